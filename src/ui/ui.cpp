#include "ui/ui.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/views/card_cues.hpp"
#include "words/numbers.hpp"
#include "words/pack.hpp"

namespace allfours::ui {

struct Ui::State {
  explicit State(Fonts::Sources sources) : fonts(sources) {}
  Surface surface;
  Fonts fonts;
  CardPainter painter;
  Input input;
  Motion motion;
  const Words* letters_of = nullptr;
};

Ui::Ui(Fonts::Sources fonts) : state_(std::make_unique<State>(fonts)) {}
Ui::~Ui() = default;

Fonts& Ui::fonts() { return state_->fonts; }
void Ui::want_letters(const Seen& seen) {
  if (std::exchange(state_->letters_of, &*seen.words) == &*seen.words) return;
  for (const std::string_view phrase : phrases_of(*seen.words)) state_->fonts.want(phrase);
  state_->fonts.want("\u00A0·–−↑↓");  // between words, and in numbers
}

Surface& Ui::surface() { return state_->surface; }
void Ui::set_courts(ImTextureID texture) { state_->painter.set_courts(texture); }
const std::vector<Target>& Ui::targets() const { return state_->input.targets(); }
const std::string& Ui::taken() const { return state_->input.taken(); }

bool Ui::takes_wheel(float x, float y) const { return state_->input.takes_wheel(ImVec2(x, y)); }

namespace {

// A frame whose content is measured for the layout.
struct Measure {
  const Canvas& canvas;
  const Seen& seen;
  const Frame& frame;
};

// Height of a hint, a caption or a question.
float told_height(const Measure& by, const LayoutForm& form) {
  return std::max({hint_height(by.canvas, by.seen, by.frame, form),
                   caption_height(by.canvas, by.seen, by.frame, form),
                   question_height(by.canvas, by.seen, by.frame, form)});
}

void need_prompt(LayoutNeeds& needs, const Measure& by) {
  const SeenTable& game = by.seen.table();
  const Canvas& canvas = by.canvas;
  if (game.controls.prompt.empty() || asks_on_strip(game)) return;
  const float room = by.frame.width - 2 * space::medium - 28;
  const float tall =
      paragraph(canvas, Text::small, ImVec2(), room, 0, game.controls.prompt, Align::left, false);
  if (!game.controls.actions.empty() && game.cards.playable.empty() && !game.looking_back) {
    needs.asked = tall + space::touch + space::tiny + 2;
  }
  needs.prompt_lines =
      std::max(1, static_cast<int>(std::lround(tall / canvas.fonts->line_height(Text::small))));
  if (!game.controls.actions.empty() && game.hint.stage == Hint::Stage::none &&
      !game.looking_back && !game.lead.leads && !game.first_game.tells) {
    needs.question = paragraph(canvas, Text::body, ImVec2(), room - 20, 0, game.controls.prompt,
                               Align::left, false);
  }
}

// The members that are the same in every form.
void need_table(LayoutNeeds& needs, const Measure& by) {
  const SeenTable& game = by.seen.table();
  const Table& table = game.view.table;
  needs.players = table.players;
  needs.left_handed = by.seen.settings->left_handed;
  // The table keeps still while cards come and go within a hand.
  needs.hand_cards = std::max(game.seats[at(game.view.seat)].cards_before, hand_size);
  needs.board_height = [by](float width) { return score_board_height(by.canvas, by.seen, width); };
  need_prompt(needs, by);
  needs.looking_back = game.looking_back && (by.seen.offers_play || !by.seen.embedded);
  needs.chances = game.hint.stage != Hint::Stage::none && game.hint.stage != Hint::Stage::warns &&
                  table.phase == Phase::play && !game.cards.playable.empty();
  needs.pile = table.rules.trump != TrumpBy::pitch;
  needs.stock = table.rules.trump == TrumpBy::cut;
  needs.trump = table.trump_fixed;
  needs.open_trick = table.rules.first_trick_open;
  if (needs.open_trick && table.tricks > 0) needs.open_before = first_trick_place(game);
  needs.exposed = !(table.exposed - table.hands[static_cast<std::size_t>(game.view.seat)]).empty();
  needs.bar = by.seen.offers_play;
}

void need_form(LayoutNeeds& needs, const Measure& by, const LayoutForm& form) {
  // In the smallest window a link's caption is where the steps will be.
  if (by.seen.table().waits) needs.looking_back = form.kind == LayoutKind::smallest;
  needs.hint = told_height(by, form);
}

Layout layout_of(const Measure& by) {
  LayoutNeeds needs;
  LayoutForm form;
  needs.width = by.frame.width;
  needs.height = by.frame.height;
  if (!by.seen.at_table()) return lay_out(needs, form);
  const SeenTable& game = by.seen.table();
  need_table(needs, by);
  form = form_of(needs);
  needs.begins_over = game.waits && (game.waits_for_next_hand || game.game_over);
  need_form(needs, by, form);
  Layout layout = lay_out(needs, form);
  const auto change = [&](const LayoutForm& other) {
    form = other;
    need_form(needs, by, form);
    layout = lay_out(needs, form);
  };
  // A caption must leave room for the trick, and not reach the hand.
  if (form.panel && needs.hint > 0 && layout.trick_width < space::touch) {
    change({LayoutKind::desk, false});
  }
  if (form.kind == LayoutKind::low && needs.hint > 0 && layout.hint.max.y > layout.prompt.max.y) {
    change({LayoutKind::smallest, false});
  }
  if (form.kind == LayoutKind::upright && needs.hint > 0 && layout.trick_width < space::touch) {
    change({LayoutKind::smallest, false});
  }
  return layout;
}

void draw_start(Scene& scene) {
  const Seen& seen = scene.seen;
  scene.motion.table = nullptr;
  scene.motion.moment = -1;
  scene.motion.achievement.table = nullptr;
  if (seen.embedded && !seen.offers_play) {
    // says that it cannot be shown
    felt(scene.canvas, Rect::at(0, 0, scene.frame.width, scene.frame.height));
    return;
  }
  start_view(scene);
  if (seen.start->house_rules_open()) house_rules_view(scene);
  if (seen.sheets->menu) menu_view(scene);
}

void draw_table(Scene& scene) {
  const Seen& seen = scene.seen;
  const SeenTable& game = seen.table();
  const Layout& layout = scene.layout;
  Motion& motion = scene.motion;
  // In the smallest window the curtain hides all of it.
  if (game.curtain.falls && layout.kind == LayoutKind::smallest) {
    felt(scene.canvas, layout.table);
  } else {
    table_view(scene);
    score_board(scene);
  }
  hand_and_controls_view(scene);
  if (game.hint.stage != Hint::Stage::none) hint_view(scene);
  if (asks_on_strip(game)) question_view(scene);
  hand_summary(scene);
  caption_view(scene);
  motion.stage.draw_followers(scene.canvas, scene.painter, scene.frame.now);
  if (game.curtain.falls) curtain_view(scene);
  if (layout.has_panel) history_panel(scene);
  if (layout.bar.height() > 0) top_bar(scene);
  flying_points(scene);
  if (!layout.has_panel) history_sheet(scene);
  if (seen.sheets->menu) menu_view(scene);
  if (game.looking.all_hands_open || game.looking.last_trick_open || motion.why_page != 0) {
    open_hands_view(scene);
  } else {
    motion.evidence_scroll = 0;
  }
}

}  // namespace

bool Ui::draw(const Seen& seen, const Frame& frame) {
  State& state = *state_;
  Motion& motion = state.motion;
  motion.moving = false;
  Canvas canvas(&state.surface.list(),
                theme_of(frame.dark ? ThemeKind::dark : ThemeKind::light,
                         static_cast<FeltKind>(seen.settings->felt)),
                state.fonts);
  canvas.four_colour = seen.settings->four_colours;
  canvas.rank_letters = seen.words->rank_letters;
  canvas.trace = frame.trace;
  state.painter.set_back(static_cast<Back>(seen.settings->back));
  state.painter.set_four_colour(seen.settings->four_colours);
  state.input.begin(state.surface.pointer(), frame.touch, *seen.focused);

  Scene scene{seen,
              frame,
              canvas,
              state.painter,
              state.input,
              state.motion,
              layout_of({canvas, seen, frame})};
  if (seen.at_table()) {
    draw_table(scene);
  } else {
    draw_start(scene);
  }
  if (seen.sheets->rules) {
    rules_view(scene);
  } else {
    motion.sheet_mark = "-";
  }
  if (!seen.message->text().empty()) message_view(scene);
  state.input.end();
  press_summary_row(scene, taken());
  motion.last_frame = frame.now;
  if (taken() == "skip") {
    motion.stage.finish();
    motion.flight.side = -1;
  }
  return !taken().empty() || motion.moving || !state.input.settled() || state.fonts.lacks();
}

Rect touchable(const Rect& area) {
  const float wide = std::max(0.0F, space::touch - area.width()) * 0.5F;
  const float tall = std::max(0.0F, space::touch - area.height()) * 0.5F;
  return {ImVec2(area.min.x - wide, area.min.y - tall),
          ImVec2(area.max.x + wide, area.max.y + tall)};
}

float action_pill_width(const Scene& scene, const Pill& pill_look, float height) {
  return std::max(pill_width(scene.canvas, pill_look, height),
                  scene.frame.touch ? space::touch : 0.0F);
}

float action_pill(Scene& scene, const Pill& pill_look, ImVec2 place, float height,
                  std::string_view action, bool disabled) {
  const bool touch = scene.frame.touch;
  const float width = action_pill_width(scene, pill_look, height);
  const Rect area = Rect::at(place.x, place.y, width, height);
  PillState state;
  // A finger may miss a little, above and below.
  if (!disabled) state = scene.input.add(action, touch ? touchable(area) : area);
  state.disabled = disabled;
  pill(scene.canvas, pill_look, area, state);
  return width;
}

std::string points_text(int points) { return signed_text(points); }

ImU32 side_colour(const Scene& scene, int side) {
  if (side < 0) return 0;
  // The person's side is always the first colour.
  const SeenTable& game = scene.seen.table();
  const int sides = game.view.table.sides;
  const int own = game.view.seat % sides;
  return scene.canvas.theme->side[static_cast<std::size_t>((side - own + sides) % sides)];
}

void approach(Scene& scene, float& value, float target) {
  if (value == target) return;
  if (scene.frame.reduced_motion) {
    value = target;
    return;
  }
  const double passed = std::clamp(scene.frame.now - scene.motion.last_frame, 0.0, 50.0);
  value += (target - value) * std::min(1.0F, static_cast<float>(passed) / 70.0F);
  if (std::abs(value - target) < 0.01F) {
    value = target;
  } else {
    scene.motion.moving = true;
  }
}

}  // namespace allfours::ui
