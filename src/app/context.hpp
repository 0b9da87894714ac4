// Shared state of the screens, owned by the app: clock, settings, texts, messages, open sheets,
// requests to the page. Knows no screen and no game. Tests: tests/app/app_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "app/bots/requests.hpp"
#include "app/effects.hpp"
#include "app/features/settings/settings.hpp"
#include "app/message.hpp"
#include "app/modes/embedded/embedding.hpp"

namespace allfours {

// An action that is possible now.
struct Action {
  std::string id;
  std::string label;
  bool primary = false;
  std::string note{};  // its consequence, for people who do not know it yet
};

// The last spoken answer ("tell:…"), and the number of answers so far.
struct Answer {
  std::string text;
  int count = 0;
};

// What is open above the screen, except the page's dialogs.
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
  Requests requests;
  int histories = 0;               // number of histories started
  bool words_only = false;         // no picture is shown: the table waits for the lines read aloud
  bool can_advise = false;         // bots think in a worker, which can also give advice
  std::string_view asked_again{};  // a verb that has just asked for confirmation

  // The person at the screen plays; else only watches.
  bool offers_play() const {
    return !embedding || embedding->controls == Embedding::Controls::full;
  }
  void say(std::string_view text, bool is_error, std::string rule = {}) {
    message.say(std::string(text), is_error, now, std::move(rule));
  }
  // The message stays until the person goes on.
  void say_and_stay(std::string_view text, bool is_error) {
    say(text, is_error);
    message.stay();
  }
  void say_aloud(std::string text) { answer = {std::move(text), answer.count + 1}; }
  void refuse(std::string_view code, std::string sentence) {
    effects.refusal = HostRefusal{code, std::move(sentence)};
  }
};

}  // namespace allfours
