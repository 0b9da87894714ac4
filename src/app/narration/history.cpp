#include "app/narration/history.hpp"

#include "core/log/event_json.hpp"
#include "core/table/scoring.hpp"

namespace allfours {

std::string spoken(const HistoryRow& row) {
  if (row.kind != HistoryRow::Kind::award) return row.title;
  return row.title + ", " + row.who + ", " + number_text(row.points) + ". " + row.why;
}

namespace {

// The paragraph of the rule; a general one if nobody has High or Low, or one trump is both.
std::string row_rule(const Event& award, const Table& before, const RuleSet& rules) {
  const bool high = award.award == AwardFor::high;
  if (high || award.award == AwardFor::low) {
    if (award.side < 0) return "no_trump";
    const PointCards cards = point_cards(before);
    if (!high && rules.trump != TrumpBy::cut && cards.high == cards.low) return "one_trump";
  }
  return rule_of(award, rules);
}

void tell_award(HistoryRow& row, const Event& event, const Table& before,
                const Narrator& narrator) {
  row.kind = HistoryRow::Kind::award;
  row.title = narrator.award_title(event);
  row.who = event.side < 0 ? std::string(narrator.words().nobody) : narrator.side_name(event.side);
  row.why = narrator.award_why(event, before);
  row.score = narrator.score_text(event.score);
  row.side = event.side;
  row.points = event.points;
  row.award = event.award;
  if (event.award == AwardFor::no_follow) row.trick = before.tricks + 1;
  row.cards = event.cards_of_award;
}

}  // namespace

void History::update(const Setup& setup, const Events& log, int shown, const Narrator& narrator) {
  if (shown < shown_ || shown_ == 0) {
    rows_.clear();
    table_ = new_table(setup);
    shown_ = 0;
  }
  for (; shown_ < shown; ++shown_) {
    const Event& event = log[static_cast<std::size_t>(shown_)];
    add(event, table_, setup, narrator);
    apply(table_, event);
  }
}

void History::add(const Event& event, const Table& before, const Setup& setup,
                  const Narrator& narrator) {
  HistoryRow row;
  row.moment = shown_ + 1;
  row.hand = rows_.empty() ? 0 : rows_.back().hand;
  row.event = event.kind;
  row.title = narrator.sentence(event, before);
  switch (event.kind) {
    case EventKind::hand:
      row.kind = HistoryRow::Kind::heading;
      row.hand = row.moment;
      row.number = event.hand_number;
      row.title = narrator.hand_heading(event);
      break;
    case EventKind::trump:
      if (row.hand > 0) {
        HistoryRow& heading = rows_[static_cast<std::size_t>(row.hand - 1)];
        heading.trump_known = true;
        heading.trump = event.suit;
      }
      break;
    case EventKind::award:
      tell_award(row, event, before, narrator);
      row.rule = row_rule(event, before, setup.rules);
      break;
    case EventKind::game_end:
      row.kind = HistoryRow::Kind::game_over;
      row.side = event.side;
      break;
    case EventKind::hand_end:
      if (row.hand > 0) {
        rows_[static_cast<std::size_t>(row.hand - 1)].result = narrator.score_text(event.score);
      }
      break;
    case EventKind::play:
    case EventKind::trick:
      row.card = event.card;
      row.seat = event.seat;
      row.trick = before.tricks + 1;
      break;
    case EventKind::draw:
      row.trick = before.tricks;
      break;
    case EventKind::expose:
    case EventKind::call_card:
      row.rule = "exposed";
      row.card = event.card;
      break;
    case EventKind::turn_up:
      row.card = event.card;
      break;
    default:
      break;
  }
  rows_.push_back(std::move(row));
}

}  // namespace allfours
