// The stored text of settings: a table of lines, each read and written in one place.
#include <algorithm>

#include "app/features/settings/settings.hpp"
#include "app/modes/together/server_address.hpp"
#include "core/game/series.hpp"
#include "core/text/ascii.hpp"
#include "core/text/number.hpp"
#include "core/text/text_fields.hpp"

namespace allfours {

namespace {

constexpr std::array<std::string_view, 2> packs{"2", "4"};
constexpr std::array<std::string_view, 3> looks{"automatic", "light", "dark"};
constexpr std::array<std::string_view, 2> switches{"off", "on"};
constexpr std::array<std::string_view, first_games + 2> games_counted{"0", "1", "2", "3"};

// The part of a value that is not known; empty: all is.
using Unread = std::optional<std::string>;

// Whether a value is stored that is the usual one: the first versions stored all they knew.
enum class Usual : std::uint8_t { stored, left_out };

// A line of the text: a switch, or a value of its own. `read` applies a value. `write` appends the
// value; nothing: no line.
struct Line {
  std::string_view name;
  Unread (*read)(Settings& settings, std::string_view value) = nullptr;
  void (*write)(const Settings& settings, std::string& value) = nullptr;
  bool Settings::*flag = nullptr;  // of a switch
  Usual usual{};
};

Unread unread_if(bool bad, std::string_view value) { return bad ? Unread(value) : std::nullopt; }

const Settings& usual_settings() {
  static const Settings usual;
  return usual;
}

template <auto field>
bool is_usual(const Settings& settings) {
  return settings.*field == usual_settings().*field;
}

// A field whose values have names, in the order of the values.
template <auto field, const auto& names, Usual usual = Usual::left_out>
constexpr Line named_line(std::string_view name) {
  return {name,
          [](Settings& settings, std::string_view value) {
            const auto found = std::ranges::find(names, value);
            if (found == names.end()) return Unread(value);
            settings.*field = static_cast<std::remove_reference_t<decltype(settings.*field)>>(
                found - names.begin());
            return Unread();
          },
          [](const Settings& settings, std::string& value) {
            if (usual == Usual::left_out && is_usual<field>(settings)) return;
            value += names[static_cast<std::size_t>(settings.*field)];
          }};
}

constexpr Line switch_line(std::string_view name, bool Settings::*flag,
                           Usual usual = Usual::left_out) {
  return {.name = name, .flag = flag, .usual = usual};
}

Unread read_value(const Line& line, Settings& settings, std::string_view value) {
  if (line.flag == nullptr) return line.read(settings, value);
  const auto found = std::ranges::find(switches, value);
  if (found == switches.end()) return Unread(value);
  settings.*line.flag = found != switches.begin();
  return Unread();
}

void write_value(const Line& line, const Settings& settings, std::string& value) {
  if (line.flag == nullptr) return line.write(settings, value);
  const bool on = settings.*line.flag;
  if (line.usual == Usual::left_out && on == usual_settings().*line.flag) return;
  value += switches[on ? 1 : 0];
}

// Reads the items of a list, "learn,begging" or "1,12"; returns those that `take` refuses.
template <typename Take>
Unread read_list(std::string_view list, Take&& take) {
  std::string others;
  while (!list.empty()) {
    const std::string_view item = take_field(list, ',');
    if (item.empty() || take(item)) continue;
    others += (others.empty() ? "" : ",") + std::string(item);
  }
  return unread_if(!others.empty(), others);
}

template <typename Items>
void write_list(const Items& items, std::string& value) {
  for (const auto& item : items) {
    if (!value.empty()) value += ',';
    value += item;
  }
}

template <auto field>
constexpr Line done_line(std::string_view name) {
  return {name,
          [](Settings& settings, std::string_view value) {
            return read_list(value, [&](std::string_view id) {
              const bool named = id.size() <= 24 && std::ranges::all_of(id, [](char c) {
                                   return is_small_letter(c) || is_digit(c) || c == '-';
                                 });
              if (named) (settings.*field).emplace(id);
              return named;
            });
          },
          [](const Settings& settings, std::string& value) { write_list(settings.*field, value); }};
}

Unread read_pace(Settings& settings, std::string_view value) {
  const auto pace = parse_pace(value);
  if (pace) settings.pace = *pace;
  return unread_if(!pace, value);
}

void write_pace(const Settings& settings, std::string& value) {
  value += pace_names[static_cast<std::size_t>(pace_step(settings.pace))];
}

Unread read_text_size(Settings& settings, std::string_view value) {
  const auto size = parse_text_size(value);
  if (size) settings.text_size = *size;
  return unread_if(!size, value);
}

void write_text_size(const Settings& settings, std::string& value) {
  if (settings.text_size != 100) value += std::to_string(settings.text_size);
}

Unread read_language(Settings& settings, std::string_view value) {
  settings.language = find_language(value);
  return unread_if(!settings.language, value);
}

void write_language(const Settings& settings, std::string& value) {
  if (settings.language) value += language_code(*settings.language);
}

// The first versions know two backs: their line is written as well, and "off" leaves a back that
// they do not know.
Unread read_brown_backs(Settings& settings, std::string_view value) {
  if (value == switches[1]) {
    settings.back = Settings::Back::brown;
  } else if (value == switches[0] && settings.back == Settings::Back::brown) {
    settings.back = Settings::Back::red;
  }
  return unread_if(std::ranges::count(switches, value) == 0, value);
}

void write_brown_backs(const Settings& settings, std::string& value) {
  value += switches[settings.back == Settings::Back::brown ? 1 : 0];
}

void write_other_back(const Settings& settings, std::string& value) {
  if (settings.back > Settings::Back::brown)
    value += back_names[static_cast<std::size_t>(settings.back)];
}

// The person's own entry stands for none.
Unread read_bots(Settings& settings, std::string_view value) {
  const auto bots = parse_bots(value, max_players);
  if (const auto* named = std::get_if<Bots>(&bots)) settings.bots = *named;
  return unread_if(!std::holds_alternative<Bots>(bots), value);
}

void write_bots(const Settings& settings, std::string& value) {
  value += others_text(settings.bots, max_players, 0);
}

// "13": the positions of others.
Unread read_people(Settings& settings, std::string_view value) {
  std::uint8_t places = 0;
  const bool good = read_digits(value, 1, max_players - 1, places);
  if (good) settings.people = places;
  return unread_if(!good, value);
}

void write_people(const Settings& settings, std::string& value) {
  value += digits_text(settings.people);
}

// A digit for each word.
Unread read_said(Settings& settings, std::string_view value) {
  const bool good = value.size() == settings.said.size() && std::ranges::all_of(value, [](char c) {
                      return c >= '0' && c <= '0' + words_known;
                    });
  for (std::size_t i = 0; good && i < value.size(); ++i) settings.said[i] = value[i] - '0';
  return unread_if(!good, value);
}

void write_said(const Settings& settings, std::string& value) {
  if (is_usual<&Settings::said>(settings)) return;
  for (const int times : settings.said) value += std::to_string(times);
}

Unread read_captions(Settings& settings, std::string_view value) {
  return read_list(value, [&](std::string_view name) {
    const auto found = std::ranges::find(caption_names, name);
    if (found == caption_names.end()) return false;
    settings.captions_told |= 1U << (found - caption_names.begin());
    return true;
  });
}

void write_captions(const Settings& settings, std::string& value) {
  std::vector<std::string_view> told;
  for (std::size_t i = 0; i < caption_names.size(); ++i) {
    if ((settings.captions_told >> i & 1) != 0) told.push_back(caption_names[i]);
  }
  write_list(told, value);
}

// A game this version cannot play is not offered.
Unread read_game(Settings& settings, std::string_view value) {
  const auto game = parse_game(value);
  if (game) settings.game = game_text(*game);
  return unread_if(!game, value);
}

Unread read_series(Settings& settings, std::string_view value) {
  const auto games = plain_number(value, 1, series_lengths.back());
  const bool known = games && is_series_length(*games);
  if (known) settings.series = *games;
  return unread_if(!known, value);
}

void write_series(const Settings& settings, std::string& value) {
  if (settings.series > 1) value += std::to_string(settings.series);
}

Unread read_server(Settings& settings, std::string_view value) {
  const bool valid = valid_server_address(value);
  if (valid) settings.server = value;
  return unread_if(!valid, value);
}

// In the order in which they are written.
constexpr std::array lines{
    Line{"pace", read_pace, write_pace},
    Line{"text_size", read_text_size, write_text_size},
    named_line<&Settings::four_colours, packs, Usual::stored>("pack"),
    Line{"language", read_language, write_language},
    Line{"brown_backs", read_brown_backs, write_brown_backs},
    Line{"card_back", named_line<&Settings::back, back_names>("").read, write_other_back},
    named_line<&Settings::felt, felt_names>("felt"),
    named_line<&Settings::hand_order, hand_order_names>("hand_order"),
    switch_line("left_handed", &Settings::left_handed),
    switch_line("second_touch", &Settings::second_touch),
    named_line<&Settings::look, looks, Usual::stored>("look"),
    switch_line("sound", &Settings::sound, Usual::stored),
    named_line<&Settings::volume, volume_names>("volume"),
    switch_line("last_card", &Settings::last_card),
    switch_line("shortcuts", &Settings::shortcuts, Usual::stored),
    switch_line("text_only", &Settings::text_only, Usual::stored),
    switch_line("calls", &Settings::calls),
    switch_line("turn_notes", &Settings::turn_notes),
    Line{"bots", read_bots, write_bots},
    Line{"people", read_people, write_people},
    Line{"said", read_said, write_said},
    switch_line("undo_told", &Settings::undo_told),
    switch_line("sound_offered", &Settings::sound_offered),
    Line{"captions", read_captions, write_captions},
    switch_line("lesson_met", &Settings::lesson_met),
    named_line<&Settings::games_begun, games_counted>("games_begun"),
    done_line<&Settings::lessons_done>("lessons"),
    done_line<&Settings::puzzles_done>("puzzles"),
    Line{"game", read_game,
         [](const Settings& settings, std::string& value) { value += settings.game; }},
    Line{"series", read_series, write_series},
    Line{"server", read_server,
         [](const Settings& settings, std::string& value) { value += settings.server; }},
};

constexpr std::string_view bot_name = "name.", person_name_line = "person.";

// A line "name.2 Anna" or "person.2 Anna"; false if it is none, or the name is invalid.
bool read_name(Settings& settings, std::string_view line, std::string_view value) {
  const bool of_bots = line.starts_with(bot_name);
  if (!of_bots && !line.starts_with(person_name_line)) return false;
  const std::string_view place = line.substr((of_bots ? bot_name : person_name_line).size());
  const auto number = plain_number(place, 0, max_players - 1);
  if (!number || !valid_name(value)) return false;
  (of_bots ? settings.names : settings.people_names)[static_cast<std::size_t>(*number)] = value;
  return true;
}

// The part of the line that is not known.
Unread read_line(Settings& settings, std::string_view text) {
  const auto space = text.find(' ');
  if (space == std::string_view::npos) return Unread(text);
  const std::string_view name = text.substr(0, space);
  const std::string_view value = text.substr(space + 1);
  const auto line = std::ranges::find(lines, name, &Line::name);
  if (line == lines.end()) return unread_if(!read_name(settings, name, value), text);
  const Unread unread = read_value(*line, settings, value);
  return unread ? Unread(std::string(name) + " " + *unread) : std::nullopt;
}

}  // namespace

std::string settings_text(const Settings& settings) {
  std::string text;
  for (const std::string& line : settings.unread) text += line + "\n";
  const auto add = [&](std::string_view name, std::string_view value) {
    if (!value.empty()) text += std::string(name) + " " + std::string(value) + "\n";
  };
  for (const Line& line : lines) {
    std::string value;
    write_value(line, settings, value);
    add(line.name, value);
  }
  for (std::size_t i = 0; i < settings.names.size(); ++i) {
    add(std::string(bot_name) + std::to_string(i), settings.names[i]);
    add(std::string(person_name_line) + std::to_string(i), settings.people_names[i]);
  }
  return text;
}

Settings parse_settings(std::string_view text) {
  Settings settings;
  while (!text.empty()) {
    Unread unread = read_line(settings, take_field(text, '\n'));
    auto& all = settings.unread;
    if (unread && !unread->empty() && std::ranges::find(all, *unread) == all.end()) {
      all.push_back(std::move(*unread));
    }
  }
  return settings;
}

}  // namespace allfours
