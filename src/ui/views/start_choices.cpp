#include "ui/views/start_choices.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "ui/draw/tiles.hpp"
#include "words/numbers.hpp"
#include "words/variant_words.hpp"

namespace allfours::ui {

namespace {

constexpr float play_tall = 66;

class StartChoices {
 public:
  StartChoices(Scene& scene, const ChoicesSize& size)
      : scene_(scene),
        canvas_(scene.canvas),
        w_(*scene.seen.words),
        column_(size.column),
        tile_tall_(size.low ? 48.0F : 56.0F),
        gap_(size.low ? 8.0F : 12.0F) {}

  float height() const {
    float tall = 0;
    for (const Row& row : rows()) tall += row.tall + gap_;
    return tall;
  }

  void draw(float left, float top) {
    for (const Row& row : rows()) {
      (this->*row.draw)(Rect::at(left, top, column_, row.tall));
      top += row.tall + gap_;
    }
  }

 private:
  // A row of the choices: its height, and the function that draws it.
  struct Row {
    float tall;
    void (StartChoices::*draw)(const Rect&);
  };

  // From top to bottom. The first is the gold button.
  std::vector<Row> rows() const {
    const bool goes_on = scene_.seen.at_start.game_to_resume != nullptr;
    const bool embedded = scene_.seen.embedded;
    std::vector<Row> all;
    if (goes_on) all.push_back({play_tall, &StartChoices::go_on});
    all.push_back({goes_on ? tile_tall_ : play_tall, &StartChoices::play});
    if (!embedded && !scene_.seen.settings->lesson_met)
      all.push_back({tile_tall_, &StartChoices::learn});
    if (scene_.seen.at_start.today) {
      all.push_back({tile_tall_, &StartChoices::today});
      all.push_back({tile_tall_, &StartChoices::also_today});
    }
    if (!embedded) {
      const auto lines = static_cast<float>(room_lines());
      all.push_back({lines * (tile_tall_ + gap_) - gap_, &StartChoices::rooms});
    }
    if (lists_saved() && !paired()) all.push_back({tile_tall_, &StartChoices::kept_games});
    all.push_back({tile_tall_, &StartChoices::all_games});
    return all;
  }

  // The left and right halves of a row.
  std::array<Rect, 2> halves(const Rect& area) const {
    const float wide = (area.width() - gap_) * 0.5F;
    return {Rect::at(area.min.x, area.min.y, wide, area.height()),
            Rect::at(area.max.x - wide, area.min.y, wide, area.height())};
  }

  void kept_games(const Rect& area) { counted(saved_list(), "kept_games", area); }

  void all_games(const Rect& area) {
    if (!lists_saved() || !paired()) {
      counted(game_list(), "games", area);
      return;
    }
    const auto [left, right] = halves(area);
    counted(saved_list(), "kept_games", left);
    counted(game_list(), "games", right);
  }

  // The other things to do, side by side; in several lines if their names do not fit into one, of
  // which the last may have one less.
  struct Room {
    Icon sign;
    std::string_view title;
    const char* action;
  };
  // The season of West Yorkshire; with a game of Trinidad the cup of its bars.
  Room league_room() const {
    return scene_.seen.start->series_possible() ? Room{Icon::trophy, w_.bars, "bars"}
                                                : Room{Icon::trophy, w_.season, "season"};
  }
  std::vector<Room> all_rooms() const {
    std::vector<Room> all{{Icon::hint, w_.lessons, "lesson_list"},
                          {Icon::star, w_.puzzles, "puzzle_list"},
                          {Icon::swords, w_.duel, "duels"},
                          league_room(),
                          {Icon::people, w_.together, "together"}};
    if (scene_.seen.at_start.series_runs) all.push_back({Icon::refresh, w_.series, "series"});
    return all;
  }
  int rooms_in_line() const {
    float widest = 0;
    const auto all = all_rooms();
    for (const Room& room : all) widest = std::max(widest, narrow_tile_width(canvas_, room.title));
    for (const int count : {5, 3, 2}) {
      const auto gaps = static_cast<float>(count - 1);
      if (widest <= (column_ - gaps * gap_) / static_cast<float>(count)) return count;
    }
    // Of an odd number the last one, which is the longest, has a line of its own.
    return all.size() % 2 == 0 ? 1 : 2;
  }
  int room_lines() const {
    const auto count = static_cast<int>(all_rooms().size());
    return (count + rooms_in_line() - 1) / rooms_in_line();
  }
  void rooms(const Rect& area) {
    const int in_line = rooms_in_line();
    const auto all = all_rooms();
    int number = 0;
    for (const Room& room : all) {
      const int line_number = number / in_line;
      const int in_this = std::min(in_line, static_cast<int>(all.size()) - line_number * in_line);
      const auto count = static_cast<float>(in_this);
      const float wide = (area.width() - (count - 1) * gap_) / count;
      const auto column = static_cast<float>(number % in_line);
      const auto line = static_cast<float>(line_number);
      const Rect place = Rect::at(area.min.x + column * (wide + gap_),
                                  area.min.y + line * (tile_tall_ + gap_), wide, tile_tall_);
      draw_narrow_tile(canvas_, room.sign, room.title, place, scene_.input.add(room.action, place));
      ++number;
    }
  }

