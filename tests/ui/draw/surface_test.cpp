// Pointer input of a frame (ui/draw/surface.hpp).
#include "ui/draw/surface.hpp"

#include <gtest/gtest.h>

namespace allfours::ui {
namespace {

// Pointing needs no font; the list begins with the texture of the atlas, whatever it is.
void next_frame(Surface& surface) {
  surface.begin(ImVec2(100, 100));
  surface.end(ImVec2(1, 1));
}

TEST(Surface, ATapWithinOneFrameIsSeenAsPressAndRelease) {
  Surface surface;
  surface.point_at(ImVec2(10, 20));
  surface.press(true);
  surface.press(false);
  surface.point_at(nowhere);
  next_frame(surface);
  EXPECT_TRUE(surface.pointer().went_down);
  EXPECT_TRUE(surface.pointer().down);
  EXPECT_FALSE(surface.pointer().went_up);
  EXPECT_FLOAT_EQ(surface.pointer().place.x, 10);
  EXPECT_TRUE(surface.input_waits());
  next_frame(surface);
  EXPECT_TRUE(surface.pointer().went_up);
  EXPECT_FALSE(surface.pointer().down);
  EXPECT_FLOAT_EQ(surface.pointer().place.x, 10);
  next_frame(surface);
  EXPECT_FALSE(surface.pointer().went_up);
  EXPECT_FLOAT_EQ(surface.pointer().place.x, nowhere.x);
  EXPECT_FALSE(surface.input_waits());
}

TEST(Surface, MovesOfAFrameAddUpButNotFromNowhere) {
  Surface surface;
  surface.point_at(ImVec2(10, 10));
  next_frame(surface);
  EXPECT_FLOAT_EQ(surface.pointer().moved.y, 0);
  surface.point_at(ImVec2(12, 11));
  surface.point_at(ImVec2(15, 17));
  next_frame(surface);
  EXPECT_FLOAT_EQ(surface.pointer().moved.x, 5);
  EXPECT_FLOAT_EQ(surface.pointer().moved.y, 7);
  next_frame(surface);
  EXPECT_FLOAT_EQ(surface.pointer().moved.y, 0);
  surface.point_at(nowhere);
  next_frame(surface);
  EXPECT_FLOAT_EQ(surface.pointer().moved.y, 0);
}

TEST(Surface, WheelAndPressAreNotMixed) {
  Surface surface;
  surface.roll(1);
  surface.roll(2);
  surface.press(true);
  // A pressed button does not go down a second time.
  surface.press(true);
  next_frame(surface);
  EXPECT_FLOAT_EQ(surface.pointer().wheel, 3);
  EXPECT_FALSE(surface.pointer().down);
  next_frame(surface);
  EXPECT_FLOAT_EQ(surface.pointer().wheel, 0);
  EXPECT_TRUE(surface.pointer().went_down);
  next_frame(surface);
  EXPECT_FALSE(surface.pointer().went_down);
  EXPECT_TRUE(surface.pointer().down);
  EXPECT_FALSE(surface.input_waits());
}

TEST(Surface, HandsOutWhatWasDrawn) {
  Surface surface;
  surface.begin(ImVec2(100, 50));
  surface.list().AddRectFilled(ImVec2(1, 1), ImVec2(9, 9), IM_COL32_WHITE);
  const ImDrawData& drawn = surface.end(ImVec2(2, 2));
  ASSERT_EQ(drawn.CmdListsCount, 1);
  EXPECT_EQ(drawn.TotalIdxCount % 3, 0);
  EXPECT_GT(drawn.TotalVtxCount, 0);
  EXPECT_FLOAT_EQ(drawn.DisplaySize.y, 50);
  next_frame(surface);
  EXPECT_EQ(surface.drawn().TotalVtxCount, 0);
}

}  // namespace
}  // namespace allfours::ui
