// Lessons and puzzles: the first line selects one, "learn 2" or "solve 17"; the others are the
// person's actions (desk.hpp). Also packs of texts, rules and lessons from the network: a text that
// begins like one is read as a whole or not at all.
#include "words/lessons.hpp"

#include "fuzzing/desk.hpp"
#include "fuzzing/fuzz.hpp"
#include "words/pack.hpp"

namespace allfours::fuzz {

namespace {

// "PLACE COUNT TEXT": these bytes, changed in one place.
std::string changed(std::string bytes, std::string_view line) {
  const auto place = [&](std::string_view word) {
    return static_cast<std::size_t>(std::abs(number_of(word))) % bytes.size();
  };
  const std::size_t from = place(take_word(line));
  const std::size_t count = place(take_word(line));
  return bytes.replace(from, count, line);
}

// "book PLACE COUNT TEXT": the English rules pack.
void try_book(std::string_view line) {
  const std::string bytes = changed(std::string(linked_books()[0]), line);
  const auto book = read_book(bytes);
  if (!book) return;
  insist(!book->code.empty(), "a book says its language");
  for (const auto& [key, phrase] : book->phrases) {
    insist(is_good_phrase(phrase), "a phrase can be filled", phrase);
  }
}

// "pack PLACE COUNT TEXT": the English pack of texts.
void try_pack(std::string_view line) {
  const std::string bytes = changed(std::string(linked_packs()[0]), line);
  const auto pack = read_pack(bytes);
  if (!pack) return;
  insist(!pack->code.empty(), "a pack says its language");
  for (const std::string_view phrase : pack->phrases) {
    insist(is_good_phrase(phrase), "a phrase can be filled", phrase);
    fill(phrase, Form::you, {{"who", "A"}, {"n", "3"}, {"sides", "alone"}});
    fill(phrase, false, {});
  }
}

}  // namespace

void try_text(std::string_view text) {
  std::string_view rest = text;
  std::string_view line = take_line(rest);
  const std::string_view what = take_word(line);
  if (what == "pack") return try_pack(line);
  if (what == "book") return try_book(line);
  if (what == "phrase") {
    if (is_good_phrase(rest)) fill(rest, Form::others, {{"who", "A"}});
    return;
  }
  Desk desk;
  desk.open("");
  const auto place = static_cast<std::size_t>(std::abs(number_of(line)));
  if (what == "learn") {
    desk.step("act learn:" + std::string(lessons()[place % lessons().size()].id));
  } else {
    desk.step("act solve:" + std::string(puzzles()[place % puzzles().size()].id));
  }
  while (!rest.empty()) desk.step(take_line(rest));
}

}  // namespace allfours::fuzz
