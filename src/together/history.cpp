#include "together/history.hpp"

#include "core/game/record.hpp"
#include "core/log/decision_code.hpp"
#include "players/knowledge/exposed_card_calls.hpp"
#include "players/knowledge/revoke_detection.hpp"
#include "players/player_names.hpp"
#include "players/simple/mistake_model.hpp"

namespace allfours::together {

namespace {

Setup seeded(Setup setup, std::string seed) {
  setup.seed = std::move(seed);
  return setup;
}

// In turn, unlike a call or a card shown.
bool answers_question(Decision::Kind kind) {
  return kind == Decision::Kind::say || kind == Decision::Kind::discard ||
         kind == Decision::Kind::play || kind == Decision::Kind::deal_by_hand ||
         kind == Decision::Kind::lay_down;
}

std::optional<Decision> decision_in(std::string_view text, const Table& table) {
  CodeReader reader(text);
  if (reader.done()) return std::nullopt;
  auto decision = reader.next(table);
  if (!reader.done()) return std::nullopt;
  return decision;
}

std::string bytes_of(const Digest& digest) { return {digest.begin(), digest.end()}; }

}  // namespace

bool has_step_form(std::string_view text) {
  constexpr std::string_view signs =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-+=";
  return !text.empty() && text.size() <= longest_step &&
         text.find_first_not_of(signs) == std::string_view::npos;
}

bool seats_somebody(std::string_view text) {
  return text.starts_with('+') || text.starts_with('=');
}

History::History(const Sitting& sitting, std::string seed)
    : game_(seeded(sitting.setup, std::move(seed))), people_(sitting.persons), bots_(sitting.bots) {
  checks_.push_back(sha256("allfours together 1 record " + sitting.table + " " +
                           seats_text(sitting) + " " + setup_text(game_.setup())));
  settle();
}

std::string History::check(int steps) const {
  return letters_of(checks_[static_cast<std::size_t>(steps)], check_letters);
}

Question History::bot_question() const {
  if (!begun() || over()) return {};
  const Question asked = game_.question();
  return asked.seat < 0 || has_seat(people_, asked.seat) ? Question{} : asked;
}

int History::seat_of(std::string_view text) const {
  if (!begun() || over() || text.empty()) return -1;
  if (seats_somebody(text)) {
    const int seat = text.size() > 1 ? text[1] - '0' : -1;
    return seat >= 0 && seat < game_.setup().players ? seat : -1;
  }
  if (text == "-") return game_.question().lay_down ? game_.question().seat : -1;
  const auto decision = decision_in(text, game_.table());
  return decision ? decision->seat : -1;
}

std::variant<std::string, Fault> History::text_of(const Decision& decision) const {
  Event event;
  if (auto no = judge(game_.table(), decision, event)) return no->fault;
  std::string text;
  append_code(text, game_.table(), event);
  return text;
}

std::optional<Fault> History::refusal(const Decision& decision, int by) const {
  if (!begun() || over()) return Fault{FaultKind::game_over};
  if (bots_first()) return Fault{FaultKind::together_bots};
  if (by >= 0 && by != decision.seat) {
    return Fault{FaultKind::together_turn, {std::to_string(by)}};
  }
  if (!has_seat(people_, decision.seat)) {
    return Fault{FaultKind::together_turn, {std::to_string(decision.seat)}};
  }
  if (answers_question(decision.kind)) {
    const bool lays_down = decision.kind == Decision::Kind::lay_down;
    if (game_.question() != Question{decision.seat, lays_down}) {
      return Fault{FaultKind::together_turn, {std::to_string(decision.seat)}};
    }
  }
  Event event;
  if (auto no = judge(game_.table(), decision, event)) return std::move(no->fault);
  return std::nullopt;
}

std::optional<Fault> History::change_seat(std::string_view text) {
  const int seat = seat_of(text);
  const Fault impossible{FaultKind::together_step, {number()}};
  if (seat < 0) return impossible;
  if (text.starts_with('=')) {
    if (text.size() != 2 || has_seat(people_, seat)) return impossible;
    people_ |= seat_bit(seat);
    return std::nullopt;
  }
  const auto name = find_player_name(text.substr(2));
  if (!name || !has_seat(people_, seat)) return impossible;
  people_ = static_cast<SeatBits>(people_ & ~seat_bit(seat));
  bots_[at(seat)] = *name;
  return std::nullopt;
}

std::optional<Fault> History::perform(std::string_view text, int by) {
  if (seats_somebody(text)) return change_seat(text);
  if (text == "-") {
    const Question asked = game_.question();
    if (by >= 0 && by != asked.seat) {
      return Fault{FaultKind::together_turn, {std::to_string(by)}};
    }
    if (!asked.lay_down) return Fault{FaultKind::together_step, {number()}};
    game_.keep_hand(asked.seat);
    return std::nullopt;
  }
  const auto decision = decision_in(text, game_.table());
  if (!decision) return Fault{FaultKind::together_step, {number()}};
  if (auto no = refusal(*decision, by)) return no;
  if (auto no = game_.play(*decision)) return std::move(no->fault);
  return std::nullopt;
}

std::optional<Fault> History::append(std::string_view text, int by, std::string_view tag) {
  if (!begun() || over() || !has_step_form(text) || steps() >= most_steps) {
    return Fault{FaultKind::together_step, {number()}};
  }
  if (bots_first()) return Fault{FaultKind::together_bots};
  if (auto no = perform(text, by)) return no;
  note({std::string(text), std::string(tag), false});
  settle();
  return std::nullopt;
}

std::optional<Fault> History::answer(const std::optional<Decision>& decision) {
  const Question asked = bot_question();
  const Fault impossible{FaultKind::together_step, {number()}};
  if (asked.seat < 0 || steps() >= most_steps) return impossible;
  if (!decision) {
    if (!asked.lay_down) return impossible;
    game_.keep_hand(asked.seat);
    note({"-", {}, true});
  } else {
    const bool lays_down = decision->kind == Decision::Kind::lay_down;
    if (decision->seat != asked.seat || lays_down != asked.lay_down) return impossible;
    auto text = text_of(*decision);
    if (auto* no = std::get_if<Fault>(&text)) return std::move(*no);
    if (auto no = game_.play(*decision)) return std::move(no->fault);
    note({std::move(std::get<std::string>(text)), {}, true});
  }
  settle();
  return std::nullopt;
}

std::optional<Fault> History::restore(const std::vector<Step>& steps) {
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const Step& step = steps[i];
    const Fault impossible{FaultKind::together_step, {std::to_string(i + 1)}};
    // A call of a bot, which the step before it has brought.
    if (i < steps_.size()) {
      if (steps_[i] != step) return impossible;
      continue;
    }
    if (this->steps() >= most_steps || !begun() || over() || !has_step_form(step.text)) {
      return impossible;
    }
    if (!step.bot) {
      if (auto no = append(step.text, -1, step.tag)) return no;
      continue;
    }
    if (step.text == "-") {
      if (auto no = answer(std::nullopt)) return no;
      continue;
    }
    const auto decision = decision_in(step.text, game_.table());
    if (!decision || has_seat(people_, decision->seat)) return impossible;
    if (auto no = answer(*decision)) return no;
  }
  return std::nullopt;
}

std::optional<Decision> History::bot_call() const {
  if (!game_.setup().rules.table_rules || over()) return std::nullopt;
  unsigned all = 0;
  unsigned callers = 0;
  unsigned clumsy = 0;
  for (int seat = 0; seat < game_.setup().players; ++seat) {
    if (has_seat(people_, seat)) continue;
    all |= seat_bit(seat);
    if (calls_cards(bot(seat))) callers |= seat_bit(seat);
    if (drops_cards(bot(seat))) clumsy |= seat_bit(seat);
  }
  if (auto dropped = drops(game_.table(), clumsy, game_.decisions())) return dropped;
  if (auto call = speaks_up(game_.table(), all)) return call;
  return calls_for(game_.table(), callers);
}

void History::settle() {
  while (const auto call = bot_call()) {
    auto text = text_of(*call);
    if (!std::holds_alternative<std::string>(text) || game_.play(*call)) return;
    note({std::move(std::get<std::string>(text)), {}, true});
  }
}

void History::note(Step step) {
  checks_.push_back(sha256(bytes_of(checks_.back()) + step.text));
  steps_.push_back(std::move(step));
}

}  // namespace allfours::together
