// What happens by itself, and when: events shown one after another, computer players asked, here or
// elsewhere.
#include "app/app.hpp"
#include "core/decision_text.hpp"

namespace allfours {

bool App::waits_for_next_hand() const {
  if (session_->shown() == 0 || session_->at_end() || next_hand_ || !offers_play()) return false;
  return session_->last_shown().kind == EventKind::hand_end &&
         session_->log()[static_cast<std::size_t>(session_->shown())].kind == EventKind::hand;
}

bool App::game_over() const { return session_->table().phase == Phase::over; }

bool App::something_pending() const {
  if (!session_ || !live_) return false;
  if (!session_->at_end()) return !waits_for_next_hand();
  return offers_play() && session_->computer_to_decide();
}

// How long the newest event stays before the next one is shown.
double App::dwell() const {
  const Event& event = session_->last_shown();
  const bool at_end = session_->at_end();
  const EventKind next =
      at_end ? EventKind::game : session_->log()[static_cast<std::size_t>(session_->shown())].kind;
  double time = 0;
  switch (event.kind) {
    case EventKind::game:
      time = 0;
      break;
    case EventKind::first_dealer:
      time = 1400;
      break;
    case EventKind::hand:
      time = 100;
      break;
    case EventKind::deal:
      time = 900;
      break;
    case EventKind::cut_trump:
    case EventKind::turn_up:
      time = 900;
      break;
    case EventKind::say:
      time = 1000;
      break;
    case EventKind::trump:
      time = at_end ? 600 : 100;
      break;
    case EventKind::discard:
      time = 600;
      break;
    // A finished trick stays to be looked at.
    case EventKind::play:
      time = next == EventKind::trick ? 1500 : 650;
      break;
    case EventKind::trick:
      time = 450;
      break;
    case EventKind::draw:
      time = 450;
      break;
    case EventKind::lay_down:
      time = 1400;
      break;
    case EventKind::award:
      time = 1300;
      break;
    case EventKind::redeal:
    case EventKind::thrown_in:
      time = 1800;
      break;
    case EventKind::hand_end:
      time = 300;
      break;
    case EventKind::game_end:
      time = 0;
      break;
  }
  constexpr std::array<double, 5> factors{1.7, 1.3, 1.0, 0.65, 0.4};
  return time * factors[static_cast<std::size_t>(pace_step(settings_.pace))];
}

void App::think_elsewhere(bool elsewhere) {
  think_elsewhere_ = elsewhere;
  thought_.reset();
}

// Asks as soon as there is a question, while what came before it is still being shown.
void App::ask_computer() {
  if (!think_elsewhere_ || !session_ || !live_) return;
  const auto question = session_->question();
  if (!question) return;
  std::string record = record_text(session_->game());
  if (thought_ && thought_->record == record && thought_->seat == question->seat &&
      thought_->lay_down == question->lay_down) {
    return;
  }
  thought_ = Thought{++thoughts_, std::move(record), session_->computer().name, question->seat,
                     question->lay_down};
  thought_answer_.reset();
  effects_.think = thought_;
}

bool App::hear_thought(std::string_view what) {
  const auto colon = what.find(':');
  // Of an older question: the game has gone another way.
  if (colon == std::string_view::npos || !thought_ ||
      what.substr(0, colon) != std::to_string(thought_->serial)) {
    return false;
  }
  thought_answer_ = what.substr(colon + 1);
  if (*thought_answer_ == "failed") think_elsewhere(false);
  return true;
}

// False while the answer is out.
bool App::let_computer_decide() {
  ask_computer();
  if (thought_ && !thought_answer_) return false;
  if (thought_) {
    const auto decision = parse_decision(*thought_answer_, thought_->seat);
    const bool keeps = *thought_answer_ == "keep";
    thought_.reset();
    if (keeps ? session_->answer(std::nullopt)
              : std::holds_alternative<Decision>(decision) &&
                    session_->answer(std::get<Decision>(decision))) {
      return true;
    }
  }
  session_->let_computer_decide();
  return true;
}

bool App::tick(double now) {
  now_ = now;
  const int before = revision_;
  if (!message_.empty() && now_ >= message_until_) {
    message_.clear();
    changed();
  }
  move_on();
  while (something_pending() && now_ >= due_) {
    if (session_->at_end()) {
      if (!let_computer_decide()) break;
      changed();  // it may have passed the question on to the person
      continue;
    }
    session_->show_next();
    if (session_->last_shown().kind == EventKind::hand) next_hand_ = false;
    hear(session_->last_shown());
    if (session_->last_shown().kind == EventKind::game_end) count_game();
    if (beat_ && session_->last_shown().kind == EventKind::hand_end &&
        session_->table().hand == first_hand(session_->setup())) {
      say_message(challenge(), false);
    }
    last_trick_ = all_hands_ = false;
    due_ = now_ + dwell();
    if (session_->last_shown().kind == EventKind::game_end) tell_league_result();
    changed();
  }
  if (revision_ != before && session_) {
    ask_computer();
    history_.update(session_->setup(), session_->log(), session_->shown(), *narrator_);
  }
  return revision_ != before;
}

double App::next_due() const {
  const bool out = thought_ && !thought_answer_ && session_->at_end() && now_ >= due_;
  double due = playing() && !out ? due_ : never;
  if (!message_.empty()) due = std::min(due, message_until_);
  return due;
}

}  // namespace allfours
