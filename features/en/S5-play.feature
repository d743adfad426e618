@switch-us
Feature: S5 Playing the hands
  After the switch choice every hand is hit, stood on, doubled or split until it stands, reaches 21 or goes over.

  @S5.1
  Rule: S5.1 A seat finishes its first hand before the second acts.

    @id:hands-of-a-seat-act-one-after-the-other
    Scenario: The second hand waits for the first, and a hand that has stood does not come back
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 6♣ 5♥ and 10♠ 3♦
      And the dealer shows 9♦ with 10♣ in the hole
      And the next cards are 8♣ 4♥
      When seat 1 keeps
      Then the hands are played
      And it is the turn of seat 1 hand 1
      When seat 1 tries to hit hand 2
      Then that is refused: not your turn
      And it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 1 hits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 tries to stand hand 2
      Then that is refused: not your turn
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      When seat 1 tries to hit hand 1
      Then that is refused: not your turn
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♦ 10♣
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 6♣ 5♥ 8♣  | 19    | 2     | push    | 2        |
        | 10♠ 3♦ 4♥ | 17    | 2     | lose    | 0        |
      And seat 1 has 98 chips

    @id:first-hand-over-gives-the-turn-to-the-second
    Scenario: A first hand that goes over hands the turn to the second
      Given seat 1 stakes 5 and 5 out of 50 chips
      And seat 1 is dealt 10♣ 4♦ and 7♥ 2♠
      And the dealer shows 8♦ with 10♥ in the hole
      And the next cards are K♠ 10♦
      When seat 1 keeps
      And seat 1 hits
      Then the hands of seat 1 are
        | cards     | total | stake |
        | 10♣ 4♦ K♠ | 24    | 5     |
        | 7♥ 2♠     | 9     | 5     |
      And it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♦ 10♥
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♣ 4♦ K♠ | 24    | 5     | lose    | 0        |
        | 7♥ 2♠ 10♦ | 19    | 5     | win     | 10       |
      And seat 1 has 50 chips

    @id:three-seats-play-in-order
    Scenario: Three seats play one after the other, each with both its hands
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 2 stakes 3 and 3 out of 60 chips
      And seat 3 stakes 10 and 10 out of 200 chips
      And seat 1 is dealt 9♠ 8♦ and 10♥ 3♠
      And seat 2 is dealt 6♦ 4♣ and 10♠ 9♥
      And seat 3 is dealt 7♦ 5♠ and K♥ 7♠
      And the dealer shows 8♣ with 10♦ in the hole
      And the next cards are 7♥ 8♥ 7♣ Q♣
      When seat 1 keeps
      And seat 2 keeps
      And seat 3 keeps
      Then the hands are played
      And it is the turn of seat 1 hand 1
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 2 hand 1
      When seat 2 hits
      And seat 2 stands
      Then it is the turn of seat 2 hand 2
      When seat 2 stands
      Then it is the turn of seat 3 hand 1
      When seat 3 hits
      And seat 3 stands
      Then it is the turn of seat 3 hand 2
      When seat 3 hits
      Then the round is over
      And the dealer ends on 18 with 8♣ 10♦
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 9♠ 8♦     | 17    | 2     | lose    | 0        |
        | 10♥ 3♠ 7♥ | 20    | 2     | win     | 4        |
      And the hands of seat 2 are
        | cards    | total | stake | outcome | returned |
        | 6♦ 4♣ 8♥ | 18    | 3     | push    | 3        |
        | 10♠ 9♥   | 19    | 3     | win     | 6        |
      And the hands of seat 3 are
        | cards    | total | stake | outcome | returned |
        | 7♦ 5♠ 7♣ | 19    | 10    | win     | 20       |
        | K♥ 7♠ Q♣ | 27    | 10    | lose    | 0        |
      And seat 1 has 100 chips
      And seat 2 has 63 chips
      And seat 3 has 200 chips

    @id:seats-wait-for-their-turn-to-play
    Scenario: Seat 2 waits until seat 1 has finished both hands, and seat 1 does not come back
      Given seat 1 stakes 4 and 4 out of 80 chips
      And seat 2 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♦ 5♣ and 9♣ 2♦
      And seat 2 is dealt 8♥ 6♠ and Q♥ 9♦
      And the dealer shows 10♣ with 9♥ in the hole
      And the next cards are 3♣ 5♦
      When seat 1 keeps
      And seat 2 keeps
      And seat 2 tries to stand
      Then that is refused: not your turn
      And it is the turn of seat 1 hand 1
      When seat 1 hits
      And seat 1 stands
      And seat 2 tries to hit
      Then that is refused: not your turn
      And it is the turn of seat 1 hand 2
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 2 hand 1
      When seat 1 tries to hit
      Then that is refused: not your turn
      When seat 2 stands
      And seat 2 stands
      Then the round is over
      And the dealer ends on 19 with 10♣ 9♥
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♦ 5♣ 3♣ | 18    | 4     | lose    | 0        |
        | 9♣ 2♦ 5♦  | 16    | 4     | lose    | 0        |
      And the hands of seat 2 are
        | cards | total | stake | outcome | returned |
        | 8♥ 6♠ | 14    | 2     | lose    | 0        |
        | Q♥ 9♦ | 19    | 2     | push    | 2        |
      And seat 1 has 72 chips
      And seat 2 has 98 chips

    @id:split-hands-act-before-the-second-hand
    Scenario: Both hands split from the first come before the second original hand and before seat 2
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 2 stakes 6 and 6 out of 60 chips
      And seat 1 is dealt 8♦ 8♣ and 10♥ 9♣
      And seat 2 is dealt Q♠ 7♦ and 5♣ 4♥
      And the dealer shows 8♠ with K♦ in the hole
      And the next cards are 10♠ 2♥ 10♣ J♦
      When seat 1 keeps
      And seat 2 keeps
      And seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 has 94 chips
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 tries to stand hand 3
      Then that is refused: not your turn
      When seat 2 tries to hit
      Then that is refused: not your turn
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 3
      And the hands of seat 1 are
        | spot | cards     | total | stake |
        | 1    | 8♦ 10♠    | 18    | 2     |
        | 1    | 8♣ 2♥ 10♣ | 20    | 2     |
        | 2    | 10♥ 9♣    | 19    | 2     |
      When seat 1 stands
      Then it is the turn of seat 2 hand 1
      When seat 2 stands
      And seat 2 hits
      And seat 2 stands
      Then the round is over
      And the dealer ends on 18 with 8♠ K♦
      And the hands of seat 1 are
        | spot | cards     | total | stake | outcome | returned |
        | 1    | 8♦ 10♠    | 18    | 2     | push    | 2        |
        | 1    | 8♣ 2♥ 10♣ | 20    | 2     | win     | 4        |
        | 2    | 10♥ 9♣    | 19    | 2     | win     | 4        |
      And the hands of seat 2 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | Q♠ 7♦    | 17    | 6     | lose    | 0        |
        | 2    | 5♣ 4♥ J♦ | 19    | 6     | win     | 12       |
      And seat 1 has 104 chips
      And seat 2 has 60 chips

  @S5.2
  Rule: S5.2 A hand may take cards one at a time or stand at any total under 21.

    @id:eight-cards-in-one-hand
    Scenario: A hand takes one small card after another until it holds eight
      Given seat 1 stakes 7 and 7 out of 70 chips
      And seat 1 is dealt 2♣ 3♦ and J♥ 9♥
      And the dealer shows 10♠ with 9♦ in the hole
      And the next cards are 2♥ 3♣ 4♠ 2♠ A♦ 3♥
      When seat 1 keeps
      Then seat 1 may hit, stand or double
      When seat 1 hits
      Then seat 1 may hit or stand
      And the hands of seat 1 are
        | cards    | total |
        | 2♣ 3♦ 2♥ | 7     |
        | J♥ 9♥    | 19    |
      When seat 1 hits
      And seat 1 hits
      And seat 1 hits
      And seat 1 hits
      Then the hands of seat 1 are
        | cards                | total |
        | 2♣ 3♦ 2♥ 3♣ 4♠ 2♠ A♦ | 17    |
        | J♥ 9♥                | 19    |
      And it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 hits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 10♠ 9♦
      And the hands of seat 1 are
        | cards                   | total | stake | outcome | returned |
        | 2♣ 3♦ 2♥ 3♣ 4♠ 2♠ A♦ 3♥ | 20    | 7     | win     | 14       |
        | J♥ 9♥                   | 19    | 7     | push    | 7        |
      And seat 1 has 77 chips

    @id:standing-on-five
    Scenario: A hand may stand on 5, and wins when the dealer goes over
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 2♥ 3♠ and 9♦ 10♠
      And the dealer shows 6♠ with 10♣ in the hole
      And the next cards are 9♠
      When seat 1 keeps
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the round is over
      And the dealer ends on 25 with 6♠ 10♣ 9♠
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 2♥ 3♠  | 5     | 2     | win     | 4        |
        | 9♦ 10♠ | 19    | 2     | win     | 4        |
      And seat 1 has 104 chips

    @id:hard-20-is-hit-to-21
    Scenario: A hard 20 may still be hit, and an ace makes it 21
      Given seat 1 stakes 2 and 2 out of 20 chips
      And seat 1 is dealt 10♦ 6♥ and 10♠ 7♣
      And the dealer shows 7♥ with 10♥ in the hole
      And the next cards are 4♣ A♣
      When seat 1 keeps
      And seat 1 hits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      And the hands of seat 1 are
        | cards     | total |
        | 10♦ 6♥ 4♣ | 20    |
        | 10♠ 7♣    | 17    |
      When seat 1 hits
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 7♥ 10♥
      And the hands of seat 1 are
        | cards        | total | stake | outcome | returned |
        | 10♦ 6♥ 4♣ A♣ | 21    | 2     | win     | 4        |
        | 10♠ 7♣       | 17    | 2     | push    | 2        |
      And seat 1 has 22 chips

    @id:soft-20-is-hit
    Scenario: A soft 20 may be hit: the ace then counts 1 and the hand goes on from 15
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt A♦ 9♣ and 10♠ 3♣
      And the dealer shows 10♦ with 8♥ in the hole
      And the next cards are 5♥ 4♦
      When seat 1 keeps
      Then the hands of seat 1 are
        | cards  | total   |
        | A♦ 9♣  | soft 20 |
        | 10♠ 3♣ | 13      |
      And seat 1 may hit, stand or double
      When seat 1 hits
      Then the hands of seat 1 are
        | cards    | total |
        | A♦ 9♣ 5♥ | 15    |
        | 10♠ 3♣   | 13    |
      And it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♦ 8♥
      And the hands of seat 1 are
        | cards       | total | stake | outcome | returned |
        | A♦ 9♣ 5♥ 4♦ | 19    | 2     | win     | 4        |
        | 10♠ 3♣      | 13    | 2     | lose    | 0        |
      And seat 1 has 100 chips

    @id:soft-19-turns-into-hard-18
    Scenario: A soft hand grows, turns hard instead of going over, and stands
      Given seat 1 stakes 6 and 6 out of 60 chips
      And seat 1 is dealt A♠ 5♦ and Q♣ 6♦
      And the dealer shows 10♥ with 9♠ in the hole
      And the next cards are 3♥ 9♥ 3♦
      When seat 1 keeps
      Then the hands of seat 1 are
        | cards | total   |
        | A♠ 5♦ | soft 16 |
        | Q♣ 6♦ | 16      |
      When seat 1 hits
      Then the hands of seat 1 are
        | cards    | total   |
        | A♠ 5♦ 3♥ | soft 19 |
        | Q♣ 6♦    | 16      |
      And seat 1 may hit or stand
      When seat 1 hits
      Then the hands of seat 1 are
        | cards       | total |
        | A♠ 5♦ 3♥ 9♥ | 18    |
        | Q♣ 6♦       | 16    |
      And it is the turn of seat 1 hand 1
      When seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 10♥ 9♠
      And the hands of seat 1 are
        | cards       | total | stake | outcome | returned |
        | A♠ 5♦ 3♥ 9♥ | 18    | 6     | lose    | 0        |
        | Q♣ 6♦ 3♦    | 19    | 6     | push    | 6        |
      And seat 1 has 54 chips

    @id:five-aces-in-one-hand @S2.6
    Scenario: Five aces are soft 15: only one of them counts 11
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt A♥ A♣ and 10♠ 8♣
      And the dealer shows 10♣ with 8♦ in the hole
      And the next cards are A♦ A♠ A♥ 10♦ 5♠
      When seat 1 keeps
      Then the hands of seat 1 are
        | cards  | total   |
        | A♥ A♣  | soft 12 |
        | 10♠ 8♣ | 18      |
      When seat 1 hits
      And seat 1 hits
      And seat 1 hits
      Then the hands of seat 1 are
        | cards          | total   |
        | A♥ A♣ A♦ A♠ A♥ | soft 15 |
        | 10♠ 8♣         | 18      |
      And seat 1 may hit or stand
      When seat 1 hits
      Then the hands of seat 1 are
        | cards              | total |
        | A♥ A♣ A♦ A♠ A♥ 10♦ | 15    |
        | 10♠ 8♣             | 18    |
      When seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♣ 8♦
      And the hands of seat 1 are
        | cards                 | total | stake | outcome | returned |
        | A♥ A♣ A♦ A♠ A♥ 10♦ 5♠ | 20    | 2     | win     | 4        |
        | 10♠ 8♣                | 18    | 2     | push    | 2        |
      And seat 1 has 102 chips

    @id:no-switch-and-no-insurance-while-hands-are-played @S4.4
    Scenario: While the hands are played there is nothing left to keep, to switch or to insure
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♠ 2♦ and 6♥ 9♣
      And the dealer shows 10♥ with 9♥ in the hole
      And the next cards are 7♠ 3♣
      When seat 1 keeps
      And seat 1 tries to keep
      Then that is refused: not now
      When seat 1 tries to switch
      Then that is refused: not now
      When seat 1 tries to insure 1 and 0
      Then that is refused: not now
      When seat 1 tries to decline insurance
      Then that is refused: not now
      And seat 1 may hit, stand or double
      When seat 1 hits
      And seat 1 tries to switch
      Then that is refused: not now
      When seat 1 stands
      And seat 1 tries to switch
      Then that is refused: not now
      And it is the turn of seat 1 hand 2
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 10♥ 9♥
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♠ 2♦ 7♠ | 19    | 2     | push    | 2        |
        | 6♥ 9♣ 3♣  | 18    | 2     | lose    | 0        |
      And seat 1 has 98 chips

    @id:no-card-after-the-round
    Scenario: When the round is over no hand takes another card
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 9♦ 10♦ and 7♣ 5♦
      And the dealer shows 7♦ with 10♠ in the hole
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      When seat 1 tries to hit
      Then that is refused: round over
      When seat 1 tries to stand
      Then that is refused: round over
      When seat 1 tries to double
      Then that is refused: round over
      And the round is over
      And the dealer ends on 17 with 7♦ 10♠
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 9♦ 10♦ | 19    | 2     | win     | 4        |
        | 7♣ 5♦  | 12    | 2     | lose    | 0        |
      And seat 1 has 100 chips
