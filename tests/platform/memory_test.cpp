// The n-th allocation fails. The page's program is built without exceptions and stops. All data
// stored by then is complete, no game is lost, and the next visit continues. A nothrow allocation
// fails without consequences. Every n with ALLFOURS_ALL_FAULTS=1, otherwise a random selection.
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstring>
#include <new>

#include "platform/faults.hpp"

namespace {

enum class Ends { never, stops, fails };
Ends ends = Ends::never;
long requests = 0, last_request = -1;
std::size_t requested = 0;  // bytes in total

bool is_last() { return ends != Ends::never && requests++ == last_request; }

void* request(std::size_t size) {
  requested += size;
  if (ends != Ends::fails && is_last()) _exit(3);
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  std::abort();
}

}  // namespace

void* operator new(std::size_t size) { return request(size); }
void* operator new[](std::size_t size) { return request(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  if (ends == Ends::fails && is_last()) return nullptr;
  return request(size);
}
void* operator new[](std::size_t size, const std::nothrow_t& may_fail) noexcept {
  return operator new(size, may_fail);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory, const std::nothrow_t&) noexcept { std::free(memory); }

namespace allfours {
namespace {

// The storage accesses of a child process, seen from its parent: each change, and the start of each
// step. Writing it allocates nothing.
struct Journal {
  static constexpr std::size_t room = 16U << 20;
  std::size_t size;
  long requests;
  char bytes[room];

  void write(std::string_view text) {
    if (size + text.size() + 1 > room) _exit(4);
    std::memcpy(bytes + size, text.data(), text.size());
    size += text.size();
    bytes[size++] = '\0';
  }
};

class SharedJournal {
 public:
  SharedJournal()
      : journal_(static_cast<Journal*>(mmap(nullptr, sizeof(Journal), PROT_READ | PROT_WRITE,
                                            MAP_SHARED | MAP_ANONYMOUS, -1, 0))) {}
  ~SharedJournal() { munmap(journal_, sizeof(Journal)); }
  SharedJournal(const SharedJournal&) = delete;
  SharedJournal& operator=(const SharedJournal&) = delete;
  Journal* operator->() { return journal_; }
  Journal& operator*() { return *journal_; }

 private:
  Journal* journal_;
};

// Runs a sitting in a process of its own whose nth allocation fails; returns how it ended.
int sit_apart(Journal& journal, long n) {
  journal.size = 0;
  const pid_t child = fork();
  if (child == 0) {
    Disk disk;
    disk.changed = [&](std::string_view key, std::string_view text) {
      journal.write(key);
      journal.write(text);
    };
    last_request = n;
    requests = 0;
    ends = Ends::stops;
    sit(disk, [&](int, const Visit*) {
      journal.write("step");
      journal.write("");
    });
    ends = Ends::never;
    journal.requests = requests;
    _exit(::testing::Test::HasFailure() ? 5 : 0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

// The disk at the start of the last step and at the end of the program.
struct Left {
  Disk::Items before, after;
  int step = -1;
};

Left left_by(const Journal& journal) {
  Left left;
  std::string_view rest(journal.bytes, journal.size);
  const auto take = [&] {
    const std::string text(rest.substr(0, rest.find('\0')));
    rest.remove_prefix(text.size() + 1);
    return text;
  };
  while (!rest.empty()) {
    const std::string key = take();
    const std::string text = take();
    if (key == "step") {
      left.before = left.after;
      ++left.step;
    } else if (text.empty()) {
      left.after.erase(key);
    } else {
      left.after[key] = text;
    }
  }
  return left;
}

TEST(EndingMemory, LosesNoGameAndLeavesNoHalfOfOne) {
  std::vector<std::map<std::string, bool>> usual;
  {
    Disk disk;
    sit(disk, [&](int, const Visit*) { usual.push_back(deals_on(disk.local())); });
  }
  // Only now: one-time initialisation is complete.
  SharedJournal journal;
  ASSERT_EQ(sit_apart(*journal, -1), 0);
  const long count = journal->requests;
  for (const long n : places(count, 100)) {
    SCOPED_TRACE("the last request is " + std::to_string(n));
    ASSERT_EQ(sit_apart(*journal, n), 3) << "it did not stop at the failed allocation";
    const Left left = left_by(*journal);
    const auto before = deals_on(left.before);
    const auto after = deals_on(left.after);
    for (const auto& [deal, over] : before) {
      if (over || !usual[at(left.step + 1)].contains(deal)) continue;
      EXPECT_TRUE(after.contains(deal)) << deal << " is lost at step " << left.step;
    }
    // The next visit finds the games and continues.
    Disk disk;
    disk.begin_with(left.after);
    Visit visit(disk, "");
    visit.wait();
    // An almost finished game may have ended by itself.
    const auto gone_on = deals_on(disk.local());
    visit.act("new_game");
    const auto found = deals_on(disk.local());
    for (const auto& [deal, over] : after) {
      const auto here = gone_on.find(deal);
      ASSERT_TRUE(over || here != gone_on.end()) << deal << " is lost by the next visit";
      EXPECT_TRUE(over || here->second || found.contains(deal)) << deal << " is lost on leaving";
    }
    if (HasFailure()) return;
  }
}

TEST(EndingMemory, MayBeRefusedWhereThatIsForeseen) {
  const auto sitting = [](long n) {
    Disk disk;
    last_request = n;
    requests = 0;
    ends = Ends::fails;
    sit(disk, [](int, const Visit*) {});
    ends = Ends::never;
    return disk.local();
  };
  const auto usual = sitting(-1);
  for (const long n : places(requests, 20)) {
    EXPECT_EQ(sitting(n), usual) << "a request was refused: " << n;
    if (HasFailure()) return;
  }
}

// The memory used by a decision and its consequences with this many saved games.
std::size_t bytes_of_a_trick(int games) {
  Disk disk;
  Disk::Items items;
  for (int i = 0; i < games; ++i) {
    items["allfours.kept.1.GAME" + std::to_string(i)] =
        "when 2026-11-20 10:00\nof a later version\n" + std::string(40'000, 'x');
  }
  disk.begin_with(std::move(items));
  Visit visit(disk, "v=german&seed=BYTES");
  for (const std::string_view id : {"skip", "begin"}) visit.act(id);
  visit.wait();
  Stream stream(4, "bytes");
  for (int times = 0; times < 3; ++times) visit.go_on(stream);
  const std::size_t before = requested;
  visit.go_on(stream);
  return requested - before;
}

TEST(Memory, AnEventShownCopiesNoOtherGame) {
  const std::size_t alone = bytes_of_a_trick(0);
  const std::size_t among = bytes_of_a_trick(50);
  EXPECT_LT(among, alone + 40'000) << "with two million bytes stored";
}

}  // namespace
}  // namespace allfours
