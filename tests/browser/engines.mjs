// Firefox and WebKit for the tests, behind one small interface: go to a page, run a function in it, click,
// press a key. Playwright drives Firefox, WebKit's own WebDriver WebKit. Both need a display for WebGL: one
// Xvfb per test file.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { createServer } from "node:net";

import { firefox } from "playwright-core";

export const size = { width: 1280, height: 720 };

/**
 * @typedef {object} Engine
 * @property {string} name
 * @property {(address: string) => Promise<void>} go  reloads even if the address is the current one
 * @property {<T>(script: (...args: any[]) => T, ...args: unknown[]) => Promise<T>} run
 * @property {(x: number, y: number) => Promise<void>} click
 * @property {(key: string) => Promise<void>} key  a single character
 * @property {() => Promise<unknown>} back
 * @property {() => string[]} wrong  errors and warnings of the console, where it can be read
 * @property {() => Promise<void>} close
 */

/** Starts a display; returns a function that ends it. */
export async function display() {
  const server = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1400x900x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "pipe", "ignore"] });
  const [number] = await once(server.stdout, "data");
  process.env.DISPLAY = `:${String(number).trim()}`;
  return () => server.kill();
}

/** @returns {Promise<Engine>} */
export async function startFirefox() {
  const browser = await firefox.launch({
    channel: "moz-firefox", executablePath: "/usr/bin/firefox-esr",
  });
  const page = await browser.newPage({ viewport: size });
  /** @type {string[]} */
  const wrong = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) wrong.push(message.text());
  });
  page.on("pageerror", (error) => wrong.push(String(error.stack)));
  return {
    name: "Firefox",
    go: async (address) => {
      // Firefox logs an error if the page is left while its service worker answers.
      await page.waitForLoadState("networkidle");
      // An address that differs only in its fragment would not load the page.
      await page.goto("about:blank");
      await page.goto(address);
    },
    run: (script, ...args) => page.evaluate(`(${script})(...${JSON.stringify(args)})`),
    click: (x, y) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    back: () => page.goBack(),
    wrong: () => wrong,
    close: () => browser.close(),
  };
}

const libraries = "/usr/lib";

/** The path of the distribution's MiniBrowser for WebKit. */
async function miniBrowser() {
  for (const machine of await readdir(libraries)) {
    if (!machine.endsWith("-linux-gnu")) continue;
    for (const part of await readdir(`${libraries}/${machine}`)) {
      if (part.startsWith("webkit2gtk-4")) return `${libraries}/${machine}/${part}/MiniBrowser`;
    }
  }
  throw new Error("there is no MiniBrowser: webkit2gtk-driver brings it");
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {{port: number}} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** @returns {Promise<Engine>} */
export async function startWebKit() {
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore" });
  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   */
  const call = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`,
      { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (value?.error) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
  };
  for (let tries = 0; ; ++tries) {
    try {
      await call("GET", "/status");
      break;
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  const { sessionId } = await call("POST", "/session", { capabilities: { alwaysMatch: {
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: await miniBrowser(), args: ["--automation"] },
  } } });
  const at = `/session/${sessionId}`;
  await call("POST", `${at}/window/rect`, size);
  /** @param {object} source of actions */
  const perform = (source) => call("POST", `${at}/actions`, { actions: [source] });
  return {
    name: "WebKit",
    go: async (address) => {
      await call("POST", `${at}/url`, { url: "about:blank" });
      await call("POST", `${at}/url`, { url: address });
    },
    run: (script, ...args) => call("POST", `${at}/execute/sync`,
      { script: `return (${script})(...arguments)`, args }),
    click: (x, y) => perform({
      type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions: [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ],
    }),
    key: (key) => perform({
      type: "key", id: "keys",
      actions: [{ type: "keyDown", value: key }, { type: "keyUp", value: key }],
    }),
    back: () => call("POST", `${at}/back`, {}),
    wrong: () => [],
    close: async () => {
      await call("DELETE", at);
      driver.kill();
    },
  };
}
