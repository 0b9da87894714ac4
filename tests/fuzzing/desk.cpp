#include "fuzzing/desk.hpp"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "app/all_kept.hpp"
#include "app/storage/resume.hpp"
#include "app/storage/stored_texts.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_playing.hpp"
#include "core/log/decision_text.hpp"
#include "core/rules/named_rules.hpp"
#include "core/text/utf8.hpp"
#include "fuzzing/fuzz.hpp"

namespace allfours::fuzz {

namespace {

template <typename Items>
const auto& nth(const Items& items, int place) {
  return items[static_cast<std::size_t>(std::abs(place)) % std::size(items)];
}

std::string lines_in(std::string_view text) {
  std::string lines(text);
  std::replace(lines.begin(), lines.end(), '\\', '\n');
  return lines;
}

// An example of a verb's argument (Verb::about).
std::string example(const App& app, std::string_view kind, int place) {
  if (kind.ends_with('?')) kind.remove_suffix(1);
  if (kind.find('|') != std::string_view::npos) {
    for (place = std::abs(place) % 4; place > 0 && kind.find('|') != std::string_view::npos;
         --place)
      kind.remove_prefix(kind.find('|') + 1);
    return std::string(kind.substr(0, kind.find('|')));
  }
  if (kind == "CARD") return card_text(Card(std::abs(place) % pack_size));
  if (kind == "FIELD") return std::string(nth(fields(), place).name);
  if (kind == "LANGUAGE") return std::string(language_code(nth(languages(), place)));
  if (kind == "LESSON") return std::string(nth(lessons(), place).id);
  if (kind == "LEVEL") return std::string(nth(player_names, place).name);
  if (kind == "NAMED") return std::string(nth(named_rules(), place).name);
  if (kind == "PACE") return std::string(nth(pace_names, place));
  if (kind == "PUZZLE") return std::string(nth(puzzles(), place).id);
  if (kind == "SEED") return "S" + std::to_string(std::abs(place));
  if (kind == "SIZE") return std::string(nth(text_sizes, place));
  if (kind == "VARIANT") return std::string(nth(variants(), place).id);
  if (kind == "WORD") return std::string(wire(static_cast<Say>(std::abs(place) % 9)));
  if (kind == "DATE") return "2026-11-" + std::to_string(10 + std::abs(place) % 20);
  if (kind == "NAME") return std::to_string(std::abs(place) % 7) + ":Winnie";
  if (kind == "OPPONENT") {
    return std::to_string(std::abs(place) % 7) + ":" +
           (place % 3 == 0 ? "person" : std::string(nth(player_names, place).name));
  }
  if (kind == "RULE") {
    const Field& field = nth(fields(), place);
    return std::string(field.name) + "." + value_text(field, rules_setup(app.state()).rules);
  }
  if (kind == "KEPT") {
    const auto& kept = app.state().saved_games.all();
    return kept.empty() ? "none" : nth(kept, place).id;
  }
  if (kind == "DECISION" && app.screen() == App::Screen::table) {
    const Choice now = choice(app.table().session.table());
    if (now.kind == Decision::Kind::play && !now.cards.empty()) {
      return ":play " + card_text(now.cards.at(std::abs(place) % now.cards.count()));
    }
  }
  if (kind == "AWARD" || kind == "HEADING" || kind == "MOMENT") {
    return std::to_string(std::abs(place) % 100);
  }
  return std::to_string(place);
}

// Texts from the page are well formed.
bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t size = character_size(text);
    if (size == 0) return false;
    text.remove_prefix(size);
  }
  return true;
}

// Excluded: requests for data that is not loaded here.
bool is_left_out(std::string_view id) { return id.starts_with("lessons:"); }

}  // namespace

