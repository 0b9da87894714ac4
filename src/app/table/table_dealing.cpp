#include "app/table/table_dealing.hpp"

#include "app/action_number.hpp"
#include "app/narration/prompt.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_state.hpp"
#include "core/table/dealing.hpp"
#include "core/table/irregular.hpp"

namespace allfours {

namespace {

Action deal_action(const TableState& table, int seat) {
  const Words& w = *table.context.words;
  const int size = table.packets.size_for(table.session, seat);
  return {"deal_to:" + std::to_string(seat),
          fill(w.deal_to, seat == table.session.human(),
               {{"who", table.narration.narrator().name(seat)}, {"n", number_text(size)}}),
          false};
}

bool sees_misdeal(const TableState& table) {
  return (table.session.person_to_decide() || asked_about_misdeal(table)) &&
         may_call_misdeal(table.session.table(), table.session.human());
}

}  // namespace

bool may_call_misdeal(const TableState& table) { return may_err(table) && sees_misdeal(table); }

bool deals_by_hand(const TableState& table) {
  return table.context.offers_play() && !table.waits && !looking_back(table) &&
         table.session.seating().eyes() >= 0 && PacketsDealt::asked(table.session);
}

std::string dealing_prompt(const TableState& table) {
  const std::string asked = prompt(table.narration.narrator(), table.session.view());
  const int last = table.packets.last(table.session);
  if (last < 0) return asked;
  return asked + " " +
         fill(table.context.words->with_value,
              {{"text", upper_first(table.narration.narrator().you_or_name(last))},
               {"value", number_text(table.packets.counts(table.session)[last])}});
}

std::vector<Action> dealing_actions(const TableState& table) {
  const Words& w = *table.context.words;
  std::vector<Action> actions;
  const int next = table.packets.next(table.session);
  if (table.packets.size_for(table.session, next) > 0) {
    actions.push_back({"deal_next", deal_action(table, next).label, true});
  }
  if (table.packets.can_be_right(table.session)) {
    actions.push_back({"deal_rightly", std::string(w.deal_rightly), false});
  }
  if (table.packets.none(table.session)) return actions;
  actions.push_back({"deal_done", std::string(w.deal_done), false});
  actions.push_back({"deal_back", std::string(w.deal_back), false});
  return actions;
}

std::vector<Action> seats_to_deal_to(const TableState& table) {
  std::vector<Action> actions;
  if (!deals_by_hand(table)) return actions;
  for (int i = 0; i < table.session.table().players; ++i) {
    const int seat = (eldest(table.session.table()) + i) % table.session.table().players;
    if (table.packets.size_for(table.session, seat) > 0)
      actions.push_back(deal_action(table, seat));
  }
  return actions;
}

SeatCounts packets_dealt(const TableState& table) {
  return deals_by_hand(table) ? table.packets.counts(table.session)
                              : SeatCounts::each(table.session.table().players, 0);
}

bool deal_to(TableState& table, std::string_view what) {
  if (!deals_by_hand(table) || !table.packets.deal_to(table.session, number_in(what, -1)))
    return false;
  if (table.packets.right(table.session)) return deal_done(table);
  table.context.say_aloud(dealing_prompt(table));
  return true;
}

bool deal_next(TableState& table) {
  return deal_to(table, std::to_string(table.packets.next(table.session)));
}

bool deal_back(TableState& table) {
  if (!deals_by_hand(table) || !table.packets.take_back(table.session)) return false;
  table.context.say_aloud(dealing_prompt(table));
  return true;
}

bool deal_done(TableState& table) {
  if (!deals_by_hand(table) || table.packets.none(table.session)) return false;
  return decide(table,
                Decision::of_deal(table.session.human(), table.packets.counts(table.session)));
}

bool deal_rightly(TableState& table) {
  if (!deals_by_hand(table) || !table.packets.can_be_right(table.session)) return false;
  return decide(table,
                Decision::of_deal(table.session.human(), right_counts(table.session.table())));
}

bool asked_about_misdeal(const TableState& table) {
  return table.context.offers_play() && table.session.at_end() &&
         !table.session.person_to_decide() && table.session.table().phase == Phase::misdeal_calls &&
         table.session.leaves_misdeal_to_person();
}

bool call_misdeal(TableState& table) {
  return may_call_misdeal(table) && decide(table, Decision::of_call_misdeal(table.session.human()));
}

}  // namespace allfours
