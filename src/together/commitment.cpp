#include "together/commitment.hpp"

#include "together/sha256.hpp"

namespace allfours::together {

namespace {

bool all_given(SeatBits persons, const SeatTexts& texts) {
  for (int seat = 0; seat < max_players; ++seat) {
    if (has_seat(persons, seat) && texts[at(seat)].empty()) return false;
  }
  return persons != 0;
}

}  // namespace

std::string own_letters(std::string_view secret, std::string_view purpose, int count) {
  return letters_of(hmac_sha256(secret, "allfours together 1 " + std::string(purpose)), count);
}

std::string part_of(std::string_view secret, std::string_view table, int round) {
  return own_letters(secret, "part " + std::string(table) + " " + std::to_string(round),
                     part_letters);
}

std::string commitment(std::string_view table, int round, int seat, std::string_view part) {
  return letters_of(
      sha256("allfours together 1 commit " + std::string(table) + " " + std::to_string(round) +
             " " + std::to_string(seat) + " " + std::string(part)),
      commit_letters);
}

bool Deal::committed() const { return all_given(persons, commits); }
bool Deal::shown() const { return committed() && all_given(persons, parts); }

bool Deal::keeps_word(std::string_view table, int seat) const {
  return commitment(table, round, seat, parts[at(seat)]) == commits[at(seat)];
}

std::string common_seed(std::string_view table, const Deal& deal) {
  std::string text =
      "allfours together 1 seed " + std::string(table) + " " + std::to_string(deal.round);
  for (int seat = 0; seat < max_players; ++seat) {
    if (has_seat(deal.persons, seat)) {
      text += " " + std::to_string(seat) + ":" + deal.parts[at(seat)];
    }
  }
  return "T-" + letters_of(sha256(text), seed_letters);
}

}  // namespace allfours::together
