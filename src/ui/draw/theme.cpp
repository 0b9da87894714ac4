#include "ui/draw/theme.hpp"

namespace allfours::ui {
namespace {

double channel(ImU32 colour, int shift) {
  return static_cast<double>((colour >> shift) & 0xFF) / 255.0;
}

// For a number from 0.001 to 1, by Newton's method from above: std::pow would add 3 KB to the page.
double fifth_root(double value) {
  double root = 1;
  for (int i = 0; i < 12; ++i) root -= (root - value / (root * root * root * root)) / 5;
  return root;
}

// sRGB to linear light: to the power of 2.4 except for the darkest values.
double linear(double value) {
  if (value <= 0.04045) return value / 12.92;
  const double share = (value + 0.055) / 1.055;
  const double root = fifth_root(share);
  return share * share * root * root;
}

double luminance(ImU32 colour) {
  return 0.2126 * linear(channel(colour, IM_COL32_R_SHIFT)) +
         0.7152 * linear(channel(colour, IM_COL32_G_SHIFT)) +
         0.0722 * linear(channel(colour, IM_COL32_B_SHIFT));
}

constexpr Theme dressed(const Colours& c) {
  Theme theme{};
  static_cast<Colours&>(theme) = c;
  theme.side = {c.side_1, c.side_2, c.side_3, c.side_4, c.side_5, c.side_6};
  theme.suit_two_colour = {c.card_black, c.card_red, c.card_red, c.card_black};
  theme.suit_four_colour = {c.four_clubs, c.four_diamonds, c.four_hearts, c.four_spades};
  theme.suit_on_dark_two_colour = {c.felt_black, c.felt_red, c.felt_red, c.felt_black};
  theme.suit_on_dark_four_colour = {c.felt_four_clubs, c.felt_four_diamonds, c.felt_four_hearts,
                                    c.felt_black};
  theme.suit_on_paper_two_colour = {c.paper_black, c.paper_red, c.paper_red, c.paper_black};
  theme.suit_on_paper_four_colour = {c.paper_four_clubs, c.paper_four_diamonds, c.paper_four_hearts,
                                     c.paper_black};
  return theme;
}

// The colours that belong to a felt: those of green are the theme's own.
using FeltColours = std::array<ImU32 Theme::*, 6>;
constexpr FeltColours green{&Theme::felt_light, &Theme::felt_middle, &Theme::felt_dark,
                            &Theme::plate,      &Theme::bar,         &Theme::bar_edge};
constexpr FeltColours blue{&Theme::felt_blue_light, &Theme::felt_blue_middle,
                           &Theme::felt_blue_dark,  &Theme::felt_blue_plate,
                           &Theme::felt_blue_bar,   &Theme::felt_blue_bar_edge};
constexpr FeltColours wine{&Theme::felt_wine_light, &Theme::felt_wine_middle,
                           &Theme::felt_wine_dark,  &Theme::felt_wine_plate,
                           &Theme::felt_wine_bar,   &Theme::felt_wine_bar_edge};

constexpr Theme on(const FeltColours& felt, Theme theme) {
  for (std::size_t i = 0; i < felt.size(); ++i) theme.*green[i] = theme.*felt[i];
  return theme;
}

constexpr std::array<Theme, 3> felts(const Theme& theme) {
  return {theme, on(blue, theme), on(wine, theme)};
}

constexpr std::array light_themes = felts(dressed(light_colours));
constexpr std::array dark_themes = felts(dressed(dark_colours));

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

double contrast(ImU32 a, ImU32 b) {
  const double x = luminance(a) + 0.05;
  const double y = luminance(b) + 0.05;
  return x > y ? x / y : y / x;
}

const Theme& theme_of(ThemeKind kind, FeltKind felt) {
  const auto& themes = kind == ThemeKind::dark ? dark_themes : light_themes;
  return themes[static_cast<std::size_t>(felt)];
}

}  // namespace allfours::ui
