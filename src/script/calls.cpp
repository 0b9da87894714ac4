#include "script/calls.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>

#include "core/dealing.hpp"
#include "core/decision_text.hpp"
#include "core/event_json.hpp"
#include "core/given.hpp"
#include "core/json_value.hpp"
#include "core/log_reader.hpp"
#include "core/record.hpp"
#include "core/seat_view.hpp"
#include "players/player.hpp"

namespace allfours::script {

namespace {

constexpr auto at(int i) { return static_cast<std::size_t>(i); }

// The text that `write(json)` writes.
template <typename Write>
std::string written(Write&& write) {
  std::string out;
  JsonWriter json(out);
  write(json);
  return out;
}

// The same, an object whose members `write(json)` writes.
template <typename Write>
std::string object(Write&& write) {
  return written([&](JsonWriter& json) {
    json.open('{');
    write(json);
    json.close('}');
  });
}

template <typename List, typename Write>
std::string array(const List& list, Write&& write) {
  return written([&](JsonWriter& json) {
    json.open('[');
    for (const auto& item : list) write(json, item);
    json.close(']');
  });
}

std::string error(std::string_view sentence) {
  return object([&](JsonWriter& json) { json.member("error", sentence); });
}

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
  return object([&](JsonWriter& json) {
    json.member("error", no.sentence);
    json.member("reason", reason_word(no.reason));
  });
}

// A list with one number a seat or a side.
template <typename Numbers>
void numbers(JsonWriter& json, std::string_view name, const Numbers& list, int count) {
  json.key(name);
  json.open('[');
  for (int i = 0; i < count; ++i) json.number(list[at(i)]);
  json.close(']');
}

// The games that calls name. Held ones go on in their places; of links the last few stay played, so
// that a call on what another has answered plays nothing again.
class Games {
 public:
  // The game, or the sentence that says what is wrong with what it is named by.
  std::variant<const OpenedRecord*, std::string> find(std::string_view name) {
    if (name.starts_with('#')) {
      if (OpenedRecord* held = find_held(name)) return held;
      return "There is no game " + std::string(name.substr(0, 20)) + " any more.";
    }
    for (const auto& [link, game] : played_) {
      if (link == name) return &game;
    }
    auto opened = open_record(name);
    if (const auto* no = std::get_if<Fault>(&opened)) return no->sentence();
    return keep(std::string(name), std::get<OpenedRecord>(std::move(opened)));
  }

  OpenedRecord* find_held(std::string_view name) {
    const auto found = held_.find(name);
    return found == held_.end() ? nullptr : &found->second;
  }

  std::string hold(OpenedRecord game) {
    const std::string name = "#" + std::to_string(++last_held_);
    held_.emplace(name, std::move(game));
    return name;
  }

  void let_go(std::string_view name) {
    if (const auto found = held_.find(name); found != held_.end()) held_.erase(found);
  }

  const OpenedRecord* keep(std::string link, OpenedRecord game) {
    auto& place = played_[oldest_];
    oldest_ = (oldest_ + 1) % played_.size();
    place = {std::move(link), std::move(game)};
    return &place.game;
  }

