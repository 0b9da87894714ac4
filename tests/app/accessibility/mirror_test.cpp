// The text mirror: valid JSON, ids that are actions, and a consistent history.
#include "app/accessibility/mirror.hpp"

#include <cmath>
#include <set>

#include "app/app_play.hpp"
#include "app/narration/prompt.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_state.hpp"
#include "json.hpp"
#include "words/spoken_text.hpp"
#include "words/variant_words.hpp"

namespace allfours {
namespace {

using Parsed = nlohmann::json;

// A page that stores the updates as the real page does.
class Page {
 public:
  // Takes the latest state, which must be complete JSON.
  void show(const App& app) {
    const std::string text = mirror_.update(app);
    state = read_json(text);
    ASSERT_FALSE(state.is_discarded()) << text;
    for (const auto field : {"screen", "title", "message"}) {
      ASSERT_TRUE(state[field].is_string()) << field;
    }
    ASSERT_TRUE(state["actions"].is_array());
    if (state["screen"] != "table") {
      ASSERT_EQ(state["screen"], "start");
      rows.clear();
      return;
    }
    for (const auto field : {"prompt", "table", "score", "deal"}) {
      ASSERT_TRUE(state[field].is_string()) << field;
    }
    const auto from = state["history_from"].get<std::size_t>();
    ASSERT_LE(from, rows.size());
    rows.resize(from);
    for (const Parsed& row : state["history"]) rows.push_back(row);
    sent += state["history"].size();
  }

  // The ids of all buttons, hand and actions.
  std::vector<std::string> ids() const {
    std::vector<std::string> all;
    for (const auto place : {"hand", "actions"}) {
      if (!state.contains(place)) continue;
      for (const Parsed& button : state[place]) all.push_back(button["id"].get<std::string>());
    }
    return all;
  }

  Parsed state;
  std::vector<Parsed> rows;
  std::size_t sent = 0;

