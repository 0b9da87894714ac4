// Playback and branching: moments, steps, branches, expanded rows.
#include <algorithm>

#include "app/action_number.hpp"
#include "app/narration/history_text.hpp"
#include "app/narration/spoken_queries.hpp"
#include "app/table/table_screen.hpp"
#include "words/player_words.hpp"

namespace allfours {

namespace {

std::span<const Event> first_events(const Events& log, int count) {
  return {log.data(), static_cast<std::size_t>(count)};
}

}  // namespace

bool TableScreen::go_to_moment(std::string_view what) {
  const int otherwise = what == "first" ? 1 : what == "last" ? live_moment() : session_.shown();
  go_to(number_in(what, otherwise));
  return true;
}

bool TableScreen::step(std::string_view what) {
  const int length = static_cast<int>(session_.log().size());
  go_to(session_.shown() + std::clamp(number_in(what, 0), -length, length));
  return true;
}

bool TableScreen::step_by_tricks(std::string_view what) {
  waits_ = false;
  if (review_.go_by_tricks(session_, number_in(what, 0))) moved();
  return true;
}

bool TableScreen::back_to_game() {
  if (review_.live() && practice_.shown() > 0) return show_game(0);
  go_to_live_moment();
  return true;
}

bool TableScreen::close_top_layer() {
  if (hint_.stage() != Hint::Stage::none) return close_hint();
  if (all_hands_open()) return !(all_hands_ = false);
  if (last_trick_) return !(last_trick_ = false);
  return is_game() && !waits_ && reviewing() && back_to_game();
}

bool TableScreen::choose_game(std::string_view what) { return show_game(number_in(what, -1)); }

bool TableScreen::toggle_hand(std::string_view what) {
  return opened_.toggle_hand(number_in(what, 0), history());
}

bool TableScreen::toggle_why(std::string_view what) {
  return opened_.toggle_evidence(number_in(what, 0), history(), session_, narrator(),
                                 context_->language);
}

bool TableScreen::toggle_last_trick() {
  if (!last_trick_ && !last_trick()) {
    context_->say_aloud(
        last_trick_in_words(session_, narrator()));  // or the answer that there is none
    return true;
  }
  last_trick_ = !last_trick_;
  context_->sheets.menu = false;
  if (last_trick_) context_->say_aloud(last_trick_in_words(session_, narrator()));
  return true;
}

bool TableScreen::toggle_all_hands() {
  if (!can_show_all_hands()) return false;
  all_hands_ = !all_hands_;
  context_->sheets.menu = false;
  return true;
}

bool TableScreen::copy_history() {
  Setup setup = session_.setup();
  setup.seed = deal_name();
  context_->effects.copy_text =
      history_text(setup, first_events(session_.log(), live_moment()), narrator(), practice_text());
  return true;
}

std::vector<Action> TableScreen::steps() const {
  const Words& w = *context_->words;
  std::vector<Action> actions;
  if (!is_game()) return actions;
  const auto add = [&](std::string_view id, std::string_view label) {
    actions.push_back({std::string(id), std::string(label), false});
  };
  if (session_.shown() > 1) {
    add("moment:first", w.first_moment);
    add("trick:-1", w.trick_back);
    add("step:-1", w.step_back);
  }
  if (reviewing()) {
    add("step:1", w.step_on);
    add("trick:1", w.trick_on);
    add("moment:last", w.last_moment);
  }
  return actions;
}

// The moment shown becomes a game of its own; the original is kept unchanged.
bool TableScreen::play_on() {
  if (review_.live() || strict()) return false;
  waits_ = false;
  Session other = session_;
  other.branch();
  go_to_live_moment();
  practice_.branch(session_, std::move(other));
  opened_.forget_evidence(session_.shown());
  begin_anew();
  return true;
}

bool TableScreen::try_decision(std::string_view what) {
  const int event = number_in(what, -1);
  // The game may have changed since.
  if (strict() || event < 0 || event >= std::min(verdicts_.told(), live_moment())) return false;
  const Event& made = session_.log()[static_cast<std::size_t>(event)];
  if (!is_decision(made.kind) || made.seat != session_.human()) return false;
  go_to(event);
  return play_on();
}

bool TableScreen::review_seat(std::string_view what) {
  const int seat = number_in(what, -1);
  if (!offers_review() || seat < 0 || seat >= session_.setup().players) return false;
  verdicts_.look_at_seat(seat);
  return true;
}

bool TableScreen::review_at(std::string_view what) { return verdicts_.show(number_in(what, -1)); }

bool TableScreen::show_game(int game) {
  if (!practice_.keeps(game)) return false;
  go_to_live_moment();
  practice_.swap(game, session_);
  tell_anew();
  stand_is_news();  // the state of that game
  begin_anew();
  return true;
}

std::string TableScreen::game_name(int game) const {
  if (game == 0) return std::string(context_->words->the_game);
  return fill(context_->words->practice_game, {{"n", number_text(game)}});
}

std::string TableScreen::practice_text() const {
  std::string text;
  if (practice_.shown() > 0) text = game_name(practice_.shown());
  if (hints_used_ && practice_.shown() == 0) text = context_->words->practice_hints;
  if (!session_.was_undone()) return text;
  if (!text.empty()) text += " · ";
  return text + fill(context_->words->taken_back, {{"n", number_text(session_.taken_back())}});
}

std::string TableScreen::levels_text() const {
  const Words& w = *context_->words;
  const int players = session_.setup().players;
  const std::string others =
      session_.several() ? "," : others_text(session_.bots(), players, session_.human());
  const auto line = [&](std::string_view who, std::string_view player) {
    return fill(w.with_value, {{"text", who}, {"value", player_name(w, player)}});
  };
  if (others.empty()) return {};
  if (others.find(',') == std::string::npos) return line(w.opponents, others);
  std::string text;
  for (int seat = 0; seat < players; ++seat) {
    if (session_.is_person(seat)) continue;
    if (session_.several() && session_.bot(seat) == usual_player_name) continue;
    text += (text.empty() ? "" : " · ") + line(narrator().name(seat), session_.bot(seat));
  }
  return text;
}

std::optional<EvidenceLine> TableScreen::last_trick() const {
  const auto tricks = tricks_of_hand(first_events(session_.log(), session_.shown()));
  for (auto trick = tricks.rbegin(); trick != tricks.rend(); ++trick) {
    if (trick->winner < 0) continue;
    EvidenceLine line = trick_line(*trick, narrator());
    for (std::size_t i = 0; i < trick->plays.size(); ++i) {
      line.cards[i].marked = trick->plays[i].seat == trick->winner;
    }
    return line;
  }
  return std::nullopt;
}

Evidence TableScreen::hands() const {
  return all_hands(session_.setup(), first_events(session_.log(), review_.hand_over_at(session_)),
                   narrator());
}

void TableScreen::go_to(int moment) {
  waits_ = false;
  if (review_.go_to(session_, moment)) moved();
}

void TableScreen::moved() {
  close();
  chosen_ = no_card;
  if (review_.live()) due_ = context_->now;
}

void TableScreen::go_to_live_moment() {
  waits_ = false;
  if (review_.go_to_live_moment(session_)) due_ = context_->now;
}

// Another game or branch: resets the state of the previous one.
void TableScreen::begin_anew() {
  caption_.reset();
  picked_ = CardSet();
  chosen_ = no_card;
  claimed_from_ = -1;
  next_hand_ = false;
  close();
  wait();
}

}  // namespace allfours
