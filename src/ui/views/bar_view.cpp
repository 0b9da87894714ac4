// The bar at the top: game, deal, undo and redo, menu; in an embed the score.
#include <algorithm>

#include "ui/views/card_cues.hpp"
#include "words/rule_outline.hpp"
#include "words/variant_words.hpp"

namespace allfours::ui {

namespace {

// Fills the bar from both ends towards the middle.
class Bar {
 public:
  explicit Bar(Scene& scene)
      : scene_(scene),
        canvas_(scene.canvas),
        layout_(scene.layout),
        game_(scene.seen.table()),
        w_(*scene.seen.words),
        left_(layout_.bar.min.x + space::medium),
        right_(layout_.bar.max.x - space::small) {}

  void draw() {
    const TraceGroup group(canvas_, "the bar", layout_.bar);
    bar(canvas_, layout_.bar);
    Pill look;
    look.icon = Icon::menu;
    const bool embed = layout_.kind == LayoutKind::smallest;
    const bool steps = layout_.steps_in_bar;
    if (scene_.seen.offers_play && (!steps || game_.waits)) from_right(look, "menu");
    if (embed) trumps();
    if (steps) {
      steps_of_look_back();
      return;
    }
    if (game_.lead.leads) {
      lesson();
      return;
    }
    if (embed) {
      scores();
      return;
    }
    if (scene_.seen.offers_calls) {
      look.icon = Icon::speech;
      from_right(look, "together_calls");
    }
    if (game_.hint.is_offered) hint();
    if (!layout_.narrow()) undo_and_redo();
    look = Pill();
    look.label = w_.share;
    const bool usual = !game_.hint.is_offered && !game_.several;
    if (!game_.deal_name.empty() && (usual || leaves_room(look))) from_right(look, "share");
    title();
  }

 private:
  float pill_height() const { return scene_.frame.touch ? 36.0F : 30.0F; }

  // True if the game's short name still fits beside it.
  bool leaves_room(const Pill& look) const {
    const std::string_view name = variant_short_name(scene_.seen.language, *game_.setup.variant);
    return right_ - action_pill_width(scene_, look, pill_height()) - space::small - left_ >=
           text_width(canvas_, Text::title, name);
  }

  // False, without drawing, if it does not fit.
  bool from_right(const Pill& look, std::string_view action, bool disabled = false) {
    const float width = action_pill_width(scene_, look, pill_height());
    if (right_ - width < left_) return false;
    right_ -= width;
    action_pill(scene_, look,
                ImVec2(placed(right_, width), layout_.bar.centre().y - pill_height() * 0.5F),
                pill_height(), action, disabled);
    right_ -= space::small;
    return true;
  }

  // The left edge of an element of this width, mirrored for the left hand.
  float placed(float left, float width) const {
    return layout_.mirrored_bar() ? layout_.bar.min.x + layout_.bar.max.x - left - width : left;
  }

  void lesson() {
    Pill look;
    if (game_.lead.solves) {
      look.label = w_.back;
      from_right(look, "end_puzzle");
      look.label = {};
      look.icon = Icon::share;
      from_right(look, "copy_puzzle");
    } else {
      look.label = game_.lead.is_achieved ? w_.back : w_.skip;
      from_right(look, "end_lesson");
    }
    // In the smallest window this reopens the caption.
    const bool folded = caption_folds(scene_) && game_.lead.is_folded;
    const std::string told =
        folded && game_.lead.caption_holds ? game_.lead.caption.title : game_.lead.title;
    if (folded) scene_.input.add("fold", Rect{ImVec2(), ImVec2(right_, layout_.bar.max.y)});
    const float room = right_ - left_;
    Text style = Text::title;
    if (text_width(canvas_, style, told) > room) style = Text::strong;
    if (text_width(canvas_, style, told) > room) style = Text::small_strong;
    const float y = layout_.bar.centre().y - canvas_.fonts->line_height(style) * 0.5F;
    // In two lines rather than not at all.
    if (game_.lead.solves && !folded && text_width(canvas_, style, told) > room) {
      const float tall = paragraph(canvas_, style, ImVec2(), room, 0, told, Align::left, false);
      if (tall <= layout_.bar.height()) {
        paragraph(canvas_, style, ImVec2(placed(left_, room), layout_.bar.centre().y - tall * 0.5F),
                  room, canvas_.theme->on_bar, told);
      }
      return;
    }
    // The name of a lesson is known once it has begun.
    if (folded || text_width(canvas_, style, told) <= room) {
      text_clipped(canvas_, style, ImVec2(placed(left_, room), y), room, canvas_.theme->on_bar,
                   told);
    }
    if (game_.lead.teaches) lesson_progress(scene_);
  }

