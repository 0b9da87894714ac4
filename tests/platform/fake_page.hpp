// A page without a browser: everything in src/platform/page_bridge.hpp, with a storage that can
// refuse accesses and is used as in web/page/store.js, and a person at the page. Program itself
// runs here, with the text mirror alone.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/cards/random.hpp"
#include "platform/page_bridge.hpp"

namespace allfours {

class Program;

// The storage of a browser, for all pages and for one tab. Outlives the pages.
class Disk {
 public:
  using Items = std::map<std::string, std::string, std::less<>>;

  // Refuses this many accesses, starting with this one (from 0).
  void refuse(long from, long count) {
    refuse_from_ = from;
    refuse_count_ = count;
  }
  long accesses() const { return accesses_; }
  // The number of attempts to write a text.
  int texts() const { return texts_; }
  bool has_refused() const { return refused_ > 0; }
  bool has_refused_writing() const { return refused_writing_ > 0; }

  // While full, no text can be written; deletion is possible.
  void set_full(bool full) { full_ = full; }

  // Refuses every nth text from now on; 0: none.
  void refuse_every(int nth) { nth_ = nth; }

  // False if the access is refused.
  bool get(bool of_tab, std::string_view key, std::string& text);
  bool set(bool of_tab, std::string_view key, std::string_view text);
  bool remove(bool of_tab, std::string_view key);
  bool names(std::vector<std::string>& keys);

  const Items& local() const { return local_; }
  void begin_with(Items items) { local_ = std::move(items); }
  // Called after each change.
  std::function<void(std::string_view key, std::string_view text)> changed;
  std::uint32_t pages = 0;  // opened so far
  int clock = 0;            // counts stored texts

 private:
  bool refuses(bool writing);

  Items local_, tab_;
  long accesses_ = 0, refuse_from_ = 0, refuse_count_ = 0;
  bool full_ = false;
  int nth_ = 0, texts_ = 0;
  int refused_ = 0, refused_writing_ = 0;
};

// The games on a disk: texts by name.
std::map<std::string, std::string> games_on(const Disk::Items& local);

// The surroundings of the program: a worker, and an embedding page.
struct Around {
  // Requests go to a worker, which leaves a bot's decision to the program at once. The test answers
  // requests for advice.
  bool thinks = false;
  std::optional<Embedding> embedding{};
};

// One visit to the page, from opening to closing or reloading.
class Visit {
 public:
  Visit(Disk& disk, std::string fragment, Around around = {});
  // Only the page's half.
  explicit Visit(Disk& disk);
  ~Visit();
  Visit(const Visit&) = delete;
  Visit& operator=(const Visit&) = delete;

  void act(std::string_view id);
  // Time passes until nothing more happens by itself.
  void wait();
  // Takes one of the possible actions at the table and waits.
  void go_on(Stream& stream);
  // If held, turns to add to stored texts wait for another tab; otherwise they come at once.
  void hold_turns(bool held);
  // As if another tab had stored this text.
  void hear(std::string_view name);
  // How often the person was told that something could not be stored.
  int told() const { return told_; }
  // The text mirror, as JSON.
  const std::string& mirror() const { return mirror_; }
  const Around& around() const { return around_; }
  // The latest pending request, as in web/page/thinker.js.
  const std::optional<WorkerRequest>& question() const { return question_; }
  void answer(const WorkerRequest& thought, std::string_view text);

  // The page's half: web/page/store.js.
  std::string stored(std::string_view name);
  bool store(std::string_view name, std::string_view text);
  void await_turn(std::string_view name);
  std::vector<SavedText> kept_games();
  page::Stored store_game(std::string_view name, std::string_view text);
  std::uint32_t entropy();

  page::Listener* listener = nullptr;
  std::string fragment;
  int layers = 0;
  double now = 0;
  void (*frame)() = nullptr;
  void (*ring)() = nullptr;
  double ring_at = 0;
  void show(std::string_view json) { mirror_ = json; }
  void ask(std::optional<WorkerRequest> question) { question_ = std::move(question); }
  // The work of the page between two tasks.
  void settle();

 private:
  bool put(bool of_tab, std::string_view key, std::string_view text);
  void tell_once();

  Disk& disk_;
  Around around_;
  std::optional<WorkerRequest> question_;
  std::map<std::string, std::string, std::less<>> remembered_, games_;
  std::set<std::string, std::less<>> unread_, waiting_;
  bool refused_ = false, tells_ = false, turns_held_ = false;
  int told_ = 0;
  std::string mirror_;
  std::unique_ptr<Program> program_;
};

// A person's sitting over several visits: games of several kinds started, left, resumed, finished
// and deleted; settings, a duel, practice, a reload. Calls `step` before each step and at the end.
void sit(Disk& disk, const std::function<void(int number, const Visit* visit)>& step);
// The deals of the games on a disk, and whether each is over; an unreadable text fails the test.
std::map<std::string, bool> deals_on(const Disk::Items& local);

}  // namespace allfours
