#include "app/accessibility/mirror.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "app/accessibility/mirror_buttons.hpp"
#include "app/accessibility/mirror_history.hpp"
#include "app/dialogs/dialog.hpp"
#include "app/narration/prompt.hpp"
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

// A label with the chance of a hint.
std::string with_chance(const App& app, std::string_view action, std::string_view label) {
  const Advice* advice = app.table().advice();
  const Option* option = advice == nullptr ? nullptr : find_option(*advice, action);
  if (option == nullptr) return std::string(label);
  const Words& w = app.words();
  const std::string chance = fill(w.percent, {{"n", number_text(percent_of(option->chance))}});
  return fill(option == &advice->chosen() ? w.hint_best : w.with_value,
              {{"text", label}, {"value", chance}});
}

void hand(JsonWriter& json, const App& app) {
  const SeatView view = app.table().view();
  const CardSet playable = app.table().playable();
  const bool discarding = !playable.empty() && view.table.phase == Phase::discard;
  json.key("hand");
  json.open('[');
  for (const Card card : held_cards(view)) {
    json.open('{');
    const std::string id = "card:" + card_text(card);
    json.member("id", id);
    json.member("label", with_chance(app, id, card_name(app.words(), card)));
    json.flag("enabled", playable.contains(card));
    if (discarding) json.flag("chosen", app.table().picked().contains(card));
    if (card == app.table().chosen()) json.flag("chosen", true);
    // If a word is wanted, the cards are not illegal.
    if (!playable.contains(card) && app.table().session().human_to_decide() &&
        view.table.phase == Phase::play) {
      json.member("why_not", why_not_text(app.table().narrator(), view, card));
      json.member("why_not_rule", why_not_rule(view, card));
    }
    json.close('}');
  }
  json.close(']');
}

void controls(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  json.key("actions");
  json.open('[');
  if (!app.offers_play()) {
    json.close(']');
    return;
  }
  if (app.table().award_waits()) write_button(json, "skip", w.next, std::nullopt, true);
  for (const Action& action : app.table().actions()) {
    const std::string label =
        action.note.empty() ? action.label
                            : fill(w.with_value, {{"text", action.label}, {"value", action.note}});
    write_button(json, action.id, without_signs(w, with_chance(app, action.id, label)),
                 std::nullopt, action.primary);
  }
  if (app.table().hint_stage() == Hint::Stage::warns) {
    write_button(json, "hint", w.hint_yes);
    write_button(json, "close_hint", w.cancel);
  } else if (app.table().can_hint()) {
    write_button(json, "hint", w.hint, app.table().hint_stage() != Hint::Stage::none);
  }
  if (app.table().tells_first()) {
    write_button(
        json, "close_caption",
        fill(w.with_value, {{"text", w.close}, {"value", app.table().first_caption().title}}));
  }
  if (const Message::Offer& offer = app.message_offer(); !offer.id.empty()) {
    write_button(json, offer.id, offer.label);
  }
  for (const Action& action : app.table().seats_to_deal_to()) {
    write_button(json, action.id, action.label);
  }
  if (app.table().game_over() && app.table().is_game()) write_button(json, "fair", w.fair_deals);
  if (app.table().can_undo()) write_button(json, "undo", w.undo);
  if (app.table().can_redo()) write_button(json, "redo", w.redo);
  for (const Action& action : app.table().steps()) write_button(json, action.id, action.label);
  if (app.table().games().size() > 1) {
    for (const int game : app.table().games()) {
      if (game == app.table().game_shown()) continue;
      write_button(json, "game:" + std::to_string(game),
                   game == 0 ? std::string(w.back_to_real_game) : app.table().game_name(game));
    }
  }
  if (!app.table().to_expose().empty() && !app.table().is_exposing()) {
    write_button(json, "exposes", w.expose_card);
  }
  if (app.table().last_trick())
    write_button(json, "last_trick", w.last_trick, app.table().last_trick_shown());
  if (app.table().can_show_all_hands() && app.table().reviewing()) {
    write_button(json, "all_hands", w.hands_all, app.table().all_hands_open());
  }
  write_button(json, "tab:points", w.points_tab, !app.everything());
  write_button(json, "tab:everything", w.everything_tab, app.everything());
  write_button(json, "copy_history", w.copy_history);
  const bool game = app.table().is_game();
  if (app.table().lesson() != nullptr) write_button(json, "end_lesson", w.skip);
  if (app.table().puzzle() != nullptr) {
    write_button(json, "copy_puzzle", w.share);
    write_button(json, "end_puzzle", w.back);
  }
  if (game && !app.shows_together()) write_button(json, "share", w.share);
  // After a duel it is offered elsewhere.
  const DuelRun* duel = app.table().duel();
  if (game && !app.embedding() && (duel == nullptr || !duel->finished())) {
    write_button(json, "duels", w.duel);
  }
  if (game && !app.table().game_over() && !app.embedding())
    write_button(json, "new_game", w.start_screen);
  write_page_buttons(json, app);
  json.close(']');
}

