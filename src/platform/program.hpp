// The program at work on a page: the app, its ui and mirror, a window, and when a frame is drawn.
//
// Nothing runs by itself. A frame is asked for (`wake`) when a pointer did something, something
// moves, the window is outdated, or the app's next due time has come; then one callback comes
// before the next repaint, and draws only if there is something new. A hidden page has no repaints.
// Knows no rule and no DOM: the page is page_bridge.hpp.
// Tests: tests/browser.
#pragma once

#include <map>

#include "app/mirror.hpp"
#include "app/report.hpp"
#include "platform/page_bridge.hpp"
#include "platform/window.hpp"
#include "ui/ui.hpp"

namespace allfours {

class Program final : public page::Listener {
 public:
  explicit Program(ui::Fonts::Sources fonts);

  // Opens window and game. Without WebGL the page says so, and the game goes on in its words alone.
  void open();

  void act(std::string_view id) override;
  bool press_key(std::string_view key) override;
  void open_link(std::string_view fragment) override;
  void resized(const page::Size& size) override;
  void pointed(page::Pointer what, float x, float y, bool touch) override;
  void wheeled(float steps) override;
  bool takes_wheel(float x, float y) const override {
    return ui_.takes_wheel(x / window_.zoom(), y / window_.zoom());
  }
  void picture_lost(bool lost) override;
  void courts_arrived() override;
  void looks_changed() override;
  void stored_elsewhere(std::string_view name) override;
  void take_turn(std::string_view name) override;
  std::string targets() const override;
  int frames() const override { return frames_; }
  bool figures_are_tabular() const override;

 private:
  // Is there a picture to draw? Not without WebGL, nor where the person wants words only; and while
  // the browser has taken the graphics away, the game goes on without.
  bool has_picture() const { return has_table_ && !window_.lost() && !app_.settings().text_only; }
  bool dark() const;
  static void wake();
  static void frame();
  void run_frame();
  void take(std::string_view id);
  void step_time();
  void draw();
  void tell_page();
  void tell_soon();
  void have_done(const Effects& effects);
  void tell_words();
  void keep_games();
  static void keep(std::string_view name, std::string& stored, std::string text);
  void sleep();

  static Program* running;

  App app_;
  ui::Ui ui_;
  Window window_{ui_.surface(), wake};
  Mirror mirror_;
  Report report_;
  std::string tab_;                          // as it is stored
  std::map<std::string, std::size_t> kept_;  // of each game that is kept, its text's hash

  double now_ = 0;       // our own time, in milliseconds: it stands still while nothing is due
  double page_now_ = 0;  // the page's, when ours was last set
  int told_ = -1;        // the revision the page knows
  int drawn_ = -1;       // the revision on the screen
  int frames_ = 0;
  bool has_table_ = false;  // there is something to draw on
  bool moving_ = false;
  bool looks_changed_ = false;
  bool asked_for_frame_ = false;
  bool ready_ = false;
  bool tells_soon_ = false;
};

}  // namespace allfours
