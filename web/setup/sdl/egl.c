// EGL for SDL, on Emscripten's WebGL: one display, one configuration, one surface, which is the
// canvas, and a context without alpha, depth, stencil and smoothing. Emscripten's own is JavaScript
// and brings its main loop, full screen and pictures along (a sixth of the page's script).
// SDL asks it for a handful of functions by name, and for nothing else.

#include <EGL/egl.h>
#include <GLES2/gl2.h>
#include <emscripten/html5_webgl.h>
#include <stdint.h>
#include <string.h>

// Any that are not null.
static const EGLDisplay only_display = (EGLDisplay)1;
static const EGLConfig only_config = (EGLConfig)2;
static const EGLSurface only_surface = (EGLSurface)3;

EGLDisplay eglGetDisplay(EGLNativeDisplayType display) { return only_display; }
EGLBoolean eglTerminate(EGLDisplay display) { return EGL_TRUE; }
EGLBoolean eglBindAPI(EGLenum api) { return EGL_TRUE; }
EGLBoolean eglSwapInterval(EGLDisplay display, EGLint interval) { return EGL_TRUE; }
EGLBoolean eglWaitGL(void) { return EGL_TRUE; }
EGLBoolean eglWaitNative(EGLint engine) { return EGL_TRUE; }
EGLint eglGetError(void) { return EGL_SUCCESS; }

EGLBoolean eglInitialize(EGLDisplay display, EGLint* major, EGLint* minor) {
  if (major) *major = 1;
  if (minor) *minor = 4;
  return EGL_TRUE;
}

const char* eglQueryString(EGLDisplay display, EGLint name) {
  return name == EGL_VERSION ? "1.4" : "";
}

EGLBoolean eglChooseConfig(EGLDisplay display, const EGLint* wanted, EGLConfig* configs,
                           EGLint room, EGLint* count) {
  if (configs && room > 0) configs[0] = only_config;
  *count = 1;
  return EGL_TRUE;
}

EGLBoolean eglGetConfigAttrib(EGLDisplay display, EGLConfig config, EGLint name, EGLint* value) {
  *value = name == EGL_RED_SIZE || name == EGL_GREEN_SIZE || name == EGL_BLUE_SIZE ? 8 : 0;
  return EGL_TRUE;
}

EGLSurface eglCreateWindowSurface(EGLDisplay display, EGLConfig config, EGLNativeWindowType window,
                                  const EGLint* wanted) {
  return only_surface;
}
EGLBoolean eglDestroySurface(EGLDisplay display, EGLSurface surface) { return EGL_TRUE; }

EGLContext eglCreateContext(EGLDisplay display, EGLConfig config, EGLContext shared,
                            const EGLint* wanted) {
  EmscriptenWebGLContextAttributes attributes;
  emscripten_webgl_init_context_attributes(&attributes);
  attributes.alpha = attributes.depth = attributes.stencil = attributes.antialias = 0;
  // Asking for all there are is half of what a context takes.
  attributes.enableExtensionsByDefault = 0;
  const EMSCRIPTEN_WEBGL_CONTEXT_HANDLE context =
      emscripten_webgl_create_context("#canvas", &attributes);
  if (context <= 0) return EGL_NO_CONTEXT;
#ifdef WITH_VERTEX_ARRAYS  // of Dear ImGui's backend as it comes
  emscripten_webgl_enable_OES_vertex_array_object(context);
#endif
  // Indices of 32 bits; when a context comes back, src/platform/page_bridge.cpp takes them again.
  emscripten_webgl_enable_extension(context, "OES_element_index_uint");
  return (EGLContext)(intptr_t)context;
}
EGLBoolean eglDestroyContext(EGLDisplay display, EGLContext context) { return EGL_TRUE; }

EGLBoolean eglMakeCurrent(EGLDisplay display, EGLSurface draw, EGLSurface read,
                          EGLContext context) {
  return emscripten_webgl_make_context_current((EMSCRIPTEN_WEBGL_CONTEXT_HANDLE)(intptr_t)context) ==
         EMSCRIPTEN_RESULT_SUCCESS;
}

// The browser shows what was drawn when the callback is over.
EGLBoolean eglSwapBuffers(EGLDisplay display, EGLSurface surface) { return EGL_TRUE; }

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
