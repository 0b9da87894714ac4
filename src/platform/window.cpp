#include "platform/window.hpp"

#include <EGL/egl.h>
#include <GLES2/gl2.h>
#include <emscripten/html5.h>
#include <imgui_impl_opengl3.h>
#include <imgui_internal.h>

#include <bit>
#include <cstdint>
#include <string_view>

#include "ui/layout/layout.hpp"

// Emscripten's own knows every function of GL and links them all (GL_ENABLE_GET_PROC_ADDRESS); SDL
// asks for these.
extern "C" __eglMustCastToProperFunctionPointerType eglGetProcAddress(const char* name) {
  const std::string_view wanted = name;
  using Function = __eglMustCastToProperFunctionPointerType;
  if (wanted == "glGetString") return reinterpret_cast<Function>(glGetString);
  if (wanted == "glGetIntegerv") return reinterpret_cast<Function>(glGetIntegerv);
  if (wanted == "glGetError") return reinterpret_cast<Function>(glGetError);
  return nullptr;
}

namespace allfours {

namespace {

constexpr const char* canvas = "#canvas";

// A new context, and one that comes back, has none of them.
void enable_extensions() {
  const EMSCRIPTEN_WEBGL_CONTEXT_HANDLE webgl = emscripten_webgl_get_current_context();
  emscripten_webgl_enable_extension(webgl, "OES_element_index_uint");
  emscripten_webgl_enable_OES_vertex_array_object(webgl);
}

}  // namespace

bool Window::open(const char* title) {
  if (!page::has_picture() || SDL_Init(SDL_INIT_VIDEO) != 0) return false;
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 2);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
  window_ = SDL_CreateWindow(title, 0, 0, 1, 1, SDL_WINDOW_OPENGL);
  if (window_ == nullptr) return false;
  emscripten_html5_remove_all_event_listeners();
  context_ = SDL_GL_CreateContext(window_);
  if (context_ == nullptr) return false;
  enable_extensions();

  // Only for the backend, which stores its data and finds the atlas there. Lives as long as the
  // page; without ImGui::CreateContext nothing of ImGui's windows is linked.
  ImGui::SetCurrentContext(IM_NEW(ImGuiContext)(&surface_.atlas()));
  ImGui_ImplOpenGL3_Init("#version 100");
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
  if (context_ == nullptr || lost_) return;
  if (touch != touch_) outdated_ = true;  // no hover under a finger
  touch_ = touch;
  // A press released outside has no effect.
  const bool gone = what == page::Pointer::leave || what == page::Pointer::cancel;
  surface_.point_at(gone ? ui::nowhere : ImVec2(x / zoom_, y / zoom_));
  if (what == page::Pointer::down) surface_.press(true);
  if (what == page::Pointer::up || what == page::Pointer::cancel) surface_.press(false);
  // A lifted finger is nowhere.
  if (what == page::Pointer::up && touch) surface_.point_at(ui::nowhere);
  wake_();
}

void Window::wheel(float steps) {
  if (context_ == nullptr || lost_) return;
  surface_.roll(steps);
  wake_();
}

void Window::courts_arrived() {
  courts_here_ = true;
  outdated_ = true;
}

ImTextureID Window::courts() const {
  return std::bit_cast<ImTextureID>(static_cast<std::uintptr_t>(courts_));
}

void Window::lose() {
  if (context_ == nullptr) return;
  lost_ = true;
  // Cancels a press: releases it over nothing.
  surface_.point_at(ui::nowhere);
  surface_.press(false);
  wake_();
}

void Window::restore() {
  if (context_ == nullptr) return;
  lost_ = false;
  page::forget_graphics();
  enable_extensions();
  courts_ = 0;
  renew_textures_ = true;
  outdated_ = true;
  wake_();
}

void Window::set_up_page() {
  int width = 0;
  int height = 0;
  emscripten_get_canvas_element_size(canvas, &width, &height);
  // Setting a size, even the same, clears the canvas: done right before drawing.
  if (width == size_.pixel_width && height == size_.pixel_height) return;
  emscripten_set_canvas_element_size(canvas, size_.pixel_width, size_.pixel_height);
}

void Window::begin_frame(ui::Fonts& fonts) {
  outdated_ = false;
  set_up_page();
  if (renew_textures_) {
    renew_textures_ = false;
    fonts.forget();
    ImGui_ImplOpenGL3_DestroyDeviceObjects();
  }
  if (fonts.build(surface_, size_.ratio)) ImGui_ImplOpenGL3_DestroyFontsTexture();
  ImGui_ImplOpenGL3_NewFrame();
  if (surface_.atlas().TexID == nullptr) ImGui_ImplOpenGL3_CreateFontsTexture();
  if (courts_ == 0 && courts_here_) {
    glGenTextures(1, &courts_);
    glBindTexture(GL_TEXTURE_2D, courts_);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    courts_here_ = page::upload_courts();
    glGenerateMipmap(GL_TEXTURE_2D);
  }

  surface_.begin(ImVec2(size_.width, size_.height));
}

void Window::end_frame() {
  // Keeps rounding from dropping below a whole pixel.
  constexpr float hair = 0.01F;
  ImDrawData& drawn =
      surface_.end(ImVec2((static_cast<float>(size_.pixel_width) + hair) / size_.width,
                          (static_cast<float>(size_.pixel_height) + hair) / size_.height));
  glViewport(0, 0, size_.pixel_width, size_.pixel_height);
  glClearColor(0, 0, 0, 1);
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(&drawn);
  SDL_GL_SwapWindow(window_);
}

}  // namespace allfours
