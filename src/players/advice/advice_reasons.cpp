#include "players/advice/advice_reasons.hpp"

#include <algorithm>

namespace allfours {

namespace {

using Kind = Reason::Kind;

constexpr int most_said = 3;  // more reasons would not be read

class Reasons {
 public:
  Reasons(const Advice& advice, const Looked& looked)
      : advice_(advice),
        looked_(looked),
        table_(looked.view.table),
        seat_(looked.view.seat),
        side_(side_of(table_, seat_)),
        best_(advice.best),
        other_(advice.against),
        worlds_(looked.courses.empty() ? 0 : static_cast<int>(looked.courses.front().size())) {}

  std::vector<Reason> all() {
    if (advice_.options.size() == 1) {
      add(Kind::only_choice, best_);
      return found_;
    }
    const bool lays_down = advice_.chosen().decision.kind == Decision::Kind::lay_down;
    if (!lays_down && nothing_hangs_on_it()) return found_;
    if (table_.winner < 0) about_the_game();
    const Decision& decision = advice_.chosen().decision;
    switch (decision.kind) {
      case Decision::Kind::play:
        about_the_card(decision.card);
        break;
      case Decision::Kind::say:
        about_the_word(decision.say);
        break;
      case Decision::Kind::discard:
        about_discards(decision.cards);
        break;
      case Decision::Kind::lay_down:
        if (!advice_.chosen().keeps) {
          add(Kind::no_trick_left, best_);
          return found_;
        }
        about_points();
        break;
      default:
        break;  // never advised
    }
    if (found_.empty()) about_points(0, 2, 6);
    if (other_ >= 0 && !advice_.options[at(other_)].less) {
      add(Kind::close, other_);
    } else if (found_.empty() && other_ >= 0) {
      const auto of_hundred = [&](int option) { return (chance(option) + 50) / 100; };
      add(Kind::more_often, best_, no_card, -1, of_hundred(best_), of_hundred(other_), 100);
    }
    if (found_.size() > most_said) found_.resize(most_said);
    return found_;
  }

 private:
  void add(Kind kind, int option, Card card = no_card, int seat = -1, int times = 0, int than = 0,
           int of = 0) {
    Reason reason;
    reason.kind = kind;
    reason.option = static_cast<std::int8_t>(option);
    reason.card = card;
    reason.seat = static_cast<std::int8_t>(seat);
    reason.times = static_cast<std::int16_t>(times);
    reason.than = static_cast<std::int16_t>(than);
    reason.of = static_cast<std::int16_t>(of);
    found_.push_back(reason);
  }
  int chance(int option) const { return advice_.options[at(option)].chance; }
  bool ours(int seat) const { return side_of(table_, seat) == side_; }
  // True if `times` is at least this many percent of the worlds.
  bool share(int times, int hundredths) const {
    return times > 0 && times * 100 >= worlds_ * hundredths;
  }
  template <typename Is>
  int count(int option, Is&& is) const {
    const auto& courses = looked_.courses[at(option)];
    return static_cast<int>(std::count_if(courses.begin(), courses.end(), is));
  }
  template <typename Is>
  int count_worlds(Is&& is) const {
    return static_cast<int>(std::count_if(looked_.worlds.begin(), looked_.worlds.end(), is));
  }
  // Number of worlds in which a seat of another side takes the trick.
  int lost(int option) const {
    return count(option, [&](const Course& c) { return c.trick_to >= 0 && !ours(c.trick_to); });
  }
  // The seat, among those for which `may` is true, that takes the trick most often; -1: none.
  template <typename May>
  int taker(int option, May&& may) const {
    int most = 0;
    int who = -1;
    for (int seat = 0; seat < table_.players; ++seat) {
      if (!may(seat)) continue;
      const int times = count(option, [&](const Course& c) { return c.trick_to == seat; });
      if (times > most) {
        most = times;
        who = seat;
      }
    }
    return who;
  }

  // True if all options have the same result.
  bool nothing_hangs_on_it() {
    int least = 10'000;
    for (const Option& option : advice_.options) least = std::min<int>(least, option.chance);
    const int most = advice_.chosen().chance;
    if (most - least > 100) return false;
    const auto alike = most >= 9'950 ? Kind::won : most <= 50 ? Kind::lost : Kind::all_alike;
    const bool differs = std::any_of(advice_.options.begin(), advice_.options.end(),
                                     [](const Option& option) { return option.less; });
    // A word changes much, even if the result is the same.
    const bool word = advice_.chosen().decision.kind == Decision::Kind::say;
    if (alike == Kind::all_alike && (differs || word)) return false;
    // In a decided hand that is played on, All Fours may still depend on it (§3 stakes).
    if (differs && table_.rules.stake_all_fours > 0) return false;
    add(alike, best_);
    return true;
  }

