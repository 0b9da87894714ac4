// Games opened by link: announced; the table waits for Start; a game "as played" replays itself and
// can be taken over; the end of a hand opens as a review.
#include <cmath>

#include "app/accessibility/mirror.hpp"
#include "app/app.hpp"
#include "app/app_play.hpp"
#include "app/links/sharing.hpp"
#include "app/modes/sent/table_sent.hpp"
#include "app/storage/resume.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"
#include "json.hpp"

namespace allfours {
namespace {

std::string shared(const App& app, std::string_view id) {
  for (const SharedLink& link : shared_links(app.table().session, app.words())) {
    if (link.id == id) return link.fragment;
  }
  ADD_FAILURE() << "no link " << id;
  return {};
}

// Nothing happens however long the wait, and no request is sent.
void expect_waiting(App& app) {
  EXPECT_TRUE(app.table().waits);
  const int shown = app.table().session.shown();
  EXPECT_TRUE(std::isinf(app.next_due()));
  app.tick(1e9);
  EXPECT_EQ(app.table().session.shown(), shown);
  EXPECT_FALSE(app.take_effects().think);
  EXPECT_TRUE(playable_cards(app.table()).empty());
  EXPECT_EQ(prompt_at(app.table()), "");
  const auto actions = actions_at(app.table());
  ASSERT_EQ(actions.size(), 2U);
  EXPECT_EQ(actions[0].id, "begin");
  EXPECT_TRUE(actions[0].primary);
  EXPECT_EQ(actions[1].id, "rules");
}

// A game whose first hand is over and whose second has begun.
struct Sender : Sitting {
  explicit Sender(std::string_view link = "v=trinidad&seed=SENT-2&seat=2") : Sitting(link) {
    Stream stream(1, "sent");
    play_hand(stream);
  }
};

TEST(Sent, ADealWaitsAndIsSaid) {
  App app(1);
  app.use_worker(true);
  app.open_link("v=trinidad&seed=SENT-1&rules=target.9&beat=4");
  expect_waiting(app);
  EXPECT_EQ(app.table().session.shown(), 0);
  EXPECT_EQ(sent_caption(app.table()).title, "Somebody sent you a deal");
  EXPECT_EQ(sent_caption(app.table()).text, "Trinidad All Fours to 9\u00a0· 4 to beat");
  EXPECT_TRUE(contains(app.state().context.answer.text, "4 to beat")) << "announced";
  Mirror mirror;
  EXPECT_TRUE(contains(mirror.update(app), "Somebody sent you a deal. Trinidad All Fours to 9"));
  EXPECT_TRUE(app.act("begin"));
  EXPECT_FALSE(app.table().waits);
  EXPECT_EQ(sent_caption(app.table()).title, "");
  EXPECT_FALSE(app.act("begin"));
  app.tick(2e9);
  EXPECT_GT(app.table().session.shown(), 0);
}

TEST(Sent, EveryWayToGoOnBegins) {
  Sender sender;
  const std::string moment = shared(sender.app, "moment");
  for (const std::string_view id :
       {"skip", "step:-1", "moment:2", "trick:-1", "back_to_game", "play_on"}) {
    App app(1);
    app.open_link(moment);
    ASSERT_TRUE(app.table().waits);
    app.act(id);
    EXPECT_FALSE(app.table().waits) << id;
  }
  // Actions that only show something do not start the game.
  for (const std::string_view id : {"rules", "menu", "history", "tell:score", "undo", "hint",
                                    "card:Jh", "all_hands", "share", "settings"}) {
    App app(1);
    app.open_link(moment);
    app.act(id);
    EXPECT_TRUE(app.table().waits) << id;
  }
  App app(1);
  app.open_link("v=trinidad&seed=SENT-1");
  EXPECT_TRUE(app.press_key("Enter"));
  EXPECT_FALSE(app.table().waits) << "by a key";
}

TEST(Sent, TheAddressSaysItUntilItIsBegun) {
  Sender sender;
  const std::string hand = shared(sender.app, "hand");
  App app(1);
  app.open(hand, "", {});
  EXPECT_EQ(parts_in(*app.take_effects().fragment), hand);
  EXPECT_EQ(tab_text(app), "") << "a reload opens the link again";
  app.act("begin");
  EXPECT_EQ(parts_in(*app.take_effects().fragment), "v=trinidad&seed=SENT-2&seat=2");
  EXPECT_NE(tab_text(app), "");
  // The same when opened from a text.
  App other(1);
  other.act("open");
  other.act("open_link:" + hand);
  EXPECT_TRUE(other.table().waits);
  EXPECT_EQ(parts_in(*other.take_effects().fragment), hand);
  // One's own game does not wait, nor does a resumed one.
  App own(1);
  own.act("start");
  EXPECT_FALSE(own.table().waits);
  App again(1);
  again.open("v=trinidad&seed=SENT-2&seat=2", tab_text(app), {});
  EXPECT_FALSE(again.table().waits);
}

TEST(Sent, AnEmbeddedTableWaitsForNobody) {
  App app(1);
  app.embed({.controls = Embedding::Controls::full});
  app.open_link("v=trinidad&seed=SENT-1");
  EXPECT_FALSE(app.table().waits);
  app.tick(0);
  EXPECT_GT(app.table().session.shown(), 0);
}

TEST(Sent, AHandAsPlayedPlaysItself) {
  Sender sender;
  const Events& log = sender.app.table().session.log();
  Sitting sitting;
  App& app = sitting.app;
  app.open_link(shared(sender.app, "hand"));
  expect_waiting(app);
  EXPECT_EQ(app.table().session.last_shown().kind, EventKind::deal) << "at its first cards";
  EXPECT_TRUE(looking_back(app.table()));
  EXPECT_EQ(sent_caption(app.table()).title, "Somebody sent you a hand, as it was played");
  const int points = points_in_hand(log, 1, 0);
  EXPECT_EQ(sent_caption(app.table()).text, "Trinidad All Fours to 14\u00a0· " +
                                                number_text(points) +
                                                " to beat\u00a0· the sender’s seat");
  app.act("begin");
  EXPECT_EQ(app.table().session.last_shown().kind, EventKind::deal);
  auto actions = actions_at(app.table());
  ASSERT_EQ(actions.size(), 3U);
  EXPECT_EQ(actions[0].id, "pause");
  EXPECT_EQ(actions[1].id, "play_on");
  EXPECT_EQ(actions[1].label, "Take over from here");
  EXPECT_EQ(actions[2].id, "pace:1.5");
  EXPECT_EQ(actions[2].label, "Speed: 3/5");
  app.act("pace:1.5");
  EXPECT_EQ(actions_at(app.table())[2].id, "pace:2");
  const int begun = app.table().session.shown();
  for (int i = 0; i < 5; ++i) sitting.wait_a_step();
  EXPECT_EQ(app.table().session.shown(), begun + 5) << "event by event";
  EXPECT_TRUE(app.act("pause"));
  EXPECT_FALSE(app.act("pause"));
  EXPECT_TRUE(std::isinf(app.next_due()));
  EXPECT_EQ(actions_at(app.table())[0].id, "play");
  EXPECT_TRUE(app.act("play"));
  sitting.wait();
  EXPECT_FALSE(looking_back(app.table()));
  EXPECT_TRUE(waits_for_next_hand(app.table())) << "to the end of the hand";
  EXPECT_FALSE(app.act("play"));
}

TEST(Sent, AnybodyTakesItOver) {
  Sender sender;
  Sitting sitting;
  App& app = sitting.app;
  app.open_link(shared(sender.app, "hand"));
  app.act("begin");
  for (int i = 0; i < 6; ++i) sitting.wait_a_step();
  const auto shown = static_cast<std::size_t>(app.table().session.shown());
  const Events before(app.table().session.log().begin(),
                      app.table().session.log().begin() + static_cast<std::ptrdiff_t>(shown));
  EXPECT_TRUE(app.act("play_on"));
  EXPECT_EQ(app.table().practice.shown(), 1);
  EXPECT_FALSE(looking_back(app.table()));
  sitting.wait();
  const Events& now = app.table().session.log();
  ASSERT_GE(now.size(), before.size());
  EXPECT_TRUE(std::equal(before.begin(), before.end(), now.begin()));
  EXPECT_TRUE(app.table().session.person_to_decide() || waits_for_next_hand(app.table()));
}

TEST(Sent, AWholeGameOpensAtItsFirstCards) {
  Sender sender;
  Stream stream(2, "sent");
  sender.app.act("next_hand");
  sender.play_hand(stream);
  App app(1);
  app.open_link(shared(sender.app, "game"));
  expect_waiting(app);
  EXPECT_EQ(sent_caption(app.table()).title, "Somebody sent you a game, as it was played");
  EXPECT_EQ(app.table().session.last_shown().kind, EventKind::deal);
  EXPECT_EQ(app.table().session.table().hand, 1);
  EXPECT_EQ(app.table().session.log(), sender.app.table().session.log());
}

TEST(Sent, AnOldLinkOfAGameOpensWhereItStands) {
  Sitting sender("v=german&seed=SENT-3");
  Stream stream(3, "sent");
  sender.choose(stream, 3);
  App app(1);
  app.open_link(record_text(sender.app.table().session.record()));
  expect_waiting(app);
  EXPECT_EQ(sent_caption(app.table()).title, "Somebody sent you a game");
  EXPECT_EQ(app.table().session.shown(), sender.app.table().session.shown());
  app.act("begin");
  EXPECT_TRUE(app.table().session.person_to_decide());
}

TEST(Sent, TheEndOfAHandIsLookedBackAt) {
  Sender sender;
  ASSERT_TRUE(waits_for_next_hand(sender.app.table()));
  const int end = sender.app.table().session.shown();
  Sitting sitting;
  App& app = sitting.app;
  app.open_link(shared(sender.app, "moment"));
  expect_waiting(app);
  EXPECT_TRUE(looking_back(app.table()));
  EXPECT_EQ(app.table().session.shown(), end);
  EXPECT_EQ(sent_caption(app.table()).title, "Somebody sent you a moment from a game");
  EXPECT_TRUE(contains(sent_caption(app.table()).text, "\u00a0· the sender’s seat"));
  app.act("begin");
  EXPECT_TRUE(looking_back(app.table())) << "a moment does not play on";
  EXPECT_TRUE(std::isinf(app.next_due()));
  EXPECT_TRUE(offers(actions_at(app.table()), "play"));
  app.act("step:-1");
  EXPECT_EQ(app.table().session.shown(), end - 1);
  app.act("moment:last");
  EXPECT_TRUE(waits_for_next_hand(app.table()));
  // The same at the end of a game.
  Sitting game("v=pitch&players=2&seed=END&rules=target.2");
  Stream stream(4, "sent");
  game.play_out(stream);
  App over(1);
  over.open_link(shared(game.app, "moment"));
  EXPECT_TRUE(looking_back(over.table()));
  EXPECT_TRUE(game_over(over.table()));
}

TEST(Sent, IsSaidInEveryLanguage) {
  for (const Language language : languages()) {
    App app(1);
    app.act("language:" + std::string(language_code(language)));
    app.open_link("v=trinidad&seed=SENT-1");
    EXPECT_EQ(sent_caption(app.table()).title, words_in(language).sent_deal);
    EXPECT_EQ(actions_at(app.table())[0].label, words_in(language).sent_begin);
  }
}

}  // namespace
}  // namespace allfours
