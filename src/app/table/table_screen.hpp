// The screen of a table: the game being played or looked back at, its branches, its narration, what
// is expanded and marked, and its timing. Each game gets a new screen, so no state is carried over.
// Knows no start screen, no dialogs, no other visits, and not where bots think. Tests:
// tests/app/app_test.cpp, tests/app/table/app_playback_test.cpp,
// tests/app/table/app_branches_test.cpp.
#pragma once

#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/bots/thinking.hpp"
#include "app/context.hpp"
#include "app/features/daily/daily.hpp"
#include "app/features/duplicate/replayed_hands.hpp"
#include "app/features/hint/hint.hpp"
#include "app/features/review/decision_review.hpp"
#include "app/features/saved/saved_game.hpp"
#include "app/links/link.hpp"
#include "app/narration/history_expansion.hpp"
#include "app/narration/narration.hpp"
#include "app/narration/point_status_text.hpp"
#include "app/session/award_weight.hpp"
#include "app/session/manual_deal.hpp"
#include "app/session/mistakes.hpp"
#include "app/session/playback.hpp"
#include "app/session/practice.hpp"
#include "app/session/session.hpp"
#include "app/table/any_mode.hpp"

namespace allfours {

class TableScreen {
 public:
  // Opens at the moment of the link, as playback if more has happened; else at the end of its
  // decisions, where a hand's end waits for the person. The context outlives the screen and has its
  // texts. A saved game resumes where it stopped; its link is the same game. A lesson starts at its
  // beginning, with its own link.
  TableScreen(Context& context, OpenedLink link, int seat, const SavedGame* kept = nullptr,
              const Lesson* lesson = nullptr);
  TableScreen(const TableScreen&) = delete;  // the narrator keeps a pointer to the setup
  TableScreen& operator=(const TableScreen&) = delete;

  Context& context() const { return *context_; }
  const Words& words() const { return *context_->words; }
  const Session& session() const { return session_; }
  const Narrator& narrator() const { return telling_.narrator(); }
  const std::vector<HistoryRow>& history() const { return telling_.rows(); }
  const Telling& telling() const { return telling_; }
  SeatView view() const { return session_.view(); }
  CardSet picked() const { return picked_; }  // marked for discarding
  // The card chosen while others play or points are read, to be played at the person's turn; or
  // no_card. And the cards that can be chosen or taken back.
  Card chosen() const { return chosen_; }
  // The card that a first touch has raised: a second one plays it, or chooses it ahead; or no_card.
  Card raised() const;
  CardSet choosable() const;
  // The card that is about to be played without a press: the one chosen, the last of a hand, or
  // one of a claim.
  std::optional<Card> plays_itself() const;
  // The person has taken the rest of the tricks: the cards play themselves.
  bool claimed() const { return claimed_from_ >= 0; }
  // An earlier moment is on the screen.
  bool reviewing() const { return !review_.live(); }
  int live_moment() const { return review_.live_moment(session_); }
  // The game of a link, not begun yet: nothing moves until then.
  bool waits() const { return waits_; }
  // Waits from now on. Called once, right after construction.
  void wait_to_begin() {
    waits_ = true;
    caption_.reset();
  }
  // The caption meanwhile: what the link contains, and its facts.
  Caption sent() const;
  // Another person's game is watched as it was played, and nobody has taken it over.
  bool watches() const;
  // Navigation actions; also possible while the game goes on.
  std::vector<Action> steps() const;

  int game_shown() const { return practice_.shown(); }
  std::vector<int> games() const { return practice_.numbers(); }
  // Does not count: a branch, or a game with undo, others' moves or hints, or with several people.
  bool practice() const {
    return practice_.shown() > 0 || others_moves_ || hints_used_ || session_.was_undone() ||
           mode().facts().is_always_practice;
  }
  // Its mark in the heading: "Practice 2 · taken back: 3"; empty for a game that counts.
  std::string practice_text() const;
  std::string game_name(int game) const;
  // Levels of the others if not the default: "Opponents: Expert"; else empty.
  std::string levels_text() const;

