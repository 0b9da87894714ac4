#include "app/table/table_keeping.hpp"

#include <algorithm>

#include "app/table/table_awards.hpp"
#include "app/table/table_looking.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_state.hpp"

namespace allfours {

bool mark_as_counted(TableState& table) {
  if (table.counted || is_practice(table) || !settles(table)) return false;
  return table.counted = true;
}

bool settles(const TableState& table) {
  return table.own && table.mode->facts().counts && played_without_help(table);
}

SavedGame saved_game(const TableState& table) {
  const auto kept = [](const Session& session, int shown) {
    return SavedSession{session.game(), shown, session.taken_back().count(),
                        session.game().has_kept(session.human())};
  };
  SavedGame game;
  game.game_shown = table.practice.shown();
  const auto add = [&](int number, SavedSession one) {
    if (number == 0)
      game.real = std::move(one);
    else
      game.practice_games.push_back({number, std::move(one)});
  };
  add(table.practice.shown(), kept(table.session, live_moment(table)));
  for (const auto& [number, session] : table.practice.others())
    add(number, kept(session, session.shown()));
  std::sort(game.practice_games.begin(), game.practice_games.end(),
            [](const auto& one, const auto& other) { return one.game < other.game; });
  game.reviewed = table.playback.live() ? 0 : table.session.shown();
  game.picked = table.picked;
  game.next_hand = table.next_hand;
  game.own = table.own;
  game.practice = table.others_moves;
  game.hints = table.hints_used;
  game.counted = table.counted;
  game.address = table.address;
  if (const DuelRun* run = duel_at(table)) game.duel = *run;
  game.bots = table.session.bots();
  game.people = table.session.seating().people;
  game.verdicts = table.verdicts.kept(real_game(table));
  return game;
}

void restore(TableState& table, const SavedGame& saved) {
  table.session.show(saved.real.shown);
  table.session.restore(saved.real.taken_back, saved.real.kept_hand);
  for (const auto& [number, session] : saved.practice_games) {
    Session practice(session.game, table.session.human(), table.session.fallback_bot(),
                     table.session.bots());
    practice.show(session.shown);
    practice.restore(session.taken_back, session.kept_hand);
    table.practice.add(number, std::move(practice));
  }
  table.verdicts.restore(table.session, saved.verdicts);
  if (saved.game_shown > 0) show_game(table, saved.game_shown);
  table.own = saved.own;
  table.others_moves = saved.practice;
  table.hints_used = saved.hints;
  table.counted = saved.counted;
  table.next_hand = saved.next_hand;
  for (const Card card : saved.picked& playable_cards(table)) table.picked.add(card);
  if (saved.reviewed > 0) go_to(table, saved.reviewed);
  table.session.leave_seats();
  if (table.session.shown() > 0) schedule_next_event(table);
  tell_anew(table);
}

}  // namespace allfours
