// Accidental input with every verb, in every situation where it has an effect: a held key does a
// thing once, and a double click loses nothing.
#include <algorithm>
#include <functional>

#include "app/features/bar_cup/bar_games.hpp"
#include "app/person.hpp"
#include "app/press.hpp"
#include "app/storage/resume.hpp"
#include "app/storage/stored_texts.hpp"

namespace allfours {
namespace {

// A situation in which a verb has an effect; created anew for each use.
using Place = std::function<std::unique_ptr<Person>()>;
std::vector<std::pair<std::string, Place>> places() {
  std::vector<std::pair<std::string, Place>> all;
  const auto add = [&](std::string name, Place place) {
    all.emplace_back(std::move(name), std::move(place));
  };
  const auto start = [](std::initializer_list<std::string_view> ids) {
    return [ids = std::vector<std::string>(ids.begin(), ids.end())] {
      auto hand = std::make_unique<Person>();
      for (const std::string& id : ids) hand->app().act(id);
      hand->rest();
      return hand;
    };
  };
  add("the start screen", start({}));
  add("the list of games", start({"games", "variant:west-yorkshire"}));
  add("house rules", start({"games", "variant:french", "house_rules"}));
  add("lessons", start({"lesson_list"}));
  add("a lesson", start({"learn:learn"}));
  add("a puzzle", start({"solve:1"}));
  add("no season", start({"season"}));
  add("a season", start({"season_begin:2", "season"}));
  add("a season of a file", start({"season_begin:2", "season", "season_open:season OTHER 3\n"}));
  add("a season put aside",
      start({"season_begin:2", "season", "season_open:season OTHER 3\n", "season_take"}));
  add("the opponents", start({"opponents"}));
  add("kept games", start({"start", "new_game", "start", "new_game", "kept_games"}));
  add("a forgotten game", [] {
    auto hand = std::make_unique<Person>();
    for (const char* id : {"start", "new_game", "start", "new_game", "kept_games"})
      hand->app().act(id);
    hand->app().act("forget_game:" + hand->app().state().saved_games.all().back().id);
    hand->rest();
    return hand;
  });
  for (const auto& [link, decisions] : std::initializer_list<std::pair<const char*, int>>{
           {"v=trinidad&seed=HAND-1", 0},
           {"v=trinidad&seed=HAND-1", 4},
           {"v=german&seed=HAND-2", 4},
           {"v=cotton&seed=HAND-3", 0},
           {"v=west-yorkshire&seed=HAND-5", 3},
           {"v=pitch&seed=HAND-6&rules=table_rules.true", 4}}) {
    add(link + std::string(" ") + std::to_string(decisions),
        [link = link, decisions = decisions] { return at_table(link, decisions); });
  }
  add("a warned hint", [] {
    auto hand = at_table("v=trinidad&seed=HAND-1", 3);
    hand->app().act("hint");
    return hand;
  });
  add("a hand's end", [] {
    auto hand = std::make_unique<Person>("v=trinidad&seed=HAND-1");
    hand->play_to_hand_end();
    return hand;
  });
  add("a game's end", [] { return at_table("v=german&seed=HAND-2&rules=target.1", 100); });
  add("statistics", [] {
    auto hand = at_table("v=german&seed=HAND-2&rules=target.1", 100);
    hand->app().act("statistics");
    hand->rest();
    return hand;
  });
  add("a look back", [] {
    auto hand = at_table("v=trinidad&seed=HAND-1", 6);
    hand->app().act("step:-5");
    hand->rest();
    return hand;
  });
  add("something taken back", [] {
    auto person = at_table("v=trinidad&seed=HAND-1", 4);
    person->app().act("undo");
    person->rest();
    return person;
  });
  add("a game of its own", [] {
    auto person = at_table("v=trinidad&seed=HAND-1", 6);
    person->app().act("step:-5");
    person->app().act("play_on");
    person->rest();
    return person;
  });
  add("something sent", [] {
    auto hand = std::make_unique<Person>();
    hand->app().open_link("v=trinidad&seed=HAND-1");
    hand->rest();
    return hand;
  });
  add("a series that was left", [] {
    auto hand = std::make_unique<Person>();
    for (const char* id : {"series_of:3", "start", "new_game"}) hand->app().act(id);
    hand->rest();
    return hand;
  });
  add("a cup of bars", [] {
    auto hand = std::make_unique<Person>();
    for (const char* id : {"bars_begin:2", "bars_play", "new_game"}) hand->app().act(id);
    hand->rest();
    return hand;
  });
  add("a cup of bars that is over", [] {
    auto hand = std::make_unique<Person>();
    BarCup cup;
    cup.begin("OVER-1", 2);
    while (!cup.over()) play_round(cup);
    hear_stored(hand->app(), "bars", cup_text(cup));
    hand->rest();
    return hand;
  });
  add("a duel", [] {
    auto hand = std::make_unique<Person>();
    hand->app().act("duel:2");
    hand->app().act("begin");
    hand->play_to_hand_end();
    return hand;
  });
  return all;
}

// The verb with its argument there: an offered one, or one of its kind; empty if there is none.
std::string action_of(const Verb& verb, Person& hand) {
  const std::string name(verb.name);
  for (const std::string& id : hand.sitting.offered()) {
    if (id.substr(0, id.find(':')) == name) return id;
  }
  if (verb.about.empty()) return name;
  if (name == "hand" || name == "why") {
    if (hand.app().screen() == App::Screen::start) return {};
    const auto kind = name == "hand" ? HistoryRow::Kind::heading : HistoryRow::Kind::award;
    for (const HistoryRow& row : hand.app().table().narration.rows()) {
      if (row.kind == kind) return name + ":" + std::to_string(row.moment);
    }
    return {};
  }
  if (name == "game") return "game:0";
  if (name == "level_of") return "level_of:1:expert";
  if (name == "forget_game" || name == "keep_game" || name == "resume") {
    for (const SavedText& game : listed_games(hand.app().state())) {
      const bool there = hand.app().state().saved_games.find(game.id) != nullptr;
      if (there != (name == "keep_game")) return name + ":" + game.id;
    }
    return {};
  }
  Played played(1);
  Stream stream(4, name);
  return name + ":" + any_about(verb.about, played, stream);
}

TEST(Press, AHeldKeyDoesAThingOnceWithEveryVerbButThoseThatStep) {
  std::set<std::string_view> tried;
  for (const auto& [name, place] : places()) {
    auto once = place();
    for (const Verb& verb : verbs()) {
      if (verb.touch == Verb::Touch::told) continue;
      const std::string id = action_of(verb, *once);
      if (id.empty()) continue;
      if (!once->click(id)) {
        once = place();
        continue;
      }
      SCOPED_TRACE(name + ": " + id);
      tried.insert(verb.name);
      const auto held = place();
      held->click(id);
      ASSERT_TRUE(all_of_it(held->app()) == all_of_it(once->app())) << "the situations are equal";
      for (int i = 0; i < 5; ++i) {
        const Press press{.when = held->now(), .repeated = true, .key = "Enter"};
        const bool again = held->app().press(id, press);
        EXPECT_TRUE(verb.touch == Verb::Touch::steps || !again);
      }
      if (verb.touch != Verb::Touch::steps) {
        EXPECT_TRUE(all_of_it(held->app()) == all_of_it(once->app()));
      }
      once = place();
    }
  }
  for (const Verb& verb : verbs()) {
    // Irregularities, viewing other people's games and playing together have tests of their own.
    if (verb.name.starts_with("together")) continue;
    constexpr std::array elsewhere{
        "play_illegal", "look_early",    "exposes",     "expose",        "call_card",
        "take_back",    "leave_it",      "calls",       "call_step",     "call_it",
        "deal_to",      "deal_next",     "deal_back",   "deal_done",     "deal_rightly",
        "call_misdeal", "take_seat",     "play",        "pause",         "league_watch",
        "league_home",  "league_sheet",  "season_next", "wipe_slate",    "verdict",
        "try",          "review_at",     "review_of",   "duel_deal",     "play_after",
        "go_on",        "lesson_why",    "try_again",   "show_solution", "next_puzzle",
        "copy_puzzle",  "lay_down",      "keep",        "copy_result",   "league_night",
        "discard",      "close_caption", "claim",       "put",           "bars_look"};
    if (verb.touch == Verb::Touch::told || tried.contains(verb.name)) continue;
    EXPECT_TRUE(std::find(elsewhere.begin(), elsewhere.end(), verb.name) != elsewhere.end())
        << verb.name << " found no place in this test: give it one";
  }
}

// The person's data, by name. A finished game is no longer stored once left.
std::set<std::string> kept_by(const App& app) {
  std::set<std::string> all;
  const auto add = [&](const std::string& name, std::string_view text) {
    const auto saved = parse_saved(text);
    if (saved && !saved->real.game.over()) all.insert("game " + name);
  };
  if (const auto own = own_text(app)) add(app.state().own_name, *own);
  for (const SavedText& game : app.state().saved_games.all()) add(game.id, game.text);
  for (const Tally& tally : app.state().records.statistics.now().tallies)
    all.insert("statistics " + std::to_string(tally.games));
  for (const Series& series : app.state().records.series.now().all)
    all.insert("series " + series.name);
  if (app.state().records.bars.now().begun())
    all.insert("bars " + app.state().records.bars.now().seed);
  for (const PastCup& past : app.state().records.bars.now().past) all.insert("bars " + past.seed);
  for (const SlateGame& game : app.state().records.slate.now().games)
    all.insert("slate " + game.name);
  if (app.state().records.seasons.now.begun())
    all.insert("season " + app.state().records.seasons.now.seed);
  if (const auto& before = app.state().records.seasons.before)
    all.insert("season " + before->season.seed);
  return all;
}

TEST(Press, ADoubleClickLosesNothingWithAnyVerb) {
  for (const auto& [name, place] : places()) {
    auto twice = place();
    for (const Verb& verb : verbs()) {
      if (verb.touch == Verb::Touch::told) continue;
      const std::string id = action_of(verb, *twice);
      const std::set<std::string> before = kept_by(twice->app());
      if (id.empty()) continue;
      if (!twice->click(id)) {
        twice = place();
        continue;
      }
      SCOPED_TRACE(name + ": " + id);
      const auto once = place();
      once->click(id);
      for (Person* hand : {&*twice, &*once}) hand->pass(160);
      twice->click(id);
      std::set<std::string> after = kept_by(twice->app());
      for (const SavedText& game : twice->app().state().forgotten) after.insert("game " + game.id);
      EXPECT_TRUE(std::includes(after.begin(), after.end(), before.begin(), before.end()));
      if (verb.touch == Verb::Touch::decides) {
        EXPECT_TRUE(all_of_it(twice->app()) == all_of_it(once->app()));
      }
      twice = place();
    }
  }
}

}  // namespace
}  // namespace allfours
