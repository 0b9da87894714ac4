// All games by region: one row each; the selected one is expanded.
#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include "core/game/series.hpp"
#include "ui/draw/tiles.hpp"
#include "ui/views/scene.hpp"
#include "words/rule_outline.hpp"
#include "words/variant_words.hpp"

namespace allfours::ui {

namespace {

constexpr float bar_tall = 56;
constexpr float padding = 14;  // of a row, horizontal
constexpr float above = 9;     // of a row, vertical
constexpr float two_columns = 860;

struct Group {
  Family family;
  std::vector<const Variant*> games;
};

class Games {
 public:
  explicit Games(Scene& scene)
      : scene_(scene),
        canvas_(scene.canvas),
        theme_(*scene.canvas.theme),
        w_(*scene.seen.words),
        start_(*scene.seen.start) {
    tall_ = scene.frame.touch ? space::touch : 38.0F;
    const float width = scene.frame.width;
    const float margin = width > 500 ? 20.0F : 10.0F;
    columns_ = width >= two_columns ? 2 : 1;
    list_width_ = std::min(width - 2 * margin, columns_ == 2 ? 1400.0F : 680.0F);
    column_ = (list_width_ - static_cast<float>(columns_ - 1) * space::large) /
              static_cast<float>(columns_);
    left_ = (width - list_width_) * 0.5F;
    for (int family = 0; family < family_count; ++family) {
      Group group{static_cast<Family>(family), {}};
      for (const Variant& variant : variants()) {
        const bool listed = start_.games_for() == 0 || variant.allows(start_.games_for());
        if (variant.family == group.family && listed) group.games.push_back(&variant);
      }
      if (!group.games.empty()) groups_.push_back(std::move(group));
    }
  }

  void draw() {
    const Rect window = Rect::at(0, 0, scene_.frame.width, scene_.frame.height);
    felt(canvas_, window);
    const float top = head_tall();
    const Rect page{ImVec2(0, top), window.max};
    float& scroll = scene_.motion.games_scroll;
    if (!std::exchange(scene_.motion.games_open, true)) {
      list(page, 0, false);
      // Scrolls the selected game into view.
      if (chosen_end_ > page.max.y) scroll = chosen_end_ - page.max.y + space::medium;
    }
    scroll = std::clamp(scroll - scene_.input.drag_in(page), 0.0F,
                        std::max(0.0F, list(page, 0, false) - page.height()));
    canvas_.list->PushClipRect(page.min, page.max, true);
    {
      const TraceGroup group(canvas_, "the games", page, true);
      scene_.input.clip(page);
      list(page, scroll, true);
      scene_.input.clip(std::nullopt);
    }
    canvas_.list->PopClipRect();
    head(Rect::at(0, 0, window.width(), top));
  }

 private:
  // --- The bar -----------------------------------------------------------------------------------
  std::vector<int> counts() const {
    std::vector<int> all{0};
    for (int players = 2; players <= max_players; ++players) {
      const auto games = variants();
      if (std::any_of(games.begin(), games.end(),
                      [&](const Variant& variant) { return variant.allows(players); })) {
        all.push_back(players);
      }
    }
    return all;
  }

  Pill count_pill(int players, const std::string& number) const {
    Pill look;
    look.label = players == 0 ? w_.players_all : std::string_view(number);
    if (players == 0 && !narrow()) look.icon = Icon::people;
    if (players == start_.games_for()) look.kind = PillKind::primary;
    return look;
  }

  bool narrow() const { return scene_.frame.width < 320; }

  // Gap between two: hardly any where there is hardly room.
  float count_gap() const { return narrow() ? 1.0F : space::small; }

  float count_width(int players) const {
    const std::string number = number_text(players);
    const float wide = action_pill_width(scene_, count_pill(players, number), tall_);
    // In the smallest window all share its width.
    const auto all = static_cast<float>(counts().size());
    const float share = (scene_.frame.width - space::tiny + count_gap()) / all - count_gap();
    return narrow() ? std::min(wide, share) : wide;
  }

  float counts_width() const {
    float width = -count_gap();
    for (const int players : counts()) width += count_width(players) + count_gap();
    return width;
  }

  float title_width() const {
    return space::small + 44 + space::medium + text_width(canvas_, Text::title, w_.more_games);
  }

