#include "platform/page_bridge.hpp"

#include <emscripten.h>
#include <emscripten/html5.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "app/bots/worker_protocol.hpp"
#include "players/chances/chances.hpp"

// Calls into web/page/bridge.js. Text is passed as pointer and length in both directions, so that
// U+0000 does not truncate it; text from JavaScript is malloced.
EM_JS_DEPS(page_bridge, "$UTF8ToString,$stringToNewUTF8,$lengthBytesUTF8");

using PageCall = void (*)();

// clang-format off
EM_JS(char*, bridge_fragment, (int* size), {
  const text = Module.page.fragment();
  HEAP32[size >> 2] = lengthBytesUTF8(text);
  return stringToNewUTF8(text);
});
EM_JS(void, bridge_set_fragment, (const char* text, int size), {
  Module.page.setFragment(UTF8ToString(text, size));
});
EM_JS(void, bridge_show_layers, (int layers), { Module.page.showLayers(layers); });
EM_JS(int, bridge_entropy, (), { return Module.page.entropy(); });
EM_JS(int, bridge_first_words_size, (), { return Module.page.firstWords.length; });
EM_JS(void, bridge_copy_first_words, (char* to), { HEAPU8.set(Module.page.firstWords, to); });
EM_JS(void, bridge_fetch_pack, (const char* name, int size), {
  Module.page.fetchPack(UTF8ToString(name, size));
});
EM_JS(char*, bridge_date, (int* size), {
  const text = Module.page.date();
  HEAP32[size >> 2] = lengthBytesUTF8(text);
  return stringToNewUTF8(text);
});
EM_JS(char*, bridge_browser_language, (int* size), {
  const text = Module.page.language();
  HEAP32[size >> 2] = lengthBytesUTF8(text);
  return stringToNewUTF8(text);
});
EM_JS(char*, bridge_stored, (const char* name, int name_size, int* size), {
  const text = Module.page.stored(UTF8ToString(name, name_size));
  HEAP32[size >> 2] = lengthBytesUTF8(text);
  return stringToNewUTF8(text);
});
EM_JS(bool, bridge_store, (const char* name, int name_size, const char* text, int size), {
  return Module.page.store(UTF8ToString(name, name_size), UTF8ToString(text, size));
});
EM_JS(void, bridge_await_turn, (const char* name, int size), {
  Module.page.awaitTurn(UTF8ToString(name, size));
});
EM_JS(char*, bridge_kept_games, (int* size), {
  const text = Module.page.keptGames();
  HEAP32[size >> 2] = lengthBytesUTF8(text);
  return stringToNewUTF8(text);
});
EM_JS(int, bridge_keep_game, (const char* name, int name_size, const char* text, int size), {
  return Module.page.keepGame(UTF8ToString(name, name_size), UTF8ToString(text, size));
});
EM_JS(void, bridge_play_sound, (int which, int volume), { Module.page.playSound(which, volume); });
EM_JS(void, bridge_copy_text, (const char* text, int size), {
  Module.page.copyText(UTF8ToString(text, size));
});
EM_JS(void, bridge_copy_result, (const char* text, int size, const char* link, int link_size), {
  Module.page.copyResult(UTF8ToString(text, size), UTF8ToString(link, link_size));
});
EM_JS(void, bridge_open_page, (const char* text, int size), {
  Module.page.openPage?.(UTF8ToString(text, size));
});
EM_JS(void, bridge_edit_seed, (const char* text, int size), {
  Module.page.editSeed(UTF8ToString(text, size));
});
EM_JS(void, bridge_take, (const char* text, int size), {
  Module.page.take(UTF8ToString(text, size));
});
EM_JS(bool, bridge_can_think, (), { return Module.page.canThink(); });
EM_JS(void, bridge_think,
      (int serial, const char* record, int record_size, const char* player, int player_size,
       int seat, bool lay_down, int number, const char* bots, int bots_size), {
  Module.page.think({
    serial,
    record: UTF8ToString(record, record_size),
    player: UTF8ToString(player, player_size),
    seat,
    layDown: Boolean(lay_down),
    number,
    bots: UTF8ToString(bots, bots_size),
  });
});
EM_JS(void, bridge_stop_thinking, (), { Module.page.stopThinking(); });
EM_JS(void, bridge_prepare_together, (), { Module.page.prepareTogether(); });
EM_JS(void, bridge_call_connection, (int kind, int channel, const char* text, int size), {
  Module.page.callConnection(kind, channel, UTF8ToString(text, size));
});
EM_JS(void, bridge_hand_over, (const char* text, int size), {
  Module.page.handOver(UTF8ToString(text, size));
});
EM_JS(int, bridge_controls, (), {
  return ["none", "step", "full"].indexOf(Module.page.embedding()?.controls);
});
EM_JS(bool, bridge_open_hands, (), { return Module.page.embedding()?.openHands ?? false; });
EM_JS(int, bridge_seat, (), { return Module.page.embedding()?.seat ?? 0; });
EM_JS(void, bridge_tell_host, (const char* text, int size), {
  Module.page.tellHost(UTF8ToString(text, size));
});
EM_JS(void, bridge_refuse_host, (const char* code, int code_size, const char* text, int size), {
  Module.page.refuseHost(UTF8ToString(code, code_size), UTF8ToString(text, size));
});
EM_JS(void, bridge_show_mirror, (const char* text, int size), {
  Module.page.showMirror(UTF8ToString(text, size));
});
EM_JS(void, bridge_reload, (), { Module.page.reload(); });
EM_JS(void, bridge_show_ready, (), { Module.page.showReady(); });
EM_JS(void, bridge_show_not_loaded, (), { Module.page.showNotLoaded(); });
EM_JS(void, bridge_show_problem, (const char* text, int size), {
  Module.page.showProblem(UTF8ToString(text, size));
});
EM_JS(int, bridge_font_size, (const char* text, int size), {
  return Module.page.font(UTF8ToString(text, size)).length;
});
EM_JS(void, bridge_copy_font, (const char* text, int size, std::byte* to), {
  HEAPU8.set(Module.page.font(UTF8ToString(text, size)), to);
});
EM_JS(bool, bridge_draw_letter, (unsigned letter, float em, bool bold, int most, float* numbers,
                                 std::uint8_t* coverage), {
  const drawn = Module.page.drawLetter(String.fromCodePoint(letter), em, bold);
  if (!drawn || drawn.coverage.length > most) return false;
  HEAPF32.set([drawn.width, drawn.height, drawn.left, drawn.top, drawn.advance], numbers >> 2);
  HEAPU8.set(drawn.coverage, coverage);
  return true;
});
EM_JS(bool, bridge_has_picture, (), { return Module.page.hasPicture(); });
EM_JS(bool, bridge_upload_courts, (), { return Module.page.uploadCourts(GLctx); });
EM_JS(void, bridge_forget_graphics, (), {
  for (const names of [GL.buffers, GL.programs, GL.shaders, GL.textures]) names.fill(null);
  GLctx.getExtension("OES_element_index_uint");
});
EM_JS(void, bridge_request_frame, (PageCall call), { Module.page.requestFrame(call); });
EM_JS(void, bridge_call_soon, (double milliseconds, PageCall call), {
  Module.page.callSoon(milliseconds, call);
});
EM_JS(void, bridge_set_timer, (double milliseconds, PageCall call), {
  Module.page.setTimer(milliseconds, call);
});
EM_JS(bool, bridge_prefers, (int what), {
  return Module.page.prefers(what);
});
// clang-format on

