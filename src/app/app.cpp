#include "app/app.hpp"

#include <algorithm>
#include <utility>

#include "app/bots/asking_bots.hpp"
#include "app/feature.hpp"
#include "app/language.hpp"
#include "app/modes/lesson/table_first_game.hpp"
#include "app/modes/people/table_people.hpp"
#include "app/narration/sounds.hpp"
#include "app/table/table_ahead.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_count.hpp"
#include "app/table/table_looking.hpp"
#include "app/table/table_progress.hpp"

namespace allfours {

App::App(std::uint32_t entropy) : state_(entropy) { choose_words(state_, nullptr); }

void App::embed(const Embedding& embedding) {
  state_.context.embedding = embedding;
  changed();
}

void App::restore_settings(const Settings& settings) {
  state_.context.settings = settings;
  state_.context.settings.pace = pace_step(settings.pace) * 0.5;
  if (auto game = parse_game(settings.game); game && !state_.table) {
    game->seed = state_.start.seed();
    state_.start.take(*game);
  }
  if (!state_.table) state_.start.want_series(settings.series);
  rebuild_texts(*this);
  if (state_.table) tell_anew(*state_.table);
  changed();
}

void App::limit_text_size(int largest) {
  if (std::exchange(largest_text_size_, largest) != largest) changed();
}

void App::set_browser_language(Language language) {
  state_.browser_language = language;
  rebuild_texts(*this);
  changed();
}

void App::say_fault(const Fault& fault, bool of_link) {
  state_.context.message.say_fault(fault, of_link, state_.context.language, state_.context.now);
  changed();
}

Effects App::take_effects() {
  Effects effects = std::exchange(state_.context.effects, Effects{});
  effects.stop_thinking = state_.context.requests.take_stop();
  effects.think = state_.context.requests.take_new();
  return effects;
}

namespace {

// Effects of an event: in the features, and its sound.
void hear_event(App& app, const Event& event) {
  AppState& state = app.state();
  for (const Feature* feature : features()) {
    if (feature->hear != nullptr) feature->hear(app, event);
  }
  if (!state.context.settings.sound) return;
  std::vector<Sound>& sounds = state.context.effects.sounds;
  const Session& session = state.table->session;
  const auto heard = sounds_of(session);
  sounds.insert(sounds.end(), heard.begin(), heard.end());
  if (session.person_to_decide() || session.person_may_lay_down()) sounds.push_back(Sound::turn);
}

// The device passes to another person.
bool pass_device_on(App& app) {
  AppState& state = app.state();
  if (!pass_on(*state.table)) return false;
  if (state.context.settings.sound) state.context.effects.sounds.push_back(Sound::turn);
  app.changed();
  return true;
}

}  // namespace

bool App::tick(double now, double clock) {
  const bool award_up = state_.table && award_is_up(*state_.table);
  state_.context.now = now;
  questions_.set_clock(clock);
  const int before = revision_;
  if (state_.context.message.expire(now)) {
    if (state_.table) look_for_caption(*state_.table);
    changed();
  }
  if (state_.together.expire_calls(now)) changed();
  if (!state_.table) {
    questions_.note(state_, revision_);
    return revision_ != before;
  }
  if (move_on(*state_.table)) changed();
  while (something_pending(*state_.table) && is_due(*state_.table)) {
    if (state_.table->session.at_end()) {
      if (state_.table->session.curtain_is_due() && pass_device_on(*this)) continue;
      if (play_automatic_card(*state_.table)) {
        changed();
        continue;
      }
      ask_bot(*this);
      if (state_.thinking.waits()) break;
      if (!let_bot_decide(*state_.table, state_.thinking)) tell_of_stand_in(state_);
    } else if (!begin_count(*state_.table)) {
      hear_event(*this, show_next(*state_.table));
    }
    changed();  // it may have passed the question on to the person
  }
  if (award_up && !award_is_up(*state_.table)) changed();
  if (revision_ != before) after_change();
  questions_.note(state_, revision_);
  return revision_ != before;
}

double App::next_due() const {
  double due = std::min(state_.context.message.until(), state_.together.calls_due());
  if (!state_.table || !is_moving(*state_.table)) {
    const bool award_up =
        state_.table && !looking_back(*state_.table) && award_is_up(*state_.table);
    return award_up ? std::min(due, state_.table->due) : due;
  }
  const bool out =
      state_.thinking.waits() && state_.table->session.at_end() && is_due(*state_.table);
  return out ? due : std::min(due, state_.table->due);
}

}  // namespace allfours
