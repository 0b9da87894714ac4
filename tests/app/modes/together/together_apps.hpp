// Several apps on devices of their own and the page of each: connections that carry texts, storage,
// secrets, and a worker for bots where there is one.
#pragma once

#include <array>
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "app/app_play.hpp"

namespace allfours {

// A device with its page.
struct TogetherDevice : Sitting {
  TogetherDevice(int number, bool worker);

  int number;
  bool worker;
  int secrets = 0;
  bool silent = false;             // its texts are lost
  std::string stored;              // tables
  std::string handed;              // an answer for another tab
  std::string sent;                // every text that left this device
  std::vector<std::string> turns;  // what the page was told of each turn
  int asked_for_notes = 0;
  int taken = 0;  // answers of other tabs
  // The other end of each connection: device and channel.
  std::map<int, std::pair<int, int>> wires;
  // What an invitation or an answer says of the connection.
  std::string via(int channel) const;
  // The whole game, once it is over.
  std::string record() const { return app.state().together.table()->device().record(); }
};

class TogetherApps {
 public:
  explicit TogetherApps(int devices, bool worker = false);

  TogetherDevice& operator[](int device) { return *devices_[at(device)]; }
  int size() const { return static_cast<int>(devices_.size()); }
  // Takes an action at this device, and carries out whatever the pages are asked for.
  bool act(int device, const std::string& id);
  // The connection of this channel breaks at both ends.
  void cut(int device, int channel, std::string_view reason = "closed");
  // The page of this device is loaded again.
  void reload(int device);
  // Device 0 chooses this game and arranges a table with this verb, with the other devices' people
  // at the seats from 1 on.
  void arrange(const Setup& setup, const std::string& verb);
  // The guest at this device opens its invitation and joins, and the host enters the answer.
  void bring_in(int guest);
  // A table with everybody; the game begins.
  void begin(const Setup& setup);
  // A random person who can decide does; time passes everywhere. False if nobody can.
  bool play_on(Stream& stream);
  void play_out(Stream& stream);
  bool over() const;
  // What each device has and shows, for a failed test.
  std::string situation() const;

  // The link in the dialog of this device with this id; empty if there is none.
  std::string link_at(int device, std::string_view id = "together");

 private:
  // Devices whose people can decide now; time has passed everywhere.
  std::vector<int> able();
  void serve(int device);
  void serve_all();
  void call(int device, const ConnectionCall& call);
  void think(int device, const WorkerRequest& thought);

  std::vector<std::unique_ptr<TogetherDevice>> devices_;
  std::deque<std::pair<int, std::string>> way_;  // actions that pages tell
  // By the text of the connection: the device and channel it leads to.
  std::map<std::string, std::pair<int, int>> places_;
  bool serving_ = false;
};

}  // namespace allfours