  bool one_line() const {
    return title_width() + space::large + counts_width() + space::medium <= scene_.frame.width;
  }

  float head_tall() const { return one_line() ? bar_tall : bar_tall + tall_ + space::small; }

  void head(const Rect& area) {
    const TraceGroup group(canvas_, "the bar", area);
    bar(canvas_, area);
    Pill back;
    back.icon = Icon::left;
    const float middle = bar_tall * 0.5F;
    const float wide = action_pill_width(scene_, back, tall_);
    action_pill(scene_, back, ImVec2(space::small, middle - tall_ * 0.5F), tall_, "games");
    const float x = space::small + wide + space::medium;
    text_in(canvas_, Text::title,
            Rect{ImVec2(x, 0), ImVec2(scene_.frame.width - space::small, bar_tall)}, theme_.on_bar,
            w_.more_games, Align::left);
    const bool line = one_line();
    float place = line ? scene_.frame.width - space::medium - counts_width()
                       : std::min(space::small, (scene_.frame.width - counts_width()) * 0.5F);
    const float y = line ? middle - tall_ * 0.5F : bar_tall;
    for (const int players : counts()) {
      const std::string number = number_text(players);
      const Rect one = Rect::at(place, y, count_width(players), tall_);
      pill(canvas_, count_pill(players, number), one,
           scene_.input.add("games_for:" + number, scene_.frame.touch ? touchable(one) : one));
      place += one.width() + count_gap();
    }
  }

  // --- The list ----------------------------------------------------------------------------------
  // Its height; each family in the column that is shorter, as all rows are when closed.
  float list(const Rect& page, float scroll, bool draw) {
    std::array<float, 2> closed{};
    std::array<float, 2> ends{space::small, space::small};
    for (const Group& group : groups_) {
      const std::size_t column = columns_ == 2 && closed[1] < closed[0] ? 1 : 0;
      float tall = heading_tall();
      for (const Variant* game : group.games) tall += row_head(*game, Rect(), false);
      closed[column] += tall + space::small;
      const float x = left_ + static_cast<float>(column) * (column_ + space::large);
      ends[column] +=
          family(group, ImVec2(x, page.min.y - scroll + ends[column]), draw) + space::small;
    }
    return std::max(ends[0], ends[1]) + space::small;
  }

  float heading_tall() const { return canvas_.fonts->line_height(Text::strong) + space::tiny; }

  float family(const Group& group, ImVec2 place, bool draw) {
    float tall = 0;
    for (const Variant* game : group.games) {
      tall += row(*game, Rect::at(0, place.y + heading_tall() + tall, column_, 0), false);
    }
    if (draw) {
      text(canvas_, Text::strong, ImVec2(place.x + space::tiny, place.y), theme_.highlight,
           family_name(w_, group.family));
      const Rect area = Rect::at(place.x, place.y + heading_tall(), column_, tall);
      paper_card(canvas_, area);
      float y = area.min.y;
      for (const Variant* game : group.games) {
        const Rect line = Rect::at(area.min.x, y, column_, 0);
        if (y > area.min.y) rule(canvas_, area.min.x + 1, area.max.x - 1, y);
        y += row(*game, line, true);
      }
    }
    return heading_tall() + tall;
  }

  bool chosen(const Variant& game) const { return &game == &start_.variant(); }

  float row(const Variant& game, const Rect& area, bool draw) {
    const float head = row_head(game, area, false);
    const float tall = chosen(game) ? head + choices(area, head, false) : head;
    if (chosen(game)) chosen_end_ = area.min.y + tall;
    if (!draw) return tall;
    const Rect whole = Rect::at(area.min.x, area.min.y, column_, tall);
    const TraceGroup group(canvas_, "a game", whole, true);
    if (chosen(game)) marked_row(canvas_, whole);
    row_head(game, area, true);
    if (chosen(game)) choices(area, head, true);
    return tall;
  }

