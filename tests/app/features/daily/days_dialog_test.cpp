// The calendar of the days played, and the picture of a day's result.
#include "app/features/daily/days_dialog.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "app/app.hpp"
#include "app/dialogs/dialog.hpp"
#include "app/storage/stored_texts.hpp"
#include "json.hpp"

namespace allfours {
namespace {

using Parsed = nlohmann::json;

std::vector<Parsed> parts_of(const App& app, std::string_view kind) {
  std::string text;
  JsonWriter json(text);
  write_dialog(json, app);
  std::vector<Parsed> found;
  const Parsed dialog = read_json(text);
  for (const Parsed& part : dialog["parts"]) {
    if (part["kind"] == kind) found.push_back(part);
  }
  return found;
}

constexpr std::string_view days =
    "2026-10-31 lancashire 0000 1 1\n"
    "2026-11-21 lancashire --+- 1 3\n"
    "2026-11-22 german ++-+ 3 1\n"
    "2026-11-22 trinidad ---+ 1 3\n"
    "2026-11-23 seven-up +-0+ 2 1\n";

TEST(Calendar, HasEveryMonthWithItsDaysAndTheirResults) {
  App app(1);
  app.act("date:2026-11-23");
  hear_stored(app, "days", days);
  app.act("statistics");
  const auto found = parts_of(app, "calendar");
  ASSERT_EQ(found.size(), 1U);
  const Parsed& calendar = found.front();
  EXPECT_EQ(calendar["today"], "2026-11-23");
  EXPECT_EQ(calendar["weekdays"].size(), 7U);
  ASSERT_EQ(calendar["months"].size(), 2U);
  const Parsed& october = calendar["months"][0];
  EXPECT_EQ(october["month"], "2026-10");
  EXPECT_EQ(october["sum"], "Played: 1. Won: 0.");
  EXPECT_EQ(october["days"][0]["won"], false) << "a draw";
  const Parsed& november = calendar["months"][1];
  EXPECT_EQ(november["sum"], "Played: 3. Won: 2.");
  ASSERT_EQ(november["days"].size(), 3U);
  EXPECT_EQ(november["days"][0]["text"], "Played: Lancashire 1–3");
  EXPECT_EQ(november["days"][1]["date"], "2026-11-22");
  EXPECT_EQ(november["days"][1]["won"], true) << "one of the two";
  EXPECT_EQ(november["days"][1]["text"], "Won: German 3–1, Trinidad 1–3");
}

TEST(Calendar, HoldsTwentyYearsOfDays) {
  std::string all;
  int played = 0;
  for (Day day = *parse_day("2026-11-23"); day < *parse_day("2046-11-23"); ++day) {
    all += day_text(day) + " trinidad ++++ 4 0\n";
    ++played;
  }
  App app(1);
  app.act("date:2046-11-22");
  hear_stored(app, "days", all);
  app.act("statistics");
  const auto found = parts_of(app, "calendar");
  ASSERT_EQ(found.size(), 1U);
  std::size_t shown = 0;
  for (const Parsed& month : found.front()["months"]) shown += month["days"].size();
  EXPECT_EQ(shown, at(played));
  EXPECT_EQ(found.front()["months"].size(), 241U);
}

TEST(Calendar, IsMissingBeforeTheFirstDay) {
  App app(1);
  app.act("date:2026-11-23");
  app.act("statistics");
  EXPECT_TRUE(parts_of(app, "calendar").empty());
  EXPECT_TRUE(parts_of(app, "picture").empty());
}

TEST(Picture, TellsTodaysResultWithoutACard) {
  App app(1);
  app.act("date:2026-11-23");
  hear_stored(app, "days", days);
  app.act("statistics");
  const auto found = parts_of(app, "picture");
  ASSERT_EQ(found.size(), 1U) << "of the deals played today";
  const Parsed& picture = found.front();
  EXPECT_EQ(picture["name"], "Seven Up");
  EXPECT_EQ(picture["date"], "2026-11-23");
  EXPECT_EQ(picture["score"], "2–1");
  EXPECT_EQ(picture["streak"], "3 days in a row.");
  EXPECT_EQ(picture["points"][0]["side"], "own");
  EXPECT_EQ(picture["points"][1]["side"], "theirs");
  EXPECT_EQ(picture["points"][2]["side"], "nobody");
  EXPECT_EQ(picture["text"], "Seven Up · High ✓ Low ✗ Jack – Game ✓ · 2–1");
  EXPECT_EQ(picture["file"], "allfours-seven-up-2026-11-23.png");
}

}  // namespace
}  // namespace allfours
