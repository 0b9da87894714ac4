#include "app/features/saved/saved_games.hpp"

#include <algorithm>

#include "app/links/link.hpp"

namespace allfours {

SavedPlace place_in(const SavedGame& game) {
  const auto address = read_link(game.address);
  const auto* named = std::get_if<OpenedLink>(&address);
  if (named == nullptr) return {};
  return {named->seat < game.real.game.setup().players ? named->seat : 0, named->beat};
}

static SavedSummary summary_of(const SavedGame& game) {
  const Table& table = game.real.game.table();
  const int seat = place_in(game).seat;
  SavedSummary summary{game.real.game.setup().variant, table.hand, table.rules.target, {}};
  for (int i = 0; i < table.sides; ++i) {
    summary.score.push_back(table.score[at((seat + i) % table.sides)]);
  }
  return summary;
}

// The name under which the game began: its storage name, unless its text has a line "origin".
static std::string_view origin_of(const SavedText& game) {
  constexpr std::string_view line = "\norigin ";
  const auto found = game.text.find(line);
  if (found == std::string::npos) return game.id;
  const std::string_view rest = std::string_view(game.text).substr(found + line.size());
  return rest.substr(0, rest.find('\n'));
}

std::optional<SavedSummary> summary_of(const SavedText& game) {
  const auto saved = parse_saved(game.text);
  return saved ? std::optional(summary_of(*saved)) : std::nullopt;
}

void SavedGames::read(std::vector<SavedText> texts, std::string_view but) {
  games_ = std::move(texts);
  std::erase_if(games_, [&](const SavedText& game) {
    return game.text.empty() || (!but.empty() && game.id == but);
  });
  for (SavedText& game : games_) {
    if (game.id.empty()) game.id = fresh_name();
  }
  looked_ = false;
  ++revision_;
}

void SavedGames::put(const SavedGame& game, std::string when) {
  SavedGame named = game;
  if (named.id.empty()) named.id = fresh_name();
  take(named.id);
  games_.insert(games_.begin(), {named.id, std::move(when), saved_text(named)});
  SavedSummary summary = summary_of(named);
  newest_ = {std::move(named), std::move(summary)};
  looked_ = true;
}

void SavedGames::put_back(SavedText game, std::size_t place) {
  take(game.id);
  const auto before = static_cast<std::ptrdiff_t>(std::min(place, games_.size()));
  games_.insert(games_.begin() + before, std::move(game));
  looked_ = false;
}

bool SavedGames::take(std::string_view id) {
  looked_ = false;
  ++revision_;
  return std::erase_if(games_, [&](const SavedText& game) { return game.id == id; }) > 0;
}

void SavedGames::rename(std::string_view id) {
  const auto game = std::find_if(games_.begin(), games_.end(),
                                 [&](const SavedText& one) { return one.id == id; });
  if (game != games_.end()) {
    const std::string origin(origin_of(*game));
    game->id = fresh_name();
    if (auto saved = parse_saved(game->text)) {
      saved->id = game->id;
      saved->origin = origin;
      game->text = saved_text(*saved);
    }
  }
  looked_ = false;
  ++revision_;
}

void SavedGames::leave() {
  const SavedGame* game = newest();
  if (game == nullptr || game->left) return;
  const auto entry = std::find_if(games_.begin(), games_.end(),
                                  [&](const SavedText& one) { return one.id == game->id; });
  newest_->game.left = true;
  entry->text = saved_text(newest_->game);
  ++revision_;
}

const SavedText* SavedGames::find(std::string_view id) const {
  const auto game = std::find_if(games_.begin(), games_.end(),
                                 [&](const SavedText& one) { return one.id == id; });
  return game == games_.end() ? nullptr : &*game;
}

const SavedText* SavedGames::find_begun(std::string_view origin) const {
  const auto game = std::find_if(games_.begin(), games_.end(),
                                 [&](const SavedText& one) { return origin_of(one) == origin; });
  return game == games_.end() ? nullptr : &*game;
}

void SavedGames::look() const {
  if (looked_) return;
  looked_ = true;
  newest_.reset();
  for (const SavedText& game : games_) {
    auto saved = parse_saved(game.text);
    if (!saved) continue;
    saved->id = game.id;
    SavedSummary summary = summary_of(*saved);
    newest_ = {std::move(*saved), std::move(summary)};
    return;
  }
}

const SavedGame* SavedGames::newest() const {
  look();
  return newest_ ? &newest_->game : nullptr;
}

const SavedSummary* SavedGames::newest_summary() const {
  look();
  return newest_ ? &newest_->summary : nullptr;
}

std::string SavedGames::fresh_name() {
  constexpr std::string_view signs = "BCDFGHJKLMNPQRSTVWXZ23456789";
  std::string name;
  do {
    name.clear();
    while (name.size() < 12) name += signs[at(names_.below(static_cast<int>(signs.size())))];
  } while (find(name) != nullptr);
  return name;
}

}  // namespace allfours
