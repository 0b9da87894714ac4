// The rows of the score book: hands that fold, awards with reasons, tricks as small cards.
#include <algorithm>

#include "app/modes/lesson/first_game.hpp"
#include "ui/views/scene.hpp"

namespace allfours::ui {

namespace {

constexpr float text_left = 60;    // left edge of words, after the badge
constexpr float card_height = 22;  // of the small cards in tricks and reasons

Icon award_icon(AwardFor award) {
  switch (award) {
    case AwardFor::high:
      return Icon::up;
    case AwardFor::low:
      return Icon::down;
    case AwardFor::jack:
    case AwardFor::hang_jack:
      return Icon::crown;
    case AwardFor::game:
      return Icon::cards;
    case AwardFor::gift:
    case AwardFor::begged_point:
      return Icon::gift;
    case AwardFor::turn_up_ace:
    case AwardFor::turn_up_king:
    case AwardFor::turn_up_queen:
    case AwardFor::turn_up_jack:
    case AwardFor::turn_up_six:
    case AwardFor::turn_up_two:
      return Icon::eye;
    case AwardFor::no_follow:
    case AwardFor::misdeal:
    case AwardFor::revoke:
    case AwardFor::looked:
      return Icon::cross;
  }
  return Icon::none;
}

// Draws rows from the newest up, so only visible ones are measured.
class Book {
 public:
  Book(Scene& scene, const Rect& area)
      : scene_(scene),
        area_(area),
        rows_(*scene.seen.table().history),
        has_points_(std::any_of(rows_.begin(), rows_.end(), [](const HistoryRow& row) {
          return row.kind == HistoryRow::Kind::award;
        })) {}

  void draw() {
    Motion& motion = scene_.motion;
    const bool grown = static_cast<int>(rows_.size()) > motion.rows;
    if (static_cast<int>(rows_.size()) != motion.rows) {
      motion.rows = static_cast<int>(rows_.size());
      if (motion.scroll < 40) motion.scroll = 0;
    }
    motion.scroll = std::max(0.0F, motion.scroll + scene_.input.drag_in(area_));
    ImDrawList* list = scene_.canvas.list;
    list->PushClipRect(area_.min, area_.max, true);
    const TraceGroup group(scene_.canvas, "the rows of the history", area_, true);
    float bottom = area_.max.y + motion.scroll;
    float shown_top = bottom;
    std::size_t newest = rows_.size();
    for (std::size_t i = rows_.size(); i-- > 0;) {
      if (!shown(i)) continue;
      if (newest == rows_.size()) newest = i;
      const float tall = height(i);
      const Rect place = Rect::at(area_.min.x, bottom - tall, area_.width(), tall);
      bottom -= tall;
      shown_top = bottom;
      if (place.min.y > area_.max.y) continue;
      if (place.max.y < area_.min.y) break;
      places_.push_back({i, place});
    }
    // A filter does not make the row above new again.
    const int moment = newest < rows_.size() ? rows_[newest].moment : 0;
    if (grown && moment > motion.newest_row) {
      // After the point has reached its hole.
      const bool flies = motion.flight.side >= 0;
      motion.row_time = flies ? motion.flight.start + flight_time : scene_.frame.now;
    }
    motion.newest_row = moment;
    // A short book begins at the top, and scrolling stops at its beginning.
    const float over = shown_top - area_.min.y;
    float shift = 0;
    if (over > 0) {
      motion.scroll = std::max(0.0F, motion.scroll - over);
      shift = -over;
    }
    for (const auto& [i, place] : places_) {
      draw_row(i, place.moved(0, shift), i == newest);
      if (i == newest) fade_in(place.moved(0, shift));
    }
    if (!has_points_)
      what_for(places_.empty() ? area_.min.y : places_.front().second.max.y + shift);
    list->PopClipRect();
  }

 private:
  // Before the first point: what points are for, if it fits.
  void what_for(float top) {
    const SeenTable& game = scene_.seen.table();
    if (scene_.seen.everything || game.lead.is_captioned) return;
    const Caption caption =
        caption_of(*game.narrator, game.view.table, scene_.seen.words->lesson_points);
    const Theme& theme = *scene_.canvas.theme;
    const float left = area_.min.x + space::large;
    const float width = area_.width() - 2 * space::large;
    float y = top + space::medium;
    const float tall =
        paragraph(scene_.canvas, Text::small_strong, ImVec2(), width, 0, caption.title, Align::left,
                  false) +
        paragraph(scene_.canvas, Text::small, ImVec2(), width, 0, caption.text, Align::left, false);
    if (y + tall > area_.max.y) return;
    y += paragraph(scene_.canvas, Text::small_strong, ImVec2(left, y), width, theme.ink,
                   caption.title);
    paragraph(scene_.canvas, Text::small, ImVec2(left, y), width, theme.ink_muted, caption.text);
  }

