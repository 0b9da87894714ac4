// The start screen: which game, how many players, which deal; and Play.
#include <algorithm>
#include <vector>

#include "ui/scene.hpp"
#include "words/variant_words.hpp"

namespace allfours::ui {

namespace {

class Start {
 public:
  explicit Start(Scene& scene) : scene_(scene), canvas_(scene.canvas), w_(scene.seen.words()) {
    tall_ = scene.frame.touch ? space::touch : 38.0F;
    width_ = std::min(scene.frame.width, 640.0F) - 2 * space::large;
    left_ = (scene.frame.width - width_) * 0.5F;
  }

  void draw() {
    const Theme& theme = *canvas_.theme;
    const TraceGroup group(canvas_, "the start screen",
                           Rect::at(0, 0, scene_.frame.width, scene_.frame.height), true);
    felt(canvas_, Rect::at(0, 0, scene_.frame.width, scene_.frame.height));
    const float tall = height();
    const float room = scene_.frame.height;
    scroll_ = std::clamp(
        scene_.motion.page_scroll + scene_.input.drag_in(Rect::at(0, 0, scene_.frame.width, room)),
        std::min(0.0F, room - tall - 2 * space::large), 0.0F);
    scene_.motion.page_scroll = scroll_;
    y_ = std::max(space::large, (room - tall) * 0.42F) + scroll_;
    fan();
    y_ += 96;
    text(canvas_, Text::display, ImVec2(scene_.frame.width * 0.5F, y_), theme.on_felt, "All Fours",
         Align::centre);
    y_ += 36;
    y_ += paragraph(canvas_, Text::body, ImVec2(left_, y_), width_, theme.on_felt_muted, w_.tagline,
                    Align::centre);
    y_ += 16;
    games(true);
    y_ += space::medium;
    players();
    y_ += space::medium;
    deal();
    y_ += space::large;
    Pill look;
    look.kind = PillKind::primary;
    look.label = w_.play;
    look.icon = Icon::play;
    look.large = true;
    const float wide = std::max(200.0F, pill_width(canvas_, look, 52));
    const Rect area = Rect::at(scene_.frame.width * 0.5F - wide * 0.5F, y_, wide, 52);
    pill(canvas_, look, area, scene_.input.add("start", area));
    y_ += 66;
    if (const Variant* game = scene_.seen.game_to_resume()) {
      const std::string label =
          fill(w_.resume, {{"text", variant_short_name(scene_.seen.language(), *game)}});
      Pill resume;
      resume.label = label;
      const float room_wide = pill_width(canvas_, resume, 44);
      action_pill(scene_, resume, ImVec2((scene_.frame.width - room_wide) * 0.5F, y_ - 8), 44,
                  "resume");
      y_ += 50;
    }
    // Below Play, which a phone then shows without scrolling.
    y_ += levels(true);
    y_ += paragraph(canvas_, Text::small, ImVec2(left_, y_), width_, theme.on_felt_muted,
                    w_.start_note, Align::centre);
    y_ += space::medium;
    foot();
    Pill settings;
    settings.icon = Icon::gear;
    action_pill(
        scene_, settings,
        ImVec2(scene_.frame.width - space::medium - action_pill_width(scene_, settings, tall_),
               space::medium + scroll_),
        tall_, "settings");
  }

 private:
  // Four cards above the title: the four points.
  void fan() {
    constexpr std::array<Card, 4> cards{
        Card(Suit::spades, Rank::ace), Card(Suit::hearts, Rank::two), Card(Suit::clubs, Rank::jack),
        Card(Suit::diamonds, Rank::ten)};
    for (std::size_t i = 0; i < cards.size(); ++i) {
      const float from_middle = static_cast<float>(i) - 1.5F;
      CardPose pose;
      pose.width = 58;
      pose.centre = ImVec2(scene_.frame.width * 0.5F + from_middle * 42,
                           y_ + 42 + from_middle * from_middle * 4);
      pose.angle = from_middle * 0.14F;
      scene_.painter.face(canvas_, cards[i].index, pose);
    }
  }

