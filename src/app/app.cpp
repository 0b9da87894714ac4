#include "app/app.hpp"

#include <algorithm>

#include "app/fresh_seed.hpp"
#include "app/league_match.hpp"
#include "app/link_language.hpp"
#include "app/variant_words.hpp"
#include "core/decision_text.hpp"

namespace allfours {

namespace {

constexpr double never = std::numeric_limits<double>::infinity();
constexpr double message_time = 6000;

}  // namespace

App::App(std::uint32_t entropy)
    : words_(&words_in(Language::en)),
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

void App::open_link(std::string_view fragment) {
  const LinkLanguage asked = language_in(fragment);
  link_language_ = asked.language;
  speak();
  if (asked.unknown || asked.twice) {
    leave_table();
    const std::string text =
        asked.twice ? fault_text({FaultKind::part_twice, {"lang"}}, language())
                    : fill(words_->bad_language, {{"text", cut_short(*asked.unknown)}});
    say_message(fill(words_->bad_link, {{"text", text}}), true);
    message_until_ = never;
    return;
  }
  if (asked.rest.empty()) {
    leave_table();
    changed();
    return;
  }
  auto parsed = parse_link(asked.rest);
  if (const auto* no = std::get_if<Fault>(&parsed)) {
    if (embedding_) refuse("bad_link", no->sentence());
    leave_table();
    say_fault(*no, true);
    return;
  }
  start_game(std::get<Link>(parsed));
}

// As open_link, but what cannot be opened leaves everything as it is.
void App::open_game(std::string_view link) {
  const auto parsed = parse_link(link);
  if (const auto* no = std::get_if<Fault>(&parsed)) return say_fault(*no, true);
  start_game(std::get<Link>(parsed));
}

void App::leave_table() {
  keep_game();
  if (kept_) kept_->left = true;
  address_.clear();
  thought_.reset();
  session_.reset();
  words_ = &words_now();
  message_.clear();
  if (dialog_ == Dialog::share) dialog_ = Dialog::none;
  menu_open_ = history_open_ = last_trick_ = rules_open_ = all_hands_ = false;
}

void App::seat_person(const Record& record, int asked) {
  const int seat = asked < record.setup.players ? asked : 0;
  session_.emplace(record, seat, *find_player("sensible"));
  words_ = &words_now();
  other_games_.clear();
  game_shown_ = games_made_ = 0;
  folds_.clear();
  all_hands_ = false;
  picked_ = CardSet();
}

void App::start_game(const Link& link) {
  keep_game();
  const Setup& setup = link.record.setup;
  variant_ = setup.variant;
  players_ = setup.players;
  seed_ = setup.seed;
  rules_ = setup.rules;
  house_rules_open_ = false;
  seat_person(link.record, embedding_ ? embedding_->seat : link.seat);
  beat_ = link.beat;
  moves_on_ = false;
  history_open_ = menu_open_ = last_trick_ = rules_open_ = false;
  message_.clear();
  if (dialog_ == Dialog::share || dialog_ == Dialog::open) dialog_ = Dialog::none;
  due_ = now_;
  own_ = counted_ = false;
  practice_ = !link.record.decisions.empty();
  show_address(link_text({{setup, {}}, link.seat, link.beat}));
  show_first(link.record);
  begin_history();
  // Where a game that has gone on before stands is news.
  old_rows_ = std::max(0, old_rows_ - 1);
  if (beat_) say_message(challenge(), false);
  changed();
}

bool App::league_possible() const { return !session_ && variant_ == league_setup(seed_).variant; }

bool App::league() const { return league_ && is_league_game(rules_setup()); }

// The other tables of the match have come to their ends too.
void App::tell_league_result() {
  if (!league()) return;
  const Event& end = session_->last_shown();
  const auto ours = static_cast<std::size_t>(side_of(session_->table(), session_->human()));
  const LeagueGame game{end.side == static_cast<int>(ours) ? 0 : 1,
                        {end.score[ours], end.score[1 - ours]}};
  const Player& computer = *find_player("sensible");
  say_message(league_text(play_league_match(session_->setup(), game, computer), *words_), false);
  message_until_ = never;  // it stays until the person goes on
}

// What a link opens on: the moment it names, as a look back if more has happened; else the end of
// its decisions, where a hand's end waits for the person.
void App::show_first(const Record& record) {
  const Events& log = session_->log();
  const int length = static_cast<int>(log.size());
  live_ = true;
  next_hand_ = false;
  live_shown_ = 0;
  if (embedding_) {
    // The page around us may go everywhere at once.
    session_->show(length);
    if (record.moment > 0) go_to(record.moment);
    return;
  }
  if (!record.decisions.empty()) {
    int end = length;
    while (end > 1 && decisions_in({&log[static_cast<std::size_t>(end - 1)], 1}).empty() &&
           log[static_cast<std::size_t>(end - 1)].kind != EventKind::hand_end) {
      --end;
    }
    const bool hand_over = log[static_cast<std::size_t>(end - 1)].kind == EventKind::hand_end;
    live_shown_ = hand_over && !session_->game_ended() ? end : length;
  }
  if (record.moment == 0) return session_->show(live_shown_);
  live_shown_ = std::max(live_shown_, record.decisions.empty() ? length : 0);
  live_ = record.moment >= live_shown_;
  next_hand_ = record.moment > live_shown_;
  session_->show(record.moment);
}

std::string App::challenge() const {
  if (!session_ || !beat_) return {};
  const int hand = first_hand(session_->setup());
  const std::span<const Event> seen(session_->log().data(),
                                    static_cast<std::size_t>(session_->shown()));
  const std::string to_beat = std::to_string(*beat_);
  if (!hand_ended(seen, hand)) return fill(words_->challenge, {{"n", to_beat}});
  const int points = points_in_hand(seen, hand, session_->human() % session_->table().sides);
  const std::string_view phrase = points > *beat_   ? words_->challenge_won
                                  : points < *beat_ ? words_->challenge_lost
                                                    : words_->challenge_equal;
  return fill(phrase, {{"n", to_beat}, {"score", std::to_string(points)}});
}

std::string App::challenge_mark() const {
  if (!beat_) return {};
  return fill(words_->challenge_mark, {{"n", std::to_string(*beat_)}});
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

bool App::waits_for_next_hand() const {
  if (session_->shown() == 0 || session_->at_end() || next_hand_ || !offers_play()) return false;
  return session_->last_shown().kind == EventKind::hand_end &&
         session_->log()[static_cast<std::size_t>(session_->shown())].kind == EventKind::hand;
}

bool App::game_over() const { return session_->table().phase == Phase::over; }

bool App::something_pending() const {
  if (!session_ || !live_) return false;
  if (!session_->at_end()) return !waits_for_next_hand();
  return offers_play() && session_->computer_to_decide();
}

// How long the newest event stays before the next one is shown.
double App::dwell() const {
  const Event& event = session_->last_shown();
  const bool at_end = session_->at_end();
  const EventKind next =
      at_end ? EventKind::game : session_->log()[static_cast<std::size_t>(session_->shown())].kind;
  double time = 0;
  switch (event.kind) {
    case EventKind::game:
      time = 0;
      break;
    case EventKind::first_dealer:
      time = 1400;
      break;
    case EventKind::hand:
      time = 100;
      break;
    case EventKind::deal:
      time = 900;
      break;
    case EventKind::cut_trump:
    case EventKind::turn_up:
      time = 900;
      break;
    case EventKind::say:
      time = 1000;
      break;
    case EventKind::trump:
      time = at_end ? 600 : 100;
      break;
    case EventKind::discard:
      time = 600;
      break;
    // A finished trick stays to be looked at.
    case EventKind::play:
      time = next == EventKind::trick ? 1500 : 650;
      break;
    case EventKind::trick:
      time = 450;
      break;
    case EventKind::draw:
      time = 450;
      break;
    case EventKind::lay_down:
      time = 1400;
      break;
    case EventKind::award:
      time = 1300;
      break;
    case EventKind::redeal:
    case EventKind::thrown_in:
      time = 1800;
      break;
    case EventKind::hand_end:
      time = 300;
      break;
    case EventKind::game_end:
      time = 0;
      break;
  }
  constexpr std::array<double, 5> factors{1.7, 1.3, 1.0, 0.65, 0.4};
  return time * factors[static_cast<std::size_t>(pace_step(settings_.pace))];
}

void App::think_elsewhere(bool elsewhere) {
  think_elsewhere_ = elsewhere;
  thought_.reset();
}

// Asks as soon as there is a question, while what came before it is still being shown.
void App::ask_computer() {
  if (!think_elsewhere_ || !session_ || !live_) return;
  const auto question = session_->question();
  if (!question) return;
  std::string record = record_text(session_->record());
  if (thought_ && thought_->record == record && thought_->seat == question->seat &&
      thought_->lay_down == question->lay_down) {
    return;
  }
  thought_ = Thought{++thoughts_, std::move(record), session_->computer().name, question->seat,
                     question->lay_down};
  thought_answer_.reset();
  effects_.think = thought_;
}

void App::hear_thought(std::string_view what) {
  const auto colon = what.find(':');
  // Of an older question: the game has gone another way.
  if (colon == std::string_view::npos || !thought_ ||
      what.substr(0, colon) != std::to_string(thought_->serial)) {
    return;
  }
  thought_answer_ = what.substr(colon + 1);
  if (*thought_answer_ == "failed") think_elsewhere(false);
}

// False while the answer is out.
bool App::let_computer_decide() {
  ask_computer();
  if (thought_ && !thought_answer_) return false;
  if (thought_) {
    const auto decision = parse_decision(*thought_answer_, thought_->seat);
    const bool keeps = *thought_answer_ == "keep";
    thought_.reset();
    if (keeps ? session_->answer(std::nullopt)
              : std::holds_alternative<Decision>(decision) &&
                    session_->answer(std::get<Decision>(decision))) {
      return true;
    }
  }
  session_->let_computer_decide();
  return true;
}

bool App::tick(double now) {
  now_ = now;
  const int before = revision_;
  if (!message_.empty() && now_ >= message_until_) {
    message_.clear();
    changed();
  }
  move_on();
  while (something_pending() && now_ >= due_) {
    if (session_->at_end()) {
      if (!let_computer_decide()) break;
      changed();  // it may have passed the question on to the person
      continue;
    }
    session_->show_next();
    if (session_->last_shown().kind == EventKind::hand) next_hand_ = false;
    hear(session_->last_shown());
    if (session_->last_shown().kind == EventKind::game_end) count_game();
    if (beat_ && session_->last_shown().kind == EventKind::hand_end &&
        session_->table().hand == first_hand(session_->setup())) {
      say_message(challenge(), false);
    }
    last_trick_ = all_hands_ = false;
    due_ = now_ + dwell();
    if (session_->last_shown().kind == EventKind::game_end) tell_league_result();
    changed();
  }
  if (revision_ != before && session_) {
    ask_computer();
    history_.update(session_->setup(), session_->log(), session_->shown(), *narrator_);
  }
  return revision_ != before;
}

double App::next_due() const {
  const bool out = thought_ && !thought_answer_ && session_->at_end() && now_ >= due_;
  double due = playing() && !out ? due_ : never;
  if (!message_.empty()) due = std::min(due, message_until_);
  return due;
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
