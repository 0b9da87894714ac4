// Games that come to the table: from a link, from the start screen, as a challenge or in a match.
#include "app/app.hpp"
#include "app/fault_words.hpp"
#include "app/league_match.hpp"
#include "app/link_language.hpp"

namespace allfours {

void App::open_link(std::string_view fragment) {
  const LinkLanguage asked = language_in(fragment);
  link_language_ = asked.language;
  speak();
  if (asked.unknown || asked.twice) {
    leave_table();
    const std::string text =
        asked.twice ? fault_text({FaultKind::part_twice, {"lang"}}, language())
                    : fill(words_->bad_language,
                           {{"text", cut_short(*asked.unknown)}, {"value", language_codes()}});
    say_message(fill(words_->bad_link, {{"text", text}}), true);
    message_until_ = never;
    return;
  }
  if (asked.rest.empty()) {
    leave_table();
    changed();
    return;
  }
  auto parsed = parse_link(asked.rest);
  if (const auto* no = std::get_if<Fault>(&parsed)) {
    if (embedding_) refuse("bad_link", fault_text(*no, language()));
    leave_table();
    say_fault(*no, true);
    return;
  }
  start_game(std::get<Link>(parsed));
}

// As open_link, but what cannot be opened leaves everything as it is.
bool App::open_game(std::string_view link) {
  const auto parsed = parse_link(link);
  if (const auto* no = std::get_if<Fault>(&parsed)) {
    say_fault(*no, true);
  } else {
    start_game(std::get<Link>(parsed));
  }
  return true;
}

void App::leave_table() {
  keep_game();
  if (kept_) kept_->left = true;
  address_.clear();
  thought_.reset();
  session_.reset();
  words_ = &words_now();
  message_.clear();
  if (dialog_ == Dialog::share) dialog_ = Dialog::none;
  menu_open_ = history_open_ = last_trick_ = rules_open_ = all_hands_ = false;
}

void App::seat_person(const Record& record, int asked) {
  const int seat = asked < record.setup.players ? asked : 0;
  session_.emplace(record, seat, *find_player("sensible"));
  words_ = &words_now();
  other_games_.clear();
  game_shown_ = games_made_ = 0;
  folds_.clear();
  all_hands_ = false;
  picked_ = CardSet();
}

void App::start_game(const Link& link) {
  keep_game();
  const Setup& setup = link.record.setup;
  variant_ = setup.variant;
  players_ = setup.players;
  seed_ = setup.seed;
  rules_ = setup.rules;
  house_rules_open_ = false;
  seat_person(link.record, embedding_ ? embedding_->seat : link.seat);
  beat_ = link.beat;
  moves_on_ = false;
  history_open_ = menu_open_ = last_trick_ = rules_open_ = false;
  message_.clear();
  if (dialog_ == Dialog::share || dialog_ == Dialog::open) dialog_ = Dialog::none;
  due_ = now_;
  own_ = counted_ = false;
  practice_ = !link.record.decisions.empty();
  show_address(link_text({{setup, {}}, link.seat, link.beat}));
  show_first(link.record);
  begin_history();
  // Where a game that has gone on before stands is news.
  old_rows_ = std::max(0, old_rows_ - 1);
  if (beat_) say_message(challenge(), false);
  changed();
}

bool App::league_possible() const { return !session_ && variant_ == league_setup(seed_).variant; }

bool App::league() const { return league_ && is_league_game(rules_setup()); }

// The other tables of the match have come to their ends too.
void App::tell_league_result() {
  if (!league()) return;
  const Event& end = session_->last_shown();
  const auto ours = static_cast<std::size_t>(side_of(session_->table(), session_->human()));
  const LeagueGame game{end.side == static_cast<int>(ours) ? 0 : 1,
                        {end.score[ours], end.score[1 - ours]}};
  const Player& computer = *find_player("sensible");
  say_message(league_text(play_league_match(session_->setup(), game, computer), *words_), false);
  message_until_ = never;  // it stays until the person goes on
}

// What a link opens on: the moment it names, as a look back if more has happened; else the end of
// its decisions, where a hand's end waits for the person.
void App::show_first(const Record& record) {
  const Events& log = session_->log();
  const int length = static_cast<int>(log.size());
  live_ = true;
  next_hand_ = false;
  live_shown_ = 0;
  if (embedding_) {
    // The page around us may go everywhere at once.
    session_->show(length);
    if (record.moment > 0) go_to(record.moment);
    return;
  }
  if (!record.decisions.empty()) {
    int end = length;
    while (end > 1 && decisions_in({&log[static_cast<std::size_t>(end - 1)], 1}).empty() &&
           log[static_cast<std::size_t>(end - 1)].kind != EventKind::hand_end) {
      --end;
    }
    const bool hand_over = log[static_cast<std::size_t>(end - 1)].kind == EventKind::hand_end;
    live_shown_ = hand_over && !session_->game_ended() ? end : length;
  }
  if (record.moment == 0) return session_->show(live_shown_);
  live_shown_ = std::max(live_shown_, record.decisions.empty() ? length : 0);
  live_ = record.moment >= live_shown_;
  next_hand_ = record.moment > live_shown_;
  session_->show(record.moment);
}

std::string App::challenge() const {
  if (!session_ || !beat_) return {};
  const int hand = first_hand(session_->setup());
  const std::span<const Event> seen(session_->log().data(),
                                    static_cast<std::size_t>(session_->shown()));
  const std::string to_beat = std::to_string(*beat_);
  if (!hand_ended(seen, hand)) return fill(words_->challenge, {{"n", to_beat}});
  const int points = points_in_hand(seen, hand, session_->human() % session_->table().sides);
  const std::string_view phrase = points > *beat_   ? words_->challenge_won
                                  : points < *beat_ ? words_->challenge_lost
                                                    : words_->challenge_equal;
  return fill(phrase, {{"n", to_beat}, {"score", std::to_string(points)}});
}

std::string App::challenge_mark() const {
  if (!beat_) return {};
  return fill(words_->challenge_mark, {{"n", std::to_string(*beat_)}});
}

}  // namespace allfours
