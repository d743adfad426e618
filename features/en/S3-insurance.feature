@switch-us
Feature: S3 Insurance and the hole-card check
  An ace up brings insurance before anything else; an ace or a ten-value card up makes the dealer look at the hole card.

  @S3.1
  Rule: S3.1 Insurance is offered when the dealer shows an ace, and only then.

    @id:insurance-offered-under-an-ace
    Scenario: An ace up brings the offer of insurance
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♠ 9♥ and 8♣ 5♦
      And the dealer shows A♥ with 7♣ in the hole
      When the cards are dealt
      Then insurance is offered
      And the dealer shows A♥
      And seat 1 has 96 chips
      When seat 1 declines insurance
      Then the switch is offered
      And seat 1 has 96 chips
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with A♥ 7♣
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | 10♠ 9♥ | 19    | win     | 4        |
        | 8♣ 5♦  | 13    | lose    | 0        |
      And seat 1 has 100 chips

    @id:no-insurance-under-a-nine
    Scenario: A nine up brings no insurance
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♠ 9♥ and 8♣ 5♦
      And the dealer shows 9♦ with 9♣ in the hole
      When the cards are dealt
      Then the switch is offered
      When seat 1 tries to insure 1 and 0
      Then that is refused: not now
      When seat 1 tries to decline insurance
      Then that is refused: not now
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 9♦ 9♣
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | 10♠ 9♥ | 19    | win     | 4        |
        | 8♣ 5♦  | 13    | lose    | 0        |
      And seat 1 has 100 chips

    @id:no-insurance-under-a-queen
    Scenario: A queen up brings no insurance
      Given seat 1 stakes 6 and 6 out of 100 chips
      And seat 1 is dealt 9♠ 8♥ and 10♣ 8♦
      And the dealer shows Q♥ with 8♠ in the hole
      When the cards are dealt
      Then the switch is offered
      When seat 1 tries to insure 3 and 3
      Then that is refused: not now
      And seat 1 has 88 chips
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with Q♥ 8♠
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | 9♠ 8♥  | 17    | lose    | 0        |
        | 10♣ 8♦ | 18    | push    | 6        |
      And seat 1 has 94 chips

    @id:no-insurance-for-an-ace-in-the-hole @D16
    Scenario: An ace in the hole under a nine brings no insurance
      Given seat 1 stakes 4 and 4 out of 60 chips
      And seat 1 is dealt 10♦ 7♥ and A♣ 9♥
      And the dealer shows 9♠ with A♦ in the hole
      When the cards are dealt
      Then the switch is offered
      And the dealer shows 9♠
      When seat 1 tries to insure 2 and 2
      Then that is refused: not now
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 20 with 9♠ A♦
      And the hands of seat 1 are
        | cards  | total   | outcome | returned |
        | 10♦ 7♥ | 17      | lose    | 0        |
        | A♣ 9♥  | soft 20 | push    | 4        |
      And seat 1 has 56 chips

    @id:insurance-declined-before-a-dealer-natural @D16
    Scenario: A seat that declines insurance loses its two stakes to a dealer natural and nothing more
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♣ 8♦ and 9♠ 6♥
      And the dealer shows A♦ with Q♠ in the hole
      When the cards are dealt
      Then insurance is offered
      When seat 1 declines insurance
      Then the round is over
      And seat 1 is insured for 0 and 0
      And the dealer ends on 21 with A♦ Q♠
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♣ 8♦ | 18    | 2     | lose    | 0        |
        | 9♠ 6♥  | 15    | 2     | lose    | 0        |
      And seat 1 has 96 chips

    @id:insurance-declined-with-a-natural @D16
    Scenario: A seat that holds a natural may decline insurance as well
      Given seat 1 stakes 6 and 6 out of 100 chips
      And seat 1 is dealt A♣ K♦ and 10♥ 9♠
      And the dealer shows A♠ with 8♥ in the hole
      When the cards are dealt
      Then insurance is offered
      When seat 1 declines insurance
      Then the switch is offered
      And seat 1 is insured for 0 and 0
      And seat 1 has 88 chips
      When seat 1 keeps
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with A♠ 8♥
      And the hands of seat 1 are
        | cards  | total   | natural | outcome | returned |
        | A♣ K♦  | soft 21 | yes     | win     | 12       |
        | 10♥ 9♠ | 19      | no      | push    | 6        |
      And seat 1 has 106 chips

    @id:six-seats-decide-on-insurance
    Scenario: With an ace up six seats insure or decline, and without a dealer natural all insurance is lost
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♠ 9♣ and 8♦ 7♣
      And seat 2 stakes 4 and 4 out of 60 chips
      And seat 2 is dealt K♥ 8♠ and 10♦ 6♥
      And seat 3 stakes 6 and 6 out of 90 chips
      And seat 3 is dealt J♠ 9♥ and 7♦ 6♠
      And seat 4 stakes 2 and 2 out of 50 chips
      And seat 4 is dealt 10♣ 7♠ and 9♦ 5♥
      And seat 5 stakes 10 and 10 out of 200 chips
      And seat 5 is dealt K♣ 9♠ and 8♥ 4♦
      And seat 6 stakes 8 and 8 out of 100 chips
      And seat 6 is dealt Q♦ 8♣ and A♥ 9♥
      And the dealer shows A♠ with 7♥ in the hole
      When the cards are dealt
      Then insurance is offered
      When seat 1 declines insurance
      Then insurance is offered
      When seat 2 insures 2 and 0
      Then insurance is offered
      When seat 3 insures 3 and 3
      Then insurance is offered
      When seat 4 declines insurance
      Then insurance is offered
      When seat 5 insures 0 and 4
      Then insurance is offered
      When seat 6 insures 4 and 1
      Then the switch is offered
      And it is the turn of seat 1
      And the dealer shows A♠
      And seat 1 is insured for 0 and 0
      And seat 2 is insured for 2 and 0
      And seat 3 is insured for 3 and 3
      And seat 4 is insured for 0 and 0
      And seat 5 is insured for 0 and 4
      And seat 6 is insured for 4 and 1
      And seat 1 has 96 chips
      And seat 2 has 50 chips
      And seat 3 has 72 chips
      And seat 4 has 46 chips
      And seat 5 has 176 chips
      And seat 6 has 79 chips
      When seat 1 keeps
      And seat 2 keeps
      And seat 3 keeps
      And seat 4 keeps
      And seat 5 keeps
      And seat 6 keeps
      And seat 1 stands
      And seat 1 stands
      And seat 2 stands
      And seat 2 stands
      And seat 3 stands
      And seat 3 stands
      And seat 4 stands
      And seat 4 stands
      And seat 5 stands
      And seat 5 stands
      And seat 6 stands
      And seat 6 stands
      Then the round is over
      And the dealer ends on 18 with A♠ 7♥
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | 10♠ 9♣ | 19    | win     | 4        |
        | 8♦ 7♣  | 15    | lose    | 0        |
      And the hands of seat 2 are
        | cards  | total | outcome | returned |
        | K♥ 8♠  | 18    | push    | 4        |
        | 10♦ 6♥ | 16    | lose    | 0        |
      And the hands of seat 3 are
        | cards | total | outcome | returned |
        | J♠ 9♥ | 19    | win     | 12       |
        | 7♦ 6♠ | 13    | lose    | 0        |
      And the hands of seat 4 are
        | cards  | total | outcome | returned |
        | 10♣ 7♠ | 17    | lose    | 0        |
        | 9♦ 5♥  | 14    | lose    | 0        |
      And the hands of seat 5 are
        | cards | total | outcome | returned |
        | K♣ 9♠ | 19    | win     | 20       |
        | 8♥ 4♦ | 12    | lose    | 0        |
      And the hands of seat 6 are
        | cards | total   | outcome | returned |
        | Q♦ 8♣ | 18      | push    | 8        |
        | A♥ 9♥ | soft 20 | win     | 16       |
      And seat 1 has 100 chips
      And seat 2 has 54 chips
      And seat 3 has 84 chips
      And seat 4 has 46 chips
      And seat 5 has 196 chips
      And seat 6 has 103 chips

    @id:six-seats-decide-before-a-dealer-natural @S3.4
    Scenario: Each of six seats that insured is paid 2 to 1 for the dealer natural, the sixth like the second
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♠ 9♣ and 8♦ 7♣
      And seat 2 stakes 4 and 4 out of 60 chips
      And seat 2 is dealt K♥ 8♠ and 10♦ 6♥
      And seat 3 stakes 6 and 6 out of 90 chips
      And seat 3 is dealt J♠ 9♥ and 7♦ 6♠
      And seat 4 stakes 2 and 2 out of 50 chips
      And seat 4 is dealt 10♣ 7♠ and 9♦ 5♥
      And seat 5 stakes 10 and 10 out of 200 chips
      And seat 5 is dealt K♣ 9♠ and 8♥ 4♦
      And seat 6 stakes 8 and 8 out of 100 chips
      And seat 6 is dealt Q♦ 8♣ and A♥ 9♥
      And the dealer shows A♠ with K♦ in the hole
      When seat 1 declines insurance
      And seat 2 insures 2 and 0
      And seat 3 insures 3 and 3
      And seat 4 declines insurance
      And seat 5 insures 0 and 4
      Then insurance is offered
      And the dealer shows A♠
      When seat 6 insures 4 and 1
      Then the round is over
      And the dealer ends on 21 with A♠ K♦
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | 10♠ 9♣ | 19    | lose    | 0        |
        | 8♦ 7♣  | 15    | lose    | 0        |
      And the hands of seat 2 are
        | cards  | total | outcome | returned |
        | K♥ 8♠  | 18    | lose    | 0        |
        | 10♦ 6♥ | 16    | lose    | 0        |
      And the hands of seat 3 are
        | cards | total | outcome | returned |
        | J♠ 9♥ | 19    | lose    | 0        |
        | 7♦ 6♠ | 13    | lose    | 0        |
      And the hands of seat 4 are
        | cards  | total | outcome | returned |
        | 10♣ 7♠ | 17    | lose    | 0        |
        | 9♦ 5♥  | 14    | lose    | 0        |
      And the hands of seat 5 are
        | cards | total | outcome | returned |
        | K♣ 9♠ | 19    | lose    | 0        |
        | 8♥ 4♦ | 12    | lose    | 0        |
      And the hands of seat 6 are
        | cards | total   | outcome | returned |
        | Q♦ 8♣ | 18      | lose    | 0        |
        | A♥ 9♥ | soft 20 | lose    | 0        |
      And seat 1 has 96 chips
      And seat 2 has 56 chips
      And seat 3 has 90 chips
      And seat 4 has 46 chips
      And seat 5 has 188 chips
      And seat 6 has 94 chips

  @S3.2
  Rule: S3.2 Insurance is decided before any switch.

    @id:no-switch-while-insurance-is-open
    Scenario: A seat neither switches nor keeps before it has decided on insurance
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt 10♦ 4♠ and 6♣ 9♥
      And the dealer shows A♣ with 8♠ in the hole
      And the next cards are 7♦
      When the cards are dealt
      Then insurance is offered
      When seat 1 tries to switch
      Then that is refused: not now
      When seat 1 tries to keep
      Then that is refused: not now
      When seat 1 declines insurance
      Then the switch is offered
      And seat 1 may keep or switch
      When seat 1 switches
      Then the hands of seat 1 are
        | cards  | total | stake |
        | 10♦ 9♥ | 19    | 5     |
        | 6♣ 4♠  | 10    | 5     |
      When seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with A♣ 8♠
      And the hands of seat 1 are
        | cards    | total | outcome | returned |
        | 10♦ 9♥   | 19    | push    | 5        |
        | 6♣ 4♠ 7♦ | 17    | lose    | 0        |
      And seat 1 has 95 chips

    @id:no-play-while-insurance-is-open
    Scenario: No hand is played while insurance is open
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 8♦ 8♠ and 10♥ 7♣
      And the dealer shows A♣ with 9♦ in the hole
      And the next cards are 5♥
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
      When seat 1 insures 1 and 0
      Then the switch is offered
      When seat 1 keeps
      Then seat 1 may hit, stand, double or split
      When seat 1 hits
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the round is over
      And the dealer ends on 20 with A♣ 9♦
      And the hands of seat 1 are
        | cards    | total | outcome | returned |
        | 8♦ 8♠ 5♥ | 21    | win     | 4        |
        | 10♥ 7♣   | 17    | lose    | 0        |
      And seat 1 has 99 chips

    @id:no-insurance-after-the-check
    Scenario: Once the dealer has checked, insurance is closed
      Given seat 1 stakes 4 and 4 out of 100 chips
      And seat 1 is dealt 7♠ 6♦ and 10♥ 8♣
      And the dealer shows A♦ with 7♥ in the hole
      And the next cards are 6♠
      When seat 1 declines insurance
      Then the switch is offered
      When seat 1 tries to insure 2 and 0
      Then that is refused: not now
      When seat 1 tries to decline insurance
      Then that is refused: not now
      When seat 1 keeps
      And seat 1 tries to insure 0 and 2
      Then that is refused: not now
      And seat 1 has 92 chips
      When seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with A♦ 7♥
      And the hands of seat 1 are
        | cards    | total | outcome | returned |
        | 7♠ 6♦ 6♠ | 19    | win     | 8        |
        | 10♥ 8♣   | 18    | push    | 4        |
      And seat 1 has 104 chips

    @id:switch-waits-for-every-insurance-decision
    Scenario: The switch waits until the last seat has decided on insurance
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♣ 6♠ and 7♥ 5♣
      And seat 2 stakes 4 and 4 out of 80 chips
      And seat 2 is dealt 10♠ 9♦ and J♦ 8♥
      And the dealer shows A♠ with 7♦ in the hole
      And the next cards are 4♦
      When seat 1 declines insurance
      Then insurance is offered
      When seat 2 tries to switch
      Then that is refused: not now
      When seat 2 insures 2 and 1
      Then the switch is offered
      And it is the turn of seat 1
      And seat 1 is insured for 0 and 0
      And seat 2 is insured for 2 and 1
      And seat 2 has 69 chips
      When seat 1 switches
      And seat 2 keeps
      And seat 1 hits
      And seat 1 stands
      And seat 1 stands
      And seat 2 stands
      And seat 2 stands
      Then the round is over
      And the dealer ends on 18 with A♠ 7♦
      And the hands of seat 1 are
        | cards     | total | outcome | returned |
        | 10♣ 5♣ 4♦ | 19    | win     | 4        |
        | 7♥ 6♠     | 13    | lose    | 0        |
      And seat 1 has 100 chips
      And the hands of seat 2 are
        | cards  | total | outcome | returned |
        | 10♠ 9♦ | 19    | win     | 8        |
        | J♦ 8♥  | 18    | push    | 4        |
      And seat 2 has 81 chips

    @id:check-waits-for-every-insurance-decision @D11
    Scenario: With an ace up the dealer checks when every seat has decided on insurance
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 9♠ 7♦ and 10♦ 8♣
      And seat 2 stakes 2 and 2 out of 100 chips
      And seat 2 is dealt J♥ 9♣ and 6♦ 5♠
      And the dealer shows A♣ with 10♥ in the hole
      When the cards are dealt
      Then insurance is offered
      When seat 1 declines insurance
      Then insurance is offered
      And the dealer shows A♣
      When seat 2 insures 1 and 1
      Then the round is over
      And the dealer ends on 21 with A♣ 10♥
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | 9♠ 7♦  | 16    | lose    | 0        |
        | 10♦ 8♣ | 18    | lose    | 0        |
      And seat 1 has 96 chips
      And the hands of seat 2 are
        | cards | total | outcome | returned |
        | J♥ 9♣ | 19    | lose    | 0        |
        | 6♦ 5♠ | 11    | lose    | 0        |
      And seat 2 has 100 chips

    @id:jack-up-is-checked-at-once @D11
    Scenario: A dealer natural with a jack up ends the round with the deal, without insurance
      Given seat 1 stakes 3 and 3 out of 50 chips
      And seat 1 is dealt 9♥ 8♥ and 10♠ 6♦
      And the dealer shows J♦ with A♠ in the hole
      When the cards are dealt
      Then the round is over
      And seat 1 is insured for 0 and 0
      And the dealer ends on 21 with J♦ A♠
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | 9♥ 8♥  | 17    | lose    | 0        |
        | 10♠ 6♦ | 16    | lose    | 0        |
      And seat 1 has 44 chips

    @id:jack-up-without-a-natural @D11
    Scenario: A jack up without a dealer natural leads straight to the switch
      Given seat 1 stakes 3 and 3 out of 50 chips
      And seat 1 is dealt 9♥ 8♥ and 10♠ 6♦
      And the dealer shows J♦ with 7♠ in the hole
      When the cards are dealt
      Then the switch is offered
      And it is the turn of seat 1
      And the dealer shows J♦
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with J♦ 7♠
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | 9♥ 8♥  | 17    | push    | 3        |
        | 10♠ 6♦ | 16    | lose    | 0        |
      And seat 1 has 47 chips

    @id:insurance-still-open-after-refusals
    Scenario: A seat that tries to keep, switch, hit or stand too early may still insure, and goes on to switch when the dealer has no natural
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♥ 5♦ and 6♠ 9♣
      And the dealer shows A♦ with 8♠ in the hole
      And the next cards are 9♥
      When seat 1 tries to keep
      Then that is refused: not now
      When seat 1 tries to switch
      Then that is refused: not now
      When seat 1 tries to hit
      Then that is refused: not now
      When seat 1 tries to stand
      Then that is refused: not now
      And insurance is offered
      And seat 1 has 96 chips
      When seat 1 insures 1 and 0
      Then the switch is offered
      And seat 1 is insured for 1 and 0
      And seat 1 has 95 chips
      And seat 1 may keep or switch
      When seat 1 switches
      And seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with A♦ 8♠
      And the hands of seat 1 are
        | cards    | total | outcome | returned |
        | 10♥ 9♣   | 19    | push    | 2        |
        | 6♠ 5♦ 9♥ | 20    | win     | 4        |
      And seat 1 has 101 chips

    @id:insurance-won-after-refusals
    Scenario: Early tries to switch, keep, stand and hit cost nothing, and the insurance then taken is paid for the dealer natural
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♥ 5♦ and 6♠ 9♣
      And the dealer shows A♦ with J♠ in the hole
      When seat 1 tries to switch
      Then that is refused: not now
      When seat 1 tries to keep
      Then that is refused: not now
      When seat 1 tries to stand
      Then that is refused: not now
      When seat 1 tries to hit
      Then that is refused: not now
      And insurance is offered
      And the dealer shows A♦
      When seat 1 insures 1 and 0
      Then the round is over
      And seat 1 is insured for 1 and 0
      And the dealer ends on 21 with A♦ J♠
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | 10♥ 5♦ | 15    | lose    | 0        |
        | 6♠ 9♣  | 15    | lose    | 0        |
      And seat 1 has 98 chips

  @S3.3
  Rule: S3.3 Each spot may be insured for up to half of its initial stake (1 at a stake of 2); more, or a negative amount, is refused.

    @id:insurance-of-one-at-a-stake-of-two
    Scenario: At a stake of 2 an insurance of 1 is taken
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♠ 7♣ and A♥ 8♦
      And the dealer shows A♦ with 8♣ in the hole
      When seat 1 insures 1 and 0
      Then the switch is offered
      And seat 1 is insured for 1 and 0
      And seat 1 has 95 chips
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with A♦ 8♣
      And the hands of seat 1 are
        | cards  | total   | outcome | returned |
        | 10♠ 7♣ | 17      | lose    | 0        |
        | A♥ 8♦  | soft 19 | push    | 2        |
      And seat 1 has 97 chips

    @id:insurance-of-two-at-a-stake-of-two
    Scenario: At a stake of 2 an insurance of 2 is refused
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♠ 7♣ and A♥ 8♦
      And the dealer shows A♦ with 8♣ in the hole
      When seat 1 tries to insure 2 and 0
      Then that is refused: bad amount
      And insurance is offered
      And seat 1 is insured for 0 and 0
      And seat 1 has 96 chips
      When seat 1 tries to insure 0 and 2
      Then that is refused: bad amount
      When seat 1 declines insurance
      And seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the hands of seat 1 are
        | cards  | total   | outcome | returned |
        | 10♠ 7♣ | 17      | lose    | 0        |
        | A♥ 8♦  | soft 19 | push    | 2        |
      And seat 1 has 98 chips

    @id:negative-insurance
    Scenario: A negative insurance is refused on either spot
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♠ 7♣ and A♥ 8♦
      And the dealer shows A♦ with 8♣ in the hole
      When seat 1 tries to insure -1 and 0
      Then that is refused: bad amount
      When seat 1 tries to insure 1 and -1
      Then that is refused: bad amount
      And seat 1 is insured for 0 and 0
      And seat 1 has 96 chips
      When seat 1 insures 0 and 1
      Then seat 1 is insured for 0 and 1
      And seat 1 has 95 chips
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the hands of seat 1 are
        | cards  | total   | outcome | returned |
        | 10♠ 7♣ | 17      | lose    | 0        |
        | A♥ 8♦  | soft 19 | push    | 2        |
      And seat 1 has 97 chips

    @id:insurance-of-five-at-a-stake-of-ten
    Scenario: At a stake of 10 both spots are insured for 5
      Given seat 1 stakes 10 and 10 out of 100 chips
      And seat 1 is dealt 10♦ 8♠ and 7♦ 4♣
      And the dealer shows A♣ with 9♥ in the hole
      And the next cards are 10♠
      When seat 1 insures 5 and 5
      Then the switch is offered
      And seat 1 is insured for 5 and 5
      And seat 1 has 70 chips
      When seat 1 keeps
      And seat 1 stands
      And seat 1 hits
      Then the round is over
      And the dealer ends on 20 with A♣ 9♥
      And the hands of seat 1 are
        | cards     | total | outcome | returned |
        | 10♦ 8♠    | 18    | lose    | 0        |
        | 7♦ 4♣ 10♠ | 21    | win     | 20       |
      And seat 1 has 90 chips

    @id:insurance-of-six-at-a-stake-of-ten
    Scenario: At a stake of 10 an insurance of 6 on one spot is refused, whatever the other spot is insured for
      Given seat 1 stakes 10 and 10 out of 100 chips
      And seat 1 is dealt 10♦ 8♠ and 7♦ 4♣
      And the dealer shows A♣ with 9♥ in the hole
      And the next cards are 10♠
      When seat 1 tries to insure 6 and 0
      Then that is refused: bad amount
      When seat 1 tries to insure 5 and 6
      Then that is refused: bad amount
      And seat 1 is insured for 0 and 0
      And seat 1 has 80 chips
      When seat 1 insures 5 and 0
      Then seat 1 is insured for 5 and 0
      And seat 1 has 75 chips
      When seat 1 keeps
      And seat 1 stands
      And seat 1 hits
      Then the round is over
      And the hands of seat 1 are
        | cards     | total | outcome | returned |
        | 10♦ 8♠    | 18    | lose    | 0        |
        | 7♦ 4♣ 10♠ | 21    | win     | 20       |
      And seat 1 has 95 chips

    @id:insurance-of-two-at-a-stake-of-five
    Scenario: At an odd stake of 5 an insurance of 2 is taken
      Given seat 1 stakes 5 and 5 out of 40 chips
      And seat 1 is dealt 10♥ 9♦ and Q♣ 8♠
      And the dealer shows A♠ with 7♥ in the hole
      When seat 1 insures 2 and 2
      Then the switch is offered
      And seat 1 is insured for 2 and 2
      And seat 1 has 26 chips
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with A♠ 7♥
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | 10♥ 9♦ | 19    | win     | 10       |
        | Q♣ 8♠  | 18    | push    | 5        |
      And seat 1 has 41 chips

    @id:insurance-of-three-at-a-stake-of-five
    Scenario: At an odd stake of 5 an insurance of 3 is refused
      Given seat 1 stakes 5 and 5 out of 40 chips
      And seat 1 is dealt 10♥ 9♦ and Q♣ 8♠
      And the dealer shows A♠ with 7♥ in the hole
      When seat 1 tries to insure 3 and 2
      Then that is refused: bad amount
      And insurance is offered
      And seat 1 has 30 chips
      When seat 1 declines insurance
      Then seat 1 is insured for 0 and 0
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | 10♥ 9♦ | 19    | win     | 10       |
        | Q♣ 8♠  | 18    | push    | 5        |
      And seat 1 has 45 chips

    @id:one-spot-insured-before-the-switch @D14
    Scenario: A seat insures its first spot alone, and the chip is gone when the switch is offered
      Given seat 1 stakes 2 and 2 out of 30 chips
      And seat 1 is dealt 8♥ 5♠ and 9♣ 7♦
      And the dealer shows A♣ with 6♠ in the hole
      When seat 1 insures 1 and 0
      Then the switch is offered
      And seat 1 is insured for 1 and 0
      And seat 1 has 25 chips

    @id:only-the-second-spot-insured @D14
    Scenario: A seat insures its second spot alone
      Given seat 1 stakes 6 and 6 out of 90 chips
      And seat 1 is dealt J♠ 9♦ and K♦ 6♣
      And the dealer shows A♥ with 9♣ in the hole
      And the next cards are 5♠
      When seat 1 insures 0 and 3
      Then the switch is offered
      And seat 1 is insured for 0 and 3
      And seat 1 has 75 chips
      When seat 1 keeps
      And seat 1 stands
      And seat 1 hits
      Then the round is over
      And the dealer ends on 20 with A♥ 9♣
      And the hands of seat 1 are
        | spot | cards    | total | outcome | returned |
        | 1    | J♠ 9♦    | 19    | lose    | 0        |
        | 2    | K♦ 6♣ 5♠ | 21    | win     | 12       |
      And seat 1 has 87 chips

    @id:two-spots-insured-for-different-amounts @D14
    Scenario: A seat insures its two spots for different amounts
      Given seat 1 stakes 10 and 10 out of 200 chips
      And seat 1 is dealt 10♣ 7♦ and 5♠ 6♥
      And the dealer shows A♦ with 8♥ in the hole
      And the next cards are 8♦
      When seat 1 insures 4 and 1
      Then the switch is offered
      And seat 1 is insured for 4 and 1
      And seat 1 has 175 chips
      When seat 1 keeps
      And seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with A♦ 8♥
      And the hands of seat 1 are
        | cards    | total | outcome | returned |
        | 10♣ 7♦   | 17    | lose    | 0        |
        | 5♠ 6♥ 8♦ | 19    | push    | 10       |
      And seat 1 has 185 chips

    @id:insured-natural-without-a-dealer-natural @D8
    Scenario: A natural may be insured, and wins though its insurance is lost
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt A♠ J♦ and 10♥ 8♦
      And the dealer shows A♣ with 9♠ in the hole
      When seat 1 insures 1 and 0
      Then the switch is offered
      And seat 1 is insured for 1 and 0
      And seat 1 has 95 chips
      When seat 1 keeps
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the round is over
      And the dealer ends on 20 with A♣ 9♠
      And the hands of seat 1 are
        | cards  | total   | natural | outcome | returned |
        | A♠ J♦  | soft 21 | yes     | win     | 4        |
        | 10♥ 8♦ | 18      | no      | lose    | 0        |
      And seat 1 has 99 chips

    @id:insured-natural-against-a-dealer-natural @D8
    Scenario: An insured natural pushes against a dealer natural, and its insurance is paid as well
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt A♠ J♦ and 10♥ 8♦
      And the dealer shows A♣ with K♠ in the hole
      When seat 1 insures 1 and 0
      Then the round is over
      And seat 1 is insured for 1 and 0
      And the dealer ends on 21 with A♣ K♠
      And the hands of seat 1 are
        | cards  | total   | natural | outcome | returned |
        | A♠ J♦  | soft 21 | yes     | push    | 2        |
        | 10♥ 8♦ | 18      | no      | lose    | 0        |
      And seat 1 has 100 chips

    @id:one-amount-for-each-spot
    Scenario: Insurance is named with one amount for each spot, no fewer and no more
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 9♦ 8♥ and 10♣ 9♠
      And the dealer shows A♣ with 7♥ in the hole
      When seat 1 tries to insure 1
      Then that is refused: bad amount
      When seat 1 tries to insure 1, 0 and 0
      Then that is refused: bad amount
      When seat 1 tries to insure nothing
      Then that is refused: bad amount
      And insurance is offered
      And seat 1 is insured for 0 and 0
      And seat 1 has 96 chips
      When seat 1 insures 1 and 0
      Then the switch is offered
      And seat 1 is insured for 1 and 0
      And seat 1 has 95 chips
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with A♣ 7♥
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | 9♦ 8♥  | 17    | lose    | 0        |
        | 10♣ 9♠ | 19    | win     | 4        |
      And seat 1 has 99 chips

    @id:one-amount-for-each-spot-at-a-stake-of-eight
    Scenario: At a stake of 8 neither a single 4 nor three amounts insure anything
      Given seat 1 stakes 8 and 8 out of 70 chips
      And seat 1 is dealt K♦ 7♣ and 10♠ 9♥
      And the dealer shows A♥ with 9♦ in the hole
      When seat 1 tries to insure 4
      Then that is refused: bad amount
      When seat 1 tries to insure 4, 4 and 4
      Then that is refused: bad amount
      When seat 1 tries to insure 4, 0 and 0
      Then that is refused: bad amount
      And seat 1 has 54 chips
      When seat 1 insures 1 and 0
      Then the switch is offered
      And seat 1 is insured for 1 and 0
      And seat 1 has 53 chips
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 20 with A♥ 9♦
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | K♦ 7♣  | 17    | lose    | 0        |
        | 10♠ 9♥ | 19    | lose    | 0        |
      And seat 1 has 53 chips

    @id:amounts-are-numbers
    Scenario: Amounts written as text insure nothing, and the seat insures 1 in time for the dealer natural
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt Q♥ 6♦ and 8♠ 9♦
      And the dealer shows A♦ with 10♣ in the hole
      When seat 1 tries to insure "1" and "1"
      Then that is refused: bad amount
      And insurance is offered
      And the dealer shows A♦
      And seat 1 is insured for 0 and 0
      And seat 1 has 96 chips
      When seat 1 insures 1 and 0
      Then the round is over
      And seat 1 is insured for 1 and 0
      And the dealer ends on 21 with A♦ 10♣
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | Q♥ 6♦ | 16    | lose    | 0        |
        | 8♠ 9♦ | 17    | lose    | 0        |
      And seat 1 has 98 chips

    @id:bad-amounts-leave-insurance-open
    Scenario: After amounts too high or below zero an insurance of 1 is taken and paid for the dealer natural
      Given seat 1 stakes 2 and 2 out of 50 chips
      And seat 1 is dealt 7♦ 9♣ and J♥ 8♣
      And the dealer shows A♠ with Q♣ in the hole
      When seat 1 tries to insure 2 and 0
      Then that is refused: bad amount
      When seat 1 tries to insure 0 and 2
      Then that is refused: bad amount
      When seat 1 tries to insure -1 and 0
      Then that is refused: bad amount
      And insurance is offered
      And the dealer shows A♠
      And seat 1 is insured for 0 and 0
      And seat 1 has 46 chips
      When seat 1 insures 1 and 0
      Then the round is over
      And seat 1 is insured for 1 and 0
      And the dealer ends on 21 with A♠ Q♣
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | 7♦ 9♣ | 16    | lose    | 0        |
        | J♥ 8♣ | 18    | lose    | 0        |
      And seat 1 has 48 chips

  @S3.4
  Rule: S3.4 Insurance pays 2 to 1 when the dealer has a natural: an insured 1 comes back as 3.

    @id:insured-one-comes-back-as-three
    Scenario: An insurance of 1 comes back as 3 from a dealer natural
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♦ 9♣ and 7♠ 6♥
      And the dealer shows A♠ with K♥ in the hole
      When the cards are dealt
      Then insurance is offered
      When seat 1 insures 1 and 0
      Then the round is over
      And the dealer ends on 21 with A♠ K♥
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♦ 9♣ | 19    | 2     | lose    | 0        |
        | 7♠ 6♥  | 13    | 2     | lose    | 0        |
      And seat 1 has 98 chips

    @id:different-insurances-paid-two-to-one
    Scenario: Insurances of 5 and 3 come back as 15 and 9
      Given seat 1 stakes 10 and 10 out of 150 chips
      And seat 1 is dealt 6♦ 5♥ and Q♦ 7♣
      And the dealer shows A♦ with J♣ in the hole
      When seat 1 insures 5 and 3
      Then the round is over
      And seat 1 is insured for 5 and 3
      And the dealer ends on 21 with A♦ J♣
      And the hands of seat 1 are
        | cards | total | stake | outcome | returned |
        | 6♦ 5♥ | 11    | 10    | lose    | 0        |
        | Q♦ 7♣ | 17    | 10    | lose    | 0        |
      And seat 1 has 146 chips

    @id:one-seat-insures-and-the-other-declines
    Scenario: Only the seat that insured is paid for the dealer natural
      Given seat 1 stakes 4 and 4 out of 100 chips
      And seat 1 is dealt 10♣ 9♦ and 8♠ 4♥
      And seat 2 stakes 4 and 4 out of 100 chips
      And seat 2 is dealt 9♥ 7♣ and K♣ 8♦
      And the dealer shows A♣ with Q♦ in the hole
      When seat 1 insures 2 and 2
      Then insurance is offered
      And seat 1 has 88 chips
      When seat 2 declines insurance
      Then the round is over
      And the dealer ends on 21 with A♣ Q♦
      And seat 1 is insured for 2 and 2
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | 10♣ 9♦ | 19    | lose    | 0        |
        | 8♠ 4♥  | 12    | lose    | 0        |
      And seat 1 has 100 chips
      And seat 2 is insured for 0 and 0
      And the hands of seat 2 are
        | cards | total | outcome | returned |
        | 9♥ 7♣ | 16    | lose    | 0        |
        | K♣ 8♦ | 18    | lose    | 0        |
      And seat 2 has 92 chips

  @S3.5
  Rule: S3.5 Insurance is lost when the dealer has no natural, whatever the hand itself does.

    @id:insurance-lost-though-the-hands-win
    Scenario: Insurance is lost although both insured hands win
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♣ 9♠ and A♦ 8♥
      And the dealer shows A♥ with 7♠ in the hole
      When seat 1 insures 1 and 1
      Then the switch is offered
      And seat 1 has 94 chips
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with A♥ 7♠
      And the hands of seat 1 are
        | cards  | total   | outcome | returned |
        | 10♣ 9♠ | 19      | win     | 4        |
        | A♦ 8♥  | soft 19 | win     | 4        |
      And seat 1 has 102 chips

    @id:insurance-lost-though-the-hand-pushes
    Scenario: Insurance is lost although the insured hand pushes
      Given seat 1 stakes 6 and 6 out of 100 chips
      And seat 1 is dealt Q♥ 9♦ and 10♠ 4♦
      And the dealer shows A♣ with 8♦ in the hole
      And the next cards are 6♠
      When seat 1 insures 3 and 0
      Then the switch is offered
      And seat 1 has 85 chips
      When seat 1 keeps
      And seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with A♣ 8♦
      And the hands of seat 1 are
        | cards     | total | outcome | returned |
        | Q♥ 9♦     | 19    | push    | 6        |
        | 10♠ 4♦ 6♠ | 20    | win     | 12       |
      And seat 1 has 103 chips

    @id:insurance-lost-with-a-hand-that-goes-over
    Scenario: Insurance is lost along with an insured hand that goes over 21
      Given seat 1 stakes 8 and 8 out of 64 chips
      And seat 1 is dealt 10♥ 8♣ and 9♥ 7♦
      And seat 2 stakes 2 and 2 out of 100 chips
      And seat 2 is dealt K♣ 9♣ and A♠ 9♠
      And the dealer shows A♠ with 9♦ in the hole
      And the next cards are Q♣
      When seat 1 insures 0 and 4
      And seat 2 declines insurance
      Then the switch is offered
      And seat 1 has 44 chips
      When seat 1 keeps
      And seat 2 keeps
      And seat 1 stands
      And seat 1 hits
      Then it is the turn of seat 2 hand 1
      When seat 2 stands
      And seat 2 stands
      Then the round is over
      And the dealer ends on 20 with A♠ 9♦
      And the hands of seat 1 are
        | cards    | total | outcome | returned |
        | 10♥ 8♣   | 18    | lose    | 0        |
        | 9♥ 7♦ Q♣ | 26    | lose    | 0        |
      And seat 1 has 44 chips
      And the hands of seat 2 are
        | cards | total   | outcome | returned |
        | K♣ 9♣ | 19      | lose    | 0        |
        | A♠ 9♠ | soft 20 | push    | 2        |
      And seat 2 has 98 chips

    @id:insurance-lost-to-ace-five-five
    Scenario: Insurance is lost when ace and five draw a five to an ordinary 21
      Given seat 1 stakes 4 and 4 out of 50 chips
      And seat 1 is dealt 10♥ 9♦ and 8♣ 6♦
      And the dealer shows A♦ with 5♠ in the hole
      And the next cards are 7♠ 5♥
      When seat 1 insures 2 and 2
      Then the switch is offered
      And seat 1 is insured for 2 and 2
      And seat 1 has 38 chips
      When seat 1 keeps
      And seat 1 stands
      And seat 1 hits
      Then the round is over
      And the dealer ends on 21 with A♦ 5♠ 5♥
      And the hands of seat 1 are
        | cards    | total | outcome | returned |
        | 10♥ 9♦   | 19    | lose    | 0        |
        | 8♣ 6♦ 7♠ | 21    | push    | 4        |
      And seat 1 has 42 chips

    @id:insurance-lost-to-ace-three-seven
    Scenario: Insurance is lost when ace and three draw a seven to an ordinary 21
      Given seat 1 stakes 6 and 6 out of 100 chips
      And seat 1 is dealt Q♠ 7♦ and 10♣ 5♦
      And the dealer shows A♣ with 3♦ in the hole
      And the next cards are 4♠ 7♥
      When seat 1 insures 0 and 3
      Then the switch is offered
      And seat 1 has 85 chips
      When seat 1 keeps
      And seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And seat 1 is insured for 0 and 3
      And the dealer ends on 21 with A♣ 3♦ 7♥
      And the hands of seat 1 are
        | cards     | total | outcome | returned |
        | Q♠ 7♦     | 17    | lose    | 0        |
        | 10♣ 5♦ 4♠ | 19    | lose    | 0        |
      And seat 1 has 85 chips

    @id:insurance-lost-on-a-dealer-22
    Scenario: A dealer 22 gives back the stake of an insured hand, not its insurance
      Given seat 1 stakes 2 and 2 out of 40 chips
      And seat 1 is dealt 9♠ 8♦ and 10♦ 3♠
      And the dealer shows A♥ with 6♣ in the hole
      And the next cards are 10♥ 5♦ K♦
      When seat 1 insures 1 and 1
      Then the switch is offered
      And seat 1 has 34 chips
      When seat 1 keeps
      And seat 1 stands
      And seat 1 hits
      Then the round is over
      And the dealer ends on 22 with A♥ 6♣ 5♦ K♦
      And the hands of seat 1 are
        | cards      | total | outcome | returned |
        | 9♠ 8♦      | 17    | push    | 2        |
        | 10♦ 3♠ 10♥ | 23    | lose    | 0        |
      And seat 1 has 36 chips

  @S3.6
  Rule: S3.6 Showing an ace or a ten-value card, the dealer checks the hole card before any switch or playing decision.

    @id:natural-under-a-ten
    Scenario: A dealer natural with a ten up is found before anybody switches
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt A♥ 6♣ and 5♦ Q♣
      And the dealer shows 10♣ with A♦ in the hole
      When the cards are dealt
      Then the round is over
      And the dealer ends on 21 with 10♣ A♦
      And the hands of seat 1 are
        | cards | total   | outcome | returned |
        | A♥ 6♣ | soft 17 | lose    | 0        |
        | 5♦ Q♣ | 15      | lose    | 0        |
      And seat 1 has 96 chips

    @id:natural-under-a-queen
    Scenario: A dealer natural with a queen up is found before either of two seats decides
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 9♣ 9♠ and 10♦ 5♥
      And seat 2 stakes 10 and 10 out of 60 chips
      And seat 2 is dealt 6♠ 5♣ and K♥ 9♦
      And the dealer shows Q♠ with A♣ in the hole
      When the cards are dealt
      Then the round is over
      And the dealer ends on 21 with Q♠ A♣
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | 9♣ 9♠  | 18    | lose    | 0        |
        | 10♦ 5♥ | 15    | lose    | 0        |
      And seat 1 has 96 chips
      And the hands of seat 2 are
        | cards | total | outcome | returned |
        | 6♠ 5♣ | 11    | lose    | 0        |
        | K♥ 9♦ | 19    | lose    | 0        |
      And seat 2 has 40 chips

    @id:natural-under-an-ace-before-any-switch
    Scenario: A dealer natural with an ace up ends the round before a seat with a good switch can make it
      Given seat 1 stakes 8 and 8 out of 100 chips
      And seat 1 is dealt 10♥ 6♣ and 4♦ 10♠
      And the dealer shows A♥ with 10♦ in the hole
      When the cards are dealt
      Then insurance is offered
      And the dealer shows A♥
      When seat 1 insures 4 and 0
      Then the round is over
      And the dealer ends on 21 with A♥ 10♦
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | 10♥ 6♣ | 16    | lose    | 0        |
        | 4♦ 10♠ | 14    | lose    | 0        |
      And seat 1 has 92 chips

  @S3.7
  Rule: S3.7 A dealer natural ends the round at once: every ordinary hand loses its initial stake and nobody switches, hits, doubles or splits.

    @id:nobody-acts-after-a-dealer-natural
    Scenario: After a dealer natural with a king up nobody acts any more
      Given seat 1 stakes 7 and 7 out of 70 chips
      And seat 1 is dealt 8♥ 8♣ and 6♦ 5♠
      And the dealer shows K♠ with A♥ in the hole
      When the cards are dealt
      Then the round is over
      When seat 1 tries to switch
      Then that is refused: round over
      When seat 1 tries to keep
      Then that is refused: round over
      When seat 1 tries to hit
      Then that is refused: round over
      When seat 1 tries to stand
      Then that is refused: round over
      When seat 1 tries to double
      Then that is refused: round over
      When seat 1 tries to split
      Then that is refused: round over
      And the dealer ends on 21 with K♠ A♥
      And the hands of seat 1 are
        | cards | total | stake | outcome | returned |
        | 8♥ 8♣ | 16    | 7     | lose    | 0        |
        | 6♦ 5♠ | 11    | 7     | lose    | 0        |
      And seat 1 has 56 chips

    @id:nobody-acts-after-a-natural-under-an-ace
    Scenario: After a dealer natural with an ace up no seat switches, insures or plays
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♠ 5♦ and 6♥ J♠
      And seat 2 stakes 5 and 5 out of 100 chips
      And seat 2 is dealt 7♣ 7♦ and 9♦ 2♠
      And the dealer shows A♠ with J♥ in the hole
      When seat 1 declines insurance
      And seat 2 declines insurance
      Then the round is over
      When seat 1 tries to insure 1 and 1
      Then that is refused: round over
      When seat 1 tries to switch
      Then that is refused: round over
      When seat 2 tries to split
      Then that is refused: round over
      When seat 2 tries to double hand 2
      Then that is refused: round over
      And the dealer ends on 21 with A♠ J♥
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♠ 5♦ | 15    | 2     | lose    | 0        |
        | 6♥ J♠  | 16    | 2     | lose    | 0        |
      And seat 1 has 96 chips
      And the hands of seat 2 are
        | cards | total | stake | outcome | returned |
        | 7♣ 7♦ | 14    | 5     | lose    | 0        |
        | 9♦ 2♠ | 11    | 5     | lose    | 0        |
      And seat 2 has 90 chips

  @S3.8
  Rule: S3.8 Against a dealer natural, a hand dealt as ace plus ten-value card pushes.

    @id:one-natural-against-a-dealer-natural
    Scenario: A natural pushes against a dealer natural while the ordinary hand beside it loses
      Given seat 1 stakes 4 and 4 out of 100 chips
      And seat 1 is dealt 10♠ 9♦ and Q♥ A♦
      And the dealer shows K♣ with A♥ in the hole
      When the cards are dealt
      Then the round is over
      And the dealer ends on 21 with K♣ A♥
      And the hands of seat 1 are
        | cards  | total   | natural | outcome | returned |
        | 10♠ 9♦ | 19      | no      | lose    | 0        |
        | Q♥ A♦  | soft 21 | yes     | push    | 4        |
      And seat 1 has 96 chips

    @id:two-naturals-against-a-dealer-natural
    Scenario: Two naturals of one seat both push against a dealer natural
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt A♣ 10♦ and J♠ A♦
      And the dealer shows A♥ with K♦ in the hole
      When the cards are dealt
      Then insurance is offered
      When seat 1 declines insurance
      Then the round is over
      And the hands of seat 1 are
        | cards  | total   | natural | outcome | returned |
        | A♣ 10♦ | soft 21 | yes     | push    | 5        |
        | J♠ A♦  | soft 21 | yes     | push    | 5        |
      And seat 1 has 100 chips

    @id:naturals-of-several-seats-against-a-dealer-natural
    Scenario: Each natural on the table pushes against a dealer natural, and only the naturals do
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♥ 9♠ and A♠ 9♣
      And seat 2 stakes 3 and 3 out of 30 chips
      And seat 2 is dealt A♦ K♥ and 7♠ 4♣
      And seat 3 stakes 10 and 10 out of 90 chips
      And seat 3 is dealt 8♦ 6♠ and A♣ J♦
      And the dealer shows 10♠ with A♥ in the hole
      When the cards are dealt
      Then the round is over
      And the dealer ends on 21 with 10♠ A♥
      And the hands of seat 1 are
        | cards  | total   | natural | outcome | returned |
        | 10♥ 9♠ | 19      | no      | lose    | 0        |
        | A♠ 9♣  | soft 20 | no      | lose    | 0        |
      And seat 1 has 96 chips
      And the hands of seat 2 are
        | cards | total   | natural | outcome | returned |
        | A♦ K♥ | soft 21 | yes     | push    | 3        |
        | 7♠ 4♣ | 11      | no      | lose    | 0        |
      And seat 2 has 27 chips
      And the hands of seat 3 are
        | cards | total   | natural | outcome | returned |
        | 8♦ 6♠ | 14      | no      | lose    | 0        |
        | A♣ J♦ | soft 21 | yes     | push    | 10       |
      And seat 3 has 80 chips

    @id:naturals-of-the-fourth-and-sixth-seat
    Scenario: At a full table the naturals of the fourth and the sixth seat push against a dealer natural
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 9♠ 8♣ and 10♦ 6♣
      And seat 2 stakes 3 and 3 out of 30 chips
      And seat 2 is dealt K♦ 9♥ and 7♠ 5♦
      And seat 3 stakes 5 and 5 out of 50 chips
      And seat 3 is dealt 10♥ 8♦ and 9♦ 4♠
      And seat 4 stakes 4 and 4 out of 80 chips
      And seat 4 is dealt A♦ K♣ and 10♠ 7♥
      And seat 5 stakes 2 and 2 out of 20 chips
      And seat 5 is dealt 8♠ 8♥ and J♦ 5♣
      And seat 6 stakes 10 and 10 out of 100 chips
      And seat 6 is dealt 6♦ 9♣ and 10♣ A♠
      And the dealer shows Q♥ with A♣ in the hole
      When the cards are dealt
      Then the round is over
      And the dealer ends on 21 with Q♥ A♣
      And the hands of seat 1 are
        | cards  | total | natural | outcome | returned |
        | 9♠ 8♣  | 17    | no      | lose    | 0        |
        | 10♦ 6♣ | 16    | no      | lose    | 0        |
      And the hands of seat 2 are
        | cards | total | natural | outcome | returned |
        | K♦ 9♥ | 19    | no      | lose    | 0        |
        | 7♠ 5♦ | 12    | no      | lose    | 0        |
      And the hands of seat 3 are
        | cards  | total | natural | outcome | returned |
        | 10♥ 8♦ | 18    | no      | lose    | 0        |
        | 9♦ 4♠  | 13    | no      | lose    | 0        |
      And the hands of seat 4 are
        | cards  | total   | natural | outcome | returned |
        | A♦ K♣  | soft 21 | yes     | push    | 4        |
        | 10♠ 7♥ | 17      | no      | lose    | 0        |
      And the hands of seat 5 are
        | cards | total | natural | outcome | returned |
        | 8♠ 8♥ | 16    | no      | lose    | 0        |
        | J♦ 5♣ | 15    | no      | lose    | 0        |
      And the hands of seat 6 are
        | cards  | total   | natural | outcome | returned |
        | 6♦ 9♣  | 15      | no      | lose    | 0        |
        | 10♣ A♠ | soft 21 | yes     | push    | 10       |
      And seat 1 has 96 chips
      And seat 2 has 24 chips
      And seat 3 has 40 chips
      And seat 4 has 76 chips
      And seat 5 has 16 chips
      And seat 6 has 90 chips

  @S3.9
  Rule: S3.9 When the check finds no natural the round goes on with the hole card still hidden.

    @id:hole-card-hidden-after-the-check-under-an-ace
    Scenario: An ace up without a dealer natural leaves the hole card face down until every hand is played
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 9♣ 5♠ and 4♥ 8♦
      And the dealer shows A♦ with 9♠ in the hole
      And the next cards are 7♣
      When seat 1 declines insurance
      Then the switch is offered
      And seat 1 may keep or switch
      And the dealer shows A♦
      When seat 1 switches
      Then the hands are played
      And the dealer shows A♦
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And the dealer shows A♦
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 20 with A♦ 9♠
      And the hands of seat 1 are
        | cards    | total | outcome | returned |
        | 9♣ 8♦    | 17    | lose    | 0        |
        | 4♥ 5♠ 7♣ | 16    | lose    | 0        |
      And seat 1 has 96 chips

    @id:hole-card-hidden-after-the-check-under-a-king
    Scenario: A king over a ten is no natural, and the ten stays face down
      Given seat 1 stakes 4 and 4 out of 100 chips
      And seat 1 is dealt 8♣ 7♦ and 10♦ 9♥
      And the dealer shows K♠ with 10♥ in the hole
      And the next cards are 6♥
      When the cards are dealt
      Then the switch is offered
      And the dealer shows K♠
      When seat 1 keeps
      Then the hands are played
      And it is the turn of seat 1 hand 1
      And the dealer shows K♠
      When seat 1 hits
      Then it is the turn of seat 1 hand 2
      And the dealer shows K♠
      When seat 1 stands
      Then the round is over
      And the dealer ends on 20 with K♠ 10♥
      And the hands of seat 1 are
        | cards    | total | outcome | returned |
        | 8♣ 7♦ 6♥ | 21    | win     | 8        |
        | 10♦ 9♥   | 19    | lose    | 0        |
      And seat 1 has 100 chips

    @id:hole-card-found-harmless-is-played-later
    Scenario: A low card found under a ten is turned at the end, and the dealer draws to it
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 9♠ 8♠ and A♦ 9♣
      And the dealer shows 10♥ with 4♣ in the hole
      And the next cards are 4♠
      When the cards are dealt
      Then the switch is offered
      And the dealer shows 10♥
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♥ 4♣ 4♠
      And the hands of seat 1 are
        | cards | total   | outcome | returned |
        | 9♠ 8♠ | 17      | lose    | 0        |
        | A♦ 9♣ | soft 20 | win     | 4        |
      And seat 1 has 100 chips

    @id:hole-card-hidden-for-two-seats-under-a-ten
    Scenario: With a ten up and no dealer natural the hole card stays face down while two seats choose and play
      Given seat 1 stakes 3 and 3 out of 50 chips
      And seat 1 is dealt 9♦ 4♣ and 5♠ J♥
      And seat 2 stakes 4 and 4 out of 70 chips
      And seat 2 is dealt Q♠ 7♥ and 8♣ 6♦
      And the dealer shows 10♠ with 9♥ in the hole
      And the next cards are 8♦ 6♥
      When the cards are dealt
      Then the switch is offered
      And the dealer shows 10♠
      When seat 1 switches
      Then the dealer shows 10♠
      When seat 2 keeps
      Then the hands are played
      And the dealer shows 10♠
      When seat 1 stands
      Then the dealer shows 10♠
      When seat 1 hits
      Then the dealer shows 10♠
      When seat 1 stands
      Then it is the turn of seat 2 hand 1
      And the dealer shows 10♠
      When seat 2 stands
      Then the dealer shows 10♠
      When seat 2 hits
      Then it is the turn of seat 2 hand 2
      And the dealer shows 10♠
      When seat 2 stands
      Then the round is over
      And the dealer ends on 19 with 10♠ 9♥
      And the hands of seat 1 are
        | cards    | total | outcome | returned |
        | 9♦ J♥    | 19    | push    | 3        |
        | 5♠ 4♣ 8♦ | 17    | lose    | 0        |
      And seat 1 has 47 chips
      And the hands of seat 2 are
        | cards    | total | outcome | returned |
        | Q♠ 7♥    | 17    | lose    | 0        |
        | 8♣ 6♦ 6♥ | 20    | win     | 8        |
      And seat 2 has 70 chips

  @S3.10
  Rule: S3.10 Insurance does not grow when a hand is later doubled or split.

    @id:insurance-does-not-grow-with-a-double
    Scenario: Doubling an insured hand leaves its insurance as it was
      Given seat 1 stakes 4 and 4 out of 100 chips
      And seat 1 is dealt 6♥ 5♦ and 10♠ 8♥
      And the dealer shows A♣ with 7♦ in the hole
      And the next cards are 9♠
      When seat 1 insures 2 and 0
      Then seat 1 has 90 chips
      When seat 1 keeps
      And seat 1 doubles
      Then seat 1 is insured for 2 and 0
      And seat 1 has 86 chips
      And it is the turn of seat 1 hand 2
      When seat 1 tries to insure 2 and 0
      Then that is refused: not now
      When seat 1 stands
      Then the round is over
      And seat 1 is insured for 2 and 0
      And the dealer ends on 18 with A♣ 7♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 6♥ 5♦ 9♠ | 20    | 8     | win     | 16       |
        | 10♠ 8♥   | 18    | 4     | push    | 4        |
      And seat 1 has 106 chips

    @id:insurance-does-not-grow-with-a-split
    Scenario: Splitting an insured hand leaves its insurance as it was
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 9♦ 9♣ and J♦ 5♥
      And the dealer shows A♠ with 8♣ in the hole
      And the next cards are 10♥ 8♠ 6♦
      When seat 1 insures 1 and 1
      Then seat 1 has 94 chips
      When seat 1 keeps
      And seat 1 splits
      Then seat 1 is insured for 1 and 1
      And seat 1 has 92 chips
      When seat 1 stands
      And seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 hits
      Then the round is over
      And seat 1 is insured for 1 and 1
      And the dealer ends on 19 with A♠ 8♣
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 9♦ 10♥   | 19    | 2     | push    | 2        |
        | 1    | 9♣ 8♠    | 17    | 2     | lose    | 0        |
        | 2    | J♦ 5♥ 6♦ | 21    | 2     | win     | 4        |
      And seat 1 has 98 chips

    @id:insurance-after-a-split-and-a-double
    Scenario: An insured hand that is split and then doubled loses the insurance it began with and no more
      Given seat 1 stakes 6 and 6 out of 100 chips
      And seat 1 is dealt 8♥ 8♦ and 10♠ 9♥
      And the dealer shows A♣ with 7♦ in the hole
      And the next cards are 3♣ 9♣ 10♣
      When seat 1 insures 3 and 0
      Then the switch is offered
      And seat 1 has 85 chips
      When seat 1 keeps
      And seat 1 splits
      Then seat 1 is insured for 3 and 0
      And seat 1 has 79 chips
      When seat 1 doubles
      Then it is the turn of seat 1 hand 2
      And seat 1 is insured for 3 and 0
      And seat 1 has 73 chips
      When seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 stands
      Then the round is over
      And seat 1 is insured for 3 and 0
      And the dealer ends on 18 with A♣ 7♦
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 8♥ 3♣ 9♣ | 20    | 12    | win     | 24       |
        | 1    | 8♦ 10♣   | 18    | 6     | push    | 6        |
        | 2    | 10♠ 9♥   | 19    | 6     | win     | 12       |
      And seat 1 has 115 chips

    @id:insurance-after-a-double-and-a-split
    Scenario: A seat doubles one insured hand and splits the other, and its insurances stay 2 and 1
      Given seat 1 stakes 4 and 4 out of 60 chips
      And seat 1 is dealt 6♠ 5♥ and 9♣ 9♠
      And the dealer shows A♥ with 9♦ in the hole
      And the next cards are 8♠ 7♣ A♦
      When seat 1 insures 2 and 1
      Then the switch is offered
      And seat 1 has 49 chips
      When seat 1 keeps
      And seat 1 doubles
      Then it is the turn of seat 1 hand 2
      And seat 1 is insured for 2 and 1
      And seat 1 has 45 chips
      When seat 1 splits
      Then it is the turn of seat 1 hand 2
      And seat 1 is insured for 2 and 1
      And seat 1 has 41 chips
      When seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 stands
      Then the round is over
      And seat 1 is insured for 2 and 1
      And the dealer ends on 20 with A♥ 9♦
      And the hands of seat 1 are
        | spot | cards    | total   | stake | outcome | returned |
        | 1    | 6♠ 5♥ 8♠ | 19      | 8     | lose    | 0        |
        | 2    | 9♣ 7♣    | 16      | 4     | lose    | 0        |
        | 2    | 9♠ A♦    | soft 20 | 4     | push    | 4        |
      And seat 1 has 45 chips
