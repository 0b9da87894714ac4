// The link that `allfours hint`, `review` and `duplicate` take, and the seat and language that it
// or an option names.
#include <utility>

#include "cli/commands.hpp"
#include "core/game/link_end.hpp"
#include "core/game/record.hpp"
#include "core/text/number.hpp"
#include "core/text/text_fields.hpp"
#include "players/bots.hpp"

namespace allfours {

std::variant<LinkArgument, std::string> link_argument(const Options& options,
                                                      std::string_view command) {
  if (options.rest().size() != 1) {
    const std::string name(command);
    return name + " takes a link: " + name + " 'v=…&seed=…&log=…'";
  }
  std::string_view link = options.rest().front();
  link.remove_prefix(link.find('#') + 1);  // all of it without an address
  const auto whole = parts_of_link(link);
  if (const auto* no = std::get_if<Fault>(&whole)) return no->sentence();
  LinkArgument read;
  std::string game;
  for (std::string_view text = std::get<std::string>(whole); !text.empty();) {
    const std::string_view part = take_link_part(text);
    std::string_view value = part;
    const std::string_view name = take_field(value, '=');
    if (name == "seat")
      read.seat = value;
    else if (name == "bots")
      read.bots = value;
    else if (name == "lang")
      read.lang = value;
    else if (name != "beat")  // points to beat mean nothing here
      game += (game.empty() ? "" : "&") + std::string(part);
  }
  auto opened = open_record(game);
  if (const auto* no = std::get_if<Fault>(&opened)) return no->sentence();
  read.opened = std::get<OpenedRecord>(std::move(opened));
  const int players = read.opened.game.setup().players;
  if (const auto bots = parse_bots(read.bots.empty() ? usual_player_name : read.bots, players);
      std::holds_alternative<Fault>(bots))
    return std::get<Fault>(bots).sentence();
  if (!read.seat.empty() && !whole_number(read.seat, 0, players - 1))
    return Fault{FaultKind::bad_seat, {std::to_string(players - 1), read.seat}}.sentence();
  return read;
}

std::variant<int, std::string> seat_from(const Options& options, const LinkArgument& link) {
  const std::string_view named =
      options.value("--seat", link.seat.empty() ? "0" : std::string_view(link.seat));
  const int last = link.opened.game.setup().players - 1;
  if (const auto seat = whole_number(named, 0, last)) return *seat;
  return "--seat is a number from 0 to " + std::to_string(last);
}

std::variant<Language, std::string> language_from(const Options& options, std::string_view link) {
  const std::string_view code = options.value("--lang", link.empty() ? "en" : link);
  if (const auto language = find_language(code)) return *language;
  return "there is no language \"" + std::string(code) + "\"; there are " + language_codes();
}

}  // namespace allfours