  // Gold if nothing else is.
  void hint() {
    const auto actions = game_.controls.actions;
    const bool other = std::any_of(actions.begin(), actions.end(),
                                   [](const Action& action) { return action.primary; });
    Pill look;
    look.icon = Icon::hint;
    if (game_.hint.is_possible && !other && game_.hint.stage != Hint::Stage::warns) {
      look.kind = PillKind::primary;
    }
    Pill labelled = look;
    labelled.label = w_.hint;
    from_right(leaves_room(labelled) ? labelled : look, "hint", !game_.hint.is_possible);
  }

  void undo_and_redo() {
    Pill look;
    look.icon = Icon::redo;
    if (game_.can_redo) from_right(look, "redo");
    look.icon = Icon::undo;
    if (layout_.kind == LayoutKind::desk) look.label = w_.undo;
    from_right(look, "undo", !game_.can_undo);
  }

  void title() {
    const Variant& variant = *game_.setup.variant;
    Pill deal;
    deal.strong = game_.deal_name;
    const bool hidden = game_.deal_name.empty();
    const bool upright = layout_.kind == LayoutKind::upright;
    const std::string mark = scene_.seen.table().challenge_mark;
    if (upright) deal.label = mark;
    if (!upright) deal.label = hidden ? w_.together : w_.deal_mark;
    if (upright && hidden) deal.strong = w_.together;
    // The mark alone if the deal's name does not fit too.
    if (upright && !mark.empty() && !leaves_room(deal)) deal.strong = {};
    if (upright && !scene_.seen.table().branches.text.empty()) deal.strong = w_.practice;
    const float deal_width = pill_width(canvas_, deal, pill_height()) + space::small;
    const float y = layout_.bar.centre().y - canvas_.fonts->line_height(Text::title) * 0.5F;
    // The short name if the long one does not fit.
    std::string_view name = variant_name(scene_.seen.language, variant);
    if (text_width(canvas_, Text::title, name) > right_ - left_ - deal_width) {
      name = variant_short_name(scene_.seen.language, variant);
    }
    const float room = right_ - left_;
    const float width = std::min(room, text_width(canvas_, Text::title, name));
    const bool fits = text_width(canvas_, Text::title, name) <= room;
    const bool fits_small = text_width(canvas_, Text::small_strong, name) <= room;
    if (fits) {
      text(canvas_, Text::title, ImVec2(placed(left_, width), y), canvas_.theme->on_bar, name);
    } else if (fits_small) {
      text_in(canvas_, Text::small_strong,
              Rect::at(placed(left_, room), 0, room, layout_.bar.max.y), canvas_.theme->on_bar,
              name, Align::left);
    }
    left_ += width + space::medium;
    if (!from_right(deal, hidden ? "together" : "share") || upright) return;
    Pill rules;
    std::string target = fill(w_.to_target, {{"n", number_text(game_.setup.rules.target)}});
    Setup with_usual_target = game_.setup;
    with_usual_target.rules.target = game_.setup.variant->rules.target;
    const std::string changed =
        changed_rules_text(outlined(with_usual_target), scene_.seen.language);
    if (!changed.empty()) target += " · " + changed;
    if (!scene_.seen.table().branches.text.empty())
      target += " · " + scene_.seen.table().branches.text;
    if (!mark.empty()) target += " · " + mark;
    for (const Account& account : scene_.seen.records.accounts) {
      if (!account.mark.empty()) target += " · " + account.mark;
    }
    rules.label = target;
    const float wide = pill_width(canvas_, rules, pill_height());
    if (right_ - left_ > wide) {
      action_pill(scene_, rules,
                  ImVec2(placed(left_, wide), layout_.bar.centre().y - pill_height() * 0.5F),
                  pill_height(), "rules");
    }
  }

  // A step to either side and the way back, or the button that begins a link's game.
  void steps_of_look_back() {
    left_ = layout_.bar.min.x + space::tiny;
    if (game_.waits) {
      begin_button();
      return;
    }
    const auto actions = game_.controls.actions;
    const auto steps = game_.controls.steps;
    const auto step = [&](std::string_view id, Icon icon) {
      const bool possible =
          std::any_of(steps.begin(), steps.end(), [&](const Action& one) { return one.id == id; });
      step_button(icon, id, PillKind::quiet, !possible);
    };
    step("step:-1", Icon::left);
    if (!actions.empty()) {
      const std::string& id = actions.front().id;
      step_button(id == "play"    ? Icon::play
                  : id == "pause" ? Icon::pause
                                  : Icon::last,
                  id, PillKind::primary, false);
    }
    step("step:1", Icon::right);
    if (scene_.seen.offers_play) step_button(Icon::menu, "menu", PillKind::quiet, false);
  }

