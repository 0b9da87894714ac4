// The calls of the `allfours` command. Output goes to standard output, one line of complaint to
// standard error; exit status 0, 1 for an illegal log, 2 for bad usage.
// Knows no screen and no app.
// Tests: tests/golden/compare, tests/golden/cli_test.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "players/game_loop.hpp"

namespace allfours {

using Arguments = std::vector<std::string_view>;

int run_command(const Arguments& arguments);

int run_variants(const Arguments& arguments);
int run_rules(const Arguments& arguments);
int run_simulate(const Arguments& arguments);
int run_replay(const Arguments& arguments);
int run_link(const Arguments& arguments);
int run_deal(const Arguments& arguments);
int run_bench(const Arguments& arguments);
int run_bench_players(const Arguments& arguments);
int run_league(const Arguments& arguments);
int run_hint(const Arguments& arguments);
int run_review(const Arguments& arguments);
int run_duplicate(const Arguments& arguments);

// One line on standard error; the exit status for bad usage.
int bad_usage(std::string_view sentence);

// Options of the form --name value; each at most once, except --set.
class Options {
 public:
  // Reads the arguments; a complaint if one is unknown, repeated or without its value.
  std::optional<std::string> read(const Arguments& arguments,
                                  const std::vector<std::string_view>& with_value,
                                  const std::vector<std::string_view>& plain);
  bool has(std::string_view name) const;
  std::string_view value(std::string_view name, std::string_view otherwise = {}) const;
  // All values of --set, as a list of changed rules: field.value,field.value
  std::string changed_rules() const;
  const Arguments& rest() const { return rest_; }

 private:
  struct Given {
    std::string_view name, value;
  };
  std::vector<Given> given_;
  Arguments rest_;
};

// The setup that --variant, --players, --set and --seed name, where no other seed is meant; a
// complaint if there is none.
std::variant<Setup, std::string> setup_from(const Options& options, std::string_view seed = {});

int run_bench_hands(int games);
// `bench puzzles`: moments of so many games of each variant that are puzzles.
int run_bench_puzzles(int games);
// `bench chances`: the chance tables (players/chances.hpp), shown or written.
int run_bench_chances(const Options& options);

// The players named by --bots: one for all seats, or one a seat, with commas; or a complaint.
std::variant<Seats, std::string> seats_from(std::string_view names, int count);

// A whole number of at least `least`, or a complaint.
std::variant<int, std::string> number_from(const Options& options, std::string_view name,
                                           int otherwise, int least);

}  // namespace allfours
