// Every word the page shows, by language: the one place where there are words (design.md §3).
// A phrase may hold {who}, {other}, {card}, {suit}, {n}, {score}, {side}, {text}, {value}, {why}.
// A phrase with `|` has two forms, the first for when {who} is the person at the screen, who is
// then not named; or three, the last for when {other} is that person. Knows no events; narrator.hpp
// makes sentences of events. Tests: tests/app/words_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/cards.hpp"

namespace allfours {

// All members are std::string_view, so that a test can walk over them and find a missing one.
struct Words {
  // Cards.
  std::string_view clubs, diamonds, hearts, spades;      // "spades"
  std::string_view a_club, a_diamond, a_heart, a_spade;  // "a spade"
  // Two to ace, with commas: "two of {suit},…"; and as what is played, in the case the language
  // has for that: "the two of {suit},…".
  std::string_view cards, the_cards;
  std::string_view rank_letters;  // "23456789TJQKA", T shown as 10

  // People and sides.
  std::string_view you, you_within, and_side;  // "You", "you" in a sentence, "{who} & {other}"

  // What is said at the table, as buttons and in speech bubbles.
  std::string_view stand, beg, give, run, take_point, bunch, agree, insist, pass;
  std::string_view said_stand, said_beg, said_give, said_run, said_take_point, said_bunch,
      said_agree, said_insist, said_pass;

  // Names of the points.
  std::string_view high, low, jack, hang_jack, game, gift, begged_point, turned_ace, turned_king,
      turned_queen, turned_jack, turned_six, turned_two, no_follow, nobody;

  // Why a point was scored, or by nobody.
  std::string_view why_high_dealt, why_high_dealt_other_took, why_high_taken, why_high_early;
  std::string_view why_low_dealt, why_low_dealt_other_took, why_low_taken;
  std::string_view why_jack_home, why_jack_captured, why_jack_dealt, why_hang_jack;
  std::string_view why_game, why_game_tie_given, why_game_tie, why_no_trump, why_no_jack;
  std::string_view not_counted;
  std::string_view why_gift, why_begged_point, why_turned, why_no_follow;

  // What is behind a point, when its reason is opened.
  std::string_view why, why_dealt, why_dealt_in_run, why_drawn, why_trick, why_trumps_in_play,
      why_one_trump, why_cards_played, why_jack_turned, why_jack_discarded, why_jack_away,
      why_jack_in_pack, why_pile, why_points_away, why_dealer_turned, why_turn_worth,
      why_score_before, why_led;
  std::string_view cards_after;  // "{text}: {card}.": a line, and its cards

  // All hands, once a hand is over.
  std::string_view hands_all, hands_drawn, hands_discarded, hands_turned, hands_rest;

  // Events.
  std::string_view event_say, event_award;  // "{who}: “{text}”"; a line of the score book
  std::string_view event_cut, event_cut_put, event_first_jack, event_red_black, event_pitches,
      event_partners;
  std::string_view event_deal, event_deal_again, event_cut_trump, event_turn_up, event_trump,
      event_trump_pitch;
  std::string_view event_redeal_exhausted, event_redeal_bunch, event_thrown_in;
  std::string_view event_discard, event_play, event_trick, event_draw, event_lay_down;
  std::string_view event_hand_end, event_game_end, event_paid;

  // Headings and marks.
  std::string_view with_value;  // "{text}: {value}"
  std::string_view hand_heading, hand_heading_you, trumps_mark, to_target, turned_mark, deal_mark,
      dealer_mark, partner_mark;

  // What the person must do now, above the hand.
  std::string_view ask_stand, ask_must_beg, ask_give, ask_must_run, ask_point_or_run, ask_bunch,
      ask_agree, ask_discard, ask_lead, ask_pitch, ask_follow_trump, ask_follow_or_trump,
      ask_follow, ask_any, ask_all, ask_trump, ask_overtrump, ask_lay_down, waiting_for;

  // Why a card cannot be played.
  std::string_view not_now, not_follow_trump, not_follow_or_trump, not_follow, not_trump,
      not_undertrump;

  // The four points so far; their names in a small box.
  std::string_view high_box, low_box, jack_box, game_box;
  std::string_view so_far, so_far_note, side_sure, side_so_far, still_open, in_your_hand, in_a_hand,
      on_the_table, not_seen, points_on_table;

