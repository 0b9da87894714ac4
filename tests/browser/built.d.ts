// The modules that Emscripten writes beside the page's own scripts.

declare module "*/page.js" {
  const create: (options?: Record<string, unknown>) => Promise<any>;
  export default create;
}

// What web/setup/dist.mjs fills in.
declare const ALLFOURS_FILES: Record<string, string>;
declare const ALLFOURS_BUILD: string;
