# language: fr
@switch-us
Fonctionnalité: O Ce que les règles laissent ouvert
  Les règles ne tranchent pas ces quatre points : une implémentation déclare donc la valeur qu'elle retient pour chacun et est jugée d'après elle.
  Le scénario qui porte sur une valeur la nomme dans une étiquette ; quel que soit le choix fait sur les autres points, il finit de la même façon.

  @O1
  Règle: O1 L'ordre dans lequel les cartes de la distribution quittent le sabot reste ouvert.

    @id:deal-spot-by-spot-one-seat @dealOrder=spot-by-spot
    Scénario: Case par case : chaque case de la seule place reçoit ses deux cartes avant la case suivante, et le croupier vient en dernier
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que le sabot contient 5♣ 6♦ 10♠ 8♥ 8♣ K♦ 9♥
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la parole est à la place 1
      Et le croupier montre 8♣
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 5♣ 6♦  | 11    | 2    |
        | 2    | 10♠ 8♥ | 18    | 2    |
      Quand la place 1 garde
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♣ K♦
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 5♣ 6♦ 9♥ | 20    | 2    | gain    | 4     |
        | 2    | 10♠ 8♥   | 18    | 2    | égalité | 2     |
      Et la place 1 a 102 jetons

    @id:deal-spot-by-spot-two-seats @dealOrder=spot-by-spot
    Scénario: Case par case : les deux cases de la place 1 sont servies avant celles de la place 2, et le croupier vient en dernier
      Étant donné que la place 1 mise 5 et 5 sur un total de 50 jetons
      Et que la place 2 mise 4 et 4 sur un total de 40 jetons
      Et que le sabot contient 10♣ 7♠ 9♦ 3♥ Q♠ 4♦ 6♥ 9♠ 8♦ 10♥ 7♣ 8♣
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la parole est à la place 1
      Et le croupier montre 8♦
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 10♣ 7♠ | 17    | 5    |
        | 2    | 9♦ 3♥  | 12    | 5    |
      Et les mains de la place 2 sont
        | case | cartes | total | mise |
        | 1    | Q♠ 4♦  | 14    | 4    |
        | 2    | 6♥ 9♠  | 15    | 4    |
      Quand la place 1 garde
      Et la place 2 échange
      Alors les mains de la place 2 sont
        | case | cartes | total | mise |
        | 1    | Q♠ 9♠  | 19    | 4    |
        | 2    | 6♥ 4♦  | 10    | 4    |
      Quand la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Et la place 2 reste
      Et la place 2 tire
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♦ 10♥
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue | rendu |
        | 1    | 10♣ 7♠   | 17    | 5    | perte | 0     |
        | 2    | 9♦ 3♥ 7♣ | 19    | 5    | gain  | 10    |
      Et la place 1 a 50 jetons
      Et les mains de la place 2 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | Q♠ 9♠    | 19    | 4    | gain    | 8     |
        | 2    | 6♥ 4♦ 8♣ | 18    | 4    | égalité | 4     |
      Et la place 2 a 44 jetons

    @id:deal-round-robin-one-seat @dealOrder=round-robin
    Scénario: À la ronde : la carte découverte du croupier suit la première carte de chaque case, et la carte cachée vient en dernier
      Étant donné que la place 1 mise 10 et 10 sur un total de 100 jetons
      Et que le sabot contient 6♥ 10♦ 9♣ 5♠ 7♣ 10♠ 9♦
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la parole est à la place 1
      Et le croupier montre 9♣
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 6♥ 5♠  | 11    | 10   |
        | 2    | 10♦ 7♣ | 17    | 10   |
      Quand la place 1 garde
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors la place 1 a 70 jetons
      Et la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♣ 10♠
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue | rendu |
        | 1    | 6♥ 5♠ 9♦ | 20    | 20   | gain  | 40    |
        | 2    | 10♦ 7♣   | 17    | 10   | perte | 0     |
      Et la place 1 a 110 jetons

    @id:deal-round-robin-three-seats @dealOrder=round-robin
    Scénario: À la ronde, à trois places : les six cases et le croupier reçoivent une carte avant que quiconque reçoive la seconde
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 2 mise 6 et 6 sur un total de 60 jetons
      Et que la place 3 mise 3 et 3 sur un total de 30 jetons
      Et que le sabot contient 10♥ 6♣ J♦ 5♥ K♣ 9♠ 10♠ 9♦ 7♦ 8♦ 4♣ 7♥ 3♦ 8♣ 5♠ Q♣ 8♥
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la parole est à la place 1
      Et le croupier montre 10♠
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 10♥ 9♦ | 19    | 2    |
        | 2    | 6♣ 7♦  | 13    | 2    |
      Et les mains de la place 2 sont
        | case | cartes | total | mise |
        | 1    | J♦ 8♦  | 18    | 6    |
        | 2    | 5♥ 4♣  | 9     | 6    |
      Et les mains de la place 3 sont
        | case | cartes | total | mise |
        | 1    | K♣ 7♥  | 17    | 3    |
        | 2    | 9♠ 3♦  | 12    | 3    |
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 3 garde
      Et la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Et la place 2 reste
      Et la place 2 tire
      Et la place 2 reste
      Et la place 3 reste
      Et la place 3 tire
      Et la place 3 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♠ 8♣
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 10♥ 9♦   | 19    | 2    | gain    | 4     |
        | 2    | 6♣ 7♦ 5♠ | 18    | 2    | égalité | 2     |
      Et la place 1 a 102 jetons
      Et les mains de la place 2 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | J♦ 8♦    | 18    | 6    | égalité | 6     |
        | 2    | 5♥ 4♣ Q♣ | 19    | 6    | gain    | 12    |
      Et la place 2 a 66 jetons
      Et les mains de la place 3 sont
        | case | cartes   | total | mise | issue | rendu |
        | 1    | K♣ 7♥    | 17    | 3    | perte | 0     |
        | 2    | 9♠ 3♦ 8♥ | 20    | 3    | gain  | 6     |
      Et la place 3 a 30 jetons

    @id:deal-players-first-one-seat @dealOrder=players-first
    Scénario: Joueurs d'abord : les cases reçoivent une première puis une seconde carte, et les deux du croupier viennent en dernier
      Étant donné que la place 1 mise 4 et 4 sur un total de 80 jetons
      Et que le sabot contient 10♦ 4♠ 9♥ 6♣ 8♠ J♥ 3♦ 5♣
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la parole est à la place 1
      Et le croupier montre 8♠
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 10♦ 9♥ | 19    | 4    |
        | 2    | 4♠ 6♣  | 10    | 4    |
      Quand la place 1 garde
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 tire
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♠ J♥
      Et les mains de la place 1 sont
        | case | cartes      | total | mise | issue   | rendu |
        | 1    | 10♦ 9♥      | 19    | 4    | gain    | 8     |
        | 2    | 4♠ 6♣ 3♦ 5♣ | 18    | 4    | égalité | 4     |
      Et la place 1 a 84 jetons

    @id:deal-players-first-two-seats @dealOrder=players-first
    Scénario: Joueurs d'abord, à deux places : les quatre cases ont deux cartes avant que le croupier en reçoive une
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 2 mise 3 et 3 sur un total de 90 jetons
      Et que le sabot contient 9♣ 7♥ 6♠ 8♥ 10♣ 5♦ 5♥ 2♠ K♠ 9♦ 10♥ 8♣ J♦
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la parole est à la place 1
      Et le croupier montre K♠
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 9♣ 10♣ | 19    | 5    |
        | 2    | 7♥ 5♦  | 12    | 5    |
      Et les mains de la place 2 sont
        | case | cartes | total | mise |
        | 1    | 6♠ 5♥  | 11    | 3    |
        | 2    | 8♥ 2♠  | 10    | 3    |
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 1 reste
      Et la place 1 tire
      Et la place 2 double
      Et la place 2 tire
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec K♠ 9♦
      Et les mains de la place 1 sont
        | case | cartes    | total | mise | issue   | rendu |
        | 1    | 9♣ 10♣    | 19    | 5    | égalité | 5     |
        | 2    | 7♥ 5♦ 10♥ | 22    | 5    | perte   | 0     |
      Et la place 1 a 95 jetons
      Et les mains de la place 2 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 6♠ 5♥ 8♣ | 19    | 6    | égalité | 6     |
        | 2    | 8♥ 2♠ J♦ | 20    | 3    | gain    | 6     |
      Et la place 2 a 93 jetons

  @O2
  Règle: O2 Les règles ne disent pas si une main séparée autre que d'as attend sa deuxième carte jusqu'à son tour, ou si les deux la reçoivent dès la séparation.

    @id:in-turn-first-hand-draws-before-the-second-is-dealt @splitDeal=in-turn
    Scénario: À son tour : le premier de deux six tire sa troisième carte avant que le second six reçoive sa deuxième
      Étant donné que la place 1 mise 4 et 4 sur un total de 80 jetons
      Et que la place 1 reçoit 6♠ 6♦ et 10♥ 9♣
      Et que le croupier montre 9♠ et cache 10♦
      Et que le sabot donne ensuite 5♣ 8♦ 4♥ 10♣
      Quand la place 1 garde
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 6♠ 5♣  | 11    | 4    |
        | 1    | 6♦     | 6     | 4    |
        | 2    | 10♥ 9♣ | 19    | 4    |
      Quand la place 1 tire
      Alors la place 1 peut tirer ou rester
      Et les mains de la place 1 sont
        | case | cartes   | total | mise |
        | 1    | 6♠ 5♣ 8♦ | 19    | 4    |
        | 1    | 6♦       | 6     | 4    |
        | 2    | 10♥ 9♣   | 19    | 4    |
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Et les mains de la place 1 sont
        | case | cartes   | total | mise |
        | 1    | 6♠ 5♣ 8♦ | 19    | 4    |
        | 1    | 6♦ 4♥    | 10    | 4    |
        | 2    | 10♥ 9♣   | 19    | 4    |
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♠ 10♦
      Et les mains de la place 1 sont
        | case | cartes    | total | mise | issue   | rendu |
        | 1    | 6♠ 5♣ 8♦  | 19    | 4    | égalité | 4     |
        | 1    | 6♦ 4♥ 10♣ | 20    | 4    | gain    | 8     |
        | 2    | 10♥ 9♣    | 19    | 4    | égalité | 4     |
      Et la place 1 a 84 jetons

    @id:in-turn-split-on-the-second-spot-of-seat-one @D15 @splitDeal=in-turn
    Scénario: À son tour : le second huit d'une séparation sur la case 2 reçoit sa carte quand le premier reste, et avant que la place 2 joue
      Étant donné que la place 1 mise 3 et 3 sur un total de 60 jetons
      Et que la place 1 reçoit 10♠ 9♦ et 8♥ 8♣
      Et que la place 2 mise 2 et 2 sur un total de 100 jetons
      Et que la place 2 reçoit Q♣ 8♦ et 5♠ 6♣
      Et que le croupier montre 8♠ et cache Q♥
      Et que le sabot donne ensuite 2♦ 9♠ 3♣ 6♥ 9♣
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 10♠ 9♦ | 19    | 3    |
        | 2    | 8♥ 2♦  | 10    | 3    |
        | 2    | 8♣     | 8     | 3    |
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | case | cartes   | total | mise |
        | 1    | 10♠ 9♦   | 19    | 3    |
        | 2    | 8♥ 2♦ 9♠ | 19    | 3    |
        | 2    | 8♣       | 8     | 3    |
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Et la place 1 peut tirer, rester ou doubler
      Et les mains de la place 1 sont
        | case | cartes   | total | mise |
        | 1    | 10♠ 9♦   | 19    | 3    |
        | 2    | 8♥ 2♦ 9♠ | 19    | 3    |
        | 2    | 8♣ 3♣    | 11    | 3    |
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 2 reste
      Et la place 2 tire
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♠ Q♥
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue | rendu |
        | 1    | 10♠ 9♦   | 19    | 3    | gain  | 6     |
        | 2    | 8♥ 2♦ 9♠ | 19    | 3    | gain  | 6     |
        | 2    | 8♣ 3♣ 6♥ | 17    | 3    | perte | 0     |
      Et la place 1 a 63 jetons
      Et les mains de la place 2 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | Q♣ 8♦    | 18    | 2    | égalité | 2     |
        | 2    | 5♠ 6♣ 9♣ | 20    | 2    | gain    | 4     |
      Et la place 2 a 102 jetons

    @id:in-turn-two-hands-wait-after-a-second-split @S5.7 @splitDeal=in-turn
    Scénario: À son tour : une main séparée deux fois se joue jusqu'au bout pendant que deux huit attendent, et le dernier attend les deux mains qui le précèdent
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit 8♠ 8♠ et K♥ 7♠
      Et que le croupier montre J♣ et cache 9♣
      Et que le sabot donne ensuite 8♠ 3♣ 7♥ 2♦ 9♦ 2♦ 9♦
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester, doubler ou séparer
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 8♠ 8♠  | 16    | 5    |
        | 1    | 8♠     | 8     | 5    |
        | 2    | K♥ 7♠  | 17    | 5    |
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 8♠ 3♣  | 11    | 5    |
        | 1    | 8♠     | 8     | 5    |
        | 1    | 8♠     | 8     | 5    |
        | 2    | K♥ 7♠  | 17    | 5    |
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Et les mains de la place 1 sont
        | case | cartes   | total | mise |
        | 1    | 8♠ 3♣ 7♥ | 18    | 5    |
        | 1    | 8♠ 2♦    | 10    | 5    |
        | 1    | 8♠       | 8     | 5    |
        | 2    | K♥ 7♠    | 17    | 5    |
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | case | cartes   | total | mise |
        | 1    | 8♠ 3♣ 7♥ | 18    | 5    |
        | 1    | 8♠ 2♦ 9♦ | 19    | 5    |
        | 1    | 8♠       | 8     | 5    |
        | 2    | K♥ 7♠    | 17    | 5    |
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Et la place 1 peut tirer, rester ou doubler
      Et les mains de la place 1 sont
        | case | cartes   | total | mise |
        | 1    | 8♠ 3♣ 7♥ | 18    | 5    |
        | 1    | 8♠ 2♦ 9♦ | 19    | 5    |
        | 1    | 8♠ 2♦    | 10    | 5    |
        | 2    | K♥ 7♠    | 17    | 5    |
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 4
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec J♣ 9♣
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 8♠ 3♣ 7♥ | 18    | 5    | perte   | 0     |
        | 1    | 8♠ 2♦ 9♦ | 19    | 5    | égalité | 5     |
        | 1    | 8♠ 2♦ 9♦ | 19    | 5    | égalité | 5     |
        | 2    | K♥ 7♠    | 17    | 5    | perte   | 0     |
      Et la place 1 a 90 jetons

    @id:in-turn-first-hand-goes-over-while-the-second-waits @splitDeal=in-turn
    Scénario: À son tour : le premier neuf tire et crève, et alors seulement le second neuf reçoit sa deuxième carte
      Étant donné que la place 1 mise 10 et 10 sur un total de 100 jetons
      Et que la place 1 reçoit 9♥ 9♦ et J♥ 6♠
      Et que le croupier montre 10♦ et cache 7♠
      Et que le sabot donne ensuite 5♠ J♣ 2♥ 6♦
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 9♥ 5♠  | 14    | 10   |
        | 1    | 9♦     | 9     | 10   |
        | 2    | J♥ 6♠  | 16    | 10   |
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Et les mains de la place 1 sont
        | case | cartes   | total | mise |
        | 1    | 9♥ 5♠ J♣ | 24    | 10   |
        | 1    | 9♦ 2♥    | 11    | 10   |
        | 2    | J♥ 6♠    | 16    | 10   |
      Quand la place 1 tire
      Alors la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♦ 7♠
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 9♥ 5♠ J♣ | 24    | 10   | perte   | 0     |
        | 1    | 9♦ 2♥ 6♦ | 17    | 10   | égalité | 10    |
        | 2    | J♥ 6♠    | 16    | 10   | perte   | 0     |
      Et la place 1 a 80 jetons

    @id:at-once-both-split-hands-hold-two-cards @splitDeal=at-once
    Scénario: Aussitôt : les deux sept reçoivent leur deuxième carte dès la séparation, le premier sept avant le second
      Étant donné que la place 1 mise 6 et 6 sur un total de 90 jetons
      Et que la place 1 reçoit 7♠ 7♥ et 10♦ 9♣
      Et que le croupier montre 9♦ et cache 9♠
      Et que le sabot donne ensuite 4♣ 2♠ 6♦ 10♥
      Quand la place 1 garde
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 7♠ 4♣  | 11    | 6    |
        | 1    | 7♥ 2♠  | 9     | 6    |
        | 2    | 10♦ 9♣ | 19    | 6    |
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Et les mains de la place 1 sont
        | case | cartes   | total | mise |
        | 1    | 7♠ 4♣ 6♦ | 17    | 6    |
        | 1    | 7♥ 2♠    | 9     | 6    |
        | 2    | 10♦ 9♣   | 19    | 6    |
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 9♦ 9♠
      Et les mains de la place 1 sont
        | case | cartes    | total | mise | issue | rendu |
        | 1    | 7♠ 4♣ 6♦  | 17    | 6    | perte | 0     |
        | 1    | 7♥ 2♠ 10♥ | 19    | 6    | gain  | 12    |
        | 2    | 10♦ 9♣    | 19    | 6    | gain  | 12    |
      Et la place 1 a 96 jetons

    @id:at-once-second-jack-receives-an-ace @S5.3 @D13 @splitDeal=at-once
    Scénario: Aussitôt : le second de deux valets séparés reçoit un as, ne reçoit pas la parole et fait égalité comme 21 ordinaire
      Étant donné que la place 1 mise 3 et 3 sur un total de 40 jetons
      Et que la place 1 reçoit J♠ J♦ et 9♥ 6♥
      Et que le croupier montre 10♠ et cache 5♣
      Et que le sabot donne ensuite 4♥ A♣ 5♦ 3♣ 6♣
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Et les mains de la place 1 sont
        | case | cartes | total     | naturel | mise |
        | 1    | J♠ 4♥  | 14        | non     | 3    |
        | 1    | J♦ A♣  | 21 souple | non     | 3    |
        | 2    | 9♥ 6♥  | 15        | non     | 3    |
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec 10♠ 5♣ 6♣
      Et les mains de la place 1 sont
        | case | cartes   | total     | naturel | mise | issue   | rendu |
        | 1    | J♠ 4♥ 5♦ | 19        | non     | 3    | perte   | 0     |
        | 1    | J♦ A♣    | 21 souple | non     | 3    | égalité | 3     |
        | 2    | 9♥ 6♥ 3♣ | 18        | non     | 3    | perte   | 0     |
      Et la place 1 a 34 jetons

    @id:at-once-first-hand-is-split-again @S5.7 @splitDeal=at-once
    Scénario: Aussitôt : le premier neuf est séparé de nouveau et ses deux mains sont complétées, tandis que le troisième neuf garde la carte qu'il a
      Étant donné que la place 1 mise 5 et 5 sur un total de 75 jetons
      Et que la place 1 reçoit 9♣ 9♣ et 10♣ 8♦
      Et que le croupier montre 10♥ et cache 7♦
      Et que le sabot donne ensuite 9♣ 8♥ 2♠ 8♥ 7♥
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester, doubler ou séparer
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 9♣ 9♣  | 18    | 5    |
        | 1    | 9♣ 8♥  | 17    | 5    |
        | 2    | 10♣ 8♦ | 18    | 5    |
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 9♣ 2♠  | 11    | 5    |
        | 1    | 9♣ 8♥  | 17    | 5    |
        | 1    | 9♣ 8♥  | 17    | 5    |
        | 2    | 10♣ 8♦ | 18    | 5    |
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 4
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♥ 7♦
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 9♣ 2♠ 7♥ | 18    | 5    | gain    | 10    |
        | 1    | 9♣ 8♥    | 17    | 5    | égalité | 5     |
        | 1    | 9♣ 8♥    | 17    | 5    | égalité | 5     |
        | 2    | 10♣ 8♦   | 18    | 5    | gain    | 10    |
      Et la place 1 a 85 jetons

    @id:at-once-second-hand-is-split-again @S5.7 @splitDeal=at-once
    Scénario: Aussitôt : le second six reçoit un six, forme une paire qui attend que le premier reste, puis est séparé de nouveau
      Étant donné que la place 1 mise 2 et 2 sur un total de 50 jetons
      Et que la place 1 reçoit 6♦ 6♣ et K♠ 7♣
      Et que le croupier montre 10♥ et cache 9♥
      Et que le sabot donne ensuite 5♥ 6♠ 8♠ 9♦ 4♣ 3♦ 10♠
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 6♦ 5♥  | 11    | 2    |
        | 1    | 6♣ 6♠  | 12    | 2    |
        | 2    | K♠ 7♣  | 17    | 2    |
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Et les mains de la place 1 sont
        | case | cartes   | total | mise |
        | 1    | 6♦ 5♥ 8♠ | 19    | 2    |
        | 1    | 6♣ 9♦    | 15    | 2    |
        | 1    | 6♠ 4♣    | 10    | 2    |
        | 2    | K♠ 7♣    | 17    | 2    |
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 4
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♥ 9♥
      Et les mains de la place 1 sont
        | case | cartes    | total | mise | issue   | rendu |
        | 1    | 6♦ 5♥ 8♠  | 19    | 2    | égalité | 2     |
        | 1    | 6♣ 9♦ 3♦  | 18    | 2    | perte   | 0     |
        | 1    | 6♠ 4♣ 10♠ | 20    | 2    | gain    | 4     |
        | 2    | K♠ 7♣     | 17    | 2    | perte   | 0     |
      Et la place 1 a 48 jetons

    @id:at-once-split-on-the-second-spot-of-seat-two @D15 @splitDeal=at-once
    Scénario: Aussitôt : les deux cinq de la case 2 de la place 2 sont complétés dès la séparation, une fois que la place 1 a tiré
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 6♦ et 9♥ 10♦
      Et que la place 2 mise 4 et 4 sur un total de 60 jetons
      Et que la place 2 reçoit Q♥ 9♦ et 5♣ 5♠
      Et que le croupier montre 8♠ et cache K♥
      Et que le sabot donne ensuite 2♥ 6♥ 7♥ 9♠ 5♦
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Et la place 2 reste
      Alors la parole est à la place 2 pour la main 2
      Et la place 2 peut tirer, rester, doubler ou séparer
      Quand la place 2 sépare
      Alors la parole est à la place 2 pour la main 2
      Et la place 2 peut tirer, rester ou doubler
      Et les mains de la place 2 sont
        | case | cartes | total | mise |
        | 1    | Q♥ 9♦  | 19    | 4    |
        | 2    | 5♣ 6♥  | 11    | 4    |
        | 2    | 5♠ 7♥  | 12    | 4    |
      Quand la place 2 tire
      Et la place 2 reste
      Alors la parole est à la place 2 pour la main 3
      Et la place 2 peut tirer, rester ou doubler
      Quand la place 2 tire
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♠ K♥
      Et les mains de la place 1 sont
        | case | cartes    | total | mise | issue   | rendu |
        | 1    | 10♠ 6♦ 2♥ | 18    | 2    | égalité | 2     |
        | 2    | 9♥ 10♦    | 19    | 2    | gain    | 4     |
      Et la place 1 a 102 jetons
      Et les mains de la place 2 sont
        | case | cartes   | total | mise | issue | rendu |
        | 1    | Q♥ 9♦    | 19    | 4    | gain  | 8     |
        | 2    | 5♣ 6♥ 9♠ | 20    | 4    | gain  | 8     |
        | 2    | 5♠ 7♥ 5♦ | 17    | 4    | perte | 0     |
      Et la place 2 a 64 jetons

    @id:at-once-both-split-hands-double @S5.5 @splitDeal=at-once
    Scénario: Aussitôt : les deux huit séparés ont deux cartes et sont ensuite doublés chacun à son tour
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit 8♦ 8♠ et Q♠ 6♥
      Et que le croupier montre 10♣ et cache 8♥
      Et que le sabot donne ensuite 3♣ 2♣ 7♦ 9♥
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Et la place 1 a 85 jetons
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 8♦ 3♣  | 11    | 5    |
        | 1    | 8♠ 2♣  | 10    | 5    |
        | 2    | Q♠ 6♥  | 16    | 5    |
      Quand la place 1 double
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Et la place 1 a 80 jetons
      Et les mains de la place 1 sont
        | case | cartes   | total | mise |
        | 1    | 8♦ 3♣ 7♦ | 18    | 10   |
        | 1    | 8♠ 2♣    | 10    | 5    |
        | 2    | Q♠ 6♥    | 16    | 5    |
      Quand la place 1 double
      Alors la parole est à la place 1 pour la main 3
      Et la place 1 a 75 jetons
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♣ 8♥
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 8♦ 3♣ 7♦ | 18    | 10   | égalité | 10    |
        | 1    | 8♠ 2♣ 9♥ | 19    | 10   | gain    | 20    |
        | 2    | Q♠ 6♥    | 16    | 5    | perte   | 0     |
      Et la place 1 a 105 jetons

  @O3
  Règle: O3 Les règles ne disent pas si toutes les places gardent ou échangent avant que quiconque joue, ou si chacune le fait juste avant de jouer ses propres mains.

    @id:table-first-seat-two-switches-before-seat-one-hits @S4.1 @switchTiming=table-first
    Scénario: Table d'abord : la place 1 ne tire pas avant que la place 2 ait échangé
      Étant donné que la place 1 mise 4 et 4 sur un total de 100 jetons
      Et que la place 1 reçoit 8♣ 5♦ et 10♥ 7♦
      Et que la place 2 mise 2 et 2 sur un total de 60 jetons
      Et que la place 2 reçoit 9♠ 4♥ et 5♣ 8♦
      Et que le croupier montre 7♠ et cache J♠
      Et que le sabot donne ensuite 6♥ 3♠ K♣
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la parole est à la place 1
      Et la place 1 peut garder ou échanger
      Quand la place 1 garde
      Alors le croupier propose l'échange
      Et la parole est à la place 2
      Et la place 2 peut garder ou échanger
      Quand la place 1 demande à tirer
      Alors c'est refusé : pas maintenant
      Et le croupier propose l'échange
      Et la parole est à la place 2
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 8♣ 5♦  | 13    | 4    |
        | 2    | 10♥ 7♦ | 17    | 4    |
      Quand la place 2 échange
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Et les mains de la place 2 sont
        | case | cartes | total | mise |
        | 1    | 9♠ 8♦  | 17    | 2    |
        | 2    | 5♣ 4♥  | 9     | 2    |
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors les mains se jouent
      Et la parole est à la place 2 pour la main 1
      Et la place 2 peut tirer, rester ou doubler
      Quand la place 2 reste
      Alors la parole est à la place 2 pour la main 2
      Quand la place 2 tire
      Et la place 2 tire
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♠ J♠
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 8♣ 5♦ 6♥ | 19    | 4    | gain    | 8     |
        | 2    | 10♥ 7♦   | 17    | 4    | égalité | 4     |
      Et la place 1 a 104 jetons
      Et les mains de la place 2 sont
        | case | cartes      | total | mise | issue   | rendu |
        | 1    | 9♠ 8♦       | 17    | 2    | égalité | 2     |
        | 2    | 5♣ 4♥ 3♠ K♣ | 22    | 2    | perte   | 0     |
      Et la place 2 a 58 jetons

    @id:table-first-nobody-hits-before-the-third-choice @D15 @switchTiming=table-first
    Scénario: Table d'abord, à trois places : ni la place 1 ni la place 2 ne tire avant que la place 3 ait choisi
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♣ 4♠ et 6♦ 9♣
      Et que la place 2 mise 3 et 3 sur un total de 30 jetons
      Et que la place 2 reçoit Q♦ 8♥ et 7♣ 5♥
      Et que la place 3 mise 5 et 5 sur un total de 50 jetons
      Et que la place 3 reçoit K♥ 3♣ et 8♦ 9♥
      Et que le croupier montre 8♠ et cache 10♠
      Et que le sabot donne ensuite 8♣ 5♠ 10♦
      Quand la place 1 échange
      Alors le croupier propose l'échange
      Et la parole est à la place 2
      Et la place 2 peut garder ou échanger
      Quand la place 1 demande à tirer
      Alors c'est refusé : pas maintenant
      Et le croupier propose l'échange
      Et la parole est à la place 2
      Quand la place 2 garde
      Alors le croupier propose l'échange
      Et la parole est à la place 3
      Et la place 3 peut garder ou échanger
      Quand la place 2 demande à tirer
      Alors c'est refusé : pas maintenant
      Et le croupier propose l'échange
      Et la parole est à la place 3
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 10♣ 9♣ | 19    | 2    |
        | 2    | 6♦ 4♠  | 10    | 2    |
      Et les mains de la place 2 sont
        | case | cartes | total | mise |
        | 1    | Q♦ 8♥  | 18    | 3    |
        | 2    | 7♣ 5♥  | 12    | 3    |
      Quand la place 3 échange
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors les mains se jouent
      Et la parole est à la place 2 pour la main 1
      Quand la place 2 reste
      Et la place 2 tire
      Et la place 2 reste
      Alors les mains se jouent
      Et la parole est à la place 3 pour la main 1
      Quand la place 3 reste
      Alors la parole est à la place 3 pour la main 2
      Et la place 3 peut tirer, rester ou doubler
      Quand la place 3 double
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♠ 10♠
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 10♣ 9♣   | 19    | 2    | gain    | 4     |
        | 2    | 6♦ 4♠ 8♣ | 18    | 2    | égalité | 2     |
      Et la place 1 a 102 jetons
      Et les mains de la place 2 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | Q♦ 8♥    | 18    | 3    | égalité | 3     |
        | 2    | 7♣ 5♥ 5♠ | 17    | 3    | perte   | 0     |
      Et la place 2 a 27 jetons
      Et les mains de la place 3 sont
        | case | cartes    | total | mise | issue | rendu |
        | 1    | K♥ 9♥     | 19    | 5    | gain  | 10    |
        | 2    | 8♦ 3♣ 10♦ | 21    | 10   | gain  | 20    |
      Et la place 3 a 65 jetons

    @id:in-turn-seat-two-switches-after-seat-one-has-played @S4.1 @switchTiming=in-turn
    Scénario: À son tour : la place 1 garde et joue aussitôt, et la place 2 échange après avoir vu ce que la place 1 a tiré
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 9♦ 4♣ et 10♠ 8♣
      Et que la place 2 mise 5 et 5 sur un total de 60 jetons
      Et que la place 2 reçoit 10♥ 5♠ et 6♣ 9♥
      Et que le croupier montre 9♣ et cache 10♣
      Et que le sabot donne ensuite 6♠ 10♦
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la parole est à la place 1
      Et la place 1 peut garder ou échanger
      Quand la place 1 garde
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 tire
      Alors la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le croupier propose l'échange
      Et la parole est à la place 2
      Et la place 2 peut garder ou échanger
      Et les mains de la place 1 sont
        | case | cartes   | total | mise |
        | 1    | 9♦ 4♣ 6♠ | 19    | 2    |
        | 2    | 10♠ 8♣   | 18    | 2    |
      Et les mains de la place 2 sont
        | case | cartes | total | mise |
        | 1    | 10♥ 5♠ | 15    | 5    |
        | 2    | 6♣ 9♥  | 15    | 5    |
      Quand la place 2 échange
      Alors les mains se jouent
      Et la parole est à la place 2 pour la main 1
      Et la place 2 peut tirer, rester ou doubler
      Et les mains de la place 2 sont
        | case | cartes | total | mise |
        | 1    | 10♥ 9♥ | 19    | 5    |
        | 2    | 6♣ 5♠  | 11    | 5    |
      Quand la place 2 reste
      Et la place 2 tire
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♣ 10♣
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 9♦ 4♣ 6♠ | 19    | 2    | égalité | 2     |
        | 2    | 10♠ 8♣   | 18    | 2    | perte   | 0     |
      Et la place 1 a 98 jetons
      Et les mains de la place 2 sont
        | case | cartes    | total | mise | issue   | rendu |
        | 1    | 10♥ 9♥    | 19    | 5    | égalité | 5     |
        | 2    | 6♣ 5♠ 10♦ | 21    | 5    | gain    | 10    |
      Et la place 2 a 65 jetons

    @id:in-turn-no-switch-while-seat-one-plays @S4.1 @switchTiming=in-turn
    Scénario: À son tour : la place 2 ne peut pas échanger pendant que la place 1 joue, et garde quand on l'interroge
      Étant donné que la place 1 mise 3 et 3 sur un total de 45 jetons
      Et que la place 1 reçoit 10♦ 6♥ et 4♠ 8♥
      Et que la place 2 mise 2 et 2 sur un total de 80 jetons
      Et que la place 2 reçoit J♦ 8♦ et 9♠ 2♠
      Et que le croupier montre 7♣ et cache K♣
      Et que le sabot donne ensuite 7♦ 6♣
      Quand la place 1 échange
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 2 demande à échanger
      Alors c'est refusé : pas maintenant
      Et les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et les mains de la place 2 sont
        | case | cartes | total | mise |
        | 1    | J♦ 8♦  | 18    | 2    |
        | 2    | 9♠ 2♠  | 11    | 2    |
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Et la place 2 demande à échanger
      Alors c'est refusé : pas maintenant
      Et les mains se jouent
      Et la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le croupier propose l'échange
      Et la parole est à la place 2
      Et la place 2 peut garder ou échanger
      Quand la place 2 garde
      Alors les mains se jouent
      Et la parole est à la place 2 pour la main 1
      Quand la place 2 reste
      Et la place 2 tire
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♣ K♣
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 10♦ 8♥   | 18    | 3    | gain    | 6     |
        | 2    | 4♠ 6♥ 7♦ | 17    | 3    | égalité | 3     |
      Et la place 1 a 48 jetons
      Et les mains de la place 2 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | J♦ 8♦    | 18    | 2    | gain    | 4     |
        | 2    | 9♠ 2♠ 6♣ | 17    | 2    | égalité | 2     |
      Et la place 2 a 82 jetons

    @id:in-turn-no-hit-while-seat-two-is-asked @S4.1 @switchTiming=in-turn
    Scénario: À son tour : personne ne tire pendant que la place 2 doit garder ou échanger, pas plus la place 1 que la place 2 elle-même
      Étant donné que la place 1 mise 6 et 6 sur un total de 60 jetons
      Et que la place 1 reçoit K♦ 7♠ et 5♦ 4♦
      Et que la place 2 mise 3 et 3 sur un total de 50 jetons
      Et que la place 2 reçoit 10♠ 3♥ et 7♥ 9♠
      Et que le croupier montre 10♦ et cache 8♠
      Et que le sabot donne ensuite 9♣ J♠
      Quand la place 1 garde
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 tire
      Et la place 1 reste
      Alors le croupier propose l'échange
      Et la parole est à la place 2
      Et la place 2 peut garder ou échanger
      Quand la place 1 demande à tirer
      Alors c'est refusé : pas maintenant
      Quand la place 2 demande à tirer
      Alors c'est refusé : pas maintenant
      Et le croupier propose l'échange
      Et la parole est à la place 2
      Et les mains de la place 1 sont
        | case | cartes   | total | mise |
        | 1    | K♦ 7♠    | 17    | 6    |
        | 2    | 5♦ 4♦ 9♣ | 18    | 6    |
      Et les mains de la place 2 sont
        | case | cartes | total | mise |
        | 1    | 10♠ 3♥ | 13    | 3    |
        | 2    | 7♥ 9♠  | 16    | 3    |
      Quand la place 2 échange
      Alors les mains se jouent
      Et la parole est à la place 2 pour la main 1
      Et la place 2 peut tirer, rester ou doubler
      Quand la place 2 reste
      Et la place 2 tire
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♦ 8♠
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | K♦ 7♠    | 17    | 6    | perte   | 0     |
        | 2    | 5♦ 4♦ 9♣ | 18    | 6    | égalité | 6     |
      Et la place 1 a 54 jetons
      Et les mains de la place 2 sont
        | case | cartes   | total | mise | issue | rendu |
        | 1    | 10♠ 9♠   | 19    | 3    | gain  | 6     |
        | 2    | 7♥ 3♥ J♠ | 20    | 3    | gain  | 6     |
      Et la place 2 a 56 jetons

    @id:in-turn-two-switched-21s-pass-to-the-next-choice @S4.5 @S5.3 @switchTiming=in-turn
    Scénario: À son tour : la place qui échange et obtient 21 sur ses deux cases n'a rien à jouer, et la place suivante est aussitôt interrogée
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♥ 6♣ et 9♦ 10♣
      Et que la place 2 mise 4 et 4 sur un total de 40 jetons
      Et que la place 2 reçoit A♠ A♥ et K♣ Q♦
      Et que la place 3 mise 5 et 5 sur un total de 90 jetons
      Et que la place 3 reçoit 8♠ 4♣ et J♣ 9♠
      Et que le croupier montre 9♥ et cache Q♠
      Et que le sabot donne ensuite 4♦ 6♦
      Quand la place 1 garde
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors le croupier propose l'échange
      Et la parole est à la place 2
      Et la place 2 peut garder ou échanger
      Quand la place 2 échange
      Alors le croupier propose l'échange
      Et la parole est à la place 3
      Et la place 3 peut garder ou échanger
      Et les mains de la place 2 sont
        | case | cartes | total     | naturel | mise |
        | 1    | A♠ Q♦  | 21 souple | non     | 4    |
        | 2    | K♣ A♥  | 21 souple | non     | 4    |
      Quand la place 3 garde
      Alors les mains se jouent
      Et la parole est à la place 3 pour la main 1
      Et la place 3 peut tirer, rester ou doubler
      Quand la place 3 tire
      Et la place 3 reste
      Et la place 3 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♥ Q♠
      Et les mains de la place 1 sont
        | case | cartes    | total | mise | issue   | rendu |
        | 1    | 10♥ 6♣ 4♦ | 20    | 2    | gain    | 4     |
        | 2    | 9♦ 10♣    | 19    | 2    | égalité | 2     |
      Et la place 1 a 102 jetons
      Et les mains de la place 2 sont
        | case | cartes | total     | naturel | mise | issue | rendu |
        | 1    | A♠ Q♦  | 21 souple | non     | 4    | gain  | 8     |
        | 2    | K♣ A♥  | 21 souple | non     | 4    | gain  | 8     |
      Et la place 2 a 48 jetons
      Et les mains de la place 3 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 8♠ 4♣ 6♦ | 18    | 5    | perte   | 0     |
        | 2    | J♣ 9♠    | 19    | 5    | égalité | 5     |
      Et la place 3 a 85 jetons

    @id:in-turn-insurance-of-both-seats-comes-first @S3.2 @S3.9 @switchTiming=in-turn
    Scénario: À son tour, face à un as : les deux places décident de l'assurance avant que la place 1 choisisse, et la place 2 choisit quand la place 1 a joué
      Étant donné que la place 1 mise 4 et 4 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 9♥ et 6♠ 5♦
      Et que la place 2 mise 2 et 2 sur un total de 60 jetons
      Et que la place 2 reçoit Q♥ 4♠ et 7♦ 8♥
      Et que le croupier montre A♦ et cache 8♣
      Et que le sabot donne ensuite 9♣ 8♠
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Quand la place 1 s'assure pour 2 et 0
      Alors le croupier propose l'assurance
      Quand la place 2 décline l'assurance
      Alors le croupier propose l'échange
      Et la parole est à la place 1
      Et la place 1 peut garder ou échanger
      Et le croupier montre A♦
      Et la place 1 est assurée pour 2 et 0
      Et la place 1 a 90 jetons
      Quand la place 1 garde
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le croupier propose l'échange
      Et la parole est à la place 2
      Et la place 2 peut garder ou échanger
      Quand la place 2 échange
      Alors les mains se jouent
      Et la parole est à la place 2 pour la main 1
      Et la place 2 peut tirer, rester ou doubler
      Quand la place 2 reste
      Et la place 2 tire
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec A♦ 8♣
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 10♠ 9♥   | 19    | 4    | égalité | 4     |
        | 2    | 6♠ 5♦ 9♣ | 20    | 4    | gain    | 8     |
      Et la place 1 a 102 jetons
      Et les mains de la place 2 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | Q♥ 8♥    | 18    | 2    | perte   | 0     |
        | 2    | 7♦ 4♠ 8♠ | 19    | 2    | égalité | 2     |
      Et la place 2 a 58 jetons

    @id:in-turn-three-seats-choose-and-play-by-turns @D15 @S4.6 @switchTiming=in-turn
    Scénario: À son tour, à trois places : chacune choisit juste avant de jouer, et la place 2 garde son naturel quand la place 1 a fini
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 9♣ 4♥ et 5♠ 10♥
      Et que la place 2 mise 10 et 10 sur un total de 70 jetons
      Et que la place 2 reçoit A♣ J♠ et 7♠ 6♥
      Et que la place 3 mise 3 et 3 sur un total de 30 jetons
      Et que la place 3 reçoit Q♣ 3♠ et 6♦ 8♠
      Et que le croupier montre 10♠ et cache 8♦
      Et que le sabot donne ensuite 9♦ 5♣ 10♦
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la parole est à la place 1
      Quand la place 1 échange
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le croupier propose l'échange
      Et la parole est à la place 2
      Et la place 2 peut garder ou échanger
      Et les mains de la place 2 sont
        | case | cartes | total     | naturel | mise |
        | 1    | A♣ J♠  | 21 souple | oui     | 10   |
        | 2    | 7♠ 6♥  | 13        | non     | 10   |
      Quand la place 2 garde
      Alors les mains se jouent
      Et la parole est à la place 2 pour la main 2
      Et la place 2 peut tirer, rester ou doubler
      Quand la place 2 tire
      Et la place 2 reste
      Alors le croupier propose l'échange
      Et la parole est à la place 3
      Et la place 3 peut garder ou échanger
      Quand la place 3 échange
      Alors les mains se jouent
      Et la parole est à la place 3 pour la main 1
      Et la place 3 peut tirer, rester ou doubler
      Quand la place 3 reste
      Et la place 3 tire
      Et la place 3 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♠ 8♦
      Et les mains de la place 1 sont
        | case | cartes   | total | naturel | mise | issue   | rendu |
        | 1    | 9♣ 10♥   | 19    | non     | 2    | gain    | 4     |
        | 2    | 5♠ 4♥ 9♦ | 18    | non     | 2    | égalité | 2     |
      Et la place 1 a 102 jetons
      Et les mains de la place 2 sont
        | case | cartes   | total     | naturel | mise | issue   | rendu |
        | 1    | A♣ J♠    | 21 souple | oui     | 10   | gain    | 20    |
        | 2    | 7♠ 6♥ 5♣ | 18        | non     | 10   | égalité | 10    |
      Et la place 2 a 80 jetons
      Et les mains de la place 3 sont
        | case | cartes    | total | naturel | mise | issue   | rendu |
        | 1    | Q♣ 8♠     | 18    | non     | 3    | égalité | 3     |
        | 2    | 6♦ 3♠ 10♦ | 19    | non     | 3    | gain    | 6     |
      Et la place 3 a 33 jetons

  @O4
  Règle: O4 Les règles ne disent pas si la nouvelle main d'une séparation se joue juste après la main dont elle vient, ou après toutes les mains de la même main d'origine.

    @id:new-hand-plays-next-and-the-third-seven-comes-last @splitPlace=next
    Scénario: Juste après : la nouvelle main d'une deuxième séparation joue avant le sept qui attendait, et ce sept tire le dernier
      Étant donné que la place 1 mise 4 et 4 sur un total de 60 jetons
      Et que la place 1 reçoit 7♠ 7♦ et Q♠ 9♥
      Et que le croupier montre 10♦ et cache 8♦
      Et que le sabot donne ensuite 7♣ 6♥ 6♥ 10♣ 6♥ 5♣
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 tire
      Alors la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Et la place 1 peut tirer, rester ou doubler
      Et les mains de la place 1 sont
        | case | cartes   | total | mise |
        | 1    | 7♠ 6♥ 6♥ | 19    | 4    |
        | 1    | 7♣ 10♣   | 17    | 4    |
        | 1    | 7♦ 6♥    | 13    | 4    |
        | 2    | Q♠ 9♥    | 19    | 4    |
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 4
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♦ 8♦
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 7♠ 6♥ 6♥ | 19    | 4    | gain    | 8     |
        | 1    | 7♣ 10♣   | 17    | 4    | perte   | 0     |
        | 1    | 7♦ 6♥ 5♣ | 18    | 4    | égalité | 4     |
        | 2    | Q♠ 9♥    | 19    | 4    | gain    | 8     |
      Et la place 1 a 64 jetons

    @id:new-hand-plays-next-after-a-doubled-five @S5.5 @splitPlace=next
    Scénario: Juste après, sur la case 2 : le premier cinq double, puis le cinq tiré joue, et le cinq distribué à côté du premier vient en dernier
      Étant donné que la place 1 mise 3 et 3 sur un total de 90 jetons
      Et que la place 1 reçoit J♥ 9♣ et 5♣ 5♦
      Et que le croupier montre 9♠ et cache 9♦
      Et que le sabot donne ensuite 5♠ 6♦ 6♦ 10♥ 6♦ 6♦ 8♣
      Quand la place 1 garde
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors la parole est à la place 1 pour la main 3
      Et la place 1 peut tirer, rester ou doubler
      Et la place 1 a 75 jetons
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 4
      Et la place 1 peut tirer, rester ou doubler
      Et les mains de la place 1 sont
        | case | cartes    | total | mise |
        | 1    | J♥ 9♣     | 19    | 3    |
        | 2    | 5♣ 6♦ 6♦  | 17    | 6    |
        | 2    | 5♠ 10♥ 6♦ | 21    | 3    |
        | 2    | 5♦ 6♦     | 11    | 3    |
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 9♠ 9♦
      Et les mains de la place 1 sont
        | case | cartes    | total | mise | issue | rendu |
        | 1    | J♥ 9♣     | 19    | 3    | gain  | 6     |
        | 2    | 5♣ 6♦ 6♦  | 17    | 6    | perte | 0     |
        | 2    | 5♠ 10♥ 6♦ | 21    | 3    | gain  | 6     |
        | 2    | 5♦ 6♦ 8♣  | 19    | 3    | gain  | 6     |
      Et la place 1 a 93 jetons

    @id:new-hand-plays-last @splitPlace=last
    Scénario: En dernier : la nouvelle main d'une deuxième séparation joue après le huit qui attendait
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 8♥ 8♣ et K♣ 9♥
      Et que le croupier montre 10♦ et cache 9♣
      Et que le sabot donne ensuite 8♦ 10♠ 10♠ 3♥ 9♦
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Et la place 1 peut tirer, rester ou doubler
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 8♥ 10♠ | 18    | 2    |
        | 1    | 8♣ 10♠ | 18    | 2    |
        | 1    | 8♦ 3♥  | 11    | 2    |
        | 2    | K♣ 9♥  | 19    | 2    |
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 4
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♦ 9♣
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 8♥ 10♠   | 18    | 2    | perte   | 0     |
        | 1    | 8♣ 10♠   | 18    | 2    | perte   | 0     |
        | 1    | 8♦ 3♥ 9♦ | 20    | 2    | gain    | 4     |
        | 2    | K♣ 9♥    | 19    | 2    | égalité | 2     |
      Et la place 1 a 98 jetons

    @id:fourth-hand-plays-last @S5.7 @splitPlace=last
    Scénario: En dernier : la quatrième main est séparée de la deuxième et joue pourtant après la troisième
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit 9♥ 9♣ et K♥ 8♦
      Et que le croupier montre 10♥ et cache 8♠
      Et que le sabot donne ensuite 9♠ 9♦ 9♦ 10♣ 10♣ 6♠ 2♦
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la place 1 a 75 jetons
      Et la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 4
      Et la place 1 peut tirer, rester ou doubler
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 9♥ 9♦  | 18    | 5    |
        | 1    | 9♣ 10♣ | 19    | 5    |
        | 1    | 9♠ 10♣ | 19    | 5    |
        | 1    | 9♦ 6♠  | 15    | 5    |
        | 2    | K♥ 8♦  | 18    | 5    |
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 5
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♥ 8♠
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 9♥ 9♦    | 18    | 5    | égalité | 5     |
        | 1    | 9♣ 10♣   | 19    | 5    | gain    | 10    |
        | 1    | 9♠ 10♣   | 19    | 5    | gain    | 10    |
        | 1    | 9♦ 6♠ 2♦ | 17    | 5    | perte   | 0     |
        | 2    | K♥ 8♦    | 18    | 5    | égalité | 5     |
      Et la place 1 a 105 jetons

    @id:new-hand-plays-last-on-the-second-spot @splitPlace=last
    Scénario: En dernier, sur la case 2 : le sept tiré après la séparation joue après les deux sept de la distribution, quand ceux-ci restent
      Étant donné que la place 1 mise 3 et 3 sur un total de 80 jetons
      Et que la place 1 reçoit 10♣ 4♦ et 7♥ 7♣
      Et que le croupier montre 10♦ et cache 9♥
      Et que le sabot donne ensuite 3♠ 7♦ 8♠ 8♠ 4♣ 4♣ 9♦
      Quand la place 1 garde
      Et la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 tire
      Alors la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 4
      Et la place 1 peut tirer, rester ou doubler
      Et les mains de la place 1 sont
        | case | cartes    | total | mise |
        | 1    | 10♣ 4♦ 3♠ | 17    | 3    |
        | 2    | 7♥ 8♠     | 15    | 3    |
        | 2    | 7♣ 8♠ 4♣  | 19    | 3    |
        | 2    | 7♦ 4♣     | 11    | 3    |
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♦ 9♥
      Et les mains de la place 1 sont
        | case | cartes    | total | mise | issue   | rendu |
        | 1    | 10♣ 4♦ 3♠ | 17    | 3    | perte   | 0     |
        | 2    | 7♥ 8♠     | 15    | 3    | perte   | 0     |
        | 2    | 7♣ 8♠ 4♣  | 19    | 3    | égalité | 3     |
        | 2    | 7♦ 4♣ 9♦  | 20    | 3    | gain    | 6     |
      Et la place 1 a 77 jetons

    @id:last-of-its-spot-plays-before-the-second-spot @D15 @D13 @splitPlace=last
    Scénario: En dernier : le roi détaché à la deuxième séparation joue le dernier de la case 1, mais encore avant les deux huit de la case 2
      Étant donné que la place 1 mise 2 et 2 sur un total de 60 jetons
      Et que la place 1 reçoit 10♣ J♥ et 8♦ 8♥
      Et que le croupier montre 10♦ et cache 8♠
      Et que le sabot donne ensuite K♠ 7♥ 7♥ 2♦ 8♣ 10♠ 5♣ 4♥
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Et la place 1 peut tirer, rester ou doubler
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 10♣ 7♥ | 17    | 2    |
        | 1    | J♥ 7♥  | 17    | 2    |
        | 1    | K♠ 2♦  | 12    | 2    |
        | 2    | 8♦ 8♥  | 16    | 2    |
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 4
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 4
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 5
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♦ 8♠
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 10♣ 7♥   | 17    | 2    | perte   | 0     |
        | 1    | J♥ 7♥    | 17    | 2    | perte   | 0     |
        | 1    | K♠ 2♦ 8♣ | 20    | 2    | gain    | 4     |
        | 2    | 8♦ 10♠   | 18    | 2    | égalité | 2     |
        | 2    | 8♥ 5♣ 4♥ | 17    | 2    | perte   | 0     |
      Et la place 1 a 56 jetons

    @id:waiting-seven-doubles-before-the-new-hand @S5.5 @splitPlace=last
    Scénario: En dernier : le sept qui attendait joue au milieu et double avant que la nouvelle main joue
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit 7♠ 7♥ et Q♠ 9♦
      Et que le croupier montre 9♣ et cache J♣
      Et que le sabot donne ensuite 7♣ A♦ A♦ 2♥ 2♥ 10♦
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Et la place 1 a 80 jetons
      Quand la place 1 double
      Alors la parole est à la place 1 pour la main 3
      Et la place 1 peut tirer, rester ou doubler
      Et la place 1 a 75 jetons
      Et les mains de la place 1 sont
        | case | cartes   | total     | mise |
        | 1    | 7♠ A♦    | 18 souple | 5    |
        | 1    | 7♥ A♦ 2♥ | 20 souple | 10   |
        | 1    | 7♣ 2♥    | 9         | 5    |
        | 2    | Q♠ 9♦    | 19        | 5    |
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 4
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♣ J♣
      Et les mains de la place 1 sont
        | case | cartes    | total     | mise | issue   | rendu |
        | 1    | 7♠ A♦     | 18 souple | 5    | perte   | 0     |
        | 1    | 7♥ A♦ 2♥  | 20 souple | 10   | gain    | 20    |
        | 1    | 7♣ 2♥ 10♦ | 19        | 5    | égalité | 5     |
        | 2    | Q♠ 9♦     | 19        | 5    | égalité | 5     |
      Et la place 1 a 105 jetons
