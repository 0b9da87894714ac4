#include "core/log/decision_text.hpp"

#include "core/log/event_json.hpp"
#include "core/text/json_value.hpp"
#include "core/text/number.hpp"
#include "core/text/text_fields.hpp"

namespace allfours {

namespace {

std::optional<Say> to_say(std::string_view word) {
  for (int i = 0; i <= static_cast<int>(Say::pass); ++i) {
    if (wire(static_cast<Say>(i)) == word) return static_cast<Say>(i);
  }
  return std::nullopt;
}

// The card in a JSON member, if it is one.
std::optional<Card> to_card(const Json* value) {
  if (value == nullptr || !value->is_text()) return std::nullopt;
  return parse_card(value->text);
}

// The number in the text, if it is a whole number below `below`.
std::optional<int> number_in(std::string_view text, int below) {
  return whole_number(text, 0, below - 1);
}

std::optional<int> to_number(const Json* value, int below) {
  if (value == nullptr || value->kind != Json::Kind::number) return std::nullopt;
  return number_in(value->text, below);
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
    case Decision::Kind::deal_by_hand: {
      std::string text = "deal_by_hand";
      for (int seat = 0; seat < decision.counts.seats; ++seat) {
        text += " " + std::to_string(decision.counts[seat]);
      }
      return text;
    }
    case Decision::Kind::call_misdeal:
      return "call_misdeal";
    case Decision::Kind::take_back:
      return "take_back";
    case Decision::Kind::look:
      return "look";
    case Decision::Kind::call_revoke:
      return "call_revoke " + std::to_string(decision.other) + " " + std::to_string(decision.trick);
    case Decision::Kind::expose:
      return "expose " + card_text(decision.card);
    case Decision::Kind::call_card:
      return "call_card " + std::to_string(decision.other) + " " + card_text(decision.card);
    case Decision::Kind::lay_down:
      break;
  }
  return "lay_down";
}

std::variant<Decision, Fault> parse_decision(std::string_view text, int seat) {
  if (text == "lay_down") return Decision::of_lay_down(seat);
  if (text == "take_back") return Decision::of_take_back(seat);
  if (text == "look") return Decision::of_look(seat);
  if (text == "call_misdeal") return Decision::of_call_misdeal(seat);
  const std::string_view kind = take_field(text, ' ');
  if (kind == "say") {
    if (const auto say = to_say(text)) return Decision::of_say(seat, *say);
    return fault(FaultKind::bad_word, text);
  }
  if (kind == "call_revoke") {
    const auto other = number_in(take_field(text, ' '), max_players);
    const auto trick = number_in(text, pack_size);
    if (!other || !trick) return Fault{FaultKind::decision_form};
    return Decision::of_call(seat, *other, *trick);
  }
  if (kind == "deal_by_hand") {
    SeatCounts counts;
    while (!text.empty()) {
      const auto count = number_in(take_field(text, ' '), pack_size);
      if (!count || counts.seats == max_players) return Fault{FaultKind::decision_form};
      counts.push(*count);
    }
    return Decision::of_deal(seat, counts);
  }
  if (kind == "call_card") {
    const auto other = number_in(take_field(text, ' '), max_players);
    if (!other) return Fault{FaultKind::decision_form};
    const auto card = parse_card(text);
    if (!card) return fault(FaultKind::bad_card, text);
    return Decision::of_call_card(seat, *other, *card);
  }
  CardList list;
  while (!text.empty()) {
    const std::string_view word = take_field(text, ' ');
    const auto card = parse_card(word);
    if (!card) return fault(FaultKind::bad_card, word);
    if (list.size() == pack_size) return Fault{FaultKind::too_many_cards};
    list.push(*card);
  }
  if (kind == "play" && list.size() == 1) return Decision::of_play(seat, list[0]);
  if (kind == "discard") return Decision::of_discard(seat, list);
  if (kind == "expose" && list.size() == 1) return Decision::of_expose(seat, list[0]);
  return Fault{FaultKind::decision_form};
}

namespace {

void write_counts(JsonWriter& json, const SeatCounts& counts) {
  json.key("counts");
  json.open('[');
  for (int seat = 0; seat < counts.seats; ++seat) json.number(counts[seat]);
  json.close(']');
}

// The members that Decision and Event share.
template <typename Decided>
void write_decided(JsonWriter& json, EventKind kind, const Decided& decision) {
  json.key("e");
  json.word(wire(kind));
  if (kind == EventKind::call_misdeal) return json.number("by", decision.seat);
  if (kind == EventKind::call_revoke) {
    json.number("by", decision.seat);
    json.number("seat", decision.other);
    json.number("trick", decision.trick);
    return;
  }
  if (kind == EventKind::call_card) {
    json.number("by", decision.seat);
    json.number("seat", decision.other);
    json.key("card");
    write_json(json, decision.card);
    return;
  }
  json.number("seat", decision.seat);
  if (kind == EventKind::say) {
    json.key("say");
    json.word(wire(decision.say));
  } else if (kind == EventKind::play || kind == EventKind::expose) {
    json.key("card");
    write_json(json, decision.card);
  } else if (kind == EventKind::discard) {
    json.key("cards");
    write_cards(json, decision.cards, 0, decision.cards.size());
  } else if (kind == EventKind::deal_by_hand) {
    write_counts(json, decision.counts);
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
    case Decision::Kind::deal_by_hand:
      return EventKind::deal_by_hand;
    case Decision::Kind::call_misdeal:
      return EventKind::call_misdeal;
    case Decision::Kind::take_back:
      return EventKind::take_back;
    case Decision::Kind::call_revoke:
      return EventKind::call_revoke;
    case Decision::Kind::look:
      return EventKind::look;
    case Decision::Kind::expose:
      return EventKind::expose;
    case Decision::Kind::call_card:
      return EventKind::call_card;
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
    case Decision::Kind::deal_by_hand:
      json.member("kind", "deal_by_hand");
      write_counts(json, now.counts);
      break;
    default:
      json.member("kind", "play");
      json.key("cards");
      write_json(json, now.cards);
      if (!now.illegal.empty()) {
        json.key("illegal");
        write_json(json, now.illegal);
      }
      break;
  }
}

namespace {

// The named member has no valid value: it is missing, or its value is quoted.
Fault bad_member(FaultKind kind, std::string_view name, const Json* value) {
  if (value == nullptr) return fault(FaultKind::log_missing, name);
  return fault(kind, value->is_text() ? std::string_view(value->text) : quoted(*value));
}

Fault bad_seat(std::string_view name, int players) {
  return {FaultKind::decision_seat, {std::to_string(players - 1), std::string(name)}};
}

// A call against another seat: a revoke, or an exposed card.
std::variant<Decision, Fault> read_call(const Json& object, bool calls_card, int players,
                                        int seat) {
  const auto other = to_number(object.find("seat"), players);
  if (!other) return bad_seat("seat", players);
  if (calls_card) {
    const Json* named = object.find("card");
    const auto card = to_card(named);
    if (!card) return bad_member(FaultKind::bad_card, "card", named);
    return Decision::of_call_card(seat, *other, *card);
  }
  const auto trick = to_number(object.find("trick"), pack_size);
  if (!trick) return Fault{FaultKind::decision_trick};
  return Decision::of_call(seat, *other, *trick);
}

std::variant<Decision, Fault> read_deal(const Json& object, int players, int seat) {
  const Fault no{FaultKind::decision_counts, {std::to_string(players)}};
  const Json* list = object.find("counts");
  if (list == nullptr || !list->is_list() || std::ssize(list->items) != players) return no;
  SeatCounts counts;
  for (const Json& value : list->items) {
    const auto count = to_number(&value, pack_size);
    if (!count) return no;
    counts.push(*count);
  }
  return Decision::of_deal(seat, counts);
}

std::variant<Decision, Fault> read_discard(const Json& object, int seat) {
  const Json* list = object.find("cards");
  if (list == nullptr || !list->is_list() || list->items.size() > pack_size)
    return Fault{FaultKind::bad_card_list};
  CardList cards;
  for (const Json& value : list->items) {
    const auto card = to_card(&value);
    if (!card) return bad_member(FaultKind::bad_card, "cards", &value);
    cards.push(*card);
  }
  return Decision::of_discard(seat, cards);
}

}  // namespace

std::variant<Decision, Fault> read_decision(const Json& object, int players, int seat) {
  const Json* kind = object.find("e");
  const auto is = [&](EventKind event) { return kind != nullptr && kind->text == wire(event); };
  const bool calls_card = is(EventKind::call_card);
  const bool calls = calls_card || is(EventKind::call_revoke);
  const bool by = calls || is(EventKind::call_misdeal);
  const std::string_view decider = by ? "by" : "seat";
  if (const Json* named = object.find(decider); named != nullptr || seat < 0) {
    const auto number = to_number(named, players);
    if (!number) return bad_seat(decider, players);
    seat = *number;
  }
  if (calls) return read_call(object, calls_card, players, seat);
  if (is(EventKind::call_misdeal)) return Decision::of_call_misdeal(seat);
  if (is(EventKind::deal_by_hand)) return read_deal(object, players, seat);
  if (is(EventKind::take_back)) return Decision::of_take_back(seat);
  if (is(EventKind::look)) return Decision::of_look(seat);
  if (is(EventKind::lay_down)) return Decision::of_lay_down(seat);
  if (is(EventKind::say)) {
    const Json* word = object.find("say");
    const auto say = word != nullptr && word->is_text() ? to_say(word->text) : std::nullopt;
    if (!say) return bad_member(FaultKind::bad_word, "say", word);
    return Decision::of_say(seat, *say);
  }
  if (is(EventKind::play) || is(EventKind::expose)) {
    const Json* named = object.find("card");
    const auto card = to_card(named);
    if (!card) return bad_member(FaultKind::bad_card, "card", named);
    return is(EventKind::play) ? Decision::of_play(seat, *card) : Decision::of_expose(seat, *card);
  }
  if (is(EventKind::discard)) return read_discard(object, seat);
  return Fault{FaultKind::decision_kind};
}

}  // namespace allfours
