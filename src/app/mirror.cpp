#include "app/mirror.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

#include "app/field_words.hpp"
#include "core/event_json.hpp"

namespace allfours {

namespace {

// Builds one JSON object or array, with commas where they belong.
class Json {
 public:
  explicit Json(std::string& out) : out_(&out) {}
  void open(char bracket) {
    separate();
    *out_ += bracket;
    first_ = true;
  }
  void close(char bracket) {
    *out_ += bracket;
    first_ = false;
  }
  void key(std::string_view name) {
    separate();
    append_json_string(*out_, name);
    *out_ += ':';
    first_ = true;
  }
  void text(std::string_view value) {
    separate();
    append_json_string(*out_, value);
  }
  void raw(std::string_view value) {
    separate();
    *out_ += value;
  }
  void member(std::string_view name, std::string_view value) {
    key(name);
    text(value);
  }
  void flag(std::string_view name, bool value) {
    key(name);
    raw(value ? "true" : "false");
  }
  void number(std::string_view name, int value) {
    key(name);
    raw(std::to_string(value));
  }

 private:
  void separate() {
    if (!first_) *out_ += ',';
    first_ = false;
  }
  std::string* out_;
  bool first_ = true;
};

// `chosen` only for a button that stays down or up.
void button(Json& json, std::string_view id, std::string_view label,
            std::optional<bool> chosen = std::nullopt) {
  json.open('{');
  json.member("id", id);
  json.member("label", label);
  if (chosen) json.flag("chosen", *chosen);
  json.close('}');
}

void settings(Json& json, const App& app) {
  const Words& w = app.words();
  const std::array paces{w.pace_slow, w.pace_normal, w.pace_fast};
  for (std::size_t i = 0; i < paces.size(); ++i) {
    button(json, "pace:" + std::to_string(i),
           fill(w.with_value, {{"text", w.pace}, {"value", paces[i]}}),
           app.settings().pace == static_cast<int>(i));
  }
  for (const Language language : languages) {
    button(json, "language:" + std::string(language_code(language)),
           words_in(language).language_name, language == app.language());
  }
  button(json, app.settings().four_colours ? "colours:2" : "colours:4", w.four_colours,
         app.settings().four_colours);
}

void start_screen(Json& json, const App& app) {
  const Words& w = app.words();
  json.key("actions");
  json.open('[');
  for (const Variant& variant : variants()) {
    button(json, "variant:" + std::string(variant.id), variant.name,
           &variant == &app.chosen_variant());
  }
  if (std::popcount(app.chosen_variant().players) > 1) {
    for (int n = 2; n <= max_players; ++n) {
      if (!app.chosen_variant().allows(n)) continue;
      button(json, "players:" + std::to_string(n), std::string(w.players) + " " + std::to_string(n),
             n == app.chosen_players());
    }
  }
  button(json, "house_rules", w.house_rules);
  if (app.house_rules_open()) {
    for (const Field& field : fields()) {
      const std::string label =
          fill(w.with_value,
               {{"text", field_label(app.language(), field)},
                {"value", value_label(app.language(), field, field.get(app.chosen_rules()))}});
      button(json, "rule_up:" + std::string(field.name), label);
      if (field.kind == Field::Kind::number) {
        button(json, "rule_down:" + std::string(field.name), label + " −");
      }
    }
    button(json, "usual_rules", w.usual_rules);
  }
  button(json, "edit_seed", std::string(w.seed) + " " + app.chosen_seed());
  button(json, "new_seed", w.new_seed);
  button(json, "start", w.play);
  settings(json, app);
  json.close(']');
}

void hand(Json& json, const App& app) {
  const SeatView view = app.view();
  const CardSet playable = app.playable();
  const bool discarding = !playable.empty() && view.table.phase == Phase::discard;
  json.key("hand");
  json.open('[');
  for (const Card card : view.table.hands[static_cast<std::size_t>(view.seat)]) {
    json.open('{');
    json.member("id", "card:" + card_text(card));
    json.member("label", card_name(app.words(), card));
    json.flag("enabled", playable.contains(card));
    if (discarding) json.flag("chosen", app.picked().contains(card));
    // Where a word is wanted, it is not the cards that are wrong.
    if (!playable.contains(card) && app.session().human_to_decide() &&
        view.table.phase == Phase::play) {
      json.member("why_not", app.narrator().why_not_text(view, card));
    }
    json.close('}');
  }
  json.close(']');
}

void controls(Json& json, const App& app) {
  const Words& w = app.words();
  json.key("actions");
  json.open('[');
  for (const Action& action : app.table_actions()) button(json, action.id, action.label);
  if (app.session().can_undo()) button(json, "undo", w.undo);
  if (app.session().can_redo()) button(json, "redo", w.redo);
  if (app.session().shown() > 1) button(json, "step:-1", w.step_back);
  if (app.reviewing()) button(json, "step:1", w.step_on);
  button(json, "share", w.share);
  if (!app.game_over()) button(json, "new_game", w.new_game);
  settings(json, app);
  json.close(']');
}

// What lies on the table for all to see: trump, and the trick so far.
std::string table_text(const App& app) {
  const Words& w = app.words();
  const Table& table = app.session().table();
  std::string text;
  const auto add = [&](const std::string& part) { text += (text.empty() ? "" : "; ") + part; };
  if (table.trump_fixed) add(fill(w.trumps_mark, {{"suit", suit_name(w, table.trump)}}));
  for (int i = table.trick_start; i < table.play_count; ++i) {
    const Play& play = table.plays[static_cast<std::size_t>(i)];
    add(fill(w.with_value,
             {{"text", app.narrator().name(play.seat)}, {"value", card_name(w, play.card)}}));
  }
  return text;
}

void history_row(Json& json, const HistoryRow& row) {
  json.open('{');
  switch (row.kind) {
    case HistoryRow::Kind::heading:
      json.member("kind", "heading");
      break;
    case HistoryRow::Kind::award:
      json.member("kind", "award");
      break;
    case HistoryRow::Kind::event:
      json.member("kind", "event");
      break;
    case HistoryRow::Kind::game_over:
      json.member("kind", "game_over");
      break;
  }
  json.number("moment", row.moment);
  json.member("title", row.title);
  if (row.kind == HistoryRow::Kind::award) {
    json.member("who", row.who);
    json.number("side", row.side);
    json.number("points", row.points);
    json.member("why", row.why);
    json.member("score", row.score);
    json.member("rule", row.rule);
    std::string cards;
    for (const Card card : row.cards) cards += (cards.empty() ? "" : " ") + card_text(card);
    json.member("cards", cards);
  }
  json.close('}');
}

// Would the page show the same line for both?
bool same_row(const HistoryRow& a, const HistoryRow& b) {
  return a.kind == b.kind && a.moment == b.moment && a.title == b.title && a.who == b.who &&
         a.why == b.why && a.score == b.score;
}

std::string spoken(const HistoryRow& row) {
  if (row.kind != HistoryRow::Kind::award) return row.title;
  return row.title + ", " + row.who + ", " + std::to_string(row.points) + ". " + row.why;
}

}  // namespace

std::string Mirror::update(const App& app) {
  std::string out;
  Json json(out);
  json.open('{');
  json.member("message", app.message());
  json.member("language", language_code(app.language()));
  if (app.screen() == App::Screen::start) {
    json.member("screen", "start");
    json.member("title", app.words().tagline);
    start_screen(json, app);
    rows_.clear();
    heard_.clear();
    json.close('}');
    return out;
  }
  const Session& session = app.session();
  const Narrator& narrator = app.narrator();
  json.member("screen", "table");
  json.member("title", session.setup().variant->name);
  json.member("deal", std::string(app.words().seed) + " " + session.setup().seed);
  json.member("prompt", app.prompt());
  json.member("table", table_text(app));
  std::string score;
  for (int side = 0; side < session.table().sides; ++side) {
    score += (score.empty() ? "" : ", ") + narrator.side_name(side) + " " +
             std::to_string(session.table().score[static_cast<std::size_t>(side)]);
  }
  json.member("score", score);
  json.flag("game_over", app.game_over());
  json.number("moment", session.shown());
  hand(json, app);
  controls(json, app);

  const auto& rows = app.history();
  const auto changed =
      std::mismatch(rows.begin(), rows.end(), rows_.begin(), rows_.end(), same_row);
  json.number("history_from", static_cast<int>(changed.first - rows.begin()));
  json.key("history");
  json.open('[');
  for (auto row = changed.first; row != rows.end(); ++row) history_row(json, *row);
  json.close(']');
  // Lines to speak: what has not been heard yet; after a jump to what has, where it led.
  json.key("live");
  json.open('[');
  // What was heard in another language is not news.
  if (language_ != app.language()) heard_ = rows;
  language_ = app.language();
  auto row = std::mismatch(rows.begin(), rows.end(), heard_.begin(), heard_.end(), same_row).first;
  if (row != rows.end()) {
    heard_ = rows;
  } else if (!rows.empty() && rows.size() != rows_.size()) {
    --row;
  }
  for (; row != rows.end(); ++row) json.text(spoken(*row));
  json.close(']');
  json.close('}');
  rows_ = rows;
  return out;
}

}  // namespace allfours
