@switch-us
Feature: S8 The worked example
  One round as the sources tell it, from the deal to the last chip, and the same round with a natural in the seat.

  @S8.1
  Rule: S8.1 5♠ 10♥ and 10♣ 6♥ at 2 each, switched to 5♠ 6♥ (11) and 10♣ 10♥ (20); the first doubles to 4 and draws K♦ (21), the second stands; the dealer's 9♣ 7♦ draws 6♦ (22). Both push: 4 + 2 = 6 come back, profit 0.

    @id:worked-example
    Scenario: A 15 and a 16 become an 11 and a 20, and the dealer's 22 gives all six chips back
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 5♠ 10♥ and 10♣ 6♥
      And the dealer shows 9♣ with 7♦ in the hole
      And the next cards are K♦ 6♦
      When the cards are dealt
      Then the switch is offered
      And it is the turn of seat 1
      And seat 1 may keep or switch
      And seat 1 has 96 chips
      And the dealer shows 9♣
      And the hands of seat 1 are
        | spot | cards  | total | natural | stake |
        | 1    | 5♠ 10♥ | 15    | no      | 2     |
        | 2    | 10♣ 6♥ | 16    | no      | 2     |
      When seat 1 switches
      Then the hands are played
      And it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      And seat 1 has 96 chips
      And the dealer shows 9♣
      And the hands of seat 1 are
        | spot | cards   | total | natural | stake |
        | 1    | 5♠ 6♥   | 11    | no      | 2     |
        | 2    | 10♣ 10♥ | 20    | no      | 2     |
      When seat 1 doubles
      Then the hands are played
      And it is the turn of seat 1 hand 2
      And seat 1 may hit, stand, double or split
      And seat 1 has 94 chips
      And the dealer shows 9♣
      And the hands of seat 1 are
        | spot | cards    | total | natural | stake |
        | 1    | 5♠ 6♥ K♦ | 21    | no      | 4     |
        | 2    | 10♣ 10♥  | 20    | no      | 2     |
      When seat 1 stands
      Then the round is over
      And the dealer shows 9♣ 7♦ 6♦
      And the dealer ends on 22 with 9♣ 7♦ 6♦
      And the hands of seat 1 are
        | spot | cards    | total | natural | stake | outcome | returned |
        | 1    | 5♠ 6♥ K♦ | 21    | no      | 4     | push    | 4        |
        | 2    | 10♣ 10♥  | 20    | no      | 2     | push    | 2        |
      And seat 1 has 100 chips

  @S8.2
  Rule: S8.2 In the same round an initial natural left untouched would have won 1 to 1.

    @id:worked-example-with-natural
    Scenario: Against the dealer's 22 a natural that its seat keeps wins 1 to 1 while the doubled hand pushes
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt A♠ Q♥ and 5♠ 6♥
      And the dealer shows 9♣ with 7♦ in the hole
      And the next cards are K♦ 6♦
      When the cards are dealt
      Then the switch is offered
      And seat 1 may keep or switch
      And the hands of seat 1 are
        | spot | cards | total   | natural | stake |
        | 1    | A♠ Q♥ | soft 21 | yes     | 2     |
        | 2    | 5♠ 6♥ | 11      | no      | 2     |
      When seat 1 keeps
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then the round is over
      And the dealer ends on 22 with 9♣ 7♦ 6♦
      And the hands of seat 1 are
        | spot | cards    | total   | natural | stake | outcome | returned |
        | 1    | A♠ Q♥    | soft 21 | yes     | 2     | win     | 4        |
        | 2    | 5♠ 6♥ K♦ | 21      | no      | 4     | push    | 4        |
      And seat 1 has 102 chips
