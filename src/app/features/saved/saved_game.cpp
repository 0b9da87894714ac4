#include "app/features/saved/saved_game.hpp"

#include <algorithm>
#include <array>

#include "app/features/settings/settings.hpp"
#include "core/text/ascii.hpp"
#include "core/text/number.hpp"
#include "core/text/text_fields.hpp"

namespace allfours {

namespace {

constexpr std::size_t longest_game = 100000;
// Branches are written while the text stays below this.
constexpr std::size_t usual_text = 40000;
// Verdicts while it stays below this.
constexpr std::size_t text_with_verdicts = 90000;
constexpr char line_end = ';';  // replaces the line ends of a verdict

struct Mark {
  std::string_view name;
  bool SavedGame::*value;
};
constexpr std::array marks{
    Mark{"next_hand", &SavedGame::next_hand}, Mark{"own", &SavedGame::own},
    Mark{"practice", &SavedGame::practice},   Mark{"counted", &SavedGame::counted},
    Mark{"league", &SavedGame::league},       Mark{"left", &SavedGame::left},
    Mark{"hints", &SavedGame::hints},         Mark{"on_its_day", &SavedGame::on_its_day}};

bool read_cards(std::string_view text, CardSet& into) {
  for (; text.size() >= 2; text.remove_prefix(2)) {
    const auto card = parse_card(text.substr(0, 2));
    if (!card || into.contains(*card)) return false;
    into.add(*card);
  }
  return text.empty();
}

// "57 2 kept v=…": events shown, decisions taken back, whether the hand was kept, the record.
std::string session_text(const SavedSession& game) {
  return std::to_string(game.shown) + " " + std::to_string(game.taken_back) +
         (game.kept_hand ? " kept " : " - ") + record_text(game.game);
}

bool read_session(std::string_view text, SavedSession& into) {
  if (!read_number(take_field(text, ' '), into.shown, 0)) return false;
  if (!read_number(take_field(text, ' '), into.taken_back, 0)) return false;
  const std::string_view hand = take_field(text, ' ');
  into.kept_hand = hand == "kept";
  if (!into.kept_hand && hand != "-") return false;
  auto opened = open_record(text);
  if (std::holds_alternative<Fault>(opened)) return false;
  into.game = std::move(std::get<OpenedRecord>(opened).game);
  return true;
}

bool read_practice(std::string_view text, std::vector<PracticeGame>& into) {
  PracticeGame practice;
  if (!read_number(take_field(text, ' '), practice.game, 0)) return false;
  const int last = into.empty() ? 0 : into.back().game;
  if (practice.game <= last || !read_session(text, practice.session)) return false;
  into.push_back(std::move(practice));
  return true;
}

// For the real game, whose line comes before.
bool read_bots(std::string_view text, SavedGame& into) {
  const auto bots = parse_bots(text, into.real.game.setup().players);
  if (std::holds_alternative<Fault>(bots)) return false;
  into.bots = std::get<Bots>(bots);
  return true;
}

// "02": the seats of several people. For the real game, whose line comes before.
bool read_people(std::string_view text, SavedGame& into) {
  return read_digits(text, 0, into.real.game.setup().players - 1, into.people);
}

// Replaces line ends by the other character, because a verdict is one line here; and back.
std::string with_ends(std::string text, char from, char to) {
  std::replace(text.begin(), text.end(), from, to);
  return text;
}

// "2 v=…": which player the person is, from 1, and the decisions. For the real game, whose line
// comes before.
bool read_duel_line(std::string_view text, SavedGame& into) {
  const std::string_view player = take_field(text, ' ');
  auto read = read_kept_duel(text);
  if ((player != "1" && player != "2") || std::holds_alternative<Fault>(read)) return false;
  const Setup& setup = into.real.game.setup();
  DuelRun run{std::get<Duel>(std::move(read)), player == "1" ? 0 : 1};
  run.deal = setup.start ? setup.start->hand - 1 : -1;
  if (run.deal < 0 || run.deal >= run.duel.deals ||
      setup_text(setup) != setup_text(deal_of_duel(run.duel, run.deal))) {
    return false;
  }
  const auto& own = run.duel.logs[at(run.me)];
  const auto& others = run.duel.logs[at(run.other())];
  const auto played = [&](const std::vector<std::string>& logs) {
    return std::ssize(logs) > run.deal && logs[at(run.deal)] == into.real.game.moves();
  };
  run.shown = !played(own) && run.finished() && played(others) ? run.other() : run.me;
  // The next deal, or one already played.
  if (!played(run.duel.logs[at(run.shown)]) && std::ssize(own) != run.deal) return false;
  into.duel = std::move(run);
  return true;
}

// "1 Mara": name of the initiator of the duel, whose line comes before.
bool read_duel_name(std::string_view text, SavedGame& into) {
  const std::string_view player = take_field(text, ' ');
  if (!into.duel || (player != "1" && player != "2") || !valid_name(text)) return false;
  into.duel->names[player == "1" ? 0 : 1] = text;
  return true;
}

bool take(SavedGame& game, std::string_view name, std::string_view value) {
  if (name == "verdict") {
    game.verdicts.push_back(with_ends("verdict " + std::string(value), line_end, '\n'));
    return true;
  }
  if (name == "real") return read_session(value, game.real);
  if (name == "practice_game") return read_practice(value, game.practice_games);
  if (name == "game_shown") return read_number(value, game.game_shown, 0);
  if (name == "reviewed") return read_number(value, game.reviewed, 0);
  if (name == "picked") return read_cards(value, game.picked);
  if (name == "bots") return read_bots(value, game);
  if (name == "people")
    return game.real.game.setup().variant != nullptr && read_people(value, game);
  if (name == "duel")
    return game.real.game.setup().variant != nullptr && read_duel_line(value, game);
  if (name == "duel_name") return read_duel_name(value, game);
  if (name == "address") game.address = value;
  if (name == "id") game.id = value;
  if (name == "origin" && std::ranges::all_of(value, is_letter_or_digit)) game.origin = value;
  for (const Mark& mark : marks) {
    if (name != mark.name) continue;
    game.*mark.value = true;
    return value == "yes";
  }
  return true;
}

// The game with this number, or null.
const SavedSession* find_game(const SavedGame& saved, int game) {
  if (game == 0) return &saved.real;
  for (const PracticeGame& practice : saved.practice_games) {
    if (practice.game == game) return &practice.session;
  }
  return nullptr;
}

// True if the game has this moment.
bool is_possible(const SavedSession& game) {
  return game.game.setup().variant != nullptr &&
         game.shown <= static_cast<int>(game.game.log().size());
}

bool is_possible(const SavedGame& saved) {
  const SavedSession* shown = find_game(saved, saved.game_shown);
  if (shown == nullptr || !is_possible(saved.real)) return false;
  const std::string setup = setup_text(saved.real.game.setup());
  for (const PracticeGame& practice : saved.practice_games) {
    if (!is_possible(practice.session) || setup_text(practice.session.game.setup()) != setup)
      return false;
  }
  return saved.reviewed == 0 || saved.reviewed < shown->shown;
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
  line("real", session_text(game.real));
  const std::string bots = bots_text(game.bots, game.real.game.setup().players);
  if (bots != usual_player_name) line("bots", bots);
  if (game.people != 0) line("people", digits_text(game.people));
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
  if (!game.id.empty()) line("id", game.id);
  if (!game.origin.empty() && game.origin != game.id) line("origin", game.origin);
  if (game.duel) {
    line("duel", std::to_string(game.duel->me + 1) + " " + duel_text(game.duel->duel));
    for (const int player : {0, 1}) {
      const std::string& called = game.duel->names[at(player)];
      if (!called.empty()) line("duel_name", std::to_string(player + 1) + " " + called);
    }
  }
  if (game.game_shown > 0) line("game_shown", std::to_string(game.game_shown));
  std::string practice;
  for (auto one = game.practice_games.rbegin(); one != game.practice_games.rend(); ++one) {
    const std::string row =
        "practice_game " + std::to_string(one->game) + " " + session_text(one->session) + "\n";
    const bool fits = text.size() + practice.size() + row.size() <= usual_text;
    if (fits || one->game == game.game_shown) practice.insert(0, row);
  }
  text += practice;
  for (const std::string& verdict : game.verdicts) {
    if (text.size() + verdict.size() > text_with_verdicts) break;
    text += with_ends(verdict, '\n', line_end) + "\n";
  }
  return text;
}

std::optional<SavedGame> parse_saved(std::string_view text) {
  if (text.empty() || text.size() > longest_game || text.back() != '\n') return std::nullopt;
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
