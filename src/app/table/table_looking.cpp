#include "app/table/table_looking.hpp"

#include <algorithm>

#include "app/action_number.hpp"
#include "app/features/hint/table_hint.hpp"
#include "app/narration/history_text.hpp"
#include "app/narration/spoken_queries.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_state.hpp"
#include "words/player_words.hpp"

namespace allfours {

namespace {

std::span<const Event> first_events(const Events& log, int count) {
  return {log.data(), static_cast<std::size_t>(count)};
}

void moved(TableState& table) {
  close_layers(table);
  table.chosen = no_card;
  if (table.playback.live()) table.due = table.context.now;
}

// Another game or branch: resets the state of the previous one.
void begin_anew(TableState& table) {
  table.caption.reset();
  table.picked = CardSet();
  table.chosen = no_card;
  table.claimed_from = -1;
  table.next_hand = false;
  close_layers(table);
  schedule_next_event(table);
}

}  // namespace

bool hand_open(const TableState& table, int heading) {
  return table.opened.hand(heading, table.narration.rows());
}

const Evidence* open_evidence(const TableState& table, int moment) {
  return table.opened.evidence(moment);
}

bool can_show_all_hands(const TableState& table) {
  return table.playback.hand_over_at(table.session) > 0;
}

bool all_hands_open(const TableState& table) {
  return table.all_hands_asked && can_show_all_hands(table);
}

int open_layers(const TableState& table) {
  return int{table.hint.stage() != Hint::Stage::none} + int{all_hands_open(table)} +
         int{table.last_trick_open} +
         int{table.mode->is_game() && !table.waits && looking_back(table)};
}

void close_layers(TableState& table) {
  table.last_trick_open = table.all_hands_asked = false;
  table.hint.close();
}

bool go_to_moment(TableState& table, std::string_view what) {
  const int otherwise = what == "first"  ? 1
                        : what == "last" ? live_moment(table)
                                         : table.session.shown();
  go_to(table, number_in(what, otherwise));
  return true;
}

bool step_moments(TableState& table, std::string_view what) {
  const int length = static_cast<int>(table.session.log().size());
  go_to(table, table.session.shown() + std::clamp(number_in(what, 0), -length, length));
  return true;
}

bool step_by_tricks(TableState& table, std::string_view what) {
  table.waits = false;
  if (table.playback.go_by_tricks(table.session, number_in(what, 0))) moved(table);
  return true;
}

bool back_to_game(TableState& table) {
  if (table.playback.live() && table.practice.shown() > 0) return show_game(table, 0);
  go_to_live_moment(table);
  return true;
}

bool close_top_layer(TableState& table) {
  if (table.hint.stage() != Hint::Stage::none) return close_hint(table);
  if (all_hands_open(table)) return !(table.all_hands_asked = false);
  if (table.last_trick_open) return !(table.last_trick_open = false);
  return table.mode->is_game() && !table.waits && looking_back(table) && back_to_game(table);
}

bool choose_game(TableState& table, std::string_view what) {
  return show_game(table, number_in(what, -1));
}

bool toggle_hand(TableState& table, std::string_view what) {
  return table.opened.toggle_hand(number_in(what, 0), table.narration.rows());
}

bool toggle_why(TableState& table, std::string_view what) {
  return table.opened.toggle_evidence(number_in(what, 0), table.narration.rows(), table.session,
                                      table.narration.narrator(), table.context.language);
}

bool toggle_last_trick(TableState& table) {
  if (!table.last_trick_open && !last_trick_line(table)) {
    table.context.say_aloud(last_trick_in_words(
        table.session, table.narration.narrator()));  // or the answer that there is none
    return true;
  }
  table.last_trick_open = !table.last_trick_open;
  table.context.sheets.menu = false;
  if (table.last_trick_open)
    table.context.say_aloud(last_trick_in_words(table.session, table.narration.narrator()));
  return true;
}

bool toggle_all_hands(TableState& table) {
  if (!can_show_all_hands(table)) return false;
  table.all_hands_asked = !table.all_hands_asked;
  table.context.sheets.menu = false;
  return true;
}

bool copy_history(TableState& table) {
  Setup setup = table.session.setup();
  setup.seed = deal_name(table);
  table.context.effects.copy_text =
      history_text(setup, first_events(table.session.log(), live_moment(table)),
                   table.narration.narrator(), practice_text(table));
  return true;
}

bool fold_caption(TableState& table) {
  table.mode->fold();
  return !table.mode->is_game();
}

std::vector<Action> moment_actions(const TableState& table) {
  const Words& w = *table.context.words;
  std::vector<Action> actions;
  if (!table.mode->is_game()) return actions;
  const auto add = [&](std::string_view id, std::string_view label) {
    actions.push_back({std::string(id), std::string(label), false});
  };
  if (table.session.shown() > 1) {
    add("moment:first", w.first_moment);
    add("trick:-1", w.trick_back);
    add("step:-1", w.step_back);
  }
  if (looking_back(table)) {
    add("step:1", w.step_on);
    add("trick:1", w.trick_on);
    add("moment:last", w.last_moment);
  }
  return actions;
}

bool play_on(TableState& table) {
  if (table.playback.live() || is_strict(table)) return false;
  table.waits = false;
  Session other = table.session;
  other.branch();
  go_to_live_moment(table);
  table.practice.branch(table.session, std::move(other));
  table.opened.forget_evidence(table.session.shown());
  begin_anew(table);
  return true;
}

bool branch_before_decision(TableState& table, std::string_view what) {
  const int event = number_in(what, -1);
  // The game may have changed since.
  if (is_strict(table) || event < 0 || event >= std::min(table.verdicts.told(), live_moment(table)))
    return false;
  const Event& made = table.session.log()[static_cast<std::size_t>(event)];
  if (!is_decision(made.kind) || made.seat != table.session.human()) return false;
  go_to(table, event);
  return play_on(table);
}

bool show_game(TableState& table, int game) {
  if (!table.practice.keeps(game)) return false;
  go_to_live_moment(table);
  const SeatNames names = table.session.seating().names;  // a saved branch has none
  table.practice.swap(game, table.session);
  table.session.name_seats(names);
  tell_anew(table);
  table.narration.stand_is_news();  // the state of that game
  begin_anew(table);
  return true;
}

std::string game_name(const TableState& table, int game) {
  if (game == 0) return std::string(table.context.words->the_game);
  return fill(table.context.words->practice_game, {{"n", number_text(game)}});
}

std::string practice_text(const TableState& table) {
  std::string text;
  if (table.practice.shown() > 0) text = game_name(table, table.practice.shown());
  if (table.hints_used && table.practice.shown() == 0) text = table.context.words->practice_hints;
  if (!table.session.taken_back().any()) return text;
  if (!text.empty()) text += " · ";
  return text + fill(table.context.words->taken_back,
                     {{"n", number_text(table.session.taken_back().count())}});
}

std::string levels_text(const TableState& table) {
  const Words& w = *table.context.words;
  const int players = table.session.setup().players;
  const std::string others =
      table.session.seating().several()
          ? ","
          : others_text(table.session.bots(), players, table.session.human());
  const auto line = [&](std::string_view who, std::string_view player) {
    return fill(w.with_value, {{"text", who}, {"value", player_name(w, player)}});
  };
  if (others.empty()) return {};
  if (others.find(',') == std::string::npos) return line(w.opponents, others);
  std::string text;
  for (int seat = 0; seat < players; ++seat) {
    if (table.session.is_person(seat)) continue;
    if (table.session.seating().several() && table.session.bot(seat) == usual_player_name) continue;
    text += (text.empty() ? "" : " · ") +
            line(table.narration.narrator().name(seat), table.session.bot(seat));
  }
  return text;
}

std::optional<EvidenceLine> last_trick_line(const TableState& table) {
  const auto tricks = tricks_of_hand(first_events(table.session.log(), table.session.shown()));
  for (auto trick = tricks.rbegin(); trick != tricks.rend(); ++trick) {
    if (trick->winner < 0) continue;
    EvidenceLine line = trick_line(*trick, table.narration.narrator());
    for (std::size_t i = 0; i < trick->plays.size(); ++i) {
      line.cards[i].marked = trick->plays[i].seat == trick->winner;
    }
    return line;
  }
  return std::nullopt;
}

Evidence all_hands_lines(const TableState& table) {
  return all_hands(table.session.setup(),
                   first_events(table.session.log(), table.playback.hand_over_at(table.session)),
                   table.narration.narrator());
}

void go_to(TableState& table, int moment) {
  table.waits = false;
  if (table.playback.go_to(table.session, moment)) moved(table);
}

void go_to_live_moment(TableState& table) {
  table.waits = false;
  if (table.playback.go_to_live_moment(table.session)) table.due = table.context.now;
}

}  // namespace allfours
