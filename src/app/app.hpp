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

#include "app/bots/bot_requests.hpp"
#include "app/context.hpp"
#include "app/features/saved/saved_games.hpp"
#include "app/modes/together/together.hpp"
#include "app/press.hpp"
#include "app/start/start_screen.hpp"
#include "app/storage/person_records.hpp"
#include "app/table/table_screen.hpp"
#include "app/verbs.hpp"

namespace allfours {

struct LinkLanguage;
struct Shortcut;

class App {
 public:
  enum class Screen { start, table };
  // A dialog of the page, above everything else.
  enum class Dialog {
    none,
    keys,
    settings,
    statistics,
    share,
    open,
    opponents,
    verdicts,
    duplicate,
    duel,
    kept,
    slate,
    league,
    season,
    together
  };
  struct Verbs;       // the functions behind verbs()
  struct StoredText;  // storage/stored_texts.hpp

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
  void show_words_only(bool value) { context_.words_only = value; }
  // Time of the next automatic change; infinity if there is none.
  double next_due() const;
  Effects take_effects();
  // true: bots are asked through Effects::think; false: they think here, in `tick`.
  void think_elsewhere(bool elsewhere) {
    thinking_.elsewhere(elsewhere);
    context_.can_advise = elsewhere;
  }

  // Marks the table as embedded in another page. Precondition: no link has been opened.
  void embed(const Embedding& embedding);
  const std::optional<Embedding>& embedding() const { return context_.embedding; }
  // The person at the screen plays; else only watches.
  bool offers_play() const { return context_.offers_play(); }

  // Number of layers open on top of the bare start screen: lists, the table, its views of earlier
  // moments and cards, sheets, a dialog. act("back") closes the top one.
  int layers() const;

  // Incremented with every visible change.
  int revision() const { return revision_; }

  Screen screen() const { return table_ ? Screen::table : Screen::start; }
  const StartScreen& start() const { return start_; }
  // Precondition: screen() is table; else the program aborts.
  const TableScreen& table() const { return table_.value(); }
  // The setup of the game at the table, or of the start screen's choice.
  Setup rules_setup() const;
  // A league match is selected or being played.
  bool league() const;
  // The common level of all bots in the selected game; empty if they differ or there are none.
  std::string_view level() const;
  // Number of people who will play at this screen.
  int people() const;
  // The table advances by itself at the moment shown.
  bool playing() const { return table_ && table_->playing(); }
  // The saved games, except the one at the table.
  const Shelf& shelf() const { return shelf_; }
  // Games deleted since the list of saved games was opened: they can be restored until it closes.
  // In the order of the list.
  struct ForgottenGame : KeptText {
    std::size_t place = 0;  // in listed_games()
  };
  const std::vector<ForgottenGame>& forgotten() const { return forgotten_; }
  // The list of saved games: those on the shelf, and deleted ones where they were.
  std::vector<KeptText> listed_games() const;
  // Texts to store: for this tab the game it shows; for the next visit the game at the table, if it
  // is the person's (the same text then), and the games on the shelf. A stored game that is none of
  // them must be deleted.
  std::string tab_text() const;
  std::optional<std::string> own_text() const;
  // Storage name of the game at the table; empty if it is not saved.
  const std::string& own_name() const { return own_name_; }
  // Another tab has saved or deleted games: replaces the list.
  void read_kept(std::vector<KeptText> kept);
  // Another tab has resumed the game of this name: gives ours a new one.
  void keep_apart(std::string_view id);

