// The picture of the court cards, drawn from courts.svg (assets/atlas.mjs) at the size the cards need.

// Largest card width in device pixels for which the picture is sharp at its own size; larger cards get twice
// that.
const crisp = 305;

/** Waits until the page is idle, or briefly: some browsers lack the callback. */
const rest = () => new Promise((go) => "requestIdleCallback" in window
  ? requestIdleCallback(go, { timeout: 200 }) : setTimeout(go, 20));

/** Scale factor: src/ui/layout/layout.cpp limits cards to about a sixth of the window's height, a quarter of its
 * width, and 440 CSS pixels. */
function timesLarger() {
  const width = Math.min(innerHeight * 0.168, innerWidth * 0.244, 440) * devicePixelRatio;
  return width > crisp ? 2 : 1;
}

/** One court after the other, so that nothing stutters.
 * @param {Uint8Array<ArrayBuffer>} bytes of courts.svg
 * @returns {Promise<ImageBitmap>} */
export async function drawnCourts(bytes) {
  const times = timesLarger();
  const { documentElement: atlas } =
    new DOMParser().parseFromString(new TextDecoder().decode(bytes), "image/svg+xml");
  const size = (/** @type {Element} */ part, /** @type {string} */ name) =>
    Number(part.getAttribute(name)) * times;
  const canvas = document.createElement("canvas");
  canvas.width = size(atlas, "width");
  canvas.height = size(atlas, "height");
  const pen = canvas.getContext("2d");
  if (!pen || atlas.children.length === 0) throw new Error("the courts cannot be drawn");
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  for (const cell of atlas.children) {
    const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => size(cell, name));
    cell.setAttribute("width", String(width));
    cell.setAttribute("height", String(height));
    await rest();
    const image = new Image();
    const picture = new Blob([new XMLSerializer().serializeToString(cell)], { type: "image/svg+xml" });
    image.src = URL.createObjectURL(picture);
    try {
      await image.decode();
      pen.drawImage(image, x, y, width, height);
    } finally {
      URL.revokeObjectURL(image.src);
    }
  }
  return createImageBitmap(canvas);
}
