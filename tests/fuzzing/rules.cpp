// House rules in the form of --set, and play under them: rejected rules change nothing, playable
// ones are played under the referee (properties/referee.hpp) and repeated from the record. The
// input is "VARIANT PLAYERS SEED", then one rule per line, "target=9", then a line of decisions,
// one character each: an index among the possible decisions, or an impossible one.
#include <vector>

#include "core/game/record.hpp"
#include "core/table/seat_view.hpp"
#include "fuzzing/fuzz.hpp"
#include "properties/referee.hpp"

namespace allfours::fuzz {

namespace {

constexpr std::size_t most_events = 1500;

Decision decision_by(const Table& table, unsigned byte) {
  const Choice now = choice(table);
  if (now.says != 0) {
    for (unsigned skipped = byte % 4;; ++skipped) {
      const auto say = static_cast<Say>(skipped % 9);
      if ((now.says >> (skipped % 9) & 1) != 0) return Decision::of_say(now.seat, say);
    }
  }
  const CardSet cards = byte >= 200 && !now.illegal.empty() ? now.illegal : now.cards;
  if (now.kind == Decision::Kind::play) {
    return Decision::of_play(now.seat, cards.at(static_cast<int>(byte) % cards.count()));
  }
  CardList discards;
  CardSet left = now.cards;
  for (int i = 0; i < now.discards; ++i) {
    const Card card = left.at(static_cast<int>(byte + static_cast<unsigned>(i)) % left.count());
    discards.push(card);
    left.remove(card);
  }
  return Decision::of_discard(now.seat, discards);
}

// Any decision by anybody, mostly impossible.
Decision any_decision(const Table& table, unsigned byte) {
  const int seat = static_cast<int>(byte / 16) % table.players;
  switch (byte % 16) {
    case 0:
      return Decision::of_lay_down(seat);
    case 1:
      return Decision::of_take_back(seat);
    case 2:
      return Decision::of_look(seat);
    case 3:
    case 4:
      return Decision::of_call(seat, static_cast<int>(byte % 16 + byte / 32) % table.players,
                               table.tricks);
    case 5:
    case 6:
      return Decision::of_say(seat, static_cast<Say>(byte % 9));
    default:
      return Decision::of_play(seat, Card(static_cast<int>(byte) % pack_size));
  }
}

void play(const Setup& setup, std::string_view how) {
  Referee referee(setup);
  Table shadow = new_table(setup);
  std::size_t seen = 0;
  Game game(setup);
  const auto judge_all = [&] {
    for (; seen < game.log().size(); ++seen) {
      const Event& event = game.log()[seen];
      referee.see(shadow, event);
      insist(referee.wrong().empty(), "the rules are kept", referee.wrong());
      apply(shadow, event);
    }
    insist(shadow == game.table(), "the table is the fold of the log", setup_text(setup));
  };
  judge_all();
  for (const char c : how) {
    if (game.over() || game.log().size() > most_events) break;
    const auto byte = static_cast<unsigned char>(c);
    const Table before = game.table();
    const auto size = game.log().size();
    if (const auto no = game.play(any_decision(before, byte))) {
      check_fault(no->fault);
      insist(game.table() == before && game.log().size() == size, "what is refused changes nothing",
             no->sentence());
      insist(!game.play(decision_by(before, byte)), "what is among the choices is possible",
             record_text(game));
    }
    judge_all();
  }
  if (game.over()) referee.see_end(game.table());
  insist(referee.wrong().empty(), "the rules are kept to the end", referee.wrong());
  const std::string text = record_text(game);
  const auto again = open_record(text);
  insist(std::holds_alternative<OpenedRecord>(again), "a game that was played has a record", text);
  insist(std::get<OpenedRecord>(again).game.log() == game.log(), "which is that game", text);
  for (int seat = 0; seat < setup.players; ++seat) {
    const SeatView view = seen_from(game.table(), seat);
    Table folded = new_view_table(setup);
    for (const Event& event : redacted(setup, game.log(), seat)) apply(folded, event);
    insist(folded == view.table, "what a seat knows of the log is what it knows of the table",
           text);
  }
}

}  // namespace

void try_text(std::string_view text) {
  std::string_view first = take_line(text);
  const std::string_view variant = take_word(first);
  const std::string_view players = take_word(first);
  auto made = make_setup(variant, players, first, {});
  if (const auto* fault = std::get_if<Fault>(&made)) return check_fault(*fault);
  auto& setup = std::get<Setup>(made);
  std::vector<RuleSet> valid{setup.rules};
  std::string_view line = take_line(text);
  for (; line.find('=') != std::string_view::npos; line = take_line(text)) {
    const RuleSet before = setup.rules;
    const auto equals = line.find('=');
    if (const auto no = set_field(setup.rules, line.substr(0, equals), line.substr(equals + 1))) {
      check_fault(*no);
      insist(setup.rules == before, "a rule that cannot be set changes nothing", line);
    } else if (const auto fault = validate(setup.rules, setup.players)) {
      check_fault(*fault);
    } else {
      valid.push_back(setup.rules);
    }
  }
  // The last playable rules.
  setup.rules = valid.back();
  play(setup, line);
}

}  // namespace allfours::fuzz
