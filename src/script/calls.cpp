#include "script/calls.hpp"

#include <array>
#include <bit>
#include <optional>

#include "core/dealing.hpp"
#include "core/decision_text.hpp"
#include "core/event_json.hpp"
#include "core/log_reader.hpp"
#include "core/record.hpp"
#include "core/seat_view.hpp"
#include "players/player.hpp"

namespace allfours::script {

namespace {

constexpr auto at(int i) { return static_cast<std::size_t>(i); }

std::string quoted(std::string_view text) {
  std::string out;
  append_json_string(out, text);
  return out;
}

std::string error(std::string_view sentence) { return "{\"error\":" + quoted(sentence) + "}"; }

std::string_view reason_word(Refusal::Reason reason) {
  switch (reason) {
    case Refusal::Reason::game_over:
      return "game_over";
    case Refusal::Reason::not_your_turn:
      return "not_your_turn";
    case Refusal::Reason::not_now:
      return "not_now";
    case Refusal::Reason::word_not_possible:
      return "word_not_possible";
    case Refusal::Reason::must_beg:
      return "must_beg";
    case Refusal::Reason::gift_barred:
      return "gift_barred";
    case Refusal::Reason::not_in_hand:
      return "not_in_hand";
    case Refusal::Reason::must_follow_trump:
      return "must_follow_trump";
    case Refusal::Reason::must_follow:
      return "must_follow";
    case Refusal::Reason::must_follow_or_trump:
      return "must_follow_or_trump";
    case Refusal::Reason::must_trump:
      return "must_trump";
    case Refusal::Reason::must_overtrump:
      return "must_overtrump";
    case Refusal::Reason::wrong_number_of_discards:
      return "wrong_number_of_discards";
    case Refusal::Reason::same_card_twice:
      return "same_card_twice";
    case Refusal::Reason::may_not_lay_down:
      return "may_not_lay_down";
  }
  return "";
}

std::string error(const Refusal& no) {
  return "{\"error\":" + quoted(no.sentence) + ",\"reason\":" + quoted(reason_word(no.reason)) +
         "}";
}

// Joins what `append(out, item)` writes for each item into a JSON array.
template <typename List, typename Append>
std::string array(const List& list, Append append) {
  std::string out = "[";
  for (const auto& item : list) {
    if (out.size() > 1) out += ',';
    append(out, item);
  }
  return out + "]";
}

void append_card(std::string& out, Card card) {
  if (card.known()) {
    append_json_string(out, card_text(card));
  } else {
    out += "null";
  }
}

std::string cards(CardSet set) { return array(set, append_card); }

// A list with one number a seat or a side.
template <typename Numbers>
std::string numbers(const Numbers& list, int count) {
  std::string out = "[";
  for (int i = 0; i < count; ++i) out += (i > 0 ? "," : "") + std::to_string(list[at(i)]);
  return out + "]";
}

std::string number_or_null(int number) { return number < 0 ? "null" : std::to_string(number); }

// The game of a link, or the sentence that says what is wrong with it. The last one stays, since
// several calls about the same game follow each other.
std::variant<const OpenedRecord*, std::string> played(std::string_view link) {
  static std::string last_link;
  static std::optional<OpenedRecord> last;
  if (last && last_link == link) return &*last;
  auto opened = open_record(link);
  if (const auto* no = std::get_if<Fault>(&opened)) return no->sentence();
  last_link = link;
  last = std::get<OpenedRecord>(std::move(opened));
  return &*last;
}

// Answers `call(game)`, or why there is no such game.
template <typename Call>
std::string with_game(std::string_view link, Call call) {
  const auto game = played(link);
  if (const auto* no = std::get_if<std::string>(&game)) return error(*no);
  return call(std::get<const OpenedRecord*>(game)->game);
}

bool has_seat(const Game& game, int seat) { return seat >= 0 && seat < game.table().players; }

std::string no_seat(const Game& game, int seat) {
  return error("There is no seat " + std::to_string(seat) + "; there are seats 0 to " +
               std::to_string(game.table().players - 1) + ".");
}

std::string no_player(std::string_view name) {
  std::string list;
  for (const Player& player : allfours::players()) list += " " + std::string(player.name);
  return error("There is no computer player \"" + std::string(name) + "\"; there are" + list + ".");
}

std::string decision_json(const Decision& decision) {
  std::string out = "{\"e\":";
  const std::string seat = ",\"seat\":" + std::to_string(decision.seat);
  switch (decision.kind) {
    case Decision::Kind::say:
      return out + "\"say\"" + seat + ",\"say\":" + quoted(wire(decision.say)) + "}";
    case Decision::Kind::play:
      return out + "\"play\"" + seat + ",\"card\":" + quoted(card_text(decision.card)) + "}";
    case Decision::Kind::discard:
      return out + "\"discard\"" + seat + ",\"cards\":" + array(decision.cards, append_card) + "}";
    case Decision::Kind::lay_down:
      return out + "\"lay_down\"" + seat + "}";
  }
  return out;
}

std::string rules_json(const RuleSet& rules) {
  std::string out;
  append_json(out, rules);
  return out;
}

}  // namespace

std::string variants() {
  return array(allfours::variants(), [](std::string& out, const Variant& variant) {
    std::string counts;
    for (int n = 0; n <= max_players; ++n) {
      if (variant.allows(n)) counts += (counts.empty() ? "" : ",") + std::to_string(n);
    }
    out += "{\"id\":" + quoted(variant.id) + ",\"name\":" + quoted(variant.name) +
           ",\"source\":" + quoted(variant.source) + ",\"players\":[" + counts +
           "],\"usual_players\":" + std::to_string(variant.usual_players) +
           ",\"rules\":" + rules_json(variant.rules) + "}";
  });
}

std::string fields() {
  return array(allfours::fields(), [](std::string& out, const Field& field) {
    out += "{\"name\":" + quoted(field.name);
    switch (field.kind) {
      case Field::Kind::flag:
        out += ",\"kind\":\"flag\",\"values\":[false,true]";
        break;
      case Field::Kind::number:
        out += ",\"kind\":\"number\",\"least\":" + std::to_string(field.least) +
               ",\"most\":" + std::to_string(field.most);
        break;
      case Field::Kind::word:
        out += ",\"kind\":\"word\",\"values\":" + array(field.words, append_json_string);
        break;
    }
    out += ",\"meaning\":" + quoted(field.meaning) + ",\"source\":" + quoted(field.source) + "}";
  });
}

std::string players() {
  return array(allfours::players(), [](std::string& out, const Player& player) {
    append_json_string(out, player.name);
  });
}

std::string open(std::string_view link) {
  const auto opened = played(link);
  if (const auto* no = std::get_if<std::string>(&opened)) return error(*no);
  const auto& [game, moment] = *std::get<const OpenedRecord*>(opened);
  const Setup& setup = game.setup();
  return "{\"link\":" + quoted(record_text(game, moment)) +
         ",\"setup_link\":" + quoted(setup_text(setup)) +
         ",\"variant\":" + quoted(setup.variant->id) +
         ",\"players\":" + std::to_string(setup.players) +
         ",\"sides\":" + std::to_string(side_count(setup.rules, setup.players)) +
         ",\"target\":" + std::to_string(setup.rules.target) + ",\"seed\":" + quoted(setup.seed) +
         ",\"rules\":" + rules_json(setup.rules) +
         ",\"decisions\":" + std::to_string(game.decisions()) + "}";
}

std::string read(std::string_view log) {
  const auto parsed = parse_log(log);
  if (const auto* no = std::get_if<std::string>(&parsed)) return error(*no);
  return "{\"link\":" + quoted(record_text(std::get<Record>(parsed))) + "}";
}

std::string events(std::string_view link, int seat) {
  return with_game(link, [&](const Game& game) {
    if (seat != -1 && !has_seat(game, seat)) return no_seat(game, seat);
    const Setup& setup = game.setup();
    const Setup shown = seat < 0 ? setup : redacted(setup);
    const Events log = seat < 0 ? game.log() : redacted(setup, game.log(), seat);
    return array(log,
                 [&](std::string& out, const Event& event) { append_json(out, event, shown); });
  });
}

std::string packs(std::string_view link) {
  return with_game(link, [](const Game& game) {
    std::string out = "[";
    Table table = new_table(game.setup());
    for (const Event& event : game.log()) {
      apply(table, event);
      if (event.kind != EventKind::hand) continue;
      const bool shuffled = table.pack == shuffled_pack(table.seed_key, table.hand, table.redeals);
      std::string stream = "deal/" + std::to_string(table.hand);
      if (table.redeals > 0) stream += "/" + std::to_string(table.redeals);
      if (out.size() > 1) out += ',';
      out += "{\"hand\":" + std::to_string(table.hand) +
             ",\"redeals\":" + std::to_string(table.redeals) + ",\"stream\":" + quoted(stream) +
             ",\"given\":" + (shuffled ? "false" : "true") +
             ",\"pack\":" + array(table.pack, append_card) + "}";
    }
    return out + "]";
  });
}

std::string table(std::string_view link, int seat) {
  return with_game(link, [&](const Game& game) {
    if (seat != -1 && !has_seat(game, seat)) return no_seat(game, seat);
    const Table seen = seat < 0 ? game.table() : seen_from(game.table(), seat).table;
    const int count = seen.players;
    std::string hands = "[";
    std::string taken = "[";
    for (int i = 0; i < count; ++i) {
      const CardSet hand = seen.hands[at(i)];
      hands += i > 0 ? "," : "";
      hands += hand.count() == seen.hand_count[at(i)] ? cards(hand) : "null";
      taken += (i > 0 ? "," : "") + cards(seen.taken[at(i)]);
    }
    std::string trick = "[";
    for (int i = seen.trick_start; i < seen.play_count; ++i) {
      trick += i > seen.trick_start ? "," : "";
      trick += "{\"seat\":" + std::to_string(seen.plays[at(i)].seat) + ",\"card\":";
      append_card(trick, seen.plays[at(i)].card);
      trick += '}';
    }
    std::string turned = "[";
    for (int i = 0; i < seen.turned_count; ++i) {
      if (i > 0) turned += ',';
      append_card(turned, seen.turned[at(i)]);
    }
    std::string top;
    append_card(top, seen.top);
    return "{\"seat\":" + number_or_null(seat) + ",\"hand\":" + std::to_string(seen.hand) +
           ",\"dealer\":" + number_or_null(seen.dealer) + ",\"turn\":" + number_or_null(seen.turn) +
           ",\"score\":" + numbers(seen.score, seen.sides) + ",\"trump\":" +
           (seen.trump_fixed ? std::string("\"") + suit_letter(seen.trump) + "\"" : "null") +
           ",\"turned\":" + turned + "],\"top\":" + top + ",\"hands\":" + hands +
           "],\"counts\":" + numbers(seen.hand_count, count) + ",\"trick\":" + trick +
           "],\"tricks\":" + std::to_string(seen.tricks) + ",\"taken\":" + taken +
           "],\"over\":" + (seen.phase == Phase::over ? "true" : "false") +
           ",\"winner\":" + number_or_null(seen.winner) + "}";
  });
}

std::string choice(std::string_view link) {
  return with_game(link, [](const Game& game) -> std::string {
    const Choice now = allfours::choice(game.table());
    if (now.seat < 0) return "null";
    std::string out = "{\"seat\":" + std::to_string(now.seat);
    switch (now.kind) {
      case Decision::Kind::say: {
        std::string words;
        for (int i = 0; i <= static_cast<int>(Say::pass); ++i) {
          if ((now.says >> i & 1) == 0) continue;
          words += (words.empty() ? "" : ",") + quoted(wire(static_cast<Say>(i)));
        }
        out += ",\"kind\":\"say\",\"says\":[" + words + "]";
        break;
      }
      case Decision::Kind::discard:
        out += ",\"kind\":\"discard\",\"cards\":" + cards(now.cards) +
               ",\"count\":" + std::to_string(now.discards);
        break;
      case Decision::Kind::play:
      case Decision::Kind::lay_down:
        out += ",\"kind\":\"play\",\"cards\":" + cards(now.cards);
        break;
    }
    const Asked asked = may_lay_down(game.table());
    return out + ",\"may_lay_down\":" + numbers(asked.seats, asked.count) + "}";
  });
}

std::string why_not(std::string_view link, std::string_view card) {
  return with_game(link, [&](const Game& game) -> std::string {
    const auto known = parse_card(card);
    if (!known) return error("\"" + std::string(card.substr(0, 40)) + "\" is not a card.");
    const auto no = allfours::why_not(game.table(), *known);
    return no ? quoted(no->sentence) : "null";
  });
}

std::string decide(std::string_view link, int seat, std::string_view decision) {
  return with_game(link, [&](const Game& game) -> std::string {
    if (seat != -1 && !has_seat(game, seat)) return no_seat(game, seat);
    const auto read = parse_decision(decision, seat < 0 ? game.table().turn : seat);
    if (const auto* no = std::get_if<std::string>(&read)) return error(*no);
    Game after = game;
    if (const auto no = after.play(std::get<Decision>(read))) return error(*no);
    return "{\"link\":" + quoted(record_text(after)) + "}";
  });
}

std::string think(std::string_view link, std::string_view player) {
  return with_game(link, [&](const Game& game) -> std::string {
    const Player* who = find_player(player);
    if (who == nullptr) return no_player(player);
    const int seat = game.table().turn;
    if (seat < 0) return error("The game is over.");
    const int decisions = game.decisions();
    Stream stream = decision_stream(game.table().seed_key, seat, decisions);
    return decision_json(who->choose(seen_from(game.table(), seat), stream));
  });
}

std::string lays_down(std::string_view link, std::string_view player, int seat) {
  return with_game(link, [&](const Game& game) -> std::string {
    const Player* who = find_player(player);
    if (who == nullptr) return no_player(player);
    const Asked asked = may_lay_down(game.table());
    for (int i = 0; i < asked.count; ++i) {
      if (asked.seats[at(i)] != seat) continue;
      const int decisions = game.decisions();
      Stream stream = decision_stream(game.table().seed_key, seat, decisions);
      return who->lays_down(seen_from(game.table(), seat), stream) ? "true" : "false";
    }
    return error("Seat " + std::to_string(seat) + " may not lay its hand down now.");
  });
}

}  // namespace allfours::script
