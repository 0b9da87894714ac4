// The sentences of the rules sheet for each field and value of the rule set, in English.
#include "app/rules_sheet_rows.hpp"

namespace allfours {

namespace {

constexpr std::array rule_texts{
    SheetText{"target.#",
              "The first player to reach {points} wins the game.|"
              "The first side to reach {points} wins the game."},
    SheetText{"teams.false", "Each of the {players} players plays alone."},
    SheetText{"teams.true",
              "The {players} players form {sides} sides of two. Partners sit opposite "
              "each other and score together."},
    SheetText{"partners_by_jacks.false", "Partners are not found by dealing jacks."},
    SheetText{"partners_by_jacks.true",
              "To find partners, cards are dealt face up, one by one, until everyone has a jack; "
              "whoever has one gets no more. The two red jacks play against the two black ones."},

    SheetText{"first_dealer.cut",
              "Everyone cuts the pack, and whoever shows the highest card deals the first hand."},
    SheetText{
        "first_dealer.cut_put",
        "Everyone cuts the pack, and whoever shows the highest card deals the first hand. For "
        "this cut alone the order is that of the old game of Put: three, two, ace, king and "
        "so on down to the four."},
    SheetText{"first_dealer.cut_pitcher",
              "Everyone cuts the pack, and whoever shows the highest card will lead to the first "
              "trick. The player before them deals the first hand."},
    SheetText{"first_dealer.first_jack",
              "Cards are dealt face up, one by one, until a jack falls: whoever gets it will lead "
              "to the first trick. The player before them deals the first hand."},
    SheetText{"first_dealer.red_black",
              "One player cuts the pack and another guesses red or black; if the guess is right, "
              "the guesser will lead to the first trick. The player before the leader deals the "
              "first hand.|"
              "One side cuts the pack and another guesses red or black; if the guess is right, the "
              "guessing side names which of its players will lead to the first trick. The player "
              "before the leader deals the first hand."},
    SheetText{"direction.clockwise", "Dealing and playing go round clockwise, to the left."},
    SheetText{"direction.anticlockwise",
              "Dealing and playing go round anticlockwise, to the right."},
    SheetText{"packets.three_three", "Everyone is dealt six cards, three at a time, eldest first."},
    SheetText{"packets.singles", "Everyone is dealt six cards, one at a time, eldest first."},
    SheetText{"packets.two_two_two", "Everyone is dealt six cards, two at a time, eldest first."},
    SheetText{"packets.three_two_one",
              "Everyone is dealt six cards, eldest first, in three rounds: first three, then two, "
              "then one."},
    SheetText{"packets.three_one_two",
              "Everyone is dealt six cards, eldest first, in three rounds: first three, then one, "
              "then two."},
    SheetText{"packets.two_three_one",
              "Everyone is dealt six cards, eldest first, in three rounds: first two, then three, "
              "then one."},
    SheetText{"packets.two_one_three",
              "Everyone is dealt six cards, eldest first, in three rounds: first two, then one, "
              "then three."},
    SheetText{"packets.one_three_two",
              "Everyone is dealt six cards, eldest first, in three rounds: first one, then three, "
              "then two."},
    SheetText{"packets.one_two_three",
              "Everyone is dealt six cards, eldest first, in three rounds: first one, then two, "
              "then three."},
    SheetText{"packets.four_one_one",
              "Everyone is dealt six cards, eldest first, in three rounds: first four, then one, "
              "then one."},
    SheetText{"packets.one_four_one",
              "Everyone is dealt six cards, eldest first, in three rounds: first one, then four, "
              "then one."},
    SheetText{"packets.one_one_four",
              "Everyone is dealt six cards, eldest first, in three rounds: first one, then one, "
              "then four."},
    SheetText{"face_down.nobody", "Everyone may look at their own cards at once."},
    SheetText{"face_down.pitchers_partner",
              "Eldest's partner may not look at their own cards until eldest has led the first "
              "card, so that no sign can help to choose it."},
    SheetText{"face_down.all_but_dealer_and_eldest",
              "Until trump is fixed only the dealer and eldest look at their cards. The others "
              "leave theirs face down."},

    SheetText{"trump.turn_up",
              "After the deal the dealer turns the next card face up: its suit is proposed as "
              "trump. The turned card belongs to nobody and is never played."},
    SheetText{"trump.pitch",
              "No card is turned up. Eldest leads any card to the first trick, and "
              "its suit is trump for the whole hand: this is the pitch."},
    SheetText{
        "trump.cut",
        "Before the deal eldest cuts the pack, and the dealer shows the card that is about to "
        "be covered: its suit is trump. The card goes back to its place in the pack."},
    SheetText{"turn_up_ace.0", "A turned ace scores nothing."},
    SheetText{"turn_up_ace.#",
              "If the turned card is an ace, the dealer scores {points}.|"
              "If the turned card is an ace, the dealer's side scores {points}."},
    SheetText{"turn_up_king.0", "A turned king scores nothing."},
    SheetText{"turn_up_king.#",
              "If the turned card is a king, the dealer scores {points}.|"
              "If the turned card is a king, the dealer's side scores {points}."},
    SheetText{"turn_up_queen.0", "A turned queen scores nothing."},
    SheetText{"turn_up_queen.#",
              "If the turned card is a queen, the dealer scores {points}.|"
              "If the turned card is a queen, the dealer's side scores {points}."},
    SheetText{"turn_up_jack.0", "A turned jack scores nothing."},
    SheetText{"turn_up_jack.#",
              "If the turned card is a jack, the dealer scores {points}.|"
              "If the turned card is a jack, the dealer's side scores {points}."},
    SheetText{"turn_up_six.0", "A turned six scores nothing."},
    SheetText{"turn_up_six.#",
              "If the turned card is a six, the dealer scores {points}.|"
              "If the turned card is a six, the dealer's side scores {points}."},
    SheetText{"turn_up_two.0", "A turned two scores nothing."},
    SheetText{"turn_up_two.#",
              "If the turned card is a two, the dealer scores {points}.|"
              "If the turned card is a two, the dealer's side scores {points}."},
    SheetText{"turn_up_timing.at_once",
              "This is scored at once, every time such a card is turned in the hand."},
    SheetText{"turn_up_timing.in_settlement",
              "Every such card turned in the hand counts, but it is scored only after the play, "
              "before all other points of the hand."},
    SheetText{"turn_up_timing.if_it_fixes_trump",
              "Only the turned card that finally fixes the trump suit can score. Cards turned "
              "before it score nothing."},
    SheetText{"turn_up_timing.if_accepted",
              "Only the first turned card can score, and only if eldest accepts its suit."},

    SheetText{"begging.none", "Nobody can refuse it: the suit of the turned card is trump."},
    SheetText{"begging.dealer_answers",
              "Eldest accepts the turned suit (“stand”) or asks for another (“beg”). If eldest "
              "begs, the dealer either keeps the suit, and eldest scores 1 point for it (“take "
              "one”, the gift), or agrees and runs the cards.|"
              "Eldest accepts the turned suit (“stand”) or asks for another (“beg”). If eldest "
              "begs, the dealer either keeps the suit, and the other side scores 1 point for it "
              "(“take one”, the gift), or agrees and runs the cards."},
    SheetText{"begging.dealer_answers:many",
              "Eldest accepts the turned suit (“stand”) or asks for another (“beg”). If eldest "
              "begs, the dealer either keeps the suit, and every other player scores 1 point for "
              "it (“take one”, the gift), or agrees and runs the cards.|"
              "Eldest accepts the turned suit (“stand”) or asks for another (“beg”). If eldest "
              "begs, the dealer either keeps the suit, and every other side scores 1 point for it "
              "(“take one”, the gift), or agrees and runs the cards."},
    SheetText{
        "begging.eldest_chooses",
        "Eldest accepts the turned suit (“stand”) or asks for another (“beg”). After begging, "
        "eldest chooses: either to score 1 point, and the hand is thrown in, or to have the "
        "dealer run the cards."},
    SheetText{"must_beg_without_trump.false",
              "Eldest may accept the turned suit without holding a card of it."},
    SheetText{"must_beg_without_trump.true",
              "Eldest must beg when holding no card of the turned suit."},
    SheetText{"gift_bar.false",
              "The dealer may give the point even to a player who did not beg and wins by it.|"
              "The dealer may give the point even to a side that did not beg and wins by it."},
    SheetText{"gift_bar.true",
              "If a player who did not beg would win by the gift, the dealer may not give and must "
              "run the cards.|"
              "If a side that did not beg would win by the gift, the dealer may not give and must "
              "run the cards."},
    SheetText{"run.three_more_and_turn",
              "To run the cards, the dealer sets the turned card aside, deals three more cards to "
              "everyone and turns the next one. If the refused suit shows again, this is repeated "
              "until another suit shows, which is trump."},
    SheetText{
        "run.turn_only",
        "To run the cards, the dealer deals three more cards to everyone, once, and turns the "
        "next one. If the refused suit shows again, cards are only turned until another suit "
        "shows, which is trump."},
    SheetText{"run.turn_without_dealing",
              "To run the cards, the dealer deals none, but turns one card after another until "
              "another suit shows, which is trump whether anybody likes it or not."},
    SheetText{"bunch.false", "After a run nobody can propose to throw the cards in."},
    SheetText{"bunch.true",
              "When a run has shown a new suit, each player in turn, eldest first, may propose to "
              "bunch: if all agree, the cards are thrown in and the same dealer deals again. One "
              "refusal is enough to play on, and no point is given for it."},
    SheetText{"discard.never",
              "Nothing is discarded: the cards dealt in a run stay in hand, and "
              "the hand has that many more tricks."},
    SheetText{
        "discard.to_six",
        "After a run, when trump is fixed, everyone discards down to six cards, face down and "
        "of their own choice, eldest first."},
    SheetText{"discard.to_six_from_twelve",
              "After a run, when trump is fixed, whoever holds twelve cards or more discards down "
              "to six, face down. Nine cards are kept and played."},

    SheetText{
        "play.follow_or_trump",
        "If a trump is led, you must play a trump if you have one. If another suit is led and "
        "you hold a card of it, follow suit or trump, as you like; if you hold none, you may "
        "play any card."},
    SheetText{"play.follow_or_trump_else_trump",
              "If a trump is led, you must play a trump if you have one. If another suit is led, "
              "follow suit or trump, as you like; only if you can do neither may you play another "
              "card."},
    SheetText{"play.strict",
              "You must follow suit if you can. If you cannot, you must trump; only "
              "if you can do neither may you play any card."},
    SheetText{"play.no_ruff",
              "You must follow suit if you can: trumping while you hold a card of "
              "the suit led is not allowed. If you hold none, you may play any "
              "card."},
    SheetText{"no_undertrump.false",
              "A trick that has been trumped may be undertrumped, with a lower trump."},
    SheetText{"no_undertrump.true",
              "No undertrumping: when a suit has been led and trumped, you may play a lower trump "
              "only if no other card may be played."},
    SheetText{"no_follow_penalty.0", "Whoever can neither follow suit nor trump loses nothing."},
    SheetText{"no_follow_penalty.#",
              "Whoever can neither follow suit nor trump loses {points} at once. There is no such "
              "loss in the last six tricks, when the stock is gone."},
    SheetText{"first_trick_open.false", "All tricks are laid face down before their winners."},
    SheetText{"first_trick_open.true",
              "The first trick stays face up before its winner, with a trump on top to show which "
              "suit is trump. All later tricks are laid face down."},
    SheetText{"throw_in.false", "Nobody may lay down a worthless hand: everyone plays to the end."},
    SheetText{"throw_in.true",
              "Between tricks a player who did not win the last one and holds no trump and no card "
              "above a nine may lay the hand down, face up. The partner plays on alone; cards laid "
              "down count for nobody."},

    SheetText{"order.high_low_jack_game",
              "When all cards are played, the points are counted one "
              "after another: High, Low, Jack, Game."},
    SheetText{"order.game_high_low_jack",
              "When all cards are played, the points are counted one "
              "after another: Game, High, Low, Jack."},
    SheetText{
        "high.dealt",
        "High: 1 point to the player who was dealt the highest trump in play, whoever wins it "
        "in a trick.|"
        "High: 1 point to the side that was dealt the highest trump in play, whoever wins it "
        "in a trick."},
    SheetText{"high.taken",
              "High: 1 point to the player who wins the highest trump in play in a trick.|"
              "High: 1 point to the side that wins the highest trump in play in a trick."},
    SheetText{
        "low.dealt",
        "Low: 1 point to the player who was dealt the lowest trump in play, whoever wins it "
        "in a trick.|"
        "Low: 1 point to the side that was dealt the lowest trump in play, whoever wins it in "
        "a trick."},
    SheetText{"low.taken",
              "Low: 1 point to the player who wins the lowest trump in play in a trick.|"
              "Low: 1 point to the side that wins the lowest trump in play in a trick."},
    SheetText{"jack.dealt",
              "Jack: 1 point to the player who was dealt the jack of trumps, whoever wins it in a "
              "trick. If it is not in play, nobody scores it.|"
              "Jack: 1 point to the side that was dealt the jack of trumps, whoever wins it in a "
              "trick. If it is not in play, nobody scores it."},
    SheetText{"jack.taken",
              "Jack: 1 point to the player who wins the jack of trumps in a trick. If "
              "it is not in play, nobody scores it.|"
              "Jack: 1 point to the side that wins the jack of trumps in a trick. If "
              "it is not in play, nobody scores it."},
    SheetText{"jack.taken:stock",
              "Jack: 1 point to the player who wins the jack of trumps in a trick."},
    SheetText{"hang_jack.false",
              "There is no hang jack: the jack of trumps scores 1 point, captured or not."},
    SheetText{
        "hang_jack.true",
        "Hang jack: a player who captures the jack of trumps from another scores 3 points "
        "instead of 1.|"
        "Hang jack: a side that captures the jack of trumps from another side scores 3 points "
        "instead of 1."},
    SheetText{
        "game_tie.nobody",
        "Game: 1 point to the player with the most card points. If the most is shared, nobody "
        "scores it.|"
        "Game: 1 point to the side with the most card points. If the most is shared, nobody "
        "scores it."},
    SheetText{
        "game_tie.non_dealer",
        "Game: 1 point to the player with the most card points. A tie goes to eldest.|"
        "Game: 1 point to the side with the most card points. A tie goes to the side that did "
        "not deal."},
    SheetText{"game_tie.non_dealer:many",
              "Game: 1 point to the player with the most card points. If the dealer ties with one "
              "other player, that player scores it; if others tie, nobody does.|"
              "Game: 1 point to the side with the most card points. If the dealer's side ties with "
              "one other side, that side scores it; if others tie, nobody does."},

    SheetText{"early_high.false", "High is never scored before the play is over."},
    SheetText{"early_high.true",
              "A player who needs only one point scores High, and wins, at the moment of playing "
              "the ace of trumps.|"
              "A side that needs only one point scores High, and wins, at the moment when one of "
              "its players plays the ace of trumps."},
    SheetText{"stake_game.0", "Nothing is paid for the game."},
    SheetText{"stake_game.#", "Each loser owes {n} for the game."},
    SheetText{"stake_all_fours.0", "Nothing is paid for All Fours."},
    SheetText{
        "stake_all_fours.#",
        "All Fours is all four points made in one hand. What each loser owes rises by {n} for "
        "every time the winner made it, and falls by {n} for every time the loser did."},
};

}  // namespace

extern const std::span<const SheetText> english_rule_texts;
constinit const std::span<const SheetText> english_rule_texts = rule_texts;

}  // namespace allfours
