#include "app/narration/history_expansion.hpp"

#include "words/rule_outline.hpp"

namespace allfours {

namespace {

// The row of this moment, if it is of this kind; else null.
const HistoryRow* row_at(const std::vector<HistoryRow>& rows, int moment, HistoryRow::Kind kind) {
  if (moment < 1 || moment > static_cast<int>(rows.size())) return nullptr;
  const HistoryRow& row = rows[static_cast<std::size_t>(moment - 1)];
  return row.kind == kind ? &row : nullptr;
}

}  // namespace

std::string rule_sentence(const Setup& setup, Language language, std::string_view rule) {
  for (const RuleSection& section : rule_outline(outlined(setup), language)) {
    for (const RuleParagraph& paragraph : section.paragraphs) {
      if (paragraph.key != rule) continue;
      const std::string names = sources_of(paragraph, language);
      const std::string text = plain_text(paragraph.text);
      return names.empty() ? text : text + " (" + names + ")";
    }
  }
  return {};
}

bool Opened::hand(int heading, const std::vector<HistoryRow>& rows) const {
  if (heading == 0) return true;
  if (const auto chosen = folds_.find(heading); chosen != folds_.end()) return chosen->second;
  return !rows.empty() && rows.back().hand == heading;
}

bool Opened::shows(const HistoryRow& row, const std::vector<HistoryRow>& rows,
                   bool everything) const {
  switch (row.kind) {
    case HistoryRow::Kind::heading:
    case HistoryRow::Kind::game_over:
      return true;
    case HistoryRow::Kind::award:
      return hand(row.hand, rows);
    case HistoryRow::Kind::event:
      return everything && hand(row.hand, rows);
  }
  return false;
}

bool Opened::toggle_hand(int heading, const std::vector<HistoryRow>& rows) {
  if (row_at(rows, heading, HistoryRow::Kind::heading) == nullptr) return false;
  folds_[heading] = !hand(heading, rows);
  return true;
}

const Evidence* Opened::evidence(int moment) const {
  const auto found = evidence_.find(moment);
  return found == evidence_.end() ? nullptr : &found->second;
}

bool Opened::toggle_evidence(int moment, const std::vector<HistoryRow>& rows,
                             const Session& session, const Narrator& narrator, Language language) {
  const HistoryRow* row = row_at(rows, moment, HistoryRow::Kind::award);
  if (row == nullptr) return false;
  if (evidence_.erase(moment) > 0) return true;
  Evidence lines =
      explain(session.setup(), {session.log().data(), static_cast<std::size_t>(moment)}, narrator);
  lines.push_back({rule_sentence(session.setup(), language, row->rule), {}, row->rule});
  evidence_[moment] = std::move(lines);
  return true;
}

void Opened::forget_evidence(int from_moment) {
  evidence_.erase(evidence_.upper_bound(from_moment), evidence_.end());
}

}  // namespace allfours
