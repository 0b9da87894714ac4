// What is said on paper at the table: a message and a caption never lie over each other, and the
// result of a game names the hand that ended it.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "app/table/table_playing.hpp"
#include "app/table/table_state.hpp"
#include "ui/assets.hpp"
#include "ui/moments.hpp"
#include "ui/phases.hpp"
#include "ui/screen.hpp"
#include "words/words.hpp"

namespace allfours {
namespace {

// The paper of this part of the picture; empty if it is not there.
ui::Rect paper_of(const ui::Trace& trace, std::string_view group) {
  for (const ui::Trace::Group& one : trace.groups) {
    if (one.name == group && one.min.x <= one.max.x) return {one.min, one.max};
  }
  return {};
}

// A card touched that the lesson does not ask for, and one that must not be played while a first
// game tells something.
TEST(Messages, LieOverNoCaption) {
  Screen screen(built_assets(), {});
  std::vector<MomentSeen> moments;
  constexpr std::array<std::string_view, 2> phases{"lesson_other", "first_card"};
  int both = 0;
  for (MomentSeen& moment : moments_seen(phases)) {
    App& app = *moment.app;
    if (moment.phase == "first_card") {
      const CardSet hand = app.table().session.view().table.hands[0];
      const CardSet refused = hand - playable_cards(app.table());
      if (refused.empty()) continue;
      app.act("card:" + card_text(refused.first()));
      ASSERT_NE(app.message(), "");
    }
    for (const float scale : scales()) {
      for (const char* language : {"en", "de", "fr"}) {
        app.act(std::string("language:") + language);
        if (moment.phase == "lesson_other") app.act("card:Jh");
        if (moment.phase == "first_card") {
          const CardSet hand = app.table().session.view().table.hands[0];
          app.act("card:" + card_text((hand - playable_cards(app.table())).first()));
        }
        for (const Window& window : windows()) {
          if (window.scale != scale) continue;
          SCOPED_TRACE(std::string(window.name) + ", " + language + ", " + moment.variant);
          const ui::Trace trace = screen.draw(app, window, false).trace;
          const ui::Rect message = paper_of(trace, "the message");
          const ui::Rect caption = paper_of(trace, "the caption");
          EXPECT_GT(message.width(), 0);
          if (caption.width() <= 0) continue;
          ++both;
          EXPECT_FALSE(message.meets(caption))
              << message.max.y << " over " << caption.min.y << " to " << caption.max.y;
        }
      }
    }
  }
  EXPECT_GT(both, 30);
}

// The buttons of the words that can be said, as far as nothing covers them.
std::vector<ui::Target> answers_of(const Drawn& drawn) {
  std::vector<ui::Target> answers;
  for (const ui::Target& target : drawn.targets) {
    if (target.id.starts_with("say:")) answers.push_back(target);
  }
  return answers;
}

// A card touched while a word is wanted: the message is the question, and the answers stay in
// sight.
TEST(Messages, LieOverNoAnswer) {
  Screen screen(built_assets(), {});
  constexpr std::array<std::string_view, 2> phases{"first_word", "award_asks"};
  int both = 0;
  for (MomentSeen& moment : moments_seen(phases)) {
    App& app = *moment.app;
    if (app.table().session.table().phase == Phase::play) continue;
    const std::string card = card_text(app.table().session.view().table.hands[0].first());
    app.act("close_caption");
    for (const float scale : scales()) {
      for (const char* language : {"en", "de", "fr"}) {
        app.act(std::string("language:") + language);
        for (const Window& window : windows()) {
          if (window.scale != scale) continue;
          SCOPED_TRACE(std::string(window.name) + ", " + language + ", " + moment.variant);
          app.act("close");
          const auto before = answers_of(screen.draw(app, window, false));
          app.act("card:" + card);
          ASSERT_NE(app.message(), "");
          const Drawn drawn = screen.draw(app, window, false);
          const ui::Rect message = paper_of(drawn.trace, "the message");
          const auto after = answers_of(drawn);
          EXPECT_GE(after.size(), before.size());
          for (const ui::Target& answer : after) {
            ++both;
            EXPECT_FALSE(message.meets(answer.area)) << answer.id;
          }
        }
      }
    }
  }
  EXPECT_GT(both, 100);
}

// Whichever hand a link begins with.
TEST(Messages, TheResultNamesTheHandThatEndedIt) {
  Screen screen(built_assets(), {});
  for (const int first : {1, 8}) {
    App app(1U);
    app.open_link("v=trinidad&seed=KINGSTON-42" +
                  std::string(first > 1 ? "&hand=8&dealer=1&score=12.12" : ""));
    app.act("begin");
    for (int step = 0; step < 6000 && !game_over(app.table()); ++step) {
      if (std::isfinite(app.next_due())) {
        app.tick(app.next_due());
      } else {
        phases::decide(app, step);
      }
    }
    ASSERT_TRUE(game_over(app.table()));
    const int last = app.table().session.table().hand;
    ASSERT_GE(last, first);
    for (const Window& window : windows()) {
      if (window.width < 700 && window.height < 700) continue;  // no room for the result
      std::string words;
      for (const auto& item : screen.draw(app, window, false).trace.items) words += item.name + " ";
      const std::string ended =
          fill(app.words().out_on, {{"text", ""}, {"n", std::to_string(last)}});
      if (words.find(app.words().how_it_came) == std::string::npos) continue;
      EXPECT_NE(words.find(ended.substr(1)), std::string::npos) << window.name << ": " << ended;
    }
  }
}

}  // namespace
}  // namespace allfours
