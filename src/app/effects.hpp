// Requests of the app to the page: collected once a step by App::take_effects. Knows no page.
// Tests: tests/app/app_test.cpp, tests/app/bots/app_thought_test.cpp.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/narration/sounds.hpp"

namespace allfours {

// A request to a bot in a worker: its decision after this record, or whether it lays its hand down.
// Answered with act("thought:SERIAL:…"): a decision in words (decision_text.hpp), "keep", anything
// else to decide here instead, or "failed", after which everything is decided here. The constants
// below name the other services of the worker.
struct WorkerRequest {
  int serial = 0;  // by Requests (bots/requests.hpp)
  std::string record;
  std::string_view player;
  int seat = -1;
  bool lay_down = false;
  // For reviewer_name the decision's index in the log, for duplicate_name the number of the hand to
  // replay, for league_name how many more decisions to make.
  int number = -1;
  std::string bots{};  // for the last two: the bots of the seats (bots.hpp)
};

// Player name of a request for advice (Hint): not a bot's decision, but advice for the seat, as
// lines of text (core/advice/advice.hpp).
inline constexpr std::string_view adviser_name = "adviser";
// Player name of a request for a verdict (Verdicts): lines of core/advice/verdict.hpp.
inline constexpr std::string_view reviewer_name = "reviewer";

// Player name of a request to replay a hand from the seat (ReplayedHands): its record.
inline constexpr std::string_view duplicate_name = "duplicate";

// Player name of a request to play on at another table; the reply is the record of the game then.
inline constexpr std::string_view league_name = "league";

// A request of the embedding page that failed; `code` is one of PROTOCOL.md's.
struct HostRefusal {
  std::string_view code;
  std::string sentence;
};

// A call to the page's connections to other devices (web/page/connections.js), in order. The page
// answers with the actions together_offered, together_answered, together_up and others
// (ACTIONS.md).
struct ConnectionCall {
  enum class Kind : std::uint8_t {
    offer,   // make a connection, for an invitation
    accept,  // `text`: the connection's text of a guest's answer
    answer,  // `text`: the connection's text of an invitation
    send,    // `text`: a message
    close,
    server,  // `text`: Settings::server, for connections made from now on
    notes,   // ask the person for notifications of the browser; answered by act("turn_notes:…")
    // The person's turn. `text`: if sound is on "sound:", the number of the sound, ":" and the
    // volume; a line break; and the sentence of a notification, if they want one.
    turn,
    taken  // an answer that another tab of this browser has handed over is this table's
  };
  Kind kind{};
  int channel = 0;
  std::string text{};
};

// Each at most once per step.
struct Effects {
  std::optional<std::string> copy_text;  // put this text on the clipboard
  // The same with a link below it; then act("result_copied").
  std::optional<std::pair<std::string, std::string>> copy_result;
  std::vector<std::string_view> to_save;  // store the texts of these names (stored_texts)
  bool save(std::string_view name) {
    if (!saves(name)) to_save.push_back(name);
    return true;
  }
  bool saves(std::string_view name) const { return std::ranges::count(to_save, name) > 0; }
  std::optional<std::string> fragment;  // show this in the address bar
  std::optional<std::string> open;      // open this page of the site
  bool edit_seed = false;               // let the person type a deal's name; `act("seed:…")`
  std::vector<Sound> sounds;            // play now, if sound is on
  std::optional<WorkerRequest> think;   // replaces any earlier request
  bool stop_thinking = false;           // cancel all requests, except a new `think`
  std::optional<HostRefusal> refusal;
  bool reload = false;  // the page, with its newer version
  // Load the texts of this language: take_pack(), then act("words:de"); act("words_failed:de") if
  // that fails.
  std::optional<std::string> fetch_words;
  // The same for the other lessons in this language: take_lessons(), then act("lessons:de");
  // act("lessons_failed:de").
  std::optional<std::string> fetch_lessons;
  // Load what playing together needs, with its texts, then act("together_ready:SECRET"), a new
  // secret each time; act("together_not_ready") if that fails.
  bool prepare_together = false;
  std::vector<ConnectionCall> connections;
  // The answer to an invitation, for the tab that has the table: act("together_handed:LINK") there,
  // then act("together_handed_over:taken") here, or "nobody".
  std::optional<std::string> hand_over;
};

}  // namespace allfours
