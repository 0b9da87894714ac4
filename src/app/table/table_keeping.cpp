// Saving and restoring a game at the table.
#include <algorithm>

#include "app/table/table_screen.hpp"

namespace allfours {

bool TableScreen::count() {
  if (!own_ || counted_ || !mode().facts().counts || practice()) return false;
  return counted_ = true;
}

bool TableScreen::settles() const {
  return own_ && mode().facts().counts && practice_.shown() == 0 && !others_moves_ &&
         !hints_used_ && !session_.was_undone();
}

SavedGame TableScreen::saved() const {
  const auto kept = [](const Session& session, int shown) {
    return KeptGame{session.game(), shown, session.taken_back(), session.hand_kept()};
  };
  SavedGame game;
  game.game_shown = practice_.shown();
  const auto add = [&](int number, KeptGame one) {
    if (number == 0)
      game.real = std::move(one);
    else
      game.practice_games.push_back({number, std::move(one)});
  };
  add(practice_.shown(), kept(session_, live_moment()));
  for (const auto& [number, session] : practice_.others())
    add(number, kept(session, session.shown()));
  std::sort(game.practice_games.begin(), game.practice_games.end(),
            [](const auto& one, const auto& other) { return one.game < other.game; });
  game.reviewed = review_.live() ? 0 : session_.shown();
  game.picked = picked_;
  game.next_hand = next_hand_;
  game.own = own_;
  game.practice = others_moves_;
  game.hints = hints_used_;
  game.counted = counted_;
  game.address = address_;
  if (const DuelRun* run = duel()) game.duel = *run;
  game.bots = session_.bots();
  game.people = session_.people();
  game.verdicts = verdicts_.kept(real_game());
  return game;
}

void TableScreen::restore(const SavedGame& saved) {
  session_.show(saved.real.shown);
  session_.restore(saved.real.taken_back, saved.real.kept_hand);
  for (const auto& [number, kept] : saved.practice_games) {
    Session practice(kept.game, session_.human(), session_.here(), session_.bots());
    practice.show(kept.shown);
    practice.restore(kept.taken_back, kept.kept_hand);
    practice_.add(number, std::move(practice));
  }
  verdicts_.restore(session_, saved.verdicts);
  if (saved.game_shown > 0) show_game(saved.game_shown);
  own_ = saved.own;
  others_moves_ = saved.practice;
  hints_used_ = saved.hints;
  counted_ = saved.counted;
  next_hand_ = saved.next_hand;
  for (const Card card : saved.picked& playable()) picked_.add(card);
  if (saved.reviewed > 0) go_to(saved.reviewed);
  session_.leave_seats();
  if (session_.shown() > 0) wait();
  tell_anew();
}

}  // namespace allfours
