// The commands of the `allfours` program. Results go to standard output, one line of complaint to
// standard error; exit status 0, 1 for an illegal log or output that cannot be written, 2 for bad
// usage. Knows no screen and no app.
// Tests: tests/golden/compare, tests/golden/cli_test.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/record.hpp"
#include "players/games/game_loop.hpp"
#include "words/words.hpp"

namespace allfours {

using Arguments = std::vector<std::string_view>;

int run_command(const Arguments& arguments);

int run_variants(const Arguments& arguments);
int run_fields(const Arguments& arguments);
int run_rules(const Arguments& arguments);
int run_simulate(const Arguments& arguments);
int run_replay(const Arguments& arguments);
int run_link(const Arguments& arguments);
int run_deal(const Arguments& arguments);
int run_bench(const Arguments& arguments);
int run_bench_players(const Arguments& arguments);
int run_league(const Arguments& arguments);
int run_series(const Arguments& arguments);
int run_bars(const Arguments& arguments);
int run_hint(const Arguments& arguments);
int run_review(const Arguments& arguments);
int run_duplicate(const Arguments& arguments);
int run_together(const Arguments& arguments);

// Writes one line to standard error, whatever the sentence quotes; returns the exit status for bad
// usage.
int bad_usage(std::string_view sentence);

// Options of the form --name value; each at most once, except --set.
class Options {
 public:
  // Reads the arguments; returns a complaint if one is unknown, repeated or lacks its value.
  std::optional<std::string> read(const Arguments& arguments,
                                  const std::vector<std::string_view>& with_value,
                                  const std::vector<std::string_view>& plain);
  bool has(std::string_view name) const;
  std::string_view value(std::string_view name, std::string_view otherwise = {}) const;
  // All values of --set, as a list of changed rules: field.value,field.value
  std::string changed_rules() const;
  // A complaint if an option is given that `command` does not have, which has only these.
  std::optional<std::string> only(const std::vector<std::string_view>& among,
                                  std::string_view command) const;
  const Arguments& rest() const { return rest_; }

 private:
  struct Given {
    std::string_view name, value;
  };
  std::vector<Given> given_;
  Arguments rest_;
};

// The only argument of a command: the game of a link, an address or the part after its '#'; and the
// parts of the page that name a seat, its bots and a language, empty where the link has none.
struct LinkArgument {
  OpenedRecord opened;
  std::string seat{}, bots{}, lang{};
};
std::variant<LinkArgument, std::string> link_argument(const Options& options,
                                                      std::string_view command);
// The seat of --seat, else of the link, else 0; or a complaint.
std::variant<int, std::string> seat_from(const Options& options, const LinkArgument& link);
// The language of --lang, else of `link`, else English; or a complaint.
std::variant<Language, std::string> language_from(const Options& options,
                                                  std::string_view link = {});

// The setup from --variant, --players, --set and --seed (default `seed`); or a complaint.
std::variant<Setup, std::string> setup_from(const Options& options, std::string_view seed = {});

// `together check`: whole games between devices, with breaks.
int run_together_check(const Options& options);

int run_bench_hands(int games);
// `bench puzzles`: searches this many games of each variant for puzzles.
int run_bench_puzzles(int games);
// `bench chances`: shows or writes the chance tables (players/chances/chances.hpp).
int run_bench_chances(const Options& options);

// The players of --bots: one for all seats, or a comma-separated list with one per seat; or a
// complaint.
std::variant<Seats, std::string> seats_from(std::string_view names, int count);

// A whole number of at least `least`, or a complaint.
std::variant<int, std::string> number_from(const Options& options, std::string_view name,
                                           int otherwise, int least);

}  // namespace allfours
