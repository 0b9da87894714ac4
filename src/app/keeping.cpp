// Games that are gone on with: what is kept of the one at the table, how it comes back, and which
// one an address means.
#include "app/app.hpp"
#include "app/link_language.hpp"

namespace allfours {

namespace {

// The kept game with the seat that its address names, and the points to beat.
OpenedLink link_of(const SavedGame& game) {
  OpenedLink link{game.real.game};
  link.bots = game.bots;
  link.people = game.people;
  if (game.duel) link.duel = *game.duel;
  const auto address = read_link(game.address);
  if (const auto* named = std::get_if<OpenedLink>(&address)) {
    if (named->seat < game.real.game.setup().players) link.seat = named->seat;
    link.beat = named->beat;
  }
  return link;
}

// Does this address mean the game that was kept? An empty one means whatever there is.
bool means(std::string_view fragment, const SavedGame& game) {
  if (fragment.empty() || fragment == game.address) return true;
  const auto parsed = read_link(fragment);
  const auto* link = std::get_if<OpenedLink>(&parsed);
  if (link != nullptr && link->duel && game.duel) {
    return duel_link(link->duel->duel, link->seat, link->bots) ==
           duel_link(game.duel->sent(), link_of(game).seat, game.bots);
  }
  // A link that holds moves shows these, and nobody's game.
  if (link == nullptr || link->duel || game.duel || link->game.decisions() > 0 || link->moment != 0)
    return false;
  const OpenedLink kept = link_of(game);
  const auto text = [](const OpenedLink& one) {
    return link_text({{one.game.setup(), {}}, one.seat, one.beat, one.bots});
  };
  return text(*link) == text(kept);
}

}  // namespace

int App::kept_seat() const { return link_of(kept_.value()).seat; }

void App::open(std::string_view fragment, std::string_view tab, std::string_view kept) {
  kept_ = parse_saved(kept);
  const LinkLanguage asked = language_in(fragment);
  for (const auto& saved : {parse_saved(tab), kept_}) {
    if (asked.unknown || asked.twice || !saved || !means(asked.rest, *saved)) continue;
    if (saved->left && asked.rest.empty()) break;
    link_language_ = asked.language;
    speak();
    resume(*saved);
    return;
  }
  open_link(fragment);
}

void App::resume(const SavedGame& saved) {
  const SavedGame game = saved;  // it may be the one that is forgotten on the way
  start_game(link_of(game), &game);
  context_.message.clear();
  start_.want_league(game.league);
  if (!game.address.empty()) show_address(game.address);
  if (game.own) make_own();
  changed();
}

SavedGame App::saved() const {
  SavedGame game = table_->saved();
  game.league = league();
  return game;
}

std::string App::tab_text() const {
  // What waits to begin is in the address.
  if (has_game() && !table_->waits()) return saved_text(saved());
  return kept_ ? saved_text(*kept_) : std::string();
}

std::string App::kept_text() const {
  if (table_ && table_->own()) return saved_text(saved());
  return kept_ ? saved_text(*kept_) : std::string();
}

// Before another game, or none, comes to the table.
void App::keep_game() {
  if (!table_ || !table_->own()) return;
  kept_.reset();
  const DuelRun* duel = table_->duel();
  const bool goes_on =
      duel != nullptr ? !duel->finished() : table_->real_game().table().phase != Phase::over;
  if (goes_on) kept_ = saved();
}

// From now on the game at the table is the one that is kept.
void App::make_own() {
  table_->make_own();
  kept_.reset();
}

void App::show_address(const std::string& address) {
  if (table_) table_->set_address(address);
  context_.effects.fragment = address_of(address);
}

}  // namespace allfours
