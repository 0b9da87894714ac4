// A desktop with a screen reader, for one browser and one language: Xvfb, a session bus, Speech Dispatcher
// with output_module.mjs in place of a voice, Orca, and the browser. Everything it starts and writes is its
// own, and gone when it closes.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";

/** @typedef {import("./heard.mjs").Utterance} Utterance */

const outputModule = fileURLToPath(new URL("output_module.mjs", import.meta.url));
const size = { width: 1280, height: 900 };
/** @type {Record<string, string>} */
const locales = { en: "en_US", de: "de_DE", fr: "fr_FR" };

/** The first line of output of a program. @param {string} program @param {string[]} args */
export const versionOf = (program, ...args) => {
  const { stdout } = spawnSync(program, args, { encoding: "utf8" });
  return (stdout ?? "").trim().split("\n")[0];
};

export class Session {
  #folder = mkdtempSync(join(tmpdir(), "screen-reader-"));
  /** @type {import("node:child_process").ChildProcess[]} */
  #started = [];
  /** @type {NodeJS.ProcessEnv} */
  #env = {};
  #language;

  /** @param {string} language */
  constructor(language) {
    this.#language = language;
  }

  /** @param {string} name */
  #path(name) {
    const path = join(this.#folder, name);
    mkdirSync(path, { recursive: true });
    return path;
  }

