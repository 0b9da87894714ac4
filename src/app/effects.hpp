// What the app asks of the page around it: taken once a step, by App::take_effects.
// Knows no page, and not who answers. Tests: tests/app/app_test.cpp,
// tests/app/app_thought_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace allfours {

// What is heard at the table, in the order of web/page/sound.js.
// `voice` is the first of five: each computer player says what they say at a pitch of their own.
enum class Sound : std::uint8_t { card, deal, trick, point, turn, voice };

// A question for a computer player that thinks elsewhere: what it decides after this record, or
// whether it lays its hand down. Answered with act("thought:SERIAL:…"): a decision in words
// (decision_text.hpp), "keep", anything else where it is to be decided here, or "failed", after
// which all is.
struct Thought {
  int serial = 0;
  std::string record;
  std::string_view player;
  int seat = -1;
  bool lay_down = false;
  int event = -1;      // for the reviewer: the decision's place in the log
  int hand = 0;        // for Duplicate: the number of the hand that is played again
  std::string bots{};  // … beside these (bots.hpp)
};

// Who is asked, in a question, for advice (Hint): not what a computer player decides, but what the
// seat should, as lines of text (core/advice.hpp). Such questions have numbers below zero.
inline constexpr std::string_view adviser_name = "adviser";
// The same for what a decision was worth (Verdicts): lines of core/verdict.hpp.
inline constexpr std::string_view reviewer_name = "reviewer";

// The same for a hand played again from the seat (HandsAgain): the record of it.
inline constexpr std::string_view duplicate_name = "duplicate";

// Who is asked, in a question, to play on at a table beside: so many decisions as Thought::hand
// says, by Thought::bots; answered with the record of the game then.
inline constexpr std::string_view league_name = "league";

// A request of the page around us that could not be met; `code` is one of PROTOCOL.md's.
struct HostRefusal {
  std::string_view code;
  std::string sentence;
};

// Each at most once a request.
struct Effects {
  std::optional<std::string> copy_text;  // put this on the clipboard as it is
  // The same for this text, with the address of a link below it; act("result_copied") then.
  std::optional<std::pair<std::string, std::string>> copy_result;
  // Store App::add_to of these, once no other tab does.
  bool save_statistics = false;
  bool save_days = false;
  bool save_slate = false;
  bool save_league = false;
  bool save_season = false;
  std::optional<std::string> fragment;  // show this in the address bar
  std::optional<std::string> open;      // show this page of the site beside the game
  bool edit_seed = false;               // let the person type a deal's name; `act("seed:…")`
  bool save_settings = false;
  std::vector<Sound> sounds;      // to be heard now, where sound is switched on
  std::optional<Thought> think;   // in place of any question before it
  bool stop_thinking = false;     // nobody asks any more, but for `think`
  std::optional<Thought> advise;  // the same for those of whom advice is asked
  std::optional<HostRefusal> refusal;
  bool reload = false;  // the page, with its newer version
  // The words of this language are wanted: take_pack(), then act("words:de");
  // act("words_failed:de") if they cannot be had.
  std::optional<std::string> fetch_words;
  // The same for the further lessons in this language: take_lessons(), then act("lessons:de");
  // act("lessons_failed:de").
  std::optional<std::string> fetch_lessons;
};

}  // namespace allfours
