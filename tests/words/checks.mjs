// Counts checks for the last line of the output.

let passed = 0;
let failed = 0;

/**
 * @param {string} what
 * @param {boolean} good
 * @param {string} [detail]
 */
export function check(what, good, detail = "") {
  if (good) {
    passed += 1;
  } else {
    failed += 1;
    console.log(`FAILED: ${what}\n${detail}`);
  }
}

export const anyFailed = () => failed > 0;

/** Ends the program's output with "N passed, N failed". */
export function conclude() {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
