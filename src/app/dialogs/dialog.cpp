#include "app/dialogs/dialog.hpp"

#include <algorithm>
#include <array>

#include "app/dialogs/dialog_parts.hpp"
#include "app/dialogs/keys_dialog.hpp"
#include "app/features/duplicate/duplicate_dialog.hpp"
#include "app/features/league/league_dialog.hpp"
#include "app/features/review/verdict_dialog.hpp"
#include "app/features/saved/saved_games_dialog.hpp"
#include "app/features/settings/settings_dialog.hpp"
#include "app/features/slate/slate_dialog.hpp"
#include "app/features/statistics/statistics_dialog.hpp"
#include "app/links/share_dialog.hpp"
#include "app/modes/duel/duel_dialog.hpp"
#include "app/modes/together/together_dialog.hpp"
#include "app/start/opponents_dialog.hpp"
#include "core/game/link_end.hpp"

namespace allfours {

namespace {

// A dialog: its name for the page, its title, and the function that writes its parts.
struct DialogRow {
  App::Dialog dialog;
  std::string_view name;
  std::string_view Words::*title;
  void (*write)(JsonWriter& json, const App& app);
};

constexpr std::array dialogs{
    DialogRow{App::Dialog::keys, "keys", &Words::keys, write_keys},
    DialogRow{App::Dialog::settings, "settings", &Words::settings, write_settings},
    DialogRow{App::Dialog::statistics, "statistics", &Words::statistics, write_statistics},
    DialogRow{App::Dialog::share, "share", &Words::share, write_share},
    DialogRow{App::Dialog::open, "open", &Words::open_game, write_open},
    DialogRow{App::Dialog::opponents, "opponents", &Words::opponents, write_opponents},
    DialogRow{App::Dialog::verdicts, "verdicts", &Words::review, write_verdicts},
    DialogRow{App::Dialog::duplicate, "duplicate", &Words::duplicate, write_duplicate},
    DialogRow{App::Dialog::duel, "duel", &Words::duel, write_duel},
    DialogRow{App::Dialog::kept, "kept", &Words::kept_games, write_kept},
    DialogRow{App::Dialog::slate, "slate", &Words::slate, write_slate},
    DialogRow{App::Dialog::league, "league", &Words::league, write_league},
    DialogRow{App::Dialog::season, "season", &Words::season, write_season},
    DialogRow{App::Dialog::together, "together", &Words::together, write_together}};

}  // namespace

std::string page_beside(const App& app, std::string_view folder) {
  return std::string(folder) + "/?lang=" + std::string(language_code(app.language()));
}

std::string fair_page(const App& app) {
  return page_beside(app, "fair") + "#" + whole_link(record_text(app.table().session().game()));
}

void write_dialog(JsonWriter& json, const App& app) {
  const auto row = std::ranges::find(dialogs, app.dialog(), &DialogRow::dialog);
  if (row == dialogs.end()) return;
  const Words& w = app.words();
  json.open('{');
  json.member("name", row->name);
  json.member("title", w.*row->title);
  json.member("close", w.close);
  json.member("message", app.message());
  json.key("parts");
  json.open('[');
  if (app.has_unread()) text_part(json, "text", w.unread_here);
  if (app.has_unstored()) text_part(json, "text", w.unstored_here);
  row->write(json, app);
  json.close(']');
  json.close('}');
}

}  // namespace allfours
