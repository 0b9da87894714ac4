// What the views of a frame share: where to draw, what to draw, what can be pressed. Each view is a
// function of this; together they are the screen.
// Knows no platform. Tests: tests/ui, tests/gallery.
#pragma once

#include "app/seen.hpp"
#include "ui/card_painter.hpp"
#include "ui/input.hpp"
#include "ui/layout.hpp"
#include "ui/peg_board.hpp"
#include "ui/stage.hpp"

namespace allfours::ui {

using allfours::fill;  // of a phrase, beside fill of an outline

inline constexpr double flight_time = 280;  // ms

// A scored point on its way to its hole.
struct Flight {
  int side = -1;  // -1: none
  ImVec2 from, to;
  double start = 0;
};

// What the views remember between frames: how things move, not what is so.
struct Motion {
  Stage stage;
  int moment = -1;              // of the frame drawn last, to know what has just happened
  const void* table = nullptr;  // which one that was
  float scroll = 0;             // of the history, from its end, CSS pixels
  float page_scroll = 0;        // of the first screen
  float games_scroll = 0;       // of the list of all games
  bool games_open = false;      // it was drawn last
  float lessons_scroll = 0;     // of the list of lessons
  float puzzles_scroll = 0;     // of that of puzzles
  float rules_scroll = 0;       // of the house rules
  float menu_scroll = 0;
  float sheet_scroll = 0;     // of the rules sheet
  std::string sheet_mark;     // the line it was last scrolled to
  float evidence_scroll = 0;  // of the page with all hands
  int rows = 0;               // history rows drawn last, to stay at the end
  int newest_row = 0;         // the moment of the one drawn last
  double row_time = 0;        // when it came
  float sheet = 0;            // how far the history sheet is open, 0 to 1
  std::vector<float> pegs;    // where the pegs stand
  Flight flight;
  double cascade = -1;   // when the pegs of a game that was won set off; -1: none did
  int why_page = 0;      // the award of the summary whose reason lies over the table
  bool stepped = false;  // in this frame the next event was shown
  double last_frame = 0;
  int bubble_moment = -1;  // of the newest speech bubble
  double bubble_time = 0;  // when it came
  int award_moment = -1;   // of the award whose card points are counted up
  double award_time = 0;   // when that began
  bool moving = false;     // another frame is wanted
};

struct Scene {
  const Seen& seen;
  const Frame& frame;
  const Canvas& canvas;
  CardPainter& painter;
  Input& input;
  Motion& motion;
  Layout layout;
};

// Views. Each draws itself and registers what can be pressed.
void start_view(Scene& scene);
void games_view(Scene& scene);
void lessons_view(Scene& scene);
void puzzles_view(Scene& scene);
// The choice of how the others play, from a place down; its height.
float level_choice(Scene& scene, ImVec2 place, float width, float tall, bool draw);
void table_view(Scene& scene);
void plates(Scene& scene);
float own_plate_width(const Scene& scene);
// Neither the board nor the plates nor the word under the suit that is trumps are there.
bool free_for_words(const Scene& scene, const Rect& area);
// The others' cards lie there.
bool over_backs(const Scene& scene, const Rect& area);
// A hint or what is told lies there.
bool told_over(const Scene& scene, const Rect& area);
void trump_tile(Scene& scene, const Rect& area);  // cream, with the suit
void hand_and_controls_view(Scene& scene);
void review_controls(Scene& scene);
void open_hands_view(Scene& scene);
void history_panel(Scene& scene);
void history_strip(Scene& scene);  // where there is room for it
void history_sheet(Scene& scene);
void top_bar(Scene& scene);
void score_board(Scene& scene);
void flying_points(Scene& scene);
void hand_summary(Scene& scene);
Rect summary_area(const Scene& scene);  // where it lies
// The end of a game in words and points, and as much of what decided it and can be sent; its
// height.
enum class EndParts : std::uint8_t { points, moments, whole };
float game_end(const Scene& scene, const Rect& area, EndParts parts, bool draw);
// What the summary says of a challenge or a league match; else empty.
std::string summary_note(const Scene& scene);
// A row of the summary was pressed, where its reason opens over the table: no book stands beside.
void press_summary_row(Scene& scene, std::string_view action);
// How high the buttons at the table stand, in one line or more.
float actions_tall(const Scene& scene);
float actions_width(const Scene& scene);
// Something is asked, and its answers are buttons below it.
bool answers_below(const Scene& scene);
// The upper end of what is asked and of its answers.
float controls_top(const Scene& scene);
// What is asked, or buttons, lie there.
bool over_controls(const Scene& scene, const Rect& area);
void menu_view(Scene& scene);
void house_rules_view(Scene& scene);
void rules_view(Scene& scene);
void message_view(Scene& scene);
// A hint: what to do and why on a strip of paper, and the chances over cards and buttons.
void hint_view(Scene& scene);
float hint_height(const Canvas& canvas, const Seen& seen, const Frame& frame,
                  const LayoutForm& form);
// What is asked while a trick lies on the table, where a hint's strip would be.
bool asks_on_strip(const SeenTable& game);
void question_view(Scene& scene);
float question_height(const Canvas& canvas, const Seen& seen, const Frame& frame,
                      const LayoutForm& form);
// What a lesson tells, or a first game, and how far the lesson is; or what was sent.
void caption_view(Scene& scene);
float caption_height(const Canvas& canvas, const Seen& seen, const Frame& frame,
                     const LayoutForm& form);
Rect last_caption_area(const Scene& scene);  // when the hand is over
// What a lesson tells lies over the table, until it has been read.
bool caption_folds(const Scene& scene);
// There is no room of its own for what a first game tells.
bool caption_lies_over(const Scene& scene);
bool is_on_caption(const Action& action);
void lesson_progress(Scene& scene);
void curtain_view(Scene& scene);  // where it falls
void won_words(const Scene& scene);
// A button at the table has been drawn there: above it its chance, where a hint has one.
void chance_over_button(Scene& scene, std::string_view action, const Rect& area);
// A message takes the strip's place where both stand above the hand.
bool message_covers_strip(const Scene& scene);

// The area grown to what a finger needs.
Rect touchable(const Rect& area);
// A pill that takes an action, and its width: on a touch screen not less than a finger's.
float action_pill_width(const Scene& scene, const Pill& pill, float height);
float action_pill(Scene& scene, const Pill& pill, ImVec2 place, float height,
                  std::string_view action, bool disabled = false);

// "+1", "0", "−1".
std::string points_text(int points);
// "Win & Des": a side where its names are too long.
std::string side_initials(const Scene& scene, int side);
// Colour of a side as drawn; the nought's for -1.
ImU32 side_colour(const Scene& scene, int side);
// Height of one award in the score book at this width; drawn if `draw`, with a word that opens its
// reason if `linked`.
float award_row(Scene& scene, const HistoryRow& row, const Rect& area, bool newest, bool draw,
                bool linked);
// The rows of the score book, with their hands, tricks and reasons.
void history_book(Scene& scene, const Rect& area);
// Little cards side by side with their notes beneath, in as many lines as it takes.
struct CardRow {
  float height = 0;
  std::vector<Rect> cells;  // one a card
};
CardRow card_row(Scene& scene, const std::vector<CardNote>& cards, ImVec2 place, float width,
                 float card_height, bool draw);
// Evidence from a place down; its height.
float evidence_lines(Scene& scene, const Evidence& lines, ImVec2 place, float width,
                     float card_height, bool draw);
// An underlined word that does something; answers how much it takes from side to side.
float word_link(Scene& scene, std::string_view word, const std::string& action, ImVec2 place,
                float tall);
// The words that lead to a rule, in the sheet and in the pages about the rules; their height. And
// how wide they are side by side.
float rule_links(Scene& scene, std::string_view rule_id, ImVec2 place, bool draw,
                 float width = 1e6F);
float rule_links_width(const Scene& scene);
float score_board_height(const Canvas& canvas, const Seen& seen, float width);

// Moves a value towards its place; sets scene.motion.moving while it is on its way.
void approach(Scene& scene, float& value, float target);

}  // namespace allfours::ui
