// Parts of the slate's dialog (dialog.hpp): the agreed unit, which can be changed on the start
// screen, and the entries. Knows no DOM. Tests: tests/app/features/slate/slate_test.cpp.
#include "app/app.hpp"
#include "app/dialogs/dialog_parts.hpp"
#include "app/features/slate/slate_feature.hpp"
#include "words/field_words.hpp"
#include "words/numbers.hpp"
#include "words/variant_words.hpp"

namespace allfours {

namespace {

// Buttons to raise and lower a stake.
void stake_buttons(JsonWriter& json, const App& app, std::string_view name) {
  const Field& field = *find_field(name);
  const std::string label = fill(
      app.words().with_value,
      {{"text", upper_first(field_label(app.state().context.language, field))},
       {"value",
        value_label(app.state().context.language, field, field.get(app.state().start.rules()))}});
  button_part(json, "rule_up:" + std::string(name), label + " +");
  button_part(json, "rule_down:" + std::string(name), label + " −");
}

std::string sums(const std::vector<int>& all, const Slate* slate, std::size_t first) {
  std::string text;
  for (std::size_t i = first; i < all.size(); ++i) {
    text += (i == first         ? ""
             : slate != nullptr ? " · "
                                : "–") +
            (slate != nullptr ? amount_text(*slate, all[i]) : number_text(all[i]));
  }
  return text;
}

}  // namespace

void write_slate(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const Slate& slate = app.state().records.slate.now();
  const RuleSet rules = rules_setup(app.state()).rules;
  text_part(json, "text", w.slate_note);
  text_part(json, "heading",
            variant_name(app.state().context.language, *rules_setup(app.state()).variant));
  text_part(json, "text",
            has_stakes(rules) ? fill(w.slate_agreed, {{"n", number_text(rules.stake_game)},
                                                      {"text", number_text(rules.stake_all_fours)}})
                              : std::string(w.slate_nothing));
  if (app.screen() == App::Screen::start) {
    stake_buttons(json, app, "stake_game");
    stake_buttons(json, app, "stake_all_fours");
  }
  field_part(json, {"slate_unit:", w.slate_unit, slate.unit, w.slate_units, longest_name});
  if (slate.games.empty()) {
    text_part(json, "text", w.slate_empty);
    return;
  }
  begin_table(json);
  table_row(json, {w.slate, w.your_side, w.other_sides});
  for (std::size_t i = 0; i < slate.games.size(); ++i) {
    const SlateGame& game = slate.games[i];
    std::string what =
        number_text(i + 1) + ". " +
        std::string(variant_short_name(app.state().context.language, *game.variant)) + " · " +
        game.seed;
    if (game.stake_all_fours > 0) {
      what += " · " + fill(w.with_value, {{"text", w.all_fours_made},
                                          {"value", sums(game.all_fours, nullptr, 0)}});
    }
    table_row(json, {what, amount_text(slate, game.paid.front()), sums(game.paid, &slate, 1)});
  }
  table_row(json, {w.slate_total, amount_text(slate, slate.balance()), ""});
  end_table(json);
  button_part(json, "wipe_slate", app.state().asked_to_forget ? w.slate_wipe_really : w.slate_wipe);
}

}  // namespace allfours
