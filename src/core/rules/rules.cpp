#include "core/rules/rules.hpp"

#include <array>
#include <utility>

#include "core/text/number.hpp"

namespace allfours {

namespace {

using Words = std::span<const std::string_view>;
using Text = std::string_view;

constexpr std::array<Text, 2> flag_words{"false", "true"};
constexpr std::array<Text, 2> direction_words{"clockwise", "anticlockwise"};
constexpr std::array<Text, 5> first_dealer_words{"cut", "cut_put", "cut_pitcher", "first_jack",
                                                 "red_black"};
constexpr std::array<Text, 12> packets_words{"three_three",   "singles",       "two_two_two",
                                             "three_two_one", "three_one_two", "two_three_one",
                                             "two_one_three", "one_three_two", "one_two_three",
                                             "four_one_one",  "one_four_one",  "one_one_four"};
constexpr std::array<Text, 3> trump_words{"turn_up", "pitch", "cut"};
constexpr std::array<Text, 3> face_down_words{"nobody", "pitchers_partner",
                                              "all_but_dealer_and_eldest"};
constexpr std::array<Text, 4> turn_up_timing_words{"at_once", "in_settlement", "if_it_fixes_trump",
                                                   "if_accepted"};
constexpr std::array<Text, 3> begging_words{"none", "dealer_answers", "eldest_chooses"};
constexpr std::array<Text, 3> run_words{"three_more_and_turn", "turn_only", "turn_without_dealing"};
constexpr std::array<Text, 3> discard_words{"never", "to_six", "to_six_from_twelve"};
constexpr std::array<Text, 6> play_words{
    "follow_or_trump", "follow_or_trump_else_trump", "strict", "no_ruff", "trump_only", "free"};
constexpr std::array<Text, 2> point_words{"dealt", "taken"};
constexpr std::array<Text, 2> game_tie_words{"nobody", "non_dealer"};
constexpr std::array<Text, 2> order_words{"high_low_jack_game", "game_high_low_jack"};
constexpr std::array<Text, 2> misdeal_deal_words{"same", "next"};
constexpr std::array<Text, 5> revoke_penalty_words{"by_card", "one", "game", "trump_game",
                                                   "bare_jack"};

template <auto Member>
int get(const RuleSet& rules) {
  return static_cast<int>(rules.*Member);
}

template <auto Member>
void set(RuleSet& rules, int value) {
  using Value = std::remove_reference_t<decltype(rules.*Member)>;
  rules.*Member = static_cast<Value>(value);
}

template <auto Member>
constexpr Field flag(Text name, Text source, bool later = false) {
  return {name, Field::Kind::flag, flag_words, 0, 1, get<Member>, set<Member>, source, later};
}

template <auto Member>
constexpr Field number(Text name, int least, int most, Text source, bool later = false) {
  return {name, Field::Kind::number, {}, least, most, get<Member>, set<Member>, source, later};
}

template <auto Member>
constexpr Field word(Text name, Words words, Text source, bool later = false) {
  return {name,        Field::Kind::word, words,  0,    static_cast<int>(words.size()) - 1,
          get<Member>, set<Member>,       source, later};
}

using R = RuleSet;

constexpr std::array all_fields{
    number<&R::target>("target", 1, 99, "000-004"),
    flag<&R::teams>("teams", "001, 002, 003"),
    word<&R::direction>("direction", direction_words, "001"),
    word<&R::first_dealer>("first_dealer", first_dealer_words, "001, 002"),
    flag<&R::partners_by_jacks>("partners_by_jacks", "002"),
    word<&R::packets>("packets", packets_words, "001, 002"),
    word<&R::trump>("trump", trump_words, "000-004"),
    word<&R::face_down>("face_down", face_down_words, "002, 003"),
    number<&R::turn_up_ace>("turn_up_ace", 0, 9, "001, 002"),
    number<&R::turn_up_king>("turn_up_king", 0, 9, "002"),
    number<&R::turn_up_queen>("turn_up_queen", 0, 9, "002"),
    number<&R::turn_up_jack>("turn_up_jack", 0, 9, "000-004"),
    number<&R::turn_up_six>("turn_up_six", 0, 9, "001, 002"),
    number<&R::turn_up_two>("turn_up_two", 0, 9, "001, 002"),
    word<&R::turn_up_timing>("turn_up_timing", turn_up_timing_words, "000-004"),
    word<&R::begging>("begging", begging_words, "000-004"),
    flag<&R::must_beg_without_trump>("must_beg_without_trump", "001, 002"),
    flag<&R::gift_bar>("gift_bar", "002"),
    word<&R::run>("run", run_words, "000-004"),
    flag<&R::bunch>("bunch", "002"),
    word<&R::discard>("discard", discard_words, "000, 002, 003"),
    word<&R::play>("play", play_words, "000-006"),
    flag<&R::no_undertrump>("no_undertrump", "001, 002"),
    number<&R::no_follow_penalty>("no_follow_penalty", 0, 1, "003"),
    flag<&R::first_trick_open>("first_trick_open", "002"),
    flag<&R::throw_in>("throw_in", "002"),
    flag<&R::early_high>("early_high", "002"),
    word<&R::high>("high", point_words, "000-004"),
    word<&R::low>("low", point_words, "000-004"),
    word<&R::jack>("jack", point_words, "000-004"),
    flag<&R::hang_jack>("hang_jack", "001, 002"),
    word<&R::game_tie>("game_tie", game_tie_words, "000-004"),
    word<&R::order>("order", order_words, "001, 003"),
    number<&R::stake_game>("stake_game", 0, 99, "002"),
    number<&R::stake_all_fours>("stake_all_fours", 0, 99, "002"),
    flag<&R::table_rules>("table_rules", "001, 002", true),
    flag<&R::hand_dealing>("hand_dealing", "001, 002", true),
    number<&R::game_points>("game_points", 1, 2, "006, 007, 008", true),
    number<&R::hang_points>("hang_points", 1, 6, "006, 007", true),
    flag<&R::no_gift_without_trump>("no_gift_without_trump", "008", true),
    word<&R::misdeal_deal>("misdeal_deal", misdeal_deal_words, "008", true),
    word<&R::revoke_penalty>("revoke_penalty", revoke_penalty_words, "001, 005, 008", true),
    flag<&R::revoke_bars_game>("revoke_bars_game", "001, 005", true),
    flag<&R::card_laid_stays>("card_laid_stays", "007, 008", true),
};

// Every member of RuleSet has its Field: there are as many fields as members …
struct Anything {
  template <typename T>
  operator T() const;
};
template <std::size_t>
using AnythingAt = Anything;
template <typename T, std::size_t... I>
constexpr bool has_members(std::index_sequence<I...>) {
  return requires { T{AnythingAt<I>{}...}; };
}
static_assert(has_members<RuleSet>(std::make_index_sequence<all_fields.size()>()) &&
                  !has_members<RuleSet>(std::make_index_sequence<all_fields.size() + 1>()),
              "a member of RuleSet without a row of all_fields, or a row too many");
// … and no two share a member or a name.
constexpr bool all_different() {
  for (const Field& field : all_fields) {
    for (const Field& other : all_fields) {
      if (&field != &other && (field.get == other.get || field.name == other.name)) return false;
    }
  }
  return true;
}
static_assert(all_different(), "two rows of all_fields are about the same member of RuleSet");

}  // namespace

std::span<const Field> fields() { return all_fields; }

const Field* find_field(std::string_view name) {
  for (const Field& field : all_fields) {
    if (field.name == name) return &field;
  }
  return nullptr;
}

std::string value_text(const Field& field, const RuleSet& rules) {
  const int value = field.get(rules);
  if (field.kind == Field::Kind::number) return std::to_string(value);
  return std::string(field.words[static_cast<std::size_t>(value)]);
}

std::optional<Fault> set_field(RuleSet& rules, std::string_view name, std::string_view value) {
  const auto list = [](const auto& items, auto&& text_of) {
    std::string text;
    for (const auto& item : items) text += (text.empty() ? "" : " ") + std::string(text_of(item));
    return text;
  };
  const Field* field = find_field(name);
  if (field == nullptr) {
    return Fault{FaultKind::unknown_rule,
                 {cut_short(name), list(all_fields, [](const Field& f) { return f.name; })}};
  }
  if (field->kind == Field::Kind::number) {
    const auto number = plain_number(value, field->least, field->most);
    if (!number) {
      return Fault{FaultKind::rule_number,
                   {std::string(name), std::to_string(field->least), std::to_string(field->most),
                    cut_short(value)}};
    }
    field->set(rules, *number);
    return std::nullopt;
  }
  for (std::size_t i = 0; i < field->words.size(); ++i) {
    if (field->words[i] != value) continue;
    field->set(rules, static_cast<int>(i));
    return std::nullopt;
  }
  return Fault{
      FaultKind::rule_word,
      {std::string(name), cut_short(value), list(field->words, [](Text word) { return word; })}};
}

int side_count(const RuleSet& rules, int players) {
  return rules.teams && players >= 4 ? players / 2 : players;
}

int turn_up_points(const RuleSet& rules, Rank rank) {
  switch (rank) {
    case Rank::ace:
      return rules.turn_up_ace;
    case Rank::king:
      return rules.turn_up_king;
    case Rank::queen:
      return rules.turn_up_queen;
    case Rank::jack:
      return rules.turn_up_jack;
    case Rank::six:
      return rules.turn_up_six;
    case Rank::two:
      return rules.turn_up_two;
    default:
      return 0;
  }
}

}  // namespace allfours
