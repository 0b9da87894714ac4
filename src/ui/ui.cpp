#include "ui/ui.hpp"

#include <algorithm>

#include "ui/scene.hpp"

namespace allfours::ui {

struct Ui::State {
  explicit State(Fonts::Sources sources) : fonts(sources) {}
  Fonts fonts;
  CardPainter painter;
  Input input;
  Motion motion;
};

Ui::Ui(Fonts::Sources fonts) : state_(std::make_unique<State>(fonts)) {}
Ui::~Ui() = default;

Fonts& Ui::fonts() { return state_->fonts; }
void Ui::set_courts(ImTextureID texture) { state_->painter.set_courts(texture); }
const std::vector<Target>& Ui::targets() const { return state_->input.targets(); }

bool Ui::takes_wheel(float x, float y) const { return state_->input.takes_wheel(ImVec2(x, y)); }

bool Ui::draw(App& app, const Frame& frame) {
  State& state = *state_;
  Motion& motion = state.motion;
  motion.moving = false;
  Canvas canvas(ImGui::GetBackgroundDrawList(),
                theme_of(frame.dark ? ThemeKind::dark : ThemeKind::light), state.fonts);
  canvas.four_colour = app.settings().four_colours;
  canvas.trace = frame.trace;
  state.painter.set_four_colour(app.settings().four_colours);
  state.input.begin(frame.touch, app.focused());

  int players = 2;
  int hand = 0;
  float board = 0;
  if (app.screen() == App::Screen::table) {
    const Table& table = app.session().table();
    players = table.players;
    hand = table.hand_count[static_cast<std::size_t>(app.session().human())];
    // While cards come and go within a hand the table keeps still.
    hand = std::max(hand, hand_size);
    board = score_board_height(canvas, app, board_width(frame.width, frame.height));
  }
  Scene scene{app,
              frame,
              canvas,
              state.painter,
              state.input,
              state.motion,
              lay_out(frame.width, frame.height, players, hand, board, app.offers_play())};
  if (app.screen() == App::Screen::start) {
    motion.session = nullptr;
    motion.moment = -1;
    start_view(scene);
    house_rules_view(scene);
  } else {
    table_view(scene);
    score_board(scene);
    hand_and_controls_view(scene);
    hand_summary(scene);
    if (scene.layout.has_panel) {
      history_panel(scene);
    } else {
      history_strip(scene);
    }
    if (app.offers_play()) top_bar(scene);
    if (!scene.layout.has_panel) history_sheet(scene);
    menu_view(scene);
  }
  if (app.screen() == App::Screen::table) open_hands_view(scene);
  rules_view(scene);
  message_view(scene);
  state.input.end();
  motion.last_frame = frame.now;
  const std::string taken = state.input.taken();
  if (!taken.empty()) {
    app.act(taken);
    return true;
  }
  return motion.moving || !state.input.settled();
}

float action_pill(Scene& scene, const Pill& pill_look, ImVec2 place, float height,
                  std::string_view action, bool disabled) {
  const float width = pill_width(scene.canvas, pill_look, height);
  const Rect area = Rect::at(place.x, place.y, width, height);
  PillState state;
  if (!disabled) state = scene.input.add(action, area);
  state.disabled = disabled;
  pill(scene.canvas, pill_look, area, state);
  return width;
}

std::string points_text(int points) {
  if (points > 0) return "+" + std::to_string(points);
  if (points < 0) return "−" + std::to_string(-points);
  return "0";
}

ImU32 side_colour(const Scene& scene, int side) {
  if (side < 0) return 0;
  // The person's side is always the first colour.
  const Session& session = scene.app.session();
  const int sides = session.table().sides;
  const int own = session.human() % sides;
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
