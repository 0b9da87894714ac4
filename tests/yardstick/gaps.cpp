#include "yardstick/gaps.hpp"

#include <cmath>
#include <cstdio>
#include <map>

#include "core/table/scoring.hpp"
#include "players/search/expert.hpp"
#include "yardstick/self_play.hpp"
#include "yardstick/weighed_words.hpp"

namespace allfours {

namespace {

// A row of either table.
struct Row {
  int moments = 0, differ = 0;
  int played = 0, preferred = 0;  // moments in which `sensible`, `expert` plays the honour held
  double sum = 0, squares = 0;    // of costs

  void add(bool differs, double cost) {
    ++moments;
    differ += differs ? 1 : 0;
    sum += cost;
    squares += cost * cost;
  }
  double mean() const { return moments == 0 ? 0 : sum / moments; }
  double margin() const {
    if (moments < 2) return 1;
    return 1.96 * std::sqrt(std::max(0.0, squares / moments - mean() * mean()) / (moments - 1));
  }
};

// A moment, and the decisions of both.
struct Compared {
  Decision sensible, expert;
  double cost = 0;
  bool differs = false;
};

Compared compare_words(const SeatView& view, const Choice& now, Stream& stream) {
  Compared both;
  both.sensible = both.expert = choose_sensibly(view, stream);
  const auto values = weigh_words(view, now.says, stream);
  // The chosen worlds flatter a word; a smaller difference is taken for none.
  constexpr double least = 0.02;
  for (int say = 0; say < say_count; ++say) {
    if ((now.says & say_bit(static_cast<Say>(say))) == 0) continue;
    if (values[at(say)] > values[at(static_cast<int>(both.sensible.say))] + least) {
      both.expert = Decision::of_say(view.seat, static_cast<Say>(say));
      both.differs = true;
    }
  }
  if (!both.differs) return both;
  const auto again = weigh_words(view, now.says, stream);
  both.cost =
      again[at(static_cast<int>(both.expert.say))] - again[at(static_cast<int>(both.sensible.say))];
  return both;
}

Compared compare_cards(const SeatView& view, Stream& stream) {
  Compared both;
  const Weighing weighing = weigh_cards(view, expert_effort, stream);
  both.sensible = Decision::of_play(view.seat, weighing.sensible);
  both.expert = Decision::of_play(view.seat, weighing.chosen);
  both.differs = weighing.sensible != weighing.chosen;
  if (!both.differs) return both;
  const Weighing again = weigh_cards(view, expert_effort, stream);
  both.cost = again.of(weighing.chosen) - again.of(weighing.sensible);
  return both;
}

// The place in the trick.
std::string place_of(const Table& table) {
  const int size = trick_size(table);
  if (size == 0) return !table.trump_fixed ? "pitch" : table.tricks == 0 ? "first lead" : "lead";
  if (size == seats_in_play(table) - 1) return "last";
  return size == 1 ? "second" : "third";
}

// The class of a card.
std::string kind_of(Card card, Suit trump) {
  const bool is_trump = card.suit() == trump;
  std::string rank = "low";
  switch (card.rank()) {
    case Rank::ace:
      rank = "ace";
      break;
    case Rank::king:
    case Rank::queen:
      rank = is_trump ? "king or queen" : "court card";
      break;
    case Rank::jack:
      rank = is_trump ? "jack" : "court card";
      break;
    case Rank::ten:
      rank = "ten";
      break;
    case Rank::two:
      rank = is_trump ? "two" : "low";
      break;
    default:
      break;
  }
  return (is_trump ? "trump " : "plain ") + rank;
}

// The trick so far: its side and its cards.
std::string trick_of(const Table& table, int seat) {
  if (trick_size(table) == 0) return "";
  const Play winning = winning_play(table);
  const bool led_trump = table.plays[at(table.trick_start)].card.suit() == table.trump;
  std::string text = led_trump                            ? "trumps led"
                     : winning.card.suit() == table.trump ? "ruffed"
                                                          : "plain";
  text += side_of(table, winning.seat) == side_of(table, seat) ? ", partner's" : ", theirs";
  bool ten = false;
  for (int i = table.trick_start; i < table.play_count; ++i) {
    ten = ten || table.plays[at(i)].card.rank() == Rank::ten;
  }
  return ten ? text + " with a ten" : text;
}

class Gaps {
 public:
  void add(const SeatView& view, const Choice& now, const Compared& both) {
    ++moments_;
    if (now.kind == Decision::Kind::say) {
      add_words(view.table, both);
    } else {
      add_cards(view, now.cards, both);
    }
  }
  int moments() const { return moments_; }
  void print(int games, int top) const;

 private:
  void add_words(const Table& table, const Compared& both) {
    const std::string said(wire(both.sensible.say));
    const std::string place = table.phase == Phase::eldest_answers   ? "begging"
                              : table.phase == Phase::dealer_answers ? "giving"
                              : table.phase == Phase::eldest_chooses ? "point or run"
                                                                     : "bunch";
    kinds_[place].add(both.differs, both.cost);
    if (both.differs) gaps_[place + ": " + said].add(true, both.cost);
  }

