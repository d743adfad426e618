@switch-us
Feature: S4 The switch
  Once, before a seat plays, it may let the second cards of its two hands change places.

  @S4.1
  Rule: S4.1 Starting at the dealer's left, each seat in turn either keeps its two hands or exchanges their second cards.

    @id:a-seat-keeps-its-hands
    Scenario: A seat that keeps plays the hands it was dealt
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♠ 8♦ and 9♣ 5♥
      And the dealer shows 10♥ with 7♠ in the hole
      When the cards are dealt
      Then the switch is offered
      And it is the turn of seat 1
      And seat 1 may keep or switch
      When seat 1 keeps
      Then the hands are played
      And it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 10♥ 7♠
      And the hands of seat 1 are
        | spot | cards  | total | outcome | returned |
        | 1    | 10♠ 8♦ | 18    | win     | 4        |
        | 2    | 9♣ 5♥  | 14    | lose    | 0        |
      And seat 1 has 100 chips

    @id:a-seat-exchanges-its-second-cards
    Scenario: A seat that switches plays the hands with their second cards exchanged
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♠ 8♦ and 9♣ 5♥
      And the dealer shows 10♥ with 7♠ in the hole
      When the cards are dealt
      Then the switch is offered
      And it is the turn of seat 1
      And seat 1 may keep or switch
      When seat 1 switches
      Then the hands are played
      And it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 10♥ 7♠
      And the hands of seat 1 are
        | spot | cards  | total | outcome | returned |
        | 1    | 10♠ 5♥ | 15    | lose    | 0        |
        | 2    | 9♣ 8♦  | 17    | push    | 2        |
      And seat 1 has 98 chips

    @id:two-seats-choose-before-anybody-plays @switchTiming=table-first
    Scenario: Two seats choose one after the other before the first hand is played
      Given seat 1 stakes 3 and 3 out of 60 chips
      And seat 1 is dealt 10♣ 6♦ and 5♥ 9♠
      And seat 2 stakes 2 and 2 out of 100 chips
      And seat 2 is dealt Q♦ 7♣ and 8♠ 3♦
      And the dealer shows 9♥ with 9♦ in the hole
      And the next cards are 7♠ 10♠
      When the cards are dealt
      Then the switch is offered
      And it is the turn of seat 1
      And seat 1 may keep or switch
      When seat 1 switches
      Then the switch is offered
      And it is the turn of seat 2
      And seat 2 may keep or switch
      When seat 2 keeps
      Then the hands are played
      And it is the turn of seat 1 hand 1
      When seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 2 hand 1
      When seat 2 stands
      And seat 2 hits
      Then the round is over
      And the dealer ends on 18 with 9♥ 9♦
      And the hands of seat 1 are
        | cards    | total | outcome | returned |
        | 10♣ 9♠   | 19    | win     | 6        |
        | 5♥ 6♦ 7♠ | 18    | push    | 3        |
      And seat 1 has 63 chips
      And the hands of seat 2 are
        | cards     | total | outcome | returned |
        | Q♦ 7♣     | 17    | lose    | 0        |
        | 8♠ 3♦ 10♠ | 21    | win     | 4        |
      And seat 2 has 100 chips

    @id:second-seat-does-not-choose-first
    Scenario: The second seat neither switches nor keeps before the first has chosen
      Given seat 1 stakes 3 and 3 out of 60 chips
      And seat 1 is dealt 10♣ 6♦ and 5♥ 9♠
      And seat 2 stakes 2 and 2 out of 100 chips
      And seat 2 is dealt Q♦ 7♣ and 8♠ 3♦
      And the dealer shows 9♥ with 9♦ in the hole
      And the next cards are 6♠ 3♣
      When seat 2 tries to switch
      Then that is refused: not your turn
      When seat 2 tries to keep
      Then that is refused: not your turn
      And it is the turn of seat 1
      And seat 1 may keep or switch
      When seat 1 keeps
      And seat 2 switches
      And seat 1 stands
      And seat 1 stands
      And seat 2 hits
      And seat 2 stands
      And seat 2 hits
      And seat 2 stands
      Then the round is over
      And the dealer ends on 18 with 9♥ 9♦
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | 10♣ 6♦ | 16    | lose    | 0        |
        | 5♥ 9♠  | 14    | lose    | 0        |
      And seat 1 has 54 chips
      And the hands of seat 2 are
        | cards    | total | outcome | returned |
        | Q♦ 3♦ 6♠ | 19    | win     | 4        |
        | 8♠ 7♣ 3♣ | 18    | push    | 2        |
      And seat 2 has 102 chips

    @id:three-seats-choose-and-then-play @D15 @switchTiming=table-first
    Scenario: Three seats choose from the dealer's left and then play both hands each in the same order
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♦ 7♠ and 9♥ 4♣
      And seat 2 stakes 5 and 5 out of 50 chips
      And seat 2 is dealt 6♠ Q♥ and 4♠ 5♦
      And seat 3 stakes 10 and 10 out of 120 chips
      And seat 3 is dealt J♣ 8♥ and 7♦ 2♣
      And the dealer shows 8♦ with J♠ in the hole
      And the next cards are 8♣ 9♦ A♠
      When the cards are dealt
      Then the switch is offered
      And it is the turn of seat 1
      When seat 3 tries to switch
      Then that is refused: not your turn
      When seat 1 keeps
      Then it is the turn of seat 2
      When seat 3 tries to switch
      Then that is refused: not your turn
      When seat 2 switches
      Then the switch is offered
      And it is the turn of seat 3
      When seat 3 keeps
      Then the hands are played
      And it is the turn of seat 1 hand 1
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then it is the turn of seat 2 hand 1
      When seat 2 hits
      And seat 2 stands
      Then it is the turn of seat 2 hand 2
      When seat 2 hits
      Then it is the turn of seat 3 hand 1
      When seat 3 stands
      Then it is the turn of seat 3 hand 2
      When seat 3 hits
      And seat 3 stands
      Then the round is over
      And the dealer ends on 18 with 8♦ J♠
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | 10♦ 7♠ | 17    | lose    | 0        |
        | 9♥ 4♣  | 13    | lose    | 0        |
      And seat 1 has 96 chips
      And the hands of seat 2 are
        | cards    | total | outcome | returned |
        | 6♠ 5♦ 8♣ | 19    | win     | 10       |
        | 4♠ Q♥ 9♦ | 23    | lose    | 0        |
      And seat 2 has 50 chips
      And the hands of seat 3 are
        | cards    | total   | outcome | returned |
        | J♣ 8♥    | 18      | push    | 10       |
        | 7♦ 2♣ A♠ | soft 20 | win     | 20       |
      And seat 3 has 130 chips

    @id:two-naturals-are-offered-the-switch @D9
    Scenario: A seat that holds two naturals is offered the switch, keeps, and the round ends
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt A♠ K♦ and Q♣ A♥
      And the dealer shows 9♣ with 8♦ in the hole
      When the cards are dealt
      Then the switch is offered
      And it is the turn of seat 1
      And seat 1 may keep or switch
      When seat 1 keeps
      Then the round is over
      And the hands of seat 1 are
        | cards | total   | natural | outcome | returned |
        | A♠ K♦ | soft 21 | yes     | win     | 10       |
        | Q♣ A♥ | soft 21 | yes     | win     | 10       |
      And seat 1 has 110 chips

    @id:two-naturals-choose-and-the-next-seat-plays @D9
    Scenario: A seat with two naturals chooses first, and the seat after it is the one to play
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt A♦ 10♠ and A♣ J♥
      And seat 2 stakes 2 and 2 out of 100 chips
      And seat 2 is dealt 10♥ 9♠ and 8♣ 6♦
      And the dealer shows 7♣ with K♠ in the hole
      When the cards are dealt
      Then the switch is offered
      And it is the turn of seat 1
      And seat 1 may keep or switch
      When seat 1 keeps
      Then the switch is offered
      And it is the turn of seat 2
      When seat 2 keeps
      Then the hands are played
      And it is the turn of seat 2 hand 1
      When seat 2 stands
      And seat 2 stands
      Then the round is over
      And the dealer ends on 17 with 7♣ K♠
      And the hands of seat 1 are
        | cards  | total   | natural | outcome | returned |
        | A♦ 10♠ | soft 21 | yes     | win     | 4        |
        | A♣ J♥  | soft 21 | yes     | win     | 4        |
      And seat 1 has 104 chips
      And the hands of seat 2 are
        | cards  | total | natural | outcome | returned |
        | 10♥ 9♠ | 19    | no      | win     | 4        |
        | 8♣ 6♦  | 14    | no      | lose    | 0        |
      And seat 2 has 100 chips

    @id:identical-second-cards-kept
    Scenario: A seat with the six of diamonds second in both hands is asked all the same, and keeps
      Given seat 1 stakes 5 and 5 out of 60 chips
      And seat 1 is dealt 10♠ 6♦ and 9♥ 6♦
      And the dealer shows 8♦ with Q♠ in the hole
      And the next cards are 4♣
      When the cards are dealt
      Then the switch is offered
      And it is the turn of seat 1
      And seat 1 may keep or switch
      When seat 1 keeps
      Then the hands are played
      And it is the turn of seat 1 hand 1
      When seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♦ Q♠
      And the hands of seat 1 are
        | spot | cards     | total | outcome | returned |
        | 1    | 10♠ 6♦ 4♣ | 20    | win     | 10       |
        | 2    | 9♥ 6♦     | 15    | lose    | 0        |
      And seat 1 has 60 chips

    @id:identical-second-cards-switched
    Scenario: A seat with the six of diamonds second in both hands may switch them, and holds the same cards as before
      Given seat 1 stakes 5 and 5 out of 60 chips
      And seat 1 is dealt 10♠ 6♦ and 9♥ 6♦
      And the dealer shows 8♦ with Q♠ in the hole
      And the next cards are 3♥
      When the cards are dealt
      Then the switch is offered
      And seat 1 may keep or switch
      When seat 1 switches
      Then the hands are played
      And it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      And the hands of seat 1 are
        | spot | cards  | total |
        | 1    | 10♠ 6♦ | 16    |
        | 2    | 9♥ 6♦  | 15    |
      When seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♦ Q♠
      And the hands of seat 1 are
        | spot | cards    | total | outcome | returned |
        | 1    | 10♠ 6♦   | 16    | lose    | 0        |
        | 2    | 9♥ 6♦ 3♥ | 18    | push    | 5        |
      And seat 1 has 55 chips

    @id:two-naturals-of-the-second-seat-switched @D9
    Scenario: The second seat, with two naturals, is asked after the first, switches, and pushes against a dealer 22
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 9♣ 7♠ and K♦ 8♠
      And seat 2 stakes 6 and 6 out of 80 chips
      And seat 2 is dealt A♠ Q♥ and A♦ 10♣
      And the dealer shows 8♥ with 4♦ in the hole
      And the next cards are 9♦ K♣
      When seat 1 keeps
      Then the switch is offered
      And it is the turn of seat 2
      And seat 2 may keep or switch
      When seat 2 switches
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 22 with 8♥ 4♦ K♣
      And the hands of seat 1 are
        | cards    | total | natural | outcome | returned |
        | 9♣ 7♠ 9♦ | 25    | no      | lose    | 0        |
        | K♦ 8♠    | 18    | no      | push    | 2        |
      And seat 1 has 98 chips
      And the hands of seat 2 are
        | cards  | total   | natural | outcome | returned |
        | A♠ 10♣ | soft 21 | no      | push    | 6        |
        | A♦ Q♥  | soft 21 | no      | push    | 6        |
      And seat 2 has 80 chips

    @id:keeping-is-for-the-whole-seat
    Scenario: A seat that keeps and names hand 2 has kept both its hands
      Given seat 1 stakes 4 and 4 out of 40 chips
      And seat 1 is dealt 7♥ 10♦ and 6♠ 5♦
      And the dealer shows 9♠ with 10♥ in the hole
      And the next cards are 8♣
      When seat 1 keeps hand 2
      Then the hands are played
      And it is the turn of seat 1 hand 1
      And the hands of seat 1 are
        | cards  | total |
        | 7♥ 10♦ | 17    |
        | 6♠ 5♦  | 11    |
      When seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♠ 10♥
      And the hands of seat 1 are
        | cards    | total | outcome | returned |
        | 7♥ 10♦   | 17    | lose    | 0        |
        | 6♠ 5♦ 8♣ | 19    | push    | 4        |
      And seat 1 has 36 chips

    @id:switching-is-for-the-whole-seat
    Scenario: A seat that switches and names hand 7 has switched its two hands
      Given seat 1 stakes 4 and 4 out of 40 chips
      And seat 1 is dealt 7♥ 10♦ and 6♠ 5♦
      And the dealer shows 9♠ with 10♥ in the hole
      And the next cards are 8♣
      When seat 1 switches hand 7
      Then the hands are played
      And it is the turn of seat 1 hand 1
      And the hands of seat 1 are
        | cards  | total |
        | 7♥ 5♦  | 12    |
        | 6♠ 10♦ | 16    |
      When seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♠ 10♥
      And the hands of seat 1 are
        | cards    | total | outcome | returned |
        | 7♥ 5♦ 8♣ | 20    | win     | 8        |
        | 6♠ 10♦   | 16    | lose    | 0        |
      And seat 1 has 40 chips

    @id:nobody-sits-in-seat-eight-or-zero
    Scenario: At a table of one there is no seat 8 and no seat 0 to act
      Given seat 1 stakes 3 and 3 out of 30 chips
      And seat 1 is dealt 8♦ 3♥ and 10♣ 8♠
      And the dealer shows 7♠ with J♣ in the hole
      And the next cards are 6♣
      When seat 8 tries to keep
      Then that is refused: not your turn
      When seat 0 tries to keep
      Then that is refused: not your turn
      And it is the turn of seat 1
      And seat 1 may keep or switch
      When seat 1 keeps
      And seat 8 tries to hit
      Then that is refused: not your turn
      When seat 0 tries to hit
      Then that is refused: not your turn
      And it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 7♠ J♣
      And the hands of seat 1 are
        | cards    | total | outcome | returned |
        | 8♦ 3♥ 6♣ | 17    | push    | 3        |
        | 10♣ 8♠   | 18    | win     | 6        |
      And seat 1 has 33 chips

    @id:nobody-sits-in-the-third-seat-of-two
    Scenario: At a table of two a third seat neither chooses nor plays
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♥ 4♠ and 9♦ 8♥
      And seat 2 stakes 5 and 5 out of 50 chips
      And seat 2 is dealt K♠ 5♣ and 7♦ 3♠
      And the dealer shows 9♥ with 9♣ in the hole
      And the next cards are 5♥ 6♦ 6♥
      When seat 3 tries to keep
      Then that is refused: not your turn
      And it is the turn of seat 1
      And seat 1 may keep or switch
      When seat 1 keeps
      And seat 2 switches
      And seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then it is the turn of seat 2 hand 1
      When seat 3 tries to hit
      Then that is refused: not your turn
      And it is the turn of seat 2 hand 1
      When seat 2 hits
      And seat 2 stands
      And seat 2 hits
      And seat 2 stands
      Then the round is over
      And the dealer ends on 18 with 9♥ 9♣
      And the hands of seat 1 are
        | cards     | total | outcome | returned |
        | 10♥ 4♠ 5♥ | 19    | win     | 4        |
        | 9♦ 8♥     | 17    | lose    | 0        |
      And seat 1 has 100 chips
      And the hands of seat 2 are
        | cards    | total | outcome | returned |
        | K♠ 3♠ 6♦ | 19    | win     | 10       |
        | 7♦ 5♣ 6♥ | 18    | push    | 5        |
      And seat 2 has 55 chips

  @S4.2
  Rule: S4.2 A switch exchanges exactly the two second cards; the first cards stay where they are.

    @id:only-second-cards-move
    Scenario: Only the two second cards change places
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 2♠ 9♦ and J♦ 7♥
      And the dealer shows 8♥ with K♣ in the hole
      And the next cards are 6♣
      When the cards are dealt
      Then the hands of seat 1 are
        | spot | cards | total | stake |
        | 1    | 2♠ 9♦ | 11    | 2     |
        | 2    | J♦ 7♥ | 17    | 2     |
      When seat 1 switches
      Then the hands of seat 1 are
        | spot | cards | total | stake |
        | 1    | 2♠ 7♥ | 9     | 2     |
        | 2    | J♦ 9♦ | 19    | 2     |
      And seat 1 has 96 chips
      When seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♥ K♣
      And the hands of seat 1 are
        | spot | cards    | total | outcome | returned |
        | 1    | 2♠ 7♥ 6♣ | 15    | lose    | 0        |
        | 2    | J♦ 9♦    | 19    | win     | 4        |
      And seat 1 has 100 chips

    @id:second-card-low-goes-across
    Scenario: Of a ten followed by a four the four changes places
      Given seat 1 stakes 6 and 6 out of 100 chips
      And seat 1 is dealt 10♣ 4♥ and 5♣ 9♠
      And the dealer shows 10♦ with 8♦ in the hole
      And the next cards are 9♥
      When seat 1 switches
      Then the hands of seat 1 are
        | spot | cards  | total |
        | 1    | 10♣ 9♠ | 19    |
        | 2    | 5♣ 4♥  | 9     |
      When seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♦ 8♦
      And the hands of seat 1 are
        | spot | cards    | total | outcome | returned |
        | 1    | 10♣ 9♠   | 19    | win     | 12       |
        | 2    | 5♣ 4♥ 9♥ | 18    | push    | 6        |
      And seat 1 has 106 chips

    @id:second-card-high-goes-across
    Scenario: Of a four followed by a ten the ten changes places
      Given seat 1 stakes 6 and 6 out of 100 chips
      And seat 1 is dealt 4♥ 10♣ and 5♣ 9♠
      And the dealer shows 10♦ with 8♦ in the hole
      And the next cards are 5♦
      When seat 1 switches
      Then the hands of seat 1 are
        | spot | cards  | total |
        | 1    | 4♥ 9♠  | 13    |
        | 2    | 5♣ 10♣ | 15    |
      When seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♦ 8♦
      And the hands of seat 1 are
        | spot | cards     | total | outcome | returned |
        | 1    | 4♥ 9♠     | 13    | lose    | 0        |
        | 2    | 5♣ 10♣ 5♦ | 20    | win     | 12       |
      And seat 1 has 100 chips

    @id:second-cards-of-one-rank-change-places
    Scenario: Second cards of the same rank change places too
      Given seat 1 stakes 4 and 4 out of 100 chips
      And seat 1 is dealt 10♥ 5♣ and 8♠ 5♦
      And the dealer shows 9♣ with 10♠ in the hole
      And the next cards are 4♥
      When seat 1 switches
      Then the hands of seat 1 are
        | spot | cards  | total |
        | 1    | 10♥ 5♦ | 15    |
        | 2    | 8♠ 5♣  | 13    |
      When seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♣ 10♠
      And the hands of seat 1 are
        | spot | cards     | total | outcome | returned |
        | 1    | 10♥ 5♦ 4♥ | 19    | push    | 4        |
        | 2    | 8♠ 5♣     | 13    | lose    | 0        |
      And seat 1 has 96 chips

    @id:third-of-three-seats-switches
    Scenario: When the third of three seats switches, only its own second cards move
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♣ 8♠ and 9♠ 6♥
      And seat 2 stakes 3 and 3 out of 40 chips
      And seat 2 is dealt Q♦ 7♥ and 5♦ 9♥
      And seat 3 stakes 6 and 6 out of 72 chips
      And seat 3 is dealt 3♣ 9♦ and 10♠ 7♣
      And the dealer shows 8♥ with J♠ in the hole
      And the next cards are 6♣ 5♠
      When seat 1 keeps
      And seat 2 keeps
      And seat 3 switches
      Then the hands of seat 3 are
        | spot | cards  | total |
        | 1    | 3♣ 7♣  | 10    |
        | 2    | 10♠ 9♦ | 19    |
      When seat 1 stands
      And seat 1 stands
      And seat 2 stands
      And seat 2 hits
      And seat 2 stands
      And seat 3 hits
      And seat 3 stands
      And seat 3 stands
      Then the round is over
      And the dealer ends on 18 with 8♥ J♠
      And the hands of seat 1 are
        | spot | cards  | total | outcome | returned |
        | 1    | 10♣ 8♠ | 18    | push    | 2        |
        | 2    | 9♠ 6♥  | 15    | lose    | 0        |
      And seat 1 has 98 chips
      And the hands of seat 2 are
        | spot | cards    | total | outcome | returned |
        | 1    | Q♦ 7♥    | 17    | lose    | 0        |
        | 2    | 5♦ 9♥ 6♣ | 20    | win     | 6        |
      And seat 2 has 40 chips
      And the hands of seat 3 are
        | spot | cards    | total | outcome | returned |
        | 1    | 3♣ 7♣ 5♠ | 15    | lose    | 0        |
        | 2    | 10♠ 9♦   | 19    | win     | 12       |
      And seat 3 has 72 chips

    @id:first-and-third-of-four-seats-switch
    Scenario: When the first and the third of four seats switch, the cards of the second and the fourth stay
      Given seat 1 stakes 2 and 2 out of 50 chips
      And seat 1 is dealt 4♥ 10♦ and 9♣ 7♦
      And seat 2 stakes 5 and 5 out of 90 chips
      And seat 2 is dealt K♥ 6♠ and 8♣ 9♠
      And seat 3 stakes 3 and 3 out of 60 chips
      And seat 3 is dealt 5♥ Q♠ and J♦ 2♠
      And seat 4 stakes 4 and 4 out of 100 chips
      And seat 4 is dealt 9♥ 8♦ and 10♥ 8♣
      And the dealer shows 10♣ with 8♥ in the hole
      And the next cards are 8♠ 10♠
      When seat 1 switches
      And seat 2 keeps
      And seat 3 switches
      And seat 4 keeps
      Then the hands of seat 1 are
        | spot | cards  | total |
        | 1    | 4♥ 7♦  | 11    |
        | 2    | 9♣ 10♦ | 19    |
      And the hands of seat 3 are
        | spot | cards | total |
        | 1    | 5♥ 2♠ | 7     |
        | 2    | J♦ Q♠ | 20    |
      When seat 1 hits
      And seat 1 stands
      And seat 1 stands
      And seat 2 stands
      And seat 2 stands
      And seat 3 hits
      And seat 3 stands
      And seat 3 stands
      And seat 4 stands
      And seat 4 stands
      Then the round is over
      And the dealer ends on 18 with 10♣ 8♥
      And the hands of seat 1 are
        | spot | cards    | total | outcome | returned |
        | 1    | 4♥ 7♦ 8♠ | 19    | win     | 4        |
        | 2    | 9♣ 10♦   | 19    | win     | 4        |
      And seat 1 has 54 chips
      And the hands of seat 2 are
        | spot | cards | total | outcome | returned |
        | 1    | K♥ 6♠ | 16    | lose    | 0        |
        | 2    | 8♣ 9♠ | 17    | lose    | 0        |
      And seat 2 has 80 chips
      And the hands of seat 3 are
        | spot | cards     | total | outcome | returned |
        | 1    | 5♥ 2♠ 10♠ | 17    | lose    | 0        |
        | 2    | J♦ Q♠     | 20    | win     | 6        |
      And seat 3 has 60 chips
      And the hands of seat 4 are
        | spot | cards  | total | outcome | returned |
        | 1    | 9♥ 8♦  | 17    | lose    | 0        |
        | 2    | 10♥ 8♣ | 18    | push    | 4        |
      And seat 4 has 96 chips

  @S4.3
  Rule: S4.3 No other pair of cards may be exchanged, first cards included, and nothing is exchanged with another seat.

    @id:first-cards-are-not-exchanged
    Scenario: An exchange of the first cards is refused and leaves the switch open
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 9♣ 2♦ and 10♦ 10♥
      And the dealer shows 10♣ with 8♠ in the hole
      When seat 1 tries "switch-first"
      Then that is refused: unknown action
      And the switch is offered
      And the hands of seat 1 are
        | spot | cards   | total |
        | 1    | 9♣ 2♦   | 11    |
        | 2    | 10♦ 10♥ | 20    |
      And seat 1 may keep or switch
      When seat 1 switches
      Then the hands of seat 1 are
        | spot | cards  | total |
        | 1    | 9♣ 10♥ | 19    |
        | 2    | 10♦ 2♦ | 12    |
      When seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♣ 8♠
      And the hands of seat 1 are
        | spot | cards  | total | outcome | returned |
        | 1    | 9♣ 10♥ | 19    | win     | 4        |
        | 2    | 10♦ 2♦ | 12    | lose    | 0        |
      And seat 1 has 100 chips

    @id:nothing-is-exchanged-with-another-seat
    Scenario: A switch leaves the hands of the other seat alone
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♠ 3♥ and 4♦ 9♣
      And seat 2 stakes 7 and 7 out of 100 chips
      And seat 2 is dealt 8♥ J♣ and 6♣ Q♠
      And the dealer shows 10♥ with 8♦ in the hole
      And the next cards are K♥
      When seat 1 tries "switch-with-seat-2"
      Then that is refused: unknown action
      When seat 1 switches
      Then the hands of seat 1 are
        | spot | cards  | total |
        | 1    | 10♠ 9♣ | 19    |
        | 2    | 4♦ 3♥  | 7     |
      And the hands of seat 2 are
        | spot | cards | total |
        | 1    | 8♥ J♣ | 18    |
        | 2    | 6♣ Q♠ | 16    |
      When seat 2 keeps
      And seat 1 stands
      And seat 1 hits
      And seat 1 stands
      And seat 2 stands
      And seat 2 stands
      Then the round is over
      And the dealer ends on 18 with 10♥ 8♦
      And the hands of seat 1 are
        | spot | cards    | total | outcome | returned |
        | 1    | 10♠ 9♣   | 19    | win     | 4        |
        | 2    | 4♦ 3♥ K♥ | 17    | lose    | 0        |
      And seat 1 has 100 chips
      And the hands of seat 2 are
        | spot | cards | total | outcome | returned |
        | 1    | 8♥ J♣ | 18    | push    | 7        |
        | 2    | 6♣ Q♠ | 16    | lose    | 0        |
      And seat 2 has 93 chips

    @id:no-other-exchange-before-the-choice
    Scenario: No word for another exchange is known before the choice, and the seat keeps its cards as dealt
      Given seat 1 stakes 3 and 3 out of 45 chips
      And seat 1 is dealt 6♥ K♣ and 10♦ 4♠
      And the dealer shows 8♣ with J♠ in the hole
      And the next cards are 3♦ 4♥
      When seat 1 tries "switch-first"
      Then that is refused: unknown action
      When seat 1 tries "exchange"
      Then that is refused: unknown action
      When seat 1 tries "switch-back"
      Then that is refused: unknown action
      And the switch is offered
      And seat 1 may keep or switch
      When seat 1 keeps
      Then it is the turn of seat 1 hand 1
      When seat 1 hits
      And seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♣ J♠
      And the hands of seat 1 are
        | cards     | total | outcome | returned |
        | 6♥ K♣ 3♦  | 19    | win     | 6        |
        | 10♦ 4♠ 4♥ | 18    | push    | 3        |
      And seat 1 has 48 chips

    @id:no-other-exchange-in-play
    Scenario: No word for another exchange is known in play, and the switched hands are played on
      Given seat 1 stakes 3 and 3 out of 45 chips
      And seat 1 is dealt 6♥ K♣ and 10♦ 4♠
      And the dealer shows 8♣ with J♠ in the hole
      And the next cards are 2♣ 5♦
      When seat 1 switches
      Then it is the turn of seat 1 hand 1
      When seat 1 tries "switch-back"
      Then that is refused: unknown action
      When seat 1 tries "switch-first"
      Then that is refused: unknown action
      When seat 1 tries "exchange"
      Then that is refused: unknown action
      And seat 1 may hit, stand or double
      And the hands of seat 1 are
        | cards  | total |
        | 6♥ 4♠  | 10    |
        | 10♦ K♣ | 20    |
      When seat 1 hits
      And seat 1 tries "switch-back"
      Then that is refused: unknown action
      And it is the turn of seat 1 hand 1
      And seat 1 may hit or stand
      When seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♣ J♠
      And the hands of seat 1 are
        | cards       | total | outcome | returned |
        | 6♥ 4♠ 2♣ 5♦ | 17    | lose    | 0        |
        | 10♦ K♣      | 20    | win     | 6        |
      And seat 1 has 45 chips

  @S4.4
  Rule: S4.4 The choice is made once, before any hit, split or double of those hands; afterwards neither a switch nor a switch back is possible.

    @id:no-card-before-the-choice
    Scenario: A hand is neither hit nor doubled nor split before its seat has kept or switched
      Given seat 1 stakes 3 and 3 out of 100 chips
      And seat 1 is dealt 8♠ 8♦ and 10♣ 9♥
      And the dealer shows 7♦ with Q♣ in the hole
      When seat 1 tries to hit
      Then that is refused: not now
      When seat 1 tries to double
      Then that is refused: not now
      When seat 1 tries to split
      Then that is refused: not now
      And seat 1 has 94 chips
      When seat 1 keeps
      Then seat 1 may hit, stand, double or split
      When seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 7♦ Q♣
      And the hands of seat 1 are
        | cards  | total | outcome | returned |
        | 8♠ 8♦  | 16    | lose    | 0        |
        | 10♣ 9♥ | 19    | win     | 6        |
      And seat 1 has 100 chips

    @id:no-switch-back
    Scenario: A switch cannot be taken back
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♦ 3♠ and 6♥ 8♣
      And the dealer shows 9♦ with 10♠ in the hole
      And the next cards are Q♦
      When seat 1 switches
      Then the hands are played
      And seat 1 may not switch
      When seat 1 tries to switch
      Then that is refused: not now
      When seat 1 tries to keep
      Then that is refused: not now
      And the hands of seat 1 are
        | spot | cards  | total |
        | 1    | 10♦ 8♣ | 18    |
        | 2    | 6♥ 3♠  | 9     |
      When seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♦ 10♠
      And the hands of seat 1 are
        | spot | cards    | total | outcome | returned |
        | 1    | 10♦ 8♣   | 18    | lose    | 0        |
        | 2    | 6♥ 3♠ Q♦ | 19    | push    | 2        |
      And seat 1 has 98 chips

    @id:no-switch-after-keeping
    Scenario: A seat that has kept cannot switch any more
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 10♦ 3♠ and 6♥ 8♣
      And the dealer shows 9♦ with 10♠ in the hole
      And the next cards are 6♠
      When seat 1 keeps
      Then the hands are played
      And seat 1 may not switch
      When seat 1 tries to switch
      Then that is refused: not now
      And the hands of seat 1 are
        | spot | cards  | total |
        | 1    | 10♦ 3♠ | 13    |
        | 2    | 6♥ 8♣  | 14    |
      When seat 1 stands
      And seat 1 tries to switch
      Then that is refused: not now
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♦ 10♠
      And the hands of seat 1 are
        | spot | cards    | total | outcome | returned |
        | 1    | 10♦ 3♠   | 13    | lose    | 0        |
        | 2    | 6♥ 8♣ 6♠ | 20    | win     | 4        |
      And seat 1 has 100 chips

    @id:no-switch-back-while-others-choose @switchTiming=table-first
    Scenario: A seat that has switched does not choose again while the next seat is choosing
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 9♥ 5♠ and 7♣ J♦
      And seat 2 stakes 4 and 4 out of 100 chips
      And seat 2 is dealt 10♣ 7♥ and 6♦ 8♦
      And the dealer shows 8♠ with 10♥ in the hole
      When seat 1 switches
      Then it is the turn of seat 2
      When seat 1 tries to switch
      Then that is refused: not your turn
      When seat 1 tries to keep
      Then that is refused: not your turn
      And the switch is offered
      And it is the turn of seat 2
      And the hands of seat 1 are
        | spot | cards | total |
        | 1    | 9♥ J♦ | 19    |
        | 2    | 7♣ 5♠ | 12    |
      When seat 2 switches
      And seat 1 stands
      And seat 1 stands
      And seat 2 stands
      And seat 2 stands
      Then the round is over
      And the dealer ends on 18 with 8♠ 10♥
      And the hands of seat 1 are
        | spot | cards | total | outcome | returned |
        | 1    | 9♥ J♦ | 19    | win     | 4        |
        | 2    | 7♣ 5♠ | 12    | lose    | 0        |
      And seat 1 has 100 chips
      And the hands of seat 2 are
        | spot | cards  | total | outcome | returned |
        | 1    | 10♣ 8♦ | 18    | push    | 4        |
        | 2    | 6♦ 7♥  | 13    | lose    | 0        |
      And seat 2 has 96 chips

    @id:no-switch-after-keeping-while-others-choose @switchTiming=table-first
    Scenario: A seat that has kept does not switch while the next seat is choosing
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 9♥ 5♠ and 7♣ J♦
      And seat 2 stakes 4 and 4 out of 100 chips
      And seat 2 is dealt 10♣ 7♥ and 6♦ 8♦
      And the dealer shows 8♠ with 10♥ in the hole
      When seat 1 keeps
      Then it is the turn of seat 2
      When seat 1 tries to switch
      Then that is refused: not your turn
      And the switch is offered
      And it is the turn of seat 2
      And the hands of seat 1 are
        | spot | cards | total |
        | 1    | 9♥ 5♠ | 14    |
        | 2    | 7♣ J♦ | 17    |
      When seat 2 switches
      Then the hands are played
      When seat 1 tries to switch
      Then that is refused: not now
      When seat 1 stands
      And seat 1 stands
      And seat 2 stands
      And seat 2 stands
      Then the round is over
      And the dealer ends on 18 with 8♠ 10♥
      And the hands of seat 1 are
        | spot | cards | total | outcome | returned |
        | 1    | 9♥ 5♠ | 14    | lose    | 0        |
        | 2    | 7♣ J♦ | 17    | lose    | 0        |
      And seat 1 has 96 chips
      And the hands of seat 2 are
        | spot | cards  | total | outcome | returned |
        | 1    | 10♣ 8♦ | 18    | push    | 4        |
        | 2    | 6♦ 7♥  | 13    | lose    | 0        |
      And seat 2 has 96 chips

    @id:no-switch-after-a-hit
    Scenario: After a hit the second cards stay where they are
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt 5♦ 4♣ and 10♠ 9♦
      And the dealer shows 10♦ with 9♠ in the hole
      And the next cards are 6♣ 5♥
      When seat 1 keeps
      And seat 1 hits
      Then seat 1 may hit or stand
      When seat 1 tries to switch
      Then that is refused: not now
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 tries to switch
      Then that is refused: not now
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 10♦ 9♠
      And the hands of seat 1 are
        | spot | cards       | total | outcome | returned |
        | 1    | 5♦ 4♣ 6♣ 5♥ | 20    | win     | 10       |
        | 2    | 10♠ 9♦      | 19    | push    | 5        |
      And seat 1 has 105 chips

    @id:no-switch-after-a-double
    Scenario: After a double the second cards stay where they are
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt 7♥ 4♠ and 10♣ 8♥
      And the dealer shows 9♥ with 8♦ in the hole
      And the next cards are 6♦
      When seat 1 keeps
      And seat 1 doubles
      Then it is the turn of seat 1 hand 2
      And seat 1 has 85 chips
      When seat 1 tries to switch
      Then that is refused: not now
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 9♥ 8♦
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 7♥ 4♠ 6♦ | 17    | 10    | push    | 10       |
        | 2    | 10♣ 8♥   | 18    | 5     | win     | 10       |
      And seat 1 has 105 chips

    @id:no-switch-after-a-split
    Scenario: After a split no second cards change places
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 7♠ 7♦ and 10♥ 8♣
      And the dealer shows 9♣ with 8♦ in the hole
      And the next cards are 9♠ Q♥
      When seat 1 keeps
      And seat 1 splits
      Then it is the turn of seat 1 hand 1
      And seat 1 has 94 chips
      When seat 1 tries to switch
      Then that is refused: not now
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 tries to switch
      Then that is refused: not now
      When seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 9♣ 8♦
      And the hands of seat 1 are
        | spot | cards  | total | stake | outcome | returned |
        | 1    | 7♠ 9♠  | 16    | 2     | lose    | 0        |
        | 1    | 7♦ Q♥  | 17    | 2     | push    | 2        |
        | 2    | 10♥ 8♣ | 18    | 2     | win     | 4        |
      And seat 1 has 100 chips

    @id:switch-still-open-after-stand-split-and-double
    Scenario: A seat that tries to stand, split or double too early may still switch
      Given seat 1 stakes 4 and 4 out of 80 chips
      And seat 1 is dealt 7♠ 7♥ and 10♣ 4♦
      And the dealer shows 9♦ with 8♣ in the hole
      And the next cards are 8♥
      When seat 1 tries to stand
      Then that is refused: not now
      When seat 1 tries to split
      Then that is refused: not now
      When seat 1 tries to double
      Then that is refused: not now
      And the switch is offered
      And seat 1 may keep or switch
      And seat 1 has 72 chips
      When seat 1 switches
      Then the hands are played
      And it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 9♦ 8♣
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 7♠ 4♦ 8♥ | 19    | 4     | win     | 8        |
        | 2    | 10♣ 7♥   | 17    | 4     | push    | 4        |
      And seat 1 has 84 chips

    @id:switch-still-open-after-a-hit-too-early
    Scenario: A seat that tries to hit too early draws no card and may still switch
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 5♣ 9♦ and 10♦ 6♥
      And the dealer shows K♠ with 10♠ in the hole
      And the next cards are 5♠ 4♥
      When seat 1 tries to hit
      Then that is refused: not now
      And the switch is offered
      And seat 1 may keep or switch
      When seat 1 switches
      And seat 1 hits
      And seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 20 with K♠ 10♠
      And the hands of seat 1 are
        | spot | cards       | total | stake | outcome | returned |
        | 1    | 5♣ 6♥ 5♠ 4♥ | 20    | 2     | push    | 2        |
        | 2    | 10♦ 9♦      | 19    | 2     | lose    | 0        |
      And seat 1 has 98 chips

    @id:late-switch-leaves-the-natural @S4.6 @S6.3
    Scenario: A switch that comes too late leaves the kept natural a natural, and it wins against a dealer 22
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt A♣ J♦ and 9♠ 5♦
      And the dealer shows 7♣ with 8♦ in the hole
      And the next cards are 4♥ 7♥
      When seat 1 keeps
      Then it is the turn of seat 1 hand 2
      When seat 1 tries to switch
      Then that is refused: not now
      When seat 1 hits
      And seat 1 tries to switch
      Then that is refused: not now
      And it is the turn of seat 1 hand 2
      And the hands of seat 1 are
        | cards    | total   | natural |
        | A♣ J♦    | soft 21 | yes     |
        | 9♠ 5♦ 4♥ | 18      | no      |
      When seat 1 stands
      Then the round is over
      And the dealer ends on 22 with 7♣ 8♦ 7♥
      And the hands of seat 1 are
        | cards    | total   | natural | outcome | returned |
        | A♣ J♦    | soft 21 | yes     | win     | 10       |
        | 9♠ 5♦ 4♥ | 18      | no      | push    | 5        |
      And seat 1 has 105 chips

    @id:no-choice-after-the-round
    Scenario: When the round is over nothing is switched, kept or hit any more
      Given seat 1 stakes 6 and 6 out of 66 chips
      And seat 1 is dealt Q♣ 9♦ and 7♦ 4♥
      And the dealer shows 10♥ with 9♥ in the hole
      And the next cards are 9♣
      When seat 1 keeps
      And seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And seat 1 has 72 chips
      When seat 1 tries to switch
      Then that is refused: round over
      When seat 1 tries to keep
      Then that is refused: round over
      When seat 1 tries to hit
      Then that is refused: round over
      And the round is over
      And the dealer ends on 19 with 10♥ 9♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | Q♣ 9♦    | 19    | 6     | push    | 6        |
        | 7♦ 4♥ 9♣ | 20    | 6     | win     | 12       |
      And seat 1 has 72 chips

  @S4.5
  Rule: S4.5 An ace and a ten-value card brought together by a switch are an ordinary 21, though they are two cards.

    @id:switched-ace-and-king-are-ordinary
    Scenario: An ace and a king that meet in a switch are no natural
      Given seat 1 stakes 4 and 4 out of 100 chips
      And seat 1 is dealt A♠ 5♦ and 9♥ K♣
      And the dealer shows 10♠ with 9♣ in the hole
      When the cards are dealt
      Then the hands of seat 1 are
        | spot | cards | total   | natural |
        | 1    | A♠ 5♦ | soft 16 | no      |
        | 2    | 9♥ K♣ | 19      | no      |
      When seat 1 switches
      Then it is the turn of seat 1 hand 2
      And the hands of seat 1 are
        | spot | cards | total   | natural |
        | 1    | A♠ K♣ | soft 21 | no      |
        | 2    | 9♥ 5♦ | 14      | no      |
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 10♠ 9♣
      And the hands of seat 1 are
        | spot | cards | total   | natural | outcome | returned |
        | 1    | A♠ K♣ | soft 21 | no      | win     | 8        |
        | 2    | 9♥ 5♦ | 14      | no      | lose    | 0        |
      And seat 1 has 100 chips

    @id:switched-21-pushes-against-a-dealer-22
    Scenario: A 21 made by a switch pushes against a dealer 22
      Given seat 1 stakes 4 and 4 out of 100 chips
      And seat 1 is dealt A♠ 5♦ and 9♥ K♣
      And the dealer shows 9♦ with 7♠ in the hole
      And the next cards are J♥ 6♥
      When seat 1 switches
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      Then the round is over
      And the dealer ends on 22 with 9♦ 7♠ 6♥
      And the hands of seat 1 are
        | spot | cards    | total   | natural | outcome | returned |
        | 1    | A♠ K♣    | soft 21 | no      | push    | 4        |
        | 2    | 9♥ 5♦ J♥ | 24      | no      | lose    | 0        |
      And seat 1 has 96 chips

    @id:switched-21-pushes-against-a-drawn-21
    Scenario: A 21 made by a switch pushes against a 21 that the dealer draws
      Given seat 1 stakes 4 and 4 out of 100 chips
      And seat 1 is dealt A♠ 5♦ and 9♥ K♣
      And the dealer shows 10♦ with 6♣ in the hole
      And the next cards are 5♠
      When seat 1 switches
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the round is over
      And the dealer ends on 21 with 10♦ 6♣ 5♠
      And the hands of seat 1 are
        | spot | cards | total   | natural | outcome | returned |
        | 1    | A♠ K♣ | soft 21 | no      | push    | 4        |
        | 2    | 9♥ 5♦ | 14      | no      | lose    | 0        |
      And seat 1 has 96 chips

    @id:natural-given-up-by-a-switch @D3
    Scenario: A seat that breaks up its natural by a switch plays two ordinary hands
      Given seat 1 stakes 3 and 3 out of 100 chips
      And seat 1 is dealt A♦ Q♣ and 10♥ 7♠
      And the dealer shows 9♠ with 9♣ in the hole
      When the cards are dealt
      Then the hands of seat 1 are
        | spot | cards  | total   | natural |
        | 1    | A♦ Q♣  | soft 21 | yes     |
        | 2    | 10♥ 7♠ | 17      | no      |
      When seat 1 switches
      Then it is the turn of seat 1 hand 1
      And the hands of seat 1 are
        | spot | cards  | total   | natural |
        | 1    | A♦ 7♠  | soft 18 | no      |
        | 2    | 10♥ Q♣ | 20      | no      |
      When seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 9♠ 9♣
      And the hands of seat 1 are
        | spot | cards  | total   | natural | outcome | returned |
        | 1    | A♦ 7♠  | soft 18 | no      | push    | 3        |
        | 2    | 10♥ Q♣ | 20      | no      | win     | 6        |
      And seat 1 has 103 chips

    @id:natural-remade-by-a-switch-is-ordinary @D3
    Scenario: A natural whose jack is switched for a king is an ordinary 21 and pushes against a drawn 21
      Given seat 1 stakes 4 and 4 out of 100 chips
      And seat 1 is dealt A♠ J♥ and 9♦ K♠
      And the dealer shows 10♣ with 4♦ in the hole
      And the next cards are 7♥
      When seat 1 switches
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the round is over
      And the dealer ends on 21 with 10♣ 4♦ 7♥
      And the hands of seat 1 are
        | spot | cards | total   | natural | outcome | returned |
        | 1    | A♠ K♠ | soft 21 | no      | push    | 4        |
        | 2    | 9♦ J♥ | 19      | no      | lose    | 0        |
      And seat 1 has 96 chips

    @id:two-naturals-exchanged-are-ordinary @D3
    Scenario: Two naturals that exchange king and ten are two ordinary 21s and push against a dealer 22
      Given seat 1 stakes 10 and 10 out of 80 chips
      And seat 1 is dealt A♥ K♦ and A♣ 10♠
      And the dealer shows 8♦ with 6♠ in the hole
      And the next cards are 8♣
      When the cards are dealt
      Then the hands of seat 1 are
        | spot | cards  | total   | natural |
        | 1    | A♥ K♦  | soft 21 | yes     |
        | 2    | A♣ 10♠ | soft 21 | yes     |
      When seat 1 switches
      Then the round is over
      And the dealer ends on 22 with 8♦ 6♠ 8♣
      And the hands of seat 1 are
        | spot | cards  | total   | natural | outcome | returned |
        | 1    | A♥ 10♠ | soft 21 | no      | push    | 10       |
        | 2    | A♣ K♦  | soft 21 | no      | push    | 10       |
      And seat 1 has 80 chips

  @S4.6
  Rule: S4.6 A hand dealt as a natural stays one when its seat keeps.

    @id:kept-natural-wins-against-a-dealer-22
    Scenario: A natural that its seat keeps wins against a dealer 22 while the ordinary hand beside it pushes
      Given seat 1 stakes 4 and 4 out of 100 chips
      And seat 1 is dealt A♠ J♥ and 9♦ K♠
      And the dealer shows 10♣ with 4♦ in the hole
      And the next cards are 8♥
      When the cards are dealt
      Then the hands of seat 1 are
        | spot | cards | total   | natural |
        | 1    | A♠ J♥ | soft 21 | yes     |
        | 2    | 9♦ K♠ | 19      | no      |
      When seat 1 keeps
      Then it is the turn of seat 1 hand 2
      And the hands of seat 1 are
        | spot | cards | total   | natural |
        | 1    | A♠ J♥ | soft 21 | yes     |
        | 2    | 9♦ K♠ | 19      | no      |
      When seat 1 stands
      Then the round is over
      And the dealer ends on 22 with 10♣ 4♦ 8♥
      And the hands of seat 1 are
        | spot | cards | total   | natural | outcome | returned |
        | 1    | A♠ J♥ | soft 21 | yes     | win     | 8        |
        | 2    | 9♦ K♠ | 19      | no      | push    | 4        |
      And seat 1 has 104 chips

    @id:kept-natural-wins-against-a-drawn-21
    Scenario: A natural that its seat keeps wins against a 21 that the dealer draws
      Given seat 1 stakes 4 and 4 out of 100 chips
      And seat 1 is dealt A♠ J♥ and 9♦ K♠
      And the dealer shows 10♣ with 4♦ in the hole
      And the next cards are 7♥
      When seat 1 keeps
      Then it is the turn of seat 1 hand 2
      When seat 1 stands
      Then the round is over
      And the dealer ends on 21 with 10♣ 4♦ 7♥
      And the hands of seat 1 are
        | spot | cards | total   | natural | outcome | returned |
        | 1    | A♠ J♥ | soft 21 | yes     | win     | 8        |
        | 2    | 9♦ K♠ | 19      | no      | lose    | 0        |
      And seat 1 has 100 chips

    @id:one-seat-keeps-its-natural-and-one-does-not
    Scenario: Of two seats dealt a natural only the one that keeps it wins against a dealer 22
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 8♣ 9♥ and A♦ Q♠
      And seat 2 stakes 5 and 5 out of 100 chips
      And seat 2 is dealt A♥ 10♣ and 7♦ J♣
      And the dealer shows 7♠ with 5♣ in the hole
      And the next cards are K♥
      When seat 1 keeps
      And seat 2 switches
      And seat 1 stands
      And seat 2 stands
      Then the round is over
      And the dealer ends on 22 with 7♠ 5♣ K♥
      And the hands of seat 1 are
        | spot | cards | total   | natural | outcome | returned |
        | 1    | 8♣ 9♥ | 17      | no      | push    | 2        |
        | 2    | A♦ Q♠ | soft 21 | yes     | win     | 4        |
      And seat 1 has 102 chips
      And the hands of seat 2 are
        | spot | cards  | total   | natural | outcome | returned |
        | 1    | A♥ J♣  | soft 21 | no      | push    | 5        |
        | 2    | 7♦ 10♣ | 17      | no      | push    | 5        |
      And seat 2 has 100 chips
