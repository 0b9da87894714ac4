// Sharing: every link opens what its name promises; a challenge only after a hand.
#include "app/links/sharing.hpp"

#include <cmath>

#include "app/app_play.hpp"
#include "app/dialogs/dialog.hpp"
#include "app/links/link.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"
#include "json.hpp"
#include "players/games/game_loop.hpp"

namespace allfours {
namespace {

const SharedLink* find(const std::vector<SharedLink>& links, std::string_view id) {
  for (const SharedLink& link : links) {
    if (link.id == id) return &link;
  }
  return nullptr;
}

std::vector<SharedLink> shared(const App& app) {
  return shared_links(app.table().session, app.words());
}

void play_hand(Sitting& sitting, Stream& stream) {
  sitting.wait();
  for (int i = 0;
       i < 300 && !waits_for_next_hand(sitting.app.table()) && !game_over(sitting.app.table());
       ++i) {
    sitting.choose_something(stream);
    sitting.wait();
  }
}

TEST(Sharing, InTheFirstHand) {
  Stream stream(1, "sharing");
  Sitting sitting("v=trinidad&seed=SHARED&rules=target.9&seat=2");
  sitting.wait();
  sitting.choose_something(stream);
  sitting.wait();
  const auto links = shared(sitting.app);
  EXPECT_EQ(links.size(), 4u);
  EXPECT_EQ(find(links, "deal")->fragment, "v=trinidad&seed=SHARED&rules=target.9&seat=2");
  EXPECT_EQ(find(links, "hand")->fragment, find(links, "game")->fragment);
  EXPECT_EQ(find(links, "challenge"), nullptr);
}

// A link that programs may truncate shows a warning with its length; a short one does not.
TEST(Sharing, SaysWhenALinkIsTooLongToSend) {
  GameSetup setup = std::get<GameSetup>(make_setup("california-jack", "", "LONG-1", "target.99"));
  setup.start = Start{.hand = 1, .dealer = 0, .score = {-99, -99}};
  Seats seats{};
  seats.fill(find_player("random"));
  std::vector<Decision> decisions;
  std::size_t said = 0;
  play_game(setup, seats, [&](const Table&, const Event& event) {
    if (!is_decision(event.kind)) return;
    decisions.push_back(decision_of(event));
    if (decisions.size() % 701 != 0) return;
    Sitting sitting(link_text({{setup, decisions}}));
    for (const SharedLink& link : shared(sitting.app)) {
      const bool is_long = link.fragment.size() > long_to_send;
      EXPECT_EQ(contains(link.note, std::to_string(link.fragment.size())), is_long) << link.note;
      if (is_long) ++said;
    }
  });
  EXPECT_GT(said, 0u);
}

TEST(Sharing, EveryLinkOpensWhatItsNameSays) {
  for (const GameSetup& setup : usual_setups()) {
    Stream stream(2, "sharing");
    Sitting sitting(link_text({{setup, {}}, 1}));
    App& app = sitting.app;
    play_hand(sitting, stream);
    if (game_over(app.table())) continue;
    const int scored =
        points_in_hand(app.table().session.log(), 1, 1 % app.table().session.table().sides);
    app.act("next_hand");
    sitting.wait();
    ASSERT_EQ(app.table().session.table().hand, 2);
    sitting.choose_something(stream);
    sitting.wait();
    const Session& session = app.table().session;
    const auto links = shared(app);
    ASSERT_EQ(links.size(), 5u);
    for (const SharedLink& link : links) {
      SCOPED_TRACE(link.id + " " + link.fragment);
      EXPECT_FALSE(link.label.empty() || link.note.empty());
      App other(1);
      other.open_link(link.fragment);
      ASSERT_EQ(other.screen(), App::Screen::table) << other.message();
      EXPECT_EQ(other.table().session.human(), 1);
      const Events& log = other.table().session.log();
      if (link.id == "moment") {
        EXPECT_EQ(log, session.log());
        EXPECT_EQ(other.table().session.shown(), session.shown());
        EXPECT_FALSE(looking_back(other.table()));
        continue;
      }
      if (link.id == "game" || link.id == "hand") {
        EXPECT_TRUE(looking_back(other.table()));
        EXPECT_EQ(other.table().session.last_shown().kind, EventKind::deal);
        EXPECT_EQ(other.table().session.table().hand, link.id == "game" ? 1 : 2);
      }
      if (link.id == "game") {
        EXPECT_EQ(log, session.log());
        continue;
      }
      const int hand = link.id == "challenge" ? 1 : 2;
      EXPECT_EQ(first_hand(other.table().session.setup()), hand);
      const auto deal_of = [&](const Events& events) {
        bool there = false;
        for (const Event& event : events) {
          if (event.kind == EventKind::hand) there = event.hand_number == hand;
          if (there && event.kind == EventKind::deal) return event.cards;
        }
        return CardList();
      };
      EXPECT_EQ(deal_of(log), deal_of(session.log()));
      if (link.id == "challenge") {
        const std::string points = scored == 1 ? "One point" : number_text(scored) + " points";
        EXPECT_TRUE(
            contains(other.table().mode->challenge(other.table()).text, points + " to beat"))
            << other.table().mode->challenge(other.table()).text;
      }
      EXPECT_EQ(other.table().session.record().decisions.empty(), link.id != "hand");
    }
  }
}

TEST(Sharing, AnEarlierMomentIsOpenedThere) {
  Stream stream(3, "sharing");
  Sitting sitting("v=german&seed=SHARED");
  play_hand(sitting, stream);
  sitting.app.act("moment:7");
  App other(1);
  other.open_link(find(shared(sitting.app), "moment")->fragment);
  EXPECT_EQ(other.table().session.shown(), 7);
  EXPECT_TRUE(looking_back(other.table()));
  EXPECT_EQ(other.table().session.log(), sitting.app.table().session.log());
}

nlohmann::json dialog_of(const App& app) {
  std::string text;
  JsonWriter json(text);
  write_dialog(json, app);
  return read_json(text);
}

TEST(Sharing, TheDialogHoldsTheLinksAndTheFile) {
  Sitting sitting("v=trinidad&seed=SHARED");
  sitting.wait();
  sitting.app.act("share");
  const auto parts = dialog_of(sitting.app)["parts"];
  ASSERT_GE(parts.size(), 2u);
  EXPECT_EQ(parts[0]["kind"], "links");
  EXPECT_EQ(parts[0]["links"].size(), 4u);
  EXPECT_EQ(parts[1]["kind"], "file");
  EXPECT_EQ(parts[1]["file"], "allfours-SHARED.jsonl");
  EXPECT_TRUE(parts[0].contains("code"));
  sitting.app.open_link("");
  EXPECT_EQ(sitting.app.state().dialog, "");
}

// An embedded frame cannot fetch anything, so it has no QR code and no file.
TEST(Sharing, AnEmbeddedTableOffersWhatItCan) {
  App app(1);
  app.embed({.controls = Embedding::Controls::full});
  app.open_link("v=trinidad&seed=SHARED");
  app.act("share");
  const auto parts = dialog_of(app)["parts"];
  EXPECT_EQ(parts[0]["kind"], "links");
  EXPECT_FALSE(parts[0].contains("code"));
  EXPECT_FALSE(std::any_of(parts.begin(), parts.end(),
                           [](const auto& part) { return part["kind"] == "file"; }));
}

TEST(Opening, ABadLinkIsSaidAndNothingIsLost) {
  App app(1);
  app.act("variant:french");
  app.act("open");
  EXPECT_EQ(app.state().dialog, "open");
  app.act("open_link:v=whist&seed=A");
  EXPECT_EQ(app.state().dialog, "open");
  EXPECT_TRUE(contains(app.message(), "whist"));
  EXPECT_TRUE(std::isinf(app.next_due())) << "it stays";
  app.act("open_failed:unread");
  EXPECT_EQ(app.message(),
            "This file cannot be opened. The file, or the part of the program that reads it, could "
            "not be loaded: try again once "
            "you are online.");
  app.act("open_failed:log_missing\n3\nseed");
  EXPECT_EQ(app.message(), "This file cannot be opened. Line 3: \"seed\" is missing.");
  EXPECT_EQ(app.state().start.variant().id, "french");
  app.act("open_link:v=german&seed=A&seat=1");
  EXPECT_EQ(app.state().dialog, "");
  EXPECT_EQ(app.screen(), App::Screen::table);
  EXPECT_EQ(app.table().session.human(), 1);
  EXPECT_EQ(app.message(), "");
  // At the table there is nothing that it could replace.
  app.act("open_link:v=french&seed=A");
  EXPECT_EQ(app.table().session.setup().variant->id, "german");
}

}  // namespace
}  // namespace allfours
