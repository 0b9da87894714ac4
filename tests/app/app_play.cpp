#include "app/app_play.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>

#include "app/all_kept.hpp"
#include "app/table/table_actions.hpp"
#include "app/table/table_awards.hpp"
#include "app/table/table_playing.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"
#include "app/tongue.hpp"
#include "core/game/link_end.hpp"
#include "properties/split.hpp"
#include "rules/packets.hpp"

namespace allfours {

namespace {

std::vector<Card> cards_of(std::string_view text) {
  std::vector<Card> cards;
  for (const std::string& part : split(text)) {
    const auto card = parse_card(part);
    EXPECT_TRUE(card.has_value()) << part << " is not a card";
    cards.push_back(card.value_or(no_card));
  }
  return cards;
}

int first_dealer_of(const Setup& setup) {
  Table table = new_table(setup);
  for (Event event; table.phase != Phase::hand && next_event(table, event);) apply(table, event);
  return table.dealer;
}

// The decision that this word of a script stands for.
Decision scripted(const Table& table, const std::string& word) {
  if (const auto card = parse_card(word)) return Decision::of_play(table.turn, *card);
  for (int i = 0; i <= static_cast<int>(Say::pass); ++i) {
    const Say say = static_cast<Say>(i);
    if (wire(say) == word) return Decision::of_say(table.turn, say);
  }
  ADD_FAILURE() << word << " is neither a card nor said at the table";
  return {};
}

Decision first_possible(const Table& table) {
  const Choice now = choice(table);
  if (now.kind == Decision::Kind::play) return Decision::of_play(now.seat, now.cards.first());
  CardList cards;
  for (int i = 0; i < now.discards; ++i) cards.push(now.cards.at(i));
  return Decision::of_discard(now.seat, cards);
}

}  // namespace

Setup setup_of(std::string_view link) {
  std::string text(link);
  if (!contains(text, "&seed=")) text += "&seed=APP-TEST";
  auto parsed = parse_record(text);
  if (const auto* no = std::get_if<Fault>(&parsed)) {
    ADD_FAILURE() << text << ": " << no->sentence();
    return setup_of("v=trinidad");
  }
  return std::get<Record>(parsed).setup;
}

std::vector<Setup> usual_setups() { return all_setups("APP-TEST"); }

Setup with_house_rules(Setup setup, Stream& stream) {
  const auto all = fields();
  for (int change = 0; change < 4; ++change) {
    RuleSet rules = setup.rules;
    const Field& field = all[at(stream.below(static_cast<int>(all.size())))];
    const int most = field.name == "no_follow_penalty" ? 1 : std::min(field.most, 15);
    field.set(rules, field.least + stream.below(most - field.least + 1));
    if (!validate(rules, setup.players)) setup.rules = rules;
  }
  // Where players may make mistakes, the dealer may, too; at random this would be rare.
  setup.rules.hand_dealing = setup.rules.table_rules;
  return setup;
}

Setup given(std::string_view link, const Given& cards) {
  Setup setup = setup_of(link);
  for (int i = 0; first_dealer_of(setup) != cards.dealer; ++i) {
    setup.seed = "DEALER-" + std::to_string(i);
  }
  std::vector<std::vector<Card>> hands(at(setup.players));
  for (std::size_t seat = 0; seat < cards.hands.size(); ++seat) {
    hands[seat] = cards_of(cards.hands[seat]);
  }
  std::vector<Card> order;
  std::vector<std::size_t> dealt(at(setup.players), 0);
  for (const int packet : packets_by_name(setup.rules)) {
    for (int i = 1; i <= setup.players; ++i) {
      const auto seat = at((cards.dealer + i) % setup.players);
      for (int k = packet; k > 0; --k, ++dealt[seat]) {
        order.push_back(dealt[seat] < hands[seat].size() ? hands[seat][dealt[seat]] : no_card);
      }
    }
  }
  for (const Card card : cards_of(cards.turned)) order.push_back(card);
  order.resize(pack_size, no_card);
  CardSet rest = CardSet::pack();
  for (const Card card : order) {
    if (!card.known()) continue;
    EXPECT_TRUE(rest.contains(card)) << card_text(card) << " is dealt twice";
    rest.remove(card);
  }
  setup.first_pack.emplace();
  for (std::size_t i = 0; i < order.size(); ++i) {
    (*setup.first_pack)[i] = order[i].known() ? order[i] : rest.first();
    rest.remove((*setup.first_pack)[i]);
  }
  return setup;
}

Events told(const Setup& setup, std::string_view script) {
  Table table = new_table(setup);
  Events log;
  advance(table, log);
  const auto happens = [&](const Decision& decision) {
    auto judged = judge(table, decision);
    if (const auto* no = std::get_if<Refusal>(&judged)) {
      ADD_FAILURE() << no->sentence();
      return false;
    }
    log.push_back(std::get<Event>(judged));
    apply(table, log.back());
    advance(table, log);
    return true;
  };
  for (const std::string& word : split(script)) {
    if (!happens(scripted(table, word))) return log;
  }
  while (table.hand == 1 && table.turn >= 0 && choice(table).says == 0) {
    if (!happens(first_possible(table))) break;
  }
  return log;
}

Events random_log(const Setup& setup, Stream& stream, int most_hands) {
  Table table = new_table(setup);
  Events log;
  advance(table, log);
  while (table.turn >= 0 && table.hand <= most_hands) {
    log.push_back(std::get<Event>(judge(table, random_decision(table, stream))));
    apply(table, log.back());
    advance(table, log);
  }
  return log;
}

Narrator narrator_of(const Setup& setup, const Events& log, int human, Language language) {
  const Words& words = words_in(language);
  return {setup, usual_people(setup, human, words, &log[1]), words};
}

std::vector<HistoryRow> rows_of(const Setup& setup, const Events& log, int human) {
  History history;
  history.update(setup, log, static_cast<int>(log.size()), narrator_of(setup, log, human));
  return history.rows();
}

bool offers(const std::vector<Action>& actions, std::string_view id) {
  return std::any_of(actions.begin(), actions.end(),
                     [&](const Action& action) { return action.id == id; });
}

std::string parts_in(std::string_view written) {
  const auto read = parts_of_link(written);
  if (const auto* no = std::get_if<Fault>(&read)) {
    ADD_FAILURE() << written << ": " << no->sentence();
    return {};
  }
  EXPECT_EQ(whole_link(std::get<std::string>(read)), written) << "the end is there";
  return std::get<std::string>(read);
}

bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

CardSet cards_named(std::string_view text) {
  static const std::vector<std::array<std::string, 3>> names = [] {
    const Words& words = words_in(tongue("en"));
    std::vector<std::array<std::string, 3>> all;
    for (const Card card : CardSet::pack()) {
      all.push_back({card_name(words, card), card_short(words, card), card_text(card)});
    }
    return all;
  }();
  const auto in_a_word = [&](std::size_t i) {
    return i < text.size() && (std::isalnum(static_cast<unsigned char>(text[i])) != 0);
  };
  CardSet named;
  for (const Card card : CardSet::pack()) {
    const auto& [name, short_name, code] = names[card.index];
    bool found = contains(text, name) || contains(text, short_name);
    for (auto i = text.find(code); i != std::string_view::npos && !found;
         i = text.find(code, i + 1)) {
      found = (i == 0 || !in_a_word(i - 1)) && !in_a_word(i + code.size());
    }
    if (found) named.add(card);
  }
  return named;
}

Sitting::Sitting(std::uint32_t entropy) : app(entropy) {
  Settings settings;
  settings.undo_told = true;
  settings.sound_offered = true;
  settings.captions_told = all_captions;
  settings.games_begun = first_games + 1;
  app.restore_settings(settings);
}

Sitting::Sitting(std::string_view link, std::uint32_t entropy) : Sitting(entropy) {
  app.open_link(link);
  EXPECT_EQ(app.screen(), App::Screen::table) << link << ": " << app.message();
  app.act("begin");
}

void Sitting::wait_a_step() {
  if (app.screen() == App::Screen::table && award_waits(app.table())) app.act("skip");
  now = std::max(now, app.next_due());
  app.tick(now);
}

void Sitting::wait() {
  const auto goes_on = [this] {
    return std::isfinite(app.next_due()) ||
           (app.screen() == App::Screen::table && award_waits(app.table()));
  };
  for (int steps = 0; goes_on(); ++steps) {
    ASSERT_LT(steps, 5000) << "it never comes to rest";
    wait_a_step();
  }
}

std::vector<std::string> Sitting::offered() const {
  std::vector<std::string> ids;
  if (app.screen() == App::Screen::start) return ids;
  for (const Action& action : actions_at(app.table())) {
    if (action.id != "all_hands") ids.push_back(action.id);  // only shows something
  }
  for (const Card card : playable_cards(app.table())) ids.push_back("card:" + card_text(card));
  return ids;
}

void Sitting::choose_something(Stream& stream) {
  if (app.screen() == App::Screen::table && award_waits(app.table())) {
    app.act("skip");
    return;
  }
  const auto ids = offered();
  ASSERT_FALSE(ids.empty());
  app.act(ids[at(stream.below(static_cast<int>(ids.size())))]);
}

void Sitting::choose(Stream& stream, int times) {
  for (; times > 0 && !game_over(app.table()); --times) {
    wait();
    ASSERT_FALSE(::testing::Test::HasFatalFailure());
    choose_something(stream);
  }
  wait();
}

void Sitting::play_hand(Stream& stream) {
  wait();
  while (!waits_for_next_hand(app.table()) && !game_over(app.table())) {
    ASSERT_FALSE(::testing::Test::HasFatalFailure());
    choose_something(stream);
    wait();
  }
}

void Sitting::play_out(Stream& stream) {
  for (wait(); !game_over(app.table()); wait()) {
    ASSERT_FALSE(::testing::Test::HasFatalFailure());
    choose_something(stream);
  }
}

bool Sitting::play_to(Phase phase, Stream& stream) {
  for (;;) {
    wait();
    if (::testing::Test::HasFatalFailure() || game_over(app.table())) return false;
    if (app.table().session.person_to_decide() && app.table().session.table().phase == phase)
      return true;
    choose_something(stream);
  }
}

std::string without_name(std::string text) {
  const auto line = text.find("\nid ");
  if (line != std::string::npos) text.erase(line + 1, text.find('\n', line + 1) - line);
  return text;
}

std::string kept_text(const App& app) {
  const std::vector<SavedText> games = all_kept(app);
  return games.empty() ? std::string() : without_name(games.front().text);
}

std::vector<SavedText> saved_as(std::string_view text) {
  if (text.empty()) return {};
  return {{"", "", std::string(text)}};
}

bool has(const Sitting& sitting, std::string_view id) {
  return offers(actions_at(sitting.app.table()), id);
}

int count_of(const Sitting& sitting, EventKind kind) {
  const Events& log = session_of(sitting).log();
  return static_cast<int>(std::count_if(log.begin(), log.end(),
                                        [&](const Event& event) { return event.kind == kind; }));
}

const Event* last_of(const Sitting& sitting, EventKind kind) {
  const Events& log = session_of(sitting).log();
  const auto found = std::find_if(log.rbegin(), log.rend(),
                                  [&](const Event& event) { return event.kind == kind; });
  return found == log.rend() ? nullptr : &*found;
}

}  // namespace allfours
