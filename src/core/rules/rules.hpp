// The rule set: every difference between games of the family, as plain data (src/README.md §4,
// RULES.md §2 and §3). The defaults are those of RULES.md §3. Every field has one wire name, the
// same in code, JSON, links and on the command line; `fields()` lists them. Knows nothing of tables
// or events. Tests: tests/core/rules/rule_set_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/cards/cards.hpp"
#include "core/text/fault.hpp"

namespace allfours {

inline constexpr int max_players = 6;
inline constexpr int hand_size = 6;
inline constexpr int run_size = 3;

enum class Direction : std::uint8_t { clockwise, anticlockwise };
// §2.1. `cut`: the highest card deals; `cut_pitcher`: the highest card pitches first.
enum class FirstDealer : std::uint8_t { cut, cut_put, cut_pitcher, first_jack, red_black };
// How six cards are dealt: two ways named by 001, and three rounds of any size (002).
enum class Packets : std::uint8_t {
  three_three,
  singles,
  two_two_two,
  three_two_one,
  three_one_two,
  two_three_one,
  two_one_three,
  one_three_two,
  one_two_three,
  four_one_one,
  one_four_one,
  one_one_four,
};
// §2.3. `cut` is California Jack's: the trump card stays in the pack, and the rest of the pack is a
// stock to draw from.
enum class TrumpBy : std::uint8_t { turn_up, pitch, cut };
// §2.4. Who answers a beg: the dealer (give or run), eldest (a point or a run), or no begging.
enum class Begging : std::uint8_t { none, dealer_answers, eldest_chooses };
// A repeated run: deal three and turn; deal three once and then only turn (003); or never deal
// (004).
enum class Run : std::uint8_t { three_more_and_turn, turn_only, turn_without_dealing };
// When the dealer's side scores for a turned card: each at once; each, first in the settlement;
// only the card that fixes trump, at once; only the first, if it is accepted.
enum class TurnUpTiming : std::uint8_t { at_once, in_settlement, if_it_fixes_trump, if_accepted };
enum class Discard : std::uint8_t { never, to_six, to_six_from_twelve };
// §2 "Who may play what".
// §3a: under `trump_only` only a trump lead must be followed, under `free` none.
enum class PlayRule : std::uint8_t {
  follow_or_trump,
  follow_or_trump_else_trump,
  strict,
  no_ruff,
  trump_only,
  free,
};
// §2 "Whose point it is".
enum class PointTo : std::uint8_t { dealt, taken };
enum class GameTie : std::uint8_t { nobody, non_dealer };
enum class Order : std::uint8_t { high_low_jack_game, game_high_low_jack };
// §3a. Who deals after a misdeal: the same dealer again, or the next.
enum class MisdealDeal : std::uint8_t { same, next };
// §3a. What a revoke costs: `one` 1 point; `game` the whole game; `by_card` the game if an honour
// of trumps was withheld from a trump lead; `trump_game` the game on any trump lead; `bare_jack`
// the game if the trump withheld was the jack alone. Else 1 point.
enum class RevokePenalty : std::uint8_t { by_card, one, game, trump_game, bare_jack };
// Hands that lie face down for their owners: the pitcher's partner's until the pitch; all but
// dealer's and eldest's until trump is fixed.
enum class FaceDown : std::uint8_t { nobody, pitchers_partner, all_but_dealer_and_eldest };

struct RuleSet {
  int target = 7;
  bool teams = true;  // with four or six players; two or three always play alone
  Direction direction = Direction::clockwise;
  FirstDealer first_dealer = FirstDealer::cut;
  bool partners_by_jacks = false;
  Packets packets = Packets::three_three;
  TrumpBy trump = TrumpBy::turn_up;
  FaceDown face_down = FaceDown::nobody;

  int turn_up_ace = 0;
  int turn_up_king = 0;
  int turn_up_queen = 0;
  int turn_up_jack = 0;
  int turn_up_six = 0;
  int turn_up_two = 0;
  TurnUpTiming turn_up_timing = TurnUpTiming::at_once;

  Begging begging = Begging::dealer_answers;
  bool must_beg_without_trump = false;
  bool gift_bar = false;
  Run run = Run::three_more_and_turn;
  bool bunch = false;
  Discard discard = Discard::never;

  PlayRule play = PlayRule::follow_or_trump;
  bool no_undertrump = false;
  int no_follow_penalty = 0;
  bool first_trick_open = false;
  bool throw_in = false;
  bool early_high = false;

  PointTo high = PointTo::dealt;
  PointTo low = PointTo::dealt;
  PointTo jack = PointTo::taken;
  bool hang_jack = false;
  GameTie game_tie = GameTie::nobody;
  Order order = Order::high_low_jack_game;

  int stake_game = 0;
  int stake_all_fours = 0;

  bool table_rules = false;   // §4: players can err, and the others can call it
  bool hand_dealing = false;  // and the dealer deals by hand and can miscount

  // §3a. Fields about irregularities take effect where `table_rules` is on.
  int game_points = 1;  // for Game
  int hang_points = 3;  // for capturing the jack, where hang_jack is on
  bool no_gift_without_trump = false;
  MisdealDeal misdeal_deal = MisdealDeal::same;
  RevokePenalty revoke_penalty = RevokePenalty::by_card;
  bool revoke_bars_game = true;  // a side that revoked cannot win Game in this hand
  bool card_laid_stays = false;  // nothing is taken back; a card played out of turn is exposed

  bool operator==(const RuleSet&) const = default;
};

// One field of the rule set, for the command line, links, JSON and the house-rules dialog.
struct Field {
  enum class Kind : std::uint8_t { flag, number, word };
  std::string_view name;
  Kind kind;
  std::span<const std::string_view> words;  // values of a word, in order; false, true for a flag
  int least, most;                          // of a number
  int (*get)(const RuleSet&);               // a number, 0 or 1, or the index of the word
  void (*set)(RuleSet&, int);
  std::string_view source;  // its source: "002", "001, 002"
  // Added after logs were stored: a `game` line mentions it only with a changed value.
  bool later = false;
};

std::span<const Field> fields();
const Field* find_field(std::string_view name);
// The field's value as written: "true", "14", "to_six".
std::string value_text(const Field& field, const RuleSet& rules);
// Sets one field from its written value, or returns a fault.
std::optional<Fault> set_field(RuleSet& rules, std::string_view name, std::string_view value);

// Why these rules allow no game with so many players; empty if they do. A field that another field
// makes meaningless must have its default. One row serves all numbers of players of a variant, so
// `teams`, `gift_bar` and `no_undertrump` may be set where too few play.
std::optional<Fault> validate(const RuleSet& rules, int players);

// Number of sides: teams of two with four or six players, else one per player.
int side_count(const RuleSet& rules, int players);

// Points for a turned card of this rank (0 for most).
int turn_up_points(const RuleSet& rules, Rank rank);

// Origin of a game; the start screen groups games by it.
enum class Family : std::uint8_t { caribbean, england, america, france, germany, old_books };
inline constexpr int family_count = 6;

// A named rule set of RULES.md §3.
struct Variant {
  std::string_view id;
  Family family;
  std::string_view source;  // "001, 002"
  std::uint8_t players;     // bit n: playable by n players
  int usual_players;
  RuleSet rules;

  constexpr bool allows(int n) const {
    return n >= 0 && n <= max_players && (players >> n & 1) != 0;
  }
};

std::span<const Variant> variants();
const Variant* find_variant(std::string_view id);

}  // namespace allfours
