// The view model: everything the person at the screen may see, and the only input of the room ui:
// the table and the hand's events as their seat can know them at the moment shown
// (core/table/seat_view.hpp), the open hands, and the texts, rows and controls of the app. Rebuilt
// each frame; the app outlives it. Forwards what is not secret, and does nothing else. Knows no
// picture, and exposes neither session, log nor whole table. Tests: tests/ui/secrets_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/context.hpp"
#include "app/features/daily/daily.hpp"
#include "app/features/hint/hint.hpp"
#include "app/modes/lesson/lesson.hpp"
#include "app/narration/explanation.hpp"
#include "app/narration/history.hpp"
#include "app/narration/point_status_text.hpp"
#include "app/session/award_weight.hpp"
#include "app/start/start_screen.hpp"
#include "core/table/seat_view.hpp"

namespace allfours {

class App;
struct TableState;

// Level of a bot: its name, and as n of m; empty for the default level.
struct SeenLevel {
  std::string_view name{};
  int strength = 0, strengths = 0;
};

class SeenTable {
 public:
  explicit SeenTable(const TableState& screen);

  // The cards.
  const SeatView& view() const { return view_; }
  const Table& table() const { return view_.table; }
  int seat() const { return view_.seat; }
  // Cards of this hand that are open to everybody: a hand laid down, and every hand if the
  // embedding page wants it.
  CardSet open_hand(int seat) const { return open_[static_cast<std::size_t>(seat)]; }
  // Of the hand shown, up to the moment shown; before the first hand, all so far.
  const Events& events() const { return events_; }
  const Event& last_event() const { return events_.back(); }

  // The game.
  const Setup& setup() const { return setup_; }  // without seed and given cards
  std::string_view deal_name() const;            // the seed, unless it is hidden
  const void* identity() const;                  // differs between tables and between viewers
  int moment() const;
  bool at_end() const;  // nothing is left to be shown
  bool can_undo() const;
  bool can_redo() const;
  bool was_undone() const;
  int taken_back() const;

  // As in TableState.
  const Narrator& narrator() const;
  const std::vector<HistoryRow>& history() const;
  CardSet picked() const;
  Card chosen() const;
  Card raised() const;
  CardSet choosable() const;
  CardSet playable() const;
  CardSet to_expose() const;
  bool reviewing() const;
  std::vector<Action> steps() const;
  // Without the action on a curtain.
  std::vector<Action> actions() const;
  // Seats to which the person can deal a packet by hand.
  std::vector<Action> seats_to_deal_to() const;
  // Number of cards in this seat's hand, plus those dealt to it by hand so far.
  int cards_before(int seat) const;
  std::string prompt() const;
  // Several people play at this screen and the turn has passed: nobody's hand is visible until the
  // next one takes the seat, the only possible action.
  bool curtain_falls() const;
  Caption curtain() const;
  Action seat_taking() const;
  int next_person() const;
  bool several() const;
  bool is_person(int seat) const;       // not a bot
  std::string initial(int seat) const;  // for the nameplate: of a name, or a number
  int game_shown() const;
  std::vector<int> games() const;
  std::string game_name(int game) const;
  std::string practice_text() const;
  std::string challenge() const;
  std::string challenge_mark() const;
  bool offers_hint() const;  // advice is available
  bool can_hint() const;
  Hint::Stage hint_stage() const;
  const Advice* advice() const;
  std::string hint_headline() const;
  std::string hint_text(int most_reasons) const;
  bool hand_open(int heading) const;
  const Evidence* evidence(int moment) const;
  bool last_trick_shown() const;
  std::optional<EvidenceLine> last_trick() const;
  bool can_show_all_hands() const;
  bool all_hands_open() const;
  Evidence hands() const;
  bool shows_so_far() const;
  std::array<SoFarBox, 4> so_far() const;
  std::string_view so_far_note() const;
  bool waits_for_next_hand() const;
  bool game_over() const;
  std::string result_text() const;
  std::vector<int> decisive() const;
  bool award_up() const;
  bool award_waits() const;
  AwardWeight weight() const;
  bool offers_review() const;
  bool waits() const;  // a link's game waits for somebody to begin
  // The caption strip is in use: by a lesson, or for what a link has brought.
  bool captioned() const { return leads() || waits(); }
  // A lesson or puzzle is running; its title.
  bool leads() const { return teaches() || solves(); }
  bool solves() const;
  std::string led_title() const;
  // A lesson is running: its current and other captions, progress, and the cards it asks for.
  bool teaches() const;
  Caption caption() const;
  // It is not about what has been done already.
  bool caption_holds() const { return !caption().title.empty(); }
  std::vector<Caption> captions() const;
  int lesson_part() const;
  int lesson_parts() const;
  bool caption_folded() const;
  // A caption of somebody's first game at this moment, if any.
  bool tells_first() const;
  Caption first_caption() const;
  std::optional<std::string> first_question() const;
  CardSet asked_cards() const;
  // Level of this seat's bot, if not the default.
  SeenLevel level(int seat) const;

 private:
  const TableState* screen_;
  Setup setup_;
  SeatView view_;
  Events events_;
  std::array<CardSet, max_players> open_{};
};

class Seen {
 public:
  explicit Seen(const App& app);

  bool at_table() const { return table_.has_value(); }
  // Precondition: at_table(); else the program aborts.
  const SeenTable& table() const { return table_.value(); }

  // As in App.
  const StartScreen& start() const;
  int minutes() const;        // duration of the selected game
  Setup rules_setup() const;  // without seed and given cards
  bool league() const;
  std::string_view level() const;
  int people() const;
  // The deals of the day, if the date is known: weekday (0: Monday), variant and result of each,
  // the days played this week, and the streak.
  struct Today {
    struct Deal {
      const Variant* variant = nullptr;
      const DayResult* result = nullptr;  // null until it is played
    };
    int weekday = 0;
    Deal trinidad, other;
    std::array<bool, 7> week{};
    int streak = 0;
  };
  std::optional<Today> today() const;
  std::string day_note() const;
  std::string slate_mark() const;
  std::string slate_note() const;
  // A series of games at the table: its length, and the games won, the person's side first.
  struct SeriesScore {
    int length = 0;
    std::array<int, 2> won{};
  };
  std::optional<SeriesScore> series() const;
  bool series_runs() const;  // one is not over
  std::string series_mark() const;
  std::string series_note() const;
  // The entries of features in the menus.
  std::vector<Action> menu_entries() const;
  // A league night; the person's own table is not on the screen.
  bool has_night() const;
  bool away_from_league() const;
  std::string league_mark() const;
  // The game that can be resumed: variant, hand, and score with the person's side first.
  struct Resumable {
    const Variant* variant = nullptr;
    int hand = 0;
    int target = 0;
    std::vector<int> score;
  };
  std::optional<Resumable> game_to_resume() const;
  int kept_games() const;  // number, including that one and unreadable ones
  bool embedded() const;
  bool offers_play() const;
  bool lessons_coming() const;
  const Words& words() const;
  // At a table of people on devices: something can be called across it; the call of a seat that is
  // shown now.
  bool offers_calls() const;
  std::string_view call_of(int seat) const;
  const Settings& settings() const;
  Language language() const;
  const std::string& message() const;
  bool message_is_error() const;
  const std::string& message_rule() const;
  const Message::Offer& message_offer() const;
  const Sheets& sheets() const;
  bool everything() const;
  bool row_shown(const HistoryRow& row) const;
  const std::string& focused() const;

 private:
  const App* app_;
  std::optional<SeenTable> table_;
};

}  // namespace allfours
