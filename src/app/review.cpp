// Looking back and playing on: moments, steps, the games that branch off, what is opened in the
// history, the last trick, all hands when a hand is over.
#include <algorithm>

#include "app/action_number.hpp"
#include "app/app.hpp"
#include "app/history_text.hpp"
#include "words/rule_outline.hpp"

namespace allfours {

namespace {

constexpr std::size_t most_other_games = 8;

std::span<const Event> first_events(const Events& log, int count) {
  return {log.data(), static_cast<std::size_t>(count)};
}

// Moments to stop at when going by tricks: the hand dealt, each trick with all its cards on the
// table, the hand over; the first moment and the last.
std::vector<int> trick_moments(std::span<const Event> log) {
  std::vector<int> moments{1};
  for (std::size_t i = 0; i < log.size(); ++i) {
    const int before = static_cast<int>(i);
    if (log[i].kind == EventKind::trick) moments.push_back(before);
    if (log[i].kind == EventKind::deal || log[i].kind == EventKind::hand_end) {
      moments.push_back(before + 1);
    }
  }
  moments.push_back(static_cast<int>(log.size()));
  return moments;
}

}  // namespace

bool App::go_to_moment(std::string_view what) {
  const int otherwise = what == "first" ? 1 : what == "last" ? live_moment() : session_->shown();
  go_to(number_in(what, otherwise));
  return true;
}

bool App::step(std::string_view what) {
  const int length = static_cast<int>(session_->log().size());
  go_to(session_->shown() + std::clamp(number_in(what, 0), -length, length));
  return true;
}

bool App::step_by_tricks(std::string_view what) {
  go_by_tricks(number_in(what, 0));
  return true;
}

bool App::back_to_game() {
  if (live_ && game_shown_ > 0) return show_game(0);
  to_live_moment();
  return true;
}

bool App::choose_game(std::string_view what) { return show_game(number_in(what, -1)); }

bool App::toggle_hand(std::string_view what) {
  const int heading = number_in(what, 0);
  const auto& rows = history_.rows();
  if (heading < 1 || heading > static_cast<int>(rows.size())) return false;
  if (rows[static_cast<std::size_t>(heading - 1)].kind != HistoryRow::Kind::heading) return false;
  folds_[heading] = !hand_open(heading);
  return true;
}

bool App::toggle_last_trick() {
  if (!last_trick_ && !last_trick()) {
    tell_last_trick();  // which says that there is none
    return true;
  }
  last_trick_ = !last_trick_;
  menu_open_ = false;
  if (last_trick_) tell_last_trick();
  return true;
}

bool App::toggle_all_hands() {
  if (!can_show_all_hands()) return false;
  all_hands_ = !all_hands_;
  menu_open_ = false;
  return true;
}

bool App::copy_history() {
  effects_.copy_text = history_text(session_->setup(), first_events(session_->log(), live_moment()),
                                    *narrator_, practice_text());
  return true;
}

bool App::say_history_copied() {
  say_message(std::string(words_->history_copied), false);
  return true;
}

bool App::say_history_not_copied() {
  say_message(std::string(words_->history_copy_failed), true);
  return true;
}

void App::go_to(int moment) {
  const int last = live_moment();
  moves_on_ = false;
  if (last < 1) return;
  moment = std::clamp(moment, 1, last);
  if (live_ && moment == last) return;
  if (live_) live_shown_ = last;
  live_ = moment == last;
  last_trick_ = all_hands_ = false;
  session_->show(moment);
  if (live_) due_ = now_;
}

void App::go_by_tricks(int tricks) {
  const auto moments = trick_moments(first_events(session_->log(), live_moment()));
  const int shown = session_->shown();
  if (tricks < 0) {
    const auto next = std::lower_bound(moments.begin(), moments.end(), shown);
    if (next != moments.begin()) go_to(*(next - 1));
  } else if (tricks > 0) {
    const auto next = std::upper_bound(moments.begin(), moments.end(), shown);
    if (next != moments.end()) go_to(*next);
  }
}

std::vector<Action> App::steps() const {
  const Words& w = *words_;
  std::vector<Action> actions;
  const auto add = [&](std::string_view id, std::string_view label) {
    actions.push_back({std::string(id), std::string(label), false});
  };
  if (session_->shown() > 1) {
    add("moment:first", w.first_moment);
    add("trick:-1", w.trick_back);
    add("step:-1", w.step_back);
  }
  if (!live_) {
    add("step:1", w.step_on);
    add("trick:1", w.trick_on);
    add("moment:last", w.last_moment);
  }
  return actions;
}

void App::to_live_moment() {
  if (live_) return;
  session_->show(live_shown_);
  live_ = true;
  due_ = now_;
}

// The moment shown becomes a game of its own; the one it comes from is kept as it was.
bool App::play_on() {
  if (live_) return false;
  Session other = *session_;
  other.branch();
  to_live_moment();
  if (other_games_.size() >= most_other_games) {
    const auto oldest = std::find_if(other_games_.begin(), other_games_.end(),
                                     [](const OtherGame& one) { return one.game > 0; });
    other_games_.erase(oldest);
  }
  other_games_.push_back({game_shown_, std::move(*session_)});
  *session_ = std::move(other);
  game_shown_ = ++games_made_;
  forget_evidence(session_->shown());
  picked_ = CardSet();
  next_hand_ = all_hands_ = last_trick_ = false;
  due_ = now_ + dwell();
  return true;
}

bool App::show_game(int game) {
  const auto other = std::find_if(other_games_.begin(), other_games_.end(),
                                  [&](const OtherGame& one) { return one.game == game; });
  if (other == other_games_.end()) return false;
  to_live_moment();
  std::swap(*session_, other->session);
  std::swap(game_shown_, other->game);
  begin_history();
  old_rows_ = std::max(0, old_rows_ - 1);  // where that game stands is news
  picked_ = CardSet();
  next_hand_ = all_hands_ = last_trick_ = false;
  due_ = now_ + dwell();
  return true;
}

const Session& App::real_game() const {
  for (const OtherGame& other : other_games_) {
    if (other.game == 0) return other.session;
  }
  return *session_;
}

std::vector<int> App::games() const {
  std::vector<int> all{game_shown_};
  for (const OtherGame& other : other_games_) all.push_back(other.game);
  std::sort(all.begin(), all.end());
  return all;
}

std::string App::game_name(int game) const {
  if (game == 0) return std::string(words_->the_game);
  return fill(words_->practice_game, {{"n", std::to_string(game)}});
}

std::string App::practice_text() const {
  std::string text;
  if (game_shown_ > 0) text = game_name(game_shown_);
  if (!session_->was_undone()) return text;
  if (!text.empty()) text += " · ";
  return text + fill(words_->taken_back, {{"n", std::to_string(session_->taken_back())}});
}

bool App::hand_open(int heading) const {
  if (heading == 0) return true;
  if (const auto chosen = folds_.find(heading); chosen != folds_.end()) return chosen->second;
  return !history_.rows().empty() && history_.rows().back().hand == heading;
}

bool App::row_shown(const HistoryRow& row) const {
  switch (row.kind) {
    case HistoryRow::Kind::heading:
    case HistoryRow::Kind::game_over:
      return true;
    case HistoryRow::Kind::award:
      return hand_open(row.hand);
    case HistoryRow::Kind::event:
      return everything_ && hand_open(row.hand);
  }
  return false;
}

const Evidence* App::evidence(int moment) const {
  const auto found = evidence_.find(moment);
  return found == evidence_.end() ? nullptr : &found->second;
}

// What was opened after this moment belongs to another game now.
void App::forget_evidence(int from_moment) {
  evidence_.erase(evidence_.upper_bound(from_moment), evidence_.end());
}

std::string App::rule_sentence(std::string_view rule) const {
  for (const RuleSection& section : rule_outline(outlined(session_->setup()), language())) {
    for (const RuleParagraph& paragraph : section.paragraphs) {
      if (paragraph.key != rule) continue;
      const std::string names = sources_of(paragraph, language());
      const std::string text = plain_text(paragraph.text);
      return names.empty() ? text : text + " (" + names + ")";
    }
  }
  return {};
}

bool App::toggle_why(std::string_view what) {
  const int moment = number_in(what, 0);
  const auto& rows = history_.rows();
  if (moment < 1 || moment > static_cast<int>(rows.size())) return false;
  const HistoryRow& row = rows[static_cast<std::size_t>(moment - 1)];
  if (row.kind != HistoryRow::Kind::award) return false;
  if (evidence_.erase(moment) > 0) return true;
  Evidence lines = explain(session_->setup(), first_events(session_->log(), moment), *narrator_);
  lines.push_back({rule_sentence(row.rule), {}, row.rule});
  evidence_[moment] = std::move(lines);
  return true;
}

bool App::shows_so_far() const {
  const Table& table = session_->table();
  return table.trump_fixed && table.play_count > 0 && table.phase != Phase::hand_end &&
         table.phase != Phase::hand && !waits_for_next_hand() && !game_over();
}

std::optional<EvidenceLine> App::last_trick() const {
  const auto tricks = tricks_of_hand(first_events(session_->log(), session_->shown()));
  for (auto trick = tricks.rbegin(); trick != tricks.rend(); ++trick) {
    if (trick->winner < 0) continue;
    EvidenceLine line = trick_line(*trick, *narrator_);
    for (std::size_t i = 0; i < trick->plays.size(); ++i) {
      line.cards[i].marked = trick->plays[i].seat == trick->winner;
    }
    return line;
  }
  return std::nullopt;
}

// How many events show the hand of this moment to its end; 0 while that has not been seen.
int App::hand_over_at() const {
  const Events& log = session_->log();
  int i = session_->shown();
  while (i > 0 && log[static_cast<std::size_t>(i - 1)].kind != EventKind::hand) --i;
  if (i == 0) return 0;
  for (; i < live_moment(); ++i) {
    const EventKind kind = log[static_cast<std::size_t>(i)].kind;
    if (kind == EventKind::hand) return 0;  // dealt again
    if (kind == EventKind::hand_end) return i + 1;
  }
  return 0;
}

Evidence App::hands() const {
  return all_hands(session_->setup(), first_events(session_->log(), hand_over_at()), *narrator_);
}

}  // namespace allfours
