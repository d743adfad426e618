# language: fr
@classic-fr
Fonctionnalité: C3 L'assurance
  Face à un as, une place peut miser la moitié de sa mise sur un naturel du croupier, avant de prendre une troisième carte.
  La seconde carte du croupier, tirée quand tout le monde a joué, décide.

  @C3.1
  Règle: C3.1 Quand le croupier a un as pour première carte, un joueur peut s'assurer avant de prendre une troisième carte.

    @id:fr-ins-offered-under-an-ace
    Scénario: Un as découvert fait proposer l'assurance, et la décliner mène au jeu
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 9♥
      Et que le croupier reçoit A♥
      Et que le sabot donne ensuite 7♣
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Et la parole est à la place 1
      Et la place 1 peut s'assurer ou décliner
      Et le croupier montre A♥
      Et la place 1 a 90 jetons
      Et les mains de la place 1 sont
        | cartes | total | naturel | mise |
        | 10♠ 9♥ | 19    | non     | 10   |
      Quand la place 1 décline l'assurance
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Et la place 1 est assurée pour 0
      Et la place 1 a 90 jetons
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec A♥ 7♣
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 10♠ 9♥ | 19    | 10   | gain  | 20    |
      Et la place 1 a 110 jetons

    @id:fr-ins-taken-before-the-third-card
    Scénario: L'assurance est aussitôt retirée des jetons et reste affichée, et la place assurée joue face à une seule carte du croupier
      Étant donné que la place 1 mise 20 sur un total de 200 jetons
      Et que la place 1 reçoit K♦ 6♣
      Et que le croupier reçoit A♣
      Et que le sabot donne ensuite 4♥ 8♠
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Et la place 1 a 180 jetons
      Et la place 1 est assurée pour 0
      Quand la place 1 s'assure pour 10
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Et la place 1 est assurée pour 10
      Et la place 1 a 170 jetons
      Et le croupier montre A♣
      Quand la place 1 tire
      Alors le croupier montre A♣
      Et la place 1 a 170 jetons
      Et la place 1 est assurée pour 10
      Et les mains de la place 1 sont
        | cartes   | total | mise |
        | K♦ 6♣ 4♥ | 20    | 20   |
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec A♣ 8♠
      Et la place 1 est assurée pour 10
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | K♦ 6♣ 4♥ | 20    | 20   | gain  | 40    |
      Et la place 1 a 210 jetons

    @id:fr-ins-not-under-a-nine
    Scénario: Un neuf découvert mène droit au jeu, et l'assurance ne peut être ni prise ni déclinée
      Étant donné que la place 1 mise 4 sur un total de 50 jetons
      Et que la place 1 reçoit Q♠ 8♦
      Et que le croupier reçoit 9♦
      Et que le sabot donne ensuite 9♣
      Quand les cartes sont distribuées
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à s'assurer pour 2
      Alors c'est refusé : pas maintenant
      Quand la place 1 demande à décliner l'assurance
      Alors c'est refusé : pas maintenant
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 9♦ 9♣
      Et la place 1 est assurée pour 0
      Et les mains de la place 1 sont
        | cartes | total | mise | issue   | rendu |
        | Q♠ 8♦  | 18    | 4    | égalité | 4     |
      Et la place 1 a 50 jetons

    @id:fr-ins-not-under-a-two
    Scénario: Un deux découvert n'amène pas d'assurance, même si la place a elle-même un as
      Étant donné que la place 1 mise 6 sur un total de 60 jetons
      Et que la place 1 reçoit A♥ 6♦
      Et que le croupier reçoit 2♠
      Et que le sabot donne ensuite K♥ 6♠
      Quand les cartes sont distribuées
      Alors les mains se jouent
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à s'assurer pour 3
      Alors c'est refusé : pas maintenant
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 2♠ K♥ 6♠
      Et les mains de la place 1 sont
        | cartes | total     | mise | issue | rendu |
        | A♥ 6♦  | 17 souple | 6    | perte | 0     |
      Et la place 1 a 54 jetons

    @id:fr-ins-no-play-while-it-is-open
    Scénario: Tant que l'assurance est ouverte, personne ne tire, ne reste, ne double ni ne sépare
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 5♦ 5♠
      Et que le croupier reçoit A♣
      Et que le sabot donne ensuite 9♥
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Quand la place 1 demande à tirer
      Alors c'est refusé : pas maintenant
      Quand la place 1 demande à rester
      Alors c'est refusé : pas maintenant
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas maintenant
      Quand la place 1 demande à séparer
      Alors c'est refusé : pas maintenant
      Et le croupier propose l'assurance
      Et la place 1 peut s'assurer ou décliner
      Quand la place 1 décline l'assurance
      Alors les mains se jouent
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec A♣ 9♥
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 5♦ 5♠  | 10    | 10   | perte | 0     |
      Et la place 1 a 90 jetons

    @id:fr-ins-refused-play-and-then-insured
    Scénario: Une place qui a voulu tirer trop tôt peut encore s'assurer, et son assurance est payée quand le croupier a un naturel
      Étant donné que la place 1 mise 16 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ 3♣
      Et que le croupier reçoit A♠
      Et que le sabot donne ensuite 6♥ K♠
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Quand la place 1 demande à tirer
      Alors c'est refusé : pas maintenant
      Quand la place 1 s'assure pour 8
      Alors les mains se jouent
      Et la place 1 a 76 jetons
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♠ K♠
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 10♦ 3♣ 6♥ | 19    | 16   | perte | 0     |
      Et la place 1 a 100 jetons

    @id:fr-ins-no-even-money-no-switch @C4.5
    Scénario: Face à un as, un naturel se voit proposer l'assurance et aucun autre arrangement, et la décline
      Étant donné que la place 1 mise 4 sur un total de 40 jetons
      Et que la place 1 reçoit K♠ A♦
      Et que le croupier reçoit A♠
      Et que le sabot donne ensuite 9♣
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Et la place 1 peut s'assurer ou décliner
      Quand la place 1 annonce "even-money"
      Alors c'est refusé : action inconnue
      Quand la place 1 annonce "surrender"
      Alors c'est refusé : action inconnue
      Quand la place 1 demande à garder
      Alors c'est refusé : action inconnue
      Quand la place 1 demande à échanger
      Alors c'est refusé : action inconnue
      Et le croupier propose l'assurance
      Quand la place 1 décline l'assurance
      Alors le coup est terminé
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | K♠ A♦  | 21 souple | oui     | 4    | gain  | 10    |
      Et la place 1 est assurée pour 0
      Et la place 1 a 46 jetons

    @id:fr-ins-a-natural-is-asked-too
    Scénario: Une place qui a un naturel est interrogée, s'assure et n'a rien d'autre à décider ; son naturel gagne et son assurance est perdue
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit Q♥ A♣
      Et que le croupier reçoit A♦
      Et que le sabot donne ensuite 6♠
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Et la parole est à la place 1
      Et la place 1 peut s'assurer ou décliner
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise |
        | Q♥ A♣  | 21 souple | oui     | 10   |
      Quand la place 1 demande à rester
      Alors c'est refusé : pas maintenant
      Quand la place 1 s'assure pour 5
      Alors le coup est terminé
      Et la place 1 est assurée pour 5
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | Q♥ A♣  | 21 souple | oui     | 10   | gain  | 25    |
      Et la place 1 a 110 jetons

    @id:fr-ins-not-twice
    Scénario: Une place s'assure une fois : elle n'y ajoute rien et ne reprend rien, ni avant sa troisième carte ni après
      Étant donné que la place 1 mise 8 sur un total de 100 jetons
      Et que la place 1 reçoit J♣ 5♦
      Et que le croupier reçoit A♠
      Et que le sabot donne ensuite 3♠ 7♦
      Quand la place 1 s'assure pour 4
      Alors les mains se jouent
      Quand la place 1 demande à s'assurer pour 4
      Alors c'est refusé : pas maintenant
      Quand la place 1 demande à décliner l'assurance
      Alors c'est refusé : pas maintenant
      Et la place 1 est assurée pour 4
      Et la place 1 a 88 jetons
      Quand la place 1 tire
      Et la place 1 demande à s'assurer pour 4
      Alors c'est refusé : pas maintenant
      Et la place 1 est assurée pour 4
      Et la place 1 a 88 jetons
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec A♠ 7♦
      Et la place 1 est assurée pour 4
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | J♣ 5♦ 3♠ | 18    | 8    | égalité | 8     |
      Et la place 1 a 96 jetons

    @id:fr-ins-declined-is-declined
    Scénario: Une place qui a décliné ne peut plus s'assurer, ni avant sa troisième carte ni après, et perd contre le naturel du croupier
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 9♠ 7♥
      Et que le croupier reçoit A♥
      Et que le sabot donne ensuite 2♦ K♣
      Quand la place 1 décline l'assurance
      Alors les mains se jouent
      Quand la place 1 demande à s'assurer pour 5
      Alors c'est refusé : pas maintenant
      Quand la place 1 demande à décliner l'assurance
      Alors c'est refusé : pas maintenant
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 1
      Quand la place 1 demande à s'assurer pour 5
      Alors c'est refusé : pas maintenant
      Et la place 1 a 90 jetons
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♥ K♣
      Et la place 1 est assurée pour 0
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 9♠ 7♥ 2♦ | 18    | 10   | perte | 0     |
      Et la place 1 a 90 jetons

    @id:fr-ins-not-after-the-round
    Scénario: Une fois le naturel du croupier découvert, il est trop tard pour s'assurer contre lui
      Étant donné que la place 1 mise 10 sur un total de 70 jetons
      Et que la place 1 reçoit 10♣ 8♥
      Et que le croupier reçoit A♦
      Et que le sabot donne ensuite Q♦
      Quand la place 1 décline l'assurance
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♦ Q♦
      Quand la place 1 demande à s'assurer pour 5
      Alors c'est refusé : coup terminé
      Quand la place 1 demande à décliner l'assurance
      Alors c'est refusé : coup terminé
      Et la place 1 est assurée pour 0
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 10♣ 8♥ | 18    | 10   | perte | 0     |
      Et la place 1 a 60 jetons

    @id:fr-ins-each-seat-for-itself
    Scénario: De deux places face à un as, l'une s'assure et l'autre décline, et seule la première est payée quand le croupier a un naturel
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 8♠
      Et que la place 2 mise 20 sur un total de 80 jetons
      Et que la place 2 reçoit 9♥ 9♦
      Et que le croupier reçoit A♣
      Et que le sabot donne ensuite K♥
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Quand la place 1 s'assure pour 5
      Et la place 2 décline l'assurance
      Et la place 1 reste
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♣ K♥
      Et la place 1 est assurée pour 5
      Et la place 2 est assurée pour 0
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 10♠ 8♠ | 18    | 10   | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue | rendu |
        | 9♥ 9♦  | 18    | 20   | perte | 0     |
      Et la place 1 a 100 jetons
      Et la place 2 a 60 jetons

    @id:fr-ins-the-second-seat-alone
    Scénario: La deuxième place s'assure bien que la première ait décliné, et perd son assurance quand le croupier n'a pas de naturel
      Étant donné que la place 1 mise 6 sur un total de 60 jetons
      Et que la place 1 reçoit 10♥ 9♠
      Et que la place 2 mise 12 sur un total de 90 jetons
      Et que la place 2 reçoit 10♦ 5♣
      Et que le croupier reçoit A♥
      Et que le sabot donne ensuite 3♦ 7♠
      Quand la place 1 décline l'assurance
      Et la place 2 s'assure pour 6
      Et la place 1 reste
      Et la place 2 tire
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec A♥ 7♠
      Et la place 1 est assurée pour 0
      Et la place 2 est assurée pour 6
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 10♥ 9♠ | 19    | 6    | gain  | 12    |
      Et les mains de la place 2 sont
        | cartes    | total | mise | issue   | rendu |
        | 10♦ 5♣ 3♦ | 18    | 12   | égalité | 12    |
      Et la place 1 a 66 jetons
      Et la place 2 a 84 jetons

    @id:fr-ins-six-seats-lost
    Scénario: Six places face à un as, dont une avec un naturel, s'assurent ou déclinent, et toutes les assurances sont perdues quand le croupier n'a pas de naturel
      Étant donné que la place 1 mise 2 sur un total de 20 jetons
      Et que la place 1 reçoit 10♠ 9♣
      Et que la place 2 mise 4 sur un total de 60 jetons
      Et que la place 2 reçoit K♥ 8♠
      Et que la place 3 mise 6 sur un total de 90 jetons
      Et que la place 3 reçoit J♠ 7♥
      Et que la place 4 mise 2 sur un total de 50 jetons
      Et que la place 4 reçoit 10♣ Q♣
      Et que la place 5 mise 10 sur un total de 200 jetons
      Et que la place 5 reçoit A♣ Q♦
      Et que la place 6 mise 8 sur un total de 100 jetons
      Et que la place 6 reçoit 9♠ 8♥
      Et que le croupier reçoit A♠
      Et que le sabot donne ensuite 7♦
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Quand la place 1 s'assure pour 1
      Et la place 2 décline l'assurance
      Et la place 3 s'assure pour 3
      Et la place 4 décline l'assurance
      Et la place 5 s'assure pour 5
      Et la place 6 s'assure pour 4
      Et la place 1 reste
      Et la place 2 reste
      Et la place 3 reste
      Et la place 4 reste
      Et la place 6 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec A♠ 7♦
      Et la place 1 est assurée pour 1
      Et la place 2 est assurée pour 0
      Et la place 3 est assurée pour 3
      Et la place 4 est assurée pour 0
      Et la place 5 est assurée pour 5
      Et la place 6 est assurée pour 4
      Et les mains de la place 1 sont
        | cartes | total | naturel | issue | rendu |
        | 10♠ 9♣ | 19    | non     | gain  | 4     |
      Et les mains de la place 2 sont
        | cartes | total | naturel | issue   | rendu |
        | K♥ 8♠  | 18    | non     | égalité | 4     |
      Et les mains de la place 3 sont
        | cartes | total | naturel | issue | rendu |
        | J♠ 7♥  | 17    | non     | perte | 0     |
      Et les mains de la place 4 sont
        | cartes | total | naturel | issue | rendu |
        | 10♣ Q♣ | 20    | non     | gain  | 4     |
      Et les mains de la place 5 sont
        | cartes | total     | naturel | issue | rendu |
        | A♣ Q♦  | 21 souple | oui     | gain  | 25    |
      Et les mains de la place 6 sont
        | cartes | total | naturel | issue | rendu |
        | 9♠ 8♥  | 17    | non     | perte | 0     |
      Et la place 1 a 21 jetons
      Et la place 2 a 60 jetons
      Et la place 3 a 81 jetons
      Et la place 4 a 52 jetons
      Et la place 5 a 210 jetons
      Et la place 6 a 88 jetons

  @C3.2
  Règle: C3.2 L'assurance coûte la moitié de la mise et est payée 2 pour 1 quand la seconde carte du croupier fait un naturel.

    @id:fr-ins-won-pays-two-to-one
    Scénario: Un naturel du croupier rend 15 pour une assurance de 5, et la mise de 10 est perdue
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 10♥ 7♣
      Et que le croupier reçoit A♠
      Et que le sabot donne ensuite J♦
      Quand la place 1 s'assure pour 5
      Alors les mains se jouent
      Et la place 1 a 85 jetons
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♠ J♦
      Et la place 1 est assurée pour 5
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 10♥ 7♣ | 17    | 10   | perte | 0     |
      Et la place 1 a 100 jetons

    @id:fr-ins-won-at-the-smallest-stake
    Scénario: Pour une mise de 2, l'assurance est de 1 et rend 3
      Étant donné que la place 1 mise 2 sur un total de 10 jetons
      Et que la place 1 reçoit 9♣ 8♦
      Et que le croupier reçoit A♦
      Et que le sabot donne ensuite 10♠
      Quand la place 1 s'assure pour 1
      Alors la place 1 a 7 jetons
      Et la place 1 est assurée pour 1
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♦ 10♠
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 9♣ 8♦  | 17    | 2    | perte | 0     |
      Et la place 1 a 10 jetons

    @id:fr-ins-won-with-a-busted-hand
    Scénario: La place dont la main a crevé est tout de même payée de son assurance quand le croupier a un naturel
      Étant donné que la place 1 mise 20 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ 6♠
      Et que le croupier reçoit A♥
      Et que le sabot donne ensuite 9♥ Q♣
      Quand la place 1 s'assure pour 10
      Alors la place 1 a 70 jetons
      Quand la place 1 tire
      Alors le coup est terminé
      Et la place 1 est assurée pour 10
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 10♦ 6♠ 9♥ | 25    | 20   | perte | 0     |
      Et la place 1 a 100 jetons

    @id:fr-ins-won-with-a-natural
    Scénario: Un naturel assuré fait égalité avec un naturel du croupier et son assurance est payée : en tout, une mise de plus qu'avant
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit A♥ K♠
      Et que le croupier reçoit A♦
      Et que le sabot donne ensuite 10♣
      Quand la place 1 s'assure pour 5
      Alors le coup est terminé
      Et la place 1 est assurée pour 5
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue   | rendu |
        | A♥ K♠  | 21 souple | oui     | 10   | égalité | 10    |
      Et la place 1 a 110 jetons

    @id:fr-ins-does-not-grow-with-a-double-won
    Scénario: Une main doublée garde l'assurance de sa première mise, et n'est payée que pour celle-là
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 6♠ 5♣
      Et que le croupier reçoit A♠
      Et que le sabot donne ensuite 9♦ Q♥
      Quand la place 1 s'assure pour 5
      Alors la place 1 peut tirer, rester ou doubler
      Et la place 1 a 85 jetons
      Quand la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♠ Q♥
      Et la place 1 est assurée pour 5
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 6♠ 5♣ 9♦ | 20    | 20   | perte | 0     |
      Et la place 1 a 90 jetons

    @id:fr-ins-does-not-grow-with-a-double-lost
    Scénario: Une main doublée qui gagne perd l'assurance de sa première mise, et rien de plus
      Étant donné que la place 1 mise 20 sur un total de 200 jetons
      Et que la place 1 reçoit 6♥ 4♦
      Et que le croupier reçoit A♦
      Et que le sabot donne ensuite J♥ 8♦
      Quand la place 1 s'assure pour 10
      Et la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 19 avec A♦ 8♦
      Et la place 1 est assurée pour 10
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 6♥ 4♦ J♥ | 20    | 40   | gain  | 80    |
      Et la place 1 a 230 jetons

    @id:fr-ins-does-not-grow-with-a-split-won
    Scénario: Séparer une paire assurée laisse l'assurance inchangée, et elle est payée une seule fois quand le croupier a un naturel
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 8♠ 8♥
      Et que le croupier reçoit A♥
      Et que le sabot donne ensuite K♦ 9♣ K♣
      Quand la place 1 s'assure pour 5
      Alors la place 1 peut tirer, rester ou séparer
      Quand la place 1 sépare
      Alors la place 1 est assurée pour 5
      Et la place 1 a 75 jetons
      Quand la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♥ K♣
      Et la place 1 est assurée pour 5
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 8♠ K♦  | 18    | 10   | perte | 0     |
        | 8♥ 9♣  | 17    | 10   | perte | 0     |
      Et la place 1 a 90 jetons

    @id:fr-ins-does-not-grow-with-a-split-lost
    Scénario: Une paire assurée qui est séparée et gagne deux fois perd la seule assurance prise
      Étant donné que la place 1 mise 4 sur un total de 40 jetons
      Et que la place 1 reçoit 9♦ 9♠
      Et que le croupier reçoit A♣
      Et que le sabot donne ensuite J♠ 5♦ 7♦ 7♠
      Quand la place 1 s'assure pour 2
      Et la place 1 sépare
      Alors la place 1 est assurée pour 2
      Et la place 1 a 30 jetons
      Quand la place 1 reste
      Et la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 18 avec A♣ 7♠
      Et la place 1 est assurée pour 2
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 9♦ J♠    | 19    | 4    | gain  | 8     |
        | 9♠ 5♦ 7♦ | 21    | 4    | gain  | 8     |
      Et la place 1 a 46 jetons

    @id:fr-ins-won-with-an-ordinary-21
    Scénario: Un 21 de trois cartes assuré perd sa mise contre le naturel du croupier et touche son assurance
      Étant donné que la place 1 mise 12 sur un total de 60 jetons
      Et que la place 1 reçoit 10♠ 4♣
      Et que le croupier reçoit A♠
      Et que le sabot donne ensuite 7♥ 10♦
      Quand la place 1 s'assure pour 6
      Alors la place 1 a 42 jetons
      Quand la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♠ 10♦
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 10♠ 4♣ 7♥ | 21    | 12   | perte | 0     |
      Et la place 1 a 60 jetons

    @id:fr-ins-six-seats-won
    Scénario: De six places, les quatre qui se sont assurées sont payées 2 pour 1 quand le croupier a un naturel, et le naturel de l'une d'elles fait égalité
      Étant donné que la place 1 mise 2 sur un total de 20 jetons
      Et que la place 1 reçoit 10♠ 9♣
      Et que la place 2 mise 4 sur un total de 60 jetons
      Et que la place 2 reçoit K♥ 8♠
      Et que la place 3 mise 6 sur un total de 90 jetons
      Et que la place 3 reçoit J♠ 7♥
      Et que la place 4 mise 2 sur un total de 50 jetons
      Et que la place 4 reçoit 10♣ Q♣
      Et que la place 5 mise 10 sur un total de 200 jetons
      Et que la place 5 reçoit A♣ Q♦
      Et que la place 6 mise 8 sur un total de 100 jetons
      Et que la place 6 reçoit 9♠ 8♥
      Et que le croupier reçoit A♠
      Et que le sabot donne ensuite K♣
      Quand la place 1 s'assure pour 1
      Et la place 2 décline l'assurance
      Et la place 3 s'assure pour 3
      Et la place 4 décline l'assurance
      Et la place 5 s'assure pour 5
      Et la place 6 s'assure pour 4
      Et la place 1 reste
      Et la place 2 reste
      Et la place 3 reste
      Et la place 4 reste
      Et la place 6 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♠ K♣
      Et les mains de la place 1 sont
        | cartes | total | naturel | issue | rendu |
        | 10♠ 9♣ | 19    | non     | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total | naturel | issue | rendu |
        | K♥ 8♠  | 18    | non     | perte | 0     |
      Et les mains de la place 3 sont
        | cartes | total | naturel | issue | rendu |
        | J♠ 7♥  | 17    | non     | perte | 0     |
      Et les mains de la place 4 sont
        | cartes | total | naturel | issue | rendu |
        | 10♣ Q♣ | 20    | non     | perte | 0     |
      Et les mains de la place 5 sont
        | cartes | total     | naturel | issue   | rendu |
        | A♣ Q♦  | 21 souple | oui     | égalité | 10    |
      Et les mains de la place 6 sont
        | cartes | total | naturel | issue | rendu |
        | 9♠ 8♥  | 17    | non     | perte | 0     |
      Et la place 1 a 20 jetons
      Et la place 2 a 56 jetons
      Et la place 3 a 90 jetons
      Et la place 4 a 48 jetons
      Et la place 5 a 210 jetons
      Et la place 6 a 100 jetons

    @id:fr-ins-less-than-half @K3
    Scénario: Moins de la moitié de la mise n'assure rien, zéro non plus ; la moitié est ensuite acceptée, à temps contre le naturel du croupier
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ 9♠
      Et que le croupier reçoit A♣
      Et que le sabot donne ensuite K♦
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Quand la place 1 demande à s'assurer pour 4
      Alors c'est refusé : montant incorrect
      Quand la place 1 demande à s'assurer pour 1
      Alors c'est refusé : montant incorrect
      Quand la place 1 demande à s'assurer pour 0
      Alors c'est refusé : montant incorrect
      Et le croupier propose l'assurance
      Et la place 1 est assurée pour 0
      Et la place 1 a 90 jetons
      Quand la place 1 s'assure pour 5
      Alors les mains se jouent
      Et la place 1 a 85 jetons
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♣ K♦
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 10♦ 9♠ | 19    | perte | 0     |
      Et la place 1 a 100 jetons

    @id:fr-ins-more-than-half @K3
    Scénario: Un jeton de plus que la moitié de la mise est refusé, et la mise entière aussi
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit Q♦ 8♣
      Et que le croupier reçoit A♥
      Et que le sabot donne ensuite 8♠
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Quand la place 1 demande à s'assurer pour 6
      Alors c'est refusé : montant incorrect
      Quand la place 1 demande à s'assurer pour 10
      Alors c'est refusé : montant incorrect
      Et la place 1 peut s'assurer ou décliner
      Et la place 1 a 90 jetons
      Quand la place 1 décline l'assurance
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec A♥ 8♠
      Et la place 1 est assurée pour 0
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | Q♦ 8♣  | 18    | perte | 0     |
      Et la place 1 a 90 jetons

    @id:fr-ins-half-of-its-own-stake @K3
    Scénario: La moitié de la mise d'une autre place n'assure rien : chacune s'assure pour la moitié de la sienne
      Étant donné que la place 1 mise 4 sur un total de 40 jetons
      Et que la place 1 reçoit 10♥ 10♣
      Et que la place 2 mise 8 sur un total de 80 jetons
      Et que la place 2 reçoit 9♦ 10♠
      Et que le croupier reçoit A♦
      Et que le sabot donne ensuite 9♥
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Quand la place 1 demande à s'assurer pour 4
      Alors c'est refusé : montant incorrect
      Quand la place 1 s'assure pour 2
      Et la place 2 s'assure pour 4
      Et la place 1 reste
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec A♦ 9♥
      Et la place 1 est assurée pour 2
      Et la place 2 est assurée pour 4
      Et les mains de la place 1 sont
        | cartes  | total | issue   | rendu |
        | 10♥ 10♣ | 20    | égalité | 4     |
      Et les mains de la place 2 sont
        | cartes | total | issue | rendu |
        | 9♦ 10♠ | 19    | perte | 0     |
      Et la place 1 a 38 jetons
      Et la place 2 a 68 jetons

    @id:fr-ins-whole-chips-only @K3
    Scénario: Pour une mise de 2, ni un demi-jeton ni 2 jetons ne l'assurent, 1 jeton l'assure
      Étant donné que la place 1 mise 2 sur un total de 30 jetons
      Et que la place 1 reçoit 9♥ 4♠
      Et que le croupier reçoit A♠
      Et que le sabot donne ensuite 5♣ 7♣
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Quand la place 1 demande à s'assurer pour 0.5
      Alors c'est refusé : montant incorrect
      Quand la place 1 demande à s'assurer pour 2
      Alors c'est refusé : montant incorrect
      Quand la place 1 s'assure pour 1
      Alors les mains se jouent
      Et la place 1 a 27 jetons
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec A♠ 7♣
      Et les mains de la place 1 sont
        | cartes   | total | issue   | rendu |
        | 9♥ 4♠ 5♣ | 18    | égalité | 2     |
      Et la place 1 a 29 jetons

    @id:fr-ins-one-amount @K3
    Scénario: Deux montants, aucun montant ou un montant écrit comme texte n'assurent rien
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit K♣ 7♦
      Et que le croupier reçoit A♦
      Et que le sabot donne ensuite Q♠
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Quand la place 1 demande à s'assurer pour 5 et 0
      Alors c'est refusé : montant incorrect
      Quand la place 1 demande à s'assurer pour 5 et 5
      Alors c'est refusé : montant incorrect
      Quand la place 1 demande à s'assurer pour un montant non précisé
      Alors c'est refusé : montant incorrect
      Quand la place 1 demande à s'assurer pour "5"
      Alors c'est refusé : montant incorrect
      Et le croupier propose l'assurance
      Et la place 1 est assurée pour 0
      Et la place 1 a 90 jetons
      Quand la place 1 s'assure pour 5
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♦ Q♠
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | K♣ 7♦  | 17    | perte | 0     |
      Et la place 1 a 100 jetons

    @id:fr-ins-not-under-a-ten @K3
    Scénario: Un dix découvert n'amène pas d'assurance, et l'as qui le suit fait un naturel contre lequel personne ne pouvait s'assurer
      Étant donné que la place 1 mise 10 sur un total de 100 jetons
      Et que la place 1 reçoit 9♦ 9♥
      Et que le croupier reçoit 10♣
      Et que le sabot donne ensuite A♣
      Quand les cartes sont distribuées
      Alors les mains se jouent
      Et la place 1 peut tirer, rester ou séparer
      Quand la place 1 demande à s'assurer pour 5
      Alors c'est refusé : pas maintenant
      Quand la place 1 demande à décliner l'assurance
      Alors c'est refusé : pas maintenant
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec 10♣ A♣
      Et la place 1 est assurée pour 0
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 9♦ 9♥  | 18    | perte | 0     |
      Et la place 1 a 90 jetons

    @id:fr-ins-not-under-a-king @K3
    Scénario: Un roi découvert n'amène pas non plus d'assurance, pas même pour un naturel
      Étant donné que la place 1 mise 6 sur un total de 66 jetons
      Et que la place 1 reçoit A♠ 10♥
      Et que la place 2 mise 10 sur un total de 50 jetons
      Et que la place 2 reçoit 8♦ 10♦
      Et que le croupier reçoit K♥
      Et que le sabot donne ensuite 7♠
      Quand les cartes sont distribuées
      Alors les mains se jouent
      Et la parole est à la place 2 pour la main 1
      Quand la place 2 demande à s'assurer pour 5
      Alors c'est refusé : pas maintenant
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec K♥ 7♠
      Et les mains de la place 1 sont
        | cartes | total     | naturel | issue | rendu |
        | A♠ 10♥ | 21 souple | oui     | gain  | 15    |
      Et les mains de la place 2 sont
        | cartes | total | naturel | issue | rendu |
        | 8♦ 10♦ | 18    | non     | gain  | 20    |
      Et la place 1 a 75 jetons
      Et la place 2 a 60 jetons

    @id:fr-ins-lost-with-a-busted-hand @K3
    Scénario: La place dont la main a crevé perd aussi son assurance quand le croupier n'a pas de naturel
      Étant donné que la place 1 mise 4 sur un total de 44 jetons
      Et que la place 1 reçoit 10♠ 5♥
      Et que le croupier reçoit A♣
      Et que le sabot donne ensuite K♠ 8♣
      Quand la place 1 s'assure pour 2
      Et la place 1 tire
      Alors le coup est terminé
      Et la place 1 est assurée pour 2
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 10♠ 5♥ K♠ | 25    | 4    | perte | 0     |
      Et la place 1 a 38 jetons

    @id:fr-ins-lost-to-a-21-of-three-cards @K3
    Scénario: As, cinq et cinq font 21 et non un naturel : l'assurance est perdue avec la mise
      Étant donné que la place 1 mise 6 sur un total de 60 jetons
      Et que la place 1 reçoit 10♣ J♥
      Et que le croupier reçoit A♠
      Et que le sabot donne ensuite 5♥ 5♦
      Quand la place 1 s'assure pour 3
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♠ 5♥ 5♦
      Et la place 1 est assurée pour 3
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 10♣ J♥ | 20    | perte | 0     |
      Et la place 1 a 51 jetons

    @id:fr-ins-lost-when-a-ten-comes-third @K3
    Scénario: Un roi en troisième carte du croupier ne fait pas de naturel et ne paie pas d'assurance
      Étant donné que la place 1 mise 14 sur un total de 70 jetons
      Et que la place 1 reçoit 10♦ 8♠
      Et que le croupier reçoit A♥
      Et que le sabot donne ensuite 4♦ K♥ 2♣
      Quand la place 1 s'assure pour 7
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec A♥ 4♦ K♥ 2♣
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 10♦ 8♠ | 18    | gain  | 28    |
      Et la place 1 a 77 jetons

    @id:fr-ins-lost-to-two-aces @K3
    Scénario: Deux as du croupier ne sont pas un naturel, et l'assurance d'un 21 qui fait égalité est perdue
      Étant donné que la place 1 mise 10 sur un total de 50 jetons
      Et que la place 1 reçoit 7♠ 7♣
      Et que le croupier reçoit A♦
      Et que le sabot donne ensuite 7♦ A♥ 9♣
      Quand la place 1 s'assure pour 5
      Alors la place 1 a 35 jetons
      Quand la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♦ A♥ 9♣
      Et la place 1 est assurée pour 5
      Et les mains de la place 1 sont
        | cartes   | total | naturel | issue   | rendu |
        | 7♠ 7♣ 7♦ | 21    | non     | égalité | 10    |
      Et la place 1 a 45 jetons

    @id:fr-ins-lost-when-the-dealer-goes-over @K3
    Scénario: Un croupier qui dépasse 21 paie la main et garde l'assurance
      Étant donné que la place 1 mise 8 sur un total de 80 jetons
      Et que la place 1 reçoit 10♠ 2♥
      Et que le croupier reçoit A♣
      Et que le sabot donne ensuite 3♠ 9♦ 10♠
      Quand la place 1 s'assure pour 4
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 23 avec A♣ 3♠ 9♦ 10♠
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 10♠ 2♥ | 12    | gain  | 16    |
      Et la place 1 a 84 jetons

    @id:fr-ins-leaves-too-little-to-double @K3
    Scénario: Après une assurance de 5, les 4 jetons restants ne couvrent pas un doublement, et un 11 ne peut que tirer ou rester
      Étant donné que la place 1 mise 10 sur un total de 19 jetons
      Et que la place 1 reçoit 7♥ 4♣
      Et que le croupier reçoit A♠
      Et que le sabot donne ensuite Q♣ 6♦
      Quand la place 1 s'assure pour 5
      Alors les mains se jouent
      Et la place 1 a 4 jetons
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 17 avec A♠ 6♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 7♥ 4♣ Q♣ | 21    | 10   | gain  | 20    |
      Et la place 1 a 24 jetons

    @id:fr-ins-with-the-last-chips @K3
    Scénario: Une place s'assure avec ses 5 derniers jetons, ne peut pas séparer sa paire, et les récupère triplés grâce au naturel du croupier
      Étant donné que la place 1 mise 10 sur un total de 15 jetons
      Et que la place 1 reçoit 8♦ 8♣
      Et que le croupier reçoit A♥
      Et que le sabot donne ensuite J♣
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Et la place 1 peut s'assurer ou décliner
      Quand la place 1 s'assure pour 5
      Alors la place 1 a 0 jeton
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à séparer
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♥ J♣
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 8♦ 8♣  | 16    | perte | 0     |
      Et la place 1 a 15 jetons

    @id:fr-ins-still-covers-a-double @K3
    Scénario: Après une assurance de 5, il reste exactement 10 jetons, et ils couvrent un doublement
      Étant donné que la place 1 mise 10 sur un total de 25 jetons
      Et que la place 1 reçoit 6♣ 3♦
      Et que le croupier reçoit A♣
      Et que le sabot donne ensuite 9♠ 6♥
      Quand la place 1 s'assure pour 5
      Alors la place 1 a 10 jetons
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 17 avec A♣ 6♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 6♣ 3♦ 9♠ | 18    | 20   | gain  | 40    |
      Et la place 1 a 40 jetons
