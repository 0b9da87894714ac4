#include "app/view_model.hpp"

#include <algorithm>

#include "app/app.hpp"
#include "app/feature.hpp"
#include "app/features/daily/daily_feature.hpp"
#include "app/features/hint/table_hint.hpp"
#include "app/features/league/league_feature.hpp"
#include "app/features/review/table_review.hpp"
#include "app/features/series/series_feature.hpp"
#include "app/features/slate/slate_feature.hpp"
#include "app/modes/lesson/table_first_game.hpp"
#include "app/modes/people/table_people.hpp"
#include "app/modes/together/calls_feature.hpp"
#include "app/narration/point_status_text.hpp"
#include "app/start/game_length.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_ahead.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_dealing.hpp"
#include "app/table/table_looking.hpp"
#include "app/table/table_mistakes.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_results.hpp"
#include "app/table/table_state.hpp"
#include "words/player_words.hpp"

namespace allfours {

namespace {

// The events of the hand shown, redacted for this seat.
Events seen_events(const Session& session) {
  const std::span<const Event> shown(session.log().data(), at(session.shown()));
  const auto hand = std::find_if(shown.rbegin(), shown.rend(),
                                 [](const Event& event) { return event.kind == EventKind::hand; });
  const std::size_t first =
      hand == shown.rend() ? 0 : at(static_cast<int>(shown.rend() - hand)) - 1;
  Events events = redacted(session.setup(), shown.subspan(first), session.eyes());
  if (events.empty()) events.emplace_back();  // nothing is shown yet
  return events;
}

CardSet played(const Table& table) {
  CardSet cards;
  for (int i = 0; i < table.play_count; ++i) {
    if (i != table.hole) cards.add(table.plays[at(i)].card);
  }
  return cards;
}

}  // namespace

SeenTable::SeenTable(const TableState& screen)
    : screen_(&screen),
      setup_(redacted(screen.session.setup())),
      view_(screen.session.view()),
      events_(seen_events(screen.session)) {
  for (int seat = 0; seat < table().players; ++seat) {
    if (opens_hands(screen)) {
      open_[at(seat)] = screen.session.table().hands[at(seat)];
    } else if (is_out(table(), seat)) {
      open_[at(seat)] = table().dealt[at(seat)] - played(table());
    }
  }
}

std::string_view SeenTable::deal_name() const { return allfours::deal_name(*screen_); }
int SeenTable::moment() const { return screen_->session.shown(); }
bool SeenTable::at_end() const { return screen_->session.at_end(); }
bool SeenTable::can_undo() const { return allfours::can_undo(*screen_); }
bool SeenTable::can_redo() const { return allfours::can_redo(*screen_); }
bool SeenTable::was_undone() const { return screen_->session.was_undone(); }
int SeenTable::taken_back() const { return screen_->session.taken_back(); }

const Narrator& SeenTable::narrator() const { return screen_->telling.narrator(); }
const std::vector<HistoryRow>& SeenTable::history() const { return screen_->telling.rows(); }
CardSet SeenTable::picked() const { return screen_->picked; }
Card SeenTable::chosen() const { return screen_->chosen; }
Card SeenTable::raised() const { return raised_card(*screen_); }
CardSet SeenTable::choosable() const { return choosable_cards(*screen_); }
CardSet SeenTable::playable() const { return playable_cards(*screen_); }
CardSet SeenTable::to_expose() const { return cards_to_expose(*screen_); }
bool SeenTable::reviewing() const { return allfours::reviewing(*screen_); }
std::vector<Action> SeenTable::steps() const { return moment_actions(*screen_); }
std::vector<Action> SeenTable::seats_to_deal_to() const {
  const bool by_hand = screen_->session.setup().rules.hand_dealing;
  return by_hand && !curtain_falls() ? allfours::seats_to_deal_to(*screen_) : std::vector<Action>();
}

std::vector<Action> SeenTable::actions() const {
  return curtain_falls() ? std::vector<Action>() : actions_at(*screen_);
}
int SeenTable::cards_before(int seat) const {
  return table().hand_count[static_cast<std::size_t>(seat)] + packets_dealt(*screen_)[seat];
}

std::string SeenTable::prompt() const {
  return curtain_falls() ? std::string() : prompt_at(*screen_);
}
bool SeenTable::curtain_falls() const { return allfours::next_person(*screen_) >= 0; }
Caption SeenTable::curtain() const { return curtain_caption(*screen_); }
Action SeenTable::seat_taking() const { return actions_at(*screen_).front(); }
int SeenTable::next_person() const { return allfours::next_person(*screen_); }
bool SeenTable::is_person(int seat) const { return screen_->session.is_person(seat); }
std::string SeenTable::initial(int seat) const {
  const std::string& name = narrator().name(seat);
  return is_counted(name) ? name.substr(name.size() - 1) : std::string(initial_of(name));
}
const void* SeenTable::identity() const {
  // Cards must not fly from one person's hand to another's: a distinct address within the screen.
  return reinterpret_cast<const char*>(screen_) + (several() ? screen_->session.eyes() + 1 : 0);
}
bool SeenTable::several() const { return screen_->session.several(); }
int SeenTable::game_shown() const { return screen_->practice.shown(); }
std::vector<int> SeenTable::games() const { return screen_->practice.numbers(); }
std::string SeenTable::game_name(int game) const { return allfours::game_name(*screen_, game); }
std::string SeenTable::practice_text() const { return allfours::practice_text(*screen_); }
std::string SeenTable::challenge() const { return screen_->mode->challenge(*screen_).text; }
std::string SeenTable::challenge_mark() const { return screen_->mode->challenge(*screen_).mark; }
bool SeenTable::offers_hint() const { return allfours::offers_hint(*screen_); }
bool SeenTable::can_hint() const { return allfours::can_hint(*screen_); }
Hint::Stage SeenTable::hint_stage() const { return screen_->hint.stage(); }
const Advice* SeenTable::advice() const { return screen_->hint.advice(); }
std::string SeenTable::hint_headline() const { return allfours::hint_headline(*screen_); }
std::string SeenTable::hint_text(int most_reasons) const {
  return allfours::hint_text(*screen_, most_reasons);
}
bool SeenTable::hand_open(int heading) const { return allfours::hand_open(*screen_, heading); }
const Evidence* SeenTable::evidence(int moment) const { return open_evidence(*screen_, moment); }
bool SeenTable::last_trick_shown() const { return screen_->last_trick_open; }
std::optional<EvidenceLine> SeenTable::last_trick() const { return last_trick_line(*screen_); }
bool SeenTable::can_show_all_hands() const { return allfours::can_show_all_hands(*screen_); }
bool SeenTable::all_hands_open() const { return allfours::all_hands_open(*screen_); }
Evidence SeenTable::hands() const { return all_hands_lines(*screen_); }
bool SeenTable::shows_so_far() const { return allfours::shows_so_far(*screen_); }
std::array<SoFarBox, 4> SeenTable::so_far() const { return so_far_boxes(*screen_); }
std::string_view SeenTable::so_far_note() const { return allfours::so_far_note(*screen_); }
bool SeenTable::waits_for_next_hand() const { return allfours::waits_for_next_hand(*screen_); }
bool SeenTable::game_over() const { return allfours::game_over(*screen_); }
std::string SeenTable::result_text() const { return allfours::result_text(*screen_); }
std::vector<int> SeenTable::decisive() const { return decisive_moments(*screen_); }
bool SeenTable::award_up() const { return award_is_up(*screen_); }
AwardWeight SeenTable::weight() const { return weight_of_award(*screen_); }
bool SeenTable::award_waits() const { return allfours::award_waits(*screen_); }
bool SeenTable::offers_review() const { return allfours::offers_review(*screen_); }
bool SeenTable::waits() const { return screen_->waits; }

bool SeenTable::teaches() const { return is_lesson(*screen_); }
bool SeenTable::solves() const { return puzzle_at(*screen_) != nullptr; }
std::string SeenTable::led_title() const { return screen_->mode->title(narrator()); }
Caption SeenTable::caption() const { return screen_->mode->caption(*screen_); }
std::vector<Caption> SeenTable::captions() const { return screen_->mode->captions(*screen_); }
int SeenTable::lesson_part() const { return lesson_at(*screen_)->part(); }
int SeenTable::lesson_parts() const { return lesson_at(*screen_)->parts(); }
bool SeenTable::caption_folded() const { return screen_->mode->is_folded(); }
bool SeenTable::tells_first() const { return allfours::tells_first(*screen_); }
Caption SeenTable::first_caption() const { return allfours::first_caption(*screen_); }
std::optional<std::string> SeenTable::first_question() const {
  return allfours::first_question(*screen_);
}
CardSet SeenTable::asked_cards() const { return screen_->mode->asked_cards(screen_->session); }

SeenLevel SeenTable::level(int seat) const {
  const Session& session = screen_->session;
  const std::string_view bot = session.bot(seat);
  SeenLevel level;
  if (session.is_person(seat) || bot == usual_player_name) return level;
  level.name = player_name(screen_->telling.narrator().words(), bot);
  for (const PlayerName& player : player_names) {
    if (player.level) ++level.strengths;
    if (player.name == bot) level.strength = level.strengths;
  }
  return level;
}

Seen::Seen(const App& app) : app_(&app) {
  if (app.screen() == App::Screen::table) table_.emplace(app.table());
}

const StartScreen& Seen::start() const { return app_->start(); }
Setup Seen::rules_setup() const { return redacted(app_->rules_setup()); }
bool Seen::league() const { return app_->league(); }
std::string_view Seen::level() const { return app_->level(); }
int Seen::people() const { return app_->people(); }
int Seen::minutes() const { return game_minutes(app_->start().setup()); }

std::optional<Seen::Today> Seen::today() const {
  const auto day = app_->today();
  if (!day || embedded()) return std::nullopt;
  const Days& days = app_->records().days.now();
  Today today;
  today.weekday = weekday_of(*day);
  const auto seen = [&](DayDeal deal) {
    const Setup setup = setup_of_day(*day, deal);
    return Today::Deal{setup.variant, days.find(setup)};
  };
  today.trinidad = seen(DayDeal::trinidad);
  today.other = seen(DayDeal::other);
  const Day monday = *day - std::chrono::days(today.weekday);
  for (int i = 0; i < 7; ++i) {
    today.week[at(i)] = days.played(monday + std::chrono::days(i));
  }
  today.streak = days.streak(*day);
  return today;
}

std::string Seen::slate_mark() const {
  return has_stakes(app_->rules_setup().rules) ? allfours::slate_mark(*app_) : std::string();
}
std::string Seen::slate_note() const {
  return has_stakes(app_->rules_setup().rules) ? allfours::slate_note(*app_) : std::string();
}
std::optional<Seen::SeriesScore> Seen::series() const {
  const Series* series = series_here(*app_);
  if (series == nullptr) return std::nullopt;
  return SeriesScore{series->length, series->won()};
}
bool Seen::series_runs() const { return allfours::series_runs(*app_); }
std::string Seen::series_mark() const { return allfours::series_mark(*app_); }
std::string Seen::series_note() const { return allfours::series_note(*app_); }
bool Seen::has_night() const { return app_->records().nights.any(); }
bool Seen::away_from_league() const { return allfours::away_from_league(*app_); }
std::string Seen::league_mark() const {
  return app_->league() ? allfours::league_mark(*app_) : std::string();
}
std::vector<Action> Seen::menu_entries() const { return allfours::menu_entries(*app_); }
std::string Seen::day_note() const { return allfours::day_note(*app_); }

std::optional<Seen::Resumable> Seen::game_to_resume() const {
  const SavedGame* saved = app_->shelf().newest();
  if (saved == nullptr) return std::nullopt;
  const Table& table = saved->real.game.table();
  const int seat = seat_in(*saved);
  Resumable game{saved->real.game.setup().variant, table.hand, table.rules.target, {}};
  for (int i = 0; i < table.sides; ++i) {
    game.score.push_back(table.score[at((seat + i) % table.sides)]);
  }
  return game;
}
int Seen::kept_games() const { return static_cast<int>(app_->shelf().all().size()); }
bool Seen::embedded() const { return app_->embedding().has_value(); }
bool Seen::offers_play() const { return app_->offers_play(); }
bool Seen::lessons_coming() const { return app_->lessons_coming(); }
const Words& Seen::words() const { return app_->words(); }
bool Seen::offers_calls() const { return allfours::offers_calls(*app_); }
std::string_view Seen::call_of(int seat) const { return allfours::call_of(*app_, seat); }
const Settings& Seen::settings() const { return app_->settings(); }
Language Seen::language() const { return app_->language(); }
const std::string& Seen::message() const { return app_->message(); }
bool Seen::message_is_error() const { return app_->message_is_error(); }
const std::string& Seen::message_rule() const { return app_->message_rule(); }
const Message::Offer& Seen::message_offer() const { return app_->message_offer(); }
const Sheets& Seen::sheets() const { return app_->sheets(); }
bool Seen::everything() const { return app_->everything(); }
bool Seen::row_shown(const HistoryRow& row) const { return app_->row_shown(row); }
const std::string& Seen::focused() const { return app_->focused(); }

}  // namespace allfours
