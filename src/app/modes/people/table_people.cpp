#include "app/modes/people/table_people.hpp"

#include "app/table/table_actions.hpp"
#include "app/table/table_looking.hpp"
#include "app/table/table_state.hpp"
#include "words/spoken_text.hpp"

namespace allfours {

int next_person(const TableState& table) {
  return table.playback.live() ? table.session.next_person() : -1;
}

Caption curtain_caption(const TableState& table) {
  const int next = next_person(table);
  if (next < 0) return {};
  const Words& w = *table.context.words;
  const std::string& who = table.narration.narrator().name(next);
  return {fill(w.pass_to, {{"who", who}}), fill(w.pass_note, {{"who", who}})};
}

bool pass_on(TableState& table) {
  if (!table.playback.live() || !table.session.curtain_is_due()) return false;
  close_layers(table);
  table.picked = CardSet();
  table.session.drop_curtain();
  const Caption told = curtain_caption(table);
  table.context.say_aloud(heading_then(told.title, told.text));
  return true;
}

bool take_seat(TableState& table) {
  if (next_person(table) < 0) return false;
  table.session.take_seat();
  close_layers(table);
  table.context.message.clear();
  table.context.say_aloud(prompt_at(table));
  table.due = table.context.now;
  return true;
}

}  // namespace allfours
