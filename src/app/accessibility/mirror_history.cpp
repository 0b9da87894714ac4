// The history and the four points so far in the text mirror (mirror.hpp), in their JSON form, with
// words in place of signs. Knows no DOM. Tests: tests/app/accessibility/mirror_test.cpp.
#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "app/accessibility/mirror_parts.hpp"
#include "app/table/table_looking.hpp"
#include "app/table/table_results.hpp"
#include "app/table/table_state.hpp"
#include "words/numbers.hpp"
#include "words/spoken_text.hpp"

namespace allfours {

namespace {

void evidence(JsonWriter& json, const Evidence& lines, const Words& words) {
  json.list("lines", lines, [&](const EvidenceLine& line) {
    json.open('{');
    json.member("text", without_signs(words, spoken(line, words)));
    if (!line.rule.empty()) json.member("rule", line.rule);
    json.close('}');
  });
}

}  // namespace

void write_opened(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  json.key("folded");  // headings of folded hands
  json.open('[');
  for (const HistoryRow& row : app.table().narration.rows()) {
    if (row.kind == HistoryRow::Kind::heading && !hand_open(app.table(), row.moment)) {
      json.raw(std::to_string(row.moment));
    }
  }
  json.close(']');
  json.flag("everything", app.state().everything);
  json.key("opened");
  json.open('[');
  for (const HistoryRow& row : app.table().narration.rows()) {
    const Evidence* lines = open_evidence(app.table(), row.moment);
    if (lines == nullptr) continue;
    json.open('{');
    json.number("moment", row.moment);
    evidence(json, *lines, w);
    json.close('}');
  }
  json.close(']');
  json.member("why", w.why);
  json.member("rule", w.rule);
  json.member("rule_explained", w.rule_explained);
  // A new hand has no last trick yet.
  const auto last = app.table().last_trick_open ? last_trick_line(app.table()) : std::nullopt;
  json.member("last_trick", last ? spoken(*last, w) : std::string());
  json.key("hands");
  json.open('{');
  json.member("title", w.hands_all);
  evidence(json, all_hands_open(app.table()) ? all_hands_lines(app.table()) : Evidence(), w);
  json.close('}');
}

void write_points_so_far(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  json.key("so_far");
  json.open('[');
  const std::vector<int> decisive = decisive_moments(app.table());
  for (const HistoryRow& row : app.table().narration.rows()) {
    if (std::find(decisive.begin(), decisive.end(), row.moment) != decisive.end()) {
      json.text(without_signs(w, spoken(row)));
    }
  }
  if (shows_so_far(app.table())) {
    for (const SoFarBox& box : so_far_boxes(app.table(), SideNames::whole)) {
      std::string line;
      if (box.card.known()) line += card_name(w, box.card) + ", ";
      if (!box.big.empty()) line += box.big + ", ";
      line = fill(w.with_value, {{"text", box.title}, {"value", line + box.text}});
      json.text(without_signs(w, line));
    }
  }
  json.close(']');
  json.member("so_far_title", decisive.empty() ? std::string(w.so_far) + ", " +
                                                     std::string(so_far_note(app.table()))
                                               : std::string(w.decided_it));
}

void write_row(JsonWriter& json, const HistoryRow& row, const Words& words) {
  json.open('{');
  constexpr std::array<std::string_view, 4> kinds{"heading", "award", "event", "game_over"};
  static_assert(static_cast<std::size_t>(HistoryRow::Kind::game_over) + 1 == kinds.size());
  json.member("kind", kinds[static_cast<std::size_t>(row.kind)]);
  json.number("moment", row.moment);
  json.number("hand", row.hand);
  if (row.trick > 0) {
    json.member("trick", fill(words.trick_number, {{"n", number_text(row.trick)}}));
  }
  json.member("title", without_signs(words, row.title));
  if (row.kind == HistoryRow::Kind::award) {
    json.member("who", without_signs(words, row.who));
    json.number("side", row.side);
    json.number("points", row.points);
    json.member("gain", without_signs(words, signed_text(row.points)));
    json.member("why", without_signs(words, row.why));
    json.member("score", without_signs(words, row.score));
    json.member("rule", row.rule);
    std::string cards;
    for (const Card card : row.cards) cards += (cards.empty() ? "" : " ") + card_text(card);
    json.member("cards", cards);
  } else if (!row.rule.empty()) {
    json.member("rule", row.rule);
  }
  json.close('}');
}

bool same_row(const HistoryRow& a, const HistoryRow& b) {
  return a.kind == b.kind && a.moment == b.moment && a.title == b.title && a.who == b.who &&
         a.why == b.why && a.score == b.score;
}

}  // namespace allfours
