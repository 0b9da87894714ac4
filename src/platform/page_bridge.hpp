// The interface to the page, in one place: address, storage, clipboard, text mirror, fonts and
// pictures, canvas size, pointers, preferences, frames and timers. web/page/bridge.js is the other
// half: C++ calls its methods as `Module.page`, and it calls the methods of a Listener. Only the
// room platform uses this interface. Knows no rule, and no effect of an action. Tests:
// tests/browser.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/app.hpp"
#include "ui/draw/glyphs.hpp"

namespace allfours::page {

// Size of the canvas: in CSS pixels, in device pixels, and their ratio (including browser zoom).
struct Size {
  float width = 0, height = 0;
  int pixel_width = 0, pixel_height = 0;
  float ratio = 1;
};

// A pointer event. `leave`: the pointer is nowhere now; `cancel`: the browser took over a press.
enum class Pointer { move, down, up, leave, cancel };

// Calls from the page. Always between frames, except take().
class Listener {
 public:
  // The page itself, a worker or a host asks for an action.
  virtual void act(std::string_view id) = 0;
  // The action that page::take() has passed on, perhaps during that call: while a frame is drawn.
  virtual void take(std::string_view id) = 0;
  // A person presses a button of the page; Press::when is filled in here.
  virtual void press(std::string_view id, Press press) = 0;
  // A key, named as in KeyboardEvent.key; true if it was used.
  virtual bool press_key(std::string_view key, bool repeated) = 0;
  // All keys that press_key can use now or later, separated by spaces.
  virtual std::string keys() const = 0;
  virtual void open_link(std::string_view fragment) = 0;
  virtual void resized(const Size& size) = 0;
  virtual void pointed(Pointer what, float x, float y, bool touch) = 0;
  virtual void wheeled(float steps) = 0;
  // Something at this position scrolls, so the wheel is ours.
  virtual bool takes_wheel(float x, float y) const = 0;
  // The WebGL context was lost, or restored.
  virtual void picture_lost(bool lost) = 0;
  // The picture of the court cards can be uploaded.
  virtual void courts_arrived() = 0;
  // A preference (motion, darkness) changed.
  virtual void looks_changed() = 0;
  // Another tab has stored something under one of our names; "games": a game.
  virtual void stored_elsewhere(std::string_view name) = 0;
  // The turn requested by await_turn: until this returns, no other tab stores under this name.
  virtual void take_turn(std::string_view name) = 0;

  // For tests of the page: Ui::targets() as JSON; frames drawn so far; whether digits are tabular.
  virtual std::string targets() const = 0;
  virtual int frames() const = 0;
  virtual bool rested() const = 0;  // a press answers the open questions
  virtual bool figures_are_tabular() const = 0;

 protected:
  ~Listener() = default;
};

// Registers the listener, which must live as long as the page.
void listen(Listener& listener);

// The fragment of the address, after '#'.
std::string fragment();
void set_fragment(std::string_view fragment);
// The number of layers open (app/layers.hpp), before the fragment that belongs to them: the history
// has an entry for each. Back becomes act("back").
void show_layers(int layers);

std::uint32_t entropy();

// Text stored by the browser under one of our names; empty if there is none or storage is refused.
std::string stored(std::string_view name);
// False if the storage refuses and keeps the old text.
bool store(std::string_view name, std::string_view text);
// Requests a turn to add to the text stored under this name; answered by take_turn, now or soon,
// and before the page is unloaded.
void await_turn(std::string_view name);
// The saved games, most recent first.
std::vector<SavedText> kept_games();
// The outcome of store_game. here: the storage has the text. refused: the storage is full or
// missing and keeps the old text. others: another tab has changed the game since we last read or
// wrote it; ours needs a new name.
enum class Stored { here, refused, others };
// Stores this text as the game of that name; an empty text deletes it.
Stored store_game(std::string_view name, std::string_view text);
// A value of Sound (app/effects.hpp).
void play_sound(int which, int volume);
// The first of the browser's languages that we have; English if none.
Language browser_language();
// The pack of texts that the page starts with.
std::string first_words();
// Loads the texts of another language, "words-de", or the other lessons, "lessons-de"; answers with
// act("words:…") or act("words_failed:…"), act("lessons:…") or act("lessons_failed:…").
void fetch_pack(std::string_view name);

// Puts this text on the clipboard; answers with act("history_copied" or "history_copy_failed").
void copy_text(std::string_view text);
// The same with the link below it; answers with act("result_copied" or "history_copy_failed").
void copy_result(std::string_view text, std::string_view fragment);
// The local date, "2026-11-22"; when it changes, act("date:…").
std::string date();
// Opens a page of the site beside the game, if the browser allows it.
void open_page(std::string_view address);
// Asks for a deal's name; answers with act("seed:…"), or not at all.
void edit_seed(std::string_view current);
// Passes on an action that was pressed in the picture: the page calls Listener::take() with it, at
// once or when all of the program is loaded.
void take(std::string_view action);
// True if bots can think in a worker. Then `think` sends a request, which replaces an earlier one;
// the reply is act("thought:…"). `stop_thinking` cancels it.
bool can_think();
void think(const WorkerRequest& thought);
void stop_thinking();
// Loads what playing together needs; answered by act("together_ready:SECRET"), or
// "together_not_ready".
void prepare_together();
void call_connection(const ConnectionCall& call);
// The answer to an invitation, for another tab.
void hand_over(std::string_view link);
// How the table is embedded in another page; empty if it is not.
std::optional<Embedding> embedding();
// Sends Report::update's text, or a refusal, to the embedding page.
void tell_host(std::string_view json);
void refuse_host(const HostRefusal& refusal);
// Passes Mirror::update's text to the DOM.
void show_mirror(std::string_view json);
// Reloads the page, in its newer version if there is one.
void reload();
// The table is on the screen: hides the loading note.
void show_ready();
// Shows the page's own sentence that loading failed: no texts are available.
void show_not_loaded();
// Shows a sentence in place of the table, which cannot be shown.
void show_problem(std::string_view sentence);

// The bytes of a font of assets/build; empty if it could not be loaded.
std::vector<std::byte> font(std::string_view file);
// A letter that the fonts lack, drawn by the browser (ui/draw/glyphs.hpp); empty if it hides its
// pixels.
std::optional<ui::DrawnGlyph> draw_letter(char32_t letter, float em, bool bold);
// True if the canvas can have a WebGL context; false also while it is lost, or without fonts.
bool has_picture();
// Uploads the court cards into the bound texture; false while the picture is missing.
bool upload_courts();
// After a context loss: all GL objects are gone.
void forget_graphics();

bool prefers_reduced_motion();
bool is_touched();  // the primary pointer of this device is a finger
bool prefers_dark();

// Monotonic time in milliseconds.
double now();
// Calls `frame` once before the next repaint; not while the page is hidden.
void request_frame(void (*frame)());
// Calls once after the current task and its painting are done, and after this many milliseconds.
void call_soon(double milliseconds, void (*call)());
// Calls `ring` once after this many milliseconds, replacing an earlier timer; infinity: none.
void set_timer(double milliseconds, void (*ring)());

}  // namespace allfours::page
