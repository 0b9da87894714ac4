#include "app/narration/explanation.hpp"

#include <algorithm>

namespace allfours {

namespace {

// The events of the last hand of a log; after a redeal, of its last deal.
std::span<const Event> last_deal(std::span<const Event> log) {
  std::size_t start = log.size();
  while (start > 0 && log[start - 1].kind != EventKind::hand) --start;
  return log.subspan(start == 0 ? 0 : start - 1);
}

// Trumps first, then suit by suit, each from the top.
std::vector<Card> in_order(CardSet cards, bool trump_fixed, Suit trump) {
  std::vector<Card> ordered;
  const auto take = [&](CardSet of_suit) {
    for (int i = of_suit.count(); i-- > 0;) ordered.push_back(of_suit.at(i));
  };
  const CardSet trumps = trump_fixed ? cards & CardSet::of(trump) : CardSet();
  take(trumps);
  for (const Suit suit : {Suit::spades, Suit::hearts, Suit::clubs, Suit::diamonds}) {
    take((cards - trumps) & CardSet::of(suit));
  }
  return ordered;
}

// Collects the evidence for one award, from a log redacted for the person.
class Finder {
 public:
  Finder(const Setup& setup, std::span<const Event> seen, const Narrator& narrator)
      : setup_(setup), narrator_(narrator), words_(narrator.words()), award_(seen.back()) {
    table_ = new_view_table(setup);
    for (const Event& event : seen.first(seen.size() - 1)) apply(table_, event);
    hand_ = last_deal(seen);
    tricks_ = tricks_of_hand(seen);
  }

  Evidence find() {
    switch (award_.award) {
      case AwardFor::turn_up_ace:
      case AwardFor::turn_up_king:
      case AwardFor::turn_up_queen:
      case AwardFor::turn_up_jack:
      case AwardFor::turn_up_six:
      case AwardFor::turn_up_two:
        turned();
        break;
      case AwardFor::gift:
      case AwardFor::begged_point:
        said();
        break;
      case AwardFor::high:
      case AwardFor::low:
      case AwardFor::jack:
      case AwardFor::hang_jack:
        if (award_.side < 0) {
          not_in_play();
        } else {
          one_card();
        }
        break;
      case AwardFor::game:
        piles();
        break;
      case AwardFor::no_follow:
        no_follow();
        break;
      case AwardFor::revoke:
        revoke();
        break;
      case AwardFor::misdeal:
        misdeal();
        break;
      case AwardFor::looked:
        say(about(words_.why_face_down, award_.why.erred));
        break;
    }
    return std::move(lines_);
  }

 private:
  bool is_you(int seat) const { return seat == narrator_.people().you; }
  void say(std::string text, std::vector<CardNote> cards = {}) {
    lines_.push_back({std::move(text), std::move(cards), {}});
  }
  std::string about(std::string_view phrase, int seat, Card card = no_card, int n = 0) const {
    return fill(phrase, is_you(seat),
                {{"who", narrator_.name(seat)},
                 {"card", card.known() ? the_card(words_, card) : std::string()},
                 {"n", number_text(n)}});
  }

  // The words and turned cards of this deal, in order.
  void said() {
    for (const Event& event : hand_) {
      if (event.kind == EventKind::turn_up || event.kind == EventKind::say) {
        EvidenceLine line{narrator_.sentence(event, table_), {}, {}};
        if (event.kind == EventKind::turn_up) line.cards.push_back({event.card, {}, false});
        lines_.push_back(std::move(line));
      }
    }
  }

  void turned() {
    std::vector<CardNote> cards;
    for (int i = 0; i < table_.turned_count; ++i) {
      const Card card = table_.turned[at(i)];
      cards.push_back({card, {}, card == award_.why.card});
    }
    say(about(words_.why_dealer_turned, table_.dealer), std::move(cards));
    say(fill(words_.why_turn_worth,
             {{"text", narrator_.award_title(award_)}, {"n", number_text(award_.points)}}));
  }

  // High, Low and the jack: origin and capture of the card.
  void one_card() {
    const Card card = award_.why.card;
    came_to(award_.why.dealt, card);
    for (const SeenTrick& trick : tricks_) {
      if (std::any_of(trick.plays.begin(), trick.plays.end(),
                      [&](const Play& play) { return play.card == card; })) {
        lines_.push_back(trick_line(trick, narrator_, card));
      }
    }
    if (award_.why.taken_by < 0) {  // claimed on the ace, in the middle of the hand
      say(fill(words_.why_score_before, {{"score", narrator_.score_text(table_.score)},
                                         {"n", number_text(setup_.rules.target)}}));
      return;
    }
    trumps_in_play(card);
  }

