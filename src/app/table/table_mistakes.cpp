// The person's irregularities at the table (RULES.md §4): playing an illegal card, taking it back
// or not, calling a revoke; exposing a card, or calling for one.
#include <utility>

#include "app/action_number.hpp"
#include "app/narration/prompt.hpp"
#include "app/table/table_screen.hpp"
#include "core/table/exposed.hpp"
#include "core/table/irregular.hpp"

namespace allfours {

bool TableScreen::waits_for_word() const {
  return mistakes_.own_card(session_).known() || !mistakes_.to_call_for(session_).empty() ||
         mistakes_.exposes(session_);
}

std::vector<Action> TableScreen::mistake_actions() const {
  const Words& w = *context_->words;
  if (mistakes_.own_card(session_).known()) {
    return {{"take_back", std::string(w.take_back), true},
            {"leave_it", std::string(w.leave_it), false}};
  }
  if (asked_about_misdeal()) {
    return {{"call_misdeal", std::string(w.call_misdeal), true},
            {"leave_it", std::string(w.let_pass), false}};
  }
  if (is_exposing()) return {{"exposes", std::string(w.back), false}};
  if (const CardSet cards = mistakes_.to_call_for(session_); !cards.empty()) {
    std::vector<Action> actions;
    for (const Card card : cards) {
      actions.push_back({"call_card:" + card_text(card),
                         upper_first(fill(w.call_card, {{"card", the_card(w, card)}})),
                         actions.empty()});
    }
    actions.push_back({"leave_it", std::string(w.leave_it), false});
    return actions;
  }
  if (!mistakes_.points(session_)) return {};
  const int last = static_cast<int>(mistakes_.suspects(session_).size()) - 1;
  std::vector<Action> actions{{"call_it", std::string(w.call_it), true}};
  if (mistakes_.place() < last) {
    actions.push_back({"call_step:1", std::string(w.call_earlier), false});
  }
  if (mistakes_.place() > 0) actions.push_back({"call_step:-1", std::string(w.call_later), false});
  actions.push_back({"calls", std::string(w.back), false});
  return actions;
}

std::string TableScreen::mistake_prompt() const {
  const Words& w = *context_->words;
  if (const Card card = mistakes_.own_card(session_); card.known()) {
    return upper_first(fill(w.ask_take_back, {{"card", the_card(w, card)}}));
  }
  if (asked_about_misdeal()) return std::string(w.ask_misdeal);
  if (is_exposing()) return std::string(w.ask_expose);
  if (const CardSet cards = mistakes_.to_call_for(session_); !cards.empty()) {
    CardList list;
    for (const Card card : cards) list.push(card);
    return fill(w.ask_call_card,
                {{"who", narrator().name(session_.table().turn)}, {"text", narrator().list(list)}});
  }
  const auto suspect = mistakes_.pointed(session_);
  if (suspect.seat < 0) return {};
  return fill(w.ask_call, {{"who", narrator().name(suspect.seat)},
                           {"n", number_text(suspect.trick)},
                           {"card", card_name(w, suspect.card)}});
}

void TableScreen::warn_of_illegal(Card card, std::string why) {
  const Words& w = *context_->words;
  say_of_question(fill(w.revoke_warns, {{"text", why}}), why_not_rule(view(), card));
  context_->message.offer("play_illegal:" + card_text(card), std::string(w.play_all_the_same));
  context_->asked_again = "play_illegal";
}

bool TableScreen::play_illegal(std::string_view what) {
  const auto card = parse_card(what);
  if (!card || playable().empty()) return false;
  const Choice now = choice(session_.table());
  if (now.kind != Decision::Kind::play || !now.illegal.contains(*card)) return false;
  return decide(Decision::of_play(now.seat, *card));
}

bool TableScreen::offers_look() const {
  return session_.at_end() && session_.eyes() >= 0 &&
         allfours::may_look(session_.table(), session_.human());
}

bool TableScreen::look() { return may_look() && decide(Decision::of_look(session_.human())); }

bool TableScreen::take_back() {
  if (!mistakes_.own_card(session_).known()) return false;
  return decide(Decision::of_take_back(session_.human()));
}

bool TableScreen::leave_it() {
  if (reviewing()) return false;
  if (mistakes_.own_card(session_).known()) {
    mistakes_.leave(session_);
  } else if (asked_about_misdeal()) {
    session_.let_misdeal_pass();
  } else if (!mistakes_.to_call_for(session_).empty()) {
    mistakes_.let_be(session_);
  } else {
    return false;
  }
  due_ = context_->now;
  return true;
}

CardSet TableScreen::exposable() const {
  if (!context_->offers_play() || waits_ || reviewing() || !is_game() || game_over() ||
      waits_for_next_hand() || mistakes_.own_card(session_).known()) {
    return {};
  }
  return mistakes_.to_expose(session_);
}

bool TableScreen::asks_to_expose() const {
  return mistakes_.exposes(session_) && !to_expose().empty();
}

bool TableScreen::toggle_exposing() {
  if (to_expose().empty()) return false;
  const bool ask = !mistakes_.asks_to_expose();
  mistakes_.ask_to_expose(ask);
  if (ask) context_->say_aloud(std::string(context_->words->ask_expose));
  due_ = context_->now;
  return true;
}

bool TableScreen::expose(std::string_view what) {
  const auto card = parse_card(what);
  if (!card || !to_expose().contains(*card)) return false;
  falls_ = *card;
  if (session_.at_end()) drop_card();
  return true;
}

// The moment may have passed: then it is picked up again.
void TableScreen::drop_card() {
  const Card card = std::exchange(falls_, no_card);
  if (to_expose().contains(card)) decide(Decision::of_expose(session_.human(), card));
}

bool TableScreen::call_card(std::string_view what) {
  const auto card = parse_card(what);
  if (!card || reviewing() || waits_ || !context_->offers_play() || session_.eyes() < 0) {
    return false;
  }
  const Table& table = session_.table();
  const int owner = exposed_with(table, *card);
  if (owner < 0 || owner == session_.human()) return false;
  const Words& w = *context_->words;
  if (!session_.at_end() || !may_call_card(table, session_.human(), *card)) {
    say_of_question(w.not_called_now, "exposed");
    return true;
  }
  // Only its owner could see that it is illegal.
  if (!legal_for(table, owner).contains(*card)) {
    mistakes_.give_up(session_, *card);
    say_of_question(w.not_called, "exposed");
    due_ = context_->now;
    return true;
  }
  return decide(Decision::of_call_card(session_.human(), owner, *card));
}

bool TableScreen::toggle_calls() {
  if (reviewing() || !context_->offers_play()) return false;
  if (mistakes_.points(session_)) {
    mistakes_.forget();
    return true;
  }
  if (mistakes_.own_card(session_).known() || mistakes_.suspects(session_).empty()) return false;
  mistakes_.point(0);
  context_->say_aloud(mistake_prompt());
  return true;
}

bool TableScreen::step_call(std::string_view what) {
  const int step = number_in(what, 0);
  if ((step != 1 && step != -1) || !mistakes_.points(session_)) return false;
  const int place = mistakes_.place() + step;
  if (place < 0 || place >= static_cast<int>(mistakes_.suspects(session_).size())) return false;
  mistakes_.point(place);
  context_->say_aloud(mistake_prompt());
  return true;
}

bool TableScreen::call_it() {
  const auto suspect = mistakes_.pointed(session_);
  if (suspect.seat < 0) return false;
  mistakes_.forget();
  return decide(Decision::of_call(session_.human(), suspect.seat, suspect.trick));
}

}  // namespace allfours