  // How the game at this table differs from the usual one.
  const TableMode& mode() const;
  TableMode& mode();
  // Its type, or null: the mode is another one.
  template <typename Mode>
  Mode* mode_as() {
    return std::get_if<Mode>(&mode_);
  }
  template <typename Mode>
  const Mode* mode_as() const {
    return std::get_if<Mode>(&mode_);
  }
  // The lesson, puzzle or duel at this table, or null.
  const LessonRun* lesson() const;
  const PuzzleRun* puzzle() const;
  const DuelRun* duel() const;
  // Neither lesson nor puzzle: a game of the person's own, or one to watch.
  bool is_game() const { return mode().is_game(); }
  bool is_lesson() const { return mode().facts().where == Verb::Where::lesson; }
  // Texts of the mode, and the cards it asks for.
  Caption caption() const { return mode().caption(*this); }
  std::vector<Caption> captions() const { return mode().captions(*this); }
  Challenge challenge() const { return mode().challenge(*this); }
  CardSet asked_cards() const { return mode().asked_cards(session_); }
  // The game contains decisions that others made before the person came.
  bool has_others_moves() const { return others_moves_; }
  // The first cards of such a game are shown in playback, before any decision.
  bool as_played() const;
  // Captions of an ordinary game, for a beginner at this moment, until dismissed or the next
  // decision; they do not block the game. Empty if there is none.
  bool tells_first() const;
  Caption first_caption() const;
  // What the person is asked meanwhile, empty if nothing; none if the caption says it.
  std::optional<std::string> first_question() const;
  // No undo, no hints and no branches.
  bool strict() const { return mode().facts().is_strict; }
  bool can_undo() const { return is_game() && !waits_ && !strict() && session_.can_undo(); }
  bool can_redo() const { return is_game() && !waits_ && !strict() && session_.can_redo(); }

  // The name of the deal, from which its cards follow; empty while people on devices play it.
  std::string_view deal_name() const {
    return session_.shares() ? std::string_view() : session_.setup().seed;
  }
  // Follows a game of people on devices until it is over, after this number of events that the
  // person has seen.
  void share(SharedGame& shared, int seen);
  // As Session::follow.
  bool follow();

  // The seat to be taken before the game goes on, with several people at this screen; -1 without a
  // curtain.
  int next_person() const { return review_.live() ? session_.next_person() : -1; }
  // Text of the curtain; empty if there is none.
  Caption curtain() const;
  bool take_seat();
  // The turn passes to another person: true if the curtain drops now.
  bool pass_on();

  // Hints are available in this game.
  bool offers_hint() const {
    return context_->can_advise && context_->offers_play() && !game_over() && is_game() &&
           !strict();
  }
  // A hint is available for the person's present choice.
  bool can_hint() const;
  Hint::Stage hint_stage() const { return hint_.stage(); }
  // The advice on the screen, or null.
  const Advice* advice() const { return hint_.advice(); }
  // Text of the hint strip: the advice, progress, or the warning about hints; and the reasons.
  // Empty if there is none.
  std::string hint_headline() const;
  std::string hint_text(int most_reasons = 99) const;

  // Review of the person's decisions is available; and the verdicts so far.
  bool offers_review() const {
    return context_->can_advise && context_->offers_play() && mode().facts().is_reviewed;
  }
  const Verdicts& verdicts() const { return verdicts_; }

  // The finished hands as a bot plays them from the person's seat.
  const HandsAgain& hands_again() const { return hands_again_; }

  bool hand_open(int heading) const { return opened_.hand(heading, history()); }
  // The evidence of an expanded award, or null.
  const Evidence* evidence(int moment) const { return opened_.evidence(moment); }
  bool last_trick_shown() const { return last_trick_; }
  // The last complete trick of the hand shown, if any.
  std::optional<EvidenceLine> last_trick() const;
  // All hands of the hand shown, once its end has been shown.
  bool can_show_all_hands() const { return review_.hand_over_at(session_) > 0; }
  bool all_hands_open() const { return all_hands_ && can_show_all_hands(); }
  Evidence hands() const;

  // A hand is running: the status of its points can be shown.
  bool shows_so_far() const;
  // The four points of the hand, from what the person can see; and the note that says so.
  std::array<SoFarBox, 4> so_far() const;
  std::string_view so_far_note() const;
  // Every hand is open: in a puzzle, or because the embedding page wants it.
  bool hands_open() const {
    return mode().facts().opens_hands || (context_->embedding && context_->embedding->open_hands);
  }
  bool waits_for_next_hand() const;
  bool game_over() const { return session_.table().phase == Phase::over; }
  // The newest event is an award displayed on the felt: for its time, or until a touch; for an
  // earlier moment as long as that is shown.
  bool award_up() const;
  AwardWeight weight() const { return award_weight(session_.last_shown(), session_.table()); }
  // It stays until a touch: in a lesson, and in a person's first games.
  bool award_waits() const { return std::isinf(due_) && award_up(); }
  // For a deal of the day: the result of its first hand, once its end has been shown.
  std::optional<DayResult> day_result() const;
  // Text to copy, without a card: the result of a day's first hand, until another is played, or of
  // a finished game; else empty.
  std::string result_text() const;
  // The moments of the awards that decided a finished game (game_result.hpp).
  std::vector<int> decisive() const;
  // The instruction above the hand.
  std::string prompt() const;
  // The buttons at the table, besides the hand.
  std::vector<Action> actions() const;
  // The cards that can be clicked now: legal to play, or to mark for discarding.
  CardSet playable() const;

