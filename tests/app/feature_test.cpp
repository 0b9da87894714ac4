// The table of features (app/feature.hpp): names are unique, each dialog can be written, and each
// stored text names a dialog that shows its faults.
#include "app/feature.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "app/app_play.hpp"
#include "app/contests.hpp"
#include "app/features/records/records_file.hpp"
#include "app/layers.hpp"

namespace allfours {
namespace {

std::set<std::string_view> dialog_names() {
  std::set<std::string_view> names;
  for (const Feature* feature : features()) {
    for (const Dialog& dialog : feature->dialogs) {
      EXPECT_TRUE(names.insert(dialog.name).second) << dialog.name << " is listed twice";
      EXPECT_NE(dialog.write, nullptr) << dialog.name;
    }
  }
  return names;
}

TEST(Features, EachOneDoesSomething) {
  std::set<const Feature*> seen;
  for (const Feature* feature : features()) {
    EXPECT_TRUE(seen.insert(feature).second) << "a feature is listed twice";
    EXPECT_FALSE(feature->verbs.empty());
  }
}

TEST(Features, StoredTextsHaveNamesAndDialogsOfTheirOwn) {
  const auto dialogs = dialog_names();
  std::set<std::string_view> names;
  for (const StoredText& text : stored_texts()) {
    EXPECT_TRUE(names.insert(text.name).second) << text.name << " is listed twice";
    EXPECT_TRUE(dialogs.contains(text.dialog)) << text.name << " names " << text.dialog;
    EXPECT_EQ(find_stored_text(text.name), &text);
    EXPECT_FALSE(text.is_shared && text.read == nullptr) << text.name << " cannot be merged";
  }
  EXPECT_EQ(find_stored_text(""), nullptr);
  EXPECT_EQ(find_stored_text("fortune"), nullptr);
}

// In the file of records the order of the sections is part of its format.
TEST(Features, SectionsOfTheFileOfRecordsAreStoredTextsInTheirPlaces) {
  int place = 0;
  for (const RecordsSection* section : records_sections()) {
    EXPECT_EQ(section->place, ++place) << section->name;
    EXPECT_NE(find_stored_text(section->name), nullptr) << section->name;
  }
  EXPECT_EQ(place, 3);
}

TEST(Features, AGameThatCountsForNothingElseHasNoAccount) {
  const Sitting sitting("v=german&seed=ALONE");
  EXPECT_TRUE(accounts(sitting.app).empty());
}

// The nights of the league must fit the season, which is therefore read first.
TEST(Features, TheSeasonIsReadBeforeTheLeague) {
  const auto texts = stored_texts();
  EXPECT_LT(find_stored_text("season"), find_stored_text("league"));
  EXPECT_LT(find_stored_text("league"), texts.data() + texts.size());
}

TEST(Features, DialogsAreWrittenUnderTheirNames) {
  // Of a game at the table, or of a table of people on devices.
  const std::set<std::string_view> at_table{"calls", "duplicate", "share", "together", "verdicts"};
  for (const std::string_view name : dialog_names()) {
    if (at_table.contains(name)) continue;
    App app(1);
    ASSERT_TRUE(app.act("menu"));
    ASSERT_TRUE(toggle_dialog(app, name));
    EXPECT_EQ(app.state().dialog, name);
    EXPECT_FALSE(app.state().context.sheets.menu) << "the dialog closes the menu";
    std::string text;
    JsonWriter json(text);
    write_dialog(json, app);
    EXPECT_TRUE(text.starts_with("{\"name\":\"" + std::string(name) + "\"")) << text;
    ASSERT_TRUE(app.act("back"));
    EXPECT_EQ(app.state().dialog, "");
  }
}

}  // namespace
}  // namespace allfours
