// What each action does. An id is a verb, or a verb and what it is about: "undo", "play:Jh".
#include <algorithm>
#include <charconv>

#include "app/app.hpp"
#include "app/fresh_seed.hpp"

namespace allfours {

namespace {

// A number that an action carries, or `otherwise`.
int number_in(std::string_view text, int otherwise) {
  int value = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  return error == std::errc() && stop == end ? value : otherwise;
}

}  // namespace

void App::act(std::string_view id) {
  const auto colon = id.find(':');
  const std::string_view verb = id.substr(0, colon);
  const std::string_view what =
      colon == std::string_view::npos ? std::string_view() : id.substr(colon + 1);
  if (choose_setup(verb, what) || act_on_screen(verb, what)) {
    changed();
    return;
  }
  if (!session_ || !act_at_table(verb, what)) return;
  history_.update(session_->setup(), session_->log(), session_->shown(), *narrator_);
  changed();
}

bool App::choose_setup(std::string_view verb, std::string_view what) {
  if (verb == "variant") {
    const Variant* variant = find_variant(what);
    if (variant == nullptr) return false;
    variant_ = variant;
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
    Setup setup;
    setup.variant = variant_;
    setup.players = players_;
    setup.rules = variant_->rules;
    setup.seed = seed_;
    start_game({setup, {}});
  } else if (verb == "new_game") {
    session_.reset();
    message_.clear();
    menu_open_ = history_open_ = false;
    choose_setup("new_seed", {});
    effects_.fragment = "";
  } else if (verb == "menu") {
    menu_open_ = !menu_open_;
  } else if (verb == "history") {
    history_open_ = !history_open_;
  } else if (verb == "close") {
    menu_open_ = history_open_ = last_trick_ = false;
    message_.clear();
  } else if (verb == "tab") {
    everything_ = what == "everything";
  } else if (verb == "pace") {
    settings_.pace = std::clamp(number_in(what, settings_.pace), 0, 2);
    effects_.save_settings = true;
  } else if (verb == "colours") {
    settings_.four_colours = what == "4";
    effects_.save_settings = true;
  } else {
    return false;
  }
  return true;
}

bool App::act_at_table(std::string_view verb, std::string_view what) {
  if (verb == "card") {
    click_card(what);
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
    if (!waits_for_next_hand()) return false;
    next_hand_ = true;
    due_ = now_;
  } else if (verb == "play_again") {
    choose_setup("new_seed", {});
    Setup setup = session_->setup();
    setup.seed = seed_;
    setup.first_pack.reset();
    start_game({setup, {}});
  } else if (verb == "share") {
    effects_.copy = setup_text(session_->setup());
  } else if (verb == "copied" || verb == "copy_failed") {
    say_message(std::string(verb == "copied" ? words_->link_copied : words_->copy_failed),
                verb != "copied");
  } else if (verb == "undo") {
    if (!session_->can_undo()) return false;
    back_to_game();
    session_->undo();
    picked_ = CardSet();
  } else if (verb == "redo") {
    if (!session_->can_redo()) return false;
    back_to_game();
    session_->redo();
    due_ = now_ + dwell();
  } else if (verb == "skip") {
    due_ = now_;
  } else if (verb == "moment") {
    go_to(number_in(what, session_->shown()));
  } else if (verb == "step") {
    go_to(session_->shown() + number_in(what, 0));
  } else if (verb == "back_to_game") {
    back_to_game();
  } else if (verb == "last_trick") {
    last_trick_ = !last_trick_;
  } else {
    return false;
  }
  return true;
}

bool App::decide(const Decision& decision) {
  if (!live_ || !session_->at_end()) return false;
  if (session_->decide(decision)) return false;  // the control should not have been there
  picked_ = CardSet();
  message_.clear();
  last_trick_ = false;
  due_ = now_;
  return true;
}

void App::click_card(std::string_view text) {
  const auto card = parse_card(text);
  const SeatView seen = view();
  if (!card || !live_) return;
  if (!seen.table.hands[static_cast<std::size_t>(seen.seat)].contains(*card)) return;
  if (!playable().contains(*card)) {
    const std::string why = session_->at_end() ? narrator_->why_not_text(seen, *card)
                                               : std::string(words_->not_now);
    if (!why.empty()) say_message(why, false);
    return;
  }
  const Choice now = choice(session_->table());
  if (now.kind == Decision::Kind::play) {
    decide(Decision::of_play(now.seat, *card));
  } else if (picked_.contains(*card)) {
    picked_.remove(*card);
  } else if (picked_.count() < now.discards) {
    picked_.add(*card);
  }
}

void App::go_to(int moment) {
  const int last = live_moment();
  if (live_) live_shown_ = last;
  moment = std::clamp(moment, 1, last);
  live_ = moment == last;
  session_->show(moment);
  if (live_) due_ = now_;
}

void App::back_to_game() {
  if (live_) return;
  session_->show(live_shown_);
  live_ = true;
  due_ = now_;
}

}  // namespace allfours
