#include "ui/draw/avatars.hpp"

#include <cmath>

#include "players/people.hpp"

namespace allfours::ui {

namespace {

// Draws in a disc of radius 1: x to the right, y down, angles in half turns clockwise from the
// right.
class Pencil {
 public:
  Pencil(const Canvas& canvas, ImVec2 centre, float radius)
      : list_(canvas.list), centre_(centre), radius_(radius) {}

  void dot(float x, float y, float radius, ImU32 colour) const {
    list_->AddCircleFilled(at(x, y), radius * radius_, colour);
  }
  void ring(float x, float y, float radius, float thick, ImU32 colour) const {
    list_->AddCircle(at(x, y), radius * radius_, colour, 0, thick * radius_);
  }
  void line(float x0, float y0, float x1, float y1, float thick, ImU32 colour) const {
    list_->AddLine(at(x0, y0), at(x1, y1), colour, thick * radius_);
  }
  void arc(float x, float y, float radius, float from, float to, float thick, ImU32 colour) const {
    list_->PathArcTo(at(x, y), radius * radius_, from * pi, to * pi);
    list_->PathStroke(colour, 0, thick * radius_);
  }
  // The area between an arc and its chord.
  void slice(float x, float y, float radius, float from, float to, ImU32 colour) const {
    list_->PathArcTo(at(x, y), radius * radius_, from * pi, to * pi);
    list_->PathFillConvex(colour);
  }

 private:
  ImVec2 at(float x, float y) const { return centre_ + ImVec2(x, y) * radius_; }

  ImDrawList* list_;
  ImVec2 centre_;
  float radius_;
};

void eyes(const Pencil& pencil, ImU32 ink) {
  pencil.dot(-0.18F, -0.02F, 0.065F, ink);
  pencil.dot(0.18F, -0.02F, 0.065F, ink);
}

void smile(const Pencil& pencil, ImU32 ink) {
  pencil.arc(0, 0.08F, 0.22F, 0.15F, 0.85F, 0.07F, ink);
}

void head(const Pencil& pencil, ImU32 cloth, ImU32 skin) {
  pencil.slice(0, 0, 0.88F, 0.14F, 0.86F, cloth);
  pencil.dot(0, 0.44F, 0.2F, skin);
  pencil.dot(0, 0, 0.48F, skin);
}

// A flat cap and a moustache, grey.
void winston(const Pencil& pencil, const Theme& theme) {
  head(pencil, theme.card_blue, theme.skin_brown);
  pencil.slice(0, -0.1F, 0.5F, 1, 2, theme.court_line);
  pencil.line(-0.6F, -0.12F, 0.6F, -0.12F, 0.12F, theme.court_line);
  eyes(pencil, theme.on_side);
  pencil.arc(0, 0.3F, 0.2F, 1.12F, 1.88F, 0.13F, theme.hair_grey);
}

// Red hair to the shoulders, and spectacles.
void ivy(const Pencil& pencil, const Theme& theme) {
  pencil.dot(0, 0.02F, 0.62F, theme.hair_red);
  head(pencil, theme.card_green, theme.skin_light);
  pencil.slice(0, -0.02F, 0.5F, 1.1F, 1.9F, theme.hair_red);
  eyes(pencil, theme.on_side);
  pencil.ring(-0.19F, -0.01F, 0.15F, 0.05F, theme.on_side);
  pencil.ring(0.19F, -0.01F, 0.15F, 0.05F, theme.on_side);
  smile(pencil, theme.on_side);
}

// A crown of curls.
void nora(const Pencil& pencil, const Theme& theme) {
  for (int curl = 0; curl < 9; ++curl) {
    const float angle = pi * (0.95F + static_cast<float>(curl) * 1.1F / 8);
    pencil.dot(0.46F * std::cos(angle), 0.46F * std::sin(angle) - 0.06F, 0.22F, theme.hair_black);
  }
  head(pencil, theme.card_red, theme.skin_brown);
  pencil.slice(0, -0.04F, 0.47F, 1.18F, 1.82F, theme.hair_black);
  eyes(pencil, theme.on_side);
  smile(pencil, theme.on_side);
}

// A bald head and a full beard.
void desmond(const Pencil& pencil, const Theme& theme) {
  head(pencil, theme.primary_pressed, theme.skin_dark);
  pencil.slice(0, 0.02F, 0.48F, 0.04F, 0.96F, theme.hair_black);
  pencil.line(-0.28F, -0.2F, -0.1F, -0.2F, 0.07F, theme.hair_black);
  pencil.line(0.1F, -0.2F, 0.28F, -0.2F, 0.07F, theme.hair_black);
  pencil.dot(-0.18F, -0.07F, 0.065F, theme.stock);
  pencil.dot(0.18F, -0.07F, 0.065F, theme.stock);
  pencil.arc(0, 0.12F, 0.17F, 0.15F, 0.85F, 0.08F, theme.stock);
}

// Fair hair under a band.
void ella(const Pencil& pencil, const Theme& theme) {
  pencil.dot(-0.1F, 0.1F, 0.55F, theme.hair_fair);
  pencil.dot(0.1F, 0.1F, 0.55F, theme.hair_fair);
  head(pencil, theme.accent, theme.skin_warm);
  pencil.slice(0, -0.02F, 0.5F, 1.08F, 1.92F, theme.hair_fair);
  pencil.arc(0, 0.02F, 0.46F, 1.2F, 1.8F, 0.12F, theme.back_dark);
  eyes(pencil, theme.on_side);
  smile(pencil, theme.on_side);
}

}  // namespace

int person_called(std::string_view name) {
  for (std::size_t person = 1; person < usual_names.size(); ++person) {
    if (usual_names[person] == name) return static_cast<int>(person);
  }
  return 0;
}

void face(const Canvas& canvas, ImVec2 centre, float diameter, int person, ImU32 ring) {
  constexpr std::array<void (*)(const Pencil&, const Theme&), 6> faces{nullptr, winston, ivy,
                                                                       nora,    desmond, ella};
  const Pencil pencil(canvas, centre, diameter * 0.5F);
  pencil.dot(0, 0, 1, ring);
  pencil.dot(0, 0, 0.88F, canvas.theme->face_ground);
  faces[static_cast<std::size_t>(person)](pencil, *canvas.theme);
}

}  // namespace allfours::ui
