// The modules that Emscripten writes beside the page's own scripts.

declare module "*/page.js" {
  const create: (options?: Record<string, unknown>) => Promise<any>;
  export default create;
}
