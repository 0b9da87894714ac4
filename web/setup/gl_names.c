// What SDL asks eglGetProcAddress for, and nothing else: Emscripten's own brings every function of
// WebGL into the page (8 KB after gzip). Without it, -sGL_ENABLE_GET_PROC_ADDRESS=0.

#include <EGL/egl.h>
#include <GLES2/gl2.h>
#include <string.h>

typedef __eglMustCastToProperFunctionPointerType Function;

Function eglGetProcAddress(const char* name) {
  static const struct {
    const char* name;
    Function function;
  } known[] = {
      {"glGetString", (Function)glGetString},
      {"glGetIntegerv", (Function)glGetIntegerv},
      {"glGetError", (Function)glGetError},
      {"glGetFramebufferAttachmentParameteriv", (Function)glGetFramebufferAttachmentParameteriv},
  };
  for (size_t i = 0; i < sizeof known / sizeof *known; ++i) {
    if (strcmp(name, known[i].name) == 0) return known[i].function;
  }
  return NULL;
}
