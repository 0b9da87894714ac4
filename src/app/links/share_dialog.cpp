// Parts of the dialogs that share a game as links and as a file, and that open one (dialog.hpp).
// Knows no DOM. Tests: tests/app/links/sharing_test.cpp, tests/app/dialogs/dialog_test.cpp.
#include "app/app.hpp"
#include "app/dialogs/dialog.hpp"
#include "app/dialogs/dialog_parts.hpp"
#include "app/features/daily/days_dialog.hpp"
#include "app/features/review/verdict_dialog.hpp"
#include "app/links/links_feature.hpp"
#include "app/links/sharing.hpp"
#include "app/table/table_results.hpp"
#include "app/table/table_state.hpp"

namespace allfours {

void write_share(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const Session& session = app.table().session;
  links_part(json, app, shared_links(session, w), true);
  if (!app.state().context.embedding) {
    begin_part(json, "file");
    json.member("label", w.save_log);
    json.member("note", w.save_log_note);
    json.member("fragment", record_text(session.game()));
    json.member("file", "allfours-" + session.setup().seed + ".jsonl");
    json.key("reviews");
    write_reviews(json, app);
    json.close('}');
  }
  if (const auto result = day_result(app.table()); result && app.table().own) {
    picture_part(json, app, session.setup(), *result);
  }
  page_part(json, w.check_deal, fair_page(app));
  if (!app.state().context.embedding) button_part(json, "duels", w.duel);
}

void write_open(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  text_part(json, "text", w.open_note);
  json.object({{"kind", "opening"},
               {"label", w.open_text},
               {"file", w.open_file},
               {"open", w.open_button}});
  page_part(json, w.compose, page_beside(app, "compose"));
}

}  // namespace allfours
