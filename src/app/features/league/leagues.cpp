// The league in the app: the night being played and its other tables.
#include <climits>
#include <utility>

#include "app/action_number.hpp"
#include "app/app.hpp"
#include "app/features/league/league_dialog.hpp"
#include "app/links/link.hpp"

namespace allfours {

namespace {

// Two pubs for a single match, derived from the name of its deal.
std::array<int, 2> any_clubs(std::string_view seed) {
  Stream stream(seed_key(seed), "pubs");
  const int one = stream.below(club_count);
  return {one, (one + 1 + stream.below(club_count - 1)) % club_count};
}

}  // namespace

// The night whose own game is at the table; else the season's, else the other.
const LeagueNight* App::night() const {
  const LeagueNight* found = nullptr;
  for (const auto& one : nights_) {
    if (!one) continue;
    if (one->has_own() && one->own() == own_name_) return &*one;
    found = &*one;
  }
  return found;
}

const LeagueNight* App::season_night() const { return nights_[1] ? &*nights_[1] : nullptr; }

LeagueNight* App::night_here() {
  for (auto& one : nights_) {
    if (one && one->has_own() && one->own() == own_name_) return &*one;
  }
  return nullptr;
}

LeagueGame App::league_score() const {
  const Session& session = table_->real_game();
  const Table& table = session.table();
  const auto ours = static_cast<std::size_t>(side_of(table, session.home()));
  return {table.winner < 0                         ? -1
          : table.winner == static_cast<int>(ours) ? 0
                                                   : 1,
          {table.score[ours], table.score[1 - ours]}};
}

bool App::away_from_league() const {
  const LeagueNight* one = night();
  return one != nullptr && one->has_own() && one->own() != own_name_ && !one->own_game() &&
         shelf_.find(one->own()) != nullptr;
}

std::string App::league_mark() const {
  const LeagueNight* one = night();
  if (one == nullptr || !one->has_own()) return {};
  std::string text;
  for (std::size_t i = 0; i + 1 < league_games; ++i) {
    const LeagueGame game = one->tables()[i].result();
    text += (i > 0 ? " · " : "") + number_text(game.points[0]) + "–" + number_text(game.points[1]);
  }
  return fill(context_.words->league_mark, {{"text", text}});
}

// The person's own game of a league match has come to the table.
void App::begin_night() {
  if (!league() || night_here() != nullptr || table_->game_over()) return;
  const Setup& setup = table_->session().setup();
  nights_[0].emplace(setup, own_name_, any_clubs(setup.seed));
  keep_night(0);
}

void App::end_league_game() {
  LeagueNight* one = night_here();
  if (one == nullptr || one->own_game() || table_->game_shown() > 0) return;
  one->end_own(league_score(), !table_->settles());
  if (!context_.can_advise) one->play_here(table_->session().here(), INT_MAX);
  league_moved(*one);
}

// Its tables have advanced, or the person's game has ended.
void App::league_moved(LeagueNight& one) {
  keep_night(season_night() == &one ? 1 : 0);
  if (one.match_over() && one.own() == own_name_ && !league_told_) {
    league_told_ = true;
    std::string text = league_text(one.match(), *context_.words);
    if (one.practice()) text += " " + std::string(context_.words->league_practice);
    context_.say(text, false);
    context_.message.stay();
  }
  if (one.day() >= 0 && one.day() == season_.day() && one.over() && !one.practice() &&
      season_.note_day(one.results(season_))) {
    context_.effects.save_season = true;
  }
  changed();
}

// Lowest priority: one request at a time, when nothing else is asked.
void App::ask_league() {
  LeagueNight* running = nullptr;
  const Effects& effects = context_.effects;
  const bool others = effects.think || effects.stop_thinking ||
                      (effects.advise && effects.advise->player != league_name);
  for (auto& one : nights_) {
    if (!one) continue;
    if (others) one->lose();
    const bool here = one->own() == own_name_;
    if (here && table_) one->keep_up_with(table_->real_game().game().decisions());
    if (!one->has_own() || one->own_game() || here) running = &*one;
  }
  if (running == nullptr || others || effects.advise || !context_.can_advise) return;
  if (thinking_.waits() || running->waits()) return;
  if (dialog_ == Dialog::verdicts || dialog_ == Dialog::duplicate) return;
  if (table_ && table_->hint_stage() == Hint::Stage::waits) return;
  context_.effects.advise = running->ask(-++context_.advised);
}

// Withdraws a request of the league that has not been sent yet.
void App::drop_league_question() {
  if (context_.effects.advise && context_.effects.advise->player == league_name)
    context_.effects.advise.reset();
  for (auto& one : nights_) {
    if (one) one->lose();
  }
}

bool App::hear_league(std::string_view what) {
  for (auto& one : nights_) {
    bool hand_ended = false;
    if (!one || !one->hear(what, hand_ended)) continue;
    if (hand_ended) league_moved(*one);
    ask_league();
    return true;
  }
  return false;
}

bool App::watch_league(std::string_view what) {
  const LeagueNight* one = night();
  const int number = number_in(what, -1);
  if (one == nullptr || number < 0 || number >= std::ssize(one->tables())) return false;
  const NightTable& beside = one->tables()[at(number)];
  const Game& game = beside.game;
  Record record{game.setup(), decisions_in(game.log()), 0};
  if (!game.over() && game.table().hand > 1) {
    record = record_of_hand(game.setup(), game.log(), game.table().hand);
    record.setup = deal_of_hand(game.setup(), game.log(), game.table().hand).setup;
  }
  // From its first cards on, as playback.
  const Events dealt = Game(record.setup).log();
  while (record.moment < std::ssize(dealt) && dealt[at(record.moment)].kind != EventKind::deal) {
    ++record.moment;
  }
  ++record.moment;
  if (record.decisions.empty()) record.moment = 0;
  const auto bots = parse_bots(one->bots_of(beside), game.setup().players);
  const auto* named = std::get_if<Bots>(&bots);
  auto link = read_link(link_text({record, 0, {}, named != nullptr ? *named : all_bots()}));
  if (!std::holds_alternative<OpenedLink>(link)) return false;
  dialog_ = Dialog::none;
  start_game(std::get<OpenedLink>(std::move(link)));
  return true;
}

bool App::back_to_league() {
  const LeagueNight* one = night();
  if (!away_from_league()) return false;
  const std::string own = one->own();
  dialog_ = Dialog::none;
  return resume_kept(own);
}

bool App::copy_league_sheet() {
  const LeagueNight* one = night();
  if (one == nullptr || !one->match_over()) return false;
  context_.effects.copy_text = league_sheet(*one, *context_.words);
  return true;
}

bool App::has_unread() const {
  switch (dialog_) {
    case Dialog::settings:
      return !context_.settings.unread.empty();
    case Dialog::statistics:
      return !statistics_.unknown.empty() || !days_.unknown.empty();
    case Dialog::slate:
      return !slate_.unknown.empty();
    case Dialog::season:
      return !season_.unknown.empty();
    case Dialog::league:
      return !unread_nights_.empty();
    default:
      return false;
  }
}

// The nights, each ended by an empty line: the single one, the season's, then those that cannot be
// read. A night of another season keeps the place of the season's night while there is no other.
std::string App::league_kept() const {
  const auto is_of_season = [](const std::string& text) {
    const auto night = parse_night(text);
    return night && night->day() >= 0;
  };
  std::string text = (nights_[0] ? nights_[0]->text() : std::string()) + "\n";
  if (nights_[1])
    text += nights_[1]->text() + "\n";
  else if (unread_nights_.empty() || !is_of_season(unread_nights_.front()))
    text += "\n";
  for (const std::string& one : unread_nights_) text += one + "\n";
  return text;
}

// Also after another tab: a night whose own game is at the table here keeps its state here, as does
// anything not stored yet.
void App::restore_league(std::string_view text) {
  const LeagueNight* here = night_here();
  for (std::size_t i = 0; i < nights_.size(); ++i) {
    if (nights_[i] && &*nights_[i] != here && !unsaved_.nights[i]) nights_[i].reset();
  }
  unread_nights_.clear();
  while (!text.empty()) {
    const auto end = text.starts_with('\n') ? 0 : std::min(text.find("\n\n"), text.size() - 1) + 1;
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (part.empty()) continue;
    auto read = parse_night(part);
    const std::size_t place = read && read->day() >= 0 ? 1 : 0;
    if (!read || (place == 1 && !read->fits(season_))) {
      unread_nights_.emplace_back(part);
    } else if (!nights_[place] && !unsaved_.nights[place]) {
      nights_[place] = std::move(read);
    }
  }
  changed();
}

}  // namespace allfours