  // The plays of a trick and its capture are one row: that of the lead. Before the first point the
  // paper explains the hand.
  bool shown(std::size_t i) const {
    const HistoryRow& row = rows_[i];
    const SeenTable& game = scene_.seen.table();
    const bool course = !has_points_ && !game.lead.is_captioned && hand_open(game, row.hand);
    if (!course && !row_shown(scene_.seen, row)) return false;
    if (row.event == EventKind::trick) return false;
    return row.event != EventKind::play || first_of_trick(i) == i;
  }

  // The newest row fades in.
  void fade_in(const Rect& place) {
    constexpr double time = 220;  // ms
    const double since = scene_.frame.now - scene_.motion.row_time;
    if (scene_.motion.row_time <= 0 || since >= time) return;
    const auto there = static_cast<float>(std::max(0.0, since / time));
    scene_.canvas.list->AddRectFilled(place.min, place.max,
                                      fade(scene_.canvas.theme->paper, 1.0F - there));
    scene_.motion.moving = true;
  }

  std::size_t first_of_trick(std::size_t i) const {
    std::size_t first = i;
    // The lead that names trumps is followed by their row.
    for (std::size_t k = i; k-- > 0 && rows_[k].hand == rows_[i].hand;) {
      if (rows_[k].event == EventKind::play && rows_[k].trick == rows_[i].trick) first = k;
    }
    return first;
  }

  float height(std::size_t i) {
    const HistoryRow& row = rows_[i];
    const Rect place = Rect::at(area_.min.x, 0, area_.width(), 0);
    switch (row.kind) {
      case HistoryRow::Kind::heading:
        return scene_.input.touch() ? space::touch : 34.0F;
      case HistoryRow::Kind::award: {
        const float tall = award_row(scene_, row, place, false, false, false);
        const Evidence* lines = scene_.seen.table().looking.opened->evidence(row.moment);
        return lines == nullptr ? tall : tall + evidence(*lines, ImVec2(), false) + 4;
      }
      case HistoryRow::Kind::game_over:
        return paragraph(scene_.canvas, Text::strong, ImVec2(), area_.width() - 2 * space::large, 0,
                         row.title, Align::left, false) +
               20;
      case HistoryRow::Kind::event:
        break;
    }
    if (row.event == EventKind::play) return trick(i, place, false);
    return paragraph(scene_.canvas, Text::small, ImVec2(), area_.width() - 2 * space::large, 0,
                     row.title, Align::left, false) +
           (row.rule.empty()
                ? 0.0F
                : rule_links(scene_, row.rule, ImVec2(), false, area_.width() - 2 * space::large)) +
           space::small;
  }

  // The part of a row that can be pressed.
  Rect visible(const Rect& place) const {
    return {ImVec2(place.min.x, std::max(place.min.y, area_.min.y)),
            ImVec2(place.max.x, std::min(place.max.y, area_.max.y))};
  }
  PillState add(std::string_view action, const Rect& place) {
    const Rect seen = visible(place);
    return seen.height() > 0 ? scene_.input.add(action, seen) : PillState();
  }

  void draw_row(std::size_t i, const Rect& place, bool newest) {
    const Canvas& canvas = scene_.canvas;
    const Theme& theme = *canvas.theme;
    const HistoryRow& row = rows_[i];
    const std::string moment = "moment:" + std::to_string(row.moment);
    if (row.kind == HistoryRow::Kind::heading) {
      heading(row, place);
      return;
    }
    if (row.event == EventKind::play) {
      trick(i, place, true);
      return;
    }
    const PillState state = add(moment, place);
    if (state.hovered) canvas.list->AddRectFilled(place.min, place.max, theme.paper_hovered);
    if (row.kind == HistoryRow::Kind::award) {
      const float tall = award_row(scene_, row, place, newest, true, true);
      const Rect why{ImVec2(place.max.x - 68, place.min.y),
                     ImVec2(place.max.x, place.min.y + tall)};
      add("why:" + std::to_string(row.moment), why);
      if (const Evidence* lines = scene_.seen.table().looking.opened->evidence(row.moment)) {
        const Rect sunk{ImVec2(place.min.x + text_left - 10, place.min.y + tall - 4),
                        ImVec2(place.max.x - space::small, place.max.y - 4)};
        box(canvas, sunk, radius::box, theme.paper_raised, theme.rule);
        evidence(*lines, ImVec2(place.min.x + text_left, place.min.y + tall), true);
      }
    } else if (row.kind == HistoryRow::Kind::game_over) {
      paragraph(canvas, Text::strong, ImVec2(place.min.x + space::large, place.min.y + 10),
                place.width() - 2 * space::large, theme.ink, row.title);
    } else {
      const ImVec2 corner(place.min.x + space::large, place.min.y + 4);
      const float tall = paragraph(canvas, Text::small, corner, place.width() - 2 * space::large,
                                   theme.ink_muted, row.title);
      if (!row.rule.empty()) {
        rule_links(scene_, row.rule, ImVec2(corner.x, corner.y + tall), true,
                   place.width() - 2 * space::large);
      }
    }
  }

