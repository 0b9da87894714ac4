#include "app/features/league/league_nights.hpp"

#include <algorithm>
#include <utility>

namespace allfours {

// The night's own game has ended in another tab, while a copy is still played here.
static bool has_ended(const std::optional<LeagueNight>& ours, const LeagueNight& stored) {
  return ours && ours->has_own() && ours->own() == stored.own() && !ours->own_game() &&
         stored.own_game();
}

const LeagueNight* LeagueNights::with_game(std::string_view name) const {
  for (const auto& night : nights_) {
    if (night && night->has_own() && night->own() == name) return &*night;
  }
  return nullptr;
}

LeagueNight* LeagueNights::with_game(std::string_view name) {
  return const_cast<LeagueNight*>(std::as_const(*this).with_game(name));
}

const LeagueNight* LeagueNights::current(std::string_view name) const {
  if (const LeagueNight* night = with_game(name)) return night;
  if (nights_[1]) return &*nights_[1];
  return nights_[0] ? &*nights_[0] : nullptr;
}

std::vector<LeagueNight*> LeagueNights::all() {
  std::vector<LeagueNight*> found;
  for (auto& night : nights_) {
    if (night) found.push_back(&*night);
  }
  return found;
}

LeagueNight& LeagueNights::begin(LeagueNight night) {
  const std::size_t place = night.day() >= 0 ? 1 : 0;
  unstored_[place] = true;
  return nights_[place].emplace(std::move(night));
}

void LeagueNights::end_of_season() {
  nights_[1].reset();
  unstored_[1] = true;
}

bool LeagueNights::drop_foreign(const Season& season) {
  if (!nights_[1] || nights_[1]->fits(season)) return false;
  nights_[1].reset();
  unstored_[1] = false;
  return true;
}

void LeagueNights::read(std::string_view text, const Season& season, std::string_view here) {
  const LeagueNight* at_table = with_game(here);
  for (std::size_t i = 0; i < nights_.size(); ++i) {
    if (nights_[i] && &*nights_[i] != at_table && !unstored_[i]) nights_[i].reset();
  }
  foreign_.clear();
  unread_.clear();
  while (!text.empty()) {
    const auto end = text.starts_with('\n') ? 0 : std::min(text.find("\n\n"), text.size() - 1) + 1;
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (part.empty()) continue;
    auto night = parse_night(part);
    const std::size_t place = night && night->day() >= 0 ? 1 : 0;
    if (!night) {
      unread_.emplace_back(part);
    } else if (place == 1 && !night->fits(season)) {
      if (!unstored_[1]) foreign_ = part;
    } else if ((!nights_[place] && !unstored_[place]) || has_ended(nights_[place], *night)) {
      nights_[place] = std::move(night);
      unstored_[place] = false;
    }
  }
}

// The nights, each ended by an empty line: the single one, the season's, that of another season,
// then those that cannot be read.
std::string LeagueNights::text() const {
  std::string text = (nights_[0] ? nights_[0]->text() : std::string()) + "\n";
  if (nights_[1] || foreign_.empty()) text += (nights_[1] ? nights_[1]->text() : "") + "\n";
  if (!foreign_.empty()) text += foreign_ + "\n";
  for (const std::string& one : unread_) text += one + "\n";
  return text;
}

}  // namespace allfours
