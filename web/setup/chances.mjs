// The chance tables of src/players/chances/chances_made.inc as the pack that the page loads (src/players/chances/chances.hpp).

/** @param {string} made that file's text */
export function chancesPack(made) {
  const numbers = made.match(/made_numbers\{([^}]*)\}/)?.[1].replace(/\/\/.*/g, "").match(/\d+/g);
  if (!numbers) throw new Error("chances_made.inc has no numbers");
  const bytes = numbers.map(Number).flatMap((number) => [number & 255, number >> 8]);
  return Uint8Array.from([...new TextEncoder().encode("allfours chances\n"), ...bytes]);
}
