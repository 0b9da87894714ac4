#include "app/start/start_game.hpp"

#include <utility>

#include "app/app.hpp"
#include "app/bots/asking_bots.hpp"
#include "app/features/daily/daily.hpp"
#include "app/language.hpp"
#include "app/links/address.hpp"
#include "app/links/arrived_link.hpp"
#include "app/links/fault_words.hpp"
#include "app/modes/duel/duel_feature.hpp"
#include "app/modes/lesson/table_first_game.hpp"
#include "app/modes/sent/table_sent.hpp"
#include "app/modes/together/together_feature.hpp"
#include "app/storage/resume.hpp"
#include "app/table/table_state.hpp"
#include "core/game/link_end.hpp"
#include "words/spoken_text.hpp"

namespace allfours {

static void refuse_link(App& app, const Fault& fault, std::string_view fragment) {
  AppState& state = app.state();
  if (state.context.embedding)
    state.context.refuse("bad_link", fault_text(fault, state.context.language));
  leave_table(app);
  say_bad_link(app, fault, fragment);
}

static void refuse_language(App& app, const LinkLanguage& asked) {
  Context& context = app.state().context;
  leave_table(app);
  const std::string text =
      asked.twice ? fault_text({FaultKind::part_twice, {"lang"}}, context.language)
                  : fill(context.words->bad_language,
                         {{"text", cut_short(*asked.unknown)}, {"value", language_codes()}});
  context.say_and_stay(fill(context.words->bad_link, {{"text", text}}), true);
  app.changed();
}

void App::open_link(std::string_view arrived) { open_arrived(*this, ArrivedLink(arrived)); }

void open_arrived(App& app, const ArrivedLink& arrived) {
  AppState& state = app.state();
  // An embedded table has no company: it refuses the parts of such a link, as it does unknown ones.
  if (!state.context.embedding && Together::is_link(arrived.fragment()))
    return open_together(app, arrived.fragment());
  const LinkLanguage asked = arrived.asked();
  state.link_language = asked.language;
  rebuild_texts(app);
  if (arrived.fault() != nullptr) return refuse_link(app, *arrived.fault(), arrived.fragment());
  if (!arrived.is_clear()) return refuse_language(app, asked);
  if (arrived.rest().empty()) {
    leave_table(app);
    app.changed();
    return;
  }
  if (const auto* no = std::get_if<Fault>(&arrived.link()))
    return refuse_link(app, *no, arrived.fragment());
  start_sent(app, std::get<OpenedLink>(arrived.link()), arrived.rest());
}

void say_bad_link(App& app, const Fault& fault, std::string_view fragment) {
  AppState& state = app.state();
  app.say_fault(fault, true);
  std::string left = deal_left_in(fragment);
  if (left.empty() || std::holds_alternative<Fault>(read_link(left))) return;
  state.context.message.offer_deal(std::move(left), state.context.language);
}

void start_sent(App& app, OpenedLink link, std::string_view address) {
  AppState& state = app.state();
  if (link.duel && state.context.embedding) {
    refuse_duel(app);
    leave_table(app);
    app.say_fault({FaultKind::duel_framed}, true);
    return;
  }
  const std::string text(address);
  const bool compares = link.duel && link.duel->both_finished();
  const bool puzzle = link.puzzle.has_value();
  start_game(app, std::move(link));
  if (compares) {
    state.dialog = duel_dialog;
    return;
  }
  // A puzzle introduces itself.
  if (state.context.embedding || puzzle) return;
  wait_to_begin(*state.table);
  state.context.message.clear();  // the caption says it
  const Caption sent = sent_caption(*state.table);
  state.context.say_aloud(heading_then(sent.title, sent.text));
  state.begun_address = state.table->address;
  show_address(state, text);
}

void clear_table(App& app) {
  AppState& state = app.state();
  keep_game(app);
  state.own_name.clear();
  state.own_origin.clear();
  stop_thinking(state);
  state.context.message.clear();
  state.context.sheets.menu = state.context.sheets.history = state.context.sheets.rules = false;
  state.dialog = {};
  state.begun_address.clear();
}

void leave_table(App& app) {
  AppState& state = app.state();
  clear_table(app);
  state.saved_games.leave();
  state.table.reset();
  choose_words(state, nullptr);
}

void start_game(App& app, OpenedLink link, const SavedGame* kept, const Lesson* lesson) {
  AppState& state = app.state();
  clear_table(app);
  // An embedded table has no puzzles.
  if (state.context.embedding) link.puzzle.reset();
  const Setup setup = link.game.setup();
  // The selection of the start screen stays, as it does for the deal of the day.
  if (lesson == nullptr && !link.puzzle && !day_of(setup)) state.start.take(setup);
  choose_words(state, setup.variant);
  const int seat = link.seat;
  const auto beat = link.beat;
  const Bots bots = link.bots;
  const std::string address = link.duel ? duel_link(link.duel->sent(), link.duel->names, seat, bots)
                              : lesson == nullptr ? link_text({{setup, {}}, seat, beat, bots})
                                                  : std::string();
  if (kept != nullptr) {
    state.own_name = kept->id;
    state.own_origin = kept->origin.empty() ? kept->id : kept->origin;
    state.saved_games.take(kept->id);
  }
  state.told_of_stand_in = false;
  state.begun_on_its_day = false;
  app.forget_presses();
  state.table.emplace(state.context, std::move(link),
                      state.context.embedding ? state.context.embedding->seat : seat, kept, lesson);
  show_address(state,
               puzzle_at(*state.table) != nullptr ? puzzle_at(*state.table)->link() : address);
  want_lessons(state);
  if (beat) state.context.say(state.table->mode->challenge(*state.table).text, false);
  look_for_caption(*state.table);
  app.changed();
}

void start_own_game(App& app, OpenedLink link) {
  start_game(app, std::move(link));
  start_saving(app.state());
}

bool new_game(App& app) {
  AppState& state = app.state();
  leave_table(app);
  state.start.new_seed();
  show_address(state, "");
  return true;
}

}  // namespace allfours
