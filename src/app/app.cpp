#include "app/app.hpp"

#include <algorithm>
#include <utility>

#include "app/feature.hpp"
#include "app/links/link_language.hpp"
#include "app/modes/lesson/table_first_game.hpp"
#include "app/modes/people/table_people.hpp"
#include "app/modes/together/together_feature.hpp"
#include "app/table/table_ahead.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_looking.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"
#include "core/game/link_end.hpp"
#include "words/player_words.hpp"
#include "words/variant_words.hpp"

namespace allfours {

App::App(std::uint32_t entropy) : state_(entropy) { choose_words(nullptr); }

void App::embed(const Embedding& embedding) {
  state_.context.embedding = embedding;
  changed();
}

bool App::playing() const { return state_.table && is_moving(*state_.table); }

Setup App::rules_setup() const {
  return state_.table ? state_.table->session.setup() : state_.start.setup();
}

bool App::league() const {
  return !teaches() && !(state_.table && duel_at(*state_.table)) && state_.start.league_wanted() &&
         is_league_game(rules_setup());
}

std::string_view App::level() const {
  const Setup setup = state_.start.setup();
  const Persons persons = persons_at(setup, 0);
  std::string_view level;
  for (int seat = 1; seat < setup.players; ++seat) {
    const int place = persons[at(seat)];
    if ((state_.context.settings.people >> place & 1) != 0) continue;
    const std::string_view one = state_.context.settings.bots[at(place)];
    if (!level.empty() && one != level) return {};
    level = one;
  }
  return level;
}

int App::people() const {
  const Setup setup = state_.start.setup();
  const Persons persons = persons_at(setup, 0);
  int count = 1;
  for (int seat = 1; seat < setup.players && !embedding(); ++seat) {
    count += state_.context.settings.people >> persons[at(seat)] & 1;
  }
  return count;
}

void App::restore_settings(const Settings& settings) {
  state_.context.settings = settings;
  state_.context.settings.pace = pace_step(settings.pace) * 0.5;
  if (auto game = parse_game(settings.game); game && !state_.table) {
    game->seed = state_.start.seed();
    state_.start.take(*game);
  }
  if (!state_.table) state_.start.want_series(settings.series);
  speak();
  if (state_.table) tell_anew(*state_.table);
  changed();
}

std::string App::address_of(std::string link) const {
  return whole_link(state_.link_language ? with_language(link, *state_.link_language) : link);
}

void App::limit_text_size(int largest) {
  if (std::exchange(largest_text_size_, largest) != largest) changed();
}

void App::set_browser_language(Language language) {
  browser_language_ = language;
  speak();
  changed();
}

Language App::wanted_language() const {
  return state_.link_language.value_or(
      state_.context.settings.language.value_or(browser_language_));
}

// Selects the texts of the current language, with the variant's own replacements; null: the start
// screen.
void App::choose_words(const Variant* variant) {
  const Language wanted = wanted_language();
  if (has_words(wanted)) state_.context.language = wanted;
  state_.context.words = variant != nullptr ? &words_at_table(state_.context.language, *variant)
                                            : &words_in(state_.context.language);
}

// Rebuilds all texts in the current language. The game itself contains none.
void App::speak() {
  const Words* before = state_.context.words;
  state_.context.effects.fetch_words.reset();
  if (!has_words(wanted_language())) {
    state_.context.effects.fetch_words = language_code(wanted_language());
  }
  choose_words(state_.table ? state_.table->session.setup().variant : nullptr);
  want_lessons();
  if (state_.context.words == before) return;
  state_.context.message.say_again(state_.context.language, state_.context.now);
  if (state_.table) tell_anew(*state_.table);
  changed();
}

// Loads the other lessons in the current language if they are listed or given.
void App::want_lessons() {
  state_.context.effects.fetch_lessons.reset();
  const bool wanted = !state_.table ? state_.start.lessons_open() || state_.start.puzzles_open() ||
                                          state_.puzzle_wanted
                      : teaches() ? lesson_at(*state_.table)->lesson().id != first_lesson().id
                                  : !has_game();
  if (wanted && !has_lessons(language())) {
    state_.context.effects.fetch_lessons = language_code(language());
    state_.lessons_coming = true;
  }
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

// Sends a request as soon as there is one, while earlier events are still being shown; cancels an
// obsolete one.
void App::ask_computer() {
  if (shows_together()) return attend_shared_table(*this);
  if (!state_.context.offers_play() || reviewing(*state_.table) || state_.table->waits ||
      !has_game())
    return;
  // A duel ends with the deal.
  if (duel_at(*state_.table) != nullptr && allfours::deal_over(state_.table->session.game()))
    return;
  const bool waited = state_.thinking.waits();
  if (auto thought = state_.thinking.question(state_.table->session)) {
    state_.context.requests.ask(Requests::Owner::table, *std::move(thought));
  } else if (waited && !state_.thinking.waits()) {
    stop_thinking();
  }
}

void App::stop_thinking() {
  state_.thinking.forget();
  state_.context.requests.stop();
}

// The selected bot cannot think in the page, and there is no worker: said once per game.
void App::tell_of_stand_in() {
  if (std::exchange(state_.told_of_stand_in, true)) return;
  const Session& session = state_.table->session;
  const auto name = [&](std::string_view player) {
    return player_name(*state_.context.words, player);
  };
  std::string chosen;
  for (int seat = 0; seat < session.setup().players; ++seat) {
    if (session.is_person(seat) || session.bot(seat) == session.here().name) continue;
    const std::string_view one = name(session.bot(seat));
    if (chosen.find(one) == std::string::npos)
      chosen += (chosen.empty() ? "" : ", ") + std::string(one);
  }
  state_.context.say(fill(state_.context.words->no_thinking,
                          {{"text", chosen}, {"value", name(session.here().name)}}),
                     false);
  state_.context.message.stay();
}

// The reply of the worker. That of a bot shows once the table is ready for it.
bool App::hear_thought(std::string_view what) {
  const auto reply = state_.context.requests.take(what);
  if (!reply) return false;
  if (reply->owner == Requests::Owner::table) {
    state_.thinking.hear(reply->text);
    if (shows_together()) {
      follow_together(*this);
      return settle(true);
    }
  }
  for (const Feature* feature : features()) {
    const Feature::Asking& asking = feature->asking;
    if (asking.hear != nullptr && asking.owner == reply->owner && asking.hear(*this, reply->text))
      return settle(true);
  }
  ask_others();  // those that waited for it
  return true;
}

// Requests other than for the game at the table itself. The most urgent owner comes first: it may
// drop its request, which lets the others ask.
void App::ask_others() {
  for (const Requests::Owner owner : Requests::by_urgency) {
    for (const Feature* feature : features()) {
      const Feature::Asking& asking = feature->asking;
      if (asking.ask != nullptr && asking.owner == owner) asking.ask(*this);
    }
  }
}

bool App::tick(double now, double clock) {
  const bool award_up = state_.table && award_is_up(*state_.table);
  state_.context.now = now;
  clock_ = clock;
  const int before = revision_;
  if (state_.context.message.expire(now)) {
    if (state_.table) look_for_caption(*state_.table);
    changed();
  }
  if (state_.together.expire_calls(now)) changed();
  if (!state_.table) {
    note_questions();
    return revision_ != before;
  }
  if (move_on(*state_.table)) changed();
  while (something_pending(*state_.table) && is_due(*state_.table)) {
    if (state_.table->session.at_end()) {
      if (state_.table->session.passes() && pass_on()) continue;
      if (play_automatic_card(*state_.table)) {
        changed();
        continue;
      }
      ask_computer();
      if (state_.thinking.waits()) break;
      if (!let_computer_decide(*state_.table, state_.thinking)) tell_of_stand_in();
    } else {
      hear(show_next(*state_.table));
    }
    changed();  // it may have passed the question on to the person
  }
  if (award_up && !award_is_up(*state_.table)) changed();
  if (revision_ != before) after_change();
  note_questions();
  return revision_ != before;
}

double App::next_due() const {
  double due = std::min(state_.context.message.until(), state_.together.calls_due());
  if (!playing()) {
    const bool award_up = state_.table && !reviewing(*state_.table) && award_is_up(*state_.table);
    return award_up ? std::min(due, state_.table->due) : due;
  }
  const bool out =
      state_.thinking.waits() && state_.table->session.at_end() && is_due(*state_.table);
  return out ? due : std::min(due, state_.table->due);
}

// Effects of an event: in the features, and its sound.
void App::hear(const Event& event) {
  for (const Feature* feature : features()) {
    if (feature->hear != nullptr) feature->hear(*this, event);
  }
  if (!state_.context.settings.sound) return;
  std::vector<Sound>& sounds = state_.context.effects.sounds;
  const auto heard = sounds_of(state_.table->session);
  sounds.insert(sounds.end(), heard.begin(), heard.end());
  const Session& session = state_.table->session;
  if (session.human_to_decide() || session.human_may_lay_down()) sounds.push_back(Sound::turn);
}

// The device passes to another person.
bool App::pass_on() {
  if (!allfours::pass_on(*state_.table)) return false;
  if (state_.context.settings.sound) state_.context.effects.sounds.push_back(Sound::turn);
  changed();
  return true;
}

}  // namespace allfours
