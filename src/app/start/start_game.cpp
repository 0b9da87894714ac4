// Games that come to the table: from a link, from the start screen, from an embedding page.
#include <algorithm>

#include "app/app.hpp"
#include "app/links/fault_words.hpp"
#include "app/links/found_link.hpp"
#include "app/links/link_language.hpp"
#include "core/game/link_end.hpp"
#include "words/spoken_text.hpp"

namespace allfours {

void App::open_link(std::string_view arrived) {
  const std::string fragment = link_tidied(arrived);
  // An embedded table has no company: it refuses the parts of such a link, as it does unknown ones.
  if (!embedding() && Together::is_link(fragment)) return open_together(fragment);
  const auto read = read_address(fragment);
  const auto* address = std::get_if<LinkLanguage>(&read);
  // One that is not whole may still say in which language it is to be said.
  const LinkLanguage asked = address != nullptr ? *address : language_in(fragment);
  link_language_ = asked.language;
  speak();
  if (address == nullptr) {
    refuse_link(std::get<Fault>(read), fragment);
    return;
  }
  if (asked.unknown || asked.twice) {
    leave_table();
    const std::string text =
        asked.twice ? fault_text({FaultKind::part_twice, {"lang"}}, language())
                    : fill(context_.words->bad_language,
                           {{"text", cut_short(*asked.unknown)}, {"value", language_codes()}});
    context_.say(fill(context_.words->bad_link, {{"text", text}}), true);
    context_.message.stay();
    changed();
    return;
  }
  if (asked.rest.empty()) {
    leave_table();
    changed();
    return;
  }
  auto parsed = read_link(asked.rest);
  if (const auto* no = std::get_if<Fault>(&parsed)) {
    refuse_link(*no, fragment);
    return;
  }
  start_sent(std::get<OpenedLink>(std::move(parsed)), asked.rest);
}

void App::refuse_link(const Fault& fault, std::string_view fragment) {
  if (context_.embedding) context_.refuse("bad_link", fault_text(fault, language()));
  leave_table();
  say_bad_link(fault, fragment);
}

// Offers the deal, where that much of the link is whole.
void App::say_bad_link(const Fault& fault, std::string_view fragment) {
  say_fault(fault, true);
  std::string left = deal_left_in(fragment);
  if (left.empty() || std::holds_alternative<Fault>(read_link(left))) return;
  context_.message.offer_deal(std::move(left), language());
}

// Waits for the person to begin; until then the address stays, so that a reload shows the same.
void App::start_sent(OpenedLink link, std::string_view address) {
  if (link.duel && embedding()) {
    refuse_duel();
    leave_table();
    say_fault({FaultKind::duel_framed}, true);
    return;
  }
  const std::string text(address);
  const bool compares = link.duel && link.duel->both_finished();
  const bool puzzle = link.puzzle.has_value();
  start_game(std::move(link));
  if (compares) {
    dialog_ = Dialog::duel;
    return;
  }
  // A puzzle introduces itself.
  if (context_.embedding || puzzle) return;
  table_->wait_to_begin();
  context_.message.clear();  // the caption says it
  const Caption sent = table_->sent();
  context_.say_aloud(heading_then(sent.title, sent.text));
  begun_address_ = table_->address();
  show_address(text);
}

// Opens the first link in the text; a fault leaves everything unchanged.
bool App::open_game(std::string_view text) {
  const auto found = link_found_in(text);
  if (const auto* no = std::get_if<Fault>(&found)) {
    say_fault(*no, true);
    return true;
  }
  const std::string& fragment = std::get<std::string>(found);
  if (!embedding() && Together::is_link(fragment)) {
    open_together(fragment);
    return true;
  }
  const auto address = read_address(fragment);
  if (const auto* no = std::get_if<Fault>(&address)) {
    say_bad_link(*no, fragment);
    return true;
  }
  const std::string& link = std::get<LinkLanguage>(address).rest;
  auto parsed = read_link(link);
  if (const auto* no = std::get_if<Fault>(&parsed)) {
    say_bad_link(*no, fragment);
  } else {
    start_sent(std::get<OpenedLink>(std::move(parsed)), link);
  }
  return true;
}

bool App::host_load(std::string_view what) {
  const auto address = read_address(link_tidied(what));
  if (const auto* no = std::get_if<Fault>(&address)) {
    context_.refuse("bad_link", fault_text(*no, language()));
    return true;
  }
  auto parsed = read_link(std::get<LinkLanguage>(address).rest);
  if (const auto* no = std::get_if<Fault>(&parsed)) {
    context_.refuse("bad_link", fault_text(*no, language()));
  } else {
    OpenedLink& link = std::get<OpenedLink>(parsed);
    if (link.duel) {
      refuse_duel();
      return true;
    }
    if (link.seat > 0) context_.embedding->seat = link.seat;
    start_game(std::move(link));
  }
  return true;
}

// Reports that there is no table.
bool App::lacks_table() {
  if (!table_) context_.refuse("not_possible", std::string(context_.words->table_missing));
  return !table_;
}

// Removes everything that refers to the table before it goes: sheets and dialogs over it, messages,
// pending requests. hear_thought drops a late answer.
void App::clear_table() {
  keep_game();
  stop_thinking();
  context_.effects.advise.reset();
  context_.message.clear();
  context_.sheets.menu = context_.sheets.history = context_.sheets.rules = false;
  dialog_ = Dialog::none;
  begun_address_.clear();
}

void App::leave_table() {
  clear_table();
  shelf_.leave();
  table_.reset();
  choose_words(nullptr);
}

void App::start_game(OpenedLink link, const SavedGame* kept, const Lesson* lesson) {
  clear_table();
  // An embedded table has no puzzles.
  if (context_.embedding) link.puzzle.reset();
  const Setup setup = link.game.setup();
  // The selection of the start screen stays, as it does for the deal of the day.
  if (lesson == nullptr && !link.puzzle && !day_of(setup)) start_.take(setup);
  choose_words(setup.variant);
  const int seat = link.seat;
  const auto beat = link.beat;
  const Bots bots = link.bots;
  const std::string address = link.duel ? duel_link(link.duel->sent(), link.duel->names, seat, bots)
                              : lesson == nullptr ? link_text({{setup, {}}, seat, beat, bots})
                                                  : std::string();
  if (kept != nullptr) {
    own_name_ = kept->id;
    shelf_.take(kept->id);
  }
  told_of_stand_in_ = false;
  begun_on_its_day_ = false;
  presses_.forget();
  table_.emplace(context_, std::move(link), context_.embedding ? context_.embedding->seat : seat,
                 kept, lesson);
  show_address(table_->puzzle() != nullptr ? table_->puzzle()->link() : address);
  want_lessons();
  if (beat) context_.say(table_->challenge(), false);
  table_->look_for_caption();
  changed();
}

}  // namespace allfours
