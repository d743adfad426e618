# language: fr
@switch-us
Fonctionnalité: S4 L'échange
  Une seule fois, avant de jouer, une place peut faire changer de main les secondes cartes de ses deux mains.

  @S4.1
  Règle: S4.1 En commençant à la gauche du croupier, chaque place à son tour soit garde ses deux mains, soit en échange les secondes cartes.

    @id:a-seat-keeps-its-hands
    Scénario: Une place qui garde joue les mains qu'elle a reçues
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 8♦ et 9♣ 5♥
      Et que le croupier montre 10♥ et cache 7♠
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la parole est à la place 1
      Et la place 1 peut garder ou échanger
      Quand la place 1 garde
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♥ 7♠
      Et les mains de la place 1 sont
        | case | cartes | total | issue | rendu |
        | 1    | 10♠ 8♦ | 18    | gain  | 4     |
        | 2    | 9♣ 5♥  | 14    | perte | 0     |
      Et la place 1 a 100 jetons

    @id:a-seat-exchanges-its-second-cards
    Scénario: Une place qui échange joue ses mains avec les secondes cartes échangées
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 8♦ et 9♣ 5♥
      Et que le croupier montre 10♥ et cache 7♠
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la parole est à la place 1
      Et la place 1 peut garder ou échanger
      Quand la place 1 échange
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♥ 7♠
      Et les mains de la place 1 sont
        | case | cartes | total | issue   | rendu |
        | 1    | 10♠ 5♥ | 15    | perte   | 0     |
        | 2    | 9♣ 8♦  | 17    | égalité | 2     |
      Et la place 1 a 98 jetons

    @id:two-seats-choose-before-anybody-plays @switchTiming=table-first
    Scénario: Deux places choisissent l'une après l'autre avant que la première main soit jouée
      Étant donné que la place 1 mise 3 et 3 sur un total de 60 jetons
      Et que la place 1 reçoit 10♣ 6♦ et 5♥ 9♠
      Et que la place 2 mise 2 et 2 sur un total de 100 jetons
      Et que la place 2 reçoit Q♦ 7♣ et 8♠ 3♦
      Et que le croupier montre 9♥ et cache 9♦
      Et que le sabot donne ensuite 7♠ 10♠
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la parole est à la place 1
      Et la place 1 peut garder ou échanger
      Quand la place 1 échange
      Alors le croupier propose l'échange
      Et la parole est à la place 2
      Et la place 2 peut garder ou échanger
      Quand la place 2 garde
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Quand la place 2 reste
      Et la place 2 tire
      Alors le coup est terminé
      Et le croupier finit à 18 avec 9♥ 9♦
      Et les mains de la place 1 sont
        | cartes   | total | issue   | rendu |
        | 10♣ 9♠   | 19    | gain    | 6     |
        | 5♥ 6♦ 7♠ | 18    | égalité | 3     |
      Et la place 1 a 63 jetons
      Et les mains de la place 2 sont
        | cartes    | total | issue | rendu |
        | Q♦ 7♣     | 17    | perte | 0     |
        | 8♠ 3♦ 10♠ | 21    | gain  | 4     |
      Et la place 2 a 100 jetons

    @id:second-seat-does-not-choose-first
    Scénario: La deuxième place n'échange ni ne garde avant que la première ait choisi
      Étant donné que la place 1 mise 3 et 3 sur un total de 60 jetons
      Et que la place 1 reçoit 10♣ 6♦ et 5♥ 9♠
      Et que la place 2 mise 2 et 2 sur un total de 100 jetons
      Et que la place 2 reçoit Q♦ 7♣ et 8♠ 3♦
      Et que le croupier montre 9♥ et cache 9♦
      Et que le sabot donne ensuite 6♠ 3♣
      Quand la place 2 demande à échanger
      Alors c'est refusé : pas à son tour
      Quand la place 2 demande à garder
      Alors c'est refusé : pas à son tour
      Et la parole est à la place 1
      Et la place 1 peut garder ou échanger
      Quand la place 1 garde
      Et la place 2 échange
      Et la place 1 reste
      Et la place 1 reste
      Et la place 2 tire
      Et la place 2 reste
      Et la place 2 tire
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 9♥ 9♦
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 10♣ 6♦ | 16    | perte | 0     |
        | 5♥ 9♠  | 14    | perte | 0     |
      Et la place 1 a 54 jetons
      Et les mains de la place 2 sont
        | cartes   | total | issue   | rendu |
        | Q♦ 3♦ 6♠ | 19    | gain    | 4     |
        | 8♠ 7♣ 3♣ | 18    | égalité | 2     |
      Et la place 2 a 102 jetons

    @id:three-seats-choose-and-then-play @D15 @switchTiming=table-first
    Scénario: Trois places choisissent en partant de la gauche du croupier, puis jouent chacune leurs deux mains dans le même ordre
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ 7♠ et 9♥ 4♣
      Et que la place 2 mise 5 et 5 sur un total de 50 jetons
      Et que la place 2 reçoit 6♠ Q♥ et 4♠ 5♦
      Et que la place 3 mise 10 et 10 sur un total de 120 jetons
      Et que la place 3 reçoit J♣ 8♥ et 7♦ 2♣
      Et que le croupier montre 8♦ et cache J♠
      Et que le sabot donne ensuite 8♣ 9♦ A♠
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la parole est à la place 1
      Quand la place 3 demande à échanger
      Alors c'est refusé : pas à son tour
      Quand la place 1 garde
      Alors la parole est à la place 2
      Quand la place 3 demande à échanger
      Alors c'est refusé : pas à son tour
      Quand la place 2 échange
      Alors le croupier propose l'échange
      Et la parole est à la place 3
      Quand la place 3 garde
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Quand la place 2 tire
      Et la place 2 reste
      Alors la parole est à la place 2 pour la main 2
      Quand la place 2 tire
      Alors la parole est à la place 3 pour la main 1
      Quand la place 3 reste
      Alors la parole est à la place 3 pour la main 2
      Quand la place 3 tire
      Et la place 3 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♦ J♠
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 10♦ 7♠ | 17    | perte | 0     |
        | 9♥ 4♣  | 13    | perte | 0     |
      Et la place 1 a 96 jetons
      Et les mains de la place 2 sont
        | cartes   | total | issue | rendu |
        | 6♠ 5♦ 8♣ | 19    | gain  | 10    |
        | 4♠ Q♥ 9♦ | 23    | perte | 0     |
      Et la place 2 a 50 jetons
      Et les mains de la place 3 sont
        | cartes   | total     | issue   | rendu |
        | J♣ 8♥    | 18        | égalité | 10    |
        | 7♦ 2♣ A♠ | 20 souple | gain    | 20    |
      Et la place 3 a 130 jetons

    @id:two-naturals-are-offered-the-switch @D9
    Scénario: Une place qui a deux naturels se voit proposer l'échange, garde, et le coup se termine
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ K♦ et Q♣ A♥
      Et que le croupier montre 9♣ et cache 8♦
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la parole est à la place 1
      Et la place 1 peut garder ou échanger
      Quand la place 1 garde
      Alors le coup est terminé
      Et les mains de la place 1 sont
        | cartes | total     | naturel | issue | rendu |
        | A♠ K♦  | 21 souple | oui     | gain  | 10    |
        | Q♣ A♥  | 21 souple | oui     | gain  | 10    |
      Et la place 1 a 110 jetons

    @id:two-naturals-choose-and-the-next-seat-plays @D9
    Scénario: Une place qui a deux naturels choisit la première, et c'est la place d'après qui joue
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit A♦ 10♠ et A♣ J♥
      Et que la place 2 mise 2 et 2 sur un total de 100 jetons
      Et que la place 2 reçoit 10♥ 9♠ et 8♣ 6♦
      Et que le croupier montre 7♣ et cache K♠
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la parole est à la place 1
      Et la place 1 peut garder ou échanger
      Quand la place 1 garde
      Alors le croupier propose l'échange
      Et la parole est à la place 2
      Quand la place 2 garde
      Alors les mains se jouent
      Et la parole est à la place 2 pour la main 1
      Quand la place 2 reste
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♣ K♠
      Et les mains de la place 1 sont
        | cartes | total     | naturel | issue | rendu |
        | A♦ 10♠ | 21 souple | oui     | gain  | 4     |
        | A♣ J♥  | 21 souple | oui     | gain  | 4     |
      Et la place 1 a 104 jetons
      Et les mains de la place 2 sont
        | cartes | total | naturel | issue | rendu |
        | 10♥ 9♠ | 19    | non     | gain  | 4     |
        | 8♣ 6♦  | 14    | non     | perte | 0     |
      Et la place 2 a 100 jetons

    @id:identical-second-cards-kept
    Scénario: Une place qui a le six de carreau en seconde carte dans ses deux mains est tout de même interrogée, et garde
      Étant donné que la place 1 mise 5 et 5 sur un total de 60 jetons
      Et que la place 1 reçoit 10♠ 6♦ et 9♥ 6♦
      Et que le croupier montre 8♦ et cache Q♠
      Et que le sabot donne ensuite 4♣
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la parole est à la place 1
      Et la place 1 peut garder ou échanger
      Quand la place 1 garde
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♦ Q♠
      Et les mains de la place 1 sont
        | case | cartes    | total | issue | rendu |
        | 1    | 10♠ 6♦ 4♣ | 20    | gain  | 10    |
        | 2    | 9♥ 6♦     | 15    | perte | 0     |
      Et la place 1 a 60 jetons

    @id:identical-second-cards-switched
    Scénario: Une place qui a le six de carreau en seconde carte dans ses deux mains peut échanger, et a les mêmes cartes qu'avant
      Étant donné que la place 1 mise 5 et 5 sur un total de 60 jetons
      Et que la place 1 reçoit 10♠ 6♦ et 9♥ 6♦
      Et que le croupier montre 8♦ et cache Q♠
      Et que le sabot donne ensuite 3♥
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la place 1 peut garder ou échanger
      Quand la place 1 échange
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Et les mains de la place 1 sont
        | case | cartes | total |
        | 1    | 10♠ 6♦ | 16    |
        | 2    | 9♥ 6♦  | 15    |
      Quand la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♦ Q♠
      Et les mains de la place 1 sont
        | case | cartes   | total | issue   | rendu |
        | 1    | 10♠ 6♦   | 16    | perte   | 0     |
        | 2    | 9♥ 6♦ 3♥ | 18    | égalité | 5     |
      Et la place 1 a 55 jetons

    @id:two-naturals-of-the-second-seat-switched @D9
    Scénario: La deuxième place, avec deux naturels, est interrogée après la première, échange, et fait égalité avec un 22 du croupier
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 9♣ 7♠ et K♦ 8♠
      Et que la place 2 mise 6 et 6 sur un total de 80 jetons
      Et que la place 2 reçoit A♠ Q♥ et A♦ 10♣
      Et que le croupier montre 8♥ et cache 4♦
      Et que le sabot donne ensuite 9♦ K♣
      Quand la place 1 garde
      Alors le croupier propose l'échange
      Et la parole est à la place 2
      Et la place 2 peut garder ou échanger
      Quand la place 2 échange
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 22 avec 8♥ 4♦ K♣
      Et les mains de la place 1 sont
        | cartes   | total | naturel | issue   | rendu |
        | 9♣ 7♠ 9♦ | 25    | non     | perte   | 0     |
        | K♦ 8♠    | 18    | non     | égalité | 2     |
      Et la place 1 a 98 jetons
      Et les mains de la place 2 sont
        | cartes | total     | naturel | issue   | rendu |
        | A♠ 10♣ | 21 souple | non     | égalité | 6     |
        | A♦ Q♥  | 21 souple | non     | égalité | 6     |
      Et la place 2 a 80 jetons

    @id:keeping-is-for-the-whole-seat
    Scénario: Une place qui garde en nommant sa deuxième main a gardé les deux
      Étant donné que la place 1 mise 4 et 4 sur un total de 40 jetons
      Et que la place 1 reçoit 7♥ 10♦ et 6♠ 5♦
      Et que le croupier montre 9♠ et cache 10♥
      Et que le sabot donne ensuite 8♣
      Quand la place 1 garde sur la main 2
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et les mains de la place 1 sont
        | cartes | total |
        | 7♥ 10♦ | 17    |
        | 6♠ 5♦  | 11    |
      Quand la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♠ 10♥
      Et les mains de la place 1 sont
        | cartes   | total | issue   | rendu |
        | 7♥ 10♦   | 17    | perte   | 0     |
        | 6♠ 5♦ 8♣ | 19    | égalité | 4     |
      Et la place 1 a 36 jetons

    @id:switching-is-for-the-whole-seat
    Scénario: Une place qui échange en nommant une septième main a échangé les deux siennes
      Étant donné que la place 1 mise 4 et 4 sur un total de 40 jetons
      Et que la place 1 reçoit 7♥ 10♦ et 6♠ 5♦
      Et que le croupier montre 9♠ et cache 10♥
      Et que le sabot donne ensuite 8♣
      Quand la place 1 échange sur la main 7
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et les mains de la place 1 sont
        | cartes | total |
        | 7♥ 5♦  | 12    |
        | 6♠ 10♦ | 16    |
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♠ 10♥
      Et les mains de la place 1 sont
        | cartes   | total | issue | rendu |
        | 7♥ 5♦ 8♣ | 20    | gain  | 8     |
        | 6♠ 10♦   | 16    | perte | 0     |
      Et la place 1 a 40 jetons

    @id:nobody-sits-in-seat-eight-or-zero
    Scénario: À une table d'une seule place, il n'y a ni place 8 ni place 0 pour jouer
      Étant donné que la place 1 mise 3 et 3 sur un total de 30 jetons
      Et que la place 1 reçoit 8♦ 3♥ et 10♣ 8♠
      Et que le croupier montre 7♠ et cache J♣
      Et que le sabot donne ensuite 6♣
      Quand la place 8 demande à garder
      Alors c'est refusé : pas à son tour
      Quand la place 0 demande à garder
      Alors c'est refusé : pas à son tour
      Et la parole est à la place 1
      Et la place 1 peut garder ou échanger
      Quand la place 1 garde
      Et la place 8 demande à tirer
      Alors c'est refusé : pas à son tour
      Quand la place 0 demande à tirer
      Alors c'est refusé : pas à son tour
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♠ J♣
      Et les mains de la place 1 sont
        | cartes   | total | issue   | rendu |
        | 8♦ 3♥ 6♣ | 17    | égalité | 3     |
        | 10♣ 8♠   | 18    | gain    | 6     |
      Et la place 1 a 33 jetons

    @id:nobody-sits-in-the-third-seat-of-two
    Scénario: À une table de deux, une troisième place ne choisit ni ne joue
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♥ 4♠ et 9♦ 8♥
      Et que la place 2 mise 5 et 5 sur un total de 50 jetons
      Et que la place 2 reçoit K♠ 5♣ et 7♦ 3♠
      Et que le croupier montre 9♥ et cache 9♣
      Et que le sabot donne ensuite 5♥ 6♦ 6♥
      Quand la place 3 demande à garder
      Alors c'est refusé : pas à son tour
      Et la parole est à la place 1
      Et la place 1 peut garder ou échanger
      Quand la place 1 garde
      Et la place 2 échange
      Et la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Quand la place 3 demande à tirer
      Alors c'est refusé : pas à son tour
      Et la parole est à la place 2 pour la main 1
      Quand la place 2 tire
      Et la place 2 reste
      Et la place 2 tire
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 9♥ 9♣
      Et les mains de la place 1 sont
        | cartes    | total | issue | rendu |
        | 10♥ 4♠ 5♥ | 19    | gain  | 4     |
        | 9♦ 8♥     | 17    | perte | 0     |
      Et la place 1 a 100 jetons
      Et les mains de la place 2 sont
        | cartes   | total | issue   | rendu |
        | K♠ 3♠ 6♦ | 19    | gain    | 10    |
        | 7♦ 5♣ 6♥ | 18    | égalité | 5     |
      Et la place 2 a 55 jetons

  @S4.2
  Règle: S4.2 Un échange porte exactement sur les deux secondes cartes ; les premières cartes ne bougent pas.

    @id:only-second-cards-move
    Scénario: Seules les deux secondes cartes changent de main
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 2♠ 9♦ et J♦ 7♥
      Et que le croupier montre 8♥ et cache K♣
      Et que le sabot donne ensuite 6♣
      Quand les cartes sont distribuées
      Alors les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 2♠ 9♦  | 11    | 2    |
        | 2    | J♦ 7♥  | 17    | 2    |
      Quand la place 1 échange
      Alors les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 2♠ 7♥  | 9     | 2    |
        | 2    | J♦ 9♦  | 19    | 2    |
      Et la place 1 a 96 jetons
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♥ K♣
      Et les mains de la place 1 sont
        | case | cartes   | total | issue | rendu |
        | 1    | 2♠ 7♥ 6♣ | 15    | perte | 0     |
        | 2    | J♦ 9♦    | 19    | gain  | 4     |
      Et la place 1 a 100 jetons

    @id:second-card-low-goes-across
    Scénario: Dans un dix suivi d'un quatre, c'est le quatre qui passe dans l'autre main
      Étant donné que la place 1 mise 6 et 6 sur un total de 100 jetons
      Et que la place 1 reçoit 10♣ 4♥ et 5♣ 9♠
      Et que le croupier montre 10♦ et cache 8♦
      Et que le sabot donne ensuite 9♥
      Quand la place 1 échange
      Alors les mains de la place 1 sont
        | case | cartes | total |
        | 1    | 10♣ 9♠ | 19    |
        | 2    | 5♣ 4♥  | 9     |
      Quand la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♦ 8♦
      Et les mains de la place 1 sont
        | case | cartes   | total | issue   | rendu |
        | 1    | 10♣ 9♠   | 19    | gain    | 12    |
        | 2    | 5♣ 4♥ 9♥ | 18    | égalité | 6     |
      Et la place 1 a 106 jetons

    @id:second-card-high-goes-across
    Scénario: Dans un quatre suivi d'un dix, c'est le dix qui passe dans l'autre main
      Étant donné que la place 1 mise 6 et 6 sur un total de 100 jetons
      Et que la place 1 reçoit 4♥ 10♣ et 5♣ 9♠
      Et que le croupier montre 10♦ et cache 8♦
      Et que le sabot donne ensuite 5♦
      Quand la place 1 échange
      Alors les mains de la place 1 sont
        | case | cartes | total |
        | 1    | 4♥ 9♠  | 13    |
        | 2    | 5♣ 10♣ | 15    |
      Quand la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♦ 8♦
      Et les mains de la place 1 sont
        | case | cartes    | total | issue | rendu |
        | 1    | 4♥ 9♠     | 13    | perte | 0     |
        | 2    | 5♣ 10♣ 5♦ | 20    | gain  | 12    |
      Et la place 1 a 100 jetons

    @id:second-cards-of-one-rank-change-places
    Scénario: Des secondes cartes du même rang changent de main aussi
      Étant donné que la place 1 mise 4 et 4 sur un total de 100 jetons
      Et que la place 1 reçoit 10♥ 5♣ et 8♠ 5♦
      Et que le croupier montre 9♣ et cache 10♠
      Et que le sabot donne ensuite 4♥
      Quand la place 1 échange
      Alors les mains de la place 1 sont
        | case | cartes | total |
        | 1    | 10♥ 5♦ | 15    |
        | 2    | 8♠ 5♣  | 13    |
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♣ 10♠
      Et les mains de la place 1 sont
        | case | cartes    | total | issue   | rendu |
        | 1    | 10♥ 5♦ 4♥ | 19    | égalité | 4     |
        | 2    | 8♠ 5♣     | 13    | perte   | 0     |
      Et la place 1 a 96 jetons

    @id:third-of-three-seats-switches
    Scénario: Quand la troisième de trois places échange, seules ses propres secondes cartes bougent
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♣ 8♠ et 9♠ 6♥
      Et que la place 2 mise 3 et 3 sur un total de 40 jetons
      Et que la place 2 reçoit Q♦ 7♥ et 5♦ 9♥
      Et que la place 3 mise 6 et 6 sur un total de 72 jetons
      Et que la place 3 reçoit 3♣ 9♦ et 10♠ 7♣
      Et que le croupier montre 8♥ et cache J♠
      Et que le sabot donne ensuite 6♣ 5♠
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 3 échange
      Alors les mains de la place 3 sont
        | case | cartes | total |
        | 1    | 3♣ 7♣  | 10    |
        | 2    | 10♠ 9♦ | 19    |
      Quand la place 1 reste
      Et la place 1 reste
      Et la place 2 reste
      Et la place 2 tire
      Et la place 2 reste
      Et la place 3 tire
      Et la place 3 reste
      Et la place 3 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♥ J♠
      Et les mains de la place 1 sont
        | case | cartes | total | issue   | rendu |
        | 1    | 10♣ 8♠ | 18    | égalité | 2     |
        | 2    | 9♠ 6♥  | 15    | perte   | 0     |
      Et la place 1 a 98 jetons
      Et les mains de la place 2 sont
        | case | cartes   | total | issue | rendu |
        | 1    | Q♦ 7♥    | 17    | perte | 0     |
        | 2    | 5♦ 9♥ 6♣ | 20    | gain  | 6     |
      Et la place 2 a 40 jetons
      Et les mains de la place 3 sont
        | case | cartes   | total | issue | rendu |
        | 1    | 3♣ 7♣ 5♠ | 15    | perte | 0     |
        | 2    | 10♠ 9♦   | 19    | gain  | 12    |
      Et la place 3 a 72 jetons

    @id:first-and-third-of-four-seats-switch
    Scénario: Quand la première et la troisième de quatre places échangent, les cartes de la deuxième et de la quatrième ne bougent pas
      Étant donné que la place 1 mise 2 et 2 sur un total de 50 jetons
      Et que la place 1 reçoit 4♥ 10♦ et 9♣ 7♦
      Et que la place 2 mise 5 et 5 sur un total de 90 jetons
      Et que la place 2 reçoit K♥ 6♠ et 8♣ 9♠
      Et que la place 3 mise 3 et 3 sur un total de 60 jetons
      Et que la place 3 reçoit 5♥ Q♠ et J♦ 2♠
      Et que la place 4 mise 4 et 4 sur un total de 100 jetons
      Et que la place 4 reçoit 9♥ 8♦ et 10♥ 8♣
      Et que le croupier montre 10♣ et cache 8♥
      Et que le sabot donne ensuite 8♠ 10♠
      Quand la place 1 échange
      Et la place 2 garde
      Et la place 3 échange
      Et la place 4 garde
      Alors les mains de la place 1 sont
        | case | cartes | total |
        | 1    | 4♥ 7♦  | 11    |
        | 2    | 9♣ 10♦ | 19    |
      Et les mains de la place 3 sont
        | case | cartes | total |
        | 1    | 5♥ 2♠  | 7     |
        | 2    | J♦ Q♠  | 20    |
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Et la place 2 reste
      Et la place 2 reste
      Et la place 3 tire
      Et la place 3 reste
      Et la place 3 reste
      Et la place 4 reste
      Et la place 4 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♣ 8♥
      Et les mains de la place 1 sont
        | case | cartes   | total | issue | rendu |
        | 1    | 4♥ 7♦ 8♠ | 19    | gain  | 4     |
        | 2    | 9♣ 10♦   | 19    | gain  | 4     |
      Et la place 1 a 54 jetons
      Et les mains de la place 2 sont
        | case | cartes | total | issue | rendu |
        | 1    | K♥ 6♠  | 16    | perte | 0     |
        | 2    | 8♣ 9♠  | 17    | perte | 0     |
      Et la place 2 a 80 jetons
      Et les mains de la place 3 sont
        | case | cartes    | total | issue | rendu |
        | 1    | 5♥ 2♠ 10♠ | 17    | perte | 0     |
        | 2    | J♦ Q♠     | 20    | gain  | 6     |
      Et la place 3 a 60 jetons
      Et les mains de la place 4 sont
        | case | cartes | total | issue   | rendu |
        | 1    | 9♥ 8♦  | 17    | perte   | 0     |
        | 2    | 10♥ 8♣ | 18    | égalité | 4     |
      Et la place 4 a 96 jetons

  @S4.3
  Règle: S4.3 Aucun autre couple de cartes ne peut être échangé, premières cartes comprises, et rien ne s'échange avec une autre place.

    @id:first-cards-are-not-exchanged
    Scénario: L'échange des premières cartes est refusé, et celui des secondes reste ouvert
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 9♣ 2♦ et 10♦ 10♥
      Et que le croupier montre 10♣ et cache 8♠
      Quand la place 1 annonce "switch-first"
      Alors c'est refusé : action inconnue
      Et le croupier propose l'échange
      Et les mains de la place 1 sont
        | case | cartes  | total |
        | 1    | 9♣ 2♦   | 11    |
        | 2    | 10♦ 10♥ | 20    |
      Et la place 1 peut garder ou échanger
      Quand la place 1 échange
      Alors les mains de la place 1 sont
        | case | cartes | total |
        | 1    | 9♣ 10♥ | 19    |
        | 2    | 10♦ 2♦ | 12    |
      Quand la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♣ 8♠
      Et les mains de la place 1 sont
        | case | cartes | total | issue | rendu |
        | 1    | 9♣ 10♥ | 19    | gain  | 4     |
        | 2    | 10♦ 2♦ | 12    | perte | 0     |
      Et la place 1 a 100 jetons

    @id:nothing-is-exchanged-with-another-seat
    Scénario: Un échange ne touche pas aux mains de l'autre place
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 3♥ et 4♦ 9♣
      Et que la place 2 mise 7 et 7 sur un total de 100 jetons
      Et que la place 2 reçoit 8♥ J♣ et 6♣ Q♠
      Et que le croupier montre 10♥ et cache 8♦
      Et que le sabot donne ensuite K♥
      Quand la place 1 annonce "switch-with-seat-2"
      Alors c'est refusé : action inconnue
      Quand la place 1 échange
      Alors les mains de la place 1 sont
        | case | cartes | total |
        | 1    | 10♠ 9♣ | 19    |
        | 2    | 4♦ 3♥  | 7     |
      Et les mains de la place 2 sont
        | case | cartes | total |
        | 1    | 8♥ J♣  | 18    |
        | 2    | 6♣ Q♠  | 16    |
      Quand la place 2 garde
      Et la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Et la place 2 reste
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♥ 8♦
      Et les mains de la place 1 sont
        | case | cartes   | total | issue | rendu |
        | 1    | 10♠ 9♣   | 19    | gain  | 4     |
        | 2    | 4♦ 3♥ K♥ | 17    | perte | 0     |
      Et la place 1 a 100 jetons
      Et les mains de la place 2 sont
        | case | cartes | total | issue   | rendu |
        | 1    | 8♥ J♣  | 18    | égalité | 7     |
        | 2    | 6♣ Q♠  | 16    | perte   | 0     |
      Et la place 2 a 93 jetons

    @id:no-other-exchange-before-the-choice
    Scénario: Aucun mot pour un autre échange n'est connu avant le choix, et la place garde ses cartes telles que distribuées
      Étant donné que la place 1 mise 3 et 3 sur un total de 45 jetons
      Et que la place 1 reçoit 6♥ K♣ et 10♦ 4♠
      Et que le croupier montre 8♣ et cache J♠
      Et que le sabot donne ensuite 3♦ 4♥
      Quand la place 1 annonce "switch-first"
      Alors c'est refusé : action inconnue
      Quand la place 1 annonce "exchange"
      Alors c'est refusé : action inconnue
      Quand la place 1 annonce "switch-back"
      Alors c'est refusé : action inconnue
      Et le croupier propose l'échange
      Et la place 1 peut garder ou échanger
      Quand la place 1 garde
      Alors la parole est à la place 1 pour la main 1
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♣ J♠
      Et les mains de la place 1 sont
        | cartes    | total | issue   | rendu |
        | 6♥ K♣ 3♦  | 19    | gain    | 6     |
        | 10♦ 4♠ 4♥ | 18    | égalité | 3     |
      Et la place 1 a 48 jetons

    @id:no-other-exchange-in-play
    Scénario: Aucun mot pour un autre échange n'est connu en cours de jeu, et les mains échangées continuent
      Étant donné que la place 1 mise 3 et 3 sur un total de 45 jetons
      Et que la place 1 reçoit 6♥ K♣ et 10♦ 4♠
      Et que le croupier montre 8♣ et cache J♠
      Et que le sabot donne ensuite 2♣ 5♦
      Quand la place 1 échange
      Alors la parole est à la place 1 pour la main 1
      Quand la place 1 annonce "switch-back"
      Alors c'est refusé : action inconnue
      Quand la place 1 annonce "switch-first"
      Alors c'est refusé : action inconnue
      Quand la place 1 annonce "exchange"
      Alors c'est refusé : action inconnue
      Et la place 1 peut tirer, rester ou doubler
      Et les mains de la place 1 sont
        | cartes | total |
        | 6♥ 4♠  | 10    |
        | 10♦ K♣ | 20    |
      Quand la place 1 tire
      Et la place 1 annonce "switch-back"
      Alors c'est refusé : action inconnue
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♣ J♠
      Et les mains de la place 1 sont
        | cartes      | total | issue | rendu |
        | 6♥ 4♠ 2♣ 5♦ | 17    | perte | 0     |
        | 10♦ K♣      | 20    | gain  | 6     |
      Et la place 1 a 45 jetons

  @S4.4
  Règle: S4.4 Le choix se fait une seule fois, avant de tirer, de séparer ou de doubler sur ces mains ; après, il n'est possible ni d'échanger ni de revenir sur un échange.

    @id:no-card-before-the-choice
    Scénario: Une main ne tire, ne double ni ne se sépare avant que sa place ait gardé ou échangé
      Étant donné que la place 1 mise 3 et 3 sur un total de 100 jetons
      Et que la place 1 reçoit 8♠ 8♦ et 10♣ 9♥
      Et que le croupier montre 7♦ et cache Q♣
      Quand la place 1 demande à tirer
      Alors c'est refusé : pas maintenant
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas maintenant
      Quand la place 1 demande à séparer
      Alors c'est refusé : pas maintenant
      Et la place 1 a 94 jetons
      Quand la place 1 garde
      Alors la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♦ Q♣
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 8♠ 8♦  | 16    | perte | 0     |
        | 10♣ 9♥ | 19    | gain  | 6     |
      Et la place 1 a 100 jetons

    @id:no-switch-back
    Scénario: Un échange ne se reprend pas
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ 3♠ et 6♥ 8♣
      Et que le croupier montre 9♦ et cache 10♠
      Et que le sabot donne ensuite Q♦
      Quand la place 1 échange
      Alors les mains se jouent
      Et la place 1 ne peut pas échanger
      Quand la place 1 demande à échanger
      Alors c'est refusé : pas maintenant
      Quand la place 1 demande à garder
      Alors c'est refusé : pas maintenant
      Et les mains de la place 1 sont
        | case | cartes | total |
        | 1    | 10♦ 8♣ | 18    |
        | 2    | 6♥ 3♠  | 9     |
      Quand la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♦ 10♠
      Et les mains de la place 1 sont
        | case | cartes   | total | issue   | rendu |
        | 1    | 10♦ 8♣   | 18    | perte   | 0     |
        | 2    | 6♥ 3♠ Q♦ | 19    | égalité | 2     |
      Et la place 1 a 98 jetons

    @id:no-switch-after-keeping
    Scénario: Une place qui a gardé ne peut plus échanger
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ 3♠ et 6♥ 8♣
      Et que le croupier montre 9♦ et cache 10♠
      Et que le sabot donne ensuite 6♠
      Quand la place 1 garde
      Alors les mains se jouent
      Et la place 1 ne peut pas échanger
      Quand la place 1 demande à échanger
      Alors c'est refusé : pas maintenant
      Et les mains de la place 1 sont
        | case | cartes | total |
        | 1    | 10♦ 3♠ | 13    |
        | 2    | 6♥ 8♣  | 14    |
      Quand la place 1 reste
      Et la place 1 demande à échanger
      Alors c'est refusé : pas maintenant
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♦ 10♠
      Et les mains de la place 1 sont
        | case | cartes   | total | issue | rendu |
        | 1    | 10♦ 3♠   | 13    | perte | 0     |
        | 2    | 6♥ 8♣ 6♠ | 20    | gain  | 4     |
      Et la place 1 a 100 jetons

    @id:no-switch-back-while-others-choose @switchTiming=table-first
    Scénario: Une place qui a échangé ne choisit pas de nouveau pendant que la place suivante choisit
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 9♥ 5♠ et 7♣ J♦
      Et que la place 2 mise 4 et 4 sur un total de 100 jetons
      Et que la place 2 reçoit 10♣ 7♥ et 6♦ 8♦
      Et que le croupier montre 8♠ et cache 10♥
      Quand la place 1 échange
      Alors la parole est à la place 2
      Quand la place 1 demande à échanger
      Alors c'est refusé : pas à son tour
      Quand la place 1 demande à garder
      Alors c'est refusé : pas à son tour
      Et le croupier propose l'échange
      Et la parole est à la place 2
      Et les mains de la place 1 sont
        | case | cartes | total |
        | 1    | 9♥ J♦  | 19    |
        | 2    | 7♣ 5♠  | 12    |
      Quand la place 2 échange
      Et la place 1 reste
      Et la place 1 reste
      Et la place 2 reste
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♠ 10♥
      Et les mains de la place 1 sont
        | case | cartes | total | issue | rendu |
        | 1    | 9♥ J♦  | 19    | gain  | 4     |
        | 2    | 7♣ 5♠  | 12    | perte | 0     |
      Et la place 1 a 100 jetons
      Et les mains de la place 2 sont
        | case | cartes | total | issue   | rendu |
        | 1    | 10♣ 8♦ | 18    | égalité | 4     |
        | 2    | 6♦ 7♥  | 13    | perte   | 0     |
      Et la place 2 a 96 jetons

    @id:no-switch-after-keeping-while-others-choose @switchTiming=table-first
    Scénario: Une place qui a gardé n'échange pas pendant que la place suivante choisit
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 9♥ 5♠ et 7♣ J♦
      Et que la place 2 mise 4 et 4 sur un total de 100 jetons
      Et que la place 2 reçoit 10♣ 7♥ et 6♦ 8♦
      Et que le croupier montre 8♠ et cache 10♥
      Quand la place 1 garde
      Alors la parole est à la place 2
      Quand la place 1 demande à échanger
      Alors c'est refusé : pas à son tour
      Et le croupier propose l'échange
      Et la parole est à la place 2
      Et les mains de la place 1 sont
        | case | cartes | total |
        | 1    | 9♥ 5♠  | 14    |
        | 2    | 7♣ J♦  | 17    |
      Quand la place 2 échange
      Alors les mains se jouent
      Quand la place 1 demande à échanger
      Alors c'est refusé : pas maintenant
      Quand la place 1 reste
      Et la place 1 reste
      Et la place 2 reste
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♠ 10♥
      Et les mains de la place 1 sont
        | case | cartes | total | issue | rendu |
        | 1    | 9♥ 5♠  | 14    | perte | 0     |
        | 2    | 7♣ J♦  | 17    | perte | 0     |
      Et la place 1 a 96 jetons
      Et les mains de la place 2 sont
        | case | cartes | total | issue   | rendu |
        | 1    | 10♣ 8♦ | 18    | égalité | 4     |
        | 2    | 6♦ 7♥  | 13    | perte   | 0     |
      Et la place 2 a 96 jetons

    @id:no-switch-after-a-hit
    Scénario: Après un tirage, les secondes cartes restent où elles sont
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit 5♦ 4♣ et 10♠ 9♦
      Et que le croupier montre 10♦ et cache 9♠
      Et que le sabot donne ensuite 6♣ 5♥
      Quand la place 1 garde
      Et la place 1 tire
      Alors la place 1 peut tirer ou rester
      Quand la place 1 demande à échanger
      Alors c'est refusé : pas maintenant
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 demande à échanger
      Alors c'est refusé : pas maintenant
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♦ 9♠
      Et les mains de la place 1 sont
        | case | cartes      | total | issue   | rendu |
        | 1    | 5♦ 4♣ 6♣ 5♥ | 20    | gain    | 10    |
        | 2    | 10♠ 9♦      | 19    | égalité | 5     |
      Et la place 1 a 105 jetons

    @id:no-switch-after-a-double
    Scénario: Après un doublement, les secondes cartes restent où elles sont
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit 7♥ 4♠ et 10♣ 8♥
      Et que le croupier montre 9♥ et cache 8♦
      Et que le sabot donne ensuite 6♦
      Quand la place 1 garde
      Et la place 1 double
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 a 85 jetons
      Quand la place 1 demande à échanger
      Alors c'est refusé : pas maintenant
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 9♥ 8♦
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 7♥ 4♠ 6♦ | 17    | 10   | égalité | 10    |
        | 2    | 10♣ 8♥   | 18    | 5    | gain    | 10    |
      Et la place 1 a 105 jetons

    @id:no-switch-after-a-split
    Scénario: Après une séparation, aucune seconde carte ne change de main
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 7♠ 7♦ et 10♥ 8♣
      Et que le croupier montre 9♣ et cache 8♦
      Et que le sabot donne ensuite 9♠ Q♥
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 a 94 jetons
      Quand la place 1 demande à échanger
      Alors c'est refusé : pas maintenant
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 demande à échanger
      Alors c'est refusé : pas maintenant
      Quand la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 9♣ 8♦
      Et les mains de la place 1 sont
        | case | cartes | total | mise | issue   | rendu |
        | 1    | 7♠ 9♠  | 16    | 2    | perte   | 0     |
        | 1    | 7♦ Q♥  | 17    | 2    | égalité | 2     |
        | 2    | 10♥ 8♣ | 18    | 2    | gain    | 4     |
      Et la place 1 a 100 jetons

    @id:switch-still-open-after-stand-split-and-double
    Scénario: Une place qui reste, sépare ou double trop tôt peut encore échanger
      Étant donné que la place 1 mise 4 et 4 sur un total de 80 jetons
      Et que la place 1 reçoit 7♠ 7♥ et 10♣ 4♦
      Et que le croupier montre 9♦ et cache 8♣
      Et que le sabot donne ensuite 8♥
      Quand la place 1 demande à rester
      Alors c'est refusé : pas maintenant
      Quand la place 1 demande à séparer
      Alors c'est refusé : pas maintenant
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas maintenant
      Et le croupier propose l'échange
      Et la place 1 peut garder ou échanger
      Et la place 1 a 72 jetons
      Quand la place 1 échange
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 9♦ 8♣
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 7♠ 4♦ 8♥ | 19    | 4    | gain    | 8     |
        | 2    | 10♣ 7♥   | 17    | 4    | égalité | 4     |
      Et la place 1 a 84 jetons

    @id:switch-still-open-after-a-hit-too-early
    Scénario: Une place qui tire trop tôt ne prend pas de carte et peut encore échanger
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 5♣ 9♦ et 10♦ 6♥
      Et que le croupier montre K♠ et cache 10♠
      Et que le sabot donne ensuite 5♠ 4♥
      Quand la place 1 demande à tirer
      Alors c'est refusé : pas maintenant
      Et le croupier propose l'échange
      Et la place 1 peut garder ou échanger
      Quand la place 1 échange
      Et la place 1 tire
      Et la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec K♠ 10♠
      Et les mains de la place 1 sont
        | case | cartes      | total | mise | issue   | rendu |
        | 1    | 5♣ 6♥ 5♠ 4♥ | 20    | 2    | égalité | 2     |
        | 2    | 10♦ 9♦      | 19    | 2    | perte   | 0     |
      Et la place 1 a 98 jetons

    @id:late-switch-leaves-the-natural @S4.6 @S6.3
    Scénario: Après un échange demandé trop tard, le naturel gardé est toujours un naturel et gagne contre un 22 du croupier
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit A♣ J♦ et 9♠ 5♦
      Et que le croupier montre 7♣ et cache 8♦
      Et que le sabot donne ensuite 4♥ 7♥
      Quand la place 1 garde
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 demande à échanger
      Alors c'est refusé : pas maintenant
      Quand la place 1 tire
      Et la place 1 demande à échanger
      Alors c'est refusé : pas maintenant
      Et la parole est à la place 1 pour la main 2
      Et les mains de la place 1 sont
        | cartes   | total     | naturel |
        | A♣ J♦    | 21 souple | oui     |
        | 9♠ 5♦ 4♥ | 18        | non     |
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 22 avec 7♣ 8♦ 7♥
      Et les mains de la place 1 sont
        | cartes   | total     | naturel | issue   | rendu |
        | A♣ J♦    | 21 souple | oui     | gain    | 10    |
        | 9♠ 5♦ 4♥ | 18        | non     | égalité | 5     |
      Et la place 1 a 105 jetons

    @id:no-choice-after-the-round
    Scénario: Quand le coup est terminé, on n'échange plus, on ne garde plus et on ne tire plus
      Étant donné que la place 1 mise 6 et 6 sur un total de 66 jetons
      Et que la place 1 reçoit Q♣ 9♦ et 7♦ 4♥
      Et que le croupier montre 10♥ et cache 9♥
      Et que le sabot donne ensuite 9♣
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et la place 1 a 72 jetons
      Quand la place 1 demande à échanger
      Alors c'est refusé : coup terminé
      Quand la place 1 demande à garder
      Alors c'est refusé : coup terminé
      Quand la place 1 demande à tirer
      Alors c'est refusé : coup terminé
      Et le coup est terminé
      Et le croupier finit à 19 avec 10♥ 9♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | Q♣ 9♦    | 19    | 6    | égalité | 6     |
        | 7♦ 4♥ 9♣ | 20    | 6    | gain    | 12    |
      Et la place 1 a 72 jetons

  @S4.5
  Règle: S4.5 Un as et une bûche réunis par un échange sont un 21 ordinaire, bien qu'ils soient deux cartes.

    @id:switched-ace-and-king-are-ordinary
    Scénario: Un as et un roi réunis par un échange ne sont pas un naturel
      Étant donné que la place 1 mise 4 et 4 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ 5♦ et 9♥ K♣
      Et que le croupier montre 10♠ et cache 9♣
      Quand les cartes sont distribuées
      Alors les mains de la place 1 sont
        | case | cartes | total     | naturel |
        | 1    | A♠ 5♦  | 16 souple | non     |
        | 2    | 9♥ K♣  | 19        | non     |
      Quand la place 1 échange
      Alors la parole est à la place 1 pour la main 2
      Et les mains de la place 1 sont
        | case | cartes | total     | naturel |
        | 1    | A♠ K♣  | 21 souple | non     |
        | 2    | 9♥ 5♦  | 14        | non     |
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♠ 9♣
      Et les mains de la place 1 sont
        | case | cartes | total     | naturel | issue | rendu |
        | 1    | A♠ K♣  | 21 souple | non     | gain  | 8     |
        | 2    | 9♥ 5♦  | 14        | non     | perte | 0     |
      Et la place 1 a 100 jetons

    @id:switched-21-pushes-against-a-dealer-22
    Scénario: Un 21 né d'un échange fait égalité avec un 22 du croupier
      Étant donné que la place 1 mise 4 et 4 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ 5♦ et 9♥ K♣
      Et que le croupier montre 9♦ et cache 7♠
      Et que le sabot donne ensuite J♥ 6♥
      Quand la place 1 échange
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 22 avec 9♦ 7♠ 6♥
      Et les mains de la place 1 sont
        | case | cartes   | total     | naturel | issue   | rendu |
        | 1    | A♠ K♣    | 21 souple | non     | égalité | 4     |
        | 2    | 9♥ 5♦ J♥ | 24        | non     | perte   | 0     |
      Et la place 1 a 96 jetons

    @id:switched-21-pushes-against-a-drawn-21
    Scénario: Un 21 né d'un échange fait égalité avec un 21 que tire le croupier
      Étant donné que la place 1 mise 4 et 4 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ 5♦ et 9♥ K♣
      Et que le croupier montre 10♦ et cache 6♣
      Et que le sabot donne ensuite 5♠
      Quand la place 1 échange
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec 10♦ 6♣ 5♠
      Et les mains de la place 1 sont
        | case | cartes | total     | naturel | issue   | rendu |
        | 1    | A♠ K♣  | 21 souple | non     | égalité | 4     |
        | 2    | 9♥ 5♦  | 14        | non     | perte   | 0     |
      Et la place 1 a 96 jetons

    @id:natural-given-up-by-a-switch @D3
    Scénario: Une place qui défait son naturel par un échange joue deux mains ordinaires
      Étant donné que la place 1 mise 3 et 3 sur un total de 100 jetons
      Et que la place 1 reçoit A♦ Q♣ et 10♥ 7♠
      Et que le croupier montre 9♠ et cache 9♣
      Quand les cartes sont distribuées
      Alors les mains de la place 1 sont
        | case | cartes | total     | naturel |
        | 1    | A♦ Q♣  | 21 souple | oui     |
        | 2    | 10♥ 7♠ | 17        | non     |
      Quand la place 1 échange
      Alors la parole est à la place 1 pour la main 1
      Et les mains de la place 1 sont
        | case | cartes | total     | naturel |
        | 1    | A♦ 7♠  | 18 souple | non     |
        | 2    | 10♥ Q♣ | 20        | non     |
      Quand la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 9♠ 9♣
      Et les mains de la place 1 sont
        | case | cartes | total     | naturel | issue   | rendu |
        | 1    | A♦ 7♠  | 18 souple | non     | égalité | 3     |
        | 2    | 10♥ Q♣ | 20        | non     | gain    | 6     |
      Et la place 1 a 103 jetons

    @id:natural-remade-by-a-switch-is-ordinary @D3
    Scénario: Un naturel dont le valet est échangé contre un roi est un 21 ordinaire et fait égalité avec un 21 tiré par le croupier
      Étant donné que la place 1 mise 4 et 4 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ J♥ et 9♦ K♠
      Et que le croupier montre 10♣ et cache 4♦
      Et que le sabot donne ensuite 7♥
      Quand la place 1 échange
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec 10♣ 4♦ 7♥
      Et les mains de la place 1 sont
        | case | cartes | total     | naturel | issue   | rendu |
        | 1    | A♠ K♠  | 21 souple | non     | égalité | 4     |
        | 2    | 9♦ J♥  | 19        | non     | perte   | 0     |
      Et la place 1 a 96 jetons

    @id:two-naturals-exchanged-are-ordinary @D3
    Scénario: Deux naturels qui échangent roi et dix sont deux 21 ordinaires et font égalité avec un 22 du croupier
      Étant donné que la place 1 mise 10 et 10 sur un total de 80 jetons
      Et que la place 1 reçoit A♥ K♦ et A♣ 10♠
      Et que le croupier montre 8♦ et cache 6♠
      Et que le sabot donne ensuite 8♣
      Quand les cartes sont distribuées
      Alors les mains de la place 1 sont
        | case | cartes | total     | naturel |
        | 1    | A♥ K♦  | 21 souple | oui     |
        | 2    | A♣ 10♠ | 21 souple | oui     |
      Quand la place 1 échange
      Alors le coup est terminé
      Et le croupier finit à 22 avec 8♦ 6♠ 8♣
      Et les mains de la place 1 sont
        | case | cartes | total     | naturel | issue   | rendu |
        | 1    | A♥ 10♠ | 21 souple | non     | égalité | 10    |
        | 2    | A♣ K♦  | 21 souple | non     | égalité | 10    |
      Et la place 1 a 80 jetons

  @S4.6
  Règle: S4.6 Une main distribuée comme naturel le reste quand sa place garde.

    @id:kept-natural-wins-against-a-dealer-22
    Scénario: Un naturel que sa place garde gagne contre un 22 du croupier, tandis que la main ordinaire à côté fait égalité
      Étant donné que la place 1 mise 4 et 4 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ J♥ et 9♦ K♠
      Et que le croupier montre 10♣ et cache 4♦
      Et que le sabot donne ensuite 8♥
      Quand les cartes sont distribuées
      Alors les mains de la place 1 sont
        | case | cartes | total     | naturel |
        | 1    | A♠ J♥  | 21 souple | oui     |
        | 2    | 9♦ K♠  | 19        | non     |
      Quand la place 1 garde
      Alors la parole est à la place 1 pour la main 2
      Et les mains de la place 1 sont
        | case | cartes | total     | naturel |
        | 1    | A♠ J♥  | 21 souple | oui     |
        | 2    | 9♦ K♠  | 19        | non     |
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 22 avec 10♣ 4♦ 8♥
      Et les mains de la place 1 sont
        | case | cartes | total     | naturel | issue   | rendu |
        | 1    | A♠ J♥  | 21 souple | oui     | gain    | 8     |
        | 2    | 9♦ K♠  | 19        | non     | égalité | 4     |
      Et la place 1 a 104 jetons

    @id:kept-natural-wins-against-a-drawn-21
    Scénario: Un naturel que sa place garde gagne contre un 21 que tire le croupier
      Étant donné que la place 1 mise 4 et 4 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ J♥ et 9♦ K♠
      Et que le croupier montre 10♣ et cache 4♦
      Et que le sabot donne ensuite 7♥
      Quand la place 1 garde
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec 10♣ 4♦ 7♥
      Et les mains de la place 1 sont
        | case | cartes | total     | naturel | issue | rendu |
        | 1    | A♠ J♥  | 21 souple | oui     | gain  | 8     |
        | 2    | 9♦ K♠  | 19        | non     | perte | 0     |
      Et la place 1 a 100 jetons

    @id:one-seat-keeps-its-natural-and-one-does-not
    Scénario: De deux places qui ont reçu un naturel, seule celle qui le garde gagne contre un 22 du croupier
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 8♣ 9♥ et A♦ Q♠
      Et que la place 2 mise 5 et 5 sur un total de 100 jetons
      Et que la place 2 reçoit A♥ 10♣ et 7♦ J♣
      Et que le croupier montre 7♠ et cache 5♣
      Et que le sabot donne ensuite K♥
      Quand la place 1 garde
      Et la place 2 échange
      Et la place 1 reste
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 22 avec 7♠ 5♣ K♥
      Et les mains de la place 1 sont
        | case | cartes | total     | naturel | issue   | rendu |
        | 1    | 8♣ 9♥  | 17        | non     | égalité | 2     |
        | 2    | A♦ Q♠  | 21 souple | oui     | gain    | 4     |
      Et la place 1 a 102 jetons
      Et les mains de la place 2 sont
        | case | cartes | total     | naturel | issue   | rendu |
        | 1    | A♥ J♣  | 21 souple | non     | égalité | 5     |
        | 2    | 7♦ 10♣ | 17        | non     | égalité | 5     |
      Et la place 2 a 100 jetons
