// The game at the table as it is told: the names of those who play, the words, and the rows of the
// history, kept up to date with the moment shown.
// Knows no screen. Tests: tests/app/app_languages_test.cpp, tests/app/mirror_test.cpp.
#pragma once

#include "app/history.hpp"
#include "app/session.hpp"
#include "app/settings.hpp"

namespace allfours {

class Telling {
 public:
  // Told from its beginning, by the names and words of now; `number` tells this telling from those
  // before it.
  Telling(const Session& session, const Words& words, const Settings& settings, int number);

  // Tells on, or less, to the moment shown.
  void update(const Session& session);
  // Where the game stands is news, though it has gone on before.
  void stand_is_news();

  const Narrator& narrator() const { return narrator_; }
  const std::vector<HistoryRow>& rows() const { return history_.rows(); }
  int number() const { return number_; }
  // So many rows were no news when this telling began.
  int old_rows() const { return old_rows_; }

 private:
  Narrator narrator_;
  History history_;
  int number_;
  int old_rows_ = 0;
};

}  // namespace allfours
