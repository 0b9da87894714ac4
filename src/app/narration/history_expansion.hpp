// Expansion state of the history: a hand by the moment of its heading, an explanation by that of
// its award. Knows no screen. Tests: tests/app/table/app_playback_test.cpp.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "app/narration/explanation.hpp"
#include "app/narration/history.hpp"
#include "app/session/session.hpp"

namespace allfours {

// A rule of this game with its sources, as text; empty if it has none, or the rules pack is not
// loaded.
std::string rule_sentence(const Setup& setup, Language language, std::string_view rule);

class Opened {
 public:
  // By default the newest hand is open.
  bool hand(int heading, const std::vector<HistoryRow>& rows) const;
  // Whether a row is shown; `everything`: all events, not only points.
  bool shows(const HistoryRow& row, const std::vector<HistoryRow>& rows, bool everything) const;
  // False if no hand begins there.
  bool toggle_hand(int heading, const std::vector<HistoryRow>& rows);
  // The evidence of an expanded award, or null.
  const Evidence* evidence(int moment) const;
  // False if there is no award.
  bool toggle_evidence(int moment, const std::vector<HistoryRow>& rows, const Session& session,
                       const Narrator& narrator, Language language);
  // Evidence from this moment on belongs to a game that has changed.
  void forget_evidence(int from_moment);

 private:
  std::map<int, bool> folds_;         // hands expanded or folded by the person
  std::map<int, Evidence> evidence_;  // of the expanded awards
};

}  // namespace allfours
