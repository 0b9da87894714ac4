// Several people at one screen: the curtain between their turns, so that nobody sees another's hand
// (Session::passes).
#include "app/table/table_screen.hpp"
#include "words/spoken_text.hpp"

namespace allfours {

Caption TableScreen::curtain() const {
  const int next = next_person();
  if (next < 0) return {};
  const Words& w = *context_->words;
  const std::string& who = narrator().name(next);
  return {fill(w.pass_to, {{"who", who}}), fill(w.pass_note, {{"who", who}})};
}

bool TableScreen::pass_on() {
  if (!review_.live() || !session_.passes()) return false;
  close();
  picked_ = CardSet();
  session_.drop_curtain();
  const Caption told = curtain();
  context_->say_aloud(heading_then(told.title, told.text));
  return true;
}

bool TableScreen::take_seat() {
  if (next_person() < 0) return false;
  session_.take_seat();
  close();
  context_->message.clear();
  context_->say_aloud(prompt());
  due_ = context_->now;
  return true;
}

}  // namespace allfours