  // The verbs; each returns true if something was done or said.
  bool begin_sent();
  bool play();
  bool pause();
  bool click_card(std::string_view what);
  bool put_card(std::string_view what);
  // Plays the card that plays itself now, or says why the chosen one cannot be played.
  bool play_itself();
  // Takes the rest of the tricks.
  bool claim();
  bool say_word(std::string_view what);
  bool discard();
  bool lay_down();
  // Irregularities (table_rules).
  bool play_illegal(std::string_view what);
  // True if the person's hand is face down and they could look too early.
  bool may_look() const { return may_err() && offers_look(); }
  bool look();
  bool take_back();
  bool leave_it();
  // The person's cards that can be exposed out of turn.
  CardSet to_expose() const { return may_err() ? exposable() : CardSet(); }
  bool is_exposing() const { return may_err() && asks_to_expose(); }  // the person is choosing one
  bool toggle_exposing();
  bool expose(std::string_view what);
  bool call_card(std::string_view what);
  bool toggle_calls();
  bool step_call(std::string_view what);
  bool call_it();
  // Dealing by hand (hand_dealing): the person deals; seats that can get a packet.
  bool deals_by_hand() const;
  std::vector<Action> seats_to_deal_to() const;
  SeatCounts packets_dealt() const;  // number of cards dealt to each seat
  bool deal_to(std::string_view what);
  bool deal_next();
  bool deal_back();
  bool deal_done();
  bool deal_rightly();
  bool may_call_misdeal() const { return may_err() && sees_misdeal(); }
  // The person is asked, though it is another seat's turn to call it.
  bool asked_about_misdeal() const;
  bool call_misdeal();
  bool keep_hand();
  bool next_hand();
  bool fold();
  bool close_caption();
  // Takes away the message of a question that is no longer asked; true if it did.
  bool drop_old_message();
  // The moment of the question to the person; otherwise one value while cards are played, and one
  // while points are counted.
  int question() const;
  // The person can answer it now.
  bool asks() const {
    return context_->offers_play() && !waits_ && !reviewing() && question() >= 0;
  }
  // Looks for a caption for the moment shown and announces it; true if there is a new one.
  bool look_for_caption();
  // A caption of a first game has been shown: bits of Settings::captions_told.
  void note_caption(std::uint32_t bits);
  // Goes on from a caption of a lesson, also from a hand's end.
  void go_on_at_once();
  // A message that holds only for the question the person is asked now, if any.
  void say_of_question(std::string_view text, std::string rule = {}) const;
  bool toggle_hint();
  bool close_hint();
  // The request for advice if the person waits for it, and its reply.
  std::optional<Thought> hint_request() const;
  void hear_advice(std::string_view text);
  // Considers the hands finished by now; the next request, if any; and its reply.
  void update_verdicts();
  std::optional<Thought> verdict_request() const;
  void hear_verdict(std::string_view text) { verdicts_.hear(text, session_); }
  // The same for replays of finished hands.
  void update_hands_again();
  std::optional<Thought> hand_again_request() const;
  void hear_hand_again(std::string_view text) { hands_again_.hear(text, session_); }
  bool undo();
  bool redo();
  bool skip();
  bool tell(std::string_view what);
  bool go_to_moment(std::string_view what);
  bool step(std::string_view what);
  bool step_by_tricks(std::string_view what);
  bool back_to_game();
  bool play_on();
  // Branches off before one of the person's reviewed decisions.
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

  // Timing. The table advances by itself at the moment shown.
  bool playing() const { return review_.live() ? something_pending() : review_.moves_on(); }
  bool something_pending() const;
  double due() const { return due_; }
  // The next event is due.
  bool is_due() const { return context_->now >= due_; }
  // Playback advances one event if due; true if it did.
  bool move_on();
  // Shows the next event.
  const Event& show_next();
  // Everything is shown and a bot must choose: lets it. Precondition: no request is pending. False
  // if `here` had to decide in its place.
  bool let_computer_decide(Thinking& thinking) {
    const auto decided = mode().decide_for_others(session_);
    return decided ? *decided : thinking.decide(session_);
  }

