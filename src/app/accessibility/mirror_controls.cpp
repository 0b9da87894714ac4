// The person's controls in the text mirror (mirror.hpp): the hand, and the buttons at a table.
// Knows no DOM. Tests: tests/app/accessibility/mirror_test.cpp.
#include <optional>

#include "app/accessibility/mirror_parts.hpp"
#include "app/features/hint/table_hint.hpp"
#include "app/modes/lesson/table_first_game.hpp"
#include "app/narration/prompt.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_ahead.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_dealing.hpp"
#include "app/table/table_looking.hpp"
#include "app/table/table_mistakes.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_state.hpp"
#include "words/advice_words.hpp"
#include "words/numbers.hpp"
#include "words/spoken_text.hpp"

namespace allfours {

namespace {

// A label with the chance of a hint.
std::string with_chance(const App& app, std::string_view action, std::string_view label) {
  const Advice* advice = app.table().hint.advice();
  const Option* option = advice == nullptr ? nullptr : find_option(*advice, action);
  if (option == nullptr) return std::string(label);
  const Words& w = app.words();
  const std::string chance = fill(w.percent, {{"n", number_text(percent_of(option->chance))}});
  return fill(option == &advice->chosen() ? w.hint_best : w.with_value,
              {{"text", label}, {"value", chance}});
}

// The words that the game asks for, and a hint about them.
void choice_buttons(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const TableState& table = app.table();
  if (award_waits(table)) write_button(json, "skip", w.next, std::nullopt, true);
  for (const Action& action : actions_at(table)) {
    const std::string label =
        action.note.empty() ? action.label
                            : fill(w.with_value, {{"text", action.label}, {"value", action.note}});
    write_button(json, action.id, without_signs(w, with_chance(app, action.id, label)),
                 std::nullopt, action.primary);
  }
  if (table.hint.stage() == Hint::Stage::warns) {
    write_button(json, "hint", w.hint_yes);
    write_button(json, "close_hint", w.cancel);
  } else if (can_hint(table)) {
    write_button(json, "hint", w.hint, table.hint.stage() != Hint::Stage::none);
  }
  if (tells_first(table)) {
    write_button(json, "close_caption",
                 fill(w.with_value, {{"text", w.close}, {"value", first_caption(table).title}}));
  }
  if (const Message::Offer& offer = app.state().context.message.offered(); !offer.id.empty()) {
    write_button(json, offer.id, offer.label);
  }
  for (const Action& action : seats_to_deal_to(table)) {
    write_button(json, action.id, action.label);
  }
}

// Back and forth in the game, and to other games on its log.
void moment_buttons(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const TableState& table = app.table();
  if (game_over(table) && table.mode->is_game()) write_button(json, "fair", w.fair_deals);
  if (can_undo(table)) write_button(json, "undo", w.undo);
  if (can_redo(table)) write_button(json, "redo", w.redo);
  for (const Action& action : moment_actions(table)) write_button(json, action.id, action.label);
  if (table.practice.numbers().size() > 1) {
    for (const int game : table.practice.numbers()) {
      if (game == table.practice.shown()) continue;
      write_button(json, "game:" + std::to_string(game),
                   game == 0 ? std::string(w.back_to_real_game) : game_name(table, game));
    }
  }
}

// The parts that can be shown or hidden, and the tabs of the history.
void view_buttons(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const TableState& table = app.table();
  if (!cards_to_expose(table).empty() && !is_exposing(table)) {
    write_button(json, "exposes", w.expose_card);
  }
  if (last_trick_line(table)) {
    write_button(json, "last_trick", w.last_trick, table.last_trick_open);
  }
  if (can_show_all_hands(table) && looking_back(table)) {
    write_button(json, "all_hands", w.hands_all, all_hands_open(table));
  }
  write_button(json, "tab:points", w.points_tab, !app.state().everything);
  write_button(json, "tab:everything", w.everything_tab, app.state().everything);
  write_button(json, "copy_history", w.copy_history);
}

// The ends of a lesson, puzzle or game, and its link.
void game_buttons(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const TableState& table = app.table();
  const bool game = table.mode->is_game();
  if (const LessonRun* lesson = lesson_at(table))
    write_button(json, "end_lesson", lesson->over() ? w.back : w.skip);
  if (puzzle_at(table) != nullptr) {
    write_button(json, "copy_puzzle", w.share);
    write_button(json, "end_puzzle", w.back);
  }
  if (game && !shows_together(app.state())) write_button(json, "share", w.share);
  // After a duel it is offered elsewhere.
  const DuelRun* duel = duel_at(table);
  if (game && !app.state().context.embedding && (duel == nullptr || !duel->finished())) {
    write_button(json, "duels", w.duel);
  }
  if (game && !game_over(table) && !app.state().context.embedding) {
    write_button(json, "new_game", w.start_screen);
  }
}

}  // namespace

void write_hand_cards(JsonWriter& json, const App& app) {
  const SeatView view = app.table().session.view();
  const CardSet playable = playable_cards(app.table());
  const bool discarding = !playable.empty() && view.table.phase == Phase::discard;
  json.key("hand");
  json.open('[');
  for (const Card card : held_cards(view, app.settings().hand_order)) {
    json.open('{');
    const std::string id = "card:" + card_text(card);
    json.member("id", id);
    json.member("label", with_chance(app, id, card_name(app.words(), card)));
    json.flag("enabled", playable.contains(card));
    if (discarding) json.flag("chosen", app.table().picked.contains(card));
    if (card == app.table().chosen || card == raised_card(app.table())) json.flag("chosen", true);
    // If a word is wanted, the cards are not illegal.
    if (!playable.contains(card) && app.table().session.person_to_decide() &&
        view.table.phase == Phase::play) {
      json.member("why_not", why_not_text(app.table().narration.narrator(), view, card));
      json.member("why_not_rule", why_not_rule(view, card));
    }
    json.close('}');
  }
  json.close(']');
}

void write_controls(JsonWriter& json, const App& app) {
  json.key("actions");
  json.open('[');
  if (app.state().context.offers_play()) {
    choice_buttons(json, app);
    moment_buttons(json, app);
    view_buttons(json, app);
    game_buttons(json, app);
    write_page_buttons(json, app);
  }
  json.close(']');
}

}  // namespace allfours
