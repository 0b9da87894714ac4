// Play by message: a table that goes round as links, one for each turn, through any chat
// (web/TOGETHER.md "By message"). A link carries the whole game so far. Each device adds its
// commitment, its random part once all have committed, then its decisions, and names the recipient
// of the next link. A link is refused, and changes nothing, if this device has sent it or answered
// it, or if it is outdated, changed, or for another device. Knows no chat and no player. Tests:
// tests/together/by_message_test.cpp.
#pragma once

#include "together/device.hpp"
#include "together/host.hpp"
#include "together/link_parts.hpp"

namespace allfours::together {

// A link as it was read; not yet judged.
struct TurnLink {
  Sitting sitting;
  Deal deal;
  std::vector<std::string> steps;  // those of people
  int to = -1;                     // whose turn it is

  // Number of additions by people so far.
  int progress() const;
};

std::string turn_link_text(const TurnLink& link);
std::variant<TurnLink, Fault> read_turn_link(std::string_view text);

class ByMessage : public Device {
 public:
  // A new table with these seats of people, the plan's own among them. Preconditions as of Host.
  ByMessage(const Plan& plan, SeatBits people, const std::string& secret);
  // A link that comes to a device for the first time: the device takes the seat whose turn it is.
  static std::variant<ByMessage, Fault> opened(std::string_view link, std::string name,
                                               std::string secret);
  static std::variant<ByMessage, Fault> restored(std::string_view text);
  std::string stored_text() const;

  // A further link; or why it is not taken, and then nothing has changed. If bots have to decide
  // before all of its steps are judged, a fault may come later, as the notice `stopped`.
  std::optional<Fault> take(std::string_view link);
  // The own decision, or nothing for a hand that is kept.
  std::optional<Fault> decide(const std::optional<Decision>& decision);
  // The answer to history().bot_question(): a decision, or nothing for a hand that is kept.
  std::optional<Fault> answer_bot(const std::optional<Decision>& decision);

  // The seat that the table waits for: the own one, or where `link` goes. After the game: the next
  // person, who may look at its end.
  int next_seat() const;
  // The link of the table as it is; "" while bots decide or steps wait for them.
  std::string link() const;

 private:
  ByMessage() = default;
  std::optional<Fault> why_not(const TurnLink& link) const;
  std::optional<Fault> compare(const TurnLink& link) const;
  void accept(const TurnLink& link);
  std::optional<Fault> add_own();
  std::optional<Fault> follow();
  TurnLink as_link() const;
  int next_person(int seat, SeatBits among) const;
  bool read(StoredLines& lines);
  std::string turn_lines() const;

  int taken_ = 0;                     // progress of the latest link taken
  std::vector<std::string> waiting_;  // steps that come after those of bots
  bool trusting_ = false;             // `waiting_` has own steps, of another device
  int steps_before_ = 0;              // of the game, before the latest link
};

}  // namespace allfours::together
