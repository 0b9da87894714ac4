// A host or a guest as a stored text, and from it (web/TOGETHER.md "Stored tables").
#include <algorithm>

#include "core/game/link_end.hpp"
#include "core/text/text_fields.hpp"
#include "together/guest.hpp"
#include "together/host.hpp"
#include "together/stored_lines.hpp"

namespace allfours::together {

namespace {

std::string dash_if_empty(std::string_view text) { return text.empty() ? "-" : std::string(text); }

// Up to the next space, with "-" for nothing.
std::string take_text(std::string_view& line, bool& bad) {
  const std::string_view word = take_field(line, ' ');
  if (word.empty()) bad = true;
  return word == "-" ? std::string() : std::string(word);
}

bool take_flag(std::string_view& line, bool& bad) {
  int flag = 0;
  take_number(line, 0, 1, flag, bad);
  return flag == 1;
}

bool texts_of(const SeatTexts& texts, int letters) {
  return std::all_of(texts.begin(), texts.end(), [&](const std::string& text) {
    return text.empty() || are_letters(text, letters);
  });
}

}  // namespace

std::string Device::lines() const {
  const int players = sitting_.setup.players;
  std::string text =
      "table " + sitting_.table + "\nsecret " + secret_ + "\nseat " + std::to_string(seat_) +
      "\ngame " + std::string(sitting_.setup.variant->id) + " " + std::to_string(players) + " " +
      changed_rules_text(sitting_.setup) + "\nhost " + std::to_string(sitting_.host) + "\nseats " +
      seats_text(sitting_) + "\nnames " + list_text(sitting_.names, players) + "\nround " +
      std::to_string(deal_.round) + " " + std::to_string(deal_.persons) + "\ncommits " +
      list_text(deal_.commits, players) + "\nparts " + list_text(deal_.parts, players) + "\n";
  for (int i = 0; i < history_.steps(); ++i) {
    const Step& step = history_.step(i);
    text +=
        "step " + step.text + " " + dash_if_empty(step.tag) + (step.bot ? " bot\n" : " person\n");
  }
  return text;
}

bool Device::read_lines(StoredLines& lines) {
  bool bad = false;
  sitting_.table = lines.take("table");
  secret_ = lines.take("secret");
  std::string_view line = lines.take("seat");
  take_number(line, 0, max_players - 1, seat_, bad);
  line = lines.take("game");
  const std::string_view variant = take_field(line, ' ');
  const std::string_view players = take_field(line, ' ');
  auto setup = read_setup(variant, players, line);
  if (lines.bad() || bad || std::holds_alternative<Fault>(setup) || !valid_secret(secret_) ||
      !are_letters(sitting_.table, table_letters)) {
    return false;
  }
  sitting_.setup = std::move(std::get<Setup>(setup));
  const int count = sitting_.setup.players;
  line = lines.take("host");
  take_number(line, 0, count - 1, sitting_.host, bad);
  const std::string_view seats = lines.take("seats");
  const auto names = read_list(lines.take("names"), count);
  line = lines.take("round");
  take_number(line, 0, 99, deal_.round, bad);
  take_number(line, 0, (1 << count) - 1, deal_.persons, bad);
  const auto commits = read_list(lines.take("commits"), count);
  const auto parts = read_list(lines.take("parts"), count);
  if (lines.bad() || bad || seat_ >= count || !names || !commits || !parts ||
      !read_seats(sitting_, seats) || !has_seat(sitting_.persons, sitting_.host) ||
      !std::all_of(names->begin(), names->end(), valid_name) ||
      !texts_of(*commits, commit_letters) || !texts_of(*parts, part_letters)) {
    return false;
  }
  sitting_.names = *names;
  deal_.commits = *commits;
  deal_.parts = *parts;
  return read_steps(lines);
}

bool Device::read_steps(StoredLines& lines) {
  if (deal_.round > 0 && deal_.shown()) {
    if (deal_.persons != sitting_.persons) return false;
    for (int seat = 0; seat < sitting_.setup.players; ++seat) {
      if (has_seat(deal_.persons, seat) && !deal_.keeps_word(sitting_.table, seat)) return false;
    }
    history_ = History(sitting_, common_seed(sitting_.table, deal_));
  }
  std::vector<Step> steps;
  bool bad = false;
  while (auto line = lines.take_if("step")) {
    Step step;
    step.text = take_field(*line, ' ');
    step.tag = take_text(*line, bad);
    step.bot = *line == "bot";
    if (bad || (!step.bot && *line != "person") ||
        (!step.tag.empty() && !are_letters(step.tag, tag_letters)) ||
        steps.size() > static_cast<std::size_t>(most_steps)) {
      return false;
    }
    steps.push_back(std::move(step));
  }
  if (steps.empty()) return true;
  return history_.begun() && !history_.restore(steps);
}

std::string host_text(const Host& host) {
  std::string text = host.lines();
  for (int seat = 0; seat < host.sitting_.setup.players; ++seat) {
    const Host::Place& place = host.places_[at(seat)];
    text += "place " + std::to_string(place.invited) + " " + std::to_string(place.used) + " " +
            dash_if_empty(place.mark) + "\n";
  }
  return text;
}

std::optional<Fault> read_host(Host& host, std::string_view text) {
  StoredLines lines(text);
  const Fault unread{FaultKind::together_stored};
  if (!host.read_lines(lines) || host.seat_ != host.sitting_.host) return unread;
  bool bad = false;
  for (int seat = 0; seat < host.sitting_.setup.players; ++seat) {
    Host::Place& place = host.places_[at(seat)];
    std::string_view line = lines.take("place");
    take_number(line, 0, 1000000, place.invited, bad);
    take_number(line, 0, place.invited, place.used, bad);
    place.mark = take_text(line, bad);
    if (!line.empty() || (!place.mark.empty() && !are_letters(place.mark, mark_letters)))
      bad = true;
    place.unheard = host.stage() == Device::Stage::playing && seat != host.seat_ &&
                    has_seat(host.history_.people(), seat);
  }
  if (bad || !lines.done()) return unread;
  host.told_over_ = host.stage() == Device::Stage::over;
  return std::nullopt;
}

std::string Host::stored_text() const { return stored_whole("host", host_text(*this)); }

std::variant<Host, Fault> Host::restored(std::string_view text) {
  const auto lines = stored_lines(text, "host");
  if (const auto* no = std::get_if<Fault>(&lines)) return *no;
  Host host;
  if (auto no = read_host(host, std::get<std::string_view>(lines))) return std::move(*no);
  return host;
}

std::string guest_text(const Guest& guest) {
  const auto flag = [](bool set) { return set ? " 1" : " 0"; };
  std::string text = guest.lines() + "guest " + dash_if_empty(encoded(guest.name_)) + " " +
                     guest.key_ + flag(guest.listed_) + flag(guest.showed_) +
                     flag(guest.came_later_) + flag(guest.caught_up_) + "\n";
  if (guest.pending_) {
    const Proposal& own = *guest.pending_;
    text += "pending " + std::to_string(own.index) + " " + own.check + " " + own.tag + " " +
            own.text + "\n";
  }
  return text;
}

std::optional<Fault> read_guest(Guest& guest, std::string_view text) {
  StoredLines lines(text);
  const Fault unread{FaultKind::together_stored};
  if (!guest.read_lines(lines) || guest.seat_ == guest.sitting_.host) return unread;
  bool bad = false;
  std::string_view line = lines.take("guest");
  guest.name_ = percent_decoded(take_text(line, bad));
  guest.key_ = take_field(line, ' ');
  guest.listed_ = take_flag(line, bad);
  guest.showed_ = take_flag(line, bad);
  guest.came_later_ = take_flag(line, bad);
  guest.caught_up_ = take_flag(line, bad);
  if (!line.empty() || !valid_name(guest.name_) || !are_letters(guest.key_, key_letters))
    bad = true;
  if (auto pending = lines.take_if("pending")) {
    Proposal own;
    take_number(*pending, 0, most_steps, own.index, bad);
    own.check = take_field(*pending, ' ');
    own.tag = take_field(*pending, ' ');
    own.text = *pending;
    if (!are_letters(own.check, check_letters) || !are_letters(own.tag, tag_letters) ||
        !has_step_form(own.text)) {
      bad = true;
    }
    guest.pending_ = std::move(own);
  }
  if (bad || !lines.done()) return unread;
  guest.told_over_ = guest.stage() == Device::Stage::over;
  return std::nullopt;
}

std::string Guest::stored_text() const { return stored_whole("guest", guest_text(*this)); }

std::variant<Guest, Fault> Guest::restored(std::string_view text) {
  const auto lines = stored_lines(text, "guest");
  if (const auto* no = std::get_if<Fault>(&lines)) return *no;
  Guest guest;
  if (auto no = read_guest(guest, std::get<std::string_view>(lines))) return std::move(*no);
  return guest;
}

}  // namespace allfours::together
