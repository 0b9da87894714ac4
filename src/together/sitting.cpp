#include "together/sitting.hpp"

#include <algorithm>

#include "core/game/link_end.hpp"
#include "core/game/record.hpp"
#include "core/text/text_fields.hpp"
#include "core/text/utf8.hpp"

namespace allfours::together {

namespace {

constexpr std::string_view letters_and_digits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

}  // namespace

namespace {

// Control characters, and marks without a width, which may turn the letters after them round.
bool is_unseen(char32_t code) {
  return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0xAD || code == 0x61C ||
         (code >= 0x200B && code <= 0x200F) || (code >= 0x2028 && code <= 0x202E) ||
         (code >= 0x2060 && code <= 0x206F) || code == 0xFEFF;
}

}  // namespace

bool can_be_shown(std::string_view text, std::size_t longest) {
  if (text.size() > longest) return false;
  while (!text.empty()) {
    const Character one = first_character(text);
    if (character_size(text) == 0 || is_unseen(one.code)) return false;
    text.remove_prefix(one.size);
  }
  return true;
}

std::string quotation(std::string_view text) {
  std::string cut = cut_short(text);
  if (can_be_shown(cut, cut.size())) return cut;
  for (char& c : cut) {
    if (c < ' ' || c > '~') c = '?';
  }
  return cut;
}

bool valid_secret(std::string_view secret) {
  return secret.size() >= 32 && secret.size() <= 64 &&
         secret.find_first_not_of(letters_and_digits) == std::string_view::npos;
}

std::string encoded(std::string_view text) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string out;
  for (const char c : text) {
    if (letters_and_digits.find(c) != std::string_view::npos ||
        std::string_view("-_.~").find(c) != std::string_view::npos) {
      out += c;
      continue;
    }
    const auto byte = static_cast<unsigned char>(c);
    out += '%';
    out += digits[byte >> 4U];
    out += digits[byte & 15U];
  }
  return out;
}

std::string changed_rules_text(const Setup& setup) {
  Setup named = setup;
  named.seed = "x";
  const std::string parts = setup_text(named);
  std::string_view rest = parts;
  while (!rest.empty()) {
    const std::string_view part = take_link_part(rest);
    if (part.starts_with("rules=")) return std::string(part.substr(6));
  }
  return "-";
}

std::string seats_text(const Sitting& sitting) {
  std::string text;
  for (int seat = 0; seat < sitting.setup.players; ++seat) {
    if (seat > 0) text += ',';
    text += has_seat(sitting.persons, seat) ? std::string_view("p") : sitting.bots[at(seat)];
  }
  return text;
}

bool read_seats(Sitting& sitting, std::string_view text) {
  if (std::count(text.begin(), text.end(), ',') + 1 != sitting.setup.players) return false;
  SeatBits persons = 0;
  Bots bots = all_bots();
  for (int seat = 0; seat < sitting.setup.players; ++seat) {
    const std::string_view word = take_field(text, ',');
    if (word == "p") {
      persons |= seat_bit(seat);
    } else if (const auto name = find_player_name(word)) {
      bots[at(seat)] = *name;
    } else {
      return false;
    }
  }
  sitting.persons = persons;
  sitting.bots = bots;
  return true;
}

std::string list_text(const SeatTexts& texts, int players) {
  std::string text;
  for (int seat = 0; seat < players; ++seat) {
    text += (seat > 0 ? "," : "") + encoded(texts[at(seat)]);
  }
  return text;
}

std::optional<SeatTexts> read_list(std::string_view text, int players) {
  if (players < 1 || players > max_players ||
      std::count(text.begin(), text.end(), ',') + 1 != players) {
    return std::nullopt;
  }
  SeatTexts texts;
  for (int seat = 0; seat < players; ++seat) {
    const std::string_view word = take_field(text, ',');
    texts[at(seat)] = percent_decoded(word);
    // One way to write each text.
    if (encoded(texts[at(seat)]) != word) return std::nullopt;
  }
  return texts;
}

std::variant<Setup, Fault> read_setup(std::string_view variant, std::string_view players,
                                      std::string_view rules) {
  auto made = make_setup(variant, players, "x", rules == "-" ? std::string_view() : rules);
  if (auto* setup = std::get_if<Setup>(&made)) {
    setup->seed.clear();
    // One way to write each game.
    if (std::to_string(setup->players) != players || changed_rules_text(*setup) != rules) {
      return Fault{FaultKind::rule_form, {cut_short(rules)}};
    }
  }
  return made;
}

bool same_game(const Setup& one, const Setup& other) {
  return one.variant == other.variant && one.players == other.players &&
         changed_rules_text(one) == changed_rules_text(other);
}

}  // namespace allfours::together
