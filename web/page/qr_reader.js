// The reader of QR codes where the browser has none (scan.js), from assets/build.
export { decodeQR } from "./qr/decode.js";