 private:
  struct Played {
    std::string link;
    OpenedRecord game;
  };
  std::array<Played, 4> played_;
  std::size_t oldest_ = 0;
  std::map<std::string, OpenedRecord, std::less<>> held_;
  int last_held_ = 0;
};

Games& games() {
  static Games all;
  return all;
}

// Answers `call(game)`, or why there is no such game.
template <typename Call>
std::string with_game(std::string_view name, Call call) {
  const auto game = games().find(name);
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
  return error("There is no computer player \"" + std::string(name.substr(0, 40)) +
               "\"; there are" + list + ".");
}

std::string no_card(std::string_view card) {
  return error("\"" + std::string(card.substr(0, 40)) + "\" is not a card.");
}

void cards(JsonWriter& json, std::string_view name, CardSet set) {
  json.key(name);
  write_json(json, set);
}

std::string described(const OpenedRecord& opened) {
  const Game& game = opened.game;
  return object([&](JsonWriter& json) {
    const Setup& setup = game.setup();
    json.member("link", record_text(game, opened.moment));
    json.member("setup_link", setup_text(setup));
    json.member("variant", setup.variant->id);
    json.number("players", setup.players);
    json.number("sides", side_count(setup.rules, setup.players));
    json.number("target", setup.rules.target);
    json.member("seed", setup.seed);
    json.key("rules");
    write_json(json, setup.rules);
    json.number("decisions", game.decisions());
    json.number("events", static_cast<int>(game.log().size()));
  });
}

// The decision that a text is, in words or as JSON; `seat` where it names none.
std::variant<Decision, std::string> decision_in(std::string_view text, int players, int seat) {
  if (!text.starts_with('{')) return parse_decision(text, seat);
  const auto parsed = parse_json(text);
  if (!parsed || !parsed->is_object()) return std::string("A decision is one whole JSON object.");
  return read_decision(*parsed, players, seat);
}

// What can be chosen, but not by whom.
void write_choice(JsonWriter& json, const Choice& now) {
  switch (now.kind) {
    case Decision::Kind::say:
      json.member("kind", "say");
      json.key("says");
      write_words(json, now.says);
      break;
    case Decision::Kind::discard:
      json.member("kind", "discard");
      cards(json, "cards", now.cards);
      json.number("count", now.discards);
      break;
    case Decision::Kind::play:
    case Decision::Kind::lay_down:
      json.member("kind", "play");
      cards(json, "cards", now.cards);
      break;
  }
}

std::string decided(const Game& game, const Player& player, const Question& asked) {
  Stream stream = decision_stream(game.table().seed_key, asked.seat, game.decisions());
  return written([&](JsonWriter& json) {
    write_json(json, player.choose(seen_from(game.table(), asked.seat), stream));
  });
}

bool wants_out(const Game& game, const Player& player, int seat) {
  Stream stream = decision_stream(game.table().seed_key, seat, game.decisions());
  return player.lays_down(seen_from(game.table(), seat), stream);
}

}  // namespace

std::string variants() {
  return array(allfours::variants(), [](JsonWriter& json, const Variant& variant) {
    json.open('{');
    json.member("id", variant.id);
    json.member("name", variant.name);
    json.member("source", variant.source);
    json.key("players");
    json.open('[');
    for (int n = 0; n <= max_players; ++n) {
      if (variant.allows(n)) json.number(n);
    }
    json.close(']');
    json.number("usual_players", variant.usual_players);
    json.key("rules");
    write_json(json, variant.rules);
    json.close('}');
  });
}

std::string fields() {
  return array(allfours::fields(), [](JsonWriter& json, const Field& field) {
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
    json.member("meaning", field.meaning);
    json.member("source", field.source);
    json.close('}');
  });
}

std::string players() {
  return array(allfours::players(),
               [](JsonWriter& json, const Player& player) { json.text(player.name); });
}

std::string open(std::string_view name) {
  const auto game = games().find(name);
  if (const auto* no = std::get_if<std::string>(&game)) return error(*no);
  return described(*std::get<const OpenedRecord*>(game));
}

std::string read(std::string_view log) {
  const auto parsed = parse_log(log);
  if (const auto* no = std::get_if<std::string>(&parsed)) return error(*no);
  return object(
      [&](JsonWriter& json) { json.member("link", record_text(std::get<Record>(parsed))); });
}

std::string hold(std::string_view name) {
  const auto game = games().find(name);
  if (const auto* no = std::get_if<std::string>(&game)) return error(*no);
  const std::string held = games().hold(*std::get<const OpenedRecord*>(game));
  return object([&](JsonWriter& json) { json.member("game", held); });
}

void let_go(std::string_view name) { games().let_go(name); }

std::string undo(std::string_view name, int count) {
  OpenedRecord* held = games().find_held(name);
  if (held == nullptr) return error("Only a game that goes on has an undo; a link is a value.");
  Game& game = held->game;
  if (count < 1 || count > game.decisions()) {
    return error("There are " + std::to_string(game.decisions()) + " decisions to take back, not " +
                 std::to_string(count) + ".");
  }
  int end = static_cast<int>(game.log().size());
  while (count > 0) {
    if (is_decision(game.log()[at(--end)].kind)) --count;
  }
  game.undo_to(end);
  held->moment = 0;
  return described(*held);
}

