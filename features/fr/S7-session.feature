# language: fr
@switch-us
Fonctionnalité: S7 La séance d'initiation
  Ce qu'une place peut encore engager dépend des jetons qu'elle a devant elle : toute mise supplémentaire en est retirée aussitôt.

  @S7.4
  Règle: S7.4 Toute mise supplémentaire doit être couverte par les jetons disponibles de la place.

    @id:no-free-chips-hit-or-stand
    Scénario: Une place à qui il ne reste rien après ses mises ne peut que tirer ou rester
      Étant donné que la place 1 mise 2 et 2 sur un total de 4 jetons
      Et que la place 1 reçoit 8♦ 8♥ et 6♣ 5♠
      Et que le croupier montre 9♣ et cache 10♠
      Et que le sabot donne ensuite 4♣ 7♥
      Quand les cartes sont distribuées
      Alors la place 1 a 0 jeton
      Et la place 1 peut garder ou échanger
      Quand la place 1 garde
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à séparer
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 demande à doubler
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♣ 10♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 8♦ 8♥ 4♣ | 20    | 2    | gain  | 4     |
        | 6♣ 5♠ 7♥ | 18    | 2    | perte | 0     |
      Et la place 1 a 4 jetons

    @id:one-free-chip-no-double
    Scénario: Un jeton disponible ne suffit pas pour doubler une mise de 2
      Étant donné que la place 1 mise 2 et 2 sur un total de 5 jetons
      Et que la place 1 reçoit 7♠ 4♦ et 10♦ 7♥
      Et que le croupier montre 10♥ et cache 8♣
      Et que le sabot donne ensuite 10♣
      Quand la place 1 garde
      Alors la place 1 a 1 jeton
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♥ 8♣
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 7♠ 4♦ 10♣ | 21    | 2    | gain  | 4     |
        | 10♦ 7♥    | 17    | 2    | perte | 0     |
      Et la place 1 a 5 jetons

    @id:two-free-chips-one-double
    Scénario: Deux jetons disponibles permettent de doubler une fois, et la deuxième main ne peut que tirer ou rester
      Étant donné que la place 1 mise 2 et 2 sur un total de 6 jetons
      Et que la place 1 reçoit 7♠ 4♦ et 10♦ 7♥
      Et que le croupier montre 10♥ et cache 8♣
      Et que le sabot donne ensuite 10♣
      Quand la place 1 garde
      Alors la place 1 a 2 jetons
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 a 0 jeton
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♥ 8♣
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 7♠ 4♦ 10♣ | 21    | 4    | gain  | 8     |
        | 10♦ 7♥    | 17    | 2    | perte | 0     |
      Et la place 1 a 8 jetons

    @id:split-takes-last-chips
    Scénario: Une place qui sépare avec ses deux derniers jetons ne peut ni doubler ni séparer les nouvelles mains
      Étant donné que la place 1 mise 2 et 2 sur un total de 6 jetons
      Et que la place 1 reçoit 9♦ 9♠ et 10♠ 7♦
      Et que le croupier montre K♣ et cache 8♠
      Et que le sabot donne ensuite 2♣ 8♥ 9♥
      Quand la place 1 garde
      Alors la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 a 0 jeton
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à séparer
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec K♣ 8♠
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 9♦ 2♣ 8♥ | 19    | 2    | gain    | 4     |
        | 1    | 9♠ 9♥    | 18    | 2    | égalité | 2     |
        | 2    | 10♠ 7♦   | 17    | 2    | perte   | 0     |
      Et la place 1 a 6 jetons

    @id:four-free-chips-split-and-double
    Scénario: Quatre jetons disponibles permettent de séparer, puis de doubler
      Étant donné que la place 1 mise 2 et 2 sur un total de 8 jetons
      Et que la place 1 reçoit 9♦ 9♠ et 10♠ 7♦
      Et que le croupier montre K♣ et cache 8♠
      Et que le sabot donne ensuite 2♣ 8♥ 9♥
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 a 2 jetons
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 a 0 jeton
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec K♣ 8♠
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 9♦ 2♣ 8♥ | 19    | 4    | gain    | 8     |
        | 1    | 9♠ 9♥    | 18    | 2    | égalité | 2     |
        | 2    | 10♠ 7♦   | 17    | 2    | perte   | 0     |
      Et la place 1 a 10 jetons

    @id:each-seat-covers-its-own-bets
    Scénario: Une place sans jetons disponibles ne peut pas doubler, bien que sa voisine ait des jetons et double
      Étant donné que la place 1 mise 2 et 2 sur un total de 4 jetons
      Et que la place 1 reçoit 6♥ 4♠ et K♣ 8♦
      Et que la place 2 mise 2 et 2 sur un total de 40 jetons
      Et que la place 2 reçoit 7♦ 4♣ et 10♥ 6♣
      Et que le croupier montre 10♠ et cache 7♥
      Et que le sabot donne ensuite 9♥ 5♠
      Quand la place 1 garde
      Et la place 2 garde
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Et la place 2 peut tirer, rester ou doubler
      Quand la place 2 double
      Alors la parole est à la place 2 pour la main 2
      Et la place 2 a 34 jetons
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♠ 7♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 6♥ 4♠ 9♥ | 19    | 2    | gain  | 4     |
        | K♣ 8♦    | 18    | 2    | gain  | 4     |
      Et les mains de la place 2 sont
        | cartes   | total | mise | issue | rendu |
        | 7♦ 4♣ 5♠ | 16    | 4    | perte | 0     |
        | 10♥ 6♣   | 16    | 2    | perte | 0     |
      Et la place 1 a 8 jetons
      Et la place 2 a 34 jetons

    @id:insurance-beyond-free-chips @D17
    Scénario: Trois jetons disponibles n'assurent pas entièrement deux mises de 4
      Étant donné que la place 1 mise 4 et 4 sur un total de 11 jetons
      Et que la place 1 reçoit 10♠ 8♥ et 6♠ 4♣
      Et que le croupier montre A♦ et cache 9♣
      Et que le sabot donne ensuite 10♥
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Et la place 1 a 3 jetons
      Quand la place 1 demande à s'assurer pour 2 et 2
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 s'assure pour 2 et 1
      Alors le croupier propose l'échange
      Et la place 1 est assurée pour 2 et 1
      Et la place 1 a 0 jeton
      Quand la place 1 garde
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec A♦ 9♣
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue   | rendu |
        | 10♠ 8♥    | 18    | 4    | perte   | 0     |
        | 6♠ 4♣ 10♥ | 20    | 4    | égalité | 4     |
      Et la place 1 a 4 jetons

    @id:insurance-takes-all-free-chips @D17
    Scénario: Quatre jetons disponibles assurent entièrement deux mises de 4
      Étant donné que la place 1 mise 4 et 4 sur un total de 12 jetons
      Et que la place 1 reçoit 10♠ 8♥ et 6♠ 4♣
      Et que le croupier montre A♦ et cache 9♣
      Et que le sabot donne ensuite 10♥
      Quand la place 1 s'assure pour 2 et 2
      Alors le croupier propose l'échange
      Et la place 1 est assurée pour 2 et 2
      Et la place 1 a 0 jeton
      Quand la place 1 garde
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec A♦ 9♣
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue   | rendu |
        | 10♠ 8♥    | 18    | 4    | perte   | 0     |
        | 6♠ 4♣ 10♥ | 20    | 4    | égalité | 4     |
      Et la place 1 a 4 jetons

    @id:insured-then-no-double @D17
    Scénario: Un jeton misé sur l'assurance manque pour doubler et ne revient pas quand l'assurance est perdue
      Étant donné que la place 1 mise 2 et 2 sur un total de 6 jetons
      Et que la place 1 reçoit 6♦ 5♣ et 10♠ 8♣
      Et que le croupier montre A♥ et cache 7♣
      Et que le sabot donne ensuite 8♦
      Quand la place 1 s'assure pour 1 et 0
      Alors le croupier propose l'échange
      Et la place 1 est assurée pour 1 et 0
      Et la place 1 a 1 jeton
      Quand la place 1 garde
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec A♥ 7♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 6♦ 5♣ 8♦ | 19    | 2    | gain    | 4     |
        | 10♠ 8♣   | 18    | 2    | égalité | 2     |
      Et la place 1 a 7 jetons

    @id:uninsured-then-double @D17
    Scénario: Une place qui décline l'assurance garde ses deux jetons pour doubler
      Étant donné que la place 1 mise 2 et 2 sur un total de 6 jetons
      Et que la place 1 reçoit 6♦ 5♣ et 10♠ 8♣
      Et que le croupier montre A♥ et cache 7♣
      Et que le sabot donne ensuite 8♦
      Quand la place 1 décline l'assurance
      Alors le croupier propose l'échange
      Et la place 1 est assurée pour 0 et 0
      Et la place 1 a 2 jetons
      Quand la place 1 garde
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 a 0 jeton
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec A♥ 7♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 6♦ 5♣ 8♦ | 19    | 4    | gain    | 8     |
        | 10♠ 8♣   | 18    | 2    | égalité | 2     |
      Et la place 1 a 10 jetons

    @id:insured-then-no-split @D17
    Scénario: Un jeton misé sur l'assurance de la deuxième case manque pour séparer sur la première
      Étant donné que la place 1 mise 2 et 2 sur un total de 6 jetons
      Et que la place 1 reçoit 8♠ 8♦ et K♦ 10♣
      Et que le croupier montre A♣ et cache 8♥
      Et que le sabot donne ensuite 3♠
      Quand la place 1 s'assure pour 0 et 1
      Alors la place 1 est assurée pour 0 et 1
      Et la place 1 a 1 jeton
      Quand la place 1 garde
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à séparer
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec A♣ 8♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 8♠ 8♦ 3♠ | 19    | 2    | égalité | 2     |
        | K♦ 10♣   | 20    | 2    | gain    | 4     |
      Et la place 1 a 7 jetons

    @id:insured-with-chips-for-split @D17
    Scénario: Avec un jeton de plus, la place assurée peut séparer
      Étant donné que la place 1 mise 2 et 2 sur un total de 7 jetons
      Et que la place 1 reçoit 8♠ 8♦ et K♦ 10♣
      Et que le croupier montre A♣ et cache 8♥
      Et que le sabot donne ensuite 10♥ Q♣
      Quand la place 1 s'assure pour 0 et 1
      Alors la place 1 est assurée pour 0 et 1
      Et la place 1 a 2 jetons
      Quand la place 1 garde
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la place 1 a 0 jeton
      Quand la place 1 reste
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec A♣ 8♥
      Et les mains de la place 1 sont
        | case | cartes | total | mise | issue | rendu |
        | 1    | 8♠ 10♥ | 18    | 2    | perte | 0     |
        | 1    | 8♦ Q♣  | 18    | 2    | perte | 0     |
        | 2    | K♦ 10♣ | 20    | 2    | gain  | 4     |
      Et la place 1 a 4 jetons

    @id:last-chip-on-insurance-won @D17
    Scénario: Le dernier jeton disponible, misé sur l'assurance, en rend trois quand le croupier a un naturel
      Étant donné que la place 1 mise 2 et 2 sur un total de 5 jetons
      Et que la place 1 reçoit 10♦ 9♠ et 8♣ 5♥
      Et que le croupier montre A♠ et cache K♦
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Et la place 1 a 1 jeton
      Quand la place 1 demande à s'assurer pour 1 et 1
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 s'assure pour 1 et 0
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♠ K♦
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 10♦ 9♠ | 19    | 2    | perte | 0     |
        | 8♣ 5♥  | 13    | 2    | perte | 0     |
      Et la place 1 est assurée pour 1 et 0
      Et la place 1 a 3 jetons

    @id:refused-bets-take-no-chips
    Scénario: Demander à doubler ou à séparer sans jetons suffisants n'enlève aucun jeton, et la paire tire donc
      Étant donné que la place 1 mise 5 et 5 sur un total de 14 jetons
      Et que la place 1 reçoit 6♠ 6♦ et 10♥ 8♠
      Et que le croupier montre 8♣ et cache K♦
      Et que le sabot donne ensuite 8♦
      Quand la place 1 garde
      Alors la place 1 a 4 jetons
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 demande à séparer
      Alors c'est refusé : jetons insuffisants
      Et la parole est à la place 1 pour la main 1
      Et la place 1 a 4 jetons
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♣ K♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 6♠ 6♦ 8♦ | 20    | 5    | gain    | 10    |
        | 10♥ 8♠   | 18    | 5    | égalité | 5     |
      Et la place 1 a 19 jetons

    @id:last-chips-double-the-second-hand
    Scénario: Six jetons disponibles, exactement la mise, permettent de doubler la deuxième main
      Étant donné que la place 1 mise 6 et 6 sur un total de 18 jetons
      Et que la place 1 reçoit 10♦ 7♣ et 5♥ 6♣
      Et que le croupier montre 9♠ et cache 10♣
      Et que le sabot donne ensuite 9♦
      Quand la place 1 garde
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 a 6 jetons
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♠ 10♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 10♦ 7♣   | 17    | 6    | perte | 0     |
        | 5♥ 6♣ 9♦ | 20    | 12   | gain  | 24    |
      Et la place 1 a 24 jetons

    @id:five-free-chips-do-not-double-the-second-hand
    Scénario: Cinq jetons disponibles ne permettent pas de doubler la deuxième main pour une mise de 6, et elle tire donc
      Étant donné que la place 1 mise 6 et 6 sur un total de 17 jetons
      Et que la place 1 reçoit 10♦ 7♣ et 5♥ 6♣
      Et que le croupier montre 9♠ et cache 10♣
      Et que le sabot donne ensuite 9♦
      Quand la place 1 garde
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : jetons insuffisants
      Et la parole est à la place 1 pour la main 2
      Et la place 1 a 5 jetons
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♠ 10♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 10♦ 7♣   | 17    | 6    | perte | 0     |
        | 5♥ 6♣ 9♦ | 20    | 6    | gain  | 12    |
      Et la place 1 a 17 jetons

    @id:last-chips-split-the-second-hand
    Scénario: Huit jetons disponibles, exactement la mise, permettent de séparer la deuxième main
      Étant donné que la place 1 mise 8 et 8 sur un total de 24 jetons
      Et que la place 1 reçoit 9♥ 7♦ et 9♦ 9♣
      Et que le croupier montre 10♠ et cache 8♣
      Et que le sabot donne ensuite 10♥ 8♥
      Quand la place 1 garde
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 a 8 jetons
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 a 0 jeton
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♠ 8♣
      Et les mains de la place 1 sont
        | case | cartes | total | mise | issue | rendu |
        | 1    | 9♥ 7♦  | 16    | 8    | perte | 0     |
        | 2    | 9♦ 10♥ | 19    | 8    | gain  | 16    |
        | 2    | 9♣ 8♥  | 17    | 8    | perte | 0     |
      Et la place 1 a 16 jetons

    @id:seven-free-chips-do-not-split-the-second-hand
    Scénario: Sept jetons disponibles ne permettent pas de séparer la deuxième main pour une mise de 8, et elle tire donc
      Étant donné que la place 1 mise 8 et 8 sur un total de 23 jetons
      Et que la place 1 reçoit 9♥ 7♦ et 9♦ 9♣
      Et que le croupier montre 10♠ et cache 8♣
      Et que le sabot donne ensuite 2♥
      Quand la place 1 garde
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à séparer
      Alors c'est refusé : jetons insuffisants
      Et la parole est à la place 1 pour la main 2
      Et la place 1 a 7 jetons
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♠ 8♣
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue | rendu |
        | 1    | 9♥ 7♦    | 16    | 8    | perte | 0     |
        | 2    | 9♦ 9♣ 2♥ | 20    | 8    | gain  | 16    |
      Et la place 1 a 23 jetons

  @S7.7
  Règle: S7.7 Le profil ne se combine jamais avec des naturels payés 3 pour 2, ni avec un 22 du croupier qui perd contre toute main encore en jeu.

    @id:even-money-and-22-go-together
    Scénario: Les naturels payés 1 pour 1 et l'égalité avec un 22 du croupier vont de pair avec l'échange
      Étant donné que le règlement est celui de switch-us avec naturalPays "1:1"
      Et que le règlement est celui de switch-us avec dealer22 "push"
      Alors ce règlement est accepté

    @id:three-to-two-does-not-go-with-the-switch
    Scénario: Des naturels payés 3 pour 2 sont refusés avec l'échange
      Étant donné que le règlement est celui de switch-us avec naturalPays "3:2"
      Alors ce règlement est refusé pour /naturalPays en vertu de S7.7

    @id:losing-22-does-not-go-with-the-switch
    Scénario: Un 22 du croupier qui perd contre toute main encore en jeu est refusé avec l'échange
      Étant donné que le règlement est celui de switch-us avec dealer22 "over"
      Alors ce règlement est refusé pour /dealer22 en vertu de S7.7

    @id:paying-for-both-freedoms-is-refused-for-the-first
    Scénario: Là où les deux sont réunis, c'est le premier qui est nommé
      Étant donné que le règlement est celui de switch-us avec naturalPays "3:2"
      Et que le règlement est celui de switch-us avec dealer22 "over"
      Alors ce règlement est refusé pour /naturalPays en vertu de S7.7
