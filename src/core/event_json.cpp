#include "core/event_json.hpp"

#include <charconv>

#include "core/dealing.hpp"

namespace allfours {

namespace {

void append_number(std::string& out, int number) {
  std::array<char, 12> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  out.append(digits.data(), end);
}

void append_key(std::string& out, std::string_view key) {
  out += ",\"";
  out += key;
  out += "\":";
}

void field(std::string& out, std::string_view key, int number) {
  append_key(out, key);
  append_number(out, number);
}

void field(std::string& out, std::string_view key, std::string_view word) {
  append_key(out, key);
  out += '"';
  out += word;
  out += '"';
}

void append_card(std::string& out, Card card) {
  if (!card.known()) {
    out += "null";
    return;
  }
  out += '"';
  out += rank_letter(card.rank());
  out += suit_letter(card.suit());
  out += '"';
}

void field(std::string& out, std::string_view key, Card card) {
  append_key(out, key);
  append_card(out, card);
}

// The cards of a list from `first` on; null if they are not known.
void append_cards(std::string& out, const CardList& cards, int first, int count) {
  if (count > 0 && !cards[first].known()) {
    out += "null";
    return;
  }
  out += '[';
  for (int i = 0; i < count; ++i) {
    if (i > 0) out += ',';
    append_card(out, cards[first + i]);
  }
  out += ']';
}

void field(std::string& out, std::string_view key, const CardList& cards) {
  append_key(out, key);
  append_cards(out, cards, 0, cards.size());
}

void field(std::string& out, std::string_view key, CardSet cards) {
  append_key(out, key);
  char separator = '[';
  if (cards.empty()) out += '[';
  for (const Card card : cards) {
    out += separator;
    append_card(out, card);
    separator = ',';
  }
  out += ']';
}

void append_scores(std::string& out, std::string_view key, const Scores& scores, int sides) {
  append_key(out, key);
  for (int side = 0; side < sides; ++side) {
    out += side == 0 ? '[' : ',';
    append_number(out, scores[static_cast<std::size_t>(side)]);
  }
  out += ']';
}

void append_legal_words(std::string& out, SaySet says) {
  append_key(out, "legal");
  if (says == 0) {
    out += "null";
    return;
  }
  char separator = '[';
  for (int i = 0; i < 9; ++i) {
    if ((says >> i & 1) == 0) continue;
    out += separator;
    out += '"';
    out += wire(static_cast<Say>(i));
    out += '"';
    separator = ',';
  }
  out += ']';
}

void append_game(std::string& out, const Setup& setup) {
  field(out, "variant", setup.variant->id);
  field(out, "players", setup.players);
  field(out, "sides", side_count(setup.rules, setup.players));
  field(out, "target", setup.rules.target);
  append_key(out, "seed");
  if (setup.seed.empty()) {
    out += "null";
  } else {
    append_json_string(out, setup.seed);
  }
  append_key(out, "rules");
  append_json(out, setup.rules);
  if (setup.first_pack) {
    append_key(out, "pack");
    char separator = '[';
    for (const Card card : *setup.first_pack) {
      out += separator;
      append_card(out, card);
      separator = ',';
    }
    out += ']';
  }
  if (setup.start) {
    append_key(out, "start");
    out += "{\"hand\":" + std::to_string(setup.start->hand) + ",\"dealer\":";
    out += setup.start->dealer < 0 ? "null" : std::to_string(setup.start->dealer);
    append_scores(out, "score", setup.start->score, side_count(setup.rules, setup.players));
    out += '}';
  }
  field(out, "version", log_version);
}

void append_why(std::string& out, const Event& event, const Setup& setup, int sides) {
  append_key(out, "why");
  out += "{\"rule\":\"" + rule_of(event, setup.rules) + '"';
  const Why& why = event.why;
  if (why.card.known()) field(out, "card", why.card);
  if (why.dealt >= 0) field(out, "dealt", why.dealt);
  if (why.taken_by >= 0) field(out, "taken_by", why.taken_by);
  if (why.begged >= 0) field(out, "begged", why.begged);
  if (why.gave >= 0) field(out, "gave", why.gave);
  if (why.has_points) append_scores(out, "points", why.points, sides);
  out += '}';
}

void append_award(std::string& out, const Event& event, const Setup& setup, int sides) {
  append_key(out, "side");
  if (event.side < 0) {
    out += "null";
  } else {
    append_number(out, event.side);
  }
  field(out, "points", event.points);
  field(out, "for", wire(event.award));
  field(out, "cards", event.cards_of_award);
  append_key(out, "counted");
  out += event.counted ? "true" : "false";
  append_scores(out, "score", event.score, sides);
  append_why(out, event, setup, sides);
}

void append_first_dealer(std::string& out, const Event& event) {
  field(out, "method", wire(event.method));
  append_key(out, "cards");
  append_cards(out, event.cards, event.partner_cards, event.cards.size() - event.partner_cards);
  if (event.partner_cards > 0) {
    append_key(out, "partner_cards");
    append_cards(out, event.cards, 0, event.partner_cards);
    append_key(out, "seated");  // who of those that got cards sits at each seat
    char separator = '[';
    for (const int person : seated_by_jacks(event)) {
      out += separator;
      append_number(out, person);
      separator = ',';
    }
    out += ']';
  }
  if (event.method == FirstDealer::red_black) {
    field(out, "guess", event.guessed_red ? std::string_view("red") : std::string_view("black"));
    field(out, "by", event.side);
    field(out, "pitcher", event.leader);
  }
  field(out, "dealer", event.seat);
}

void append_deal(std::string& out, const Event& event, const Setup& setup) {
  append_key(out, "hands");
  const int each = event.cards.size() / setup.players;
  for (int seat = 0; seat < setup.players; ++seat) {
    out += seat == 0 ? '[' : ',';
    append_cards(out, event.cards, seat * each, each);
  }
  out += ']';
  if (setup.rules.trump == TrumpBy::cut) field(out, "top", event.top);
}

}  // namespace

void append_json_string(std::string& out, std::string_view text) {
  out += '"';
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      constexpr std::string_view hex = "0123456789abcdef";
      out += "\\u00";
      out += hex[static_cast<std::size_t>(c) >> 4];
      out += hex[static_cast<std::size_t>(c) & 15];
    } else {
      out += c;
    }
  }
  out += '"';
}

