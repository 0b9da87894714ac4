#include "app/features/review/verdict_moment.hpp"

#include <algorithm>
#include <array>

#include "app/app.hpp"
#include "app/features/review/verdict_dialog.hpp"
#include "app/table/table_state.hpp"
#include "core/log/decision_text.hpp"
#include "words/verdict_words.hpp"

namespace allfours {

namespace {

void card_members(JsonWriter& json, const Words& w, Card card) {
  json.member("name", card_name(w, card));
  json.member("short", card_short(w, card));
  json.member("suit", std::string_view("cdhs").substr(static_cast<std::size_t>(card.suit()), 1));
}

std::string percent(const Words& w, int chance) {
  return fill(w.percent, {{"n", number_text(percent_of(chance))}});
}

void write_option(JsonWriter& json, const Words& w, const Option& option) {
  json.member("name", upper_first(option_name(w, option)));
  if (option.decision.kind == Decision::Kind::play) {
    json.key("card");
    write_short_card(json, w, option.decision.card);
  }
  json.member("chance", percent(w, option.chance));
}

void write_step(JsonWriter& json, std::string_view name, std::string_view label, int event) {
  json.key(name);
  json.object(
      {{"id", event < 0 ? std::string() : "review_at:" + std::to_string(event)}, {"label", label}});
}

void write_trick(JsonWriter& json, const App& app, const Table& before) {
  const Words& w = app.words();
  json.key("trick");
  json.open('{');
  json.member("label", w.review_trick);
  json.key("cards");
  json.open('[');
  for (int i = before.trick_start; i < before.play_count; ++i) {
    const Play& play = before.plays[at(i)];
    json.open('{');
    json.member("who", app.table().narration.narrator().name(play.seat));
    card_members(json, w, play.card);
    json.close('}');
  }
  json.close(']');
  json.close('}');
}

void write_choices(JsonWriter& json, const Words& w, const Verdict& verdict) {
  const Advice& advice = verdict.advice;
  std::vector<int> order(advice.options.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int>(i);
  // The best first; among equals the advice, then the choice.
  const auto rank = [&](int i) {
    return advice.options[at(i)].chance * 4 + (i == advice.best ? 2 : 0) +
           (i == verdict.chosen ? 1 : 0);
  };
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return rank(a) > rank(b); });
  json.key("choices");
  json.open('{');
  json.member("label", w.review_choices);
  json.list("rows", order, [&](int i) {
    const Option& option = advice.options[at(i)];
    json.open('{');
    write_option(json, w, option);
    json.number("value", option.chance / 10);
    json.member("role", i == advice.best ? "best" : i == verdict.chosen ? "played" : "");
    json.close('}');
  });
  json.close('}');
}

// The tricks of a line; the trick in progress without its earlier cards.
void write_line(JsonWriter& json, const App& app, std::string_view name,
                const std::vector<Play>& line) {
  const Words& w = app.words();
  json.open('{');
  json.member("label", fill(w.review_line, {{"text", name}}));
  json.key("tricks");
  json.open('[');
  for (std::size_t i = 0; i < line.size(); ++i) {
    json.open('[');
    for (; i < line.size() && line[i].seat >= 0; ++i) {
      json.open('{');
      json.member("who", app.table().narration.narrator().name(line[i].seat));
      card_members(json, w, line[i].card);
      json.close('}');
    }
    json.close(']');
  }
  json.close(']');
  json.close('}');
}

void write_lay(JsonWriter& json, const App& app, const Verdict& verdict) {
  const Words& w = app.words();
  const Lay& lay = *verdict.lay;
  const auto hundredths = [](int chance) { return number_text(percent_of(chance)); };
  const std::string best = option_name(w, verdict.advice.options[at(lay.best)]);
  json.key("lay");
  json.open('{');
  json.member("title", w.review_really);
  json.member("note", std::string(w.review_really_note) +
                          (lay.exact ? "" : " " + std::string(w.review_really_partly)));
  json.member("text",
              lay.best == verdict.chosen
                  ? fill(w.review_really_none, {{"n", hundredths(lay.chance)}})
                  : upper_first(fill(w.review_really_better, {{"text", best},
                                                              {"n", hundredths(lay.chance)},
                                                              {"other", hundredths(lay.chosen)}})));
  json.key("lines");
  json.open('[');
  if (!lay.best_line.empty()) write_line(json, app, best, lay.best_line);
  if (lay.best != verdict.chosen && !lay.chosen_line.empty()) {
    write_line(json, app, option_name(w, verdict.choice()), lay.chosen_line);
  }
  json.close(']');
  json.close('}');
}

void write_action(JsonWriter& json, const std::string& id, std::string_view label) {
  json.object({{"id", id}, {"label", label}});
}

}  // namespace