  void came_to(int seat, Card card) {
    int packets = 0;
    for (const Event& event : hand_) {
      if (event.kind == EventKind::draw && event.card == card) {
        return say(about(words_.why_drawn, event.seat, card));
      }
      if (event.kind != EventKind::deal) continue;
      ++packets;
      // The packet of a card is known for one's own hand only.
      const bool here =
          std::find(event.cards.begin(), event.cards.end(), card) != event.cards.end();
      if (here && packets > 1) return say(about(words_.why_dealt_in_run, seat, card));
    }
    say(about(words_.why_dealt, seat, card));
  }

  // At the settlement every card in play has been played.
  CardSet in_play() const {
    CardSet cards;
    for (const CardSet dealt : table_.dealt) cards |= dealt;
    return cards;
  }

  void trumps_in_play(Card marked) {
    const CardSet trumps = in_play() & CardSet::of(table_.trump);
    std::vector<CardNote> cards;
    for (const Card card : in_order(trumps, true, table_.trump)) {
      cards.push_back({card, {}, card == marked});
    }
    const auto phrase = trumps.count() == 1 ? words_.why_one_trump : words_.why_trumps_in_play;
    say(fill(phrase, {{"n", number_text(trumps.count())}}), std::move(cards));
  }

  void not_in_play() {
    const CardSet trumps = in_play() & CardSet::of(table_.trump);
    if (trumps.empty()) {
      return say(fill(words_.why_cards_played, {{"n", number_text(in_play().count())}}));
    }
    const Card jack(table_.trump, Rank::jack);
    trumps_in_play(no_card);
    bool discarding = false;
    for (const Event& event : hand_) {
      if (event.kind == EventKind::turn_up && event.card == jack) {
        return say(std::string(words_.why_jack_turned));
      }
      if (event.kind != EventKind::discard) continue;
      discarding = true;
      if (std::find(event.cards.begin(), event.cards.end(), jack) != event.cards.end()) {
        return say(std::string(words_.why_jack_discarded));
      }
    }
    say(std::string(discarding ? words_.why_jack_away : words_.why_jack_in_pack));
  }

  void piles() {
    int sum = 0;
    for (int side = 0; side < table_.sides; ++side) {
      CardSet taken;
      for (int seat = side; seat < table_.players; seat += table_.sides) {
        taken |= table_.taken[at(seat)] & counting_cards;
      }
      std::vector<CardNote> cards;
      for (const Rank rank : {Rank::ten, Rank::ace, Rank::king, Rank::queen, Rank::jack}) {
        for (const Card card : taken& CardSet::of(rank)) {
          cards.push_back({card, number_text(card_points(card)), false});
        }
      }
      const int points = award_.why.points[at(side)];
      sum += points;
      say(fill(words_.why_pile, {{"side", narrator_.side_name(side)}, {"n", number_text(points)}}),
          std::move(cards));
    }
    const int all = card_points(CardSet::pack());
    if (sum < all) {
      say(fill(words_.why_points_away,
               {{"n", number_text(all - sum)}, {"text", number_text(all)}}));
    }
  }

  // The trick as it was played, and the cards the seat could have played.
  void revoke() {
    const Why& why = award_.why;
    for (const SeenTrick& trick : tricks_) {
      if (trick.number == why.trick) lines_.push_back(trick_line(trick, narrator_, why.card));
    }
    std::vector<CardNote> cards;
    for (const Card card : in_order(why.held, true, table_.trump))
      cards.push_back({card, {}, false});
    say(about(words_.why_could_have, why.erred), std::move(cards));
    if (!why.whole_game) say(about(words_.why_no_game, why.erred));
  }

  void misdeal() {
    int due = hand_size;
    for (const Event& event : hand_) {
      if (event.kind != EventKind::deal) continue;
      if (event.counts != SeatCounts::each(setup_.players, due)) {
        say(fill(words_.why_dealt_wrongly,
                 {{"n", number_text(due)}, {"text", narrator_.counts(event.counts)}}));
      }
      due = run_size;
    }
  }

  void no_follow() {
    if (tricks_.empty()) return;
    const SeenTrick& trick = tricks_.back();
    std::vector<CardNote> cards;
    for (const Play& play : trick.plays) {
      cards.push_back({play.card, narrator_.name(play.seat), play.card == award_.why.card});
    }
    say(fill(words_.why_led, {{"suit", suit_name(words_, trick.plays.front().card.suit())},
                              {"text", suit_name(words_, table_.trump)}}),
        std::move(cards));
  }