  void add_cards(const SeatView& view, CardSet legal, const Compared& both) {
    const Table& table = view.table;
    const std::string place = place_of(table);
    kinds_[place].add(both.differs, both.cost);
    const Card ours = both.sensible.card;
    const Card theirs = both.expert.card;
    if (!table.trump_fixed) {
      if (!both.differs) return;
      const bool same = ours.suit() == theirs.suit();
      gaps_[place +
            (same ? ": " + kind_of(ours, ours.suit()) + " for " + kind_of(theirs, ours.suit())
                  : std::string(": another suit"))]
          .add(true, both.cost);
      return;
    }
    const CardSet trumps = view.table.hands[at(view.seat)] & CardSet::of(table.trump);
    for (const Rank rank : {Rank::ace, Rank::jack, Rank::ten, Rank::two}) {
      const Card held(table.trump, rank);
      if (!legal.contains(held)) continue;
      std::string kind = place + ", trump " + name_of(rank);
      if (trick_size(table) == 0) kind += guarded(trumps.count() - 1);
      add_honour(kind, both, ours == held, theirs == held);
    }
    const CardSet tens = (legal & CardSet::of(Rank::ten)) - CardSet::of(table.trump);
    if (!tens.empty()) {
      add_honour(place + ", plain ten", both, tens.contains(ours), tens.contains(theirs));
    }
    if (!both.differs) return;
    const std::string trick = trick_of(table, view.seat);
    gaps_[place + (trick.empty() ? "" : ", " + trick) + ": " + kind_of(ours, table.trump) +
          " for " + kind_of(theirs, table.trump)]
        .add(true, both.cost);
  }

  void add_honour(const std::string& kind, const Compared& both, bool ours, bool theirs) {
    Row& row = kinds_[kind];
    row.add(both.differs, both.cost);
    row.played += ours ? 1 : 0;
    row.preferred += theirs ? 1 : 0;
  }

  static const char* name_of(Rank rank) {
    return rank == Rank::ace    ? "ace"
           : rank == Rank::jack ? "jack"
           : rank == Rank::ten  ? "ten"
                                : "two";
  }
  static const char* guarded(int others) {
    return others == 0 ? " alone" : others == 1 ? " and one" : " and more";
  }

  std::map<std::string, Row> kinds_, gaps_;
  int moments_ = 0;
};

void Gaps::print(int games, int top) const {
  std::printf("%-34s %8s %8s %8s %8s %15s %8s\n", "kind of moment", "a game", "differ", "sensible",
              "expert", "cost of one", "a game");
  for (const auto& [name, row] : kinds_) {
    const double often = static_cast<double>(row.moments) / games;
    std::printf("%-34s %8.3f %7.1f%%", name.c_str(), often, 100.0 * row.differ / row.moments);
    if (row.played + row.preferred > 0) {
      std::printf(" %7.1f%% %7.1f%%", 100.0 * row.played / row.moments,
                  100.0 * row.preferred / row.moments);
    } else {
      std::printf(" %8s %8s", "", "");
    }
    std::printf(" %6.2f +- %4.2f%% %7.2f%%\n", 100 * row.mean(), 100 * row.margin(),
                100 * row.sum / games);
  }
  std::vector<std::pair<std::string, Row>> sorted(gaps_.begin(), gaps_.end());
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const auto& a, const auto& b) { return a.second.sum > b.second.sum; });
  if (static_cast<int>(sorted.size()) > top) sorted.resize(static_cast<std::size_t>(top));
  std::printf("\n%-74s %8s %15s %16s\n", "gap: what sensible does for what", "a game",
              "cost of one", "a game");
  for (const auto& [name, row] : sorted) {
    const double often = static_cast<double>(row.moments) / games;
    std::printf("%-74s %8.3f %6.2f +- %4.2f%% %7.2f +- %4.2f%%\n", name.c_str(), often,
                100 * row.mean(), 100 * row.margin(), 100 * row.sum / games,
                100 * row.margin() * often);
  }
}

// Plays one game of `sensible`, and compares at each moment with a choice.
void compare_game(const Setup& setup, Gaps& gaps) {
  play_game(setup, [&](const SeatView& view, const Choice& now, Stream& stream) {
    const Decision decision = choose_as(sensible_player(), view, stream);
    const bool words = now.kind == Decision::Kind::say;
    if (words && std::popcount(static_cast<unsigned>(now.says)) > 1) {
      gaps.add(view, now, compare_words(view, now, stream));
    } else if (now.kind == Decision::Kind::play && now.cards.count() > 1) {
      gaps.add(view, now, compare_cards(view, stream));
    }
    return decision;
  });
}

}  // namespace

int run_gaps(const Arguments& arguments) {
  Options options;
  if (auto no = options.read(
          arguments, {"--variant", "--players", "--set", "--moments", "--seed", "--top"}, {})) {
    return bad_usage(*no);
  }
  if (!options.rest().empty()) return bad_usage("gaps takes no player");
  auto made = make_setup(options.value("--variant"), options.value("--players"),
                         options.value("--seed", "gaps"), options.changed_rules());
  if (const auto* no = std::get_if<Fault>(&made)) return bad_usage(no->sentence());
  const auto moments = number_from(options, "--moments", 20'000, 1);
  if (const auto* no = std::get_if<std::string>(&moments)) return bad_usage(*no);
  const auto top = number_from(options, "--top", 10, 1);
  if (const auto* no = std::get_if<std::string>(&top)) return bad_usage(*no);

  const Setup& setup = std::get<Setup>(made);
  Gaps gaps;
  int games = 0;
  while (gaps.moments() < std::get<int>(moments)) {
    Setup game = setup;
    game.seed = series_seed(setup.seed, games++);
    compare_game(game, gaps);
  }
  std::printf("%s  %d games, %d moments\n\n", setup_text(setup).c_str(), games, gaps.moments());
  gaps.print(games, std::get<int>(top));
  return 0;
}

}  // namespace allfours
