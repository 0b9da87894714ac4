// A session at the table: the moment on the screen, bots, undo and redo, the question whether to
// lay a hand down, records.
#include "app/session/session.hpp"

#include "app/app_play.hpp"
#include "core/log/event_json.hpp"

namespace allfours {
namespace {

// Shows all events and lets the bots choose until the person has to.
void go_on(Session& session) {
  do session.show(static_cast<int>(session.log().size()));
  while (session.let_bot_decide() || !session.at_end());
}

// The person chooses at random until the end of the game, or this many times.
void play(Session& session, Stream& stream, int decisions = 1000) {
  for (go_on(session); decisions > 0 && session.table().phase != Phase::over; --decisions) {
    if (session.person_may_lay_down()) {
      session.keep_hand();
      go_on(session);
    }
    if (!session.person_to_decide()) continue;
    ASSERT_FALSE(session.decide(random_choice(session.table(), stream)));
    go_on(session);
  }
}

// One line per event, so that a failure shows the difference in words.
std::string text_of(const Session& session) {
  std::string text;
  for (const Event& event : session.log()) {
    append_json(text, event, session.setup());
    text += '\n';
  }
  return text;
}

Table folded(const Setup& setup, const Events& log, int count) {
  Table table = new_table(setup);
  for (int i = 0; i < count; ++i) apply(table, log[at(i)]);
  return table;
}

TEST(Session, TheScreenIsTheFoldOfWhatIsShown) {
  Session session(setup_of("v=trinidad"), 0, sensible());
  EXPECT_EQ(session.shown(), 0);
  EXPECT_GT(session.log().size(), 3u);
  while (!session.at_end()) {
    const int before = session.shown();
    session.show_next();
    EXPECT_EQ(session.shown(), before + 1);
    EXPECT_EQ(session.table(), folded(session.setup(), session.log(), session.shown()));
    EXPECT_EQ(session.last_shown(), session.log()[at(before)]);
  }
  EXPECT_EQ(session.shown(), static_cast<int>(session.log().size()));
}

// Equal decisions by the person lead to equal decisions of the bots, whatever was tried in between:
// chance at the table is a function of the deal's name, the seat and the earlier decisions.
TEST(Session, ComputerPlayersDecideAlikeAtAlikeMoments) {
  for (const GameSetup& setup : usual_setups()) {
    const Player& by_chance = *find_player("random");
    Session one(setup, 0, by_chance);
    Session other(setup, 0, by_chance);
    Stream ones(3, "alike");
    Stream otherwise(4, "alike");
    for (int i = 0; i < 12 && one.table().phase != Phase::over; ++i) {
      Stream same = ones;
      play(one, ones, 1);
      const int before = other.game().decisions();
      play(other, otherwise, 1);
      if (other.game().decisions() > before && other.can_undo()) {
        other.undo();
        play(other, same, 1);
      }
      ASSERT_EQ(text_of(one), text_of(other)) << setup_text(setup);
    }
    EXPECT_GT(one.game().decisions(), 3);
  }
}

TEST(Session, AnyMomentIsTheTableAsItWasThen) {
  for (const GameSetup& setup : usual_setups()) {
    SCOPED_TRACE(setup_text(setup));
    Stream stream(1, "moments");
    Session session(setup, 0, sensible());
    std::vector<Table> seen{session.table()};
    for (int steps = 0, decisions = 0; decisions < 30 && session.table().phase != Phase::over;) {
      ASSERT_LT(++steps, 2000) << "the game does not continue";
      while (!session.at_end()) {
        session.show_next();
        seen.push_back(session.table());
      }
      if (session.let_bot_decide()) continue;
      if (session.person_may_lay_down()) {
        session.keep_hand();
      } else if (session.person_to_decide()) {
        ASSERT_FALSE(session.decide(random_choice(session.table(), stream)));
        ++decisions;
      }
    }
    const int last = static_cast<int>(seen.size()) - 1;
    session.show(last);
    for (int i = 0; i < 200; ++i) {
      const int moment = stream.below(last + 1);
      session.show(moment);
      ASSERT_EQ(session.shown(), moment);
      ASSERT_EQ(session.table(), seen[at(moment)]) << moment;
    }
    session.show(100000);
    EXPECT_TRUE(session.at_end());
  }
}

TEST(Session, NobodyDecidesBeforeEverythingIsShown) {
  Stream stream(2, "shown");
  Session session(setup_of("v=pitch"), 0, sensible());
  play(session, stream, 3);
  const std::size_t length = session.log().size();
  session.show(static_cast<int>(length) - 1);
  EXPECT_FALSE(session.person_to_decide());
  EXPECT_FALSE(session.let_bot_decide());
  EXPECT_EQ(session.log().size(), length);
}

// The views that the bots below received; the functions of a Player are plain ones.
int times_asked = 0;
int failures = 0;

Decision choose_watched(const SeatView& view, Stream& stream) {
  ++times_asked;
  const Table& table = view.table;
  bool hidden = table.is_view && table.seed_key == 0 && table.pack == Pack{} && !table.pack_given;
  for (int seat = 0; seat < table.players; ++seat) {
    if (seat != view.seat && !table.hands[at(seat)].empty()) {
      // Only cards drawn from the open stock may be known of another hand.
      hidden = hidden && table.rules.trump == TrumpBy::cut;
    }
    hidden = hidden && (seat == view.seat || table.discarded[at(seat)].empty());
  }
  if (!hidden || view.seat != table.turn) ++failures;
  return choose_randomly(view, stream);
}

TEST(Session, ComputerPlayersSeeOnlyTheirView) {
  const Player watched{"watched", choose_watched, lays_down_never};
  times_asked = failures = 0;
  for (const GameSetup& setup : usual_setups()) {
    Stream stream(3, "views");
    Session session(setup, 0, watched);
    play(session, stream, 40);
    EXPECT_EQ(failures, 0) << setup_text(setup);
  }
  EXPECT_GT(times_asked, 500);
}

TEST(Session, ComputerPlayersDecideTheSameFromTheSameView) {
  // Other hidden cards do not change a bot's decision.
  const GameSetup one = given("v=trinidad", {.dealer = 0,
                                             .hands = {"2c 3c 4c 5c 6c 7c", "Ah Kh 2d 3d 4d 5d",
                                                       "8s 9s Ts Js Qs Ks", "6d 7d 8d 9d Td Jd"},
                                             .turned = "7h"});
  const GameSetup other = given("v=trinidad", {.dealer = 0,
                                               .hands = {"8s 9s Ts Js Qs Ks", "Ah Kh 2d 3d 4d 5d",
                                                         "6d 7d 8d 9d Td Jd", "2c 3c 4c 5c 6c 7c"},
                                               .turned = "7h"});
  ASSERT_EQ(one.seed, other.seed);
  for (const Player& player : players()) {
    Session first(one, 0, player);
    Session second(other, 0, player);
    for (Session* session : {&first, &second}) {
      session->show(static_cast<int>(session->log().size()));
      ASSERT_TRUE(session->let_bot_decide());
    }
    EXPECT_EQ(decisions_in(first.log()), decisions_in(second.log())) << player.name;
  }
}

TEST(Session, TheSameSeedIsTheSameGame) {
  for (const GameSetup& setup : usual_setups()) {
    SCOPED_TRACE(setup_text(setup));
    std::string texts[2];
    for (std::string& text : texts) {
      Stream stream(4, "same");
      Session session(setup, 0, sensible());
      play(session, stream, 25);
      text = text_of(session);
    }
    EXPECT_EQ(texts[0], texts[1]);
    GameSetup another = setup;
    another.seed = "ANOTHER";
    Stream stream(4, "same");
    Session session(another, 0, sensible());
    play(session, stream, 25);
    EXPECT_NE(text_of(session), texts[0]);
  }
}

TEST(Session, RefusesWhatCannotBe) {
  Stream stream(5, "refuse");
  Session session(setup_of("v=pitch"), 0, sensible());
  play(session, stream, 2);
  ASSERT_TRUE(session.person_to_decide());
  const std::string before = text_of(session);
  EXPECT_TRUE(session.decide(Decision::of_say(0, Say::beg)).has_value());
  EXPECT_TRUE(session.decide(Decision::of_play(1, Card(0))).has_value());
  const CardSet others = CardSet::pack() - session.table().hands[0];
  const auto refusal = session.decide(Decision::of_play(0, others.first()));
  ASSERT_TRUE(refusal.has_value());
  EXPECT_EQ(refusal->reason, Refusal::Reason::not_in_hand);
  EXPECT_EQ(text_of(session), before);
}

TEST(Session, ARecordIsTheWholeGame) {
  for (const GameSetup& setup : usual_setups()) {
    Stream stream(6, "record");
    Session session(setup, 0, sensible());
    play(session, stream, 20);
    const std::string link = record_text(session.record());
    SCOPED_TRACE(link);
    const auto opened = open_record(link);
    const auto* record = std::get_if<OpenedRecord>(&opened);
    ASSERT_NE(record, nullptr) << std::get<Fault>(opened).sentence();
    Session again(record->game, 0, sensible());
    EXPECT_EQ(text_of(again), text_of(session));
    EXPECT_EQ(again.shown(), 0);
    // It continues in the same way, too.
    Stream one(7, "on");
    Stream two(7, "on");
    go_on(again);
    play(session, one, 5);
    play(again, two, 5);
    EXPECT_EQ(text_of(again), text_of(session));
  }
}

}  // namespace
}  // namespace allfours
