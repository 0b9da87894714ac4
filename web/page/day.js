// The local date, for the deal of the day: told when it changes. A page left open overnight offers the new
// day's deal. Timers stop while a device sleeps, so the date is also compared whenever the person comes back
// or touches anything. Test: tests/browser/today.test.mjs.

/** "2026-11-22", by the local clock. */
export function localDate() {
  const now = new Date();
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** From now to the next local midnight, in ms; a day has 23 to 25 hours. */
function untilMidnight() {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

/** @param {(date: string) => void} tell */
export function watchDay(tell) {
  let told = localDate();
  const look = () => {
    const date = localDate();
    if (date === told) return;
    told = date;
    tell(date);
  };
  const wait = () => setTimeout(() => {
    look();
    wait();
  }, Math.max(untilMidnight(), 1000));
  wait();
  for (const event of ["visibilitychange", "focus", "pointerdown", "keydown"]) {
    window.addEventListener(event, look, true);
  }
}
