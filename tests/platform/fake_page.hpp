// A page without a browser: all that src/platform/page_bridge.hpp asks for, over a storage that may
// refuse an access, as web/page/store.js uses it; and a person at it. So Program itself runs here,
// in the words alone.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/random.hpp"
#include "platform/page_bridge.hpp"

namespace allfours {

class Program;

// What a browser keeps: for all pages, and for one tab. Outlives the pages.
class Disk {
 public:
  using Items = std::map<std::string, std::string, std::less<>>;

  // From this access on, counted from 0, so many are refused.
  void refuse(long from, long count) {
    refuse_from_ = from;
    refuse_count_ = count;
  }
  long accesses() const { return accesses_; }
  // How many texts have been written, or were to be.
  int texts() const { return texts_; }
  bool has_refused() const { return refused_ > 0; }
  bool has_refused_writing() const { return refused_writing_ > 0; }

  // No text is taken any more, or texts are again; what is there can go.
  void set_full(bool full) { full_ = full; }

  // Every nth text is refused from now on; 0: none.
  void refuse_every(int nth) { nth_ = nth; }

  // False if it is refused.
  bool get(bool of_tab, std::string_view key, std::string& text);
  bool set(bool of_tab, std::string_view key, std::string_view text);
  bool remove(bool of_tab, std::string_view key);
  bool names(std::vector<std::string>& keys);

  const Items& local() const { return local_; }
  void begin_with(Items items) { local_ = std::move(items); }
  // Called with each change, after it.
  std::function<void(std::string_view key, std::string_view text)> changed;
  std::uint32_t pages = 0;  // that have been opened
  int clock = 0;            // of what has been stored

 private:
  bool refuses(bool writing);

  Items local_, tab_;
  long accesses_ = 0, refuse_from_ = 0, refuse_count_ = 0;
  bool full_ = false;
  int nth_ = 0, texts_ = 0;
  int refused_ = 0, refused_writing_ = 0;
};

// The games on a disk: their texts by their names.
std::map<std::string, std::string> games_on(const Disk::Items& local);

// The page around the program: players who think elsewhere, and a page around that.
struct Around {
  // Questions go to a worker. It leaves a player's decision to the program at once; an answer to a
  // request for advice comes from the test.
  bool thinks = false;
  std::optional<Embedding> embedding{};
};

// One page, from when it is opened until it is closed or opened anew.
class Visit {
 public:
  Visit(Disk& disk, std::string fragment, Around around = {});
  // The page's half alone.
  explicit Visit(Disk& disk);
  ~Visit();
  Visit(const Visit&) = delete;
  Visit& operator=(const Visit&) = delete;

  void act(std::string_view id);
  // Time passes until nothing happens by itself any more.
  void wait();
  // Does one of the things that can be done at the table to go on, and waits.
  void go_on(Stream& stream);
  // Turns to add to what is kept come at once, or have to wait for another tab's.
  void hold_turns(bool held);
  // As another tab's storing is heard of.
  void hear(std::string_view name);
  // How often the person has been told that something is not kept.
  int told() const { return told_; }
  // The page's words, as JSON.
  const std::string& mirror() const { return mirror_; }
  const Around& around() const { return around_; }
  // The newest question that has no answer, as web/page/thinker.js keeps it.
  const std::optional<Thought>& question() const { return question_; }
  void answer(const Thought& thought, std::string_view text);

  // The page's half: web/page/store.js.
  std::string stored(std::string_view name);
  bool store(std::string_view name, std::string_view text);
  void await_turn(std::string_view name);
  std::vector<KeptText> kept_games();
  page::Kept keep_game(std::string_view name, std::string_view text);
  std::uint32_t entropy();

  page::Listener* listener = nullptr;
  std::string fragment;
  double now = 0;
  void (*frame)() = nullptr;
  void (*ring)() = nullptr;
  double ring_at = 0;
  void show(std::string_view json) { mirror_ = json; }
  void ask(std::optional<Thought> question) { question_ = std::move(question); }
  // What the page does between two of its tasks.
  void settle();

 private:
  bool put(bool of_tab, std::string_view key, std::string_view text);
  void tell_once();

  Disk& disk_;
  Around around_;
  std::optional<Thought> question_;
  std::map<std::string, std::string, std::less<>> remembered_, games_;
  std::set<std::string, std::less<>> unread_, waiting_;
  bool refused_ = false, tells_ = false, turns_held_ = false;
  int told_ = 0;
  std::string mirror_;
  std::unique_ptr<Program> program_;
};

// A person's sitting over several visits: games of several kinds begun, left, gone on with,
// finished, forgotten; settings, a duel, practice, a reload. `step` is called before each of its
// steps, and at the end.
void sit(Disk& disk, const std::function<void(int number, const Visit* visit)>& step);
// The deals of the games on a disk, and whether each is over; a text that is no game fails the
// test.
std::map<std::string, bool> deals_on(const Disk::Items& local);

}  // namespace allfours