  const Words& words() const { return *context_.words; }
  const Settings& settings() const { return context_.settings; }
  void restore_settings(const Settings& settings);
  // The current language: the link's, else the person's choice, else the browser's; the previous
  // one until its texts are loaded.
  Language language() const { return context_.language; }
  void set_browser_language(Language language);
  // Adds the language to the fragment if the link we came by asked for one.
  std::string address_of(std::string link) const;
  Dialog dialog() const { return dialog_; }
  // Includes other tabs; additions that are not stored yet are kept.
  const PersonRecords& records() const { return records_; }
  // Today, once the page has sent it (act("date:…")).
  std::optional<Day> today() const { return today_; }
  // Result of today's deal at the end of its first hand, and the current streak if it counted; else
  // empty.
  std::string day_note() const;
  bool offers_slate() const;  // it has entries, or this game will add one
  // Its texts at a table with stakes: the balance, and the result of a finished game; else empty.
  std::string slate_mark() const;
  std::string slate_note() const;
  // The current or last league night, or null.
  const LeagueNight* night() const { return records_.nights.current(own_name_); }
  // The person's game of it is saved, and something else is on the screen.
  bool away_from_league() const;
  // Score of the game at the table, the person's side first.
  LeagueGame league_score() const;
  // "Other tables: 3–5 · 7–2 · 4–4"; empty without a league night.
  std::string league_mark() const;
  // The open dialog shows stored data of which a part cannot be read; data that the storage has
  // refused.
  bool has_unread() const;
  bool has_unstored() const;
  static std::span<const StoredText> stored_texts();
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
  bool asked_to_forget() const { return asked_to_forget_; }
  // The table of people on devices that this device takes part in.
  const Together& together() const { return together_; }
  // Its game is on the screen.
  bool shows_together() const { return table_ && table_->session().shares(); }
  // A short message, or why a card was refused; empty if there is none.
  const std::string& message() const { return context_.message.text(); }
  int messages() const { return context_.message.count(); }  // so far
  bool message_is_error() const { return context_.message.is_error(); }
  // The rule of the message, field and value; or empty.
  const std::string& message_rule() const { return context_.message.rule(); }
  // An action offered by the message; its id is empty if there is none.
  const Message::Offer& message_offer() const { return context_.message.offered(); }
  const Answer& answer() const { return context_.answer; }
  const Sheets& sheets() const { return context_.sheets; }
  // The history shows all events, not only points.
  bool everything() const { return everything_; }
  bool row_shown(const HistoryRow& row) const;
  // The action whose button in the text mirror has the focus; empty if none.
  const std::string& focused() const { return focused_; }
  // The other lessons are being loaded.
  bool lessons_coming() const { return lessons_coming_; }
  // The button of the start screen that Enter presses: "resume" if a game waits, else "start".
  std::string_view start_action() const { return shelf_.newest() != nullptr ? "resume" : "start"; }
  // A newer version of the page is available (act("new_version")).
  bool new_version() const { return new_version_; }

 private:
  struct StoredTexts;  // the functions behind stored_texts()

  // The verbs; each returns true if something was done or said.
  bool choose_level(std::string_view what);
  bool choose_level_of(std::string_view what);
  bool choose_seed(std::string_view what);
  bool edit_seed();
  bool usual_rules();
  bool toggle_named_rule(std::string_view what);
  bool rule_up(std::string_view what);
  bool rule_down(std::string_view what);
  bool begin();
  bool resume_kept(std::string_view id);
  bool forget_game(std::string_view id);
  bool keep_forgotten(std::string_view id);
  bool say_not_kept();
  bool ask_what_to_open();
  bool open_game(std::string_view what);
  bool new_game();
  bool toggle_menu();
  bool toggle_rules(std::string_view what);
  bool explain_rule(std::string_view what);
  bool toggle_history();
  bool choose_tab(std::string_view what);
  template <Dialog asked>
  bool toggle_dialog() {
    return toggle_dialog(asked);
  }
  bool toggle_dialog(Dialog asked);
  bool forget_statistics();
  bool wipe_slate();
  bool watch_league(std::string_view what);
  bool back_to_league();
  bool copy_league_sheet();
  bool begin_season(std::string_view what);
  bool begin_next_season();
  bool play_season_day();
  bool open_season(std::string_view what);
  bool take_season();
  bool open_statistics();
  bool open_records(std::string_view what);
  void name_device();
  bool leave_season();
  bool put_season_back();
  bool name_slate_unit(std::string_view what);
  bool close();
  bool close_top_sheet();
  bool back();
  void ask_no_more();
  bool say_copied();
  bool say_not_copied();
  bool say_history_copied();
  bool say_history_not_copied();
  bool hear_date(std::string_view what);
  template <DayDeal deal>
  bool begin_today() {
    return begin_today(deal);
  }
  bool begin_today(DayDeal deal);
  bool solve_today();
  bool list_lessons();
  bool hear_lessons(std::string_view what);
  bool miss_lessons(std::string_view what);
  void want_lessons();
  bool learn(std::string_view what);
  bool end_lesson();
  bool play_after_lesson();
  bool list_puzzles();
  bool solve(std::string_view what);
  bool solve_again();
  bool show_solution();
  bool solve_next();
  bool copy_puzzle();
  bool end_puzzle();
  bool copy_result();
  bool say_result_copied();
  bool say_not_opened(std::string_view what);
  bool focus(std::string_view what);
  bool tell_of_new_version();
  bool reload();
  bool choose_pace(std::string_view what);
  bool choose_text_size(std::string_view what);
  bool choose_colours(std::string_view what);
  bool choose_language(std::string_view what);
  bool hear_words(std::string_view what);
  bool miss_words(std::string_view what);
  bool choose_look(std::string_view what);
  bool choose_volume(std::string_view what);
  template <bool Settings::*flag>
  bool turn(std::string_view what) {
    context_.settings.*flag = what == "on";
    if (!message_offer().id.empty()) context_.message.clear();
    return context_.effects.save("settings");
  }
  bool rename(std::string_view what);
  bool rename_person(std::string_view what);
  bool rename_at(std::string_view what, int first_place);
  bool tell_captions_again();
  bool play_again();
  bool share();
  bool show_fair_page();
  bool compose();
  bool review_decisions();
  bool compare_hands();
  bool toggle_duels();
  bool begin_duel(std::string_view what);
  bool toggle_together();
  bool show_together_table();
  bool host_together();
  bool host_by_message();
  bool resume_together(std::string_view name);
  bool leave_together();
  bool play_together(bool moved);
  bool play_together_again() { return play_together(false); }
  bool play_together_moved() { return play_together(true); }
  bool shows_end_of_together() const;
  bool hear_together_ready(std::string_view secret);
  bool miss_together();
  void open_together(std::string_view fragment);
  void open_together_link(std::string_view link);
  Bots chosen_bots(const Setup& setup) const;
  void put_together_table(int seen);
  void follow_together();
  void decide_for_bots();
  bool next_deal();
  bool look_at_deal(std::string_view what);
  bool look_at_decision(std::string_view what);
  bool try_decision(std::string_view what);
  bool hear_thought(std::string_view what);
  bool host_load(std::string_view what);
  bool lacks_table();
  // The table gives a lesson.
  bool teaches() const { return table_ && table_->lesson() != nullptr; }
  // It has neither a lesson nor a puzzle.
  bool has_game() const { return table_ && table_->is_game(); }

