#include "app/saved_game.hpp"

#include <array>
#include <charconv>

namespace allfours {

namespace {

constexpr std::size_t longest_text = 20000;

struct Mark {
  std::string_view name;
  bool SavedGame::*value;
};
constexpr std::array marks{
    Mark{"next_hand", &SavedGame::next_hand}, Mark{"kept_hand", &SavedGame::kept_hand},
    Mark{"undone", &SavedGame::undone},       Mark{"own", &SavedGame::own},
    Mark{"practice", &SavedGame::practice},   Mark{"counted", &SavedGame::counted},
    Mark{"league", &SavedGame::league},       Mark{"left", &SavedGame::left}};

bool read_number(std::string_view text, int& into) {
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, into);
  return error == std::errc() && stop == end && into >= 0;
}

bool read_cards(std::string_view text, CardSet& into) {
  for (; text.size() >= 2; text.remove_prefix(2)) {
    const auto card = parse_card(text.substr(0, 2));
    if (!card || into.contains(*card)) return false;
    into.add(*card);
  }
  return text.empty();
}

bool read_record(std::string_view text, Record& into) {
  auto parsed = parse_record(text);
  if (std::holds_alternative<Fault>(parsed)) return false;
  into = std::get<Record>(std::move(parsed));
  return true;
}

bool take(SavedGame& game, std::string_view name, std::string_view value) {
  if (name == "game") return read_record(value, game.record);
  if (name == "shown") return read_number(value, game.shown);
  if (name == "reviewed") return read_number(value, game.reviewed);
  if (name == "picked") return read_cards(value, game.picked);
  if (name == "address") game.address = value;
  for (const Mark& mark : marks) {
    if (name != mark.name) continue;
    game.*mark.value = true;
    return value == "yes";
  }
  return true;
}

// Can the game be at this moment, with these cards picked?
bool is_possible(const SavedGame& game) {
  if (game.record.setup.variant == nullptr) return false;
  const auto log = events(game.record);
  if (!std::holds_alternative<Events>(log)) return false;
  const int length = static_cast<int>(std::get<Events>(log).size());
  return game.shown <= length && (game.reviewed == 0 || game.reviewed < game.shown);
}

}  // namespace

std::string saved_text(const SavedGame& game) {
  std::string text;
  const auto line = [&](std::string_view name, std::string_view value) {
    text += name;
    text += ' ';
    text += value;
    text += '\n';
  };
  line("game", record_text(game.record));
  line("shown", std::to_string(game.shown));
  if (game.reviewed > 0) line("reviewed", std::to_string(game.reviewed));
  if (!game.picked.empty()) {
    std::string cards;
    for (const Card card : game.picked) cards += card_text(card);
    line("picked", cards);
  }
  for (const Mark& mark : marks) {
    if (game.*mark.value) line(mark.name, "yes");
  }
  line("address", game.address);
  return text;
}

std::optional<SavedGame> parse_saved(std::string_view text) {
  if (text.empty() || text.size() > longest_text || text.back() != '\n') return std::nullopt;
  SavedGame game;
  while (!text.empty()) {
    const auto end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    const auto space = line.find(' ');
    if (space == std::string_view::npos || space == 0) return std::nullopt;
    if (!take(game, line.substr(0, space), line.substr(space + 1))) return std::nullopt;
  }
  if (!is_possible(game)) return std::nullopt;
  return game;
}

}  // namespace allfours
