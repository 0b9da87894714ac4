#include "app/features/settings/settings.hpp"

#include <algorithm>

#include "app/features/settings/name_letters.hpp"
#include "core/text/ascii.hpp"
#include "core/text/number.hpp"
#include "core/text/utf8.hpp"
#include "words/numbers.hpp"

namespace allfours {

namespace {

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

}  // namespace allfours
