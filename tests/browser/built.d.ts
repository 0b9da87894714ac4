// The modules that Emscripten writes beside the page's own scripts.

declare module "*/page.js" {
  const create: (options?: Record<string, unknown>) => Promise<any>;
  export default create;
}

// Filled in by web/setup/dist.mjs.
declare const ALLFOURS_FILES: Record<string, string>;
declare const ALLFOURS_BUILD: string;