void append_json(std::string& out, const RuleSet& rules) {
  char separator = '{';
  for (const Field& field_info : fields()) {
    out += separator;
    out += '"';
    out += field_info.name;
    out += "\":";
    const bool quoted = field_info.kind == Field::Kind::word;
    if (quoted) out += '"';
    out += value_text(field_info, rules);
    if (quoted) out += '"';
    separator = ',';
  }
  out += '}';
}

std::string rule_of(const Event& award, const RuleSet& rules) {
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
    // Claimed on the ace, nobody has taken it yet.
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
  }
  return std::string(name) + "." + value_text(*find_field(name), rules);
}

void append_json(std::string& out, const Event& event, const Setup& setup) {
  const int sides = side_count(setup.rules, setup.players);
  out += "{\"e\":\"";
  out += wire(event.kind);
  out += '"';
  switch (event.kind) {
    case EventKind::game:
      append_game(out, setup);
      break;
    case EventKind::first_dealer:
      append_first_dealer(out, event);
      break;
    case EventKind::hand:
      field(out, "hand", event.hand_number);
      field(out, "dealer", event.seat);
      append_scores(out, "score", event.score, sides);
      break;
    case EventKind::deal:
      append_deal(out, event, setup);
      break;
    case EventKind::cut_trump:
    case EventKind::turn_up:
      field(out, "card", event.card);
      break;
    case EventKind::say:
      field(out, "seat", event.seat);
      field(out, "say", wire(event.say));
      append_legal_words(out, event.says);
      break;
    case EventKind::trump:
      append_key(out, "suit");
      out += {'"', suit_letter(event.suit), '"'};
      field(out, "how", wire(event.how));
      break;
    case EventKind::redeal:
      field(out, "why", wire(event.redeal));
      break;
    case EventKind::thrown_in:
      field(out, "seat", event.seat);
      break;
    case EventKind::discard:
    case EventKind::lay_down:
      field(out, "seat", event.seat);
      field(out, "cards", event.cards);
      break;
    case EventKind::play:
      field(out, "seat", event.seat);
      field(out, "card", event.card);
      if (event.legal.empty()) {
        append_key(out, "legal");
        out += "null";
      } else {
        field(out, "legal", event.legal);
      }
      break;
    case EventKind::trick:
      field(out, "winner", event.seat);
      field(out, "cards", event.cards);
      field(out, "leader", event.leader);
      break;
    case EventKind::draw:
      field(out, "seat", event.seat);
      field(out, "card", event.card);
      field(out, "top", event.top);
      break;
    case EventKind::award:
      append_award(out, event, setup, sides);
      break;
    case EventKind::hand_end:
      append_scores(out, "score", event.score, sides);
      break;
    case EventKind::game_end:
      field(out, "winner", event.side);
      append_scores(out, "score", event.score, sides);
      if (setup.rules.stake_game + setup.rules.stake_all_fours > 0) {
        append_scores(out, "all_fours", event.all_fours, sides);
        append_scores(out, "paid", event.paid, sides);
      }
      break;
  }
  out += '}';
}

}  // namespace allfours
