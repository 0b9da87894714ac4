// Parts of the dialog of the settings (dialog.hpp). Knows no DOM.
// Tests: tests/app/dialogs/dialog_test.cpp.
#include <array>

#include "app/app.hpp"
#include "app/dialogs/dialog_parts.hpp"
#include "app/features/settings/settings_feature.hpp"
#include "words/numbers.hpp"

namespace allfours {

namespace {

// What the page looks like.
void write_page(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const Settings& settings = app.settings();
  std::vector<ChoiceOption> tongues;
  for (const Language language : languages()) {
    tongues.push_back(
        {"language:" + std::string(language_code(language)), language_name(language)});
  }
  text_part(json, "heading", w.settings_page);
  choice_part(json, w.language, tongues, static_cast<int>(app.state().context.language.place));
  const std::string smallest = fill(w.percent, {{"n", text_sizes.front()}});
  const std::string largest = fill(w.percent, {{"n", text_sizes.back()}});
  slider_part(json, {"text_size:", w.text_size, smallest, largest, text_sizes,
                     text_size_step(settings.text_size)});
  if (const int most = app.largest_text_size(); settings.text_size > most)
    text_part(json, "text",
              fill(w.text_size_limit, {{"value", fill(w.percent, {{"n", number_text(most)}})}}));
  choice_part(
      json, w.look,
      std::array<ChoiceOption, 3>{
          {{"look:0", w.look_automatic}, {"look:1", w.look_light}, {"look:2", w.look_dark}}},
      static_cast<int>(settings.look));
  switch_part(json, "text_only:", w.text_only, w.text_only_note, settings.text_only);
}

void write_cards_and_table(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const Settings& settings = app.settings();
  text_part(json, "heading", w.settings_cards);
  switch_part(json, "colours:", w.four_colours, "", settings.four_colours);
  choice_part(json, w.card_back,
              std::array<ChoiceOption, 4>{{{"card_back:red", w.back_red},
                                           {"card_back:brown", w.back_brown},
                                           {"card_back:blue", w.back_blue},
                                           {"card_back:green", w.back_green}}},
              static_cast<int>(settings.back));
  choice_part(
      json, w.felt,
      std::array<ChoiceOption, 3>{
          {{"felt:green", w.felt_green}, {"felt:blue", w.felt_blue}, {"felt:wine", w.felt_wine}}},
      static_cast<int>(settings.felt));
  choice_part(json, w.hand_order,
              std::array<ChoiceOption, 4>{{{"hand_order:usual", w.order_usual},
                                           {"hand_order:low_first", w.order_low_first},
                                           {"hand_order:trumps_last", w.order_trumps_last},
                                           {"hand_order:by_rank", w.order_by_rank}}},
              static_cast<int>(settings.hand_order));
  switch_part(json, "left_handed:", w.left_handed, w.left_handed_note, settings.left_handed);
}

void write_play(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const Settings& settings = app.settings();
  text_part(json, "heading", w.settings_play);
  slider_part(json,
              {"pace:", w.pace, w.pace_slow, w.pace_fast, pace_names, pace_step(settings.pace)});
  switch_part(json, "sound:", w.sound, w.sound_note, settings.sound);
  slider_part(json,
              {"volume:", w.volume, w.volume_soft, w.volume_loud, volume_names, settings.volume});
  switch_part(json, "second_touch:", w.second_touch, w.second_touch_note, settings.second_touch);
  switch_part(json, "last_card:", w.last_card, "", settings.last_card);
  switch_part(json, "shortcuts:", w.shortcuts, w.shortcuts_note, settings.shortcuts);
  if (settings.captions_told == 0)
    text_part(json, "text", w.captions_come);
  else
    button_part(json, "captions_again", w.captions_again);
}

void write_together(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  text_part(json, "heading", w.together);
  switch_part(json, "calls_of_others:", w.calls_of_others, "", app.settings().calls);
  if (!app.state().context.embedding)
    switch_part(json, "turn_notes:", w.turn_notes, "", app.settings().turn_notes);
}

void write_names(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  text_part(json, "heading", w.names);
  text_part(json, "text", fill(w.names_note, {{"n", number_text(longest_name)}}));
  for (int place = 0; place < max_players; ++place) {
    const std::string_view usual = usual_names[at(place)];
    const std::string id = "name:" + std::to_string(place) + ":";
    field_part(json, {id, place == 0 ? w.your_name : usual, app.settings().names[at(place)],
                      place == 0 ? w.you : usual, longest_name});
  }
}

}  // namespace

void write_settings(JsonWriter& json, const App& app) {
  write_page(json, app);
  write_cards_and_table(json, app);
  write_play(json, app);
  write_together(json, app);
  write_names(json, app);
}

}  // namespace allfours
