// What each action does. An id is a verb, or a verb and what it is about: "undo", "play:Jh".
#include <algorithm>

#include "app/action_number.hpp"
#include "app/app.hpp"
#include "app/dialog.hpp"
#include "app/fresh_seed.hpp"
#include "app/league_match.hpp"

namespace allfours {

void App::act(std::string_view id) {
  const auto colon = id.find(':');
  const std::string_view verb = id.substr(0, colon);
  const std::string_view what =
      colon == std::string_view::npos ? std::string_view() : id.substr(colon + 1);
  if (embedding_ && verb.starts_with("host_")) {
    if (!act_for_host(verb, what)) return;
    if (session_) {
      history_.update(session_->setup(), session_->log(), session_->shown(), *narrator_);
    }
    changed();
    return;
  }
  if (act_on_screen(verb, what) || act_on_settings(verb, what) ||
      (!session_ && (choose_setup(verb, what) || act_on_house_rules(verb, what)))) {
    changed();
    return;
  }
  if (!session_ || (!act_at_table(verb, what) && !act_on_history(verb, what))) return;
  history_.update(session_->setup(), session_->log(), session_->shown(), *narrator_);
  changed();
}

bool App::choose_setup(std::string_view verb, std::string_view what) {
  if (verb == "variant") {
    const Variant* variant = find_variant(what);
    if (variant == nullptr) return false;
    variant_ = variant;
    rules_ = variant->rules;
    league_ = false;
    if (!variant_->allows(players_)) players_ = variant_->usual_players;
  } else if (verb == "players") {
    const int players = number_in(what, 0);
    if (!variant_->allows(players)) return false;
    players_ = players;
  } else if (verb == "seed") {
    if (!valid_seed(what)) {
      say_message(std::string(words_->bad_seed), true);
      return true;
    }
    seed_ = what;
    message_.clear();
  } else if (verb == "league") {
    if (!league_possible()) return false;
    league_ = !league();
    rules_ = league_ ? league_setup(seed_).rules : variant_->rules;
  } else if (verb == "edit_seed") {
    effects_.edit_seed = true;
  } else if (verb == "new_seed") {
    entropy_ = entropy_ * 1664525u + 1013904223u;
    seed_ = fresh_seed(entropy_ >> 7);
  } else {
    return false;
  }
  return true;
}

bool App::act_on_screen(std::string_view verb, std::string_view what) {
  if (verb == "start") {
    if (session_) return false;
    if (auto no = validate(rules_, players_)) {
      say_fault(*no, false);
      return true;
    }
    start_game({{rules_setup(), {}}});
    make_own();
  } else if (verb == "new_game") {
    leave_table();
    choose_setup("new_seed", {});
    show_address("");
  } else if (verb == "resume") {
    if (session_ || !kept_) return false;
    resume(*kept_);
  } else if (verb == "new_version") {
    new_version_ = true;
  } else if (verb == "reload") {
    effects_.reload = true;
  } else if (verb == "menu") {
    menu_open_ = !menu_open_;
  } else if (verb == "rules") {
    rules_open_ = !rules_open_ || (!what.empty() && what != marked_rule_);
    marked_rule_ = what;
    menu_open_ = false;
  } else if (verb == "explain") {
    // Any rule has its paragraph there: rules/LANGUAGE/VARIANT.html#field.value.
    const Field* field = find_field(what.substr(0, what.find('.')));
    const Setup setup = rules_setup();
    if (!what.empty() && (field == nullptr || what.substr(field->name.size()) !=
                                                  "." + value_text(*field, setup.rules))) {
      return false;
    }
    effects_.open = "rules/" + std::string(language_code(language())) + "/" +
                    std::string(setup.variant->id) + ".html";
    if (!what.empty()) *effects_.open += "#" + std::string(what);
  } else if (verb == "fair") {
    // The page that works the deals out again would tell what is still to come.
    if (!session_ || !game_over()) return false;
    effects_.open = fair_page(*this);
  } else if (verb == "history") {
    history_open_ = !history_open_;
  } else if (verb == "close") {
    menu_open_ = history_open_ = last_trick_ = house_rules_open_ = rules_open_ = false;
    dialog_ = Dialog::none;
    all_hands_ = false;
    message_.clear();
  } else if (verb == "tab") {
    everything_ = what == "everything";
  } else if (verb == "keys" || verb == "settings" || verb == "statistics") {
    const Dialog asked = verb == "keys"       ? Dialog::keys
                         : verb == "settings" ? Dialog::settings
                                              : Dialog::statistics;
    dialog_ = dialog_ == asked ? Dialog::none : asked;
    asked_to_forget_ = false;
    menu_open_ = false;
    message_.clear();
  } else if (verb == "forget_statistics") {
    if (asked_to_forget_) {
      statistics_ = Statistics();
      effects_.save_statistics = true;
    }
    asked_to_forget_ = !asked_to_forget_ && !statistics_.tallies.empty();
  } else if (verb == "share") {
    if (!session_) return false;
    dialog_ = Dialog::share;
    menu_open_ = false;
    message_.clear();
  } else if (verb == "copied" || verb == "copy_failed") {
    say_message(std::string(verb == "copied" ? words_->link_copied : words_->copy_failed),
                verb != "copied");
  } else if (verb == "open") {
    if (session_) return false;
    dialog_ = Dialog::open;
    message_.clear();
  } else if (verb == "open_link") {
    if (session_) return false;
    open_game(what);
  } else if (verb == "open_failed") {
    say_message(fill(words_->bad_file, {{"text", std::string(what)}}), true);
    message_until_ = never;
  } else if (verb == "focus") {
    if (focused_ == what) return false;
    focused_ = what;
  } else {
    return false;
  }
  return true;
}

bool App::act_on_settings(std::string_view verb, std::string_view what) {
  const bool on = what == "on";
  if (verb == "pace") {
    settings_.pace = parse_pace(what).value_or(settings_.pace);
  } else if (verb == "colours") {
    settings_.four_colours = on || what == "4";
  } else if (verb == "brown_backs") {
    settings_.brown_backs = on;
  } else if (verb == "language") {
    const auto language = find_language(what);
    if (!language) return false;
    settings_.language = language;
    if (link_language_) {
      link_language_.reset();
      show_address(address_);
    }
    speak();
  } else if (verb == "look") {
    if (what.size() != 1 || what[0] < '0' || what[0] > '2') return false;
    settings_.look = static_cast<Settings::Look>(what[0] - '0');
  } else if (verb == "sound") {
    settings_.sound = on;
  } else if (verb == "shortcuts") {
    settings_.shortcuts = on;
  } else if (verb == "text_only") {
    settings_.text_only = on;
  } else if (verb == "name") {
    return rename(what);
  } else {
    return false;
  }
  effects_.save_settings = true;
  return true;
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

bool App::act_on_house_rules(std::string_view verb, std::string_view what) {
  if (verb == "house_rules") {
    house_rules_open_ = !house_rules_open_;
  } else if (verb == "usual_rules") {
    rules_ = variant_->rules;
    message_.clear();
  } else if (verb == "rule_up") {
    change_rule(what, 1);
  } else if (verb == "rule_down") {
    change_rule(what, -1);
  } else {
    return false;
  }
  return true;
}

// The next value of a field that makes a game; what refuses the ones between is said.
void App::change_rule(std::string_view name, int step) {
  const Field* field = find_field(name);
  if (field == nullptr) return;
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
}

bool App::act_at_table(std::string_view verb, std::string_view what) {
  if (verb == "thought") {
    hear_thought(what);
    return false;  // it is seen when its time has come
  } else if (verb == "card") {
    return click_card(what);
  } else if (verb == "say") {
    for (int i = 0; i < 9; ++i) {
      const Say say = static_cast<Say>(i);
      if (wire(say) == what) return decide(Decision::of_say(session_->human(), say));
    }
    return false;
  } else if (verb == "discard") {
    CardList cards;
    for (const Card card : picked_) cards.push(card);
    return decide(Decision::of_discard(session_->human(), cards));
  } else if (verb == "lay_down") {
    return decide(Decision::of_lay_down(session_->human()));
  } else if (verb == "keep") {
    if (!session_->human_may_lay_down()) return false;
    session_->keep_hand();
    due_ = now_;
  } else if (verb == "next_hand") {
    if (!live_ || !waits_for_next_hand()) return false;
    next_hand_ = true;
    due_ = now_;
  } else if (verb == "play_again") {
    if (!live_ || !game_over()) return false;
    choose_setup("new_seed", {});
    Setup setup = session_->setup();
    setup.seed = seed_;
    setup.first_pack.reset();
    setup.start.reset();
    start_game({{setup, {}}, session_->human()});
    make_own();
  } else if (verb == "undo") {
    if (!session_->can_undo()) return false;
    to_live_moment();
    session_->undo();
    forget_evidence(session_->shown());
    picked_ = CardSet();
    next_hand_ = false;
  } else if (verb == "redo") {
    if (!session_->can_redo()) return false;
    to_live_moment();
    session_->redo();
    picked_ = CardSet();
    next_hand_ = false;
    due_ = now_ + dwell();
  } else if (verb == "skip") {
    due_ = now_;
  } else if (verb == "tell") {
    return tell(what);
  } else {
    return false;
  }
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
