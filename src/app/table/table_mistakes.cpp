#include "app/table/table_mistakes.hpp"

#include <utility>

#include "app/action_number.hpp"
#include "app/narration/prompt.hpp"
#include "app/table/table_dealing.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"
#include "core/table/exposed.hpp"
#include "core/table/irregular.hpp"

namespace allfours {

namespace {

CardSet exposable_cards(const TableState& table) {
  if (!table.context.offers_play() || table.waits || looking_back(table) ||
      !table.mode->is_game() || game_over(table) || waits_for_next_hand(table) ||
      table.mistakes.own_card(table.session).known()) {
    return {};
  }
  return table.mistakes.to_expose(table.session);
}

bool asks_to_expose(const TableState& table) {
  return table.mistakes.exposes(table.session) && !cards_to_expose(table).empty();
}

bool offers_look(const TableState& table) {
  return table.session.at_end() && table.session.seating().eyes() >= 0 &&
         may_look(table.session.table(), table.session.human());
}

}  // namespace

bool may_look(const TableState& table) { return may_err(table) && offers_look(table); }

CardSet cards_to_expose(const TableState& table) {
  return may_err(table) ? exposable_cards(table) : CardSet();
}

bool is_exposing(const TableState& table) { return may_err(table) && asks_to_expose(table); }

bool waits_for_word(const TableState& table) {
  return table.mistakes.own_card(table.session).known() ||
         !table.mistakes.to_call_for(table.session).empty() ||
         table.mistakes.exposes(table.session);
}

std::vector<Action> mistake_actions(const TableState& table) {
  const Words& w = *table.context.words;
  if (table.mistakes.own_card(table.session).known()) {
    return {{"take_back", std::string(w.take_back), true},
            {"leave_it", std::string(w.leave_it), false}};
  }
  if (asked_about_misdeal(table)) {
    return {{"call_misdeal", std::string(w.call_misdeal), true},
            {"leave_it", std::string(w.let_pass), false}};
  }
  if (is_exposing(table)) return {{"exposes", std::string(w.back), false}};
  if (const CardSet cards = table.mistakes.to_call_for(table.session); !cards.empty()) {
    std::vector<Action> actions;
    for (const Card card : cards) {
      actions.push_back({"call_card:" + card_text(card),
                         upper_first(fill(w.call_card, {{"card", the_card(w, card)}})),
                         actions.empty()});
    }
    actions.push_back({"leave_it", std::string(w.leave_it), false});
    return actions;
  }
  if (!table.mistakes.points(table.session)) return {};
  const int last = static_cast<int>(table.mistakes.suspects(table.session).size()) - 1;
  std::vector<Action> actions{{"call_it", std::string(w.call_it), true}};
  if (table.mistakes.place() < last) {
    actions.push_back({"call_step:1", std::string(w.call_earlier), false});
  }
  if (table.mistakes.place() > 0)
    actions.push_back({"call_step:-1", std::string(w.call_later), false});
  actions.push_back({"calls", std::string(w.back), false});
  return actions;
}

std::string mistake_prompt(const TableState& table) {
  const Words& w = *table.context.words;
  if (const Card card = table.mistakes.own_card(table.session); card.known()) {
    return upper_first(fill(w.ask_take_back, {{"card", the_card(w, card)}}));
  }
  if (asked_about_misdeal(table)) return std::string(w.ask_misdeal);
  if (is_exposing(table)) return std::string(w.ask_expose);
  if (const CardSet cards = table.mistakes.to_call_for(table.session); !cards.empty()) {
    CardList list;
    for (const Card card : cards) list.push(card);
    return fill(w.ask_call_card,
                {{"who", table.narration.narrator().name(table.session.table().turn)},
                 {"text", table.narration.narrator().list(list)}});
  }
  const auto suspect = table.mistakes.pointed(table.session);
  if (suspect.seat < 0) return {};
  return fill(w.ask_call, {{"who", table.narration.narrator().name(suspect.seat)},
                           {"n", number_text(suspect.trick)},
                           {"card", card_name(w, suspect.card)}});
}

void warn_of_illegal(TableState& table, Card card, std::string why) {
  const Words& w = *table.context.words;
  say_of_question(table, fill(w.revoke_warns, {{"text", why}}),
                  why_not_rule(table.session.view(), card));
  table.context.message.offer("play_illegal:" + card_text(card), std::string(w.play_all_the_same));
  table.context.asked_again = "play_illegal";
}

bool play_illegal(TableState& table, std::string_view what) {
  const auto card = parse_card(what);
  if (!card || playable_cards(table).empty()) return false;
  const Choice now = choice(table.session.table());
  if (now.kind != Decision::Kind::play || !now.illegal.contains(*card)) return false;
  return decide(table, Decision::of_play(now.seat, *card));
}

bool look_early(TableState& table) {
  return may_look(table) && decide(table, Decision::of_look(table.session.human()));
}

bool take_back(TableState& table) {
  if (!table.mistakes.own_card(table.session).known()) return false;
  return decide(table, Decision::of_take_back(table.session.human()));
}

bool leave_it(TableState& table) {
  if (looking_back(table)) return false;
  if (table.mistakes.own_card(table.session).known()) {
    table.mistakes.leave(table.session);
  } else if (asked_about_misdeal(table)) {
    table.session.let_misdeal_pass();
  } else if (!table.mistakes.to_call_for(table.session).empty()) {
    table.mistakes.let_be(table.session);
  } else {
    return false;
  }
  table.due = table.context.now;
  return true;
}

bool toggle_exposing(TableState& table) {
  if (cards_to_expose(table).empty()) return false;
  const bool ask = !table.mistakes.asks_to_expose();
  table.mistakes.ask_to_expose(ask);
  if (ask) table.context.say_aloud(std::string(table.context.words->ask_expose));
  table.due = table.context.now;
  return true;
}

bool expose_card(TableState& table, std::string_view what) {
  const auto card = parse_card(what);
  if (!card || !cards_to_expose(table).contains(*card)) return false;
  table.card_to_expose = *card;
  if (table.session.at_end()) drop_card(table);
  return true;
}

// The moment may have passed: then it is picked up again.
void drop_card(TableState& table) {
  const Card card = std::exchange(table.card_to_expose, no_card);
  if (cards_to_expose(table).contains(card))
    decide(table, Decision::of_expose(table.session.human(), card));
}

bool call_card(TableState& table, std::string_view what) {
  const auto card = parse_card(what);
  if (!card || looking_back(table) || table.waits || !table.context.offers_play() ||
      table.session.seating().eyes() < 0) {
    return false;
  }
  const Table& shown = table.session.table();
  const int owner = exposed_with(shown, *card);
  if (owner < 0 || owner == table.session.human()) return false;
  const Words& w = *table.context.words;
  if (!table.session.at_end() || !may_call_card(shown, table.session.human(), *card)) {
    say_of_question(table, w.not_called_now, "exposed");
    return true;
  }
  // Only its owner could see that it is illegal.
  if (!legal_for(shown, owner).contains(*card)) {
    table.mistakes.give_up(table.session, *card);
    say_of_question(table, w.not_called, "exposed");
    table.due = table.context.now;
    return true;
  }
  return decide(table, Decision::of_call_card(table.session.human(), owner, *card));
}

bool toggle_call_list(TableState& table) {
  if (looking_back(table) || !table.context.offers_play()) return false;
  if (table.mistakes.points(table.session)) {
    table.mistakes.forget();
    return true;
  }
  if (table.mistakes.own_card(table.session).known() ||
      table.mistakes.suspects(table.session).empty())
    return false;
  table.mistakes.point(0);
  table.context.say_aloud(mistake_prompt(table));
  return true;
}

bool step_call(TableState& table, std::string_view what) {
  const int step = number_in(what, 0);
  if ((step != 1 && step != -1) || !table.mistakes.points(table.session)) return false;
  const int place = table.mistakes.place() + step;
  if (place < 0 || place >= static_cast<int>(table.mistakes.suspects(table.session).size()))
    return false;
  table.mistakes.point(place);
  table.context.say_aloud(mistake_prompt(table));
  return true;
}

bool call_it(TableState& table) {
  const auto suspect = table.mistakes.pointed(table.session);
  if (suspect.seat < 0) return false;
  table.mistakes.forget();
  return decide(table, Decision::of_call(table.session.human(), suspect.seat, suspect.trick));
}

}  // namespace allfours
