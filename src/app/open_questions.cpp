#include "app/open_questions.hpp"

#include <utility>
#include <vector>

#include "app/app_state.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_ahead.hpp"
#include "app/table/table_playing.hpp"

namespace allfours {

// The question that an action answers: all cards, and the button that discards, answer the same.
static std::string_view question_of(const AppState& state, const Verb& verb, std::string_view id) {
  const bool at_table = verb.where != Verb::Where::start && verb.where != Verb::Where::anywhere;
  if (!state.dialog.empty() && !at_table) return "dialog";
  if (verb.where == Verb::Where::start) return "start";
  if (verb.name == "discard" || verb.name == "put") return "card";
  return verb.name == "card" ? verb.name : id;
}

void OpenQuestions::note(const AppState& state, int revision) {
  if (noted_ == revision) return;
  noted_ = revision;
  std::vector<std::string> questions;
  if (state.dialog != noted_dialog_) presses_.forget("dialog");
  noted_dialog_ = state.dialog;
  if (!state.dialog.empty()) questions.emplace_back("dialog");
  if (!state.table) {
    questions.emplace_back("start");
  } else {
    // A card that plays itself is no question any more.
    if (!playable_cards(*state.table).empty() && !automatic_card(*state.table))
      questions.emplace_back("card");
    for (Action& action : actions_at(*state.table)) questions.push_back(std::move(action.id));
  }
  presses_.ask(std::move(questions), clock_);
}

bool OpenQuestions::takes(const AppState& state, const Verb& verb, std::string_view id,
                          const Press& press) {
  return presses_.takes(verb, id, question_of(state, verb, id), press);
}

}  // namespace allfours
