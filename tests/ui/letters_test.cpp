// The fonts have every letter of every text in all languages (assets/make.mjs, ui/draw/fonts.cpp).
#include <gtest/gtest.h>
#include <imgui_internal.h>

#include <cmath>
#include <utility>

#include "app/app.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_playing.hpp"
#include "ui/assets.hpp"
#include "ui/draw/fonts.hpp"
#include "ui/layout/layout.hpp"
#include "ui/screen.hpp"
#include "ui/ui.hpp"
#include "words/pack.hpp"
#include "words/words.hpp"

namespace allfours {
namespace {

struct Letters {
  std::vector<std::byte> regular = bytes_of(built_assets() / "allfours-sans.ttf");
  std::vector<std::byte> bold = bytes_of(built_assets() / "allfours-sans-bold.ttf");
  std::vector<std::byte> index = bytes_of(built_assets() / "allfours-index.ttf");
  ui::Surface surface;
  ui::Fonts fonts{{.regular = regular, .bold = bold, .index = index}};
};

// Suits are drawn as shapes, and a newline is not drawn.
bool is_drawn(unsigned character) {
  return character != '\n' && (character < 0x2660 || character > 0x2667);
}

void expect_letters(const ui::Fonts& fonts, std::string_view text) {
  for (std::string_view rest = text; !rest.empty();) {
    unsigned character = 0;
    const int length = ImTextCharFromUtf8(&character, rest.data(), rest.data() + rest.size());
    rest.remove_prefix(static_cast<std::size_t>(std::max(length, 1)));
    if (!is_drawn(character)) continue;
    for (const ui::Text style : {ui::Text::body, ui::Text::strong}) {
      EXPECT_NE(fonts.font(style)->FindGlyphNoFallback(character), nullptr)
          << std::hex << character << " in: " << text;
    }
  }
}

TEST(Letters, AreThereForAllThatIsSaid) {
  Letters letters;
  const auto said = [&](const auto& take) {
    for (const Language language : languages()) {
      for (const std::string_view phrase : phrases_of(words_in(language))) take(phrase);
    }
    for (const std::string_view book : linked_books()) {
      const auto read = read_book(book);
      ASSERT_TRUE(read);
      for (const auto& [key, phrase] : read->phrases) take(phrase);
    }
    for (const std::string_view lessons : linked_lessons()) take(lessons);
    // The letters of people's names (app/features/settings/settings.cpp) and of the languages
    // nearby.
    take("ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ’ŒœŸẞ");
  };
  said([&](std::string_view text) { letters.fonts.want(text); });
  letters.fonts.build(letters.surface, 1);
  said([&](std::string_view text) { expect_letters(letters.fonts, text); });
  for (const Language language : languages()) {
    for (const char rank : words_in(language).rank_letters) {
      if (rank == 'T') continue;  // drawn as 10
      EXPECT_NE(letters.fonts.index_font(20)->FindGlyphNoFallback(static_cast<ImWchar>(rank)),
                nullptr)
          << rank;
    }
  }
}

TEST(Letters, OfOneFontStandForThoseOfAnother) {
  Letters letters;
  for (const ui::Fonts::Sources& sources :
       {ui::Fonts::Sources{letters.regular, {}, {}}, ui::Fonts::Sources{{}, letters.bold, {}},
        ui::Fonts::Sources{{}, {}, letters.index}}) {
    ui::Fonts fonts(sources);
    ui::Surface surface;
    ASSERT_TRUE(fonts.build(surface, 1));
    EXPECT_NE(fonts.font(ui::Text::body)->FindGlyphNoFallback('J'), nullptr);
    EXPECT_NE(fonts.index_font(20)->FindGlyphNoFallback('J'), nullptr);
  }
}

// Draws every letter as a block, except for one.
class Blocks final : public ui::GlyphSource {
 public:
  std::optional<ui::DrawnGlyph> draw(char32_t letter, float em, bool bold) override {
    if (letter == U'\u674E') return std::nullopt;
    ui::DrawnGlyph block{bold ? 6 : 4, 5, 1, -5, em, {}};
    block.coverage.assign(static_cast<std::size_t>(block.width * block.height), 200);
    return block;
  }
};

TEST(Letters, OfOtherScriptsComeFromThePlatform) {
  Letters files;
  Blocks blocks;
  ui::Fonts fonts({files.regular, files.bold, files.index, &blocks});
  ui::Surface surface;
  fonts.want("Ольга 李");
  ASSERT_TRUE(fonts.build(surface, 2));
  EXPECT_FALSE(fonts.lacks());
  const ImFontGlyph* glyph = fonts.font(ui::Text::strong)->FindGlyphNoFallback(0x43B);
  ASSERT_NE(glyph, nullptr);
  EXPECT_EQ(glyph->AdvanceX, 28);  // 14 px at two device pixels
  EXPECT_EQ(glyph->X1 - glyph->X0, 8);
  EXPECT_EQ(fonts.font(ui::Text::body)->FindGlyphNoFallback(0x674E), nullptr);
  // The coverage lies where the glyph is.
  unsigned char* pixels = nullptr;
  int width = 0;
  int height = 0;
  surface.atlas().GetTexDataAsAlpha8(&pixels, &width, &height);
  const auto x = static_cast<int>(std::lround(glyph->U0 * static_cast<float>(width)));
  const auto y = static_cast<int>(std::lround(glyph->V0 * static_cast<float>(height)));
  const auto alpha = [&](int right, int down) { return pixels[(y + down) * width + x + right]; };
  EXPECT_EQ(alpha(1, 1), 200);
  EXPECT_EQ(alpha(6, 5), 200);
  // Nothing shows at its edges, wherever it lies between pixels.
  for (int right = 0; right < 9; ++right) {
    for (const int down : {0, 6, 7}) EXPECT_EQ(alpha(right, down), 0);
  }
  for (int down = 0; down < 8; ++down) {
    for (const int right : {0, 7, 8}) EXPECT_EQ(alpha(right, down), 0);
  }
  // The line of the letter is that of the others.
  const ImFontGlyph* latin = fonts.font(ui::Text::strong)->FindGlyphNoFallback('E');
  EXPECT_NEAR(glyph->Y1 - 1, latin->Y1, 2.0F);
}

TEST(Letters, AreMadeWhenTheyAreWanted) {
  Letters letters;
  const auto has = [&](unsigned character) {
    return letters.fonts.font(ui::Text::body)
               ->FindGlyphNoFallback(static_cast<ImWchar>(character)) != nullptr;
  };
  letters.fonts.want("Zoë");
  ASSERT_TRUE(letters.fonts.build(letters.surface, 1));
  EXPECT_TRUE(has('Z'));
  EXPECT_TRUE(has(0xEB));
  EXPECT_FALSE(has(0xFC));
  EXPECT_FALSE(letters.fonts.lacks());
  EXPECT_FALSE(letters.fonts.build(letters.surface, 1));
  // Letters that the fonts lack, and invalid bytes, are not awaited.
  letters.fonts.want("日 ♠ \xFF\xC3");
  EXPECT_FALSE(letters.fonts.lacks());
  letters.fonts.want(0xFCU);
  EXPECT_TRUE(letters.fonts.lacks());
  ASSERT_TRUE(letters.fonts.build(letters.surface, 1));
  EXPECT_TRUE(has(0xFC));
  EXPECT_TRUE(has(0xEB));
  EXPECT_FALSE(letters.fonts.lacks());
}

// Otherwise each of them would be missing in one frame, and all would be rasterised twice.
TEST(Letters, OfATableAreForeseenInEveryLanguage) {
  Letters letters;
  for (const Language language : languages()) {
    for (const std::string_view link : {"v=trinidad&seed=letters", "v=sca&seed=letters"}) {
      App app(1);
      app.act("language:" + std::string(language_code(language)));
      app.open_link(link);
      app.act("begin");
      ui::Ui ui({letters.regular, letters.bold, letters.index});
      for (int step = 0; step < 80; ++step) {
        for (; std::isfinite(app.next_due()) || award_waits(app.table()); app.act("skip")) {
          if (std::isfinite(app.next_due())) app.tick(app.next_due());
        }
        const TableState& table = app.table();
        app.act(playable_cards(table).empty() ? actions_at(table).front().id
                                              : "card:" + card_text(playable_cards(table).first()));
        const Seen seen(app);
        ui.want_letters(seen);
        ui.fonts().build(ui.surface(), 1);
        ui.surface().begin(ImVec2(1280, 720));
        ui.draw(seen, {.width = 1280, .height = 720, .now = 1000.0 * step});
        ui.surface().end(ImVec2(1, 1));
        ASSERT_FALSE(ui.fonts().lacks()) << language_code(language) << ", " << link << ", " << step;
      }
    }
  }
}

TEST(Letters, CanBeReadAtEveryTextSize) {
  Letters letters;
  constexpr float em_of_imgui = 1.164F;
  for (const std::string_view text_size : text_sizes) {
    for (const auto& [width, height] :
         {std::pair(240.0F, 200.0F), std::pair(390.0F, 844.0F), std::pair(1280.0F, 720.0F),
          std::pair(1760.0F, 1000.0F), std::pair(2560.0F, 1440.0F)}) {
      const float zoom = ui::zoom_of(width, height, parse_text_size(text_size).value_or(0));
      letters.fonts.build(letters.surface, zoom);
      for (std::size_t text = 0; text < ui::text_count; ++text) {
        const float size = letters.fonts.size(static_cast<ui::Text>(text)) / em_of_imgui * zoom;
        EXPECT_GE(size, 11.99F) << width << " × " << height << " at " << text_size << " %";
      }
    }
  }
}

TEST(Letters, HaveFiguresOfOneWidth) {
  Letters letters;
  for (const float scale : {1.0F, 1.5F, 2.0F, 3.0F}) {
    letters.fonts.build(letters.surface, scale);
    EXPECT_TRUE(letters.fonts.figures_are_tabular(ui::Text::body)) << scale;
    EXPECT_TRUE(letters.fonts.figures_are_tabular(ui::Text::strong)) << scale;
  }
}

}  // namespace
}  // namespace allfours