  // More games are saved than the one offered.
  bool lists_saved() const {
    return scene_.seen.at_start.kept_games > (scene_.seen.at_start.game_to_resume ? 1 : 0);
  }

  // A button that opens a list, with the number of its items.
  struct List {
    Icon icon;
    std::string_view title;
    std::string count;
  };
  List saved_list() const {
    return {Icon::undo, w_.kept_games, number_text(scene_.seen.at_start.kept_games)};
  }
  List game_list() const { return {Icon::cards, w_.more_games, number_text(variants().size())}; }

  static Tile tile_of(const List& list) {
    Tile tile;
    tile.icon = list.icon;
    tile.title = list.title;
    tile.at_right = Icon::right;
    return tile;
  }

  float count_width(const List& list) const {
    return text_width(canvas_, Text::small, list.count) + space::medium;
  }

  // Both lists side by side, if both fit.
  bool paired() const {
    const auto fits = [&](const List& list) {
      return tile_width(canvas_, tile_of(list)) + count_width(list) <= (column_ - gap_) * 0.5F;
    };
    return lists_saved() && fits(saved_list()) && fits(game_list());
  }

  void counted(const List& list, const char* action, const Rect& area) {
    const float wide = count_width(list);
    draw_tile(canvas_, tile_of(list), area, scene_.input.add(action, area), wide);
    text_in(canvas_, Text::small,
            Rect{ImVec2(area.max.x - 40 - wide, area.min.y), ImVec2(area.max.x - 40, area.max.y)},
            canvas_.theme->on_felt_muted, list.count, Align::right);
  }

  void play(const Rect& area) {
    const Setup setup = scene_.seen.rules_setup;
    const Language language = scene_.seen.language;
    Tile tile;
    tile.kind = scene_.seen.at_start.game_to_resume ? TileKind::felt : TileKind::gold;
    tile.icon = Icon::play;
    std::string title = fill(w_.play_game, {{"text", variant_name(language, *setup.variant)}});
    tile.title = title;
    if (tile_width(canvas_, tile) > area.width()) {
      title = fill(w_.play_game, {{"text", variant_short_name(language, *setup.variant)}});
      tile.title = title;
    }
    // The duration is left out if it does not fit.
    std::string note = fill(w_.players_of, {{"n", number_text(setup.players)}}) + " · " +
                       fill(w_.to_target, {{"n", number_text(setup.rules.target)}});
    if (const int games = scene_.seen.start->series_length(); games > 1)
      note += " · " + fill(w_.series_best_of, {{"n", number_text(games)}});
    if (const int people = scene_.seen.at_start.people; people > 1)
      note += " · " + fill(w_.people_here, {{"n", number_text(people)}});
    const std::string time =
        note + " · " + fill(w_.minutes, {{"n", number_text(scene_.seen.at_start.minutes)}});
    tile.note = time;
    if (tile_width(canvas_, tile) > area.width()) tile.note = note;
    draw_tile(canvas_, tile, area, scene_.input.add("start", area));
  }

