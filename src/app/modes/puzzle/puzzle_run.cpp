#include "app/modes/puzzle/puzzle_run.hpp"

#include "app/links/link.hpp"

namespace allfours {

PuzzleRun::PuzzleRun(Goal goal, const Session& session)
    : judge_(goal, session.human()),
      link_(puzzle_text(session.game(), session.human(), goal)),
      cards_(session.game().table().hand_count[at(session.human())]),
      begins_(static_cast<int>(session.log().size())) {
  const Table& table = session.game().table();
  if (table.turn != session.human()) return;
  const CardSet right = judge_.right(table);
  if (right.count() == 1) right_ = right.first();
}

bool PuzzleRun::asks(const Session& session) const {
  return session.game().question().seat == session.human() && !shows_ &&
         !session.game().question().lay_down;
}

bool PuzzleRun::goes_on(const Session& session) const {
  if (session.shown() < begins_) return true;
  return !over() && (!session.at_end() || !asks(session));
}

void PuzzleRun::look(const Session& session) {
  if (over() || session.shown() < begins_) return;
  const Event& last = session.last_shown();
  if (last.kind == EventKind::play && last.seat == session.human()) played_ = last.card;
  standing_ = judge_.standing(session.table());
  if (over()) folded_ = false;
}

bool PuzzleRun::decide(Session& session) {
  const auto question = session.game().question();
  if (question.seat < 0) return false;
  const bool own = question.seat == session.human();
  if (question.lay_down) {
    if (!own) return session.answer(std::nullopt);
    session.keep_hand();
    return true;
  }
  if (asks(session)) return false;
  const Decision decision = judge_.best(session.game().table());
  return own ? !session.decide(decision) : session.answer(decision);
}

std::string PuzzleRun::title(const Narrator& narrator) const {
  return puzzle_title(narrator.words(), wire(judge_.goal()), number_text(cards_));
}

Caption PuzzleRun::caption(const Narrator& narrator, Standing standing, bool shows) const {
  const Words& w = narrator.words();
  const auto phrase = [&](std::string_view name) { return puzzle_phrase(w, name); };
  const PuzzleText* text = this->text();
  std::string idea;
  if (text != nullptr && right_.known()) {
    const auto other = parse_card(text->other);
    idea = fill(phrase("idea-" + std::string(text->idea)),
                {{"card", the_card(w, right_)}, {"other", the_card(w, other.value_or(right_))}});
  } else if (right_.known()) {
    idea = fill(phrase("only"), {{"card", the_card(w, right_)}});
  }
  switch (standing) {
    case Standing::open:
      if (shows) return {std::string(phrase("shown")), idea};
      return {title(narrator), std::string(phrase("open"))};
    case Standing::reached:
      return {std::string(phrase(shows ? "shown" : "solved")), idea};
    case Standing::missed:
      break;
  }
  return {std::string(phrase("missed")),
          played_.known() ? fill(phrase("missed-by"), {{"card", the_card(w, played_)}})
                          : std::string(phrase("missed-text"))};
}

Caption PuzzleRun::caption(const Narrator& narrator) const {
  return caption(narrator, standing_, shows_);
}

std::vector<Caption> PuzzleRun::captions(const Narrator& narrator) const {
  return {caption(narrator, Standing::open, false), caption(narrator, Standing::reached, false),
          caption(narrator, Standing::reached, true), caption(narrator, Standing::missed, false)};
}

}  // namespace allfours
