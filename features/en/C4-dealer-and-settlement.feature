@classic-fr
Feature: C4 The dealer and the settlement
  Every hand is played out before the dealer takes its second card. It draws to 17, ace or no ace, and then every stake is settled.

  @C4.1
  Rule: C4.1 When all hands are final the dealer draws at 16 or less and stands at 17 or more.

    @id:fr-dealer-stands-on-17
    Scenario: The dealer stands on a 17 of two cards, though it loses to an 18
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 10♠ 8♥
      And the dealer is dealt 10♦
      And the next cards are 7♣
      When the cards are dealt
      Then the hands are played
      And the dealer shows 10♦
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 10♦ 7♣
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♠ 8♥ | 18    | 10    | win     | 20       |
      And seat 1 has 110 chips

    @id:fr-dealer-stands-on-18-against-19-and-20
    Scenario: The dealer stands on 18 though every seat has more
      Given seat 1 stakes 4 out of 40 chips
      And seat 1 is dealt J♥ 9♣
      And seat 2 stakes 6 out of 30 chips
      And seat 2 is dealt Q♦ K♣
      And the dealer is dealt 9♠
      And the next cards are 9♥
      When seat 1 stands
      And seat 2 stands
      Then the round is over
      And the dealer ends on 18 with 9♠ 9♥
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | J♥ 9♣ | 19    | win     | 8        |
      And the hands of seat 2 are
        | cards | total | outcome | returned |
        | Q♦ K♣ | 20    | win     | 12       |
      And seat 1 has 44 chips
      And seat 2 has 36 chips

    @id:fr-dealer-stands-on-17-of-three-cards
    Scenario: The dealer stands on a 17 that three cards make
      Given seat 1 stakes 8 out of 88 chips
      And seat 1 is dealt 9♦ 8♣
      And the dealer is dealt 5♠
      And the next cards are 2♣ K♥
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 5♠ 2♣ K♥
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | 9♦ 8♣ | 17    | push    | 8        |
      And seat 1 has 88 chips

    @id:fr-dealer-draws-at-15
    Scenario: The dealer draws at 15 and stands on the 17 it makes
      Given seat 1 stakes 2 out of 20 chips
      And seat 1 is dealt 7♠ 9♣
      And the dealer is dealt 8♠
      And the next cards are 7♦ 2♦
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 8♠ 7♦ 2♦
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | 7♠ 9♣ | 16    | lose    | 0        |
      And seat 1 has 18 chips

    @id:fr-dealer-draws-though-ahead
    Scenario: The dealer draws at 13 though it is ahead of the only hand, and goes over
      Given seat 1 stakes 10 out of 60 chips
      And seat 1 is dealt 9♠ 3♦
      And the dealer is dealt 7♥
      And the next cards are 6♣ 9♦
      When seat 1 stands
      Then the round is over
      And the dealer ends on 22 with 7♥ 6♣ 9♦
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | 9♠ 3♦ | 12    | win     | 20       |
      And seat 1 has 70 chips

    @id:fr-dealer-draws-as-many-as-it-takes
    Scenario: The dealer goes on to a seventh card to reach 17
      Given seat 1 stakes 20 out of 100 chips
      And seat 1 is dealt K♠ 8♦
      And the dealer is dealt 2♦
      And the next cards are 2♣ 3♠ 2♥ 4♠ 3♦ A♣
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 2♦ 2♣ 3♠ 2♥ 4♠ 3♦ A♣
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | K♠ 8♦ | 18    | win     | 40       |
      And seat 1 has 120 chips

    @id:fr-dealer-waits-for-the-last-seat
    Scenario: The dealer takes its second card only when the last of three seats has played
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 10♣ 6♦
      And seat 2 stakes 4 out of 50 chips
      And seat 2 is dealt 5♥ 8♠
      And seat 3 stakes 2 out of 20 chips
      And seat 3 is dealt 9♥ 4♦
      And the dealer is dealt 6♥
      And the next cards are 3♣ 6♠ K♦ Q♠ 2♠
      When the cards are dealt
      Then it is the turn of seat 1 hand 1
      And the dealer shows 6♥
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 2 hand 1
      And the dealer shows 6♥
      When seat 2 hits
      And seat 2 stands
      Then it is the turn of seat 3 hand 1
      And the dealer shows 6♥
      When seat 3 hits
      Then the round is over
      And the dealer ends on 18 with 6♥ Q♠ 2♠
      And the hands of seat 1 are
        | cards     | total | outcome | returned |
        | 10♣ 6♦ 3♣ | 19    | win     | 20       |
      And the hands of seat 2 are
        | cards    | total | outcome | returned |
        | 5♥ 8♠ 6♠ | 19    | win     | 8        |
      And the hands of seat 3 are
        | cards    | total | outcome | returned |
        | 9♥ 4♦ K♦ | 23    | lose    | 0        |
      And seat 1 has 110 chips
      And seat 2 has 54 chips
      And seat 3 has 18 chips

    @id:fr-dealer-after-all-hands-went-over
    Scenario: When every hand went over the round is over and every stake is lost
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 10♦ 6♥
      And seat 2 stakes 2 out of 40 chips
      And seat 2 is dealt J♠ 5♣
      And the dealer is dealt 7♣
      And the next cards are 8♠ 9♠ K♣
      When seat 1 hits
      Then it is the turn of seat 2 hand 1
      When seat 2 hits
      Then the round is over
      And the hands of seat 1 are
        | cards     | total | outcome | returned |
        | 10♦ 6♥ 8♠ | 24    | lose    | 0        |
      And the hands of seat 2 are
        | cards    | total | outcome | returned |
        | J♠ 5♣ 9♠ | 24    | lose    | 0        |
      And seat 1 has 90 chips
      And seat 2 has 38 chips

    @id:fr-dealer-hard-16-draws @X2
    Scenario: The dealer draws at a hard 16 of two cards, and its 21 beats a 20
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt Q♥ 10♥
      And the dealer is dealt 10♣
      And the next cards are 6♦ 5♠
      When seat 1 stands
      Then the round is over
      And the dealer ends on 21 with 10♣ 6♦ 5♠
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | Q♥ 10♥ | 20    | lose    | 0        |
      And seat 1 has 90 chips

    @id:fr-dealer-hard-16-draws-and-goes-over @X2
    Scenario: The dealer draws at 16 and goes over, and a hand of 14 wins
      Given seat 1 stakes 6 out of 54 chips
      And seat 1 is dealt 8♣ 6♠
      And the dealer is dealt 9♦
      And the next cards are 7♠ K♥
      When seat 1 stands
      Then the round is over
      And the dealer ends on 26 with 9♦ 7♠ K♥
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | 8♣ 6♠ | 14    | win     | 12       |
      And seat 1 has 60 chips

    @id:fr-dealer-16-of-three-cards-draws @X2
    Scenario: The dealer draws at a 16 of three cards as well
      Given seat 1 stakes 2 out of 32 chips
      And seat 1 is dealt J♦ 9♥
      And the dealer is dealt 6♠
      And the next cards are 5♦ 5♣ 2♥
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 6♠ 5♦ 5♣ 2♥
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | J♦ 9♥ | 19    | win     | 4        |
      And seat 1 has 34 chips

    @id:fr-dealer-16-draws-at-a-tie @X2
    Scenario: The dealer does not stand on 16 for a tie with a hand of 16
      Given seat 1 stakes 12 out of 80 chips
      And seat 1 is dealt 10♦ 6♣
      And the dealer is dealt 8♥
      And the next cards are 8♦ A♠
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 8♥ 8♦ A♠
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | 10♦ 6♣ | 16    | lose    | 0        |
      And seat 1 has 68 chips

  @C4.2
  Rule: C4.2 The dealer counts an ace 11 when that makes 17 or more without going over 21, so soft 17 stands.

    @id:fr-dealer-six-ace-stands
    Scenario: The dealer stands on a six and an ace
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 10♠ 8♣
      And the dealer is dealt 6♥
      And the next cards are A♠
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 6♥ A♠
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | 10♠ 8♣ | 18    | win     | 20       |
      And seat 1 has 110 chips

    @id:fr-dealer-ace-six-stands
    Scenario: The dealer stands on an ace and a six, and a hand of 17 pushes
      Given seat 1 stakes 4 out of 24 chips
      And seat 1 is dealt 9♣ 8♦
      And the dealer is dealt A♦
      And the next cards are 6♦
      When seat 1 declines insurance
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with A♦ 6♦
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | 9♣ 8♦ | 17    | push    | 4        |
      And seat 1 has 24 chips

    @id:fr-dealer-soft-17-of-three-cards
    Scenario: The dealer stands on a soft 17 of ace, three and three
      Given seat 1 stakes 20 out of 60 chips
      And seat 1 is dealt K♦ 8♥
      And the dealer is dealt A♣
      And the next cards are 3♣ 3♥
      When seat 1 declines insurance
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with A♣ 3♣ 3♥
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | K♦ 8♥ | 18    | win     | 40       |
      And seat 1 has 80 chips

    @id:fr-dealer-soft-17-with-the-ace-last
    Scenario: An ace that comes third makes a soft 17 of a six, and the dealer stands
      Given seat 1 stakes 6 out of 90 chips
      And seat 1 is dealt 7♣ 9♠
      And seat 2 stakes 8 out of 90 chips
      And seat 2 is dealt 10♥ 8♠
      And the dealer is dealt 2♠
      And the next cards are 4♦ A♥
      When seat 1 stands
      And seat 2 stands
      Then the round is over
      And the dealer ends on 17 with 2♠ 4♦ A♥
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | 7♣ 9♠ | 16    | lose    | 0        |
      And the hands of seat 2 are
        | cards  | total | outcome | returned |
        | 10♥ 8♠ | 18    | win     | 16       |
      And seat 1 has 84 chips
      And seat 2 has 98 chips

    @id:fr-dealer-three-aces-soft-17
    Scenario: Four and three aces are a soft 17 on which the dealer stands, after it drew at soft 15 and soft 16
      Given seat 1 stakes 2 out of 22 chips
      And seat 1 is dealt J♣ 7♥
      And the dealer is dealt 4♣
      And the next cards are A♦ A♥ A♠
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 4♣ A♦ A♥ A♠
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | J♣ 7♥ | 17    | push    | 2        |
      And seat 1 has 22 chips

    @id:fr-dealer-soft-16-draws
    Scenario: The dealer draws at ace and five, counts the ace 1 when a ten follows, and draws again at 16
      Given seat 1 stakes 10 out of 50 chips
      And seat 1 is dealt 10♠ 9♦
      And the dealer is dealt A♣
      And the next cards are 5♠ 10♦ 4♥
      When seat 1 declines insurance
      And seat 1 stands
      Then the round is over
      And the dealer ends on 20 with A♣ 5♠ 10♦ 4♥
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | 10♠ 9♦ | 19    | lose    | 0        |
      And seat 1 has 40 chips

    @id:fr-dealer-two-aces-draw
    Scenario: The dealer's two aces are a soft 12, and a five makes them a soft 17 on which it stands
      Given seat 1 stakes 14 out of 70 chips
      And seat 1 is dealt Q♣ 8♥
      And the dealer is dealt A♠
      And the next cards are A♣ 5♦
      When seat 1 declines insurance
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with A♠ A♣ 5♦
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | Q♣ 8♥ | 18    | win     | 28       |
      And seat 1 has 84 chips

    @id:fr-dealer-ace-counts-one-after-sixteen
    Scenario: An ace on a 16 counts 1 and makes a hard 17 on which the dealer stands
      Given seat 1 stakes 10 out of 40 chips
      And seat 1 is dealt 10♥ 7♠
      And the dealer is dealt 10♠
      And the next cards are 6♦ A♥
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 10♠ 6♦ A♥
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | 10♥ 7♠ | 17    | push    | 10       |
      And seat 1 has 40 chips

    @id:fr-dealer-ace-counts-eleven-after-ten
    Scenario: An ace on a 10 of two cards counts 11 and makes the dealer's 21
      Given seat 1 stakes 8 out of 64 chips
      And seat 1 is dealt Q♦ 10♣
      And the dealer is dealt 5♣
      And the next cards are 5♦ A♠
      When seat 1 stands
      Then the round is over
      And the dealer ends on 21 with 5♣ 5♦ A♠
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | Q♦ 10♣ | 20    | lose    | 0        |
      And seat 1 has 56 chips

    @id:fr-dealer-soft-18-stands
    Scenario: The dealer stands on ace and seven though a hand of 19 beats it
      Given seat 1 stakes 6 out of 42 chips
      And seat 1 is dealt 9♥ Q♠
      And the dealer is dealt 7♦
      And the next cards are A♣
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 7♦ A♣
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | 9♥ Q♠ | 19    | win     | 12       |
      And seat 1 has 48 chips

    @id:fr-dealer-soft-hand-turns-hard-and-goes-over
    Scenario: A soft 13 of the dealer turns into a hard 13, and the next ten makes it 23
      Given seat 1 stakes 18 out of 90 chips
      And seat 1 is dealt 7♥ 6♠
      And the dealer is dealt 2♥
      And the next cards are A♦ J♦ Q♥
      When seat 1 stands
      Then the round is over
      And the dealer ends on 23 with 2♥ A♦ J♦ Q♥
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | 7♥ 6♠ | 13    | win     | 36       |
      And seat 1 has 108 chips

  @C4.3
  Rule: C4.3 A dealer over 21, 22 included, pays every ordinary hand still in play 1 to 1.

    @id:fr-settle-dealer-22-pays
    Scenario: A dealer 22 pays a hand of 20 and a hand of 12
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt K♥ Q♣
      And seat 2 stakes 2 out of 30 chips
      And seat 2 is dealt 7♣ 5♥
      And the dealer is dealt 10♠
      And the next cards are 6♣ 6♥
      When seat 1 stands
      And seat 2 stands
      Then the round is over
      And the dealer ends on 22 with 10♠ 6♣ 6♥
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | K♥ Q♣ | 20    | win     | 20       |
      And the hands of seat 2 are
        | cards | total | outcome | returned |
        | 7♣ 5♥ | 12    | win     | 4        |
      And seat 1 has 110 chips
      And seat 2 has 32 chips

    @id:fr-settle-dealer-23-pays
    Scenario: A dealer 23 pays the lowest hand there is, two twos
      Given seat 1 stakes 4 out of 16 chips
      And seat 1 is dealt 2♣ 2♦
      And the dealer is dealt 9♣
      And the next cards are 5♥ 9♦
      When seat 1 stands
      Then the round is over
      And the dealer ends on 23 with 9♣ 5♥ 9♦
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | 2♣ 2♦ | 4     | win     | 8        |
      And seat 1 has 20 chips

    @id:fr-settle-dealer-26-pays-doubled
    Scenario: A double that ends on 13 has its doubled stake paid by a dealer 26
      Given seat 1 stakes 20 out of 100 chips
      And seat 1 is dealt 6♦ 5♠
      And the dealer is dealt J♥
      And the next cards are 2♥ 6♠ 10♦
      When seat 1 doubles
      Then the round is over
      And the dealer ends on 26 with J♥ 6♠ 10♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 6♦ 5♠ 2♥ | 13    | 40    | win     | 80       |
      And seat 1 has 140 chips

    @id:fr-settle-dealer-over-does-not-save-a-busted-hand
    Scenario: A hand that went over loses though the dealer goes over as well, while its neighbour is paid
      Given seat 1 stakes 10 out of 50 chips
      And seat 1 is dealt 10♣ 4♥
      And seat 2 stakes 10 out of 50 chips
      And seat 2 is dealt 10♥ 4♠
      And the dealer is dealt 5♦
      And the next cards are 8♦ 9♥ Q♦
      When seat 1 hits
      Then it is the turn of seat 2 hand 1
      When seat 2 stands
      Then the round is over
      And the dealer ends on 24 with 5♦ 9♥ Q♦
      And the hands of seat 1 are
        | cards     | total | outcome | returned |
        | 10♣ 4♥ 8♦ | 22    | lose    | 0        |
      And the hands of seat 2 are
        | cards  | total | outcome | returned |
        | 10♥ 4♠ | 14    | win     | 20       |
      And seat 1 has 40 chips
      And seat 2 has 60 chips

    @id:fr-settle-dealer-over-and-split-hands
    Scenario: Of two split hands the one that went over loses and the other is paid by a dealer 25
      Given seat 1 stakes 6 out of 60 chips
      And seat 1 is dealt 7♦ 7♠
      And the dealer is dealt 8♣
      And the next cards are 9♠ J♣ 6♦ 7♥ K♠
      When seat 1 splits
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the round is over
      And the dealer ends on 25 with 8♣ 7♥ K♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 7♦ 9♠ J♣ | 26    | 6     | lose    | 0        |
        | 7♠ 6♦    | 13    | 6     | win     | 12       |
      And seat 1 has 60 chips

    @id:fr-settle-dealer-over-and-a-natural
    Scenario: A dealer 22 pays 1 to 1 for an ordinary 21 and 3 to 2 for a natural
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt A♠ J♠
      And seat 2 stakes 10 out of 100 chips
      And seat 2 is dealt 8♥ 7♣
      And the dealer is dealt 9♥
      And the next cards are 6♠ 3♠ K♦
      When seat 2 hits
      Then the round is over
      And the dealer ends on 22 with 9♥ 3♠ K♦
      And the hands of seat 1 are
        | cards | total   | natural | outcome | returned |
        | A♠ J♠ | soft 21 | yes     | win     | 25       |
      And the hands of seat 2 are
        | cards    | total | natural | outcome | returned |
        | 8♥ 7♣ 6♠ | 21    | no      | win     | 20       |
      And seat 1 has 115 chips
      And seat 2 has 110 chips

    @id:fr-settle-dealer-21-has-not-gone-over @X6
    Scenario: A dealer with exactly 21 has not gone over, and takes hands of 20, 18 and 12
      Given seat 1 stakes 2 out of 20 chips
      And seat 1 is dealt Q♥ K♣
      And seat 2 stakes 4 out of 40 chips
      And seat 2 is dealt 10♦ 8♠
      And seat 3 stakes 6 out of 60 chips
      And seat 3 is dealt 9♦ 3♣
      And the dealer is dealt 7♠
      And the next cards are 4♥ 10♠
      When seat 1 stands
      And seat 2 stands
      And seat 3 stands
      Then the round is over
      And the dealer ends on 21 with 7♠ 4♥ 10♠
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | Q♥ K♣ | 20    | lose    | 0        |
      And the hands of seat 2 are
        | cards  | total | outcome | returned |
        | 10♦ 8♠ | 18    | lose    | 0        |
      And the hands of seat 3 are
        | cards | total | outcome | returned |
        | 9♦ 3♣ | 12    | lose    | 0        |
      And seat 1 has 18 chips
      And seat 2 has 36 chips
      And seat 3 has 54 chips

    @id:fr-settle-dealer-21-of-five-cards @X6
    Scenario: A dealer 21 of five cards takes a double that ends on 20 and leaves a 21 its stake
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 6♣ 4♦
      And seat 2 stakes 8 out of 32 chips
      And seat 2 is dealt 9♠ 5♦
      And the dealer is dealt 3♦
      And the next cards are Q♠ 7♦ 2♣ 4♠ 5♣ 7♣
      When seat 1 doubles
      And seat 2 hits
      Then the round is over
      And the dealer ends on 21 with 3♦ 2♣ 4♠ 5♣ 7♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 6♣ 4♦ Q♠ | 20    | 20    | lose    | 0        |
      And the hands of seat 2 are
        | cards    | total | stake | outcome | returned |
        | 9♠ 5♦ 7♦ | 21    | 8     | push    | 8        |
      And seat 1 has 80 chips
      And seat 2 has 32 chips

  @C4.4
  Rule: C4.4 Otherwise ordinary hands above the dealer's total are paid 1 to 1, those below lose, equal ones push.

    @id:fr-settle-above-equal-below
    Scenario: A 19 is paid, an 18 keeps its stake and a 17 loses against a dealer 18
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 10♥ 9♣
      And seat 2 stakes 10 out of 100 chips
      And seat 2 is dealt 9♦ 9♠
      And seat 3 stakes 10 out of 100 chips
      And seat 3 is dealt K♠ 7♦
      And the dealer is dealt 8♦
      And the next cards are J♥
      When seat 1 stands
      And seat 2 stands
      And seat 3 stands
      Then the round is over
      And the dealer ends on 18 with 8♦ J♥
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♥ 9♣ | 19    | 10    | win     | 20       |
      And the hands of seat 2 are
        | cards | total | stake | outcome | returned |
        | 9♦ 9♠ | 18    | 10    | push    | 10       |
      And the hands of seat 3 are
        | cards | total | stake | outcome | returned |
        | K♠ 7♦ | 17    | 10    | lose    | 0        |
      And seat 1 has 110 chips
      And seat 2 has 100 chips
      And seat 3 has 90 chips

    @id:fr-settle-21-of-three-cards-is-paid-once
    Scenario: A 21 of three cards is paid 1 to 1 by a dealer 20
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 9♦ 6♥
      And the dealer is dealt Q♣
      And the next cards are 6♣ K♥
      When seat 1 hits
      Then the round is over
      And the dealer ends on 20 with Q♣ K♥
      And the hands of seat 1 are
        | cards    | total | natural | outcome | returned |
        | 9♦ 6♥ 6♣ | 21    | no      | win     | 20       |
      And seat 1 has 110 chips

    @id:fr-settle-low-hand-loses-to-17
    Scenario: A seat that stands on 5 loses to a dealer 17
      Given seat 1 stakes 2 out of 12 chips
      And seat 1 is dealt 2♠ 3♥
      And the dealer is dealt 7♣
      And the next cards are Q♠
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 7♣ Q♠
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | 2♠ 3♥ | 5     | lose    | 0        |
      And seat 1 has 10 chips

    @id:fr-settle-doubled-hand-all-three-ways
    Scenario: A doubled hand wins, pushes or loses with its doubled stake
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 7♠ 4♦
      And seat 2 stakes 4 out of 50 chips
      And seat 2 is dealt 5♠ 5♥
      And seat 3 stakes 20 out of 60 chips
      And seat 3 is dealt 6♠ 3♣
      And the dealer is dealt 10♣
      And the next cards are 9♣ 8♥ 8♣ 8♠
      When seat 1 doubles
      And seat 2 doubles
      And seat 3 doubles
      Then the round is over
      And the dealer ends on 18 with 10♣ 8♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 7♠ 4♦ 9♣ | 20    | 20    | win     | 40       |
      And the hands of seat 2 are
        | cards    | total | stake | outcome | returned |
        | 5♠ 5♥ 8♥ | 18    | 8     | push    | 8        |
      And the hands of seat 3 are
        | cards    | total | stake | outcome | returned |
        | 6♠ 3♣ 8♣ | 17    | 40    | lose    | 0        |
      And seat 1 has 120 chips
      And seat 2 has 50 chips
      And seat 3 has 20 chips

    @id:fr-settle-split-hands-each-by-itself
    Scenario: Two split hands are settled each by itself, one wins and one loses
      Given seat 1 stakes 12 out of 100 chips
      And seat 1 is dealt 10♠ K♣
      And the dealer is dealt 9♥
      And the next cards are 9♣ 7♥ 9♦
      When seat 1 splits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 9♥ 9♦
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♠ 9♣ | 19    | 12    | win     | 24       |
        | K♣ 7♥  | 17    | 12    | lose    | 0        |
      And seat 1 has 100 chips

    @id:fr-settle-soft-against-hard
    Scenario: A soft 18 of three cards counts as much as the dealer's hard 18
      Given seat 1 stakes 6 out of 36 chips
      And seat 1 is dealt A♦ 4♠
      And the dealer is dealt 10♦
      And the next cards are 3♥ 8♣
      When seat 1 hits
      Then it is the turn of seat 1 hand 1
      And the hands of seat 1 are
        | cards    | total   | stake |
        | A♦ 4♠ 3♥ | soft 18 | 6     |
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♦ 8♣
      And the hands of seat 1 are
        | cards    | total   | outcome | returned |
        | A♦ 4♠ 3♥ | soft 18 | push    | 6        |
      And seat 1 has 36 chips

    @id:fr-settle-number-of-cards-does-not-count
    Scenario: A 20 of five cards pushes against a dealer 20 of two
      Given seat 1 stakes 16 out of 48 chips
      And seat 1 is dealt 3♥ 4♣
      And the dealer is dealt J♦
      And the next cards are 2♦ 5♥ 6♣ Q♣
      When seat 1 hits
      And seat 1 hits
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 20 with J♦ Q♣
      And the hands of seat 1 are
        | cards          | total | outcome | returned |
        | 3♥ 4♣ 2♦ 5♥ 6♣ | 20    | push    | 16       |
      And seat 1 has 48 chips

    @id:fr-settle-tie-at-17 @X4
    Scenario: A tie at 17 gives the stake back and pays nothing
      Given seat 1 stakes 10 out of 10 chips
      And seat 1 is dealt 10♠ 7♥
      And the dealer is dealt 9♠
      And the next cards are 8♦
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 9♠ 8♦
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | 10♠ 7♥ | 17    | push    | 10       |
      And seat 1 has 10 chips

    @id:fr-settle-tie-at-19-and-18 @X4
    Scenario: Against a dealer 19 the seat with 19 keeps its stake, and the seat with 18 loses
      Given seat 1 stakes 8 out of 80 chips
      And seat 1 is dealt Q♠ 9♥
      And seat 2 stakes 8 out of 80 chips
      And seat 2 is dealt J♥ 8♦
      And the dealer is dealt 4♠
      And the next cards are 5♠ K♠
      When seat 1 stands
      And seat 2 stands
      Then the round is over
      And the dealer ends on 19 with 4♠ 5♠ K♠
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | Q♠ 9♥ | 19    | push    | 8        |
      And the hands of seat 2 are
        | cards | total | outcome | returned |
        | J♥ 8♦ | 18    | lose    | 0        |
      And seat 1 has 80 chips
      And seat 2 has 72 chips

    @id:fr-settle-tie-at-20 @X4
    Scenario: A tie at 20 gives the stake back
      Given seat 1 stakes 50 out of 500 chips
      And seat 1 is dealt K♦ J♣
      And the dealer is dealt Q♦
      And the next cards are 10♥
      When seat 1 stands
      Then the round is over
      And the dealer ends on 20 with Q♦ 10♥
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | K♦ J♣ | 20    | push    | 50       |
      And seat 1 has 500 chips

    @id:fr-settle-tie-at-21-of-three-cards @X4
    Scenario: A tie at 21 of three cards on both sides pushes like any other tie
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 8♣ 6♥
      And the dealer is dealt 5♥
      And the next cards are 7♥ 6♣ Q♣
      When seat 1 hits
      Then the round is over
      And the dealer ends on 21 with 5♥ 6♣ Q♣
      And the hands of seat 1 are
        | cards    | total | natural | outcome | returned |
        | 8♣ 6♥ 7♥ | 21    | no      | push    | 10       |
      And seat 1 has 100 chips

    @id:fr-settle-tie-at-21-doubled @X4
    Scenario: A double that ends on 21 ties with a dealer 21 of four cards and keeps both its stakes
      Given seat 1 stakes 6 out of 30 chips
      And seat 1 is dealt 8♠ 3♦
      And the dealer is dealt 2♦
      And the next cards are 10♦ 9♣ 5♠ 5♦
      When seat 1 doubles
      Then the round is over
      And the dealer ends on 21 with 2♦ 9♣ 5♠ 5♦
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 8♠ 3♦ 10♦ | 21    | 12    | push    | 12       |
      And seat 1 has 30 chips

    @id:fr-settle-tie-at-21-of-split-aces @X4
    Scenario: A split ace with a king is an ordinary 21 and ties with a dealer 21 of three cards
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt A♠ A♥
      And the dealer is dealt 9♦
      And the next cards are K♦ 7♠ 2♥ 10♠
      When seat 1 splits
      Then the round is over
      And the dealer ends on 21 with 9♦ 2♥ 10♠
      And the hands of seat 1 are
        | cards | total   | natural | outcome | returned |
        | A♠ K♦ | soft 21 | no      | push    | 10       |
        | A♥ 7♠ | soft 18 | no      | lose    | 0        |
      And seat 1 has 90 chips

  @C4.5
  Rule: C4.5 A natural is 21 on the two cards dealt at the start. It pays 3 to 2, unless the dealer has one too: then it pushes.

    @id:fr-natural-ends-the-round
    Scenario: The only seat holds a natural, takes no decision, and the round is over with the deal
      Given seat 1 stakes 20 out of 100 chips
      And seat 1 is dealt A♥ Q♠
      And the dealer is dealt 7♣
      And the next cards are J♠
      When the cards are dealt
      Then the round is over
      And the hands of seat 1 are
        | cards | total   | natural | stake | outcome | returned |
        | A♥ Q♠ | soft 21 | yes     | 20    | win     | 50       |
      And seat 1 has 130 chips
      When seat 1 tries to stand
      Then that is refused: round over
      When seat 1 tries to hit
      Then that is refused: round over

    @id:fr-natural-is-passed-over
    Scenario: A natural between two ordinary hands is passed over and paid more than they are
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 10♥ 10♠
      And seat 2 stakes 10 out of 100 chips
      And seat 2 is dealt K♥ A♣
      And seat 3 stakes 10 out of 100 chips
      And seat 3 is dealt 9♥ 10♣
      And the dealer is dealt 8♣
      And the next cards are Q♥
      When the cards are dealt
      Then it is the turn of seat 1 hand 1
      And the hands of seat 2 are
        | cards | total   | natural | stake |
        | K♥ A♣ | soft 21 | yes     | 10    |
      When seat 2 tries to hit
      Then that is refused: not your turn
      When seat 1 stands
      Then it is the turn of seat 3 hand 1
      When seat 3 stands
      Then the round is over
      And the dealer ends on 18 with 8♣ Q♥
      And the hands of seat 1 are
        | cards   | total | natural | outcome | returned |
        | 10♥ 10♠ | 20    | no      | win     | 20       |
      And the hands of seat 2 are
        | cards | total   | natural | outcome | returned |
        | K♥ A♣ | soft 21 | yes     | win     | 25       |
      And the hands of seat 3 are
        | cards  | total | natural | outcome | returned |
        | 9♥ 10♣ | 19    | no      | win     | 20       |
      And seat 1 has 110 chips
      And seat 2 has 115 chips
      And seat 3 has 110 chips

    @id:fr-natural-with-every-ten-value
    Scenario: An ace makes a natural with a 10, a jack, a queen or a king, whichever comes first
      Given seat 1 stakes 2 out of 20 chips
      And seat 1 is dealt A♦ 10♦
      And seat 2 stakes 4 out of 20 chips
      And seat 2 is dealt J♦ A♠
      And seat 3 stakes 6 out of 20 chips
      And seat 3 is dealt A♣ Q♣
      And seat 4 stakes 8 out of 20 chips
      And seat 4 is dealt K♠ A♥
      And the dealer is dealt 9♠
      And the next cards are 8♥
      When the cards are dealt
      Then the round is over
      And the hands of seat 1 are
        | cards  | total   | natural | outcome | returned |
        | A♦ 10♦ | soft 21 | yes     | win     | 5        |
      And the hands of seat 2 are
        | cards | total   | natural | outcome | returned |
        | J♦ A♠ | soft 21 | yes     | win     | 10       |
      And the hands of seat 3 are
        | cards | total   | natural | outcome | returned |
        | A♣ Q♣ | soft 21 | yes     | win     | 15       |
      And the hands of seat 4 are
        | cards | total   | natural | outcome | returned |
        | K♠ A♥ | soft 21 | yes     | win     | 20       |
      And seat 1 has 23 chips
      And seat 2 has 26 chips
      And seat 3 has 29 chips
      And seat 4 has 32 chips

    @id:fr-natural-not-after-a-hit
    Scenario: Ace, five and five are 21 but no natural, and are paid 1 to 1
      Given seat 1 stakes 10 out of 90 chips
      And seat 1 is dealt A♠ 5♥
      And the dealer is dealt 10♠
      And the next cards are 5♣ 9♠
      When seat 1 hits
      Then the round is over
      And the dealer ends on 19 with 10♠ 9♠
      And the hands of seat 1 are
        | cards    | total   | natural | outcome | returned |
        | A♠ 5♥ 5♣ | soft 21 | no      | win     | 20       |
      And seat 1 has 100 chips

    @id:fr-natural-not-on-split-aces @C2.7
    Scenario: Two split aces that each receive a ten-value card are no naturals and are paid 1 to 1
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt A♣ A♦
      And the dealer is dealt 6♦
      And the next cards are Q♥ 10♣ 4♥ 10♥
      When seat 1 splits
      Then the round is over
      And the dealer ends on 20 with 6♦ 4♥ 10♥
      And the hands of seat 1 are
        | cards  | total   | natural | stake | outcome | returned |
        | A♣ Q♥  | soft 21 | no      | 10    | win     | 20       |
        | A♦ 10♣ | soft 21 | no      | 10    | win     | 20       |
      And seat 1 has 120 chips

    @id:fr-natural-pays-three-to-two @X3
    Scenario: A natural at a stake of 10 returns 25, not 30, beside a 21 of three cards that returns 20
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt A♠ K♥
      And seat 2 stakes 10 out of 100 chips
      And seat 2 is dealt 7♥ 8♠
      And the dealer is dealt 10♦
      And the next cards are 6♥ J♥
      When seat 2 hits
      Then the round is over
      And the dealer ends on 20 with 10♦ J♥
      And the hands of seat 1 are
        | cards | total   | natural | outcome | returned |
        | A♠ K♥ | soft 21 | yes     | win     | 25       |
      And the hands of seat 2 are
        | cards    | total | natural | outcome | returned |
        | 7♥ 8♠ 6♥ | 21    | no      | win     | 20       |
      And seat 1 has 115 chips
      And seat 2 has 110 chips

    @id:fr-natural-at-the-smallest-stake @X3
    Scenario: A natural at a stake of 2 wins 3
      Given seat 1 stakes 2 out of 2 chips
      And seat 1 is dealt 10♣ A♦
      And the dealer is dealt 5♣
      And the next cards are 8♦ 7♦
      When the cards are dealt
      Then the round is over
      And the hands of seat 1 are
        | cards  | total   | natural | outcome | returned |
        | 10♣ A♦ | soft 21 | yes     | win     | 5        |
      And seat 1 has 5 chips

    @id:fr-natural-at-a-large-stake @X3
    Scenario: A natural at a stake of 250 wins 375
      Given seat 1 stakes 250 out of 1000 chips
      And seat 1 is dealt J♥ A♥
      And the dealer is dealt K♣
      And the next cards are 9♣
      When the cards are dealt
      Then the round is over
      And the hands of seat 1 are
        | cards | total   | natural | outcome | returned |
        | J♥ A♥ | soft 21 | yes     | win     | 625      |
      And seat 1 has 1375 chips

    @id:fr-natural-pushes-under-a-ten @X5
    Scenario: A natural pushes when the dealer draws an ace to its king
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt A♣ J♦
      And the dealer is dealt K♦
      And the next cards are A♦
      When the cards are dealt
      Then the round is over
      And the hands of seat 1 are
        | cards | total   | natural | outcome | returned |
        | A♣ J♦ | soft 21 | yes     | push    | 10       |
      And seat 1 has 100 chips

    @id:fr-natural-pushes-under-an-ace @X5
    Scenario: A natural that declined insurance pushes when the dealer draws a ten to its ace
      Given seat 1 stakes 4 out of 48 chips
      And seat 1 is dealt Q♦ A♥
      And the dealer is dealt A♠
      And the next cards are 10♦
      When the cards are dealt
      Then insurance is offered
      When seat 1 declines insurance
      Then the round is over
      And the hands of seat 1 are
        | cards | total   | natural | outcome | returned |
        | Q♦ A♥ | soft 21 | yes     | push    | 4        |
      And seat 1 has 48 chips

    @id:fr-natural-pushes-beside-hands-that-lose @C4.7 @X5
    Scenario: A dealer natural takes a 20 and a 21 of three cards, and leaves the natural between them its stake
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt K♠ Q♣
      And seat 2 stakes 20 out of 100 chips
      And seat 2 is dealt A♥ 10♥
      And seat 3 stakes 2 out of 100 chips
      And seat 3 is dealt 9♣ 5♠
      And the dealer is dealt J♣
      And the next cards are 7♣ A♣
      When seat 1 stands
      And seat 3 hits
      Then the round is over
      And the dealer ends on 21 with J♣ A♣
      And the hands of seat 1 are
        | cards | total | natural | outcome | returned |
        | K♠ Q♣ | 20    | no      | lose    | 0        |
      And the hands of seat 2 are
        | cards  | total   | natural | outcome | returned |
        | A♥ 10♥ | soft 21 | yes     | push    | 20       |
      And the hands of seat 3 are
        | cards    | total | natural | outcome | returned |
        | 9♣ 5♠ 7♣ | 21    | no      | lose    | 0        |
      And seat 1 has 90 chips
      And seat 2 has 100 chips
      And seat 3 has 98 chips

    @id:fr-natural-two-push-and-none-is-paid @X5
    Scenario: Two naturals at one table both push against the dealer's
      Given seat 1 stakes 6 out of 60 chips
      And seat 1 is dealt A♦ K♣
      And seat 2 stakes 8 out of 50 chips
      And seat 2 is dealt 10♠ A♠
      And the dealer is dealt Q♦
      And the next cards are A♣
      When the cards are dealt
      Then the round is over
      And the hands of seat 1 are
        | cards | total   | natural | outcome | returned |
        | A♦ K♣ | soft 21 | yes     | push    | 6        |
      And the hands of seat 2 are
        | cards  | total   | natural | outcome | returned |
        | 10♠ A♠ | soft 21 | yes     | push    | 8        |
      And seat 1 has 60 chips
      And seat 2 has 50 chips

  @C4.6
  Rule: C4.6 A natural beats a 21 of more than two cards.

    @id:fr-natural-beats-a-dealer-21-of-three-cards
    Scenario: A natural wins 3 to 2 against a dealer 21 of three cards, while an ordinary 21 pushes
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt K♥ A♦
      And seat 2 stakes 10 out of 100 chips
      And seat 2 is dealt 6♠ 9♥
      And the dealer is dealt 10♣
      And the next cards are 6♦ 4♣ 7♠
      When seat 2 hits
      Then the round is over
      And the dealer ends on 21 with 10♣ 4♣ 7♠
      And the hands of seat 1 are
        | cards | total   | natural | outcome | returned |
        | K♥ A♦ | soft 21 | yes     | win     | 25       |
      And the hands of seat 2 are
        | cards    | total | natural | outcome | returned |
        | 6♠ 9♥ 6♦ | 21    | no      | push    | 10       |
      And seat 1 has 115 chips
      And seat 2 has 100 chips

    @id:fr-natural-beats-a-soft-dealer-21
    Scenario: A natural wins against a dealer 21 of ace, three and seven
      Given seat 1 stakes 4 out of 20 chips
      And seat 1 is dealt J♠ 10♦
      And seat 2 stakes 12 out of 72 chips
      And seat 2 is dealt A♣ J♣
      And the dealer is dealt A♥
      And the next cards are 3♦ 7♣
      When seat 1 declines insurance
      And seat 2 declines insurance
      And seat 1 stands
      Then the round is over
      And the dealer ends on 21 with A♥ 3♦ 7♣
      And the hands of seat 1 are
        | cards  | total | natural | outcome | returned |
        | J♠ 10♦ | 20    | no      | lose    | 0        |
      And the hands of seat 2 are
        | cards | total   | natural | outcome | returned |
        | A♣ J♣ | soft 21 | yes     | win     | 30       |
      And seat 1 has 16 chips
      And seat 2 has 90 chips

    @id:fr-natural-beats-a-dealer-21-with-the-ace-last
    Scenario: A dealer who draws an ace to a 10 of two cards has no natural, and a natural beats it
      Given seat 1 stakes 20 out of 100 chips
      And seat 1 is dealt A♠ 10♠
      And seat 2 stakes 2 out of 10 chips
      And seat 2 is dealt 9♦ 9♣
      And the dealer is dealt 4♥
      And the next cards are 6♥ A♦
      When seat 2 stands
      Then the round is over
      And the dealer ends on 21 with 4♥ 6♥ A♦
      And the hands of seat 1 are
        | cards  | total   | natural | outcome | returned |
        | A♠ 10♠ | soft 21 | yes     | win     | 50       |
      And the hands of seat 2 are
        | cards | total | natural | outcome | returned |
        | 9♦ 9♣ | 18    | no      | lose    | 0        |
      And seat 1 has 130 chips
      And seat 2 has 8 chips

    @id:fr-natural-dealer-beats-a-21-of-three-cards @K6
    Scenario: A dealer natural with a ten up beats a 21 of three cards
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 10♥ 5♦
      And the dealer is dealt 10♠
      And the next cards are 6♣ A♥
      When seat 1 hits
      Then the round is over
      And the dealer ends on 21 with 10♠ A♥
      And the hands of seat 1 are
        | cards     | total | natural | outcome | returned |
        | 10♥ 5♦ 6♣ | 21    | no      | lose    | 0        |
      And seat 1 has 90 chips

    @id:fr-natural-dealer-under-an-ace-beats-a-21-of-four-cards @K6
    Scenario: A dealer natural with an ace up beats a 21 of four cards
      Given seat 1 stakes 8 out of 40 chips
      And seat 1 is dealt 4♣ 5♠
      And the dealer is dealt A♦
      And the next cards are 3♣ 9♥ Q♥
      When seat 1 declines insurance
      And seat 1 hits
      And seat 1 hits
      Then the round is over
      And the dealer ends on 21 with A♦ Q♥
      And the hands of seat 1 are
        | cards       | total | natural | outcome | returned |
        | 4♣ 5♠ 3♣ 9♥ | 21    | no      | lose    | 0        |
      And seat 1 has 32 chips

    @id:fr-natural-dealer-beats-split-aces-with-tens @K6
    Scenario: A dealer natural beats the 21s of both split aces
      Given seat 1 stakes 6 out of 60 chips
      And seat 1 is dealt A♠ A♣
      And the dealer is dealt Q♠
      And the next cards are J♥ K♦ A♥
      When seat 1 splits
      Then the round is over
      And the dealer ends on 21 with Q♠ A♥
      And the hands of seat 1 are
        | cards | total   | natural | stake | outcome | returned |
        | A♠ J♥ | soft 21 | no      | 6     | lose    | 0        |
        | A♣ K♦ | soft 21 | no      | 6     | lose    | 0        |
      And seat 1 has 48 chips

    @id:fr-natural-dealer-beats-a-doubled-21 @K6
    Scenario: A dealer natural beats a double that ends on 21 and takes both its stakes
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 9♣ 2♠
      And the dealer is dealt K♣
      And the next cards are 10♦ A♠
      When seat 1 doubles
      Then the round is over
      And the dealer ends on 21 with K♣ A♠
      And the hands of seat 1 are
        | cards     | total | natural | stake | outcome | returned |
        | 9♣ 2♠ 10♦ | 21    | no      | 20    | lose    | 0        |
      And seat 1 has 80 chips

  @C4.7
  Rule: C4.7 A dealer natural takes every stake of every ordinary hand.

    @id:fr-dealer-natural-under-a-ten-comes-last
    Scenario: With a ten up everybody plays before the dealer's ace comes, and every stake is taken
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 8♠ 4♥
      And seat 2 stakes 4 out of 44 chips
      And seat 2 is dealt 10♥ K♥
      And seat 3 stakes 2 out of 12 chips
      And seat 3 is dealt 10♣ 9♦
      And the dealer is dealt 10♦
      And the next cards are 7♦ A♠
      When the cards are dealt
      Then the hands are played
      And it is the turn of seat 1 hand 1
      And the dealer shows 10♦
      When seat 1 hits
      Then it is the turn of seat 1 hand 1
      And the dealer shows 10♦
      When seat 1 stands
      And seat 2 stands
      Then it is the turn of seat 3 hand 1
      And the dealer shows 10♦
      When seat 3 stands
      Then the round is over
      And the dealer ends on 21 with 10♦ A♠
      And the hands of seat 1 are
        | cards    | total | outcome | returned |
        | 8♠ 4♥ 7♦ | 19    | lose    | 0        |
      And the hands of seat 2 are
        | cards  | total | outcome | returned |
        | 10♥ K♥ | 20    | lose    | 0        |
      And the hands of seat 3 are
        | cards  | total | outcome | returned |
        | 10♣ 9♦ | 19    | lose    | 0        |
      And seat 1 has 90 chips
      And seat 2 has 40 chips
      And seat 3 has 10 chips

    @id:fr-dealer-natural-under-an-ace-comes-last
    Scenario: With an ace up a seat that declined insurance plays its hand before the dealer's king takes the stake
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 7♣ 5♦
      And the dealer is dealt A♥
      And the next cards are 8♥ K♦
      When seat 1 declines insurance
      Then the hands are played
      And the dealer shows A♥
      When seat 1 hits
      Then it is the turn of seat 1 hand 1
      And the dealer shows A♥
      When seat 1 stands
      Then the round is over
      And the dealer ends on 21 with A♥ K♦
      And the hands of seat 1 are
        | cards    | total | outcome | returned |
        | 7♣ 5♦ 8♥ | 20    | lose    | 0        |
      And seat 1 has 90 chips

    @id:fr-dealer-no-natural-under-a-ten
    Scenario: A ten that is followed by a nine is no natural and takes only what is below 19
      Given seat 1 stakes 14 out of 28 chips
      And seat 1 is dealt J♣ 10♣
      And seat 2 stakes 6 out of 18 chips
      And seat 2 is dealt 9♥ 8♥
      And the dealer is dealt 10♠
      And the next cards are 9♣
      When seat 1 stands
      And seat 2 stands
      Then the round is over
      And the dealer ends on 19 with 10♠ 9♣
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | J♣ 10♣ | 20    | win     | 28       |
      And the hands of seat 2 are
        | cards | total | outcome | returned |
        | 9♥ 8♥ | 17    | lose    | 0        |
      And seat 1 has 42 chips
      And seat 2 has 12 chips

    @id:fr-dealer-natural-takes-a-doubled-hand @K4
    Scenario: A dealer natural with a queen up takes the doubled stake, not the first stake alone
      Given seat 1 stakes 10 out of 100 chips
      And seat 1 is dealt 6♥ 5♠
      And the dealer is dealt Q♣
      And the next cards are 9♠ A♦
      When seat 1 doubles
      Then the round is over
      And the dealer ends on 21 with Q♣ A♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 6♥ 5♠ 9♠ | 20    | 20    | lose    | 0        |
      And seat 1 has 80 chips

    @id:fr-dealer-natural-takes-split-hands @K4
    Scenario: A dealer natural with a ten up takes the stakes of both split hands
      Given seat 1 stakes 20 out of 100 chips
      And seat 1 is dealt 8♦ 8♥
      And the dealer is dealt 10♥
      And the next cards are 10♦ 4♠ 7♠ A♣
      When seat 1 splits
      And seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 21 with 10♥ A♣
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 8♦ 10♦   | 18    | 20    | lose    | 0        |
        | 8♥ 4♠ 7♠ | 19    | 20    | lose    | 0        |
      And seat 1 has 60 chips

    @id:fr-dealer-natural-takes-three-split-hands @K4
    Scenario: A dealer natural takes the three stakes of a pair that was split and split again
      Given seat 1 stakes 4 out of 40 chips
      And seat 1 is dealt 9♦ 9♣
      And the dealer is dealt J♠
      And the next cards are 10♠ 9♠ 8♣ K♠ A♥
      When seat 1 splits
      And seat 1 stands
      And seat 1 splits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 21 with J♠ A♥
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 9♦ 10♠ | 19    | 4     | lose    | 0        |
        | 9♣ 8♣  | 17    | 4     | lose    | 0        |
        | 9♠ K♠  | 19    | 4     | lose    | 0        |
      And seat 1 has 28 chips

    @id:fr-dealer-natural-takes-split-aces @K4
    Scenario: A dealer natural takes the stakes of both split aces
      Given seat 1 stakes 2 out of 22 chips
      And seat 1 is dealt A♦ A♥
      And the dealer is dealt K♥
      And the next cards are 6♠ 9♦ A♣
      When seat 1 splits
      Then the round is over
      And the dealer ends on 21 with K♥ A♣
      And the hands of seat 1 are
        | cards | total   | stake | outcome | returned |
        | A♦ 6♠ | soft 17 | 2     | lose    | 0        |
        | A♥ 9♦ | soft 20 | 2     | lose    | 0        |
      And seat 1 has 18 chips

    @id:fr-dealer-natural-under-an-ace-takes-a-doubled-hand @K4
    Scenario: A dealer natural with an ace up takes the doubled stake of a seat that declined insurance
      Given seat 1 stakes 30 out of 100 chips
      And seat 1 is dealt 4♥ 6♦
      And the dealer is dealt A♠
      And the next cards are 10♣ J♦
      When seat 1 declines insurance
      And seat 1 doubles
      Then the round is over
      And the dealer ends on 21 with A♠ J♦
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 4♥ 6♦ 10♣ | 20    | 60    | lose    | 0        |
      And seat 1 has 40 chips

    @id:fr-dealer-natural-takes-added-stakes-of-two-seats @K4
    Scenario: A dealer natural takes a doubled stake at one seat and both split stakes at the next, and leaves the natural of the third its stake
      Given seat 1 stakes 6 out of 60 chips
      And seat 1 is dealt 7♦ 3♠
      And seat 2 stakes 10 out of 50 chips
      And seat 2 is dealt 7♥ 7♣
      And seat 3 stakes 8 out of 80 chips
      And seat 3 is dealt A♠ Q♦
      And the dealer is dealt K♦
      And the next cards are 8♦ 10♥ J♥ A♦
      When seat 1 doubles
      And seat 2 splits
      And seat 2 stands
      And seat 2 stands
      Then the round is over
      And the dealer ends on 21 with K♦ A♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 7♦ 3♠ 8♦ | 18    | 12    | lose    | 0        |
      And the hands of seat 2 are
        | cards  | total | stake | outcome | returned |
        | 7♥ 10♥ | 17    | 10    | lose    | 0        |
        | 7♣ J♥  | 17    | 10    | lose    | 0        |
      And the hands of seat 3 are
        | cards | total   | stake | outcome | returned |
        | A♠ Q♦ | soft 21 | 8     | push    | 8        |
      And seat 1 has 48 chips
      And seat 2 has 30 chips
      And seat 3 has 80 chips