  const Setup& setup_;
  const Narrator& narrator_;
  const Words& words_;
  const Event& award_;
  Table table_;  // before the award
  std::span<const Event> hand_;
  std::vector<SeenTrick> tricks_;
  Evidence lines_;
};

}  // namespace

std::vector<SeenTrick> tricks_of_hand(std::span<const Event> log) {
  const auto hand = last_deal(log);
  const int start = static_cast<int>(log.size() - hand.size());
  std::vector<SeenTrick> tricks;
  bool open = false;
  for (int i = 0; i < static_cast<int>(hand.size()); ++i) {
    const Event& event = hand[at(i)];
    if (event.kind == EventKind::play) {
      if (!open) tricks.push_back({.number = static_cast<int>(tricks.size()) + 1, .plays = {}});
      open = true;
      auto& plays = tricks.back().plays;
      const auto hole = std::find_if(plays.begin(), plays.end(),
                                     [](const Play& play) { return !play.card.known(); });
      if (hole == plays.end()) {
        plays.push_back({event.seat, event.card});
      } else {
        hole->card = event.card;
      }
      tricks.back().moment = start + i + 1;
    } else if (event.kind == EventKind::take_back && !tricks.empty()) {
      // The trick is open again, with a gap for the card.
      open = true;
      tricks.back().winner = -1;
      for (Play& play : tricks.back().plays) {
        if (play.seat == event.seat) play.card = no_card;
      }
    } else if (event.kind == EventKind::trick && open) {
      open = false;
      tricks.back().winner = event.seat;
    }
  }
  return tricks;
}

EvidenceLine trick_line(const SeenTrick& trick, const Narrator& narrator, Card marked) {
  const Words& w = narrator.words();
  EvidenceLine line;
  if (trick.winner < 0) {
    line.text = fill(w.trick_number, {{"n", number_text(trick.number)}});
  } else {
    line.text = fill(w.why_trick, trick.winner == narrator.people().you,
                     {{"who", narrator.name(trick.winner)}, {"n", number_text(trick.number)}});
  }
  for (const Play& play : trick.plays) {
    line.cards.push_back({play.card, narrator.name(play.seat), play.card == marked});
  }
  return line;
}

Evidence explain(const Setup& setup, std::span<const Event> log, const Narrator& narrator) {
  const Events seen = redacted(setup, log, narrator.people().you);
  return Finder(setup, seen, narrator).find();
}

Evidence all_hands(const Setup& setup, std::span<const Event> log, const Narrator& narrator) {
  const Words& w = narrator.words();
  Table table = new_table(setup);
  for (const Event& event : log) apply(table, event);
  std::array<CardSet, max_players> dealt{};
  std::array<CardSet, max_players> drawn{};
  std::array<CardSet, max_players> discarded{};
  CardSet turned;
  for (const Event& event : last_deal(log)) {
    if (event.kind == EventKind::deal) {
      for (int seat = 0, next = 0; seat < setup.players; ++seat) {
        for (const int end = next + event.counts[seat]; next < end; ++next) {
          dealt[at(seat)].add(event.cards[next]);
        }
      }
    } else if (event.kind == EventKind::draw) {
      drawn[at(event.seat)].add(event.card);
    } else if (event.kind == EventKind::discard) {
      for (const Card card : event.cards) discarded[at(event.seat)].add(card);
    } else if (event.kind == EventKind::turn_up) {
      turned.add(event.card);
    }
  }
  Evidence lines;
  const auto line = [&](std::string text, CardSet cards) {
    if (cards.empty()) return;
    EvidenceLine made{std::move(text), {}, {}};
    for (const Card card : in_order(cards, table.trump_fixed, table.trump)) {
      made.cards.push_back({card, {}, false});
    }
    lines.push_back(std::move(made));
  };
  for (int i = 0; i < setup.players; ++i) {
    const int seat = (narrator.people().human + i) % setup.players;
    const auto about = [&](std::string_view phrase) {
      return fill(phrase, seat == narrator.people().you, {{"who", narrator.name(seat)}});
    };
    line(narrator.name(seat), dealt[at(seat)]);
    line(about(w.hands_drawn), drawn[at(seat)]);
    line(about(w.hands_discarded), discarded[at(seat)]);
  }
  line(std::string(w.hands_turned), turned);
  CardSet rest;
  for (int i = table.next_card; i < pack_size; ++i) rest.add(table.pack[at(i)]);
  line(std::string(w.hands_rest), rest);
  return lines;
}

std::string spoken(const EvidenceLine& line, const Words& words) {
  if (line.cards.empty()) return line.text;
  std::string cards;
  for (const CardNote& one : line.cards) {
    if (!cards.empty()) cards += ", ";
    cards += card_name(words, one.card);
    if (!one.note.empty()) cards += " (" + one.note + ")";
  }
  std::string_view text = line.text;
  if (text.ends_with('.')) text.remove_suffix(1);
  return fill(words.cards_after, {{"text", text}, {"card", cards}});
}

}  // namespace allfours
