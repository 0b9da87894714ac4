/** The element with this id, which must exist and be of this kind.
 * @template {Element} T
 * @param {string} id
 * @param {new () => T} kind
 * @returns {T} */
export function element(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`the page lacks #${id}`);
  return found;
}
