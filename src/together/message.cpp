#include "together/message.hpp"

#include <algorithm>
#include <array>

#include "core/game/link_end.hpp"
#include "core/text/text_fields.hpp"
#include "together/invitation.hpp"

namespace allfours::together {

namespace {

using Kind = Message::Kind;

constexpr std::array<std::string_view, 13> kinds{"join", "table", "present", "commit", "commits",
                                                 "part", "parts", "have",    "step",   "fault",
                                                 "bye",  "again", "call"};
constexpr std::string_view before_version = "together/";
constexpr int most_rounds = 99;
constexpr std::size_t most_details = 4;
constexpr std::size_t longest_detail = 43;  // as quotation()

std::string or_dash(std::string_view text) { return text.empty() ? "-" : std::string(text); }

std::string table_text(const Message& message) {
  const Sitting& sitting = *message.sitting;
  const Setup& setup = sitting.setup;
  return std::to_string(message.number) + (message.runs ? " runs " : " waits ") +
         std::to_string(sitting.host) + " " + std::string(setup.variant->id) + " " +
         std::to_string(setup.players) + " " + changed_rules_text(setup) + " " +
         seats_text(sitting) + " " + list_text(sitting.names, setup.players);
}

std::string fault_text(const Fault& fault) {
  std::string text(allfours::wire(fault.kind));
  for (std::size_t i = 0; i < std::min(fault.about.size(), most_details); ++i) {
    text += " " + or_dash(encoded(quotation(fault.about[i])));
  }
  return text;
}

std::string fields_text(const Message& message, int players) {
  const std::string number = std::to_string(message.number);
  switch (message.kind) {
    case Kind::join:
      return std::to_string(message.seat) + " " + message.key + " " + message.mark + " " +
             or_dash(encoded(message.name));
    case Kind::table:
      return table_text(message);
    case Kind::present:
      return std::to_string(message.present);
    case Kind::commit:
    case Kind::part:
      return number + " " + message.text;
    case Kind::commits:
    case Kind::parts:
      return number + " " + list_text(message.list, players);
    case Kind::have:
      return number + " " + message.check;
    case Kind::step:
      return number + " " + message.check + " " + or_dash(message.tag) + " " + message.text;
    case Kind::fault:
      return fault_text(message.fault);
    case Kind::again:
      return message.text;
    case Kind::call:
      return std::to_string(message.seat) + " " + number;
    case Kind::bye:
      break;
  }
  return {};
}

// The fields of a message, one after the other; `bad` once one is not as it must be.
class Fields {
 public:
  explicit Fields(std::string_view text) : text_(text), more_(!text.empty()) {}

  bool good() const { return !bad_ && !more_; }
  bool more() const { return more_; }
  bool bad() const { return bad_; }
  void refuse() { bad_ = true; }

  std::string_view word() {
    if (!more_) bad_ = true;
    const auto end = text_.find(' ');
    const std::string_view word = text_.substr(0, end);
    more_ = end != std::string_view::npos;
    text_.remove_prefix(more_ ? end + 1 : text_.size());
    if (word.empty()) bad_ = true;
    return word;
  }
  int number(int least, int most) {
    std::string_view text = word();
    int number = 0;
    take_number(text, least, most, number, bad_);
    return bad_ ? 0 : number;
  }
  std::string letters(int count) {
    const std::string_view text = word();
    if (!are_letters(text, count)) bad_ = true;
    return std::string(text);
  }
  std::string clear(std::size_t longest) {
    const std::string_view text = word();
    if (text == "-") return {};
    std::string decoded = percent_decoded(text);
    if (decoded.size() > longest || encoded(decoded) != text) bad_ = true;
    return decoded;
  }

