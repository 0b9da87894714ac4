// Calls that describe games: variants, games from links and logs, their events and tables.
#include "script/calls.hpp"

#include <algorithm>
#include <optional>

#include "core/game/link_end.hpp"
#include "core/game/log_reader.hpp"
#include "core/game/record.hpp"
#include "core/log/event_json.hpp"
#include "core/table/dealing.hpp"
#include "core/table/seat_view.hpp"
#include "core/text/english.hpp"
#include "players/player.hpp"
#include "script/games.hpp"

namespace allfours::script {

namespace {

// A list with one number per seat or side.
template <typename Numbers>
void numbers(JsonWriter& json, std::string_view name, const Numbers& list, int count) {
  json.key(name);
  json.open('[');
  for (int i = 0; i < count; ++i) json.number(list[at(i)]);
  json.close(']');
}

}  // namespace

std::string variants() {
  return array(allfours::variants(), [](JsonWriter& json, const Variant& variant) {
    json.open('{');
    json.member("id", variant.id);
    json.member("name", english_name(variant.id));
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
  return array(allfours::fields(),
               [](JsonWriter& json, const Field& field) { write_json(json, field); });
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
  if (const auto* no = std::get_if<LogFault>(&parsed)) return error(*no);
  return object([&](JsonWriter& json) {
    json.member("link", whole_link(record_text(std::get<Record>(parsed))));
  });
}

std::string whole(std::string_view parts) {
  return object([&](JsonWriter& json) { json.member("link", whole_link(parts)); });
}

std::string parts(std::string_view link) {
  const auto read = parts_of_link(link);
  if (const auto* no = std::get_if<Fault>(&read)) return error(no->sentence());
  return object([&](JsonWriter& json) { json.member("link", std::get<std::string>(read)); });
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
    return object([&](JsonWriter& json) { json.member("link", whole_link(setup_text(setup))); });
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
        const auto rest = std::span(game.log()).subspan(i + 1);
        const auto next = std::ranges::find(rest, EventKind::hand, &Event::kind);
        const bool begun = std::any_of(rest.begin(), next,
                                       [](const Event& event) { return is_decision(event.kind); });
        std::string stream = "deal/" + std::to_string(table.hand);
        if (table.redeals > 0) stream += "/" + std::to_string(table.redeals);
        json.open('{');
        json.number("hand", table.hand);
        json.number("redeals", table.redeals);
        json.flag("begun", begun);
        json.flag("over", next != rest.end() || game.over());
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

}  // namespace allfours::script
