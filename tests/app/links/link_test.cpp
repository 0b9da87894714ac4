// The parts of a link for its reader; links that open at a moment; challenges.
#include "app/links/link.hpp"

#include "app/app_play.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"
#include "players/games/game_loop.hpp"

namespace allfours {
namespace {

OpenedLink good(std::string_view text) {
  auto parsed = read_link(text);
  if (const auto* no = std::get_if<Fault>(&parsed)) {
    ADD_FAILURE() << text << ": " << no->sentence();
    return {};
  }
  return std::get<OpenedLink>(parsed);
}

std::string written(const OpenedLink& link) {
  return link_text({{link.game.setup(), decisions_in(link.game.log()), link.moment},
                    link.seat,
                    link.beat,
                    link.bots});
}

std::string refused(std::string_view text) {
  auto parsed = read_link(text);
  const auto* no = std::get_if<Fault>(&parsed);
  EXPECT_NE(no, nullptr) << text;
  return no != nullptr ? no->sentence() : "";
}

TEST(LinkText, PartsStandAnywhereAndAreWrittenLast) {
  const OpenedLink link = good("beat=4&v=trinidad&seed=A&seat=2&log=1A");
  EXPECT_EQ(link.seat, 2);
  EXPECT_EQ(link.beat, 4);
  EXPECT_EQ(link.game.decisions(), 1);
  EXPECT_EQ(written(link), "v=trinidad&seed=A&log=1A&seat=2&beat=4");
  const OpenedLink plain = good("v=trinidad&seed=A");
  EXPECT_EQ(plain.seat, 0);
  EXPECT_FALSE(plain.beat);
  EXPECT_EQ(written(plain), "v=trinidad&seed=A");
  EXPECT_EQ(written(good("bots=strong&v=trinidad&seed=A&beat=4")),
            "v=trinidad&seed=A&beat=4&bots=strong");
  EXPECT_EQ(good("v=california-jack&seed=A&beat=-3").beat, -3);
}

TEST(LinkText, ItIsReadWholeOrNotAtAll) {
  EXPECT_EQ(refused("v=trinidad&seed=A&seat=4"),
            "The seat (seat=) is a number from 0 to 3, not \"4\".");
  EXPECT_EQ(refused("v=german&seed=A&seat=2"),
            "The seat (seat=) is a number from 0 to 1, not \"2\".");
  for (const std::string_view seat : {"", "-1", "01", "+1", "1 ", "x", "99999999999"}) {
    EXPECT_TRUE(contains(refused("v=trinidad&seed=A&seat=" + std::string(seat)), "(seat=)"));
  }
  for (const std::string_view beat : {"", "100", "-100", "4.5", "04", "-0", "four"}) {
    EXPECT_TRUE(contains(refused("v=trinidad&seed=A&beat=" + std::string(beat)), "(beat=)"));
  }
  EXPECT_EQ(refused("v=trinidad&seed=A&seat=1&seat=1"), "The link says seat= twice.");
  // The message names every part that a link may have.
  const std::string sentence = refused("v=trinidad&seed=A&colour=red");
  for (const std::string_view key : {"v=", "log=", "at=", "seat=", "beat=", "bots=", "lang="}) {
    EXPECT_TRUE(contains(sentence, key)) << sentence;
  }
  EXPECT_FALSE(refused("v=trinidad&&seed=A").empty());
  EXPECT_FALSE(refused("&v=trinidad&seed=A").empty());
}

// A foreign character anywhere makes a link invalid, also U+0000: the reader never stops there.
TEST(LinkText, NothingHidesInALink) {
  const std::string link = "v=german&seed=A&rules=target.9&log=1A&seat=1&at=5";
  good(link);
  for (std::size_t i = 0; i <= link.size(); ++i) {
    for (const char c : {'\0', '\x01', '\n', '\x7f', '#', ' '}) {
      std::string other = link;
      other.insert(i, 1, c);
      const std::string sentence = refused(other);
      EXPECT_EQ(sentence.find(c == ' ' || c == '#' ? '\x01' : c), std::string::npos) << i;
    }
  }
}

// Scores from −99 to 99, with players who win and players who do not care: every written link can
// be read, and a longer one is rejected for its true reason.
TEST(LinkText, HasRoomForTheLongestGames) {
  std::size_t most = 0;
  for (GameSetup setup : usual_setups()) {
    setup.rules.target = 99;
    setup.start = Start{.hand = 1, .dealer = 0};
    for (int side = 0; side < side_count(setup.rules, setup.players); ++side) {
      setup.start->score[at(side)] = -99;
    }
    for (const char* player : {"sensible", "random"}) {
      Seats seats{};
      seats.fill(find_player(player));
      Events log;
      play_game(setup, seats, [&](const Table&, const Event& event) { log.push_back(event); });
      const std::string link = link_text({{setup, decisions_in(log)}});
      most = std::max(most, link.size());
      ASSERT_LE(link.size(), longest_link / 2) << setup.variant->id << " " << player;
      EXPECT_EQ(written(good(link)), link);
    }
  }
  EXPECT_GT(most, 4'096u);
  const std::string sentence = refused("v=german&seed=A&log=1" + std::string(longest_link, 'A'));
  EXPECT_TRUE(contains(sentence, std::to_string(longest_link))) << sentence;
}

TEST(LinkText, ThePersonTakesTheSeat) {
  for (const GameSetup& setup : usual_setups()) {
    for (int seat = 0; seat < setup.players; ++seat) {
      Sitting sitting(link_text({{setup, {}}, seat}));
      sitting.wait();
      EXPECT_EQ(sitting.app.table().session.human(), seat);
      EXPECT_EQ(sitting.app.table().session.view().seat, seat);
      EXPECT_FALSE(sitting.offered().empty());
      EXPECT_EQ(sitting.app.table().narration.narrator().name(seat), sitting.app.words().you);
      const auto fragment = sitting.app.take_effects().fragment;
      ASSERT_TRUE(fragment);
      EXPECT_EQ(good(*fragment).seat, seat);
    }
  }
}

// A random game of a little over two hands.
Record long_record(const Setup& setup) {
  Stream stream(5, "link");
  return {setup, decisions_in(random_log(setup, stream, 2))};
}

TEST(LinkMoments, AnEarlierOneIsALookBack) {
  const GameSetup setup = setup_of("v=trinidad&seed=MOMENT");
  Record record = long_record(setup);
  const int length = static_cast<int>(std::get<Events>(events(record)).size());
  for (const int moment : {1, 5, 20, length / 2}) {
    record.moment = moment;
    Sitting sitting(record_text(record));
    App& app = sitting.app;
    EXPECT_EQ(app.table().session.shown(), moment);
    EXPECT_TRUE(looking_back(app.table()));
    sitting.wait();
    EXPECT_EQ(app.table().session.shown(), moment) << "it stays";
    app.act("back_to_game");
    EXPECT_FALSE(looking_back(app.table()));
    EXPECT_GT(app.table().session.shown(), length / 2);
    EXPECT_EQ(app.table().session.record().decisions.size(), record.decisions.size());
  }
}

TEST(LinkMoments, TheLastOneIsTheGame) {
  const GameSetup setup = setup_of("v=french&seed=MOMENT");
  Record record = long_record(setup);
  record.decisions.resize(record.decisions.size() - 3);
  record.moment = static_cast<int>(std::get<Events>(events(record)).size());
  Sitting sitting(record_text(record));
  EXPECT_FALSE(looking_back(sitting.app.table()));
  EXPECT_TRUE(sitting.app.table().session.at_end());
  sitting.wait();
  EXPECT_FALSE(sitting.offered().empty());
}

TEST(LinkMoments, AMomentBeforeAnyDecision) {
  Sitting sitting("v=trinidad&seed=MOMENT&at=2");
  EXPECT_EQ(sitting.app.table().session.shown(), 2);
  EXPECT_TRUE(looking_back(sitting.app.table()));
  sitting.app.act("back_to_game");
  EXPECT_TRUE(sitting.app.table().session.at_end());
  sitting.wait();
  EXPECT_FALSE(sitting.offered().empty());
}

TEST(LinkMoments, AHandsEndWaitsForThePerson) {
  const GameSetup setup = setup_of("v=pitch&players=4&seed=ENDS");
  Stream stream(6, "link");
  Record record{setup, decisions_in(random_log(setup, stream, 1))};
  Sitting sitting(record_text(record));
  App& app = sitting.app;
  sitting.wait();
  ASSERT_TRUE(waits_for_next_hand(app.table()));
  EXPECT_EQ(app.table().session.last_shown().kind, EventKind::hand_end);
  EXPECT_EQ(sitting.offered(), std::vector<std::string>{"next_hand"});
  app.act("moment:3");
  app.act("back_to_game");
  EXPECT_TRUE(waits_for_next_hand(app.table()));
  app.act("next_hand");
  sitting.wait();
  EXPECT_EQ(app.table().session.table().hand, 2);
}

TEST(Challenges, TheResultIsSaidAtTheHandsEnd) {
  for (const std::string_view variant : {"trinidad", "german", "west-yorkshire"}) {
    const std::string link = "v=" + std::string(variant) + "&seed=DARE";
    for (const int seat : {0, 1}) {
      Stream stream(7, "link");
      Sitting sitting(link + "&seat=" + std::to_string(seat) + "&beat=2");
      App& app = sitting.app;
      EXPECT_TRUE(contains(app.table().mode->challenge(app.table()).text, "2 points to beat"));
      EXPECT_EQ(app.table().mode->challenge(app.table()).mark, "2 to beat");
      sitting.wait();
      for (int i = 0; i < 200 && !waits_for_next_hand(app.table()); ++i) {
        EXPECT_TRUE(contains(app.table().mode->challenge(app.table()).text, "2 points to beat"));
        sitting.choose_something(stream);
        sitting.wait();
        ASSERT_FALSE(game_over(app.table()));
      }
      const Session& session = app.table().session;
      const int points =
          points_in_hand({session.log().data(), static_cast<std::size_t>(session.shown())}, 1,
                         seat % session.table().sides);
      EXPECT_EQ(points, session.table().score[static_cast<std::size_t>(seat)]);
      EXPECT_TRUE(contains(app.table().mode->challenge(app.table()).text,
                           "you scored " + std::to_string(points)))
          << app.table().mode->challenge(app.table()).text;
      EXPECT_EQ(contains(app.table().mode->challenge(app.table()).text, "Well done"), points > 2);
      // It stays announced, and a look back reverts it.
      app.act("next_hand");
      sitting.wait();
      EXPECT_TRUE(contains(app.table().mode->challenge(app.table()).text, "you scored"));
      app.act("moment:3");
      EXPECT_TRUE(contains(app.table().mode->challenge(app.table()).text, "2 points to beat"));
    }
  }
}

TEST(Challenges, AnotherGameHasNone) {
  Sitting sitting("v=trinidad&seed=DARE&beat=2");
  EXPECT_FALSE(sitting.app.table().mode->challenge(sitting.app.table()).text.empty());
  sitting.app.open_link("v=trinidad&seed=DARE");
  EXPECT_EQ(sitting.app.table().mode->challenge(sitting.app.table()).text, "");
  EXPECT_EQ(sitting.app.table().mode->challenge(sitting.app.table()).mark, "");
  EXPECT_EQ(sitting.app.message(), "");
}

TEST(Challenges, PointsAreThoseOfTheHandAlone) {
  const GameSetup setup = setup_of("v=seven-up&players=2&seed=POINTS");
  Stream stream(8, "link");
  const Events log = random_log(setup, stream, 3);
  std::array<int, 2> sums{};
  for (int hand = 1; hand_ended(log, hand); ++hand) {
    for (const int side : {0, 1})
      sums[static_cast<std::size_t>(side)] += points_in_hand(log, hand, side);
  }
  const Event* last = nullptr;
  for (const Event& event : log) {
    if (event.kind == EventKind::hand_end) last = &event;
  }
  ASSERT_NE(last, nullptr);
  EXPECT_EQ(sums[0], last->score[0]);
  EXPECT_EQ(sums[1], last->score[1]);
  EXPECT_FALSE(hand_ended(log, 77));
  // The cards of a later hand, dealt on their own.
  const Record second = deal_of_hand(setup, log, 2);
  EXPECT_TRUE(second.decisions.empty());
  EXPECT_EQ(first_hand(second.setup), 2);
  EXPECT_EQ(link_text({deal_of_hand(setup, log, 1)}), setup_text(setup));
}

}  // namespace
}  // namespace allfours
