// The loaded lessons. A pack is lines of text: "allfours lessons 1 de"; for each lesson "lesson
// ID", "game LINK", its steps, "step MOMENT WHY do|at KEY [KEY]", and "family" if it is about one;
// for each puzzle "puzzle ID CARDS IDEA CARD LINK"; then "text KEY PHRASE".
#include "words/lessons.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <vector>

#include "core/text/number.hpp"
#include "core/text/text_fields.hpp"
#include "words/pack.hpp"

namespace allfours {

namespace {

// The value of a part of a link.
std::string_view part_of(std::string_view link, std::string_view name) {
  while (!link.empty()) {
    const std::string_view part = take_field(link, '&');
    if (part.starts_with(name)) return part.substr(name.size());
  }
  return {};
}

using Texts = std::map<std::string_view, std::string_view>;

// A parsed pack; its views refer to the bytes, its steps have stable addresses.
struct LessonPack {
  std::string_view code;
  std::vector<Lesson> lessons;
  std::vector<std::unique_ptr<std::vector<LessonStep>>> steps;
  std::vector<PuzzleText> puzzles;
  Texts texts;

  bool take_line(std::string_view line) {
    const std::string_view what = take_field(line, ' ');
    if (what == "lesson") {
      lessons.push_back({line, {}, {}, false});
      steps.push_back(std::make_unique<std::vector<LessonStep>>());
      return !line.empty();
    }
    if (what == "text") {
      const std::string_view key = take_field(line, ' ');
      return is_good_phrase(line) && texts.emplace(key, line).second;
    }
    if (what == "puzzle") {
      PuzzleText puzzle;
      puzzle.id = take_field(line, ' ');
      puzzle.cards = take_field(line, ' ');
      puzzle.idea = take_field(line, ' ');
      puzzle.other = take_field(line, ' ');
      puzzle.link = line;
      puzzles.push_back(puzzle);
      return !puzzle.idea.empty() && !line.empty();
    }
    if (lessons.empty()) return false;
    if (what == "family") return lessons.back().of_family = line.empty();
    if (what == "game") {
      lessons.back().link = line;
      return !line.empty();
    }
    LessonStep step{};
    const bool numbers = read_number(take_field(line, ' '), step.moment, 0) &&
                         read_number(take_field(line, ' '), step.why, 0);
    const std::string_view kind = take_field(line, ' ');
    step.asks = kind == "do";
    step.text = take_field(line, ' ');
    step.more = line;
    steps.back()->push_back(step);
    lessons.back().steps = *steps.back();
    return what == "step" && numbers && (step.asks || kind == "at") && !step.text.empty();
  }

  bool whole() const {
    return std::all_of(lessons.begin(), lessons.end(), [](const Lesson& lesson) {
      return !lesson.link.empty() && !lesson.steps.empty();
    });
  }
};

std::optional<LessonPack> read_lessons(std::string_view bytes) {
  constexpr std::string_view version = "1 ";
  if (!bytes.starts_with(lessons_sign) || bytes.back() != '\n') return std::nullopt;
  bytes.remove_prefix(lessons_sign.size());
  if (!bytes.starts_with(version)) return std::nullopt;
  bytes.remove_prefix(version.size());
  LessonPack pack;
  pack.code = take_field(bytes, '\n');
  while (!bytes.empty()) {
    if (!pack.take_line(take_field(bytes, '\n'))) return std::nullopt;
  }
  if (!pack.whole()) return std::nullopt;
  return pack;
}

class Taught {
 public:
  Taught() {
    lessons_.push_back(first_lesson());
    for (const std::string_view bytes : linked_lessons()) {
      if (auto pack = read_lessons(bytes)) add(*std::move(pack));
    }
  }

  std::span<const Lesson> lessons() const { return lessons_; }
  std::span<const PuzzleText> puzzles() const {
    return packs_.empty() ? std::span<const PuzzleText>() : packs_.front()->puzzles;
  }
  const LessonPack* find(std::string_view code) const {
    for (const auto& pack : packs_) {
      if (pack->code == code) return pack.get();
    }
    return nullptr;
  }
  std::span<const std::unique_ptr<LessonPack>> packs() const { return packs_; }

  std::optional<Language> take(std::string given) {
    auto bytes = std::make_unique<std::string>(std::move(given));
    auto pack = read_lessons(*bytes);
    const auto language = pack ? find_language(pack->code) : std::nullopt;
    if (!language) return std::nullopt;
    if (find(pack->code) == nullptr) {
      handed_in_.push_back(std::move(bytes));
      add(*std::move(pack));
    }
    return language;
  }

 private:
  void add(LessonPack pack) {
    packs_.push_back(std::make_unique<LessonPack>(std::move(pack)));
    // The same in every language.
    if (packs_.size() > 1) return;
    for (const Lesson& lesson : packs_.front()->lessons) lessons_.push_back(lesson);
  }

  std::vector<Lesson> lessons_{};
  std::vector<std::unique_ptr<LessonPack>> packs_{};
  std::vector<std::unique_ptr<std::string>> handed_in_{};
};

Taught& taught() {
  static Taught all;
  return all;
}

}  // namespace

std::span<const Lesson> lessons() { return taught().lessons(); }

std::span<const PuzzleText> puzzles() { return taught().puzzles(); }

const PuzzleText* find_puzzle(std::string_view link) {
  for (const PuzzleText& puzzle : puzzles()) {
    if (puzzle.link == link) return &puzzle;
  }
  return nullptr;
}

bool has_lessons(Language language) { return taught().find(language_code(language)) != nullptr; }

std::optional<Language> take_lessons(std::string bytes) { return taught().take(std::move(bytes)); }

std::string_view lesson_phrase(const Words& words, std::string_view key) {
  if (key.empty()) return {};
  if (const auto phrase = find_phrase(words, key)) return *phrase;
  const LessonPack* own = taught().find(language_code(language_of(words)));
  if (own == nullptr && !taught().packs().empty()) own = taught().packs().front().get();
  if (own == nullptr) return {};
  const auto found = own->texts.find(key);
  return found == own->texts.end() ? std::string_view() : found->second;
}

std::string_view lesson_title(const Words& words, const Lesson& lesson) {
  return lesson_phrase(words, "lesson-" + std::string(lesson.id));
}

std::string_view lesson_note(const Words& words, const Lesson& lesson) {
  return lesson_phrase(words, "lesson-" + std::string(lesson.id) + "-note");
}

std::string_view puzzle_phrase(const Words& words, std::string_view name) {
  return lesson_phrase(words, "puzzle-" + std::string(name));
}

std::string puzzle_title(const Words& words, std::string_view goal, std::string_view cards) {
  return fill(puzzle_phrase(words, "goal-" + std::string(goal)), {{"n", cards}});
}

std::string puzzle_title(const Words& words, const PuzzleText& puzzle) {
  return puzzle_title(words, part_of(puzzle.link, "puzzle="), puzzle.cards);
}

std::string_view puzzle_variant(const PuzzleText& puzzle) { return part_of(puzzle.link, "v="); }

}  // namespace allfours
