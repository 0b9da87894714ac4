// Parts of the dialog of the statistics (dialog.hpp): points by variant, deals of the day, and the
// records as a file. Knows no DOM. Tests: tests/app/features/statistics/statistics_test.cpp,
// tests/app/features/records/records_file_test.cpp.
#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "app/app.hpp"
#include "app/dialogs/dialog_parts.hpp"
#include "app/features/daily/days_dialog.hpp"
#include "app/features/records/records_file.hpp"
#include "app/features/statistics/statistics_feature.hpp"
#include "words/numbers.hpp"
#include "words/variant_words.hpp"

namespace allfours {

namespace {

constexpr std::size_t fewest_drawn = 3;  // games of a curve

// The points of one variant by kind; kinds with the same name are added up.
void points_part(JsonWriter& json, const Words& w, const Tally& tally) {
  using Kinds = std::vector<AwardFor>;
  const std::array<std::pair<std::string_view, Kinds>, 11> lines{
      {{w.high, Kinds{AwardFor::high}},
       {w.low, Kinds{AwardFor::low}},
       {w.jack, Kinds{AwardFor::jack}},
       {w.hang_jack, Kinds{AwardFor::hang_jack}},
       {w.game, Kinds{AwardFor::game}},
       {w.turned_points,
        Kinds{AwardFor::turn_up_ace, AwardFor::turn_up_king, AwardFor::turn_up_queen,
              AwardFor::turn_up_jack, AwardFor::turn_up_six, AwardFor::turn_up_two}},
       {w.gift, Kinds{AwardFor::gift, AwardFor::begged_point}},
       {w.no_follow, Kinds{AwardFor::no_follow}},
       {w.misdeal, Kinds{AwardFor::misdeal}},
       {w.revoke, Kinds{AwardFor::revoke}},
       {w.looked, Kinds{AwardFor::looked}}}};
  begin_table(json, "shares");
  table_row(json, {w.points_tab, w.your_side, w.other_sides});
  for (const auto& [name, kinds] : lines) {
    int own = 0;
    int others = 0;
    for (const AwardFor kind : kinds) {
      own += tally.own[static_cast<std::size_t>(kind)];
      others += tally.others[static_cast<std::size_t>(kind)];
    }
    if (own != 0 || others != 0) {
      table_row(json, {name, number_text(own), number_text(others)});
    }
  }
  end_table(json);
}

// The results of the last games as a picture.
void curve_part(JsonWriter& json, const Words& w, const Tally& tally) {
  if (tally.recent.size() < fewest_drawn) return;
  const auto won = static_cast<int>(std::ranges::count(tally.recent, '1'));
  json.object({{"kind", "curve"},
               {"results", tally.recent},
               {"text", fill(w.last_games, {{"n", number_text(tally.recent.size())},
                                            {"value", number_text(won)}})}});
}

// The days played, and today's results.
void days_part(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const Days& days = app.state().records.days.now();
  if (!app.state().today || days.results.empty()) return;
  text_part(json, "heading", w.today_deal);
  std::string text = fill(w.days_played, {{"n", number_text(days.count())}});
  if (const int streak = days.streak(*app.state().today); streak > 1) {
    text += " · " + fill(w.day_streak, {{"n", number_text(streak)}});
  }
  text_part(json, "text", text);
  calendar_part(json, app);
  for (const DayDeal deal : {DayDeal::trinidad, DayDeal::other}) {
    const Setup setup = setup_of_day(*app.state().today, deal);
    if (const DayResult* result = days.find(setup)) picture_part(json, app, setup, *result);
  }
}

// The games of one variant, and their points.
void tally_part(JsonWriter& json, const App& app, const Tally& tally) {
  const Words& w = app.words();
  const std::string_view name = variant_name(app.state().context.language, *tally.variant);
  text_part(json, "heading",
            tally.together ? fill(w.with_value, {{"text", w.statistics_together}, {"value", name}})
                           : std::string(name));
  const std::array<std::pair<std::string_view, int>, 4> sums{{{w.games_played, tally.games},
                                                              {w.games_won, tally.won},
                                                              {w.hands_played, tally.hands},
                                                              {w.all_fours_made, tally.all_fours}}};
  std::string text;
  for (const auto& [what, count] : sums) {
    if (!text.empty()) text += " · ";
    text += fill(w.with_value, {{"text", what}, {"value", number_text(count)}});
  }
  text_part(json, "text", text);
  curve_part(json, w, tally);
  points_part(json, w, tally);
}

// The records as a file, for another device.
void records_parts(JsonWriter& json, const App& app) {
  if (app.state().context.embedding) return;
  const Words& w = app.words();
  text_part(json, "heading", w.records);
  text_part(json, "text", w.records_note);
  save_part(json, w.records_save, records_text(app), "allfours-records.txt");
  load_part(json, w.records_load, "records_open:");
}

}  // namespace

void write_statistics(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const std::vector<Tally> tallies = app.state().records.statistics.now().total();
  text_part(json, "text", w.statistics_note);
  days_part(json, app);
  if (tallies.empty()) {
    text_part(json, "text", w.no_statistics);
    records_parts(json, app);
    return;
  }
  for (const bool together : {false, true}) {
    for (const Variant& variant : variants()) {
      for (const Tally& tally : tallies) {
        if (tally.variant == &variant && tally.together == together) tally_part(json, app, tally);
      }
    }
  }
  records_parts(json, app);
  button_part(json, "forget_statistics",
              app.state().asked_to_forget ? w.forget_really : w.forget_statistics);
}

}  // namespace allfours
