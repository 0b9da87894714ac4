// Phases at a table of people on devices: everybody calls something across it.
#include <array>
#include <map>

#include "app/modes/together/together.hpp"
#include "app/table/table_progress.hpp"
#include "app/table/table_state.hpp"
#include "players/player.hpp"
#include "together/guest.hpp"
#include "ui/phases.hpp"

namespace allfours::phases {

namespace {

using together::Guest;

// The others' devices, by channel, and the connections to them.
class Others {
 public:
  explicit Others(App& app) : app_(app) {}

  // Everybody joins the game that is on the screen, and it begins.
  void sit_down() {
    app_.act("new_game");
    app_.act("together");
    carry();
    for (int seat = 1; seat < max_players; ++seat) {
      app_.act("together_seat:" + std::to_string(seat) + ":on");
    }
    app_.act("together_host");
    carry();
    const together::Sitting sitting = app_.state().together.table()->device().sitting();
    for (int seat = 1; seat < sitting.setup.players; ++seat) join(seat);
    app_.act("together_begin");
    carry();
    app_.act("close");
  }

  // The others decide until the person here has to, or the moment is reached; false if the game
  // ends before it.
  bool play_to(bool (*is_it)(const App& app)) {
    for (int step = 0; step < 3000; ++step) {
      settle(app_);
      if (game_over(app_.table())) return is_it(app_);
      if (is_it(app_)) return true;
      if (waits_for_next_hand(app_.table())) {
        app_.act("next_hand");
      } else if (session(app_).person_to_decide() || session(app_).person_may_lay_down()) {
        decide(app_, step);
      } else {
        let_others_decide(step);
      }
      carry();
    }
    return false;
  }

  void call() {
    for (auto& [channel, guest] : guests_) guest.call(3);
    carry();
    app_.act("together_call:3");
    carry();
  }

 private:
  void join(int seat) {
    const auto read = together::read_invitation(app_.state().together.place(seat).link);
    const auto& invitation = std::get<together::Invitation>(read);
    Guest guest(invitation, names[at(seat)], std::string(32, static_cast<char>('a' + seat)));
    app_.act("together_answer:" + together::answer_text(invitation, "1"));
    const int channel = app_.state().together.place(seat).channel;
    guests_.emplace(channel, std::move(guest));
    carry();
    guests_.at(channel).connect();
    carry();
  }

  // What the page and the connections do.
  void carry() {
    for (bool more = true; more;) {
      more = false;
      const Effects effects = app_.take_effects();
      if (effects.prepare_together) app_.act("together_ready:" + std::string(32, 'h'));
      for (const ConnectionCall& one : effects.connections) {
        more = true;
        const std::string channel = std::to_string(one.channel);
        if (one.kind == ConnectionCall::Kind::offer) app_.act("together_offered:" + channel + ":1");
        if (one.kind == ConnectionCall::Kind::accept) app_.act("together_up:" + channel);
        if (one.kind == ConnectionCall::Kind::send) guests_.at(one.channel).receive(one.text);
      }
      for (auto& [channel, guest] : guests_) {
        for (const together::Post& post : guest.take_outcome().posts) {
          more = true;
          app_.act("together_text:" + std::to_string(channel) + ":" + post.text);
        }
      }
    }
  }

  void let_others_decide(int step) {
    for (auto& [channel, guest] : guests_) {
      if (!guest.own_turn()) continue;
      if (guest.history().game().question().lay_down) {
        guest.decide(std::nullopt);
        return;
      }
      Stream stream = decision_stream(1, guest.seat(), step);
      guest.decide(choose_sensibly(guest.view(), stream));
      return;
    }
  }

  static constexpr std::array<const char*, max_players> names{"",    "Marie", "Bob",
                                                              "Eve", "Max",   "Ann"};

  App& app_;
  std::map<int, Guest> guests_;
};

void call_at(App& app, bool (*is_it)(const App& app)) {
  Others others(app);
  others.sit_down();
  if (!others.play_to(is_it)) throw Otherwise{};
  others.call();
  app.act("close");
}

bool any_game(const App&) { return true; }

constexpr std::array<Sought, 4> together_phases{{
    {"call_asked", "Everybody calls something, and the person has to say something",
     "trinidad-2/2 seven-up/3 trinidad/4", any_game,
     [](App& app) {
       call_at(app, [](const App& now) {
         return session(now).person_to_decide() && table(now).phase != Phase::play &&
                table(now).phase != Phase::discard;
       });
     }},
    {"call_trick", "Everybody calls something in the middle of a trick", all_games, any_game,
     [](App& app) {
       call_at(app, [](const App& now) { return may_play(now) && table(now).tricks > 1; });
     }},
    {"call_hand_end", "Everybody calls something at the end of a hand", all_games, any_game,
     [](App& app) {
       call_at(app, [](const App& now) { return waits_for_next_hand(now.table()); });
     }},
    {"call_game_end", "Everybody calls something at the end of the game", all_games, any_game,
     [](App& app) { call_at(app, [](const App& now) { return game_over(now.table()); }); }},
}};

}  // namespace

std::span<const Sought> at_tables_of_people() { return together_phases; }

}  // namespace allfours::phases
