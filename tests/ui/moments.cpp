#include "ui/moments.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <sstream>
#include <stdexcept>

#include "app/sharing.hpp"
#include "core/record.hpp"
#include "players/adviser.hpp"
#include "ui/duel_moments.hpp"

namespace allfours {

namespace {

const Table& table(const App& app) { return app.table().session().table(); }

bool shows(const App& app, EventKind kind) {
  return app.table().session().last_shown().kind == kind;
}

bool can_say(const App& app, std::string_view word) {
  const auto actions = app.table().actions();
  return std::any_of(actions.begin(), actions.end(),
                     [&](const Action& action) { return action.id == word; });
}

int own_cards(const App& app) {
  return table(app).hand_count[static_cast<std::size_t>(app.table().session().human())];
}

bool may_play(const App& app) {
  return app.table().session().human_to_decide() && table(app).phase == Phase::play;
}

bool hand_over(const App& app) { return app.table().waits_for_next_hand() && table(app).hand > 1; }

// The person comes last in a trick, and may not play every card.
bool last_to_a_trick(const App& app) {
  return may_play(app) && trick_size(table(app)) == seats_in_play(table(app)) - 1 &&
         app.table().playable().count() < own_cards(app) && own_cards(app) >= 4;
}

// One of the four points has just been counted, to somebody or to nobody.
bool counts(const App& app, AwardFor what, bool scored) {
  const Event& event = app.table().session().last_shown();
  return event.kind == EventKind::award && event.award == what && (event.side >= 0) == scored &&
         table(app).hand > 1 && own_cards(app) == 0;
}

bool can_err(const App& app) { return may_play(app) && !choice(table(app)).illegal.empty(); }

Card forbidden_card(const App& app) {
  const SeatView view = app.table().view();
  return (view.table.hands[static_cast<std::size_t>(view.seat)] - app.table().playable()).first();
}

void open_reasons(App& app) {
  for (std::size_t i = 0; i < app.table().history().size(); ++i) {
    const HistoryRow row = app.table().history()[i];
    if (app.row_shown(row)) app.act("why:" + std::to_string(row.moment));
  }
}

void warn_of_hints(App& app) {
  app.think_elsewhere(true);
  app.act("hint");
}

// As a worker would answer, with less effort.
void show_hint(App& app) {
  warn_of_hints(app);
  app.act("hint");
  const Thought asked = app.take_effects().advise.value();
  const auto opened = std::get<OpenedRecord>(open_record(asked.record));
  Stream stream(1, "hint");
  const Advice advice =
      advise(seen_from(opened.game.table(), asked.seat), Effort{24, 4, 2'000}, stream);
  app.act("thought:" + std::to_string(asked.serial) + ":" + advice_text(advice));
}

// Of what nobody can think here.
void close(App& app) { app.act("close"); }

void decide(App& app, int step);

// A puzzle of two against two; a card played that loses it.
void solve(App& app, bool wrong) {
  const PuzzleText& puzzle = puzzles().front();
  app.act("solve:" + std::string(puzzle.id));
  while (std::isfinite(app.next_due())) app.tick(app.next_due());
  if (wrong) app.act("card:" + std::string(puzzle.other));
  while (std::isfinite(app.next_due())) app.tick(app.next_due());
}

// A step of the first lesson, everything done that it asks for on the way.
void learn(App& app, int part) {
  app.act("learn:" + std::string(lessons().front().id));
  const LessonRun& lesson = *app.table().lesson();
  while (true) {
    while (std::isfinite(app.next_due())) app.tick(app.next_due());
    if (lesson.part() >= part) return;
    const auto asked = lesson.asked(app.table().session());
    app.act(!asked                               ? std::string("go_on")
            : asked->kind == Decision::Kind::say ? "say:" + std::string(wire(asked->say))
                                                 : "card:" + card_text(asked->card));
  }
}

// A first game tells this, in English.
bool tells(const App& app, std::string_view title) {
  return app.table().first_caption().title.ends_with(title) && !app.table().something_pending();
}

// What was sent of the game at the table, as whoever gets it sees it.
template <int link>
void get_sent(App& app) {
  app.open_link(shared_links(app.table().session(), app.words())[link].fragment);
}

// The same, begun.
template <int link>
void watch_sent(App& app) {
  get_sent<link>(app);
  app.act("begin");
  app.act("trick:3");
}

constexpr std::string_view all_games = "trinidad-2/2 seven-up/3 trinidad/4 west-yorkshire-6/6";

constexpr std::array<SoughtPhase, 76> phases{{
    {"start", "Start screen", "", nullptr, [](App& app) { app.act("date:2026-11-22"); }},
    {"start_kept", "Start screen, a game to go on with", "", nullptr,
     [](App& app) {
       app.restore_days(
           parse_days("2026-11-16 seven-up ++-0 2 1\n2026-11-18 german +--+ 2 1\n"
                      "2026-11-20 french ---- 0 4\n2026-11-21 pitch ++++ 4 0\n"));
       app.act("date:2026-11-21");
       app.act("variant:california-jack");
       app.act("start");
       while (app.table().session().table().hand < 2) {
         if (std::isfinite(app.next_due())) {
           app.tick(app.next_due());
         } else {
           decide(app, app.table().session().shown());
         }
       }
       app.act("new_game");
     }},
    {"start_menu", "Options", "", nullptr, [](App& app) { app.act("menu"); }},
    {"games", "All games", "", nullptr,
     [](App& app) {
       app.act("games");
       app.act("variant:seven-up");
     }},
    {"start_levels", "All games, each seat its own level", "", nullptr,
     [](App& app) {
       app.act("games");
       app.act("variant:west-yorkshire-6");
       app.act("level:expert");
       app.act("level_of:2:beginner");
       app.act("level_of:3:person");
       app.act("person:3:Maximiliane");
     }},
    {"day_end", "The first hand of today's deal is over", "", nullptr,
     [](App& app) {
       app.act("date:2026-11-22");
       app.act("today");
       while (!app.table().waits_for_next_hand()) {
         if (std::isfinite(app.next_due())) {
           app.tick(app.next_due());
         } else {
           decide(app, app.table().session().shown());
         }
       }
     }},
    {"lesson_told", "A lesson tells something", "", nullptr, [](App& app) { learn(app, 2); }},
    {"lesson_words", "A lesson asks for a word", "", nullptr, [](App& app) { learn(app, 3); }},
    {"lesson_card", "A lesson asks for a card", "", nullptr, [](App& app) { learn(app, 6); }},
    {"lesson_other", "Another card than it asks for", "", nullptr,
     [](App& app) {
       learn(app, 6);
       app.act("card:Jh");
     }},
    {"lesson_end", "The end of a lesson", "", nullptr, [](App& app) { learn(app, 9); }},
    {"lesson_why", "The end of a lesson, a reason opened", "", nullptr,
     [](App& app) {
       learn(app, 9);
       app.act("lesson_why");
     }},
    {"lesson_list", "All lessons", "", nullptr,
     [](App& app) {
       learn(app, 9);
       app.act("end_lesson");
       app.act("lesson_list");
     }},
    {"lesson_further", "A further lesson asks for a card", "", nullptr,
     [](App& app) {
       app.act("learn:begging");
       while (std::isfinite(app.next_due())) app.tick(app.next_due());
       app.act("say:beg");
       while (app.table().lesson()->part() < 4) {
         while (std::isfinite(app.next_due())) app.tick(app.next_due());
         app.act("go_on");
       }
       while (std::isfinite(app.next_due())) app.tick(app.next_due());
     }},
    {"lesson_points", "A lesson speaks of a point on the felt", "", nullptr,
     [](App& app) {
       app.act("learn:caribbean");
       while (std::isfinite(app.next_due())) app.tick(app.next_due());
       app.act("say:run");
       while (std::isfinite(app.next_due())) app.tick(app.next_due());
     }},
    {"puzzle_list", "All puzzles", "", nullptr, [](App& app) { app.act("puzzle_list"); }},
    {"puzzle", "A puzzle", "", nullptr, [](App& app) { solve(app, false); }},
    {"puzzle_missed", "A puzzle, lost", "", nullptr, [](App& app) { solve(app, true); }},
    {"puzzle_shown", "A puzzle, its solution", "", nullptr,
     [](App& app) {
       solve(app, false);
       app.act("show_solution");
       while (std::isfinite(app.next_due())) app.tick(app.next_due());
     }},
    {"start_lessons", "Start screen, a lesson has been taken", "", nullptr,
     [](App& app) {
       learn(app, 1);
       app.act("end_lesson");
     }},
    {"house_rules", "House rules", "", nullptr, [](App& app) { app.act("house_rules"); }},
    {"rules", "Rules sheet", "", nullptr, [](App& app) { app.act("rules"); }},
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
       return shows(app, EventKind::say) && app.table().session().last_shown().say == Say::give;
     }},
    {"own_speech", "The person speaks", "trinidad-2/2 seven-up/3 trinidad/4",
     [](const App& app) {
       return shows(app, EventKind::say) &&
              app.table().session().last_shown().seat == app.table().session().human();
     }},
    {"many_cards", "Twelve cards in hand", "trinidad-2/2 seven-up/3 trinidad/4",
     [](const App& app) {
       const int wanted = table(app).players == 3 ? 9 : 12;
       return app.table().session().human_to_decide() && own_cards(app) >= wanted;
     }},
    {"discard", "Discarding", "german/2 seven-up/3 seven-up/4",
     [](const App& app) {
       return app.table().session().human_to_decide() && table(app).phase == Phase::discard;
     },
     [](App& app) {
       const CardSet cards = app.table().playable();
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
              app.table().session().last_shown().award != AwardFor::game;
     }},
    {"settling", "Low is counted", "trinidad-2/2 seven-up/3 trinidad/4 west-yorkshire-6/6 pitch/4",
     [](const App& app) { return counts(app, AwardFor::low, true); }},
    {"settling_jack", "The jack was not in play", "trinidad-2/2 trinidad/4 west-yorkshire/4",
     [](const App& app) { return counts(app, AwardFor::jack, false); }},
    {"settling_game", "Game is counted", "trinidad-2/2 seven-up/3 trinidad/4 west-yorkshire-6/6",
     [](const App& app) { return counts(app, AwardFor::game, true); }},
    {"hand_end", "The end of a hand", all_games, hand_over},
    {"game_over", "The game is over", all_games,
     [](const App& app) { return app.table().game_over(); }},
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
       return app.table().session().human_to_decide() && table(app).phase != Phase::play;
     },
     close, true},
    {"curtain", "Pass and play: the curtain",
     "trinidad-2/2 seven-up/3 trinidad/4 west-yorkshire-6/6",
     [](const App& app) {
       return app.table().next_person() > 0 && table(app).tricks > 0 && trick_size(table(app)) > 0;
     },
     nullptr, false, false, true},
    {"laid_down", "A hand laid down", "west-yorkshire/4 west-yorkshire-6/6",
     [](const App& app) {
       return table(app).laid_down != 0 && may_play(app) && trick_size(table(app)) > 0;
     }},
    {"revoke_warned", "A card that must not be played, and can be", all_games, can_err,
     [](App& app) { app.act("card:" + card_text(forbidden_card(app))); }, false, false, false,
     true},
    {"take_back", "A card that must not be played, played", all_games, can_err,
     [](App& app) {
       app.act("play_illegal:" + card_text(forbidden_card(app)));
       while (std::isfinite(app.next_due())) app.tick(app.next_due());
     },
     false, false, false, true},
    {"look", "Before the pitch, which is the partner's", "west-yorkshire/4 west-yorkshire-6/6",
     [](const App& app) { return app.table().may_look(); }, nullptr, false, false, false, true},
    {"call", "A revoke is called", all_games,
     [](const App& app) {
       return may_play(app) && table(app).tricks > 1 && trick_size(table(app)) == 0;
     },
     [](App& app) {
       app.act("calls");
       app.act("call_step:1");
     },
     false, false, false, true},
    {"calls", "Before the settlement", all_games,
     [](const App& app) {
       return app.table().session().human_to_decide() && table(app).phase == Phase::calls;
     },
     nullptr, false, false, false, true},
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

// What the person does when it is their turn: what a sensible player would.
void decide(App& app, int step) {
  if (app.table().waits_for_next_hand()) {
    app.act("next_hand");
  } else if (app.table().next_person() >= 0) {
    app.act("take_seat");
  } else if (app.table().session().human_may_lay_down()) {
    app.act("keep");
  } else {
    Stream stream = decision_stream(1, app.table().session().human(), step);
    const Decision decision = choose_sensibly(app.table().view(), stream);
    switch (decision.kind) {
      case Decision::Kind::say:
        app.act("say:" + std::string(wire(decision.say)));
        break;
      case Decision::Kind::play:
        app.act("card:" + card_text(decision.card));
        break;
      case Decision::Kind::discard:
        for (const Card card : decision.cards) app.act("card:" + card_text(card));
        app.act("discard");
        break;
      case Decision::Kind::deal_by_hand:
        app.act("deal_rightly");
        break;
      case Decision::Kind::lay_down:
      case Decision::Kind::call_misdeal:
      case Decision::Kind::take_back:
      case Decision::Kind::call_revoke:
      case Decision::Kind::look:
      case Decision::Kind::expose:
      case Decision::Kind::call_card:
        break;
    }
  }
}

// Plays this deal's game until the moment is there; false at the game's end.
bool play_to(App& app, const SoughtPhase& phase) {
  for (int step = 0; step < 6000; ++step) {
    if (app.table().session().shown() > 1 && phase.is_it(app)) return true;
    if (std::isfinite(app.next_due())) {
      app.tick(app.next_due());
    } else if (app.table().game_over()) {
      return false;
    } else {
      decide(app, step);
    }
  }
  return false;
}

// Each other seat plays otherwise, the strongest first.
std::string every_level(int players) {
  std::string bots = "&bots=sensible";
  for (int seat = 1; seat < players; ++seat) {
    const std::size_t place = player_names.size() - 1 - at(seat - 1) % player_names.size();
    bots += "," + std::string(player_names[place].name);
  }
  return bots;
}

// The same deal, everybody at this screen.
void begin_anew_with_people(App& app) {
  const std::string seed = app.table().session().setup().seed;
  app.act("new_game");
  app.act("seed:" + seed);
  app.act("person:3:Ann");
  for (int place = 1; place < max_players; ++place) {
    app.act("level_of:" + std::to_string(place) + ":person");
  }
  app.act("start");
}

MomentSeen find(const SoughtPhase& phase, const std::string& variant, int players,
                std::string_view language) {
  MomentSeen moment{std::string(phase.name), std::string(phase.title), variant, players, nullptr};
  for (int seed = 1; seed <= 400; ++seed) {
    auto app = std::make_unique<App>(1U);
    if (!phase.first_game) {
      Settings settings;
      settings.captions_told = all_captions;
      app->restore_settings(settings);
    }
    app->open_link("v=" + variant + "&players=" + std::to_string(players) + "&seed=GALLERY-" +
                   std::to_string(seed) + (phase.mistakes ? "&rules=table_rules.true" : "") +
                   (phase.levels ? every_level(players) : ""));
    if (app->screen() != App::Screen::table) throw std::runtime_error(app->message());
    app->act("begin");
    if (phase.several) begin_anew_with_people(*app);
    if (!play_to(*app, phase)) continue;
    app->act("language:" + std::string(language));
    if (phase.then != nullptr) phase.then(*app);
    moment.app = std::move(app);
    return moment;
  }
  throw std::runtime_error("no game of " + variant + " comes to: " + std::string(phase.title));
}

}  // namespace

std::span<const SoughtPhase> sought_phases() { return phases; }

MomentSeen moment_of(std::string_view phase, std::string_view variant, int players) {
  const auto sought = std::find_if(phases.begin(), phases.end(),
                                   [&](const SoughtPhase& one) { return one.name == phase; });
  if (sought == phases.end()) throw std::runtime_error("no such phase: " + std::string(phase));
  return find(*sought, std::string(variant), players, "en");
}

std::vector<MomentSeen> moments_seen(std::span<const std::string_view> only,
                                     std::string_view language) {
  std::vector<MomentSeen> moments;
  for (const SoughtPhase& phase : phases) {
    if (!only.empty() && std::find(only.begin(), only.end(), phase.name) == only.end()) continue;
    if (phase.is_it == nullptr) {
      MomentSeen moment{std::string(phase.name), std::string(phase.title), "", 0,
                        std::make_unique<App>(1U)};
      moment.app->act("language:" + std::string(language));
      phase.then(*moment.app);
      moments.push_back(std::move(moment));
      continue;
    }
    std::istringstream games{std::string(phase.games)};
    for (std::string game; games >> game;) {
      const auto slash = game.find('/');
      moments.push_back(
          find(phase, game.substr(0, slash), std::stoi(game.substr(slash + 1)), language));
    }
  }
  return moments;
}

}  // namespace allfours
