// The picture shows nothing that the person at the screen cannot know: when two cards that their
// seat cannot tell apart are exchanged, every vertex, texture, description and target stays the
// same, at rest and in animations.
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <cstring>

#include "app/app.hpp"
#include "app/links/link.hpp"
#include "app/modes/people/table_people.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"
#include "app/view_model.hpp"
#include "core/table/seat_view.hpp"
#include "players/games/game_loop.hpp"
#include "properties/each_variant.hpp"
#include "properties/exchange.hpp"
#include "ui/assets.hpp"
#include "ui/screen.hpp"

namespace allfours {
namespace {

using GameSetup = Setup;  // GoogleTest keeps the name Setup for itself inside a test

template <typename T>
void add(std::string& text, const T* values, std::size_t count) {
  text.append(reinterpret_cast<const char*>(values), count * sizeof(T));
}

// Everything that a frame gives to the GPU.
std::string picture(const Screen& screen) {
  std::string text;
  for (const ImDrawList* list : screen.drawn().CmdLists) {
    add(text, list->VtxBuffer.Data, static_cast<std::size_t>(list->VtxBuffer.Size));
    add(text, list->IdxBuffer.Data, static_cast<std::size_t>(list->IdxBuffer.Size));
    for (const ImDrawCmd& command : list->CmdBuffer) {
      const ImTextureID texture = command.GetTexID();
      add(text, &command.ClipRect, 1);
      add(text, &texture, 1);
      for (const unsigned value : {command.VtxOffset, command.IdxOffset, command.ElemCount}) {
        add(text, &value, 1);
      }
    }
  }
  return text;
}

// Its description for people and tests, one line per thing.
std::string written(const Drawn& drawn) {
  std::string text;
  const auto place = [&](ImVec2 point) {
    text += ' ' + std::to_string(point.x) + ',' + std::to_string(point.y);
  };
  for (const ui::Trace::Item& item : drawn.trace.items) {
    text += std::to_string(static_cast<int>(item.kind)) + ' ' + item.name;
    for (const ImVec2 corner : item.corners) place(corner);
    for (const ImVec2 corner : item.index) place(corner);
    place(item.clip_min);
    place(item.clip_max);
    text += ' ' + std::to_string(item.group) + ' ' + std::to_string(item.layer) + '\n';
  }
  for (const ui::Trace::Group& group : drawn.trace.groups) text += group.name + '\n';
  for (const ui::Target& target : drawn.targets) {
    text += target.id;
    place(target.area.min);
    place(target.area.max);
    text += '\n';
  }
  return text;
}

// Everything in a frame that might reveal a secret.
struct Sight {
  std::string written, picture;
  bool operator==(const Sight&) const = default;
};

// The first differing line of each of two sights.
std::string difference(const Sight& one, const Sight& other) {
  if (one.written == other.written) return "the vertices alone";
  std::size_t i = 0;
  while (one.written[i] == other.written[i]) ++i;
  const auto line = [&](const std::string& text) {
    const std::size_t start = i == 0 ? 0 : text.rfind('\n', i - 1) + 1;
    return text.substr(start, text.find('\n', i) - start);
  };
  return line(one.written) + "\nand\n" + line(other.written);
}

struct Looker {
  Screen& screen;
  const Window& window;

