#include "platform/window.hpp"

#include <GLES2/gl2.h>
#include <emscripten/html5.h>
#include <imgui_impl_opengl3.h>
#include <imgui_internal.h>

#include <algorithm>
#include <bit>
#include <cstdint>

#include "ui/layout.hpp"

namespace allfours {

namespace {

constexpr const char* canvas = "#canvas";
constexpr float nowhere = -100000;  // outside of everything

// SDL listens to the canvas by itself, with a listener for mouse, wheel, fingers and keys each. It
// then takes away from the page what it should keep: pinch zoom (fingers), the mouse events that
// would follow a tap (twice a press), Tab, F5 and the arrow keys (keys), and a cached page when
// going back (leaving). Instead the page sends us its pointer events, one stream for every device,
// and there is nothing to type on the canvas. So these are switched off again; the canvas' size
// is the page's too, since only its ResizeObserver knows it to the pixel.
void silence_sdl() {
  const auto document = EMSCRIPTEN_EVENT_TARGET_DOCUMENT;
  emscripten_set_mousemove_callback(canvas, nullptr, false, nullptr);
  emscripten_set_mousedown_callback(canvas, nullptr, false, nullptr);
  emscripten_set_mouseup_callback(document, nullptr, false, nullptr);
  emscripten_set_mouseenter_callback(canvas, nullptr, false, nullptr);
  emscripten_set_mouseleave_callback(canvas, nullptr, false, nullptr);
  emscripten_set_wheel_callback(canvas, nullptr, false, nullptr);
  emscripten_set_touchstart_callback(canvas, nullptr, false, nullptr);
  emscripten_set_touchend_callback(canvas, nullptr, false, nullptr);
  emscripten_set_touchmove_callback(canvas, nullptr, false, nullptr);
  emscripten_set_touchcancel_callback(canvas, nullptr, false, nullptr);
  emscripten_set_keydown_callback(canvas, nullptr, false, nullptr);
  emscripten_set_keyup_callback(canvas, nullptr, false, nullptr);
  emscripten_set_keypress_callback(canvas, nullptr, false, nullptr);
  emscripten_set_resize_callback(EMSCRIPTEN_EVENT_TARGET_WINDOW, nullptr, false, nullptr);
  emscripten_set_beforeunload_callback(nullptr, nullptr);
}

}  // namespace

bool Window::open(const char* title) {
  // Keys that go elsewhere on the page are never SDL's.
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, canvas);
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return false;
  // What it still hears (the window's focus) nobody would read.
  SDL_SetEventFilter([](void*, SDL_Event*) { return 0; }, nullptr);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 2);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
  window_ = SDL_CreateWindow(title, 0, 0, 1, 1, SDL_WINDOW_OPENGL);
  if (window_ == nullptr) return false;
  silence_sdl();
  context_ = SDL_GL_CreateContext(window_);
  if (context_ == nullptr) return false;

  IMGUI_CHECKVERSION();
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  ImGui_ImplOpenGL3_Init("#version 100");

  emscripten_set_webglcontextlost_callback(canvas, this, false,
                                           [](int, const void*, void* window) -> EM_BOOL {
                                             static_cast<Window*>(window)->lost_ = true;
                                             return EM_TRUE;  // we want it back
                                           });
  emscripten_set_webglcontextrestored_callback(canvas, this, false,
                                               [](int, const void*, void* window) -> EM_BOOL {
                                                 static_cast<Window*>(window)->forget_textures();
                                                 return EM_TRUE;
                                               });
  return true;
}

void Window::resize(const page::Size& size) {
  page_size_ = size;
  size_ = size;
  zoom_ = ui::zoom_of(size.width, size.height, text_size_);
  size_.width /= zoom_;
  size_.height /= zoom_;
  size_.ratio *= zoom_;
  outdated_ = true;
}

void Window::set_text_size(int text_size) {
  if (text_size == text_size_) return;
  text_size_ = text_size;
  if (page_size_.width > 0) resize(page_size_);
}

