#include "app/features/review/verdict_dialog.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "app/app.hpp"
#include "app/dialogs/dialog_parts.hpp"
#include "app/features/review/verdict_moment.hpp"
#include "app/table/table_state.hpp"
#include "core/table/scoring.hpp"
#include "words/numbers.hpp"
#include "words/verdict_words.hpp"

namespace allfours {

namespace {

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
    text += fill(w.with_value, {{"text", word}, {"value", number_text(count)}});
  }
  return text;
}

// Progress; at the end the findings, and the turning point.
std::string state(const App& app, const DecisionReview& review) {
  const Words& w = app.words();
  if (review.failed()) return std::string(w.review_failed);
  if (review.wanted() == 0) return std::string(w.review_nothing);
  if (!review.complete()) {
    return fill(w.review_progress, {{"n", number_text(review.all().size() + 1)},
                                    {"other", number_text(review.wanted())}});
  }
  std::string text = counts(w, review.all());
  if (costliest(review.all()) == nullptr) return text;
  const People& people = app.table().narration.narrator().people();
  return text + ". " +
         hand_summary(w, review.all(), review.occasions(), people.names, people.human);
}

void whose_part(JsonWriter& json, const App& app) {
  const TableState& table = app.table();
  const Session& session = table.session;
  const int players = session.setup().players;
  std::vector<ChoiceOption> seats;
  for (int i = 0; i < players; ++i) {
    const int seat = (session.human() + i) % players;
    seats.push_back({"review_of:" + std::to_string(seat), table.narration.narrator().name(seat)});
  }
  const int chosen = (table.verdicts.seat(session) - session.human() + players) % players;
  choice_part(json, app.words().review_whose, seats, chosen);
}

// A point of a hand: one of the four by its sign, any other by its value.
void write_point(JsonWriter& json, const App& app, const Event& award, int moment, int own) {
  const Narrator& narrator = app.table().narration.narrator();
  const std::string title = narrator.award_title(award);
  const int four = place_among_four(award.award);
  const std::string points = signed_text(award.points);
  const Words& w = app.words();
  const std::array signs{w.sign_high, w.sign_low, w.sign_jack, w.sign_game};
  json.object({{"id", "verdict:" + std::to_string(moment)},
               {"sign", four < 0 ? std::string_view(points) : signs[at(four)]},
               {"side", award.side < 0 || award.points == 0 ? "none"
                        : award.side == own                 ? "own"
                                                            : "other"},
               {"text", fill(app.words().with_value,
                             {{"text", title},
                              {"value", award.side < 0 ? std::string(app.words().nobody)
                                                       : narrator.side_name(award.side)}})}});
}

void write_row(JsonWriter& json, const Words& w, const Verdict& verdict, const Occasion& occasion) {
  json.open('{');
  json.member("id", "review_at:" + std::to_string(verdict.event));
  json.member("mark", mark_name(verdict));
  json.member("word", mark_word(w, verdict));
  json.member("name", upper_first(option_name(w, verdict.choice())));
  if (occasion.card.known()) {
    json.key("card");
    write_short_card(json, w, occasion.card);
  }
  json.member("where", where_text(w, occasion));
  json.member("how", occasion_text(w, occasion));
  json.member("cost", cost_text(w, verdict));
  json.number("before", verdict.advice.chosen().chance / 10);
  json.number("after", verdict.choice().chance / 10);
  json.close('}');
}

struct HandOver {
  int first = 0, last = 0;  // indices of its events in the log; `last` is its end
  int number = 0;
  std::optional<Suit> trump;
};

std::vector<HandOver> hands_over(const Events& log, int told) {
  std::vector<HandOver> hands;
  HandOver hand;
  for (int i = 0; i < told; ++i) {
    const Event& event = log[at(i)];
    // A redealt hand continues as the same.
    if (event.kind == EventKind::hand && event.hand_number != hand.number) {
      hand = {.first = i, .last = i, .number = event.hand_number, .trump = std::nullopt};
    }
    if (event.kind == EventKind::trump) hand.trump = event.suit;
    if (event.kind != EventKind::hand_end) continue;
    hand.last = i;
    hands.push_back(hand);
  }
  return hands;
}

