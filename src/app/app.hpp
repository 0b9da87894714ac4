// The whole program except drawing and page: two screens and their common state: settings,
// language, dialog, message, saved games, and requests to the page. Every control, on the canvas or
// in the text mirror, is an action with a stable id (ACTIONS.md), and every action passes through
// `act`. Time is passed in, in milliseconds; only `tick` uses it. Knows neither the canvas nor the
// page. Tests: tests/app/app_test.cpp, tests/app/app_fuzz_test.cpp.
#pragma once

#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "app/app_state.hpp"
#include "app/press.hpp"
#include "app/verbs.hpp"

namespace allfours {

struct LinkLanguage;
struct Shortcut;

class App {
 public:
  enum class Screen { start, table };

  explicit App(std::uint32_t entropy);
  App(const App&) = delete;  // the screens keep a pointer to the context
  App& operator=(const App&) = delete;

  // Starts the program. Resumes the game of this tab or a saved one (`tab` and `kept` as last
  // stored, newest first) if the address means it, or the newest one if the address is empty;
  // otherwise opens the address.
  void open(std::string_view fragment, std::string_view tab, std::vector<KeptText> kept);
  // Opens the fragment of an address; empty: the start screen. A faulty link leaves a message and
  // the start screen.
  void open_link(std::string_view fragment);
  // The same, but resumes the saved game that the link has begun.
  void follow_link(std::string_view fragment);
  // Performs an action by its id (verbs.hpp); true if it had an effect. An impossible action only
  // says why, if there is a reason to give.
  bool act(std::string_view id);
  // A person presses something: false if the press is a slip (press.hpp) and must be ignored.
  bool hears(std::string_view id, const Press& press);
  bool press(std::string_view id, const Press& press) { return hears(id, press) && act(id); }
  // Every open question has been shown long enough to be answered by a press.
  bool rested(double clock) const { return noted_ == revision_ && presses_.rested(clock); }
  // Handles a key named as in KeyboardEvent.key; false if it is unused now and is left to the
  // browser. With a null press no slip is filtered.
  bool press_key(std::string_view key, const Press* press = nullptr);
  // All keys that press_key can use with these settings, in some state of a game; separated by
  // spaces.
  std::string keys() const;
  // Advances time to `now`; true if anything visible changed. `clock` is the page's clock, which
  // also runs while nothing is due; presses are timed by it.
  bool tick(double now, double clock);
  bool tick(double now) { return tick(now, now); }
  // The window has room for text of this size at most, in per cent.
  void limit_text_size(int largest);
  int largest_text_size() const { return largest_text_size_; }
  // There is no picture, by the person's choice or for want of WebGL.
  void show_words_only(bool value) { state_.context.words_only = value; }
  // Time of the next automatic change; infinity if there is none.
  double next_due() const;
  Effects take_effects();
  // true: bots are asked through Effects::think; false: they think here, in `tick`.
  void think_elsewhere(bool elsewhere) {
    state_.thinking.elsewhere(elsewhere);
    state_.context.requests.drop(Requests::Owner::table);
    state_.context.can_advise = elsewhere;
  }

  // Marks the table as embedded in another page. Precondition: no link has been opened.
  void embed(const Embedding& embedding);
  const std::optional<Embedding>& embedding() const { return state_.context.embedding; }
  // The person at the screen plays; else only watches.
  bool offers_play() const { return state_.context.offers_play(); }

  // Number of layers open on top of the bare start screen: lists, the table, its views of earlier
  // moments and cards, sheets, a dialog. act("back") closes the top one.
  int layers() const;

  // Incremented with every visible change.
  int revision() const { return revision_; }

  Screen screen() const { return state_.table ? Screen::table : Screen::start; }
  const StartScreen& start() const { return state_.start; }
  // Precondition: screen() is table; else the program aborts.
  const TableState& table() const { return state_.table.value(); }
  // The setup of the game at the table, or of the start screen's choice.
  Setup rules_setup() const;
  // A league match is selected or being played.
  bool league() const;
  // The common level of all bots in the selected game; empty if they differ or there are none.
  std::string_view level() const;
  // Number of people who will play at this screen.
  int people() const;
  // The table advances by itself at the moment shown.
  bool playing() const;
  // The saved games, except the one at the table.
  const Shelf& shelf() const { return state_.shelf; }
  // Games deleted since the list of saved games was opened: they can be restored until it closes.
  const std::vector<ForgottenGame>& forgotten() const { return state_.forgotten; }
  // The list of saved games: those on the shelf, and deleted ones where they were.
  std::vector<KeptText> listed_games() const;
  // Texts to store: for this tab the game it shows; for the next visit the game at the table, if it
  // is the person's (the same text then), and the games on the shelf. A stored game that is none of
  // them must be deleted.
  std::string tab_text() const;
  std::optional<std::string> own_text() const;
  // Storage name of the game at the table; empty if it is not saved.
  const std::string& own_name() const { return state_.own_name; }
  // Another tab has saved or deleted games: replaces the list.
  void read_kept(std::vector<KeptText> kept);
  // Another tab has resumed the game of this name: gives ours a new one.
  void keep_apart(std::string_view id);

