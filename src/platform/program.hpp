// The program on a page: the app, its ui and mirror, a window, and the scheduling of frames.
//
// Nothing runs continuously. A frame is requested (`wake`) when a pointer did something, something
// moves, the window is outdated, or the app's next due time has come; the callback before the next
// repaint draws only if something is new. A hidden page has no repaints. Knows no rule and no DOM:
// the page is page_bridge.hpp. Tests: tests/browser.
#pragma once

#include <map>

#include "app/accessibility/mirror.hpp"
#include "app/modes/embedded/report.hpp"
#include "platform/page_bridge.hpp"
#include "platform/window.hpp"
#include "ui/ui.hpp"

namespace allfours {

class Program final : public page::Listener {
 public:
  explicit Program(ui::Fonts::Sources fonts);

  // Opens window and game. Without WebGL the page says so, and the game goes on in the text mirror.
  void open();

  void act(std::string_view id) override;
  void take(std::string_view id) override;
  void press(std::string_view id, Press press) override;
  bool press_key(std::string_view key, bool repeated) override;
  std::string keys() const override { return app_.keys(); }
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
  bool rested() const override { return app_.rested(page::now()); }
  bool figures_are_tabular() const override;

 private:
  // False without WebGL, in text-only mode, and while the context is lost: the game goes on without
  // a picture.
  bool has_picture() const { return has_table_ && !window_.lost() && !app_.settings().text_only; }
  bool dark() const;
  static void wake();
  static void frame();
  void run_frame();
  void step_time();
  void draw();
  void tell_page();
  void tell_soon();
  void have_done(const Effects& effects);
  void tell_words();
  void store_games();
  bool store_others(bool own_stored);
  std::optional<bool> store_game(const std::string& name, std::string_view text);
  void store(std::string_view name, std::string_view text);
  void save(std::string_view name);
  void store_again();
  void add_unstored(std::vector<SavedText>& games,
                    const std::map<std::string, std::size_t>& before) const;
  void sleep();

  static Program* running;

  App app_;
  ui::Ui ui_;
  Window window_{ui_.surface(), wake};
  Mirror mirror_;
  Report report_;
  std::string tab_;                            // as stored
  std::map<std::string, std::size_t> stored_;  // by saved game, the hash of its text
  int stored_revision_ = -1;                   // of AppState::saved_games
  std::string stored_name_;                    // the name of the game at the table, then
  bool has_old_game_ = false;                  // an earlier version has left its single game

  double now_ = 0;       // app time in milliseconds: it stops while nothing is due
  double page_now_ = 0;  // page time when app time was last set
  int told_ = -1;        // the revision sent to the page
  int layers_ = -1;      // the number of layers sent to the page
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
