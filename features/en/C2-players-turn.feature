@classic-fr
Feature: C2 The player's turn
  From seat 1 on, each seat takes cards or stands, may double on 9, 10 or 11 and split two cards of the same value, until its hands are final.

  @C2.1
  Rule: C2.1 The player at the dealer's left acts first, then the others in turn.

    @id:fr-seat-1-acts-first
    Scenario: Seat 1 acts first and seat 2 after it
      Given seat 1 stakes 10 out of 100 chips
      And seat 2 stakes 4 out of 40 chips
      And seat 1 is dealt Q♣ 5♦
      And seat 2 is dealt 9♥ 3♣
      And the dealer is dealt 9♠
      And the next cards are 3♠ 7♥ 10♣
      When the cards are dealt
      Then the hands are played
      And it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 hits
      Then it is the turn of seat 1 hand 1
      When seat 1 stands
      Then it is the turn of seat 2 hand 1
      And seat 2 may hit or stand
      When seat 2 hits
      Then it is the turn of seat 2 hand 1
      When seat 2 stands
      Then the round is over
      And the dealer ends on 19 with 9♠ 10♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | Q♣ 5♦ 3♠ | 18    | 10    | lose    | 0        |
      And the hands of seat 2 are
        | cards    | total | stake | outcome | returned |
        | 9♥ 3♣ 7♥ | 19    | 4     | push    | 4        |
      And seat 1 has 90 chips
      And seat 2 has 40 chips

    @id:fr-three-seats-act-in-order
    Scenario: Three seats act one after the other, and each draws its own cards
      Given seat 1 stakes 2 out of 50 chips
      And seat 2 stakes 6 out of 60 chips
      And seat 3 stakes 12 out of 48 chips
      And seat 1 is dealt 10♥ 2♠
      And seat 2 is dealt K♣ 7♥
      And seat 3 is dealt 4♠ 9♦
      And the dealer is dealt 8♠
      And the next cards are 6♣ 5♥ 2♦ J♠
      When the cards are dealt
      Then it is the turn of seat 1 hand 1
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 2 hand 1
      When seat 2 stands
      Then it is the turn of seat 3 hand 1
      When seat 3 hits
      Then it is the turn of seat 3 hand 1
      When seat 3 hits
      Then it is the turn of seat 3 hand 1
      When seat 3 stands
      Then the round is over
      And the dealer ends on 18 with 8♠ J♠
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♥ 2♠ 6♣ | 18    | 2     | push    | 2        |
      And the hands of seat 2 are
        | cards | total | stake | outcome | returned |
        | K♣ 7♥ | 17    | 6     | lose    | 0        |
      And the hands of seat 3 are
        | cards       | total | stake | outcome | returned |
        | 4♠ 9♦ 5♥ 2♦ | 20    | 12    | win     | 24       |
      And seat 1 has 50 chips
      And seat 2 has 54 chips
      And seat 3 has 60 chips

    @id:fr-seat-out-of-its-turn-is-refused
    Scenario: Seat 2 waits until seat 1 has stood, and seat 1 does not come back
      Given seat 1 stakes 20 out of 80 chips
      And seat 2 stakes 10 out of 100 chips
      And seat 1 is dealt 9♣ 2♥
      And seat 2 is dealt 7♣ 7♠
      And the dealer is dealt 10♦
      And the next cards are 8♣ 8♦
      When the cards are dealt
      And seat 2 tries to hit
      Then that is refused: not your turn
      When seat 2 tries to stand
      Then that is refused: not your turn
      When seat 2 tries to double
      Then that is refused: not your turn
      When seat 2 tries to split
      Then that is refused: not your turn
      And it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      And seat 2 has 90 chips
      When seat 1 hits
      And seat 2 tries to stand
      Then that is refused: not your turn
      When seat 1 stands
      Then it is the turn of seat 2 hand 1
      And seat 2 may hit, stand or split
      When seat 1 tries to hit
      Then that is refused: not your turn
      When seat 1 tries to stand
      Then that is refused: not your turn
      When seat 2 stands
      Then the round is over
      And the dealer ends on 18 with 10♦ 8♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 9♣ 2♥ 8♣ | 19    | 20    | win     | 40       |
      And the hands of seat 2 are
        | cards | total | stake | outcome | returned |
        | 7♣ 7♠ | 14    | 10    | lose    | 0        |
      And seat 1 has 100 chips
      And seat 2 has 90 chips

    @id:fr-turn-passes-over-double-21-and-stand
    Scenario: The turn passes when a hand goes over, doubles, reaches 21 or stands
      Given seat 1 stakes 10 out of 100 chips
      And seat 2 stakes 4 out of 40 chips
      And seat 3 stakes 2 out of 20 chips
      And seat 4 stakes 6 out of 60 chips
      And seat 1 is dealt 10♠ 6♥
      And seat 2 is dealt 6♠ 3♦
      And seat 3 is dealt 9♥ 5♣
      And seat 4 is dealt J♣ 9♣
      And the dealer is dealt 7♠
      And the next cards are 8♠ 7♥ 7♦ 10♥
      When the cards are dealt
      Then it is the turn of seat 1 hand 1
      When seat 1 hits
      Then it is the turn of seat 2 hand 1
      When seat 2 doubles
      Then it is the turn of seat 3 hand 1
      When seat 3 hits
      Then it is the turn of seat 4 hand 1
      When seat 4 stands
      Then the round is over
      And the dealer ends on 17 with 7♠ 10♥
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♠ 6♥ 8♠ | 24    | 10    | lose    | 0        |
      And the hands of seat 2 are
        | cards    | total | stake | outcome | returned |
        | 6♠ 3♦ 7♥ | 16    | 8     | lose    | 0        |
      And the hands of seat 3 are
        | cards    | total | stake | outcome | returned |
        | 9♥ 5♣ 7♦ | 21    | 2     | win     | 4        |
      And the hands of seat 4 are
        | cards | total | stake | outcome | returned |
        | J♣ 9♣ | 19    | 6     | win     | 12       |
      And seat 1 has 90 chips
      And seat 2 has 32 chips
      And seat 3 has 22 chips
      And seat 4 has 66 chips

    @id:fr-natural-of-seat-1-is-passed-over
    Scenario: A natural of seat 1 takes no decision and seat 2 acts at once
      Given seat 1 stakes 8 out of 80 chips
      And seat 2 stakes 10 out of 50 chips
      And seat 1 is dealt A♦ Q♠
      And seat 2 is dealt 6♦ 9♠
      And the dealer is dealt 9♦
      And the next cards are 3♥ 10♣
      When the cards are dealt
      Then the hands are played
      And it is the turn of seat 2 hand 1
      And seat 2 may hit or stand
      And the hands of seat 1 are
        | cards | total   | natural | stake |
        | A♦ Q♠ | soft 21 | yes     | 8     |
      When seat 1 tries to hit
      Then that is refused: not your turn
      When seat 1 tries to stand
      Then that is refused: not your turn
      When seat 2 hits
      And seat 2 stands
      Then the round is over
      And the dealer ends on 19 with 9♦ 10♣
      And the hands of seat 1 are
        | cards | total   | natural | stake | outcome | returned |
        | A♦ Q♠ | soft 21 | yes     | 8     | win     | 20       |
      And the hands of seat 2 are
        | cards    | total | natural | stake | outcome | returned |
        | 6♦ 9♠ 3♥ | 18    | no      | 10    | lose    | 0        |
      And seat 1 has 92 chips
      And seat 2 has 40 chips

    @id:fr-natural-between-two-seats-is-passed-over @C4.6
    Scenario: The turn passes from seat 1 to seat 3 over the natural of seat 2
      Given seat 1 stakes 4 out of 44 chips
      And seat 2 stakes 2 out of 20 chips
      And seat 3 stakes 14 out of 70 chips
      And seat 1 is dealt 8♥ 7♠
      And seat 2 is dealt K♦ A♣
      And seat 3 is dealt 10♥ 3♠
      And the dealer is dealt 7♥
      And the next cards are 8♦ 9♠ 5♦
      When the cards are dealt
      Then it is the turn of seat 1 hand 1
      When seat 1 stands
      Then it is the turn of seat 3 hand 1
      When seat 2 tries to double
      Then that is refused: not your turn
      When seat 2 tries to split
      Then that is refused: not your turn
      When seat 3 hits
      Then the round is over
      And the dealer ends on 21 with 7♥ 9♠ 5♦
      And the hands of seat 1 are
        | cards | total | natural | stake | outcome | returned |
        | 8♥ 7♠ | 15    | no      | 4     | lose    | 0        |
      And the hands of seat 2 are
        | cards | total   | natural | stake | outcome | returned |
        | K♦ A♣ | soft 21 | yes     | 2     | win     | 5        |
      And the hands of seat 3 are
        | cards     | total | natural | stake | outcome | returned |
        | 10♥ 3♠ 8♦ | 21    | no      | 14    | push    | 14       |
      And seat 1 has 40 chips
      And seat 2 has 23 chips
      And seat 3 has 70 chips

    @id:fr-naturals-only-leave-nobody-to-act
    Scenario: When every seat holds a natural nobody acts and the round is over
      Given seat 1 stakes 10 out of 100 chips
      And seat 2 stakes 6 out of 12 chips
      And seat 1 is dealt A♥ K♣
      And seat 2 is dealt J♦ A♠
      And the dealer is dealt 9♣
      And the next cards are 9♠
      When the cards are dealt
      Then the round is over
      When seat 1 tries to hit
      Then that is refused: round over
      When seat 2 tries to stand
      Then that is refused: round over
      And the hands of seat 1 are
        | cards | total   | natural | stake | outcome | returned |
        | A♥ K♣ | soft 21 | yes     | 10    | win     | 25       |
      And the hands of seat 2 are
        | cards | total   | natural | stake | outcome | returned |
        | J♦ A♠ | soft 21 | yes     | 6     | win     | 15       |
      And seat 1 has 115 chips
      And seat 2 has 21 chips

    @id:fr-split-hands-come-before-the-next-seat @C2.5
    Scenario: Both hands of a split are played before the next seat acts
      Given seat 1 stakes 6 out of 60 chips
      And seat 2 stakes 4 out of 40 chips
      And seat 1 is dealt 8♦ 8♣
      And seat 2 is dealt 10♠ 5♥
      And the dealer is dealt 10♥
      And the next cards are 10♦ 5♣ 6♦ 4♥ 9♣
      When the cards are dealt
      And seat 1 splits
      Then it is the turn of seat 1 hand 1
      When seat 2 tries to hit
      Then that is refused: not your turn
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      And seat 2 tries to stand
      Then that is refused: not your turn
      When seat 1 stands
      Then it is the turn of seat 2 hand 1
      When seat 2 hits
      And seat 2 stands
      Then the round is over
      And the dealer ends on 19 with 10♥ 9♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 8♦ 10♦   | 18    | 6     | lose    | 0        |
        | 8♣ 5♣ 6♦ | 19    | 6     | push    | 6        |
      And the hands of seat 2 are
        | cards     | total | stake | outcome | returned |
        | 10♠ 5♥ 4♥ | 19    | 4     | push    | 4        |
      And seat 1 has 54 chips
      And seat 2 has 40 chips

    @id:fr-seat-that-is-not-at-the-table
    Scenario: A seat that is not at the table never has the turn
      Given seat 1 stakes 2 out of 100 chips
      And seat 2 stakes 10 out of 20 chips
      And seat 1 is dealt 10♦ 3♣
      And seat 2 is dealt 7♥ J♦
      And the dealer is dealt 9♥
      And the next cards are 6♠ 8♦
      When the cards are dealt
      And seat 3 tries to hit
      Then that is refused: not your turn
      And it is the turn of seat 1 hand 1
      When seat 1 hits
      And seat 1 stands
      And seat 3 tries to stand
      Then that is refused: not your turn
      And it is the turn of seat 2 hand 1
      When seat 2 stands
      Then the round is over
      And the dealer ends on 17 with 9♥ 8♦
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♦ 3♣ 6♠ | 19    | 2     | win     | 4        |
      And the hands of seat 2 are
        | cards | total | stake | outcome | returned |
        | 7♥ J♦ | 17    | 10    | push    | 10       |
      And seat 1 has 102 chips
      And seat 2 has 20 chips

    @id:fr-hand-that-is-not-there
    Scenario: A seat with one hand cannot act on a second, and may name the first
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 4♦ 7♠
      And the dealer is dealt 7♣
      And the next cards are 6♥ 10♥
      When the cards are dealt
      And seat 1 tries to hit hand 2
      Then that is refused: not your turn
      When seat 1 tries to stand hand 2
      Then that is refused: not your turn
      When seat 1 tries to double hand 2
      Then that is refused: not your turn
      And it is the turn of seat 1 hand 1
      And seat 1 has 90 chips
      When seat 1 hits hand 1
      Then the hands of seat 1 are
        | cards    | total | stake |
        | 4♦ 7♠ 6♥ | 17    | 10    |
      When seat 1 stands hand 1
      Then the round is over
      And the dealer ends on 17 with 7♣ 10♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 4♦ 7♠ 6♥ | 17    | 10    | push    | 10       |
      And seat 1 has 100 chips

  @C2.2
  Rule: C2.2 A player may take any number of cards one at a time, or stay.

    @id:fr-seven-cards-in-one-hand
    Scenario: A hand takes one small card after another until it holds seven
      Given seat 1 stakes 4 out of 100 chips
      And seat 1 is dealt 2♠ 3♦
      And the dealer is dealt 10♠
      And the next cards are 2♥ 3♣ 4♠ A♦ 3♥ 7♦
      When the cards are dealt
      And seat 1 hits
      And seat 1 hits
      Then the hands of seat 1 are
        | cards       | total | stake |
        | 2♠ 3♦ 2♥ 3♣ | 10    | 4     |
      And seat 1 may hit or stand
      When seat 1 hits
      And seat 1 hits
      Then the hands of seat 1 are
        | cards             | total | stake |
        | 2♠ 3♦ 2♥ 3♣ 4♠ A♦ | 15    | 4     |
      And seat 1 may hit or stand
      When seat 1 hits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 10♠ 7♦
      And the hands of seat 1 are
        | cards                | total | stake | outcome | returned |
        | 2♠ 3♦ 2♥ 3♣ 4♠ A♦ 3♥ | 18    | 4     | win     | 8        |
      And seat 1 has 104 chips

    @id:fr-each-hit-brings-one-card
    Scenario: Each hit brings exactly one card and leaves the turn where it is
      Given seat 1 stakes 16 out of 32 chips
      And seat 1 is dealt 3♠ 4♥
      And the dealer is dealt Q♠
      And the next cards are 5♣ 2♠ 6♣ K♦
      When the cards are dealt
      Then seat 1 may hit or stand
      When seat 1 hits
      Then the hands of seat 1 are
        | cards    | total | stake |
        | 3♠ 4♥ 5♣ | 12    | 16    |
      And it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 hits
      Then the hands of seat 1 are
        | cards       | total | stake |
        | 3♠ 4♥ 5♣ 2♠ | 14    | 16    |
      And it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 hits
      Then the hands of seat 1 are
        | cards          | total | stake |
        | 3♠ 4♥ 5♣ 2♠ 6♣ | 20    | 16    |
      And it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      And seat 1 has 16 chips
      When seat 1 stands
      Then the round is over
      And the dealer ends on 20 with Q♠ K♦
      And the hands of seat 1 are
        | cards          | total | stake | outcome | returned |
        | 3♠ 4♥ 5♣ 2♠ 6♣ | 20    | 16    | push    | 16       |
      And seat 1 has 32 chips

    @id:fr-standing-at-once-on-five
    Scenario: A hand may stand on 5, and wins when the dealer goes over
      Given seat 1 stakes 20 out of 200 chips
      And seat 1 is dealt 2♦ 3♠
      And the dealer is dealt 6♦
      And the next cards are 10♦ 9♠
      When the cards are dealt
      Then seat 1 may hit or stand
      When seat 1 stands
      Then the round is over
      And the dealer ends on 25 with 6♦ 10♦ 9♠
      And the hands of seat 1 are
        | cards | total | stake | outcome | returned |
        | 2♦ 3♠ | 5     | 20    | win     | 40       |
      And seat 1 has 220 chips

    @id:fr-hard-17-and-hard-20-may-be-hit
    Scenario: A hard 17 may be hit, and so may the hard 20 it becomes
      Given seat 1 stakes 2 out of 20 chips
      And seat 1 is dealt 9♦ 8♥
      And the dealer is dealt 10♥
      And the next cards are 3♦ A♣ Q♥
      When the cards are dealt
      Then seat 1 may hit or stand
      When seat 1 hits
      Then the hands of seat 1 are
        | cards    | total | stake |
        | 9♦ 8♥ 3♦ | 20    | 2     |
      And it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 hits
      Then the round is over
      And the dealer ends on 20 with 10♥ Q♥
      And the hands of seat 1 are
        | cards       | total | stake | outcome | returned |
        | 9♦ 8♥ 3♦ A♣ | 21    | 2     | win     | 4        |
      And seat 1 has 22 chips

    @id:fr-soft-17-may-be-stood-on-or-hit
    Scenario: One seat stands on soft 17, the next hits it
      Given seat 1 stakes 4 out of 24 chips
      And seat 2 stakes 6 out of 66 chips
      And seat 1 is dealt A♣ 6♠
      And seat 2 is dealt A♥ 6♥
      And the dealer is dealt 9♣
      And the next cards are 10♦ 4♦ 9♥
      When the cards are dealt
      Then seat 1 may hit or stand
      When seat 1 stands
      Then it is the turn of seat 2 hand 1
      And seat 2 may hit or stand
      When seat 2 hits
      Then the hands of seat 2 are
        | cards     | total | stake |
        | A♥ 6♥ 10♦ | 17    | 6     |
      And seat 2 may hit or stand
      When seat 2 hits
      Then the round is over
      And the dealer ends on 18 with 9♣ 9♥
      And the hands of seat 1 are
        | cards | total   | stake | outcome | returned |
        | A♣ 6♠ | soft 17 | 4     | lose    | 0        |
      And the hands of seat 2 are
        | cards        | total | stake | outcome | returned |
        | A♥ 6♥ 10♦ 4♦ | 21    | 6     | win     | 12       |
      And seat 1 has 20 chips
      And seat 2 has 72 chips

    @id:fr-hand-that-stood-takes-no-card
    Scenario: A hand that has stood takes no card any more, neither while others play nor afterwards
      Given seat 1 stakes 10 out of 100 chips
      And seat 2 stakes 2 out of 10 chips
      And seat 1 is dealt 7♦ 4♠
      And seat 2 is dealt K♠ 9♦
      And the dealer is dealt 8♦
      And the next cards are 10♣
      When the cards are dealt
      And seat 1 stands
      Then it is the turn of seat 2 hand 1
      When seat 1 tries to hit
      Then that is refused: not your turn
      When seat 1 tries to double
      Then that is refused: not your turn
      When seat 2 stands
      Then the round is over
      When seat 1 tries to hit
      Then that is refused: round over
      And the dealer ends on 18 with 8♦ 10♣
      And the hands of seat 1 are
        | cards | total | stake | outcome | returned |
        | 7♦ 4♠ | 11    | 10    | lose    | 0        |
      And the hands of seat 2 are
        | cards | total | stake | outcome | returned |
        | K♠ 9♦ | 19    | 2     | win     | 4        |
      And seat 1 has 90 chips
      And seat 2 has 12 chips

    @id:fr-words-of-other-games-are-unknown
    Scenario: There is nothing to switch, to keep or to surrender, and a word in capitals is not an action
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 10♥ 6♣
      And the dealer is dealt 10♠
      And the next cards are 7♠
      When the cards are dealt
      And seat 1 tries to switch
      Then that is refused: unknown action
      When seat 1 tries to keep
      Then that is refused: unknown action
      When seat 1 tries "surrender"
      Then that is refused: unknown action
      When seat 1 tries "super-match"
      Then that is refused: unknown action
      When seat 1 tries "switch-first"
      Then that is refused: unknown action
      When seat 1 tries "HIT"
      Then that is refused: unknown action
      And it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      And seat 1 has 90 chips
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 10♠ 7♠
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♥ 6♣ | 16    | 10    | lose    | 0        |
      And seat 1 has 90 chips

    @id:fr-unknown-words-are-unknown-at-any-time
    Scenario: A word of another game is unknown out of turn and after the round too
      Given seat 1 stakes 4 out of 8 chips
      And seat 2 stakes 6 out of 6 chips
      And seat 1 is dealt 10♦ 8♠
      And seat 2 is dealt 8♦ 3♥
      And the dealer is dealt 9♣
      And the next cards are 10♥ 8♥
      When the cards are dealt
      And seat 2 tries "surrender"
      Then that is refused: unknown action
      When seat 2 tries to switch
      Then that is refused: unknown action
      And it is the turn of seat 1 hand 1
      When seat 1 stands
      And seat 2 hits
      Then the round is over
      When seat 1 tries to keep
      Then that is refused: unknown action
      When seat 2 tries "surrender"
      Then that is refused: unknown action
      And the dealer ends on 17 with 9♣ 8♥
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♦ 8♠ | 18    | 4     | win     | 8        |
      And the hands of seat 2 are
        | cards     | total | stake | outcome | returned |
        | 8♦ 3♥ 10♥ | 21    | 6     | win     | 12       |
      And seat 1 has 12 chips
      And seat 2 has 12 chips

    @id:fr-nothing-to-insure-while-a-king-is-up @C3.1
    Scenario: With a king up the hands are played at once and nothing can be insured or declined
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 9♠ 6♦
      And the dealer is dealt K♥
      And the next cards are 2♦ 8♣
      When the cards are dealt
      Then the hands are played
      When seat 1 tries to insure 5
      Then that is refused: not now
      When seat 1 tries to decline insurance
      Then that is refused: not now
      And seat 1 may hit or stand
      And seat 1 has 90 chips
      When seat 1 hits
      And seat 1 tries to insure 5
      Then that is refused: not now
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with K♥ 8♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 9♠ 6♦ 2♦ | 17    | 10    | lose    | 0        |
      And seat 1 has 90 chips

    @id:fr-nothing-after-the-round
    Scenario: When the round is over no action of the game is allowed any more
      Given seat 1 stakes 12 out of 24 chips
      And seat 1 is dealt 9♣ 9♦
      And the dealer is dealt 7♠
      And the next cards are 10♦
      When the cards are dealt
      And seat 1 stands
      Then the round is over
      When seat 1 tries to hit
      Then that is refused: round over
      When seat 1 tries to stand
      Then that is refused: round over
      When seat 1 tries to double
      Then that is refused: round over
      When seat 1 tries to split
      Then that is refused: round over
      When seat 1 tries to hit hand 2
      Then that is refused: round over
      When seat 1 tries to insure 6
      Then that is refused: round over
      When seat 1 tries to decline insurance
      Then that is refused: round over
      And the round is over
      And the dealer ends on 17 with 7♠ 10♦
      And the hands of seat 1 are
        | cards | total | stake | outcome | returned |
        | 9♣ 9♦ | 18    | 12    | win     | 24       |
      And seat 1 has 36 chips

    @id:fr-hard-21-ends-the-hand @K5
    Scenario: A hand hit to hard 21 is final, and with no other hand left the round ends by itself
      Given seat 1 stakes 2 out of 40 chips
      And seat 1 is dealt 7♦ 6♠
      And the dealer is dealt 10♣
      And the next cards are 8♠ 9♥
      When the cards are dealt
      And seat 1 hits
      Then the round is over
      When seat 1 tries to hit
      Then that is refused: round over
      When seat 1 tries to stand
      Then that is refused: round over
      And the dealer ends on 19 with 10♣ 9♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 7♦ 6♠ 8♠ | 21    | 2     | win     | 4        |
      And seat 1 has 42 chips

    @id:fr-soft-21-passes-the-turn @K5
    Scenario: A hand hit to soft 21 takes no further card and the next seat acts
      Given seat 1 stakes 6 out of 18 chips
      And seat 2 stakes 10 out of 90 chips
      And seat 1 is dealt A♠ 7♣
      And seat 2 is dealt 10♣ 4♣
      And the dealer is dealt 9♦
      And the next cards are 3♦ 5♠ J♥
      When the cards are dealt
      And seat 1 hits
      Then it is the turn of seat 2 hand 1
      And the hands of seat 1 are
        | cards    | total   | natural | stake |
        | A♠ 7♣ 3♦ | soft 21 | no      | 6     |
      When seat 1 tries to hit
      Then that is refused: not your turn
      When seat 1 tries to hit hand 1
      Then that is refused: not your turn
      When seat 1 tries to stand
      Then that is refused: not your turn
      When seat 2 hits
      And seat 2 stands
      Then the round is over
      And the dealer ends on 19 with 9♦ J♥
      And the hands of seat 1 are
        | cards    | total   | natural | stake | outcome | returned |
        | A♠ 7♣ 3♦ | soft 21 | no      | 6     | win     | 12       |
      And the hands of seat 2 are
        | cards     | total | natural | stake | outcome | returned |
        | 10♣ 4♣ 5♠ | 19    | no      | 10    | push    | 10       |
      And seat 1 has 24 chips
      And seat 2 has 90 chips

    @id:fr-21-of-six-cards-is-final @K5
    Scenario: A hand that reaches 21 with its sixth card is final
      Given seat 1 stakes 8 out of 88 chips
      And seat 1 is dealt 2♣ 4♥
      And the dealer is dealt 8♥
      And the next cards are 3♠ A♣ 6♥ 5♠ 9♦
      When the cards are dealt
      And seat 1 hits
      And seat 1 hits
      Then the hands of seat 1 are
        | cards       | total   | stake |
        | 2♣ 4♥ 3♠ A♣ | soft 20 | 8     |
      And seat 1 may hit or stand
      When seat 1 hits
      Then the hands of seat 1 are
        | cards          | total | stake |
        | 2♣ 4♥ 3♠ A♣ 6♥ | 16    | 8     |
      When seat 1 hits
      Then the round is over
      And the dealer ends on 17 with 8♥ 9♦
      And the hands of seat 1 are
        | cards             | total | stake | outcome | returned |
        | 2♣ 4♥ 3♠ A♣ 6♥ 5♠ | 21    | 8     | win     | 16       |
      And seat 1 has 96 chips

    @id:fr-split-hand-hit-to-21-gives-the-turn-on @K5 @C2.5
    Scenario: A split hand hit to 21 is final and the other hand acts
      Given seat 1 stakes 4 out of 40 chips
      And seat 1 is dealt 6♣ 6♥
      And the dealer is dealt 8♦
      And the next cards are 10♥ 5♦ 8♣ 4♦ K♠
      When the cards are dealt
      And seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 hits
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      And the hands of seat 1 are
        | cards     | total | stake |
        | 6♣ 10♥ 5♦ | 21    | 4     |
        | 6♥ 8♣     | 14    | 4     |
      When seat 1 tries to hit hand 1
      Then that is refused: not your turn
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♦ K♠
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 6♣ 10♥ 5♦ | 21    | 4     | win     | 8        |
        | 6♥ 8♣ 4♦  | 18    | 4     | push    | 4        |
      And seat 1 has 44 chips

    @id:fr-final-21-waits-for-the-dealer @K5 @C4.4
    Scenario: A final 21 has not won yet: the dealer draws 21 too, and it pushes
      Given seat 1 stakes 20 out of 60 chips
      And seat 1 is dealt 9♥ 5♥
      And the dealer is dealt 10♦
      And the next cards are 7♠ 6♠ 5♣
      When the cards are dealt
      And seat 1 hits
      Then the round is over
      And the dealer ends on 21 with 10♦ 6♠ 5♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 9♥ 5♥ 7♠ | 21    | 20    | push    | 20       |
      And seat 1 has 60 chips

  @C2.3
  Rule: C2.3 A hand over 21 loses at once, even if the dealer goes over later.

    @id:fr-hand-over-loses-though-the-dealer-goes-over
    Scenario: A hand over 21 has lost when the dealer goes over, and a hand of 13 that stood wins
      Given seat 1 stakes 10 out of 100 chips
      And seat 2 stakes 10 out of 100 chips
      And seat 1 is dealt 10♦ 6♠
      And seat 2 is dealt 10♥ 3♦
      And the dealer is dealt 6♣
      And the next cards are 6♥ K♣ Q♠
      When the cards are dealt
      And seat 1 hits
      Then it is the turn of seat 2 hand 1
      And the hands of seat 1 are
        | cards     | total | stake |
        | 10♦ 6♠ 6♥ | 22    | 10    |
      And seat 1 has 90 chips
      When seat 2 stands
      Then the round is over
      And the dealer ends on 26 with 6♣ K♣ Q♠
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♦ 6♠ 6♥ | 22    | 10    | lose    | 0        |
      And the hands of seat 2 are
        | cards  | total | stake | outcome | returned |
        | 10♥ 3♦ | 13    | 10    | win     | 20       |
      And seat 1 has 90 chips
      And seat 2 has 110 chips

    @id:fr-22-does-not-tie-with-a-dealer-22
    Scenario: A hand of 22 loses against a dealer who ends on 22
      Given seat 1 stakes 4 out of 20 chips
      And seat 2 stakes 6 out of 60 chips
      And seat 1 is dealt 9♦ 3♥
      And seat 2 is dealt 8♥ 9♠
      And the dealer is dealt 5♠
      And the next cards are 10♠ 10♣ 7♥
      When the cards are dealt
      And seat 1 hits
      And seat 2 stands
      Then the round is over
      And the dealer ends on 22 with 5♠ 10♣ 7♥
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 9♦ 3♥ 10♠ | 22    | 4     | lose    | 0        |
      And the hands of seat 2 are
        | cards | total | stake | outcome | returned |
        | 8♥ 9♠ | 17    | 6     | win     | 12       |
      And seat 1 has 16 chips
      And seat 2 has 66 chips

    @id:fr-20-hit-to-30
    Scenario: A hand of two ten-value cards takes a third and goes over with 30
      Given seat 1 stakes 2 out of 2 chips
      And seat 1 is dealt K♠ Q♦
      And the dealer is dealt 10♣
      And the next cards are J♥ 8♣
      When the cards are dealt
      And seat 1 hits
      Then the round is over
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | K♠ Q♦ J♥ | 30    | 2     | lose    | 0        |
      And seat 1 has 0 chips

    @id:fr-only-hand-over-ends-the-round
    Scenario: When the only hand goes over the round is over and nothing more can be done
      Given seat 1 stakes 14 out of 100 chips
      And seat 1 is dealt 10♠ 5♥
      And the dealer is dealt 9♥
      And the next cards are 2♦ 9♣ 10♦
      When the cards are dealt
      And seat 1 hits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 hits
      Then the round is over
      When seat 1 tries to hit
      Then that is refused: round over
      When seat 1 tries to stand
      Then that is refused: round over
      And the hands of seat 1 are
        | cards        | total | stake | outcome | returned |
        | 10♠ 5♥ 2♦ 9♣ | 26    | 14    | lose    | 0        |
      And seat 1 has 86 chips

    @id:fr-hand-with-two-aces-goes-over-at-last
    Scenario: A hand goes over only when it does so with both its aces counted 1
      Given seat 1 stakes 6 out of 36 chips
      And seat 1 is dealt A♥ 5♣
      And the dealer is dealt 10♠
      And the next cards are 9♥ A♦ 4♠ 2♦ 7♠
      When the cards are dealt
      And seat 1 hits
      Then the hands of seat 1 are
        | cards    | total | stake |
        | A♥ 5♣ 9♥ | 15    | 6     |
      When seat 1 hits
      Then the hands of seat 1 are
        | cards       | total | stake |
        | A♥ 5♣ 9♥ A♦ | 16    | 6     |
      When seat 1 hits
      Then the hands of seat 1 are
        | cards          | total | stake |
        | A♥ 5♣ 9♥ A♦ 4♠ | 20    | 6     |
      And seat 1 may hit or stand
      When seat 1 hits
      Then the round is over
      And the hands of seat 1 are
        | cards             | total | stake | outcome | returned |
        | A♥ 5♣ 9♥ A♦ 4♠ 2♦ | 22    | 6     | lose    | 0        |
      And seat 1 has 30 chips

    @id:fr-hand-over-takes-no-further-action
    Scenario: A hand that went over takes no further action while the next seat plays
      Given seat 1 stakes 16 out of 64 chips
      And seat 2 stakes 2 out of 8 chips
      And seat 1 is dealt 8♠ 7♣
      And seat 2 is dealt 10♥ 10♦
      And the dealer is dealt 9♦
      And the next cards are Q♥ 10♠
      When the cards are dealt
      And seat 1 hits
      Then it is the turn of seat 2 hand 1
      And seat 2 may hit, stand or split
      When seat 1 tries to hit
      Then that is refused: not your turn
      When seat 1 tries to stand
      Then that is refused: not your turn
      When seat 1 tries to double
      Then that is refused: not your turn
      And seat 1 has 48 chips
      When seat 2 stands
      Then the round is over
      And the dealer ends on 19 with 9♦ 10♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 8♠ 7♣ Q♥ | 25    | 16    | lose    | 0        |
      And the hands of seat 2 are
        | cards   | total | stake | outcome | returned |
        | 10♥ 10♦ | 20    | 2     | win     | 4        |
      And seat 1 has 48 chips
      And seat 2 has 10 chips

    @id:fr-first-split-hand-goes-over-and-the-second-wins @C2.5
    Scenario: When the first hand of a split goes over, the second acts and wins
      Given seat 1 stakes 8 out of 40 chips
      And seat 1 is dealt 10♣ 10♥
      And the dealer is dealt 7♣
      And the next cards are 6♦ 7♠ 9♦ 10♠
      When the cards are dealt
      And seat 1 splits
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      And the hands of seat 1 are
        | cards     | total | stake |
        | 10♣ 6♦ 7♠ | 23    | 8     |
        | 10♥ 9♦    | 19    | 8     |
      And seat 1 may hit or stand
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 7♣ 10♠
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♣ 6♦ 7♠ | 23    | 8     | lose    | 0        |
        | 10♥ 9♦    | 19    | 8     | win     | 16       |
      And seat 1 has 40 chips

    @id:fr-second-split-hand-goes-over @C2.5
    Scenario: When the second hand of a split goes over, the first is settled with the dealer all the same
      Given seat 1 stakes 10 out of 30 chips
      And seat 1 is dealt 9♠ 9♥
      And the dealer is dealt 10♠
      And the next cards are 10♣ 4♦ J♠ 8♠
      When the cards are dealt
      And seat 1 splits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      Then the round is over
      And the dealer ends on 18 with 10♠ 8♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 9♠ 10♣   | 19    | 10    | win     | 20       |
        | 9♥ 4♦ J♠ | 23    | 10    | lose    | 0        |
      And seat 1 has 30 chips

    @id:fr-both-split-hands-go-over @C2.5
    Scenario: When both hands of a split go over, both stakes are lost and the round is over
      Given seat 1 stakes 2 out of 10 chips
      And seat 1 is dealt 7♥ 7♦
      And the dealer is dealt Q♣
      And the next cards are 10♦ 8♦ 5♣ K♥ 8♥
      When the cards are dealt
      And seat 1 splits
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      Then the round is over
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 7♥ 10♦ 8♦ | 25    | 2     | lose    | 0        |
        | 7♦ 5♣ K♥  | 22    | 2     | lose    | 0        |
      And seat 1 has 6 chips

    @id:fr-all-seats-go-over
    Scenario: Three seats go over one after the other and all have lost
      Given seat 1 stakes 2 out of 20 chips
      And seat 2 stakes 4 out of 20 chips
      And seat 3 stakes 6 out of 20 chips
      And seat 1 is dealt 10♦ 4♣
      And seat 2 is dealt J♥ 6♥
      And seat 3 is dealt 5♠ 9♣
      And the dealer is dealt 7♦
      And the next cards are 9♠ 8♣ K♦ K♣
      When the cards are dealt
      And seat 1 hits
      Then it is the turn of seat 2 hand 1
      When seat 2 hits
      Then it is the turn of seat 3 hand 1
      When seat 3 hits
      Then the round is over
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♦ 4♣ 9♠ | 23    | 2     | lose    | 0        |
      And the hands of seat 2 are
        | cards    | total | stake | outcome | returned |
        | J♥ 6♥ 8♣ | 24    | 4     | lose    | 0        |
      And the hands of seat 3 are
        | cards    | total | stake | outcome | returned |
        | 5♠ 9♣ K♦ | 24    | 6     | lose    | 0        |
      And seat 1 has 18 chips
      And seat 2 has 16 chips
      And seat 3 has 14 chips

  @C2.4
  Rule: C2.4 A first two cards total of 9, 10 or 11 may be doubled: an equal stake, exactly one card.

    @id:fr-double-on-9
    Scenario: A double on 9 stakes as much again, takes one card and wins twice the stake
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 5♣ 4♦
      And the dealer is dealt 10♦
      And the next cards are 9♥ 7♠
      When the cards are dealt
      Then seat 1 has 90 chips
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then the round is over
      And the dealer ends on 17 with 10♦ 7♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 5♣ 4♦ 9♥ | 18    | 20    | win     | 40       |
      And seat 1 has 120 chips

    @id:fr-double-on-10-loses-both-stakes
    Scenario: A double on 10 that ends below the dealer loses both stakes
      Given seat 1 stakes 4 out of 40 chips
      And seat 1 is dealt 7♥ 3♣
      And the dealer is dealt K♣
      And the next cards are 9♦ 10♥
      When the cards are dealt
      Then seat 1 may hit, stand or double
      When seat 1 doubles
      Then the round is over
      And the dealer ends on 20 with K♣ 10♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 7♥ 3♣ 9♦ | 19    | 8     | lose    | 0        |
      And seat 1 has 32 chips

    @id:fr-double-on-11-pushes-both-stakes
    Scenario: A double on 11 that ties with the dealer gets both stakes back
      Given seat 1 stakes 20 out of 100 chips
      And seat 1 is dealt 8♠ 3♥
      And the dealer is dealt 9♣
      And the next cards are 8♦ K♥
      When the cards are dealt
      Then seat 1 may hit, stand or double
      When seat 1 doubles
      Then the round is over
      And the dealer ends on 19 with 9♣ K♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 8♠ 3♥ 8♦ | 19    | 40    | push    | 40       |
      And seat 1 has 100 chips

    @id:fr-six-seats-double
    Scenario: Six seats double one after the other, each on different cards that make 9, 10 or 11
      Given seat 1 stakes 2 out of 20 chips
      And seat 2 stakes 4 out of 20 chips
      And seat 3 stakes 6 out of 30 chips
      And seat 4 stakes 8 out of 40 chips
      And seat 5 stakes 10 out of 50 chips
      And seat 6 stakes 12 out of 60 chips
      And seat 1 is dealt 7♦ 2♠
      And seat 2 is dealt 6♥ 3♦
      And seat 3 is dealt 6♠ 4♥
      And seat 4 is dealt 8♥ 2♥
      And seat 5 is dealt 9♦ 2♣
      And seat 6 is dealt 7♣ 4♠
      And the dealer is dealt 8♦
      And the next cards are 10♣ 5♥ J♦ 8♣ 7♥ 10♦ Q♥
      When the cards are dealt
      Then seat 1 may hit, stand or double
      When seat 1 doubles
      Then it is the turn of seat 2 hand 1
      And seat 2 may hit, stand or double
      When seat 2 doubles
      Then it is the turn of seat 3 hand 1
      And seat 3 may hit, stand or double
      When seat 3 doubles
      Then it is the turn of seat 4 hand 1
      And seat 4 may hit, stand or double
      When seat 4 doubles
      Then it is the turn of seat 5 hand 1
      And seat 5 may hit, stand or double
      When seat 5 doubles
      Then it is the turn of seat 6 hand 1
      And seat 6 may hit, stand or double
      And seat 5 has 30 chips
      When seat 6 doubles
      Then the round is over
      And the dealer ends on 18 with 8♦ Q♥
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 7♦ 2♠ 10♣ | 19    | 4     | win     | 8        |
      And the hands of seat 2 are
        | cards    | total | stake | outcome | returned |
        | 6♥ 3♦ 5♥ | 14    | 8     | lose    | 0        |
      And the hands of seat 3 are
        | cards    | total | stake | outcome | returned |
        | 6♠ 4♥ J♦ | 20    | 12    | win     | 24       |
      And the hands of seat 4 are
        | cards    | total | stake | outcome | returned |
        | 8♥ 2♥ 8♣ | 18    | 16    | push    | 16       |
      And the hands of seat 5 are
        | cards    | total | stake | outcome | returned |
        | 9♦ 2♣ 7♥ | 18    | 20    | push    | 20       |
      And the hands of seat 6 are
        | cards     | total | stake | outcome | returned |
        | 7♣ 4♠ 10♦ | 21    | 24    | win     | 48       |
      And seat 1 has 24 chips
      And seat 2 has 12 chips
      And seat 3 has 42 chips
      And seat 4 has 40 chips
      And seat 5 has 50 chips
      And seat 6 has 84 chips

    @id:fr-double-on-two-fives
    Scenario: Two fives may be doubled instead of split and stay one hand; an ace makes soft 21
      Given seat 1 stakes 2 out of 10 chips
      And seat 1 is dealt 5♦ 5♥
      And the dealer is dealt 9♠
      And the next cards are A♦ 8♠
      When the cards are dealt
      Then seat 1 may hit, stand, double or split
      When seat 1 doubles
      Then the round is over
      And the dealer ends on 17 with 9♠ 8♠
      And the hands of seat 1 are
        | cards    | total   | natural | stake | outcome | returned |
        | 5♦ 5♥ A♦ | soft 21 | no      | 4     | win     | 8        |
      And seat 1 has 14 chips

    @id:fr-11-doubled-with-an-ace-is-12
    Scenario: An ace drawn to a double on 11 makes 12, and the hand has to stand on it
      Given seat 1 stakes 6 out of 24 chips
      And seat 1 is dealt 9♥ 2♦
      And the dealer is dealt 7♠
      And the next cards are A♠ Q♦
      When the cards are dealt
      And seat 1 doubles
      Then the round is over
      When seat 1 tries to hit
      Then that is refused: round over
      And the dealer ends on 17 with 7♠ Q♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 9♥ 2♦ A♠ | 12    | 12    | lose    | 0        |
      And seat 1 has 12 chips

    @id:fr-9-doubled-with-an-ace-is-soft-20
    Scenario: An ace drawn to a double on 9 makes soft 20
      Given seat 1 stakes 10 out of 60 chips
      And seat 1 is dealt 4♣ 5♥
      And the dealer is dealt J♥
      And the next cards are A♣ 9♠
      When the cards are dealt
      And seat 1 doubles
      Then the round is over
      And the dealer ends on 19 with J♥ 9♠
      And the hands of seat 1 are
        | cards    | total   | stake | outcome | returned |
        | 4♣ 5♥ A♣ | soft 20 | 20    | win     | 40       |
      And seat 1 has 80 chips

    @id:fr-doubled-to-21
    Scenario: A double on 11 that draws a ten is 21 and wins even money, not 3 to 2
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 6♦ 5♦
      And the dealer is dealt 10♥
      And the next cards are 10♠ J♦
      When the cards are dealt
      And seat 1 doubles
      Then the round is over
      And the dealer ends on 20 with 10♥ J♦
      And the hands of seat 1 are
        | cards     | total | natural | stake | outcome | returned |
        | 6♦ 5♦ 10♠ | 21    | no      | 20    | win     | 40       |
      And seat 1 has 120 chips

    @id:fr-double-takes-exactly-one-card
    Scenario: A doubled hand that draws a two has its card: it neither hits nor doubles again
      Given seat 1 stakes 8 out of 80 chips
      And seat 2 stakes 2 out of 20 chips
      And seat 1 is dealt 6♣ 4♣
      And seat 2 is dealt K♦ 8♣
      And the dealer is dealt 8♥
      And the next cards are 2♥ 10♠
      When the cards are dealt
      Then seat 1 has 72 chips
      When seat 1 doubles
      Then seat 1 has 64 chips
      And the hands of seat 1 are
        | cards    | total | stake |
        | 6♣ 4♣ 2♥ | 12    | 16    |
      And it is the turn of seat 2 hand 1
      When seat 1 tries to hit
      Then that is refused: not your turn
      When seat 1 tries to double
      Then that is refused: not your turn
      And seat 1 has 64 chips
      When seat 2 stands
      Then the round is over
      And the dealer ends on 18 with 8♥ 10♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 6♣ 4♣ 2♥ | 12    | 16    | lose    | 0        |
      And the hands of seat 2 are
        | cards | total | stake | outcome | returned |
        | K♦ 8♣ | 18    | 2     | push    | 2        |
      And seat 1 has 64 chips
      And seat 2 has 20 chips

    @id:fr-low-double-wins-when-the-dealer-goes-over @C4.3
    Scenario: A double that ends on 11 wins twice the stake when the dealer goes over
      Given seat 1 stakes 2 out of 30 chips
      And seat 1 is dealt 6♠ 3♣
      And the dealer is dealt 6♥
      And the next cards are 2♦ 9♥ K♣
      When the cards are dealt
      And seat 1 doubles
      Then the round is over
      And the dealer ends on 25 with 6♥ 9♥ K♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 6♠ 3♣ 2♦ | 11    | 4     | win     | 8        |
      And seat 1 has 34 chips

    @id:fr-doubled-stake-is-lost-to-a-dealer-natural @C4.7
    Scenario: A dealer natural that comes out of a queen takes both stakes of a doubled hand
      Given seat 1 stakes 10 out of 50 chips
      And seat 1 is dealt 8♣ 2♠
      And the dealer is dealt Q♥
      And the next cards are 10♠ A♦
      When the cards are dealt
      And seat 1 doubles
      Then the round is over
      And the dealer ends on 21 with Q♥ A♦
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 8♣ 2♠ 10♠ | 20    | 20    | lose    | 0        |
      And seat 1 has 30 chips

    @id:fr-double-with-exactly-the-chips
    Scenario: Chips exactly equal to the stake are enough to double
      Given seat 1 stakes 10 out of 20 chips
      And seat 2 stakes 2 out of 40 chips
      And seat 1 is dealt 7♣ 4♥
      And seat 2 is dealt 10♦ 9♠
      And the dealer is dealt 10♣
      And the next cards are 9♦ 9♣
      When the cards are dealt
      Then seat 1 has 10 chips
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then seat 1 has 0 chips
      And the hands of seat 1 are
        | cards    | total | stake |
        | 7♣ 4♥ 9♦ | 20    | 20    |
      When seat 2 stands
      Then the round is over
      And the dealer ends on 19 with 10♣ 9♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 7♣ 4♥ 9♦ | 20    | 20    | win     | 40       |
      And the hands of seat 2 are
        | cards  | total | stake | outcome | returned |
        | 10♦ 9♠ | 19    | 2     | push    | 2        |
      And seat 1 has 40 chips
      And seat 2 has 40 chips

    @id:fr-double-one-chip-short
    Scenario: With one chip less than the stake an 11 cannot be doubled, and the seat hits and stands instead
      Given seat 1 stakes 10 out of 19 chips
      And seat 1 is dealt 7♠ 4♣
      And the dealer is dealt 10♦
      And the next cards are 9♥ 8♦
      When the cards are dealt
      Then seat 1 has 9 chips
      And seat 1 may hit or stand
      And seat 1 may not double
      When seat 1 tries to double
      Then that is refused: not covered
      And seat 1 has 9 chips
      And the hands of seat 1 are
        | cards | total | stake |
        | 7♠ 4♣ | 11    | 10    |
      And seat 1 may hit or stand
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♦ 8♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 7♠ 4♣ 9♥ | 20    | 10    | win     | 20       |
      And seat 1 has 29 chips

    @id:fr-two-fives-without-chips
    Scenario: Two fives of a seat that has staked everything can be neither doubled nor split
      Given seat 1 stakes 40 out of 40 chips
      And seat 1 is dealt 5♠ 5♣
      And the dealer is dealt 9♥
      And the next cards are 8♥ 8♣
      When the cards are dealt
      Then seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not covered
      When seat 1 tries to split
      Then that is refused: not covered
      And seat 1 has 0 chips
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 9♥ 8♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 5♠ 5♣ 8♥ | 18    | 40    | win     | 80       |
      And seat 1 has 80 chips

    @id:fr-no-double-once-the-hand-was-hit
    Scenario: A 9 that was hit to 11 cannot be doubled any more
      Given seat 1 stakes 6 out of 60 chips
      And seat 1 is dealt 5♦ 4♠
      And the dealer is dealt 9♣
      And the next cards are 2♠ 8♦ 9♠
      When the cards are dealt
      Then seat 1 may hit, stand or double
      When seat 1 hits
      Then the hands of seat 1 are
        | cards    | total | stake |
        | 5♦ 4♠ 2♠ | 11    | 6     |
      And seat 1 may hit or stand
      And seat 1 may not double
      When seat 1 tries to double
      Then that is refused: not two cards
      And seat 1 has 54 chips
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 9♣ 9♠
      And the hands of seat 1 are
        | cards       | total | stake | outcome | returned |
        | 5♦ 4♠ 2♠ 8♦ | 19    | 6     | win     | 12       |
      And seat 1 has 66 chips

    @id:fr-no-double-on-9-of-three-cards
    Scenario: A 9 made of three cards cannot be doubled, for only the first two cards count
      Given seat 1 stakes 4 out of 40 chips
      And seat 1 is dealt 2♣ 3♥
      And the dealer is dealt 10♥
      And the next cards are 4♦ A♥ 10♣
      When the cards are dealt
      And seat 1 hits
      Then the hands of seat 1 are
        | cards    | total | stake |
        | 2♣ 3♥ 4♦ | 9     | 4     |
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not two cards
      When seat 1 hits
      And seat 1 tries to double
      Then that is refused: not two cards
      And the hands of seat 1 are
        | cards       | total   | stake |
        | 2♣ 3♥ 4♦ A♥ | soft 20 | 4     |
      When seat 1 stands
      Then the round is over
      And the dealer ends on 20 with 10♥ 10♣
      And the hands of seat 1 are
        | cards       | total   | stake | outcome | returned |
        | 2♣ 3♥ 4♦ A♥ | soft 20 | 4     | push    | 4        |
      And seat 1 has 40 chips

    @id:fr-11-need-not-be-doubled
    Scenario: An 11 may be hit as often as its player likes instead of being doubled
      Given seat 1 stakes 12 out of 100 chips
      And seat 1 is dealt 6♥ 5♠
      And the dealer is dealt 10♠
      And the next cards are 3♠ 6♦ Q♣
      When the cards are dealt
      And seat 1 hits
      Then seat 1 may hit or stand
      When seat 1 hits
      Then seat 1 may hit or stand
      And seat 1 has 88 chips
      When seat 1 stands
      Then the round is over
      And the dealer ends on 20 with 10♠ Q♣
      And the hands of seat 1 are
        | cards       | total | stake | outcome | returned |
        | 6♥ 5♠ 3♠ 6♦ | 20    | 12    | push    | 12       |
      And seat 1 has 100 chips

    @id:fr-no-double-on-8 @K1
    Scenario: An 8 may not be doubled
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 5♥ 3♣
      And the dealer is dealt 7♥
      And the next cards are 10♦ 10♣
      When the cards are dealt
      Then seat 1 may hit or stand
      And seat 1 may not double
      When seat 1 tries to double
      Then that is refused: not this hand
      And seat 1 has 90 chips
      And the hands of seat 1 are
        | cards | total | stake |
        | 5♥ 3♣ | 8     | 10    |
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 7♥ 10♣
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 5♥ 3♣ 10♦ | 18    | 10    | win     | 20       |
      And seat 1 has 110 chips

    @id:fr-no-double-on-12 @K1
    Scenario: A 12 may not be doubled
      Given seat 1 stakes 4 out of 20 chips
      And seat 1 is dealt 9♠ 3♦
      And the dealer is dealt 10♥
      And the next cards are 6♥ 8♠
      When the cards are dealt
      Then seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not this hand
      And seat 1 has 16 chips
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♥ 8♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 9♠ 3♦ 6♥ | 18    | 4     | push    | 4        |
      And seat 1 has 20 chips

    @id:fr-no-double-on-4-to-8 @K1
    Scenario: Totals of 4, 5, 6, 7 and 8 may not be doubled, pairs among them included
      Given seat 1 stakes 2 out of 20 chips
      And seat 2 stakes 4 out of 20 chips
      And seat 3 stakes 2 out of 30 chips
      And seat 4 stakes 6 out of 30 chips
      And seat 5 stakes 2 out of 40 chips
      And seat 6 stakes 8 out of 40 chips
      And seat 1 is dealt 2♠ 2♦
      And seat 2 is dealt 3♦ 2♣
      And seat 3 is dealt 2♥ 4♣
      And seat 4 is dealt 4♠ 3♥
      And seat 5 is dealt 4♥ 4♦
      And seat 6 is dealt 6♠ 2♦
      And the dealer is dealt 6♣
      And the next cards are K♠ 9♦
      When the cards are dealt
      Then seat 1 may hit, stand or split
      When seat 1 tries to double
      Then that is refused: not this hand
      When seat 1 stands
      And seat 2 tries to double
      Then that is refused: not this hand
      And seat 2 may hit or stand
      When seat 2 stands
      And seat 3 tries to double
      Then that is refused: not this hand
      And seat 3 may hit or stand
      When seat 3 stands
      And seat 4 tries to double
      Then that is refused: not this hand
      And seat 4 may hit or stand
      When seat 4 stands
      And seat 5 tries to double
      Then that is refused: not this hand
      And seat 5 may hit, stand or split
      When seat 5 stands
      And seat 6 tries to double
      Then that is refused: not this hand
      And seat 6 may hit or stand
      When seat 6 stands
      Then the round is over
      And the dealer ends on 25 with 6♣ K♠ 9♦
      And the hands of seat 1 are
        | cards | total | stake | outcome | returned |
        | 2♠ 2♦ | 4     | 2     | win     | 4        |
      And the hands of seat 2 are
        | cards | total | stake | outcome | returned |
        | 3♦ 2♣ | 5     | 4     | win     | 8        |
      And the hands of seat 3 are
        | cards | total | stake | outcome | returned |
        | 2♥ 4♣ | 6     | 2     | win     | 4        |
      And the hands of seat 4 are
        | cards | total | stake | outcome | returned |
        | 4♠ 3♥ | 7     | 6     | win     | 12       |
      And the hands of seat 5 are
        | cards | total | stake | outcome | returned |
        | 4♥ 4♦ | 8     | 2     | win     | 4        |
      And the hands of seat 6 are
        | cards | total | stake | outcome | returned |
        | 6♠ 2♦ | 8     | 8     | win     | 16       |
      And seat 1 has 22 chips
      And seat 2 has 24 chips
      And seat 3 has 32 chips
      And seat 4 has 36 chips
      And seat 5 has 42 chips
      And seat 6 has 48 chips

    @id:fr-no-double-on-13-to-20 @K1
    Scenario: Hard totals from 13 to 20 may not be doubled, pairs among them included
      Given seat 1 stakes 2 out of 10 chips
      And seat 2 stakes 4 out of 10 chips
      And seat 3 stakes 6 out of 60 chips
      And seat 4 stakes 8 out of 80 chips
      And seat 5 stakes 10 out of 100 chips
      And seat 6 stakes 12 out of 120 chips
      And seat 1 is dealt 10♠ 3♥
      And seat 2 is dealt 9♣ 5♦
      And seat 3 is dealt 8♥ 8♦
      And seat 4 is dealt K♦ 7♥
      And seat 5 is dealt 10♥ 9♦
      And seat 6 is dealt Q♠ 10♣
      And the dealer is dealt 9♥
      And the next cards are 8♣
      When the cards are dealt
      Then seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not this hand
      When seat 1 stands
      And seat 2 tries to double
      Then that is refused: not this hand
      And seat 2 may hit or stand
      When seat 2 stands
      And seat 3 tries to double
      Then that is refused: not this hand
      And seat 3 may hit, stand or split
      When seat 3 stands
      And seat 4 tries to double
      Then that is refused: not this hand
      And seat 4 may hit or stand
      When seat 4 stands
      And seat 5 tries to double
      Then that is refused: not this hand
      And seat 5 may hit or stand
      When seat 5 stands
      And seat 6 tries to double
      Then that is refused: not this hand
      And seat 6 may hit, stand or split
      When seat 6 stands
      Then the round is over
      And the dealer ends on 17 with 9♥ 8♣
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♠ 3♥ | 13    | 2     | lose    | 0        |
      And the hands of seat 2 are
        | cards | total | stake | outcome | returned |
        | 9♣ 5♦ | 14    | 4     | lose    | 0        |
      And the hands of seat 3 are
        | cards | total | stake | outcome | returned |
        | 8♥ 8♦ | 16    | 6     | lose    | 0        |
      And the hands of seat 4 are
        | cards | total | stake | outcome | returned |
        | K♦ 7♥ | 17    | 8     | push    | 8        |
      And the hands of seat 5 are
        | cards  | total | stake | outcome | returned |
        | 10♥ 9♦ | 19    | 10    | win     | 20       |
      And the hands of seat 6 are
        | cards  | total | stake | outcome | returned |
        | Q♠ 10♣ | 20    | 12    | win     | 24       |
      And seat 1 has 8 chips
      And seat 2 has 6 chips
      And seat 3 has 54 chips
      And seat 4 has 80 chips
      And seat 5 has 110 chips
      And seat 6 has 132 chips

    @id:fr-no-double-on-soft-13-to-18 @K1
    Scenario: An ace with a card from 2 to 7 may not be doubled
      Given seat 1 stakes 4 out of 40 chips
      And seat 2 stakes 4 out of 40 chips
      And seat 3 stakes 6 out of 40 chips
      And seat 4 stakes 6 out of 40 chips
      And seat 5 stakes 2 out of 40 chips
      And seat 6 stakes 2 out of 40 chips
      And seat 1 is dealt A♣ 2♥
      And seat 2 is dealt 3♦ A♦
      And seat 3 is dealt A♥ 4♠
      And seat 4 is dealt 5♣ A♠
      And seat 5 is dealt A♦ 6♥
      And seat 6 is dealt 7♦ A♣
      And the dealer is dealt 10♠
      And the next cards are 7♣
      When the cards are dealt
      Then seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not this hand
      When seat 1 stands
      And seat 2 tries to double
      Then that is refused: not this hand
      And seat 2 may hit or stand
      When seat 2 stands
      And seat 3 tries to double
      Then that is refused: not this hand
      And seat 3 may hit or stand
      When seat 3 stands
      And seat 4 tries to double
      Then that is refused: not this hand
      And seat 4 may hit or stand
      When seat 4 stands
      And seat 5 tries to double
      Then that is refused: not this hand
      And seat 5 may hit or stand
      When seat 5 stands
      And seat 6 tries to double
      Then that is refused: not this hand
      And seat 6 may hit or stand
      When seat 6 stands
      Then the round is over
      And the dealer ends on 17 with 10♠ 7♣
      And the hands of seat 1 are
        | cards | total   | stake | outcome | returned |
        | A♣ 2♥ | soft 13 | 4     | lose    | 0        |
      And the hands of seat 2 are
        | cards | total   | stake | outcome | returned |
        | 3♦ A♦ | soft 14 | 4     | lose    | 0        |
      And the hands of seat 3 are
        | cards | total   | stake | outcome | returned |
        | A♥ 4♠ | soft 15 | 6     | lose    | 0        |
      And the hands of seat 4 are
        | cards | total   | stake | outcome | returned |
        | 5♣ A♠ | soft 16 | 6     | lose    | 0        |
      And the hands of seat 5 are
        | cards | total   | stake | outcome | returned |
        | A♦ 6♥ | soft 17 | 2     | push    | 2        |
      And the hands of seat 6 are
        | cards | total   | stake | outcome | returned |
        | 7♦ A♣ | soft 18 | 2     | win     | 4        |
      And seat 1 has 36 chips
      And seat 2 has 36 chips
      And seat 3 has 34 chips
      And seat 4 has 34 chips
      And seat 5 has 40 chips
      And seat 6 has 42 chips

    @id:fr-no-double-on-two-aces @K1
    Scenario: Two aces may be split but not doubled
      Given seat 1 stakes 6 out of 60 chips
      And seat 1 is dealt A♦ A♠
      And the dealer is dealt 9♠
      And the next cards are 7♥ 9♦
      When the cards are dealt
      Then seat 1 may hit, stand or split
      When seat 1 tries to double
      Then that is refused: not this hand
      And seat 1 has 54 chips
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 9♠ 9♦
      And the hands of seat 1 are
        | cards    | total   | stake | outcome | returned |
        | A♦ A♠ 7♥ | soft 19 | 6     | win     | 12       |
      And seat 1 has 66 chips

    @id:fr-double-refused-for-the-hand-before-the-chips @K1
    Scenario: A seat without chips is refused a double on 12 for the total, and after a hit for the third card
      Given seat 1 stakes 10 out of 10 chips
      And seat 1 is dealt 8♥ 4♠
      And the dealer is dealt J♦
      And the next cards are 5♣ 8♣
      When the cards are dealt
      Then seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not this hand
      When seat 1 hits
      And seat 1 tries to double
      Then that is refused: not two cards
      And seat 1 may hit or stand
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with J♦ 8♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 8♥ 4♠ 5♣ | 17    | 10    | lose    | 0        |
      And seat 1 has 0 chips

    @id:fr-no-double-on-13-and-8-of-a-split @K1 @C2.5
    Scenario: Split hands of 13 and of 8 may not be doubled
      Given seat 1 stakes 2 out of 20 chips
      And seat 1 is dealt 6♦ 6♠
      And the dealer is dealt 7♣
      And the next cards are 7♦ 2♥ 10♦ 10♥
      When the cards are dealt
      And seat 1 splits
      Then seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not this hand
      And seat 1 has 16 chips
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not this hand
      And the hands of seat 1 are
        | cards | total | stake |
        | 6♦ 7♦ | 13    | 2     |
        | 6♠ 2♥ | 8     | 2     |
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 7♣ 10♥
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 6♦ 7♦     | 13    | 2     | lose    | 0        |
        | 6♠ 2♥ 10♦ | 18    | 2     | win     | 4        |
      And seat 1 has 20 chips

  @C2.5
  Rule: C2.5 Two first cards of the same value may be split against an equal stake into two independent hands, played one after the other.

    @id:fr-eights-are-split
    Scenario: Two eights become two hands against a second stake, played one after the other
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 8♠ 8♥
      And the dealer is dealt 9♥
      And the next cards are 10♦ 7♠ 5♦ 10♠
      When the cards are dealt
      Then seat 1 may hit, stand or split
      And seat 1 has 90 chips
      When seat 1 splits
      Then seat 1 has 80 chips
      And it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      And the hands of seat 1 are
        | cards  | total | stake |
        | 8♠ 10♦ | 18    | 10    |
        | 8♥ 7♠  | 15    | 10    |
      When seat 1 hits
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♥ 10♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 8♠ 10♦   | 18    | 10    | lose    | 0        |
        | 8♥ 7♠ 5♦ | 20    | 10    | win     | 20       |
      And seat 1 has 100 chips

    @id:fr-other-hand-of-a-split-waits
    Scenario: Only the hand whose turn it is may be named: the second waits, and the first does not come back
      Given seat 1 stakes 4 out of 40 chips
      And seat 1 is dealt 7♣ 7♠
      And the dealer is dealt 10♣
      And the next cards are 5♠ 6♥ 9♥ 4♥ 9♦
      When the cards are dealt
      And seat 1 splits
      And seat 1 tries to hit hand 2
      Then that is refused: not your turn
      When seat 1 tries to stand hand 2
      Then that is refused: not your turn
      When seat 1 tries to stand hand 3
      Then that is refused: not your turn
      And it is the turn of seat 1 hand 1
      When seat 1 hits hand 1
      And seat 1 tries to stand hand 2
      Then that is refused: not your turn
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 tries to hit hand 1
      Then that is refused: not your turn
      When seat 1 tries to stand hand 1
      Then that is refused: not your turn
      When seat 1 hits hand 2
      And seat 1 stands hand 2
      Then the round is over
      And the dealer ends on 19 with 10♣ 9♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 7♣ 5♠ 6♥ | 18    | 4     | lose    | 0        |
        | 7♠ 9♥ 4♥ | 20    | 4     | win     | 8        |
      And seat 1 has 40 chips

    @id:fr-both-hands-of-a-split-win
    Scenario: Both hands of a split win and each is paid its own stake
      Given seat 1 stakes 20 out of 60 chips
      And seat 1 is dealt 9♣ 9♦
      And the dealer is dealt 8♦
      And the next cards are 10♥ Q♠ 10♦
      When the cards are dealt
      And seat 1 splits
      Then seat 1 has 20 chips
      When seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♦ 10♦
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 9♣ 10♥ | 19    | 20    | win     | 40       |
        | 9♦ Q♠  | 19    | 20    | win     | 40       |
      And seat 1 has 100 chips

    @id:fr-both-hands-of-a-split-lose
    Scenario: Both hands of a split lose, and with them both stakes
      Given seat 1 stakes 2 out of 50 chips
      And seat 1 is dealt 3♠ 3♦
      And the dealer is dealt 10♥
      And the next cards are 10♣ 4♣ 9♠ 5♦ 8♥
      When the cards are dealt
      Then seat 1 may hit, stand or split
      When seat 1 splits
      And seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♥ 8♥
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 3♠ 10♣ 4♣ | 17    | 2     | lose    | 0        |
        | 3♦ 9♠ 5♦  | 17    | 2     | lose    | 0        |
      And seat 1 has 46 chips

    @id:fr-dealer-over-pays-both-hands-of-a-split @C4.3
    Scenario: A dealer 22 pays both hands of a split that stood low
      Given seat 1 stakes 4 out of 20 chips
      And seat 1 is dealt 6♥ 6♣
      And the dealer is dealt 5♦
      And the next cards are 7♠ 9♥ 10♥ 7♣
      When the cards are dealt
      And seat 1 splits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 22 with 5♦ 10♥ 7♣
      And the hands of seat 1 are
        | cards | total | stake | outcome | returned |
        | 6♥ 7♠ | 13    | 4     | win     | 8        |
        | 6♣ 9♥ | 15    | 4     | win     | 8        |
      And seat 1 has 28 chips

    @id:fr-hands-of-a-split-are-independent
    Scenario: One hand of a split takes card after card while the other stands on its two
      Given seat 1 stakes 12 out of 48 chips
      And seat 1 is dealt 2♥ 2♦
      And the dealer is dealt 7♦
      And the next cards are 3♣ 4♠ 5♣ 6♣ Q♠ 10♣
      When the cards are dealt
      And seat 1 splits
      Then seat 1 may hit or stand
      When seat 1 hits
      Then seat 1 may hit or stand
      When seat 1 hits
      And seat 1 hits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And the hands of seat 1 are
        | cards          | total | stake |
        | 2♥ 3♣ 4♠ 5♣ 6♣ | 20    | 12    |
        | 2♦ Q♠          | 12    | 12    |
      And seat 1 may hit or stand
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 7♦ 10♣
      And the hands of seat 1 are
        | cards          | total | stake | outcome | returned |
        | 2♥ 3♣ 4♠ 5♣ 6♣ | 20    | 12    | win     | 24       |
        | 2♦ Q♠          | 12    | 12    | lose    | 0        |
      And seat 1 has 48 chips

    @id:fr-two-fives-are-split
    Scenario: Two fives may be split although they make 10
      Given seat 1 stakes 2 out of 20 chips
      And seat 1 is dealt 5♣ 5♥
      And the dealer is dealt 10♦
      And the next cards are 8♠ 6♠ 10♠ 4♦ 10♥
      When the cards are dealt
      Then seat 1 may hit, stand, double or split
      When seat 1 splits
      Then seat 1 may hit or stand
      And seat 1 has 16 chips
      When seat 1 hits
      And seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 20 with 10♦ 10♥
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 5♣ 8♠ 6♠  | 19    | 2     | lose    | 0        |
        | 5♥ 10♠ 4♦ | 19    | 2     | lose    | 0        |
      And seat 1 has 16 chips

    @id:fr-pair-need-not-be-split
    Scenario: A pair of eights that stands is one hand of 16 with one stake
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 8♦ 8♥
      And the dealer is dealt 6♥
      And the next cards are 10♦ 8♣
      When the cards are dealt
      And seat 1 stands
      Then the round is over
      And the dealer ends on 24 with 6♥ 10♦ 8♣
      And the hands of seat 1 are
        | cards | total | stake | outcome | returned |
        | 8♦ 8♥ | 16    | 10    | win     | 20       |
      And seat 1 has 110 chips

    @id:fr-ten-and-king-are-split @K2
    Scenario: A ten and a king have the same value and are split
      Given seat 1 stakes 6 out of 30 chips
      And seat 1 is dealt 10♥ K♣
      And the dealer is dealt 9♦
      And the next cards are 8♠ 9♣ 9♥
      When the cards are dealt
      Then seat 1 may hit, stand or split
      When seat 1 splits
      Then seat 1 has 18 chips
      And it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 9♦ 9♥
      And the hands of seat 1 are
        | cards  | total | natural | stake | outcome | returned |
        | 10♥ 8♠ | 18    | no      | 6     | push    | 6        |
        | K♣ 9♣  | 19    | no      | 6     | win     | 12       |
      And seat 1 has 36 chips

    @id:fr-jack-and-queen-are-split @K2
    Scenario: A jack and a queen have the same value and are split
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt J♠ Q♦
      And the dealer is dealt 10♣
      And the next cards are 7♦ 4♠ 6♦ 8♥
      When the cards are dealt
      Then seat 1 may hit, stand or split
      When seat 1 splits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♣ 8♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | J♠ 7♦    | 17    | 10    | lose    | 0        |
        | Q♦ 4♠ 6♦ | 20    | 10    | win     | 20       |
      And seat 1 has 100 chips

    @id:fr-any-two-ten-value-cards-may-be-split @K2
    Scenario: Any two of ten, jack, queen and king may be split, of the same rank or not
      Given seat 1 stakes 2 out of 20 chips
      And seat 2 stakes 2 out of 20 chips
      And seat 3 stakes 4 out of 20 chips
      And seat 4 stakes 4 out of 20 chips
      And seat 5 stakes 6 out of 20 chips
      And seat 6 stakes 6 out of 20 chips
      And seat 1 is dealt 10♠ J♥
      And seat 2 is dealt Q♣ K♦
      And seat 3 is dealt J♣ K♠
      And seat 4 is dealt Q♥ 10♦
      And seat 5 is dealt K♥ K♦
      And seat 6 is dealt Q♠ Q♣
      And the dealer is dealt 10♥
      And the next cards are 9♦
      When the cards are dealt
      Then seat 1 may hit, stand or split
      When seat 1 stands
      Then seat 2 may hit, stand or split
      When seat 2 stands
      Then seat 3 may hit, stand or split
      When seat 3 stands
      Then seat 4 may hit, stand or split
      When seat 4 stands
      Then seat 5 may hit, stand or split
      When seat 5 stands
      Then seat 6 may hit, stand or split
      When seat 6 stands
      Then the round is over
      And the dealer ends on 19 with 10♥ 9♦
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♠ J♥ | 20    | 2     | win     | 4        |
      And the hands of seat 2 are
        | cards | total | stake | outcome | returned |
        | Q♣ K♦ | 20    | 2     | win     | 4        |
      And the hands of seat 3 are
        | cards | total | stake | outcome | returned |
        | J♣ K♠ | 20    | 4     | win     | 8        |
      And the hands of seat 4 are
        | cards  | total | stake | outcome | returned |
        | Q♥ 10♦ | 20    | 4     | win     | 8        |
      And the hands of seat 5 are
        | cards | total | stake | outcome | returned |
        | K♥ K♦ | 20    | 6     | win     | 12       |
      And the hands of seat 6 are
        | cards | total | stake | outcome | returned |
        | Q♠ Q♣ | 20    | 6     | win     | 12       |
      And seat 1 has 22 chips
      And seat 2 has 22 chips
      And seat 3 has 24 chips
      And seat 4 has 24 chips
      And seat 5 has 26 chips
      And seat 6 has 26 chips

    @id:fr-cards-of-different-value-are-no-pair @K2
    Scenario: Cards of different value may not be split, be they neighbours, of one suit or an ace with a two
      Given seat 1 stakes 2 out of 20 chips
      And seat 2 stakes 4 out of 40 chips
      And seat 3 stakes 6 out of 60 chips
      And seat 4 stakes 8 out of 80 chips
      And seat 1 is dealt 9♣ 10♦
      And seat 2 is dealt 2♠ A♣
      And seat 3 is dealt 7♥ 8♥
      And seat 4 is dealt J♦ 9♥
      And the dealer is dealt 8♠
      And the next cards are 10♣
      When the cards are dealt
      Then seat 1 may hit or stand
      When seat 1 tries to split
      Then that is refused: not a pair
      When seat 1 stands
      Then seat 2 may hit or stand
      When seat 2 tries to split
      Then that is refused: not a pair
      When seat 2 stands
      Then seat 3 may hit or stand
      When seat 3 tries to split
      Then that is refused: not a pair
      And seat 3 has 54 chips
      When seat 3 stands
      Then seat 4 may hit or stand
      When seat 4 tries to split
      Then that is refused: not a pair
      When seat 4 stands
      Then the round is over
      And the dealer ends on 18 with 8♠ 10♣
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 9♣ 10♦ | 19    | 2     | win     | 4        |
      And the hands of seat 2 are
        | cards | total   | stake | outcome | returned |
        | 2♠ A♣ | soft 13 | 4     | lose    | 0        |
      And the hands of seat 3 are
        | cards | total | stake | outcome | returned |
        | 7♥ 8♥ | 15    | 6     | lose    | 0        |
      And the hands of seat 4 are
        | cards | total | stake | outcome | returned |
        | J♦ 9♥ | 19    | 8     | win     | 16       |
      And seat 1 has 22 chips
      And seat 2 has 36 chips
      And seat 3 has 54 chips
      And seat 4 has 88 chips

    @id:fr-six-and-five-are-no-pair
    Scenario: A six and a five may be doubled but not split
      Given seat 1 stakes 2 out of 100 chips
      And seat 1 is dealt 6♥ 5♦
      And the dealer is dealt 10♦
      And the next cards are 9♠ 10♥
      When the cards are dealt
      Then seat 1 may hit, stand or double
      And seat 1 may not split
      When seat 1 tries to split
      Then that is refused: not a pair
      And seat 1 has 98 chips
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 20 with 10♦ 10♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 6♥ 5♦ 9♠ | 20    | 2     | push    | 2        |
      And seat 1 has 100 chips

    @id:fr-no-split-once-the-pair-was-hit
    Scenario: A pair of fours that has taken a king cannot be split any more
      Given seat 1 stakes 4 out of 44 chips
      And seat 1 is dealt 4♥ 4♣
      And the dealer is dealt 9♠
      And the next cards are K♦ 9♣
      When the cards are dealt
      Then seat 1 may hit, stand or split
      When seat 1 hits
      Then seat 1 may hit or stand
      And seat 1 may not split
      When seat 1 tries to split
      Then that is refused: not two cards
      And seat 1 has 40 chips
      And the hands of seat 1 are
        | cards    | total | stake |
        | 4♥ 4♣ K♦ | 18    | 4     |
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 9♠ 9♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 4♥ 4♣ K♦ | 18    | 4     | push    | 4        |
      And seat 1 has 44 chips

    @id:fr-pair-made-by-a-hit-is-not-split
    Scenario: A five drawn to a three and a five makes no pair to split
      Given seat 1 stakes 2 out of 10 chips
      And seat 1 is dealt 3♦ 5♠
      And the dealer is dealt K♠
      And the next cards are 5♥ 7♥ 9♣
      When the cards are dealt
      And seat 1 tries to split
      Then that is refused: not a pair
      When seat 1 hits
      Then seat 1 may hit or stand
      When seat 1 tries to split
      Then that is refused: not two cards
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with K♠ 9♣
      And the hands of seat 1 are
        | cards       | total | stake | outcome | returned |
        | 3♦ 5♠ 5♥ 7♥ | 20    | 2     | win     | 4        |
      And seat 1 has 12 chips

    @id:fr-split-with-exactly-the-chips
    Scenario: Chips exactly equal to the stake are enough to split
      Given seat 1 stakes 4 out of 8 chips
      And seat 1 is dealt 10♦ 10♣
      And the dealer is dealt 9♥
      And the next cards are 7♥ 9♠ 8♥
      When the cards are dealt
      Then seat 1 has 4 chips
      And seat 1 may hit, stand or split
      When seat 1 splits
      Then seat 1 has 0 chips
      And it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 9♥ 8♥
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♦ 7♥ | 17    | 4     | push    | 4        |
        | 10♣ 9♠ | 19    | 4     | win     | 8        |
      And seat 1 has 12 chips

    @id:fr-split-one-chip-short
    Scenario: With one chip less than the stake a pair cannot be split, and the seat hits and stands instead
      Given seat 1 stakes 10 out of 19 chips
      And seat 1 is dealt 8♦ 8♣
      And the dealer is dealt 10♠
      And the next cards are 3♣ 7♦
      When the cards are dealt
      Then seat 1 may hit or stand
      And seat 1 may not split
      When seat 1 tries to split
      Then that is refused: not covered
      And seat 1 has 9 chips
      And the hands of seat 1 are
        | cards | total | stake |
        | 8♦ 8♣ | 16    | 10    |
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 10♠ 7♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 8♦ 8♣ 3♣ | 19    | 10    | win     | 20       |
      And seat 1 has 29 chips

    @id:fr-split-stakes-are-lost-to-a-dealer-natural @C4.7
    Scenario: A dealer natural that comes out of a ten takes the stakes of both split hands
      Given seat 1 stakes 10 out of 40 chips
      And seat 1 is dealt 9♥ 9♠
      And the dealer is dealt 10♠
      And the next cards are J♦ 8♥ A♣
      When the cards are dealt
      And seat 1 splits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 21 with 10♠ A♣
      And the hands of seat 1 are
        | cards | total | stake | outcome | returned |
        | 9♥ J♦ | 19    | 10    | lose    | 0        |
        | 9♠ 8♥ | 17    | 10    | lose    | 0        |
      And seat 1 has 20 chips

    @id:fr-second-seat-splits @C2.1
    Scenario: The second seat splits when its turn has come
      Given seat 1 stakes 2 out of 10 chips
      And seat 2 stakes 6 out of 18 chips
      And seat 1 is dealt 10♥ 7♣
      And seat 2 is dealt 7♦ 7♥
      And the dealer is dealt 9♦
      And the next cards are 10♦ 6♦ 5♠ 8♠
      When the cards are dealt
      And seat 2 tries to split
      Then that is refused: not your turn
      When seat 1 stands
      And seat 2 splits
      Then it is the turn of seat 2 hand 1
      And seat 2 may hit or stand
      And seat 2 has 6 chips
      When seat 1 tries to hit
      Then that is refused: not your turn
      When seat 2 stands
      Then it is the turn of seat 2 hand 2
      And seat 2 may hit or stand
      When seat 2 hits
      And seat 2 stands
      Then the round is over
      And the dealer ends on 17 with 9♦ 8♠
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♥ 7♣ | 17    | 2     | push    | 2        |
      And the hands of seat 2 are
        | cards    | total | stake | outcome | returned |
        | 7♦ 10♦   | 17    | 6     | push    | 6        |
        | 7♥ 6♦ 5♠ | 18    | 6     | win     | 12       |
      And seat 1 has 10 chips
      And seat 2 has 24 chips

  @C2.6
  Rule: C2.6 A split hand that is dealt a new pair may be split again.

    @id:fr-second-split-hand-is-split-again
    Scenario: The second eight is dealt an eight, is split again and makes three hands
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 8♣ 8♦
      And the dealer is dealt 9♣
      And the next cards are 10♠ 8♠ 7♥ 4♠ 10♥ 10♦
      When the cards are dealt
      And seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or split
      When seat 1 splits
      Then seat 1 has 70 chips
      And it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 3
      And seat 1 may hit or stand
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♣ 10♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 8♣ 10♠   | 18    | 10    | lose    | 0        |
        | 8♦ 7♥ 4♠ | 19    | 10    | push    | 10       |
        | 8♠ 10♥   | 18    | 10    | lose    | 0        |
      And seat 1 has 80 chips

    @id:fr-first-split-hand-is-split-again
    Scenario: The first seven is dealt a seven, is split again and makes three hands
      Given seat 1 stakes 4 out of 40 chips
      And seat 1 is dealt 7♦ 7♣
      And the dealer is dealt 8♥
      And the next cards are 7♥ 10♣ 9♠ 3♠ K♦ 10♦
      When the cards are dealt
      And seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or split
      When seat 1 splits
      Then seat 1 has 28 chips
      And it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 stands
      And seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♥ 10♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 7♦ 10♣   | 17    | 4     | lose    | 0        |
        | 7♥ 9♠ 3♠ | 19    | 4     | win     | 8        |
        | 7♣ K♦    | 17    | 4     | lose    | 0        |
      And seat 1 has 36 chips

    @id:fr-ten-value-cards-are-split-again
    Scenario: A split queen that is dealt a jack is a pair and is split again
      Given seat 1 stakes 2 out of 20 chips
      And seat 1 is dealt 10♦ Q♣
      And the dealer is dealt 10♠
      And the next cards are 5♥ 4♥ J♣ 8♦ 7♠ 8♠
      When the cards are dealt
      And seat 1 splits
      And seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or split
      When seat 1 splits
      Then seat 1 has 14 chips
      And it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♠ 8♠
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♦ 5♥ 4♥ | 19    | 2     | win     | 4        |
        | Q♣ 8♦     | 18    | 2     | push    | 2        |
        | J♣ 7♠     | 17    | 2     | lose    | 0        |
      And seat 1 has 20 chips

    @id:fr-new-pair-need-not-be-split
    Scenario: A nine dealt to a split nine need not be split, and the two hands remain two
      Given seat 1 stakes 6 out of 60 chips
      And seat 1 is dealt 9♦ 9♣
      And the dealer is dealt 7♠
      And the next cards are 9♥ 10♥ 10♠
      When the cards are dealt
      And seat 1 splits
      Then seat 1 may hit, stand or split
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 7♠ 10♠
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 9♦ 9♥  | 18    | 6     | win     | 12       |
        | 9♣ 10♥ | 19    | 6     | win     | 12       |
      And seat 1 has 72 chips

    @id:fr-second-split-is-not-covered
    Scenario: A new pair cannot be split without chips for a third stake
      Given seat 1 stakes 10 out of 29 chips
      And seat 1 is dealt 8♥ 8♠
      And the dealer is dealt 10♣
      And the next cards are 8♣ 4♣ 9♠ 9♦
      When the cards are dealt
      And seat 1 splits
      Then seat 1 has 9 chips
      And seat 1 may hit or stand
      And seat 1 may not split
      When seat 1 tries to split
      Then that is refused: not covered
      And seat 1 has 9 chips
      And it is the turn of seat 1 hand 1
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 10♣ 9♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 8♥ 8♣ 4♣ | 20    | 10    | win     | 20       |
        | 8♠ 9♠    | 17    | 10    | lose    | 0        |
      And seat 1 has 29 chips

    @id:fr-second-split-is-exactly-covered
    Scenario: Chips for exactly two further stakes are enough for three hands
      Given seat 1 stakes 10 out of 30 chips
      And seat 1 is dealt 6♠ 6♦
      And the dealer is dealt 10♠
      And the next cards are 10♥ 6♥ 10♣ 4♦ 2♣ K♠ 8♦
      When the cards are dealt
      And seat 1 splits
      Then seat 1 has 10 chips
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or split
      When seat 1 splits
      Then seat 1 has 0 chips
      And it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 3
      And seat 1 may hit or stand
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♠ 8♦
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 6♠ 10♥    | 16    | 10    | lose    | 0        |
        | 6♦ 10♣ 4♦ | 20    | 10    | win     | 20       |
        | 6♥ 2♣ K♠  | 18    | 10    | push    | 10       |
      And seat 1 has 30 chips

    @id:fr-split-hand-without-a-new-pair
    Scenario: A split hand without a new pair may not be split, even when a hit brings it another four
      Given seat 1 stakes 2 out of 30 chips
      And seat 1 is dealt 4♦ 4♠
      And the dealer is dealt 7♣
      And the next cards are 9♥ 4♥ 10♦ 9♣ 8♠
      When the cards are dealt
      And seat 1 splits
      Then seat 1 may hit or stand
      When seat 1 tries to split
      Then that is refused: not a pair
      When seat 1 hits
      And seat 1 tries to split
      Then that is refused: not two cards
      And seat 1 has 26 chips
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 tries to split
      Then that is refused: not a pair
      When seat 1 stands
      Then the round is over
      And the dealer ends on 24 with 7♣ 9♣ 8♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 4♦ 9♥ 4♥ | 17    | 2     | win     | 4        |
        | 4♠ 10♦   | 14    | 2     | win     | 4        |
      And seat 1 has 34 chips

    @id:fr-three-hands-end-each-in-its-own-way @C2.3
    Scenario: Of three hands from one pair one goes over, one reaches 21 and one stands
      Given seat 1 stakes 8 out of 80 chips
      And seat 1 is dealt 2♠ 2♥
      And the dealer is dealt 8♣
      And the next cards are 10♦ J♣ 2♣ 9♣ 10♥ 7♦ 9♠ Q♦
      When the cards are dealt
      And seat 1 splits
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or split
      When seat 1 splits
      Then seat 1 has 56 chips
      And it is the turn of seat 1 hand 2
      When seat 1 hits
      Then it is the turn of seat 1 hand 3
      When seat 1 hits
      Then it is the turn of seat 1 hand 3
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♣ Q♦
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 2♠ 10♦ J♣ | 22    | 8     | lose    | 0        |
        | 2♥ 9♣ 10♥ | 21    | 8     | win     | 16       |
        | 2♣ 7♦ 9♠  | 18    | 8     | push    | 8        |
      And seat 1 has 80 chips

  @C2.7
  Rule: C2.7 Split aces receive one card each and no more; an ace with a ten-value card is then no natural and pays 1 to 1.

    @id:fr-split-aces-receive-one-card-each
    Scenario: Split aces receive one card each, the first ace before the second, and the round is over
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt A♠ A♥
      And the dealer is dealt 10♣
      And the next cards are 7♦ 9♦ 9♥
      When the cards are dealt
      Then seat 1 may hit, stand or split
      When seat 1 splits
      Then the round is over
      When seat 1 tries to hit
      Then that is refused: round over
      When seat 1 tries to hit hand 2
      Then that is refused: round over
      And the dealer ends on 19 with 10♣ 9♥
      And the hands of seat 1 are
        | cards | total   | natural | stake | outcome | returned |
        | A♠ 7♦ | soft 18 | no      | 10    | lose    | 0        |
        | A♥ 9♦ | soft 20 | no      | 10    | win     | 20       |
      And seat 1 has 100 chips

    @id:fr-split-ace-with-a-king-pays-even-money
    Scenario: A split ace with a king is 21, no natural, and wins its stake once
      Given seat 1 stakes 20 out of 100 chips
      And seat 1 is dealt A♦ A♣
      And the dealer is dealt 8♠
      And the next cards are K♥ 6♣ 9♣
      When the cards are dealt
      And seat 1 splits
      Then the round is over
      And the dealer ends on 17 with 8♠ 9♣
      And the hands of seat 1 are
        | cards | total   | natural | stake | outcome | returned |
        | A♦ K♥ | soft 21 | no      | 20    | win     | 40       |
        | A♣ 6♣ | soft 17 | no      | 20    | push    | 20       |
      And seat 1 has 120 chips

    @id:fr-both-split-aces-make-21
    Scenario: Both split aces are dealt a ten-value card and win even money each
      Given seat 1 stakes 4 out of 40 chips
      And seat 1 is dealt A♥ A♠
      And the dealer is dealt 10♠
      And the next cards are 10♦ J♣ 10♥
      When the cards are dealt
      And seat 1 splits
      Then the round is over
      And the dealer ends on 20 with 10♠ 10♥
      And the hands of seat 1 are
        | cards  | total   | natural | stake | outcome | returned |
        | A♥ 10♦ | soft 21 | no      | 4     | win     | 8        |
        | A♠ J♣  | soft 21 | no      | 4     | win     | 8        |
      And seat 1 has 48 chips

    @id:fr-split-aces-take-no-further-action @C2.1
    Scenario: Split aces with small cards take nothing more, and the next seat acts at once
      Given seat 1 stakes 2 out of 20 chips
      And seat 2 stakes 10 out of 50 chips
      And seat 1 is dealt A♣ A♦
      And seat 2 is dealt 10♦ 9♠
      And the dealer is dealt 7♥
      And the next cards are 3♥ 5♠ 10♥
      When the cards are dealt
      And seat 1 splits
      Then it is the turn of seat 2 hand 1
      And the hands of seat 1 are
        | cards | total   | natural | stake |
        | A♣ 3♥ | soft 14 | no      | 2     |
        | A♦ 5♠ | soft 16 | no      | 2     |
      And seat 1 has 16 chips
      When seat 1 tries to hit
      Then that is refused: not your turn
      When seat 1 tries to hit hand 2
      Then that is refused: not your turn
      When seat 1 tries to double
      Then that is refused: not your turn
      When seat 1 tries to split
      Then that is refused: not your turn
      When seat 1 tries to stand
      Then that is refused: not your turn
      When seat 2 stands
      Then the round is over
      And the dealer ends on 17 with 7♥ 10♥
      And the hands of seat 1 are
        | cards | total   | natural | stake | outcome | returned |
        | A♣ 3♥ | soft 14 | no      | 2     | lose    | 0        |
        | A♦ 5♠ | soft 16 | no      | 2     | lose    | 0        |
      And the hands of seat 2 are
        | cards  | total | natural | stake | outcome | returned |
        | 10♦ 9♠ | 19    | no      | 10    | win     | 20       |
      And seat 1 has 16 chips
      And seat 2 has 60 chips

    @id:fr-split-ace-21-ties-with-a-dealer-21 @C4.4
    Scenario: A split ace with a queen only pushes against a dealer 21 of three cards
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt A♠ A♣
      And the dealer is dealt 9♦
      And the next cards are Q♥ 8♦ 5♦ 7♣
      When the cards are dealt
      And seat 1 splits
      Then the round is over
      And the dealer ends on 21 with 9♦ 5♦ 7♣
      And the hands of seat 1 are
        | cards | total   | natural | stake | outcome | returned |
        | A♠ Q♥ | soft 21 | no      | 10    | push    | 10       |
        | A♣ 8♦ | soft 19 | no      | 10    | lose    | 0        |
      And seat 1 has 90 chips

    @id:fr-split-ace-21-loses-to-a-dealer-natural @C4.7
    Scenario: Two split aces of 21 lose both stakes to a dealer natural
      Given seat 1 stakes 6 out of 30 chips
      And seat 1 is dealt A♥ A♦
      And the dealer is dealt J♠
      And the next cards are K♠ 10♣ A♠
      When the cards are dealt
      And seat 1 splits
      Then the round is over
      And the dealer ends on 21 with J♠ A♠
      And the hands of seat 1 are
        | cards  | total   | natural | stake | outcome | returned |
        | A♥ K♠  | soft 21 | no      | 6     | lose    | 0        |
        | A♦ 10♣ | soft 21 | no      | 6     | lose    | 0        |
      And seat 1 has 18 chips

    @id:fr-natural-beside-a-split-ace-21 @C4.6
    Scenario: Against a dealer 21 the natural of seat 2 wins 3 to 2 and the split ace of seat 1 only pushes
      Given seat 1 stakes 10 out of 100 chips
      And seat 2 stakes 10 out of 100 chips
      And seat 1 is dealt A♦ A♥
      And seat 2 is dealt A♣ 10♥
      And the dealer is dealt 7♠
      And the next cards are J♥ 4♣ 6♦ 8♥
      When the cards are dealt
      Then it is the turn of seat 1 hand 1
      When seat 1 splits
      Then the round is over
      And the dealer ends on 21 with 7♠ 6♦ 8♥
      And the hands of seat 1 are
        | cards | total   | natural | stake | outcome | returned |
        | A♦ J♥ | soft 21 | no      | 10    | push    | 10       |
        | A♥ 4♣ | soft 15 | no      | 10    | lose    | 0        |
      And the hands of seat 2 are
        | cards  | total   | natural | stake | outcome | returned |
        | A♣ 10♥ | soft 21 | yes     | 10    | win     | 25       |
      And seat 1 has 90 chips
      And seat 2 has 115 chips

    @id:fr-aces-are-not-split-without-chips
    Scenario: Two aces of a seat without chips are hit like any other hand
      Given seat 1 stakes 10 out of 10 chips
      And seat 1 is dealt A♠ A♦
      And the dealer is dealt 10♦
      And the next cards are 5♣ 3♦ 9♦
      When the cards are dealt
      Then seat 1 may hit or stand
      When seat 1 tries to split
      Then that is refused: not covered
      When seat 1 hits
      Then the hands of seat 1 are
        | cards    | total   | stake |
        | A♠ A♦ 5♣ | soft 17 | 10    |
      And seat 1 may hit or stand
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 10♦ 9♦
      And the hands of seat 1 are
        | cards       | total   | stake | outcome | returned |
        | A♠ A♦ 5♣ 3♦ | soft 20 | 10    | win     | 20       |
      And seat 1 has 20 chips

    @id:fr-aces-split-with-exactly-the-chips @C4.3
    Scenario: Chips exactly equal to the stake split two aces, and a dealer who goes over pays both
      Given seat 1 stakes 8 out of 16 chips
      And seat 1 is dealt A♣ A♥
      And the dealer is dealt 6♠
      And the next cards are 2♦ 9♣ 10♠ K♦
      When the cards are dealt
      Then seat 1 may hit, stand or split
      When seat 1 splits
      Then the round is over
      And the dealer ends on 26 with 6♠ 10♠ K♦
      And the hands of seat 1 are
        | cards | total   | stake | outcome | returned |
        | A♣ 2♦ | soft 13 | 8     | win     | 16       |
        | A♥ 9♣ | soft 20 | 8     | win     | 16       |
      And seat 1 has 32 chips

    @id:fr-aces-are-not-split-after-a-hit
    Scenario: Two aces that have taken a card cannot be split any more
      Given seat 1 stakes 2 out of 12 chips
      And seat 1 is dealt A♦ A♠
      And the dealer is dealt 8♠
      And the next cards are 2♣ 6♥ Q♠
      When the cards are dealt
      And seat 1 hits
      Then seat 1 may hit or stand
      When seat 1 tries to split
      Then that is refused: not two cards
      And seat 1 has 10 chips
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♠ Q♠
      And the hands of seat 1 are
        | cards       | total   | stake | outcome | returned |
        | A♦ A♠ 2♣ 6♥ | soft 20 | 2     | win     | 4        |
      And seat 1 has 14 chips
