#include "app/accessibility/mirror.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/accessibility/mirror_parts.hpp"
#include "app/contests.hpp"
#include "app/dialogs/dialog.hpp"
#include "app/features/hint/table_hint.hpp"
#include "app/modes/lesson/table_first_game.hpp"
#include "app/modes/people/table_people.hpp"
#include "app/narration/prompt.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_looking.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_state.hpp"
#include "core/table/exposed.hpp"
#include "words/advice_words.hpp"
#include "words/field_words.hpp"
#include "words/numbers.hpp"
#include "words/player_words.hpp"
#include "words/rule_outline.hpp"
#include "words/spoken_text.hpp"
#include "words/variant_words.hpp"

namespace allfours {

namespace {

// The game, or the lesson and its progress.
std::string table_title(const App& app) {
  const TableState& table = app.table();
  const std::string title = table.mode->title(table.narration.narrator());
  if (const LessonRun* lesson = lesson_at(table)) {
    return title + " · " +
           fill(app.words().lesson_part, {{"n", number_text(std::max(lesson->part(), 1))},
                                          {"text", number_text(lesson->parts())}});
  }
  const std::string name(
      variant_name(app.state().context.language, *table.session.setup().variant));
  return title.empty() ? name : name + " · " + title;
}

// The public cards: trump, and the current trick.
std::string table_text(const App& app) {
  const Words& w = app.words();
  const Table& table = app.table().session.table();
  std::string text;
  const auto add = [&](const std::string& part) {
    text = text.empty() ? part : fill(w.with_other, {{"text", text}, {"other", part}});
  };
  if (table.trump_fixed) add(fill(w.trumps_mark, {{"suit", suit_name(w, table.trump)}}));
  if (table.rules.trump == TrumpBy::cut && table.hand > 0) {
    add(fill(w.stock_left, {{"n", number_text(pack_size - table.next_card)}}));
    if (table.top.known()) add(fill(w.stock_top, {{"card", card_name(w, table.top)}}));
  }
  if (table.tricks > 0) {
    std::array<int, max_players> tricks{};
    const Events& log = app.table().session.log();
    for (int i = app.table().session.shown(); i-- > 0;) {
      const Event& event = log[at(i)];
      if (event.kind == EventKind::hand) break;
      if (event.kind == EventKind::trick) ++tricks[at(side_of(table, event.seat))];
    }
    for (int side = 0; side < table.sides; ++side) {
      add(fill(w.tricks_won, {{"who", app.table().narration.narrator().side_name(side)},
                              {"n", number_text(tricks[at(side)])}}));
    }
  }
  for (int i = table.trick_start; i < table.play_count; ++i) {
    const Play& play = table.plays[static_cast<std::size_t>(i)];
    if (!play.card.known()) continue;  // taken back
    add(fill(w.with_value, {{"text", app.table().narration.narrator().name(play.seat)},
                            {"value", card_name(w, play.card)}}));
  }
  for (int seat = 0; seat < table.players; ++seat) {
    const CardSet exposed = exposed_of(table, seat);
    if (exposed.empty()) continue;
    CardList cards;
    for (const Card card : exposed) cards.push(card);
    add(fill(w.exposed_of, {{"who", app.table().narration.narrator().name(seat)},
                            {"text", app.table().narration.narrator().list(cards)}}));
  }
  return text;
}

// The page's own texts, by the names its elements use.
void page_words(JsonWriter& json, const Words& w) {
  json.key("words");
  json.object({{"page_table", w.page_table},
               {"page_words", w.page_words},
               {"page_hand", w.page_hand},
               {"page_actions", w.page_actions},
               {"page_happened", w.page_happened},
               {"history", w.history},
               {"deal_name", w.deal_name},
               {"deal_note", w.deal_note},
               {"cancel", w.cancel},
               {"take_deal", w.take_deal},
               {"link_by_hand", w.link_by_hand},
               {"close", w.close},
               {"with_value", w.with_value}});
}

// " · best of 3: game 2, 1–0", and the change by a finished game.
std::string account_texts(const App& app) {
  std::string text;
  for (const auto& [mark, note] : accounts(app)) {
    for (const std::string& part : {mark, note}) text += (part.empty() ? "" : " · ") + part;
  }
  return text;
}

void notice_of_new_version(JsonWriter& json, const Words& w) {
  json.key("notice");
  json.object({{"text", w.new_version}, {"id", "reload"}, {"label", w.reload}});
}

// The pages about the rules of this game.
void rules_pages(JsonWriter& json, const App& app) {
  json.key("rules");
  json.open('{');
  const Setup setup = rules_setup(app.state());
  const std::string folder =
      "rules/" + std::string(language_code(app.state().context.language)) + "/";
  json.member("label", app.words().rules);
  json.member("page", folder + std::string(setup.variant->id) + ".html");
  json.key("elsewhere");
  json.open('{');
  for (const std::string& key : rules_elsewhere(setup)) {
    json.any_key(key);
    json.text(folder + rule_place(setup, key));
  }
  json.close('}');
  json.close('}');
}

// Others wait for this person: also in a tab out of sight, whose table stands still, and while
// something else is on the screen.
void own_turn(JsonWriter& json, const App& app) {
  const Together& together = app.state().together;
  if (together.is_awaited() || (shows_together(app.state()) && asks_person(app.table())))
    json.member("turn", together.sentence("together-own-turn"));
}

// Its name and circumstances.
void table_headings(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  json.member("title", table_title(app));
  own_turn(json, app);
  const std::string practice = practice_text(app.table());
  const std::string marked = practice.empty() ? practice : " · " + practice;
  const std::string levels = levels_text(app.table());
  const std::string_view deal = deal_name(app.table());
  json.member("deal", (deal.empty() ? std::string(w.together)
                                    : std::string(w.seed) + " " + std::string(deal)) +
                          (levels.empty() ? levels : " · " + levels) +
                          without_signs(w, account_texts(app)) + marked);
  json.member("history_title", std::string(w.history) + marked);
  json.member("challenge", without_signs(w, app.table().mode->challenge(app.table()).text));
}

std::string hint_or_caption(const TableState& table) {
  const std::string reasons = hint_text(table);
  const Caption caption = tells_first(table) ? first_caption(table) : table.mode->caption(table);
  const std::string hint = hint_headline(table) + (reasons.empty() ? "" : " " + reasons);
  return caption.title.empty() ? hint : heading_then(caption.title, caption.text);
}

// "You & Nora 5, Ivy & Ella 3".
std::string score_by_names(const TableState& screen) {
  const Table& table = screen.session.table();
  std::string score;
  for (int side = 0; side < table.sides; ++side) {
    score += (score.empty() ? "" : ", ") + screen.narration.narrator().side_name(side) + " " +
             number_text(table.score[at(side)]);
  }
  return score;
}

// The table at the moment shown, and its actions.
void table_now(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const TableState& table = app.table();
  json.member("prompt", without_signs(w, prompt_at(table)));
  json.member("hint", without_signs(w, hint_or_caption(table)));
  json.member("table", without_signs(w, table_text(app)));
  json.member("score", without_signs(w, score_by_names(table)));
  json.flag("game_over", game_over(table));
  json.number("moment", table.session.shown());
  write_hand_cards(json, app);
  write_controls(json, app);
  write_points_so_far(json, app);
  write_opened(json, app);
}

}  // namespace

// Texts that the page shows elsewhere and announces once: a new message, a new question to the
// person.
void Mirror::asides(JsonWriter& json, const App& app) {
  json.key("aside");
  json.open('[');
  if (std::exchange(messages_, app.state().context.message.count()) !=
      app.state().context.message.count()) {
    json.text(without_signs(app.words(), app.message()));
  }
  if (app.screen() == App::Screen::table && asks_person(app.table())) {
    const std::pair question{app.table().narration.number(), question_asked(app.table())};
    const std::string prompt = prompt_at(app.table());
    // An answer to a key may have said it.
    const bool answered =
        answers_ != app.state().context.answer.count && app.state().context.answer.text == prompt;
    if (std::exchange(asked_, question) != question && !answered && !prompt.empty()) {
      json.text(without_signs(app.words(), prompt));
    }
  }
  json.close(']');
}

void Mirror::page(JsonWriter& json, const App& app) {
  json.member("message", without_signs(app.words(), app.message()));
  asides(json, app);
  if (app.state().new_version) notice_of_new_version(json, app.words());
  json.member("language", language_code(app.state().context.language));
  if (std::exchange(language_, app.state().context.language) != app.state().context.language)
    page_words(json, app.words());
  json.flag("text_only", app.settings().text_only);
  json.number("text_size", app.settings().text_size);
  json.number("look", static_cast<int>(app.settings().look));
  json.member("felt", felt_names[static_cast<std::size_t>(app.settings().felt)]);
  rules_pages(json, app);
  if (!app.state().dialog.empty()) {
    json.key("dialog");
    write_dialog(json, app);
  }
  json.member("message_rule",
              app.message().empty() ? std::string() : app.state().context.message.rule());
}

void Mirror::changed_rows(JsonWriter& json, const App& app) const {
  const auto& rows = app.table().narration.rows();
  const auto changed =
      std::mismatch(rows.begin(), rows.end(), rows_.begin(), rows_.end(), same_row);
  json.number("history_from", static_cast<int>(changed.first - rows.begin()));
  json.key("history");
  json.open('[');
  for (auto row = changed.first; row != rows.end(); ++row) {
    write_row(json, *row, app.words());
  }
  json.close(']');
}

void Mirror::lines_to_speak(JsonWriter& json, const App& app) {
  const auto& rows = app.table().narration.rows();
  const Narration& narration = app.table().narration;
  json.key("live");
  json.open('[');
  if (std::exchange(histories_, narration.number()) != narration.number()) {
    const auto old = std::min<std::ptrdiff_t>(narration.old_rows(), std::ssize(rows));
    heard_.assign(rows.begin(), rows.begin() + old);
  }
  auto row = std::mismatch(rows.begin(), rows.end(), heard_.begin(), heard_.end(), same_row).first;
  if (row != rows.end()) {
    heard_ = rows;
  } else if (!rows.empty() && rows.size() != rows_.size()) {
    --row;
  }
  for (; row != rows.end(); ++row) json.text(without_signs(app.words(), spoken(*row)));
  if (std::exchange(answers_, app.state().context.answer.count) != app.state().context.answer.count)
    json.text(without_signs(app.words(), app.state().context.answer.text));
  json.close(']');
}

std::string Mirror::update(const App& app) {
  std::string out;
  JsonWriter json(out);
  json.open('{');
  page(json, app);
  if (app.screen() == App::Screen::start) {
    json.member("screen", "start");
    json.member("title", app.words().tagline);
    own_turn(json, app);
    write_start_screen(json, app);
    rows_.clear();
    heard_.clear();
    json.close('}');
    return out;
  }
  json.member("screen", "table");
  table_headings(json, app);
  table_now(json, app);
  changed_rows(json, app);
  lines_to_speak(json, app);
  if (next_person(app.table()) >= 0) json.flag("curtain", true);
  json.close('}');
  rows_ = app.table().narration.rows();
  return out;
}

}  // namespace allfours