  // Extends the history to the moment shown; or rebuilds it with the current names and texts.
  void update_history() { telling_.update(session_); }
  void tell_anew();
  void stand_is_news() { telling_.stand_is_news(); }

  // Ownership.
  bool own() const { return own_; }  // the person plays in it
  void make_own();
  // Another game of a series follows this one.
  void set_series_goes_on(bool goes_on) { series_goes_on_ = goes_on; }
  // Its address.
  const std::string& address() const { return address_; }
  void set_address(std::string_view address) { address_ = address; }
  const Session& real_game() const { return practice_.real(session_); }
  // The person's own game, as it was played: stakes are paid.
  bool settles() const;
  // Marks it as counted; false if it is already or does not count.
  bool count();
  // The stored form, except for what only the app knows.
  SavedGame saved() const;
  // Number of views open above the table: the hint, all hands, the last trick, an earlier moment.
  int layers() const {
    return int{hint_.stage() != Hint::Stage::none} + int{all_hands_open()} + int{last_trick_} +
           int{is_game() && !waits_ && reviewing()};
  }
  // Closes the top one; false if none is open.
  bool close_top_layer();
  // Closes everything open above the table.
  void close() {
    last_trick_ = all_hands_ = false;
    hint_.close();
  }

 private:
  std::vector<Action> actions_now() const;
  // The words that can be said now.
  void add_words(std::vector<Action>& actions, const Choice& now) const;
  std::vector<Action> shared_actions() const;
  // At its end a game of people on devices becomes a usual one.
  void leave_ended_share();
  void open_at(int moment);
  void restore(const SavedGame& saved);
  bool decide(const Decision& decision);
  CardSet own_hand() const;
  // The person is asked for a card to a trick, and for nothing that comes first.
  bool asks_for_trick() const;
  bool choose_ahead(Card card);
  bool raises(Card card);
  bool lowers();
  // Forgets a choice and a claim that hold no more at the moment shown.
  void drop_choice();
  // The person leads, and no card that they have not seen beats any of theirs.
  bool may_claim() const;
  // Once, with the person's first card on the table: whether to switch sound on.
  void offer_sound();
  // Without mistakes in the rules none of the functions below is called.
  bool may_err() const { return session_.setup().rules.table_rules; }
  // A question about an irregularity blocks the game.
  bool waits_for_word() const;
  CardSet exposable() const;
  bool asks_to_expose() const;
  bool offers_look() const;
  bool sees_misdeal() const;
  // Questions about irregularities, which come first, and their answers.
  std::string mistake_prompt() const;
  std::vector<Action> mistake_actions() const;
  std::string dealing_prompt() const;
  std::vector<Action> dealing_actions() const;
  Action deal_action(int seat) const;
  // Exposes the card that the person has chosen.
  void drop_card();
  // Game has been counted in the hand shown.
  bool game_is_counted() const;
  // Says why this card of the hand is illegal, and that it can be played.
  void warn_of_illegal(Card card, std::string why);
  void decided();
  void go_to(int moment);
  void moved();
  void go_to_live_moment();
  bool show_game(int game);
  void sit_at(int seat);
  // Another game or branch: resets the state of the previous one.
  void begin_anew();
  // Shows all pending events one after another.
  void show_all();
  void wait();
  // The newest event is an award for somebody who learns to read them.
  bool shows_slowly() const;
  double dwell_now();

  Context* context_;
  Session session_;
  Review review_;
  Practice practice_;
  Telling telling_;
  Opened opened_;
  Hint hint_;
  Mistakes mistakes_;
  PacketsDealt packets_;
  Card falls_;  // to be exposed once everything is shown
  Verdicts verdicts_;
  HandsAgain hands_again_;
  AnyMode mode_;
  std::optional<int> caption_;  // of a first game, while shown
  int caption_closed_ = -1;     // moment at which one was last dismissed
  std::string address_;
  bool waits_ = false;  // for somebody to begin
  bool own_ = false;
  bool others_moves_ = false;
  bool hints_used_ = false;
  bool counted_ = false;  // is in the statistics
  bool series_goes_on_ = false;
  bool next_hand_ = false;  // the person has gone on from the hand's end
  CardSet picked_;
  Card chosen_;
  Card raised_;
  int claimed_from_ = -1;       // events at the claim, or none
  bool told_to_go_on_ = false;  // from an award that waits
  bool last_trick_ = false;
  bool all_hands_ = false;
  double due_ = 0;
};

}  // namespace allfours
