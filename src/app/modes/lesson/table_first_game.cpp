// The captions of an ordinary first game.
#include "app/table/table_screen.hpp"
#include "words/spoken_text.hpp"

namespace allfours {

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
  if (caption_ || !mode().facts().guides_beginners || waits_ || told == all_captions ||
      others_moves_ || practice_.shown() > 0 || reviewing() || session_.shown() == 0 ||
      game_over() || award_up() || !context_->message.offered().id.empty()) {
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
  mode().fold();
  return !is_game();
}

void TableScreen::go_on_at_once() {
  next_hand_ = true;
  due_ = context_->now;
}

}  // namespace allfours
