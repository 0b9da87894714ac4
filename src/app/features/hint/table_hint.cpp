#include "app/features/hint/table_hint.hpp"

#include "app/table/table_state.hpp"
#include "players/knowledge/revoke_detection.hpp"
#include "words/advice_words.hpp"

namespace allfours {

bool offers_hint(const TableState& table) {
  return table.context.can_advise && table.context.offers_play() && !game_over(table) &&
         table.mode->is_game() && !is_strict(table);
}

bool can_hint(const TableState& table) {
  return table.context.can_advise && table.context.offers_play() && !table.waits &&
         !is_strict(table) && !looking_back(table) && table.session.table().hole < 0 &&
         !table.session.table().misdealt && table.session.table().phase != Phase::deal_by_hand &&
         !(may_err(table) && table.mistakes.own_card(table.session).known()) &&
         (table.session.person_to_decide() || table.session.person_may_lay_down());
}

bool toggle_hint(TableState& table) {
  if (table.hint.stage() == Hint::Stage::shown || table.hint.stage() == Hint::Stage::waits) {
    return close_hint(table);
  }
  if (!can_hint(table)) return false;
  if (!is_practice(table) && table.hint.stage() == Hint::Stage::none) {
    table.hint.warn();
    table.context.asked_again = "hint";
    table.context.say_aloud(hint_headline(table));
    return true;
  }
  table.hints_used = true;
  // An irregularity noticed comes first.
  const auto odd = noticed(table.session.view());
  if (odd || table.session.table().phase == Phase::calls) {
    table.hint.close();
    const Words& w = *table.context.words;
    table.context.say(odd ? fill(w.hint_odd, {{"who", table.narration.narrator().name(odd->other)},
                                              {"n", number_text(odd->trick)}})
                          : std::string(w.hint_nothing_odd),
                      false);
    return true;
  }
  table.context.message.clear();
  table.context.sheets.menu = false;
  table.hint.want();
  return true;
}

bool close_hint(TableState& table) {
  if (table.hint.stage() == Hint::Stage::none) return false;
  table.hint.close();
  return true;
}

bool hear_advice(TableState& table, std::string_view text) {
  if (table.hint.stage() != Hint::Stage::waits) return true;
  table.hint.hear(text, table.session);
  if (table.hint.stage() == Hint::Stage::none) {
    table.context.say(table.context.words->hint_failed, false);
  } else {
    table.context.say_aloud(hint_headline(table) + " " + hint_text(table));
  }
  return true;
}

std::string hint_headline(const TableState& table) {
  switch (table.hint.stage()) {
    case Hint::Stage::none:
      return {};
    case Hint::Stage::warns:
      return std::string(table.context.words->*(table.contest.cost_of_help != nullptr
                                                    ? table.contest.cost_of_help
                                                    : &Words::hint_warns));
    case Hint::Stage::waits:
      return std::string(table.context.words->hint_waits);
    case Hint::Stage::shown:
      break;
  }
  return advice_headline(*table.context.words, table.hint.advice()->chosen());
}

std::string hint_text(const TableState& table) {
  const Advice* advice = table.hint.advice();
  if (advice == nullptr) return {};
  return advice_reasons(*table.context.words, *advice, table.narration.narrator().people().names);
}

}  // namespace allfours