void Window::point(page::Pointer what, float x, float y, bool touch) {
  if (context_ == nullptr) return;
  ImGuiIO& io = ImGui::GetIO();
  if (touch != touch_) outdated_ = true;  // what is under a finger is not drawn as hovered
  touch_ = touch;
  io.AddMouseSourceEvent(touch ? ImGuiMouseSource_TouchScreen : ImGuiMouseSource_Mouse);
  const bool gone = what == page::Pointer::leave || what == page::Pointer::cancel;
  if (gone) {
    // Released out there, a press comes to nothing.
    io.AddMousePosEvent(nowhere, nowhere);
  } else {
    io.AddMousePosEvent(x / zoom_, y / zoom_);
  }
  if (what == page::Pointer::down) io.AddMouseButtonEvent(ImGuiMouseButton_Left, true);
  if (what == page::Pointer::up || what == page::Pointer::cancel) {
    io.AddMouseButtonEvent(ImGuiMouseButton_Left, false);
  }
  // A finger that is lifted is nowhere.
  if (what == page::Pointer::up && touch) io.AddMousePosEvent(nowhere, nowhere);
  wake_();
}

void Window::wheel(float steps) {
  if (context_ == nullptr) return;
  ImGui::GetIO().AddMouseWheelEvent(0, steps);
  wake_();
}

void Window::courts_arrived() {
  courts_here_ = true;
  outdated_ = true;
}

bool Window::input_waits() const { return !ImGui::GetCurrentContext()->InputEventsQueue.empty(); }

ImTextureID Window::courts() const {
  return std::bit_cast<ImTextureID>(static_cast<std::uintptr_t>(courts_));
}

void Window::forget_textures() {
  lost_ = false;
  page::forget_graphics();
  courts_ = 0;
  renew_textures_ = true;
  outdated_ = true;
  wake_();
}

void Window::set_up_page() {
  int width = 0;
  int height = 0;
  emscripten_get_canvas_element_size(canvas, &width, &height);
  // Setting a size, even the same, empties the canvas: it is done right before drawing.
  if (width == size_.pixel_width && height == size_.pixel_height) return;
  emscripten_set_canvas_element_size(canvas, size_.pixel_width, size_.pixel_height);
}

void Window::begin_frame(ui::Fonts& fonts, double step) {
  outdated_ = false;
  set_up_page();
  ImGuiIO& io = ImGui::GetIO();
  if (renew_textures_) {
    renew_textures_ = false;
    fonts.forget();
    ImGui_ImplOpenGL3_DestroyDeviceObjects();
  }
  if (fonts.build(io, size_.ratio)) ImGui_ImplOpenGL3_DestroyFontsTexture();
  ImGui_ImplOpenGL3_NewFrame();
  if (io.Fonts->TexID == nullptr) ImGui_ImplOpenGL3_CreateFontsTexture();
  if (courts_ == 0 && courts_here_) {
    glGenTextures(1, &courts_);
    glBindTexture(GL_TEXTURE_2D, courts_);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    courts_here_ = page::upload_courts();
    glGenerateMipmap(GL_TEXTURE_2D);
  }

  // The hair more keeps the product from falling below a whole pixel.
  io.DisplaySize = ImVec2(size_.width, size_.height);
  constexpr float hair = 0.01F;
  io.DisplayFramebufferScale =
      ImVec2((static_cast<float>(size_.pixel_width) + hair) / size_.width,
             (static_cast<float>(size_.pixel_height) + hair) / size_.height);
  io.DeltaTime = std::max(0.001F, static_cast<float>(step));
  ImGui::NewFrame();
}

void Window::end_frame() {
  ImGui::Render();
  glViewport(0, 0, size_.pixel_width, size_.pixel_height);
  glClearColor(0, 0, 0, 1);
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  SDL_GL_SwapWindow(window_);
}

}  // namespace allfours
