// What the page around an embedded table asks for: the messages of web/embed/PROTOCOL.md, the rows
// of verbs.cpp that come from the host.
#include "app/action_number.hpp"
#include "app/app.hpp"
#include "app/fault_words.hpp"
#include "core/decision_text.hpp"

namespace allfours {

void App::embed(const Embedding& embedding) {
  embedding_ = embedding;
  changed();
}

void App::refuse(std::string_view code, std::string sentence) {
  effects_.refusal = HostRefusal{code, std::move(sentence)};
}

bool App::playing() const { return session_ && (live_ ? something_pending() : moves_on_); }

// Shows what has happened and was still to be shown, one thing after another.
void App::show_all() {
  if (live_) session_->show(static_cast<int>(session_->log().size()));
}

bool App::load_for_host(std::string_view what) {
  auto parsed = parse_link(what);
  if (const auto* no = std::get_if<Fault>(&parsed)) {
    refuse("bad_link", fault_text(*no, language()));
  } else {
    const Link& link = std::get<Link>(parsed);
    if (link.seat > 0) embedding_->seat = link.seat;
    start_game(link);
  }
  return true;
}

// Says so where there is no table.
bool App::lacks_table() {
  if (!session_) refuse("not_possible", "There is no table yet: load one.");
  return !session_;
}

bool App::go_for_host(std::string_view what) {
  if (lacks_table()) return true;
  const int moments = static_cast<int>(session_->log().size());
  const int moment = number_in(what, 0);
  if (moment < 1 || moment > moments) {
    refuse("not_possible", "A moment is a number from 1 to " + std::to_string(moments) + ".");
    return true;
  }
  moves_on_ = false;
  show_all();
  go_to(moment);
  return true;
}

bool App::next_for_host() {
  if (lacks_table()) return true;
  moves_on_ = false;
  if (!live_) {
    go_to(session_->shown() + 1);
  } else if (!session_->at_end()) {
    session_->show_next();
    due_ = now_ + dwell();
  }
  return true;
}

bool App::previous_for_host() {
  if (lacks_table()) return true;
  moves_on_ = false;
  show_all();
  go_to(session_->shown() - 1);
  return true;
}

bool App::play_for_host() {
  if (lacks_table() || live_) return true;
  moves_on_ = true;
  due_ = now_;
  return true;
}

bool App::pause_for_host() {
  if (lacks_table()) return true;
  moves_on_ = false;
  // What has happened and is not yet shown waits.
  if (live_ && !session_->at_end()) {
    live_shown_ = static_cast<int>(session_->log().size());
    live_ = false;
  }
  return true;
}

bool App::sit_for_host(std::string_view what) {
  if (lacks_table()) return true;
  const int seat = number_in(what, -1);
  if (seat < 0 || seat >= session_->setup().players) {
    refuse("not_possible",
           "A seat is a number from 0 to " + std::to_string(session_->setup().players - 1) + ".");
  } else {
    sit_at(seat);
  }
  return true;
}

// `what` is the seat, or nothing, a colon, and the decision's words.
bool App::decide_for_host(std::string_view what) {
  if (lacks_table()) return true;
  const auto colon = what.find(':');
  if (colon == std::string_view::npos) return true;
  const int human = session_->human();
  if (!live_) {
    refuse("not_possible", "The table shows an earlier moment: go to the last one first.");
  } else if (colon > 0 && number_in(what.substr(0, colon), -1) != human) {
    refuse("not_possible", "The table is seen with the eyes of seat " + std::to_string(human) +
                               ", which alone decides here.");
  } else {
    const auto decision = parse_decision(what.substr(colon + 1), human);
    if (const auto* no = std::get_if<std::string>(&decision)) {
      refuse("not_possible", *no);
      return true;
    }
    show_all();
    if (auto no = session_->decide(std::get<Decision>(decision))) {
      refuse("not_possible", std::move(no->sentence));
      return true;
    }
    decided();
  }
  return true;
}

void App::sit_at(int seat) {
  embedding_->seat = seat;
  if (seat == session_->human()) return;
  const Record record = session_->record();
  const int shown = session_->shown();
  seat_person(record, seat);
  session_->show(shown);
  begin_history();
}

void App::move_on() {
  while (moves_on_ && !live_ && now_ >= due_) {
    go_to(session_->shown() + 1);
    moves_on_ = true;
    due_ = now_ + dwell();
    changed();
  }
  if (live_) moves_on_ = false;
}

}  // namespace allfours
