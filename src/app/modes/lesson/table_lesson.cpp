// A lesson or puzzle at the table: captions, actions, and the decisions it accepts. And the
// captions of an ordinary first game.
#include "app/table/table_screen.hpp"
#include "core/advice/advice.hpp"
#include "words/spoken_text.hpp"

namespace allfours {

Caption TableScreen::caption() const {
  if (puzzle_) return puzzle_->caption(narrator());
  if (!lesson_) return sent();
  if (!lesson_->holds(session_.shown())) return {};
  return captions()[at(lesson_->part() - 1)];
}

CardSet TableScreen::asked_cards() const {
  const auto asked = lesson_ ? lesson_->asked(session_) : std::nullopt;
  CardSet cards;
  if (!asked) return cards;
  if (asked->kind == Decision::Kind::play) cards.add(asked->card);
  for (const Card card : asked->cards) cards.add(card);
  return cards;
}

std::vector<Action> TableScreen::lesson_actions() const {
  const Words& w = *context_->words;
  if (!lesson_->tells()) return {};
  if (!lesson_->over()) return {{"go_on", std::string(w.next), true}};
  std::vector<Action> actions{{"play_after", std::string(w.play), true}};
  if (lesson_->why() > 0) actions.push_back({"lesson_why", std::string(w.why) + "?", false});
  return actions;
}

bool TableScreen::lesson_takes(const Decision& decision) const {
  const auto asked = lesson_->asked(session_);
  if (asked && same_choice(*asked, decision)) return true;
  if (!asked || std::holds_alternative<Refusal>(judge(session_.table(), decision))) return false;
  const Words& w = *context_->words;
  std::string text;
  switch (asked->kind) {
    case Decision::Kind::say:
      text = narrator().button(asked->say);
      break;
    case Decision::Kind::play:
      text = card_name(w, asked->card);
      break;
    case Decision::Kind::discard:
      for (const Card card : asked->cards) text += (text.empty() ? "" : " ") + card_short(w, card);
      break;
    case Decision::Kind::lay_down:
      text = w.lay_down;
      break;
    default:
      break;  // no lesson asks for it
  }
  say_of_question(fill(w.lesson_other, {{"text", text}}));
  return false;
}

void TableScreen::reach_step() {
  if (!lesson_ || !lesson_->reach(session_.shown())) return;
  context_->message.clear();
  const Caption told = caption();
  context_->say_aloud(heading_then(told.title, told.text));
  note_caption(lesson_->told());
  if (lesson_->over() && context_->settings.lessons_done.emplace(lesson_->lesson().id).second) {
    context_->effects.save("settings");
  }
}

bool TableScreen::tells_first() const {
  return caption_ && !reviewing() && hint_.stage() == Hint::Stage::none && !game_over() &&
         !award_up();
}

Caption TableScreen::first_caption() const {
  if (!tells_first()) return {};
  return caption_of(narrator(), session_.table(), caption_text(*context_->words, *caption_));
}

std::optional<std::string> TableScreen::first_question() const {
  if (!tells_first() || is_question(*caption_)) return std::nullopt;
  return session_.human_to_decide() ? prompt() : std::string();
}

void TableScreen::note_caption(std::uint32_t bits) {
  std::uint32_t& told = context_->settings.captions_told;
  if ((told | bits) == told) return;
  told |= bits;
  context_->effects.save("settings");
}

bool TableScreen::close_caption() {
  if (!tells_first()) return false;
  note_caption(1U << *caption_);
  caption_.reset();
  caption_closed_ = session_.shown();
  return true;
}

// Only while the person plays: not in playback, nor in another person's game.
bool TableScreen::look_for_caption() {
  const std::uint32_t told = context_->settings.captions_told;
  const bool waits = session_.human_to_decide() || waits_for_next_hand();
  if (caption_ && !still_tells(view(), *caption_, told, waits)) caption_.reset();
  if (caption_ || !is_game() || waits_ || session_.several() || context_->embedding ||
      told == all_captions || others_moves_ || practice_.shown() > 0 || reviewing() ||
      session_.shown() == 0 || game_over() || award_up() ||
      !context_->message.offered().id.empty()) {
    return false;
  }
  // One at a time; only the offer and the first word come together.
  const bool again =
      caption_closed_ == session_.shown() && session_.table().phase != Phase::eldest_answers;
  if (!again) caption_ = caption_for(view(), told, waits);
  if (!caption_) return false;
  const Caption news =
      caption_of(narrator(), session_.table(), caption_text(*context_->words, *caption_));
  context_->say_aloud(heading_then(news.title, news.text));
  return true;
}

bool TableScreen::fold() {
  if (lesson_) lesson_->fold();
  if (puzzle_) puzzle_->fold();
  return !is_game();
}

std::vector<Action> TableScreen::puzzle_actions() const {
  const Words& w = *context_->words;
  const auto action = [&](std::string_view id, std::string_view key, bool primary) {
    return Action{std::string(id), std::string(lesson_phrase(w, key)), primary};
  };
  if (puzzle_->shows() && !puzzle_->over()) return {};
  if (!puzzle_->over()) return {action("show_solution", "puzzle-show", false)};
  if (puzzle_->solved()) {
    std::vector<Action> actions{action("next_puzzle", "puzzle-next", true)};
    if (puzzle_->text() == nullptr) actions = {action("end_puzzle", "puzzle-end", true)};
    actions.push_back(action("try_again", "puzzle-again", false));
    return actions;
  }
  return {action("try_again", "puzzle-again", true), action("show_solution", "puzzle-show", false)};
}

void TableScreen::begin_puzzle(Goal goal) { puzzle_.emplace(goal, session_); }

void TableScreen::look_at_puzzle() {
  const bool before = puzzle_->over();
  puzzle_->look(session_);
  if (before || !puzzle_->over()) return;
  context_->message.clear();
  const Caption told = caption();
  context_->say_aloud(heading_then(told.title, told.text));
  if (puzzle_->solved() && context_->settings.sound) {
    context_->effects.sounds.push_back(Sound::solved);
  }
  const PuzzleText* text = puzzle_->text();
  if (puzzle_->solved() && text != nullptr &&
      context_->settings.puzzles_done.emplace(text->id).second) {
    context_->effects.save("settings");
  }
}

// Opens it in the score book, which is a sheet on a phone.
bool TableScreen::lesson_why() {
  if (lesson_->why() == 0) return false;
  if (evidence(lesson_->why()) == nullptr) toggle_why(std::to_string(lesson_->why()));
  context_->sheets.history = true;
  return true;
}

bool TableScreen::go_on() {
  if (!lesson_->tells() || lesson_->over()) return false;
  lesson_->go_on();
  next_hand_ = true;
  due_ = context_->now;
  reach_step();
  return true;
}

}  // namespace allfours
