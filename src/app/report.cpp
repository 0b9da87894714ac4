#include "app/report.hpp"

#include <algorithm>

#include "core/event_json.hpp"
#include "core/seat_view.hpp"

namespace allfours {

namespace {

std::string quoted(std::string_view text) {
  std::string out;
  append_json_string(out, text);
  return out;
}

std::string flag(bool value) { return value ? "true" : "false"; }

// What the shown seat can choose now.
std::string choice_json(const App& app) {
  const Session& session = app.session();
  const Table& table = session.table();
  const Asked asked = may_lay_down(table);
  const bool may_lay_down_now = std::find(asked.seats.begin(), asked.seats.begin() + asked.count,
                                          session.human()) != asked.seats.begin() + asked.count;
  const Choice now = choice(table);
  if (!session.at_end() || (now.seat != session.human() && !may_lay_down_now)) return "null";
  std::string out = "{";
  std::string list;
  const auto add = [&](std::string_view item) { list += (list.empty() ? "" : ",") + quoted(item); };
  if (now.seat == session.human()) {
    for (const Card card : now.cards) add(card_text(card));
    switch (now.kind) {
      case Decision::Kind::say:
        for (int i = 0; i <= static_cast<int>(Say::pass); ++i) {
          if ((now.says >> i & 1) != 0) add(wire(static_cast<Say>(i)));
        }
        out += "\"kind\":\"say\",\"says\":[" + list + "]";
        break;
      case Decision::Kind::discard:
        out += "\"kind\":\"discard\",\"cards\":[" + list +
               "],\"count\":" + std::to_string(now.discards);
        break;
      case Decision::Kind::play:
      case Decision::Kind::lay_down:
        out += "\"kind\":\"play\",\"cards\":[" + list + "]";
        break;
    }
  }
  if (may_lay_down_now) out += out.size() > 1 ? ",\"lay_down\":true" : "\"lay_down\":true";
  return out + "}";
}

std::string state_json(const App& app) {
  const Session& session = app.session();
  const Table& table = session.table();
  const bool open = app.embedding() && app.embedding()->open_hands;
  std::string score;
  for (int side = 0; side < table.sides; ++side) {
    score += (side > 0 ? "," : "") + std::to_string(table.score[static_cast<std::size_t>(side)]);
  }
  return "{\"variant\":" + quoted(session.setup().variant->id) +
         ",\"players\":" + std::to_string(table.players) +
         ",\"sides\":" + std::to_string(table.sides) +
         ",\"target\":" + std::to_string(table.rules.target) +
         ",\"link\":" + (open ? quoted(setup_text(session.setup())) : "null") +
         ",\"seat\":" + std::to_string(session.human()) +
         ",\"hands\":" + quoted(open ? "open" : "seat") +
         ",\"moment\":" + std::to_string(session.shown()) +
         ",\"moments\":" + std::to_string(session.log().size()) +
         ",\"playing\":" + flag(app.playing()) + ",\"over\":" + flag(app.game_over()) +
         ",\"score\":[" + score + "],\"turn\":" +
         (session.at_end() && table.turn >= 0 ? std::to_string(table.turn) : "null") +
         ",\"choice\":" + choice_json(app) + "}";
}

// What is on the buttons below the table.
std::string words_json(const Words& w) {
  return "\"words\":{\"previous\":" + quoted(w.step_back) + ",\"next\":" + quoted(w.step_on) +
         ",\"play\":" + quoted(w.step_play) + ",\"pause\":" + quoted(w.pause) + "}";
}

}  // namespace

std::string Report::update(const App& app) {
  if (app.screen() == App::Screen::start) {
    setup_.clear();
    told_.clear();
    return R"({"from":0,"events":[],"state":null,)" + words_json(app.words()) + "}";
  }
  const Session& session = app.session();
  const Setup& setup = session.setup();
  const bool open = app.embedding() && app.embedding()->open_hands;
  const std::span shown(session.log().data(), static_cast<std::size_t>(session.shown()));
  const Events known =
      open ? Events(shown.begin(), shown.end()) : redacted(setup, shown, session.human());
  // The first event holds none of the setup.
  if (setup_text(setup) != setup_) told_.clear();
  setup_ = setup_text(setup);
  const auto changed = std::mismatch(known.begin(), known.end(), told_.begin(), told_.end()).first;
  std::string out = "{\"from\":" + std::to_string(changed - known.begin()) + ",\"events\":[";
  const Setup told_setup = open ? setup : redacted(setup);
  for (auto event = changed; event != known.end(); ++event) {
    if (event != changed) out += ',';
    append_json(out, *event, told_setup);
  }
  told_ = known;
  return out + "],\"state\":" + state_json(app) + "," + words_json(app.words()) + "}";
}

}  // namespace allfours
