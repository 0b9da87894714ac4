// Positions of everything, for any window: a pure function of its size and of what must fit. Four
// kinds of layout: desk, phone upright, phone on its side (low), and embed in another page, also
// for watches. CSS pixels. Knows no game, no drawing, no input. Tests: tests/ui, tests/gallery.
#pragma once

#include <array>
#include <functional>
#include <vector>

#include "ui/draw/canvas.hpp"
#include "ui/draw/paint.hpp"

namespace allfours::ui {

// Another player, by place: 1 … players - 1, clockwise from the person at the screen.
struct SeatSpot {
  ImVec2 hand;      // centre of the row of backs
  float along = 0;  // direction of the row, radians: 0 across, ±90° at the sides of a desk
  float room = 0;   // largest distance from the first back's centre to the last
  ImVec2 plate;     // nameplate: its centre vertically; horizontally by `plate_align`
  Align plate_align = Align::centre;
  ImVec2 bubble;  // where the tail of the speech bubble points
  Tail tail = Tail::none;
  ImVec2 open_trick;  // centre of the first card of a trick that stays open
};

enum class LayoutKind { desk, upright, low, smallest };

struct LayoutForm {
  LayoutKind kind = LayoutKind::desk;
  bool panel = false;  // the history is beside the table
};

struct Layout {
  LayoutKind kind = LayoutKind::desk;
  bool left_handed = false;  // the hand is held in the left, and the bar begins at the right
  bool has_panel = false;    // the history is beside the table; else it is a strip and a sheet
  bool has_strip = false;
  bool has_board = false;     // else the score is in the bar
  bool backs = true;          // the others' cards are shown
  bool tiny = false;          // so small that the others sit where their cards of the trick will be
  bool has_prompt = true;     // else there is room for a question only
  bool steps_in_bar = false;  // of playback, or the button that begins a link's game
  bool plate_names = true;    // else initials only
  bool narrow() const { return kind == LayoutKind::upright || kind == LayoutKind::smallest; }
  bool is_low_or_smallest() const {
    return kind == LayoutKind::low || kind == LayoutKind::smallest;
  }
  // The bar, and the menu below its button. The smallest bar has no room for it.
  bool mirrored_bar() const { return left_handed && kind != LayoutKind::smallest; }

  Rect bar;
  Rect panel;
  Rect table;                // the felt left of the panel and below the bar
  Rect board;                // pegging board
  Rect strip;                // the last award
  Rect prompt;               // the instruction above the hand is at its bottom
  Rect hint;                 // the strip of a hint
  bool hint_covers = false;  // it covers other things: there is no other room
  Rect chances;              // the line above the hand with a hint's numbers
  float actions_y = 0;       // top of the row of buttons
  float actions_height = 44;
  float middle_x = 0;     // horizontal centre of the table
  Rect middle;            // free for the trick
  float summary_top = 0;  // upper limit of the hand's summary
  ImVec2 trick;           // centre of the trick
  float trick_width = 0;  // of a card in the trick
  float trick_span = 0;   // from the left edge of the first card to the right edge of the last
  std::array<ImVec2, 6> trick_cards;  // centre of each card, by place
  Rect trump;                         // the tile that shows the suit; none in an embed
  ImVec2 pile;                        // centre of the stock and turned card
  float pile_width = 0;               // of a card in it
  bool pile_fits = true;              // else the turned card is named below trumps
  Rect pile_text;                     // one or two lines
  Align pile_align = Align::centre;
  float open_width = 0;             // of the cards of a trick that stays open
  float back_width = 0;             // of the others' cards
  float hand_width = 0;             // of the person's cards
  float hand_side = space::medium;  // free at both ends of the hand
  float hand_step = space::touch;   // least distance between cards
  float hand_row = 0;               // distance of rows; 0: a finger's
  ImVec2 own_plate;                 // left end, vertical centre
  float plate_height = 32;
  std::array<SeatSpot, 6> seats;  // by place; [0] is the person
};

// In an upright window, for one of at most five plates.
constexpr float upright_plate = 100;

// What the layout must have room for.
struct LayoutNeeds {
  int prompt_lines = 1;  // in an embed; elsewhere three lines fit
  float width = 0, height = 0;
  bool left_handed = false;
  int players = 2;
  int hand_cards = 6;
  // Of the pegging board at a width, and of one row of it.
  std::function<float(float)> board_height = [](float) { return 0.0F; };
  float asked = 0;     // in an embed: height of a question and its answers, if no card is asked for
  float question = 0;  // height of the question above its answers; 0: none
  bool begins_over = false;   // a link's finished hand waits
  bool looking_back = false;  // a row of buttons replaces the prompt
  float hint = 0;             // height of a hint's strip, at hint_width(); 0: none
  bool chances = false;       // a hint has numbers above the cards
  bool pile = true;           // a stock and a turned card
  bool stock = false;         // from which cards are drawn during the play
  bool trump = true;          // trump is fixed: its tile is above the pile
  bool open_trick = false;    // a trick stays open before its winner
  int open_before = -1;       // the winner's place, once there is such a trick
  bool exposed = false;  // others have exposed cards: in an embed they are named below the plates
  bool bar = true;       // an embed has one anyway: for the score
};
// The form in which nothing overlaps, with or without hints and playback; constant during a hand.
LayoutForm form_of(const LayoutNeeds& needs);
Layout lay_out(const LayoutNeeds& needs, const LayoutForm& form);
Layout lay_out(const LayoutNeeds& needs);

// True if a card of the trick, by any player, would overlap the area.
bool trick_lies_over(const Layout& layout, int players, const Rect& area);

// CSS pixels per ui pixel in a window of this size: on large screens everything is enlarged; scaled
// by the person's text size in per cent, within the limits of legibility and of the smallest
// layouts. Quantised, because each step needs its own letters.
float zoom_of(float width, float height, int text_size = 100);
// The largest text size, in per cent, that a window has room for; 200 where it has room for all.
int largest_text_size(float width, float height);

// Width of the pegging board in a window of this width; 0: none.
float board_width(const LayoutForm& form, float width);

// Width of a hint's strip, and height of the numbers above the cards.
float hint_width(const LayoutForm& form, float width);
float chance_height(LayoutKind kind);

// Step of the row of an open trick, for card width 1.
inline constexpr float open_trick_step = 0.35F;
// Minimum width of such a card, so that its rank can be read beside the next one.
inline constexpr float least_open_card = 28;

// Centre and angle of each card of the person's hand, left to right, lower row last.
struct HandSpot {
  ImVec2 centre;
  float angle = 0;
  int row = 0;
  float visible_width = 0;   // left by the card over it, at the right if left-handed; 0: whole
  float visible_height = 0;  // up to the next row; 0: whole
};
std::vector<HandSpot> hand_spots(const Layout& layout, int cards);

// In an embed, for a line below a nameplate.
inline constexpr float below_plate = 20;

// For the layouts: the cards of a trick round its centre, as large as possible within `room` and at
// most `widest`.
void place_trick(Layout& layout, const Rect& room, int players, float widest);
// The same side by side, in the order of the seats.
void place_trick_in_rows(Layout& layout, const Rect& room, int players, float widest);
void lay_out_desk(Layout& layout, const LayoutNeeds& needs);
void lay_out_upright(Layout& layout, const LayoutNeeds& needs);
void lay_out_low(Layout& layout, const LayoutNeeds& needs);
void lay_out_smallest(Layout& layout, const LayoutNeeds& needs);
// Places prompt and actions above the hand; returns the hand's top edge.
float place_hand(Layout& layout, int cards, float prompt_height, float below);

}  // namespace allfours::ui
