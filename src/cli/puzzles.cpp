// `allfours bench puzzles`: searches hands that `sensible` plays for puzzles: moments at which
// exactly one card of a seat reaches a goal against best play. Prints one line each, the raw
// material of src/words/lessons/puzzles.txt: the number of cards the seat holds, the number of its
// decisions with a wrong card, whether `sensible` finds the first; goal, theme, the wrong card of
// the theme, and the link without its goal.
#include <cstdio>

#include "cli/commands.hpp"
#include "core/game/record.hpp"
#include "players/advice/puzzle_ideas.hpp"

namespace allfours {

namespace {

struct PuzzleGame {
  std::string_view variant;
  int players;
};

constexpr std::array puzzle_games{
    PuzzleGame{"trinidad", 4},       PuzzleGame{"trinidad-2", 2}, PuzzleGame{"west-yorkshire", 4},
    PuzzleGame{"lancashire", 4},     PuzzleGame{"german", 2},     PuzzleGame{"french", 2},
    PuzzleGame{"french-4", 4},       PuzzleGame{"seven-up", 3},   PuzzleGame{"pitch", 4},
    PuzzleGame{"pitch", 3},          PuzzleGame{"pitch", 2},      PuzzleGame{"seven-up", 2},
    PuzzleGame{"old-american", 2},   PuzzleGame{"cotton", 2},     PuzzleGame{"running", 2},
    PuzzleGame{"california-jack", 2}};

// The person's seat, as in links.
constexpr int seat = 0;

// Number of the seat's decisions with a wrong card, under best play.
int decisions_with_a_choice(Puzzle& puzzle, Table table) {
  const auto ignore = [](const Table&, const Event&) {};
  int found = 0;
  const int hand = table.hand;
  while (table.turn >= 0 && table.hand == hand &&
         puzzle.standing(table) == Puzzle::Standing::open) {
    if (table.turn == seat && puzzle.right(table) != choice(table).cards) ++found;
    decide(table, puzzle.best(table), ignore);
  }
  return found;
}

class PuzzleSearch {
 public:
  PuzzleSearch(int least_cards, int most_cards) : least_(least_cards), most_(most_cards) {}

  // The first hand of one game.
  void look(const Setup& setup, bool near_the_end) {
    const Player& player = *find_player("sensible");
    Game game{setup};
    bool found = false;
    while (!game.over() && game.table().hand == first_hand_of(setup) && !found) {
      const Question asked = game.question();
      const SeatView seen = seen_from(game.table(), asked.seat);
      Stream stream = decision_stream(game.table().seed_key, asked.seat, game.decisions());
      if (asked.lay_down) {
        game.keep_hand(asked.seat);
        continue;
      }
      const Decision decision = player.choose(seen, stream);
      if (asked.seat == seat) found = look_at(game, decision.card, near_the_end);
      if (game.play(decision)) std::abort();
    }
  }

 private:
  static int first_hand_of(const Setup& setup) { return setup.start ? setup.start->hand : 1; }

  bool look_at(const Game& game, Card sensible, bool near_the_end) {
    const Table& table = game.table();
    const int cards = table.hand_count[at(seat)];
    if (table.phase != Phase::play || cards < least_ || cards > most_ || table.laid_down != 0 ||
        !Solver::can(table) || choice(table).cards.count() < 3) {
      return false;
    }
    for (int i = 0; i < goal_count; ++i) {
      const Goal goal = static_cast<Goal>(i);
      if ((goal == Goal::win) != near_the_end) continue;
      if (goal == Goal::jack && table.rules.hang_jack &&
          !(table.dealt[at(seat)] & CardSet::of(Rank::jack))
               .contains(Card(table.trump, Rank::jack))) {
        continue;  // it would be hanged, or is the partner's
      }
      Puzzle puzzle(goal, seat);
      if (puzzle.fault(table)) continue;
      const auto idea = idea_of(puzzle, table);
      if (!idea) continue;
      const int deep = decisions_with_a_choice(puzzle, table);
      if (deep < 2) continue;
      std::printf("%d %d %s %s %s %s %s\n", cards, deep,
                  sensible == idea->right ? "found" : "missed", std::string(wire(goal)).c_str(),
                  std::string(idea->name).c_str(), card_text(idea->other).c_str(),
                  record_text(game).c_str());
      std::fflush(stdout);
      return true;
    }
    return false;
  }

  int least_, most_;
};

}  // namespace

int run_bench_puzzles(int games) {
  PuzzleSearch search(3, 5);
  for (const PuzzleGame& row : puzzle_games) {
    Setup setup;
    setup.variant = find_variant(row.variant);
    setup.players = row.players;
    setup.rules = setup.variant->rules;
    for (int i = 0; i < games; ++i) {
      setup.seed = series_seed("PUZZLE", i);
      setup.start.reset();
      search.look(setup, false);
      // Somebody could win with this hand.
      Start start;
      start.hand = 7;
      start.dealer = static_cast<std::int8_t>(i % row.players);
      for (int side = 0; side < side_count(setup.rules, row.players); ++side) {
        start.score[at(side)] =
            static_cast<std::int16_t>(setup.rules.target - 1 - (i + side * (i / 3 + 1)) % 3);
      }
      setup.start = start;
      search.look(setup, true);
    }
  }
  return 0;
}

}  // namespace allfours
