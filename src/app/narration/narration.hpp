// The narration of the game at the table: names of the players, texts, and the rows of the history,
// kept in step with the moment shown. Knows no screen. Tests: tests/app/app_languages_test.cpp,
// tests/app/accessibility/mirror_test.cpp.
#pragma once

#include "app/features/settings/settings.hpp"
#include "app/narration/history.hpp"
#include "app/session/session.hpp"

namespace allfours {

class Narration {
 public:
  // Built from the start, with the current names and texts; `number` distinguishes it from earlier
  // ones.
  Narration(const Session& session, const Words& words, const Settings& settings, int number);

  // Extends or truncates the history to match the moment shown.
  void update(const Session& session);
  // Announces the current state, though the game has been going on.
  void stand_is_news();

  const Narrator& narrator() const { return narrator_; }
  const std::vector<HistoryRow>& rows() const { return history_.rows(); }
  int number() const { return number_; }
  // Number of rows that existed before this narration started; they are not announced.
  int old_rows() const { return old_rows_; }

 private:
  Narrator narrator_;
  History history_;
  int number_;
  int old_rows_ = 0;
};

}  // namespace allfours
