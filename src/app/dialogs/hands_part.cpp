#include "app/dialogs/hands_part.hpp"

#include "core/table/scoring.hpp"
#include "words/duplicate_words.hpp"

namespace allfours {

namespace {

// The letter of the point among the four that stands for this award; empty: none does.
std::string_view letter_of(const Words& words, AwardFor what) {
  const std::array letters{words.high_letter, words.low_letter, words.jack_letter,
                           words.game_letter};
  const int place = place_among_four(what);
  return place < 0 ? std::string_view() : letters[at(place)];
}

}  // namespace

void HandsPart::begin_row(std::string_view heading, std::optional<Suit> trump) const {
  json->open('{');
  json->member("heading", heading);
  json->member("suit", trump ? suit_symbol(*trump) : std::string_view());
  json->flag("red", trump == Suit::hearts || trump == Suit::diamonds);
  json->key("lines");
  json->open('[');
}

void HandsPart::end_lines(std::string_view parted) const {
  json->close(']');
  json->member("parted", parted);
}

void HandsPart::point(const HandPoint& point) const {
  const bool one = point.points == 1 || point.side < 0;
  json->object({{"name", award_name(*words, point.what)},
                {"letter", letter_of(*words, point.what)},
                {"side", point.side < 0       ? "nobody"
                         : point.side == side ? "own"
                                              : "theirs"},
                {"times", one ? std::string() : number_text(point.points)}});
}

void HandsPart::line(std::string_view who, std::span<const HandPoint> points,
                     const std::string& names, const Scores& gained,
                     const std::string& chance) const {
  const std::string score = points_text(gained, side, sides);
  json->open('{');
  json->member("who", who);
  json->key("points");
  json->open('[');
  for (const HandPoint& one : points) {
    if (one.counted) point(one);
  }
  json->close(']');
  json->member("score", score);
  json->member("chance", chance);
  std::string text = score + (names.empty() ? "" : " (" + names + ")");
  if (!chance.empty()) text += ", " + chance;
  json->member("text", fill(words->with_value, {{"text", who}, {"value", text}}));
  json->close('}');
}

void HandsPart::line(std::string_view who, const Scores& gained) const {
  line(who, {}, "", gained, "");
}

void HandsPart::line(std::string_view who, const HandPlayed& hand,
                     const std::string& chance) const {
  line(who, hand.points, points_list(*words, hand, side), gained_in(hand), chance);
}

}  // namespace allfours
