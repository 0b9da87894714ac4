#include "app/modes/embedded/report.hpp"

#include <algorithm>

#include "app/links/link.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"
#include "core/game/link_end.hpp"
#include "core/log/decision_text.hpp"
#include "core/log/event_json.hpp"
#include "core/table/seat_view.hpp"

namespace allfours {

namespace {

// The choices of the seat shown.
void write_choice(JsonWriter& json, const App& app) {
  const Session& session = app.table().session;
  const Table& table = session.table();
  const Asked asked = may_lay_down(table);
  const bool may_lay_down_now =
      std::find(asked.seats.begin(), asked.seats.begin() + asked.count, session.seating().eyes()) !=
      asked.seats.begin() + asked.count;
  const Choice now = choice(table);
  if (!session.at_end() || (now.seat != session.seating().eyes() && !may_lay_down_now))
    return json.null();
  json.open('{');
  if (now.seat == session.seating().eyes()) write_members(json, now);
  if (may_lay_down_now) json.flag("lay_down", true);
  json.close('}');
}

void write_state(JsonWriter& json, const App& app) {
  const Session& session = app.table().session;
  const Table& table = session.table();
  const bool open = app.state().context.embedding && app.state().context.embedding->open_hands;
  json.open('{');
  json.member("variant", session.setup().variant->id);
  json.number("players", table.players);
  json.number("sides", table.sides);
  json.number("target", table.rules.target);
  json.key("link");
  if (open) {
    json.text(whole_link(setup_text(session.setup())));
  } else {
    json.null();
  }
  json.number("seat", session.human());
  json.member("hands", open ? "open" : "seat");
  json.number("moment", session.shown());
  json.number("moments", static_cast<int>(session.log().size()));
  json.flag("playing", is_moving(app.table()));
  json.flag("over", game_over(app.table()));
  json.list("score", std::span(table.score).first(static_cast<std::size_t>(table.sides)),
            [&](int points) { json.number(points); });
  json.place("turn", session.at_end() ? table.turn : -1);
  json.key("choice");
  write_choice(json, app);
  json.close('}');
}

// The labels of the buttons below the table.
void write_button_words(JsonWriter& json, const Words& w) {
  json.key("words");
  json.open('{');
  json.member("previous", w.step_back);
  json.member("next", w.step_on);
  json.member("play", w.step_play);
  json.member("pause", w.pause);
  json.close('}');
}

}  // namespace

std::string Report::update(const App& app) {
  if (app.screen() == App::Screen::start) {
    setup_.clear();
    told_.clear();
    std::string out;
    JsonWriter json(out);
    json.open('{');
    json.number("from", 0);
    json.list("events", Events(), [](const Event&) {});
    json.key("state");
    json.null();
    write_button_words(json, app.words());
    json.close('}');
    return out;
  }
  const Session& session = app.table().session;
  const Setup& setup = session.setup();
  const bool open = app.state().context.embedding && app.state().context.embedding->open_hands;
  const std::span shown(session.log().data(), static_cast<std::size_t>(session.shown()));
  const Events known =
      open ? Events(shown.begin(), shown.end()) : redacted(setup, shown, session.seating().eyes());
  // The first event does not contain the setup.
  if (setup_text(setup) != setup_) told_.clear();
  setup_ = setup_text(setup);
  const auto changed = std::mismatch(known.begin(), known.end(), told_.begin(), told_.end()).first;
  const Setup told_setup = open ? setup : redacted(setup);
  std::string out;
  JsonWriter json(out);
  json.open('{');
  json.number("from", static_cast<int>(changed - known.begin()));
  json.list("events", std::span(changed, known.end()),
            [&](const Event& event) { write_json(json, event, told_setup); });
  json.key("state");
  write_state(json, app);
  json.member("kept", link_text({session.record(), session.human(), {}, session.bots()}));
  write_button_words(json, app.words());
  json.close('}');
  told_ = known;
  return out;
}

}  // namespace allfours
