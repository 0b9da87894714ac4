#include "app/storage/stored_texts.hpp"

#include <algorithm>
#include <array>

namespace allfours {

struct App::StoredTexts {
  static void read_statistics(App& app, std::string_view text) {
    app.records_.statistics.read(text);
    int games = 0;
    for (const Tally& tally : app.records_.statistics.now().total()) games += tally.games;
    int& begun = app.context_.settings.games_begun;
    begun = std::max(begun, std::min(games, first_games + 1));
  }
  static void read_league(App& app, std::string_view text) {
    app.records_.nights.read(text, app.records_.seasons.now, app.own_name_);
  }
  static void read_season(App& app, std::string_view text) {
    app.records_.seasons.read(text);
    app.end_foreign_night();
  }
  static void read_together(App& app, std::string_view text) { app.together_.read_stored(text); }
  template <auto record>
  static void read_record(App& app, std::string_view text) {
    (app.records_.*record).read(text);
  }

  template <auto record>
  static std::string text_of(const App& app) {
    return (app.records_.*record).text();
  }
  static std::string together_text(const App& app) { return app.together_.stored_text(); }
  static std::string settings_text_of(const App& app) { return settings_text(app.settings()); }

  template <auto record>
  static void note(App& app) {
    (app.records_.*record).note_stored();
  }
  static void note_together(App& app) { app.together_.note_stored(); }

  template <auto record>
  static bool unread(const App& app) {
    return (app.records_.*record).has_unread();
  }
  static bool unread_settings(const App& app) { return !app.settings().unread.empty(); }

  using R = PersonRecords;
  static constexpr std::array table{
      StoredText{"settings", Dialog::settings, false, false, nullptr, settings_text_of, nullptr,
                 unread_settings},
      StoredText{"statistics", Dialog::statistics, true, true, read_statistics,
                 text_of<&R::statistics>, note<&R::statistics>, unread<&R::statistics>},
      StoredText{"days", Dialog::statistics, true, true, read_record<&R::days>, text_of<&R::days>,
                 note<&R::days>, unread<&R::days>},
      StoredText{"slate", Dialog::slate, true, true, read_record<&R::slate>, text_of<&R::slate>,
                 note<&R::slate>, unread<&R::slate>},
      // Before the league, whose nights must fit the season.
      StoredText{"season", Dialog::season, false, true, read_season, text_of<&R::seasons>, nullptr,
                 unread<&R::seasons>},
      StoredText{"league", Dialog::league, true, true, read_league, text_of<&R::nights>,
                 note<&R::nights>, unread<&R::nights>},
      StoredText{"together", Dialog::together, true, false, read_together, together_text,
                 note_together, nullptr},
      StoredText{"games", Dialog::kept, false, false, nullptr, nullptr, nullptr, nullptr}};
};

std::span<const App::StoredText> App::stored_texts() { return StoredTexts::table; }

const App::StoredText* App::StoredText::find(std::string_view name) {
  const auto row = std::ranges::find(StoredTexts::table, name, &StoredText::name);
  return row == StoredTexts::table.end() ? nullptr : &*row;
}

void App::hear_stored(std::string_view name, std::string_view text) {
  const StoredText* row = StoredText::find(name);
  if (row == nullptr || row->read == nullptr) return;
  row->read(*this, text);
  changed();
}

std::string App::text_to_store(std::string_view name) const {
  const StoredText* row = StoredText::find(name);
  return row != nullptr && row->text != nullptr ? row->text(*this) : std::string();
}

std::string App::add_to(std::string_view name, std::string_view stored) {
  hear_stored(name, stored);
  return text_to_store(name);
}

void App::note_stored(std::string_view name, bool stored) {
  if (!stored) {
    if (unstored_.emplace(name).second) changed();
    return;
  }
  const StoredText* row = StoredText::find(name);
  if (row != nullptr && row->note_stored != nullptr) row->note_stored(*this);
  if (unstored_.erase(std::string(name)) > 0) changed();
}

bool App::has_unread() const {
  return std::ranges::any_of(stored_texts(), [&](const StoredText& row) {
    return row.dialog == dialog_ && row.has_unread != nullptr && row.has_unread(*this);
  });
}

bool App::has_unstored() const {
  return std::ranges::any_of(stored_texts(), [&](const StoredText& row) {
    return row.dialog == dialog_ && unstored_.contains(row.name);
  });
}

}  // namespace allfours
