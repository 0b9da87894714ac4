// The screen of a table: the game that is played or looked back at, the practice played on from it,
// its telling, what is opened and marked, and when it goes on. Another game is another screen, so
// that nothing of one stays for the next.
// Knows no start screen, no dialogs, no other visits, and not where players think.
// Tests: tests/app/app_test.cpp, tests/app/app_review_test.cpp, tests/app/app_branches_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/context.hpp"
#include "app/daily.hpp"
#include "app/hands_again.hpp"
#include "app/hint.hpp"
#include "app/lesson.hpp"
#include "app/link.hpp"
#include "app/mistakes.hpp"
#include "app/opened.hpp"
#include "app/packets_dealt.hpp"
#include "app/practice.hpp"
#include "app/puzzle_run.hpp"
#include "app/review.hpp"
#include "app/saved_game.hpp"
#include "app/session.hpp"
#include "app/telling.hpp"
#include "app/thinking.hpp"
#include "app/verdicts.hpp"

namespace allfours {

class TableScreen {
 public:
  // Opens on the moment that the link names, as a look back if more has happened; else on the end
  // of its decisions, where a hand's end waits for the person. The context outlives it, and has the
  // words of this game. A kept game is gone on with where it stood; its link has the same game. A
  // lesson begins at its beginning; the link is its own.
  TableScreen(Context& context, OpenedLink link, int seat, const SavedGame* kept = nullptr,
              const Lesson* lesson = nullptr);
  TableScreen(const TableScreen&) = delete;  // the narrator knows where the setup stands
  TableScreen& operator=(const TableScreen&) = delete;

  const Session& session() const { return session_; }
  const Narrator& narrator() const { return telling_.narrator(); }
  const std::vector<HistoryRow>& history() const { return telling_.rows(); }
  const Telling& telling() const { return telling_; }
  SeatView view() const { return session_.view(); }
  CardSet picked() const { return picked_; }  // marked for discarding
  // An earlier moment is on the screen.
  bool reviewing() const { return !review_.live(); }
  int live_moment() const { return review_.live_moment(session_); }
  // A link has brought the game here, and nobody has begun: nothing moves until then.
  bool waits() const { return waits_; }
  // From now on. Not before the screen is made for a link.
  void wait_to_begin() {
    waits_ = true;
    caption_.reset();
  }
  // What the strip says meanwhile: what was sent, and the facts of it.
  Caption sent() const;
  // Somebody else's game is looked at as it was played, and nobody has taken it over.
  bool watches() const;
  // Where one can step while looking back; also possible while the game goes on.
  std::vector<Action> steps() const;

  int game_shown() const { return practice_.shown(); }
  std::vector<int> games() const { return practice_.numbers(); }
  // Another game than the real one, or decisions have been taken back in it, or somebody else's
  // moves are in it, or hints were used, or several people play it here. It does not count.
  bool practice() const {
    return practice_.shown() > 0 || (others_moves_ && !puzzle_) || hints_used_ ||
           session_.was_undone() || session_.several();
  }
  // What the heading says of it: "Practice 2 · taken back: 3"; empty for a game as it was played.
  std::string practice_text() const;
  std::string game_name(int game) const;
  // How the others play, where that is not as usual: "Opponents: Expert"; else empty.
  std::string levels_text() const;

  // The lesson that is given at this table, or null: then it is a game.
  const LessonRun* lesson() const { return lesson_ ? &*lesson_ : nullptr; }
  // The puzzle that is to be solved at this table, or null.
  const PuzzleRun* puzzle() const { return puzzle_ ? &*puzzle_ : nullptr; }
  // The solution is played, nobody being asked.
  void show_solution() { puzzle_->show(); }
  // Neither of them: a game of the person's own, or one to be looked at.
  bool is_game() const { return !lesson_ && !puzzle_; }
  // What a lesson tells, step by step, and what it tells now; empty before the first step. What was
  // sent, as long as that waits.
  std::vector<Caption> captions() const;
  Caption caption() const;
  // In an ordinary game, somebody's first: what is told of this moment, until it is closed or
  // something is decided; it holds nothing up. Empty if nothing is.
  bool tells_first() const;
  Caption first_caption() const;
  // The cards that a lesson asks for.
  CardSet asked_cards() const;

