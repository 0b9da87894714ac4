// The desk layout: a tablet, a laptop, a large screen. The others sit round the table with their
// cards in rows along its edges; the score book is beside it if there is room.
#include <algorithm>

#include "ui/draw/card_art.hpp"
#include "ui/layout/layout.hpp"

namespace allfours::ui {

namespace {

constexpr float quarter_turn = 1.5707963F;
constexpr float desk_gap = space::medium;
constexpr float plate_wide = 132;
// Width of a trick of four, for a card of width 1.
constexpr float trick_cards_wide = 3.44F;

// Sizes and edges that one step of the layout leaves to the next.
struct Desk {
  float back_height = 0;
  float left = 0, right = 0;  // of the felt between the cards at the sides
  float open_cards = 0;       // width of a trick that stays open, for a card of width 1
  float top = 0;              // of the parts right of the board
  float bottom = 0;           // of the felt, above the prompt
  float side_top = 0;         // of the parts below the board
  float pile_wide = 0;
  float widest_card = 0;  // in the trick
  Rect room;              // for the trick
};

// A column of backs at one side with its nameplate below and its bubble above.
void side_seat(Layout& layout, int place, int players, float top, float bottom) {
  SeatSpot& spot = layout.seats[static_cast<std::size_t>(place)];
  const bool left = place * 2 < players;
  const bool above = players <= 4;
  const Rect& table = layout.table;
  const float edge = space::large;
  const float deep = layout.back_width * card_aspect;
  const float plate_room = layout.plate_height + space::small;
  const float longest = layout.back_width * 2.7F;
  spot.room = std::clamp(bottom - top - plate_room - layout.back_width, 0.0F, longest);
  const float tall = spot.room + layout.back_width + plate_room;
  const float from = (top + bottom - tall) * 0.5F;
  const float x = left ? table.min.x + edge + deep * 0.5F : table.max.x - edge - deep * 0.5F;
  spot.along = left ? quarter_turn : -quarter_turn;
  spot.hand = ImVec2(x, from + (spot.room + layout.back_width) * 0.5F);
  spot.plate = ImVec2(left ? table.min.x + edge : table.max.x - edge,
                      from + tall - layout.plate_height * 0.5F);
  spot.plate_align = left ? Align::left : Align::right;
  if (above) {
    spot.bubble = ImVec2(x, from - space::small);
    spot.tail = Tail::down;
  } else {  // beside the cards, towards the middle
    spot.bubble = ImVec2(left ? table.min.x + edge + deep + 6 : table.max.x - edge - deep - 6,
                         spot.hand.y - spot.room * 0.25F);
    spot.tail = left ? Tail::left : Tail::right;
  }
  const float open = layout.open_width * (0.5F + open_trick_step * static_cast<float>(players - 1));
  spot.open_trick = ImVec2(left ? table.min.x + edge + deep + layout.open_width * 0.6F
                                : table.max.x - edge - deep - open - layout.open_width * 0.1F,
                           spot.hand.y);
}

// The sizes of the cards.
Desk measure_desk(Layout& layout, const LayoutNeeds& needs) {
  const Rect& table = layout.table;
  const int players = needs.players;
  Desk desk;
  layout.hand_width =
      std::clamp(std::min(table.height() * 0.17F, table.width() * 0.2F), 84.0F, 220.0F);
  layout.back_width = layout.hand_width * 0.55F;
  desk.back_height = layout.back_width * card_aspect;
  // The trick between two players that may stay open keeps cards of a good size.
  const float column = players == 2 ? 0.0F : desk.back_height + space::large;
  desk.left = table.min.x + space::large + column;
  desk.right = table.max.x - space::large - column;
  desk.open_cards = 1.6F + open_trick_step * static_cast<float>(players - 1);
  const float beside_trick =
      (desk.right - desk.left - layout.hand_width * 0.7F * trick_cards_wide) * 0.5F;
  layout.open_width = std::clamp(beside_trick / desk.open_cards, least_open_card,
                                 layout.back_width * (players > 4 ? 0.55F : 1.0F));
  return desk;
}

void place_desk_board(Layout& layout, const LayoutNeeds& needs, Desk& desk) {
  const Rect& table = layout.table;
  const float board_wide = board_width({layout.kind, layout.has_panel}, needs.width);
  layout.board = Rect::at(table.min.x + space::large, table.min.y + desk_gap, board_wide,
                          needs.board_height(board_wide));
  desk.top = table.min.y + desk_gap;
  if (!layout.has_strip) return;
  const float wide = std::min(360.0F, table.width() - board_wide - 3 * space::large);
  layout.strip = Rect::at(table.max.x - wide - space::large, desk.top, wide, 72);
  desk.top = std::max(layout.board.max.y, layout.strip.max.y) + desk_gap;
}

// The hand, and above it plate, hint, prompt and buttons.
void place_desk_hand(Layout& layout, const LayoutNeeds& needs, Desk& desk) {
  const Rect& table = layout.table;
  const float chances = needs.chances ? chance_height(layout.kind) : 0.0F;
  const float over_hand = needs.hint > 0 ? needs.hint + chances + space::medium : 44.0F;
  const float hand_top = place_hand(layout, needs.hand_cards, over_hand, 0);
  const float hint_wide = hint_width({layout.kind, layout.has_panel}, needs.width);
  layout.hint =
      Rect::at(layout.middle_x - hint_wide * 0.5F, layout.prompt.min.y, hint_wide, needs.hint);
  layout.own_plate = ImVec2(table.min.x + space::large, hand_top - 14 - layout.plate_height * 0.5F);
  // A hint's numbers take the whole width of the hand.
  if (needs.hint > 0) layout.own_plate.y = layout.chances.min.y - layout.plate_height * 0.5F - 4;
  // The playback buttons take the whole width of a narrow table.
  if (needs.looking_back && table.width() < 1040) layout.own_plate.y -= space::touch + space::tiny;
  // The prompt is clear of the plate at its left, and stays centred.
  layout.prompt.min.x = table.min.x + 150;
  layout.prompt.max.x = table.max.x - 150;
  desk.bottom = layout.prompt.min.y - space::tiny;
  layout.actions_height = 46;
  layout.actions_y =
      desk.bottom - layout.actions_height + (needs.hint > 0 ? -space::small : space::tiny);
}

// `half` the width of the cards opposite.
void place_open_trick_opposite(Layout& layout, int players, const Desk& desk, float half) {
  SeatSpot& spot = layout.seats[static_cast<std::size_t>(players / 2)];
  spot.open_trick = ImVec2(spot.plate.x + layout.open_width * 0.5F,
                           spot.hand.y + layout.plate_height * 0.5F + layout.open_width);
  // Clear of the cards at the right side, and then below the own.
  const float rightmost = desk.right - layout.open_width * (desk.open_cards - 0.5F);
  if (players > 2 && spot.open_trick.x > rightmost) {
    spot.open_trick.x = rightmost;
    if (rightmost - layout.open_width * 0.5F < spot.hand.x + half) {
      constexpr float label = 22;
      spot.open_trick.y =
          std::max(spot.open_trick.y, spot.hand.y + desk.back_height * 0.5F + space::small + label +
                                          layout.open_width * card_aspect * 0.5F);
    }
  }
  if (layout.has_strip) {
    spot.open_trick.y = std::max(spot.open_trick.y, layout.strip.max.y + space::small +
                                                        layout.open_width * card_aspect * 0.5F);
  }
}

// Across the table, right of the board; three players have nobody there. Returns the top of the
// room for the trick.
float place_player_opposite(Layout& layout, const LayoutNeeds& needs, Desk& desk) {
  const Rect& table = layout.table;
  const int players = needs.players;
  if (players == 3) {
    if (needs.hint > 0) return layout.board.max.y + desk_gap;
    return std::max(desk.top, layout.has_strip ? desk.top : layout.board.min.y);
  }
  SeatSpot& spot = layout.seats[static_cast<std::size_t>(players / 2)];
  spot.room = layout.back_width * 2.6F;
  const float half = (spot.room + layout.back_width) * 0.5F + 4;
  const float from = layout.has_strip ? table.min.x : layout.board.max.x;
  // Below the board if there is no room beside it.
  if (from + space::large + 2 * half > table.max.x - plate_wide - desk_gap) {
    desk.top = std::max(desk.top, layout.board.max.y + desk_gap);
  }
  float x = layout.middle_x;
  x = std::max(x, from + space::large + half);
  x = std::min(x, table.max.x - plate_wide - desk_gap - half);
  spot.hand = ImVec2(x, desk.top + desk.back_height * 0.5F + 4);
  spot.plate = ImVec2(x + half + desk_gap, spot.hand.y);
  spot.plate_align = Align::left;
  spot.bubble = ImVec2(x, desk.top + desk.back_height + 10);
  spot.tail = Tail::up;
  place_open_trick_opposite(layout, players, desk, half);
  return desk.top + desk.back_height + desk_gap + 8;
}

// At the sides, between the board and the person's own plate.
void place_players_at_sides(Layout& layout, int players, Desk& desk) {
  const Rect& table = layout.table;
  desk.side_top =
      std::max(layout.board.max.y, layout.has_strip ? desk.top - desk_gap : 0.0F) + desk_gap;
  const float side_bottom = layout.own_plate.y - layout.plate_height * 0.5F - desk_gap;
  if (players == 3 || players == 4) {
    constexpr float bubble_room = 44;
    // A bubble at the right must not cover the plate of the player opposite.
    const SeatSpot& across = layout.seats[2];
    float seats_top = desk.side_top;
    if (players == 4 &&
        across.plate.x + plate_wide > table.max.x - space::large - desk.back_height * 0.5F - 70) {
      seats_top = std::max(seats_top, across.plate.y + layout.plate_height * 0.5F + space::medium);
    }
    side_seat(layout, 1, players, seats_top + bubble_room, side_bottom);
    side_seat(layout, players - 1, players, seats_top + bubble_room, side_bottom);
  } else if (players > 4) {
    const float half = (desk.side_top + side_bottom) * 0.5F;
    side_seat(layout, 1, players, half + desk_gap * 0.5F, side_bottom);
    side_seat(layout, 2, players, desk.side_top, half - desk_gap * 0.5F);
    side_seat(layout, 4, players, desk.side_top, half - desk_gap * 0.5F);
    side_seat(layout, 5, players, half + desk_gap * 0.5F, side_bottom);
  }
}

// The width, at the right of the felt, for the person's own trick that stays open.
float own_open_trick_room(const Layout& layout, const LayoutNeeds& needs, const Desk& desk) {
  const int players = needs.players;
  // Above a hint it is beside plates, which reach further than the cards above them; so is the
  // person's own first trick where the player at the right sits as low.
  float plates = needs.hint > 0 && players > 4 ? 24.0F : 0.0F;
  if (players > 2) {
    const SeatSpot& beside = layout.seats[static_cast<std::size_t>(players - 1)];
    const float end = desk.right - layout.open_width * 0.6F;
    const bool as_low = beside.plate.y + layout.plate_height * 0.5F >
                        desk.bottom - layout.open_width * card_aspect - space::tiny;
    if (as_low) plates = std::max(plates, end - (beside.plate.x - plate_wide - space::tiny));
  }
  return needs.open_trick ? layout.open_width * desk.open_cards + plates : 0.0F;
}

// Beside the pile; centred if possible.
void place_desk_trick(Layout& layout, const LayoutNeeds& needs, Desk& desk, float top) {
  layout.pile_width = layout.back_width * 1.05F;
  desk.pile_wide = needs.pile ? std::max(layout.pile_width * 2.25F, 118.0F) : 0.0F;
  const float open = own_open_trick_room(layout, needs, desk);
  const float from = desk.left + std::max(desk.pile_wide, open) + space::medium;
  desk.widest_card = layout.hand_width * 0.95F;
  const float wanted = desk.widest_card * trick_cards_wide;
  const float centred = std::min(layout.middle_x - from, desk.right - open - layout.middle_x) * 2;
  Rect& room = desk.room;
  room = Rect{ImVec2(from, top), ImVec2(desk.right - open - space::small, desk.bottom)};
  if (centred >= std::min(wanted, room.width())) {
    room.min.x = layout.middle_x - centred * 0.5F;
    room.max.x = layout.middle_x + centred * 0.5F;
  }
  layout.middle = room;
  layout.seats[0].open_trick = ImVec2(desk.right - open + layout.open_width * 0.5F,
                                      desk.bottom - layout.open_width * card_aspect * 0.5F);
  layout.summary_top = room.min.y;
  place_trick(layout, room, needs.players, desk.widest_card);
  // Below the board if that is wider than the felt beside the trick.
  if (layout.trick.x - layout.trick_span * 0.5F < layout.board.max.x + space::small &&
      room.min.y < layout.board.max.y) {
    room.min.y = layout.board.max.y + desk_gap;
    place_trick(layout, room, needs.players, desk.widest_card);
  }
}

void place_desk_trump(Layout& layout, const LayoutNeeds& needs, Desk& desk) {
  const int players = needs.players;
  // Below the board, in the same place for every arrangement of the seats.
  const float tile = std::clamp(layout.hand_width * 0.62F, 56.0F, 96.0F);
  layout.trump = Rect::at(layout.table.min.x + 2 * space::large + desk.back_height + space::small,
                          desk.side_top, tile, tile);
  // Nor under the cards of the player opposite.
  if (players != 3) {
    const SeatSpot& across = layout.seats[static_cast<std::size_t>(players / 2)];
    const float half = (across.room + layout.back_width) * 0.5F + space::small;
    const float lowest = across.hand.y + desk.back_height * 0.5F + space::small;
    if (across.hand.x - half < layout.trump.max.x && lowest > layout.trump.min.y) {
      layout.trump = layout.trump.moved(0, lowest - layout.trump.min.y);
    }
  }
  // Nor under the trick, which moves aside.
  if (needs.trump && trick_lies_over(layout, players, layout.trump.grown(space::small))) {
    desk.room.min.x = layout.trump.max.x + space::small;
    place_trick(layout, desk.room, players, desk.widest_card);
  }
  // Below it, and its word, whatever stays open at that side.
  for (int place = 1; needs.open_trick && place * 2 < players; ++place) {
    SeatSpot& spot = layout.seats[static_cast<std::size_t>(place)];
    const float half = layout.open_width * card_aspect * 0.5F;
    spot.open_trick.y = std::max(spot.open_trick.y, layout.trump.max.y + 44 + half);
    // So far down it is beside its winner's plate.
    if (spot.open_trick.y + half > spot.plate.y - layout.plate_height * 0.5F) {
      spot.open_trick.x = std::max(
          spot.open_trick.x, spot.plate.x + plate_wide + space::tiny + layout.open_width * 0.5F);
    }
  }
}

// Below the board, and the cards of the player opposite if they reach so far. `half` the height of
// a card.
float highest_pile(const Layout& layout, int players, const Desk& desk, float half) {
  float highest = layout.board.max.y + desk_gap + half;
  if (players != 3) {
    const SeatSpot& across = layout.seats[static_cast<std::size_t>(players / 2)];
    const float backs = (across.room + layout.back_width) * 0.5F + space::small;
    if (layout.pile.x + layout.pile_width * 0.9F > across.hand.x - backs) {
      highest = std::max(highest, across.hand.y + desk.back_height * 0.5F + space::medium + half);
    }
  }
  if (layout.has_strip && layout.pile.x + layout.pile_width * 0.9F > layout.strip.min.x) {
    highest = std::max(highest, layout.strip.max.y + desk_gap + half);
  }
  return highest;
}

// The text below it stays clear of the strip.
void place_pile_over_hint(Layout& layout, const LayoutNeeds& needs, float highest, float half) {
  const float lowest =
      needs.chances ? layout.hint.min.y : layout.actions_y - chance_height(layout.kind);
  layout.pile.y = std::clamp(lowest - 44 - space::medium - half, highest, layout.pile.y);
  // Trumps and their word stay clear of it by being a little smaller if necessary.
  const float over = layout.trump.max.y + 24 - (layout.pile.y - half);
  if (needs.trump && over > 0 && layout.trump.width() - over >= 44) {
    layout.trump.max = ImVec2(layout.trump.max.x - over, layout.trump.max.y - over);
  }
  // A stock that does not fit below trumps is beside.
  if (needs.stock && layout.pile.y - half < layout.trump.max.y + 24) {
    layout.pile.x = layout.trump.max.x + space::huge + layout.pile_width;
  }
}

void place_desk_pile(Layout& layout, const LayoutNeeds& needs, const Desk& desk) {
  layout.pile = ImVec2(desk.left + desk.pile_wide * 0.5F + space::small, layout.trick.y - 14);
  if (needs.players == 2) {
    layout.pile.x = desk.left + (layout.trick.x - 1.2F * layout.trick_width - desk.left) * 0.5F;
  }
  const float below_tile =
      layout.trump.max.y + space::huge + layout.pile_width * card_aspect * 0.5F;
  if (needs.trump) layout.pile.y = std::max(layout.pile.y, below_tile);
  const float half = layout.pile_width * card_aspect * 0.5F;
  const float highest = highest_pile(layout, needs.players, desk, half);
  layout.pile.y = std::max(layout.pile.y, highest);
  if (needs.hint > 0) place_pile_over_hint(layout, needs, highest, half);
  const float text_y = layout.pile.y + layout.pile_width * card_aspect * 0.5F + space::medium;
  layout.pile_text = Rect::at(layout.pile.x - desk.pile_wide * 0.5F, text_y, desk.pile_wide, 40);
}

}  // namespace

void lay_out_desk(Layout& layout, const LayoutNeeds& needs) {
  Desk desk = measure_desk(layout, needs);
  place_desk_board(layout, needs, desk);
  place_desk_hand(layout, needs, desk);
  const float trick_top = place_player_opposite(layout, needs, desk);
  place_players_at_sides(layout, needs.players, desk);
  place_desk_trick(layout, needs, desk, trick_top);
  place_desk_trump(layout, needs, desk);
  place_desk_pile(layout, needs, desk);
}

}  // namespace allfours::ui
