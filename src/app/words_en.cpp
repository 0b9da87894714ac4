#include "app/words.hpp"

namespace allfours {

extern const Words english;
const Words english{
    .clubs = "clubs",
    .diamonds = "diamonds",
    .hearts = "hearts",
    .spades = "spades",
    .a_club = "a club",
    .a_diamond = "a diamond",
    .a_heart = "a heart",
    .a_spade = "a spade",
    .cards =
        "two of {suit},three of {suit},four of {suit},five of {suit},six of {suit},seven of "
        "{suit},eight of {suit},nine of {suit},ten of {suit},jack of {suit},queen of {suit},king "
        "of {suit},ace of {suit}",
    .the_cards =
        "the two of {suit},the three of {suit},the four of {suit},the five of {suit},the six of "
        "{suit},the seven of {suit},the eight of {suit},the nine of {suit},the ten of {suit},the "
        "jack of {suit},the queen of {suit},the king of {suit},the ace of {suit}",
    .rank_letters = "23456789TJQKA",

    .you = "You",
    .you_within = "you",
    .and_side = "{who} & {other}",

    .stand = "Stand",
    .beg = "Beg",
    .give = "Give one",
    .run = "Run the cards",
    .take_point = "Take the point",
    .bunch = "Bunch",
    .agree = "Agree",
    .insist = "Play on",
    .pass = "Pass",
    .said_stand = "Stand!",
    .said_beg = "I beg",
    .said_give = "Take one",
    .said_run = "I run the cards",
    .said_take_point = "I take the point",
    .said_bunch = "Bunch?",
    .said_agree = "Agreed",
    .said_insist = "We play",
    .said_pass = "Pass",

    .high = "High",
    .low = "Low",
    .jack = "Jack",
    .hang_jack = "Hang jack",
    .game = "Game",
    .gift = "Gift",
    .begged_point = "Begged point",
    .turned_ace = "Ace turned",
    .turned_king = "King turned",
    .turned_queen = "Queen turned",
    .turned_jack = "Jack turned",
    .turned_six = "Six turned",
    .turned_two = "Two turned",
    .no_follow = "No follow",
    .nobody = "nobody",

    .why_high_dealt = "You held the highest trump in play.|{who} held the highest trump in play.",
    .why_high_dealt_other_took =
        "Highest trump, dealt to you; {other} took the trick, the point stays yours.|"
        "Highest trump, dealt to {who}; {other} took the trick, the point stays there.",
    .why_high_taken = "You took the highest trump in play.|{who} took the highest trump in play.",
    .why_high_early =
        "You needed one point: the ace of trumps claims it at once.|"
        "{who} needed one point: the ace of trumps claims it at once.",
    .why_low_dealt = "You held the lowest trump in play.|{who} held the lowest trump in play.",
    .why_low_dealt_other_took =
        "Lowest trump, dealt to you; {other} took the trick, the point stays yours.|"
        "Lowest trump, dealt to {who}; {other} took the trick, the point stays there.",
    .why_low_taken = "You took the lowest trump in play.|{who} took the lowest trump in play.",
    .why_jack_home = "You brought the jack of trumps home.|{who} brought the jack of trumps home.",
    .why_jack_captured =
        "You captured the jack of trumps from {other}.|"
        "{who} captured the jack of trumps from {other}.",
    .why_jack_dealt = "The jack of trumps was dealt to you.|The jack of trumps was dealt to {who}.",
    .why_hang_jack =
        "You hanged the jack dealt to {other}: captured, it is worth three.|"
        "{who} hanged the jack dealt to {other}: captured, it is worth three.",
    .why_game = "Card points {score}.",
    .why_game_tie_given = "Card points {score}: a tie goes to the side that did not deal.",
    .why_game_tie = "Card points {score}: a tie scores for nobody.",
    .why_no_trump = "No trump was in play.",
    .why_no_jack = "The jack of {suit} was not in play.",
    .not_counted = "The game was won before: it counts for All Fours only.",
    .why_gift =
        "You begged, {other} kept {suit}: “Take one.”|"
        "{who} begged, {other} kept {suit}: “Take one.”",
    .why_begged_point =
        "You begged and took the point; the hand is thrown in.|"
        "{who} begged and took the point; the hand is thrown in.",
    .why_turned = "You turned {card}.|{who} turned {card}.",
    .why_no_follow = "You could neither follow nor trump.|{who} could neither follow nor trump.",

    .event_say = "{who}: “{text}”",
    .event_award = "{text}, {who}, {n}: {why} {score}.",
    .event_cut = "Cut for deal: {text}. You deal first.|Cut for deal: {text}. {who} deals first.",
    .event_cut_put =
        "Cut for deal, Put order: {text}. You deal first.|"
        "Cut for deal, Put order: {text}. {who} deals first.",
    .event_first_jack =
        "First jack: {text}. You deal first.|"
        "First jack: {text}. {who} deals first.",
    .event_red_black =
        "Red or black: {text}. You deal first.|"
        "Red or black: {text}. {who} deals first.",
    .event_pitches = "You pitch.|{who} pitches.",
    .event_partners = "{who} against {other}, partners by jacks.",
    .event_deal = "You deal {n} cards each.|{who} deals {n} cards each.",
    .event_deal_again = "You deal {n} more each.|{who} deals {n} more each.",
    .event_cut_trump = "You cut the pack: {card} shows.|{who} cuts the pack: {card} shows.",
    .event_turn_up = "You turn {card}.|{who} turns {card}.",
    .event_trump = "{suit} are trumps.",
    .event_trump_pitch = "Pitched: {suit} are trumps.",
    .event_redeal_exhausted = "Too few cards are left: the same dealer deals again.",
    .event_redeal_bunch = "All agree to throw the cards in: the same dealer deals again.",
    .event_thrown_in = "The hand is thrown in.",
    .event_discard = "You discard {text}.|{who} discards {n} cards.",
    .event_play = "You play {card}.|{who} plays {card}.",
    .event_trick = "You win the trick.|{who} wins the trick.",
    .event_draw = "You draw {card}.|{who} draws {card}.",
    .event_lay_down = "You lay down your hand.|{who} lays down a worthless hand.",
    .event_hand_end = "The hand is over: {score}.",
    .event_game_end = "{side} – the game, {score}.",
    .event_paid = "Stakes a player: {score}.",

    .with_value = "{text}: {value}",
    .hand_heading = "Hand {n} · {who} deals",
    .hand_heading_you = "Hand {n} · you deal",
    .trumps_mark = "{suit} trumps",
    .to_target = "to {n}",
    .turned_mark = "turned {card}",
    .deal_mark = "deal",
    .dealer_mark = "D",
    .partner_mark = "partner",

    .ask_stand = "{card} is turned: stand for {suit}, or beg?",
    .ask_must_beg = "{card} is turned and you hold no {suit}: you must beg.",
    .ask_give = "{who} begs: keep {suit} and give one, or run?",
    .ask_must_run = "{who} begs. A gift would end the game: run the cards.",
    .ask_point_or_run = "One point and a new hand, or run the cards?",
    .ask_bunch = "New suit: {suit}. Throw the cards in, or play?",
    .ask_agree = "{who} would throw the cards in. Agree?",
    .ask_discard = "Choose {n} cards to discard.",
    .ask_lead = "Your lead.",
    .ask_pitch = "Your pitch: the suit you lead is trump.",
    .ask_follow_trump = "Trumps led: play a trump.",
    .ask_follow_or_trump = "{suit} led: follow with {card}, or trump.",
    .ask_follow = "{suit} led: follow with {card}.",
    .ask_any = "{suit} led and you have none: play any card.",
    .ask_all = "{suit} led: you may play any of these.",
    .ask_trump = "{suit} led and you have none: you must trump.",
    .ask_overtrump = "The trick is trumped: no lower trump.",
    .ask_lay_down = "Nothing left to win with. Lay your hand down?",
    .waiting_for = "{who} is thinking …",

    .not_now = "It is not your turn to play a card.",
    .not_follow_trump = "Trumps were led and you hold one: play a trump.",
    .not_follow_or_trump = "{suit} were led: follow with {card}, or trump.",
    .not_follow = "{suit} were led: follow with {card}.",
    .not_trump = "You have no {suit}: you must play a trump.",
    .not_undertrump =
        "The trick is trumped: a lower trump may not be played while another card can.",

    .so_far = "The four points so far",
    .so_far_note = "from what you can see",
    .side_sure = "yours, sure|{side}, sure",
    .side_so_far = "yours so far|{side} so far",
    .in_your_hand = "in your hand",
    .in_a_hand = "{who} holds it",
    .on_the_table = "on the table",
    .not_seen = "not seen",
    .points_on_table = "{n} on table",

    .play = "Play",
    .new_game = "New game",
    .share = "Share",
    .undo = "Undo",
    .redo = "Redo",
    .menu = "Menu",
    .close = "Close",
    .history = "Hand history",
    .points_tab = "Points",
    .everything_tab = "Everything",
    .next_hand = "Next hand",
    .play_again = "Play again",
    .discard_button = "Discard",
    .lay_down = "Lay down",
    .keep = "Play on",
    .seed = "Deal",
    .new_seed = "New deal",
    .players = "Players",
    .variant = "Game",
    .last_trick = "Last trick",
    .copy_link = "Copy link",
    .link_copied = "Link copied: it opens exactly this deal.",
    .copy_failed = "The link could not be copied; take it from the address bar.",
    .back_to_game = "Back to the game",
    .four_colours = "Four-colour pack",
    .two_colours = "Two-colour pack",
    .pace = "Pace",
    .pace_slow = "slow",
    .pace_normal = "normal",
    .pace_fast = "fast",
    .rule = "Rule",
    .tagline = "Every point explained as it is scored.",
    .start_note = "Same deal, same cards: send the link and others sit at exactly this table.",
    .you_win = "You win the game",
    .other_wins = "The game goes to {side}",
    .hand_over = "Hand {n} is over",
    .practice = "practice",
    .step_back = "Back",
    .step_on = "On",
    .house_rules = "House rules",
    .usual_rules = "Usual rules",
    .rules = "Rules",
    .rules_changed = "{n} changed",
    .source = "source {text}",

    .language = "Language",
    .language_name = "English",

    .bad_link = "This link cannot be opened. {text}",
    .bad_seed = "A deal's name is 1 to 64 letters, digits, - or _.",
    .no_webgl = "This page draws its table with WebGL, which this browser does not offer.",
};

}  // namespace allfours
