# language: fr
@classic-fr
Fonctionnalité: C1 Les cartes et la distribution
  Chaque place mise sur une main et reçoit deux cartes, le croupier une seule ; il tire sa seconde carte quand toutes les places ont joué.

  @C1.1
  Règle: C1.1 J, Q et K valent 10, les cartes numérales leur nombre, un as 1 ou 11 au choix du joueur : le meilleur total qui ne crève pas.

    @id:fr-pictures-count-ten
    Scénario: Le valet, la dame et le roi valent 10 chacun, le roi du croupier aussi
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 2 mise 4 sur un total de 40 jetons
      Et que la place 3 mise 2 sur un total de 60 jetons
      Et que la place 1 reçoit J♣ 6♦
      Et que la place 2 reçoit Q♠ 3♥
      Et que la place 3 reçoit K♦ 8♠
      Et que le croupier reçoit 8♦
      Et que le sabot donne ensuite 4♥ 5♣ K♥
      Quand les cartes sont distribuées
      Alors les mains de la place 1 sont
        | cartes | total | mise |
        | J♣ 6♦  | 16    | 10   |
      Et les mains de la place 2 sont
        | cartes | total | mise |
        | Q♠ 3♥  | 13    | 4    |
      Et les mains de la place 3 sont
        | cartes | total | mise |
        | K♦ 8♠  | 18    | 2    |
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 2 tire
      Et la place 2 reste
      Et la place 3 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♦ K♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | J♣ 6♦ 4♥ | 20    | 10   | gain  | 20    |
      Et les mains de la place 2 sont
        | cartes   | total | mise | issue   | rendu |
        | Q♠ 3♥ 5♣ | 18    | 4    | égalité | 4     |
      Et les mains de la place 3 sont
        | cartes | total | mise | issue   | rendu |
        | K♦ 8♠  | 18    | 2    | égalité | 2     |
      Et la place 1 a 110 jetons
      Et la place 2 a 40 jetons
      Et la place 3 a 60 jetons

    @id:fr-number-cards-count-their-number
    Scénario: Les cartes de 2 à 10 valent leur nombre
      Étant donné que la place 1 mise 6 sur un total de 50 jetons
      Et que la place 2 mise 10 sur un total de 30 jetons
      Et que la place 3 mise 8 sur un total de 80 jetons
      Et que la place 1 reçoit 2♣ 3♦
      Et que la place 2 reçoit 7♠ 8♥
      Et que la place 3 reçoit 9♦ 10♠
      Et que le croupier reçoit 9♥
      Et que le sabot donne ensuite 4♥ 5♠ 6♣ 8♣
      Quand les cartes sont distribuées
      Alors les mains de la place 1 sont
        | cartes | total | mise |
        | 2♣ 3♦  | 5     | 6    |
      Et les mains de la place 2 sont
        | cartes | total | mise |
        | 7♠ 8♥  | 15    | 10   |
      Et les mains de la place 3 sont
        | cartes | total | mise |
        | 9♦ 10♠ | 19    | 8    |
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes   | total | mise |
        | 2♣ 3♦ 4♥ | 9     | 6    |
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes      | total | mise |
        | 2♣ 3♦ 4♥ 5♠ | 14    | 6    |
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 2 reste
      Et la place 3 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 9♥ 8♣
      Et les mains de la place 1 sont
        | cartes         | total | mise | issue | rendu |
        | 2♣ 3♦ 4♥ 5♠ 6♣ | 20    | 6    | gain  | 12    |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue | rendu |
        | 7♠ 8♥  | 15    | 10   | perte | 0     |
      Et les mains de la place 3 sont
        | cartes | total | mise | issue | rendu |
        | 9♦ 10♠ | 19    | 8    | gain  | 16    |
      Et la place 1 a 56 jetons
      Et la place 2 a 20 jetons
      Et la place 3 a 88 jetons

    @id:fr-ace-counts-11-while-that-fits
    Scénario: L'as vaut 11 tant qu'il ne fait pas crever la main
      Étant donné que la place 1 mise 20 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ 6♦
      Et que le croupier reçoit 10♦
      Et que le sabot donne ensuite 3♣ 9♣
      Quand les cartes sont distribuées
      Alors les mains de la place 1 sont
        | cartes | total     | naturel | mise |
        | A♠ 6♦  | 17 souple | non     | 20   |
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes   | total     | naturel | mise |
        | A♠ 6♦ 3♣ | 20 souple | non     | 20   |
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♦ 9♣
      Et les mains de la place 1 sont
        | cartes   | total     | naturel | mise | issue | rendu |
        | A♠ 6♦ 3♣ | 20 souple | non     | 20   | gain  | 40    |
      Et la place 1 a 120 jetons

    @id:fr-ace-counts-1-when-11-goes-over
    Scénario: L'as vaut 1 dès que 11 ferait passer la main au-dessus de 21
      Étant donné que la place 1 mise 2 sur un total de 2 jetons
      Et que la place 1 reçoit A♦ 7♣
      Et que le croupier reçoit 9♣
      Et que le sabot donne ensuite 9♠ 3♥ K♣
      Quand les cartes sont distribuées
      Alors les mains de la place 1 sont
        | cartes | total     | mise |
        | A♦ 7♣  | 18 souple | 2    |
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes   | total | mise |
        | A♦ 7♣ 9♠ | 17    | 2    |
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes      | total | mise |
        | A♦ 7♣ 9♠ 3♥ | 20    | 2    |
      Et la place 1 a 0 jeton
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♣ K♣
      Et les mains de la place 1 sont
        | cartes      | total | mise | issue | rendu |
        | A♦ 7♣ 9♠ 3♥ | 20    | 2    | gain  | 4     |
      Et la place 1 a 4 jetons

    @id:fr-two-aces-are-soft-12
    Scénario: Deux as font 12 souple sans crever, et un neuf les porte à 21
      Étant donné que la place 1 mise 4 sur un total de 40 jetons
      Et que la place 1 reçoit A♣ A♥
      Et que le croupier reçoit 8♣
      Et que le sabot donne ensuite 9♦ 10♣
      Quand les cartes sont distribuées
      Alors les mains se jouent
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise |
        | A♣ A♥  | 12 souple | non     | 4    |
      Et la place 1 peut tirer, rester ou séparer
      Quand la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♣ 10♣
      Et les mains de la place 1 sont
        | cartes   | total     | naturel | mise | issue | rendu |
        | A♣ A♥ 9♦ | 21 souple | non     | 4    | gain  | 8     |
      Et la place 1 a 44 jetons

    @id:fr-three-aces-and-a-six
    Scénario: Sur trois as, un seul vaut 11, et avec un six ils font 19 souple
      Étant donné que la place 1 mise 12 sur un total de 60 jetons
      Et que la place 1 reçoit A♠ A♦
      Et que le croupier reçoit 7♦
      Et que le sabot donne ensuite A♣ 6♣ 10♦
      Quand les cartes sont distribuées
      Et la place 1 tire
      Alors les mains de la place 1 sont
        | cartes   | total     | mise |
        | A♠ A♦ A♣ | 13 souple | 12   |
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes      | total     | mise |
        | A♠ A♦ A♣ 6♣ | 19 souple | 12   |
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♦ 10♦
      Et les mains de la place 1 sont
        | cartes      | total     | mise | issue | rendu |
        | A♠ A♦ A♣ 6♣ | 19 souple | 12   | gain  | 24    |
      Et la place 1 a 72 jetons

    @id:fr-late-aces-count-1
    Scénario: Deux as tirés l'un après l'autre sur une main dure valent 1 chacun
      Étant donné que la place 1 mise 8 sur un total de 20 jetons
      Et que la place 1 reçoit 9♠ 2♣
      Et que le croupier reçoit 7♥
      Et que le sabot donne ensuite A♦ 7♠ A♥ K♦
      Quand les cartes sont distribuées
      Et la place 1 tire
      Alors les mains de la place 1 sont
        | cartes   | total | mise |
        | 9♠ 2♣ A♦ | 12    | 8    |
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes      | total | mise |
        | 9♠ 2♣ A♦ 7♠ | 19    | 8    |
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes         | total | mise |
        | 9♠ 2♣ A♦ 7♠ A♥ | 20    | 8    |
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♥ K♦
      Et les mains de la place 1 sont
        | cartes         | total | mise | issue | rendu |
        | 9♠ 2♣ A♦ 7♠ A♥ | 20    | 8    | gain  | 16    |
      Et la place 1 a 28 jetons

    @id:fr-soft-hand-turns-hard
    Scénario: Un 20 souple qui prend un huit devient un 18 dur
      Étant donné que la place 1 mise 6 sur un total de 90 jetons
      Et que la place 1 reçoit 5♦ A♥
      Et que le croupier reçoit J♣
      Et que le sabot donne ensuite 4♠ 8♥ 8♦
      Quand les cartes sont distribuées
      Alors les mains de la place 1 sont
        | cartes | total     | mise |
        | 5♦ A♥  | 16 souple | 6    |
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes   | total     | mise |
        | 5♦ A♥ 4♠ | 20 souple | 6    |
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes      | total | mise |
        | 5♦ A♥ 4♠ 8♥ | 18    | 6    |
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec J♣ 8♦
      Et les mains de la place 1 sont
        | cartes      | total | mise | issue   | rendu |
        | 5♦ A♥ 4♠ 8♥ | 18    | 6    | égalité | 6     |
      Et la place 1 a 90 jetons

    @id:fr-ace-drawn-to-ten-makes-21
    Scénario: Un as tiré sur un total de 10 en deux cartes vaut 11 et fait 21
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 4♥ 6♣
      Et que le croupier reçoit 9♦
      Et que le sabot donne ensuite A♣ Q♥
      Quand les cartes sont distribuées
      Et la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♦ Q♥
      Et les mains de la place 1 sont
        | cartes   | total     | naturel | mise | issue | rendu |
        | 4♥ 6♣ A♣ | 21 souple | non     | 10   | gain  | 20    |
      Et la place 1 a 110 jetons

    @id:fr-soft-18-counts-18-at-the-end
    Scénario: La main qui reste avec un as et un sept vaut 18 au paiement, pas 8
      Étant donné que la place 1 mise 14 sur un total de 70 jetons
      Et que la place 1 reçoit A♥ 7♦
      Et que le croupier reçoit 10♠
      Et que le sabot donne ensuite 7♥
      Quand les cartes sont distribuées
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♠ 7♥
      Et les mains de la place 1 sont
        | cartes | total     | mise | issue | rendu |
        | A♥ 7♦  | 18 souple | 14   | gain  | 28    |
      Et la place 1 a 84 jetons

    @id:fr-six-aces-in-one-hand @C2.2
    Scénario: Six as font 16 souple, et un six en fait un 12 dur
      Étant donné que la place 1 mise 2 sur un total de 100 jetons
      Et que la place 1 reçoit A♣ A♦
      Et que le croupier reçoit 9♥
      Et que le sabot donne ensuite A♥ A♠ A♣ A♦ 6♠ 7♥ 9♠
      Quand les cartes sont distribuées
      Et la place 1 tire
      Et la place 1 tire
      Et la place 1 tire
      Et la place 1 tire
      Alors les mains de la place 1 sont
        | cartes            | total     | mise |
        | A♣ A♦ A♥ A♠ A♣ A♦ | 16 souple | 2    |
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes               | total | mise |
        | A♣ A♦ A♥ A♠ A♣ A♦ 6♠ | 12    | 2    |
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 9♥ 9♠
      Et les mains de la place 1 sont
        | cartes                  | total | mise | issue | rendu |
        | A♣ A♦ A♥ A♠ A♣ A♦ 6♠ 7♥ | 19    | 2    | gain  | 4     |
      Et la place 1 a 102 jetons

    @id:fr-ace-with-any-ten-value-card-is-21 @C4.5
    Scénario: Un as avec un 10, un valet, une dame ou un roi est un naturel, quel que soit l'ordre des deux cartes
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 2 mise 2 sur un total de 20 jetons
      Et que la place 3 mise 4 sur un total de 40 jetons
      Et que la place 4 mise 20 sur un total de 20 jetons
      Et que la place 1 reçoit A♠ J♠
      Et que la place 2 reçoit K♥ A♦
      Et que la place 3 reçoit A♣ Q♦
      Et que la place 4 reçoit 10♣ A♥
      Et que le croupier reçoit 7♣
      Et que le sabot donne ensuite K♣
      Quand les cartes sont distribuées
      Alors le coup est terminé
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | A♠ J♠  | 21 souple | oui     | 10   | gain  | 25    |
      Et les mains de la place 2 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | K♥ A♦  | 21 souple | oui     | 2    | gain  | 5     |
      Et les mains de la place 3 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | A♣ Q♦  | 21 souple | oui     | 4    | gain  | 10    |
      Et les mains de la place 4 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | 10♣ A♥ | 21 souple | oui     | 20   | gain  | 50    |
      Et la place 1 a 115 jetons
      Et la place 2 a 23 jetons
      Et la place 3 a 46 jetons
      Et la place 4 a 50 jetons

  @C1.2
  Règle: C1.2 Les mises sont posées avant la distribution ; une carte va à chaque main sur laquelle on a misé.

    @id:fr-stake-leaves-the-chips-before-the-deal
    Scénario: La mise est déjà retirée des jetons quand les cartes sont sur la table, et une égalité la rend
      Étant donné que la place 1 mise 30 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 8♦
      Et que le croupier reçoit 9♦
      Et que le sabot donne ensuite 9♥
      Quand les cartes sont distribuées
      Alors les mains se jouent
      Et la place 1 a 70 jetons
      Et les mains de la place 1 sont
        | cartes | total | mise |
        | 10♠ 8♦ | 18    | 30   |
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 9♦ 9♥
      Et les mains de la place 1 sont
        | cartes | total | mise | issue   | rendu |
        | 10♠ 8♦ | 18    | 30   | égalité | 30    |
      Et la place 1 a 100 jetons

    @id:fr-all-chips-can-be-staked
    Scénario: La place qui mise tous ses jetons reçoit deux cartes et peut encore tirer
      Étant donné que la place 1 mise 50 sur un total de 50 jetons
      Et que la place 1 reçoit K♥ 7♠
      Et que le croupier reçoit 10♥
      Et que le sabot donne ensuite 4♣ 10♦
      Quand les cartes sont distribuées
      Alors la place 1 a 0 jeton
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 20 avec 10♥ 10♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | K♥ 7♠ 4♣ | 21    | 50   | gain  | 100   |
      Et la place 1 a 100 jetons

    @id:fr-each-seat-has-one-hand-and-its-own-stake
    Scénario: Trois places, avec trois mises différentes, ont une main chacune
      Étant donné que la place 1 mise 2 sur un total de 100 jetons
      Et que la place 2 mise 40 sur un total de 80 jetons
      Et que la place 3 mise 16 sur un total de 16 jetons
      Et que la place 1 reçoit 9♣ 8♦
      Et que la place 2 reçoit 10♣ 9♥
      Et que la place 3 reçoit Q♦ 8♥
      Et que le croupier reçoit 8♠
      Et que le sabot donne ensuite 10♥
      Quand les cartes sont distribuées
      Alors les mains de la place 1 sont
        | cartes | total | mise |
        | 9♣ 8♦  | 17    | 2    |
      Et les mains de la place 2 sont
        | cartes | total | mise |
        | 10♣ 9♥ | 19    | 40   |
      Et les mains de la place 3 sont
        | cartes | total | mise |
        | Q♦ 8♥  | 18    | 16   |
      Et la place 1 a 98 jetons
      Et la place 2 a 40 jetons
      Et la place 3 a 0 jeton
      Quand la place 1 reste
      Et la place 2 reste
      Et la place 3 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♠ 10♥
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 9♣ 8♦  | 17    | 2    | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue | rendu |
        | 10♣ 9♥ | 19    | 40   | gain  | 80    |
      Et les mains de la place 3 sont
        | cartes | total | mise | issue   | rendu |
        | Q♦ 8♥  | 18    | 16   | égalité | 16    |
      Et la place 1 a 98 jetons
      Et la place 2 a 120 jetons
      Et la place 3 a 16 jetons

    @id:fr-stake-of-one-and-a-half-is-refused
    Scénario: Une mise qui n'est pas un nombre entier fait refuser la table
      Étant donné que la place 1 mise 1.5 sur un total de 100 jetons
      Et que la place 1 reçoit 5♠ 10♥
      Et que le croupier reçoit 9♣
      Quand les cartes sont distribuées
      Alors la table est refusée : mise incorrecte
      Quand la place 1 demande à tirer
      Alors la table reste refusée

    @id:fr-stake-of-zero-is-refused
    Scénario: Une mise nulle fait refuser la table
      Étant donné que la place 1 mise 0 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ 9♠
      Et que le croupier reçoit 8♦
      Quand les cartes sont distribuées
      Alors la table est refusée : mise incorrecte
      Quand la place 1 demande à rester
      Alors la table reste refusée

    @id:fr-two-stakes-on-the-one-spot-are-refused
    Scénario: Une place n'a qu'une case, et deux mises font refuser la table
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit J♥ 7♦
      Et que le croupier reçoit 10♣
      Quand les cartes sont distribuées
      Alors la table est refusée : mise incorrecte

    @id:fr-one-bad-stake-refuses-the-whole-table
    Scénario: La mise incorrecte de la deuxième place fait refuser aussi la première
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 2 mise 0 sur un total de 50 jetons
      Et que la place 1 reçoit 9♦ 7♠
      Et que la place 2 reçoit 10♣ 4♥
      Et que le croupier reçoit 6♣
      Quand les cartes sont distribuées
      Alors la table est refusée : mise incorrecte
      Quand la place 1 demande à tirer
      Alors la table reste refusée
      Quand la place 1 demande à rester
      Alors la table reste refusée

  @C1.3
  Règle: C1.3 Une carte va à chaque joueur dans le sens horaire et une au croupier, puis une seconde à chaque joueur et aucune au croupier : le croupier montre une seule carte et n'a pas de carte cachée.

    @id:fr-one-card-lies-before-the-dealer @X1 @C1.4
    Scénario: Après la distribution, le joueur a deux cartes et le croupier une seule devant lui
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 5♠ 5♠
      Et que le croupier reçoit 9♣
      Et que le sabot donne ensuite 8♦
      Quand les cartes sont distribuées
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et le croupier montre 9♣
      Et les mains de la place 1 sont
        | cartes | total | naturel | mise |
        | 5♠ 5♠  | 10    | non     | 10   |
      Et la place 1 a 90 jetons

    @id:fr-dealer-shows-one-card
    Scénario: Le croupier montre une seule carte tant que la dernière main n'est pas terminée
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 5♠ 10♥
      Et que le croupier reçoit 9♣
      Et que le sabot donne ensuite 3♦ 8♦
      Quand les cartes sont distribuées
      Alors le croupier montre 9♣
      Et les mains de la place 1 sont
        | cartes | total | mise |
        | 5♠ 10♥ | 15    | 10   |
      Quand la place 1 tire
      Alors le croupier montre 9♣
      Et les mains de la place 1 sont
        | cartes    | total | mise |
        | 5♠ 10♥ 3♦ | 18    | 10   |
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 9♣ 8♦
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 5♠ 10♥ 3♦ | 18    | 10   | gain  | 20    |
      Et la place 1 a 110 jetons

    @id:fr-dealer-takes-the-second-card-after-the-players @X1
    Scénario: La seconde carte du croupier est la première tirée quand les deux places ont joué
      Étant donné que la place 1 mise 6 sur un total de 30 jetons
      Et que la place 2 mise 2 sur un total de 12 jetons
      Et que la place 1 reçoit 10♦ 7♣
      Et que la place 2 reçoit 8♠ 4♥
      Et que le croupier reçoit 6♣
      Et que le sabot donne ensuite 2♥ 6♦ 10♠ 5♥
      Quand les cartes sont distribuées
      Alors le croupier montre 6♣
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes    | total | mise |
        | 10♦ 7♣ 2♥ | 19    | 6    |
      Et le croupier montre 6♣
      Quand la place 1 reste
      Et la place 2 tire
      Alors les mains de la place 2 sont
        | cartes   | total | mise |
        | 8♠ 4♥ 6♦ | 18    | 2    |
      Et le croupier montre 6♣
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec 6♣ 10♠ 5♥
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 10♦ 7♣ 2♥ | 19    | 6    | perte | 0     |
      Et les mains de la place 2 sont
        | cartes   | total | mise | issue | rendu |
        | 8♠ 4♥ 6♦ | 18    | 2    | perte | 0     |
      Et la place 1 a 24 jetons
      Et la place 2 a 10 jetons

    @id:fr-no-hole-card-to-check-under-a-king @X1 @C4.7
    Scénario: Face à un roi, il n'y a pas de seconde carte à vérifier : la place joue, et l'as vient après
      Étant donné que la place 1 mise 20 sur un total de 100 jetons
      Et que la place 1 reçoit 6♥ 5♣
      Et que le croupier reçoit K♠
      Et que le sabot donne ensuite 8♦ A♠
      Quand les cartes sont distribuées
      Alors les mains se jouent
      Et le croupier montre K♠
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 tire
      Alors le croupier montre K♠
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec K♠ A♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 6♥ 5♣ 8♦ | 19    | 20   | perte | 0     |
      Et la place 1 a 80 jetons

    @id:fr-dealer-draws-nothing-while-a-hand-waits @X1 @C2.3
    Scénario: Une main crevée ne fait pas tirer le croupier tant qu'une autre place doit encore jouer
      Étant donné que la place 1 mise 10 sur un total de 50 jetons
      Et que la place 2 mise 4 sur un total de 4 jetons
      Et que la place 1 reçoit 10♥ 5♦
      Et que la place 2 reçoit 9♠ 9♣
      Et que le croupier reçoit 10♦
      Et que le sabot donne ensuite 9♥ 8♣
      Quand les cartes sont distribuées
      Et la place 1 tire
      Alors le croupier montre 10♦
      Et la parole est à la place 2 pour la main 1
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♦ 8♣
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 10♥ 5♦ 9♥ | 24    | 10   | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue   | rendu |
        | 9♠ 9♣  | 18    | 4    | égalité | 4     |
      Et la place 1 a 40 jetons
      Et la place 2 a 4 jetons

    @id:fr-three-seats-hold-two-cards-each
    Scénario: Après la distribution, chacune des trois places a deux cartes et le croupier une seule
      Étant donné que la place 1 mise 2 sur un total de 10 jetons
      Et que la place 2 mise 4 sur un total de 20 jetons
      Et que la place 3 mise 6 sur un total de 30 jetons
      Et que la place 1 reçoit 3♣ 9♠
      Et que la place 2 reçoit K♣ 4♦
      Et que la place 3 reçoit 8♦ 9♣
      Et que le croupier reçoit 10♠
      Et que le sabot donne ensuite 7♦ 5♠ 7♣
      Quand les cartes sont distribuées
      Alors les mains de la place 1 sont
        | cartes | total | mise |
        | 3♣ 9♠  | 12    | 2    |
      Et les mains de la place 2 sont
        | cartes | total | mise |
        | K♣ 4♦  | 14    | 4    |
      Et les mains de la place 3 sont
        | cartes | total | mise |
        | 8♦ 9♣  | 17    | 6    |
      Et le croupier montre 10♠
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 2 tire
      Et la place 2 reste
      Et la place 3 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♠ 7♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 3♣ 9♠ 7♦ | 19    | 2    | gain  | 4     |
      Et les mains de la place 2 sont
        | cartes   | total | mise | issue | rendu |
        | K♣ 4♦ 5♠ | 19    | 4    | gain  | 8     |
      Et les mains de la place 3 sont
        | cartes | total | mise | issue   | rendu |
        | 8♦ 9♣  | 17    | 6    | égalité | 6     |
      Et la place 1 a 12 jetons
      Et la place 2 a 24 jetons
      Et la place 3 a 30 jetons

    @id:fr-six-seats-are-dealt
    Scénario: Six places ont deux cartes chacune, contre une seule au croupier
      Étant donné que la place 1 mise 2 sur un total de 100 jetons
      Et que la place 2 mise 4 sur un total de 100 jetons
      Et que la place 3 mise 6 sur un total de 100 jetons
      Et que la place 4 mise 8 sur un total de 100 jetons
      Et que la place 5 mise 10 sur un total de 100 jetons
      Et que la place 6 mise 12 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 9♠
      Et que la place 2 reçoit 10♦ 8♠
      Et que la place 3 reçoit J♦ 7♦
      Et que la place 4 reçoit 9♣ 9♦
      Et que la place 5 reçoit K♠ Q♥
      Et que la place 6 reçoit 6♠ 6♥
      Et que le croupier reçoit 8♥
      Et que le sabot donne ensuite 10♥
      Quand les cartes sont distribuées
      Alors le croupier montre 8♥
      Et les mains de la place 5 sont
        | cartes | total | mise |
        | K♠ Q♥  | 20    | 10   |
      Et les mains de la place 6 sont
        | cartes | total | mise |
        | 6♠ 6♥  | 12    | 12   |
      Quand la place 1 reste
      Et la place 2 reste
      Et la place 3 reste
      Et la place 4 reste
      Et la place 5 reste
      Alors le croupier montre 8♥
      Et la parole est à la place 6 pour la main 1
      Quand la place 6 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♥ 10♥
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 10♠ 9♠ | 19    | 2    | gain  | 4     |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue   | rendu |
        | 10♦ 8♠ | 18    | 4    | égalité | 4     |
      Et les mains de la place 3 sont
        | cartes | total | mise | issue | rendu |
        | J♦ 7♦  | 17    | 6    | perte | 0     |
      Et les mains de la place 4 sont
        | cartes | total | mise | issue   | rendu |
        | 9♣ 9♦  | 18    | 8    | égalité | 8     |
      Et les mains de la place 5 sont
        | cartes | total | mise | issue | rendu |
        | K♠ Q♥  | 20    | 10   | gain  | 20    |
      Et les mains de la place 6 sont
        | cartes | total | mise | issue | rendu |
        | 6♠ 6♥  | 12    | 12   | perte | 0     |
      Et la place 1 a 102 jetons
      Et la place 2 a 100 jetons
      Et la place 3 a 94 jetons
      Et la place 4 a 100 jetons
      Et la place 5 a 110 jetons
      Et la place 6 a 88 jetons

  @C1.4
  Règle: C1.4 Toutes les cartes sont découvertes.

    @id:fr-cards-of-all-seats-are-seen
    Scénario: Les cartes des deux places se voient dès la distribution, et chaque carte tirée se voit aussitôt
      Étant donné que la place 1 mise 8 sur un total de 40 jetons
      Et que la place 2 mise 10 sur un total de 50 jetons
      Et que la place 1 reçoit 4♣ 9♥
      Et que la place 2 reçoit 2♦ 10♣
      Et que le croupier reçoit 7♠
      Et que le sabot donne ensuite 5♦ 8♥ 4♦ 8♦
      Quand les cartes sont distribuées
      Alors les mains de la place 1 sont
        | cartes | total | mise |
        | 4♣ 9♥  | 13    | 8    |
      Et les mains de la place 2 sont
        | cartes | total | mise |
        | 2♦ 10♣ | 12    | 10   |
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes   | total | mise |
        | 4♣ 9♥ 5♦ | 18    | 8    |
      Et les mains de la place 2 sont
        | cartes | total | mise |
        | 2♦ 10♣ | 12    | 10   |
      Quand la place 1 reste
      Et la place 2 tire
      Alors les mains de la place 1 sont
        | cartes   | total | mise |
        | 4♣ 9♥ 5♦ | 18    | 8    |
      Et les mains de la place 2 sont
        | cartes    | total | mise |
        | 2♦ 10♣ 8♥ | 20    | 10   |
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 7♠ 4♦ 8♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 4♣ 9♥ 5♦ | 18    | 8    | perte | 0     |
      Et les mains de la place 2 sont
        | cartes    | total | mise | issue | rendu |
        | 2♦ 10♣ 8♥ | 20    | 10   | gain  | 20    |
      Et la place 1 a 32 jetons
      Et la place 2 a 60 jetons

    @id:fr-card-of-a-double-lies-face-up @C2.4
    Scénario: La carte tirée en doublant se voit aussitôt, avant que la place suivante joue
      Étant donné que la place 1 mise 6 sur un total de 60 jetons
      Et que la place 2 mise 2 sur un total de 20 jetons
      Et que la place 1 reçoit 7♥ 4♦
      Et que la place 2 reçoit J♥ 9♥
      Et que le croupier reçoit 6♦
      Et que le sabot donne ensuite 2♠ 10♠ 9♦
      Quand les cartes sont distribuées
      Et la place 1 double
      Alors la parole est à la place 2 pour la main 1
      Et les mains de la place 1 sont
        | cartes   | total | mise |
        | 7♥ 4♦ 2♠ | 13    | 12   |
      Et la place 1 a 48 jetons
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 25 avec 6♦ 10♠ 9♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 7♥ 4♦ 2♠ | 13    | 12   | gain  | 24    |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue | rendu |
        | J♥ 9♥  | 19    | 2    | gain  | 4     |
      Et la place 1 a 72 jetons
      Et la place 2 a 22 jetons

    @id:fr-cards-of-split-hands-lie-face-up @C2.5
    Scénario: Les cartes des deux mains séparées se voient pendant que la place suivante joue
      Étant donné que la place 1 mise 4 sur un total de 20 jetons
      Et que la place 2 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 9♦ 9♠
      Et que la place 2 reçoit 10♦ 7♣
      Et que le croupier reçoit 8♥
      Et que le sabot donne ensuite 8♣ 10♥ K♠
      Quand les cartes sont distribuées
      Et la place 1 sépare
      Et la place 1 reste
      Et la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Et les mains de la place 1 sont
        | cartes | total | mise |
        | 9♦ 8♣  | 17    | 4    |
        | 9♠ 10♥ | 19    | 4    |
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♥ K♠
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 9♦ 8♣  | 17    | 4    | perte | 0     |
        | 9♠ 10♥ | 19    | 4    | gain  | 8     |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue | rendu |
        | 10♦ 7♣ | 17    | 10   | perte | 0     |
      Et la place 1 a 20 jetons
      Et la place 2 a 90 jetons

    @id:fr-covered-cards-are-not-offered @X7
    Scénario: Cacher ses cartes n'est pas une action du jeu, et elles restent découvertes
      Étant donné que la place 1 mise 2 sur un total de 50 jetons
      Et que la place 1 reçoit 10♣ 6♠
      Et que le croupier reçoit 7♦
      Et que le sabot donne ensuite 4♠ K♣
      Quand les cartes sont distribuées
      Et la place 1 annonce "cover"
      Alors c'est refusé : action inconnue
      Et les mains de la place 1 sont
        | cartes | total | mise |
        | 10♣ 6♠ | 16    | 2    |
      Et la place 1 peut tirer ou rester
      Quand la place 1 annonce "face-down"
      Alors c'est refusé : action inconnue
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes    | total | mise |
        | 10♣ 6♠ 4♠ | 20    | 2    |
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♦ K♣
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 10♣ 6♠ 4♠ | 20    | 2    | gain  | 4     |
      Et la place 1 a 52 jetons

    @id:fr-nobody-covers-cards-at-any-time @X7
    Scénario: Ni à son tour, ni hors de son tour, ni après le coup une place ne peut cacher ses cartes
      Étant donné que la place 1 mise 10 sur un total de 30 jetons
      Et que la place 2 mise 20 sur un total de 90 jetons
      Et que la place 1 reçoit K♦ 8♣
      Et que la place 2 reçoit 5♥ 9♣
      Et que le croupier reçoit 9♦
      Et que le sabot donne ensuite 7♥ 9♥
      Quand les cartes sont distribuées
      Et la place 2 annonce "cover"
      Alors c'est refusé : action inconnue
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Et la place 2 annonce "cover"
      Alors c'est refusé : action inconnue
      Et les mains de la place 2 sont
        | cartes | total | mise |
        | 5♥ 9♣  | 14    | 20   |
      Quand la place 2 tire
      Alors le coup est terminé
      Quand la place 1 annonce "cover"
      Alors c'est refusé : action inconnue
      Et le croupier finit à 18 avec 9♦ 9♥
      Et les mains de la place 1 sont
        | cartes | total | mise | issue   | rendu |
        | K♦ 8♣  | 18    | 10   | égalité | 10    |
      Et les mains de la place 2 sont
        | cartes   | total | mise | issue | rendu |
        | 5♥ 9♣ 7♥ | 21    | 20   | gain  | 40    |
      Et la place 1 a 30 jetons
      Et la place 2 a 110 jetons