// The game, or the lesson and its progress.
std::string table_title(const App& app) {
  const LessonRun* lesson = app.table().lesson();
  if (const PuzzleRun* puzzle = app.table().puzzle()) {
    return std::string(variant_name(app.language(), *app.table().session().setup().variant)) +
           " · " + puzzle->title(app.table().narrator());
  }
  if (lesson == nullptr) {
    return std::string(variant_name(app.language(), *app.table().session().setup().variant));
  }
  const Words& w = app.words();
  return std::string(lesson_title(w, lesson->lesson())) + " · " +
         fill(w.lesson_part, {{"n", number_text(std::max(lesson->part(), 1))},
                              {"text", number_text(lesson->parts())}});
}

// The public cards: trump, and the current trick.
std::string table_text(const App& app) {
  const Words& w = app.words();
  const Table& table = app.table().session().table();
  std::string text;
  const auto add = [&](const std::string& part) { text += (text.empty() ? "" : "; ") + part; };
  if (table.trump_fixed) add(fill(w.trumps_mark, {{"suit", suit_name(w, table.trump)}}));
  if (table.rules.trump == TrumpBy::cut && table.hand > 0) {
    add(fill(w.stock_left, {{"n", number_text(pack_size - table.next_card)}}));
  }
  if (table.tricks > 0) {
    std::array<int, max_players> tricks{};
    const Events& log = app.table().session().log();
    for (int i = app.table().session().shown(); i-- > 0;) {
      const Event& event = log[at(i)];
      if (event.kind == EventKind::hand) break;
      if (event.kind == EventKind::trick) ++tricks[at(side_of(table, event.seat))];
    }
    for (int side = 0; side < table.sides; ++side) {
      add(fill(w.tricks_won, {{"who", app.table().narrator().side_name(side)},
                              {"n", number_text(tricks[at(side)])}}));
    }
  }
  for (int i = table.trick_start; i < table.play_count; ++i) {
    const Play& play = table.plays[static_cast<std::size_t>(i)];
    if (!play.card.known()) continue;  // taken back
    add(fill(w.with_value, {{"text", app.table().narrator().name(play.seat)},
                            {"value", card_name(w, play.card)}}));
  }
  for (int seat = 0; seat < table.players; ++seat) {
    const CardSet exposed = exposed_of(table, seat);
    if (exposed.empty()) continue;
    CardList cards;
    for (const Card card : exposed) cards.push(card);
    add(fill(w.exposed_of, {{"who", app.table().narrator().name(seat)},
                            {"text", app.table().narrator().list(cards)}}));
  }
  return text;
}

// The page's own texts, by the names its elements use.
void page_words(JsonWriter& json, const Words& w) {
  json.key("words");
  json.open('{');
  json.member("page_table", w.page_table);
  json.member("page_words", w.page_words);
  json.member("page_hand", w.page_hand);
  json.member("page_actions", w.page_actions);
  json.member("page_happened", w.page_happened);
  json.member("history", w.history);
  json.member("deal_name", w.deal_name);
  json.member("deal_note", w.deal_note);
  json.member("cancel", w.cancel);
  json.member("take_deal", w.take_deal);
  json.member("link_by_hand", w.link_by_hand);
  json.member("close", w.close);
  json.member("with_value", w.with_value);
  json.close('}');
}

// " · slate +3", and the result of a finished game.
std::string slate_marks(const App& app) {
  if (!has_stakes(app.table().session().setup().rules)) return {};
  const std::string note = app.slate_note();
  return " · " + app.slate_mark() + (note.empty() ? "" : " · " + note);
}

}  // namespace

// Texts that the page shows elsewhere and announces once: a new message, a new question to the
// person.
void Mirror::asides(JsonWriter& json, const App& app) {
  json.key("aside");
  json.open('[');
  if (std::exchange(messages_, app.messages()) != app.messages()) {
    json.text(without_signs(app.words(), app.message()));
  }
  if (app.screen() == App::Screen::table && app.table().asks()) {
    const std::pair question{app.table().telling().number(), app.table().question()};
    const std::string prompt = app.table().prompt();
    // An answer to a key may have said it.
    const bool answered = answers_ != app.answer().count && app.answer().text == prompt;
    if (std::exchange(asked_, question) != question && !answered && !prompt.empty()) {
      json.text(without_signs(app.words(), prompt));
    }
  }
  json.close(']');
}

