#include "app/features/slate/slate.hpp"

#include <algorithm>
#include <numeric>

#include "app/features/settings/settings.hpp"
#include "core/cards/random.hpp"
#include "core/text/number.hpp"
#include "core/text/text_fields.hpp"
#include "words/numbers.hpp"

namespace allfours {

namespace {

constexpr int largest_sum = 100'000;

bool read_sum(std::string_view word, int& into) {
  return read_number(word, into, 1 - largest_sum, largest_sum - 1);
}

// "3,-3"
std::vector<int> read_sums(std::string_view word) {
  std::vector<int> sums;
  while (true) {
    const auto end = std::min(word.find(','), word.size());
    if (!read_sum(word.substr(0, end), sums.emplace_back())) return {};
    if (end == word.size()) return sums;
    word.remove_prefix(end + 1);
  }
}

std::string sums_text(const std::vector<int>& sums) {
  std::string text;
  for (const int sum : sums) text += (text.empty() ? "" : ",") + std::to_string(sum);
  return text;
}

// "game BCDF west-yorkshire KINGSTON-42 2 1 2,1 3,-3"
std::optional<SlateGame> read_slate_game(std::string_view line) {
  SlateGame game;
  if (take_field(line, ' ') != "game") return std::nullopt;
  game.name = take_field(line, ' ');
  game.variant = find_variant(take_field(line, ' '));
  game.seed = take_field(line, ' ');
  if (!read_sum(take_field(line, ' '), game.stake_game)) return std::nullopt;
  if (!read_sum(take_field(line, ' '), game.stake_all_fours)) return std::nullopt;
  game.all_fours = read_sums(take_field(line, ' '));
  game.paid = read_sums(take_field(line, ' '));
  const bool good = !game.name.empty() && game.variant != nullptr && valid_seed(game.seed) &&
                    game.paid.size() >= 2 && game.paid.size() == game.all_fours.size() &&
                    std::accumulate(game.paid.begin(), game.paid.end(), 0) == 0 && line.empty();
  return good ? std::optional(std::move(game)) : std::nullopt;
}

}  // namespace

bool has_stakes(const RuleSet& rules) { return rules.stake_game + rules.stake_all_fours > 0; }

bool Slate::chalk(SlateGame game) {
  if (find(game.name) != nullptr) return false;
  games.push_back(std::move(game));
  return true;
}

const SlateGame* Slate::find(std::string_view name) const {
  const auto game = std::find_if(games.begin(), games.end(),
                                 [&](const SlateGame& one) { return one.name == name; });
  return game == games.end() ? nullptr : &*game;
}

int Slate::balance() const {
  int sum = 0;
  for (const SlateGame& game : games) sum += game.paid.front();
  return sum;
}

void Slate::wipe() { games.clear(); }

std::optional<SlateGame> slate_game(const Setup& setup, std::span<const Event> log, int human,
                                    std::string name) {
  if (!has_stakes(setup.rules) || log.empty() || log.back().kind != EventKind::game_end) {
    return std::nullopt;
  }
  SlateGame game{std::move(name),
                 setup.variant,
                 setup.seed,
                 setup.rules.stake_game,
                 setup.rules.stake_all_fours,
                 {},
                 {}};
  const int sides = side_count(setup.rules, setup.players);
  for (int i = 0; i < sides; ++i) {
    const auto side = static_cast<std::size_t>((human + i) % sides);
    game.all_fours.push_back(log.back().all_fours[side]);
    game.paid.push_back(log.back().paid[side]);
  }
  return game;
}

std::string amount_text(const Slate& slate, int amount) {
  return signed_text(amount) + (slate.unit.empty() ? "" : "\u00a0" + slate.unit);
}

std::string slate_text(const Slate& slate) {
  std::string text;
  if (!slate.unit.empty()) text += "unit " + slate.unit + "\n";
  for (const SlateGame& game : slate.games) {
    text += "game " + game.name + " " + std::string(game.variant->id) + " " + game.seed + " " +
            std::to_string(game.stake_game) + " " + std::to_string(game.stake_all_fours) + " " +
            sums_text(game.all_fours) + " " + sums_text(game.paid) + "\n";
  }
  for (const std::string& line : slate.unknown) text += line + "\n";
  return text;
}

Slate parse_slate(std::string_view text) {
  Slate slate;
  while (!text.empty()) {
    const std::string_view line = take_field(text, '\n');
    if (line.empty()) continue;
    if (line.starts_with("unit ") && slate.unit.empty() && valid_name(line.substr(5))) {
      slate.unit = line.substr(5);
      continue;
    }
    auto game = read_slate_game(line);
    if (!game || !slate.chalk(*std::move(game))) slate.unknown.emplace_back(line);
  }
  return slate;
}

}  // namespace allfours
