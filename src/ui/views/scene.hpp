// Shared state of the views of a frame: canvas, content, input. Each view is a function of a scene;
// together they are the screen. Knows no platform. Tests: tests/ui, tests/gallery.
#pragma once

#include "app/view_model.hpp"
#include "ui/draw/card_animator.hpp"
#include "ui/draw/card_painter.hpp"
#include "ui/draw/peg_board.hpp"
#include "ui/layout/layout.hpp"
#include "ui/views/input.hpp"

namespace allfours::ui {

using allfours::fill;  // fills a phrase; the other overload fills an outline

inline constexpr double flight_time = 280;  // ms

// A scored point on its way to its hole.
struct Flight {
  int side = -1;  // -1: none
  ImVec2 from, to;
  double start = 0;
};

// Memory of the views between frames: movement only, no content.
struct Motion {
  // What has been achieved at the table of the last frame (achievement_view.cpp).
  struct Achievement {
    const void* table = nullptr;
    int moment = 0;
    int count = 0;
    bool is_new = false;  // its seal has not been drawn yet
    double start = -1;    // of its sparks; -1: none
    ImVec2 place;         // of its seal
    bool hangs = false;   // from the lower edge of its paper
  };
  Stage stage;
  int moment = -1;              // of the last frame, to detect what has just happened
  const void* table = nullptr;  // and its identity
  float scroll = 0;             // of the history, from its end, CSS pixels
  float page_scroll = 0;        // of the first screen
  float games_scroll = 0;       // of the list of all games
  bool games_open = false;      // it was drawn in the last frame
  float lessons_scroll = 0;     // of the list of lessons
  float puzzles_scroll = 0;     // of the list of puzzles
  float rules_scroll = 0;       // of the house rules
  float menu_scroll = 0;
  float sheet_scroll = 0;     // of the rules sheet
  std::string sheet_mark;     // the line last scrolled to
  float evidence_scroll = 0;  // of the page with all hands
  int rows = 0;               // rows of the history in the last frame, to stay at the end
  int newest_row = 0;         // moment of the newest one
  double row_time = 0;        // time of its arrival
  float sheet = 0;            // how far the history sheet is open, 0 to 1
  std::vector<float> pegs;    // where the pegs stand
  Flight flight;
  Achievement achievement;
  double cascade = -1;   // start of the pegs' cascade after a won game; -1: none
  int why_page = 0;      // the award of the summary whose reason covers the table
  bool stepped = false;  // the next event was shown in this frame
  double last_frame = 0;
  int bubble_moment = -1;  // of the newest speech bubble
  double bubble_time = 0;  // time of its arrival
  int count_moment = -1;   // at which the cards of Game were counted one by one
  int award_moment = -1;   // of the award whose card points are counted up
  bool award_new = false;  // it has just been made, not looked back at
  double award_time = 0;   // time of its start
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

// Views. Each draws itself and registers its actions.
void start_view(Scene& scene);
void games_view(Scene& scene);
void lessons_view(Scene& scene);
void puzzles_view(Scene& scene);
// The choice of levels, from a position down; returns its height.
float level_choice(Scene& scene, ImVec2 place, float width, float tall, bool draw);
void table_view(Scene& scene);
void bubbles(Scene& scene);  // the last word of each seat, before the play
// A bot's remark after capturing the jack (`hangs`), or winning the game.
void exclamation(Scene& scene, bool hangs);
void call_bubbles(Scene& scene);  // calls across the table, where there is room
void plates(Scene& scene);
float own_plate_width(const Scene& scene);
// True if the area is clear of board, plates and trumps' word.
bool free_for_words(const Scene& scene, const Rect& area);
// True if the area overlaps the others' cards.
bool over_backs(const Scene& scene, const Rect& area);
// True if the area overlaps a hint or caption.
bool told_over(const Scene& scene, const Rect& area);
void trump_tile(Scene& scene, const Rect& area);  // cream, with the suit
void hand_and_controls_view(Scene& scene);
void review_controls(Scene& scene);
void open_hands_view(Scene& scene);
void history_panel(Scene& scene);
void history_strip(Scene& scene);  // if there is room
// How a point stands. Certain: a full disc; so far: a half disc; open: a ring; nobody's: a stroke.
void standing_mark(const Canvas& canvas, SoFarBox::State state, ImVec2 centre, ImU32 colour);
void history_sheet(Scene& scene);
void top_bar(Scene& scene);
void score_board(Scene& scene);
void flying_points(Scene& scene);
void hand_summary(Scene& scene);
Rect summary_area(const Scene& scene);  // its position
// The end of a game in words and points, optionally with decisive moments and links; returns its
// height.
enum class EndParts : std::uint8_t { points, moments, whole };
float game_end(const Scene& scene, const Rect& area, EndParts parts, bool draw);
// The summary's note on a challenge or league match; else empty.
std::string summary_note(const Scene& scene);
// A row of the summary was pressed and its reason opens over the table, because no book is beside.
void press_summary_row(Scene& scene, std::string_view action);
// Height of the buttons at the table, in one line or several.
float actions_tall(const Scene& scene);
float actions_width(const Scene& scene);
// True if there is a question with its answers as buttons below it.
bool answers_below(const Scene& scene);
// Top edge of the question and its answers.
float controls_top(const Scene& scene);
// True if the area overlaps the question or buttons.
bool over_controls(const Scene& scene, const Rect& area);
void menu_view(Scene& scene);
void house_rules_view(Scene& scene);
void rules_view(Scene& scene);
void message_view(Scene& scene);
// A hint: advice and reasons on a strip of paper, and the chances above cards and buttons.
void hint_view(Scene& scene);
float hint_height(const Canvas& canvas, const Seen& seen, const Frame& frame,
                  const LayoutForm& form);
// True if a question during a trick is shown on a strip, like a hint.
bool asks_on_strip(const SeenTable& game);
void question_view(Scene& scene);
float question_height(const Canvas& canvas, const Seen& seen, const Frame& frame,
                      const LayoutForm& form);
// A puzzle solved, a lesson passed, a day added to the streak: notes that it is new; sparks over
// the felt; and the seal at the corner of the paper that tells of it, with a sign or, if that is
// empty, a tick.
void note_achievement(Scene& scene);
void achievement_sparks(Scene& scene);
void achievement_seal(Scene& scene, const Rect& paper, std::string_view sign);
// Caption of a lesson with its progress, of a first game, or of a link's game.
void caption_view(Scene& scene);
float caption_height(const Canvas& canvas, const Seen& seen, const Frame& frame,
                     const LayoutForm& form);
Rect last_caption_area(const Scene& scene);  // at the end of a hand
// A lesson's caption covers the table until it has been read.
bool caption_folds(const Scene& scene);
// A first game's caption has no room of its own.
bool caption_lies_over(const Scene& scene);
bool is_on_caption(const Action& action);
void lesson_progress(Scene& scene);
void curtain_view(Scene& scene);  // if it is down
void won_words(const Scene& scene);
// Draws the chance of a hint above a button just drawn.
void chance_over_button(Scene& scene, std::string_view action, const Rect& area);
// True if a message replaces the strip, both being above the hand.
bool message_covers_strip(const Scene& scene);

// The area enlarged to a finger's size.
Rect touchable(const Rect& area);
// A pill with an action, and its width: on a touch screen at least a finger's.
float action_pill_width(const Scene& scene, const Pill& pill, float height);
float action_pill(Scene& scene, const Pill& pill, ImVec2 place, float height,
                  std::string_view action, bool disabled = false);

// "+1", "0", "−1".
std::string points_text(int points);
// "Win & Des": a side whose names are too long.
std::string side_initials(const Scene& scene, int side);
// Colour of a side as drawn; the nought's for -1.
ImU32 side_colour(const Scene& scene, int side);
// Height of one award in the score book at this width; drawn if `draw`, with a link to its reason
// if `linked`.
float award_row(Scene& scene, const HistoryRow& row, const Rect& area, bool newest, bool draw,
                bool linked);
// The rows of the score book: hands, tricks and reasons.
void history_book(Scene& scene, const Rect& area);
// Small cards side by side with notes below, in as many lines as needed.
struct CardRow {
  float height = 0;
  std::vector<Rect> cells;  // one per card
};
CardRow card_row(Scene& scene, const std::vector<CardNote>& cards, ImVec2 place, float width,
                 float card_height, bool draw);
// Evidence from a position down; returns its height.
float evidence_lines(Scene& scene, const Evidence& lines, ImVec2 place, float width,
                     float card_height, bool draw);
// An underlined link; returns its width.
float word_link(Scene& scene, std::string_view word, const std::string& action, ImVec2 place,
                float tall);
// The links of a rule, to the sheet and to the pages about the rules; returns their height. And
// their width side by side.
float rule_links(Scene& scene, std::string_view rule_id, ImVec2 place, bool draw,
                 float width = 1e6F);
float rule_links_width(const Scene& scene);
float score_board_height(const Canvas& canvas, const Seen& seen, float width);

// Moves a value towards its target; sets scene.motion.moving on the way.
void approach(Scene& scene, float& value, float target);

}  // namespace allfours::ui
