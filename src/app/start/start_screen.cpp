#include "app/start/start_screen.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "app/action_number.hpp"
#include "app/features/league/league_match.hpp"
#include "core/cards/random.hpp"
#include "core/game/series.hpp"
#include "core/rules/named_rules.hpp"

namespace allfours {

std::string fresh_seed(std::uint32_t random) {
  // Places where the game is or was played.
  static constexpr std::array<std::string_view, 64> places{
      "ARIMA",     "AROUCA",      "BATLEY",       "BELMONT",     "BIRSTALL",     "BLACKBURN",
      "BOLTON",    "BRADFORD",    "BRIGHOUSE",    "CALEDONIA",   "CARAPO",       "CARENAGE",
      "CHAGUANAS", "CLECKHEATON", "COUVA",        "CUNUPIA",     "DARWEN",       "DEWSBURY",
      "DIEGO",     "DOVER",       "FYZABAD",      "GASPARILLO",  "GUAYAGUAYARE", "HALIFAX",
      "HOLMFIRTH", "HONLEY",      "ICACOS",       "KENT",        "KINGSTON",     "LAVENTILLE",
      "LEEDS",     "LONDON",      "MAIDSTONE",    "MANITOBA",    "MARABELLA",    "MARAVAL",
      "MAYARO",    "MIRFIELD",    "MORUGA",       "MORVANT",     "OSSETT",       "OTTERY",
      "PENAL",     "PIARCO",      "PRESTON",      "PRINCES",     "RIOCLARO",     "ROXBOROUGH",
      "SALFORD",   "SANFERNANDO", "SANGREGRANDE", "SCARBOROUGH", "SIPARIA",      "TACARIGUA",
      "TALPARO",   "TOBAGO",      "TOCO",         "TRINCITY",    "TUNAPUNA",     "VALENCIA",
      "WAKEFIELD", "WINNIPEG",    "WOODBROOK",    "YORK"};
  return std::string(places[random % places.size()]) + "-" +
         std::to_string(random / places.size() % 1000);
}

StartScreen::StartScreen(std::uint32_t entropy)
    : entropy_(entropy),
      variant_(find_variant("trinidad")),
      players_(variant_->usual_players),
      seed_(fresh_seed(entropy)),
      rules_(variant_->rules) {}

Setup StartScreen::setup() const {
  Setup setup;
  setup.variant = variant_;
  setup.players = players_;
  setup.rules = rules_;
  setup.seed = seed_;
  return setup;
}

void StartScreen::take(const Setup& setup) {
  variant_ = setup.variant;
  players_ = setup.players;
  seed_ = setup.seed;
  rules_ = setup.rules;
  house_rules_open_ = games_open_ = lessons_open_ = puzzles_open_ = false;
}

bool StartScreen::close() {
  bool& last = house_rules_open_ ? house_rules_open_
               : puzzles_open_   ? puzzles_open_
               : lessons_open_   ? lessons_open_
                                 : games_open_;
  return std::exchange(last, false);
}

bool StartScreen::toggle_games() {
  games_open_ = !games_open_;
  games_for_ = 0;
  return true;
}

bool StartScreen::toggle_lessons() {
  lessons_open_ = !lessons_open_;
  return true;
}

bool StartScreen::toggle_puzzles() {
  puzzles_open_ = !puzzles_open_;
  return true;
}

bool StartScreen::choose_games_for(std::string_view what) {
  const int players = number_in(what, -1);
  const auto all = variants();
  if (players != 0 && std::none_of(all.begin(), all.end(), [&](const Variant& variant) {
        return variant.allows(players);
      })) {
    return false;
  }
  games_for_ = players;
  return true;
}

bool StartScreen::league_possible() const { return variant_ == league_setup(seed_).variant; }

bool StartScreen::choose_variant(std::string_view what) {
  const Variant* variant = find_variant(what);
  if (variant == nullptr) return false;
  variant_ = variant;
  rules_ = variant->rules;
  league_ = false;
  series_ = 1;
  if (games_for_ > 0 && variant_->allows(games_for_)) players_ = games_for_;
  if (!variant_->allows(players_)) players_ = variant_->usual_players;
  return true;
}

bool StartScreen::choose_players(std::string_view what) {
  const int players = number_in(what, 0);
  if (!variant_->allows(players)) return false;
  players_ = players;
  return true;
}

bool StartScreen::choose_seed(std::string_view what) {
  if (!valid_seed(what)) return false;
  seed_ = what;
  return true;
}

bool StartScreen::toggle_league() {
  if (!league_possible()) return false;
  league_ = !(league_ && is_league_game(setup()));
  rules_ = league_ ? league_setup(seed_).rules : variant_->rules;
  return true;
}

bool StartScreen::series_possible() const { return allows_series(*variant_); }

bool StartScreen::choose_series(std::string_view what) {
  const int games = number_in(what, 0);
  if (!series_possible() || (games != 1 && !is_series_length(games))) return false;
  series_ = games;
  return true;
}

bool StartScreen::new_seed() {
  entropy_ = entropy_ * 1664525u + 1013904223u;
  seed_ = fresh_seed(entropy_ >> 7);
  return true;
}

bool StartScreen::toggle_house_rules() {
  house_rules_open_ = !house_rules_open_;
  rules_when_opened_ = rules_;
  return true;
}

bool StartScreen::usual_rules() {
  rules_ = variant_->rules;
  return true;
}

std::optional<Fault> StartScreen::toggle_named_rule(std::string_view name) {
  const NamedRule* named = find_named_rule(*variant_, name);
  if (named == nullptr) return std::nullopt;
  const bool was_set = named->is_set(rules_);
  const RuleSet changed = was_set ? named->without(rules_, variant_->rules) : named->with(rules_);
  const auto refusal = validate(changed, players_);
  if (refusal) return refusal;
  rules_ = changed;
  if (named->best_of > 1) series_ = was_set ? 1 : named->best_of;
  return std::nullopt;
}

std::optional<Fault> StartScreen::change_rule(std::string_view name, int step) {
  const Field* field = find_field(name);
  if (field == nullptr) return std::nullopt;
  const int count = field->most - field->least + 1;
  std::optional<Fault> refusal;
  RuleSet changed_rules = rules_;
  for (int i = 1; i < count; ++i) {
    int place = field->get(rules_) - field->least + i * step;
    // A number stops at its limits, a word wraps around.
    if (field->kind == Field::Kind::number && (place < 0 || place >= count)) break;
    place = (place % count + count) % count;
    field->set(changed_rules, field->least + place);
    // With mistakes allowed, dealing by hand is the default.
    if (field->name == "table_rules") changed_rules.hand_dealing = changed_rules.table_rules;
    const auto no = validate(changed_rules, players_);
    if (!no) {
      rules_ = changed_rules;
      break;
    }
    if (!refusal) refusal = no;
  }
  return refusal;
}

}  // namespace allfours
