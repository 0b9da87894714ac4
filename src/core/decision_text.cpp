#include "core/decision_text.hpp"

namespace allfours {

namespace {

// Takes the next word off a text.
std::string_view next_word(std::string_view& text) {
  const auto end = text.find(' ');
  const std::string_view word = text.substr(0, end);
  text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
  return word;
}

std::string quoted(std::string_view text) { return "\"" + std::string(text.substr(0, 40)) + "\""; }

}  // namespace

std::string decision_text(const Decision& decision) {
  switch (decision.kind) {
    case Decision::Kind::say:
      return "say " + std::string(wire(decision.say));
    case Decision::Kind::play:
      return "play " + card_text(decision.card);
    case Decision::Kind::discard: {
      std::string text = "discard";
      for (const Card card : decision.cards) text += " " + card_text(card);
      return text;
    }
    case Decision::Kind::lay_down:
      break;
  }
  return "lay_down";
}

std::variant<Decision, std::string> parse_decision(std::string_view text, int seat) {
  if (text == "lay_down") return Decision::of_lay_down(seat);
  const std::string_view kind = next_word(text);
  if (kind == "say") {
    for (int i = 0; i <= static_cast<int>(Say::pass); ++i) {
      const Say say = static_cast<Say>(i);
      if (wire(say) == text) return Decision::of_say(seat, say);
    }
    return quoted(text) + " is not a word of the game.";
  }
  CardList list;
  while (!text.empty()) {
    const std::string_view word = next_word(text);
    const auto card = parse_card(word);
    if (!card) return quoted(word) + " is not a card.";
    if (list.size() == pack_size) return std::string("There are no more than 52 cards.");
    list.push(*card);
  }
  if (kind == "play" && list.size() == 1) return Decision::of_play(seat, list[0]);
  if (kind == "discard") return Decision::of_discard(seat, list);
  return std::string("A decision says a word, plays a card, discards cards or lays a hand down.");
}

}  // namespace allfours
