// The window of SDL, which on the page is the canvas, with its GLES2 context and Dear ImGui's
// backend for it; the page's pointers, handed to the ui's surface; the textures, also after the
// browser has taken the context away and given it back. Keys go to the app. Knows no app: what is
// drawn is the ui's, when is the program's. Tests: tests/browser.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include "platform/page_bridge.hpp"
#include "ui/fonts.hpp"
#include "ui/surface.hpp"

namespace allfours {

class Window {
 public:
  // Calls `wake` whenever a pointer did something, the context is lost or has come back. Both
  // outlive it.
  Window(ui::Surface& surface, void (*wake)()) : surface_(surface), wake_(wake) {}
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;

  // False where the browser offers no WebGL.
  bool open(const char* title);

  void resize(const page::Size& size);
  // Per cent, as the person wants letters, cards and buttons.
  void set_text_size(int text_size);
  // What the page's pointers do; nothing without a context.
  void point(page::Pointer what, float x, float y, bool touch);
  void wheel(float steps);
  void courts_arrived();
  // The browser takes the context away; it gives it back, without anything that was in it.
  void lose();
  void restore();

  // Something in the window itself makes what is on the screen wrong.
  bool outdated() const { return outdated_; }
  // The browser has taken the context away, and may give it back.
  bool lost() const { return lost_; }
  // Can anything be drawn at all? Not without a context, nor before the size is known.
  bool ready() const { return context_ != nullptr && !lost_ && size_.pixel_width > 0; }

  // Around a frame: all but what is drawn in it.
  void begin_frame(ui::Fonts& fonts);
  void end_frame();

  // In the ui's pixels, of which each is `zoom()` CSS pixels; see ui::zoom_of.
  const page::Size& size() const { return size_; }
  float zoom() const { return zoom_; }
  // The last pointer was a finger; before there was one, the device's own.
  bool touch() const { return touch_; }
  ImTextureID courts() const;

 private:
  void set_up_page();

  ui::Surface& surface_;
  void (*wake_)();
  SDL_Window* window_ = nullptr;
  SDL_GLContext context_ = nullptr;
  page::Size page_size_;  // in CSS pixels
  page::Size size_;
  int text_size_ = 100;
  float zoom_ = 1;
  unsigned courts_ = 0;       // GL's name of the texture
  bool courts_here_ = false;  // the page has the picture
  bool renew_textures_ = false;
  bool outdated_ = true;
  bool lost_ = false;
  bool touch_ = page::is_touched();
};

}  // namespace allfours
