// The whole app: an address, the contents of storage, then actions of people, time, other tabs, the
// embedding page and bots in workers, one per line (desk.hpp).
#include "fuzzing/desk.hpp"
#include "fuzzing/fuzz.hpp"

namespace allfours::fuzz {

void try_text(std::string_view text) {
  Desk desk;
  std::string_view rest = text;
  std::string_view line = take_line(rest);
  const std::string_view address = line.starts_with("#") ? line.substr(1) : std::string_view();
  if (line.starts_with("#")) line = take_line(rest);
  while (desk.set_up(line)) line = take_line(rest);
  desk.open(address);
  desk.check();
  for (; !line.empty() || !rest.empty(); line = take_line(rest)) desk.step(line);
}

}  // namespace allfours::fuzz