  bool has_place(const Verb& verb) const;
  bool settle(bool done);
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
  bool change_rule(std::string_view name, int step);
  void start_game(OpenedLink link, const SavedGame* kept = nullptr, const Lesson* lesson = nullptr);
  void refuse_duel();
  void put_deal(const DuelRun& run, int moment);
  void end_deal();
  void start_sent(OpenedLink link, std::string_view address);
  void clear_table();
  bool resume_meant(const LinkLanguage& asked);
  void resume_as(const LinkLanguage& asked, const SavedGame& saved);
  void refuse_link(const Fault& fault, std::string_view fragment);
  void say_bad_link(const Fault& fault, std::string_view fragment);
  void leave_table();
  void resume(const SavedGame& saved);
  SavedGame saved() const;
  void keep_game();
  void make_own();
  void name_own();
  void show_address(const std::string& address);
  void speak();
  Language wanted_language() const;
  void choose_words(const Variant* variant);
  void tell_of_sheet(bool open, std::string_view opened);
  void say_fault(const Fault& fault, bool of_link);
  void count_game();
  void chalk_game();
  void replace_season(Season other, std::string_view night);
  void end_foreign_night();
  LeagueNight* night_here() { return records_.nights.with_game(own_name_); }
  void begin_night();
  void end_league_game();
  void league_moved(LeagueNight& one);
  void ask_league();
  void drop_league_question();
  bool hear_league(std::string_view what);
  void ask_others();
  void note_day();
  // The table has a deal of the day that was begun on that day.
  bool on_its_day() const;
  bool pass_on();
  void hear(const Event& event);
  void ask_computer();
  void stop_thinking();
  void ask_reviewer();
  void tell_of_stand_in();
  void changed() { ++revision_; }

  Context context_;
  Language browser_language_{};
  std::optional<Language> link_language_;  // until another link is opened, or the person chooses
  StartScreen start_;
  std::optional<TableScreen> table_;
  Thinking thinking_;
  Together together_{context_};
  std::string together_shown_;     // the table that has been put on the screen
  std::string together_link_;      // to be opened once the page is ready
  std::string together_resumed_;   // a table to go on with then
  bool together_wanted_ = false;   // the dialog is opened then
  bool told_of_stand_in_ = false;  // at this table
  std::string begun_address_;      // the address of a game that waits to begin
  Shelf shelf_;
  std::vector<ForgottenGame> forgotten_;
  std::string own_name_;  // storage name of the game at the table, if the person plays in it
  PersonRecords records_;
  std::optional<Day> today_;
  bool begun_on_its_day_ = false;  // the deal at the table, on a day that is over
  bool league_told_ = false;       // the result of the match has been announced
  std::set<std::string, std::less<>> unstored_;
  Presses presses_;
  double clock_ = 0;       // the page's
  int noted_ = -1;         // the revision whose questions have been recorded
  Dialog noted_dialog_{};  // and the dialog
  std::string held_key_;   // the last key that was used
  bool asked_to_forget_ = false;
  Dialog dialog_ = Dialog::none;
  bool everything_ = false;
  std::string focused_;
  bool new_version_ = false;
  int largest_text_size_ = 200;
  bool lessons_coming_ = false;
  bool puzzle_wanted_ = false;  // that of the day, once the puzzles are loaded
  int revision_ = 0;
};

}  // namespace allfours
