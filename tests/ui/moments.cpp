#include "ui/moments.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <sstream>
#include <stdexcept>

#include "app/modes/people/table_people.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"
#include "players/player_names.hpp"
#include "ui/phases.hpp"

namespace allfours {

void phases::decide(App& app, int step) {
  if (award_waits(app.table())) {
    app.act("skip");
  } else if (waits_for_next_hand(app.table())) {
    app.act("next_hand");
  } else if (next_person(app.table()) >= 0) {
    app.act("take_seat");
  } else if (app.table().session.person_may_lay_down()) {
    app.act("keep");
  } else {
    Stream stream = decision_stream(1, session(app).human(), step);
    const Decision decision = choose_sensibly(app.table().session.view(), stream);
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

namespace {

// Plays this deal until the moment is reached; false at the end of the game.
bool play_to(App& app, const phases::Sought& phase) {
  for (int step = 0; step < 6000; ++step) {
    if (app.table().session.shown() > 1 && phase.is_it(app)) return true;
    if (std::isfinite(app.next_due())) {
      app.tick(app.next_due());
    } else if (game_over(app.table())) {
      return false;
    } else {
      phases::decide(app, step);
    }
  }
  return false;
}

// Each other seat has a different bot, the strongest first.
std::string every_level(int players) {
  std::string bots = "&bots=sensible";
  for (int seat = 1; seat < players; ++seat) {
    const std::size_t place = player_names.size() - 1 - at(seat - 1) % player_names.size();
    bots += "," + std::string(player_names[place].name);
  }
  return bots;
}

// The same deal, with people in all seats.
void begin_anew_with_people(App& app) {
  const std::string seed = app.table().session.setup().seed;
  app.act("new_game");
  app.act("seed:" + seed);
  app.act("person:3:Ann");
  for (int place = 1; place < max_players; ++place) {
    app.act("level_of:" + std::to_string(place) + ":person");
  }
  app.act("start");
}

MomentSeen find(const phases::Sought& phase, const std::string& variant, int players,
                std::string_view language) {
  MomentSeen moment{std::string(phase.name), std::string(phase.title), variant, players, nullptr};
  for (int seed = 1; seed <= 400; ++seed) {
    auto app = std::make_unique<App>(1U);
    if (!phase.first_game) {
      Settings settings;
      settings.captions_told = all_captions;
      settings.games_begun = first_games + 1;
      app->restore_settings(settings);
    }
    app->open_link("v=" + variant + "&players=" + std::to_string(players) + "&seed=GALLERY-" +
                   std::to_string(seed) +
                   (phase.rules.empty() ? "" : "&rules=" + std::string(phase.rules)) +
                   (phase.levels ? every_level(players) : ""));
    if (app->screen() != App::Screen::table) throw std::runtime_error(app->message());
    app->act("begin");
    if (phase.several) begin_anew_with_people(*app);
    if (!play_to(*app, phase)) continue;
    app->act("language:" + std::string(language));
    try {
      if (phase.then != nullptr) phase.then(*app);
    } catch (const phases::Otherwise&) {
      continue;
    }
    moment.app = std::move(app);
    return moment;
  }
  throw std::runtime_error("no game of " + variant + " comes to: " + std::string(phase.title));
}

std::vector<phases::Sought> all_phases() {
  std::vector<phases::Sought> all;
  for (const auto kind : {phases::beside_play(), phases::of_play(), phases::of_mistakes(),
                          phases::at_tables_of_people()}) {
    all.insert(all.end(), kind.begin(), kind.end());
  }
  return all;
}

}  // namespace

MomentSeen moment_of(std::string_view phase, std::string_view variant, int players) {
  const std::vector<phases::Sought> all = all_phases();
  const auto sought = std::find_if(all.begin(), all.end(),
                                   [&](const phases::Sought& one) { return one.name == phase; });
  if (sought == all.end()) throw std::runtime_error("no such phase: " + std::string(phase));
  return find(*sought, std::string(variant), players, "en");
}

std::vector<MomentSeen> moments_seen(std::span<const std::string_view> only,
                                     std::string_view language) {
  std::vector<MomentSeen> moments;
  for (const phases::Sought& phase : all_phases()) {
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
