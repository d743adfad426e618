# language: fr
@classic-fr
Fonctionnalité: C4 Le croupier et le paiement
  Toutes les mains sont jouées avant que le croupier prenne sa seconde carte. Il tire jusqu'à 17, avec ou sans as, puis toutes les mises sont réglées.

  @C4.1
  Règle: C4.1 Quand toutes les mains sont terminées, le croupier tire à 16 ou moins et reste à 17 ou plus.

    @id:fr-dealer-stands-on-17
    Scénario: Le croupier reste à un 17 de deux cartes, bien qu'il perde contre un 18
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 8♥
      Et que le croupier reçoit 10♦
      Et que le sabot donne ensuite 7♣
      Quand les cartes sont distribuées
      Alors les mains se jouent
      Et le croupier montre 10♦
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♦ 7♣
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 10♠ 8♥ | 18    | 10   | gain  | 20    |
      Et la place 1 a 110 jetons

    @id:fr-dealer-stands-on-18-against-19-and-20
    Scénario: Le croupier reste à 18 bien que chaque place ait plus
      Étant donné que la place 1 mise 4 sur un total de 40 jetons
      Et que la place 1 reçoit J♥ 9♣
      Et que la place 2 mise 6 sur un total de 30 jetons
      Et que la place 2 reçoit Q♦ K♣
      Et que le croupier reçoit 9♠
      Et que le sabot donne ensuite 9♥
      Quand la place 1 reste
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 9♠ 9♥
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | J♥ 9♣  | 19    | gain  | 8     |
      Et les mains de la place 2 sont
        | cartes | total | issue | rendu |
        | Q♦ K♣  | 20    | gain  | 12    |
      Et la place 1 a 44 jetons
      Et la place 2 a 36 jetons

    @id:fr-dealer-stands-on-17-of-three-cards
    Scénario: Le croupier reste à un 17 fait de trois cartes
      Étant donné que la place 1 mise 8 sur un total de 88 jetons
      Et que la place 1 reçoit 9♦ 8♣
      Et que le croupier reçoit 5♠
      Et que le sabot donne ensuite 2♣ K♥
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 5♠ 2♣ K♥
      Et les mains de la place 1 sont
        | cartes | total | issue   | rendu |
        | 9♦ 8♣  | 17    | égalité | 8     |
      Et la place 1 a 88 jetons

    @id:fr-dealer-draws-at-15
    Scénario: Le croupier tire à 15 et reste au 17 obtenu
      Étant donné que la place 1 mise 2 sur un total de 20 jetons
      Et que la place 1 reçoit 7♠ 9♣
      Et que le croupier reçoit 8♠
      Et que le sabot donne ensuite 7♦ 2♦
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 8♠ 7♦ 2♦
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 7♠ 9♣  | 16    | perte | 0     |
      Et la place 1 a 18 jetons

    @id:fr-dealer-draws-though-ahead
    Scénario: Le croupier tire à 13 bien qu'il devance la seule main, et crève
      Étant donné que la place 1 mise 10 sur un total de 60 jetons
      Et que la place 1 reçoit 9♠ 3♦
      Et que le croupier reçoit 7♥
      Et que le sabot donne ensuite 6♣ 9♦
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 22 avec 7♥ 6♣ 9♦
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 9♠ 3♦  | 12    | gain  | 20    |
      Et la place 1 a 70 jetons

    @id:fr-dealer-draws-as-many-as-it-takes
    Scénario: Le croupier va jusqu'à une septième carte pour atteindre 17
      Étant donné que la place 1 mise 20 sur un total de 100 jetons
      Et que la place 1 reçoit K♠ 8♦
      Et que le croupier reçoit 2♦
      Et que le sabot donne ensuite 2♣ 3♠ 2♥ 4♠ 3♦ A♣
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 2♦ 2♣ 3♠ 2♥ 4♠ 3♦ A♣
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | K♠ 8♦  | 18    | gain  | 40    |
      Et la place 1 a 120 jetons

    @id:fr-dealer-waits-for-the-last-seat
    Scénario: Le croupier ne prend sa seconde carte que lorsque la dernière des trois places a joué
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 10♣ 6♦
      Et que la place 2 mise 4 sur un total de 50 jetons
      Et que la place 2 reçoit 5♥ 8♠
      Et que la place 3 mise 2 sur un total de 20 jetons
      Et que la place 3 reçoit 9♥ 4♦
      Et que le croupier reçoit 6♥
      Et que le sabot donne ensuite 3♣ 6♠ K♦ Q♠ 2♠
      Quand les cartes sont distribuées
      Alors la parole est à la place 1 pour la main 1
      Et le croupier montre 6♥
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Et le croupier montre 6♥
      Quand la place 2 tire
      Et la place 2 reste
      Alors la parole est à la place 3 pour la main 1
      Et le croupier montre 6♥
      Quand la place 3 tire
      Alors le coup est terminé
      Et le croupier finit à 18 avec 6♥ Q♠ 2♠
      Et les mains de la place 1 sont
        | cartes    | total | issue | rendu |
        | 10♣ 6♦ 3♣ | 19    | gain  | 20    |
      Et les mains de la place 2 sont
        | cartes   | total | issue | rendu |
        | 5♥ 8♠ 6♠ | 19    | gain  | 8     |
      Et les mains de la place 3 sont
        | cartes   | total | issue | rendu |
        | 9♥ 4♦ K♦ | 23    | perte | 0     |
      Et la place 1 a 110 jetons
      Et la place 2 a 54 jetons
      Et la place 3 a 18 jetons

    @id:fr-dealer-after-all-hands-went-over
    Scénario: Quand toutes les mains ont crevé, le coup est terminé et toutes les mises sont perdues
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ 6♥
      Et que la place 2 mise 2 sur un total de 40 jetons
      Et que la place 2 reçoit J♠ 5♣
      Et que le croupier reçoit 7♣
      Et que le sabot donne ensuite 8♠ 9♠ K♣
      Quand la place 1 tire
      Alors la parole est à la place 2 pour la main 1
      Quand la place 2 tire
      Alors le coup est terminé
      Et les mains de la place 1 sont
        | cartes    | total | issue | rendu |
        | 10♦ 6♥ 8♠ | 24    | perte | 0     |
      Et les mains de la place 2 sont
        | cartes   | total | issue | rendu |
        | J♠ 5♣ 9♠ | 24    | perte | 0     |
      Et la place 1 a 90 jetons
      Et la place 2 a 38 jetons

    @id:fr-dealer-hard-16-draws @X2
    Scénario: Le croupier tire à un 16 dur de deux cartes, et son 21 bat un 20
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit Q♥ 10♥
      Et que le croupier reçoit 10♣
      Et que le sabot donne ensuite 6♦ 5♠
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec 10♣ 6♦ 5♠
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | Q♥ 10♥ | 20    | perte | 0     |
      Et la place 1 a 90 jetons

    @id:fr-dealer-hard-16-draws-and-goes-over @X2
    Scénario: Le croupier tire à 16 et crève, et une main de 14 gagne
      Étant donné que la place 1 mise 6 sur un total de 54 jetons
      Et que la place 1 reçoit 8♣ 6♠
      Et que le croupier reçoit 9♦
      Et que le sabot donne ensuite 7♠ K♥
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 26 avec 9♦ 7♠ K♥
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 8♣ 6♠  | 14    | gain  | 12    |
      Et la place 1 a 60 jetons

    @id:fr-dealer-16-of-three-cards-draws @X2
    Scénario: Le croupier tire aussi à un 16 de trois cartes
      Étant donné que la place 1 mise 2 sur un total de 32 jetons
      Et que la place 1 reçoit J♦ 9♥
      Et que le croupier reçoit 6♠
      Et que le sabot donne ensuite 5♦ 5♣ 2♥
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 6♠ 5♦ 5♣ 2♥
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | J♦ 9♥  | 19    | gain  | 4     |
      Et la place 1 a 34 jetons

    @id:fr-dealer-16-draws-at-a-tie @X2
    Scénario: Le croupier ne reste pas à 16 pour faire égalité avec une main de 16
      Étant donné que la place 1 mise 12 sur un total de 80 jetons
      Et que la place 1 reçoit 10♦ 6♣
      Et que le croupier reçoit 8♥
      Et que le sabot donne ensuite 8♦ A♠
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 8♥ 8♦ A♠
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 10♦ 6♣ | 16    | perte | 0     |
      Et la place 1 a 68 jetons

  @C4.2
  Règle: C4.2 Le croupier compte un as 11 quand cela fait 17 ou plus sans dépasser 21 ; il reste donc à 17 souple.

    @id:fr-dealer-six-ace-stands
    Scénario: Le croupier reste avec un six et un as
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 8♣
      Et que le croupier reçoit 6♥
      Et que le sabot donne ensuite A♠
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 6♥ A♠
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 10♠ 8♣ | 18    | gain  | 20    |
      Et la place 1 a 110 jetons

    @id:fr-dealer-ace-six-stands
    Scénario: Le croupier reste avec un as et un six, et une main de 17 fait égalité
      Étant donné que la place 1 mise 4 sur un total de 24 jetons
      Et que la place 1 reçoit 9♣ 8♦
      Et que le croupier reçoit A♦
      Et que le sabot donne ensuite 6♦
      Quand la place 1 décline l'assurance
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec A♦ 6♦
      Et les mains de la place 1 sont
        | cartes | total | issue   | rendu |
        | 9♣ 8♦  | 17    | égalité | 4     |
      Et la place 1 a 24 jetons

    @id:fr-dealer-soft-17-of-three-cards
    Scénario: Le croupier reste à un 17 souple d'as, trois et trois
      Étant donné que la place 1 mise 20 sur un total de 60 jetons
      Et que la place 1 reçoit K♦ 8♥
      Et que le croupier reçoit A♣
      Et que le sabot donne ensuite 3♣ 3♥
      Quand la place 1 décline l'assurance
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec A♣ 3♣ 3♥
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | K♦ 8♥  | 18    | gain  | 40    |
      Et la place 1 a 80 jetons

    @id:fr-dealer-soft-17-with-the-ace-last
    Scénario: Un as venu en troisième sur un six fait 17 souple, et le croupier reste
      Étant donné que la place 1 mise 6 sur un total de 90 jetons
      Et que la place 1 reçoit 7♣ 9♠
      Et que la place 2 mise 8 sur un total de 90 jetons
      Et que la place 2 reçoit 10♥ 8♠
      Et que le croupier reçoit 2♠
      Et que le sabot donne ensuite 4♦ A♥
      Quand la place 1 reste
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 2♠ 4♦ A♥
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 7♣ 9♠  | 16    | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total | issue | rendu |
        | 10♥ 8♠ | 18    | gain  | 16    |
      Et la place 1 a 84 jetons
      Et la place 2 a 98 jetons

    @id:fr-dealer-three-aces-soft-17
    Scénario: Un quatre et trois as font un 17 souple où le croupier reste, après avoir tiré à 15 souple et à 16 souple
      Étant donné que la place 1 mise 2 sur un total de 22 jetons
      Et que la place 1 reçoit J♣ 7♥
      Et que le croupier reçoit 4♣
      Et que le sabot donne ensuite A♦ A♥ A♠
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 4♣ A♦ A♥ A♠
      Et les mains de la place 1 sont
        | cartes | total | issue   | rendu |
        | J♣ 7♥  | 17    | égalité | 2     |
      Et la place 1 a 22 jetons

    @id:fr-dealer-soft-16-draws
    Scénario: Le croupier tire avec un as et un cinq, compte l'as 1 quand un dix suit, et tire encore à 16
      Étant donné que la place 1 mise 10 sur un total de 50 jetons
      Et que la place 1 reçoit 10♠ 9♦
      Et que le croupier reçoit A♣
      Et que le sabot donne ensuite 5♠ 10♦ 4♥
      Quand la place 1 décline l'assurance
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec A♣ 5♠ 10♦ 4♥
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 10♠ 9♦ | 19    | perte | 0     |
      Et la place 1 a 40 jetons

    @id:fr-dealer-two-aces-draw
    Scénario: Les deux as du croupier font 12 souple, et un cinq en fait un 17 souple où il reste
      Étant donné que la place 1 mise 14 sur un total de 70 jetons
      Et que la place 1 reçoit Q♣ 8♥
      Et que le croupier reçoit A♠
      Et que le sabot donne ensuite A♣ 5♦
      Quand la place 1 décline l'assurance
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec A♠ A♣ 5♦
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | Q♣ 8♥  | 18    | gain  | 28    |
      Et la place 1 a 84 jetons

    @id:fr-dealer-ace-counts-one-after-sixteen
    Scénario: Un as sur un 16 vaut 1 et fait un 17 dur où le croupier reste
      Étant donné que la place 1 mise 10 sur un total de 40 jetons
      Et que la place 1 reçoit 10♥ 7♠
      Et que le croupier reçoit 10♠
      Et que le sabot donne ensuite 6♦ A♥
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♠ 6♦ A♥
      Et les mains de la place 1 sont
        | cartes | total | issue   | rendu |
        | 10♥ 7♠ | 17    | égalité | 10    |
      Et la place 1 a 40 jetons

    @id:fr-dealer-ace-counts-eleven-after-ten
    Scénario: Un as sur un total de 10 en deux cartes vaut 11 et fait le 21 du croupier
      Étant donné que la place 1 mise 8 sur un total de 64 jetons
      Et que la place 1 reçoit Q♦ 10♣
      Et que le croupier reçoit 5♣
      Et que le sabot donne ensuite 5♦ A♠
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec 5♣ 5♦ A♠
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | Q♦ 10♣ | 20    | perte | 0     |
      Et la place 1 a 56 jetons

    @id:fr-dealer-soft-18-stands
    Scénario: Le croupier reste avec un as et un sept bien qu'une main de 19 le batte
      Étant donné que la place 1 mise 6 sur un total de 42 jetons
      Et que la place 1 reçoit 9♥ Q♠
      Et que le croupier reçoit 7♦
      Et que le sabot donne ensuite A♣
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 7♦ A♣
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 9♥ Q♠  | 19    | gain  | 12    |
      Et la place 1 a 48 jetons

    @id:fr-dealer-soft-hand-turns-hard-and-goes-over
    Scénario: Un 13 souple du croupier devient un 13 dur, et le dix suivant en fait 23
      Étant donné que la place 1 mise 18 sur un total de 90 jetons
      Et que la place 1 reçoit 7♥ 6♠
      Et que le croupier reçoit 2♥
      Et que le sabot donne ensuite A♦ J♦ Q♥
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 23 avec 2♥ A♦ J♦ Q♥
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 7♥ 6♠  | 13    | gain  | 36    |
      Et la place 1 a 108 jetons

  @C4.3
  Règle: C4.3 Un croupier au-dessus de 21, 22 compris, paie 1 pour 1 toute main ordinaire encore en jeu.

    @id:fr-settle-dealer-22-pays
    Scénario: Un croupier à 22 paie une main de 20 et une main de 12
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit K♥ Q♣
      Et que la place 2 mise 2 sur un total de 30 jetons
      Et que la place 2 reçoit 7♣ 5♥
      Et que le croupier reçoit 10♠
      Et que le sabot donne ensuite 6♣ 6♥
      Quand la place 1 reste
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 22 avec 10♠ 6♣ 6♥
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | K♥ Q♣  | 20    | gain  | 20    |
      Et les mains de la place 2 sont
        | cartes | total | issue | rendu |
        | 7♣ 5♥  | 12    | gain  | 4     |
      Et la place 1 a 110 jetons
      Et la place 2 a 32 jetons

    @id:fr-settle-dealer-23-pays
    Scénario: Un croupier à 23 paie la plus petite main qui soit, une paire de deux
      Étant donné que la place 1 mise 4 sur un total de 16 jetons
      Et que la place 1 reçoit 2♣ 2♦
      Et que le croupier reçoit 9♣
      Et que le sabot donne ensuite 5♥ 9♦
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 23 avec 9♣ 5♥ 9♦
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 2♣ 2♦  | 4     | gain  | 8     |
      Et la place 1 a 20 jetons

    @id:fr-settle-dealer-26-pays-doubled
    Scénario: Un croupier à 26 paie la mise doublée d'un 13 doublé
      Étant donné que la place 1 mise 20 sur un total de 100 jetons
      Et que la place 1 reçoit 6♦ 5♠
      Et que le croupier reçoit J♥
      Et que le sabot donne ensuite 2♥ 6♠ 10♦
      Quand la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 26 avec J♥ 6♠ 10♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 6♦ 5♠ 2♥ | 13    | 40   | gain  | 80    |
      Et la place 1 a 140 jetons

    @id:fr-settle-dealer-over-does-not-save-a-busted-hand
    Scénario: Une main crevée perd bien que le croupier crève aussi, tandis que sa voisine est payée
      Étant donné que la place 1 mise 10 sur un total de 50 jetons
      Et que la place 1 reçoit 10♣ 4♥
      Et que la place 2 mise 10 sur un total de 50 jetons
      Et que la place 2 reçoit 10♥ 4♠
      Et que le croupier reçoit 5♦
      Et que le sabot donne ensuite 8♦ 9♥ Q♦
      Quand la place 1 tire
      Alors la parole est à la place 2 pour la main 1
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 24 avec 5♦ 9♥ Q♦
      Et les mains de la place 1 sont
        | cartes    | total | issue | rendu |
        | 10♣ 4♥ 8♦ | 22    | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total | issue | rendu |
        | 10♥ 4♠ | 14    | gain  | 20    |
      Et la place 1 a 40 jetons
      Et la place 2 a 60 jetons

    @id:fr-settle-dealer-over-and-split-hands
    Scénario: De deux mains séparées, celle qui a crevé perd et l'autre est payée par un croupier à 25
      Étant donné que la place 1 mise 6 sur un total de 60 jetons
      Et que la place 1 reçoit 7♦ 7♠
      Et que le croupier reçoit 8♣
      Et que le sabot donne ensuite 9♠ J♣ 6♦ 7♥ K♠
      Quand la place 1 sépare
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 25 avec 8♣ 7♥ K♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 7♦ 9♠ J♣ | 26    | 6    | perte | 0     |
        | 7♠ 6♦    | 13    | 6    | gain  | 12    |
      Et la place 1 a 60 jetons

    @id:fr-settle-dealer-over-and-a-natural
    Scénario: Un croupier à 22 paie un 21 ordinaire 1 pour 1 et un naturel 3 pour 2
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ J♠
      Et que la place 2 mise 10 sur un total de 100 jetons
      Et que la place 2 reçoit 8♥ 7♣
      Et que le croupier reçoit 9♥
      Et que le sabot donne ensuite 6♠ 3♠ K♦
      Quand la place 2 tire
      Alors le coup est terminé
      Et le croupier finit à 22 avec 9♥ 3♠ K♦
      Et les mains de la place 1 sont
        | cartes | total     | naturel | issue | rendu |
        | A♠ J♠  | 21 souple | oui     | gain  | 25    |
      Et les mains de la place 2 sont
        | cartes   | total | naturel | issue | rendu |
        | 8♥ 7♣ 6♠ | 21    | non     | gain  | 20    |
      Et la place 1 a 115 jetons
      Et la place 2 a 110 jetons

    @id:fr-settle-dealer-21-has-not-gone-over @X6
    Scénario: Un croupier à 21 tout juste n'a pas crevé : il bat 20, 18 et 12
      Étant donné que la place 1 mise 2 sur un total de 20 jetons
      Et que la place 1 reçoit Q♥ K♣
      Et que la place 2 mise 4 sur un total de 40 jetons
      Et que la place 2 reçoit 10♦ 8♠
      Et que la place 3 mise 6 sur un total de 60 jetons
      Et que la place 3 reçoit 9♦ 3♣
      Et que le croupier reçoit 7♠
      Et que le sabot donne ensuite 4♥ 10♠
      Quand la place 1 reste
      Et la place 2 reste
      Et la place 3 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec 7♠ 4♥ 10♠
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | Q♥ K♣  | 20    | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total | issue | rendu |
        | 10♦ 8♠ | 18    | perte | 0     |
      Et les mains de la place 3 sont
        | cartes | total | issue | rendu |
        | 9♦ 3♣  | 12    | perte | 0     |
      Et la place 1 a 18 jetons
      Et la place 2 a 36 jetons
      Et la place 3 a 54 jetons

    @id:fr-settle-dealer-21-of-five-cards @X6
    Scénario: Un 21 du croupier en cinq cartes emporte un 20 doublé et laisse sa mise à un 21
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 6♣ 4♦
      Et que la place 2 mise 8 sur un total de 32 jetons
      Et que la place 2 reçoit 9♠ 5♦
      Et que le croupier reçoit 3♦
      Et que le sabot donne ensuite Q♠ 7♦ 2♣ 4♠ 5♣ 7♣
      Quand la place 1 double
      Et la place 2 tire
      Alors le coup est terminé
      Et le croupier finit à 21 avec 3♦ 2♣ 4♠ 5♣ 7♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 6♣ 4♦ Q♠ | 20    | 20   | perte | 0     |
      Et les mains de la place 2 sont
        | cartes   | total | mise | issue   | rendu |
        | 9♠ 5♦ 7♦ | 21    | 8    | égalité | 8     |
      Et la place 1 a 80 jetons
      Et la place 2 a 32 jetons

  @C4.4
  Règle: C4.4 Sinon, les mains ordinaires supérieures au total du croupier sont payées 1 pour 1, les inférieures perdent, les égales font égalité.

    @id:fr-settle-above-equal-below
    Scénario: Contre un croupier à 18, un 19 est payé, un 18 garde sa mise et un 17 perd
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 10♥ 9♣
      Et que la place 2 mise 10 sur un total de 100 jetons
      Et que la place 2 reçoit 9♦ 9♠
      Et que la place 3 mise 10 sur un total de 100 jetons
      Et que la place 3 reçoit K♠ 7♦
      Et que le croupier reçoit 8♦
      Et que le sabot donne ensuite J♥
      Quand la place 1 reste
      Et la place 2 reste
      Et la place 3 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♦ J♥
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 10♥ 9♣ | 19    | 10   | gain  | 20    |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue   | rendu |
        | 9♦ 9♠  | 18    | 10   | égalité | 10    |
      Et les mains de la place 3 sont
        | cartes | total | mise | issue | rendu |
        | K♠ 7♦  | 17    | 10   | perte | 0     |
      Et la place 1 a 110 jetons
      Et la place 2 a 100 jetons
      Et la place 3 a 90 jetons

    @id:fr-settle-21-of-three-cards-is-paid-once
    Scénario: Un 21 de trois cartes est payé 1 pour 1 par un croupier à 20
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 9♦ 6♥
      Et que le croupier reçoit Q♣
      Et que le sabot donne ensuite 6♣ K♥
      Quand la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 20 avec Q♣ K♥
      Et les mains de la place 1 sont
        | cartes   | total | naturel | issue | rendu |
        | 9♦ 6♥ 6♣ | 21    | non     | gain  | 20    |
      Et la place 1 a 110 jetons

    @id:fr-settle-low-hand-loses-to-17
    Scénario: Une place qui reste à 5 perd contre un croupier à 17
      Étant donné que la place 1 mise 2 sur un total de 12 jetons
      Et que la place 1 reçoit 2♠ 3♥
      Et que le croupier reçoit 7♣
      Et que le sabot donne ensuite Q♠
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♣ Q♠
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 2♠ 3♥  | 5     | perte | 0     |
      Et la place 1 a 10 jetons

    @id:fr-settle-doubled-hand-all-three-ways
    Scénario: Une main doublée gagne, fait égalité ou perd avec sa mise doublée
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 7♠ 4♦
      Et que la place 2 mise 4 sur un total de 50 jetons
      Et que la place 2 reçoit 5♠ 5♥
      Et que la place 3 mise 20 sur un total de 60 jetons
      Et que la place 3 reçoit 6♠ 3♣
      Et que le croupier reçoit 10♣
      Et que le sabot donne ensuite 9♣ 8♥ 8♣ 8♠
      Quand la place 1 double
      Et la place 2 double
      Et la place 3 double
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♣ 8♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 7♠ 4♦ 9♣ | 20    | 20   | gain  | 40    |
      Et les mains de la place 2 sont
        | cartes   | total | mise | issue   | rendu |
        | 5♠ 5♥ 8♥ | 18    | 8    | égalité | 8     |
      Et les mains de la place 3 sont
        | cartes   | total | mise | issue | rendu |
        | 6♠ 3♣ 8♣ | 17    | 40   | perte | 0     |
      Et la place 1 a 120 jetons
      Et la place 2 a 50 jetons
      Et la place 3 a 20 jetons

    @id:fr-settle-split-hands-each-by-itself
    Scénario: Deux mains séparées sont réglées chacune à part : l'une gagne et l'autre perd
      Étant donné que la place 1 mise 12 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ K♣
      Et que le croupier reçoit 9♥
      Et que le sabot donne ensuite 9♣ 7♥ 9♦
      Quand la place 1 sépare
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 9♥ 9♦
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 10♠ 9♣ | 19    | 12   | gain  | 24    |
        | K♣ 7♥  | 17    | 12   | perte | 0     |
      Et la place 1 a 100 jetons

    @id:fr-settle-soft-against-hard
    Scénario: Un 18 souple de trois cartes vaut autant que le 18 dur du croupier
      Étant donné que la place 1 mise 6 sur un total de 36 jetons
      Et que la place 1 reçoit A♦ 4♠
      Et que le croupier reçoit 10♦
      Et que le sabot donne ensuite 3♥ 8♣
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 1
      Et les mains de la place 1 sont
        | cartes   | total     | mise |
        | A♦ 4♠ 3♥ | 18 souple | 6    |
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♦ 8♣
      Et les mains de la place 1 sont
        | cartes   | total     | issue   | rendu |
        | A♦ 4♠ 3♥ | 18 souple | égalité | 6     |
      Et la place 1 a 36 jetons

    @id:fr-settle-number-of-cards-does-not-count
    Scénario: Un 20 de cinq cartes fait égalité avec un 20 du croupier en deux cartes
      Étant donné que la place 1 mise 16 sur un total de 48 jetons
      Et que la place 1 reçoit 3♥ 4♣
      Et que le croupier reçoit J♦
      Et que le sabot donne ensuite 2♦ 5♥ 6♣ Q♣
      Quand la place 1 tire
      Et la place 1 tire
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec J♦ Q♣
      Et les mains de la place 1 sont
        | cartes         | total | issue   | rendu |
        | 3♥ 4♣ 2♦ 5♥ 6♣ | 20    | égalité | 16    |
      Et la place 1 a 48 jetons

    @id:fr-settle-tie-at-17 @X4
    Scénario: Une égalité à 17 rend la mise et ne paie rien
      Étant donné que la place 1 mise 10 sur un total de 10 jetons
      Et que la place 1 reçoit 10♠ 7♥
      Et que le croupier reçoit 9♠
      Et que le sabot donne ensuite 8♦
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 9♠ 8♦
      Et les mains de la place 1 sont
        | cartes | total | issue   | rendu |
        | 10♠ 7♥ | 17    | égalité | 10    |
      Et la place 1 a 10 jetons

    @id:fr-settle-tie-at-19-and-18 @X4
    Scénario: Contre un croupier à 19, la place qui a 19 garde sa mise et celle qui a 18 perd
      Étant donné que la place 1 mise 8 sur un total de 80 jetons
      Et que la place 1 reçoit Q♠ 9♥
      Et que la place 2 mise 8 sur un total de 80 jetons
      Et que la place 2 reçoit J♥ 8♦
      Et que le croupier reçoit 4♠
      Et que le sabot donne ensuite 5♠ K♠
      Quand la place 1 reste
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 4♠ 5♠ K♠
      Et les mains de la place 1 sont
        | cartes | total | issue   | rendu |
        | Q♠ 9♥  | 19    | égalité | 8     |
      Et les mains de la place 2 sont
        | cartes | total | issue | rendu |
        | J♥ 8♦  | 18    | perte | 0     |
      Et la place 1 a 80 jetons
      Et la place 2 a 72 jetons

    @id:fr-settle-tie-at-20 @X4
    Scénario: Une égalité à 20 rend la mise
      Étant donné que la place 1 mise 50 sur un total de 500 jetons
      Et que la place 1 reçoit K♦ J♣
      Et que le croupier reçoit Q♦
      Et que le sabot donne ensuite 10♥
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec Q♦ 10♥
      Et les mains de la place 1 sont
        | cartes | total | issue   | rendu |
        | K♦ J♣  | 20    | égalité | 50    |
      Et la place 1 a 500 jetons

    @id:fr-settle-tie-at-21-of-three-cards @X4
    Scénario: À 21 en trois cartes de part et d'autre, c'est l'égalité comme pour tout autre total
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 8♣ 6♥
      Et que le croupier reçoit 5♥
      Et que le sabot donne ensuite 7♥ 6♣ Q♣
      Quand la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 21 avec 5♥ 6♣ Q♣
      Et les mains de la place 1 sont
        | cartes   | total | naturel | issue   | rendu |
        | 8♣ 6♥ 7♥ | 21    | non     | égalité | 10    |
      Et la place 1 a 100 jetons

    @id:fr-settle-tie-at-21-doubled @X4
    Scénario: Un 21 doublé fait égalité avec un 21 du croupier en quatre cartes et garde ses deux mises
      Étant donné que la place 1 mise 6 sur un total de 30 jetons
      Et que la place 1 reçoit 8♠ 3♦
      Et que le croupier reçoit 2♦
      Et que le sabot donne ensuite 10♦ 9♣ 5♠ 5♦
      Quand la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 21 avec 2♦ 9♣ 5♠ 5♦
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue   | rendu |
        | 8♠ 3♦ 10♦ | 21    | 12   | égalité | 12    |
      Et la place 1 a 30 jetons

    @id:fr-settle-tie-at-21-of-split-aces @X4
    Scénario: Un as séparé avec un roi est un 21 ordinaire et fait égalité avec un 21 du croupier en trois cartes
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ A♥
      Et que le croupier reçoit 9♦
      Et que le sabot donne ensuite K♦ 7♠ 2♥ 10♠
      Quand la place 1 sépare
      Alors le coup est terminé
      Et le croupier finit à 21 avec 9♦ 2♥ 10♠
      Et les mains de la place 1 sont
        | cartes | total     | naturel | issue   | rendu |
        | A♠ K♦  | 21 souple | non     | égalité | 10    |
        | A♥ 7♠  | 18 souple | non     | perte   | 0     |
      Et la place 1 a 90 jetons

  @C4.5
  Règle: C4.5 Un naturel est 21 avec les deux cartes données au départ. Il est payé 3 pour 2, sauf si le croupier en a un aussi : alors il fait égalité.

    @id:fr-natural-ends-the-round
    Scénario: La seule place a un naturel, ne décide rien, et le coup est terminé dès la distribution
      Étant donné que la place 1 mise 20 sur un total de 100 jetons
      Et que la place 1 reçoit A♥ Q♠
      Et que le croupier reçoit 7♣
      Et que le sabot donne ensuite J♠
      Quand les cartes sont distribuées
      Alors le coup est terminé
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | A♥ Q♠  | 21 souple | oui     | 20   | gain  | 50    |
      Et la place 1 a 130 jetons
      Quand la place 1 demande à rester
      Alors c'est refusé : coup terminé
      Quand la place 1 demande à tirer
      Alors c'est refusé : coup terminé

    @id:fr-natural-is-passed-over
    Scénario: Un naturel entre deux mains ordinaires ne reçoit pas la parole et est payé plus qu'elles
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 10♥ 10♠
      Et que la place 2 mise 10 sur un total de 100 jetons
      Et que la place 2 reçoit K♥ A♣
      Et que la place 3 mise 10 sur un total de 100 jetons
      Et que la place 3 reçoit 9♥ 10♣
      Et que le croupier reçoit 8♣
      Et que le sabot donne ensuite Q♥
      Quand les cartes sont distribuées
      Alors la parole est à la place 1 pour la main 1
      Et les mains de la place 2 sont
        | cartes | total     | naturel | mise |
        | K♥ A♣  | 21 souple | oui     | 10   |
      Quand la place 2 demande à tirer
      Alors c'est refusé : pas à son tour
      Quand la place 1 reste
      Alors la parole est à la place 3 pour la main 1
      Quand la place 3 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♣ Q♥
      Et les mains de la place 1 sont
        | cartes  | total | naturel | issue | rendu |
        | 10♥ 10♠ | 20    | non     | gain  | 20    |
      Et les mains de la place 2 sont
        | cartes | total     | naturel | issue | rendu |
        | K♥ A♣  | 21 souple | oui     | gain  | 25    |
      Et les mains de la place 3 sont
        | cartes | total | naturel | issue | rendu |
        | 9♥ 10♣ | 19    | non     | gain  | 20    |
      Et la place 1 a 110 jetons
      Et la place 2 a 115 jetons
      Et la place 3 a 110 jetons

    @id:fr-natural-with-every-ten-value
    Scénario: Un as fait un naturel avec un 10, un valet, une dame ou un roi, quel que soit l'ordre
      Étant donné que la place 1 mise 2 sur un total de 20 jetons
      Et que la place 1 reçoit A♦ 10♦
      Et que la place 2 mise 4 sur un total de 20 jetons
      Et que la place 2 reçoit J♦ A♠
      Et que la place 3 mise 6 sur un total de 20 jetons
      Et que la place 3 reçoit A♣ Q♣
      Et que la place 4 mise 8 sur un total de 20 jetons
      Et que la place 4 reçoit K♠ A♥
      Et que le croupier reçoit 9♠
      Et que le sabot donne ensuite 8♥
      Quand les cartes sont distribuées
      Alors le coup est terminé
      Et les mains de la place 1 sont
        | cartes | total     | naturel | issue | rendu |
        | A♦ 10♦ | 21 souple | oui     | gain  | 5     |
      Et les mains de la place 2 sont
        | cartes | total     | naturel | issue | rendu |
        | J♦ A♠  | 21 souple | oui     | gain  | 10    |
      Et les mains de la place 3 sont
        | cartes | total     | naturel | issue | rendu |
        | A♣ Q♣  | 21 souple | oui     | gain  | 15    |
      Et les mains de la place 4 sont
        | cartes | total     | naturel | issue | rendu |
        | K♠ A♥  | 21 souple | oui     | gain  | 20    |
      Et la place 1 a 23 jetons
      Et la place 2 a 26 jetons
      Et la place 3 a 29 jetons
      Et la place 4 a 32 jetons

    @id:fr-natural-not-after-a-hit
    Scénario: As, cinq et cinq font 21 mais pas un naturel, et sont payés 1 pour 1
      Étant donné que la place 1 mise 10 sur un total de 90 jetons
      Et que la place 1 reçoit A♠ 5♥
      Et que le croupier reçoit 10♠
      Et que le sabot donne ensuite 5♣ 9♠
      Quand la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♠ 9♠
      Et les mains de la place 1 sont
        | cartes   | total     | naturel | issue | rendu |
        | A♠ 5♥ 5♣ | 21 souple | non     | gain  | 20    |
      Et la place 1 a 100 jetons

    @id:fr-natural-not-on-split-aces @C2.7
    Scénario: Deux as séparés qui reçoivent chacun une bûche ne sont pas des naturels et sont payés 1 pour 1
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit A♣ A♦
      Et que le croupier reçoit 6♦
      Et que le sabot donne ensuite Q♥ 10♣ 4♥ 10♥
      Quand la place 1 sépare
      Alors le coup est terminé
      Et le croupier finit à 20 avec 6♦ 4♥ 10♥
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | A♣ Q♥  | 21 souple | non     | 10   | gain  | 20    |
        | A♦ 10♣ | 21 souple | non     | 10   | gain  | 20    |
      Et la place 1 a 120 jetons

    @id:fr-natural-pays-three-to-two @X3
    Scénario: Un naturel avec une mise de 10 rend 25, non 30, à côté d'un 21 de trois cartes qui rend 20
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ K♥
      Et que la place 2 mise 10 sur un total de 100 jetons
      Et que la place 2 reçoit 7♥ 8♠
      Et que le croupier reçoit 10♦
      Et que le sabot donne ensuite 6♥ J♥
      Quand la place 2 tire
      Alors le coup est terminé
      Et le croupier finit à 20 avec 10♦ J♥
      Et les mains de la place 1 sont
        | cartes | total     | naturel | issue | rendu |
        | A♠ K♥  | 21 souple | oui     | gain  | 25    |
      Et les mains de la place 2 sont
        | cartes   | total | naturel | issue | rendu |
        | 7♥ 8♠ 6♥ | 21    | non     | gain  | 20    |
      Et la place 1 a 115 jetons
      Et la place 2 a 110 jetons

    @id:fr-natural-at-the-smallest-stake @X3
    Scénario: Un naturel avec une mise de 2 gagne 3
      Étant donné que la place 1 mise 2 sur un total de 2 jetons
      Et que la place 1 reçoit 10♣ A♦
      Et que le croupier reçoit 5♣
      Et que le sabot donne ensuite 8♦ 7♦
      Quand les cartes sont distribuées
      Alors le coup est terminé
      Et les mains de la place 1 sont
        | cartes | total     | naturel | issue | rendu |
        | 10♣ A♦ | 21 souple | oui     | gain  | 5     |
      Et la place 1 a 5 jetons

    @id:fr-natural-at-a-large-stake @X3
    Scénario: Un naturel avec une mise de 250 gagne 375
      Étant donné que la place 1 mise 250 sur un total de 1000 jetons
      Et que la place 1 reçoit J♥ A♥
      Et que le croupier reçoit K♣
      Et que le sabot donne ensuite 9♣
      Quand les cartes sont distribuées
      Alors le coup est terminé
      Et les mains de la place 1 sont
        | cartes | total     | naturel | issue | rendu |
        | J♥ A♥  | 21 souple | oui     | gain  | 625   |
      Et la place 1 a 1375 jetons

    @id:fr-natural-pushes-under-a-ten @X5
    Scénario: Un naturel fait égalité quand le croupier tire un as sur son roi
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit A♣ J♦
      Et que le croupier reçoit K♦
      Et que le sabot donne ensuite A♦
      Quand les cartes sont distribuées
      Alors le coup est terminé
      Et les mains de la place 1 sont
        | cartes | total     | naturel | issue   | rendu |
        | A♣ J♦  | 21 souple | oui     | égalité | 10    |
      Et la place 1 a 100 jetons

    @id:fr-natural-pushes-under-an-ace @X5
    Scénario: Un naturel qui a décliné l'assurance fait égalité quand le croupier tire un dix sur son as
      Étant donné que la place 1 mise 4 sur un total de 48 jetons
      Et que la place 1 reçoit Q♦ A♥
      Et que le croupier reçoit A♠
      Et que le sabot donne ensuite 10♦
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Quand la place 1 décline l'assurance
      Alors le coup est terminé
      Et les mains de la place 1 sont
        | cartes | total     | naturel | issue   | rendu |
        | Q♦ A♥  | 21 souple | oui     | égalité | 4     |
      Et la place 1 a 48 jetons

    @id:fr-natural-pushes-beside-hands-that-lose @C4.7 @X5
    Scénario: Un naturel du croupier emporte un 20 et un 21 de trois cartes, et laisse sa mise au naturel placé entre eux
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit K♠ Q♣
      Et que la place 2 mise 20 sur un total de 100 jetons
      Et que la place 2 reçoit A♥ 10♥
      Et que la place 3 mise 2 sur un total de 100 jetons
      Et que la place 3 reçoit 9♣ 5♠
      Et que le croupier reçoit J♣
      Et que le sabot donne ensuite 7♣ A♣
      Quand la place 1 reste
      Et la place 3 tire
      Alors le coup est terminé
      Et le croupier finit à 21 avec J♣ A♣
      Et les mains de la place 1 sont
        | cartes | total | naturel | issue | rendu |
        | K♠ Q♣  | 20    | non     | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total     | naturel | issue   | rendu |
        | A♥ 10♥ | 21 souple | oui     | égalité | 20    |
      Et les mains de la place 3 sont
        | cartes   | total | naturel | issue | rendu |
        | 9♣ 5♠ 7♣ | 21    | non     | perte | 0     |
      Et la place 1 a 90 jetons
      Et la place 2 a 100 jetons
      Et la place 3 a 98 jetons

    @id:fr-natural-two-push-and-none-is-paid @X5
    Scénario: Deux naturels à une même table font tous deux égalité avec celui du croupier
      Étant donné que la place 1 mise 6 sur un total de 60 jetons
      Et que la place 1 reçoit A♦ K♣
      Et que la place 2 mise 8 sur un total de 50 jetons
      Et que la place 2 reçoit 10♠ A♠
      Et que le croupier reçoit Q♦
      Et que le sabot donne ensuite A♣
      Quand les cartes sont distribuées
      Alors le coup est terminé
      Et les mains de la place 1 sont
        | cartes | total     | naturel | issue   | rendu |
        | A♦ K♣  | 21 souple | oui     | égalité | 6     |
      Et les mains de la place 2 sont
        | cartes | total     | naturel | issue   | rendu |
        | 10♠ A♠ | 21 souple | oui     | égalité | 8     |
      Et la place 1 a 60 jetons
      Et la place 2 a 50 jetons

  @C4.6
  Règle: C4.6 Un naturel bat un 21 de plus de deux cartes.

    @id:fr-natural-beats-a-dealer-21-of-three-cards
    Scénario: Un naturel gagne 3 pour 2 contre un 21 du croupier en trois cartes, tandis qu'un 21 ordinaire fait égalité
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit K♥ A♦
      Et que la place 2 mise 10 sur un total de 100 jetons
      Et que la place 2 reçoit 6♠ 9♥
      Et que le croupier reçoit 10♣
      Et que le sabot donne ensuite 6♦ 4♣ 7♠
      Quand la place 2 tire
      Alors le coup est terminé
      Et le croupier finit à 21 avec 10♣ 4♣ 7♠
      Et les mains de la place 1 sont
        | cartes | total     | naturel | issue | rendu |
        | K♥ A♦  | 21 souple | oui     | gain  | 25    |
      Et les mains de la place 2 sont
        | cartes   | total | naturel | issue   | rendu |
        | 6♠ 9♥ 6♦ | 21    | non     | égalité | 10    |
      Et la place 1 a 115 jetons
      Et la place 2 a 100 jetons

    @id:fr-natural-beats-a-soft-dealer-21
    Scénario: Un naturel gagne contre un 21 du croupier fait d'as, trois et sept
      Étant donné que la place 1 mise 4 sur un total de 20 jetons
      Et que la place 1 reçoit J♠ 10♦
      Et que la place 2 mise 12 sur un total de 72 jetons
      Et que la place 2 reçoit A♣ J♣
      Et que le croupier reçoit A♥
      Et que le sabot donne ensuite 3♦ 7♣
      Quand la place 1 décline l'assurance
      Et la place 2 décline l'assurance
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♥ 3♦ 7♣
      Et les mains de la place 1 sont
        | cartes | total | naturel | issue | rendu |
        | J♠ 10♦ | 20    | non     | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total     | naturel | issue | rendu |
        | A♣ J♣  | 21 souple | oui     | gain  | 30    |
      Et la place 1 a 16 jetons
      Et la place 2 a 90 jetons

    @id:fr-natural-beats-a-dealer-21-with-the-ace-last
    Scénario: Un croupier qui tire un as sur un total de 10 en deux cartes n'a pas de naturel, et un naturel le bat
      Étant donné que la place 1 mise 20 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ 10♠
      Et que la place 2 mise 2 sur un total de 10 jetons
      Et que la place 2 reçoit 9♦ 9♣
      Et que le croupier reçoit 4♥
      Et que le sabot donne ensuite 6♥ A♦
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec 4♥ 6♥ A♦
      Et les mains de la place 1 sont
        | cartes | total     | naturel | issue | rendu |
        | A♠ 10♠ | 21 souple | oui     | gain  | 50    |
      Et les mains de la place 2 sont
        | cartes | total | naturel | issue | rendu |
        | 9♦ 9♣  | 18    | non     | perte | 0     |
      Et la place 1 a 130 jetons
      Et la place 2 a 8 jetons

    @id:fr-natural-dealer-beats-a-21-of-three-cards @K6
    Scénario: Un naturel du croupier parti d'un dix bat un 21 de trois cartes
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 10♥ 5♦
      Et que le croupier reçoit 10♠
      Et que le sabot donne ensuite 6♣ A♥
      Quand la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 21 avec 10♠ A♥
      Et les mains de la place 1 sont
        | cartes    | total | naturel | issue | rendu |
        | 10♥ 5♦ 6♣ | 21    | non     | perte | 0     |
      Et la place 1 a 90 jetons

    @id:fr-natural-dealer-under-an-ace-beats-a-21-of-four-cards @K6
    Scénario: Un naturel du croupier parti d'un as bat un 21 de quatre cartes
      Étant donné que la place 1 mise 8 sur un total de 40 jetons
      Et que la place 1 reçoit 4♣ 5♠
      Et que le croupier reçoit A♦
      Et que le sabot donne ensuite 3♣ 9♥ Q♥
      Quand la place 1 décline l'assurance
      Et la place 1 tire
      Et la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♦ Q♥
      Et les mains de la place 1 sont
        | cartes      | total | naturel | issue | rendu |
        | 4♣ 5♠ 3♣ 9♥ | 21    | non     | perte | 0     |
      Et la place 1 a 32 jetons

    @id:fr-natural-dealer-beats-split-aces-with-tens @K6
    Scénario: Un naturel du croupier bat les deux 21 de deux as séparés
      Étant donné que la place 1 mise 6 sur un total de 60 jetons
      Et que la place 1 reçoit A♠ A♣
      Et que le croupier reçoit Q♠
      Et que le sabot donne ensuite J♥ K♦ A♥
      Quand la place 1 sépare
      Alors le coup est terminé
      Et le croupier finit à 21 avec Q♠ A♥
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | A♠ J♥  | 21 souple | non     | 6    | perte | 0     |
        | A♣ K♦  | 21 souple | non     | 6    | perte | 0     |
      Et la place 1 a 48 jetons

    @id:fr-natural-dealer-beats-a-doubled-21 @K6
    Scénario: Un naturel du croupier bat un 21 doublé et emporte ses deux mises
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 9♣ 2♠
      Et que le croupier reçoit K♣
      Et que le sabot donne ensuite 10♦ A♠
      Quand la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 21 avec K♣ A♠
      Et les mains de la place 1 sont
        | cartes    | total | naturel | mise | issue | rendu |
        | 9♣ 2♠ 10♦ | 21    | non     | 20   | perte | 0     |
      Et la place 1 a 80 jetons

  @C4.7
  Règle: C4.7 Un naturel du croupier emporte toutes les mises de toute main ordinaire.

    @id:fr-dealer-natural-under-a-ten-comes-last
    Scénario: Face à un dix, tout le monde joue avant que vienne l'as du croupier, et toutes les mises sont emportées
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 8♠ 4♥
      Et que la place 2 mise 4 sur un total de 44 jetons
      Et que la place 2 reçoit 10♥ K♥
      Et que la place 3 mise 2 sur un total de 12 jetons
      Et que la place 3 reçoit 10♣ 9♦
      Et que le croupier reçoit 10♦
      Et que le sabot donne ensuite 7♦ A♠
      Quand les cartes sont distribuées
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et le croupier montre 10♦
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 1
      Et le croupier montre 10♦
      Quand la place 1 reste
      Et la place 2 reste
      Alors la parole est à la place 3 pour la main 1
      Et le croupier montre 10♦
      Quand la place 3 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec 10♦ A♠
      Et les mains de la place 1 sont
        | cartes   | total | issue | rendu |
        | 8♠ 4♥ 7♦ | 19    | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total | issue | rendu |
        | 10♥ K♥ | 20    | perte | 0     |
      Et les mains de la place 3 sont
        | cartes | total | issue | rendu |
        | 10♣ 9♦ | 19    | perte | 0     |
      Et la place 1 a 90 jetons
      Et la place 2 a 40 jetons
      Et la place 3 a 10 jetons

    @id:fr-dealer-natural-under-an-ace-comes-last
    Scénario: Face à un as, une place qui a décliné l'assurance joue sa main avant que le roi du croupier emporte la mise
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 7♣ 5♦
      Et que le croupier reçoit A♥
      Et que le sabot donne ensuite 8♥ K♦
      Quand la place 1 décline l'assurance
      Alors les mains se jouent
      Et le croupier montre A♥
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 1
      Et le croupier montre A♥
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♥ K♦
      Et les mains de la place 1 sont
        | cartes   | total | issue | rendu |
        | 7♣ 5♦ 8♥ | 20    | perte | 0     |
      Et la place 1 a 90 jetons

    @id:fr-dealer-no-natural-under-a-ten
    Scénario: Un dix suivi d'un neuf n'est pas un naturel et n'emporte que ce qui est sous 19
      Étant donné que la place 1 mise 14 sur un total de 28 jetons
      Et que la place 1 reçoit J♣ 10♣
      Et que la place 2 mise 6 sur un total de 18 jetons
      Et que la place 2 reçoit 9♥ 8♥
      Et que le croupier reçoit 10♠
      Et que le sabot donne ensuite 9♣
      Quand la place 1 reste
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♠ 9♣
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | J♣ 10♣ | 20    | gain  | 28    |
      Et les mains de la place 2 sont
        | cartes | total | issue | rendu |
        | 9♥ 8♥  | 17    | perte | 0     |
      Et la place 1 a 42 jetons
      Et la place 2 a 12 jetons

    @id:fr-dealer-natural-takes-a-doubled-hand @K4
    Scénario: Un naturel du croupier parti d'une dame emporte la mise doublée, pas seulement la première mise
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 6♥ 5♠
      Et que le croupier reçoit Q♣
      Et que le sabot donne ensuite 9♠ A♦
      Quand la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 21 avec Q♣ A♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 6♥ 5♠ 9♠ | 20    | 20   | perte | 0     |
      Et la place 1 a 80 jetons

    @id:fr-dealer-natural-takes-split-hands @K4
    Scénario: Un naturel du croupier parti d'un dix emporte les mises des deux mains séparées
      Étant donné que la place 1 mise 20 sur un total de 100 jetons
      Et que la place 1 reçoit 8♦ 8♥
      Et que le croupier reçoit 10♥
      Et que le sabot donne ensuite 10♦ 4♠ 7♠ A♣
      Quand la place 1 sépare
      Et la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec 10♥ A♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 8♦ 10♦   | 18    | 20   | perte | 0     |
        | 8♥ 4♠ 7♠ | 19    | 20   | perte | 0     |
      Et la place 1 a 60 jetons

    @id:fr-dealer-natural-takes-three-split-hands @K4
    Scénario: Un naturel du croupier emporte les trois mises d'une paire séparée, puis séparée de nouveau
      Étant donné que la place 1 mise 4 sur un total de 40 jetons
      Et que la place 1 reçoit 9♦ 9♣
      Et que le croupier reçoit J♠
      Et que le sabot donne ensuite 10♠ 9♠ 8♣ K♠ A♥
      Quand la place 1 sépare
      Et la place 1 reste
      Et la place 1 sépare
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec J♠ A♥
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 9♦ 10♠ | 19    | 4    | perte | 0     |
        | 9♣ 8♣  | 17    | 4    | perte | 0     |
        | 9♠ K♠  | 19    | 4    | perte | 0     |
      Et la place 1 a 28 jetons

    @id:fr-dealer-natural-takes-split-aces @K4
    Scénario: Un naturel du croupier emporte les mises des deux as séparés
      Étant donné que la place 1 mise 2 sur un total de 22 jetons
      Et que la place 1 reçoit A♦ A♥
      Et que le croupier reçoit K♥
      Et que le sabot donne ensuite 6♠ 9♦ A♣
      Quand la place 1 sépare
      Alors le coup est terminé
      Et le croupier finit à 21 avec K♥ A♣
      Et les mains de la place 1 sont
        | cartes | total     | mise | issue | rendu |
        | A♦ 6♠  | 17 souple | 2    | perte | 0     |
        | A♥ 9♦  | 20 souple | 2    | perte | 0     |
      Et la place 1 a 18 jetons

    @id:fr-dealer-natural-under-an-ace-takes-a-doubled-hand @K4
    Scénario: Un naturel du croupier parti d'un as emporte la mise doublée d'une place qui a décliné l'assurance
      Étant donné que la place 1 mise 30 sur un total de 100 jetons
      Et que la place 1 reçoit 4♥ 6♦
      Et que le croupier reçoit A♠
      Et que le sabot donne ensuite 10♣ J♦
      Quand la place 1 décline l'assurance
      Et la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♠ J♦
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 4♥ 6♦ 10♣ | 20    | 60   | perte | 0     |
      Et la place 1 a 40 jetons

    @id:fr-dealer-natural-takes-added-stakes-of-two-seats @K4
    Scénario: Un naturel du croupier emporte une mise doublée à une place et les mises d'une paire séparée à la suivante, et laisse sa mise au naturel de la troisième
      Étant donné que la place 1 mise 6 sur un total de 60 jetons
      Et que la place 1 reçoit 7♦ 3♠
      Et que la place 2 mise 10 sur un total de 50 jetons
      Et que la place 2 reçoit 7♥ 7♣
      Et que la place 3 mise 8 sur un total de 80 jetons
      Et que la place 3 reçoit A♠ Q♦
      Et que le croupier reçoit K♦
      Et que le sabot donne ensuite 8♦ 10♥ J♥ A♦
      Quand la place 1 double
      Et la place 2 sépare
      Et la place 2 reste
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec K♦ A♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 7♦ 3♠ 8♦ | 18    | 12   | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue | rendu |
        | 7♥ 10♥ | 17    | 10   | perte | 0     |
        | 7♣ J♥  | 17    | 10   | perte | 0     |
      Et les mains de la place 3 sont
        | cartes | total     | mise | issue   | rendu |
        | A♠ Q♦  | 21 souple | 8    | égalité | 8     |
      Et la place 1 a 48 jetons
      Et la place 2 a 30 jetons
      Et la place 3 a 80 jetons
