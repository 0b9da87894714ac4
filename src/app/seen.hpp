// What the person at the screen may see, and all that whoever draws is given: the table and the
// events of the hand as their seat can know them at the moment shown (core/seat_view.hpp), the
// hands that lie open, and the words, rows and controls that the app has made of the game.
// Made anew for each frame; the app outlives it. Forwards what is no secret, and does nothing.
// Knows no picture, and hands out neither session, log nor whole table. Tests:
// tests/ui/secrets_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/context.hpp"
#include "app/daily.hpp"
#include "app/explanation.hpp"
#include "app/hint.hpp"
#include "app/history.hpp"
#include "app/lesson.hpp"
#include "app/start_screen.hpp"
#include "core/seat_view.hpp"

namespace allfours {

class App;
class TableScreen;

// How well somebody plays: in words, and as so many of so many; nothing where it is as usual.
struct SeenLevel {
  std::string_view name{};
  int strength = 0, strengths = 0;
};

class SeenTable {
 public:
  SeenTable(const TableScreen& screen, const std::optional<Embedding>& embedding);

  // The cards.
  const SeatView& view() const { return view_; }
  const Table& table() const { return view_.table; }
  int seat() const { return view_.seat; }
  // Of this seat's hand what lies face up for everybody: a hand that was laid down, and all where
  // the page around us wants it.
  CardSet open_hand(int seat) const { return open_[static_cast<std::size_t>(seat)]; }
  // Of the hand shown, up to the moment shown; what came before the first hand until it begins.
  const Events& events() const { return events_; }
  const Event& last_event() const { return events_.back(); }

  // The game.
  const Setup& setup() const { return setup_; }  // without seed and given cards
  const std::string& deal_name() const;          // the seed, which is written above the table
  const void* identity() const;  // of another table, or in other eyes, it is another
  int moment() const;
  bool at_end() const;  // nothing has happened that is still to be shown
  bool can_undo() const;
  bool can_redo() const;
  bool was_undone() const;
  int taken_back() const;

  // As TableScreen has it.
  const Narrator& narrator() const;
  const std::vector<HistoryRow>& history() const;
  CardSet picked() const;
  CardSet playable() const;
  CardSet to_expose() const;
  bool reviewing() const;
  std::vector<Action> steps() const;
  // Without what stands on a curtain.
  std::vector<Action> actions() const;
  // The seats that the person can deal a packet to, by hand.
  std::vector<Action> seats_to_deal_to() const;
  // Those of this seat's hand, and of the packets that the person has dealt it by hand so far.
  int cards_before(int seat) const;
  std::string prompt() const;
  // Several people play at this screen, and somebody else's turn has come: nobody's hand is seen
  // until they take their seat, with the only thing that can be done then.
  bool curtain_falls() const;
  Caption curtain() const;
  Action seat_taking() const;
  int next_person() const;
  bool several() const;
  bool is_person(int seat) const;       // not a computer player
  std::string initial(int seat) const;  // for their plate: of a name, or their number
  int game_shown() const;
  std::vector<int> games() const;
  std::string game_name(int game) const;
  std::string practice_text() const;
  std::string challenge() const;
  std::string challenge_mark() const;
  bool offers_hint() const;  // somewhere there is advice to be had
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
  bool waits_for_next_hand() const;
  bool game_over() const;
  std::string result_text() const;
  std::vector<int> decisive() const;
  bool award_up() const;
  bool offers_review() const;
  bool waits() const;  // what a link has brought, for somebody to begin
  // Something is told on the strip of a lesson: by one, or of what was sent.
  bool captioned() const { return leads() || waits(); }
  // A lesson is given, or a puzzle to be solved; what it is called.
  bool leads() const { return teaches() || solves(); }
  bool solves() const;
  std::string led_title() const;
  // A lesson is given: what it tells now and at any step, how far it is, and what it asks for.
  bool teaches() const;
  Caption caption() const;
  std::vector<Caption> captions() const;
  int lesson_part() const;
  int lesson_parts() const;
  bool caption_folded() const;
  // What is told of this moment in somebody's first game, and whether anything is.
  bool tells_first() const;
  Caption first_caption() const;
  CardSet asked_cards() const;
  // How this seat plays, where that is not as usual.
  SeenLevel level(int seat) const;

 private:
  const TableScreen* screen_;
  Setup setup_;
  SeatView view_;
  Events events_;
  std::array<CardSet, max_players> open_{};
};

class Seen {
 public:
  explicit Seen(const App& app);

  bool at_table() const { return table_.has_value(); }
  // Only where at_table(); elsewhere the program stops.
  const SeenTable& table() const { return table_.value(); }

  // As App has it.
  const StartScreen& start() const;
  int minutes() const;        // that the game which is chosen takes
  Setup rules_setup() const;  // without seed and given cards
  bool league() const;
  std::string_view level() const;
  int people() const;
  // Today's deal, where it is known what day it is: its weekday (0: Monday) and game, what came of
  // it, which days of this week are played, and how many on end.
  struct Today {
    int weekday = 0;
    const Variant* variant = nullptr;
    std::optional<DayResult> result;
    std::array<bool, 7> week{};
    int streak = 0;
  };
  std::optional<Today> today() const;
  std::string day_note() const;
  std::string slate_mark() const;
  std::string slate_note() const;
  bool offers_slate() const;
  // Of a league night; the person's own table of it is not on the screen.
  bool has_night() const;
  bool away_from_league() const;
  std::string league_mark() const;
  // The game that can be gone on with: which, its hand, and the score, the person's side first.
  struct Resumable {
    const Variant* variant = nullptr;
    int hand = 0;
    int target = 0;
    std::vector<int> score;
  };
  std::optional<Resumable> game_to_resume() const;
  int kept_games() const;  // how many, that one and those that cannot be read included
  bool embedded() const;
  bool offers_play() const;
  bool lessons_coming() const;
  const Words& words() const;
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
