// The page and its readers are told nothing that the person at the screen cannot know, at every
// moment of games of every variant.
#include <cmath>

#include "app/accessibility/mirror.hpp"
#include "app/app_play.hpp"
#include "app/modes/embedded/report.hpp"
#include "app/modes/people/people_play.hpp"
#include "app/modes/people/table_people.hpp"
#include "app/narration/point_status_text.hpp"
#include "app/table/table_actions.hpp"
#include "json.hpp"

namespace allfours {
namespace {

using Parsed = nlohmann::json;

// The cards of the current hand that the person knows from the events shown: their own, and all
// cards seen face up.
CardSet known_cards(const Session& session) {
  const Events log =
      redacted(session.setup(), {session.log().data(), static_cast<std::size_t>(session.shown())},
               session.seating().eyes());
  CardSet known = session.view().table.hands[static_cast<std::size_t>(session.human())];
  for (auto event = log.rbegin(); event != log.rend(); ++event) {
    if (event->kind == EventKind::hand) break;
    for (const Card card : event->cards) {
      if (card.known()) known.add(card);
    }
    for (const Card card : {event->card, event->top, event->why.card}) {
      if (card.known()) known.add(card);
    }
    known |= event->legal;
    // That nobody was dealt the jack of trumps is announced at the end of the hand.
    if (event->award == AwardFor::jack && event->kind == EventKind::award && event->side < 0) {
      known.add(Card(session.table().trump, Rank::jack));
    }
  }
  return known;
}

// The moment at which the hand shown began.
int hand_start(const Session& session) {
  int moment = session.shown();
  while (moment > 0 &&
         session.log()[static_cast<std::size_t>(moment - 1)].kind != EventKind::hand) {
    --moment;
  }
  return moment;
}

// All texts of the state about the hand being played.
std::string texts_of_this_hand(Parsed state, int start) {
  Parsed rows = Parsed::array();
  for (const Parsed& row : state["history"]) {
    if (row["moment"].get<int>() > start) rows.push_back(row);
  }
  state["history"] = rows;
  Parsed opened = Parsed::array();
  for (const Parsed& one : state["opened"]) {
    if (one["moment"].get<int>() > start) opened.push_back(one);
  }
  state["opened"] = opened;
  Parsed& live = state["live"];
  while (live.size() > rows.size()) live.erase(0);
  state.erase("deal");
  return state.dump();
}

void check_secrets(Mirror& mirror, const App& app, int& checked) {
  const Parsed state = read_json(mirror.update(app));
  ASSERT_FALSE(state.is_discarded());
  const Session& session = app.table().session;
  const std::string texts = texts_of_this_hand(state, hand_start(session));
  const CardSet secret = cards_named(texts) - known_cards(session);
  ASSERT_TRUE(secret.empty()) << card_text(secret.first()) << " in " << texts;
  ++checked;
  // The drawing shows no more than the text.
  for (const SoFarBox& box : so_far(app.table().narration.narrator(), app.table().session.view())) {
    ASSERT_FALSE(box.title.empty());
    ASSERT_TRUE(!box.card.known() || known_cards(session).contains(box.card))
        << card_text(box.card) << " as " << box.title;
  }
}

// The report for the page around an embedded table.
void check_report(const App& app) {
  Report report;
  Parsed told = read_json(report.update(app));
  const Session& session = app.table().session;
  Parsed events = told["events"];
  for (int i = hand_start(session); i > 0; --i) events.erase(0);
  told["events"] = events;
  const std::string text = told.dump();
  const CardSet secret = cards_named(text) - known_cards(session);
  ASSERT_TRUE(secret.empty()) << card_text(secret.first()) << " in " << text;
}

// The part of the copied text about the hand being played.
void check_copied(App& app) {
  app.take_effects();
  app.act("copy_history");
  std::string text = app.take_effects().copy_text.value_or("");
  ASSERT_FALSE(text.empty());
  const auto hand = text.rfind("\nHand ");
  if (hand == std::string::npos) return;
  const CardSet secret = cards_named(text.substr(hand)) - known_cards(app.table().session);
  ASSERT_TRUE(secret.empty()) << card_text(secret.first()) << " in " << text;
}

TEST(Secrets, NoCardOfAnotherHandIsTold) {
  int checked = 0;
  for (int game = 0; game < 2; ++game) {
    for (const GameSetup& usual : usual_setups()) {
      GameSetup setup = usual;
      setup.seed = "SECRET-" + std::to_string(game);
      SCOPED_TRACE(setup_text(setup));
      Stream stream(1, setup.seed);
      Sitting sitting(setup_text(setup));
      App& app = sitting.app;
      Mirror mirror;
      for (int steps = 0; steps < 140 && sitting.plays(); ++steps) {
        if (std::isinf(app.next_due())) {
          sitting.choose_something(stream);
          check_secrets(mirror, app, checked);  // decided, and not yet shown
        }
        sitting.wait_a_step();
        check_secrets(mirror, app, checked);
        // Looking back tells no more than was known at that moment.
        if (stream.below(12) == 0 && app.table().session.shown() > 1) {
          app.act("moment:" + std::to_string(1 + stream.below(app.table().session.shown())));
          check_secrets(mirror, app, checked);
          app.act("back_to_game");
          check_secrets(mirror, app, checked);
        }
        // Nor does an opened reason or the copied text.
        if (stream.below(3) == 0 && !app.table().narration.rows().empty()) {
          app.act("why:" + std::to_string(app.table().narration.rows().back().moment));
          check_secrets(mirror, app, checked);
        }
        if (stream.below(40) == 0) check_copied(app);
        if (stream.below(40) == 0) app.act("undo");
        if (stream.below(40) == 0) app.act("redo");
        ASSERT_FALSE(HasFatalFailure());
      }
    }
  }
  EXPECT_GT(checked, 5000);
}

// While the curtain is down, only cards seen by everybody are told; once lifted, also those of the
// person who took the seat.
TEST(Secrets, OfSeveralPeopleAtOneScreenEachIsToldTheirOwn) {
  int checked = 0;
  for (const GameSetup& setup : usual_setups()) {
    for (int game = 0; game < 2; ++game) {
      Stream stream(static_cast<std::uint64_t>(game), "people " + setup_text(setup));
      Sitting sitting(2);
      App& app = sitting.app;
      begin_with_people(app, setup, people_by_chance(setup.players, stream),
                        "ROUND-" + std::to_string(game));
      ASSERT_TRUE(app.table().session.seating().several());
      SCOPED_TRACE(kept_text(app));
      Mirror mirror;
      for (int steps = 0; steps < 160 && sitting.plays(); ++steps) {
        if (std::isinf(app.next_due())) {
          const bool curtain = next_person(app.table()) >= 0;
          ASSERT_EQ(curtain, offers(actions_at(app.table()), "take_seat"));
          if (curtain) {
            ASSERT_EQ(app.table().session.seating().eyes(), -1);
            ASSERT_TRUE(held_cards(app.table().session.view()).empty());
            // Taking the seat is the only action.
            ASSERT_EQ(actions_at(app.table()).size(), 1U);
            for (const char* id : {"undo", "hint", "discard", "keep", "lay_down", "say:stand"}) {
              ASSERT_FALSE(app.act(id)) << id;
            }
          }
          sitting.choose_something(stream);
          check_secrets(mirror, app, checked);
        }
        sitting.wait_a_step();
        check_secrets(mirror, app, checked);
        check_report(app);
        if (stream.below(12) == 0 && app.table().session.shown() > 1) {
          app.act("moment:" + std::to_string(1 + stream.below(app.table().session.shown())));
          check_secrets(mirror, app, checked);
          app.act("back_to_game");
          check_secrets(mirror, app, checked);
        }
        if (stream.below(3) == 0 && !app.table().narration.rows().empty()) {
          app.act("why:" + std::to_string(app.table().narration.rows().back().moment));
          check_secrets(mirror, app, checked);
        }
        if (stream.below(40) == 0) check_copied(app);
        for (const char* what : {"trump", "score", "trick", "hand", "lines"}) {
          if (stream.below(10) > 0) continue;
          app.act("tell:" + std::string(what));
          check_secrets(mirror, app, checked);
        }
        ASSERT_FALSE(HasFatalFailure());
      }
    }
  }
  EXPECT_GT(checked, 5000);
}

TEST(Secrets, AHandThatLiesFaceDownIsNotToldEither) {
  // The pitcher's partner may not look before the pitch.
  int face_down = 0;
  for (int seed = 0; seed < 12; ++seed) {
    Sitting sitting("v=west-yorkshire&seed=DOWN-" + std::to_string(seed));
    App& app = sitting.app;
    Mirror mirror;
    for (int steps = 0; steps < 40 && !std::isinf(app.next_due()); ++steps) {
      sitting.wait_a_step();
      const Table& table = app.table().session.table();
      if (table.dealer < 0 || table.hand_count[0] == 0) continue;
      const bool partner = eldest(table) == 2;
      const Parsed state = read_json(mirror.update(app));
      EXPECT_EQ(state["hand"].empty(), partner && !table.trump_fixed);
      if (partner && !table.trump_fixed) ++face_down;
    }
  }
  EXPECT_GT(face_down, 0);
}

TEST(Secrets, TheTestKnowsASecretWhenItSeesOne) {
  EXPECT_EQ(cards_named("Nora plays the jack of spades."), CardSet::of(*parse_card("Js")));
  EXPECT_EQ(cards_named("turned 10♥"), CardSet::of(*parse_card("Th")));
  EXPECT_EQ(cards_named(R"({"id":"card:Th"})"), CardSet::of(*parse_card("Th")));
  EXPECT_TRUE(cards_named("That is a card: The 2cards.").empty());
  // An unredacted log is full of secrets.
  Sitting sitting("v=trinidad&seed=SECRET");
  sitting.wait();
  const Session& session = sitting.app.table().session;
  CardSet dealt;
  for (const CardSet cards : session.table().dealt) dealt |= cards;
  EXPECT_GE((dealt - known_cards(session)).count(), 12);
}

}  // namespace
}  // namespace allfours
