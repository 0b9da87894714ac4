#include "ui/draw/fonts.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

namespace allfours::ui {
namespace {

struct TextSize {
  float em, line;  // as in CSS: font-size and line-height
  bool bold;
};
// In the order of Text.
constexpr std::array<TextSize, text_count> text_sizes{{
    {smallest_text, 17.0F, false},
    {smallest_text, 17.0F, true},
    {14.0F, 20.0F, false},
    {14.0F, 20.0F, true},
    {16.5F, 23.0F, true},
    {24.0F, 32.0F, true},
    {44.0F, 54.0F, true},
}};
// ImGui sizes a font by ascent plus descent, CSS by the em: DejaVu's are 0.928 and 0.236 em.
constexpr float imgui_size_of_em = 1.164F;
constexpr float ascent_of_em = 0.928F;

// Heights at which the ranks are rasterised, in CSS pixels; each serves sizes down to the next.
constexpr std::array<float, 5> rank_sizes{12.0F, 17.0F, 24.0F, 34.0F, 48.0F};

// The characters beyond ASCII that assets/make.mjs leaves in the font. Pairs of first and last.
constexpr ImWchar further_ranges[] = {
    0x00A0, 0x00FF, 0x0152, 0x0153, 0x0178, 0x0178, 0x1E9E, 0x1E9E, 0x2009, 0x2026, 0x202F,
    0x203A, 0x20AC, 0x20AC, 0x2190, 0x2193, 0x2212, 0x2212, 0x2605, 0x2605, 0x2713, 0x2717};
// "All Fours"
constexpr ImWchar name_ranges[] = {0x0020, 0x0020, 0x0041, 0x0041, 0x0046, 0x0046, 0x006C, 0x006C,
                                   0x006F, 0x006F, 0x0072, 0x0073, 0x0075, 0x0075, 0};
constexpr ImWchar rank_ranges[] = {0x0030, 0x0039, 0x0041, 0x0056, 0};

bool in_files(unsigned character) {
  for (std::size_t i = 0; i < std::size(further_ranges); i += 2) {
    if (character >= further_ranges[i] && character <= further_ranges[i + 1]) return true;
  }
  return false;
}

// Empty pixels around a further letter in the atlas, so that no neighbour shows at its edges where
// it lies between pixels: one before it, two after it.
constexpr int before = 1;
constexpr int around = 3;

// Fills in the coverage, and takes the last row and column of pixels out of the glyph.
void finish(ImFontAtlas& atlas, int rectangle, const DrawnGlyph& glyph) {
  const ImFontAtlasCustomRect& place = *atlas.GetCustomRectByIndex(rectangle);
  for (int row = 0; row < glyph.height; ++row) {
    const auto* from = glyph.coverage.data() + static_cast<std::ptrdiff_t>(row) * glyph.width;
    auto* to = atlas.TexPixelsAlpha8 +
               static_cast<std::ptrdiff_t>(place.Y + before + row) * atlas.TexWidth + place.X +
               before;
    std::copy_n(from, glyph.width, to);
  }
  const auto id = static_cast<ImWchar>(place.GlyphID);
  // The font hands out its glyphs for reading only.
  auto* drawn = const_cast<ImFontGlyph*>(place.Font->FindGlyphNoFallback(id));
  if (drawn == nullptr) return;
  drawn->X1 -= 1;
  drawn->Y1 -= 1;
  drawn->U1 -= atlas.TexUvScale.x;
  drawn->V1 -= atlas.TexUvScale.y;
}

ImFont* add(ImFontAtlas& atlas, std::span<const std::byte> ttf, float pixels, const ImWchar* ranges,
            int oversample) {
  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;
  config.OversampleH = oversample;
  config.OversampleV = 1;
  config.PixelSnapH = false;
  // ImGui keeps the pointer and never writes to it.
  void* bytes = const_cast<std::byte*>(ttf.data());
  return atlas.AddFontFromMemoryTTF(bytes, static_cast<int>(ttf.size()), pixels, &config, ranges);
}

}  // namespace

Fonts::Fonts(const Sources& sources) : sources_(sources) {
  for (auto* one : {&sources_.regular, &sources_.bold, &sources_.index}) {
    for (const auto& other : {sources.bold, sources.regular, sources.index}) {
      if (one->empty()) *one = other;
    }
  }
}

void Fonts::want(std::string_view text) const {
  while (!text.empty()) {
    if (static_cast<unsigned char>(text.front()) < 0x80) {
      text.remove_prefix(1);
      continue;
    }
    unsigned character = 0;
    const int size = ImTextCharFromUtf8(&character, text.data(), text.data() + text.size());
    want(character);
    text.remove_prefix(static_cast<std::size_t>(std::max(size, 1)));
  }
}

void Fonts::want_new(unsigned character) const {
  wanted_[character] = true;
  lacks_ = lacks_ || in_files(character) || sources_.further != nullptr;
}

std::vector<Fonts::Placed> Fonts::place_further(ImFontAtlas& atlas, float scale) const {
  std::vector<Placed> placed;
  if (sources_.further == nullptr) return placed;
  for (unsigned letter = 0x80; letter < letters; ++letter) {
    if (!wanted_[letter] || in_files(letter)) continue;
    for (std::size_t i = 0; i < text_count; ++i) {
      if (i == static_cast<std::size_t>(Text::banner)) continue;
      const TextSize& size = text_sizes[i];
      auto glyph = sources_.further->draw(letter, size.em * scale, size.bold);
      if (!glyph) break;
      // ImGui counts from the top of the line.
      const float ascent = std::round(size.em * ascent_of_em * scale);
      const ImVec2 offset(static_cast<float>(glyph->left - before),
                          ascent + static_cast<float>(glyph->top - before));
      const int rectangle = atlas.AddCustomRectFontGlyph(
          fonts_[i], static_cast<ImWchar>(letter), glyph->width + around, glyph->height + around,
          glyph->advance, offset);
      placed.push_back({rectangle, *std::move(glyph)});
    }
  }
  return placed;
}

bool Fonts::build(Surface& surface, float scale) {
  scale = std::clamp(scale, 0.5F, 5.0F);
  if (std::fabs(scale - scale_) < 0.001F && !lacks_) return false;
  scale_ = scale;
  lacks_ = false;
  ranges_ = {0x20, 0x7E};
  for (std::size_t i = 0; i < std::size(further_ranges); i += 2) {
    for (ImWchar letter = further_ranges[i]; letter <= further_ranges[i + 1]; ++letter) {
      if (wanted_[letter]) ranges_.insert(ranges_.end(), 2, letter);
    }
  }
  ranges_.push_back(0);
  ImFontAtlas& atlas = surface.atlas();
  atlas.Clear();
  atlas.TexDesiredWidth = scale > 2.2F ? 2048 : 1024;

  for (std::size_t i = 0; i < text_count; ++i) {
    const TextSize& wanted = text_sizes[i];
    const std::span<const std::byte> ttf = wanted.bold ? sources_.bold : sources_.regular;
    // Rounded, so that stems align the same way in every line.
    const float pixels = std::round(wanted.em * imgui_size_of_em * scale);
    const bool name_alone = i == static_cast<std::size_t>(Text::banner);
    const ImWchar* ranges = name_alone ? name_ranges : ranges_.data();
    fonts_[i] = add(atlas, ttf, pixels, ranges, scale < 1.8F ? 2 : 1);
  }
  for (std::size_t i = 0; i < rank_sizes.size(); ++i) {
    index_[i] = add(atlas, sources_.index, std::round(rank_sizes[i] * scale), rank_ranges, 1);
  }
  const std::vector<Placed> further = place_further(atlas, scale);
  surface.set_scale(scale);
  atlas.Build();
  for (const Placed& one : further) finish(atlas, one.rectangle, one.glyph);
  return true;
}

float Fonts::size(Text text) const {
  return text_sizes[static_cast<std::size_t>(text)].em * imgui_size_of_em;
}

float Fonts::line_height(Text text) const {
  return text_sizes[static_cast<std::size_t>(text)].line;
}

ImFont* Fonts::index_font(float css_size) const {
  for (std::size_t i = 0; i < rank_sizes.size(); ++i)
    if (rank_sizes[i] >= css_size * 0.96F) return index_[i];
  return index_.back();
}

bool Fonts::figures_are_tabular(Text text) const {
  const ImFont* asked = font(text);
  if (asked == nullptr) return false;
  for (ImWchar figure = '1'; figure <= '9'; ++figure)
    if (std::fabs(asked->GetCharAdvance(figure) - asked->GetCharAdvance('0')) > 0.01F) return false;
  return true;
}

}  // namespace allfours::ui
