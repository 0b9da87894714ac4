// Playing together as parts of a dialog (dialog.hpp): arranging a table, inviting, joining, and who
// is there. Knows no DOM and no connection. Tests: tests/app/modes/together/app_together_test.cpp.
#include <array>

#include "app/app.hpp"
#include "app/dialogs/dialog_parts.hpp"
#include "app/modes/together/server_address.hpp"
#include "app/modes/together/together_feature.hpp"
#include "words/numbers.hpp"
#include "words/variant_words.hpp"

namespace allfours {

namespace {

using Stage = Together::Place::Stage;
using DeviceStage = together::Device::Stage;

// By stage.
constexpr std::array<std::string_view, 7> stage_keys{
    "together-stage-bot",     "together-stage-asked",      "together-stage-making",
    "together-stage-invited", "together-stage-connecting", "together-stage-here",
    "together-stage-away"};
static_assert(static_cast<std::size_t>(Stage::away) + 1 == stage_keys.size());

class TogetherDialog {
 public:
  TogetherDialog(JsonWriter& json, const App& app)
      : json_(json), app_(app), w_(app.words()), one_(app.state().together) {}

  void write() const {
    const TableDevice* table = one_.table();
    if (table == nullptr) {
      if (one_.invitation() || one_.turn_offered()) return write_invited();
      return write_plan();
    }
    text(game_and_people(table->device()));
    if (table->host() != nullptr) write_host(*table);
    if (table->guest() != nullptr) write_guest(*table);
    if (table->by_message() != nullptr) write_turns();
    if (one_.offers_again()) write_again(*table);
    const bool is_elsewhere = one_.plays() && !shows_together(app_.state()) &&
                              table->device().stage() != DeviceStage::over;
    if (is_elsewhere && one_.is_awaited()) text(one_.sentence("together-own-turn"));
    if (is_elsewhere)
      button_part(json_, "together_table", one_.sentence("together-to-table"), true);
    button_part(json_, "together_leave", one_.sentence("together-leave"));
  }

 private:
  void text(std::string_view text) const { text_part(json_, "text", text); }
  std::string with_who(std::string_view key, int seat) const {
    return fill(one_.sentence(key), {{"who", one_.name_of(seat)}});
  }
  std::string game_of(const Setup& setup) const {
    return std::string(variant_name(app_.state().context.language, *setup.variant)) + " · " +
           fill(w_.players_of, {{"n", number_text(setup.players)}}) + " · " +
           fill(w_.to_target, {{"n", number_text(setup.rules.target)}});
  }

  // The game, and the people who are there so far.
  std::string game_and_people(const together::Device& device) const {
    auto people = device.sitting().persons;
    if (device.history().begun()) people |= device.history().people();
    return game_and_people(device.sitting(), people, device.seat());
  }

  std::string game_and_people(const together::Sitting& sitting, together::SeatBits people,
                              int own) const {
    std::string names;
    for (int seat = 0; seat < sitting.setup.players; ++seat) {
      if (!together::has_seat(people, seat)) continue;
      if (!names.empty()) names += ", ";
      names += seat == own ? std::string(w_.you) : one_.name_at(&sitting, seat);
    }
    return game_of(sitting.setup) + " · " + names;
  }

  void name_field() const {
    field_part(json_, {"name:0:", one_.sentence("together-name"), app_.settings().names[0], w_.you,
                       longest_name});
  }

  void links(std::span<const SharedLink> links) const {
    if (!links.empty()) links_part(json_, app_, links);
  }
  void one_link(std::string_view key, int seat, const std::string& fragment) const {
    const SharedLink link{"together", one_.name_of(seat), with_who(key, seat), fragment, true};
    links({&link, 1});
  }

  // Before there is a table: the seats, the two ways to play, and tables to go on with.
  void write_plan() const {
    const Setup setup = app_.state().start.setup();
    text(one_.sentence("together-note"));
    text(game_of(setup));
    name_field();
    for (int seat = 1; seat < setup.players; ++seat) {
      const bool partner = side_of(setup, seat) == side_of(setup, 0);
      switch_part(json_, "together_seat:" + std::to_string(seat) + ":",
                  fill(one_.sentence("together-seat-wanted"), {{"n", number_text(seat + 1)}}),
                  partner ? one_.sentence("together-partner") : "",
                  together::has_seat(one_.wanted(), seat));
    }
    const auto others = static_cast<together::SeatBits>((1U << setup.players) - 2);
    if ((one_.wanted() & others) == 0) {
      text(one_.sentence("together-nobody"));
    } else {
      text(one_.sentence("together-live-note"));
      button_part(json_, "together_host", one_.sentence("together-live"), true);
      text(one_.sentence("together-turns-note"));
      button_part(json_, "together_turns", one_.sentence("together-turns"));
    }
    text(one_.sentence("together-trust"));
    write_server();
    write_stored();
  }

  void write_server() const {
    text(fill(
        one_.sentence("together-server-note"),
        {{"text", "stun:example.org:3478"}, {"value", "turn:name:password@example.org:3478"}}));
    field_part(json_, {"together_server:", one_.sentence("together-server"), app_.settings().server,
                       "", longest_server_address});
  }

  static int side_of(const Setup& setup, int seat) {
    return seat % side_count(setup.rules, setup.players);
  }

