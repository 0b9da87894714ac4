// Where everything stands, for any window: a pure function of its size and of what must have room.
// Four kinds of layout: beside each other on a desk, upright on a phone, low on a phone on its
// side, and an embed in another page, which is that of a watch, too. CSS pixels.
// Knows no game, no drawing, no input. Tests: tests/ui, tests/gallery.
#pragma once

#include <array>
#include <functional>
#include <vector>

#include "ui/canvas.hpp"
#include "ui/paint.hpp"

namespace allfours::ui {

// One of the other players, by place: 1 … players - 1, clockwise from the person at the screen.
struct SeatSpot {
  ImVec2 hand;      // middle of the row of backs
  float along = 0;  // direction of the row, radians: 0 across, ±90° at the sides of a desk
  float room = 0;   // from the middle of the first back to that of the last, at most
  ImVec2 plate;     // of the name plate, its middle in height; across as `plate_align` says
  Align plate_align = Align::centre;
  ImVec2 bubble;  // where the tail of the speech bubble points
  Tail tail = Tail::none;
  ImVec2 open_trick;  // middle of the first card of a trick that stays open
};

enum class LayoutKind { desk, upright, low, embed };

struct LayoutForm {
  LayoutKind kind = LayoutKind::desk;
  bool panel = false;  // the history stands beside the table
};

struct Layout {
  LayoutKind kind = LayoutKind::desk;
  bool has_panel = false;  // the history stands beside the table; else it is a strip and a sheet
  bool has_strip = false;
  bool has_board = false;  // else the score stands in the bar
  bool backs = true;       // the others' cards are shown
  bool tiny = false;       // so small that the others sit where their cards of the trick will lie
  bool has_prompt = true;  // else there is room for a question only
  bool steps_in_bar = false;  // of a look back, or what begins a game that was sent
  bool plate_names = true;    // else initials only
  bool narrow() const { return kind == LayoutKind::upright || kind == LayoutKind::embed; }
  bool low() const { return kind == LayoutKind::low || kind == LayoutKind::embed; }

  Rect bar;
  Rect panel;
  Rect table;                // the felt left of the panel and below the bar
  Rect board;                // pegging board
  Rect strip;                // the last award
  Rect prompt;               // the line above the hand stands at its foot
  Rect hint;                 // the strip of a hint
  bool hint_covers = false;  // what lies there: there is no other room
  Rect chances;              // the line over the hand on which a hint's numbers stand
  float actions_y = 0;       // top of the row of buttons
  float actions_height = 44;
  float middle_x = 0;                 // middle of table
  Rect middle;                        // free for the trick
  float summary_top = 0;              // where the summary of a hand may begin
  ImVec2 trick;                       // middle of the trick
  float trick_width = 0;              // of a card in the trick
  float trick_span = 0;               // from the first card to the end of the last, across
  std::array<ImVec2, 6> trick_cards;  // middle of each card, by place
  Rect trump;                         // the tile that shows the suit; none in an embed
  ImVec2 pile;                        // middle of the stock and turned card
  float pile_width = 0;               // of a card of it
  bool pile_fits = true;              // else what is turned is said below trumps
  Rect pile_text;                     // one or two lines
  Align pile_align = Align::centre;
  float open_width = 0;             // of the cards of a trick that stays open
  float back_width = 0;             // of the others' cards
  float hand_width = 0;             // of the person's cards
  float hand_side = space::medium;  // free at both ends of the hand
  float hand_step = space::touch;   // from card to card, at least
  float hand_row = 0;               // from row to row; 0: as a finger needs
  ImVec2 own_plate;                 // left end, middle
  float plate_height = 32;
  std::array<SeatSpot, 6> seats;  // by place; [0] is the person
};

// In an upright window, of one of five plates at most.
constexpr float upright_plate = 100;

// What a window must have room for.
struct LayoutNeeds {
  int prompt_lines = 1;  // in an embed; elsewhere there is room for three
  float width = 0, height = 0;
  int players = 2;
  int hand_cards = 6;
  // Of the pegging board at a width, and of one row of it.
  std::function<float(float)> board_height = [](float) { return 0.0F; };
  float asked = 0;     // in an embed: of a question and its answers, where no card is asked for
  float question = 0;  // height of what is asked above its answers; 0: nothing is
  bool begins_over = false;  // a hand that is over was sent, and waits
  bool reviewing = false;    // a row of buttons takes the prompt's place
  float hint = 0;            // height of a hint's strip, at hint_width(); 0: there is none
  bool chances = false;      // a hint has numbers over the cards
  bool pile = true;          // a stock and a turned card
  bool stock = false;        // from which is drawn while the hand is played
  bool trump = true;         // trump is fixed: its tile stands above the pile
  bool open_trick = false;   // a trick that stays open before its winner
  bool exposed = false;  // others' cards lie face up: in an embed they are named below the plates
  bool bar = true;       // an embed has one all the same: its score stands there
};
// The form in which nothing lies over anything, whatever hints or looks back there are; the same
// while a hand is played.
LayoutForm form_of(const LayoutNeeds& needs);
Layout lay_out(const LayoutNeeds& needs, const LayoutForm& form);
Layout lay_out(const LayoutNeeds& needs);

// Would a card of the trick, whoever plays it, lie there?
bool trick_lies_over(const Layout& layout, int players, const Rect& area);

// How many CSS pixels a pixel of ours is in a window of this size: on a large screen everything
// grows, not the cards alone; and as the person wants it, per cent, as far as letters can be read
// and the smallest layouts have room for it. In steps, since each needs letters of its own.
float zoom_of(float width, float height, int text_size = 100);

// Width the pegging board gets in a window so wide; 0: there is none.
float board_width(const LayoutForm& form, float width);

// Width of a hint's strip, and how high the numbers over the cards are.
float hint_width(const LayoutForm& form, float width);
float chance_height(LayoutKind kind);

// Width of the row in which tricks of the open kind lie, for a card of width 1.
inline constexpr float open_trick_step = 0.35F;
// Of such a card, so that its rank can be read beside the next one.
inline constexpr float least_open_card = 28;

// Middle and angle of each card of the person's hand, left to right, lower row last.
struct HandSpot {
  ImVec2 centre;
  float angle = 0;
  float visible_width = 0;   // until the next card covers it; 0: whole
  float visible_height = 0;  // until the next row covers it; 0: whole
};
std::vector<HandSpot> hand_spots(const Layout& layout, int cards);

// In an embed, of a line below a name plate.
inline constexpr float below_plate = 20;

// For the layouts: the cards of a trick round its middle, as large as they can be within `room` and
// no wider than `widest`.
void place_trick(Layout& layout, const Rect& room, int players, float widest);
// The same side by side, in the order of the seats.
void place_trick_in_rows(Layout& layout, const Rect& room, int players, float widest);
void lay_out_desk(Layout& layout, const LayoutNeeds& needs);
void lay_out_upright(Layout& layout, const LayoutNeeds& needs);
void lay_out_low(Layout& layout, const LayoutNeeds& needs);
void lay_out_embed(Layout& layout, const LayoutNeeds& needs);
// Sets prompt and actions above the hand's top edge; answers that edge.
float place_hand(Layout& layout, int cards, float prompt_height, float below);

}  // namespace allfours::ui
