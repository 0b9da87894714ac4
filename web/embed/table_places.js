// Limits the tables of a page that have a frame. A browser allows about 16 WebGL contexts per page and then
// drops the oldest; so beyond a dozen, tables far from the viewport give up their frames, and return at the
// same moment when they come near again.

const most = 12;

/** The distance of an element from the viewport, in CSS pixels; infinite while it is not displayed.
 * @param {Element} element */
export function distanceOf(element) {
  if (element.getClientRects().length === 0) return Infinity;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return Math.max(top - innerHeight, -bottom, left - innerWidth, -right);
}

/**
 * @typedef {object} Table
 * @property {() => number} distance from the viewport
 * @property {() => boolean} canRest nothing would be lost, and no request is pending
 * @property {() => void} rest
 * @property {() => void} comeBack called when there is room
 */

/** @type {Set<Table>} */
const standing = new Set();
/** Tables that want a frame, but are not in view. @type {Set<Table>} */
const line = new Set();

/** Makes the farthest table give up its frame; false if none can. */
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
 * May this table have a frame now? A table in view or in use always may; others wait for their turn.
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

/** To be called when a table may have become able to rest, or has gone. */
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
