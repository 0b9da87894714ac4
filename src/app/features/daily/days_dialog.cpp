#include "app/features/daily/days_dialog.hpp"

#include "app/app.hpp"
#include "app/dialogs/dialog_parts.hpp"
#include "words/numbers.hpp"
#include "words/variant_words.hpp"

namespace allfours {

namespace {

using Result = std::map<DayKey, DayResult>::const_iterator;

// "2026-11" of "2026-11-22".
std::string month_of(Day day) { return day_text(day).substr(0, 7); }

// One day: its results, and whether one of its deals was won. Returns the next day's first result.
Result write_calendar_day(JsonWriter& json, const App& app, Result result, Result end, bool& won) {
  const Day day = result->first.first;
  std::string text;
  won = false;
  for (; result != end && result->first.first == day; ++result) {
    const DayResult& deal = result->second;
    text += (text.empty() ? "" : ", ") +
            std::string(variant_short_name(app.state().context.language, *deal.variant)) + " " +
            score_text(deal.own, deal.others);
    won = won || deal.own > deal.others;
  }
  json.open('{');
  json.member("date", day_text(day));
  json.flag("won", won);
  json.member("text", fill(won ? app.words().day_won : app.words().day_played, {{"text", text}}));
  json.close('}');
  return result;
}

std::string sum_of(const Words& w, int played, int won) {
  return fill(w.month_days, {{"n", number_text(played)}, {"value", number_text(won)}});
}

}  // namespace

void calendar_part(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const Days& days = app.state().records.days.now();
  if (!app.state().today || days.results.empty()) return;
  begin_part(json, "calendar");
  json.member("today", day_text(*app.state().today));
  json.member("earlier", w.month_earlier);
  json.member("later", w.month_later);
  json.member("none", sum_of(w, 0, 0));
  json.key("weekdays");
  json.open('[');
  for (int day = 0; day < 7; ++day) json.text(weekday_name(w, day));
  json.close(']');
  json.key("months");
  json.open('[');
  for (Result result = days.results.begin(); result != days.results.end();) {
    const std::string month = month_of(result->first.first);
    int played = 0;
    int won_days = 0;
    json.open('{');
    json.member("month", month);
    json.key("days");
    json.open('[');
    while (result != days.results.end() && month_of(result->first.first) == month) {
      bool won = false;
      result = write_calendar_day(json, app, result, days.results.end(), won);
      ++played;
      if (won) ++won_days;
    }
    json.close(']');
    json.member("sum", sum_of(w, played, won_days));
    json.close('}');
  }
  json.close(']');
  json.close('}');
}

void picture_part(JsonWriter& json, const App& app, const Setup& deal, const DayResult& result) {
  const auto day = day_of(deal);
  if (!day) return;
  const Words& w = app.words();
  begin_part(json, "picture");
  json.member("label", w.share_picture);
  json.member("title", w.today_deal);
  json.member("name", variant_name(app.state().context.language, *result.variant));
  json.member("date", day_text(*day));
  json.key("points");
  json.open('[');
  const std::array names{w.high_box, w.low_box, w.jack_box, w.game_box};
  for (std::size_t i = 0; i < names.size(); ++i) {
    json.object({{"name", names[i]},
                 {"side", result.points[i] == DayResult::Point::won    ? "own"
                          : result.points[i] == DayResult::Point::lost ? "theirs"
                                                                       : "nobody"}});
  }
  json.close(']');
  json.member("score", score_text(result.own, result.others));
  const int streak = app.state().records.days.now().streak(*day);
  json.member("streak",
              streak > 0 ? fill(w.day_streak, {{"n", number_text(streak)}}) : std::string());
  json.member("text", result_text(result, app.state().context.language));
  json.member("file",
              "allfours-" + std::string(result.variant->id) + "-" + day_text(*day) + ".png");
  json.close('}');
}

}  // namespace allfours
