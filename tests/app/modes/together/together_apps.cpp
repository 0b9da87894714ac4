#include "app/modes/together/together_apps.hpp"

#include "app/bots/worker_protocol.hpp"
#include "app/duel_play.hpp"
#include "app/storage/resume.hpp"
#include "app/storage/stored_texts.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_state.hpp"
#include "together/sha256.hpp"

namespace allfours {

TogetherDevice::TogetherDevice(int the_number, bool has_worker)
    : Sitting(static_cast<std::uint32_t>(the_number + 1)), number(the_number), worker(has_worker) {
  if (worker) app.use_worker(true);
  app.act("name:0:" + std::string(1, static_cast<char>('A' + number)) + "nn");
}

std::string TogetherDevice::via(int channel) const {
  return "1." + std::to_string(number) + "." + std::to_string(channel);
}

TogetherApps::TogetherApps(int devices, bool worker) {
  for (int i = 0; i < devices; ++i) {
    devices_.push_back(std::make_unique<TogetherDevice>(i, worker));
    serve(i);
  }
}

bool TogetherApps::act(int device, const std::string& id) {
  const bool done = (*this)[device].app.act(id);
  serve_all();
  return done;
}

void TogetherApps::serve_all() {
  if (serving_) return;
  serving_ = true;
  for (int device = 0; device < size(); ++device) serve(device);
  while (!way_.empty()) {
    const auto [device, id] = way_.front();
    way_.pop_front();
    (*this)[device].app.act(id);
    serve(device);
  }
  serving_ = false;
}

void TogetherApps::serve(int number) {
  TogetherDevice& device = (*this)[number];
  const Effects effects = device.app.take_effects();
  if (effects.saves("together")) {
    device.stored = add_to_stored(device.app, "together", device.stored);
    note_stored(device.app, "together", true);
  }
  if (effects.prepare_together) {
    hear_stored(device.app, "together", device.stored);
    const std::string secret = together::hex_text(together::sha256(
        "secret " + std::to_string(number) + " " + std::to_string(device.secrets++)));
    way_.emplace_back(number, "together_ready:" + secret);
  }
  if (effects.hand_over) device.handed = *effects.hand_over;
  for (const ConnectionCall& one : effects.connections) call(number, one);
  if (effects.think) think(number, *effects.think);
}

void TogetherApps::call(int number, const ConnectionCall& call) {
  TogetherDevice& device = (*this)[number];
  const std::string channel = std::to_string(call.channel);
  switch (call.kind) {
    case ConnectionCall::Kind::offer: {
      const std::string via = device.via(call.channel);
      places_[via] = {number, call.channel};
      way_.emplace_back(number, "together_offered:" + channel + ":" + via);
      return;
    }
    case ConnectionCall::Kind::answer: {
      // The other end is known once the host takes the answer.
      const std::string via = device.via(call.channel) + "-" + call.text;
      places_[via] = {number, call.channel};
      way_.emplace_back(number, "together_answered:" + via);
      return;
    }
    case ConnectionCall::Kind::accept: {
      const auto other = places_.find(call.text);
      ASSERT_TRUE(other != places_.end()) << call.text;
      device.wires[call.channel] = other->second;
      (*this)[other->second.first].wires[other->second.second] = {number, call.channel};
      way_.emplace_back(number, "together_up:" + channel);
      way_.emplace_back(other->second.first, "together_up:" + std::to_string(other->second.second));
      return;
    }
    case ConnectionCall::Kind::send: {
      device.sent += call.text + "\n";
      const auto wire = device.wires.find(call.channel);
      if (wire == device.wires.end() || device.silent) return;
      way_.emplace_back(wire->second.first,
                        "together_text:" + std::to_string(wire->second.second) + ":" + call.text);
      return;
    }
    case ConnectionCall::Kind::server:
      return;
    case ConnectionCall::Kind::taken:
      ++device.taken;
      return;
    case ConnectionCall::Kind::notes:
      ++device.asked_for_notes;
      return;
    case ConnectionCall::Kind::turn:
      device.turns.push_back(call.text);
      return;
    case ConnectionCall::Kind::close: {
      const auto wire = device.wires.find(call.channel);
      if (wire == device.wires.end()) return;
      const auto [other, end] = wire->second;
      device.wires.erase(wire);
      (*this)[other].wires.erase(end);
      way_.emplace_back(other, "together_down:" + std::to_string(end) + ":closed");
      return;
    }
  }
}

void TogetherApps::cut(int number, int channel, std::string_view reason) {
  const auto wire = (*this)[number].wires.find(channel);
  ASSERT_TRUE(wire != (*this)[number].wires.end());
  const auto [other, end] = wire->second;
  (*this)[number].wires.erase(channel);
  (*this)[other].wires.erase(end);
  const std::string why = ":" + std::string(reason);
  way_.emplace_back(number, "together_down:" + std::to_string(channel) + why);
  way_.emplace_back(other, "together_down:" + std::to_string(end) + why);
  serve_all();
}

void TogetherApps::reload(int number) {
  TogetherDevice& before = (*this)[number];
  for (const auto wires = before.wires; const auto& [channel, wire] : wires) {
    (*this)[wire.first].wires.erase(wire.second);
    way_.emplace_back(wire.first, "together_down:" + std::to_string(wire.second) + ":closed");
  }
  auto after = std::make_unique<TogetherDevice>(number, before.worker);
  after->stored = before.stored;
  after->secrets = before.secrets;
  after->sent = before.sent;
  after->app.open("", tab_text(before.app), {});
  devices_[at(number)] = std::move(after);
  serve_all();
}

void TogetherApps::think(int number, const WorkerRequest& thought) {
  // As web/page/thinker.js writes it.
  const std::string question = std::string(thought.player) + "\n" + std::to_string(thought.seat) +
                               "\n" + (thought.lay_down ? "1" : "0") + "\n" +
                               std::to_string(thought.number) + "\n" + thought.bots + "\n" +
                               thought.record;
  way_.emplace_back(number, "thought:" + std::to_string(thought.serial) + ":" + answer(question));
}

void TogetherApps::arrange(const Setup& setup, const std::string& verb) {
  (*this)[0].app.open_link(setup_text(setup));
  act(0, "new_game");
  act(0, "together");
  for (int seat = 1; seat < setup.players; ++seat) {
    act(0, "together_seat:" + std::to_string(seat) + (seat < size() ? ":on" : ":off"));
  }
  ASSERT_TRUE(act(0, verb));
}

void TogetherApps::bring_in(int guest) {
  const std::string invitation = link_at(0, "seat:" + std::to_string(guest));
  ASSERT_NE(invitation, "");
  (*this)[guest].app.open_link(invitation);
  serve_all();
  App& app = (*this)[guest].app;
  ASSERT_EQ(app.state().dialog, "together") << app.message();
  ASSERT_TRUE(act(guest, "together_join")) << app.message();
  EXPECT_EQ(app.state().dialog, "together") << "the answer is to be sent";
  const std::string answer = link_at(guest);
  ASSERT_NE(answer, "");
  ASSERT_TRUE(act(0, "together_answer:Here it is: https://example.org/#" + answer));
  act(0, "close");
  act(guest, "close");
}

void TogetherApps::begin(const Setup& setup) {
  arrange(setup, "together_host");
  for (int guest = 1; guest < size(); ++guest) bring_in(guest);
  ASSERT_TRUE(act(0, "together_begin")) << (*this)[0].app.message();
}

std::vector<int> TogetherApps::able() {
  std::vector<int> able;
  for (int i = 0; i < size(); ++i) {
    TogetherDevice& device = (*this)[i];
    if (device.app.screen() != App::Screen::table) continue;
    for (int steps = 0; std::isfinite(device.app.next_due()) && steps < 5000; ++steps) {
      device.wait_a_step();
      serve_all();
    }
    if (game_over(device.app.table())) continue;
    const auto ids = device.offered();
    if (!ids.empty() && ids.front() != "together") able.push_back(i);
  }
  return able;
}

bool TogetherApps::play_on(Stream& stream) {
  std::vector<int> able = this->able();
  // What was lost is sent again.
  for (int round = 0; round < 3 && able.empty(); ++round) {
    for (int device = 0; device < size(); ++device) act(device, "together_remind");
    able = this->able();
  }
  if (able.empty()) return false;
  const int chosen = able[at(stream.below(static_cast<int>(able.size())))];
  (*this)[chosen].choose_something(stream);
  serve_all();
  return true;
}

void TogetherApps::play_out(Stream& stream) {
  for (int i = 0; i < 20000 && !over(); ++i) {
    ASSERT_TRUE(play_on(stream) || over()) << "nobody can do anything: " << situation();
    ASSERT_FALSE(::testing::Test::HasFatalFailure());
  }
}

std::string TogetherApps::situation() const {
  std::string text;
  for (const auto& device : devices_) {
    const App& app = device->app;
    text += "\n" + std::to_string(device->number) + ": " + app.message();
    if (app.state().together.plays()) {
      text += " steps " + std::to_string(app.state().together.table()->device().history().steps()) +
              " state '" + app.state().together.state() + "'";
    }
    if (app.screen() == App::Screen::table) {
      text += " shown " + std::to_string(app.table().session.shown()) + " of " +
              std::to_string(app.table().session.log().size()) + " '" + prompt_at(app.table()) +
              "', asked: " + std::to_string(app.table().session.game().question().seat);
    }
  }
  return text;
}

bool TogetherApps::over() const {
  for (const auto& device : devices_) {
    if (device->app.screen() != App::Screen::table || !game_over(device->app.table())) return false;
  }
  return true;
}

std::string TogetherApps::link_at(int device, std::string_view id) {
  App& app = (*this)[device].app;
  if (app.state().dialog != "together") act(device, "together");
  for (const auto& part : parts_of(app)) {
    if (part["kind"] != "links") continue;
    for (const auto& link : part["links"]) {
      if (link["id"] == id) return link["fragment"];
    }
  }
  return {};
}

}  // namespace allfours