  // As close as fingers allow.
  void step_button(Icon sign, std::string_view action, PillKind kind, bool disabled) {
    Pill look;
    look.icon = sign;
    look.kind = kind;
    const float size = pill_height();
    const Rect area = Rect::at(left_, layout_.bar.centre().y - size * 0.5F, size, size);
    PillState state;
    if (!disabled) state = scene_.input.add(action, scene_.frame.touch ? touchable(area) : area);
    state.disabled = disabled;
    pill(canvas_, look, area, state);
    left_ += size + space::tiny;
  }

  void begin_button() {
    Pill look;
    look.kind = PillKind::primary;
    look.label = w_.sent_begin;
    left_ += action_pill(scene_, look, ImVec2(left_, layout_.bar.centre().y - pill_height() * 0.5F),
                         pill_height(), "begin");
  }

  // A word from the right, in full or in its short form.
  void word_from_right(std::string_view full, std::string_view brief) {
    constexpr float buttons = 150;  // of playback or a lesson
    const bool led = game_.lead.leads || layout_.steps_in_bar;
    const float room = right_ - left_ - (led ? buttons + 20 : scores_width(false));
    const std::string_view words = text_width(canvas_, Text::small, full) <= room ? full : brief;
    const float y = layout_.bar.centre().y - canvas_.fonts->line_height(Text::small) * 0.5F;
    right_ -=
        text(canvas_, Text::small, ImVec2(right_, y), canvas_.theme->on_bar, words, Align::right) +
        space::small;
  }

  void trumps() {
    const Table& table = game_.view.table;
    if (table.hand == 0 || hand_is_over(scene_)) return;
    if (table.trump_fixed) {
      const TraceGroup group(canvas_, "the trump mark");
      constexpr float tile = 30;
      right_ -= tile;
      trump_tile(scene_, Rect::at(right_, layout_.bar.centre().y - tile * 0.5F, tile, tile));
      right_ -= space::tiny + space::hair;
      if (table.rules.trump == TrumpBy::pitch) word_from_right(w_.trumps_label, {});
    }
    if (table.rules.trump == TrumpBy::cut) {
      const TraceGroup group(canvas_, "the line beside the pile");
      word_from_right(fill(w_.stock_left, {{"n", number_text(pack_size - table.next_card)}}), {});
    }
    if (table.rules.trump != TrumpBy::turn_up || table.turned_count == 0) return;
    const TraceGroup group(canvas_, "the turned card");
    const std::string card = card_short(w_, table.turned[at(table.turned_count - 1)]);
    word_from_right(fill(w_.turned_mark, {{"card", card}}), card);
  }

  float scores_width(bool tight) const {
    const Table& table = game_.view.table;
    float wide = 0;
    for (int side = 0; side < table.sides; ++side) {
      wide += text_width(canvas_, Text::strong, number_text(table.score[at(side)])) +
              (tight ? 26.0F : 28.0F + space::medium);
    }
    return wide;
  }

  // Each side's initials in its colour, and its score; a touch opens the book.
  void scores() {
    const Table& table = game_.view.table;
    const bool tight = scores_width(false) > right_ - left_;
    const float size = tight ? 18.0F : 22.0F;
    if (scene_.seen.offers_play) {
      scene_.input.add("history",
                       Rect{ImVec2(), ImVec2(left_ + std::max(scores_width(tight), space::touch),
                                             std::max(layout_.bar.max.y, space::touch))});
    }
    for (int i = 0; i < table.sides; ++i) {
      const int side = (game_.view.seat + i) % table.sides;
      const std::string score = number_text(table.score[static_cast<std::size_t>(side)]);
      const std::string initial(game_.seats[at(i == 0 ? game_.view.seat : side)].initial);
      const float y = layout_.bar.centre().y;
      disc(canvas_, ImVec2(left_ + size * 0.5F, y), size, side_colour(scene_, side),
           canvas_.theme->on_side, initial);
      left_ += size + (tight ? space::hair : 6.0F);
      const float line = canvas_.fonts->line_height(Text::strong);
      left_ += text(canvas_, Text::strong, ImVec2(left_, y - line * 0.5F), canvas_.theme->on_bar,
                    score) +
               (tight ? 6.0F : space::medium);
    }
    const std::string target = fill(w_.to_target, {{"n", number_text(game_.setup.rules.target)}});
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