  // Name, players, target and a sentence; returns its height.
  float row_head(const Variant& game, const Rect& area, bool draw) {
    const Language language = scene_.seen.language;
    const float width = column_ - 2 * padding;
    const std::string target = fill(w_.to_target, {{"n", number_text(game.rules.target)}});
    const std::string count = players_text(game);
    // In columns: all targets as wide as the widest, all counts too.
    const float target_wide =
        text_width(canvas_, Text::small, fill(w_.to_target, {{"n", "00"}})) + space::medium;
    const float numbers = 24 + text_width(canvas_, Text::small_strong, "0–0") + target_wide;
    const std::string_view name = variant_name(language, game);
    // If a long name leaves no room beside it, the numbers are below.
    const bool below = text_width(canvas_, Text::strong, name) + space::medium + numbers > width;
    const float line = canvas_.fonts->line_height(Text::strong);
    const std::string_view summary = game_summary(game, language);
    float y = area.min.y + above;
    const float x = area.min.x + padding;
    const float start = y;
    float numbers_y = y;
    if (below) {
      y += paragraph(canvas_, Text::strong, ImVec2(), width, 0, name, Align::left, false);
      numbers_y = y;
      y += canvas_.fonts->line_height(Text::small);
    } else {
      y += line;
    }
    const float summary_y = y;
    y += paragraph(canvas_, Text::small, ImVec2(), width, 0, summary, Align::left, false);
    const float tall = std::max(y - area.min.y + above, scene_.frame.touch ? space::touch : 0.0F);
    if (!draw) return tall;
    const Rect place = Rect::at(area.min.x, area.min.y, column_, tall);
    const PillState state = scene_.input.add("variant:" + std::string(game.id), place);
    if (!chosen(game) && (state.hovered || state.pressed)) {
      box(canvas_, place, 0, state.pressed ? theme_.paper_pressed : theme_.paper_hovered);
    }
    if (state.focused) box(canvas_, place.grown(-2), 4, 0, theme_.focus_on_paper, 2);
    paragraph(canvas_, Text::strong, ImVec2(x, start), width, theme_.ink, name);
    const float right = below ? x + numbers : x + width;
    const float text_y = below ? numbers_y : numbers_y + 2;
    text(canvas_, Text::small, ImVec2(right, text_y), theme_.ink_muted, target, Align::right);
    const float count_x = right - numbers;
    icon(canvas_, Icon::people, ImVec2(count_x + 7, text_y + 8), 14, theme_.ink_muted);
    text(canvas_, Text::small_strong, ImVec2(count_x + 20, text_y), theme_.ink, count);
    paragraph(canvas_, Text::small, ImVec2(x, summary_y), width, theme_.ink_muted, summary);
    return tall;
  }

  // "4", "2–4".
  static std::string players_text(const Variant& game) {
    int least = max_players;
    int most = 0;
    for (int players = 1; players <= max_players; ++players) {
      if (!game.allows(players)) continue;
      least = std::min(least, players);
      most = players;
    }
    const std::string text = number_text(least);
    return least == most ? text : text + "–" + number_text(most);
  }

  // Options of the expanded game, and Play; returns their height.
  float choices(const Rect& area, float from, bool draw) {
    const float x = area.min.x + padding;
    const float width = column_ - 2 * padding;
    float y = area.min.y + from;
    y += players(ImVec2(x, y), draw);
    y += level_choice(scene_, ImVec2(x, y), width, tall_, draw) + space::medium;
    Pill house;
    house.kind = PillKind::on_paper;
    house.label = w_.house_rules;
    const std::string changed = changed_rules();
    house.strong = changed;
    Pill sheet;
    sheet.kind = PillKind::on_paper;
    sheet.icon = Icon::book;
    sheet.label = w_.rules;
    Pill duel;
    duel.kind = PillKind::on_paper;
    duel.icon = Icon::swords;
    duel.label = w_.duel;
    std::vector<std::pair<Pill, std::string_view>> pills{{house, "house_rules"}, {sheet, "rules"}};
    if (!scene_.seen.embedded) pills.emplace_back(duel, "duels");
    float all_wide = 0;
    for (const auto& [look, action] : pills) {
      all_wide += action_pill_width(scene_, look, tall_) + space::small;
    }
    Tile play;
    play.kind = TileKind::gold;
    play.icon = Icon::play;
    play.title = w_.play;
    const std::string time = fill(w_.minutes, {{"n", number_text(scene_.seen.at_start.minutes)}});
    play.note = time;
    const float least = tile_width(canvas_, play) + space::huge;
    const float play_tall = 50;
    const bool line = all_wide + least <= width;
    const float play_wide = line ? width - all_wide : width;
    if (draw) {
      const Rect place = Rect::at(x, y, play_wide, play_tall);
      draw_tile(canvas_, play, place, scene_.input.add("start", place));
    }
    if (!line) y += play_tall + space::small;
    float pill_x = line ? x + play_wide + space::small : x;
    float pill_y = line ? y + (play_tall - tall_) * 0.5F : y;
    for (const auto& [look, action] : pills) {
      const float wide = action_pill_width(scene_, look, tall_);
      // In a small window in several lines.
      if (pill_x > x && pill_x + wide > x + width + 0.5F) {
        pill_x = x;
        pill_y += tall_ + space::small;
      }
      if (draw) action_pill(scene_, look, ImVec2(pill_x, pill_y), tall_, action);
      pill_x += wide + space::small;
    }
    y = (line ? y + play_tall : pill_y + tall_) + space::medium;
    return y - area.min.y - from;
  }