bool Desk::set_up(std::string_view line) {
  if (!is_utf8(line)) return line.starts_with("keep ") || line.starts_with("game ");
  const std::string_view what = take_word(line);
  if (what == "embed") {
    Embedding embedding;
    const std::string_view controls = take_word(line);
    embedding.controls = controls == "none"   ? Embedding::Controls::none
                         : controls == "step" ? Embedding::Controls::step
                                              : Embedding::Controls::full;
    embedding.open_hands = take_word(line) == "open";
    embedding.seat = std::abs(number_of(line)) % max_players;
    embedding_ = embedding;
  } else if (what == "elsewhere") {
    elsewhere_ = true;
  } else if (what == "keep") {
    const std::string name(take_word(line));
    store_[name] = lines_in(line);
  } else if (what == "game") {
    const std::string id(take_word(line));
    const std::string when(take_word(line));
    const bool twice = std::any_of(games_.begin(), games_.end(),
                                   [&](const SavedText& game) { return game.id == id; });
    // The page has one game per name and none without a text; earlier versions had a nameless one.
    if (!twice && !line.empty()) games_.push_back({id, when, lines_in(line)});
  } else if (what == "tab") {
    tab_ = lines_in(line);
  } else {
    return false;
  }
  return true;
}

// As Program::open.
void Desk::open(std::string_view address) {
  if (!is_utf8(address)) address = {};
  address_ = address;
  App& app = app_.emplace(7);
  mirror_ = Mirror();
  report_ = Report();
  revision_ = 0;
  told_ = -1;
  if (!store_["settings"].empty()) app.restore_settings(parse_settings(store_["settings"]));
  app.use_worker(elsewhere_);
  if (embedding_) app.embed(*embedding_);
  for (const StoredText& row : stored_texts()) {
    if (!row.is_read_at_start) continue;
    const std::string& text = store_[std::string(row.name)];
    if (!text.empty()) hear_stored(app, row.name, text);
  }
  app.act("date:2026-11-24");
  const std::vector<SavedText> before = games_;
  app.open(address, tab_, games_);
  tell();
  // No game is lost: each is unchanged, except the one at the table.
  std::size_t changed = 0;
  for (const SavedText& game : before) {
    const bool there = std::any_of(games_.begin(), games_.end(),
                                   [&](const SavedText& other) { return other.text == game.text; });
    if (!there) ++changed;
  }
  insist(
      changed <= 1 && games_.size() + (app.screen() == App::Screen::table ? 1 : 0) >= before.size(),
      "no kept game is lost", before.empty() ? "" : before.front().text);
}

void Desk::step(std::string_view line) {
  if (++steps_ > 400 || !is_utf8(line)) return;
  const std::string_view what = take_word(line);
  if (what == "act") take(line);
  if (what == "offer") offer(number_of(line));
  if (what == "verb") verb(line);
  if (what == "key") app_->press_key(line);
  if (what == "link") app_->open_link(line);
  if (what == "tick") app_->tick(now_ += number_of(line));
  if (what == "wait") wait(std::abs(number_of(line)) % 60);
  if (what == "answer") answer(line);
  if (what == "host") take("host_" + std::string(line));
  if (what == "other") hear_other_tab(line);
  if (what == "reload") {
    const std::string address = address_;
    open(address);
  }
  tell();
  check();
}

void Desk::take(std::string_view id) {
  if (is_left_out(id)) return;
  App& app = *app_;
  const int before = app.revision();
  const std::string tab = tab_text(app);
  const bool taken = app.act(id);
  if (taken) {
    insist(find_verb(id.substr(0, id.find(':'))) != nullptr, "what is done is a verb", id);
    return;
  }
  insist(app.revision() == before, "what does nothing changes nothing that is seen", id);
  insist(tab_text(app) == tab, "what does nothing changes nothing that is kept", id);
}

void Desk::offer(int place) {
  std::vector<std::string> ids;
  const App& app = *app_;
  if (app.screen() == App::Screen::start) return take("start");
  for (const Action& action : actions_at(app.table())) ids.push_back(action.id);
  for (const Card card : playable_cards(app.table())) ids.push_back("card:" + card_text(card));
  if (!ids.empty()) take(nth(ids, place));
}

void Desk::verb(std::string_view line) {
  const Verb& row = nth(verbs(), number_of(take_word(line)));
  std::string id(row.name);
  if (!row.about.empty()) id += ":" + example(*app_, row.about, number_of(line));
  take(id);
}

