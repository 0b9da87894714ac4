// Writes the corpus of a version: what a program of that version leaves with people. Built by
// tests/corpus/write in a working copy of the version, as a test of its app_tests, never here:
// it uses what version 1.0.0 had.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>

#include "app/app_play.hpp"
#include "app/saved_game.hpp"
#include "app/settings.hpp"
#include "app/statistics.hpp"
#include "core/event_json.hpp"
#include "core/given.hpp"
#include "core/seat_view.hpp"

namespace allfours {
namespace {

std::string folder() { return std::getenv("ALLFOURS_CORPUS"); }

void write(const std::string& name, const std::string& text) {
  std::ofstream(folder() + "/" + name, std::ios::binary) << text;
}

std::string hash_text(std::uint64_t hash) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (int shift = 60; shift >= 0; shift -= 4)
    text += digits[static_cast<std::size_t>(hash >> shift & 15)];
  return text;
}

std::string text_of(const Setup& setup, const Events& log) {
  std::string text;
  for (const Event& event : log) {
    append_json(text, event, setup);
    text += '\n';
  }
  return text;
}

// The links of all hands, and what each seat can know.
std::string hands_of(const Setup& setup, const Events& log) {
  std::string text;
  for (const Event& event : log) {
    if (event.kind == EventKind::hand) {
      text += record_text(record_of_hand(setup, log, event.number)) + "\n";
    }
  }
  return text;
}

std::string views_of(const Setup& setup, const Events& log) {
  std::string text;
  for (int seat = 0; seat < setup.players; ++seat) {
    text += text_of(redacted(setup), redacted(setup, log, seat));
  }
  return text;
}

// A game that begins in its middle, with cards somebody gave.
Setup composed(Setup setup, Stream& stream) {
  Start start;
  start.hand = static_cast<std::int16_t>(2 + stream.below(8));
  start.dealer = static_cast<std::int8_t>(stream.below(setup.players));
  for (int side = 0; side < side_count(setup.rules, setup.players); ++side) {
    start.score[static_cast<std::size_t>(side)] =
        static_cast<std::int16_t>(stream.below(setup.rules.target));
  }
  setup.start = start;
  Pack pack;
  for (int i = 0; i < pack_size; ++i) pack[static_cast<std::size_t>(i)] = Card(i);
  stream.shuffle(pack);
  setup.first_pack = pack;
  const std::string deal = deal_text(setup);
  // A hand, and not all of the next: the seed deals the others.
  if (auto no = read_deal(setup, deal.substr(0, 19))) ADD_FAILURE() << no->sentence();
  return setup;
}

// Outside the test: GoogleTest keeps the name Setup for itself inside one.
void write_corpus() {
  std::string records;
  std::string logs;
  std::string log_links;
  std::string statistics;
  std::string saved;
  Statistics all;
  Stream stream(1, "corpus");
  const auto record = [&](const Setup& setup, const Events& log, int moment) {
    Record one{setup, decisions_in(log)};
    one.moment = moment;
    const std::string text = record_text(one);
    records += text + " " + hash_text(seed_key(text_of(setup, log))) + " " +
               hash_text(seed_key(hands_of(setup, log))) + " " +
               hash_text(seed_key(views_of(setup, log))) + "\n";
  };
  const auto save = [&](std::string_view kind, const std::string& text) {
    if (text.empty()) return;
    saved += "# " + std::string(kind) + "\n" + text;
  };
  for (Setup setup : usual_setups()) {
    setup.seed = "CORPUS";
    if (setup.rules.trump == TrumpBy::cut) setup.rules.target = 4;
    record(setup, random_log(setup, stream, 1000), 0);
    for (int i = 0; i < 3; ++i) {
      Setup house = with_house_rules(setup, stream);
      house.seed = "CORPUS-" + std::to_string(i);
      const Events log = random_log(house, stream, 2);
      record(house, log, 1 + stream.below(static_cast<int>(log.size())));
    }
    for (int i = 0; i < 2; ++i) {
      const Setup middle = composed(setup, stream);
      record(middle, random_log(middle, stream, 1000), 0);
    }
    record(setup, random_log(setup, stream, 0), 0);

    Setup quick = setup;
    quick.rules.target = 2;
    quick.seed = "CORPUS-LOG";
    const Events log = random_log(quick, stream, 1000);
    logs += text_of(quick, log);
    log_links += record_text({quick, decisions_in(log)}) + "\n";
    Statistics one;
    one.add(tally(quick, log, 0));
    all.add(tally(quick, log, 0));
    statistics += statistics_text(one);

    // A person plays, looks back, plays on from there, takes back, marks cards, leaves.
    Sitting sitting(setup_text(setup));
    App& app = sitting.app;
    save("tab", app.tab_text());
    const auto choices = [&](int count) {
      for (; count > 0 && !app.game_over(); --count) {
        sitting.wait();
        if (!app.game_over()) sitting.choose_something(stream);
      }
    };
    choices(3);
    save("tab", app.tab_text());
    sitting.wait();
    app.act("undo");
    save("kept", app.kept_text());
    app.act("moment:" + std::to_string(3 + stream.below(4)));
    save("tab", app.tab_text());
    app.act("play_on");
    choices(5);
    save("tab", app.tab_text());
    save("kept", app.kept_text());
    app.act("game:0");
    choices(30);
    save("kept", app.kept_text());
    app.act("new_game");
    save("left", app.tab_text());

    // To the end of a short game that counts, with all marks on the way.
    Sitting whole(record_text({quick, {}}));
    for (int steps = 0; steps < 300 && !whole.app.game_over(); ++steps) {
      whole.wait();
      if (whole.app.game_over()) break;
      whole.choose_something(stream);
      const std::string text = whole.app.tab_text();
      if (contains(text, "next_hand") || contains(text, " kept ")) save("tab", text);
    }
    save("tab", whole.app.tab_text());
    // Somebody else's moves, gone on with.
    Sitting practice(record_text({setup, decisions_in(random_log(setup, stream, 0))}) + "&log=1A");
    practice.choose(stream, 1);
    save("tab", practice.app.tab_text());
  }
  {
    App app(1);
    app.open("", "", "");
    app.act("variant:west-yorkshire");
    app.act("seed:CORPUS-LEAGUE");
    app.act("league");
    app.act("start");
    save("league", app.tab_text());
  }
  for (int i = 0; i < 20; ++i) {
    Sitting sitting("v=west-yorkshire&players=4&rules=throw_in.true&seed=CORPUS-" +
                    std::to_string(i));
    for (int steps = 0; steps < 60 && !sitting.app.game_over(); ++steps) {
      sitting.wait();
      if (offers(sitting.app.table_actions(), "keep")) {
        sitting.app.act("keep");
        const std::string text = sitting.app.tab_text();
        if (contains(text, " kept ")) save("tab", text);
        break;
      }
      if (!sitting.app.game_over()) sitting.choose_something(stream);
    }
  }
  {
    Sitting sitting("v=lancashire&seed=CORPUS-SEAT&seat=2&beat=3");
    sitting.choose(stream, 4);
    save("tab", sitting.app.tab_text());
  }
  write("records.txt", records);
  write("logs.jsonl", logs);
  write("log_links.txt", log_links);
  write("saved.txt", saved);
  write("statistics.txt", statistics);
  write("statistics_all.txt", statistics_text(all) + "hokm games 3 won 2\n");

  std::string settings;
  const auto add = [&](const Settings& one) { settings += settings_text(one) + "#\n"; };
  add({});
  for (int pace = 0; pace < 5; ++pace) {
    Settings one;
    one.pace = pace / 2.0;
    one.four_colours = pace % 2 == 0;
    one.brown_backs = pace % 3 == 0;
    one.language = languages[static_cast<std::size_t>(pace % 3)];
    one.look = static_cast<Settings::Look>(pace % 3);
    one.sound = pace > 2;
    one.shortcuts = pace < 3;
    one.text_only = pace == 4;
    one.names[0] = "Zoë";
    if (pace > 1) one.names[static_cast<std::size_t>(pace)] = "Old O’Brien-" + std::to_string(pace);
    add(one);
  }
  write("settings.txt", settings);
}

TEST(Corpus, Write) { write_corpus(); }

}  // namespace
}  // namespace allfours
