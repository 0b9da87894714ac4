#include "app/app.hpp"

#include <algorithm>
#include <utility>

#include "app/links/link_language.hpp"
#include "core/game/link_end.hpp"
#include "words/player_words.hpp"
#include "words/variant_words.hpp"

namespace allfours {

App::App(std::uint32_t entropy) : start_(entropy), shelf_(entropy) { choose_words(nullptr); }

void App::embed(const Embedding& embedding) {
  context_.embedding = embedding;
  changed();
}

Setup App::rules_setup() const { return table_ ? table_->session().setup() : start_.setup(); }

bool App::league() const {
  return !teaches() && !(table_ && table_->duel()) && start_.league_wanted() &&
         is_league_game(rules_setup());
}

std::string_view App::level() const {
  const Setup setup = start_.setup();
  const Persons persons = persons_at(setup, 0);
  std::string_view level;
  for (int seat = 1; seat < setup.players; ++seat) {
    const int place = persons[at(seat)];
    if ((context_.settings.people >> place & 1) != 0) continue;
    const std::string_view one = context_.settings.bots[at(place)];
    if (!level.empty() && one != level) return {};
    level = one;
  }
  return level;
}

int App::people() const {
  const Setup setup = start_.setup();
  const Persons persons = persons_at(setup, 0);
  int count = 1;
  for (int seat = 1; seat < setup.players && !embedding(); ++seat) {
    count += context_.settings.people >> persons[at(seat)] & 1;
  }
  return count;
}

void App::restore_settings(const Settings& settings) {
  context_.settings = settings;
  context_.settings.pace = pace_step(settings.pace) * 0.5;
  if (auto game = parse_game(settings.game); game && !table_) {
    game->seed = start_.seed();
    start_.take(*game);
  }
  speak();
  if (table_) table_->tell_anew();
  changed();
}

std::string App::address_of(std::string link) const {
  return whole_link(link_language_ ? with_language(link, *link_language_) : link);
}

void App::set_browser_language(Language language) {
  browser_language_ = language;
  speak();
  changed();
}

Language App::wanted_language() const {
  return link_language_.value_or(context_.settings.language.value_or(browser_language_));
}

// Selects the texts of the current language, with the variant's own replacements; null: the start
// screen.
void App::choose_words(const Variant* variant) {
  const Language wanted = wanted_language();
  if (has_words(wanted)) context_.language = wanted;
  context_.words = variant != nullptr ? &words_at_table(context_.language, *variant)
                                      : &words_in(context_.language);
}

// Rebuilds all texts in the current language. The game itself contains none.
void App::speak() {
  const Words* before = context_.words;
  context_.effects.fetch_words.reset();
  if (!has_words(wanted_language())) {
    context_.effects.fetch_words = language_code(wanted_language());
  }
  choose_words(table_ ? table_->session().setup().variant : nullptr);
  want_lessons();
  if (context_.words == before) return;
  context_.message.say_again(context_.language, context_.now);
  if (table_) table_->tell_anew();
  changed();
}

bool App::hear_words(std::string_view what) {
  const auto language = find_language(what);
  if (!language || !has_words(*language)) return miss_words(what);
  speak();
  return true;
}

// Loads the other lessons in the current language if they are listed or given.
void App::want_lessons() {
  context_.effects.fetch_lessons.reset();
  const bool wanted = !table_     ? start_.lessons_open() || start_.puzzles_open() || puzzle_wanted_
                      : teaches() ? table_->lesson()->lesson().id != first_lesson().id
                                  : !has_game();
  if (wanted && !has_lessons(language())) {
    context_.effects.fetch_lessons = language_code(language());
    lessons_coming_ = true;
  }
}

bool App::hear_lessons(std::string_view what) {
  const auto language = find_language(what);
  if (!language || !has_lessons(*language)) return miss_lessons(what);
  lessons_coming_ = false;
  if (std::exchange(puzzle_wanted_, false) && !table_) solve_today();
  return true;
}

// Lessons already loaded stay; opening the list tries again.
bool App::miss_lessons(std::string_view what) {
  const auto language = find_language(what);
  if (!language || has_lessons(*language)) return false;
  lessons_coming_ = puzzle_wanted_ = false;
  context_.say(context_.words->bad_lessons, true);
  return true;
}

// Keeps the language in use.
bool App::miss_words(std::string_view what) {
  const auto language = find_language(what);
  if (!language || wanted_language() != *language || has_words(*language)) return false;
  link_language_.reset();
  context_.settings.language = context_.language;
  speak();
  context_.say(fill(context_.words->bad_words, {{"text", language_name(*language)}}), true);
  return true;
}

void App::say_fault(const Fault& fault, bool of_link) {
  context_.message.say_fault(fault, of_link, context_.language, context_.now);
  changed();
}

bool App::row_shown(const HistoryRow& row) const {
  switch (row.kind) {
    case HistoryRow::Kind::heading:
    case HistoryRow::Kind::game_over:
      return true;
    case HistoryRow::Kind::award:
      return table_->hand_open(row.hand);
    case HistoryRow::Kind::event:
      return everything_ && table_->hand_open(row.hand);
  }
  return false;
}

Effects App::take_effects() { return std::exchange(context_.effects, Effects{}); }

// Sends a request as soon as there is one, while earlier events are still being shown; cancels an
// obsolete one.
void App::ask_computer() {
  if (shows_together()) return decide_for_bots();
  if (!context_.offers_play() || table_->reviewing() || table_->waits() || !has_game()) return;
  // A duel ends with the deal.
  if (table_->duel() != nullptr && allfours::deal_over(table_->session().game())) return;
  const bool waited = thinking_.waits();
  if (auto thought = thinking_.question(table_->session())) {
    context_.effects.think = std::move(thought);
    if (records_.nights.any()) drop_league_question();
  } else if (waited && !thinking_.waits()) {
    stop_thinking();
  }
}

void App::stop_thinking() {
  thinking_.forget();
  context_.effects.think.reset();
  context_.effects.stop_thinking = true;
}

// The selected bot cannot think in the page, and there is no worker: said once per game.
void App::tell_of_stand_in() {
  if (std::exchange(told_of_stand_in_, true)) return;
  const Session& session = table_->session();
  const auto name = [&](std::string_view player) { return player_name(*context_.words, player); };
  std::string chosen;
  for (int seat = 0; seat < session.setup().players; ++seat) {
    if (session.is_person(seat) || session.bot(seat) == session.here().name) continue;
    const std::string_view one = name(session.bot(seat));
    if (chosen.find(one) == std::string::npos)
      chosen += (chosen.empty() ? "" : ", ") + std::string(one);
  }
  context_.say(
      fill(context_.words->no_thinking, {{"text", chosen}, {"value", name(session.here().name)}}),
      false);
  context_.message.stay();
}

// Requests for advice have negative serials; their results show at once.
bool App::hear_thought(std::string_view what) {
  if (what.starts_with('-')) {
    if (records_.nights.any() && hear_league(what)) return true;
    return table_ && settle(table_->hear_advice(what) || table_->hear_verdict(what) ||
                            table_->hear_hand_again(what));
  }
  if (!table_ || !thinking_.hear(what)) return false;
  if (shows_together()) {
    follow_together();
    return settle(true);
  }
  ask_others();  // those that waited for it
  return true;
}

// Requests other than for the game at the table itself.
void App::ask_others() {
  if (table_) ask_reviewer();
  if (records_.nights.any()) ask_league();
}

// Requests one decision or hand after another, while the dialog is open and nothing else is asked.
void App::ask_reviewer() {
  if (dialog_ == Dialog::verdicts) table_->update_verdicts();
  if (dialog_ == Dialog::duplicate) table_->update_hands_again();
  const Effects& effects = context_.effects;
  if (effects.think || effects.advise || effects.stop_thinking) {
    if (!effects.advise || effects.advise->player != reviewer_name) table_->lose_verdict();
    if (!effects.advise || effects.advise->player != duplicate_name) table_->lose_hand_again();
    return;
  }
  // The page keeps only the newest request: a player's decision and a hint come first.
  if (thinking_.waits() || table_->hint_stage() == Hint::Stage::waits) return;
  std::optional<Thought> next;
  if (dialog_ == Dialog::verdicts && (next = table_->next_verdict())) table_->lose_hand_again();
  if (dialog_ == Dialog::duplicate && (next = table_->next_hand_again())) table_->lose_verdict();
  context_.effects.advise = std::move(next);
}

bool App::tick(double now, double clock) {
  const bool award_up = table_ && table_->award_up();
  context_.now = now;
  clock_ = clock;
  const int before = revision_;
  if (context_.message.expire(now)) {
    if (table_) table_->look_for_caption();
    changed();
  }
  if (!table_) {
    note_questions();
    return revision_ != before;
  }
  if (table_->move_on()) changed();
  while (table_->something_pending() && table_->is_due()) {
    if (table_->session().at_end()) {
      if (table_->session().passes() && pass_on()) continue;
      if (table_->play_itself()) {
        changed();
        continue;
      }
      ask_computer();
      if (thinking_.waits()) break;
      if (!table_->let_computer_decide(thinking_)) tell_of_stand_in();
    } else {
      hear(table_->show_next());
    }
    changed();  // it may have passed the question on to the person
  }
  if (award_up && !table_->award_up()) changed();
  if (revision_ != before) {
    ask_computer();
    ask_others();
    table_->update_history();
    table_->drop_old_message();
    table_->look_for_caption();
  }
  note_questions();
  return revision_ != before;
}

double App::next_due() const {
  double due = context_.message.until();
  if (!playing()) {
    const bool award_up = table_ && !table_->reviewing() && table_->award_up();
    return award_up ? std::min(due, table_->due()) : due;
  }
  const bool out = thinking_.waits() && table_->session().at_end() && table_->is_due();
  return out ? due : std::min(due, table_->due());
}

// Effects of an event beyond the table: its sound, and the end of the game.
void App::hear(const Event& event) {
  if (event.kind == EventKind::game_end) {
    count_game();
    chalk_game();
    if (league()) end_league_game();
  }
  if (table_->duel() != nullptr && event.kind == EventKind::hand_end) end_deal();
  if (event.kind == EventKind::hand_end || event.kind == EventKind::game_end) note_day();
  if (!context_.settings.sound) return;
  std::vector<Sound>& sounds = context_.effects.sounds;
  const auto heard = sounds_of(table_->session());
  sounds.insert(sounds.end(), heard.begin(), heard.end());
  const Session& session = table_->session();
  if (session.human_to_decide() || session.human_may_lay_down()) sounds.push_back(Sound::turn);
}

// The device passes to another person.
bool App::pass_on() {
  if (!table_->pass_on()) return false;
  if (context_.settings.sound) context_.effects.sounds.push_back(Sound::turn);
  changed();
  return true;
}

// Counts a game the person has finished, with all moves their own and none taken back.
void App::count_game() {
  if (!table_->count()) return;
  const Session& session = table_->session();
  records_.statistics.add(tally(session.setup(), session.log(), session.human()));
  context_.effects.save("statistics");
}

// Enters a finished game with stakes in the slate.
void App::chalk_game() {
  const Session& session = table_->session();
  if (!has_stakes(session.setup().rules) || !table_->settles()) return;
  const auto game = slate_game(session.setup(), session.log(), session.home(), own_name_);
  if (game && records_.slate.chalk(*game)) context_.effects.save("slate");
}

bool App::offers_slate() const {
  return !embedding() && (start_.games_open() || !records_.slate.now().games.empty() ||
                          has_stakes(rules_setup().rules));
}

std::string App::slate_mark() const {
  if (!table_ || !has_stakes(table_->session().setup().rules)) return {};
  const Slate& slate = records_.slate.now();
  return fill(context_.words->slate_mark, {{"n", amount_text(slate, slate.balance())}});
}

std::string App::slate_note() const {
  if (!table_ || !table_->game_over()) return {};
  const Slate& slate = records_.slate.now();
  const SlateGame* game = own_name_.empty() ? nullptr : slate.find(own_name_);
  if (game == nullptr) return {};
  return fill(context_.words->slate_settled, {{"n", amount_text(slate, game->paid.front())},
                                              {"text", amount_text(slate, slate.balance())}});
}

bool App::on_its_day() const {
  if (!table_ || !table_->own()) return false;
  const auto day = day_of(table_->session().setup());
  return day && (day == today_ || begun_on_its_day_);
}

// The first hand of a day's deal counts once, if it was begun on its day, as the person played it.
// A clock that has been set back fills no gap.
void App::note_day() {
  const Session& session = table_->session();
  const auto day = day_of(session.setup());
  const Days& days = records_.days.now();
  if (!on_its_day() || days.find(session.setup()) != nullptr) return;
  if (!days.results.empty() && days.results.rbegin()->first.first > today_) return;
  const auto result = table_->day_result();
  if (!result || !table_->own() || table_->practice()) return;
  records_.days.add(day_key(*day, *session.setup().variant), *result);
  context_.effects.save("days");
  context_.say(day_note(), false);
  context_.message.stay();
}

std::string App::day_note() const {
  const auto day = table_ ? day_of(table_->session().setup()) : std::nullopt;
  if (!day || (day != today_ && !on_its_day())) return {};
  const auto result = table_->day_result();
  if (!result || table_->session().table().hand > 1) return {};
  const Words& w = *context_.words;
  std::string text =
      fill(w.day_done, {{"score", number_text(result->own) + "–" + number_text(result->others)}});
  if (const Days& days = records_.days.now(); days.find(table_->session().setup()) != nullptr) {
    text += " " + fill(w.day_streak, {{"n", number_text(days.streak(*day))}});
  }
  return text;
}

}  // namespace allfours
