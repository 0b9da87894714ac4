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
  records_.nights.begin(LeagueNight(setup, own_name_, any_clubs(setup.seed)));
  context_.effects.save("league");
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
  records_.nights.note_change(one);
  context_.effects.save("league");
  if (one.match_over() && one.own() == own_name_ && !league_told_) {
    league_told_ = true;
    std::string text = league_text(one.match(), *context_.words);
    if (one.practice()) text += " " + std::string(context_.words->league_practice);
    context_.say(text, false);
    context_.message.stay();
  }
  Season& season = records_.seasons.now;
  if (one.day() >= 0 && one.day() == season.day() && one.over() && !one.practice() &&
      season.note_day(one.results(season))) {
    context_.effects.save("season");
  }
  changed();
}

// Lowest priority: one request at a time, when nothing else is asked.
void App::ask_league() {
  LeagueNight* running = nullptr;
  const Effects& effects = context_.effects;
  const bool others = effects.think || effects.stop_thinking ||
                      (effects.advise && effects.advise->player != league_name);
  for (LeagueNight* one : records_.nights.all()) {
    if (others) one->lose();
    const bool here = one->own() == own_name_;
    if (here && table_) one->keep_up_with(table_->real_game().game().decisions());
    if (!one->has_own() || one->own_game() || here) running = one;
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
  for (LeagueNight* one : records_.nights.all()) one->lose();
}

bool App::hear_league(std::string_view what) {
  for (LeagueNight* one : records_.nights.all()) {
    bool hand_ended = false;
    if (!one->hear(what, hand_ended)) continue;
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

}  // namespace allfours
