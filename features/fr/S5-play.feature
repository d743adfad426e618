# language: fr
@switch-us
Fonctionnalité: S5 Le jeu des mains
  Après le choix de l'échange, chaque main tire, reste, double ou se sépare jusqu'à ce qu'elle reste, atteigne 21 ou crève.

  @S5.1
  Règle: S5.1 Une place finit sa première main avant que la deuxième joue.

    @id:hands-of-a-seat-act-one-after-the-other
    Scénario: La deuxième main attend la première, et une main qui reste ne rejoue pas
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 6♣ 5♥ et 10♠ 3♦
      Et que le croupier montre 9♦ et cache 10♣
      Et que le sabot donne ensuite 8♣ 4♥
      Quand la place 1 garde
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 demande à tirer sur la main 2
      Alors c'est refusé : pas à son tour
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à rester sur la main 2
      Alors c'est refusé : pas à son tour
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 demande à tirer sur la main 1
      Alors c'est refusé : pas à son tour
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♦ 10♣
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue   | rendu |
        | 6♣ 5♥ 8♣  | 19    | 2    | égalité | 2     |
        | 10♠ 3♦ 4♥ | 17    | 2    | perte   | 0     |
      Et la place 1 a 98 jetons

    @id:first-hand-over-gives-the-turn-to-the-second
    Scénario: Quand la première main crève, la parole passe à la deuxième
      Étant donné que la place 1 mise 5 et 5 sur un total de 50 jetons
      Et que la place 1 reçoit 10♣ 4♦ et 7♥ 2♠
      Et que le croupier montre 8♦ et cache 10♥
      Et que le sabot donne ensuite K♠ 10♦
      Quand la place 1 garde
      Et la place 1 tire
      Alors les mains de la place 1 sont
        | cartes    | total | mise |
        | 10♣ 4♦ K♠ | 24    | 5    |
        | 7♥ 2♠     | 9     | 5    |
      Et la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♦ 10♥
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 10♣ 4♦ K♠ | 24    | 5    | perte | 0     |
        | 7♥ 2♠ 10♦ | 19    | 5    | gain  | 10    |
      Et la place 1 a 50 jetons

    @id:three-seats-play-in-order
    Scénario: Trois places jouent l'une après l'autre, chacune avec ses deux mains
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 2 mise 3 et 3 sur un total de 60 jetons
      Et que la place 3 mise 10 et 10 sur un total de 200 jetons
      Et que la place 1 reçoit 9♠ 8♦ et 10♥ 3♠
      Et que la place 2 reçoit 6♦ 4♣ et 10♠ 9♥
      Et que la place 3 reçoit 7♦ 5♠ et K♥ 7♠
      Et que le croupier montre 8♣ et cache 10♦
      Et que le sabot donne ensuite 7♥ 8♥ 7♣ Q♣
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 3 garde
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Quand la place 2 tire
      Et la place 2 reste
      Alors la parole est à la place 2 pour la main 2
      Quand la place 2 reste
      Alors la parole est à la place 3 pour la main 1
      Quand la place 3 tire
      Et la place 3 reste
      Alors la parole est à la place 3 pour la main 2
      Quand la place 3 tire
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♣ 10♦
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 9♠ 8♦     | 17    | 2    | perte | 0     |
        | 10♥ 3♠ 7♥ | 20    | 2    | gain  | 4     |
      Et les mains de la place 2 sont
        | cartes   | total | mise | issue   | rendu |
        | 6♦ 4♣ 8♥ | 18    | 3    | égalité | 3     |
        | 10♠ 9♥   | 19    | 3    | gain    | 6     |
      Et les mains de la place 3 sont
        | cartes   | total | mise | issue | rendu |
        | 7♦ 5♠ 7♣ | 19    | 10   | gain  | 20    |
        | K♥ 7♠ Q♣ | 27    | 10   | perte | 0     |
      Et la place 1 a 100 jetons
      Et la place 2 a 63 jetons
      Et la place 3 a 200 jetons

    @id:seats-wait-for-their-turn-to-play
    Scénario: La place 2 attend que la place 1 ait terminé ses deux mains, et la place 1 ne rejoue pas
      Étant donné que la place 1 mise 4 et 4 sur un total de 80 jetons
      Et que la place 2 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ 5♣ et 9♣ 2♦
      Et que la place 2 reçoit 8♥ 6♠ et Q♥ 9♦
      Et que le croupier montre 10♣ et cache 9♥
      Et que le sabot donne ensuite 3♣ 5♦
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 2 demande à rester
      Alors c'est refusé : pas à son tour
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 2 demande à tirer
      Alors c'est refusé : pas à son tour
      Et la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Quand la place 1 demande à tirer
      Alors c'est refusé : pas à son tour
      Quand la place 2 reste
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♣ 9♥
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 10♦ 5♣ 3♣ | 18    | 4    | perte | 0     |
        | 9♣ 2♦ 5♦  | 16    | 4    | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue   | rendu |
        | 8♥ 6♠  | 14    | 2    | perte   | 0     |
        | Q♥ 9♦  | 19    | 2    | égalité | 2     |
      Et la place 1 a 72 jetons
      Et la place 2 a 98 jetons

    @id:split-hands-act-before-the-second-hand
    Scénario: Les deux mains séparées de la première jouent avant la deuxième main d'origine et avant la place 2
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 2 mise 6 et 6 sur un total de 60 jetons
      Et que la place 1 reçoit 8♦ 8♣ et 10♥ 9♣
      Et que la place 2 reçoit Q♠ 7♦ et 5♣ 4♥
      Et que le croupier montre 8♠ et cache K♦
      Et que le sabot donne ensuite 10♠ 2♥ 10♣ J♦
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 a 94 jetons
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 demande à rester sur la main 3
      Alors c'est refusé : pas à son tour
      Quand la place 2 demande à tirer
      Alors c'est refusé : pas à son tour
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Et les mains de la place 1 sont
        | case | cartes    | total | mise |
        | 1    | 8♦ 10♠    | 18    | 2    |
        | 1    | 8♣ 2♥ 10♣ | 20    | 2    |
        | 2    | 10♥ 9♣    | 19    | 2    |
      Quand la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Quand la place 2 reste
      Et la place 2 tire
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♠ K♦
      Et les mains de la place 1 sont
        | case | cartes    | total | mise | issue   | rendu |
        | 1    | 8♦ 10♠    | 18    | 2    | égalité | 2     |
        | 1    | 8♣ 2♥ 10♣ | 20    | 2    | gain    | 4     |
        | 2    | 10♥ 9♣    | 19    | 2    | gain    | 4     |
      Et les mains de la place 2 sont
        | case | cartes   | total | mise | issue | rendu |
        | 1    | Q♠ 7♦    | 17    | 6    | perte | 0     |
        | 2    | 5♣ 4♥ J♦ | 19    | 6    | gain  | 12    |
      Et la place 1 a 104 jetons
      Et la place 2 a 60 jetons

  @S5.2
  Règle: S5.2 Une main peut prendre des cartes une par une ou rester à tout total inférieur à 21.

    @id:eight-cards-in-one-hand
    Scénario: Une main tire petite carte sur petite carte jusqu'à en avoir huit
      Étant donné que la place 1 mise 7 et 7 sur un total de 70 jetons
      Et que la place 1 reçoit 2♣ 3♦ et J♥ 9♥
      Et que le croupier montre 10♠ et cache 9♦
      Et que le sabot donne ensuite 2♥ 3♣ 4♠ 2♠ A♦ 3♥
      Quand la place 1 garde
      Alors la place 1 peut tirer, rester ou doubler
      Quand la place 1 tire
      Alors la place 1 peut tirer ou rester
      Et les mains de la place 1 sont
        | cartes   | total |
        | 2♣ 3♦ 2♥ | 7     |
        | J♥ 9♥    | 19    |
      Quand la place 1 tire
      Et la place 1 tire
      Et la place 1 tire
      Et la place 1 tire
      Alors les mains de la place 1 sont
        | cartes               | total |
        | 2♣ 3♦ 2♥ 3♣ 4♠ 2♠ A♦ | 17    |
        | J♥ 9♥                | 19    |
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♠ 9♦
      Et les mains de la place 1 sont
        | cartes                  | total | mise | issue   | rendu |
        | 2♣ 3♦ 2♥ 3♣ 4♠ 2♠ A♦ 3♥ | 20    | 7    | gain    | 14    |
        | J♥ 9♥                   | 19    | 7    | égalité | 7     |
      Et la place 1 a 77 jetons

    @id:standing-on-five
    Scénario: Une main peut rester à 5, et gagne quand le croupier crève
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 2♥ 3♠ et 9♦ 10♠
      Et que le croupier montre 6♠ et cache 10♣
      Et que le sabot donne ensuite 9♠
      Quand la place 1 garde
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 25 avec 6♠ 10♣ 9♠
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 2♥ 3♠  | 5     | 2    | gain  | 4     |
        | 9♦ 10♠ | 19    | 2    | gain  | 4     |
      Et la place 1 a 104 jetons

    @id:hard-20-is-hit-to-21
    Scénario: On peut encore tirer à 20 dur, et un as en fait 21
      Étant donné que la place 1 mise 2 et 2 sur un total de 20 jetons
      Et que la place 1 reçoit 10♦ 6♥ et 10♠ 7♣
      Et que le croupier montre 7♥ et cache 10♥
      Et que le sabot donne ensuite 4♣ A♣
      Quand la place 1 garde
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Et les mains de la place 1 sont
        | cartes    | total |
        | 10♦ 6♥ 4♣ | 20    |
        | 10♠ 7♣    | 17    |
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♥ 10♥
      Et les mains de la place 1 sont
        | cartes       | total | mise | issue   | rendu |
        | 10♦ 6♥ 4♣ A♣ | 21    | 2    | gain    | 4     |
        | 10♠ 7♣       | 17    | 2    | égalité | 2     |
      Et la place 1 a 22 jetons

    @id:soft-20-is-hit
    Scénario: On peut tirer à 20 souple : l'as vaut alors 1 et la main repart de 15
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit A♦ 9♣ et 10♠ 3♣
      Et que le croupier montre 10♦ et cache 8♥
      Et que le sabot donne ensuite 5♥ 4♦
      Quand la place 1 garde
      Alors les mains de la place 1 sont
        | cartes | total     |
        | A♦ 9♣  | 20 souple |
        | 10♠ 3♣ | 13        |
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes   | total |
        | A♦ 9♣ 5♥ | 15    |
        | 10♠ 3♣   | 13    |
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♦ 8♥
      Et les mains de la place 1 sont
        | cartes      | total | mise | issue | rendu |
        | A♦ 9♣ 5♥ 4♦ | 19    | 2    | gain  | 4     |
        | 10♠ 3♣      | 13    | 2    | perte | 0     |
      Et la place 1 a 100 jetons

    @id:soft-19-turns-into-hard-18
    Scénario: Une main souple grossit, devient dure au lieu de crever, puis reste
      Étant donné que la place 1 mise 6 et 6 sur un total de 60 jetons
      Et que la place 1 reçoit A♠ 5♦ et Q♣ 6♦
      Et que le croupier montre 10♥ et cache 9♠
      Et que le sabot donne ensuite 3♥ 9♥ 3♦
      Quand la place 1 garde
      Alors les mains de la place 1 sont
        | cartes | total     |
        | A♠ 5♦  | 16 souple |
        | Q♣ 6♦  | 16        |
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes   | total     |
        | A♠ 5♦ 3♥ | 19 souple |
        | Q♣ 6♦    | 16        |
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes      | total |
        | A♠ 5♦ 3♥ 9♥ | 18    |
        | Q♣ 6♦       | 16    |
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♥ 9♠
      Et les mains de la place 1 sont
        | cartes      | total | mise | issue   | rendu |
        | A♠ 5♦ 3♥ 9♥ | 18    | 6    | perte   | 0     |
        | Q♣ 6♦ 3♦    | 19    | 6    | égalité | 6     |
      Et la place 1 a 54 jetons

    @id:five-aces-in-one-hand @S2.6
    Scénario: Cinq as font 15 souple : un seul d'entre eux vaut 11
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit A♥ A♣ et 10♠ 8♣
      Et que le croupier montre 10♣ et cache 8♦
      Et que le sabot donne ensuite A♦ A♠ A♥ 10♦ 5♠
      Quand la place 1 garde
      Alors les mains de la place 1 sont
        | cartes | total     |
        | A♥ A♣  | 12 souple |
        | 10♠ 8♣ | 18        |
      Quand la place 1 tire
      Et la place 1 tire
      Et la place 1 tire
      Alors les mains de la place 1 sont
        | cartes         | total     |
        | A♥ A♣ A♦ A♠ A♥ | 15 souple |
        | 10♠ 8♣         | 18        |
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | cartes             | total |
        | A♥ A♣ A♦ A♠ A♥ 10♦ | 15    |
        | 10♠ 8♣             | 18    |
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♣ 8♦
      Et les mains de la place 1 sont
        | cartes                | total | mise | issue   | rendu |
        | A♥ A♣ A♦ A♠ A♥ 10♦ 5♠ | 20    | 2    | gain    | 4     |
        | 10♠ 8♣                | 18    | 2    | égalité | 2     |
      Et la place 1 a 102 jetons

    @id:no-switch-and-no-insurance-while-hands-are-played @S4.4
    Scénario: Pendant que les mains se jouent, il n'y a plus rien à garder, à échanger ni à assurer
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 2♦ et 6♥ 9♣
      Et que le croupier montre 10♥ et cache 9♥
      Et que le sabot donne ensuite 7♠ 3♣
      Quand la place 1 garde
      Et la place 1 demande à garder
      Alors c'est refusé : pas maintenant
      Quand la place 1 demande à échanger
      Alors c'est refusé : pas maintenant
      Quand la place 1 demande à s'assurer pour 1 et 0
      Alors c'est refusé : pas maintenant
      Quand la place 1 demande à décliner l'assurance
      Alors c'est refusé : pas maintenant
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 tire
      Et la place 1 demande à échanger
      Alors c'est refusé : pas maintenant
      Quand la place 1 reste
      Et la place 1 demande à échanger
      Alors c'est refusé : pas maintenant
      Et la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♥ 9♥
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue   | rendu |
        | 10♠ 2♦ 7♠ | 19    | 2    | égalité | 2     |
        | 6♥ 9♣ 3♣  | 18    | 2    | perte   | 0     |
      Et la place 1 a 98 jetons

    @id:no-card-after-the-round
    Scénario: Quand le coup est terminé, aucune main ne prend plus de carte
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 9♦ 10♦ et 7♣ 5♦
      Et que le croupier montre 7♦ et cache 10♠
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Quand la place 1 demande à tirer
      Alors c'est refusé : coup terminé
      Quand la place 1 demande à rester
      Alors c'est refusé : coup terminé
      Quand la place 1 demande à doubler
      Alors c'est refusé : coup terminé
      Et le coup est terminé
      Et le croupier finit à 17 avec 7♦ 10♠
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 9♦ 10♦ | 19    | 2    | gain  | 4     |
        | 7♣ 5♦  | 12    | 2    | perte | 0     |
      Et la place 1 a 100 jetons

    @id:standing-on-two-aces-and-on-four
    Scénario: Une main peut rester avec deux as ou avec une paire de deux, et gagne quand le croupier crève
      Étant donné que la place 1 mise 2 et 2 sur un total de 20 jetons
      Et que la place 1 reçoit A♠ A♦ et 10♥ 9♣
      Et que la place 2 mise 5 et 5 sur un total de 50 jetons
      Et que la place 2 reçoit 2♦ 2♥ et K♦ 6♥
      Et que le croupier montre 5♣ et cache 10♠
      Et que le sabot donne ensuite 8♠ 9♦
      Quand la place 1 garde
      Et la place 2 garde
      Alors la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 reste
      Et la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Et la place 2 peut tirer, rester, doubler ou séparer
      Quand la place 2 reste
      Et la place 2 tire
      Alors le coup est terminé
      Et le croupier finit à 24 avec 5♣ 10♠ 9♦
      Et les mains de la place 1 sont
        | cartes | total     | mise | issue | rendu |
        | A♠ A♦  | 12 souple | 2    | gain  | 4     |
        | 10♥ 9♣ | 19        | 2    | gain  | 4     |
      Et les mains de la place 2 sont
        | cartes   | total | mise | issue | rendu |
        | 2♦ 2♥    | 4     | 5    | gain  | 10    |
        | K♦ 6♥ 8♠ | 24    | 5    | perte | 0     |
      Et la place 1 a 24 jetons
      Et la place 2 a 50 jetons

  @S5.3
  Règle: S5.3 Une main dont le total est 21 n'appelle plus aucune décision.

    @id:hit-to-soft-21-passes-the-turn
    Scénario: Une main qui tire jusqu'à 21 souple est terminée et la deuxième main joue
      Étant donné que la place 1 mise 2 et 2 sur un total de 10 jetons
      Et que la place 1 reçoit A♠ 7♥ et K♠ 5♦
      Et que le croupier montre 7♣ et cache 10♥
      Et que le sabot donne ensuite 3♣ 2♥
      Quand la place 1 garde
      Et la place 1 tire
      Alors les mains de la place 1 sont
        | cartes   | total     |
        | A♠ 7♥ 3♣ | 21 souple |
        | K♠ 5♦    | 15        |
      Et la parole est à la place 1 pour la main 2
      Quand la place 1 demande à tirer sur la main 1
      Alors c'est refusé : pas à son tour
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♣ 10♥
      Et les mains de la place 1 sont
        | cartes   | total     | mise | issue   | rendu |
        | A♠ 7♥ 3♣ | 21 souple | 2    | gain    | 4     |
        | K♠ 5♦ 2♥ | 17        | 2    | égalité | 2     |
      Et la place 1 a 12 jetons

    @id:21-in-the-last-hand-ends-the-round
    Scénario: Quand la dernière main tire jusqu'à 21, le coup se termine de lui-même
      Étant donné que la place 1 mise 5 et 5 sur un total de 30 jetons
      Et que la place 1 reçoit 10♥ 8♦ et 6♣ 3♠
      Et que le croupier montre 8♣ et cache Q♦
      Et que le sabot donne ensuite 2♦ Q♠
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♣ Q♦
      Et les mains de la place 1 sont
        | cartes      | total | mise | issue   | rendu |
        | 10♥ 8♦      | 18    | 5    | égalité | 5     |
        | 6♣ 3♠ 2♦ Q♠ | 21    | 5    | gain    | 10    |
      Et la place 1 a 35 jetons

    @id:split-hand-dealt-21-passes-the-turn @S5.9
    Scénario: Un roi séparé qui reçoit un as est terminé, et l'autre roi joue
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit K♦ K♠ et 10♦ 9♥
      Et que le croupier montre 8♠ et cache 10♥
      Et que le sabot donne ensuite A♥ 7♦
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 2
      Et les mains de la place 1 sont
        | case | cartes | total     | naturel | mise |
        | 1    | K♦ A♥  | 21 souple | non     | 2    |
        | 1    | K♠ 7♦  | 17        | non     | 2    |
        | 2    | 10♦ 9♥ | 19        | non     | 2    |
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♠ 10♥
      Et les mains de la place 1 sont
        | case | cartes | total     | naturel | mise | issue | rendu |
        | 1    | K♦ A♥  | 21 souple | non     | 2    | gain  | 4     |
        | 1    | K♠ 7♦  | 17        | non     | 2    | perte | 0     |
        | 2    | 10♦ 9♥ | 19        | non     | 2    | gain  | 4     |
      Et la place 1 a 102 jetons

    @id:natural-takes-no-decision @D4
    Scénario: Un naturel initial ne peut ni tirer ni doubler ; la deuxième main joue aussitôt
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit A♣ K♥ et 9♠ 5♦
      Et que le croupier montre 10♠ et cache 8♥
      Et que le sabot donne ensuite 4♥
      Quand la place 1 garde
      Alors la parole est à la place 1 pour la main 2
      Et les mains de la place 1 sont
        | cartes | total     | naturel |
        | A♣ K♥  | 21 souple | oui     |
        | 9♠ 5♦  | 14        | non     |
      Quand la place 1 demande à tirer sur la main 1
      Alors c'est refusé : pas à son tour
      Quand la place 1 demande à doubler sur la main 1
      Alors c'est refusé : pas à son tour
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♠ 8♥
      Et les mains de la place 1 sont
        | cartes   | total     | naturel | mise | issue   | rendu |
        | A♣ K♥    | 21 souple | oui     | 2    | gain    | 4     |
        | 9♠ 5♦ 4♥ | 18        | non     | 2    | égalité | 2     |
      Et la place 1 a 102 jetons

    @id:natural-in-the-second-spot-ends-the-round @D4
    Scénario: Avec un naturel sur la deuxième case, le coup se termine quand la première main reste
      Étant donné que la place 1 mise 8 et 8 sur un total de 100 jetons
      Et que la place 1 reçoit 10♣ 9♦ et Q♥ A♦
      Et que le croupier montre 7♣ et cache K♠
      Quand la place 1 garde
      Alors la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♣ K♠
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | 10♣ 9♦ | 19        | non     | 8    | gain  | 16    |
        | Q♥ A♦  | 21 souple | oui     | 8    | gain  | 16    |
      Et la place 1 a 116 jetons

    @id:switched-21-takes-no-decision @D4
    Scénario: Un 21 né de l'échange ne peut ni tirer ni doubler ; la deuxième main joue aussitôt
      Étant donné que la place 1 mise 3 et 3 sur un total de 9 jetons
      Et que la place 1 reçoit A♠ 5♥ et 9♣ K♣
      Et que le croupier montre 10♥ et cache 7♦
      Et que le sabot donne ensuite 3♠
      Quand la place 1 échange
      Alors la parole est à la place 1 pour la main 2
      Et les mains de la place 1 sont
        | cartes | total     | naturel |
        | A♠ K♣  | 21 souple | non     |
        | 9♣ 5♥  | 14        | non     |
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 demande à tirer sur la main 1
      Alors c'est refusé : pas à son tour
      Quand la place 1 demande à doubler sur la main 1
      Alors c'est refusé : pas à son tour
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♥ 7♦
      Et les mains de la place 1 sont
        | cartes   | total     | naturel | mise | issue   | rendu |
        | A♠ K♣    | 21 souple | non     | 3    | gain    | 6     |
        | 9♣ 5♥ 3♠ | 17        | non     | 3    | égalité | 3     |
      Et la place 1 a 12 jetons

    @id:two-switched-21s-end-the-round @D4 @S4.5
    Scénario: Deux 21 nés d'un même échange ne laissent rien à jouer
      Étant donné que la place 1 mise 15 et 15 sur un total de 40 jetons
      Et que la place 1 reçoit A♥ A♦ et 10♣ K♠
      Et que le croupier montre 9♥ et cache J♦
      Quand la place 1 échange
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♥ J♦
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | A♥ K♠  | 21 souple | non     | 15   | gain  | 30    |
        | 10♣ A♦ | 21 souple | non     | 15   | gain  | 30    |
      Et la place 1 a 70 jetons

  @S5.4
  Règle: S5.4 Une main peut doubler sur ses deux premières cartes : une mise supplémentaire égale à la première, exactement une carte, puis elle reste.

    @id:double-takes-one-card-and-stands
    Scénario: La main qui double à 11 mise encore autant, prend une seule carte et passe la parole
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 6♥ 5♠ et 10♣ 7♠
      Et que le croupier montre 10♦ et cache 8♣
      Et que le sabot donne ensuite 8♦
      Quand la place 1 garde
      Alors la place 1 a 96 jetons
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors la place 1 a 94 jetons
      Et les mains de la place 1 sont
        | cartes   | total | mise |
        | 6♥ 5♠ 8♦ | 19    | 4    |
        | 10♣ 7♠   | 17    | 2    |
      Et la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♦ 8♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 6♥ 5♠ 8♦ | 19    | 4    | gain  | 8     |
        | 10♣ 7♠   | 17    | 2    | perte | 0     |
      Et la place 1 a 102 jetons

    @id:double-on-seven
    Scénario: Une main de 7 peut doubler, et reste au 10 obtenu
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 4♠ 3♦ et K♠ 8♥
      Et que le croupier montre 10♥ et cache 7♣
      Et que le sabot donne ensuite 3♠
      Quand la place 1 garde
      Et la place 1 double
      Alors la parole est à la place 1 pour la main 2
      Et les mains de la place 1 sont
        | cartes   | total | mise |
        | 4♠ 3♦ 3♠ | 10    | 4    |
        | K♠ 8♥    | 18    | 2    |
      Quand la place 1 demande à tirer sur la main 1
      Alors c'est refusé : pas à son tour
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♥ 7♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 4♠ 3♦ 3♠ | 10    | 4    | perte | 0     |
        | K♠ 8♥    | 18    | 2    | gain  | 4     |
      Et la place 1 a 98 jetons

    @id:no-double-after-a-hit
    Scénario: La même main ne peut plus doubler une fois qu'elle a tiré
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 4♠ 3♦ et K♠ 8♥
      Et que le croupier montre 10♥ et cache 7♣
      Et que le sabot donne ensuite 3♠ 9♦
      Quand la place 1 garde
      Et la place 1 tire
      Alors la place 1 peut tirer ou rester
      Et la place 1 ne peut pas doubler
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas deux cartes
      Et la place 1 a 96 jetons
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♥ 7♣
      Et les mains de la place 1 sont
        | cartes      | total | mise | issue | rendu |
        | 4♠ 3♦ 3♠ 9♦ | 19    | 2    | gain  | 4     |
        | K♠ 8♥       | 18    | 2    | gain  | 4     |
      Et la place 1 a 104 jetons

    @id:double-on-soft-17
    Scénario: Un 17 souple peut doubler, et un dix en fait un 17 dur
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit A♦ 6♣ et Q♠ 3♦
      Et que le croupier montre 9♦ et cache 8♠
      Et que le sabot donne ensuite 10♥
      Quand la place 1 garde
      Alors la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors la parole est à la place 1 pour la main 2
      Et les mains de la place 1 sont
        | cartes    | total | mise |
        | A♦ 6♣ 10♥ | 17    | 4    |
        | Q♠ 3♦     | 13    | 2    |
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 9♦ 8♠
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue   | rendu |
        | A♦ 6♣ 10♥ | 17    | 4    | égalité | 4     |
        | Q♠ 3♦     | 13    | 2    | perte   | 0     |
      Et la place 1 a 98 jetons

    @id:double-on-20
    Scénario: Une main de 20 peut doubler, et un as en fait 21
      Étant donné que la place 1 mise 20 et 20 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ K♣ et 8♣ 4♥
      Et que le croupier montre 9♥ et cache J♦
      Et que le sabot donne ensuite A♥
      Quand la place 1 garde
      Alors la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 double
      Alors la place 1 a 40 jetons
      Et la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♥ J♦
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 10♠ K♣ A♥ | 21    | 40   | gain  | 80    |
        | 8♣ 4♥     | 12    | 20   | perte | 0     |
      Et la place 1 a 120 jetons

    @id:double-after-a-switch @D2
    Scénario: Une main peut doubler au 11 que lui a donné un échange
      Étant donné que la place 1 mise 10 et 10 sur un total de 100 jetons
      Et que la place 1 reçoit 7♠ 10♣ et K♥ 4♦
      Et que le croupier montre 8♦ et cache Q♣
      Et que le sabot donne ensuite 8♠
      Quand la place 1 échange
      Alors les mains de la place 1 sont
        | cartes | total | mise |
        | 7♠ 4♦  | 11    | 10   |
        | K♥ 10♣ | 20    | 10   |
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors la place 1 a 70 jetons
      Et la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♦ Q♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 7♠ 4♦ 8♠ | 19    | 20   | gain  | 40    |
        | K♥ 10♣   | 20    | 10   | gain  | 20    |
      Et la place 1 a 130 jetons

    @id:split-of-a-switched-pair @D2 @S5.6
    Scénario: Une paire née de l'échange peut être séparée
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 8♥ 10♦ et J♠ 8♠
      Et que le croupier montre 9♦ et cache 10♥
      Et que le sabot donne ensuite 10♣ 3♦ 9♣
      Quand la place 1 échange
      Alors la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la place 1 a 94 jetons
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♦ 10♥
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue | rendu |
        | 1    | 8♥ 10♣   | 18    | 2    | perte | 0     |
        | 1    | 8♠ 3♦ 9♣ | 20    | 2    | gain  | 4     |
        | 2    | J♠ 10♦   | 20    | 2    | gain  | 4     |
      Et la place 1 a 102 jetons

    @id:doubled-hand-over-21-loses-it-all @D6
    Scénario: Une main doublée qui crève perd toute sa mise doublée
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ 5♥ et 10♠ 9♣
      Et que le croupier montre 7♠ et cache 10♥
      Et que le sabot donne ensuite Q♠
      Quand la place 1 garde
      Et la place 1 double
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 a 94 jetons
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♠ 10♥
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 10♦ 5♥ Q♠ | 25    | 4    | perte | 0     |
        | 10♠ 9♣    | 19    | 2    | gain  | 4     |
      Et la place 1 a 98 jetons

    @id:doubled-hand-over-21-against-22 @D6 @S6.9
    Scénario: Une main doublée qui a crevé perd même quand le croupier finit à 22
      Étant donné que la place 1 mise 3 et 3 sur un total de 100 jetons
      Et que la place 1 reçoit 9♠ 7♦ et 10♦ 8♥
      Et que le croupier montre 6♠ et cache 10♣
      Et que le sabot donne ensuite K♣ 6♦
      Quand la place 1 garde
      Et la place 1 double
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 a 91 jetons
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 22 avec 6♠ 10♣ 6♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 9♠ 7♦ K♣ | 26    | 6    | perte   | 0     |
        | 10♦ 8♥   | 18    | 3    | égalité | 3     |
      Et la place 1 a 94 jetons

    @id:doubled-hand-over-21-against-23 @D6 @S6.4
    Scénario: Une main doublée qui a crevé perd même quand le croupier crève aussi
      Étant donné que la place 1 mise 6 et 6 sur un total de 60 jetons
      Et que la place 1 reçoit 8♣ 6♥ et 5♠ 7♥
      Et que le croupier montre 6♣ et cache Q♦
      Et que le sabot donne ensuite J♦ 7♠
      Quand la place 1 garde
      Et la place 1 double
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 a 42 jetons
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 23 avec 6♣ Q♦ 7♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 8♣ 6♥ J♦ | 24    | 12   | perte | 0     |
        | 5♠ 7♥    | 12    | 6    | gain  | 12    |
      Et la place 1 a 54 jetons

    @id:double-with-exactly-the-stake-left @D7
    Scénario: Une place à qui il reste exactement sa mise peut doubler
      Étant donné que la place 1 mise 5 et 5 sur un total de 15 jetons
      Et que la place 1 reçoit 5♦ 6♠ et 10♣ 9♥
      Et que le croupier montre 8♥ et cache 10♠
      Et que le sabot donne ensuite 7♥
      Quand la place 1 garde
      Alors la place 1 a 5 jetons
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors la place 1 a 0 jeton
      Et la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♥ 10♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 5♦ 6♠ 7♥ | 18    | 10   | égalité | 10    |
        | 10♣ 9♥   | 19    | 5    | gain    | 10    |
      Et la place 1 a 20 jetons

    @id:double-with-one-chip-too-few @D7
    Scénario: La même place, avec un jeton de moins que sa mise, ne peut pas doubler
      Étant donné que la place 1 mise 5 et 5 sur un total de 14 jetons
      Et que la place 1 reçoit 5♦ 6♠ et 10♣ 9♥
      Et que le croupier montre 8♥ et cache 10♠
      Et que le sabot donne ensuite 7♥
      Quand la place 1 garde
      Alors la place 1 a 4 jetons
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♥ 10♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 5♦ 6♠ 7♥ | 18    | 5    | égalité | 5     |
        | 10♣ 9♥   | 19    | 5    | gain    | 10    |
      Et la place 1 a 19 jetons

    @id:double-with-one-chip-to-spare @D7
    Scénario: Avec un jeton de plus que sa mise, doubler prend la mise et laisse le jeton
      Étant donné que la place 1 mise 5 et 5 sur un total de 16 jetons
      Et que la place 1 reçoit 5♦ 6♠ et 10♣ 9♥
      Et que le croupier montre 8♥ et cache 10♠
      Et que le sabot donne ensuite 7♥
      Quand la place 1 garde
      Alors la place 1 a 6 jetons
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors la place 1 a 1 jeton
      Et la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♥ 10♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 5♦ 6♠ 7♥ | 18    | 10   | égalité | 10    |
        | 10♣ 9♥   | 19    | 5    | gain    | 10    |
      Et la place 1 a 21 jetons

    @id:no-double-for-less @D7
    Scénario: On ne double pas pour moins que la mise
      Étant donné que la place 1 mise 10 et 10 sur un total de 28 jetons
      Et que la place 1 reçoit 6♦ 4♠ et Q♠ 9♥
      Et que le croupier montre 9♦ et cache K♣
      Et que le sabot donne ensuite 8♥
      Quand la place 1 garde
      Alors la place 1 a 8 jetons
      Et la place 1 peut tirer ou rester
      Quand la place 1 annonce "double-for-less"
      Alors c'est refusé : action inconnue
      Et la place 1 a 8 jetons
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♦ K♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 6♦ 4♠ 8♥ | 18    | 10   | perte   | 0     |
        | Q♠ 9♥    | 19    | 10   | égalité | 10    |
      Et la place 1 a 18 jetons

    @id:split-of-switched-aces @D2 @S5.8
    Scénario: Une paire d'as née de l'échange peut être séparée, et chaque as reçoit une carte et reste
      Étant donné que la place 1 mise 4 et 4 sur un total de 40 jetons
      Et que la place 1 reçoit A♠ 7♥ et 9♣ A♦
      Et que le croupier montre 10♦ et cache 8♣
      Et que le sabot donne ensuite 6♣ 9♦ 3♠
      Quand la place 1 échange
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la place 1 a 28 jetons
      Et la parole est à la place 1 pour la main 3
      Et les mains de la place 1 sont
        | case | cartes | total     | mise |
        | 1    | A♠ 6♣  | 17 souple | 4    |
        | 1    | A♦ 9♦  | 20 souple | 4    |
        | 2    | 9♣ 7♥  | 16        | 4    |
      Quand la place 1 demande à tirer sur la main 1
      Alors c'est refusé : pas à son tour
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♦ 8♣
      Et les mains de la place 1 sont
        | case | cartes   | total     | mise | issue | rendu |
        | 1    | A♠ 6♣    | 17 souple | 4    | perte | 0     |
        | 1    | A♦ 9♦    | 20 souple | 4    | gain  | 8     |
        | 2    | 9♣ 7♥ 3♠ | 19        | 4    | gain  | 8     |
      Et la place 1 a 44 jetons

    @id:no-double-after-a-hit-in-a-split-hand
    Scénario: Une main séparée qui a tiré ne peut plus doubler
      Étant donné que la place 1 mise 3 et 3 sur un total de 60 jetons
      Et que la place 1 reçoit 7♠ 7♦ et 10♥ 9♣
      Et que le croupier montre 10♠ et cache 8♥
      Et que le sabot donne ensuite 2♣ 3♥ 7♣ 10♣
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la place 1 peut tirer, rester ou doubler
      Quand la place 1 tire
      Alors la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas deux cartes
      Et la place 1 a 51 jetons
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♠ 8♥
      Et les mains de la place 1 sont
        | case | cartes      | total | mise | issue | rendu |
        | 1    | 7♠ 2♣ 3♥ 7♣ | 19    | 3    | gain  | 6     |
        | 1    | 7♦ 10♣      | 17    | 3    | perte | 0     |
        | 2    | 10♥ 9♣      | 19    | 3    | gain  | 6     |
      Et la place 1 a 63 jetons

    @id:no-double-after-a-hit-on-the-second-spot
    Scénario: Une main de la deuxième case qui a tiré jusqu'à 11 ne peut plus doubler
      Étant donné que la place 1 mise 10 et 10 sur un total de 80 jetons
      Et que la place 1 reçoit 10♦ 9♥ et 6♠ 2♥
      Et que le croupier montre 9♦ et cache J♣
      Et que le sabot donne ensuite 3♦ 9♠
      Quand la place 1 garde
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 tire
      Alors la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : pas deux cartes
      Et la place 1 a 60 jetons
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♦ J♣
      Et les mains de la place 1 sont
        | cartes      | total | mise | issue   | rendu |
        | 10♦ 9♥      | 19    | 10   | égalité | 10    |
        | 6♠ 2♥ 3♦ 9♠ | 20    | 10   | gain    | 20    |
      Et la place 1 a 90 jetons

    @id:double-on-two-aces-and-on-soft-19
    Scénario: Deux as peuvent être doublés, un as avec un huit aussi
      Étant donné que la place 1 mise 5 et 5 sur un total de 60 jetons
      Et que la place 1 reçoit A♥ A♣ et A♦ 8♠
      Et que le croupier montre 10♠ et cache Q♥
      Et que le sabot donne ensuite 8♦ 5♥
      Quand la place 1 garde
      Alors la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 double
      Alors la place 1 a 45 jetons
      Et la parole est à la place 1 pour la main 2
      Et les mains de la place 1 sont
        | cartes   | total     | mise |
        | A♥ A♣ 8♦ | 20 souple | 10   |
        | A♦ 8♠    | 19 souple | 5    |
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 20 avec 10♠ Q♥
      Et les mains de la place 1 sont
        | cartes   | total     | mise | issue   | rendu |
        | A♥ A♣ 8♦ | 20 souple | 10   | égalité | 10    |
        | A♦ 8♠ 5♥ | 14        | 10   | perte   | 0     |
      Et la place 1 a 50 jetons

    @id:double-on-soft-20-and-on-four
    Scénario: Un as avec un neuf peut être doublé, une paire de deux aussi
      Étant donné que la place 1 mise 3 et 3 sur un total de 30 jetons
      Et que la place 1 reçoit A♣ 9♦ et 2♠ 2♣
      Et que le croupier montre 10♣ et cache 8♠
      Et que le sabot donne ensuite 8♥ 9♥
      Quand la place 1 garde
      Alors la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors la place 1 a 21 jetons
      Et la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♣ 8♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | A♣ 9♦ 8♥ | 18    | 6    | égalité | 6     |
        | 2♠ 2♣ 9♥ | 13    | 6    | perte   | 0     |
      Et la place 1 a 24 jetons

  @S5.5
  Règle: S5.5 Une main issue d'une séparation autre que celle d'as peut doubler sur ses deux cartes.

    @id:double-on-both-split-eights
    Scénario: Les deux mains séparées d'une paire de huit peuvent doubler
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 8♦ 8♠ et 10♥ 9♦
      Et que le croupier montre 7♥ et cache K♠
      Et que le sabot donne ensuite 3♣ 9♥ 2♣ 7♣
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors la place 1 a 92 jetons
      Et la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors la place 1 a 90 jetons
      Et la parole est à la place 1 pour la main 3
      Et les mains de la place 1 sont
        | case | cartes   | total | mise |
        | 1    | 8♦ 3♣ 9♥ | 20    | 4    |
        | 1    | 8♠ 2♣ 7♣ | 17    | 4    |
        | 2    | 10♥ 9♦   | 19    | 2    |
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♥ K♠
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 8♦ 3♣ 9♥ | 20    | 4    | gain    | 8     |
        | 1    | 8♠ 2♣ 7♣ | 17    | 4    | égalité | 4     |
        | 2    | 10♥ 9♦   | 19    | 2    | gain    | 4     |
      Et la place 1 a 106 jetons

    @id:double-on-a-split-ten
    Scénario: Une main séparée d'une paire de dix peut doubler
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit 10♣ 10♠ et 9♦ 8♥
      Et que le croupier montre 9♥ et cache 8♣
      Et que le sabot donne ensuite 2♥ 6♦ 9♠
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la place 1 a 85 jetons
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors la place 1 a 80 jetons
      Et la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 9♥ 8♣
      Et les mains de la place 1 sont
        | case | cartes    | total | mise | issue   | rendu |
        | 1    | 10♣ 2♥ 6♦ | 18    | 10   | gain    | 20    |
        | 1    | 10♠ 9♠    | 19    | 5    | gain    | 10    |
        | 2    | 9♦ 8♥     | 17    | 5    | égalité | 5     |
      Et la place 1 a 115 jetons

    @id:double-on-a-split-hand-with-the-last-chips @S5.10
    Scénario: Une main séparée double avec les derniers jetons, et l'autre ne peut plus alors que tirer ou rester
      Étant donné que la place 1 mise 2 et 2 sur un total de 8 jetons
      Et que la place 1 reçoit 8♦ 8♠ et 10♥ 9♦
      Et que le croupier montre 7♥ et cache K♠
      Et que le sabot donne ensuite 3♣ 9♥ 2♣ 7♣
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la place 1 a 2 jetons
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors la place 1 a 0 jeton
      Et la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♥ K♠
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 8♦ 3♣ 9♥ | 20    | 4    | gain    | 8     |
        | 1    | 8♠ 2♣ 7♣ | 17    | 2    | égalité | 2     |
        | 2    | 10♥ 9♦   | 19    | 2    | gain    | 4     |
      Et la place 1 a 14 jetons

    @id:double-on-a-split-hand-not-covered @S5.10
    Scénario: Avec un jeton de moins, la même main séparée ne peut pas doubler
      Étant donné que la place 1 mise 2 et 2 sur un total de 7 jetons
      Et que la place 1 reçoit 8♦ 8♠ et 10♥ 9♦
      Et que le croupier montre 7♥ et cache K♠
      Et que le sabot donne ensuite 3♣ 9♥ 2♣ 7♣
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la place 1 a 1 jeton
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♥ K♠
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 8♦ 3♣ 9♥ | 20    | 2    | gain    | 4     |
        | 1    | 8♠ 2♣ 7♣ | 17    | 2    | égalité | 2     |
        | 2    | 10♥ 9♦   | 19    | 2    | gain    | 4     |
      Et la place 1 a 11 jetons

    @id:second-seat-doubles-both-split-nines
    Scénario: La deuxième place double sur ses deux neuf séparés
      Étant donné que la place 1 mise 2 et 2 sur un total de 50 jetons
      Et que la place 1 reçoit 10♣ 9♠ et K♥ 8♦
      Et que la place 2 mise 5 et 5 sur un total de 100 jetons
      Et que la place 2 reçoit 9♣ 9♥ et Q♦ 7♠
      Et que le croupier montre 8♥ et cache K♠
      Et que le sabot donne ensuite 2♦ 8♣ 3♣ 6♠
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors la place 2 peut tirer, rester, doubler ou séparer
      Quand la place 2 sépare
      Alors la place 2 a 85 jetons
      Et la parole est à la place 2 pour la main 1
      Et la place 2 peut tirer, rester ou doubler
      Quand la place 2 double
      Alors la place 2 a 80 jetons
      Et la parole est à la place 2 pour la main 2
      Et la place 2 peut tirer, rester ou doubler
      Quand la place 2 double
      Alors la place 2 a 75 jetons
      Et la parole est à la place 2 pour la main 3
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♥ K♠
      Et les mains de la place 1 sont
        | case | cartes | total | mise | issue   | rendu |
        | 1    | 10♣ 9♠ | 19    | 2    | gain    | 4     |
        | 2    | K♥ 8♦  | 18    | 2    | égalité | 2     |
      Et les mains de la place 2 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 9♣ 2♦ 8♣ | 19    | 10   | gain    | 20    |
        | 1    | 9♥ 3♣ 6♠ | 18    | 10   | égalité | 10    |
        | 2    | Q♦ 7♠    | 17    | 5    | perte   | 0     |
      Et la place 1 a 52 jetons
      Et la place 2 a 105 jetons

  @S5.6
  Règle: S5.6 Deux premières cartes de même valeur peuvent être séparées contre une mise supplémentaire égale.

    @id:split-of-two-eights
    Scénario: Deux huit deviennent deux mains, chacune avec sa propre mise
      Étant donné que la place 1 mise 4 et 4 sur un total de 50 jetons
      Et que la place 1 reçoit 8♣ 8♥ et 10♦ 6♠
      Et que le croupier montre 9♠ et cache 10♥
      Et que le sabot donne ensuite J♣ 4♠ 8♦
      Quand la place 1 garde
      Alors la place 1 a 42 jetons
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la place 1 a 38 jetons
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Et les mains de la place 1 sont
        | case | cartes   | total | mise |
        | 1    | 8♣ J♣    | 18    | 4    |
        | 1    | 8♥ 4♠ 8♦ | 20    | 4    |
        | 2    | 10♦ 6♠   | 16    | 4    |
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♠ 10♥
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue | rendu |
        | 1    | 8♣ J♣    | 18    | 4    | perte | 0     |
        | 1    | 8♥ 4♠ 8♦ | 20    | 4    | gain  | 8     |
        | 2    | 10♦ 6♠   | 16    | 4    | perte | 0     |
      Et la place 1 a 46 jetons

    @id:split-hand-waits-with-one-card @splitDeal=in-turn
    Scénario: La deuxième main séparée attend avec une seule carte que vienne son tour
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 7♣ 7♥ et 10♠ 8♦
      Et que le croupier montre Q♦ et cache 8♠
      Et que le sabot donne ensuite 5♦ 6♥ 9♦ 4♥
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 7♣ 5♦  | 12    | 2    |
        | 1    | 7♥     | 7     | 2    |
        | 2    | 10♠ 8♦ | 18    | 2    |
      Quand la place 1 tire
      Alors les mains de la place 1 sont
        | case | cartes   | total | mise |
        | 1    | 7♣ 5♦ 6♥ | 18    | 2    |
        | 1    | 7♥       | 7     | 2    |
        | 2    | 10♠ 8♦   | 18    | 2    |
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et les mains de la place 1 sont
        | case | cartes   | total | mise |
        | 1    | 7♣ 5♦ 6♥ | 18    | 2    |
        | 1    | 7♥ 9♦    | 16    | 2    |
        | 2    | 10♠ 8♦   | 18    | 2    |
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec Q♦ 8♠
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 7♣ 5♦ 6♥ | 18    | 2    | égalité | 2     |
        | 1    | 7♥ 9♦ 4♥ | 20    | 2    | gain    | 4     |
        | 2    | 10♠ 8♦   | 18    | 2    | égalité | 2     |
      Et la place 1 a 102 jetons

    @id:split-of-a-king-and-a-ten @D1
    Scénario: Un roi et un dix ont la même valeur et peuvent être séparés
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit K♠ 10♦ et 5♥ 9♣
      Et que le croupier montre 10♣ et cache 9♥
      Et que le sabot donne ensuite 8♣ 5♣ 2♦ 6♣
      Quand la place 1 garde
      Alors la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la place 1 a 94 jetons
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♣ 9♥
      Et les mains de la place 1 sont
        | case | cartes    | total | mise | issue | rendu |
        | 1    | K♠ 8♣     | 18    | 2    | perte | 0     |
        | 1    | 10♦ 5♣ 2♦ | 17    | 2    | perte | 0     |
        | 2    | 5♥ 9♣ 6♣  | 20    | 2    | gain  | 4     |
      Et la place 1 a 98 jetons

    @id:nine-and-ten-are-no-pair @D1
    Scénario: À la même table, un neuf et un dix ne peuvent pas être séparés
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 9♠ 10♦ et 5♥ 9♣
      Et que le croupier montre 10♣ et cache 9♥
      Et que le sabot donne ensuite 6♣
      Quand la place 1 garde
      Alors la place 1 peut tirer, rester ou doubler
      Quand la place 1 demande à séparer
      Alors c'est refusé : pas une paire
      Et la place 1 a 96 jetons
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♣ 9♥
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 9♠ 10♦   | 19    | 2    | égalité | 2     |
        | 2    | 5♥ 9♣ 6♣ | 20    | 2    | gain    | 4     |
      Et la place 1 a 102 jetons

    @id:split-of-a-jack-and-a-queen @D1
    Scénario: Un valet et une dame sur la deuxième case peuvent être séparés
      Étant donné que la place 1 mise 10 et 10 sur un total de 100 jetons
      Et que la place 1 reçoit 9♥ 10♠ et J♦ Q♣
      Et que le croupier montre 8♦ et cache K♦
      Et que le sabot donne ensuite 4♣ 3♥ 9♦
      Quand la place 1 garde
      Alors la place 1 peut tirer, rester ou doubler
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la place 1 a 70 jetons
      Et la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♦ K♦
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue | rendu |
        | 1    | 9♥ 10♠   | 19    | 10   | gain  | 20    |
        | 2    | J♦ 4♣ 3♥ | 17    | 10   | perte | 0     |
        | 2    | Q♣ 9♦    | 19    | 10   | gain  | 20    |
      Et la place 1 a 110 jetons

    @id:split-of-two-aces @D1
    Scénario: Deux as peuvent être séparés
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit A♣ A♥ et 10♦ 7♠
      Et que le croupier montre 10♠ et cache 8♥
      Et que le sabot donne ensuite 8♦ 3♠
      Quand la place 1 garde
      Alors la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la place 1 a 94 jetons
      Et la parole est à la place 1 pour la main 3
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♠ 8♥
      Et les mains de la place 1 sont
        | case | cartes | total     | mise | issue | rendu |
        | 1    | A♣ 8♦  | 19 souple | 2    | gain  | 4     |
        | 1    | A♥ 3♠  | 14 souple | 2    | perte | 0     |
        | 2    | 10♦ 7♠ | 17        | 2    | perte | 0     |
      Et la place 1 a 98 jetons

    @id:ace-pairs-only-with-an-ace @D1
    Scénario: Un as ne fait pas une paire avec un neuf, et avec un roi c'est un naturel
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ 9♥ et A♦ K♣
      Et que le croupier montre 10♥ et cache J♠
      Quand la place 1 garde
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 demande à séparer
      Alors c'est refusé : pas une paire
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec 10♥ J♠
      Et les mains de la place 1 sont
        | case | cartes | total     | naturel | mise | issue   | rendu |
        | 1    | A♠ 9♥  | 20 souple | non     | 2    | égalité | 2     |
        | 2    | A♦ K♣  | 21 souple | oui     | 2    | gain    | 4     |
      Et la place 1 a 102 jetons

    @id:split-with-exactly-the-stake-left @S5.10
    Scénario: Une place à qui il reste exactement sa mise peut séparer
      Étant donné que la place 1 mise 3 et 3 sur un total de 9 jetons
      Et que la place 1 reçoit 6♣ 6♠ et 10♣ 8♥
      Et que le croupier montre 10♦ et cache 7♦
      Et que le sabot donne ensuite 5♥ 9♦ 10♠
      Quand la place 1 garde
      Alors la place 1 a 3 jetons
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la place 1 a 0 jeton
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♦ 7♦
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue | rendu |
        | 1    | 6♣ 5♥ 9♦ | 20    | 3    | gain  | 6     |
        | 1    | 6♠ 10♠   | 16    | 3    | perte | 0     |
        | 2    | 10♣ 8♥   | 18    | 3    | gain  | 6     |
      Et la place 1 a 12 jetons

    @id:split-with-one-chip-too-few @S5.10
    Scénario: La même place, avec un jeton de moins que sa mise, ne peut pas séparer
      Étant donné que la place 1 mise 3 et 3 sur un total de 8 jetons
      Et que la place 1 reçoit 6♣ 6♠ et 10♣ 8♥
      Et que le croupier montre 10♦ et cache 7♦
      Et que le sabot donne ensuite 5♥
      Quand la place 1 garde
      Alors la place 1 a 2 jetons
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à séparer
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♦ 7♦
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 6♣ 6♠ 5♥ | 17    | 3    | égalité | 3     |
        | 2    | 10♣ 8♥   | 18    | 3    | gain    | 6     |
      Et la place 1 a 11 jetons

    @id:no-split-after-a-hit
    Scénario: Une paire qui a tiré ne peut plus être séparée
      Étant donné que la place 1 mise 2 et 2 sur un total de 30 jetons
      Et que la place 1 reçoit 4♣ 4♦ et 9♠ 8♥
      Et que le croupier montre 10♠ et cache 8♦
      Et que le sabot donne ensuite 4♥ 7♠
      Quand la place 1 garde
      Alors la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 tire
      Alors la place 1 peut tirer ou rester
      Quand la place 1 demande à séparer
      Alors c'est refusé : pas deux cartes
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♠ 8♦
      Et les mains de la place 1 sont
        | case | cartes      | total | mise | issue | rendu |
        | 1    | 4♣ 4♦ 4♥ 7♠ | 19    | 2    | gain  | 4     |
        | 2    | 9♠ 8♥       | 17    | 2    | perte | 0     |
      Et la place 1 a 30 jetons

    @id:split-of-two-fives
    Scénario: Deux cinq peuvent être séparés
      Étant donné que la place 1 mise 3 et 3 sur un total de 30 jetons
      Et que la place 1 reçoit 5♦ 5♠ et 10♣ 7♥
      Et que le croupier montre 10♦ et cache 8♥
      Et que le sabot donne ensuite 10♠ 4♥ 6♣ 9♠
      Quand la place 1 garde
      Alors la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la place 1 a 21 jetons
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♦ 8♥
      Et les mains de la place 1 sont
        | case | cartes    | total | mise | issue | rendu |
        | 1    | 5♦ 10♠ 4♥ | 19    | 3    | gain  | 6     |
        | 1    | 5♠ 6♣ 9♠  | 20    | 3    | gain  | 6     |
        | 2    | 10♣ 7♥    | 17    | 3    | perte | 0     |
      Et la place 1 a 33 jetons

    @id:six-small-pairs-that-are-not-split
    Scénario: Des paires de 2, 3, 4, 6, 7 et 9 peuvent être séparées et peuvent rester
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 2♣ 2♥ et 3♦ 3♠
      Et que la place 2 mise 5 et 5 sur un total de 50 jetons
      Et que la place 2 reçoit 4♥ 4♦ et 6♠ 6♣
      Et que la place 3 mise 3 et 3 sur un total de 40 jetons
      Et que la place 3 reçoit 7♦ 7♣ et 9♠ 9♦
      Et que le croupier montre 10♥ et cache 8♠
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 3 garde
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Et la place 2 peut tirer, rester, doubler ou séparer
      Quand la place 2 reste
      Alors la parole est à la place 2 pour la main 2
      Et la place 2 peut tirer, rester, doubler ou séparer
      Quand la place 2 reste
      Alors la parole est à la place 3 pour la main 1
      Et la place 3 peut tirer, rester, doubler ou séparer
      Quand la place 3 reste
      Alors la parole est à la place 3 pour la main 2
      Et la place 3 peut tirer, rester, doubler ou séparer
      Quand la place 3 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♥ 8♠
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 2♣ 2♥  | 4     | 2    | perte | 0     |
        | 3♦ 3♠  | 6     | 2    | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue | rendu |
        | 4♥ 4♦  | 8     | 5    | perte | 0     |
        | 6♠ 6♣  | 12    | 5    | perte | 0     |
      Et les mains de la place 3 sont
        | cartes | total | mise | issue   | rendu |
        | 7♦ 7♣  | 14    | 3    | perte   | 0     |
        | 9♠ 9♦  | 18    | 3    | égalité | 3     |
      Et la place 1 a 96 jetons
      Et la place 2 a 40 jetons
      Et la place 3 a 37 jetons

    @id:third-of-four-seats-splits
    Scénario: La troisième de quatre places sépare ses six
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 8♣ et J♥ 7♦
      Et que la place 2 mise 2 et 2 sur un total de 40 jetons
      Et que la place 2 reçoit 9♦ 8♥ et K♣ 9♣
      Et que la place 3 mise 4 et 4 sur un total de 60 jetons
      Et que la place 3 reçoit 6♥ 6♦ et 10♦ 9♥
      Et que la place 4 mise 1 et 1 sur un total de 20 jetons
      Et que la place 4 reçoit 10♣ 6♠ et Q♠ 8♦
      Et que le croupier montre 8♠ et cache 10♥
      Et que le sabot donne ensuite 7♣ 6♣ 10♠ 4♥
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 3 garde
      Et la place 4 garde
      Et la place 1 reste
      Et la place 1 reste
      Et la place 2 reste
      Et la place 2 reste
      Alors la parole est à la place 3 pour la main 1
      Quand la place 3 sépare
      Alors la place 3 a 48 jetons
      Et la parole est à la place 3 pour la main 1
      Quand la place 3 tire
      Et la place 3 reste
      Alors la parole est à la place 3 pour la main 2
      Quand la place 3 reste
      Alors la parole est à la place 3 pour la main 3
      Quand la place 3 reste
      Alors la parole est à la place 4 pour la main 1
      Quand la place 4 tire
      Et la place 4 reste
      Et la place 4 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♠ 10♥
      Et les mains de la place 1 sont
        | case | cartes | total | mise | issue   | rendu |
        | 1    | 10♠ 8♣ | 18    | 2    | égalité | 2     |
        | 2    | J♥ 7♦  | 17    | 2    | perte   | 0     |
      Et les mains de la place 2 sont
        | case | cartes | total | mise | issue | rendu |
        | 1    | 9♦ 8♥  | 17    | 2    | perte | 0     |
        | 2    | K♣ 9♣  | 19    | 2    | gain  | 4     |
      Et les mains de la place 3 sont
        | case | cartes   | total | mise | issue | rendu |
        | 1    | 6♥ 7♣ 6♣ | 19    | 4    | gain  | 8     |
        | 1    | 6♦ 10♠   | 16    | 4    | perte | 0     |
        | 2    | 10♦ 9♥   | 19    | 4    | gain  | 8     |
      Et les mains de la place 4 sont
        | case | cartes    | total | mise | issue   | rendu |
        | 1    | 10♣ 6♠ 4♥ | 20    | 1    | gain    | 2     |
        | 2    | Q♠ 8♦     | 18    | 1    | égalité | 1     |
      Et la place 1 a 98 jetons
      Et la place 2 a 40 jetons
      Et la place 3 a 64 jetons
      Et la place 4 a 21 jetons

    @id:hand-plays-on-after-a-refused-split
    Scénario: Une main dont la séparation a été refusée tire deux fois et reste comme si rien n'avait été demandé
      Étant donné que la place 1 mise 4 et 4 sur un total de 40 jetons
      Et que la place 1 reçoit 5♥ 4♠ et 9♣ 8♦
      Et que le croupier montre 10♠ et cache 7♦
      Et que le sabot donne ensuite 3♣ 6♠
      Quand la place 1 garde
      Et la place 1 demande à séparer
      Alors c'est refusé : pas une paire
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Et la place 1 a 32 jetons
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♠ 7♦
      Et les mains de la place 1 sont
        | case | cartes      | total | mise | issue   | rendu |
        | 1    | 5♥ 4♠ 3♣ 6♠ | 18    | 4    | gain    | 8     |
        | 2    | 9♣ 8♦       | 17    | 4    | égalité | 4     |
      Et la place 1 a 44 jetons

  @S5.7
  Règle: S5.7 Les mains autres que d'as peuvent être séparées de nouveau, jusqu'à 4 mains pour une main d'origine ; une cinquième est refusée. Les deux mains d'origine comptent chacune à part.

    @id:three-splits-make-four-hands
    Scénario: Les six de la deuxième case sont séparés trois fois, et c'est la seconde main de la première séparation qui est séparée de nouveau
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♣ 8♦ et 6♥ 6♣
      Et que le croupier montre 9♥ et cache Q♦
      Et que le sabot donne ensuite 10♠ 6♦ 6♠ 9♣ 3♣ 5♦ 8♥ 4♦ 10♦
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 3
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la place 1 a 90 jetons
      Et la parole est à la place 1 pour la main 3
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 4
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 5
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♥ Q♦
      Et les mains de la place 1 sont
        | case | cartes    | total | mise | issue   | rendu |
        | 1    | 10♣ 8♦    | 18    | 2    | perte   | 0     |
        | 2    | 6♥ 10♠    | 16    | 2    | perte   | 0     |
        | 2    | 6♣ 9♣ 3♣  | 18    | 2    | perte   | 0     |
        | 2    | 6♠ 5♦ 8♥  | 19    | 2    | égalité | 2     |
        | 2    | 6♦ 4♦ 10♦ | 20    | 2    | gain    | 4     |
      Et la place 1 a 96 jetons

    @id:fifth-hand-is-refused @D5
    Scénario: Une cinquième main est refusée, mais une paire parmi les quatre peut tirer, doubler ou rester
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 7♦ 7♠ et 10♥ 9♦
      Et que le croupier montre 10♠ et cache 8♣
      Et que le sabot donne ensuite 7♣ 7♥ 7♦ 5♣ 7♠ 6♦ 7♣ 10♦
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la place 1 a 92 jetons
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la place 1 a 90 jetons
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 demande à séparer
      Alors c'est refusé : limite de séparations
      Et la place 1 a 90 jetons
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 demande à séparer
      Alors c'est refusé : limite de séparations
      Quand la place 1 double
      Alors la place 1 a 88 jetons
      Et la parole est à la place 1 pour la main 3
      Et la place 1 ne peut pas séparer
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 4
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 5
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♠ 8♣
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue | rendu |
        | 1    | 7♦ 7♦ 5♣ | 19    | 2    | gain  | 4     |
        | 1    | 7♥ 7♠ 6♦ | 20    | 4    | gain  | 8     |
        | 1    | 7♣ 7♣    | 14    | 2    | perte | 0     |
        | 1    | 7♠ 10♦   | 17    | 2    | perte | 0     |
        | 2    | 10♥ 9♦   | 19    | 2    | gain  | 4     |
      Et la place 1 a 104 jetons

    @id:four-hands-from-each-original-hand
    Scénario: Les deux mains d'origine sont séparées en quatre mains chacune, et une neuvième main est refusée
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 2♣ 2♦ et 9♠ 9♥
      Et que le croupier montre 10♠ et cache 8♣
      Et que le sabot donne ensuite 2♥ 2♠ 10♦ K♥ 7♦ J♣ 10♥ 8♥ 9♣ 9♦ 9♠ 8♦ 10♣ 5♥ 6♦
      Quand la place 1 garde
      Et la place 1 sépare
      Et la place 1 sépare
      Et la place 1 sépare
      Alors la place 1 a 90 jetons
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 4
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 5
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Et la place 1 sépare
      Et la place 1 sépare
      Alors la place 1 a 84 jetons
      Et la parole est à la place 1 pour la main 5
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 demande à séparer
      Alors c'est refusé : limite de séparations
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 6
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 7
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 8
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♠ 8♣
      Et les mains de la place 1 sont
        | case | cartes    | total | mise | issue   | rendu |
        | 1    | 2♣ 10♦    | 12    | 2    | perte   | 0     |
        | 1    | 2♠ K♥ 7♦  | 19    | 2    | gain    | 4     |
        | 1    | 2♥ J♣     | 12    | 2    | perte   | 0     |
        | 1    | 2♦ 10♥ 8♥ | 20    | 2    | gain    | 4     |
        | 2    | 9♠ 9♠     | 18    | 2    | égalité | 2     |
        | 2    | 9♦ 8♦     | 17    | 2    | perte   | 0     |
        | 2    | 9♣ 10♣    | 19    | 2    | gain    | 4     |
        | 2    | 9♥ 5♥ 6♦  | 20    | 2    | gain    | 4     |
      Et la place 1 a 102 jetons

    @id:ten-value-cards-are-split-again @D13
    Scénario: Des bûches de rangs différents sont séparées de nouveau, et une dame qui reçoit un as n'est pas un naturel
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ J♦ et 10♣ 8♦
      Et que le croupier montre 10♥ et cache 8♥
      Et que le sabot donne ensuite Q♥ 7♥ A♣ 9♠
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la place 1 a 92 jetons
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 4
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♥ 8♥
      Et les mains de la place 1 sont
        | case | cartes | total     | naturel | mise | issue   | rendu |
        | 1    | 10♠ 7♥ | 17        | non     | 2    | perte   | 0     |
        | 1    | Q♥ A♣  | 21 souple | non     | 2    | gain    | 4     |
        | 1    | J♦ 9♠  | 19        | non     | 2    | gain    | 4     |
        | 2    | 10♣ 8♦ | 18        | non     | 2    | égalité | 2     |
      Et la place 1 a 102 jetons

    @id:split-king-with-an-ace-pushes-21 @D13 @S5.9
    Scénario: Un roi séparé qui reçoit un as ne fait qu'égalité avec un 21 tiré par le croupier, tandis que l'autre roi est séparé de nouveau
      Étant donné que la place 1 mise 5 et 5 sur un total de 40 jetons
      Et que la place 1 reçoit K♥ K♣ et 8♠ 9♥
      Et que le croupier montre 6♥ et cache 9♠
      Et que le sabot donne ensuite A♦ K♦ 9♦ 2♣ 6♠ 6♣
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la place 1 a 20 jetons
      Et la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 4
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec 6♥ 9♠ 6♣
      Et les mains de la place 1 sont
        | case | cartes   | total     | naturel | mise | issue   | rendu |
        | 1    | K♥ A♦    | 21 souple | non     | 5    | égalité | 5     |
        | 1    | K♣ 9♦    | 19        | non     | 5    | perte   | 0     |
        | 1    | K♦ 2♣ 6♠ | 18        | non     | 5    | perte   | 0     |
        | 2    | 8♠ 9♥    | 17        | non     | 5    | perte   | 0     |
      Et la place 1 a 25 jetons

    @id:new-hand-stands-next-to-its-own @splitPlace=next
    Scénario: Quand la première de deux mains séparées est séparée de nouveau, la nouvelle main joue juste après elle
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 8♣ 8♦ et 10♦ 7♥
      Et que le croupier montre 9♦ et cache 10♣
      Et que le sabot donne ensuite 8♥ 3♦ 7♣ 2♠ 9♣ 6♠ 6♣
      Quand la place 1 garde
      Et la place 1 sépare
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 8♣ 3♦  | 11    | 2    |
        | 1    | 8♥     | 8     | 2    |
        | 1    | 8♦     | 8     | 2    |
        | 2    | 10♦ 7♥ | 17    | 2    |
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 4
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♦ 10♣
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 8♣ 3♦ 7♣ | 18    | 2    | perte   | 0     |
        | 1    | 8♥ 2♠ 9♣ | 19    | 2    | égalité | 2     |
        | 1    | 8♦ 6♠ 6♣ | 20    | 2    | gain    | 4     |
        | 2    | 10♦ 7♥   | 17    | 2    | perte   | 0     |
      Et la place 1 a 98 jetons

    @id:new-hand-stands-next-on-the-second-spot @splitPlace=next
    Scénario: Sur la deuxième case aussi, la nouvelle main d'une deuxième séparation joue juste après celle dont elle vient
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♣ 9♦ et 7♠ 7♥
      Et que le croupier montre 10♦ et cache 8♠
      Et que le sabot donne ensuite 7♣ 4♦ 8♥ 10♠ 2♦ 9♠
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 sépare
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 2
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 10♣ 9♦ | 19    | 2    |
        | 2    | 7♠ 4♦  | 11    | 2    |
        | 2    | 7♣     | 7     | 2    |
        | 2    | 7♥     | 7     | 2    |
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 4
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♦ 8♠
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 10♣ 9♦   | 19    | 2    | gain    | 4     |
        | 2    | 7♠ 4♦ 8♥ | 19    | 2    | gain    | 4     |
        | 2    | 7♣ 10♠   | 17    | 2    | perte   | 0     |
        | 2    | 7♥ 2♦ 9♠ | 18    | 2    | égalité | 2     |
      Et la place 1 a 102 jetons

    @id:same-pair-on-both-spots
    Scénario: Les deux mêmes huit sur les deux cases sont séparés et séparés de nouveau, et chaque main reste sur sa case
      Étant donné que la place 1 mise 5 et 5 sur un total de 200 jetons
      Et que la place 1 reçoit 8♠ 8♠ et 8♠ 8♠
      Et que le croupier montre 10♣ et cache 8♥
      Et que le sabot donne ensuite 8♠ 3♦ 9♥ 10♦ 5♣ 8♠ 2♥ 9♣ 3♥ 10♥ 4♣ K♦
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la place 1 a 180 jetons
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 4
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Et la place 1 sépare
      Alors la place 1 a 170 jetons
      Et la parole est à la place 1 pour la main 4
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 5
      Quand la place 1 double
      Alors la place 1 a 165 jetons
      Et la parole est à la place 1 pour la main 6
      Quand la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♣ 8♥
      Et les mains de la place 1 sont
        | case | cartes    | total | mise | issue   | rendu |
        | 1    | 8♠ 3♦ 9♥  | 20    | 5    | gain    | 10    |
        | 1    | 8♠ 10♦    | 18    | 5    | égalité | 5     |
        | 1    | 8♠ 5♣     | 13    | 5    | perte   | 0     |
        | 2    | 8♠ 2♥ 9♣  | 19    | 5    | gain    | 10    |
        | 2    | 8♠ 3♥ 10♥ | 21    | 10   | gain    | 20    |
        | 2    | 8♠ 4♣ K♦  | 22    | 5    | perte   | 0     |
      Et la place 1 a 210 jetons

    @id:fifth-hand-of-the-second-seat-is-refused
    Scénario: La deuxième place se voit elle aussi refuser une cinquième main, avec sa paire de quatre
      Étant donné que la place 1 mise 2 et 2 sur un total de 60 jetons
      Et que la place 1 reçoit 10♠ 9♥ et K♦ 7♣
      Et que la place 2 mise 3 et 3 sur un total de 100 jetons
      Et que la place 2 reçoit 4♠ 4♥ et 10♥ 8♠
      Et que le croupier montre 9♦ et cache 8♦
      Et que le sabot donne ensuite 4♦ 4♣ 4♥ 10♦ 9♠ 7♥ 10♠ 10♣ 3♠
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 1 reste
      Et la place 1 reste
      Et la place 2 sépare
      Et la place 2 sépare
      Et la place 2 sépare
      Alors la place 2 a 85 jetons
      Et la parole est à la place 2 pour la main 1
      Et la place 2 peut tirer, rester ou doubler
      Quand la place 2 demande à séparer
      Alors c'est refusé : limite de séparations
      Et la place 2 a 85 jetons
      Quand la place 2 tire
      Et la place 2 reste
      Alors la parole est à la place 2 pour la main 2
      Quand la place 2 reste
      Alors la parole est à la place 2 pour la main 3
      Quand la place 2 double
      Alors la place 2 a 82 jetons
      Et la parole est à la place 2 pour la main 4
      Quand la place 2 tire
      Et la place 2 reste
      Alors la parole est à la place 2 pour la main 5
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 9♦ 8♦
      Et les mains de la place 1 sont
        | case | cartes | total | mise | issue   | rendu |
        | 1    | 10♠ 9♥ | 19    | 2    | gain    | 4     |
        | 2    | K♦ 7♣  | 17    | 2    | égalité | 2     |
      Et les mains de la place 2 sont
        | case | cartes    | total | mise | issue   | rendu |
        | 1    | 4♠ 4♥ 10♦ | 18    | 3    | gain    | 6     |
        | 1    | 4♣ 9♠     | 13    | 3    | perte   | 0     |
        | 1    | 4♦ 7♥ 10♠ | 21    | 6    | gain    | 12    |
        | 1    | 4♥ 10♣ 3♠ | 17    | 3    | égalité | 3     |
        | 2    | 10♥ 8♠    | 18    | 3    | gain    | 6     |
      Et la place 1 a 62 jetons
      Et la place 2 a 109 jetons

    @id:hand-that-went-over-counts-among-the-four
    Scénario: Une main crevée compte parmi les quatre, et les neuf de la dernière ne sont pas séparés
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 9♠ 9♥ et 10♦ 7♣
      Et que le croupier montre 10♥ et cache 8♣
      Et que le sabot donne ensuite 6♦ K♣ 9♦ 9♣ 10♠ 8♦ 9♠
      Quand la place 1 garde
      Et la place 1 sépare
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la place 1 a 90 jetons
      Et la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 4
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 demande à séparer
      Alors c'est refusé : limite de séparations
      Et la place 1 a 90 jetons
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 5
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♥ 8♣
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 9♠ 6♦ K♣ | 25    | 2    | perte   | 0     |
        | 1    | 9♥ 10♠   | 19    | 2    | gain    | 4     |
        | 1    | 9♣ 8♦    | 17    | 2    | perte   | 0     |
        | 1    | 9♦ 9♠    | 18    | 2    | égalité | 2     |
        | 2    | 10♦ 7♣   | 17    | 2    | perte   | 0     |
      Et la place 1 a 96 jetons

    @id:hand-of-21-counts-among-the-four @S5.9
    Scénario: Une main de 21 compte parmi les quatre, et une dame avec un roi dans la dernière n'est pas séparée
      Étant donné que la place 1 mise 4 et 4 sur un total de 60 jetons
      Et que la place 1 reçoit 9♣ 8♥ et 10♠ 10♥
      Et que le croupier montre 10♦ et cache 9♥
      Et que le sabot donne ensuite A♦ Q♦ J♣ 7♠ 8♠ K♦
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 3
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 3
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la place 1 a 40 jetons
      Et la parole est à la place 1 pour la main 3
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 4
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 5
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 demande à séparer
      Alors c'est refusé : limite de séparations
      Et la place 1 a 40 jetons
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♦ 9♥
      Et les mains de la place 1 sont
        | case | cartes | total     | naturel | mise | issue | rendu |
        | 1    | 9♣ 8♥  | 17        | non     | 4    | perte | 0     |
        | 2    | 10♠ A♦ | 21 souple | non     | 4    | gain  | 8     |
        | 2    | 10♥ 7♠ | 17        | non     | 4    | perte | 0     |
        | 2    | J♣ 8♠  | 18        | non     | 4    | perte | 0     |
        | 2    | Q♦ K♦  | 20        | non     | 4    | gain  | 8     |
      Et la place 1 a 56 jetons

    @id:doubled-hand-counts-among-the-four @S5.5
    Scénario: Une main doublée compte parmi les quatre, et les huit de la dernière ne sont pas séparés
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit 8♦ 8♥ et K♣ 7♣
      Et que le croupier montre 10♠ et cache 9♥
      Et que le sabot donne ensuite 3♠ 9♣ 8♣ 8♠ 10♥ 7♦ 4♣ 8♦ 4♦
      Quand la place 1 garde
      Et la place 1 sépare
      Et la place 1 double
      Alors la place 1 a 80 jetons
      Et la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Et la place 1 sépare
      Alors la place 1 a 70 jetons
      Et la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 4
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 demande à séparer
      Alors c'est refusé : limite de séparations
      Et la place 1 a 70 jetons
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 5
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♠ 9♥
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 8♦ 3♠ 9♣ | 20    | 10   | gain    | 20    |
        | 1    | 8♥ 10♥   | 18    | 5    | perte   | 0     |
        | 1    | 8♠ 7♦ 4♣ | 19    | 5    | égalité | 5     |
        | 1    | 8♣ 8♦ 4♦ | 20    | 5    | gain    | 10    |
        | 2    | K♣ 7♣    | 17    | 5    | perte   | 0     |
      Et la place 1 a 105 jetons

    @id:three-hands-from-each-original-hand
    Scénario: Avec trois mains issues de chaque main d'origine, une séparation de plus est permise sur chaque case
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 6♣ 6♦ et 8♥ 8♠
      Et que le croupier montre 9♠ et cache 9♣
      Et que le sabot donne ensuite 6♥ 10♦ 5♠ 9♦ 6♠ 7♣ 8♣ J♦ 2♠ 7♥ 8♦
      Quand la place 1 garde
      Et la place 1 sépare
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 4
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Et la place 1 sépare
      Alors la place 1 a 88 jetons
      Et la parole est à la place 1 pour la main 4
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 5
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 6
      Et la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 9♠ 9♣
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 6♣ 10♦   | 16    | 2    | perte   | 0     |
        | 1    | 6♥ 5♠ 9♦ | 20    | 2    | gain    | 4     |
        | 1    | 6♦ 6♠ 7♣ | 19    | 2    | gain    | 4     |
        | 2    | 8♥ J♦    | 18    | 2    | égalité | 2     |
        | 2    | 8♣ 2♠ 7♥ | 17    | 2    | perte   | 0     |
        | 2    | 8♠ 8♦    | 16    | 2    | perte   | 0     |
      Et la place 1 a 98 jetons

    @id:three-hands-from-the-first-leave-four-to-the-second
    Scénario: Trois mains sur la première case en laissent quatre à la deuxième, et pas de cinquième
      Étant donné que la place 1 mise 3 et 3 sur un total de 100 jetons
      Et que la place 1 reçoit 2♠ 2♦ et 7♣ 7♥
      Et que le croupier montre Q♣ et cache 8♠
      Et que le sabot donne ensuite 2♣ 10♣ 8♦ 9♥ 7♦ 10♠ 6♥ 7♠ 7♦ 7♥ 5♦ K♦ 4♦ 10♦ 9♣
      Quand la place 1 garde
      Et la place 1 sépare
      Et la place 1 sépare
      Alors la place 1 a 88 jetons
      Et la parole est à la place 1 pour la main 1
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 double
      Alors la place 1 a 85 jetons
      Et la parole est à la place 1 pour la main 3
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 4
      Quand la place 1 sépare
      Et la place 1 sépare
      Alors la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors la place 1 a 76 jetons
      Et la parole est à la place 1 pour la main 4
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 demande à séparer
      Alors c'est refusé : limite de séparations
      Et la place 1 a 76 jetons
      Quand la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 5
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 6
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 7
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec Q♣ 8♠
      Et les mains de la place 1 sont
        | case | cartes    | total | mise | issue   | rendu |
        | 1    | 2♠ 10♣ 8♦ | 20    | 3    | gain    | 6     |
        | 1    | 2♣ 9♥ 7♦  | 18    | 6    | égalité | 6     |
        | 1    | 2♦ 10♠ 6♥ | 18    | 3    | égalité | 3     |
        | 2    | 7♣ 7♥ 5♦  | 19    | 3    | gain    | 6     |
        | 2    | 7♦ K♦     | 17    | 3    | perte   | 0     |
        | 2    | 7♠ 4♦ 10♦ | 21    | 3    | gain    | 6     |
        | 2    | 7♥ 9♣     | 16    | 3    | perte   | 0     |
      Et la place 1 a 103 jetons

  @S5.8
  Règle: S5.8 Les as ne sont séparés qu'une fois : chacun reçoit une carte et reste, sans tirer ni doubler.

    @id:split-aces-receive-one-card-each
    Scénario: Les as séparés reçoivent une carte chacun et ne peuvent ni tirer ni doubler
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ A♦ et 9♥ 7♣
      Et que le croupier montre 10♦ et cache 7♠
      Et que le sabot donne ensuite 5♣ 7♦ 4♥
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la place 1 a 94 jetons
      Et la parole est à la place 1 pour la main 3
      Et les mains de la place 1 sont
        | case | cartes | total     | mise |
        | 1    | A♠ 5♣  | 16 souple | 2    |
        | 1    | A♦ 7♦  | 18 souple | 2    |
        | 2    | 9♥ 7♣  | 16        | 2    |
      Quand la place 1 demande à tirer sur la main 1
      Alors c'est refusé : pas à son tour
      Quand la place 1 demande à doubler sur la main 2
      Alors c'est refusé : pas à son tour
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♦ 7♠
      Et les mains de la place 1 sont
        | case | cartes   | total     | mise | issue | rendu |
        | 1    | A♠ 5♣    | 16 souple | 2    | perte | 0     |
        | 1    | A♦ 7♦    | 18 souple | 2    | gain  | 4     |
        | 2    | 9♥ 7♣ 4♥ | 20        | 2    | gain  | 4     |
      Et la place 1 a 102 jetons

    @id:split-aces-in-the-second-spot-end-the-round
    Scénario: Séparer les as de la dernière main termine le coup
      Étant donné que la place 1 mise 5 et 5 sur un total de 20 jetons
      Et que la place 1 reçoit 10♣ 8♠ et A♥ A♣
      Et que le croupier montre 9♦ et cache J♠
      Et que le sabot donne ensuite 9♣ 2♦
      Quand la place 1 garde
      Et la place 1 reste
      Alors la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 sépare
      Alors le coup est terminé
      Et le croupier finit à 19 avec 9♦ J♠
      Et les mains de la place 1 sont
        | case | cartes | total     | mise | issue | rendu |
        | 1    | 10♣ 8♠ | 18        | 5    | perte | 0     |
        | 2    | A♥ 9♣  | 20 souple | 5    | gain  | 10    |
        | 2    | A♣ 2♦  | 13 souple | 5    | perte | 0     |
      Et la place 1 a 15 jetons

    @id:split-ace-with-an-ace-stands-on-12 @D10
    Scénario: Un as séparé qui reçoit un as reste à 12 et n'est pas séparé de nouveau
      Étant donné que la place 1 mise 2 et 2 sur un total de 60 jetons
      Et que la place 1 reçoit A♦ A♣ et K♣ 5♠
      Et que le croupier montre 8♥ et cache 10♥
      Et que le sabot donne ensuite A♥ 6♥ 3♦
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la place 1 a 54 jetons
      Et la parole est à la place 1 pour la main 3
      Et les mains de la place 1 sont
        | case | cartes | total     | mise |
        | 1    | A♦ A♥  | 12 souple | 2    |
        | 1    | A♣ 6♥  | 17 souple | 2    |
        | 2    | K♣ 5♠  | 15        | 2    |
      Quand la place 1 demande à séparer sur la main 1
      Alors c'est refusé : pas à son tour
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 8♥ 10♥
      Et les mains de la place 1 sont
        | case | cartes   | total     | mise | issue   | rendu |
        | 1    | A♦ A♥    | 12 souple | 2    | perte   | 0     |
        | 1    | A♣ 6♥    | 17 souple | 2    | perte   | 0     |
        | 2    | K♣ 5♠ 3♦ | 18        | 2    | égalité | 2     |
      Et la place 1 a 56 jetons

    @id:second-split-ace-with-an-ace-wins @D10
    Scénario: Le 12 de deux as gagne quand le croupier crève
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit A♥ A♠ et 10♥ 6♦
      Et que le croupier montre 5♦ et cache 10♣
      Et que le sabot donne ensuite 4♠ A♦ 9♦
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 3
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 24 avec 5♦ 10♣ 9♦
      Et les mains de la place 1 sont
        | case | cartes | total     | mise | issue | rendu |
        | 1    | A♥ 4♠  | 15 souple | 2    | gain  | 4     |
        | 1    | A♠ A♦  | 12 souple | 2    | gain  | 4     |
        | 2    | 10♥ 6♦ | 16        | 2    | gain  | 4     |
      Et la place 1 a 106 jetons

    @id:split-ace-with-a-king-pushes-21 @D10 @S5.9
    Scénario: Un as séparé qui reçoit un roi est un 21 ordinaire et fait égalité avec un 21 tiré par le croupier
      Étant donné que la place 1 mise 10 et 10 sur un total de 100 jetons
      Et que la place 1 reçoit A♣ A♦ et 10♠ 9♦
      Et que le croupier montre 7♣ et cache 8♦
      Et que le sabot donne ensuite K♥ 6♣ 6♠
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la place 1 a 70 jetons
      Et la parole est à la place 1 pour la main 3
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec 7♣ 8♦ 6♠
      Et les mains de la place 1 sont
        | case | cartes | total     | naturel | mise | issue   | rendu |
        | 1    | A♣ K♥  | 21 souple | non     | 10   | égalité | 10    |
        | 1    | A♦ 6♣  | 17 souple | non     | 10   | perte   | 0     |
        | 2    | 10♠ 9♦ | 19        | non     | 10   | perte   | 0     |
      Et la place 1 a 80 jetons

  @S5.9
  Règle: S5.9 Tout 21 dans une main qui a été séparée est un 21 ordinaire.

    @id:split-two-card-21-pushes-22 @S6.2
    Scénario: Une dame et un as après une séparation ne sont pas un naturel et font égalité avec un 22 du croupier
      Étant donné que la place 1 mise 4 et 4 sur un total de 40 jetons
      Et que la place 1 reçoit Q♦ Q♠ et 7♥ 10♦
      Et que le croupier montre 6♠ et cache 10♥
      Et que le sabot donne ensuite A♠ 8♦ 9♣ 6♥
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 22 avec 6♠ 10♥ 6♥
      Et les mains de la place 1 sont
        | case | cartes    | total     | naturel | mise | issue   | rendu |
        | 1    | Q♦ A♠     | 21 souple | non     | 4    | égalité | 4     |
        | 1    | Q♠ 8♦     | 18        | non     | 4    | égalité | 4     |
        | 2    | 7♥ 10♦ 9♣ | 26        | non     | 4    | perte   | 0     |
      Et la place 1 a 36 jetons

    @id:split-ace-21-beside-a-natural @S6.2 @S6.3
    Scénario: Contre un 22 du croupier, un as séparé avec un dix fait égalité, tandis que le naturel de l'autre case gagne
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit A♥ A♦ et A♣ K♠
      Et que le croupier montre 5♣ et cache 10♠
      Et que le sabot donne ensuite 10♣ 9♠ 7♦
      Quand la place 1 garde
      Et la place 1 sépare
      Alors le coup est terminé
      Et le croupier finit à 22 avec 5♣ 10♠ 7♦
      Et les mains de la place 1 sont
        | case | cartes | total     | naturel | mise | issue   | rendu |
        | 1    | A♥ 10♣ | 21 souple | non     | 2    | égalité | 2     |
        | 1    | A♦ 9♠  | 20 souple | non     | 2    | égalité | 2     |
        | 2    | A♣ K♠  | 21 souple | oui     | 2    | gain    | 4     |
      Et la place 1 a 102 jetons

    @id:split-three-card-21-pushes-21
    Scénario: Une main séparée qui tire jusqu'à 21 fait égalité avec un 21 tiré par le croupier
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 7♠ 7♦ et 10♣ 8♣
      Et que le croupier montre 6♦ et cache 8♥
      Et que le sabot donne ensuite 5♥ 9♥ 10♥ 7♣
      Quand la place 1 garde
      Et la place 1 sépare
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec 6♦ 8♥ 7♣
      Et les mains de la place 1 sont
        | case | cartes   | total | naturel | mise | issue   | rendu |
        | 1    | 7♠ 5♥ 9♥ | 21    | non     | 2    | égalité | 2     |
        | 1    | 7♦ 10♥   | 17    | non     | 2    | perte   | 0     |
        | 2    | 10♣ 8♣   | 18    | non     | 2    | perte   | 0     |
      Et la place 1 a 96 jetons

    @id:split-21s-win-even-money @S6.7
    Scénario: D'une même séparation, un 21 de deux cartes et un 21 de trois cartes gagnent tous deux 1 pour 1
      Étant donné que la place 1 mise 6 et 6 sur un total de 60 jetons
      Et que la place 1 reçoit 10♥ 10♦ et 9♠ 6♣
      Et que le croupier montre Q♠ et cache J♥
      Et que le sabot donne ensuite 5♦ 6♥ A♣ 3♥
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec Q♠ J♥
      Et les mains de la place 1 sont
        | case | cartes    | total     | naturel | mise | issue | rendu |
        | 1    | 10♥ 5♦ 6♥ | 21        | non     | 6    | gain  | 12    |
        | 1    | 10♦ A♣    | 21 souple | non     | 6    | gain  | 12    |
        | 2    | 9♠ 6♣ 3♥  | 18        | non     | 6    | perte | 0     |
      Et la place 1 a 66 jetons

  @S5.10
  Règle: S5.10 Doubler ou séparer n'est pas possible sans que les jetons disponibles de la place le couvrent ; une main qui peut encore jouer peut tirer ou rester, quoi qu'il reste à la place.

    @id:seat-without-chips-may-hit-and-stand
    Scénario: Une place sans jetons ne peut que tirer et rester avec sa paire de huit
      Étant donné que la place 1 mise 2 et 2 sur un total de 4 jetons
      Et que la place 1 reçoit 8♠ 8♥ et 10♦ 5♣
      Et que le croupier montre 9♦ et cache 8♦
      Et que le sabot donne ensuite 3♣ 2♣
      Quand la place 1 garde
      Alors la place 1 a 0 jeton
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 demande à séparer
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 tire
      Alors la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 9♦ 8♦
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue   | rendu |
        | 8♠ 8♥ 3♣  | 19    | 2    | gain    | 4     |
        | 10♦ 5♣ 2♣ | 17    | 2    | égalité | 2     |
      Et la place 1 a 6 jetons

    @id:double-takes-the-chips-from-the-second-hand
    Scénario: Quand la première main a doublé, il reste trop peu de jetons pour la deuxième
      Étant donné que la place 1 mise 5 et 5 sur un total de 17 jetons
      Et que la place 1 reçoit 6♠ 4♥ et 7♦ 4♦
      Et que le croupier montre 10♠ et cache 8♥
      Et que le sabot donne ensuite 9♦ 6♣
      Quand la place 1 garde
      Alors la place 1 a 7 jetons
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors la place 1 a 2 jetons
      Et la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♠ 8♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 6♠ 4♥ 9♦ | 19    | 10   | gain  | 20    |
        | 7♦ 4♦ 6♣ | 17    | 5    | perte | 0     |
      Et la place 1 a 22 jetons

    @id:second-hand-doubles-with-the-chips-the-first-left
    Scénario: Quand la première main ne fait que tirer, la deuxième peut doubler
      Étant donné que la place 1 mise 5 et 5 sur un total de 17 jetons
      Et que la place 1 reçoit 6♠ 4♥ et 7♦ 4♦
      Et que le croupier montre 10♠ et cache 8♥
      Et que le sabot donne ensuite 9♦ 6♣
      Quand la place 1 garde
      Et la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♠ 8♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 6♠ 4♥ 9♦ | 19    | 5    | gain  | 10    |
        | 7♦ 4♦ 6♣ | 17    | 10   | perte | 0     |
      Et la place 1 a 12 jetons

    @id:no-resplit-without-chips
    Scénario: Une paire née d'une séparation n'est pas séparée de nouveau quand les jetons ne la couvrent pas
      Étant donné que la place 1 mise 3 et 3 sur un total de 10 jetons
      Et que la place 1 reçoit 9♥ 9♣ et 10♦ 6♦
      Et que le croupier montre 10♣ et cache 9♦
      Et que le sabot donne ensuite 9♠ 10♥
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la place 1 a 1 jeton
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à séparer
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♣ 9♦
      Et les mains de la place 1 sont
        | case | cartes | total | mise | issue   | rendu |
        | 1    | 9♥ 9♠  | 18    | 3    | perte   | 0     |
        | 1    | 9♣ 10♥ | 19    | 3    | égalité | 3     |
        | 2    | 10♦ 6♦ | 16    | 3    | perte   | 0     |
      Et la place 1 a 4 jetons

    @id:only-the-short-seat-may-not-double
    Scénario: Une place manque de jetons, tandis que sa voisine peut doubler
      Étant donné que la place 1 mise 2 et 2 sur un total de 5 jetons
      Et que la place 2 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 6♦ 5♦ et 10♠ 8♦
      Et que la place 2 reçoit 7♥ 4♣ et 9♣ J♦
      Et que le croupier montre 7♣ et cache 10♣
      Et que le sabot donne ensuite 9♠ 6♥
      Quand la place 1 garde
      Et la place 2 garde
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 a 1 jeton
      Et la place 1 peut tirer ou rester
      Quand la place 1 demande à doubler
      Alors c'est refusé : jetons insuffisants
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Et la place 2 peut tirer, rester ou doubler
      Quand la place 2 double
      Alors la place 2 a 94 jetons
      Et la parole est à la place 2 pour la main 2
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♣ 10♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 6♦ 5♦ 9♠ | 20    | 2    | gain  | 4     |
        | 10♠ 8♦   | 18    | 2    | gain  | 4     |
      Et les mains de la place 2 sont
        | cartes   | total | mise | issue   | rendu |
        | 7♥ 4♣ 6♥ | 17    | 4    | égalité | 4     |
        | 9♣ J♦    | 19    | 2    | gain    | 4     |
      Et la place 1 a 9 jetons
      Et la place 2 a 102 jetons