 private:
  std::string_view text_;
  bool more_;
  bool bad_ = false;
};

void read_table(Message& message, Fields& fields) {
  message.number = fields.number(0, most_rounds);
  const std::string_view runs = fields.word();
  message.runs = runs == "runs";
  if (!message.runs && runs != "waits") fields.refuse();
  Sitting sitting;
  sitting.table = message.table;
  sitting.host = fields.number(0, max_players - 1);
  const std::string_view variant = fields.word();
  const std::string_view players = fields.word();
  const std::string_view rules = fields.word();
  const std::string_view seats = fields.word();
  const std::string_view names = fields.word();
  if (fields.bad()) return;
  auto setup = read_setup(variant, players, rules);
  if (std::holds_alternative<Fault>(setup)) return fields.refuse();
  sitting.setup = std::move(std::get<Setup>(setup));
  const auto list = read_list(names, sitting.setup.players);
  const bool named = list && std::all_of(list->begin(), list->end(), valid_name);
  if (!named || !read_seats(sitting, seats) || !has_seat(sitting.persons, sitting.host)) {
    return fields.refuse();
  }
  sitting.names = *list;
  message.sitting = std::move(sitting);
}

void read_list_of(Message& message, Fields& fields, int letters) {
  message.number = fields.number(1, most_rounds);
  const std::string_view text = fields.word();
  const auto players = static_cast<int>(std::count(text.begin(), text.end(), ',')) + 1;
  const auto list = read_list(text, std::min(players, max_players + 1));
  if (!list) return fields.refuse();
  for (const std::string& value : *list) {
    if (!value.empty() && !are_letters(value, letters)) fields.refuse();
  }
  message.list = *list;
}

void read_fault(Message& message, Fields& fields) {
  const std::string_view name = fields.word();
  int kind = 0;
  while (kind < fault_kind_count && allfours::wire(static_cast<FaultKind>(kind)) != name) ++kind;
  if (kind == fault_kind_count) return fields.refuse();
  message.fault.kind = static_cast<FaultKind>(kind);
  while (fields.more() && message.fault.about.size() <= most_details) {
    message.fault.about.push_back(fields.clear(longest_detail));
    if (!can_be_shown(message.fault.about.back(), longest_detail)) fields.refuse();
  }
  if (message.fault.about.size() > most_details) fields.refuse();
}

void read_fields(Message& message, Fields& fields) {
  switch (message.kind) {
    case Kind::join:
      message.seat = fields.number(0, max_players - 1);
      message.key = fields.letters(key_letters);
      message.mark = fields.letters(mark_letters);
      message.name = fields.clear(longest_name);
      if (!valid_name(message.name)) fields.refuse();
      break;
    case Kind::table:
      read_table(message, fields);
      break;
    case Kind::present:
      message.present = static_cast<SeatBits>(fields.number(0, (1 << max_players) - 1));
      break;
    case Kind::commit:
    case Kind::part:
      message.number = fields.number(1, most_rounds);
      message.text = fields.letters(message.kind == Kind::commit ? commit_letters : part_letters);
      break;
    case Kind::commits:
    case Kind::parts:
      read_list_of(message, fields, message.kind == Kind::commits ? commit_letters : part_letters);
      break;
    case Kind::have:
      message.number = fields.number(0, most_steps);
      message.check = fields.letters(check_letters);
      break;
    case Kind::step: {
      message.number = fields.number(0, most_steps);
      message.check = fields.letters(check_letters);
      const std::string_view tag = fields.word();
      if (tag != "-" && !are_letters(tag, tag_letters)) fields.refuse();
      if (tag != "-") message.tag = tag;
      message.text = fields.word();
      if (!has_step_form(message.text)) fields.refuse();
      break;
    }
    case Kind::fault:
      read_fault(message, fields);
      break;
    case Kind::again:
      message.text = fields.word();
      if (!valid_transport(message.text)) fields.refuse();
      break;
    case Kind::call:
      message.seat = fields.number(0, max_players - 1);
      message.number = fields.number(no_call, most_calls);
      break;
    case Kind::bye:
      break;
  }
}

}  // namespace

std::string_view wire(Message::Kind kind) { return kinds[static_cast<std::size_t>(kind)]; }

std::string message_text(const Message& message, int players) {
  const std::string fields = fields_text(message, players);
  return std::string(before_version) + std::to_string(version) + " " + message.table + " " +
         std::string(wire(message.kind)) + (fields.empty() ? "" : " ") + fields;
}

std::variant<Message, Fault> parse_message(std::string_view text) {
  if (text.size() > longest_message) {
    return Fault{FaultKind::together_long,
                 {std::to_string(text.size()), std::to_string(longest_message)}};
  }
  const Fault rubbish{FaultKind::together_rubbish, {quotation(text)}};
  std::string_view rest = text;
  std::string_view first = take_field(rest, ' ');
  if (!first.starts_with(before_version)) return rubbish;
  first.remove_prefix(before_version.size());
  if (first != std::to_string(version)) {
    return Fault{FaultKind::together_version, {quotation(first), std::to_string(version)}};
  }
  Message message;
  message.table = take_field(rest, ' ');
  if (!are_letters(message.table, table_letters)) return rubbish;
  const auto kind = std::find(kinds.begin(), kinds.end(), take_field(rest, ' '));
  if (kind == kinds.end()) return rubbish;
  message.kind = static_cast<Kind>(kind - kinds.begin());
  Fields fields(rest);
  read_fields(message, fields);
  if (!fields.good() || text.ends_with(' ')) return rubbish;
  return message;
}

}  // namespace allfours::together
