#include "app/bots/asking_bots.hpp"

#include <utility>

#include "app/app.hpp"
#include "app/feature.hpp"
#include "app/modes/together/together_feature.hpp"
#include "words/player_words.hpp"

namespace allfours {

void ask_bot(App& app) {
  AppState& state = app.state();
  if (shows_together(state)) return attend_shared_table(app);
  if (!state.context.offers_play() || looking_back(*state.table) || state.table->waits ||
      !has_game(state))
    return;
  // A duel ends with the deal.
  if (duel_at(*state.table) != nullptr && deal_over(state.table->session.game())) return;
  const bool waited = state.thinking.waits();
  if (auto request = state.thinking.request(state.table->session)) {
    state.context.requests.ask(Requests::Owner::table, *std::move(request));
  } else if (waited && !state.thinking.waits()) {
    stop_thinking(state);
  }
}

// The most urgent owner comes first: it may drop its request, which lets the others ask.
void ask_for_features(App& app) {
  for (const Requests::Owner owner : Requests::by_urgency) {
    for (const Feature* feature : features()) {
      const Feature::Asking& asking = feature->asking;
      if (asking.ask != nullptr && asking.owner == owner) asking.ask(app);
    }
  }
}

bool hear_worker(App& app, std::string_view what) {
  AppState& state = app.state();
  const auto reply = state.context.requests.take(what);
  if (!reply) return false;
  if (reply->owner == Requests::Owner::table) {
    state.thinking.hear(reply->text);
    if (shows_together(state)) {
      follow_together(app);
      return app.settle(true);
    }
  }
  for (const Feature* feature : features()) {
    const Feature::Asking& asking = feature->asking;
    if (asking.hear != nullptr && asking.owner == reply->owner && asking.hear(app, reply->text))
      return app.settle(true);
  }
  ask_for_features(app);  // those that waited for it
  return true;
}

void stop_thinking(AppState& state) {
  state.thinking.forget();
  state.context.requests.stop();
}

void tell_of_stand_in(AppState& state) {
  if (std::exchange(state.told_of_stand_in, true)) return;
  const Session& session = state.table->session;
  const auto name = [&](std::string_view player) {
    return player_name(*state.context.words, player);
  };
  std::string chosen;
  for (int seat = 0; seat < session.setup().players; ++seat) {
    if (session.is_person(seat) || session.bot(seat) == session.fallback_bot().name) continue;
    const std::string_view one = name(session.bot(seat));
    if (chosen.find(one) == std::string::npos)
      chosen += (chosen.empty() ? "" : ", ") + std::string(one);
  }
  state.context.say_and_stay(fill(state.context.words->no_thinking,
                                  {{"text", chosen}, {"value", name(session.fallback_bot().name)}}),
                             false);
}

}  // namespace allfours
