#include "app/view_model.hpp"

#include <algorithm>
#include <numeric>

#include "app/app.hpp"
#include "app/contests.hpp"
#include "app/feature.hpp"
#include "app/features/daily/daily_feature.hpp"
#include "app/features/hint/table_hint.hpp"
#include "app/features/league/league_feature.hpp"
#include "app/features/review/table_review.hpp"
#include "app/features/series/series_feature.hpp"
#include "app/modes/lesson/table_first_game.hpp"
#include "app/modes/people/table_people.hpp"
#include "app/modes/together/calls_feature.hpp"
#include "app/narration/point_status_text.hpp"
#include "app/start/chosen_bots.hpp"
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
  Events events = redacted(session.setup(), shown.subspan(first), session.seating().eyes());
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

SeenLevel level_of(const Session& session, int seat, const Words& words) {
  const std::string_view bot = session.bot(seat);
  SeenLevel level;
  if (session.is_person(seat) || bot == usual_player_name) return level;
  level.name = player_name(words, bot);
  for (const PlayerName& player : player_names) {
    if (player.level) ++level.strengths;
    if (player.name == bot) level.strength = level.strengths;
  }
  return level;
}

void fill_seats(SeenTable& seen, const TableState& state) {
  const Session& session = state.session;
  const Table& table = seen.view.table;
  const Narrator& narrator = *seen.narrator;
  const SeatCounts dealt = packets_dealt(state);
  for (int i = 0; i < table.players; ++i) {
    SeenSeat& seat = seen.seats[at(i)];
    const std::string& name = narrator.name(i);
    seat.is_person = session.is_person(i);
    seat.initial = is_counted(name) ? name.substr(name.size() - 1) : std::string(initial_of(name));
    seat.level = level_of(session, i, narrator.words());
    seat.cards_before = table.hand_count[at(i)] + dealt[i];
    if (opens_hands(state)) {
      seat.open_hand = session.table().hands[at(i)];
    } else if (is_out(table, i)) {
      seat.open_hand = table.dealt[at(i)] - played(table);
    }
  }
}

void fill_controls(SeenTable& seen, const TableState& state) {
  seen.cards = {.picked = state.picked,
                .choosable = choosable_cards(state),
                .playable = playable_cards(state),
                .to_expose = cards_to_expose(state),
                .asked = state.mode->asked_cards(state.session),
                .chosen = state.chosen,
                .raised = raised_card(state)};
  seen.controls.steps = moment_actions(state);
  seen.curtain.next_person = next_person(state);
  seen.curtain.falls = seen.curtain.next_person >= 0;
  if (seen.curtain.falls) {
    seen.curtain.caption = curtain_caption(state);
    seen.curtain.seat_taking = actions_at(state).front();
    return;
  }
  seen.controls.prompt = prompt_at(state);
  seen.controls.actions = actions_at(state);
  if (seen.setup.rules.hand_dealing) seen.controls.seats_to_deal_to = seats_to_deal_to(state);
}

void fill_looking(SeenTable& seen, const TableState& state) {
  seen.branches.shown = state.practice.shown();
  for (const int game : state.practice.numbers())
    seen.branches.games.push_back({game, game_name(state, game)});
  seen.branches.text = practice_text(state);
  seen.looking.opened = &state.opened;
  seen.looking.last_trick_open = state.last_trick_open;
  if (state.last_trick_open) seen.looking.last_trick = last_trick_line(state);
  seen.looking.can_show_all_hands = can_show_all_hands(state);
  seen.looking.all_hands_open = all_hands_open(state);
  if (seen.looking.all_hands_open) seen.looking.all_hands = all_hands_lines(state);
  seen.hint = {.is_offered = offers_hint(state),
               .is_possible = can_hint(state),
               .stage = state.hint.stage(),
               .advice = state.hint.advice(),
               .headline = {}};
  if (seen.hint.stage != Hint::Stage::none) seen.hint.headline = hint_headline(state);
}

void fill_points(SeenTable& seen, const TableState& state) {
  seen.points = {shows_so_far(state), so_far_boxes(state), so_far_note(state)};
  if (seen.waits_for_next_hand || seen.game_over)
    seen.result = {result_text(state), decisive_moments(state)};
  SeenAward& award = seen.award;
  award.counts = counts_now(state);
  award.is_up = award.counts || award_is_up(state);
  award.waits = award_waits(state);
  if (award.counts) {
    award.counted = counted_so_far(state);
    const Table& table = state.session.table();
    std::array<int, max_players> by_side{};
    for (const CountedCard& one : cards_to_count(table)) ++by_side[at(side_of(table, one.seat))];
    award.longest = *std::ranges::max_element(by_side);
    award.to_come =
        std::accumulate(by_side.begin(), by_side.end(), 0) - static_cast<int>(award.counted.size());
  } else if (award.is_up) {
    award.weight = weight_of_award(state);
  }
}

