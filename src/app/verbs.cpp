#include "app/verbs.hpp"

#include <algorithm>
#include <utility>

#include "app/app.hpp"
#include "app/bots/asking_bots.hpp"
#include "app/links/address.hpp"
#include "app/modes/lesson/table_first_game.hpp"
#include "app/storage/resume.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_ahead.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_state.hpp"

namespace allfours {

using Where = Verb::Where;

const Verb* find_verb(std::string_view name) {
  const auto rows = verbs();
  const auto row =
      std::find_if(rows.begin(), rows.end(), [&](const Verb& verb) { return verb.name == name; });
  return row == rows.end() ? nullptr : &*row;
}

// True if the verb applies to the current screen.
static bool has_place(const AppState& state, const Verb& verb) {
  switch (verb.where) {
    case Where::anywhere:
    case Where::worker:
      return true;
    case Where::start:
      return !state.table;
    case Where::table:
      return state.table.has_value();
    case Where::game:
    case Where::lesson:
    case Where::puzzle:
      return state.table && state.table->mode->facts().where == verb.where;
    case Where::host:
      return state.context.embedding.has_value();
  }
  return false;
}

bool App::act(std::string_view id) {
  const auto colon = id.find(':');
  const Verb* verb = find_verb(id.substr(0, colon));
  if (verb == nullptr || !has_place(state_, *verb)) return false;
  const bool done = verb->take(
      *this, colon == std::string_view::npos ? std::string_view() : id.substr(colon + 1));
  if (verb->where == Where::worker) return done;
  return settle(done);
}

bool App::hears(std::string_view id, const Press& press) {
  questions_.set_clock(press.when);
  const Verb* verb = find_verb(id.substr(0, id.find(':')));
  if (verb == nullptr) return false;
  questions_.note(state_, revision_);
  return questions_.takes(state_, *verb, id, press);
}

bool App::settle(bool done) {
  if (!done) return false;
  if (!state_.context.asked_again.empty())
    questions_.ask_again(std::exchange(state_.context.asked_again, {}));
  after_change();
  changed();
  return true;
}

void App::after_change() {
  if (state_.table) {
    if (!state_.begun_address.empty() && !state_.table->waits)
      show_address(state_, std::exchange(state_.begun_address, {}));
    state_.table->narration.update(state_.table->session);
    drop_old_message(*state_.table);
    look_for_caption(*state_.table);
    name_own(state_);
    ask_bot(*this);
  }
  ask_for_features(*this);
}

}  // namespace allfours
