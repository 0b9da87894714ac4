// The whole program but for pictures and page: screens, the game in progress, pace, links and
// settings. Every control, on the canvas or in the page's own text, is an action with a stable id;
// `act` is the only way in. Time comes from outside, in milliseconds, and only `tick` uses it.
// Knows neither the screen nor the page. Tests: tests/app/app_test.cpp.
#pragma once

#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "app/embedding.hpp"
#include "app/explanation.hpp"
#include "app/fault_words.hpp"
#include "app/link.hpp"
#include "app/saved_game.hpp"
#include "app/session.hpp"
#include "app/settings.hpp"
#include "app/statistics.hpp"
#include "app/verbs.hpp"

namespace allfours {

// What is heard at the table, in the order of web/page/sound.js.
enum class Sound : std::uint8_t { card, deal, trick, point, turn };

// A question for a computer player that thinks elsewhere: what it decides after this record, or
// whether it lays its hand down. Answered with act("thought:SERIAL:…"): a decision in words
// (decision_text.hpp), "keep", or "failed", after which the players think here again.
struct Thought {
  int serial = 0;
  std::string record;
  std::string_view player;
  int seat = -1;
  bool lay_down = false;
};

// What the page must do for us; each at most once a request.
struct Effects {
  std::optional<std::string> copy_text;  // put this on the clipboard as it is
  std::optional<std::string> fragment;   // show this in the address bar
  std::optional<std::string> open;       // show this page of the site beside the game
  bool edit_seed = false;                // let the person type a deal's name; `act("seed:…")`
  bool save_settings = false;
  bool save_statistics = false;
  std::vector<Sound> sounds;  // to be heard now, where sound is switched on
  std::optional<Thought> think;
  std::optional<HostRefusal> refusal;
  bool reload = false;  // the page, with its newer version
  // The words of this language are wanted: take_pack(), then act("words:de");
  // act("words_failed:de") if they cannot be had.
  std::optional<std::string> fetch_words;
};

// An action the person can take now.
struct Action {
  std::string id;
  std::string label;
  bool primary = false;
};

class App {
 public:
  enum class Screen { start, table };
  // What the page shows in a dialog of its own, over everything else.
  enum class Dialog { none, keys, settings, statistics, share, open };
  struct Verbs;  // the rows of verbs()

  explicit App(std::uint32_t entropy);

  // Begins: goes on with the game of this tab, or else with the one that is kept (tab_text and
  // kept_text as they were last), if the address means it or says nothing; opens the address
  // otherwise.
  void open(std::string_view fragment, std::string_view tab, std::string_view kept);
  // Opens what an address says after its '#'; an empty one is the start screen. A link that cannot
  // be opened leaves a message and the start screen.
  void open_link(std::string_view fragment);
  // Takes an action by its id (verbs.hpp); true if it did something. One that is not possible now
  // does nothing but say why, where there is a why.
  bool act(std::string_view id);
  // Takes a key as KeyboardEvent.key names it; false if it does nothing now, and is the browser's.
  bool press_key(std::string_view key);
  // Moves time on to `now`; true if something visible changed.
  bool tick(double now);
  // When something will change by itself; infinity if nothing will.
  double next_due() const;
  Effects take_effects();
  // Computer players are asked through Effects::think from now on, or think here, in `tick`.
  void think_elsewhere(bool elsewhere);

  // The table stands in somebody else's page from now on; before the first link is opened.
  void embed(const Embedding& embedding);
  const std::optional<Embedding>& embedding() const { return embedding_; }
  // The person at the screen plays, not only looks.
  bool offers_play() const {
    return !embedding_ || embedding_->controls == Embedding::Controls::full;
  }
  // It goes on by itself, at the moment shown.
  bool playing() const;

  // Counts up whenever anything visible changed.
  int revision() const { return revision_; }

  Screen screen() const { return session_ ? Screen::table : Screen::start; }
  const Words& words() const { return *words_; }
  const Settings& settings() const { return settings_; }
  void restore_settings(const Settings& settings);
  // The language everything is said in: a link's, else the person's choice, else the browser's;
  // the one before as long as its words are not here.
  Language language() const;
  void set_browser_language(Language language);
  // The same part of an address, asking for a language where the link we came by did.
  std::string address_of(std::string link) const;
  Dialog dialog() const { return dialog_; }
  const Statistics& statistics() const { return statistics_; }
  void restore_statistics(Statistics statistics);
  // The person has been asked whether the statistics are really to be forgotten.
  bool asked_to_forget() const { return asked_to_forget_; }
  // What is to be kept of the game: for this tab, whatever it shows; and for the next visit, the
  // game that the person plays, which a link to another one only looked at does not replace.
  std::string tab_text() const;
  std::string kept_text() const;
  // What was asked for aloud ("tell:…"), and how many such answers there have been.
  const std::string& answer() const { return answer_; }
  int answers() const { return answers_; }

  // A newer version of the page can be had; act("new_version") said so.
  bool new_version() const { return new_version_; }

