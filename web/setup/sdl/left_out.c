// What of SDL the page does without, as functions that do nothing: events, keyboard, mouse and touch
// (the page sends us its pointers and keys), surfaces and renderers (Dear ImGui draws), sentences
// about errors and a log of them (that something failed is all anybody asks), the environment.
// The rest of SDL, window, display and context, calls these; it is SDL's own (third_party.cmake).

#include "SDL_internal.h"

#include "SDL_assert_c.h"
#include "SDL_log_c.h"
#include "SDL_render.h"
#include "events/SDL_events_c.h"
#include "events/SDL_keyboard_c.h"
#include "events/SDL_mouse_c.h"
#include "events/SDL_touch_c.h"
#include "video/SDL_pixels_c.h"
#include "video/emscripten/SDL_emscriptenevents.h"
#include "video/emscripten/SDL_emscriptenframebuffer.h"
#include "video/emscripten/SDL_emscriptenmouse.h"
#include "video/emscripten/SDL_emscriptenvideo.h"

// Errors and the log.
int SDL_SetError(const char* text, ...) { return -1; }
int SDL_Error(SDL_errorcode code) { return -1; }
const char* SDL_GetError(void) { return ""; }
void SDL_ClearError(void) {}
void SDL_LogInit(void) {}
void SDL_LogQuit(void) {}
SDL_LogPriority SDL_LogGetPriority(int category) { return SDL_LOG_PRIORITY_CRITICAL; }
void SDL_Log(const char* text, ...) {}
void SDL_LogDebug(int category, const char* text, ...) {}
void SDL_LogWarn(int category, const char* text, ...) {}
void SDL_AssertionsQuit(void) {}
char* SDL_getenv(const char* name) { return NULL; }

// Events.
int SDL_EventsInit(void) { return 0; }
void SDL_EventsQuit(void) {}
Uint8 SDL_EventState(Uint32 type, int state) { return SDL_IGNORE; }
int SDL_SendAppEvent(SDL_EventType type) { return 0; }
int SDL_SendDisplayEvent(SDL_VideoDisplay* display, Uint8 event, int data) { return 0; }
int SDL_SendWindowEvent(SDL_Window* window, Uint8 event, int data1, int data2) { return 0; }
void Emscripten_RegisterEventHandlers(SDL_WindowData* data) {}
void Emscripten_UnregisterEventHandlers(SDL_WindowData* data) {}
EM_BOOL Emscripten_HandleCanvasResize(int type, const void* reserved, void* data) { return 0; }

// Keyboard, mouse and touch.
int SDL_KeyboardInit(void) { return 0; }
void SDL_KeyboardQuit(void) {}
void SDL_ResetKeyboard(void) {}
SDL_Window* SDL_GetKeyboardFocus(void) { return NULL; }
void SDL_SetKeyboardFocus(SDL_Window* window) {}
int SDL_MousePreInit(void) { return 0; }
void SDL_MousePostInit(void) {}
void SDL_MouseQuit(void) {}
SDL_Mouse* SDL_GetMouse(void) {
  static SDL_Mouse none;
  return &none;
}
SDL_Window* SDL_GetMouseFocus(void) { return NULL; }
void SDL_SetMouseFocus(SDL_Window* window) {}
Uint32 SDL_GetMouseState(int* x, int* y) { return 0; }
SDL_bool SDL_GetRelativeMouseMode(void) { return SDL_FALSE; }
int SDL_SetRelativeMouseMode(SDL_bool enabled) { return 0; }
int SDL_ShowCursor(int toggle) { return SDL_ENABLE; }
int SDL_UpdateMouseCapture(SDL_bool force_release) { return 0; }
void SDL_WarpMouseInWindow(SDL_Window* window, int x, int y) {}
void SDL_PerformWarpMouseInWindow(SDL_Window* window, int x, int y, SDL_bool ignore_relative) {}
int SDL_TouchInit(void) { return 0; }
void SDL_TouchQuit(void) {}
void Emscripten_InitMouse(void) {}
void Emscripten_FiniMouse(void) {}

// Pictures that SDL would draw itself.
int Emscripten_CreateWindowFramebuffer(_THIS, SDL_Window* window, Uint32* format, void** pixels,
                                       int* pitch) {
  return -1;
}
int Emscripten_UpdateWindowFramebuffer(_THIS, SDL_Window* window, const SDL_Rect* rects,
                                       int count) {
  return -1;
}
void Emscripten_DestroyWindowFramebuffer(_THIS, SDL_Window* window) {}
void SDL_CalculateGammaRamp(float gamma, Uint16* ramp) {}
SDL_bool SDL_PixelFormatEnumToMasks(Uint32 format, int* bits, Uint32* red, Uint32* green,
                                    Uint32* blue, Uint32* alpha) {
  return SDL_FALSE;
}
SDL_Surface* SDL_ConvertSurfaceFormat(SDL_Surface* surface, Uint32 format, Uint32 flags) {
  return NULL;
}
SDL_Surface* SDL_CreateRGBSurfaceFrom(void* pixels, int width, int height, int depth, int pitch,
                                      Uint32 red, Uint32 green, Uint32 blue, Uint32 alpha) {
  return NULL;
}
void SDL_FreeSurface(SDL_Surface* surface) {}
int SDL_GetNumRenderDrivers(void) { return 0; }
int SDL_GetRenderDriverInfo(int index, SDL_RendererInfo* info) { return -1; }
int SDL_GetRendererInfo(SDL_Renderer* renderer, SDL_RendererInfo* info) { return -1; }
SDL_Renderer* SDL_CreateRenderer(SDL_Window* window, int index, Uint32 flags) { return NULL; }
SDL_Renderer* SDL_GetRenderer(SDL_Window* window) { return NULL; }
void SDL_DestroyRenderer(SDL_Renderer* renderer) {}
void SDL_DestroyRendererWithoutFreeing(SDL_Renderer* renderer) {}
SDL_Texture* SDL_CreateTexture(SDL_Renderer* renderer, Uint32 format, int access, int width,
                               int height) {
  return NULL;
}
void SDL_DestroyTexture(SDL_Texture* texture) {}
int SDL_UpdateTexture(SDL_Texture* texture, const SDL_Rect* area, const void* pixels, int pitch) {
  return -1;
}
int SDL_RenderCopy(SDL_Renderer* renderer, SDL_Texture* texture, const SDL_Rect* from,
                   const SDL_Rect* to) {
  return -1;
}
void SDL_RenderPresent(SDL_Renderer* renderer) {}
int SDL_RenderSetViewport(SDL_Renderer* renderer, const SDL_Rect* area) { return -1; }

// Libraries that are loaded while a program runs.
void* SDL_LoadObject(const char* file) { return NULL; }
void* SDL_LoadFunction(void* handle, const char* name) { return NULL; }
void SDL_UnloadObject(void* handle) {}
