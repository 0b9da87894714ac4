#include "app/modes/lesson/table_first_game.hpp"

#include "app/table/table_actions.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"
#include "words/spoken_text.hpp"

namespace allfours {

bool tells_first(const TableState& table) {
  return table.caption && !looking_back(table) && table.hint.stage() == Hint::Stage::none &&
         !game_over(table) && !award_is_up(table);
}

Caption first_caption(const TableState& table) {
  if (!tells_first(table)) return {};
  return caption_of(table.narration.narrator(), table.session.table(),
                    caption_text(*table.context.words, *table.caption));
}

std::optional<std::string> first_question(const TableState& table) {
  if (!tells_first(table) || is_question(*table.caption)) return std::nullopt;
  return table.session.person_to_decide() ? prompt_at(table) : std::string();
}

void note_caption(TableState& table, std::uint32_t bits) {
  std::uint32_t& told = table.context.settings.captions_told;
  if ((told | bits) == told) return;
  told |= bits;
  table.context.effects.save("settings");
}

bool close_caption(TableState& table) {
  if (!tells_first(table)) return false;
  note_caption(table, 1U << *table.caption);
  table.caption.reset();
  table.caption_closed = table.session.shown();
  return true;
}

// Only while the person plays: not in playback, nor in another person's game.
bool look_for_caption(TableState& table) {
  const std::uint32_t told = table.context.settings.captions_told;
  const bool waits = table.session.person_to_decide() || waits_for_next_hand(table);
  if (table.caption && !still_tells(table.session.view(), *table.caption, told, waits))
    table.caption.reset();
  if (table.caption || !table.mode->facts().guides_beginners || table.waits ||
      told == all_captions || table.others_moves || table.practice.shown() > 0 ||
      looking_back(table) || table.session.shown() == 0 || game_over(table) || award_is_up(table) ||
      !table.context.message.offered().id.empty()) {
    return false;
  }
  // One at a time; only the offer and the first word come together.
  const bool again = table.caption_closed == table.session.shown() &&
                     table.session.table().phase != Phase::eldest_answers;
  if (!again) table.caption = caption_for(table.session.view(), told, waits);
  if (!table.caption) return false;
  const Caption news = caption_of(table.narration.narrator(), table.session.table(),
                                  caption_text(*table.context.words, *table.caption));
  table.context.say_aloud(heading_then(news.title, news.text));
  return true;
}

}  // namespace allfours
