#include "ui/draw/surface.hpp"

namespace allfours::ui {

Surface::Surface() {
  shared_.InitialFlags = ImDrawListFlags_AntiAliasedLines | ImDrawListFlags_AntiAliasedLinesUseTex |
                         ImDrawListFlags_AntiAliasedFill;
  atlas_.Flags |= ImFontAtlasFlags_NoMouseCursors;
}

void Surface::set_scale(float scale) {
  shared_.CurveTessellationTol = 1.25F / scale;
  shared_.SetCircleTessellationMaxError(0.30F / scale);
}

void Surface::take_input() {
  const ImVec2 before = pointer_.place;
  pointer_.wheel = 0;
  pointer_.went_down = pointer_.went_up = false;
  std::size_t taken = 0;
  bool moved = false;
  for (; taken < waiting_.size(); ++taken) {
    const Happening& next = waiting_[taken];
    const bool pressed = pointer_.went_down || pointer_.went_up;
    if (next.what == What::move) {
      if (pressed || pointer_.wheel != 0) break;
      pointer_.place = next.place;
      moved = true;
    } else if (next.what == What::roll) {
      if (pressed || moved) break;
      pointer_.wheel += next.place.y;
    } else {
      if (pressed || pointer_.wheel != 0) break;
      const bool down = next.what == What::down;
      if (down == pointer_.down) continue;
      pointer_.down = down;
      (down ? pointer_.went_down : pointer_.went_up) = true;
    }
  }
  waiting_.erase(waiting_.begin(), waiting_.begin() + static_cast<std::ptrdiff_t>(taken));
  const bool somewhere = before.x > nowhere.x && pointer_.place.x > nowhere.x;
  pointer_.moved =
      somewhere ? ImVec2(pointer_.place.x - before.x, pointer_.place.y - before.y) : ImVec2();
}

void Surface::begin(ImVec2 size) {
  take_input();
  size_ = size;
  shared_.TexUvWhitePixel = atlas_.TexUvWhitePixel;
  shared_.TexUvLines = atlas_.TexUvLines;
  shared_.ClipRectFullscreen = ImVec4(0, 0, size.x, size.y);
  list_._ResetForNewFrame();
  list_.PushTextureID(atlas_.TexID);
  list_.PushClipRectFullScreen();
}

ImDrawData& Surface::end(ImVec2 framebuffer_scale) {
  drawn_.Clear();
  drawn_.Valid = true;
  drawn_.DisplaySize = size_;
  drawn_.FramebufferScale = framebuffer_scale;
  if (!list_.CmdBuffer.empty()) drawn_.AddDrawList(&list_);
  return drawn_;
}

}  // namespace allfours::ui
