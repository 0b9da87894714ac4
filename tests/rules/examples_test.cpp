// RULES.md §5: every worked example.
#include "players/games/game_loop.hpp"
#include "rules/rule_test.hpp"

namespace allfours {
namespace {

Story thirteen_all(std::vector<int> score) {
  Story story = Deal("trinidad")
                    .score(std::move(score))
                    .hand(0, "As 3c 4c 5c 6c 7c")
                    .hand(1, "2s 3s Kh Qh Th 9h")
                    .hand(2, "2d 3d 4d 5d 6d 7d")
                    .hand(3, "Js Ah 8h 7h 6h 5h")
                    .turned("7s")
                    .start();
  story.says("stand");
  if (!story.over()) story.plays("9h 2d 5h As 3c 2s 3d Js");
  return story.plays_out();
}

TEST(Examples, One) {
  RULE("§5.1",
       "`trinidad`, 13–13, suit accepted, nothing scored on the turn-up: side A holds "
       "High, B takes Low, Jack and Game → A wins 14–13.");
  // The points of the hand, and its result at 13–13.
  EXPECT_EQ(thirteen_all({0, 0}).awards(),
            (Lines{"side 0 +1 high", "side 1 +1 low", "side 1 +1 jack", "side 1 +1 game"}));
  Story story = thirteen_all({13, 13});
  EXPECT_EQ(story.awards(), Lines{"side 0 +1 high"});
  EXPECT_EQ(story.table().winner, 0);
  EXPECT_EQ(story.score(0), 14);
  EXPECT_EQ(story.score(1), 13);
}

TEST(Examples, Two) {
  RULE("§5.2",
       "`trinidad`, dealer's side below 9: it turns a jack, runs, turns a six of another "
       "suit: 3 + 2 before a card is played.");
  Story story = Deal("trinidad").score({8, 8}).turned("Js 6h").start();
  story.says("beg run");
  EXPECT_EQ(story.awards(), (Lines{"side 0 +3 turn_up_jack", "side 0 +2 turn_up_six"}));
  EXPECT_EQ(story.score(0), 13);
  EXPECT_EQ(story.all(EventKind::play).size(), 0u);
  EXPECT_EQ(choice(story.table()).kind, Decision::Kind::play);
}

TEST(Examples, Three) {
  RULE("§5.3",
       "`german`: one trump in play, the jack, taken by eldest: High, Low and Jack, 3 "
       "points, before Game.");
  Story story =
      Deal("german").hand(0, "Ac 3c 4c 5c 6c 7c").hand(1, "Js 3d 4d 5d 6d 7d").turned("7s").start();
  story.says("stand").plays("Js 3c").plays_out();
  const Lines awards = story.awards();
  ASSERT_EQ(awards.size(), 4u);
  EXPECT_EQ((Lines{awards.begin(), awards.begin() + 3}),
            (Lines{"side 1 +1 high", "side 1 +1 low", "side 1 +1 jack"}));
  EXPECT_EQ(story.award(AwardFor::game).award, AwardFor::game);
}

TEST(Examples, Four) {
  RULE("§5.4",
       "`french`: dealer 6, eldest 6; dealer takes the most card points, eldest High, Low "
       "and Jack → dealer wins 7–6 (Game is first).");
  const auto play = [](std::vector<int> score) {
    Story story = Deal("french")
                      .score(std::move(score))
                      .hand(0, "Ah Th Kd Td Ac Tc")
                      .hand(1, "As Js 2s 2h 2d 2c")
                      .turned("7s")
                      .start();
    story.says("stand").plays("As Ac Js Kd 2s Td 2h Ah Th 2d Tc 2c");
    return story;
  };
  EXPECT_EQ(play({0, 0}).awards(),
            (Lines{"side 0 +1 game", "side 1 +1 high", "side 1 +1 low", "side 1 +1 jack"}));
  Story story = play({6, 6});
  EXPECT_EQ(story.awards(), Lines{"side 0 +1 game"});
  EXPECT_EQ(story.table().winner, 0);
  EXPECT_EQ(story.score(0), 7);
  EXPECT_EQ(story.score(1), 6);
}

TEST(Examples, Five) {
  RULE("§5.5",
       "`seven-up`, three players, dealer 3, eldest 2, third player 6: eldest begs → the "
       "dealer may not give.");
  Story story = Deal("seven-up", 3).score({3, 2, 6}).turned("7s").start();
  story.says("beg");
  EXPECT_EQ(story.turn(), 0);
  EXPECT_EQ(story.words(), "run");
  EXPECT_EQ(story.refuses_to_say(Say::give).reason, Refusal::Reason::gift_barred);
}

TEST(Examples, Six) {
  RULE("§5.6",
       "`west-yorkshire`, 10–10: the pitcher leads the ace of trumps → wins at once by "
       "`early_high`.");
  Story story = Deal("west-yorkshire").score({10, 10}).hand(1, "Ah 2c 3c 4c 5c 6c").start();
  story.plays("Ah");
  EXPECT_EQ(story.last(), (Lines{"seat 1 plays Ah", "trump h by pitch", "side 1 +1 high",
                                 "hand_end", "side 1 wins"}));
}

TEST(Examples, Seven) {
  RULE("§5.7",
       "`german`: dealer 6, eldest 6, a jack was turned, eldest begged and the dealer "
       "insisted → eldest 7 wins on the gift.");
  Story story = Deal("german").score({6, 6}).turned("Js").start();
  story.says("beg give");
  EXPECT_EQ(story.awards(), Lines{"side 1 +1 gift"});
  EXPECT_EQ(story.table().winner, 1);
  EXPECT_EQ(story.score(1), 7);
}

TEST(Examples, Eight) {
  RULE("§5.8",
       "`california-jack`: 40 card points each → Game to eldest; A, J and 2 of trumps are "
       "always in play.");
  allfours::Setup setup = setup_of("california-jack", 2, "target=99 no_follow_penalty=0");
  Seats seats{};
  seats.fill(find_player("random"));
  int ties = 0;
  for (int i = 0; i < 40; ++i) {
    setup.seed = series_seed("forty-all", i);
    std::string suit;
    play_game(setup, seats, [&](const Table& table, const Event& event) {
      if (event.kind == EventKind::trump) suit = std::string{suit_letter(event.suit)};
      if (event.kind != EventKind::award) return;
      const Why& why = event.why;
      if (event.award == AwardFor::high) {
        EXPECT_EQ(card_text(why.card), "A" + suit);
      } else if (event.award == AwardFor::low) {
        EXPECT_EQ(card_text(why.card), "2" + suit);
      } else if (event.award == AwardFor::jack) {
        EXPECT_EQ(card_text(why.card), "J" + suit);
      } else {
        ASSERT_EQ(event.award, AwardFor::game);
        EXPECT_EQ(why.points[0] + why.points[1], 80);
        if (why.points[0] != 40) return;
        ++ties;
        EXPECT_EQ(event.side, side_of(table, eldest(table)));
        EXPECT_EQ(event.points, 1);
      }
    });
  }
  EXPECT_GT(ties, 10);
}

TEST(Examples, Nine) {
  RULE("§5.9",
       "`sca`: the turn-up jack is refused and the dealer insists: eldest 1, dealer "
       "nothing for the jack.");
  Story story = Deal("sca").turned("Js").start();
  story.says("beg give");
  EXPECT_EQ(story.last(), (Lines{"seat 0 says give", "trump s by turn_up", "side 1 +1 gift"}));
  EXPECT_EQ(story.score(0), 0);
  EXPECT_EQ(story.score(1), 1);
}

TEST(Examples, Ten) {
  RULE("§5.10",
       "`trinidad` four-handed, every card turned of one suit and nobody at 14: 24 + 1, "
       "12 + 1, 12 + 1 cards leave 1: a third run is impossible → redeal, same dealer, "
       "turn-up points kept.");
  Story story = Deal("trinidad").score({5, 7}).dealer(2).turned("Js 6s As").start();
  story.says("beg run");
  EXPECT_EQ(story.awards(),
            (Lines{"side 0 +3 turn_up_jack", "side 0 +2 turn_up_six", "side 0 +1 turn_up_ace"}));
  EXPECT_EQ(story.told().back(), "redeal exhausted");
  EXPECT_EQ(story.table().dealer, 2);
  EXPECT_EQ(story.table().hand, 1);
  EXPECT_GE(story.score(0), 11);
  EXPECT_EQ(story.score(1), 7);
  // One card was left.
  int shown = 0;
  for (const Event& event : story.all(EventKind::deal)) shown += event.cards.size();
  shown += static_cast<int>(story.all(EventKind::turn_up).size());
  EXPECT_EQ(shown, 51);
}

}  // namespace
}  // namespace allfours
