// Verbs of the app itself: selections, sheets and dialogs. verbs.cpp maps names to functions.
#include "app/action_number.hpp"
#include "app/app.hpp"
#include "app/dialogs/dialog.hpp"
#include "app/links/fault_words.hpp"
#include "app/narration/history_expansion.hpp"
#include "words/rule_outline.hpp"

namespace allfours {

namespace {

// Index in Settings::names of each seat.
Persons persons_in(const Game& game, int human) {
  return persons_at(game.setup(), human, &game.log()[1]);
}

// The bots by seat, from the levels by person.
Bots bots_by_seat(const Game& game, int human, const Bots& persons) {
  Bots bots = all_bots();
  const Persons at_table = persons_in(game, human);
  for (int seat = 0; seat < game.setup().players; ++seat) {
    bots[at(seat)] = persons[at(at_table[at(seat)])];
  }
  return bots;
}

// Seats of the people at these positions of the settings, one bit each; 0 if only the person at the
// screen plays.
std::uint8_t seats_of(const Game& game, int human, std::uint8_t places) {
  std::uint8_t seats = 0;
  const Persons at_table = persons_in(game, human);
  for (int seat = 0; seat < game.setup().players; ++seat) {
    if (seat != human && (places >> at_table[at(seat)] & 1) != 0)
      seats |= static_cast<std::uint8_t>(1U << seat);
  }
  return seats;
}

// The level of this name, if people can choose it.
std::optional<std::string_view> level_in(std::string_view what) {
  for (const PlayerName& player : player_names) {
    if (player.level && player.name == what) return player.name;
  }
  return std::nullopt;
}

}  // namespace

bool App::choose_level(std::string_view what) {
  const auto level = level_in(what);
  if (!level) return false;
  context_.settings.bots = all_bots(*level);
  return context_.effects.save("settings");
}

// "1:expert".
bool App::choose_level_of(std::string_view what) {
  if (what.size() < 2 || what[0] < '1' || what[0] >= '0' + max_players || what[1] != ':') {
    return false;
  }
  const auto place = static_cast<std::uint8_t>(1U << (what[0] - '0'));
  if (what.substr(2) == person_level) {
    context_.settings.people |= place;
    return context_.effects.save("settings");
  }
  const auto level = level_in(what.substr(2));
  if (!level) return false;
  context_.settings.bots[at(what[0] - '0')] = *level;
  context_.settings.people &= static_cast<std::uint8_t>(~place);
  return context_.effects.save("settings");
}

bool App::choose_seed(std::string_view what) {
  if (start_.choose_seed(what)) {
    context_.message.clear();
  } else {
    context_.say(context_.words->bad_seed, true);
  }
  return true;
}

bool App::edit_seed() {
  context_.sheets.menu = false;
  return context_.effects.edit_seed = true;
}

bool App::usual_rules() {
  context_.message.clear();
  return start_.usual_rules();
}

bool App::toggle_named_rule(std::string_view what) {
  context_.message.clear();
  if (const auto refusal = start_.toggle_named_rule(what)) say_fault(*refusal, false);
  return true;
}

// Announces the fault of the values skipped.
bool App::change_rule(std::string_view name, int step) {
  if (find_field(name) != nullptr) context_.message.clear();
  if (const auto refusal = start_.change_rule(name, step)) say_fault(*refusal, false);
  return true;
}

bool App::rule_up(std::string_view what) { return change_rule(what, 1); }

bool App::rule_down(std::string_view what) { return change_rule(what, -1); }

bool App::begin() {
  if (const auto no = validate(start_.rules(), start_.players())) {
    say_fault(*no, false);
    return true;
  }
  OpenedLink link{Game(start_.setup())};
  link.bots = bots_by_seat(link.game, 0, context_.settings.bots);
  // An embedding page asks for one person's seat.
  if (!embedding()) link.people = seats_of(link.game, 0, context_.settings.people);
  context_.settings.game = game_text(start_.setup());
  context_.effects.save("settings");
  start_game(std::move(link));
  make_own();
  if (league()) begin_night();
  return true;
}

bool App::hear_date(std::string_view what) {
  const auto day = parse_day(what);
  if (!day || day == today_) return false;
  begun_on_its_day_ = on_its_day();
  today_ = day;
  return true;
}

bool App::begin_today(DayDeal deal) {
  if (!today_) return false;
  OpenedLink link{Game(setup_of_day(*today_, deal))};
  link.bots = bots_by_seat(link.game, 0, all_bots());  // the same for everybody
  start_game(std::move(link));
  make_own();
  return true;
}

bool App::copy_result() {
  const std::string result = table_->result_text();
  if (result.empty()) return false;
  const Session& session = table_->session();
  context_.effects.copy_result.emplace(
      result, address_of(link_text({{session.setup(), {}}, session.human(), {}, session.bots()})));
  return true;
}

bool App::say_result_copied() {
  context_.say(has_game() ? context_.words->result_copied : context_.words->link_copied, false);
  return true;
}

bool App::play_again() {
  if (table_->reviewing() || !table_->game_over()) return false;
  // Those who are still here play again, too.
  if (shows_end_of_together() && (play_together_again() || together_.awaits_again())) return true;
  start_.new_seed();
  Setup setup = table_->session().setup();
  setup.seed = start_.seed();
  setup.first_pack.reset();
  setup.start.reset();
  const Session& before = table_->session();
  OpenedLink link{Game(setup), 0, before.home()};
  // Jacks may change the seating: everybody keeps their level.
  Bots bots = all_bots();
  const Persons persons = persons_in(before.game(), before.home());
  std::uint8_t places = 0;  // of people
  for (int seat = 0; seat < setup.players; ++seat) {
    bots[at(persons[at(seat)])] = before.bot(seat);
    if (before.is_person(seat)) places |= static_cast<std::uint8_t>(1U << persons[at(seat)]);
  }
  link.bots = bots_by_seat(link.game, link.seat, bots);
  if (before.several()) link.people = seats_of(link.game, link.seat, places);
  start_game(std::move(link));
  make_own();
  if (league()) begin_night();
  return true;
}

bool App::new_game() {
  leave_table();
  start_.new_seed();
  show_address("");
  return true;
}

// A sheet is part of the picture, which not everybody sees.
void App::tell_of_sheet(bool open, std::string_view opened) {
  context_.say_aloud(std::string(open ? opened : words().sheet_closed));
}

bool App::toggle_menu() {
  context_.sheets.menu = !context_.sheets.menu;
  tell_of_sheet(context_.sheets.menu, words().menu_opened);
  return true;
}

bool App::toggle_rules(std::string_view what) {
  context_.sheets.rules =
      !context_.sheets.rules || (!what.empty() && what != context_.sheets.marked_rule);
  context_.sheets.marked_rule = what;
  context_.sheets.menu = false;
  // The rule that is asked for is read out.
  const std::string rule = rule_sentence(rules_setup(), language(), what);
  tell_of_sheet(context_.sheets.rules, rule.empty() ? words().rules_opened : rule);
  return true;
}

// Every rule has a paragraph on the pages: rules/LANGUAGE/VARIANT.html#field.value, or #no_trump; a
// house rule that the variant's page does not have, on the page of house rules.
bool App::explain_rule(std::string_view what) {
  const Field* field = find_field(what.substr(0, what.find('.')));
  const Setup setup = rules_setup();
  const bool says = field != nullptr
                        ? what.substr(field->name.size()) == "." + value_text(*field, setup.rules)
                        : what.empty() || says_general_rule(outlined(setup), what);
  if (!says) return false;
  context_.effects.open =
      "rules/" + std::string(language_code(language())) + "/" +
      (what.empty() ? std::string(setup.variant->id) + ".html" : rule_place(setup, what));
  return true;
}

// The page that recomputes the deals would reveal hidden cards.
bool App::show_fair_page() {
  if (!table_->game_over()) return false;
  context_.effects.open = fair_page(*this);
  return true;
}

bool App::compose() {
  context_.effects.open = page_beside(*this, "compose");
  context_.sheets.menu = false;
  return true;
}

bool App::toggle_history() {
  context_.sheets.history = !context_.sheets.history;
  tell_of_sheet(context_.sheets.history, words().history_opened);
  return true;
}

// Withdraws open confirmations, and makes deletions of the closing dialog final.
void App::ask_no_more() {
  asked_to_forget_ = false;
  records_.seasons.offered.reset();
  forgotten_.clear();
  together_.ask_no_more();
}

bool App::close() {
  Sheets& sheets = context_.sheets;
  const bool covered = sheets.menu || sheets.rules || dialog_ != Dialog::none;
  // With nothing else to close, skips a lesson's or a first game's caption.
  if (table_ && !covered && !sheets.history && message().empty() && !table_->last_trick_shown() &&
      !table_->all_hands_open()) {
    if (!has_game()) return end_lesson();
    if (table_->close_caption()) return true;
  }
  if (sheets.menu || sheets.history || sheets.rules) tell_of_sheet(false, {});
  sheets.menu = sheets.history = sheets.rules = false;
  dialog_ = Dialog::none;
  ask_no_more();
  if (!covered && !table_) start_.close();
  if (table_) table_->close();
  context_.message.clear();
  return true;
}

bool App::choose_tab(std::string_view what) {
  everything_ = what == "everything";
  return true;
}

bool App::toggle_dialog(Dialog asked) {
  dialog_ = dialog_ == asked ? Dialog::none : asked;
  ask_no_more();
  context_.sheets.menu = false;
  context_.message.clear();
  return true;
}

bool App::review_decisions() { return table_->offers_review() && toggle_dialog(Dialog::verdicts); }

bool App::compare_hands() { return table_->offers_review() && toggle_dialog(Dialog::duplicate); }

// The table before a decision.
bool App::look_at_decision(std::string_view what) {
  dialog_ = Dialog::none;
  return table_->go_to_moment(what);
}

// Branches off from there.
bool App::try_decision(std::string_view what) {
  if (!table_->try_decision(what)) return false;
  dialog_ = Dialog::none;
  return true;
}

bool App::forget_statistics() {
  if (asked_to_forget_) {
    records_.statistics.forget();
    name_device();
    context_.effects.save("statistics");
  }
  asked_to_forget_ = !asked_to_forget_ && !records_.statistics.now().total().empty();
  if (asked_to_forget_) context_.asked_again = "forget_statistics";
  return true;
}

bool App::wipe_slate() {
  if (asked_to_forget_) {
    records_.slate.wipe();
    context_.effects.save("slate");
  }
  asked_to_forget_ = !asked_to_forget_ && !records_.slate.now().games.empty();
  if (asked_to_forget_) context_.asked_again = "wipe_slate";
  return true;
}

bool App::name_slate_unit(std::string_view what) {
  const std::string_view unit = trimmed(what);
  if (!unit.empty() && !valid_name(unit)) {
    context_.say(name_refusal(*context_.words, unit), true);
    return true;
  }
  context_.message.clear();
  records_.slate.name_unit(unit);
  return context_.effects.save("slate");
}

// In a duel, its dialog. A game of people on devices can be shared once it is over.
bool App::share() {
  if (shows_together()) return toggle_together();
  dialog_ = table_->duel() != nullptr ? Dialog::duel : Dialog::share;
  context_.sheets.menu = false;
  context_.message.clear();
  return true;
}

bool App::say_copied() {
  context_.say(context_.words->link_copied, false);
  return true;
}

bool App::say_not_copied() {
  context_.say(context_.words->copy_failed, true);
  return true;
}

bool App::say_history_copied() {
  context_.say(context_.words->history_copied, false);
  return true;
}

bool App::say_history_not_copied() {
  context_.say(context_.words->history_copy_failed, true);
  return true;
}

bool App::ask_what_to_open() {
  dialog_ = Dialog::open;
  context_.sheets.menu = false;
  context_.message.clear();
  return true;
}

bool App::say_not_opened(std::string_view what) {
  const auto fault = parse_log_fault(what);
  if (!fault && what != "unread") return false;
  const std::string why =
      fault ? fault_text(*fault, context_.language) : std::string(context_.words->bad_file_unread);
  context_.say(fill(context_.words->bad_file, {{"text", why}}), true);
  context_.message.stay();
  return true;
}

bool App::focus(std::string_view what) {
  if (focused_ == what) return false;
  focused_ = what;
  return true;
}

bool App::tell_of_new_version() { return new_version_ = true; }

bool App::reload() { return context_.effects.reload = true; }

}  // namespace allfours
