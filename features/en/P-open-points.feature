@classic-fr
Feature: P What the rules leave open
  The rules do not decide these seven points, so an implementation declares which value of each it plays and is judged by that.
  A scenario about a value names it in a tag; where two values meet it names both.

  @P1
  Rule: P1 Whether a split hand other than an ace waits for its second card until its turn, or both receive theirs right after the split, is left open.

    @id:fr-p1-in-turn-second-hand-waits @splitDeal=in-turn
    Scenario: In turn, the second of two eights lies alone until the first has stood
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 8♠ 8♦
      And the dealer is dealt 9♠
      And the next cards are K♣ 5♥ 6♠ 10♦
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      And seat 1 has 80 chips
      And the hands of seat 1 are
        | cards | total | stake |
        | 8♠ K♣ | 18    | 10    |
        | 8♦    | 8     | 10    |
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      And the hands of seat 1 are
        | cards | total | stake |
        | 8♠ K♣ | 18    | 10    |
        | 8♦ 5♥ | 13    | 10    |
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♠ 10♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 8♠ K♣    | 18    | 10    | lose    | 0        |
        | 8♦ 5♥ 6♠ | 19    | 10    | push    | 10       |
      And seat 1 has 90 chips

    @id:fr-p1-in-turn-first-hand-draws-on @splitDeal=in-turn
    Scenario: In turn, the first of two sixes draws its third card before the second six receives its second
      Given seat 1 stakes 4 out of 40 chips
      And seat 1 is dealt 6♣ 6♥
      And the dealer is dealt 10♠
      And the next cards are 7♦ 5♠ 2♠ K♦ 8♣
      When seat 1 splits
      Then the hands of seat 1 are
        | cards | total | stake |
        | 6♣ 7♦ | 13    | 4     |
        | 6♥    | 6     | 4     |
      When seat 1 hits
      Then it is the turn of seat 1 hand 1
      And the hands of seat 1 are
        | cards    | total | stake |
        | 6♣ 7♦ 5♠ | 18    | 4     |
        | 6♥       | 6     | 4     |
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And the hands of seat 1 are
        | cards    | total | stake |
        | 6♣ 7♦ 5♠ | 18    | 4     |
        | 6♥ 2♠    | 8     | 4     |
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♠ 8♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 6♣ 7♦ 5♠ | 18    | 4     | push    | 4        |
        | 6♥ 2♠ K♦ | 18    | 4     | push    | 4        |
      And seat 1 has 40 chips

    @id:fr-p1-in-turn-after-the-first-went-over @splitDeal=in-turn
    Scenario: In turn, the second seven receives its card when the first hand has gone over
      Given seat 1 stakes 20 out of 100 chips
      And seat 1 is dealt 7♣ 7♥
      And the dealer is dealt 6♦
      And the next cards are 9♦ Q♠ 10♥ K♥ 2♣
      When seat 1 splits
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      And the hands of seat 1 are
        | cards    | total | stake |
        | 7♣ 9♦ Q♠ | 26    | 20    |
        | 7♥ 10♥   | 17    | 20    |
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 6♦ K♥ 2♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 7♣ 9♦ Q♠ | 26    | 20    | lose    | 0        |
        | 7♥ 10♥   | 17    | 20    | lose    | 0        |
      And seat 1 has 60 chips

    @id:fr-p1-in-turn-after-21 @splitDeal=in-turn
    Scenario: In turn, the second nine receives its card as soon as the first hand has 21
      Given seat 1 stakes 6 out of 60 chips
      And seat 1 is dealt 9♠ 9♦
      And the dealer is dealt 8♥
      And the next cards are 5♣ 7♠ 4♥ 6♥ Q♣
      When seat 1 splits
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      And the hands of seat 1 are
        | cards    | total | stake |
        | 9♠ 5♣ 7♠ | 21    | 6     |
        | 9♦ 4♥    | 13    | 6     |
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♥ Q♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 9♠ 5♣ 7♠ | 21    | 6     | win     | 12       |
        | 9♦ 4♥ 6♥ | 19    | 6     | win     | 12       |
      And seat 1 has 72 chips

    @id:fr-p1-in-turn-three-hands @splitDeal=in-turn
    Scenario: In turn, a third seven waits while the second, from which it was split, is played
      Given seat 1 stakes 2 out of 20 chips
      And seat 1 is dealt 7♠ 7♦
      And the dealer is dealt 10♣
      And the next cards are 5♠ 8♠ 7♣ 6♠ 9♣ 7♥
      When seat 1 splits
      And seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or split
      And the hands of seat 1 are
        | cards    | total | stake |
        | 7♠ 5♠ 8♠ | 20    | 2     |
        | 7♦ 7♣    | 14    | 2     |
      When seat 1 splits
      Then it is the turn of seat 1 hand 2
      And the hands of seat 1 are
        | cards    | total | stake |
        | 7♠ 5♠ 8♠ | 20    | 2     |
        | 7♦ 6♠    | 13    | 2     |
        | 7♣       | 7     | 2     |
      When seat 1 stands
      Then it is the turn of seat 1 hand 3
      And the hands of seat 1 are
        | cards    | total | stake |
        | 7♠ 5♠ 8♠ | 20    | 2     |
        | 7♦ 6♠    | 13    | 2     |
        | 7♣ 9♣    | 16    | 2     |
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 10♣ 7♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 7♠ 5♠ 8♠ | 20    | 2     | win     | 4        |
        | 7♦ 6♠    | 13    | 2     | lose    | 0        |
        | 7♣ 9♣    | 16    | 2     | lose    | 0        |
      And seat 1 has 18 chips

    @id:fr-p1-in-turn-aces-at-once @splitDeal=in-turn
    Scenario: In turn, two split aces receive their cards at once all the same, the first before the second
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt A♠ A♥
      And seat 2 stakes 4 out of 40 chips
      And seat 2 is dealt 9♥ 8♥
      And the dealer is dealt 7♦
      And the next cards are 5♦ 9♣ Q♥
      When seat 1 splits
      Then it is the turn of seat 2 hand 1
      And the hands of seat 1 are
        | cards | total   | stake |
        | A♠ 5♦ | soft 16 | 10    |
        | A♥ 9♣ | soft 20 | 10    |
      When seat 2 stands
      Then the round is over
      And the dealer ends on 17 with 7♦ Q♥
      And the hands of seat 1 are
        | cards | total   | stake | outcome | returned |
        | A♠ 5♦ | soft 16 | 10    | lose    | 0        |
        | A♥ 9♣ | soft 20 | 10    | win     | 20       |
      And the hands of seat 2 are
        | cards | total | stake | outcome | returned |
        | 9♥ 8♥ | 17    | 4     | push    | 4        |
      And seat 1 has 100 chips
      And seat 2 has 40 chips

    @id:fr-p1-in-turn-doubled-first @splitDeal=in-turn @doubleAfterSplit=yes
    Scenario: In turn, a doubled first five draws its one card before the second five receives its second
      Given seat 1 stakes 10 out of 50 chips
      And seat 1 is dealt 5♠ 5♦
      And the dealer is dealt 6♥
      And the next cards are 6♦ 9♣ K♥ Q♦ 10♥
      When seat 1 splits
      Then seat 1 may hit, stand or double
      And the hands of seat 1 are
        | cards | total | stake |
        | 5♠ 6♦ | 11    | 10    |
        | 5♦    | 5     | 10    |
      When seat 1 doubles
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      And seat 1 has 20 chips
      And the hands of seat 1 are
        | cards    | total | stake |
        | 5♠ 6♦ 9♣ | 20    | 20    |
        | 5♦ K♥    | 15    | 10    |
      When seat 1 stands
      Then the round is over
      And the dealer ends on 26 with 6♥ Q♦ 10♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 5♠ 6♦ 9♣ | 20    | 20    | win     | 40       |
        | 5♦ K♥    | 15    | 10    | win     | 20       |
      And seat 1 has 80 chips

    @id:fr-p1-at-once-both-receive @splitDeal=at-once
    Scenario: At once, both eights receive their second card right after the split, and the first is played first
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 8♥ 8♣
      And the dealer is dealt 9♦
      And the next cards are 4♦ 6♣ J♦ Q♥ 10♣
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      And seat 1 has 80 chips
      And the hands of seat 1 are
        | cards | total | stake |
        | 8♥ 4♦ | 12    | 10    |
        | 8♣ 6♣ | 14    | 10    |
      When seat 1 tries to hit hand 2
      Then that is refused: not your turn
      When seat 1 hits
      Then it is the turn of seat 1 hand 2
      And the hands of seat 1 are
        | cards    | total | stake |
        | 8♥ 4♦ J♦ | 22    | 10    |
        | 8♣ 6♣    | 14    | 10    |
      When seat 1 hits
      Then the round is over
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 8♥ 4♦ J♦ | 22    | 10    | lose    | 0        |
        | 8♣ 6♣ Q♥ | 24    | 10    | lose    | 0        |
      And seat 1 has 80 chips

    @id:fr-p1-at-once-third-card-comes-after @splitDeal=at-once
    Scenario: At once, the first six draws its third card when the second six has long had its second
      Given seat 1 stakes 4 out of 40 chips
      And seat 1 is dealt 6♣ 6♥
      And the dealer is dealt 10♠
      And the next cards are 7♦ 2♠ 5♠ K♦ 8♣
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And the hands of seat 1 are
        | cards | total | stake |
        | 6♣ 7♦ | 13    | 4     |
        | 6♥ 2♠ | 8     | 4     |
      When seat 1 hits
      Then it is the turn of seat 1 hand 1
      And the hands of seat 1 are
        | cards    | total | stake |
        | 6♣ 7♦ 5♠ | 18    | 4     |
        | 6♥ 2♠    | 8     | 4     |
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And the hands of seat 1 are
        | cards    | total | stake |
        | 6♣ 7♦ 5♠ | 18    | 4     |
        | 6♥ 2♠    | 8     | 4     |
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♠ 8♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 6♣ 7♦ 5♠ | 18    | 4     | push    | 4        |
        | 6♥ 2♠ K♦ | 18    | 4     | push    | 4        |
      And seat 1 has 40 chips

    @id:fr-p1-at-once-a-pair-waits-for-its-turn @splitDeal=at-once
    Scenario: At once, a pair dealt to the second hand shows at once, is split only in its turn, and its halves again receive their cards at once
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 9♣ 9♥
      And the dealer is dealt 7♠
      And the next cards are 8♦ 9♦ J♠ 3♥ 6♣ K♠
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      And the hands of seat 1 are
        | cards | total | stake |
        | 9♣ 8♦ | 17    | 10    |
        | 9♥ 9♦ | 18    | 10    |
      When seat 1 tries to split hand 2
      Then that is refused: not your turn
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or split
      When seat 1 splits
      Then it is the turn of seat 1 hand 2
      And seat 1 has 70 chips
      And the hands of seat 1 are
        | cards | total | stake |
        | 9♣ 8♦ | 17    | 10    |
        | 9♥ J♠ | 19    | 10    |
        | 9♦ 3♥ | 12    | 10    |
      When seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 7♠ K♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 9♣ 8♦    | 17    | 10    | push    | 10       |
        | 9♥ J♠    | 19    | 10    | win     | 20       |
        | 9♦ 3♥ 6♣ | 18    | 10    | win     | 20       |
      And seat 1 has 120 chips

    @id:fr-p1-at-once-at-the-second-seat @splitDeal=at-once
    Scenario: At once, the second seat's queens receive their cards after the first seat has drawn, not before
      Given seat 1 stakes 2 out of 20 chips
      And seat 1 is dealt 10♥ 3♦
      And seat 2 stakes 8 out of 80 chips
      And seat 2 is dealt Q♥ Q♦
      And the dealer is dealt 6♠
      And the next cards are 5♥ 4♣ 8♦ 7♠ J♦ 3♠
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 2 hand 1
      And seat 2 may hit, stand or split
      When seat 2 splits
      Then it is the turn of seat 2 hand 1
      And the hands of seat 2 are
        | cards | total | stake |
        | Q♥ 4♣ | 14    | 8     |
        | Q♦ 8♦ | 18    | 8     |
      When seat 2 hits
      Then it is the turn of seat 2 hand 2
      When seat 2 stands
      Then the round is over
      And the dealer ends on 19 with 6♠ J♦ 3♠
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♥ 3♦ 5♥ | 18    | 2     | lose    | 0        |
      And the hands of seat 2 are
        | cards    | total | stake | outcome | returned |
        | Q♥ 4♣ 7♠ | 21    | 8     | win     | 16       |
        | Q♦ 8♦    | 18    | 8     | lose    | 0        |
      And seat 1 has 18 chips
      And seat 2 has 80 chips

    @id:fr-p1-at-once-aces-too @splitDeal=at-once
    Scenario: At once, two split aces receive their cards like any pair, the first before the second, and have no turn
      Given seat 1 stakes 6 out of 60 chips
      And seat 1 is dealt A♣ A♦
      And seat 2 stakes 2 out of 30 chips
      And seat 2 is dealt 10♠ 9♠
      And the dealer is dealt 8♠
      And the next cards are 8♥ 3♣ 10♦
      When seat 1 splits
      Then it is the turn of seat 2 hand 1
      And the hands of seat 1 are
        | cards | total   | stake |
        | A♣ 8♥ | soft 19 | 6     |
        | A♦ 3♣ | soft 14 | 6     |
      When seat 2 stands
      Then the round is over
      And the dealer ends on 18 with 8♠ 10♦
      And the hands of seat 1 are
        | cards | total   | stake | outcome | returned |
        | A♣ 8♥ | soft 19 | 6     | win     | 12       |
        | A♦ 3♣ | soft 14 | 6     | lose    | 0        |
      And the hands of seat 2 are
        | cards  | total | stake | outcome | returned |
        | 10♠ 9♠ | 19    | 2     | win     | 4        |
      And seat 1 has 60 chips
      And seat 2 has 32 chips

    @id:fr-p1-at-once-doubled-first @splitDeal=at-once @doubleAfterSplit=yes
    Scenario: At once, a doubled first five draws its one card after the second five has received its second
      Given seat 1 stakes 10 out of 50 chips
      And seat 1 is dealt 5♠ 5♦
      And the dealer is dealt 6♥
      And the next cards are 6♦ K♥ 9♣ Q♦ 10♥
      When seat 1 splits
      Then seat 1 may hit, stand or double
      And the hands of seat 1 are
        | cards | total | stake |
        | 5♠ 6♦ | 11    | 10    |
        | 5♦ K♥ | 15    | 10    |
      When seat 1 doubles
      Then it is the turn of seat 1 hand 2
      And seat 1 has 20 chips
      And the hands of seat 1 are
        | cards    | total | stake |
        | 5♠ 6♦ 9♣ | 20    | 20    |
        | 5♦ K♥    | 15    | 10    |
      When seat 1 stands
      Then the round is over
      And the dealer ends on 26 with 6♥ Q♦ 10♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 5♠ 6♦ 9♣ | 20    | 20    | win     | 40       |
        | 5♦ K♥    | 15    | 10    | win     | 20       |
      And seat 1 has 80 chips

  @P2
  Rule: P2 Whether the new hand of a split is played right after the hand it came from, or after all hands of the same original hand, is left open.

    @id:fr-p2-next-in-turn @splitPlace=next @splitDeal=in-turn
    Scenario: Next, the third eight is placed between the first two and is played second
      Given seat 1 stakes 4 out of 40 chips
      And seat 1 is dealt 8♠ 8♦
      And the dealer is dealt 10♦
      And the next cards are 8♥ K♣ 4♣ 7♣ 9♠ 9♦
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or split
      And the hands of seat 1 are
        | cards | total | stake |
        | 8♠ 8♥ | 16    | 4     |
        | 8♦    | 8     | 4     |
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 has 28 chips
      And the hands of seat 1 are
        | cards | total | stake |
        | 8♠ K♣ | 18    | 4     |
        | 8♥    | 8     | 4     |
        | 8♦    | 8     | 4     |
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And the hands of seat 1 are
        | cards | total | stake |
        | 8♠ K♣ | 18    | 4     |
        | 8♥ 4♣ | 12    | 4     |
        | 8♦    | 8     | 4     |
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 10♦ 9♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 8♠ K♣    | 18    | 4     | lose    | 0        |
        | 8♥ 4♣ 7♣ | 19    | 4     | push    | 4        |
        | 8♦ 9♠    | 17    | 4     | lose    | 0        |
      And seat 1 has 32 chips

    @id:fr-p2-next-at-once @splitPlace=next @splitDeal=at-once
    Scenario: Next and at once, the third seven and its card are placed between the first two
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 7♥ 7♠
      And the dealer is dealt 8♠
      And the next cards are 7♦ 6♥ 10♣ 5♦ 9♥ 5♠ 10♥
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or split
      And the hands of seat 1 are
        | cards | total | stake |
        | 7♥ 7♦ | 14    | 10    |
        | 7♠ 6♥ | 13    | 10    |
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And the hands of seat 1 are
        | cards  | total | stake |
        | 7♥ 10♣ | 17    | 10    |
        | 7♦ 5♦  | 12    | 10    |
        | 7♠ 6♥  | 13    | 10    |
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      Then it is the turn of seat 1 hand 3
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♠ 10♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 7♥ 10♣   | 17    | 10    | lose    | 0        |
        | 7♦ 5♦ 9♥ | 21    | 10    | win     | 20       |
        | 7♠ 6♥ 5♠ | 18    | 10    | push    | 10       |
      And seat 1 has 100 chips

    @id:fr-p2-next-before-the-next-seat @splitPlace=next
    Scenario: Next, a seat plays its three nines in their places before the next seat plays
      Given seat 1 stakes 6 out of 30 chips
      And seat 1 is dealt 9♠ 9♥
      And seat 2 stakes 10 out of 20 chips
      And seat 2 is dealt 10♠ 7♦
      And the dealer is dealt 6♣
      And the next cards are 9♦ 8♥ 4♠ Q♥ K♦ J♥ 2♦
      When seat 1 splits
      And seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 has 12 chips
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      Then it is the turn of seat 1 hand 3
      When seat 2 tries to stand
      Then that is refused: not your turn
      When seat 1 stands
      Then it is the turn of seat 2 hand 1
      When seat 2 stands
      Then the round is over
      And the dealer ends on 18 with 6♣ J♥ 2♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 9♠ 8♥    | 17    | 6     | lose    | 0        |
        | 9♦ 4♠ Q♥ | 23    | 6     | lose    | 0        |
        | 9♥ K♦    | 19    | 6     | win     | 12       |
      And the hands of seat 2 are
        | cards  | total | stake | outcome | returned |
        | 10♠ 7♦ | 17    | 10    | lose    | 0        |
      And seat 1 has 24 chips
      And seat 2 has 10 chips

    @id:fr-p2-next-from-the-second-hand @splitPlace=next
    Scenario: Next, a hand split from the second comes third
      Given seat 1 stakes 20 out of 100 chips
      And seat 1 is dealt 10♥ K♥
      And the dealer is dealt 5♠
      And the next cards are 6♠ Q♠ 9♥ 8♠ 10♦ 3♥
      When seat 1 splits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or split
      When seat 1 splits
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 5♠ 10♦ 3♥
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♥ 6♠ | 16    | 20    | lose    | 0        |
        | K♥ 9♥  | 19    | 20    | win     | 40       |
        | Q♠ 8♠  | 18    | 20    | push    | 20       |
      And seat 1 has 100 chips

    @id:fr-p2-last-in-turn @splitPlace=last @splitDeal=in-turn
    Scenario: Last, the third eight is placed behind the first two and is played third
      Given seat 1 stakes 4 out of 40 chips
      And seat 1 is dealt 8♠ 8♦
      And the dealer is dealt 10♦
      And the next cards are 8♥ K♣ 4♣ 7♣ 9♠ 9♦
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or split
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 has 28 chips
      And the hands of seat 1 are
        | cards | total | stake |
        | 8♠ K♣ | 18    | 4     |
        | 8♦    | 8     | 4     |
        | 8♥    | 8     | 4     |
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And the hands of seat 1 are
        | cards | total | stake |
        | 8♠ K♣ | 18    | 4     |
        | 8♦ 4♣ | 12    | 4     |
        | 8♥    | 8     | 4     |
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 10♦ 9♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 8♠ K♣    | 18    | 4     | lose    | 0        |
        | 8♦ 4♣ 7♣ | 19    | 4     | push    | 4        |
        | 8♥ 9♠    | 17    | 4     | lose    | 0        |
      And seat 1 has 32 chips

    @id:fr-p2-last-at-once @splitPlace=last @splitDeal=at-once
    Scenario: Last and at once, the third seven and its card are placed behind the first two
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 7♥ 7♠
      And the dealer is dealt 8♠
      And the next cards are 7♦ 6♥ 10♣ 5♦ 5♠ 9♥ 10♥
      When seat 1 splits
      And seat 1 splits
      Then it is the turn of seat 1 hand 1
      And the hands of seat 1 are
        | cards  | total | stake |
        | 7♥ 10♣ | 17    | 10    |
        | 7♠ 6♥  | 13    | 10    |
        | 7♦ 5♦  | 12    | 10    |
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 hits
      Then the round is over
      And the dealer ends on 18 with 8♠ 10♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 7♥ 10♣   | 17    | 10    | lose    | 0        |
        | 7♠ 6♥ 5♠ | 18    | 10    | push    | 10       |
        | 7♦ 5♦ 9♥ | 21    | 10    | win     | 20       |
      And seat 1 has 100 chips

    @id:fr-p2-last-before-the-next-seat @splitPlace=last
    Scenario: Last, the third nine is played after the first two and still before the next seat
      Given seat 1 stakes 6 out of 30 chips
      And seat 1 is dealt 9♠ 9♥
      And seat 2 stakes 10 out of 20 chips
      And seat 2 is dealt 10♠ 7♦
      And the dealer is dealt 6♣
      And the next cards are 9♦ 8♥ 4♠ Q♥ K♦ J♥ 2♦
      When seat 1 splits
      And seat 1 splits
      Then it is the turn of seat 1 hand 1
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      Then it is the turn of seat 1 hand 3
      When seat 1 stands
      Then it is the turn of seat 2 hand 1
      When seat 2 stands
      Then the round is over
      And the dealer ends on 18 with 6♣ J♥ 2♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 9♠ 8♥    | 17    | 6     | lose    | 0        |
        | 9♥ 4♠ Q♥ | 23    | 6     | lose    | 0        |
        | 9♦ K♦    | 19    | 6     | win     | 12       |
      And the hands of seat 2 are
        | cards  | total | stake | outcome | returned |
        | 10♠ 7♦ | 17    | 10    | lose    | 0        |
      And seat 1 has 24 chips
      And seat 2 has 10 chips

    @id:fr-p2-last-from-the-second-hand @splitPlace=last
    Scenario: Last, a hand split from the second comes third as well
      Given seat 1 stakes 8 out of 24 chips
      And seat 1 is dealt J♠ 10♣
      And the dealer is dealt 4♦
      And the next cards are 5♥ K♦ 7♠ 3♠ 6♠ Q♦ 4♠
      When seat 1 splits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or split
      When seat 1 splits
      Then it is the turn of seat 1 hand 2
      And seat 1 has 0 chips
      When seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 4♦ Q♦ 4♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | J♠ 5♥    | 15    | 8     | lose    | 0        |
        | 10♣ 7♠   | 17    | 8     | lose    | 0        |
        | K♦ 3♠ 6♠ | 19    | 8     | win     | 16       |
      And seat 1 has 16 chips

  @P3
  Rule: P3 Whether a split hand other than an ace may double on 9, 10 or 11 is left open.

    @id:fr-p3-yes-nine-and-eleven @doubleAfterSplit=yes
    Scenario: Yes, a split hand of 9 doubles and so does its neighbour of 11
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 7♠ 7♦
      And the dealer is dealt 9♣
      And the next cards are 2♥ 10♣ 4♠ K♠ 10♦
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      And seat 1 has 70 chips
      And the hands of seat 1 are
        | cards     | total | stake |
        | 7♠ 2♥ 10♣ | 19    | 20    |
        | 7♦ 4♠     | 11    | 10    |
      When seat 1 doubles
      Then the round is over
      And the dealer ends on 19 with 9♣ 10♦
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 7♠ 2♥ 10♣ | 19    | 20    | push    | 20       |
        | 7♦ 4♠ K♠  | 21    | 20    | win     | 40       |
      And seat 1 has 120 chips

    @id:fr-p3-yes-ten @doubleAfterSplit=yes
    Scenario: Yes, a split hand of 10 doubles, and its doubled stake is paid by a dealer 23
      Given seat 1 stakes 4 out of 40 chips
      And seat 1 is dealt 6♦ 6♠
      And the dealer is dealt 5♥
      And the next cards are 4♦ 9♠ K♦ 10♠ 8♦
      When seat 1 splits
      Then seat 1 may hit, stand or double
      When seat 1 doubles
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 stands
      Then the round is over
      And the dealer ends on 23 with 5♥ 10♠ 8♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 6♦ 4♦ 9♠ | 19    | 8     | win     | 16       |
        | 6♠ K♦    | 16    | 4     | win     | 8        |
      And seat 1 has 52 chips

    @id:fr-p3-yes-not-eight-nor-twelve @doubleAfterSplit=yes
    Scenario: Yes, but a split hand of 8 or of 12 does not double
      Given seat 1 stakes 2 out of 20 chips
      And seat 1 is dealt 3♠ 3♥
      And the dealer is dealt 7♣
      And the next cards are 5♠ 10♥ 9♥ 5♦ 10♠
      When seat 1 splits
      Then seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not this hand
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not this hand
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 7♣ 10♠
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 3♠ 5♠ 10♥ | 18    | 2     | win     | 4        |
        | 3♥ 9♥ 5♦  | 17    | 2     | push    | 2        |
      And seat 1 has 22 chips

    @id:fr-p3-yes-on-two-cards-only @doubleAfterSplit=yes
    Scenario: Yes, but a split hand of 10 that has drawn does not double, while its neighbour of 11 does
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 4♣ 4♦
      And the dealer is dealt 8♣
      And the next cards are 2♠ 4♥ 9♦ 7♥ 5♣ 8♠ 2♦
      When seat 1 splits
      And seat 1 hits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not two cards
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then the round is over
      And the dealer ends on 18 with 8♣ 8♠ 2♦
      And the hands of seat 1 are
        | cards       | total | stake | outcome | returned |
        | 4♣ 2♠ 4♥ 9♦ | 19    | 10    | win     | 20       |
        | 4♦ 7♥ 5♣    | 16    | 20    | lose    | 0        |
      And seat 1 has 90 chips

    @id:fr-p3-yes-not-covered @doubleAfterSplit=yes
    Scenario: Yes, but 9 chips do not cover the double of a split hand at a stake of 10
      Given seat 1 stakes 10 out of 29 chips
      And seat 1 is dealt 2♦ 2♣
      And the dealer is dealt 10♥
      And the next cards are 9♥ Q♠ 8♦ 7♠ 8♥
      When seat 1 splits
      Then seat 1 has 9 chips
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not covered
      When seat 1 hits
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 tries to double hand 2
      Then that is refused: not covered
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♥ 8♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 2♦ 9♥ Q♠ | 21    | 10    | win     | 20       |
        | 2♣ 8♦ 7♠ | 17    | 10    | lose    | 0        |
      And seat 1 has 29 chips

    @id:fr-p3-yes-covered-once @doubleAfterSplit=yes
    Scenario: Yes, and the last 10 chips cover the double of the first split hand, not that of the second
      Given seat 1 stakes 10 out of 30 chips
      And seat 1 is dealt 6♥ 6♣
      And the dealer is dealt 9♠
      And the next cards are 5♥ 8♣ 4♣ J♦ 10♣
      When seat 1 splits
      Then seat 1 has 10 chips
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then it is the turn of seat 1 hand 2
      And seat 1 has 0 chips
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not covered
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♠ 10♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 6♥ 5♥ 8♣ | 19    | 20    | push    | 20       |
        | 6♣ 4♣ J♦ | 20    | 10    | win     | 20       |
      And seat 1 has 40 chips

    @id:fr-p3-yes-all-lost-to-a-natural @doubleAfterSplit=yes
    Scenario: Yes, and a dealer natural takes the doubled stakes of both split hands, a 21 among them
      Given seat 1 stakes 6 out of 60 chips
      And seat 1 is dealt 5♣ 5♠
      And the dealer is dealt K♥
      And the next cards are 6♠ 10♦ 4♠ 9♦ A♣
      When seat 1 splits
      And seat 1 doubles
      Then it is the turn of seat 1 hand 2
      When seat 1 doubles
      Then the round is over
      And the dealer ends on 21 with K♥ A♣
      And the hands of seat 1 are
        | cards     | total | natural | stake | outcome | returned |
        | 5♣ 6♠ 10♦ | 21    | no      | 12    | lose    | 0        |
        | 5♠ 4♠ 9♦  | 18    | no      | 12    | lose    | 0        |
      And seat 1 has 36 chips

    @id:fr-p3-yes-after-a-second-split @doubleAfterSplit=yes
    Scenario: Yes, also the hands of a second split double
      Given seat 1 stakes 2 out of 30 chips
      And seat 1 is dealt 3♦ 3♣
      And the dealer is dealt 6♠
      And the next cards are K♠ 3♠ 7♠ 10♥ 8♥ 6♦ J♣ 3♥
      When seat 1 splits
      And seat 1 stands
      And seat 1 splits
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then it is the turn of seat 1 hand 3
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then the round is over
      And the dealer ends on 19 with 6♠ J♣ 3♥
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 3♦ K♠     | 13    | 2     | lose    | 0        |
        | 3♣ 7♠ 10♥ | 20    | 4     | win     | 8        |
        | 3♠ 8♥ 6♦  | 17    | 4     | lose    | 0        |
      And seat 1 has 28 chips

    @id:fr-p3-yes-not-on-a-soft-19 @doubleAfterSplit=yes @doubleSoft=no
    Scenario: Yes, a split hand doubles on a hard 11, but not on eight and ace where no soft hand doubles
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 8♦ 8♣
      And the dealer is dealt 7♥
      And the next cards are A♠ 3♥ 6♥ K♠
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not this hand
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then the round is over
      And the dealer ends on 17 with 7♥ K♠
      And the hands of seat 1 are
        | cards    | total   | stake | outcome | returned |
        | 8♦ A♠    | soft 19 | 10    | win     | 20       |
        | 8♣ 3♥ 6♥ | 17      | 20    | push    | 20       |
      And seat 1 has 110 chips

    @id:fr-p3-no-nine-and-ten @doubleAfterSplit=no
    Scenario: No, neither a split hand of 9 nor its neighbour of 10 doubles
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 7♠ 7♦
      And the dealer is dealt 8♦
      And the next cards are 2♥ K♦ 3♠ 9♠ J♣
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not this hand
      And seat 1 has 80 chips
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not this hand
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♦ J♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 7♠ 2♥ K♦ | 19    | 10    | win     | 20       |
        | 7♦ 3♠ 9♠ | 19    | 10    | win     | 20       |
      And seat 1 has 120 chips

    @id:fr-p3-no-eleven @doubleAfterSplit=no
    Scenario: No, neither of two split hands of 11 doubles
      Given seat 1 stakes 6 out of 60 chips
      And seat 1 is dealt 6♥ 6♦
      And the dealer is dealt 10♠
      And the next cards are 5♣ Q♦ 5♠ 7♥ 10♥
      When seat 1 splits
      Then seat 1 may hit or stand
      When seat 1 tries to double hand 1
      Then that is refused: not this hand
      When seat 1 hits
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 tries to double hand 2
      Then that is refused: not this hand
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 20 with 10♠ 10♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 6♥ 5♣ Q♦ | 21    | 6     | win     | 12       |
        | 6♦ 5♠ 7♥ | 18    | 6     | lose    | 0        |
      And seat 1 has 60 chips

    @id:fr-p3-no-an-unsplit-hand-doubles @doubleAfterSplit=no
    Scenario: No, but a pair of fives that is not split doubles, and so does the next seat beside a split
      Given seat 1 stakes 4 out of 40 chips
      And seat 1 is dealt 5♥ 5♦
      And seat 2 stakes 2 out of 20 chips
      And seat 2 is dealt 4♠ 4♥
      And seat 3 stakes 10 out of 50 chips
      And seat 3 is dealt 8♥ 3♣
      And the dealer is dealt 6♦
      And the next cards are 9♦ 5♠ J♥ Q♠ 7♣ K♥ 4♦
      When the cards are dealt
      Then seat 1 may hit, stand, double or split
      When seat 1 doubles
      Then it is the turn of seat 2 hand 1
      When seat 2 splits
      Then seat 2 may hit or stand
      When seat 2 tries to double
      Then that is refused: not this hand
      When seat 2 hits
      And seat 2 stands
      And seat 2 stands
      Then it is the turn of seat 3 hand 1
      And seat 3 may hit, stand or double
      When seat 3 doubles
      Then the round is over
      And the dealer ends on 20 with 6♦ K♥ 4♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 5♥ 5♦ 9♦ | 19    | 8     | lose    | 0        |
      And the hands of seat 2 are
        | cards    | total | stake | outcome | returned |
        | 4♠ 5♠ J♥ | 19    | 2     | lose    | 0        |
        | 4♥ Q♠    | 14    | 2     | lose    | 0        |
      And the hands of seat 3 are
        | cards    | total | stake | outcome | returned |
        | 8♥ 3♣ 7♣ | 18    | 20    | lose    | 0        |
      And seat 1 has 32 chips
      And seat 2 has 16 chips
      And seat 3 has 30 chips

    @id:fr-p3-no-after-a-second-split @doubleAfterSplit=no
    Scenario: No, nor do the hands of a second split double, on 9, 10 or 11
      Given seat 1 stakes 8 out of 100 chips
      And seat 1 is dealt 2♠ 2♥
      And the dealer is dealt 9♥
      And the next cards are 7♦ Q♥ 2♣ 8♠ K♣ 9♣ 8♣ 9♦
      When seat 1 splits
      Then seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not this hand
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or split
      When seat 1 splits
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not this hand
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 3
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not this hand
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 9♥ 9♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 2♠ 7♦ Q♥ | 19    | 8     | win     | 16       |
        | 2♥ 8♠ K♣ | 20    | 8     | win     | 16       |
        | 2♣ 9♣ 8♣ | 19    | 8     | win     | 16       |
      And seat 1 has 124 chips

    @id:fr-p3-no-with-no-chips-left @doubleAfterSplit=no
    Scenario: No, a split hand of 10 is refused its double because it is split, not because the chips are gone
      Given seat 1 stakes 10 out of 20 chips
      And seat 1 is dealt 6♠ 6♦
      And the dealer is dealt 7♣
      And the next cards are 4♥ 2♦ 5♥ K♦ 10♦
      When seat 1 splits
      Then seat 1 has 0 chips
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not this hand
      When seat 1 hits
      And seat 1 tries to double
      Then that is refused: not two cards
      When seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 7♣ 10♦
      And the hands of seat 1 are
        | cards       | total | stake | outcome | returned |
        | 6♠ 4♥ 2♦ 5♥ | 17    | 10    | push    | 10       |
        | 6♦ K♦       | 16    | 10    | lose    | 0        |
      And seat 1 has 10 chips

  @P4
  Rule: P4 Whether an ace counted 1 can make the 9, 10 or 11 that may be doubled is left open.

    @id:fr-p4-no-ace-eight @doubleSoft=no
    Scenario: No, ace and eight are 19 and do not double
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt A♠ 8♦
      And the dealer is dealt 6♠
      And the next cards are 2♣ 10♥ 4♦
      When the cards are dealt
      Then seat 1 may hit or stand
      And the hands of seat 1 are
        | cards | total   | stake |
        | A♠ 8♦ | soft 19 | 10    |
      When seat 1 tries to double
      Then that is refused: not this hand
      And seat 1 has 90 chips
      When seat 1 hits
      Then the round is over
      And the dealer ends on 20 with 6♠ 10♥ 4♦
      And the hands of seat 1 are
        | cards    | total   | natural | stake | outcome | returned |
        | A♠ 8♦ 2♣ | soft 21 | no      | 10    | win     | 20       |
      And seat 1 has 110 chips

    @id:fr-p4-no-nine-ace @doubleSoft=no
    Scenario: No, nine and ace are 20 and do not double
      Given seat 1 stakes 4 out of 40 chips
      And seat 1 is dealt 9♣ A♥
      And the dealer is dealt 5♦
      And the next cards are K♠ 5♠
      When the cards are dealt
      Then seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not this hand
      When seat 1 stands
      Then the round is over
      And the dealer ends on 20 with 5♦ K♠ 5♠
      And the hands of seat 1 are
        | cards | total   | stake | outcome | returned |
        | 9♣ A♥ | soft 20 | 4     | push    | 4        |
      And seat 1 has 40 chips

    @id:fr-p4-no-hard-nine-beside-it @doubleSoft=no
    Scenario: No, a five and a four double while ace and eight at the next seat do not
      Given seat 1 stakes 2 out of 20 chips
      And seat 1 is dealt 5♥ 4♥
      And seat 2 stakes 8 out of 80 chips
      And seat 2 is dealt 8♣ A♦
      And the dealer is dealt 10♣
      And the next cards are J♠ 8♠
      When the cards are dealt
      Then seat 1 may hit, stand or double
      When seat 1 doubles
      Then it is the turn of seat 2 hand 1
      And seat 2 may hit or stand
      When seat 2 tries to double
      Then that is refused: not this hand
      When seat 2 stands
      Then the round is over
      And the dealer ends on 18 with 10♣ 8♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 5♥ 4♥ J♠ | 19    | 4     | win     | 8        |
      And the hands of seat 2 are
        | cards | total   | stake | outcome | returned |
        | 8♣ A♦ | soft 19 | 8     | win     | 16       |
      And seat 1 has 24 chips
      And seat 2 has 88 chips

    @id:fr-p4-no-split-nine-with-an-ace @doubleSoft=no @doubleAfterSplit=yes
    Scenario: No, a split nine that receives an ace does not double, while the other that receives a two does
      Given seat 1 stakes 6 out of 60 chips
      And seat 1 is dealt 9♦ 9♥
      And the dealer is dealt 8♥
      And the next cards are A♣ 2♦ 7♦ Q♥
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not this hand
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then the round is over
      And the dealer ends on 18 with 8♥ Q♥
      And the hands of seat 1 are
        | cards    | total   | stake | outcome | returned |
        | 9♦ A♣    | soft 20 | 6     | win     | 12       |
        | 9♥ 2♦ 7♦ | 18      | 12    | push    | 12       |
      And seat 1 has 66 chips

    @id:fr-p4-yes-ace-eight @doubleSoft=yes
    Scenario: Yes, ace and eight double as 9, and a king makes them a hard 19
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt A♠ 8♦
      And the dealer is dealt 6♠
      And the next cards are K♣ 10♥ 2♥
      When the cards are dealt
      Then seat 1 may hit, stand or double
      And the hands of seat 1 are
        | cards | total   | stake |
        | A♠ 8♦ | soft 19 | 10    |
      When seat 1 doubles
      Then the round is over
      And the dealer ends on 18 with 6♠ 10♥ 2♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | A♠ 8♦ K♣ | 19    | 20    | win     | 40       |
      And seat 1 has 120 chips

    @id:fr-p4-yes-nine-ace @doubleSoft=yes
    Scenario: Yes, nine and ace double as 10, and a six makes them a hard 16 that draws no more
      Given seat 1 stakes 4 out of 40 chips
      And seat 1 is dealt 9♣ A♥
      And the dealer is dealt 7♠
      And the next cards are 6♥ K♠
      When the cards are dealt
      Then seat 1 may hit, stand or double
      When seat 1 doubles
      Then the round is over
      And the dealer ends on 17 with 7♠ K♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 9♣ A♥ 6♥ | 16    | 8     | lose    | 0        |
      And seat 1 has 32 chips

    @id:fr-p4-yes-the-ace-still-counts-eleven @doubleSoft=yes
    Scenario: Yes, and in a doubled hand of ace, eight and two the ace counts 11 again
      Given seat 1 stakes 20 out of 40 chips
      And seat 1 is dealt 8♥ A♣
      And the dealer is dealt 10♦
      And the next cards are 2♠ Q♠
      When the cards are dealt
      Then seat 1 may hit, stand or double
      When seat 1 doubles
      Then the round is over
      And the dealer ends on 20 with 10♦ Q♠
      And the hands of seat 1 are
        | cards    | total   | natural | stake | outcome | returned |
        | 8♥ A♣ 2♠ | soft 21 | no      | 40    | win     | 80       |
      And seat 1 has 80 chips

    @id:fr-p4-yes-not-ace-seven @doubleSoft=yes
    Scenario: Yes, but ace and seven are 8 or 18 and do not double
      Given seat 1 stakes 6 out of 60 chips
      And seat 1 is dealt A♦ 7♣
      And the dealer is dealt 9♦
      And the next cards are 3♣ 9♠
      When the cards are dealt
      Then seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not this hand
      When seat 1 hits
      Then the round is over
      And the dealer ends on 18 with 9♦ 9♠
      And the hands of seat 1 are
        | cards    | total   | stake | outcome | returned |
        | A♦ 7♣ 3♣ | soft 21 | 6     | win     | 12       |
      And seat 1 has 66 chips

    @id:fr-p4-yes-not-two-aces-nor-ace-two @doubleSoft=yes
    Scenario: Yes, but neither two aces nor ace and two double
      Given seat 1 stakes 2 out of 20 chips
      And seat 1 is dealt A♦ A♠
      And seat 2 stakes 4 out of 50 chips
      And seat 2 is dealt 2♣ A♥
      And the dealer is dealt 10♠
      And the next cards are 6♦ 5♦ 8♦
      When the cards are dealt
      Then seat 1 may hit, stand or split
      When seat 1 tries to double
      Then that is refused: not this hand
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 2 hand 1
      And seat 2 may hit or stand
      When seat 2 tries to double
      Then that is refused: not this hand
      When seat 2 hits
      And seat 2 stands
      Then the round is over
      And the dealer ends on 18 with 10♠ 8♦
      And the hands of seat 1 are
        | cards    | total   | stake | outcome | returned |
        | A♦ A♠ 6♦ | soft 18 | 2     | push    | 2        |
      And the hands of seat 2 are
        | cards    | total   | stake | outcome | returned |
        | 2♣ A♥ 5♦ | soft 18 | 4     | push    | 4        |
      And seat 1 has 20 chips
      And seat 2 has 50 chips

    @id:fr-p4-yes-on-two-cards-only @doubleSoft=yes
    Scenario: Yes, but ace, three and five have drawn and do not double
      Given seat 1 stakes 8 out of 80 chips
      And seat 1 is dealt A♣ 3♦
      And the dealer is dealt 7♥
      And the next cards are 5♠ Q♣
      When the cards are dealt
      Then seat 1 may hit or stand
      When seat 1 hits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not two cards
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 7♥ Q♣
      And the hands of seat 1 are
        | cards    | total   | stake | outcome | returned |
        | A♣ 3♦ 5♠ | soft 19 | 8     | win     | 16       |
      And seat 1 has 88 chips

    @id:fr-p4-yes-not-covered @doubleSoft=yes
    Scenario: Yes, but ace and nine need a second stake to double, and 9 chips are not 10
      Given seat 1 stakes 10 out of 19 chips
      And seat 1 is dealt A♥ 9♥
      And the dealer is dealt 4♠
      And the next cards are 6♣ J♥
      When the cards are dealt
      Then seat 1 may hit or stand
      When seat 1 tries to double
      Then that is refused: not covered
      When seat 1 stands
      Then the round is over
      And the dealer ends on 20 with 4♠ 6♣ J♥
      And the hands of seat 1 are
        | cards | total   | stake | outcome | returned |
        | A♥ 9♥ | soft 20 | 10    | push    | 10       |
      And seat 1 has 19 chips

    @id:fr-p4-yes-after-a-split @doubleSoft=yes @doubleAfterSplit=yes
    Scenario: Yes, a split eight that receives an ace doubles where split hands double
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 8♠ 8♣
      And the dealer is dealt 6♥
      And the next cards are A♦ 3♦ 9♣ 10♣ 10♦
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      And seat 1 has 70 chips
      And the hands of seat 1 are
        | cards    | total | stake |
        | 8♠ A♦ 3♦ | 12    | 20    |
        | 8♣ 9♣    | 17    | 10    |
      When seat 1 stands
      Then the round is over
      And the dealer ends on 26 with 6♥ 10♣ 10♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 8♠ A♦ 3♦ | 12    | 20    | win     | 40       |
        | 8♣ 9♣    | 17    | 10    | win     | 20       |
      And seat 1 has 130 chips

    @id:fr-p4-yes-but-no-double-after-a-split @doubleSoft=yes @doubleAfterSplit=no
    Scenario: Yes, ace and nine double at the first seat, but a split nine with an ace at the second does not where no split hand doubles
      Given seat 1 stakes 4 out of 40 chips
      And seat 1 is dealt A♠ 9♠
      And seat 2 stakes 6 out of 60 chips
      And seat 2 is dealt 9♣ 9♦
      And the dealer is dealt 7♦
      And the next cards are 8♦ A♣ 8♣ J♣
      When the cards are dealt
      Then seat 1 may hit, stand or double
      When seat 1 doubles
      Then it is the turn of seat 2 hand 1
      When seat 2 splits
      Then it is the turn of seat 2 hand 1
      And seat 2 may hit or stand
      When seat 2 tries to double
      Then that is refused: not this hand
      When seat 2 stands
      And seat 2 stands
      Then the round is over
      And the dealer ends on 17 with 7♦ J♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | A♠ 9♠ 8♦ | 18    | 8     | win     | 16       |
      And the hands of seat 2 are
        | cards | total   | stake | outcome | returned |
        | 9♣ A♣ | soft 20 | 6     | win     | 12       |
        | 9♦ 8♣ | 17      | 6     | push    | 6        |
      And seat 1 has 48 chips
      And seat 2 has 66 chips

  @P5
  Rule: P5 Whether an ace dealt to a split ace may be split again is left open; such a pair may only split or stand.

    @id:fr-p5-no-the-pair-stands @resplitAces=no
    Scenario: No, a split ace that receives an ace stands by itself at 12
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt A♣ A♦
      And the dealer is dealt 8♠
      And the next cards are A♥ K♥ 10♦
      When seat 1 splits
      Then the round is over
      And the dealer ends on 18 with 8♠ 10♦
      And the hands of seat 1 are
        | cards | total   | natural | stake | outcome | returned |
        | A♣ A♥ | soft 12 | no      | 10    | lose    | 0        |
        | A♦ K♥ | soft 21 | no      | 10    | win     | 20       |
      And seat 1 has 100 chips

    @id:fr-p5-no-two-pairs-stand @resplitAces=no
    Scenario: No, two split aces that both receive an ace stand, and both are paid when the dealer goes over
      Given seat 1 stakes 4 out of 24 chips
      And seat 1 is dealt A♠ A♥
      And the dealer is dealt 6♣
      And the next cards are A♦ A♣ 9♠ 10♣
      When seat 1 splits
      Then the round is over
      And the dealer ends on 25 with 6♣ 9♠ 10♣
      And the hands of seat 1 are
        | cards | total   | stake | outcome | returned |
        | A♠ A♦ | soft 12 | 4     | win     | 8        |
        | A♥ A♣ | soft 12 | 4     | win     | 8        |
      And seat 1 has 32 chips

    @id:fr-p5-no-the-turn-goes-on @resplitAces=no
    Scenario: No, after the split the turn is the next seat's, and the pair of aces neither splits nor hits
      Given seat 1 stakes 20 out of 200 chips
      And seat 1 is dealt A♠ A♣
      And seat 2 stakes 2 out of 20 chips
      And seat 2 is dealt 10♥ 6♥
      And the dealer is dealt 7♥
      And the next cards are A♦ 6♦ 4♥ 10♠
      When seat 1 splits
      Then it is the turn of seat 2 hand 1
      And the hands of seat 1 are
        | cards | total   | stake |
        | A♠ A♦ | soft 12 | 20    |
        | A♣ 6♦ | soft 17 | 20    |
      When seat 1 tries to split hand 1
      Then that is refused: not your turn
      When seat 1 tries to hit hand 1
      Then that is refused: not your turn
      When seat 2 hits
      And seat 2 stands
      Then the round is over
      And the dealer ends on 17 with 7♥ 10♠
      And the hands of seat 1 are
        | cards | total   | stake | outcome | returned |
        | A♠ A♦ | soft 12 | 20    | lose    | 0        |
        | A♣ 6♦ | soft 17 | 20    | push    | 20       |
      And the hands of seat 2 are
        | cards     | total | stake | outcome | returned |
        | 10♥ 6♥ 4♥ | 20    | 2     | win     | 4        |
      And seat 1 has 180 chips
      And seat 2 has 22 chips

    @id:fr-p5-yes-split-or-stand @resplitAces=yes
    Scenario: Yes, a split ace that receives an ace may split or stand, not hit or double, and stands
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt A♣ A♦
      And the dealer is dealt 8♠
      And the next cards are A♥ 9♠ Q♦
      When the cards are dealt
      Then seat 1 may hit, stand or split
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may split or stand
      And the hands of seat 1 are
        | cards | total   | stake |
        | A♣ A♥ | soft 12 | 10    |
        | A♦ 9♠ | soft 20 | 10    |
      When seat 1 tries to hit
      Then that is refused: not this hand
      When seat 1 tries to double
      Then that is refused: not this hand
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♠ Q♦
      And the hands of seat 1 are
        | cards | total   | stake | outcome | returned |
        | A♣ A♥ | soft 12 | 10    | lose    | 0        |
        | A♦ 9♠ | soft 20 | 10    | win     | 20       |
      And seat 1 has 100 chips

    @id:fr-p5-yes-three-hands @resplitAces=yes
    Scenario: Yes, a pair on the second ace is split into a second and a third hand, each with one card and no turn
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt A♠ A♥
      And the dealer is dealt 9♦
      And the next cards are 7♠ A♣ K♣ 5♣ 8♦
      When seat 1 splits
      Then it is the turn of seat 1 hand 2
      And seat 1 may split or stand
      And seat 1 has 80 chips
      And the hands of seat 1 are
        | cards | total   | stake |
        | A♠ 7♠ | soft 18 | 10    |
        | A♥ A♣ | soft 12 | 10    |
      When seat 1 splits
      Then the round is over
      And the dealer ends on 17 with 9♦ 8♦
      And the hands of seat 1 are
        | cards | total   | natural | stake | outcome | returned |
        | A♠ 7♠ | soft 18 | no      | 10    | win     | 20       |
        | A♥ K♣ | soft 21 | no      | 10    | win     | 20       |
        | A♣ 5♣ | soft 16 | no      | 10    | lose    | 0        |
      And seat 1 has 110 chips

    @id:fr-p5-yes-split-again-next @resplitAces=yes @splitPlace=next
    Scenario: Yes, a pair on the first ace is split again with the last 6 chips, and the new hand is placed second
      Given seat 1 stakes 6 out of 18 chips
      And seat 1 is dealt A♥ A♣
      And the dealer is dealt 10♣
      And the next cards are A♠ 4♠ 10♠ 9♣ 9♠
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may split or stand
      And seat 1 has 6 chips
      When seat 1 splits
      Then the round is over
      And the dealer ends on 19 with 10♣ 9♠
      And the hands of seat 1 are
        | cards  | total   | natural | stake | outcome | returned |
        | A♥ 10♠ | soft 21 | no      | 6     | win     | 12       |
        | A♠ 9♣  | soft 20 | no      | 6     | win     | 12       |
        | A♣ 4♠  | soft 15 | no      | 6     | lose    | 0        |
      And seat 1 has 24 chips

    @id:fr-p5-yes-split-again-last @resplitAces=yes @splitPlace=last
    Scenario: Yes, a pair on the first ace is split again, and the new hand is placed third
      Given seat 1 stakes 6 out of 60 chips
      And seat 1 is dealt A♥ A♣
      And the dealer is dealt 10♣
      And the next cards are A♠ 4♠ 10♠ 9♣ 9♠
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And the hands of seat 1 are
        | cards | total   | stake |
        | A♥ A♠ | soft 12 | 6     |
        | A♣ 4♠ | soft 15 | 6     |
      When seat 1 splits
      Then the round is over
      And the dealer ends on 19 with 10♣ 9♠
      And the hands of seat 1 are
        | cards  | total   | natural | stake | outcome | returned |
        | A♥ 10♠ | soft 21 | no      | 6     | win     | 12       |
        | A♣ 4♠  | soft 15 | no      | 6     | lose    | 0        |
        | A♠ 9♣  | soft 20 | no      | 6     | win     | 12       |
      And seat 1 has 66 chips

    @id:fr-p5-yes-not-covered-goes-on @resplitAces=yes
    Scenario: Yes, but a pair that 9 chips do not cover stands by itself, and the turn is the next seat's
      Given seat 1 stakes 10 out of 29 chips
      And seat 1 is dealt A♠ A♦
      And seat 2 stakes 4 out of 40 chips
      And seat 2 is dealt K♦ 9♥
      And the dealer is dealt 7♣
      And the next cards are A♥ 8♥ J♦
      When seat 1 splits
      Then it is the turn of seat 2 hand 1
      And seat 1 has 9 chips
      And the hands of seat 1 are
        | cards | total   | stake |
        | A♠ A♥ | soft 12 | 10    |
        | A♦ 8♥ | soft 19 | 10    |
      When seat 1 tries to split hand 1
      Then that is refused: not your turn
      When seat 2 stands
      Then the round is over
      And the dealer ends on 17 with 7♣ J♦
      And the hands of seat 1 are
        | cards | total   | stake | outcome | returned |
        | A♠ A♥ | soft 12 | 10    | lose    | 0        |
        | A♦ 8♥ | soft 19 | 10    | win     | 20       |
      And the hands of seat 2 are
        | cards | total | stake | outcome | returned |
        | K♦ 9♥ | 19    | 4     | win     | 8        |
      And seat 1 has 29 chips
      And seat 2 has 44 chips

    @id:fr-p5-yes-not-covered-ends @resplitAces=yes
    Scenario: Yes, but with no chips left the pair on the second ace stands by itself and the round ends
      Given seat 1 stakes 6 out of 12 chips
      And seat 1 is dealt A♥ A♣
      And the dealer is dealt 5♠
      And the next cards are Q♠ A♦ 10♥ 8♠
      When seat 1 splits
      Then the round is over
      And the dealer ends on 23 with 5♠ 10♥ 8♠
      And the hands of seat 1 are
        | cards | total   | natural | stake | outcome | returned |
        | A♥ Q♠ | soft 21 | no      | 6     | win     | 12       |
        | A♣ A♦ | soft 12 | no      | 6     | win     | 12       |
      And seat 1 has 24 chips

    @id:fr-p5-yes-both-pairs-stand @resplitAces=yes
    Scenario: Yes, two split aces that both receive an ace have their turns one after the other, and both stand
      Given seat 1 stakes 2 out of 20 chips
      And seat 1 is dealt A♠ A♣
      And the dealer is dealt 4♦
      And the next cards are A♥ A♦ 10♣ K♠
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may split or stand
      When seat 1 tries to stand hand 2
      Then that is refused: not your turn
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may split or stand
      When seat 1 tries to hit
      Then that is refused: not this hand
      When seat 1 tries to double
      Then that is refused: not this hand
      When seat 1 stands
      Then the round is over
      And the dealer ends on 24 with 4♦ 10♣ K♠
      And the hands of seat 1 are
        | cards | total   | stake | outcome | returned |
        | A♠ A♥ | soft 12 | 2     | win     | 4        |
        | A♣ A♦ | soft 12 | 2     | win     | 4        |
      And seat 1 has 24 chips

    @id:fr-p5-yes-an-unsplit-pair-may-hit @resplitAces=yes
    Scenario: Yes, and two aces that have not been split may be hit as well as split
      Given seat 1 stakes 8 out of 80 chips
      And seat 1 is dealt A♦ A♠
      And the dealer is dealt 6♥
      And the next cards are 7♦ K♦ 3♠
      When the cards are dealt
      Then seat 1 may hit, stand or split
      When seat 1 hits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 6♥ K♦ 3♠
      And the hands of seat 1 are
        | cards    | total   | stake | outcome | returned |
        | A♦ A♠ 7♦ | soft 19 | 8     | push    | 8        |
      And seat 1 has 80 chips

  @P6
  Rule: P6 Whether an ace dealt to a split ten-value card makes a natural or an ordinary 21 is left open.

    @id:fr-p6-ordinary-is-paid-once @splitTenAce=ordinary
    Scenario: Ordinary, a split ten with an ace is no natural, takes no card and is paid 1 to 1
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 10♠ K♦
      And the dealer is dealt 9♥
      And the next cards are A♣ 7♣ 10♦
      When seat 1 splits
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      And seat 1 has 80 chips
      And the hands of seat 1 are
        | cards  | total   | natural | stake |
        | 10♠ A♣ | soft 21 | no      | 10    |
        | K♦ 7♣  | 17      | no      | 10    |
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♥ 10♦
      And the hands of seat 1 are
        | cards  | total   | natural | stake | outcome | returned |
        | 10♠ A♣ | soft 21 | no      | 10    | win     | 20       |
        | K♦ 7♣  | 17      | no      | 10    | lose    | 0        |
      And seat 1 has 100 chips

    @id:fr-p6-ordinary-ties-with-21 @splitTenAce=ordinary
    Scenario: Ordinary, a split jack with an ace ties with a dealer 21 of three cards
      Given seat 1 stakes 4 out of 40 chips
      And seat 1 is dealt J♣ J♥
      And the dealer is dealt 5♦
      And the next cards are 8♦ A♠ 6♦ 10♠
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      When seat 1 stands
      Then the round is over
      And the dealer ends on 21 with 5♦ 6♦ 10♠
      And the hands of seat 1 are
        | cards | total   | natural | stake | outcome | returned |
        | J♣ 8♦ | 18      | no      | 4     | lose    | 0        |
        | J♥ A♠ | soft 21 | no      | 4     | push    | 4        |
      And seat 1 has 36 chips

    @id:fr-p6-ordinary-loses-to-a-natural @splitTenAce=ordinary
    Scenario: Ordinary, a split queen with an ace loses to a dealer natural
      Given seat 1 stakes 6 out of 60 chips
      And seat 1 is dealt Q♠ Q♦
      And the dealer is dealt 10♥
      And the next cards are A♦ 9♦ A♣
      When seat 1 splits
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the round is over
      And the dealer ends on 21 with 10♥ A♣
      And the hands of seat 1 are
        | cards | total   | natural | stake | outcome | returned |
        | Q♠ A♦ | soft 21 | no      | 6     | lose    | 0        |
        | Q♦ 9♦ | 19      | no      | 6     | lose    | 0        |
      And seat 1 has 48 chips

    @id:fr-p6-ordinary-both @splitTenAce=ordinary
    Scenario: Ordinary, two split tens that both receive an ace are paid 1 to 1 by a dealer 22
      Given seat 1 stakes 2 out of 20 chips
      And seat 1 is dealt 10♦ 10♣
      And the dealer is dealt 6♠
      And the next cards are A♥ A♠ 6♦ Q♥
      When seat 1 splits
      Then the round is over
      And the dealer ends on 22 with 6♠ 6♦ Q♥
      And the hands of seat 1 are
        | cards  | total   | natural | stake | outcome | returned |
        | 10♦ A♥ | soft 21 | no      | 2     | win     | 4        |
        | 10♣ A♠ | soft 21 | no      | 2     | win     | 4        |
      And seat 1 has 24 chips

    @id:fr-p6-natural-is-paid-three-to-two @splitTenAce=natural
    Scenario: Natural, a split ten with an ace is shown as a natural and paid 3 to 2
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 10♠ K♦
      And the dealer is dealt 9♥
      And the next cards are A♣ 7♣ 10♦
      When seat 1 splits
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      And the hands of seat 1 are
        | cards  | total   | natural | stake |
        | 10♠ A♣ | soft 21 | yes     | 10    |
        | K♦ 7♣  | 17      | no      | 10    |
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♥ 10♦
      And the hands of seat 1 are
        | cards  | total   | natural | stake | outcome | returned |
        | 10♠ A♣ | soft 21 | yes     | 10    | win     | 25       |
        | K♦ 7♣  | 17      | no      | 10    | lose    | 0        |
      And seat 1 has 105 chips

    @id:fr-p6-natural-beats-21 @splitTenAce=natural
    Scenario: Natural, a split jack with an ace beats a dealer 21 of three cards
      Given seat 1 stakes 4 out of 40 chips
      And seat 1 is dealt J♣ J♥
      And the dealer is dealt 5♦
      And the next cards are 8♦ A♠ 6♦ 10♠
      When seat 1 splits
      Then it is the turn of seat 1 hand 1
      When seat 1 stands
      Then the round is over
      And the dealer ends on 21 with 5♦ 6♦ 10♠
      And the hands of seat 1 are
        | cards | total   | natural | stake | outcome | returned |
        | J♣ 8♦ | 18      | no      | 4     | lose    | 0        |
        | J♥ A♠ | soft 21 | yes     | 4     | win     | 10       |
      And seat 1 has 42 chips

    @id:fr-p6-natural-pushes @splitTenAce=natural
    Scenario: Natural, a split queen with an ace pushes against a dealer natural, while its neighbour of 19 loses
      Given seat 1 stakes 6 out of 60 chips
      And seat 1 is dealt Q♠ Q♦
      And the dealer is dealt 10♥
      And the next cards are A♦ 9♦ A♣
      When seat 1 splits
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the round is over
      And the dealer ends on 21 with 10♥ A♣
      And the hands of seat 1 are
        | cards | total   | natural | stake | outcome | returned |
        | Q♠ A♦ | soft 21 | yes     | 6     | push    | 6        |
        | Q♦ 9♦ | 19      | no      | 6     | lose    | 0        |
      And seat 1 has 54 chips

    @id:fr-p6-natural-both @splitTenAce=natural
    Scenario: Natural, two split tens that both receive an ace are both paid 3 to 2
      Given seat 1 stakes 2 out of 20 chips
      And seat 1 is dealt 10♦ 10♣
      And the dealer is dealt 6♠
      And the next cards are A♥ A♠ 6♦ Q♥
      When seat 1 splits
      Then the round is over
      And the hands of seat 1 are
        | cards  | total   | natural | stake | outcome | returned |
        | 10♦ A♥ | soft 21 | yes     | 2     | win     | 5        |
        | 10♣ A♠ | soft 21 | yes     | 2     | win     | 5        |
      And seat 1 has 26 chips

    @id:fr-p6-natural-not-of-three-cards @splitTenAce=natural
    Scenario: Natural, but a split ten that comes to 21 with three cards is no natural and ties with the dealer's 21
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 10♠ Q♣
      And the dealer is dealt 8♦
      And the next cards are 5♥ 6♥ A♦ 8♥ 5♠
      When seat 1 splits
      And seat 1 hits
      Then the round is over
      And the dealer ends on 21 with 8♦ 8♥ 5♠
      And the hands of seat 1 are
        | cards     | total   | natural | stake | outcome | returned |
        | 10♠ 5♥ 6♥ | 21      | no      | 10    | push    | 10       |
        | Q♣ A♦     | soft 21 | yes     | 10    | win     | 25       |
      And seat 1 has 115 chips

    @id:fr-p6-natural-never-of-a-split-ace @splitTenAce=natural
    Scenario: Natural, but a split ace with a ten-value card is no natural and ties with a dealer 21 of three cards
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt A♥ A♠
      And the dealer is dealt 9♦
      And the next cards are K♣ 10♥ 2♣ 10♠
      When seat 1 splits
      Then the round is over
      And the dealer ends on 21 with 9♦ 2♣ 10♠
      And the hands of seat 1 are
        | cards  | total   | natural | stake | outcome | returned |
        | A♥ K♣  | soft 21 | no      | 10    | push    | 10       |
        | A♠ 10♥ | soft 21 | no      | 10    | push    | 10       |
      And seat 1 has 100 chips

    @id:fr-p6-natural-of-a-second-split @splitTenAce=natural
    Scenario: Natural, a split king that is split a second time and receives an ace is a natural too
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt K♠ K♥
      And the dealer is dealt 7♣
      And the next cards are 9♠ J♦ A♥ 7♦ J♠
      When seat 1 splits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or split
      When seat 1 splits
      Then it is the turn of seat 1 hand 3
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 7♣ J♠
      And the hands of seat 1 are
        | cards | total   | natural | stake | outcome | returned |
        | K♠ 9♠ | 19      | no      | 10    | win     | 20       |
        | K♥ A♥ | soft 21 | yes     | 10    | win     | 25       |
        | J♦ 7♦ | 17      | no      | 10    | push    | 10       |
      And seat 1 has 125 chips

    @id:fr-p6-natural-insured @splitTenAce=natural
    Scenario: Natural, a split ten with an ace keeps its stake against a dealer natural with an ace up, and the insurance is paid
      Given seat 1 stakes 20 out of 100 chips
      And seat 1 is dealt 10♣ 10♠
      And the dealer is dealt A♦
      And the next cards are A♥ 8♣ Q♥
      When seat 1 insures 10
      And seat 1 splits
      Then it is the turn of seat 1 hand 2
      And seat 1 is insured for 10
      When seat 1 stands
      Then the round is over
      And the dealer ends on 21 with A♦ Q♥
      And the hands of seat 1 are
        | cards  | total   | natural | stake | outcome | returned |
        | 10♣ A♥ | soft 21 | yes     | 20    | push    | 20       |
        | 10♠ 8♣ | 18      | no      | 20    | lose    | 0        |
      And seat 1 has 100 chips

    @id:fr-p6-ordinary-insured @splitTenAce=ordinary
    Scenario: Ordinary, a split ten with an ace loses to a dealer natural with an ace up, and the insurance alone is paid
      Given seat 1 stakes 20 out of 100 chips
      And seat 1 is dealt 10♣ 10♠
      And the dealer is dealt A♦
      And the next cards are A♥ 8♣ Q♥
      When seat 1 insures 10
      And seat 1 splits
      Then it is the turn of seat 1 hand 2
      And seat 1 has 50 chips
      When seat 1 stands
      Then the round is over
      And the dealer ends on 21 with A♦ Q♥
      And the hands of seat 1 are
        | cards  | total   | natural | stake | outcome | returned |
        | 10♣ A♥ | soft 21 | no      | 20    | lose    | 0        |
        | 10♠ 8♣ | 18      | no      | 20    | lose    | 0        |
      And seat 1 has 80 chips

  @P7
  Rule: P7 Whether all seats decide on insurance before anybody plays, or each right before its own first decision, is left open.

    @id:fr-p7-table-first-two-seats @insuranceTiming=table-first
    Scenario: Table first, the second seat decides on insurance before the first plays, and not again
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 10♠ 6♠
      And seat 2 stakes 4 out of 40 chips
      And seat 2 is dealt 9♥ 5♦
      And the dealer is dealt A♣
      And the next cards are 3♦ 5♠ 7♦
      When the cards are dealt
      Then insurance is offered
      When seat 1 insures 5
      Then insurance is offered
      And seat 1 has 85 chips
      And seat 1 is insured for 5
      And the hands of seat 1 are
        | cards  | total | stake |
        | 10♠ 6♠ | 16    | 10    |
      When seat 2 tries to hit
      Then that is refused: not now
      When seat 2 declines insurance
      Then the hands are played
      And it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 hits
      And seat 1 stands
      Then the hands are played
      And it is the turn of seat 2 hand 1
      And seat 2 may hit or stand
      When seat 2 tries to insure 2
      Then that is refused: not now
      When seat 2 hits
      And seat 2 stands
      Then the round is over
      And the dealer ends on 18 with A♣ 7♦
      And seat 1 is insured for 5
      And seat 2 is insured for 0
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♠ 6♠ 3♦ | 19    | 10    | win     | 20       |
      And the hands of seat 2 are
        | cards    | total | stake | outcome | returned |
        | 9♥ 5♦ 5♠ | 19    | 4     | win     | 8        |
      And seat 1 has 105 chips
      And seat 2 has 44 chips

    @id:fr-p7-table-first-a-natural-in-the-middle @insuranceTiming=table-first
    Scenario: Table first, three seats decide, the natural in the middle too, and then the first and the third play
      Given seat 1 stakes 2 out of 20 chips
      And seat 1 is dealt K♦ 8♥
      And seat 2 stakes 10 out of 100 chips
      And seat 2 is dealt A♠ J♥
      And seat 3 stakes 6 out of 60 chips
      And seat 3 is dealt 9♠ 9♦
      And the dealer is dealt A♥
      And the next cards are 6♣
      When the cards are dealt
      Then insurance is offered
      When seat 1 insures 1
      Then insurance is offered
      When seat 2 insures 5
      Then insurance is offered
      When seat 3 declines insurance
      Then the hands are played
      And it is the turn of seat 1 hand 1
      And seat 1 is insured for 1
      And seat 2 is insured for 5
      And seat 3 is insured for 0
      When seat 1 stands
      Then the hands are played
      And it is the turn of seat 3 hand 1
      And seat 3 may hit, stand or split
      When seat 3 stands
      Then the round is over
      And the dealer ends on 17 with A♥ 6♣
      And the hands of seat 1 are
        | cards | total | natural | outcome | returned |
        | K♦ 8♥ | 18    | no      | win     | 4        |
      And the hands of seat 2 are
        | cards | total   | natural | outcome | returned |
        | A♠ J♥ | soft 21 | yes     | win     | 25       |
      And the hands of seat 3 are
        | cards | total | natural | outcome | returned |
        | 9♠ 9♦ | 18    | no      | win     | 12       |
      And seat 1 has 21 chips
      And seat 2 has 110 chips
      And seat 3 has 66 chips

    @id:fr-p7-table-first-two-naturals @insuranceTiming=table-first
    Scenario: Table first, two naturals are asked one after the other, and the round is over with the second answer
      Given seat 1 stakes 4 out of 40 chips
      And seat 1 is dealt A♦ Q♥
      And seat 2 stakes 8 out of 80 chips
      And seat 2 is dealt K♠ A♣
      And the dealer is dealt A♠
      And the next cards are 10♦
      When the cards are dealt
      Then insurance is offered
      When seat 1 declines insurance
      Then insurance is offered
      When seat 2 insures 4
      Then the round is over
      And the hands of seat 1 are
        | cards | total   | natural | outcome | returned |
        | A♦ Q♥ | soft 21 | yes     | push    | 4        |
      And the hands of seat 2 are
        | cards | total   | natural | outcome | returned |
        | K♠ A♣ | soft 21 | yes     | push    | 8        |
      And seat 1 has 40 chips
      And seat 2 has 88 chips

    @id:fr-p7-table-first-three-seats-play-after @insuranceTiming=table-first
    Scenario: Table first, the last of three seats must decide before the first may double, and none is asked in between
      Given seat 1 stakes 8 out of 100 chips
      And seat 1 is dealt 5♣ 6♥
      And seat 2 stakes 4 out of 30 chips
      And seat 2 is dealt 10♣ 4♦
      And seat 3 stakes 10 out of 50 chips
      And seat 3 is dealt J♦ 9♣
      And the dealer is dealt A♦
      And the next cards are 9♠ Q♦ K♥
      When the cards are dealt
      Then insurance is offered
      When seat 1 insures 4
      And seat 2 insures 2
      Then insurance is offered
      When seat 3 tries to stand
      Then that is refused: not now
      When seat 3 declines insurance
      Then the hands are played
      And it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 2 tries to insure 2
      Then that is refused: not now
      When seat 1 doubles
      Then the hands are played
      And it is the turn of seat 2 hand 1
      When seat 2 hits
      Then the hands are played
      And it is the turn of seat 3 hand 1
      When seat 3 stands
      Then the round is over
      And the dealer ends on 21 with A♦ K♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 5♣ 6♥ 9♠ | 20    | 16    | lose    | 0        |
      And the hands of seat 2 are
        | cards     | total | stake | outcome | returned |
        | 10♣ 4♦ Q♦ | 24    | 4     | lose    | 0        |
      And the hands of seat 3 are
        | cards | total | stake | outcome | returned |
        | J♦ 9♣ | 19    | 10    | lose    | 0        |
      And seat 1 has 92 chips
      And seat 2 has 30 chips
      And seat 3 has 40 chips

    @id:fr-p7-table-first-a-natural-first @insuranceTiming=table-first
    Scenario: Table first, a natural at the first seat is asked, and only when the second has answered does the second play
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 10♦ A♠
      And seat 2 stakes 8 out of 80 chips
      And seat 2 is dealt 7♣ 6♣
      And the dealer is dealt A♦
      And the next cards are 5♣ 8♥
      When the cards are dealt
      Then insurance is offered
      When seat 1 declines insurance
      Then insurance is offered
      When seat 2 tries to hit
      Then that is refused: not now
      When seat 2 insures 4
      Then the hands are played
      And it is the turn of seat 2 hand 1
      And seat 2 has 68 chips
      When seat 2 hits
      And seat 2 stands
      Then the round is over
      And the dealer ends on 19 with A♦ 8♥
      And seat 1 is insured for 0
      And seat 2 is insured for 4
      And the hands of seat 1 are
        | cards  | total   | natural | outcome | returned |
        | 10♦ A♠ | soft 21 | yes     | win     | 25       |
      And the hands of seat 2 are
        | cards    | total | natural | outcome | returned |
        | 7♣ 6♣ 5♣ | 18    | no      | lose    | 0        |
      And seat 1 has 115 chips
      And seat 2 has 68 chips

    @id:fr-p7-table-first-after-a-split @insuranceTiming=table-first
    Scenario: Table first, a split at the first seat is followed by the play of the second, which has answered before
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 8♣ 8♦
      And seat 2 stakes 6 out of 60 chips
      And seat 2 is dealt J♠ 9♥
      And the dealer is dealt A♣
      And the next cards are K♣ 9♦ J♣
      When the cards are dealt
      Then insurance is offered
      When seat 1 declines insurance
      Then insurance is offered
      When seat 2 insures 3
      Then the hands are played
      And it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or split
      When seat 1 splits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the hands are played
      And it is the turn of seat 2 hand 1
      When seat 2 stands
      Then the round is over
      And the dealer ends on 21 with A♣ J♣
      And the hands of seat 1 are
        | cards | total | stake | outcome | returned |
        | 8♣ K♣ | 18    | 10    | lose    | 0        |
        | 8♦ 9♦ | 17    | 10    | lose    | 0        |
      And the hands of seat 2 are
        | cards | total | stake | outcome | returned |
        | J♠ 9♥ | 19    | 6     | lose    | 0        |
      And seat 1 has 80 chips
      And seat 2 has 60 chips

    @id:fr-p7-in-turn-two-seats @insuranceTiming=in-turn
    Scenario: In turn, the first seat insures and plays its hand, and only then is the second asked
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 10♠ 6♠
      And seat 2 stakes 4 out of 40 chips
      And seat 2 is dealt 9♥ 5♦
      And the dealer is dealt A♣
      And the next cards are 3♦ 5♠ 7♦
      When the cards are dealt
      Then insurance is offered
      And it is the turn of seat 1
      When seat 1 insures 5
      Then the hands are played
      And it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      And seat 1 is insured for 5
      And seat 2 is insured for 0
      When seat 2 tries to insure 2
      Then that is refused: not now
      When seat 1 hits
      Then the hands are played
      When seat 1 stands
      Then insurance is offered
      And it is the turn of seat 2
      And seat 2 may insure or decline
      And the dealer shows A♣
      And the hands of seat 1 are
        | cards     | total | stake |
        | 10♠ 6♠ 3♦ | 19    | 10    |
      When seat 2 tries to hit
      Then that is refused: not now
      When seat 2 declines insurance
      Then the hands are played
      And it is the turn of seat 2 hand 1
      And seat 2 may hit or stand
      When seat 2 hits
      And seat 2 stands
      Then the round is over
      And the dealer ends on 18 with A♣ 7♦
      And seat 1 is insured for 5
      And seat 2 is insured for 0
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♠ 6♠ 3♦ | 19    | 10    | win     | 20       |
      And the hands of seat 2 are
        | cards    | total | stake | outcome | returned |
        | 9♥ 5♦ 5♠ | 19    | 4     | win     | 8        |
      And seat 1 has 105 chips
      And seat 2 has 44 chips

    @id:fr-p7-in-turn-a-natural-first @insuranceTiming=in-turn
    Scenario: In turn, a first seat with a natural is asked though it has nothing to play, and the second is asked right after it
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt A♠ J♥
      And seat 2 stakes 2 out of 20 chips
      And seat 2 is dealt K♦ 8♥
      And the dealer is dealt A♥
      And the next cards are 6♣
      When the cards are dealt
      Then insurance is offered
      And it is the turn of seat 1
      And seat 1 may insure or decline
      When seat 1 insures 5
      Then insurance is offered
      And it is the turn of seat 2
      And seat 2 may insure or decline
      When seat 2 declines insurance
      Then the hands are played
      And it is the turn of seat 2 hand 1
      When seat 2 stands
      Then the round is over
      And the dealer ends on 17 with A♥ 6♣
      And seat 1 is insured for 5
      And the hands of seat 1 are
        | cards | total   | natural | outcome | returned |
        | A♠ J♥ | soft 21 | yes     | win     | 25       |
      And the hands of seat 2 are
        | cards | total | natural | outcome | returned |
        | K♦ 8♥ | 18    | no      | win     | 4        |
      And seat 1 has 110 chips
      And seat 2 has 22 chips

    @id:fr-p7-in-turn-a-natural-last @insuranceTiming=in-turn
    Scenario: In turn, a last seat with a natural is asked after the first has gone over, and the round is over with its answer
      Given seat 1 stakes 6 out of 60 chips
      And seat 1 is dealt 10♦ 4♠
      And seat 2 stakes 20 out of 100 chips
      And seat 2 is dealt A♣ 10♥
      And the dealer is dealt A♠
      And the next cards are 9♦ Q♣
      When seat 1 declines insurance
      Then the hands are played
      When seat 1 hits
      Then insurance is offered
      And it is the turn of seat 2
      And the hands of seat 1 are
        | cards     | total | stake |
        | 10♦ 4♠ 9♦ | 23    | 6     |
      When seat 2 tries to stand
      Then that is refused: not now
      When seat 2 insures 10
      Then the round is over
      And seat 2 is insured for 10
      And the hands of seat 1 are
        | cards     | total | natural | outcome | returned |
        | 10♦ 4♠ 9♦ | 23    | no      | lose    | 0        |
      And the hands of seat 2 are
        | cards  | total   | natural | outcome | returned |
        | A♣ 10♥ | soft 21 | yes     | push    | 20       |
      And seat 1 has 54 chips
      And seat 2 has 120 chips

    @id:fr-p7-in-turn-a-natural-in-the-middle @insuranceTiming=in-turn
    Scenario: In turn, a natural in the middle is asked after the first seat has stood, and the third right after it
      Given seat 1 stakes 2 out of 20 chips
      And seat 1 is dealt K♦ 8♥
      And seat 2 stakes 10 out of 100 chips
      And seat 2 is dealt A♠ J♥
      And seat 3 stakes 6 out of 60 chips
      And seat 3 is dealt 9♠ 9♦
      And the dealer is dealt A♥
      And the next cards are 6♣
      When seat 1 insures 1
      Then the hands are played
      And it is the turn of seat 1 hand 1
      When seat 1 stands
      Then insurance is offered
      And it is the turn of seat 2
      When seat 2 insures 5
      Then insurance is offered
      And it is the turn of seat 3
      When seat 3 declines insurance
      Then the hands are played
      And it is the turn of seat 3 hand 1
      And seat 3 may hit, stand or split
      When seat 3 stands
      Then the round is over
      And the dealer ends on 17 with A♥ 6♣
      And the hands of seat 1 are
        | cards | total | natural | outcome | returned |
        | K♦ 8♥ | 18    | no      | win     | 4        |
      And the hands of seat 2 are
        | cards | total   | natural | outcome | returned |
        | A♠ J♥ | soft 21 | yes     | win     | 25       |
      And the hands of seat 3 are
        | cards | total | natural | outcome | returned |
        | 9♠ 9♦ | 18    | no      | win     | 12       |
      And seat 1 has 21 chips
      And seat 2 has 110 chips
      And seat 3 has 66 chips

    @id:fr-p7-in-turn-three-seats @insuranceTiming=in-turn
    Scenario: In turn, each of three seats is asked right before it plays, after a doubled hand and after a hand that went over
      Given seat 1 stakes 8 out of 100 chips
      And seat 1 is dealt 5♣ 6♥
      And seat 2 stakes 4 out of 30 chips
      And seat 2 is dealt 10♣ 4♦
      And seat 3 stakes 10 out of 50 chips
      And seat 3 is dealt J♦ 9♣
      And the dealer is dealt A♦
      And the next cards are 9♠ Q♦ K♥
      When seat 1 insures 4
      Then the hands are played
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then insurance is offered
      And it is the turn of seat 2
      When seat 2 insures 2
      Then the hands are played
      And it is the turn of seat 2 hand 1
      When seat 2 hits
      Then insurance is offered
      And it is the turn of seat 3
      And seat 3 may insure or decline
      When seat 3 declines insurance
      Then the hands are played
      And it is the turn of seat 3 hand 1
      When seat 3 stands
      Then the round is over
      And the dealer ends on 21 with A♦ K♥
      And seat 1 is insured for 4
      And seat 2 is insured for 2
      And seat 3 is insured for 0
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 5♣ 6♥ 9♠ | 20    | 16    | lose    | 0        |
      And the hands of seat 2 are
        | cards     | total | stake | outcome | returned |
        | 10♣ 4♦ Q♦ | 24    | 4     | lose    | 0        |
      And the hands of seat 3 are
        | cards | total | stake | outcome | returned |
        | J♦ 9♣ | 19    | 10    | lose    | 0        |
      And seat 1 has 92 chips
      And seat 2 has 30 chips
      And seat 3 has 40 chips

    @id:fr-p7-in-turn-not-after-its-own-turn @insuranceTiming=in-turn
    Scenario: In turn, a seat that has stood cannot insure while the next plays, nor can the next insure a second time
      Given seat 1 stakes 4 out of 40 chips
      And seat 1 is dealt 9♦ 9♣
      And seat 2 stakes 6 out of 60 chips
      And seat 2 is dealt 10♥ 2♠
      And the dealer is dealt A♠
      And the next cards are 7♥ J♣
      When seat 1 declines insurance
      And seat 1 stands
      Then insurance is offered
      When seat 2 insures 3
      Then the hands are played
      And it is the turn of seat 2 hand 1
      When seat 1 tries to insure 2
      Then that is refused: not now
      When seat 2 tries to insure 3
      Then that is refused: not now
      When seat 2 tries to decline insurance
      Then that is refused: not now
      And seat 1 is insured for 0
      And seat 2 is insured for 3
      When seat 2 hits
      And seat 2 stands
      Then the round is over
      And the dealer ends on 21 with A♠ J♣
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | 9♦ 9♣ | 18    | lose    | 0        |
      And the hands of seat 2 are
        | cards     | total | outcome | returned |
        | 10♥ 2♠ 7♥ | 19    | lose    | 0        |
      And seat 1 has 36 chips
      And seat 2 has 60 chips

    @id:fr-p7-in-turn-after-a-split @insuranceTiming=in-turn
    Scenario: In turn, both hands of a split are played before the next seat is asked
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 8♣ 8♦
      And seat 2 stakes 6 out of 60 chips
      And seat 2 is dealt J♠ 9♥
      And the dealer is dealt A♣
      And the next cards are K♣ 9♦ J♣
      When seat 1 declines insurance
      Then the hands are played
      When seat 1 splits
      And seat 1 stands
      Then the hands are played
      And it is the turn of seat 1 hand 2
      When seat 1 stands
      Then insurance is offered
      And it is the turn of seat 2
      When seat 2 insures 3
      Then the hands are played
      And it is the turn of seat 2 hand 1
      When seat 2 stands
      Then the round is over
      And the dealer ends on 21 with A♣ J♣
      And the hands of seat 1 are
        | cards | total | stake | outcome | returned |
        | 8♣ K♣ | 18    | 10    | lose    | 0        |
        | 8♦ 9♦ | 17    | 10    | lose    | 0        |
      And the hands of seat 2 are
        | cards | total | stake | outcome | returned |
        | J♠ 9♥ | 19    | 6     | lose    | 0        |
      And seat 1 has 80 chips
      And seat 2 has 60 chips

    @id:fr-p7-in-turn-two-naturals @insuranceTiming=in-turn
    Scenario: In turn, two naturals are asked one right after the other, and the round is over with the second answer
      Given seat 1 stakes 4 out of 40 chips
      And seat 1 is dealt A♦ Q♥
      And seat 2 stakes 8 out of 80 chips
      And seat 2 is dealt K♠ A♣
      And the dealer is dealt A♠
      And the next cards are 7♥
      When the cards are dealt
      Then insurance is offered
      And it is the turn of seat 1
      When seat 1 insures 2
      Then insurance is offered
      And it is the turn of seat 2
      When seat 2 declines insurance
      Then the round is over
      And the hands of seat 1 are
        | cards | total   | natural | outcome | returned |
        | A♦ Q♥ | soft 21 | yes     | win     | 10       |
      And the hands of seat 2 are
        | cards | total   | natural | outcome | returned |
        | K♠ A♣ | soft 21 | yes     | win     | 20       |
      And seat 1 has 44 chips
      And seat 2 has 92 chips

    @id:fr-p7-in-turn-not-without-an-ace @insuranceTiming=in-turn
    Scenario: In turn, no seat is asked with a king up, not even before its own hand
      Given seat 1 stakes 2 out of 20 chips
      And seat 1 is dealt 10♠ 8♦
      And seat 2 stakes 4 out of 40 chips
      And seat 2 is dealt 7♣ 10♣
      And the dealer is dealt K♠
      And the next cards are A♦
      When the cards are dealt
      Then the hands are played
      And it is the turn of seat 1 hand 1
      When seat 1 stands
      Then the hands are played
      And it is the turn of seat 2 hand 1
      When seat 2 tries to insure 2
      Then that is refused: not now
      When seat 2 stands
      Then the round is over
      And the dealer ends on 21 with K♠ A♦
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | 10♠ 8♦ | 18    | lose    | 0        |
      And the hands of seat 2 are
        | cards  | total | outcome | returned |
        | 7♣ 10♣ | 17    | lose    | 0        |
      And seat 1 has 18 chips
      And seat 2 has 36 chips
