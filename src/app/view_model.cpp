#include "app/view_model.hpp"

#include <algorithm>

#include "app/app.hpp"
#include "app/feature.hpp"
#include "app/features/daily/daily_feature.hpp"
#include "app/features/league/league_feature.hpp"
#include "app/features/series/series_feature.hpp"
#include "app/features/slate/slate_feature.hpp"
#include "app/modes/together/calls_feature.hpp"
#include "app/narration/point_status_text.hpp"
#include "app/start/game_length.hpp"
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

SeenTable::SeenTable(const TableScreen& screen)
    : screen_(&screen),
      setup_(redacted(screen.session().setup())),
      view_(screen.view()),
      events_(seen_events(screen.session())) {
  for (int seat = 0; seat < table().players; ++seat) {
    if (screen.hands_open()) {
      open_[at(seat)] = screen.session().table().hands[at(seat)];
    } else if (is_out(table(), seat)) {
      open_[at(seat)] = table().dealt[at(seat)] - played(table());
    }
  }
}

std::string_view SeenTable::deal_name() const { return screen_->deal_name(); }
int SeenTable::moment() const { return screen_->session().shown(); }
bool SeenTable::at_end() const { return screen_->session().at_end(); }
bool SeenTable::can_undo() const { return screen_->can_undo(); }
bool SeenTable::can_redo() const { return screen_->can_redo(); }
bool SeenTable::was_undone() const { return screen_->session().was_undone(); }
int SeenTable::taken_back() const { return screen_->session().taken_back(); }

const Narrator& SeenTable::narrator() const { return screen_->narrator(); }
const std::vector<HistoryRow>& SeenTable::history() const { return screen_->history(); }
CardSet SeenTable::picked() const { return screen_->picked(); }
Card SeenTable::chosen() const { return screen_->chosen(); }
Card SeenTable::raised() const { return screen_->raised(); }
CardSet SeenTable::choosable() const { return screen_->choosable(); }
CardSet SeenTable::playable() const { return screen_->playable(); }
CardSet SeenTable::to_expose() const { return screen_->to_expose(); }
bool SeenTable::reviewing() const { return screen_->reviewing(); }
std::vector<Action> SeenTable::steps() const { return screen_->steps(); }
std::vector<Action> SeenTable::seats_to_deal_to() const {
  const bool by_hand = screen_->session().setup().rules.hand_dealing;
  return by_hand && !curtain_falls() ? screen_->seats_to_deal_to() : std::vector<Action>();
}

std::vector<Action> SeenTable::actions() const {
  return curtain_falls() ? std::vector<Action>() : screen_->actions();
}
int SeenTable::cards_before(int seat) const {
  return table().hand_count[static_cast<std::size_t>(seat)] + screen_->packets_dealt()[seat];
}

std::string SeenTable::prompt() const {
  return curtain_falls() ? std::string() : screen_->prompt();
}
bool SeenTable::curtain_falls() const { return screen_->next_person() >= 0; }
Caption SeenTable::curtain() const { return screen_->curtain(); }
Action SeenTable::seat_taking() const { return screen_->actions().front(); }
int SeenTable::next_person() const { return screen_->next_person(); }
bool SeenTable::is_person(int seat) const { return screen_->session().is_person(seat); }
std::string SeenTable::initial(int seat) const {
  const std::string& name = narrator().name(seat);
  return is_counted(name) ? name.substr(name.size() - 1) : std::string(initial_of(name));
}
const void* SeenTable::identity() const {
  // Cards must not fly from one person's hand to another's: a distinct address within the screen.
  return reinterpret_cast<const char*>(screen_) + (several() ? screen_->session().eyes() + 1 : 0);
}
bool SeenTable::several() const { return screen_->session().several(); }
int SeenTable::game_shown() const { return screen_->game_shown(); }
std::vector<int> SeenTable::games() const { return screen_->games(); }
std::string SeenTable::game_name(int game) const { return screen_->game_name(game); }
std::string SeenTable::practice_text() const { return screen_->practice_text(); }
std::string SeenTable::challenge() const { return screen_->challenge().text; }
std::string SeenTable::challenge_mark() const { return screen_->challenge().mark; }
bool SeenTable::offers_hint() const { return screen_->offers_hint(); }
bool SeenTable::can_hint() const { return screen_->can_hint(); }
Hint::Stage SeenTable::hint_stage() const { return screen_->hint_stage(); }
const Advice* SeenTable::advice() const { return screen_->advice(); }
std::string SeenTable::hint_headline() const { return screen_->hint_headline(); }
std::string SeenTable::hint_text(int most_reasons) const {
  return screen_->hint_text(most_reasons);
}
bool SeenTable::hand_open(int heading) const { return screen_->hand_open(heading); }
const Evidence* SeenTable::evidence(int moment) const { return screen_->evidence(moment); }
bool SeenTable::last_trick_shown() const { return screen_->last_trick_shown(); }
std::optional<EvidenceLine> SeenTable::last_trick() const { return screen_->last_trick(); }
bool SeenTable::can_show_all_hands() const { return screen_->can_show_all_hands(); }
bool SeenTable::all_hands_open() const { return screen_->all_hands_open(); }
Evidence SeenTable::hands() const { return screen_->hands(); }
bool SeenTable::shows_so_far() const { return screen_->shows_so_far(); }
std::array<SoFarBox, 4> SeenTable::so_far() const { return screen_->so_far(); }
std::string_view SeenTable::so_far_note() const { return screen_->so_far_note(); }
bool SeenTable::waits_for_next_hand() const { return screen_->waits_for_next_hand(); }
bool SeenTable::game_over() const { return screen_->game_over(); }
std::string SeenTable::result_text() const { return screen_->result_text(); }
std::vector<int> SeenTable::decisive() const { return screen_->decisive(); }
bool SeenTable::award_up() const { return screen_->award_up(); }
AwardWeight SeenTable::weight() const { return screen_->weight(); }
bool SeenTable::award_waits() const { return screen_->award_waits(); }
bool SeenTable::offers_review() const { return screen_->offers_review(); }
bool SeenTable::waits() const { return screen_->waits(); }

bool SeenTable::teaches() const { return screen_->is_lesson(); }
bool SeenTable::solves() const { return screen_->puzzle() != nullptr; }
std::string SeenTable::led_title() const { return screen_->mode().title(narrator()); }
Caption SeenTable::caption() const { return screen_->caption(); }
std::vector<Caption> SeenTable::captions() const { return screen_->captions(); }
int SeenTable::lesson_part() const { return screen_->lesson()->part(); }
int SeenTable::lesson_parts() const { return screen_->lesson()->parts(); }
bool SeenTable::caption_folded() const { return screen_->mode().is_folded(); }
bool SeenTable::tells_first() const { return screen_->tells_first(); }
Caption SeenTable::first_caption() const { return screen_->first_caption(); }
std::optional<std::string> SeenTable::first_question() const { return screen_->first_question(); }
CardSet SeenTable::asked_cards() const { return screen_->asked_cards(); }

SeenLevel SeenTable::level(int seat) const {
  const Session& session = screen_->session();
  const std::string_view bot = session.bot(seat);
  SeenLevel level;
  if (session.is_person(seat) || bot == usual_player_name) return level;
  level.name = player_name(screen_->narrator().words(), bot);
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
