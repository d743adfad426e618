@switch-us
Feature: F The FAQ
  Three questions that every table of newcomers asks, answered with cards.

  @F1
  Rule: F1 May first cards be exchanged? No: only the second cards of the two original hands, once.

    @id:faq-first-cards-stay
    Scenario: A player who wants to move the first cards is told no, and may still switch the second cards
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 3♣ 8♦ and 9♠ Q♦
      And the dealer shows 8♣ with 9♦ in the hole
      And the next cards are 5♣
      When seat 1 tries "switch-first"
      Then that is refused: unknown action
      When seat 1 switches
      Then the hands of seat 1 are
        | spot | cards | total |
        | 1    | 3♣ Q♦ | 13    |
        | 2    | 9♠ 8♦ | 17    |
      When seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 8♣ 9♦
      And the hands of seat 1 are
        | spot | cards    | total | outcome | returned |
        | 1    | 3♣ Q♦ 5♣ | 18    | win     | 4        |
        | 2    | 9♠ 8♦    | 17    | push    | 2        |
      And seat 1 has 102 chips

    @id:faq-switch-only-once
    Scenario: A player who regrets the switch does not get the old hands back
      Given seat 1 stakes 10 and 10 out of 100 chips
      And seat 1 is dealt 9♦ 10♥ and 6♣ 5♠
      And the dealer shows 10♠ with 7♣ in the hole
      And the next cards are 2♦
      When seat 1 switches
      And seat 1 tries to switch
      Then that is refused: not now
      And the hands of seat 1 are
        | spot | cards  | total |
        | 1    | 9♦ 5♠  | 14    |
        | 2    | 6♣ 10♥ | 16    |
      When seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 10♠ 7♣
      And the hands of seat 1 are
        | spot | cards     | total | outcome | returned |
        | 1    | 9♦ 5♠     | 14    | lose    | 0        |
        | 2    | 6♣ 10♥ 2♦ | 18    | win     | 20       |
      And seat 1 has 100 chips

  @F2
  Rule: F2 Is every 21 a natural? No: after a switch, a split or a draw it is an ordinary 21.

    @id:faq-switched-21-is-ordinary
    Scenario: A ten and an ace brought together by a switch only push against a dealer 22
      Given seat 1 stakes 6 and 6 out of 100 chips
      And seat 1 is dealt 10♦ 3♥ and 6♣ A♦
      And the dealer shows 6♦ with 10♣ in the hole
      And the next cards are 9♥ 6♠
      When seat 1 switches
      Then it is the turn of seat 1 hand 2
      And the hands of seat 1 are
        | spot | cards  | total   | natural |
        | 1    | 10♦ A♦ | soft 21 | no      |
        | 2    | 6♣ 3♥  | 9       | no      |
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 22 with 6♦ 10♣ 6♠
      And the hands of seat 1 are
        | spot | cards    | total   | natural | outcome | returned |
        | 1    | 10♦ A♦   | soft 21 | no      | push    | 6        |
        | 2    | 6♣ 3♥ 9♥ | 18      | no      | push    | 6        |
      And seat 1 has 100 chips

    @id:faq-split-21-is-ordinary
    Scenario: A split ace that receives a jack only pushes against a 21 that the dealer draws
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt A♣ A♥ and 10♦ 9♠
      And the dealer shows 9♣ with 5♥ in the hole
      And the next cards are J♠ 6♦ 7♠
      When seat 1 keeps
      And seat 1 splits
      Then it is the turn of seat 1 hand 3
      And the hands of seat 1 are
        | spot | cards  | total   | natural | stake |
        | 1    | A♣ J♠  | soft 21 | no      | 2     |
        | 1    | A♥ 6♦  | soft 17 | no      | 2     |
        | 2    | 10♦ 9♠ | 19      | no      | 2     |
      When seat 1 stands
      Then the round is over
      And the dealer ends on 21 with 9♣ 5♥ 7♠
      And the hands of seat 1 are
        | spot | cards  | total   | natural | outcome | returned |
        | 1    | A♣ J♠  | soft 21 | no      | push    | 2        |
        | 1    | A♥ 6♦  | soft 17 | no      | lose    | 0        |
        | 2    | 10♦ 9♠ | 19      | no      | lose    | 0        |
      And seat 1 has 96 chips

    @id:faq-drawn-21-is-ordinary
    Scenario: A 21 of three cards pushes against a dealer 22 while a natural at the same table wins
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 7♥ 6♠ and 10♥ 9♣
      And seat 2 stakes 2 and 2 out of 100 chips
      And seat 2 is dealt K♦ A♠ and 5♦ 10♠
      And the dealer shows 8♥ with 4♠ in the hole
      And the next cards are 8♠ 10♣
      When seat 1 keeps
      And seat 2 keeps
      And seat 1 hits
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then it is the turn of seat 2 hand 2
      When seat 2 stands
      Then the round is over
      And the dealer ends on 22 with 8♥ 4♠ 10♣
      And the hands of seat 1 are
        | cards    | total | natural | outcome | returned |
        | 7♥ 6♠ 8♠ | 21    | no      | push    | 2        |
        | 10♥ 9♣   | 19    | no      | push    | 2        |
      And seat 1 has 100 chips
      And the hands of seat 2 are
        | cards  | total   | natural | outcome | returned |
        | K♦ A♠  | soft 21 | yes     | win     | 4        |
        | 5♦ 10♠ | 15      | no      | push    | 2        |
      And seat 2 has 102 chips

  @F3
  Rule: F3 Does a dealer 22 save a hand that went over? No: only hands of 21 or less push.

    @id:faq-dealer-22-does-not-save-a-hand-that-went-over
    Scenario: Against a dealer 22 a 16 pushes and a 22 loses
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt 10♣ 6♥ and 9♦ 4♦
      And the dealer shows 7♣ with 8♠ in the hole
      And the next cards are 9♥ 7♦
      When seat 1 keeps
      And seat 1 stands
      And seat 1 hits
      Then the round is over
      And the dealer ends on 22 with 7♣ 8♠ 7♦
      And the hands of seat 1 are
        | cards    | total | outcome | returned |
        | 10♣ 6♥   | 16    | push    | 5        |
        | 9♦ 4♦ 9♥ | 22    | lose    | 0        |
      And seat 1 has 95 chips

    @id:faq-dealer-22-does-not-save-a-double-that-went-over
    Scenario: Against a dealer 22 a doubled hand that went over loses its doubled stake
      Given seat 1 stakes 4 and 4 out of 100 chips
      And seat 1 is dealt 8♦ 5♣ and 10♠ 7♥
      And the dealer shows 9♠ with 3♦ in the hole
      And the next cards are Q♥ 10♦
      When seat 1 keeps
      And seat 1 doubles
      Then it is the turn of seat 1 hand 2
      And seat 1 has 88 chips
      When seat 1 stands
      Then the round is over
      And the dealer ends on 22 with 9♠ 3♦ 10♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 8♦ 5♣ Q♥ | 23    | 8     | lose    | 0        |
        | 10♠ 7♥   | 17    | 4     | push    | 4        |
      And seat 1 has 92 chips
