## Suits, and one card of each.

clubs = clubs
diamonds = diamonds
hearts = hearts
spades = spades
a-club = a club
a-diamond = a diamond
a-heart = a heart
a-spade = a spade

## Ranks.

# A list of 13, from two to ace; as a card is named alone.
cards =
    two of { $suit },
    three of { $suit },
    four of { $suit },
    five of { $suit },
    six of { $suit },
    seven of { $suit },
    eight of { $suit },
    nine of { $suit },
    ten of { $suit },
    jack of { $suit },
    queen of { $suit },
    king of { $suit },
    ace of { $suit }
# A list of 13, from two to ace; as what is played, in the case the language has for that.
the-cards =
    the two of { $suit },
    the three of { $suit },
    the four of { $suit },
    the five of { $suit },
    the six of { $suit },
    the seven of { $suit },
    the eight of { $suit },
    the nine of { $suit },
    the ten of { $suit },
    the jack of { $suit },
    the queen of { $suit },
    the king of { $suit },
    the ace of { $suit }
# 13 letters, from two to ace; T is shown as 10.
rank-letters = 23456789TJQKA
