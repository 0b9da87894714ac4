// Who leaves a table of people on devices, when and how: afterwards both sit there again, nothing that was played is
// lost, and both devices have the same record. `node tests/together/who_leaves.mjs` prints all of it as a table.
import { test } from "node:test";

import { leaveAndComeBack, phases, ways } from "./leaving.mjs";
import { all, browser } from "./page.mjs";

const chrome = browser();

/** The cell of every run; together.test.mjs has a guest who reloads. The others with `--all`. */
const quick = "in the bidding, the host closes the tab";

for (const phase of Object.keys(phases)) {
  for (const role of /** @type {const} */ (["host", "guest"])) {
    for (const way of Object.keys(ways)) {
      const name = `${phase}, the ${role} ${way}`;
      test(name, { skip: !all && name !== quick, timeout: 180_000 }, async (t) => {
        t.diagnostic(await leaveAndComeBack({ browser: chrome, way: "text" }, phase, role, way));
      });
    }
  }
}
