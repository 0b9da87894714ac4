// The whole program but for pictures and page: two screens, and what they have in common: settings,
// language, dialog, message, the game that is kept, and what the page is to do. Every control, on
// the canvas or in the page's own text, is an action with a stable id (ACTIONS.md); `act` is the
// only way in. Time comes from outside, in milliseconds, and only `tick` uses it.
// Knows neither the screen nor the page. Tests: tests/app/app_test.cpp,
// tests/app/app_fuzz_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/context.hpp"
#include "app/daily.hpp"
#include "app/league_night.hpp"
#include "app/shelf.hpp"
#include "app/slate.hpp"
#include "app/start_screen.hpp"
#include "app/statistics.hpp"
#include "app/table_screen.hpp"
#include "app/thinking.hpp"
#include "app/verbs.hpp"

namespace allfours {

class App {
 public:
  enum class Screen { start, table };
  // What the page shows in a dialog of its own, over everything else.
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
    season
  };
  struct Verbs;  // the rows of verbs()

  explicit App(std::uint32_t entropy);
  App(const App&) = delete;  // the screens know where the context stands
  App& operator=(const App&) = delete;

  // Begins: goes on with the game of this tab, or else with one of those that are kept (tab_text
  // and kept_games as they were last, the newest first), if the address means it, or with the
  // newest if it says nothing; opens the address otherwise.
  void open(std::string_view fragment, std::string_view tab, std::vector<KeptText> kept);
  // Opens what an address says after its '#'; an empty one is the start screen. A link that cannot
  // be opened leaves a message and the start screen.
  void open_link(std::string_view fragment);
  // Takes an action by its id (verbs.hpp); true if it did something. One that is not possible now
  // does nothing but say why, where there is a why.
  bool act(std::string_view id);
  // Takes a key as KeyboardEvent.key names it; false if it does nothing now, and is the browser's.
  // What is awaited counts as done: somebody brings what it takes, and calls act() with it.
  using Awaited = bool (*)(std::string_view action);
  bool press_key(
      std::string_view key, Awaited awaited = [](std::string_view) { return false; });
  // Moves time on to `now`; true if something visible changed.
  bool tick(double now);
  // When something will change by itself; infinity if nothing will.
  double next_due() const;
  Effects take_effects();
  // Computer players are asked through Effects::think from now on, or think here, in `tick`.
  void think_elsewhere(bool elsewhere) {
    thinking_.elsewhere(elsewhere);
    context_.can_advise = elsewhere;
  }

  // The table stands in somebody else's page from now on; before the first link is opened.
  void embed(const Embedding& embedding);
  const std::optional<Embedding>& embedding() const { return context_.embedding; }
  // The person at the screen plays, not only looks.
  bool offers_play() const { return context_.offers_play(); }

  // Counts up whenever anything visible changed.
  int revision() const { return revision_; }

  Screen screen() const { return table_ ? Screen::table : Screen::start; }
  const StartScreen& start() const { return start_; }
  // Only where screen() is table; elsewhere the program stops.
  const TableScreen& table() const { return table_.value(); }
  // The setup of the game at the table, or of what is chosen on the start screen.
  Setup rules_setup() const;
  // A league match is chosen, or being played.
  bool league() const;
  // How all computer players will play in the game that is chosen; empty where each has a level of
  // its own, or there is none.
  std::string_view level() const;
  // How many people will play it at this screen.
  int people() const;
  // The table goes on by itself, at the moment shown.
  bool playing() const { return table_ && table_->playing(); }
  // The games that can be gone on with, but for the one at the table.
  const Shelf& shelf() const { return shelf_; }
  // What is to be kept: for this tab the game it shows, whatever that is; and for the next visit
  // all that the person plays, the one at the table in front. One that is not here any more is
  // gone.
  std::string tab_text() const;
  std::vector<KeptText> kept_games() const;
  // What the game at the table is kept under; empty where it is not.
  const std::string& own_name() const { return own_name_; }
  // Another tab has kept or forgotten games: these are there now.
  void read_kept(std::vector<KeptText> kept);
  // Another tab has gone on with the game of this name: ours takes another.
  void keep_apart(std::string_view id);