  // The duel that the game is a deal of, or null: what is played in it stays, without hints.
  const DuelRun* duel() const { return duel_ ? &*duel_ : nullptr; }
  // Of a duel: what the two are called in its link; the other one, as lists beside "You" say it.
  DuelNames duel_names() const;
  std::string_view rival() const;

  // What is played stays, and nobody is told anything: in a duel, and where several people play.
  bool strict() const { return duel_ || session_.several(); }
  bool can_undo() const { return is_game() && !waits_ && !strict() && session_.can_undo(); }
  bool can_redo() const { return is_game() && !waits_ && !strict() && session_.can_redo(); }

  // Whose seat is to be taken before the game goes on, where several people play at this screen;
  // -1 where no curtain lies over the table.
  int next_person() const { return review_.live() ? session_.next_person() : -1; }
  // What stands on the curtain; empty where there is none.
  Caption curtain() const;
  bool take_seat();
  // Another person is next: true if the curtain has fallen now.
  bool pass_on();

  // There is somebody who gives hints in this game.
  bool offers_hint() const {
    return context_->can_advise && context_->offers_play() && !game_over() && is_game() &&
           !strict();
  }
  // A hint can be had for what the person must choose now.
  bool can_hint() const;
  Hint::Stage hint_stage() const { return hint_.stage(); }
  // The advice on the screen, or null.
  const Advice* advice() const { return hint_.advice(); }
  // What the strip of the hint says: what to do, or that it is being thought about, or what comes
  // of hints; and why. Empty where there is none.
  std::string hint_headline() const;
  std::string hint_text(int most_reasons = 99) const;

  // Somebody can say what the person's decisions were worth, and what has been said so far.
  bool offers_review() const {
    return context_->can_advise && context_->offers_play() && is_game() && !duel_;
  }
  const Verdicts& verdicts() const { return verdicts_; }

  // The hands that are over, as a computer player plays them from the person's seat.
  const HandsAgain& hands_again() const { return hands_again_; }

  bool hand_open(int heading) const { return opened_.hand(heading, history()); }
  // The evidence for an award that is opened, or null.
  const Evidence* evidence(int moment) const { return opened_.evidence(moment); }
  bool last_trick_shown() const { return last_trick_; }
  // The last complete trick of the hand shown, if there is one.
  std::optional<EvidenceLine> last_trick() const;
  // All hands of the hand shown, once it has been seen to be over.
  bool can_show_all_hands() const { return review_.hand_over_at(session_) > 0; }
  bool all_hands_open() const { return all_hands_ && can_show_all_hands(); }
  Evidence hands() const;

  // A hand is running: its points so far can be told.
  bool shows_so_far() const;
  bool waits_for_next_hand() const;
  bool game_over() const { return session_.table().phase == Phase::over; }
  // The newest event is an award, which is on the felt: for its time, or until a touch; of an
  // earlier moment as long as that is looked at.
  bool award_up() const;
  // A challenge: the points to beat in the game's first hand, once it has ended with what the
  // person's side scored; empty where there is none.
  std::string challenge() const;
  std::string challenge_mark() const;  // the same in short: "4 to beat"
  // Of a day's deal: what came of its first hand, once that has been seen to end.
  std::optional<DayResult> day_result() const;
  // To be copied and sent, without a card: what came of a day's first hand, as long as no other is
  // played, or of a game that is over; empty where there is neither.
  std::string result_text() const;
  // The awards that decided a game that is over, by their moments (game_result.hpp).
  std::vector<int> decisive() const;
  // What the person should do now, above the hand.
  std::string prompt() const;
  // The buttons at the table now, besides the hand.
  std::vector<Action> actions() const;
  // The cards that can be clicked now: legal to play, or to mark for discarding.
  CardSet playable() const;

