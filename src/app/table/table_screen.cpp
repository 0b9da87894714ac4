#include "app/table/table_screen.hpp"

#include <utility>

#include "app/narration/prompt.hpp"
#include "app/narration/spoken_queries.hpp"
#include "app/table/game_result.hpp"

namespace allfours {

namespace {

// The person at this seat, if the game has it.
Session seated(Game game, int seat, const Bots& bots) {
  const int human = seat < game.setup().players ? seat : 0;
  return {std::move(game), human, sensible_player(), bots};
}

}  // namespace

TableScreen::TableScreen(Context& context, OpenedLink link, int seat, const SavedGame* kept,
                         const Lesson* lesson)
    : context_(&context),
      session_(seated(lesson == nullptr ? std::move(link.game) : Game(link.game.setup()), seat,
                      link.bots)),
      telling_(session_, *context.words, context.settings, ++context.histories),
      mode_(mode_of(link, lesson, session_, context.embedding.has_value())),
      others_moves_(session_.game().decisions() > 0),
      due_(context.now) {
  session_.seat_people(link.people);
  if (kept == nullptr) {
    open_at(link.moment);
    tell_anew();
  } else {
    restore(*kept);
  }
  // A puzzle starts with moves that are part of it.
  if (!is_game()) others_moves_ = false;
  // Announce the state of a game in progress.
  stand_is_news();
}

void TableScreen::open_at(int moment) {
  const Events& log = session_.log();
  const int length = static_cast<int>(log.size());
  if (context_->embedding) {
    // An embedding page may go to any moment at once.
    review_.begin(session_, 0, length);
    if (moment > 0) go_to(moment);
    return;
  }
  int live = 0;
  if (others_moves_) {
    int end = length;
    while (end > 1 && decisions_in({&log[static_cast<std::size_t>(end - 1)], 1}).empty() &&
           log[static_cast<std::size_t>(end - 1)].kind != EventKind::hand_end) {
      --end;
    }
    const bool hand_over = log[static_cast<std::size_t>(end - 1)].kind == EventKind::hand_end;
    live = hand_over && !session_.game_ended() ? end : length;
  } else if (moment > 0) {
    live = length;
  }
  next_hand_ = moment > live;
  // Before a hand's end starts playback: the link is about how the hand went.
  const bool at_hand_end = moment > 0 && moment <= length && others_moves_ &&
                           (log[at(moment - 1)].kind == EventKind::hand_end ||
                            log[at(moment - 1)].kind == EventKind::game_end);
  review_.begin(session_, moment, live);
  if (at_hand_end) review_.look_back(session_);
}

const TableMode& TableScreen::mode() const {
  return std::visit([](const auto& mode) -> const TableMode& { return mode; }, mode_);
}

TableMode& TableScreen::mode() {
  return std::visit([](auto& mode) -> TableMode& { return mode; }, mode_);
}

const LessonRun* TableScreen::lesson() const {
  const auto* mode = mode_as<LessonMode>();
  return mode != nullptr ? &mode->run() : nullptr;
}

const PuzzleRun* TableScreen::puzzle() const {
  const auto* mode = mode_as<PuzzleMode>();
  return mode != nullptr ? &mode->run() : nullptr;
}

const DuelRun* TableScreen::duel() const {
  const auto* mode = mode_as<DuelMode>();
  return mode != nullptr ? &mode->run() : nullptr;
}

// Names and texts occur in every line, so the narration is rebuilt.
void TableScreen::tell_anew() {
  telling_ = Telling(session_, *context_->words, context_->settings, ++context_->histories);
  opened_.forget_evidence(0);
}

bool TableScreen::something_pending() const {
  if (waits_ || !review_.live() || mode().tells()) return false;
  if (const auto goes_on = mode().goes_on(session_)) return *goes_on;
  if (!session_.at_end()) return !waits_for_next_hand();
  if (plays_itself()) return true;
  if (may_err() && waits_for_word()) return false;
  if (session_.passes()) return true;
  return context_->offers_play() && session_.computer_to_decide();
}

bool TableScreen::move_on() {
  bool moved = false;
  while (review_.moves_on() && reviewing() && is_due()) {
    go_to(session_.shown() + 1);
    review_.move_on_from_here();
    wait();
    moved = true;
  }
  if (review_.live()) review_.rest();
  return moved;
}

const Event& TableScreen::show_next() {
  session_.show_next();
  const Event& event = session_.last_shown();
  if (event.kind == EventKind::hand) next_hand_ = false;
  if (event.kind == EventKind::hand || event.kind == EventKind::hand_end ||
      event.kind == EventKind::game_end) {
    session_.leave_seats();
  }
  leave_ended_share();
  mode().hear_shown(*this, event);
  close();
  drop_choice();
  wait();
  if (falls_.known() && session_.at_end()) drop_card();
  return event;
}

bool TableScreen::waits_for_next_hand() const {
  if (!mode().facts().stops_after_hand || session_.shown() == 0 || session_.at_end() ||
      next_hand_ || !context_->offers_play())
    return false;
  return session_.last_shown().kind == EventKind::hand_end &&
         session_.log()[static_cast<std::size_t>(session_.shown())].kind == EventKind::hand;
}

bool TableScreen::shows_so_far() const {
  const Table& table = session_.table();
  return table.trump_fixed && table.play_count > 0 && table.phase != Phase::hand_end &&
         table.phase != Phase::hand && !waits_for_next_hand() && !game_over();
}

std::array<SoFarBox, 4> TableScreen::so_far() const {
  const SeatView seen = hands_open() ? with_open_hands(view(), session_.table().hands) : view();
  auto boxes = allfours::so_far(narrator(), seen);
  // When the hand is played, Game is open until it has been counted.
  if (session_.table().phase == Phase::settlement && !game_is_counted()) {
    SoFarBox& game = boxes.back();
    game = {
        SoFarBox::State::open, game.title, no_card, {}, std::string(context_->words->still_open),
        game.short_title};
  }
  return boxes;
}

bool TableScreen::game_is_counted() const {
  for (int i = session_.shown(); i-- > 0;) {
    const Event& event = session_.log()[at(i)];
    if (event.kind == EventKind::hand) return false;
    if (event.kind == EventKind::award && event.award == AwardFor::game) return true;
  }
  return false;
}

std::string_view TableScreen::so_far_note() const {
  return hands_open() ? context_->words->so_far_open : context_->words->so_far_note;
}

std::string TableScreen::prompt() const {
  if (waits_ || (reviewing() && !context_->offers_play())) return {};
  if (reviewing()) {
    return fill(context_->words->moment_of,
                {{"n", number_text(session_.shown())}, {"text", number_text(live_moment())}});
  }
  if (game_over() || !session_.at_end()) return {};
  if (mode().leads(session_)) return {};
  if (next_person() >= 0) return curtain().title;
  // In a table without players nobody is thinking.
  if (!context_->offers_play() && session_.table().turn != session_.human()) return {};
  if (may_err()) {
    if (std::string asked = mistake_prompt(); !asked.empty()) return asked;
  }
  if (session_.shares() && !session_.takes_decision()) {
    if (std::string state = session_.shared()->state(); !state.empty()) return state;
  }
  if (session_.human_may_lay_down()) return std::string(context_->words->ask_lay_down);
  // Nobody thinks before it has been read.
  if (award_waits() && !session_.human_to_decide()) return {};
  if (deals_by_hand()) return dealing_prompt();
  return allfours::prompt(narrator(), view());
}

CardSet TableScreen::playable() const {
  if (is_exposing()) return to_expose();
  if (!context_->offers_play() || waits_ || reviewing() || !session_.human_to_decide() ||
      session_.human_may_lay_down() || mode().leads(session_) ||
      (may_err() && (mistakes_.own_card(session_).known() || mistakes_.points(session_)))) {
    return {};
  }
  const Choice now = choice(session_.table());
  return now.kind == Decision::Kind::say ? CardSet() : now.cards;
}

std::optional<DayResult> TableScreen::day_result() const {
  if (!mode().facts().has_result || !day_of(session_.setup())) return std::nullopt;
  const std::span<const Event> seen(session_.log().data(), at(session_.shown()));
  return result_of_day(session_.setup(), seen, session_.human());
}

std::string TableScreen::result_text() const {
  const bool at_end = waits_for_next_hand() || game_over();
  if (!mode().facts().has_result || !at_end || reviewing()) return {};
  if (const auto day = day_result(); day && session_.table().hand == 1) {
    return allfours::result_text(*day, context_->language);
  }
  if (!game_over()) return {};
  const std::string practice = practice_text();
  return game_result_text(session_.setup(), session_.log(), session_.human(), context_->language) +
         (practice.empty() ? "" : "\n" + practice);
}

std::vector<int> TableScreen::decisive() const {
  return game_over() && !reviewing() ? decisive_awards(session_.log()) : std::vector<int>();
}

bool TableScreen::say_word(std::string_view what) {
  for (int i = 0; i < 9; ++i) {
    const Say say = static_cast<Say>(i);
    if (wire(say) != what) continue;
    if (!decide(Decision::of_say(session_.human(), say))) return false;
    int& times = context_->settings.said[at(i)];
    if (!is_lesson() && times < words_known) {
      ++times;
      context_->effects.save("settings");
    }
    return true;
  }
  return false;
}

bool TableScreen::discard() {
  CardList cards;
  for (const Card card : picked_) cards.push(card);
  return decide(Decision::of_discard(session_.human(), cards));
}

bool TableScreen::lay_down() { return decide(Decision::of_lay_down(session_.human())); }

bool TableScreen::keep_hand() {
  if (!session_.human_may_lay_down()) return false;
  waits_ = false;
  chosen_ = no_card;
  close();
  session_.keep_hand();
  due_ = context_->now;
  return true;
}

bool TableScreen::next_hand() {
  if (reviewing() || !mode().facts().has_next_hand || !waits_for_next_hand()) return false;
  waits_ = false;
  next_hand_ = true;
  if (tells_first()) note_caption(1U << *caption_);
  caption_.reset();
  due_ = context_->now;
  return true;
}

bool TableScreen::undo() {
  if (!can_undo()) return false;
  if (own_ && !counted_ && !practice() && !context_->settings.undo_told) {
    context_->settings.undo_told = true;
    context_->effects.save("settings");
    context_->say(context_->words->undo_warns, false);
    context_->asked_again = "undo";
    return true;
  }
  close();
  go_to_live_moment();
  chosen_ = raised_ = no_card;
  const int claimed_from = std::exchange(claimed_from_, -1);
  // A card that plays itself would at once be back; a claim is taken back as a whole.
  do session_.undo();
  while ((plays_itself() || (claimed_from >= 0 && session_.shown() > claimed_from)) &&
         session_.can_undo());
  caption_.reset();
  opened_.forget_evidence(session_.shown());
  picked_ = CardSet();
  falls_ = no_card;
  next_hand_ = false;
  return true;
}

bool TableScreen::redo() {
  if (!can_redo()) return false;
  close();
  go_to_live_moment();
  chosen_ = raised_ = no_card;
  do session_.redo();
  while (plays_itself() && session_.can_redo());
  caption_.reset();
  picked_ = CardSet();
  next_hand_ = false;
  wait();
  return true;
}

bool TableScreen::skip() {
  if (waits_) return begin_sent();
  if (lowers() && session_.human_to_decide()) return true;
  // With nothing else to show, a touch anywhere dismisses the caption.
  if (!something_pending()) close_caption();
  due_ = context_->now;
  return true;
}

bool TableScreen::tell(std::string_view what) {
  auto answer = answer_to(what, session_, telling_, context_->settings.hand_order);
  if (!answer) return false;
  context_->say_aloud(std::move(*answer));
  return true;
}

bool TableScreen::decide(const Decision& decision) {
  if (reviewing() || !session_.at_end() || session_.eyes() < 0) return false;
  if (!mode().takes(*this, decision)) return !context_->message.text().empty();
  // Without a message, the control should not have been there.
  if (session_.decide(decision)) return session_.shares() && !context_->message.text().empty();
  decided();
  return true;
}

void TableScreen::offer_sound() {
  Settings& settings = context_->settings;
  if (is_lesson() || context_->embedding || settings.sound || settings.sound_offered) return;
  settings.sound_offered = true;
  context_->effects.save("settings");
  context_->say(context_->words->sound_offer, false);
  context_->message.offer("sound:on", std::string(context_->words->sound_on));
}

void TableScreen::decided() {
  waits_ = false;
  if (is_game()) make_own();
  if (caption_) note_caption(1U << *caption_);
  caption_.reset();
  picked_ = CardSet();
  chosen_ = raised_ = no_card;
  mistakes_.forget();
  packets_ = PacketsDealt();
  context_->message.clear();
  close();
  due_ = context_->now;
}

int TableScreen::question() const {
  constexpr int cards_are_played = -1;
  constexpr int points_are_counted = -2;
  if (session_.human_to_decide() || session_.human_may_lay_down()) return session_.shown();
  return award_up() || waits_for_next_hand() || game_over() || reviewing() ? points_are_counted
                                                                           : cards_are_played;
}

void TableScreen::say_of_question(std::string_view text, std::string rule) const {
  context_->say(text, false, std::move(rule));
  context_->message.belong_to(question());
}

bool TableScreen::drop_old_message() {
  if (!context_->message.outlives(question())) return false;
  context_->message.clear();
  return true;
}

bool TableScreen::click_card(std::string_view what) {
  const auto card = parse_card(what);
  const SeatView seen = view();
  if (!card || reviewing()) return false;
  if (is_exposing() && expose(what)) return true;
  if (choosable().contains(*card)) return raises(*card) || choose_ahead(*card);
  if (!seen.table.hands[static_cast<std::size_t>(seen.seat)].contains(*card)) return false;
  if (!playable().contains(*card)) {
    std::string why;
    if (session_.human_to_decide()) why = why_not_text(narrator(), seen, *card);
    // A legal card, but something else comes first.
    if (why.empty()) {
      why =
          session_.human_may_lay_down() ? context_->words->ask_lay_down : context_->words->not_now;
    }
    if (session_.human_to_decide() && !playable().empty() &&
        choice(session_.table()).illegal.contains(*card)) {
      warn_of_illegal(*card, why);
      return true;
    }
    say_of_question(why, why_not_rule(seen, *card));
    if (context_->settings.sound) context_->effects.sounds.push_back(Sound::refused);
    return true;
  }
  const Choice now = choice(session_.table());
  if (now.kind == Decision::Kind::play) {
    if (raises(*card)) return true;
    if (!decide(Decision::of_play(now.seat, *card))) return false;
    offer_sound();
    return true;
  }
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
