#include "app/table/table_playing.hpp"

#include <utility>

#include "app/modes/lesson/table_first_game.hpp"
#include "app/modes/people/table_people.hpp"
#include "app/modes/sent/table_sent.hpp"
#include "app/narration/prompt.hpp"
#include "app/narration/spoken_queries.hpp"
#include "app/table/table_ahead.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_looking.hpp"
#include "app/table/table_mistakes.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"

namespace allfours {

namespace {

// Once, before the second hand: the first has enough that is new.
void offer_sound(TableState& table) {
  Settings& settings = table.context.settings;
  if (is_lesson(table) || table.context.embedding || settings.sound || settings.sound_offered)
    return;
  settings.sound_offered = true;
  table.context.effects.save("settings");
  table.context.say(table.context.words->sound_offer, false);
  table.context.message.offer("sound:on", std::string(table.context.words->sound_on));
  table.context.message.make_way();
}

// Says once what undoing costs, but in each match that it would cost. True if it has been said now.
bool warns_of_undo(TableState& table) {
  Settings& settings = table.context.settings;
  const ContestHere& contest = table.contest;
  if (!table.own || table.counted || is_practice(table)) return false;
  if (contest.help_costs_match ? table.undo_told : settings.undo_told) return false;
  table.undo_told = settings.undo_told = true;
  table.context.effects.save("settings");
  const Words& w = *table.context.words;
  table.context.say(contest.cost_of_help == nullptr
                        ? std::string(w.undo_warns)
                        : std::string(w.*contest.cost_of_help) + " " + std::string(w.undo_again),
                    false);
  table.context.asked_again = "undo";
  return true;
}

}  // namespace

CardSet playable_cards(const TableState& table) {
  if (is_exposing(table)) return cards_to_expose(table);
  if (!table.context.offers_play() || table.waits || looking_back(table) ||
      !table.session.person_to_decide() || table.session.person_may_lay_down() ||
      table.mode->leads(table.session) ||
      (may_err(table) &&
       (table.mistakes.own_card(table.session).known() || table.mistakes.points(table.session)))) {
    return {};
  }
  const Choice now = choice(table.session.table());
  return now.kind == Decision::Kind::say ? CardSet() : now.cards;
}

bool say_word(TableState& table, std::string_view what) {
  for (int i = 0; i < 9; ++i) {
    const Say say = static_cast<Say>(i);
    if (wire(say) != what) continue;
    if (!decide(table, Decision::of_say(table.session.human(), say))) return false;
    int& times = table.context.settings.said[at(i)];
    if (!is_lesson(table) && times < words_known) {
      ++times;
      table.context.effects.save("settings");
    }
    return true;
  }
  return false;
}

bool discard_picked(TableState& table) {
  CardList cards;
  for (const Card card : table.picked) cards.push(card);
  return decide(table, Decision::of_discard(table.session.human(), cards));
}

bool lay_hand_down(TableState& table) {
  return decide(table, Decision::of_lay_down(table.session.human()));
}

bool keep_hand(TableState& table) {
  if (!table.session.person_may_lay_down()) return false;
  table.waits = false;
  table.chosen = no_card;
  close_layers(table);
  table.session.keep_hand();
  table.due = table.context.now;
  return true;
}

bool go_to_next_hand(TableState& table) {
  if (looking_back(table) || !table.mode->facts().has_next_hand || !waits_for_next_hand(table))
    return false;
  table.waits = false;
  table.next_hand = true;
  if (tells_first(table)) note_caption(table, 1U << *table.caption);
  table.caption.reset();
  table.due = table.context.now;
  offer_sound(table);
  return true;
}

bool can_undo(const TableState& table) {
  return table.mode->is_game() && !table.waits && !is_strict(table) && table.session.can_undo();
}

bool can_redo(const TableState& table) {
  return table.mode->is_game() && !table.waits && !is_strict(table) && table.session.can_redo();
}

bool asks_person(const TableState& table) {
  return table.context.offers_play() && !table.waits && !looking_back(table) &&
         question_asked(table) >= 0;
}

bool undo(TableState& table) {
  if (!can_undo(table)) return false;
  if (warns_of_undo(table)) return true;
  close_layers(table);
  go_to_live_moment(table);
  table.chosen = table.raised = no_card;
  const int claimed_from = std::exchange(table.claimed_from, -1);
  // A card that plays itself would at once be back; a claim is taken back as a whole.
  do table.session.undo();
  while ((automatic_card(table) || (claimed_from >= 0 && table.session.shown() > claimed_from)) &&
         table.session.can_undo());
  table.caption.reset();
  table.opened.forget_evidence(table.session.shown());
  table.picked = CardSet();
  table.card_to_expose = no_card;
  table.next_hand = false;
  // A card exposed out of turn is back: the other player goes on.
  if (something_pending(table)) schedule_next_event(table);
  return true;
}

bool redo(TableState& table) {
  if (!can_redo(table)) return false;
  close_layers(table);
  go_to_live_moment(table);
  table.chosen = table.raised = no_card;
  do table.session.redo();
  while (automatic_card(table) && table.session.can_redo());
  table.caption.reset();
  table.picked = CardSet();
  table.next_hand = false;
  schedule_next_event(table);
  return true;
}

bool skip(TableState& table) {
  if (table.waits) return begin_sent(table);
  if (lowers(table) && table.session.person_to_decide()) return true;
  // With nothing else to show, a touch anywhere dismisses the caption.
  if (!something_pending(table)) close_caption(table);
  table.due = table.context.now;
  return true;
}

bool tell(TableState& table, std::string_view what) {
  // Between two people nobody holds a hand.
  if (const Caption curtain = curtain_caption(table); !curtain.title.empty() && what == "hand") {
    table.context.say_aloud(heading_then(curtain.title, curtain.text));
    return true;
  }
  auto answer = answer_to(what, table.session, table.narration, table.context.settings.hand_order);
  if (!answer) return false;
  table.context.say_aloud(std::move(*answer));
  return true;
}

bool decide(TableState& table, const Decision& decision) {
  if (looking_back(table) || !table.session.at_end() || table.session.seating().eyes() < 0)
    return false;
  if (!table.mode->takes(table, decision)) return !table.context.message.text().empty();
  // Without a message, the control should not have been there.
  if (table.session.decide(decision))
    return table.session.shares() && !table.context.message.text().empty();
  decided(table);
  return true;
}

void decided(TableState& table) {
  table.waits = false;
  if (table.mode->is_game()) note_person_plays(table);
  if (table.caption) note_caption(table, 1U << *table.caption);
  table.caption.reset();
  table.picked = CardSet();
  table.chosen = table.raised = no_card;
  table.mistakes.forget();
  table.packets = PacketsDealt();
  table.context.message.clear();
  close_layers(table);
  table.due = table.context.now;
}

int question_asked(const TableState& table) {
  constexpr int cards_are_played = -1;
  constexpr int points_are_counted = -2;
  if (table.session.person_to_decide() || table.session.person_may_lay_down())
    return table.session.shown();
  return award_is_up(table) || waits_for_next_hand(table) || game_over(table) || looking_back(table)
             ? points_are_counted
             : cards_are_played;
}

void say_of_question(const TableState& table, std::string_view text, std::string rule) {
  table.context.say(text, false, std::move(rule));
  table.context.message.belong_to(question_asked(table));
}

bool drop_old_message(TableState& table) {
  if (!table.context.message.outlives(question_asked(table))) return false;
  table.context.message.clear();
  return true;
}

bool click_card(TableState& table, std::string_view what) {
  const auto card = parse_card(what);
  const SeatView seen = table.session.view();
  if (!card || looking_back(table)) return false;
  if (is_exposing(table) && expose_card(table, what)) return true;
  if (choosable_cards(table).contains(*card))
    return raises(table, *card) || choose_ahead(table, *card);
  if (!seen.table.hands[static_cast<std::size_t>(seen.seat)].contains(*card)) return false;
  if (!playable_cards(table).contains(*card)) {
    std::string why;
    const Narrator& narrator = table.narration.narrator();
    // A word, a discard or a call is wanted instead: the question says so.
    if (table.session.person_to_decide()) {
      why = seen.table.phase == Phase::play ? why_not_text(narrator, seen, *card)
                                            : prompt(narrator, seen);
    }
    // A legal card, but something else comes first.
    if (why.empty()) {
      why = table.session.person_may_lay_down() ? table.context.words->ask_lay_down
                                                : table.context.words->not_now;
    }
    if (table.session.person_to_decide() && !playable_cards(table).empty() &&
        choice(table.session.table()).illegal.contains(*card)) {
      warn_of_illegal(table, *card, why);
      return true;
    }
    say_of_question(table, why, why_not_rule(seen, *card));
    if (table.context.settings.sound) table.context.effects.sounds.push_back(Sound::refused);
    return true;
  }
  const Choice now = choice(table.session.table());
  if (now.kind == Decision::Kind::play) {
    if (raises(table, *card)) return true;
    return decide(table, Decision::of_play(now.seat, *card));
  }
  if (table.picked.contains(*card)) {
    table.picked.remove(*card);
  } else if (table.picked.count() < now.discards) {
    table.picked.add(*card);
  } else {
    return false;
  }
  return true;
}

}  // namespace allfours
