#include "app/modes/lesson/lesson_mode.hpp"

#include <algorithm>
#include <utility>

#include "app/modes/lesson/table_first_game.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_state.hpp"
#include "core/advice/advice.hpp"
#include "words/spoken_text.hpp"

namespace allfours {

namespace {

constexpr ModeFacts lesson_facts{.where = Verb::Where::lesson,
                                 .plays_ahead = false,
                                 .guides_beginners = false,
                                 .is_reviewed = false,
                                 .has_result = false,
                                 .counts = false};

// The decision that a lesson asks for, as words for "The lesson asks for …".
std::string decision_asked(const TableState& table, const Decision& asked) {
  const Words& w = *table.context.words;
  switch (asked.kind) {
    case Decision::Kind::say:
      return std::string(table.narration.narrator().button(asked.say));
    case Decision::Kind::play:
      return card_name(w, asked.card);
    case Decision::Kind::discard: {
      std::string text;
      for (const Card card : asked.cards) text += (text.empty() ? "" : " ") + card_short(w, card);
      return text;
    }
    case Decision::Kind::lay_down:
      return std::string(w.lay_down);
    default:
      return {};  // no lesson asks for it
  }
}

}  // namespace

LessonMode::LessonMode(LessonRun run) : TableMode(lesson_facts), run_(std::move(run)) {}

std::optional<std::vector<Action>> LessonMode::actions(const TableState& table) const {
  if (looking_back(table) || run_.asked(table.session)) return std::nullopt;
  const Words& w = *table.context.words;
  if (!run_.tells()) return std::vector<Action>{};
  if (!run_.over()) return std::vector<Action>{{"go_on", std::string(w.next), true}};
  std::vector<Action> actions{{"play_after", std::string(w.play), true}};
  if (run_.why() > 0) actions.push_back({"lesson_why", std::string(w.why) + "?", false});
  return actions;
}

bool LessonMode::takes(const TableState& table, const Decision& decision) const {
  const auto asked = run_.asked(table.session);
  if (asked && same_choice(*asked, decision)) return true;
  if (asked && !std::holds_alternative<Refusal>(judge(table.session.table(), decision))) {
    say_of_question(
        table, fill(table.context.words->lesson_other, {{"text", decision_asked(table, *asked)}}));
  }
  return false;
}

CardSet LessonMode::asked_cards(const Session& session) const {
  const auto asked = run_.asked(session);
  CardSet cards;
  if (!asked) return cards;
  if (asked->kind == Decision::Kind::play) cards.add(asked->card);
  for (const Card card : asked->cards) cards.add(card);
  return cards;
}

bool LessonMode::leads(const Session& session) const { return !run_.asked(session); }

std::optional<bool> LessonMode::goes_on(const Session& session) const {
  if (!session.at_end()) return std::nullopt;
  return session.table().phase != Phase::over && !run_.asked(session);
}

std::optional<bool> LessonMode::decide_for_others(Session& session) { return run_.decide(session); }

bool LessonMode::holds_award(bool) const { return !run_.tells(); }

void LessonMode::hear_shown(TableState& table, const Event&) { reach_step(table); }

void LessonMode::reach_step(TableState& table) {
  if (!run_.reach(table.session.shown())) return;
  Context& context = table.context;
  context.message.clear();
  const Caption told = caption(table);
  std::string aloud = heading_then(told.title, told.text);
  note_caption(table, run_.told());
  if (run_.over()) {
    aloud.insert(0, std::string(context.words->lesson_passed) + " ");
    if (context.settings.sound) context.effects.sounds.push_back(Sound::solved);
    if (context.settings.lessons_done.emplace(run_.lesson().id).second)
      context.effects.save("settings");
  }
  context.say_aloud(std::move(aloud));
}

bool LessonMode::go_on(TableState& table) {
  if (!run_.tells() || run_.over()) return false;
  run_.go_on();
  table.next_hand = true;  // also from a hand's end
  table.due = table.context.now;
  reach_step(table);
  return true;
}

void LessonMode::go_to_step(TableState& table, int part) {
  Session& session = table.session;
  part = std::min(part, run_.parts());
  while (true) {
    run_.reach(session.shown());
    if (run_.part() >= part) break;
    if (run_.tells()) {
      run_.go_on();
    } else if (!session.at_end()) {
      session.show(session.shown() + 1);
    } else if (const auto asked = run_.asked(session)) {
      if (session.decide(*asked)) break;
    } else if (!run_.decide(session)) {
      break;
    }
  }
  tell_anew(table);
}

std::string LessonMode::title(const Narrator& narrator) const {
  return std::string(lesson_title(narrator.words(), run_.lesson()));
}

Caption LessonMode::caption(const TableState& table) const {
  if (!run_.holds(table.session.shown())) return {};
  return run_.captions(table.narration.narrator())[at(run_.part() - 1)];
}

std::vector<Caption> LessonMode::captions(const TableState& table) const {
  return run_.captions(table.narration.narrator());
}

}  // namespace allfours
