@classic-fr
Feature: C3 Insurance
  With an ace up a seat may insure against a dealer natural for half of its stake, before it takes a third card.
  The dealer's second card, drawn after everybody has played, decides.

  @C3.1
  Rule: C3.1 When the dealer's first card is an ace, a player may insure before taking a third card.

    @id:fr-ins-offered-under-an-ace
    Scenario: An ace up brings the offer of insurance, and declining it leads to play
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 10♠ 9♥
      And the dealer is dealt A♥
      And the next cards are 7♣
      When the cards are dealt
      Then insurance is offered
      And it is the turn of seat 1
      And seat 1 may insure or decline
      And the dealer shows A♥
      And seat 1 has 90 chips
      And the hands of seat 1 are
        | cards  | total | natural | stake |
        | 10♠ 9♥ | 19    | no      | 10    |
      When seat 1 declines insurance
      Then the hands are played
      And it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      And seat 1 is insured for 0
      And seat 1 has 90 chips
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with A♥ 7♣
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♠ 9♥ | 19    | 10    | win     | 20       |
      And seat 1 has 110 chips

    @id:fr-ins-taken-before-the-third-card
    Scenario: Insurance leaves the chips at once, stays on show, and the insured seat plays on with one dealer card on the table
      Given seat 1 stakes 20 out of 200 chips
      And seat 1 is dealt K♦ 6♣
      And the dealer is dealt A♣
      And the next cards are 4♥ 8♠
      When the cards are dealt
      Then insurance is offered
      And seat 1 has 180 chips
      And seat 1 is insured for 0
      When seat 1 insures 10
      Then the hands are played
      And it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      And seat 1 is insured for 10
      And seat 1 has 170 chips
      And the dealer shows A♣
      When seat 1 hits
      Then the dealer shows A♣
      And seat 1 has 170 chips
      And seat 1 is insured for 10
      And the hands of seat 1 are
        | cards    | total | stake |
        | K♦ 6♣ 4♥ | 20    | 20    |
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with A♣ 8♠
      And seat 1 is insured for 10
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | K♦ 6♣ 4♥ | 20    | 20    | win     | 40       |
      And seat 1 has 210 chips

    @id:fr-ins-not-under-a-nine
    Scenario: A nine up leads straight to play, and insurance is neither taken nor declined
      Given seat 1 stakes 4 out of 50 chips
      And seat 1 is dealt Q♠ 8♦
      And the dealer is dealt 9♦
      And the next cards are 9♣
      When the cards are dealt
      Then the hands are played
      And it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 tries to insure 2
      Then that is refused: not now
      When seat 1 tries to decline insurance
      Then that is refused: not now
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 9♦ 9♣
      And seat 1 is insured for 0
      And the hands of seat 1 are
        | cards | total | stake | outcome | returned |
        | Q♠ 8♦ | 18    | 4     | push    | 4        |
      And seat 1 has 50 chips

    @id:fr-ins-not-under-a-two
    Scenario: A two up brings no insurance, although the seat itself holds an ace
      Given seat 1 stakes 6 out of 60 chips
      And seat 1 is dealt A♥ 6♦
      And the dealer is dealt 2♠
      And the next cards are K♥ 6♠
      When the cards are dealt
      Then the hands are played
      And seat 1 may hit or stand
      When seat 1 tries to insure 3
      Then that is refused: not now
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 2♠ K♥ 6♠
      And the hands of seat 1 are
        | cards | total   | stake | outcome | returned |
        | A♥ 6♦ | soft 17 | 6     | lose    | 0        |
      And seat 1 has 54 chips

    @id:fr-ins-no-play-while-it-is-open
    Scenario: While insurance is open nobody hits, stands, doubles or splits
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 5♦ 5♠
      And the dealer is dealt A♣
      And the next cards are 9♥
      When the cards are dealt
      Then insurance is offered
      When seat 1 tries to hit
      Then that is refused: not now
      When seat 1 tries to stand
      Then that is refused: not now
      When seat 1 tries to double
      Then that is refused: not now
      When seat 1 tries to split
      Then that is refused: not now
      And insurance is offered
      And seat 1 may insure or decline
      When seat 1 declines insurance
      Then the hands are played
      And seat 1 may hit, stand, double or split
      When seat 1 stands
      Then the round is over
      And the dealer ends on 20 with A♣ 9♥
      And the hands of seat 1 are
        | cards | total | stake | outcome | returned |
        | 5♦ 5♠ | 10    | 10    | lose    | 0        |
      And seat 1 has 90 chips

    @id:fr-ins-refused-play-and-then-insured
    Scenario: A seat that tried to hit too early may still insure, and is paid for the dealer natural
      Given seat 1 stakes 16 out of 100 chips
      And seat 1 is dealt 10♦ 3♣
      And the dealer is dealt A♠
      And the next cards are 6♥ K♠
      When the cards are dealt
      Then insurance is offered
      When seat 1 tries to hit
      Then that is refused: not now
      When seat 1 insures 8
      Then the hands are played
      And seat 1 has 76 chips
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 21 with A♠ K♠
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♦ 3♣ 6♥ | 19    | 16    | lose    | 0        |
      And seat 1 has 100 chips

    @id:fr-ins-no-even-money-no-switch @C4.5
    Scenario: With an ace up a seat with a natural is offered insurance and no other bargain, and declines it
      Given seat 1 stakes 4 out of 40 chips
      And seat 1 is dealt K♠ A♦
      And the dealer is dealt A♠
      And the next cards are 9♣
      When the cards are dealt
      Then insurance is offered
      And seat 1 may insure or decline
      When seat 1 tries "even-money"
      Then that is refused: unknown action
      When seat 1 tries "surrender"
      Then that is refused: unknown action
      When seat 1 tries to keep
      Then that is refused: unknown action
      When seat 1 tries to switch
      Then that is refused: unknown action
      And insurance is offered
      When seat 1 declines insurance
      Then the round is over
      And the hands of seat 1 are
        | cards | total   | natural | stake | outcome | returned |
        | K♠ A♦ | soft 21 | yes     | 4     | win     | 10       |
      And seat 1 is insured for 0
      And seat 1 has 46 chips

    @id:fr-ins-a-natural-is-asked-too
    Scenario: A seat with a natural is asked, insures, and has no other decision; its natural wins and its insurance is lost
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt Q♥ A♣
      And the dealer is dealt A♦
      And the next cards are 6♠
      When the cards are dealt
      Then insurance is offered
      And it is the turn of seat 1
      And seat 1 may insure or decline
      And the hands of seat 1 are
        | cards | total   | natural | stake |
        | Q♥ A♣ | soft 21 | yes     | 10    |
      When seat 1 tries to stand
      Then that is refused: not now
      When seat 1 insures 5
      Then the round is over
      And seat 1 is insured for 5
      And the hands of seat 1 are
        | cards | total   | natural | stake | outcome | returned |
        | Q♥ A♣ | soft 21 | yes     | 10    | win     | 25       |
      And seat 1 has 110 chips

    @id:fr-ins-not-twice
    Scenario: A seat insures once, and neither adds to it nor takes it back, before its third card or after
      Given seat 1 stakes 8 out of 100 chips
      And seat 1 is dealt J♣ 5♦
      And the dealer is dealt A♠
      And the next cards are 3♠ 7♦
      When seat 1 insures 4
      Then the hands are played
      When seat 1 tries to insure 4
      Then that is refused: not now
      When seat 1 tries to decline insurance
      Then that is refused: not now
      And seat 1 is insured for 4
      And seat 1 has 88 chips
      When seat 1 hits
      And seat 1 tries to insure 4
      Then that is refused: not now
      And seat 1 is insured for 4
      And seat 1 has 88 chips
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with A♠ 7♦
      And seat 1 is insured for 4
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | J♣ 5♦ 3♠ | 18    | 8     | push    | 8        |
      And seat 1 has 96 chips

    @id:fr-ins-declined-is-declined
    Scenario: A seat that has declined cannot insure any more, neither before its third card nor after, and loses to the dealer natural
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 9♠ 7♥
      And the dealer is dealt A♥
      And the next cards are 2♦ K♣
      When seat 1 declines insurance
      Then the hands are played
      When seat 1 tries to insure 5
      Then that is refused: not now
      When seat 1 tries to decline insurance
      Then that is refused: not now
      When seat 1 hits
      Then it is the turn of seat 1 hand 1
      When seat 1 tries to insure 5
      Then that is refused: not now
      And seat 1 has 90 chips
      When seat 1 stands
      Then the round is over
      And the dealer ends on 21 with A♥ K♣
      And seat 1 is insured for 0
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 9♠ 7♥ 2♦ | 18    | 10    | lose    | 0        |
      And seat 1 has 90 chips

    @id:fr-ins-not-after-the-round
    Scenario: When the dealer natural lies open it is too late to insure against it
      Given seat 1 stakes 10 out of 70 chips
      And seat 1 is dealt 10♣ 8♥
      And the dealer is dealt A♦
      And the next cards are Q♦
      When seat 1 declines insurance
      And seat 1 stands
      Then the round is over
      And the dealer ends on 21 with A♦ Q♦
      When seat 1 tries to insure 5
      Then that is refused: round over
      When seat 1 tries to decline insurance
      Then that is refused: round over
      And seat 1 is insured for 0
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♣ 8♥ | 18    | 10    | lose    | 0        |
      And seat 1 has 60 chips

    @id:fr-ins-each-seat-for-itself
    Scenario: With an ace up one of two seats insures and the other declines, and only the first is paid for the dealer natural
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 10♠ 8♠
      And seat 2 stakes 20 out of 80 chips
      And seat 2 is dealt 9♥ 9♦
      And the dealer is dealt A♣
      And the next cards are K♥
      When the cards are dealt
      Then insurance is offered
      When seat 1 insures 5
      And seat 2 declines insurance
      And seat 1 stands
      And seat 2 stands
      Then the round is over
      And the dealer ends on 21 with A♣ K♥
      And seat 1 is insured for 5
      And seat 2 is insured for 0
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♠ 8♠ | 18    | 10    | lose    | 0        |
      And the hands of seat 2 are
        | cards | total | stake | outcome | returned |
        | 9♥ 9♦ | 18    | 20    | lose    | 0        |
      And seat 1 has 100 chips
      And seat 2 has 60 chips

    @id:fr-ins-the-second-seat-alone
    Scenario: The second seat insures though the first has declined, and loses its insurance when the dealer has no natural
      Given seat 1 stakes 6 out of 60 chips
      And seat 1 is dealt 10♥ 9♠
      And seat 2 stakes 12 out of 90 chips
      And seat 2 is dealt 10♦ 5♣
      And the dealer is dealt A♥
      And the next cards are 3♦ 7♠
      When seat 1 declines insurance
      And seat 2 insures 6
      And seat 1 stands
      And seat 2 hits
      And seat 2 stands
      Then the round is over
      And the dealer ends on 18 with A♥ 7♠
      And seat 1 is insured for 0
      And seat 2 is insured for 6
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♥ 9♠ | 19    | 6     | win     | 12       |
      And the hands of seat 2 are
        | cards     | total | stake | outcome | returned |
        | 10♦ 5♣ 3♦ | 18    | 12    | push    | 12       |
      And seat 1 has 66 chips
      And seat 2 has 84 chips

    @id:fr-ins-six-seats-lost
    Scenario: With an ace up six seats insure or decline, one with a natural, and every insurance is lost when the dealer has no natural
      Given seat 1 stakes 2 out of 20 chips
      And seat 1 is dealt 10♠ 9♣
      And seat 2 stakes 4 out of 60 chips
      And seat 2 is dealt K♥ 8♠
      And seat 3 stakes 6 out of 90 chips
      And seat 3 is dealt J♠ 7♥
      And seat 4 stakes 2 out of 50 chips
      And seat 4 is dealt 10♣ Q♣
      And seat 5 stakes 10 out of 200 chips
      And seat 5 is dealt A♣ Q♦
      And seat 6 stakes 8 out of 100 chips
      And seat 6 is dealt 9♠ 8♥
      And the dealer is dealt A♠
      And the next cards are 7♦
      When the cards are dealt
      Then insurance is offered
      When seat 1 insures 1
      And seat 2 declines insurance
      And seat 3 insures 3
      And seat 4 declines insurance
      And seat 5 insures 5
      And seat 6 insures 4
      And seat 1 stands
      And seat 2 stands
      And seat 3 stands
      And seat 4 stands
      And seat 6 stands
      Then the round is over
      And the dealer ends on 18 with A♠ 7♦
      And seat 1 is insured for 1
      And seat 2 is insured for 0
      And seat 3 is insured for 3
      And seat 4 is insured for 0
      And seat 5 is insured for 5
      And seat 6 is insured for 4
      And the hands of seat 1 are
        | cards  | total | natural | outcome | returned |
        | 10♠ 9♣ | 19    | no      | win     | 4        |
      And the hands of seat 2 are
        | cards | total | natural | outcome | returned |
        | K♥ 8♠ | 18    | no      | push    | 4        |
      And the hands of seat 3 are
        | cards | total | natural | outcome | returned |
        | J♠ 7♥ | 17    | no      | lose    | 0        |
      And the hands of seat 4 are
        | cards  | total | natural | outcome | returned |
        | 10♣ Q♣ | 20    | no      | win     | 4        |
      And the hands of seat 5 are
        | cards | total   | natural | outcome | returned |
        | A♣ Q♦ | soft 21 | yes     | win     | 25       |
      And the hands of seat 6 are
        | cards | total | natural | outcome | returned |
        | 9♠ 8♥ | 17    | no      | lose    | 0        |
      And seat 1 has 21 chips
      And seat 2 has 60 chips
      And seat 3 has 81 chips
      And seat 4 has 52 chips
      And seat 5 has 210 chips
      And seat 6 has 88 chips

  @C3.2
  Rule: C3.2 Insurance costs half of the stake and pays 2 to 1 when the dealer's second card makes a natural.

    @id:fr-ins-won-pays-two-to-one
    Scenario: An insurance of 5 comes back as 15 from a dealer natural, and the stake of 10 is lost
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 10♥ 7♣
      And the dealer is dealt A♠
      And the next cards are J♦
      When seat 1 insures 5
      Then the hands are played
      And seat 1 has 85 chips
      When seat 1 stands
      Then the round is over
      And the dealer ends on 21 with A♠ J♦
      And seat 1 is insured for 5
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♥ 7♣ | 17    | 10    | lose    | 0        |
      And seat 1 has 100 chips

    @id:fr-ins-won-at-the-smallest-stake
    Scenario: At a stake of 2 the insurance is 1, and comes back as 3
      Given seat 1 stakes 2 out of 10 chips
      And seat 1 is dealt 9♣ 8♦
      And the dealer is dealt A♦
      And the next cards are 10♠
      When seat 1 insures 1
      Then seat 1 has 7 chips
      And seat 1 is insured for 1
      When seat 1 stands
      Then the round is over
      And the dealer ends on 21 with A♦ 10♠
      And the hands of seat 1 are
        | cards | total | stake | outcome | returned |
        | 9♣ 8♦ | 17    | 2     | lose    | 0        |
      And seat 1 has 10 chips

    @id:fr-ins-won-with-a-busted-hand
    Scenario: A seat whose hand went over is still paid its insurance for the dealer natural
      Given seat 1 stakes 20 out of 100 chips
      And seat 1 is dealt 10♦ 6♠
      And the dealer is dealt A♥
      And the next cards are 9♥ Q♣
      When seat 1 insures 10
      Then seat 1 has 70 chips
      When seat 1 hits
      Then the round is over
      And seat 1 is insured for 10
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♦ 6♠ 9♥ | 25    | 20    | lose    | 0        |
      And seat 1 has 100 chips

    @id:fr-ins-won-with-a-natural
    Scenario: An insured natural pushes against a dealer natural and its insurance is paid, so the seat ends one stake up
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt A♥ K♠
      And the dealer is dealt A♦
      And the next cards are 10♣
      When seat 1 insures 5
      Then the round is over
      And seat 1 is insured for 5
      And the hands of seat 1 are
        | cards | total   | natural | stake | outcome | returned |
        | A♥ K♠ | soft 21 | yes     | 10    | push    | 10       |
      And seat 1 has 110 chips

    @id:fr-ins-does-not-grow-with-a-double-won
    Scenario: A doubled hand keeps the insurance of its first stake, and is paid for that alone
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 6♠ 5♣
      And the dealer is dealt A♠
      And the next cards are 9♦ Q♥
      When seat 1 insures 5
      Then seat 1 may hit, stand or double
      And seat 1 has 85 chips
      When seat 1 doubles
      Then the round is over
      And the dealer ends on 21 with A♠ Q♥
      And seat 1 is insured for 5
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 6♠ 5♣ 9♦ | 20    | 20    | lose    | 0        |
      And seat 1 has 90 chips

    @id:fr-ins-does-not-grow-with-a-double-lost
    Scenario: A doubled hand that wins loses the insurance of its first stake and no more
      Given seat 1 stakes 20 out of 200 chips
      And seat 1 is dealt 6♥ 4♦
      And the dealer is dealt A♦
      And the next cards are J♥ 8♦
      When seat 1 insures 10
      And seat 1 doubles
      Then the round is over
      And the dealer ends on 19 with A♦ 8♦
      And seat 1 is insured for 10
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 6♥ 4♦ J♥ | 20    | 40    | win     | 80       |
      And seat 1 has 230 chips

    @id:fr-ins-does-not-grow-with-a-split-won
    Scenario: Splitting an insured pair leaves the insurance as it was, and it is paid once for the dealer natural
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 8♠ 8♥
      And the dealer is dealt A♥
      And the next cards are K♦ 9♣ K♣
      When seat 1 insures 5
      Then seat 1 may hit, stand or split
      When seat 1 splits
      Then seat 1 is insured for 5
      And seat 1 has 75 chips
      When seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 21 with A♥ K♣
      And seat 1 is insured for 5
      And the hands of seat 1 are
        | cards | total | stake | outcome | returned |
        | 8♠ K♦ | 18    | 10    | lose    | 0        |
        | 8♥ 9♣ | 17    | 10    | lose    | 0        |
      And seat 1 has 90 chips

    @id:fr-ins-does-not-grow-with-a-split-lost
    Scenario: An insured pair that is split and wins twice loses the one insurance
      Given seat 1 stakes 4 out of 40 chips
      And seat 1 is dealt 9♦ 9♠
      And the dealer is dealt A♣
      And the next cards are J♠ 5♦ 7♦ 7♠
      When seat 1 insures 2
      And seat 1 splits
      Then seat 1 is insured for 2
      And seat 1 has 30 chips
      When seat 1 stands
      And seat 1 hits
      Then the round is over
      And the dealer ends on 18 with A♣ 7♠
      And seat 1 is insured for 2
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 9♦ J♠    | 19    | 4     | win     | 8        |
        | 9♠ 5♦ 7♦ | 21    | 4     | win     | 8        |
      And seat 1 has 46 chips

    @id:fr-ins-won-with-an-ordinary-21
    Scenario: An insured 21 of three cards loses its stake to the dealer natural and is paid its insurance
      Given seat 1 stakes 12 out of 60 chips
      And seat 1 is dealt 10♠ 4♣
      And the dealer is dealt A♠
      And the next cards are 7♥ 10♦
      When seat 1 insures 6
      Then seat 1 has 42 chips
      When seat 1 hits
      Then the round is over
      And the dealer ends on 21 with A♠ 10♦
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♠ 4♣ 7♥ | 21    | 12    | lose    | 0        |
      And seat 1 has 60 chips

    @id:fr-ins-six-seats-won
    Scenario: Each of six seats that insured is paid 2 to 1 for the dealer natural, one of them with a natural that pushes
      Given seat 1 stakes 2 out of 20 chips
      And seat 1 is dealt 10♠ 9♣
      And seat 2 stakes 4 out of 60 chips
      And seat 2 is dealt K♥ 8♠
      And seat 3 stakes 6 out of 90 chips
      And seat 3 is dealt J♠ 7♥
      And seat 4 stakes 2 out of 50 chips
      And seat 4 is dealt 10♣ Q♣
      And seat 5 stakes 10 out of 200 chips
      And seat 5 is dealt A♣ Q♦
      And seat 6 stakes 8 out of 100 chips
      And seat 6 is dealt 9♠ 8♥
      And the dealer is dealt A♠
      And the next cards are K♣
      When seat 1 insures 1
      And seat 2 declines insurance
      And seat 3 insures 3
      And seat 4 declines insurance
      And seat 5 insures 5
      And seat 6 insures 4
      And seat 1 stands
      And seat 2 stands
      And seat 3 stands
      And seat 4 stands
      And seat 6 stands
      Then the round is over
      And the dealer ends on 21 with A♠ K♣
      And the hands of seat 1 are
        | cards  | total | natural | outcome | returned |
        | 10♠ 9♣ | 19    | no      | lose    | 0        |
      And the hands of seat 2 are
        | cards | total | natural | outcome | returned |
        | K♥ 8♠ | 18    | no      | lose    | 0        |
      And the hands of seat 3 are
        | cards | total | natural | outcome | returned |
        | J♠ 7♥ | 17    | no      | lose    | 0        |
      And the hands of seat 4 are
        | cards  | total | natural | outcome | returned |
        | 10♣ Q♣ | 20    | no      | lose    | 0        |
      And the hands of seat 5 are
        | cards | total   | natural | outcome | returned |
        | A♣ Q♦ | soft 21 | yes     | push    | 10       |
      And the hands of seat 6 are
        | cards | total | natural | outcome | returned |
        | 9♠ 8♥ | 17    | no      | lose    | 0        |
      And seat 1 has 20 chips
      And seat 2 has 56 chips
      And seat 3 has 90 chips
      And seat 4 has 48 chips
      And seat 5 has 210 chips
      And seat 6 has 100 chips

    @id:fr-ins-less-than-half @K3
    Scenario: Less than half of the stake insures nothing, nor does zero; the half is then taken in time for the dealer natural
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 10♦ 9♠
      And the dealer is dealt A♣
      And the next cards are K♦
      When the cards are dealt
      Then insurance is offered
      When seat 1 tries to insure 4
      Then that is refused: bad amount
      When seat 1 tries to insure 1
      Then that is refused: bad amount
      When seat 1 tries to insure 0
      Then that is refused: bad amount
      And insurance is offered
      And seat 1 is insured for 0
      And seat 1 has 90 chips
      When seat 1 insures 5
      Then the hands are played
      And seat 1 has 85 chips
      When seat 1 stands
      Then the round is over
      And the dealer ends on 21 with A♣ K♦
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | 10♦ 9♠ | 19    | lose    | 0        |
      And seat 1 has 100 chips

    @id:fr-ins-more-than-half @K3
    Scenario: One chip more than half of the stake is refused, and so is the whole stake
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt Q♦ 8♣
      And the dealer is dealt A♥
      And the next cards are 8♠
      When the cards are dealt
      Then insurance is offered
      When seat 1 tries to insure 6
      Then that is refused: bad amount
      When seat 1 tries to insure 10
      Then that is refused: bad amount
      And seat 1 may insure or decline
      And seat 1 has 90 chips
      When seat 1 declines insurance
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with A♥ 8♠
      And seat 1 is insured for 0
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | Q♦ 8♣ | 18    | lose    | 0        |
      And seat 1 has 90 chips

    @id:fr-ins-half-of-its-own-stake @K3
    Scenario: Half of another seat's stake insures nothing, each insures half of its own
      Given seat 1 stakes 4 out of 40 chips
      And seat 1 is dealt 10♥ 10♣
      And seat 2 stakes 8 out of 80 chips
      And seat 2 is dealt 9♦ 10♠
      And the dealer is dealt A♦
      And the next cards are 9♥
      When the cards are dealt
      Then insurance is offered
      When seat 1 tries to insure 4
      Then that is refused: bad amount
      When seat 1 insures 2
      And seat 2 insures 4
      And seat 1 stands
      And seat 2 stands
      Then the round is over
      And the dealer ends on 20 with A♦ 9♥
      And seat 1 is insured for 2
      And seat 2 is insured for 4
      And the hands of seat 1 are
        | cards   | total | outcome | returned |
        | 10♥ 10♣ | 20    | push    | 4        |
      And the hands of seat 2 are
        | cards  | total | outcome | returned |
        | 9♦ 10♠ | 19    | lose    | 0        |
      And seat 1 has 38 chips
      And seat 2 has 68 chips

    @id:fr-ins-whole-chips-only @K3
    Scenario: At a stake of 2 neither half a chip nor 2 chips insure it, 1 chip does
      Given seat 1 stakes 2 out of 30 chips
      And seat 1 is dealt 9♥ 4♠
      And the dealer is dealt A♠
      And the next cards are 5♣ 7♣
      When the cards are dealt
      Then insurance is offered
      When seat 1 tries to insure 0.5
      Then that is refused: bad amount
      When seat 1 tries to insure 2
      Then that is refused: bad amount
      When seat 1 insures 1
      Then the hands are played
      And seat 1 has 27 chips
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with A♠ 7♣
      And the hands of seat 1 are
        | cards    | total | outcome | returned |
        | 9♥ 4♠ 5♣ | 18    | push    | 2        |
      And seat 1 has 29 chips

    @id:fr-ins-one-amount @K3
    Scenario: Two amounts, no amount and an amount written as text insure nothing
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt K♣ 7♦
      And the dealer is dealt A♦
      And the next cards are Q♠
      When the cards are dealt
      Then insurance is offered
      When seat 1 tries to insure 5, 0
      Then that is refused: bad amount
      When seat 1 tries to insure 5, 5
      Then that is refused: bad amount
      When seat 1 tries to insure nothing
      Then that is refused: bad amount
      When seat 1 tries to insure "5"
      Then that is refused: bad amount
      And insurance is offered
      And seat 1 is insured for 0
      And seat 1 has 90 chips
      When seat 1 insures 5
      And seat 1 stands
      Then the round is over
      And the dealer ends on 21 with A♦ Q♠
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | K♣ 7♦ | 17    | lose    | 0        |
      And seat 1 has 100 chips

    @id:fr-ins-not-under-a-ten @K3
    Scenario: A ten up brings no insurance, and the ace that follows it makes a natural nobody could insure against
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 9♦ 9♥
      And the dealer is dealt 10♣
      And the next cards are A♣
      When the cards are dealt
      Then the hands are played
      And seat 1 may hit, stand or split
      When seat 1 tries to insure 5
      Then that is refused: not now
      When seat 1 tries to decline insurance
      Then that is refused: not now
      When seat 1 stands
      Then the round is over
      And the dealer ends on 21 with 10♣ A♣
      And seat 1 is insured for 0
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | 9♦ 9♥ | 18    | lose    | 0        |
      And seat 1 has 90 chips

    @id:fr-ins-not-under-a-king @K3
    Scenario: A king up brings no insurance either, not even to a natural
      Given seat 1 stakes 6 out of 66 chips
      And seat 1 is dealt A♠ 10♥
      And seat 2 stakes 10 out of 50 chips
      And seat 2 is dealt 8♦ 10♦
      And the dealer is dealt K♥
      And the next cards are 7♠
      When the cards are dealt
      Then the hands are played
      And it is the turn of seat 2 hand 1
      When seat 2 tries to insure 5
      Then that is refused: not now
      When seat 2 stands
      Then the round is over
      And the dealer ends on 17 with K♥ 7♠
      And the hands of seat 1 are
        | cards  | total   | natural | outcome | returned |
        | A♠ 10♥ | soft 21 | yes     | win     | 15       |
      And the hands of seat 2 are
        | cards  | total | natural | outcome | returned |
        | 8♦ 10♦ | 18    | no      | win     | 20       |
      And seat 1 has 75 chips
      And seat 2 has 60 chips

    @id:fr-ins-lost-with-a-busted-hand @K3
    Scenario: A seat whose hand went over loses its insurance too when the dealer has no natural
      Given seat 1 stakes 4 out of 44 chips
      And seat 1 is dealt 10♠ 5♥
      And the dealer is dealt A♣
      And the next cards are K♠ 8♣
      When seat 1 insures 2
      And seat 1 hits
      Then the round is over
      And seat 1 is insured for 2
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♠ 5♥ K♠ | 25    | 4     | lose    | 0        |
      And seat 1 has 38 chips

    @id:fr-ins-lost-to-a-21-of-three-cards @K3
    Scenario: Ace, five and five are 21 and no natural, so the insurance is lost with the stake
      Given seat 1 stakes 6 out of 60 chips
      And seat 1 is dealt 10♣ J♥
      And the dealer is dealt A♠
      And the next cards are 5♥ 5♦
      When seat 1 insures 3
      And seat 1 stands
      Then the round is over
      And the dealer ends on 21 with A♠ 5♥ 5♦
      And seat 1 is insured for 3
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | 10♣ J♥ | 20    | lose    | 0        |
      And seat 1 has 51 chips

    @id:fr-ins-lost-when-a-ten-comes-third @K3
    Scenario: A king as the dealer's third card makes no natural and pays no insurance
      Given seat 1 stakes 14 out of 70 chips
      And seat 1 is dealt 10♦ 8♠
      And the dealer is dealt A♥
      And the next cards are 4♦ K♥ 2♣
      When seat 1 insures 7
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with A♥ 4♦ K♥ 2♣
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | 10♦ 8♠ | 18    | win     | 28       |
      And seat 1 has 77 chips

    @id:fr-ins-lost-to-two-aces @K3
    Scenario: Two aces of the dealer are no natural, and the insurance of a 21 that pushes is lost
      Given seat 1 stakes 10 out of 50 chips
      And seat 1 is dealt 7♠ 7♣
      And the dealer is dealt A♦
      And the next cards are 7♦ A♥ 9♣
      When seat 1 insures 5
      Then seat 1 has 35 chips
      When seat 1 hits
      Then the round is over
      And the dealer ends on 21 with A♦ A♥ 9♣
      And seat 1 is insured for 5
      And the hands of seat 1 are
        | cards    | total | natural | outcome | returned |
        | 7♠ 7♣ 7♦ | 21    | no      | push    | 10       |
      And seat 1 has 45 chips

    @id:fr-ins-lost-when-the-dealer-goes-over @K3
    Scenario: A dealer over 21 pays the hand and keeps the insurance
      Given seat 1 stakes 8 out of 80 chips
      And seat 1 is dealt 10♠ 2♥
      And the dealer is dealt A♣
      And the next cards are 3♠ 9♦ 10♠
      When seat 1 insures 4
      And seat 1 stands
      Then the round is over
      And the dealer ends on 23 with A♣ 3♠ 9♦ 10♠
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | 10♠ 2♥ | 12    | win     | 16       |
      And seat 1 has 84 chips

    @id:fr-ins-leaves-too-little-to-double @K3
    Scenario: After an insurance of 5 the 4 chips left do not cover a double, and an 11 may only hit or stand
      Given seat 1 stakes 10 out of 19 chips
      And seat 1 is dealt 7♥ 4♣
      And the dealer is dealt A♠
      And the next cards are Q♣ 6♦
      When seat 1 insures 5
      Then the hands are played
      And seat 1 has 4 chips
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not covered
      When seat 1 hits
      Then the round is over
      And the dealer ends on 17 with A♠ 6♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 7♥ 4♣ Q♣ | 21    | 10    | win     | 20       |
      And seat 1 has 24 chips

    @id:fr-ins-with-the-last-chips @K3
    Scenario: A seat insures with its last 5 chips, cannot split its pair, and gets them back threefold from the dealer natural
      Given seat 1 stakes 10 out of 15 chips
      And seat 1 is dealt 8♦ 8♣
      And the dealer is dealt A♥
      And the next cards are J♣
      When the cards are dealt
      Then insurance is offered
      And seat 1 may insure or decline
      When seat 1 insures 5
      Then seat 1 has 0 chips
      And seat 1 may hit or stand
      When seat 1 tries to split
      Then that is refused: not covered
      When seat 1 stands
      Then the round is over
      And the dealer ends on 21 with A♥ J♣
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | 8♦ 8♣ | 16    | lose    | 0        |
      And seat 1 has 15 chips

    @id:fr-ins-still-covers-a-double @K3
    Scenario: After an insurance of 5 exactly 10 chips are left, and they cover a double
      Given seat 1 stakes 10 out of 25 chips
      And seat 1 is dealt 6♣ 3♦
      And the dealer is dealt A♣
      And the next cards are 9♠ 6♥
      When seat 1 insures 5
      Then seat 1 has 10 chips
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then the round is over
      And the dealer ends on 17 with A♣ 6♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 6♣ 3♦ 9♠ | 18    | 20    | win     | 40       |
      And seat 1 has 40 chips
