// Captions of a lesson or of a link's game: a strip of paper in the place of a hint's, above the
// hand; at the end of a hand, below its summary. With the button that goes on, and the progress of
// a lesson. In the smallest window a lesson's caption covers the table until it has been read, and
// a link's replaces the prompt in short form. A first game's caption looks the same and is
// dismissed by a touch.
#include <algorithm>
#include <utility>
#include <vector>

#include "ui/views/card_cues.hpp"

namespace allfours::ui {

namespace {

constexpr float cross_side = 36;  // of the close button

struct CaptionSize {
  float pad = space::medium;
  Text title = Text::strong;
  Text body = Text::body;
  float width = 0;      // of the strip
  float text = 0;       // of its sentences, if there are buttons
  float button = 0;     // width
  bool beside = false;  // the buttons are at the right, else below
  bool across = false;  // side by side there, else stacked
  bool small = false;   // in small letters
};

Pill caption_button(const Action& action) {
  Pill look;
  look.kind = action.primary ? PillKind::primary : PillKind::on_paper;
  look.label = action.label;
  look.large = true;
  return look;
}

std::vector<Action> caption_actions(const Seen& seen, bool embed) {
  std::vector<Action> actions = seen.table().controls.actions;
  std::erase_if(actions, [](const Action& action) { return !is_on_caption(action); });
  // The solution of a puzzle must not attract attention.
  const bool tries = actions.size() == 1 && actions.front().id == "show_solution";
  if (embed && tries)
    actions.insert(actions.begin(), {"fold", std::string(seen.words->next), true});
  if (embed && actions.empty()) actions.push_back({"fold", std::string(seen.words->next), true});
  return actions;
}

// Reserves room for the widest of the possible buttons, present or not.
CaptionSize caption_size(const Canvas& canvas, const Seen& seen, const Frame& frame, float width,
                         std::size_t buttons = 1) {
  CaptionSize size;
  if (frame.width < 480 || frame.height < 480) {
    size.pad = space::small;
    size.body = Text::small;
  }
  if (frame.height < 260) {
    size.pad = space::tiny;
    size.title = Text::small_strong;
  }
  size.width = width;
  const Words& w = *seen.words;
  const bool waits = seen.table().waits;
  std::vector<std::string> labels{std::string(waits ? w.sent_begin : w.next),
                                  std::string(waits ? w.how_it_works : w.play),
                                  waits ? std::string() : std::string(w.why) + "?"};
  if (seen.table().lead.solves) {
    labels = {std::string(puzzle_phrase(w, "show")), std::string(puzzle_phrase(w, "again")),
              std::string(puzzle_phrase(w, "next"))};
  }
  // In the smallest window the covering caption is measured anew each time.
  if (frame.height < 260 && !waits) {
    labels.clear();
    for (const Action& action : caption_actions(seen, true)) labels.push_back(action.label);
  }
  for (const std::string& label : labels) {
    const Action action{"go_on", label, true};
    size.button = std::max(size.button, pill_width(canvas, caption_button(action), space::touch));
  }
  size.beside = width > 300;
  const float left = width - static_cast<float>(buttons) * (size.button + space::tiny);
  size.across = !size.beside || ((frame.height < 480 || waits) && width > 500) ||
                (frame.height < 260 && left > 230);
  const float share = (width - 2 * size.pad) / static_cast<float>(buttons) - space::tiny;
  if (size.button > share && size.across) {
    // In small letters side by side in the smallest window, else stacked.
    float wide = 0;
    for (const std::string& label : labels) {
      wide = std::max(wide, text_width(canvas, Text::small_strong, label) + space::small);
    }
    size.across = size.small = !size.beside && frame.height < 260 && wide <= share;
    if (size.small) size.button = share;
  }
  const float columns = size.across ? static_cast<float>(buttons) : 1.0F;
  size.text = width - 2 * size.pad - (size.beside ? columns * size.button + space::small : 0.0F);
  return size;
}

// The same for a first game's caption: no button, but a cross.
CaptionSize first_size(const Canvas& canvas, const Seen& seen, const Frame& frame, float width) {
  CaptionSize size = caption_size(canvas, seen, frame, width);
  size.text = width - size.pad - cross_side - space::tiny;
  return size;
}

float words_tall(const Canvas& canvas, const CaptionSize& size, const Caption& caption,
                 float wide) {
  return paragraph(canvas, size.title, ImVec2(), wide, 0, caption.title, Align::left, false) +
         paragraph(canvas, size.body, ImVec2(), wide, 0, caption.text, Align::left, false);
}

// Height of the strip with this many buttons.
float strip_tall(const Canvas& canvas, const CaptionSize& size, const Caption& caption,
                 std::size_t buttons) {
  const float words =
      words_tall(canvas, size, caption, buttons > 0 ? size.text : size.width - 2 * size.pad);
  const float rows = buttons == 0 ? 0.0F : size.across ? 1.0F : static_cast<float>(buttons);
  const float column = rows * (space::touch + space::tiny);
  return 2 * size.pad + (size.beside ? std::max(words, column - space::tiny) : words + column);
}

// Stacked at the right, or side by side below.
void caption_buttons(Scene& scene, const CaptionSize& size, const std::vector<Action>& actions,
                     const Rect& area) {
  const float rows = size.across ? 1.0F : static_cast<float>(actions.size());
  ImVec2 place(area.max.x - size.pad - size.button, area.max.y - size.pad - space::touch);
  const float tall = rows * (space::touch + space::tiny) - space::tiny;
  place.y = size.beside ? area.centre().y - tall * 0.5F : area.max.y - size.pad - tall;
  for (const Action& action : actions) {
    const Rect button = Rect::at(place.x, place.y, size.button, space::touch);
    Pill look = caption_button(action);
    look.large = !size.small;
    pill(scene.canvas, look, button, scene.input.add(action.id, button));
    if (size.across) {
      place.x -= size.button + space::tiny;
    } else {
      place.y += space::touch + space::tiny;
    }
  }
}

// The question that a first game's caption leaves open, at its foot; returns its height. There is
// room for a line before anything is asked, so that the table keeps still.
float open_question(const Canvas& canvas, const SeenTable& game, const CaptionSize& size,
                    ImVec2 place, bool draw) {
  const auto question = game.first_game.question;
  // In the smallest window it comes after the caption.
  if (!question || game.waits_for_next_hand || size.title == Text::small_strong) return 0;
  const float wide = size.width - 2 * size.pad;
  return std::max(canvas.fonts->line_height(Text::small_strong),
                  paragraph(canvas, Text::small_strong, place, wide, canvas.theme->ink, *question,
                            Align::left, draw)) +
         space::tiny;
}

float first_tall(const Canvas& canvas, const Seen& seen, const CaptionSize& size) {
  const Caption caption = seen.table().first_game.caption;
  return 2 * size.pad + std::max(words_tall(canvas, size, caption, size.text), cross_side) +
         open_question(canvas, seen.table(), size, ImVec2(), false);
}

void first_caption_view(Scene& scene) {
  const SeenTable& game = scene.seen.table();
  const Canvas& canvas = scene.canvas;
  const bool over = caption_lies_over(scene);
  if (over && !game.at_end && !hand_is_over(scene)) return;
  if (over && !scene.seen.message->text().empty()) return;
  Rect area = hand_is_over(scene) ? last_caption_area(scene) : scene.layout.hint;
  if (over) {
    trace_layer(canvas);
    scene.input.cover();
    veil(canvas, scene.layout.table);
    scene.input.add("close_caption", scene.layout.table);
    // The points of a hand stay readable above it.
    const float down = hand_is_over(scene) ? scene.layout.table.max.y - space::small - area.max.y
                                           : scene.layout.table.centre().y - area.centre().y;
    area = area.moved(0, down);
  }
  const Caption caption = game.first_game.caption;
  const CaptionSize size = first_size(canvas, scene.seen, scene.frame, area.width());
  const TraceGroup group(canvas, "the caption", area);
  paper_card(canvas, area);
  const PillState state = scene.input.add("close_caption", area);
  const Rect cross = Rect::at(area.max.x - cross_side - space::tiny, area.min.y + space::tiny,
                              cross_side, cross_side);
  if (state.hovered || state.focused) box(canvas, cross, radius::box, canvas.theme->paper_hovered);
  icon(canvas, Icon::close, cross.centre(), 15, canvas.theme->ink_muted);
  const float asked = open_question(canvas, game, size, ImVec2(), false);
  const float tall = words_tall(canvas, size, caption, size.text);
  ImVec2 place(area.min.x + size.pad, area.centre().y - (tall + asked) * 0.5F);
  place.y += paragraph(canvas, size.title, place, size.text, canvas.theme->ink, caption.title);
  place.y += paragraph(canvas, size.body, place, size.text, canvas.theme->ink, caption.text);
  open_question(canvas, game, size, place + ImVec2(0, space::tiny), true);
}

// The strip with its words and buttons.
void caption_paper(Scene& scene, const CaptionSize& size, const std::vector<Action>& actions,
                   const Rect& area) {
  const Canvas& canvas = scene.canvas;
  const TraceGroup group(canvas, "the caption", area);
  paper_card(canvas, area);
  scene.input.add("", area);
  const Caption& caption = scene.seen.table().lead.caption;
  const float wide = actions.empty() ? size.width - 2 * size.pad : size.text;
  const float tall = words_tall(canvas, size, caption, wide);
  ImVec2 place(area.min.x + size.pad, area.min.y + size.pad);
  // Vertically centred while there are no buttons below.
  if (size.beside || actions.empty()) place.y = area.centre().y - tall * 0.5F;
  place.y += paragraph(canvas, size.title, place, wide, canvas.theme->ink, caption.title);
  paragraph(canvas, size.body, place, wide, canvas.theme->ink, caption.text);
  caption_buttons(scene, size, actions, area);
}

// A link's game in one line, with its button in the bar.
void sent_words(Scene& scene, const Caption& caption) {
  if (hand_is_over(scene) || !scene.layout.has_prompt) return;
  const TraceGroup group(scene.canvas, "the caption");
  const Rect& prompt = scene.layout.prompt;
  if (text_width(scene.canvas, Text::small, caption.title) > prompt.width()) return;
  text_in(scene.canvas, Text::small, prompt, scene.canvas.theme->on_felt, caption.title);
}

// In the smallest window: one button, the second if the title fits beside both, and as much of the
// text as fits.
void sent_row(Scene& scene, const Caption& caption) {
  const Canvas& canvas = scene.canvas;
  const Rect& prompt = scene.layout.prompt;
  const Rect& table = scene.layout.table;
  constexpr float dealer_mark = 26;
  Rect area{ImVec2(table.min.x + dealer_mark, prompt.max.y - space::touch),
            ImVec2(table.max.x - space::small, prompt.max.y)};
  const float title = text_width(canvas, Text::small, caption.title);
  float room = area.width() - 2 * space::small;
  std::vector<std::pair<Action, float>> buttons;  // … and their left edges
  for (const Action& action : caption_actions(scene.seen, false)) {
    const float wide = pill_width(canvas, caption_button(action), space::touch);
    if (!action.primary && room - wide < title) continue;
    buttons.emplace_back(action, area.min.x + 2 * space::small + room - wide);
    room -= wide + space::tiny;
  }
  const auto tall = [&](const std::string& words) {
    return paragraph(canvas, Text::small, ImVec2(), room, 0, words, Align::left, false);
  };
  std::string words = caption.title + " · " + caption.text;
  if (tall(words) > area.height()) words = caption.title;
  // Nothing is on the table above it yet; with a trick there, the button says enough.
  if (tall(words) > area.height() && trick_size(scene.seen.table().view.table) > 0) {
    words.clear();
  }
  area.min.y = std::min(area.min.y, std::max(table.min.y, area.max.y - tall(words) - space::small));
  const TraceGroup group(canvas, "the caption", area);
  if (!words.empty()) paper_card(canvas, area);
  for (const auto& [action, x] : buttons) {
    const Pill look = caption_button(action);
    const Rect button = Rect::at(x, area.centre().y - space::touch * 0.5F,
                                 pill_width(canvas, look, space::touch), space::touch);
    pill(canvas, look, button, scene.input.add(action.id, button));
  }
  paragraph(canvas, Text::small,
            ImVec2(area.min.x + space::small, area.centre().y - tall(words) * 0.5F), room,
            canvas.theme->ink, words);
}

}  // namespace

bool is_on_caption(const Action& action) {
  return action.id == "begin" || action.id == "rules" || action.id == "go_on" ||
         action.id == "play_after" || action.id == "lesson_why" || action.id == "try_again" ||
         action.id == "show_solution" || action.id == "next_puzzle" || action.id == "end_puzzle";
}

float caption_height(const Canvas& canvas, const Seen& seen, const Frame& frame,
                     const LayoutForm& form) {
  const float width = hint_width(form, frame.width);
  const bool waits = seen.table().waits;
  if (seen.table().first_game.tells && !seen.table().waits_for_next_hand) {
    return first_tall(canvas, seen, first_size(canvas, seen, frame, width));
  }
  if (!seen.table().lead.is_captioned || (waits && form.kind == LayoutKind::smallest)) return 0;
  const std::size_t buttons = std::max<std::size_t>(waits || seen.table().lead.solves ? 2 : 1,
                                                    caption_actions(seen, false).size());
  const CaptionSize size = caption_size(canvas, seen, frame, width, buttons);
  // The same for all captions, so that the table keeps still; a covering one may come and go.
  if (form.kind == LayoutKind::smallest && !waits) {
    const std::size_t now = std::max<std::size_t>(1, caption_actions(seen, true).size());
    return strip_tall(canvas, caption_size(canvas, seen, frame, width, now),
                      seen.table().lead.caption, now);
  }
  float tall = 0;
  for (const Caption& caption : seen.table().lead.captions) {
    tall = std::max(tall, strip_tall(canvas, size, caption, buttons));
  }
  return tall;
}

bool caption_folds(const Scene& scene) {
  return scene.layout.kind == LayoutKind::smallest ||
         (scene.layout.hint_covers && scene.seen.table().lead.leads);
}

bool caption_lies_over(const Scene& scene) {
  const SeenTable& game = scene.seen.table();
  const LayoutKind kind = scene.layout.kind;
  if (!game.first_game.tells) return false;
  if (!hand_is_over(scene)) return kind == LayoutKind::smallest || scene.layout.hint_covers;
  const bool crowded = game.view.table.players > 4 && scene.frame.height < 740;
  return scene.layout.is_low_or_smallest() || (kind == LayoutKind::upright && crowded);
}

Rect last_caption_area(const Scene& scene) {
  const SeenTable& game = scene.seen.table();
  const Rect& table = scene.layout.table;
  const float width = std::min(table.width() - 2 * space::small, 584.0F);
  float tall = 0;
  if (game.first_game.tells) {
    tall = first_tall(scene.canvas, scene.seen,
                      first_size(scene.canvas, scene.seen, scene.frame, width));
  } else {
    const std::size_t buttons = caption_actions(scene.seen, false).size();
    const CaptionSize size = caption_size(scene.canvas, scene.seen, scene.frame, width, buttons);
    tall = strip_tall(scene.canvas, size, game.lead.caption, buttons);
  }
  return Rect::at(scene.layout.middle_x - width * 0.5F, table.max.y - tall - space::small, width,
                  tall);
}

void caption_view(Scene& scene) {
  const SeenTable& game = scene.seen.table();
  if (game.first_game.tells) first_caption_view(scene);
  if (!game.lead.is_captioned || (game.lead.teaches && !game.lead.caption_holds)) return;
  // A point has its time on the felt first.
  if (game.lead.teaches && game.award.is_up) return;
  const Canvas& canvas = scene.canvas;
  const bool over = hand_is_over(scene);
  // A touch anywhere begins.
  if (game.waits) {
    scene.input.cover();
    scene.input.add("begin", scene.layout.table);
    // Its button is in the bar.
    if (scene.layout.steps_in_bar) {
      sent_words(scene, game.lead.caption);
      return;
    }
  }
  if (game.waits && scene.layout.kind == LayoutKind::smallest && !over) {
    sent_row(scene, game.lead.caption);
    return;
  }
  const bool embed = caption_folds(scene) && !over;
  const std::vector<Action> actions = caption_actions(scene.seen, embed);
  if (embed) {
    const bool waits = game.at_end || actions.front().id != "fold";
    if (game.lead.is_folded || !waits || !scene.seen.message->text().empty()) return;
    trace_layer(canvas);
    scene.input.cover();
    veil(canvas, scene.layout.table);
  }
  const Rect area = over ? last_caption_area(scene) : scene.layout.hint;
  const CaptionSize size =
      caption_size(canvas, scene.seen, scene.frame, area.width(), actions.size());
  caption_paper(scene, size, actions, area);
  const TraceGroup group(canvas, "the caption");
  if (game.lead.is_achieved) achievement_seal(scene, area, {});
}

void lesson_progress(Scene& scene) {
  const SeenTable& game = scene.seen.table();
  const Rect& table = scene.layout.table;
  const int parts = game.lead.parts;
  constexpr float gap = 6;
  const float wide = (table.width() - 2 * space::small + gap) / static_cast<float>(parts) - gap;
  for (int i = 0; i < parts; ++i) {
    const Rect part = Rect::at(table.min.x + space::small + static_cast<float>(i) * (wide + gap),
                               table.min.y + 1, wide, 4);
    box(scene.canvas, part, 2,
        i < game.lead.part ? scene.canvas.theme->highlight
                           : fade(scene.canvas.theme->on_felt, 0.3F));
  }
}

}  // namespace allfours::ui
