#include "app/narration/point_status_text.hpp"

#include "core/text/ascii.hpp"

namespace allfours {

namespace {

using State = PointSoFar::State;

// "Ell & Win": a side by the beginnings of its names; a single player by the whole name.
std::string side_initials(const Narrator& narrator, const Table& table, int side) {
  if (table.sides == table.players) return narrator.name(side);
  std::string text;
  for (int seat = side; seat < table.players; seat += table.sides) {
    const std::string name = beginning_of(narrator.name(seat));
    text = text.empty() ? name : fill(narrator.words().and_side, {{"who", text}, {"other", name}});
  }
  return text;
}

}  // namespace

SeatView with_open_hands(SeatView view, const std::array<CardSet, max_players>& hands) {
  for (int seat = 0; seat < view.table.players; ++seat) {
    view.table.hands[at(seat)] |= hands[at(seat)];
    view.table.dealt[at(seat)] |= hands[at(seat)];
  }
  return view;
}

bool is_counted(std::string_view name) {
  const std::size_t size = name.size();
  return size > 2 && name[size - 2] == ' ' && is_digit(name.back());
}

std::string beginning_of(std::string_view name) {
  if (is_counted(name)) return std::string(initial_of(name)) + name.back();
  const auto after = [&](std::size_t place) {
    return place < name.size() ? place + initial_of(name.substr(place)).size() : place;
  };
  const std::size_t third = after(after(after(0)));
  // A single letter that is missing looks like a mistake.
  return std::string(after(third) == name.size() ? name : name.substr(0, third));
}

std::array<SoFarBox, 4> so_far(const Narrator& narrator, const SeatView& view, SideNames names) {
  const Words& w = narrator.words();
  const int you = narrator.people().you;
  const PointsSoFar points = points_so_far(view);
  const int own_side = you < 0 ? you : side_of(view.table, you);
  const auto side_of_point = [&](const PointSoFar& point) {
    return names == SideNames::whole ? narrator.side_name(point.side)
                                     : side_initials(narrator, view.table, point.side);
  };
  const auto standing = [&](const PointSoFar& point) -> std::string {
    switch (point.state) {
      case State::nobody:
        return std::string(w.nobody);
      case State::certain:
        return fill(w.side_sure, point.side == own_side, {{"side", side_of_point(point)}});
      case State::so_far:
        return fill(w.side_so_far, point.side == own_side, {{"side", side_of_point(point)}});
      case State::open:
        break;
    }
    return std::string(w.still_open);
  };
  // While a point is open: the location of the card, as far as the person can know.
  const auto box = [&](std::string_view title, const PointSoFar& point) {
    SoFarBox made{point.state, std::string(title), point.card, {}, standing(point)};
    if (made.state != SoFarBox::State::open) return made;
    std::string where = std::string(w.not_seen);
    if (point.card.known()) {
      if (point.holder < 0) {
        where = w.on_the_table;
      } else if (point.holder == you) {
        where = w.in_your_hand;
      } else {
        where = fill(w.in_a_hand, {{"who", narrator.name(point.holder)}});
      }
    }
    made.text += ", " + where;
    return made;
  };
  std::array<SoFarBox, 4> boxes{
      box(w.high, points.high), box(w.low, points.low), box(w.jack, points.jack),
      SoFarBox{points.game.state, std::string(w.game), no_card,
               narrator.score_text(points.card_points), standing(points.game)}};
  const std::array<std::string_view, 4> short_titles{w.high_box, w.low_box, w.jack_box, w.game_box};
  const std::array<const PointSoFar*, 4> of_boxes{&points.high, &points.low, &points.jack,
                                                  &points.game};
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    boxes[i].short_title = short_titles[i];
    boxes[i].side = of_boxes[i]->side;
  }
  if (points.on_table > 0) {
    boxes[3].text += ", " + fill(w.points_on_table, {{"n", number_text(points.on_table)}});
  }
  return boxes;
}

}  // namespace allfours
