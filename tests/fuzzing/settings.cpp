// Settings: read line by line, written and read again equal; unreadable lines are kept; and the app
// accepts any settings.
#include "app/features/settings/settings.hpp"

#include <algorithm>

#include "app/app.hpp"
#include "fuzzing/fuzz.hpp"

namespace allfours::fuzz {

void try_text(std::string_view text) {
  const Settings settings = parse_settings(text);
  const std::string written = settings_text(settings);
  const Settings again = parse_settings(written);
  insist(again == settings, "settings are read again as they were written", written);
  insist(settings_text(again) == written, "and stay so", written);
  for (const std::string& line : settings.unread) {
    insist(("\n" + written).find("\n" + line + "\n") != std::string::npos, "no line is lost", line);
  }
  App app(1);
  app.restore_settings(settings);
  insist(app.act("look:1") && app.act("pace:0.5"), "settings can be changed");
  insist(app.settings().unread == settings.unread, "and nothing unread goes by it", written);
  const auto& names = app.settings().names;
  insist(std::all_of(names.begin(), names.end(),
                     [](const std::string& name) { return name.empty() || valid_name(name); }),
         "a name is one", written);
  app.act("start");
  insist(app.screen() == App::Screen::table, "a game begins", written);
}

}  // namespace allfours::fuzz
