// People on devices without a network: the host and guests of a table, and the texts between them,
// which may be lost, doubled, reordered or cut off. A decision is random, from a seeded stream.
#pragma once

#include <gtest/gtest.h>

#include <deque>
#include <map>

#include "properties/random_game.hpp"
#include "together/bot_steps.hpp"
#include "together/guest.hpp"
#include "together/host.hpp"

namespace allfours::together {

// A secret for tests.
inline std::string secret_for(const std::string& name) {
  return hex_text(sha256("test secret " + name));
}

// Percent of the texts.
struct Weather {
  int lost = 0, doubled = 0, reordered = 0;
};

class Company {
 public:
  Company(const Setup& setup, int guests, const std::string& name, Weather weather = {});

  // Everybody joins, and the deal is made; false if it is not.
  bool deal();
  // Delivers texts and decides until nothing more can happen or the game is over everywhere.
  bool play(int most_rounds = 200000);
  // One round: a text arrives, a bot or a person decides; false if nothing could happen.
  bool go_on();
  void remind();
  // Delivers everything that is on its way.
  void deliver_all();

  // The channel of this guest is cut; everything on its way is lost.
  void cut(int seat);
  // The host makes a fresh invitation, the guest joins by it.
  void invite_again(int seat);
  // After the game: the host asks to play again, and all guests join the next table. Their last
  // messages at the one before arrive late.
  void play_again(bool moved, const std::string& name);
  // A device is switched off and on: only its stored text is left.
  void restart_guest(int seat);
  void restart_host();

  Host& host() { return *host_; }
  Guest& guest(int seat) { return guests_.at(seat); }
  std::map<int, Guest>& guests() { return guests_; }
  Stream& chance() { return chance_; }
  // The state of each device, for messages of tests.
  std::string state();
  // All devices have the same game.
  void expect_alike();
  bool over();
  // Takes the outcomes of all devices: puts texts on their way and collects notices.
  void collect();
  // Of the host (-1) and of guests, by seat.
  std::map<int, std::vector<Notice>> notices;
  std::vector<std::string> texts;  // all texts so far
  // Called before a text is delivered; by default nothing.
  std::function<void(bool to_host, int seat, std::string& text)> before;
  // Who decides by itself; people by default.
  bool decides = true;

 private:
  struct Packet {
    bool to_host;
    int seat;
    int channel;
    std::string text;
  };

  void put(Packet packet);
  void deliver_one();
  bool decide_one();
  template <typename Device>
  bool decide_for(Device& device);

  Stream chance_;
  Weather weather_;
  std::optional<Host> host_;
  std::map<int, Guest> guests_;
  std::map<int, int> channels_;  // of the seats that are connected
  int next_channel_ = 1;
  std::deque<Packet> way_;
  std::map<int, std::string> stored_;  // -1: the host's
};

// A table of Trinidad All Fours with four seats.
inline Company four_seats(const std::string& name, int guests = 3) {
  return Company(setup_for(*find_variant("trinidad"), 4, "x"), guests, name);
}
// In the middle of its game, where nobody decides any more.
Company four_running(const std::string& name, int guests = 3);

}  // namespace allfours::together
