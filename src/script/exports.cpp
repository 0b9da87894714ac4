// Exports of the WebAssembly module: the calls of calls.hpp. Text is passed in as bytes that the
// caller wrote to memory from allfours_room, and returned as pointer and length.
#include <emscripten/emscripten.h>

#include <vector>

#include "script/calls.hpp"

namespace {

std::string answer;

const char* answered(std::string text) {
  answer = std::move(text);
  return answer.data();
}

std::string_view text(const char* at, int size) { return {at, static_cast<std::size_t>(size)}; }

}  // namespace

extern "C" {

namespace script = allfours::script;

// Memory for the texts of the next call; valid until then.
EMSCRIPTEN_KEEPALIVE char* allfours_room(int size) {
  static std::vector<char> room;
  room.resize(static_cast<std::size_t>(size));
  return room.data();
}
// Size of the last answer.
EMSCRIPTEN_KEEPALIVE int allfours_answer_size() { return static_cast<int>(answer.size()); }

EMSCRIPTEN_KEEPALIVE const char* allfours_variants() { return answered(script::variants()); }
EMSCRIPTEN_KEEPALIVE const char* allfours_fields() { return answered(script::fields()); }
EMSCRIPTEN_KEEPALIVE const char* allfours_players() { return answered(script::players()); }
EMSCRIPTEN_KEEPALIVE const char* allfours_open(const char* game, int size) {
  return answered(script::open(text(game, size)));
}
EMSCRIPTEN_KEEPALIVE const char* allfours_read(const char* log, int size) {
  return answered(script::read(text(log, size)));
}
EMSCRIPTEN_KEEPALIVE const char* allfours_whole(const char* parts, int size) {
  return answered(script::whole(text(parts, size)));
}
EMSCRIPTEN_KEEPALIVE const char* allfours_parts(const char* link, int size) {
  return answered(script::parts(text(link, size)));
}
EMSCRIPTEN_KEEPALIVE const char* allfours_hold(const char* game, int size) {
  return answered(script::hold(text(game, size)));
}
EMSCRIPTEN_KEEPALIVE void allfours_let_go(const char* game, int size) {
  script::let_go(text(game, size));
}
EMSCRIPTEN_KEEPALIVE const char* allfours_undo(const char* game, int size, int count) {
  return answered(script::undo(text(game, size), count));
}
EMSCRIPTEN_KEEPALIVE const char* allfours_cut(const char* game, int size, const char* card,
                                              int card_size, const char* named, int named_size) {
  return answered(script::cut(text(game, size), text(card, card_size), text(named, named_size)));
}
EMSCRIPTEN_KEEPALIVE const char* allfours_events(const char* game, int size, int seat, int from) {
  return answered(script::events(text(game, size), seat, from));
}
EMSCRIPTEN_KEEPALIVE const char* allfours_packs(const char* game, int size) {
  return answered(script::packs(text(game, size)));
}
EMSCRIPTEN_KEEPALIVE const char* allfours_table(const char* game, int size, int seat) {
  return answered(script::table(text(game, size), seat));
}
EMSCRIPTEN_KEEPALIVE const char* allfours_choice(const char* game, int size, int seat) {
  return answered(script::choice(text(game, size), seat));
}
EMSCRIPTEN_KEEPALIVE const char* allfours_may_lay_down(const char* game, int size) {
  return answered(script::may_lay_down(text(game, size)));
}
EMSCRIPTEN_KEEPALIVE const char* allfours_why_not(const char* game, int size, const char* card,
                                                  int card_size) {
  return answered(script::why_not(text(game, size), text(card, card_size)));
}
EMSCRIPTEN_KEEPALIVE const char* allfours_decide(const char* game, int size, int seat,
                                                 const char* decision, int decision_size) {
  return answered(script::decide(text(game, size), seat, text(decision, decision_size)));
}
EMSCRIPTEN_KEEPALIVE const char* allfours_think(const char* game, int size, const char* player,
                                                int player_size) {
  return answered(script::think(text(game, size), text(player, player_size)));
}
EMSCRIPTEN_KEEPALIVE const char* allfours_choose(const char* game, int size, const char* player,
                                                 int player_size) {
  return answered(script::choose(text(game, size), text(player, player_size)));
}
EMSCRIPTEN_KEEPALIVE const char* allfours_advise(const char* game, int size, int seat) {
  return answered(script::advise(text(game, size), seat));
}
EMSCRIPTEN_KEEPALIVE const char* allfours_review(const char* game, int size, int event) {
  return answered(script::review(text(game, size), event));
}
EMSCRIPTEN_KEEPALIVE const char* allfours_duplicate(const char* game, int size, int hand, int seat,
                                                    const char* bots, int bots_size,
                                                    const char* player, int player_size) {
  return answered(script::duplicate(text(game, size), hand, seat, text(bots, bots_size),
                                    text(player, player_size)));
}
EMSCRIPTEN_KEEPALIVE const char* allfours_words(const char* decision, int size) {
  return answered(script::words(text(decision, size)));
}
EMSCRIPTEN_KEEPALIVE const char* allfours_lays_down(const char* game, int size, const char* player,
                                                    int player_size, int seat) {
  return answered(script::lays_down(text(game, size), text(player, player_size), seat));
}

}  // extern "C"