 private:
  Mirror mirror_;
};

void check_rows(const Page& page, const App& app) {
  const auto& history = app.table().narration.rows();
  ASSERT_EQ(page.rows.size(), history.size());
  for (std::size_t i = 0; i < history.size(); ++i) {
    const HistoryRow& row = history[i];
    const Parsed& told = page.rows[i];
    ASSERT_EQ(told["title"], without_signs(app.words(), row.title));
    ASSERT_EQ(told["moment"], row.moment);
    ASSERT_EQ(told["kind"] == "award", row.kind == HistoryRow::Kind::award);
    if (row.kind != HistoryRow::Kind::award) continue;
    ASSERT_EQ(told["who"], without_signs(app.words(), row.who));
    ASSERT_EQ(told["why"], without_signs(app.words(), row.why));
    ASSERT_EQ(told["score"], without_signs(app.words(), row.score));
    ASSERT_EQ(told["rule"], row.rule);
    ASSERT_EQ(told["points"], row.points);
    ASSERT_EQ(told["side"], row.side);
    ASSERT_EQ(cards_named(told["cards"].get<std::string>()), row.cards);
  }
}

void check_buttons(const Page& page) {
  std::set<std::string> ids;
  for (const auto place : {"hand", "actions"}) {
    if (!page.state.contains(place)) continue;
    for (const Parsed& button : page.state[place]) {
      ASSERT_FALSE(button["label"].get<std::string>().empty()) << button;
      ASSERT_TRUE(ids.insert(button["id"].get<std::string>()).second) << button << " twice";
    }
  }
}

// The card or button with this id.
const Parsed* button(const Page& page, std::string_view id) {
  for (const auto place : {"hand", "actions"}) {
    if (!page.state.contains(place)) continue;
    for (const Parsed& it : page.state[place]) {
      if (it["id"] == id) return &it;
    }
  }
  return nullptr;
}

TEST(Mirror, WalksByItsOwnButtons) {
  // Every button does something, and the page always has the whole history.
  Stream stream(8, "mirror");
  Sitting sitting(3);
  App& app = sitting.app;
  Page page;
  std::set<std::string> pressed;
  for (int i = 0; i < 20000; ++i) {
    page.show(app);
    check_buttons(page);
    if (app.screen() == App::Screen::table) check_rows(page, app);
    ASSERT_FALSE(HasFatalFailure());
    auto ids = page.ids();
    ASSERT_FALSE(ids.empty());
    std::string id = ids[static_cast<std::size_t>(stream.below(static_cast<int>(ids.size())))];
    // To make progress, cards are played more often than games are left.
    if (id == "new_game" && stream.below(4) != 0) id = "share";
    if (id.starts_with("learn:") && stream.below(2) != 0) id = "start";
    // There are many puzzles.
    if (id.starts_with("solve:") && stream.below(6) != 0) id = "puzzle_list";
    // It is gone with the next decision.
    if (button(page, "redo") != nullptr && stream.below(4) == 0) id = "redo";
    if (id == "undo" && stream.below(3) != 0) id = "share";
    // Only two games allow several numbers of players.
    if (button(page, "players:3") != nullptr && stream.below(6) == 0) {
      id = "players:3";
    } else if (id.starts_with("variant:") && stream.below(3) == 0) {
      id = "variant:pitch";
    }
    const auto offered = sitting.offered();
    if (!offered.empty() && stream.below(2) == 0) {
      id = offered[static_cast<std::size_t>(stream.below(static_cast<int>(offered.size())))];
      ASSERT_NE(button(page, id), nullptr) << id << " is not in the page";
    }
    const bool card = id.starts_with("card:");
    const bool silent = card && (looking_back(app.table()) || !app.table().picked.empty());
    const int revision = app.revision();
    app.act(id);
    if (!silent) {
      ASSERT_GT(app.revision(), revision) << id << " does nothing";
    }
    pressed.insert(id.substr(0, id.find(':')));
    for (int steps = stream.below(12); steps > 0 && !std::isinf(app.next_due()); --steps) {
      sitting.wait_a_step();
    }
  }
  for (const auto verb :
       {"card",       "say",         "discard",   "next_hand",    "new_game", "play_again",
        "undo",       "redo",        "step",      "back_to_game", "share",    "variant",
        "players",    "start",       "edit_seed", "new_seed",     "settings", "keys",
        "text_only",  "last_trick",  "level",     "opponents",    "learn",    "go_on",
        "end_lesson", "puzzle_list", "solve",     "end_puzzle"}) {
    EXPECT_TRUE(pressed.contains(verb)) << verb;
  }
}

TEST(Mirror, SaysWhatTheAppSays) {
  Stream stream(2, "mirror");
  for (const GameSetup& setup : usual_setups()) {
    Sitting sitting(setup_text(setup));
    App& app = sitting.app;
    Page page;
    for (int i = 0; i < 60 && sitting.plays(); ++i) {
      if (std::isinf(app.next_due())) sitting.choose_something(stream);
      sitting.wait_a_step();
      page.show(app);
      ASSERT_FALSE(HasFatalFailure());
      EXPECT_EQ(page.state["prompt"], without_signs(app.words(), prompt_at(app.table())));
      EXPECT_EQ(page.state["message"], without_signs(app.words(), app.message()));
      EXPECT_EQ(page.state["moment"], app.table().session.shown());
      EXPECT_EQ(page.state["game_over"], game_over(app.table()));
      EXPECT_EQ(page.state["title"], variant_name(app.state().context.language, *setup.variant));
      EXPECT_TRUE(contains(page.state["deal"].get<std::string>(), setup.seed));
      const SeatView view = app.table().session.view();
      const CardSet hand = view.table.hands[0];
      ASSERT_EQ(page.state["hand"].size(), static_cast<std::size_t>(hand.count()));
      for (const Card card : hand) {
        const Parsed* told = button(page, "card:" + card_text(card));
        ASSERT_NE(told, nullptr) << card_text(card);
        EXPECT_EQ((*told)["label"], card_name(app.words(), card));
        EXPECT_EQ((*told)["enabled"], playable_cards(app.table()).contains(card));
        EXPECT_EQ(told->contains("chosen"),
                  !playable_cards(app.table()).empty() && view.table.phase == Phase::discard);
        if (!told->contains("why_not")) continue;
        EXPECT_EQ((*told)["why_not"], why_not_text(app.table().narration.narrator(), view, card));
      }
      // The cards on the table, the top of the stock, and trump.
      const CardSet on_table = cards_named(page.state["table"].get<std::string>());
      const Table& table = app.table().session.table();
      EXPECT_EQ(on_table.count(), trick_size(table) + (table.top.known() ? 1 : 0));
      EXPECT_EQ(contains(page.state["table"].get<std::string>(), "trump"), table.trump_fixed);
    }
  }
}

TEST(Mirror, ARefusedCardSaysWhyBesideIt) {
  Stream stream(3, "mirror");
  Sitting sitting("v=sca&seed=WHY");
  App& app = sitting.app;
  Page page;
  int refused = 0;
  for (int i = 0; i < 400 && sitting.plays(); ++i) {
    sitting.wait();
    page.show(app);
    ASSERT_FALSE(HasFatalFailure());
    if (app.table().session.person_to_decide() &&
        app.table().session.table().phase == Phase::play) {
      const CardSet hand = app.table().session.view().table.hands[0];
      for (const Card card : hand - playable_cards(app.table())) {
        const Parsed* told = button(page, "card:" + card_text(card));
        ASSERT_NE(told, nullptr);
        ASSERT_TRUE(told->contains("why_not")) << *told;
        app.act("card:" + card_text(card));
        EXPECT_EQ((*told)["why_not"], app.message());
        ++refused;
      }
    }
    sitting.choose_something(stream);
  }
  EXPECT_GT(refused, 10);
}

TEST(Mirror, RowsAreSentOnceAndSpokenOnce) {
  Stream stream(4, "mirror");
  for (const auto link : {"v=trinidad&seed=ONCE", "v=california-jack&seed=ONCE"}) {
    Sitting sitting(link);
    App& app = sitting.app;
    Page page;
    page.show(app);  // the link's message is announced
    std::size_t spoken = 0;
    for (int i = 0; i < 150 && sitting.plays(); ++i) {
      if (std::isinf(app.next_due())) sitting.choose_something(stream);
      for (int steps = 1 + stream.below(4); steps > 0 && !std::isinf(app.next_due()); --steps) {
        sitting.wait_a_step();
      }
      const std::size_t had = page.rows.size();
      page.show(app);
      ASSERT_FALSE(HasFatalFailure());
      EXPECT_EQ(page.state["history_from"], had);
      EXPECT_EQ(page.state["live"].size(), page.state["history"].size());
      spoken += page.state["live"].size();
      for (std::size_t k = 0; k < page.state["live"].size(); ++k) {
        const std::string line = page.state["live"][k].get<std::string>();
        EXPECT_TRUE(contains(line, page.state["history"][k]["title"].get<std::string>())) << line;
      }
    }
    EXPECT_EQ(page.sent, app.table().narration.rows().size());
    EXPECT_EQ(spoken, app.table().narration.rows().size());
    page.show(app);
    EXPECT_TRUE(page.state["history"].empty());
    EXPECT_TRUE(page.state["live"].empty());
  }
}

TEST(Mirror, AfterAJumpOnlyWhereItLedIsSpoken) {
  Stream stream(5, "mirror");
  Sitting sitting("v=pitch&players=4&seed=JUMP");
  App& app = sitting.app;
  app.act("last_card:off");
  Page page;
  for (int i = 0; i < 5; ++i) {
    sitting.wait();
    page.show(app);
    sitting.choose_something(stream);
  }
  sitting.wait();
  page.show(app);
  const auto all = page.rows;
  app.act("moment:5");
  page.show(app);
  EXPECT_EQ(page.rows.size(), 5u);
  EXPECT_TRUE(page.state["history"].empty()) << "the page already has these rows";
  ASSERT_EQ(page.state["live"].size(), 1u);
  EXPECT_EQ(page.state["live"][0], page.rows[4]["title"]);
  app.act("back_to_game");
  page.show(app);
  EXPECT_EQ(page.rows, all);
  ASSERT_EQ(page.state["live"].size(), 1u) << "all of it was announced before";
  app.act("undo");
  page.show(app);
  EXPECT_EQ(page.state["live"].size(), 1u);
  app.act("redo");
  page.show(app);
  EXPECT_EQ(page.rows, all);
  EXPECT_EQ(page.state["live"].size(), 1u);
  sitting.choose_something(stream);
  sitting.wait_a_step();
  page.show(app);
  EXPECT_EQ(page.state["live"].size(), page.state["history"].size()) << "this is announced again";
  // Another game has another history.
  app.act("new_game");
  page.show(app);
  EXPECT_FALSE(page.state.contains("history"));
  app.act("start");
  sitting.wait();
  page.show(app);
  EXPECT_EQ(page.state["history_from"], 0);
  check_rows(page, app);
}

TEST(Mirror, AGameThatHasGoneOnBeforeIsNotReadOutFromItsBeginning) {
  const GameSetup setup = setup_of("v=trinidad&seed=BEFORE");
  Stream stream(6, "mirror");
  const Events log = random_log(setup, stream, 1);
  const std::string link = record_text({setup, decisions_in(log)});
  App app(1);
  Page page;
  page.show(app);
  app.open_link(link);
  page.show(app);
  EXPECT_GT(page.state["history"].size(), 20u);
  ASSERT_EQ(page.state["live"].size(), 2u);
  EXPECT_TRUE(contains(page.state["live"][0].get<std::string>(),
                       page.state["history"].back()["title"].get<std::string>()));
  EXPECT_TRUE(contains(page.state["live"][1].get<std::string>(), "sent you"));
  // The same history with other names is not announced either.
  app.act("name:3:Zoë");
  page.show(app);
  EXPECT_TRUE(page.state["live"].empty());
  check_rows(page, app);
}

TEST(Mirror, WhatIsAskedForIsSpokenEveryTime) {
  Sitting sitting("v=trinidad&seed=ASK");
  sitting.wait();
  Page page;
  page.show(sitting.app);
  for (int i = 0; i < 2; ++i) {
    sitting.app.act("tell:hand");
    page.show(sitting.app);
    ASSERT_EQ(page.state["live"].size(), 1u);
    EXPECT_EQ(cards_named(page.state["live"][0].get<std::string>()),
              sitting.app.table().session.view().table.hands[0]);
  }
  page.show(sitting.app);
  EXPECT_TRUE(page.state["live"].empty());
}

TEST(Mirror, EachQuestionToThePersonIsAnnouncedOnce) {
  Stream stream(7, "asked");
  Sitting sitting("v=trinidad&seed=ASK");
  App& app = sitting.app;
  Page page;
  page.show(app);
  int questions = 0;
  for (int i = 0; i < 30 && sitting.plays(); ++i) {
    // Whose turn it is otherwise goes without saying.
    while (!std::isinf(app.next_due())) {
      sitting.wait_a_step();
      if (asks_person(app.table())) break;
      page.show(app);
      EXPECT_TRUE(page.state["aside"].empty()) << page.state["aside"];
    }
    sitting.wait();
    page.show(app);
    if (asks_person(app.table())) {
      ++questions;
      ASSERT_EQ(page.state["aside"].size(), 1u);
      EXPECT_EQ(page.state["aside"][0], page.state["prompt"]);
    }
    page.show(app);
    EXPECT_TRUE(page.state["aside"].empty()) << page.state["aside"];
    sitting.choose_something(stream);
  }
  EXPECT_GT(questions, 5);
}

TEST(Mirror, ARefusedCardIsAnnouncedEachTime) {
  Stream stream(9, "refused");
  Sitting sitting("v=trinidad&seed=ASK");
  App& app = sitting.app;
  for (int i = 0; i < 40; ++i) {
    sitting.wait();
    const CardSet hand = app.table().session.view().table.hands[0];
    const CardSet refused(hand.bits() & ~playable_cards(app.table()).bits());
    if (playable_cards(app.table()).empty() || refused.empty()) {
      sitting.choose_something(stream);
      continue;
    }
    Page page;
    page.show(app);
    for (int times = 0; times < 2; ++times) {
      app.act("card:" + card_text(refused.first()));
      page.show(app);
      ASSERT_EQ(page.state["aside"].size(), 1u);
      EXPECT_EQ(page.state["aside"][0], page.state["message"]);
      EXPECT_NE(page.state["message"], "");
    }
    return;
  }
  FAIL() << "every card could always be played";
}

TEST(Mirror, IsJsonWhateverALinkSays) {
  App app(1);
  Page page;
  for (const std::string& link :
       {std::string("\"\\/\b\f\n\r\t"), std::string("v=\"whist\""),
        std::string("v=trinidad&seed=</script>"), std::string("ä€𝄞"), std::string(1, '\0'),
        std::string("\x01\x1f\x7f"), std::string(5000, '\\')}) {
    app.open_link(link);
    page.show(app);
    ASSERT_FALSE(HasFatalFailure());
    EXPECT_EQ(page.state["message"], app.message());
    EXPECT_FALSE(app.message().empty());
    EXPECT_NE(button(page, "start"), nullptr);
  }
}

}  // namespace
}  // namespace allfours