std::string Mirror::update(const App& app) {
  std::string out;
  JsonWriter json(out);
  json.open('{');
  json.member("message", without_signs(app.words(), app.message()));
  asides(json, app);
  if (app.new_version()) {
    json.key("notice");
    json.open('{');
    json.member("text", app.words().new_version);
    json.member("id", "reload");
    json.member("label", app.words().reload);
    json.close('}');
  }
  json.member("language", language_code(app.language()));
  if (std::exchange(language_, app.language()) != app.language()) page_words(json, app.words());
  json.flag("text_only", app.settings().text_only);
  json.number("text_size", app.settings().text_size);
  json.number("look", static_cast<int>(app.settings().look));
  json.key("rules");
  json.open('{');
  const Setup rules_setup = app.rules_setup();
  const std::string folder = "rules/" + std::string(language_code(app.language())) + "/";
  json.member("label", app.words().rules);
  json.member("page", folder + std::string(rules_setup.variant->id) + ".html");
  json.key("elsewhere");
  json.open('{');
  for (const std::string& key : rules_elsewhere(rules_setup)) {
    json.any_key(key);
    json.text(folder + rule_place(rules_setup, key));
  }
  json.close('}');
  json.close('}');
  if (app.dialog() != App::Dialog::none) {
    json.key("dialog");
    write_dialog(json, app);
  }
  json.member("message_rule", app.message().empty() ? std::string() : app.message_rule());
  if (app.screen() == App::Screen::start) {
    json.member("screen", "start");
    json.member("title", app.words().tagline);
    write_start_screen(json, app);
    rows_.clear();
    heard_.clear();
    json.close('}');
    return out;
  }
  const Session& session = app.table().session();
  const Narrator& narrator = app.table().narrator();
  json.member("screen", "table");
  json.member("title", table_title(app));
  const std::string practice = app.table().practice_text();
  const std::string marked = practice.empty() ? practice : " · " + practice;
  const std::string levels = app.table().levels_text();
  const std::string beside = app.league() ? " · " + app.league_mark() : std::string();
  const std::string_view deal = app.table().deal_name();
  json.member("deal", (deal.empty() ? std::string(app.words().together)
                                    : std::string(app.words().seed) + " " + std::string(deal)) +
                          (levels.empty() ? levels : " · " + levels) +
                          without_signs(app.words(), slate_marks(app)) + beside + marked);
  json.member("history_title", std::string(app.words().history) + marked);
  json.member("challenge", without_signs(app.words(), app.table().challenge()));
  json.member("prompt", without_signs(app.words(), app.table().prompt()));
  const std::string reasons = app.table().hint_text();
  const bool first = app.table().tells_first();
  const Caption caption = first ? app.table().first_caption() : app.table().caption();
  const std::string hint = app.table().hint_headline() + (reasons.empty() ? "" : " " + reasons);
  json.member("hint", without_signs(app.words(), caption.title.empty()
                                                     ? hint
                                                     : heading_then(caption.title, caption.text)));
  json.member("table", without_signs(app.words(), table_text(app)));
  std::string score;
  for (int side = 0; side < session.table().sides; ++side) {
    score += (score.empty() ? "" : ", ") + narrator.side_name(side) + " " +
             number_text(session.table().score[static_cast<std::size_t>(side)]);
  }
  json.member("score", without_signs(app.words(), score));
  json.flag("game_over", app.table().game_over());
  json.number("moment", session.shown());
  hand(json, app);
  controls(json, app);
  write_points_so_far(json, app);
  write_opened(json, app);

  const auto& rows = app.table().history();
  const auto changed =
      std::mismatch(rows.begin(), rows.end(), rows_.begin(), rows_.end(), same_row);
  json.number("history_from", static_cast<int>(changed.first - rows.begin()));
  json.key("history");
  json.open('[');
  for (auto row = changed.first; row != rows.end(); ++row) {
    write_row(json, *row, app.words());
  }
  json.close(']');
  // Lines to speak: those not heard yet; after a jump to known rows, or into a game in progress,
  // the current state; and spoken answers.
  json.key("live");
  json.open('[');
  if (std::exchange(histories_, app.table().telling().number()) != app.table().telling().number()) {
    const auto old = std::min<std::ptrdiff_t>(app.table().telling().old_rows(), std::ssize(rows));
    heard_.assign(rows.begin(), rows.begin() + old);
  }
  auto row = std::mismatch(rows.begin(), rows.end(), heard_.begin(), heard_.end(), same_row).first;
  if (row != rows.end()) {
    heard_ = rows;
  } else if (!rows.empty() && rows.size() != rows_.size()) {
    --row;
  }
  for (; row != rows.end(); ++row) json.text(without_signs(app.words(), spoken(*row)));
  if (std::exchange(answers_, app.answer().count) != app.answer().count)
    json.text(without_signs(app.words(), app.answer().text));
  json.close(']');
  json.close('}');
  rows_ = rows;
  return out;
}

}  // namespace allfours
