// The start screen: the four points as a fan of cards, the name, and the choices.
#include <algorithm>
#include <array>

#include "ui/views/scene.hpp"
#include "ui/views/start_choices.hpp"

namespace allfours::ui {

namespace {

constexpr float fan_step = 0.70F;    // distance of cards, in card widths
constexpr float narrowest_fan = 34;  // minimum width of a card; below it there is no fan

struct FanCard {
  Card card;
  std::string_view label;
};

class Start {
 public:
  explicit Start(Scene& scene) : scene_(scene), canvas_(scene.canvas), w_(*scene.seen.words) {
    const float width = scene.frame.width;
    const float height = scene.frame.height;
    beside_ = width >= 560 && width > height * 1.2F;
    low_ = height < 500;
    column_ = beside_ ? std::clamp(width * (low_ ? 0.44F : 0.36F), 300.0F, 420.0F)
                      : std::min(width - 2 * space::large, 420.0F);
  }

  void draw() {
    const Rect window = Rect::at(0, 0, scene_.frame.width, scene_.frame.height);
    const TraceGroup group(canvas_, "the first screen", window, true);
    felt(canvas_, window);
    if (beside_) {
      two_columns();
    } else {
      one_column();
    }
    options();
  }

 private:
  // Fan left, choices right; the name above the choices, or below the fan in a low window.
  void two_columns() {
    const float width = scene_.frame.width;
    const float room = scene_.frame.height;
    const float margin = std::max(space::large, width * 0.05F);
    const float left_width = width - column_ - 2 * margin - space::huge;
    const float right = width - margin - column_;
    const float head = heading_height(low_ ? left_width : column_) + space::large;
    const float choices = start_choices_height(scene_, {column_, low_}) + (low_ ? 0.0F : head);
    const float card =
        std::min({210.0F, left_width / 3.3F, (room - 150 - (low_ ? head : 0)) / 1.6F});
    scroll_to(choices + 2 * space::large);
    const float fan_tall = fan_height(card) + (low_ ? head : 0);
    float y = std::max(space::small, (room - fan_tall) * 0.5F) + scroll_;
    const bool has_fan = card >= narrowest_fan && labels_fit(Text::small_strong, card);
    if (has_fan) {
      fan(margin + left_width * 0.5F, y, card);
      y += fan_height(card) + space::small;
    } else {
      y = std::max(space::small, (room - head) * 0.5F) + scroll_;
    }
    if (low_) heading(margin, y, left_width, Align::centre);
    // Never below the button in the corner.
    y = std::max(space::large + options_tall() + space::small, (room - choices) * 0.5F) + scroll_;
    if (!low_) {
      heading(right, y, column_, Align::left);
      y += head;
    }
    draw_start_choices(scene_, {column_, low_}, right, y);
  }

  void one_column() {
    const float room = scene_.frame.height;
    const float middle = scene_.frame.width * 0.5F;
    const float left = middle - column_ * 0.5F;
    const float head = heading_height(column_) + space::large;
    const float fixed =
        head + start_choices_height(scene_, {column_, low_}) + 2 * space::large + options_tall();
    const float card =
        std::min({150.0F, column_ / 3.3F, (room - fixed - space::medium) / (card_aspect + 0.45F)});
    const bool has_fan = card >= narrowest_fan && labels_fit(Text::small_strong, card);
    const float all = fixed + (has_fan ? fan_height(card) : 0.0F);
    scroll_to(all);
    float y = std::max(space::large, (room - all) * 0.4F) + scroll_;
    // The name alone is beside the button in the corner.
    if (has_fan) {
      y += options_tall() * (scene_.frame.width < 360 ? 1.0F : 0.6F);
      fan(middle, y, card);
      y += fan_height(card);
    }
    // Nor does the part below it reach the button.
    const float corner = space::medium + options_tall() + scroll_;
    const float button = scene_.frame.width - space::large - options_tall();
    const float name = text_width(canvas_, name_style(), "All Fours") * 0.5F;
    if (!has_fan && middle + column_ * 0.5F > button) {
      const float beside = middle + name > button ? 0.0F : canvas_.fonts->line_height(name_style());
      y = std::max(y, corner - beside);
    }
    heading(left, y, column_, Align::centre);
    draw_start_choices(scene_, {column_, low_}, left, y + head);
  }

