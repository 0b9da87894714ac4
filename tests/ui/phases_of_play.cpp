// Phases of the play of a hand, from the deal to its end, and of reviewing it.
#include <algorithm>
#include <array>

#include "app/links/sharing.hpp"
#include "app/modes/lesson/table_first_game.hpp"
#include "app/modes/people/table_people.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_ahead.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_count.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"
#include "app/view_model.hpp"
#include "core/game/record.hpp"
#include "players/advice/adviser.hpp"
#include "ui/duel_moments.hpp"
#include "ui/phases.hpp"

namespace allfours::phases {

namespace {

bool hand_over(const App& app) { return waits_for_next_hand(app.table()) && table(app).hand > 1; }

// The person is last in a trick and may not play every card.
bool last_to_a_trick(const App& app) {
  return may_play(app) && trick_size(table(app)) == seats_in_play(table(app)) - 1 &&
         playable_cards(app.table()).count() < own_cards(app) && own_cards(app) >= 4;
}

// One of the four points was just counted, for a side or for nobody.
bool counts(const App& app, AwardFor what, bool scored) {
  const Event& event = session(app).last_shown();
  return event.kind == EventKind::award && event.award == what && (event.side >= 0) == scored &&
         table(app).hand > 1 && own_cards(app) == 0;
}

void open_reasons(App& app) {
  for (std::size_t i = 0; i < app.table().narration.rows().size(); ++i) {
    const HistoryRow row = app.table().narration.rows()[i];
    if (row_shown(Seen(app), row)) app.act("why:" + std::to_string(row.moment));
  }
}

void warn_of_hints(App& app) {
  app.use_worker(true);
  app.act("hint");
}

// Shows a hint as a worker would, with less effort.
void show_hint(App& app) {
  warn_of_hints(app);
  app.act("hint");
  const WorkerRequest asked = app.take_effects().think.value();
  const auto opened = std::get<OpenedRecord>(open_record(asked.record));
  Stream stream(1, "hint");
  const Advice advice =
      advise(seen_from(opened.game.table(), asked.seat), Effort{24, 4, 2'000}, stream);
  app.act("thought:" + std::to_string(asked.serial) + ":" + advice_text(advice));
}

// Closes a dialog that needs a worker.
void close(App& app) { app.act("close"); }

// True while a first game shows this caption, in English.
bool tells(const App& app, std::string_view title) {
  return first_caption(app.table()).title.ends_with(title) && !something_pending(app.table());
}

// A link to the game at the table, as its receiver sees it.
template <int link>
void get_sent(App& app) {
  app.open_link(shared_links(session(app), app.words())[link].fragment);
}

// The same after Start.
template <int link>
void watch_sent(App& app) {
  get_sent<link>(app);
  app.act("begin");
  app.act("trick:3");
}

constexpr std::array<Sought, 60> in_play{{
    {"ceremony", "First dealer",
     "trinidad-2/2 cotton/2 seven-up/3 trinidad/4 west-yorkshire/4 lancashire/4 "
     "west-yorkshire-6/6",
     [](const App& app) { return shows(app, EventKind::first_dealer); }},
    {"deal", "The deal", all_games, [](const App& app) { return shows(app, EventKind::deal); }},
    {"begging", "Stand or beg", "trinidad-2/2 seven-up/3 trinidad/4",
     [](const App& app) { return can_say(app, "say:beg"); }},
    {"giving", "Give or run", "trinidad-2/2 seven-up/3 trinidad/4 cotton/2",
     [](const App& app) { return can_say(app, "say:run") && shows(app, EventKind::say); }},
    {"speech", "Somebody speaks", "trinidad-2/2 seven-up/3 trinidad/4",
     [](const App& app) {
       return shows(app, EventKind::say) && session(app).last_shown().say == Say::give;
     }},
    {"own_speech", "The person speaks", "trinidad-2/2 seven-up/3 trinidad/4",
     [](const App& app) {
       return shows(app, EventKind::say) && session(app).last_shown().seat == session(app).human();
     }},
    {"many_cards", "Twelve cards in hand", "trinidad-2/2 seven-up/3 trinidad/4",
     [](const App& app) {
       const int wanted = table(app).players == 3 ? 9 : 12;
       return session(app).person_to_decide() && own_cards(app) >= wanted;
     }},
    {"discard", "Discarding", "german/2 seven-up/3 seven-up/4",
     [](const App& app) {
       return session(app).person_to_decide() && table(app).phase == Phase::discard;
     },
     [](App& app) {
       const CardSet cards = playable_cards(app.table());
       app.act("card:" + card_text(cards.at(1)));
       app.act("card:" + card_text(cards.at(4)));
     }},
    {"bunch", "Bunching", "seven-up/2 seven-up/3 seven-up/4",
     [](const App& app) { return can_say(app, "say:bunch") || can_say(app, "say:agree"); }},
    {"pitch", "The pitch", "pitch/2 pitch/3 west-yorkshire/4 west-yorkshire-6/6",
     [](const App& app) { return may_play(app) && table(app).play_count == 0; }},
    {"mid_trick", "In the middle of a trick", all_games, last_to_a_trick},
    {"refusal", "A card that must not be played", all_games, last_to_a_trick,
     [](App& app) { app.act("card:" + card_text(forbidden_card(app))); }},
    {"trick", "A finished trick", all_games,
     [](const App& app) {
       return shows(app, EventKind::play) && trick_size(table(app)) == seats_in_play(table(app)) &&
              table(app).tricks > 1;
     }},
    {"award", "An award", all_games,
     [](const App& app) {
       return shows(app, EventKind::award) && table(app).hand > 1 &&
              session(app).last_shown().award != AwardFor::game;
     }},
    {"award_waits", "An award that waits for a touch", all_games,
     [](const App& app) { return award_waits(app.table()) && table(app).hand > 0; }, nullptr, false,
     true},
    {"award_asks", "An award above a question", "trinidad/4 german/2",
     [](const App& app) { return award_is_up(app.table()) && session(app).person_to_decide(); },
     nullptr, false, true},
    {"chosen", "A card chosen ahead of the turn", all_games,
     [](const App& app) {
       return !choosable_cards(app.table()).empty() && trick_size(table(app)) > 0;
     },
     [](App& app) { app.act("card:" + card_text(choosable_cards(app.table()).last())); }},
    {"raised", "A card raised by a first touch", "trinidad/4",
     [](const App& app) { return may_play(app) && playable_cards(app.table()).count() > 2; },
     [](App& app) {
       app.act("second_touch:on");
       app.act("card:" + card_text(playable_cards(app.table()).first()));
     }},
    {"left_handed", "The table for the left hand", all_games,
     [](const App& app) { return may_play(app) && own_cards(app) > 4; },
     [](App& app) { app.act("left_handed:on"); }},
    {"claim", "The rest of the tricks can be taken", "german/2 california-jack/2 trinidad/4",
     [](const App& app) {
       const auto actions = actions_at(app.table());
       return std::any_of(actions.begin(), actions.end(),
                          [](const Action& action) { return action.id == "claim"; });
     }},
    {"hanged_trick", "A trick that captures the jack", "trinidad-2/2 trinidad/4",
     [](const App& app) { return hanged_in_trick(table(app)).known(); }},
    {"hanging", "A jack is hanged", "trinidad-2/2 trinidad/4",
     [](const App& app) {
       return award_is_up(app.table()) && session(app).last_shown().award == AwardFor::hang_jack;
     }},
    {"settling", "Low is counted", "trinidad-2/2 seven-up/3 trinidad/4 west-yorkshire-6/6 pitch/4",
     [](const App& app) { return counts(app, AwardFor::low, true); }},
    {"settling_jack", "The jack was not in play", "trinidad-2/2 trinidad/4 west-yorkshire/4",
     [](const App& app) { return counts(app, AwardFor::jack, false); }},
    {"counting", "The card points are counted",
     "trinidad-2/2 seven-up/3 trinidad/4 west-yorkshire-6/6 california-jack/2",
     [](const App& app) { return counts_now(app.table()); },
     [](App& app) { app.tick(app.next_due() - 100); }},
    {"settling_game", "Game is counted", "trinidad-2/2 seven-up/3 trinidad/4 west-yorkshire-6/6",
     [](const App& app) { return counts(app, AwardFor::game, true); }},
    {"winning", "The point that wins the game", "trinidad-2/2 seven-up/3 trinidad/4",
     [](const App& app) {
       return award_is_up(app.table()) && weight_of_award(app.table()) == AwardWeight::winning;
     }},
    {"hand_end", "The end of a hand", all_games, hand_over},
    {"game_over", "The game is over", all_games,
     [](const App& app) { return game_over(app.table()); }},
    {"stakes_end", "A game for stakes is over", "west-yorkshire/4 west-yorkshire-6/6",
     [](const App& app) { return game_over(app.table()); }, nullptr, false, false, false,
     "stake_game.2,stake_all_fours.1"},
    {"review", "An earlier moment", all_games,
     [](const App& app) { return may_play(app) && table(app).tricks == 3; },
     [](App& app) { app.act("step:-6"); }},
    {"sent_challenge", "A challenge was sent", all_games, hand_over, get_sent<4>},
    {"sent_hand", "A hand was sent as it was played", all_games, hand_over, get_sent<1>},
    {"sent_moment", "A moment was sent", all_games, may_play, get_sent<3>},
    {"sent_end", "The end of a hand was sent", all_games, hand_over, get_sent<3>},
    {"watched", "Somebody else's game is watched", all_games, hand_over, watch_sent<2>},
    {"sent_duel", "A duel was sent", all_games, may_play, get_duel},
    {"duel", "A deal of a duel, where the games parted", all_games, may_play, compare_duel<false>},
    {"duel_end", "The end of a deal of a duel", all_games, may_play, compare_duel<true>},
    {"history", "The history opened", all_games,
     [](const App& app) { return may_play(app) && table(app).tricks == 3 && table(app).hand > 2; },
     [](App& app) { app.act("history"); }},
    {"why", "Reasons opened", all_games, hand_over,
     [](App& app) {
       app.act("tab:everything");
       open_reasons(app);
       app.act("history");
     }},
    {"all_hands", "All hands when one is over", all_games, hand_over,
     [](App& app) { app.act("all_hands"); }},
    {"practice", "Played on from an earlier moment", all_games,
     [](const App& app) { return may_play(app) && table(app).tricks == 3; },
     [](App& app) {
       app.act("step:-6");
       app.act("play_on");
     }},
    {"menu", "The menu", all_games, last_to_a_trick, [](App& app) { app.act("menu"); }},
    {"last_trick", "The last trick again", all_games,
     [](const App& app) {
       return may_play(app) && table(app).tricks > 1 && trick_size(table(app)) == 0;
     },
     [](App& app) { app.act("last_trick"); }},
    {"hint_warns", "Before the first hint", all_games, last_to_a_trick, warn_of_hints},
    {"hint", "A hint in the middle of a trick", all_games, last_to_a_trick, show_hint},
    {"hint_lead", "A hint for a lead",
     "pitch/2 california-jack/2 seven-up/3 trinidad/4 west-yorkshire/4 west-yorkshire-6/6",
     [](const App& app) {
       return may_play(app) && trick_size(table(app)) == 0 && table(app).tricks < 3;
     },
     show_hint},
    {"hint_words", "A hint on begging", "trinidad-2/2 seven-up/3 trinidad/4",
     [](const App& app) { return can_say(app, "say:beg"); }, show_hint},
    {"hint_many", "A hint with many cards in hand", "trinidad-2/2 trinidad/4",
     [](const App& app) {
       return may_play(app) && own_cards(app) >= 8 && trick_size(table(app)) == 0;
     },
     show_hint},
    {"stock", "California Jack: the stock", "california-jack/2",
     [](const App& app) { return last_to_a_trick(app) && table(app).tricks > 3; }},
    {"first_trick", "The first trick stays open",
     "west-yorkshire-2/2 west-yorkshire/4 west-yorkshire-6/6",
     [](const App& app) { return last_to_a_trick(app) && table(app).tricks > 0; }},
    {"levels", "Opponents of every level", all_games, last_to_a_trick, close, true},
    {"levels_speech", "What opponents of every level say", "trinidad/4 seven-up/3",
     [](const App& app) {
       return session(app).person_to_decide() && table(app).phase != Phase::play;
     },
     close, true},
    {"curtain", "Pass and play: the curtain",
     "trinidad-2/2 seven-up/3 trinidad/4 west-yorkshire-6/6",
     [](const App& app) {
       return next_person(app.table()) > 0 && table(app).tricks > 0 && trick_size(table(app)) > 0;
     },
     nullptr, false, false, true},
    {"laid_down", "A hand laid down", "west-yorkshire/4 west-yorkshire-6/6",
     [](const App& app) {
       return table(app).laid_down != 0 && may_play(app) && trick_size(table(app)) > 0;
     }},
    {"first_word", "A first game: the suit that is offered", "trinidad-2/2 seven-up/3 trinidad/4",
     [](const App& app) { return tells(app, "as trumps?") && can_say(app, "say:beg"); }, nullptr,
     false, true},
    {"first_card", "A first game: follow or trump", all_games,
     [](const App& app) { return tells(app, "Follow suit, or trump"); }, nullptr, false, true},
    {"first_points", "A first game: the four points", all_games,
     [](const App& app) { return tells(app, "every hand"); }, nullptr, false, true},
    {"first_counted", "A first game: what is counted", all_games,
     [](const App& app) { return tells(app, "counted"); }, nullptr, false, true},
}};

}  // namespace

std::span<const Sought> of_play() { return in_play; }

}  // namespace allfours::phases
