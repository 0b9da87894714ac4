#include "rules/rule_test.hpp"

#include <algorithm>

#include "core/cards/random.hpp"
#include "core/game/game.hpp"
#include "core/table/dealing.hpp"
#include "properties/split.hpp"
#include "rules/packets.hpp"

namespace allfours {

namespace {

std::string seat_text(int seat) { return "seat " + std::to_string(seat); }

std::string award_line(const Event& event) {
  const std::string what(wire(event.award));
  const std::string shown = event.counted ? "" : " (not counted)";
  if (event.side < 0) return "nobody " + what + shown;
  return "side " + std::to_string(event.side) + (event.points < 0 ? " " : " +") +
         std::to_string(event.points) + " " + what + shown;
}

}  // namespace

Card card_of(std::string_view text) {
  const auto card = parse_card(text);
  if (!card) ADD_FAILURE() << text << " is not a card";
  return card.value_or(no_card);
}

std::vector<Card> cards_of(std::string_view text) {
  std::vector<Card> cards;
  for (const std::string& part : split(text)) cards.push_back(card_of(part));
  return cards;
}

CardSet set_of(std::string_view text) {
  CardSet set;
  for (const Card card : cards_of(text)) set.add(card);
  return set;
}

std::string text_of(CardSet cards) {
  std::string text;
  for (const Card card : cards) text += (text.empty() ? "" : " ") + card_text(card);
  return text;
}

std::string line_of(const Event& event) {
  switch (event.kind) {
    case EventKind::first_dealer:
      return "first dealer " + std::to_string(event.seat);
    case EventKind::hand:
      return "hand " + std::to_string(event.hand_number) + " dealer " + std::to_string(event.seat);
    case EventKind::cut_trump:
      return "cut " + card_text(event.card);
    case EventKind::turn_up:
      return "turned " + card_text(event.card);
    case EventKind::say:
      return seat_text(event.seat) + " says " + std::string(wire(event.say));
    case EventKind::trump:
      return std::string("trump ") + suit_letter(event.suit) + " by " +
             std::string(wire(event.how));
    case EventKind::redeal:
      return "redeal " + std::string(wire(event.redeal));
    case EventKind::discard:
      return seat_text(event.seat) + " discards " + std::to_string(event.cards.size());
    case EventKind::play:
      return seat_text(event.seat) + " plays " + card_text(event.card);
    case EventKind::trick:
      return seat_text(event.seat) + " takes";
    case EventKind::draw:
      return seat_text(event.seat) + " draws " + card_text(event.card);
    case EventKind::lay_down:
      return seat_text(event.seat) + " lays down";
    case EventKind::take_back:
      return seat_text(event.seat) + " takes back " + card_text(event.card);
    case EventKind::look:
      return seat_text(event.seat) + " looks";
    case EventKind::deal_by_hand: {
      std::string line = seat_text(event.seat) + " deals";
      for (int seat = 0; seat < event.counts.seats; ++seat) {
        line += " " + std::to_string(event.counts[seat]);
      }
      return line;
    }
    case EventKind::call_misdeal:
      return seat_text(event.seat) + " calls a misdeal";
    case EventKind::expose:
      return seat_text(event.seat) + " exposes " + card_text(event.card);
    case EventKind::call_card:
      return seat_text(event.seat) + " calls for " + card_text(event.card) + " of seat " +
             std::to_string(event.other);
    case EventKind::call_revoke:
      return seat_text(event.seat) + " calls seat " + std::to_string(event.other) + " trick " +
             std::to_string(event.trick) + (event.upheld ? ": upheld" : ": refused");
    case EventKind::award:
      return award_line(event);
    case EventKind::game_end:
      return "side " + std::to_string(event.side) + " wins";
    case EventKind::game:
    case EventKind::deal:
    case EventKind::thrown_in:
    case EventKind::hand_end:
      break;
  }
  return std::string(wire(event.kind));
}

Setup setup_of(std::string_view variant, int players, std::string_view changes) {
  Setup setup;
  setup.variant = find_variant(variant);
  if (setup.variant == nullptr) {
    ADD_FAILURE() << "no variant " << variant;
    setup.variant = &variants()[0];
  }
  setup.players = players > 0 ? players : setup.variant->usual_players;
  EXPECT_TRUE(setup.variant->allows(setup.players)) << variant << " with " << players;
  setup.rules = setup.variant->rules;
  setup.seed = "rule-test";
  for (const std::string& change : split(changes)) {
    const auto equals = change.find('=');
    const auto no = set_field(setup.rules, change.substr(0, equals), change.substr(equals + 1));
    EXPECT_FALSE(no.has_value()) << no->sentence();
  }
  const auto no = validate(setup.rules, setup.players);
  EXPECT_FALSE(no.has_value()) << no->sentence();
  return setup;
}

Story::Story(Setup setup, Table table, Events log)
    : setup_(std::move(setup)), table_(table), log_(std::move(log)) {
  advance(table_, log_);
}

Story& Story::decides(const Decision& decision) {
  const std::size_t before = log_.size();
  const auto no =
      decide(table_, decision, [&](const Table&, const Event& event) { log_.push_back(event); });
  if (no) {
    ADD_FAILURE() << "refused at " << line_of(log_.back()) << ": " << no->sentence();
  } else {
    last_ = before;
  }
  return *this;
}

Story& Story::says(std::string_view words) {
  for (const std::string& word : split(words)) {
    bool found = false;
    for (int i = 0; i <= static_cast<int>(Say::pass) && !found; ++i) {
      found = wire(static_cast<Say>(i)) == word;
      if (found) decides(Decision::of_say(turn(), static_cast<Say>(i)));
    }
    EXPECT_TRUE(found) << word;
  }
  return *this;
}

Story& Story::plays(std::string_view cards) {
  for (const Card card : cards_of(cards)) decides(Decision::of_play(turn(), card));
  return *this;
}

Story& Story::discards(std::string_view cards) {
  CardList list;
  for (const Card card : cards_of(cards)) list.push(card);
  return decides(Decision::of_discard(turn(), list));
}

Story& Story::lays_down(int seat) { return decides(Decision::of_lay_down(seat)); }

Story& Story::takes_back(int seat) { return decides(Decision::of_take_back(seat)); }

Story& Story::calls(int by, int seat, int trick) {
  return decides(Decision::of_call(by, seat, trick));
}

Story& Story::deals(const std::vector<int>& counts) {
  SeatCounts all;
  for (const int count : counts) all.push(count);
  return decides(Decision::of_deal(turn(), all));
}

Story& Story::calls_misdeal(int by) { return decides(Decision::of_call_misdeal(by)); }

Story& Story::looks(int seat) { return decides(Decision::of_look(seat)); }

Story& Story::exposes(int seat, std::string_view card) {
  return decides(Decision::of_expose(seat, card_of(card)));
}

Story& Story::calls_for(int by, int seat, std::string_view card) {
  return decides(Decision::of_call_card(by, seat, card_of(card)));
}

Story& Story::nobody_calls() {
  while (table_.phase == Phase::calls) says("pass");
  return *this;
}

Story& Story::plays_out() {
  const int hand = table_.hand;
  const int redeals = table_.redeals;
  while (table_.hand == hand && table_.redeals == redeals) {
    const Choice now = choice(table_);
    if (now.seat < 0 || now.cards.empty()) break;
    CardList cards;
    for (int i = 0; i < now.discards; ++i) cards.push(now.cards.at(i));
    decides(now.discards > 0 ? Decision::of_discard(now.seat, cards)
                             : Decision::of_play(now.seat, now.cards.first()));
  }
  return *this;
}

Refusal Story::refused(const Decision& decision) {
  auto judged = judge(table_, decision);
  if (auto* no = std::get_if<Refusal>(&judged)) return *no;
  ADD_FAILURE() << "not refused: " << line_of(std::get<Event>(judged));
  return {};
}

Refusal Story::refuses_to_say(Say word) { return refused(Decision::of_say(turn(), word)); }

Refusal Story::refuses_to_play(std::string_view card) {
  return refused(Decision::of_play(turn(), card_of(card)));
}

std::string Story::words() const {
  std::string text;
  const Choice now = choice(table_);
  for (int i = 0; i <= static_cast<int>(Say::pass); ++i) {
    if ((now.says & say_bit(static_cast<Say>(i))) == 0) continue;
    text += (text.empty() ? "" : " ") + std::string(wire(static_cast<Say>(i)));
  }
  return text;
}

std::string Story::legal() const { return text_of(choice(table_).cards); }

std::size_t Story::first_hand_end() const {
  for (std::size_t i = 0; i < log_.size(); ++i) {
    if (log_[i].kind == EventKind::redeal) return i + 1;
    if (log_[i].kind != EventKind::hand_end) continue;
    const bool game_over = i + 1 < log_.size() && log_[i + 1].kind == EventKind::game_end;
    return game_over ? i + 2 : i + 1;
  }
  return log_.size();
}

Lines Story::told() const {
  Lines lines;
  for (std::size_t i = 0; i < first_hand_end(); ++i) lines.push_back(line_of(log_[i]));
  return lines;
}

Lines Story::awards() const {
  Lines lines;
  for (const Event& event : all(EventKind::award)) lines.push_back(line_of(event));
  return lines;
}

Lines Story::last() const {
  Lines lines;
  for (std::size_t i = last_; i < log_.size(); ++i) lines.push_back(line_of(log_[i]));
  return lines;
}

Events Story::all(EventKind kind) const {
  Events events;
  for (std::size_t i = 0; i < first_hand_end(); ++i) {
    if (log_[i].kind == kind) events.push_back(log_[i]);
  }
  return events;
}

Event Story::award(AwardFor what) const {
  for (const Event& event : all(EventKind::award)) {
    if (event.award == what) return event;
  }
  ADD_FAILURE() << "no award for " << wire(what);
  return {};
}

Deal::Deal(std::string_view variant, int players) : setup_(setup_of(variant, players)) {}

Deal& Deal::rules(std::string_view changes) {
  setup_ = setup_of(setup_.variant->id, setup_.players, changes);
  return *this;
}

Deal& Deal::dealer(int seat) {
  dealer_ = seat;
  return *this;
}

Deal& Deal::score(std::vector<int> score) {
  score_ = std::move(score);
  return *this;
}

Deal& Deal::hand(int seat, std::string_view cards) {
  hands_[seat] = cards_of(cards);
  return *this;
}

Deal& Deal::turned(std::string_view cards) {
  turned_ = cards_of(cards);
  return *this;
}

Deal& Deal::stock(std::string_view cards) {
  stock_ = cards_of(cards);
  return *this;
}

// The order of the pack that deals these cards, after the wording of the rules: packets from eldest
// on, a card turned, three more to each, a card turned, and so on.
Pack Deal::pack() const {
  const int n = setup_.players;
  const RuleSet& rules = setup_.rules;
  const std::vector<int> packets = packets_by_name(rules);
  std::vector<Card> order;
  std::vector<std::size_t> given(at(n), 0);
  const auto deal = [&](int packet) {
    for (int i = 1; i <= n; ++i) {
      const int seat = (dealer_ + i) % n;
      const auto found = hands_.find(seat);
      for (int k = 0; k < packet; ++k) {
        const std::size_t place = given[at(seat)]++;
        const bool named = found != hands_.end() && place < found->second.size();
        order.push_back(named ? found->second[place] : no_card);
      }
    }
  };
  for (const int packet : packets) deal(packet);
  bool first = true;
  for (const Card card : turned_) {
    const bool deals = rules.run == Run::three_more_and_turn ||
                       (rules.run == Run::turn_only && order.size() == at(hand_size * n + 1));
    if (!first && deals) deal(run_size);
    order.push_back(card);
    first = false;
  }
  order.insert(order.end(), stock_.begin(), stock_.end());
  order.resize(pack_size, no_card);
  if (cut_.known()) {
    Card& shown = order[at(cut_depth(seed_key(setup_.seed), 1, 0))];
    EXPECT_TRUE(!shown.known() || shown == cut_) << "another card is at the cut";
    shown = cut_;
  }
  CardSet rest = CardSet::pack();
  for (const Card card : order) {
    if (!card.known()) continue;
    EXPECT_TRUE(rest.contains(card)) << card_text(card) << " is dealt twice";
    rest.remove(card);
  }
  Pack pack;
  for (std::size_t i = 0; i < pack.size(); ++i) {
    pack[i] = order[i].known() ? order[i] : rest.first();
    rest.remove(pack[i]);
  }
  return pack;
}

Deal& Deal::cut(std::string_view card) {
  cut_ = card_of(card);
  return *this;
}

Story Deal::start() {
  setup_.first_pack = pack();
  Table table = new_table(setup_);
  Events log;
  Event event;
  while (table.phase != Phase::hand && next_event(table, event)) {
    if (event.kind == EventKind::first_dealer) event.seat = static_cast<std::int8_t>(dealer_);
    apply(table, event);
    log.push_back(event);
  }
  for (std::size_t side = 0; side < score_.size(); ++side) {
    table.score[side] = static_cast<std::int16_t>(score_[side]);
  }
  return {setup_, table, log};
}

int count_of(const Lines& lines, std::string_view line) {
  return static_cast<int>(std::count(lines.begin(), lines.end(), line));
}

}  // namespace allfours
