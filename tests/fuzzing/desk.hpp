// The app with a page around it that stores its texts, like src/platform/program.cpp on a real
// page; the targets of the whole app drive it, one step per line.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "app/accessibility/mirror.hpp"
#include "app/app.hpp"
#include "app/modes/embedded/report.hpp"

namespace allfours::fuzz {

class Desk {
 public:
  // A line of the initial state: "embed full open 0", "elsewhere", "keep NAME TEXT" (a stored text
  // whose lines end with '\\'), "game ID WHEN TEXT" (a game), "tab TEXT". False for any other line.
  bool set_up(std::string_view line);
  // Opens the page at this address; after the lines above, before the steps below.
  void open(std::string_view address);
  // A step: "act ID", "offer N" (the Nth possible action), "verb N N" (a row of the table of verbs,
  // with an example of its argument), "key K", "link ADDRESS", "tick N", "wait N", "answer WORDS"
  // (to the last request), "host LINE", "other NAME TEXT" (another tab stores a text), "reload".
  void step(std::string_view line);
  // The invariants between steps.
  void check();

 private:
  void take(std::string_view id);
  void offer(int place);
  void verb(std::string_view line);
  void answer(std::string_view words);
  void wait(int times);
  void hear_other_tab(std::string_view line);
  void add_to(std::string_view name);
  void tell();
  void check_texts();

  std::optional<App> app_{1};
  Mirror mirror_;
  Report report_;
  std::optional<Embedding> embedding_;
  bool elsewhere_ = false;
  std::map<std::string, std::string, std::less<>> store_;
  std::string tab_;
  std::vector<SavedText> games_;
  std::optional<WorkerRequest> asked_;
  std::string address_;
  double now_ = 0;
  int revision_ = 0, told_ = -1, steps_ = 0;
};

}  // namespace allfours::fuzz
