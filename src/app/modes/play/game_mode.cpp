#include "app/modes/play/game_mode.hpp"

#include "app/features/settings/settings.hpp"
#include "app/modes/sent/table_sent.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"

namespace allfours {

namespace {

// Number of hands of a log with a decision.
int hands_decided(std::span<const Event> log) {
  int hands = 0;
  int hand = 0;
  int decided = 0;
  for (const Event& event : log) {
    if (event.kind == EventKind::hand) hand = event.hand_number;
    if (!is_decision(event.kind) || decided == hand) continue;
    decided = hand;
    ++hands;
  }
  return hands;
}

// The points of the person's side in the game's first hand, as shown; nothing before its end.
std::optional<int> points_made(const TableState& table) {
  const Session& session = table.session;
  const int hand = first_hand(session.setup());
  const std::span<const Event> seen(session.log().data(), at(session.shown()));
  if (!hand_ended(seen, hand)) return std::nullopt;
  return points_in_hand(seen, hand, session.human() % session.table().sides);
}

}  // namespace

// While somebody's game is watched.
std::optional<std::vector<Action>> GameMode::actions(const TableState& table) const {
  if (!watches(table)) return std::nullopt;
  const Words& w = *table.context.words;
  const auto steps = static_cast<int>(pace_names.size());
  const int pace = pace_step(table.context.settings.pace);
  std::vector<Action> actions;
  if (is_moving(table)) {
    actions.push_back({"pause", std::string(w.pause), true});
  } else {
    actions.push_back({"play", std::string(w.step_play), true});
  }
  actions.push_back({"play_on", std::string(w.take_over), false});
  // The next pace; after the fastest, the slowest.
  actions.push_back(
      {"pace:" + std::string(pace_names[at((pace + 1) % steps)]),
       fill(w.with_value,
            {{"text", w.pace}, {"value", number_text(pace + 1) + "/" + number_text(steps)}}),
       false});
  return actions;
}

// At the end of the first hand: whether the points were beaten.
void GameMode::hear_shown(TableState& table, const Event& event) {
  const Session& session = table.session;
  if (!beat_ || event.kind != EventKind::hand_end ||
      session.table().hand != first_hand(session.setup())) {
    return;
  }
  table.context.say(challenge(table).text, false);
}

Challenge GameMode::challenge(const TableState& table) const {
  if (!beat_) return {};
  const Words& w = *table.context.words;
  const std::string to_beat = number_text(*beat_);
  const std::string mark = fill(w.challenge_mark, {{"n", to_beat}});
  const auto points = points_made(table);
  if (!points) return {fill(w.challenge, {{"n", to_beat}}), mark};
  const std::string_view phrase = *points > *beat_   ? w.challenge_won
                                  : *points < *beat_ ? w.challenge_lost
                                                     : w.challenge_equal;
  return {fill(phrase, {{"n", to_beat}, {"score", number_text(*points)}}), mark};
}

SentFacts GameMode::sent_facts(const TableState& table) const {
  const Words& w = *table.context.words;
  const Session& session = table.session;
  const std::span<const Event> log = session.log();
  const int hand = first_hand(session.setup());
  const bool one_hand = hands_decided(log) == 1;
  SentFacts sent;
  sent.title = !table.others_moves   ? w.sent_deal
               : as_played(table)    ? (one_hand ? w.sent_hand : w.sent_played)
               : looking_back(table) ? w.sent_moment
                                     : w.sent_game;
  // For a single finished hand, the points of its player.
  std::optional<int> beat = beat_;
  if (!beat && one_hand && as_played(table) && hand_ended(log, hand)) {
    beat = points_in_hand(log, hand, session.human() % session.table().sides);
  }
  if (beat) sent.facts.push_back(fill(w.challenge_mark, {{"n", number_text(*beat)}}));
  return sent;
}

}  // namespace allfours
