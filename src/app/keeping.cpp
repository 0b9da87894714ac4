// Games that are gone on with: what is kept of the one at the table, how it comes back, and which
// one an address means.
#include <algorithm>

#include "app/app.hpp"
#include "app/link_language.hpp"

namespace allfours {

namespace {

// The kept game with the seat that its address names, and the points to beat.
Link link_of(const SavedGame& game) {
  Link link{{game.real.game.setup(), decisions_in(game.real.game.log())}};
  const auto address = parse_link(game.address);
  if (const auto* named = std::get_if<Link>(&address)) {
    if (named->seat < game.real.game.setup().players) link.seat = named->seat;
    link.beat = named->beat;
  }
  return link;
}

// Does this address mean the game that was kept? An empty one means whatever there is.
bool means(std::string_view fragment, const SavedGame& game) {
  if (fragment.empty() || fragment == game.address) return true;
  const auto parsed = parse_link(fragment);
  const auto* link = std::get_if<Link>(&parsed);
  // A link that holds moves shows these, and nobody's game.
  if (link == nullptr || !link->record.decisions.empty() || link->record.moment != 0) return false;
  const Link kept = link_of(game);
  return link->seat == kept.seat && link->beat == kept.beat &&
         setup_text(link->record.setup) == setup_text(game.real.game.setup());
}

}  // namespace

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
  start_game(link_of(game));
  live_ = true;
  message_.clear();
  session_->show(game.real.shown);
  session_->restore(game.real.taken_back, game.real.kept_hand);
  for (const auto& [number, kept] : game.practice_games) {
    Session practice(kept.game, session_->human(), session_->computer());
    practice.show(kept.shown);
    practice.restore(kept.taken_back, kept.kept_hand);
    other_games_.push_back({number, std::move(practice)});
    games_made_ = number;
  }
  if (game.game_shown > 0) show_game(game.game_shown);
  own_ = game.own;
  practice_ = game.practice;
  counted_ = game.counted;
  league_ = game.league;
  next_hand_ = game.next_hand;
  for (const Card card : game.picked& playable()) picked_.add(card);
  if (game.reviewed > 0) go_to(game.reviewed);
  if (!game.address.empty()) show_address(game.address);
  if (own_) make_own();
  if (session_->shown() > 0) due_ = now_ + dwell();
  begin_history();
  old_rows_ = std::max(0, old_rows_ - 1);
  changed();
}

SavedGame App::saved() const {
  const auto kept = [](const Session& session, int shown) {
    return KeptGame{session.game(), shown, session.taken_back(), session.hand_kept()};
  };
  SavedGame game;
  game.game_shown = game_shown_;
  const auto add = [&](int number, KeptGame one) {
    if (number == 0)
      game.real = std::move(one);
    else
      game.practice_games.push_back({number, std::move(one)});
  };
  add(game_shown_, kept(*session_, live_moment()));
  for (const auto& [number, session] : other_games_) add(number, kept(session, session.shown()));
  std::sort(game.practice_games.begin(), game.practice_games.end(),
            [](const auto& one, const auto& other) { return one.game < other.game; });
  game.reviewed = live_ ? 0 : session_->shown();
  game.picked = picked_;
  game.next_hand = next_hand_;
  game.own = own_;
  game.practice = practice_;
  game.counted = counted_;
  game.league = league();
  game.address = address_;
  return game;
}

std::string App::tab_text() const {
  if (session_) return saved_text(saved());
  return kept_ ? saved_text(*kept_) : std::string();
}

std::string App::kept_text() const {
  if (session_ && own_) return saved_text(saved());
  return kept_ ? saved_text(*kept_) : std::string();
}

// Before another game, or none, comes to the table.
void App::keep_game() {
  if (!session_ || !own_) return;
  kept_.reset();
  if (real_game().table().phase != Phase::over) kept_ = saved();
}

void App::show_address(const std::string& address) {
  address_ = address;
  effects_.fragment = address_of(address);
}

void App::restore_statistics(Statistics statistics) {
  statistics_ = std::move(statistics);
  changed();
}

// A game that the person has played to its end, all moves their own and none taken back.
void App::count_game() {
  if (!own_ || counted_ || practice()) return;
  counted_ = true;
  statistics_.add(tally(session_->setup(), session_->log(), session_->human()));
  effects_.save_statistics = true;
}

void App::hear(const Event& event) {
  if (!settings_.sound) return;
  const auto sound = [&](Sound what) { effects_.sounds.push_back(what); };
  if (event.kind == EventKind::deal) sound(Sound::deal);
  if (event.kind == EventKind::turn_up || event.kind == EventKind::play ||
      event.kind == EventKind::draw || event.kind == EventKind::cut_trump) {
    sound(Sound::card);
  }
  if (event.kind == EventKind::trick) sound(Sound::trick);
  if (event.kind == EventKind::award && event.points != 0) sound(Sound::point);
  if (session_->human_to_decide() || session_->human_may_lay_down()) sound(Sound::turn);
}

// From now on the game at the table is the one that is kept.
void App::make_own() {
  own_ = true;
  kept_.reset();
}

}  // namespace allfours
