#include "app/links/links_together.hpp"

#include <array>
#include <map>

#include "app/app_play.hpp"
#include "app/links/fault_words.hpp"
#include "core/game/link_end.hpp"
#include "together/by_message.hpp"
#include "together/invitation.hpp"
#include "together/sha256.hpp"

namespace allfours {

namespace {

using together::ByMessage;

std::string any_secret(Stream& stream) {
  return together::hex_text(together::sha256(std::to_string(stream.below(1'000'000))));
}

// A link as it is written, without its end, as links of other kinds are.
std::string parts_of(const std::string& whole) {
  return std::get<std::string>(parts_of_link(whole));
}

// As people may call themselves: letters and marks that programs fold, encode or end a link at.
std::string any_name(Stream& stream) {
  constexpr std::array<std::string_view, 5> names{"Ann", "Éva Co", "Tom B.", "", "Ö--M’B"};
  return std::string(names[at(stream.below(static_cast<int>(names.size())))]);
}

// The invitations of a host, and the answer to one; with the network's text, and without.
void add_invitations(LinkKinds& kinds, const together::Plan& plan, Stream& stream) {
  // In one network, and over the internet (web/TOGETHER.md "The network's text").
  constexpr std::string_view near_by = "1.-.EYpg.Xw_3-LrTAaBcDeFgHiJkLmNoPqRsTuVw.huwKgBChds";
  constexpr std::string_view far_away =
      "1.-.q_R7.-bY9LrTAaBcDeFgHiJkLmNoPq.A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8S9t0U1_."
      "nuAAECAwQFBgcIC"
      "QoLDA0ODw.iuIAENuAAAAAAAAAAAAAAAAbuC.suywBxKhds";
  together::Host host(plan, any_secret(stream));
  const int other = (plan.seat + 1) % plan.setup.players;
  kinds["invitation"].push_back(parts_of(host.invite(other, "")));
  const std::string text = host.invite(other, stream.below(2) == 0 ? near_by : far_away);
  kinds["invitation"].push_back(parts_of(text));
  const auto read = together::read_invitation(text);
  if (const auto* invitation = std::get_if<together::Invitation>(&read)) {
    kinds["answer"].push_back(parts_of(together::answer_text(*invitation, near_by)));
  }
}

// One device plays until the turn passes on.
void play(ByMessage& device, int seat, Stream& stream) {
  while (device.own_turn()) {
    const Game& game = device.history().game();
    const auto decision = game.question().lay_down
                              ? std::optional(Decision::of_lay_down(seat))
                              : std::optional(random_choice(game.table(), stream));
    if (device.decide(decision)) return;
  }
}

// All seats are people's. Links of the deal's beginning, of its first decision, and of the first
// tricks.
void add_turns(LinkKinds& kinds, const together::Plan& plan, Stream& stream) {
  const int players = plan.setup.players;
  const auto everybody = static_cast<together::SeatBits>((1 << players) - 1);
  std::map<int, ByMessage> devices;
  devices.emplace(plan.seat, ByMessage(plan, everybody, any_secret(stream)));
  int seat = plan.seat;
  const std::array<int, 3> kept{0, 2 * players, 5 * players};
  for (int turn = 0; turn <= kept.back(); ++turn) {
    const std::string link = devices.at(seat).link();
    if (std::find(kept.begin(), kept.end(), turn) != kept.end()) {
      kinds["turn"].push_back(parts_of(link));
    }
    seat = devices.at(seat).next_seat();
    const auto device = devices.find(seat);
    if (device == devices.end()) {
      auto opened = ByMessage::opened(link, any_name(stream), any_secret(stream));
      devices.emplace(seat, std::move(std::get<ByMessage>(opened)));
    } else if (device->second.take(link)) {
      return;
    }
    play(devices.at(seat), seat, stream);
    if (devices.at(seat).stage() == together::Device::Stage::over) return;
  }
}

}  // namespace

void add_together(LinkKinds& kinds, const Setup& setup, Stream& stream) {
  together::Plan plan;
  plan.setup = setup;
  plan.setup.seed = "x";
  plan.seat = stream.below(setup.players);
  plan.name = any_name(stream);
  add_invitations(kinds, plan, stream);
  plan.seat = 0;
  add_turns(kinds, plan, stream);
}

LinkMeaning opened_together(std::string_view fragment) {
  const auto with_part = [&](std::string_view part) {
    return fragment.find(part) != std::string_view::npos;
  };
  const auto said = [](const auto& read, const auto& text) -> LinkMeaning {
    if (const auto* no = std::get_if<Fault>(&read)) return {{}, fault_text(*no, {})};
    return {parts_of(text(std::get<0>(read))), {}};
  };
  if (with_part("turn=")) return said(together::read_turn_link(fragment), together::turn_link_text);
  if (with_part("answer=")) {
    return said(together::read_answer(fragment), [](const together::Invitation& one) {
      return together::answer_text(one, one.transport);
    });
  }
  return said(together::read_invitation(fragment), together::invitation_text);
}

}  // namespace allfours
