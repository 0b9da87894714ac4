// A person's settings, and the text in which the browser keeps them: a line each, "pace 2".
// Each line is taken by itself: one that nobody here can read, of a newer version or broken, says
// nothing and is kept as it is, before ours, so that a newer version finds both. Knows no screen
// and no storage. Tests: tests/app/settings_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/record.hpp"
#include "players/bots.hpp"
#include "players/people.hpp"
#include "words/words.hpp"

namespace allfours {

struct Settings {
  // In which dress panels and dialogs come; automatic: as the device is set.
  enum class Look : std::uint8_t { automatic, light, dark };

  double pace = 1;      // 0 slow, 1 normal, 2 fast, and the halves between
  int text_size = 100;  // per cent, of text_sizes: letters, cards and buttons alike
  bool four_colours = false;
  bool brown_backs = false;
  std::optional<Language> language{};  // nothing: as the browser has it
  Look look = Look::automatic;
  bool sound = false;
  bool shortcuts = true;   // keys with a character on them do something
  bool text_only = false;  // the game in words, without the picture
  // The person's name, then the computer players' clockwise; empty for the usual one.
  std::array<std::string, max_players> names{};
  // How the computer players play in a game that the person begins, in the same order; the person's
  // own place says nothing.
  Bots bots = all_bots();
  // At whose places people play at this screen, too, in such a game: bit n for the nth of the
  // others. And what they are called there; empty: as they are counted.
  std::uint8_t people = 0;
  std::array<std::string, max_players> people_names{};
  // How often the person has said each word of Say, up to words_known.
  std::array<int, 9> said{};
  // The person has been told that a game in which something is taken back is practice.
  bool undo_told = false;
  // Sound has been offered.
  bool sound_offered = false;
  // Which captions of a first game the person has met: bit n for caption_names[n].
  std::uint32_t captions_told = 0;
  // The lessons that the person has taken to their ends, and whether the first one has been begun.
  std::set<std::string, std::less<>> lessons_done{};
  bool lesson_met = false;
  std::set<std::string, std::less<>> puzzles_done{};  // those of the repository that were solved
  // The game that the person began last, whatever its deal: game_text; empty before the first.
  std::string game{};
  std::vector<std::string> unread{};  // lines as they were

  bool operator==(const Settings&) const = default;
};

// In the place of a level: somebody at this screen.
inline constexpr std::string_view person_level = "person";

// The captions of a first game (app/first_game.hpp), as they are kept.
inline constexpr std::array<std::string_view, 10> caption_names{
    "turned", "trumps", "stand",         "pitch",  "lead",
    "hunt",   "follow", "follow-strict", "points", "counted"};
inline constexpr std::uint32_t all_captions = (1U << caption_names.size()) - 1;
// Whoever has said a word so often knows what follows from it.
inline constexpr int words_known = 3;
// Characters, not bytes.
inline constexpr int longest_name = 16;

// What is played, whatever the deal: variant, players and rules, as a link has them; and back, with
// a seed that says nothing.
std::string game_text(const Setup& setup);
std::optional<Setup> parse_game(std::string_view text);
// A name as it can be written on the table: 1 to longest_name letters of English, German or French,
// digits, spaces within, and . ' ’ -
bool valid_name(std::string_view text);
// The same text without spaces around it.
std::string_view trimmed(std::string_view text);
// The first letter of a name, for a plate that has room for no more.
std::string_view initial_of(std::string_view name);
// How one of the people is called, 0 for the person (empty then, if there is no name).
std::string_view name_in(const Settings& settings, int place);
// How one of several people at this screen is called: the person as always, if there is a name; who
// has none is counted.
std::string person_name(const Settings& settings, const Words& words, int place, int count);
// Is somebody else already called so? From max_players on a place is one of Settings::people_names.
bool name_taken(const Settings& settings, int place, std::string_view name);

// A pace as it is written: "0", "0.5" … "2"; nothing where the text is none of these.
inline constexpr std::array<std::string_view, 5> pace_names{"0", "0.5", "1", "1.5", "2"};
std::optional<double> parse_pace(std::string_view text);
// The place of a pace in pace_names; one out of range is the nearest.
int pace_step(double pace);

// A size as it is written: "80" … "200"; nothing where the text is none of these. And its place.
inline constexpr std::array<std::string_view, 8> text_sizes{"80",  "90",  "100", "110",
                                                            "125", "150", "175", "200"};
std::optional<int> parse_text_size(std::string_view text);
int text_size_step(int size);

std::string settings_text(const Settings& settings);
Settings parse_settings(std::string_view text);

}  // namespace allfours