std::string cut(std::string_view name, std::string_view card, std::string_view named) {
  return with_game(name, [&](const Game& game) -> std::string {
    const auto wanted = parse_card(card);
    if (!wanted) return no_card(card);
    Setup setup = game.setup();
    if (setup.rules.trump != TrumpBy::cut) {
      return error("No card is cut for trump in this game (trump=cut).");
    }
    if (game.decisions() > 0) return error("The cut is chosen before the first decision.");
    const int hand = setup.start ? setup.start->hand : 1;
    const std::uint64_t key = seed_key(setup.seed);
    Pack pack = setup.first_pack ? *setup.first_pack : shuffled_pack(key, hand, 0);
    Card& there = pack[at(cut_depth(key, hand, 0))];
    if (!(there == *wanted)) {
      for (std::size_t i = 0; i + 1 < named.size(); i += 2) {
        const auto fixed = parse_card(named.substr(i, 2));
        if (fixed && (*fixed == there || *fixed == *wanted)) {
          return error("With this seed the cut lies at " + card_text(there) + ", and " +
                       card_text(*fixed) + " is named in the deal: take another seed.");
        }
      }
      std::swap(there, *std::find(pack.begin(), pack.end(), *wanted));
      setup.first_pack = pack;
    }
    return object([&](JsonWriter& json) { json.member("link", setup_text(setup)); });
  });
}

std::string events(std::string_view name, int seat, int from) {
  return with_game(name, [&](const Game& game) {
    if (seat != -1 && !has_seat(game, seat)) return no_seat(game, seat);
    const Setup& setup = game.setup();
    const Setup shown = seat < 0 ? setup : redacted(setup);
    const Events seen = seat < 0 ? Events() : redacted(setup, game.log(), seat);
    const Events& log = seat < 0 ? game.log() : seen;
    const auto first = std::min(at(std::max(from, 0)), log.size());
    return array(std::span(log).subspan(first),
                 [&](JsonWriter& json, const Event& event) { write_json(json, event, shown); });
  });
}

std::string packs(std::string_view name) {
  return with_game(name, [](const Game& game) {
    return written([&](JsonWriter& json) {
      json.open('[');
      for (std::size_t i = 0; i < game.log().size(); ++i) {
        if (game.log()[i].kind != EventKind::hand) continue;
        const Table table = game.table_at(static_cast<int>(i) + 1);
        std::string stream = "deal/" + std::to_string(table.hand);
        if (table.redeals > 0) stream += "/" + std::to_string(table.redeals);
        json.open('{');
        json.number("hand", table.hand);
        json.number("redeals", table.redeals);
        json.member("stream", stream);
        json.flag("given", table.pack != shuffled_pack(table.seed_key, table.hand, table.redeals));
        json.list("pack", table.pack, [&](Card card) { write_json(json, card); });
        json.close('}');
      }
      json.close(']');
    });
  });
}

std::string table(std::string_view name, int seat) {
  return with_game(name, [&](const Game& game) {
    if (seat != -1 && !has_seat(game, seat)) return no_seat(game, seat);
    const Table seen = seat < 0 ? game.table() : seen_from(game.table(), seat).table;
    return object([&](JsonWriter& json) {
      const int count = seen.players;
      json.place("seat", seat);
      json.number("hand", seen.hand);
      json.place("dealer", seen.dealer);
      json.place("turn", seen.turn);
      numbers(json, "score", seen.score, seen.sides);
      json.key("trump");
      if (seen.trump_fixed) {
        json.word(std::string(1, suit_letter(seen.trump)));
      } else {
        json.null();
      }
      json.list("turned", std::span(seen.turned).first(at(seen.turned_count)),
                [&](Card card) { write_json(json, card); });
      json.key("top");
      write_json(json, seen.top);
      json.key("hands");
      json.open('[');
      for (int i = 0; i < count; ++i) {
        if (seen.hands[at(i)].count() == seen.hand_count[at(i)]) {
          write_json(json, seen.hands[at(i)]);
        } else {
          json.null();
        }
      }
      json.close(']');
      numbers(json, "counts", seen.hand_count, count);
      json.key("trick");
      json.open('[');
      for (int i = seen.trick_start; i < seen.play_count; ++i) {
        json.open('{');
        json.number("seat", seen.plays[at(i)].seat);
        json.key("card");
        write_json(json, seen.plays[at(i)].card);
        json.close('}');
      }
      json.close(']');
      json.number("tricks", seen.tricks);
      json.list("taken", std::span(seen.taken).first(at(count)),
                [&](CardSet set) { write_json(json, set); });
      json.flag("over", seen.phase == Phase::over);
      json.place("winner", seen.winner);
    });
  });
}

