## Suits, and one card of each.

clubs = Kreuz
diamonds = Karo
hearts = Herz
spades = Pik
a-club = ein Kreuz
a-diamond = ein Karo
a-heart = ein Herz
a-spade = ein Pik

## Ranks.

cards =
    { $suit }-Zwei,
    { $suit }-Drei,
    { $suit }-Vier,
    { $suit }-Fünf,
    { $suit }-Sechs,
    { $suit }-Sieben,
    { $suit }-Acht,
    { $suit }-Neun,
    { $suit }-Zehn,
    { $suit }-Bube,
    { $suit }-Dame,
    { $suit }-König,
    { $suit }-Ass
the-cards =
    die { $suit }-Zwei,
    die { $suit }-Drei,
    die { $suit }-Vier,
    die { $suit }-Fünf,
    die { $suit }-Sechs,
    die { $suit }-Sieben,
    die { $suit }-Acht,
    die { $suit }-Neun,
    die { $suit }-Zehn,
    den { $suit }-Buben,
    die { $suit }-Dame,
    den { $suit }-König,
    das { $suit }-Ass
rank-letters = 23456789TBDKA