  void scroll_to(float tall) {
    const float room = scene_.frame.height;
    scroll_ = std::clamp(
        scene_.motion.page_scroll + scene_.input.drag_in(Rect::at(0, 0, scene_.frame.width, room)),
        std::min(0.0F, room - tall - options_tall()), 0.0F);
    scene_.motion.page_scroll = scroll_;
  }

  // Each label within the visible part of its card.
  bool labels_fit(Text style, float card) const {
    return std::max({text_width(canvas_, style, w_.high_box),
                     text_width(canvas_, style, w_.low_box),
                     text_width(canvas_, style, w_.jack_box)}) <= card * fan_step - space::hair;
  }

  float fan_height(float card) const { return card * (card_aspect + 0.30F) + 26; }

  // Four cards, one per point, each named over its visible part.
  void fan(float middle, float top, float width) {
    const std::array<FanCard, 4> cards{{{Card(Suit::spades, Rank::ace), w_.high_box},
                                        {Card(Suit::spades, Rank::two), w_.low_box},
                                        {Card(Suit::spades, Rank::jack), w_.jack_box},
                                        {Card(Suit::diamonds, Rank::ten), w_.game_box}}};
    const TraceGroup group(canvas_, "the fan");
    const float step = width * fan_step;
    const Text style = width > 100                       ? Text::title
                       : labels_fit(Text::strong, width) ? Text::strong
                                                         : Text::small_strong;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      const float from_middle = static_cast<float>(i) - 1.5F;
      CardPose pose;
      pose.width = width;
      pose.centre =
          ImVec2(middle + from_middle * step,
                 top + 24 + pose.height() * 0.5F + from_middle * from_middle * width * 0.06F);
      pose.angle = from_middle * 0.11F;
      if (i + 1 < cards.size()) pose.visible_width = step;
      scene_.painter.face(canvas_, cards[i].card.index, pose);
      // Over the part that the next card leaves.
      const float aside = i + 1 < cards.size() ? -width * 0.12F : 0.0F;
      const ImVec2 foot(pose.centre.x + aside, pose.centre.y - pose.height() * 0.5F - 24);
      const int first = canvas_.list->VtxBuffer.Size;
      text(canvas_, style, foot, canvas_.theme->highlight, cards[i].label, Align::centre);
      turn_since(canvas_.list, first, {pose.centre, pose.centre, pose.angle, 1.0F});
    }
  }

  Text name_style() const { return low_ ? Text::display : Text::banner; }

  float heading_height(float width) const {
    return canvas_.fonts->line_height(name_style()) + space::tiny +
           paragraph(canvas_, Text::body, ImVec2(), width, 0, w_.first_line, Align::left, false);
  }

  void heading(float left, float top, float width, Align align) {
    const float x = align == Align::centre ? left + width * 0.5F : left;
    text(canvas_, name_style(), ImVec2(x, top), canvas_.theme->on_bar, "All Fours", align);
    paragraph(canvas_, Text::body,
              ImVec2(left, top + canvas_.fonts->line_height(name_style()) + space::tiny), width,
              canvas_.theme->on_felt, w_.first_line, align);
  }

  float options_tall() const { return scene_.frame.touch ? space::touch : 38.0F; }

  void options() {
    Pill look;
    look.icon = Icon::gear;
    if (beside_) look.label = w_.options;
    const float wide = action_pill_width(scene_, look, options_tall());
    action_pill(scene_, look,
                ImVec2(scene_.frame.width - space::medium - wide, space::medium + scroll_),
                options_tall(), "menu");
  }

  Scene& scene_;
  const Canvas& canvas_;
  const Words& w_;
  bool beside_ = false;  // fan and choices are side by side
  bool low_ = false;     // the window is low
  float column_ = 0;     // width of the choices
  float scroll_ = 0;
};

}  // namespace

void start_view(Scene& scene) {
  if (scene.seen.start->puzzles_open()) {
    puzzles_view(scene);
  } else if (scene.seen.start->lessons_open()) {
    lessons_view(scene);
  } else if (scene.seen.start->games_open()) {
    games_view(scene);
  } else {
    scene.motion.games_open = false;
    Start(scene).draw();
  }
}

}  // namespace allfours::ui