  // Start screen.
  const Variant& chosen_variant() const { return *variant_; }
  int chosen_players() const { return players_; }
  const std::string& chosen_seed() const { return seed_; }
  const RuleSet& chosen_rules() const { return rules_; }
  bool house_rules_open() const { return house_rules_open_; }
  // A game that can be gone on with, or null.
  const SavedGame* game_to_resume() const { return kept_ ? &*kept_ : nullptr; }
  // A league match can be played of the chosen variant; one is chosen, or being played.
  bool league_possible() const;
  bool league() const;

  // Table; only where screen() is table.
  const Session& session() const { return *session_; }
  const Narrator& narrator() const { return *narrator_; }
  const std::vector<HistoryRow>& history() const { return history_.rows(); }
  // Counts up when another history begins, or the same one in other words; so many of its rows are
  // no news then.
  int histories() const { return histories_; }
  int old_rows() const { return old_rows_; }
  SeatView view() const { return session_->view(); }
  CardSet picked() const { return picked_; }  // marked for discarding
  bool reviewing() const { return !live_; }   // an earlier moment is on the screen
  int live_moment() const { return live_ ? session_->shown() : live_shown_; }
  // Where one can step while looking back; also possible while the game goes on.
  std::vector<Action> steps() const;

  // The games of this table: 0 is the real one, the others are practice, played on from an earlier
  // moment. All but the one shown are kept as they were left.
  int game_shown() const { return game_shown_; }
  std::vector<int> games() const;  // in the order in which they began
  // Practice: another game than the real one, or decisions have been taken back in it, or
  // somebody else's moves are in it. It does not count.
  bool practice() const { return game_shown_ > 0 || practice_ || session_->was_undone(); }
  // What the heading says of it: "Practice 2 · taken back: 3"; empty for a game as it was played.
  std::string practice_text() const;
  std::string game_name(int game) const;

  // The history, folded and opened: a hand by the moment of its heading, a reason by its award's.
  bool hand_open(int heading) const;
  bool row_shown(const HistoryRow& row) const;
  // The evidence for an award that is opened, or null.
  const Evidence* evidence(int moment) const;

  // A hand is running: its points so far can be told.
  bool shows_so_far() const;
  // The last complete trick of the hand shown, if there is one.
  std::optional<EvidenceLine> last_trick() const;
  // All hands of the hand shown, once it has been seen to be over.
  bool can_show_all_hands() const { return hand_over_at() > 0; }
  bool all_hands_open() const { return all_hands_ && can_show_all_hands(); }
  Evidence hands() const;
  bool waits_for_next_hand() const;
  bool game_over() const;
  // A challenge: the points to beat in the game's first hand, once it has ended with what the
  // person's side scored; empty where there is none.
  std::string challenge() const;
  std::string challenge_mark() const;  // the same in short: "4 to beat"
  // What the person should do now, above the hand.
  std::string prompt() const;
  // The buttons at the table now, besides the hand.
  std::vector<Action> table_actions() const;
  // The cards that can be clicked now: legal to play, or to mark for discarding.
  CardSet playable() const;

  bool history_open() const { return history_open_; }  // the sheet on a phone
  bool everything() const { return everything_; }      // all events, not only points
  bool menu_open() const { return menu_open_; }
  // The rules sheet: of the game at the table, or of what is chosen on the start screen.
  bool rules_open() const { return rules_open_; }
  const std::string& marked_rule() const { return marked_rule_; }  // field.value, or empty
  Setup rules_setup() const;
  bool last_trick_shown() const { return last_trick_; }
  // The action on whose button in the page's text the keyboard's focus is; empty if on none.
  const std::string& focused() const { return focused_; }
  // A short message, and why a refused card was refused; empty when there is none.
  const std::string& message() const { return message_; }
  bool message_is_error() const { return message_is_error_; }
  // The rule that the message is about, field and value; or empty.
  const std::string& message_rule() const { return message_rule_; }

 private:
  static constexpr double never = std::numeric_limits<double>::infinity();
  // A game that is not on the screen, at the moment it was left.
  struct OtherGame {
    int game;
    Session session;
  };

