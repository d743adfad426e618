@switch-us
Feature: S1 The variant
  Two stakes, two hands and one choice: what makes this game Blackjack Switch, and what it leaves out.

  @S1.1
  Rule: S1.1 Every player places two mandatory stakes, plays one hand on each, and may exchange the second cards of the two hands.

    @id:two-stakes-two-hands
    Scenario: A player stakes twice and plays a hand on each stake
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 9♠ 8♥ and 6♦ 4♣
      And the dealer shows 8♦ with J♣ in the hole
      And the next cards are 10♥
      When the cards are dealt
      Then the switch is offered
      And it is the turn of seat 1
      And seat 1 may keep or switch
      And seat 1 has 96 chips
      And the hands of seat 1 are
        | spot | cards | total | stake |
        | 1    | 9♠ 8♥ | 17    | 2     |
        | 2    | 6♦ 4♣ | 10    | 2     |
      When seat 1 keeps
      Then the hands are played
      And it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      And seat 1 may hit, stand or double
      When seat 1 hits
      Then seat 1 may hit or stand
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♦ J♣
      And the hands of seat 1 are
        | spot | cards     | total | stake | outcome | returned |
        | 1    | 9♠ 8♥     | 17    | 2     | lose    | 0        |
        | 2    | 6♦ 4♣ 10♥ | 20    | 2     | win     | 4        |
      And seat 1 has 100 chips

    @id:player-exchanges-second-cards
    Scenario: A player turns 14 and 16 into 19 and 11 by exchanging the second cards
      Given seat 1 stakes 5 and 5 out of 60 chips
      And seat 1 is dealt 9♠ 5♦ and 6♣ Q♥
      And the dealer shows 9♣ with J♦ in the hole
      And the next cards are 7♥
      When the cards are dealt
      Then the switch is offered
      And seat 1 has 50 chips
      And the hands of seat 1 are
        | spot | cards | total | stake |
        | 1    | 9♠ 5♦ | 14    | 5     |
        | 2    | 6♣ Q♥ | 16    | 5     |
      When seat 1 switches
      Then the hands are played
      And it is the turn of seat 1 hand 1
      And the hands of seat 1 are
        | spot | cards | total | stake |
        | 1    | 9♠ Q♥ | 19    | 5     |
        | 2    | 6♣ 5♦ | 11    | 5     |
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♣ J♦
      And the hands of seat 1 are
        | spot | cards    | total | stake | outcome | returned |
        | 1    | 9♠ Q♥    | 19    | 5     | push    | 5        |
        | 2    | 6♣ 5♦ 7♥ | 18    | 5     | lose    | 0        |
      And seat 1 has 55 chips

    @id:player-leaves-second-cards
    Scenario: A player who does not want the exchange plays 14 and 16 as they were dealt
      Given seat 1 stakes 5 and 5 out of 60 chips
      And seat 1 is dealt 9♠ 5♦ and 6♣ Q♥
      And the dealer shows 9♣ with J♦ in the hole
      When the cards are dealt
      Then the switch is offered
      When seat 1 keeps
      Then the hands are played
      And it is the turn of seat 1 hand 1
      And the hands of seat 1 are
        | spot | cards | total | stake |
        | 1    | 9♠ 5♦ | 14    | 5     |
        | 2    | 6♣ Q♥ | 16    | 5     |
      When seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♣ J♦
      And the hands of seat 1 are
        | spot | cards | total | stake | outcome | returned |
        | 1    | 9♠ 5♦ | 14    | 5     | lose    | 0        |
        | 2    | 6♣ Q♥ | 16    | 5     | lose    | 0        |
      And seat 1 has 50 chips

  @S1.2
  Rule: S1.2 The profile uses 6 decks, the dealer checks the hole card, and the dealer hits soft 17.

    @id:profile-as-it-stands
    Scenario: A ruleset with six packs, a checked hole card and a dealer who hits soft 17 is accepted
      Given a ruleset like switch-us with packs 6
      And a ruleset like switch-us with soft17 "hit"
      And a ruleset like switch-us with holeCard "checked"
      Then that ruleset is accepted

    @id:eight-packs-are-no-profile
    Scenario: Eight packs are refused
      Given a ruleset like switch-us with packs 8
      Then that ruleset is refused at /packs by S1.2

    @id:standing-on-soft-17-is-no-profile
    Scenario: A dealer who stands on soft 17 is refused
      Given a ruleset like switch-us with soft17 "stand"
      Then that ruleset is refused at /soft17 by S1.2

  @S1.3
  Rule: S1.3 The optional Super Match side bet is not offered.

    @id:super-match-before-the-switch-choice
    Scenario: Two pairs in the first four cards cannot be bet on as a Super Match
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt 9♠ 4♦ and 4♣ 9♥
      And the dealer shows 7♥ with J♠ in the hole
      And the next cards are 6♣ 2♦
      When the cards are dealt
      Then the switch is offered
      And seat 1 may keep or switch
      When seat 1 tries "super-match"
      Then that is refused: unknown action
      And seat 1 has 96 chips
      When seat 1 keeps
      And seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 7♥ J♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 9♠ 4♦ 6♣ | 19    | 2     | win     | 4        |
        | 4♣ 9♥ 2♦ | 15    | 2     | lose    | 0        |
      And seat 1 has 100 chips

    @id:super-match-while-the-hands-are-played
    Scenario: A Super Match bet is refused while the hands are played
      Given seat 1 stakes 3 and 3 out of 30 chips
      And seat 1 is dealt 10♦ 8♣ and 7♣ 9♦
      And the dealer shows 10♠ with Q♥ in the hole
      And the next cards are 4♠
      When the cards are dealt
      And seat 1 keeps
      Then the hands are played
      And seat 1 may hit, stand or double
      When seat 1 tries "super-match"
      Then that is refused: unknown action
      And it is the turn of seat 1 hand 1
      And seat 1 has 24 chips
      When seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 20 with 10♠ Q♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 10♦ 8♣   | 18    | 3     | lose    | 0        |
        | 7♣ 9♦ 4♠ | 20    | 3     | push    | 3        |
      And seat 1 has 27 chips

    @id:super-match-is-no-profile
    Scenario: A ruleset that offers Super Match beside the switch is refused
      Given a ruleset like switch-us with sideBets ["super-match"]
      Then that ruleset is refused at /sideBets by S1.3

    @id:super-match-tried-before-and-after-a-switch
    Scenario: A seat that asks for the Super Match goes on with its chips untouched
      Given seat 1 stakes 4 and 4 out of 60 chips
      And seat 1 is dealt 10♥ 3♣ and 7♦ 9♠
      And the dealer shows 9♣ with 9♥ in the hole
      And the next cards are 8♦
      When seat 1 tries "super-match"
      Then that is refused: unknown action
      And seat 1 has 52 chips
      And seat 1 may keep or switch
      When seat 1 switches
      Then the hands are played
      When seat 1 tries "super-match"
      Then that is refused: unknown action
      And it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      When seat 1 stands
      And seat 1 hits
      And seat 1 tries "super-match"
      Then that is refused: unknown action
      And it is the turn of seat 1 hand 2
      And seat 1 has 52 chips
      When seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 9♣ 9♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 10♥ 9♠   | 19    | 4     | win     | 8        |
        | 7♦ 3♣ 8♦ | 18    | 4     | push    | 4        |
      And seat 1 has 64 chips

  @S1.4
  Rule: S1.4 Surrender is not offered.

    @id:surrender-before-the-switch-choice
    Scenario: A 16 against a ten cannot be surrendered before the switch choice
      Given seat 1 stakes 4 and 4 out of 40 chips
      And seat 1 is dealt 10♣ 6♦ and 8♥ 5♠
      And the dealer shows 10♦ with 8♠ in the hole
      And the next cards are 5♣
      When the cards are dealt
      Then the switch is offered
      And seat 1 may keep or switch
      When seat 1 tries "surrender"
      Then that is refused: unknown action
      And seat 1 has 32 chips
      When seat 1 keeps
      And seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♦ 8♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 10♣ 6♦   | 16    | 4     | lose    | 0        |
        | 8♥ 5♠ 5♣ | 18    | 4     | push    | 4        |
      And seat 1 has 36 chips

    @id:surrender-in-play
    Scenario: Surrender is refused on two cards and after a hit
      Given seat 1 stakes 6 and 6 out of 100 chips
      And seat 1 is dealt K♣ 6♠ and 9♦ 8♦
      And the dealer shows 9♠ with Q♥ in the hole
      And the next cards are 3♥
      When the cards are dealt
      And seat 1 keeps
      Then the hands are played
      And seat 1 may hit, stand or double
      When seat 1 tries "surrender"
      Then that is refused: unknown action
      When seat 1 hits
      Then seat 1 may hit or stand
      When seat 1 tries "surrender"
      Then that is refused: unknown action
      And it is the turn of seat 1 hand 1
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 tries "surrender"
      Then that is refused: unknown action
      When seat 1 stands
      Then the round is over
      And the dealer ends on 19 with 9♠ Q♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | K♣ 6♠ 3♥ | 19    | 6     | push    | 6        |
        | 9♦ 8♦    | 17    | 6     | lose    | 0        |
      And seat 1 has 94 chips

    @id:surrender-against-an-ace
    Scenario: Surrender is refused while insurance is decided
      Given seat 1 stakes 5 and 5 out of 50 chips
      And seat 1 is dealt J♦ 5♥ and 10♠ 8♦
      And the dealer shows A♣ with 7♠ in the hole
      And the next cards are 5♣
      When the cards are dealt
      Then insurance is offered
      When seat 1 tries "surrender"
      Then that is refused: unknown action
      And insurance is offered
      And seat 1 has 40 chips
      When seat 1 declines insurance
      Then the switch is offered
      When seat 1 keeps
      And seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with A♣ 7♠
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | J♦ 5♥ 5♣ | 20    | 5     | win     | 10       |
        | 10♠ 8♦   | 18    | 5     | push    | 5        |
      And seat 1 has 55 chips

    @id:words-of-no-game-are-refused
    Scenario: A word that is no action of the game is refused and costs nothing
      Given seat 1 stakes 2 and 2 out of 100 chips
      And seat 1 is dealt Q♠ 4♥ and 8♦ 9♣
      And the dealer shows 8♣ with 9♥ in the hole
      When the cards are dealt
      Then the switch is offered
      When seat 1 tries "fold"
      Then that is refused: unknown action
      When seat 1 tries "SWITCH"
      Then that is refused: unknown action
      When seat 1 keeps
      Then the hands are played
      When seat 1 tries "HIT"
      Then that is refused: unknown action
      When seat 1 tries "take-half-back"
      Then that is refused: unknown action
      And it is the turn of seat 1 hand 1
      And seat 1 has 96 chips
      When seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 8♣ 9♥
      And the hands of seat 1 are
        | cards | total | stake | outcome | returned |
        | Q♠ 4♥ | 14    | 2     | lose    | 0        |
        | 8♦ 9♣ | 17    | 2     | push    | 2        |
      And seat 1 has 98 chips

    @id:surrender-is-no-profile
    Scenario: A ruleset that offers surrender beside the switch is refused
      Given a ruleset like switch-us with surrender "late"
      Then that ruleset is refused at /surrender by S1.4

    @id:surrender-refused-and-the-hand-wins
    Scenario: A 15 that cannot be surrendered is hit and wins, and a 14 beside it loses its whole stake
      Given seat 1 stakes 8 and 8 out of 90 chips
      And seat 1 is dealt 9♣ 6♥ and 10♠ 4♣
      And the dealer shows 10♥ with 8♦ in the hole
      And the next cards are 5♠ 3♥
      When seat 1 keeps
      And seat 1 tries "surrender"
      Then that is refused: unknown action
      And it is the turn of seat 1 hand 1
      And seat 1 has 74 chips
      When seat 1 hits
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 tries "surrender"
      Then that is refused: unknown action
      And seat 1 may hit, stand or double
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♥ 8♦
      And the hands of seat 1 are
        | cards     | total | stake | outcome | returned |
        | 9♣ 6♥ 5♠  | 20    | 8     | win     | 16       |
        | 10♠ 4♣ 3♥ | 17    | 8     | lose    | 0        |
      And seat 1 has 90 chips

    @id:words-of-play-count-to-the-letter
    Scenario: A hit and a stand are taken only where the word is right to the letter
      Given seat 1 stakes 5 and 5 out of 75 chips
      And seat 1 is dealt 8♣ 4♦ and K♥ 7♠
      And the dealer shows 10♣ with 7♦ in the hole
      And the next cards are 8♦
      When seat 1 keeps
      Then it is the turn of seat 1 hand 1
      When seat 1 tries "stand "
      Then that is refused: unknown action
      When seat 1 tries "Stand"
      Then that is refused: unknown action
      And it is the turn of seat 1 hand 1
      When seat 1 tries " hit"
      Then that is refused: unknown action
      When seat 1 tries "hit!"
      Then that is refused: unknown action
      When seat 1 tries ""
      Then that is refused: unknown action
      And it is the turn of seat 1 hand 1
      And seat 1 may hit, stand or double
      And seat 1 has 65 chips
      And the hands of seat 1 are
        | cards | total | stake |
        | 8♣ 4♦ | 12    | 5     |
        | K♥ 7♠ | 17    | 5     |
      When seat 1 hits
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 10♣ 7♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 8♣ 4♦ 8♦ | 20    | 5     | win     | 10       |
        | K♥ 7♠    | 17    | 5     | push    | 5        |
      And seat 1 has 80 chips

    @id:words-of-the-choice-count-to-the-letter
    Scenario: A seat has not kept until it says so to the letter, and may still switch
      Given seat 1 stakes 6 and 6 out of 30 chips
      And seat 1 is dealt 9♥ 6♠ and 5♣ Q♦
      And the dealer shows 8♠ with K♦ in the hole
      And the next cards are 7♥
      When the cards are dealt
      Then the switch is offered
      When seat 1 tries "keep "
      Then that is refused: unknown action
      When seat 1 tries " keep"
      Then that is refused: unknown action
      When seat 1 tries "Keep"
      Then that is refused: unknown action
      When seat 1 tries ""
      Then that is refused: unknown action
      And the switch is offered
      And seat 1 may keep or switch
      When seat 1 switches
      And seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 1 tries "double "
      Then that is refused: unknown action
      And seat 1 has 18 chips
      When seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 8♠ K♦
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 9♥ Q♦    | 19    | 6     | win     | 12       |
        | 5♣ 6♠ 7♥ | 18    | 6     | push    | 6        |
      And seat 1 has 36 chips

  @S1.5
  Rule: S1.5 The dealer always has a hole card; the game without one is another profile.

    @id:hole-card-lies-from-the-deal
    Scenario: The dealer's second card lies face down from the deal and is not drawn after the players
      Given seat 1 stakes 5 and 5 out of 100 chips
      And seat 1 is dealt 7♥ 5♦ and 10♥ 7♦
      And the dealer shows 9♣ with 8♥ in the hole
      And the next cards are 4♠
      When the cards are dealt
      Then the switch is offered
      And the dealer shows 9♣
      When seat 1 keeps
      Then the dealer shows 9♣
      When seat 1 hits
      Then the dealer shows 9♣
      And the hands of seat 1 are
        | cards    | total |
        | 7♥ 5♦ 4♠ | 16    |
        | 10♥ 7♦   | 17    |
      When seat 1 stands
      Then the dealer shows 9♣
      When seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 9♣ 8♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 7♥ 5♦ 4♠ | 16    | 5     | lose    | 0        |
        | 10♥ 7♦   | 17    | 5     | push    | 5        |
      And seat 1 has 95 chips

    @id:ace-in-the-hole-under-a-king @S3.7
    Scenario: An ace in the hole under a king ends the round before anybody acts
      Given seat 1 stakes 4 and 4 out of 50 chips
      And seat 1 is dealt 8♠ 3♦ and 10♣ 9♠
      And the dealer shows K♦ with A♥ in the hole
      When the cards are dealt
      Then the round is over
      And the dealer ends on 21 with K♦ A♥
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 8♠ 3♦  | 11    | 4     | lose    | 0        |
        | 10♣ 9♠ | 19    | 4     | lose    | 0        |
      And seat 1 has 42 chips

    @id:no-hole-card-is-no-profile
    Scenario: A ruleset without a hole card beside the switch is refused
      Given a ruleset like switch-us with holeCard "none"
      Then that ruleset is refused at /holeCard by S1.5
