#include "core/log/event_json.hpp"

#include <array>
#include <charconv>

#include "core/log/decision_text.hpp"
#include "core/table/dealing.hpp"
#include "core/text/english.hpp"

namespace allfours {

namespace {

void write_scores(JsonWriter& json, std::string_view name, const Scores& scores, int sides) {
  json.key(name);
  json.open('[');
  for (int side = 0; side < sides; ++side) json.number(scores[static_cast<std::size_t>(side)]);
  json.close(']');
}

void write_card(JsonWriter& json, std::string_view name, Card card) {
  json.key(name);
  write_json(json, card);
}

void write_word(JsonWriter& json, std::string_view name, std::string_view word) {
  json.key(name);
  json.word(word);
}

// The field of the rule set on which an award depends.
const Field& field_of(const Event& award) {
  std::string_view name;
  switch (award.award) {
    case AwardFor::turn_up_ace:
    case AwardFor::turn_up_king:
    case AwardFor::turn_up_queen:
    case AwardFor::turn_up_jack:
    case AwardFor::turn_up_six:
    case AwardFor::turn_up_two:
      name = wire(award.award);
      break;
    case AwardFor::gift:
    case AwardFor::begged_point:
      name = "begging";
      break;
    // Claimed on the ace: nobody has taken it yet.
    case AwardFor::high:
      name = award.side >= 0 && award.why.taken_by < 0 ? "early_high" : "high";
      break;
    case AwardFor::low:
      name = "low";
      break;
    case AwardFor::jack:
      name = "jack";
      break;
    case AwardFor::hang_jack:
      name = "hang_jack";
      break;
    case AwardFor::game:
      name = "game_tie";
      break;
    case AwardFor::no_follow:
      name = "no_follow_penalty";
      break;
    case AwardFor::misdeal:
      name = "hand_dealing";
      break;
    case AwardFor::revoke:
      name = "table_rules";
      break;
    case AwardFor::looked:
      name = "face_down";
      break;
  }
  return *find_field(name);
}

// As rule_of, without an intermediate string, which would cost 7 % of a log's time in WebAssembly.
void write_rule(JsonWriter& json, const Event& award, const RuleSet& rules) {
  const Field& field = field_of(award);
  const int value = field.get(rules);
  json.key("rule");
  if (field.kind != Field::Kind::number) {
    return json.word(field.name, '.', field.words[static_cast<std::size_t>(value)]);
  }
  std::array<char, 12> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
  json.word(field.name, '.', {digits.data(), end});
}

void write_game(JsonWriter& json, const Setup& setup) {
  write_word(json, "variant", setup.variant->id);
  json.number("players", setup.players);
  json.number("sides", side_count(setup.rules, setup.players));
  json.number("target", setup.rules.target);
  json.key("seed");
  if (setup.seed.empty()) {
    json.null();
  } else {
    json.text(setup.seed);
  }
  json.key("rules");
  write_rules(json, setup.rules, false);
  if (setup.first_pack) {
    json.list("pack", *setup.first_pack, [&](Card card) { write_json(json, card); });
  }
  if (setup.start) {
    json.key("start");
    json.open('{');
    json.number("hand", setup.start->hand);
    json.place("dealer", setup.start->dealer);
    write_scores(json, "score", setup.start->score, side_count(setup.rules, setup.players));
    json.close('}');
  }
  json.number("version", log_version);
}

void write_why(JsonWriter& json, const Event& event, const Setup& setup, int sides) {
  json.key("why");
  json.open('{');
  write_rule(json, event, setup.rules);
  const Why& why = event.why;
  if (why.card.known()) write_card(json, "card", why.card);
  if (why.dealt >= 0) json.number("dealt", why.dealt);
  if (why.taken_by >= 0) json.number("taken_by", why.taken_by);
  if (why.begged >= 0) json.number("begged", why.begged);
  if (why.gave >= 0) json.number("gave", why.gave);
  if (why.erred >= 0) json.number("seat", why.erred);
  if (why.called_by >= 0) json.number("by", why.called_by);
  if (event.award == AwardFor::revoke) {
    json.number("trick", why.trick);
    json.key("held");
    write_json(json, why.held);
    json.flag("whole_game", why.whole_game);
  }
  if (why.has_points) write_scores(json, "points", why.points, sides);
  json.close('}');
}

void write_award(JsonWriter& json, const Event& event, const Setup& setup, int sides) {
  json.place("side", event.side);
  json.number("points", event.points);
  write_word(json, "for", wire(event.award));
  json.key("cards");
  write_json(json, event.cards_of_award);
  json.flag("counted", event.counted);
  write_scores(json, "score", event.score, sides);
  write_why(json, event, setup, sides);
}

void write_first_dealer(JsonWriter& json, const Event& event) {
  write_word(json, "method", wire(event.method));
  json.key("cards");
  write_cards(json, event.cards, event.partner_cards, event.cards.size() - event.partner_cards);
  if (event.partner_cards > 0) {
    json.key("partner_cards");
    write_cards(json, event.cards, 0, event.partner_cards);
    // The recipients of cards by seat.
    json.list("seated", seated_by_jacks(event), [&](int person) { json.number(person); });
  }
  if (event.method == FirstDealer::red_black) {
    write_word(json, "guess", event.guessed_red ? "red" : "black");
    json.number("by", event.side);
    json.number("pitcher", event.leader);
  }
  json.number("dealer", event.seat);
}

void write_deal(JsonWriter& json, const Event& event, const Setup& setup) {
  json.key("hands");
  json.open('[');
  for (int seat = 0; seat < setup.players; ++seat) {
    write_cards(json, event.cards, event.counts.before(seat), event.counts[seat]);
  }
  json.close(']');
  if (setup.rules.trump == TrumpBy::cut) write_card(json, "top", event.top);
}

}  // namespace

void write_json(JsonWriter& json, Card card) {
  if (!card.known()) return json.null();
  json.word(rank_letter(card.rank()), suit_letter(card.suit()));
}

void write_json(JsonWriter& json, CardSet cards) {
  json.open('[');
  for (const Card card : cards) write_json(json, card);
  json.close(']');
}

void write_cards(JsonWriter& json, const CardList& cards, int first, int count) {
  if (count > 0 && !cards[first].known()) return json.null();
  json.open('[');
  for (int i = 0; i < count; ++i) write_json(json, cards[first + i]);
  json.close(']');
}

void write_json(JsonWriter& json, const RuleSet& rules) { write_rules(json, rules, true); }

void write_json(JsonWriter& json, const Field& field) {
  json.open('{');
  json.member("name", field.name);
  switch (field.kind) {
    case Field::Kind::flag:
      json.member("kind", "flag");
      json.list("values", std::array{false, true}, [&](bool value) { json.flag(value); });
      break;
    case Field::Kind::number:
      json.member("kind", "number");
      json.number("least", field.least);
      json.number("most", field.most);
      break;
    case Field::Kind::word:
      json.member("kind", "word");
      json.list("values", field.words, [&](std::string_view word) { json.text(word); });
      break;
  }
  json.member("meaning", english_meaning(field.name));
  json.member("source", field.source);
  json.close('}');
}

void write_rules(JsonWriter& json, const RuleSet& rules, bool all) {
  static const RuleSet defaults;
  json.open('{');
  for (const Field& field : fields()) {
    if (!all && field.later && field.get(rules) == field.get(defaults)) continue;
    json.key(field.name);
    const int value = field.get(rules);
    if (field.kind == Field::Kind::number) {
      json.number(value);
    } else if (field.kind == Field::Kind::word) {
      json.word(field.words[static_cast<std::size_t>(value)]);
    } else {
      json.raw(field.words[static_cast<std::size_t>(value)]);
    }
  }
  json.close('}');
}

void write_words(JsonWriter& json, SaySet says) {
  json.open('[');
  for (int i = 0; i <= static_cast<int>(Say::pass); ++i) {
    if ((says >> i & 1) != 0) json.word(wire(static_cast<Say>(i)));
  }
  json.close(']');
}

std::string rule_of(const Event& award, const RuleSet& rules) {
  const Field& field = field_of(award);
  return std::string(field.name) + "." + value_text(field, rules);
}

namespace {

// The decision, then the legal choices (null in a redacted log), or the hand.
void write_decided(JsonWriter& json, const Event& event) {
  write_members(json, event);
  if (event.kind == EventKind::lay_down) {
    json.key("cards");
    write_cards(json, event.cards, 0, event.cards.size());
  } else if (event.kind == EventKind::take_back) {
    write_card(json, "card", event.card);
  } else if (event.kind == EventKind::call_revoke) {
    json.flag("upheld", event.upheld);
  } else if (event.kind == EventKind::say || event.kind == EventKind::play) {
    json.key("legal");
    if (event.says != 0) return write_words(json, event.says);
    if (event.legal.empty()) return json.null();
    write_json(json, event.legal);
  }
}

void write_other(JsonWriter& json, const Event& event, const Setup& setup) {
  const int sides = side_count(setup.rules, setup.players);
  write_word(json, "e", wire(event.kind));
  switch (event.kind) {
    case EventKind::game:
      write_game(json, setup);
      break;
    case EventKind::first_dealer:
      write_first_dealer(json, event);
      break;
    case EventKind::hand:
      json.number("hand", event.hand_number);
      json.number("dealer", event.seat);
      write_scores(json, "score", event.score, sides);
      break;
    case EventKind::deal:
      write_deal(json, event, setup);
      break;
    case EventKind::cut_trump:
    case EventKind::turn_up:
      write_card(json, "card", event.card);
      break;
    case EventKind::trump:
      json.key("suit");
      json.word(std::string(1, suit_letter(event.suit)));
      write_word(json, "how", wire(event.how));
      break;
    case EventKind::redeal:
      write_word(json, "why", wire(event.redeal));
      break;
    case EventKind::thrown_in:
      json.number("seat", event.seat);
      break;
    case EventKind::trick:
      json.number("winner", event.seat);
      json.key("cards");
      write_cards(json, event.cards, 0, event.cards.size());
      json.number("leader", event.leader);
      break;
    case EventKind::draw:
      json.number("seat", event.seat);
      write_card(json, "card", event.card);
      write_card(json, "top", event.top);
      break;
    case EventKind::award:
      write_award(json, event, setup, sides);
      break;
    case EventKind::hand_end:
      write_scores(json, "score", event.score, sides);
      break;
    case EventKind::game_end:
      json.number("winner", event.side);
      write_scores(json, "score", event.score, sides);
      if (setup.rules.stake_game + setup.rules.stake_all_fours > 0) {
        write_scores(json, "all_fours", event.all_fours, sides);
        write_scores(json, "paid", event.paid, sides);
      }
      break;
    default:
      break;  // a decision
  }
}

}  // namespace

void write_json(JsonWriter& json, const Event& event, const Setup& setup) {
  json.open('{');
  if (is_decision(event.kind)) {
    write_decided(json, event);
  } else {
    write_other(json, event, setup);
  }
  json.close('}');
}

void append_json(std::string& out, const Event& event, const Setup& setup) {
  JsonWriter json(out);
  write_json(json, event, setup);
}

}  // namespace allfours