  // What the verbs do, in the order of their table; true if something was done or said.
  bool choose_variant(std::string_view what);
  bool choose_players(std::string_view what);
  bool choose_seed(std::string_view what);
  bool toggle_league();
  bool edit_seed();
  bool new_seed();
  bool toggle_house_rules();
  bool usual_rules();
  bool rule_up(std::string_view what);
  bool rule_down(std::string_view what);
  bool start();
  bool resume_kept();
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
  bool close();
  bool say_copied();
  bool say_not_copied();
  bool say_not_opened(std::string_view what);
  bool focus(std::string_view what);
  bool tell_of_new_version();
  bool reload();
  bool choose_pace(std::string_view what);
  bool choose_colours(std::string_view what);
  bool choose_language(std::string_view what);
  bool choose_look(std::string_view what);
  template <bool Settings::*flag>
  bool turn(std::string_view what) {
    settings_.*flag = what == "on";
    return effects_.save_settings = true;
  }
  bool rename(std::string_view what);
  bool click_card(std::string_view what);
  bool say_word(std::string_view what);
  bool discard();
  bool lay_down();
  bool keep_hand();
  bool next_hand();
  bool play_again();
  bool undo();
  bool redo();
  bool skip();
  bool tell(std::string_view what);
  bool share();
  bool show_fair_page();
  bool go_to_moment(std::string_view what);
  bool step(std::string_view what);
  bool step_by_tricks(std::string_view what);
  bool back_to_game();
  bool play_on();
  bool choose_game(std::string_view what);
  bool toggle_hand(std::string_view what);
  bool toggle_why(std::string_view what);
  bool toggle_last_trick();
  bool toggle_all_hands();
  bool copy_history();
  bool say_history_copied();
  bool hear_words(std::string_view code);
  bool miss_words(std::string_view code);
  Language wanted_language() const;
  bool say_history_not_copied();
  bool hear_thought(std::string_view what);
  bool load_for_host(std::string_view what);
  bool go_for_host(std::string_view what);
  bool next_for_host();
  bool previous_for_host();
  bool play_for_host();
  bool pause_for_host();
  bool sit_for_host(std::string_view what);
  bool decide_for_host(std::string_view what);

  bool has_place(const Verb& verb) const;
  bool settle(bool done);
  bool take_primary();
  bool take_card_of(std::string_view key);
  void tell_last_trick();
  bool change_rule(std::string_view name, int step);
  bool lacks_table();
  void start_game(const Link& link);
  void show_first(const Record& record);
  void seat_person(const Record& record, int asked);
  void leave_table();
  const Words& words_now() const;
  void say_message(std::string text, bool is_error, std::string rule = {});
  void say_fault(const Fault& fault, bool of_link);
  void begin_history();
  void resume(const SavedGame& saved);
  SavedGame saved() const;
  void make_own();
  void keep_game();
  void show_address(const std::string& address);
  void count_game();
  const Session& real_game() const;
  void hear(const Event& event);
  bool take_shortcut(std::string_view action, std::string_view key);
  void say_aloud(std::string text);
  void tell_league_result();
  void speak();
  bool decide(const Decision& decision);
  void decided();
  void refuse(std::string_view code, std::string sentence);
  void sit_at(int seat);
  void show_all();
  void move_on();
  void go_to(int moment);
  void go_by_tricks(int tricks);
  void to_live_moment();
  bool show_game(int game);
  void forget_evidence(int from_moment);
  std::string rule_sentence(std::string_view rule) const;
  int hand_over_at() const;
  bool something_pending() const;
  bool let_computer_decide();
  void ask_computer();
  double dwell() const;
  void changed();

  const Words* words_;
  Language browser_language_{};
  Language spoken_{};                      // the last one whose words were here
  std::optional<Language> link_language_;  // until another link, or until the person chooses
  std::uint32_t entropy_;
  Settings settings_;
  Effects effects_;
  Dialog dialog_ = Dialog::none;
  Statistics statistics_;
  bool asked_to_forget_ = false;
  std::string answer_;
  int answers_ = 0;
  int revision_ = 0;
  double now_ = 0;
  double due_ = 0;

  const Variant* variant_;
  int players_;
  std::string seed_;
  RuleSet rules_;
  bool house_rules_open_ = false;
  bool league_ = false;

  std::optional<Session> session_;
  std::optional<Narrator> narrator_;
  History history_;
  int histories_ = 0;
  int old_rows_ = 0;
  std::string focused_;
  std::optional<SavedGame> kept_;  // while another game, or none, is at the table
  std::string address_;            // what the address says
  bool own_ = false;               // the person plays in the game at the table
  bool practice_ = false;          // somebody else's moves are in it
  bool counted_ = false;           // it is in the statistics
  CardSet picked_;
  std::optional<int> beat_;
  bool live_ = true;
  int live_shown_ = 0;
  bool next_hand_ = false;  // the person has seen the hand's end
  std::vector<OtherGame> other_games_;
  int game_shown_ = 0;
  int games_made_ = 0;
  std::map<int, bool> folds_;         // hands opened or folded by hand, by heading
  std::map<int, Evidence> evidence_;  // of the awards that are opened, by moment
  bool all_hands_ = false;

  bool new_version_ = false;
  std::optional<Embedding> embedding_;
  bool moves_on_ = false;  // an earlier moment moves on by itself

  // A thought that was asked for, and how it was answered. It counts for its record alone.
  bool think_elsewhere_ = false;
  int thoughts_ = 0;
  std::optional<Thought> thought_;
  std::optional<std::string> thought_answer_;

  bool history_open_ = false;
  bool everything_ = false;
  bool menu_open_ = false;
  bool rules_open_ = false;
  std::string marked_rule_;
  bool last_trick_ = false;
  std::string message_;
  std::optional<Fault> fault_;  // what message_ is about, to be said in another language
  bool fault_of_link_ = false;
  bool message_is_error_ = false;
  std::string message_rule_;
  double message_until_ = never;
};

}  // namespace allfours
