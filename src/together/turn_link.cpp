// Links of play by message as texts: the reader and writer of TurnLink.
#include <algorithm>

#include "core/game/link_end.hpp"
#include "core/text/text_fields.hpp"
#include "together/by_message.hpp"

namespace allfours::together {

namespace {

bool read_texts(SeatTexts& texts, SeatBits persons, std::string_view text, int letters,
                int players) {
  const auto list = read_list(text, players);
  if (!list) return false;
  for (int seat = 0; seat < max_players; ++seat) {
    const std::string& value = (*list)[at(seat)];
    if (value.empty()) continue;
    if (!has_seat(persons, seat) || !are_letters(value, letters)) return false;
  }
  texts = *list;
  return true;
}

// People's steps: nobody's seat changes hands by message.
bool read_log(std::vector<std::string>& steps, std::string_view text) {
  if (text.empty()) return true;
  const auto count = std::count(text.begin(), text.end(), '.') + 1;
  if (count > most_steps) return false;
  for (std::ptrdiff_t i = 0; i < count; ++i) {
    const std::string_view step = take_field(text, '.');
    if (!has_step_form(step) || seats_somebody(step)) return false;
    steps.emplace_back(step);
  }
  return true;
}

int given(const SeatTexts& texts) {
  return static_cast<int>(std::count_if(texts.begin(), texts.end(),
                                        [](const std::string& text) { return !text.empty(); }));
}

}  // namespace

int TurnLink::progress() const {
  return given(deal.commits) + given(deal.parts) + static_cast<int>(steps.size());
}

std::string turn_link_text(const TurnLink& link) {
  const int players = link.sitting.setup.players;
  std::string parts = sitting_parts(link.sitting, "turn") +
                      "&commits=" + list_text(link.deal.commits, players) +
                      "&parts=" + list_text(link.deal.parts, players);
  if (!link.steps.empty()) {
    parts += "&log=";
    for (std::size_t i = 0; i < link.steps.size(); ++i) {
      parts += (i == 0 ? "" : ".") + link.steps[i];
    }
  }
  return whole_link(parts + "&to=" + std::to_string(link.to));
}

std::variant<TurnLink, Fault> read_turn_link(std::string_view text) {
  LinkParts parts;
  if (auto no = parts.read(text, "turn", {"commits", "parts", "log", "to"})) return *no;
  auto sitting = parts.sitting();
  if (auto* no = std::get_if<Fault>(&sitting)) return std::move(*no);
  TurnLink link;
  link.sitting = std::move(std::get<Sitting>(sitting));
  const int players = link.sitting.setup.players;
  link.deal.round = 1;
  link.deal.persons = link.sitting.persons;
  if (!read_texts(link.deal.commits, link.deal.persons, parts["commits"], commit_letters,
                  players)) {
    return parts.bad("commits");
  }
  if (!read_texts(link.deal.parts, link.deal.persons, parts["parts"], part_letters, players) ||
      (given(link.deal.parts) > 0 && !link.deal.committed())) {
    return parts.bad("parts");
  }
  for (int seat = 0; seat < players; ++seat) {
    if (!link.deal.parts[at(seat)].empty() && !link.deal.keeps_word(link.sitting.table, seat)) {
      return Fault{FaultKind::together_part, {std::to_string(seat)}};
    }
  }
  if (!read_log(link.steps, parts["log"]) || (!link.steps.empty() && !link.deal.shown())) {
    return parts.bad("log");
  }
  const auto to = parts.number("to", 0, players - 1);
  if (!to || !has_seat(link.deal.persons, *to)) return parts.bad("to");
  link.to = *to;
  return link;
}

}  // namespace allfours::together
