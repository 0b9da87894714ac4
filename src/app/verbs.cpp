#include "app/verbs.hpp"

#include <algorithm>
#include <utility>

#include "app/app.hpp"
#include "app/modes/lesson/table_first_game.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_ahead.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_state.hpp"

namespace allfours {

using Where = Verb::Where;
using Touch = Verb::Touch;

const Verb* find_verb(std::string_view name) {
  const auto rows = verbs();
  const auto row =
      std::find_if(rows.begin(), rows.end(), [&](const Verb& verb) { return verb.name == name; });
  return row == rows.end() ? nullptr : &*row;
}

std::string_view name_of(Verb::Where where) {
  switch (where) {
    case Where::anywhere:
      return "anywhere";
    case Where::start:
      return "start";
    case Where::table:
      return "table";
    case Where::game:
      return "game";
    case Where::lesson:
      return "lesson";
    case Where::puzzle:
      return "puzzle";
    case Where::worker:
      return "worker";
    case Where::host:
      return "host";
  }
  return {};
}

std::string_view held_of(Verb::Touch touch) {
  if (touch == Touch::told) return "–";
  return touch == Touch::steps ? "again and again" : "once";
}

std::string_view double_of(Verb::Touch touch) {
  switch (touch) {
    case Touch::once:
    case Touch::steps:
      return "twice";
    case Touch::confirms:
      return "confirms nothing";
    case Touch::decides:
      return "answers once";
    case Touch::told:
      break;
  }
  return "–";
}

// True if the verb applies to the current screen.
bool App::has_place(const Verb& verb) const {
  switch (verb.where) {
    case Where::anywhere:
    case Where::worker:
      return true;
    case Where::start:
      return !state_.table;
    case Where::table:
      return state_.table.has_value();
    case Where::game:
    case Where::lesson:
    case Where::puzzle:
      return state_.table && state_.table->mode->facts().where == verb.where;
    case Where::host:
      return embedding().has_value();
  }
  return false;
}

bool App::act(std::string_view id) {
  const auto colon = id.find(':');
  const Verb* verb = find_verb(id.substr(0, colon));
  if (verb == nullptr || !has_place(*verb)) return false;
  const bool done = verb->take(
      *this, colon == std::string_view::npos ? std::string_view() : id.substr(colon + 1));
  if (verb->where == Where::worker) return done;
  return settle(done);
}

bool App::hears(std::string_view id, const Press& press) {
  clock_ = press.when;
  const auto colon = id.find(':');
  const Verb* verb = find_verb(id.substr(0, colon));
  if (verb == nullptr) return false;
  note_questions();
  return presses_.takes(*verb, id, question_of(*verb, id), press);
}

// The question that an action answers: all cards, and the button that discards, answer the same.
std::string_view App::question_of(const Verb& verb, std::string_view id) const {
  const bool at_table = verb.where != Where::start && verb.where != Where::anywhere;
  if (!state_.dialog.empty() && !at_table) return "dialog";
  if (verb.where == Where::start) return "start";
  if (verb.name == "discard" || verb.name == "put") return "card";
  return verb.name == "card" ? verb.name : id;
}

// Records when each question that can be answered now came up.
void App::note_questions() {
  if (noted_ == revision_) return;
  noted_ = revision_;
  std::vector<std::string> questions;
  if (state_.dialog != noted_dialog_) presses_.forget("dialog");
  noted_dialog_ = state_.dialog;
  if (!state_.dialog.empty()) questions.emplace_back("dialog");
  if (!state_.table) {
    questions.emplace_back("start");
  } else {
    // A card that plays itself is no question any more.
    if (!playable_cards(*state_.table).empty() && !automatic_card(*state_.table))
      questions.emplace_back("card");
    for (Action& action : actions_at(*state_.table)) questions.push_back(std::move(action.id));
  }
  presses_.ask(std::move(questions), clock_);
}

bool App::settle(bool done) {
  if (!done) return false;
  if (!state_.context.asked_again.empty())
    presses_.ask_again(std::exchange(state_.context.asked_again, {}), clock_);
  after_change();
  changed();
  return true;
}

void App::after_change() {
  if (state_.table) {
    if (!state_.begun_address.empty() && !state_.table->waits)
      show_address(std::exchange(state_.begun_address, {}));
    state_.table->telling.update(state_.table->session);
    drop_old_message(*state_.table);
    look_for_caption(*state_.table);
    name_own();
    ask_computer();
  }
  ask_others();
}

}  // namespace allfours
