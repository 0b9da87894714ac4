// Saved games: a text is a game, or is put aside unchanged; a game is written as it was read, and
// comes to the table as it was left. The input is a series of texts separated by lines "#"; a first
// line "#ADDRESS" is the address of the page.
#include <algorithm>

#include "app/all_kept.hpp"
#include "app/app.hpp"
#include "app/features/saved/saved_game.hpp"
#include "app/storage/resume.hpp"
#include "fuzzing/fuzz.hpp"

namespace allfours::fuzz {

namespace {

void check_saved(std::string_view text) {
  const auto saved = parse_saved(text);
  if (!saved) return;
  const std::string written = saved_text(*saved);
  const auto again = parse_saved(written);
  insist(again.has_value(), "a kept game is read again", written);
  insist(saved_text(*again) == written, "as it was written", written);
  insist(again->real.game.log() == saved->real.game.log(), "the same game", written);
  insist(again->verdicts.size() <= saved->verdicts.size(), "with no more verdicts", written);

  App app(1);
  app.open(saved->address, written, {});
  if (app.screen() != App::Screen::table || !app.table().mode->is_game()) return;
  const auto tab = parse_saved(tab_text(app));
  if (app.table().waits) return;
  insist(tab.has_value(), "the game at the table is kept", tab_text(app));
}

// It stays when the person leaves it: it has been played in and is unfinished, or it is unreadable.
bool stays(const SavedText& game) {
  const auto saved = parse_saved(game.text);
  if (!saved) return true;
  return saved->own && !saved->duel && !saved->real.game.over();
}

// Stored under its name, as it was or as it was written on leaving.
bool is_kept(const App& app, const SavedText& game) {
  for (const SavedText& now : all_kept(app)) {
    if (now.id != game.id) continue;
    if (now.text == game.text) return true;
    const auto before = parse_saved(game.text);
    const auto left = parse_saved(now.text);
    return before && left && left->left && left->real.game.log() == before->real.game.log();
  }
  return false;
}

void check_saved_games(std::string_view address, const std::vector<SavedText>& kept) {
  App app(3);
  app.open(address, "", kept);
  int gone = 0, staying = 0;
  for (const SavedText& game : kept) {
    if (!is_kept(app, game)) ++gone;
    if (stays(game)) ++staying;
  }
  insist(gone == 0 || (gone == 1 && app.screen() == App::Screen::table),
         "all kept games are there, but for the one at the table", kept.front().text);
  for (const SavedText& game : app.state().saved_games.all()) summary_of(game);
  const auto all_stay = [&] {
    app.act("new_game");
    const auto left = all_kept(app);
    insist(std::count_if(left.begin(), left.end(), stays) >= staying, "kept games stay",
           kept.front().text);
  };
  all_stay();
  for (const SavedText& game : all_kept(app)) {
    app.act("resume:" + game.id);
    all_stay();
  }
}

}  // namespace

void try_text(std::string_view text) {
  std::string_view address;
  if (text.starts_with("#")) address = take_line(text).substr(1);
  std::vector<SavedText> kept;
  while (!text.empty() && kept.size() < 8) {
    const auto end = text.find("\n#\n");
    const std::string_view one = text.substr(0, end == std::string_view::npos ? end : end + 1);
    text.remove_prefix(std::min(text.size(), one.size() + 2));
    if (one.empty()) continue;
    check_saved(one);
    kept.push_back({"K" + std::to_string(kept.size()), "2026-11-24", std::string(one)});
  }
  if (!kept.empty()) check_saved_games(address, kept);
}

}  // namespace allfours::fuzz