  // Buttons and screens.
  std::string_view play, new_game, share, undo, redo, menu, close, history, points_tab,
      everything_tab, next_hand, play_again, discard_button, lay_down, keep, seed, new_seed,
      players, variant, last_trick, copy_link, link_copied, copy_failed, back_to_game, brown_backs,
      four_colours, two_colours, pace, pace_slow, pace_normal, pace_fast, rule, rule_explained,
      tagline, start_note, you_win, other_wins, hand_over, practice, step_back, step_on, step_play,
      pause, new_version, reload, house_rules, usual_rules, rules, explained, rules_changed, source;

  // A league match.
  std::string_view league, league_note, league_result, league_won, league_lost, league_drawn;

  // A challenge: more than {n} points in a hand; {score} were scored.
  std::string_view challenge, challenge_mark, challenge_won, challenge_equal, challenge_lost;

  // Languages.
  std::string_view language, language_name;  // "Language"; of this language, in itself

  // The page's dialogs: settings and keys.
  std::string_view settings, look, look_automatic, look_light, look_dark, sound, sound_note,
      shortcuts, shortcuts_note, text_only, text_only_note, hide_picture, show_picture, names,
      names_note, your_name;
  std::string_view keys, keys_note, keys_off_note, keys_play, keys_ask, keys_look;
  std::string_view key_enter, key_space, key_home, key_end;
  std::string_view key_primary, key_place, key_beg, key_discard, key_next, key_trump, key_score,
      key_hand, key_lines, key_step_back, key_step_on, key_trick_back, key_trick_on, key_first;

  // Games that are kept, and statistics.
  std::string_view resume;  // "Go on with {text}"
  std::string_view statistics, statistics_note, no_statistics, forget_statistics, forget_really,
      games_played, games_won, hands_played, all_fours_made, your_side, other_sides, turned_points;
  // What can be sent to others, and opened. {n}: the hand's number; {score}: its points.
  std::string_view share_what, share_deal, share_deal_note, share_hand, share_hand_note, share_game,
      share_game_note, share_moment, share_moment_note, share_challenge, share_challenge_note,
      share_link, share_with, qr_code, qr_too_long, save_log, save_log_note;
  std::string_view check_deal, fair_deals, compose;
  std::string_view open_game, open_note, open_text, open_file, open_button;

  // What is said when it is asked for.
  std::string_view no_trump_yet, trump_proposed, no_trick_yet, no_cards;

  // Looking back, and playing on from there.
  std::string_view trick_number, trick_back, trick_on, first_moment, last_moment, play_on, the_game,
      practice_game, back_to_real_game, taken_back, copy_history, history_copied,
      history_copy_failed, moment_of;

  // The page around the table, in the order of its elements.
  std::string_view page_table, page_words, page_hand, page_actions, page_happened, deal_name,
      deal_note, cancel, take_deal, link_by_hand;

  // Complaints.
  std::string_view bad_link, bad_file, bad_language, bad_seed, no_webgl, bad_name, name_taken;
};

enum class Language : std::uint8_t { en, de, fr };
inline constexpr std::array languages{Language::en, Language::de, Language::fr};

const Words& words_in(Language language);
Language language_of(const Words& words);
// "de", as in links, settings and HTML; and back, exactly so written.
std::string_view language_code(Language language);
std::optional<Language> find_language(std::string_view code);

using Places = std::initializer_list<std::pair<std::string_view, std::string_view>>;
// Whom a phrase with `|` is about: {who} is the person at the screen; nobody is; {other} is.
enum class Form : std::uint8_t { you, others, to_you };
// The phrase with its places filled. A form that it does not have is told as of others.
std::string fill(std::string_view phrase, Form form, Places places);
std::string fill(std::string_view phrase, bool you, Places places);
std::string fill(std::string_view phrase, Places places);

std::string_view suit_name(const Words& words, Suit suit);    // "spades"
std::string_view one_of_suit(const Words& words, Suit suit);  // "a spade"
std::string card_name(const Words& words, Card card);         // "jack of spades"
std::string the_card(const Words& words, Card card);          // "the jack of spades"
std::string card_short(const Words& words, Card card);        // "J♠", "10♥"
std::string_view suit_symbol(Suit suit);

}  // namespace allfours
