#include "app/verdict_dialog.hpp"

#include "app/app.hpp"
#include "words/verdict_words.hpp"

namespace allfours {

namespace {

std::string_view mark_name(const Verdict& verdict) {
  if (verdict.lucky()) return "lucky";
  constexpr std::array<std::string_view, mark_count> names{"best", "good", "doubtful", "mistake"};
  return names[static_cast<std::size_t>(verdict.mark())];
}

void text_part(JsonWriter& json, std::string_view kind, std::string_view text) {
  json.open('{');
  json.member("kind", kind);
  json.member("text", text);
  json.close('}');
}

// "3 best · 1 doubtful"
std::string counts(const Words& w, std::span<const Verdict> verdicts) {
  std::vector<std::pair<std::string_view, int>> marks{{w.mark_best, 0},
                                                      {w.mark_good, 0},
                                                      {w.mark_doubtful, 0},
                                                      {w.mark_mistake, 0},
                                                      {w.mark_lucky, 0}};
  std::string text;
  for (auto& [word, count] : marks) {
    for (const Verdict& verdict : verdicts) count += mark_word(w, verdict) == word ? 1 : 0;
    if (count == 0) continue;
    if (!text.empty()) text += " · ";
    text += fill(w.with_value, {{"text", word}, {"value", std::to_string(count)}});
  }
  return text;
}

std::string state(const Words& w, const Verdicts& review) {
  if (review.failed()) return std::string(w.review_failed);
  if (review.wanted() == 0) return std::string(w.review_nothing);
  if (review.complete()) return counts(w, review.all());
  return fill(w.review_progress, {{"n", std::to_string(review.all().size() + 1)},
                                  {"other", std::to_string(review.wanted())}});
}

void chances_part(JsonWriter& json, const Words& w, std::span<const Verdict> verdicts) {
  json.open('{');
  json.member("kind", "chances");
  json.member("label", w.review_chances);
  const auto percent = [](const Verdict& verdict) {
    return std::to_string(percent_of(verdict.advice.chosen().chance));
  };
  json.member("text", fill(w.review_chances_text, {{"n", percent(verdicts.front())},
                                                   {"other", percent(verdicts.back())}}));
  json.list("points", verdicts, [&](const Verdict& verdict) {
    json.open('{');
    json.number("chance", verdict.advice.chosen().chance / 10);
    json.member("mark", mark_name(verdict));
    json.close('}');
  });
  json.close('}');
}

void verdicts_part(JsonWriter& json, const App& app, std::span<const Verdict> verdicts) {
  const Words& w = app.words();
  json.open('{');
  json.member("kind", "verdicts");
  json.list("rows", verdicts, [&](const Verdict& verdict) {
    json.open('{');
    json.member("id", "verdict:" + std::to_string(verdict.event));
    json.member("mark", mark_name(verdict));
    json.member("word", mark_word(w, verdict));
    json.member("label", upper_first(option_name(w, verdict.choice())));
    json.member("cost", cost_text(w, verdict));
    json.member("why", verdict_sentences(w, verdict, app.table().narrator().people().names));
    json.member("show", w.review_to_table);
    json.close('}');
  });
  json.close('}');
}

}  // namespace

void write_verdicts(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const Verdicts& review = app.table().verdicts();
  text_part(json, "text", w.review_note);
  text_part(json, "text", state(w, review));
  auto left = review.all();
  if (left.empty()) return;
  chances_part(json, w, left);
  const Session& session = app.table().session();
  const auto hand_of = [&](const Verdict& verdict) {
    for (int i = verdict.event; i > 0; --i) {
      const Event& event = session.log()[at(i - 1)];
      if (event.kind == EventKind::hand) return static_cast<int>(event.hand_number);
    }
    return 0;
  };
  while (!left.empty()) {
    const int hand = hand_of(left.front());
    std::size_t count = 1;
    while (count < left.size() && hand_of(left[count]) == hand) ++count;
    text_part(json, "heading", hand_summary(w, hand, left.first(count)));
    verdicts_part(json, app, left.first(count));
    left = left.subspan(count);
  }
  json.open('{');
  json.member("kind", "button");
  json.member("id", "duplicate");
  json.member("label", w.duplicate);
  json.close('}');
}

}  // namespace allfours
