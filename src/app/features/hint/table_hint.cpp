// The hint at the table: availability, texts, and its request to the worker.
#include "app/table/table_screen.hpp"
#include "players/knowledge/revoke_detection.hpp"
#include "words/advice_words.hpp"

namespace allfours {

bool TableScreen::can_hint() const {
  return context_->can_advise && context_->offers_play() && !waits_ && !strict() && !reviewing() &&
         session_.table().hole < 0 && !session_.table().misdealt &&
         session_.table().phase != Phase::deal_by_hand &&
         !(may_err() && mistakes_.own_card(session_).known()) &&
         (session_.human_to_decide() || session_.human_may_lay_down());
}

bool TableScreen::toggle_hint() {
  if (hint_.stage() == Hint::Stage::shown || hint_.stage() == Hint::Stage::waits) {
    return close_hint();
  }
  if (!can_hint()) return false;
  if (!practice() && hint_.stage() == Hint::Stage::none) {
    hint_.warn();
    context_->asked_again = "hint";
    context_->say_aloud(hint_headline());
    return true;
  }
  hints_used_ = true;
  // An irregularity noticed comes first.
  const auto odd = noticed(view());
  if (odd || session_.table().phase == Phase::calls) {
    hint_.close();
    const Words& w = *context_->words;
    context_->say(odd ? fill(w.hint_odd,
                             {{"who", narrator().name(odd->other)}, {"n", number_text(odd->trick)}})
                      : std::string(w.hint_nothing_odd),
                  false);
    return true;
  }
  context_->message.clear();
  context_->sheets.menu = false;
  hint_.want();
  return true;
}

bool TableScreen::close_hint() {
  if (hint_.stage() == Hint::Stage::none) return false;
  hint_.close();
  return true;
}

std::optional<Thought> TableScreen::hint_request() const {
  if (hint_.stage() != Hint::Stage::waits) return std::nullopt;
  return hint_.request(session_);
}

void TableScreen::hear_advice(std::string_view text) {
  if (hint_.stage() != Hint::Stage::waits) return;
  hint_.hear(text, session_);
  if (hint_.stage() == Hint::Stage::none) {
    context_->say(context_->words->hint_failed, false);
  } else {
    context_->say_aloud(hint_headline() + " " + hint_text());
  }
}

std::string TableScreen::hint_headline() const {
  switch (hint_.stage()) {
    case Hint::Stage::none:
      return {};
    case Hint::Stage::warns:
      return std::string(context_->words->hint_warns);
    case Hint::Stage::waits:
      return std::string(context_->words->hint_waits);
    case Hint::Stage::shown:
      break;
  }
  return advice_headline(*context_->words, advice()->chosen());
}

std::string TableScreen::hint_text(int most_reasons) const {
  switch (hint_.stage()) {
    case Hint::Stage::none:
    case Hint::Stage::warns:
    case Hint::Stage::waits:
      return {};
    case Hint::Stage::shown:
      break;
  }
  return advice_reasons(*context_->words, *advice(), narrator().people().names, most_reasons);
}

}  // namespace allfours
