@switch-us
Feature: O What the rules leave open
  The rules do not decide these four points, so an implementation declares which value of each it plays and is judged by that.
  A scenario about one value names it in a tag; whatever is chosen at the other points, it ends the same.

  @O1
  Rule: O1 In which order the cards of the deal leave the shoe is left open.

    @id:deal-spot-by-spot-one-seat @dealOrder=spot-by-spot
    Scenario: Spot by spot, each spot of the only seat receives both its cards before the next, and the dealer comes last
      Given seat 1 stakes 2 and 2 out of 100 chips
      And the shoe holds 5♣ 6♦ 10♠ 8♥ 8♣ K♦ 9♥
      When the cards are dealt
      Then the switch is offered
      And it is the turn of seat 1
      And the dealer shows 8♣
      And the hands of seat 1 are
        | spot | cards  | total | stake |
        | 1    | 5♣ 6♦  | 11    | 2     |
        | 2    | 10♠ 8♥ | 18    | 2     |
      When seat 1 keeps
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♣ K♦
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 5♣ 6♦ 9♥ | 20    | 2     | win     | 4        |
        | 2    | 10♠ 8♥   | 18    | 2     | push    | 2        |
      And seat 1 has 102 chips

    @id:deal-spot-by-spot-two-seats @dealOrder=spot-by-spot
    Scenario: Spot by spot, both spots of seat 1 are dealt before those of seat 2, and the dealer comes last
      Given seat 1 stakes 5 and 5 out of 50 chips
      And seat 2 stakes 4 and 4 out of 40 chips
      And the shoe holds 10♣ 7♠ 9♦ 3♥ Q♠ 4♦ 6♥ 9♠ 8♦ 10♥ 7♣ 8♣
      When the cards are dealt
      Then the switch is offered
      And it is the turn of seat 1
      And the dealer shows 8♦
      And the hands of seat 1 are
        | spot | cards  | total | stake |
        | 1    | 10♣ 7♠ | 17    | 5     |
        | 2    | 9♦ 3♥  | 12    | 5     |
      And the hands of seat 2 are
        | spot | cards | total | stake |
        | 1    | Q♠ 4♦ | 14    | 4     |
        | 2    | 6♥ 9♠ | 15    | 4     |
      When seat 1 keeps
      And seat 2 switches
      Then the hands of seat 2 are
        | spot | cards | total | stake |
        | 1    | Q♠ 9♠ | 19    | 4     |
        | 2    | 6♥ 4♦ | 10    | 4     |
      When seat 1 stands
      And seat 1 hits
      And seat 1 stands
      And seat 2 stands
      And seat 2 hits
      And seat 2 stands
      Then the round is over
      And the dealer ends on 18 with 8♦ 10♥
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 10♣ 7♠   | 17    | 5     | lose    | 0        |
        | 2    | 9♦ 3♥ 7♣ | 19    | 5     | win     | 10       |
      And seat 1 has 50 chips
      And the hands of seat 2 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | Q♠ 9♠    | 19    | 4     | win     | 8        |
        | 2    | 6♥ 4♦ 8♣ | 18    | 4     | push    | 4        |
      And seat 2 has 44 chips

    @id:deal-round-robin-one-seat @dealOrder=round-robin
    Scenario: Round robin, the dealer's up card follows the first card of each spot and the hole card comes last
      Given seat 1 stakes 10 and 10 out of 100 chips
      And the shoe holds 6♥ 10♦ 9♣ 5♠ 7♣ 10♠ 9♦
      When the cards are dealt
      Then the switch is offered
      And it is the turn of seat 1
      And the dealer shows 9♣
      And the hands of seat 1 are
        | spot | cards  | total | stake |
        | 1    | 6♥ 5♠  | 11    | 10    |
        | 2    | 10♦ 7♣ | 17    | 10    |
      When seat 1 keeps
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then seat 1 has 70 chips
      And it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♣ 10♠
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 6♥ 5♠ 9♦ | 20    | 20    | win     | 40       |
        | 2    | 10♦ 7♣   | 17    | 10    | lose    | 0        |
      And seat 1 has 110 chips

    @id:deal-round-robin-three-seats @dealOrder=round-robin
    Scenario: Round robin at three seats, all six spots and the dealer receive one card before any receives its second
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 2 stakes 6 and 6 out of 60 chips
      And seat 3 stakes 3 and 3 out of 30 chips
      And the shoe holds 10♥ 6♣ J♦ 5♥ K♣ 9♠ 10♠ 9♦ 7♦ 8♦ 4♣ 7♥ 3♦ 8♣ 5♠ Q♣ 8♥
      When the cards are dealt
      Then the switch is offered
      And it is the turn of seat 1
      And the dealer shows 10♠
      And the hands of seat 1 are
        | spot | cards  | total | stake |
        | 1    | 10♥ 9♦ | 19    | 2     |
        | 2    | 6♣ 7♦  | 13    | 2     |
      And the hands of seat 2 are
        | spot | cards | total | stake |
        | 1    | J♦ 8♦ | 18    | 6     |
        | 2    | 5♥ 4♣ | 9     | 6     |
      And the hands of seat 3 are
        | spot | cards | total | stake |
        | 1    | K♣ 7♥ | 17    | 3     |
        | 2    | 9♠ 3♦ | 12    | 3     |
      When seat 1 keeps
      And seat 2 keeps
      And seat 3 keeps
      And seat 1 stands
      And seat 1 hits
      And seat 1 stands
      And seat 2 stands
      And seat 2 hits
      And seat 2 stands
      And seat 3 stands
      And seat 3 hits
      And seat 3 stands
      Then the round is over
      And the dealer ends on 18 with 10♠ 8♣
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 10♥ 9♦   | 19    | 2     | win     | 4        |
        | 2    | 6♣ 7♦ 5♠ | 18    | 2     | push    | 2        |
      And seat 1 has 102 chips
      And the hands of seat 2 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | J♦ 8♦    | 18    | 6     | push    | 6        |
        | 2    | 5♥ 4♣ Q♣ | 19    | 6     | win     | 12       |
      And seat 2 has 66 chips
      And the hands of seat 3 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | K♣ 7♥    | 17    | 3     | lose    | 0        |
        | 2    | 9♠ 3♦ 8♥ | 20    | 3     | win     | 6        |
      And seat 3 has 30 chips

    @id:deal-players-first-one-seat @dealOrder=players-first
    Scenario: Players first, the spots receive a first and then a second card, and the dealer's two come last
      Given seat 1 stakes 4 and 4 out of 80 chips
      And the shoe holds 10♦ 4♠ 9♥ 6♣ 8♠ J♥ 3♦ 5♣
      When the cards are dealt
      Then the switch is offered
      And it is the turn of seat 1
      And the dealer shows 8♠
      And the hands of seat 1 are
        | spot | cards  | total | stake |
        | 1    | 10♦ 9♥ | 19    | 4     |
        | 2    | 4♠ 6♣  | 10    | 4     |
      When seat 1 keeps
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      When seat 1 hits
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♠ J♥
      And the hands of seat 1 are
        | spot | cards       | total | stake | outcome | returned |
        | 1    | 10♦ 9♥      | 19    | 4     | win     | 8        |
        | 2    | 4♠ 6♣ 3♦ 5♣ | 18    | 4     | push    | 4        |
      And seat 1 has 84 chips

    @id:deal-players-first-two-seats @dealOrder=players-first
    Scenario: Players first at two seats, all four spots hold two cards before the dealer receives any
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 2 stakes 3 and 3 out of 90 chips
      And the shoe holds 9♣ 7♥ 6♠ 8♥ 10♣ 5♦ 5♥ 2♠ K♠ 9♦ 10♥ 8♣ J♦
      When the cards are dealt
      Then the switch is offered
      And it is the turn of seat 1
      And the dealer shows K♠
      And the hands of seat 1 are
        | spot | cards  | total | stake |
        | 1    | 9♣ 10♣ | 19    | 5     |
        | 2    | 7♥ 5♦  | 12    | 5     |
      And the hands of seat 2 are
        | spot | cards | total | stake |
        | 1    | 6♠ 5♥ | 11    | 3     |
        | 2    | 8♥ 2♠ | 10    | 3     |
      When seat 1 keeps
      And seat 2 keeps
      And seat 1 stands
      And seat 1 hits
      And seat 2 doubles
      And seat 2 hits
      And seat 2 stands
      Then the round is over
      And the dealer ends on 19 with K♠ 9♦
      And the hands of seat 1 are
        | spot | cards     | total | stake | outcome | returned |
        | 1    | 9♣ 10♣    | 19    | 5     | push    | 5        |
        | 2    | 7♥ 5♦ 10♥ | 22    | 5     | lose    | 0        |
      And seat 1 has 95 chips
      And the hands of seat 2 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 6♠ 5♥ 8♣ | 19    | 6     | push    | 6        |
        | 2    | 8♥ 2♠ J♦ | 20    | 3     | win     | 6        |
      And seat 2 has 93 chips

  @O2
  Rule: O2 Whether a split hand other than an ace waits for its second card until its turn, or both receive theirs right after the split, is left open.

    @id:in-turn-first-hand-draws-before-the-second-is-dealt @splitDeal=in-turn
    Scenario: In turn, the first of two sixes draws its third card before the second six receives its second
      Given seat 1 stakes 4 and 4 out of 80 chips
      And seat 1 is dealt 6♠ 6♦ and 10♥ 9♣
      And the dealer shows 9♠ with 10♦ in the hole
      And the next cards are 5♣ 8♦ 4♥ 10♣
      When seat 1 keeps
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      And the hands of seat 1 are
        | spot | cards  | total | stake |
        | 1    | 6♠ 5♣  | 11    | 4     |
        | 1    | 6♦     | 6     | 4     |
        | 2    | 10♥ 9♣ | 19    | 4     |
      When seat 1 hits
      Then seat 1 may hit or stand
      And the hands of seat 1 are
        | spot | cards    | total | stake |
        | 1    | 6♠ 5♣ 8♦ | 19    | 4     |
        | 1    | 6♦       | 6     | 4     |
        | 2    | 10♥ 9♣   | 19    | 4     |
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      And the hands of seat 1 are
        | spot | cards    | total | stake |
        | 1    | 6♠ 5♣ 8♦ | 19    | 4     |
        | 1    | 6♦ 4♥    | 10    | 4     |
        | 2    | 10♥ 9♣   | 19    | 4     |
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♠ 10♦
      And the hands of seat 1 are
        | spot | cards     | total | stake | outcome | returned |
        | 1    | 6♠ 5♣ 8♦  | 19    | 4     | push    | 4        |
        | 1    | 6♦ 4♥ 10♣ | 20    | 4     | win     | 8        |
        | 2    | 10♥ 9♣    | 19    | 4     | push    | 4        |
      And seat 1 has 84 chips

    @id:in-turn-split-on-the-second-spot-of-seat-one @D15 @splitDeal=in-turn
    Scenario: In turn, the second eight of a split on spot 2 is dealt its card after the first has stood, and before seat 2 plays
      Given seat 1 stakes 3 and 3 out of 60 chips
      And seat 1 is dealt 10♠ 9♦ and 8♥ 8♣
      And seat 2 stakes 2 and 2 out of 100 chips
      And seat 2 is dealt Q♣ 8♦ and 5♠ 6♣
      And the dealer shows 8♠ with Q♥ in the hole
      And the next cards are 2♦ 9♠ 3♣ 6♥ 9♣
      When seat 1 keeps
      And seat 2 keeps
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      And the hands of seat 1 are
        | spot | cards  | total | stake |
        | 1    | 10♠ 9♦ | 19    | 3     |
        | 2    | 8♥ 2♦  | 10    | 3     |
        | 2    | 8♣     | 8     | 3     |
      When seat 1 hits
      Then the hands of seat 1 are
        | spot | cards    | total | stake |
        | 1    | 10♠ 9♦   | 19    | 3     |
        | 2    | 8♥ 2♦ 9♠ | 19    | 3     |
        | 2    | 8♣       | 8     | 3     |
      When seat 1 stands
      Then it is the turn of seat 1 hand 3
      And seat 1 may hit, stand or double
      And the hands of seat 1 are
        | spot | cards    | total | stake |
        | 1    | 10♠ 9♦   | 19    | 3     |
        | 2    | 8♥ 2♦ 9♠ | 19    | 3     |
        | 2    | 8♣ 3♣    | 11    | 3     |
      When seat 1 hits
      And seat 1 stands
      And seat 2 stands
      And seat 2 hits
      And seat 2 stands
      Then the round is over
      And the dealer ends on 18 with 8♠ Q♥
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 10♠ 9♦   | 19    | 3     | win     | 6        |
        | 2    | 8♥ 2♦ 9♠ | 19    | 3     | win     | 6        |
        | 2    | 8♣ 3♣ 6♥ | 17    | 3     | lose    | 0        |
      And seat 1 has 63 chips
      And the hands of seat 2 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | Q♣ 8♦    | 18    | 2     | push    | 2        |
        | 2    | 5♠ 6♣ 9♣ | 20    | 2     | win     | 4        |
      And seat 2 has 102 chips

    @id:in-turn-two-hands-wait-after-a-second-split @S5.7 @splitDeal=in-turn
    Scenario: In turn, a hand that is split twice is played out while two eights wait, and the last waits for both before it
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt 8♠ 8♠ and K♥ 7♠
      And the dealer shows J♣ with 9♣ in the hole
      And the next cards are 8♠ 3♣ 7♥ 2♦ 9♦ 2♦ 9♦
      When seat 1 keeps
      And seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand, double or split
      And the hands of seat 1 are
        | spot | cards | total | stake |
        | 1    | 8♠ 8♠ | 16    | 5     |
        | 1    | 8♠    | 8     | 5     |
        | 2    | K♥ 7♠ | 17    | 5     |
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      And the hands of seat 1 are
        | spot | cards | total | stake |
        | 1    | 8♠ 3♣ | 11    | 5     |
        | 1    | 8♠    | 8     | 5     |
        | 1    | 8♠    | 8     | 5     |
        | 2    | K♥ 7♠ | 17    | 5     |
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      And the hands of seat 1 are
        | spot | cards    | total | stake |
        | 1    | 8♠ 3♣ 7♥ | 18    | 5     |
        | 1    | 8♠ 2♦    | 10    | 5     |
        | 1    | 8♠       | 8     | 5     |
        | 2    | K♥ 7♠    | 17    | 5     |
      When seat 1 hits
      Then the hands of seat 1 are
        | spot | cards    | total | stake |
        | 1    | 8♠ 3♣ 7♥ | 18    | 5     |
        | 1    | 8♠ 2♦ 9♦ | 19    | 5     |
        | 1    | 8♠       | 8     | 5     |
        | 2    | K♥ 7♠    | 17    | 5     |
      When seat 1 stands
      Then it is the turn of seat 1 hand 3
      And seat 1 may hit, stand or double
      And the hands of seat 1 are
        | spot | cards    | total | stake |
        | 1    | 8♠ 3♣ 7♥ | 18    | 5     |
        | 1    | 8♠ 2♦ 9♦ | 19    | 5     |
        | 1    | 8♠ 2♦    | 10    | 5     |
        | 2    | K♥ 7♠    | 17    | 5     |
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 4
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with J♣ 9♣
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 8♠ 3♣ 7♥ | 18    | 5     | lose    | 0        |
        | 1    | 8♠ 2♦ 9♦ | 19    | 5     | push    | 5        |
        | 1    | 8♠ 2♦ 9♦ | 19    | 5     | push    | 5        |
        | 2    | K♥ 7♠    | 17    | 5     | lose    | 0        |
      And seat 1 has 90 chips

    @id:in-turn-first-hand-goes-over-while-the-second-waits @splitDeal=in-turn
    Scenario: In turn, the first nine draws and goes over, and only then does the second nine receive its second card
      Given seat 1 stakes 10 and 10 out of 100 chips
      And seat 1 is dealt 9♥ 9♦ and J♥ 6♠
      And the dealer shows 10♦ with 7♠ in the hole
      And the next cards are 5♠ J♣ 2♥ 6♦
      When seat 1 keeps
      And seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      And the hands of seat 1 are
        | spot | cards | total | stake |
        | 1    | 9♥ 5♠ | 14    | 10    |
        | 1    | 9♦    | 9     | 10    |
        | 2    | J♥ 6♠ | 16    | 10    |
      When seat 1 hits
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      And the hands of seat 1 are
        | spot | cards    | total | stake |
        | 1    | 9♥ 5♠ J♣ | 24    | 10    |
        | 1    | 9♦ 2♥    | 11    | 10    |
        | 2    | J♥ 6♠    | 16    | 10    |
      When seat 1 hits
      Then seat 1 may hit or stand
      When seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 10♦ 7♠
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 9♥ 5♠ J♣ | 24    | 10    | lose    | 0        |
        | 1    | 9♦ 2♥ 6♦ | 17    | 10    | push    | 10       |
        | 2    | J♥ 6♠    | 16    | 10    | lose    | 0        |
      And seat 1 has 80 chips

    @id:at-once-both-split-hands-hold-two-cards @splitDeal=at-once
    Scenario: At once, both sevens receive their second card right after the split, the first seven before the second
      Given seat 1 stakes 6 and 6 out of 90 chips
      And seat 1 is dealt 7♠ 7♥ and 10♦ 9♣
      And the dealer shows 9♦ with 9♠ in the hole
      And the next cards are 4♣ 2♠ 6♦ 10♥
      When seat 1 keeps
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      And the hands of seat 1 are
        | spot | cards  | total | stake |
        | 1    | 7♠ 4♣  | 11    | 6     |
        | 1    | 7♥ 2♠  | 9     | 6     |
        | 2    | 10♦ 9♣ | 19    | 6     |
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      And the hands of seat 1 are
        | spot | cards    | total | stake |
        | 1    | 7♠ 4♣ 6♦ | 17    | 6     |
        | 1    | 7♥ 2♠    | 9     | 6     |
        | 2    | 10♦ 9♣   | 19    | 6     |
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 9♦ 9♠
      And the hands of seat 1 are
        | spot | cards     | total | stake | outcome | returned |
        | 1    | 7♠ 4♣ 6♦  | 17    | 6     | lose    | 0        |
        | 1    | 7♥ 2♠ 10♥ | 19    | 6     | win     | 12       |
        | 2    | 10♦ 9♣    | 19    | 6     | win     | 12       |
      And seat 1 has 96 chips

    @id:at-once-second-jack-receives-an-ace @S5.3 @D13 @splitDeal=at-once
    Scenario: At once, the second of two split jacks is dealt an ace, is passed over and pushes as an ordinary 21
      Given seat 1 stakes 3 and 3 out of 40 chips
      And seat 1 is dealt J♠ J♦ and 9♥ 6♥
      And the dealer shows 10♠ with 5♣ in the hole
      And the next cards are 4♥ A♣ 5♦ 3♣ 6♣
      When seat 1 keeps
      And seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      And the hands of seat 1 are
        | spot | cards | total   | natural | stake |
        | 1    | J♠ 4♥ | 14      | no      | 3     |
        | 1    | J♦ A♣ | soft 21 | no      | 3     |
        | 2    | 9♥ 6♥ | 15      | no      | 3     |
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 3
      And seat 1 may hit, stand or double
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 21 with 10♠ 5♣ 6♣
      And the hands of seat 1 are
        | spot | cards    | total   | natural | stake | outcome | returned |
        | 1    | J♠ 4♥ 5♦ | 19      | no      | 3     | lose    | 0        |
        | 1    | J♦ A♣    | soft 21 | no      | 3     | push    | 3        |
        | 2    | 9♥ 6♥ 3♣ | 18      | no      | 3     | lose    | 0        |
      And seat 1 has 34 chips

    @id:at-once-first-hand-is-split-again @S5.7 @splitDeal=at-once
    Scenario: At once, the first nine is split again and its two hands are filled while the third nine keeps the card it has
      Given seat 1 stakes 5 and 5 out of 75 chips
      And seat 1 is dealt 9♣ 9♣ and 10♣ 8♦
      And the dealer shows 10♥ with 7♦ in the hole
      And the next cards are 9♣ 8♥ 2♠ 8♥ 7♥
      When seat 1 keeps
      And seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand, double or split
      And the hands of seat 1 are
        | spot | cards  | total | stake |
        | 1    | 9♣ 9♣  | 18    | 5     |
        | 1    | 9♣ 8♥  | 17    | 5     |
        | 2    | 10♣ 8♦ | 18    | 5     |
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      And the hands of seat 1 are
        | spot | cards  | total | stake |
        | 1    | 9♣ 2♠  | 11    | 5     |
        | 1    | 9♣ 8♥  | 17    | 5     |
        | 1    | 9♣ 8♥  | 17    | 5     |
        | 2    | 10♣ 8♦ | 18    | 5     |
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      When seat 1 stands
      Then it is the turn of seat 1 hand 3
      And seat 1 may hit, stand or double
      When seat 1 stands
      Then it is the turn of seat 1 hand 4
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 10♥ 7♦
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 9♣ 2♠ 7♥ | 18    | 5     | win     | 10       |
        | 1    | 9♣ 8♥    | 17    | 5     | push    | 5        |
        | 1    | 9♣ 8♥    | 17    | 5     | push    | 5        |
        | 2    | 10♣ 8♦   | 18    | 5     | win     | 10       |
      And seat 1 has 85 chips

    @id:at-once-second-hand-is-split-again @S5.7 @splitDeal=at-once
    Scenario: At once, the second six is dealt a six, waits as a pair until the first has stood, and is then split again
      Given seat 1 stakes 2 and 2 out of 50 chips
      And seat 1 is dealt 6♦ 6♣ and K♠ 7♣
      And the dealer shows 10♥ with 9♥ in the hole
      And the next cards are 5♥ 6♠ 8♠ 9♦ 4♣ 3♦ 10♠
      When seat 1 keeps
      And seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      And the hands of seat 1 are
        | spot | cards | total | stake |
        | 1    | 6♦ 5♥ | 11    | 2     |
        | 1    | 6♣ 6♠ | 12    | 2     |
        | 2    | K♠ 7♣ | 17    | 2     |
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      And the hands of seat 1 are
        | spot | cards    | total | stake |
        | 1    | 6♦ 5♥ 8♠ | 19    | 2     |
        | 1    | 6♣ 9♦    | 15    | 2     |
        | 1    | 6♠ 4♣    | 10    | 2     |
        | 2    | K♠ 7♣    | 17    | 2     |
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 3
      And seat 1 may hit, stand or double
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 4
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 10♥ 9♥
      And the hands of seat 1 are
        | spot | cards     | total | stake | outcome | returned |
        | 1    | 6♦ 5♥ 8♠  | 19    | 2     | push    | 2        |
        | 1    | 6♣ 9♦ 3♦  | 18    | 2     | lose    | 0        |
        | 1    | 6♠ 4♣ 10♠ | 20    | 2     | win     | 4        |
        | 2    | K♠ 7♣     | 17    | 2     | lose    | 0        |
      And seat 1 has 48 chips

    @id:at-once-split-on-the-second-spot-of-seat-two @D15 @splitDeal=at-once
    Scenario: At once, both fives on spot 2 of seat 2 are filled right after the split, when seat 1 has drawn
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♠ 6♦ and 9♥ 10♦
      And seat 2 stakes 4 and 4 out of 60 chips
      And seat 2 is dealt Q♥ 9♦ and 5♣ 5♠
      And the dealer shows 8♠ with K♥ in the hole
      And the next cards are 2♥ 6♥ 7♥ 9♠ 5♦
      When seat 1 keeps
      And seat 2 keeps
      And seat 1 hits
      And seat 1 stands
      And seat 1 stands
      And seat 2 stands
      Then it is the turn of seat 2 hand 2
      And seat 2 may hit, stand, double or split
      When seat 2 splits
      Then it is the turn of seat 2 hand 2
      And seat 2 may hit, stand or double
      And the hands of seat 2 are
        | spot | cards | total | stake |
        | 1    | Q♥ 9♦ | 19    | 4     |
        | 2    | 5♣ 6♥ | 11    | 4     |
        | 2    | 5♠ 7♥ | 12    | 4     |
      When seat 2 hits
      And seat 2 stands
      Then it is the turn of seat 2 hand 3
      And seat 2 may hit, stand or double
      When seat 2 hits
      And seat 2 stands
      Then the round is over
      And the dealer ends on 18 with 8♠ K♥
      And the hands of seat 1 are
        | spot | cards     | total | stake | outcome | returned |
        | 1    | 10♠ 6♦ 2♥ | 18    | 2     | push    | 2        |
        | 2    | 9♥ 10♦    | 19    | 2     | win     | 4        |
      And seat 1 has 102 chips
      And the hands of seat 2 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | Q♥ 9♦    | 19    | 4     | win     | 8        |
        | 2    | 5♣ 6♥ 9♠ | 20    | 4     | win     | 8        |
        | 2    | 5♠ 7♥ 5♦ | 17    | 4     | lose    | 0        |
      And seat 2 has 64 chips

    @id:at-once-both-split-hands-double @S5.5 @splitDeal=at-once
    Scenario: At once, both split eights hold two cards and each is then doubled in its turn
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt 8♦ 8♠ and Q♠ 6♥
      And the dealer shows 10♣ with 8♥ in the hole
      And the next cards are 3♣ 2♣ 7♦ 9♥
      When seat 1 keeps
      And seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      And seat 1 has 85 chips
      And the hands of seat 1 are
        | spot | cards | total | stake |
        | 1    | 8♦ 3♣ | 11    | 5     |
        | 1    | 8♠ 2♣ | 10    | 5     |
        | 2    | Q♠ 6♥ | 16    | 5     |
      When seat 1 doubles
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      And seat 1 has 80 chips
      And the hands of seat 1 are
        | spot | cards    | total | stake |
        | 1    | 8♦ 3♣ 7♦ | 18    | 10    |
        | 1    | 8♠ 2♣    | 10    | 5     |
        | 2    | Q♠ 6♥    | 16    | 5     |
      When seat 1 doubles
      Then it is the turn of seat 1 hand 3
      And seat 1 has 75 chips
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♣ 8♥
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 8♦ 3♣ 7♦ | 18    | 10    | push    | 10       |
        | 1    | 8♠ 2♣ 9♥ | 19    | 10    | win     | 20       |
        | 2    | Q♠ 6♥    | 16    | 5     | lose    | 0        |
      And seat 1 has 105 chips

  @O3
  Rule: O3 Whether all seats keep or switch before anybody plays, or each seat right before it plays its own hands, is left open.

    @id:table-first-seat-two-switches-before-seat-one-hits @S4.1 @switchTiming=table-first
    Scenario: Table first, seat 1 does not hit before seat 2 has switched
      Given seat 1 stakes 4 and 4 out of 100 chips
      And seat 1 is dealt 8♣ 5♦ and 10♥ 7♦
      And seat 2 stakes 2 and 2 out of 60 chips
      And seat 2 is dealt 9♠ 4♥ and 5♣ 8♦
      And the dealer shows 7♠ with J♠ in the hole
      And the next cards are 6♥ 3♠ K♣
      When the cards are dealt
      Then the switch is offered
      And it is the turn of seat 1
      And seat 1 may keep or switch
      When seat 1 keeps
      Then the switch is offered
      And it is the turn of seat 2
      And seat 2 may keep or switch
      When seat 1 tries to hit
      Then that is refused: not now
      And the switch is offered
      And it is the turn of seat 2
      And the hands of seat 1 are
        | spot | cards  | total | stake |
        | 1    | 8♣ 5♦  | 13    | 4     |
        | 2    | 10♥ 7♦ | 17    | 4     |
      When seat 2 switches
      Then the hands are played
      And it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      And the hands of seat 2 are
        | spot | cards | total | stake |
        | 1    | 9♠ 8♦ | 17    | 2     |
        | 2    | 5♣ 4♥ | 9     | 2     |
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the hands are played
      And it is the turn of seat 2 hand 1
      And seat 2 may hit, stand or double
      When seat 2 stands
      Then it is the turn of seat 2 hand 2
      When seat 2 hits
      And seat 2 hits
      Then the round is over
      And the dealer ends on 17 with 7♠ J♠
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 8♣ 5♦ 6♥ | 19    | 4     | win     | 8        |
        | 2    | 10♥ 7♦   | 17    | 4     | push    | 4        |
      And seat 1 has 104 chips
      And the hands of seat 2 are
        | spot | cards       | total | stake | outcome | returned |
        | 1    | 9♠ 8♦       | 17    | 2     | push    | 2        |
        | 2    | 5♣ 4♥ 3♠ K♣ | 22    | 2     | lose    | 0        |
      And seat 2 has 58 chips

    @id:table-first-nobody-hits-before-the-third-choice @D15 @switchTiming=table-first
    Scenario: Table first at three seats, neither seat 1 nor seat 2 hits before seat 3 has chosen
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♣ 4♠ and 6♦ 9♣
      And seat 2 stakes 3 and 3 out of 30 chips
      And seat 2 is dealt Q♦ 8♥ and 7♣ 5♥
      And seat 3 stakes 5 and 5 out of 50 chips
      And seat 3 is dealt K♥ 3♣ and 8♦ 9♥
      And the dealer shows 8♠ with 10♠ in the hole
      And the next cards are 8♣ 5♠ 10♦
      When seat 1 switches
      Then the switch is offered
      And it is the turn of seat 2
      And seat 2 may keep or switch
      When seat 1 tries to hit
      Then that is refused: not now
      And the switch is offered
      And it is the turn of seat 2
      When seat 2 keeps
      Then the switch is offered
      And it is the turn of seat 3
      And seat 3 may keep or switch
      When seat 2 tries to hit
      Then that is refused: not now
      And the switch is offered
      And it is the turn of seat 3
      And the hands of seat 1 are
        | spot | cards  | total | stake |
        | 1    | 10♣ 9♣ | 19    | 2     |
        | 2    | 6♦ 4♠  | 10    | 2     |
      And the hands of seat 2 are
        | spot | cards | total | stake |
        | 1    | Q♦ 8♥ | 18    | 3     |
        | 2    | 7♣ 5♥ | 12    | 3     |
      When seat 3 switches
      Then the hands are played
      And it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the hands are played
      And it is the turn of seat 2 hand 1
      When seat 2 stands
      And seat 2 hits
      And seat 2 stands
      Then the hands are played
      And it is the turn of seat 3 hand 1
      When seat 3 stands
      Then it is the turn of seat 3 hand 2
      And seat 3 may hit, stand or double
      When seat 3 doubles
      Then the round is over
      And the dealer ends on 18 with 8♠ 10♠
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 10♣ 9♣   | 19    | 2     | win     | 4        |
        | 2    | 6♦ 4♠ 8♣ | 18    | 2     | push    | 2        |
      And seat 1 has 102 chips
      And the hands of seat 2 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | Q♦ 8♥    | 18    | 3     | push    | 3        |
        | 2    | 7♣ 5♥ 5♠ | 17    | 3     | lose    | 0        |
      And seat 2 has 27 chips
      And the hands of seat 3 are
        | spot | cards     | total | stake | outcome | returned |
        | 1    | K♥ 9♥     | 19    | 5     | win     | 10       |
        | 2    | 8♦ 3♣ 10♦ | 21    | 10    | win     | 20       |
      And seat 3 has 65 chips

    @id:in-turn-seat-two-switches-after-seat-one-has-played @S4.1 @switchTiming=in-turn
    Scenario: In turn, seat 1 keeps and plays at once, and seat 2 switches after it has seen what seat 1 drew
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 9♦ 4♣ and 10♠ 8♣
      And seat 2 stakes 5 and 5 out of 60 chips
      And seat 2 is dealt 10♥ 5♠ and 6♣ 9♥
      And the dealer shows 9♣ with 10♣ in the hole
      And the next cards are 6♠ 10♦
      When the cards are dealt
      Then the switch is offered
      And it is the turn of seat 1
      And seat 1 may keep or switch
      When seat 1 keeps
      Then the hands are played
      And it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 1 hits
      Then seat 1 may hit or stand
      When seat 1 stands
      Then the hands are played
      And it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the switch is offered
      And it is the turn of seat 2
      And seat 2 may keep or switch
      And the hands of seat 1 are
        | spot | cards    | total | stake |
        | 1    | 9♦ 4♣ 6♠ | 19    | 2     |
        | 2    | 10♠ 8♣   | 18    | 2     |
      And the hands of seat 2 are
        | spot | cards  | total | stake |
        | 1    | 10♥ 5♠ | 15    | 5     |
        | 2    | 6♣ 9♥  | 15    | 5     |
      When seat 2 switches
      Then the hands are played
      And it is the turn of seat 2 hand 1
      And seat 2 may hit, stand or double
      And the hands of seat 2 are
        | spot | cards  | total | stake |
        | 1    | 10♥ 9♥ | 19    | 5     |
        | 2    | 6♣ 5♠  | 11    | 5     |
      When seat 2 stands
      And seat 2 hits
      Then the round is over
      And the dealer ends on 19 with 9♣ 10♣
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 9♦ 4♣ 6♠ | 19    | 2     | push    | 2        |
        | 2    | 10♠ 8♣   | 18    | 2     | lose    | 0        |
      And seat 1 has 98 chips
      And the hands of seat 2 are
        | spot | cards     | total | stake | outcome | returned |
        | 1    | 10♥ 9♥    | 19    | 5     | push    | 5        |
        | 2    | 6♣ 5♠ 10♦ | 21    | 5     | win     | 10       |
      And seat 2 has 65 chips

    @id:in-turn-no-switch-while-seat-one-plays @S4.1 @switchTiming=in-turn
    Scenario: In turn, seat 2 may not switch while seat 1 plays, and keeps when it is asked
      Given seat 1 stakes 3 and 3 out of 45 chips
      And seat 1 is dealt 10♦ 6♥ and 4♠ 8♥
      And seat 2 stakes 2 and 2 out of 80 chips
      And seat 2 is dealt J♦ 8♦ and 9♠ 2♠
      And the dealer shows 7♣ with K♣ in the hole
      And the next cards are 7♦ 6♣
      When seat 1 switches
      Then the hands are played
      And it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 2 tries to switch
      Then that is refused: not now
      And the hands are played
      And it is the turn of seat 1 hand 1
      And the hands of seat 2 are
        | spot | cards | total | stake |
        | 1    | J♦ 8♦ | 18    | 2     |
        | 2    | 9♠ 2♠ | 11    | 2     |
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      And seat 2 tries to switch
      Then that is refused: not now
      And the hands are played
      And it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the switch is offered
      And it is the turn of seat 2
      And seat 2 may keep or switch
      When seat 2 keeps
      Then the hands are played
      And it is the turn of seat 2 hand 1
      When seat 2 stands
      And seat 2 hits
      And seat 2 stands
      Then the round is over
      And the dealer ends on 17 with 7♣ K♣
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 10♦ 8♥   | 18    | 3     | win     | 6        |
        | 2    | 4♠ 6♥ 7♦ | 17    | 3     | push    | 3        |
      And seat 1 has 48 chips
      And the hands of seat 2 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | J♦ 8♦    | 18    | 2     | win     | 4        |
        | 2    | 9♠ 2♠ 6♣ | 17    | 2     | push    | 2        |
      And seat 2 has 82 chips

    @id:in-turn-no-hit-while-seat-two-is-asked @S4.1 @switchTiming=in-turn
    Scenario: In turn, nobody hits while seat 2 is asked to keep or switch, seat 1 no more than seat 2 itself
      Given seat 1 stakes 6 and 6 out of 60 chips
      And seat 1 is dealt K♦ 7♠ and 5♦ 4♦
      And seat 2 stakes 3 and 3 out of 50 chips
      And seat 2 is dealt 10♠ 3♥ and 7♥ 9♠
      And the dealer shows 10♦ with 8♠ in the hole
      And the next cards are 9♣ J♠
      When seat 1 keeps
      Then the hands are played
      And it is the turn of seat 1 hand 1
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      When seat 1 hits
      And seat 1 stands
      Then the switch is offered
      And it is the turn of seat 2
      And seat 2 may keep or switch
      When seat 1 tries to hit
      Then that is refused: not now
      When seat 2 tries to hit
      Then that is refused: not now
      And the switch is offered
      And it is the turn of seat 2
      And the hands of seat 1 are
        | spot | cards    | total | stake |
        | 1    | K♦ 7♠    | 17    | 6     |
        | 2    | 5♦ 4♦ 9♣ | 18    | 6     |
      And the hands of seat 2 are
        | spot | cards  | total | stake |
        | 1    | 10♠ 3♥ | 13    | 3     |
        | 2    | 7♥ 9♠  | 16    | 3     |
      When seat 2 switches
      Then the hands are played
      And it is the turn of seat 2 hand 1
      And seat 2 may hit, stand or double
      When seat 2 stands
      And seat 2 hits
      And seat 2 stands
      Then the round is over
      And the dealer ends on 18 with 10♦ 8♠
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | K♦ 7♠    | 17    | 6     | lose    | 0        |
        | 2    | 5♦ 4♦ 9♣ | 18    | 6     | push    | 6        |
      And seat 1 has 54 chips
      And the hands of seat 2 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 10♠ 9♠   | 19    | 3     | win     | 6        |
        | 2    | 7♥ 3♥ J♠ | 20    | 3     | win     | 6        |
      And seat 2 has 56 chips

    @id:in-turn-two-switched-21s-pass-to-the-next-choice @S4.5 @S5.3 @switchTiming=in-turn
    Scenario: In turn, a seat that switches to 21 on both spots has nothing to play, and the next seat is asked at once
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♥ 6♣ and 9♦ 10♣
      And seat 2 stakes 4 and 4 out of 40 chips
      And seat 2 is dealt A♠ A♥ and K♣ Q♦
      And seat 3 stakes 5 and 5 out of 90 chips
      And seat 3 is dealt 8♠ 4♣ and J♣ 9♠
      And the dealer shows 9♥ with Q♠ in the hole
      And the next cards are 4♦ 6♦
      When seat 1 keeps
      Then the hands are played
      And it is the turn of seat 1 hand 1
      When seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then the switch is offered
      And it is the turn of seat 2
      And seat 2 may keep or switch
      When seat 2 switches
      Then the switch is offered
      And it is the turn of seat 3
      And seat 3 may keep or switch
      And the hands of seat 2 are
        | spot | cards | total   | natural | stake |
        | 1    | A♠ Q♦ | soft 21 | no      | 4     |
        | 2    | K♣ A♥ | soft 21 | no      | 4     |
      When seat 3 keeps
      Then the hands are played
      And it is the turn of seat 3 hand 1
      And seat 3 may hit, stand or double
      When seat 3 hits
      And seat 3 stands
      And seat 3 stands
      Then the round is over
      And the dealer ends on 19 with 9♥ Q♠
      And the hands of seat 1 are
        | spot | cards     | total | stake | outcome | returned |
        | 1    | 10♥ 6♣ 4♦ | 20    | 2     | win     | 4        |
        | 2    | 9♦ 10♣    | 19    | 2     | push    | 2        |
      And seat 1 has 102 chips
      And the hands of seat 2 are
        | spot | cards | total   | natural | stake | outcome | returned |
        | 1    | A♠ Q♦ | soft 21 | no      | 4     | win     | 8        |
        | 2    | K♣ A♥ | soft 21 | no      | 4     | win     | 8        |
      And seat 2 has 48 chips
      And the hands of seat 3 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 8♠ 4♣ 6♦ | 18    | 5     | lose    | 0        |
        | 2    | J♣ 9♠    | 19    | 5     | push    | 5        |
      And seat 3 has 85 chips

    @id:in-turn-insurance-of-both-seats-comes-first @S3.2 @S3.9 @switchTiming=in-turn
    Scenario: In turn with an ace up, both seats decide on insurance before seat 1 chooses, and seat 2 chooses after seat 1 has played
      Given seat 1 stakes 4 and 4 out of 100 chips
      And seat 1 is dealt 10♠ 9♥ and 6♠ 5♦
      And seat 2 stakes 2 and 2 out of 60 chips
      And seat 2 is dealt Q♥ 4♠ and 7♦ 8♥
      And the dealer shows A♦ with 8♣ in the hole
      And the next cards are 9♣ 8♠
      When the cards are dealt
      Then insurance is offered
      When seat 1 insures 2 and 0
      Then insurance is offered
      When seat 2 declines insurance
      Then the switch is offered
      And it is the turn of seat 1
      And seat 1 may keep or switch
      And the dealer shows A♦
      And seat 1 is insured for 2 and 0
      And seat 1 has 90 chips
      When seat 1 keeps
      Then the hands are played
      And it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the switch is offered
      And it is the turn of seat 2
      And seat 2 may keep or switch
      When seat 2 switches
      Then the hands are played
      And it is the turn of seat 2 hand 1
      And seat 2 may hit, stand or double
      When seat 2 stands
      And seat 2 hits
      And seat 2 stands
      Then the round is over
      And the dealer ends on 19 with A♦ 8♣
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 10♠ 9♥   | 19    | 4     | push    | 4        |
        | 2    | 6♠ 5♦ 9♣ | 20    | 4     | win     | 8        |
      And seat 1 has 102 chips
      And the hands of seat 2 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | Q♥ 8♥    | 18    | 2     | lose    | 0        |
        | 2    | 7♦ 4♠ 8♠ | 19    | 2     | push    | 2        |
      And seat 2 has 58 chips

    @id:in-turn-three-seats-choose-and-play-by-turns @D15 @S4.6 @switchTiming=in-turn
    Scenario: In turn at three seats, each chooses right before it plays, and seat 2 keeps its natural when seat 1 is done
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 9♣ 4♥ and 5♠ 10♥
      And seat 2 stakes 10 and 10 out of 70 chips
      And seat 2 is dealt A♣ J♠ and 7♠ 6♥
      And seat 3 stakes 3 and 3 out of 30 chips
      And seat 3 is dealt Q♣ 3♠ and 6♦ 8♠
      And the dealer shows 10♠ with 8♦ in the hole
      And the next cards are 9♦ 5♣ 10♦
      When the cards are dealt
      Then the switch is offered
      And it is the turn of seat 1
      When seat 1 switches
      Then the hands are played
      And it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the switch is offered
      And it is the turn of seat 2
      And seat 2 may keep or switch
      And the hands of seat 2 are
        | spot | cards | total   | natural | stake |
        | 1    | A♣ J♠ | soft 21 | yes     | 10    |
        | 2    | 7♠ 6♥ | 13      | no      | 10    |
      When seat 2 keeps
      Then the hands are played
      And it is the turn of seat 2 hand 2
      And seat 2 may hit, stand or double
      When seat 2 hits
      And seat 2 stands
      Then the switch is offered
      And it is the turn of seat 3
      And seat 3 may keep or switch
      When seat 3 switches
      Then the hands are played
      And it is the turn of seat 3 hand 1
      And seat 3 may hit, stand or double
      When seat 3 stands
      And seat 3 hits
      And seat 3 stands
      Then the round is over
      And the dealer ends on 18 with 10♠ 8♦
      And the hands of seat 1 are
        | spot | cards    | total | natural | stake | outcome | returned |
        | 1    | 9♣ 10♥   | 19    | no      | 2     | win     | 4        |
        | 2    | 5♠ 4♥ 9♦ | 18    | no      | 2     | push    | 2        |
      And seat 1 has 102 chips
      And the hands of seat 2 are
        | spot | cards    | total   | natural | stake | outcome | returned |
        | 1    | A♣ J♠    | soft 21 | yes     | 10    | win     | 20       |
        | 2    | 7♠ 6♥ 5♣ | 18      | no      | 10    | push    | 10       |
      And seat 2 has 80 chips
      And the hands of seat 3 are
        | spot | cards     | total | natural | stake | outcome | returned |
        | 1    | Q♣ 8♠     | 18    | no      | 3     | push    | 3        |
        | 2    | 6♦ 3♠ 10♦ | 19    | no      | 3     | win     | 6        |
      And seat 3 has 33 chips

  @O4
  Rule: O4 Whether the new hand of a split plays right after the hand it came from, or after all hands of the same original hand, is left open.

    @id:new-hand-plays-next-and-the-third-seven-comes-last @splitPlace=next
    Scenario: Next, the new hand of a second split plays before the seven that was waiting, and that seven draws last
      Given seat 1 stakes 4 and 4 out of 60 chips
      And seat 1 is dealt 7♠ 7♦ and Q♠ 9♥
      And the dealer shows 10♦ with 8♦ in the hole
      And the next cards are 7♣ 6♥ 6♥ 10♣ 6♥ 5♣
      When seat 1 keeps
      And seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 1 hits
      Then seat 1 may hit or stand
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      When seat 1 stands
      Then it is the turn of seat 1 hand 3
      And seat 1 may hit, stand or double
      And the hands of seat 1 are
        | spot | cards    | total | stake |
        | 1    | 7♠ 6♥ 6♥ | 19    | 4     |
        | 1    | 7♣ 10♣   | 17    | 4     |
        | 1    | 7♦ 6♥    | 13    | 4     |
        | 2    | Q♠ 9♥    | 19    | 4     |
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 4
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♦ 8♦
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 7♠ 6♥ 6♥ | 19    | 4     | win     | 8        |
        | 1    | 7♣ 10♣   | 17    | 4     | lose    | 0        |
        | 1    | 7♦ 6♥ 5♣ | 18    | 4     | push    | 4        |
        | 2    | Q♠ 9♥    | 19    | 4     | win     | 8        |
      And seat 1 has 64 chips

    @id:new-hand-plays-next-after-a-doubled-five @S5.5 @splitPlace=next
    Scenario: Next, on spot 2 the first five doubles, then the five that was drawn plays, and the five dealt beside the first comes last
      Given seat 1 stakes 3 and 3 out of 90 chips
      And seat 1 is dealt J♥ 9♣ and 5♣ 5♦
      And the dealer shows 9♠ with 9♦ in the hole
      And the next cards are 5♠ 6♦ 6♦ 10♥ 6♦ 6♦ 8♣
      When seat 1 keeps
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 splits
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then it is the turn of seat 1 hand 3
      And seat 1 may hit, stand or double
      And seat 1 has 75 chips
      When seat 1 hits
      Then it is the turn of seat 1 hand 4
      And seat 1 may hit, stand or double
      And the hands of seat 1 are
        | spot | cards     | total | stake |
        | 1    | J♥ 9♣     | 19    | 3     |
        | 2    | 5♣ 6♦ 6♦  | 17    | 6     |
        | 2    | 5♠ 10♥ 6♦ | 21    | 3     |
        | 2    | 5♦ 6♦     | 11    | 3     |
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 9♠ 9♦
      And the hands of seat 1 are
        | spot | cards     | total | stake | outcome | returned |
        | 1    | J♥ 9♣     | 19    | 3     | win     | 6        |
        | 2    | 5♣ 6♦ 6♦  | 17    | 6     | lose    | 0        |
        | 2    | 5♠ 10♥ 6♦ | 21    | 3     | win     | 6        |
        | 2    | 5♦ 6♦ 8♣  | 19    | 3     | win     | 6        |
      And seat 1 has 93 chips

    @id:new-hand-plays-last @splitPlace=last
    Scenario: Last, the new hand of a second split plays after the eight that was waiting
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 8♥ 8♣ and K♣ 9♥
      And the dealer shows 10♦ with 9♣ in the hole
      And the next cards are 8♦ 10♠ 10♠ 3♥ 9♦
      When seat 1 keeps
      And seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      When seat 1 stands
      Then it is the turn of seat 1 hand 3
      And seat 1 may hit, stand or double
      And the hands of seat 1 are
        | spot | cards  | total | stake |
        | 1    | 8♥ 10♠ | 18    | 2     |
        | 1    | 8♣ 10♠ | 18    | 2     |
        | 1    | 8♦ 3♥  | 11    | 2     |
        | 2    | K♣ 9♥  | 19    | 2     |
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 4
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 10♦ 9♣
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 8♥ 10♠   | 18    | 2     | lose    | 0        |
        | 1    | 8♣ 10♠   | 18    | 2     | lose    | 0        |
        | 1    | 8♦ 3♥ 9♦ | 20    | 2     | win     | 4        |
        | 2    | K♣ 9♥    | 19    | 2     | push    | 2        |
      And seat 1 has 98 chips

    @id:fourth-hand-plays-last @S5.7 @splitPlace=last
    Scenario: Last, the fourth hand is split from the second and yet plays after the third
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt 9♥ 9♣ and K♥ 8♦
      And the dealer shows 10♥ with 8♠ in the hole
      And the next cards are 9♠ 9♦ 9♦ 10♣ 10♣ 6♠ 2♦
      When seat 1 keeps
      And seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand, double or split
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      Then seat 1 has 75 chips
      And it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      When seat 1 stands
      Then it is the turn of seat 1 hand 3
      And seat 1 may hit, stand or double
      When seat 1 stands
      Then it is the turn of seat 1 hand 4
      And seat 1 may hit, stand or double
      And the hands of seat 1 are
        | spot | cards  | total | stake |
        | 1    | 9♥ 9♦  | 18    | 5     |
        | 1    | 9♣ 10♣ | 19    | 5     |
        | 1    | 9♠ 10♣ | 19    | 5     |
        | 1    | 9♦ 6♠  | 15    | 5     |
        | 2    | K♥ 8♦  | 18    | 5     |
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 5
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♥ 8♠
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 9♥ 9♦    | 18    | 5     | push    | 5        |
        | 1    | 9♣ 10♣   | 19    | 5     | win     | 10       |
        | 1    | 9♠ 10♣   | 19    | 5     | win     | 10       |
        | 1    | 9♦ 6♠ 2♦ | 17    | 5     | lose    | 0        |
        | 2    | K♥ 8♦    | 18    | 5     | push    | 5        |
      And seat 1 has 105 chips

    @id:new-hand-plays-last-on-the-second-spot @splitPlace=last
    Scenario: Last, on spot 2 the seven drawn after the split plays when both sevens that were dealt have stood
      Given seat 1 stakes 3 and 3 out of 80 chips
      And seat 1 is dealt 10♣ 4♦ and 7♥ 7♣
      And the dealer shows 10♦ with 9♥ in the hole
      And the next cards are 3♠ 7♦ 8♠ 8♠ 4♣ 4♣ 9♦
      When seat 1 keeps
      And seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 splits
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      When seat 1 stands
      Then it is the turn of seat 1 hand 3
      And seat 1 may hit, stand or double
      When seat 1 hits
      Then seat 1 may hit or stand
      When seat 1 stands
      Then it is the turn of seat 1 hand 4
      And seat 1 may hit, stand or double
      And the hands of seat 1 are
        | spot | cards     | total | stake |
        | 1    | 10♣ 4♦ 3♠ | 17    | 3     |
        | 2    | 7♥ 8♠     | 15    | 3     |
        | 2    | 7♣ 8♠ 4♣  | 19    | 3     |
        | 2    | 7♦ 4♣     | 11    | 3     |
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 10♦ 9♥
      And the hands of seat 1 are
        | spot | cards     | total | stake | outcome | returned |
        | 1    | 10♣ 4♦ 3♠ | 17    | 3     | lose    | 0        |
        | 2    | 7♥ 8♠     | 15    | 3     | lose    | 0        |
        | 2    | 7♣ 8♠ 4♣  | 19    | 3     | push    | 3        |
        | 2    | 7♦ 4♣ 9♦  | 20    | 3     | win     | 6        |
      And seat 1 has 77 chips

    @id:last-of-its-spot-plays-before-the-second-spot @D15 @D13 @splitPlace=last
    Scenario: Last, the king that is split off second plays last of spot 1, and still before both eights of spot 2
      Given seat 1 stakes 2 and 2 out of 60 chips
      And seat 1 is dealt 10♣ J♥ and 8♦ 8♥
      And the dealer shows 10♦ with 8♠ in the hole
      And the next cards are K♠ 7♥ 7♥ 2♦ 8♣ 10♠ 5♣ 4♥
      When seat 1 keeps
      And seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      When seat 1 stands
      Then it is the turn of seat 1 hand 3
      And seat 1 may hit, stand or double
      And the hands of seat 1 are
        | spot | cards  | total | stake |
        | 1    | 10♣ 7♥ | 17    | 2     |
        | 1    | J♥ 7♥  | 17    | 2     |
        | 1    | K♠ 2♦  | 12    | 2     |
        | 2    | 8♦ 8♥  | 16    | 2     |
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 4
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      Then it is the turn of seat 1 hand 4
      And seat 1 may hit, stand or double
      When seat 1 stands
      Then it is the turn of seat 1 hand 5
      And seat 1 may hit, stand or double
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♦ 8♠
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 10♣ 7♥   | 17    | 2     | lose    | 0        |
        | 1    | J♥ 7♥    | 17    | 2     | lose    | 0        |
        | 1    | K♠ 2♦ 8♣ | 20    | 2     | win     | 4        |
        | 2    | 8♦ 10♠   | 18    | 2     | push    | 2        |
        | 2    | 8♥ 5♣ 4♥ | 17    | 2     | lose    | 0        |
      And seat 1 has 56 chips

    @id:waiting-seven-doubles-before-the-new-hand @S5.5 @splitPlace=last
    Scenario: Last, the seven that was waiting plays in the middle and doubles before the new hand acts
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt 7♠ 7♥ and Q♠ 9♦
      And the dealer shows 9♣ with J♣ in the hole
      And the next cards are 7♣ A♦ A♦ 2♥ 2♥ 10♦
      When seat 1 keeps
      And seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand, double or split
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      And seat 1 has 80 chips
      When seat 1 doubles
      Then it is the turn of seat 1 hand 3
      And seat 1 may hit, stand or double
      And seat 1 has 75 chips
      And the hands of seat 1 are
        | spot | cards    | total   | stake |
        | 1    | 7♠ A♦    | soft 18 | 5     |
        | 1    | 7♥ A♦ 2♥ | soft 20 | 10    |
        | 1    | 7♣ 2♥    | 9       | 5     |
        | 2    | Q♠ 9♦    | 19      | 5     |
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 4
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♣ J♣
      And the hands of seat 1 are
        | spot | cards     | total   | stake | outcome | returned |
        | 1    | 7♠ A♦     | soft 18 | 5     | lose    | 0        |
        | 1    | 7♥ A♦ 2♥  | soft 20 | 10    | win     | 20       |
        | 1    | 7♣ 2♥ 10♦ | 19      | 5     | push    | 5        |
        | 2    | Q♠ 9♦     | 19      | 5     | push    | 5        |
      And seat 1 has 105 chips
