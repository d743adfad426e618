# language: fr
@switch-us
Fonctionnalité: S8 L'exemple détaillé
  Un coup tel que les sources le racontent, de la distribution au dernier jeton, et le même coup avec un naturel chez le joueur.

  @S8.1
  Règle: S8.1 5♠ 10♥ et 10♣ 6♥ à 2 la main, échangées en 5♠ 6♥ (11) et 10♣ 10♥ (20) ; la première double à 4 et tire K♦ (21), la deuxième reste ; avec 9♣ 7♦, le croupier tire 6♦ (22). Les deux font égalité : 4 + 2 = 6 reviennent, gain 0.

    @id:worked-example
    Scénario: Des mains de 15 et de 16 deviennent 11 et 20, et le 22 du croupier rend les six jetons
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 5♠ 10♥ et 10♣ 6♥
      Et que le croupier montre 9♣ et cache 7♦
      Et que le sabot donne ensuite K♦ 6♦
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la parole est à la place 1
      Et la place 1 peut garder ou échanger
      Et la place 1 a 96 jetons
      Et le croupier montre 9♣
      Et les mains de la place 1 sont
        | case | cartes | total | naturel | mise |
        | 1    | 5♠ 10♥ | 15    | non     | 2    |
        | 2    | 10♣ 6♥ | 16    | non     | 2    |
      Quand la place 1 échange
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 1
      Et la place 1 peut tirer, rester ou doubler
      Et la place 1 a 96 jetons
      Et le croupier montre 9♣
      Et les mains de la place 1 sont
        | case | cartes  | total | naturel | mise |
        | 1    | 5♠ 6♥   | 11    | non     | 2    |
        | 2    | 10♣ 10♥ | 20    | non     | 2    |
      Quand la place 1 double
      Alors les mains se jouent
      Et la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester, doubler ou séparer
      Et la place 1 a 94 jetons
      Et le croupier montre 9♣
      Et les mains de la place 1 sont
        | case | cartes   | total | naturel | mise |
        | 1    | 5♠ 6♥ K♦ | 21    | non     | 4    |
        | 2    | 10♣ 10♥  | 20    | non     | 2    |
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier montre 9♣ 7♦ 6♦
      Et le croupier finit à 22 avec 9♣ 7♦ 6♦
      Et les mains de la place 1 sont
        | case | cartes   | total | naturel | mise | issue   | rendu |
        | 1    | 5♠ 6♥ K♦ | 21    | non     | 4    | égalité | 4     |
        | 2    | 10♣ 10♥  | 20    | non     | 2    | égalité | 2     |
      Et la place 1 a 100 jetons

  @S8.2
  Règle: S8.2 Dans le même coup, un naturel initial laissé intact aurait gagné 1 pour 1.

    @id:worked-example-with-natural
    Scénario: Contre le même 22, un naturel que sa place garde gagne 1 pour 1, tandis que la main doublée fait égalité
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit A♠ Q♥ et 5♠ 6♥
      Et que le croupier montre 9♣ et cache 7♦
      Et que le sabot donne ensuite K♦ 6♦
      Quand les cartes sont distribuées
      Alors le croupier propose l'échange
      Et la place 1 peut garder ou échanger
      Et les mains de la place 1 sont
        | case | cartes | total     | naturel | mise |
        | 1    | A♠ Q♥  | 21 souple | oui     | 2    |
        | 2    | 5♠ 6♥  | 11        | non     | 2    |
      Quand la place 1 garde
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 peut tirer, rester ou doubler
      Quand la place 1 double
      Alors le coup est terminé
      Et le croupier finit à 22 avec 9♣ 7♦ 6♦
      Et les mains de la place 1 sont
        | case | cartes   | total     | naturel | mise | issue   | rendu |
        | 1    | A♠ Q♥    | 21 souple | oui     | 2    | gain    | 4     |
        | 2    | 5♠ 6♥ K♦ | 21        | non     | 4    | égalité | 4     |
      Et la place 1 a 102 jetons