  // The first lesson, until it has been started.
  void learn(const Rect& area) {
    const Lesson lesson = first_lesson();
    Tile tile;
    tile.icon = Icon::hint;
    tile.title = lesson_title(w_, lesson);
    tile.note = lesson_note(w_, lesson);
    draw_tile(canvas_, tile, area, scene_.input.add("learn:" + std::string(lesson.id), area));
  }

  static std::string score_of(const DayResult& result) {
    return number_text(result.own) + "–" + number_text(result.others);
  }

  // Trinidad's deal of the day, or its result; and this week as seven dots.
  void today(const Rect& area) {
    constexpr float step = 15;
    const SeenToday day = *scene_.seen.at_start.today;
    Tile tile;
    tile.icon = Icon::calendar;
    tile.title = w_.today_deal;
    const DayResult* result = day.trinidad.result;
    const std::string note =
        result != nullptr
            ? score_of(*result) + " · " + fill(w_.day_streak, {{"n", number_text(day.streak)}})
            : std::string(weekday_name(w_, day.weekday)) + " · " +
                  std::string(variant_short_name(scene_.seen.language, *day.trinidad.variant));
    tile.note = note;
    // In a small window there are no dots.
    const float dots = 7 * step;
    const bool room = tile_width(canvas_, tile) + dots <= area.width();
    draw_tile(canvas_, tile, area, scene_.input.add("today", area), room ? dots : 0.0F);
    if (!room) return;
    ImVec2 place(area.max.x - 18 - dots + step * 0.5F, area.centre().y);
    for (int i = 0; i < 7; ++i) {
      const ImU32 gold = canvas_.theme->highlight;
      if (day.week[static_cast<std::size_t>(i)]) {
        canvas_.list->AddCircleFilled(place, 4.5F, gold);
      } else {
        canvas_.list->AddCircle(place, 4, fade(canvas_.theme->on_felt_muted, 0.8F), 0, 1.4F);
      }
      if (i == day.weekday) canvas_.list->AddCircle(place, 6.5F, gold, 0, 1.6F);
      place.x += step;
    }
  }

  // The day's deal in another game, and the day's puzzle.
  void also_today(const Rect& area) {
    const SeenToday day = *scene_.seen.at_start.today;
    const auto [left, right] = halves(area);
    Tile other;
    other.title = variant_short_name(scene_.seen.language, *day.other.variant);
    const std::string note =
        day.other.result != nullptr ? score_of(*day.other.result) : std::string(w_.also_today);
    other.note = note;
    draw_tile(canvas_, other, left, scene_.input.add("today_other", left));
    Tile puzzle;
    puzzle.title = w_.puzzle_today;
    draw_tile(canvas_, puzzle, right, scene_.input.add("puzzle_today", right));
  }

  // The saved game: its name and hand, and its score.
  void go_on(const Rect& area) {
    const SavedSummary& game = *scene_.seen.at_start.game_to_resume;
    Tile tile;
    tile.kind = TileKind::gold;
    tile.icon = Icon::undo;
    tile.title = w_.go_on;
    tile.at_right = Icon::right;
    const std::string note =
        fill(w_.go_on_note, {{"text", variant_short_name(scene_.seen.language, *game.variant)},
                             {"n", number_text(game.hand)}});
    tile.note = note;
    std::string score;
    for (const int points : game.score) {
      score += (score.empty() ? "" : " : ") + number_text(points);
    }
    const float wide = text_width(canvas_, Text::title, score) + space::medium;
    // In a small window the game alone.
    if (tile_width(canvas_, tile) + wide > area.width()) {
      tile.note = variant_short_name(scene_.seen.language, *game.variant);
    }
    draw_tile(canvas_, tile, area, scene_.input.add("resume", area), wide);
    text_in(canvas_, Text::title,
            Rect{ImVec2(area.max.x - 40 - wide, area.min.y), ImVec2(area.max.x - 40, area.max.y)},
            canvas_.theme->on_primary, score, Align::right);
  }

  Scene& scene_;
  const Canvas& canvas_;
  const Words& w_;
  float column_;
  float tile_tall_, gap_;
};

}  // namespace

float start_choices_height(Scene& scene, const ChoicesSize& size) {
  return StartChoices(scene, size).height();
}

void draw_start_choices(Scene& scene, const ChoicesSize& size, float left, float top) {
  StartChoices(scene, size).draw(left, top);
}

}  // namespace allfours::ui
