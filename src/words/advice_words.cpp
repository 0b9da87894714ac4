#include "words/advice_words.hpp"

#include <algorithm>

#include "words/numbers.hpp"

namespace allfours {

namespace {

using Kind = Reason::Kind;

// Rounded to tenths: "in 7 of 10 worlds".
std::string how_often(std::string_view all, std::string_view some, std::string_view none, int times,
                      int of) {
  if (times >= of) return std::string(all);
  if (times <= 0) return std::string(none);
  return fill(some, {{"n", number_text(std::clamp((times * 20 + of) / (2 * of), 1, 9))}});
}

std::string_view point_name(const Words& words, int point) {
  const std::array<std::string_view, 4> names{words.high, words.low, words.jack, words.game};
  return names[at(point)];
}

}  // namespace

std::string_view word_button(const Words& w, Say say) {
  switch (say) {
    case Say::stand:
      return w.stand;
    case Say::beg:
      return w.beg;
    case Say::give:
      return w.give;
    case Say::run:
      return w.run;
    case Say::take_point:
      return w.take_point;
    case Say::bunch:
      return w.bunch;
    case Say::agree:
      return w.agree;
    case Say::insist:
      return w.insist;
    case Say::pass:
      return w.pass;
  }
  return {};
}

std::string_view award_name(const Words& w, AwardFor what) {
  switch (what) {
    case AwardFor::turn_up_ace:
      return w.turned_ace;
    case AwardFor::turn_up_king:
      return w.turned_king;
    case AwardFor::turn_up_queen:
      return w.turned_queen;
    case AwardFor::turn_up_jack:
      return w.turned_jack;
    case AwardFor::turn_up_six:
      return w.turned_six;
    case AwardFor::turn_up_two:
      return w.turned_two;
    case AwardFor::gift:
      return w.gift;
    case AwardFor::begged_point:
      return w.begged_point;
    case AwardFor::high:
      return w.high;
    case AwardFor::low:
      return w.low;
    case AwardFor::jack:
      return w.jack;
    case AwardFor::hang_jack:
      return w.hang_jack;
    case AwardFor::game:
      return w.game;
    case AwardFor::no_follow:
      return w.no_follow;
    case AwardFor::misdeal:
      return w.misdeal;
    case AwardFor::revoke:
      return w.revoke;
    case AwardFor::looked:
      return w.looked;
  }
  return {};
}

std::string option_name(const Words& words, const Option& option) {
  const Decision& decision = option.decision;
  switch (decision.kind) {
    case Decision::Kind::say:
      return std::string(word_button(words, decision.say));
    case Decision::Kind::play:
      return the_card(words, decision.card);
    case Decision::Kind::discard: {
      std::string text;
      for (const Card card : decision.cards) {
        text += (text.empty() ? "" : " ") + card_short(words, card);
      }
      return text;
    }
    case Decision::Kind::deal_by_hand:
      return std::string(words.deal_rightly);
    default:
      break;
  }
  return std::string(option.keeps ? words.keep : words.lay_down);
}

std::string advice_headline(const Words& words, const Option& option) {
  const std::string name = option_name(words, option);
  switch (option.decision.kind) {
    case Decision::Kind::play:
      return fill(words.advice_play, {{"card", name}});
    case Decision::Kind::discard:
      return fill(words.advice_discard, {{"text", name}});
    default:
      break;
  }
  return fill(words.advice_say, {{"text", name}});
}

std::string reason_sentence(const Words& w, const Advice& advice, const Reason& reason,
                            const SeatNames& names) {
  const std::string worlds =
      how_often(w.worlds_all, w.worlds_some, w.worlds_none, reason.times, reason.of);
  const std::string otherwise =
      how_often(w.others_all, w.others_some, w.others_none, reason.than, reason.of);
  const std::string card = reason.card.known() ? the_card(w, reason.card) : std::string();
  const std::string_view suit =
      reason.card.known() ? suit_name(w, reason.card.suit()) : std::string_view();
  const std::string_view who =
      reason.seat >= 0 ? std::string_view(names[at(reason.seat)]) : std::string_view();
  const std::string option = option_name(w, advice.options[at(reason.option)]);
  const auto told = [&](std::string_view phrase) {
    return upper_first(fill(phrase, {{"n", number_text(reason.times)},
                                     {"other", otherwise},
                                     {"worlds", worlds},
                                     {"card", card},
                                     {"suit", suit},
                                     {"who", who},
                                     {"text", option}}));
  };
  const auto point = [&](std::string_view phrase, Kind first) {
    const int place = static_cast<int>(reason.kind) - static_cast<int>(first);
    return fill(phrase, {{"text", point_name(w, place)}, {"worlds", worlds}, {"other", otherwise}});
  };
  switch (reason.kind) {
    case Kind::only_choice:
      return told(w.reason_only_choice);
    case Kind::all_alike:
      return told(w.reason_all_alike);
    case Kind::close:
      return told(w.reason_close);
    case Kind::won:
      return told(w.reason_won);
    case Kind::lost:
      return told(w.reason_lost);
    case Kind::more_often:
      return fill(w.reason_more_often,
                  {{"n", number_text(reason.times)}, {"other", number_text(reason.than)}});
    case Kind::wins_game:
      return told(w.reason_wins_game);
    case Kind::stops_them:
      return told(w.reason_stops_them);
    case Kind::hands_game:
      return told(w.reason_hands_game);
    case Kind::takes_game:
      return told(w.reason_takes_game);
    case Kind::wins_trick:
      return told(w.reason_wins_trick);
    case Kind::partner_takes:
      return told(w.reason_partner_takes);
    case Kind::gives_nothing:
      return told(w.reason_gives_nothing);
    case Kind::would_lose:
      return told(w.reason_would_lose);
    case Kind::higher_held:
      return told(w.reason_higher_held);
    case Kind::keeps_trumps:
      return told(w.reason_keeps_trumps);
    case Kind::draws_trumps:
      return told(w.reason_draws_trumps);
    case Kind::our_high:
    case Kind::our_low:
    case Kind::our_jack:
    case Kind::our_game:
      return point(w.reason_our_point, Kind::our_high);
    case Kind::their_high:
    case Kind::their_low:
    case Kind::their_jack:
    case Kind::their_game:
      return point(w.reason_their_point, Kind::their_high);
    case Kind::saves_jack:
      return told(w.reason_saves_jack);
    case Kind::holds_suit:
      return told(w.reason_holds_suit);
    case Kind::mean_points: {
      const bool best = reason.option == advice.best;
      return fill(best ? w.reason_mean_points : w.reason_mean_else,
                  {{"text", option},
                   {"n", tenths_text(w, reason.times)},
                   {"other", tenths_text(w, reason.than)}});
    }
    case Kind::dealer_runs:
      return told(w.reason_dealer_runs);
    case Kind::dealer_gives:
      return told(w.reason_dealer_gives);
    case Kind::throws_junk:
      return told(w.reason_throws_junk);
    case Kind::no_trick_left:
      return told(w.reason_no_trick_left);
  }
  return {};
}

std::string advice_reasons(const Words& words, const Advice& advice, const SeatNames& names,
                           int most) {
  std::string text;
  for (const Reason& reason : advice.reasons) {
    if (most-- <= 0) break;
    if (!text.empty()) text += ' ';
    text += reason_sentence(words, advice, reason, names);
  }
  return text;
}

int percent_of(int chance) {
  if (chance <= 0) return 0;
  if (chance >= 10'000) return 100;
  return std::clamp((chance + 50) / 100, 1, 99);
}

}  // namespace allfours
