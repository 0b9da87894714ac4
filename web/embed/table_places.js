// How many tables stand on a page at once. A browser gives a page some 16 pictures and then takes the
// oldest away; so beyond a dozen those that are far from the window rest, and come back at their
// moment when they are near again.

const most = 12;

/** How far from the window an element is, in CSS pixels. @param {Element} element */
export function distanceOf(element) {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return Math.max(top - innerHeight, -bottom, left - innerWidth, -right);
}

/**
 * @typedef {object} Table
 * @property {() => number} distance from the window
 * @property {() => boolean} canRest nothing is lost by it, and nobody waits for it
 * @property {() => void} rest
 * @property {() => void} comeBack its turn has come
 */

/** @type {Set<Table>} */
const standing = new Set();
/** Those that want a place, and are not looked at. @type {Set<Table>} */
const line = new Set();

/** Has the one that is farthest away rest; false where none can. */
function makeRoom() {
  let far = null;
  for (const table of standing) {
    if (table.canRest() && (!far || table.distance() > far.distance())) far = table;
  }
  if (!far) return false;
  standing.delete(far);
  far.rest();
  return true;
}

/**
 * May this table stand now? One that is looked at or asked always may; another waits for its turn.
 * @param {Table} table
 * @param {boolean} wanted
 */
export function enter(table, wanted) {
  while (standing.size >= most && makeRoom());
  if (standing.size >= most && !wanted) {
    line.add(table);
    return false;
  }
  line.delete(table);
  standing.add(table);
  return true;
}

/** Somebody could rest now, or has gone. */
export function settle() {
  while (standing.size > most && makeRoom());
  const [next] = line;
  if (next && (standing.size < most || makeRoom())) {
    line.delete(next);
    next.comeBack();
  }
}

/** @param {Table} table */
export function leave(table) {
  line.delete(table);
  if (standing.delete(table)) settle();
}
