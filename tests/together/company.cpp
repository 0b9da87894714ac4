#include "together/company.hpp"

#include "core/game/record.hpp"

namespace allfours::together {

Company::Company(const Setup& setup, int guests, const std::string& name, Weather weather)
    : chance_(seed_key(name), "company"), weather_(weather) {
  Plan plan;
  plan.setup = setup;
  plan.seat = chance_.below(setup.players);
  plan.name = "Host";
  plan.bots = all_bots("sensible");
  host_.emplace(plan, secret_for(name));
  std::vector<int> seats;
  for (int seat = 0; seat < setup.players; ++seat) {
    if (seat != plan.seat) seats.push_back(seat);
  }
  chance_.shuffle(seats);
  seats.resize(std::min(seats.size(), at(guests)));
  for (const int seat : seats) {
    const auto read = read_invitation(host_->invite(seat, "via"));
    EXPECT_TRUE(std::holds_alternative<Invitation>(read));
    const std::string who = "Guest " + std::to_string(seat);
    guests_.emplace(seat, Guest(std::get<Invitation>(read), who, secret_for(name + who)));
    channels_[seat] = next_channel_++;
    guests_.at(seat).connect();
  }
  collect();
}

void Company::play_again(bool moved, const std::string& name) {
  Host next(host_->plan_again(moved), secret_for(name));
  const auto channels = host_->invite_all(next, moved);
  collect();
  deliver_all();
  std::map<int, Guest> guests;
  std::map<int, int> seats_before;  // by seat of the next table
  for (const auto& [seat, guest] : guests_) {
    ASSERT_TRUE(guest.next_table()) << seat;
    const int there = guest.next_table()->seat;
    guests.emplace(there, Guest(*guest.next_table(), "Again " + std::to_string(seat),
                                secret_for(name + std::to_string(seat))));
    ASSERT_EQ(channels[at(there)], channels_.at(seat));
    seats_before[there] = seat;
  }
  for (auto& [seat, guest] : guests_) guest.remind();
  std::vector<std::pair<int, std::string>> late;
  for (auto& [seat, guest] : guests_) {
    for (const Post& post : guest.take_outcome().posts) {
      late.emplace_back(channels_.at(seat), post.text);
    }
  }
  host_.emplace(std::move(next));
  channels_.clear();
  for (const auto& [there, seat] : seats_before) channels_[there] = channels[at(there)];
  guests_ = std::move(guests);
  for (const auto& [channel, text] : late) host_->receive(channel, text);
  for (auto& [seat, guest] : guests_) guest.connect();
  collect();
}

void Company::put(Packet packet) {
  texts.push_back(packet.text);
  if (chance_.below(100) < weather_.lost) return;
  const int copies = chance_.below(100) < weather_.doubled ? 2 : 1;
  for (int i = 0; i < copies; ++i) {
    auto place = way_.end();
    if (chance_.below(100) < weather_.reordered && !way_.empty()) {
      place = way_.begin() + chance_.below(static_cast<int>(way_.size()));
    }
    way_.insert(place, packet);
  }
}

void Company::collect() {
  Outcome outcome = host_->take_outcome();
  if (outcome.changed) stored_[-1] = host_->stored_text();
  for (const Notice& notice : outcome.notices) notices[-1].push_back(notice);
  for (const Post& post : outcome.posts) {
    for (const auto& [seat, channel] : channels_) {
      if (channel == post.channel) put({false, seat, channel, post.text});
    }
  }
  for (const int closed : outcome.closed) {
    std::erase_if(channels_, [&](const auto& one) { return one.second == closed; });
  }
  for (auto& [seat, guest] : guests_) {
    Outcome own = guest.take_outcome();
    if (own.changed) stored_[seat] = guest.stored_text();
    for (const Notice& notice : own.notices) notices[seat].push_back(notice);
    const auto channel = channels_.find(seat);
    if (channel == channels_.end()) continue;
    for (const Post& post : own.posts) put({true, seat, channel->second, post.text});
    if (!own.closed.empty()) {
      host_->channel_closed(channel->second);
      channels_.erase(channel);
    }
  }
}

void Company::deliver_one() {
  Packet packet = way_.front();
  way_.pop_front();
  const auto channel = channels_.find(packet.seat);
  if (channel == channels_.end() || channel->second != packet.channel) return;
  if (before) before(packet.to_host, packet.seat, packet.text);
  if (packet.to_host) {
    host_->receive(packet.channel, packet.text);
  } else {
    guests_.at(packet.seat).receive(packet.text);
  }
  collect();
}

void Company::deliver_all() {
  while (!way_.empty()) deliver_one();
}

template <typename Device>
bool Company::decide_for(Device& device) {
  if (device.history().bots_first()) {
    EXPECT_FALSE(device.answer_bot(bot_answer(device.history())));
    return true;
  }
  if (!decides || device.waits() || device.stage() != Device::Stage::playing) return false;
  const Game& game = device.history().game();
  if (game.setup().rules.table_rules && has_seat(device.history().people(), device.seat()) &&
      chance_.below(3) == 0) {
    // Out of turn, perhaps: two devices may do so at once.
    const Decision decision = random_decision(game.table(), chance_);
    if (decision.seat == device.seat() && !device.decide(decision)) return true;
  }
  if (!device.own_turn()) return false;
  if (game.question().lay_down) {
    const bool keeps = chance_.below(2) == 0;
    const auto fault =
        device.decide(keeps ? std::nullopt : std::optional(Decision::of_lay_down(device.seat())));
    EXPECT_FALSE(fault) << fault->sentence();
    return true;
  }
  const auto fault = device.decide(random_choice(game.table(), chance_));
  EXPECT_FALSE(fault) << fault->sentence();
  return true;
}

bool Company::decide_one() {
  // Devices are not equally fast.
  const int first = chance_.below(static_cast<int>(guests_.size()) + 1);
  for (int i = 0; i <= static_cast<int>(guests_.size()); ++i) {
    const int who = (first + i) % (static_cast<int>(guests_.size()) + 1);
    bool decided = false;
    if (who == 0) {
      decided = decide_for(*host_);
    } else {
      decided = decide_for(std::next(guests_.begin(), who - 1)->second);
    }
    if (decided) {
      collect();
      return true;
    }
  }
  return false;
}

bool Company::go_on() {
  if (!way_.empty() && chance_.below(3) != 0) {
    deliver_one();
    return true;
  }
  if (decide_one()) return true;
  if (way_.empty()) return false;
  deliver_one();
  return true;
}

void Company::remind() {
  host_->remind();
  for (auto& [seat, guest] : guests_) guest.remind();
  collect();
}

bool Company::deal() {
  for (int i = 0; i < 200 && std::popcount(host_->sitting().persons) <= std::ssize(guests_); ++i) {
    deliver_all();
    remind();
  }
  deliver_all();
  EXPECT_FALSE(host_->start());
  collect();
  for (int i = 0; i < 200; ++i) {
    deliver_all();
    bool all = host_->history().begun();
    for (auto& [seat, guest] : guests_) all = all && guest.history().begun();
    if (all) return true;
    remind();
  }
  return false;
}

bool Company::over() {
  bool all = host_->stage() == Device::Stage::over;
  for (auto& [seat, guest] : guests_) all = all && guest.stage() == Device::Stage::over;
  return all;
}

bool Company::play(int most_rounds) {
  int idle = 0;
  for (int i = 0; i < most_rounds && !over(); ++i) {
    if (go_on()) {
      idle = 0;
      continue;
    }
    if (++idle > 500) return false;
    remind();
  }
  return over();
}

std::string Company::state() {
  const auto of = [](const Device& device) {
    const History& history = device.history();
    const Question asked = history.begun() ? history.game().question() : Question{};
    return "seat " + std::to_string(device.seat()) + ": stage " +
           std::to_string(static_cast<int>(device.stage())) + ", " +
           std::to_string(history.steps()) + " steps, asks " + std::to_string(asked.seat) +
           (asked.lay_down ? " to lay down" : "") + ", people " + std::to_string(history.people()) +
           (history.bots_first() ? ", bots first" : "");
  };
  std::string text = "host " + of(*host_) + (host_->waits() ? ", waits\n" : "\n");
  for (auto& [seat, guest] : guests_) {
    text += "guest " + of(guest) + (guest.waits() ? ", waits" : "") +
            (channels_.contains(seat) ? "" : ", without channel") +
            (guest.stopped() ? ", stopped: " + guest.stopped()->sentence() : "") + "\n";
  }
  for (const auto& [who, all] : notices) {
    for (const Notice& notice : all) {
      if (notice.kind != Notice::Kind::dropped && notice.kind != Notice::Kind::stopped &&
          notice.kind != Notice::Kind::refused) {
        continue;
      }
      text += std::to_string(who) + " about " + std::to_string(notice.seat) + ": " +
              notice.fault.sentence() + "\n";
    }
  }
  return text;
}

void Company::cut(int seat) {
  const auto channel = channels_.find(seat);
  if (channel == channels_.end()) return;
  const int number = channel->second;
  channels_.erase(channel);
  host_->channel_closed(number);
  guests_.at(seat).channel_closed();
  collect();
}

void Company::invite_again(int seat) {
  const auto read = read_invitation(host_->invite(seat, ""));
  ASSERT_TRUE(std::holds_alternative<Invitation>(read));
  ASSERT_FALSE(guests_.at(seat).renew(std::get<Invitation>(read)));
  channels_[seat] = next_channel_++;
  guests_.at(seat).connect();
  collect();
}

void Company::restart_guest(int seat) {
  cut(seat);
  auto read = Guest::restored(stored_.at(seat));
  ASSERT_TRUE(std::holds_alternative<Guest>(read));
  ASSERT_EQ(std::get<Guest>(read).stored_text(), stored_.at(seat));
  guests_.at(seat) = std::move(std::get<Guest>(read));
  invite_again(seat);
}

void Company::restart_host() {
  std::vector<int> seats;
  for (const auto& [seat, channel] : channels_) seats.push_back(seat);
  channels_.clear();
  way_.clear();
  for (auto& [seat, guest] : guests_) guest.channel_closed();
  auto read = Host::restored(stored_.at(-1));
  ASSERT_TRUE(std::holds_alternative<Host>(read));
  ASSERT_EQ(std::get<Host>(read).stored_text(), stored_.at(-1));
  host_ = std::move(std::get<Host>(read));
  for (const int seat : seats) invite_again(seat);
}

void Company::expect_alike() {
  const History& own = host_->history();
  for (auto& [seat, guest] : guests_) {
    const History& other = guest.history();
    EXPECT_EQ(own.steps(), other.steps()) << seat;
    EXPECT_EQ(own.check(own.steps()), other.check(other.steps())) << seat;
    EXPECT_EQ(own.game().log(), other.game().log()) << seat;
    EXPECT_EQ(host_->record(), guest.record()) << seat;
    EXPECT_FALSE(guest.stopped()) << guest.stopped()->sentence();
  }
}

Company four_running(const std::string& name, int guests) {
  Company company = four_seats(name, guests);
  EXPECT_TRUE(company.deal());
  for (int i = 0; i < 120; ++i) company.go_on();
  company.decides = false;
  for (int i = 0; i < 100; ++i) company.go_on();
  company.deliver_all();
  return company;
}

}  // namespace allfours::together
