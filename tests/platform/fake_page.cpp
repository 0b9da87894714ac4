#include "platform/fake_page.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "app/features/saved/saved_game.hpp"
#include "platform/program.hpp"
#include "players/player.hpp"

namespace allfours {

namespace {

Visit* the_page = nullptr;

constexpr std::string_view game_key = "allfours.kept.1.";

std::string key_of(std::string_view name) {
  return "allfours." + std::string(name) + (name == "settings" ? ".2" : ".1");
}

bool is_of_tab(std::string_view name) { return name == "tab"; }

// "when 2026-…
// ", which the page writes before the text of a game.
std::string_view without_when(std::string_view kept) {
  return kept.starts_with("when ") ? kept.substr(kept.find('\n') + 1) : kept;
}

}  // namespace

bool Disk::refuses(bool writing) {
  const long access = accesses_++;
  if (access < refuse_from_ || access >= refuse_from_ + refuse_count_) return false;
  ++refused_;
  if (writing) ++refused_writing_;
  return true;
}

bool Disk::get(bool of_tab, std::string_view key, std::string& text) {
  if (refuses(false)) return false;
  const Items& items = of_tab ? tab_ : local_;
  const auto item = items.find(key);
  text = item == items.end() ? std::string() : item->second;
  return true;
}

bool Disk::set(bool of_tab, std::string_view key, std::string_view text) {
  ++texts_;
  if (refuses(true) || full_ || (nth_ > 0 && texts_ % nth_ == 0)) return false;
  (of_tab ? tab_ : local_)[std::string(key)] = text;
  if (changed && !of_tab) changed(key, text);
  return true;
}

bool Disk::remove(bool of_tab, std::string_view key) {
  if (refuses(true)) return false;
  Items& items = of_tab ? tab_ : local_;
  if (const auto item = items.find(key); item != items.end()) {
    items.erase(item);
    if (changed && !of_tab) changed(key, {});
  }
  return true;
}

bool Disk::names(std::vector<std::string>& keys) {
  if (refuses(false)) return false;
  for (const auto& [key, text] : local_) keys.push_back(key);
  return true;
}

std::map<std::string, std::string> games_on(const Disk::Items& local) {
  std::map<std::string, std::string> games;
  for (const auto& [key, text] : local) {
    if (key.starts_with(game_key)) games[key.substr(game_key.size())] = without_when(text);
  }
  return games;
}

Visit::Visit(Disk& disk, std::string address, Around around)
    : fragment(std::move(address)), disk_(disk), around_(std::move(around)) {
  the_page = this;
  program_ = std::make_unique<Program>(ui::Fonts::Sources{});
  program_->open();
  settle();
}

Visit::Visit(Disk& disk) : disk_(disk) { the_page = this; }

std::uint32_t Visit::entropy() { return ++disk_.pages; }

Visit::~Visit() {
  hold_turns(false);
  the_page = nullptr;
}

void Visit::hold_turns(bool held) {
  turns_held_ = held;
  if (held) return;
  for (const std::string& name : std::exchange(waiting_, {})) listener->take_turn(name);
  settle();
}

void Visit::await_turn(std::string_view name) {
  waiting_.emplace(name);
  if (!turns_held_) hold_turns(false);
}

void Visit::settle() {
  // The program decides for a bot.
  while (question_ && find_player(question_->player) != nullptr)
    answer(*std::exchange(question_, {}), "here");
  if (!std::exchange(tells_, false)) return;
  ++told_;
  if (listener != nullptr) listener->act("not_kept");
}

void Visit::answer(const WorkerRequest& thought, std::string_view text) {
  if (question_ && question_->serial == thought.serial) question_.reset();
  listener->act("thought:" + std::to_string(thought.serial) + ":" + std::string(text));
}

void Visit::act(std::string_view id) {
  listener->act(id);
  settle();
}

void Visit::hear(std::string_view name) {
  listener->stored_elsewhere(name);
  settle();
}

void Visit::wait() {
  for (int frames = 0; frame != nullptr || std::isfinite(ring_at); ++frames) {
    ASSERT_LT(frames, 5000) << "it never comes to rest";
    if (frame != nullptr) {
      now += 16;
      std::exchange(frame, nullptr)();
    } else {
      now = std::max(now, std::exchange(ring_at, INFINITY));
      if (ring != nullptr) ring();
    }
    settle();
  }
}

void Visit::go_on(Stream& stream) {
  const auto seen = nlohmann::json::parse(mirror_);
  std::vector<std::string> ids;
  for (const auto& card : seen.value("hand", nlohmann::json::array())) {
    if (card.value("enabled", false) && !card.value("chosen", false)) ids.push_back(card["id"]);
  }
  for (const auto& action : seen.value("actions", nlohmann::json::array())) {
    const std::string id = action["id"];
    if (id.starts_with("say:") || id == "next_hand" || id == "begin" || id == "keep" ||
        id == "play_again" || id == "skip") {
      ids.push_back(id);
    }
    if (id == "discard") ids = {id};
  }
  if (!ids.empty()) act(ids[static_cast<std::size_t>(stream.below(static_cast<int>(ids.size())))]);
  wait();
}

std::string Visit::stored(std::string_view name) {
  std::string text;
  if (disk_.get(is_of_tab(name), key_of(name), text)) {
    unread_.erase(std::string(name));
    return remembered_[std::string(name)] = text;
  }
  unread_.emplace(name);
  const auto known = remembered_.find(name);
  return known != remembered_.end() ? known->second : std::string();
}

void Visit::tell_once() {
  if (!std::exchange(refused_, true)) tells_ = true;
}

bool Visit::put(bool of_tab, std::string_view key, std::string_view text) {
  const bool done = text.empty() ? disk_.remove(of_tab, key) : disk_.set(of_tab, key, text);
  if (!done) tell_once();
  return done;
}

bool Visit::store(std::string_view name, std::string_view text) {
  if (unread_.contains(name)) {
    // The existing text could not be read, so it is not overwritten.
    tell_once();
    return false;
  }
  if (!put(is_of_tab(name), key_of(name), text)) return false;
  remembered_[std::string(name)] = text;
  return true;
}

std::vector<SavedText> Visit::kept_games() {
  std::vector<SavedText> found;
  std::vector<std::string> keys;
  disk_.names(keys);
  for (const std::string& key : keys) {
    if (!key.starts_with(game_key)) continue;
    std::string kept;
    if (!disk_.get(false, key, kept)) break;
    const auto end = kept.find('\n');
    const bool dated = kept.starts_with("when ");
    found.push_back({key.substr(game_key.size()), dated ? kept.substr(5, end - 5) : "",
                     std::string(without_when(kept))});
  }
  std::stable_sort(found.begin(), found.end(), [](const SavedText& one, const SavedText& other) {
    return one.when > other.when;
  });
  games_.clear();
  for (const SavedText& game : found) games_[game.id] = game.text;
  return found;
}

page::Stored Visit::store_game(std::string_view name, std::string_view text) {
  const std::string key = std::string(game_key) + std::string(name);
  std::string there;
  if (!disk_.get(false, key, there)) {
    tell_once();
    return page::Stored::refused;
  }
  const auto known = games_.find(name);
  if (!there.empty() && (known == games_.end() || without_when(there) != known->second))
    return text.empty() ? page::Stored::here : page::Stored::others;
  const std::string when = "when 2026-11-24 12:" + std::to_string(10000 + ++disk_.clock) + "\n";
  if (!put(false, key, text.empty() ? std::string() : when + std::string(text)))
    return page::Stored::refused;
  if (text.empty())
    games_.erase(std::string(name));
  else
    games_[std::string(name)] = text;
  return page::Stored::here;
}

void sit(Disk& disk, const std::function<void(int, const Visit*)>& step) {
  Stream stream(11, "sitting");
  int steps = 0;
  std::optional<Visit> visit;
  const auto next = [&] { step(steps++, visit ? &*visit : nullptr); };
  const auto open = [&](std::string fragment) {
    next();
    visit.reset();
    visit.emplace(disk, std::move(fragment));
    visit->wait();
  };
  const auto act = [&](std::initializer_list<std::string_view> ids) {
    for (const std::string_view id : ids) {
      next();
      visit->act(id);
      visit->wait();
    }
  };
  const auto play = [&](int times) {
    for (; times > 0; --times) {
      next();
      visit->go_on(stream);
    }
  };
  open("");
  act({"pace:2", "skip", "variant:pitch", "players:2", "seed:ONE", "start"});
  play(6);
  act({"undo", "new_game", "variant:trinidad", "seed:TWO", "start"});
  play(7);
  act({"new_game", "variant:german", "seed:THREE", "rule_down:target", "rule_down:target",
       "start"});
  play(40);
  act({"new_game", "kept_games", "close", "resume"});
  play(3);
  open("");  // a reload
  play(2);
  act({"new_game", "duel:2"});
  play(5);
  open("v=seven-up&seed=FOUR");
  play(5);
  act({"step:-3", "play_on"});
  play(3);
  act({"new_game", "name:0:Ann", "statistics", "close", "date:2026-11-24", "today"});
  play(4);
  open("");
  act({"new_game"});
  next();
}

std::map<std::string, bool> deals_on(const Disk::Items& local) {
  std::map<std::string, bool> deals;
  for (const auto& [name, text] : games_on(local)) {
    const auto saved = parse_saved(text);
    EXPECT_TRUE(saved) << name << " is no game: " << text;
    if (!saved) continue;
    const Setup& setup = saved->real.game.setup();
    deals[setup_text(setup)] = saved->real.game.over();
  }
  return deals;
}

namespace page {

void listen(Listener& listener) { the_page->listener = &listener; }
std::string fragment() { return the_page->fragment; }
void set_fragment(std::string_view fragment) { the_page->fragment = fragment; }
void show_layers(int layers) { the_page->layers = layers; }
std::uint32_t entropy() { return the_page->entropy(); }
std::string stored(std::string_view name) { return the_page->stored(name); }
bool store(std::string_view name, std::string_view text) { return the_page->store(name, text); }
void await_turn(std::string_view name) { the_page->await_turn(name); }
std::vector<SavedText> kept_games() { return the_page->kept_games(); }
Stored store_game(std::string_view name, std::string_view text) {
  return the_page->store_game(name, text);
}
void play_sound(int, int) {}
Language browser_language() { return {}; }
std::string first_words() { return {}; }
void fetch_pack(std::string_view) {}
void copy_text(std::string_view) {}
void copy_result(std::string_view, std::string_view) {}
std::string date() { return "2026-11-24"; }
void edit_seed(std::string_view) {}
void take(std::string_view action) { the_page->listener->take(action); }
bool can_think() { return the_page->around().thinks; }
void think(const WorkerRequest& thought) { the_page->ask(thought); }
void stop_thinking() { the_page->ask({}); }
void prepare_together() {}
void call_connection(const ConnectionCall&) {}
void hand_over(std::string_view) {}
std::optional<Embedding> embedding() { return the_page->around().embedding; }
void tell_host(std::string_view) {}
void refuse_host(const HostRefusal&) {}
void show_mirror(std::string_view json) { the_page->show(json); }
void reload() {}
void show_ready() {}
void show_not_loaded() {}
void show_problem(std::string_view) {}
std::vector<std::byte> font(std::string_view) { return {}; }
std::optional<ui::DrawnGlyph> draw_letter(char32_t, float, bool) { return std::nullopt; }
bool upload_courts() { return false; }
void forget_graphics() {}
bool prefers_reduced_motion() { return true; }
bool is_touched() { return false; }
bool prefers_dark() { return false; }
double now() { return the_page->now; }
void request_frame(void (*frame)()) { the_page->frame = frame; }
void call_soon(double, void (*call)()) { call(); }
void set_timer(double milliseconds, void (*ring)()) {
  the_page->ring = ring;
  the_page->ring_at = the_page->now + milliseconds;
}
void open_page(std::string_view) {}

}  // namespace page

// Without a window the game continues in the text mirror.
bool Window::open(const char*) { return false; }
void Window::resize(const page::Size&) {}
void Window::set_text_size(int) {}
void Window::point(page::Pointer, float, float, bool) {}
void Window::wheel(float) {}
void Window::courts_arrived() {}
void Window::lose() {}
void Window::restore() {}
void Window::begin_frame(ui::Fonts&) {}
void Window::end_frame() {}
ImTextureID Window::courts() const { return {}; }

}  // namespace allfours
