// The cup of bars in the app: begun, played at the table, shown, told, stored, and gone on with.
#include "app/accessibility/mirror.hpp"
#include "app/all_kept.hpp"
#include "app/app_play.hpp"
#include "app/dialogs/dialog.hpp"
#include "app/features/bar_cup/bar_cup_feature.hpp"
#include "app/features/hint/table_hint.hpp"
#include "app/modes/sent/table_sent.hpp"
#include "app/storage/resume.hpp"
#include "app/storage/stored_texts.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_progress.hpp"
#include "core/game/bar_match.hpp"

#define RULE(section, sentence) SCOPED_TRACE("RULES.md " section ": " sentence)

namespace allfours {
namespace {

std::string cup_dialog_text(const App& app) {
  std::string text;
  JsonWriter json(text);
  write_dialog(json, app);
  return text;
}

// A person who plays a cup for Tamarind Yard.
struct CupPlayer : Sitting {
  explicit CupPlayer(std::uint32_t entropy = 1) : Sitting(entropy) {
    app.act("bars_begin:3");
    app.act("bars_play");
  }
  const BarCup& cup() const { return app.state().records.bars.now(); }
  const BarMatch& match() const { return *cup().own_match(cup().own->round); }
  std::string primary() const {
    for (const Action& action : actions_at(app.table())) {
      if (action.primary) return action.label;
    }
    return {};
  }
  Stream stream{1, "bars"};
};

TEST(AppBarCup, GamesOfBeerJackFollowUntilTheMatchIsDecided) {
  RULE("§3a", "The bar that has 12 bullseyes has won");
  CupPlayer played;
  App& app = played.app;
  ASSERT_TRUE(bars_here(app));
  std::set<std::string> seeds;
  int games = 0;
  while (true) {
    ++games;
    const GameSetup& setup = session_of(played).setup();
    EXPECT_TRUE(seeds.insert(setup.seed).second);
    EXPECT_EQ(setup.rules.hang_points, 6);
    EXPECT_EQ(bar_round(played.cup().own->game), games - 1);
    played.play_out(played.stream);
    const BarGame& ours = played.match().games[at(played.cup().own->game)];
    const int side = played.match().side_of_bar(3);
    EXPECT_EQ(ours.winner == side, session_of(played).table().winner == 0)
        << "the person is side 0";
    EXPECT_EQ(ours.points[at(side)], session_of(played).table().score[0]);
    EXPECT_EQ(ours.points[at(1 - side)], session_of(played).table().score[1]);
    if (played.match().over()) break;
    EXPECT_EQ(played.primary(), app.words().series_next);
    ASSERT_LT(games, 10);
    EXPECT_TRUE(app.act("play_again"));
  }
  EXPECT_GE(games, bar_needs / bar_tables);
  EXPECT_EQ(played.cup().round(), 1) << "the other matches are over, too";
  const bool won = played.match().winning_bar() == 3;
  EXPECT_EQ(played.primary(), won ? app.words().series_next : app.words().bars);
}

TEST(AppBarCup, CanBeLeftForAnotherBar) {
  CupPlayer played;
  App& app = played.app;
  played.play_hand(played.stream);
  const std::string seed = played.cup().seed;
  app.act("bars");
  EXPECT_TRUE(contains(cup_dialog_text(app), bars_sentence(app, "leave")));
  EXPECT_FALSE(app.act("bars_begin:5")) << "not before it is over";
  EXPECT_TRUE(app.act("bars_leave"));
  EXPECT_FALSE(played.cup().over()) << "asked first";
  EXPECT_TRUE(contains(cup_dialog_text(app), bars_sentence(app, "leave-really")));
  EXPECT_TRUE(app.act("bars_leave"));
  EXPECT_TRUE(played.cup().over());
  EXPECT_EQ(played.cup().seed, seed);
  EXPECT_FALSE(bars_here(app)) << "the game at the table is an ordinary one";
  EXPECT_TRUE(contains(cup_dialog_text(app), bars_sentence(app, "choose-other")));
  // Another tab's older text does not bring it back.
  const BarCup left = played.cup();
  const std::string stored = app.state().records.bars.text();
  CupPlayer other;
  hear_stored(app, "bars", text_to_store(other.app, "bars"));
  EXPECT_EQ(cup_text(played.cup()), cup_text(left));
  // The game goes on to its end and changes nothing there.
  app.act("close");
  played.play_out(played.stream);
  EXPECT_EQ(app.state().records.bars.text(), stored);
  EXPECT_TRUE(app.act("bars_begin:5"));
  EXPECT_EQ(played.cup().bar, 5);
  EXPECT_EQ(played.cup().past.size(), 1U);
  EXPECT_EQ(played.cup().past[0].seed, seed);
}

TEST(AppBarCup, SaysWhatHelpCosts) {
  CupPlayer played;
  App& app = played.app;
  Settings settings = app.settings();
  settings.undo_told = false;
  app.restore_settings(settings);
  app.state().context.can_advise = true;
  ASSERT_TRUE(played.play_to(Phase::play, played.stream));
  ASSERT_TRUE(app.act("hint"));
  EXPECT_EQ(hint_headline(app.table()), app.words().contest_helped);
  app.act("close_hint");
  played.choose(played.stream, 1);
  ASSERT_TRUE(app.act("undo"));
  EXPECT_TRUE(app.message().starts_with(app.words().contest_helped));
  EXPECT_TRUE(app.message().ends_with(app.words().undo_again));
}

TEST(AppBarCup, IsShownAndToldAtTheTable) {
  CupPlayer played;
  App& app = played.app;
  const std::string mark = "quarter-final: game 1, bullseyes 0–0";
  EXPECT_EQ(bars_mark(app), mark);
  EXPECT_EQ(app.message(), upper_first(mark));
  EXPECT_EQ(bars_note(app), "");
  Mirror mirror;
  EXPECT_TRUE(contains(mirror.update(app), mark));
  app.act("tell:score");
  EXPECT_TRUE(contains(app.state().context.answer.text, upper_first(mark)));
  const int answers = app.state().context.answer.count;
  played.play_out(played.stream);
  const bool won = session_of(played).table().winner == 0;
  const std::string note = bars_note(app);
  EXPECT_TRUE(
      note.starts_with(won ? "A bullseye for your table." : "The bullseye at your table goes to "))
      << note;
  const auto bullseyes = played.match().won();
  const int side = played.match().side_of_bar(3);
  const std::string score =
      std::to_string(bullseyes[at(side)]) + "–" + std::to_string(bullseyes[at(1 - side)]);
  EXPECT_TRUE(contains(note, "Bullseyes at all three tables: " + score + ". 12 win the match."));
  EXPECT_EQ(bullseyes[0] + bullseyes[1], 3);
  EXPECT_EQ(app.state().context.answer.count, answers + 1) << "it is spoken once";
  EXPECT_EQ(app.state().context.answer.text, note);
  EXPECT_TRUE(contains(mirror.update(app), note));
  EXPECT_TRUE(app.take_effects().saves("bars"));
  for (const char* language : {"de", "fr"}) {
    app.act(std::string("language:") + language);
    EXPECT_TRUE(contains(mirror.update(app), bars_note(app))) << language;
    EXPECT_NE(bars_note(app), note);
  }
}

// The names at the table, from the seat on the person's left.
std::vector<std::string> names_at(const App& app) {
  const TableState& table = app.table();
  std::vector<std::string> names;
  for (int i = 1; i < 4; ++i)
    names.push_back(table.narration.narrator().name((table.session.seating().home + i) % 4));
  return names;
}

TEST(AppBarCup, ThePeopleOfTheBarsSitAtTheTable) {
  CupPlayer played;
  App& app = played.app;
  const Bar& rival = bar_of(played.match().rival_of(3));
  const std::vector<std::string> names{std::string(rival.people[0][0]),
                                       std::string(bar_of(3).people[0][1]),
                                       std::string(rival.people[0][1])};
  EXPECT_EQ(names_at(app), names);
  played.play_hand(played.stream);
  app.act("next_hand");
  app.act("trick:-2");
  ASSERT_TRUE(app.act("play_on"));
  EXPECT_EQ(names_at(app), names) << "in a branch";
  app.act("language:de");
  EXPECT_EQ(names_at(app), names) << "in another language";

  Sitting later;
  hear_stored(later.app, "bars", text_to_store(app, "bars"));
  later.app.open("", tab_text(app), all_kept(app));
  ASSERT_TRUE(bars_here(later.app));
  EXPECT_EQ(names_at(later.app), names) << "after a reload";
  later.app.act("game:0");
  EXPECT_EQ(names_at(later.app), names) << "in the game itself";
}

TEST(AppBarCup, FinishedGamesOfTheOtherTablesCanBeLookedAt) {
  CupPlayer played;
  App& app = played.app;
  EXPECT_FALSE(app.act("bars_look:1")) << "it is not over";
  played.play_out(played.stream);
  const std::string own = app.state().own_name;
  const BarMatch match = played.match();
  const int side = match.side_of_bar(3);
  app.act("bars");
  const std::string board = cup_dialog_text(app);
  for (const int game : {1, 2}) {
    SCOPED_TRACE(game);
    const std::string look = "bars_look:" + std::to_string(game);
    EXPECT_TRUE(contains(board, "\"" + look + "\""));
    const BarGame& result = match.games[at(game)];
    EXPECT_TRUE(contains(board, "Game 1: " + std::to_string(result.points[at(side)]) + "–" +
                                    std::to_string(result.points[at(1 - side)])));
    ASSERT_TRUE(app.act(look));
    EXPECT_TRUE(contains(app.message(), "Table " + std::to_string(game + 1) + ", game 1"));
    const TableState& table = app.table();
    EXPECT_TRUE(watches(table));
    EXPECT_TRUE(std::isfinite(app.next_due())) << "it is played back";
    const auto& ours = bar_of(3).people[at(game)];
    const auto& theirs = bar_of(match.rival_of(3)).people[at(game)];
    EXPECT_EQ(names_at(app),
              (std::vector<std::string>{std::string(theirs[at(side)]), std::string(ours[1]),
                                        std::string(theirs[at(1 - side)])}));
    while (std::isfinite(app.next_due())) app.tick(app.next_due());
    ASSERT_TRUE(game_over(table));
    EXPECT_EQ(session_of(played).table().winner, result.winner);
    EXPECT_EQ(played.match(), match) << "it counts nowhere";
  }
  EXPECT_FALSE(app.act("bars_look:0")) << "the person's own";
  EXPECT_FALSE(app.act("bars_look:3"));
  EXPECT_FALSE(app.act("bars_look:-1"));
  ASSERT_TRUE(app.act("bars_play"));
  EXPECT_TRUE(bars_here(app));
  EXPECT_EQ(played.cup().own->game, 3);
}

// A game in progress waits while another is looked at.
TEST(AppBarCup, LookingAtAGameKeepsThePersonsOwn) {
  CupPlayer played;
  App& app = played.app;
  played.play_out(played.stream);
  app.act("play_again");
  played.play_hand(played.stream);
  const std::string own = app.state().own_name;
  const int shown = session_of(played).shown();
  ASSERT_TRUE(app.act("bars_look:2"));
  EXPECT_FALSE(bars_here(app));
  ASSERT_TRUE(app.act("bars_play"));
  EXPECT_EQ(app.state().own_name, own);
  EXPECT_EQ(session_of(played).shown(), shown);
}

// The words that only Trinidad has, before a bar is chosen.
TEST(AppBarCup, ExplainsTheWordsOfTrinidad) {
  for (const char* language : {"en", "de", "fr"}) {
    Sitting sitting;
    sitting.app.act(std::string("language:") + language);
    sitting.app.act("bars");
    const std::string text = cup_dialog_text(sitting.app);
    for (const char* word : {"kick", "chalk", "lift", "renege"}) {
      EXPECT_TRUE(contains(text, word) || contains(text, upper_first(word))) << language << word;
    }
    EXPECT_FALSE(contains(text, "{ $")) << text;
  }
  App app(1);
  app.act("bars");
  EXPECT_TRUE(contains(cup_dialog_text(app), "a hanged jack is worth 6."));
  EXPECT_TRUE(contains(cup_dialog_text(app), "for the richer lift, is worth 2."));
}

TEST(AppBarCup, TheBoardHasThreeTablesWithTheirPeopleAndTheBracket) {
  CupPlayer played;
  App& app = played.app;
  app.act("bars");
  ASSERT_EQ(app.state().dialog, "bars");
  std::string shown = cup_dialog_text(app);
  const Bar& ours = bar_of(3);
  const Bar& rival = bar_of(played.match().rival_of(3));
  for (const std::string& part :
       {"you and " + std::string(ours.people[0][1]),
        std::string(ours.people[1][0]) + " and " + std::string(ours.people[1][1]),
        std::string(rival.people[2][0]) + " and " + std::string(rival.people[2][1]),
        std::string("Table 3 · "), std::string("12 bullseyes win the match."),
        std::string("Quarter-finals"), std::string("winner of semi-final 2"),
        std::string("Tamarind Yard ★"), std::string("chalks 0–0")}) {
    EXPECT_TRUE(contains(shown, part)) << part << "\n" << shown;
  }
  EXPECT_FALSE(contains(shown, "\"bars_play\"")) << "the person is at their table";
  app.act("bars");
  played.play_hand(played.stream);
  ASSERT_TRUE(waits_for_next_hand(app.table()));
  app.act("bars");
  EXPECT_FALSE(contains(cup_dialog_text(app), "chalks 0–0")) << "all tables have played a hand";
  app.act("bars");
  played.play_out(played.stream);
  app.act("bars");
  shown = cup_dialog_text(app);
  EXPECT_TRUE(contains(shown, "\"bars_play\""));
  EXPECT_FALSE(contains(shown, "chalks"));
}

// The browser is closed at this moment, and the page is opened again.
struct ReopenedCup : Sitting {
  explicit ReopenedCup(const App& before) {
    hear_stored(app, "bars", text_to_store(before, "bars"));
    app.open("", "", all_kept(before));
  }
};

TEST(AppBarCup, GoesOnAfterTheBrowserWasClosed) {
  CupPlayer played;
  played.choose(played.stream, 2);
  ReopenedCup during(played.app);
  ASSERT_TRUE(bars_here(during.app)) << "in the middle of a game";
  EXPECT_EQ(bars_mark(during.app), bars_mark(played.app));
  during.play_out(played.stream);
  ReopenedCup after(during.app);
  ASSERT_TRUE(bars_here(after.app)) << "at the end of a game";
  EXPECT_EQ(bars_note(after.app), bars_note(during.app));
  after.app.act("new_game");
  ReopenedCup between(after.app);
  EXPECT_EQ(between.app.screen(), App::Screen::start);
  EXPECT_TRUE(between.app.act("bars_play"));
  ASSERT_TRUE(bars_here(between.app));
  EXPECT_EQ(between.app.state().records.bars.now().own->game, bar_tables);
}

TEST(AppBarCup, AGameThatWasLeftIsGoneOnWithAndADeletedOneReplaced) {
  CupPlayer played;
  App& app = played.app;
  played.choose(played.stream, 2);
  const std::string seed = session_of(played).setup().seed;
  app.act("new_game");
  EXPECT_TRUE(app.act("bars_play"));
  EXPECT_EQ(session_of(played).setup().seed, seed);
  const std::string name = app.state().own_name;
  app.act("new_game");
  app.act("forget_game:" + name);
  EXPECT_TRUE(app.act("bars_play"));
  EXPECT_NE(session_of(played).setup().seed, seed);
  EXPECT_EQ(played.cup().own->game, 0);
}

TEST(AppBarCup, AGameWithHelpCountsAndIsMarked) {
  CupPlayer played;
  App& app = played.app;
  played.choose(played.stream, 2);
  app.act("undo");
  played.play_out(played.stream);
  EXPECT_TRUE(played.match().games[0].helped);
  app.act("bars");
  EXPECT_TRUE(contains(cup_dialog_text(app), std::string(bars_sentence(app, "helped"))));
  app.act("bars");
  // Taken back at the end, and played again: it still counts once.
  app.act("undo");
  played.play_out(played.stream);
  EXPECT_EQ(played.match().games.size(), at(bar_tables));
}

// Plays until the person's bar is out of a cup, or has won one.
struct EndedCup {
  explicit EndedCup(bool won) {
    for (std::uint32_t entropy = 1; entropy < 200; ++entropy) {
      sitting = std::make_unique<Sitting>(entropy);
      App& app = sitting->app;
      app.act("bars_begin:" + std::to_string(won ? 0 : 3));
      Stream stream(entropy, "ended");
      while (cup().plays()) {
        app.act("bars_play");
        sitting->play_out(stream);
      }
      if ((cup().over() && cup().holder() == cup().bar) == won) return;
    }
    ADD_FAILURE() << "no such cup";
  }
  const BarCup& cup() const { return sitting->app.state().records.bars.now(); }
  std::unique_ptr<Sitting> sitting;
};

TEST(AppBarCup, WhoIsOutSeesTheOthersPlayToTheFinal) {
  EndedCup ended(false);
  App& app = ended.sitting->app;
  EXPECT_TRUE(contains(bars_note(app), "Your bar is out, ")) << bars_note(app);
  app.act("bars");
  EXPECT_TRUE(contains(cup_dialog_text(app), "Your bar is out of the cup."));
  for (int rounds = 0; !ended.cup().over(); ++rounds) {
    ASSERT_LT(rounds, 3);
    EXPECT_TRUE(contains(cup_dialog_text(app), std::string(app.words().season_look)));
    EXPECT_TRUE(app.act("bars_play"));
    EXPECT_EQ(app.state().dialog, "bars");
    EXPECT_TRUE(contains(app.message(), ended.cup().over() ? "Final: " : "Semi-finals: "))
        << app.message();
  }
  const std::string holder(bar_of(ended.cup().holder()).name);
  EXPECT_TRUE(contains(cup_dialog_text(app), holder + " wins the cup."));
  EXPECT_FALSE(app.act("bars_play"));
  const std::string seed = ended.cup().seed;
  EXPECT_TRUE(app.act("bars_next"));
  EXPECT_NE(ended.cup().seed, seed);
  EXPECT_TRUE(contains(cup_dialog_text(app), seed + ": won by " + holder));
}

TEST(AppBarCup, TheCupThatIsWonIsTold) {
  EndedCup ended(true);
  App& app = ended.sitting->app;
  EXPECT_TRUE(contains(bars_note(app), "Your bar wins the final 12–")) << bars_note(app);
  EXPECT_FALSE(go_on_with_bars(app)) << "there is no further game";
  app.act("bars");
  EXPECT_TRUE(contains(cup_dialog_text(app), "The Bare Jack wins the cup."));
}

TEST(AppBarCup, IsOfferedWithTrinidadAndWhileItRuns) {
  App app(1);
  EXPECT_TRUE(offers(menu_entries(app), "bars"));
  app.act("variant:west-yorkshire");
  EXPECT_FALSE(offers(menu_entries(app), "bars"));
  app.act("season");
  EXPECT_TRUE(contains(cup_dialog_text(app), "\"bars\"")) << "the season leads there";
  app.act("bars");
  EXPECT_TRUE(contains(cup_dialog_text(app), "\"season\"")) << "and back";
  EXPECT_TRUE(contains(cup_dialog_text(app), "Immortelle Junction: they come for the company"));
  EXPECT_FALSE(app.act("bars_play")) << "no bar is chosen yet";
  EXPECT_FALSE(app.act("bars_begin:8"));
  EXPECT_TRUE(app.act("bars_begin:6"));
  EXPECT_FALSE(app.act("bars_begin:5"));
  EXPECT_TRUE(offers(menu_entries(app), "bars"));
}

TEST(AppBarCup, IsNotPlayedInAnEmbeddedTable) {
  Sitting sitting;
  sitting.app.embed({});
  EXPECT_FALSE(sitting.app.act("bars_begin:3"));
  EXPECT_FALSE(offers(menu_entries(sitting.app), "bars"));
}

}  // namespace
}  // namespace allfours
