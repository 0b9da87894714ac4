#include "ui/theme.hpp"

#include <cmath>

namespace allfours::ui {
namespace {

constexpr double channel(ImU32 colour, int shift) {
  return static_cast<double>((colour >> shift) & 0xFF) / 255.0;
}

// x to the power 2.4 at compile time, for x in 0–1: the fifth root of x^12 by Newton's method,
// coming down from 1.
constexpr double power_2_4(double x) {
  double target = 1.0;
  for (int i = 0; i < 12; ++i) target *= x;
  double root = 1.0;
  for (int i = 0; i < 80; ++i) {
    const double fourth = root * root * root * root;
    root -= (fourth * root - target) / (5.0 * fourth);
  }
  return root;
}

constexpr double linear(double value) {
  return value <= 0.04045 ? value / 12.92 : power_2_4((value + 0.055) / 1.055);
}

constexpr double luminance(ImU32 colour) {
  return 0.2126 * linear(channel(colour, IM_COL32_R_SHIFT)) +
         0.7152 * linear(channel(colour, IM_COL32_G_SHIFT)) +
         0.0722 * linear(channel(colour, IM_COL32_B_SHIFT));
}

constexpr double ratio(ImU32 a, ImU32 b) {
  const double x = luminance(a) + 0.05;
  const double y = luminance(b) + 0.05;
  return x > y ? x / y : y / x;
}

constexpr Theme light_theme{
    .felt_light = rgb(0x1f6b4f),
    .felt_middle = rgb(0x17533e),
    .felt_dark = rgb(0x0b2b21),
    .on_felt = rgb(0xeaf3ec),
    .on_felt_muted = rgb(0xd0e2d7),
    .plate = rgb(0x0c2620, 0.86F),
    .plate_edge = rgb(0xffffff, 0.08F),
    .bubble = rgb(0xfaf4e6),
    .bubble_ink = rgb(0x26221a),

    .bar = rgb(0x0a2019),
    .bar_edge = rgb(0x24463a),
    .on_bar = rgb(0xf3ead6),
    .on_bar_muted = rgb(0xb9cabf),
    .pill = rgb(0xffffff, 0.03F),
    .pill_hovered = rgb(0xffffff, 0.11F),
    .pill_pressed = rgb(0x000000, 0.22F),
    .pill_edge = rgb(0xd8ebe0, 0.30F),
    .on_pill = rgb(0xe9efe6),
    .primary = rgb(0xe9b44c),
    .primary_hovered = rgb(0xf3c566),
    .primary_pressed = rgb(0xd39f39),
    .on_primary = rgb(0x26221a),
    .focus = rgb(0xffd979),

    .paper = rgb(0xf5eddb),
    .paper_raised = rgb(0xfaf3e3),
    .paper_sunk = rgb(0xebe0c9),
    .paper_marked = rgb(0xfff7e3),
    .mark = rgb(0xd08d1a),
    .ink = rgb(0x26221a),
    .ink_muted = rgb(0x5f5747),
    .rule = rgb(0xd9ccb0),
    .link = rgb(0x22566f),
    .warning = rgb(0x9a2a1f),
    .chip = rgb(0x26221a),
    .on_chip = rgb(0xf8f1e1),
    .paper_hovered = rgb(0x6b4f14, 0.08F),
    .paper_pressed = rgb(0x6b4f14, 0.16F),

    .side = {rgb(0xe9b44c), rgb(0x8fb8de), rgb(0x9fd08c), rgb(0xe9a0a0), rgb(0xc6a9e4),
             rgb(0x78d0c6)},
    .on_side = rgb(0x26221a),
    .nought = rgb(0xdccfb4),
    .on_nought = rgb(0x51493a),

    .wood_light = rgb(0x8f6038),
    .wood_dark = rgb(0x6c4424),
    .wood_edge = rgb(0x4a2d16),
    .hole = rgb(0x2b190c),
    .on_wood = rgb(0xfff6e6),

    .stock = rgb(0xfffefa),
    .stock_edge = rgb(0x1c2a22, 0.34F),
    .suit_two_colour = {rgb(0x1d1b20), rgb(0xc8242f), rgb(0xc8242f), rgb(0x1d1b20)},
    .suit_four_colour = {rgb(0x16703a), rgb(0x1b5fb8), rgb(0xc8242f), rgb(0x1d1b20)},
    .suit_on_dark_two_colour = {rgb(0xf2f5ee), rgb(0xffa8a1), rgb(0xffa8a1), rgb(0xf2f5ee)},
    .suit_on_dark_four_colour = {rgb(0x9fe3ae), rgb(0xa6cdf8), rgb(0xffa8a1), rgb(0xf2f5ee)},
    .suit_on_paper_two_colour = {rgb(0x26221a), rgb(0xb3141f), rgb(0xb3141f), rgb(0x26221a)},
    .suit_on_paper_four_colour = {rgb(0x0f5f2f), rgb(0x174f9c), rgb(0xb3141f), rgb(0x26221a)},
    .court_line = rgb(0x2b4590),
    .back_border = rgb(0xf7f0e1),
    .back_line = rgb(0xf0d2ac, 0.55F),
    .back_light = rgb(0xa83a48),
    .back_dark = rgb(0x8a2836),
    .back_brown_light = rgb(0x8f4f33),
    .back_brown_dark = rgb(0x703a24),
    .highlight = rgb(0xffd470),

    .shadow = rgb(0x000000),
    .scrim = rgb(0x04100c, 0.55F),
};

constexpr Theme make_dark_theme() {
  Theme dark = light_theme;
  dark.felt_light = rgb(0x17483a);
  dark.felt_middle = rgb(0x10352b);
  dark.felt_dark = rgb(0x071812);
  dark.on_felt = rgb(0xdfe9e2);
  dark.on_felt_muted = rgb(0xa9c0b4);
  dark.plate = rgb(0x06140f, 0.86F);
  dark.bubble = rgb(0x2b2f2a);
  dark.bubble_ink = rgb(0xf2ead8);

  dark.bar = rgb(0x06120e);
  dark.bar_edge = rgb(0x1b342b);
  dark.on_bar = rgb(0xe9e0cd);

  dark.paper = rgb(0x1d1f1b);
  dark.paper_raised = rgb(0x272a25);
  dark.paper_sunk = rgb(0x161814);
  dark.paper_marked = rgb(0x2d2a1d);
  dark.mark = rgb(0xe0a13a);
  dark.ink = rgb(0xefe7d6);
  dark.ink_muted = rgb(0xb3ab9a);
  dark.rule = rgb(0x3a3d35);
  dark.link = rgb(0x9fcbe6);
  dark.warning = rgb(0xff9d8f);
  dark.chip = rgb(0xefe7d6);
  dark.on_chip = rgb(0x1d1f1b);
  dark.paper_hovered = rgb(0xffffff, 0.06F);
  dark.paper_pressed = rgb(0xffffff, 0.12F);
  dark.nought = rgb(0x4a473d);
  dark.on_nought = rgb(0xe3dac6);

  dark.wood_light = rgb(0x6d4727);
  dark.wood_dark = rgb(0x4f3119);
  dark.wood_edge = rgb(0x301c0c);
  dark.hole = rgb(0x1c0f06);

  dark.stock = rgb(0xf1ede3);
  dark.suit_on_paper_two_colour = {rgb(0xefe7d6), rgb(0xff8f88), rgb(0xff8f88), rgb(0xefe7d6)};
  dark.suit_on_paper_four_colour = {rgb(0x8fdba0), rgb(0x98c5f5), rgb(0xff8f88), rgb(0xefe7d6)};
  dark.back_border = rgb(0xddd5c5);
  dark.scrim = rgb(0x000000, 0.62F);
  return dark;
}
constexpr Theme dark_theme = make_dark_theme();

// Text against its ground. Where the ground is a gradient or a tint, against its worst end.
constexpr bool is_readable(const Theme& t) {
  constexpr double body = 4.5;
  bool good = ratio(t.on_felt, t.felt_light) >= body &&
              ratio(t.on_felt_muted, t.felt_light) >= body &&
              ratio(t.bubble_ink, t.bubble) >= body && ratio(t.on_bar, t.bar) >= body &&
              ratio(t.on_bar_muted, t.bar) >= body && ratio(t.on_pill, t.bar) >= body &&
              ratio(t.on_pill, t.felt_light) >= body && ratio(t.on_primary, t.primary) >= body &&
              ratio(t.on_primary, t.primary_pressed) >= body && ratio(t.on_chip, t.chip) >= body &&
              ratio(t.on_nought, t.nought) >= body && ratio(t.on_wood, t.wood_light) >= body &&
              ratio(t.focus, t.felt_light) >= 3.0 && ratio(t.focus, t.bar) >= 3.0;
  for (const ImU32 ground : {t.paper, t.paper_raised, t.paper_sunk, t.paper_marked}) {
    good = good && ratio(t.ink, ground) >= body && ratio(t.ink_muted, ground) >= body &&
           ratio(t.link, ground) >= body && ratio(t.warning, ground) >= body;
    for (std::size_t suit = 0; suit < 4; ++suit)
      good = good && ratio(t.suit_on_paper_two_colour[suit], ground) >= body &&
             ratio(t.suit_on_paper_four_colour[suit], ground) >= body;
  }
  for (const ImU32 side : t.side)
    good = good && ratio(t.on_side, side) >= body && ratio(side, t.hole) >= 3.0;
  for (std::size_t suit = 0; suit < 4; ++suit) {
    good = good && ratio(t.suit_two_colour[suit], t.stock) >= body &&
           ratio(t.suit_four_colour[suit], t.stock) >= body &&
           ratio(t.suit_on_dark_two_colour[suit], t.felt_middle) >= body &&
           ratio(t.suit_on_dark_four_colour[suit], t.felt_middle) >= body;
  }
  return good;
}
static_assert(is_readable(light_theme));
static_assert(is_readable(dark_theme));
static_assert(ratio(rgb(0xffffff), rgb(0x000000)) > 20.99);

unsigned blend_channel(ImU32 a, ImU32 b, int shift, float amount) {
  const float x = static_cast<float>((a >> shift) & 0xFF);
  const float y = static_cast<float>((b >> shift) & 0xFF);
  return static_cast<unsigned>(x + (y - x) * amount + 0.5F) << shift;
}

}  // namespace

ImU32 mix(ImU32 from, ImU32 to, float amount) {
  amount = amount < 0.0F ? 0.0F : amount > 1.0F ? 1.0F : amount;
  return blend_channel(from, to, 0, amount) | blend_channel(from, to, 8, amount) |
         blend_channel(from, to, 16, amount) | blend_channel(from, to, 24, amount);
}

ImU32 fade(ImU32 colour, float alpha) {
  alpha = alpha < 0.0F ? 0.0F : alpha > 1.0F ? 1.0F : alpha;
  const float old = static_cast<float>(colour >> IM_COL32_A_SHIFT);
  const auto opacity = static_cast<ImU32>(old * alpha + 0.5F);
  return (colour & ~IM_COL32_A_MASK) | (opacity << IM_COL32_A_SHIFT);
}

double contrast(ImU32 a, ImU32 b) { return ratio(a, b); }

const Theme& theme_of(ThemeKind kind) { return kind == ThemeKind::dark ? dark_theme : light_theme; }

}  // namespace allfours::ui
