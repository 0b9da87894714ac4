#include "app/features/season/seasons.hpp"

#include <utility>

namespace allfours {

void Seasons::replace(Season other, std::string night) {
  offered.reset();
  before.reset();
  if (now.begun()) before = {std::move(now), std::move(night)};
  now = std::move(other);
}

void Seasons::read(std::string_view text) {
  KeptSeasons kept = parse_kept_seasons(text);
  now = std::move(kept.now);
  before.reset();
  if (kept.before) before = {*std::move(kept.before), std::move(kept.night_before)};
}

std::string Seasons::text() const {
  if (!before) return kept_text({now, std::nullopt, {}});
  return kept_text({now, before->season, before->night});
}

}  // namespace allfours
