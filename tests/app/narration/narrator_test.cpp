// Sentences for every event of every variant and of house rules: complete, well formed, and without
// information that the person at the screen cannot have.
#include "app/narration/narrator.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "app/app_play.hpp"
#include "app/narration/history.hpp"
#include "app/narration/prompt.hpp"
#include "app/tongue.hpp"
#include "core/log/event_json.hpp"
#include "words/rule_outline.hpp"

namespace allfours {
namespace {

const Words& english_words() { return words_in(tongue("en")); }

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// A misuse of "You" or "you" in this text; empty if there is none.
std::string complaint_about_you(std::string_view text) {
  for (std::size_t i = 0; i + 3 <= text.size(); ++i) {
    const std::string_view word = text.substr(i, 3);
    if (word != "You" && word != "you") continue;
    if (i > 0 && is_letter(text[i - 1])) continue;
    if (i + 3 < text.size() && is_letter(text[i + 3])) continue;
    const std::string_view before = text.substr(0, i);
    // A name before its card.
    if (text.substr(i + 3).starts_with("\u00a0")) continue;
    const bool begins = before.empty() || before.ends_with(". ") || before.ends_with("? ") ||
                        before.ends_with("! ");
    if (begins != (word == "You")) return "You, or you, in the wrong place";
    if (before.ends_with(" of ")) return "of you";
    // The verb after it: "You deal", never "You deals".
    std::string_view next = text.substr(i + 3);
    if (!next.starts_with(' ')) continue;
    next.remove_prefix(1);
    next = next.substr(0, next.find_first_of(" .,:;?!"));
    if (next.ends_with('s')) return "you " + std::string(next);
  }
  return {};
}

// A fault of a sentence; empty if there is none.
std::string complaint(std::string_view text) {
  if (text.empty()) return "empty";
  if (text.find_first_of("{}|") != std::string_view::npos) return "an unfilled place";
  if (contains(text, "  ") || text.front() == ' ' || text.back() == ' ') return "spaces";
  if (contains(text, "..") || contains(text, " .") || contains(text, " ,")) return "stops";
  if (contains(text, " 1 cards") || contains(text, " 0 cards")) return "a number";
  if (text.front() >= 'a' && text.front() <= 'z') return "a small letter first";
  const auto ends = [&](std::string_view end) { return text.ends_with(end); };
  if (!ends(".") && !ends("?") && !ends("”") && !ends("…")) return "no end";
  return complaint_about_you(text);
}

TEST(Sentences, TheTestKnowsABadSentenceWhenItSeesOne) {
  EXPECT_EQ(complaint("Cut for deal: Nora 2♣, You\u00a03♦. You deal first."), "");
  EXPECT_EQ(complaint("You play the ten of clubs."), "");
  EXPECT_EQ(complaint("Cut for deal: 2♣ 3♦. You deal first."), "");
  EXPECT_EQ(complaint("Ella captured the jack of trumps from you."), "");
  EXPECT_EQ(complaint("You: “I beg”"), "");
  for (const auto bad :
       {"", "You play the {card}.", "You win.|Ella wins.", "You  win.", "You win", "you win.",
        "Ella deals first, You pitch.", "Ella deals first, you pitches.", "You deals.",
        "The jack of you.", "Ella discards 1 cards.", "Ella wins..", "Ella plays the ."}) {
    EXPECT_NE(complaint(bad), "") << bad;
  }
}

// Every event of these logs, with the table before it.
template <typename Check>
void walk(const Setup& setup, const Events& log, Check&& check) {
  Table table = new_table(setup);
  for (const Event& event : log) {
    check(event, table);
    apply(table, event);
  }
}

void check_event(const Narrator& narrator, const Event& event, const Table& before) {
  const std::string sentence = narrator.sentence(event, before);
  if (event.kind == EventKind::award) return;  // its parts: check_row
  ASSERT_EQ(complaint(sentence), "") << sentence;
  const int human = narrator.people().human;
  switch (event.kind) {
    case EventKind::first_dealer:
      if (event.method != FirstDealer::cut && event.method != FirstDealer::cut_pitcher &&
          event.method != FirstDealer::cut_put) {
        break;
      }
      for (int i = event.partner_cards; i < event.cards.size(); ++i) {
        const int seat = (i - event.partner_cards) % before.players;
        const std::string cut =
            narrator.name(seat) + "\u00a0" + card_short(narrator.words(), event.cards[i]);
        ASSERT_TRUE(contains(sentence, cut)) << sentence;
      }
      break;
    case EventKind::deal:
      ASSERT_TRUE(cards_named(sentence).empty()) << sentence;
      break;
    case EventKind::discard: {
      CardSet own;
      if (event.seat == human) {
        for (const Card card : event.cards) own.add(card);
      }
      ASSERT_EQ(cards_named(sentence), own) << sentence;
      break;
    }
    case EventKind::play:
    case EventKind::turn_up:
    case EventKind::cut_trump:
    case EventKind::draw:
      ASSERT_EQ(cards_named(sentence), CardSet::of(event.card)) << sentence;
      break;
    case EventKind::trump:
      ASSERT_TRUE(contains(sentence, suit_name(english_words(), event.suit)) ||
                  contains(sentence, std::string(suit_name(english_words(), event.suit)).substr(1)))
          << sentence;
      break;
    case EventKind::say:
      ASSERT_TRUE(contains(sentence, narrator.speech(event))) << sentence;
      ASSERT_TRUE(sentence.starts_with(narrator.name(event.seat))) << sentence;
      break;
    default:
      break;
  }
  ASSERT_EQ(narrator.speech(event).empty(), event.kind != EventKind::say);
}

void check_row(const HistoryRow& row, const Event& event, const Setup& setup,
               const Narrator& narrator) {
  ASSERT_FALSE(row.title.empty());
  if (event.kind != EventKind::award) {
    const bool exposed = event.kind == EventKind::expose || event.kind == EventKind::call_card;
    ASSERT_TRUE(row.who.empty() && row.why.empty()) << row.title;
    ASSERT_EQ(row.rule, exposed ? "exposed" : "") << row.title;
    return;
  }
  ASSERT_EQ(row.kind, HistoryRow::Kind::award);
  ASSERT_EQ(complaint(row.why), "") << row.title << ": " << row.why;
  ASSERT_EQ(row.who,
            event.side < 0 ? std::string(english_words().nobody) : narrator.side_name(event.side));
  ASSERT_EQ(row.side, event.side);
  ASSERT_EQ(row.points, event.points);
  ASSERT_EQ(row.cards, event.cards_of_award);
  ASSERT_EQ(row.score, narrator.score_text(event.score));
  // The rule behind it, as in this game.
  const auto dot = row.rule.find('.');
  if (dot == std::string::npos) {
    ASSERT_EQ(row.rule, event.side < 0 ? "no_trump" : "one_trump");
    ASSERT_TRUE(says_general_rule(outlined(setup), row.rule)) << row.rule;
    return;
  }
  ASSERT_NE(dot, std::string::npos) << row.title << ": " << row.rule;
  const Field* field = find_field(row.rule.substr(0, dot));
  ASSERT_NE(field, nullptr) << row.rule;
  ASSERT_EQ(row.rule.substr(dot + 1), value_text(*field, setup.rules));
  if (event.why.has_points) {
    ASSERT_TRUE(contains(row.why, narrator.score_text(event.why.points))) << row.why;
  }
}

// Some games of every variant, by its own rules and by house rules, seen from every seat.
TEST(Sentences, EveryEventOfEveryGameHasOne) {
  std::set<EventKind> kinds;
  std::set<AwardFor> awards;
  std::set<std::string> nobody;
  Stream stream(1, "sentences");
  int games = 0;
  for (int round = 0; round < 100; ++round) {
    for (GameSetup setup : usual_setups()) {
      setup.seed = "SENTENCES-" + std::to_string(round);
      if (round % 2 == 1) setup = with_house_rules(setup, stream);
      SCOPED_TRACE(setup_text(setup));
      const int human = stream.below(setup.players);
      const Events log = random_log(setup, stream, 3);
      const Narrator narrator = narrator_of(setup, log, human);
      const auto rows = rows_of(setup, log, human);
      ASSERT_EQ(rows.size(), log.size());
      std::size_t i = 0;
      walk(setup, log, [&](const Event& event, const Table& before) {
        kinds.insert(event.kind);
        if (event.kind == EventKind::award) {
          awards.insert(event.award);
          if (event.side < 0) nobody.insert(std::string(wire(event.award)));
        }
        check_event(narrator, event, before);
        check_row(rows[i++], event, setup, narrator);
      });
      ASSERT_FALSE(HasFailure());
      ++games;
    }
  }
  EXPECT_GT(games, 2000);
  // These games cover all kinds of events that existed when this test was written.
  for (int i = 0; i <= static_cast<int>(EventKind::game_end); ++i) {
    EXPECT_TRUE(kinds.contains(static_cast<EventKind>(i))) << wire(static_cast<EventKind>(i));
  }
  for (int i = 0; i <= static_cast<int>(AwardFor::no_follow); ++i) {
    EXPECT_TRUE(awards.contains(static_cast<AwardFor>(i))) << wire(static_cast<AwardFor>(i));
  }
  EXPECT_EQ(nobody, (std::set<std::string>{"high", "low", "jack", "game"}));
}

TEST(Sentences, EveryChoiceHasAPromptAndEveryRefusalAReason) {
  Stream stream(2, "prompts");
  std::set<Phase> phases;
  for (int round = 0; round < 12; ++round) {
    for (GameSetup setup : usual_setups()) {
      if (round % 2 == 1) setup = with_house_rules(setup, stream);
      SCOPED_TRACE(setup_text(setup));
      const Events log = random_log(setup, stream, 2);
      const int human = stream.below(setup.players);
      const Narrator narrator = narrator_of(setup, log, human);
      walk(setup, log, [&](const Event&, const Table& table) {
        const SeatView view = seen_from(table, human);
        const std::string prompt = allfours::prompt(narrator, view);
        if (table.turn < 0) {
          ASSERT_EQ(prompt, "");
          return;
        }
        ASSERT_EQ(complaint(prompt), "") << prompt;
        if (table.turn != human) {
          ASSERT_TRUE(contains(prompt, narrator.name(table.turn))) << prompt;
          return;
        }
        phases.insert(table.phase);
        for (const Card card : view.table.hands[at(human)]) {
          const bool legal = table.phase == Phase::play && choice(table).cards.contains(card);
          const std::string why = why_not_text(narrator, view, card);
          ASSERT_EQ(why.empty(), legal) << why;
          ASSERT_EQ(legal ? "" : complaint(why), "") << why;
        }
      });
      ASSERT_FALSE(HasFailure());
    }
  }
  for (const Phase phase :
       {Phase::eldest_answers, Phase::dealer_answers, Phase::eldest_chooses, Phase::bunch_question,
        Phase::bunch_answer, Phase::discard, Phase::play}) {
    EXPECT_TRUE(phases.contains(phase)) << static_cast<int>(phase);
  }
}

TEST(Sentences, EveryWordThatCanBeSaidHasAButton) {
  const GameSetup setup = setup_of("v=trinidad");
  const Events log = told(setup, "");
  const Narrator narrator = narrator_of(setup, log, 0);
  std::set<std::string> buttons;
  for (int i = 0; i <= static_cast<int>(Say::pass); ++i) {
    buttons.insert(std::string(narrator.button(static_cast<Say>(i))));
  }
  EXPECT_EQ(buttons.size(), 9u);
  EXPECT_FALSE(buttons.contains(""));
}

bool same(const HistoryRow& a, const HistoryRow& b) {
  return a.kind == b.kind && a.moment == b.moment && a.title == b.title && a.who == b.who &&
         a.why == b.why && a.score == b.score && a.rule == b.rule && a.side == b.side &&
         a.points == b.points && a.cards == b.cards && a.card == b.card &&
         a.trump_known == b.trump_known && (!a.trump_known || a.trump == b.trump);
}

TEST(HistoryRows, HoweverTheMomentMoves) {
  Stream stream(3, "history");
  for (const GameSetup& setup : usual_setups()) {
    SCOPED_TRACE(setup_text(setup));
    const Events log = random_log(setup, stream, 3);
    const Narrator narrator = narrator_of(setup, log, 0);
    const auto all = rows_of(setup, log, 0);
    History history;
    for (int i = 0; i < 25; ++i) {
      const int shown = stream.below(static_cast<int>(log.size()) + 1);
      history.update(setup, log, shown, narrator);
      ASSERT_EQ(static_cast<int>(history.rows().size()), shown);
      for (int k = 0; k < shown; ++k) {
        const HistoryRow& row = history.rows()[at(k)];
        ASSERT_EQ(row.moment, k + 1);
        // A heading gets its trump suit later.
        const bool heading = row.kind == HistoryRow::Kind::heading;
        ASSERT_TRUE(heading || same(row, all[at(k)])) << row.title;
      }
    }
    history.update(setup, log, static_cast<int>(log.size()), narrator);
    ASSERT_TRUE(std::equal(all.begin(), all.end(), history.rows().begin(), same));
  }
}

TEST(HistoryRows, AHeadingSaysWhatIsTrumps) {
  const GameSetup setup = given("v=trinidad", {.dealer = 0, .turned = "7h"});
  const Events log = told(setup, "stand");
  const auto rows = rows_of(setup, log, 0);
  const auto trump = std::find_if(
      log.begin(), log.end(), [](const Event& event) { return event.kind == EventKind::trump; });
  History history;
  const Narrator narrator = narrator_of(setup, log, 0);
  const auto heading = std::find_if(rows.begin(), rows.end(), [](const HistoryRow& row) {
    return row.kind == HistoryRow::Kind::heading;
  });
  ASSERT_NE(heading, rows.end());
  EXPECT_NE(heading->title.back(), '.');
  EXPECT_TRUE(heading->trump_known);
  EXPECT_EQ(heading->trump, Suit::hearts);
  history.update(setup, log, static_cast<int>(trump - log.begin()), narrator);
  EXPECT_FALSE(history.rows()[at(static_cast<int>(heading - rows.begin()))].trump_known);
}

TEST(HeldCards, AreInTheOrderOfTheSettings) {
  using Order = Settings::HandOrder;
  SeatView view;
  view.seat = 1;
  for (const char* card : {"Ah", "3h", "Ks", "2s", "Qc", "Td"}) {
    view.table.hands[1].add(*parse_card(card));
  }
  const auto told = [&](Order order) {
    std::string text;
    for (const Card card : held_cards(view, order)) {
      text += (text.empty() ? "" : " ") + card_text(card);
    }
    return text;
  };
  EXPECT_EQ(told(Order::usual), "Ks 2s Ah 3h Qc Td");
  view.table.trump_fixed = true;
  view.table.trump = Suit::hearts;
  EXPECT_EQ(told(Order::usual), "Ah 3h Ks 2s Qc Td");
  EXPECT_EQ(told(Order::low_first), "3h Ah 2s Ks Qc Td");
  EXPECT_EQ(told(Order::trumps_last), "Td Qc 2s Ks 3h Ah");
  EXPECT_EQ(told(Order::by_rank), "Ah Ks Qc Td 3h 2s");
  EXPECT_EQ(held_cards(view), held_cards(view, Order::usual));
}

}  // namespace
}  // namespace allfours
