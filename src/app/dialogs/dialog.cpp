#include "app/dialogs/dialog.hpp"

#include <array>

#include "app/dialogs/dialog_parts.hpp"
#include "app/features/duplicate/duplicate_dialog.hpp"
#include "app/features/league/league_dialog.hpp"
#include "app/features/review/verdict_dialog.hpp"
#include "app/features/saved/kept_dialog.hpp"
#include "app/features/slate/slate_dialog.hpp"
#include "app/features/statistics/statistics_dialog.hpp"
#include "app/links/sharing.hpp"
#include "app/modes/duel/duel_dialog.hpp"
#include "app/modes/together/together_dialog.hpp"
#include "app/shortcuts.hpp"
#include "core/game/link_end.hpp"
#include "words/numbers.hpp"
#include "words/player_words.hpp"

namespace allfours {

namespace {

void slider_part(JsonWriter& json, std::string_view id, std::string_view label,
                 std::string_view low, std::string_view high,
                 std::span<const std::string_view> steps, int step) {
  begin_part(json, "slider");
  json.member("id", id);
  json.member("label", label);
  json.member("low", low);
  json.member("high", high);
  json.key("steps");
  json.open('[');
  for (const std::string_view name : steps) json.text(name);
  json.close(']');
  json.number("step", step);
  json.close('}');
}

struct Choosable {
  std::string_view id;
  std::string_view label;
};

void choice_part(JsonWriter& json, std::string_view label, std::span<const Choosable> options,
                 int chosen) {
  begin_part(json, "choice");
  json.member("label", label);
  json.key("options");
  json.open('[');
  for (const Choosable& option : options) {
    json.open('{');
    json.member("id", option.id);
    json.member("label", option.label);
    json.flag("chosen", chosen-- == 0);
    json.close('}');
  }
  json.close(']');
  json.close('}');
}

// The label of a key.
std::string_view key_name(const Words& w, std::string_view key) {
  if (key == "Enter") return w.key_enter;
  if (key == "Space") return w.key_space;
  if (key == "Home") return w.key_home;
  if (key == "End") return w.key_end;
  if (key == "ArrowLeft") return "←";
  if (key == "ArrowRight") return "→";
  return key;
}

void keys_part(JsonWriter& json, const Words& w, Shortcut::Group group) {
  begin_part(json, "keys");
  json.key("rows");
  json.open('[');
  for (const Shortcut& shortcut : shortcuts()) {
    if (shortcut.group != group) continue;
    json.open('{');
    json.key("keys");
    json.open('[');
    for (const std::string_view key : keys_of(shortcut)) json.text(key_name(w, key));
    json.close(']');
    json.member("text", w.*shortcut.what);
    json.close('}');
  }
  json.close(']');
  json.close('}');
}

void keys_dialog(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  text_part(json, "text", app.settings().shortcuts ? w.keys_note : w.keys_off_note);
  text_part(json, "text", w.keys_reader);
  text_part(json, "heading", w.keys_play);
  keys_part(json, w, Shortcut::Group::play);
  text_part(json, "heading", w.keys_ask);
  keys_part(json, w, Shortcut::Group::ask);
  text_part(json, "heading", w.keys_look);
  keys_part(json, w, Shortcut::Group::look);
}

void settings_dialog(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const Settings& settings = app.settings();
  std::vector<std::string> ids;
  std::vector<Choosable> tongues;
  for (const Language language : languages()) {
    ids.push_back("language:" + std::string(language_code(language)));
  }
  for (const Language language : languages()) {
    tongues.push_back({ids[language.place], language_name(language)});
  }
  choice_part(json, w.language, tongues, static_cast<int>(app.language().place));
  slider_part(json, "pace:", w.pace, w.pace_slow, w.pace_fast, pace_names,
              pace_step(settings.pace));
  const std::string smallest = fill(w.percent, {{"n", text_sizes.front()}});
  const std::string largest = fill(w.percent, {{"n", text_sizes.back()}});
  slider_part(json, "text_size:", w.text_size, smallest, largest, text_sizes,
              text_size_step(settings.text_size));
  if (const int most = app.largest_text_size(); settings.text_size > most)
    text_part(json, "text",
              fill(w.text_size_limit, {{"value", fill(w.percent, {{"n", number_text(most)}})}}));
  choice_part(
      json, w.look,
      std::array<Choosable, 3>{
          {{"look:0", w.look_automatic}, {"look:1", w.look_light}, {"look:2", w.look_dark}}},
      static_cast<int>(settings.look));
  switch_part(json, "colours:", w.four_colours, "", settings.four_colours);
  switch_part(json, "brown_backs:", w.brown_backs, "", settings.brown_backs);
  switch_part(json, "sound:", w.sound, w.sound_note, settings.sound);
  slider_part(json, "volume:", w.volume, w.volume_soft, w.volume_loud, volume_names,
              settings.volume);
  switch_part(json, "last_card:", w.last_card, "", settings.last_card);
  switch_part(json, "shortcuts:", w.shortcuts, w.shortcuts_note, settings.shortcuts);
  switch_part(json, "text_only:", w.text_only, w.text_only_note, settings.text_only);
  if (settings.captions_told == 0) {
    text_part(json, "text", w.captions_come);
  } else {
    begin_part(json, "button");
    json.member("id", "captions_again");
    json.member("label", w.captions_again);
    json.close('}');
  }
  text_part(json, "heading", w.names);
  text_part(json, "text", fill(w.names_note, {{"n", number_text(longest_name)}}));
  for (int place = 0; place < max_players; ++place) {
    const std::string_view usual = usual_names[static_cast<std::size_t>(place)];
    begin_part(json, "field");
    json.member("id", "name:" + std::to_string(place) + ":");
    json.member("label", place == 0 ? std::string(w.your_name) : std::string(usual));
    json.member("value", settings.names[static_cast<std::size_t>(place)]);
    json.member("usual", place == 0 ? w.you : usual);
    json.number("longest", longest_name);
    json.close('}');
  }
}

// The name field of one of several people at this screen; empty: a numbered default.
void person_field(JsonWriter& json, const App& app, std::string_view verb, int place, int count) {
  const Settings& settings = app.settings();
  const std::string counted = fill(app.words().player_number, {{"n", number_text(count)}});
  begin_part(json, "field");
  json.member("id", std::string(verb) + ":" + std::to_string(place) + ":");
  json.member("label", counted);
  json.member("value", place == 0 ? settings.names[0] : settings.people_names[at(place)]);
  json.member("usual", counted);
  json.number("longest", longest_name);
  json.close('}');
}

// The others of the selected game, each with a choice of levels, or a person here with a name; then
// the meaning of the levels.
void opponents_dialog(JsonWriter& json, const App& app) {
  text_part(json, "text", app.words().opponents_note);
  const Setup setup = app.start().setup();
  const Persons persons = persons_at(setup, 0);
  const bool alone = app.embedding().has_value();
  int people = 1;
  if (app.people() > 1) person_field(json, app, "name", 0, people);
  for (int place = 1; place < setup.players; ++place) {
    const int seat = setup.rules.direction == Direction::clockwise ? place : setup.players - place;
    const int person = persons[at(seat)];
    std::vector<std::string> ids;
    std::vector<Choosable> levels;
    int chosen = -1;
    for (const PlayerName& player : player_names) {
      if (player.level)
        ids.push_back("level_of:" + std::to_string(person) + ":" + std::string(player.name));
    }
    for (const PlayerName& player : player_names) {
      if (!player.level) continue;
      if (app.settings().bots[at(person)] == player.name) chosen = static_cast<int>(levels.size());
      levels.push_back({ids[levels.size()], player_name(app.words(), player.name)});
    }
    const std::string here = "level_of:" + std::to_string(person) + ":" + std::string(person_level);
    const bool is_here = !alone && (app.settings().people >> person & 1) != 0;
    if (is_here) chosen = static_cast<int>(levels.size());
    if (!alone) levels.push_back({here, app.words().person_here});
    choice_part(json, name_in(app.settings(), person), levels, chosen);
    if (is_here) person_field(json, app, "person", person, ++people);
  }
  for (const PlayerName& player : player_names) {
    if (!player.level) continue;
    text_part(json, "text",
              fill(app.words().with_value, {{"text", player_name(app.words(), player.name)},
                                            {"value", player_manner(app.words(), player.name)}}));
  }
}

void page_part(JsonWriter& json, std::string_view label, std::string_view href) {
  begin_part(json, "page");
  json.member("label", label);
  json.member("href", href);
  json.close('}');
}

void share_dialog(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const Session& session = app.table().session();
  links_part(json, app, shared_links(session, w), true);
  if (!app.embedding()) {
    begin_part(json, "file");
    json.member("label", w.save_log);
    json.member("note", w.save_log_note);
    json.member("fragment", record_text(session.game()));
    json.member("file", "allfours-" + session.setup().seed + ".jsonl");
    json.key("reviews");
    write_reviews(json, app);
    json.close('}');
  }
  page_part(json, w.check_deal, fair_page(app));
  if (!app.embedding()) button_part(json, "duels", w.duel);
}

void open_dialog(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  text_part(json, "text", w.open_note);
  begin_part(json, "opening");
  json.member("label", w.open_text);
  json.member("file", w.open_file);
  json.member("open", w.open_button);
  json.close('}');
  page_part(json, w.compose, page_beside(app, "compose"));
}

}  // namespace

std::string page_beside(const App& app, std::string_view folder) {
  return std::string(folder) + "/?lang=" + std::string(language_code(app.language()));
}

std::string fair_page(const App& app) {
  return page_beside(app, "fair") + "#" + whole_link(record_text(app.table().session().game()));
}

void write_dialog(JsonWriter& json, const App& app) {
  using Dialog = App::Dialog;
  const Words& w = app.words();
  const auto begin = [&](std::string_view name, std::string_view title) {
    json.member("name", name);
    json.member("title", title);
    json.member("close", w.close);
    json.member("message", app.message());
    json.key("parts");
    json.open('[');
    if (app.has_unread()) text_part(json, "text", w.unread_here);
    if (app.has_unstored()) text_part(json, "text", w.unstored_here);
  };
  json.open('{');
  switch (app.dialog()) {
    case Dialog::none:
      begin("", "");
      break;
    case Dialog::keys:
      begin("keys", w.keys);
      keys_dialog(json, app);
      break;
    case Dialog::settings:
      begin("settings", w.settings);
      settings_dialog(json, app);
      break;
    case Dialog::statistics:
      begin("statistics", w.statistics);
      write_statistics(json, app);
      break;
    case Dialog::share:
      begin("share", w.share);
      share_dialog(json, app);
      break;
    case Dialog::open:
      begin("open", w.open_game);
      open_dialog(json, app);
      break;
    case Dialog::opponents:
      begin("opponents", w.opponents);
      opponents_dialog(json, app);
      break;
    case Dialog::verdicts:
      begin("verdicts", w.review);
      write_verdicts(json, app);
      break;
    case Dialog::duplicate:
      begin("duplicate", w.duplicate);
      write_duplicate(json, app);
      break;
    case Dialog::duel:
      begin("duel", w.duel);
      write_duel(json, app);
      break;
    case Dialog::kept:
      begin("kept", w.kept_games);
      write_kept(json, app);
      break;
    case Dialog::slate:
      begin("slate", w.slate);
      write_slate(json, app);
      break;
    case Dialog::league:
      begin("league", w.league);
      write_league(json, app);
      break;
    case Dialog::season:
      begin("season", w.season);
      write_season(json, app);
      break;
    case Dialog::together:
      begin("together", w.together);
      write_together(json, app);
      break;
  }
  json.close(']');
  json.close('}');
}

}  // namespace allfours
