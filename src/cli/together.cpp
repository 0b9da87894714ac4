// `allfours together`: a table of people on devices (web/TOGETHER.md), as lines on standard input
// and output, so that any program can carry the texts; and a check that plays whole games.
#include <fstream>
#include <iostream>
#include <iterator>
#include <random>

#include "cli/commands.hpp"
#include "core/game/link_end.hpp"
#include "core/log/decision_text.hpp"
#include "core/text/text_fields.hpp"
#include "together/bot_steps.hpp"
#include "together/guest.hpp"
#include "together/host.hpp"

namespace allfours {

namespace {

using together::Notice;

std::string fresh_secret() {
  constexpr std::string_view digits = "0123456789abcdef";
  std::random_device source;
  std::string secret;
  while (secret.size() < 64) secret += digits[source() % digits.size()];
  return secret;
}

std::string_view word_of(Notice::Kind kind) {
  switch (kind) {
    case Notice::Kind::joined:
      return "joined";
    case Notice::Kind::back:
      return "back";
    case Notice::Kind::away:
      return "away";
    case Notice::Kind::dealing:
      return "dealing";
    case Notice::Kind::dealt:
      return "dealt";
    case Notice::Kind::moved:
      return "moved";
    case Notice::Kind::overtaken:
      return "overtaken";
    case Notice::Kind::refused:
      return "refused";
    case Notice::Kind::dropped:
      return "dropped";
    case Notice::Kind::told:
      return "told";
    case Notice::Kind::stopped:
      return "stopped";
    case Notice::Kind::over:
      return "over";
    case Notice::Kind::again:
      return "again";
    case Notice::Kind::called:
      return "called";
  }
  return {};
}

std::string line_of(const Notice& notice) {
  std::string line = "# " + std::string(word_of(notice.kind));
  if (notice.seat >= 0) line += " seat " + std::to_string(notice.seat);
  const bool has_fault = notice.kind == Notice::Kind::refused ||
                         notice.kind == Notice::Kind::dropped ||
                         notice.kind == Notice::Kind::told || notice.kind == Notice::Kind::stopped;
  if (notice.kind == Notice::Kind::called) line += ": " + std::to_string(notice.call);
  if (has_fault) line += ": " + notice.fault.sentence();
  return line;
}

std::string cards_line(const CardSet& cards) {
  std::string text;
  for (int i = 0; i < cards.count(); ++i) text += " " + card_text(cards.at(i));
  return text;
}

// The text for a person whose turn it is: only the view of the seat.
std::string turn_line(const together::Device& device) {
  const SeatView view = device.view();
  const Choice now = choice(view.table);
  std::string line = "? seat " + std::to_string(device.seat()) + ", hand" +
                     cards_line(view.table.hands[at(device.seat())]);
  if (device.history().game().question().lay_down) return line + "; lay_down or keep";
  if (now.kind == Decision::Kind::play) return line + "; play one of" + cards_line(now.cards);
  if (now.kind == Decision::Kind::discard) {
    return line + "; discard " + std::to_string(now.discards);
  }
  line += "; say";
  for (int say = 0; say <= static_cast<int>(Say::pass); ++say) {
    if ((now.says >> say & 1) != 0) line += " " + std::string(wire(static_cast<Say>(say)));
  }
  return line;
}

// The lines of a host or a guest.
template <typename Device>
class Lines {
 public:
  Lines(Device device, std::string file) : device_(std::move(device)), file_(std::move(file)) {}

  Device& device() { return device_; }

  // Lets bots decide, stores the table, and writes messages and notices.
  void settle() {
    while (device_.history().bots_first()) {
      say(device_.answer_bot(together::bot_answer(device_.history())));
    }
    const together::Outcome outcome = device_.take_outcome();
    if (outcome.changed && !file_.empty()) {
      std::ofstream(file_, std::ios::binary) << device_.stored_text();
    }
    for (const together::Post& post : outcome.posts) {
      std::cout << "> " << post.channel << " " << post.text << "\n";
    }
    for (const int channel : outcome.closed) std::cout << "> " << channel << " gone\n";
    for (const Notice& notice : outcome.notices) {
      if (notice.kind != Notice::Kind::moved) std::cout << line_of(notice) << "\n";
    }
    if (device_.own_turn() && device_.history().steps() != asked_) {
      asked_ = device_.history().steps();
      std::cout << turn_line(device_) << "\n";
    }
    if (!device_.record().empty() && !told_) {
      told_ = true;
      std::cout << "# " << whole_link(device_.record()) << "\n";
    }
    std::cout.flush();
  }

  void say(const std::optional<Fault>& fault) {
    if (fault) std::cout << "# no: " << fault->sentence() << "\n";
  }

  // A decision in words, or "keep"; false if it is neither.
  bool decide(std::string_view line) {
    if (line == "keep") {
      say(device_.decide(std::nullopt));
      return true;
    }
    const auto decision = parse_decision(line, device_.seat());
    if (!std::holds_alternative<Decision>(decision)) return false;
    say(device_.decide(std::get<Decision>(decision)));
    return true;
  }

