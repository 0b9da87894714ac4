#include "app/narration/spoken_queries.hpp"

#include <algorithm>
#include <span>

#include "app/narration/explanation.hpp"

namespace allfours {

namespace {

// The last few lines of the history describe the situation.
constexpr std::size_t told_lines = 3;

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
  std::string text;
  for (const std::string& part : parts) {
    if (!text.empty()) text += between;
    text += part;
  }
  return text;
}

std::string trump_in_words(const Words& w, const Table& table) {
  if (table.trump_fixed) return fill(w.event_trump, {{"suit", suit_name(w, table.trump)}});
  if (table.turned_count == 0) return std::string(w.no_trump_yet);
  const Card turned = table.turned[static_cast<std::size_t>(table.turned_count - 1)];
  return fill(w.trump_proposed, {{"card", card_name(w, turned)}});
}

}  // namespace

std::string last_trick_in_words(const Session& session, const Narrator& narrator) {
  const Words& w = narrator.words();
  const auto seen = std::span(session.log()).first(static_cast<std::size_t>(session.shown()));
  // A trick of which a card was taken back is open again.
  const auto tricks = tricks_of_hand(seen);
  const auto last = std::find_if(tricks.rbegin(), tricks.rend(),
                                 [](const SeenTrick& trick) { return trick.winner >= 0; });
  if (last == tricks.rend()) return std::string(w.no_trick_yet);
  std::string plays;
  for (const Play& play : last->plays) {
    const std::string one = fill(
        w.with_value, {{"text", narrator.name(play.seat)}, {"value", card_name(w, play.card)}});
    plays = plays.empty() ? one : fill(w.with_other, {{"text", plays}, {"other", one}});
  }
  const auto taken = std::find_if(seen.begin() + last->moment, seen.end(), [](const Event& event) {
    return event.kind == EventKind::trick;
  });
  return plays + ". " + narrator.sentence(*taken, session.table());
}

std::optional<std::string> answer_to(std::string_view what, const Session& session,
                                     const Narration& narration, Settings::HandOrder order) {
  const Narrator& narrator = narration.narrator();
  const Words& w = narrator.words();
  const Table& table = session.table();
  std::vector<std::string> parts;
  if (what == "trump") {
    const std::string trump = trump_in_words(w, table);
    if (!table.top.known()) return trump;
    return trump + " " + upper_first(fill(w.stock_top, {{"card", card_name(w, table.top)}})) + ".";
  } else if (what == "score") {
    for (int side = 0; side < table.sides; ++side) {
      parts.push_back(narrator.side_name(side) + " " +
                      number_text(table.score[static_cast<std::size_t>(side)]));
    }
    parts.push_back(fill(w.to_target, {{"n", number_text(session.setup().rules.target)}}));
  } else if (what == "trick") {
    return last_trick_in_words(session, narrator);
  } else if (what == "hand") {
    for (const Card card : held_cards(session.view(), order)) parts.push_back(card_name(w, card));
    if (parts.empty()) parts.emplace_back(w.no_cards);
  } else if (what == "lines") {
    const auto& rows = narration.rows();
    for (std::size_t i = rows.size() - std::min(told_lines, rows.size()); i < rows.size(); ++i) {
      parts.push_back(spoken(rows[i]));
    }
    return joined(parts, " ");
  } else {
    return std::nullopt;
  }
  return joined(parts, ", ");
}

}  // namespace allfours
