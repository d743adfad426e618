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
    Scenario: When the first hand goes over, the turn passes to the second
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

    @id:standing-on-two-aces-and-on-four
    Scenario: A hand may stand on two aces or on two twos, and wins when the dealer goes over
      Given seat 1 stakes 2 and 2 out of 20 chips
      And seat 1 is dealt A♠ A♦ and 10♥ 9♣
      And seat 2 stakes 5 and 5 out of 50 chips
      And seat 2 is dealt 2♦ 2♥ and K♦ 6♥
      And the dealer shows 5♣ with 10♠ in the hole
      And the next cards are 8♠ 9♦
      When seat 1 keeps
      And seat 2 keeps
      Then seat 1 may hit, stand, double or split
      When seat 1 stands
      And seat 1 stands
      Then it is the turn of seat 2 hand 1
      And seat 2 may hit, stand, double or split
      When seat 2 stands
      And seat 2 hits
      Then the round is over
      And the dealer ends on 24 with 5♣ 10♠ 9♦
      And the hands of seat 1 are
        | cards  | total   | stake | outcome | returned |
        | A♠ A♦  | soft 12 | 2     | win     | 4        |
        | 10♥ 9♣ | 19      | 2     | win     | 4        |
      And the hands of seat 2 are
        | cards    | total | stake | outcome | returned |
        | 2♦ 2♥    | 4     | 5     | win     | 10       |
        | K♦ 6♥ 8♠ | 24    | 5     | lose    | 0        |
      And seat 1 has 24 chips
      And seat 2 has 50 chips

  @S5.3
  Rule: S5.3 A hand whose total is 21 takes no further decision.

    @id:hit-to-soft-21-passes-the-turn
    Scenario: A hand hit to soft 21 is finished and the second hand acts
      Given seat 1 stakes 2 and 2 out of 10 chips
      And seat 1 is dealt A♠ 7♥ and K♠ 5♦
      And the dealer shows 7♣ with 10♥ in the hole
      And the next cards are 3♣ 2♥
      When seat 1 keeps
      And seat 1 hits
      Then the hands of seat 1 are
        | cards    | total   |
        | A♠ 7♥ 3♣ | soft 21 |
        | K♠ 5♦    | 15      |
      And it is the turn of seat 1 hand 2
      When seat 1 tries to hit hand 1
      Then that is refused: not your turn
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 7♣ 10♥
      And the hands of seat 1 are
        | cards    | total   | stake | outcome | returned |
        | A♠ 7♥ 3♣ | soft 21 | 2     | win     | 4        |
        | K♠ 5♦ 2♥ | 17      | 2     | push    | 2        |
      And seat 1 has 12 chips

    @id:21-in-the-last-hand-ends-the-round
    Scenario: When the last hand is hit to 21 the round ends by itself
      Given seat 1 stakes 5 and 5 out of 30 chips
      And seat 1 is dealt 10♥ 8♦ and 6♣ 3♠
      And the dealer shows 8♣ with Q♦ in the hole
      And the next cards are 2♦ Q♠
      When seat 1 keeps
      And seat 1 stands
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 hits
      Then the round is over
      And the dealer ends on 18 with 8♣ Q♦
      And the hands of seat 1 are
        | cards       | total | stake | outcome | returned |
        | 10♥ 8♦      | 18    | 5     | push    | 5        |
        | 6♣ 3♠ 2♦ Q♠ | 21    | 5     | win     | 10       |
      And seat 1 has 35 chips

    @id:split-hand-dealt-21-passes-the-turn @S5.9
    Scenario: A split king that is dealt an ace is finished, and the other king acts
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt K♦ K♠ and 10♦ 9♥
      And the dealer shows 8♠ with 10♥ in the hole
      And the next cards are A♥ 7♦
      When seat 1 keeps
      And seat 1 splits
      Then it is the turn of seat 1 hand 2
      And the hands of seat 1 are
        | spot | cards  | total   | natural | stake |
        | 1    | K♦ A♥  | soft 21 | no      | 2     |
        | 1    | K♠ 7♦  | 17      | no      | 2     |
        | 2    | 10♦ 9♥ | 19      | no      | 2     |
      And seat 1 may hit, stand or double
      When seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♠ 10♥
      And the hands of seat 1 are
        | spot | cards  | total   | natural | stake | outcome | returned |
        | 1    | K♦ A♥  | soft 21 | no      | 2     | win     | 4        |
        | 1    | K♠ 7♦  | 17      | no      | 2     | lose    | 0        |
        | 2    | 10♦ 9♥ | 19      | no      | 2     | win     | 4        |
      And seat 1 has 102 chips

    @id:natural-takes-no-decision @D4
    Scenario: A natural can be neither hit nor doubled; the second hand acts at once
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt A♣ K♥ and 9♠ 5♦
      And the dealer shows 10♠ with 8♥ in the hole
      And the next cards are 4♥
      When seat 1 keeps
      Then it is the turn of seat 1 hand 2
      And the hands of seat 1 are
        | cards | total   | natural |
        | A♣ K♥ | soft 21 | yes     |
        | 9♠ 5♦ | 14      | no      |
      When seat 1 tries to hit hand 1
      Then that is refused: not your turn
      When seat 1 tries to double hand 1
      Then that is refused: not your turn
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♠ 8♥
      And the hands of seat 1 are
        | cards    | total   | natural | stake | outcome | returned |
        | A♣ K♥    | soft 21 | yes     | 2     | win     | 4        |
        | 9♠ 5♦ 4♥ | 18      | no      | 2     | push    | 2        |
      And seat 1 has 102 chips

    @id:natural-in-the-second-spot-ends-the-round @D4
    Scenario: With a natural on the second spot the round ends when the first hand stands
      Given seat 1 stakes 8 and 8 out of 100 chips
      And seat 1 is dealt 10♣ 9♦ and Q♥ A♦
      And the dealer shows 7♣ with K♠ in the hole
      When seat 1 keeps
      Then it is the turn of seat 1 hand 1
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 7♣ K♠
      And the hands of seat 1 are
        | cards  | total   | natural | stake | outcome | returned |
        | 10♣ 9♦ | 19      | no      | 8     | win     | 16       |
        | Q♥ A♦  | soft 21 | yes     | 8     | win     | 16       |
      And seat 1 has 116 chips

    @id:switched-21-takes-no-decision @D4
    Scenario: A 21 made by the switch can be neither hit nor doubled; the second hand acts at once
      Given seat 1 stakes 3 and 3 out of 9 chips
      And seat 1 is dealt A♠ 5♥ and 9♣ K♣
      And the dealer shows 10♥ with 7♦ in the hole
      And the next cards are 3♠
      When seat 1 switches
      Then it is the turn of seat 1 hand 2
      And the hands of seat 1 are
        | cards | total   | natural |
        | A♠ K♣ | soft 21 | no      |
        | 9♣ 5♥ | 14      | no      |
      And seat 1 may hit, stand or double
      When seat 1 tries to hit hand 1
      Then that is refused: not your turn
      When seat 1 tries to double hand 1
      Then that is refused: not your turn
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 10♥ 7♦
      And the hands of seat 1 are
        | cards    | total   | natural | stake | outcome | returned |
        | A♠ K♣    | soft 21 | no      | 3     | win     | 6        |
        | 9♣ 5♥ 3♠ | 17      | no      | 3     | push    | 3        |
      And seat 1 has 12 chips

    @id:two-switched-21s-end-the-round @D4 @S4.5
    Scenario: Two 21s made by one switch leave nothing to play
      Given seat 1 stakes 15 and 15 out of 40 chips
      And seat 1 is dealt A♥ A♦ and 10♣ K♠
      And the dealer shows 9♥ with J♦ in the hole
      When seat 1 switches
      Then the round is over
      And the dealer ends on 19 with 9♥ J♦
      And the hands of seat 1 are
        | cards  | total   | natural | stake | outcome | returned |
        | A♥ K♠  | soft 21 | no      | 15    | win     | 30       |
        | 10♣ A♦ | soft 21 | no      | 15    | win     | 30       |
      And seat 1 has 70 chips

  @S5.4
  Rule: S5.4 A hand may double on its first two cards: a further stake equal to the first, exactly one card, then it stands.

    @id:double-takes-one-card-and-stands
    Scenario: A double on 11 stakes as much again, takes one card and passes the turn
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 6♥ 5♠ and 10♣ 7♠
      And the dealer shows 10♦ with 8♣ in the hole
      And the next cards are 8♦
      When seat 1 keeps
      Then seat 1 has 96 chips
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then seat 1 has 94 chips
      And the hands of seat 1 are
        | cards    | total | stake |
        | 6♥ 5♠ 8♦ | 19    | 4     |
        | 10♣ 7♠   | 17    | 2     |
      And it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♦ 8♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 6♥ 5♠ 8♦ | 19    | 4     | win     | 8        |
        | 10♣ 7♠   | 17    | 2     | lose    | 0        |
      And seat 1 has 102 chips

    @id:double-on-seven
    Scenario: A hand of 7 may double, and stands on the 10 it makes
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 4♠ 3♦ and K♠ 8♥
      And the dealer shows 10♥ with 7♣ in the hole
      And the next cards are 3♠
      When seat 1 keeps
      And seat 1 doubles
      Then it is the turn of seat 1 hand 2
      And the hands of seat 1 are
        | cards    | total | stake |
        | 4♠ 3♦ 3♠ | 10    | 4     |
        | K♠ 8♥    | 18    | 2     |
      When seat 1 tries to hit hand 1
      Then that is refused: not your turn
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 10♥ 7♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 4♠ 3♦ 3♠ | 10    | 4     | lose    | 0        |
        | K♠ 8♥    | 18    | 2     | win     | 4        |
      And seat 1 has 98 chips

    @id:no-double-after-a-hit
    Scenario: A hand of 7 cannot double any more once it has been hit
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 4♠ 3♦ and K♠ 8♥
      And the dealer shows 10♥ with 7♣ in the hole
      And the next cards are 3♠ 9♦
      When seat 1 keeps
      And seat 1 hits
      Then seat 1 may hit or stand
      And seat 1 may not double
      When seat 1 tries to double
      Then that is refused: not two cards
      And seat 1 has 96 chips
      When seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 10♥ 7♣
      And the hands of seat 1 are
        | cards       | total | stake | outcome | returned |
        | 4♠ 3♦ 3♠ 9♦ | 19    | 2     | win     | 4        |
        | K♠ 8♥       | 18    | 2     | win     | 4        |
      And seat 1 has 104 chips

    @id:double-on-soft-17
    Scenario: A soft 17 may double, and a ten makes it hard 17
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt A♦ 6♣ and Q♠ 3♦
      And the dealer shows 9♦ with 8♠ in the hole
      And the next cards are 10♥
      When seat 1 keeps
      Then seat 1 may hit, stand or double
      When seat 1 doubles
      Then it is the turn of seat 1 hand 2
      And the hands of seat 1 are
        | cards     | total | stake |
        | A♦ 6♣ 10♥ | 17    | 4     |
        | Q♠ 3♦     | 13    | 2     |
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 9♦ 8♠
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | A♦ 6♣ 10♥ | 17    | 4     | push    | 4        |
        | Q♠ 3♦     | 13    | 2     | lose    | 0        |
      And seat 1 has 98 chips

    @id:double-on-20
    Scenario: A hand of 20 may double, and an ace makes it 21
      Given seat 1 stakes 20 and 20 out of 100 chips
      And seat 1 is dealt 10♠ K♣ and 8♣ 4♥
      And the dealer shows 9♥ with J♦ in the hole
      And the next cards are A♥
      When seat 1 keeps
      Then seat 1 may hit, stand, double or split
      When seat 1 doubles
      Then seat 1 has 40 chips
      And it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♥ J♦
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♠ K♣ A♥ | 21    | 40    | win     | 80       |
        | 8♣ 4♥     | 12    | 20    | lose    | 0        |
      And seat 1 has 120 chips

    @id:double-after-a-switch @D2
    Scenario: A hand may double on the 11 that a switch gave it
      Given seat 1 stakes 10 and 10 out of 100 chips
      And seat 1 is dealt 7♠ 10♣ and K♥ 4♦
      And the dealer shows 8♦ with Q♣ in the hole
      And the next cards are 8♠
      When seat 1 switches
      Then the hands of seat 1 are
        | cards  | total | stake |
        | 7♠ 4♦  | 11    | 10    |
        | K♥ 10♣ | 20    | 10    |
      And it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then seat 1 has 70 chips
      And it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♦ Q♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 7♠ 4♦ 8♠ | 19    | 20    | win     | 40       |
        | K♥ 10♣   | 20    | 10    | win     | 20       |
      And seat 1 has 130 chips

    @id:split-of-a-switched-pair @D2 @S5.6
    Scenario: A pair made by the switch may be split
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 8♥ 10♦ and J♠ 8♠
      And the dealer shows 9♦ with 10♥ in the hole
      And the next cards are 10♣ 3♦ 9♣
      When seat 1 switches
      Then seat 1 may hit, stand, double or split
      When seat 1 splits
      Then seat 1 has 94 chips
      And it is the turn of seat 1 hand 1
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♦ 10♥
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 8♥ 10♣   | 18    | 2     | lose    | 0        |
        | 1    | 8♠ 3♦ 9♣ | 20    | 2     | win     | 4        |
        | 2    | J♠ 10♦   | 20    | 2     | win     | 4        |
      And seat 1 has 102 chips

    @id:doubled-hand-over-21-loses-it-all @D6
    Scenario: A doubled hand that goes over loses its whole doubled stake
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♦ 5♥ and 10♠ 9♣
      And the dealer shows 7♠ with 10♥ in the hole
      And the next cards are Q♠
      When seat 1 keeps
      And seat 1 doubles
      Then it is the turn of seat 1 hand 2
      And seat 1 has 94 chips
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 7♠ 10♥
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♦ 5♥ Q♠ | 25    | 4     | lose    | 0        |
        | 10♠ 9♣    | 19    | 2     | win     | 4        |
      And seat 1 has 98 chips

    @id:doubled-hand-over-21-against-22 @D6 @S6.9
    Scenario: A doubled hand that went over loses even when the dealer ends on 22
      Given seat 1 stakes 3 and 3 out of 100 chips
      And seat 1 is dealt 9♠ 7♦ and 10♦ 8♥
      And the dealer shows 6♠ with 10♣ in the hole
      And the next cards are K♣ 6♦
      When seat 1 keeps
      And seat 1 doubles
      Then it is the turn of seat 1 hand 2
      And seat 1 has 91 chips
      When seat 1 stands
      Then the round is over
      And the dealer ends on 22 with 6♠ 10♣ 6♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 9♠ 7♦ K♣ | 26    | 6     | lose    | 0        |
        | 10♦ 8♥   | 18    | 3     | push    | 3        |
      And seat 1 has 94 chips

    @id:doubled-hand-over-21-against-23 @D6 @S6.4
    Scenario: A doubled hand that went over loses even when the dealer goes over as well
      Given seat 1 stakes 6 and 6 out of 60 chips
      And seat 1 is dealt 8♣ 6♥ and 5♠ 7♥
      And the dealer shows 6♣ with Q♦ in the hole
      And the next cards are J♦ 7♠
      When seat 1 keeps
      And seat 1 doubles
      Then it is the turn of seat 1 hand 2
      And seat 1 has 42 chips
      When seat 1 stands
      Then the round is over
      And the dealer ends on 23 with 6♣ Q♦ 7♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 8♣ 6♥ J♦ | 24    | 12    | lose    | 0        |
        | 5♠ 7♥    | 12    | 6     | win     | 12       |
      And seat 1 has 54 chips

    @id:double-with-exactly-the-stake-left @D7
    Scenario: With exactly its stake left a seat may double
      Given seat 1 stakes 5 and 5 out of 15 chips
      And seat 1 is dealt 5♦ 6♠ and 10♣ 9♥
      And the dealer shows 8♥ with 10♠ in the hole
      And the next cards are 7♥
      When seat 1 keeps
      Then seat 1 has 5 chips
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then seat 1 has 0 chips
      And it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♥ 10♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 5♦ 6♠ 7♥ | 18    | 10    | push    | 10       |
        | 10♣ 9♥   | 19    | 5     | win     | 10       |
      And seat 1 has 20 chips

    @id:double-with-one-chip-too-few @D7
    Scenario: With one chip less than its stake left a seat may not double
      Given seat 1 stakes 5 and 5 out of 14 chips
      And seat 1 is dealt 5♦ 6♠ and 10♣ 9♥
      And the dealer shows 8♥ with 10♠ in the hole
      And the next cards are 7♥
      When seat 1 keeps
      Then seat 1 has 4 chips
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not covered
      When seat 1 hits
      Then it is the turn of seat 1 hand 1
      When seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♥ 10♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 5♦ 6♠ 7♥ | 18    | 5     | push    | 5        |
        | 10♣ 9♥   | 19    | 5     | win     | 10       |
      And seat 1 has 19 chips

    @id:double-with-one-chip-to-spare @D7
    Scenario: With one chip more than its stake left the double takes the stake and leaves the chip
      Given seat 1 stakes 5 and 5 out of 16 chips
      And seat 1 is dealt 5♦ 6♠ and 10♣ 9♥
      And the dealer shows 8♥ with 10♠ in the hole
      And the next cards are 7♥
      When seat 1 keeps
      Then seat 1 has 6 chips
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then seat 1 has 1 chip
      And it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♥ 10♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 5♦ 6♠ 7♥ | 18    | 10    | push    | 10       |
        | 10♣ 9♥   | 19    | 5     | win     | 10       |
      And seat 1 has 21 chips

    @id:no-double-for-less @D7
    Scenario: There is no doubling for less
      Given seat 1 stakes 10 and 10 out of 28 chips
      And seat 1 is dealt 6♦ 4♠ and Q♠ 9♥
      And the dealer shows 9♦ with K♣ in the hole
      And the next cards are 8♥
      When seat 1 keeps
      Then seat 1 has 8 chips
      And seat 1 may hit or stand
      When seat 1 tries "double-for-less"
      Then that is refused: unknown action
      And seat 1 has 8 chips
      When seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♦ K♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 6♦ 4♠ 8♥ | 18    | 10    | lose    | 0        |
        | Q♠ 9♥    | 19    | 10    | push    | 10       |
      And seat 1 has 18 chips

    @id:split-of-switched-aces @D2 @S5.8
    Scenario: A pair of aces made by the switch may be split, and each ace receives one card and stands
      Given seat 1 stakes 4 and 4 out of 40 chips
      And seat 1 is dealt A♠ 7♥ and 9♣ A♦
      And the dealer shows 10♦ with 8♣ in the hole
      And the next cards are 6♣ 9♦ 3♠
      When seat 1 switches
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      Then seat 1 has 28 chips
      And it is the turn of seat 1 hand 3
      And the hands of seat 1 are
        | spot | cards | total   | stake |
        | 1    | A♠ 6♣ | soft 17 | 4     |
        | 1    | A♦ 9♦ | soft 20 | 4     |
        | 2    | 9♣ 7♥ | 16      | 4     |
      When seat 1 tries to hit hand 1
      Then that is refused: not your turn
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♦ 8♣
      And the hands of seat 1 are
        | spot | cards    | total   | stake | outcome | returned |
        | 1    | A♠ 6♣    | soft 17 | 4     | lose    | 0        |
        | 1    | A♦ 9♦    | soft 20 | 4     | win     | 8        |
        | 2    | 9♣ 7♥ 3♠ | 19      | 4     | win     | 8        |
      And seat 1 has 44 chips

    @id:no-double-after-a-hit-in-a-split-hand
    Scenario: A split hand that has been hit cannot double any more
      Given seat 1 stakes 3 and 3 out of 60 chips
      And seat 1 is dealt 7♠ 7♦ and 10♥ 9♣
      And the dealer shows 10♠ with 8♥ in the hole
      And the next cards are 2♣ 3♥ 7♣ 10♣
      When seat 1 keeps
      And seat 1 splits
      Then seat 1 may hit, stand or double
      When seat 1 hits
      Then seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not two cards
      And seat 1 has 51 chips
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♠ 8♥
      And the hands of seat 1 are
        | spot | cards       | total | stake | outcome | returned |
        | 1    | 7♠ 2♣ 3♥ 7♣ | 19    | 3     | win     | 6        |
        | 1    | 7♦ 10♣      | 17    | 3     | lose    | 0        |
        | 2    | 10♥ 9♣      | 19    | 3     | win     | 6        |
      And seat 1 has 63 chips

    @id:no-double-after-a-hit-on-the-second-spot
    Scenario: A hand on the second spot that has been hit to 11 cannot double any more
      Given seat 1 stakes 10 and 10 out of 80 chips
      And seat 1 is dealt 10♦ 9♥ and 6♠ 2♥
      And the dealer shows 9♦ with J♣ in the hole
      And the next cards are 3♦ 9♠
      When seat 1 keeps
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      When seat 1 hits
      Then seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not two cards
      And seat 1 has 60 chips
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♦ J♣
      And the hands of seat 1 are
        | cards       | total | stake | outcome | returned |
        | 10♦ 9♥      | 19    | 10    | push    | 10       |
        | 6♠ 2♥ 3♦ 9♠ | 20    | 10    | win     | 20       |
      And seat 1 has 90 chips

    @id:double-on-two-aces-and-on-soft-19
    Scenario: Two aces may double, and so may an ace with an eight
      Given seat 1 stakes 5 and 5 out of 60 chips
      And seat 1 is dealt A♥ A♣ and A♦ 8♠
      And the dealer shows 10♠ with Q♥ in the hole
      And the next cards are 8♦ 5♥
      When seat 1 keeps
      Then seat 1 may hit, stand, double or split
      When seat 1 doubles
      Then seat 1 has 45 chips
      And it is the turn of seat 1 hand 2
      And the hands of seat 1 are
        | cards    | total   | stake |
        | A♥ A♣ 8♦ | soft 20 | 10    |
        | A♦ 8♠    | soft 19 | 5     |
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then the round is over
      And the dealer ends on 20 with 10♠ Q♥
      And the hands of seat 1 are
        | cards    | total   | stake | outcome | returned |
        | A♥ A♣ 8♦ | soft 20 | 10    | push    | 10       |
        | A♦ 8♠ 5♥ | 14      | 10    | lose    | 0        |
      And seat 1 has 50 chips

    @id:double-on-soft-20-and-on-four
    Scenario: An ace with a nine may double, and so may two twos
      Given seat 1 stakes 3 and 3 out of 30 chips
      And seat 1 is dealt A♣ 9♦ and 2♠ 2♣
      And the dealer shows 10♣ with 8♠ in the hole
      And the next cards are 8♥ 9♥
      When seat 1 keeps
      Then seat 1 may hit, stand or double
      When seat 1 doubles
      Then seat 1 has 21 chips
      And it is the turn of seat 1 hand 2
      And seat 1 may hit, stand, double or split
      When seat 1 doubles
      Then the round is over
      And the dealer ends on 18 with 10♣ 8♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | A♣ 9♦ 8♥ | 18    | 6     | push    | 6        |
        | 2♠ 2♣ 9♥ | 13    | 6     | lose    | 0        |
      And seat 1 has 24 chips

  @S5.5
  Rule: S5.5 A hand that comes from splitting anything but aces may double on its two cards.

    @id:double-on-both-split-eights
    Scenario: Both hands split from eights may double
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 8♦ 8♠ and 10♥ 9♦
      And the dealer shows 7♥ with K♠ in the hole
      And the next cards are 3♣ 9♥ 2♣ 7♣
      When seat 1 keeps
      And seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then seat 1 has 92 chips
      And it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then seat 1 has 90 chips
      And it is the turn of seat 1 hand 3
      And the hands of seat 1 are
        | spot | cards    | total | stake |
        | 1    | 8♦ 3♣ 9♥ | 20    | 4     |
        | 1    | 8♠ 2♣ 7♣ | 17    | 4     |
        | 2    | 10♥ 9♦   | 19    | 2     |
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 7♥ K♠
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 8♦ 3♣ 9♥ | 20    | 4     | win     | 8        |
        | 1    | 8♠ 2♣ 7♣ | 17    | 4     | push    | 4        |
        | 2    | 10♥ 9♦   | 19    | 2     | win     | 4        |
      And seat 1 has 106 chips

    @id:double-on-a-split-ten
    Scenario: A hand split from tens may double
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt 10♣ 10♠ and 9♦ 8♥
      And the dealer shows 9♥ with 8♣ in the hole
      And the next cards are 2♥ 6♦ 9♠
      When seat 1 keeps
      And seat 1 splits
      Then seat 1 has 85 chips
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then seat 1 has 80 chips
      And it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      When seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 9♥ 8♣
      And the hands of seat 1 are
        | spot | cards     | total | stake | outcome | returned |
        | 1    | 10♣ 2♥ 6♦ | 18    | 10    | win     | 20       |
        | 1    | 10♠ 9♠    | 19    | 5     | win     | 10       |
        | 2    | 9♦ 8♥     | 17    | 5     | push    | 5        |
      And seat 1 has 115 chips

    @id:double-on-a-split-hand-with-the-last-chips @S5.10
    Scenario: A split hand doubles with the last chips, and the other split hand can then only hit or stand
      Given seat 1 stakes 2 and 2 out of 8 chips
      And seat 1 is dealt 8♦ 8♠ and 10♥ 9♦
      And the dealer shows 7♥ with K♠ in the hole
      And the next cards are 3♣ 9♥ 2♣ 7♣
      When seat 1 keeps
      And seat 1 splits
      Then seat 1 has 2 chips
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then seat 1 has 0 chips
      And it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 7♥ K♠
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 8♦ 3♣ 9♥ | 20    | 4     | win     | 8        |
        | 1    | 8♠ 2♣ 7♣ | 17    | 2     | push    | 2        |
        | 2    | 10♥ 9♦   | 19    | 2     | win     | 4        |
      And seat 1 has 14 chips

    @id:double-on-a-split-hand-not-covered @S5.10
    Scenario: With one chip less than its stake left a split hand may not double
      Given seat 1 stakes 2 and 2 out of 7 chips
      And seat 1 is dealt 8♦ 8♠ and 10♥ 9♦
      And the dealer shows 7♥ with K♠ in the hole
      And the next cards are 3♣ 9♥ 2♣ 7♣
      When seat 1 keeps
      And seat 1 splits
      Then seat 1 has 1 chip
      And it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not covered
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 7♥ K♠
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 8♦ 3♣ 9♥ | 20    | 2     | win     | 4        |
        | 1    | 8♠ 2♣ 7♣ | 17    | 2     | push    | 2        |
        | 2    | 10♥ 9♦   | 19    | 2     | win     | 4        |
      And seat 1 has 11 chips

    @id:second-seat-doubles-both-split-nines
    Scenario: The second seat doubles on both its split nines
      Given seat 1 stakes 2 and 2 out of 50 chips
      And seat 1 is dealt 10♣ 9♠ and K♥ 8♦
      And seat 2 stakes 5 and 5 out of 100 chips
      And seat 2 is dealt 9♣ 9♥ and Q♦ 7♠
      And the dealer shows 8♥ with K♠ in the hole
      And the next cards are 2♦ 8♣ 3♣ 6♠
      When seat 1 keeps
      And seat 2 keeps
      And seat 1 stands
      And seat 1 stands
      Then seat 2 may hit, stand, double or split
      When seat 2 splits
      Then seat 2 has 85 chips
      And it is the turn of seat 2 hand 1
      And seat 2 may hit, stand or double
      When seat 2 doubles
      Then seat 2 has 80 chips
      And it is the turn of seat 2 hand 2
      And seat 2 may hit, stand or double
      When seat 2 doubles
      Then seat 2 has 75 chips
      And it is the turn of seat 2 hand 3
      When seat 2 stands
      Then the round is over
      And the dealer ends on 18 with 8♥ K♠
      And the hands of seat 1 are
        | spot | cards  | total | stake | outcome | returned |
        | 1    | 10♣ 9♠ | 19    | 2     | win     | 4        |
        | 2    | K♥ 8♦  | 18    | 2     | push    | 2        |
      And the hands of seat 2 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 9♣ 2♦ 8♣ | 19    | 10    | win     | 20       |
        | 1    | 9♥ 3♣ 6♠ | 18    | 10    | push    | 10       |
        | 2    | Q♦ 7♠    | 17    | 5     | lose    | 0        |
      And seat 1 has 52 chips
      And seat 2 has 105 chips

  @S5.6
  Rule: S5.6 Two first cards of the same value may be split against a further equal stake.

    @id:split-of-two-eights
    Scenario: Two eights become two hands, each with a stake of its own
      Given seat 1 stakes 4 and 4 out of 50 chips
      And seat 1 is dealt 8♣ 8♥ and 10♦ 6♠
      And the dealer shows 9♠ with 10♥ in the hole
      And the next cards are J♣ 4♠ 8♦
      When seat 1 keeps
      Then seat 1 has 42 chips
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      Then seat 1 has 38 chips
      And it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 3
      And the hands of seat 1 are
        | spot | cards    | total | stake |
        | 1    | 8♣ J♣    | 18    | 4     |
        | 1    | 8♥ 4♠ 8♦ | 20    | 4     |
        | 2    | 10♦ 6♠   | 16    | 4     |
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♠ 10♥
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 8♣ J♣    | 18    | 4     | lose    | 0        |
        | 1    | 8♥ 4♠ 8♦ | 20    | 4     | win     | 8        |
        | 2    | 10♦ 6♠   | 16    | 4     | lose    | 0        |
      And seat 1 has 46 chips

    @id:split-hand-waits-with-one-card @splitDeal=in-turn
    Scenario: The second split hand waits with one card until its turn comes
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 7♣ 7♥ and 10♠ 8♦
      And the dealer shows Q♦ with 8♠ in the hole
      And the next cards are 5♦ 6♥ 9♦ 4♥
      When seat 1 keeps
      And seat 1 splits
      Then it is the turn of seat 1 hand 1
      And the hands of seat 1 are
        | spot | cards  | total | stake |
        | 1    | 7♣ 5♦  | 12    | 2     |
        | 1    | 7♥     | 7     | 2     |
        | 2    | 10♠ 8♦ | 18    | 2     |
      When seat 1 hits
      Then the hands of seat 1 are
        | spot | cards    | total | stake |
        | 1    | 7♣ 5♦ 6♥ | 18    | 2     |
        | 1    | 7♥       | 7     | 2     |
        | 2    | 10♠ 8♦   | 18    | 2     |
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And the hands of seat 1 are
        | spot | cards    | total | stake |
        | 1    | 7♣ 5♦ 6♥ | 18    | 2     |
        | 1    | 7♥ 9♦    | 16    | 2     |
        | 2    | 10♠ 8♦   | 18    | 2     |
      And seat 1 may hit, stand or double
      When seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with Q♦ 8♠
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 7♣ 5♦ 6♥ | 18    | 2     | push    | 2        |
        | 1    | 7♥ 9♦ 4♥ | 20    | 2     | win     | 4        |
        | 2    | 10♠ 8♦   | 18    | 2     | push    | 2        |
      And seat 1 has 102 chips

    @id:split-of-a-king-and-a-ten @D1
    Scenario: A king and a ten count the same and may be split
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt K♠ 10♦ and 5♥ 9♣
      And the dealer shows 10♣ with 9♥ in the hole
      And the next cards are 8♣ 5♣ 2♦ 6♣
      When seat 1 keeps
      Then seat 1 may hit, stand, double or split
      When seat 1 splits
      Then seat 1 has 94 chips
      And it is the turn of seat 1 hand 1
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 10♣ 9♥
      And the hands of seat 1 are
        | spot | cards     | total | stake | outcome | returned |
        | 1    | K♠ 8♣     | 18    | 2     | lose    | 0        |
        | 1    | 10♦ 5♣ 2♦ | 17    | 2     | lose    | 0        |
        | 2    | 5♥ 9♣ 6♣  | 20    | 2     | win     | 4        |
      And seat 1 has 98 chips

    @id:nine-and-ten-are-no-pair @D1
    Scenario: A nine and a ten may not be split
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 9♠ 10♦ and 5♥ 9♣
      And the dealer shows 10♣ with 9♥ in the hole
      And the next cards are 6♣
      When seat 1 keeps
      Then seat 1 may hit, stand or double
      When seat 1 tries to split
      Then that is refused: not a pair
      And seat 1 has 96 chips
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 10♣ 9♥
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 9♠ 10♦   | 19    | 2     | push    | 2        |
        | 2    | 5♥ 9♣ 6♣ | 20    | 2     | win     | 4        |
      And seat 1 has 102 chips

    @id:split-of-a-jack-and-a-queen @D1
    Scenario: A jack and a queen on the second spot may be split
      Given seat 1 stakes 10 and 10 out of 100 chips
      And seat 1 is dealt 9♥ 10♠ and J♦ Q♣
      And the dealer shows 8♦ with K♦ in the hole
      And the next cards are 4♣ 3♥ 9♦
      When seat 1 keeps
      Then seat 1 may hit, stand or double
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      Then seat 1 has 70 chips
      And it is the turn of seat 1 hand 2
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♦ K♦
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 9♥ 10♠   | 19    | 10    | win     | 20       |
        | 2    | J♦ 4♣ 3♥ | 17    | 10    | lose    | 0        |
        | 2    | Q♣ 9♦    | 19    | 10    | win     | 20       |
      And seat 1 has 110 chips

    @id:split-of-two-aces @D1
    Scenario: Two aces may be split
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt A♣ A♥ and 10♦ 7♠
      And the dealer shows 10♠ with 8♥ in the hole
      And the next cards are 8♦ 3♠
      When seat 1 keeps
      Then seat 1 may hit, stand, double or split
      When seat 1 splits
      Then seat 1 has 94 chips
      And it is the turn of seat 1 hand 3
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♠ 8♥
      And the hands of seat 1 are
        | spot | cards  | total   | stake | outcome | returned |
        | 1    | A♣ 8♦  | soft 19 | 2     | win     | 4        |
        | 1    | A♥ 3♠  | soft 14 | 2     | lose    | 0        |
        | 2    | 10♦ 7♠ | 17      | 2     | lose    | 0        |
      And seat 1 has 98 chips

    @id:ace-pairs-only-with-an-ace @D1
    Scenario: An ace makes no pair with a nine, and with a king it is a natural
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt A♠ 9♥ and A♦ K♣
      And the dealer shows 10♥ with J♠ in the hole
      When seat 1 keeps
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 1 tries to split
      Then that is refused: not a pair
      When seat 1 stands
      Then the round is over
      And the dealer ends on 20 with 10♥ J♠
      And the hands of seat 1 are
        | spot | cards | total   | natural | stake | outcome | returned |
        | 1    | A♠ 9♥ | soft 20 | no      | 2     | push    | 2        |
        | 2    | A♦ K♣ | soft 21 | yes     | 2     | win     | 4        |
      And seat 1 has 102 chips

    @id:split-with-exactly-the-stake-left @S5.10
    Scenario: With exactly its stake left a seat may split
      Given seat 1 stakes 3 and 3 out of 9 chips
      And seat 1 is dealt 6♣ 6♠ and 10♣ 8♥
      And the dealer shows 10♦ with 7♦ in the hole
      And the next cards are 5♥ 9♦ 10♠
      When seat 1 keeps
      Then seat 1 has 3 chips
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      Then seat 1 has 0 chips
      And it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 10♦ 7♦
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 6♣ 5♥ 9♦ | 20    | 3     | win     | 6        |
        | 1    | 6♠ 10♠   | 16    | 3     | lose    | 0        |
        | 2    | 10♣ 8♥   | 18    | 3     | win     | 6        |
      And seat 1 has 12 chips

    @id:split-with-one-chip-too-few @S5.10
    Scenario: With one chip less than its stake left a seat may not split
      Given seat 1 stakes 3 and 3 out of 8 chips
      And seat 1 is dealt 6♣ 6♠ and 10♣ 8♥
      And the dealer shows 10♦ with 7♦ in the hole
      And the next cards are 5♥
      When seat 1 keeps
      Then seat 1 has 2 chips
      And seat 1 may hit or stand
      When seat 1 tries to split
      Then that is refused: not covered
      When seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 10♦ 7♦
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 6♣ 6♠ 5♥ | 17    | 3     | push    | 3        |
        | 2    | 10♣ 8♥   | 18    | 3     | win     | 6        |
      And seat 1 has 11 chips

    @id:no-split-after-a-hit
    Scenario: A pair that has been hit may not be split any more
      Given seat 1 stakes 2 and 2 out of 30 chips
      And seat 1 is dealt 4♣ 4♦ and 9♠ 8♥
      And the dealer shows 10♠ with 8♦ in the hole
      And the next cards are 4♥ 7♠
      When seat 1 keeps
      Then seat 1 may hit, stand, double or split
      When seat 1 hits
      Then seat 1 may hit or stand
      When seat 1 tries to split
      Then that is refused: not two cards
      When seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♠ 8♦
      And the hands of seat 1 are
        | spot | cards       | total | stake | outcome | returned |
        | 1    | 4♣ 4♦ 4♥ 7♠ | 19    | 2     | win     | 4        |
        | 2    | 9♠ 8♥       | 17    | 2     | lose    | 0        |
      And seat 1 has 30 chips

    @id:split-of-two-fives
    Scenario: Two fives may be split
      Given seat 1 stakes 3 and 3 out of 30 chips
      And seat 1 is dealt 5♦ 5♠ and 10♣ 7♥
      And the dealer shows 10♦ with 8♥ in the hole
      And the next cards are 10♠ 4♥ 6♣ 9♠
      When seat 1 keeps
      Then seat 1 may hit, stand, double or split
      When seat 1 splits
      Then seat 1 has 21 chips
      And it is the turn of seat 1 hand 1
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♦ 8♥
      And the hands of seat 1 are
        | spot | cards     | total | stake | outcome | returned |
        | 1    | 5♦ 10♠ 4♥ | 19    | 3     | win     | 6        |
        | 1    | 5♠ 6♣ 9♠  | 20    | 3     | win     | 6        |
        | 2    | 10♣ 7♥    | 17    | 3     | lose    | 0        |
      And seat 1 has 33 chips

    @id:six-small-pairs-that-are-not-split
    Scenario: Pairs of 2, 3, 4, 6, 7 and 9 may be split and may be stood on
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 2♣ 2♥ and 3♦ 3♠
      And seat 2 stakes 5 and 5 out of 50 chips
      And seat 2 is dealt 4♥ 4♦ and 6♠ 6♣
      And seat 3 stakes 3 and 3 out of 40 chips
      And seat 3 is dealt 7♦ 7♣ and 9♠ 9♦
      And the dealer shows 10♥ with 8♠ in the hole
      When seat 1 keeps
      And seat 2 keeps
      And seat 3 keeps
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand, double or split
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand, double or split
      When seat 1 stands
      Then it is the turn of seat 2 hand 1
      And seat 2 may hit, stand, double or split
      When seat 2 stands
      Then it is the turn of seat 2 hand 2
      And seat 2 may hit, stand, double or split
      When seat 2 stands
      Then it is the turn of seat 3 hand 1
      And seat 3 may hit, stand, double or split
      When seat 3 stands
      Then it is the turn of seat 3 hand 2
      And seat 3 may hit, stand, double or split
      When seat 3 stands
      Then the round is over
      And the dealer ends on 18 with 10♥ 8♠
      And the hands of seat 1 are
        | cards | total | stake | outcome | returned |
        | 2♣ 2♥ | 4     | 2     | lose    | 0        |
        | 3♦ 3♠ | 6     | 2     | lose    | 0        |
      And the hands of seat 2 are
        | cards | total | stake | outcome | returned |
        | 4♥ 4♦ | 8     | 5     | lose    | 0        |
        | 6♠ 6♣ | 12    | 5     | lose    | 0        |
      And the hands of seat 3 are
        | cards | total | stake | outcome | returned |
        | 7♦ 7♣ | 14    | 3     | lose    | 0        |
        | 9♠ 9♦ | 18    | 3     | push    | 3        |
      And seat 1 has 96 chips
      And seat 2 has 40 chips
      And seat 3 has 37 chips

    @id:third-of-four-seats-splits
    Scenario: The third of four seats splits its sixes
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♠ 8♣ and J♥ 7♦
      And seat 2 stakes 2 and 2 out of 40 chips
      And seat 2 is dealt 9♦ 8♥ and K♣ 9♣
      And seat 3 stakes 4 and 4 out of 60 chips
      And seat 3 is dealt 6♥ 6♦ and 10♦ 9♥
      And seat 4 stakes 1 and 1 out of 20 chips
      And seat 4 is dealt 10♣ 6♠ and Q♠ 8♦
      And the dealer shows 8♠ with 10♥ in the hole
      And the next cards are 7♣ 6♣ 10♠ 4♥
      When seat 1 keeps
      And seat 2 keeps
      And seat 3 keeps
      And seat 4 keeps
      And seat 1 stands
      And seat 1 stands
      And seat 2 stands
      And seat 2 stands
      Then it is the turn of seat 3 hand 1
      When seat 3 splits
      Then seat 3 has 48 chips
      And it is the turn of seat 3 hand 1
      When seat 3 hits
      And seat 3 stands
      Then it is the turn of seat 3 hand 2
      When seat 3 stands
      Then it is the turn of seat 3 hand 3
      When seat 3 stands
      Then it is the turn of seat 4 hand 1
      When seat 4 hits
      And seat 4 stands
      And seat 4 stands
      Then the round is over
      And the dealer ends on 18 with 8♠ 10♥
      And the hands of seat 1 are
        | spot | cards  | total | stake | outcome | returned |
        | 1    | 10♠ 8♣ | 18    | 2     | push    | 2        |
        | 2    | J♥ 7♦  | 17    | 2     | lose    | 0        |
      And the hands of seat 2 are
        | spot | cards | total | stake | outcome | returned |
        | 1    | 9♦ 8♥ | 17    | 2     | lose    | 0        |
        | 2    | K♣ 9♣ | 19    | 2     | win     | 4        |
      And the hands of seat 3 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 6♥ 7♣ 6♣ | 19    | 4     | win     | 8        |
        | 1    | 6♦ 10♠   | 16    | 4     | lose    | 0        |
        | 2    | 10♦ 9♥   | 19    | 4     | win     | 8        |
      And the hands of seat 4 are
        | spot | cards     | total | stake | outcome | returned |
        | 1    | 10♣ 6♠ 4♥ | 20    | 1     | win     | 2        |
        | 2    | Q♠ 8♦     | 18    | 1     | push    | 1        |
      And seat 1 has 98 chips
      And seat 2 has 40 chips
      And seat 3 has 64 chips
      And seat 4 has 21 chips

    @id:hand-plays-on-after-a-refused-split
    Scenario: A hand whose split was refused is hit twice and stands as if nothing had been asked
      Given seat 1 stakes 4 and 4 out of 40 chips
      And seat 1 is dealt 5♥ 4♠ and 9♣ 8♦
      And the dealer shows 10♠ with 7♦ in the hole
      And the next cards are 3♣ 6♠
      When seat 1 keeps
      And seat 1 tries to split
      Then that is refused: not a pair
      And it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      And seat 1 has 32 chips
      When seat 1 hits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 hits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 10♠ 7♦
      And the hands of seat 1 are
        | spot | cards       | total | stake | outcome | returned |
        | 1    | 5♥ 4♠ 3♣ 6♠ | 18    | 4     | win     | 8        |
        | 2    | 9♣ 8♦       | 17    | 4     | push    | 4        |
      And seat 1 has 44 chips

  @S5.7
  Rule: S5.7 Hands other than aces may be split again, up to 4 hands from one original hand; a fifth is refused. The two original hands count separately.

    @id:three-splits-make-four-hands
    Scenario: The sixes of the second spot are split three times, and the later hand of a split may be the one split again
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♣ 8♦ and 6♥ 6♣
      And the dealer shows 9♥ with Q♦ in the hole
      And the next cards are 10♠ 6♦ 6♠ 9♣ 3♣ 5♦ 8♥ 4♦ 10♦
      When seat 1 keeps
      And seat 1 stands
      And seat 1 splits
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      When seat 1 stands
      Then it is the turn of seat 1 hand 3
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      Then it is the turn of seat 1 hand 3
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      Then seat 1 has 90 chips
      And it is the turn of seat 1 hand 3
      And seat 1 may hit, stand or double
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 4
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 5
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♥ Q♦
      And the hands of seat 1 are
        | spot | cards     | total | stake | outcome | returned |
        | 1    | 10♣ 8♦    | 18    | 2     | lose    | 0        |
        | 2    | 6♥ 10♠    | 16    | 2     | lose    | 0        |
        | 2    | 6♣ 9♣ 3♣  | 18    | 2     | lose    | 0        |
        | 2    | 6♠ 5♦ 8♥  | 19    | 2     | push    | 2        |
        | 2    | 6♦ 4♦ 10♦ | 20    | 2     | win     | 4        |
      And seat 1 has 96 chips

    @id:fifth-hand-is-refused @D5
    Scenario: A fifth hand is refused, but a pair among the four can be hit, doubled or stood on
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 7♦ 7♠ and 10♥ 9♦
      And the dealer shows 10♠ with 8♣ in the hole
      And the next cards are 7♣ 7♥ 7♦ 5♣ 7♠ 6♦ 7♣ 10♦
      When seat 1 keeps
      And seat 1 splits
      Then seat 1 may hit, stand, double or split
      When seat 1 splits
      Then seat 1 has 92 chips
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      Then seat 1 has 90 chips
      And it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 1 tries to split
      Then that is refused: split limit
      And seat 1 has 90 chips
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      When seat 1 tries to split
      Then that is refused: split limit
      When seat 1 doubles
      Then seat 1 has 88 chips
      And it is the turn of seat 1 hand 3
      And seat 1 may not split
      When seat 1 stands
      Then it is the turn of seat 1 hand 4
      When seat 1 stands
      Then it is the turn of seat 1 hand 5
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♠ 8♣
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 7♦ 7♦ 5♣ | 19    | 2     | win     | 4        |
        | 1    | 7♥ 7♠ 6♦ | 20    | 4     | win     | 8        |
        | 1    | 7♣ 7♣    | 14    | 2     | lose    | 0        |
        | 1    | 7♠ 10♦   | 17    | 2     | lose    | 0        |
        | 2    | 10♥ 9♦   | 19    | 2     | win     | 4        |
      And seat 1 has 104 chips

    @id:four-hands-from-each-original-hand
    Scenario: Both original hands are split to four hands each, and a ninth hand is refused
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 2♣ 2♦ and 9♠ 9♥
      And the dealer shows 10♠ with 8♣ in the hole
      And the next cards are 2♥ 2♠ 10♦ K♥ 7♦ J♣ 10♥ 8♥ 9♣ 9♦ 9♠ 8♦ 10♣ 5♥ 6♦
      When seat 1 keeps
      And seat 1 splits
      And seat 1 splits
      And seat 1 splits
      Then seat 1 has 90 chips
      And it is the turn of seat 1 hand 1
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 stands
      Then it is the turn of seat 1 hand 4
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 5
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      And seat 1 splits
      And seat 1 splits
      Then seat 1 has 84 chips
      And it is the turn of seat 1 hand 5
      And seat 1 may hit, stand or double
      When seat 1 tries to split
      Then that is refused: split limit
      When seat 1 stands
      Then it is the turn of seat 1 hand 6
      When seat 1 stands
      Then it is the turn of seat 1 hand 7
      When seat 1 stands
      Then it is the turn of seat 1 hand 8
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♠ 8♣
      And the hands of seat 1 are
        | spot | cards     | total | stake | outcome | returned |
        | 1    | 2♣ 10♦    | 12    | 2     | lose    | 0        |
        | 1    | 2♠ K♥ 7♦  | 19    | 2     | win     | 4        |
        | 1    | 2♥ J♣     | 12    | 2     | lose    | 0        |
        | 1    | 2♦ 10♥ 8♥ | 20    | 2     | win     | 4        |
        | 2    | 9♠ 9♠     | 18    | 2     | push    | 2        |
        | 2    | 9♦ 8♦     | 17    | 2     | lose    | 0        |
        | 2    | 9♣ 10♣    | 19    | 2     | win     | 4        |
        | 2    | 9♥ 5♥ 6♦  | 20    | 2     | win     | 4        |
      And seat 1 has 102 chips

    @id:ten-value-cards-are-split-again @D13
    Scenario: Ten-value cards of different ranks are split again, and a queen dealt an ace is no natural
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♠ J♦ and 10♣ 8♦
      And the dealer shows 10♥ with 8♥ in the hole
      And the next cards are Q♥ 7♥ A♣ 9♠
      When seat 1 keeps
      And seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      Then seat 1 has 92 chips
      And it is the turn of seat 1 hand 1
      When seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 stands
      Then it is the turn of seat 1 hand 4
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♥ 8♥
      And the hands of seat 1 are
        | spot | cards  | total   | natural | stake | outcome | returned |
        | 1    | 10♠ 7♥ | 17      | no      | 2     | lose    | 0        |
        | 1    | Q♥ A♣  | soft 21 | no      | 2     | win     | 4        |
        | 1    | J♦ 9♠  | 19      | no      | 2     | win     | 4        |
        | 2    | 10♣ 8♦ | 18      | no      | 2     | push    | 2        |
      And seat 1 has 102 chips

    @id:split-king-with-an-ace-pushes-21 @D13 @S5.9
    Scenario: A split king that is dealt an ace only pushes against a drawn 21, while the other king is split again
      Given seat 1 stakes 5 and 5 out of 40 chips
      And seat 1 is dealt K♥ K♣ and 8♠ 9♥
      And the dealer shows 6♥ with 9♠ in the hole
      And the next cards are A♦ K♦ 9♦ 2♣ 6♠ 6♣
      When seat 1 keeps
      And seat 1 splits
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      Then seat 1 has 20 chips
      And it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      When seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 4
      When seat 1 stands
      Then the round is over
      And the dealer ends on 21 with 6♥ 9♠ 6♣
      And the hands of seat 1 are
        | spot | cards    | total   | natural | stake | outcome | returned |
        | 1    | K♥ A♦    | soft 21 | no      | 5     | push    | 5        |
        | 1    | K♣ 9♦    | 19      | no      | 5     | lose    | 0        |
        | 1    | K♦ 2♣ 6♠ | 18      | no      | 5     | lose    | 0        |
        | 2    | 8♠ 9♥    | 17      | no      | 5     | lose    | 0        |
      And seat 1 has 25 chips

    @id:new-hand-stands-next-to-its-own @splitPlace=next
    Scenario: When the first of two split hands is split again the new hand plays right after it
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 8♣ 8♦ and 10♦ 7♥
      And the dealer shows 9♦ with 10♣ in the hole
      And the next cards are 8♥ 3♦ 7♣ 2♠ 9♣ 6♠ 6♣
      When seat 1 keeps
      And seat 1 splits
      And seat 1 splits
      Then it is the turn of seat 1 hand 1
      And the hands of seat 1 are
        | spot | cards  | total | stake |
        | 1    | 8♣ 3♦  | 11    | 2     |
        | 1    | 8♥     | 8     | 2     |
        | 1    | 8♦     | 8     | 2     |
        | 2    | 10♦ 7♥ | 17    | 2     |
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 4
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♦ 10♣
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 8♣ 3♦ 7♣ | 18    | 2     | lose    | 0        |
        | 1    | 8♥ 2♠ 9♣ | 19    | 2     | push    | 2        |
        | 1    | 8♦ 6♠ 6♣ | 20    | 2     | win     | 4        |
        | 2    | 10♦ 7♥   | 17    | 2     | lose    | 0        |
      And seat 1 has 98 chips

    @id:new-hand-stands-next-on-the-second-spot @splitPlace=next
    Scenario: On the second spot too the new hand of a second split plays right after the one it came from
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♣ 9♦ and 7♠ 7♥
      And the dealer shows 10♦ with 8♠ in the hole
      And the next cards are 7♣ 4♦ 8♥ 10♠ 2♦ 9♠
      When seat 1 keeps
      And seat 1 stands
      And seat 1 splits
      And seat 1 splits
      Then it is the turn of seat 1 hand 2
      And the hands of seat 1 are
        | spot | cards  | total | stake |
        | 1    | 10♣ 9♦ | 19    | 2     |
        | 2    | 7♠ 4♦  | 11    | 2     |
        | 2    | 7♣     | 7     | 2     |
        | 2    | 7♥     | 7     | 2     |
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 stands
      Then it is the turn of seat 1 hand 4
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♦ 8♠
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 10♣ 9♦   | 19    | 2     | win     | 4        |
        | 2    | 7♠ 4♦ 8♥ | 19    | 2     | win     | 4        |
        | 2    | 7♣ 10♠   | 17    | 2     | lose    | 0        |
        | 2    | 7♥ 2♦ 9♠ | 18    | 2     | push    | 2        |
      And seat 1 has 102 chips

    @id:same-pair-on-both-spots
    Scenario: The same two eights on both spots are split and split again, and each hand stays on its spot
      Given seat 1 stakes 5 and 5 out of 200 chips
      And seat 1 is dealt 8♠ 8♠ and 8♠ 8♠
      And the dealer shows 10♣ with 8♥ in the hole
      And the next cards are 8♠ 3♦ 9♥ 10♦ 5♣ 8♠ 2♥ 9♣ 3♥ 10♥ 4♣ K♦
      When seat 1 keeps
      And seat 1 splits
      Then seat 1 may hit, stand, double or split
      When seat 1 splits
      Then seat 1 has 180 chips
      And it is the turn of seat 1 hand 1
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 stands
      Then it is the turn of seat 1 hand 4
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      And seat 1 splits
      Then seat 1 has 170 chips
      And it is the turn of seat 1 hand 4
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 5
      When seat 1 doubles
      Then seat 1 has 165 chips
      And it is the turn of seat 1 hand 6
      When seat 1 hits
      Then the round is over
      And the dealer ends on 18 with 10♣ 8♥
      And the hands of seat 1 are
        | spot | cards     | total | stake | outcome | returned |
        | 1    | 8♠ 3♦ 9♥  | 20    | 5     | win     | 10       |
        | 1    | 8♠ 10♦    | 18    | 5     | push    | 5        |
        | 1    | 8♠ 5♣     | 13    | 5     | lose    | 0        |
        | 2    | 8♠ 2♥ 9♣  | 19    | 5     | win     | 10       |
        | 2    | 8♠ 3♥ 10♥ | 21    | 10    | win     | 20       |
        | 2    | 8♠ 4♣ K♦  | 22    | 5     | lose    | 0        |
      And seat 1 has 210 chips

    @id:fifth-hand-of-the-second-seat-is-refused
    Scenario: The second seat too is refused a fifth hand from its fours
      Given seat 1 stakes 2 and 2 out of 60 chips
      And seat 1 is dealt 10♠ 9♥ and K♦ 7♣
      And seat 2 stakes 3 and 3 out of 100 chips
      And seat 2 is dealt 4♠ 4♥ and 10♥ 8♠
      And the dealer shows 9♦ with 8♦ in the hole
      And the next cards are 4♦ 4♣ 4♥ 10♦ 9♠ 7♥ 10♠ 10♣ 3♠
      When seat 1 keeps
      And seat 2 keeps
      And seat 1 stands
      And seat 1 stands
      And seat 2 splits
      And seat 2 splits
      And seat 2 splits
      Then seat 2 has 85 chips
      And it is the turn of seat 2 hand 1
      And seat 2 may hit, stand or double
      When seat 2 tries to split
      Then that is refused: split limit
      And seat 2 has 85 chips
      When seat 2 hits
      And seat 2 stands
      Then it is the turn of seat 2 hand 2
      When seat 2 stands
      Then it is the turn of seat 2 hand 3
      When seat 2 doubles
      Then seat 2 has 82 chips
      And it is the turn of seat 2 hand 4
      When seat 2 hits
      And seat 2 stands
      Then it is the turn of seat 2 hand 5
      When seat 2 stands
      Then the round is over
      And the dealer ends on 17 with 9♦ 8♦
      And the hands of seat 1 are
        | spot | cards  | total | stake | outcome | returned |
        | 1    | 10♠ 9♥ | 19    | 2     | win     | 4        |
        | 2    | K♦ 7♣  | 17    | 2     | push    | 2        |
      And the hands of seat 2 are
        | spot | cards     | total | stake | outcome | returned |
        | 1    | 4♠ 4♥ 10♦ | 18    | 3     | win     | 6        |
        | 1    | 4♣ 9♠     | 13    | 3     | lose    | 0        |
        | 1    | 4♦ 7♥ 10♠ | 21    | 6     | win     | 12       |
        | 1    | 4♥ 10♣ 3♠ | 17    | 3     | push    | 3        |
        | 2    | 10♥ 8♠    | 18    | 3     | win     | 6        |
      And seat 1 has 62 chips
      And seat 2 has 109 chips

    @id:hand-that-went-over-counts-among-the-four
    Scenario: A hand that went over counts among the four, and the nines of the last one are not split
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 9♠ 9♥ and 10♦ 7♣
      And the dealer shows 10♥ with 8♣ in the hole
      And the next cards are 6♦ K♣ 9♦ 9♣ 10♠ 8♦ 9♠
      When seat 1 keeps
      And seat 1 splits
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      Then seat 1 has 90 chips
      And it is the turn of seat 1 hand 2
      When seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 stands
      Then it is the turn of seat 1 hand 4
      And seat 1 may hit, stand or double
      When seat 1 tries to split
      Then that is refused: split limit
      And seat 1 has 90 chips
      When seat 1 stands
      Then it is the turn of seat 1 hand 5
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♥ 8♣
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 9♠ 6♦ K♣ | 25    | 2     | lose    | 0        |
        | 1    | 9♥ 10♠   | 19    | 2     | win     | 4        |
        | 1    | 9♣ 8♦    | 17    | 2     | lose    | 0        |
        | 1    | 9♦ 9♠    | 18    | 2     | push    | 2        |
        | 2    | 10♦ 7♣   | 17    | 2     | lose    | 0        |
      And seat 1 has 96 chips

    @id:hand-of-21-counts-among-the-four @S5.9
    Scenario: A hand of 21 counts among the four, and a queen with a king in the last one is not split
      Given seat 1 stakes 4 and 4 out of 60 chips
      And seat 1 is dealt 9♣ 8♥ and 10♠ 10♥
      And the dealer shows 10♦ with 9♥ in the hole
      And the next cards are A♦ Q♦ J♣ 7♠ 8♠ K♦
      When seat 1 keeps
      And seat 1 stands
      And seat 1 splits
      Then it is the turn of seat 1 hand 3
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      Then it is the turn of seat 1 hand 3
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      Then seat 1 has 40 chips
      And it is the turn of seat 1 hand 3
      When seat 1 stands
      Then it is the turn of seat 1 hand 4
      When seat 1 stands
      Then it is the turn of seat 1 hand 5
      And seat 1 may hit, stand or double
      When seat 1 tries to split
      Then that is refused: split limit
      And seat 1 has 40 chips
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 10♦ 9♥
      And the hands of seat 1 are
        | spot | cards  | total   | natural | stake | outcome | returned |
        | 1    | 9♣ 8♥  | 17      | no      | 4     | lose    | 0        |
        | 2    | 10♠ A♦ | soft 21 | no      | 4     | win     | 8        |
        | 2    | 10♥ 7♠ | 17      | no      | 4     | lose    | 0        |
        | 2    | J♣ 8♠  | 18      | no      | 4     | lose    | 0        |
        | 2    | Q♦ K♦  | 20      | no      | 4     | win     | 8        |
      And seat 1 has 56 chips

    @id:doubled-hand-counts-among-the-four @S5.5
    Scenario: A doubled hand counts among the four, and the eights of the last one are not split
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt 8♦ 8♥ and K♣ 7♣
      And the dealer shows 10♠ with 9♥ in the hole
      And the next cards are 3♠ 9♣ 8♣ 8♠ 10♥ 7♦ 4♣ 8♦ 4♦
      When seat 1 keeps
      And seat 1 splits
      And seat 1 doubles
      Then seat 1 has 80 chips
      And it is the turn of seat 1 hand 2
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      And seat 1 splits
      Then seat 1 has 70 chips
      And it is the turn of seat 1 hand 2
      When seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 4
      And seat 1 may hit, stand or double
      When seat 1 tries to split
      Then that is refused: split limit
      And seat 1 has 70 chips
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 5
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 10♠ 9♥
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 8♦ 3♠ 9♣ | 20    | 10    | win     | 20       |
        | 1    | 8♥ 10♥   | 18    | 5     | lose    | 0        |
        | 1    | 8♠ 7♦ 4♣ | 19    | 5     | push    | 5        |
        | 1    | 8♣ 8♦ 4♦ | 20    | 5     | win     | 10       |
        | 2    | K♣ 7♣    | 17    | 5     | lose    | 0        |
      And seat 1 has 105 chips

    @id:three-hands-from-each-original-hand
    Scenario: With three hands from each original hand one more split is allowed on either spot
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 6♣ 6♦ and 8♥ 8♠
      And the dealer shows 9♠ with 9♣ in the hole
      And the next cards are 6♥ 10♦ 5♠ 9♦ 6♠ 7♣ 8♣ J♦ 2♠ 7♥ 8♦
      When seat 1 keeps
      And seat 1 splits
      And seat 1 splits
      Then it is the turn of seat 1 hand 1
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 3
      And seat 1 may hit, stand, double or split
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 4
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      And seat 1 splits
      Then seat 1 has 88 chips
      And it is the turn of seat 1 hand 4
      When seat 1 stands
      Then it is the turn of seat 1 hand 5
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 6
      And seat 1 may hit, stand, double or split
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 9♠ 9♣
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 6♣ 10♦   | 16    | 2     | lose    | 0        |
        | 1    | 6♥ 5♠ 9♦ | 20    | 2     | win     | 4        |
        | 1    | 6♦ 6♠ 7♣ | 19    | 2     | win     | 4        |
        | 2    | 8♥ J♦    | 18    | 2     | push    | 2        |
        | 2    | 8♣ 2♠ 7♥ | 17    | 2     | lose    | 0        |
        | 2    | 8♠ 8♦    | 16    | 2     | lose    | 0        |
      And seat 1 has 98 chips

    @id:three-hands-from-the-first-leave-four-to-the-second
    Scenario: Three hands from the first spot leave four to the second and no fifth
      Given seat 1 stakes 3 and 3 out of 100 chips
      And seat 1 is dealt 2♠ 2♦ and 7♣ 7♥
      And the dealer shows Q♣ with 8♠ in the hole
      And the next cards are 2♣ 10♣ 8♦ 9♥ 7♦ 10♠ 6♥ 7♠ 7♦ 7♥ 5♦ K♦ 4♦ 10♦ 9♣
      When seat 1 keeps
      And seat 1 splits
      And seat 1 splits
      Then seat 1 has 88 chips
      And it is the turn of seat 1 hand 1
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 doubles
      Then seat 1 has 85 chips
      And it is the turn of seat 1 hand 3
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 4
      When seat 1 splits
      And seat 1 splits
      Then seat 1 may hit, stand, double or split
      When seat 1 splits
      Then seat 1 has 76 chips
      And it is the turn of seat 1 hand 4
      And seat 1 may hit, stand or double
      When seat 1 tries to split
      Then that is refused: split limit
      And seat 1 has 76 chips
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 5
      When seat 1 stands
      Then it is the turn of seat 1 hand 6
      When seat 1 hits
      Then it is the turn of seat 1 hand 7
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with Q♣ 8♠
      And the hands of seat 1 are
        | spot | cards     | total | stake | outcome | returned |
        | 1    | 2♠ 10♣ 8♦ | 20    | 3     | win     | 6        |
        | 1    | 2♣ 9♥ 7♦  | 18    | 6     | push    | 6        |
        | 1    | 2♦ 10♠ 6♥ | 18    | 3     | push    | 3        |
        | 2    | 7♣ 7♥ 5♦  | 19    | 3     | win     | 6        |
        | 2    | 7♦ K♦     | 17    | 3     | lose    | 0        |
        | 2    | 7♠ 4♦ 10♦ | 21    | 3     | win     | 6        |
        | 2    | 7♥ 9♣     | 16    | 3     | lose    | 0        |
      And seat 1 has 103 chips

  @S5.8
  Rule: S5.8 Aces are split once: each receives one card and stands, with no hit and no double.

    @id:split-aces-receive-one-card-each
    Scenario: Split aces receive one card each and cannot be hit or doubled
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt A♠ A♦ and 9♥ 7♣
      And the dealer shows 10♦ with 7♠ in the hole
      And the next cards are 5♣ 7♦ 4♥
      When seat 1 keeps
      And seat 1 splits
      Then seat 1 has 94 chips
      And it is the turn of seat 1 hand 3
      And the hands of seat 1 are
        | spot | cards | total   | stake |
        | 1    | A♠ 5♣ | soft 16 | 2     |
        | 1    | A♦ 7♦ | soft 18 | 2     |
        | 2    | 9♥ 7♣ | 16      | 2     |
      When seat 1 tries to hit hand 1
      Then that is refused: not your turn
      When seat 1 tries to double hand 2
      Then that is refused: not your turn
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 10♦ 7♠
      And the hands of seat 1 are
        | spot | cards    | total   | stake | outcome | returned |
        | 1    | A♠ 5♣    | soft 16 | 2     | lose    | 0        |
        | 1    | A♦ 7♦    | soft 18 | 2     | win     | 4        |
        | 2    | 9♥ 7♣ 4♥ | 20      | 2     | win     | 4        |
      And seat 1 has 102 chips

    @id:split-aces-in-the-second-spot-end-the-round
    Scenario: Splitting the aces of the last hand ends the round
      Given seat 1 stakes 5 and 5 out of 20 chips
      And seat 1 is dealt 10♣ 8♠ and A♥ A♣
      And the dealer shows 9♦ with J♠ in the hole
      And the next cards are 9♣ 2♦
      When seat 1 keeps
      And seat 1 stands
      Then seat 1 may hit, stand, double or split
      When seat 1 splits
      Then the round is over
      And the dealer ends on 19 with 9♦ J♠
      And the hands of seat 1 are
        | spot | cards  | total   | stake | outcome | returned |
        | 1    | 10♣ 8♠ | 18      | 5     | lose    | 0        |
        | 2    | A♥ 9♣  | soft 20 | 5     | win     | 10       |
        | 2    | A♣ 2♦  | soft 13 | 5     | lose    | 0        |
      And seat 1 has 15 chips

    @id:split-ace-with-an-ace-stands-on-12 @D10
    Scenario: A split ace that receives an ace stands on 12 and is not split again
      Given seat 1 stakes 2 and 2 out of 60 chips
      And seat 1 is dealt A♦ A♣ and K♣ 5♠
      And the dealer shows 8♥ with 10♥ in the hole
      And the next cards are A♥ 6♥ 3♦
      When seat 1 keeps
      And seat 1 splits
      Then seat 1 has 54 chips
      And it is the turn of seat 1 hand 3
      And the hands of seat 1 are
        | spot | cards | total   | stake |
        | 1    | A♦ A♥ | soft 12 | 2     |
        | 1    | A♣ 6♥ | soft 17 | 2     |
        | 2    | K♣ 5♠ | 15      | 2     |
      When seat 1 tries to split hand 1
      Then that is refused: not your turn
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♥ 10♥
      And the hands of seat 1 are
        | spot | cards    | total   | stake | outcome | returned |
        | 1    | A♦ A♥    | soft 12 | 2     | lose    | 0        |
        | 1    | A♣ 6♥    | soft 17 | 2     | lose    | 0        |
        | 2    | K♣ 5♠ 3♦ | 18      | 2     | push    | 2        |
      And seat 1 has 56 chips

    @id:second-split-ace-with-an-ace-wins @D10
    Scenario: The 12 of two aces wins when the dealer goes over
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt A♥ A♠ and 10♥ 6♦
      And the dealer shows 5♦ with 10♣ in the hole
      And the next cards are 4♠ A♦ 9♦
      When seat 1 keeps
      And seat 1 splits
      Then it is the turn of seat 1 hand 3
      And seat 1 may hit, stand or double
      When seat 1 stands
      Then the round is over
      And the dealer ends on 24 with 5♦ 10♣ 9♦
      And the hands of seat 1 are
        | spot | cards  | total   | stake | outcome | returned |
        | 1    | A♥ 4♠  | soft 15 | 2     | win     | 4        |
        | 1    | A♠ A♦  | soft 12 | 2     | win     | 4        |
        | 2    | 10♥ 6♦ | 16      | 2     | win     | 4        |
      And seat 1 has 106 chips

    @id:split-ace-with-a-king-pushes-21 @D10 @S5.9
    Scenario: A split ace that receives a king is an ordinary 21 and pushes against a drawn 21
      Given seat 1 stakes 10 and 10 out of 100 chips
      And seat 1 is dealt A♣ A♦ and 10♠ 9♦
      And the dealer shows 7♣ with 8♦ in the hole
      And the next cards are K♥ 6♣ 6♠
      When seat 1 keeps
      And seat 1 splits
      Then seat 1 has 70 chips
      And it is the turn of seat 1 hand 3
      When seat 1 stands
      Then the round is over
      And the dealer ends on 21 with 7♣ 8♦ 6♠
      And the hands of seat 1 are
        | spot | cards  | total   | natural | stake | outcome | returned |
        | 1    | A♣ K♥  | soft 21 | no      | 10    | push    | 10       |
        | 1    | A♦ 6♣  | soft 17 | no      | 10    | lose    | 0        |
        | 2    | 10♠ 9♦ | 19      | no      | 10    | lose    | 0        |
      And seat 1 has 80 chips

  @S5.9
  Rule: S5.9 Every 21 in a hand that was split is an ordinary 21.

    @id:split-two-card-21-pushes-22 @S6.2
    Scenario: A queen and an ace after a split are no natural and push against a dealer 22
      Given seat 1 stakes 4 and 4 out of 40 chips
      And seat 1 is dealt Q♦ Q♠ and 7♥ 10♦
      And the dealer shows 6♠ with 10♥ in the hole
      And the next cards are A♠ 8♦ 9♣ 6♥
      When seat 1 keeps
      And seat 1 splits
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 hits
      Then the round is over
      And the dealer ends on 22 with 6♠ 10♥ 6♥
      And the hands of seat 1 are
        | spot | cards     | total   | natural | stake | outcome | returned |
        | 1    | Q♦ A♠     | soft 21 | no      | 4     | push    | 4        |
        | 1    | Q♠ 8♦     | 18      | no      | 4     | push    | 4        |
        | 2    | 7♥ 10♦ 9♣ | 26      | no      | 4     | lose    | 0        |
      And seat 1 has 36 chips

    @id:split-ace-21-beside-a-natural @S6.2 @S6.3
    Scenario: Against a dealer 22 a split ace with a ten pushes, while the natural of the other spot wins
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt A♥ A♦ and A♣ K♠
      And the dealer shows 5♣ with 10♠ in the hole
      And the next cards are 10♣ 9♠ 7♦
      When seat 1 keeps
      And seat 1 splits
      Then the round is over
      And the dealer ends on 22 with 5♣ 10♠ 7♦
      And the hands of seat 1 are
        | spot | cards  | total   | natural | stake | outcome | returned |
        | 1    | A♥ 10♣ | soft 21 | no      | 2     | push    | 2        |
        | 1    | A♦ 9♠  | soft 20 | no      | 2     | push    | 2        |
        | 2    | A♣ K♠  | soft 21 | yes     | 2     | win     | 4        |
      And seat 1 has 102 chips

    @id:split-three-card-21-pushes-21
    Scenario: A split hand hit to 21 pushes against a drawn 21
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 7♠ 7♦ and 10♣ 8♣
      And the dealer shows 6♦ with 8♥ in the hole
      And the next cards are 5♥ 9♥ 10♥ 7♣
      When seat 1 keeps
      And seat 1 splits
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 21 with 6♦ 8♥ 7♣
      And the hands of seat 1 are
        | spot | cards    | total | natural | stake | outcome | returned |
        | 1    | 7♠ 5♥ 9♥ | 21    | no      | 2     | push    | 2        |
        | 1    | 7♦ 10♥   | 17    | no      | 2     | lose    | 0        |
        | 2    | 10♣ 8♣   | 18    | no      | 2     | lose    | 0        |
      And seat 1 has 96 chips

    @id:split-21s-win-even-money @S6.7
    Scenario: A 21 of two and a 21 of three cards from one split both win even money
      Given seat 1 stakes 6 and 6 out of 60 chips
      And seat 1 is dealt 10♥ 10♦ and 9♠ 6♣
      And the dealer shows Q♠ with J♥ in the hole
      And the next cards are 5♦ 6♥ A♣ 3♥
      When seat 1 keeps
      And seat 1 splits
      Then it is the turn of seat 1 hand 1
      When seat 1 hits
      Then it is the turn of seat 1 hand 3
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 20 with Q♠ J♥
      And the hands of seat 1 are
        | spot | cards     | total   | natural | stake | outcome | returned |
        | 1    | 10♥ 5♦ 6♥ | 21      | no      | 6     | win     | 12       |
        | 1    | 10♦ A♣    | soft 21 | no      | 6     | win     | 12       |
        | 2    | 9♠ 6♣ 3♥  | 18      | no      | 6     | lose    | 0        |
      And seat 1 has 66 chips

  @S5.10
  Rule: S5.10 A double or split that the seat's free chips do not cover is not available; a hand that may still act can hit or stand whatever the seat has left.

    @id:seat-without-chips-may-hit-and-stand
    Scenario: A seat with no chips left plays a pair of eights with hit and stand only
      Given seat 1 stakes 2 and 2 out of 4 chips
      And seat 1 is dealt 8♠ 8♥ and 10♦ 5♣
      And the dealer shows 9♦ with 8♦ in the hole
      And the next cards are 3♣ 2♣
      When seat 1 keeps
      Then seat 1 has 0 chips
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not covered
      When seat 1 tries to split
      Then that is refused: not covered
      When seat 1 hits
      Then seat 1 may hit or stand
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 9♦ 8♦
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 8♠ 8♥ 3♣  | 19    | 2     | win     | 4        |
        | 10♦ 5♣ 2♣ | 17    | 2     | push    | 2        |
      And seat 1 has 6 chips

    @id:double-takes-the-chips-from-the-second-hand
    Scenario: When the first hand has doubled too few chips are left for the second
      Given seat 1 stakes 5 and 5 out of 17 chips
      And seat 1 is dealt 6♠ 4♥ and 7♦ 4♦
      And the dealer shows 10♠ with 8♥ in the hole
      And the next cards are 9♦ 6♣
      When seat 1 keeps
      Then seat 1 has 7 chips
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then seat 1 has 2 chips
      And it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not covered
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♠ 8♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 6♠ 4♥ 9♦ | 19    | 10    | win     | 20       |
        | 7♦ 4♦ 6♣ | 17    | 5     | lose    | 0        |
      And seat 1 has 22 chips

    @id:second-hand-doubles-with-the-chips-the-first-left
    Scenario: When the first hand is only hit the second may double
      Given seat 1 stakes 5 and 5 out of 17 chips
      And seat 1 is dealt 6♠ 4♥ and 7♦ 4♦
      And the dealer shows 10♠ with 8♥ in the hole
      And the next cards are 9♦ 6♣
      When seat 1 keeps
      And seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then the round is over
      And the dealer ends on 18 with 10♠ 8♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 6♠ 4♥ 9♦ | 19    | 5     | win     | 10       |
        | 7♦ 4♦ 6♣ | 17    | 10    | lose    | 0        |
      And seat 1 has 12 chips

    @id:no-resplit-without-chips
    Scenario: A pair that comes after a split is not split again when the chips do not cover it
      Given seat 1 stakes 3 and 3 out of 10 chips
      And seat 1 is dealt 9♥ 9♣ and 10♦ 6♦
      And the dealer shows 10♣ with 9♦ in the hole
      And the next cards are 9♠ 10♥
      When seat 1 keeps
      And seat 1 splits
      Then seat 1 has 1 chip
      And it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 tries to split
      Then that is refused: not covered
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 10♣ 9♦
      And the hands of seat 1 are
        | spot | cards  | total | stake | outcome | returned |
        | 1    | 9♥ 9♠  | 18    | 3     | lose    | 0        |
        | 1    | 9♣ 10♥ | 19    | 3     | push    | 3        |
        | 2    | 10♦ 6♦ | 16    | 3     | lose    | 0        |
      And seat 1 has 4 chips

    @id:only-the-short-seat-may-not-double
    Scenario: One seat is short of chips while its neighbour may double
      Given seat 1 stakes 2 and 2 out of 5 chips
      And seat 2 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 6♦ 5♦ and 10♠ 8♦
      And seat 2 is dealt 7♥ 4♣ and 9♣ J♦
      And the dealer shows 7♣ with 10♣ in the hole
      And the next cards are 9♠ 6♥
      When seat 1 keeps
      And seat 2 keeps
      Then it is the turn of seat 1 hand 1
      And seat 1 has 1 chip
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not covered
      When seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then it is the turn of seat 2 hand 1
      And seat 2 may hit, stand or double
      When seat 2 doubles
      Then seat 2 has 94 chips
      And it is the turn of seat 2 hand 2
      When seat 2 stands
      Then the round is over
      And the dealer ends on 17 with 7♣ 10♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 6♦ 5♦ 9♠ | 20    | 2     | win     | 4        |
        | 10♠ 8♦   | 18    | 2     | win     | 4        |
      And the hands of seat 2 are
        | cards    | total | stake | outcome | returned |
        | 7♥ 4♣ 6♥ | 17    | 4     | push    | 4        |
        | 9♣ J♦    | 19    | 2     | win     | 4        |
      And seat 1 has 9 chips
      And seat 2 has 102 chips
