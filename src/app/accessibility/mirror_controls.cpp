#include "app/accessibility/mirror_controls.hpp"

#include <optional>

#include "app/accessibility/mirror_buttons.hpp"
#include "app/narration/prompt.hpp"
#include "words/advice_words.hpp"
#include "words/numbers.hpp"
#include "words/spoken_text.hpp"

namespace allfours {

namespace {

// A label with the chance of a hint.
std::string with_chance(const App& app, std::string_view action, std::string_view label) {
  const Advice* advice = app.table().advice();
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
  const TableScreen& table = app.table();
  if (table.award_waits()) write_button(json, "skip", w.next, std::nullopt, true);
  for (const Action& action : table.actions()) {
    const std::string label =
        action.note.empty() ? action.label
                            : fill(w.with_value, {{"text", action.label}, {"value", action.note}});
    write_button(json, action.id, without_signs(w, with_chance(app, action.id, label)),
                 std::nullopt, action.primary);
  }
  if (table.hint_stage() == Hint::Stage::warns) {
    write_button(json, "hint", w.hint_yes);
    write_button(json, "close_hint", w.cancel);
  } else if (table.can_hint()) {
    write_button(json, "hint", w.hint, table.hint_stage() != Hint::Stage::none);
  }
  if (table.tells_first()) {
    write_button(json, "close_caption",
                 fill(w.with_value, {{"text", w.close}, {"value", table.first_caption().title}}));
  }
  if (const Message::Offer& offer = app.message_offer(); !offer.id.empty()) {
    write_button(json, offer.id, offer.label);
  }
  for (const Action& action : table.seats_to_deal_to()) {
    write_button(json, action.id, action.label);
  }
}

// Back and forth in the game, and to other games on its log.
void moment_buttons(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const TableScreen& table = app.table();
  if (table.game_over() && table.is_game()) write_button(json, "fair", w.fair_deals);
  if (table.can_undo()) write_button(json, "undo", w.undo);
  if (table.can_redo()) write_button(json, "redo", w.redo);
  for (const Action& action : table.steps()) write_button(json, action.id, action.label);
  if (table.games().size() > 1) {
    for (const int game : table.games()) {
      if (game == table.game_shown()) continue;
      write_button(json, "game:" + std::to_string(game),
                   game == 0 ? std::string(w.back_to_real_game) : table.game_name(game));
    }
  }
}

// The parts that can be shown or hidden, and the tabs of the history.
void view_buttons(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const TableScreen& table = app.table();
  if (!table.to_expose().empty() && !table.is_exposing()) {
    write_button(json, "exposes", w.expose_card);
  }
  if (table.last_trick()) {
    write_button(json, "last_trick", w.last_trick, table.last_trick_shown());
  }
  if (table.can_show_all_hands() && table.reviewing()) {
    write_button(json, "all_hands", w.hands_all, table.all_hands_open());
  }
  write_button(json, "tab:points", w.points_tab, !app.everything());
  write_button(json, "tab:everything", w.everything_tab, app.everything());
  write_button(json, "copy_history", w.copy_history);
}

// The ends of a lesson, puzzle or game, and its link.
void game_buttons(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const TableScreen& table = app.table();
  const bool game = table.is_game();
  if (table.is_lesson()) write_button(json, "end_lesson", w.skip);
  if (table.puzzle() != nullptr) {
    write_button(json, "copy_puzzle", w.share);
    write_button(json, "end_puzzle", w.back);
  }
  if (game && !app.shows_together()) write_button(json, "share", w.share);
  // After a duel it is offered elsewhere.
  const DuelRun* duel = table.duel();
  if (game && !app.embedding() && (duel == nullptr || !duel->finished())) {
    write_button(json, "duels", w.duel);
  }
  if (game && !table.game_over() && !app.embedding()) {
    write_button(json, "new_game", w.start_screen);
  }
}

}  // namespace

void write_hand_cards(JsonWriter& json, const App& app) {
  const SeatView view = app.table().view();
  const CardSet playable = app.table().playable();
  const bool discarding = !playable.empty() && view.table.phase == Phase::discard;
  json.key("hand");
  json.open('[');
  for (const Card card : held_cards(view, app.settings().hand_order)) {
    json.open('{');
    const std::string id = "card:" + card_text(card);
    json.member("id", id);
    json.member("label", with_chance(app, id, card_name(app.words(), card)));
    json.flag("enabled", playable.contains(card));
    if (discarding) json.flag("chosen", app.table().picked().contains(card));
    if (card == app.table().chosen() || card == app.table().raised()) json.flag("chosen", true);
    // If a word is wanted, the cards are not illegal.
    if (!playable.contains(card) && app.table().session().human_to_decide() &&
        view.table.phase == Phase::play) {
      json.member("why_not", why_not_text(app.table().narrator(), view, card));
      json.member("why_not_rule", why_not_rule(view, card));
    }
    json.close('}');
  }
  json.close(']');
}

void write_controls(JsonWriter& json, const App& app) {
  json.key("actions");
  json.open('[');
  if (app.offers_play()) {
    choice_buttons(json, app);
    moment_buttons(json, app);
    view_buttons(json, app);
    game_buttons(json, app);
    write_page_buttons(json, app);
  }
  json.close(']');
}

}  // namespace allfours