  const Words& words() const { return *context_.words; }
  const Settings& settings() const { return context_.settings; }
  void restore_settings(const Settings& settings);
  // The language everything is said in: a link's, else the person's choice, else the browser's;
  // the one before as long as its words are not here.
  Language language() const { return context_.language; }
  void set_browser_language(Language language);
  // The same part of an address, asking for a language where the link we came by did.
  std::string address_of(std::string link) const;
  Dialog dialog() const { return dialog_; }
  // Of another tab, too, as are the three below: what is not stored yet is added.
  const Statistics& statistics() const { return statistics_; }
  void restore_statistics(Statistics kept);
  // What day it is, once the page has said so (act("date:…")), and what became of each day's deal.
  std::optional<Day> today() const { return today_; }
  const Days& days() const { return days_; }
  void restore_days(Days kept);
  // What came of today's deal, at its first hand's end, and on how many days on end if it counted;
  // else empty.
  std::string day_note() const;
  // What has been played for, and what is said of it at a table with stakes: how it stands, and
  // what the game that is over came to; else empty.
  const Slate& slate() const { return slate_; }
  void restore_slate(Slate kept);
  bool offers_slate() const;  // there is something on it, or to be put there
  std::string slate_mark() const;
  std::string slate_note() const;
  // There is a league night, or was.
  bool has_nights() const { return nights_[0] || nights_[1]; }
  // The one that is played, or was last; null: none. And the season's.
  const LeagueNight* night() const;
  const LeagueNight* season_night() const;
  // The person's game of it is kept, and something else is on the screen.
  bool away_from_league() const;
  // How the game at the table stands, the person's side first.
  LeagueGame league_score() const;
  // "Other tables: 3–5 · 7–2 · 4–4"; empty where there is no night.
  std::string league_mark() const;
  const Season& season() const { return season_; }
  void restore_season(Season season);
  // The dialog that is open is about something kept of which a part cannot be read.
  bool has_unread() const;
  // The nights as they are kept.
  std::string league_kept() const;
  void restore_league(std::string_view text);
  // What is kept now under the name of "statistics", "days", "slate", "league" or "season".
  void hear_stored(std::string_view name, std::string_view kept);
  // The same but for the last, with what has been added here since: it is stored at once.
  std::string add_to(std::string_view name, std::string_view kept);
  // The person has been asked whether the statistics, or the slate, are really to be forgotten.
  bool asked_to_forget() const { return asked_to_forget_; }
  // A short message, and why a refused card was refused; empty when there is none.
  const std::string& message() const { return context_.message.text(); }
  bool message_is_error() const { return context_.message.is_error(); }
  // The rule that the message is about, field and value; or empty.
  const std::string& message_rule() const { return context_.message.rule(); }
  // What it offers to do; without an id if nothing.
  const Message::Offer& message_offer() const { return context_.message.offered(); }
  const Answer& answer() const { return context_.answer; }
  const Sheets& sheets() const { return context_.sheets; }
  // The history shows all events, not only points.
  bool everything() const { return everything_; }
  bool row_shown(const HistoryRow& row) const;
  // The action on whose button in the page's text the keyboard's focus is; empty if on none.
  const std::string& focused() const { return focused_; }
  // The further lessons are on their way.
  bool lessons_coming() const { return lessons_coming_; }
  // A newer version of the page can be had; act("new_version") said so.
  bool new_version() const { return new_version_; }

 private:
  // What the verbs do; true if something was done or said.
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
  bool name_slate_unit(std::string_view what);
  bool close();
  bool say_copied();
  bool say_not_copied();
  bool say_history_copied();
  bool say_history_not_copied();
  bool hear_date(std::string_view what);
  bool begin_today();
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
  template <bool Settings::*flag>
  bool turn(std::string_view what) {
    context_.settings.*flag = what == "on";
    if (!message_offer().id.empty()) context_.message.clear();
    return context_.effects.save_settings = true;
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
  bool next_deal();
  bool look_at_deal(std::string_view what);
  bool look_at_decision(std::string_view what);
  bool try_decision(std::string_view what);
  bool hear_thought(std::string_view what);
  bool host_load(std::string_view what);
  bool lacks_table();
  // A lesson is given at the table.
  bool teaches() const { return table_ && table_->lesson() != nullptr; }
  // Neither that nor a puzzle.
  bool has_game() const { return table_ && table_->is_game(); }

  bool has_place(const Verb& verb) const;
  bool settle(bool done);
  bool take_primary(Awaited awaited);
  bool take_card_of(std::string_view key);
  bool take_shortcut(std::string_view action, std::string_view key, Awaited awaited);
  bool change_rule(std::string_view name, int step);
  void start_game(OpenedLink link, const SavedGame* kept = nullptr, const Lesson* lesson = nullptr);
  void refuse_duel();
  void put_deal(const DuelRun& run, int moment);
  void end_deal();
  void start_sent(OpenedLink link, std::string_view address);
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
  void say_fault(const Fault& fault, bool of_link);
  void count_game();
  [[gnu::noinline]] void chalk_game();
  LeagueNight* night_here();
  void keep_night(std::size_t place) {
    context_.effects.save_league = unsaved_.nights[place] = true;
  }
  [[gnu::noinline]] void begin_night();
  [[gnu::noinline]] void end_league_game();
  void league_moved(LeagueNight& one);
  [[gnu::noinline]] void ask_league();
  [[gnu::noinline]] void drop_league_question();
  [[gnu::noinline]] bool hear_league(std::string_view what);
  void ask_others();
  void note_day();
  [[gnu::noinline]] bool pass_on();
  void hear(const Event& event);
  void ask_computer();
  void stop_thinking();
  void ask_reviewer();
  void tell_of_stand_in();
  void changed() { ++revision_; }

  Context context_;
  Language browser_language_{};
  std::optional<Language> link_language_;  // until another link, or until the person chooses
  StartScreen start_;
  std::optional<TableScreen> table_;
  Thinking thinking_;
  bool told_of_stand_in_ = false;  // at this table
  std::string begun_address_;      // what the address will say of a game that waits to begin
  Shelf shelf_;
  std::string own_name_;  // what the game at the table is kept under, if the person plays it
  Statistics statistics_;
  std::optional<Day> today_;
  Days days_;
  Slate slate_;
  std::array<std::optional<LeagueNight>, 2> nights_;  // one for itself, and the season's
  std::vector<std::string> unread_nights_;            // as they were kept
  bool league_told_ = false;                          // how the match has ended
  Season season_;
  // What was done here to what is kept, in this order, since add_to.
  struct {
    bool forgotten = false;
    std::vector<Tally> counted;
    std::vector<std::pair<Day, DayResult>> days;
    bool wiped = false;
    std::optional<std::string> unit;
    std::vector<SlateGame> chalked;
    std::array<bool, 2> nights{};
  } unsaved_;
  bool asked_to_forget_ = false;
  Dialog dialog_ = Dialog::none;
  bool everything_ = false;
  std::string focused_;
  bool new_version_ = false;
  bool lessons_coming_ = false;
  int revision_ = 0;
};

}  // namespace allfours
