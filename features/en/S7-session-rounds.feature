@switch-us
Feature: S7 The teaching session, round after round
  Ten rounds are played one after the other, each from a full shoe, and the chips of one round are the chips of the next.
  A seat that can no longer pay for both its stakes is out, and in the end every seat is ranked by what it has won or lost.

  @S7.1
  Rule: S7.1 The whole shoe is shuffled before every round; no card is missing from it.

    @id:session-six-tens-in-rounds-1-and-2 @S2.1
    Scenario: All six tens of spades lie on the table in round 1 and again in round 2
      Given a session
      And seat 1 stakes 2 and 2 out of 100 chips
      And seat 2 stakes 2 and 2 out of 100 chips
      When round 1 is dealt
      And seat 1 is dealt 10♠ 9♥ and 10♠ 8♥
      And seat 2 is dealt 10♠ 7♦ and 10♠ 9♦
      And the dealer shows 10♠ with 10♠ in the hole
      And seat 1 keeps
      And seat 2 keeps
      And seat 1 stands
      And seat 1 stands
      And seat 2 stands
      And seat 2 stands
      Then the round is over
      And the dealer ends on 20 with 10♠ 10♠
      And seat 1 has 96 chips
      And seat 2 has 96 chips
      When round 2 is dealt
      And seat 1 is dealt 10♠ 10♠ and 10♠ 10♠
      And seat 2 is dealt 10♠ 9♦ and 10♠ 7♥
      And the dealer shows 9♣ with 8♦ in the hole
      And seat 1 keeps
      And seat 2 keeps
      And seat 1 stands
      And seat 1 stands
      And seat 2 stands
      And seat 2 stands
      Then the round is over
      And the dealer ends on 17 with 9♣ 8♦
      And the hands of seat 1 are
        | cards   | total | outcome | returned |
        | 10♠ 10♠ | 20    | win     | 4        |
        | 10♠ 10♠ | 20    | win     | 4        |
      And the hands of seat 2 are
        | cards  | total | outcome | returned |
        | 10♠ 9♦ | 19    | win     | 4        |
        | 10♠ 7♥ | 17    | push    | 2        |
      And seat 1 has 100 chips
      And seat 2 has 98 chips
      When the remaining rounds are pushed
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 100   | 0   | 1    |
        | 2    | 98    | -2  | 2    |

    @id:session-drawn-cards-return @S2.1
    Scenario: The six fives of diamonds that a seat was dealt and drew in round 1 are in the shoe of round 2, where the dealer draws two of them
      Given a session
      And seat 1 stakes 2 and 2 out of 100 chips
      When round 1 is dealt
      And seat 1 is dealt 5♦ 5♦ and 5♦ 5♦
      And the dealer shows 10♥ with 8♣ in the hole
      And the next cards are 5♦ 5♦ K♥
      And seat 1 keeps
      And seat 1 hits
      And seat 1 hits
      And seat 1 stands
      And seat 1 hits
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with 10♥ 8♣
      And the hands of seat 1 are
        | cards       | total | outcome | returned |
        | 5♦ 5♦ 5♦ 5♦ | 20    | win     | 4        |
        | 5♦ 5♦ K♥    | 20    | win     | 4        |
      And seat 1 has 104 chips
      When round 2 is dealt
      And seat 1 is dealt 5♦ 6♣ and 5♦ 9♣
      And the dealer shows 5♦ with 5♦ in the hole
      And the next cards are 5♦ 5♦
      And seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 20 with 5♦ 5♦ 5♦ 5♦
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | 5♦ 6♣ | 11    | lose    | 0        |
        | 5♦ 9♣ | 14    | lose    | 0        |
      And seat 1 has 100 chips
      When the remaining rounds are pushed
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 100   | 0   | 1    |

    @id:session-six-kings-in-rounds-1-and-10 @S2.1
    Scenario: Six kings of diamonds fall in round 1, and the shoe of the tenth round holds all six of them again
      Given a session
      And seat 1 stakes 2 and 2 out of 100 chips
      And seat 2 stakes 5 and 5 out of 100 chips
      And seat 3 stakes 10 and 10 out of 100 chips
      When round 1 is dealt
      And seat 1 is dealt K♦ 9♠ and K♦ 8♠
      And seat 2 is dealt K♦ 7♠ and K♦ 9♥
      And seat 3 is dealt K♦ 8♥ and K♦ 6♣
      And the dealer shows 10♥ with 8♣ in the hole
      And seat 1 keeps
      And seat 2 keeps
      And seat 3 keeps
      And seat 1 stands
      And seat 1 stands
      And seat 2 stands
      And seat 2 stands
      And seat 3 stands
      And seat 3 stands
      Then the round is over
      And the dealer ends on 18 with 10♥ 8♣
      And seat 1 has 102 chips
      And seat 2 has 100 chips
      And seat 3 has 90 chips
      When these rounds are played
        | round | seat 1 | seat 2 | seat 3 |
        | 2     | pushes | pushes | pushes |
        | 3     | pushes | pushes | pushes |
        | 4     | pushes | pushes | pushes |
        | 5     | pushes | pushes | pushes |
        | 6     | pushes | pushes | pushes |
        | 7     | pushes | pushes | pushes |
        | 8     | pushes | pushes | pushes |
        | 9     | pushes | pushes | pushes |
      And round 10 is dealt
      And seat 1 is dealt K♦ K♦ and 9♠ 7♠
      And seat 2 is dealt K♦ 10♥ and 9♥ 8♥
      And seat 3 is dealt K♦ 7♣ and 8♣ 7♥
      And the dealer shows K♦ with K♦ in the hole
      And seat 1 keeps
      And seat 2 keeps
      And seat 3 keeps
      And seat 1 stands
      And seat 1 stands
      And seat 2 stands
      And seat 2 stands
      And seat 3 stands
      And seat 3 stands
      Then the round is over
      And the dealer ends on 20 with K♦ K♦
      And the hands of seat 1 are
        | cards | total | outcome | returned |
        | K♦ K♦ | 20    | push    | 2        |
        | 9♠ 7♠ | 16    | lose    | 0        |
      And the hands of seat 2 are
        | cards  | total | outcome | returned |
        | K♦ 10♥ | 20    | push    | 5        |
        | 9♥ 8♥  | 17    | lose    | 0        |
      And the hands of seat 3 are
        | cards | total | outcome | returned |
        | K♦ 7♣ | 17    | lose    | 0        |
        | 8♣ 7♥ | 15    | lose    | 0        |
      And seat 1 has 100 chips
      And seat 2 has 95 chips
      And seat 3 has 70 chips
      And the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 100   | 0   | 1    |
        | 2    | 95    | -5  | 2    |
        | 3    | 70    | -30 | 3    |

  @S7.2
  Rule: S7.2 A session is 10 rounds.

    @id:session-ten-rounds-are-played
    Scenario: Ten rounds are played, and the chips after the tenth are the result
      Given a session
      And seat 1 stakes 2 and 2 out of 100 chips
      When these rounds are played
        | round | seat 1     |
        | 1     | wins both  |
        | 2     | loses one  |
        | 3     | pushes     |
        | 4     | wins one   |
        | 5     | loses both |
        | 6     | loses one  |
        | 7     | wins both  |
        | 8     | wins one   |
        | 9     | pushes     |
      Then seat 1 has 104 chips
      When these rounds are played
        | round | seat 1    |
        | 10    | wins both |
      Then seat 1 has 108 chips
      And the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 108   | 8   | 1    |

    @id:session-tenth-round-counts
    Scenario: After nine rounds in which nothing changes the tenth decides
      Given a session
      And seat 1 stakes 2 and 2 out of 100 chips
      And seat 2 stakes 2 and 2 out of 100 chips
      When these rounds are played
        | round | seat 1     | seat 2    |
        | 1     | pushes     | pushes    |
        | 2     | pushes     | pushes    |
        | 3     | pushes     | pushes    |
        | 4     | pushes     | pushes    |
        | 5     | pushes     | pushes    |
        | 6     | pushes     | pushes    |
        | 7     | pushes     | pushes    |
        | 8     | pushes     | pushes    |
        | 9     | pushes     | pushes    |
        | 10    | loses both | wins both |
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 96    | -4  | 2    |
        | 2    | 104   | 4   | 1    |

    @id:session-tenth-round-turns-the-ranking
    Scenario: A double won in round 10 still counts and lifts seat 2 over seat 1, which led after nine rounds
      Given a session
      And seat 1 stakes 2 and 2 out of 100 chips
      And seat 2 stakes 2 and 2 out of 100 chips
      When these rounds are played
        | round | seat 1   | seat 2    |
        | 1     | wins one | pushes    |
        | 2     | pushes   | loses one |
        | 3     | pushes   | wins one  |
        | 4     | pushes   | pushes    |
        | 5     | pushes   | pushes    |
        | 6     | pushes   | pushes    |
        | 7     | pushes   | pushes    |
        | 8     | pushes   | pushes    |
        | 9     | pushes   | pushes    |
      Then seat 1 has 102 chips
      And seat 2 has 100 chips
      When round 10 is dealt
      And seat 1 is dealt 10♠ 7♥ and 9♠ 8♦
      And seat 2 is dealt 6♥ 5♣ and K♠ 8♥
      And the dealer shows 9♦ with 9♣ in the hole
      And the next cards are 9♥
      And seat 1 keeps
      And seat 2 keeps
      And seat 1 stands
      And seat 1 stands
      And seat 2 doubles
      And seat 2 stands
      Then the round is over
      And the dealer ends on 18 with 9♦ 9♣
      And the hands of seat 2 are
        | cards    | total | stake | outcome | returned |
        | 6♥ 5♣ 9♥ | 20    | 4     | win     | 8        |
        | K♠ 8♥    | 18    | 2     | push    | 2        |
      And seat 1 has 98 chips
      And seat 2 has 104 chips
      And the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 98    | -2  | 2    |
        | 2    | 104   | 4   | 1    |

    @id:session-chips-go-on
    Scenario: The chips of one round, won or lost, are the chips from which the next stakes are paid
      Given a session
      And seat 1 stakes 2 and 2 out of 100 chips
      When round 1 is dealt
      And seat 1 is dealt 10♠ 9♥ and 10♦ K♣
      And the dealer shows 10♥ with 8♣ in the hole
      Then seat 1 has 96 chips
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And seat 1 has 104 chips
      When round 2 is dealt
      And seat 1 is dealt 7♠ 10♦ and 9♣ 8♥
      And the dealer shows 9♥ with 9♠ in the hole
      Then seat 1 has 100 chips
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And seat 1 has 100 chips
      When round 3 is dealt
      And seat 1 is dealt K♠ 9♦ and Q♥ 8♦
      And the dealer shows 8♣ with J♦ in the hole
      Then seat 1 has 96 chips
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And seat 1 has 102 chips
      When the remaining rounds are pushed
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 102   | 2   | 1    |

    @id:session-stake-after-a-double @S5.4
    Scenario: After a double won in round 1 the seat has all its winnings and stakes 5 and 5 again in round 2
      Given a session
      And seat 1 stakes 5 and 5 out of 50 chips
      When round 1 is dealt
      And seat 1 is dealt 6♠ 5♥ and 10♦ 9♣
      And the dealer shows 7♣ with 10♥ in the hole
      And the next cards are 9♦
      And seat 1 keeps
      And seat 1 doubles
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 7♣ 10♥
      And the hands of seat 1 are
        | cards    | total | stake | outcome | returned |
        | 6♠ 5♥ 9♦ | 20    | 10    | win     | 20       |
        | 10♦ 9♣   | 19    | 5     | win     | 10       |
      And seat 1 has 65 chips
      When round 2 is dealt
      And seat 1 is dealt 10♠ 8♦ and 9♥ 7♣
      And the dealer shows 10♣ with 8♠ in the hole
      Then seat 1 has 55 chips
      And the hands of seat 1 are
        | cards  | total | stake |
        | 10♠ 8♦ | 18    | 5     |
        | 9♥ 7♣  | 16    | 5     |
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And seat 1 has 60 chips
      When the remaining rounds are pushed
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 60    | 10  | 1    |

    @id:session-stake-after-a-split @S5.6
    Scenario: After a split and three winning hands in round 1 the seat has two hands at 2 and 2 again in round 2
      Given a session
      And seat 1 stakes 2 and 2 out of 100 chips
      When round 1 is dealt
      And seat 1 is dealt 8♠ 8♦ and 10♣ 9♠
      And the dealer shows 10♦ with 7♦ in the hole
      And the next cards are 10♥ K♥
      And seat 1 keeps
      And seat 1 splits
      And seat 1 stands
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 17 with 10♦ 7♦
      And the hands of seat 1 are
        | spot | cards  | total | stake | outcome | returned |
        | 1    | 8♠ 10♥ | 18    | 2     | win     | 4        |
        | 1    | 8♦ K♥  | 18    | 2     | win     | 4        |
        | 2    | 10♣ 9♠ | 19    | 2     | win     | 4        |
      And seat 1 has 106 chips
      When round 2 is dealt
      And seat 1 is dealt 8♣ 8♥ and 9♦ 6♦
      And the dealer shows 9♣ with 10♠ in the hole
      Then seat 1 has 102 chips
      And the hands of seat 1 are
        | spot | cards | total | stake |
        | 1    | 8♣ 8♥ | 16    | 2     |
        | 2    | 9♦ 6♦ | 15    | 2     |
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And seat 1 has 102 chips
      When the remaining rounds are pushed
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 102   | 2   | 1    |

    @id:session-insurance-lost-is-gone @S3.5
    Scenario: Insurance lost in round 1 is missing in round 2, which begins with no insurance
      Given a session
      And seat 1 stakes 2 and 2 out of 100 chips
      When round 1 is dealt
      And seat 1 is dealt 10♠ 8♦ and 9♥ 9♣
      And the dealer shows A♦ with 7♣ in the hole
      And seat 1 insures 1 and 1
      And seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And the dealer ends on 18 with A♦ 7♣
      And seat 1 is insured for 1 and 1
      And seat 1 has 98 chips
      When round 2 is dealt
      And seat 1 is dealt 10♣ 9♦ and 10♥ 7♠
      And the dealer shows 8♠ with 10♦ in the hole
      Then seat 1 is insured for 0 and 0
      And seat 1 has 94 chips
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And seat 1 has 98 chips
      When the remaining rounds are pushed
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 98    | -2  | 1    |

    @id:session-insurance-won-is-there @S3.4
    Scenario: Insurance won in round 1 is there in round 2, and the uninsured neighbour begins it with four chips fewer
      Given a session
      And seat 1 stakes 2 and 2 out of 100 chips
      And seat 2 stakes 2 and 2 out of 100 chips
      When round 1 is dealt
      And seat 1 is dealt 10♦ 9♠ and 8♣ 5♥
      And seat 2 is dealt 10♥ 7♦ and 9♣ 6♠
      And the dealer shows A♠ with K♦ in the hole
      And seat 1 insures 1 and 1
      And seat 2 declines insurance
      Then the round is over
      And the dealer ends on 21 with A♠ K♦
      And seat 1 has 100 chips
      And seat 2 has 96 chips
      When round 2 is dealt
      And seat 1 is dealt 10♠ 9♥ and 10♥ 8♦
      And seat 2 is dealt 9♦ 8♥ and K♣ 10♦
      And the dealer shows 10♣ with 8♠ in the hole
      Then seat 1 has 96 chips
      And seat 2 has 92 chips
      When seat 1 keeps
      And seat 2 keeps
      And seat 1 stands
      And seat 1 stands
      And seat 2 stands
      And seat 2 stands
      Then the round is over
      And seat 1 has 102 chips
      And seat 2 has 96 chips
      When the remaining rounds are pushed
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 102   | 2   | 1    |
        | 2    | 96    | -4  | 2    |

    @id:session-dealer-natural-is-a-round @S3.7
    Scenario: A round that a dealer natural ends right after the deal is one of the ten
      Given a session
      And seat 1 stakes 2 and 2 out of 20 chips
      When round 1 is dealt
      And seat 1 is dealt 10♠ 9♥ and 8♦ 8♣
      And the dealer shows Q♦ with A♥ in the hole
      Then the round is over
      And the dealer ends on 21 with Q♦ A♥
      And seat 1 has 16 chips
      When these rounds are played
        | round | seat 1    |
        | 2     | wins one  |
        | 3     | pushes    |
        | 4     | wins both |
        | 5     | pushes    |
        | 6     | loses one |
        | 7     | pushes    |
        | 8     | pushes    |
        | 9     | wins one  |
        | 10    | wins one  |
      Then seat 1 has 24 chips
      And the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 24    | 4   | 1    |

  @S7.3
  Rule: S7.3 A seat that cannot cover both mandatory stakes (4 by default) is out for the rest of the session.

    @id:session-four-chips-are-enough
    Scenario: Four chips are enough for stakes of 2 and 2, and the seat plays with none left over
      Given a session
      And seat 1 stakes 2 and 2 out of 4 chips
      When round 1 is dealt
      And seat 1 is dealt 10♠ 9♥ and 10♦ 8♦
      And the dealer shows 10♥ with 8♣ in the hole
      Then seat 1 is in
      And seat 1 has 0 chips
      And seat 1 may keep or switch
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands
      Then the round is over
      And seat 1 has 6 chips
      When the remaining rounds are pushed
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 6     | 2   | 1    |

    @id:session-three-chips-are-out-at-once @D19
    Scenario: A seat with three chips for stakes of 2 and 2 is out from the first round on, and its neighbour plays
      Given a session
      And seat 1 stakes 2 and 2 out of 3 chips
      And seat 2 stakes 2 and 2 out of 100 chips
      When round 1 is dealt
      And seat 2 is dealt 10♠ 9♥ and 9♦ 9♣
      And the dealer shows 10♥ with 8♣ in the hole
      Then seat 1 is out
      And seat 1 has 3 chips
      And seat 2 is in
      And seat 2 has 96 chips
      When seat 2 keeps
      And seat 2 stands
      And seat 2 stands
      Then the round is over
      And the dealer ends on 18 with 10♥ 8♣
      And seat 1 is out
      And seat 2 has 102 chips
      When the remaining rounds are pushed
      Then the session is over
      And seat 1 is out
      And the results are
        | seat | chips | net | rank |
        | 1    | 3     | 0   | 2    |
        | 2    | 102   | 2   | 1    |

    @id:session-nobody-can-stake
    Scenario: A session whose only seat has no chips is over before its first round
      Given a session
      And seat 1 stakes 2 and 2 out of 0 chips
      When the remaining rounds are pushed
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 0     | 0   | 1    |

    @id:session-each-stake-sets-its-limit
    Scenario: Stakes of 5 need ten chips and stakes of 25 need fifty; with one chip less the seat is out
      Given a session
      And seat 1 stakes 5 and 5 out of 10 chips
      And seat 2 stakes 5 and 5 out of 9 chips
      And seat 3 stakes 25 and 25 out of 50 chips
      And seat 4 stakes 25 and 25 out of 49 chips
      When these rounds are played
        | round | seat 1    | seat 2 | seat 3 | seat 4 |
        | 1     | wins both | is out | pushes | is out |
      Then seat 1 is in
      And seat 1 has 20 chips
      And seat 2 is out
      And seat 2 has 9 chips
      And seat 3 is in
      And seat 3 has 50 chips
      And seat 4 is out
      And seat 4 has 49 chips
      When the remaining rounds are pushed
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 20    | 10  | 1    |
        | 2    | 9     | 0   | 2    |
        | 3    | 50    | 0   | 2    |
        | 4    | 49    | 0   | 2    |

    @id:session-out-is-out-to-the-end @D19
    Scenario: A seat down to three chips after round 1 is out in every one of the nine rounds that its neighbour plays on
      Given a session
      And seat 1 stakes 2 and 2 out of 7 chips
      And seat 2 stakes 2 and 2 out of 100 chips
      When these rounds are played
        | round | seat 1     | seat 2     |
        | 1     | loses both | wins one   |
        | 2     | is out     | loses one  |
        | 3     | is out     | pushes     |
        | 4     | is out     | wins both  |
        | 5     | is out     | loses both |
        | 6     | is out     | pushes     |
        | 7     | is out     | wins one   |
        | 8     | is out     | pushes     |
        | 9     | is out     | loses one  |
        | 10    | is out     | wins one   |
      Then seat 1 is out
      And seat 1 has 3 chips
      And seat 2 has 102 chips
      And the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 3     | -4  | 2    |
        | 2    | 102   | 2   | 1    |

    @id:session-last-chips-lost
    Scenario: A seat that loses its last four chips in round 2 still has its hands when that round is over, and none in round 3
      Given a session
      And seat 1 stakes 2 and 2 out of 8 chips
      And seat 2 stakes 2 and 2 out of 50 chips
      When these rounds are played
        | round | seat 1     | seat 2 |
        | 1     | loses both | pushes |
      Then seat 1 has 4 chips
      When round 2 is dealt
      And seat 1 is dealt 10♠ 7♥ and 9♠ 8♦
      And seat 2 is dealt 10♦ 8♥ and 9♦ 9♥
      And the dealer shows 10♥ with 8♣ in the hole
      And seat 1 keeps
      And seat 2 keeps
      And seat 1 stands
      And seat 1 stands
      And seat 2 stands
      And seat 2 stands
      Then the round is over
      And the dealer ends on 18 with 10♥ 8♣
      And seat 1 is in
      And the hands of seat 1 are
        | cards  | total | stake | outcome | returned |
        | 10♠ 7♥ | 17    | 2     | lose    | 0        |
        | 9♠ 8♦  | 17    | 2     | lose    | 0        |
      And seat 1 has 0 chips
      And seat 2 has 50 chips
      When these rounds are played
        | round | seat 1 | seat 2   |
        | 3     | is out | wins one |
      Then seat 1 is out
      And seat 1 has 0 chips
      When the remaining rounds are pushed
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 0     | -8  | 2    |
        | 2    | 52    | 2   | 1    |

    @id:session-down-to-four-goes-on
    Scenario: A seat that is down to exactly four chips twice, and wins both times, is never out
      Given a session
      And seat 1 stakes 2 and 2 out of 10 chips
      When these rounds are played
        | round | seat 1     |
        | 1     | loses both |
        | 2     | loses one  |
        | 3     | wins both  |
        | 4     | loses both |
        | 5     | wins one   |
      Then seat 1 is in
      And seat 1 has 6 chips
      When the remaining rounds are pushed
      Then seat 1 is in
      And the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 6     | -4  | 1    |

    @id:session-five-chips-leave-one
    Scenario: A seat with five chips plays its stakes of 2 and 2 with one chip left over, and with that one alone it is out
      Given a session
      And seat 1 stakes 2 and 2 out of 5 chips
      And seat 2 stakes 2 and 2 out of 20 chips
      When round 1 is dealt
      And seat 1 is dealt 10♠ 8♦ and 9♠ 9♥
      And seat 2 is dealt 10♦ 9♦ and 10♣ 8♥
      And the dealer shows 10♥ with 8♣ in the hole
      Then seat 1 is in
      And seat 1 has 1 chip
      When seat 1 keeps
      And seat 2 keeps
      And seat 1 stands
      And seat 1 stands
      And seat 2 stands
      And seat 2 stands
      Then the round is over
      And seat 1 has 5 chips
      And seat 2 has 22 chips
      When these rounds are played
        | round | seat 1     | seat 2 |
        | 2     | loses both | pushes |
        | 3     | is out     | pushes |
      Then seat 1 is out
      And seat 1 has 1 chip
      When the remaining rounds are pushed
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 1     | -4  | 2    |
        | 2    | 22    | 2   | 1    |

    @id:session-out-seat-is-refused
    Scenario: A seat that is out neither chooses nor plays: whatever it tries is refused, and the other seat goes on
      Given a session
      And seat 1 stakes 2 and 2 out of 50 chips
      And seat 2 stakes 2 and 2 out of 3 chips
      When round 1 is dealt
      And seat 1 is dealt 10♠ 9♠ and 10♦ 8♦
      And the dealer shows 10♥ with 8♣ in the hole
      Then the switch is offered
      And it is the turn of seat 1
      When seat 2 tries to keep
      Then that is refused: not your turn
      When seat 2 tries to switch
      Then that is refused: not your turn
      And it is the turn of seat 1
      When seat 1 keeps
      Then it is the turn of seat 1 hand 1
      When seat 2 tries to stand
      Then that is refused: not your turn
      When seat 1 stands
      Then it is the turn of seat 1 hand 2
      When seat 2 tries to hit
      Then that is refused: not your turn
      And it is the turn of seat 1 hand 2
      And seat 2 is out
      When seat 1 stands
      Then the round is over
      And seat 1 has 52 chips
      And seat 2 has 3 chips
      When the remaining rounds are pushed
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 52    | 2   | 1    |
        | 2    | 3     | 0   | 2    |

    @id:session-first-of-three-out @D19 @switchTiming=table-first
    Scenario: With seat 1 of three out, seat 2 is asked first and plays first, and is still seat 2
      Given a session
      And seat 1 stakes 2 and 2 out of 4 chips
      And seat 2 stakes 2 and 2 out of 100 chips
      And seat 3 stakes 5 and 5 out of 100 chips
      When these rounds are played
        | round | seat 1     | seat 2 | seat 3 |
        | 1     | loses both | pushes | pushes |
      And round 2 is dealt
      And seat 2 is dealt 10♠ 9♥ and 10♦ 6♣
      And seat 3 is dealt 9♠ 9♦ and K♣ 9♣
      And the dealer shows 10♥ with 8♣ in the hole
      Then the switch is offered
      And seat 1 is out
      And it is the turn of seat 2
      And seat 2 may keep or switch
      When seat 2 keeps
      Then it is the turn of seat 3
      And seat 3 may keep or switch
      When seat 3 keeps
      Then it is the turn of seat 2 hand 1
      When seat 2 stands
      Then it is the turn of seat 2 hand 2
      When seat 2 stands
      Then it is the turn of seat 3 hand 1
      When seat 3 stands
      Then it is the turn of seat 3 hand 2
      When seat 3 stands
      Then the round is over
      And the dealer ends on 18 with 10♥ 8♣
      And seat 1 has 0 chips
      And seat 2 has 100 chips
      And seat 3 has 105 chips
      When the remaining rounds are pushed
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 0     | -4  | 3    |
        | 2    | 100   | 0   | 2    |
        | 3    | 105   | 5   | 1    |

    @id:session-middle-of-three-out @D19 @switchTiming=table-first
    Scenario: With seat 2 of three out, the turn goes from seat 1 to seat 3, at the switch and in play
      Given a session
      And seat 1 stakes 2 and 2 out of 100 chips
      And seat 2 stakes 2 and 2 out of 5 chips
      And seat 3 stakes 10 and 10 out of 100 chips
      When these rounds are played
        | round | seat 1 | seat 2     | seat 3    |
        | 1     | pushes | loses both | loses one |
      And round 2 is dealt
      And seat 1 is dealt 10♠ 8♦ and 9♥ 10♣
      And seat 3 is dealt 7♠ 4♦ and 10♦ 9♦
      And the dealer shows 9♣ with 8♥ in the hole
      And the next cards are 8♦
      Then it is the turn of seat 1
      And seat 2 is out
      And seat 2 has 1 chip
      When seat 1 keeps
      Then it is the turn of seat 3
      And seat 3 may keep or switch
      When seat 3 keeps
      Then it is the turn of seat 1 hand 1
      When seat 1 stands
      And seat 1 stands
      Then it is the turn of seat 3 hand 1
      And seat 3 may hit, stand or double
      When seat 3 hits
      And seat 3 stands
      And seat 3 stands
      Then the round is over
      And the dealer ends on 17 with 9♣ 8♥
      And the hands of seat 3 are
        | cards    | total | stake | outcome | returned |
        | 7♠ 4♦ 8♦ | 19    | 10    | win     | 20       |
        | 10♦ 9♦   | 19    | 10    | win     | 20       |
      And seat 1 has 104 chips
      And seat 3 has 110 chips
      When the remaining rounds are pushed
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 104   | 4   | 2    |
        | 2    | 1     | -4  | 3    |
        | 3    | 110   | 10  | 1    |

    @id:session-last-of-three-out @D19
    Scenario: With seat 3 of three out, the dealer plays as soon as seat 2 has stood on its second hand
      Given a session
      And seat 1 stakes 2 and 2 out of 60 chips
      And seat 2 stakes 2 and 2 out of 60 chips
      And seat 3 stakes 2 and 2 out of 6 chips
      When these rounds are played
        | round | seat 1   | seat 2    | seat 3     |
        | 1     | wins one | loses one | loses both |
      And round 2 is dealt
      And seat 1 is dealt 10♠ 9♥ and 10♥ 7♠
      And seat 2 is dealt 9♦ 9♣ and K♦ Q♣
      And the dealer shows 6♣ with 10♦ in the hole
      And the next cards are 2♣
      And seat 1 keeps
      And seat 2 keeps
      And seat 1 stands
      And seat 1 stands
      And seat 2 stands
      Then it is the turn of seat 2 hand 2
      And seat 3 is out
      When seat 2 stands
      Then the round is over
      And the dealer ends on 18 with 6♣ 10♦ 2♣
      And seat 1 has 62 chips
      And seat 2 has 60 chips
      And seat 3 has 2 chips
      When the remaining rounds are pushed
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 62    | 2   | 1    |
        | 2    | 60    | 0   | 2    |
        | 3    | 2     | -4  | 3    |

    @id:session-insurance-without-the-out-seat @D19 @S3.1
    Scenario: With an ace up seats 1 and 3 decide on insurance, seat 2 is out and not asked, and the switch follows
      Given a session
      And seat 1 stakes 2 and 2 out of 100 chips
      And seat 2 stakes 2 and 2 out of 3 chips
      And seat 3 stakes 10 and 10 out of 100 chips
      When round 1 is dealt
      And seat 1 is dealt 10♠ 9♦ and 10♣ 8♠
      And seat 3 is dealt 9♠ 8♦ and K♦ 9♥
      And the dealer shows A♥ with 7♣ in the hole
      Then insurance is offered
      And seat 2 is out
      When seat 1 insures 1 and 0
      Then insurance is offered
      When seat 3 declines insurance
      Then the switch is offered
      And it is the turn of seat 1
      And seat 1 is insured for 1 and 0
      And seat 2 is out
      And seat 3 is insured for 0 and 0
      When seat 1 keeps
      And seat 3 keeps
      And seat 1 stands
      And seat 1 stands
      And seat 3 stands
      And seat 3 stands
      Then the round is over
      And the dealer ends on 18 with A♥ 7♣
      And seat 1 has 101 chips
      And seat 2 has 3 chips
      And seat 3 has 100 chips
      When the remaining rounds are pushed
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 101   | 1   | 1    |
        | 2    | 3     | 0   | 2    |
        | 3    | 100   | 0   | 2    |

    @id:session-insurance-keeps-a-seat-in @D19 @S3.4
    Scenario: Of two seats with six chips the one that insured is still in after a dealer natural, and the one that declined is out
      Given a session
      And seat 1 stakes 2 and 2 out of 6 chips
      And seat 2 stakes 2 and 2 out of 6 chips
      When round 1 is dealt
      And seat 1 is dealt 10♦ 9♠ and 8♣ 5♥
      And seat 2 is dealt 10♥ 7♦ and 9♣ 6♠
      And the dealer shows A♠ with J♣ in the hole
      And seat 1 insures 1 and 1
      And seat 2 declines insurance
      Then the round is over
      And the dealer ends on 21 with A♠ J♣
      And seat 1 has 6 chips
      And seat 2 has 2 chips
      When these rounds are played
        | round | seat 1   | seat 2 |
        | 2     | wins one | is out |
      Then seat 1 is in
      And seat 1 has 8 chips
      And seat 2 is out
      And seat 2 has 2 chips
      When the remaining rounds are pushed
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 8     | 2   | 1    |
        | 2    | 2     | -4  | 2    |

    @id:session-larger-stake-out-first @D19
    Scenario: A seat that stakes 10 and 10 is out with 19 chips, while its neighbour plays 2 and 2 with its last four
      Given a session
      And seat 1 stakes 10 and 10 out of 39 chips
      And seat 2 stakes 2 and 2 out of 8 chips
      When these rounds are played
        | round | seat 1     | seat 2     |
        | 1     | loses both | loses both |
        | 2     | is out     | pushes     |
      Then seat 1 is out
      And seat 1 has 19 chips
      And seat 2 is in
      And seat 2 has 4 chips
      When these rounds are played
        | round | seat 1 | seat 2    |
        | 3     | is out | wins one  |
        | 4     | is out | loses one |
      Then seat 2 is in
      And seat 2 has 4 chips
      When the remaining rounds are pushed
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 19    | -20 | 2    |
        | 2    | 4     | -4  | 1    |

    @id:session-two-out-at-once @D19
    Scenario: Seats 1 and 3 of four are out after the same round, and seats 2 and 4 play on
      Given a session
      And seat 1 stakes 2 and 2 out of 4 chips
      And seat 2 stakes 2 and 2 out of 100 chips
      And seat 3 stakes 5 and 5 out of 10 chips
      And seat 4 stakes 2 and 2 out of 40 chips
      When these rounds are played
        | round | seat 1     | seat 2   | seat 3     | seat 4    |
        | 1     | loses both | wins one | loses both | pushes    |
        | 2     | is out     | pushes   | is out     | wins both |
      Then seat 1 is out
      And seat 2 is in
      And seat 3 is out
      And seat 4 is in
      And seat 2 has 102 chips
      And seat 4 has 44 chips
      When the remaining rounds are pushed
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 0     | -4  | 3    |
        | 2    | 102   | 2   | 2    |
        | 3    | 0     | -10 | 4    |
        | 4    | 44    | 4   | 1    |

    @id:session-everybody-out
    Scenario: When every seat is out after round 2 the session is over, and what is left is the result
      Given a session
      And seat 1 stakes 2 and 2 out of 8 chips
      And seat 2 stakes 2 and 2 out of 9 chips
      When these rounds are played
        | round | seat 1     | seat 2     |
        | 1     | loses both | loses one  |
        | 2     | loses both | loses both |
      Then seat 1 has 0 chips
      And seat 2 has 3 chips
      When the remaining rounds are pushed
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 0     | -8  | 2    |
        | 2    | 3     | -6  | 1    |

  @S7.5
  Rule: S7.5 A seat's result is its final chips less its initial chips (100); equal results stay equal.

    @id:session-net-against-own-chips
    Scenario: Each result is taken against the seat's own initial chips, so the seat with the fewest chips can be first
      Given a session
      And seat 1 stakes 2 and 2 out of 100 chips
      And seat 2 stakes 2 and 2 out of 50 chips
      And seat 3 stakes 2 and 2 out of 12 chips
      When these rounds are played
        | round | seat 1   | seat 2    | seat 3    |
        | 1     | wins one | wins both | wins both |
        | 2     | pushes   | pushes    | wins one  |
      And the remaining rounds are pushed
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 102   | 2   | 3    |
        | 2    | 54    | 4   | 2    |
        | 3    | 18    | 6   | 1    |

    @id:session-nothing-won-nothing-lost
    Scenario: A seat that pushes for ten rounds ends with the chips it brought, and its result is 0
      Given a session
      And seat 1 stakes 5 and 5 out of 60 chips
      When the remaining rounds are pushed
      Then the session is over
      And seat 1 has 60 chips
      And the results are
        | seat | chips | net | rank |
        | 1    | 60    | 0   | 1    |

    @id:session-all-tie-at-nothing
    Scenario: Five seats that all end with the chips they brought, each with a different number, are all first with 0
      Given a session
      And seat 1 stakes 2 and 2 out of 100 chips
      And seat 2 stakes 5 and 5 out of 50 chips
      And seat 3 stakes 2 and 2 out of 12 chips
      And seat 4 stakes 10 and 10 out of 40 chips
      And seat 5 stakes 25 and 25 out of 200 chips
      When these rounds are played
        | round | seat 1    | seat 2    | seat 3     | seat 4     | seat 5    |
        | 1     | wins one  | loses one | wins both  | loses both | wins one  |
        | 2     | loses one | wins one  | loses both | wins both  | loses one |
      And the remaining rounds are pushed
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 100   | 0   | 1    |
        | 2    | 50    | 0   | 1    |
        | 3    | 12    | 0   | 1    |
        | 4    | 40    | 0   | 1    |
        | 5    | 200   | 0   | 1    |

    @id:session-three-tie-for-first
    Scenario: Three seats that won four chips each are first together, and the one seat behind them is fourth
      Given a session
      And seat 1 stakes 2 and 2 out of 100 chips
      And seat 2 stakes 2 and 2 out of 20 chips
      And seat 3 stakes 2 and 2 out of 60 chips
      And seat 4 stakes 2 and 2 out of 10 chips
      When these rounds are played
        | round | seat 1    | seat 2   | seat 3    | seat 4    |
        | 1     | wins both | wins one | pushes    | pushes    |
        | 2     | pushes    | wins one | loses one | wins both |
      And the remaining rounds are pushed
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 104   | 4   | 1    |
        | 2    | 24    | 4   | 1    |
        | 3    | 58    | -2  | 4    |
        | 4    | 14    | 4   | 1    |

    @id:session-two-tie-for-second
    Scenario: Two seats with equal results share the second rank, there is no third, and the last is fourth
      Given a session
      And seat 1 stakes 2 and 2 out of 100 chips
      And seat 2 stakes 5 and 5 out of 60 chips
      And seat 3 stakes 2 and 2 out of 100 chips
      And seat 4 stakes 2 and 2 out of 30 chips
      When these rounds are played
        | round | seat 1    | seat 2   | seat 3    | seat 4   |
        | 1     | wins both | wins one | loses one | wins one |
        | 2     | pushes    | wins one | pushes    | wins one |
      And the remaining rounds are pushed
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 104   | 4   | 2    |
        | 2    | 70    | 10  | 1    |
        | 3    | 98    | -2  | 4    |
        | 4    | 34    | 4   | 2    |

    @id:session-six-seats-ranked
    Scenario: Six seats with two pairs of equal results are ranked 1, 2, 2, 4, 4 and 6
      Given a session
      And seat 1 stakes 2 and 2 out of 100 chips
      And seat 2 stakes 2 and 2 out of 50 chips
      And seat 3 stakes 2 and 2 out of 12 chips
      And seat 4 stakes 10 and 10 out of 200 chips
      And seat 5 stakes 5 and 5 out of 100 chips
      And seat 6 stakes 2 and 2 out of 100 chips
      When these rounds are played
        | round | seat 1   | seat 2     | seat 3   | seat 4    | seat 5     | seat 6    |
        | 1     | wins one | loses both | wins one | wins both | loses both | loses one |
        | 2     | pushes   | pushes     | pushes   | pushes    | pushes     | loses one |
      And the remaining rounds are pushed
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 102   | 2   | 2    |
        | 2    | 46    | -4  | 4    |
        | 3    | 14    | 2   | 2    |
        | 4    | 220   | 20  | 1    |
        | 5    | 90    | -10 | 6    |
        | 6    | 96    | -4  | 4    |

    @id:session-losses-in-order
    Scenario: Where every seat has lost, the smallest loss is first
      Given a session
      And seat 1 stakes 25 and 25 out of 100 chips
      And seat 2 stakes 2 and 2 out of 100 chips
      And seat 3 stakes 5 and 5 out of 50 chips
      When these rounds are played
        | round | seat 1    | seat 2    | seat 3    |
        | 1     | pushes    | loses one | loses one |
        | 2     | loses one | pushes    | loses one |
      And the remaining rounds are pushed
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 75    | -25 | 3    |
        | 2    | 98    | -2  | 1    |
        | 3    | 40    | -10 | 2    |

    @id:session-out-before-a-greater-loss
    Scenario: A seat that is out with nothing left but has lost only four chips ranks above a seat that is in and has lost twenty
      Given a session
      And seat 1 stakes 10 and 10 out of 100 chips
      And seat 2 stakes 2 and 2 out of 4 chips
      When these rounds are played
        | round | seat 1    | seat 2     |
        | 1     | loses one | loses both |
        | 2     | loses one | is out     |
      And the remaining rounds are pushed
      Then seat 1 is in
      And seat 2 is out
      And the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 80    | -20 | 2    |
        | 2    | 0     | -4  | 1    |

    @id:session-out-ties-with-in
    Scenario: A seat that is out with three of its seven chips shares the second rank with a seat that is in with 96 of 100
      Given a session
      And seat 1 stakes 2 and 2 out of 7 chips
      And seat 2 stakes 2 and 2 out of 100 chips
      And seat 3 stakes 2 and 2 out of 100 chips
      When these rounds are played
        | round | seat 1     | seat 2    | seat 3   |
        | 1     | loses both | loses one | wins one |
        | 2     | is out     | loses one | pushes   |
      And the remaining rounds are pushed
      Then seat 1 is out
      And seat 2 is in
      And the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 3     | -4  | 2    |
        | 2    | 96    | -4  | 2    |
        | 3    | 102   | 2   | 1    |

    @id:session-chips-count-not-rounds-won
    Scenario: A seat that won three rounds at stakes of 2 ranks below a seat that won one hand at a stake of 25
      Given a session
      And seat 1 stakes 2 and 2 out of 100 chips
      And seat 2 stakes 25 and 25 out of 100 chips
      When these rounds are played
        | round | seat 1    | seat 2   |
        | 1     | wins both | pushes   |
        | 2     | wins both | wins one |
        | 3     | wins both | pushes   |
      And the remaining rounds are pushed
      Then the session is over
      And the results are
        | seat | chips | net | rank |
        | 1    | 112   | 12  | 2    |
        | 2    | 125   | 25  | 1    |
