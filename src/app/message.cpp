#include "app/message.hpp"

#include "app/fault_words.hpp"

namespace allfours {

namespace {

constexpr double message_time = 6000;

}  // namespace

void Message::say(std::string text, bool is_error, double now, std::string rule) {
  text_ = std::move(text);
  rule_ = std::move(rule);
  offer_ = {};
  is_error_ = is_error;
  until_ = now + message_time;
  fault_.reset();
}

void Message::say_fault(const Fault& fault, bool of_link, Language language, double now) {
  const Fault kept = fault;  // it may be our own member
  std::string text = fault_text(kept, language);
  if (of_link) text = fill(words_in(language).bad_link, {{"text", text}});
  say(std::move(text), true, now);
  if (of_link) stay();
  fault_ = kept;
  of_link_ = of_link;
}

void Message::say_again(Language language, double now) {
  if (fault_ && !text_.empty()) {
    say_fault(*fault_, of_link_, language, now);
  } else {
    clear();
  }
}

bool Message::expire(double now) {
  if (text_.empty() || now < until_) return false;
  clear();
  return true;
}

}  // namespace allfours
