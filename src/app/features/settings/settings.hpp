// A person's settings, and their stored text: one line each, "pace 2". Lines are independent: an
// unreadable one, broken or of a newer version, has no effect and is kept unchanged, before ours,
// so that a newer version finds both. Knows no screen and no storage. Tests:
// tests/app/features/settings/settings_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/record.hpp"
#include "players/bots.hpp"
#include "players/people.hpp"
#include "words/words.hpp"

namespace allfours {

struct Settings {
  // Colour scheme of panels and dialogs; automatic: that of the device.
  enum class Look : std::uint8_t { automatic, light, dark };
  // Of the person's hand, from the left: as since the first version, trumps and high cards first;
  // trumps first, but low cards before high ones; the first order reversed; all suits by rank.
  enum class HandOrder : std::uint8_t { usual, low_first, trumps_last, by_rank };
  enum class Felt : std::uint8_t { green, blue, wine };
  enum class Back : std::uint8_t { red, brown, blue, green };

  double pace = 1;      // 0 slow, 1 normal, 2 fast, in steps of one half
  int text_size = 100;  // per cent, one of text_sizes: letters, cards and buttons
  bool four_colours = false;
  Felt felt = Felt::green;
  Back back = Back::red;
  HandOrder hand_order = HandOrder::usual;
  bool left_handed = false;            // the table is arranged for the left hand
  bool second_touch = false;           // a first touch raises a card, a second one plays it
  std::optional<Language> language{};  // empty: the browser's
  Look look = Look::automatic;
  bool sound = false;
  int volume = 1;           // of the sound: 0 soft, 1 medium, 2 loud
  bool last_card = true;    // the last card of a hand plays itself
  bool shortcuts = true;    // single-character keys are active
  bool text_only = false;   // hides the picture
  bool calls = true;        // calls of others at a table of people on devices are shown and spoken
  bool turn_notes = false;  // a notification of the browser while the page is hidden, at one's turn
  // The person's name, then the bots' clockwise; empty: the default.
  std::array<std::string, max_players> names{};
  // Levels of the bots in games that the person starts, in the same order; the person's own entry
  // is ignored.
  Bots bots = all_bots();
  // Further people at this screen in such a game: bit n for the nth of the others; and their names,
  // empty: numbered.
  std::uint8_t people = 0;
  std::array<std::string, max_players> people_names{};
  // How often the person has said each word of Say, up to words_known.
  std::array<int, 9> said{};
  // The person has been told that a game with undo does not count.
  bool undo_told = false;
  // Sound has been offered.
  bool sound_offered = false;
  // Captions of a first game already shown: bit n for caption_names[n].
  std::uint32_t captions_told = 0;
  // Lessons completed, and whether the first one was started.
  std::set<std::string, std::less<>> lessons_done{};
  bool lesson_met = false;
  // Games the person has begun, counted up to first_games + 1.
  int games_begun = 0;
  std::set<std::string, std::less<>> puzzles_done{};  // built-in puzzles solved
  // The game the person started last, without its deal: game_text; empty before the first.
  std::string game{};
  // Length of a series that the person chose last; 1: single games.
  int series = 1;
  // STUN or TURN server for playing together (app/modes/together/server_address.hpp); empty: none.
  std::string server{};
  std::vector<std::string> unread{};  // unchanged

  bool operator==(const Settings&) const = default;
};

// Stands for a level: a person at this screen.
inline constexpr std::string_view person_level = "person";

// Stored names of the captions of a first game (app/modes/lesson/first_game.hpp).
inline constexpr std::array<std::string_view, 11> caption_names{
    "turned", "trumps",        "stand",  "pitch",   "lead", "hunt",
    "follow", "follow-strict", "points", "counted", "give"};
inline constexpr std::uint32_t all_captions = (1U << caption_names.size()) - 1;
// Number of a person's first games in which each award stays until a touch.
inline constexpr int first_games = 2;
// After saying a word this often a person knows its consequence.
inline constexpr int words_known = 3;
// Characters, not bytes.
inline constexpr int longest_name = 16;

// Variant, players and rules in the format of a link, without the deal; and the inverse, with a
// meaningless seed.
std::string game_text(const Setup& setup);
std::optional<Setup> parse_game(std::string_view text);
// A name that can be drawn on the table: 1 to longest_name letters
// (app/features/settings/name_letters.hpp), digits, spaces within, and . ' ’ -
bool valid_name(std::string_view text);
// The reason why a name is not valid, as a sentence.
std::string name_refusal(const Words& words, std::string_view name);
// The text without surrounding spaces.
std::string_view trimmed(std::string_view text);
// The first letter of a name, for small nameplates.
std::string_view initial_of(std::string_view name);
// Name of one of the people, 0 for the person (empty if not set).
std::string_view name_in(const Settings& settings, int place);
// Name of one of several people at this screen: the person's as always; a default name has a
// number.
std::string person_name(const Settings& settings, const Words& words, int place, int count);
// True if somebody else has this name. From max_players on, `place` is an index of
// Settings::people_names.
bool name_taken(const Settings& settings, int place, std::string_view name);

// Parses a pace: "0", "0.5" … "2"; empty for anything else.
inline constexpr std::array<std::string_view, 5> pace_names{"0", "0.5", "1", "1.5", "2"};
std::optional<double> parse_pace(std::string_view text);
// Index of a pace in pace_names; clamped.
int pace_step(double pace);

// Volumes, and the values of Settings::Felt, Back and HandOrder, as stored.
inline constexpr std::array<std::string_view, 3> volume_names{"0", "1", "2"};
inline constexpr std::array<std::string_view, 3> felt_names{"green", "blue", "wine"};
inline constexpr std::array<std::string_view, 4> back_names{"red", "brown", "blue", "green"};
inline constexpr std::array<std::string_view, 4> hand_order_names{"usual", "low_first",
                                                                  "trumps_last", "by_rank"};

// Parses a size: "80" … "200"; empty for anything else. And its index.
inline constexpr std::array<std::string_view, 8> text_sizes{"80",  "90",  "100", "110",
                                                            "125", "150", "175", "200"};
std::optional<int> parse_text_size(std::string_view text);
int text_size_step(int size);

std::string settings_text(const Settings& settings);
Settings parse_settings(std::string_view text);

}  // namespace allfours
