#include "app/features/settings/settings.hpp"

#include <algorithm>
#include <type_traits>

#include "app/features/settings/name_letters.hpp"
#include "app/modes/together/server_address.hpp"
#include "core/game/series.hpp"
#include "core/text/ascii.hpp"
#include "core/text/number.hpp"
#include "core/text/text_fields.hpp"
#include "core/text/utf8.hpp"
#include "words/numbers.hpp"

namespace allfours {

namespace {

constexpr std::array<std::string_view, 2> packs{"2", "4"};
constexpr std::array<std::string_view, 3> looks{"automatic", "light", "dark"};
constexpr std::array<std::string_view, 2> switches{"off", "on"};
constexpr std::array<std::string_view, first_games + 2> games_counted{"0", "1", "2", "3"};

// Characters of names: those without meaning in phrases.
bool in_names(char32_t c) {
  if (c < 0x80 && is_letter_or_digit(static_cast<char>(c))) return true;
  static constexpr std::u32string_view signs = U" .'-\u2019";
  return is_name_letter(c) || signs.find(c) != std::u32string_view::npos;
}

template <std::size_t n>
std::optional<int> place_of(const std::array<std::string_view, n>& words, std::string_view word) {
  const auto found = std::find(words.begin(), words.end(), word);
  if (found == words.end()) return std::nullopt;
  return static_cast<int>(found - words.begin());
}

template <std::size_t n, typename Value>
std::string_view stored_name(const std::array<std::string_view, n>& names, Value value) {
  return names[static_cast<std::size_t>(value)];
}

// "turned,stand" or "learn,begging" or "1,12": applies the readable items and returns the others.
std::string read_list(Settings& settings, std::string_view name, std::string_view list) {
  std::string others;
  while (!list.empty()) {
    const auto end = list.find(',');
    const std::string_view id = list.substr(0, end);
    list.remove_prefix(end == std::string_view::npos ? list.size() : end + 1);
    const auto caption = place_of(caption_names, id);
    const bool named = id.size() <= 24 && std::all_of(id.begin(), id.end(), [](char c) {
                         return is_small_letter(c) || is_digit(c) || c == '-';
                       });
    if (id.empty()) continue;
    if (name == "captions" && caption) {
      settings.captions_told |= 1U << *caption;
    } else if (name != "captions" && named) {
      (name == "lessons" ? settings.lessons_done : settings.puzzles_done).emplace(id);
    } else {
      others += (others.empty() ? "" : ",") + std::string(id);
    }
  }
  return others;
}

// "13": the positions of others, a digit each.
bool read_places(std::string_view text, std::uint8_t& into) {
  std::uint8_t places = 0;
  for (const char digit : text) {
    if (digit < '1' || digit >= '0' + max_players) return false;
    places |= static_cast<std::uint8_t>(1U << (digit - '0'));
  }
  if (places != 0) into = places;
  return places != 0;
}

// Reads one line; false if its value is invalid.
bool take(Settings& settings, std::string_view name, std::string_view value) {
  const auto take_switch = [&](bool& into) {
    const auto place = place_of(switches, value);
    if (place) into = *place == 1;
    return place.has_value();
  };
  if (name == "pace") {
    const auto pace = parse_pace(value);
    if (pace) settings.pace = *pace;
    return pace.has_value();
  }
  if (name == "text_size") {
    const auto size = parse_text_size(value);
    if (size) settings.text_size = *size;
    return size.has_value();
  }
  if (name == "pack") {
    const auto place = place_of(packs, value);
    if (place) settings.four_colours = *place == 1;
    return place.has_value();
  }
  if (name == "language") {
    settings.language = find_language(value);
    return settings.language.has_value();
  }
  const auto take_name = [&](const auto& names, auto& into) {
    const auto place = place_of(names, value);
    if (place) into = static_cast<std::remove_reference_t<decltype(into)>>(*place);
    return place.has_value();
  };
  // The first versions know two backs: their line is written as well, and "off" leaves a back that
  // they do not know.
  if (name == "brown_backs") {
    bool brown = false;
    if (!take_switch(brown)) return false;
    if (brown) settings.back = Settings::Back::brown;
    if (!brown && settings.back == Settings::Back::brown) settings.back = Settings::Back::red;
    return true;
  }
  if (name == "card_back") return take_name(back_names, settings.back);
  if (name == "felt") return take_name(felt_names, settings.felt);
  if (name == "hand_order") return take_name(hand_order_names, settings.hand_order);
  if (name == "left_handed") return take_switch(settings.left_handed);
  if (name == "second_touch") return take_switch(settings.second_touch);
  if (name == "look") {
    const auto place = place_of(looks, value);
    if (place) settings.look = static_cast<Settings::Look>(*place);
    return place.has_value();
  }
  if (name == "sound") return take_switch(settings.sound);
  if (name == "volume") {
    const auto volume = place_of(volume_names, value);
    if (volume) settings.volume = *volume;
    return volume.has_value();
  }
  if (name == "last_card") return take_switch(settings.last_card);
  if (name == "shortcuts") return take_switch(settings.shortcuts);
  if (name == "text_only") return take_switch(settings.text_only);
  if (name == "calls") return take_switch(settings.calls);
  if (name == "turn_notes") return take_switch(settings.turn_notes);
  if (name == "undo_told") return take_switch(settings.undo_told);
  if (name == "sound_offered") return take_switch(settings.sound_offered);
  if (name == "lesson_met") return take_switch(settings.lesson_met);
  if (name == "games_begun") {
    const auto games = place_of(games_counted, value);
    if (games) settings.games_begun = *games;
    return games.has_value();
  }
  if (name == "bots") {
    const auto bots = parse_bots(value, max_players);
    if (const auto* named = std::get_if<Bots>(&bots)) settings.bots = *named;
    return std::holds_alternative<Bots>(bots);
  }
  if (name == "server") {
    if (valid_server_address(value)) settings.server = value;
    return !settings.server.empty();
  }
  if (name == "people") return read_places(value, settings.people);
  if (name == "said") {
    if (value.size() != settings.said.size()) return false;
    const bool good = std::all_of(value.begin(), value.end(),
                                  [](char c) { return c >= '0' && c <= '0' + words_known; });
    for (std::size_t i = 0; good && i < value.size(); ++i) settings.said[i] = value[i] - '0';
    return good;
  }
  if (name == "game") {
    // A game this version cannot play is not offered.
    const auto game = parse_game(value);
    if (game) settings.game = game_text(*game);
    return game.has_value();
  }
  if (name == "series") {
    const auto games = plain_number(value, 1, series_lengths.back());
    const bool known = games && is_series_length(*games);
    if (known) settings.series = *games;
    return known;
  }
  auto& names = name.starts_with("name.") ? settings.names : settings.people_names;
  const auto dot = name.find('.');
  const bool is_name = (name.starts_with("name.") || name.starts_with("person.")) &&
                       name.size() == dot + 2 && name.back() >= '0' &&
                       name.back() < '0' + max_players && valid_name(value);
  if (is_name) names[static_cast<std::size_t>(name.back() - '0')] = value;
  return is_name;
}

}  // namespace

std::string game_text(const Setup& setup) {
  Setup game;
  game.variant = setup.variant;
  game.players = setup.players;
  game.rules = setup.rules;
  game.seed = "0";
  return setup_text(game);
}

std::optional<Setup> parse_game(std::string_view text) {
  const auto opened = open_record(text);
  const auto* record = std::get_if<OpenedRecord>(&opened);
  if (record == nullptr) return std::nullopt;
  return record->game.setup();
}

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

bool valid_name(std::string_view text) {
  if (text.empty() || text != trimmed(text)) return false;
  int length = 0;
  for (; !text.empty(); ++length) {
    const Character letter = first_character(text);
    if (!in_names(letter.code)) return false;
    text.remove_prefix(letter.size);
  }
  return length <= longest_name;
}

std::string name_refusal(const Words& words, std::string_view name) {
  while (!name.empty()) {
    const Character letter = first_character(name);
    if (is_unsupported_letter(letter.code)) return std::string(words.bad_name_script);
    name.remove_prefix(letter.size);
  }
  return fill(words.bad_name, {{"n", number_text(longest_name)}});
}

std::string_view initial_of(std::string_view name) {
  return name.empty() ? name : name.substr(0, first_character(name).size);
}

std::string_view name_in(const Settings& settings, int place) {
  const std::string& own = settings.names[static_cast<std::size_t>(place)];
  return own.empty() ? usual_names[static_cast<std::size_t>(place)] : std::string_view(own);
}

std::string person_name(const Settings& settings, const Words& words, int place, int count) {
  const std::string& name = place == 0 ? settings.names[0] : settings.people_names[at(place)];
  return name.empty() ? fill(words.player_number, {{"n", number_text(count)}}) : name;
}

bool name_taken(const Settings& settings, int place, std::string_view name) {
  for (int other = 0; other < max_players; ++other) {
    if (other != place && name_in(settings, other) == name) return true;
    if (other + max_players != place && settings.people_names[at(other)] == name) return true;
  }
  return false;
}

std::optional<double> parse_pace(std::string_view text) {
  const auto place = place_of(pace_names, text);
  if (!place) return std::nullopt;
  return *place * 0.5;
}

int pace_step(double pace) { return static_cast<int>(std::clamp(pace, 0.0, 2.0) * 2 + 0.5); }

std::optional<int> parse_text_size(std::string_view text) {
  if (!place_of(text_sizes, text)) return std::nullopt;
  return whole_number(text);
}

int text_size_step(int size) {
  const auto place = place_of(text_sizes, std::to_string(size));
  return place.value_or(2);
}

std::string settings_text(const Settings& settings) {
  std::string text;
  for (const std::string& one : settings.unread) text += one + "\n";
  const auto line = [&](std::string_view name, std::string_view value) {
    text += name;
    text += ' ';
    text += value;
    text += '\n';
  };
  line("pace", pace_names[static_cast<std::size_t>(pace_step(settings.pace))]);
  if (settings.text_size != 100) line("text_size", std::to_string(settings.text_size));
  line("pack", packs[settings.four_colours ? 1 : 0]);
  if (settings.language) line("language", language_code(*settings.language));
  line("brown_backs", switches[settings.back == Settings::Back::brown ? 1 : 0]);
  if (settings.back > Settings::Back::brown)
    line("card_back", stored_name(back_names, settings.back));
  if (settings.felt != Settings::Felt::green) line("felt", stored_name(felt_names, settings.felt));
  if (settings.hand_order != Settings::HandOrder::usual)
    line("hand_order", stored_name(hand_order_names, settings.hand_order));
  if (settings.left_handed) line("left_handed", switches[1]);
  if (settings.second_touch) line("second_touch", switches[1]);
  line("look", looks[static_cast<std::size_t>(settings.look)]);
  line("sound", switches[settings.sound ? 1 : 0]);
  if (settings.volume != 1) {
    line("volume", volume_names[static_cast<std::size_t>(settings.volume)]);
  }
  if (!settings.last_card) line("last_card", switches[0]);
  line("shortcuts", switches[settings.shortcuts ? 1 : 0]);
  line("text_only", switches[settings.text_only ? 1 : 0]);
  if (!settings.calls) line("calls", switches[0]);
  if (settings.turn_notes) line("turn_notes", switches[1]);
  const std::string bots = others_text(settings.bots, max_players, 0);
  if (!bots.empty()) line("bots", bots);
  std::string people;
  for (int place = 1; place < max_players; ++place) {
    if ((settings.people >> place & 1) != 0) people += std::to_string(place);
  }
  if (!people.empty()) line("people", people);
  if (settings.said != std::array<int, 9>{}) {
    std::string said;
    for (const int times : settings.said) said += std::to_string(times);
    line("said", said);
  }
  if (settings.undo_told) line("undo_told", switches[1]);
  if (settings.sound_offered) line("sound_offered", switches[1]);
  std::string captions;
  for (std::size_t i = 0; i < caption_names.size(); ++i) {
    if ((settings.captions_told >> i & 1) == 0) continue;
    captions += (captions.empty() ? "" : ",") + std::string(caption_names[i]);
  }
  if (!captions.empty()) line("captions", captions);
  if (settings.lesson_met) line("lesson_met", switches[1]);
  if (settings.games_begun > 0) {
    line("games_begun", games_counted[static_cast<std::size_t>(settings.games_begun)]);
  }
  const auto names = [&](std::string_view name, const std::set<std::string, std::less<>>& done) {
    std::string ids;
    for (const std::string& id : done) ids += (ids.empty() ? "" : ",") + id;
    if (!ids.empty()) line(name, ids);
  };
  names("lessons", settings.lessons_done);
  names("puzzles", settings.puzzles_done);
  if (!settings.game.empty()) line("game", settings.game);
  if (settings.series > 1) line("series", std::to_string(settings.series));
  if (!settings.server.empty()) line("server", settings.server);
  for (std::size_t i = 0; i < settings.names.size(); ++i) {
    if (!settings.names[i].empty()) line("name." + std::to_string(i), settings.names[i]);
    if (!settings.people_names[i].empty())
      line("person." + std::to_string(i), settings.people_names[i]);
  }
  return text;
}

Settings parse_settings(std::string_view text) {
  Settings settings;
  while (!text.empty()) {
    const std::string_view line = take_field(text, '\n');
    std::string unread(line);
    if (const auto space = line.find(' '); space != std::string_view::npos) {
      const std::string_view name = line.substr(0, space);
      const std::string_view value = line.substr(space + 1);
      if (name == "captions" || name == "lessons" || name == "puzzles") {
        unread = read_list(settings, name, value);
        if (!unread.empty()) unread = std::string(name) + " " + unread;
      } else if (take(settings, name, value)) {
        unread.clear();
      }
    }
    auto& all = settings.unread;
    if (!unread.empty() && std::find(all.begin(), all.end(), unread) == all.end()) {
      all.push_back(std::move(unread));
    }
  }
  return settings;
}

}  // namespace allfours
