// The core and the players as text calls, for JavaScript: a game is its link (record.hpp), which is
// a value, so that nothing here has to be kept or freed; answers are JSON. A call that cannot be
// answered says {"error":"a sentence"}, with "reason" for a refused decision (Refusal::Reason).
// A decision is written as words: "say beg", "play Jh", "discard 2c 4d 9h", "lay_down".
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

// {"link","setup_link","variant","players","sides","target","seed","rules","decisions"}, the link
// as it is written best.
std::string open(std::string_view link);

// {"link"} of the game in the text of an event log.
std::string read(std::string_view log);

// The log, as far as `seat` can know it; all of it for seat -1.
std::string events(std::string_view link, int seat);

// The pack of each deal, top card first, with the stream that shuffled it (random.hpp), and whether
// cards were given: [{"hand","redeals","stream","given","pack":[…]}, …].
std::string packs(std::string_view link);

// What stands on the table now, as far as `seat` can know it; all of it for seat -1.
std::string table(std::string_view link, int seat);

// Who must choose, and among what, with who may lay a hand down first; null when the game is over.
std::string choice(std::string_view link);

// Why the seat whose turn it is cannot play this card: a sentence, or null if it can.
std::string why_not(std::string_view link, std::string_view card);

// {"link"} of the game after this decision; by the seat whose turn it is for seat -1.
std::string decide(std::string_view link, int seat, std::string_view decision);

// What a computer player decides for the seat whose turn it is: {"e":"play","seat":2,"card":"Jh"}.
std::string think(std::string_view link, std::string_view player);
// Would a computer player lay this seat's hand down (throw_in)? true or false.
std::string lays_down(std::string_view link, std::string_view player, int seat);

}  // namespace allfours::script
