// Transposition table of the solver (solver.hpp): a 64-bit key, two bounds and the best card. The
// scale defines the bounds (solver_scale.hpp). Knows no cards, no rules. Tests:
// tests/players/search/solver_test.cpp.
#pragma once

#include <cstdint>
#include <vector>

namespace allfours {

class SolverTable {
 public:
  struct Entry {
    std::uint64_t key = 0;
    std::uint16_t time = 0;   // generation of the write: entries of other generations are empty
    std::uint8_t card = 255;  // the best card
    std::uint8_t size = 0;    // replacement priority: cards left
    std::int16_t low = 0;
    std::int16_t high = 0;
  };

  explicit SolverTable(int bits) : bits_(bits) {
    if (bits > 0) entries_.resize(std::size_t{1} << bits);
  }

  // The entry of this position, or null. Small searches use a small part of the table.
  Entry* find(std::uint64_t key, int bits) {
    if (bits_ == 0) return nullptr;
    Entry* pair = &entries_[place(key, bits)];
    if (pair[0].key == key && pair[0].time == time_) return pair;
    if (pair[1].key == key && pair[1].time == time_) return pair + 1;
    return nullptr;
  }

  // An entry to overwrite: the first of two keeps the larger position.
  Entry* claim(std::uint64_t key, int bits, int size) {
    if (bits_ == 0) return nullptr;
    Entry* entry = &entries_[place(key, bits)];
    if (entry->time == time_ && entry->size > size) ++entry;
    entry->key = key;
    entry->time = time_;
    entry->size = static_cast<std::uint8_t>(size);
    entry->card = 255;
    return entry;
  }

  void forget() {
    if (++time_ != 0) return;
    for (Entry& entry : entries_) entry = Entry{};
    time_ = 1;
  }

 private:
  std::size_t place(std::uint64_t key, int bits) const {
    const int used = bits < bits_ ? bits : bits_;
    return static_cast<std::size_t>(key >> (64 - used)) & ~std::size_t{1};
  }

  int bits_;
  std::uint16_t time_ = 1;
  std::vector<Entry> entries_;
};

}  // namespace allfours