  float evidence(const Evidence& lines, ImVec2 place, bool draw) {
    return evidence_lines(scene_, lines, ImVec2(place.x, place.y + 4),
                          area_.width() - text_left - space::large, card_height, draw) +
           space::small;
  }

  // "Trick 3" and its cards, each with its player; the winner is marked.
  float trick(std::size_t i, const Rect& place, bool draw) {
    const Canvas& canvas = scene_.canvas;
    int winner = -1;
    std::vector<CardNote> cards;
    std::vector<std::size_t> plays;
    for (std::size_t k = i; k < rows_.size() && rows_[k].hand == rows_[i].hand; ++k) {
      const HistoryRow& row = rows_[k];
      if (row.trick > rows_[i].trick) break;
      if (row.trick != rows_[i].trick) continue;
      if (row.event == EventKind::trick) winner = row.seat;
      if (row.event != EventKind::play) continue;
      cards.push_back({row.card, scene_.seen.table().narrator->name(row.seat), false});
      plays.push_back(k);
    }
    for (std::size_t k = 0; k < plays.size(); ++k) {
      cards[k].marked = rows_[plays[k]].seat == winner;
    }
    const float left = place.min.x + text_left + 8;
    const float width = place.max.x - space::medium - left;
    const ImVec2 corner(left, place.min.y + 4);
    if (draw) {
      // Between the cards the row leads to the trick as a whole.
      const PillState state = add("moment:" + std::to_string(rows_[plays.back()].moment), place);
      if (state.hovered) {
        canvas.list->AddRectFilled(place.min, place.max, canvas.theme->paper_hovered);
      }
      text(canvas, Text::small, ImVec2(place.min.x + space::large, place.min.y + 8),
           canvas.theme->ink_muted,
           fill(scene_.seen.words->trick_number, {{"n", number_text(rows_[i].trick)}}));
    }
    const CardRow row = card_row(scene_, cards, corner, width, card_height, draw);
    for (std::size_t k = 0; draw && k < row.cells.size(); ++k) {
      add("moment:" + std::to_string(rows_[plays[k]].moment), row.cells[k]);
    }
    return row.height + 6;
  }

  void heading(const HistoryRow& row, const Rect& place) {
    const Canvas& canvas = scene_.canvas;
    const Theme& theme = *canvas.theme;
    const PillState state = add("hand:" + std::to_string(row.moment), place);
    if (state.hovered) canvas.list->AddRectFilled(place.min, place.max, theme.paper_hovered);
    rule(canvas, place.min.x, place.max.x, place.min.y);
    const float middle = place.centre().y;
    const float y = middle - canvas.fonts->line_height(Text::small) * 0.5F;
    const bool open = hand_open(scene_.seen.table(), row.moment);
    icon(canvas, open ? Icon::down : Icon::right, ImVec2(place.min.x + 14, middle), 11,
         theme.ink_muted);
    float right = place.max.x - space::large;
    // For a folded hand: its result.
    if (!open && !row.result.empty()) {
      right -=
          text(canvas, Text::small_strong, ImVec2(right, y), theme.ink, row.result, Align::right) +
          space::small;
    }
    const float left = place.min.x + 26;
    if (row.trump_known) {
      const float words = text_width(canvas, Text::small, row.title) + 90;
      const std::string trump =
          open && words <= right - left
              ? fill(scene_.seen.words->trumps_mark, {{"suit", suit_symbol(row.trump)}})
              : std::string(suit_symbol(row.trump));
      right -= text(canvas, Text::small, ImVec2(right, y), theme.ink_muted, trump, Align::right) +
               space::small;
    }
    // In a narrow window without the dealer.
    std::string_view title = row.title;
    if (text_width(canvas, Text::small, title) > right - left) {
      title = title.substr(0, title.find(" ·"));
    }
    text_clipped(canvas, Text::small, ImVec2(left, y), right - left, theme.ink_muted, title);
  }