  void about_the_game() {
    for (int option = 0; option < static_cast<int>(advice_.options.size()); ++option) {
      if (worlds_ == 0 || looked_.courses[at(option)].empty()) continue;
      const auto& courses = looked_.courses[at(option)];
      const bool ends =
          std::all_of(courses.begin(), courses.end(), [](const Course& c) { return c.at_once; });
      if (!ends) continue;
      if (option == best_ && courses.front().winner == side_) add(Kind::takes_game, option);
      if (option != best_ && courses.front().winner != side_) add(Kind::hands_game, option);
    }
    if (!found_.empty() || other_ < 0) return;
    const auto we_win = [&](const Course& c) { return c.winner == side_; };
    const auto they_win = [&](const Course& c) { return c.winner >= 0 && c.winner != side_; };
    const int wins = count(best_, we_win);
    const int wins_else = count(other_, we_win);
    if (share(wins - wins_else, 15)) {
      add(Kind::wins_game, best_, no_card, -1, wins, wins_else, worlds_);
    }
    const int loses = count(best_, they_win);
    const int loses_else = count(other_, they_win);
    if (share(loses_else - loses, 15)) {
      add(Kind::stops_them, best_, no_card, -1, loses, loses_else, worlds_);
    }
  }

  // Rounded to tenths of the worlds, as in the sentence.
  int in_ten(int times) const { return (times * 20 + worlds_) / (2 * worlds_); }

  // The points that differ from the other option, the greatest difference first.
  void about_points(std::size_t from = 0, std::size_t most = 2, int least = 15) {
    if (other_ < 0 || worlds_ == 0) return;
    struct Swing {
      int size;
      Reason reason;
    };
    std::vector<Swing> swings;
    for (int point = 0; point < 4; ++point) {
      const auto we = [&](const Course& c) { return c.point[at(point)] == side_; };
      const auto they = [&](const Course& c) {
        return c.point[at(point)] >= 0 && c.point[at(point)] != side_;
      };
      const int us = count(best_, we);
      const int us_else = count(other_, we);
      const int them = count(best_, they);
      const int them_else = count(other_, they);
      const int size = us - us_else + them_else - them;
      if (!share(size, least)) continue;
      Reason reason;
      reason.option = static_cast<std::int8_t>(best_);
      reason.of = static_cast<std::int16_t>(worlds_);
      const bool to_us = us - us_else >= them_else - them;
      const auto first = to_us ? Kind::our_high : Kind::their_high;
      reason.kind = static_cast<Kind>(static_cast<int>(first) + point);
      reason.times = static_cast<std::int16_t>(to_us ? us : them);
      reason.than = static_cast<std::int16_t>(to_us ? us_else : them_else);
      if (in_ten(reason.times) == in_ten(reason.than)) continue;
      if (reason.kind == Kind::our_jack && table_.trump_fixed) {
        const Card jack(table_.trump, Rank::jack);
        if (table_.hands[at(seat_)].contains(jack)) {
          reason.kind = Kind::saves_jack;
          reason.card = jack;
        }
      }
      swings.push_back({size, reason});
    }
    std::stable_sort(swings.begin(), swings.end(),
                     [](const Swing& a, const Swing& b) { return a.size > b.size; });
    for (std::size_t i = from; i < swings.size() && i < from + most; ++i) {
      found_.push_back(swings[i].reason);
    }
  }

  void about_the_card(Card card) {
    const bool leads = trick_size(table_) == 0;
    const CardSet hand = table_.hands[at(seat_)];
    if (!table_.trump_fixed) {
      holds(best_, card.suit());
      about_points();
      return;
    }
    about_the_trick(card, leads);
    about_points(0, 1);
    about_a_loss(leads);
    about_points(1, 1);
    const CardSet trumps = hand & CardSet::of(table_.trump);
    if (other_ >= 0 && card.suit() != table_.trump &&
        advice_.options[at(other_)].decision.card.suit() == table_.trump) {
      add(Kind::keeps_trumps, best_, no_card, -1, trumps.count());
    }
    if (leads && card.suit() == table_.trump) {
      const int times = count_worlds([&](const Table& world) {
        for (int seat = 0; seat < world.players; ++seat) {
          if (!ours(seat) && !(world.hands[at(seat)] & CardSet::of(world.trump)).empty())
            return true;
        }
        return false;
      });
      if (share(times, 50)) add(Kind::draws_trumps, best_, card, -1, times, 0, worlds_);
    }
  }

  void about_the_trick(Card card, bool leads) {
    const int own = count(best_, [&](const Course& c) { return c.trick_to == seat_; });
    const int theirs = lost(best_);
    if (share(own, 60)) {
      add(Kind::wins_trick, best_, card, -1, own, 0, worlds_);
    } else if (share(worlds_ - own - theirs, 60) && card_points(card) > 0) {
      const int who = taker(best_, [&](int seat) { return seat != seat_ && ours(seat); });
      add(Kind::partner_takes, best_, card, who, worlds_ - own - theirs, 0, worlds_);
    } else if (!leads && share(theirs, 60) && card_points(card) == 0 &&
               card.suit() != table_.trump) {
      const bool could_lose =
          std::any_of(advice_.options.begin(), advice_.options.end(), [&](const Option& option) {
            return card_points(option.decision.card) > 0 ||
                   option.decision.card.suit() == table_.trump;
          });
      if (could_lose) add(Kind::gives_nothing, best_, card, -1, theirs, 0, worlds_);
    }
  }

