// Resuming games: which data is stored, how a game is restored, and which one an address means.
#include <algorithm>

#include "app/app.hpp"
#include "app/links/found_link.hpp"
#include "app/links/link_language.hpp"

namespace allfours {

namespace {

// The text of a tab that shows a table of people on devices, with the name of the table behind it.
constexpr std::string_view together_tab = "together ";

// The saved game with the seat of its address, and the points to beat.
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

// True if this address means the saved game. An empty one means any.
bool means(std::string_view fragment, const SavedGame& game) {
  if (fragment.empty() || fragment == game.address) return true;
  const auto parsed = read_link(fragment);
  const auto* link = std::get_if<OpenedLink>(&parsed);
  if (link != nullptr && link->duel && game.duel) {
    return duel_link(link->duel->duel, {}, link->seat, link->bots) ==
           duel_link(game.duel->sent(), {}, link_of(game).seat, game.bots);
  }
  // A link with moves shows these, not a saved game.
  if (link == nullptr || link->duel || game.duel || link->game.decisions() > 0 || link->moment != 0)
    return false;
  const OpenedLink kept = link_of(game);
  const auto text = [](const OpenedLink& one) {
    return link_text({{one.game.setup(), {}}, one.seat, one.beat, one.bots});
  };
  return text(*link) == text(kept);
}

}  // namespace

// Cheap test before parsing: does the text contain the deal?
static bool may_mean(std::string_view fragment, std::string_view text) {
  const auto seed = fragment.find("seed=");
  if (seed == std::string_view::npos) return true;
  const std::string_view part = fragment.substr(seed);
  return text.find(part.substr(0, part.find('&'))) != std::string_view::npos;
}

// Resumes the first saved game that an address means; false if none does.
bool App::resume_meant(const LinkLanguage& asked) {
  for (const KeptText& one : shelf_.all()) {
    if (!may_mean(asked.rest, one.text)) continue;
    auto saved = parse_saved(one.text);
    if (!saved || !means(asked.rest, *saved)) continue;
    saved->id = one.id;
    resume_as(asked, *saved);
    return true;
  }
  return false;
}

void App::resume_as(const LinkLanguage& asked, const SavedGame& saved) {
  link_language_ = asked.language;
  speak();
  resume(saved);
}

void App::follow_link(std::string_view fragment) {
  clear_table();
  table_.reset();
  const auto address = read_address(link_tidied(fragment));
  const auto* asked = std::get_if<LinkLanguage>(&address);
  const bool clear = asked != nullptr && !asked->unknown && !asked->twice && !asked->rest.empty();
  if (!clear || !resume_meant(*asked)) open_link(fragment);
}

void App::open(std::string_view fragment, std::string_view tab, std::vector<KeptText> kept) {
  shelf_.read(std::move(kept));
  const auto address = read_address(link_tidied(fragment));
  if (std::holds_alternative<Fault>(address)) return open_link(fragment);
  const LinkLanguage& asked = std::get<LinkLanguage>(address);
  if (tab.starts_with(together_tab) && asked.rest.empty() && !embedding()) {
    together_resumed_ = tab.substr(together_tab.size());
    context_.effects.prepare_together = true;
    return open_link(fragment);
  }
  if (!asked.unknown && !asked.twice) {
    auto here = parse_saved(tab);
    if (here && means(asked.rest, *here) && !(here->left && asked.rest.empty())) {
      // Another tab may have resumed the same game: then there are two.
      const KeptText* same = shelf_.find(here->id);
      if (same != nullptr && same->text != tab) here->id.clear();
      return resume_as(asked, *here);
    }
    const bool left_here = here && here->left && asked.rest.empty();
    if (asked.rest.empty()) {
      const SavedGame* newest = shelf_.newest();
      if (!left_here && newest != nullptr && !newest->left) return resume_as(asked, *newest);
    } else if (resume_meant(asked)) {
      return;
    }
  }
  open_link(fragment);
}

void App::resume(const SavedGame& saved) {
  const SavedGame game = saved;  // a copy, since the original may be removed on the way
  start_game(link_of(game), &game);
  begun_on_its_day_ = game.on_its_day;
  context_.message.clear();
  start_.want_league(game.league);
  if (!game.address.empty()) show_address(game.address);
  if (game.own) {
    make_own();
    if (league()) begin_night();
  }
  changed();
}

bool App::resume_kept(std::string_view id) {
  std::optional<SavedGame> game;
  if (id.empty()) {
    if (const SavedGame* newest = shelf_.newest()) game = *newest;
  } else if (const KeptText* kept = shelf_.find(id)) {
    game = parse_saved(kept->text);
    if (game) game->id = id;
  }
  if (!game) return false;
  if (dialog_ == Dialog::kept) dialog_ = Dialog::none;
  resume(*game);
  return true;
}

bool App::forget_game(std::string_view id) {
  if (shelf_.find(id) == nullptr) return false;
  std::vector<KeptText> games = listed_games();
  const auto game =
      std::find_if(games.begin(), games.end(), [&](const KeptText& one) { return one.id == id; });
  const auto place = static_cast<std::size_t>(game - games.begin());
  const auto after = std::find_if(forgotten_.begin(), forgotten_.end(),
                                  [&](const ForgottenGame& one) { return one.place > place; });
  forgotten_.insert(after, {std::move(*game), place});
  context_.asked_again = "keep_game";
  return shelf_.take(id);
}

std::vector<KeptText> App::listed_games() const {
  std::vector<KeptText> games = shelf_.all();
  for (const ForgottenGame& game : forgotten_) {
    // Another tab may have restored it.
    if (shelf_.find(game.id) != nullptr) continue;
    const auto before = static_cast<std::ptrdiff_t>(std::min(game.place, games.size()));
    games.insert(games.begin() + before, game);
  }
  return games;
}

// Restores a game that was deleted from the open list.
bool App::keep_forgotten(std::string_view id) {
  const auto game = std::find_if(forgotten_.begin(), forgotten_.end(),
                                 [&](const KeptText& one) { return one.id == id; });
  if (game == forgotten_.end()) return false;
  // Those deleted before it are not on the shelf.
  shelf_.put_back(*game, game->place - static_cast<std::size_t>(game - forgotten_.begin()));
  forgotten_.erase(game);
  return true;
}

void App::read_kept(std::vector<KeptText> kept) {
  shelf_.read(std::move(kept), own_name_);
  changed();
}

void App::keep_apart(std::string_view id) {
  if (id == own_name_)
    own_name_ = shelf_.fresh_name();
  else
    shelf_.rename(id);
  changed();
}

bool App::say_not_kept() {
  context_.say(std::string(context_.words->not_kept), true);
  if (has_game()) context_.message.offer("share", std::string(context_.words->share));
  context_.message.stay();
  changed();
  return true;
}

std::optional<std::string> App::own_text() const {
  if (!table_ || !table_->own() || own_name_.empty() || shows_together()) return std::nullopt;
  return saved_text(saved());
}

SavedGame App::saved() const {
  SavedGame game = table_->saved();
  game.league = league();
  game.on_its_day = on_its_day();
  game.id = own_name_;
  return game;
}

std::string App::tab_text() const {
  if (shows_together()) return std::string(together_tab) + together_shown_;
  // A game that waits to begin is in the address.
  if (has_game() && !table_->waits()) return saved_text(saved());
  const SavedGame* newest = shelf_.newest();
  return newest != nullptr ? saved_text(*newest) : std::string();
}

// Before another game, or none, comes to the table.
void App::keep_game() {
  if (!table_ || !table_->own() || shows_together()) return;
  const DuelRun* duel = table_->duel();
  const bool goes_on =
      duel != nullptr ? !duel->finished() : table_->real_game().table().phase != Phase::over;
  if (goes_on) shelf_.put(saved(), today_ ? day_text(*today_) : std::string());
  own_name_.clear();
}

// From now on the game at the table is saved.
void App::make_own() {
  table_->make_own();
  name_own();
}

void App::name_own() {
  if (table_->own() && own_name_.empty()) own_name_ = shelf_.fresh_name();
}

void App::show_address(const std::string& address) {
  if (table_) table_->set_address(address);
  context_.effects.fragment = address_of(address);
}

}  // namespace allfours