void Desk::answer(std::string_view words) {
  if (!asked_) return;
  take("thought:" + std::to_string(asked_->serial) + ":" + lines_in(words));
  asked_.reset();
}

void Desk::wait(int times) {
  for (; times > 0 && std::isfinite(app_->next_due()); --times) {
    app_->tick(now_ = std::max(now_, app_->next_due()));
  }
}

// As Program::stored_elsewhere.
void Desk::hear_other_tab(std::string_view line) {
  App& app = *app_;
  const std::string name(take_word(line));
  const std::string text = lines_in(line);
  hear_stored(app, name, text);
  if (name == "statistics" || name == "days" || name == "slate" || name == "series" ||
      name == "bars" || name == "league")
    store_[name] = text;
  if (name == "apart") keep_apart(app, app.state().own_name);
  if (name == "games") {
    if (!games_.empty()) games_.back().text = text;
    if (text.empty() && !games_.empty()) games_.pop_back();
    read_saved_games(app, games_);
  }
}

// As Program::take_turn.
void Desk::add_to(std::string_view name) {
  std::string& kept = store_[std::string(name)];
  kept = added_to(*app_, name, kept);
  // Statistics that are too large to be read again no longer count.
  if (name == "statistics") return;
  insist(add_to_stored(*app_, name, kept) == kept, "nothing is added twice", kept);
}

// As Program::tell_page.
void Desk::tell() {
  App& app = *app_;
  const Effects effects = app.take_effects();
  if (effects.fragment) address_ = *effects.fragment;
  for (const std::string_view name : effects.to_save) {
    if (find_stored_text(name)->is_shared)
      add_to(name);
    else
      store_[std::string(name)] = text_to_store(app, name);
  }
  if (effects.stop_thinking) asked_.reset();
  if (effects.think) asked_ = *effects.think;
  if (effects.refusal) insist(!effects.refusal->sentence.empty(), "a refusal has a sentence");
  insist(app.revision() >= revision_, "revisions grow");
  revision_ = app.revision();
  if (app.revision() == told_) return;
  told_ = app.revision();
  tab_ = tab_text(app);
  games_ = all_kept(app);
  insist(nlohmann::json::accept(mirror_.update(app)), "the mirror is JSON");
  if (embedding_) {
    insist(nlohmann::json::accept(report_.update(app)), "what the page around is told is JSON");
  }
}

void Desk::check() {
  const App& app = *app_;
  const bool rests = app.message().empty() && std::isinf(app.next_due());
  if (app.screen() == App::Screen::start) {
    insist(valid_seed(app.state().start.seed()), "the deal has a name");
    insist(app.state().start.variant().allows(app.state().start.players()), "so many can play");
    return check_texts();
  }
  const TableState& table = app.table();
  const Session& session = table.session;
  insist(session.shown() >= 0 && session.shown() <= static_cast<int>(session.log().size()),
         "the moment shown is one of the log");
  const auto actions = actions_at(table);
  const CardSet hand =
      table.session.view().table.hands[static_cast<std::size_t>(table.session.view().seat)];
  insist((playable_cards(table) - hand).empty(), "what can be played is in the hand");
  for (const Action& action : actions) insist(!action.label.empty(), "a button says what it does");
  // An award waits for a touch.
  const bool looks = embedding_ || (elsewhere_ && asked_) || award_waits(table);
  insist(looks || !rests || !actions.empty() || !playable_cards(table).empty(),
         "something can be done");
  check_texts();
}

// Stored texts are read back unchanged.
void Desk::check_texts() {
  if (steps_ % 4 != 0) return;
  const std::string settings = settings_text(app_->settings());
  insist(settings_text(parse_settings(settings)) == settings, "settings are kept", settings);
  for (const SavedText& game : games_) {
    const auto saved = parse_saved(game.text);
    if (!saved || game.id != app_->state().own_name) continue;
    insist(saved_text(*saved) == game.text, "the game at the table is kept", game.text);
  }
  if (app_->screen() == App::Screen::table && app_->table().mode->is_game() &&
      !app_->table().waits) {
    insist(parse_saved(tab_).has_value(), "the tab's game is kept", tab_);
  }
}

}  // namespace allfours::fuzz
