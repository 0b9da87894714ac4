#include "app/message.hpp"

#include <utility>

#include "app/links/fault_words.hpp"
#include "core/game/link_end.hpp"

namespace allfours {

namespace {

constexpr double message_time = 6000;

}  // namespace

void Message::say(std::string text, bool is_error, double now, std::string rule) {
  text_ = std::move(text);
  rule_ = std::move(rule);
  offer_ = {};
  deal_.clear();
  question_.reset();
  makes_way_ = false;
  is_error_ = is_error;
  until_ = now + message_time;
  waits_ = true;
  ++count_;
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

void Message::offer_deal(std::string link, Language language) {
  const std::string seed(seed_in(link));
  offer("open_link:" + link, fill(words_in(language).play_deal_left, {{"text", seed}}));
  deal_ = std::move(link);
}

void Message::say_again(Language language, double now) {
  if (fault_ && !text_.empty()) {
    const std::string deal = deal_;
    say_fault(*fault_, of_link_, language, now);
    if (!deal.empty()) offer_deal(deal, language);
  } else {
    clear();
  }
}

bool Message::expire(double now) {
  if (text_.empty()) return false;
  if (std::exchange(waits_, false)) until_ = now + message_time;
  if (now < until_) return false;
  clear();
  return true;
}

}  // namespace allfours
