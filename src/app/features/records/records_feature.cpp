#include "app/features/records/records_feature.hpp"

#include <array>

#include "app/features/records/records_file.hpp"
#include "app/verb_functions.hpp"
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

bool open_records(App& app, std::string_view what) {
  AppState& state = app.state();
  const auto judged = judge_records(what);
  if (const auto* fault = std::get_if<RecordsFault>(&judged)) {
    state.context.say(fault_of_records(*fault, *state.context.words), true);
    state.context.message.stay();
    return true;
  }
  const Records& file = std::get<Records>(judged);
  const int games_before = games_in(state.records.statistics.now());
  const auto days_before = state.records.days.now().results.size();
  const auto chalked_before = state.records.slate.now().games.size();
  state.records.statistics.take(file.statistics);
  state.records.days.take(file.days);
  state.records.slate.take(file.slate);
  const int games = games_in(state.records.statistics.now()) - games_before;
  const auto days = state.records.days.now().results.size() - days_before;
  const auto chalked = state.records.slate.now().games.size() - chalked_before;
  for (const std::string_view name : {"statistics", "days", "slate"})
    state.context.effects.save(name);
  if (games == 0 && days == 0 && chalked == 0) {
    state.context.say(state.context.words->records_same, false);
  } else {
    state.context.say(fill(state.context.words->records_taken, {{"n", number_text(games)},
                                                                {"value", number_text(days)},
                                                                {"text", number_text(chalked)}}),
                      false);
  }
  state.context.message.stay();
  return true;
}

using Where = Verb::Where;
using Touch = Verb::Touch;

constexpr std::array records_verbs{
    Verb{"records_open", Where::anywhere, "RECORDS", Touch::once, act_by<open_records>}};

}  // namespace

const Feature records_feature{.verbs = records_verbs};

}  // namespace allfours
