# language: fr
@classic-fr
Fonctionnalité: P Ce que les règles laissent ouvert
  Les règles ne tranchent pas ces sept points : une implémentation déclare donc la valeur qu'elle retient pour chacun et est jugée d'après elle.
  Le scénario qui porte sur une valeur la nomme dans une étiquette ; là où deux valeurs se rencontrent, il nomme les deux.

  @P1
  Règle: P1 Les règles ne disent pas si une main séparée autre que d'as attend sa deuxième carte jusqu'à son tour, ou si les deux la reçoivent dès la séparation.

    @id:fr-p1-in-turn-second-hand-waits @splitDeal=in-turn
    Scénario: À son tour : le second de deux huit attend sans deuxième carte que le premier reste
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 8♠ 8♦
      Et que le croupier reçoit 9♠
      Et que le sabot donne ensuite K♣ 5♥ 6♠ 10♦
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Et la place 1 a 80 jetons
      Et les mains de la place 1 sont
        | cartes | total | mise |
        | 8♠ K♣  | 18    | 10   |
        | 8♦     | 8     | 10   |
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Et les mains de la place 1 sont
        | cartes | total | mise |
        | 8♠ K♣  | 18    | 10   |
        | 8♦ 5♥  | 13    | 10   |
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♠ 10♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 8♠ K♣    | 18    | 10   | perte   | 0     |
        | 8♦ 5♥ 6♠ | 19    | 10   | égalité | 10    |
      Et la place 1 a 90 jetons

    @id:fr-p1-in-turn-first-hand-draws-on @splitDeal=in-turn
    Scénario: À son tour : le premier de deux six tire sa troisième carte avant que le second six reçoive sa deuxième
      Étant donné que la place 1 mise 4 sur un total de 40 jetons
      Et que la place 1 reçoit 6♣ 6♥
      Et que le croupier reçoit 10♠
      Et que le sabot donne ensuite 7♦ 5♠ 2♠ K♦ 8♣
      Quand la place 1 sépare
      Alors les mains de la place 1 sont
        | cartes | total | mise |
        | 6♣ 7♦  | 13    | 4    |
        | 6♥     | 6     | 4    |
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 1
      Et les mains de la place 1 sont
        | cartes   | total | mise |
        | 6♣ 7♦ 5♠ | 18    | 4    |
        | 6♥       | 6     | 4    |
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et les mains de la place 1 sont
        | cartes   | total | mise |
        | 6♣ 7♦ 5♠ | 18    | 4    |
        | 6♥ 2♠    | 8     | 4    |
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♠ 8♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 6♣ 7♦ 5♠ | 18    | 4    | égalité | 4     |
        | 6♥ 2♠ K♦ | 18    | 4    | égalité | 4     |
      Et la place 1 a 40 jetons

    @id:fr-p1-in-turn-after-the-first-went-over @splitDeal=in-turn
    Scénario: À son tour : le second sept reçoit sa carte quand la première main a crevé
      Étant donné que la place 1 mise 20 sur un total de 100 jetons
      Et que la place 1 reçoit 7♣ 7♥
      Et que le croupier reçoit 6♦
      Et que le sabot donne ensuite 9♦ Q♠ 10♥ K♥ 2♣
      Quand la place 1 sépare
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Et les mains de la place 1 sont
        | cartes   | total | mise |
        | 7♣ 9♦ Q♠ | 26    | 20   |
        | 7♥ 10♥   | 17    | 20   |
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 6♦ K♥ 2♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 7♣ 9♦ Q♠ | 26    | 20   | perte | 0     |
        | 7♥ 10♥   | 17    | 20   | perte | 0     |
      Et la place 1 a 60 jetons

    @id:fr-p1-in-turn-after-21 @splitDeal=in-turn
    Scénario: À son tour : le second neuf reçoit sa carte dès que la première main a 21
      Étant donné que la place 1 mise 6 sur un total de 60 jetons
      Et que la place 1 reçoit 9♠ 9♦
      Et que le croupier reçoit 8♥
      Et que le sabot donne ensuite 5♣ 7♠ 4♥ 6♥ Q♣
      Quand la place 1 sépare
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Et les mains de la place 1 sont
        | cartes   | total | mise |
        | 9♠ 5♣ 7♠ | 21    | 6    |
        | 9♦ 4♥    | 13    | 6    |
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♥ Q♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 9♠ 5♣ 7♠ | 21    | 6    | gain  | 12    |
        | 9♦ 4♥ 6♥ | 19    | 6    | gain  | 12    |
      Et la place 1 a 72 jetons

    @id:fr-p1-in-turn-three-hands @splitDeal=in-turn
    Scénario: À son tour : un troisième sept attend que soit jouée la deuxième main, dont il a été séparé
      Étant donné que la place 1 mise 2 sur un total de 20 jetons
      Et que la place 1 reçoit 7♠ 7♦
      Et que le croupier reçoit 10♣
      Et que le sabot donne ensuite 5♠ 8♠ 7♣ 6♠ 9♣ 7♥
      Quand la place 1 sépare
      Et la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou séparer
      Et les mains de la place 1 sont
        | cartes   | total | mise |
        | 7♠ 5♠ 8♠ | 20    | 2    |
        | 7♦ 7♣    | 14    | 2    |
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 2
      Et les mains de la place 1 sont
        | cartes   | total | mise |
        | 7♠ 5♠ 8♠ | 20    | 2    |
        | 7♦ 6♠    | 13    | 2    |
        | 7♣       | 7     | 2    |
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Et les mains de la place 1 sont
        | cartes   | total | mise |
        | 7♠ 5♠ 8♠ | 20    | 2    |
        | 7♦ 6♠    | 13    | 2    |
        | 7♣ 9♣    | 16    | 2    |
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♣ 7♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 7♠ 5♠ 8♠ | 20    | 2    | gain  | 4     |
        | 7♦ 6♠    | 13    | 2    | perte | 0     |
        | 7♣ 9♣    | 16    | 2    | perte | 0     |
      Et la place 1 a 18 jetons

    @id:fr-p1-in-turn-aces-at-once @splitDeal=in-turn
    Scénario: À son tour : deux as séparés reçoivent quand même leurs cartes aussitôt, le premier avant le second
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ A♥
      Et que la place 2 mise 4 sur un total de 40 jetons
      Et que la place 2 reçoit 9♥ 8♥
      Et que le croupier reçoit 7♦
      Et que le sabot donne ensuite 5♦ 9♣ Q♥
      Quand la place 1 sépare
      Alors la parole est à la place 2 pour la main 1
      Et les mains de la place 1 sont
        | cartes | total     | mise |
        | A♠ 5♦  | 16 souple | 10   |
        | A♥ 9♣  | 20 souple | 10   |
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♦ Q♥
      Et les mains de la place 1 sont
        | cartes | total     | mise | issue | rendu |
        | A♠ 5♦  | 16 souple | 10   | perte | 0     |
        | A♥ 9♣  | 20 souple | 10   | gain  | 20    |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue   | rendu |
        | 9♥ 8♥  | 17    | 4    | égalité | 4     |
      Et la place 1 a 100 jetons
      Et la place 2 a 40 jetons

    @id:fr-p1-in-turn-doubled-first @splitDeal=in-turn @doubleAfterSplit=yes
    Scénario: À son tour : un premier cinq doublé tire sa seule carte avant que le second cinq reçoive sa deuxième
      Étant donné que la place 1 mise 10 sur un total de 50 jetons
      Et que la place 1 reçoit 5♠ 5♦
      Et que le croupier reçoit 6♥
      Et que le sabot donne ensuite 6♦ 9♣ K♥ Q♦ 10♥
      Quand la place 1 sépare
      Alors la place 1 peut tirer, rester ou doubler
      Et les mains de la place 1 sont
        | cartes | total | mise |
        | 5♠ 6♦  | 11    | 10   |
        | 5♦     | 5     | 10   |
      Quand la place 1 double
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Et la place 1 a 20 jetons
      Et les mains de la place 1 sont
        | cartes   | total | mise |
        | 5♠ 6♦ 9♣ | 20    | 20   |
        | 5♦ K♥    | 15    | 10   |
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 26 avec 6♥ Q♦ 10♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 5♠ 6♦ 9♣ | 20    | 20   | gain  | 40    |
        | 5♦ K♥    | 15    | 10   | gain  | 20    |
      Et la place 1 a 80 jetons

    @id:fr-p1-at-once-both-receive @splitDeal=at-once
    Scénario: Aussitôt : les deux huit reçoivent leur deuxième carte dès la séparation, et le premier se joue d'abord
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 8♥ 8♣
      Et que le croupier reçoit 9♦
      Et que le sabot donne ensuite 4♦ 6♣ J♦ Q♥ 10♣
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Et la place 1 a 80 jetons
      Et les mains de la place 1 sont
        | cartes | total | mise |
        | 8♥ 4♦  | 12    | 10   |
        | 8♣ 6♣  | 14    | 10   |
      Quand la place 1 demande à tirer sur la main 2
      Alors c'est refusé : pas à son tour
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Et les mains de la place 1 sont
        | cartes   | total | mise |
        | 8♥ 4♦ J♦ | 22    | 10   |
        | 8♣ 6♣    | 14    | 10   |
      Quand la place 1 tire
      Alors le coup est terminé
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 8♥ 4♦ J♦ | 22    | 10   | perte | 0     |
        | 8♣ 6♣ Q♥ | 24    | 10   | perte | 0     |
      Et la place 1 a 80 jetons

    @id:fr-p1-at-once-third-card-comes-after @splitDeal=at-once
    Scénario: Aussitôt : le premier six tire sa troisième carte quand le second six a déjà sa deuxième
      Étant donné que la place 1 mise 4 sur un total de 40 jetons
      Et que la place 1 reçoit 6♣ 6♥
      Et que le croupier reçoit 10♠
      Et que le sabot donne ensuite 7♦ 2♠ 5♠ K♦ 8♣
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et les mains de la place 1 sont
        | cartes | total | mise |
        | 6♣ 7♦  | 13    | 4    |
        | 6♥ 2♠  | 8     | 4    |
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 1
      Et les mains de la place 1 sont
        | cartes   | total | mise |
        | 6♣ 7♦ 5♠ | 18    | 4    |
        | 6♥ 2♠    | 8     | 4    |
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et les mains de la place 1 sont
        | cartes   | total | mise |
        | 6♣ 7♦ 5♠ | 18    | 4    |
        | 6♥ 2♠    | 8     | 4    |
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♠ 8♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 6♣ 7♦ 5♠ | 18    | 4    | égalité | 4     |
        | 6♥ 2♠ K♦ | 18    | 4    | égalité | 4     |
      Et la place 1 a 40 jetons

    @id:fr-p1-at-once-a-pair-waits-for-its-turn @splitDeal=at-once
    Scénario: Aussitôt : une paire donnée à la deuxième main se voit tout de suite, n'est séparée qu'à son tour, et ses moitiés reçoivent à nouveau leurs cartes aussitôt
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 9♣ 9♥
      Et que le croupier reçoit 7♠
      Et que le sabot donne ensuite 8♦ 9♦ J♠ 3♥ 6♣ K♠
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Et les mains de la place 1 sont
        | cartes | total | mise |
        | 9♣ 8♦  | 17    | 10   |
        | 9♥ 9♦  | 18    | 10   |
      Quand la place 1 demande à séparer sur la main 2
      Alors c'est refusé : pas à son tour
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou séparer
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 a 70 jetons
      Et les mains de la place 1 sont
        | cartes | total | mise |
        | 9♣ 8♦  | 17    | 10   |
        | 9♥ J♠  | 19    | 10   |
        | 9♦ 3♥  | 12    | 10   |
      Quand la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♠ K♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 9♣ 8♦    | 17    | 10   | égalité | 10    |
        | 9♥ J♠    | 19    | 10   | gain    | 20    |
        | 9♦ 3♥ 6♣ | 18    | 10   | gain    | 20    |
      Et la place 1 a 120 jetons

    @id:fr-p1-at-once-at-the-second-seat @splitDeal=at-once
    Scénario: Aussitôt : les dames de la deuxième place reçoivent leurs cartes après que la première place a tiré, pas avant
      Étant donné que la place 1 mise 2 sur un total de 20 jetons
      Et que la place 1 reçoit 10♥ 3♦
      Et que la place 2 mise 8 sur un total de 80 jetons
      Et que la place 2 reçoit Q♥ Q♦
      Et que le croupier reçoit 6♠
      Et que le sabot donne ensuite 5♥ 4♣ 8♦ 7♠ J♦ 3♠
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Et la place 2 peut tirer, rester ou séparer
      Quand la place 2 sépare
      Alors la parole est à la place 2 pour la main 1
      Et les mains de la place 2 sont
        | cartes | total | mise |
        | Q♥ 4♣  | 14    | 8    |
        | Q♦ 8♦  | 18    | 8    |
      Quand la place 2 tire
      Alors la parole est à la place 2 pour la main 2
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 6♠ J♦ 3♠
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 10♥ 3♦ 5♥ | 18    | 2    | perte | 0     |
      Et les mains de la place 2 sont
        | cartes   | total | mise | issue | rendu |
        | Q♥ 4♣ 7♠ | 21    | 8    | gain  | 16    |
        | Q♦ 8♦    | 18    | 8    | perte | 0     |
      Et la place 1 a 18 jetons
      Et la place 2 a 80 jetons

    @id:fr-p1-at-once-aces-too @splitDeal=at-once
    Scénario: Aussitôt : deux as séparés reçoivent leurs cartes comme toute paire, le premier avant le second, et n'ont jamais la parole
      Étant donné que la place 1 mise 6 sur un total de 60 jetons
      Et que la place 1 reçoit A♣ A♦
      Et que la place 2 mise 2 sur un total de 30 jetons
      Et que la place 2 reçoit 10♠ 9♠
      Et que le croupier reçoit 8♠
      Et que le sabot donne ensuite 8♥ 3♣ 10♦
      Quand la place 1 sépare
      Alors la parole est à la place 2 pour la main 1
      Et les mains de la place 1 sont
        | cartes | total     | mise |
        | A♣ 8♥  | 19 souple | 6    |
        | A♦ 3♣  | 14 souple | 6    |
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♠ 10♦
      Et les mains de la place 1 sont
        | cartes | total     | mise | issue | rendu |
        | A♣ 8♥  | 19 souple | 6    | gain  | 12    |
        | A♦ 3♣  | 14 souple | 6    | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue | rendu |
        | 10♠ 9♠ | 19    | 2    | gain  | 4     |
      Et la place 1 a 60 jetons
      Et la place 2 a 32 jetons

    @id:fr-p1-at-once-doubled-first @splitDeal=at-once @doubleAfterSplit=yes
    Scénario: Aussitôt : un premier cinq doublé tire sa seule carte après que le second cinq a reçu sa deuxième
      Étant donné que la place 1 mise 10 sur un total de 50 jetons
      Et que la place 1 reçoit 5♠ 5♦
      Et que le croupier reçoit 6♥
      Et que le sabot donne ensuite 6♦ K♥ 9♣ Q♦ 10♥
      Quand la place 1 sépare
      Alors la place 1 peut tirer, rester ou doubler
      Et les mains de la place 1 sont
        | cartes | total | mise |
        | 5♠ 6♦  | 11    | 10   |
        | 5♦ K♥  | 15    | 10   |
      Quand la place 1 double
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 a 20 jetons
      Et les mains de la place 1 sont
        | cartes   | total | mise |
        | 5♠ 6♦ 9♣ | 20    | 20   |
        | 5♦ K♥    | 15    | 10   |
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 26 avec 6♥ Q♦ 10♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 5♠ 6♦ 9♣ | 20    | 20   | gain  | 40    |
        | 5♦ K♥    | 15    | 10   | gain  | 20    |
      Et la place 1 a 80 jetons

  @P2
  Règle: P2 Les règles ne disent pas si la nouvelle main d'une séparation se joue juste après la main dont elle vient, ou après toutes les mains de la même main d'origine.

    @id:fr-p2-next-in-turn @splitPlace=next @splitDeal=in-turn
    Scénario: Juste après : le troisième huit se place entre les deux premiers et se joue en deuxième
      Étant donné que la place 1 mise 4 sur un total de 40 jetons
      Et que la place 1 reçoit 8♠ 8♦
      Et que le croupier reçoit 10♦
      Et que le sabot donne ensuite 8♥ K♣ 4♣ 7♣ 9♠ 9♦
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou séparer
      Et les mains de la place 1 sont
        | cartes | total | mise |
        | 8♠ 8♥  | 16    | 4    |
        | 8♦     | 8     | 4    |
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 a 28 jetons
      Et les mains de la place 1 sont
        | cartes | total | mise |
        | 8♠ K♣  | 18    | 4    |
        | 8♥     | 8     | 4    |
        | 8♦     | 8     | 4    |
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et les mains de la place 1 sont
        | cartes | total | mise |
        | 8♠ K♣  | 18    | 4    |
        | 8♥ 4♣  | 12    | 4    |
        | 8♦     | 8     | 4    |
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♦ 9♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 8♠ K♣    | 18    | 4    | perte   | 0     |
        | 8♥ 4♣ 7♣ | 19    | 4    | égalité | 4     |
        | 8♦ 9♠    | 17    | 4    | perte   | 0     |
      Et la place 1 a 32 jetons

    @id:fr-p2-next-at-once @splitPlace=next @splitDeal=at-once
    Scénario: Juste après et aussitôt : le troisième sept et sa carte se placent entre les deux premiers
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 7♥ 7♠
      Et que le croupier reçoit 8♠
      Et que le sabot donne ensuite 7♦ 6♥ 10♣ 5♦ 9♥ 5♠ 10♥
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou séparer
      Et les mains de la place 1 sont
        | cartes | total | mise |
        | 7♥ 7♦  | 14    | 10   |
        | 7♠ 6♥  | 13    | 10   |
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et les mains de la place 1 sont
        | cartes | total | mise |
        | 7♥ 10♣ | 17    | 10   |
        | 7♦ 5♦  | 12    | 10   |
        | 7♠ 6♥  | 13    | 10   |
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♠ 10♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 7♥ 10♣   | 17    | 10   | perte   | 0     |
        | 7♦ 5♦ 9♥ | 21    | 10   | gain    | 20    |
        | 7♠ 6♥ 5♠ | 18    | 10   | égalité | 10    |
      Et la place 1 a 100 jetons

    @id:fr-p2-next-before-the-next-seat @splitPlace=next
    Scénario: Juste après : une place joue ses trois neuf, chacun à sa position, avant que la place suivante joue
      Étant donné que la place 1 mise 6 sur un total de 30 jetons
      Et que la place 1 reçoit 9♠ 9♥
      Et que la place 2 mise 10 sur un total de 20 jetons
      Et que la place 2 reçoit 10♠ 7♦
      Et que le croupier reçoit 6♣
      Et que le sabot donne ensuite 9♦ 8♥ 4♠ Q♥ K♦ J♥ 2♦
      Quand la place 1 sépare
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 a 12 jetons
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 3
      Quand la place 2 demande à rester
      Alors c'est refusé : pas à son tour
      Quand la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 6♣ J♥ 2♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 9♠ 8♥    | 17    | 6    | perte | 0     |
        | 9♦ 4♠ Q♥ | 23    | 6    | perte | 0     |
        | 9♥ K♦    | 19    | 6    | gain  | 12    |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue | rendu |
        | 10♠ 7♦ | 17    | 10   | perte | 0     |
      Et la place 1 a 24 jetons
      Et la place 2 a 10 jetons

    @id:fr-p2-next-from-the-second-hand @splitPlace=next
    Scénario: Juste après : une main séparée de la deuxième vient en troisième
      Étant donné que la place 1 mise 20 sur un total de 100 jetons
      Et que la place 1 reçoit 10♥ K♥
      Et que le croupier reçoit 5♠
      Et que le sabot donne ensuite 6♠ Q♠ 9♥ 8♠ 10♦ 3♥
      Quand la place 1 sépare
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou séparer
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 5♠ 10♦ 3♥
      Et les mains de la place 1 sont
        | cartes | total | mise | issue   | rendu |
        | 10♥ 6♠ | 16    | 20   | perte   | 0     |
        | K♥ 9♥  | 19    | 20   | gain    | 40    |
        | Q♠ 8♠  | 18    | 20   | égalité | 20    |
      Et la place 1 a 100 jetons

    @id:fr-p2-last-in-turn @splitPlace=last @splitDeal=in-turn
    Scénario: En dernier : le troisième huit se place derrière les deux premiers et se joue en troisième
      Étant donné que la place 1 mise 4 sur un total de 40 jetons
      Et que la place 1 reçoit 8♠ 8♦
      Et que le croupier reçoit 10♦
      Et que le sabot donne ensuite 8♥ K♣ 4♣ 7♣ 9♠ 9♦
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou séparer
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 a 28 jetons
      Et les mains de la place 1 sont
        | cartes | total | mise |
        | 8♠ K♣  | 18    | 4    |
        | 8♦     | 8     | 4    |
        | 8♥     | 8     | 4    |
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et les mains de la place 1 sont
        | cartes | total | mise |
        | 8♠ K♣  | 18    | 4    |
        | 8♦ 4♣  | 12    | 4    |
        | 8♥     | 8     | 4    |
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♦ 9♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 8♠ K♣    | 18    | 4    | perte   | 0     |
        | 8♦ 4♣ 7♣ | 19    | 4    | égalité | 4     |
        | 8♥ 9♠    | 17    | 4    | perte   | 0     |
      Et la place 1 a 32 jetons

    @id:fr-p2-last-at-once @splitPlace=last @splitDeal=at-once
    Scénario: En dernier et aussitôt : le troisième sept et sa carte se placent derrière les deux premiers
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 7♥ 7♠
      Et que le croupier reçoit 8♠
      Et que le sabot donne ensuite 7♦ 6♥ 10♣ 5♦ 5♠ 9♥ 10♥
      Quand la place 1 sépare
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et les mains de la place 1 sont
        | cartes | total | mise |
        | 7♥ 10♣ | 17    | 10   |
        | 7♠ 6♥  | 13    | 10   |
        | 7♦ 5♦  | 12    | 10   |
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♠ 10♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 7♥ 10♣   | 17    | 10   | perte   | 0     |
        | 7♠ 6♥ 5♠ | 18    | 10   | égalité | 10    |
        | 7♦ 5♦ 9♥ | 21    | 10   | gain    | 20    |
      Et la place 1 a 100 jetons

    @id:fr-p2-last-before-the-next-seat @splitPlace=last
    Scénario: En dernier : le troisième neuf se joue après les deux premiers, mais encore avant la place suivante
      Étant donné que la place 1 mise 6 sur un total de 30 jetons
      Et que la place 1 reçoit 9♠ 9♥
      Et que la place 2 mise 10 sur un total de 20 jetons
      Et que la place 2 reçoit 10♠ 7♦
      Et que le croupier reçoit 6♣
      Et que le sabot donne ensuite 9♦ 8♥ 4♠ Q♥ K♦ J♥ 2♦
      Quand la place 1 sépare
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 6♣ J♥ 2♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 9♠ 8♥    | 17    | 6    | perte | 0     |
        | 9♥ 4♠ Q♥ | 23    | 6    | perte | 0     |
        | 9♦ K♦    | 19    | 6    | gain  | 12    |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue | rendu |
        | 10♠ 7♦ | 17    | 10   | perte | 0     |
      Et la place 1 a 24 jetons
      Et la place 2 a 10 jetons

    @id:fr-p2-last-from-the-second-hand @splitPlace=last
    Scénario: En dernier : une main séparée de la deuxième vient aussi en troisième
      Étant donné que la place 1 mise 8 sur un total de 24 jetons
      Et que la place 1 reçoit J♠ 10♣
      Et que le croupier reçoit 4♦
      Et que le sabot donne ensuite 5♥ K♦ 7♠ 3♠ 6♠ Q♦ 4♠
      Quand la place 1 sépare
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou séparer
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 a 0 jeton
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 4♦ Q♦ 4♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | J♠ 5♥    | 15    | 8    | perte | 0     |
        | 10♣ 7♠   | 17    | 8    | perte | 0     |
        | K♦ 3♠ 6♠ | 19    | 8    | gain  | 16    |
      Et la place 1 a 16 jetons

  @P3
  Règle: P3 Les règles ne disent pas si une main séparée, as exceptés, peut doubler à 9, 10 ou 11.

    @id:fr-p3-yes-nine-and-eleven @doubleAfterSplit=yes
    Scénario: Oui, une main séparée de 9 double, et sa voisine de 11 aussi
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 7♠ 7♦
      Et que le croupier reçoit 9♣
      Et que le sabot donne ensuite 2♥ 10♣ 4♠ K♠ 10♦
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Et la place 1 a 70 jetons
      Et les mains de la place 1 sont
        | cartes    | total | mise |
        | 7♠ 2♥ 10♣ | 19    | 20   |
        | 7♦ 4♠     | 11    | 10   |
      Quand la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♣ 10♦
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue   | rendu |
        | 7♠ 2♥ 10♣ | 19    | 20   | égalité | 20    |
        | 7♦ 4♠ K♠  | 21    | 20   | gain    | 40    |
      Et la place 1 a 120 jetons

    @id:fr-p3-yes-ten @doubleAfterSplit=yes
    Scénario: Oui, une main séparée de 10 double, et sa mise doublée est payée par un croupier à 23
      Étant donné que la place 1 mise 4 sur un total de 40 jetons
      Et que la place 1 reçoit 6♦ 6♠
      Et que le croupier reçoit 5♥
      Et que le sabot donne ensuite 4♦ 9♠ K♦ 10♠ 8♦
      Quand la place 1 sépare
      Alors la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 23 avec 5♥ 10♠ 8♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 6♦ 4♦ 9♠ | 19    | 8    | gain  | 16    |
        | 6♠ K♦    | 16    | 4    | gain  | 8     |
      Et la place 1 a 52 jetons

    @id:fr-p3-yes-not-eight-nor-twelve @doubleAfterSplit=yes
    Scénario: Oui, mais une main séparée de 8 ou de 12 ne double pas
      Étant donné que la place 1 mise 2 sur un total de 20 jetons
      Et que la place 1 reçoit 3♠ 3♥
      Et que le croupier reçoit 7♣
      Et que le sabot donne ensuite 5♠ 10♥ 9♥ 5♦ 10♠
      Quand la place 1 sépare
      Alors la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas cette main
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas cette main
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♣ 10♠
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue   | rendu |
        | 3♠ 5♠ 10♥ | 18    | 2    | gain    | 4     |
        | 3♥ 9♥ 5♦  | 17    | 2    | égalité | 2     |
      Et la place 1 a 22 jetons

    @id:fr-p3-yes-on-two-cards-only @doubleAfterSplit=yes
    Scénario: Oui, mais une main séparée de 10 qui a tiré ne double pas, tandis que sa voisine de 11 double
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 4♣ 4♦
      Et que le croupier reçoit 8♣
      Et que le sabot donne ensuite 2♠ 4♥ 9♦ 7♥ 5♣ 8♠ 2♦
      Quand la place 1 sépare
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas deux cartes
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♣ 8♠ 2♦
      Et les mains de la place 1 sont
        | cartes      | total | mise | issue | rendu |
        | 4♣ 2♠ 4♥ 9♦ | 19    | 10   | gain  | 20    |
        | 4♦ 7♥ 5♣    | 16    | 20   | perte | 0     |
      Et la place 1 a 90 jetons

    @id:fr-p3-yes-not-covered @doubleAfterSplit=yes
    Scénario: Oui, mais 9 jetons ne couvrent pas le doublement d'une main séparée pour une mise de 10
      Étant donné que la place 1 mise 10 sur un total de 29 jetons
      Et que la place 1 reçoit 2♦ 2♣
      Et que le croupier reçoit 10♥
      Et que le sabot donne ensuite 9♥ Q♠ 8♦ 7♠ 8♥
      Quand la place 1 sépare
      Alors la place 1 a 9 jetons
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler sur la main 2
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♥ 8♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 2♦ 9♥ Q♠ | 21    | 10   | gain  | 20    |
        | 2♣ 8♦ 7♠ | 17    | 10   | perte | 0     |
      Et la place 1 a 29 jetons

    @id:fr-p3-yes-covered-once @doubleAfterSplit=yes
    Scénario: Oui, et les 10 derniers jetons couvrent le doublement de la première main séparée, pas celui de la deuxième
      Étant donné que la place 1 mise 10 sur un total de 30 jetons
      Et que la place 1 reçoit 6♥ 6♣
      Et que le croupier reçoit 9♠
      Et que le sabot donne ensuite 5♥ 8♣ 4♣ J♦ 10♣
      Quand la place 1 sépare
      Alors la place 1 a 10 jetons
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 a 0 jeton
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♠ 10♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 6♥ 5♥ 8♣ | 19    | 20   | égalité | 20    |
        | 6♣ 4♣ J♦ | 20    | 10   | gain    | 20    |
      Et la place 1 a 40 jetons

    @id:fr-p3-yes-all-lost-to-a-natural @doubleAfterSplit=yes
    Scénario: Oui, et un naturel du croupier emporte les mises doublées des deux mains séparées, même celle d'un 21
      Étant donné que la place 1 mise 6 sur un total de 60 jetons
      Et que la place 1 reçoit 5♣ 5♠
      Et que le croupier reçoit K♥
      Et que le sabot donne ensuite 6♠ 10♦ 4♠ 9♦ A♣
      Quand la place 1 sépare
      Et la place 1 double
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 21 avec K♥ A♣
      Et les mains de la place 1 sont
        | cartes    | total | naturel | mise | issue | rendu |
        | 5♣ 6♠ 10♦ | 21    | non     | 12   | perte | 0     |
        | 5♠ 4♠ 9♦  | 18    | non     | 12   | perte | 0     |
      Et la place 1 a 36 jetons

    @id:fr-p3-yes-after-a-second-split @doubleAfterSplit=yes
    Scénario: Oui, les mains d'une deuxième séparation doublent aussi
      Étant donné que la place 1 mise 2 sur un total de 30 jetons
      Et que la place 1 reçoit 3♦ 3♣
      Et que le croupier reçoit 6♠
      Et que le sabot donne ensuite K♠ 3♠ 7♠ 10♥ 8♥ 6♦ J♣ 3♥
      Quand la place 1 sépare
      Et la place 1 reste
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors la parole est à la place 1 pour la main 3
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 19 avec 6♠ J♣ 3♥
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 3♦ K♠     | 13    | 2    | perte | 0     |
        | 3♣ 7♠ 10♥ | 20    | 4    | gain  | 8     |
        | 3♠ 8♥ 6♦  | 17    | 4    | perte | 0     |
      Et la place 1 a 28 jetons

    @id:fr-p3-yes-not-on-a-soft-19 @doubleAfterSplit=yes @doubleSoft=no
    Scénario: Une main séparée double à 11 dur, mais non avec un huit et un as là où aucune main souple ne double
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 8♦ 8♣
      Et que le croupier reçoit 7♥
      Et que le sabot donne ensuite A♠ 3♥ 6♥ K♠
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas cette main
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♥ K♠
      Et les mains de la place 1 sont
        | cartes   | total     | mise | issue   | rendu |
        | 8♦ A♠    | 19 souple | 10   | gain    | 20    |
        | 8♣ 3♥ 6♥ | 17        | 20   | égalité | 20    |
      Et la place 1 a 110 jetons

    @id:fr-p3-no-nine-and-ten @doubleAfterSplit=no
    Scénario: Non, ni une main séparée de 9 ni sa voisine de 10 ne double
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 7♠ 7♦
      Et que le croupier reçoit 8♦
      Et que le sabot donne ensuite 2♥ K♦ 3♠ 9♠ J♣
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas cette main
      Et la place 1 a 80 jetons
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas cette main
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♦ J♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 7♠ 2♥ K♦ | 19    | 10   | gain  | 20    |
        | 7♦ 3♠ 9♠ | 19    | 10   | gain  | 20    |
      Et la place 1 a 120 jetons

    @id:fr-p3-no-eleven @doubleAfterSplit=no
    Scénario: Non, aucune des deux mains séparées de 11 ne double
      Étant donné que la place 1 mise 6 sur un total de 60 jetons
      Et que la place 1 reçoit 6♥ 6♦
      Et que le croupier reçoit 10♠
      Et que le sabot donne ensuite 5♣ Q♦ 5♠ 7♥ 10♥
      Quand la place 1 sépare
      Alors la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler sur la main 1
      Alors c'est refusé : pas cette main
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler sur la main 2
      Alors c'est refusé : pas cette main
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec 10♠ 10♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 6♥ 5♣ Q♦ | 21    | 6    | gain  | 12    |
        | 6♦ 5♠ 7♥ | 18    | 6    | perte | 0     |
      Et la place 1 a 60 jetons

    @id:fr-p3-no-an-unsplit-hand-doubles @doubleAfterSplit=no
    Scénario: Non, mais une paire de cinq non séparée double, et la place voisine d'une séparation aussi
      Étant donné que la place 1 mise 4 sur un total de 40 jetons
      Et que la place 1 reçoit 5♥ 5♦
      Et que la place 2 mise 2 sur un total de 20 jetons
      Et que la place 2 reçoit 4♠ 4♥
      Et que la place 3 mise 10 sur un total de 50 jetons
      Et que la place 3 reçoit 8♥ 3♣
      Et que le croupier reçoit 6♦
      Et que le sabot donne ensuite 9♦ 5♠ J♥ Q♠ 7♣ K♥ 4♦
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 double
      Alors la parole est à la place 2 pour la main 1
      Quand la place 2 sépare
      Alors la place 2 peut tirer ou rester
      Quand la place 2 demande à doubler
      Alors c'est refusé : pas cette main
      Quand la place 2 tire
      Et la place 2 reste
      Et la place 2 reste
      Alors la parole est à la place 3 pour la main 1
      Et la place 3 peut tirer, rester ou doubler
      Quand la place 3 double
      Alors le coup est terminé
      Et le croupier finit à 20 avec 6♦ K♥ 4♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 5♥ 5♦ 9♦ | 19    | 8    | perte | 0     |
      Et les mains de la place 2 sont
        | cartes   | total | mise | issue | rendu |
        | 4♠ 5♠ J♥ | 19    | 2    | perte | 0     |
        | 4♥ Q♠    | 14    | 2    | perte | 0     |
      Et les mains de la place 3 sont
        | cartes   | total | mise | issue | rendu |
        | 8♥ 3♣ 7♣ | 18    | 20   | perte | 0     |
      Et la place 1 a 32 jetons
      Et la place 2 a 16 jetons
      Et la place 3 a 30 jetons

    @id:fr-p3-no-after-a-second-split @doubleAfterSplit=no
    Scénario: Non, les mains d'une deuxième séparation ne doublent pas non plus, à 9, 10 ou 11
      Étant donné que la place 1 mise 8 sur un total de 100 jetons
      Et que la place 1 reçoit 2♠ 2♥
      Et que le croupier reçoit 9♥
      Et que le sabot donne ensuite 7♦ Q♥ 2♣ 8♠ K♣ 9♣ 8♣ 9♦
      Quand la place 1 sépare
      Alors la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas cette main
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou séparer
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas cette main
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas cette main
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 9♥ 9♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 2♠ 7♦ Q♥ | 19    | 8    | gain  | 16    |
        | 2♥ 8♠ K♣ | 20    | 8    | gain  | 16    |
        | 2♣ 9♣ 8♣ | 19    | 8    | gain  | 16    |
      Et la place 1 a 124 jetons

    @id:fr-p3-no-with-no-chips-left @doubleAfterSplit=no
    Scénario: Non, une main séparée de 10 se voit refuser de doubler pour ce qu'elle est, qu'il y ait des jetons ou non
      Étant donné que la place 1 mise 10 sur un total de 20 jetons
      Et que la place 1 reçoit 6♠ 6♦
      Et que le croupier reçoit 7♣
      Et que le sabot donne ensuite 4♥ 2♦ 5♥ K♦ 10♦
      Quand la place 1 sépare
      Alors la place 1 a 0 jeton
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas cette main
      Quand la place 1 tire
      Et la place 1 demande à doubler
      Alors c'est refusé : pas deux cartes
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♣ 10♦
      Et les mains de la place 1 sont
        | cartes      | total | mise | issue   | rendu |
        | 6♠ 4♥ 2♦ 5♥ | 17    | 10   | égalité | 10    |
        | 6♦ K♦       | 16    | 10   | perte   | 0     |
      Et la place 1 a 10 jetons

  @P4
  Règle: P4 Les règles ne disent pas si un as compté 1 peut faire le 9, le 10 ou le 11 qui peut être doublé.

    @id:fr-p4-no-ace-eight @doubleSoft=no
    Scénario: Non, un as et un huit font 19 et ne peuvent pas être doublés
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ 8♦
      Et que le croupier reçoit 6♠
      Et que le sabot donne ensuite 2♣ 10♥ 4♦
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer ou rester
      Et les mains de la place 1 sont
        | cartes | total     | mise |
        | A♠ 8♦  | 19 souple | 10   |
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas cette main
      Et la place 1 a 90 jetons
      Quand la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 20 avec 6♠ 10♥ 4♦
      Et les mains de la place 1 sont
        | cartes   | total     | naturel | mise | issue | rendu |
        | A♠ 8♦ 2♣ | 21 souple | non     | 10   | gain  | 20    |
      Et la place 1 a 110 jetons

    @id:fr-p4-no-nine-ace @doubleSoft=no
    Scénario: Non, un neuf et un as font 20 et ne peuvent pas être doublés
      Étant donné que la place 1 mise 4 sur un total de 40 jetons
      Et que la place 1 reçoit 9♣ A♥
      Et que le croupier reçoit 5♦
      Et que le sabot donne ensuite K♠ 5♠
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas cette main
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec 5♦ K♠ 5♠
      Et les mains de la place 1 sont
        | cartes | total     | mise | issue   | rendu |
        | 9♣ A♥  | 20 souple | 4    | égalité | 4     |
      Et la place 1 a 40 jetons

    @id:fr-p4-no-hard-nine-beside-it @doubleSoft=no
    Scénario: Non, un cinq et un quatre sont doublés, tandis qu'un as et un huit ne peuvent pas l'être à la place suivante
      Étant donné que la place 1 mise 2 sur un total de 20 jetons
      Et que la place 1 reçoit 5♥ 4♥
      Et que la place 2 mise 8 sur un total de 80 jetons
      Et que la place 2 reçoit 8♣ A♦
      Et que le croupier reçoit 10♣
      Et que le sabot donne ensuite J♠ 8♠
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors la parole est à la place 2 pour la main 1
      Et la place 2 peut tirer ou rester
      Quand la place 2 demande à doubler
      Alors c'est refusé : pas cette main
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♣ 8♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 5♥ 4♥ J♠ | 19    | 4    | gain  | 8     |
      Et les mains de la place 2 sont
        | cartes | total     | mise | issue | rendu |
        | 8♣ A♦  | 19 souple | 8    | gain  | 16    |
      Et la place 1 a 24 jetons
      Et la place 2 a 88 jetons

    @id:fr-p4-no-split-nine-with-an-ace @doubleSoft=no @doubleAfterSplit=yes
    Scénario: Non, un neuf séparé qui reçoit un as ne double pas, tandis que l'autre, qui reçoit un deux, double
      Étant donné que la place 1 mise 6 sur un total de 60 jetons
      Et que la place 1 reçoit 9♦ 9♥
      Et que le croupier reçoit 8♥
      Et que le sabot donne ensuite A♣ 2♦ 7♦ Q♥
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas cette main
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♥ Q♥
      Et les mains de la place 1 sont
        | cartes   | total     | mise | issue   | rendu |
        | 9♦ A♣    | 20 souple | 6    | gain    | 12    |
        | 9♥ 2♦ 7♦ | 18        | 12   | égalité | 12    |
      Et la place 1 a 66 jetons

    @id:fr-p4-yes-ace-eight @doubleSoft=yes
    Scénario: Oui, un as et un huit sont doublés comme 9, et un roi en fait un 19 dur
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ 8♦
      Et que le croupier reçoit 6♠
      Et que le sabot donne ensuite K♣ 10♥ 2♥
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer, rester ou doubler
      Et les mains de la place 1 sont
        | cartes | total     | mise |
        | A♠ 8♦  | 19 souple | 10   |
      Quand la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 18 avec 6♠ 10♥ 2♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | A♠ 8♦ K♣ | 19    | 20   | gain  | 40    |
      Et la place 1 a 120 jetons

    @id:fr-p4-yes-nine-ace @doubleSoft=yes
    Scénario: Oui, un neuf et un as sont doublés comme 10, et un six en fait un 16 dur qui ne tire plus
      Étant donné que la place 1 mise 4 sur un total de 40 jetons
      Et que la place 1 reçoit 9♣ A♥
      Et que le croupier reçoit 7♠
      Et que le sabot donne ensuite 6♥ K♠
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♠ K♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 9♣ A♥ 6♥ | 16    | 8    | perte | 0     |
      Et la place 1 a 32 jetons

    @id:fr-p4-yes-the-ace-still-counts-eleven @doubleSoft=yes
    Scénario: Oui, et dans une main doublée d'as, huit et deux, l'as vaut de nouveau 11
      Étant donné que la place 1 mise 20 sur un total de 40 jetons
      Et que la place 1 reçoit 8♥ A♣
      Et que le croupier reçoit 10♦
      Et que le sabot donne ensuite 2♠ Q♠
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 20 avec 10♦ Q♠
      Et les mains de la place 1 sont
        | cartes   | total     | naturel | mise | issue | rendu |
        | 8♥ A♣ 2♠ | 21 souple | non     | 40   | gain  | 80    |
      Et la place 1 a 80 jetons

    @id:fr-p4-yes-not-ace-seven @doubleSoft=yes
    Scénario: Oui, mais un as et un sept font 8 ou 18 et ne peuvent pas être doublés
      Étant donné que la place 1 mise 6 sur un total de 60 jetons
      Et que la place 1 reçoit A♦ 7♣
      Et que le croupier reçoit 9♦
      Et que le sabot donne ensuite 3♣ 9♠
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas cette main
      Quand la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 18 avec 9♦ 9♠
      Et les mains de la place 1 sont
        | cartes   | total     | mise | issue | rendu |
        | A♦ 7♣ 3♣ | 21 souple | 6    | gain  | 12    |
      Et la place 1 a 66 jetons

    @id:fr-p4-yes-not-two-aces-nor-ace-two @doubleSoft=yes
    Scénario: Oui, mais ni deux as ni un as et un deux ne peuvent être doublés
      Étant donné que la place 1 mise 2 sur un total de 20 jetons
      Et que la place 1 reçoit A♦ A♠
      Et que la place 2 mise 4 sur un total de 50 jetons
      Et que la place 2 reçoit 2♣ A♥
      Et que le croupier reçoit 10♠
      Et que le sabot donne ensuite 6♦ 5♦ 8♦
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer, rester ou séparer
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas cette main
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Et la place 2 peut tirer ou rester
      Quand la place 2 demande à doubler
      Alors c'est refusé : pas cette main
      Quand la place 2 tire
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♠ 8♦
      Et les mains de la place 1 sont
        | cartes   | total     | mise | issue   | rendu |
        | A♦ A♠ 6♦ | 18 souple | 2    | égalité | 2     |
      Et les mains de la place 2 sont
        | cartes   | total     | mise | issue   | rendu |
        | 2♣ A♥ 5♦ | 18 souple | 4    | égalité | 4     |
      Et la place 1 a 20 jetons
      Et la place 2 a 50 jetons

    @id:fr-p4-yes-on-two-cards-only @doubleSoft=yes
    Scénario: Oui, mais une main d'as, trois et cinq a déjà tiré et ne double pas
      Étant donné que la place 1 mise 8 sur un total de 80 jetons
      Et que la place 1 reçoit A♣ 3♦
      Et que le croupier reçoit 7♥
      Et que le sabot donne ensuite 5♠ Q♣
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer ou rester
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas deux cartes
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♥ Q♣
      Et les mains de la place 1 sont
        | cartes   | total     | mise | issue | rendu |
        | A♣ 3♦ 5♠ | 19 souple | 8    | gain  | 16    |
      Et la place 1 a 88 jetons

    @id:fr-p4-yes-not-covered @doubleSoft=yes
    Scénario: Oui, mais doubler un as et un neuf demande une seconde mise de 10, et il ne reste que 9 jetons
      Étant donné que la place 1 mise 10 sur un total de 19 jetons
      Et que la place 1 reçoit A♥ 9♥
      Et que le croupier reçoit 4♠
      Et que le sabot donne ensuite 6♣ J♥
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec 4♠ 6♣ J♥
      Et les mains de la place 1 sont
        | cartes | total     | mise | issue   | rendu |
        | A♥ 9♥  | 20 souple | 10   | égalité | 10    |
      Et la place 1 a 19 jetons

    @id:fr-p4-yes-after-a-split @doubleSoft=yes @doubleAfterSplit=yes
    Scénario: Oui, un huit séparé qui reçoit un as double là où les mains séparées doublent
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 8♠ 8♣
      Et que le croupier reçoit 6♥
      Et que le sabot donne ensuite A♦ 3♦ 9♣ 10♣ 10♦
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Et la place 1 a 70 jetons
      Et les mains de la place 1 sont
        | cartes   | total | mise |
        | 8♠ A♦ 3♦ | 12    | 20   |
        | 8♣ 9♣    | 17    | 10   |
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 26 avec 6♥ 10♣ 10♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 8♠ A♦ 3♦ | 12    | 20   | gain  | 40    |
        | 8♣ 9♣    | 17    | 10   | gain  | 20    |
      Et la place 1 a 130 jetons

    @id:fr-p4-yes-but-no-double-after-a-split @doubleSoft=yes @doubleAfterSplit=no
    Scénario: Un as et un neuf sont doublés à la première place, mais un neuf séparé avec un as à la deuxième ne double pas là où aucune main séparée ne double
      Étant donné que la place 1 mise 4 sur un total de 40 jetons
      Et que la place 1 reçoit A♠ 9♠
      Et que la place 2 mise 6 sur un total de 60 jetons
      Et que la place 2 reçoit 9♣ 9♦
      Et que le croupier reçoit 7♦
      Et que le sabot donne ensuite 8♦ A♣ 8♣ J♣
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors la parole est à la place 2 pour la main 1
      Quand la place 2 sépare
      Alors la parole est à la place 2 pour la main 1
      Et la place 2 peut tirer ou rester
      Quand la place 2 demande à doubler
      Alors c'est refusé : pas cette main
      Quand la place 2 reste
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♦ J♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | A♠ 9♠ 8♦ | 18    | 8    | gain  | 16    |
      Et les mains de la place 2 sont
        | cartes | total     | mise | issue   | rendu |
        | 9♣ A♣  | 20 souple | 6    | gain    | 12    |
        | 9♦ 8♣  | 17        | 6    | égalité | 6     |
      Et la place 1 a 48 jetons
      Et la place 2 a 66 jetons

  @P5
  Règle: P5 Les règles ne disent pas si un as donné à un as séparé peut être séparé de nouveau ; une telle paire peut seulement se séparer ou rester.

    @id:fr-p5-no-the-pair-stands @resplitAces=no
    Scénario: Non, un as séparé qui reçoit un as reste d'office à 12
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit A♣ A♦
      Et que le croupier reçoit 8♠
      Et que le sabot donne ensuite A♥ K♥ 10♦
      Quand la place 1 sépare
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♠ 10♦
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | A♣ A♥  | 12 souple | non     | 10   | perte | 0     |
        | A♦ K♥  | 21 souple | non     | 10   | gain  | 20    |
      Et la place 1 a 100 jetons

    @id:fr-p5-no-two-pairs-stand @resplitAces=no
    Scénario: Non, deux as séparés qui reçoivent chacun un as restent, et tous deux sont payés quand le croupier crève
      Étant donné que la place 1 mise 4 sur un total de 24 jetons
      Et que la place 1 reçoit A♠ A♥
      Et que le croupier reçoit 6♣
      Et que le sabot donne ensuite A♦ A♣ 9♠ 10♣
      Quand la place 1 sépare
      Alors le coup est terminé
      Et le croupier finit à 25 avec 6♣ 9♠ 10♣
      Et les mains de la place 1 sont
        | cartes | total     | mise | issue | rendu |
        | A♠ A♦  | 12 souple | 4    | gain  | 8     |
        | A♥ A♣  | 12 souple | 4    | gain  | 8     |
      Et la place 1 a 32 jetons

    @id:fr-p5-no-the-turn-goes-on @resplitAces=no
    Scénario: Non, après la séparation la parole est à la place suivante, et la paire d'as ne se sépare ni ne tire
      Étant donné que la place 1 mise 20 sur un total de 200 jetons
      Et que la place 1 reçoit A♠ A♣
      Et que la place 2 mise 2 sur un total de 20 jetons
      Et que la place 2 reçoit 10♥ 6♥
      Et que le croupier reçoit 7♥
      Et que le sabot donne ensuite A♦ 6♦ 4♥ 10♠
      Quand la place 1 sépare
      Alors la parole est à la place 2 pour la main 1
      Et les mains de la place 1 sont
        | cartes | total     | mise |
        | A♠ A♦  | 12 souple | 20   |
        | A♣ 6♦  | 17 souple | 20   |
      Quand la place 1 demande à séparer sur la main 1
      Alors c'est refusé : pas à son tour
      Quand la place 1 demande à tirer sur la main 1
      Alors c'est refusé : pas à son tour
      Quand la place 2 tire
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♥ 10♠
      Et les mains de la place 1 sont
        | cartes | total     | mise | issue   | rendu |
        | A♠ A♦  | 12 souple | 20   | perte   | 0     |
        | A♣ 6♦  | 17 souple | 20   | égalité | 20    |
      Et les mains de la place 2 sont
        | cartes    | total | mise | issue | rendu |
        | 10♥ 6♥ 4♥ | 20    | 2    | gain  | 4     |
      Et la place 1 a 180 jetons
      Et la place 2 a 22 jetons

    @id:fr-p5-yes-split-or-stand @resplitAces=yes
    Scénario: Oui, un as séparé qui reçoit un as peut séparer ou rester, mais ni tirer ni doubler, et il reste
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit A♣ A♦
      Et que le croupier reçoit 8♠
      Et que le sabot donne ensuite A♥ 9♠ Q♦
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer, rester ou séparer
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut séparer ou rester
      Et les mains de la place 1 sont
        | cartes | total     | mise |
        | A♣ A♥  | 12 souple | 10   |
        | A♦ 9♠  | 20 souple | 10   |
      Quand la place 1 demande à tirer
      Alors c'est refusé : pas cette main
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas cette main
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♠ Q♦
      Et les mains de la place 1 sont
        | cartes | total     | mise | issue | rendu |
        | A♣ A♥  | 12 souple | 10   | perte | 0     |
        | A♦ 9♠  | 20 souple | 10   | gain  | 20    |
      Et la place 1 a 100 jetons

    @id:fr-p5-yes-three-hands @resplitAces=yes
    Scénario: Oui, une paire sur le second as se sépare en une deuxième et une troisième main, avec une carte chacune et sans parole
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ A♥
      Et que le croupier reçoit 9♦
      Et que le sabot donne ensuite 7♠ A♣ K♣ 5♣ 8♦
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut séparer ou rester
      Et la place 1 a 80 jetons
      Et les mains de la place 1 sont
        | cartes | total     | mise |
        | A♠ 7♠  | 18 souple | 10   |
        | A♥ A♣  | 12 souple | 10   |
      Quand la place 1 sépare
      Alors le coup est terminé
      Et le croupier finit à 17 avec 9♦ 8♦
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | A♠ 7♠  | 18 souple | non     | 10   | gain  | 20    |
        | A♥ K♣  | 21 souple | non     | 10   | gain  | 20    |
        | A♣ 5♣  | 16 souple | non     | 10   | perte | 0     |
      Et la place 1 a 110 jetons

    @id:fr-p5-yes-split-again-next @resplitAces=yes @splitPlace=next
    Scénario: Oui, une paire sur le premier as est séparée de nouveau avec les 6 derniers jetons, et la nouvelle main se place en deuxième
      Étant donné que la place 1 mise 6 sur un total de 18 jetons
      Et que la place 1 reçoit A♥ A♣
      Et que le croupier reçoit 10♣
      Et que le sabot donne ensuite A♠ 4♠ 10♠ 9♣ 9♠
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut séparer ou rester
      Et la place 1 a 6 jetons
      Quand la place 1 sépare
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♣ 9♠
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | A♥ 10♠ | 21 souple | non     | 6    | gain  | 12    |
        | A♠ 9♣  | 20 souple | non     | 6    | gain  | 12    |
        | A♣ 4♠  | 15 souple | non     | 6    | perte | 0     |
      Et la place 1 a 24 jetons

    @id:fr-p5-yes-split-again-last @resplitAces=yes @splitPlace=last
    Scénario: Oui, une paire sur le premier as est séparée de nouveau, et la nouvelle main se place en troisième
      Étant donné que la place 1 mise 6 sur un total de 60 jetons
      Et que la place 1 reçoit A♥ A♣
      Et que le croupier reçoit 10♣
      Et que le sabot donne ensuite A♠ 4♠ 10♠ 9♣ 9♠
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et les mains de la place 1 sont
        | cartes | total     | mise |
        | A♥ A♠  | 12 souple | 6    |
        | A♣ 4♠  | 15 souple | 6    |
      Quand la place 1 sépare
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♣ 9♠
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | A♥ 10♠ | 21 souple | non     | 6    | gain  | 12    |
        | A♣ 4♠  | 15 souple | non     | 6    | perte | 0     |
        | A♠ 9♣  | 20 souple | non     | 6    | gain  | 12    |
      Et la place 1 a 66 jetons

    @id:fr-p5-yes-not-covered-goes-on @resplitAces=yes
    Scénario: Oui, mais une paire d'as que 9 jetons ne suffisent pas à séparer reste d'office, et la parole est à la place suivante
      Étant donné que la place 1 mise 10 sur un total de 29 jetons
      Et que la place 1 reçoit A♠ A♦
      Et que la place 2 mise 4 sur un total de 40 jetons
      Et que la place 2 reçoit K♦ 9♥
      Et que le croupier reçoit 7♣
      Et que le sabot donne ensuite A♥ 8♥ J♦
      Quand la place 1 sépare
      Alors la parole est à la place 2 pour la main 1
      Et la place 1 a 9 jetons
      Et les mains de la place 1 sont
        | cartes | total     | mise |
        | A♠ A♥  | 12 souple | 10   |
        | A♦ 8♥  | 19 souple | 10   |
      Quand la place 1 demande à séparer sur la main 1
      Alors c'est refusé : pas à son tour
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♣ J♦
      Et les mains de la place 1 sont
        | cartes | total     | mise | issue | rendu |
        | A♠ A♥  | 12 souple | 10   | perte | 0     |
        | A♦ 8♥  | 19 souple | 10   | gain  | 20    |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue | rendu |
        | K♦ 9♥  | 19    | 4    | gain  | 8     |
      Et la place 1 a 29 jetons
      Et la place 2 a 44 jetons

    @id:fr-p5-yes-not-covered-ends @resplitAces=yes
    Scénario: Oui, mais sans jetons la paire sur le second as reste d'office et le coup se termine
      Étant donné que la place 1 mise 6 sur un total de 12 jetons
      Et que la place 1 reçoit A♥ A♣
      Et que le croupier reçoit 5♠
      Et que le sabot donne ensuite Q♠ A♦ 10♥ 8♠
      Quand la place 1 sépare
      Alors le coup est terminé
      Et le croupier finit à 23 avec 5♠ 10♥ 8♠
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | A♥ Q♠  | 21 souple | non     | 6    | gain  | 12    |
        | A♣ A♦  | 12 souple | non     | 6    | gain  | 12    |
      Et la place 1 a 24 jetons

    @id:fr-p5-yes-both-pairs-stand @resplitAces=yes
    Scénario: Oui, deux as séparés qui reçoivent chacun un as ont la parole l'un après l'autre, et tous deux restent
      Étant donné que la place 1 mise 2 sur un total de 20 jetons
      Et que la place 1 reçoit A♠ A♣
      Et que le croupier reçoit 4♦
      Et que le sabot donne ensuite A♥ A♦ 10♣ K♠
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut séparer ou rester
      Quand la place 1 demande à rester sur la main 2
      Alors c'est refusé : pas à son tour
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut séparer ou rester
      Quand la place 1 demande à tirer
      Alors c'est refusé : pas cette main
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas cette main
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 24 avec 4♦ 10♣ K♠
      Et les mains de la place 1 sont
        | cartes | total     | mise | issue | rendu |
        | A♠ A♥  | 12 souple | 2    | gain  | 4     |
        | A♣ A♦  | 12 souple | 2    | gain  | 4     |
      Et la place 1 a 24 jetons

    @id:fr-p5-yes-an-unsplit-pair-may-hit @resplitAces=yes
    Scénario: Oui, et deux as non séparés peuvent tirer aussi bien que séparer
      Étant donné que la place 1 mise 8 sur un total de 80 jetons
      Et que la place 1 reçoit A♦ A♠
      Et que le croupier reçoit 6♥
      Et que le sabot donne ensuite 7♦ K♦ 3♠
      Quand les cartes sont distribuées
      Alors la place 1 peut tirer, rester ou séparer
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 6♥ K♦ 3♠
      Et les mains de la place 1 sont
        | cartes   | total     | mise | issue   | rendu |
        | A♦ A♠ 7♦ | 19 souple | 8    | égalité | 8     |
      Et la place 1 a 80 jetons

  @P6
  Règle: P6 Les règles ne disent pas si un as donné à une bûche séparée fait un naturel ou un 21 ordinaire.

    @id:fr-p6-ordinary-is-paid-once @splitTenAce=ordinary
    Scénario: Ordinaire : un dix séparé avec un as n'est pas un naturel, ne prend pas de carte et est payé 1 pour 1
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ K♦
      Et que le croupier reçoit 9♥
      Et que le sabot donne ensuite A♣ 7♣ 10♦
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Et la place 1 a 80 jetons
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise |
        | 10♠ A♣ | 21 souple | non     | 10   |
        | K♦ 7♣  | 17        | non     | 10   |
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♥ 10♦
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | 10♠ A♣ | 21 souple | non     | 10   | gain  | 20    |
        | K♦ 7♣  | 17        | non     | 10   | perte | 0     |
      Et la place 1 a 100 jetons

    @id:fr-p6-ordinary-ties-with-21 @splitTenAce=ordinary
    Scénario: Ordinaire : un valet séparé avec un as fait égalité avec un 21 du croupier en trois cartes
      Étant donné que la place 1 mise 4 sur un total de 40 jetons
      Et que la place 1 reçoit J♣ J♥
      Et que le croupier reçoit 5♦
      Et que le sabot donne ensuite 8♦ A♠ 6♦ 10♠
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec 5♦ 6♦ 10♠
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue   | rendu |
        | J♣ 8♦  | 18        | non     | 4    | perte   | 0     |
        | J♥ A♠  | 21 souple | non     | 4    | égalité | 4     |
      Et la place 1 a 36 jetons

    @id:fr-p6-ordinary-loses-to-a-natural @splitTenAce=ordinary
    Scénario: Ordinaire : une dame séparée avec un as perd contre un naturel du croupier
      Étant donné que la place 1 mise 6 sur un total de 60 jetons
      Et que la place 1 reçoit Q♠ Q♦
      Et que le croupier reçoit 10♥
      Et que le sabot donne ensuite A♦ 9♦ A♣
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec 10♥ A♣
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | Q♠ A♦  | 21 souple | non     | 6    | perte | 0     |
        | Q♦ 9♦  | 19        | non     | 6    | perte | 0     |
      Et la place 1 a 48 jetons

    @id:fr-p6-ordinary-both @splitTenAce=ordinary
    Scénario: Ordinaire : deux dix séparés qui reçoivent chacun un as sont payés 1 pour 1 par un croupier à 22
      Étant donné que la place 1 mise 2 sur un total de 20 jetons
      Et que la place 1 reçoit 10♦ 10♣
      Et que le croupier reçoit 6♠
      Et que le sabot donne ensuite A♥ A♠ 6♦ Q♥
      Quand la place 1 sépare
      Alors le coup est terminé
      Et le croupier finit à 22 avec 6♠ 6♦ Q♥
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | 10♦ A♥ | 21 souple | non     | 2    | gain  | 4     |
        | 10♣ A♠ | 21 souple | non     | 2    | gain  | 4     |
      Et la place 1 a 24 jetons

    @id:fr-p6-natural-is-paid-three-to-two @splitTenAce=natural
    Scénario: Naturel : un dix séparé avec un as est montré comme naturel et payé 3 pour 2
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ K♦
      Et que le croupier reçoit 9♥
      Et que le sabot donne ensuite A♣ 7♣ 10♦
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise |
        | 10♠ A♣ | 21 souple | oui     | 10   |
        | K♦ 7♣  | 17        | non     | 10   |
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♥ 10♦
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | 10♠ A♣ | 21 souple | oui     | 10   | gain  | 25    |
        | K♦ 7♣  | 17        | non     | 10   | perte | 0     |
      Et la place 1 a 105 jetons

    @id:fr-p6-natural-beats-21 @splitTenAce=natural
    Scénario: Naturel : un valet séparé avec un as bat un 21 du croupier en trois cartes
      Étant donné que la place 1 mise 4 sur un total de 40 jetons
      Et que la place 1 reçoit J♣ J♥
      Et que le croupier reçoit 5♦
      Et que le sabot donne ensuite 8♦ A♠ 6♦ 10♠
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec 5♦ 6♦ 10♠
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | J♣ 8♦  | 18        | non     | 4    | perte | 0     |
        | J♥ A♠  | 21 souple | oui     | 4    | gain  | 10    |
      Et la place 1 a 42 jetons

    @id:fr-p6-natural-pushes @splitTenAce=natural
    Scénario: Naturel : une dame séparée avec un as fait égalité avec un naturel du croupier, tandis que sa voisine de 19 perd
      Étant donné que la place 1 mise 6 sur un total de 60 jetons
      Et que la place 1 reçoit Q♠ Q♦
      Et que le croupier reçoit 10♥
      Et que le sabot donne ensuite A♦ 9♦ A♣
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec 10♥ A♣
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue   | rendu |
        | Q♠ A♦  | 21 souple | oui     | 6    | égalité | 6     |
        | Q♦ 9♦  | 19        | non     | 6    | perte   | 0     |
      Et la place 1 a 54 jetons

    @id:fr-p6-natural-both @splitTenAce=natural
    Scénario: Naturel : deux dix séparés qui reçoivent chacun un as sont tous deux payés 3 pour 2
      Étant donné que la place 1 mise 2 sur un total de 20 jetons
      Et que la place 1 reçoit 10♦ 10♣
      Et que le croupier reçoit 6♠
      Et que le sabot donne ensuite A♥ A♠ 6♦ Q♥
      Quand la place 1 sépare
      Alors le coup est terminé
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | 10♦ A♥ | 21 souple | oui     | 2    | gain  | 5     |
        | 10♣ A♠ | 21 souple | oui     | 2    | gain  | 5     |
      Et la place 1 a 26 jetons

    @id:fr-p6-natural-not-of-three-cards @splitTenAce=natural
    Scénario: Naturel, mais un dix séparé qui arrive à 21 en trois cartes n'en est pas un et fait égalité avec un 21 du croupier en trois cartes
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ Q♣
      Et que le croupier reçoit 8♦
      Et que le sabot donne ensuite 5♥ 6♥ A♦ 8♥ 5♠
      Quand la place 1 sépare
      Et la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 21 avec 8♦ 8♥ 5♠
      Et les mains de la place 1 sont
        | cartes    | total     | naturel | mise | issue   | rendu |
        | 10♠ 5♥ 6♥ | 21        | non     | 10   | égalité | 10    |
        | Q♣ A♦     | 21 souple | oui     | 10   | gain    | 25    |
      Et la place 1 a 115 jetons

    @id:fr-p6-natural-never-of-a-split-ace @splitTenAce=natural
    Scénario: Naturel, mais un as séparé avec une bûche n'en est pas un et fait égalité avec un 21 du croupier en trois cartes
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit A♥ A♠
      Et que le croupier reçoit 9♦
      Et que le sabot donne ensuite K♣ 10♥ 2♣ 10♠
      Quand la place 1 sépare
      Alors le coup est terminé
      Et le croupier finit à 21 avec 9♦ 2♣ 10♠
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue   | rendu |
        | A♥ K♣  | 21 souple | non     | 10   | égalité | 10    |
        | A♠ 10♥ | 21 souple | non     | 10   | égalité | 10    |
      Et la place 1 a 100 jetons

    @id:fr-p6-natural-of-a-second-split @splitTenAce=natural
    Scénario: Naturel : une bûche séparée une deuxième fois qui reçoit un as est elle aussi payée 3 pour 2
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit K♠ K♥
      Et que le croupier reçoit 7♣
      Et que le sabot donne ensuite 9♠ J♦ A♥ 7♦ J♠
      Quand la place 1 sépare
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou séparer
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♣ J♠
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue   | rendu |
        | K♠ 9♠  | 19        | non     | 10   | gain    | 20    |
        | K♥ A♥  | 21 souple | oui     | 10   | gain    | 25    |
        | J♦ 7♦  | 17        | non     | 10   | égalité | 10    |
      Et la place 1 a 125 jetons

    @id:fr-p6-natural-insured @splitTenAce=natural
    Scénario: Naturel : un dix séparé avec un as garde sa mise contre un naturel du croupier parti d'un as, et l'assurance est payée
      Étant donné que la place 1 mise 20 sur un total de 100 jetons
      Et que la place 1 reçoit 10♣ 10♠
      Et que le croupier reçoit A♦
      Et que le sabot donne ensuite A♥ 8♣ Q♥
      Quand la place 1 s'assure pour 10
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 est assurée pour 10
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♦ Q♥
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue   | rendu |
        | 10♣ A♥ | 21 souple | oui     | 20   | égalité | 20    |
        | 10♠ 8♣ | 18        | non     | 20   | perte   | 0     |
      Et la place 1 a 100 jetons

    @id:fr-p6-ordinary-insured @splitTenAce=ordinary
    Scénario: Ordinaire : un dix séparé avec un as perd contre un naturel du croupier parti d'un as, et seule l'assurance est payée
      Étant donné que la place 1 mise 20 sur un total de 100 jetons
      Et que la place 1 reçoit 10♣ 10♠
      Et que le croupier reçoit A♦
      Et que le sabot donne ensuite A♥ 8♣ Q♥
      Quand la place 1 s'assure pour 10
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 a 50 jetons
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♦ Q♥
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | 10♣ A♥ | 21 souple | non     | 20   | perte | 0     |
        | 10♠ 8♣ | 18        | non     | 20   | perte | 0     |
      Et la place 1 a 80 jetons

  @P7
  Règle: P7 Les règles ne disent pas si toutes les places décident de l'assurance avant que quiconque joue, ou si chacune en décide juste avant sa propre première décision.

    @id:fr-p7-table-first-two-seats @insuranceTiming=table-first
    Scénario: Table d'abord : la deuxième place décide de l'assurance avant que la première joue, et plus ensuite
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 6♠
      Et que la place 2 mise 4 sur un total de 40 jetons
      Et que la place 2 reçoit 9♥ 5♦
      Et que le croupier reçoit A♣
      Et que le sabot donne ensuite 3♦ 5♠ 7♦
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Quand la place 1 s'assure pour 5
      Alors le croupier propose l'assurance
      Et la place 1 a 85 jetons
      Et la place 1 est assurée pour 5
      Et les mains de la place 1 sont
        | cartes | total | mise |
        | 10♠ 6♠ | 16    | 10   |
      Quand la place 2 demande à tirer
      Alors c'est refusé : pas maintenant
      Quand la place 2 décline l'assurance
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Et la place 1 reste
      Alors les mains se jouent
      Et la parole est à la place 2 pour la main 1
      Et la place 2 peut tirer ou rester
      Quand la place 2 demande à s'assurer pour 2
      Alors c'est refusé : pas maintenant
      Quand la place 2 tire
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec A♣ 7♦
      Et la place 1 est assurée pour 5
      Et la place 2 est assurée pour 0
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 10♠ 6♠ 3♦ | 19    | 10   | gain  | 20    |
      Et les mains de la place 2 sont
        | cartes   | total | mise | issue | rendu |
        | 9♥ 5♦ 5♠ | 19    | 4    | gain  | 8     |
      Et la place 1 a 105 jetons
      Et la place 2 a 44 jetons

    @id:fr-p7-table-first-a-natural-in-the-middle @insuranceTiming=table-first
    Scénario: Table d'abord : trois places décident, y compris le naturel au milieu, puis la première et la troisième jouent
      Étant donné que la place 1 mise 2 sur un total de 20 jetons
      Et que la place 1 reçoit K♦ 8♥
      Et que la place 2 mise 10 sur un total de 100 jetons
      Et que la place 2 reçoit A♠ J♥
      Et que la place 3 mise 6 sur un total de 60 jetons
      Et que la place 3 reçoit 9♠ 9♦
      Et que le croupier reçoit A♥
      Et que le sabot donne ensuite 6♣
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Quand la place 1 s'assure pour 1
      Alors le croupier propose l'assurance
      Quand la place 2 s'assure pour 5
      Alors le croupier propose l'assurance
      Quand la place 3 décline l'assurance
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et la place 1 est assurée pour 1
      Et la place 2 est assurée pour 5
      Et la place 3 est assurée pour 0
      Quand la place 1 reste
      Alors les mains se jouent
      Et la parole est à la place 3 pour la main 1
      Et la place 3 peut tirer, rester ou séparer
      Quand la place 3 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec A♥ 6♣
      Et les mains de la place 1 sont
        | cartes | total | naturel | issue | rendu |
        | K♦ 8♥  | 18    | non     | gain  | 4     |
      Et les mains de la place 2 sont
        | cartes | total     | naturel | issue | rendu |
        | A♠ J♥  | 21 souple | oui     | gain  | 25    |
      Et les mains de la place 3 sont
        | cartes | total | naturel | issue | rendu |
        | 9♠ 9♦  | 18    | non     | gain  | 12    |
      Et la place 1 a 21 jetons
      Et la place 2 a 110 jetons
      Et la place 3 a 66 jetons

    @id:fr-p7-table-first-two-naturals @insuranceTiming=table-first
    Scénario: Table d'abord : deux naturels sont interrogés l'un après l'autre, et le coup est terminé à la seconde réponse
      Étant donné que la place 1 mise 4 sur un total de 40 jetons
      Et que la place 1 reçoit A♦ Q♥
      Et que la place 2 mise 8 sur un total de 80 jetons
      Et que la place 2 reçoit K♠ A♣
      Et que le croupier reçoit A♠
      Et que le sabot donne ensuite 10♦
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Quand la place 1 décline l'assurance
      Alors le croupier propose l'assurance
      Quand la place 2 s'assure pour 4
      Alors le coup est terminé
      Et les mains de la place 1 sont
        | cartes | total     | naturel | issue   | rendu |
        | A♦ Q♥  | 21 souple | oui     | égalité | 4     |
      Et les mains de la place 2 sont
        | cartes | total     | naturel | issue   | rendu |
        | K♠ A♣  | 21 souple | oui     | égalité | 8     |
      Et la place 1 a 40 jetons
      Et la place 2 a 88 jetons

    @id:fr-p7-table-first-three-seats-play-after @insuranceTiming=table-first
    Scénario: Table d'abord : la dernière de trois places doit décider avant que la première puisse doubler, et aucune n'est interrogée entre-temps
      Étant donné que la place 1 mise 8 sur un total de 100 jetons
      Et que la place 1 reçoit 5♣ 6♥
      Et que la place 2 mise 4 sur un total de 30 jetons
      Et que la place 2 reçoit 10♣ 4♦
      Et que la place 3 mise 10 sur un total de 50 jetons
      Et que la place 3 reçoit J♦ 9♣
      Et que le croupier reçoit A♦
      Et que le sabot donne ensuite 9♠ Q♦ K♥
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Quand la place 1 s'assure pour 4
      Et la place 2 s'assure pour 2
      Alors le croupier propose l'assurance
      Quand la place 3 demande à rester
      Alors c'est refusé : pas maintenant
      Quand la place 3 décline l'assurance
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 2 demande à s'assurer pour 2
      Alors c'est refusé : pas maintenant
      Quand la place 1 double
      Alors les mains se jouent
      Et la parole est à la place 2 pour la main 1
      Quand la place 2 tire
      Alors les mains se jouent
      Et la parole est à la place 3 pour la main 1
      Quand la place 3 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♦ K♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 5♣ 6♥ 9♠ | 20    | 16   | perte | 0     |
      Et les mains de la place 2 sont
        | cartes    | total | mise | issue | rendu |
        | 10♣ 4♦ Q♦ | 24    | 4    | perte | 0     |
      Et les mains de la place 3 sont
        | cartes | total | mise | issue | rendu |
        | J♦ 9♣  | 19    | 10   | perte | 0     |
      Et la place 1 a 92 jetons
      Et la place 2 a 30 jetons
      Et la place 3 a 40 jetons

    @id:fr-p7-table-first-a-natural-first @insuranceTiming=table-first
    Scénario: Table d'abord : un naturel à la première place est interrogé, et la deuxième ne joue qu'après avoir répondu
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ A♠
      Et que la place 2 mise 8 sur un total de 80 jetons
      Et que la place 2 reçoit 7♣ 6♣
      Et que le croupier reçoit A♦
      Et que le sabot donne ensuite 5♣ 8♥
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Quand la place 1 décline l'assurance
      Alors le croupier propose l'assurance
      Quand la place 2 demande à tirer
      Alors c'est refusé : pas maintenant
      Quand la place 2 s'assure pour 4
      Alors les mains se jouent
      Et la parole est à la place 2 pour la main 1
      Et la place 2 a 68 jetons
      Quand la place 2 tire
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec A♦ 8♥
      Et la place 1 est assurée pour 0
      Et la place 2 est assurée pour 4
      Et les mains de la place 1 sont
        | cartes | total     | naturel | issue | rendu |
        | 10♦ A♠ | 21 souple | oui     | gain  | 25    |
      Et les mains de la place 2 sont
        | cartes   | total | naturel | issue | rendu |
        | 7♣ 6♣ 5♣ | 18    | non     | perte | 0     |
      Et la place 1 a 115 jetons
      Et la place 2 a 68 jetons

    @id:fr-p7-table-first-after-a-split @insuranceTiming=table-first
    Scénario: Table d'abord : après une séparation à la première place, c'est à la deuxième, qui a déjà répondu, de jouer
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 8♣ 8♦
      Et que la place 2 mise 6 sur un total de 60 jetons
      Et que la place 2 reçoit J♠ 9♥
      Et que le croupier reçoit A♣
      Et que le sabot donne ensuite K♣ 9♦ J♣
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Quand la place 1 décline l'assurance
      Alors le croupier propose l'assurance
      Quand la place 2 s'assure pour 3
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou séparer
      Quand la place 1 sépare
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors les mains se jouent
      Et la parole est à la place 2 pour la main 1
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♣ J♣
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 8♣ K♣  | 18    | 10   | perte | 0     |
        | 8♦ 9♦  | 17    | 10   | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue | rendu |
        | J♠ 9♥  | 19    | 6    | perte | 0     |
      Et la place 1 a 80 jetons
      Et la place 2 a 60 jetons

    @id:fr-p7-in-turn-two-seats @insuranceTiming=in-turn
    Scénario: À son tour : la première place s'assure et joue sa main, et alors seulement la deuxième est interrogée
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 6♠
      Et que la place 2 mise 4 sur un total de 40 jetons
      Et que la place 2 reçoit 9♥ 5♦
      Et que le croupier reçoit A♣
      Et que le sabot donne ensuite 3♦ 5♠ 7♦
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Et la parole est à la place 1
      Quand la place 1 s'assure pour 5
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Et la place 1 est assurée pour 5
      Et la place 2 est assurée pour 0
      Quand la place 2 demande à s'assurer pour 2
      Alors c'est refusé : pas maintenant
      Quand la place 1 tire
      Alors les mains se jouent
      Quand la place 1 reste
      Alors le croupier propose l'assurance
      Et la parole est à la place 2
      Et la place 2 peut s'assurer ou décliner
      Et le croupier montre A♣
      Et les mains de la place 1 sont
        | cartes    | total | mise |
        | 10♠ 6♠ 3♦ | 19    | 10   |
      Quand la place 2 demande à tirer
      Alors c'est refusé : pas maintenant
      Quand la place 2 décline l'assurance
      Alors les mains se jouent
      Et la parole est à la place 2 pour la main 1
      Et la place 2 peut tirer ou rester
      Quand la place 2 tire
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec A♣ 7♦
      Et la place 1 est assurée pour 5
      Et la place 2 est assurée pour 0
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 10♠ 6♠ 3♦ | 19    | 10   | gain  | 20    |
      Et les mains de la place 2 sont
        | cartes   | total | mise | issue | rendu |
        | 9♥ 5♦ 5♠ | 19    | 4    | gain  | 8     |
      Et la place 1 a 105 jetons
      Et la place 2 a 44 jetons

    @id:fr-p7-in-turn-a-natural-first @insuranceTiming=in-turn
    Scénario: À son tour : la première place, avec un naturel, est interrogée bien qu'elle n'ait rien à jouer, et la deuxième l'est juste après
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ J♥
      Et que la place 2 mise 2 sur un total de 20 jetons
      Et que la place 2 reçoit K♦ 8♥
      Et que le croupier reçoit A♥
      Et que le sabot donne ensuite 6♣
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Et la parole est à la place 1
      Et la place 1 peut s'assurer ou décliner
      Quand la place 1 s'assure pour 5
      Alors le croupier propose l'assurance
      Et la parole est à la place 2
      Et la place 2 peut s'assurer ou décliner
      Quand la place 2 décline l'assurance
      Alors les mains se jouent
      Et la parole est à la place 2 pour la main 1
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec A♥ 6♣
      Et la place 1 est assurée pour 5
      Et les mains de la place 1 sont
        | cartes | total     | naturel | issue | rendu |
        | A♠ J♥  | 21 souple | oui     | gain  | 25    |
      Et les mains de la place 2 sont
        | cartes | total | naturel | issue | rendu |
        | K♦ 8♥  | 18    | non     | gain  | 4     |
      Et la place 1 a 110 jetons
      Et la place 2 a 22 jetons

    @id:fr-p7-in-turn-a-natural-last @insuranceTiming=in-turn
    Scénario: À son tour : la dernière place, avec un naturel, est interrogée quand la première a crevé, et le coup est terminé à sa réponse
      Étant donné que la place 1 mise 6 sur un total de 60 jetons
      Et que la place 1 reçoit 10♦ 4♠
      Et que la place 2 mise 20 sur un total de 100 jetons
      Et que la place 2 reçoit A♣ 10♥
      Et que le croupier reçoit A♠
      Et que le sabot donne ensuite 9♦ Q♣
      Quand la place 1 décline l'assurance
      Alors les mains se jouent
      Quand la place 1 tire
      Alors le croupier propose l'assurance
      Et la parole est à la place 2
      Et les mains de la place 1 sont
        | cartes    | total | mise |
        | 10♦ 4♠ 9♦ | 23    | 6    |
      Quand la place 2 demande à rester
      Alors c'est refusé : pas maintenant
      Quand la place 2 s'assure pour 10
      Alors le coup est terminé
      Et la place 2 est assurée pour 10
      Et les mains de la place 1 sont
        | cartes    | total | naturel | issue | rendu |
        | 10♦ 4♠ 9♦ | 23    | non     | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total     | naturel | issue   | rendu |
        | A♣ 10♥ | 21 souple | oui     | égalité | 20    |
      Et la place 1 a 54 jetons
      Et la place 2 a 120 jetons

    @id:fr-p7-in-turn-a-natural-in-the-middle @insuranceTiming=in-turn
    Scénario: À son tour : un naturel au milieu est interrogé quand la première place reste, et la troisième juste après
      Étant donné que la place 1 mise 2 sur un total de 20 jetons
      Et que la place 1 reçoit K♦ 8♥
      Et que la place 2 mise 10 sur un total de 100 jetons
      Et que la place 2 reçoit A♠ J♥
      Et que la place 3 mise 6 sur un total de 60 jetons
      Et que la place 3 reçoit 9♠ 9♦
      Et que le croupier reçoit A♥
      Et que le sabot donne ensuite 6♣
      Quand la place 1 s'assure pour 1
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Alors le croupier propose l'assurance
      Et la parole est à la place 2
      Quand la place 2 s'assure pour 5
      Alors le croupier propose l'assurance
      Et la parole est à la place 3
      Quand la place 3 décline l'assurance
      Alors les mains se jouent
      Et la parole est à la place 3 pour la main 1
      Et la place 3 peut tirer, rester ou séparer
      Quand la place 3 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec A♥ 6♣
      Et les mains de la place 1 sont
        | cartes | total | naturel | issue | rendu |
        | K♦ 8♥  | 18    | non     | gain  | 4     |
      Et les mains de la place 2 sont
        | cartes | total     | naturel | issue | rendu |
        | A♠ J♥  | 21 souple | oui     | gain  | 25    |
      Et les mains de la place 3 sont
        | cartes | total | naturel | issue | rendu |
        | 9♠ 9♦  | 18    | non     | gain  | 12    |
      Et la place 1 a 21 jetons
      Et la place 2 a 110 jetons
      Et la place 3 a 66 jetons

    @id:fr-p7-in-turn-three-seats @insuranceTiming=in-turn
    Scénario: À son tour : chacune des trois places est interrogée juste avant de jouer, après une main doublée et après une main crevée
      Étant donné que la place 1 mise 8 sur un total de 100 jetons
      Et que la place 1 reçoit 5♣ 6♥
      Et que la place 2 mise 4 sur un total de 30 jetons
      Et que la place 2 reçoit 10♣ 4♦
      Et que la place 3 mise 10 sur un total de 50 jetons
      Et que la place 3 reçoit J♦ 9♣
      Et que le croupier reçoit A♦
      Et que le sabot donne ensuite 9♠ Q♦ K♥
      Quand la place 1 s'assure pour 4
      Alors les mains se jouent
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors le croupier propose l'assurance
      Et la parole est à la place 2
      Quand la place 2 s'assure pour 2
      Alors les mains se jouent
      Et la parole est à la place 2 pour la main 1
      Quand la place 2 tire
      Alors le croupier propose l'assurance
      Et la parole est à la place 3
      Et la place 3 peut s'assurer ou décliner
      Quand la place 3 décline l'assurance
      Alors les mains se jouent
      Et la parole est à la place 3 pour la main 1
      Quand la place 3 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♦ K♥
      Et la place 1 est assurée pour 4
      Et la place 2 est assurée pour 2
      Et la place 3 est assurée pour 0
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 5♣ 6♥ 9♠ | 20    | 16   | perte | 0     |
      Et les mains de la place 2 sont
        | cartes    | total | mise | issue | rendu |
        | 10♣ 4♦ Q♦ | 24    | 4    | perte | 0     |
      Et les mains de la place 3 sont
        | cartes | total | mise | issue | rendu |
        | J♦ 9♣  | 19    | 10   | perte | 0     |
      Et la place 1 a 92 jetons
      Et la place 2 a 30 jetons
      Et la place 3 a 40 jetons

    @id:fr-p7-in-turn-not-after-its-own-turn @insuranceTiming=in-turn
    Scénario: À son tour : une place dont la main est terminée ne peut pas s'assurer pendant que la suivante joue, ni celle-ci une seconde fois
      Étant donné que la place 1 mise 4 sur un total de 40 jetons
      Et que la place 1 reçoit 9♦ 9♣
      Et que la place 2 mise 6 sur un total de 60 jetons
      Et que la place 2 reçoit 10♥ 2♠
      Et que le croupier reçoit A♠
      Et que le sabot donne ensuite 7♥ J♣
      Quand la place 1 décline l'assurance
      Et la place 1 reste
      Alors le croupier propose l'assurance
      Quand la place 2 s'assure pour 3
      Alors les mains se jouent
      Et la parole est à la place 2 pour la main 1
      Quand la place 1 demande à s'assurer pour 2
      Alors c'est refusé : pas maintenant
      Quand la place 2 demande à s'assurer pour 3
      Alors c'est refusé : pas maintenant
      Quand la place 2 demande à décliner l'assurance
      Alors c'est refusé : pas maintenant
      Et la place 1 est assurée pour 0
      Et la place 2 est assurée pour 3
      Quand la place 2 tire
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♠ J♣
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 9♦ 9♣  | 18    | perte | 0     |
      Et les mains de la place 2 sont
        | cartes    | total | issue | rendu |
        | 10♥ 2♠ 7♥ | 19    | perte | 0     |
      Et la place 1 a 36 jetons
      Et la place 2 a 60 jetons

    @id:fr-p7-in-turn-after-a-split @insuranceTiming=in-turn
    Scénario: À son tour : les deux mains d'une séparation se jouent avant que la place suivante soit interrogée
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 8♣ 8♦
      Et que la place 2 mise 6 sur un total de 60 jetons
      Et que la place 2 reçoit J♠ 9♥
      Et que le croupier reçoit A♣
      Et que le sabot donne ensuite K♣ 9♦ J♣
      Quand la place 1 décline l'assurance
      Alors les mains se jouent
      Quand la place 1 sépare
      Et la place 1 reste
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le croupier propose l'assurance
      Et la parole est à la place 2
      Quand la place 2 s'assure pour 3
      Alors les mains se jouent
      Et la parole est à la place 2 pour la main 1
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♣ J♣
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 8♣ K♣  | 18    | 10   | perte | 0     |
        | 8♦ 9♦  | 17    | 10   | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue | rendu |
        | J♠ 9♥  | 19    | 6    | perte | 0     |
      Et la place 1 a 80 jetons
      Et la place 2 a 60 jetons

    @id:fr-p7-in-turn-two-naturals @insuranceTiming=in-turn
    Scénario: À son tour : deux naturels sont interrogés l'un juste après l'autre, et le coup est terminé à la seconde réponse
      Étant donné que la place 1 mise 4 sur un total de 40 jetons
      Et que la place 1 reçoit A♦ Q♥
      Et que la place 2 mise 8 sur un total de 80 jetons
      Et que la place 2 reçoit K♠ A♣
      Et que le croupier reçoit A♠
      Et que le sabot donne ensuite 7♥
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Et la parole est à la place 1
      Quand la place 1 s'assure pour 2
      Alors le croupier propose l'assurance
      Et la parole est à la place 2
      Quand la place 2 décline l'assurance
      Alors le coup est terminé
      Et les mains de la place 1 sont
        | cartes | total     | naturel | issue | rendu |
        | A♦ Q♥  | 21 souple | oui     | gain  | 10    |
      Et les mains de la place 2 sont
        | cartes | total     | naturel | issue | rendu |
        | K♠ A♣  | 21 souple | oui     | gain  | 20    |
      Et la place 1 a 44 jetons
      Et la place 2 a 92 jetons

    @id:fr-p7-in-turn-not-without-an-ace @insuranceTiming=in-turn
    Scénario: À son tour : face à un roi, aucune place n'est interrogée, pas même avant sa propre main
      Étant donné que la place 1 mise 2 sur un total de 20 jetons
      Et que la place 1 reçoit 10♠ 8♦
      Et que la place 2 mise 4 sur un total de 40 jetons
      Et que la place 2 reçoit 7♣ 10♣
      Et que le croupier reçoit K♠
      Et que le sabot donne ensuite A♦
      Quand les cartes sont distribuées
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Alors les mains se jouent
      Et la parole est à la place 2 pour la main 1
      Quand la place 2 demande à s'assurer pour 2
      Alors c'est refusé : pas maintenant
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec K♠ A♦
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 10♠ 8♦ | 18    | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total | issue | rendu |
        | 7♣ 10♣ | 17    | perte | 0     |
      Et la place 1 a 18 jetons
      Et la place 2 a 36 jetons
