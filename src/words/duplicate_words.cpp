#include "words/duplicate_words.hpp"

#include <cstdlib>

namespace allfours {

std::string points_text(const Scores& points, int side, int sides) {
  std::string text;
  for (int i = 0; i < sides; ++i) {
    text += (i == 0 ? "" : "–") + number_text(points[at((side + i) % sides)]);
  }
  return text;
}

Scores gained_in(const HandPlayed& hand) {
  Scores gained{};
  for (int side = 0; side < max_players; ++side) {
    gained[at(side)] = static_cast<std::int16_t>(hand.gained(side));
  }
  return gained;
}

void add_points(Scores& sum, const Scores& points) {
  for (std::size_t i = 0; i < sum.size(); ++i) {
    sum[i] = static_cast<std::int16_t>(sum[i] + points[i]);
  }
}

int margin_of(const HandPlayed& hand, int side) {
  int margin = 2 * hand.gained(side);
  for (int one = 0; one < max_players; ++one) margin -= hand.gained(one);
  return margin;
}

std::string points_list(const Words& words, const HandPlayed& hand, int side) {
  std::string text;
  for (const HandPoint& point : hand.points) {
    if (point.side != side || !point.counted) continue;
    text += (text.empty() ? "" : ", ") + std::string(award_name(words, point.what));
    if (point.points != 1) text += " " + number_text(point.points);
  }
  return text;
}

std::string parting_text(const Words& words, const std::optional<Parting>& parting,
                         std::string_view one, std::string_view other) {
  if (!parting) return std::string(words.duplicate_alike);
  const auto chose = [&](std::string_view who, const Option& option) {
    return fill(words.with_value, {{"text", who}, {"value", option_name(words, option)}});
  };
  const std::string text = fill(words.with_other, {{"text", chose(one, parting->one_chose)},
                                                   {"other", chose(other, parting->other_chose)}});
  if (parting->trick == 0) return fill(words.duplicate_before_play, {{"text", text}});
  return fill(words.duplicate_in_trick, {{"n", number_text(parting->trick)}, {"text", text}});
}

std::string balance_text(const Words& words, int more, std::string_view who) {
  const std::string n = number_text(std::abs(more));
  if (more == 0) return fill(words.duplicate_level, {{"who", who}});
  return fill(more > 0 ? words.duplicate_ahead : words.duplicate_behind, {{"n", n}, {"who", who}});
}

}  // namespace allfours
