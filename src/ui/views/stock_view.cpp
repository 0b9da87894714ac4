#include "ui/views/stock_view.hpp"

#include <algorithm>

namespace allfours::ui {

namespace {

Cue lies(int actor, int card, const CardPose& pose) {
  return {actor, card, card >= 0, pose, 0, "the pile", false};
}

Cue shown(Card card, const CardPose& pose) { return lies(card.index, card.index, pose); }

}  // namespace

// While a suit is only proposed, pack and turned card are large in the middle, between the words
// and the buttons, if there is room.
Pile::Pile(const Scene& scene)
    : scene_(scene),
      layout_(scene.layout),
      table_(scene.seen.table().view.table),
      centre_(scene.layout.pile),
      width_(scene.layout.pile_width) {
  const SeenTable& game = scene.seen.table();
  if (table_.trump_fixed || table_.turned_count == 0 || game.hint.stage != Hint::Stage::none ||
      game.looking_back || game.award.is_up || !game.controls.seats_to_deal_to.empty()) {
    return;
  }
  const float speech = layout_.kind == LayoutKind::smallest ? 60 : 50;
  float top = layout_.middle.min.y + speech;
  // Below the board if it would reach it.
  if (layout_.has_board && layout_.middle_x - layout_.hand_width * 0.9F < layout_.board.max.x) {
    top = std::max(top, layout_.board.max.y + space::small);
  }
  const float bottom = controls_top(scene) - space::medium;
  const float wide =
      std::min({(bottom - top) / card_aspect, layout_.hand_width, layout_.middle.width() / 2});
  if (wide <= width_ * 1.1F) return;
  const ImVec2 middle(layout_.middle_x, (top + bottom) * 0.5F);
  const ImVec2 half(wide * 0.9F, wide * card_aspect * 0.5F + space::tiny);
  if (layout_.kind == LayoutKind::upright &&
      !free_for_words(scene, {middle - half, middle + half})) {
    return;
  }
  offered_ = true;
  centre_ = ImVec2(layout_.middle_x, (top + bottom) * 0.5F);
  width_ = wide;
}

CardPose Pile::pose(int i) const {
  CardPose pose;
  const float step = static_cast<float>(i) * 1.5F;
  pose.centre = ImVec2(centre_.x - width_ * 0.34F + step, centre_.y - step);
  pose.width = width_;
  return pose;
}

// In a small window there are the buttons or the pile; the prompt names the turned card.
bool Pile::buttons_need_room() const {
  if (!layout_.narrow()) return false;
  if (scene_.seen.table().looking_back && !scene_.seen.table().waits) {
    // Playback buttons are below it, in two rows if there are many.
    const float rows = layout_.kind == LayoutKind::upright ? 2 : 1;
    const float top = layout_.prompt.max.y - rows * (space::touch + space::small);
    return centre_.y + width_ * (card_aspect * 0.5F + 0.1F) > top;
  }
  float wide = 0;
  for (const Action& action : scene_.seen.table().controls.actions) {
    wide +=
        std::max(92.0F, text_width(scene_.canvas, Text::strong, action.label) + 44) + space::small;
  }
  if (layout_.kind == LayoutKind::upright) return wide > layout_.table.width() - space::small;
  const float beside = layout_.table.width() - 4 * (layout_.pile_width + space::small);
  return wide > 0 && (wide > beside || layout_.prompt.height() > 20);
}

// True if the area is clear of captions, buttons, plates and the trump suit.
bool Pile::is_free(const Rect& area) const {
  if (told_over(scene_, area) || over_controls(scene_, area)) return false;
  if (layout_.has_strip && area.meets(layout_.strip)) return false;
  if (over_backs(scene_, area)) return false;
  return free_for_words(scene_, area);
}

bool Pile::room_is_taken() const {
  if (!layout_.pile_fits && table_.rules.trump == TrumpBy::turn_up) return true;
  const ImVec2 reach(width_ * 0.85F, width_ * card_aspect * 0.5F);
  // Several turned cards reach further; close neighbours above are harmless.
  const ImVec2 end(table_.turned_count > 1 ? width_ * 1.5F : reach.x, reach.y + width_ * 0.08F);
  return !is_free({centre_ - reach + ImVec2(0, -2), centre_ + end});
}

bool Pile::has_room() const {
  if (offered_) return true;
  // In the smallest windows the turned card is in the bar.
  if (layout_.kind == LayoutKind::smallest && table_.rules.trump == TrumpBy::turn_up) return false;
  // A stock gives way to captions only.
  if (table_.rules.trump == TrumpBy::cut) {
    const SeenTable& game = scene_.seen.table();
    const bool told = game.hint.stage != Hint::Stage::none || game.lead.is_captioned ||
                      game.first_game.tells || asks_on_strip(game);
    return !buttons_need_room() && (!told || !room_is_taken());
  }
  return !room_is_taken() && !buttons_need_room();
}

Rect Pile::area() const {
  const ImVec2 reach(width_ * 0.9F, width_ * card_aspect * 0.52F);
  const float end = table_.turned_count > 1 ? width_ * 1.5F : reach.x;
  return {centre_ - reach, centre_ + ImVec2(end, reach.y)};
}

void Pile::put_down(std::vector<Cue>& cues) const {
  if (table_.hand == 0 || !has_room()) return;
  const int left = pack_size - table_.next_card;
  if (table_.rules.trump == TrumpBy::cut) {
    put_down_stock(cues, left);
    return;
  }
  if (table_.rules.trump != TrumpBy::turn_up) return;
  for (int i = 0; i < std::min(3, left); ++i) cues.push_back(lies(pile_actor(i), -1, pose(i)));
  // Any number of turned cards takes the same room, with each index visible.
  const float w = width_;
  const float step = table_.turned_count > 1
                         ? std::min(0.3F, 0.62F / static_cast<float>(table_.turned_count - 1))
                         : 0.0F;
  for (int i = 0; i < table_.turned_count; ++i) {
    CardPose pose = this->pose(0);
    pose.angle = 0.05F;
    pose.centre =
        ImVec2(centre_.x + w * (0.32F + step * static_cast<float>(i)), centre_.y + w * 0.05F);
    // A refused suit is in the shade of the one that follows.
    const bool refused = i + 1 < table_.turned_count;
    pose.dim = refused ? 0.5F : 0.0F;
    if (refused) pose.visible_width = step * w - 1;
    cues.push_back(shown(table_.turned[at(i)], pose));
  }
}

// California Jack: face up, only its top card visible.
void Pile::put_down_stock(std::vector<Cue>& cues, int left) const {
  CardPose pose = this->pose(0);
  pose.centre.x = centre_.x;
  for (int i = 0; i < std::min(3, left - 1); ++i) {
    CardPose below = pose;
    below.centre.x -= static_cast<float>(3 - i) * 1.5F;
    below.centre.y += static_cast<float>(3 - i) * 1.5F;
    cues.push_back(lies(pile_actor(i), -1, below));
  }
  if (table_.top.known()) cues.push_back(shown(table_.top, pose));
  if (!table_.trump_fixed && table_.cut.known()) {
    cues.push_back(shown(table_.cut, pose));
  }
}

std::optional<TurnedWords> turned_words(const Scene& scene) {
  const Layout& layout = scene.layout;
  const Table& table = scene.seen.table().view.table;
  if (layout.trump.width() <= 0 || table.rules.trump == TrumpBy::cut || table.turned_count == 0 ||
      Pile(scene).has_room()) {
    return std::nullopt;
  }
  const std::string card = card_short(*scene.seen.words, table.turned[at(table.turned_count - 1)]);
  const Rect& tile = layout.trump;
  const float most = std::max(tile.width() + space::large, layout.pile_width * 1.7F + space::small);
  const float line = scene.canvas.fonts->line_height(Text::small);
  const float below = tile.max.y + 3;
  const float middle = tile.centre().y - line * 0.5F;
  std::optional<TurnedWords> first;
  for (const std::string& words : {fill(scene.seen.words->turned_mark, {{"card", card}}), card}) {
    const float wide = text_width(scene.canvas, Text::small, words);
    if (wide > most && words != card) continue;
    const float x = std::max(tile.centre().x - wide * 0.5F, layout.table.min.x + space::tiny);
    for (const ImVec2 place :
         {ImVec2(x, below), ImVec2(x, table.trump_fixed ? tile.min.y - line - 3 : middle),
          ImVec2(tile.max.x + space::small, middle)}) {
      const Rect area = Rect::at(place.x, place.y, wide, line);
      if (!first) first = TurnedWords{words, area};
      const bool in_trick =
          place.x > tile.max.x && area.max.x > layout.trick.x - layout.trick_span * 0.5F;
      const bool taken = in_trick || told_over(scene, area) || over_controls(scene, area);
      if (!taken &&
          (place.y == below || (!over_backs(scene, area) && free_for_words(scene, area)))) {
        return TurnedWords{words, area};
      }
    }
  }
  return first;
}

}  // namespace allfours::ui
