#include "together/by_message.hpp"

#include <algorithm>

#include "core/text/text_fields.hpp"
#include "together/stored_lines.hpp"

namespace allfours::together {

namespace {

Sitting sitting_by_message(const Plan& plan, SeatBits people, std::string_view secret) {
  Sitting sitting;
  sitting.table = own_letters(secret, "table", table_letters);
  sitting.setup = plan.setup;
  sitting.setup.seed.clear();
  sitting.setup.first_pack.reset();
  sitting.setup.start.reset();
  sitting.host = plan.seat;
  sitting.persons =
      static_cast<SeatBits>((people | seat_bit(plan.seat)) & ((1U << plan.setup.players) - 1));
  if (valid_name(plan.name)) sitting.names[at(plan.seat)] = plan.name;
  sitting.bots = plan.bots;
  return sitting;
}

}  // namespace

ByMessage::ByMessage(const Plan& plan, SeatBits people, const std::string& secret)
    : Device(sitting_by_message(plan, people, secret), plan.seat, secret) {
  deal_.round = 1;
  deal_.persons = sitting_.persons;
  add_own();
}

std::variant<ByMessage, Fault> ByMessage::opened(std::string_view text, std::string name,
                                                 std::string secret) {
  const auto read = read_turn_link(text);
  if (const auto* no = std::get_if<Fault>(&read)) return *no;
  const auto& link = std::get<TurnLink>(read);
  const bool committed = !link.deal.commits[at(link.to)].empty();
  if (committed && !link.deal.shown()) return Fault{FaultKind::turn_device};
  ByMessage device;
  device.sitting_ = link.sitting;
  device.seat_ = link.to;
  device.secret_ = std::move(secret);
  device.deal_.round = 1;
  device.deal_.persons = link.deal.persons;
  device.trusting_ = true;
  device.accept(link);
  if (valid_name(name)) device.sitting_.names[at(link.to)] = std::move(name);
  if (auto no = device.add_own()) return *no;
  return device;
}

int ByMessage::next_person(int seat, SeatBits among) const {
  for (int i = 1; i <= sitting_.setup.players; ++i) {
    const int next = (seat + i) % sitting_.setup.players;
    if (has_seat(among, next)) return next;
  }
  return seat;
}

int ByMessage::next_seat() const {
  if (stage() == Stage::playing) return history_.game().question().seat;
  SeatBits open = 0;
  if (stage() == Stage::dealing) {
    const SeatTexts& wanted = deal_.committed() ? deal_.parts : deal_.commits;
    for (int seat = 0; seat < sitting_.setup.players; ++seat) {
      if (has_seat(deal_.persons, seat) && wanted[at(seat)].empty()) open |= seat_bit(seat);
    }
  } else {
    open = static_cast<SeatBits>(deal_.persons & ~seat_bit(seat_));
  }
  return next_person(seat_, open);
}

TurnLink ByMessage::as_link() const {
  TurnLink link{sitting_, deal_, {}, next_seat()};
  for (int i = 0; i < history_.steps(); ++i) {
    if (!history_.step(i).bot) link.steps.push_back(history_.step(i).text);
  }
  return link;
}

std::string ByMessage::link() const {
  if (!waiting_.empty() || history_.bots_first()) return {};
  return turn_link_text(as_link());
}

std::optional<Fault> ByMessage::compare(const TurnLink& link) const {
  if (link.sitting.table != sitting_.table) return Fault{FaultKind::together_table};
  if (!same_game(link.sitting.setup, sitting_.setup) || link.sitting.host != sitting_.host ||
      seats_text(link.sitting) != seats_text(sitting_)) {
    return Fault{FaultKind::together_game};
  }
  for (int seat = 0; seat < max_players; ++seat) {
    const auto differ = [](const std::string& one, const std::string& other) {
      return !one.empty() && !other.empty() && one != other;
    };
    if (differ(link.deal.commits[at(seat)], deal_.commits[at(seat)]) ||
        differ(link.deal.parts[at(seat)], deal_.parts[at(seat)])) {
      return Fault{FaultKind::together_commits};
    }
  }
  const TurnLink own = as_link();
  for (std::size_t i = 0; i < std::min(own.steps.size(), link.steps.size()); ++i) {
    if (own.steps[i] != link.steps[i]) {
      return Fault{FaultKind::together_fork, {std::to_string(i + 1)}};
    }
  }
  return std::nullopt;
}

std::optional<Fault> ByMessage::why_not(const TurnLink& link) const {
  if (auto no = compare(link)) return no;
  const int own = as_link().progress();
  if (link.progress() < own) {
    const bool answered = link.to == seat_ && link.progress() == taken_;
    return Fault{answered ? FaultKind::turn_used : FaultKind::turn_outdated};
  }
  if (link.progress() == own && link.to != seat_ && stage() != Stage::over) {
    return Fault{FaultKind::turn_own, {std::to_string(link.to)}};
  }
  // A device further on has everything that this device has.
  for (int seat = 0; seat < max_players; ++seat) {
    if ((link.deal.commits[at(seat)].empty() && !deal_.commits[at(seat)].empty()) ||
        (link.deal.parts[at(seat)].empty() && !deal_.parts[at(seat)].empty())) {
      return Fault{FaultKind::together_commits};
    }
  }
  // A part is shown only by the device that it is of.
  if (deal_.parts[at(seat_)].empty() && !link.deal.parts[at(seat_)].empty()) {
    return Fault{FaultKind::together_commits};
  }
  return std::nullopt;
}

void ByMessage::accept(const TurnLink& link) {
  const auto known = static_cast<std::ptrdiff_t>(as_link().steps.size());
  deal_.commits = link.deal.commits;
  deal_.parts = link.deal.parts;
  const std::string own = sitting_.names[at(seat_)];
  sitting_.names = link.sitting.names;
  if (!own.empty()) sitting_.names[at(seat_)] = own;
  taken_ = link.progress();
  waiting_.assign(link.steps.begin() + std::min(known, std::ssize(link.steps)), link.steps.end());
  change();
}

std::optional<Fault> ByMessage::take(std::string_view text) {
  const auto read = read_turn_link(text);
  if (const auto* no = std::get_if<Fault>(&read)) return *no;
  const auto& link = std::get<TurnLink>(read);
  if (!waiting_.empty() || history_.bots_first()) return Fault{FaultKind::together_bots};
  if (auto no = why_not(link)) return no;
  ByMessage next = *this;
  next.steps_before_ = history_.steps();
  next.accept(link);
  const bool own_turn = link.to == seat_;
  if (own_turn || next.deal_.shown()) {
    if (auto no = next.add_own()) return no;
  }
  *this = std::move(next);
  return std::nullopt;
}

std::optional<Fault> ByMessage::add_own() {
  if (stage() == Stage::dealing) {
    std::string& commit = deal_.commits[at(seat_)];
    if (commit.empty()) {
      commit = own_commitment();
      change();
    }
    if (deal_.committed() && deal_.parts[at(seat_)].empty()) {
      if (commit != own_commitment()) return Fault{FaultKind::together_commits};
      deal_.parts[at(seat_)] = own_part();
      change();
    }
    if (deal_.shown()) begin();
  }
  return follow();
}

std::optional<Fault> ByMessage::follow() {
  while (!waiting_.empty() && !history_.bots_first()) {
    const std::string step = waiting_.front();
    const Fault impossible{FaultKind::together_step, {std::to_string(history_.steps() + 1)}};
    const int by = history_.seat_of(step);
    if (by < 0) return impossible;
    if (by == seat_ && !trusting_) {
      return Fault{FaultKind::together_forged, {std::to_string(history_.steps() + 1)}};
    }
    if (auto no = history_.append(step, -1)) return impossible;
    waiting_.erase(waiting_.begin());
    change();
    notify(Notice::Kind::moved);
  }
  if (waiting_.empty()) trusting_ = false;
  if (stage() == Stage::over) notify(Notice::Kind::over);
  return std::nullopt;
}

std::optional<Fault> ByMessage::decide(const std::optional<Decision>& decision) {
  if (!waiting_.empty()) return Fault{FaultKind::together_bots};
  auto step = own_step(decision);
  if (auto* no = std::get_if<Fault>(&step)) return std::move(*no);
  if (auto no = history_.append(std::get<Proposal>(step).text, seat_)) return no;
  change();
  notify(Notice::Kind::moved);
  return follow();
}

std::optional<Fault> ByMessage::answer_bot(const std::optional<Decision>& decision) {
  if (auto no = history_.answer(decision)) return no;
  change();
  notify(Notice::Kind::moved);
  if (auto fault = follow()) {
    // The link was wrong: the game is as before it.
    std::vector<Step> steps;
    for (int i = 0; i < steps_before_; ++i) steps.push_back(history_.step(i));
    history_ = History(sitting_, common_seed(sitting_.table, deal_));
    history_.restore(steps);
    waiting_.clear();
    change();
    notify(Notice::Kind::stopped, -1, *fault);
  }
  return std::nullopt;
}

std::string ByMessage::turn_lines() const {
  std::string text = lines() + "taken " + std::to_string(taken_) + " " +
                     std::to_string(steps_before_) + (trusting_ ? " 1\n" : " 0\n");
  for (const std::string& step : waiting_) text += "waiting " + step + "\n";
  return text;
}

bool ByMessage::read(StoredLines& lines) {
  if (!read_lines(lines) || deal_.round != 1 || deal_.persons != sitting_.persons ||
      !has_seat(deal_.persons, seat_)) {
    return false;
  }
  bool bad = false;
  int trusting = 0;
  std::string_view line = lines.take("taken");
  take_number(line, 0, 2 * most_steps, taken_, bad);
  take_number(line, 0, history_.steps(), steps_before_, bad);
  take_number(line, 0, 1, trusting, bad);
  trusting_ = trusting == 1;
  while (const auto step = lines.take_if("waiting")) {
    if (!has_step_form(*step) || seats_somebody(*step) || !history_.begun()) return false;
    waiting_.emplace_back(*step);
  }
  return !bad && line.empty() && lines.done();
}

std::string ByMessage::stored_text() const { return stored_whole("turns", turn_lines()); }

std::variant<ByMessage, Fault> ByMessage::restored(std::string_view text) {
  const auto stored = stored_lines(text, "turns");
  if (const auto* no = std::get_if<Fault>(&stored)) return *no;
  ByMessage device;
  StoredLines lines(std::get<std::string_view>(stored));
  if (!device.read(lines)) return Fault{FaultKind::together_stored};
  return device;
}

}  // namespace allfours::together
