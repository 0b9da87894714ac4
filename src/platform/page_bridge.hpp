// Everything the page offers and everything it tells us, in one place: address, storage, clipboard,
// DOM mirror, fonts and pictures, the canvas' size, pointers, preferences, frames and timers.
// The other half is web/page/bridge.js: C++ calls its methods as `Module.page`, and it calls back
// what a Listener takes. Nothing else in src/ knows that there is a page.
// Knows no rule, and not what an action does.
// Tests: tests/browser.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/app.hpp"

namespace allfours::page {

// How large the canvas is: in CSS pixels, in the screen's own, and how many of these make one of
// those (browser zoom included).
struct Size {
  float width = 0, height = 0;
  int pixel_width = 0, pixel_height = 0;
  float ratio = 1;
};

// A pointer's doing. `leave`: it is nowhere now; `cancel`: the browser took a press for itself.
enum class Pointer { move, down, up, leave, cancel };

// What the page tells us. Called between frames, never while one is drawn.
class Listener {
 public:
  virtual void act(std::string_view id) = 0;
  // A key, as KeyboardEvent.key names it; true if it was used.
  virtual bool press_key(std::string_view key) = 0;
  virtual void open_link(std::string_view fragment) = 0;
  virtual void resized(const Size& size) = 0;
  virtual void pointed(Pointer what, float x, float y, bool touch) = 0;
  virtual void wheeled(float steps) = 0;
  // Something at this place scrolls, and the wheel is ours there.
  virtual bool takes_wheel(float x, float y) const = 0;
  // The browser has taken the graphics away, or given them back.
  virtual void picture_lost(bool lost) = 0;
  // The picture of the courts can be uploaded.
  virtual void courts_arrived() = 0;
  // A preference (motion, darkness) changed.
  virtual void looks_changed() = 0;
  // Another tab has stored something under a name of ours; "games": a game.
  virtual void stored_elsewhere(std::string_view name) = 0;
  // What await_turn waited for: until this returns, no other tab stores anything under this name.
  virtual void take_turn(std::string_view name) = 0;

  // For the page's tests: where Ui::targets() are, as JSON; frames drawn so far; whether all
  // figures are equally wide.
  virtual std::string targets() const = 0;
  virtual int frames() const = 0;
  virtual bool figures_are_tabular() const = 0;

 protected:
  ~Listener() = default;
};

// From now on the page calls this listener, which lives as long as the page.
void listen(Listener& listener);

// What the address says after its '#'.
std::string fragment();
void set_fragment(std::string_view fragment);

std::uint32_t entropy();

// What the browser keeps for us under a name of ours, across visits; empty where there is nothing,
// or nothing can be kept.
std::string stored(std::string_view name);
void store(std::string_view name, std::string_view text);
// Asks to add to what is kept under this name, in turn with other tabs; answers with take_turn,
// soon or at once, and before the page is gone.
void await_turn(std::string_view name);
// The games that are kept, the one played last first.
std::vector<KeptText> kept_games();
// Keeps this text as the game of that name; an empty one takes it away. False where another tab has
// gone on with it since we read or wrote it: then nothing is done, and ours wants another name.
bool keep_game(std::string_view name, std::string_view text);
// One of Sound in app.hpp.
void play_sound(int which);
// The first language of the browser's own list that we speak; English if there is none.
Language browser_language();
// The pack of words that the page begins with.
std::string first_words();
// Brings the words of another language, "words-de", or the further lessons, "lessons-de"; answers
// with act("words:…") or act("words_failed:…"), act("lessons:…") or act("lessons_failed:…").
void fetch_pack(std::string_view name);

// Puts this text on the clipboard; answers with act("history_copied" or "history_copy_failed").
void copy_text(std::string_view text);
// The same with the address of a link below it; answers with act("result_copied" or
// "history_copy_failed").
void copy_result(std::string_view text, std::string_view fragment);
// The day where the person is, "2026-11-22"; when it turns into another, act("date:…").
std::string date();
// Opens a page of the site beside the game, where the browser lets us.
void open_page(std::string_view address);
// Asks for a deal's name; answers with act("seed:…"), or not at all.
void edit_seed(std::string_view current);
// Does this action want a part of the program that is not here yet? Then the page brings it and
// calls act() with the same once more.
bool is_awaited(std::string_view action);
// Can computer players think beside the program? Then `think` asks one, in place of any that was
// asked before, and the answer comes with act("thought:…"). `stop_thinking`: nobody waits for it.
bool can_think();
void think(const Thought& thought);
void stop_thinking();
// How the table is embedded in another page; nothing where it has the window to itself.
std::optional<Embedding> embedding();
// Report::update's text, and a refusal, for the page around us.
void tell_host(std::string_view json);
void refuse_host(const HostRefusal& refusal);
// Mirror::update's text, for the DOM.
void show_mirror(std::string_view json);
// Loads the page anew, in its newer version if there is one.
void reload();
// The table is on the screen: the loading note can go.
void show_ready();
// The page's own sentence that the game could not be loaded: there are no words to say it with.
void show_not_loaded();
// A sentence in place of the table, which cannot be shown.
void show_problem(std::string_view sentence);

// The bytes of a font of assets/build; empty if it could not be had.
std::vector<std::byte> font(std::string_view file);
// Uploads the courts into the bound texture; false while there is no picture.
bool upload_courts();
// After the browser has given the graphics back: what was in them is gone, under every name.
void forget_graphics();

bool prefers_reduced_motion();
bool is_touched();  // a finger is what this device is pointed at with
bool prefers_dark();

// Milliseconds that only grow.
double now();
// One call of `frame` before the next repaint; there is none while the page is hidden.
void request_frame(void (*frame)());
// Calls once what goes on now, and what is to be painted of it, is done, and so many milliseconds
// have passed.
void call_soon(double milliseconds, void (*call)());
// One call of `ring` after so many milliseconds, replacing an earlier one; infinity for none.
void set_timer(double milliseconds, void (*ring)());

}  // namespace allfours::page
