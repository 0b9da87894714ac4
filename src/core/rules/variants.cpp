// The variants of RULES.md §3, one row each; unlisted fields have the defaults of RuleSet.
#include <array>

#include "core/rules/rules.hpp"

namespace allfours {

namespace {

constexpr std::uint8_t seats(int a, int b = 0, int c = 0) {
  return static_cast<std::uint8_t>((1 << a | 1 << b | 1 << c) & ~1);
}

constexpr RuleSet german{
    .target = 7,
    .turn_up_jack = 1,
    .turn_up_timing = TurnUpTiming::in_settlement,
    .discard = Discard::to_six,
    .play = PlayRule::follow_or_trump_else_trump,
    .high = PointTo::taken,
    .low = PointTo::taken,
    .game_tie = GameTie::non_dealer,
};

constexpr RuleSet trinidad{
    .target = 14,
    .direction = Direction::anticlockwise,
    .turn_up_ace = 1,
    .turn_up_jack = 3,
    .turn_up_six = 2,
    .hang_jack = true,
};

constexpr RuleSet tobago = [] {
  RuleSet rules = trinidad;
  rules.turn_up_six = 0;
  rules.turn_up_two = 2;
  return rules;
}();

constexpr RuleSet west_yorkshire{
    .target = 11,
    .first_dealer = FirstDealer::first_jack,
    .packets = Packets::two_two_two,
    .trump = TrumpBy::pitch,
    .face_down = FaceDown::pitchers_partner,
    .begging = Begging::none,
    .first_trick_open = true,
    .throw_in = true,
    .early_high = true,
};

constexpr RuleSet west_yorkshire_2 = [] {
  RuleSet rules = west_yorkshire;
  rules.target = 9;
  rules.face_down = FaceDown::nobody;  // two players have no partners
  rules.throw_in = false;
  return rules;
}();

constexpr RuleSet lancashire{
    .target = 11,
    .first_dealer = FirstDealer::red_black,
    .packets = Packets::two_two_two,
    .trump = TrumpBy::pitch,
    .face_down = FaceDown::pitchers_partner,
    .begging = Begging::none,
    .early_high = true,
    .low = PointTo::taken,
};

constexpr RuleSet cotton{
    .target = 11,
    .first_dealer = FirstDealer::cut_put,
    .turn_up_jack = 1,
    .begging = Begging::eldest_chooses,
};

constexpr RuleSet running = [] {
  RuleSet rules = cotton;
  rules.target = 31;
  rules.turn_up_ace = 4;
  rules.turn_up_king = 3;
  rules.turn_up_queen = 2;
  return rules;
}();

constexpr RuleSet old_american{
    .target = 10,
    .turn_up_jack = 1,
    .turn_up_timing = TurnUpTiming::if_it_fixes_trump,
    .discard = Discard::to_six,
};

constexpr RuleSet seven_up{
    .target = 7,
    .turn_up_jack = 1,
    .turn_up_timing = TurnUpTiming::if_it_fixes_trump,
    .gift_bar = true,
    .bunch = true,
    .discard = Discard::to_six,
    .game_tie = GameTie::non_dealer,
};

constexpr RuleSet pitch{
    .target = 7,
    .trump = TrumpBy::pitch,
    .begging = Begging::none,
};

constexpr RuleSet french{
    .target = 7,
    .turn_up_jack = 1,
    .run = Run::turn_only,
    .discard = Discard::to_six,
    .play = PlayRule::follow_or_trump_else_trump,
    .high = PointTo::taken,
    .low = PointTo::taken,
    .game_tie = GameTie::non_dealer,
    .order = Order::game_high_low_jack,
};

constexpr RuleSet french_4 = [] {
  RuleSet rules = french;
  rules.face_down = FaceDown::all_but_dealer_and_eldest;
  return rules;
}();

constexpr RuleSet california_jack{
    .target = 10,
    .packets = Packets::singles,
    .trump = TrumpBy::cut,
    .begging = Begging::none,
    .play = PlayRule::follow_or_trump_else_trump,
    .no_follow_penalty = 1,
    .high = PointTo::taken,
    .low = PointTo::taken,
    .game_tie = GameTie::non_dealer,
    .order = Order::game_high_low_jack,
};

constexpr RuleSet sca{
    .target = 49,
    .packets = Packets::singles,
    .turn_up_jack = 1,
    .turn_up_timing = TurnUpTiming::if_accepted,
    .run = Run::turn_without_dealing,
    .play = PlayRule::strict,
    .jack = PointTo::dealt,
};

constexpr std::array rows{
    Variant{"german", Family::germany, "000", seats(2), 2, german},
    Variant{"trinidad", Family::caribbean, "001, 002", seats(4), 4, trinidad},
    Variant{"trinidad-2", Family::caribbean, "001, 002", seats(2), 2, trinidad},
    Variant{"tobago", Family::caribbean, "001, 002", seats(4), 4, tobago},
    Variant{"west-yorkshire", Family::england, "002", seats(4), 4, west_yorkshire},
    Variant{"west-yorkshire-2", Family::england, "002", seats(2), 2, west_yorkshire_2},
    Variant{"west-yorkshire-6", Family::england, "002", seats(6), 6, west_yorkshire},
    Variant{"lancashire", Family::england, "002", seats(4), 4, lancashire},
    Variant{"cotton", Family::old_books, "002", seats(2), 2, cotton},
    Variant{"running", Family::old_books, "002", seats(2), 2, running},
    Variant{"old-american", Family::america, "002", seats(2), 2, old_american},
    Variant{"seven-up", Family::america, "002", seats(2, 3, 4), 2, seven_up},
    Variant{"pitch", Family::america, "002", seats(2, 3, 4), 2, pitch},
    Variant{"french", Family::france, "003", seats(2), 2, french},
    Variant{"french-4", Family::france, "003", seats(4), 4, french_4},
    Variant{"california-jack", Family::america, "003", seats(2), 2, california_jack},
    Variant{"sca", Family::old_books, "004", seats(2), 2, sca},
};

}  // namespace

std::span<const Variant> variants() { return rows; }

const Variant* find_variant(std::string_view id) {
  for (const Variant& variant : rows) {
    if (variant.id == id) return &variant;
  }
  return nullptr;
}

}  // namespace allfours
