// Core and players as text calls, for JavaScript. A game is named by its link (record.hpp), a value
// that needs no release; or by the number of a held game, "#3", which changes in place until it is
// released. Answers are JSON. A failed call answers {"error":"a sentence"}, with "reason" for a
// refused decision (Refusal::Reason). Decisions are those of decision_text.hpp: words, or a JSON
// object. Knows no JavaScript and no page. web/module/allfours.js is the other side. Tests:
// tests/script/calls_test.cpp, tests/module.
#pragma once

#include <string>
#include <string_view>

namespace allfours::script {

// [{"id","name","source","players":[…],"usual_players","rules":{…}}, …]
std::string variants();
// The fields of a rule set: [{"name","kind","values":[…]} or {…,"least","most"}, …].
std::string fields();
// The names of the bots.
std::string players();

// {"link","setup_link","variant","players","sides","target","seed","rules","decisions","events"}:
// the canonical link, and the length of the log.
std::string open(std::string_view game);

// {"link"} of the game in the text of an event log.
std::string read(std::string_view log);

// {"link"}: the parts of a link, also those that concern the page alone, as they are written for
// people; and the parts of such a link, without its end (link_end.hpp).
std::string whole(std::string_view parts);
std::string parts(std::string_view link);

// {"game":"#3"}: the same game, held.
std::string hold(std::string_view game);
// Releases a held game.
void let_go(std::string_view game);
// Takes back the last `count` decisions of a held game; answers like `open`, or an error if there
// are fewer.
std::string undo(std::string_view game, int count);

// {"link"} of the same deal with this card cut for trump (California Jack): it is exchanged with
// the card that would be, which must be none of `named`, "2cJh…".
std::string cut(std::string_view game, std::string_view card, std::string_view named);

// The log from event `from` on, redacted for `seat`; complete for seat -1.
std::string events(std::string_view game, int seat, int from = 0);

// The pack of each deal, top card first, with the stream that shuffled it (random.hpp), whether a
// decision has followed, whether another deal followed or the game is over, and whether cards were
// preset: [{"hand","redeals","begun","over","stream","given","pack":[…]}, …].
std::string packs(std::string_view game);

// The current table, redacted for `seat`; complete for seat -1.
std::string table(std::string_view game, int seat);

// The seat that must choose and its legal choices; null when the game is over. For a seat: its own
// choices and whether it may lay its hand down first, and of others only who is awaited.
std::string choice(std::string_view game, int seat);

// The seats that may lay their hands down before the next lead, in the order in which they are
// asked. For the party that runs the table: it reveals which hands are worthless.
std::string may_lay_down(std::string_view game);

// Why the seat in turn cannot play this card: a sentence, or null if it can.
std::string why_not(std::string_view game, std::string_view card);

// The game after this decision, by the seat in turn for seat -1: {"link"}; a held game changes in
// place and answers like `open`.
std::string decide(std::string_view game, int seat, std::string_view decision);

// A decision in words, {"words":"play Jh"}.
std::string words(std::string_view decision);

// A bot's decision for the seat asked next (next_question): {"e":"play","seat":2, "card":"Jh"}.
std::string think(std::string_view game, std::string_view player);
// The same for the seat in turn, if nobody lays a hand down first.
std::string choose(std::string_view game, std::string_view player);
// Advice for this seat, -1: the one in turn, and why (core/advice/advice.hpp):
// {"seat","worlds","solved","best","against","options":[{"words","chance","less"},…],"reasons":
// [{"kind","option","card","seat","times","than","of"},…],"text"}; chances in 1/10,000, `text` is
// all of it as lines.
std::string advise(std::string_view game, int seat);
// The verdict on the decision at this index of the log: {"event","chosen","cost","mark":
// "best"|"good"|"doubtful"|"mistake","lucky", and the members of the advice}; the cost in 1/10,000.
std::string review(std::string_view game, int event);
// A finished hand replayed by a bot from a seat, beside the bots of `bots`
// (players/games/duplicate.hpp):
// {"hand","dealer","before":[…],"own":{"score":[…],
// "chance","winner","points":[{"for","side","points","counted"},…]},"computer":{as own},"link": the
// bot's,"parting":null or {"event","there","seat","trick","own":"play 4c","computer":"play Jh"}}:
// `event` is the decision's index in the game's log, `there` in that of the link; scores are per
// side, chances in 1/10,000.
std::string duplicate(std::string_view game, int hand, int seat, std::string_view bots,
                      std::string_view player);
// Would a bot lay this seat's hand down (throw_in)? true or false.
std::string lays_down(std::string_view game, std::string_view player, int seat);

}  // namespace allfours::script
