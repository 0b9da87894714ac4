#include "app/modes/lesson/first_game.hpp"

#include <algorithm>
#include <array>

#include "app/features/settings/settings.hpp"

namespace allfours {

namespace {

// The seat a caption may name: the leader of the current trick, the seat that begs, else the
// dealer.
int seat_named(const Table& table) {
  if (table.phase == Phase::dealer_answers) return table.beggar;
  return trick_size(table) > 0 ? table.plays[at(table.trick_start)].seat : table.dealer;
}

// The trump suit, or the suit proposed.
Suit told_suit(const Table& table) {
  if (table.trump_fixed || table.turned_count == 0) return table.trump;
  return table.turned[at(table.turned_count - 1)].suit();
}

bool follows(const Table& table) { return table.phase == Phase::play && trick_size(table) > 0; }

CardSet hand_of(const SeatView& view) { return view.table.hands[at(view.seat)]; }

// This seat can follow the plain suit led, and also holds trumps.
bool could_trump(const SeatView& view) {
  if (!follows(view.table) || !view.table.trump_fixed) return false;
  const Suit led = trick_state(view.table).led;
  const Suit trump = view.table.trump;
  return led != trump && !(hand_of(view) & CardSet::of(led)).empty() &&
         !(hand_of(view) & CardSet::of(trump)).empty();
}

bool is_offered(const SeatView& view) {
  return view.table.turned_count > 0 && !view.table.trump_fixed && view.table.play_count == 0;
}

bool was_cut(const SeatView& view) {
  return view.table.rules.trump == TrumpBy::cut && view.table.trump_fixed;
}

bool may_stand(const SeatView& view) {
  return view.table.phase == Phase::eldest_answers &&
         (choice(view.table).says & say_bit(Say::stand)) != 0;
}

bool may_give_or_run(const SeatView& view) {
  const std::uint16_t both = say_bit(Say::give) | say_bit(Say::run);
  return view.table.phase == Phase::dealer_answers && (choice(view.table).says & both) == both;
}

bool pitches(const SeatView& view) {
  return view.table.phase == Phase::play && view.table.rules.trump == TrumpBy::pitch &&
         !view.table.trump_fixed;
}

bool leads(const SeatView& view) {
  return view.table.phase == Phase::play && view.table.trump_fixed && trick_size(view.table) == 0;
}

// It may follow, or play any trump.
bool follows_or_trumps(const SeatView& view) {
  if (!could_trump(view)) return false;
  const CardSet both = CardSet::of(trick_state(view.table).led) | CardSet::of(view.table.trump);
  return choice(view.table).cards == (hand_of(view) & both);
}

// It must follow, though it has trumps.
bool must_follow(const SeatView& view) {
  return could_trump(view) &&
         choice(view.table).cards == (hand_of(view) & CardSet::of(trick_state(view.table).led));
}

// The other side is winning a trick of trumps with a card that beats this seat's jack, which need
// not be played.
bool jack_is_hunted(const SeatView& view) {
  const Table& table = view.table;
  if (!follows(table) || table.rules.jack != PointTo::taken || !table.trump_fixed) return false;
  const Card jack(table.trump, Rank::jack);
  const Play best = winning_play(table);
  return trick_state(table).led == table.trump && hand_of(view).contains(jack) &&
         choice(table).cards.count() > 1 && best.card.rank() > Rank::jack &&
         side_of(table, best.seat) != side_of(table, view.seat);
}

bool has_taken_shape(const SeatView& view) {
  return view.table.phase == Phase::play && view.table.trump_fixed && view.table.tricks > 0;
}

bool is_counted(const SeatView& view) {
  const Phase phase = view.table.phase;
  return phase == Phase::hand || phase == Phase::hand_end;
}

// A caption about the trump suit is no answer to another question: a dealer's word, a card to
// discard, or a suit to follow.
bool leaves_question_open(const SeatView& view) {
  const Table& table = view.table;
  if (table.turn != view.seat || table.phase == Phase::eldest_answers) return true;
  return table.phase == Phase::play && choice(table).cards == hand_of(view);
}

struct FirstCaption {
  std::string_view Words::*text;
  bool (*is_true)(const SeatView& view);
  bool needs_person = true;  // the game waits for the person
  bool is_question = true;   // it says itself what the person is asked
};

// In the order of caption_names.
constexpr std::array<FirstCaption, caption_names.size()> first_captions{{
    {&Words::lesson_turned, is_offered, false, false},
    {&Words::lesson_trumps, was_cut, false, false},
    {&Words::lesson_stand, may_stand},
    {&Words::lesson_pitch, pitches},
    {&Words::lesson_lead, leads},
    {&Words::lesson_hunt, jack_is_hunted},
    {&Words::lesson_follow, follows_or_trumps},
    {&Words::lesson_follow_strict, must_follow},
    {&Words::lesson_points, has_taken_shape, true, false},
    {&Words::lesson_counted, is_counted},
    {&Words::lesson_give, may_give_or_run},
}};

std::string_view who_has(PointTo to) { return to == PointTo::taken ? "taken" : "dealt"; }

}  // namespace

Caption caption_of(const Narrator& narrator, const Table& table, std::string_view text,
                   std::string_view more) {
  const Words& w = narrator.words();
  const int who = seat_named(table);
  const std::string name = who < 0 ? std::string() : narrator.name(who);
  const Suit led = trick_size(table) > 0 ? trick_state(table).led : told_suit(table);
  const auto filled = [&](std::string_view phrase) {
    return fill(phrase, who == narrator.people().you,
                {{"who", name},
                 {"suit", suit_name(w, told_suit(table))},
                 {"led", suit_name(w, led)},
                 {"trump", table.trump_fixed ? "fixed" : "offered"},
                 {"high", who_has(table.rules.high)},
                 {"low", who_has(table.rules.low)},
                 {"jack", who_has(table.rules.jack)}});
  };
  const std::string told = filled(text);
  constexpr std::string_view sign = " ¶ ";
  const auto end = told.find(sign);
  Caption caption{upper_first(told.substr(0, end)), upper_first(told.substr(end + sign.size()))};
  if (!more.empty()) caption.text += " " + filled(more);
  return caption;
}

std::optional<int> caption_for(const SeatView& view, std::uint32_t told, bool waits) {
  for (int i = 0; i < static_cast<int>(first_captions.size()); ++i) {
    const FirstCaption& caption = first_captions[at(i)];
    if ((told >> i & 1) != 0) continue;
    if (caption.needs_person ? !waits : !leaves_question_open(view)) continue;
    if (caption.is_true(view)) return i;
  }
  return std::nullopt;
}

bool still_tells(const SeatView& view, int caption, std::uint32_t told, bool waits) {
  if ((told >> caption & 1) != 0) return false;
  const FirstCaption& one = first_captions[at(caption)];
  return one.needs_person ? waits && one.is_true(view) : leaves_question_open(view);
}

bool is_question(int caption) { return first_captions[at(caption)].is_question; }

std::string_view caption_text(const Words& words, int caption) {
  return words.*first_captions[at(caption)].text;
}

std::uint32_t caption_bit(std::string_view key) {
  constexpr std::string_view head = "lesson-";
  if (!key.starts_with(head)) return 0;
  const auto found = std::find(caption_names.begin(), caption_names.end(), key.substr(head.size()));
  return found == caption_names.end() ? 0 : 1U << (found - caption_names.begin());
}

}  // namespace allfours
