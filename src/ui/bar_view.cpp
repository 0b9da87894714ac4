// The bar at the top: the game, the deal, what can be taken back, the menu; in an embed the score.
#include <algorithm>

#include "ui/scenery.hpp"
#include "words/rule_outline.hpp"
#include "words/variant_words.hpp"

namespace allfours::ui {

namespace {

// Fills the bar from its ends towards the middle.
class Bar {
 public:
  explicit Bar(Scene& scene)
      : scene_(scene),
        canvas_(scene.canvas),
        layout_(scene.layout),
        game_(scene.seen.table()),
        w_(scene.seen.words()),
        left_(layout_.bar.min.x + space::medium),
        right_(layout_.bar.max.x - space::small) {}

  void draw() {
    const TraceGroup group(canvas_, "the bar", layout_.bar);
    bar(canvas_, layout_.bar);
    Pill look;
    look.icon = Icon::menu;
    if (scene_.seen.offers_play()) from_right(look, "menu");
    if (game_.leads()) {
      lesson();
      return;
    }
    if (layout_.kind == LayoutKind::embed) {
      trumps();
      scores();
      return;
    }
    if (game_.offers_hint()) hint();
    if (!layout_.narrow()) undo_and_redo();
    look = Pill();
    look.label = w_.share;
    const bool usual = !game_.offers_hint() && !game_.several();
    if (usual || leaves_room(look)) from_right(look, "share");
    title();
  }

 private:
  float pill_height() const { return scene_.frame.touch ? 36.0F : 30.0F; }

  // Beside it there is still room for the game's short name.
  bool leaves_room(const Pill& look) const {
    const std::string_view name =
        variant_short_name(scene_.seen.language(), *game_.setup().variant);
    return right_ - action_pill_width(scene_, look, pill_height()) - space::small - left_ >=
           text_width(canvas_, Text::title, name);
  }

  // False, and nothing drawn, where there is no room for it.
  bool from_right(const Pill& look, std::string_view action, bool disabled = false) {
    const float width = action_pill_width(scene_, look, pill_height());
    if (right_ - width < left_) return false;
    right_ -= width;
    action_pill(scene_, look, ImVec2(right_, layout_.bar.centre().y - pill_height() * 0.5F),
                pill_height(), action, disabled);
    right_ -= space::small;
    return true;
  }

  void lesson() {
    Pill look;
    if (game_.solves()) {
      look.label = w_.back;
      from_right(look, "end_puzzle");
      look.label = {};
      look.icon = Icon::share;
      from_right(look, "copy_puzzle");
    } else {
      look.label = w_.skip;
      from_right(look, "end_lesson");
    }
    // In the smallest window what is told is read again from here.
    const bool folded = caption_folds(scene_) && game_.caption_folded();
    const std::string told = folded ? game_.caption().title : game_.led_title();
    if (folded) scene_.input.add("fold", Rect{ImVec2(), ImVec2(right_, layout_.bar.max.y)});
    const float room = right_ - left_;
    Text style = Text::title;
    if (text_width(canvas_, style, told) > room) style = Text::strong;
    if (text_width(canvas_, style, told) > room) style = Text::small_strong;
    const float y = layout_.bar.centre().y - canvas_.fonts->line_height(style) * 0.5F;
    // Whoever has begun a lesson knows its name.
    if (folded || text_width(canvas_, style, told) <= room) {
      text_clipped(canvas_, style, ImVec2(left_, y), room, canvas_.theme->on_bar, told);
    }
    if (game_.teaches()) lesson_progress(scene_);
  }

  // Gold where nothing else is.
  void hint() {
    const auto actions = game_.actions();
    const bool other = std::any_of(actions.begin(), actions.end(),
                                   [](const Action& action) { return action.primary; });
    Pill look;
    look.icon = Icon::hint;
    if (game_.can_hint() && !other && game_.hint_stage() != Hint::Stage::warns) {
      look.kind = PillKind::primary;
    }
    Pill labelled = look;
    labelled.label = w_.hint;
    from_right(leaves_room(labelled) ? labelled : look, "hint", !game_.can_hint());
  }

  void undo_and_redo() {
    Pill look;
    look.icon = Icon::redo;
    if (game_.can_redo()) from_right(look, "redo");
    look.icon = Icon::undo;
    if (layout_.kind == LayoutKind::desk) look.label = w_.undo;
    from_right(look, "undo", !game_.can_undo());
  }

