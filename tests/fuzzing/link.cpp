// Links: any text is a link or has a fault with a message. A link that was read is written and read
// again equal, and written text is canonical.
#include "app/links/link.hpp"

#include "app/links/link_language.hpp"
#include "app/links/opened_link_text.hpp"
#include "core/game/link_end.hpp"
#include "fuzzing/fuzz.hpp"

namespace allfours::fuzz {

namespace {

void check_same(const OpenedLink& one, const OpenedLink& other, std::string_view text) {
  insist(one.game.log() == other.game.log(), "a link leads to the same game again", text);
  insist(one.game.table() == other.game.table(), "and to the same table", text);
  insist(one.seat == other.seat, "the same seat", text);
  insist(one.puzzle == other.puzzle, "the same puzzle", text);
  insist(one.puzzle || one.beat == other.beat, "the same challenge", text);
  insist(one.puzzle || one.moment == other.moment, "the same moment", text);
  insist(one.duel.has_value() == other.duel.has_value(), "the same duel", text);
  insist(!one.duel || one.duel->duel == other.duel->duel, "the same duel", text);
  insist(!one.duel || one.duel->names == other.duel->names, "by the same people", text);
}

void check_opened(const OpenedLink& link, std::string_view text) {
  const int players = link.game.setup().players;
  insist(!validate(link.game.setup().rules, players), "by its rules a game can be played", text);
  insist(link.seat >= 0 && link.seat < players, "the seat is one of the table", text);
  insist(link.moment >= 0 && link.moment <= static_cast<int>(link.game.log().size()),
         "the moment is one of the game", text);
  const auto folded = events({link.game.setup(), decisions_in(link.game.log())});
  insist(std::holds_alternative<Events>(folded) && std::get<Events>(folded) == link.game.log(),
         "its game is the fold of its decisions", text);
}

}  // namespace

void try_text(std::string_view text) {
  const auto address = read_address(text);
  if (const auto* fault = std::get_if<Fault>(&address)) return check_fault(*fault);
  const auto read = read_link(std::get<LinkLanguage>(address).rest);
  if (const auto* fault = std::get_if<Fault>(&read)) return check_fault(*fault);
  const auto& link = std::get<OpenedLink>(read);
  check_opened(link, text);
  const std::string best = text_of(link);
  insist(best.size() <= longest_link, "what is written can be read", text);
  const auto again = read_link(best);
  insist(std::holds_alternative<OpenedLink>(again), "what is written can be read", best);
  check_same(link, std::get<OpenedLink>(again), best);
  insist(text_of(std::get<OpenedLink>(again)) == best, "what is written stays as it is", best);
  const std::string whole = whole_link(best);
  const auto ended = read_link(whole);
  insist(std::holds_alternative<OpenedLink>(ended), "a link with its end can be read", whole);
  check_same(link, std::get<OpenedLink>(ended), whole);
}

}  // namespace allfours::fuzz
