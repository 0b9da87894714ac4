#include "core/decision_text.hpp"

#include <charconv>

#include "core/event_json.hpp"
#include "core/json_value.hpp"

namespace allfours {

namespace {

// Takes the next word off a text.
std::string_view next_word(std::string_view& text) {
  const auto end = text.find(' ');
  const std::string_view word = text.substr(0, end);
  text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
  return word;
}

std::optional<Say> to_say(std::string_view word) {
  for (int i = 0; i <= static_cast<int>(Say::pass); ++i) {
    if (wire(static_cast<Say>(i)) == word) return static_cast<Say>(i);
  }
  return std::nullopt;
}

// The card that a member is, if it is one.
std::optional<Card> to_card(const Json* value) {
  if (value == nullptr || !value->is_text()) return std::nullopt;
  return parse_card(value->text);
}

std::optional<int> to_seat(const Json& value, int players) {
  int seat = 0;
  const char* end = value.text.data() + value.text.size();
  const auto [stop, error] = std::from_chars(value.text.data(), end, seat);
  if (value.kind != Json::Kind::number || error != std::errc() || stop != end) return std::nullopt;
  if (seat < 0 || seat >= players) return std::nullopt;
  return seat;
}

Fault fault(FaultKind kind, std::string_view about) { return {kind, {cut_short(about)}}; }

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

std::variant<Decision, Fault> parse_decision(std::string_view text, int seat) {
  if (text == "lay_down") return Decision::of_lay_down(seat);
  const std::string_view kind = next_word(text);
  if (kind == "say") {
    if (const auto say = to_say(text)) return Decision::of_say(seat, *say);
    return fault(FaultKind::bad_word, text);
  }
  CardList list;
  while (!text.empty()) {
    const std::string_view word = next_word(text);
    const auto card = parse_card(word);
    if (!card) return fault(FaultKind::bad_card, word);
    if (list.size() == pack_size) return Fault{FaultKind::too_many_cards};
    list.push(*card);
  }
  if (kind == "play" && list.size() == 1) return Decision::of_play(seat, list[0]);
  if (kind == "discard") return Decision::of_discard(seat, list);
  return Fault{FaultKind::decision_form};
}

namespace {

// What Decision and Event have in common.
template <typename Decided>
void write_decided(JsonWriter& json, EventKind kind, const Decided& decision) {
  json.key("e");
  json.word(wire(kind));
  json.number("seat", decision.seat);
  if (kind == EventKind::say) {
    json.key("say");
    json.word(wire(decision.say));
  } else if (kind == EventKind::play) {
    json.key("card");
    write_json(json, decision.card);
  } else if (kind == EventKind::discard) {
    json.key("cards");
    write_cards(json, decision.cards, 0, decision.cards.size());
  }
}

EventKind event_of(Decision::Kind kind) {
  switch (kind) {
    case Decision::Kind::say:
      return EventKind::say;
    case Decision::Kind::discard:
      return EventKind::discard;
    case Decision::Kind::play:
      return EventKind::play;
    case Decision::Kind::lay_down:
      break;
  }
  return EventKind::lay_down;
}

}  // namespace

void write_members(JsonWriter& json, const Event& decision) {
  write_decided(json, decision.kind, decision);
}

void write_json(JsonWriter& json, const Decision& decision) {
  json.open('{');
  write_decided(json, event_of(decision.kind), decision);
  json.close('}');
}

void write_members(JsonWriter& json, const Choice& now) {
  switch (now.kind) {
    case Decision::Kind::say:
      json.member("kind", "say");
      json.key("says");
      write_words(json, now.says);
      break;
    case Decision::Kind::discard:
      json.member("kind", "discard");
      json.key("cards");
      write_json(json, now.cards);
      json.number("count", now.discards);
      break;
    case Decision::Kind::play:
    case Decision::Kind::lay_down:
      json.member("kind", "play");
      json.key("cards");
      write_json(json, now.cards);
      break;
  }
}

std::variant<Decision, Fault> read_decision(const Json& object, int players, int seat) {
  const Json* kind = object.find("e");
  const auto is = [&](EventKind event) { return kind != nullptr && kind->text == wire(event); };
  if (const Json* named = object.find("seat"); named != nullptr || seat < 0) {
    const auto number = named != nullptr ? to_seat(*named, players) : std::nullopt;
    if (!number) return Fault{FaultKind::decision_seat, {std::to_string(players - 1)}};
    seat = *number;
  }
  if (is(EventKind::lay_down)) return Decision::of_lay_down(seat);
  if (is(EventKind::say)) {
    const Json* word = object.find("say");
    const auto say = word != nullptr && word->is_text() ? to_say(word->text) : std::nullopt;
    if (!say) return fault(FaultKind::bad_word, "say");
    return Decision::of_say(seat, *say);
  }
  if (is(EventKind::play)) {
    const auto card = to_card(object.find("card"));
    if (!card) return fault(FaultKind::bad_card, "card");
    return Decision::of_play(seat, *card);
  }
  if (!is(EventKind::discard)) return Fault{FaultKind::decision_kind};
  CardList cards;
  const Json* list = object.find("cards");
  if (list == nullptr || !list->is_list() || list->items.size() > pack_size) {
    return Fault{FaultKind::bad_card_list};
  }
  for (const Json& value : list->items) {
    const auto card = to_card(&value);
    if (!card) return Fault{FaultKind::bad_card_list};
    cards.push(*card);
  }
  return Decision::of_discard(seat, cards);
}

}  // namespace allfours
