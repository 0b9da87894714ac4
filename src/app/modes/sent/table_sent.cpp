#include "app/modes/sent/table_sent.hpp"

#include <algorithm>

#include "app/table/table_state.hpp"
#include "words/duplicate_words.hpp"
#include "words/variant_words.hpp"

namespace allfours {

bool as_played(const TableState& table) {
  const std::span<const Event> shown(table.session.log().data(), at(table.session.shown()));
  if (!looking_back(table) || !table.others_moves || shown.empty() || !decisions_in(shown).empty())
    return false;
  return table.session.last_shown().kind == EventKind::deal ||
         table.session.table().phase == Phase::deal_by_hand;
}

Caption sent_caption(const TableState& table) {
  if (!table.waits) return {};
  const Words& w = *table.context.words;
  const Setup& setup = table.session.setup();
  const Table& shown = table.session.table();
  const SentFacts special = table.mode->sent_facts(table);
  Caption sent{special.title, {}};
  const auto add = [&](const std::string& fact) {
    sent.text += (sent.text.empty() ? "" : "\u00a0· ") + fact;  // no line begins with the dot
  };
  add(std::string(variant_name(table.context.language, *setup.variant)) + " " +
      fill(w.to_target, {{"n", number_text(setup.rules.target)}}));
  if (const int hand = std::max<int>(shown.hand, first_hand(setup)); hand > 1) {
    add(fill(w.duplicate_hand, {{"n", number_text(hand)}}));
    add(points_text(shown.score, table.session.human(), shown.sides));
  }
  for (const std::string& fact : special.facts) add(fact);
  if (table.others_moves) add(std::string(w.sent_seat));
  return sent;
}

bool begin_sent(TableState& table) {
  if (!table.waits) return false;
  if (as_played(table)) table.playback.move_on_from_here();
  table.waits = false;
  table.due = table.context.now;
  return true;
}

bool watches(const TableState& table) {
  return table.mode->facts().can_be_watched && looking_back(table) && table.others_moves &&
         !table.own && table.practice.shown() == 0 && !table.waits;
}

bool start_playback(TableState& table) {
  if (!watches(table)) return false;
  table.playback.move_on_from_here();
  table.due = table.context.now;
  return true;
}

bool pause_playback(TableState& table) {
  if (!watches(table) || !table.playback.moves_on()) return false;
  table.playback.rest();
  return true;
}

}  // namespace allfours