  // What the verbs do; true if something was done or said.
  bool begin_sent();
  bool play();
  bool pause();
  bool click_card(std::string_view what);
  bool say_word(std::string_view what);
  bool discard();
  bool lay_down();
  // Mistakes (table_rules).
  bool play_illegal(std::string_view what);
  // Does the person's hand lie face down, and can be looked at too early?
  bool may_look() const { return may_err() && offers_look(); }
  bool look();
  bool take_back();
  bool leave_it();
  // The cards of the person's that can fall face up on the table, it not being their turn.
  CardSet to_expose() const { return may_err() ? exposable() : CardSet(); }
  bool is_exposing() const { return may_err() && asks_to_expose(); }  // they are asked which
  bool toggle_exposing();
  bool expose(std::string_view what);
  bool call_card(std::string_view what);
  bool toggle_calls();
  bool step_call(std::string_view what);
  bool call_it();
  // Dealing by hand (hand_dealing): the person deals; to each of these seats a packet can go.
  bool deals_by_hand() const;
  std::vector<Action> seats_to_deal_to() const;
  SeatCounts packets_dealt() const;  // how many cards each seat has in them
  bool deal_to(std::string_view what);
  bool deal_next();
  bool deal_back();
  bool deal_done();
  bool deal_rightly();
  bool may_call_misdeal() const { return may_err() && sees_misdeal(); }
  // The person is asked, though it is another's turn to say something of it.
  bool asked_about_misdeal() const;
  bool call_misdeal();
  bool keep_hand();
  bool next_hand();
  bool go_on();
  bool fold();
  bool close_caption();
  // What is to be told of the moment shown is looked for, and heard; true if it has come.
  bool look_for_caption();
  bool lesson_why();
  bool toggle_hint();
  bool close_hint();
  bool hear_advice(std::string_view what);
  // The hands that are over by now are looked back on.
  void update_verdicts() { verdicts_.look(session_, live_moment()); }
  // What is to be asked next; what was asked last has no answer any more.
  std::optional<Thought> next_verdict();
  void lose_verdict() { verdicts_.lose(); }
  bool hear_verdict(std::string_view what) { return verdicts_.hear(what, session_); }
  // The same of the hands that are over, played again.
  void update_hands_again() { hands_again_.look(session_, live_moment()); }
  std::optional<Thought> next_hand_again();
  void lose_hand_again() { hands_again_.lose(); }
  bool hear_hand_again(std::string_view what) { return hands_again_.hear(what, session_); }
  bool undo();
  bool redo();
  bool skip();
  bool tell(std::string_view what);
  bool go_to_moment(std::string_view what);
  bool step(std::string_view what);
  bool step_by_tricks(std::string_view what);
  bool back_to_game();
  bool play_on();
  // From before a decision of the person's that is reviewed.
  bool try_decision(std::string_view what);
  bool review_seat(std::string_view what);
  bool review_at(std::string_view what);
  bool choose_game(std::string_view what);
  bool toggle_hand(std::string_view what);
  bool toggle_why(std::string_view what);
  bool toggle_last_trick();
  bool toggle_all_hands();
  bool copy_history();
  bool host_goto(std::string_view what);
  bool host_next();
  bool host_previous();
  bool host_play();
  bool host_pause();
  bool host_seat(std::string_view what);
  bool host_decide(std::string_view what);

  // Time. It goes on by itself, at the moment shown.
  bool playing() const { return review_.live() ? something_pending() : review_.moves_on(); }
  bool something_pending() const;
  double due() const { return due_; }
  // What comes next is due.
  bool is_due() const { return context_->now >= due_; }
  // An earlier moment moves on, as often as it is due; true if it did.
  bool move_on();
  // Shows what has happened next.
  const Event& show_next();
  // Everything is shown and a computer player must choose: it does, no answer being out.
  // False if somebody else had to decide for it.
  bool let_computer_decide(Thinking& thinking) {
    return lesson_   ? lesson_->decide(session_)
           : puzzle_ ? puzzle_->decide(session_)
                     : thinking.decide(session_);
  }

  // The history as far as the moment shown; or told anew, by the names and words of now.
  void update_history() { telling_.update(session_); }
  void tell_anew();
  void stand_is_news() { telling_.stand_is_news(); }

