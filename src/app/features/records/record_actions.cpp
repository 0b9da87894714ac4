// The person's records, to and from a file (records_file.hpp).
#include "app/app.hpp"
#include "app/features/records/records_file.hpp"
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
  if (!records_.statistics.now().device.empty()) return;
  records_.statistics.name_device(shelf_.fresh_name());
  context_.effects.save("statistics");
}

bool App::open_statistics() {
  if (!embedding()) name_device();
  return toggle_dialog(Dialog::statistics);
}

bool App::open_records(std::string_view what) {
  const auto judged = judge_records(what);
  if (const auto* fault = std::get_if<RecordsFault>(&judged)) {
    context_.say(fault_of_records(*fault, *context_.words), true);
    context_.message.stay();
    return true;
  }
  const Records& file = std::get<Records>(judged);
  const int games_before = games_in(records_.statistics.now());
  const auto days_before = records_.days.now().results.size();
  const auto chalked_before = records_.slate.now().games.size();
  records_.statistics.take(file.statistics);
  records_.days.take(file.days);
  records_.slate.take(file.slate);
  const int games = games_in(records_.statistics.now()) - games_before;
  const auto days = records_.days.now().results.size() - days_before;
  const auto chalked = records_.slate.now().games.size() - chalked_before;
  for (const std::string_view name : {"statistics", "days", "slate"}) context_.effects.save(name);
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
