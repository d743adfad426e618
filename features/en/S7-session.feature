@switch-us
Feature: S7 The teaching session
  What a seat may still bet depends on the chips in front of it: every further bet comes out of them at once.

  @S7.4
  Rule: S7.4 Every further bet must be covered by the seat's free chips.

    @id:no-free-chips-hit-or-stand
    Scenario: A seat with nothing left after its stakes can only hit or stand
      Given seat 1 stakes 2 and 2 out of 4 chips
      And seat 1 is dealt 8♦ 8♥ and 6♣ 5♠
      And the dealer shows 9♣ with 10♠ in the hole
      And the next cards are 4♣ 7♥
      When the cards are dealt
      Then seat 1 has 0 chips
      And seat 1 may keep or switch
      When seat 1 keeps
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 tries to split
      Then that is refused: not covered
      When seat 1 tries to double
      Then that is refused: not covered
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not covered
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♣ 10♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 8♦ 8♥ 4♣ | 20    | 2     | win     | 4        |
        | 6♣ 5♠ 7♥ | 18    | 2     | lose    | 0        |
      And seat 1 has 4 chips

    @id:one-free-chip-no-double
    Scenario: One free chip is too little to double a stake of 2
      Given seat 1 stakes 2 and 2 out of 5 chips
      And seat 1 is dealt 7♠ 4♦ and 10♦ 7♥
      And the dealer shows 10♥ with 8♣ in the hole
      And the next cards are 10♣
      When seat 1 keeps
      Then seat 1 has 1 chip
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not covered
      When seat 1 hits
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♥ 8♣
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 7♠ 4♦ 10♣ | 21    | 2     | win     | 4        |
        | 10♦ 7♥    | 17    | 2     | lose    | 0        |
      And seat 1 has 5 chips

    @id:two-free-chips-one-double
    Scenario: Two free chips pay for one double, and the second hand can only hit or stand
      Given seat 1 stakes 2 and 2 out of 6 chips
      And seat 1 is dealt 7♠ 4♦ and 10♦ 7♥
      And the dealer shows 10♥ with 8♣ in the hole
      And the next cards are 10♣
      When seat 1 keeps
      Then seat 1 has 2 chips
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then it is the turn of seat 1 hand 2
      And seat 1 has 0 chips
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not covered
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♥ 8♣
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 7♠ 4♦ 10♣ | 21    | 4     | win     | 8        |
        | 10♦ 7♥    | 17    | 2     | lose    | 0        |
      And seat 1 has 8 chips

    @id:split-takes-last-chips
    Scenario: A seat that splits with its last two chips can neither double nor split the new hands
      Given seat 1 stakes 2 and 2 out of 6 chips
      And seat 1 is dealt 9♦ 9♠ and 10♠ 7♦
      And the dealer shows K♣ with 8♠ in the hole
      And the next cards are 2♣ 8♥ 9♥
      When seat 1 keeps
      Then seat 1 may hit, stand, double or split
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 has 0 chips
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not covered
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 tries to split
      Then that is refused: not covered
      When seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with K♣ 8♠
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 9♦ 2♣ 8♥ | 19    | 2     | win     | 4        |
        | 1    | 9♠ 9♥    | 18    | 2     | push    | 2        |
        | 2    | 10♠ 7♦   | 17    | 2     | lose    | 0        |
      And seat 1 has 6 chips

    @id:four-free-chips-split-and-double
    Scenario: Four free chips pay for a split and a double after it
      Given seat 1 stakes 2 and 2 out of 8 chips
      And seat 1 is dealt 9♦ 9♠ and 10♠ 7♦
      And the dealer shows K♣ with 8♠ in the hole
      And the next cards are 2♣ 8♥ 9♥
      When seat 1 keeps
      And seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 has 2 chips
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then it is the turn of seat 1 hand 2
      And seat 1 has 0 chips
      And seat 1 may hit or stand
      When seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with K♣ 8♠
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 9♦ 2♣ 8♥ | 19    | 4     | win     | 8        |
        | 1    | 9♠ 9♥    | 18    | 2     | push    | 2        |
        | 2    | 10♠ 7♦   | 17    | 2     | lose    | 0        |
      And seat 1 has 10 chips

    @id:each-seat-covers-its-own-bets
    Scenario: A seat without free chips cannot double, although its neighbour has chips and does
      Given seat 1 stakes 2 and 2 out of 4 chips
      And seat 1 is dealt 6♥ 4♠ and K♣ 8♦
      And seat 2 stakes 2 and 2 out of 40 chips
      And seat 2 is dealt 7♦ 4♣ and 10♥ 6♣
      And the dealer shows 10♠ with 7♥ in the hole
      And the next cards are 9♥ 5♠
      When seat 1 keeps
      And seat 2 keeps
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not covered
      When seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then it is the turn of seat 2 hand 1
      And seat 2 may hit, stand or double
      When seat 2 doubles
      Then it is the turn of seat 2 hand 2
      And seat 2 has 34 chips
      When seat 2 stands
      Then the round is over
      And the dealer ends on 17 with 10♠ 7♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 6♥ 4♠ 9♥ | 19    | 2     | win     | 4        |
        | K♣ 8♦    | 18    | 2     | win     | 4        |
      And the hands of seat 2 are
        | cards    | total | stake | outcome | returned |
        | 7♦ 4♣ 5♠ | 16    | 4     | lose    | 0        |
        | 10♥ 6♣   | 16    | 2     | lose    | 0        |
      And seat 1 has 8 chips
      And seat 2 has 34 chips

    @id:insurance-beyond-free-chips @D17
    Scenario: Three free chips do not insure two stakes of 4 in full
      Given seat 1 stakes 4 and 4 out of 11 chips
      And seat 1 is dealt 10♠ 8♥ and 6♠ 4♣
      And the dealer shows A♦ with 9♣ in the hole
      And the next cards are 10♥
      When the cards are dealt
      Then insurance is offered
      And seat 1 has 3 chips
      When seat 1 tries to insure 2 and 2
      Then that is refused: not covered
      When seat 1 insures 2 and 1
      Then the switch is offered
      And seat 1 is insured for 2 and 1
      And seat 1 has 0 chips
      When seat 1 keeps
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 20 with A♦ 9♣
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♠ 8♥    | 18    | 4     | lose    | 0        |
        | 6♠ 4♣ 10♥ | 20    | 4     | push    | 4        |
      And seat 1 has 4 chips

    @id:insurance-takes-all-free-chips @D17
    Scenario: Four free chips insure two stakes of 4 in full
      Given seat 1 stakes 4 and 4 out of 12 chips
      And seat 1 is dealt 10♠ 8♥ and 6♠ 4♣
      And the dealer shows A♦ with 9♣ in the hole
      And the next cards are 10♥
      When seat 1 insures 2 and 2
      Then the switch is offered
      And seat 1 is insured for 2 and 2
      And seat 1 has 0 chips
      When seat 1 keeps
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not covered
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 20 with A♦ 9♣
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♠ 8♥    | 18    | 4     | lose    | 0        |
        | 6♠ 4♣ 10♥ | 20    | 4     | push    | 4        |
      And seat 1 has 4 chips

    @id:insured-then-no-double @D17
    Scenario: A chip staked on insurance is missing for the double and does not come back when the insurance is lost
      Given seat 1 stakes 2 and 2 out of 6 chips
      And seat 1 is dealt 6♦ 5♣ and 10♠ 8♣
      And the dealer shows A♥ with 7♣ in the hole
      And the next cards are 8♦
      When seat 1 insures 1 and 0
      Then the switch is offered
      And seat 1 is insured for 1 and 0
      And seat 1 has 1 chip
      When seat 1 keeps
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not covered
      When seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with A♥ 7♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 6♦ 5♣ 8♦ | 19    | 2     | win     | 4        |
        | 10♠ 8♣   | 18    | 2     | push    | 2        |
      And seat 1 has 7 chips

    @id:uninsured-then-double @D17
    Scenario: A seat that declines insurance keeps the two chips for its double
      Given seat 1 stakes 2 and 2 out of 6 chips
      And seat 1 is dealt 6♦ 5♣ and 10♠ 8♣
      And the dealer shows A♥ with 7♣ in the hole
      And the next cards are 8♦
      When seat 1 declines insurance
      Then the switch is offered
      And seat 1 is insured for 0 and 0
      And seat 1 has 2 chips
      When seat 1 keeps
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then it is the turn of seat 1 hand 2
      And seat 1 has 0 chips
      And seat 1 may hit or stand
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with A♥ 7♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 6♦ 5♣ 8♦ | 19    | 4     | win     | 8        |
        | 10♠ 8♣   | 18    | 2     | push    | 2        |
      And seat 1 has 10 chips

    @id:insured-then-no-split @D17
    Scenario: A chip staked on insurance of the second spot is missing for a split on the first
      Given seat 1 stakes 2 and 2 out of 6 chips
      And seat 1 is dealt 8♠ 8♦ and K♦ 10♣
      And the dealer shows A♣ with 8♥ in the hole
      And the next cards are 3♠
      When seat 1 insures 0 and 1
      Then seat 1 is insured for 0 and 1
      And seat 1 has 1 chip
      When seat 1 keeps
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 tries to split
      Then that is refused: not covered
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with A♣ 8♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 8♠ 8♦ 3♠ | 19    | 2     | push    | 2        |
        | K♦ 10♣   | 20    | 2     | win     | 4        |
      And seat 1 has 7 chips

    @id:insured-with-chips-for-split @D17
    Scenario: Three free chips pay for insurance on the second spot and for a split on the first
      Given seat 1 stakes 2 and 2 out of 7 chips
      And seat 1 is dealt 8♠ 8♦ and K♦ 10♣
      And the dealer shows A♣ with 8♥ in the hole
      And the next cards are 10♥ Q♣
      When seat 1 insures 0 and 1
      Then seat 1 is insured for 0 and 1
      And seat 1 has 2 chips
      When seat 1 keeps
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      Then seat 1 has 0 chips
      When seat 1 stands
      And seat 1 stands
      Then it is the turn of seat 1 hand 3
      And seat 1 may hit or stand
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with A♣ 8♥
      And the hands of seat 1 are
        | spot | cards  | total | stake | outcome | returned |
        | 1    | 8♠ 10♥ | 18    | 2     | lose    | 0        |
        | 1    | 8♦ Q♣  | 18    | 2     | lose    | 0        |
        | 2    | K♦ 10♣ | 20    | 2     | win     | 4        |
      And seat 1 has 4 chips

    @id:last-chip-on-insurance-won @D17
    Scenario: The last free chip staked on insurance comes back as three when the dealer has a natural
      Given seat 1 stakes 2 and 2 out of 5 chips
      And seat 1 is dealt 10♦ 9♠ and 8♣ 5♥
      And the dealer shows A♠ with K♦ in the hole
      When the cards are dealt
      Then insurance is offered
      And seat 1 has 1 chip
      When seat 1 tries to insure 1 and 1
      Then that is refused: not covered
      When seat 1 insures 1 and 0
      Then the round is over
      And the dealer ends on 21 with A♠ K♦
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♦ 9♠ | 19    | 2     | lose    | 0        |
        | 8♣ 5♥  | 13    | 2     | lose    | 0        |
      And seat 1 is insured for 1 and 0
      And seat 1 has 3 chips

    @id:refused-bets-take-no-chips
    Scenario: A double and a split that are not covered take no chips, and the pair is hit instead
      Given seat 1 stakes 5 and 5 out of 14 chips
      And seat 1 is dealt 6♠ 6♦ and 10♥ 8♠
      And the dealer shows 8♣ with K♦ in the hole
      And the next cards are 8♦
      When seat 1 keeps
      Then seat 1 has 4 chips
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not covered
      When seat 1 tries to split
      Then that is refused: not covered
      And it is the turn of seat 1 hand 1
      And seat 1 has 4 chips
      When seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♣ K♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 6♠ 6♦ 8♦ | 20    | 5     | win     | 10       |
        | 10♥ 8♠   | 18    | 5     | push    | 5        |
      And seat 1 has 19 chips

    @id:last-chips-double-the-second-hand
    Scenario: Six free chips, exactly the stake, pay for a double of the second hand
      Given seat 1 stakes 6 and 6 out of 18 chips
      And seat 1 is dealt 10♦ 7♣ and 5♥ 6♣
      And the dealer shows 9♠ with 10♣ in the hole
      And the next cards are 9♦
      When seat 1 keeps
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 has 6 chips
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then the round is over
      And the dealer ends on 19 with 9♠ 10♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 10♦ 7♣   | 17    | 6     | lose    | 0        |
        | 5♥ 6♣ 9♦ | 20    | 12    | win     | 24       |
      And seat 1 has 24 chips

    @id:five-free-chips-do-not-double-the-second-hand
    Scenario: Five free chips do not pay for a double of the second hand at a stake of 6, and it is hit instead
      Given seat 1 stakes 6 and 6 out of 17 chips
      And seat 1 is dealt 10♦ 7♣ and 5♥ 6♣
      And the dealer shows 9♠ with 10♣ in the hole
      And the next cards are 9♦
      When seat 1 keeps
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not covered
      And it is the turn of seat 1 hand 2
      And seat 1 has 5 chips
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♠ 10♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 10♦ 7♣   | 17    | 6     | lose    | 0        |
        | 5♥ 6♣ 9♦ | 20    | 6     | win     | 12       |
      And seat 1 has 17 chips

    @id:last-chips-split-the-second-hand
    Scenario: Eight free chips, exactly the stake, pay for a split of the second hand
      Given seat 1 stakes 8 and 8 out of 24 chips
      And seat 1 is dealt 9♥ 7♦ and 9♦ 9♣
      And the dealer shows 10♠ with 8♣ in the hole
      And the next cards are 10♥ 8♥
      When seat 1 keeps
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 has 8 chips
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      Then it is the turn of seat 1 hand 2
      And seat 1 has 0 chips
      And seat 1 may hit or stand
      When seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♠ 8♣
      And the hands of seat 1 are
        | spot | cards  | total | stake | outcome | returned |
        | 1    | 9♥ 7♦  | 16    | 8     | lose    | 0        |
        | 2    | 9♦ 10♥ | 19    | 8     | win     | 16       |
        | 2    | 9♣ 8♥  | 17    | 8     | lose    | 0        |
      And seat 1 has 16 chips

    @id:seven-free-chips-do-not-split-the-second-hand
    Scenario: Seven free chips do not pay for a split of the second hand at a stake of 8, and it is hit instead
      Given seat 1 stakes 8 and 8 out of 23 chips
      And seat 1 is dealt 9♥ 7♦ and 9♦ 9♣
      And the dealer shows 10♠ with 8♣ in the hole
      And the next cards are 2♥
      When seat 1 keeps
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 tries to split
      Then that is refused: not covered
      And it is the turn of seat 1 hand 2
      And seat 1 has 7 chips
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♠ 8♣
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 9♥ 7♦    | 16    | 8     | lose    | 0        |
        | 2    | 9♦ 9♣ 2♥ | 20    | 8     | win     | 16       |
      And seat 1 has 23 chips

  @S7.7
  Rule: S7.7 The profile is never combined with naturals paid 3 to 2, nor with a dealer 22 that loses to every surviving hand.

    @id:even-money-and-22-go-together
    Scenario: Naturals at even money and a dealer 22 that pushes go with the switch
      Given a ruleset like switch-us with naturalPays "1:1"
      And a ruleset like switch-us with dealer22 "push"
      Then that ruleset is accepted

    @id:three-to-two-does-not-go-with-the-switch
    Scenario: Naturals paid 3 to 2 are refused beside the switch
      Given a ruleset like switch-us with naturalPays "3:2"
      Then that ruleset is refused at /naturalPays by S7.7

    @id:losing-22-does-not-go-with-the-switch
    Scenario: A dealer 22 that loses to every surviving hand is refused beside the switch
      Given a ruleset like switch-us with dealer22 "over"
      Then that ruleset is refused at /dealer22 by S7.7

    @id:paying-for-both-freedoms-is-refused-for-the-first
    Scenario: A ruleset with naturals paid 3 to 2 and a dealer 22 that loses is refused for its naturals
      Given a ruleset like switch-us with naturalPays "3:2"
      And a ruleset like switch-us with dealer22 "over"
      Then that ruleset is refused at /naturalPays by S7.7
