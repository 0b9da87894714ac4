// The puzzles: each has exactly one right first card, the one of its idea, by the solver and, if
// fast enough, by brute force. Right cards solve it, each wrong one loses it; its solution can be
// shown; it leaves no trace except its mark; and links to impossible puzzles are rejected.
#include <gtest/gtest.h>

#include <map>

#include "app/accessibility/mirror.hpp"
#include "app/app_play.hpp"
#include "app/modes/puzzle/puzzle_run.hpp"
#include "app/storage/resume.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_results.hpp"
#include "app/table/table_state.hpp"
#include "players/advice/puzzle_ideas.hpp"
#include "properties/tried_puzzle.hpp"
#include "words/lessons.hpp"

namespace allfours {
namespace {

OpenedLink opened(std::string_view link) {
  auto parsed = read_link(link);
  EXPECT_TRUE(std::holds_alternative<OpenedLink>(parsed)) << link;
  return std::get<OpenedLink>(std::move(parsed));
}

// A person solving puzzles.
struct Solving {
  explicit Solving(std::string_view id) {
    EXPECT_TRUE(app.act("solve:" + std::string(id)));
    sitting.wait();
  }
  const PuzzleRun& run() const { return *puzzle_at(app.table()); }
  // The cards that keep the goal.
  CardSet right() const {
    const auto link = opened(run().link());
    Puzzle judge(*link.puzzle, link.seat);
    return judge.right(app.table().session.table());
  }
  void play(Card card) {
    ASSERT_TRUE(app.act("card:" + card_text(card)));
    sitting.wait();
  }
  Sitting sitting;
  App& app = sitting.app;
};

TEST(Puzzles, HaveOneRightCardWhichIsTheirIdea) {
  EXPECT_GE(puzzles().size(), 40U);
  std::map<std::string_view, int> ideas;
  std::map<std::string, int> goals;
  for (const PuzzleText& puzzle : puzzles()) {
    SCOPED_TRACE(std::string(puzzle.id) + ": " + std::string(puzzle.link));
    const auto link = opened(puzzle.link);
    const Table& table = link.game.table();
    ASSERT_TRUE(link.puzzle.has_value());
    EXPECT_EQ(puzzle_text(link.game, link.seat, *link.puzzle), puzzle.link) << "found by its link";
    EXPECT_EQ(find_puzzle(puzzle.link), &puzzle);
    EXPECT_EQ(table.turn, link.seat);
    EXPECT_EQ(std::to_string(table.hand_count[at(link.seat)]), puzzle.cards);
    EXPECT_GE(choice(table).cards.count(), 3) << "too few choices";
    Puzzle judge(*link.puzzle, link.seat);
    EXPECT_EQ(judge.fault(table), std::nullopt);
    const auto idea = idea_of(judge, table);
    ASSERT_TRUE(idea.has_value());
    EXPECT_EQ(idea->name, puzzle.idea);
    EXPECT_EQ(card_text(idea->other), puzzle.other);
    EXPECT_TRUE(choice(table).cards.contains(idea->other));
    EXPECT_NE(idea->other, idea->right);
    ++ideas[puzzle.idea];
    ++goals[std::string(wire(*link.puzzle))];
  }
  EXPECT_GE(ideas.size(), 10U);
  EXPECT_EQ(goals.size(), static_cast<std::size_t>(goal_count));
}

// By brute force, without the solver.
TEST(Puzzles, AreTrueByTryingEverything) {
  int tried = 0;
  for (const PuzzleText& puzzle : puzzles()) {
    SCOPED_TRACE(std::string(puzzle.id) + ": " + std::string(puzzle.link));
    const auto link = opened(puzzle.link);
    const Table& table = link.game.table();
    const int cards = table.hand_count[at(link.seat)];
    if (cards > (table.players == 2 ? 5 : 3)) continue;
    Puzzle solver(*link.puzzle, link.seat);
    for (const Card card : choice(table).cards) {
      Table after = table;
      play_card(after, card);
      EXPECT_EQ(can_be_had(after, *link.puzzle, link.seat), solver.right(table).contains(card))
          << card_text(card);
    }
    ++tried;
  }
  EXPECT_GE(tried, 15);
}

TEST(Puzzles, AreSolvedByRightCards) {
  for (const PuzzleText& puzzle : puzzles()) {
    SCOPED_TRACE(std::string(puzzle.id) + ": " + std::string(puzzle.link));
    Solving solving(puzzle.id);
    ASSERT_FALSE(solving.run().over());
    EXPECT_FALSE(solving.app.settings().puzzles_done.contains(puzzle.id));
    solving.app.act("sound:on");
    solving.app.take_effects();
    int decisions = 0;
    for (; !solving.run().over(); ++decisions) {
      ASSERT_LT(decisions, 6);
      ASSERT_FALSE(playable_cards(solving.app.table()).empty());
      // Any card that keeps the goal; the last one shows that it need not be the solver's
      // favourite.
      const CardSet right = solving.right();
      ASSERT_FALSE(right.empty());
      solving.play(right.last());
    }
    EXPECT_TRUE(solving.run().solved());
    EXPECT_TRUE(solving.app.settings().puzzles_done.contains(puzzle.id));
    const Effects effects = solving.app.take_effects();
    EXPECT_TRUE(effects.saves("settings"));
    EXPECT_EQ(std::count(effects.sounds.begin(), effects.sounds.end(), Sound::solved), 1);
    EXPECT_TRUE(std::isinf(solving.app.next_due())) << "nothing moves";
    EXPECT_EQ(solving.app.table().session.table().hand, opened(puzzle.link).game.table().hand)
        << "later events are not shown";
    EXPECT_TRUE(playable_cards(solving.app.table()).empty());
    ASSERT_FALSE(actions_at(solving.app.table()).empty());
    EXPECT_EQ(actions_at(solving.app.table()).front().id, "next_puzzle");
    EXPECT_TRUE(contains(solving.app.state().context.answer.text,
                         solving.app.table().mode->caption(solving.app.table()).text));
    EXPECT_TRUE(solving.app.act("next_puzzle"));
    EXPECT_NE(solving.run().text(), &puzzle);
    EXPECT_FALSE(solving.run().over());
  }
}

// All cards are open: nothing is said as if somebody had not seen them.
TEST(Puzzles, TellTheFourPointsFromAllCards) {
  int told = 0;
  for (const PuzzleText& puzzle : puzzles()) {
    Solving solving(puzzle.id);
    const App& app = solving.app;
    const Words& w = app.words();
    if (!shows_so_far(app.table())) continue;
    SCOPED_TRACE(puzzle.id);
    ++told;
    const Table& table = app.table().session.table();
    CardSet trumps;
    for (int seat = 0; seat < table.players; ++seat) {
      trumps |= (table.hands[at(seat)] | table.dealt[at(seat)]) & CardSet::of(table.trump);
    }
    const auto boxes = so_far_boxes(app.table());
    EXPECT_EQ(boxes[0].card, trumps.last());
    EXPECT_EQ(boxes[1].card, trumps.first());
    for (const SoFarBox& box : boxes) EXPECT_FALSE(contains(box.text, w.not_seen)) << box.text;
    const std::string page = Mirror().update(app);
    EXPECT_TRUE(contains(page, w.so_far_open));
    EXPECT_FALSE(contains(page, w.so_far_note));
  }
  EXPECT_GT(told, 10);
}

TEST(Puzzles, AreLostByEachWrongCard) {
  int wrong = 0;
  for (const PuzzleText& puzzle : puzzles()) {
    SCOPED_TRACE(std::string(puzzle.id) + ": " + std::string(puzzle.link));
    Solving solving(puzzle.id);
    const CardSet right = solving.right();
    for (const Card card : playable_cards(solving.app.table()) - right) {
      solving.play(card);
      ASSERT_TRUE(solving.run().over()) << card_text(card);
      EXPECT_FALSE(solving.run().solved());
      EXPECT_TRUE(solving.app.settings().puzzles_done.empty());
      EXPECT_TRUE(contains(solving.app.table().mode->caption(solving.app.table()).text,
                           the_card(solving.app.words(), card)));
      EXPECT_TRUE(std::isinf(solving.app.next_due()));
      EXPECT_EQ(actions_at(solving.app.table()).front().id, "try_again");
      EXPECT_TRUE(offers(actions_at(solving.app.table()), "show_solution"));
      EXPECT_TRUE(solving.app.act("try_again"));
      solving.sitting.wait();
      ASSERT_FALSE(solving.run().over());
      EXPECT_EQ(solving.right(), right) << "as it was";
      ++wrong;
    }
  }
  EXPECT_GE(wrong, 80);
}

// The program plays all cards, which does not count as solved by the person.
TEST(Puzzles, ShowTheirSolutions) {
  for (const PuzzleText& puzzle : puzzles()) {
    SCOPED_TRACE(std::string(puzzle.id));
    Solving solving(puzzle.id);
    const Card right = solving.right().first();
    EXPECT_TRUE(solving.app.act("show_solution"));
    EXPECT_TRUE(contains(solving.app.table().mode->caption(solving.app.table()).text,
                         the_card(solving.app.words(), right)));
    EXPECT_TRUE(playable_cards(solving.app.table()).empty());
    solving.sitting.wait();
    EXPECT_EQ(solving.run().standing(), PuzzleRun::Standing::reached);
    // At the decision; a game is won at once by a claim on the ace.
    const EventKind last = solving.app.table().session.last_shown().kind;
    EXPECT_TRUE(last == EventKind::trick || last == EventKind::award);
    EXPECT_EQ(solving.app.table().session.table().hand, opened(puzzle.link).game.table().hand);
    EXPECT_TRUE(solving.app.settings().puzzles_done.empty());
    EXPECT_TRUE(offers(actions_at(solving.app.table()), "try_again"));
  }
}

TEST(Puzzles, AreSaidInEveryLanguage) {
  for (const PuzzleText& puzzle : puzzles()) {
    Solving solving(puzzle.id);
    for (const Language language : languages()) {
      solving.app.act("language:" + std::string(language_code(language)));
      EXPECT_FALSE(puzzle_title(solving.app.words(), puzzle).empty());
      for (const Caption& caption : solving.app.table().mode->captions(solving.app.table())) {
        SCOPED_TRACE(caption.title + " / " + caption.text);
        EXPECT_FALSE(caption.title.empty() || caption.text.empty());
        EXPECT_LT(caption.text.size(), 260U) << "more than three lines on a phone";
        for (const std::string_view sign : {"{", "}", "¶", "|", "  "}) {
          EXPECT_FALSE(contains(caption.title + caption.text, sign));
        }
      }
      for (const Action& action : actions_at(solving.app.table()))
        EXPECT_FALSE(action.label.empty());
    }
  }
}

TEST(Puzzles, LeaveNoTraceButTheirMark) {
  Sitting sitting("v=german&seed=KEPT");
  App& app = sitting.app;
  Stream stream(1, "test");
  sitting.choose(stream, 3);
  app.act("new_game");
  const std::string kept = kept_text(app);
  const std::string chosen = setup_text(app.state().start.setup());
  const Settings settings = app.settings();
  ASSERT_FALSE(kept.empty());
  app.take_effects();
  ASSERT_TRUE(app.act("solve:" + std::string(puzzles()[0].id)));
  sitting.wait();
  EXPECT_EQ(app.table().address, puzzles()[0].link) << "the link opens the same puzzle";
  EXPECT_EQ(kept_text(app), kept);
  for (const std::string_view never : {"undo", "hint", "share", "step:-1", "play_on", "verdicts"}) {
    EXPECT_FALSE(app.act(never)) << never;
  }
  while (!puzzle_at(app.table())->over()) {
    const auto link = opened(puzzles()[0].link);
    Puzzle judge(*link.puzzle, link.seat);
    app.act("card:" + card_text(judge.right(app.table().session.table()).first()));
    sitting.wait();
  }
  EXPECT_TRUE(app.act("copy_puzzle"));
  const Effects effects = app.take_effects();
  ASSERT_TRUE(effects.copy_result.has_value());
  EXPECT_EQ(parts_in(effects.copy_result->second), puzzles()[0].link);
  EXPECT_FALSE(effects.think) << "nobody else is asked";
  EXPECT_FALSE(effects.saves("statistics"));
  EXPECT_TRUE(app.act("end_puzzle"));
  EXPECT_EQ(app.screen(), App::Screen::start);
  EXPECT_EQ(app.take_effects().fragment, "") << "a reload would open the puzzle again";
  EXPECT_EQ(kept_text(app), kept);
  EXPECT_EQ(setup_text(app.state().start.setup()), chosen);
  EXPECT_TRUE(app.state().records.statistics.now().tallies.empty());
  Settings rest = app.settings();
  EXPECT_EQ(rest.puzzles_done.size(), 1U);
  const auto again = parse_settings(settings_text(rest));
  EXPECT_EQ(again, rest);
  rest.puzzles_done.clear();
  EXPECT_EQ(rest, settings);
}

TEST(Puzzles, AreListedWithThoseSolvedMarked) {
  Sitting sitting;
  App& app = sitting.app;
  Settings settings = app.settings();
  settings.puzzles_done.emplace(puzzles()[2].id);
  app.restore_settings(settings);
  EXPECT_TRUE(app.act("puzzle_list"));
  EXPECT_TRUE(app.state().start.puzzles_open());
  Mirror mirror;
  const std::string page = mirror.update(app);
  for (const PuzzleText& puzzle : puzzles()) {
    EXPECT_TRUE(contains(page, "\"solve:" + std::string(puzzle.id) + "\""));
    EXPECT_TRUE(contains(page, puzzle_title(app.words(), puzzle)));
  }
  const std::string mark(puzzle_phrase(app.words(), "done"));
  EXPECT_EQ(page.find("(" + mark + ")"), page.rfind("(" + mark + ")"));
  EXPECT_TRUE(contains(page, "(" + mark + ")"));
  EXPECT_TRUE(app.act("close"));
  EXPECT_FALSE(app.state().start.puzzles_open());
}

// All hands are open, and a screen reader announces this.
TEST(Puzzles, OpenALinkAtOnce) {
  for (const PuzzleText& puzzle : puzzles()) {
    App app(1);
    app.open_link(puzzle.link);
    ASSERT_EQ(app.screen(), App::Screen::table);
    EXPECT_FALSE(app.table().waits);
    ASSERT_NE(puzzle_at(app.table()), nullptr);
    EXPECT_EQ(puzzle_at(app.table())->text(), &puzzle);
    EXPECT_EQ(tab_text(app), "") << "the address has it";
  }
}

// Composed deals: the announcements keep the cards as they are, and the leader plays perfectly,
// too.
TEST(Puzzles, AreMadeOfComposedDeals) {
  int made = 0;
  int refused = 0;
  for (const GameSetup& usual : usual_setups()) {
    if (usual.players > 4 || usual.rules.trump == TrumpBy::cut) continue;
    for (int i = 0; i < 4; ++i) {
      for (int goal = 0; goal < goal_count; ++goal) {
        GameSetup setup = usual;
        setup.seed = "MADE-" + std::to_string(i);
        const std::string link =
            setup_text(setup) + "&puzzle=" + std::string(wire(static_cast<Goal>(goal)));
        auto parsed = read_link(link);
        if (const auto* no = std::get_if<Fault>(&parsed)) {
          EXPECT_TRUE(no->kind == FaultKind::puzzle_settled ||
                      no->kind == FaultKind::puzzle_too_good ||
                      no->kind == FaultKind::puzzle_too_long)
              << link << no->sentence();
          ++refused;
          continue;
        }
        Sitting sitting;
        sitting.app.open_link(link);
        sitting.wait();
        const PuzzleRun* run = puzzle_at(sitting.app.table());
        ASSERT_NE(run, nullptr);
        EXPECT_EQ(run->text(), nullptr);
        for (int turn = 0; !run->over(); ++turn) {
          ASSERT_LT(turn, 14) << link;
          const auto again = opened(link);
          Puzzle judge(*again.puzzle, 0);
          const CardSet right = judge.right(sitting.app.table().session.table());
          ASSERT_FALSE(right.empty()) << link;
          ASSERT_TRUE(sitting.app.act("card:" + card_text(right.first()))) << link;
          sitting.wait();
        }
        EXPECT_TRUE(run->solved()) << link;
        EXPECT_FALSE(sitting.app.table().mode->caption(sitting.app.table()).title.empty());
        ++made;
      }
    }
  }
  EXPECT_GT(made, 30);
  EXPECT_GT(refused, 30);
}

TEST(Puzzles, AreRefusedWithAReason) {
  const auto fault = [](std::string_view link) {
    auto parsed = read_link(link);
    const auto* no = std::get_if<Fault>(&parsed);
    EXPECT_NE(no, nullptr) << link;
    return no == nullptr ? FaultKind::unknown_part : no->kind;
  };
  const std::string link(puzzles()[0].link);
  const std::string game = link.substr(0, link.find("&puzzle="));
  EXPECT_EQ(fault(game + "&puzzle="), FaultKind::bad_goal);
  EXPECT_EQ(fault(game + "&puzzle=dance"), FaultKind::bad_goal);
  EXPECT_EQ(fault(game + "&puzzle=hang&puzzle=low"), FaultKind::part_twice);
  EXPECT_EQ(fault(game + "&puzzle=low"), FaultKind::puzzle_settled) << "dealt, not taken";
  // With a stock, nobody knows who will draw which card.
  EXPECT_EQ(fault("v=california-jack&seed=STOCK&puzzle=low"), FaultKind::puzzle_not_playing);
  // This game has no hanged jack.
  EXPECT_EQ(fault("v=german&seed=NONE&puzzle=hang"), FaultKind::puzzle_settled);
  // All trumps in play belong to the other side.
  EXPECT_EQ(fault("v=german&dealer=0&seed=A&deal=2c3c4c5c6c7c.AhKhQhJhThAs.9h&puzzle=jack"),
            FaultKind::puzzle_too_good);
}

}  // namespace
}  // namespace allfours