  Sight at_rest(App& app) const {
    const std::string text = written(screen.draw(app, window, false));
    return {text, picture(screen)};
  }
  // Some frames after the next event, during the animation.
  std::vector<Sight> moving(App& app) const {
    std::vector<Sight> sights;
    app.act("step:1");
    for (const double passed : {0.0, 50.0, 90.0, 200.0}) {
      const std::string text = written(screen.draw_moving(app, window, passed));
      sights.push_back({text, picture(screen)});
    }
    return sights;
  }
};

// Looks at the game in many ways: at its moment, with everything opened that can be opened, and at
// some earlier moments with the animation to the next.
std::vector<Sight> looked_at(const Looker& looker, App& app, const std::vector<int>& moments) {
  std::vector<Sight> sights{looker.at_rest(app)};
  for (const HistoryRow& row : app.table().narration.rows()) {
    if (row.kind == HistoryRow::Kind::award) app.act("why:" + std::to_string(row.moment));
  }
  for (const char* id : {"history", "tab:everything", "menu", "last_trick", "all_hands"}) {
    // After the game every hand may be shown.
    if (id == std::string_view("all_hands") && game_over(app.table())) continue;
    app.act(id);
    sights.push_back(looker.at_rest(app));
  }
  app.act("close");
  for (const int moment : moments) {
    app.act("moment:" + std::to_string(moment));
    sights.push_back(looker.at_rest(app));
    for (Sight& sight : looker.moving(app)) sights.push_back(std::move(sight));
  }
  return sights;
}

// An unfinished game from one seat.
std::unique_ptr<App> opened(const GameSetup& setup, const Events& log, int seat,
                            const Embedding* embedding = nullptr) {
  auto app = std::make_unique<App>(1U);
  app->use_worker(true);  // nobody decides any more
  if (embedding != nullptr) app->embed(*embedding);
  app->open_link(link_text({.record = {setup, decisions_in(log)}, .seat = seat}));
  app->act("begin");
  if (app->screen() != App::Screen::table) return app;
  while (!app->table().session.at_end() && !waits_for_next_hand(app->table())) {
    if (award_waits(app->table())) app->act("skip");
    app->tick(app->next_due());
  }
  return app;
}

// The stored text of the game with people in all seats.
std::string kept_by_people(const GameSetup& setup, const Events& log) {
  std::string seats;
  for (int seat = 0; seat < setup.players; ++seat) seats += std::to_string(seat);
  return "real " + std::to_string(log.size()) + " 0 - " + record_text({setup, decisions_in(log)}) +
         "\npeople " + seats + "\nown yes\n";
}

const Window& window_called(std::string_view name) {
  for (const Window& window : windows()) {
    if (window.name == name) return window;
  }
  std::abort();
}

struct Counts {
  int hidden = 0;   // exchanged pairs that the seat cannot tell apart
  int visible = 0;  // pairs that it can
};

// A seat sees the same in a game and in the same game with two cards exchanged.
void expect_same(const Looker& looker, const GameSetup& setup, const Events& log, int seat,
                 const std::pair<GameSetup, Events>& other, const std::vector<int>& moments) {
  SCOPED_TRACE(link_text({.record = {setup, decisions_in(log)}, .seat = seat}));
  const auto one = looked_at(looker, *opened(setup, log, seat), moments);
  const auto two = looked_at(looker, *opened(other.first, other.second, seat), moments);
  ASSERT_EQ(one.size(), two.size());
  for (std::size_t i = 0; i < one.size(); ++i) {
    ASSERT_TRUE(one[i] == two[i]) << "sight " << i << ": " << difference(one[i], two[i]);
  }
}

// One random game, seen from one seat.
void exchange_cards(const Looker& looker, const Variant& variant, int players, int number,
                    Counts& counts) {
  const std::string seed = series_seed("sight", number);
  Stream stream(seed_key(seed), "test");
  const GameSetup setup = setup_of_given_pack(variant, players, seed, stream);
  const Events log = part_of_first_hand(setup, stream);
  const int seat = stream.below(players);
  const CardSet hidden = CardSet::pack() - shown_in(redacted(setup, log, seat));
  if (hidden.count() < 2) return;
  std::vector<int> moments;
  for (int i = 0; i < 3; ++i) moments.push_back(1 + stream.below(static_cast<int>(log.size())));
  Table table = new_table(setup);
  for (const Event& event : log) apply(table, event);
  CardSet held;  // the cards in hands
  for (const CardSet hand : table.hands) held |= hand & hidden;
  const auto chosen = [&](CardSet cards) { return cards.at(stream.below(cards.count())); };
  for (int attempt = 0; attempt < 6; ++attempt) {
    const Card a = chosen(held.empty() ? hidden : held);
    const Card b = chosen(hidden);
    const auto other = with_swapped(setup, log, a, b);
    if (a == b || !other) continue;
    ++counts.hidden;
    SCOPED_TRACE(card_text(a) + " for " + card_text(b));
    expect_same(looker, setup, log, seat, *other, moments);
    break;
  }
  // Exchanging a card of the person's own hand with a hidden one does change the picture.
  const CardSet own = seen_from(table, seat).table.hands[static_cast<std::size_t>(seat)];
  if (own.empty()) return;
  const Card a = chosen(own);
  const Card b = chosen(hidden);
  const auto other = with_swapped(setup, log, a, b);
  if (!other) return;
  ++counts.visible;
  const Sight one = looker.at_rest(*opened(setup, log, seat));
  const Sight two = looker.at_rest(*opened(other->first, other->second, seat));
  EXPECT_TRUE(one.picture != two.picture) << card_text(a) << " for " << card_text(b);
  EXPECT_TRUE(one.written != two.written) << card_text(a) << " for " << card_text(b);
}

class Sights : public testing::TestWithParam<const Variant*> {};

TEST_P(Sights, ExchangedHiddenCardsChangeNothingThatIsDrawn) {
  Screen screen(built_assets(), {});
  for (const char* name : {"desktop-1280x720", "phone-390x844"}) {
    const Looker looker{screen, window_called(name)};
    for (int players = 2; players <= max_players; ++players) {
      if (!GetParam()->allows(players)) continue;
      Counts counts;
      const int games = test_games(8);
      for (int game = 0; game < games; ++game) {
        exchange_cards(looker, *GetParam(), players, game, counts);
        if (HasFatalFailure()) return;
      }
      EXPECT_GT(counts.hidden, games / 3) << players;
      EXPECT_GT(counts.visible, 0) << players;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Of, Sights, testing::ValuesIn(each_variant()), variant_name);

// Also a hand that is face down for its owner.
TEST(SightsOfAHandFaceDown, ExchangedCardsChangeNothing) {
  Screen screen(built_assets(), {});
  const Looker looker{screen, window_called("desktop-1280x720")};
  int face_down = 0;
  for (const Variant& variant : variants()) {
    for (int players = 2; players <= max_players; ++players) {
      if (!variant.allows(players)) continue;
      Stream stream(static_cast<std::uint64_t>(players), variant.id);
      const GameSetup setup = setup_of_given_pack(variant, players, "DOWN", stream);
      Table table = new_table(setup);
      Events log;
      advance(table, log);
      for (int seat = 0; seat < players; ++seat) {
        if (!dealt_face_down(setup.rules, players, table.dealer, seat)) continue;
        const CardSet own = table.hands[static_cast<std::size_t>(seat)];
        const CardSet hidden = CardSet::pack() - shown_in(redacted(setup, log, seat));
        const Card a = own.first();
        const Card b = (hidden - own).first();
        const auto other = with_swapped(setup, log, a, b);
        ASSERT_TRUE(other.has_value());
        expect_same(looker, setup, log, seat, *other, {static_cast<int>(log.size()) - 1});
        ++face_down;
      }
    }
  }
  EXPECT_GT(face_down, 1);
}

// With several people at one screen, no hand is visible while the curtain is down, and afterwards
// only the hand of the person who took the seat.
TEST(SightsOfSeveralPeople, ExchangedHiddenCardsChangeNothing) {
  Screen screen(built_assets(), {});
  int covered = 0, lifted = 0;
  for (const char* name : {"desktop-1280x720", "phone-390x844"}) {
    const Looker looker{screen, window_called(name)};
    for (const Variant& variant : variants()) {
      for (int game = 0; game < 6; ++game) {
        const int players = variant.usual_players;
        const std::string seed = series_seed("several", game);
        Stream stream(seed_key(seed), variant.id);
        const GameSetup setup = setup_of_given_pack(variant, players, seed, stream);
        const Events log = part_of_first_hand(setup, stream);
        const auto kept = [&](const GameSetup& of, const Events& events) {
          auto app = std::make_unique<App>(1U);
          app->open("", "", {{"", "", kept_by_people(of, events)}});
          while (std::isfinite(app->next_due())) app->tick(app->next_due());
          return app;
        };
        const int next = next_person(kept(setup, log)->table());
        if (next < 0) continue;
        for (const bool lifts : {false, true}) {
          const auto sight = [&](const GameSetup& of, const Events& events) {
            const auto app = kept(of, events);
            if (lifts) app->act("take_seat");
            return looker.at_rest(*app);
          };
          const int eyes = lifts ? next : -1;
          const CardSet hidden = CardSet::pack() - shown_in(redacted(setup, log, eyes));
          Table table = table_after(setup, log);
          CardSet held;
          for (const CardSet hand : table.hands) held |= hand & hidden;
          if (held.empty() || hidden.count() < 2) continue;
          const Card a = held.at(stream.below(held.count()));
          const Card b = hidden.at(stream.below(hidden.count()));
          const auto other = with_swapped(setup, log, a, b);
          if (a == b || !other) continue;
          const Sight one = sight(setup, log);
          const Sight two = sight(other->first, other->second);
          ASSERT_TRUE(one == two) << kept_by_people(setup, log) << card_text(a) << " for "
                                  << card_text(b) << ": " << difference(one, two);
          ++(lifts ? lifted : covered);
        }
      }
    }
  }
  EXPECT_GT(covered, 30);
  EXPECT_GT(lifted, 30);
}

// Hands opened by the embedding page are visible: the same exchange shows.
TEST(SightsOfOpenHands, ExchangedCardsShow) {
  Screen screen(built_assets(), {});
  const Looker looker{screen, window_called("desktop-1280x720")};
  Stream stream(1, "open");
  const GameSetup setup = setup_of_given_pack(*find_variant("trinidad"), 4, "OPEN", stream);
  Table table = new_table(setup);
  Events log;
  advance(table, log);
  const Card a = table.hands[1].first();
  const Card b = table.hands[2].first();
  const auto other = with_swapped(setup, log, a, b);
  ASSERT_TRUE(other.has_value());
  for (const bool open : {false, true}) {
    const Embedding embedding{.controls = Embedding::Controls::step, .open_hands = open, .seat = 0};
    const Sight one = looker.at_rest(*opened(setup, log, 0, &embedding));
    const Sight two = looker.at_rest(*opened(other->first, other->second, 0, &embedding));
    EXPECT_EQ(one == two, !open);
  }
}

// In a page with its own steps or without controls, the felt has no targets except explanations:
// neither at any moment of a game nor without one.
TEST(InSomebodysPage, ThereIsOneSetOfControls) {
  Screen screen(built_assets(), {});
  Stream stream(2, "embedded");
  for (const auto controls : {Embedding::Controls::none, Embedding::Controls::step}) {
    const Embedding embedding{.controls = controls, .open_hands = false, .seat = 0};
    for (const std::string_view name : {"embed-320x240", "phone-390x844", "desktop-1280x720"}) {
      const Window& window = window_called(name);
      const auto moves = [&](App& app) {
        std::string pressed;
        for (const ui::Target& target : screen.draw(app, window, false).targets) {
          for (const std::string_view verb : {"step:", "back_to_game", "play_on", "start", "games",
                                              "learn:", "moment:first", "moment:last"}) {
            if (target.id.starts_with(verb)) pressed += " " + target.id;
          }
        }
        return pressed;
      };
      for (const Variant& variant : variants()) {
        const GameSetup setup = setup_of_given_pack(variant, variant.usual_players, "IN", stream);
        Seats seats{};
        seats.fill(find_player("random"));
        Events log;
        play_game(setup, seats, [&](const Table&, const Event& event) { log.push_back(event); });
        const auto app = opened(setup, log, 0, &embedding);
        const int last = live_moment(app->table());
        for (int i = 0; i < 5; ++i) {
          app->act("host_goto:" + std::to_string(1 + stream.below(last)));
          EXPECT_EQ(moves(*app), "") << name;
        }
      }
      App none(1);
      none.embed(embedding);
      none.open_link("v=whist");
      EXPECT_EQ(moves(none), "") << name;
    }
  }
}

}  // namespace
}  // namespace allfours
