// Playing together: any text is a message, an invitation, a link by message or a stored table, or
// has a fault; what was read is written and read again equal. The lines of the text are also said
// to a host ("h …") and to a guest ("g …") in the middle of a game: what was played stays.
#include "core/game/link_end.hpp"
#include "core/game/record.hpp"
#include "fuzzing/fuzz.hpp"
#include "players/player.hpp"
#include "together/bot_steps.hpp"
#include "together/by_message.hpp"
#include "together/guest.hpp"
#include "together/invitation.hpp"
#include "together/stored_lines.hpp"

namespace allfours::fuzz {

namespace {

using namespace together;

void check_message(std::string_view text) {
  const auto read = parse_message(text);
  if (const auto* fault = std::get_if<Fault>(&read)) return check_fault(*fault);
  const auto& message = std::get<Message>(read);
  bool written = false;
  for (int players = 1; players <= max_players; ++players) {
    written = written || message_text(message, players) == text;
  }
  insist(written, "a message is written as it was read", text);
}

void check_links(std::string_view text) {
  const std::string link = whole_link(text);
  const auto invitation = read_invitation(link);
  if (const auto* read = std::get_if<Invitation>(&invitation)) {
    const std::string best = invitation_text(*read);
    const auto again = read_invitation(best);
    insist(std::holds_alternative<Invitation>(again), "an invitation is read again", best);
    insist(invitation_text(std::get<Invitation>(again)) == best, "as it was written", best);
  } else {
    check_fault(std::get<Fault>(invitation));
  }
  const auto turn = read_turn_link(link);
  if (const auto* read = std::get_if<TurnLink>(&turn)) {
    const std::string best = turn_link_text(*read);
    const auto again = read_turn_link(best);
    insist(std::holds_alternative<TurnLink>(again), "a link by message is read again", best);
    insist(turn_link_text(std::get<TurnLink>(again)) == best, "as it was written", best);
    const auto opened = ByMessage::opened(link, "", std::string(32, 'c'));
    if (const auto* fault = std::get_if<Fault>(&opened)) check_fault(*fault);
  } else {
    check_fault(std::get<Fault>(turn));
  }
}

template <typename Device>
void check_stored(std::string_view role, std::string_view lines) {
  const std::string text = stored_whole(role, lines);
  const auto read = Device::restored(text);
  if (const auto* fault = std::get_if<Fault>(&read)) return check_fault(*fault);
  insist(std::get<Device>(read).stored_text() == text, "a stored table is written as it was", text);
}

struct Pair {
  Host host;
  Guest guest;
};

// Everything that two devices say to each other.
void exchange(Pair& table) {
  for (bool more = true; more;) {
    more = false;
    for (const Post& post : table.guest.take_outcome().posts) {
      table.host.receive(1, post.text);
      more = true;
    }
    for (const Post& post : table.host.take_outcome().posts) {
      table.guest.receive(post.text);
      more = true;
    }
  }
}

// A game of two people and two bots, after some decisions.
Pair running() {
  Plan plan;
  plan.setup = std::get<Setup>(make_setup("trinidad", "4", "x", ""));
  Host host(plan, std::string(32, 'a'));
  const auto invitation = read_invitation(host.invite(1, ""));
  Pair table{std::move(host), Guest(std::get<Invitation>(invitation), "Bob", std::string(32, 'b'))};
  table.guest.connect();
  exchange(table);
  table.host.start();
  exchange(table);
  for (int i = 0; i < 40; ++i) {
    const auto decide = [](auto& device) {
      if (device.history().bots_first()) {
        device.answer_bot(bot_answer(device.history()));
      } else if (device.own_turn()) {
        Stream chance(1, "fuzz");
        device.decide(any_of(choice(device.history().game().table()), chance));
      }
    };
    decide(table.host);
    decide(table.guest);
    exchange(table);
  }
  return table;
}

void check_table(std::string_view text) {
  static const Pair start = running();
  Pair table = start;
  const History& before = start.host.history();
  insist(before.steps() > 10, "the game runs");
  for (int lines = 0; !text.empty() && lines < 64; ++lines) {
    const std::string_view line = take_line(text);
    const std::string said = "together/1 " + start.host.sitting().table + " " +
                             std::string(line.substr(std::min<std::size_t>(line.size(), 2)));
    if (line.starts_with("g")) {
      table.guest.receive(said);
    } else {
      table.host.receive(line.starts_with("s") ? 2 : 1, said);
    }
    exchange(table);
    const History& own = table.host.history();
    insist(own.check(before.steps()) == before.check(before.steps()), "what was played stays",
           said);
    const History& other = table.guest.history();
    insist(other.check(before.steps()) == before.check(before.steps()), "at the guest, too", said);
  }
  const std::string stored = table.host.stored_text();
  insist(std::holds_alternative<Host>(Host::restored(stored)), "the host is stored", stored);
  const std::string kept = table.guest.stored_text();
  insist(std::holds_alternative<Guest>(Guest::restored(kept)), "the guest is stored", kept);
}

}  // namespace

void try_text(std::string_view text) {
  if (text.starts_with("table ")) {
    check_stored<Host>("host", text);
    check_stored<Guest>("guest", text);
    check_stored<ByMessage>("turns", text);
  } else if (text.size() > 1 && text[1] == ' ') {
    check_table(text);
  } else {
    check_message(text);
    check_links(text);
  }
}

}  // namespace allfours::fuzz
