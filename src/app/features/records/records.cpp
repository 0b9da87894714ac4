// The person's records, to and from a file (records_file.hpp).
#include "app/app.hpp"
#include "words/numbers.hpp"

namespace allfours {

namespace {

std::string fault_of_records(const RecordsFault& fault, const Words& w) {
  switch (fault.kind) {
    case RecordsFault::Kind::newer:
      return std::string(w.records_newer);
    case RecordsFault::Kind::unreadable:
      return fill(w.records_bad_line, {{"n", number_text(fault.line)}});
    case RecordsFault::Kind::cut:
      return std::string(w.records_cut);
    case RecordsFault::Kind::none:
      break;
  }
  return std::string(w.records_bad);
}

int games_in(const Statistics& statistics) {
  int games = 0;
  for (const Tally& tally : statistics.total()) games += tally.games;
  return games;
}

}  // namespace

// A file names the device that counted its games.
void App::name_device() {
  if (!statistics_.device.empty()) return;
  statistics_.device = unsaved_.device = shelf_.fresh_name();
  context_.effects.save_statistics = true;
}

bool App::open_statistics() {
  if (!embedding()) name_device();
  return toggle_dialog(Dialog::statistics);
}

Records App::records() const { return {statistics_, days_, slate_}; }

bool App::open_records(std::string_view what) {
  const auto judged = judge_records(what);
  if (const auto* fault = std::get_if<RecordsFault>(&judged)) {
    context_.say(fault_of_records(*fault, *context_.words), true);
    context_.message.stay();
    return true;
  }
  const Records& file = std::get<Records>(judged);
  Records all = records();
  all.take(file);
  const int games = games_in(all.statistics) - games_in(statistics_);
  const auto days = all.days.results.size() - days_.results.size();
  const auto chalked = all.slate.games.size() - slate_.games.size();
  unsaved_.taken.take(file.statistics);
  for (const auto& result : file.days.results) unsaved_.days.push_back(result);
  for (const SlateGame& game : file.slate.games) unsaved_.chalked.push_back(game);
  statistics_ = std::move(all.statistics);
  days_ = std::move(all.days);
  slate_ = std::move(all.slate);
  context_.effects.save_statistics = context_.effects.save_days = context_.effects.save_slate =
      true;
  if (games == 0 && days == 0 && chalked == 0) {
    context_.say(context_.words->records_same, false);
  } else {
    context_.say(fill(context_.words->records_taken, {{"n", number_text(games)},
                                                      {"value", number_text(days)},
                                                      {"text", number_text(chalked)}}),
                 false);
  }
  context_.message.stay();
  return true;
}

}  // namespace allfours
