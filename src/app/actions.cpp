// What the verbs of the start screen, of every screen and of the game at the table do; which is
// which stands in verbs.cpp.
#include <algorithm>

#include "app/action_number.hpp"
#include "app/app.hpp"
#include "app/dialog.hpp"
#include "app/fresh_seed.hpp"
#include "app/league_match.hpp"

namespace allfours {

bool App::choose_variant(std::string_view what) {
  const Variant* variant = find_variant(what);
  if (variant == nullptr) return false;
  variant_ = variant;
  rules_ = variant->rules;
  league_ = false;
  if (!variant_->allows(players_)) players_ = variant_->usual_players;
  return true;
}

bool App::choose_players(std::string_view what) {
  const int players = number_in(what, 0);
  if (!variant_->allows(players)) return false;
  players_ = players;
  return true;
}

bool App::choose_seed(std::string_view what) {
  if (!valid_seed(what)) {
    say_message(std::string(words_->bad_seed), true);
    return true;
  }
  seed_ = what;
  message_.clear();
  return true;
}

bool App::toggle_league() {
  if (!league_possible()) return false;
  league_ = !league();
  rules_ = league_ ? league_setup(seed_).rules : variant_->rules;
  return true;
}

bool App::edit_seed() { return effects_.edit_seed = true; }

bool App::new_seed() {
  entropy_ = entropy_ * 1664525u + 1013904223u;
  seed_ = fresh_seed(entropy_ >> 7);
  return true;
}

bool App::start() {
  if (auto no = validate(rules_, players_)) {
    say_fault(*no, false);
    return true;
  }
  start_game({{rules_setup(), {}}});
  make_own();
  return true;
}

bool App::resume_kept() {
  if (!kept_) return false;
  resume(*kept_);
  return true;
}

bool App::new_game() {
  leave_table();
  new_seed();
  show_address("");
  return true;
}

bool App::toggle_menu() {
  menu_open_ = !menu_open_;
  return true;
}

bool App::toggle_rules(std::string_view what) {
  rules_open_ = !rules_open_ || (!what.empty() && what != marked_rule_);
  marked_rule_ = what;
  menu_open_ = false;
  return true;
}

// Any rule has its paragraph there: rules/LANGUAGE/VARIANT.html#field.value.
bool App::explain_rule(std::string_view what) {
  const Field* field = find_field(what.substr(0, what.find('.')));
  const Setup setup = rules_setup();
  if (!what.empty() && (field == nullptr ||
                        what.substr(field->name.size()) != "." + value_text(*field, setup.rules))) {
    return false;
  }
  effects_.open = "rules/" + std::string(language_code(language())) + "/" +
                  std::string(setup.variant->id) + ".html";
  if (!what.empty()) *effects_.open += "#" + std::string(what);
  return true;
}

// The page that works the deals out again would tell what is still to come.
bool App::show_fair_page() {
  if (!game_over()) return false;
  effects_.open = fair_page(*this);
  return true;
}

bool App::toggle_history() {
  history_open_ = !history_open_;
  return true;
}

bool App::close() {
  menu_open_ = history_open_ = last_trick_ = house_rules_open_ = rules_open_ = false;
  dialog_ = Dialog::none;
  all_hands_ = false;
  message_.clear();
  return true;
}

bool App::choose_tab(std::string_view what) {
  everything_ = what == "everything";
  return true;
}

bool App::toggle_dialog(Dialog asked) {
  dialog_ = dialog_ == asked ? Dialog::none : asked;
  asked_to_forget_ = false;
  menu_open_ = false;
  message_.clear();
  return true;
}

bool App::forget_statistics() {
  if (asked_to_forget_) {
    statistics_ = Statistics();
    effects_.save_statistics = true;
  }
  asked_to_forget_ = !asked_to_forget_ && !statistics_.tallies.empty();
  return true;
}

bool App::share() {
  dialog_ = Dialog::share;
  menu_open_ = false;
  message_.clear();
  return true;
}

bool App::say_copied() {
  say_message(std::string(words_->link_copied), false);
  return true;
}

bool App::say_not_copied() {
  say_message(std::string(words_->copy_failed), true);
  return true;
}

bool App::ask_what_to_open() {
  dialog_ = Dialog::open;
  message_.clear();
  return true;
}

bool App::say_not_opened(std::string_view what) {
  say_message(fill(words_->bad_file, {{"text", std::string(what)}}), true);
  message_until_ = never;
  return true;
}

bool App::focus(std::string_view what) {
  if (focused_ == what) return false;
  focused_ = what;
  return true;
}

bool App::tell_of_new_version() { return new_version_ = true; }

bool App::reload() { return effects_.reload = true; }

bool App::choose_pace(std::string_view what) {
  settings_.pace = parse_pace(what).value_or(settings_.pace);
  return effects_.save_settings = true;
}

bool App::choose_colours(std::string_view what) {
  settings_.four_colours = what == "on" || what == "4";
  return effects_.save_settings = true;
}

bool App::choose_language(std::string_view what) {
  const auto language = find_language(what);
  if (!language) return false;
  settings_.language = language;
  if (link_language_) {
    link_language_.reset();
    show_address(address_);
  }
  speak();
  return effects_.save_settings = true;
}

bool App::choose_look(std::string_view what) {
  if (what.size() != 1 || what[0] < '0' || what[0] > '2') return false;
  settings_.look = static_cast<Settings::Look>(what[0] - '0');
  return effects_.save_settings = true;
}

// "1:Winnie" calls somebody so, "1:" as usual again.
bool App::rename(std::string_view what) {
  if (what.size() < 2 || what[0] < '0' || what[0] >= '0' + max_players || what[1] != ':') {
    return false;
  }
  const int place = what[0] - '0';
  const std::string_view name = trimmed(what.substr(2));
  if (!name.empty() && !valid_name(name)) {
    say_message(fill(words_->bad_name, {{"n", std::to_string(longest_name)}}), true);
    return true;
  }
  Settings renamed = settings_;
  std::string& kept = renamed.names[static_cast<std::size_t>(place)];
  kept = name == usual_names[static_cast<std::size_t>(place)] ? std::string_view() : name;
  if (name_taken(renamed, place, name_in(renamed, place))) {
    say_message(fill(words_->name_taken, {{"who", name_in(renamed, place)}}), true);
    return true;
  }
  message_.clear();
  settings_ = std::move(renamed);
  effects_.save_settings = true;
  if (session_) begin_history();
  return true;
}

bool App::toggle_house_rules() {
  house_rules_open_ = !house_rules_open_;
  return true;
}

bool App::usual_rules() {
  rules_ = variant_->rules;
  message_.clear();
  return true;
}

// The next value of a field that makes a game; what refuses the ones between is said.
bool App::change_rule(std::string_view name, int step) {
  const Field* field = find_field(name);
  if (field == nullptr) return true;
  message_.clear();
  const int count = field->most - field->least + 1;
  std::optional<Fault> refusal;
  RuleSet changed_rules = rules_;
  for (int i = 1; i < count; ++i) {
    int place = field->get(rules_) - field->least + i * step;
    // A number stops at its ends, a word begins again.
    if (field->kind == Field::Kind::number && (place < 0 || place >= count)) break;
    place = (place % count + count) % count;
    field->set(changed_rules, field->least + place);
    const auto no = validate(changed_rules, players_);
    if (!no) {
      rules_ = changed_rules;
      break;
    }
    if (!refusal) refusal = no;
  }
  if (refusal) say_fault(*refusal, false);
  return true;
}

bool App::rule_up(std::string_view what) { return change_rule(what, 1); }

bool App::rule_down(std::string_view what) { return change_rule(what, -1); }

bool App::say_word(std::string_view what) {
  for (int i = 0; i < 9; ++i) {
    const Say say = static_cast<Say>(i);
    if (wire(say) == what) return decide(Decision::of_say(session_->human(), say));
  }
  return false;
}

bool App::discard() {
  CardList cards;
  for (const Card card : picked_) cards.push(card);
  return decide(Decision::of_discard(session_->human(), cards));
}

bool App::lay_down() { return decide(Decision::of_lay_down(session_->human())); }

bool App::keep_hand() {
  if (!session_->human_may_lay_down()) return false;
  session_->keep_hand();
  due_ = now_;
  return true;
}

bool App::next_hand() {
  if (!live_ || !waits_for_next_hand()) return false;
  next_hand_ = true;
  due_ = now_;
  return true;
}

bool App::play_again() {
  if (!live_ || !game_over()) return false;
  new_seed();
  Setup setup = session_->setup();
  setup.seed = seed_;
  setup.first_pack.reset();
  setup.start.reset();
  start_game({{setup, {}}, session_->human()});
  make_own();
  return true;
}

bool App::undo() {
  if (!session_->can_undo()) return false;
  to_live_moment();
  session_->undo();
  forget_evidence(session_->shown());
  picked_ = CardSet();
  next_hand_ = false;
  return true;
}

bool App::redo() {
  if (!session_->can_redo()) return false;
  to_live_moment();
  session_->redo();
  picked_ = CardSet();
  next_hand_ = false;
  due_ = now_ + dwell();
  return true;
}

bool App::skip() {
  due_ = now_;
  return true;
}

bool App::decide(const Decision& decision) {
  if (!live_ || !session_->at_end()) return false;
  if (session_->decide(decision)) return false;  // the control should not have been there
  decided();
  return true;
}

void App::decided() {
  make_own();
  picked_ = CardSet();
  message_.clear();
  last_trick_ = false;
  due_ = now_;
}

bool App::click_card(std::string_view text) {
  const auto card = parse_card(text);
  const SeatView seen = view();
  if (!card || !live_) return false;
  if (!seen.table.hands[static_cast<std::size_t>(seen.seat)].contains(*card)) return false;
  if (!playable().contains(*card)) {
    const std::string why = session_->human_to_decide() ? narrator_->why_not_text(seen, *card)
                                                        : std::string(words_->not_now);
    if (!why.empty()) say_message(why, false, narrator_->why_not_rule(seen, *card));
    return !why.empty();
  }
  const Choice now = choice(session_->table());
  if (now.kind == Decision::Kind::play) return decide(Decision::of_play(now.seat, *card));
  if (picked_.contains(*card)) {
    picked_.remove(*card);
  } else if (picked_.count() < now.discards) {
    picked_.add(*card);
  } else {
    return false;
  }
  return true;
}

}  // namespace allfours
