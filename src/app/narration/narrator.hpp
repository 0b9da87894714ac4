// Events in words: sentences of the history, speech bubbles and lines of the screen reader are made
// here, from events and the table before them; and the names of the players. Knows no rule
// (legality and points come from core) and no screen. Tests: tests/app/narration/narrator_test.cpp.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "app/features/settings/settings.hpp"
#include "core/table/seat_view.hpp"
#include "players/people.hpp"
#include "words/words.hpp"

namespace allfours {

// The people at the table as seen by the person at `human`.
struct People {
  int human = 0;
  int you = 0;  // the seat addressed as "you"; -1 if several people play at one screen
  std::array<std::string, max_players> names;
};

// Names for everybody, those of the settings first. `people` are the seats of several people at
// this screen, one bit per seat.
People usual_people(const Setup& setup, int human, const Words& words,
                    const Event* first_dealer = nullptr, const Settings& settings = {},
                    std::uint8_t people = 0);
// A hand in display order: as usual the (possible) trump suit first, alternating colours, high to
// low.
std::vector<Card> held_cards(const SeatView& view,
                             Settings::HandOrder order = Settings::HandOrder::usual);

class Narrator {
 public:
  Narrator(const Setup& setup, People people, const Words& words)
      : setup_(&setup), people_(std::move(people)), words_(&words) {}

  const Words& words() const { return *words_; }
  const People& people() const { return people_; }
  // Within a sentence: "you", or the name.
  std::string you_or_name(int seat) const;
  // Number of cards for each: "Ivy 6, Nora 7".
  std::string counts(const SeatCounts& counts) const;
  const std::string& name(int seat) const { return people_.names[static_cast<std::size_t>(seat)]; }
  // "You & Nora", "Ella".
  std::string side_name(int side) const;
  // "9 – 14", in order of sides.
  std::string score_text(const Scores& score) const;

  // One sentence for an event, given the table before it.
  std::string sentence(const Event& event, const Table& before) const;
  // "Hand 2 · Ella deals".
  std::string hand_heading(const Event& hand) const;
  std::string award_title(const Event& award) const;
  std::string award_why(const Event& award, const Table& before) const;
  // The text of a speech bubble; empty for most events.
  std::string speech(const Event& event) const;
  // The same in a bot's own wording, by its number in usual_names; independent of its cards.
  std::string speech_of(const Event& event, int person) const;

  // The label of a word's button.
  std::string_view button(Say say) const;
  // Cards in a row.
  std::string list(const CardList& cards, int from = 0) const;

 private:
  bool is_you(int seat) const { return seat == people_.you; }
  // The cards cut for the deal, each with its owner.
  std::string cut_list(const Event& first_dealer) const;
  // A phrase about what somebody did or got.
  std::string about(std::string_view text, const Event& event, int who,
                    std::string_view more = {}) const;
  // Sentences of single kinds of events.
  std::string first_dealer_told(const Event& event) const;
  std::string deal_told(const Event& event, const Table& before) const;
  std::string revoke_call_told(const Event& event) const;
  std::string award_told(const Event& event, const Table& before) const;
  std::string game_end_told(const Event& event) const;

  const Setup* setup_;
  People people_;
  const Words* words_;
};

}  // namespace allfours
