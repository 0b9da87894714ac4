// Colours as people see them who lack one kind of cones, and how far apart two colours are. The matrices are
// those of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
// Deficiency" (2009), severity 1, for linear RGB; the difference is that of CIELAB (1976), in units of which
// one is just seen beside the other. Test: check.mjs.

/** @type {Record<string, number[][]>} */
const matrices = {
  normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
export const visions = Object.keys(matrices);

/** @param {number[][]} matrix @param {number[]} vector */
const times = (matrix, vector) => matrix.map((row) => row.reduce((sum, one, i) => sum + one * vector[i], 0));

const toXyz = [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.072175], [0.0193339, 0.119192, 0.9503041]];
const white = times(toXyz, [1, 1, 1]);

/** @param {string} hex "#rrggbb" @param {string} vision */
function labOf(hex, vision) {
  const linear = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  const seen = times(matrices[vision], linear).map((value) => Math.min(1, Math.max(0, value)));
  const [x, y, z] = times(toXyz, seen).map((value, i) => value / white[i])
    .map((value) => (value > 216 / 24389 ? Math.cbrt(value) : (24389 / 27 * value + 16) / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** @param {string} one @param {string} other @param {string} vision */
export function difference(one, other, vision) {
  const [a, b] = [one, other].map((hex) => labOf(hex, vision));
  return Math.hypot(...a.map((value, i) => value - b[i]));
}

/** The two colours of a pack that are the least apart. @param {string[]} pack @param {string} vision */
export function closestPair(pack, vision) {
  let closest = { first: 0, second: 0, difference: Infinity };
  for (let first = 0; first < pack.length; ++first) {
    for (let second = first + 1; second < pack.length; ++second) {
      const apart = difference(pack[first], pack[second], vision);
      if (apart < closest.difference) closest = { first, second, difference: apart };
    }
  }
  return closest;
}
