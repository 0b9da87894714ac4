#include "app/links/sharing.hpp"

#include <algorithm>

#include "app/links/link.hpp"
#include "words/numbers.hpp"

namespace allfours {

namespace {

// The last finished hand of a log, or 0.
int last_ended(std::span<const Event> log) {
  int hand = 0;
  int ended = 0;
  for (const Event& event : log) {
    if (event.kind == EventKind::hand) hand = event.hand_number;
    if (event.kind == EventKind::hand_end) ended = hand;
  }
  return ended;
}

// The moment of the first deal, or of dealing by hand.
int first_deal(const Setup& setup) {
  const Events log = Game(setup).log();
  const auto deal = std::find_if(log.begin(), log.end(),
                                 [](const Event& event) { return event.kind == EventKind::deal; });
  return static_cast<int>(deal - log.begin()) + (deal == log.end() ? 0 : 1);
}

}  // namespace

std::vector<SharedLink> shared_links(const Session& session, const Words& w) {
  const Setup& setup = session.setup();
  const int first = first_hand(setup);
  const int hand = std::max(first, static_cast<int>(session.table().hand));
  const int seat = session.human();
  const Bots& bots = session.bots();
  const std::span<const Event> log = session.log();
  const std::span<const Event> seen = log.first(static_cast<std::size_t>(session.shown()));
  const std::string number = number_text(hand);
  const Record deal = deal_of_hand(setup, log, hand);

  std::vector<SharedLink> links;
  links.push_back({"deal", std::string(w.share_deal), fill(w.share_deal_note, {{"n", number}}),
                   link_text({deal, seat, {}, bots})});
  Record played = record_of_hand(setup, log, hand);
  played.setup = deal.setup;
  played.moment = played.decisions.empty() ? 0 : first_deal(played.setup);
  links.push_back({"hand", std::string(w.share_hand), fill(w.share_hand_note, {{"n", number}}),
                   link_text({played, seat, {}, bots})});
  Record game = session.record();
  game.moment = game.decisions.empty() ? 0 : first_deal(setup);
  links.push_back({"game", std::string(w.share_game), std::string(w.share_game_note),
                   link_text({game, seat, {}, bots})});
  game.moment = std::max(1, session.shown());
  links.push_back({"moment", std::string(w.share_moment), std::string(w.share_moment_note),
                   link_text({game, seat, {}, bots})});
  if (const int ended = last_ended(seen); ended > 0) {
    const int points = points_in_hand(seen, ended, seat % session.table().sides);
    links.push_back(
        {"challenge", std::string(w.share_challenge),
         fill(w.share_challenge_note, {{"n", number_text(ended)}, {"score", number_text(points)}}),
         link_text({deal_of_hand(setup, log, ended), seat, points, bots})});
  }
  for (SharedLink& link : links) {
    if (link.fragment.size() <= long_to_send) continue;
    const std::string number_of_signs = number_text(link.fragment.size());
    link.note += ' ';
    link.note += link.fragment.size() > longest_link
                     ? fill(w.share_too_long, {{"n", number_of_signs}})
                     : fill(w.share_long, {{"n", number_of_signs}});
  }
  return links;
}

}  // namespace allfours
