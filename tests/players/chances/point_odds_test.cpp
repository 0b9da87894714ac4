// The value of points at a score, and with stakes (players/chances/point_odds.hpp).
#include "players/chances/point_odds.hpp"

#include <gtest/gtest.h>

namespace allfours {
namespace {

TEST(Prospect, WhatCountsTooLateIsWorthNothing) {
  Outlook outlook;
  for (const Point point : {Point::high, Point::low, Point::jack, Point::game}) {
    outlook.of(point) = {0.5, 0.5};
  }
  const auto worth = [&](Order order, Point point) {
    return worth_of_points({1, 1}, outlook, {order}, {})[static_cast<std::size_t>(point)].us;
  };
  EXPECT_EQ(worth(Order::high_low_jack_game, Point::game), 0);
  EXPECT_GT(worth(Order::high_low_jack_game, Point::high), 0.4);
  EXPECT_EQ(worth(Order::game_high_low_jack, Point::high), 0);
  EXPECT_GT(worth(Order::game_high_low_jack, Point::game), 0.4);
}

TEST(Prospect, BothSidesSeeTheSameGame) {
  for (int us = 1; us < 20; ++us) {
    for (int them = 1; them < 20; ++them) {
      EXPECT_NEAR(chance_of_winning({us, them}) + chance_of_winning({them, us}), 1, 1e-12);
      EXPECT_GE(chance_of_winning({us, them}), chance_of_winning({us + 1, them}));
    }
  }
}

TEST(Prospect, ADecidedGameIsPlayedOnForAllFours) {
  Outlook outlook;
  outlook.of(Point::high) = {1, 0};
  outlook.of(Point::low) = {1, 0};
  outlook.of(Point::jack) = {1, 0};
  outlook.of(Point::game) = {0.6, 0.4};
  const auto of_game = [&](const Needs& needs, const Stakes& stakes) {
    return worth_of_points(needs, outlook, {Order::high_low_jack_game},
                           stakes)[static_cast<std::size_t>(Point::game)];
  };
  EXPECT_EQ(of_game({0, 4}, {}).us, 0);
  EXPECT_GT(of_game({0, 4}, {2, 1}).us, 0);
  // They can no longer make all four, so their points cost us no stake.
  EXPECT_EQ(of_game({0, 4}, {2, 1}).them, 0);
  // The larger the stake on All Fours beside that on the game, the more it counts.
  EXPECT_GT(of_game({5, 4}, {2, 2}).us, of_game({5, 4}, {2, 1}).us);
  EXPECT_GT(of_game({5, 4}, {2, 1}).us, of_game({5, 4}, {2, 0}).us);
}

}  // namespace
}  // namespace allfours