  // Pills in lines; the height they take.
  float games(bool draw) {
    const float start = y_;
    float x = left_;
    std::vector<std::vector<std::pair<const Variant*, float>>> lines(1);
    for (const Variant& variant : variants()) {
      Pill look = game_pill(variant);
      const float wide = pill_width(canvas_, look, tall_);
      if (x + wide > left_ + width_ && !lines.back().empty()) {
        lines.emplace_back();
        x = left_;
      }
      lines.back().push_back({&variant, wide});
      x += wide + space::small;
    }
    for (const auto& line : lines) {
      float wide = -space::small;
      for (const auto& [variant, w] : line) wide += w + space::small;
      float place = scene_.frame.width * 0.5F - wide * 0.5F;
      for (const auto& [variant, w] : line) {
        if (draw)
          choice(game_pill(*variant), Rect::at(place, y_, w, tall_),
                 "variant:" + std::string(variant->id), variant == &scene_.seen.start().variant());
        place += w + space::small;
      }
      y_ += tall_ + space::small;
    }
    const float tall = y_ - start;
    if (!draw) y_ = start;
    return tall;
  }

  Pill game_pill(const Variant& variant) const {
    Pill look;
    look.label = variant_name(scene_.seen.language(), variant);
    if (&variant == &scene_.seen.start().variant()) look.kind = PillKind::primary;
    return look;
  }

  void choice(const Pill& look, const Rect& area, const std::string& action, bool chosen) {
    PillState state = scene_.input.add(action, area);
    state.chosen = chosen;
    pill(canvas_, look, area, state);
  }

  void players() {
    const Variant& variant = scene_.seen.start().variant();
    if (std::popcount(variant.players) < 2) return league();
    std::vector<int> counts;
    for (int n = 2; n <= max_players; ++n) {
      if (variant.allows(n)) counts.push_back(n);
    }
    const float each = 56;
    const float label = text_width(canvas_, Text::body, w_.players) + space::medium;
    float x = scene_.frame.width * 0.5F -
              (label + static_cast<float>(counts.size()) * (each + space::small)) * 0.5F;
    text_in(canvas_, Text::body, Rect::at(x, y_, label, tall_), canvas_.theme->on_felt, w_.players,
            Align::left);
    x += label;
    for (const int n : counts) {
      const std::string number = std::to_string(n);
      Pill look;
      look.label = number;
      if (n == scene_.seen.start().players()) look.kind = PillKind::primary;
      choice(look, Rect::at(x, y_, each, tall_), "players:" + number,
             n == scene_.seen.start().players());
      x += each + space::small;
    }
    y_ += tall_ + space::small;
  }

  void league() {
    if (!scene_.seen.start().league_possible()) return;
    const bool chosen = scene_.seen.league();
    Pill look;
    look.label = w_.league;
    if (chosen) look.kind = PillKind::primary;
    const float wide = pill_width(canvas_, look, tall_);
    choice(look, Rect::at(scene_.frame.width * 0.5F - wide * 0.5F, y_, wide, tall_), "league",
           chosen);
    y_ += tall_ + space::small;
  }

  // A little wider than the rest, where that makes one line of it.
  float levels(bool draw) {
    const float width = std::min(scene_.frame.width, 800.0F) - 2 * space::large;
    return level_choice(scene_, ImVec2((scene_.frame.width - width) * 0.5F, y_), width, tall_,
                        draw);
  }