  // The loss in this trick with the worst of the other options.
  void about_a_loss(bool leads) {
    int most = 0;
    int worst = -1;
    for (int option = 0; option < static_cast<int>(advice_.options.size()); ++option) {
      if (option == best_ || !advice_.options[at(option)].less) continue;
      const Card card = advice_.options[at(option)].decision.card;
      const bool jack = card == Card(table_.trump, Rank::jack);
      const int worth = (jack ? 15 : card_points(card)) * lost(option);
      if (!share(lost(option), 30) || card_points(card) == 0 || worth <= most) continue;
      most = worth;
      worst = option;
    }
    if (worst < 0) return;
    const Card card = advice_.options[at(worst)].decision.card;
    const auto theirs = [&](int seat) { return !ours(seat); };
    const int who = taker(worst, theirs);
    const int takes = count(worst, [&](const Course& c) { return c.trick_to == who; });
    if (leads) {
      int holds_most = 0;
      int holder = -1;
      for (int seat = 0; seat < table_.players; ++seat) {
        if (!theirs(seat)) continue;
        const int times = count_worlds([&](const Table& world) {
          const CardSet suit = world.hands[at(seat)] & CardSet::of(card.suit());
          return !suit.empty() && suit.last().rank() > card.rank();
        });
        if (times > holds_most) {
          holds_most = times;
          holder = seat;
        }
      }
      if (share(holds_most, 40)) {
        add(Kind::higher_held, worst, card, holder, holds_most, 0, worlds_);
        return;
      }
    }
    if (who >= 0) add(Kind::would_lose, worst, card, who, takes, 0, worlds_);
  }

  // Number of cards of a suit in hand.
  void holds(int option, Suit suit) {
    const CardSet cards = table_.hands[at(seat_)] & CardSet::of(suit);
    const Card card = cards.empty() ? Card(suit, Rank::ace) : cards.last();
    add(Kind::holds_suit, option, card, -1, cards.count());
  }

  void about_the_word(Say say) {
    const bool settled = !found_.empty() && (found_.front().kind == Kind::hands_game ||
                                             found_.front().kind == Kind::takes_game);
    if (settled) return;
    if (table_.turned_count > 0) {
      const bool bunching =
          table_.phase == Phase::bunch_question || table_.phase == Phase::bunch_answer;
      holds(best_, table_.turned[at(bunching ? table_.turned_count - 1 : 0)].suit());
    }
    if (say == Say::beg && table_.rules.begging == Begging::dealer_answers) {
      const int runs = count(best_, [](const Course& c) { return c.answer == Say::run; });
      const bool usual = runs * 2 >= worlds_;
      add(usual ? Kind::dealer_runs : Kind::dealer_gives, best_, no_card, table_.dealer,
          usual ? runs : worlds_ - runs, 0, worlds_);
    }
    about_the_mean();
    if (found_.size() < most_said) about_points();
  }

  void about_discards(const CardList& cards) {
    const bool junk = std::all_of(cards.begin(), cards.end(), [&](Card card) {
      return card_points(card) == 0 && card.suit() != table_.trump;
    });
    if (junk) add(Kind::throws_junk, best_);
    about_points();
  }

  // Expected points of the hand with each of the two, in tenths.
  void about_the_mean() {
    if (other_ < 0 || worlds_ == 0) return;
    const auto mean = [&](int option, bool to_us) {
      int sum = 0;
      for (const Course& course : looked_.courses[at(option)]) {
        for (int side = 0; side < table_.sides; ++side) {
          if ((side == side_) == to_us) sum += course.gained[at(side)];
        }
      }
      return std::max(0, (sum * 20 + worlds_) / (2 * worlds_));
    };
    const int us = mean(best_, true);
    const int them = mean(best_, false);
    const int us_else = mean(other_, true);
    const int them_else = mean(other_, false);
    if (us - them < us_else - them_else + 2) return;
    add(Kind::mean_points, best_, no_card, -1, us, them, 10);
    add(Kind::mean_points, other_, no_card, -1, us_else, them_else, 10);
  }

  const Advice& advice_;
  const Looked& looked_;
  const Table& table_;
  int seat_, side_, best_, other_, worlds_;
  std::vector<Reason> found_;
};

}  // namespace

std::vector<Reason> reasons_for(const Advice& advice, const Looked& looked) {
  return Reasons(advice, looked).all();
}

}  // namespace allfours
