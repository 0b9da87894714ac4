// What is folded and opened in the history: a hand by the moment of its heading, a reason by its
// award's.
// Knows no screen. Tests: tests/app/app_review_test.cpp.
#pragma once

#include <map>
#include <string_view>
#include <vector>

#include "app/explanation.hpp"
#include "app/history.hpp"
#include "app/session.hpp"

namespace allfours {

class Opened {
 public:
  // Without a choice, the newest hand is open.
  bool hand(int heading, const std::vector<HistoryRow>& rows) const;
  // False where no hand begins there.
  bool toggle_hand(int heading, const std::vector<HistoryRow>& rows);
  // The evidence for an award that is opened, or null.
  const Evidence* evidence(int moment) const;
  // False where there is no award.
  bool toggle_evidence(int moment, const std::vector<HistoryRow>& rows, const Session& session,
                       const Narrator& narrator, Language language);
  // What was opened after this moment belongs to another game now.
  void forget_evidence(int from_moment);

 private:
  std::map<int, bool> folds_;         // hands opened or folded by hand
  std::map<int, Evidence> evidence_;  // of the awards that are opened
};

}  // namespace allfours
