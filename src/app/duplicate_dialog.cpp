#include "app/duplicate_dialog.hpp"

#include "app/app.hpp"
#include "app/link.hpp"
#include "core/scoring.hpp"
#include "words/duplicate_words.hpp"
#include "words/player_words.hpp"

namespace allfours {

namespace {

// Who plays the hands again.
constexpr std::string_view computer_name = "expert";

void said_part(JsonWriter& json, std::string_view text) {
  json.open('{');
  json.member("kind", "text");
  json.member("text", text);
  json.close('}');
}

// By which of the four points' names one is known by its letter; no_follow: by none.
AwardFor of_the_four(AwardFor what) {
  constexpr std::array four{AwardFor::high, AwardFor::low, AwardFor::jack, AwardFor::game};
  const int place = place_among_four(what);
  return place < 0 ? AwardFor::no_follow : four[at(place)];
}

// The first letter of a UTF-8 text.
std::string_view first_letter(std::string_view text) {
  std::size_t size = 1;
  while (size < text.size() && (static_cast<unsigned char>(text[size]) & 0xc0) == 0x80) ++size;
  return text.substr(0, size);
}

class HandsPart {
 public:
  HandsPart(JsonWriter& json, const App& app)
      : json_(&json),
        app_(&app),
        words_(&app.words()),
        session_(&app.table().session()),
        sides_(session_->table().sides),
        side_(session_->human() % sides_),
        computer_(player_name(app.words(), computer_name)) {}

  void write(std::span<const HandCompared> hands, bool complete) {
    json_->open('{');
    json_->member("kind", "hands");
    json_->key("rows");
    json_->open('[');
    for (const HandCompared& hand : hands) row(hand);
    if (complete) total(hands);
    json_->close(']');
    json_->close('}');
  }

 private:
  void point(const HandPoint& point) {
    const std::string_view name = award_name(*words_, point.what);
    json_->open('{');
    json_->member("name", name);
    const AwardFor known_as = of_the_four(point.what);
    json_->member("letter", known_as == AwardFor::no_follow
                                ? std::string_view()
                                : first_letter(award_name(*words_, known_as)));
    json_->member("side", point.side < 0 ? "nobody" : point.side == side_ ? "own" : "theirs");
    const bool one = point.points == 1 || point.side < 0;
    json_->member("times", one                ? std::string()
                           : point.points < 0 ? "−" + std::to_string(-point.points)
                                              : std::to_string(point.points));
    json_->close('}');
  }

  void line(std::string_view who, std::span<const HandPoint> points, const std::string& names,
            const Scores& gained, const std::string& chance) {
    const std::string score = points_text(gained, side_, sides_);
    json_->open('{');
    json_->member("who", who);
    json_->key("points");
    json_->open('[');
    for (const HandPoint& one : points) {
      if (one.counted) point(one);
    }
    json_->close(']');
    json_->member("score", score);
    json_->member("chance", chance);
    std::string text = score + (names.empty() ? "" : " (" + names + ")");
    if (!chance.empty()) text += ", " + chance;
    json_->member("text", fill(words_->with_value, {{"text", who}, {"value", text}}));
    json_->close('}');
  }

  void hand_line(std::string_view who, const HandPlayed& hand, int chance) {
    line(who, hand.points, points_list(*words_, hand, side_), gained_in(hand),
         fill(words_->duplicate_chance, {{"n", std::to_string(percent_of(chance))}}));
  }

  void row(const HandCompared& hand) {
    json_->open('{');
    json_->member("heading", fill(words_->duplicate_hand, {{"n", std::to_string(hand.own.hand)}}));
    json_->member("suit", hand.own.trump ? suit_symbol(*hand.own.trump) : std::string_view());
    json_->flag("red", hand.own.trump == Suit::hearts || hand.own.trump == Suit::diamonds);
    json_->key("lines");
    json_->open('[');
    hand_line(words_->you, hand.own, hand.own_chance);
    hand_line(computer_, hand.again, hand.computer_chance);
    json_->close(']');
    json_->member("parted", parting_text(*words_, hand.parting, words_->you, computer_));
    if (hand.parting) {
      json_->member("id", "verdict:" + std::to_string(hand.parting->one));
      json_->member("show", words_->review_to_table);
      if (!app_->embedding()) {
        json_->member("href", "#" + app_->address_of(link(hand)));
        json_->member("line", fill(words_->duplicate_line, {{"who", computer_}}));
      }
    }
    json_->close('}');
  }

  // To the computer's hand, where it parts.
  std::string link(const HandAgain& hand) const {
    const Record record{hand.game.setup(), decisions_in(hand.game.log()), hand.parting->other};
    return link_text({record, session_->human(), {}, session_->bots()});
  }

  void total(std::span<const HandCompared> hands) {
    Scores own{};
    Scores again{};
    int more = 0;
    const auto add = [](Scores& sum, const Scores& one) {
      for (std::size_t i = 0; i < sum.size(); ++i) {
        sum[i] = static_cast<std::int16_t>(sum[i] + one[i]);
      }
    };
    for (const HandAgain& hand : hands) {
      add(own, gained_in(hand.own));
      add(again, gained_in(hand.again));
      more += margin_of(hand.own, side_) - margin_of(hand.again, side_);
    }
    json_->open('{');
    json_->member("heading", words_->duplicate_total);
    json_->member("suit", "");
    json_->flag("red", false);
    json_->key("lines");
    json_->open('[');
    line(words_->you, {}, "", own, "");
    line(computer_, {}, "", again, "");
    json_->close(']');
    json_->member("parted", balance_text(*words_, more, computer_));
    json_->close('}');
  }

  JsonWriter* json_;
  const App* app_;
  const Words* words_;
  const Session* session_;
  int sides_;
  int side_;
  std::string_view computer_;
};

}  // namespace

void write_duplicate(JsonWriter& json, const App& app) {
  const Words& w = app.words();
  const HandsAgain& again = app.table().hands_again();
  said_part(json, fill(w.duplicate_note, {{"who", player_name(w, computer_name)}}));
  if (again.failed()) {
    said_part(json, w.duplicate_failed);
  } else if (again.wanted() == 0) {
    said_part(json, w.duplicate_nothing);
  } else if (!again.complete()) {
    said_part(json, fill(w.duplicate_progress, {{"n", std::to_string(again.all().size() + 1)},
                                                {"other", std::to_string(again.wanted())}}));
  }
  if (!again.all().empty()) HandsPart(json, app).write(again.all(), again.complete());
}

}  // namespace allfours
