// The page's dialogs: every part is complete, every control is an action, no text is missing.
#include "app/dialogs/dialog.hpp"

#include <set>

#include "app/accessibility/mirror.hpp"
#include "app/app_play.hpp"
#include "app/shortcuts.hpp"
#include "json.hpp"

namespace allfours {
namespace {

using Parsed = nlohmann::json;

Parsed dialog_of(const App& app) {
  std::string text;
  JsonWriter json(text);
  write_dialog(json, app);
  const Parsed parsed = read_json(text);
  EXPECT_FALSE(parsed.is_discarded()) << text;
  return parsed;
}

const Parsed* part(const Parsed& dialog, std::string_view id) {
  for (const Parsed& it : dialog["parts"]) {
    if (it.value("id", "") == id) return &it;
  }
  return nullptr;
}

TEST(Dialogs, OneIsOpenAtATime) {
  App app(1);
  EXPECT_EQ(app.state().dialog, "");
  app.act("settings");
  EXPECT_EQ(app.state().dialog, "settings");
  app.act("keys");
  EXPECT_EQ(app.state().dialog, "keys");
  app.act("keys");
  EXPECT_EQ(app.state().dialog, "");
  app.act("settings");
  app.act("close");
  EXPECT_EQ(app.state().dialog, "");
}

TEST(Dialogs, EveryShortcutIsListedOnce) {
  App app(1);
  app.act("keys");
  const Parsed dialog = dialog_of(app);
  std::size_t keys = 0;
  std::set<std::string> told;
  for (const Parsed& it : dialog["parts"]) {
    if (it["kind"] != "keys") continue;
    for (const Parsed& row : it["rows"]) {
      EXPECT_FALSE(row["text"].get<std::string>().empty());
      for (const Parsed& key : row["keys"]) {
        EXPECT_FALSE(key.get<std::string>().empty());
        EXPECT_TRUE(told.insert(key.get<std::string>()).second) << key;
      }
      ++keys;
    }
  }
  EXPECT_EQ(keys, shortcuts().size());
}

TEST(Dialogs, EverySettingDoesWhatItsPartSays) {
  App app(1);
  app.act("settings");
  const Parsed dialog = dialog_of(app);
  int controls = 0;
  for (const Parsed& it : dialog["parts"]) {
    std::vector<std::string> ids;
    if (it["kind"] == "choice") {
      for (const Parsed& option : it["options"]) ids.push_back(option["id"].get<std::string>());
    } else if (it["kind"] == "switch") {
      ids = {it["id"].get<std::string>() + "on", it["id"].get<std::string>() + "off"};
    } else if (it["kind"] == "field") {
      ids = {it["id"].get<std::string>() + "Zoë", it["id"].get<std::string>()};
    }
    for (const std::string& id : ids) {
      app.take_effects();
      app.act(id);
      EXPECT_TRUE(app.take_effects().saves("settings")) << id;
      const Parsed now = dialog_of(app);
      if (it["kind"] == "choice") {
        for (const Parsed& other : now["parts"]) {
          if (other.value("label", "") != it["label"]) continue;
          for (const Parsed& option : other["options"]) {
            EXPECT_EQ(option["chosen"], option["id"] == id) << id;
          }
        }
      } else if (it["kind"] == "switch") {
        EXPECT_EQ((*part(now, it["id"].get<std::string>()))["on"], id.ends_with("on")) << id;
      } else {
        EXPECT_EQ((*part(now, it["id"].get<std::string>()))["value"],
                  id.ends_with(":") ? "" : "Zoë");
      }
      ++controls;
    }
  }
  EXPECT_GE(controls, 26);
  EXPECT_EQ(parse_settings(settings_text(app.settings())), app.settings());
}

TEST(Dialogs, EachSettingStandsUnderAHeading) {
  App app(1);
  app.act("settings");
  const Parsed dialog = dialog_of(app);
  ASSERT_EQ(dialog["parts"].front()["kind"], "heading");
  std::set<std::string> headings;
  std::string before = "heading";
  for (const Parsed& it : dialog["parts"]) {
    const auto kind = it["kind"].get<std::string>();
    if (kind == "heading") {
      EXPECT_TRUE(headings.insert(it["text"].get<std::string>()).second) << it["text"];
      EXPECT_TRUE(headings.size() == 1 || before != "heading") << "nothing under a heading";
    }
    before = kind;
  }
  EXPECT_EQ(headings.size(), 5U);
}

TEST(Dialogs, TheSettingsSayHowLargeTheTableCanBe) {
  App app(1);
  Mirror mirror;
  app.act("settings");
  app.act("text_size:200");
  EXPECT_EQ(mirror.update(app).find("has room for"), std::string::npos);
  app.limit_text_size(115);
  const std::string small = mirror.update(app);
  EXPECT_NE(small.find("has room for 115%"), std::string::npos) << small;
  EXPECT_EQ(app.settings().text_size, 200) << "another window may have room";
}

TEST(Dialogs, ABadNameIsRefusedWithASentence) {
  Sitting sitting("v=trinidad&seed=NAMES");
  App& app = sitting.app;
  app.act("settings");
  app.act("name:3:Ann");
  app.take_effects();
  for (const std::string bad : {"12345678901234567", "a\nb", "<b>", "Winston"}) {
    app.act("name:3:" + bad);
    EXPECT_EQ(app.settings().names[3], "Ann");
    EXPECT_FALSE(app.message().empty());
    EXPECT_EQ(dialog_of(app)["message"], app.message());
    EXPECT_FALSE(app.take_effects().saves("settings"));
  }
  for (const auto nobody : {"name:", "name:3", "name:7:Ann", "name:x:Ann", "name:-1:Ann"}) {
    app.act(nobody);
    EXPECT_FALSE(app.take_effects().saves("settings")) << nobody;
  }
  app.act("name:3: Bo ");
  EXPECT_EQ(app.settings().names[3], "Bo");
  EXPECT_EQ(app.message(), "");
}

TEST(Dialogs, NamesAreInEveryLine) {
  Sitting sitting("v=trinidad&seed=NAMES");
  App& app = sitting.app;
  Stream stream(1, "names");
  for (int i = 0; i < 20; ++i) {
    sitting.wait();
    sitting.choose_something(stream);
  }
  const auto told = [&](std::string_view name) {
    return std::count_if(
        app.table().narration.rows().begin(), app.table().narration.rows().end(),
        [&](const HistoryRow& row) { return contains(row.title + row.who + row.why, name); });
  };
  const auto winston = told("Winston");
  ASSERT_GT(winston, 5);
  const auto rows = app.table().narration.rows().size();
  app.act("name:1:Zoë");
  app.act("name:0:Ann");
  EXPECT_EQ(told("Winston"), 0);
  EXPECT_EQ(told("Zoë"), winston);
  EXPECT_EQ(app.table().narration.rows().size(), rows);
  EXPECT_EQ(app.table().narration.narrator().name(0), "Ann");
  EXPECT_TRUE(contains(app.table().narration.narrator().side_name(0), "Ann"));
  EXPECT_GT(told("You"), 5) << "a sentence still addresses the person";
  app.act("name:1:Winston");
  EXPECT_EQ(app.settings().names[1], "");
  EXPECT_EQ(told("Winston"), winston);
}

}  // namespace
}  // namespace allfours
