// Two networks that cannot reach each other, and a TURN server that both can reach: network namespaces of Linux, for
// relay.test.mjs. The guest's network is the one that this process is in, which must be empty (tests/relay makes it);
// the host's browser is started in the other one. Nothing leaves the machine. Needs root, `ip` and coturn.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** The namespaces of the host's network, and of everything between the two. */
const [host, between] = ["host", "between"].map((name) => `allfours${process.pid}-${name}`);
/** Where the TURN server listens, and a place in the same network where nobody does. */
export const relayPlace = "10.77.0.1:3478";
export const emptyPlace = "10.77.0.2:3478";
export const credentials = { name: "ann", password: "p@ss:word" };

/** @param {string} words */
const ip = (words) => String(execFileSync("ip", words.split(" "), { stdio: "pipe" }));

/** In a namespace: passes connections to this port on to a socket in the file system. */
const passOn = `const { connect, createServer } = require("node:net");
const [port, socket] = process.argv.slice(1);
createServer((one) => {
  const other = connect(socket);
  for (const [from, to] of [[one, other], [other, one]]) from.on("error", () => to.destroy()).pipe(to);
}).listen(Number(port), "127.0.0.1", () => console.log("ready"));`;

/** Ends a process and waits for it. @param {import("node:child_process").ChildProcess} child */
async function end(child) {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

export class Networks {
  #folder = mkdtempSync(join(tmpdir(), "allfours-relay-"));
  /** @type {import("node:child_process").ChildProcess[]} */
  #running = [];
  /** @type {import("node:net").Server[]} */
  #servers = [];

  constructor() {
    if (Object.keys(networkInterfaces()).some((name) => name !== "lo")) {
      throw new Error("this is the machine's own network: run it by tests/relay");
    }
    ip("link set lo up");
    for (const name of [host, between]) {
      ip(`netns add ${name}`);
      ip(`-n ${name} link set lo up`);
    }
    execFileSync("ip", ["netns", "exec", between, "sh", "-c", "echo 0 > /proc/sys/net/ipv4/ip_forward"]);
    for (const address of ["10.77.0.1", "10.77.0.2"]) ip(`-n ${between} addr add ${address}/32 dev lo`);
    for (const [at, [there, here]] of [[host, `-n ${host} `], [String(process.pid), ""]].entries()) {
      ip(`-n ${between} link add way${at} type veth peer name way netns ${there}`);
      ip(`-n ${between} addr add 10.77.${at + 1}.1/24 dev way${at}`);
      ip(`-n ${between} link set way${at} up`);
      ip(`${here}addr add 10.77.${at + 1}.2/24 dev way`.trim());
      ip(`${here}link set way up`);
      ip(`${here}route add default via 10.77.${at + 1}.1`);
    }
  }

  /** A program that starts another one in the host's network. @param {string} program */
  programOfHost(program) {
    const script = join(this.#folder, "host-program");
    writeFileSync(script, `#!/bin/sh\nexec ip netns exec ${host} ${program} "$@"\n`);
    chmodSync(script, 0o755);
    return script;
  }

  /** Serves this address, which is of this network, in the host's too. @param {string} address */
  async serveHost(address) {
    const { port } = new URL(address);
    const socket = join(this.#folder, "page");
    const server = createServer((one) => {
      const other = connect(Number(port), "127.0.0.1");
      one.on("error", () => other.destroy()).pipe(other);
      other.on("error", () => one.destroy()).pipe(one);
    }).listen(socket);
    await once(server, "listening");
    this.#servers.push(server);
    const child = spawn("ip", ["netns", "exec", host, process.execPath, "-e", passOn, port, socket],
      { stdio: ["ignore", "pipe", "inherit"] });
    this.#running.push(child);
    await once(/** @type {import("node:stream").Readable} */ (child.stdout), "data");
  }

  /** Packets that have come to the TURN server so far. */
  passed() {
    return [0, 1].map((at) => Number(ip(`netns exec ${between} cat /sys/class/net/way${at}/statistics/rx_packets`)))
      .reduce((sum, one) => sum + one);
  }

  /** Starts the TURN server. @param {string} program coturn */
  async startRelay(program) {
    const settings = join(this.#folder, "turn.conf");
    writeFileSync(settings, ["listening-ip=10.77.0.1", "relay-ip=10.77.0.1", "listening-port=3478", "lt-cred-mech",
      `user=${credentials.name}:${credentials.password}`, "realm=allfours.example", "no-tls", "no-dtls", "no-cli",
      "log-file=stdout", "simple-log", "verbose", `pidfile=${join(this.#folder, "turn.pid")}`,
      `userdb=${join(this.#folder, "turn.db")}`, ""].join("\n"));
    const child = spawn("ip", ["netns", "exec", between, program, "-c", settings],
      { stdio: ["ignore", "pipe", "pipe"] });
    this.#running.push(child);
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => said += text);
    for (let tries = 0; !/UDP listener opened/.test(said); ++tries) {
      if (child.exitCode !== null || tries === 100) throw new Error(`coturn does not start: ${said}`);
      await pause(100);
    }
  }

  async close() {
    for (const child of this.#running) await end(child);
    for (const server of this.#servers) server.close();
    for (const name of [host, between]) ip(`netns del ${name}`);
    rmSync(this.#folder, { recursive: true });
  }
}