void write_hand(JsonWriter& json, const App& app, const HandOver& hand, std::size_t from,
                std::size_t count, bool whole) {
  const Words& w = app.words();
  const TableState& table = app.table();
  const Session& session = table.session;
  const DecisionReview& review = table.verdicts;
  const Narrator& narrator = table.narration.narrator();
  const Events& log = session.log();
  const int own = side_of(session.game().table(), review.seat(session));
  const Scores& score = log[at(hand.last)].score;
  json.open('{');
  json.member("title", fill(w.review_hand, {{"n", number_text(hand.number)}}));
  json.member("trump",
              hand.trump ? std::string_view("cdhs").substr(static_cast<std::size_t>(*hand.trump), 1)
                         : std::string_view());
  json.member("score", narrator.score_text(score));
  json.key("scores");
  json.open('[');
  const int sides = session.game().table().sides;
  for (int i = 0; i < sides; ++i) json.text(number_text(score[at((own + i) % sides)]));
  json.close(']');
  json.member("label", fill(w.review_points, {{"n", number_text(hand.number)}}));
  json.key("points");
  json.open('[');
  for (int i = hand.first; i <= hand.last; ++i) {
    if (log[at(i)].kind == EventKind::award) write_point(json, app, log[at(i)], i + 1, own);
  }
  json.close(']');
  const auto verdicts = review.all().subspan(from, count);
  const auto occasions = review.occasions().subspan(from, count);
  const People& people = narrator.people();
  json.member("summary", whole && count > 0
                             ? hand_summary(w, verdicts, occasions, people.names, people.human)
                             : std::string());
  json.key("rows");
  json.open('[');
  for (std::size_t i = 0; i < count; ++i) write_row(json, w, verdicts[i], occasions[i]);
  json.close(']');
  json.close('}');
}

void review_part(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const TableState& table = app.table();
  const Session& session = table.session;
  const DecisionReview& review = table.verdicts;
  const auto all = review.all();
  begin_part(json, "review");
  json.member("label", w.review_chances);
  const auto percent = [](const Verdict& verdict) {
    return number_text(percent_of(verdict.advice.chosen().chance));
  };
  json.member("text", all.empty() ? std::string()
                                  : fill(w.review_chances_text, {{"n", percent(all.front())},
                                                                 {"other", percent(all.back())}}));
  json.number("done", static_cast<int>(all.size()));
  json.number("of", review.wanted());
  json.number("colours", app.settings().four_colours ? 4 : 2);
  const auto told = std::min(review.told(), static_cast<int>(session.log().size()));
  std::size_t from = 0;
  json.list("hands", hands_over(session.log(), told), [&](const HandOver& hand) {
    std::size_t count = 0;
    while (from + count < all.size() && all[from + count].event < hand.last) ++count;
    write_hand(json, app, hand, from, count, review.complete() || from + count < all.size());
    from += count;
  });
  const Table& end = session.game().table();
  // Until all have come the graph ends with the last verdict.
  if (review.complete() && end.winner >= 0 &&
      review.told() == static_cast<int>(session.log().size())) {
    json.number("end", end.winner == side_of(end, review.seat(session)) ? 1000 : 0);
  }
  if (review.shown() >= 0) {
    json.key("moment");
    write_moment(json, app, review.shown());
  }
  json.close('}');
}

}  // namespace

void write_verdicts(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const DecisionReview& review = app.table().verdicts;
  text_part(json, "text", w.review_note);
  whose_part(json, app);
  text_part(json, "text", state(app, review));
  if (review.wanted() > 0) review_part(json, app);
  if (!review.all().empty()) button_part(json, "duplicate", w.duplicate);
}

}  // namespace allfours