namespace allfours::page {

namespace {

Listener* listener = nullptr;

// A buffer allocated by JavaScript, with its length.
template <typename Make>
std::string taken(Make&& make) {
  int size = 0;
  char* text = make(&size);
  std::string copy(text, static_cast<std::size_t>(size));
  std::free(text);
  return copy;
}

int length(std::string_view text) { return static_cast<int>(text.size()); }

}  // namespace

void listen(Listener& the_listener) { listener = &the_listener; }

std::string fragment() { return taken(bridge_fragment); }

void set_fragment(std::string_view text) { bridge_set_fragment(text.data(), length(text)); }

void show_layers(int layers) { bridge_show_layers(layers); }

std::uint32_t entropy() { return static_cast<std::uint32_t>(bridge_entropy()); }

std::string stored(std::string_view name) {
  return taken([&](int* size) { return bridge_stored(name.data(), length(name), size); });
}

bool store(std::string_view name, std::string_view text) {
  return bridge_store(name.data(), length(name), text.data(), length(text));
}

void await_turn(std::string_view name) { bridge_await_turn(name.data(), length(name)); }

std::vector<SavedText> kept_games() {
  const std::string all = taken(bridge_kept_games);
  std::vector<SavedText> games;
  std::string_view rest = all;
  const auto take = [&] {
    const auto end = std::min(rest.find('\0'), rest.size());
    std::string part(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return part;
  };
  while (!rest.empty()) {
    SavedText& game = games.emplace_back();
    game.id = take();
    game.when = take();
    game.text = take();
  }
  return games;
}

Stored store_game(std::string_view name, std::string_view text) {
  return static_cast<Stored>(
      bridge_keep_game(name.data(), length(name), text.data(), length(text)));
}

std::string first_words() {
  std::string bytes(static_cast<std::size_t>(bridge_first_words_size()), '\0');
  bridge_copy_first_words(bytes.data());
  return bytes;
}

void fetch_pack(std::string_view name) { bridge_fetch_pack(name.data(), length(name)); }

Language browser_language() {
  return find_language(taken(bridge_browser_language)).value_or(Language{});
}

void play_sound(int which, int volume) { bridge_play_sound(which, volume); }
void copy_text(std::string_view text) { bridge_copy_text(text.data(), length(text)); }
void copy_result(std::string_view text, std::string_view fragment) {
  bridge_copy_result(text.data(), length(text), fragment.data(), length(fragment));
}
std::string date() { return taken(bridge_date); }
void open_page(std::string_view address) { bridge_open_page(address.data(), length(address)); }
void edit_seed(std::string_view current) { bridge_edit_seed(current.data(), length(current)); }
void take(std::string_view action) { bridge_take(action.data(), length(action)); }
bool can_think() { return bridge_can_think(); }
void think(const WorkerRequest& thought) {
  bridge_think(thought.serial, thought.record.data(), length(thought.record), thought.player.data(),
               length(thought.player), thought.seat, thought.lay_down, thought.number,
               thought.bots.data(), length(thought.bots));
}
void stop_thinking() { bridge_stop_thinking(); }
void prepare_together() { bridge_prepare_together(); }
void call_connection(const ConnectionCall& call) {
  bridge_call_connection(static_cast<int>(call.kind), call.channel, call.text.data(),
                         length(call.text));
}
void hand_over(std::string_view link) { bridge_hand_over(link.data(), length(link)); }
std::optional<Embedding> embedding() {
  const int controls = bridge_controls();
  if (controls < 0) return std::nullopt;
  return Embedding{.controls = static_cast<Embedding::Controls>(controls),
                   .open_hands = bridge_open_hands(),
                   .seat = bridge_seat()};
}
void tell_host(std::string_view json) { bridge_tell_host(json.data(), length(json)); }
void refuse_host(const HostRefusal& refusal) {
  bridge_refuse_host(refusal.code.data(), length(refusal.code), refusal.sentence.data(),
                     length(refusal.sentence));
}
void show_mirror(std::string_view json) { bridge_show_mirror(json.data(), length(json)); }
void reload() { bridge_reload(); }
void show_ready() { bridge_show_ready(); }
void show_not_loaded() { bridge_show_not_loaded(); }
void show_problem(std::string_view text) { bridge_show_problem(text.data(), length(text)); }

std::vector<std::byte> font(std::string_view file) {
  std::vector<std::byte> bytes(
      static_cast<std::size_t>(bridge_font_size(file.data(), length(file))));
  bridge_copy_font(file.data(), length(file), bytes.data());
  return bytes;
}

std::optional<ui::DrawnGlyph> draw_letter(char32_t letter, float em, bool bold) {
  // Room for letters of four em by four.
  const float span = 4 * em + 4;
  std::array<float, 5> numbers{};
  ui::DrawnGlyph glyph;
  glyph.coverage.resize(static_cast<std::size_t>(span * span));
  if (!bridge_draw_letter(letter, em, bold, static_cast<int>(glyph.coverage.size()), numbers.data(),
                          glyph.coverage.data())) {
    return std::nullopt;
  }
  glyph.width = static_cast<int>(numbers[0]);
  glyph.height = static_cast<int>(numbers[1]);
  glyph.left = static_cast<int>(numbers[2]);
  glyph.top = static_cast<int>(numbers[3]);
  glyph.advance = numbers[4];
  glyph.coverage.resize(static_cast<std::size_t>(glyph.width) *
                        static_cast<std::size_t>(glyph.height));
  return glyph;
}

bool has_picture() { return bridge_has_picture(); }
bool upload_courts() { return bridge_upload_courts(); }
void forget_graphics() { bridge_forget_graphics(); }

bool is_touched() { return bridge_prefers(0); }
bool prefers_reduced_motion() { return bridge_prefers(1); }
bool prefers_dark() { return bridge_prefers(2); }

double now() { return emscripten_get_now(); }

void request_frame(void (*frame)()) { bridge_request_frame(frame); }
void call_soon(double milliseconds, void (*call)()) { bridge_call_soon(milliseconds, call); }
void set_timer(double milliseconds, void (*ring)()) { bridge_set_timer(milliseconds, ring); }

}  // namespace allfours::page

namespace {

std::string question;

}  // namespace

// Functions exported to the page (web/page/program.js).
extern "C" {

using allfours::page::listener;

// When the program runs in a worker (web/page/thinking.js): memory for a request of this size; and
// its reply, terminated by zero.
EMSCRIPTEN_KEEPALIVE char* allfours_question(int size) {
  question.resize(static_cast<std::size_t>(size));
  return question.data();
}
EMSCRIPTEN_KEEPALIVE const char* allfours_answer() {
  question = allfours::answer(question);
  return question.c_str();
}

// Calls a function that the page was given.
EMSCRIPTEN_KEEPALIVE void allfours_call(void (*call)()) { call(); }
EMSCRIPTEN_KEEPALIVE void allfours_act(const char* id, int size) {
  listener->act({id, static_cast<std::size_t>(size)});
}
EMSCRIPTEN_KEEPALIVE void allfours_take(const char* id, int size) {
  listener->take({id, static_cast<std::size_t>(size)});
}
// Negative coordinates: the button was pressed by keyboard.
EMSCRIPTEN_KEEPALIVE void allfours_press(const char* id, int size, float x, float y,
                                         bool repeated) {
  listener->press({id, static_cast<std::size_t>(size)},
                  {.repeated = repeated, .key = x < 0 ? "Enter" : "", .x = x, .y = y});
}
EMSCRIPTEN_KEEPALIVE bool allfours_press_key(const char* key, int size, bool repeated) {
  return listener->press_key({key, static_cast<std::size_t>(size)}, repeated);
}
EMSCRIPTEN_KEEPALIVE const char* allfours_keys() {
  static std::string text;
  text = listener->keys();
  return text.c_str();
}
EMSCRIPTEN_KEEPALIVE void allfours_open_link(const char* fragment, int size) {
  listener->open_link({fragment, static_cast<std::size_t>(size)});
}
// Loads the bytes of a pack; false if they are malformed.
EMSCRIPTEN_KEEPALIVE bool allfours_take_words(const char* bytes, int size) {
  const std::string pack(bytes, static_cast<std::size_t>(size));
  if (pack.starts_with(allfours::lessons_sign)) return allfours::take_lessons(pack).has_value();
  if (pack.starts_with(allfours::chances_sign)) return allfours::take_chances(pack);
  return allfours::take_pack(pack) || allfours::take_book(pack);
}
EMSCRIPTEN_KEEPALIVE void allfours_resized(float width, float height, int pixel_width,
                                           int pixel_height, float ratio) {
  listener->resized({width, height, pixel_width, pixel_height, ratio});
}
// `what` is an index of the list in bridge.js, which has the same order.
EMSCRIPTEN_KEEPALIVE void allfours_pointed(int what, float x, float y, bool touch) {
  using allfours::page::Pointer;
  static constexpr std::array all{Pointer::move, Pointer::down, Pointer::up, Pointer::leave,
                                  Pointer::cancel};
  listener->pointed(all.at(static_cast<std::size_t>(what)), x, y, touch);
}
EMSCRIPTEN_KEEPALIVE void allfours_wheeled(float steps) { listener->wheeled(steps); }
EMSCRIPTEN_KEEPALIVE bool allfours_takes_wheel(float x, float y) {
  return listener->takes_wheel(x, y);
}
EMSCRIPTEN_KEEPALIVE void allfours_stored_elsewhere(const char* name, int size) {
  listener->stored_elsewhere({name, static_cast<std::size_t>(size)});
}
EMSCRIPTEN_KEEPALIVE void allfours_take_turn(const char* name, int size) {
  listener->take_turn({name, static_cast<std::size_t>(size)});
}
EMSCRIPTEN_KEEPALIVE void allfours_picture_lost(bool lost) { listener->picture_lost(lost); }
EMSCRIPTEN_KEEPALIVE void allfours_courts_arrived() { listener->courts_arrived(); }
EMSCRIPTEN_KEEPALIVE void allfours_looks_changed() { listener->looks_changed(); }
EMSCRIPTEN_KEEPALIVE const char* allfours_targets() {
  static std::string text;
  text = listener->targets();
  return text.c_str();
}
EMSCRIPTEN_KEEPALIVE bool allfours_rested() { return listener->rested(); }
EMSCRIPTEN_KEEPALIVE int allfours_frames() { return listener->frames(); }
EMSCRIPTEN_KEEPALIVE bool allfours_figures_are_tabular() { return listener->figures_are_tabular(); }

}  // extern "C"
