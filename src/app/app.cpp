#include "app/app.hpp"

#include <algorithm>

#include "app/fresh_seed.hpp"
#include "app/link_language.hpp"
#include "words/variant_words.hpp"

namespace allfours {

namespace {

constexpr double message_time = 6000;

}  // namespace

App::App(std::uint32_t entropy)
    : words_(&words_in(Language{})),
      entropy_(entropy),
      variant_(find_variant("trinidad")),
      players_(variant_->usual_players),
      seed_(fresh_seed(entropy)),
      rules_(variant_->rules) {}

void App::changed() { ++revision_; }

void App::restore_settings(const Settings& settings) {
  settings_ = settings;
  settings_.pace = pace_step(settings_.pace) * 0.5;
  speak();
  if (session_) begin_history();
  changed();
}

Language App::language() const {
  const Language wanted = wanted_language();
  return has_words(wanted) ? wanted : spoken_;
}

Language App::wanted_language() const {
  return link_language_.value_or(settings_.language.value_or(browser_language_));
}

std::string App::address_of(std::string link) const {
  return link_language_ ? with_language(link, *link_language_) : link;
}

void App::set_browser_language(Language language) {
  browser_language_ = language;
  speak();
  changed();
}

const Words& App::words_now() const {
  return session_ ? words_at_table(language(), *session_->setup().variant) : words_in(language());
}

// Says everything in the language of the moment. The game itself holds no words.
void App::speak() {
  const Language wanted = wanted_language();
  effects_.fetch_words.reset();
  if (has_words(wanted)) {
    spoken_ = wanted;
  } else {
    effects_.fetch_words = language_code(wanted);
  }
  const Words& words = words_now();
  if (words_ == &words) return;
  words_ = &words;
  if (fault_ && !message_.empty()) {
    say_fault(Fault(*fault_), fault_of_link_);
  } else {
    message_.clear();
  }
  if (session_) begin_history();
}

bool App::hear_words(std::string_view code) {
  const auto language = find_language(code);
  if (!language || !has_words(*language)) return miss_words(code);
  speak();
  changed();
  return true;
}

// It stays with the language in use, whoever wanted the other one.
bool App::miss_words(std::string_view code) {
  const auto language = find_language(code);
  if (!language || wanted_language() != *language || has_words(*language)) return false;
  link_language_.reset();
  settings_.language = spoken_;
  speak();
  say_message(fill(words_->bad_words, {{"text", language_name(*language)}}), true);
  return true;
}

// Names and words are in every line: what has been told is told again, by those of now.
void App::begin_history() {
  narrator_.emplace(
      session_->setup(),
      usual_people(session_->setup(), session_->human(), *words_, &session_->log()[1], settings_),
      *words_);
  history_ = History();
  history_.update(session_->setup(), session_->log(), session_->shown(), *narrator_);
  ++histories_;
  old_rows_ = static_cast<int>(history_.rows().size());
  forget_evidence(0);
}

void App::say_message(std::string text, bool is_error, std::string rule) {
  message_ = std::move(text);
  message_rule_ = std::move(rule);
  fault_.reset();
  message_is_error_ = is_error;
  message_until_ = now_ + message_time;
  changed();
}

void App::say_fault(const Fault& fault, bool of_link) {
  std::string text = fault_text(fault, language());
  if (of_link) text = fill(words_->bad_link, {{"text", text}});
  say_message(std::move(text), true);
  if (of_link) message_until_ = never;  // it stays until the person goes on
  fault_ = fault;
  fault_of_link_ = of_link;
}

Setup App::rules_setup() const {
  if (session_) return session_->setup();
  Setup setup;
  setup.variant = variant_;
  setup.players = players_;
  setup.rules = rules_;
  setup.seed = seed_;
  return setup;
}

Effects App::take_effects() { return std::exchange(effects_, Effects{}); }

std::string App::prompt() const {
  if (!live_ && !offers_play()) return {};
  if (!live_) {
    return fill(words_->moment_of, {{"n", std::to_string(session_->shown())},
                                    {"text", std::to_string(live_moment())}});
  }
  if (game_over() || !session_->at_end()) return {};
  // Where nobody plays by himself, nobody is thinking.
  if (!offers_play() && session_->table().turn != session_->human()) return {};
  if (session_->human_may_lay_down()) return std::string(words_->ask_lay_down);
  return narrator_->prompt(view());
}

CardSet App::playable() const {
  if (!offers_play() || !live_ || !session_->human_to_decide() || session_->human_may_lay_down())
    return {};
  const Choice now = choice(session_->table());
  return now.kind == Decision::Kind::say ? CardSet() : now.cards;
}

std::vector<Action> App::table_actions() const {
  const Words& w = *words_;
  if (!offers_play()) return {};
  if (!live_) {
    return {{"back_to_game", std::string(w.back_to_game), true},
            {"play_on", std::string(w.play_on), false}};
  }
  if (game_over() && game_shown_ > 0) {
    return {{"back_to_game", std::string(w.back_to_real_game), true},
            {"all_hands", std::string(w.hands_all), false}};
  }
  if (game_over()) {
    return {{"play_again", std::string(w.play_again), true},
            {"new_game", std::string(w.new_game), false},
            {"all_hands", std::string(w.hands_all), false}};
  }
  if (waits_for_next_hand()) {
    return {{"next_hand", std::string(w.next_hand), true},
            {"all_hands", std::string(w.hands_all), false}};
  }
  if (session_->human_may_lay_down()) {
    return {{"lay_down", std::string(w.lay_down), true}, {"keep", std::string(w.keep), false}};
  }
  if (!session_->human_to_decide()) return {};
  const Choice now = choice(session_->table());
  std::vector<Action> actions;
  switch (now.kind) {
    case Decision::Kind::say:
      for (int i = 0; i < 9; ++i) {
        if ((now.says >> i & 1) == 0) continue;
        const Say say = static_cast<Say>(i);
        actions.push_back({"say:" + std::string(wire(say)), std::string(narrator_->button(say)),
                           actions.empty()});
      }
      break;
    case Decision::Kind::discard:
      if (picked_.count() == now.discards) {
        actions.push_back({"discard", std::string(w.discard_button), true});
      }
      break;
    case Decision::Kind::play:
    case Decision::Kind::lay_down:
      break;
  }
  return actions;
}

}  // namespace allfours