  /**
   * @param {string} program
   * @param {string[]} args
   * @param {import("node:child_process").StdioOptions} [stdio]
   */
  #spawn(program, args, stdio = "ignore") {
    const child = spawn(program, args, { env: this.#env, stdio, detached: true });
    child.on("error", (error) => console.error(`${program}: ${error.message}`));
    this.#started.push(child);
    return child;
  }

  /** @param {string} program @param {string[]} args */
  run(program, ...args) {
    return spawnSync(program, args, { env: this.#env, encoding: "utf8", timeout: 10_000 });
  }

  async start() {
    const locale = `${locales[this.#language]}.UTF-8`;
    spawnSync("localedef", ["-i", locales[this.#language], "-f", "UTF-8",
      join(this.#path("locales"), locale)]);
    this.#env = {
      PATH: process.env.PATH, LANG: locale, LC_ALL: locale, LOCPATH: this.#path("locales"),
      HOME: this.#path("home"), TMPDIR: this.#folder, XDG_RUNTIME_DIR: this.#path("runtime"),
      XDG_CONFIG_HOME: this.#path("config"), XDG_DATA_HOME: this.#path("data"),
      XDG_CACHE_HOME: this.#path("cache"),
      GSETTINGS_BACKEND: "memory", ACCESSIBILITY_ENABLED: "1", GNOME_ACCESSIBILITY: "1", NO_AT_BRIDGE: "0",
      SPEECH_LOG: join(this.#folder, "speech.jsonl"),
      SPEECHD_ADDRESS: `unix_socket:${join(this.#folder, "speechd.sock")}`,
    };
    writeFileSync(this.#env.SPEECH_LOG ?? "", "");
    const screen = this.#spawn("Xvfb", ["-displayfd", "1", "-screen", "0",
      `${size.width}x${size.height}x24`, "-nolisten", "tcp"], ["ignore", "pipe", "ignore"]);
    this.#env.DISPLAY = `:${await firstLine(screen)}`;
    const bus = this.#spawn("dbus-daemon", ["--session", "--print-address=1", "--nofork", "--nopidfile"],
      ["ignore", "pipe", "ignore"]);
    this.#env.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus);
    this.run("dbus-send", "--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus",
      "org.freedesktop.DBus.Properties.Set", "string:org.a11y.Status", "string:IsEnabled",
      "variant:boolean:true");
    this.#startSpeech();
    await sleep(1000);
    this.#spawn("orca", []);
    await this.quiet(3000, 30_000);
    if (this.heard().length === 0) throw new Error("Orca says nothing; of several for one person only the first runs");
  }

  #startSpeech() {
    const folder = this.#path("speechd");
    writeFileSync(join(folder, "speechd.conf"), [
      "LogLevel 1", `LogDir "${folder}"`, 'SymbolsPreproc "char"',
      ...["gender-neutral", "font-variants", "symbols", "emojis", "orca", "orca-chars"]
        .map((name) => `SymbolsPreprocFile "${name}.dic"`),
      `AddModule "scribe" "${outputModule}" "" "${join(folder, "scribe.log")}"`,
      "DefaultModule scribe", `DefaultLanguage ${this.#language}`, "",
    ].join("\n"));
    this.#spawn("speech-dispatcher", ["-s", "-C", folder, "-c", "unix_socket",
      "-S", join(this.#folder, "speechd.sock"), "-P", join(folder, "pid")]);
  }

  /**
   * Opens the address in a browser and gives it the keyboard.
   * @param {string} name "chromium" or "firefox-esr"
   * @param {string} address
   */
  async open(name, address) {
    if (name === "chromium") {
      this.#spawn("chromium", ["--force-renderer-accessibility", "--no-sandbox", "--no-first-run",
        "--disable-background-networking", "--disable-gpu", `--accept-lang=${this.#language}`,
        `--user-data-dir=${this.#path("profile")}`, "--start-maximized",
        `--window-size=${size.width},${size.height}`, address]);
    } else {
      const profile = this.#path("profile");
      writeFileSync(join(profile, "user.js"), [
        ["intl.accept_languages", this.#language], ["intl.locale.requested", this.#language],
        ["accessibility.force_disabled", -1], ["browser.aboutwelcome.enabled", false],
        ["browser.shell.checkDefaultBrowser", false], ["datareporting.policy.dataSubmissionEnabled", false],
        ["app.update.enabled", false], ["browser.startup.homepage_override.mstone", "ignore"],
        ["termsofuse.acceptedVersion", 999], ["browser.tabs.firefox-view", false],
      ].map(([key, value]) => `user_pref(${JSON.stringify(key)}, ${JSON.stringify(value)});`).join("\n"));
      this.#spawn("firefox-esr", ["--profile", profile, "--new-instance", "--no-remote",
        "--width", String(size.width), "--height", String(size.height), address]);
    }
    for (let i = 0; i < 60; ++i) {
      const found = this.run("xdotool", "search", "--onlyvisible", "--name", "All Fours");
      const window = found.stdout.trim().split("\n").at(-1);
      if (window) {
        this.run("xdotool", "windowfocus", window);
        return;
      }
      await sleep(500);
    }
    throw new Error(`${name} shows no window with the game`);
  }

  /** @param {string} name as xdotool calls it: "Return", "ctrl+Home" */
  async press(name) {
    this.run("xdotool", "key", name);
    await sleep(200);
  }

  /** Orca's focus mode, until it is switched off: its letters go to the page. */
  async stickyFocusMode() {
    this.run("xdotool", "keydown", "Insert", "key", "a", "key", "a", "keyup", "Insert");
    await this.quiet(2000, 15_000);
  }

  /** @returns {Utterance[]} */
  heard() {
    return readFileSync(this.#env.SPEECH_LOG ?? "", "utf8").split("\n").filter(Boolean)
      .map((line) => JSON.parse(line));
  }

  /**
   * Waits until nothing has been said for a while. What is being said is written down only when it ends;
   * no utterance of the game takes longer than the pause that counts as its end.
   * @param {number} pause in milliseconds
   * @param {number} most
   */
  async quiet(pause, most) {
    const begun = Date.now();
    while (Date.now() - begun < most) {
      const last = this.heard().at(-1)?.until ?? begun;
      if (!this.#speaks() && Date.now() - Math.max(last, begun) > pause) return;
      await sleep(200);
    }
  }

  /** True while an utterance is under way. */
  #speaks() {
    try {
      return readFileSync(`${this.#env.SPEECH_LOG}.now`, "utf8") !== "";
    } catch {
      return false;
    }
  }

  async close() {
    for (const child of this.#started.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null || !child.pid) continue;
      const ended = once(child, "exit");
      process.kill(-child.pid, "SIGTERM");
      if (await Promise.race([ended, sleep(3000, "late")]) !== "late") continue;
      process.kill(-child.pid, "SIGKILL");
      await ended;
    }
    // Processes of a browser may still write while they end.
    for (let tries = 0; tries < 20; ++tries) {
      try {
        rmSync(this.#folder, { recursive: true, force: true });
        return;
      } catch {
        await sleep(500);
      }
    }
  }
}

/** @param {import("node:child_process").ChildProcess} child */
async function firstLine(child) {
  const [line] = await once(/** @type {import("node:stream").Readable} */ (child.stdout), "data");
  return String(line).trim().split("\n")[0];
}
