# language: fr
@switch-us
Fonctionnalité: S6 Le croupier et le paiement
  Une fois la dernière main jouée, le croupier retourne la carte cachée, tire selon une règle fixe et règle chaque main : payée 1 pour 1, mise rendue ou mise perdue.

  @S6.1
  Règle: S6.1 Le croupier révèle la carte cachée, tire à tout total inférieur à 17 et à 17 souple, et reste à 17 dur et à tout total de 18 à 21.

    @id:dealer-hits-hard-12
    Scénario: Le croupier retourne un deux à côté du dix et tire à 12
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit K♠ 9♥ et 7♣ 10♦
      Et que le croupier montre 10♥ et cache 2♣
      Et que le sabot donne ensuite 6♠
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et le croupier montre 10♥
      Quand la place 1 garde
      Alors les mains se jouent
      Et le croupier montre 10♥
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et le croupier montre 10♥
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier montre 10♥ 2♣ 6♠
      Et le croupier finit à 18 avec 10♥ 2♣ 6♠
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | K♠ 9♥  | 19    | 2    | gain  | 4     |
        | 7♣ 10♦ | 17    | 2    | perte | 0     |
      Et la place 1 a 100 jetons

    @id:dealer-hits-hard-13
    Scénario: Le croupier tire à 13 et s'arrête à 21
      Étant donné que la place 1 mise 5 et 5 sur un total de 60 jetons
      Et que la place 1 reçoit Q♦ 8♠ et 9♣ 5♥
      Et que le croupier montre 3♥ et cache J♠
      Et que le sabot donne ensuite 7♠ 8♦
      Quand la place 1 garde
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 21 avec 3♥ J♠ 8♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | Q♦ 8♠    | 18    | 5    | perte   | 0     |
        | 9♣ 5♥ 7♠ | 21    | 5    | égalité | 5     |
      Et la place 1 a 55 jetons

    @id:dealer-hits-hard-14
    Scénario: Le croupier tire à 14 et s'arrête à 17
      Étant donné que la place 1 mise 3 et 3 sur un total de 50 jetons
      Et que la place 1 reçoit 10♠ 8♥ et 9♦ 8♠
      Et que le croupier montre 8♣ et cache 6♦
      Et que le sabot donne ensuite 3♠
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 8♣ 6♦ 3♠
      Et les mains de la place 1 sont
        | cartes | total | mise | issue   | rendu |
        | 10♠ 8♥ | 18    | 3    | gain    | 6     |
        | 9♦ 8♠  | 17    | 3    | égalité | 3     |
      Et la place 1 a 53 jetons

    @id:dealer-hits-hard-15
    Scénario: Le croupier tire à 15
      Étant donné que la place 1 mise 4 et 4 sur un total de 40 jetons
      Et que la place 1 reçoit Q♠ J♦ et 10♦ 3♣
      Et que le croupier montre 6♣ et cache K♥
      Et que le sabot donne ensuite 5♦ 4♠
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Et le croupier montre 6♣
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec 6♣ K♥ 4♠
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue   | rendu |
        | Q♠ J♦     | 20    | 4    | égalité | 4     |
        | 10♦ 3♣ 5♦ | 18    | 4    | perte   | 0     |
      Et la place 1 a 36 jetons

    @id:dealer-hits-16-ahead-of-all
    Scénario: Le croupier tire à 16 bien que toutes les mains soient plus basses
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 8♦ 4♣ et 10♣ 3♥
      Et que le croupier montre J♠ et cache 6♥
      Et que le sabot donne ensuite 9♣
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 25 avec J♠ 6♥ 9♣
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 8♦ 4♣  | 12    | 2    | gain  | 4     |
        | 10♣ 3♥ | 13    | 2    | gain  | 4     |
      Et la place 1 a 104 jetons

    @id:dealer-stands-hard-17-behind-all
    Scénario: Le croupier reste à 17 dur bien que toutes les mains soient plus hautes
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♣ 8♦ et J♥ 9♦
      Et que le croupier montre 10♦ et cache 7♠
      Quand la place 1 garde
      Et la place 1 reste
      Alors le croupier montre 10♦
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♦ 7♠
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 10♣ 8♦ | 18    | 2    | gain  | 4     |
        | J♥ 9♦  | 19    | 2    | gain  | 4     |
      Et la place 1 a 104 jetons

    @id:dealer-draws-to-six-cards
    Scénario: Parti d'un deux et d'un trois, le croupier tire jusqu'à une sixième carte
      Étant donné que la place 1 mise 7 et 7 sur un total de 70 jetons
      Et que la place 1 reçoit 10♦ 8♥ et Q♣ 10♠
      Et que le croupier montre 2♠ et cache 3♥
      Et que le sabot donne ensuite 2♦ 4♣ 3♦ 5♠
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 2♠ 3♥ 2♦ 4♣ 3♦ 5♠
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 10♦ 8♥ | 18    | 7    | perte | 0     |
        | Q♣ 10♠ | 20    | 7    | gain  | 14    |
      Et la place 1 a 70 jetons

    @id:dealer-soft-17-six-and-ace
    Scénario: Le croupier tire avec un six et un as caché
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 9♠ K♦ et 8♠ 3♦
      Et que le croupier montre 6♦ et cache A♠
      Et que le sabot donne ensuite 10♦ 4♥
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 21 avec 6♦ A♠ 4♥
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue   | rendu |
        | 9♠ K♦     | 19    | 2    | perte   | 0     |
        | 8♠ 3♦ 10♦ | 21    | 2    | égalité | 2     |
      Et la place 1 a 98 jetons

    @id:dealer-soft-17-turns-hard-17
    Scénario: Le croupier tire avec un as et un six, et reste une fois qu'un dix en a fait un 17 dur
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 7♠ et K♥ 8♥
      Et que le croupier montre A♦ et cache 6♣
      Et que le sabot donne ensuite 10♥
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Quand la place 1 décline l'assurance
      Alors le croupier propose l'échange
      Et le croupier montre A♦
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec A♦ 6♣ 10♥
      Et les mains de la place 1 sont
        | cartes | total | mise | issue   | rendu |
        | 10♠ 7♠ | 17    | 2    | égalité | 2     |
        | K♥ 8♥  | 18    | 2    | gain    | 4     |
      Et la place 1 a 102 jetons

    @id:dealer-soft-17-turns-hard-16
    Scénario: Un 17 souple qu'un neuf change en 16 tire encore une fois
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit Q♣ J♥ et 7♦ 8♣
      Et que le croupier montre 6♥ et cache A♣
      Et que le sabot donne ensuite 6♠ 9♠ 5♦
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 21 avec 6♥ A♣ 9♠ 5♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | Q♣ J♥    | 20    | 5    | perte   | 0     |
        | 7♦ 8♣ 6♠ | 21    | 5    | égalité | 5     |
      Et la place 1 a 95 jetons

    @id:dealer-soft-17-three-cards
    Scénario: Un 17 souple de trois cartes tire, devient 14 et tire de nouveau
      Étant donné que la place 1 mise 6 et 6 sur un total de 80 jetons
      Et que la place 1 reçoit 10♣ 9♣ et J♠ 10♦
      Et que le croupier montre 2♥ et cache A♣
      Et que le sabot donne ensuite 4♦ 7♠ 6♦
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec 2♥ A♣ 4♦ 7♠ 6♦
      Et les mains de la place 1 sont
        | cartes | total | mise | issue   | rendu |
        | 10♣ 9♣ | 19    | 6    | perte   | 0     |
        | J♠ 10♦ | 20    | 6    | égalité | 6     |
      Et la place 1 a 74 jetons

    @id:dealer-soft-17-four-cards
    Scénario: Un 17 souple de quatre cartes tire
      Étant donné que la place 1 mise 4 et 4 sur un total de 100 jetons
      Et que la place 1 reçoit Q♥ 10♠ et 9♦ 8♦
      Et que le croupier montre 3♠ et cache 2♥
      Et que le sabot donne ensuite 4♣ A♦ A♣ 4♦
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 21 avec 3♠ 2♥ A♦ A♣ 4♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | Q♥ 10♠   | 20    | 4    | perte   | 0     |
        | 9♦ 8♦ 4♣ | 21    | 4    | égalité | 4     |
      Et la place 1 a 96 jetons

    @id:dealer-soft-17-two-aces-and-five
    Scénario: Deux as et un cinq font un 17 souple et tirent
      Étant donné que la place 1 mise 8 et 8 sur un total de 90 jetons
      Et que la place 1 reçoit K♣ 9♦ et J♣ 10♥
      Et que le croupier montre A♠ et cache A♥
      Et que le sabot donne ensuite 5♦ 3♣
      Quand la place 1 décline l'assurance
      Alors le croupier propose l'échange
      Et le croupier montre A♠
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec A♠ A♥ 5♦ 3♣
      Et les mains de la place 1 sont
        | cartes | total | mise | issue   | rendu |
        | K♣ 9♦  | 19    | 8    | perte   | 0     |
        | J♣ 10♥ | 20    | 8    | égalité | 8     |
      Et la place 1 a 82 jetons

    @id:dealer-three-aces-in-hand
    Scénario: Le croupier tire deux as de plus, à 16 souple et à 17 souple, et reste à 18 souple
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 8♣ et 10♥ 7♣
      Et que le croupier montre 5♥ et cache A♣
      Et que le sabot donne ensuite A♦ A♠
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 5♥ A♣ A♦ A♠
      Et les mains de la place 1 sont
        | cartes | total | mise | issue   | rendu |
        | 10♠ 8♣ | 18    | 2    | égalité | 2     |
        | 10♥ 7♣ | 17    | 2    | perte   | 0     |
      Et la place 1 a 98 jetons

    @id:dealer-hard-17-with-ace
    Scénario: Dix, six et as font un 17 dur, et le croupier reste
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♥ 8♣ et 9♠ 7♣
      Et que le croupier montre 10♠ et cache 6♦
      Et que le sabot donne ensuite A♣
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♠ 6♦ A♣
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 10♥ 8♣ | 18    | 2    | gain  | 4     |
        | 9♠ 7♣  | 16    | 2    | perte | 0     |
      Et la place 1 a 100 jetons

    @id:dealer-hard-17-with-two-aces
    Scénario: Un cinq, un as, une dame et un autre as font un 17 dur, et le croupier reste
      Étant donné que la place 1 mise 9 et 9 sur un total de 99 jetons
      Et que la place 1 reçoit K♦ 8♥ et 10♣ 7♦
      Et que le croupier montre 5♣ et cache A♠
      Et que le sabot donne ensuite Q♦ A♥
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 5♣ A♠ Q♦ A♥
      Et les mains de la place 1 sont
        | cartes | total | mise | issue   | rendu |
        | K♦ 8♥  | 18    | 9    | gain    | 18    |
        | 10♣ 7♦ | 17    | 9    | égalité | 9     |
      Et la place 1 a 108 jetons

    @id:dealer-stands-soft-18
    Scénario: Le croupier reste avec un sept et un as caché
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit K♣ 9♠ et J♣ 7♠
      Et que le croupier montre 7♦ et cache A♠
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 7♦ A♠
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | K♣ 9♠  | 19    | 2    | gain  | 4     |
        | J♣ 7♠  | 17    | 2    | perte | 0     |
      Et la place 1 a 100 jetons

    @id:dealer-stands-soft-18-ace-up
    Scénario: Le croupier reste avec un as et un sept caché
      Étant donné que la place 1 mise 10 et 10 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 8♠ et J♦ 9♥
      Et que le croupier montre A♣ et cache 7♥
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Quand la place 1 décline l'assurance
      Et la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec A♣ 7♥
      Et les mains de la place 1 sont
        | cartes | total | mise | issue   | rendu |
        | 10♠ 8♠ | 18    | 10   | égalité | 10    |
        | J♦ 9♥  | 19    | 10   | gain    | 20    |
      Et la place 1 a 110 jetons

    @id:dealer-stands-soft-18-three-cards
    Scénario: Le croupier reste à un 18 souple de trois cartes
      Étant donné que la place 1 mise 3 et 3 sur un total de 33 jetons
      Et que la place 1 reçoit Q♣ 7♦ et 10♣ 9♠
      Et que le croupier montre 4♥ et cache 3♣
      Et que le sabot donne ensuite A♦
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 4♥ 3♣ A♦
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | Q♣ 7♦  | 17    | 3    | perte | 0     |
        | 10♣ 9♠ | 19    | 3    | gain  | 6     |
      Et la place 1 a 33 jetons

    @id:dealer-stands-soft-19
    Scénario: Le croupier reste avec un huit et un as caché
      Étant donné que la place 1 mise 5 et 5 sur un total de 50 jetons
      Et que la place 1 reçoit Q♠ 9♣ et 10♦ 8♠
      Et que le croupier montre 8♥ et cache A♣
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 8♥ A♣
      Et les mains de la place 1 sont
        | cartes | total | mise | issue   | rendu |
        | Q♠ 9♣  | 19    | 5    | égalité | 5     |
        | 10♦ 8♠ | 18    | 5    | perte   | 0     |
      Et la place 1 a 45 jetons

    @id:dealer-stands-soft-20
    Scénario: Le croupier reste avec un neuf et un as caché
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 6♣ 5♦ et K♥ 9♦
      Et que le croupier montre 9♠ et cache A♥
      Et que le sabot donne ensuite 10♥
      Quand la place 1 garde
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Et le croupier montre 9♠
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec 9♠ A♥
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 6♣ 5♦ 10♥ | 21    | 2    | gain  | 4     |
        | K♥ 9♦     | 19    | 2    | perte | 0     |
      Et la place 1 a 100 jetons

    @id:dealer-draws-though-the-last-seat-is-over
    Scénario: Bien que les deux mains de la dernière place aient crevé, le croupier tire encore contre les autres places
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 8♥ et K♦ 10♣
      Et que la place 2 mise 5 et 5 sur un total de 50 jetons
      Et que la place 2 reçoit 9♥ 8♠ et J♣ 9♣
      Et que la place 3 mise 4 et 4 sur un total de 40 jetons
      Et que la place 3 reçoit 10♦ 6♣ et 9♠ 5♥
      Et que le croupier montre 10♥ et cache 4♦
      Et que le sabot donne ensuite Q♠ 8♦ 5♠
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 3 garde
      Et la place 1 reste
      Et la place 1 reste
      Et la place 2 reste
      Et la place 2 reste
      Et la place 3 tire
      Alors la parole est à la place 3 pour la main 2
      Et le croupier montre 10♥
      Quand la place 3 tire
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♥ 4♦ 5♠
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 10♠ 8♥ | 18    | 2    | perte | 0     |
        | K♦ 10♣ | 20    | 2    | gain  | 4     |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue   | rendu |
        | 9♥ 8♠  | 17    | 5    | perte   | 0     |
        | J♣ 9♣  | 19    | 5    | égalité | 5     |
      Et les mains de la place 3 sont
        | cartes    | total | mise | issue | rendu |
        | 10♦ 6♣ Q♠ | 26    | 4    | perte | 0     |
        | 9♠ 5♥ 8♦  | 22    | 4    | perte | 0     |
      Et la place 1 a 100 jetons
      Et la place 2 a 45 jetons
      Et la place 3 a 32 jetons

    @id:dealer-draws-against-the-later-split-hands
    Scénario: Bien que la première main de chaque case ait crevé, le croupier tire encore contre les mains qui en ont été séparées
      Étant donné que la place 1 mise 3 et 3 sur un total de 60 jetons
      Et que la place 1 reçoit 8♦ 8♣ et 7♥ 7♠
      Et que le croupier montre 6♦ et cache 9♠
      Et que le sabot donne ensuite 6♥ K♠ 10♠ 9♣ Q♦ 10♦ 3♣
      Quand la place 1 garde
      Et la place 1 sépare
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 sépare
      Alors la place 1 a 48 jetons
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 4
      Et le croupier montre 6♦
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 6♦ 9♠ 3♣
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 8♦ 6♥ K♠ | 24    | 3    | perte   | 0     |
        | 1    | 8♣ 10♠   | 18    | 3    | égalité | 3     |
        | 2    | 7♥ 9♣ Q♦ | 26    | 3    | perte   | 0     |
        | 2    | 7♠ 10♦   | 17    | 3    | perte   | 0     |
      Et la place 1 a 51 jetons

    @id:dealer-two-aces-and-king-are-hard-12
    Scénario: Le croupier tire avec deux as, et tire encore quand un roi en fait un 12 dur
      Étant donné que la place 1 mise 6 et 6 sur un total de 90 jetons
      Et que la place 1 reçoit 10♣ 9♥ et J♠ 8♠
      Et que le croupier montre A♠ et cache A♦
      Et que le sabot donne ensuite K♥ 6♣
      Quand la place 1 décline l'assurance
      Et la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec A♠ A♦ K♥ 6♣
      Et les mains de la place 1 sont
        | cartes | total | mise | issue   | rendu |
        | 10♣ 9♥ | 19    | 6    | gain    | 12    |
        | J♠ 8♠  | 18    | 6    | égalité | 6     |
      Et la place 1 a 96 jetons

    @id:dealer-three-aces-and-hard-16
    Scénario: Un trois, trois as et une dame font un 16 dur, et le croupier tire encore
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 9♠ 10♦ et 8♣ 3♦
      Et que le croupier montre 3♠ et cache A♥
      Et que le sabot donne ensuite 10♠ A♦ Q♣ A♣ 4♦
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 20 avec 3♠ A♥ A♦ Q♣ A♣ 4♦
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 9♠ 10♦    | 19    | 2    | perte | 0     |
        | 8♣ 3♦ 10♠ | 21    | 2    | gain  | 4     |
      Et la place 1 a 100 jetons

    @id:dealer-draws-a-seventh-card
    Scénario: Avec 14 en six cartes, le croupier en tire une septième
      Étant donné que la place 1 mise 9 et 9 sur un total de 90 jetons
      Et que la place 1 reçoit 10♥ 7♥ et Q♠ 9♠
      Et que le croupier montre 2♣ et cache 2♦
      Et que le sabot donne ensuite 3♥ 2♠ 3♦ 2♥ 4♠
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 2♣ 2♦ 3♥ 2♠ 3♦ 2♥ 4♠
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 10♥ 7♥ | 17    | 9    | perte | 0     |
        | Q♠ 9♠  | 19    | 9    | gain  | 18    |
      Et la place 1 a 90 jetons

    @id:dealer-draws-an-eighth-card
    Scénario: Un deux et cinq as font un 17 souple de six cartes ; le croupier tire une septième carte et une huitième
      Étant donné que la place 1 mise 4 et 4 sur un total de 100 jetons
      Et que la place 1 reçoit K♠ 9♦ et 10♣ 3♥
      Et que le croupier montre 2♦ et cache A♠
      Et que le sabot donne ensuite 7♠ A♥ A♦ A♣ A♠ 9♥ 4♣
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec 2♦ A♠ A♥ A♦ A♣ A♠ 9♥ 4♣
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue   | rendu |
        | K♠ 9♦     | 19    | 4    | perte   | 0     |
        | 10♣ 3♥ 7♠ | 20    | 4    | égalité | 4     |
      Et la place 1 a 96 jetons

  @S6.2
  Règle: S6.2 Un 22 final du croupier fait égalité avec toute main ordinaire qui n'a pas crevé : la mise revient entière, mise doublée comprise.

    @id:dealer-22-pushes-low-and-high
    Scénario: Des mains de 13, 17, 20 et 21 font toutes égalité avec un 22 du croupier
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 7♥ 6♠ et Q♦ 10♥
      Et que la place 2 mise 5 et 5 sur un total de 50 jetons
      Et que la place 2 reçoit 8♣ 4♣ et K♠ 7♦
      Et que le croupier montre 10♣ et cache 4♦
      Et que le sabot donne ensuite 9♦ 8♠
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Quand la place 2 tire
      Alors la parole est à la place 2 pour la main 2
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 22 avec 10♣ 4♦ 8♠
      Et les mains de la place 1 sont
        | cartes | total | mise | issue   | rendu |
        | 7♥ 6♠  | 13    | 2    | égalité | 2     |
        | Q♦ 10♥ | 20    | 2    | égalité | 2     |
      Et les mains de la place 2 sont
        | cartes   | total | mise | issue   | rendu |
        | 8♣ 4♣ 9♦ | 21    | 5    | égalité | 5     |
        | K♠ 7♦    | 17    | 5    | égalité | 5     |
      Et la place 1 a 100 jetons
      Et la place 2 a 50 jetons

    @id:dealer-22-pushes-doubled-stake
    Scénario: Une mise doublée revient entière quand le croupier passe de 17 souple à 22
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit 7♠ 4♥ et 10♠ 9♥
      Et que le croupier montre 6♣ et cache A♦
      Et que le sabot donne ensuite 2♦ 5♠ K♠
      Quand la place 1 garde
      Et la place 1 double
      Alors la parole est à la place 1 pour la main 2
      Et les mains de la place 1 sont
        | cartes   | total | mise |
        | 7♠ 4♥ 2♦ | 13    | 10   |
        | 10♠ 9♥   | 19    | 5    |
      Et la place 1 a 85 jetons
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 22 avec 6♣ A♦ 5♠ K♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 7♠ 4♥ 2♦ | 13    | 10   | égalité | 10    |
        | 10♠ 9♥   | 19    | 5    | égalité | 5     |
      Et la place 1 a 100 jetons

    @id:dealer-22-pushes-split-hands
    Scénario: Les deux mains séparées font égalité avec un 22 du croupier, celle qui a doublé avec sa mise entière
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 8♠ 8♥ et K♥ 7♦
      Et que le croupier montre 7♣ et cache 5♥
      Et que le sabot donne ensuite 3♦ 10♠ 10♥ 10♦
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 a 92 jetons
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 22 avec 7♣ 5♥ 10♦
      Et les mains de la place 1 sont
        | case | cartes    | total | mise | issue   | rendu |
        | 1    | 8♠ 3♦ 10♠ | 21    | 4    | égalité | 4     |
        | 1    | 8♥ 10♥    | 18    | 2    | égalité | 2     |
        | 2    | K♥ 7♦     | 17    | 2    | égalité | 2     |
      Et la place 1 a 100 jetons

    @id:dealer-22-pushes-split-21 @S5.9
    Scénario: Un as séparé avec un dix fait égalité avec un 22 du croupier
      Étant donné que la place 1 mise 3 et 3 sur un total de 60 jetons
      Et que la place 1 reçoit A♥ A♦ et 9♣ 7♠
      Et que le croupier montre K♦ et cache 2♠
      Et que le sabot donne ensuite 10♣ 6♣ Q♣
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 3
      Et la place 1 a 51 jetons
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 22 avec K♦ 2♠ Q♣
      Et les mains de la place 1 sont
        | case | cartes | total     | naturel | mise | issue   | rendu |
        | 1    | A♥ 10♣ | 21 souple | non     | 3    | égalité | 3     |
        | 1    | A♦ 6♣  | 17 souple | non     | 3    | égalité | 3     |
        | 2    | 9♣ 7♠  | 16        | non     | 3    | égalité | 3     |
      Et la place 1 a 60 jetons

    @id:dealer-22-after-13
    Scénario: Des mains de 12 et de 13 font égalité quand un neuf porte le croupier de 13 à 22
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ 2♣ et 8♦ 5♣
      Et que le croupier montre 9♥ et cache 4♠
      Et que le sabot donne ensuite 9♠
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 22 avec 9♥ 4♠ 9♠
      Et les mains de la place 1 sont
        | cartes | total | mise | issue   | rendu |
        | 10♦ 2♣ | 12    | 2    | égalité | 2     |
        | 8♦ 5♣  | 13    | 2    | égalité | 2     |
      Et la place 1 a 100 jetons

    @id:dealer-22-at-a-table-of-six
    Scénario: À une table de six, toutes les mains font égalité avec un 22 du croupier, sauf un naturel et une main crevée
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 8♦ et 9♥ 7♠
      Et que la place 2 mise 5 et 5 sur un total de 50 jetons
      Et que la place 2 reçoit K♥ 9♦ et 10♥ 3♣
      Et que la place 3 mise 3 et 3 sur un total de 60 jetons
      Et que la place 3 reçoit Q♣ 7♦ et A♠ K♦
      Et que la place 4 mise 10 et 10 sur un total de 200 jetons
      Et que la place 4 reçoit 8♠ 6♥ et 5♦ 7♣
      Et que la place 5 mise 4 et 4 sur un total de 40 jetons
      Et que la place 5 reçoit J♥ 5♠ et 10♦ 9♠
      Et que la place 6 mise 1 et 1 sur un total de 30 jetons
      Et que la place 6 reçoit K♠ 8♥ et 7♥ 4♣
      Et que le croupier montre 9♣ et cache 3♦
      Et que le sabot donne ensuite Q♦ 10♠ J♠
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 3 garde
      Et la place 4 garde
      Et la place 5 garde
      Et la place 6 garde
      Et la place 1 reste
      Et la place 1 reste
      Et la place 2 reste
      Et la place 2 reste
      Et la place 3 reste
      Alors la parole est à la place 4 pour la main 1
      Quand la place 4 reste
      Et la place 4 reste
      Et la place 5 tire
      Alors la parole est à la place 5 pour la main 2
      Quand la place 5 reste
      Et la place 6 reste
      Et la place 6 tire
      Alors le coup est terminé
      Et le croupier finit à 22 avec 9♣ 3♦ J♠
      Et les mains de la place 1 sont
        | cartes | total | naturel | mise | issue   | rendu |
        | 10♠ 8♦ | 18    | non     | 2    | égalité | 2     |
        | 9♥ 7♠  | 16    | non     | 2    | égalité | 2     |
      Et les mains de la place 2 sont
        | cartes | total | naturel | mise | issue   | rendu |
        | K♥ 9♦  | 19    | non     | 5    | égalité | 5     |
        | 10♥ 3♣ | 13    | non     | 5    | égalité | 5     |
      Et les mains de la place 3 sont
        | cartes | total     | naturel | mise | issue   | rendu |
        | Q♣ 7♦  | 17        | non     | 3    | égalité | 3     |
        | A♠ K♦  | 21 souple | oui     | 3    | gain    | 6     |
      Et les mains de la place 4 sont
        | cartes | total | naturel | mise | issue   | rendu |
        | 8♠ 6♥  | 14    | non     | 10   | égalité | 10    |
        | 5♦ 7♣  | 12    | non     | 10   | égalité | 10    |
      Et les mains de la place 5 sont
        | cartes   | total | naturel | mise | issue   | rendu |
        | J♥ 5♠ Q♦ | 25    | non     | 4    | perte   | 0     |
        | 10♦ 9♠   | 19    | non     | 4    | égalité | 4     |
      Et les mains de la place 6 sont
        | cartes    | total | naturel | mise | issue   | rendu |
        | K♠ 8♥     | 18    | non     | 1    | égalité | 1     |
        | 7♥ 4♣ 10♠ | 21    | non     | 1    | égalité | 1     |
      Et la place 1 a 100 jetons
      Et la place 2 a 50 jetons
      Et la place 3 a 63 jetons
      Et la place 4 a 200 jetons
      Et la place 5 a 36 jetons
      Et la place 6 a 30 jetons

    @id:dealer-22-of-five-cards
    Scénario: Un 22 du croupier en cinq cartes fait égalité avec un 18 et un 20 doublé
      Étant donné que la place 1 mise 7 et 7 sur un total de 70 jetons
      Et que la place 1 reçoit 10♦ 8♣ et 6♠ 5♥
      Et que le croupier montre 2♥ et cache 4♠
      Et que le sabot donne ensuite 9♠ 3♦ 5♣ 8♦
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 22 avec 2♥ 4♠ 3♦ 5♣ 8♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 10♦ 8♣   | 18    | 7    | égalité | 7     |
        | 6♠ 5♥ 9♠ | 20    | 14   | égalité | 14    |
      Et la place 1 a 70 jetons

    @id:dealer-22-of-six-cards @S6.9
    Scénario: Un 22 du croupier en six cartes fait égalité avec un 19, et la main crevée perd
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit K♦ 4♣ et 10♠ 9♥
      Et que le croupier montre 3♣ et cache 2♦
      Et que le sabot donne ensuite 9♦ 2♠ 4♥ 3♠ 8♠
      Quand la place 1 garde
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 22 avec 3♣ 2♦ 2♠ 4♥ 3♠ 8♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | K♦ 4♣ 9♦ | 23    | 2    | perte   | 0     |
        | 10♠ 9♥   | 19    | 2    | égalité | 2     |
      Et la place 1 a 98 jetons

    @id:three-sevens-push-on-22 @S6.9
    Scénario: Trois sept font égalité avec un 22 du croupier comme tout autre 21
      Étant donné que la place 1 mise 4 et 4 sur un total de 40 jetons
      Et que la place 1 reçoit 7♦ 7♥ et 9♣ 6♥
      Et que le croupier montre 10♥ et cache 2♦
      Et que le sabot donne ensuite 7♠ 9♦ Q♠
      Quand la place 1 garde
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 22 avec 10♥ 2♦ Q♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 7♦ 7♥ 7♠ | 21    | 4    | égalité | 4     |
        | 9♣ 6♥ 9♦ | 24    | 4    | perte   | 0     |
      Et la place 1 a 36 jetons

  @S6.3
  Règle: S6.3 Un naturel initial gagne contre un 22 du croupier.

    @id:natural-wins-on-22-first-spot
    Scénario: Un naturel sur la première case gagne contre un 22 du croupier, tandis qu'un 18 à côté fait égalité
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ K♥ et 10♦ 8♣
      Et que le croupier montre 9♦ et cache 3♣
      Et que le sabot donne ensuite Q♠
      Quand la place 1 garde
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 22 avec 9♦ 3♣ Q♠
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue   | rendu |
        | A♠ K♥  | 21 souple | oui     | 5    | gain    | 10    |
        | 10♦ 8♣ | 18        | non     | 5    | égalité | 5     |
      Et la place 1 a 105 jetons

    @id:natural-wins-on-22-second-spot
    Scénario: Un naturel sur la deuxième case gagne contre un 22 du croupier, tandis qu'un 21 doublé fait égalité
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 6♠ 5♥ et Q♣ A♦
      Et que le croupier montre 10♥ et cache 5♦
      Et que le sabot donne ensuite 10♦ 7♣
      Quand la place 1 garde
      Alors la parole est à la place 1 pour la main 1
      Quand la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 22 avec 10♥ 5♦ 7♣
      Et les mains de la place 1 sont
        | cartes    | total     | naturel | mise | issue   | rendu |
        | 6♠ 5♥ 10♦ | 21        | non     | 4    | égalité | 4     |
        | Q♣ A♦     | 21 souple | oui     | 2    | gain    | 4     |
      Et la place 1 a 102 jetons

    @id:two-naturals-win-on-22
    Scénario: Les deux naturels d'une place gagnent tous deux contre un 22 du croupier
      Étant donné que la place 1 mise 10 et 10 sur un total de 100 jetons
      Et que la place 1 reçoit A♥ J♠ et 10♣ A♣
      Et que la place 2 mise 2 et 2 sur un total de 100 jetons
      Et que la place 2 reçoit K♦ 9♠ et 10♠ 3♥
      Et que le croupier montre 8♦ et cache 6♣
      Et que le sabot donne ensuite 8♥
      Quand la place 1 garde
      Et la place 2 garde
      Alors la parole est à la place 2 pour la main 1
      Quand la place 2 reste
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 22 avec 8♦ 6♣ 8♥
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | A♥ J♠  | 21 souple | oui     | 10   | gain  | 20    |
        | 10♣ A♣ | 21 souple | oui     | 10   | gain  | 20    |
      Et les mains de la place 2 sont
        | cartes | total | naturel | mise | issue   | rendu |
        | K♦ 9♠  | 19    | non     | 2    | égalité | 2     |
        | 10♠ 3♥ | 13    | non     | 2    | égalité | 2     |
      Et la place 1 a 120 jetons
      Et la place 2 a 100 jetons

  @S6.4
  Règle: S6.4 Contre un total du croupier de 23 ou plus, toute main encore en jeu gagne.

    @id:dealer-23-pays-low-hands
    Scénario: Des mains de 12 et de 13 gagnent quand un dix porte le croupier de 13 à 23
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ 2♣ et 8♦ 5♣
      Et que le croupier montre 9♥ et cache 4♠
      Et que le sabot donne ensuite 10♠
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 23 avec 9♥ 4♠ 10♠
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 10♦ 2♣ | 12    | 2    | gain  | 4     |
        | 8♦ 5♣  | 13    | 2    | gain  | 4     |
      Et la place 1 a 104 jetons

    @id:dealer-24-pays-doubled-hand
    Scénario: Un 14 doublé gagne sa mise doublée contre un 24 du croupier
      Étant donné que la place 1 mise 10 et 10 sur un total de 200 jetons
      Et que la place 1 reçoit 5♣ 6♦ et 9♣ 7♥
      Et que le croupier montre K♣ et cache 4♦
      Et que le sabot donne ensuite 3♠ J♥
      Quand la place 1 garde
      Et la place 1 double
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 a 170 jetons
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 24 avec K♣ 4♦ J♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 5♣ 6♦ 3♠ | 14    | 20   | gain  | 40    |
        | 9♣ 7♥    | 16    | 10   | gain  | 20    |
      Et la place 1 a 230 jetons

    @id:dealer-25-pays-split-hands
    Scénario: Des mains séparées de 17 et de 12 gagnent contre un 25 du croupier
      Étant donné que la place 1 mise 2 et 2 sur un total de 50 jetons
      Et que la place 1 reçoit 7♦ 7♣ et 10♣ 6♠
      Et que le croupier montre 10♠ et cache 5♥
      Et que le sabot donne ensuite 10♥ 5♠ Q♦
      Quand la place 1 garde
      Et la place 1 sépare
      Et la place 1 reste
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 25 avec 10♠ 5♥ Q♦
      Et les mains de la place 1 sont
        | case | cartes | total | mise | issue | rendu |
        | 1    | 7♦ 10♥ | 17    | 2    | gain  | 4     |
        | 1    | 7♣ 5♠  | 12    | 2    | gain  | 4     |
        | 2    | 10♣ 6♠ | 16    | 2    | gain  | 4     |
      Et la place 1 a 56 jetons

    @id:dealer-26-pays-natural-and-thirteen
    Scénario: Contre un 26 du croupier, un 13 gagne autant qu'un naturel
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit A♦ 10♠ et 4♣ 9♠
      Et que le croupier montre 6♥ et cache 10♦
      Et que le sabot donne ensuite K♦
      Quand la place 1 garde
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 26 avec 6♥ 10♦ K♦
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | A♦ 10♠ | 21 souple | oui     | 5    | gain  | 10    |
        | 4♣ 9♠  | 13        | non     | 5    | gain  | 10    |
      Et la place 1 a 110 jetons

  @S6.5
  Règle: S6.5 Contre un 17 à 21 du croupier, le total supérieur gagne, l'inférieur perd et les totaux égaux font égalité, sous réserve de S6.6.

    @id:settled-against-dealer-17
    Scénario: Contre un 17 du croupier, un 16 perd, un 17 fait égalité, un 18 et un 21 gagnent
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♥ 6♦ et 9♦ 8♠
      Et que la place 2 mise 3 et 3 sur un total de 60 jetons
      Et que la place 2 reçoit K♣ 8♣ et 10♣ 4♥
      Et que le croupier montre 5♠ et cache 4♦
      Et que le sabot donne ensuite 7♥ 8♥
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 1 reste
      Et la place 1 reste
      Et la place 2 reste
      Alors la parole est à la place 2 pour la main 2
      Quand la place 2 tire
      Alors le coup est terminé
      Et le croupier finit à 17 avec 5♠ 4♦ 8♥
      Et les mains de la place 1 sont
        | cartes | total | mise | issue   | rendu |
        | 10♥ 6♦ | 16    | 2    | perte   | 0     |
        | 9♦ 8♠  | 17    | 2    | égalité | 2     |
      Et les mains de la place 2 sont
        | cartes    | total | mise | issue | rendu |
        | K♣ 8♣     | 18    | 3    | gain  | 6     |
        | 10♣ 4♥ 7♥ | 21    | 3    | gain  | 6     |
      Et la place 1 a 98 jetons
      Et la place 2 a 66 jetons

    @id:settled-against-dealer-18
    Scénario: Contre un 18 du croupier, un 17 perd, un 18 fait égalité et un 19 gagne
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit Q♥ 7♣ et J♣ 8♥
      Et que la place 2 mise 2 et 2 sur un total de 20 jetons
      Et que la place 2 reçoit 10♦ 9♣ et 6♠ 5♥
      Et que le croupier montre 10♠ et cache 8♦
      Et que le sabot donne ensuite 7♦
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 1 reste
      Et la place 1 reste
      Et la place 2 reste
      Et la place 2 double
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♠ 8♦
      Et les mains de la place 1 sont
        | cartes | total | mise | issue   | rendu |
        | Q♥ 7♣  | 17    | 5    | perte   | 0     |
        | J♣ 8♥  | 18    | 5    | égalité | 5     |
      Et les mains de la place 2 sont
        | cartes   | total | mise | issue   | rendu |
        | 10♦ 9♣   | 19    | 2    | gain    | 4     |
        | 6♠ 5♥ 7♦ | 18    | 4    | égalité | 4     |
      Et la place 1 a 95 jetons
      Et la place 2 a 22 jetons

    @id:settled-against-dealer-19
    Scénario: Contre un as et un huit du croupier, un 18 perd, un 19 fait égalité, un 20 et un 21 gagnent
      Étant donné que la place 1 mise 4 et 4 sur un total de 100 jetons
      Et que la place 1 reçoit 10♣ 9♥ et K♦ 8♠
      Et que la place 2 mise 2 et 2 sur un total de 100 jetons
      Et que la place 2 reçoit Q♠ J♦ et 7♠ 6♣
      Et que le croupier montre A♠ et cache 8♣
      Et que le sabot donne ensuite 8♦
      Quand la place 1 décline l'assurance
      Et la place 2 décline l'assurance
      Alors le croupier propose l'échange
      Et la parole est à la place 1
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 1 reste
      Et la place 1 reste
      Et la place 2 reste
      Et la place 2 tire
      Alors le coup est terminé
      Et le croupier finit à 19 avec A♠ 8♣
      Et les mains de la place 1 sont
        | cartes | total | mise | issue   | rendu |
        | 10♣ 9♥ | 19    | 4    | égalité | 4     |
        | K♦ 8♠  | 18    | 4    | perte   | 0     |
      Et les mains de la place 2 sont
        | cartes   | total | mise | issue | rendu |
        | Q♠ J♦    | 20    | 2    | gain  | 4     |
        | 7♠ 6♣ 8♦ | 21    | 2    | gain  | 4     |
      Et la place 1 a 96 jetons
      Et la place 2 a 104 jetons

    @id:settled-against-dealer-20
    Scénario: Contre un 20 du croupier, un 19 perd, un 20 fait égalité et un 21 gagne
      Étant donné que la place 1 mise 10 et 10 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ J♥ et 9♠ 10♦
      Et que la place 2 mise 2 et 2 sur un total de 100 jetons
      Et que la place 2 reçoit 8♥ 6♦ et 5♦ 9♣
      Et que le croupier montre Q♣ et cache K♥
      Et que le sabot donne ensuite 7♠ 4♠
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Quand la place 2 tire
      Alors la parole est à la place 2 pour la main 2
      Quand la place 2 tire
      Alors la place 2 peut tirer ou rester
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec Q♣ K♥
      Et les mains de la place 1 sont
        | cartes | total | mise | issue   | rendu |
        | 10♠ J♥ | 20    | 10   | égalité | 10    |
        | 9♠ 10♦ | 19    | 10   | perte   | 0     |
      Et les mains de la place 2 sont
        | cartes   | total | mise | issue | rendu |
        | 8♥ 6♦ 7♠ | 21    | 2    | gain  | 4     |
        | 5♦ 9♣ 4♠ | 18    | 2    | perte | 0     |
      Et la place 1 a 90 jetons
      Et la place 2 a 100 jetons

    @id:settled-against-dealer-21
    Scénario: Contre un 21 tiré par le croupier, un 20 perd, et des 21 de trois cartes font égalité, doublés ou non
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit K♠ 10♥ et 8♣ 4♦
      Et que la place 2 mise 6 et 6 sur un total de 100 jetons
      Et que la place 2 reçoit 6♠ 5♠ et 10♣ 9♣
      Et que le croupier montre 7♥ et cache 9♠
      Et que le sabot donne ensuite 9♦ J♠ 5♣
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 1 reste
      Et la place 1 tire
      Alors la parole est à la place 2 pour la main 1
      Quand la place 2 double
      Alors la parole est à la place 2 pour la main 2
      Et la place 2 a 82 jetons
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec 7♥ 9♠ 5♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | K♠ 10♥   | 20    | 2    | perte   | 0     |
        | 8♣ 4♦ 9♦ | 21    | 2    | égalité | 2     |
      Et les mains de la place 2 sont
        | cartes   | total | mise | issue   | rendu |
        | 6♠ 5♠ J♠ | 21    | 12   | égalité | 12    |
        | 10♣ 9♣   | 19    | 6    | perte   | 0     |
      Et la place 1 a 98 jetons
      Et la place 2 a 94 jetons

    @id:split-21-pushes-dealer-21 @S5.9
    Scénario: Un as séparé avec un roi fait égalité avec un 21 tiré par le croupier
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ A♣ et 10♠ 8♥
      Et que le croupier montre 8♦ et cache 7♣
      Et que le sabot donne ensuite K♣ 9♥ 6♥
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec 8♦ 7♣ 6♥
      Et les mains de la place 1 sont
        | case | cartes | total     | naturel | mise | issue   | rendu |
        | 1    | A♠ K♣  | 21 souple | non     | 2    | égalité | 2     |
        | 1    | A♣ 9♥  | 20 souple | non     | 2    | perte   | 0     |
        | 2    | 10♠ 8♥ | 18        | non     | 2    | perte   | 0     |
      Et la place 1 a 96 jetons

    @id:doubled-hands-win-and-lose
    Scénario: Un 19 doublé gagne et un 14 doublé perd contre un 17 du croupier
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit 6♥ 4♠ et 7♠ 2♦
      Et que le croupier montre 10♣ et cache 7♦
      Et que le sabot donne ensuite 9♠ 5♦
      Quand la place 1 garde
      Alors la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 a 85 jetons
      Quand la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♣ 7♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 6♥ 4♠ 9♠ | 19    | 10   | gain  | 20    |
        | 7♠ 2♦ 5♦ | 14    | 10   | perte | 0     |
      Et la place 1 a 100 jetons

    @id:four-card-21-pushes-three-card-21
    Scénario: Un 21 de quatre cartes fait égalité avec un 21 du croupier en trois cartes
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit 6♠ 3♥ et 10♣ 8♦
      Et que le croupier montre 10♥ et cache 5♣
      Et que le sabot donne ensuite 4♦ 8♠ 6♦
      Quand la place 1 garde
      Et la place 1 tire
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec 10♥ 5♣ 6♦
      Et les mains de la place 1 sont
        | cartes      | total | mise | issue   | rendu |
        | 6♠ 3♥ 4♦ 8♠ | 21    | 5    | égalité | 5     |
        | 10♣ 8♦      | 18    | 5    | perte   | 0     |
      Et la place 1 a 95 jetons

    @id:three-card-21-pushes-four-card-21
    Scénario: Un 21 de trois cartes fait égalité avec un 21 du croupier en quatre cartes
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 9♣ et 8♥ 6♣
      Et que le croupier montre 4♠ et cache 3♣
      Et que le sabot donne ensuite 7♠ 9♦ 5♥
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 21 avec 4♠ 3♣ 9♦ 5♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 10♠ 9♣   | 19    | 2    | perte   | 0     |
        | 8♥ 6♣ 7♠ | 21    | 2    | égalité | 2     |
      Et la place 1 a 98 jetons

    @id:five-and-six-cards-against-dealer-19
    Scénario: Contre un 19 du croupier en deux cartes, un 18 de cinq cartes perd et un 19 de six cartes fait égalité
      Étant donné que la place 1 mise 3 et 3 sur un total de 50 jetons
      Et que la place 1 reçoit 2♠ 3♥ et 2♥ 3♣
      Et que le croupier montre 10♠ et cache 9♥
      Et que le sabot donne ensuite 4♣ 5♦ 4♥ 2♦ 4♦ 3♠ 5♠
      Quand la place 1 garde
      Et la place 1 tire
      Et la place 1 tire
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Et la place 1 tire
      Et la place 1 tire
      Et la place 1 tire
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer ou rester
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♠ 9♥
      Et les mains de la place 1 sont
        | cartes            | total | mise | issue   | rendu |
        | 2♠ 3♥ 4♣ 5♦ 4♥    | 18    | 3    | perte   | 0     |
        | 2♥ 3♣ 2♦ 4♦ 3♠ 5♠ | 19    | 3    | égalité | 3     |
      Et la place 1 a 47 jetons

    @id:six-and-seven-cards-against-dealer-20
    Scénario: Contre un 20 du croupier en deux cartes, un 19 de six cartes perd et un 20 de sept cartes fait égalité
      Étant donné que la place 1 mise 10 et 10 sur un total de 100 jetons
      Et que la place 1 reçoit 3♦ 2♣ et 2♦ 3♠
      Et que le croupier montre 10♦ et cache Q♥
      Et que le sabot donne ensuite 2♠ 3♥ 4♠ 5♣ 2♥ 2♣ 3♣ 4♦ 4♣
      Quand la place 1 garde
      Et la place 1 tire
      Et la place 1 tire
      Et la place 1 tire
      Et la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Et la place 1 tire
      Et la place 1 tire
      Et la place 1 tire
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec 10♦ Q♥
      Et les mains de la place 1 sont
        | cartes               | total | mise | issue   | rendu |
        | 3♦ 2♣ 2♠ 3♥ 4♠ 5♣    | 19    | 10   | perte   | 0     |
        | 2♦ 3♠ 2♥ 2♣ 3♣ 4♦ 4♣ | 20    | 10   | égalité | 10    |
      Et la place 1 a 90 jetons

    @id:five-and-seven-cards-against-dealer-18
    Scénario: Contre un 18 du croupier en deux cartes, un 18 de cinq cartes fait égalité et un 17 de sept cartes perd
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 4♠ 2♦ et 2♠ 3♣
      Et que le croupier montre 10♥ et cache 8♠
      Et que le sabot donne ensuite 3♥ 4♦ 5♥ 2♦ 2♥ 3♦ 2♣ 3♠
      Quand la place 1 garde
      Et la place 1 tire
      Et la place 1 tire
      Et la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Et la place 1 tire
      Et la place 1 tire
      Et la place 1 tire
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♥ 8♠
      Et les mains de la place 1 sont
        | cartes               | total | mise | issue   | rendu |
        | 4♠ 2♦ 3♥ 4♦ 5♥       | 18    | 2    | égalité | 2     |
        | 2♠ 3♣ 2♦ 2♥ 3♦ 2♣ 3♠ | 17    | 2    | perte   | 0     |
      Et la place 1 a 98 jetons

    @id:three-sevens-push-dealer-21
    Scénario: Trois sept, de plusieurs couleurs ou d'une seule, font égalité avec un 21 tiré par le croupier
      Étant donné que la place 1 mise 6 et 6 sur un total de 60 jetons
      Et que la place 1 reçoit 7♠ 7♥ et 7♣ 7♣
      Et que la place 2 mise 2 et 2 sur un total de 30 jetons
      Et que la place 2 reçoit 10♣ 9♠ et K♦ 8♥
      Et que le croupier montre 8♠ et cache 5♦
      Et que le sabot donne ensuite 7♦ 7♣ 8♦
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Alors la parole est à la place 2 pour la main 1
      Quand la place 2 reste
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec 8♠ 5♦ 8♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 7♠ 7♥ 7♦ | 21    | 6    | égalité | 6     |
        | 7♣ 7♣ 7♣ | 21    | 6    | égalité | 6     |
      Et les mains de la place 2 sont
        | cartes | total | mise | issue | rendu |
        | 10♣ 9♠ | 19    | 2    | perte | 0     |
        | K♦ 8♥  | 18    | 2    | perte | 0     |
      Et la place 1 a 60 jetons
      Et la place 2 a 26 jetons

  @S6.6
  Règle: S6.6 Un naturel initial l'emporte sur un 21 ordinaire du croupier.

    @id:natural-beats-drawn-21
    Scénario: Un naturel bat un 21 tiré par le croupier, tandis qu'un 21 de trois cartes fait égalité
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit A♥ Q♦ et 10♣ 2♠
      Et que le croupier montre 5♦ et cache 9♠
      Et que le sabot donne ensuite 9♦ 7♥
      Quand la place 1 garde
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 21 avec 5♦ 9♠ 7♥
      Et les mains de la place 1 sont
        | cartes    | total     | naturel | mise | issue   | rendu |
        | A♥ Q♦     | 21 souple | oui     | 2    | gain    | 4     |
        | 10♣ 2♠ 9♦ | 21        | non     | 2    | égalité | 2     |
      Et la place 1 a 102 jetons

    @id:natural-beats-21-with-ace-up
    Scénario: Un naturel bat un croupier qui, avec un as découvert, tire jusqu'à 21
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit 9♥ 10♥ et K♦ A♠
      Et que le croupier montre A♣ et cache 3♠
      Et que le sabot donne ensuite 7♦
      Quand la place 1 décline l'assurance
      Et la place 1 garde
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♣ 3♠ 7♦
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | 9♥ 10♥ | 19        | non     | 5    | perte | 0     |
        | K♦ A♠  | 21 souple | oui     | 5    | gain  | 10    |
      Et la place 1 a 100 jetons

    @id:natural-beats-21-of-four-cards
    Scénario: Un naturel bat un 21 du croupier en quatre cartes, et un 21 de trois cartes fait égalité
      Étant donné que la place 1 mise 4 et 4 sur un total de 80 jetons
      Et que la place 1 reçoit A♦ 10♠ et 9♠ 4♥
      Et que le croupier montre 5♥ et cache 2♠
      Et que le sabot donne ensuite 8♥ 6♦ 8♣
      Quand la place 1 garde
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 21 avec 5♥ 2♠ 6♦ 8♣
      Et les mains de la place 1 sont
        | cartes   | total     | naturel | mise | issue   | rendu |
        | A♦ 10♠   | 21 souple | oui     | 4    | gain    | 8     |
        | 9♠ 4♥ 8♥ | 21        | non     | 4    | égalité | 4     |
      Et la place 1 a 84 jetons

    @id:natural-beats-21-of-five-cards
    Scénario: Un naturel bat un 21 du croupier en cinq cartes, et un 19 perd
      Étant donné que la place 1 mise 2 et 2 sur un total de 50 jetons
      Et que la place 1 reçoit 10♥ 9♥ et K♣ A♥
      Et que le croupier montre 2♦ et cache 3♠
      Et que le sabot donne ensuite 4♣ 5♦ 7♠
      Quand la place 1 garde
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec 2♦ 3♠ 4♣ 5♦ 7♠
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | 10♥ 9♥ | 19        | non     | 2    | perte | 0     |
        | K♣ A♥  | 21 souple | oui     | 2    | gain  | 4     |
      Et la place 1 a 50 jetons

  @S6.7
  Règle: S6.7 Toute main gagnante, naturel initial compris, est payée 1 pour 1.

    @id:natural-paid-like-any-21
    Scénario: Pour une mise de 2, un naturel rend 4, pas plus qu'un 21 de trois cartes
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit A♣ J♦ et 7♥ 4♦
      Et que le croupier montre 10♥ et cache 9♦
      Et que le sabot donne ensuite 10♣
      Quand la place 1 garde
      Et la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♥ 9♦
      Et les mains de la place 1 sont
        | cartes    | total     | naturel | mise | issue | rendu |
        | A♣ J♦     | 21 souple | oui     | 2    | gain  | 4     |
        | 7♥ 4♦ 10♣ | 21        | non     | 2    | gain  | 4     |
      Et la place 1 a 104 jetons

    @id:natural-stake-5-returns-10
    Scénario: Pour une mise de 5, un naturel rend 10
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ 6♥ et Q♠ A♥
      Et que le croupier montre 9♣ et cache 8♠
      Quand la place 1 garde
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 9♣ 8♠
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | 10♦ 6♥ | 16        | non     | 5    | perte | 0     |
        | Q♠ A♥  | 21 souple | oui     | 5    | gain  | 10    |
      Et la place 1 a 100 jetons

    @id:natural-stake-10-returns-20
    Scénario: Pour une mise de 10, un naturel rend 20, pour une mise de 1 il rend 2
      Étant donné que la place 1 mise 10 et 10 sur un total de 500 jetons
      Et que la place 1 reçoit A♠ 10♥ et J♥ 7♠
      Et que la place 2 mise 1 et 1 sur un total de 50 jetons
      Et que la place 2 reçoit 10♠ 8♣ et A♣ K♣
      Et que le croupier montre Q♦ et cache 8♦
      Quand la place 1 garde
      Et la place 2 garde
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec Q♦ 8♦
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | A♠ 10♥ | 21 souple | oui     | 10   | gain  | 20    |
        | J♥ 7♠  | 17        | non     | 10   | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total     | naturel | mise | issue   | rendu |
        | 10♠ 8♣ | 18        | non     | 1    | égalité | 1     |
        | A♣ K♣  | 21 souple | oui     | 1    | gain    | 2     |
      Et la place 1 a 500 jetons
      Et la place 2 a 51 jetons

    @id:wins-at-six-stakes
    Scénario: À une table de six, avec six mises différentes, chaque main gagnante rend deux fois sa propre mise
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 7♦ et K♣ 6♠
      Et que la place 2 mise 3 et 3 sur un total de 60 jetons
      Et que la place 2 reçoit 9♣ 7♥ et J♦ 9♠
      Et que la place 3 mise 5 et 5 sur un total de 80 jetons
      Et que la place 3 reçoit 10♦ 8♠ et Q♥ 5♦
      Et que la place 4 mise 7 et 7 sur un total de 70 jetons
      Et que la place 4 reçoit A♣ Q♦ et 10♥ 9♦
      Et que la place 5 mise 20 et 20 sur un total de 200 jetons
      Et que la place 5 reçoit 8♦ 3♣ et K♠ 7♣
      Et que la place 6 mise 11 et 11 sur un total de 50 jetons
      Et que la place 6 reçoit 6♥ 5♠ et J♠ 8♥
      Et que le croupier montre 7♠ et cache 10♥
      Et que le sabot donne ensuite 10♣ 9♥
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 3 garde
      Et la place 4 garde
      Et la place 5 garde
      Et la place 6 garde
      Et la place 1 reste
      Et la place 1 reste
      Et la place 2 reste
      Et la place 2 reste
      Et la place 3 reste
      Et la place 3 reste
      Alors la parole est à la place 4 pour la main 2
      Quand la place 4 reste
      Et la place 5 double
      Alors la parole est à la place 5 pour la main 2
      Et la place 5 a 140 jetons
      Quand la place 5 reste
      Et la place 6 tire
      Et la place 6 reste
      Et la place 6 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♠ 10♥
      Et les mains de la place 1 sont
        | cartes | total | naturel | mise | issue   | rendu |
        | 10♠ 7♦ | 17    | non     | 2    | égalité | 2     |
        | K♣ 6♠  | 16    | non     | 2    | perte   | 0     |
      Et les mains de la place 2 sont
        | cartes | total | naturel | mise | issue | rendu |
        | 9♣ 7♥  | 16    | non     | 3    | perte | 0     |
        | J♦ 9♠  | 19    | non     | 3    | gain  | 6     |
      Et les mains de la place 3 sont
        | cartes | total | naturel | mise | issue | rendu |
        | 10♦ 8♠ | 18    | non     | 5    | gain  | 10    |
        | Q♥ 5♦  | 15    | non     | 5    | perte | 0     |
      Et les mains de la place 4 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | A♣ Q♦  | 21 souple | oui     | 7    | gain  | 14    |
        | 10♥ 9♦ | 19        | non     | 7    | gain  | 14    |
      Et les mains de la place 5 sont
        | cartes    | total | naturel | mise | issue   | rendu |
        | 8♦ 3♣ 10♣ | 21    | non     | 40   | gain    | 80    |
        | K♠ 7♣     | 17    | non     | 20   | égalité | 20    |
      Et les mains de la place 6 sont
        | cartes   | total | naturel | mise | issue | rendu |
        | 6♥ 5♠ 9♥ | 20    | non     | 11   | gain  | 22    |
        | J♠ 8♥    | 18    | non     | 11   | gain  | 22    |
      Et la place 1 a 98 jetons
      Et la place 2 a 60 jetons
      Et la place 3 a 80 jetons
      Et la place 4 a 84 jetons
      Et la place 5 a 240 jetons
      Et la place 6 a 72 jetons

  @S6.8
  Règle: S6.8 Un 21 né d'un échange fait égalité avec un 21 ordinaire du croupier et avec un 22 du croupier.

    @id:switched-21-pushes-dealer-21
    Scénario: Un as et un roi réunis par un échange font égalité avec un 21 tiré par le croupier
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ 5♦ et 9♣ K♠
      Et que le croupier montre 8♠ et cache 6♥
      Et que le sabot donne ensuite 4♦ 7♣
      Quand la place 1 échange
      Alors la parole est à la place 1 pour la main 2
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise |
        | A♠ K♠  | 21 souple | non     | 2    |
        | 9♣ 5♦  | 14        | non     | 2    |
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec 8♠ 6♥ 7♣
      Et les mains de la place 1 sont
        | cartes   | total     | naturel | mise | issue   | rendu |
        | A♠ K♠    | 21 souple | non     | 2    | égalité | 2     |
        | 9♣ 5♦ 4♦ | 18        | non     | 2    | perte   | 0     |
      Et la place 1 a 98 jetons

    @id:switched-21-pushes-dealer-22
    Scénario: Un 21 né d'un échange fait égalité avec un 22 du croupier, comme le 15 à côté
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit 6♣ A♥ et Q♥ 9♥
      Et que le croupier montre 10♦ et cache 2♥
      Et que le sabot donne ensuite 10♠
      Quand la place 1 échange
      Alors la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 22 avec 10♦ 2♥ 10♠
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue   | rendu |
        | 6♣ 9♥  | 15        | non     | 5    | égalité | 5     |
        | Q♥ A♥  | 21 souple | non     | 5    | égalité | 5     |
      Et la place 1 a 100 jetons

    @id:switched-21-beats-dealer-20
    Scénario: Un 21 né d'un échange gagne 1 pour 1 contre un 20 du croupier
      Étant donné que la place 1 mise 4 et 4 sur un total de 100 jetons
      Et que la place 1 reçoit 10♥ 3♦ et 8♣ A♣
      Et que le croupier montre K♣ et cache 10♣
      Et que le sabot donne ensuite 7♦
      Quand la place 1 échange
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec K♣ 10♣
      Et les mains de la place 1 sont
        | cartes   | total     | naturel | mise | issue | rendu |
        | 10♥ A♣   | 21 souple | non     | 4    | gain  | 8     |
        | 8♣ 3♦ 7♦ | 18        | non     | 4    | perte | 0     |
      Et la place 1 a 100 jetons

    @id:switched-21-beats-dealer-23 @S6.4
    Scénario: Un 21 né d'un échange gagne contre un 23 du croupier
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit J♣ 7♥ et 6♦ A♦
      Et que le croupier montre 9♠ et cache 5♠
      Et que le sabot donne ensuite 9♦
      Quand la place 1 échange
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 23 avec 9♠ 5♠ 9♦
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue | rendu |
        | J♣ A♦  | 21 souple | non     | 2    | gain  | 4     |
        | 6♦ 7♥  | 13        | non     | 2    | gain  | 4     |
      Et la place 1 a 104 jetons

    @id:switched-naturals-push-on-22
    Scénario: Deux naturels qui échangent leurs secondes cartes font égalité avec un 22 du croupier
      Étant donné que la place 1 mise 10 et 10 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ K♥ et A♦ 10♣
      Et que le croupier montre 7♦ et cache 5♣
      Et que le sabot donne ensuite K♦
      Quand la place 1 échange
      Alors le coup est terminé
      Et le croupier finit à 22 avec 7♦ 5♣ K♦
      Et les mains de la place 1 sont
        | cartes | total     | naturel | mise | issue   | rendu |
        | A♠ 10♣ | 21 souple | non     | 10   | égalité | 10    |
        | A♦ K♥  | 21 souple | non     | 10   | égalité | 10    |
      Et la place 1 a 100 jetons

  @S6.9
  Règle: S6.9 Une main qui a dépassé 21 perd même quand le croupier finit à 22.

    @id:over-loses-on-22
    Scénario: Une main de 25 perd contre un 22 du croupier, tandis que le 19 à côté fait égalité
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♣ 6♠ et 9♦ 10♠
      Et que le croupier montre Q♥ et cache 4♣
      Et que le sabot donne ensuite 9♥ 8♦
      Quand la place 1 garde
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 22 avec Q♥ 4♣ 8♦
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue   | rendu |
        | 10♣ 6♠ 9♥ | 25    | 2    | perte   | 0     |
        | 9♦ 10♠    | 19    | 2    | égalité | 2     |
      Et la place 1 a 98 jetons

    @id:doubled-22-loses-on-22
    Scénario: Une main doublée de 22 perd sa mise entière contre un 22 du croupier
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit 7♣ 5♠ et 10♦ 7♥
      Et que le croupier montre 8♥ et cache 4♠
      Et que le sabot donne ensuite K♥ J♠
      Quand la place 1 garde
      Et la place 1 double
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 a 85 jetons
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 22 avec 8♥ 4♠ J♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 7♣ 5♠ K♥ | 22    | 10   | perte   | 0     |
        | 10♦ 7♥   | 17    | 5    | égalité | 5     |
      Et la place 1 a 90 jetons

    @id:seat-over-twice-on-22
    Scénario: Une place qui crève deux fois ne récupère rien contre un 22 du croupier, sa voisine récupère ses deux mises
      Étant donné que la place 1 mise 5 et 5 sur un total de 60 jetons
      Et que la place 1 reçoit 10♣ 5♥ et 8♦ 6♣
      Et que la place 2 mise 5 et 5 sur un total de 60 jetons
      Et que la place 2 reçoit 10♥ 9♠ et 9♦ 2♥
      Et que le croupier montre 9♥ et cache 6♦
      Et que le sabot donne ensuite J♦ K♣ 4♣ 7♠
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 tire
      Alors la parole est à la place 2 pour la main 1
      Et le croupier montre 9♥
      Quand la place 2 reste
      Et la place 2 tire
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 22 avec 9♥ 6♦ 7♠
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 10♣ 5♥ J♦ | 25    | 5    | perte | 0     |
        | 8♦ 6♣ K♣  | 24    | 5    | perte | 0     |
      Et les mains de la place 2 sont
        | cartes   | total | mise | issue   | rendu |
        | 10♥ 9♠   | 19    | 5    | égalité | 5     |
        | 9♦ 2♥ 4♣ | 15    | 5    | égalité | 5     |
      Et la place 1 a 50 jetons
      Et la place 2 a 60 jetons

    @id:over-loses-on-23 @D18
    Scénario: Une main de 26 perd contre un 23 du croupier, tandis qu'un 14 gagne
      Étant donné que la place 1 mise 3 et 3 sur un total de 50 jetons
      Et que la place 1 reçoit 9♣ 7♠ et 6♦ 8♣
      Et que le croupier montre 10♥ et cache 3♣
      Et que le sabot donne ensuite Q♦ K♠
      Quand la place 1 garde
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 23 avec 10♥ 3♣ K♠
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 9♣ 7♠ Q♦ | 26    | 3    | perte | 0     |
        | 6♦ 8♣    | 14    | 3    | gain  | 6     |
      Et la place 1 a 50 jetons

    @id:over-loses-on-26 @D18
    Scénario: Des mains de 23 et de 22 perdent bien que le croupier finisse à 26
      Étant donné que la place 1 mise 10 et 10 sur un total de 100 jetons
      Et que la place 1 reçoit 8♥ 5♦ et 10♠ 2♣
      Et que la place 2 mise 2 et 2 sur un total de 100 jetons
      Et que la place 2 reçoit J♥ 5♣ et 9♠ 4♦
      Et que le croupier montre 6♠ et cache 10♣
      Et que le sabot donne ensuite 10♥ 7♦ 5♥ Q♠
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 1 tire
      Et la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Quand la place 2 tire
      Alors la parole est à la place 2 pour la main 2
      Quand la place 2 tire
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 26 avec 6♠ 10♣ Q♠
      Et les mains de la place 1 sont
        | cartes    | total | mise | issue | rendu |
        | 8♥ 5♦ 10♥ | 23    | 10   | perte | 0     |
        | 10♠ 2♣    | 12    | 10   | gain  | 20    |
      Et les mains de la place 2 sont
        | cartes   | total | mise | issue | rendu |
        | J♥ 5♣ 7♦ | 22    | 2    | perte | 0     |
        | 9♠ 4♦ 5♥ | 18    | 2    | gain  | 4     |
      Et la place 1 a 100 jetons
      Et la place 2 a 100 jetons

    @id:over-loses-on-17 @D18
    Scénario: Une main de 24 perd contre un 17 du croupier, qu'un 18 bat
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit Q♣ 6♥ et K♥ 8♦
      Et que le croupier montre 10♦ et cache 7♣
      Et que le sabot donne ensuite 8♠
      Quand la place 1 garde
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♦ 7♣
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | Q♣ 6♥ 8♠ | 24    | 2    | perte | 0     |
        | K♥ 8♦    | 18    | 2    | gain  | 4     |
      Et la place 1 a 100 jetons

    @id:split-hand-over-loses-on-22
    Scénario: Contre un 22 du croupier, une main séparée qui a crevé perd, et une main de la deuxième place aussi
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit 8♠ 8♦ et 10♦ 9♠
      Et que la place 2 mise 2 et 2 sur un total de 50 jetons
      Et que la place 2 reçoit 9♥ 8♣ et 10♠ 6♦
      Et que le croupier montre 7♣ et cache 5♠
      Et que le sabot donne ensuite 5♥ K♦ 10♣ J♥ 10♥
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 1 sépare
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Et la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Quand la place 2 reste
      Et la place 2 tire
      Alors le coup est terminé
      Et le croupier finit à 22 avec 7♣ 5♠ 10♥
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 8♠ 5♥ K♦ | 23    | 5    | perte   | 0     |
        | 1    | 8♦ 10♣   | 18    | 5    | égalité | 5     |
        | 2    | 10♦ 9♠   | 19    | 5    | égalité | 5     |
      Et les mains de la place 2 sont
        | case | cartes    | total | mise | issue   | rendu |
        | 1    | 9♥ 8♣     | 17    | 2    | égalité | 2     |
        | 2    | 10♠ 6♦ J♥ | 26    | 2    | perte   | 0     |
      Et la place 1 a 95 jetons
      Et la place 2 a 48 jetons

    @id:doubled-split-hand-over-loses-on-22
    Scénario: Une main séparée de la deuxième case qui a doublé et crevé perd sa mise entière contre un 22 du croupier
      Étant donné que la place 1 mise 3 et 3 sur un total de 60 jetons
      Et que la place 1 reçoit 10♣ 7♦ et 6♣ 6♥
      Et que le croupier montre 9♦ et cache 4♠
      Et que le sabot donne ensuite 10♦ 9♣ K♠ 9♥
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 sépare
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 22 avec 9♦ 4♠ 9♥
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 10♣ 7♦   | 17    | 3    | égalité | 3     |
        | 2    | 6♣ 10♦   | 16    | 3    | égalité | 3     |
        | 2    | 6♥ 9♣ K♠ | 25    | 6    | perte   | 0     |
      Et la place 1 a 54 jetons
