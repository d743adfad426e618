# language: fr
@switch-us
Fonctionnalité: S2 La distribution
  Qui prend place, ce qu'on mise, ce qui se trouve sur la table et ce que valent les cartes.

  @S2.2
  Règle: S2.2 Un seul croupier fait face à 1 à 6 places ; une table sans place et une septième place sont refusées.

    @id:one-seat-plays-alone
    Scénario: Un joueur joue seul contre le croupier
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♥ 7♣ et 8♠ 6♦
      Et que le croupier montre 8♦ et cache K♥
      Et que le sabot donne ensuite 4♠
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la parole est à la place 1
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♦ K♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 10♥ 7♣   | 17    | 2    | perte   | 0     |
        | 8♠ 6♦ 4♠ | 18    | 2    | égalité | 2     |
      Et la place 1 a 98 jetons

    @id:six-seats-play-a-round
    Scénario: Six joueurs jouent un coup entier contre un seul croupier
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 9♦ et 7♣ 6♥
      Et que la place 2 mise 2 et 2 sur un total de 50 jetons
      Et que la place 2 reçoit Q♣ 8♦ et 10♥ 7♦
      Et que la place 3 mise 2 et 2 sur un total de 100 jetons
      Et que la place 3 reçoit 9♠ 3♦ et J♠ 4♣
      Et que la place 4 mise 2 et 2 sur un total de 80 jetons
      Et que la place 4 reçoit K♥ 9♣ et 10♦ 8♥
      Et que la place 5 mise 2 et 2 sur un total de 100 jetons
      Et que la place 5 reçoit 7♥ 5♠ et 6♠ 9♥
      Et que la place 6 mise 2 et 2 sur un total de 60 jetons
      Et que la place 6 reçoit J♥ 3♠ et 10♣ 9♥
      Et que le croupier montre 8♠ et cache K♦
      Et que le sabot donne ensuite 8♣ 7♠
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la parole est à la place 1
      Et la place 1 a 96 jetons
      Et la place 2 a 46 jetons
      Et la place 3 a 96 jetons
      Et la place 4 a 76 jetons
      Et la place 5 a 96 jetons
      Et la place 6 a 56 jetons
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 3 garde
      Et la place 4 garde
      Et la place 5 garde
      Alors la parole est à la place 6
      Quand la place 6 garde
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Et la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Quand la place 2 reste
      Et la place 2 reste
      Alors la parole est à la place 3 pour la main 1
      Quand la place 3 tire
      Et la place 3 reste
      Et la place 3 reste
      Alors la parole est à la place 4 pour la main 1
      Quand la place 4 reste
      Et la place 4 reste
      Alors la parole est à la place 5 pour la main 1
      Quand la place 5 reste
      Et la place 5 reste
      Alors la parole est à la place 6 pour la main 1
      Quand la place 6 tire
      Et la place 6 reste
      Alors la parole est à la place 6 pour la main 2
      Quand la place 6 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♠ K♦
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 10♠ 9♦ | 19    | 2    | gain  | 4     |
        | 7♣ 6♥  | 13    | 2    | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue   | rendu |
        | Q♣ 8♦  | 18    | 2    | égalité | 2     |
        | 10♥ 7♦ | 17    | 2    | perte   | 0     |
      Et les mains de la place 3 sont
        | cartes   | total | mise | issue | rendu |
        | 9♠ 3♦ 8♣ | 20    | 2    | gain  | 4     |
        | J♠ 4♣    | 14    | 2    | perte | 0     |
      Et les mains de la place 4 sont
        | cartes | total | mise | issue   | rendu |
        | K♥ 9♣  | 19    | 2    | gain    | 4     |
        | 10♦ 8♥ | 18    | 2    | égalité | 2     |
      Et les mains de la place 5 sont
        | cartes | total | mise | issue | rendu |
        | 7♥ 5♠  | 12    | 2    | perte | 0     |
        | 6♠ 9♥  | 15    | 2    | perte | 0     |
      Et les mains de la place 6 sont
        | cartes   | total | mise | issue | rendu |
        | J♥ 3♠ 7♠ | 20    | 2    | gain  | 4     |
        | 10♣ 9♥   | 19    | 2    | gain  | 4     |
      Et la place 1 a 100 jetons
      Et la place 2 a 48 jetons
      Et la place 3 a 100 jetons
      Et la place 4 a 82 jetons
      Et la place 5 a 96 jetons
      Et la place 6 a 64 jetons

    @id:seventh-seat-is-refused
    Scénario: Un septième joueur à la même table est un de trop
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 9♦ et 7♣ 6♥
      Et que la place 2 mise 2 et 2 sur un total de 50 jetons
      Et que la place 2 reçoit Q♣ 8♦ et 10♥ 7♦
      Et que la place 3 mise 2 et 2 sur un total de 100 jetons
      Et que la place 3 reçoit 9♠ 3♦ et J♠ 4♣
      Et que la place 4 mise 2 et 2 sur un total de 80 jetons
      Et que la place 4 reçoit K♥ 9♣ et 10♦ 8♥
      Et que la place 5 mise 2 et 2 sur un total de 100 jetons
      Et que la place 5 reçoit 7♥ 5♠ et 6♠ 9♥
      Et que la place 6 mise 2 et 2 sur un total de 60 jetons
      Et que la place 6 reçoit J♥ 3♠ et 10♣ 9♥
      Et que la place 7 mise 2 et 2 sur un total de 100 jetons
      Et que la place 7 reçoit Q♦ 5♦ et K♣ 7♥
      Et que le croupier montre 8♠ et cache K♦
      Quand les cartes sont distribuées
      Alors la table est refusée : nombre de places

    @id:no-seat-is-refused
    Scénario: Le croupier ne distribue pas à une table vide
      Étant donné que le croupier montre 8♦ et cache K♥
      Quand les cartes sont distribuées
      Alors la table est refusée : nombre de places

    @id:table-of-seven-stays-refused
    Scénario: Une table de sept reste refusée, quoi que demandent ses places
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 9♠ 8♦ et 10♣ 7♥
      Et que la place 2 mise 3 et 3 sur un total de 100 jetons
      Et que la place 2 reçoit K♦ 6♠ et 9♥ 4♣
      Et que la place 3 mise 2 et 2 sur un total de 40 jetons
      Et que la place 3 reçoit Q♥ 8♣ et 7♦ 5♠
      Et que la place 4 mise 5 et 5 sur un total de 100 jetons
      Et que la place 4 reçoit 10♠ 3♦ et J♦ 9♦
      Et que la place 5 mise 2 et 2 sur un total de 70 jetons
      Et que la place 5 reçoit 6♦ 5♥ et K♠ 8♥
      Et que la place 6 mise 4 et 4 sur un total de 100 jetons
      Et que la place 6 reçoit 7♠ 2♣ et Q♠ 10♦
      Et que la place 7 mise 2 et 2 sur un total de 100 jetons
      Et que la place 7 reçoit J♥ 4♥ et 8♠ 6♣
      Et que le croupier montre 10♥ et cache 9♣
      Quand les cartes sont distribuées
      Alors la table est refusée : nombre de places
      Quand la place 1 demande à garder
      Alors la table reste refusée
      Quand la place 1 demande à tirer
      Alors la table reste refusée
      Quand la place 7 demande à échanger
      Alors la table reste refusée

  @S2.3
  Règle: S2.3 Une place mise un seul montant, le même sur ses deux cases, un nombre positif de jetons ; par défaut 2 et 2 sur un total de 100. Des mises inégales ou manquantes sont refusées.

    @id:stakes-of-2-leave-at-once
    Scénario: Deux mises de 2 sont retirées des 100 jetons du joueur dès que les cartes sont distribuées
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ 9♠ et 6♠ Q♣
      Et que le croupier montre 7♦ et cache 10♠
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la place 1 a 96 jetons
      Et les mains de la place 1 sont
        | case | cartes | mise |
        | 1    | 10♦ 9♠ | 2    |
        | 2    | 6♠ Q♣  | 2    |
      Quand la place 1 garde
      Et la place 1 reste
      Alors la place 1 a 96 jetons
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♦ 10♠
      Et les mains de la place 1 sont
        | case | cartes | total | mise | issue | rendu |
        | 1    | 10♦ 9♠ | 19    | 2    | gain  | 4     |
        | 2    | 6♠ Q♣  | 16    | 2    | perte | 0     |
      Et la place 1 a 100 jetons

    @id:stakes-of-2-and-3-are-refused
    Scénario: Des mises de 2 et de 3 sont inégales et refusées
      Étant donné que la place 1 mise 2 et 3 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ 9♠ et 6♠ Q♣
      Et que le croupier montre 7♦ et cache 10♠
      Quand les cartes sont distribuées
      Alors la table est refusée : mise incorrecte

    @id:stake-on-one-spot-only-is-refused
    Scénario: Une mise de 2 sur la première case et rien sur la deuxième est refusée
      Étant donné que la place 1 mise 2 et 0 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ 9♠ et 6♠ Q♣
      Et que le croupier montre 7♦ et cache 10♠
      Quand les cartes sont distribuées
      Alors la table est refusée : mise incorrecte

    @id:stakes-of-zero-are-refused
    Scénario: Personne ne joue pour rien
      Étant donné que la place 1 mise 0 et 0 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ 9♠ et 6♠ Q♣
      Et que le croupier montre 7♦ et cache 10♠
      Quand les cartes sont distribuées
      Alors la table est refusée : mise incorrecte

    @id:negative-stakes-are-refused
    Scénario: Deux mises égales, mais négatives, sont refusées
      Étant donné que la place 1 mise -2 et -2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ 9♠ et 6♠ Q♣
      Et que le croupier montre 7♦ et cache 10♠
      Quand les cartes sont distribuées
      Alors la table est refusée : mise incorrecte

    @id:stakes-of-5-10-and-1
    Scénario: Trois joueurs misent 5, 10 et 1 sur chaque case
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit J♥ 8♣ et 4♠ 9♥
      Et que la place 2 mise 10 et 10 sur un total de 200 jetons
      Et que la place 2 reçoit 9♦ 10♥ et K♠ 7♠
      Et que la place 3 mise 1 et 1 sur un total de 30 jetons
      Et que la place 3 reçoit 10♣ 5♠ et Q♥ 9♣
      Et que le croupier montre 8♥ et cache J♣
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la place 1 a 90 jetons
      Et la place 2 a 180 jetons
      Et la place 3 a 28 jetons
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 3 garde
      Et la place 1 reste
      Et la place 1 reste
      Et la place 2 reste
      Et la place 2 reste
      Et la place 3 reste
      Et la place 3 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♥ J♣
      Et les mains de la place 1 sont
        | cartes | total | mise | issue   | rendu |
        | J♥ 8♣  | 18    | 5    | égalité | 5     |
        | 4♠ 9♥  | 13    | 5    | perte   | 0     |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue | rendu |
        | 9♦ 10♥ | 19    | 10   | gain  | 20    |
        | K♠ 7♠  | 17    | 10   | perte | 0     |
      Et les mains de la place 3 sont
        | cartes | total | mise | issue | rendu |
        | 10♣ 5♠ | 15    | 1    | perte | 0     |
        | Q♥ 9♣  | 19    | 1    | gain  | 2     |
      Et la place 1 a 95 jetons
      Et la place 2 a 200 jetons
      Et la place 3 a 30 jetons

    @id:unequal-stakes-of-the-second-of-three-seats
    Scénario: Les mises de 10 et de 5 d'un seul joueur suffisent à faire refuser la même table
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit J♥ 8♣ et 4♠ 9♥
      Et que la place 2 mise 10 et 5 sur un total de 200 jetons
      Et que la place 2 reçoit 9♦ 10♥ et K♠ 7♠
      Et que la place 3 mise 1 et 1 sur un total de 30 jetons
      Et que la place 3 reçoit 10♣ 5♠ et Q♥ 9♣
      Et que le croupier montre 8♥ et cache J♣
      Quand les cartes sont distribuées
      Alors la table est refusée : mise incorrecte

    @id:stakes-take-the-last-chips @S5.10
    Scénario: Un joueur peut miser ses derniers jetons et jouer sans qu'il lui en reste
      Étant donné que la place 1 mise 20 et 20 sur un total de 40 jetons
      Et que la place 1 reçoit 6♦ 5♥ et 10♥ 9♣
      Et que le croupier montre 9♥ et cache 8♦
      Et que le sabot donne ensuite 5♦
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la place 1 a 0 jeton
      Quand la place 1 garde
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Et la place 1 reste
      Alors la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 9♥ 8♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 6♦ 5♥ 5♦ | 16    | 20   | perte | 0     |
        | 10♥ 9♣   | 19    | 20   | gain  | 40    |
      Et la place 1 a 40 jetons

    @id:odd-stakes-come-back-whole @D12 @S6.7
    Scénario: Des mises de 3 et de 7 reviennent en jetons entiers, celle d'un naturel aussi
      Étant donné que la place 1 mise 3 et 3 sur un total de 40 jetons
      Et que la place 1 reçoit A♦ J♣ et 10♦ 8♠
      Et que la place 2 mise 7 et 7 sur un total de 90 jetons
      Et que la place 2 reçoit 10♣ 9♠ et K♠ 6♣
      Et que le croupier montre 8♣ et cache 10♥
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la place 1 a 34 jetons
      Et la place 2 a 76 jetons
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 1 reste
      Et la place 2 reste
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♣ 10♥
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue   | rendu |
        | A♦ J♣  | 21 souple | oui     | 3    | gain    | 6     |
        | 10♦ 8♠ | 18        | non     | 3    | égalité | 3     |
      Et les mains de la place 2 sont
        | cartes | total | naturel | mise | issue | rendu |
        | 10♣ 9♠ | 19    | non     | 7    | gain  | 14    |
        | K♠ 6♣  | 16    | non     | 7    | perte | 0     |
      Et la place 1 a 43 jetons
      Et la place 2 a 90 jetons

    @id:stakes-of-one-and-a-half-are-refused @D12
    Scénario: Un jeton ne se coupe pas en deux : des mises de 1.5 et 1.5 sont refusées
      Étant donné que la place 1 mise 1.5 et 1.5 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ 9♠ et 6♠ Q♣
      Et que le croupier montre 7♦ et cache 10♠
      Quand les cartes sont distribuées
      Alors la table est refusée : mise incorrecte

    @id:three-stakes-of-2-are-refused
    Scénario: Trois mises égales pour deux cases sont refusées
      Étant donné que la place 1 mise 2, 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ 9♠ et 6♠ Q♣
      Et que le croupier montre 7♦ et cache 10♠
      Quand les cartes sont distribuées
      Alors la table est refusée : mise incorrecte

    @id:a-single-stake-of-2-is-refused
    Scénario: Une seule mise de 2, il en manque une
      Étant donné que la place 1 mise 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ 9♠ et 6♠ Q♣
      Et que le croupier montre 7♦ et cache 10♠
      Quand les cartes sont distribuées
      Alors la table est refusée : mise incorrecte

    @id:table-of-unequal-stakes-stays-refused
    Scénario: Une table refusée pour mises inégales reste refusée, quoi qu'on y demande
      Étant donné que la place 1 mise 4 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ 9♠ et 6♠ Q♣
      Et que le croupier montre 7♦ et cache 10♠
      Quand les cartes sont distribuées
      Alors la table est refusée : mise incorrecte
      Quand la place 1 demande à garder
      Alors la table reste refusée
      Quand la place 1 demande à échanger
      Alors la table reste refusée
      Quand la place 1 demande à rester
      Alors la table reste refusée

    @id:stakes-of-200
    Scénario: Un joueur peut miser 200 sur chaque case
      Étant donné que la place 1 mise 200 et 200 sur un total de 1000 jetons
      Et que la place 1 reçoit J♣ 9♥ et 8♥ 5♦
      Et que le croupier montre 8♣ et cache Q♦
      Et que le sabot donne ensuite 4♣
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la place 1 a 600 jetons
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♣ Q♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | J♣ 9♥    | 19    | 200  | gain  | 400   |
        | 8♥ 5♦ 4♣ | 17    | 200  | perte | 0     |
      Et la place 1 a 1000 jetons

    @id:stakes-of-1
    Scénario: Un joueur peut miser un seul jeton sur chaque case
      Étant donné que la place 1 mise 1 et 1 sur un total de 15 jetons
      Et que la place 1 reçoit 10♥ 5♠ et 4♦ 7♣
      Et que le croupier montre 9♠ et cache K♥
      Et que le sabot donne ensuite 9♦
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la place 1 a 13 jetons
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♠ K♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 10♥ 5♠   | 15    | 1    | perte | 0     |
        | 4♦ 7♣ 9♦ | 20    | 1    | gain  | 2     |
      Et la place 1 a 15 jetons

    @id:stakes-of-7
    Scénario: Un joueur peut miser 7 sur chaque case et gagne 7 sur chacune
      Étant donné que la place 1 mise 7 et 7 sur un total de 50 jetons
      Et que la place 1 reçoit K♠ 8♥ et 9♣ 2♥
      Et que le croupier montre 10♦ et cache 7♠
      Et que le sabot donne ensuite 8♠
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la place 1 a 36 jetons
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♦ 7♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | K♠ 8♥    | 18    | 7    | gain  | 14    |
        | 9♣ 2♥ 8♠ | 19    | 7    | gain  | 14    |
      Et la place 1 a 64 jetons

    @id:stakes-of-100
    Scénario: Un joueur peut miser 100 sur chaque case et perd 100 sur chacune
      Étant donné que la place 1 mise 100 et 100 sur un total de 330 jetons
      Et que la place 1 reçoit 9♦ 7♥ et 6♣ 8♦
      Et que le croupier montre 9♥ et cache 10♣
      Et que le sabot donne ensuite 4♥
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la place 1 a 130 jetons
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♥ 10♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 9♦ 7♥    | 16    | 100  | perte | 0     |
        | 6♣ 8♦ 4♥ | 18    | 100  | perte | 0     |
      Et la place 1 a 130 jetons

  @S2.4
  Règle: S2.4 Chaque case reçoit deux cartes découvertes ; le croupier en reçoit une découverte et une cachée, qu'aucun joueur ne voit avant que le croupier la révèle.

    @id:four-cards-and-the-up-card-are-seen @S2.3 @S2.5
    Scénario: Après la distribution, on voit quatre cartes et la carte découverte du croupier, et les mises sont retirées des jetons
      Étant donné que la place 1 mise 3 et 3 sur un total de 40 jetons
      Et que la place 1 reçoit 7♥ 4♠ et 9♦ 6♣
      Et que le croupier montre 5♣ et cache J♥
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et le croupier montre 5♣
      Et la place 1 a 34 jetons
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 7♥ 4♠  | 11    | 3    |
        | 2    | 9♦ 6♣  | 15    | 3    |

    @id:hole-card-hidden-until-all-have-played
    Scénario: Tout le monde voit huit cartes des joueurs et une seule du croupier jusqu'à ce que tous aient joué
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 8♦ 7♠ et 10♣ 9♣
      Et que la place 2 mise 8 et 8 sur un total de 80 jetons
      Et que la place 2 reçoit Q♦ 4♠ et 10♥ 8♠
      Et que le croupier montre 9♥ et cache 9♦
      Et que le sabot donne ensuite 6♠
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et les mains de la place 1 sont
        | case | cartes | total |
        | 1    | 8♦ 7♠  | 15    |
        | 2    | 10♣ 9♣ | 19    |
      Et les mains de la place 2 sont
        | case | cartes | total |
        | 1    | Q♦ 4♠  | 14    |
        | 2    | 10♥ 8♠ | 18    |
      Et le croupier montre 9♥
      Quand la place 1 garde
      Alors le croupier montre 9♥
      Quand la place 2 garde
      Alors les mains se jouent
      Et le croupier montre 9♥
      Quand la place 1 reste
      Et la place 1 reste
      Alors le croupier montre 9♥
      Quand la place 2 tire
      Alors le croupier montre 9♥
      Quand la place 2 reste
      Alors la parole est à la place 2 pour la main 2
      Et le croupier montre 9♥
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 9♥ 9♦
      Et les mains de la place 1 sont
        | case | cartes | total | mise | issue | rendu |
        | 1    | 8♦ 7♠  | 15    | 2    | perte | 0     |
        | 2    | 10♣ 9♣ | 19    | 2    | gain  | 4     |
      Et les mains de la place 2 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | Q♦ 4♠ 6♠ | 20    | 8    | gain    | 16    |
        | 2    | 10♥ 8♠   | 18    | 8    | égalité | 8     |
      Et la place 1 a 100 jetons
      Et la place 2 a 88 jetons

    @id:hole-card-hidden-after-a-check-under-an-ace @S3.9
    Scénario: La carte sous l'as du croupier reste cachée quand la vérification n'a pas trouvé de naturel
      Étant donné que la place 1 mise 6 et 6 sur un total de 60 jetons
      Et que la place 1 reçoit J♠ 8♦ et 9♣ Q♥
      Et que le croupier montre A♦ et cache 8♣
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Et le croupier montre A♦
      Quand la place 1 décline l'assurance
      Alors le croupier propose l'échange
      Et le croupier montre A♦
      Quand la place 1 garde
      Alors les mains se jouent
      Et le croupier montre A♦
      Quand la place 1 reste
      Alors le croupier montre A♦
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec A♦ 8♣
      Et les mains de la place 1 sont
        | case | cartes | total | mise | issue   | rendu |
        | 1    | J♠ 8♦  | 18    | 6    | perte   | 0     |
        | 2    | 9♣ Q♥  | 19    | 6    | égalité | 6     |
      Et la place 1 a 54 jetons

    @id:one-card-six-times-with-one-seat
    Scénario: Les six neuf de trèfle vont tous à un seul joueur et au croupier
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 9♣ 3♥ et 2♠ 9♣
      Et que le croupier montre 9♣ et cache 9♣
      Et que le sabot donne ensuite 9♣ 9♣
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et le croupier montre 9♣
      Et les mains de la place 1 sont
        | case | cartes | total |
        | 1    | 9♣ 3♥  | 12    |
        | 2    | 2♠ 9♣  | 11    |
      Quand la place 1 garde
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 9♣ 9♣
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue | rendu |
        | 1    | 9♣ 3♥ 9♣ | 21    | 2    | gain  | 4     |
        | 2    | 2♠ 9♣ 9♣ | 20    | 2    | gain  | 4     |
      Et la place 1 a 104 jetons

    @id:one-card-six-times-over-the-table
    Scénario: Le neuf de trèfle est six fois sur la table : deux fois chez chaque joueur, une fois chez le croupier et une fois tiré
      Étant donné que la place 1 mise 3 et 3 sur un total de 40 jetons
      Et que la place 1 reçoit 9♣ 8♠ et 5♥ 9♣
      Et que la place 2 mise 5 et 5 sur un total de 60 jetons
      Et que la place 2 reçoit 10♦ 9♣ et 9♣ 2♦
      Et que le croupier montre 9♣ et cache J♦
      Et que le sabot donne ensuite 6♦ 9♣
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Et la place 2 reste
      Alors la parole est à la place 2 pour la main 2
      Quand la place 2 tire
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♣ J♦
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue | rendu |
        | 1    | 9♣ 8♠    | 17    | 3    | perte | 0     |
        | 2    | 5♥ 9♣ 6♦ | 20    | 3    | gain  | 6     |
      Et la place 1 a 40 jetons
      Et les mains de la place 2 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 10♦ 9♣   | 19    | 5    | égalité | 5     |
        | 2    | 9♣ 2♦ 9♣ | 20    | 5    | gain    | 10    |
      Et la place 2 a 65 jetons

  @S2.5
  Règle: S2.5 L'ordre de la première et de la seconde carte de chaque case est conservé.

    @id:cards-lie-as-dealt-after-keeping
    Scénario: Que la plus haute vienne avant ou après la plus basse, les cartes restent dans l'ordre où elles ont été distribuées et tirées
      Étant donné que la place 1 mise 3 et 3 sur un total de 100 jetons
      Et que la place 1 reçoit 9♦ 3♠ et 4♥ 10♣
      Et que le croupier montre 10♦ et cache 9♣
      Et que le sabot donne ensuite 7♣ 2♦ 4♠
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et les mains de la place 1 sont
        | case | cartes | total |
        | 1    | 9♦ 3♠  | 12    |
        | 2    | 4♥ 10♣ | 14    |
      Quand la place 1 garde
      Alors les mains de la place 1 sont
        | case | cartes | total |
        | 1    | 9♦ 3♠  | 12    |
        | 2    | 4♥ 10♣ | 14    |
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 tire
      Alors les mains de la place 1 sont
        | case | cartes    | total |
        | 1    | 9♦ 3♠ 7♣  | 19    |
        | 2    | 4♥ 10♣ 2♦ | 16    |
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♦ 9♣
      Et les mains de la place 1 sont
        | case | cartes       | total | mise | issue   | rendu |
        | 1    | 9♦ 3♠ 7♣     | 19    | 3    | égalité | 3     |
        | 2    | 4♥ 10♣ 2♦ 4♠ | 20    | 3    | gain    | 6     |
      Et la place 1 a 103 jetons

    @id:second-cards-lie-second-after-switching @S4.2
    Scénario: Après un échange, chaque première carte reste première, quelle que soit la plus haute
      Étant donné que la place 1 mise 3 et 3 sur un total de 100 jetons
      Et que la place 1 reçoit 9♦ 3♠ et 4♥ 10♣
      Et que le croupier montre 10♦ et cache 9♣
      Et que le sabot donne ensuite 7♣ 2♦
      Quand les cartes sont distribuées
      Et la place 1 échange
      Alors les mains de la place 1 sont
        | case | cartes | total |
        | 1    | 9♦ 10♣ | 19    |
        | 2    | 4♥ 3♠  | 7     |
      Quand la place 1 reste
      Et la place 1 tire
      Et la place 1 tire
      Alors les mains de la place 1 sont
        | case | cartes      | total |
        | 1    | 9♦ 10♣      | 19    |
        | 2    | 4♥ 3♠ 7♣ 2♦ | 16    |
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♦ 9♣
      Et les mains de la place 1 sont
        | case | cartes      | total | mise | issue   | rendu |
        | 1    | 9♦ 10♣      | 19    | 3    | égalité | 3     |
        | 2    | 4♥ 3♠ 7♣ 2♦ | 16    | 3    | perte   | 0     |
      Et la place 1 a 97 jetons

    @id:two-identical-cards-on-each-spot
    Scénario: Avec six jeux de cartes, une main peut avoir deux huit de pique et l'autre deux neuf de carreau
      Étant donné que la place 1 mise 4 et 4 sur un total de 100 jetons
      Et que la place 1 reçoit 8♠ 8♠ et 9♦ 9♦
      Et que le croupier montre 10♣ et cache 7♥
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la parole est à la place 1
      Et la place 1 a 92 jetons
      Et les mains de la place 1 sont
        | case | cartes | total | naturel | mise |
        | 1    | 8♠ 8♠  | 16    | non     | 4    |
        | 2    | 9♦ 9♦  | 18    | non     | 4    |

  @S2.6
  Règle: S2.6 J, Q et K valent 10 et les cartes numérales leur nombre. Un seul as vaut 11 si la main reste à 21 ou moins ; tout autre as vaut 1.

    @id:tens-and-faces-count-ten
    Scénario: Valet, dame, roi et dix valent 10 chacun
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit J♦ 2♣ et 3♠ Q♥
      Et que la place 2 mise 4 et 4 sur un total de 100 jetons
      Et que la place 2 reçoit K♣ 4♦ et 5♥ 10♠
      Et que le croupier montre 8♥ et cache 9♠
      Et que le sabot donne ensuite 8♦ 4♣ 5♦
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et les mains de la place 1 sont
        | cartes | total |
        | J♦ 2♣  | 12    |
        | 3♠ Q♥  | 13    |
      Et les mains de la place 2 sont
        | cartes | total |
        | K♣ 4♦  | 14    |
        | 5♥ 10♠ | 15    |
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 1 tire
      Et la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Et la place 2 tire
      Et la place 2 reste
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 8♥ 9♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | J♦ 2♣ 8♦ | 20    | 2    | gain    | 4     |
        | 3♠ Q♥ 4♣ | 17    | 2    | égalité | 2     |
      Et les mains de la place 2 sont
        | cartes   | total | mise | issue | rendu |
        | K♣ 4♦ 5♦ | 19    | 4    | gain  | 8     |
        | 5♥ 10♠   | 15    | 4    | perte | 0     |
      Et la place 1 a 102 jetons
      Et la place 2 a 100 jetons

    @id:number-cards-count-their-number
    Scénario: Les cartes de 2 à 10 valent leur nombre
      Étant donné que la place 1 mise 2 et 2 sur un total de 20 jetons
      Et que la place 1 reçoit 2♠ 3♥ et 8♦ 9♥
      Et que le croupier montre 7♠ et cache 10♦
      Et que le sabot donne ensuite 4♦ 5♣ 6♥
      Quand les cartes sont distribuées
      Et la place 1 garde
      Alors les mains de la place 1 sont
        | cartes | total |
        | 2♠ 3♥  | 5     |
        | 8♦ 9♥  | 17    |
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes   | total |
        | 2♠ 3♥ 4♦ | 9     |
        | 8♦ 9♥    | 17    |
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes      | total |
        | 2♠ 3♥ 4♦ 5♣ | 14    |
        | 8♦ 9♥       | 17    |
      Quand la place 1 tire
      Alors la place 1 peut tirer ou rester
      Quand la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♠ 10♦
      Et les mains de la place 1 sont
        | cartes         | total | mise | issue   | rendu |
        | 2♠ 3♥ 4♦ 5♣ 6♥ | 20    | 2    | gain    | 4     |
        | 8♦ 9♥          | 17    | 2    | égalité | 2     |
      Et la place 1 a 22 jetons

    @id:two-and-three-aces
    Scénario: Deux as font 12, trois font 13, et un six en fait un 19 souple
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ A♥ et A♣ 9♠
      Et que le croupier montre 10♠ et cache 9♦
      Et que le sabot donne ensuite A♦ 6♣
      Quand les cartes sont distribuées
      Et la place 1 garde
      Alors les mains de la place 1 sont
        | cartes | total     |
        | A♠ A♥  | 12 souple |
        | A♣ 9♠  | 20 souple |
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes   | total     |
        | A♠ A♥ A♦ | 13 souple |
        | A♣ 9♠    | 20 souple |
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♠ 9♦
      Et les mains de la place 1 sont
        | cartes      | total     | mise | issue   | rendu |
        | A♠ A♥ A♦ 6♣ | 19 souple | 5    | égalité | 5     |
        | A♣ 9♠       | 20 souple | 5    | gain    | 10    |
      Et la place 1 a 105 jetons

    @id:ten-turns-a-soft-hand-hard
    Scénario: Un dix tiré sur un 16 ou un 17 souple fait passer l'as de 11 à 1
      Étant donné que la place 1 mise 2 et 2 sur un total de 50 jetons
      Et que la place 1 reçoit A♦ 5♠ et 6♦ A♥
      Et que le croupier montre 8♠ et cache J♦
      Et que le sabot donne ensuite 10♥ 3♣ K♠
      Quand les cartes sont distribuées
      Et la place 1 garde
      Alors les mains de la place 1 sont
        | cartes | total     |
        | A♦ 5♠  | 16 souple |
        | 6♦ A♥  | 17 souple |
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 1
      Et les mains de la place 1 sont
        | cartes    | total     |
        | A♦ 5♠ 10♥ | 16        |
        | 6♦ A♥     | 17 souple |
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♠ J♦
      Et les mains de la place 1 sont
        | cartes       | total | mise | issue | rendu |
        | A♦ 5♠ 10♥ 3♣ | 19    | 2    | gain  | 4     |
        | 6♦ A♥ K♠     | 17    | 2    | perte | 0     |
      Et la place 1 a 50 jetons

    @id:ace-drawn-to-10-and-to-11
    Scénario: Un as tiré sur 10 vaut 11, un as tiré sur 11 vaut 1
      Étant donné que la place 1 mise 3 et 3 sur un total de 60 jetons
      Et que la place 1 reçoit 6♥ 4♣ et 6♠ 5♦
      Et que le croupier montre 9♦ et cache K♥
      Et que le sabot donne ensuite A♠ A♥ 7♣
      Quand les cartes sont distribuées
      Et la place 1 garde
      Et la place 1 tire
      Alors les mains de la place 1 sont
        | cartes   | total     |
        | 6♥ 4♣ A♠ | 21 souple |
        | 6♠ 5♦    | 11        |
      Et la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes   | total     |
        | 6♥ 4♣ A♠ | 21 souple |
        | 6♠ 5♦ A♥ | 12        |
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♦ K♥
      Et les mains de la place 1 sont
        | cartes      | total     | mise | issue   | rendu |
        | 6♥ 4♣ A♠    | 21 souple | 3    | gain    | 6     |
        | 6♠ 5♦ A♥ 7♣ | 19        | 3    | égalité | 3     |
      Et la place 1 a 63 jetons

    @id:two-aces-with-ten-or-nine
    Scénario: Deux as avec un dix font 12, deux as avec un neuf font 21
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit A♣ A♦ et 9♣ A♥
      Et que le croupier montre 7♥ et cache Q♦
      Et que le sabot donne ensuite 10♠ A♠
      Quand les cartes sont distribuées
      Et la place 1 garde
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 1
      Et les mains de la place 1 sont
        | cartes    | total     |
        | A♣ A♦ 10♠ | 12        |
        | 9♣ A♥     | 20 souple |
      Quand la place 1 reste
      Et la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♥ Q♦
      Et les mains de la place 1 sont
        | cartes    | total     | mise | issue | rendu |
        | A♣ A♦ 10♠ | 12        | 2    | perte | 0     |
        | 9♣ A♥ A♠  | 21 souple | 2    | gain  | 4     |
      Et la place 1 a 100 jetons

    @id:ace-counts-what-the-other-cards-allow
    Scénario: Avec 2, 3 et 4 un as vaut 11, avec un roi et un neuf il vaut 1
      Étant donné que la place 1 mise 10 et 10 sur un total de 100 jetons
      Et que la place 1 reçoit A♣ 2♦ et K♦ 9♠
      Et que le croupier montre 10♥ et cache J♣
      Et que le sabot donne ensuite 3♥ 4♠ A♦
      Quand les cartes sont distribuées
      Et la place 1 garde
      Alors les mains de la place 1 sont
        | cartes | total     |
        | A♣ 2♦  | 13 souple |
        | K♦ 9♠  | 19        |
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes   | total     |
        | A♣ 2♦ 3♥ | 16 souple |
        | K♦ 9♠    | 19        |
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec 10♥ J♣
      Et les mains de la place 1 sont
        | cartes      | total     | mise | issue   | rendu |
        | A♣ 2♦ 3♥ 4♠ | 20 souple | 10   | égalité | 10    |
        | K♦ 9♠ A♦    | 20        | 10   | égalité | 10    |
      Et la place 1 a 100 jetons

    @id:dealers-ace-turns-from-11-into-1 @S6.1
    Scénario: L'as du croupier passe de 11 à 1 comme celui d'un joueur
      Étant donné que la place 1 mise 4 et 4 sur un total de 50 jetons
      Et que la place 1 reçoit J♥ 7♣ et 9♥ 5♦
      Et que le croupier montre 5♠ et cache A♥
      Et que le sabot donne ensuite 6♥ 10♦ 3♣
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 5♠ A♥ 10♦ 3♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | J♥ 7♣    | 17    | 4    | perte | 0     |
        | 9♥ 5♦ 6♥ | 20    | 4    | gain  | 8     |
      Et la place 1 a 50 jetons

    @id:four-and-five-aces-are-soft
    Scénario: Quatre as font 14 souple et cinq as 15 souple, et une petite carte les laisse souples
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ A♥ et A♣ A♦
      Et que le croupier montre 10♣ et cache 9♦
      Et que le sabot donne ensuite A♦ A♣ 6♠ A♠ A♥ A♦ 4♣
      Quand les cartes sont distribuées
      Et la place 1 garde
      Et la place 1 tire
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Et les mains de la place 1 sont
        | cartes      | total     |
        | A♠ A♥ A♦ A♣ | 14 souple |
        | A♣ A♦       | 12 souple |
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 tire
      Et la place 1 tire
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Et les mains de la place 1 sont
        | cartes         | total     |
        | A♠ A♥ A♦ A♣ 6♠ | 20 souple |
        | A♣ A♦ A♠ A♥ A♦ | 15 souple |
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♣ 9♦
      Et les mains de la place 1 sont
        | cartes            | total     | mise | issue   | rendu |
        | A♠ A♥ A♦ A♣ 6♠    | 20 souple | 2    | gain    | 4     |
        | A♣ A♦ A♠ A♥ A♦ 4♣ | 19 souple | 2    | égalité | 2     |
      Et la place 1 a 102 jetons

    @id:four-and-five-aces-turn-hard
    Scénario: Quatre as avec une dame font 14, et cinq as avec un neuf aussi
      Étant donné que la place 1 mise 6 et 6 sur un total de 60 jetons
      Et que la place 1 reçoit A♥ A♦ et A♥ A♣
      Et que le croupier montre 10♠ et cache 7♦
      Et que le sabot donne ensuite A♠ A♣ Q♠ 5♦ A♦ A♠ A♥ 9♣ 3♠
      Quand les cartes sont distribuées
      Et la place 1 garde
      Et la place 1 tire
      Et la place 1 tire
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 1
      Et les mains de la place 1 sont
        | cartes         | total     |
        | A♥ A♦ A♠ A♣ Q♠ | 14        |
        | A♥ A♣          | 12 souple |
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 tire
      Et la place 1 tire
      Et la place 1 tire
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Et les mains de la place 1 sont
        | cartes            | total |
        | A♥ A♦ A♠ A♣ Q♠ 5♦ | 19    |
        | A♥ A♣ A♦ A♠ A♥ 9♣ | 14    |
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♠ 7♦
      Et les mains de la place 1 sont
        | cartes               | total | mise | issue   | rendu |
        | A♥ A♦ A♠ A♣ Q♠ 5♦    | 19    | 6    | gain    | 12    |
        | A♥ A♣ A♦ A♠ A♥ 9♣ 3♠ | 17    | 6    | égalité | 6     |
      Et la place 1 a 66 jetons

  @S2.7
  Règle: S2.7 Une main de joueur au-dessus de 21 perd aussitôt, quoi que fasse ensuite le croupier.

    @id:hand-over-21-is-finished
    Scénario: Une main qui dépasse 21 est terminée, et la parole passe à l'autre main
      Étant donné que la place 1 mise 5 et 5 sur un total de 70 jetons
      Et que la place 1 reçoit 10♣ 6♥ et 9♠ Q♦
      Et que le croupier montre 9♦ et cache J♠
      Et que le sabot donne ensuite 8♦
      Quand les cartes sont distribuées
      Et la place 1 garde
      Et la place 1 tire
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 2
      Et les mains de la place 1 sont
        | cartes    | total | mise |
        | 10♣ 6♥ 8♦ | 24    | 5    |
        | 9♠ Q♦     | 19    | 5    |
      Quand la place 1 demande à tirer sur la main 1
      Alors c'est refusé : pas à son tour
      Et la place 1 a 60 jetons
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♦ J♠
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue   | rendu |
        | 10♣ 6♥ 8♦ | 24    | 5    | perte   | 0     |
        | 9♠ Q♦     | 19    | 5    | égalité | 5     |
      Et la place 1 a 65 jetons

    @id:22-is-over-and-21-is-not
    Scénario: 22 crève et perd, 21 ne crève pas et gagne
      Étant donné que la place 1 mise 4 et 4 sur un total de 80 jetons
      Et que la place 1 reçoit 10♥ 5♣ et K♠ 4♦
      Et que le croupier montre 8♣ et cache J♦
      Et que le sabot donne ensuite 7♦ 7♠
      Quand les cartes sont distribuées
      Et la place 1 garde
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Et les mains de la place 1 sont
        | cartes    | total |
        | 10♥ 5♣ 7♦ | 22    |
        | K♠ 4♦     | 14    |
      Quand la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♣ J♦
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 10♥ 5♣ 7♦ | 22    | 4    | perte | 0     |
        | K♠ 4♦ 7♠  | 21    | 4    | gain  | 8     |
      Et la place 1 a 80 jetons

    @id:hand-over-21-loses-though-the-dealer-goes-over @S6.4
    Scénario: Une main au-dessus de 21 a perdu bien que le croupier crève aussi
      Étant donné que la place 1 mise 3 et 3 sur un total de 45 jetons
      Et que la place 1 reçoit Q♠ 3♦ et 8♥ 5♠
      Et que le croupier montre 6♣ et cache 10♥
      Et que le sabot donne ensuite K♣ 9♦
      Quand les cartes sont distribuées
      Et la place 1 garde
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 25 avec 6♣ 10♥ 9♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | Q♠ 3♦ K♣ | 23    | 3    | perte | 0     |
        | 8♥ 5♠    | 13    | 3    | gain  | 6     |
      Et la place 1 a 45 jetons

    @id:both-hands-over-and-the-next-seat-plays
    Scénario: Quand les deux mains d'un joueur dépassent 21, c'est au joueur suivant
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit Q♣ 5♥ et 9♦ 7♣
      Et que la place 2 mise 6 et 6 sur un total de 60 jetons
      Et que la place 2 reçoit K♥ 8♠ et 10♦ 9♥
      Et que le croupier montre 9♣ et cache 9♠
      Et que le sabot donne ensuite J♣ 10♠
      Quand les cartes sont distribuées
      Et la place 1 garde
      Et la place 2 garde
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Alors la parole est à la place 2 pour la main 1
      Et les mains de la place 1 sont
        | cartes    | total |
        | Q♣ 5♥ J♣  | 25    |
        | 9♦ 7♣ 10♠ | 26    |
      Quand la place 2 reste
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 9♣ 9♠
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | Q♣ 5♥ J♣  | 25    | 2    | perte | 0     |
        | 9♦ 7♣ 10♠ | 26    | 2    | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue   | rendu |
        | K♥ 8♠  | 18    | 6    | égalité | 6     |
        | 10♦ 9♥ | 19    | 6    | gain    | 12    |
      Et la place 1 a 96 jetons
      Et la place 2 a 66 jetons

    @id:last-hand-over-ends-the-round
    Scénario: Le coup est terminé quand la deuxième main du seul joueur crève aussi
      Étant donné que la place 1 mise 9 et 9 sur un total de 90 jetons
      Et que la place 1 reçoit 10♠ 2♥ et J♥ 6♣
      Et que le croupier montre 8♦ et cache 10♣
      Et que le sabot donne ensuite Q♥ 9♣
      Quand les cartes sont distribuées
      Et la place 1 garde
      Et la place 1 tire
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Alors le coup est terminé
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 10♠ 2♥ Q♥ | 22    | 9    | perte | 0     |
        | J♥ 6♣ 9♣  | 25    | 9    | perte | 0     |
      Et la place 1 a 72 jetons

  @S2.8
  Règle: S2.8 Un naturel est un as avec une bûche (carte valant 10), ces deux cartes étant les deux premières données à une case ou au croupier. Toute autre main, et tout autre 21, est ordinaire.

    @id:naturals-with-the-ace-first
    Scénario: Un as suivi d'un dix, d'un valet, d'une dame ou d'un roi est un naturel
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ 10♥ et A♥ J♣
      Et que la place 2 mise 5 et 5 sur un total de 50 jetons
      Et que la place 2 reçoit A♦ Q♠ et A♣ K♦
      Et que le croupier montre 9♦ et cache 10♣
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et les mains de la place 1 sont
        | cartes | total     | naturel |
        | A♠ 10♥ | 21 souple | oui     |
        | A♥ J♣  | 21 souple | oui     |
      Et les mains de la place 2 sont
        | cartes | total     | naturel |
        | A♦ Q♠  | 21 souple | oui     |
        | A♣ K♦  | 21 souple | oui     |
      Quand la place 1 garde
      Et la place 2 garde
      Alors le coup est terminé
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | A♠ 10♥ | 21 souple | oui     | 2    | gain  | 4     |
        | A♥ J♣  | 21 souple | oui     | 2    | gain  | 4     |
      Et les mains de la place 2 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | A♦ Q♠  | 21 souple | oui     | 5    | gain  | 10    |
        | A♣ K♦  | 21 souple | oui     | 5    | gain  | 10    |
      Et la place 1 a 104 jetons
      Et la place 2 a 60 jetons

    @id:naturals-with-the-ace-second
    Scénario: Un dix, un valet, une dame ou un roi suivi d'un as est un naturel sur l'une ou l'autre case
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ A♥ et 9♣ 7♦
      Et que la place 2 mise 5 et 5 sur un total de 50 jetons
      Et que la place 2 reçoit K♠ 8♥ et J♦ A♣
      Et que la place 3 mise 3 et 3 sur un total de 30 jetons
      Et que la place 3 reçoit Q♥ A♠ et 10♦ 9♥
      Et que la place 4 mise 4 et 4 sur un total de 40 jetons
      Et que la place 4 reçoit 7♠ 5♣ et K♣ A♦
      Et que le croupier montre 9♦ et cache 10♣
      Et que le sabot donne ensuite 8♦
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 3 garde
      Et la place 4 garde
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Quand la place 2 reste
      Alors la parole est à la place 3 pour la main 2
      Quand la place 3 reste
      Alors la parole est à la place 4 pour la main 1
      Quand la place 4 tire
      Et la place 4 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♦ 10♣
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | 10♠ A♥ | 21 souple | oui     | 2    | gain  | 4     |
        | 9♣ 7♦  | 16        | non     | 2    | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | K♠ 8♥  | 18        | non     | 5    | perte | 0     |
        | J♦ A♣  | 21 souple | oui     | 5    | gain  | 10    |
      Et les mains de la place 3 sont
        | cartes | total     | naturel | mise | issue   | rendu |
        | Q♥ A♠  | 21 souple | oui     | 3    | gain    | 6     |
        | 10♦ 9♥ | 19        | non     | 3    | égalité | 3     |
      Et les mains de la place 4 sont
        | cartes   | total     | naturel | mise | issue | rendu |
        | 7♠ 5♣ 8♦ | 20        | non     | 4    | gain  | 8     |
        | K♣ A♦    | 21 souple | oui     | 4    | gain  | 8     |
      Et la place 1 a 100 jetons
      Et la place 2 a 50 jetons
      Et la place 3 a 33 jetons
      Et la place 4 a 48 jetons

    @id:three-card-21s-are-ordinary @S6.5
    Scénario: Un 21 de trois cartes, avec ou sans as, est ordinaire et fait égalité avec celui du croupier
      Étant donné que la place 1 mise 3 et 3 sur un total de 100 jetons
      Et que la place 1 reçoit 7♠ 4♦ et 10♥ 2♣
      Et que la place 2 mise 2 et 2 sur un total de 40 jetons
      Et que la place 2 reçoit 8♣ 2♥ et A♠ 6♣
      Et que le croupier montre 10♦ et cache 5♥
      Et que le sabot donne ensuite J♥ 9♦ A♦ 4♥ 6♠
      Quand les cartes sont distribuées
      Et la place 1 garde
      Et la place 2 garde
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Et les mains de la place 1 sont
        | cartes   | total | naturel |
        | 7♠ 4♦ J♥ | 21    | non     |
        | 10♥ 2♣   | 12    | non     |
      Quand la place 1 tire
      Alors la parole est à la place 2 pour la main 1
      Quand la place 2 tire
      Alors la parole est à la place 2 pour la main 2
      Quand la place 2 tire
      Alors le coup est terminé
      Et le croupier finit à 21 avec 10♦ 5♥ 6♠
      Et les mains de la place 1 sont
        | cartes    | total | naturel | mise | issue   | rendu |
        | 7♠ 4♦ J♥  | 21    | non     | 3    | égalité | 3     |
        | 10♥ 2♣ 9♦ | 21    | non     | 3    | égalité | 3     |
      Et les mains de la place 2 sont
        | cartes   | total     | naturel | mise | issue   | rendu |
        | 8♣ 2♥ A♦ | 21 souple | non     | 2    | égalité | 2     |
        | A♠ 6♣ 4♥ | 21 souple | non     | 2    | égalité | 2     |
      Et la place 1 a 100 jetons
      Et la place 2 a 40 jetons

    @id:two-card-20s-are-no-naturals
    Scénario: Ni un as avec un neuf ni un roi avec une dame n'est un naturel
      Étant donné que la place 1 mise 7 et 7 sur un total de 70 jetons
      Et que la place 1 reçoit A♥ 9♣ et K♥ Q♦
      Et que le croupier montre 10♠ et cache J♣
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et les mains de la place 1 sont
        | cartes | total     | naturel |
        | A♥ 9♣  | 20 souple | non     |
        | K♥ Q♦  | 20        | non     |
      Quand la place 1 garde
      Alors la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec 10♠ J♣
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue   | rendu |
        | A♥ 9♣  | 20 souple | non     | 7    | égalité | 7     |
        | K♥ Q♦  | 20        | non     | 7    | égalité | 7     |
      Et la place 1 a 70 jetons

    @id:dealers-natural-against-a-natural @S3.8
    Scénario: Une dame avec un as caché est un naturel du croupier, et le naturel d'un joueur ne fait qu'égalité
      Étant donné que la place 1 mise 6 et 6 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ K♥ et 10♣ 9♦
      Et que le croupier montre Q♦ et cache A♣
      Quand les cartes sont distribuées
      Alors le coup est terminé
      Et le croupier finit à 21 avec Q♦ A♣
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue   | rendu |
        | A♠ K♥  | 21 souple | oui     | 6    | égalité | 6     |
        | 10♣ 9♦ | 19        | non     | 6    | perte   | 0     |
      Et la place 1 a 94 jetons

    @id:dealers-three-card-21-against-a-natural @S6.6
    Scénario: Une dame avec un cinq caché et un six est un 21 ordinaire du croupier, et le naturel d'un joueur gagne
      Étant donné que la place 1 mise 6 et 6 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ K♥ et 10♣ 9♦
      Et que le croupier montre Q♦ et cache 5♣
      Et que le sabot donne ensuite 6♥
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Quand la place 1 garde
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec Q♦ 5♣ 6♥
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | A♠ K♥  | 21 souple | oui     | 6    | gain  | 12    |
        | 10♣ 9♦ | 19        | non     | 6    | perte | 0     |
      Et la place 1 a 100 jetons

    @id:kept-natural-while-the-next-seat-chooses @switchTiming=table-first
    Scénario: Un naturel gardé est encore un naturel pendant que la place suivante doit garder ou échanger
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit A♥ 10♦ et 9♠ 6♣
      Et que la place 2 mise 5 et 5 sur un total de 50 jetons
      Et que la place 2 reçoit 8♦ 7♥ et K♠ 9♣
      Et que le croupier montre 8♠ et cache 10♥
      Quand la place 1 garde
      Alors le croupier propose l'échange
      Et la parole est à la place 2
      Et la place 2 peut garder ou échanger
      Et les mains de la place 1 sont
        | cartes | total     | naturel |
        | A♥ 10♦ | 21 souple | oui     |
        | 9♠ 6♣  | 15        | non     |
      Et les mains de la place 2 sont
        | cartes | total | naturel |
        | 8♦ 7♥  | 15    | non     |
        | K♠ 9♣  | 19    | non     |

    @id:kept-natural-while-the-second-hand-plays @S5.3
    Scénario: Un naturel gardé est encore un naturel quand la deuxième main de sa place a la parole
      Étant donné que la place 1 mise 3 et 3 sur un total de 80 jetons
      Et que la place 1 reçoit K♥ A♦ et 7♠ 4♣
      Et que le croupier montre 9♠ et cache 8♦
      Quand la place 1 garde
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise |
        | K♥ A♦  | 21 souple | oui     | 3    |
        | 7♠ 4♣  | 11        | non     | 3    |
