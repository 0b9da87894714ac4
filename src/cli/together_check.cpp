// `allfours together check`: whole games of people on devices, with texts that are lost, doubled
// and reordered, and devices that are switched off. All must end with the same record.
#include <cstdio>
#include <deque>
#include <map>

#include "cli/commands.hpp"
#include "core/game/link_end.hpp"
#include "players/player.hpp"
#include "together/bot_steps.hpp"
#include "together/guest.hpp"
#include "together/host.hpp"
#include "together/sha256.hpp"

namespace allfours {

namespace {

// Devices of one table in one process.
class Rehearsal {
 public:
  Rehearsal(const Setup& setup, int guests, const std::string& seed, int lost)
      : chance_(seed_key(seed), "rehearsal"), lost_(lost) {
    together::Plan plan;
    plan.setup = setup;
    host_.emplace(plan, secret(seed + " host"));
    for (int seat = 1; seat <= guests; ++seat) {
      const auto read = together::read_invitation(host_->invite(seat, ""));
      guests_.emplace(seat, together::Guest(std::get<together::Invitation>(read), "",
                                            secret(seed + std::to_string(seat))));
      guests_.at(seat).connect();
    }
  }

  // False if the devices do not agree in the end.
  bool play() {
    for (int round = 0; round < most_rounds; ++round) {
      collect();
      if (agreed()) return true;
      if (!started_ && everybody_joined()) started_ = !host_->start();
      if (chance_.below(100) == 0) switch_off();
      if (!deliver() && !decide()) remind();
      if (chance_.below(50) == 0) remind();
    }
    return false;
  }

  std::string record() const { return host_->record(); }
  int texts() const { return texts_; }
  int breaks() const { return breaks_; }

 private:
  struct Letter {
    int channel;
    int seat;  // of the guest
    bool to_host;
    std::string text;
  };

  static constexpr int most_rounds = 200000;

  static std::string secret(const std::string& name) {
    return together::hex_text(together::sha256("rehearsal " + name));
  }

  bool everybody_joined() const {
    return std::popcount(host_->sitting().persons) == std::ssize(guests_) + 1;
  }

  bool agreed() const {
    if (host_->record().empty()) return false;
    for (const auto& [seat, guest] : guests_) {
      if (guest.record() != host_->record()) return false;
    }
    return true;
  }

  void send(const Letter& letter) {
    ++texts_;
    if (chance_.below(100) < lost_) return;
    const int copies = chance_.below(100) < lost_ ? 2 : 1;
    for (int i = 0; i < copies; ++i) {
      const bool overtakes = chance_.below(100) < lost_ && !way_.empty();
      way_.insert(overtakes ? way_.begin() : way_.end(), letter);
    }
  }

  void collect() {
    for (const together::Post& post : host_->take_outcome().posts) {
      const int seat = post.channel % max_players;
      if (channel_of(seat) == post.channel) send({post.channel, seat, false, post.text});
    }
    for (auto& [seat, guest] : guests_) {
      for (const together::Post& post : guest.take_outcome().posts) {
        send({channel_of(seat), seat, true, post.text});
      }
    }
  }

  // A new channel after each break.
  int channel_of(int seat) const { return seat + max_players * breaks_; }

  bool deliver() {
    if (way_.empty()) return false;
    const Letter letter = way_.front();
    way_.pop_front();
    if (letter.channel != channel_of(letter.seat)) return true;
    if (letter.to_host) {
      host_->receive(letter.channel, letter.text);
    } else {
      guests_.at(letter.seat).receive(letter.text);
    }
    return true;
  }

  template <typename Device>
  bool decide_at(Device& device) {
    if (device.history().bots_first()) {
      return !device.answer_bot(together::bot_answer(device.history()));
    }
    if (!device.own_turn() || device.waits()) return false;
    const Game& game = device.history().game();
    if (game.question().lay_down) return !device.decide(std::nullopt);
    return !device.decide(any_of(choice(game.table()), chance_));
  }

  bool decide() {
    if (decide_at(*host_)) return true;
    for (auto& [seat, guest] : guests_) {
      if (decide_at(guest)) return true;
    }
    return false;
  }

  void remind() {
    host_->remind();
    for (auto& [seat, guest] : guests_) guest.remind();
  }

  // All devices, as they are stored, and fresh invitations.
  void switch_off() {
    if (breaks_ >= most_breaks || lost_ == 0) return;
    ++breaks_;
    way_.clear();
    *host_ = std::get<together::Host>(together::Host::restored(host_->stored_text()));
    for (auto& [seat, guest] : guests_) {
      guest = std::get<together::Guest>(together::Guest::restored(guest.stored_text()));
      const auto read = together::read_invitation(host_->invite(seat, ""));
      guest.renew(std::get<together::Invitation>(read));
      guest.connect();
    }
  }

  static constexpr int most_breaks = 5;

  Stream chance_;
  int lost_;
  std::optional<together::Host> host_;
  std::map<int, together::Guest> guests_;
  std::deque<Letter> way_;
  bool started_ = false;
  int texts_ = 0;
  int breaks_ = 0;
};

}  // namespace

int run_together_check(const Options& options) {
  auto made = setup_from(options, "together");
  if (const auto* no = std::get_if<std::string>(&made)) return bad_usage(*no);
  const Setup& setup = std::get<Setup>(made);
  const auto games = number_from(options, "--games", 1, 1);
  if (const auto* no = std::get_if<std::string>(&games)) return bad_usage(*no);
  const auto guests = number_from(options, "--guests", setup.players - 1, 1);
  if (const auto* no = std::get_if<std::string>(&guests)) return bad_usage(*no);
  if (std::get<int>(guests) >= setup.players) {
    return bad_usage("--guests is a number from 1 to " + std::to_string(setup.players - 1));
  }
  const auto lost = number_from(options, "--lost", 10, 0);
  if (const auto* no = std::get_if<std::string>(&lost)) return bad_usage(*no);
  if (std::get<int>(lost) > 50) return bad_usage("--lost is a number from 0 to 50");
  int failed = 0;
  for (int i = 0; i < std::get<int>(games); ++i) {
    Rehearsal rehearsal(setup, std::get<int>(guests), series_seed(setup.seed, i),
                        std::get<int>(lost));
    if (!rehearsal.play()) {
      ++failed;
      std::printf("game %d: the devices do not agree\n", i + 1);
      continue;
    }
    std::printf("%d texts, all switched off %d times: %s\n", rehearsal.texts(), rehearsal.breaks(),
                whole_link(rehearsal.record()).c_str());
  }
  return failed == 0 ? 0 : 1;
}

}  // namespace allfours