std::string_view mark_name(const Verdict& verdict) {
  if (verdict.lucky()) return "lucky";
  constexpr std::array<std::string_view, mark_count> names{"best", "good", "doubtful", "mistake"};
  return names[static_cast<std::size_t>(verdict.mark())];
}

std::string where_text(const Words& w, const Occasion& occasion) {
  if (occasion.trick == 0) return std::string(w.review_before);
  return fill(w.trick_number, {{"n", number_text(occasion.trick)}});
}

void write_short_card(JsonWriter& json, const Words& words, Card card) {
  json.open('{');
  card_members(json, words, card);
  json.close('}');
}

void write_moment(JsonWriter& json, const App& app, int place) {
  const Words& w = app.words();
  const TableState& screen = app.table();
  const Session& session = screen.session;
  const DecisionReview& review = screen.verdicts;
  const auto all = review.all();
  const Verdict& verdict = all[at(place)];
  const Occasion& occasion = review.occasions()[at(place)];
  const SeatNames& names = screen.narration.narrator().people().names;
  const std::string hand = fill(w.review_hand, {{"n", number_text(occasion.hand)}});
  const std::string how = occasion_text(w, occasion);
  json.open('{');
  json.member("id", "review_at:" + std::to_string(verdict.event));
  json.member("mark", mark_name(verdict));
  json.member("word", mark_word(w, verdict));
  json.member("title", hand + " · " + where_text(w, occasion) + (how.empty() ? "" : " · " + how));
  json.member("count", fill(w.review_of, {{"n", number_text(place + 1)},
                                          {"other", number_text(review.wanted())}}));
  write_step(json, "previous", w.review_previous, place > 0 ? all[at(place - 1)].event : -1);
  write_step(json, "next", w.review_next,
             at(place + 1) < all.size() ? all[at(place + 1)].event : -1);
  if (verdict.mark() >= Verdict::Mark::doubtful) {
    json.member("fell",
                fill(w.review_fell, {{"n", number_text(percent_of(verdict.advice.chosen().chance))},
                                     {"other", number_text(percent_of(verdict.choice().chance))}}));
  }
  const std::string sentences = verdict_sentences(w, verdict, names);
  json.member("why", sentences.empty() ? advice_reasons(w, verdict.advice, names) : sentences);
  write_trick(json, app, session.game().table_at(verdict.event));
  const auto option = [&](std::string_view name, std::string_view label, const Option& one) {
    json.key(name);
    json.open('{');
    json.member("label", label);
    write_option(json, w, one);
    json.close('}');
  };
  const bool you = occasion.seat == screen.narration.narrator().people().you;
  option("played", fill(w.review_played, you, {{"who", names[at(occasion.seat)]}}),
         verdict.choice());
  if (verdict.chosen != verdict.advice.best) option("best", w.review_best, verdict.advice.chosen());
  write_choices(json, w, verdict);
  json.key("actions");
  json.open('[');
  const std::string event = std::to_string(verdict.event);
  if (you) write_action(json, "try:" + event, w.review_try);
  write_action(json, "verdict:" + event, w.review_to_table);
  json.close(']');
  if (verdict.lay) write_lay(json, app, verdict);
  json.close('}');
}

void write_reviews(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const SeatNames& names = app.table().narration.narrator().people().names;
  const Session& session = app.table().session;
  const auto decision = [&](std::string_view name, const Option& option) {
    json.key(name);
    if (option.keeps) return json.text("keep");
    write_json(json, option.decision);
  };
  json.open('[');
  for (const std::string& text : app.table().verdicts.kept(session)) {
    const auto verdict = parse_verdict(text);
    if (!verdict) continue;
    json.open('{');
    json.number("event", verdict->event);
    json.key("review");
    json.open('{');
    json.number("version", 1);
    json.member("mark", mark_name(*verdict));
    json.number("cost", verdict->cost());
    json.number("chance", verdict->choice().chance);
    json.number("best_chance", verdict->advice.chosen().chance);
    decision("best", verdict->advice.chosen());
    if (verdict->lay) {
      json.number("open_chance", verdict->lay->chosen);
      json.number("open_best_chance", verdict->lay->chance);
      decision("open_best", verdict->advice.options[at(verdict->lay->best)]);
    }
    const std::string why = verdict_sentences(w, *verdict, names);
    if (!why.empty()) json.member("text", why);
    json.close('}');
    json.close('}');
  }
  json.close(']');
}

}  // namespace allfours