  const Words& words() const { return *state_.context.words; }
  const Settings& settings() const { return state_.context.settings; }
  void restore_settings(const Settings& settings);
  // The current language: the link's, else the person's choice, else the browser's; the previous
  // one until its texts are loaded.
  Language language() const { return state_.context.language; }
  void set_browser_language(Language language);
  // Adds the language to the fragment if the link we came by asked for one.
  std::string address_of(std::string link) const;
  // Name of the open dialog (dialogs/dialog.hpp); empty: none.
  std::string_view dialog() const { return state_.dialog; }
  // Includes other tabs; additions that are not stored yet are kept.
  const PersonRecords& records() const { return state_.records; }
  // Today, once the page has sent it (act("date:…")).
  std::optional<Day> today() const { return state_.today; }
  // The open dialog shows stored data of which a part cannot be read; data that the storage has
  // refused.
  bool has_unread() const;
  bool has_unstored() const;
  // The stored text of this name, at the start, or after another tab has stored it.
  void hear_stored(std::string_view name, std::string_view text);
  std::string text_to_store(std::string_view name) const;
  // Adds our changes to the stored text.
  std::string add_to(std::string_view name, std::string_view stored);
  // The text of this name has been stored, or the storage has refused it: the dialog says so until
  // it is stored.
  void note_stored(std::string_view name, bool stored);
  const std::set<std::string, std::less<>>& unstored() const { return unstored_; }
  // The person has been asked to confirm deleting the statistics, or wiping the slate.
  bool asked_to_forget() const { return state_.asked_to_forget; }
  // The table of people on devices that this device takes part in.
  const Together& together() const { return state_.together; }
  // Its game is on the screen.
  bool shows_together() const { return state_.table && state_.table->session.shares(); }
  // A short message, or why a card was refused; empty if there is none.
  const std::string& message() const { return state_.context.message.text(); }
  int messages() const { return state_.context.message.count(); }  // so far
  bool message_is_error() const { return state_.context.message.is_error(); }
  // The rule of the message, field and value; or empty.
  const std::string& message_rule() const { return state_.context.message.rule(); }
  // An action offered by the message; its id is empty if there is none.
  const Message::Offer& message_offer() const { return state_.context.message.offered(); }
  const Answer& answer() const { return state_.context.answer; }
  const Sheets& sheets() const { return state_.context.sheets; }
  // The history shows all events, not only points.
  bool everything() const { return state_.everything; }
  // The action whose button in the text mirror has the focus; empty if none.
  const std::string& focused() const { return state_.focused; }
  // The other lessons are being loaded.
  bool lessons_coming() const { return state_.lessons_coming; }
  // The button of the start screen that Enter presses: "resume" if a game waits, else "start".
  std::string_view start_action() const {
    return state_.shelf.newest() != nullptr ? "resume" : "start";
  }
  // A newer version of the page is available (act("new_version")).
  bool new_version() const { return state_.new_version; }

  // --- For the functions of features (feature.hpp).
  AppState& state() { return state_; }
  const AppState& state() const { return state_; }
  // Runs the consequences of a change if a verb had an effect; returns `done`.
  bool settle(bool done);
  void changed() { ++revision_; }
  // The table gives a lesson.
  bool teaches() const { return state_.table && is_lesson(*state_.table); }
  // It has neither a lesson nor a puzzle.
  bool has_game() const { return state_.table && state_.table->mode->is_game(); }
  // Opens this dialog, or closes it.
  bool toggle_dialog(std::string_view name);
  // Withdraws open confirmations, and makes deletions of the closing dialog final.
  void ask_no_more();
  // A sheet is part of the picture, which not everybody sees: says that it has opened or closed.
  void tell_of_sheet(bool open, std::string_view opened);
  void say_fault(const Fault& fault, bool of_link);
  void show_address(const std::string& address);
  // Rebuilds all texts in the current language. The game itself contains none.
  void speak();
  Language wanted_language() const;
  // Selects the texts of the current language, with the variant's own replacements; null: the start
  // screen.
  void choose_words(const Variant* variant);
  // Loads the other lessons in the current language if they are listed or given.
  void want_lessons();
  // From now on the game at the table is saved.
  void make_own();
  // Another game, or none, comes to the table.
  void forget_presses() { presses_.forget(); }
  void stop_thinking();
  void ask_others();
  bool hear_thought(std::string_view what);

 private:
  bool has_place(const Verb& verb) const;
  // A key with its press, or null.
  struct KeyPress {
    std::string_view key;
    const Press* press;
  };
  bool allows_key(const Shortcut& shortcut, std::string_view key) const;
  bool take_by_key(std::string_view action, const KeyPress& key);
  bool take_primary(const KeyPress& key);
  bool take_card_of(const KeyPress& key);
  bool take_shortcut(std::string_view action, const KeyPress& key);
  bool take_held_key(const Shortcut& shortcut, const KeyPress& key);
  std::string_view question_of(const Verb& verb, std::string_view id) const;
  void note_questions();
  // The consequences of every change, in this order: address, history, messages and captions,
  // storage name, requests to the worker.
  void after_change();
  void name_own();
  bool pass_on();
  void hear(const Event& event);
  void ask_computer();
  void tell_of_stand_in();

  AppState state_;
  Language browser_language_{};
  std::set<std::string, std::less<>> unstored_;
  Presses presses_;
  double clock_ = 0;                 // the page's
  int noted_ = -1;                   // the revision whose questions have been recorded
  std::string_view noted_dialog_{};  // and the dialog
  std::string held_key_;             // the last key that was used
  int largest_text_size_ = 200;
  int revision_ = 0;
};

}  // namespace allfours
