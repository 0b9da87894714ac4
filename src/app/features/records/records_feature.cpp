// Takes in the person's records from a file of another device (records_file.hpp). Knows no screen.
// Tests: tests/app/features/records/records_file_test.cpp.
#include <array>

#include "app/feature.hpp"
#include "app/features/records/records_file.hpp"
#include "app/verb_functions.hpp"
#include "words/numbers.hpp"

namespace allfours {

namespace {

std::string fault_of_records(const RecordsFault& fault, const Words& w) {
  const std::array by_kind{w.records_bad, w.records_newer, w.records_bad_line, w.records_cut};
  return fill(by_kind[static_cast<std::size_t>(fault.kind)], {{"n", number_text(fault.line)}});
}

std::vector<int> counts(const App& app) {
  std::vector<int> all;
  for (const RecordsSection* section : records_sections()) all.push_back(section->count(app));
  return all;
}

bool open_records(App& app, std::string_view what) {
  Context& context = app.state().context;
  const Words& w = *context.words;
  const auto judged = judge_records(what);
  if (const auto* fault = std::get_if<RecordsFault>(&judged)) {
    context.say_and_stay(fault_of_records(*fault, w), true);
    return true;
  }
  const auto& lines = std::get<std::vector<std::string>>(judged);
  const std::vector<int> before = counts(app);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    records_sections()[i]->take(app, lines[i]);
    context.effects.save(records_sections()[i]->name);
  }
  std::vector<int> taken = counts(app);
  if (taken == before) {
    context.say(w.records_same, false);
  } else {
    for (std::size_t i = 0; i < taken.size(); ++i) taken[i] -= before[i];
    context.say(fill(w.records_taken, {{"n", number_text(taken[0])},
                                       {"value", number_text(taken[1])},
                                       {"text", number_text(taken[2])}}),
                false);
  }
  context.message.stay();
  return true;
}

bool take_records_file(App& app, std::string_view text) {
  const auto judged = judge_records(text);
  const auto* fault = std::get_if<RecordsFault>(&judged);
  return (fault == nullptr || fault->kind != RecordsFault::Kind::none) && open_records(app, text);
}

constexpr std::array records_verbs{
    Verb{"records_open", Where::anywhere, "RECORDS", Touch::once, act_by<open_records>}};

}  // namespace

extern const Feature records_feature{.verbs = records_verbs, .take_file = take_records_file};

}  // namespace allfours
