@switch-us
Feature: S6 The dealer and the settlement
  Once the last hand is played the dealer turns the hole card, draws by a fixed rule and settles every hand: a win at even money, a push, or a loss.

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

    @id:dealer-draws-though-the-last-seat-is-over
    Scenario: When both hands of the last seat go over, the dealer still draws against the other seats
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♠ 8♥ and K♦ 10♣
      And seat 2 stakes 5 and 5 out of 50 chips
      And seat 2 is dealt 9♥ 8♠ and J♣ 9♣
      And seat 3 stakes 4 and 4 out of 40 chips
      And seat 3 is dealt 10♦ 6♣ and 9♠ 5♥
      And the dealer shows 10♥ with 4♦ in the hole
      And the next cards are Q♠ 8♦ 5♠
      When seat 1 keeps
      And seat 2 keeps
      And seat 3 keeps
      And seat 1 stands
      And seat 1 stands
      And seat 2 stands
      And seat 2 stands
      And seat 3 hits
      Then it is the turn of seat 3 hand 2
      And the dealer shows 10♥
      When seat 3 hits
      Then the round is over
      And the dealer ends on 19 with 10♥ 4♦ 5♠
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♠ 8♥ | 18    | 2     | lose    | 0        |
        | K♦ 10♣ | 20    | 2     | win     | 4        |
      And the hands of seat 2 are
        | cards | total | stake | outcome | returned |
        | 9♥ 8♠ | 17    | 5     | lose    | 0        |
        | J♣ 9♣ | 19    | 5     | push    | 5        |
      And the hands of seat 3 are
        | cards     | total | stake | outcome | returned |
        | 10♦ 6♣ Q♠ | 26    | 4     | lose    | 0        |
        | 9♠ 5♥ 8♦  | 22    | 4     | lose    | 0        |
      And seat 1 has 100 chips
      And seat 2 has 45 chips
      And seat 3 has 32 chips

    @id:dealer-draws-against-the-later-split-hands
    Scenario: When the first hand of each spot goes over, the dealer still draws against the hand split from it
      Given seat 1 stakes 3 and 3 out of 60 chips
      And seat 1 is dealt 8♦ 8♣ and 7♥ 7♠
      And the dealer shows 6♦ with 9♠ in the hole
      And the next cards are 6♥ K♠ 10♠ 9♣ Q♦ 10♦ 3♣
      When seat 1 keeps
      And seat 1 splits
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then it is the turn of seat 1 hand 3
      When seat 1 splits
      Then seat 1 has 48 chips
      When seat 1 hits
      Then it is the turn of seat 1 hand 4
      And the dealer shows 6♦
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 6♦ 9♠ 3♣
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 8♦ 6♥ K♠ | 24    | 3     | lose    | 0        |
        | 1    | 8♣ 10♠   | 18    | 3     | push    | 3        |
        | 2    | 7♥ 9♣ Q♦ | 26    | 3     | lose    | 0        |
        | 2    | 7♠ 10♦   | 17    | 3     | lose    | 0        |
      And seat 1 has 51 chips

    @id:dealer-two-aces-and-king-are-hard-12
    Scenario: The dealer draws on two aces, and again when a king makes them a hard 12
      Given seat 1 stakes 6 and 6 out of 90 chips
      And seat 1 is dealt 10♣ 9♥ and J♠ 8♠
      And the dealer shows A♠ with A♦ in the hole
      And the next cards are K♥ 6♣
      When seat 1 declines insurance
      And seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with A♠ A♦ K♥ 6♣
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♣ 9♥ | 19    | 6     | win     | 12       |
        | J♠ 8♠  | 18    | 6     | push    | 6        |
      And seat 1 has 96 chips

    @id:dealer-three-aces-and-hard-16
    Scenario: A three, three aces and a queen are a hard 16, and the dealer draws again
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 9♠ 10♦ and 8♣ 3♦
      And the dealer shows 3♠ with A♥ in the hole
      And the next cards are 10♠ A♦ Q♣ A♣ 4♦
      When seat 1 keeps
      And seat 1 stands
      And seat 1 hits
      Then the round is over
      And the dealer ends on 20 with 3♠ A♥ A♦ Q♣ A♣ 4♦
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 9♠ 10♦    | 19    | 2     | lose    | 0        |
        | 8♣ 3♦ 10♠ | 21    | 2     | win     | 4        |
      And seat 1 has 100 chips

    @id:dealer-draws-a-seventh-card
    Scenario: With 14 in six cards the dealer draws a seventh
      Given seat 1 stakes 9 and 9 out of 90 chips
      And seat 1 is dealt 10♥ 7♥ and Q♠ 9♠
      And the dealer shows 2♣ with 2♦ in the hole
      And the next cards are 3♥ 2♠ 3♦ 2♥ 4♠
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 2♣ 2♦ 3♥ 2♠ 3♦ 2♥ 4♠
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♥ 7♥ | 17    | 9     | lose    | 0        |
        | Q♠ 9♠  | 19    | 9     | win     | 18       |
      And seat 1 has 90 chips

    @id:dealer-draws-an-eighth-card
    Scenario: A two and five aces are a soft 17 of six cards; the dealer draws a seventh card and an eighth
      Given seat 1 stakes 4 and 4 out of 100 chips
      And seat 1 is dealt K♠ 9♦ and 10♣ 3♥
      And the dealer shows 2♦ with A♠ in the hole
      And the next cards are 7♠ A♥ A♦ A♣ A♠ 9♥ 4♣
      When seat 1 keeps
      And seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 20 with 2♦ A♠ A♥ A♦ A♣ A♠ 9♥ 4♣
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | K♠ 9♦     | 19    | 4     | lose    | 0        |
        | 10♣ 3♥ 7♠ | 20    | 4     | push    | 4        |
      And seat 1 has 96 chips

  @S6.2
  Rule: S6.2 A final dealer 22 pushes every ordinary hand that did not go over: the whole stake comes back, a doubled stake included.

    @id:dealer-22-pushes-low-and-high
    Scenario: A 13, a 17, a 20 and a 21 all push against a dealer 22
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
    Scenario: A 12 and a 13 push when a nine takes the dealer from 13 to 22
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

    @id:dealer-22-at-a-table-of-six
    Scenario: At a table of six every hand pushes against a dealer 22, but for a natural and a hand that went over
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♠ 8♦ and 9♥ 7♠
      And seat 2 stakes 5 and 5 out of 50 chips
      And seat 2 is dealt K♥ 9♦ and 10♥ 3♣
      And seat 3 stakes 3 and 3 out of 60 chips
      And seat 3 is dealt Q♣ 7♦ and A♠ K♦
      And seat 4 stakes 10 and 10 out of 200 chips
      And seat 4 is dealt 8♠ 6♥ and 5♦ 7♣
      And seat 5 stakes 4 and 4 out of 40 chips
      And seat 5 is dealt J♥ 5♠ and 10♦ 9♠
      And seat 6 stakes 1 and 1 out of 30 chips
      And seat 6 is dealt K♠ 8♥ and 7♥ 4♣
      And the dealer shows 9♣ with 3♦ in the hole
      And the next cards are Q♦ 10♠ J♠
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
      Then it is the turn of seat 4 hand 1
      When seat 4 stands
      And seat 4 stands
      And seat 5 hits
      Then it is the turn of seat 5 hand 2
      When seat 5 stands
      And seat 6 stands
      And seat 6 hits
      Then the round is over
      And the dealer ends on 22 with 9♣ 3♦ J♠
      And the hands of seat 1 are
        | cards  | total | natural | stake | outcome | returned |
        | 10♠ 8♦ | 18    | no      | 2     | push    | 2        |
        | 9♥ 7♠  | 16    | no      | 2     | push    | 2        |
      And the hands of seat 2 are
        | cards  | total | natural | stake | outcome | returned |
        | K♥ 9♦  | 19    | no      | 5     | push    | 5        |
        | 10♥ 3♣ | 13    | no      | 5     | push    | 5        |
      And the hands of seat 3 are
        | cards | total   | natural | stake | outcome | returned |
        | Q♣ 7♦ | 17      | no      | 3     | push    | 3        |
        | A♠ K♦ | soft 21 | yes     | 3     | win     | 6        |
      And the hands of seat 4 are
        | cards | total | natural | stake | outcome | returned |
        | 8♠ 6♥ | 14    | no      | 10    | push    | 10       |
        | 5♦ 7♣ | 12    | no      | 10    | push    | 10       |
      And the hands of seat 5 are
        | cards    | total | natural | stake | outcome | returned |
        | J♥ 5♠ Q♦ | 25    | no      | 4     | lose    | 0        |
        | 10♦ 9♠   | 19    | no      | 4     | push    | 4        |
      And the hands of seat 6 are
        | cards     | total | natural | stake | outcome | returned |
        | K♠ 8♥     | 18    | no      | 1     | push    | 1        |
        | 7♥ 4♣ 10♠ | 21    | no      | 1     | push    | 1        |
      And seat 1 has 100 chips
      And seat 2 has 50 chips
      And seat 3 has 63 chips
      And seat 4 has 200 chips
      And seat 5 has 36 chips
      And seat 6 has 30 chips

    @id:dealer-22-of-five-cards
    Scenario: An 18 and a double that ends on 20 push against a dealer 22 of five cards
      Given seat 1 stakes 7 and 7 out of 70 chips
      And seat 1 is dealt 10♦ 8♣ and 6♠ 5♥
      And the dealer shows 2♥ with 4♠ in the hole
      And the next cards are 9♠ 3♦ 5♣ 8♦
      When seat 1 keeps
      And seat 1 stands
      And seat 1 doubles
      Then the round is over
      And the dealer ends on 22 with 2♥ 4♠ 3♦ 5♣ 8♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 10♦ 8♣   | 18    | 7     | push    | 7        |
        | 6♠ 5♥ 9♠ | 20    | 14    | push    | 14       |
      And seat 1 has 70 chips

    @id:dealer-22-of-six-cards @S6.9
    Scenario: A 19 pushes against a dealer 22 of six cards, and the hand that went over loses
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt K♦ 4♣ and 10♠ 9♥
      And the dealer shows 3♣ with 2♦ in the hole
      And the next cards are 9♦ 2♠ 4♥ 3♠ 8♠
      When seat 1 keeps
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the round is over
      And the dealer ends on 22 with 3♣ 2♦ 2♠ 4♥ 3♠ 8♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | K♦ 4♣ 9♦ | 23    | 2     | lose    | 0        |
        | 10♠ 9♥   | 19    | 2     | push    | 2        |
      And seat 1 has 98 chips

    @id:three-sevens-push-on-22 @S6.9
    Scenario: Three sevens push against a dealer 22 like any other 21
      Given seat 1 stakes 4 and 4 out of 40 chips
      And seat 1 is dealt 7♦ 7♥ and 9♣ 6♥
      And the dealer shows 10♥ with 2♦ in the hole
      And the next cards are 7♠ 9♦ Q♠
      When seat 1 keeps
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      Then the round is over
      And the dealer ends on 22 with 10♥ 2♦ Q♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 7♦ 7♥ 7♠ | 21    | 4     | push    | 4        |
        | 9♣ 6♥ 9♦ | 24    | 4     | lose    | 0        |
      And seat 1 has 36 chips

  @S6.3
  Rule: S6.3 An initial natural wins against a dealer 22.

    @id:natural-wins-on-22-first-spot
    Scenario: A natural on the first spot wins against a dealer 22 while an 18 beside it pushes
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt A♠ K♥ and 10♦ 8♣
      And the dealer shows 9♦ with 3♣ in the hole
      And the next cards are Q♠
      When seat 1 keeps
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      When seat 1 stands
      Then the round is over
      And the dealer ends on 22 with 9♦ 3♣ Q♠
      And the hands of seat 1 are
        | cards  | total   | natural | stake | outcome | returned |
        | A♠ K♥  | soft 21 | yes     | 5     | win     | 10       |
        | 10♦ 8♣ | 18      | no      | 5     | push    | 5        |
      And seat 1 has 105 chips

    @id:natural-wins-on-22-second-spot
    Scenario: A natural on the second spot wins against a dealer 22 while a double that ends on 21 pushes
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 6♠ 5♥ and Q♣ A♦
      And the dealer shows 10♥ with 5♦ in the hole
      And the next cards are 10♦ 7♣
      When seat 1 keeps
      Then it is the turn of seat 1 hand 1
      When seat 1 doubles
      Then the round is over
      And the dealer ends on 22 with 10♥ 5♦ 7♣
      And the hands of seat 1 are
        | cards     | total   | natural | stake | outcome | returned |
        | 6♠ 5♥ 10♦ | 21      | no      | 4     | push    | 4        |
        | Q♣ A♦     | soft 21 | yes     | 2     | win     | 4        |
      And seat 1 has 102 chips

    @id:two-naturals-win-on-22
    Scenario: Two naturals of one seat both win against a dealer 22
      Given seat 1 stakes 10 and 10 out of 100 chips
      And seat 1 is dealt A♥ J♠ and 10♣ A♣
      And seat 2 stakes 2 and 2 out of 100 chips
      And seat 2 is dealt K♦ 9♠ and 10♠ 3♥
      And the dealer shows 8♦ with 6♣ in the hole
      And the next cards are 8♥
      When seat 1 keeps
      And seat 2 keeps
      Then it is the turn of seat 2 hand 1
      When seat 2 stands
      And seat 2 stands
      Then the round is over
      And the dealer ends on 22 with 8♦ 6♣ 8♥
      And the hands of seat 1 are
        | cards  | total   | natural | stake | outcome | returned |
        | A♥ J♠  | soft 21 | yes     | 10    | win     | 20       |
        | 10♣ A♣ | soft 21 | yes     | 10    | win     | 20       |
      And the hands of seat 2 are
        | cards  | total | natural | stake | outcome | returned |
        | K♦ 9♠  | 19    | no      | 2     | push    | 2        |
        | 10♠ 3♥ | 13    | no      | 2     | push    | 2        |
      And seat 1 has 120 chips
      And seat 2 has 100 chips

  @S6.4
  Rule: S6.4 Against a dealer total of 23 or more every surviving hand wins.

    @id:dealer-23-pays-low-hands
    Scenario: A 12 and a 13 win when a ten takes the dealer from 13 to 23
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♦ 2♣ and 8♦ 5♣
      And the dealer shows 9♥ with 4♠ in the hole
      And the next cards are 10♠
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 23 with 9♥ 4♠ 10♠
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♦ 2♣ | 12    | 2     | win     | 4        |
        | 8♦ 5♣  | 13    | 2     | win     | 4        |
      And seat 1 has 104 chips

    @id:dealer-24-pays-doubled-hand
    Scenario: A double that ends on 14 wins its doubled stake against a dealer 24
      Given seat 1 stakes 10 and 10 out of 200 chips
      And seat 1 is dealt 5♣ 6♦ and 9♣ 7♥
      And the dealer shows K♣ with 4♦ in the hole
      And the next cards are 3♠ J♥
      When seat 1 keeps
      And seat 1 doubles
      Then it is the turn of seat 1 hand 2
      And seat 1 has 170 chips
      When seat 1 stands
      Then the round is over
      And the dealer ends on 24 with K♣ 4♦ J♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 5♣ 6♦ 3♠ | 14    | 20    | win     | 40       |
        | 9♣ 7♥    | 16    | 10    | win     | 20       |
      And seat 1 has 230 chips

    @id:dealer-25-pays-split-hands
    Scenario: Split hands of 17 and 12 win against a dealer 25
      Given seat 1 stakes 2 and 2 out of 50 chips
      And seat 1 is dealt 7♦ 7♣ and 10♣ 6♠
      And the dealer shows 10♠ with 5♥ in the hole
      And the next cards are 10♥ 5♠ Q♦
      When seat 1 keeps
      And seat 1 splits
      And seat 1 stands
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 25 with 10♠ 5♥ Q♦
      And the hands of seat 1 are
        | spot | cards  | total | stake | outcome | returned |
        | 1    | 7♦ 10♥ | 17    | 2     | win     | 4        |
        | 1    | 7♣ 5♠  | 12    | 2     | win     | 4        |
        | 2    | 10♣ 6♠ | 16    | 2     | win     | 4        |
      And seat 1 has 56 chips

    @id:dealer-26-pays-natural-and-thirteen
    Scenario: Against a dealer 26 a 13 wins as much as a natural
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt A♦ 10♠ and 4♣ 9♠
      And the dealer shows 6♥ with 10♦ in the hole
      And the next cards are K♦
      When seat 1 keeps
      And seat 1 stands
      Then the round is over
      And the dealer ends on 26 with 6♥ 10♦ K♦
      And the hands of seat 1 are
        | cards  | total   | natural | stake | outcome | returned |
        | A♦ 10♠ | soft 21 | yes     | 5     | win     | 10       |
        | 4♣ 9♠  | 13      | no      | 5     | win     | 10       |
      And seat 1 has 110 chips

  @S6.5
  Rule: S6.5 Against a dealer 17 to 21 the higher total wins, the lower loses and equal totals push, S6.6 apart.

    @id:settled-against-dealer-17
    Scenario: A 16 loses, a 17 pushes, an 18 and a 21 win against a dealer 17
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♥ 6♦ and 9♦ 8♠
      And seat 2 stakes 3 and 3 out of 60 chips
      And seat 2 is dealt K♣ 8♣ and 10♣ 4♥
      And the dealer shows 5♠ with 4♦ in the hole
      And the next cards are 7♥ 8♥
      When seat 1 keeps
      And seat 2 keeps
      And seat 1 stands
      And seat 1 stands
      And seat 2 stands
      Then it is the turn of seat 2 hand 2
      When seat 2 hits
      Then the round is over
      And the dealer ends on 17 with 5♠ 4♦ 8♥
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♥ 6♦ | 16    | 2     | lose    | 0        |
        | 9♦ 8♠  | 17    | 2     | push    | 2        |
      And the hands of seat 2 are
        | cards     | total | stake | outcome | returned |
        | K♣ 8♣     | 18    | 3     | win     | 6        |
        | 10♣ 4♥ 7♥ | 21    | 3     | win     | 6        |
      And seat 1 has 98 chips
      And seat 2 has 66 chips

    @id:settled-against-dealer-18
    Scenario: A 17 loses, an 18 pushes and a 19 wins against a dealer 18
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt Q♥ 7♣ and J♣ 8♥
      And seat 2 stakes 2 and 2 out of 20 chips
      And seat 2 is dealt 10♦ 9♣ and 6♠ 5♥
      And the dealer shows 10♠ with 8♦ in the hole
      And the next cards are 7♦
      When seat 1 keeps
      And seat 2 keeps
      And seat 1 stands
      And seat 1 stands
      And seat 2 stands
      And seat 2 doubles
      Then the round is over
      And the dealer ends on 18 with 10♠ 8♦
      And the hands of seat 1 are
        | cards | total | stake | outcome | returned |
        | Q♥ 7♣ | 17    | 5     | lose    | 0        |
        | J♣ 8♥ | 18    | 5     | push    | 5        |
      And the hands of seat 2 are
        | cards    | total | stake | outcome | returned |
        | 10♦ 9♣   | 19    | 2     | win     | 4        |
        | 6♠ 5♥ 7♦ | 18    | 4     | push    | 4        |
      And seat 1 has 95 chips
      And seat 2 has 22 chips

    @id:settled-against-dealer-19
    Scenario: An 18 loses, a 19 pushes, a 20 and a 21 win against a dealer's ace and eight
      Given seat 1 stakes 4 and 4 out of 100 chips
      And seat 1 is dealt 10♣ 9♥ and K♦ 8♠
      And seat 2 stakes 2 and 2 out of 100 chips
      And seat 2 is dealt Q♠ J♦ and 7♠ 6♣
      And the dealer shows A♠ with 8♣ in the hole
      And the next cards are 8♦
      When seat 1 declines insurance
      And seat 2 declines insurance
      Then the switch is offered
      And it is the turn of seat 1
      When seat 1 keeps
      And seat 2 keeps
      And seat 1 stands
      And seat 1 stands
      And seat 2 stands
      And seat 2 hits
      Then the round is over
      And the dealer ends on 19 with A♠ 8♣
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♣ 9♥ | 19    | 4     | push    | 4        |
        | K♦ 8♠  | 18    | 4     | lose    | 0        |
      And the hands of seat 2 are
        | cards    | total | stake | outcome | returned |
        | Q♠ J♦    | 20    | 2     | win     | 4        |
        | 7♠ 6♣ 8♦ | 21    | 2     | win     | 4        |
      And seat 1 has 96 chips
      And seat 2 has 104 chips

    @id:settled-against-dealer-20
    Scenario: A 19 loses, a 20 pushes and a 21 wins against a dealer 20
      Given seat 1 stakes 10 and 10 out of 100 chips
      And seat 1 is dealt 10♠ J♥ and 9♠ 10♦
      And seat 2 stakes 2 and 2 out of 100 chips
      And seat 2 is dealt 8♥ 6♦ and 5♦ 9♣
      And the dealer shows Q♣ with K♥ in the hole
      And the next cards are 7♠ 4♠
      When seat 1 keeps
      And seat 2 keeps
      And seat 1 stands
      And seat 1 stands
      Then it is the turn of seat 2 hand 1
      When seat 2 hits
      Then it is the turn of seat 2 hand 2
      When seat 2 hits
      Then seat 2 may hit or stand
      When seat 2 stands
      Then the round is over
      And the dealer ends on 20 with Q♣ K♥
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♠ J♥ | 20    | 10    | push    | 10       |
        | 9♠ 10♦ | 19    | 10    | lose    | 0        |
      And the hands of seat 2 are
        | cards    | total | stake | outcome | returned |
        | 8♥ 6♦ 7♠ | 21    | 2     | win     | 4        |
        | 5♦ 9♣ 4♠ | 18    | 2     | lose    | 0        |
      And seat 1 has 90 chips
      And seat 2 has 100 chips

    @id:settled-against-dealer-21
    Scenario: A 20 loses against a dealer's drawn 21, and 21s of three cards push, doubled or not
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt K♠ 10♥ and 8♣ 4♦
      And seat 2 stakes 6 and 6 out of 100 chips
      And seat 2 is dealt 6♠ 5♠ and 10♣ 9♣
      And the dealer shows 7♥ with 9♠ in the hole
      And the next cards are 9♦ J♠ 5♣
      When seat 1 keeps
      And seat 2 keeps
      And seat 1 stands
      And seat 1 hits
      Then it is the turn of seat 2 hand 1
      When seat 2 doubles
      Then it is the turn of seat 2 hand 2
      And seat 2 has 82 chips
      When seat 2 stands
      Then the round is over
      And the dealer ends on 21 with 7♥ 9♠ 5♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | K♠ 10♥   | 20    | 2     | lose    | 0        |
        | 8♣ 4♦ 9♦ | 21    | 2     | push    | 2        |
      And the hands of seat 2 are
        | cards    | total | stake | outcome | returned |
        | 6♠ 5♠ J♠ | 21    | 12    | push    | 12       |
        | 10♣ 9♣   | 19    | 6     | lose    | 0        |
      And seat 1 has 98 chips
      And seat 2 has 94 chips

    @id:split-21-pushes-dealer-21 @S5.9
    Scenario: A split ace with a king pushes against a dealer's drawn 21
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt A♠ A♣ and 10♠ 8♥
      And the dealer shows 8♦ with 7♣ in the hole
      And the next cards are K♣ 9♥ 6♥
      When seat 1 keeps
      And seat 1 splits
      Then it is the turn of seat 1 hand 3
      When seat 1 stands
      Then the round is over
      And the dealer ends on 21 with 8♦ 7♣ 6♥
      And the hands of seat 1 are
        | spot | cards  | total   | natural | stake | outcome | returned |
        | 1    | A♠ K♣  | soft 21 | no      | 2     | push    | 2        |
        | 1    | A♣ 9♥  | soft 20 | no      | 2     | lose    | 0        |
        | 2    | 10♠ 8♥ | 18      | no      | 2     | lose    | 0        |
      And seat 1 has 96 chips

    @id:doubled-hands-win-and-lose
    Scenario: A double that ends on 19 wins and one that ends on 14 loses against a dealer 17
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt 6♥ 4♠ and 7♠ 2♦
      And the dealer shows 10♣ with 7♦ in the hole
      And the next cards are 9♠ 5♦
      When seat 1 keeps
      Then seat 1 may hit, stand or double
      When seat 1 doubles
      Then it is the turn of seat 1 hand 2
      And seat 1 has 85 chips
      When seat 1 doubles
      Then the round is over
      And the dealer ends on 17 with 10♣ 7♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 6♥ 4♠ 9♠ | 19    | 10    | win     | 20       |
        | 7♠ 2♦ 5♦ | 14    | 10    | lose    | 0        |
      And seat 1 has 100 chips

    @id:four-card-21-pushes-three-card-21
    Scenario: A 21 of four cards pushes against a dealer's 21 of three
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt 6♠ 3♥ and 10♣ 8♦
      And the dealer shows 10♥ with 5♣ in the hole
      And the next cards are 4♦ 8♠ 6♦
      When seat 1 keeps
      And seat 1 hits
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the round is over
      And the dealer ends on 21 with 10♥ 5♣ 6♦
      And the hands of seat 1 are
        | cards       | total | stake | outcome | returned |
        | 6♠ 3♥ 4♦ 8♠ | 21    | 5     | push    | 5        |
        | 10♣ 8♦      | 18    | 5     | lose    | 0        |
      And seat 1 has 95 chips

    @id:three-card-21-pushes-four-card-21
    Scenario: A 21 of three cards pushes against a dealer's 21 of four
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♠ 9♣ and 8♥ 6♣
      And the dealer shows 4♠ with 3♣ in the hole
      And the next cards are 7♠ 9♦ 5♥
      When seat 1 keeps
      And seat 1 stands
      And seat 1 hits
      Then the round is over
      And the dealer ends on 21 with 4♠ 3♣ 9♦ 5♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 10♠ 9♣   | 19    | 2     | lose    | 0        |
        | 8♥ 6♣ 7♠ | 21    | 2     | push    | 2        |
      And seat 1 has 98 chips

    @id:five-and-six-cards-against-dealer-19
    Scenario: An 18 of five cards loses and a 19 of six cards pushes against a dealer 19 of two
      Given seat 1 stakes 3 and 3 out of 50 chips
      And seat 1 is dealt 2♠ 3♥ and 2♥ 3♣
      And the dealer shows 10♠ with 9♥ in the hole
      And the next cards are 4♣ 5♦ 4♥ 2♦ 4♦ 3♠ 5♠
      When seat 1 keeps
      And seat 1 hits
      And seat 1 hits
      And seat 1 hits
      Then it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 stands
      And seat 1 hits
      And seat 1 hits
      And seat 1 hits
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit or stand
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 10♠ 9♥
      And the hands of seat 1 are
        | cards             | total | stake | outcome | returned |
        | 2♠ 3♥ 4♣ 5♦ 4♥    | 18    | 3     | lose    | 0        |
        | 2♥ 3♣ 2♦ 4♦ 3♠ 5♠ | 19    | 3     | push    | 3        |
      And seat 1 has 47 chips

    @id:six-and-seven-cards-against-dealer-20
    Scenario: A 19 of six cards loses and a 20 of seven cards pushes against a dealer 20 of two
      Given seat 1 stakes 10 and 10 out of 100 chips
      And seat 1 is dealt 3♦ 2♣ and 2♦ 3♠
      And the dealer shows 10♦ with Q♥ in the hole
      And the next cards are 2♠ 3♥ 4♠ 5♣ 2♥ 2♣ 3♣ 4♦ 4♣
      When seat 1 keeps
      And seat 1 hits
      And seat 1 hits
      And seat 1 hits
      And seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      And seat 1 hits
      And seat 1 hits
      And seat 1 hits
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 20 with 10♦ Q♥
      And the hands of seat 1 are
        | cards                | total | stake | outcome | returned |
        | 3♦ 2♣ 2♠ 3♥ 4♠ 5♣    | 19    | 10    | lose    | 0        |
        | 2♦ 3♠ 2♥ 2♣ 3♣ 4♦ 4♣ | 20    | 10    | push    | 10       |
      And seat 1 has 90 chips

    @id:five-and-seven-cards-against-dealer-18
    Scenario: An 18 of five cards pushes and a 17 of seven cards loses against a dealer 18 of two
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 4♠ 2♦ and 2♠ 3♣
      And the dealer shows 10♥ with 8♠ in the hole
      And the next cards are 3♥ 4♦ 5♥ 2♦ 2♥ 3♦ 2♣ 3♠
      When seat 1 keeps
      And seat 1 hits
      And seat 1 hits
      And seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      And seat 1 hits
      And seat 1 hits
      And seat 1 hits
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♥ 8♠
      And the hands of seat 1 are
        | cards                | total | stake | outcome | returned |
        | 4♠ 2♦ 3♥ 4♦ 5♥       | 18    | 2     | push    | 2        |
        | 2♠ 3♣ 2♦ 2♥ 3♦ 2♣ 3♠ | 17    | 2     | lose    | 0        |
      And seat 1 has 98 chips

    @id:three-sevens-push-dealer-21
    Scenario: Three sevens, of several suits or of one, push against a dealer's drawn 21
      Given seat 1 stakes 6 and 6 out of 60 chips
      And seat 1 is dealt 7♠ 7♥ and 7♣ 7♣
      And seat 2 stakes 2 and 2 out of 30 chips
      And seat 2 is dealt 10♣ 9♠ and K♦ 8♥
      And the dealer shows 8♠ with 5♦ in the hole
      And the next cards are 7♦ 7♣ 8♦
      When seat 1 keeps
      And seat 2 keeps
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      Then it is the turn of seat 2 hand 1
      When seat 2 stands
      And seat 2 stands
      Then the round is over
      And the dealer ends on 21 with 8♠ 5♦ 8♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 7♠ 7♥ 7♦ | 21    | 6     | push    | 6        |
        | 7♣ 7♣ 7♣ | 21    | 6     | push    | 6        |
      And the hands of seat 2 are
        | cards  | total | stake | outcome | returned |
        | 10♣ 9♠ | 19    | 2     | lose    | 0        |
        | K♦ 8♥  | 18    | 2     | lose    | 0        |
      And seat 1 has 60 chips
      And seat 2 has 26 chips

  @S6.6
  Rule: S6.6 An initial natural beats a dealer's ordinary 21.

    @id:natural-beats-drawn-21
    Scenario: A natural beats a dealer's drawn 21 while a 21 of three cards pushes
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt A♥ Q♦ and 10♣ 2♠
      And the dealer shows 5♦ with 9♠ in the hole
      And the next cards are 9♦ 7♥
      When seat 1 keeps
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      Then the round is over
      And the dealer ends on 21 with 5♦ 9♠ 7♥
      And the hands of seat 1 are
        | cards     | total   | natural | stake | outcome | returned |
        | A♥ Q♦     | soft 21 | yes     | 2     | win     | 4        |
        | 10♣ 2♠ 9♦ | 21      | no      | 2     | push    | 2        |
      And seat 1 has 102 chips

    @id:natural-beats-21-with-ace-up
    Scenario: A natural beats a dealer whose ace draws up to 21
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt 9♥ 10♥ and K♦ A♠
      And the dealer shows A♣ with 3♠ in the hole
      And the next cards are 7♦
      When seat 1 declines insurance
      And seat 1 keeps
      And seat 1 stands
      Then the round is over
      And the dealer ends on 21 with A♣ 3♠ 7♦
      And the hands of seat 1 are
        | cards  | total   | natural | stake | outcome | returned |
        | 9♥ 10♥ | 19      | no      | 5     | lose    | 0        |
        | K♦ A♠  | soft 21 | yes     | 5     | win     | 10       |
      And seat 1 has 100 chips

    @id:natural-beats-21-of-four-cards
    Scenario: A natural beats a dealer's 21 of four cards, and a 21 of three cards pushes
      Given seat 1 stakes 4 and 4 out of 80 chips
      And seat 1 is dealt A♦ 10♠ and 9♠ 4♥
      And the dealer shows 5♥ with 2♠ in the hole
      And the next cards are 8♥ 6♦ 8♣
      When seat 1 keeps
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      Then the round is over
      And the dealer ends on 21 with 5♥ 2♠ 6♦ 8♣
      And the hands of seat 1 are
        | cards    | total   | natural | stake | outcome | returned |
        | A♦ 10♠   | soft 21 | yes     | 4     | win     | 8        |
        | 9♠ 4♥ 8♥ | 21      | no      | 4     | push    | 4        |
      And seat 1 has 84 chips

    @id:natural-beats-21-of-five-cards
    Scenario: A natural beats a dealer's 21 of five cards, and a 19 loses
      Given seat 1 stakes 2 and 2 out of 50 chips
      And seat 1 is dealt 10♥ 9♥ and K♣ A♥
      And the dealer shows 2♦ with 3♠ in the hole
      And the next cards are 4♣ 5♦ 7♠
      When seat 1 keeps
      And seat 1 stands
      Then the round is over
      And the dealer ends on 21 with 2♦ 3♠ 4♣ 5♦ 7♠
      And the hands of seat 1 are
        | cards  | total   | natural | stake | outcome | returned |
        | 10♥ 9♥ | 19      | no      | 2     | lose    | 0        |
        | K♣ A♥  | soft 21 | yes     | 2     | win     | 4        |
      And seat 1 has 50 chips

  @S6.7
  Rule: S6.7 Every winning hand, an initial natural included, is paid 1 to 1.

    @id:natural-paid-like-any-21
    Scenario: At a stake of 2 a natural returns 4, no more than a drawn 21
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt A♣ J♦ and 7♥ 4♦
      And the dealer shows 10♥ with 9♦ in the hole
      And the next cards are 10♣
      When seat 1 keeps
      And seat 1 hits
      Then the round is over
      And the dealer ends on 19 with 10♥ 9♦
      And the hands of seat 1 are
        | cards     | total   | natural | stake | outcome | returned |
        | A♣ J♦     | soft 21 | yes     | 2     | win     | 4        |
        | 7♥ 4♦ 10♣ | 21      | no      | 2     | win     | 4        |
      And seat 1 has 104 chips

    @id:natural-stake-5-returns-10
    Scenario: At a stake of 5 a natural returns 10
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt 10♦ 6♥ and Q♠ A♥
      And the dealer shows 9♣ with 8♠ in the hole
      When seat 1 keeps
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 9♣ 8♠
      And the hands of seat 1 are
        | cards  | total   | natural | stake | outcome | returned |
        | 10♦ 6♥ | 16      | no      | 5     | lose    | 0        |
        | Q♠ A♥  | soft 21 | yes     | 5     | win     | 10       |
      And seat 1 has 100 chips

    @id:natural-stake-10-returns-20
    Scenario: At a stake of 10 a natural returns 20, at a stake of 1 it returns 2
      Given seat 1 stakes 10 and 10 out of 500 chips
      And seat 1 is dealt A♠ 10♥ and J♥ 7♠
      And seat 2 stakes 1 and 1 out of 50 chips
      And seat 2 is dealt 10♠ 8♣ and A♣ K♣
      And the dealer shows Q♦ with 8♦ in the hole
      When seat 1 keeps
      And seat 2 keeps
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then it is the turn of seat 2 hand 1
      When seat 2 stands
      Then the round is over
      And the dealer ends on 18 with Q♦ 8♦
      And the hands of seat 1 are
        | cards  | total   | natural | stake | outcome | returned |
        | A♠ 10♥ | soft 21 | yes     | 10    | win     | 20       |
        | J♥ 7♠  | 17      | no      | 10    | lose    | 0        |
      And the hands of seat 2 are
        | cards  | total   | natural | stake | outcome | returned |
        | 10♠ 8♣ | 18      | no      | 1     | push    | 1        |
        | A♣ K♣  | soft 21 | yes     | 1     | win     | 2        |
      And seat 1 has 500 chips
      And seat 2 has 51 chips

    @id:wins-at-six-stakes
    Scenario: At a table of six with six different stakes every winning hand returns twice its own stake
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♠ 7♦ and K♣ 6♠
      And seat 2 stakes 3 and 3 out of 60 chips
      And seat 2 is dealt 9♣ 7♥ and J♦ 9♠
      And seat 3 stakes 5 and 5 out of 80 chips
      And seat 3 is dealt 10♦ 8♠ and Q♥ 5♦
      And seat 4 stakes 7 and 7 out of 70 chips
      And seat 4 is dealt A♣ Q♦ and 10♥ 9♦
      And seat 5 stakes 20 and 20 out of 200 chips
      And seat 5 is dealt 8♦ 3♣ and K♠ 7♣
      And seat 6 stakes 11 and 11 out of 50 chips
      And seat 6 is dealt 6♥ 5♠ and J♠ 8♥
      And the dealer shows 7♠ with 10♥ in the hole
      And the next cards are 10♣ 9♥
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
      Then it is the turn of seat 4 hand 2
      When seat 4 stands
      And seat 5 doubles
      Then it is the turn of seat 5 hand 2
      And seat 5 has 140 chips
      When seat 5 stands
      And seat 6 hits
      And seat 6 stands
      And seat 6 stands
      Then the round is over
      And the dealer ends on 17 with 7♠ 10♥
      And the hands of seat 1 are
        | cards  | total | natural | stake | outcome | returned |
        | 10♠ 7♦ | 17    | no      | 2     | push    | 2        |
        | K♣ 6♠  | 16    | no      | 2     | lose    | 0        |
      And the hands of seat 2 are
        | cards | total | natural | stake | outcome | returned |
        | 9♣ 7♥ | 16    | no      | 3     | lose    | 0        |
        | J♦ 9♠ | 19    | no      | 3     | win     | 6        |
      And the hands of seat 3 are
        | cards  | total | natural | stake | outcome | returned |
        | 10♦ 8♠ | 18    | no      | 5     | win     | 10       |
        | Q♥ 5♦  | 15    | no      | 5     | lose    | 0        |
      And the hands of seat 4 are
        | cards  | total   | natural | stake | outcome | returned |
        | A♣ Q♦  | soft 21 | yes     | 7     | win     | 14       |
        | 10♥ 9♦ | 19      | no      | 7     | win     | 14       |
      And the hands of seat 5 are
        | cards     | total | natural | stake | outcome | returned |
        | 8♦ 3♣ 10♣ | 21    | no      | 40    | win     | 80       |
        | K♠ 7♣     | 17    | no      | 20    | push    | 20       |
      And the hands of seat 6 are
        | cards    | total | natural | stake | outcome | returned |
        | 6♥ 5♠ 9♥ | 20    | no      | 11    | win     | 22       |
        | J♠ 8♥    | 18    | no      | 11    | win     | 22       |
      And seat 1 has 98 chips
      And seat 2 has 60 chips
      And seat 3 has 80 chips
      And seat 4 has 84 chips
      And seat 5 has 240 chips
      And seat 6 has 72 chips

  @S6.8
  Rule: S6.8 A 21 made by a switch pushes against a dealer's ordinary 21 and against a dealer 22.

    @id:switched-21-pushes-dealer-21
    Scenario: An ace and a king brought together by a switch push against a dealer's drawn 21
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt A♠ 5♦ and 9♣ K♠
      And the dealer shows 8♠ with 6♥ in the hole
      And the next cards are 4♦ 7♣
      When seat 1 switches
      Then it is the turn of seat 1 hand 2
      And the hands of seat 1 are
        | cards | total   | natural | stake |
        | A♠ K♠ | soft 21 | no      | 2     |
        | 9♣ 5♦ | 14      | no      | 2     |
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 21 with 8♠ 6♥ 7♣
      And the hands of seat 1 are
        | cards    | total   | natural | stake | outcome | returned |
        | A♠ K♠    | soft 21 | no      | 2     | push    | 2        |
        | 9♣ 5♦ 4♦ | 18      | no      | 2     | lose    | 0        |
      And seat 1 has 98 chips

    @id:switched-21-pushes-dealer-22
    Scenario: A 21 made by a switch pushes against a dealer 22 like the 15 beside it
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt 6♣ A♥ and Q♥ 9♥
      And the dealer shows 10♦ with 2♥ in the hole
      And the next cards are 10♠
      When seat 1 switches
      Then it is the turn of seat 1 hand 1
      When seat 1 stands
      Then the round is over
      And the dealer ends on 22 with 10♦ 2♥ 10♠
      And the hands of seat 1 are
        | cards | total   | natural | stake | outcome | returned |
        | 6♣ 9♥ | 15      | no      | 5     | push    | 5        |
        | Q♥ A♥ | soft 21 | no      | 5     | push    | 5        |
      And seat 1 has 100 chips

    @id:switched-21-beats-dealer-20
    Scenario: A 21 made by a switch wins 1 to 1 against a dealer 20
      Given seat 1 stakes 4 and 4 out of 100 chips
      And seat 1 is dealt 10♥ 3♦ and 8♣ A♣
      And the dealer shows K♣ with 10♣ in the hole
      And the next cards are 7♦
      When seat 1 switches
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 20 with K♣ 10♣
      And the hands of seat 1 are
        | cards    | total   | natural | stake | outcome | returned |
        | 10♥ A♣   | soft 21 | no      | 4     | win     | 8        |
        | 8♣ 3♦ 7♦ | 18      | no      | 4     | lose    | 0        |
      And seat 1 has 100 chips

    @id:switched-21-beats-dealer-23 @S6.4
    Scenario: A 21 made by a switch wins against a dealer 23
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt J♣ 7♥ and 6♦ A♦
      And the dealer shows 9♠ with 5♠ in the hole
      And the next cards are 9♦
      When seat 1 switches
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the round is over
      And the dealer ends on 23 with 9♠ 5♠ 9♦
      And the hands of seat 1 are
        | cards | total   | natural | stake | outcome | returned |
        | J♣ A♦ | soft 21 | no      | 2     | win     | 4        |
        | 6♦ 7♥ | 13      | no      | 2     | win     | 4        |
      And seat 1 has 104 chips

    @id:switched-naturals-push-on-22
    Scenario: Two naturals that exchange their second cards push against a dealer 22
      Given seat 1 stakes 10 and 10 out of 100 chips
      And seat 1 is dealt A♠ K♥ and A♦ 10♣
      And the dealer shows 7♦ with 5♣ in the hole
      And the next cards are K♦
      When seat 1 switches
      Then the round is over
      And the dealer ends on 22 with 7♦ 5♣ K♦
      And the hands of seat 1 are
        | cards  | total   | natural | stake | outcome | returned |
        | A♠ 10♣ | soft 21 | no      | 10    | push    | 10       |
        | A♦ K♥  | soft 21 | no      | 10    | push    | 10       |
      And seat 1 has 100 chips

  @S6.9
  Rule: S6.9 A hand that went over 21 loses even when the dealer ends on 22.

    @id:over-loses-on-22
    Scenario: A hand of 25 loses against a dealer 22 while the 19 beside it pushes
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♣ 6♠ and 9♦ 10♠
      And the dealer shows Q♥ with 4♣ in the hole
      And the next cards are 9♥ 8♦
      When seat 1 keeps
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the round is over
      And the dealer ends on 22 with Q♥ 4♣ 8♦
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♣ 6♠ 9♥ | 25    | 2     | lose    | 0        |
        | 9♦ 10♠    | 19    | 2     | push    | 2        |
      And seat 1 has 98 chips

    @id:doubled-22-loses-on-22
    Scenario: A doubled hand of 22 loses its whole stake against a dealer 22
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt 7♣ 5♠ and 10♦ 7♥
      And the dealer shows 8♥ with 4♠ in the hole
      And the next cards are K♥ J♠
      When seat 1 keeps
      And seat 1 doubles
      Then it is the turn of seat 1 hand 2
      And seat 1 has 85 chips
      When seat 1 stands
      Then the round is over
      And the dealer ends on 22 with 8♥ 4♠ J♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 7♣ 5♠ K♥ | 22    | 10    | lose    | 0        |
        | 10♦ 7♥   | 17    | 5     | push    | 5        |
      And seat 1 has 90 chips

    @id:seat-over-twice-on-22
    Scenario: A seat that goes over twice gets nothing back from a dealer 22, its neighbour gets both stakes back
      Given seat 1 stakes 5 and 5 out of 60 chips
      And seat 1 is dealt 10♣ 5♥ and 8♦ 6♣
      And seat 2 stakes 5 and 5 out of 60 chips
      And seat 2 is dealt 10♥ 9♠ and 9♦ 2♥
      And the dealer shows 9♥ with 6♦ in the hole
      And the next cards are J♦ K♣ 4♣ 7♠
      When seat 1 keeps
      And seat 2 keeps
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      Then it is the turn of seat 2 hand 1
      And the dealer shows 9♥
      When seat 2 stands
      And seat 2 hits
      And seat 2 stands
      Then the round is over
      And the dealer ends on 22 with 9♥ 6♦ 7♠
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 10♣ 5♥ J♦ | 25    | 5     | lose    | 0        |
        | 8♦ 6♣ K♣  | 24    | 5     | lose    | 0        |
      And the hands of seat 2 are
        | cards    | total | stake | outcome | returned |
        | 10♥ 9♠   | 19    | 5     | push    | 5        |
        | 9♦ 2♥ 4♣ | 15    | 5     | push    | 5        |
      And seat 1 has 50 chips
      And seat 2 has 60 chips

    @id:over-loses-on-23 @D18
    Scenario: A hand of 26 loses against a dealer 23 while a 14 wins
      Given seat 1 stakes 3 and 3 out of 50 chips
      And seat 1 is dealt 9♣ 7♠ and 6♦ 8♣
      And the dealer shows 10♥ with 3♣ in the hole
      And the next cards are Q♦ K♠
      When seat 1 keeps
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 23 with 10♥ 3♣ K♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 9♣ 7♠ Q♦ | 26    | 3     | lose    | 0        |
        | 6♦ 8♣    | 14    | 3     | win     | 6        |
      And seat 1 has 50 chips

    @id:over-loses-on-26 @D18
    Scenario: Hands of 23 and 22 lose although the dealer ends on 26
      Given seat 1 stakes 10 and 10 out of 100 chips
      And seat 1 is dealt 8♥ 5♦ and 10♠ 2♣
      And seat 2 stakes 2 and 2 out of 100 chips
      And seat 2 is dealt J♥ 5♣ and 9♠ 4♦
      And the dealer shows 6♠ with 10♣ in the hole
      And the next cards are 10♥ 7♦ 5♥ Q♠
      When seat 1 keeps
      And seat 2 keeps
      And seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 2 hand 1
      When seat 2 hits
      Then it is the turn of seat 2 hand 2
      When seat 2 hits
      And seat 2 stands
      Then the round is over
      And the dealer ends on 26 with 6♠ 10♣ Q♠
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 8♥ 5♦ 10♥ | 23    | 10    | lose    | 0        |
        | 10♠ 2♣    | 12    | 10    | win     | 20       |
      And the hands of seat 2 are
        | cards    | total | stake | outcome | returned |
        | J♥ 5♣ 7♦ | 22    | 2     | lose    | 0        |
        | 9♠ 4♦ 5♥ | 18    | 2     | win     | 4        |
      And seat 1 has 100 chips
      And seat 2 has 100 chips

    @id:over-loses-on-17 @D18
    Scenario: A hand of 24 loses against a dealer 17 that an 18 beats
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt Q♣ 6♥ and K♥ 8♦
      And the dealer shows 10♦ with 7♣ in the hole
      And the next cards are 8♠
      When seat 1 keeps
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 10♦ 7♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | Q♣ 6♥ 8♠ | 24    | 2     | lose    | 0        |
        | K♥ 8♦    | 18    | 2     | win     | 4        |
      And seat 1 has 100 chips

    @id:split-hand-over-loses-on-22
    Scenario: Against a dealer 22 a split hand that went over loses, and so does a hand of the second seat
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt 8♠ 8♦ and 10♦ 9♠
      And seat 2 stakes 2 and 2 out of 50 chips
      And seat 2 is dealt 9♥ 8♣ and 10♠ 6♦
      And the dealer shows 7♣ with 5♠ in the hole
      And the next cards are 5♥ K♦ 10♣ J♥ 10♥
      When seat 1 keeps
      And seat 2 keeps
      And seat 1 splits
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      And seat 1 stands
      Then it is the turn of seat 2 hand 1
      When seat 2 stands
      And seat 2 hits
      Then the round is over
      And the dealer ends on 22 with 7♣ 5♠ 10♥
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 8♠ 5♥ K♦ | 23    | 5     | lose    | 0        |
        | 1    | 8♦ 10♣   | 18    | 5     | push    | 5        |
        | 2    | 10♦ 9♠   | 19    | 5     | push    | 5        |
      And the hands of seat 2 are
        | spot | cards     | total | stake | outcome | returned |
        | 1    | 9♥ 8♣     | 17    | 2     | push    | 2        |
        | 2    | 10♠ 6♦ J♥ | 26    | 2     | lose    | 0        |
      And seat 1 has 95 chips
      And seat 2 has 48 chips

    @id:doubled-split-hand-over-loses-on-22
    Scenario: A split hand of the second spot that doubled and went over loses its whole stake against a dealer 22
      Given seat 1 stakes 3 and 3 out of 60 chips
      And seat 1 is dealt 10♣ 7♦ and 6♣ 6♥
      And the dealer shows 9♦ with 4♠ in the hole
      And the next cards are 10♦ 9♣ K♠ 9♥
      When seat 1 keeps
      And seat 1 stands
      And seat 1 splits
      And seat 1 stands
      Then it is the turn of seat 1 hand 3
      And seat 1 may hit, stand or double
      When seat 1 doubles
      Then the round is over
      And the dealer ends on 22 with 9♦ 4♠ 9♥
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 10♣ 7♦   | 17    | 3     | push    | 3        |
        | 2    | 6♣ 10♦   | 16    | 3     | push    | 3        |
        | 2    | 6♥ 9♣ K♠ | 25    | 6     | lose    | 0        |
      And seat 1 has 54 chips
