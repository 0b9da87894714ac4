#include "app/table/table_state.hpp"

#include <utility>

#include "app/table/table_awards.hpp"
#include "app/table/table_keeping.hpp"
#include "app/table/table_looking.hpp"

namespace allfours {

namespace {

// The person at this seat, if the game has it.
Session seated(Game game, int seat, const Bots& bots) {
  const int human = seat < game.setup().players ? seat : 0;
  return {std::move(game), human, sensible_player(), bots};
}

void open_at(TableState& table, int moment) {
  const Events& log = table.session.log();
  const int length = static_cast<int>(log.size());
  if (table.context.embedding) {
    // An embedding page may go to any moment at once.
    table.playback.begin(table.session, 0, length);
    if (moment > 0) go_to(table, moment);
    return;
  }
  int live = 0;
  if (table.others_moves) {
    int end = length;
    while (end > 1 && decisions_in({&log[static_cast<std::size_t>(end - 1)], 1}).empty() &&
           log[static_cast<std::size_t>(end - 1)].kind != EventKind::hand_end) {
      --end;
    }
    const bool hand_over = log[static_cast<std::size_t>(end - 1)].kind == EventKind::hand_end;
    live = hand_over && !table.session.game().over() ? end : length;
  } else if (moment > 0) {
    live = length;
  }
  table.next_hand = moment > live;
  // Before a hand's end starts playback: the link is about how the hand went.
  const bool at_hand_end = moment > 0 && moment <= length && table.others_moves &&
                           (log[at(moment - 1)].kind == EventKind::hand_end ||
                            log[at(moment - 1)].kind == EventKind::game_end);
  table.playback.begin(table.session, moment, live);
  if (at_hand_end) table.playback.look_back(table.session);
}

}  // namespace

TableState::TableState(Context& for_table, OpenedLink link, int seat, const SavedGame* kept,
                       const Lesson* lesson)
    : context(for_table),
      session(seated(lesson == nullptr ? std::move(link.game) : Game(link.game.setup()), seat,
                     link.bots)),
      narration(session, *context.words, context.settings, ++context.histories),
      mode(mode_of(link, lesson, session, context.embedding.has_value())),
      others_moves(session.game().decisions() > 0),
      due(context.now) {
  session.seat_people(link.people);
  if (kept == nullptr) {
    open_at(*this, link.moment);
    tell_anew(*this);
  } else {
    restore(*this, *kept);
  }
  // A puzzle starts with moves that are part of it.
  if (!mode->is_game()) others_moves = false;
  // Announce the state of a game in progress.
  narration.stand_is_news();
}

bool looking_back(const TableState& table) { return !table.playback.live(); }

int live_moment(const TableState& table) { return table.playback.live_moment(table.session); }

bool game_over(const TableState& table) { return table.session.table().phase == Phase::over; }

bool is_lesson(const TableState& table) { return table.mode->facts().where == Verb::Where::lesson; }

const LessonRun* lesson_at(const TableState& table) {
  const auto* mode = table.mode.as<LessonMode>();
  return mode != nullptr ? &mode->run() : nullptr;
}

const PuzzleRun* puzzle_at(const TableState& table) {
  const auto* mode = table.mode.as<PuzzleMode>();
  return mode != nullptr ? &mode->run() : nullptr;
}

const DuelRun* duel_at(const TableState& table) {
  const auto* mode = table.mode.as<DuelMode>();
  return mode != nullptr ? &mode->run() : nullptr;
}

bool is_strict(const TableState& table) { return table.mode->facts().is_strict; }

bool may_err(const TableState& table) { return table.session.setup().rules.table_rules; }

bool opens_hands(const TableState& table) {
  const auto& embedding = table.context.embedding;
  return table.mode->facts().opens_hands || (embedding && embedding->open_hands);
}

bool played_without_help(const TableState& table) {
  return table.practice.shown() == 0 && !table.others_moves && !table.hints_used &&
         !table.session.taken_back().any();
}

bool is_practice(const TableState& table) {
  return !played_without_help(table) || table.mode->facts().is_always_practice;
}

std::string_view deal_name(const TableState& table) {
  const auto& embedding = table.context.embedding;
  const bool secret = table.session.shares() || (embedding && !embedding->open_hands);
  return secret ? std::string_view() : table.session.setup().seed;
}

const Session& real_game(const TableState& table) { return table.practice.real(table.session); }

void wait_to_begin(TableState& table) {
  table.waits = true;
  table.caption.reset();
}

// Names and texts occur in every line, so the narration is rebuilt.
void tell_anew(TableState& table) {
  table.narration = Narration(table.session, *table.context.words, table.context.settings,
                              ++table.context.histories);
  table.opened.forget_evidence(0);
}

}  // namespace allfours
