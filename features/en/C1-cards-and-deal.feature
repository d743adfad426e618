@classic-fr
Feature: C1 Cards and deal
  Each seat stakes on one hand and is dealt two cards, the dealer one; the dealer's second card is drawn when all seats have played.

  @C1.1
  Rule: C1.1 J, Q and K count 10, number cards their number, an ace 1 or 11 at the player's choice: the better total that does not go over.

    @id:fr-pictures-count-ten
    Scenario: A jack, a queen and a king count 10 each, the dealer's king too
      Given seat 1 stakes 10 out of 100 chips
      And seat 2 stakes 4 out of 40 chips
      And seat 3 stakes 2 out of 60 chips
      And seat 1 is dealt J♣ 6♦
      And seat 2 is dealt Q♠ 3♥
      And seat 3 is dealt K♦ 8♠
      And the dealer is dealt 8♦
      And the next cards are 4♥ 5♣ K♥
      When the cards are dealt
      Then the hands of seat 1 are
        | cards | total | stake |
        | J♣ 6♦ | 16    | 10    |
      And the hands of seat 2 are
        | cards | total | stake |
        | Q♠ 3♥ | 13    | 4     |
      And the hands of seat 3 are
        | cards | total | stake |
        | K♦ 8♠ | 18    | 2     |
      When seat 1 hits
      And seat 1 stands
      And seat 2 hits
      And seat 2 stands
      And seat 3 stands
      Then the round is over
      And the dealer ends on 18 with 8♦ K♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | J♣ 6♦ 4♥ | 20    | 10    | win     | 20       |
      And the hands of seat 2 are
        | cards    | total | stake | outcome | returned |
        | Q♠ 3♥ 5♣ | 18    | 4     | push    | 4        |
      And the hands of seat 3 are
        | cards | total | stake | outcome | returned |
        | K♦ 8♠ | 18    | 2     | push    | 2        |
      And seat 1 has 110 chips
      And seat 2 has 40 chips
      And seat 3 has 60 chips

    @id:fr-number-cards-count-their-number
    Scenario: The cards from 2 to 10 count their number
      Given seat 1 stakes 6 out of 50 chips
      And seat 2 stakes 10 out of 30 chips
      And seat 3 stakes 8 out of 80 chips
      And seat 1 is dealt 2♣ 3♦
      And seat 2 is dealt 7♠ 8♥
      And seat 3 is dealt 9♦ 10♠
      And the dealer is dealt 9♥
      And the next cards are 4♥ 5♠ 6♣ 8♣
      When the cards are dealt
      Then the hands of seat 1 are
        | cards | total | stake |
        | 2♣ 3♦ | 5     | 6     |
      And the hands of seat 2 are
        | cards | total | stake |
        | 7♠ 8♥ | 15    | 10    |
      And the hands of seat 3 are
        | cards  | total | stake |
        | 9♦ 10♠ | 19    | 8     |
      When seat 1 hits
      Then the hands of seat 1 are
        | cards    | total | stake |
        | 2♣ 3♦ 4♥ | 9     | 6     |
      When seat 1 hits
      Then the hands of seat 1 are
        | cards       | total | stake |
        | 2♣ 3♦ 4♥ 5♠ | 14    | 6     |
      When seat 1 hits
      And seat 1 stands
      And seat 2 stands
      And seat 3 stands
      Then the round is over
      And the dealer ends on 17 with 9♥ 8♣
      And the hands of seat 1 are
        | cards          | total | stake | outcome | returned |
        | 2♣ 3♦ 4♥ 5♠ 6♣ | 20    | 6     | win     | 12       |
      And the hands of seat 2 are
        | cards | total | stake | outcome | returned |
        | 7♠ 8♥ | 15    | 10    | lose    | 0        |
      And the hands of seat 3 are
        | cards  | total | stake | outcome | returned |
        | 9♦ 10♠ | 19    | 8     | win     | 16       |
      And seat 1 has 56 chips
      And seat 2 has 20 chips
      And seat 3 has 88 chips

    @id:fr-ace-counts-11-while-that-fits
    Scenario: An ace counts 11 while the hand does not go over by it
      Given seat 1 stakes 20 out of 100 chips
      And seat 1 is dealt A♠ 6♦
      And the dealer is dealt 10♦
      And the next cards are 3♣ 9♣
      When the cards are dealt
      Then the hands of seat 1 are
        | cards | total   | natural | stake |
        | A♠ 6♦ | soft 17 | no      | 20    |
      And seat 1 may hit or stand
      When seat 1 hits
      Then the hands of seat 1 are
        | cards    | total   | natural | stake |
        | A♠ 6♦ 3♣ | soft 20 | no      | 20    |
      And seat 1 may hit or stand
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 10♦ 9♣
      And the hands of seat 1 are
        | cards    | total   | natural | stake | outcome | returned |
        | A♠ 6♦ 3♣ | soft 20 | no      | 20    | win     | 40       |
      And seat 1 has 120 chips

    @id:fr-ace-counts-1-when-11-goes-over
    Scenario: An ace counts 1 as soon as 11 would take the hand over 21
      Given seat 1 stakes 2 out of 2 chips
      And seat 1 is dealt A♦ 7♣
      And the dealer is dealt 9♣
      And the next cards are 9♠ 3♥ K♣
      When the cards are dealt
      Then the hands of seat 1 are
        | cards | total   | stake |
        | A♦ 7♣ | soft 18 | 2     |
      When seat 1 hits
      Then the hands of seat 1 are
        | cards    | total | stake |
        | A♦ 7♣ 9♠ | 17    | 2     |
      And it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 hits
      Then the hands of seat 1 are
        | cards       | total | stake |
        | A♦ 7♣ 9♠ 3♥ | 20    | 2     |
      And seat 1 has 0 chips
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♣ K♣
      And the hands of seat 1 are
        | cards       | total | stake | outcome | returned |
        | A♦ 7♣ 9♠ 3♥ | 20    | 2     | win     | 4        |
      And seat 1 has 4 chips

    @id:fr-two-aces-are-soft-12
    Scenario: Two aces are soft 12 and not over, and a nine makes them 21
      Given seat 1 stakes 4 out of 40 chips
      And seat 1 is dealt A♣ A♥
      And the dealer is dealt 8♣
      And the next cards are 9♦ 10♣
      When the cards are dealt
      Then the hands are played
      And the hands of seat 1 are
        | cards | total   | natural | stake |
        | A♣ A♥ | soft 12 | no      | 4     |
      And seat 1 may hit, stand or split
      When seat 1 hits
      Then the round is over
      And the dealer ends on 18 with 8♣ 10♣
      And the hands of seat 1 are
        | cards    | total   | natural | stake | outcome | returned |
        | A♣ A♥ 9♦ | soft 21 | no      | 4     | win     | 8        |
      And seat 1 has 44 chips

    @id:fr-three-aces-and-a-six
    Scenario: Of three aces one counts 11, and with a six they are soft 19
      Given seat 1 stakes 12 out of 60 chips
      And seat 1 is dealt A♠ A♦
      And the dealer is dealt 7♦
      And the next cards are A♣ 6♣ 10♦
      When the cards are dealt
      And seat 1 hits
      Then the hands of seat 1 are
        | cards    | total   | stake |
        | A♠ A♦ A♣ | soft 13 | 12    |
      And seat 1 may hit or stand
      When seat 1 hits
      Then the hands of seat 1 are
        | cards       | total   | stake |
        | A♠ A♦ A♣ 6♣ | soft 19 | 12    |
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 7♦ 10♦
      And the hands of seat 1 are
        | cards       | total   | stake | outcome | returned |
        | A♠ A♦ A♣ 6♣ | soft 19 | 12    | win     | 24       |
      And seat 1 has 72 chips

    @id:fr-late-aces-count-1
    Scenario: Two aces drawn one after the other to a hard hand count 1 each
      Given seat 1 stakes 8 out of 20 chips
      And seat 1 is dealt 9♠ 2♣
      And the dealer is dealt 7♥
      And the next cards are A♦ 7♠ A♥ K♦
      When the cards are dealt
      And seat 1 hits
      Then the hands of seat 1 are
        | cards    | total | stake |
        | 9♠ 2♣ A♦ | 12    | 8     |
      When seat 1 hits
      Then the hands of seat 1 are
        | cards       | total | stake |
        | 9♠ 2♣ A♦ 7♠ | 19    | 8     |
      When seat 1 hits
      Then the hands of seat 1 are
        | cards          | total | stake |
        | 9♠ 2♣ A♦ 7♠ A♥ | 20    | 8     |
      And seat 1 may hit or stand
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 7♥ K♦
      And the hands of seat 1 are
        | cards          | total | stake | outcome | returned |
        | 9♠ 2♣ A♦ 7♠ A♥ | 20    | 8     | win     | 16       |
      And seat 1 has 28 chips

    @id:fr-soft-hand-turns-hard
    Scenario: A soft 20 that takes an eight goes on as a hard 18
      Given seat 1 stakes 6 out of 90 chips
      And seat 1 is dealt 5♦ A♥
      And the dealer is dealt J♣
      And the next cards are 4♠ 8♥ 8♦
      When the cards are dealt
      Then the hands of seat 1 are
        | cards | total   | stake |
        | 5♦ A♥ | soft 16 | 6     |
      When seat 1 hits
      Then the hands of seat 1 are
        | cards    | total   | stake |
        | 5♦ A♥ 4♠ | soft 20 | 6     |
      And seat 1 may hit or stand
      When seat 1 hits
      Then the hands of seat 1 are
        | cards       | total | stake |
        | 5♦ A♥ 4♠ 8♥ | 18    | 6     |
      And it is the turn of seat 1 hand 1
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with J♣ 8♦
      And the hands of seat 1 are
        | cards       | total | stake | outcome | returned |
        | 5♦ A♥ 4♠ 8♥ | 18    | 6     | push    | 6        |
      And seat 1 has 90 chips

    @id:fr-ace-drawn-to-ten-makes-21
    Scenario: An ace drawn to a 10 of two cards counts 11 and makes 21
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 4♥ 6♣
      And the dealer is dealt 9♦
      And the next cards are A♣ Q♥
      When the cards are dealt
      And seat 1 hits
      Then the round is over
      And the dealer ends on 19 with 9♦ Q♥
      And the hands of seat 1 are
        | cards    | total   | natural | stake | outcome | returned |
        | 4♥ 6♣ A♣ | soft 21 | no      | 10    | win     | 20       |
      And seat 1 has 110 chips

    @id:fr-soft-18-counts-18-at-the-end
    Scenario: A hand that stands on ace and seven is 18 at the settlement, not 8
      Given seat 1 stakes 14 out of 70 chips
      And seat 1 is dealt A♥ 7♦
      And the dealer is dealt 10♠
      And the next cards are 7♥
      When the cards are dealt
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 10♠ 7♥
      And the hands of seat 1 are
        | cards | total   | stake | outcome | returned |
        | A♥ 7♦ | soft 18 | 14    | win     | 28       |
      And seat 1 has 84 chips

    @id:fr-six-aces-in-one-hand @C2.2
    Scenario: Six aces are soft 16, and a six makes them a hard 12
      Given seat 1 stakes 2 out of 100 chips
      And seat 1 is dealt A♣ A♦
      And the dealer is dealt 9♥
      And the next cards are A♥ A♠ A♣ A♦ 6♠ 7♥ 9♠
      When the cards are dealt
      And seat 1 hits
      And seat 1 hits
      And seat 1 hits
      And seat 1 hits
      Then the hands of seat 1 are
        | cards             | total   | stake |
        | A♣ A♦ A♥ A♠ A♣ A♦ | soft 16 | 2     |
      And seat 1 may hit or stand
      When seat 1 hits
      Then the hands of seat 1 are
        | cards                | total | stake |
        | A♣ A♦ A♥ A♠ A♣ A♦ 6♠ | 12    | 2     |
      And seat 1 may hit or stand
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 9♥ 9♠
      And the hands of seat 1 are
        | cards                   | total | stake | outcome | returned |
        | A♣ A♦ A♥ A♠ A♣ A♦ 6♠ 7♥ | 19    | 2     | win     | 4        |
      And seat 1 has 102 chips

    @id:fr-ace-with-any-ten-value-card-is-21 @C4.5
    Scenario: An ace with a 10, a jack, a queen or a king is a natural, whichever of the two comes first
      Given seat 1 stakes 10 out of 100 chips
      And seat 2 stakes 2 out of 20 chips
      And seat 3 stakes 4 out of 40 chips
      And seat 4 stakes 20 out of 20 chips
      And seat 1 is dealt A♠ J♠
      And seat 2 is dealt K♥ A♦
      And seat 3 is dealt A♣ Q♦
      And seat 4 is dealt 10♣ A♥
      And the dealer is dealt 7♣
      And the next cards are K♣
      When the cards are dealt
      Then the round is over
      And the hands of seat 1 are
        | cards | total   | natural | stake | outcome | returned |
        | A♠ J♠ | soft 21 | yes     | 10    | win     | 25       |
      And the hands of seat 2 are
        | cards | total   | natural | stake | outcome | returned |
        | K♥ A♦ | soft 21 | yes     | 2     | win     | 5        |
      And the hands of seat 3 are
        | cards | total   | natural | stake | outcome | returned |
        | A♣ Q♦ | soft 21 | yes     | 4     | win     | 10       |
      And the hands of seat 4 are
        | cards  | total   | natural | stake | outcome | returned |
        | 10♣ A♥ | soft 21 | yes     | 20    | win     | 50       |
      And seat 1 has 115 chips
      And seat 2 has 23 chips
      And seat 3 has 46 chips
      And seat 4 has 50 chips

  @C1.2
  Rule: C1.2 Stakes are down before the deal; a card goes to each hand staked on.

    @id:fr-stake-leaves-the-chips-before-the-deal
    Scenario: The stake has left the chips once the cards are dealt, and a push gives it back
      Given seat 1 stakes 30 out of 100 chips
      And seat 1 is dealt 10♠ 8♦
      And the dealer is dealt 9♦
      And the next cards are 9♥
      When the cards are dealt
      Then the hands are played
      And seat 1 has 70 chips
      And the hands of seat 1 are
        | cards  | total | stake |
        | 10♠ 8♦ | 18    | 30    |
      And it is the turn of seat 1 hand 1
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 9♦ 9♥
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♠ 8♦ | 18    | 30    | push    | 30       |
      And seat 1 has 100 chips

    @id:fr-all-chips-can-be-staked
    Scenario: A seat that stakes all its chips is dealt two cards and may still hit
      Given seat 1 stakes 50 out of 50 chips
      And seat 1 is dealt K♥ 7♠
      And the dealer is dealt 10♥
      And the next cards are 4♣ 10♦
      When the cards are dealt
      Then seat 1 has 0 chips
      And seat 1 may hit or stand
      When seat 1 hits
      Then the round is over
      And the dealer ends on 20 with 10♥ 10♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | K♥ 7♠ 4♣ | 21    | 50    | win     | 100      |
      And seat 1 has 100 chips

    @id:fr-each-seat-has-one-hand-and-its-own-stake
    Scenario: Three seats with three different stakes hold one hand each
      Given seat 1 stakes 2 out of 100 chips
      And seat 2 stakes 40 out of 80 chips
      And seat 3 stakes 16 out of 16 chips
      And seat 1 is dealt 9♣ 8♦
      And seat 2 is dealt 10♣ 9♥
      And seat 3 is dealt Q♦ 8♥
      And the dealer is dealt 8♠
      And the next cards are 10♥
      When the cards are dealt
      Then the hands of seat 1 are
        | cards | total | stake |
        | 9♣ 8♦ | 17    | 2     |
      And the hands of seat 2 are
        | cards  | total | stake |
        | 10♣ 9♥ | 19    | 40    |
      And the hands of seat 3 are
        | cards | total | stake |
        | Q♦ 8♥ | 18    | 16    |
      And seat 1 has 98 chips
      And seat 2 has 40 chips
      And seat 3 has 0 chips
      When seat 1 stands
      And seat 2 stands
      And seat 3 stands
      Then the round is over
      And the dealer ends on 18 with 8♠ 10♥
      And the hands of seat 1 are
        | cards | total | stake | outcome | returned |
        | 9♣ 8♦ | 17    | 2     | lose    | 0        |
      And the hands of seat 2 are
        | cards  | total | stake | outcome | returned |
        | 10♣ 9♥ | 19    | 40    | win     | 80       |
      And the hands of seat 3 are
        | cards | total | stake | outcome | returned |
        | Q♦ 8♥ | 18    | 16    | push    | 16       |
      And seat 1 has 98 chips
      And seat 2 has 120 chips
      And seat 3 has 16 chips

    @id:fr-stake-of-one-and-a-half-is-refused
    Scenario: A table with a stake that is not a whole number is refused
      Given seat 1 stakes 1.5 out of 100 chips
      And seat 1 is dealt 5♠ 10♥
      And the dealer is dealt 9♣
      When the cards are dealt
      Then the table is refused: bad stake
      When seat 1 tries to hit
      Then the table stays refused

    @id:fr-stake-of-zero-is-refused
    Scenario: A table with a stake of zero is refused
      Given seat 1 stakes 0 out of 100 chips
      And seat 1 is dealt 10♦ 9♠
      And the dealer is dealt 8♦
      When the cards are dealt
      Then the table is refused: bad stake
      When seat 1 tries to stand
      Then the table stays refused

    @id:fr-two-stakes-on-the-one-spot-are-refused
    Scenario: A seat has one spot, and a table at which it stakes twice is refused
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt J♥ 7♦
      And the dealer is dealt 10♣
      When the cards are dealt
      Then the table is refused: bad stake

    @id:fr-one-bad-stake-refuses-the-whole-table
    Scenario: A bad stake of the second seat has the table refused for the first seat too
      Given seat 1 stakes 10 out of 100 chips
      And seat 2 stakes 0 out of 50 chips
      And seat 1 is dealt 9♦ 7♠
      And seat 2 is dealt 10♣ 4♥
      And the dealer is dealt 6♣
      When the cards are dealt
      Then the table is refused: bad stake
      When seat 1 tries to hit
      Then the table stays refused
      When seat 1 tries to stand
      Then the table stays refused

  @C1.3
  Rule: C1.3 One card goes to each player clockwise and one to the dealer, then a second to each player and none to the dealer: the dealer shows one card and has no hole card.

    @id:fr-one-card-lies-before-the-dealer @X1 @C1.4
    Scenario: After the deal the seat holds two cards and one lies before the dealer
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 5♠ 5♠
      And the dealer is dealt 9♣
      And the next cards are 8♦
      When the cards are dealt
      Then the hands are played
      And it is the turn of seat 1 hand 1
      And the dealer shows 9♣
      And the hands of seat 1 are
        | cards | total | natural | stake |
        | 5♠ 5♠ | 10    | no      | 10    |
      And seat 1 has 90 chips

    @id:fr-dealer-shows-one-card
    Scenario: The dealer shows one card until the last hand is final
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 5♠ 10♥
      And the dealer is dealt 9♣
      And the next cards are 3♦ 8♦
      When the cards are dealt
      Then the dealer shows 9♣
      And the hands of seat 1 are
        | cards  | total | stake |
        | 5♠ 10♥ | 15    | 10    |
      When seat 1 hits
      Then the dealer shows 9♣
      And the hands of seat 1 are
        | cards     | total | stake |
        | 5♠ 10♥ 3♦ | 18    | 10    |
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 9♣ 8♦
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 5♠ 10♥ 3♦ | 18    | 10    | win     | 20       |
      And seat 1 has 110 chips

    @id:fr-dealer-takes-the-second-card-after-the-players @X1
    Scenario: The dealer's second card is the first one drawn when both seats have played
      Given seat 1 stakes 6 out of 30 chips
      And seat 2 stakes 2 out of 12 chips
      And seat 1 is dealt 10♦ 7♣
      And seat 2 is dealt 8♠ 4♥
      And the dealer is dealt 6♣
      And the next cards are 2♥ 6♦ 10♠ 5♥
      When the cards are dealt
      Then the dealer shows 6♣
      When seat 1 hits
      Then the hands of seat 1 are
        | cards     | total | stake |
        | 10♦ 7♣ 2♥ | 19    | 6     |
      And the dealer shows 6♣
      When seat 1 stands
      And seat 2 hits
      Then the hands of seat 2 are
        | cards    | total | stake |
        | 8♠ 4♥ 6♦ | 18    | 2     |
      And the dealer shows 6♣
      When seat 2 stands
      Then the round is over
      And the dealer ends on 21 with 6♣ 10♠ 5♥
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♦ 7♣ 2♥ | 19    | 6     | lose    | 0        |
      And the hands of seat 2 are
        | cards    | total | stake | outcome | returned |
        | 8♠ 4♥ 6♦ | 18    | 2     | lose    | 0        |
      And seat 1 has 24 chips
      And seat 2 has 10 chips

    @id:fr-no-hole-card-to-check-under-a-king @X1 @C4.7
    Scenario: With a king up there is no second card to look at: the seat plays, and the ace comes afterwards
      Given seat 1 stakes 20 out of 100 chips
      And seat 1 is dealt 6♥ 5♣
      And the dealer is dealt K♠
      And the next cards are 8♦ A♠
      When the cards are dealt
      Then the hands are played
      And the dealer shows K♠
      And it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 1 hits
      Then the dealer shows K♠
      And it is the turn of seat 1 hand 1
      When seat 1 stands
      Then the round is over
      And the dealer ends on 21 with K♠ A♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 6♥ 5♣ 8♦ | 19    | 20    | lose    | 0        |
      And seat 1 has 80 chips

    @id:fr-dealer-draws-nothing-while-a-hand-waits @X1 @C2.3
    Scenario: A hand that goes over brings the dealer no card while another seat has still to play
      Given seat 1 stakes 10 out of 50 chips
      And seat 2 stakes 4 out of 4 chips
      And seat 1 is dealt 10♥ 5♦
      And seat 2 is dealt 9♠ 9♣
      And the dealer is dealt 10♦
      And the next cards are 9♥ 8♣
      When the cards are dealt
      And seat 1 hits
      Then the dealer shows 10♦
      And it is the turn of seat 2 hand 1
      When seat 2 stands
      Then the round is over
      And the dealer ends on 18 with 10♦ 8♣
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♥ 5♦ 9♥ | 24    | 10    | lose    | 0        |
      And the hands of seat 2 are
        | cards | total | stake | outcome | returned |
        | 9♠ 9♣ | 18    | 4     | push    | 4        |
      And seat 1 has 40 chips
      And seat 2 has 4 chips

    @id:fr-three-seats-hold-two-cards-each
    Scenario: After the deal each of three seats holds two cards and the dealer one
      Given seat 1 stakes 2 out of 10 chips
      And seat 2 stakes 4 out of 20 chips
      And seat 3 stakes 6 out of 30 chips
      And seat 1 is dealt 3♣ 9♠
      And seat 2 is dealt K♣ 4♦
      And seat 3 is dealt 8♦ 9♣
      And the dealer is dealt 10♠
      And the next cards are 7♦ 5♠ 7♣
      When the cards are dealt
      Then the hands of seat 1 are
        | cards | total | stake |
        | 3♣ 9♠ | 12    | 2     |
      And the hands of seat 2 are
        | cards | total | stake |
        | K♣ 4♦ | 14    | 4     |
      And the hands of seat 3 are
        | cards | total | stake |
        | 8♦ 9♣ | 17    | 6     |
      And the dealer shows 10♠
      When seat 1 hits
      And seat 1 stands
      And seat 2 hits
      And seat 2 stands
      And seat 3 stands
      Then the round is over
      And the dealer ends on 17 with 10♠ 7♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 3♣ 9♠ 7♦ | 19    | 2     | win     | 4        |
      And the hands of seat 2 are
        | cards    | total | stake | outcome | returned |
        | K♣ 4♦ 5♠ | 19    | 4     | win     | 8        |
      And the hands of seat 3 are
        | cards | total | stake | outcome | returned |
        | 8♦ 9♣ | 17    | 6     | push    | 6        |
      And seat 1 has 12 chips
      And seat 2 has 24 chips
      And seat 3 has 30 chips

    @id:fr-six-seats-are-dealt
    Scenario: Six seats hold two cards each against the dealer's one
      Given seat 1 stakes 2 out of 100 chips
      And seat 2 stakes 4 out of 100 chips
      And seat 3 stakes 6 out of 100 chips
      And seat 4 stakes 8 out of 100 chips
      And seat 5 stakes 10 out of 100 chips
      And seat 6 stakes 12 out of 100 chips
      And seat 1 is dealt 10♠ 9♠
      And seat 2 is dealt 10♦ 8♠
      And seat 3 is dealt J♦ 7♦
      And seat 4 is dealt 9♣ 9♦
      And seat 5 is dealt K♠ Q♥
      And seat 6 is dealt 6♠ 6♥
      And the dealer is dealt 8♥
      And the next cards are 10♥
      When the cards are dealt
      Then the dealer shows 8♥
      And the hands of seat 5 are
        | cards | total | stake |
        | K♠ Q♥ | 20    | 10    |
      And the hands of seat 6 are
        | cards | total | stake |
        | 6♠ 6♥ | 12    | 12    |
      When seat 1 stands
      And seat 2 stands
      And seat 3 stands
      And seat 4 stands
      And seat 5 stands
      Then the dealer shows 8♥
      And it is the turn of seat 6 hand 1
      When seat 6 stands
      Then the round is over
      And the dealer ends on 18 with 8♥ 10♥
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♠ 9♠ | 19    | 2     | win     | 4        |
      And the hands of seat 2 are
        | cards  | total | stake | outcome | returned |
        | 10♦ 8♠ | 18    | 4     | push    | 4        |
      And the hands of seat 3 are
        | cards | total | stake | outcome | returned |
        | J♦ 7♦ | 17    | 6     | lose    | 0        |
      And the hands of seat 4 are
        | cards | total | stake | outcome | returned |
        | 9♣ 9♦ | 18    | 8     | push    | 8        |
      And the hands of seat 5 are
        | cards | total | stake | outcome | returned |
        | K♠ Q♥ | 20    | 10    | win     | 20       |
      And the hands of seat 6 are
        | cards | total | stake | outcome | returned |
        | 6♠ 6♥ | 12    | 12    | lose    | 0        |
      And seat 1 has 102 chips
      And seat 2 has 100 chips
      And seat 3 has 94 chips
      And seat 4 has 100 chips
      And seat 5 has 110 chips
      And seat 6 has 88 chips

  @C1.4
  Rule: C1.4 All cards lie face up.

    @id:fr-cards-of-all-seats-are-seen
    Scenario: The cards of both seats are seen from the deal on, and each card drawn is seen at once
      Given seat 1 stakes 8 out of 40 chips
      And seat 2 stakes 10 out of 50 chips
      And seat 1 is dealt 4♣ 9♥
      And seat 2 is dealt 2♦ 10♣
      And the dealer is dealt 7♠
      And the next cards are 5♦ 8♥ 4♦ 8♦
      When the cards are dealt
      Then the hands of seat 1 are
        | cards | total | stake |
        | 4♣ 9♥ | 13    | 8     |
      And the hands of seat 2 are
        | cards  | total | stake |
        | 2♦ 10♣ | 12    | 10    |
      When seat 1 hits
      Then the hands of seat 1 are
        | cards    | total | stake |
        | 4♣ 9♥ 5♦ | 18    | 8     |
      And the hands of seat 2 are
        | cards  | total | stake |
        | 2♦ 10♣ | 12    | 10    |
      When seat 1 stands
      And seat 2 hits
      Then the hands of seat 1 are
        | cards    | total | stake |
        | 4♣ 9♥ 5♦ | 18    | 8     |
      And the hands of seat 2 are
        | cards     | total | stake |
        | 2♦ 10♣ 8♥ | 20    | 10    |
      When seat 2 stands
      Then the round is over
      And the dealer ends on 19 with 7♠ 4♦ 8♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 4♣ 9♥ 5♦ | 18    | 8     | lose    | 0        |
      And the hands of seat 2 are
        | cards     | total | stake | outcome | returned |
        | 2♦ 10♣ 8♥ | 20    | 10    | win     | 20       |
      And seat 1 has 32 chips
      And seat 2 has 60 chips

    @id:fr-card-of-a-double-lies-face-up @C2.4
    Scenario: The card drawn to a double is seen at once, before the next seat acts
      Given seat 1 stakes 6 out of 60 chips
      And seat 2 stakes 2 out of 20 chips
      And seat 1 is dealt 7♥ 4♦
      And seat 2 is dealt J♥ 9♥
      And the dealer is dealt 6♦
      And the next cards are 2♠ 10♠ 9♦
      When the cards are dealt
      And seat 1 doubles
      Then it is the turn of seat 2 hand 1
      And the hands of seat 1 are
        | cards    | total | stake |
        | 7♥ 4♦ 2♠ | 13    | 12    |
      And seat 1 has 48 chips
      When seat 2 stands
      Then the round is over
      And the dealer ends on 25 with 6♦ 10♠ 9♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 7♥ 4♦ 2♠ | 13    | 12    | win     | 24       |
      And the hands of seat 2 are
        | cards | total | stake | outcome | returned |
        | J♥ 9♥ | 19    | 2     | win     | 4        |
      And seat 1 has 72 chips
      And seat 2 has 22 chips

    @id:fr-cards-of-split-hands-lie-face-up @C2.5
    Scenario: The cards of both split hands are seen while the next seat acts
      Given seat 1 stakes 4 out of 20 chips
      And seat 2 stakes 10 out of 100 chips
      And seat 1 is dealt 9♦ 9♠
      And seat 2 is dealt 10♦ 7♣
      And the dealer is dealt 8♥
      And the next cards are 8♣ 10♥ K♠
      When the cards are dealt
      And seat 1 splits
      And seat 1 stands
      And seat 1 stands
      Then it is the turn of seat 2 hand 1
      And the hands of seat 1 are
        | cards  | total | stake |
        | 9♦ 8♣  | 17    | 4     |
        | 9♠ 10♥ | 19    | 4     |
      When seat 2 stands
      Then the round is over
      And the dealer ends on 18 with 8♥ K♠
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 9♦ 8♣  | 17    | 4     | lose    | 0        |
        | 9♠ 10♥ | 19    | 4     | win     | 8        |
      And the hands of seat 2 are
        | cards  | total | stake | outcome | returned |
        | 10♦ 7♣ | 17    | 10    | lose    | 0        |
      And seat 1 has 20 chips
      And seat 2 has 90 chips

    @id:fr-covered-cards-are-not-offered @X7
    Scenario: Covering the cards is not an action of the game, and they stay face up
      Given seat 1 stakes 2 out of 50 chips
      And seat 1 is dealt 10♣ 6♠
      And the dealer is dealt 7♦
      And the next cards are 4♠ K♣
      When the cards are dealt
      And seat 1 tries "cover"
      Then that is refused: unknown action
      And the hands of seat 1 are
        | cards  | total | stake |
        | 10♣ 6♠ | 16    | 2     |
      And seat 1 may hit or stand
      When seat 1 tries "face-down"
      Then that is refused: unknown action
      When seat 1 hits
      Then the hands of seat 1 are
        | cards     | total | stake |
        | 10♣ 6♠ 4♠ | 20    | 2     |
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 7♦ K♣
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♣ 6♠ 4♠ | 20    | 2     | win     | 4        |
      And seat 1 has 52 chips

    @id:fr-nobody-covers-cards-at-any-time @X7
    Scenario: Neither in its turn, out of it nor after the round may a seat cover its cards
      Given seat 1 stakes 10 out of 30 chips
      And seat 2 stakes 20 out of 90 chips
      And seat 1 is dealt K♦ 8♣
      And seat 2 is dealt 5♥ 9♣
      And the dealer is dealt 9♦
      And the next cards are 7♥ 9♥
      When the cards are dealt
      And seat 2 tries "cover"
      Then that is refused: unknown action
      And it is the turn of seat 1 hand 1
      When seat 1 stands
      And seat 2 tries "cover"
      Then that is refused: unknown action
      And the hands of seat 2 are
        | cards | total | stake |
        | 5♥ 9♣ | 14    | 20    |
      When seat 2 hits
      Then the round is over
      When seat 1 tries "cover"
      Then that is refused: unknown action
      And the dealer ends on 18 with 9♦ 9♥
      And the hands of seat 1 are
        | cards | total | stake | outcome | returned |
        | K♦ 8♣ | 18    | 10    | push    | 10       |
      And the hands of seat 2 are
        | cards    | total | stake | outcome | returned |
        | 5♥ 9♣ 7♥ | 21    | 20    | win     | 40       |
      And seat 1 has 30 chips
      And seat 2 has 110 chips
