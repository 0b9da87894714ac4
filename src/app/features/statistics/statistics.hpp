// Statistics of a person's finished games by variant, and their stored text, one line per variant:
// "trinidad games 3 won 2 hands 20 all_fours 1 high 9 7 …", the points of the person's side and of
// the others. Games at tables of people on devices stand in lines of their own, "together trinidad
// games 1 …", and "counted ABCDEFGHIJKL …" has the names of the last games and tables counted, so
// that none counts twice. Each device counts its own games; those of another, taken in from a file,
// stand in lines of its own, "from K3F9 trinidad games 2 …", so that no game counts twice however
// often files go to and fro. "recent trinidad 1101" has the results of the last games on this
// device. An unreadable line is kept unchanged and not counted. Knows no screen and no storage.
// Tests: tests/app/features/statistics/statistics_test.cpp.
#pragma once

#include <array>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/table/table.hpp"

namespace allfours {

inline constexpr std::size_t award_kinds = 17;  // of AwardFor
inline constexpr std::size_t most_recent = 40;  // games in Tally::recent

struct Tally {
  const Variant* variant = nullptr;
  bool together = false;  // at tables of people on devices
  int games = 0;
  int won = 0;
  int hands = 0;      // settled or thrown in; a redealt hand counts once
  int all_fours = 0;  // hands in which the person's side made all four points
  // Points by AwardFor: of the person's side, and of all others.
  std::array<int, award_kinds> own{};
  std::array<int, award_kinds> others{};
  // Results of the last games on this device, the oldest first: '1' for one won, '0' for one lost.
  std::string recent{};
  bool operator==(const Tally&) const = default;
};

// One game, from its log alone; `human` is the person's seat.
Tally tally(const Setup& setup, std::span<const Event> log, int human);

// The name under which a game counts once, a valid device name: letters and digits of the name
// under which it began, which copies in other tabs share, and its first hand, since all deals of a
// duel begin under one name.
std::string counted_name(std::string_view origin, const Setup& setup);

struct Statistics {
  std::vector<Tally> tallies;        // of this device, at most one per variant, and one together
  std::vector<std::string> counted;  // names of games and of tables of people, the oldest first
  std::string device;  // the name of this device in files; empty before the first file
  std::map<std::string, std::vector<Tally>> devices;  // of other devices, by their names
  std::vector<std::string> unknown;                   // lines of a newer version, or broken ones

  void add(const Tally& game);
  // A game that several tabs or visits may end; false if it has been counted under this name.
  bool add_once(const Tally& game, const std::string& name);
  // Drops the oldest of these names, if there are too many.
  void limit_counted();
  // Of all devices, at most one per variant, and one together.
  std::vector<Tally> total() const;
  // Takes in the games of another device's file: of each device the later state counts.
  void take(const Statistics& other);
  bool operator==(const Statistics&) const = default;
};

std::string statistics_text(const Statistics& statistics);
Statistics parse_statistics(std::string_view text);
// True for a possible name of a device.
bool is_device_name(std::string_view name);

}  // namespace allfours
