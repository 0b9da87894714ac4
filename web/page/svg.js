/** A new SVG element with these attributes and children.
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {Node[]} children */
export function makeSvg(name, attributes, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}
