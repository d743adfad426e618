@switch-us
Feature: S2 The deal
  Who sits down, what is staked, what lies on the table, and what the cards are worth.

  @S2.2
  Rule: S2.2 One dealer faces 1 to 6 seats; no seat and a seventh seat are refused.

    @id:one-seat-plays-alone
    Scenario: One seat plays alone against the dealer
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♥ 7♣ and 8♠ 6♦
      And the dealer shows 8♦ with K♥ in the hole
      And the next cards are 4♠
      When the cards are dealt
      Then the switch is offered
      And it is the turn of seat 1
      When seat 1 keeps
      And seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♦ K♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 10♥ 7♣   | 17    | 2     | lose    | 0        |
        | 8♠ 6♦ 4♠ | 18    | 2     | push    | 2        |
      And seat 1 has 98 chips

    @id:six-seats-play-a-round
    Scenario: Six seats play a whole round against one dealer
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♠ 9♦ and 7♣ 6♥
      And seat 2 stakes 2 and 2 out of 50 chips
      And seat 2 is dealt Q♣ 8♦ and 10♥ 7♦
      And seat 3 stakes 2 and 2 out of 100 chips
      And seat 3 is dealt 9♠ 3♦ and J♠ 4♣
      And seat 4 stakes 2 and 2 out of 80 chips
      And seat 4 is dealt K♥ 9♣ and 10♦ 8♥
      And seat 5 stakes 2 and 2 out of 100 chips
      And seat 5 is dealt 7♥ 5♠ and 6♠ 9♥
      And seat 6 stakes 2 and 2 out of 60 chips
      And seat 6 is dealt J♥ 3♠ and 10♣ 9♥
      And the dealer shows 8♠ with K♦ in the hole
      And the next cards are 8♣ 7♠
      When the cards are dealt
      Then the switch is offered
      And it is the turn of seat 1
      And seat 1 has 96 chips
      And seat 2 has 46 chips
      And seat 3 has 96 chips
      And seat 4 has 76 chips
      And seat 5 has 96 chips
      And seat 6 has 56 chips
      When seat 1 keeps
      And seat 2 keeps
      And seat 3 keeps
      And seat 4 keeps
      And seat 5 keeps
      Then it is the turn of seat 6
      When seat 6 keeps
      Then the hands are played
      And it is the turn of seat 1 hand 1
      When seat 1 stands
      And seat 1 stands
      Then it is the turn of seat 2 hand 1
      When seat 2 stands
      And seat 2 stands
      Then it is the turn of seat 3 hand 1
      When seat 3 hits
      And seat 3 stands
      And seat 3 stands
      Then it is the turn of seat 4 hand 1
      When seat 4 stands
      And seat 4 stands
      Then it is the turn of seat 5 hand 1
      When seat 5 stands
      And seat 5 stands
      Then it is the turn of seat 6 hand 1
      When seat 6 hits
      And seat 6 stands
      Then it is the turn of seat 6 hand 2
      When seat 6 stands
      Then the round is over
      And the dealer ends on 18 with 8♠ K♦
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♠ 9♦ | 19    | 2     | win     | 4        |
        | 7♣ 6♥  | 13    | 2     | lose    | 0        |
      And the hands of seat 2 are
        | cards  | total | stake | outcome | returned |
        | Q♣ 8♦  | 18    | 2     | push    | 2        |
        | 10♥ 7♦ | 17    | 2     | lose    | 0        |
      And the hands of seat 3 are
        | cards    | total | stake | outcome | returned |
        | 9♠ 3♦ 8♣ | 20    | 2     | win     | 4        |
        | J♠ 4♣    | 14    | 2     | lose    | 0        |
      And the hands of seat 4 are
        | cards  | total | stake | outcome | returned |
        | K♥ 9♣  | 19    | 2     | win     | 4        |
        | 10♦ 8♥ | 18    | 2     | push    | 2        |
      And the hands of seat 5 are
        | cards | total | stake | outcome | returned |
        | 7♥ 5♠ | 12    | 2     | lose    | 0        |
        | 6♠ 9♥ | 15    | 2     | lose    | 0        |
      And the hands of seat 6 are
        | cards    | total | stake | outcome | returned |
        | J♥ 3♠ 7♠ | 20    | 2     | win     | 4        |
        | 10♣ 9♥   | 19    | 2     | win     | 4        |
      And seat 1 has 100 chips
      And seat 2 has 48 chips
      And seat 3 has 100 chips
      And seat 4 has 82 chips
      And seat 5 has 96 chips
      And seat 6 has 64 chips

    @id:seventh-seat-is-refused
    Scenario: A seventh seat at a table is one too many
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♠ 9♦ and 7♣ 6♥
      And seat 2 stakes 2 and 2 out of 50 chips
      And seat 2 is dealt Q♣ 8♦ and 10♥ 7♦
      And seat 3 stakes 2 and 2 out of 100 chips
      And seat 3 is dealt 9♠ 3♦ and J♠ 4♣
      And seat 4 stakes 2 and 2 out of 80 chips
      And seat 4 is dealt K♥ 9♣ and 10♦ 8♥
      And seat 5 stakes 2 and 2 out of 100 chips
      And seat 5 is dealt 7♥ 5♠ and 6♠ 9♥
      And seat 6 stakes 2 and 2 out of 60 chips
      And seat 6 is dealt J♥ 3♠ and 10♣ 9♥
      And seat 7 stakes 2 and 2 out of 100 chips
      And seat 7 is dealt Q♦ 5♦ and K♣ 7♥
      And the dealer shows 8♠ with K♦ in the hole
      When the cards are dealt
      Then the table is refused: seat count

    @id:no-seat-is-refused
    Scenario: The dealer does not deal to an empty table
      Given the dealer shows 8♦ with K♥ in the hole
      When the cards are dealt
      Then the table is refused: seat count

    @id:table-of-seven-stays-refused
    Scenario: A table of seven stays refused, whatever its seats try
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 9♠ 8♦ and 10♣ 7♥
      And seat 2 stakes 3 and 3 out of 100 chips
      And seat 2 is dealt K♦ 6♠ and 9♥ 4♣
      And seat 3 stakes 2 and 2 out of 40 chips
      And seat 3 is dealt Q♥ 8♣ and 7♦ 5♠
      And seat 4 stakes 5 and 5 out of 100 chips
      And seat 4 is dealt 10♠ 3♦ and J♦ 9♦
      And seat 5 stakes 2 and 2 out of 70 chips
      And seat 5 is dealt 6♦ 5♥ and K♠ 8♥
      And seat 6 stakes 4 and 4 out of 100 chips
      And seat 6 is dealt 7♠ 2♣ and Q♠ 10♦
      And seat 7 stakes 2 and 2 out of 100 chips
      And seat 7 is dealt J♥ 4♥ and 8♠ 6♣
      And the dealer shows 10♥ with 9♣ in the hole
      When the cards are dealt
      Then the table is refused: seat count
      When seat 1 tries to keep
      Then the table stays refused
      When seat 1 tries to hit
      Then the table stays refused
      When seat 7 tries to switch
      Then the table stays refused

  @S2.3
  Rule: S2.3 A seat stakes one amount, the same on both of its spots, a positive number of chips; by default 2 and 2 out of 100. Unequal or missing stakes are refused.

    @id:stakes-of-2-leave-at-once
    Scenario: Two stakes of 2 leave the seat's 100 chips as soon as the cards are dealt
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♦ 9♠ and 6♠ Q♣
      And the dealer shows 7♦ with 10♠ in the hole
      When the cards are dealt
      Then the switch is offered
      And seat 1 has 96 chips
      And the hands of seat 1 are
        | spot | cards  | stake |
        | 1    | 10♦ 9♠ | 2     |
        | 2    | 6♠ Q♣  | 2     |
      When seat 1 keeps
      And seat 1 stands
      Then seat 1 has 96 chips
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 7♦ 10♠
      And the hands of seat 1 are
        | spot | cards  | total | stake | outcome | returned |
        | 1    | 10♦ 9♠ | 19    | 2     | win     | 4        |
        | 2    | 6♠ Q♣  | 16    | 2     | lose    | 0        |
      And seat 1 has 100 chips

    @id:stakes-of-2-and-3-are-refused
    Scenario: Stakes of 2 and 3 are unequal and refused
      Given seat 1 stakes 2 and 3 out of 100 chips
      And seat 1 is dealt 10♦ 9♠ and 6♠ Q♣
      And the dealer shows 7♦ with 10♠ in the hole
      When the cards are dealt
      Then the table is refused: bad stake

    @id:stake-on-one-spot-only-is-refused
    Scenario: A stake of 2 on the first spot with nothing on the second is refused
      Given seat 1 stakes 2 and 0 out of 100 chips
      And seat 1 is dealt 10♦ 9♠ and 6♠ Q♣
      And the dealer shows 7♦ with 10♠ in the hole
      When the cards are dealt
      Then the table is refused: bad stake

    @id:stakes-of-zero-are-refused
    Scenario: Two stakes of zero are refused
      Given seat 1 stakes 0 and 0 out of 100 chips
      And seat 1 is dealt 10♦ 9♠ and 6♠ Q♣
      And the dealer shows 7♦ with 10♠ in the hole
      When the cards are dealt
      Then the table is refused: bad stake

    @id:negative-stakes-are-refused
    Scenario: Two equal stakes below zero are refused
      Given seat 1 stakes -2 and -2 out of 100 chips
      And seat 1 is dealt 10♦ 9♠ and 6♠ Q♣
      And the dealer shows 7♦ with 10♠ in the hole
      When the cards are dealt
      Then the table is refused: bad stake

    @id:stakes-of-5-10-and-1
    Scenario: Three seats stake 5, 10 and 1 on each spot
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt J♥ 8♣ and 4♠ 9♥
      And seat 2 stakes 10 and 10 out of 200 chips
      And seat 2 is dealt 9♦ 10♥ and K♠ 7♠
      And seat 3 stakes 1 and 1 out of 30 chips
      And seat 3 is dealt 10♣ 5♠ and Q♥ 9♣
      And the dealer shows 8♥ with J♣ in the hole
      When the cards are dealt
      Then the switch is offered
      And seat 1 has 90 chips
      And seat 2 has 180 chips
      And seat 3 has 28 chips
      When seat 1 keeps
      And seat 2 keeps
      And seat 3 keeps
      And seat 1 stands
      And seat 1 stands
      And seat 2 stands
      And seat 2 stands
      And seat 3 stands
      And seat 3 stands
      Then the round is over
      And the dealer ends on 18 with 8♥ J♣
      And the hands of seat 1 are
        | cards | total | stake | outcome | returned |
        | J♥ 8♣ | 18    | 5     | push    | 5        |
        | 4♠ 9♥ | 13    | 5     | lose    | 0        |
      And the hands of seat 2 are
        | cards  | total | stake | outcome | returned |
        | 9♦ 10♥ | 19    | 10    | win     | 20       |
        | K♠ 7♠  | 17    | 10    | lose    | 0        |
      And the hands of seat 3 are
        | cards  | total | stake | outcome | returned |
        | 10♣ 5♠ | 15    | 1     | lose    | 0        |
        | Q♥ 9♣  | 19    | 1     | win     | 2        |
      And seat 1 has 95 chips
      And seat 2 has 200 chips
      And seat 3 has 30 chips

    @id:unequal-stakes-of-the-second-of-three-seats
    Scenario: Of three seats one that stakes 10 and 5 is enough to have the table refused
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt J♥ 8♣ and 4♠ 9♥
      And seat 2 stakes 10 and 5 out of 200 chips
      And seat 2 is dealt 9♦ 10♥ and K♠ 7♠
      And seat 3 stakes 1 and 1 out of 30 chips
      And seat 3 is dealt 10♣ 5♠ and Q♥ 9♣
      And the dealer shows 8♥ with J♣ in the hole
      When the cards are dealt
      Then the table is refused: bad stake

    @id:stakes-take-the-last-chips @S5.10
    Scenario: A seat may stake its last chips and play on with none
      Given seat 1 stakes 20 and 20 out of 40 chips
      And seat 1 is dealt 6♦ 5♥ and 10♥ 9♣
      And the dealer shows 9♥ with 8♦ in the hole
      And the next cards are 5♦
      When the cards are dealt
      Then the switch is offered
      And seat 1 has 0 chips
      When seat 1 keeps
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 hits
      And seat 1 stands
      Then seat 1 may hit or stand
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 9♥ 8♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 6♦ 5♥ 5♦ | 16    | 20    | lose    | 0        |
        | 10♥ 9♣   | 19    | 20    | win     | 40       |
      And seat 1 has 40 chips

    @id:odd-stakes-come-back-whole @D12 @S6.7
    Scenario: Stakes of 3 and of 7 come back in whole chips, a natural's included
      Given seat 1 stakes 3 and 3 out of 40 chips
      And seat 1 is dealt A♦ J♣ and 10♦ 8♠
      And seat 2 stakes 7 and 7 out of 90 chips
      And seat 2 is dealt 10♣ 9♠ and K♠ 6♣
      And the dealer shows 8♣ with 10♥ in the hole
      When the cards are dealt
      Then the switch is offered
      And seat 1 has 34 chips
      And seat 2 has 76 chips
      When seat 1 keeps
      And seat 2 keeps
      And seat 1 stands
      And seat 2 stands
      And seat 2 stands
      Then the round is over
      And the dealer ends on 18 with 8♣ 10♥
      And the hands of seat 1 are
        | cards  | total   | natural | stake | outcome | returned |
        | A♦ J♣  | soft 21 | yes     | 3     | win     | 6        |
        | 10♦ 8♠ | 18      | no      | 3     | push    | 3        |
      And the hands of seat 2 are
        | cards  | total | natural | stake | outcome | returned |
        | 10♣ 9♠ | 19    | no      | 7     | win     | 14       |
        | K♠ 6♣  | 16    | no      | 7     | lose    | 0        |
      And seat 1 has 43 chips
      And seat 2 has 90 chips

    @id:stakes-of-one-and-a-half-are-refused @D12
    Scenario: A chip is not cut in half: stakes of 1.5 and 1.5 are refused
      Given seat 1 stakes 1.5 and 1.5 out of 100 chips
      And seat 1 is dealt 10♦ 9♠ and 6♠ Q♣
      And the dealer shows 7♦ with 10♠ in the hole
      When the cards are dealt
      Then the table is refused: bad stake

    @id:three-stakes-of-2-are-refused
    Scenario: Three equal stakes for two spots are refused
      Given seat 1 stakes 2, 2 and 2 out of 100 chips
      And seat 1 is dealt 10♦ 9♠ and 6♠ Q♣
      And the dealer shows 7♦ with 10♠ in the hole
      When the cards are dealt
      Then the table is refused: bad stake

    @id:a-single-stake-of-2-is-refused
    Scenario: A single stake of 2 is one stake too few
      Given seat 1 stakes 2 out of 100 chips
      And seat 1 is dealt 10♦ 9♠ and 6♠ Q♣
      And the dealer shows 7♦ with 10♠ in the hole
      When the cards are dealt
      Then the table is refused: bad stake

    @id:table-of-unequal-stakes-stays-refused
    Scenario: A table refused for unequal stakes stays refused, whatever is tried at it
      Given seat 1 stakes 4 and 2 out of 100 chips
      And seat 1 is dealt 10♦ 9♠ and 6♠ Q♣
      And the dealer shows 7♦ with 10♠ in the hole
      When the cards are dealt
      Then the table is refused: bad stake
      When seat 1 tries to keep
      Then the table stays refused
      When seat 1 tries to switch
      Then the table stays refused
      When seat 1 tries to stand
      Then the table stays refused

    @id:stakes-of-200
    Scenario: A seat may stake 200 on each spot
      Given seat 1 stakes 200 and 200 out of 1000 chips
      And seat 1 is dealt J♣ 9♥ and 8♥ 5♦
      And the dealer shows 8♣ with Q♦ in the hole
      And the next cards are 4♣
      When the cards are dealt
      Then the switch is offered
      And seat 1 has 600 chips
      When seat 1 keeps
      And seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♣ Q♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | J♣ 9♥    | 19    | 200   | win     | 400      |
        | 8♥ 5♦ 4♣ | 17    | 200   | lose    | 0        |
      And seat 1 has 1000 chips

    @id:stakes-of-1
    Scenario: A seat may stake a single chip on each spot
      Given seat 1 stakes 1 and 1 out of 15 chips
      And seat 1 is dealt 10♥ 5♠ and 4♦ 7♣
      And the dealer shows 9♠ with K♥ in the hole
      And the next cards are 9♦
      When the cards are dealt
      Then the switch is offered
      And seat 1 has 13 chips
      When seat 1 keeps
      And seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♠ K♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 10♥ 5♠   | 15    | 1     | lose    | 0        |
        | 4♦ 7♣ 9♦ | 20    | 1     | win     | 2        |
      And seat 1 has 15 chips

    @id:stakes-of-7
    Scenario: A seat may stake 7 on each spot and wins 7 on each
      Given seat 1 stakes 7 and 7 out of 50 chips
      And seat 1 is dealt K♠ 8♥ and 9♣ 2♥
      And the dealer shows 10♦ with 7♠ in the hole
      And the next cards are 8♠
      When the cards are dealt
      Then the switch is offered
      And seat 1 has 36 chips
      When seat 1 keeps
      And seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 10♦ 7♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | K♠ 8♥    | 18    | 7     | win     | 14       |
        | 9♣ 2♥ 8♠ | 19    | 7     | win     | 14       |
      And seat 1 has 64 chips

    @id:stakes-of-100
    Scenario: A seat may stake 100 on each spot and loses 100 on each
      Given seat 1 stakes 100 and 100 out of 330 chips
      And seat 1 is dealt 9♦ 7♥ and 6♣ 8♦
      And the dealer shows 9♥ with 10♣ in the hole
      And the next cards are 4♥
      When the cards are dealt
      Then the switch is offered
      And seat 1 has 130 chips
      When seat 1 keeps
      And seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♥ 10♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 9♦ 7♥    | 16    | 100   | lose    | 0        |
        | 6♣ 8♦ 4♥ | 18    | 100   | lose    | 0        |
      And seat 1 has 130 chips

  @S2.4
  Rule: S2.4 Each spot receives two cards face up; the dealer receives one face up and one face down, which no player sees before the dealer reveals it.

    @id:four-cards-and-the-up-card-are-seen @S2.3 @S2.5
    Scenario: After the deal four cards and the up card are seen, and the stakes have left the chips
      Given seat 1 stakes 3 and 3 out of 40 chips
      And seat 1 is dealt 7♥ 4♠ and 9♦ 6♣
      And the dealer shows 5♣ with J♥ in the hole
      When the cards are dealt
      Then the switch is offered
      And the dealer shows 5♣
      And seat 1 has 34 chips
      And the hands of seat 1 are
        | spot | cards | total | stake |
        | 1    | 7♥ 4♠ | 11    | 3     |
        | 2    | 9♦ 6♣ | 15    | 3     |

    @id:hole-card-hidden-until-all-have-played
    Scenario: Everybody sees eight cards of the players and only one of the dealer until all have played
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 8♦ 7♠ and 10♣ 9♣
      And seat 2 stakes 8 and 8 out of 80 chips
      And seat 2 is dealt Q♦ 4♠ and 10♥ 8♠
      And the dealer shows 9♥ with 9♦ in the hole
      And the next cards are 6♠
      When the cards are dealt
      Then the switch is offered
      And the hands of seat 1 are
        | spot | cards  | total |
        | 1    | 8♦ 7♠  | 15    |
        | 2    | 10♣ 9♣ | 19    |
      And the hands of seat 2 are
        | spot | cards  | total |
        | 1    | Q♦ 4♠  | 14    |
        | 2    | 10♥ 8♠ | 18    |
      And the dealer shows 9♥
      When seat 1 keeps
      Then the dealer shows 9♥
      When seat 2 keeps
      Then the hands are played
      And the dealer shows 9♥
      When seat 1 stands
      And seat 1 stands
      Then the dealer shows 9♥
      When seat 2 hits
      Then the dealer shows 9♥
      When seat 2 stands
      Then it is the turn of seat 2 hand 2
      And the dealer shows 9♥
      When seat 2 stands
      Then the round is over
      And the dealer ends on 18 with 9♥ 9♦
      And the hands of seat 1 are
        | spot | cards  | total | stake | outcome | returned |
        | 1    | 8♦ 7♠  | 15    | 2     | lose    | 0        |
        | 2    | 10♣ 9♣ | 19    | 2     | win     | 4        |
      And the hands of seat 2 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | Q♦ 4♠ 6♠ | 20    | 8     | win     | 16       |
        | 2    | 10♥ 8♠   | 18    | 8     | push    | 8        |
      And seat 1 has 100 chips
      And seat 2 has 88 chips

    @id:hole-card-hidden-after-a-check-under-an-ace @S3.9
    Scenario: The card under the dealer's ace stays hidden when the check has found no natural
      Given seat 1 stakes 6 and 6 out of 60 chips
      And seat 1 is dealt J♠ 8♦ and 9♣ Q♥
      And the dealer shows A♦ with 8♣ in the hole
      When the cards are dealt
      Then insurance is offered
      And the dealer shows A♦
      When seat 1 declines insurance
      Then the switch is offered
      And the dealer shows A♦
      When seat 1 keeps
      Then the hands are played
      And the dealer shows A♦
      When seat 1 stands
      Then the dealer shows A♦
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with A♦ 8♣
      And the hands of seat 1 are
        | spot | cards | total | stake | outcome | returned |
        | 1    | J♠ 8♦ | 18    | 6     | lose    | 0        |
        | 2    | 9♣ Q♥ | 19    | 6     | push    | 6        |
      And seat 1 has 54 chips

    @id:one-card-six-times-with-one-seat
    Scenario: All six nines of clubs fall to one seat and the dealer
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 9♣ 3♥ and 2♠ 9♣
      And the dealer shows 9♣ with 9♣ in the hole
      And the next cards are 9♣ 9♣
      When the cards are dealt
      Then the switch is offered
      And the dealer shows 9♣
      And the hands of seat 1 are
        | spot | cards | total |
        | 1    | 9♣ 3♥ | 12    |
        | 2    | 2♠ 9♣ | 11    |
      When seat 1 keeps
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 9♣ 9♣
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 9♣ 3♥ 9♣ | 21    | 2     | win     | 4        |
        | 2    | 2♠ 9♣ 9♣ | 20    | 2     | win     | 4        |
      And seat 1 has 104 chips

    @id:one-card-six-times-over-the-table
    Scenario: The nine of clubs lies six times on the table: dealt twice to each of two seats and once to the dealer, and once drawn
      Given seat 1 stakes 3 and 3 out of 40 chips
      And seat 1 is dealt 9♣ 8♠ and 5♥ 9♣
      And seat 2 stakes 5 and 5 out of 60 chips
      And seat 2 is dealt 10♦ 9♣ and 9♣ 2♦
      And the dealer shows 9♣ with J♦ in the hole
      And the next cards are 6♦ 9♣
      When seat 1 keeps
      And seat 2 keeps
      And seat 1 stands
      And seat 1 hits
      And seat 1 stands
      And seat 2 stands
      Then it is the turn of seat 2 hand 2
      When seat 2 hits
      And seat 2 stands
      Then the round is over
      And the dealer ends on 19 with 9♣ J♦
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 9♣ 8♠    | 17    | 3     | lose    | 0        |
        | 2    | 5♥ 9♣ 6♦ | 20    | 3     | win     | 6        |
      And seat 1 has 40 chips
      And the hands of seat 2 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 10♦ 9♣   | 19    | 5     | push    | 5        |
        | 2    | 9♣ 2♦ 9♣ | 20    | 5     | win     | 10       |
      And seat 2 has 65 chips

  @S2.5
  Rule: S2.5 The order of first and second card of each spot is kept.

    @id:cards-lie-as-dealt-after-keeping
    Scenario: High before low or low before high, the cards lie as they were dealt and drawn
      Given seat 1 stakes 3 and 3 out of 100 chips
      And seat 1 is dealt 9♦ 3♠ and 4♥ 10♣
      And the dealer shows 10♦ with 9♣ in the hole
      And the next cards are 7♣ 2♦ 4♠
      When the cards are dealt
      Then the switch is offered
      And the hands of seat 1 are
        | spot | cards  | total |
        | 1    | 9♦ 3♠  | 12    |
        | 2    | 4♥ 10♣ | 14    |
      When seat 1 keeps
      Then the hands of seat 1 are
        | spot | cards  | total |
        | 1    | 9♦ 3♠  | 12    |
        | 2    | 4♥ 10♣ | 14    |
      When seat 1 hits
      And seat 1 stands
      And seat 1 hits
      Then the hands of seat 1 are
        | spot | cards     | total |
        | 1    | 9♦ 3♠ 7♣  | 19    |
        | 2    | 4♥ 10♣ 2♦ | 16    |
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 10♦ 9♣
      And the hands of seat 1 are
        | spot | cards        | total | stake | outcome | returned |
        | 1    | 9♦ 3♠ 7♣     | 19    | 3     | push    | 3        |
        | 2    | 4♥ 10♣ 2♦ 4♠ | 20    | 3     | win     | 6        |
      And seat 1 has 103 chips

    @id:second-cards-lie-second-after-switching @S4.2
    Scenario: After a switch each first card still lies first, whichever card is higher
      Given seat 1 stakes 3 and 3 out of 100 chips
      And seat 1 is dealt 9♦ 3♠ and 4♥ 10♣
      And the dealer shows 10♦ with 9♣ in the hole
      And the next cards are 7♣ 2♦
      When the cards are dealt
      And seat 1 switches
      Then the hands of seat 1 are
        | spot | cards  | total |
        | 1    | 9♦ 10♣ | 19    |
        | 2    | 4♥ 3♠  | 7     |
      When seat 1 stands
      And seat 1 hits
      And seat 1 hits
      Then the hands of seat 1 are
        | spot | cards       | total |
        | 1    | 9♦ 10♣      | 19    |
        | 2    | 4♥ 3♠ 7♣ 2♦ | 16    |
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 10♦ 9♣
      And the hands of seat 1 are
        | spot | cards       | total | stake | outcome | returned |
        | 1    | 9♦ 10♣      | 19    | 3     | push    | 3        |
        | 2    | 4♥ 3♠ 7♣ 2♦ | 16    | 3     | lose    | 0        |
      And seat 1 has 97 chips

    @id:two-identical-cards-on-each-spot
    Scenario: Of six packs one hand may hold two eights of spades and the other two nines of diamonds
      Given seat 1 stakes 4 and 4 out of 100 chips
      And seat 1 is dealt 8♠ 8♠ and 9♦ 9♦
      And the dealer shows 10♣ with 7♥ in the hole
      When the cards are dealt
      Then the switch is offered
      And it is the turn of seat 1
      And seat 1 has 92 chips
      And the hands of seat 1 are
        | spot | cards | total | natural | stake |
        | 1    | 8♠ 8♠ | 16    | no      | 4     |
        | 2    | 9♦ 9♦ | 18    | no      | 4     |

  @S2.6
  Rule: S2.6 J, Q and K count 10 and number cards their number. One ace counts 11 if the hand stays at 21 or less; every other ace counts 1.

    @id:tens-and-faces-count-ten
    Scenario: Jack, queen, king and ten count 10 each
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt J♦ 2♣ and 3♠ Q♥
      And seat 2 stakes 4 and 4 out of 100 chips
      And seat 2 is dealt K♣ 4♦ and 5♥ 10♠
      And the dealer shows 8♥ with 9♠ in the hole
      And the next cards are 8♦ 4♣ 5♦
      When the cards are dealt
      Then the switch is offered
      And the hands of seat 1 are
        | cards | total |
        | J♦ 2♣ | 12    |
        | 3♠ Q♥ | 13    |
      And the hands of seat 2 are
        | cards  | total |
        | K♣ 4♦  | 14    |
        | 5♥ 10♠ | 15    |
      When seat 1 keeps
      And seat 2 keeps
      And seat 1 hits
      And seat 1 stands
      And seat 1 hits
      And seat 1 stands
      And seat 2 hits
      And seat 2 stands
      And seat 2 stands
      Then the round is over
      And the dealer ends on 17 with 8♥ 9♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | J♦ 2♣ 8♦ | 20    | 2     | win     | 4        |
        | 3♠ Q♥ 4♣ | 17    | 2     | push    | 2        |
      And the hands of seat 2 are
        | cards    | total | stake | outcome | returned |
        | K♣ 4♦ 5♦ | 19    | 4     | win     | 8        |
        | 5♥ 10♠   | 15    | 4     | lose    | 0        |
      And seat 1 has 102 chips
      And seat 2 has 100 chips

    @id:number-cards-count-their-number
    Scenario: The cards from 2 to 10 count their number
      Given seat 1 stakes 2 and 2 out of 20 chips
      And seat 1 is dealt 2♠ 3♥ and 8♦ 9♥
      And the dealer shows 7♠ with 10♦ in the hole
      And the next cards are 4♦ 5♣ 6♥
      When the cards are dealt
      And seat 1 keeps
      Then the hands of seat 1 are
        | cards | total |
        | 2♠ 3♥ | 5     |
        | 8♦ 9♥ | 17    |
      When seat 1 hits
      Then the hands of seat 1 are
        | cards    | total |
        | 2♠ 3♥ 4♦ | 9     |
        | 8♦ 9♥    | 17    |
      When seat 1 hits
      Then the hands of seat 1 are
        | cards       | total |
        | 2♠ 3♥ 4♦ 5♣ | 14    |
        | 8♦ 9♥       | 17    |
      When seat 1 hits
      Then seat 1 may hit or stand
      When seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 7♠ 10♦
      And the hands of seat 1 are
        | cards          | total | stake | outcome | returned |
        | 2♠ 3♥ 4♦ 5♣ 6♥ | 20    | 2     | win     | 4        |
        | 8♦ 9♥          | 17    | 2     | push    | 2        |
      And seat 1 has 22 chips

    @id:two-and-three-aces
    Scenario: Two aces count 12, three count 13, and a six makes them a soft 19
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt A♠ A♥ and A♣ 9♠
      And the dealer shows 10♠ with 9♦ in the hole
      And the next cards are A♦ 6♣
      When the cards are dealt
      And seat 1 keeps
      Then the hands of seat 1 are
        | cards | total   |
        | A♠ A♥ | soft 12 |
        | A♣ 9♠ | soft 20 |
      When seat 1 hits
      Then the hands of seat 1 are
        | cards    | total   |
        | A♠ A♥ A♦ | soft 13 |
        | A♣ 9♠    | soft 20 |
      And seat 1 may hit or stand
      When seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 10♠ 9♦
      And the hands of seat 1 are
        | cards       | total   | stake | outcome | returned |
        | A♠ A♥ A♦ 6♣ | soft 19 | 5     | push    | 5        |
        | A♣ 9♠       | soft 20 | 5     | win     | 10       |
      And seat 1 has 105 chips

    @id:ten-turns-a-soft-hand-hard
    Scenario: A ten drawn to a soft 16 or 17 turns the ace from 11 into 1
      Given seat 1 stakes 2 and 2 out of 50 chips
      And seat 1 is dealt A♦ 5♠ and 6♦ A♥
      And the dealer shows 8♠ with J♦ in the hole
      And the next cards are 10♥ 3♣ K♠
      When the cards are dealt
      And seat 1 keeps
      Then the hands of seat 1 are
        | cards | total   |
        | A♦ 5♠ | soft 16 |
        | 6♦ A♥ | soft 17 |
      When seat 1 hits
      Then it is the turn of seat 1 hand 1
      And the hands of seat 1 are
        | cards     | total   |
        | A♦ 5♠ 10♥ | 16      |
        | 6♦ A♥     | soft 17 |
      When seat 1 hits
      And seat 1 stands
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♠ J♦
      And the hands of seat 1 are
        | cards        | total | stake | outcome | returned |
        | A♦ 5♠ 10♥ 3♣ | 19    | 2     | win     | 4        |
        | 6♦ A♥ K♠     | 17    | 2     | lose    | 0        |
      And seat 1 has 50 chips

    @id:ace-drawn-to-10-and-to-11
    Scenario: An ace drawn to 10 counts 11, an ace drawn to 11 counts 1
      Given seat 1 stakes 3 and 3 out of 60 chips
      And seat 1 is dealt 6♥ 4♣ and 6♠ 5♦
      And the dealer shows 9♦ with K♥ in the hole
      And the next cards are A♠ A♥ 7♣
      When the cards are dealt
      And seat 1 keeps
      And seat 1 hits
      Then the hands of seat 1 are
        | cards    | total   |
        | 6♥ 4♣ A♠ | soft 21 |
        | 6♠ 5♦    | 11      |
      And it is the turn of seat 1 hand 2
      When seat 1 hits
      Then the hands of seat 1 are
        | cards    | total   |
        | 6♥ 4♣ A♠ | soft 21 |
        | 6♠ 5♦ A♥ | 12      |
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♦ K♥
      And the hands of seat 1 are
        | cards       | total   | stake | outcome | returned |
        | 6♥ 4♣ A♠    | soft 21 | 3     | win     | 6        |
        | 6♠ 5♦ A♥ 7♣ | 19      | 3     | push    | 3        |
      And seat 1 has 63 chips

    @id:two-aces-with-ten-or-nine
    Scenario: Two aces with a ten count 12, two aces with a nine count 21
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt A♣ A♦ and 9♣ A♥
      And the dealer shows 7♥ with Q♦ in the hole
      And the next cards are 10♠ A♠
      When the cards are dealt
      And seat 1 keeps
      And seat 1 hits
      Then it is the turn of seat 1 hand 1
      And the hands of seat 1 are
        | cards     | total   |
        | A♣ A♦ 10♠ | 12      |
        | 9♣ A♥     | soft 20 |
      When seat 1 stands
      And seat 1 hits
      Then the round is over
      And the dealer ends on 17 with 7♥ Q♦
      And the hands of seat 1 are
        | cards     | total   | stake | outcome | returned |
        | A♣ A♦ 10♠ | 12      | 2     | lose    | 0        |
        | 9♣ A♥ A♠  | soft 21 | 2     | win     | 4        |
      And seat 1 has 100 chips

    @id:ace-counts-what-the-other-cards-allow
    Scenario: Beside 2, 3 and 4 an ace counts 11, beside king and nine it counts 1
      Given seat 1 stakes 10 and 10 out of 100 chips
      And seat 1 is dealt A♣ 2♦ and K♦ 9♠
      And the dealer shows 10♥ with J♣ in the hole
      And the next cards are 3♥ 4♠ A♦
      When the cards are dealt
      And seat 1 keeps
      Then the hands of seat 1 are
        | cards | total   |
        | A♣ 2♦ | soft 13 |
        | K♦ 9♠ | 19      |
      When seat 1 hits
      Then the hands of seat 1 are
        | cards    | total   |
        | A♣ 2♦ 3♥ | soft 16 |
        | K♦ 9♠    | 19      |
      When seat 1 hits
      And seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 20 with 10♥ J♣
      And the hands of seat 1 are
        | cards       | total   | stake | outcome | returned |
        | A♣ 2♦ 3♥ 4♠ | soft 20 | 10    | push    | 10       |
        | K♦ 9♠ A♦    | 20      | 10    | push    | 10       |
      And seat 1 has 100 chips

    @id:dealers-ace-turns-from-11-into-1 @S6.1
    Scenario: The dealer's ace turns from 11 into 1 like a player's
      Given seat 1 stakes 4 and 4 out of 50 chips
      And seat 1 is dealt J♥ 7♣ and 9♥ 5♦
      And the dealer shows 5♠ with A♥ in the hole
      And the next cards are 6♥ 10♦ 3♣
      When the cards are dealt
      Then the switch is offered
      When seat 1 keeps
      And seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 5♠ A♥ 10♦ 3♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | J♥ 7♣    | 17    | 4     | lose    | 0        |
        | 9♥ 5♦ 6♥ | 20    | 4     | win     | 8        |
      And seat 1 has 50 chips

    @id:four-and-five-aces-are-soft
    Scenario: Four aces are soft 14 and five aces soft 15, and a small card keeps them soft
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt A♠ A♥ and A♣ A♦
      And the dealer shows 10♣ with 9♦ in the hole
      And the next cards are A♦ A♣ 6♠ A♠ A♥ A♦ 4♣
      When the cards are dealt
      And seat 1 keeps
      And seat 1 hits
      And seat 1 hits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      And the hands of seat 1 are
        | cards       | total   |
        | A♠ A♥ A♦ A♣ | soft 14 |
        | A♣ A♦       | soft 12 |
      When seat 1 hits
      And seat 1 stands
      And seat 1 hits
      And seat 1 hits
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      And the hands of seat 1 are
        | cards          | total   |
        | A♠ A♥ A♦ A♣ 6♠ | soft 20 |
        | A♣ A♦ A♠ A♥ A♦ | soft 15 |
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 10♣ 9♦
      And the hands of seat 1 are
        | cards             | total   | stake | outcome | returned |
        | A♠ A♥ A♦ A♣ 6♠    | soft 20 | 2     | win     | 4        |
        | A♣ A♦ A♠ A♥ A♦ 4♣ | soft 19 | 2     | push    | 2        |
      And seat 1 has 102 chips

    @id:four-and-five-aces-turn-hard
    Scenario: Four aces with a queen count 14, and so do five aces with a nine
      Given seat 1 stakes 6 and 6 out of 60 chips
      And seat 1 is dealt A♥ A♦ and A♥ A♣
      And the dealer shows 10♠ with 7♦ in the hole
      And the next cards are A♠ A♣ Q♠ 5♦ A♦ A♠ A♥ 9♣ 3♠
      When the cards are dealt
      And seat 1 keeps
      And seat 1 hits
      And seat 1 hits
      And seat 1 hits
      Then it is the turn of seat 1 hand 1
      And the hands of seat 1 are
        | cards          | total   |
        | A♥ A♦ A♠ A♣ Q♠ | 14      |
        | A♥ A♣          | soft 12 |
      When seat 1 hits
      And seat 1 stands
      And seat 1 hits
      And seat 1 hits
      And seat 1 hits
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      And the hands of seat 1 are
        | cards             | total |
        | A♥ A♦ A♠ A♣ Q♠ 5♦ | 19    |
        | A♥ A♣ A♦ A♠ A♥ 9♣ | 14    |
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 10♠ 7♦
      And the hands of seat 1 are
        | cards                | total | stake | outcome | returned |
        | A♥ A♦ A♠ A♣ Q♠ 5♦    | 19    | 6     | win     | 12       |
        | A♥ A♣ A♦ A♠ A♥ 9♣ 3♠ | 17    | 6     | push    | 6        |
      And seat 1 has 66 chips

  @S2.7
  Rule: S2.7 A player's hand over 21 loses at once, whatever the dealer does later.

    @id:hand-over-21-is-finished
    Scenario: A hand that goes over 21 is finished, and the turn passes to the other hand
      Given seat 1 stakes 5 and 5 out of 70 chips
      And seat 1 is dealt 10♣ 6♥ and 9♠ Q♦
      And the dealer shows 9♦ with J♠ in the hole
      And the next cards are 8♦
      When the cards are dealt
      And seat 1 keeps
      And seat 1 hits
      Then the hands are played
      And it is the turn of seat 1 hand 2
      And the hands of seat 1 are
        | cards     | total | stake |
        | 10♣ 6♥ 8♦ | 24    | 5     |
        | 9♠ Q♦     | 19    | 5     |
      When seat 1 tries to hit hand 1
      Then that is refused: not your turn
      And seat 1 has 60 chips
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♦ J♠
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♣ 6♥ 8♦ | 24    | 5     | lose    | 0        |
        | 9♠ Q♦     | 19    | 5     | push    | 5        |
      And seat 1 has 65 chips

    @id:22-is-over-and-21-is-not
    Scenario: 22 is over and loses, 21 is not over and wins
      Given seat 1 stakes 4 and 4 out of 80 chips
      And seat 1 is dealt 10♥ 5♣ and K♠ 4♦
      And the dealer shows 8♣ with J♦ in the hole
      And the next cards are 7♦ 7♠
      When the cards are dealt
      And seat 1 keeps
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      And the hands of seat 1 are
        | cards     | total |
        | 10♥ 5♣ 7♦ | 22    |
        | K♠ 4♦     | 14    |
      When seat 1 hits
      Then the round is over
      And the dealer ends on 18 with 8♣ J♦
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♥ 5♣ 7♦ | 22    | 4     | lose    | 0        |
        | K♠ 4♦ 7♠  | 21    | 4     | win     | 8        |
      And seat 1 has 80 chips

    @id:hand-over-21-loses-though-the-dealer-goes-over @S6.4
    Scenario: A hand over 21 has lost though the dealer goes over as well
      Given seat 1 stakes 3 and 3 out of 45 chips
      And seat 1 is dealt Q♠ 3♦ and 8♥ 5♠
      And the dealer shows 6♣ with 10♥ in the hole
      And the next cards are K♣ 9♦
      When the cards are dealt
      And seat 1 keeps
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the round is over
      And the dealer ends on 25 with 6♣ 10♥ 9♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | Q♠ 3♦ K♣ | 23    | 3     | lose    | 0        |
        | 8♥ 5♠    | 13    | 3     | win     | 6        |
      And seat 1 has 45 chips

    @id:both-hands-over-and-the-next-seat-plays
    Scenario: When both hands of a seat are over 21 it is the next seat's turn
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt Q♣ 5♥ and 9♦ 7♣
      And seat 2 stakes 6 and 6 out of 60 chips
      And seat 2 is dealt K♥ 8♠ and 10♦ 9♥
      And the dealer shows 9♣ with 9♠ in the hole
      And the next cards are J♣ 10♠
      When the cards are dealt
      And seat 1 keeps
      And seat 2 keeps
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      Then it is the turn of seat 2 hand 1
      And the hands of seat 1 are
        | cards     | total |
        | Q♣ 5♥ J♣  | 25    |
        | 9♦ 7♣ 10♠ | 26    |
      When seat 2 stands
      And seat 2 stands
      Then the round is over
      And the dealer ends on 18 with 9♣ 9♠
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | Q♣ 5♥ J♣  | 25    | 2     | lose    | 0        |
        | 9♦ 7♣ 10♠ | 26    | 2     | lose    | 0        |
      And the hands of seat 2 are
        | cards  | total | stake | outcome | returned |
        | K♥ 8♠  | 18    | 6     | push    | 6        |
        | 10♦ 9♥ | 19    | 6     | win     | 12       |
      And seat 1 has 96 chips
      And seat 2 has 66 chips

    @id:last-hand-over-ends-the-round
    Scenario: The round is over when the only seat's second hand goes over too
      Given seat 1 stakes 9 and 9 out of 90 chips
      And seat 1 is dealt 10♠ 2♥ and J♥ 6♣
      And the dealer shows 8♦ with 10♣ in the hole
      And the next cards are Q♥ 9♣
      When the cards are dealt
      And seat 1 keeps
      And seat 1 hits
      Then the hands are played
      And it is the turn of seat 1 hand 2
      When seat 1 hits
      Then the round is over
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♠ 2♥ Q♥ | 22    | 9     | lose    | 0        |
        | J♥ 6♣ 9♣  | 25    | 9     | lose    | 0        |
      And seat 1 has 72 chips

  @S2.8
  Rule: S2.8 A natural is an ace with a ten-value card as the first two cards dealt to a spot or to the dealer. Every other hand, and every other 21, is ordinary.

    @id:naturals-with-the-ace-first
    Scenario: An ace followed by a ten, jack, queen or king is a natural
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt A♠ 10♥ and A♥ J♣
      And seat 2 stakes 5 and 5 out of 50 chips
      And seat 2 is dealt A♦ Q♠ and A♣ K♦
      And the dealer shows 9♦ with 10♣ in the hole
      When the cards are dealt
      Then the switch is offered
      And the hands of seat 1 are
        | cards  | total   | natural |
        | A♠ 10♥ | soft 21 | yes     |
        | A♥ J♣  | soft 21 | yes     |
      And the hands of seat 2 are
        | cards | total   | natural |
        | A♦ Q♠ | soft 21 | yes     |
        | A♣ K♦ | soft 21 | yes     |
      When seat 1 keeps
      And seat 2 keeps
      Then the round is over
      And the hands of seat 1 are
        | cards  | total   | natural | stake | outcome | returned |
        | A♠ 10♥ | soft 21 | yes     | 2     | win     | 4        |
        | A♥ J♣  | soft 21 | yes     | 2     | win     | 4        |
      And the hands of seat 2 are
        | cards | total   | natural | stake | outcome | returned |
        | A♦ Q♠ | soft 21 | yes     | 5     | win     | 10       |
        | A♣ K♦ | soft 21 | yes     | 5     | win     | 10       |
      And seat 1 has 104 chips
      And seat 2 has 60 chips

    @id:naturals-with-the-ace-second
    Scenario: A ten, jack, queen or king followed by an ace is a natural on either spot
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♠ A♥ and 9♣ 7♦
      And seat 2 stakes 5 and 5 out of 50 chips
      And seat 2 is dealt K♠ 8♥ and J♦ A♣
      And seat 3 stakes 3 and 3 out of 30 chips
      And seat 3 is dealt Q♥ A♠ and 10♦ 9♥
      And seat 4 stakes 4 and 4 out of 40 chips
      And seat 4 is dealt 7♠ 5♣ and K♣ A♦
      And the dealer shows 9♦ with 10♣ in the hole
      And the next cards are 8♦
      When the cards are dealt
      Then the switch is offered
      When seat 1 keeps
      And seat 2 keeps
      And seat 3 keeps
      And seat 4 keeps
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then it is the turn of seat 2 hand 1
      When seat 2 stands
      Then it is the turn of seat 3 hand 2
      When seat 3 stands
      Then it is the turn of seat 4 hand 1
      When seat 4 hits
      And seat 4 stands
      Then the round is over
      And the dealer ends on 19 with 9♦ 10♣
      And the hands of seat 1 are
        | cards  | total   | natural | stake | outcome | returned |
        | 10♠ A♥ | soft 21 | yes     | 2     | win     | 4        |
        | 9♣ 7♦  | 16      | no      | 2     | lose    | 0        |
      And the hands of seat 2 are
        | cards | total   | natural | stake | outcome | returned |
        | K♠ 8♥ | 18      | no      | 5     | lose    | 0        |
        | J♦ A♣ | soft 21 | yes     | 5     | win     | 10       |
      And the hands of seat 3 are
        | cards  | total   | natural | stake | outcome | returned |
        | Q♥ A♠  | soft 21 | yes     | 3     | win     | 6        |
        | 10♦ 9♥ | 19      | no      | 3     | push    | 3        |
      And the hands of seat 4 are
        | cards    | total   | natural | stake | outcome | returned |
        | 7♠ 5♣ 8♦ | 20      | no      | 4     | win     | 8        |
        | K♣ A♦    | soft 21 | yes     | 4     | win     | 8        |
      And seat 1 has 100 chips
      And seat 2 has 50 chips
      And seat 3 has 33 chips
      And seat 4 has 48 chips

    @id:three-card-21s-are-ordinary @S6.5
    Scenario: A 21 of three cards is ordinary, with an ace and without, and pushes against the dealer's
      Given seat 1 stakes 3 and 3 out of 100 chips
      And seat 1 is dealt 7♠ 4♦ and 10♥ 2♣
      And seat 2 stakes 2 and 2 out of 40 chips
      And seat 2 is dealt 8♣ 2♥ and A♠ 6♣
      And the dealer shows 10♦ with 5♥ in the hole
      And the next cards are J♥ 9♦ A♦ 4♥ 6♠
      When the cards are dealt
      And seat 1 keeps
      And seat 2 keeps
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      And the hands of seat 1 are
        | cards    | total | natural |
        | 7♠ 4♦ J♥ | 21    | no      |
        | 10♥ 2♣   | 12    | no      |
      When seat 1 hits
      Then it is the turn of seat 2 hand 1
      When seat 2 hits
      Then it is the turn of seat 2 hand 2
      When seat 2 hits
      Then the round is over
      And the dealer ends on 21 with 10♦ 5♥ 6♠
      And the hands of seat 1 are
        | cards     | total | natural | stake | outcome | returned |
        | 7♠ 4♦ J♥  | 21    | no      | 3     | push    | 3        |
        | 10♥ 2♣ 9♦ | 21    | no      | 3     | push    | 3        |
      And the hands of seat 2 are
        | cards    | total   | natural | stake | outcome | returned |
        | 8♣ 2♥ A♦ | soft 21 | no      | 2     | push    | 2        |
        | A♠ 6♣ 4♥ | soft 21 | no      | 2     | push    | 2        |
      And seat 1 has 100 chips
      And seat 2 has 40 chips

    @id:two-card-20s-are-no-naturals
    Scenario: Neither an ace with a nine nor a king with a queen is a natural
      Given seat 1 stakes 7 and 7 out of 70 chips
      And seat 1 is dealt A♥ 9♣ and K♥ Q♦
      And the dealer shows 10♠ with J♣ in the hole
      When the cards are dealt
      Then the switch is offered
      And the hands of seat 1 are
        | cards | total   | natural |
        | A♥ 9♣ | soft 20 | no      |
        | K♥ Q♦ | 20      | no      |
      When seat 1 keeps
      Then it is the turn of seat 1 hand 1
      When seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 20 with 10♠ J♣
      And the hands of seat 1 are
        | cards | total   | natural | stake | outcome | returned |
        | A♥ 9♣ | soft 20 | no      | 7     | push    | 7        |
        | K♥ Q♦ | 20      | no      | 7     | push    | 7        |
      And seat 1 has 70 chips

    @id:dealers-natural-against-a-natural @S3.8
    Scenario: A queen with an ace in the hole is a natural of the dealer, and a player's natural only pushes
      Given seat 1 stakes 6 and 6 out of 100 chips
      And seat 1 is dealt A♠ K♥ and 10♣ 9♦
      And the dealer shows Q♦ with A♣ in the hole
      When the cards are dealt
      Then the round is over
      And the dealer ends on 21 with Q♦ A♣
      And the hands of seat 1 are
        | cards  | total   | natural | stake | outcome | returned |
        | A♠ K♥  | soft 21 | yes     | 6     | push    | 6        |
        | 10♣ 9♦ | 19      | no      | 6     | lose    | 0        |
      And seat 1 has 94 chips

    @id:dealers-three-card-21-against-a-natural @S6.6
    Scenario: A queen with a five in the hole and a six is an ordinary 21 of the dealer, and a player's natural wins
      Given seat 1 stakes 6 and 6 out of 100 chips
      And seat 1 is dealt A♠ K♥ and 10♣ 9♦
      And the dealer shows Q♦ with 5♣ in the hole
      And the next cards are 6♥
      When the cards are dealt
      Then the switch is offered
      When seat 1 keeps
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the round is over
      And the dealer ends on 21 with Q♦ 5♣ 6♥
      And the hands of seat 1 are
        | cards  | total   | natural | stake | outcome | returned |
        | A♠ K♥  | soft 21 | yes     | 6     | win     | 12       |
        | 10♣ 9♦ | 19      | no      | 6     | lose    | 0        |
      And seat 1 has 100 chips

    @id:kept-natural-while-the-next-seat-chooses @switchTiming=table-first
    Scenario: A natural that was kept is still a natural while the next seat is asked to keep or switch
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt A♥ 10♦ and 9♠ 6♣
      And seat 2 stakes 5 and 5 out of 50 chips
      And seat 2 is dealt 8♦ 7♥ and K♠ 9♣
      And the dealer shows 8♠ with 10♥ in the hole
      When seat 1 keeps
      Then the switch is offered
      And it is the turn of seat 2
      And seat 2 may keep or switch
      And the hands of seat 1 are
        | cards  | total   | natural |
        | A♥ 10♦ | soft 21 | yes     |
        | 9♠ 6♣  | 15      | no      |
      And the hands of seat 2 are
        | cards | total | natural |
        | 8♦ 7♥ | 15    | no      |
        | K♠ 9♣ | 19    | no      |

    @id:kept-natural-while-the-second-hand-plays @S5.3
    Scenario: A natural that was kept is still a natural when the second hand of its seat has the turn
      Given seat 1 stakes 3 and 3 out of 80 chips
      And seat 1 is dealt K♥ A♦ and 7♠ 4♣
      And the dealer shows 9♠ with 8♦ in the hole
      When seat 1 keeps
      Then the hands are played
      And it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      And the hands of seat 1 are
        | cards | total   | natural | stake |
        | K♥ A♦ | soft 21 | yes     | 3     |
        | 7♠ 4♣ | 11      | no      | 3     |
