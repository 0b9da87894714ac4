// SDL's window, which is the page's canvas, with its GLES2 context and Dear ImGui's backend; passes
// the page's pointers to the ui's surface; owns the textures, also across context losses. Keys go
// to the app. Knows no app: the ui draws, the program schedules. Tests: tests/browser.
//
// SDL makes the window and the context, and shows each frame. The rest goes past it:
// - pointers and keys (web/page/canvas.js, keys.js): SDL takes every touch, wheel and key from the
//   browser, so that a page around the table could not scroll or zoom, nor be left by Tab; its
//   listeners are removed as soon as there is a window;
// - the size of the canvas in device pixels (canvas.js), which SDL rounds to CSS pixels;
// - the loss of the context (canvas.js), which SDL does not report;
// - sound, clipboard, storage and the network, which belong to the page.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include "platform/page_bridge.hpp"
#include "ui/draw/fonts.hpp"
#include "ui/draw/surface.hpp"

namespace allfours {

class Window {
 public:
  // Calls `wake` when a pointer did something, or the context is lost or restored. Both arguments
  // must outlive it.
  Window(ui::Surface& surface, void (*wake)()) : surface_(surface), wake_(wake) {}
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;

  // False if the browser has no WebGL.
  bool open(const char* title);

  void resize(const page::Size& size);
  // Per cent: the person's size of letters, cards and buttons.
  void set_text_size(int text_size);
  // Pointer events of the page; ignored without a context.
  void point(page::Pointer what, float x, float y, bool touch);
  void wheel(float steps);
  void courts_arrived();
  // The context is lost; it is restored empty.
  void lose();
  void restore();

  // The window has changed, so the screen is outdated.
  bool outdated() const { return outdated_; }
  // The context is lost and may be restored.
  bool lost() const { return lost_; }
  // True if something can be drawn: there is a context, and the size is known.
  bool ready() const { return context_ != nullptr && !lost_ && size_.pixel_width > 0; }

  // Before and after drawing a frame.
  void begin_frame(ui::Fonts& fonts);
  void end_frame();

  // In ui pixels, each of `zoom()` CSS pixels; see ui::zoom_of.
  const page::Size& size() const { return size_; }
  float zoom() const { return zoom_; }
  // The last pointer was a finger; before the first, the device's primary pointer.
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
  unsigned courts_ = 0;       // GL name of the texture
  bool courts_here_ = false;  // the page has the picture
  bool renew_textures_ = false;
  bool outdated_ = true;
  bool lost_ = false;
  bool touch_ = page::is_touched();
};

}  // namespace allfours