  // Whose game it is.
  bool own() const { return own_; }  // the person plays in it
  void make_own() { own_ = true; }
  // What the address says of it.
  const std::string& address() const { return address_; }
  void set_address(std::string_view address) { address_ = address; }
  const Session& real_game() const { return practice_.real(session_); }
  // It is the person's own game, as it was played: what it was played for is paid.
  bool settles() const;
  // It counts from now on; false if it does already, or does not count.
  bool count();
  // As it is kept, but for what the app alone knows.
  SavedGame saved() const;
  // What lies open over the table is closed.
  void close() {
    last_trick_ = all_hands_ = false;
    hint_.close();
  }

 private:
  std::vector<Action> actions_now() const;
  // The words that can be said now.
  void add_words(std::vector<Action>& actions, const Choice& now) const;
  std::vector<Action> lesson_actions() const;
  [[gnu::noinline]] std::vector<Action> puzzle_actions() const;
  // A lesson or a puzzle goes on: the person is not asked for anything.
  bool is_led() const {
    return (lesson_ && !lesson_->asked(session_)) ||
           (puzzle_ && (puzzle_->over() || puzzle_->shows()));
  }
  std::vector<Action> watching_actions() const;
  std::vector<Action> duel_actions() const;
  std::string duel_title() const;
  std::string duel_mark() const;
  std::string duel_text() const;
  void end_deal();
  void open_at(int moment);
  // The first cards are looked back at, before anybody has decided anything.
  bool as_played() const;
  void restore(const SavedGame& saved);
  bool decide(const Decision& decision);
  // Once, when the person's first card lies there: whether it shall be heard.
  void offer_sound();
  // A lesson wants this decision; one that is possible but not asked for is answered.
  bool lesson_takes(const Decision& decision) const;
  // Where the rules let nobody err, nothing of what follows is asked for: a first hand needs none
  // of it (web/setup/first_part.txt).
  bool may_err() const { return session_.setup().rules.table_rules; }
  // Something about a mistake is asked, and the game waits for the answer.
  bool waits_for_word() const;
  CardSet exposable() const;
  bool asks_to_expose() const;
  bool offers_look() const;
  bool sees_misdeal() const;
  // What is asked about mistakes before anything else, and its answers.
  std::string mistake_prompt() const;
  std::vector<Action> mistake_actions() const;
  std::string dealing_prompt() const;
  std::vector<Action> dealing_actions() const;
  Action deal_action(int seat) const;
  // The card that the person lets fall does.
  void drop_card();
  // Says why this card of the hand may not be played, and that it can be.
  void warn_of_illegal(Card card, std::string why);
  // A caption of a first game has been met.
  void note_caption(std::uint32_t bits);
  // A moment is shown: whether a puzzle is solved, or lost.
  [[gnu::noinline]] void begin_puzzle(Goal goal);
  [[gnu::noinline]] void look_at_puzzle();
  // The moment shown may be a lesson's next step.
  void reach_step();
  void decided();
  void go_to(int moment);
  void moved();
  void go_to_live_moment();
  bool show_game(int game);
  void sit_at(int seat);
  // Another game, or the same from another moment: what belonged to the one before goes.
  void begin_anew();
  // What has happened and was still to be shown is shown, one thing after another.
  void show_all();
  void wait() { due_ = context_->now + dwell_now(); }
  double dwell_now() const;

  Context* context_;
  Session session_;
  Review review_;
  Practice practice_;
  Telling telling_;
  Opened opened_;
  Hint hint_;
  Mistakes mistakes_;
  PacketsDealt packets_;
  Card falls_;  // to be exposed once all has been shown
  Verdicts verdicts_;
  HandsAgain hands_again_;
  std::optional<LessonRun> lesson_;
  std::optional<DuelRun> duel_;
  std::optional<PuzzleRun> puzzle_;
  std::optional<int> caption_;  // of a first game, up since it came
  int caption_closed_ = -1;     // the moment at which one was closed last
  std::string address_;
  std::optional<int> beat_;
  bool waits_ = false;  // for somebody to begin
  bool own_ = false;
  bool others_moves_ = false;
  bool hints_used_ = false;
  bool counted_ = false;    // it is in the statistics
  bool next_hand_ = false;  // the person has seen the hand's end
  CardSet picked_;
  bool last_trick_ = false;
  bool all_hands_ = false;
  double due_ = 0;
};

}  // namespace allfours
