# language: fr
@classic-fr
Fonctionnalité: C2 Le tour du joueur
  À partir de la place 1, chaque place tire ou reste, peut doubler à 9, 10 ou 11 et séparer deux cartes de même valeur, jusqu'à ce que ses mains soient terminées.

  @C2.1
  Règle: C2.1 Le joueur à la gauche du croupier joue le premier, puis les autres à leur tour.

    @id:fr-seat-1-acts-first
    Scénario: La place 1 joue la première et la place 2 après elle
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 2 mise 4 sur un total de 40 jetons
      Et que la place 1 reçoit Q♣ 5♦
      Et que la place 2 reçoit 9♥ 3♣
      Et que le croupier reçoit 9♠
      Et que le sabot donne ensuite 3♠ 7♥ 10♣
      Quand les cartes sont distribuées
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Et la place 2 peut tirer ou rester
      Quand la place 2 tire
      Alors la parole est à la place 2 pour la main 1
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♠ 10♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | Q♣ 5♦ 3♠ | 18    | 10   | perte | 0     |
      Et les mains de la place 2 sont
        | cartes   | total | mise | issue   | rendu |
        | 9♥ 3♣ 7♥ | 19    | 4    | égalité | 4     |
      Et la place 1 a 90 jetons
      Et la place 2 a 40 jetons

    @id:fr-three-seats-act-in-order
    Scénario: Trois places jouent l'une après l'autre, et chacune tire ses propres cartes
      Étant donné que la place 1 mise 2 sur un total de 50 jetons
      Et que la place 2 mise 6 sur un total de 60 jetons
      Et que la place 3 mise 12 sur un total de 48 jetons
      Et que la place 1 reçoit 10♥ 2♠
      Et que la place 2 reçoit K♣ 7♥
      Et que la place 3 reçoit 4♠ 9♦
      Et que le croupier reçoit 8♠
      Et que le sabot donne ensuite 6♣ 5♥ 2♦ J♠
      Quand les cartes sont distribuées
      Alors la parole est à la place 1 pour la main 1
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Quand la place 2 reste
      Alors la parole est à la place 3 pour la main 1
      Quand la place 3 tire
      Alors la parole est à la place 3 pour la main 1
      Quand la place 3 tire
      Alors la parole est à la place 3 pour la main 1
      Quand la place 3 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♠ J♠
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue   | rendu |
        | 10♥ 2♠ 6♣ | 18    | 2    | égalité | 2     |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue | rendu |
        | K♣ 7♥  | 17    | 6    | perte | 0     |
      Et les mains de la place 3 sont
        | cartes      | total | mise | issue | rendu |
        | 4♠ 9♦ 5♥ 2♦ | 20    | 12   | gain  | 24    |
      Et la place 1 a 50 jetons
      Et la place 2 a 54 jetons
      Et la place 3 a 60 jetons

    @id:fr-seat-out-of-its-turn-is-refused
    Scénario: La place 2 attend que la place 1 reste, et la place 1 ne rejoue pas
      Étant donné que la place 1 mise 20 sur un total de 80 jetons
      Et que la place 2 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 9♣ 2♥
      Et que la place 2 reçoit 7♣ 7♠
      Et que le croupier reçoit 10♦
      Et que le sabot donne ensuite 8♣ 8♦
      Quand les cartes sont distribuées
      Et la place 2 demande à tirer
      Alors c'est refusé : pas à son tour
      Quand la place 2 demande à rester
      Alors c'est refusé : pas à son tour
      Quand la place 2 demande à doubler
      Alors c'est refusé : pas à son tour
      Quand la place 2 demande à séparer
      Alors c'est refusé : pas à son tour
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Et la place 2 a 90 jetons
      Quand la place 1 tire
      Et la place 2 demande à rester
      Alors c'est refusé : pas à son tour
      Quand la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Et la place 2 peut tirer, rester ou séparer
      Quand la place 1 demande à tirer
      Alors c'est refusé : pas à son tour
      Quand la place 1 demande à rester
      Alors c'est refusé : pas à son tour
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♦ 8♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 9♣ 2♥ 8♣ | 19    | 20   | gain  | 40    |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue | rendu |
        | 7♣ 7♠  | 14    | 10   | perte | 0     |
      Et la place 1 a 100 jetons
      Et la place 2 a 90 jetons

    @id:fr-turn-passes-over-double-21-and-stand
    Scénario: La parole passe quand une main crève, double, atteint 21 ou reste
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 2 mise 4 sur un total de 40 jetons
      Et que la place 3 mise 2 sur un total de 20 jetons
      Et que la place 4 mise 6 sur un total de 60 jetons
      Et que la place 1 reçoit 10♠ 6♥
      Et que la place 2 reçoit 6♠ 3♦
      Et que la place 3 reçoit 9♥ 5♣
      Et que la place 4 reçoit J♣ 9♣
      Et que le croupier reçoit 7♠
      Et que le sabot donne ensuite 8♠ 7♥ 7♦ 10♥
      Quand les cartes sont distribuées
      Alors la parole est à la place 1 pour la main 1
      Quand la place 1 tire
      Alors la parole est à la place 2 pour la main 1
      Quand la place 2 double
      Alors la parole est à la place 3 pour la main 1
      Quand la place 3 tire
      Alors la parole est à la place 4 pour la main 1
      Quand la place 4 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♠ 10♥
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 10♠ 6♥ 8♠ | 24    | 10   | perte | 0     |
      Et les mains de la place 2 sont
        | cartes   | total | mise | issue | rendu |
        | 6♠ 3♦ 7♥ | 16    | 8    | perte | 0     |
      Et les mains de la place 3 sont
        | cartes   | total | mise | issue | rendu |
        | 9♥ 5♣ 7♦ | 21    | 2    | gain  | 4     |
      Et les mains de la place 4 sont
        | cartes | total | mise | issue | rendu |
        | J♣ 9♣  | 19    | 6    | gain  | 12    |
      Et la place 1 a 90 jetons
      Et la place 2 a 32 jetons
      Et la place 3 a 22 jetons
      Et la place 4 a 66 jetons

    @id:fr-natural-of-seat-1-is-passed-over
    Scénario: Un naturel à la place 1 n'a rien à décider, et la place 2 joue aussitôt
      Étant donné que la place 1 mise 8 sur un total de 80 jetons
      Et que la place 2 mise 10 sur un total de 50 jetons
      Et que la place 1 reçoit A♦ Q♠
      Et que la place 2 reçoit 6♦ 9♠
      Et que le croupier reçoit 9♦
      Et que le sabot donne ensuite 3♥ 10♣
      Quand les cartes sont distribuées
      Alors les mains se jouent
      Et la parole est à la place 2 pour la main 1
      Et la place 2 peut tirer ou rester
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise |
        | A♦ Q♠  | 21 souple | oui     | 8    |
      Quand la place 1 demande à tirer
      Alors c'est refusé : pas à son tour
      Quand la place 1 demande à rester
      Alors c'est refusé : pas à son tour
      Quand la place 2 tire
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♦ 10♣
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | A♦ Q♠  | 21 souple | oui     | 8    | gain  | 20    |
      Et les mains de la place 2 sont
        | cartes   | total | naturel | mise | issue | rendu |
        | 6♦ 9♠ 3♥ | 18    | non     | 10   | perte | 0     |
      Et la place 1 a 92 jetons
      Et la place 2 a 40 jetons

    @id:fr-natural-between-two-seats-is-passed-over @C4.6
    Scénario: La parole passe de la place 1 à la place 3 par-dessus le naturel de la place 2
      Étant donné que la place 1 mise 4 sur un total de 44 jetons
      Et que la place 2 mise 2 sur un total de 20 jetons
      Et que la place 3 mise 14 sur un total de 70 jetons
      Et que la place 1 reçoit 8♥ 7♠
      Et que la place 2 reçoit K♦ A♣
      Et que la place 3 reçoit 10♥ 3♠
      Et que le croupier reçoit 7♥
      Et que le sabot donne ensuite 8♦ 9♠ 5♦
      Quand les cartes sont distribuées
      Alors la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Alors la parole est à la place 3 pour la main 1
      Quand la place 2 demande à doubler
      Alors c'est refusé : pas à son tour
      Quand la place 2 demande à séparer
      Alors c'est refusé : pas à son tour
      Quand la place 3 tire
      Alors le coup est terminé
      Et le croupier finit à 21 avec 7♥ 9♠ 5♦
      Et les mains de la place 1 sont
        | cartes | total | naturel | mise | issue | rendu |
        | 8♥ 7♠  | 15    | non     | 4    | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | K♦ A♣  | 21 souple | oui     | 2    | gain  | 5     |
      Et les mains de la place 3 sont
        | cartes    | total | naturel | mise | issue   | rendu |
        | 10♥ 3♠ 8♦ | 21    | non     | 14   | égalité | 14    |
      Et la place 1 a 40 jetons
      Et la place 2 a 23 jetons
      Et la place 3 a 70 jetons

    @id:fr-naturals-only-leave-nobody-to-act
    Scénario: Quand toutes les places ont un naturel, personne ne joue et le coup est terminé
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 2 mise 6 sur un total de 12 jetons
      Et que la place 1 reçoit A♥ K♣
      Et que la place 2 reçoit J♦ A♠
      Et que le croupier reçoit 9♣
      Et que le sabot donne ensuite 9♠
      Quand les cartes sont distribuées
      Alors le coup est terminé
      Quand la place 1 demande à tirer
      Alors c'est refusé : coup terminé
      Quand la place 2 demande à rester
      Alors c'est refusé : coup terminé
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | A♥ K♣  | 21 souple | oui     | 10   | gain  | 25    |
      Et les mains de la place 2 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | J♦ A♠  | 21 souple | oui     | 6    | gain  | 15    |
      Et la place 1 a 115 jetons
      Et la place 2 a 21 jetons

    @id:fr-split-hands-come-before-the-next-seat @C2.5
    Scénario: Les deux mains d'une séparation se jouent avant la place suivante
      Étant donné que la place 1 mise 6 sur un total de 60 jetons
      Et que la place 2 mise 4 sur un total de 40 jetons
      Et que la place 1 reçoit 8♦ 8♣
      Et que la place 2 reçoit 10♠ 5♥
      Et que le croupier reçoit 10♥
      Et que le sabot donne ensuite 10♦ 5♣ 6♦ 4♥ 9♣
      Quand les cartes sont distribuées
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Quand la place 2 demande à tirer
      Alors c'est refusé : pas à son tour
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Et la place 2 demande à rester
      Alors c'est refusé : pas à son tour
      Quand la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Quand la place 2 tire
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♥ 9♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 8♦ 10♦   | 18    | 6    | perte   | 0     |
        | 8♣ 5♣ 6♦ | 19    | 6    | égalité | 6     |
      Et les mains de la place 2 sont
        | cartes    | total | mise | issue   | rendu |
        | 10♠ 5♥ 4♥ | 19    | 4    | égalité | 4     |
      Et la place 1 a 54 jetons
      Et la place 2 a 40 jetons

    @id:fr-seat-that-is-not-at-the-table
    Scénario: Une place absente de la table n'a jamais la parole
      Étant donné que la place 1 mise 2 sur un total de 100 jetons
      Et que la place 2 mise 10 sur un total de 20 jetons
      Et que la place 1 reçoit 10♦ 3♣
      Et que la place 2 reçoit 7♥ J♦
      Et que le croupier reçoit 9♥
      Et que le sabot donne ensuite 6♠ 8♦
      Quand les cartes sont distribuées
      Et la place 3 demande à tirer
      Alors c'est refusé : pas à son tour
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 3 demande à rester
      Alors c'est refusé : pas à son tour
      Et la parole est à la place 2 pour la main 1
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 9♥ 8♦
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 10♦ 3♣ 6♠ | 19    | 2    | gain  | 4     |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue   | rendu |
        | 7♥ J♦  | 17    | 10   | égalité | 10    |
      Et la place 1 a 102 jetons
      Et la place 2 a 20 jetons

    @id:fr-hand-that-is-not-there
    Scénario: Une place qui a une seule main ne peut pas jouer une deuxième main, et peut nommer la première
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 4♦ 7♠
      Et que le croupier reçoit 7♣
      Et que le sabot donne ensuite 6♥ 10♥
      Quand les cartes sont distribuées
      Et la place 1 demande à tirer sur la main 2
      Alors c'est refusé : pas à son tour
      Quand la place 1 demande à rester sur la main 2
      Alors c'est refusé : pas à son tour
      Quand la place 1 demande à doubler sur la main 2
      Alors c'est refusé : pas à son tour
      Et la parole est à la place 1 pour la main 1
      Et la place 1 a 90 jetons
      Quand la place 1 tire sur la main 1
      Alors les mains de la place 1 sont
        | cartes   | total | mise |
        | 4♦ 7♠ 6♥ | 17    | 10   |
      Quand la place 1 reste sur la main 1
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♣ 10♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 4♦ 7♠ 6♥ | 17    | 10   | égalité | 10    |
      Et la place 1 a 100 jetons

  @C2.2
  Règle: C2.2 Un joueur peut prendre autant de cartes qu'il veut, une par une, ou rester.

    @id:fr-seven-cards-in-one-hand
    Scénario: Une main tire petite carte sur petite carte jusqu'à en avoir sept
      Étant donné que la place 1 mise 4 sur un total de 100 jetons
      Et que la place 1 reçoit 2♠ 3♦
      Et que le croupier reçoit 10♠
      Et que le sabot donne ensuite 2♥ 3♣ 4♠ A♦ 3♥ 7♦
      Quand les cartes sont distribuées
      Et la place 1 tire
      Et la place 1 tire
      Alors les mains de la place 1 sont
        | cartes      | total | mise |
        | 2♠ 3♦ 2♥ 3♣ | 10    | 4    |
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Et la place 1 tire
      Alors les mains de la place 1 sont
        | cartes            | total | mise |
        | 2♠ 3♦ 2♥ 3♣ 4♠ A♦ | 15    | 4    |
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♠ 7♦
      Et les mains de la place 1 sont
        | cartes               | total | mise | issue | rendu |
        | 2♠ 3♦ 2♥ 3♣ 4♠ A♦ 3♥ | 18    | 4    | gain  | 8     |
      Et la place 1 a 104 jetons

    @id:fr-each-hit-brings-one-card
    Scénario: Chaque tirage donne exactement une carte et laisse la parole où elle est
      Étant donné que la place 1 mise 16 sur un total de 32 jetons
      Et que la place 1 reçoit 3♠ 4♥
      Et que le croupier reçoit Q♠
      Et que le sabot donne ensuite 5♣ 2♠ 6♣ K♦
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer ou rester
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes   | total | mise |
        | 3♠ 4♥ 5♣ | 12    | 16   |
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes      | total | mise |
        | 3♠ 4♥ 5♣ 2♠ | 14    | 16   |
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes         | total | mise |
        | 3♠ 4♥ 5♣ 2♠ 6♣ | 20    | 16   |
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Et la place 1 a 16 jetons
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec Q♠ K♦
      Et les mains de la place 1 sont
        | cartes         | total | mise | issue   | rendu |
        | 3♠ 4♥ 5♣ 2♠ 6♣ | 20    | 16   | égalité | 16    |
      Et la place 1 a 32 jetons

    @id:fr-standing-at-once-on-five
    Scénario: Une main peut rester à 5, et gagne quand le croupier crève
      Étant donné que la place 1 mise 20 sur un total de 200 jetons
      Et que la place 1 reçoit 2♦ 3♠
      Et que le croupier reçoit 6♦
      Et que le sabot donne ensuite 10♦ 9♠
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 25 avec 6♦ 10♦ 9♠
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 2♦ 3♠  | 5     | 20   | gain  | 40    |
      Et la place 1 a 220 jetons

    @id:fr-hard-17-and-hard-20-may-be-hit
    Scénario: On peut tirer à 17 dur, et encore au 20 dur qui en résulte
      Étant donné que la place 1 mise 2 sur un total de 20 jetons
      Et que la place 1 reçoit 9♦ 8♥
      Et que le croupier reçoit 10♥
      Et que le sabot donne ensuite 3♦ A♣ Q♥
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer ou rester
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes   | total | mise |
        | 9♦ 8♥ 3♦ | 20    | 2    |
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 20 avec 10♥ Q♥
      Et les mains de la place 1 sont
        | cartes      | total | mise | issue | rendu |
        | 9♦ 8♥ 3♦ A♣ | 21    | 2    | gain  | 4     |
      Et la place 1 a 22 jetons

    @id:fr-soft-17-may-be-stood-on-or-hit
    Scénario: À 17 souple, une place reste et la suivante tire
      Étant donné que la place 1 mise 4 sur un total de 24 jetons
      Et que la place 2 mise 6 sur un total de 66 jetons
      Et que la place 1 reçoit A♣ 6♠
      Et que la place 2 reçoit A♥ 6♥
      Et que le croupier reçoit 9♣
      Et que le sabot donne ensuite 10♦ 4♦ 9♥
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Et la place 2 peut tirer ou rester
      Quand la place 2 tire
      Alors les mains de la place 2 sont
        | cartes    | total | mise |
        | A♥ 6♥ 10♦ | 17    | 6    |
      Et la place 2 peut tirer ou rester
      Quand la place 2 tire
      Alors le coup est terminé
      Et le croupier finit à 18 avec 9♣ 9♥
      Et les mains de la place 1 sont
        | cartes | total     | mise | issue | rendu |
        | A♣ 6♠  | 17 souple | 4    | perte | 0     |
      Et les mains de la place 2 sont
        | cartes       | total | mise | issue | rendu |
        | A♥ 6♥ 10♦ 4♦ | 21    | 6    | gain  | 12    |
      Et la place 1 a 20 jetons
      Et la place 2 a 72 jetons

    @id:fr-hand-that-stood-takes-no-card
    Scénario: Une main qui reste ne prend plus de carte, ni pendant que d'autres jouent ni ensuite
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 2 mise 2 sur un total de 10 jetons
      Et que la place 1 reçoit 7♦ 4♠
      Et que la place 2 reçoit K♠ 9♦
      Et que le croupier reçoit 8♦
      Et que le sabot donne ensuite 10♣
      Quand les cartes sont distribuées
      Et la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Quand la place 1 demande à tirer
      Alors c'est refusé : pas à son tour
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas à son tour
      Quand la place 2 reste
      Alors le coup est terminé
      Quand la place 1 demande à tirer
      Alors c'est refusé : coup terminé
      Et le croupier finit à 18 avec 8♦ 10♣
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 7♦ 4♠  | 11    | 10   | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue | rendu |
        | K♠ 9♦  | 19    | 2    | gain  | 4     |
      Et la place 1 a 90 jetons
      Et la place 2 a 12 jetons

    @id:fr-words-of-other-games-are-unknown
    Scénario: Il n'y a rien à échanger, à garder ni à abandonner, et un mot en majuscules n'est pas un mot du jeu
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 10♥ 6♣
      Et que le croupier reçoit 10♠
      Et que le sabot donne ensuite 7♠
      Quand les cartes sont distribuées
      Et la place 1 demande à échanger
      Alors c'est refusé : action inconnue
      Quand la place 1 demande à garder
      Alors c'est refusé : action inconnue
      Quand la place 1 annonce "surrender"
      Alors c'est refusé : action inconnue
      Quand la place 1 annonce "super-match"
      Alors c'est refusé : action inconnue
      Quand la place 1 annonce "switch-first"
      Alors c'est refusé : action inconnue
      Quand la place 1 annonce "HIT"
      Alors c'est refusé : action inconnue
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Et la place 1 a 90 jetons
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♠ 7♠
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 10♥ 6♣ | 16    | 10   | perte | 0     |
      Et la place 1 a 90 jetons

    @id:fr-unknown-words-are-unknown-at-any-time
    Scénario: Un mot d'un autre jeu est inconnu hors de son tour et après le coup aussi
      Étant donné que la place 1 mise 4 sur un total de 8 jetons
      Et que la place 2 mise 6 sur un total de 6 jetons
      Et que la place 1 reçoit 10♦ 8♠
      Et que la place 2 reçoit 8♦ 3♥
      Et que le croupier reçoit 9♣
      Et que le sabot donne ensuite 10♥ 8♥
      Quand les cartes sont distribuées
      Et la place 2 annonce "surrender"
      Alors c'est refusé : action inconnue
      Quand la place 2 demande à échanger
      Alors c'est refusé : action inconnue
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Et la place 2 tire
      Alors le coup est terminé
      Quand la place 1 demande à garder
      Alors c'est refusé : action inconnue
      Quand la place 2 annonce "surrender"
      Alors c'est refusé : action inconnue
      Et le croupier finit à 17 avec 9♣ 8♥
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 10♦ 8♠ | 18    | 4    | gain  | 8     |
      Et les mains de la place 2 sont
        | cartes    | total | mise | issue | rendu |
        | 8♦ 3♥ 10♥ | 21    | 6    | gain  | 12    |
      Et la place 1 a 12 jetons
      Et la place 2 a 12 jetons

    @id:fr-nothing-to-insure-while-a-king-is-up @C3.1
    Scénario: Face à un roi, les mains se jouent aussitôt et il n'y a pas d'assurance à prendre ni à décliner
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 9♠ 6♦
      Et que le croupier reçoit K♥
      Et que le sabot donne ensuite 2♦ 8♣
      Quand les cartes sont distribuées
      Alors les mains se jouent
      Quand la place 1 demande à s'assurer pour 5
      Alors c'est refusé : pas maintenant
      Quand la place 1 demande à décliner l'assurance
      Alors c'est refusé : pas maintenant
      Et la place 1 peut tirer ou rester
      Et la place 1 a 90 jetons
      Quand la place 1 tire
      Et la place 1 demande à s'assurer pour 5
      Alors c'est refusé : pas maintenant
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec K♥ 8♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 9♠ 6♦ 2♦ | 17    | 10   | perte | 0     |
      Et la place 1 a 90 jetons

    @id:fr-nothing-after-the-round
    Scénario: Quand le coup est terminé, plus aucune action du jeu n'est permise
      Étant donné que la place 1 mise 12 sur un total de 24 jetons
      Et que la place 1 reçoit 9♣ 9♦
      Et que le croupier reçoit 7♠
      Et que le sabot donne ensuite 10♦
      Quand les cartes sont distribuées
      Et la place 1 reste
      Alors le coup est terminé
      Quand la place 1 demande à tirer
      Alors c'est refusé : coup terminé
      Quand la place 1 demande à rester
      Alors c'est refusé : coup terminé
      Quand la place 1 demande à doubler
      Alors c'est refusé : coup terminé
      Quand la place 1 demande à séparer
      Alors c'est refusé : coup terminé
      Quand la place 1 demande à tirer sur la main 2
      Alors c'est refusé : coup terminé
      Quand la place 1 demande à s'assurer pour 6
      Alors c'est refusé : coup terminé
      Quand la place 1 demande à décliner l'assurance
      Alors c'est refusé : coup terminé
      Et le coup est terminé
      Et le croupier finit à 17 avec 7♠ 10♦
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 9♣ 9♦  | 18    | 12   | gain  | 24    |
      Et la place 1 a 36 jetons

    @id:fr-hard-21-ends-the-hand @K5
    Scénario: Une main qui tire jusqu'à 21 dur est terminée, et sans autre main le coup se termine de lui-même
      Étant donné que la place 1 mise 2 sur un total de 40 jetons
      Et que la place 1 reçoit 7♦ 6♠
      Et que le croupier reçoit 10♣
      Et que le sabot donne ensuite 8♠ 9♥
      Quand les cartes sont distribuées
      Et la place 1 tire
      Alors le coup est terminé
      Quand la place 1 demande à tirer
      Alors c'est refusé : coup terminé
      Quand la place 1 demande à rester
      Alors c'est refusé : coup terminé
      Et le croupier finit à 19 avec 10♣ 9♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 7♦ 6♠ 8♠ | 21    | 2    | gain  | 4     |
      Et la place 1 a 42 jetons

    @id:fr-soft-21-passes-the-turn @K5
    Scénario: Une main qui tire jusqu'à 21 souple ne prend plus de carte et la place suivante joue
      Étant donné que la place 1 mise 6 sur un total de 18 jetons
      Et que la place 2 mise 10 sur un total de 90 jetons
      Et que la place 1 reçoit A♠ 7♣
      Et que la place 2 reçoit 10♣ 4♣
      Et que le croupier reçoit 9♦
      Et que le sabot donne ensuite 3♦ 5♠ J♥
      Quand les cartes sont distribuées
      Et la place 1 tire
      Alors la parole est à la place 2 pour la main 1
      Et les mains de la place 1 sont
        | cartes   | total     | naturel | mise |
        | A♠ 7♣ 3♦ | 21 souple | non     | 6    |
      Quand la place 1 demande à tirer
      Alors c'est refusé : pas à son tour
      Quand la place 1 demande à tirer sur la main 1
      Alors c'est refusé : pas à son tour
      Quand la place 1 demande à rester
      Alors c'est refusé : pas à son tour
      Quand la place 2 tire
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♦ J♥
      Et les mains de la place 1 sont
        | cartes   | total     | naturel | mise | issue | rendu |
        | A♠ 7♣ 3♦ | 21 souple | non     | 6    | gain  | 12    |
      Et les mains de la place 2 sont
        | cartes    | total | naturel | mise | issue   | rendu |
        | 10♣ 4♣ 5♠ | 19    | non     | 10   | égalité | 10    |
      Et la place 1 a 24 jetons
      Et la place 2 a 90 jetons

    @id:fr-21-of-six-cards-is-final @K5
    Scénario: Une main qui atteint 21 à sa sixième carte est terminée
      Étant donné que la place 1 mise 8 sur un total de 88 jetons
      Et que la place 1 reçoit 2♣ 4♥
      Et que le croupier reçoit 8♥
      Et que le sabot donne ensuite 3♠ A♣ 6♥ 5♠ 9♦
      Quand les cartes sont distribuées
      Et la place 1 tire
      Et la place 1 tire
      Alors les mains de la place 1 sont
        | cartes      | total     | mise |
        | 2♣ 4♥ 3♠ A♣ | 20 souple | 8    |
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes         | total | mise |
        | 2♣ 4♥ 3♠ A♣ 6♥ | 16    | 8    |
      Quand la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 17 avec 8♥ 9♦
      Et les mains de la place 1 sont
        | cartes            | total | mise | issue | rendu |
        | 2♣ 4♥ 3♠ A♣ 6♥ 5♠ | 21    | 8    | gain  | 16    |
      Et la place 1 a 96 jetons

    @id:fr-split-hand-hit-to-21-gives-the-turn-on @K5 @C2.5
    Scénario: Une main séparée qui tire jusqu'à 21 est terminée et l'autre main joue
      Étant donné que la place 1 mise 4 sur un total de 40 jetons
      Et que la place 1 reçoit 6♣ 6♥
      Et que le croupier reçoit 8♦
      Et que le sabot donne ensuite 10♥ 5♦ 8♣ 4♦ K♠
      Quand les cartes sont distribuées
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Et les mains de la place 1 sont
        | cartes    | total | mise |
        | 6♣ 10♥ 5♦ | 21    | 4    |
        | 6♥ 8♣     | 14    | 4    |
      Quand la place 1 demande à tirer sur la main 1
      Alors c'est refusé : pas à son tour
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♦ K♠
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue   | rendu |
        | 6♣ 10♥ 5♦ | 21    | 4    | gain    | 8     |
        | 6♥ 8♣ 4♦  | 18    | 4    | égalité | 4     |
      Et la place 1 a 44 jetons

    @id:fr-final-21-waits-for-the-dealer @K5 @C4.4
    Scénario: Un 21 terminé n'a pas encore gagné : le croupier tire aussi jusqu'à 21, et c'est l'égalité
      Étant donné que la place 1 mise 20 sur un total de 60 jetons
      Et que la place 1 reçoit 9♥ 5♥
      Et que le croupier reçoit 10♦
      Et que le sabot donne ensuite 7♠ 6♠ 5♣
      Quand les cartes sont distribuées
      Et la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 21 avec 10♦ 6♠ 5♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 9♥ 5♥ 7♠ | 21    | 20   | égalité | 20    |
      Et la place 1 a 60 jetons

  @C2.3
  Règle: C2.3 Une main au-dessus de 21 perd aussitôt, même si le croupier crève ensuite.

    @id:fr-hand-over-loses-though-the-dealer-goes-over
    Scénario: Une main au-dessus de 21 a perdu quand le croupier crève, et une main qui reste à 13 gagne
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 2 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ 6♠
      Et que la place 2 reçoit 10♥ 3♦
      Et que le croupier reçoit 6♣
      Et que le sabot donne ensuite 6♥ K♣ Q♠
      Quand les cartes sont distribuées
      Et la place 1 tire
      Alors la parole est à la place 2 pour la main 1
      Et les mains de la place 1 sont
        | cartes    | total | mise |
        | 10♦ 6♠ 6♥ | 22    | 10   |
      Et la place 1 a 90 jetons
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 26 avec 6♣ K♣ Q♠
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 10♦ 6♠ 6♥ | 22    | 10   | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue | rendu |
        | 10♥ 3♦ | 13    | 10   | gain  | 20    |
      Et la place 1 a 90 jetons
      Et la place 2 a 110 jetons

    @id:fr-22-does-not-tie-with-a-dealer-22
    Scénario: Une main de 22 perd contre un croupier qui finit à 22
      Étant donné que la place 1 mise 4 sur un total de 20 jetons
      Et que la place 2 mise 6 sur un total de 60 jetons
      Et que la place 1 reçoit 9♦ 3♥
      Et que la place 2 reçoit 8♥ 9♠
      Et que le croupier reçoit 5♠
      Et que le sabot donne ensuite 10♠ 10♣ 7♥
      Quand les cartes sont distribuées
      Et la place 1 tire
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 22 avec 5♠ 10♣ 7♥
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 9♦ 3♥ 10♠ | 22    | 4    | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue | rendu |
        | 8♥ 9♠  | 17    | 6    | gain  | 12    |
      Et la place 1 a 16 jetons
      Et la place 2 a 66 jetons

    @id:fr-20-hit-to-30
    Scénario: Une main de deux bûches en prend une troisième et crève à 30
      Étant donné que la place 1 mise 2 sur un total de 2 jetons
      Et que la place 1 reçoit K♠ Q♦
      Et que le croupier reçoit 10♣
      Et que le sabot donne ensuite J♥ 8♣
      Quand les cartes sont distribuées
      Et la place 1 tire
      Alors le coup est terminé
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | K♠ Q♦ J♥ | 30    | 2    | perte | 0     |
      Et la place 1 a 0 jeton

    @id:fr-only-hand-over-ends-the-round
    Scénario: Quand la seule main crève, le coup est terminé et il n'y a plus rien à faire
      Étant donné que la place 1 mise 14 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 5♥
      Et que le croupier reçoit 9♥
      Et que le sabot donne ensuite 2♦ 9♣ 10♦
      Quand les cartes sont distribuées
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Alors le coup est terminé
      Quand la place 1 demande à tirer
      Alors c'est refusé : coup terminé
      Quand la place 1 demande à rester
      Alors c'est refusé : coup terminé
      Et les mains de la place 1 sont
        | cartes       | total | mise | issue | rendu |
        | 10♠ 5♥ 2♦ 9♣ | 26    | 14   | perte | 0     |
      Et la place 1 a 86 jetons

    @id:fr-hand-with-two-aces-goes-over-at-last
    Scénario: Une main ne crève que si elle est trop forte même avec ses deux as comptés 1
      Étant donné que la place 1 mise 6 sur un total de 36 jetons
      Et que la place 1 reçoit A♥ 5♣
      Et que le croupier reçoit 10♠
      Et que le sabot donne ensuite 9♥ A♦ 4♠ 2♦ 7♠
      Quand les cartes sont distribuées
      Et la place 1 tire
      Alors les mains de la place 1 sont
        | cartes   | total | mise |
        | A♥ 5♣ 9♥ | 15    | 6    |
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes      | total | mise |
        | A♥ 5♣ 9♥ A♦ | 16    | 6    |
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes         | total | mise |
        | A♥ 5♣ 9♥ A♦ 4♠ | 20    | 6    |
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Alors le coup est terminé
      Et les mains de la place 1 sont
        | cartes            | total | mise | issue | rendu |
        | A♥ 5♣ 9♥ A♦ 4♠ 2♦ | 22    | 6    | perte | 0     |
      Et la place 1 a 30 jetons

    @id:fr-hand-over-takes-no-further-action
    Scénario: Une main crevée ne joue plus pendant que la place suivante joue
      Étant donné que la place 1 mise 16 sur un total de 64 jetons
      Et que la place 2 mise 2 sur un total de 8 jetons
      Et que la place 1 reçoit 8♠ 7♣
      Et que la place 2 reçoit 10♥ 10♦
      Et que le croupier reçoit 9♦
      Et que le sabot donne ensuite Q♥ 10♠
      Quand les cartes sont distribuées
      Et la place 1 tire
      Alors la parole est à la place 2 pour la main 1
      Et la place 2 peut tirer, rester ou séparer
      Quand la place 1 demande à tirer
      Alors c'est refusé : pas à son tour
      Quand la place 1 demande à rester
      Alors c'est refusé : pas à son tour
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas à son tour
      Et la place 1 a 48 jetons
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♦ 10♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 8♠ 7♣ Q♥ | 25    | 16   | perte | 0     |
      Et les mains de la place 2 sont
        | cartes  | total | mise | issue | rendu |
        | 10♥ 10♦ | 20    | 2    | gain  | 4     |
      Et la place 1 a 48 jetons
      Et la place 2 a 10 jetons

    @id:fr-first-split-hand-goes-over-and-the-second-wins @C2.5
    Scénario: Quand la première main d'une séparation crève, la deuxième joue et gagne
      Étant donné que la place 1 mise 8 sur un total de 40 jetons
      Et que la place 1 reçoit 10♣ 10♥
      Et que le croupier reçoit 7♣
      Et que le sabot donne ensuite 6♦ 7♠ 9♦ 10♠
      Quand les cartes sont distribuées
      Et la place 1 sépare
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Et les mains de la place 1 sont
        | cartes    | total | mise |
        | 10♣ 6♦ 7♠ | 23    | 8    |
        | 10♥ 9♦    | 19    | 8    |
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♣ 10♠
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 10♣ 6♦ 7♠ | 23    | 8    | perte | 0     |
        | 10♥ 9♦    | 19    | 8    | gain  | 16    |
      Et la place 1 a 40 jetons

    @id:fr-second-split-hand-goes-over @C2.5
    Scénario: Quand la deuxième main d'une séparation crève, la première est tout de même réglée face au croupier
      Étant donné que la place 1 mise 10 sur un total de 30 jetons
      Et que la place 1 reçoit 9♠ 9♥
      Et que le croupier reçoit 10♠
      Et que le sabot donne ensuite 10♣ 4♦ J♠ 8♠
      Quand les cartes sont distribuées
      Et la place 1 sépare
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♠ 8♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 9♠ 10♣   | 19    | 10   | gain  | 20    |
        | 9♥ 4♦ J♠ | 23    | 10   | perte | 0     |
      Et la place 1 a 30 jetons

    @id:fr-both-split-hands-go-over @C2.5
    Scénario: Quand les deux mains d'une séparation crèvent, les deux mises sont perdues et le coup est terminé
      Étant donné que la place 1 mise 2 sur un total de 10 jetons
      Et que la place 1 reçoit 7♥ 7♦
      Et que le croupier reçoit Q♣
      Et que le sabot donne ensuite 10♦ 8♦ 5♣ K♥ 8♥
      Quand les cartes sont distribuées
      Et la place 1 sépare
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Alors le coup est terminé
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 7♥ 10♦ 8♦ | 25    | 2    | perte | 0     |
        | 7♦ 5♣ K♥  | 22    | 2    | perte | 0     |
      Et la place 1 a 6 jetons

    @id:fr-all-seats-go-over
    Scénario: Trois places crèvent l'une après l'autre et toutes ont perdu
      Étant donné que la place 1 mise 2 sur un total de 20 jetons
      Et que la place 2 mise 4 sur un total de 20 jetons
      Et que la place 3 mise 6 sur un total de 20 jetons
      Et que la place 1 reçoit 10♦ 4♣
      Et que la place 2 reçoit J♥ 6♥
      Et que la place 3 reçoit 5♠ 9♣
      Et que le croupier reçoit 7♦
      Et que le sabot donne ensuite 9♠ 8♣ K♦ K♣
      Quand les cartes sont distribuées
      Et la place 1 tire
      Alors la parole est à la place 2 pour la main 1
      Quand la place 2 tire
      Alors la parole est à la place 3 pour la main 1
      Quand la place 3 tire
      Alors le coup est terminé
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 10♦ 4♣ 9♠ | 23    | 2    | perte | 0     |
      Et les mains de la place 2 sont
        | cartes   | total | mise | issue | rendu |
        | J♥ 6♥ 8♣ | 24    | 4    | perte | 0     |
      Et les mains de la place 3 sont
        | cartes   | total | mise | issue | rendu |
        | 5♠ 9♣ K♦ | 24    | 6    | perte | 0     |
      Et la place 1 a 18 jetons
      Et la place 2 a 16 jetons
      Et la place 3 a 14 jetons

  @C2.4
  Règle: C2.4 Un total de 9, 10 ou 11 avec les deux premières cartes peut être doublé : une mise égale, exactement une carte.

    @id:fr-double-on-9
    Scénario: La main qui double à 9 mise encore autant, prend une seule carte et gagne deux fois la mise
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 5♣ 4♦
      Et que le croupier reçoit 10♦
      Et que le sabot donne ensuite 9♥ 7♠
      Quand les cartes sont distribuées
      Alors la place 1 a 90 jetons
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♦ 7♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 5♣ 4♦ 9♥ | 18    | 20   | gain  | 40    |
      Et la place 1 a 120 jetons

    @id:fr-double-on-10-loses-both-stakes
    Scénario: La main qui double à 10 et finit sous le croupier perd les deux mises
      Étant donné que la place 1 mise 4 sur un total de 40 jetons
      Et que la place 1 reçoit 7♥ 3♣
      Et que le croupier reçoit K♣
      Et que le sabot donne ensuite 9♦ 10♥
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 20 avec K♣ 10♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 7♥ 3♣ 9♦ | 19    | 8    | perte | 0     |
      Et la place 1 a 32 jetons

    @id:fr-double-on-11-pushes-both-stakes
    Scénario: La main qui double à 11 et fait égalité avec le croupier récupère les deux mises
      Étant donné que la place 1 mise 20 sur un total de 100 jetons
      Et que la place 1 reçoit 8♠ 3♥
      Et que le croupier reçoit 9♣
      Et que le sabot donne ensuite 8♦ K♥
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♣ K♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 8♠ 3♥ 8♦ | 19    | 40   | égalité | 40    |
      Et la place 1 a 100 jetons

    @id:fr-six-seats-double
    Scénario: Six places doublent l'une après l'autre à 9, 10 et 11 avec d'autres cartes
      Étant donné que la place 1 mise 2 sur un total de 20 jetons
      Et que la place 2 mise 4 sur un total de 20 jetons
      Et que la place 3 mise 6 sur un total de 30 jetons
      Et que la place 4 mise 8 sur un total de 40 jetons
      Et que la place 5 mise 10 sur un total de 50 jetons
      Et que la place 6 mise 12 sur un total de 60 jetons
      Et que la place 1 reçoit 7♦ 2♠
      Et que la place 2 reçoit 6♥ 3♦
      Et que la place 3 reçoit 6♠ 4♥
      Et que la place 4 reçoit 8♥ 2♥
      Et que la place 5 reçoit 9♦ 2♣
      Et que la place 6 reçoit 7♣ 4♠
      Et que le croupier reçoit 8♦
      Et que le sabot donne ensuite 10♣ 5♥ J♦ 8♣ 7♥ 10♦ Q♥
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors la parole est à la place 2 pour la main 1
      Et la place 2 peut tirer, rester ou doubler
      Quand la place 2 double
      Alors la parole est à la place 3 pour la main 1
      Et la place 3 peut tirer, rester ou doubler
      Quand la place 3 double
      Alors la parole est à la place 4 pour la main 1
      Et la place 4 peut tirer, rester ou doubler
      Quand la place 4 double
      Alors la parole est à la place 5 pour la main 1
      Et la place 5 peut tirer, rester ou doubler
      Quand la place 5 double
      Alors la parole est à la place 6 pour la main 1
      Et la place 6 peut tirer, rester ou doubler
      Et la place 5 a 30 jetons
      Quand la place 6 double
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♦ Q♥
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 7♦ 2♠ 10♣ | 19    | 4    | gain  | 8     |
      Et les mains de la place 2 sont
        | cartes   | total | mise | issue | rendu |
        | 6♥ 3♦ 5♥ | 14    | 8    | perte | 0     |
      Et les mains de la place 3 sont
        | cartes   | total | mise | issue | rendu |
        | 6♠ 4♥ J♦ | 20    | 12   | gain  | 24    |
      Et les mains de la place 4 sont
        | cartes   | total | mise | issue   | rendu |
        | 8♥ 2♥ 8♣ | 18    | 16   | égalité | 16    |
      Et les mains de la place 5 sont
        | cartes   | total | mise | issue   | rendu |
        | 9♦ 2♣ 7♥ | 18    | 20   | égalité | 20    |
      Et les mains de la place 6 sont
        | cartes    | total | mise | issue | rendu |
        | 7♣ 4♠ 10♦ | 21    | 24   | gain  | 48    |
      Et la place 1 a 24 jetons
      Et la place 2 a 12 jetons
      Et la place 3 a 42 jetons
      Et la place 4 a 40 jetons
      Et la place 5 a 50 jetons
      Et la place 6 a 84 jetons

    @id:fr-double-on-two-fives
    Scénario: Deux cinq peuvent être doublés au lieu d'être séparés et ne forment alors qu'une main ; un as en fait 21 souple
      Étant donné que la place 1 mise 2 sur un total de 10 jetons
      Et que la place 1 reçoit 5♦ 5♥
      Et que le croupier reçoit 9♠
      Et que le sabot donne ensuite A♦ 8♠
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 17 avec 9♠ 8♠
      Et les mains de la place 1 sont
        | cartes   | total     | naturel | mise | issue | rendu |
        | 5♦ 5♥ A♦ | 21 souple | non     | 4    | gain  | 8     |
      Et la place 1 a 14 jetons

    @id:fr-11-doubled-with-an-ace-is-12
    Scénario: Un as tiré en doublant à 11 fait 12, et la main doit y rester
      Étant donné que la place 1 mise 6 sur un total de 24 jetons
      Et que la place 1 reçoit 9♥ 2♦
      Et que le croupier reçoit 7♠
      Et que le sabot donne ensuite A♠ Q♦
      Quand les cartes sont distribuées
      Et la place 1 double
      Alors le coup est terminé
      Quand la place 1 demande à tirer
      Alors c'est refusé : coup terminé
      Et le croupier finit à 17 avec 7♠ Q♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 9♥ 2♦ A♠ | 12    | 12   | perte | 0     |
      Et la place 1 a 12 jetons

    @id:fr-9-doubled-with-an-ace-is-soft-20
    Scénario: Un as tiré en doublant à 9 fait 20 souple
      Étant donné que la place 1 mise 10 sur un total de 60 jetons
      Et que la place 1 reçoit 4♣ 5♥
      Et que le croupier reçoit J♥
      Et que le sabot donne ensuite A♣ 9♠
      Quand les cartes sont distribuées
      Et la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 19 avec J♥ 9♠
      Et les mains de la place 1 sont
        | cartes   | total     | mise | issue | rendu |
        | 4♣ 5♥ A♣ | 20 souple | 20   | gain  | 40    |
      Et la place 1 a 80 jetons

    @id:fr-doubled-to-21
    Scénario: Une main qui tire un dix en doublant à 11 fait 21 et gagne 1 pour 1, non 3 pour 2
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 6♦ 5♦
      Et que le croupier reçoit 10♥
      Et que le sabot donne ensuite 10♠ J♦
      Quand les cartes sont distribuées
      Et la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 20 avec 10♥ J♦
      Et les mains de la place 1 sont
        | cartes    | total | naturel | mise | issue | rendu |
        | 6♦ 5♦ 10♠ | 21    | non     | 20   | gain  | 40    |
      Et la place 1 a 120 jetons

    @id:fr-double-takes-exactly-one-card
    Scénario: Une main doublée qui tire un deux a eu sa carte : elle ne tire plus et ne double plus
      Étant donné que la place 1 mise 8 sur un total de 80 jetons
      Et que la place 2 mise 2 sur un total de 20 jetons
      Et que la place 1 reçoit 6♣ 4♣
      Et que la place 2 reçoit K♦ 8♣
      Et que le croupier reçoit 8♥
      Et que le sabot donne ensuite 2♥ 10♠
      Quand les cartes sont distribuées
      Alors la place 1 a 72 jetons
      Quand la place 1 double
      Alors la place 1 a 64 jetons
      Et les mains de la place 1 sont
        | cartes   | total | mise |
        | 6♣ 4♣ 2♥ | 12    | 16   |
      Et la parole est à la place 2 pour la main 1
      Quand la place 1 demande à tirer
      Alors c'est refusé : pas à son tour
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas à son tour
      Et la place 1 a 64 jetons
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♥ 10♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 6♣ 4♣ 2♥ | 12    | 16   | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue   | rendu |
        | K♦ 8♣  | 18    | 2    | égalité | 2     |
      Et la place 1 a 64 jetons
      Et la place 2 a 20 jetons

    @id:fr-low-double-wins-when-the-dealer-goes-over @C4.3
    Scénario: Une main doublée qui finit à 11 gagne deux fois la mise quand le croupier crève
      Étant donné que la place 1 mise 2 sur un total de 30 jetons
      Et que la place 1 reçoit 6♠ 3♣
      Et que le croupier reçoit 6♥
      Et que le sabot donne ensuite 2♦ 9♥ K♣
      Quand les cartes sont distribuées
      Et la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 25 avec 6♥ 9♥ K♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 6♠ 3♣ 2♦ | 11    | 4    | gain  | 8     |
      Et la place 1 a 34 jetons

    @id:fr-doubled-stake-is-lost-to-a-dealer-natural @C4.7
    Scénario: Un naturel du croupier, parti d'une dame, emporte les deux mises d'une main doublée
      Étant donné que la place 1 mise 10 sur un total de 50 jetons
      Et que la place 1 reçoit 8♣ 2♠
      Et que le croupier reçoit Q♥
      Et que le sabot donne ensuite 10♠ A♦
      Quand les cartes sont distribuées
      Et la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 21 avec Q♥ A♦
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 8♣ 2♠ 10♠ | 20    | 20   | perte | 0     |
      Et la place 1 a 30 jetons

    @id:fr-double-with-exactly-the-chips
    Scénario: Autant de jetons que la mise, exactement, suffisent pour doubler
      Étant donné que la place 1 mise 10 sur un total de 20 jetons
      Et que la place 2 mise 2 sur un total de 40 jetons
      Et que la place 1 reçoit 7♣ 4♥
      Et que la place 2 reçoit 10♦ 9♠
      Et que le croupier reçoit 10♣
      Et que le sabot donne ensuite 9♦ 9♣
      Quand les cartes sont distribuées
      Alors la place 1 a 10 jetons
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors la place 1 a 0 jeton
      Et les mains de la place 1 sont
        | cartes   | total | mise |
        | 7♣ 4♥ 9♦ | 20    | 20   |
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♣ 9♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 7♣ 4♥ 9♦ | 20    | 20   | gain  | 40    |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue   | rendu |
        | 10♦ 9♠ | 19    | 2    | égalité | 2     |
      Et la place 1 a 40 jetons
      Et la place 2 a 40 jetons

    @id:fr-double-one-chip-short
    Scénario: Avec un jeton de moins que la mise, on ne peut pas doubler à 11 : la main tire, puis reste
      Étant donné que la place 1 mise 10 sur un total de 19 jetons
      Et que la place 1 reçoit 7♠ 4♣
      Et que le croupier reçoit 10♦
      Et que le sabot donne ensuite 9♥ 8♦
      Quand les cartes sont distribuées
      Alors la place 1 a 9 jetons
      Et la place 1 peut tirer ou rester
      Et la place 1 ne peut pas doubler
      Quand la place 1 demande à doubler
      Alors c'est refusé : jetons insuffisants
      Et la place 1 a 9 jetons
      Et les mains de la place 1 sont
        | cartes | total | mise |
        | 7♠ 4♣  | 11    | 10   |
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♦ 8♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 7♠ 4♣ 9♥ | 20    | 10   | gain  | 20    |
      Et la place 1 a 29 jetons

    @id:fr-two-fives-without-chips
    Scénario: Les deux cinq d'une place qui a tout misé ne peuvent être ni doublés ni séparés
      Étant donné que la place 1 mise 40 sur un total de 40 jetons
      Et que la place 1 reçoit 5♠ 5♣
      Et que le croupier reçoit 9♥
      Et que le sabot donne ensuite 8♥ 8♣
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 demande à séparer
      Alors c'est refusé : jetons insuffisants
      Et la place 1 a 0 jeton
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 9♥ 8♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 5♠ 5♣ 8♥ | 18    | 40   | gain  | 80    |
      Et la place 1 a 80 jetons

    @id:fr-no-double-once-the-hand-was-hit
    Scénario: Un 9 qui a tiré jusqu'à 11 ne peut plus être doublé
      Étant donné que la place 1 mise 6 sur un total de 60 jetons
      Et que la place 1 reçoit 5♦ 4♠
      Et que le croupier reçoit 9♣
      Et que le sabot donne ensuite 2♠ 8♦ 9♠
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer, rester ou doubler
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes   | total | mise |
        | 5♦ 4♠ 2♠ | 11    | 6    |
      Et la place 1 peut tirer ou rester
      Et la place 1 ne peut pas doubler
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas deux cartes
      Et la place 1 a 54 jetons
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 9♣ 9♠
      Et les mains de la place 1 sont
        | cartes      | total | mise | issue | rendu |
        | 5♦ 4♠ 2♠ 8♦ | 19    | 6    | gain  | 12    |
      Et la place 1 a 66 jetons

    @id:fr-no-double-on-9-of-three-cards
    Scénario: Un 9 de trois cartes n'est pas un total des deux premières cartes
      Étant donné que la place 1 mise 4 sur un total de 40 jetons
      Et que la place 1 reçoit 2♣ 3♥
      Et que le croupier reçoit 10♥
      Et que le sabot donne ensuite 4♦ A♥ 10♣
      Quand les cartes sont distribuées
      Et la place 1 tire
      Alors les mains de la place 1 sont
        | cartes   | total | mise |
        | 2♣ 3♥ 4♦ | 9     | 4    |
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas deux cartes
      Quand la place 1 tire
      Et la place 1 demande à doubler
      Alors c'est refusé : pas deux cartes
      Et les mains de la place 1 sont
        | cartes      | total     | mise |
        | 2♣ 3♥ 4♦ A♥ | 20 souple | 4    |
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec 10♥ 10♣
      Et les mains de la place 1 sont
        | cartes      | total     | mise | issue   | rendu |
        | 2♣ 3♥ 4♦ A♥ | 20 souple | 4    | égalité | 4     |
      Et la place 1 a 40 jetons

    @id:fr-11-need-not-be-doubled
    Scénario: À 11, une place peut tirer autant qu'elle veut au lieu de doubler
      Étant donné que la place 1 mise 12 sur un total de 100 jetons
      Et que la place 1 reçoit 6♥ 5♠
      Et que le croupier reçoit 10♠
      Et que le sabot donne ensuite 3♠ 6♦ Q♣
      Quand les cartes sont distribuées
      Et la place 1 tire
      Alors la place 1 peut tirer ou rester
      Quand la place 1 tire
      Alors la place 1 peut tirer ou rester
      Et la place 1 a 88 jetons
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec 10♠ Q♣
      Et les mains de la place 1 sont
        | cartes      | total | mise | issue   | rendu |
        | 6♥ 5♠ 3♠ 6♦ | 20    | 12   | égalité | 12    |
      Et la place 1 a 100 jetons

    @id:fr-no-double-on-8 @K1
    Scénario: On ne peut pas doubler à 8
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 5♥ 3♣
      Et que le croupier reçoit 7♥
      Et que le sabot donne ensuite 10♦ 10♣
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer ou rester
      Et la place 1 ne peut pas doubler
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas cette main
      Et la place 1 a 90 jetons
      Et les mains de la place 1 sont
        | cartes | total | mise |
        | 5♥ 3♣  | 8     | 10   |
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♥ 10♣
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 5♥ 3♣ 10♦ | 18    | 10   | gain  | 20    |
      Et la place 1 a 110 jetons

    @id:fr-no-double-on-12 @K1
    Scénario: On ne peut pas doubler à 12
      Étant donné que la place 1 mise 4 sur un total de 20 jetons
      Et que la place 1 reçoit 9♠ 3♦
      Et que le croupier reçoit 10♥
      Et que le sabot donne ensuite 6♥ 8♠
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas cette main
      Et la place 1 a 16 jetons
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♥ 8♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 9♠ 3♦ 6♥ | 18    | 4    | égalité | 4     |
      Et la place 1 a 20 jetons

    @id:fr-no-double-on-4-to-8 @K1
    Scénario: On ne peut pas doubler à 4, 5, 6, 7 ni 8, même avec une paire
      Étant donné que la place 1 mise 2 sur un total de 20 jetons
      Et que la place 2 mise 4 sur un total de 20 jetons
      Et que la place 3 mise 2 sur un total de 30 jetons
      Et que la place 4 mise 6 sur un total de 30 jetons
      Et que la place 5 mise 2 sur un total de 40 jetons
      Et que la place 6 mise 8 sur un total de 40 jetons
      Et que la place 1 reçoit 2♠ 2♦
      Et que la place 2 reçoit 3♦ 2♣
      Et que la place 3 reçoit 2♥ 4♣
      Et que la place 4 reçoit 4♠ 3♥
      Et que la place 5 reçoit 4♥ 4♦
      Et que la place 6 reçoit 6♠ 2♦
      Et que le croupier reçoit 6♣
      Et que le sabot donne ensuite K♠ 9♦
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer, rester ou séparer
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas cette main
      Quand la place 1 reste
      Et la place 2 demande à doubler
      Alors c'est refusé : pas cette main
      Et la place 2 peut tirer ou rester
      Quand la place 2 reste
      Et la place 3 demande à doubler
      Alors c'est refusé : pas cette main
      Et la place 3 peut tirer ou rester
      Quand la place 3 reste
      Et la place 4 demande à doubler
      Alors c'est refusé : pas cette main
      Et la place 4 peut tirer ou rester
      Quand la place 4 reste
      Et la place 5 demande à doubler
      Alors c'est refusé : pas cette main
      Et la place 5 peut tirer, rester ou séparer
      Quand la place 5 reste
      Et la place 6 demande à doubler
      Alors c'est refusé : pas cette main
      Et la place 6 peut tirer ou rester
      Quand la place 6 reste
      Alors le coup est terminé
      Et le croupier finit à 25 avec 6♣ K♠ 9♦
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 2♠ 2♦  | 4     | 2    | gain  | 4     |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue | rendu |
        | 3♦ 2♣  | 5     | 4    | gain  | 8     |
      Et les mains de la place 3 sont
        | cartes | total | mise | issue | rendu |
        | 2♥ 4♣  | 6     | 2    | gain  | 4     |
      Et les mains de la place 4 sont
        | cartes | total | mise | issue | rendu |
        | 4♠ 3♥  | 7     | 6    | gain  | 12    |
      Et les mains de la place 5 sont
        | cartes | total | mise | issue | rendu |
        | 4♥ 4♦  | 8     | 2    | gain  | 4     |
      Et les mains de la place 6 sont
        | cartes | total | mise | issue | rendu |
        | 6♠ 2♦  | 8     | 8    | gain  | 16    |
      Et la place 1 a 22 jetons
      Et la place 2 a 24 jetons
      Et la place 3 a 32 jetons
      Et la place 4 a 36 jetons
      Et la place 5 a 42 jetons
      Et la place 6 a 48 jetons

    @id:fr-no-double-on-13-to-20 @K1
    Scénario: On ne peut pas doubler à un total dur de 13 à 20, même avec une paire
      Étant donné que la place 1 mise 2 sur un total de 10 jetons
      Et que la place 2 mise 4 sur un total de 10 jetons
      Et que la place 3 mise 6 sur un total de 60 jetons
      Et que la place 4 mise 8 sur un total de 80 jetons
      Et que la place 5 mise 10 sur un total de 100 jetons
      Et que la place 6 mise 12 sur un total de 120 jetons
      Et que la place 1 reçoit 10♠ 3♥
      Et que la place 2 reçoit 9♣ 5♦
      Et que la place 3 reçoit 8♥ 8♦
      Et que la place 4 reçoit K♦ 7♥
      Et que la place 5 reçoit 10♥ 9♦
      Et que la place 6 reçoit Q♠ 10♣
      Et que le croupier reçoit 9♥
      Et que le sabot donne ensuite 8♣
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas cette main
      Quand la place 1 reste
      Et la place 2 demande à doubler
      Alors c'est refusé : pas cette main
      Et la place 2 peut tirer ou rester
      Quand la place 2 reste
      Et la place 3 demande à doubler
      Alors c'est refusé : pas cette main
      Et la place 3 peut tirer, rester ou séparer
      Quand la place 3 reste
      Et la place 4 demande à doubler
      Alors c'est refusé : pas cette main
      Et la place 4 peut tirer ou rester
      Quand la place 4 reste
      Et la place 5 demande à doubler
      Alors c'est refusé : pas cette main
      Et la place 5 peut tirer ou rester
      Quand la place 5 reste
      Et la place 6 demande à doubler
      Alors c'est refusé : pas cette main
      Et la place 6 peut tirer, rester ou séparer
      Quand la place 6 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 9♥ 8♣
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 10♠ 3♥ | 13    | 2    | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue | rendu |
        | 9♣ 5♦  | 14    | 4    | perte | 0     |
      Et les mains de la place 3 sont
        | cartes | total | mise | issue | rendu |
        | 8♥ 8♦  | 16    | 6    | perte | 0     |
      Et les mains de la place 4 sont
        | cartes | total | mise | issue   | rendu |
        | K♦ 7♥  | 17    | 8    | égalité | 8     |
      Et les mains de la place 5 sont
        | cartes | total | mise | issue | rendu |
        | 10♥ 9♦ | 19    | 10   | gain  | 20    |
      Et les mains de la place 6 sont
        | cartes | total | mise | issue | rendu |
        | Q♠ 10♣ | 20    | 12   | gain  | 24    |
      Et la place 1 a 8 jetons
      Et la place 2 a 6 jetons
      Et la place 3 a 54 jetons
      Et la place 4 a 80 jetons
      Et la place 5 a 110 jetons
      Et la place 6 a 132 jetons

    @id:fr-no-double-on-soft-13-to-18 @K1
    Scénario: On ne peut pas doubler un as avec une carte de 2 à 7
      Étant donné que la place 1 mise 4 sur un total de 40 jetons
      Et que la place 2 mise 4 sur un total de 40 jetons
      Et que la place 3 mise 6 sur un total de 40 jetons
      Et que la place 4 mise 6 sur un total de 40 jetons
      Et que la place 5 mise 2 sur un total de 40 jetons
      Et que la place 6 mise 2 sur un total de 40 jetons
      Et que la place 1 reçoit A♣ 2♥
      Et que la place 2 reçoit 3♦ A♦
      Et que la place 3 reçoit A♥ 4♠
      Et que la place 4 reçoit 5♣ A♠
      Et que la place 5 reçoit A♦ 6♥
      Et que la place 6 reçoit 7♦ A♣
      Et que le croupier reçoit 10♠
      Et que le sabot donne ensuite 7♣
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas cette main
      Quand la place 1 reste
      Et la place 2 demande à doubler
      Alors c'est refusé : pas cette main
      Et la place 2 peut tirer ou rester
      Quand la place 2 reste
      Et la place 3 demande à doubler
      Alors c'est refusé : pas cette main
      Et la place 3 peut tirer ou rester
      Quand la place 3 reste
      Et la place 4 demande à doubler
      Alors c'est refusé : pas cette main
      Et la place 4 peut tirer ou rester
      Quand la place 4 reste
      Et la place 5 demande à doubler
      Alors c'est refusé : pas cette main
      Et la place 5 peut tirer ou rester
      Quand la place 5 reste
      Et la place 6 demande à doubler
      Alors c'est refusé : pas cette main
      Et la place 6 peut tirer ou rester
      Quand la place 6 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♠ 7♣
      Et les mains de la place 1 sont
        | cartes | total     | mise | issue | rendu |
        | A♣ 2♥  | 13 souple | 4    | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total     | mise | issue | rendu |
        | 3♦ A♦  | 14 souple | 4    | perte | 0     |
      Et les mains de la place 3 sont
        | cartes | total     | mise | issue | rendu |
        | A♥ 4♠  | 15 souple | 6    | perte | 0     |
      Et les mains de la place 4 sont
        | cartes | total     | mise | issue | rendu |
        | 5♣ A♠  | 16 souple | 6    | perte | 0     |
      Et les mains de la place 5 sont
        | cartes | total     | mise | issue   | rendu |
        | A♦ 6♥  | 17 souple | 2    | égalité | 2     |
      Et les mains de la place 6 sont
        | cartes | total     | mise | issue | rendu |
        | 7♦ A♣  | 18 souple | 2    | gain  | 4     |
      Et la place 1 a 36 jetons
      Et la place 2 a 36 jetons
      Et la place 3 a 34 jetons
      Et la place 4 a 34 jetons
      Et la place 5 a 40 jetons
      Et la place 6 a 42 jetons

    @id:fr-no-double-on-two-aces @K1
    Scénario: Deux as peuvent être séparés mais non doublés
      Étant donné que la place 1 mise 6 sur un total de 60 jetons
      Et que la place 1 reçoit A♦ A♠
      Et que le croupier reçoit 9♠
      Et que le sabot donne ensuite 7♥ 9♦
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer, rester ou séparer
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas cette main
      Et la place 1 a 54 jetons
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 9♠ 9♦
      Et les mains de la place 1 sont
        | cartes   | total     | mise | issue | rendu |
        | A♦ A♠ 7♥ | 19 souple | 6    | gain  | 12    |
      Et la place 1 a 66 jetons

    @id:fr-double-refused-for-the-hand-before-the-chips @K1
    Scénario: Un doublement à 12 et sans jetons est refusé parce que cette main ne le permet pas, et après un tirage parce qu'elle n'a plus deux cartes
      Étant donné que la place 1 mise 10 sur un total de 10 jetons
      Et que la place 1 reçoit 8♥ 4♠
      Et que le croupier reçoit J♦
      Et que le sabot donne ensuite 5♣ 8♣
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas cette main
      Quand la place 1 tire
      Et la place 1 demande à doubler
      Alors c'est refusé : pas deux cartes
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec J♦ 8♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 8♥ 4♠ 5♣ | 17    | 10   | perte | 0     |
      Et la place 1 a 0 jeton

    @id:fr-no-double-on-13-and-8-of-a-split @K1 @C2.5
    Scénario: Des mains séparées de 13 et de 8 ne peuvent pas doubler
      Étant donné que la place 1 mise 2 sur un total de 20 jetons
      Et que la place 1 reçoit 6♦ 6♠
      Et que le croupier reçoit 7♣
      Et que le sabot donne ensuite 7♦ 2♥ 10♦ 10♥
      Quand les cartes sont distribuées
      Et la place 1 sépare
      Alors la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas cette main
      Et la place 1 a 16 jetons
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas cette main
      Et les mains de la place 1 sont
        | cartes | total | mise |
        | 6♦ 7♦  | 13    | 2    |
        | 6♠ 2♥  | 8     | 2    |
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♣ 10♥
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 6♦ 7♦     | 13    | 2    | perte | 0     |
        | 6♠ 2♥ 10♦ | 18    | 2    | gain  | 4     |
      Et la place 1 a 20 jetons

  @C2.5
  Règle: C2.5 Deux premières cartes de même valeur peuvent être séparées contre une mise égale en deux mains indépendantes, jouées l'une après l'autre.

    @id:fr-eights-are-split
    Scénario: Deux huit deviennent deux mains contre une seconde mise, jouées l'une après l'autre
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 8♠ 8♥
      Et que le croupier reçoit 9♥
      Et que le sabot donne ensuite 10♦ 7♠ 5♦ 10♠
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer, rester ou séparer
      Et la place 1 a 90 jetons
      Quand la place 1 sépare
      Alors la place 1 a 80 jetons
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Et les mains de la place 1 sont
        | cartes | total | mise |
        | 8♠ 10♦ | 18    | 10   |
        | 8♥ 7♠  | 15    | 10   |
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♥ 10♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 8♠ 10♦   | 18    | 10   | perte | 0     |
        | 8♥ 7♠ 5♦ | 20    | 10   | gain  | 20    |
      Et la place 1 a 100 jetons

    @id:fr-other-hand-of-a-split-waits
    Scénario: On ne peut nommer que la main qui a la parole : la deuxième attend, et la première ne rejoue pas
      Étant donné que la place 1 mise 4 sur un total de 40 jetons
      Et que la place 1 reçoit 7♣ 7♠
      Et que le croupier reçoit 10♣
      Et que le sabot donne ensuite 5♠ 6♥ 9♥ 4♥ 9♦
      Quand les cartes sont distribuées
      Et la place 1 sépare
      Et la place 1 demande à tirer sur la main 2
      Alors c'est refusé : pas à son tour
      Quand la place 1 demande à rester sur la main 2
      Alors c'est refusé : pas à son tour
      Quand la place 1 demande à rester sur la main 3
      Alors c'est refusé : pas à son tour
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 tire sur la main 1
      Et la place 1 demande à rester sur la main 2
      Alors c'est refusé : pas à son tour
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 demande à tirer sur la main 1
      Alors c'est refusé : pas à son tour
      Quand la place 1 demande à rester sur la main 1
      Alors c'est refusé : pas à son tour
      Quand la place 1 tire sur la main 2
      Et la place 1 reste sur la main 2
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♣ 9♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 7♣ 5♠ 6♥ | 18    | 4    | perte | 0     |
        | 7♠ 9♥ 4♥ | 20    | 4    | gain  | 8     |
      Et la place 1 a 40 jetons

    @id:fr-both-hands-of-a-split-win
    Scénario: Les deux mains d'une séparation gagnent et chacune reçoit le montant de sa propre mise
      Étant donné que la place 1 mise 20 sur un total de 60 jetons
      Et que la place 1 reçoit 9♣ 9♦
      Et que le croupier reçoit 8♦
      Et que le sabot donne ensuite 10♥ Q♠ 10♦
      Quand les cartes sont distribuées
      Et la place 1 sépare
      Alors la place 1 a 20 jetons
      Quand la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♦ 10♦
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 9♣ 10♥ | 19    | 20   | gain  | 40    |
        | 9♦ Q♠  | 19    | 20   | gain  | 40    |
      Et la place 1 a 100 jetons

    @id:fr-both-hands-of-a-split-lose
    Scénario: Les deux mains d'une séparation perdent, et avec elles les deux mises
      Étant donné que la place 1 mise 2 sur un total de 50 jetons
      Et que la place 1 reçoit 3♠ 3♦
      Et que le croupier reçoit 10♥
      Et que le sabot donne ensuite 10♣ 4♣ 9♠ 5♦ 8♥
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer, rester ou séparer
      Quand la place 1 sépare
      Et la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♥ 8♥
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 3♠ 10♣ 4♣ | 17    | 2    | perte | 0     |
        | 3♦ 9♠ 5♦  | 17    | 2    | perte | 0     |
      Et la place 1 a 46 jetons

    @id:fr-dealer-over-pays-both-hands-of-a-split @C4.3
    Scénario: Un croupier à 22 paie les deux mains d'une séparation qui restent à un petit total
      Étant donné que la place 1 mise 4 sur un total de 20 jetons
      Et que la place 1 reçoit 6♥ 6♣
      Et que le croupier reçoit 5♦
      Et que le sabot donne ensuite 7♠ 9♥ 10♥ 7♣
      Quand les cartes sont distribuées
      Et la place 1 sépare
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 22 avec 5♦ 10♥ 7♣
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 6♥ 7♠  | 13    | 4    | gain  | 8     |
        | 6♣ 9♥  | 15    | 4    | gain  | 8     |
      Et la place 1 a 28 jetons

    @id:fr-hands-of-a-split-are-independent
    Scénario: Une main d'une séparation prend carte sur carte pendant que l'autre reste avec ses deux cartes
      Étant donné que la place 1 mise 12 sur un total de 48 jetons
      Et que la place 1 reçoit 2♥ 2♦
      Et que le croupier reçoit 7♦
      Et que le sabot donne ensuite 3♣ 4♠ 5♣ 6♣ Q♠ 10♣
      Quand les cartes sont distribuées
      Et la place 1 sépare
      Alors la place 1 peut tirer ou rester
      Quand la place 1 tire
      Alors la place 1 peut tirer ou rester
      Quand la place 1 tire
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et les mains de la place 1 sont
        | cartes         | total | mise |
        | 2♥ 3♣ 4♠ 5♣ 6♣ | 20    | 12   |
        | 2♦ Q♠          | 12    | 12   |
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♦ 10♣
      Et les mains de la place 1 sont
        | cartes         | total | mise | issue | rendu |
        | 2♥ 3♣ 4♠ 5♣ 6♣ | 20    | 12   | gain  | 24    |
        | 2♦ Q♠          | 12    | 12   | perte | 0     |
      Et la place 1 a 48 jetons

    @id:fr-two-fives-are-split
    Scénario: Deux cinq peuvent être séparés bien qu'ils fassent 10
      Étant donné que la place 1 mise 2 sur un total de 20 jetons
      Et que la place 1 reçoit 5♣ 5♥
      Et que le croupier reçoit 10♦
      Et que le sabot donne ensuite 8♠ 6♠ 10♠ 4♦ 10♥
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la place 1 peut tirer ou rester
      Et la place 1 a 16 jetons
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec 10♦ 10♥
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 5♣ 8♠ 6♠  | 19    | 2    | perte | 0     |
        | 5♥ 10♠ 4♦ | 19    | 2    | perte | 0     |
      Et la place 1 a 16 jetons

    @id:fr-pair-need-not-be-split
    Scénario: Une paire de huit qui reste est une seule main de 16 avec une seule mise
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 8♦ 8♥
      Et que le croupier reçoit 6♥
      Et que le sabot donne ensuite 10♦ 8♣
      Quand les cartes sont distribuées
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 24 avec 6♥ 10♦ 8♣
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 8♦ 8♥  | 16    | 10   | gain  | 20    |
      Et la place 1 a 110 jetons

    @id:fr-ten-and-king-are-split @K2
    Scénario: Un dix et un roi ont la même valeur et sont séparés
      Étant donné que la place 1 mise 6 sur un total de 30 jetons
      Et que la place 1 reçoit 10♥ K♣
      Et que le croupier reçoit 9♦
      Et que le sabot donne ensuite 8♠ 9♣ 9♥
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer, rester ou séparer
      Quand la place 1 sépare
      Alors la place 1 a 18 jetons
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 9♦ 9♥
      Et les mains de la place 1 sont
        | cartes | total | naturel | mise | issue   | rendu |
        | 10♥ 8♠ | 18    | non     | 6    | égalité | 6     |
        | K♣ 9♣  | 19    | non     | 6    | gain    | 12    |
      Et la place 1 a 36 jetons

    @id:fr-jack-and-queen-are-split @K2
    Scénario: Un valet et une dame ont la même valeur et sont séparés
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit J♠ Q♦
      Et que le croupier reçoit 10♣
      Et que le sabot donne ensuite 7♦ 4♠ 6♦ 8♥
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer, rester ou séparer
      Quand la place 1 sépare
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♣ 8♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | J♠ 7♦    | 17    | 10   | perte | 0     |
        | Q♦ 4♠ 6♦ | 20    | 10   | gain  | 20    |
      Et la place 1 a 100 jetons

    @id:fr-any-two-ten-value-cards-may-be-split @K2
    Scénario: Dix, valet, dame et roi peuvent être séparés deux à deux, qu'ils soient du même rang ou non
      Étant donné que la place 1 mise 2 sur un total de 20 jetons
      Et que la place 2 mise 2 sur un total de 20 jetons
      Et que la place 3 mise 4 sur un total de 20 jetons
      Et que la place 4 mise 4 sur un total de 20 jetons
      Et que la place 5 mise 6 sur un total de 20 jetons
      Et que la place 6 mise 6 sur un total de 20 jetons
      Et que la place 1 reçoit 10♠ J♥
      Et que la place 2 reçoit Q♣ K♦
      Et que la place 3 reçoit J♣ K♠
      Et que la place 4 reçoit Q♥ 10♦
      Et que la place 5 reçoit K♥ K♦
      Et que la place 6 reçoit Q♠ Q♣
      Et que le croupier reçoit 10♥
      Et que le sabot donne ensuite 9♦
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer, rester ou séparer
      Quand la place 1 reste
      Alors la place 2 peut tirer, rester ou séparer
      Quand la place 2 reste
      Alors la place 3 peut tirer, rester ou séparer
      Quand la place 3 reste
      Alors la place 4 peut tirer, rester ou séparer
      Quand la place 4 reste
      Alors la place 5 peut tirer, rester ou séparer
      Quand la place 5 reste
      Alors la place 6 peut tirer, rester ou séparer
      Quand la place 6 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♥ 9♦
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 10♠ J♥ | 20    | 2    | gain  | 4     |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue | rendu |
        | Q♣ K♦  | 20    | 2    | gain  | 4     |
      Et les mains de la place 3 sont
        | cartes | total | mise | issue | rendu |
        | J♣ K♠  | 20    | 4    | gain  | 8     |
      Et les mains de la place 4 sont
        | cartes | total | mise | issue | rendu |
        | Q♥ 10♦ | 20    | 4    | gain  | 8     |
      Et les mains de la place 5 sont
        | cartes | total | mise | issue | rendu |
        | K♥ K♦  | 20    | 6    | gain  | 12    |
      Et les mains de la place 6 sont
        | cartes | total | mise | issue | rendu |
        | Q♠ Q♣  | 20    | 6    | gain  | 12    |
      Et la place 1 a 22 jetons
      Et la place 2 a 22 jetons
      Et la place 3 a 24 jetons
      Et la place 4 a 24 jetons
      Et la place 5 a 26 jetons
      Et la place 6 a 26 jetons

    @id:fr-cards-of-different-value-are-no-pair @K2
    Scénario: Des cartes de valeur différente ne se séparent pas : voisines, de même couleur, ou un as avec un deux
      Étant donné que la place 1 mise 2 sur un total de 20 jetons
      Et que la place 2 mise 4 sur un total de 40 jetons
      Et que la place 3 mise 6 sur un total de 60 jetons
      Et que la place 4 mise 8 sur un total de 80 jetons
      Et que la place 1 reçoit 9♣ 10♦
      Et que la place 2 reçoit 2♠ A♣
      Et que la place 3 reçoit 7♥ 8♥
      Et que la place 4 reçoit J♦ 9♥
      Et que le croupier reçoit 8♠
      Et que le sabot donne ensuite 10♣
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer ou rester
      Quand la place 1 demande à séparer
      Alors c'est refusé : pas une paire
      Quand la place 1 reste
      Alors la place 2 peut tirer ou rester
      Quand la place 2 demande à séparer
      Alors c'est refusé : pas une paire
      Quand la place 2 reste
      Alors la place 3 peut tirer ou rester
      Quand la place 3 demande à séparer
      Alors c'est refusé : pas une paire
      Et la place 3 a 54 jetons
      Quand la place 3 reste
      Alors la place 4 peut tirer ou rester
      Quand la place 4 demande à séparer
      Alors c'est refusé : pas une paire
      Quand la place 4 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♠ 10♣
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 9♣ 10♦ | 19    | 2    | gain  | 4     |
      Et les mains de la place 2 sont
        | cartes | total     | mise | issue | rendu |
        | 2♠ A♣  | 13 souple | 4    | perte | 0     |
      Et les mains de la place 3 sont
        | cartes | total | mise | issue | rendu |
        | 7♥ 8♥  | 15    | 6    | perte | 0     |
      Et les mains de la place 4 sont
        | cartes | total | mise | issue | rendu |
        | J♦ 9♥  | 19    | 8    | gain  | 16    |
      Et la place 1 a 22 jetons
      Et la place 2 a 36 jetons
      Et la place 3 a 54 jetons
      Et la place 4 a 88 jetons

    @id:fr-six-and-five-are-no-pair
    Scénario: Un six et un cinq peuvent être doublés mais non séparés
      Étant donné que la place 1 mise 2 sur un total de 100 jetons
      Et que la place 1 reçoit 6♥ 5♦
      Et que le croupier reçoit 10♦
      Et que le sabot donne ensuite 9♠ 10♥
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer, rester ou doubler
      Et la place 1 ne peut pas séparer
      Quand la place 1 demande à séparer
      Alors c'est refusé : pas une paire
      Et la place 1 a 98 jetons
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec 10♦ 10♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 6♥ 5♦ 9♠ | 20    | 2    | égalité | 2     |
      Et la place 1 a 100 jetons

    @id:fr-no-split-once-the-pair-was-hit
    Scénario: Une paire de quatre qui a pris un roi ne peut plus être séparée
      Étant donné que la place 1 mise 4 sur un total de 44 jetons
      Et que la place 1 reçoit 4♥ 4♣
      Et que le croupier reçoit 9♠
      Et que le sabot donne ensuite K♦ 9♣
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer, rester ou séparer
      Quand la place 1 tire
      Alors la place 1 peut tirer ou rester
      Et la place 1 ne peut pas séparer
      Quand la place 1 demande à séparer
      Alors c'est refusé : pas deux cartes
      Et la place 1 a 40 jetons
      Et les mains de la place 1 sont
        | cartes   | total | mise |
        | 4♥ 4♣ K♦ | 18    | 4    |
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 9♠ 9♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 4♥ 4♣ K♦ | 18    | 4    | égalité | 4     |
      Et la place 1 a 44 jetons

    @id:fr-pair-made-by-a-hit-is-not-split
    Scénario: Un cinq tiré sur un trois et un cinq ne fait pas une paire à séparer
      Étant donné que la place 1 mise 2 sur un total de 10 jetons
      Et que la place 1 reçoit 3♦ 5♠
      Et que le croupier reçoit K♠
      Et que le sabot donne ensuite 5♥ 7♥ 9♣
      Quand les cartes sont distribuées
      Et la place 1 demande à séparer
      Alors c'est refusé : pas une paire
      Quand la place 1 tire
      Alors la place 1 peut tirer ou rester
      Quand la place 1 demande à séparer
      Alors c'est refusé : pas deux cartes
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec K♠ 9♣
      Et les mains de la place 1 sont
        | cartes      | total | mise | issue | rendu |
        | 3♦ 5♠ 5♥ 7♥ | 20    | 2    | gain  | 4     |
      Et la place 1 a 12 jetons

    @id:fr-split-with-exactly-the-chips
    Scénario: Autant de jetons que la mise, exactement, suffisent pour séparer
      Étant donné que la place 1 mise 4 sur un total de 8 jetons
      Et que la place 1 reçoit 10♦ 10♣
      Et que le croupier reçoit 9♥
      Et que le sabot donne ensuite 7♥ 9♠ 8♥
      Quand les cartes sont distribuées
      Alors la place 1 a 4 jetons
      Et la place 1 peut tirer, rester ou séparer
      Quand la place 1 sépare
      Alors la place 1 a 0 jeton
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 9♥ 8♥
      Et les mains de la place 1 sont
        | cartes | total | mise | issue   | rendu |
        | 10♦ 7♥ | 17    | 4    | égalité | 4     |
        | 10♣ 9♠ | 19    | 4    | gain    | 8     |
      Et la place 1 a 12 jetons

    @id:fr-split-one-chip-short
    Scénario: Avec un jeton de moins que la mise, une paire ne peut pas être séparée : elle tire, puis reste
      Étant donné que la place 1 mise 10 sur un total de 19 jetons
      Et que la place 1 reçoit 8♦ 8♣
      Et que le croupier reçoit 10♠
      Et que le sabot donne ensuite 3♣ 7♦
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer ou rester
      Et la place 1 ne peut pas séparer
      Quand la place 1 demande à séparer
      Alors c'est refusé : jetons insuffisants
      Et la place 1 a 9 jetons
      Et les mains de la place 1 sont
        | cartes | total | mise |
        | 8♦ 8♣  | 16    | 10   |
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♠ 7♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 8♦ 8♣ 3♣ | 19    | 10   | gain  | 20    |
      Et la place 1 a 29 jetons

    @id:fr-split-stakes-are-lost-to-a-dealer-natural @C4.7
    Scénario: Un naturel du croupier, parti d'un dix, emporte les mises des deux mains séparées
      Étant donné que la place 1 mise 10 sur un total de 40 jetons
      Et que la place 1 reçoit 9♥ 9♠
      Et que le croupier reçoit 10♠
      Et que le sabot donne ensuite J♦ 8♥ A♣
      Quand les cartes sont distribuées
      Et la place 1 sépare
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec 10♠ A♣
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 9♥ J♦  | 19    | 10   | perte | 0     |
        | 9♠ 8♥  | 17    | 10   | perte | 0     |
      Et la place 1 a 20 jetons

    @id:fr-second-seat-splits @C2.1
    Scénario: La deuxième place sépare quand vient son tour
      Étant donné que la place 1 mise 2 sur un total de 10 jetons
      Et que la place 2 mise 6 sur un total de 18 jetons
      Et que la place 1 reçoit 10♥ 7♣
      Et que la place 2 reçoit 7♦ 7♥
      Et que le croupier reçoit 9♦
      Et que le sabot donne ensuite 10♦ 6♦ 5♠ 8♠
      Quand les cartes sont distribuées
      Et la place 2 demande à séparer
      Alors c'est refusé : pas à son tour
      Quand la place 1 reste
      Et la place 2 sépare
      Alors la parole est à la place 2 pour la main 1
      Et la place 2 peut tirer ou rester
      Et la place 2 a 6 jetons
      Quand la place 1 demande à tirer
      Alors c'est refusé : pas à son tour
      Quand la place 2 reste
      Alors la parole est à la place 2 pour la main 2
      Et la place 2 peut tirer ou rester
      Quand la place 2 tire
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 9♦ 8♠
      Et les mains de la place 1 sont
        | cartes | total | mise | issue   | rendu |
        | 10♥ 7♣ | 17    | 2    | égalité | 2     |
      Et les mains de la place 2 sont
        | cartes   | total | mise | issue   | rendu |
        | 7♦ 10♦   | 17    | 6    | égalité | 6     |
        | 7♥ 6♦ 5♠ | 18    | 6    | gain    | 12    |
      Et la place 1 a 10 jetons
      Et la place 2 a 24 jetons

  @C2.6
  Règle: C2.6 Une main séparée qui reçoit une nouvelle paire peut être séparée de nouveau.

    @id:fr-second-split-hand-is-split-again
    Scénario: Le deuxième huit reçoit un huit, est séparé de nouveau et fait trois mains
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 8♣ 8♦
      Et que le croupier reçoit 9♣
      Et que le sabot donne ensuite 10♠ 8♠ 7♥ 4♠ 10♥ 10♦
      Quand les cartes sont distribuées
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou séparer
      Quand la place 1 sépare
      Alors la place 1 a 70 jetons
      Et la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♣ 10♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 8♣ 10♠   | 18    | 10   | perte   | 0     |
        | 8♦ 7♥ 4♠ | 19    | 10   | égalité | 10    |
        | 8♠ 10♥   | 18    | 10   | perte   | 0     |
      Et la place 1 a 80 jetons

    @id:fr-first-split-hand-is-split-again
    Scénario: Le premier sept reçoit un sept, est séparé de nouveau et fait trois mains
      Étant donné que la place 1 mise 4 sur un total de 40 jetons
      Et que la place 1 reçoit 7♦ 7♣
      Et que le croupier reçoit 8♥
      Et que le sabot donne ensuite 7♥ 10♣ 9♠ 3♠ K♦ 10♦
      Quand les cartes sont distribuées
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou séparer
      Quand la place 1 sépare
      Alors la place 1 a 28 jetons
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♥ 10♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 7♦ 10♣   | 17    | 4    | perte | 0     |
        | 7♥ 9♠ 3♠ | 19    | 4    | gain  | 8     |
        | 7♣ K♦    | 17    | 4    | perte | 0     |
      Et la place 1 a 36 jetons

    @id:fr-ten-value-cards-are-split-again
    Scénario: Une dame séparée qui reçoit un valet est une paire et est séparée de nouveau
      Étant donné que la place 1 mise 2 sur un total de 20 jetons
      Et que la place 1 reçoit 10♦ Q♣
      Et que le croupier reçoit 10♠
      Et que le sabot donne ensuite 5♥ 4♥ J♣ 8♦ 7♠ 8♠
      Quand les cartes sont distribuées
      Et la place 1 sépare
      Et la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou séparer
      Quand la place 1 sépare
      Alors la place 1 a 14 jetons
      Et la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♠ 8♠
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue   | rendu |
        | 10♦ 5♥ 4♥ | 19    | 2    | gain    | 4     |
        | Q♣ 8♦     | 18    | 2    | égalité | 2     |
        | J♣ 7♠     | 17    | 2    | perte   | 0     |
      Et la place 1 a 20 jetons

    @id:fr-new-pair-need-not-be-split
    Scénario: Le neuf donné à un neuf séparé n'oblige pas à séparer de nouveau, et il n'y a toujours que deux mains
      Étant donné que la place 1 mise 6 sur un total de 60 jetons
      Et que la place 1 reçoit 9♦ 9♣
      Et que le croupier reçoit 7♠
      Et que le sabot donne ensuite 9♥ 10♥ 10♠
      Quand les cartes sont distribuées
      Et la place 1 sépare
      Alors la place 1 peut tirer, rester ou séparer
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♠ 10♠
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 9♦ 9♥  | 18    | 6    | gain  | 12    |
        | 9♣ 10♥ | 19    | 6    | gain  | 12    |
      Et la place 1 a 72 jetons

    @id:fr-second-split-is-not-covered
    Scénario: Une nouvelle paire ne peut pas être séparée sans jetons pour une troisième mise
      Étant donné que la place 1 mise 10 sur un total de 29 jetons
      Et que la place 1 reçoit 8♥ 8♠
      Et que le croupier reçoit 10♣
      Et que le sabot donne ensuite 8♣ 4♣ 9♠ 9♦
      Quand les cartes sont distribuées
      Et la place 1 sépare
      Alors la place 1 a 9 jetons
      Et la place 1 peut tirer ou rester
      Et la place 1 ne peut pas séparer
      Quand la place 1 demande à séparer
      Alors c'est refusé : jetons insuffisants
      Et la place 1 a 9 jetons
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♣ 9♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 8♥ 8♣ 4♣ | 20    | 10   | gain  | 20    |
        | 8♠ 9♠    | 17    | 10   | perte | 0     |
      Et la place 1 a 29 jetons

    @id:fr-second-split-is-exactly-covered
    Scénario: Les jetons d'exactement deux mises de plus suffisent pour trois mains
      Étant donné que la place 1 mise 10 sur un total de 30 jetons
      Et que la place 1 reçoit 6♠ 6♦
      Et que le croupier reçoit 10♠
      Et que le sabot donne ensuite 10♥ 6♥ 10♣ 4♦ 2♣ K♠ 8♦
      Quand les cartes sont distribuées
      Et la place 1 sépare
      Alors la place 1 a 10 jetons
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou séparer
      Quand la place 1 sépare
      Alors la place 1 a 0 jeton
      Et la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♠ 8♦
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue   | rendu |
        | 6♠ 10♥    | 16    | 10   | perte   | 0     |
        | 6♦ 10♣ 4♦ | 20    | 10   | gain    | 20    |
        | 6♥ 2♣ K♠  | 18    | 10   | égalité | 10    |
      Et la place 1 a 30 jetons

    @id:fr-split-hand-without-a-new-pair
    Scénario: Une main séparée sans nouvelle paire ne se sépare pas, ni celle qui a fait sa paire en tirant
      Étant donné que la place 1 mise 2 sur un total de 30 jetons
      Et que la place 1 reçoit 4♦ 4♠
      Et que le croupier reçoit 7♣
      Et que le sabot donne ensuite 9♥ 4♥ 10♦ 9♣ 8♠
      Quand les cartes sont distribuées
      Et la place 1 sépare
      Alors la place 1 peut tirer ou rester
      Quand la place 1 demande à séparer
      Alors c'est refusé : pas une paire
      Quand la place 1 tire
      Et la place 1 demande à séparer
      Alors c'est refusé : pas deux cartes
      Et la place 1 a 26 jetons
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 demande à séparer
      Alors c'est refusé : pas une paire
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 24 avec 7♣ 9♣ 8♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 4♦ 9♥ 4♥ | 17    | 2    | gain  | 4     |
        | 4♠ 10♦   | 14    | 2    | gain  | 4     |
      Et la place 1 a 34 jetons

    @id:fr-three-hands-end-each-in-its-own-way @C2.3
    Scénario: Des trois mains d'une paire, une crève, une atteint 21 et une reste
      Étant donné que la place 1 mise 8 sur un total de 80 jetons
      Et que la place 1 reçoit 2♠ 2♥
      Et que le croupier reçoit 8♣
      Et que le sabot donne ensuite 10♦ J♣ 2♣ 9♣ 10♥ 7♦ 9♠ Q♦
      Quand les cartes sont distribuées
      Et la place 1 sépare
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou séparer
      Quand la place 1 sépare
      Alors la place 1 a 56 jetons
      Et la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♣ Q♦
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue   | rendu |
        | 2♠ 10♦ J♣ | 22    | 8    | perte   | 0     |
        | 2♥ 9♣ 10♥ | 21    | 8    | gain    | 16    |
        | 2♣ 7♦ 9♠  | 18    | 8    | égalité | 8     |
      Et la place 1 a 80 jetons

  @C2.7
  Règle: C2.7 Les as séparés reçoivent une carte chacun et pas davantage ; un as avec une bûche (carte valant 10) n'est alors pas un naturel et est payé 1 pour 1.

    @id:fr-split-aces-receive-one-card-each
    Scénario: Les as séparés reçoivent une carte chacun, le premier as avant le second, et le coup est terminé
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ A♥
      Et que le croupier reçoit 10♣
      Et que le sabot donne ensuite 7♦ 9♦ 9♥
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer, rester ou séparer
      Quand la place 1 sépare
      Alors le coup est terminé
      Quand la place 1 demande à tirer
      Alors c'est refusé : coup terminé
      Quand la place 1 demande à tirer sur la main 2
      Alors c'est refusé : coup terminé
      Et le croupier finit à 19 avec 10♣ 9♥
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | A♠ 7♦  | 18 souple | non     | 10   | perte | 0     |
        | A♥ 9♦  | 20 souple | non     | 10   | gain  | 20    |
      Et la place 1 a 100 jetons

    @id:fr-split-ace-with-a-king-pays-even-money
    Scénario: Un as séparé avec un roi fait 21, pas un naturel, et gagne une fois sa mise
      Étant donné que la place 1 mise 20 sur un total de 100 jetons
      Et que la place 1 reçoit A♦ A♣
      Et que le croupier reçoit 8♠
      Et que le sabot donne ensuite K♥ 6♣ 9♣
      Quand les cartes sont distribuées
      Et la place 1 sépare
      Alors le coup est terminé
      Et le croupier finit à 17 avec 8♠ 9♣
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue   | rendu |
        | A♦ K♥  | 21 souple | non     | 20   | gain    | 40    |
        | A♣ 6♣  | 17 souple | non     | 20   | égalité | 20    |
      Et la place 1 a 120 jetons

    @id:fr-both-split-aces-make-21
    Scénario: Deux as séparés reçoivent chacun une bûche et gagnent chacun 1 pour 1
      Étant donné que la place 1 mise 4 sur un total de 40 jetons
      Et que la place 1 reçoit A♥ A♠
      Et que le croupier reçoit 10♠
      Et que le sabot donne ensuite 10♦ J♣ 10♥
      Quand les cartes sont distribuées
      Et la place 1 sépare
      Alors le coup est terminé
      Et le croupier finit à 20 avec 10♠ 10♥
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | A♥ 10♦ | 21 souple | non     | 4    | gain  | 8     |
        | A♠ J♣  | 21 souple | non     | 4    | gain  | 8     |
      Et la place 1 a 48 jetons

    @id:fr-split-aces-take-no-further-action @C2.1
    Scénario: Les as séparés avec de petites cartes ne prennent plus rien, et la place suivante joue aussitôt
      Étant donné que la place 1 mise 2 sur un total de 20 jetons
      Et que la place 2 mise 10 sur un total de 50 jetons
      Et que la place 1 reçoit A♣ A♦
      Et que la place 2 reçoit 10♦ 9♠
      Et que le croupier reçoit 7♥
      Et que le sabot donne ensuite 3♥ 5♠ 10♥
      Quand les cartes sont distribuées
      Et la place 1 sépare
      Alors la parole est à la place 2 pour la main 1
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise |
        | A♣ 3♥  | 14 souple | non     | 2    |
        | A♦ 5♠  | 16 souple | non     | 2    |
      Et la place 1 a 16 jetons
      Quand la place 1 demande à tirer
      Alors c'est refusé : pas à son tour
      Quand la place 1 demande à tirer sur la main 2
      Alors c'est refusé : pas à son tour
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas à son tour
      Quand la place 1 demande à séparer
      Alors c'est refusé : pas à son tour
      Quand la place 1 demande à rester
      Alors c'est refusé : pas à son tour
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♥ 10♥
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | A♣ 3♥  | 14 souple | non     | 2    | perte | 0     |
        | A♦ 5♠  | 16 souple | non     | 2    | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total | naturel | mise | issue | rendu |
        | 10♦ 9♠ | 19    | non     | 10   | gain  | 20    |
      Et la place 1 a 16 jetons
      Et la place 2 a 60 jetons

    @id:fr-split-ace-21-ties-with-a-dealer-21 @C4.4
    Scénario: Un as séparé avec une dame ne fait qu'égalité avec un 21 du croupier en trois cartes
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ A♣
      Et que le croupier reçoit 9♦
      Et que le sabot donne ensuite Q♥ 8♦ 5♦ 7♣
      Quand les cartes sont distribuées
      Et la place 1 sépare
      Alors le coup est terminé
      Et le croupier finit à 21 avec 9♦ 5♦ 7♣
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue   | rendu |
        | A♠ Q♥  | 21 souple | non     | 10   | égalité | 10    |
        | A♣ 8♦  | 19 souple | non     | 10   | perte   | 0     |
      Et la place 1 a 90 jetons

    @id:fr-split-ace-21-loses-to-a-dealer-natural @C4.7
    Scénario: Deux as séparés à 21 perdent leurs deux mises contre un naturel du croupier
      Étant donné que la place 1 mise 6 sur un total de 30 jetons
      Et que la place 1 reçoit A♥ A♦
      Et que le croupier reçoit J♠
      Et que le sabot donne ensuite K♠ 10♣ A♠
      Quand les cartes sont distribuées
      Et la place 1 sépare
      Alors le coup est terminé
      Et le croupier finit à 21 avec J♠ A♠
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | A♥ K♠  | 21 souple | non     | 6    | perte | 0     |
        | A♦ 10♣ | 21 souple | non     | 6    | perte | 0     |
      Et la place 1 a 18 jetons

    @id:fr-natural-beside-a-split-ace-21 @C4.6
    Scénario: Contre un 21 du croupier, le naturel de la place 2 gagne 3 pour 2 et l'as séparé de la place 1 ne fait qu'égalité
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 2 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit A♦ A♥
      Et que la place 2 reçoit A♣ 10♥
      Et que le croupier reçoit 7♠
      Et que le sabot donne ensuite J♥ 4♣ 6♦ 8♥
      Quand les cartes sont distribuées
      Alors la parole est à la place 1 pour la main 1
      Quand la place 1 sépare
      Alors le coup est terminé
      Et le croupier finit à 21 avec 7♠ 6♦ 8♥
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue   | rendu |
        | A♦ J♥  | 21 souple | non     | 10   | égalité | 10    |
        | A♥ 4♣  | 15 souple | non     | 10   | perte   | 0     |
      Et les mains de la place 2 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | A♣ 10♥ | 21 souple | oui     | 10   | gain  | 25    |
      Et la place 1 a 90 jetons
      Et la place 2 a 115 jetons

    @id:fr-aces-are-not-split-without-chips
    Scénario: Les deux as d'une place sans jetons tirent comme n'importe quelle main
      Étant donné que la place 1 mise 10 sur un total de 10 jetons
      Et que la place 1 reçoit A♠ A♦
      Et que le croupier reçoit 10♦
      Et que le sabot donne ensuite 5♣ 3♦ 9♦
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer ou rester
      Quand la place 1 demande à séparer
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes   | total     | mise |
        | A♠ A♦ 5♣ | 17 souple | 10   |
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♦ 9♦
      Et les mains de la place 1 sont
        | cartes      | total     | mise | issue | rendu |
        | A♠ A♦ 5♣ 3♦ | 20 souple | 10   | gain  | 20    |
      Et la place 1 a 20 jetons

    @id:fr-aces-split-with-exactly-the-chips @C4.3
    Scénario: Autant de jetons que la mise, exactement, séparent deux as, et un croupier qui crève paie les deux
      Étant donné que la place 1 mise 8 sur un total de 16 jetons
      Et que la place 1 reçoit A♣ A♥
      Et que le croupier reçoit 6♠
      Et que le sabot donne ensuite 2♦ 9♣ 10♠ K♦
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer, rester ou séparer
      Quand la place 1 sépare
      Alors le coup est terminé
      Et le croupier finit à 26 avec 6♠ 10♠ K♦
      Et les mains de la place 1 sont
        | cartes | total     | mise | issue | rendu |
        | A♣ 2♦  | 13 souple | 8    | gain  | 16    |
        | A♥ 9♣  | 20 souple | 8    | gain  | 16    |
      Et la place 1 a 32 jetons

    @id:fr-aces-are-not-split-after-a-hit
    Scénario: Deux as qui ont pris une carte ne peuvent plus être séparés
      Étant donné que la place 1 mise 2 sur un total de 12 jetons
      Et que la place 1 reçoit A♦ A♠
      Et que le croupier reçoit 8♠
      Et que le sabot donne ensuite 2♣ 6♥ Q♠
      Quand les cartes sont distribuées
      Et la place 1 tire
      Alors la place 1 peut tirer ou rester
      Quand la place 1 demande à séparer
      Alors c'est refusé : pas deux cartes
      Et la place 1 a 10 jetons
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♠ Q♠
      Et les mains de la place 1 sont
        | cartes      | total     | mise | issue | rendu |
        | A♦ A♠ 2♣ 6♥ | 20 souple | 2    | gain  | 4     |
      Et la place 1 a 14 jetons
