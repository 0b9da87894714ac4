// The modules that Emscripten writes beside the page's own scripts.

declare module "*/page.js" {
  const create: (options?: Record<string, unknown>) => Promise<any>;
  export default create;
}

// The package that assets/build fetches.

declare module "*/qr/decode.js" {
  export const decodeQR: (picture: { width: number, height: number, data: Uint8ClampedArray }) => string;
}

// Filled in by web/setup/dist.mjs.
declare const ALLFOURS_FILES: Record<string, string>;
declare const ALLFOURS_BUILD: string;
