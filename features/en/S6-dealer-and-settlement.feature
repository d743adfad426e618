@switch-us
Feature: S6 The dealer and the settlement
  When the last hand is played the dealer turns the hole card, draws by a fixed rule and settles every hand, at even money or as a push.

  @S6.1
  Rule: S6.1 The dealer reveals the hole card, hits every total under 17 and soft 17, and stands on hard 17 and on any 18 to 21.

    @id:dealer-hits-hard-12
    Scenario: The dealer turns a two beside the ten and draws on 12
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt K♠ 9♥ and 7♣ 10♦
      And the dealer shows 10♥ with 2♣ in the hole
      And the next cards are 6♠
      When the cards are dealt
      Then the switch is offered
      And the dealer shows 10♥
      When seat 1 keeps
      Then the hands are played
      And the dealer shows 10♥
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And the dealer shows 10♥
      When seat 1 stands
      Then the round is over
      And the dealer shows 10♥ 2♣ 6♠
      And the dealer ends on 18 with 10♥ 2♣ 6♠
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | K♠ 9♥  | 19    | 2     | win     | 4        |
        | 7♣ 10♦ | 17    | 2     | lose    | 0        |
      And seat 1 has 100 chips

    @id:dealer-hits-hard-13
    Scenario: The dealer draws on 13 and stops at 21
      Given seat 1 stakes 5 and 5 out of 60 chips
      And seat 1 is dealt Q♦ 8♠ and 9♣ 5♥
      And the dealer shows 3♥ with J♠ in the hole
      And the next cards are 7♠ 8♦
      When seat 1 keeps
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      When seat 1 hits
      Then the round is over
      And the dealer ends on 21 with 3♥ J♠ 8♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | Q♦ 8♠    | 18    | 5     | lose    | 0        |
        | 9♣ 5♥ 7♠ | 21    | 5     | push    | 5        |
      And seat 1 has 55 chips

    @id:dealer-hits-hard-14
    Scenario: The dealer draws on 14 and stops at 17
      Given seat 1 stakes 3 and 3 out of 50 chips
      And seat 1 is dealt 10♠ 8♥ and 9♦ 8♠
      And the dealer shows 8♣ with 6♦ in the hole
      And the next cards are 3♠
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 8♣ 6♦ 3♠
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♠ 8♥ | 18    | 3     | win     | 6        |
        | 9♦ 8♠  | 17    | 3     | push    | 3        |
      And seat 1 has 53 chips

    @id:dealer-hits-hard-15
    Scenario: The dealer draws on 15
      Given seat 1 stakes 4 and 4 out of 40 chips
      And seat 1 is dealt Q♠ J♦ and 10♦ 3♣
      And the dealer shows 6♣ with K♥ in the hole
      And the next cards are 5♦ 4♠
      When seat 1 keeps
      And seat 1 stands
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      And the dealer shows 6♣
      When seat 1 stands
      Then the round is over
      And the dealer ends on 20 with 6♣ K♥ 4♠
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | Q♠ J♦     | 20    | 4     | push    | 4        |
        | 10♦ 3♣ 5♦ | 18    | 4     | lose    | 0        |
      And seat 1 has 36 chips

    @id:dealer-hits-16-ahead-of-all
    Scenario: The dealer draws on 16 although every hand is lower
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 8♦ 4♣ and 10♣ 3♥
      And the dealer shows J♠ with 6♥ in the hole
      And the next cards are 9♣
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 25 with J♠ 6♥ 9♣
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 8♦ 4♣  | 12    | 2     | win     | 4        |
        | 10♣ 3♥ | 13    | 2     | win     | 4        |
      And seat 1 has 104 chips

    @id:dealer-stands-hard-17-behind-all
    Scenario: The dealer stands on hard 17 although every hand is higher
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♣ 8♦ and J♥ 9♦
      And the dealer shows 10♦ with 7♠ in the hole
      When seat 1 keeps
      And seat 1 stands
      Then the dealer shows 10♦
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 10♦ 7♠
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♣ 8♦ | 18    | 2     | win     | 4        |
        | J♥ 9♦  | 19    | 2     | win     | 4        |
      And seat 1 has 104 chips

    @id:dealer-draws-to-six-cards
    Scenario: From two and three the dealer draws up to a sixth card
      Given seat 1 stakes 7 and 7 out of 70 chips
      And seat 1 is dealt 10♦ 8♥ and Q♣ 10♠
      And the dealer shows 2♠ with 3♥ in the hole
      And the next cards are 2♦ 4♣ 3♦ 5♠
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 2♠ 3♥ 2♦ 4♣ 3♦ 5♠
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♦ 8♥ | 18    | 7     | lose    | 0        |
        | Q♣ 10♠ | 20    | 7     | win     | 14       |
      And seat 1 has 70 chips

    @id:dealer-soft-17-six-and-ace
    Scenario: The dealer draws on a six with an ace in the hole
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 9♠ K♦ and 8♠ 3♦
      And the dealer shows 6♦ with A♠ in the hole
      And the next cards are 10♦ 4♥
      When the cards are dealt
      Then the switch is offered
      When seat 1 keeps
      And seat 1 stands
      And seat 1 hits
      Then the round is over
      And the dealer ends on 21 with 6♦ A♠ 4♥
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 9♠ K♦     | 19    | 2     | lose    | 0        |
        | 8♠ 3♦ 10♦ | 21    | 2     | push    | 2        |
      And seat 1 has 98 chips

    @id:dealer-soft-17-turns-hard-17
    Scenario: The dealer draws on an ace and a six and stands once a ten has made it hard 17
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♠ 7♠ and K♥ 8♥
      And the dealer shows A♦ with 6♣ in the hole
      And the next cards are 10♥
      When the cards are dealt
      Then insurance is offered
      When seat 1 declines insurance
      Then the switch is offered
      And the dealer shows A♦
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with A♦ 6♣ 10♥
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♠ 7♠ | 17    | 2     | push    | 2        |
        | K♥ 8♥  | 18    | 2     | win     | 4        |
      And seat 1 has 102 chips

    @id:dealer-soft-17-turns-hard-16
    Scenario: A soft 17 that a nine turns into 16 draws once more
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt Q♣ J♥ and 7♦ 8♣
      And the dealer shows 6♥ with A♣ in the hole
      And the next cards are 6♠ 9♠ 5♦
      When seat 1 keeps
      And seat 1 stands
      And seat 1 hits
      Then the round is over
      And the dealer ends on 21 with 6♥ A♣ 9♠ 5♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | Q♣ J♥    | 20    | 5     | lose    | 0        |
        | 7♦ 8♣ 6♠ | 21    | 5     | push    | 5        |
      And seat 1 has 95 chips

    @id:dealer-soft-17-three-cards
    Scenario: A soft 17 of three cards draws, turns into 14 and draws again
      Given seat 1 stakes 6 and 6 out of 80 chips
      And seat 1 is dealt 10♣ 9♣ and J♠ 10♦
      And the dealer shows 2♥ with A♣ in the hole
      And the next cards are 4♦ 7♠ 6♦
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 20 with 2♥ A♣ 4♦ 7♠ 6♦
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♣ 9♣ | 19    | 6     | lose    | 0        |
        | J♠ 10♦ | 20    | 6     | push    | 6        |
      And seat 1 has 74 chips

    @id:dealer-soft-17-four-cards
    Scenario: A soft 17 of four cards draws
      Given seat 1 stakes 4 and 4 out of 100 chips
      And seat 1 is dealt Q♥ 10♠ and 9♦ 8♦
      And the dealer shows 3♠ with 2♥ in the hole
      And the next cards are 4♣ A♦ A♣ 4♦
      When seat 1 keeps
      And seat 1 stands
      And seat 1 hits
      Then the round is over
      And the dealer ends on 21 with 3♠ 2♥ A♦ A♣ 4♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | Q♥ 10♠   | 20    | 4     | lose    | 0        |
        | 9♦ 8♦ 4♣ | 21    | 4     | push    | 4        |
      And seat 1 has 96 chips

    @id:dealer-soft-17-two-aces-and-five
    Scenario: Two aces and a five are a soft 17 and draw
      Given seat 1 stakes 8 and 8 out of 90 chips
      And seat 1 is dealt K♣ 9♦ and J♣ 10♥
      And the dealer shows A♠ with A♥ in the hole
      And the next cards are 5♦ 3♣
      When seat 1 declines insurance
      Then the switch is offered
      And the dealer shows A♠
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 20 with A♠ A♥ 5♦ 3♣
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | K♣ 9♦  | 19    | 8     | lose    | 0        |
        | J♣ 10♥ | 20    | 8     | push    | 8        |
      And seat 1 has 82 chips

    @id:dealer-three-aces-in-hand
    Scenario: The dealer draws two more aces on soft 16 and soft 17 and stands on soft 18
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♠ 8♣ and 10♥ 7♣
      And the dealer shows 5♥ with A♣ in the hole
      And the next cards are A♦ A♠
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 5♥ A♣ A♦ A♠
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♠ 8♣ | 18    | 2     | push    | 2        |
        | 10♥ 7♣ | 17    | 2     | lose    | 0        |
      And seat 1 has 98 chips

    @id:dealer-hard-17-with-ace
    Scenario: Ten, six and ace are a hard 17, and the dealer stands
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♥ 8♣ and 9♠ 7♣
      And the dealer shows 10♠ with 6♦ in the hole
      And the next cards are A♣
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 10♠ 6♦ A♣
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♥ 8♣ | 18    | 2     | win     | 4        |
        | 9♠ 7♣  | 16    | 2     | lose    | 0        |
      And seat 1 has 100 chips

    @id:dealer-hard-17-with-two-aces
    Scenario: A five, an ace, a queen and another ace are a hard 17, and the dealer stands
      Given seat 1 stakes 9 and 9 out of 99 chips
      And seat 1 is dealt K♦ 8♥ and 10♣ 7♦
      And the dealer shows 5♣ with A♠ in the hole
      And the next cards are Q♦ A♥
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 5♣ A♠ Q♦ A♥
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | K♦ 8♥  | 18    | 9     | win     | 18       |
        | 10♣ 7♦ | 17    | 9     | push    | 9        |
      And seat 1 has 108 chips

    @id:dealer-stands-soft-18
    Scenario: The dealer stands on a seven with an ace in the hole
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt K♣ 9♠ and J♣ 7♠
      And the dealer shows 7♦ with A♠ in the hole
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 7♦ A♠
      And the hands of seat 1 are
        | cards | total | stake | outcome | returned |
        | K♣ 9♠ | 19    | 2     | win     | 4        |
        | J♣ 7♠ | 17    | 2     | lose    | 0        |
      And seat 1 has 100 chips

    @id:dealer-stands-soft-18-ace-up
    Scenario: The dealer stands on an ace with a seven in the hole
      Given seat 1 stakes 10 and 10 out of 100 chips
      And seat 1 is dealt 10♠ 8♠ and J♦ 9♥
      And the dealer shows A♣ with 7♥ in the hole
      When the cards are dealt
      Then insurance is offered
      When seat 1 declines insurance
      And seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with A♣ 7♥
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♠ 8♠ | 18    | 10    | push    | 10       |
        | J♦ 9♥  | 19    | 10    | win     | 20       |
      And seat 1 has 110 chips

    @id:dealer-stands-soft-18-three-cards
    Scenario: The dealer stands on a soft 18 of three cards
      Given seat 1 stakes 3 and 3 out of 33 chips
      And seat 1 is dealt Q♣ 7♦ and 10♣ 9♠
      And the dealer shows 4♥ with 3♣ in the hole
      And the next cards are A♦
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 4♥ 3♣ A♦
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | Q♣ 7♦  | 17    | 3     | lose    | 0        |
        | 10♣ 9♠ | 19    | 3     | win     | 6        |
      And seat 1 has 33 chips

    @id:dealer-stands-soft-19
    Scenario: The dealer stands on an eight with an ace in the hole
      Given seat 1 stakes 5 and 5 out of 50 chips
      And seat 1 is dealt Q♠ 9♣ and 10♦ 8♠
      And the dealer shows 8♥ with A♣ in the hole
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 8♥ A♣
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | Q♠ 9♣  | 19    | 5     | push    | 5        |
        | 10♦ 8♠ | 18    | 5     | lose    | 0        |
      And seat 1 has 45 chips

    @id:dealer-stands-soft-20
    Scenario: The dealer stands on a nine with an ace in the hole
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 6♣ 5♦ and K♥ 9♦
      And the dealer shows 9♠ with A♥ in the hole
      And the next cards are 10♥
      When seat 1 keeps
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      And the dealer shows 9♠
      When seat 1 stands
      Then the round is over
      And the dealer ends on 20 with 9♠ A♥
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 6♣ 5♦ 10♥ | 21    | 2     | win     | 4        |
        | K♥ 9♦     | 19    | 2     | lose    | 0        |
      And seat 1 has 100 chips

  @S6.2
  Rule: S6.2 A final dealer 22 pushes every ordinary hand that did not go over: the whole stake comes back, a doubled stake included.

    @id:dealer-22-pushes-low-and-high
    Scenario: Thirteen, seventeen, twenty and twenty-one all push against a dealer 22
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 7♥ 6♠ and Q♦ 10♥
      And seat 2 stakes 5 and 5 out of 50 chips
      And seat 2 is dealt 8♣ 4♣ and K♠ 7♦
      And the dealer shows 10♣ with 4♦ in the hole
      And the next cards are 9♦ 8♠
      When seat 1 keeps
      And seat 2 keeps
      And seat 1 stands
      And seat 1 stands
      Then it is the turn of seat 2 hand 1
      When seat 2 hits
      Then it is the turn of seat 2 hand 2
      When seat 2 stands
      Then the round is over
      And the dealer ends on 22 with 10♣ 4♦ 8♠
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 7♥ 6♠  | 13    | 2     | push    | 2        |
        | Q♦ 10♥ | 20    | 2     | push    | 2        |
      And the hands of seat 2 are
        | cards    | total | stake | outcome | returned |
        | 8♣ 4♣ 9♦ | 21    | 5     | push    | 5        |
        | K♠ 7♦    | 17    | 5     | push    | 5        |
      And seat 1 has 100 chips
      And seat 2 has 50 chips

    @id:dealer-22-pushes-doubled-stake
    Scenario: A doubled stake comes back whole when the dealer goes from soft 17 to 22
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt 7♠ 4♥ and 10♠ 9♥
      And the dealer shows 6♣ with A♦ in the hole
      And the next cards are 2♦ 5♠ K♠
      When seat 1 keeps
      And seat 1 doubles
      Then it is the turn of seat 1 hand 2
      And the hands of seat 1 are
        | cards    | total | stake |
        | 7♠ 4♥ 2♦ | 13    | 10    |
        | 10♠ 9♥   | 19    | 5     |
      And seat 1 has 85 chips
      When seat 1 stands
      Then the round is over
      And the dealer ends on 22 with 6♣ A♦ 5♠ K♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 7♠ 4♥ 2♦ | 13    | 10    | push    | 10       |
        | 10♠ 9♥   | 19    | 5     | push    | 5        |
      And seat 1 has 100 chips

    @id:dealer-22-pushes-split-hands
    Scenario: Both split hands push against a dealer 22, the doubled one with its whole stake
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 8♠ 8♥ and K♥ 7♦
      And the dealer shows 7♣ with 5♥ in the hole
      And the next cards are 3♦ 10♠ 10♥ 10♦
      When seat 1 keeps
      And seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then it is the turn of seat 1 hand 2
      And seat 1 has 92 chips
      When seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 stands
      Then the round is over
      And the dealer ends on 22 with 7♣ 5♥ 10♦
      And the hands of seat 1 are
        | spot | cards     | total | stake | outcome | returned |
        | 1    | 8♠ 3♦ 10♠ | 21    | 4     | push    | 4        |
        | 1    | 8♥ 10♥    | 18    | 2     | push    | 2        |
        | 2    | K♥ 7♦     | 17    | 2     | push    | 2        |
      And seat 1 has 100 chips

    @id:dealer-22-pushes-split-21 @S5.9
    Scenario: A split ace with a ten pushes against a dealer 22
      Given seat 1 stakes 3 and 3 out of 60 chips
      And seat 1 is dealt A♥ A♦ and 9♣ 7♠
      And the dealer shows K♦ with 2♠ in the hole
      And the next cards are 10♣ 6♣ Q♣
      When seat 1 keeps
      And seat 1 splits
      Then it is the turn of seat 1 hand 3
      And seat 1 has 51 chips
      When seat 1 stands
      Then the round is over
      And the dealer ends on 22 with K♦ 2♠ Q♣
      And the hands of seat 1 are
        | spot | cards  | total   | natural | stake | outcome | returned |
        | 1    | A♥ 10♣ | soft 21 | no      | 3     | push    | 3        |
        | 1    | A♦ 6♣  | soft 17 | no      | 3     | push    | 3        |
        | 2    | 9♣ 7♠  | 16      | no      | 3     | push    | 3        |
      And seat 1 has 60 chips

    @id:dealer-22-after-13
    Scenario: Twelve and thirteen push when a nine takes the dealer from 13 to 22
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♦ 2♣ and 8♦ 5♣
      And the dealer shows 9♥ with 4♠ in the hole
      And the next cards are 9♠
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 22 with 9♥ 4♠ 9♠
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♦ 2♣ | 12    | 2     | push    | 2        |
        | 8♦ 5♣  | 13    | 2     | push    | 2        |
      And seat 1 has 100 chips
