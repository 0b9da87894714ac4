// What the screens have in common, and the app keeps for them: the clock, the settings, the words,
// what is said beside the history, what lies open over the screen, what the page is to do.
// Knows neither screen, and not what a game is. Tests: tests/app/app_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "app/effects.hpp"
#include "app/embedding.hpp"
#include "app/message.hpp"
#include "app/settings.hpp"

namespace allfours {

// An action the person can take now.
struct Action {
  std::string id;
  std::string label;
  bool primary = false;
  std::string note{};  // what follows from it, for whoever does not know yet
};

// What was asked for aloud ("tell:…"), and how many such answers there have been.
struct Answer {
  std::string text;
  int count = 0;
};

// What lies open over the screen, but for the page's own dialogs.
struct Sheets {
  bool menu = false;
  bool history = false;  // where it is a sheet, on a phone
  bool rules = false;
  std::string marked_rule;  // in the rules sheet: field.value, or empty
};

struct Context {
  double now = 0;  // in milliseconds
  Settings settings;
  Language language{};
  const Words* words = nullptr;
  std::optional<Embedding> embedding;
  Message message;
  Answer answer;
  Sheets sheets;
  Effects effects;
  int histories = 0;        // how many have begun
  bool can_advise = false;  // players think elsewhere, where advice can be had too
  int advised = 0;          // how often it was asked for

  // The person at the screen plays, not only looks.
  bool offers_play() const {
    return !embedding || embedding->controls == Embedding::Controls::full;
  }
  void say(std::string_view text, bool is_error, std::string rule = {}) {
    message.say(std::string(text), is_error, now, std::move(rule));
  }
  void say_aloud(std::string text) { answer = {std::move(text), answer.count + 1}; }
  void refuse(std::string_view code, std::string sentence) {
    effects.refusal = HostRefusal{code, std::move(sentence)};
  }
};

}  // namespace allfours
