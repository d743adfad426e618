# language: fr
@switch-us
Fonctionnalité: S3 L'assurance et la vérification de la carte cachée
  Un as découvert amène l'assurance avant toute autre chose ; un as ou une bûche découverte fait vérifier la carte cachée par le croupier.

  @S3.1
  Règle: S3.1 L'assurance est proposée quand le croupier montre un as, et alors seulement.

    @id:insurance-offered-under-an-ace
    Scénario: Un as découvert fait proposer l'assurance
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 9♥ et 8♣ 5♦
      Et que le croupier montre A♥ et cache 7♣
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Et le croupier montre A♥
      Et la place 1 a 96 jetons
      Quand la place 1 décline l'assurance
      Alors le croupier propose l'échange
      Et la place 1 a 96 jetons
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec A♥ 7♣
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 10♠ 9♥ | 19    | gain  | 4     |
        | 8♣ 5♦  | 13    | perte | 0     |
      Et la place 1 a 100 jetons

    @id:no-insurance-under-a-nine
    Scénario: Un neuf découvert n'amène pas d'assurance
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 9♥ et 8♣ 5♦
      Et que le croupier montre 9♦ et cache 9♣
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Quand la place 1 demande à s'assurer pour 1 et 0
      Alors c'est refusé : pas maintenant
      Quand la place 1 demande à décliner l'assurance
      Alors c'est refusé : pas maintenant
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 9♦ 9♣
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 10♠ 9♥ | 19    | gain  | 4     |
        | 8♣ 5♦  | 13    | perte | 0     |
      Et la place 1 a 100 jetons

    @id:no-insurance-under-a-queen
    Scénario: Une dame découverte n'amène pas d'assurance
      Étant donné que la place 1 mise 6 et 6 sur un total de 100 jetons
      Et que la place 1 reçoit 9♠ 8♥ et 10♣ 8♦
      Et que le croupier montre Q♥ et cache 8♠
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Quand la place 1 demande à s'assurer pour 3 et 3
      Alors c'est refusé : pas maintenant
      Et la place 1 a 88 jetons
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec Q♥ 8♠
      Et les mains de la place 1 sont
        | cartes | total | issue   | rendu |
        | 9♠ 8♥  | 17    | perte   | 0     |
        | 10♣ 8♦ | 18    | égalité | 6     |
      Et la place 1 a 94 jetons

    @id:no-insurance-for-an-ace-in-the-hole @D16
    Scénario: Un as caché sous un neuf n'amène pas d'assurance
      Étant donné que la place 1 mise 4 et 4 sur un total de 60 jetons
      Et que la place 1 reçoit 10♦ 7♥ et A♣ 9♥
      Et que le croupier montre 9♠ et cache A♦
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et le croupier montre 9♠
      Quand la place 1 demande à s'assurer pour 2 et 2
      Alors c'est refusé : pas maintenant
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec 9♠ A♦
      Et les mains de la place 1 sont
        | cartes | total     | issue   | rendu |
        | 10♦ 7♥ | 17        | perte   | 0     |
        | A♣ 9♥  | 20 souple | égalité | 4     |
      Et la place 1 a 56 jetons

    @id:insurance-declined-before-a-dealer-natural @D16
    Scénario: Une place qui décline l'assurance perd ses deux mises contre un naturel du croupier, et rien de plus
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♣ 8♦ et 9♠ 6♥
      Et que le croupier montre A♦ et cache Q♠
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Quand la place 1 décline l'assurance
      Alors le coup est terminé
      Et la place 1 est assurée pour 0 et 0
      Et le croupier finit à 21 avec A♦ Q♠
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 10♣ 8♦ | 18    | 2    | perte | 0     |
        | 9♠ 6♥  | 15    | 2    | perte | 0     |
      Et la place 1 a 96 jetons

    @id:insurance-declined-with-a-natural @D16
    Scénario: Une place qui a un naturel peut elle aussi décliner l'assurance
      Étant donné que la place 1 mise 6 et 6 sur un total de 100 jetons
      Et que la place 1 reçoit A♣ K♦ et 10♥ 9♠
      Et que le croupier montre A♠ et cache 8♥
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Quand la place 1 décline l'assurance
      Alors le croupier propose l'échange
      Et la place 1 est assurée pour 0 et 0
      Et la place 1 a 88 jetons
      Quand la place 1 garde
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec A♠ 8♥
      Et les mains de la place 1 sont
        | cartes | total     | naturel | issue   | rendu |
        | A♣ K♦  | 21 souple | oui     | gain    | 12    |
        | 10♥ 9♠ | 19        | non     | égalité | 6     |
      Et la place 1 a 106 jetons

    @id:six-seats-decide-on-insurance
    Scénario: Six places face à un as s'assurent ou déclinent, et sans naturel du croupier toutes les assurances sont perdues
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 9♣ et 8♦ 7♣
      Et que la place 2 mise 4 et 4 sur un total de 60 jetons
      Et que la place 2 reçoit K♥ 8♠ et 10♦ 6♥
      Et que la place 3 mise 6 et 6 sur un total de 90 jetons
      Et que la place 3 reçoit J♠ 9♥ et 7♦ 6♠
      Et que la place 4 mise 2 et 2 sur un total de 50 jetons
      Et que la place 4 reçoit 10♣ 7♠ et 9♦ 5♥
      Et que la place 5 mise 10 et 10 sur un total de 200 jetons
      Et que la place 5 reçoit K♣ 9♠ et 8♥ 4♦
      Et que la place 6 mise 8 et 8 sur un total de 100 jetons
      Et que la place 6 reçoit Q♦ 8♣ et A♥ 9♥
      Et que le croupier montre A♠ et cache 7♥
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Quand la place 1 décline l'assurance
      Alors le croupier propose l'assurance
      Quand la place 2 s'assure pour 2 et 0
      Alors le croupier propose l'assurance
      Quand la place 3 s'assure pour 3 et 3
      Alors le croupier propose l'assurance
      Quand la place 4 décline l'assurance
      Alors le croupier propose l'assurance
      Quand la place 5 s'assure pour 0 et 4
      Alors le croupier propose l'assurance
      Quand la place 6 s'assure pour 4 et 1
      Alors le croupier propose l'échange
      Et la parole est à la place 1
      Et le croupier montre A♠
      Et la place 1 est assurée pour 0 et 0
      Et la place 2 est assurée pour 2 et 0
      Et la place 3 est assurée pour 3 et 3
      Et la place 4 est assurée pour 0 et 0
      Et la place 5 est assurée pour 0 et 4
      Et la place 6 est assurée pour 4 et 1
      Et la place 1 a 96 jetons
      Et la place 2 a 50 jetons
      Et la place 3 a 72 jetons
      Et la place 4 a 46 jetons
      Et la place 5 a 176 jetons
      Et la place 6 a 79 jetons
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
      Et la place 4 reste
      Et la place 4 reste
      Et la place 5 reste
      Et la place 5 reste
      Et la place 6 reste
      Et la place 6 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec A♠ 7♥
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 10♠ 9♣ | 19    | gain  | 4     |
        | 8♦ 7♣  | 15    | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total | issue   | rendu |
        | K♥ 8♠  | 18    | égalité | 4     |
        | 10♦ 6♥ | 16    | perte   | 0     |
      Et les mains de la place 3 sont
        | cartes | total | issue | rendu |
        | J♠ 9♥  | 19    | gain  | 12    |
        | 7♦ 6♠  | 13    | perte | 0     |
      Et les mains de la place 4 sont
        | cartes | total | issue | rendu |
        | 10♣ 7♠ | 17    | perte | 0     |
        | 9♦ 5♥  | 14    | perte | 0     |
      Et les mains de la place 5 sont
        | cartes | total | issue | rendu |
        | K♣ 9♠  | 19    | gain  | 20    |
        | 8♥ 4♦  | 12    | perte | 0     |
      Et les mains de la place 6 sont
        | cartes | total     | issue   | rendu |
        | Q♦ 8♣  | 18        | égalité | 8     |
        | A♥ 9♥  | 20 souple | gain    | 16    |
      Et la place 1 a 100 jetons
      Et la place 2 a 54 jetons
      Et la place 3 a 84 jetons
      Et la place 4 a 46 jetons
      Et la place 5 a 196 jetons
      Et la place 6 a 103 jetons

    @id:six-seats-decide-before-a-dealer-natural @S3.4
    Scénario: De six places, les quatre qui se sont assurées sont payées 2 pour 1 quand le croupier a un naturel, la sixième comme la deuxième
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 9♣ et 8♦ 7♣
      Et que la place 2 mise 4 et 4 sur un total de 60 jetons
      Et que la place 2 reçoit K♥ 8♠ et 10♦ 6♥
      Et que la place 3 mise 6 et 6 sur un total de 90 jetons
      Et que la place 3 reçoit J♠ 9♥ et 7♦ 6♠
      Et que la place 4 mise 2 et 2 sur un total de 50 jetons
      Et que la place 4 reçoit 10♣ 7♠ et 9♦ 5♥
      Et que la place 5 mise 10 et 10 sur un total de 200 jetons
      Et que la place 5 reçoit K♣ 9♠ et 8♥ 4♦
      Et que la place 6 mise 8 et 8 sur un total de 100 jetons
      Et que la place 6 reçoit Q♦ 8♣ et A♥ 9♥
      Et que le croupier montre A♠ et cache K♦
      Quand la place 1 décline l'assurance
      Et la place 2 s'assure pour 2 et 0
      Et la place 3 s'assure pour 3 et 3
      Et la place 4 décline l'assurance
      Et la place 5 s'assure pour 0 et 4
      Alors le croupier propose l'assurance
      Et le croupier montre A♠
      Quand la place 6 s'assure pour 4 et 1
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♠ K♦
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 10♠ 9♣ | 19    | perte | 0     |
        | 8♦ 7♣  | 15    | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total | issue | rendu |
        | K♥ 8♠  | 18    | perte | 0     |
        | 10♦ 6♥ | 16    | perte | 0     |
      Et les mains de la place 3 sont
        | cartes | total | issue | rendu |
        | J♠ 9♥  | 19    | perte | 0     |
        | 7♦ 6♠  | 13    | perte | 0     |
      Et les mains de la place 4 sont
        | cartes | total | issue | rendu |
        | 10♣ 7♠ | 17    | perte | 0     |
        | 9♦ 5♥  | 14    | perte | 0     |
      Et les mains de la place 5 sont
        | cartes | total | issue | rendu |
        | K♣ 9♠  | 19    | perte | 0     |
        | 8♥ 4♦  | 12    | perte | 0     |
      Et les mains de la place 6 sont
        | cartes | total     | issue | rendu |
        | Q♦ 8♣  | 18        | perte | 0     |
        | A♥ 9♥  | 20 souple | perte | 0     |
      Et la place 1 a 96 jetons
      Et la place 2 a 56 jetons
      Et la place 3 a 90 jetons
      Et la place 4 a 46 jetons
      Et la place 5 a 188 jetons
      Et la place 6 a 94 jetons

  @S3.2
  Règle: S3.2 L'assurance se décide avant tout échange.

    @id:no-switch-while-insurance-is-open
    Scénario: Une place n'échange ni ne garde avant d'avoir décidé de l'assurance
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ 4♠ et 6♣ 9♥
      Et que le croupier montre A♣ et cache 8♠
      Et que le sabot donne ensuite 7♦
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Quand la place 1 demande à échanger
      Alors c'est refusé : pas maintenant
      Quand la place 1 demande à garder
      Alors c'est refusé : pas maintenant
      Quand la place 1 décline l'assurance
      Alors le croupier propose l'échange
      Et la place 1 peut garder ou échanger
      Quand la place 1 échange
      Alors les mains de la place 1 sont
        | cartes | total | mise |
        | 10♦ 9♥ | 19    | 5    |
        | 6♣ 4♠  | 10    | 5    |
      Quand la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec A♣ 8♠
      Et les mains de la place 1 sont
        | cartes   | total | issue   | rendu |
        | 10♦ 9♥   | 19    | égalité | 5     |
        | 6♣ 4♠ 7♦ | 17    | perte   | 0     |
      Et la place 1 a 95 jetons

    @id:no-play-while-insurance-is-open
    Scénario: Aucune main ne se joue tant que l'assurance est ouverte
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 8♦ 8♠ et 10♥ 7♣
      Et que le croupier montre A♣ et cache 9♦
      Et que le sabot donne ensuite 5♥
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
      Quand la place 1 s'assure pour 1 et 0
      Alors le croupier propose l'échange
      Quand la place 1 garde
      Alors la place 1 peut tirer, rester, doubler ou séparer
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec A♣ 9♦
      Et les mains de la place 1 sont
        | cartes   | total | issue | rendu |
        | 8♦ 8♠ 5♥ | 21    | gain  | 4     |
        | 10♥ 7♣   | 17    | perte | 0     |
      Et la place 1 a 99 jetons

    @id:no-insurance-after-the-check
    Scénario: Une fois que le croupier a vérifié, l'assurance est close
      Étant donné que la place 1 mise 4 et 4 sur un total de 100 jetons
      Et que la place 1 reçoit 7♠ 6♦ et 10♥ 8♣
      Et que le croupier montre A♦ et cache 7♥
      Et que le sabot donne ensuite 6♠
      Quand la place 1 décline l'assurance
      Alors le croupier propose l'échange
      Quand la place 1 demande à s'assurer pour 2 et 0
      Alors c'est refusé : pas maintenant
      Quand la place 1 demande à décliner l'assurance
      Alors c'est refusé : pas maintenant
      Quand la place 1 garde
      Et la place 1 demande à s'assurer pour 0 et 2
      Alors c'est refusé : pas maintenant
      Et la place 1 a 92 jetons
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec A♦ 7♥
      Et les mains de la place 1 sont
        | cartes   | total | issue   | rendu |
        | 7♠ 6♦ 6♠ | 19    | gain    | 8     |
        | 10♥ 8♣   | 18    | égalité | 4     |
      Et la place 1 a 104 jetons

    @id:switch-waits-for-every-insurance-decision
    Scénario: L'échange attend que la dernière place ait décidé de l'assurance
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♣ 6♠ et 7♥ 5♣
      Et que la place 2 mise 4 et 4 sur un total de 80 jetons
      Et que la place 2 reçoit 10♠ 9♦ et J♦ 8♥
      Et que le croupier montre A♠ et cache 7♦
      Et que le sabot donne ensuite 4♦
      Quand la place 1 décline l'assurance
      Alors le croupier propose l'assurance
      Quand la place 2 demande à échanger
      Alors c'est refusé : pas maintenant
      Quand la place 2 s'assure pour 2 et 1
      Alors le croupier propose l'échange
      Et la parole est à la place 1
      Et la place 1 est assurée pour 0 et 0
      Et la place 2 est assurée pour 2 et 1
      Et la place 2 a 69 jetons
      Quand la place 1 échange
      Et la place 2 garde
      Et la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Et la place 2 reste
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec A♠ 7♦
      Et les mains de la place 1 sont
        | cartes    | total | issue | rendu |
        | 10♣ 5♣ 4♦ | 19    | gain  | 4     |
        | 7♥ 6♠     | 13    | perte | 0     |
      Et la place 1 a 100 jetons
      Et les mains de la place 2 sont
        | cartes | total | issue   | rendu |
        | 10♠ 9♦ | 19    | gain    | 8     |
        | J♦ 8♥  | 18    | égalité | 4     |
      Et la place 2 a 81 jetons

    @id:check-waits-for-every-insurance-decision @D11
    Scénario: Avec un as, le croupier vérifie quand toutes les places ont décidé de l'assurance
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 9♠ 7♦ et 10♦ 8♣
      Et que la place 2 mise 2 et 2 sur un total de 100 jetons
      Et que la place 2 reçoit J♥ 9♣ et 6♦ 5♠
      Et que le croupier montre A♣ et cache 10♥
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Quand la place 1 décline l'assurance
      Alors le croupier propose l'assurance
      Et le croupier montre A♣
      Quand la place 2 s'assure pour 1 et 1
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♣ 10♥
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 9♠ 7♦  | 16    | perte | 0     |
        | 10♦ 8♣ | 18    | perte | 0     |
      Et la place 1 a 96 jetons
      Et les mains de la place 2 sont
        | cartes | total | issue | rendu |
        | J♥ 9♣  | 19    | perte | 0     |
        | 6♦ 5♠  | 11    | perte | 0     |
      Et la place 2 a 100 jetons

    @id:jack-up-is-checked-at-once @D11
    Scénario: Un naturel sous un valet termine le coup dès la distribution, sans assurance
      Étant donné que la place 1 mise 3 et 3 sur un total de 50 jetons
      Et que la place 1 reçoit 9♥ 8♥ et 10♠ 6♦
      Et que le croupier montre J♦ et cache A♠
      Quand les cartes sont distribuées
      Alors le coup est terminé
      Et la place 1 est assurée pour 0 et 0
      Et le croupier finit à 21 avec J♦ A♠
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 9♥ 8♥  | 17    | perte | 0     |
        | 10♠ 6♦ | 16    | perte | 0     |
      Et la place 1 a 44 jetons

    @id:jack-up-without-a-natural @D11
    Scénario: Un valet découvert sans naturel mène droit à l'échange
      Étant donné que la place 1 mise 3 et 3 sur un total de 50 jetons
      Et que la place 1 reçoit 9♥ 8♥ et 10♠ 6♦
      Et que le croupier montre J♦ et cache 7♠
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la parole est à la place 1
      Et le croupier montre J♦
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec J♦ 7♠
      Et les mains de la place 1 sont
        | cartes | total | issue   | rendu |
        | 9♥ 8♥  | 17    | égalité | 3     |
        | 10♠ 6♦ | 16    | perte   | 0     |
      Et la place 1 a 47 jetons

    @id:insurance-still-open-after-refusals
    Scénario: Une place qui garde, échange, tire ou reste trop tôt peut encore s'assurer, et perd l'assurance sans naturel du croupier
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♥ 5♦ et 6♠ 9♣
      Et que le croupier montre A♦ et cache 8♠
      Et que le sabot donne ensuite 9♥
      Quand la place 1 demande à garder
      Alors c'est refusé : pas maintenant
      Quand la place 1 demande à échanger
      Alors c'est refusé : pas maintenant
      Quand la place 1 demande à tirer
      Alors c'est refusé : pas maintenant
      Quand la place 1 demande à rester
      Alors c'est refusé : pas maintenant
      Et le croupier propose l'assurance
      Et la place 1 a 96 jetons
      Quand la place 1 s'assure pour 1 et 0
      Alors le croupier propose l'échange
      Et la place 1 est assurée pour 1 et 0
      Et la place 1 a 95 jetons
      Et la place 1 peut garder ou échanger
      Quand la place 1 échange
      Et la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec A♦ 8♠
      Et les mains de la place 1 sont
        | cartes   | total | issue   | rendu |
        | 10♥ 9♣   | 19    | égalité | 2     |
        | 6♠ 5♦ 9♥ | 20    | gain    | 4     |
      Et la place 1 a 101 jetons

    @id:insurance-won-after-refusals
    Scénario: Une place qui garde, échange, tire ou reste trop tôt peut encore s'assurer, et son assurance est payée quand le croupier a un naturel
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♥ 5♦ et 6♠ 9♣
      Et que le croupier montre A♦ et cache J♠
      Quand la place 1 demande à échanger
      Alors c'est refusé : pas maintenant
      Quand la place 1 demande à garder
      Alors c'est refusé : pas maintenant
      Quand la place 1 demande à rester
      Alors c'est refusé : pas maintenant
      Quand la place 1 demande à tirer
      Alors c'est refusé : pas maintenant
      Et le croupier propose l'assurance
      Et le croupier montre A♦
      Quand la place 1 s'assure pour 1 et 0
      Alors le coup est terminé
      Et la place 1 est assurée pour 1 et 0
      Et le croupier finit à 21 avec A♦ J♠
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 10♥ 5♦ | 15    | perte | 0     |
        | 6♠ 9♣  | 15    | perte | 0     |
      Et la place 1 a 98 jetons

  @S3.3
  Règle: S3.3 Chaque case peut être assurée jusqu'à la moitié de sa mise initiale (1 pour une mise de 2) ; davantage, ou un montant négatif, est refusé.

    @id:insurance-of-one-at-a-stake-of-two
    Scénario: Pour une mise de 2, une assurance de 1 est acceptée
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 7♣ et A♥ 8♦
      Et que le croupier montre A♦ et cache 8♣
      Quand la place 1 s'assure pour 1 et 0
      Alors le croupier propose l'échange
      Et la place 1 est assurée pour 1 et 0
      Et la place 1 a 95 jetons
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec A♦ 8♣
      Et les mains de la place 1 sont
        | cartes | total     | issue   | rendu |
        | 10♠ 7♣ | 17        | perte   | 0     |
        | A♥ 8♦  | 19 souple | égalité | 2     |
      Et la place 1 a 97 jetons

    @id:insurance-of-two-at-a-stake-of-two
    Scénario: Pour une mise de 2, une assurance de 2 est refusée
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 7♣ et A♥ 8♦
      Et que le croupier montre A♦ et cache 8♣
      Quand la place 1 demande à s'assurer pour 2 et 0
      Alors c'est refusé : montant incorrect
      Et le croupier propose l'assurance
      Et la place 1 est assurée pour 0 et 0
      Et la place 1 a 96 jetons
      Quand la place 1 demande à s'assurer pour 0 et 2
      Alors c'est refusé : montant incorrect
      Quand la place 1 décline l'assurance
      Et la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et les mains de la place 1 sont
        | cartes | total     | issue   | rendu |
        | 10♠ 7♣ | 17        | perte   | 0     |
        | A♥ 8♦  | 19 souple | égalité | 2     |
      Et la place 1 a 98 jetons

    @id:negative-insurance
    Scénario: Une assurance négative est refusée sur l'une comme sur l'autre case
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 7♣ et A♥ 8♦
      Et que le croupier montre A♦ et cache 8♣
      Quand la place 1 demande à s'assurer pour -1 et 0
      Alors c'est refusé : montant incorrect
      Quand la place 1 demande à s'assurer pour 1 et -1
      Alors c'est refusé : montant incorrect
      Et la place 1 est assurée pour 0 et 0
      Et la place 1 a 96 jetons
      Quand la place 1 s'assure pour 0 et 1
      Alors la place 1 est assurée pour 0 et 1
      Et la place 1 a 95 jetons
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et les mains de la place 1 sont
        | cartes | total     | issue   | rendu |
        | 10♠ 7♣ | 17        | perte   | 0     |
        | A♥ 8♦  | 19 souple | égalité | 2     |
      Et la place 1 a 97 jetons

    @id:insurance-of-five-at-a-stake-of-ten
    Scénario: Pour une mise de 10, les deux cases sont assurées pour 5
      Étant donné que la place 1 mise 10 et 10 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ 8♠ et 7♦ 4♣
      Et que le croupier montre A♣ et cache 9♥
      Et que le sabot donne ensuite 10♠
      Quand la place 1 s'assure pour 5 et 5
      Alors le croupier propose l'échange
      Et la place 1 est assurée pour 5 et 5
      Et la place 1 a 70 jetons
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 20 avec A♣ 9♥
      Et les mains de la place 1 sont
        | cartes    | total | issue | rendu |
        | 10♦ 8♠    | 18    | perte | 0     |
        | 7♦ 4♣ 10♠ | 21    | gain  | 20    |
      Et la place 1 a 90 jetons

    @id:insurance-of-six-at-a-stake-of-ten
    Scénario: Pour une mise de 10, une assurance de 6 sur une case est refusée, quelle que soit celle de l'autre case
      Étant donné que la place 1 mise 10 et 10 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ 8♠ et 7♦ 4♣
      Et que le croupier montre A♣ et cache 9♥
      Et que le sabot donne ensuite 10♠
      Quand la place 1 demande à s'assurer pour 6 et 0
      Alors c'est refusé : montant incorrect
      Quand la place 1 demande à s'assurer pour 5 et 6
      Alors c'est refusé : montant incorrect
      Et la place 1 est assurée pour 0 et 0
      Et la place 1 a 80 jetons
      Quand la place 1 s'assure pour 5 et 0
      Alors la place 1 est assurée pour 5 et 0
      Et la place 1 a 75 jetons
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 tire
      Alors le coup est terminé
      Et les mains de la place 1 sont
        | cartes    | total | issue | rendu |
        | 10♦ 8♠    | 18    | perte | 0     |
        | 7♦ 4♣ 10♠ | 21    | gain  | 20    |
      Et la place 1 a 95 jetons

    @id:insurance-of-two-at-a-stake-of-five
    Scénario: Pour une mise impaire de 5, une assurance de 2 est acceptée
      Étant donné que la place 1 mise 5 et 5 sur un total de 40 jetons
      Et que la place 1 reçoit 10♥ 9♦ et Q♣ 8♠
      Et que le croupier montre A♠ et cache 7♥
      Quand la place 1 s'assure pour 2 et 2
      Alors le croupier propose l'échange
      Et la place 1 est assurée pour 2 et 2
      Et la place 1 a 26 jetons
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec A♠ 7♥
      Et les mains de la place 1 sont
        | cartes | total | issue   | rendu |
        | 10♥ 9♦ | 19    | gain    | 10    |
        | Q♣ 8♠  | 18    | égalité | 5     |
      Et la place 1 a 41 jetons

    @id:insurance-of-three-at-a-stake-of-five
    Scénario: Pour une mise impaire de 5, une assurance de 3 est refusée
      Étant donné que la place 1 mise 5 et 5 sur un total de 40 jetons
      Et que la place 1 reçoit 10♥ 9♦ et Q♣ 8♠
      Et que le croupier montre A♠ et cache 7♥
      Quand la place 1 demande à s'assurer pour 3 et 2
      Alors c'est refusé : montant incorrect
      Et le croupier propose l'assurance
      Et la place 1 a 30 jetons
      Quand la place 1 décline l'assurance
      Alors la place 1 est assurée pour 0 et 0
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et les mains de la place 1 sont
        | cartes | total | issue   | rendu |
        | 10♥ 9♦ | 19    | gain    | 10    |
        | Q♣ 8♠  | 18    | égalité | 5     |
      Et la place 1 a 45 jetons

    @id:one-spot-insured-before-the-switch @D14
    Scénario: Une place assure sa première case seule, et le jeton n'est plus là quand l'échange est proposé
      Étant donné que la place 1 mise 2 et 2 sur un total de 30 jetons
      Et que la place 1 reçoit 8♥ 5♠ et 9♣ 7♦
      Et que le croupier montre A♣ et cache 6♠
      Quand la place 1 s'assure pour 1 et 0
      Alors le croupier propose l'échange
      Et la place 1 est assurée pour 1 et 0
      Et la place 1 a 25 jetons

    @id:only-the-second-spot-insured @D14
    Scénario: Une place assure sa deuxième case seule
      Étant donné que la place 1 mise 6 et 6 sur un total de 90 jetons
      Et que la place 1 reçoit J♠ 9♦ et K♦ 6♣
      Et que le croupier montre A♥ et cache 9♣
      Et que le sabot donne ensuite 5♠
      Quand la place 1 s'assure pour 0 et 3
      Alors le croupier propose l'échange
      Et la place 1 est assurée pour 0 et 3
      Et la place 1 a 75 jetons
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 20 avec A♥ 9♣
      Et les mains de la place 1 sont
        | case | cartes   | total | issue | rendu |
        | 1    | J♠ 9♦    | 19    | perte | 0     |
        | 2    | K♦ 6♣ 5♠ | 21    | gain  | 12    |
      Et la place 1 a 87 jetons

    @id:two-spots-insured-for-different-amounts @D14
    Scénario: Une place assure ses deux cases pour des montants différents
      Étant donné que la place 1 mise 10 et 10 sur un total de 200 jetons
      Et que la place 1 reçoit 10♣ 7♦ et 5♠ 6♥
      Et que le croupier montre A♦ et cache 8♥
      Et que le sabot donne ensuite 8♦
      Quand la place 1 s'assure pour 4 et 1
      Alors le croupier propose l'échange
      Et la place 1 est assurée pour 4 et 1
      Et la place 1 a 175 jetons
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec A♦ 8♥
      Et les mains de la place 1 sont
        | cartes   | total | issue   | rendu |
        | 10♣ 7♦   | 17    | perte   | 0     |
        | 5♠ 6♥ 8♦ | 19    | égalité | 10    |
      Et la place 1 a 185 jetons

    @id:insured-natural-without-a-dealer-natural @D8
    Scénario: Un naturel peut être assuré, et gagne bien que son assurance soit perdue
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ J♦ et 10♥ 8♦
      Et que le croupier montre A♣ et cache 9♠
      Quand la place 1 s'assure pour 1 et 0
      Alors le croupier propose l'échange
      Et la place 1 est assurée pour 1 et 0
      Et la place 1 a 95 jetons
      Quand la place 1 garde
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec A♣ 9♠
      Et les mains de la place 1 sont
        | cartes | total     | naturel | issue | rendu |
        | A♠ J♦  | 21 souple | oui     | gain  | 4     |
        | 10♥ 8♦ | 18        | non     | perte | 0     |
      Et la place 1 a 99 jetons

    @id:insured-natural-against-a-dealer-natural @D8
    Scénario: Un naturel assuré fait égalité avec un naturel du croupier, et son assurance est payée aussi
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ J♦ et 10♥ 8♦
      Et que le croupier montre A♣ et cache K♠
      Quand la place 1 s'assure pour 1 et 0
      Alors le coup est terminé
      Et la place 1 est assurée pour 1 et 0
      Et le croupier finit à 21 avec A♣ K♠
      Et les mains de la place 1 sont
        | cartes | total     | naturel | issue   | rendu |
        | A♠ J♦  | 21 souple | oui     | égalité | 2     |
        | 10♥ 8♦ | 18        | non     | perte   | 0     |
      Et la place 1 a 100 jetons

    @id:one-amount-for-each-spot
    Scénario: L'assurance s'annonce avec un montant par case, ni moins ni plus
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 9♦ 8♥ et 10♣ 9♠
      Et que le croupier montre A♣ et cache 7♥
      Quand la place 1 demande à s'assurer pour 1
      Alors c'est refusé : montant incorrect
      Quand la place 1 demande à s'assurer pour 1, 0 et 0
      Alors c'est refusé : montant incorrect
      Quand la place 1 demande à s'assurer pour un montant non précisé
      Alors c'est refusé : montant incorrect
      Et le croupier propose l'assurance
      Et la place 1 est assurée pour 0 et 0
      Et la place 1 a 96 jetons
      Quand la place 1 s'assure pour 1 et 0
      Alors le croupier propose l'échange
      Et la place 1 est assurée pour 1 et 0
      Et la place 1 a 95 jetons
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec A♣ 7♥
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 9♦ 8♥  | 17    | perte | 0     |
        | 10♣ 9♠ | 19    | gain  | 4     |
      Et la place 1 a 99 jetons

    @id:one-amount-for-each-spot-at-a-stake-of-eight
    Scénario: Pour une mise de 8, ni un seul 4 ni trois montants de 4 n'assurent quoi que ce soit
      Étant donné que la place 1 mise 8 et 8 sur un total de 70 jetons
      Et que la place 1 reçoit K♦ 7♣ et 10♠ 9♥
      Et que le croupier montre A♥ et cache 9♦
      Quand la place 1 demande à s'assurer pour 4
      Alors c'est refusé : montant incorrect
      Quand la place 1 demande à s'assurer pour 4, 4 et 4
      Alors c'est refusé : montant incorrect
      Quand la place 1 demande à s'assurer pour 4, 0 et 0
      Alors c'est refusé : montant incorrect
      Et la place 1 a 54 jetons
      Quand la place 1 s'assure pour 1 et 0
      Alors le croupier propose l'échange
      Et la place 1 est assurée pour 1 et 0
      Et la place 1 a 53 jetons
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec A♥ 9♦
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | K♦ 7♣  | 17    | perte | 0     |
        | 10♠ 9♥ | 19    | perte | 0     |
      Et la place 1 a 53 jetons

    @id:amounts-are-numbers
    Scénario: Des montants écrits comme texte n'assurent rien, et la place s'assure pour 1, à temps contre le naturel du croupier
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit Q♥ 6♦ et 8♠ 9♦
      Et que le croupier montre A♦ et cache 10♣
      Quand la place 1 demande à s'assurer pour "1" et "1"
      Alors c'est refusé : montant incorrect
      Et le croupier propose l'assurance
      Et le croupier montre A♦
      Et la place 1 est assurée pour 0 et 0
      Et la place 1 a 96 jetons
      Quand la place 1 s'assure pour 1 et 0
      Alors le coup est terminé
      Et la place 1 est assurée pour 1 et 0
      Et le croupier finit à 21 avec A♦ 10♣
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | Q♥ 6♦  | 16    | perte | 0     |
        | 8♠ 9♦  | 17    | perte | 0     |
      Et la place 1 a 98 jetons

    @id:bad-amounts-leave-insurance-open
    Scénario: Après des montants trop élevés et négatifs, une assurance de 1 est acceptée, et payée quand le croupier a un naturel
      Étant donné que la place 1 mise 2 et 2 sur un total de 50 jetons
      Et que la place 1 reçoit 7♦ 9♣ et J♥ 8♣
      Et que le croupier montre A♠ et cache Q♣
      Quand la place 1 demande à s'assurer pour 2 et 0
      Alors c'est refusé : montant incorrect
      Quand la place 1 demande à s'assurer pour 0 et 2
      Alors c'est refusé : montant incorrect
      Quand la place 1 demande à s'assurer pour -1 et 0
      Alors c'est refusé : montant incorrect
      Et le croupier propose l'assurance
      Et le croupier montre A♠
      Et la place 1 est assurée pour 0 et 0
      Et la place 1 a 46 jetons
      Quand la place 1 s'assure pour 1 et 0
      Alors le coup est terminé
      Et la place 1 est assurée pour 1 et 0
      Et le croupier finit à 21 avec A♠ Q♣
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 7♦ 9♣  | 16    | perte | 0     |
        | J♥ 8♣  | 18    | perte | 0     |
      Et la place 1 a 48 jetons

  @S3.4
  Règle: S3.4 L'assurance est payée 2 pour 1 quand le croupier a un naturel : pour 1 assuré, 3 sont rendus.

    @id:insured-one-comes-back-as-three
    Scénario: Un naturel du croupier rend 3 pour une assurance de 1
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ 9♣ et 7♠ 6♥
      Et que le croupier montre A♠ et cache K♥
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Quand la place 1 s'assure pour 1 et 0
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♠ K♥
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 10♦ 9♣ | 19    | 2    | perte | 0     |
        | 7♠ 6♥  | 13    | 2    | perte | 0     |
      Et la place 1 a 98 jetons

    @id:different-insurances-paid-two-to-one
    Scénario: Des assurances de 5 et de 3 rendent 15 et 9
      Étant donné que la place 1 mise 10 et 10 sur un total de 150 jetons
      Et que la place 1 reçoit 6♦ 5♥ et Q♦ 7♣
      Et que le croupier montre A♦ et cache J♣
      Quand la place 1 s'assure pour 5 et 3
      Alors le coup est terminé
      Et la place 1 est assurée pour 5 et 3
      Et le croupier finit à 21 avec A♦ J♣
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 6♦ 5♥  | 11    | 10   | perte | 0     |
        | Q♦ 7♣  | 17    | 10   | perte | 0     |
      Et la place 1 a 146 jetons

    @id:one-seat-insures-and-the-other-declines
    Scénario: Seule la place qui s'est assurée est payée quand le croupier a un naturel
      Étant donné que la place 1 mise 4 et 4 sur un total de 100 jetons
      Et que la place 1 reçoit 10♣ 9♦ et 8♠ 4♥
      Et que la place 2 mise 4 et 4 sur un total de 100 jetons
      Et que la place 2 reçoit 9♥ 7♣ et K♣ 8♦
      Et que le croupier montre A♣ et cache Q♦
      Quand la place 1 s'assure pour 2 et 2
      Alors le croupier propose l'assurance
      Et la place 1 a 88 jetons
      Quand la place 2 décline l'assurance
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♣ Q♦
      Et la place 1 est assurée pour 2 et 2
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 10♣ 9♦ | 19    | perte | 0     |
        | 8♠ 4♥  | 12    | perte | 0     |
      Et la place 1 a 100 jetons
      Et la place 2 est assurée pour 0 et 0
      Et les mains de la place 2 sont
        | cartes | total | issue | rendu |
        | 9♥ 7♣  | 16    | perte | 0     |
        | K♣ 8♦  | 18    | perte | 0     |
      Et la place 2 a 92 jetons

  @S3.5
  Règle: S3.5 L'assurance est perdue quand le croupier n'a pas de naturel, quoi que fasse la main elle-même.

    @id:insurance-lost-though-the-hands-win
    Scénario: L'assurance est perdue bien que les deux mains assurées gagnent
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♣ 9♠ et A♦ 8♥
      Et que le croupier montre A♥ et cache 7♠
      Quand la place 1 s'assure pour 1 et 1
      Alors le croupier propose l'échange
      Et la place 1 a 94 jetons
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec A♥ 7♠
      Et les mains de la place 1 sont
        | cartes | total     | issue | rendu |
        | 10♣ 9♠ | 19        | gain  | 4     |
        | A♦ 8♥  | 19 souple | gain  | 4     |
      Et la place 1 a 102 jetons

    @id:insurance-lost-though-the-hand-pushes
    Scénario: L'assurance est perdue bien que la main assurée fasse égalité
      Étant donné que la place 1 mise 6 et 6 sur un total de 100 jetons
      Et que la place 1 reçoit Q♥ 9♦ et 10♠ 4♦
      Et que le croupier montre A♣ et cache 8♦
      Et que le sabot donne ensuite 6♠
      Quand la place 1 s'assure pour 3 et 0
      Alors le croupier propose l'échange
      Et la place 1 a 85 jetons
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec A♣ 8♦
      Et les mains de la place 1 sont
        | cartes    | total | issue   | rendu |
        | Q♥ 9♦     | 19    | égalité | 6     |
        | 10♠ 4♦ 6♠ | 20    | gain    | 12    |
      Et la place 1 a 103 jetons

    @id:insurance-lost-with-a-hand-that-goes-over
    Scénario: L'assurance est perdue en même temps que la main assurée qui dépasse 21
      Étant donné que la place 1 mise 8 et 8 sur un total de 64 jetons
      Et que la place 1 reçoit 10♥ 8♣ et 9♥ 7♦
      Et que la place 2 mise 2 et 2 sur un total de 100 jetons
      Et que la place 2 reçoit K♣ 9♣ et A♠ 9♠
      Et que le croupier montre A♠ et cache 9♦
      Et que le sabot donne ensuite Q♣
      Quand la place 1 s'assure pour 0 et 4
      Et la place 2 décline l'assurance
      Alors le croupier propose l'échange
      Et la place 1 a 44 jetons
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 1 reste
      Et la place 1 tire
      Alors la parole est à la place 2 pour la main 1
      Quand la place 2 reste
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec A♠ 9♦
      Et les mains de la place 1 sont
        | cartes   | total | issue | rendu |
        | 10♥ 8♣   | 18    | perte | 0     |
        | 9♥ 7♦ Q♣ | 26    | perte | 0     |
      Et la place 1 a 44 jetons
      Et les mains de la place 2 sont
        | cartes | total     | issue   | rendu |
        | K♣ 9♣  | 19        | perte   | 0     |
        | A♠ 9♠  | 20 souple | égalité | 2     |
      Et la place 2 a 98 jetons

    @id:insurance-lost-to-ace-five-five
    Scénario: L'assurance est perdue quand as et cinq tirent un cinq pour un 21 ordinaire
      Étant donné que la place 1 mise 4 et 4 sur un total de 50 jetons
      Et que la place 1 reçoit 10♥ 9♦ et 8♣ 6♦
      Et que le croupier montre A♦ et cache 5♠
      Et que le sabot donne ensuite 7♠ 5♥
      Quand la place 1 s'assure pour 2 et 2
      Alors le croupier propose l'échange
      Et la place 1 est assurée pour 2 et 2
      Et la place 1 a 38 jetons
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♦ 5♠ 5♥
      Et les mains de la place 1 sont
        | cartes   | total | issue   | rendu |
        | 10♥ 9♦   | 19    | perte   | 0     |
        | 8♣ 6♦ 7♠ | 21    | égalité | 4     |
      Et la place 1 a 42 jetons

    @id:insurance-lost-to-ace-three-seven
    Scénario: L'assurance est perdue quand as et trois tirent un sept pour un 21 ordinaire
      Étant donné que la place 1 mise 6 et 6 sur un total de 100 jetons
      Et que la place 1 reçoit Q♠ 7♦ et 10♣ 5♦
      Et que le croupier montre A♣ et cache 3♦
      Et que le sabot donne ensuite 4♠ 7♥
      Quand la place 1 s'assure pour 0 et 3
      Alors le croupier propose l'échange
      Et la place 1 a 85 jetons
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et la place 1 est assurée pour 0 et 3
      Et le croupier finit à 21 avec A♣ 3♦ 7♥
      Et les mains de la place 1 sont
        | cartes    | total | issue | rendu |
        | Q♠ 7♦     | 17    | perte | 0     |
        | 10♣ 5♦ 4♠ | 19    | perte | 0     |
      Et la place 1 a 85 jetons

    @id:insurance-lost-on-a-dealer-22
    Scénario: Un 22 du croupier rend la mise d'une main assurée, pas son assurance
      Étant donné que la place 1 mise 2 et 2 sur un total de 40 jetons
      Et que la place 1 reçoit 9♠ 8♦ et 10♦ 3♠
      Et que le croupier montre A♥ et cache 6♣
      Et que le sabot donne ensuite 10♥ 5♦ K♦
      Quand la place 1 s'assure pour 1 et 1
      Alors le croupier propose l'échange
      Et la place 1 a 34 jetons
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 22 avec A♥ 6♣ 5♦ K♦
      Et les mains de la place 1 sont
        | cartes     | total | issue   | rendu |
        | 9♠ 8♦      | 17    | égalité | 2     |
        | 10♦ 3♠ 10♥ | 23    | perte   | 0     |
      Et la place 1 a 36 jetons

  @S3.6
  Règle: S3.6 Quand il montre un as ou une bûche, le croupier vérifie la carte cachée avant tout échange et toute décision de jeu.

    @id:natural-under-a-ten
    Scénario: Un naturel sous un dix est trouvé avant que quiconque échange
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit A♥ 6♣ et 5♦ Q♣
      Et que le croupier montre 10♣ et cache A♦
      Quand les cartes sont distribuées
      Alors le coup est terminé
      Et le croupier finit à 21 avec 10♣ A♦
      Et les mains de la place 1 sont
        | cartes | total     | issue | rendu |
        | A♥ 6♣  | 17 souple | perte | 0     |
        | 5♦ Q♣  | 15        | perte | 0     |
      Et la place 1 a 96 jetons

    @id:natural-under-a-queen
    Scénario: Un naturel sous une dame est trouvé avant que l'une des deux places décide
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 9♣ 9♠ et 10♦ 5♥
      Et que la place 2 mise 10 et 10 sur un total de 60 jetons
      Et que la place 2 reçoit 6♠ 5♣ et K♥ 9♦
      Et que le croupier montre Q♠ et cache A♣
      Quand les cartes sont distribuées
      Alors le coup est terminé
      Et le croupier finit à 21 avec Q♠ A♣
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 9♣ 9♠  | 18    | perte | 0     |
        | 10♦ 5♥ | 15    | perte | 0     |
      Et la place 1 a 96 jetons
      Et les mains de la place 2 sont
        | cartes | total | issue | rendu |
        | 6♠ 5♣  | 11    | perte | 0     |
        | K♥ 9♦  | 19    | perte | 0     |
      Et la place 2 a 40 jetons

    @id:natural-under-an-ace-before-any-switch
    Scénario: Avec un as découvert, le coup est terminé avant qu'une place puisse faire un bon échange
      Étant donné que la place 1 mise 8 et 8 sur un total de 100 jetons
      Et que la place 1 reçoit 10♥ 6♣ et 4♦ 10♠
      Et que le croupier montre A♥ et cache 10♦
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Et le croupier montre A♥
      Quand la place 1 s'assure pour 4 et 0
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♥ 10♦
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 10♥ 6♣ | 16    | perte | 0     |
        | 4♦ 10♠ | 14    | perte | 0     |
      Et la place 1 a 92 jetons

  @S3.7
  Règle: S3.7 Un naturel du croupier termine le coup aussitôt : toute main ordinaire perd sa mise initiale, et personne n'échange, ne tire, ne double ni ne sépare.

    @id:nobody-acts-after-a-dealer-natural
    Scénario: Après un naturel du croupier sous un roi, plus personne ne joue
      Étant donné que la place 1 mise 7 et 7 sur un total de 70 jetons
      Et que la place 1 reçoit 8♥ 8♣ et 6♦ 5♠
      Et que le croupier montre K♠ et cache A♥
      Quand les cartes sont distribuées
      Alors le coup est terminé
      Quand la place 1 demande à échanger
      Alors c'est refusé : coup terminé
      Quand la place 1 demande à garder
      Alors c'est refusé : coup terminé
      Quand la place 1 demande à tirer
      Alors c'est refusé : coup terminé
      Quand la place 1 demande à rester
      Alors c'est refusé : coup terminé
      Quand la place 1 demande à doubler
      Alors c'est refusé : coup terminé
      Quand la place 1 demande à séparer
      Alors c'est refusé : coup terminé
      Et le croupier finit à 21 avec K♠ A♥
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 8♥ 8♣  | 16    | 7    | perte | 0     |
        | 6♦ 5♠  | 11    | 7    | perte | 0     |
      Et la place 1 a 56 jetons

    @id:nobody-acts-after-a-natural-under-an-ace
    Scénario: Après un naturel du croupier sous un as, aucune place n'échange, ne s'assure ni ne joue
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 5♦ et 6♥ J♠
      Et que la place 2 mise 5 et 5 sur un total de 100 jetons
      Et que la place 2 reçoit 7♣ 7♦ et 9♦ 2♠
      Et que le croupier montre A♠ et cache J♥
      Quand la place 1 décline l'assurance
      Et la place 2 décline l'assurance
      Alors le coup est terminé
      Quand la place 1 demande à s'assurer pour 1 et 1
      Alors c'est refusé : coup terminé
      Quand la place 1 demande à échanger
      Alors c'est refusé : coup terminé
      Quand la place 2 demande à séparer
      Alors c'est refusé : coup terminé
      Quand la place 2 demande à doubler sur la main 2
      Alors c'est refusé : coup terminé
      Et le croupier finit à 21 avec A♠ J♥
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 10♠ 5♦ | 15    | 2    | perte | 0     |
        | 6♥ J♠  | 16    | 2    | perte | 0     |
      Et la place 1 a 96 jetons
      Et les mains de la place 2 sont
        | cartes | total | mise | issue | rendu |
        | 7♣ 7♦  | 14    | 5    | perte | 0     |
        | 9♦ 2♠  | 11    | 5    | perte | 0     |
      Et la place 2 a 90 jetons

  @S3.8
  Règle: S3.8 Contre un naturel du croupier, une main qui a reçu d'entrée un as et une bûche fait égalité.

    @id:one-natural-against-a-dealer-natural
    Scénario: Un naturel fait égalité avec un naturel du croupier, tandis que la main ordinaire à côté perd
      Étant donné que la place 1 mise 4 et 4 sur un total de 100 jetons
      Et que la place 1 reçoit 10♠ 9♦ et Q♥ A♦
      Et que le croupier montre K♣ et cache A♥
      Quand les cartes sont distribuées
      Alors le coup est terminé
      Et le croupier finit à 21 avec K♣ A♥
      Et les mains de la place 1 sont
        | cartes | total     | naturel | issue   | rendu |
        | 10♠ 9♦ | 19        | non     | perte   | 0     |
        | Q♥ A♦  | 21 souple | oui     | égalité | 4     |
      Et la place 1 a 96 jetons

    @id:two-naturals-against-a-dealer-natural
    Scénario: Les deux naturels d'une place font tous deux égalité avec un naturel du croupier
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit A♣ 10♦ et J♠ A♦
      Et que le croupier montre A♥ et cache K♦
      Quand les cartes sont distribuées
      Alors le croupier propose l'assurance
      Quand la place 1 décline l'assurance
      Alors le coup est terminé
      Et les mains de la place 1 sont
        | cartes | total     | naturel | issue   | rendu |
        | A♣ 10♦ | 21 souple | oui     | égalité | 5     |
        | J♠ A♦  | 21 souple | oui     | égalité | 5     |
      Et la place 1 a 100 jetons

    @id:naturals-of-several-seats-against-a-dealer-natural
    Scénario: Chaque naturel de la table fait égalité avec un naturel du croupier, et seuls les naturels le font
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 10♥ 9♠ et A♠ 9♣
      Et que la place 2 mise 3 et 3 sur un total de 30 jetons
      Et que la place 2 reçoit A♦ K♥ et 7♠ 4♣
      Et que la place 3 mise 10 et 10 sur un total de 90 jetons
      Et que la place 3 reçoit 8♦ 6♠ et A♣ J♦
      Et que le croupier montre 10♠ et cache A♥
      Quand les cartes sont distribuées
      Alors le coup est terminé
      Et le croupier finit à 21 avec 10♠ A♥
      Et les mains de la place 1 sont
        | cartes | total     | naturel | issue | rendu |
        | 10♥ 9♠ | 19        | non     | perte | 0     |
        | A♠ 9♣  | 20 souple | non     | perte | 0     |
      Et la place 1 a 96 jetons
      Et les mains de la place 2 sont
        | cartes | total     | naturel | issue   | rendu |
        | A♦ K♥  | 21 souple | oui     | égalité | 3     |
        | 7♠ 4♣  | 11        | non     | perte   | 0     |
      Et la place 2 a 27 jetons
      Et les mains de la place 3 sont
        | cartes | total     | naturel | issue   | rendu |
        | 8♦ 6♠  | 14        | non     | perte   | 0     |
        | A♣ J♦  | 21 souple | oui     | égalité | 10    |
      Et la place 3 a 80 jetons

    @id:naturals-of-the-fourth-and-sixth-seat
    Scénario: À une table complète, les naturels de la quatrième et de la sixième place font égalité avec un naturel du croupier
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 9♠ 8♣ et 10♦ 6♣
      Et que la place 2 mise 3 et 3 sur un total de 30 jetons
      Et que la place 2 reçoit K♦ 9♥ et 7♠ 5♦
      Et que la place 3 mise 5 et 5 sur un total de 50 jetons
      Et que la place 3 reçoit 10♥ 8♦ et 9♦ 4♠
      Et que la place 4 mise 4 et 4 sur un total de 80 jetons
      Et que la place 4 reçoit A♦ K♣ et 10♠ 7♥
      Et que la place 5 mise 2 et 2 sur un total de 20 jetons
      Et que la place 5 reçoit 8♠ 8♥ et J♦ 5♣
      Et que la place 6 mise 10 et 10 sur un total de 100 jetons
      Et que la place 6 reçoit 6♦ 9♣ et 10♣ A♠
      Et que le croupier montre Q♥ et cache A♣
      Quand les cartes sont distribuées
      Alors le coup est terminé
      Et le croupier finit à 21 avec Q♥ A♣
      Et les mains de la place 1 sont
        | cartes | total | naturel | issue | rendu |
        | 9♠ 8♣  | 17    | non     | perte | 0     |
        | 10♦ 6♣ | 16    | non     | perte | 0     |
      Et les mains de la place 2 sont
        | cartes | total | naturel | issue | rendu |
        | K♦ 9♥  | 19    | non     | perte | 0     |
        | 7♠ 5♦  | 12    | non     | perte | 0     |
      Et les mains de la place 3 sont
        | cartes | total | naturel | issue | rendu |
        | 10♥ 8♦ | 18    | non     | perte | 0     |
        | 9♦ 4♠  | 13    | non     | perte | 0     |
      Et les mains de la place 4 sont
        | cartes | total     | naturel | issue   | rendu |
        | A♦ K♣  | 21 souple | oui     | égalité | 4     |
        | 10♠ 7♥ | 17        | non     | perte   | 0     |
      Et les mains de la place 5 sont
        | cartes | total | naturel | issue | rendu |
        | 8♠ 8♥  | 16    | non     | perte | 0     |
        | J♦ 5♣  | 15    | non     | perte | 0     |
      Et les mains de la place 6 sont
        | cartes | total     | naturel | issue   | rendu |
        | 6♦ 9♣  | 15        | non     | perte   | 0     |
        | 10♣ A♠ | 21 souple | oui     | égalité | 10    |
      Et la place 1 a 96 jetons
      Et la place 2 a 24 jetons
      Et la place 3 a 40 jetons
      Et la place 4 a 76 jetons
      Et la place 5 a 16 jetons
      Et la place 6 a 90 jetons

  @S3.9
  Règle: S3.9 Quand la vérification ne trouve pas de naturel, le coup continue sans que la carte cachée soit découverte.

    @id:hole-card-hidden-after-the-check-under-an-ace
    Scénario: Quand il n'y a pas de naturel sous un as, la carte reste cachée jusqu'à ce que toutes les mains soient jouées
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 9♣ 5♠ et 4♥ 8♦
      Et que le croupier montre A♦ et cache 9♠
      Et que le sabot donne ensuite 7♣
      Quand la place 1 décline l'assurance
      Alors le croupier propose l'échange
      Et la place 1 peut garder ou échanger
      Et le croupier montre A♦
      Quand la place 1 échange
      Alors les mains se jouent
      Et le croupier montre A♦
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Et le croupier montre A♦
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec A♦ 9♠
      Et les mains de la place 1 sont
        | cartes   | total | issue | rendu |
        | 9♣ 8♦    | 17    | perte | 0     |
        | 4♥ 5♠ 7♣ | 16    | perte | 0     |
      Et la place 1 a 96 jetons

    @id:hole-card-hidden-after-the-check-under-a-king
    Scénario: Un roi sur un dix n'est pas un naturel, et le dix reste caché
      Étant donné que la place 1 mise 4 et 4 sur un total de 100 jetons
      Et que la place 1 reçoit 8♣ 7♦ et 10♦ 9♥
      Et que le croupier montre K♠ et cache 10♥
      Et que le sabot donne ensuite 6♥
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et le croupier montre K♠
      Quand la place 1 garde
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et le croupier montre K♠
      Quand la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Et le croupier montre K♠
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec K♠ 10♥
      Et les mains de la place 1 sont
        | cartes   | total | issue | rendu |
        | 8♣ 7♦ 6♥ | 21    | gain  | 8     |
        | 10♦ 9♥   | 19    | perte | 0     |
      Et la place 1 a 100 jetons

    @id:hole-card-found-harmless-is-played-later
    Scénario: Une petite carte trouvée sous un dix est retournée à la fin, et le croupier tire dessus
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 9♠ 8♠ et A♦ 9♣
      Et que le croupier montre 10♥ et cache 4♣
      Et que le sabot donne ensuite 4♠
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et le croupier montre 10♥
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♥ 4♣ 4♠
      Et les mains de la place 1 sont
        | cartes | total     | issue | rendu |
        | 9♠ 8♠  | 17        | perte | 0     |
        | A♦ 9♣  | 20 souple | gain  | 4     |
      Et la place 1 a 100 jetons

    @id:hole-card-hidden-for-two-seats-under-a-ten
    Scénario: Quand il n'y a pas de naturel sous un dix, la carte reste cachée pendant que deux places choisissent et jouent
      Étant donné que la place 1 mise 3 et 3 sur un total de 50 jetons
      Et que la place 1 reçoit 9♦ 4♣ et 5♠ J♥
      Et que la place 2 mise 4 et 4 sur un total de 70 jetons
      Et que la place 2 reçoit Q♠ 7♥ et 8♣ 6♦
      Et que le croupier montre 10♠ et cache 9♥
      Et que le sabot donne ensuite 8♦ 6♥
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et le croupier montre 10♠
      Quand la place 1 échange
      Alors le croupier montre 10♠
      Quand la place 2 garde
      Alors les mains se jouent
      Et le croupier montre 10♠
      Quand la place 1 reste
      Alors le croupier montre 10♠
      Quand la place 1 tire
      Alors le croupier montre 10♠
      Quand la place 1 reste
      Alors la parole est à la place 2 pour la main 1
      Et le croupier montre 10♠
      Quand la place 2 reste
      Alors le croupier montre 10♠
      Quand la place 2 tire
      Alors la parole est à la place 2 pour la main 2
      Et le croupier montre 10♠
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 19 avec 10♠ 9♥
      Et les mains de la place 1 sont
        | cartes   | total | issue   | rendu |
        | 9♦ J♥    | 19    | égalité | 3     |
        | 5♠ 4♣ 8♦ | 17    | perte   | 0     |
      Et la place 1 a 47 jetons
      Et les mains de la place 2 sont
        | cartes   | total | issue | rendu |
        | Q♠ 7♥    | 17    | perte | 0     |
        | 8♣ 6♦ 6♥ | 20    | gain  | 8     |
      Et la place 2 a 70 jetons

  @S3.10
  Règle: S3.10 Doubler ou séparer ensuite une main n'augmente pas l'assurance.

    @id:insurance-does-not-grow-with-a-double
    Scénario: Doubler une main assurée laisse son assurance inchangée
      Étant donné que la place 1 mise 4 et 4 sur un total de 100 jetons
      Et que la place 1 reçoit 6♥ 5♦ et 10♠ 8♥
      Et que le croupier montre A♣ et cache 7♦
      Et que le sabot donne ensuite 9♠
      Quand la place 1 s'assure pour 2 et 0
      Alors la place 1 a 90 jetons
      Quand la place 1 garde
      Et la place 1 double
      Alors la place 1 est assurée pour 2 et 0
      Et la place 1 a 86 jetons
      Et la parole est à la place 1 pour la main 2
      Quand la place 1 demande à s'assurer pour 2 et 0
      Alors c'est refusé : pas maintenant
      Quand la place 1 reste
      Alors le coup est terminé
      Et la place 1 est assurée pour 2 et 0
      Et le croupier finit à 18 avec A♣ 7♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 6♥ 5♦ 9♠ | 20    | 8    | gain    | 16    |
        | 10♠ 8♥   | 18    | 4    | égalité | 4     |
      Et la place 1 a 106 jetons

    @id:insurance-does-not-grow-with-a-split
    Scénario: Séparer une main assurée laisse son assurance inchangée
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 9♦ 9♣ et J♦ 5♥
      Et que le croupier montre A♠ et cache 8♣
      Et que le sabot donne ensuite 10♥ 8♠ 6♦
      Quand la place 1 s'assure pour 1 et 1
      Alors la place 1 a 94 jetons
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la place 1 est assurée pour 1 et 1
      Et la place 1 a 92 jetons
      Quand la place 1 reste
      Et la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 tire
      Alors le coup est terminé
      Et la place 1 est assurée pour 1 et 1
      Et le croupier finit à 19 avec A♠ 8♣
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 9♦ 10♥   | 19    | 2    | égalité | 2     |
        | 1    | 9♣ 8♠    | 17    | 2    | perte   | 0     |
        | 2    | J♦ 5♥ 6♦ | 21    | 2    | gain    | 4     |
      Et la place 1 a 98 jetons

    @id:insurance-after-a-split-and-a-double
    Scénario: Une main assurée qui est séparée puis doublée perd l'assurance du départ, et rien de plus
      Étant donné que la place 1 mise 6 et 6 sur un total de 100 jetons
      Et que la place 1 reçoit 8♥ 8♦ et 10♠ 9♥
      Et que le croupier montre A♣ et cache 7♦
      Et que le sabot donne ensuite 3♣ 9♣ 10♣
      Quand la place 1 s'assure pour 3 et 0
      Alors le croupier propose l'échange
      Et la place 1 a 85 jetons
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la place 1 est assurée pour 3 et 0
      Et la place 1 a 79 jetons
      Quand la place 1 double
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 est assurée pour 3 et 0
      Et la place 1 a 73 jetons
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 reste
      Alors le coup est terminé
      Et la place 1 est assurée pour 3 et 0
      Et le croupier finit à 18 avec A♣ 7♦
      Et les mains de la place 1 sont
        | case | cartes   | total | mise | issue   | rendu |
        | 1    | 8♥ 3♣ 9♣ | 20    | 12   | gain    | 24    |
        | 1    | 8♦ 10♣   | 18    | 6    | égalité | 6     |
        | 2    | 10♠ 9♥   | 19    | 6    | gain    | 12    |
      Et la place 1 a 115 jetons

    @id:insurance-after-a-double-and-a-split
    Scénario: Une place double une main assurée et sépare l'autre, et ses assurances restent à 2 et 1
      Étant donné que la place 1 mise 4 et 4 sur un total de 60 jetons
      Et que la place 1 reçoit 6♠ 5♥ et 9♣ 9♠
      Et que le croupier montre A♥ et cache 9♦
      Et que le sabot donne ensuite 8♠ 7♣ A♦
      Quand la place 1 s'assure pour 2 et 1
      Alors le croupier propose l'échange
      Et la place 1 a 49 jetons
      Quand la place 1 garde
      Et la place 1 double
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 est assurée pour 2 et 1
      Et la place 1 a 45 jetons
      Quand la place 1 sépare
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 est assurée pour 2 et 1
      Et la place 1 a 41 jetons
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 3
      Quand la place 1 reste
      Alors le coup est terminé
      Et la place 1 est assurée pour 2 et 1
      Et le croupier finit à 20 avec A♥ 9♦
      Et les mains de la place 1 sont
        | case | cartes   | total     | mise | issue   | rendu |
        | 1    | 6♠ 5♥ 8♠ | 19        | 8    | perte   | 0     |
        | 2    | 9♣ 7♣    | 16        | 4    | perte   | 0     |
        | 2    | 9♠ A♦    | 20 souple | 4    | égalité | 4     |
      Et la place 1 a 45 jetons