void fill_captions(SeenTable& seen, const TableState& state) {
  SeenLead& lead = seen.lead;
  lead.teaches = is_lesson(state);
  lead.solves = puzzle_at(state) != nullptr;
  lead.leads = lead.teaches || lead.solves;
  lead.is_captioned = lead.leads || state.waits;
  if (lead.is_captioned) {
    lead.title = state.mode->title(*seen.narrator);
    lead.caption = state.mode->caption(state);
    lead.caption_holds = !lead.caption.title.empty();
    lead.captions = state.mode->captions(state);
    lead.is_folded = state.mode->is_folded();
  }
  if (const LessonRun* lesson = lesson_at(state)) {
    lead.part = lesson->part();
    lead.parts = lesson->parts();
    lead.is_achieved = lesson->over();
  }
  if (const PuzzleRun* puzzle = puzzle_at(state)) lead.is_achieved = puzzle->solved();
  seen.first_game = {tells_first(state), first_caption(state), first_question(state)};
}

std::optional<SeenToday> today_of(const App& app) {
  const auto day = app.state().today;
  if (!day || app.state().context.embedding) return std::nullopt;
  const Days& days = app.state().records.days.now();
  SeenToday today;
  today.weekday = weekday_of(*day);
  const auto seen = [&](DayDeal deal) {
    const Setup setup = setup_of_day(*day, deal);
    return SeenToday::Deal{setup.variant, days.find(setup)};
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

SeenStart start_of(const App& app) {
  const StartScreen& start = app.state().start;
  return {.minutes = game_minutes(start.setup(), start.series_length()),
          .level = chosen_level(app.state()),
          .people = chosen_people(app.state()),
          .today = today_of(app),
          .series_runs = series_runs(app),
          .game_to_resume = app.state().saved_games.newest_summary(),
          .kept_games = static_cast<int>(app.state().saved_games.all().size())};
}

SeenRecords records_of(const App& app, const Seen& seen) {
  SeenRecords records;
  if (seen.at_table() && (seen.table().waits_for_next_hand || seen.table().game_over))
    records.day_note = day_note(app);
  records.streak = streak_here(app);
  records.day_counts = records.streak > 0 && !records.day_note.empty() &&
                       app.state().records.days.now().find(app.table().session.setup()) != nullptr;
  if (const Series* series = series_here(app)) records.series = {series->length, series->won()};
  records.accounts = accounts(app);
  records.has_night = app.state().records.nights.any();
  records.away_from_league = records.has_night && away_from_league(app);
  return records;
}

}  // namespace

SeenTable::SeenTable(const TableState& state)
    : view(state.session.view()),
      setup(redacted(state.session.setup())),
      events(seen_events(state.session)),
      deal_name(allfours::deal_name(state)),
      moment(state.session.shown()),
      at_end(state.session.at_end()),
      looking_back(allfours::looking_back(state)),
      waits(state.waits),
      waits_for_next_hand(allfours::waits_for_next_hand(state)),
      game_over(allfours::game_over(state)),
      several(state.session.seating().several()),
      can_undo(allfours::can_undo(state)),
      can_redo(allfours::can_redo(state)),
      was_undone(state.session.taken_back().any()),
      taken_back(state.session.taken_back().count()),
      offers_review(allfours::offers_review(state)),
      narrator(&state.narration.narrator()),
      history(&state.narration.rows()) {
  // Cards must not fly from one person's hand to another's: a distinct address within the table.
  identity =
      reinterpret_cast<const char*>(&state) + (several ? state.session.seating().eyes() + 1 : 0);
  const Challenge beat = state.mode->challenge(state);
  challenge = beat.text;
  challenge_mark = beat.mark;
  fill_seats(*this, state);
  fill_controls(*this, state);
  fill_looking(*this, state);
  fill_points(*this, state);
  fill_captions(*this, state);
}

bool hand_open(const SeenTable& table, int heading) {
  return table.looking.opened->hand(heading, *table.history);
}

Seen::Seen(const App& app)
    : start(&app.state().start),
      rules_setup(redacted(allfours::rules_setup(app.state()))),
      is_league(allfours::is_league(app.state())),
      menu_entries(allfours::menu_entries(app)),
      embedded(app.state().context.embedding.has_value()),
      offers_play(app.state().context.offers_play()),
      lessons_coming(app.state().lessons_coming),
      everything(app.state().everything),
      offers_calls(allfours::offers_calls(app)),
      words(&app.words()),
      settings(&app.settings()),
      language(app.state().context.language),
      message(&app.state().context.message),
      sheets(&app.state().context.sheets),
      focused(&app.state().focused) {
  if (app.screen() == App::Screen::table) {
    any_table.emplace(app.table());
    for (int seat = 0; seat < table().view.table.players; ++seat)
      calls[at(seat)] = call_of(app, seat);
  } else {
    at_start = start_of(app);
  }
  records = records_of(app, *this);
}

bool row_shown(const Seen& seen, const HistoryRow& row) {
  const SeenTable& table = seen.table();
  return table.looking.opened->shows(row, *table.history, seen.everything);
}

}  // namespace allfours
