// Why a point was scored, as a sentence: Narrator::award_why.
#include "app/narration/narrator.hpp"
#include "core/table/scoring.hpp"

namespace allfours {

namespace {

// The reason for one award.
class AwardReason {
 public:
  AwardReason(const Narrator& narrator, const RuleSet& rules, const Event& award,
              const Table& before)
      : narrator_(narrator), rules_(rules), award_(award), why_(award.why), before_(before) {}
  std::string text() const;

 private:
  const Words& words() const { return narrator_.words(); }
  const std::string& name(int seat) const { return narrator_.name(seat); }
  bool is_you(int seat) const { return seat == narrator_.people().you; }
  Form form(int seat, int other) const {
    return is_you(seat) ? Form::you : is_you(other) ? Form::to_you : Form::others;
  }
  std::string about(std::string_view text, int seat, int other = -1) const;
  std::string gift() const;
  std::string high() const;
  std::string low() const;
  // High and Low alike: dealt, dealt but taken by another side, or taken.
  std::string end_card(PointTo to, std::string_view dealt, std::string_view other_took,
                       std::string_view taken) const;
  std::string jack() const;
  std::string game() const;
  std::string revoke() const;

  const Narrator& narrator_;
  const RuleSet& rules_;
  const Event& award_;
  const Why& why_;
  const Table& before_;
};

std::string AwardReason::about(std::string_view text, int seat, int other) const {
  const Words& w = words();
  return fill(text, form(seat, other),
              {{"who", name(seat)},
               {"other", other < 0 ? std::string() : narrator_.you_or_name(other)},
               {"text", fill(award_.points == 1 ? w.points_1 : w.points_n,
                             {{"n", number_text(award_.points)}})},
               {"card", why_.card.known() ? the_card(w, why_.card) : std::string()},
               {"suit", suit_name(w, before_.trump)}});
}

std::string AwardReason::gift() const {
  const Suit turned = before_.turned[0].suit();
  return fill(words().why_gift, form(why_.begged, why_.gave),
              {{"who", name(why_.begged)},
               {"other", narrator_.you_or_name(why_.gave)},
               {"suit", suit_name(words(), turned)}});
}

std::string AwardReason::end_card(PointTo to, std::string_view dealt, std::string_view other_took,
                                  std::string_view taken) const {
  if (to == PointTo::taken) return about(taken, why_.taken_by);
  const bool kept = side_of(before_, why_.dealt) == side_of(before_, why_.taken_by);
  return kept ? about(dealt, why_.dealt) : about(other_took, why_.dealt, why_.taken_by);
}

std::string AwardReason::high() const {
  const Words& w = words();
  if (award_.side < 0) return std::string(w.why_no_trump);
  if (why_.taken_by < 0) return about(w.why_high_early, why_.dealt);
  return end_card(rules_.high, w.why_high_dealt, w.why_high_dealt_other_took, w.why_high_taken);
}

std::string AwardReason::low() const {
  const Words& w = words();
  if (award_.side < 0) return std::string(w.why_no_trump);
  return end_card(rules_.low, w.why_low_dealt, w.why_low_dealt_other_took, w.why_low_taken);
}

std::string AwardReason::jack() const {
  const Words& w = words();
  if (award_.side < 0) return fill(w.why_no_jack, {{"suit", suit_name(w, before_.trump)}});
  if (rules_.jack == PointTo::dealt) return about(w.why_jack_dealt, why_.dealt);
  if (side_of(before_, why_.dealt) == side_of(before_, why_.taken_by)) {
    return about(w.why_jack_home, why_.taken_by);
  }
  return about(w.why_jack_captured, why_.taken_by, why_.dealt);
}

std::string AwardReason::game() const {
  const Words& w = words();
  const std::string score = narrator_.score_text(why_.points);
  if (award_.side < 0) return fill(w.why_game_tie, {{"score", score}});
  bool tied = false;
  for (int side = 0; side < before_.sides; ++side) {
    tied = tied || (side != award_.side && why_.points[at(side)] == why_.points[at(award_.side)]);
  }
  return fill(tied ? w.why_game_tie_given : w.why_game, {{"score", score}});
}

std::string AwardReason::revoke() const {
  const Words& w = words();
  CardList held;
  for (const Card card : why_.held) held.push(card);
  return fill(why_.whole_game ? w.why_revoke_game : w.why_revoke, is_you(why_.erred),
              {{"who", name(why_.erred)},
               {"n", number_text(why_.trick)},
               {"card", the_card(w, why_.card)},
               {"text", narrator_.list(held)}});
}

std::string AwardReason::text() const {
  const Words& w = words();
  switch (award_.award) {
    case AwardFor::turn_up_ace:
    case AwardFor::turn_up_king:
    case AwardFor::turn_up_queen:
    case AwardFor::turn_up_jack:
    case AwardFor::turn_up_six:
    case AwardFor::turn_up_two:
      return about(w.why_turned, before_.dealer);
    case AwardFor::gift:
      return gift();
    case AwardFor::begged_point:
      return about(w.why_begged_point, why_.begged);
    case AwardFor::high:
      return high();
    case AwardFor::low:
      return low();
    case AwardFor::jack:
      return jack();
    case AwardFor::hang_jack:
      return about(w.why_hang_jack, why_.taken_by, why_.dealt);
    case AwardFor::game:
      return game();
    case AwardFor::no_follow:
      return about(w.why_no_follow, before_.plays[at(before_.latest)].seat);
    case AwardFor::revoke:
      return revoke();
    case AwardFor::misdeal:
      return about(w.why_misdeal, why_.erred);
    case AwardFor::looked:
      return about(w.why_looked, why_.erred);
  }
  return {};
}

}  // namespace

std::string Narrator::award_why(const Event& award, const Table& before) const {
  if (!award.counted) {
    Event counted = award;
    counted.counted = true;
    return award_why(counted, before) + " " + std::string(words_->not_counted);
  }
  return AwardReason(*this, setup_->rules, award, before).text();
}

}  // namespace allfours