  void write_stored() const {
    if (one_.stored().all().empty()) return;
    text_part(json_, "heading", one_.sentence("together-tables"));
    for (const StoredTable& stored : one_.stored().all()) {
      const auto device = TableDevice::restored(stored.text);
      if (const auto* table = std::get_if<TableDevice>(&device)) {
        text(game_and_people(table->device()));
        button_part(json_, "together_resume:" + stored.table, w_.go_on);
      }
      button_part(json_, "together_forget:" + stored.table,
                  one_.asked_to_forget() == stored.table ? one_.sentence("together-forget-sure")
                                                         : one_.sentence("together-forget"));
    }
  }

  void write_invited() const {
    const together::Sitting& sitting =
        one_.invitation() ? one_.invitation()->sitting : one_.turn_offered()->sitting;
    text(with_who("together-invited", sitting.host));
    text(game_and_people(sitting, sitting.persons, -1));
    text(one_.sentence(one_.turn_offered() ? "together-turns-invited" : "together-note"));
    name_field();
    button_part(json_, "together_join", one_.sentence("together-join"), true);
    button_part(json_, "together_leave", one_.sentence("together-decline"));
    text(one_.sentence("together-trust"));
    if (!one_.turn_offered()) write_server();
  }

  void write_host(const TableDevice& table) const {
    const together::Device& device = table.device();
    const int players = device.sitting().setup.players;
    std::vector<SharedLink> invitations;
    bool anybody = false;
    for (int seat = 0; seat < players; ++seat) {
      if (seat == device.seat()) continue;
      const Together::Place& place = one_.place(seat);
      anybody = anybody || place.stage == Stage::here;
      text(with_who(stage_keys[static_cast<std::size_t>(place.stage)], seat));
      if (place.stage == Stage::invited) {
        invitations.push_back({"seat:" + std::to_string(seat), one_.name_of(seat),
                               std::string(one_.sentence("together-send-invitation")), place.link,
                               true});
      }
      write_seat(seat, place);
    }
    links(invitations);
    if (!invitations.empty()) write_answer_entry();
    if (device.stage() == DeviceStage::gathering && anybody) {
      text(one_.sentence("together-begin-note"));
      button_part(json_, "together_begin", one_.sentence("together-begin"), true);
    }
    if (one_.unreachable()) write_other_ways();
  }

  // After a connection that could not be made.
  void write_other_ways() const {
    if (one_.can_turn_to_messages()) {
      text(one_.sentence("together-turns-note"));
      button_part(json_, "together_turns", one_.sentence("together-turns"));
    }
    write_server();
  }

  // The guest's answer: typed, or read by the camera.
  void write_answer_entry() const {
    field_part(json_, {"together_answer:", one_.sentence("together-answer-field"), "", "",
                       static_cast<int>(together::longest_together_link)});
    json_.object({{"kind", "scan"},
                  {"id", "together_answer:"},
                  {"label", one_.sentence("together-scan")},
                  {"stop", one_.sentence("together-scan-stop")},
                  {"failed", "together_no_camera:"}});
  }

  // The host's actions for a seat.
  void write_seat(int seat, const Together::Place& place) const {
    const bool of_person = !one_.plays() || one_.is_of_person(seat);
    if (of_person && place.stage != Stage::here && place.stage != Stage::making &&
        place.stage != Stage::connecting && place.stage != Stage::asked)
      button_part(json_, "together_invite:" + std::to_string(seat),
                  with_who("together-invite", seat));
    const together::Device& device = one_.table()->device();
    if (device.stage() == DeviceStage::dealing && together::has_seat(device.deal().persons, seat)) {
      button_part(json_, "together_leave_out:" + std::to_string(seat),
                  with_who("together-leave-out", seat));
    }
    if (!one_.plays() || !of_person) return;
    if (!one_.is_person(seat)) {
      button_part(json_, "together_person:" + std::to_string(seat),
                  with_who("together-give-back", seat));
    } else if (place.stage != Stage::here) {
      button_part(json_, "together_bot:" + std::to_string(seat),
                  with_who("together-stand-in", seat));
    }
  }

  void write_guest(const TableDevice& table) const {
    const int host = table.device().sitting().host;
    if (one_.connected()) {
      if (!one_.plays()) text(with_who("together-at-table", host));
      return;
    }
    if (!one_.answer().empty()) {
      text(with_who("together-keep-open", host));
      one_link("together-send-answer", host, one_.answer());
      text(with_who("together-if-nothing", host));
      write_server();
    } else {
      text(with_who(one_.invitation() ? "together-making-answer" : "together-lost", host));
      if (one_.unreachable()) write_server();
    }
  }

  // The next game of the same people.
  void write_again(const TableDevice& table) const {
    if (table.guest() != nullptr)
      text(with_who("together-again-offered", table.device().sitting().host));
    button_part(json_, "together_again", w_.play_again, true);
    if (table.host() != nullptr)
      button_part(json_, "together_again_moved", one_.sentence("together-again-moved"));
  }

  void write_turns() const {
    const std::string link = one_.turn_link();
    const int next = one_.table()->by_message()->next_seat();
    if (link.empty())
      text(one_.sentence("together-own-turn"));
    else
      one_link(one_.table()->device().stage() == DeviceStage::over ? "together-send-end"
                                                                   : "together-send-turn",
               next, link);
  }

  JsonWriter& json_;
  const App& app_;
  const Words& w_;
  const Together& one_;
};

}  // namespace

void write_together(JsonWriter& json, const App& app) { TogetherDialog(json, app).write(); }

}  // namespace allfours
