// The mode of a table: how a game at it differs from the usual one. The modes form a closed set
// (table/any_mode.hpp): the usual game, a duel, a lesson, a puzzle. Several people at one screen,
// people on devices and an embedded table play the usual game with other facts (game_mode.hpp). A
// table asks its mode for the facts and functions below; a function that a mode does not override
// answers as in the usual game. Knows no screen but the table. Tests: tests/app/modes.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/context.hpp"
#include "app/narration/caption.hpp"
#include "app/narration/narrator.hpp"
#include "app/session/session.hpp"
#include "app/verbs.hpp"

namespace allfours {

struct TableState;

// What holds for every table of a mode.
struct ModeFacts {
  // The verbs that apply: those of a game, of a lesson or of a puzzle.
  Verb::Where where = Verb::Where::game;

  bool is_strict = false;        // no undo, no hints, no branches
  bool plays_ahead = true;       // cards can be chosen early, play themselves, and be claimed
  bool has_next_hand = true;     // the person goes on from a hand's end
  bool stops_after_hand = true;  // a hand's end waits for the person
  bool can_be_watched = false;   // another person's game is played back as it was played
  bool guides_beginners = true;  // captions of a first game, and awards that wait for a touch
  bool shows_awards = true;      // on the felt
  bool opens_hands = false;      // every hand is open
  bool is_reviewed = true;       // the person's decisions can be reviewed
  bool has_result = true;        // a result to copy
  bool counts = true;            // in statistics, and for stakes
  bool is_always_practice = false;
};

// The points to beat, as a sentence and as a mark in the heading; empty if there are none.
struct Challenge {
  std::string text;
  std::string mark;
};

// A game from a link that waits to begin: its title, and facts besides the usual ones.
struct SentFacts {
  std::string title;
  std::vector<std::string> facts;
};

class TableMode {
 public:
  explicit TableMode(const ModeFacts& facts) : facts_(&facts) {}
  TableMode(const TableMode&) = default;
  TableMode(TableMode&&) = default;
  TableMode& operator=(const TableMode&) = default;
  TableMode& operator=(TableMode&&) = default;
  virtual ~TableMode() = default;

  const ModeFacts& facts() const { return *facts_; }
  bool is_game() const { return facts_->where == Verb::Where::game; }

  // The actions in place of the usual ones; nothing: the usual ones.
  virtual std::optional<std::vector<Action>> actions(const TableState&) const { return {}; }
  // False for a decision that the mode does not accept; it may say why.
  virtual bool takes(const TableState&, const Decision&) const { return true; }
  // The cards it asks for.
  virtual CardSet asked_cards(const Session&) const { return {}; }

  // Goes on without asking the person.
  virtual bool leads(const Session&) const { return false; }
  // A caption must be read before the game goes on.
  virtual bool tells() const { return false; }
  // Whether something happens by itself at this moment; nothing: as in the usual game.
  virtual std::optional<bool> goes_on(const Session&) const { return {}; }
  // Decides for another seat: false if it could not; nothing: bots decide.
  virtual std::optional<bool> decide_for_others(Session&) { return {}; }
  // An award stays until a touch; `is_beginner`: in one of the person's first games.
  virtual bool holds_award(bool is_beginner) const {
    return facts().guides_beginners && is_beginner;
  }
  // The table has shown this event.
  virtual void hear_shown(TableState&, const Event&) {}

  virtual std::string title(const Narrator&) const { return {}; }
  virtual Caption caption(const TableState& table) const;
  // Every caption that may come, for the room they need.
  virtual std::vector<Caption> captions(const TableState& table) const;
  // In the smallest window the caption covers the table until it has been read.
  virtual bool is_folded() const { return false; }
  virtual void fold() {}
  virtual Challenge challenge(const TableState&) const { return {}; }
  virtual SentFacts sent_facts(const TableState&) const { return {}; }

 private:
  const ModeFacts* facts_;  // never null
};

}  // namespace allfours
