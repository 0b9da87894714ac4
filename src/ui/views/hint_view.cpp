// The hint on the table: a strip of paper with the advice and the reasons, and, in a line above the
// hand, the chance of winning with each playable card, as a number and a bar.
#include <algorithm>

#include "ui/views/card_cues.hpp"
#include "words/advice_words.hpp"

namespace allfours::ui {

namespace {

constexpr float cross_room = 40;

struct StripText {
  std::string headline, reasons, note;
  Text large = Text::body;
  bool pictured = true;       // the lamp fits
  float left = 0, width = 0;  // of the words, within the strip
  float pad = 0;
  float headline_tall = 0, reasons_tall = 0, note_tall = 0, button_tall = 0;
  float tall = 0;
};

std::string hint_reasons(const Seen& seen, int most) {
  const SeenTable& game = seen.table();
  if (game.hint.stage != Hint::Stage::shown) return {};
  return advice_reasons(*seen.words, *game.hint.advice, game.narrator->people().names, most);
}

// As many of the reasons as leave room for the table.
StripText strip_text(const Canvas& canvas, const Seen& seen, const Frame& frame,
                     const LayoutForm& form) {
  StripText strip;
  const SeenTable& game = seen.table();
  const float width = hint_width(form, frame.width);
  const bool small = width < 330 || frame.height < 740;
  const bool desk = form.kind == LayoutKind::desk;
  strip.large = small && !desk ? Text::small : Text::body;
  strip.pictured = width > 330;
  strip.pad = strip.pictured ? space::medium : space::small;
  strip.left = strip.pictured ? 46.0F : strip.pad;
  strip.width = width - strip.left - cross_room;
  const auto tall = [&](Text style, const std::string& words) {
    return words.empty()
               ? 0.0F
               : paragraph(canvas, style, ImVec2(), strip.width, 0, words, Align::left, false);
  };
  const bool warns = game.hint.stage == Hint::Stage::warns;
  const bool embed = form.kind == LayoutKind::smallest;
  if (!warns) strip.headline = game.hint.headline;
  strip.headline_tall = tall(Text::strong, strip.headline);
  if (warns) strip.button_tall = space::touch + space::small;
  const float most = frame.height * (desk ? 0.19F : frame.height < 480 ? 0.4F : 0.2F);
  for (int reasons = 3; reasons > 0; --reasons) {
    strip.reasons = warns   ? game.hint.headline
                    : embed ? std::string()
                            : hint_reasons(seen, reasons);
    strip.reasons_tall = tall(strip.large, strip.reasons);
    strip.tall = strip.headline_tall + strip.reasons_tall + strip.button_tall + 2 * strip.pad;
    if (strip.tall <= most) break;
  }
  // On a desk it is beside the numbers.
  if (game.hint.stage == Hint::Stage::shown && !desk && frame.height >= 740) {
    strip.note = seen.words->hint_note;
    strip.note_tall = tall(Text::small, strip.note) + space::hair;
    strip.tall += strip.note_tall;
  }
  return strip;
}

void strip_of_paper(Scene& scene) {
  const Canvas& canvas = scene.canvas;
  const Theme& theme = *canvas.theme;
  const Rect& area = scene.layout.hint;
  const StripText strip =
      strip_text(canvas, scene.seen, scene.frame, {scene.layout.kind, scene.layout.has_panel});
  if (scene.layout.hint_covers) trace_layer(canvas);
  const TraceGroup group(canvas, "the hint", area);
  paper_card(canvas, area);
  scene.input.add("", area);
  if (strip.pictured) {
    icon(canvas, Icon::hint, ImVec2(area.min.x + 24, area.min.y + strip.pad + 10), 20,
         theme.ink_muted);
  }
  float y = area.min.y + strip.pad;
  const float x = area.min.x + strip.left;
  paragraph(canvas, Text::strong, ImVec2(x, y), strip.width, theme.ink, strip.headline);
  y += strip.headline_tall;
  if (!strip.reasons.empty()) {
    paragraph(canvas, strip.large, ImVec2(x, y), strip.width, theme.ink, strip.reasons);
    y += strip.reasons_tall;
  }
  if (!strip.note.empty()) {
    paragraph(canvas, Text::small, ImVec2(x, y + space::hair), strip.width, theme.ink_muted,
              strip.note);
  }
  if (strip.button_tall > 0) {
    Pill yes;
    yes.kind = PillKind::primary;
    yes.label = scene.seen.words->hint_yes;
    yes.large = true;
    const Rect place =
        Rect::at(x, y + space::small, pill_width(canvas, yes, space::touch), space::touch);
    pill(canvas, yes, place, scene.input.add("hint", place));
  }
  const Rect cross = Rect::at(area.max.x - space::touch, area.min.y, space::touch, space::touch);
  const PillState state = scene.input.add("close_hint", cross);
  if (state.hovered || state.focused) {
    box(canvas, cross.grown(-6), radius::box, theme.paper_hovered);
  }
  icon(canvas, Icon::close, cross.centre(), 15, theme.ink_muted);
}

// A chance as a number and a bar, in this box; the best on cream with a star.
void chance(const Canvas& canvas, const Words& words, const Option& option, bool best,
            const Rect& area, bool on_card = false) {
  const Theme& theme = *canvas.theme;
  const TraceGroup group(canvas, "a chance", area);
  box(canvas, area, radius::box,
      best      ? theme.paper_marked
      : on_card ? theme.bar
                : theme.plate,
      best ? theme.highlight : 0, 2);
  const int percent = percent_of(option.chance);
  std::string number = fill(words.percent, {{"n", number_text(percent)}});
  const float room = area.width() - space::tiny;
  const float star = best ? 14.0F : 0.0F;
  const Text style =
      text_width(canvas, Text::strong, number) + star <= room ? Text::strong : Text::small;
  if (text_width(canvas, style, number) + star > room) number = number_text(percent);
  const float wide = text_width(canvas, style, number);
  const bool has_star = best && wide + star <= room + 2;
  const float line = canvas.fonts->line_height(style);
  const float bar_tall = 5;
  const float free = std::max(0.0F, area.height() - line - bar_tall);
  float x = area.centre().x - (wide + (has_star ? star : 0.0F)) * 0.5F;
  const float y = area.min.y + free * 0.3F;
  if (has_star) {
    icon(canvas, Icon::star, ImVec2(x + 6, y + line * 0.5F), 13, theme.mark);
    x += star;
  }
  text(canvas, style, ImVec2(x, y), best ? theme.ink : theme.on_felt, number);
  const Rect track =
      Rect::at(area.min.x + space::small, area.max.y - bar_tall - std::max(free * 0.4F, 4.0F),
               area.width() - 2 * space::small, bar_tall);
  box(canvas, track, bar_tall * 0.5F, best ? theme.rule : fade(theme.on_felt, 0.25F));
  Rect filled = track;
  filled.max.x =
      track.min.x + std::max(bar_tall, track.width() * static_cast<float>(option.chance) / 10'000);
  box(canvas, filled, bar_tall * 0.5F, best ? theme.mark : theme.on_felt);
}

void chances_over_cards(Scene& scene, const Advice& advice) {
  const Layout& layout = scene.layout;
  const SeenTable& game = scene.seen.table();
  const std::vector<Card> cards = held_cards(game.view, scene.seen.settings->hand_order);
  const int count = game.view.table.hand_count[at(game.view.seat)];
  const std::vector<HandSpot> spots = hand_spots(layout, count);
  const float tall = layout.chances.height() - 6;
  float right = layout.table.min.x;  // of the last number
  for (std::size_t i = 0; i < cards.size() && i < spots.size(); ++i) {
    const Option* option = find_option(advice, "card:" + card_text(cards[i]));
    if (option == nullptr) continue;
    const HandSpot& spot = spots[i];
    // Over the visible part of the card, at most as wide as a number needs.
    const float seen = spot.visible_width > 0 ? std::min(spot.visible_width, layout.hand_width)
                                              : layout.hand_width;
    const float wide = std::min(seen - 4, 78.0F);
    const float left = layout.left_handed ? spot.centre.x + layout.hand_width * 0.5F - seen
                                          : spot.centre.x - layout.hand_width * 0.5F;
    // With several rows the lower ones have their numbers at the cards' bottom.
    const bool upper = spot.centre.y < spots.front().centre.y + layout.hand_width * 0.25F;
    // No room between the first and the last row.
    if (!upper && spot.visible_height > 0) continue;
    const float y = upper ? layout.chances.min.y
                          : spot.centre.y + layout.hand_width * 0.7F - tall - space::tiny;
    const Rect area =
        Rect::at(left + (spot.visible_width > 0 ? 2.0F : (seen - wide) * 0.5F), y, wide, tall);
    if (!upper) trace_layer(scene.canvas);
    chance(scene.canvas, *scene.seen.words, *option, option == &advice.chosen(), area, !upper);
    right = std::max(right, area.max.x);
  }
  const float room = layout.table.max.x - space::large - right - space::huge;
  if (layout.kind != LayoutKind::desk || right <= layout.table.min.x || room < 150) return;
  const float wide = std::min(room, 210.0F);
  const std::string note(scene.seen.words->hint_note);
  const float note_tall =
      paragraph(scene.canvas, Text::small, ImVec2(), wide, 0, note, Align::right, false);
  const TraceGroup group(scene.canvas, "what the numbers are");
  paragraph(scene.canvas, Text::small,
            ImVec2(layout.table.max.x - space::large - wide,
                   layout.chances.min.y + (tall - note_tall) * 0.5F),
            wide, scene.canvas.theme->on_felt_muted, note, Align::right);
}

}  // namespace

float hint_height(const Canvas& canvas, const Seen& seen, const Frame& frame,
                  const LayoutForm& form) {
  if (seen.table().hint.stage == Hint::Stage::none) return 0;
  return strip_text(canvas, seen, frame, form).tall;
}

void chance_over_button(Scene& scene, std::string_view action, const Rect& area) {
  const Advice* advice = scene.seen.table().hint.advice;
  const Option* option = advice == nullptr ? nullptr : find_option(*advice, action);
  if (option == nullptr || scene.layout.kind == LayoutKind::smallest) return;
  const float tall = chance_height(scene.layout.kind) - 6;
  const float wide = std::min(78.0F, area.width());
  chance(scene.canvas, *scene.seen.words, *option, option == &advice->chosen(),
         Rect::at(area.centre().x - wide * 0.5F, area.min.y - tall - space::tiny, wide, tall));
}

void hint_view(Scene& scene) {
  if (hand_is_over(scene)) return;
  const Advice* advice = scene.seen.table().hint.advice;
  if (advice != nullptr && scene.layout.kind != LayoutKind::smallest) {
    chances_over_cards(scene, *advice);
  }
  strip_of_paper(scene);
}

}  // namespace allfours::ui