std::string choice(std::string_view name, int seat) {
  return with_game(name, [&](const Game& game) -> std::string {
    if (seat != -1 && !has_seat(game, seat)) return no_seat(game, seat);
    const Choice now = allfours::choice(game.table());
    if (now.seat < 0) return "null";
    return object([&](JsonWriter& json) {
      json.number("seat", now.seat);
      if (seat < 0 || seat == now.seat) {
        write_choice(json, now);
      } else {
        json.member("kind", "wait");
      }
      if (seat < 0) return;
      const Asked asked = allfours::may_lay_down(game.table());
      const auto end = asked.seats.begin() + asked.count;
      json.flag("may_lay_down", std::find(asked.seats.begin(), end, seat) != end);
    });
  });
}

std::string may_lay_down(std::string_view name) {
  return with_game(name, [](const Game& game) {
    const Asked asked = allfours::may_lay_down(game.table());
    return array(std::span(asked.seats).first(at(asked.count)),
                 [](JsonWriter& json, int seat) { json.number(seat); });
  });
}

std::string why_not(std::string_view name, std::string_view card) {
  return with_game(name, [&](const Game& game) -> std::string {
    const auto known = parse_card(card);
    if (!known) return no_card(card);
    const auto no = allfours::why_not(game.table(), *known);
    return no ? written([&](JsonWriter& json) { json.text(no->sentence); }) : "null";
  });
}

std::string decide(std::string_view name, int seat, std::string_view decision) {
  return with_game(name, [&](const Game& game) -> std::string {
    if (seat != -1 && !has_seat(game, seat)) return no_seat(game, seat);
    const auto read =
        decision_in(decision, game.table().players, seat < 0 ? game.table().turn : seat);
    if (const auto* no = std::get_if<std::string>(&read)) return error(*no);
    if (OpenedRecord* held = games().find_held(name)) {
      if (const auto no = held->game.play(std::get<Decision>(read))) return error(*no);
      held->moment = 0;
      return described(*held);
    }
    OpenedRecord after{game, 0};
    if (const auto no = after.game.play(std::get<Decision>(read))) return error(*no);
    const std::string link = record_text(after.game);
    games().keep(link, std::move(after));
    return object([&](JsonWriter& json) { json.member("link", link); });
  });
}

std::string words(std::string_view decision) {
  const auto read = decision_in(decision, max_players, 0);
  if (const auto* no = std::get_if<std::string>(&read)) return error(*no);
  return object(
      [&](JsonWriter& json) { json.member("words", decision_text(std::get<Decision>(read))); });
}

std::string think(std::string_view name, std::string_view player) {
  return with_game(name, [&](const Game& game) -> std::string {
    const Player* who = find_player(player);
    if (who == nullptr) return no_player(player);
    for (int kept = 0;; ++kept) {
      const Question asked = next_question(game.table(), kept);
      if (asked.seat < 0) return error("The game is over.");
      if (!asked.lay_down) return decided(game, *who, asked);
      if (!wants_out(game, *who, asked.seat)) continue;
      return written(
          [&](JsonWriter& json) { write_json(json, Decision::of_lay_down(asked.seat)); });
    }
  });
}

std::string choose(std::string_view name, std::string_view player) {
  return with_game(name, [&](const Game& game) -> std::string {
    const Player* who = find_player(player);
    if (who == nullptr) return no_player(player);
    if (game.over()) return error("The game is over.");
    return decided(game, *who, {game.table().turn, false});
  });
}

std::string lays_down(std::string_view name, std::string_view player, int seat) {
  return with_game(name, [&](const Game& game) -> std::string {
    const Player* who = find_player(player);
    if (who == nullptr) return no_player(player);
    const Asked asked = allfours::may_lay_down(game.table());
    const auto end = asked.seats.begin() + asked.count;
    if (std::find(asked.seats.begin(), end, seat) != end) {
      return wants_out(game, *who, seat) ? "true" : "false";
    }
    return error("Seat " + std::to_string(seat) + " may not lay its hand down now.");
  });
}

}  // namespace allfours::script
