#include "platform/program.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/layers.hpp"
#include "app/storage/resume.hpp"
#include "app/storage/stored_texts.hpp"
#include "ui/layout/layout.hpp"

namespace allfours {

namespace {

std::size_t hash_of(std::string_view text) { return std::hash<std::string_view>()(text); }

// Longest time step unless something is due later: nothing jumps after a pause.
constexpr double longest_step = 250;

// Delay in ms of the first picture's text mirror; embedded tables get theirs earlier.
constexpr double first_words = 50;

}  // namespace

Program* Program::running = nullptr;

Program::Program(ui::Fonts::Sources fonts) : app_(page::entropy()), ui_(fonts) { running = this; }

void Program::open() {
  app_.set_browser_language(page::browser_language());
  if (const std::string settings = page::stored("settings"); !settings.empty()) {
    app_.restore_settings(parse_settings(settings));
  }
  has_table_ = window_.open("All Fours");
  if (!has_table_) page::show_problem(app_.words().no_webgl);
  page_now_ = page::now();
  page::listen(*this);
  app_.use_worker(page::can_think());
  const auto embedding = page::embedding();
  if (embedding) app_.embed(*embedding);
  for (const StoredText& row : stored_texts()) {
    if (!row.is_read_at_start) continue;
    if (const std::string text = page::stored(row.name); !text.empty())
      hear_stored(app_, row.name, text);
  }
  app_.act("date:" + page::date());
  tab_ = page::stored("tab");
  std::vector<SavedText> games = page::kept_games();
  for (const SavedText& game : games) stored_[game.id] = hash_of(game.text);
  if (std::string old = page::stored("game"); !old.empty()) {
    games.push_back({"", "", old});
    has_old_game_ = true;
  }
  app_.open(page::fragment(), tab_, std::move(games));
  // The first picture does not wait for the text mirror. An embedded table may be out of sight for
  // long, so it gets the mirror now.
  if (embedding)
    tell_page();
  else
    have_done(app_.take_effects());
  wake();
}

void Program::act(std::string_view id) {
  app_.act(id);
  tell_page();
  wake();
}

// The frame tells the page (run_frame).
void Program::take(std::string_view id) {
  app_.act(id);
  wake();
}

void Program::press(std::string_view id, Press press) {
  press.when = page::now();
  if (app_.hears(id, press)) act(id);
}

bool Program::press_key(std::string_view key, bool repeated) {
  const Press press{.when = page::now(), .repeated = repeated, .key = std::string(key)};
  const bool used = app_.press_key(key, &press);
  tell_page();
  wake();
  return used;
}

void Program::open_link(std::string_view fragment) {
  app_.follow_link(fragment);
  tell_page();
  wake();
}

void Program::resized(const page::Size& size) {
  window_.resize(size);
  app_.limit_text_size(ui::largest_text_size(size.width, size.height));
  wake();
}

void Program::pointed(page::Pointer what, float x, float y, bool touch) {
  window_.point(what, x, y, touch);
}

void Program::wheeled(float steps) { window_.wheel(steps); }

void Program::picture_lost(bool lost) { lost ? window_.lose() : window_.restore(); }

void Program::courts_arrived() {
  window_.courts_arrived();
  wake();
}

void Program::looks_changed() {
  looks_changed_ = true;
  wake();
}

void Program::wake() {
  if (running->asked_for_frame_) return;
  running->asked_for_frame_ = true;
  page::request_frame(frame);
}

void Program::frame() {
  running->asked_for_frame_ = false;
  running->run_frame();
}

// Advances app time.
void Program::step_time() {
  const double page_now = page::now();
  const double passed = page_now - page_now_;
  page_now_ = page_now;
  double most = longest_step;
  if (!moving_ && std::isfinite(app_.next_due())) most = std::max(most, app_.next_due() - now_);
  now_ += std::clamp(passed, 0.0, most);
}

void Program::run_frame() {
  if (has_picture() && !window_.ready()) return;  // its size wakes us
  step_time();
  app_.show_words_only(!has_picture());
  app_.tick(now_, page_now_);
  window_.set_text_size(app_.settings().text_size);
  if (!has_picture()) {
    drawn_ = app_.revision();
    moving_ = false;
    if (!ready_) page::show_ready();
    ready_ = true;
  } else if (ui_.surface().input_waits() || moving_ || looks_changed_ || window_.outdated() ||
             app_.revision() != drawn_) {
    draw();
  }
  have_done(app_.take_effects());
  if (has_picture())
    tell_soon();
  else
    tell_words();
  sleep();
}

bool Program::dark() const {
  const Settings::Look look = app_.settings().look;
  return look == Settings::Look::automatic ? page::prefers_dark() : look == Settings::Look::dark;
}

void Program::draw() {
  looks_changed_ = false;
  drawn_ = app_.revision();
  const Seen seen(app_);
  ui_.want_letters(seen);
  window_.begin_frame(ui_.fonts());
  ui_.set_courts(window_.courts());
  moving_ = ui_.draw(seen, {.width = window_.size().width,
                            .height = window_.size().height,
                            .now = now_,
                            .reduced_motion = page::prefers_reduced_motion(),
                            .touch = window_.touch(),
                            .dark = dark()});
  window_.end_frame();
  if (!ui_.taken().empty()) {
    const ImVec2 place = ui_.surface().pointer().place;
    if (app_.hears(ui_.taken(), {.when = page::now(), .x = place.x, .y = place.y}))
      page::take(ui_.taken());
  }
  ++frames_;
  if (!ready_) page::show_ready();
  ready_ = true;
}

// Stores one game unless the storage has this text already. False: the storage refuses. Nothing:
// another tab has changed the game, and ours comes again at once under another name.
std::optional<bool> Program::store_game(const std::string& name, std::string_view text) {
  const std::size_t hash = hash_of(text);
  const auto before = stored_.find(name);
  if (before != stored_.end() && before->second == hash) return true;
  switch (page::store_game(name, text)) {
    case page::Stored::here:
      stored_[name] = hash;
      return true;
    case page::Stored::refused:
      return false;
    case page::Stored::others:
      break;
  }
  keep_apart(app_, name);
  stored_.erase(name);
  wake();
  return std::nullopt;
}

// Stores the saved games and removes those that are gone. The single game of an earlier
// version is at the table or among them by now; it goes once all are stored, among them the game
// at the table (`own_stored`). False if something is still to be stored or removed.
bool Program::store_others(bool own_stored) {
  bool all = true;
  for (const SavedText& game : app_.state().saved_games.all()) {
    const auto stored = store_game(game.id, game.text);
    if (!stored) return false;
    all = all && *stored;
  }
  std::erase_if(stored_, [&](const auto& one) {
    const std::string& name = one.first;
    if (name == app_.state().own_name || app_.state().saved_games.find(name) != nullptr)
      return false;
    const bool gone = page::store_game(name, "") != page::Stored::refused;
    all = all && gone;
    return gone;
  });
  if (all && own_stored && has_old_game_) has_old_game_ = !page::store("game", "");
  return all && !has_old_game_;
}

// Stores the tab's text and the game at the table where they have changed, and the saved games
// where their revision has.
void Program::store_games() {
  const auto own = own_text(app_);
  std::string tab = own ? *own : tab_text(app_);
  if (tab != tab_ && page::store("tab", tab)) tab_ = std::move(tab);
  bool all = true;
  if (own) {
    const auto stored = store_game(app_.state().own_name, *own);
    if (!stored) return;
    all = *stored;
  }
  const int revision = app_.state().saved_games.revision();
  if (revision != stored_revision_ || app_.state().own_name != stored_name_) {
    if (store_others(all)) {
      stored_revision_ = revision;
      stored_name_ = app_.state().own_name;
    } else {
      all = false;
    }
  }
  note_stored(app_, "games", all);
}

// A refused text is stored again with the next action (store_again).
void Program::store(std::string_view name, std::string_view text) {
  note_stored(app_, name, page::store(name, text));
}

// The text of stored_texts of this name.
void Program::save(std::string_view name) {
  const StoredText* row = find_stored_text(name);
  if (row == nullptr) return;
  if (row->is_shared)
    page::await_turn(name);
  else
    store(name, text_to_store(app_, name));
}

void Program::store_again() {
  const auto names = app_.state().unstored;
  for (const std::string& name : names) {
    if (name == "games")
      store_games();
    else
      save(name);
  }
}

// Adds our games that the storage has refused, so that reading it again does not lose them.
// `before`: the hashes of the stored games until another tab changed some.
void Program::add_unstored(std::vector<SavedText>& games,
                           const std::map<std::string, std::size_t>& before) const {
  for (const SavedText& ours : app_.state().saved_games.all()) {
    const auto was = before.find(ours.id);
    if (was != before.end() && was->second == hash_of(ours.text)) continue;
    const auto there = std::find_if(games.begin(), games.end(),
                                    [&](const SavedText& game) { return game.id == ours.id; });
    if (there == games.end() && was == before.end())
      games.insert(games.begin(), ours);
    else if (there != games.end() && was != before.end() && was->second == stored_.at(ours.id))
      there->text = ours.text;
  }
}

void Program::stored_elsewhere(std::string_view name) {
  if (name != "games") {
    hear_stored(app_, name, page::stored(name));
    // A night may fit the season only now.
    if (name == "season") hear_stored(app_, "league", page::stored("league"));
  } else {
    std::vector<SavedText> games = page::kept_games();
    const auto before = std::exchange(stored_, {});
    for (const SavedText& game : games) {
      stored_[game.id] = hash_of(game.text);
      const auto ours = before.find(game.id);
      // Both tabs have resumed the same game.
      if (game.id == app_.state().own_name && ours != before.end() &&
          ours->second != stored_[game.id])
        keep_apart(app_, game.id);
    }
    add_unstored(games, before);
    read_saved_games(app_, std::move(games));
  }
  wake();
}

void Program::take_turn(std::string_view name) {
  store(name, add_to_stored(app_, name, page::stored(name)));
  wake();
}

void Program::tell_page() {
  have_done(app_.take_effects());
  if (!app_.state().unstored.empty()) store_again();
  tell_words();
}

// In a task of its own: the picture does not wait for the text mirror.
void Program::tell_soon() {
  if (app_.revision() == told_ || tells_soon_) return;
  tells_soon_ = true;
  page::call_soon(told_ < 0 ? first_words : 0, [] {
    running->tells_soon_ = false;
    running->tell_words();
  });
}

// Performs the app's requests to the page.
void Program::have_done(const Effects& effects) {
  if (const int open = layers(app_.state()); open != layers_) page::show_layers(layers_ = open);
  if (effects.fragment) page::set_fragment(*effects.fragment);
  for (const Sound sound : effects.sounds)
    page::play_sound(static_cast<int>(sound), app_.settings().volume);
  if (effects.copy_text) page::copy_text(*effects.copy_text);
  if (effects.copy_result)
    page::copy_result(effects.copy_result->first, effects.copy_result->second);
  if (effects.open) page::open_page(*effects.open);
  if (effects.edit_seed) page::edit_seed(app_.state().start.seed());
  if (effects.stop_thinking) page::stop_thinking();
  if (effects.think) page::think(*effects.think);
  if (effects.prepare_together) {
    hear_stored(app_, "together", page::stored("together"));
    page::prepare_together();
  }
  for (const std::string_view name : effects.to_save) save(name);
  for (const ConnectionCall& call : effects.connections) page::call_connection(call);
  if (effects.hand_over) page::hand_over(*effects.hand_over);
  if (effects.reload) page::reload();
  if (effects.fetch_words) page::fetch_pack("words-" + *effects.fetch_words);
  if (effects.fetch_lessons) page::fetch_pack("lessons-" + *effects.fetch_lessons);
  if (effects.refusal) page::refuse_host(*effects.refusal);
}

// Stores data, and updates the text mirror.
void Program::tell_words() {
  if (app_.revision() == told_) return;
  told_ = app_.revision();
  store_games();
  page::show_mirror(mirror_.update(app_));
  if (app_.state().context.embedding) page::tell_host(report_.update(app_));
}

// Sets the timer for the next change.
void Program::sleep() {
  const bool goes_on = has_picture() && (moving_ || ui_.surface().input_waits());
  if (goes_on || app_.revision() != drawn_) {
    wake();
  } else {
    page::set_timer(app_.next_due() - now_, wake);
  }
}

std::string Program::targets() const {
  std::string out = "[";
  const auto add = [&](const char* name, float length) {
    out += name;
    // To a tenth of a pixel: printing floating point would link a large part of the C library.
    const int tenths = static_cast<int>(std::lround(length * window_.zoom() * 10));
    if (tenths < 0) out += '-';
    out += std::to_string(std::abs(tenths) / 10) + '.' + std::to_string(std::abs(tenths) % 10);
  };
  for (const ui::Target& target : ui_.targets()) {
    if (out.size() > 1) out += ',';
    // Our ids need no JSON escaping.
    out += R"({"id":")" + target.id + '"';
    add(R"(,"x":)", target.area.min.x);
    add(R"(,"y":)", target.area.min.y);
    add(R"(,"width":)", target.area.width());
    add(R"(,"height":)", target.area.height());
    out += '}';
  }
  return out + "]";
}

bool Program::figures_are_tabular() const {
  // Ui exposes its fonts only for changes; this query does not change them.
  return const_cast<ui::Ui&>(ui_).fonts().figures_are_tabular(ui::Text::body);
}

}  // namespace allfours
