// The table of verbs (app/verbs.hpp): names are unique, ACTIONS.md agrees, and keys and buttons use
// its rows.
#include "app/verbs.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>

#include "app/app_play.hpp"
#include "app/shortcuts.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_looking.hpp"

namespace allfours {
namespace {

std::string documentation() {
  std::ifstream file(ALLFOURS_TESTS_DIR "/../src/app/ACTIONS.md");
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// "on|off" in the form of ACTIONS.md: "`on` or `off`".
std::string written(std::string_view about) {
  if (about.empty()) return {};
  std::string text = "`";
  for (const char c : about) {
    if (c == '|')
      text += "` or `";
    else
      text += c;
  }
  return text + "`";
}

using Where = Verb::Where;
using Touch = Verb::Touch;

// "table", in the notation of ACTIONS.md.
std::string_view name_of(Where where) {
  switch (where) {
    case Where::anywhere:
      return "anywhere";
    case Where::start:
      return "start";
    case Where::table:
      return "table";
    case Where::game:
      return "game";
    case Where::lesson:
      return "lesson";
    case Where::puzzle:
      return "puzzle";
    case Where::worker:
      return "worker";
    case Where::host:
      return "host";
  }
  return {};
}

// The effect of a held key and of a double click, in the words of ACTIONS.md.
std::string_view held_of(Touch touch) {
  if (touch == Touch::told) return "–";
  return touch == Touch::steps ? "again and again" : "once";
}

std::string_view double_of(Touch touch) {
  switch (touch) {
    case Touch::once:
    case Touch::steps:
      return "twice";
    case Touch::confirms:
      return "confirms nothing";
    case Touch::decides:
      return "answers once";
    case Touch::told:
      break;
  }
  return "–";
}

TEST(Verbs, HaveNamesOfTheirOwn) {
  std::set<std::string_view> names;
  for (const Verb& verb : verbs()) {
    EXPECT_TRUE(names.insert(verb.name).second) << verb.name << " is listed twice";
    EXPECT_EQ(find_verb(verb.name), &verb);
  }
  EXPECT_EQ(find_verb("dance"), nullptr);
  EXPECT_EQ(find_verb(""), nullptr);
}

TEST(Verbs, ThePageOfActionsHasTheRowsOfTheTableInItsOrder) {
  std::istringstream text(documentation());
  std::vector<std::string> rows;
  for (std::string line; std::getline(text, line);) {
    // The table of verbs has six columns, the table of their arguments two.
    if (line.starts_with("| `") && std::count(line.begin(), line.end(), '|') == 7) {
      rows.push_back(line);
    }
  }
  ASSERT_EQ(rows.size(), verbs().size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Verb& verb = verbs()[i];
    const std::string begin = "| `" + std::string(verb.name) + "` | " +
                              std::string(name_of(verb.where)) + " | " + written(verb.about) +
                              " | " + std::string(held_of(verb.touch)) + " | " +
                              std::string(double_of(verb.touch)) + " | ";
    EXPECT_TRUE(rows[i].starts_with(begin)) << rows[i] << "\nis not\n" << begin;
    EXPECT_GT(rows[i].size(), begin.size() + 5) << verb.name << " has no description";
  }
}

TEST(Verbs, ThePageOfActionsSaysWhatEachKindIs) {
  const std::string text = documentation();
  for (const Verb& verb : verbs()) {
    std::string kind(verb.about);
    if (kind.ends_with('?')) kind.pop_back();
    if (kind.empty() || kind.find('|') != std::string::npos) continue;
    // Once in the row of the verb, once in the explanation of its kind.
    const auto explained = text.find("| about | is |");
    ASSERT_NE(explained, std::string::npos);
    EXPECT_NE(text.find("`" + kind + "`", explained), std::string::npos) << kind;
  }
}

TEST(Verbs, KeysAndButtonsNameThem) {
  const auto known = [](std::string_view id) {
    return find_verb(id.substr(0, id.find(':'))) != nullptr;
  };
  for (const Shortcut& shortcut : shortcuts()) {
    std::istringstream ids{std::string(shortcut.actions)};
    for (std::string id; ids >> id;) {
      EXPECT_TRUE(known(id) || id == "primary" || id == "place") << id;
    }
  }
  Stream stream(4, "verbs");
  for (const GameSetup& setup : usual_setups()) {
    Sitting sitting(setup_text(setup));
    for (int i = 0; i < 30 && sitting.plays(); ++i) {
      sitting.wait();
      for (const Action& action : actions_at(sitting.app.table())) EXPECT_TRUE(known(action.id));
      for (const Action& action : moment_actions(sitting.app.table()))
        EXPECT_TRUE(known(action.id));
      sitting.choose_something(stream);
    }
  }
}

// `act` returns whether the action had an effect.
TEST(Verbs, DoNothingWhereTheyHaveNoPlace) {
  App app(1);
  EXPECT_FALSE(app.act("undo")) << "there is no table";
  EXPECT_FALSE(app.act("host_next")) << "there is no embedding page";
  EXPECT_FALSE(app.act("menu_"));
  EXPECT_TRUE(app.act("menu"));
  ASSERT_TRUE(app.act("start"));
  EXPECT_FALSE(app.act("start")) << "there is a table";
  EXPECT_FALSE(app.act("variant:german"));
  EXPECT_TRUE(app.act("skip"));
}

}  // namespace
}  // namespace allfours
