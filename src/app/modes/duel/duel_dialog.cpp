// A duel as parts of a dialog (dialog.hpp). Without a duel at the table: the number of deals for a
// new one. With one: hands (hands_part.hpp), a row per deal the person has played; once all are
// played, rows have `id` and `show`, the action that shows the deal, for the `whole` row, and there
// is a link to send; once both have played all, `sum`: two `lines` without points, each with
// `ahead`, `text` and `note`. Knows no picture, and no rule. Tests:
// tests/app/modes/duel/app_duel_test.cpp.
#include <algorithm>
#include <cstdlib>

#include "app/app.hpp"
#include "app/dialogs/dialog_parts.hpp"
#include "app/dialogs/hands_part.hpp"
#include "app/links/link.hpp"
#include "app/modes/duel/duel_feature.hpp"
#include "app/table/table_state.hpp"
#include "core/table/scoring.hpp"
#include "words/duplicate_words.hpp"
#include "words/numbers.hpp"
#include "words/variant_words.hpp"

namespace allfours {

namespace {

constexpr std::array lengths{1, 4, 8};
constexpr int usual_deals = 4;

std::string deals_text(const Words& w, int deals) {
  return fill(w.duel_deals, {{"n", number_text(deals)}});
}

// The person's name in the link.
void write_name(JsonWriter& json, const App& app) {
  field_part(json, {"name:0:", app.words().duel_name, app.settings().names[0], "", longest_name});
}

void write_lengths(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const Setup setup = app.state().start.setup();
  text_part(json, "text", w.duel_note);
  text_part(
      json, "heading",
      fill(w.with_value, {{"text", variant_name(app.state().context.language, *setup.variant)},
                          {"value", fill(w.players_of, {{"n", number_text(setup.players)}})}}));
  write_name(json, app);
  for (const int deals : lengths) {
    button_part(json, "duel:" + std::to_string(deals), upper_first(deals_text(w, deals)),
                deals == usual_deals);
  }
  text_part(json, "text", upper_first(std::string(w.duel_strict)) + ".");
}

// The four points first, so that both players' are aligned.
HandPlayed four_first(HandPlayed hand) {
  std::stable_partition(hand.points.begin(), hand.points.end(),
                        [](const HandPoint& point) { return place_among_four(point.what) >= 0; });
  return hand;
}

struct Sum {
  Scores own{}, others{};
  int more = 0;       // by how much the person's total is higher
  bool alike = true;  // no decision differed
};

Sum sum_of(const std::vector<DealCompared>& deals, int side) {
  Sum sum;
  for (const DealCompared& deal : deals) {
    add_points(sum.own, gained_in(deal.own));
    add_points(sum.others, gained_in(deal.both->again));
    sum.alike = sum.alike && !deal.both->parting;
    sum.more += margin_of(deal.own, side) - margin_of(deal.both->again, side);
  }
  return sum;
}

std::string outcome(const Words& w, int more) {
  if (more == 0) return std::string(w.duel_level);
  return fill(more > 0 ? w.duel_won : w.duel_lost, {{"n", number_text(std::abs(more))}});
}

void write_sum(JsonWriter& json, const HandsPart& part, const Sum& sum, std::string_view rival) {
  const Words& w = *part.words;
  json.key("sum");
  json.open('{');
  json.key("lines");
  json.open('[');
  part.line(w.you, sum.own);
  part.line(rival, sum.others);
  json.close(']');
  json.key("ahead");
  json.open('[');
  json.text(signed_text(std::max(sum.more, 0)));
  json.text(signed_text(std::max(-sum.more, 0)));
  json.close(']');
  json.member("text", outcome(w, sum.more));
  json.member("note", sum.alike ? std::string_view() : w.duel_same);
  json.close('}');
}

void write_deals(JsonWriter& json, const App& app, const DuelRun& duel) {
  const Words& w = app.words();
  const Session& session = app.table().session;
  const int sides = session.table().sides;
  const HandsPart part{&json, &w, session.human() % sides, sides};
  const auto deals = deals_compared(duel);
  const std::string_view rival = app.table().mode.as<DuelMode>()->rival(app.words());
  begin_part(json, "hands");
  if (duel.both_finished()) write_sum(json, part, sum_of(deals, part.side), rival);
  json.key("rows");
  json.open('[');
  for (const DealCompared& deal : deals) {
    part.begin_row(fill(w.duel_deal, {{"n", number_text(deal.own.hand)}}), deal.own.trump);
    part.line(w.you, four_first(deal.own));
    if (deal.both) part.line(rival, four_first(deal.both->again));
    part.end_lines(deal.both ? parting_text(w, deal.both->parting, w.you, rival) : std::string());
    if (duel.finished()) {
      json.member("id", "duel_deal:" + std::to_string(deal.own.hand));
      json.member("show", w.review_to_table);
      json.flag("whole", true);
    }
    json.close('}');
  }
  json.close(']');
  json.close('}');
}

}  // namespace

void write_duel(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const DuelRun* duel = app.screen() == App::Screen::table ? duel_at(app.table()) : nullptr;
  if (duel == nullptr) return write_lengths(json, app);
  const Session& session = app.table().session;
  const std::string name(variant_name(app.state().context.language, *duel->duel.setup.variant));
  text_part(json, "text", name + " · " + deals_text(w, duel->duel.deals));
  if (!duel->finished()) {
    text_part(json, "text", upper_first(std::string(w.duel_strict)) + ".");
    write_deals(json, app, *duel);
    return;
  }
  const SharedLink link{"duel", std::string(w.duel),
                        std::string(duel->both_finished() ? w.duel_back : w.duel_out),
                        duel_link(duel->duel, app.table().mode.as<DuelMode>()->names(app.table()),
                                  session.human(), session.bots())};
  // The name is part of the link; once both have played, only the owner can change theirs.
  if (app.table().own) write_name(json, app);
  // Sending the link is the purpose of the dialog.
  if (!duel->both_finished()) links_part(json, app, {&link, 1});
  write_deals(json, app, *duel);
  if (!duel->both_finished()) return;
  links_part(json, app, {&link, 1});
  const std::string& rival = duel->names[at(duel->other())];
  const std::string deals = deals_text(w, duel->duel.deals);
  button_part(json, "duel:" + std::to_string(duel->duel.deals),
              rival.empty() ? fill(w.duel_again, {{"text", deals}})
                            : fill(w.duel_again_with, {{"who", rival}, {"text", deals}}));
}

}  // namespace allfours