  std::string changed_rules() const {
    int changed = 0;
    for (const Field& field : fields()) {
      changed += field.get(start_.rules()) != field.get(start_.variant().rules) ? 1 : 0;
    }
    return changed == 0 ? std::string() : fill(w_.rules_changed, {{"n", number_text(changed)}});
  }

  // The number of players, if there is a choice; or whether it is a league match, or a series.
  float players(ImVec2 place, bool draw) {
    const Variant& variant = start_.variant();
    std::vector<int> numbers;
    if (std::popcount(variant.players) > 1) {
      for (int n = 2; n <= max_players; ++n) {
        if (variant.allows(n)) numbers.push_back(n);
      }
      number_row(place, {w_.players, "players:", numbers, start_.players()}, draw);
    } else if (start_.series_possible() && !scene_.seen.embedded) {
      numbers.assign(series_lengths.begin(), series_lengths.end());
      numbers.insert(numbers.begin(), 1);
      number_row(place, {w_.series_choose, "series_of:", numbers, start_.series_length()}, draw);
    } else if (!start_.league_possible()) {
      return 0;
    } else if (draw) {
      Pill look;
      look.kind = PillKind::on_paper;
      look.label = w_.league;
      look.icon = scene_.seen.is_league ? Icon::check : Icon::trophy;
      action_pill(scene_, look, place, tall_, "league");
    }
    return tall_ + space::small;
  }

  // A choice among numbers, with a label if there is room.
  struct NumberRow {
    std::string_view label, action;
    std::span<const int> numbers;
    int chosen;
  };
  void number_row(ImVec2 place, const NumberRow& row, bool draw) {
    if (!draw) return;
    float x = place.x;
    const float label = text_width(canvas_, Text::body, row.label) + space::medium;
    const auto count = static_cast<float>(row.numbers.size());
    const float room = column_ - 2 * padding;
    const bool labelled = label + count * 60 <= room;
    const float wide = std::min(52.0F, room / count - space::tiny);
    if (labelled) {
      text_in(canvas_, Text::body, Rect::at(x, place.y, 200, tall_), theme_.ink, row.label,
              Align::left);
      x += label;
    }
    for (const int n : row.numbers) {
      const std::string number = number_text(n);
      Pill look;
      look.kind = PillKind::tab;
      look.label = number;
      choice(look, Rect::at(x, place.y, wide, tall_), std::string(row.action) + number,
             n == row.chosen);
      x += wide + (labelled ? space::small : space::tiny);
    }
  }

  void choice(const Pill& look, const Rect& area, const std::string& action, bool is_chosen) {
    PillState state = scene_.input.add(action, area);
    state.chosen = is_chosen;
    box(canvas_, area, area.height() * 0.5F, 0, theme_.rule);
    pill(canvas_, look, area, state);
  }

  Scene& scene_;
  const Canvas& canvas_;
  const Theme& theme_;
  const Words& w_;
  const StartScreen& start_;
  std::vector<Group> groups_;
  int columns_ = 1;
  float chosen_end_ = 0;  // of the selected row in the list last measured
  float tall_ = 38;       // of a pill
  float left_ = 0, list_width_ = 0, column_ = 0;
};

}  // namespace

void games_view(Scene& scene) { Games(scene).draw(); }

}  // namespace allfours::ui