  void deal() {
    Pill seed;
    seed.label = w_.deal_mark;
    seed.strong = scene_.seen.start().seed();
    Pill fresh;
    fresh.icon = Icon::dice;
    Pill sheet;
    sheet.icon = Icon::info;
    sheet.label = w_.rules;
    Pill rules;
    int changed = 0;
    for (const Field& field : fields()) {
      const int value = field.get(scene_.seen.start().rules());
      if (value != field.get(scene_.seen.start().variant().rules)) ++changed;
    }
    rules.label = w_.house_rules;
    const std::string count = fill(w_.rules_changed, {{"n", std::to_string(changed)}});
    if (changed > 0) rules.strong = count;
    const float wide = pill_width(canvas_, seed, tall_);
    const float dice = std::max(44.0F, pill_width(canvas_, fresh, tall_));
    const float rules_wide = pill_width(canvas_, rules, tall_);
    const float sheet_wide = pill_width(canvas_, sheet, tall_);
    const float all = wide + dice + rules_wide + sheet_wide + 3 * space::small;
    const bool one_line = all <= width_;
    const float first = one_line ? all : wide + dice + space::small;
    float x = scene_.frame.width * 0.5F - first * 0.5F;
    if (!one_line) {
      const float both = rules_wide + sheet_wide + space::small;
      const float start = scene_.frame.width * 0.5F - both * 0.5F;
      choice(sheet, Rect::at(start, y_, sheet_wide, tall_), "rules", false);
      choice(rules, Rect::at(start + sheet_wide + space::small, y_, rules_wide, tall_),
             "house_rules", false);
      y_ += tall_ + space::small;
    } else {
      choice(sheet, Rect::at(x, y_, sheet_wide, tall_), "rules", false);
      x += sheet_wide + space::small;
      choice(rules, Rect::at(x, y_, rules_wide, tall_), "house_rules", false);
      x += rules_wide + space::small;
    }
    choice(seed, Rect::at(x, y_, wide, tall_), "edit_seed", false);
    x += wide + space::small;
    choice(fresh, Rect::at(x, y_, dice, tall_), "new_seed", false);
    y_ += tall_;
  }

  // What can be opened and the languages, each called as it calls itself: a line, or one each.
  void foot() {
    Pill open;
    open.label = w_.open_game;
    const float open_wide = action_pill_width(scene_, open, tall_);
    const float tongues_wide = tongues(ImVec2(), false);
    const bool line = foot_is_a_line();
    const float middle = scene_.frame.width * 0.5F;
    float x = middle - (line ? open_wide + space::huge + tongues_wide : open_wide) * 0.5F;
    action_pill(scene_, open, ImVec2(x, y_), tall_, "open");
    x += open_wide + space::huge;
    if (!line) {
      y_ += tall_ + space::small;
      x = middle - tongues_wide * 0.5F;
    }
    tongues(ImVec2(x, y_), true);
    y_ += tall_;
  }

  bool foot_is_a_line() {
    Pill open;
    open.label = w_.open_game;
    return action_pill_width(scene_, open, tall_) + space::huge + tongues(ImVec2(), false) <=
           width_;
  }

  // Their width.
  float tongues(ImVec2 place, bool draw) {
    float x = place.x;
    for (const Language language : languages()) {
      Pill look;
      look.label = language_name(language);
      const float each = pill_width(canvas_, look, tall_);
      const bool chosen = language == scene_.seen.language();
      if (chosen) look.kind = PillKind::primary;
      if (draw) {
        choice(look, Rect::at(x, place.y, each, tall_),
               "language:" + std::string(language_code(language)), chosen);
      }
      x += each + space::small;
    }
    return x - space::small - place.x;
  }

  float height() {
    const bool a_row = std::popcount(scene_.seen.start().variant().players) > 1 ||
                       scene_.seen.start().league_possible();
    const float several = a_row ? tall_ + space::small : 0.0F;
    const float tagline =
        paragraph(canvas_, Text::body, ImVec2(), width_, 0, w_.tagline, Align::centre, false);
    return 96 + 36 + tagline + 16 + games(false) + space::medium + several + levels(false) +
           space::medium + 2 * tall_ + space::small + space::large + 66 + 40 +
           (foot_is_a_line() ? 1.0F : 2.0F) * (tall_ + 12);
  }

  Scene& scene_;
  const Canvas& canvas_;
  const Words& w_;
  float width_ = 0, left_ = 0, y_ = 0, scroll_ = 0;
  float tall_ = 38;  // of a pill
};

}  // namespace

void start_view(Scene& scene) { Start(scene).draw(); }

}  // namespace allfours::ui
