// The core and the players as text calls, for JavaScript. A game is named by its link (record.hpp),
// which is a value: nothing has to be kept or freed; or by the number of a game that is held here
// until it is let go, "#3", and goes on in its place. Answers are JSON. A call that cannot be
// answered says {"error":"a sentence"}, with "reason" for a refused decision (Refusal::Reason).
// Decisions are those of decision_text.hpp: words, or a JSON object.
// Knows no JavaScript and no page.
// The other side is web/module/allfours.js. Tests: tests/script/calls_test.cpp, tests/module.
#pragma once

#include <string>
#include <string_view>

namespace allfours::script {

// [{"id","name","source","players":[…],"usual_players","rules":{…}}, …]
std::string variants();
// The fields of a rule set: [{"name","kind","values":[…]} or {…,"least","most"}, …].
std::string fields();
// The names of the computer players.
std::string players();

// {"link","setup_link","variant","players","sides","target","seed","rules","decisions","events"},
// the link as it is written best, and how long the log is.
std::string open(std::string_view game);

// {"link"} of the game in the text of an event log.
std::string read(std::string_view log);

// {"game":"#3"}: the same game, held.
std::string hold(std::string_view game);
// Lets a held game go.
void let_go(std::string_view game);
// Takes back the last `count` decisions of a held game; as `open`, or why there are not so many.
std::string undo(std::string_view game, int count);

// {"link"} of the same deal in which this card is cut for trump (California Jack): it changes
// places with the card that would be, which must be none of `named`, "2cJh…".
std::string cut(std::string_view game, std::string_view card, std::string_view named);

// The log from event `from` on, as far as `seat` can know it; all of it for seat -1.
std::string events(std::string_view game, int seat, int from = 0);

// The pack of each deal, top card first, with the stream that shuffled it (random.hpp), whether
// somebody has decided anything since, whether another deal followed or the game is over, and
// whether cards were given: [{"hand","redeals","begun","over","stream","given","pack":[…]}, …].
std::string packs(std::string_view game);

// What stands on the table now, as far as `seat` can know it; all of it for seat -1.
std::string table(std::string_view game, int seat);

// Who must choose, and among what; null when the game is over. For a seat: what it can choose and
// whether it may lay its hand down first, and nothing of anybody else but who is waited for.
std::string choice(std::string_view game, int seat);

// The seats that may lay their hands down before the next lead, in the order in which they are
// asked: for who runs the table, since it shows which hands are worthless.
std::string may_lay_down(std::string_view game);

// Why the seat whose turn it is cannot play this card: a sentence, or null if it can.
std::string why_not(std::string_view game, std::string_view card);

// The game after this decision, by the seat whose turn it is for seat -1: {"link"}; of a held game,
// which goes on, as `open`.
std::string decide(std::string_view game, int seat, std::string_view decision);

// A decision in words, {"words":"play Jh"}.
std::string words(std::string_view decision);

// What a computer player decides for whoever is asked next (next_question): {"e":"play","seat":2,
// "card":"Jh"}.
std::string think(std::string_view game, std::string_view player);
// The same for the seat whose turn it is, where nobody lays a hand down first.
std::string choose(std::string_view game, std::string_view player);
// What this seat is advised to do, the one whose turn it is for -1, and why (core/advice.hpp):
// {"seat","worlds","solved","best","against","options":[{"words","chance","less"},…],"reasons":
// [{"kind","option","card","seat","times","than","of"},…],"text"}; chances are of 10,000, `text` is
// all of it as lines.
std::string advise(std::string_view game, int seat);
// What the decision at this place of the log (from 0) was worth: {"event","chosen","cost","mark":
// "best"|"good"|"doubtful"|"mistake","lucky", and the members of the advice}; the cost of 10,000.
std::string review(std::string_view game, int event);
// A hand of the game that is over, again as a computer player plays it from a seat, beside the
// others that `bots` names (players/duplicate.hpp):
// {"hand","dealer","before":[…],"own":{"score":[…],
// "chance","winner","points":[{"for","side","points","counted"},…]},"computer":{as own},"link":
// the computer's,"parting":null or {"event","there","seat","trick","own":"play 4c","computer":
// "play Jh"}}: `event` is the decision's place in the game's log, `there` in that of the link;
// scores are per side, chances of 10,000.
std::string duplicate(std::string_view game, int hand, int seat, std::string_view bots,
                      std::string_view player);
// Would a computer player lay this seat's hand down (throw_in)? true or false.
std::string lays_down(std::string_view game, std::string_view player, int seat);

}  // namespace allfours::script
