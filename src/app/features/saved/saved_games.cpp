#include "app/features/saved/saved_games.hpp"

#include <algorithm>

#include "app/links/link.hpp"

namespace allfours {

int seat_in(const SavedGame& game) {
  const auto address = read_link(game.address);
  const auto* named = std::get_if<OpenedLink>(&address);
  return named != nullptr && named->seat < game.real.game.setup().players ? named->seat : 0;
}

void Shelf::read(std::vector<KeptText> texts, std::string_view but) {
  games_ = std::move(texts);
  std::erase_if(games_, [&](const KeptText& game) {
    return game.text.empty() || (!but.empty() && game.id == but);
  });
  for (KeptText& game : games_) {
    if (game.id.empty()) game.id = fresh_name();
  }
  looked_ = false;
  ++revision_;
}

void Shelf::put(const SavedGame& game, std::string when) {
  SavedGame named = game;
  if (named.id.empty()) named.id = fresh_name();
  take(named.id);
  games_.insert(games_.begin(), {named.id, std::move(when), saved_text(named)});
  newest_ = std::move(named);
  looked_ = true;
}

void Shelf::put_back(KeptText game, std::size_t place) {
  take(game.id);
  const auto before = static_cast<std::ptrdiff_t>(std::min(place, games_.size()));
  games_.insert(games_.begin() + before, std::move(game));
  looked_ = false;
}

bool Shelf::take(std::string_view id) {
  looked_ = false;
  ++revision_;
  return std::erase_if(games_, [&](const KeptText& game) { return game.id == id; }) > 0;
}

void Shelf::rename(std::string_view id) {
  const auto game =
      std::find_if(games_.begin(), games_.end(), [&](const KeptText& one) { return one.id == id; });
  if (game != games_.end()) game->id = fresh_name();
  looked_ = false;
  ++revision_;
}

void Shelf::leave() {
  const SavedGame* game = newest();
  if (game == nullptr || game->left) return;
  const auto entry = std::find_if(games_.begin(), games_.end(),
                                  [&](const KeptText& one) { return one.id == game->id; });
  newest_->left = true;
  entry->text = saved_text(*newest_);
  ++revision_;
}

const KeptText* Shelf::find(std::string_view id) const {
  const auto game =
      std::find_if(games_.begin(), games_.end(), [&](const KeptText& one) { return one.id == id; });
  return game == games_.end() ? nullptr : &*game;
}

const SavedGame* Shelf::newest() const {
  if (!looked_) {
    newest_.reset();
    for (const KeptText& game : games_) {
      newest_ = parse_saved(game.text);
      if (!newest_) continue;
      newest_->id = game.id;
      break;
    }
    looked_ = true;
  }
  return newest_ ? &*newest_ : nullptr;
}

std::optional<Shelf::Summary> Shelf::summary(const KeptText& game) const {
  const auto saved = parse_saved(game.text);
  if (!saved) return std::nullopt;
  const Table& table = saved->real.game.table();
  Summary summary{saved->real.game.setup().variant, table.hand, table.rules.target, {}};
  const int seat = seat_in(*saved);
  for (int i = 0; i < table.sides; ++i) {
    summary.score.push_back(table.score[at((seat + i) % table.sides)]);
  }
  return summary;
}

std::string Shelf::fresh_name() {
  constexpr std::string_view signs = "BCDFGHJKLMNPQRSTVWXZ23456789";
  std::string name;
  do {
    name.clear();
    while (name.size() < 12) name += signs[at(names_.below(static_cast<int>(signs.size())))];
  } while (find(name) != nullptr);
  return name;
}

}  // namespace allfours
