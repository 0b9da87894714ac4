// Phases with irregularities or a choice of them (RULES.md §4). After a mistake of another player
// the game continues as if it had been opened by link.
#include <array>

#include "app/table/table_actions.hpp"
#include "app/table/table_dealing.hpp"
#include "app/table/table_mistakes.hpp"
#include "app/table/table_playing.hpp"
#include "core/game/record.hpp"
#include "core/table/dealing.hpp"
#include "core/table/exposed.hpp"
#include "core/table/irregular.hpp"
#include "players/player.hpp"
#include "ui/phases.hpp"

namespace allfours::phases {

namespace {

constexpr std::string_view err = "table_rules.true";
constexpr std::string_view err_dealing = "table_rules.true,hand_dealing.true";
constexpr std::string_view pitching = "pitch/2 pitch/3 west-yorkshire/4 west-yorkshire-6/6";
constexpr std::string_view begging = "trinidad-2/2 seven-up/3 trinidad/4";

void require(bool good) {
  if (!good) throw Otherwise();
}

void make(Game& game, const Decision& decision) { require(!game.play(decision)); }

void open_sent(App& app, const Game& game) {
  app.open_link(record_text(game) + "&seat=" + std::to_string(session(app).human()));
  app.act("begin");
}

void go_on_with(App& app, const Game& game) {
  open_sent(app, game);
  settle(app);
}

// To the award for it, as it is scored.
void to_award(App& app, AwardFor what) {
  const auto is_up = [&] {
    return shows(app, EventKind::award) && session(app).last_shown().award == what;
  };
  while (!is_up() && std::isfinite(app.next_due())) app.tick(app.next_due());
  require(is_up());
}

bool opponents(const Table& table, int seat, int other) {
  return side_of(table, seat) != side_of(table, other);
}

// Dealing by hand.

bool deals_first(const App& app) {
  return deals_by_hand(app.table()) && table(app).turned_count == 0;
}

bool deals_run(const App& app) { return deals_by_hand(app.table()) && table(app).turned_count > 0; }

// Two packets to eldest, and one to each of the others.
void deal_some(App& app) {
  const std::vector<Action> seats = seats_to_deal_to(app.table());
  app.act(seats.front().id);
  for (const Action& seat : seats) app.act(seat.id);
  require(deals_by_hand(app.table()) && can_say(app, "deal_back"));
}

// An opponent has dealt. If other bots are at the table, they notice a misdeal first.
bool was_dealt_to(const App& app, Phase phase) {
  const Table& now = table(app);
  return session(app).person_to_decide() && now.phase == phase &&
         opponents(now, session(app).human(), now.dealer);
}

// One of the dealer's cards went to the person.
Game misdealt(const App& app) {
  Game game = session(app).game();
  const Events& log = game.log();
  const auto dealt = std::find_if(log.rbegin(), log.rend(), [](const Event& event) {
    return event.kind == EventKind::deal_by_hand;
  });
  game.undo_to(static_cast<int>(log.rend() - dealt) - 1);
  const int dealer = game.question().seat;
  SeatCounts counts = right_counts(game.table());
  --counts.of[at(dealer)];
  ++counts.of[at(session(app).human())];
  make(game, Decision::of_deal(dealer, counts));
  return game;
}

void misdeal_in_words(App& app) {
  go_on_with(app, misdealt(app));
  require(can_say(app, "call_misdeal") && can_say(app, "say:stand"));
}

void misdeal_asked(App& app) {
  go_on_with(app, misdealt(app));
  require(can_say(app, "call_misdeal") && table(app).phase == Phase::misdeal_calls);
}

// Called by the first seat that notices it.
void misdeal_scored(App& app) {
  open_sent(app, misdealt(app));
  while (!shows(app, EventKind::award) && std::isfinite(app.next_due())) app.tick(app.next_due());
  if (can_say(app, "call_misdeal")) app.act("call_misdeal");
  to_award(app, AwardFor::misdeal);
}

// Illegal cards.

bool can_err(const App& app) { return may_play(app) && !choice(table(app)).illegal.empty(); }

void play_forbidden(App& app) {
  app.act("play_illegal:" + card_text(forbidden_card(app)));
  settle(app);
}

bool others_can_err(const App& app) {
  const Game& game = session(app).game();
  const int turn = game.table().turn;
  return session(app).at_end() && turn >= 0 && game.table().phase == Phase::play &&
         opponents(game.table(), turn, session(app).human()) &&
         !choice(game.table()).illegal.empty();
}

// Another player revokes, and the person claims it at their next lead or before the settlement.
void point_at_revoke(App& app) {
  Game game = session(app).game();
  const int human = session(app).human();
  const int seat = game.table().turn;
  const int trick = game.table().tricks + 1;
  const Card card = choice(game.table()).illegal.last();
  make(game, Decision::of_play(seat, card));
  const auto can_call = [&] {
    return game.question() == Question{human, false} &&
           may_call(game.table(), human, seat, trick) &&
           (game.table().phase == Phase::calls || trick_size(game.table()) == 0);
  };
  for (int step = 0; !can_call(); ++step) {
    const Question asked = game.question();
    require(asked.seat >= 0 && step < 100);
    if (asked.lay_down) {
      game.keep_hand(asked.seat);
      continue;
    }
    Stream stream = decision_stream(2, asked.seat, step);
    Decision decision = choose_sensibly(seen_from(game.table(), asked.seat), stream);
    // No other seat may be first.
    if (decision.kind == Decision::Kind::call_revoke) {
      decision = Decision::of_say(asked.seat, Say::pass);
    }
    make(game, decision);
  }
  go_on_with(app, game);
  app.act("calls");
  for (int i = 0; i < pack_size &&
                  prompt_at(app.table()).find(card_name(app.words(), card)) == std::string::npos;
       ++i) {
    require(app.act("call_step:1"));
  }
  require(can_say(app, "call_it"));
}

void call_revoke(App& app) {
  point_at_revoke(app);
  app.act("call_it");
  to_award(app, AwardFor::revoke);
}

// Cards face up.

// In a trick led by an opponent, not the first.
bool follows_opponent(const App& app) {
  const Table& now = table(app);
  return may_play(app) && now.tricks > 0 && now.tricks < 4 && trick_size(now) > 0 &&
         opponents(now, session(app).human(), now.plays[at(now.trick_start)].seat);
}

// Before the current trick a card is exposed; then the trick is played as it was.
template <typename Falls>
Game before_trick(const App& app, const Falls& falls) {
  Game game = session(app).game();
  const Table now = game.table();
  int lead = static_cast<int>(game.log().size());
  for (int plays = trick_size(now); plays > 0;) {
    plays -= game.log()[at(--lead)].kind == EventKind::play ? 1 : 0;
  }
  game.undo_to(lead);
  falls(game);
  for (int i = now.trick_start; i < now.play_count; ++i) {
    make(game, Decision::of_play(now.plays[at(i)].seat, now.plays[at(i)].card));
  }
  return game;
}

// Exposes two cards of a hand, starting with these.
void drop_two(Game& game, int seat, CardSet cards) {
  for (int i = 0; i < std::min(cards.count(), 2); ++i) {
    make(game, Decision::of_expose(seat, cards.at(i)));
  }
}

// Exposes a card of each other seat.
void drop_others(App& app) {
  Game game = session(app).game();
  for (int seat = 0; seat < game.table().players; ++seat) {
    if (seat == session(app).human()) continue;
    make(game, Decision::of_expose(seat, game.table().hands[at(seat)].first()));
  }
  go_on_with(app, game);
  require(may_play(app) && table(app).exposed.count() == table(app).players - 1);
}

void drop_own(App& app) {
  const int human = session(app).human();
  const Game game = before_trick(
      app, [&](Game& at_lead) { drop_two(at_lead, human, at_lead.table().hands[at(human)]); });
  go_on_with(app, game);
  require(may_play(app) && table(app).exposed.count() == 2);
}

void call_own(App& app) {
  const int human = session(app).human();
  const CardSet legal = playable_cards(app.table());
  Game game = before_trick(app, [&](Game& at_lead) { drop_two(at_lead, human, legal); });
  make(game, Decision::of_call_card(table(app).plays[at(table(app).trick_start)].seat, human,
                                    legal.first()));
  go_on_with(app, game);
  require(playable_cards(app.table()) == CardSet::of(legal.first()));
}

// An opponent must follow and has a choice.
bool opponent_follows(const App& app) {
  const Table& now = session(app).game().table();
  return session(app).at_end() && now.phase == Phase::play && now.turn >= 0 && now.tricks > 0 &&
         now.tricks < 4 && trick_size(now) > 0 && opponents(now, now.turn, session(app).human()) &&
         choice(now).cards.count() > 1;
}

void call_for_card(App& app) {
  const Table now = session(app).game().table();
  const Card card = choice(now).cards.first();
  const Game game =
      before_trick(app, [&](Game& at_lead) { make(at_lead, Decision::of_expose(now.turn, card)); });
  go_on_with(app, game);
  require(can_say(app, "call_card:" + card_text(card)) && can_say(app, "leave_it"));
}

constexpr std::array<Sought, 20> mistakes{{
    {.name = "deal_by_hand",
     .title = "Dealing by hand",
     .games = all_games,
     .is_it = deals_first,
     .rules = err_dealing},
    {.name = "packets_dealt",
     .title = "Some packets dealt by hand",
     .games = all_games,
     .is_it = deals_first,
     .then = deal_some,
     .rules = err_dealing},
    {.name = "run_by_hand",
     .title = "A run dealt by hand",
     .games = begging,
     .is_it = deals_run,
     .rules = err_dealing},
    {.name = "misdeal_words",
     .title = "Stand or beg, after a misdeal",
     .games = "trinidad-2/2 seven-up/2",
     .is_it = [](const App& app) { return was_dealt_to(app, Phase::eldest_answers); },
     .then = misdeal_in_words,
     .rules = err_dealing},
    {.name = "misdeal_asked",
     .title = "A misdeal that can be called",
     .games = "pitch/2 west-yorkshire-2/2",
     .is_it =
         [](const App& app) {
           return was_dealt_to(app, Phase::play) && table(app).play_count == 0;
         },
     .then = misdeal_asked,
     .rules = err_dealing},
    {.name = "misdeal",
     .title = "A misdeal is scored",
     .games = pitching,
     .is_it =
         [](const App& app) {
           return was_dealt_to(app, Phase::play) && table(app).play_count == 0;
         },
     .then = misdeal_scored,
     .rules = err_dealing},
    {.name = "revoke_warned",
     .title = "A card that must not be played, and can be",
     .games = all_games,
     .is_it = can_err,
     .then = [](App& app) { app.act("card:" + card_text(forbidden_card(app))); },
     .rules = err},
    {.name = "take_back",
     .title = "A card that must not be played, played",
     .games = all_games,
     .is_it = can_err,
     .then = play_forbidden,
     .rules = err},
    {.name = "replace",
     .title = "It was taken back",
     .games = all_games,
     .is_it = can_err,
     .then =
         [](App& app) {
           play_forbidden(app);
           app.act("take_back");
           settle(app);
           require(may_play(app) && table(app).hole >= 0);
         },
     .rules = err},
    {.name = "look",
     .title = "Before the pitch, which is the partner's",
     .games = "west-yorkshire/4 west-yorkshire-6/6",
     .is_it = [](const App& app) { return may_look(app.table()); },
     .rules = err},
    {.name = "looked",
     .title = "Looking is scored",
     .games = "west-yorkshire/4 west-yorkshire-6/6",
     .is_it = [](const App& app) { return may_look(app.table()); },
     .then =
         [](App& app) {
           app.act("look_early");
           to_award(app, AwardFor::looked);
         },
     .rules = err},
    {.name = "call",
     .title = "A revoke is called",
     .games = all_games,
     .is_it =
         [](const App& app) {
           return may_play(app) && table(app).tricks > 1 && trick_size(table(app)) == 0;
         },
     .then =
         [](App& app) {
           app.act("calls");
           app.act("call_step:1");
         },
     .rules = err},
    {.name = "revoke_pointed",
     .title = "A revoke is pointed at",
     .games = all_games,
     .is_it = others_can_err,
     .then = point_at_revoke,
     .rules = err},
    {.name = "revoke",
     .title = "A revoke is scored",
     .games = all_games,
     .is_it = others_can_err,
     .then = call_revoke,
     .rules = err},
    {.name = "calls",
     .title = "Before the settlement",
     .games = all_games,
     .is_it =
         [](const App& app) {
           return session(app).person_to_decide() && table(app).phase == Phase::calls;
         },
     .rules = err},
    {.name = "exposing",
     .title = "Which card falls face up",
     .games = all_games,
     .is_it =
         [](const App& app) {
           return session(app).at_end() && !cards_to_expose(app.table()).empty() &&
                  table(app).tricks > 0;
         },
     .then =
         [](App& app) {
           app.act("exposes");
           settle(app);
           require(is_exposing(app.table()));
         },
     .rules = err},
    {.name = "exposed",
     .title = "Others' cards lie face up",
     .games = all_games,
     .is_it = follows_opponent,
     .then = drop_others,
     .rules = err},
    {.name = "exposed_own",
     .title = "Two cards of the person's lie face up",
     .games = all_games,
     .is_it = follows_opponent,
     .then = drop_own,
     .rules = err},
    {.name = "called_for",
     .title = "A card was called for",
     .games = all_games,
     .is_it =
         [](const App& app) {
           return follows_opponent(app) && playable_cards(app.table()).count() > 1;
         },
     .then = call_own,
     .rules = err},
    {.name = "call_card",
     .title = "A card that may be called for",
     .games = all_games,
     .is_it = opponent_follows,
     .then = call_for_card,
     .rules = err},
}};

}  // namespace

std::span<const Sought> of_mistakes() { return mistakes; }

}  // namespace allfours::phases
