#include "app/table/game_result.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/table/scoring.hpp"
#include "words/duplicate_words.hpp"
#include "words/variant_words.hpp"

namespace allfours {

namespace {

constexpr int turned_lead = 3;  // in addition to two for each point
constexpr int caught_up = 2;    // with the leader

bool scores(const Event& event) {
  return event.kind == EventKind::award && event.counted && event.side >= 0;
}

int weight(const Event& award) {
  const auto side = static_cast<std::size_t>(award.side);
  const int after = award.score[side];
  const int before = after - award.points;
  int others = award.score[side == 0 ? 1 : 0];
  for (std::size_t i = 0; i < award.score.size(); ++i) {
    if (i != side) others = std::max<int>(others, award.score[i]);
  }
  const int turn = before >= others  ? 0
                   : after > others  ? turned_lead
                   : after == others ? caught_up
                                     : 0;
  return 2 * std::abs(award.points) + turn;
}

}  // namespace

std::string game_result_text(const Setup& setup, std::span<const Event> log, int human,
                             Language language) {
  const Words& w = words_in(language);
  const int sides = side_count(setup.rules, setup.players);
  const auto in_turn = [&](const Scores& of) { return points_text(of, human, sides); };
  std::array<Scores, 4> made{};
  for (const Event& event : log) {
    if (!scores(event) || event.points <= 0) continue;
    const int place = place_among_four(event.award);
    if (place >= 0) ++made[static_cast<std::size_t>(place)][static_cast<std::size_t>(event.side)];
  }
  const std::array names{w.high_box, w.low_box, w.jack_box, w.game_box};
  std::string text = std::string(variant_short_name(language, *setup.variant)) + " · " +
                     setup.seed + " · " + in_turn(log.back().score) + "\n";
  for (std::size_t i = 0; i < names.size(); ++i) {
    text += (i > 0 ? " · " : "") + std::string(names[i]) + " " + in_turn(made[i]);
  }
  return text;
}

int winning_award(std::span<const Event> log) {
  if (log.empty() || log.back().kind != EventKind::game_end) return -1;
  const Event& end = log.back();
  int found = -1;
  for (auto i = static_cast<int>(log.size()) - 1; i >= 0; --i) {
    const Event& event = log[static_cast<std::size_t>(i)];
    if (event.kind == EventKind::hand) break;
    if (scores(event) && event.side == end.side && event.score == end.score) found = i;
  }
  return found;
}

std::vector<int> decisive_awards(std::span<const Event> log, std::size_t most) {
  const int won = winning_award(log);
  std::vector<int> places;
  for (std::size_t i = 0; i < log.size(); ++i) {
    if (scores(log[i])) places.push_back(static_cast<int>(i));
  }
  const auto rank = [&](int place) {
    return place == won ? 1000 : weight(log[static_cast<std::size_t>(place)]);
  };
  // Among equals the later one, which left less to play.
  std::sort(places.begin(), places.end(), [&](int one, int other) {
    return std::pair(rank(one), one) > std::pair(rank(other), other);
  });
  if (places.size() > most) places.resize(most);
  std::sort(places.begin(), places.end());
  for (int& place : places) ++place;
  return places;
}

}  // namespace allfours
