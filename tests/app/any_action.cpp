#include "app/any_action.hpp"

#include <algorithm>
#include <array>
#include <sstream>

#include "app/table/table_dealing.hpp"
#include "app/table/table_state.hpp"
#include "core/game/record.hpp"
#include "core/log/decision_text.hpp"
#include "core/rules/named_rules.hpp"
#include "properties/random_game.hpp"

namespace allfours {

namespace {

constexpr std::array<std::string_view, 26> subjects{"",
                                                    "1",
                                                    "-1",
                                                    "0",
                                                    "2",
                                                    "3",
                                                    "7",
                                                    "-5",
                                                    "40",
                                                    "100000",
                                                    "-100000",
                                                    "2147483647",
                                                    "-2147483648",
                                                    "99999999999999999999",
                                                    "Jh",
                                                    "Ts",
                                                    "2c",
                                                    "As",
                                                    "??",
                                                    "beg",
                                                    "run",
                                                    "everything",
                                                    "trinidad",
                                                    "target",
                                                    "x|{who}",
                                                    "\xff\xc0\x01\"\\"};

constexpr std::array<std::string_view, 6> garbage{"", ":", "::", "start:start", "\n", "card:Jh:Jh"};

std::string any_award_or_heading(const App& app, HistoryRow::Kind kind, Stream& stream) {
  std::vector<std::string> moments{"0"};
  if (app.screen() == App::Screen::table) {
    for (const HistoryRow& row : app.table().narration.rows()) {
      if (row.kind == kind) moments.push_back(std::to_string(row.moment));
    }
  }
  return any_of(moments, stream);
}

std::string any_link(Stream& stream) {
  Setup setup = any_of(usual_setups(), stream);
  setup.rules.table_rules = stream.below(2) == 0;
  setup.rules.hand_dealing = setup.rules.table_rules && stream.below(2) == 0;
  if (stream.below(10) == 0) return any_duel(setup, stream);
  const std::string bots =
      stream.below(2) == 0 ? "" : "&bots=" + std::string(any_of(player_names, stream).name);
  return (stream.below(2) == 0 ? setup_text(setup)
                               : record_text({setup, decisions_in(random_log(setup, stream, 1)),
                                              4 * stream.below(2)})) +
         bots;
}

std::string any_rule(const App& app, Stream& stream) {
  const Field& field = any_of(fields(), stream);
  return std::string(field.name) + "." + value_text(field, rules_setup(app.state()).rules);
}

std::string any_host_decision(const App& app, Stream& stream) {
  const std::string seat = stream.below(2) == 0 ? "" : std::to_string(stream.below(2));
  if (app.screen() == App::Screen::start || app.table().session.table().turn < 0)
    return seat + ":x";
  return seat + ":" + decision_text(random_choice(app.table().session.table(), stream));
}

}  // namespace

std::string any_about(std::string_view kind, const Played& played, Stream& stream) {
  const App& app = played.sitting.app;
  if (kind.ends_with('?')) {
    if (stream.below(2) == 0) return {};
    kind.remove_suffix(1);
  }
  if (kind.empty()) return {};
  if (kind.find('|') != std::string_view::npos) {
    std::istringstream words{std::string(kind)};
    std::vector<std::string> all;
    for (std::string word; std::getline(words, word, '|');) all.push_back(word);
    return any_of(all, stream);
  }
  if (kind == "ACTION") return any_of(std::array<std::string, 3>{"menu", "undo", ""}, stream);
  if (kind == "AWARD") return any_award_or_heading(app, HistoryRow::Kind::award, stream);
  if (kind == "BESIDE") return std::to_string(stream.below(5));
  if (kind == "BAR") return std::to_string(stream.below(10));
  if (kind == "CLUB") return std::to_string(stream.below(10));
  if (kind == "RECORDS") {
    const std::string file =
        "all fours records 1\nstatistics\ndevice FUZZ\n"
        "german games 1 won 0 hands 9 all_fours 0\ndays\nslate\nend\n";
    return stream.below(2) == 0 ? file : file.substr(0, file.size() / 2);
  }
  if (kind == "GAMES") return std::to_string(stream.below(9));
  if (kind == "SERIES") {
    const auto& all = app.state().records.series.now().all;
    return all.empty() ? "ABCDEFGHIJKL" : any_of(all, stream).name;
  }
  if (kind == "SECRET") return std::string(32, static_cast<char>('a' + stream.below(26)));
  if (kind == "TABLE") {
    const auto& tables = app.state().together.stored().all();
    return tables.empty() ? "ABCDEFGHIJKL" : any_of(tables, stream).table;
  }
  if (kind == "VIA") return "1.via";
  if (kind == "CHANNEL") {
    return std::to_string(stream.below(4)) + ":" +
           any_of(std::array<std::string, 4>{"1.via", "closed", "failed",
                                             "together/1 ABCDEFGHIJKL have 0 ABCDEFGHIJKLMNOP"},
                  stream);
  }
  if (kind == "SEASON") return stream.below(2) == 0 ? "season FUZZ 3\n" : "season 3\n";
  if (kind == "CALL") return std::to_string(stream.below(Together::known_calls + 2));
  if (kind == "CARD") {
    const bool at_table = app.screen() == App::Screen::table;
    const CardSet illegal = at_table ? choice(app.table().session.table()).illegal : CardSet();
    if (!illegal.empty() && stream.below(2) == 0) {
      return card_text(illegal.at(stream.below(illegal.count())));
    }
    return card_text(Card(stream.below(pack_size)));
  }
  if (kind == "DATE") return "2026-11-" + std::to_string(10 + stream.below(25));
  if (kind == "DEAL")
    return std::to_string(stream.below(4)) + (stream.below(2) == 0 ? "" : ":other");
  if (kind == "DEALS") return std::to_string(stream.below(10));
  if (kind == "DECISION") return any_host_decision(app, stream);
  if (kind == "FAULT") {
    return any_of(std::array<std::string, 4>{"log_missing\n3\ne", "with_stock\n1", "unread",
                                             "line 3 is none"},
                  stream);
  }
  if (kind == "FIELD") return std::string(any_of(fields(), stream).name);
  if (kind == "GAME") return std::to_string(stream.below(4));
  if (kind == "HEADING") return any_award_or_heading(app, HistoryRow::Kind::heading, stream);
  if (kind == "KEPT") {
    const auto& kept = app.state().saved_games.all();
    return kept.empty() ? "nothing" : any_of(kept, stream).id;
  }
  if (kind == "LANGUAGE") return std::string(language_code(any_of(languages(), stream)));
  if (kind == "LESSON") return std::string(lessons()[0].id);
  if (kind == "LEVEL") return std::string(any_of(player_names, stream).name);
  if (kind == "LINK") return any_link(stream);
  if (kind == "MOMENT") {
    const int moment = stream.below(60);
    return moment == 0 ? "first" : moment == 1 ? "last" : std::to_string(moment);
  }
  if (kind == "NAMED") return std::string(any_of(named_rules(), stream).name);
  if (kind == "NAME") return std::to_string(stream.below(max_players)) + ":Winnie";
  if (kind == "OPPONENT") {
    return std::to_string(stream.below(max_players)) + ":" +
           (stream.below(3) == 0 ? "person" : std::string(any_of(player_names, stream).name));
  }
  if (kind == "PACE") return std::string(any_of(pace_names, stream));
  if (kind == "PLAYERS") return std::to_string(stream.below(8));
  if (kind == "PUZZLE") return std::string(any_of(puzzles(), stream).id);
  if (kind == "RULE") return any_rule(app, stream);
  if (kind == "SEAT") return std::to_string(stream.below(max_players));
  if (kind == "SEED") return "FUZZ-" + std::to_string(stream.below(1000));
  if (kind == "SERVER") return stream.below(2) == 0 ? "stun:example.org" : "example.org";
  if (kind == "SIZE") return std::to_string(80 + 10 * stream.below(13));
  if (kind == "STEPS") return std::to_string(stream.below(7) - 3);
  if (kind == "THOUGHT") {
    return std::to_string(played.thought ? played.thought->serial : 0) + ":" +
           any_of(std::array<std::string, 2>{"keep", "say stand"}, stream);
  }
  if (kind == "UNIT") return stream.below(2) == 0 ? "beans" : "<b>";
  if (kind == "VARIANT") return std::string(any_of(variants(), stream).id);
  if (kind == "WORD") return std::string(wire(static_cast<Say>(stream.below(9))));
  ADD_FAILURE() << kind << " is no kind the fuzz test knows: give it an example";
  return {};
}

namespace {

bool has_place(const Verb& verb, const App& app) {
  const bool at_table = app.screen() == App::Screen::table;
  switch (verb.where) {
    case Verb::Where::anywhere:
    case Verb::Where::worker:
      return true;
    case Verb::Where::start:
      return !at_table;
    case Verb::Where::table:
      return at_table;
    case Verb::Where::game:
      return at_table && app.table().mode->is_game();
    case Verb::Where::lesson:
      return at_table && lesson_at(app.table()) != nullptr;
    case Verb::Where::puzzle:
      return at_table && puzzle_at(app.table()) != nullptr;
    case Verb::Where::host:
      return app.state().context.embedding.has_value();
  }
  return false;
}

// Mostly a verb that applies to the current screen.
const Verb& any_row(const App& app, Stream& stream) {
  const Verb* verb = &any_of(verbs(), stream);
  const auto try_another = [&] {
    // The many verbs of playing together would crowd out the others.
    return !has_place(*verb, app) || (verb->name.starts_with("together") && stream.below(4) > 0);
  };
  for (int i = 0; i < 4 && try_another(); ++i) verb = &any_of(verbs(), stream);
  return *verb;
}

// A random row of the table of verbs, with a fitting or arbitrary argument; rarely a verb that
// leaves the game or folds it.
std::string any_verb(const Played& played, Stream& stream) {
  const Verb& verb = any_row(played.sitting.app, stream);
  const bool leaves = verb.name == "new_game" || verb.name == "back" || verb.name == "host_load" ||
                      verb.name == "duel" || verb.name == "season_play" ||
                      verb.name == "bars_play" || verb.name == "league_watch";
  const bool back = verb.name == "moment" || verb.name == "step" || verb.name == "trick" ||
                    verb.name == "undo" || verb.name == "redo";
  const bool branches = verb.name == "play_on" || verb.name == "game";
  // Most games are not lessons.
  const bool begins = verb.name == "learn" || verb.name == "solve";
  if ((begins && stream.below(verb.name == "solve" ? 5 : 2) != 0) ||
      (leaves && stream.below(played.sitting.app.state().context.embedding ? 20 : 100) != 0) ||
      (back && stream.below(4) != 0) || (branches && stream.below(10) != 0)) {
    return "skip";
  }
  const std::string about = stream.below(3) == 0 ? std::string(any_of(subjects, stream))
                                                 : any_about(verb.about, played, stream);
  return std::string(verb.name) + (about.empty() && stream.below(2) == 0 ? "" : ":" + about);
}

// A card that is illegal, but playable with table rules.
std::string any_illegal(const Sitting& sitting, Stream& stream) {
  if (sitting.app.screen() != App::Screen::table) return {};
  const Session& session = sitting.app.table().session;
  if (!session.person_to_decide() || stream.below(4) != 0) return {};
  const CardSet cards = choice(session.table()).illegal;
  return cards.empty() ? std::string() : "play_illegal:" + card_text(cards.first());
}

}  // namespace

std::string any_duel(const Setup& setup, Stream& stream) {
  Duel duel{setup, 1 + stream.below(2)};
  const int players = stream.below(3);
  for (int player = 0; player < players; ++player) {
    for (int deal = 0; deal < duel.deals; ++deal) {
      Game game(deal_of_duel(duel, deal));
      while (!deal_over(game)) {
        if (game.play(random_choice(game.table(), stream))) ADD_FAILURE() << "no choice";
      }
      duel.logs[at(player)].push_back(game.moves());
    }
  }
  return duel_text(duel);
}

std::string any_id(const Played& played, Stream& stream) {
  const Sitting& sitting = played.sitting;
  const auto offered = sitting.offered();
  if (const std::string illegal = any_illegal(sitting, stream); !illegal.empty()) return illegal;
  if (sitting.app.screen() == App::Screen::table) {
    const auto seats = seats_to_deal_to(sitting.app.table());
    if (!seats.empty() && stream.below(3) == 0) return any_of(seats, stream).id;
  }
  if (sitting.app.screen() == App::Screen::table && lesson_at(sitting.app.table()) != nullptr) {
    const CardSet asked = sitting.app.table().mode->asked_cards(sitting.app.table().session);
    if (!asked.empty() && stream.below(2) == 0) return "card:" + card_text(asked.first());
    if (stream.below(40) == 0) return "end_lesson";
  }
  if (!offered.empty() && stream.below(100) < 60) return any_of(offered, stream);
  if (sitting.app.screen() == App::Screen::start && stream.below(6) == 0) return "start";
  if (stream.below(12) == 0) return std::string(any_of(garbage, stream));
  return any_verb(played, stream);
}

}  // namespace allfours
