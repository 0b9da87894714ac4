// Moments of a duel of the game at a table, for the gallery (moments.hpp), as played by `sensible`
// and `beginner`.
#pragma once

#include "app/app.hpp"
#include "app/links/link.hpp"
#include "players/player.hpp"

namespace allfours {

inline std::string duel_deal_played(const Duel& duel, int deal, int seat, const Player& person) {
  Game game(deal_of_duel(duel, deal));
  while (!deal_over(game)) {
    const Question asked = game.question();
    if (asked.lay_down) {
      game.keep_hand(asked.seat);
      continue;
    }
    Stream stream = decision_stream(game.table().seed_key, asked.seat, game.decisions());
    const Player& player = asked.seat == seat ? person : sensible_player();
    if (game.play(player.choose(seen_from(game.table(), asked.seat), stream))) std::abort();
  }
  return game.moves();
}

// The duel's link after this many players have played, from the seat of the person at the table.
inline std::string duel_played(const App& app, int players) {
  const Session& session = app.table().session;
  Duel duel{session.setup(), 4};
  for (int deal = 0; deal < duel.deals; ++deal) {
    duel.logs[0].push_back(duel_deal_played(duel, deal, session.human(), sensible_player()));
    if (players < 2) continue;
    duel.logs[1].push_back(duel_deal_played(duel, deal, session.human(), *find_player("beginner")));
  }
  return duel_link(duel, {}, session.human(), session.bots());
}

inline void get_duel(App& app) { app.open_link(duel_played(app, 1)); }

// The other player's play of the last deal, to its end or to the divergence.
template <bool to_end>
void compare_duel(App& app) {
  app.open_link(duel_played(app, 2));
  app.act("duel_deal:4:other");
  if (to_end) app.act("moment:last");
}

}  // namespace allfours
