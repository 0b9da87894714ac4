#include "app/narration/history_text.hpp"

#include "app/narration/explanation.hpp"
#include "core/text/utf8.hpp"
#include "words/numbers.hpp"

namespace allfours {

namespace {

constexpr int columns = 72;

// Width of a text in columns: characters, not bytes.
int width_of(std::string_view text) {
  int width = 0;
  for (const char c : text) width += continues_character(c) ? 0 : 1;
  return width;
}

class Writer {
 public:
  // Breaks at spaces; all lines are indented by `indent` columns.
  void write(int indent, std::string_view text) {
    std::string line(static_cast<std::size_t>(indent), ' ');
    bool empty = true;
    while (!text.empty()) {
      const auto space = std::min(text.find(' '), text.size());
      const std::string_view word = text.substr(0, space);
      if (!empty && width_of(line) + 1 + width_of(word) > columns) {
        text_ += line + "\n";
        line.assign(static_cast<std::size_t>(indent), ' ');
        empty = true;
      }
      if (!empty) line += ' ';
      line += word;
      empty = false;
      text.remove_prefix(std::min(space + 1, text.size()));
    }
    text_ += line + "\n";
  }
  // One line with a second text at its right end.
  void write(int indent, std::string_view text, std::string_view right) {
    std::string line(static_cast<std::size_t>(indent), ' ');
    line += text;
    const int gap = columns - width_of(line) - width_of(right);
    line.append(static_cast<std::size_t>(std::max(2, gap)), ' ');
    text_ += line + std::string(right) + "\n";
  }
  void blank() { text_ += "\n"; }
  std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

// "1. Ella 10♥, You K♥, … – You"
std::string trick_text(const SeenTrick& trick, const Narrator& narrator) {
  const Words& w = narrator.words();
  std::string plays;
  for (const Play& play : trick.plays) {
    plays +=
        (plays.empty() ? "" : ", ") + narrator.name(play.seat) + " " + card_short(w, play.card);
  }
  if (trick.winner >= 0) plays += " → " + narrator.name(trick.winner);
  return fill(w.with_value, {{"text", fill(w.trick_number, {{"n", number_text(trick.number)}})},
                             {"value", plays}});
}

}  // namespace

std::string history_text(const Setup& setup, std::span<const Event> log, const Narrator& narrator,
                         std::string_view mark) {
  const Words& w = narrator.words();
  const Events seen = redacted(setup, log, narrator.people().you);
  Writer out;
  Table table = new_view_table(setup);
  bool trick_open = false;
  for (std::size_t i = 0; i < seen.size(); ++i) {
    const Event& event = seen[i];
    const std::string sentence = narrator.sentence(event, table);
    switch (event.kind) {
      case EventKind::game: {
        out.write(0, sentence);
        std::string deal;
        if (!setup.seed.empty()) deal = std::string(w.seed) + " " + setup.seed;
        if (!mark.empty()) deal += (deal.empty() ? "" : " · ") + std::string(mark);
        if (!deal.empty()) out.write(0, deal);
        for (int side = 0; side < side_count(setup.rules, setup.players); ++side) {
          out.write(2, narrator.side_name(side));
        }
        out.blank();
        break;
      }
      case EventKind::hand:
        out.blank();
        out.write(0, narrator.hand_heading(event), narrator.score_text(event.score));
        break;
      case EventKind::play:
        trick_open = true;
        break;
      case EventKind::trick:
        trick_open = false;
        out.write(2, trick_text(tricks_of_hand({seen.data(), i + 1}).back(), narrator));
        break;
      case EventKind::award: {
        const std::string who =
            event.side < 0 ? std::string(w.nobody) : narrator.side_name(event.side);
        std::string title =
            signed_text(event.points) + " " + narrator.award_title(event) + " · " + who;
        if (event.why.card.known()) title += " · " + card_short(w, event.why.card);
        out.write(2, title, narrator.score_text(event.score));
        out.write(5, narrator.award_why(event, table));
        break;
      }
      case EventKind::deal_by_hand:
        break;  // the deal says it
      case EventKind::game_end:
        out.blank();
        out.write(0, sentence);
        break;
      default:
        out.write(2, sentence);
        break;
    }
    apply(table, event);
  }
  // The current trick.
  if (trick_open) out.write(2, trick_text(tricks_of_hand(seen).back(), narrator));
  return out.take();
}

}  // namespace allfours