  void title() {
    const Variant& variant = *game_.setup().variant;
    Pill deal;
    deal.strong = game_.deal_name();
    const bool upright = layout_.kind == LayoutKind::upright;
    const std::string mark = scene_.seen.table().challenge_mark();
    if (upright) deal.label = mark;
    if (!upright) deal.label = w_.deal_mark;
    // The mark alone, where there is no room for the deal's name too.
    if (upright && !mark.empty() && !leaves_room(deal)) deal.strong = {};
    if (upright && !scene_.seen.table().practice_text().empty()) deal.strong = w_.practice;
    const float deal_width = pill_width(canvas_, deal, pill_height()) + space::small;
    const float y = layout_.bar.centre().y - canvas_.fonts->line_height(Text::title) * 0.5F;
    // The short name where the long one would leave no room.
    std::string_view name = variant_name(scene_.seen.language(), variant);
    if (text_width(canvas_, Text::title, name) > right_ - left_ - deal_width) {
      name = variant_short_name(scene_.seen.language(), variant);
    }
    const float room = right_ - left_;
    const float width = std::min(room, text_width(canvas_, Text::title, name));
    text_clipped(canvas_, Text::title, ImVec2(left_, y), room, canvas_.theme->on_bar, name);
    left_ += width + space::medium;
    if (!from_right(deal, "share") || upright) return;
    Pill rules;
    std::string target = fill(w_.to_target, {{"n", std::to_string(game_.setup().rules.target)}});
    const std::string changed = changed_rules_text(outlined(game_.setup()), scene_.seen.language());
    if (!changed.empty()) target += " · " + changed;
    if (!scene_.seen.table().practice_text().empty())
      target += " · " + scene_.seen.table().practice_text();
    if (!mark.empty()) target += " · " + mark;
    rules.label = target;
    if (right_ - left_ > pill_width(canvas_, rules, pill_height())) {
      action_pill(scene_, rules, ImVec2(left_, layout_.bar.centre().y - pill_height() * 0.5F),
                  pill_height(), "rules");
    }
  }

  void trumps() {
    const Table& table = game_.table();
    if (!table.trump_fixed || hand_is_over(scene_)) return;
    const TraceGroup group(canvas_, "the trump mark");
    constexpr float tile = 30;
    const float y = layout_.bar.centre().y;
    right_ -= tile;
    trump_tile(scene_, Rect::at(right_, y - tile * 0.5F, tile, tile));
    right_ -= space::tiny;
    const float width = text_width(canvas_, Text::small, w_.trumps_label);
    text(canvas_, Text::small,
         ImVec2(right_ - width, y - canvas_.fonts->line_height(Text::small) * 0.5F),
         canvas_.theme->on_bar, w_.trumps_label);
    right_ -= width + space::small;
  }

  // Each side's initials in its colour, and its score.
  void scores() {
    const Table& table = game_.table();
    for (int i = 0; i < table.sides; ++i) {
      const int side = (game_.seat() + i) % table.sides;
      const std::string score = number_text(table.score[static_cast<std::size_t>(side)]);
      const std::string initial(game_.initial(i == 0 ? game_.seat() : side));
      const float y = layout_.bar.centre().y;
      if (left_ + 30 + text_width(canvas_, Text::strong, score) > right_) return;
      disc(canvas_, ImVec2(left_ + 11, y), 22, side_colour(scene_, side), canvas_.theme->on_side,
           initial);
      left_ += 28;
      const float line = canvas_.fonts->line_height(Text::strong);
      left_ += text(canvas_, Text::strong, ImVec2(left_, y - line * 0.5F), canvas_.theme->on_bar,
                    score) +
               space::medium;
    }
    const std::string target =
        fill(w_.to_target, {{"n", std::to_string(game_.setup().rules.target)}});
    const float line = canvas_.fonts->line_height(Text::small);
    if (text_width(canvas_, Text::small, target) < right_ - left_) {
      text(canvas_, Text::small, ImVec2(left_, layout_.bar.centre().y - line * 0.5F),
           canvas_.theme->on_bar_muted, target);
    }
  }

  Scene& scene_;
  const Canvas& canvas_;
  const Layout& layout_;
  const SeenTable& game_;
  const Words& w_;
  float left_, right_;
};

}  // namespace

void top_bar(Scene& scene) { Bar(scene).draw(); }

}  // namespace allfours::ui
