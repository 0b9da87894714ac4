// The variants' paragraphs and the general lines of the rules sheet, in English; the sentences for
// each field and value are in rules_sheet_fields_en.cpp.
#include "app/rules_sheet_rows.hpp"

namespace allfours {

extern const std::span<const SheetText> english_rule_texts;

namespace {

constexpr std::array paragraph_texts{
    SheetText{
        "german",
        "All Fours was probably invented in England in the 17th century. This is the game for "
        "two as a German description gives it: a card is turned up to propose the trump suit, "
        "and the point cards belong to whoever wins them in tricks."},
    SheetText{"trinidad",
              "All Fours came from England and is now the national game of Trinidad, where it is "
              "sometimes called All Foes. Two pairs of partners play to 14; the card the dealer "
              "turns up can score before play begins, and the jack of trumps is hunted: captured, "
              "it is worth three points."},
    SheetText{
        "trinidad-2",
        "The national game of Trinidad, played by two. That is less usual than the game with "
        "partners; the rules are the same, but a hand can grow longer, because more cards are "
        "left to deal."},
    SheetText{"tobago",
              "All Fours as it is often played in Tobago, the island beside Trinidad. One thing is "
              "different: it is the two, and not the six, that scores two points when it is turned "
              "up."},
    SheetText{
        "west-yorkshire",
        "A pub and league game of West Yorkshire in the north of England, as it was played in "
        "2003 at the Black Labrador in Batley. No card is turned up: the first card led, the "
        "pitch, decides the trump suit, and the partner of whoever leads it may not look at a "
        "card before."},
    SheetText{"west-yorkshire-2",
              "The West Yorkshire pub game for two players, to 9 points. No card is turned up: the "
              "first card led, the pitch, decides the trump suit."},
    SheetText{"west-yorkshire-6",
              "The West Yorkshire pub game for six players in three pairs. No card is turned up: "
              "the first card led, the pitch, decides the trump suit, and the partner of whoever "
              "leads it may not look at a card before."},
    SheetText{"lancashire",
              "All Fours as it is played in pubs and leagues in Blackburn in Lancashire, after "
              "Arthur Taylor's book “Pub Games”. It is much like the West Yorkshire game, but the "
              "lowest trump must be won in a trick to score."},
    SheetText{"cotton",
              "The oldest description known: Charles Cotton's “Compleat Gamester” of 1674, which "
              "says that the game was invented in Kent and much played there. Two play to a number "
              "agreed beforehand, from 7 to 15, most often 11; whoever refuses the turned suit "
              "decides what happens next."},
    SheetText{"running",
              "A longer game that Cotton's book of 1674 describes in a few words: the same, but to "
              "31, and an ace, a king, a queen or a jack that is turned up scores for the dealer."},
    SheetText{
        "old-american",
        "All Fours for two as American books of the early 19th century describe it, much like "
        "the English game before it. Hands that grow while trumps are looked for are cut back "
        "to six cards."},
    SheetText{"seven-up",
              "All Fours became very popular in North America in the 19th century. R. F. Foster "
              "described it in 1897 as Old Sledge or Seven Up: two or three play each for "
              "themselves, four in pairs, and a new suit that nobody likes can be bunched – thrown "
              "in and dealt again."},
    SheetText{
        "pitch",
        "R. F. Foster's variant of Seven Up, also called Blind All Fours: nothing is turned up "
        "and nobody begs. The first card led, the pitch, decides the trump suit."},
    SheetText{"french",
              "A French description of All Fours, which calls it an American game for two. Here "
              "Game, the point for the most valuable cards, is counted first, and the other three "
              "belong to whoever wins their cards in tricks."},
    SheetText{"french-4",
              "The French game for four in two pairs. Dealer and eldest settle the trump suit "
              "between them; their partners leave their cards face down until it is fixed."},
    SheetText{"california-jack",
              "A game for two that a French description gives as a variant of All Fours. The rest "
              "of the pack is a stock with its top card showing: win the trick to take it, or lose "
              "the trick and hope for a better one below. All 52 cards are played."},
    SheetText{
        "sca",
        "A long game for two, to 49, written down by members of the SCA, who bring the Middle "
        "Ages and the Renaissance back to life. High, Low and even Jack belong to whoever was "
        "dealt them; only Game is won by taking tricks."},
};

constexpr std::array general_texts{
    SheetText{"two_players", "Two players play against each other."},
    SheetText{"three_players", "Three players play, each for themselves."},
    SheetText{"aim",
              "A game is played over several hands, as each deal is called. Every hand offers four "
              "points, which gave the game its name: High for the highest trump, Low for the "
              "lowest, Jack for the jack of trumps, and Game for the most valuable cards won in "
              "tricks."},
    SheetText{"pack",
              "A pack of 52 cards is used. In every suit the ace is highest, then king, "
              "queen, jack, ten and so on down to the two."},

    SheetText{"cut_ties", "If the highest cards are equal, everyone cuts again."},
    SheetText{
        "wrong_guess",
        "If the guess is wrong, the player who cut will lead to the first trick.|"
        "If the guess is wrong, the side that cut names the player who will lead to the first "
        "trick."},
    SheetText{"eldest_two", "The player who does not deal is called eldest, and plays first."},
    SheetText{"eldest_left", "The player on the dealer's left is called eldest, and plays first."},
    SheetText{"eldest_right",
              "The player on the dealer's right is called eldest, and plays first."},
    SheetText{"packets_choice",
              "At a real table the dealer may choose how to split the six cards. Here it is the "
              "same for the whole game."},
    SheetText{"looking",
              "At a real table looking too early costs four points, scored by the other side at "
              "once. Here the cards simply lie face down."},
    SheetText{"stock",
              "The rest of the pack is the stock. It lies face up, so that only its top "
              "card can be seen."},
    SheetText{"deal_passes", "After each hand the deal passes to eldest."},

    SheetText{"trump_beats",
              "In every hand one suit is trump: any card of it beats every card of another suit."},
    SheetText{"cut_depth",
              "How deep eldest cuts is left to chance: 4 to 48 cards lie above the card shown."},
    SheetText{"cut_jack", "A jack shown in this way scores nothing."},
    SheetText{"fixing_card_when",
              "It is scored at the moment when the trump suit is fixed, before any gift."},
    SheetText{"accepted_card_when",
              "It is scored at once, before the first lead. Once the suit has been refused, no "
              "turned card scores."},
    SheetText{"gift_order",
              "The gift is scored by one player after another, eldest first.|"
              "The gift is scored by one side after another, eldest's first."},
    SheetText{"gift_before_turned",
              "The gift is scored at once, and so before the points for turned cards."},
    SheetText{"chooses_once",
              "Eldest chooses only once: if the refused suit shows again, the run simply goes on."},
    SheetText{"point_ends_hand",
              "A hand thrown in for the point is over: the deal passes as after any other."},
    SheetText{"run_packet", "The three cards of a run are dealt to each player in one packet."},
    SheetText{"run_out",
              "If the pack runs out before another suit shows, all cards are thrown in, "
              "shuffled and dealt again."},
    SheetText{"run_out_dealer", "The same dealer deals again."},
    SheetText{"run_out_when",
              "The pack has run out when too few cards are left for everybody's "
              "three and one more to turn."},
    SheetText{"bunch_answers",
              "The others answer in turn after the proposer, up to the first "
              "refusal. There is no second proposal."},
    SheetText{"turned_kept",
              "Points scored for turned cards are kept even if the hand is dealt again."},
    SheetText{"turned_lost",
              "If the hand is dealt again, the cards turned before count for nothing."},
    SheetText{"discards_out", "Discards are out of play: a trump thrown away counts for nobody."},

    SheetText{"tricks",
              "Eldest leads any card, and the others play one card each in turn: that is a trick. "
              "Its winner takes it and leads to the next, until all cards are played."},
    SheetText{"trick_winner",
              "The highest trump wins the trick; if there is none in it, the "
              "highest card of the suit led does."},
    SheetText{"draw",
              "After each trick its winner takes the top card of the stock, and the other player "
              "the next. When the stock is gone, the last six cards are played out."},
    SheetText{"draw_seen", "Both players see each card as it is taken from the stock."},
    SheetText{"below_zero", "A score may fall below zero by this."},
    SheetText{"throw_in_turns",
              "Only one of two partners may do so. The players are asked in turn, beginning after "
              "the one who leads next."},
    SheetText{"no_throw_in", "In the game for two, no worthless hand may be laid down."},

    SheetText{"in_play",
              "In play are only the cards that were dealt and kept. The highest trump in play need "
              "not be the ace, nor the lowest the two."},
    SheetText{"whole_pack",
              "The whole pack is in play: the ace, the jack and the two of trumps are "
              "always there."},
    SheetText{"card_points",
              "Card points, for Game only: ten 10, ace 4, king 3, queen 2, jack 1, "
              "for the cards won in tricks."},
    SheetText{"all_tie", "If more than two tie for the most, nobody scores Game."},
    SheetText{"one_trump",
              "A trump that is the only one in play is both the highest and the "
              "lowest, and scores both points."},
    SheetText{"no_trump", "If no trump is in play, nobody scores High or Low."},

    SheetText{"strict_order",
              "Points are scored strictly one at a time. The first player to reach the target wins "
              "at that very point; whatever would come after it no longer counts.|"
              "Points are scored strictly one at a time. The first side to reach the target wins "
              "at that very point; whatever would come after it no longer counts."},
    SheetText{"early_high_any",
              "This holds whenever the ace of trumps is played, not only for the first lead."},
    SheetText{"stake_play_on",
              "The last hand is played on, though the game is decided, while somebody can still "
              "make all four points. What is scored then no longer changes the score."},
    SheetText{"stake_judged", "Whether that is still possible is judged on the actual cards."},
};

}  // namespace

extern const SheetTexts english_sheet_texts;
const SheetTexts english_sheet_texts{
    .headings = {"Players and aim", "The deal", "Trump and begging", "The play", "The points",
                 "The end of the game"},
    .heading_trump_only = "Trump",
    .numbers = "two,three,four,five,six",
    .one_point = "1 point",
    .points = "{n} points",
    .paragraphs = paragraph_texts,
    .rules = english_rule_texts,
    .general = general_texts,
};

}  // namespace allfours