  Scene& scene_;
  Rect area_;
  const std::vector<HistoryRow>& rows_;
  bool has_points_;  // somebody has scored, or it was said that nobody has
  std::vector<std::pair<std::size_t, Rect>> places_;
};

}  // namespace

float award_row(Scene& scene, const HistoryRow& row, const Rect& area, bool newest, bool draw,
                bool linked) {
  const Canvas& canvas = scene.canvas;
  const Theme& theme = *canvas.theme;
  const float left = area.min.x + text_left;
  const float score_width = text_width(canvas, Text::strong, row.score);
  const std::string_view word = scene.seen.words->why;
  const float word_width = text_width(canvas, Text::small, word);
  const float column = std::max({score_width, word_width + 12, 44.0F});
  const float text_right = area.max.x - space::large - column - space::small;
  const float line = canvas.fonts->line_height(Text::strong);
  // A long name takes as many lines as it needs.
  const float title_left = left + 18;
  const float title_tall = paragraph(canvas, Text::strong, ImVec2(), text_right - title_left, 0,
                                     row.title, Align::left, false);
  const bool one_line = title_tall < line * 1.5F;
  const float why_top = area.min.y + 11 + title_tall;
  const float why_width = std::max(60.0F, text_right - left);
  const float tall = std::max(scene.input.touch() && linked ? 62.0F : 0.0F,
                              11 + title_tall +
                                  paragraph(canvas, Text::small, ImVec2(left, why_top), why_width,
                                            theme.ink_muted, row.why, Align::left, false) +
                                  9);
  if (!draw) return tall;

  if (newest) marked_row(canvas, Rect::at(area.min.x, area.min.y, area.width(), tall));
  badge(canvas, Rect::at(area.min.x + space::medium, area.min.y + 10, 35, 32),
        points_text(row.points), side_colour(scene, row.side));
  float x = left;
  const float y = area.min.y + 9;
  icon(canvas, award_icon(row.award), ImVec2(x + 6, y + line * 0.5F), 13, theme.ink_muted);
  x = title_left;
  paragraph(canvas, Text::strong, ImVec2(x, y), text_right - x, theme.ink, row.title);
  x += one_line ? text_width(canvas, Text::strong, row.title) : text_right - x;
  // A card beside the name if the point is about one card.
  const float mini_height = 19;
  const float mini_wide =
      row.cards.count() == 1
          ? CardPainter::mini_width(canvas, row.cards.first().index, mini_height) + 6
          : 0.0F;
  const bool one_card = row.cards.count() == 1 && x + mini_wide <= text_right;
  const float mini_room = one_card ? mini_wide : 0.0F;
  std::string who = " · " + row.who;
  const float who_room = text_right - x - mini_room;
  if (row.side >= 0 && text_width(canvas, Text::body, who) > who_room) {
    who = " · " + side_initials(scene, row.side);
  }
  // The badge's colour and the sentence say it too.
  if (text_width(canvas, Text::body, who) > who_room) who.clear();
  x += text(canvas, Text::body, ImVec2(x, y), theme.ink, who) + 6;
  if (one_card) {
    scene.painter.mini(canvas, row.cards.first().index, ImVec2(x, y - 1), mini_height);
  }
  paragraph(canvas, Text::small, ImVec2(left, why_top), why_width, theme.ink_muted, row.why);
  const float right = area.max.x - space::large;
  text(canvas, Text::strong, ImVec2(right, y), theme.ink, row.score, Align::right);
  if (!linked) return tall;
  // The link to the reason.
  const bool open = scene.seen.table().looking.opened->evidence(row.moment) != nullptr;
  const float small = canvas.fonts->line_height(Text::small);
  icon(canvas, open ? Icon::up : Icon::down, ImVec2(right - 4, why_top + small * 0.5F), 10,
       theme.link);
  text(canvas, Text::small, ImVec2(right - 12, why_top), theme.link, word, Align::right);
  rule(canvas, right - 12 - word_width, right - 12, why_top + small - 2);
  return tall;
}

void history_book(Scene& scene, const Rect& area) { Book(scene, area).draw(); }

}  // namespace allfours::ui
