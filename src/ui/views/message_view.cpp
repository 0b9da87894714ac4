// The message above the screen, clear of what answers a question, and the link or the action it
// offers.
#include <algorithm>

#include "ui/views/card_cues.hpp"

namespace allfours::ui {

namespace {

constexpr float name_room = 90;

// Above buttons with an answer; and above a caption or a hint, or to its left.
Rect clear_of_controls(const Scene& scene, Rect area) {
  const Rect free = scene.layout.table.grown(-space::small);
  const float tall = area.height();
  if (!scene.seen.table().controls.actions.empty() && over_controls(scene, area)) {
    const float above = controls_top(scene) - space::small - tall;
    area = area.moved(0, std::max(above, free.min.y) - area.min.y);
  }
  if (hand_is_over(scene) || !told_over(scene, area)) return area;
  const Rect& told = scene.layout.hint;
  const float above = told.min.y - space::small - tall;
  const float beside = told.min.x - space::small - area.max.x;
  if (above < free.min.y && area.min.x + beside >= free.min.x) return area.moved(beside, 0);
  return area.moved(0, std::max(above, free.min.y) - area.min.y);
}

// Answers are buttons above the hand, and seats where packets are dealt by hand.
bool would_hide_answers(const Scene& scene, const Rect& area) {
  const SeenTable& game = scene.seen.table();
  return game.view.table.phase == Phase::deal_by_hand ||
         (!game.controls.actions.empty() && over_controls(scene, area));
}

}  // namespace

bool message_covers_strip(const Scene& scene) {
  return !scene.seen.message->text().empty() && scene.layout.narrow();
}

void message_view(Scene& scene) {
  const std::string& words = scene.seen.message->text();
  const bool at_table = scene.seen.at_table();
  // At a hand's end the summary has the result of the hand or match.
  if (words.empty() || (at_table && words == summary_note(scene))) return;
  const Canvas& canvas = scene.canvas;
  const float room = at_table ? scene.layout.table.width() : scene.frame.width;
  const std::string& rule_id = at_table ? scene.seen.message->rule() : std::string();
  const Message::Offer& offer = scene.seen.message->offered();
  const bool offers = at_table && !offer.id.empty();
  const bool has_links = offers || !rule_id.empty();
  const float links = offers      ? text_width(canvas, Text::small, offer.label)
                      : has_links ? rule_links_width(scene)
                                  : 0.0F;
  const float links_tall = has_links ? rule_links(scene, rule_id, ImVec2(), false) : 0.0F;
  // Words and links in one row if they fit between the names at the table's edges: they refer to
  // what is above.
  const float most = room - 2 * space::small - 2 * space::large;
  const float row = text_width(canvas, Text::body, words) + space::large + links;
  const float names = scene.layout.is_low_or_smallest() ? 0 : 2 * name_room;
  const bool one_row = links > 0 && row <= most - names;
  const float width = one_row ? row : std::min(440.0F - 2 * space::large, most);
  const float words_wide = one_row ? row - space::large - links : width;
  const float words_tall =
      paragraph(canvas, Text::body, ImVec2(), words_wide + 1, 0, words, Align::centre, false);
  const float tall = one_row ? std::max(words_tall, links_tall) + 2 * space::small
                             : words_tall + 2 * space::medium + links_tall;
  // At the table just above the hand, where people look.
  const float y =
      at_table ? std::max(scene.layout.prompt.max.y - tall, scene.layout.table.min.y + space::small)
      // Below the button of the options, which is at the right.
      : room < 700 ? space::medium + space::touch + space::small
                   : space::large;
  Rect area =
      Rect::at(room * 0.5F - width * 0.5F - space::large, y, width + 2 * space::large, tall);
  if (at_table) area = clear_of_controls(scene, area);
  if (at_table && scene.seen.message->makes_way() && would_hide_answers(scene, area)) return;
  const float left = area.min.x + space::large;
  const float top = one_row ? area.centre().y - words_tall * 0.5F : area.min.y + space::medium;
  trace_layer(canvas);
  const TraceGroup group(canvas, "the message", area);
  paper_card(canvas, area, radius::box);
  paragraph(canvas, Text::body, ImVec2(left, top), words_wide + 1,
            scene.seen.message->is_error() ? canvas.theme->warning : canvas.theme->ink, words,
            Align::centre);
  scene.input.add("close", area);
  if (!has_links) return;
  const ImVec2 place =
      one_row ? ImVec2(area.max.x - space::large - links, area.centre().y - links_tall * 0.5F)
              : ImVec2(area.centre().x - links * 0.5F, top + words_tall);
  if (offers) {
    word_link(scene, offer.label, offer.id, place, links_tall);
  } else {
    rule_links(scene, rule_id, place, true);
  }
}

}  // namespace allfours::ui
