// The comparison of hands as parts of a dialog (dialog.hpp): hands (hands_part.hpp), where a row
// that diverged also has `id` and `show` (the action that goes there, and its label), `href` and
// `line` (a link to the bot's hand); the last row sums up. Knows no picture, and no rule. Tests:
// tests/app/features/duplicate/app_duplicate_test.cpp.
#include "app/app.hpp"
#include "app/dialogs/dialog_parts.hpp"
#include "app/dialogs/hands_part.hpp"
#include "app/features/duplicate/duplicate_feature.hpp"
#include "app/links/address.hpp"
#include "app/links/link.hpp"
#include "app/table/table_state.hpp"
#include "words/duplicate_words.hpp"
#include "words/numbers.hpp"
#include "words/player_words.hpp"

namespace allfours {

namespace {

// The bot that replays the hands.
constexpr std::string_view computer_name = "expert";

class AgainPart {
 public:
  AgainPart(JsonWriter& json, const App& app)
      : json_(&json),
        app_(&app),
        words_(&app.words()),
        session_(&app.table().session),
        part_{&json, words_, session_->human() % session_->table().sides, session_->table().sides},
        computer_(player_name(app.words(), computer_name)) {}

  void write(std::span<const HandCompared> hands, bool complete) {
    begin_table(*json_, "hands");
    for (const HandCompared& hand : hands) row(hand);
    if (complete) total(hands);
    end_table(*json_);
  }

 private:
  std::string chance_text(int chance) const {
    return fill(words_->duplicate_chance, {{"n", number_text(percent_of(chance))}});
  }

  void row(const HandCompared& hand) {
    part_.begin_row(fill(words_->duplicate_hand, {{"n", number_text(hand.own.hand)}}),
                    hand.own.trump);
    part_.line(words_->you, hand.own, chance_text(hand.own_chance));
    part_.line(computer_, hand.again, chance_text(hand.bot_chance));
    part_.end_lines(parting_text(*words_, hand.parting, words_->you, computer_));
    if (hand.parting) {
      json_->member("id", "verdict:" + std::to_string(hand.parting->one));
      json_->member("show", words_->review_to_table);
      if (!app_->state().context.embedding) {
        json_->member("href", "#" + address_of(app_->state(), link(hand)));
        json_->member("line", fill(words_->duplicate_line, {{"who", computer_}}));
      }
    }
    json_->close('}');
  }

  // To the bot's hand, at the divergence.
  std::string link(const HandAgain& hand) const {
    const Record record{hand.game.setup(), decisions_in(hand.game.log()), hand.parting->other};
    return link_text({record, session_->human(), {}, session_->bots()});
  }

  void total(std::span<const HandCompared> hands) {
    Scores own{};
    Scores again{};
    int more = 0;
    for (const HandAgain& hand : hands) {
      add_points(own, gained_in(hand.own));
      add_points(again, gained_in(hand.again));
      more += margin_of(hand.own, part_.side) - margin_of(hand.again, part_.side);
    }
    part_.begin_row(words_->duplicate_total, {});
    part_.line(words_->you, own);
    part_.line(computer_, again);
    part_.end_lines(balance_text(*words_, more, computer_));
    json_->close('}');
  }

  JsonWriter* json_;
  const App* app_;
  const Words* words_;
  const Session* session_;
  HandsPart part_;
  std::string_view computer_;
};

}  // namespace

void write_duplicate(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const ReplayedHands& again = app.table().hands_again;
  text_part(json, "text", fill(w.duplicate_note, {{"who", player_name(w, computer_name)}}));
  if (again.failed()) {
    text_part(json, "text", w.duplicate_failed);
  } else if (again.wanted() == 0) {
    text_part(json, "text", w.duplicate_nothing);
  } else if (!again.complete()) {
    text_part(json, "text",
              fill(w.duplicate_progress, {{"n", number_text(again.all().size() + 1)},
                                          {"other", number_text(again.wanted())}}));
  }
  if (!again.all().empty()) AgainPart(json, app).write(again.all(), again.complete());
}

}  // namespace allfours
