// Requests of an embedding page: the messages of web/embed/PROTOCOL.md, the host rows of
// embedded_feature.cpp.
#include "app/action_number.hpp"
#include "app/links/fault_words.hpp"
#include "app/table/table_screen.hpp"
#include "core/log/decision_text.hpp"

namespace allfours {

bool TableScreen::host_goto(std::string_view what) {
  const int moments = static_cast<int>(session_.log().size());
  const int moment = number_in(what, 0);
  if (moment < 1 || moment > moments) {
    context_->refuse("not_possible",
                     fill(context_->words->table_moment, {{"n", number_text(moments)}}));
    return true;
  }
  review_.rest();
  show_all();
  go_to(moment);
  return true;
}

bool TableScreen::host_next() {
  review_.rest();
  if (reviewing()) {
    go_to(session_.shown() + 1);
  } else if (!session_.at_end()) {
    session_.show_next();
    wait();
  }
  return true;
}

bool TableScreen::host_previous() {
  review_.rest();
  show_all();
  go_to(session_.shown() - 1);
  return true;
}

bool TableScreen::host_play() {
  if (review_.live()) return true;
  review_.move_on_from_here();
  due_ = context_->now;
  return true;
}

bool TableScreen::host_pause() {
  review_.pause(session_);
  return true;
}

bool TableScreen::host_seat(std::string_view what) {
  const int seat = number_in(what, -1);
  if (seat < 0 || seat >= session_.setup().players) {
    const std::string last = number_text(session_.setup().players - 1);
    context_->refuse("not_possible", fill(context_->words->table_seat, {{"n", last}}));
  } else {
    sit_at(seat);
  }
  return true;
}

// `what` is the seat or nothing, a colon, and the words of the decision.
bool TableScreen::host_decide(std::string_view what) {
  const auto colon = what.find(':');
  if (colon == std::string_view::npos) return true;
  const int human = session_.human();
  if (reviewing()) {
    context_->refuse("not_possible", std::string(context_->words->table_earlier));
  } else if (colon > 0 && number_in(what.substr(0, colon), -1) != human) {
    context_->refuse("not_possible",
                     fill(context_->words->table_eyes, {{"n", number_text(human)}}));
  } else {
    const auto decision = parse_decision(what.substr(colon + 1), human);
    if (const auto* no = std::get_if<Fault>(&decision)) {
      context_->refuse("not_possible", fault_text(*no, context_->language));
      return true;
    }
    show_all();
    if (auto no = session_.decide(std::get<Decision>(decision))) {
      context_->refuse("not_possible", fault_text(no->fault, context_->language));
      return true;
    }
    decided();
  }
  return true;
}

void TableScreen::sit_at(int seat) {
  context_->embedding->seat = seat;
  if (seat == session_.human()) return;
  const int shown = session_.shown();
  session_ = Session(session_.game(), seat, session_.here(), session_.bots());
  session_.show(shown);
  practice_ = Practice();
  opened_ = Opened();
  picked_ = CardSet();
  all_hands_ = false;
  tell_anew();
}

void TableScreen::show_all() {
  if (review_.live()) session_.show(static_cast<int>(session_.log().size()));
}

}  // namespace allfours
