// The program's start, called by the page: loads texts and fonts, then starts the program, which
// lives on in the page's calls (web/page/program.js).
#include <emscripten.h>

#include <memory>
#include <vector>

#include "platform/page_bridge.hpp"
#include "platform/program.hpp"

namespace {

// They live as long as the page.
std::vector<std::byte> regular, bold, ranks;
std::unique_ptr<allfours::Program> program;

class PageLetters final : public allfours::ui::GlyphSource {
 public:
  std::optional<allfours::ui::DrawnGlyph> draw(char32_t letter, float em, bool strong) override {
    return allfours::page::draw_letter(letter, em, strong);
  }
};
PageLetters page_letters;

}  // namespace

extern "C" EMSCRIPTEN_KEEPALIVE void allfours_start() {
  namespace page = allfours::page;
  if (!allfours::take_pack(page::first_words())) {
    page::show_not_loaded();
    return;
  }
  regular = page::font("allfours-sans.ttf");
  bold = page::font("allfours-sans-bold.ttf");
  ranks = page::font("allfours-index.ttf");
  program = std::make_unique<allfours::Program>(allfours::ui::Fonts::Sources{
      .regular = regular, .bold = bold, .index = ranks, .further = &page_letters});
  program->open();
}