 private:
  Device device_;
  std::string file_;
  int asked_ = -1;
  bool told_ = false;
};

// A number at the start of a line, and the space after it; -1 without one.
int take_channel(std::string_view& line) {
  std::string_view rest = line;
  int channel = -1;
  bool bad = false;
  take_number(rest, 0, 1000000, channel, bad);
  if (bad) return -1;
  line = rest;
  return channel;
}

template <typename Device>
void call_out(Device& device, int number) {
  const bool known = number > together::no_call && number <= together::most_calls;
  if (!known || !device.call(number)) std::cout << "# nobody hears it\n";
}

void host_line(Lines<together::Host>& lines, std::string_view line) {
  together::Host& host = lines.device();
  std::string_view rest = line;
  if (const int channel = take_channel(rest); channel >= 0) {
    return rest == "gone" ? host.channel_closed(channel) : host.receive(channel, rest);
  }
  const std::string_view word = take_field(rest, ' ');
  const int seat = take_channel(rest);
  const bool other = seat >= 0 && seat < host.sitting().setup.players && seat != host.seat();
  if (word == "call") return call_out(host, seat);
  if (word == "start") return lines.say(host.start());
  if (word == "remind") return host.remind();
  if (word == "invite" && other) {
    std::cout << "invitation " << host.invite(seat, rest) << "\n";
    return;
  }
  if (word == "leave_out" && other) return host.leave_out(seat);
  if (word == "person" && other) return host.seat_person(seat);
  if (word == "bot" && other && find_player_name(rest)) return host.seat_bot(seat, rest);
  if (!lines.decide(line)) std::cout << "# no such line: " << cut_short(line) << "\n";
}

void guest_line(Lines<together::Guest>& lines, std::string_view line) {
  together::Guest& guest = lines.device();
  std::string_view rest = line;
  if (take_channel(rest) == 0) return rest == "gone" ? guest.channel_closed() : guest.receive(rest);
  if (line == "connect") return guest.connect();
  if (line == "remind") return guest.remind();
  if (take_field(rest, ' ') == "call") return call_out(guest, take_channel(rest));
  if (line.starts_with("renew ")) {
    const auto read = together::read_invitation(line.substr(6));
    if (const auto* no = std::get_if<Fault>(&read)) return lines.say(*no);
    return lines.say(guest.renew(std::get<together::Invitation>(read)));
  }
  if (!lines.decide(line)) std::cout << "# no such line: " << cut_short(line) << "\n";
}

template <typename Device, typename Hear>
int play_lines(Device device, const Options& options, const Hear& hear) {
  const std::string file(options.value("--file"));
  if (!file.empty() && !std::ofstream(file, std::ios::app))
    return bad_usage("cannot write " + file);
  Lines<Device> lines(std::move(device), file);
  lines.settle();
  for (std::string line; std::getline(std::cin, line);) {
    if (line.ends_with('\r')) line.pop_back();
    if (!line.empty()) hear(lines, line);
    lines.settle();
  }
  return 0;
}

// The table of --file, if there is one; "" otherwise.
std::string kept_in(const Options& options) {
  std::ifstream file(std::string(options.value("--file")), std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

int run_host(const Options& options, const std::string& secret) {
  const std::string kept = options.has("--file") ? kept_in(options) : std::string();
  if (!kept.empty()) {
    auto read = together::Host::restored(kept);
    if (const auto* no = std::get_if<Fault>(&read)) return bad_usage(no->sentence());
    return play_lines(std::move(std::get<together::Host>(read)), options, host_line);
  }
  auto made = setup_from(options, "x");
  if (const auto* no = std::get_if<std::string>(&made)) return bad_usage(*no);
  together::Plan plan;
  plan.setup = std::move(std::get<Setup>(made));
  plan.name = options.value("--name");
  return play_lines(together::Host(plan, secret), options, host_line);
}

int run_guest(const Options& options, std::string_view link, const std::string& secret) {
  const std::string kept = options.has("--file") ? kept_in(options) : std::string();
  if (!kept.empty()) {
    auto read = together::Guest::restored(kept);
    if (const auto* no = std::get_if<Fault>(&read)) return bad_usage(no->sentence());
    return play_lines(std::move(std::get<together::Guest>(read)), options, guest_line);
  }
  const auto read = together::read_invitation(link.substr(link.find('#') + 1));
  if (const auto* no = std::get_if<Fault>(&read)) return bad_usage(no->sentence());
  return play_lines(together::Guest(std::get<together::Invitation>(read),
                                    std::string(options.value("--name")), secret),
                    options, guest_line);
}

}  // namespace

int run_together(const Arguments& arguments) {
  Options options;
  if (auto no = options.read(arguments,
                             {"--variant", "--players", "--set", "--name", "--secret", "--file",
                              "--guests", "--games", "--seed", "--lost"},
                             {})) {
    return bad_usage(*no);
  }
  const Arguments& rest = options.rest();
  const std::string_view part = rest.empty() ? std::string_view() : rest.front();
  if (part == "check" && rest.size() == 1) {
    auto no =
        options.only({"--variant", "--players", "--set", "--guests", "--games", "--seed", "--lost"},
                     "together check");
    return no ? bad_usage(*no) : run_together_check(options);
  }
  std::vector<std::string_view> among{"--name", "--secret", "--file"};
  if (part == "host") among.insert(among.end(), {"--variant", "--players", "--set"});
  if (auto no = options.only(among, "together " + std::string(part)); no && !part.empty())
    return bad_usage(*no);
  const std::string secret =
      options.has("--secret") ? std::string(options.value("--secret")) : fresh_secret();
  if (!together::valid_secret(secret)) {
    return bad_usage("--secret has 32 to 64 letters or digits");
  }
  if (!together::valid_name(options.value("--name"))) {
    return bad_usage("--name has at most " + std::to_string(together::longest_name) +
                     " bytes of UTF-8, without control characters");
  }
  if (rest == Arguments{"host"}) return run_host(options, secret);
  const bool kept = options.has("--file") && rest.size() == 1;
  if (part == "guest" && (kept || rest.size() == 2)) {
    return run_guest(options, rest.size() == 2 ? rest.back() : std::string_view(), secret);
  }
  return bad_usage("together knows: check, guest LINK, host");
}

}  // namespace allfours
