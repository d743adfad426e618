# language: fr
@switch-us
Fonctionnalité: F Les questions fréquentes
  Trois questions que pose toute table de débutants, avec les cartes pour réponse.

  @F1
  Règle: F1 Les premières cartes peuvent-elles être échangées ? Non : seules les secondes cartes des deux mains d'origine, une fois.

    @id:faq-first-cards-stay
    Scénario: Le joueur qui veut déplacer les premières cartes essuie un refus, et peut encore échanger les secondes
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 3♣ 8♦ et 9♠ Q♦
      Et que le croupier montre 8♣ et cache 9♦
      Et que le sabot donne ensuite 5♣
      Quand la place 1 annonce "switch-first"
      Alors c'est refusé : action inconnue
      Quand la place 1 échange
      Alors les mains de la place 1 sont
        | case | cartes | total |
        | 1    | 3♣ Q♦  | 13    |
        | 2    | 9♠ 8♦  | 17    |
      Quand la place 1 tire
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 8♣ 9♦
      Et les mains de la place 1 sont
        | case | cartes   | total | issue   | rendu |
        | 1    | 3♣ Q♦ 5♣ | 18    | gain    | 4     |
        | 2    | 9♠ 8♦    | 17    | égalité | 2     |
      Et la place 1 a 102 jetons

    @id:faq-switch-only-once
    Scénario: Le joueur qui regrette l'échange ne récupère pas ses mains d'avant
      Étant donné que la place 1 mise 10 et 10 sur un total de 100 jetons
      Et que la place 1 reçoit 9♦ 10♥ et 6♣ 5♠
      Et que le croupier montre 10♠ et cache 7♣
      Et que le sabot donne ensuite 2♦
      Quand la place 1 échange
      Et la place 1 demande à échanger
      Alors c'est refusé : pas maintenant
      Et les mains de la place 1 sont
        | case | cartes | total |
        | 1    | 9♦ 5♠  | 14    |
        | 2    | 6♣ 10♥ | 16    |
      Quand la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♠ 7♣
      Et les mains de la place 1 sont
        | case | cartes    | total | issue | rendu |
        | 1    | 9♦ 5♠     | 14    | perte | 0     |
        | 2    | 6♣ 10♥ 2♦ | 18    | gain  | 20    |
      Et la place 1 a 100 jetons

  @F2
  Règle: F2 Tout 21 est-il un naturel ? Non : après un échange, une séparation ou une carte tirée, c'est un 21 ordinaire.

    @id:faq-switched-21-is-ordinary
    Scénario: Un dix et un as réunis par un échange ne font qu'égalité avec un 22 du croupier
      Étant donné que la place 1 mise 6 et 6 sur un total de 100 jetons
      Et que la place 1 reçoit 10♦ 3♥ et 6♣ A♦
      Et que le croupier montre 6♦ et cache 10♣
      Et que le sabot donne ensuite 9♥ 6♠
      Quand la place 1 échange
      Alors la parole est à la place 1 pour la main 2
      Et les mains de la place 1 sont
        | case | cartes | total     | naturel |
        | 1    | 10♦ A♦ | 21 souple | non     |
        | 2    | 6♣ 3♥  | 9         | non     |
      Quand la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 22 avec 6♦ 10♣ 6♠
      Et les mains de la place 1 sont
        | case | cartes   | total     | naturel | issue   | rendu |
        | 1    | 10♦ A♦   | 21 souple | non     | égalité | 6     |
        | 2    | 6♣ 3♥ 9♥ | 18        | non     | égalité | 6     |
      Et la place 1 a 100 jetons

    @id:faq-split-21-is-ordinary
    Scénario: Un as séparé qui reçoit un valet ne fait qu'égalité avec un 21 que tire le croupier
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit A♣ A♥ et 10♦ 9♠
      Et que le croupier montre 9♣ et cache 5♥
      Et que le sabot donne ensuite J♠ 6♦ 7♠
      Quand la place 1 garde
      Et la place 1 sépare
      Alors la parole est à la place 1 pour la main 3
      Et les mains de la place 1 sont
        | case | cartes | total     | naturel | mise |
        | 1    | A♣ J♠  | 21 souple | non     | 2    |
        | 1    | A♥ 6♦  | 17 souple | non     | 2    |
        | 2    | 10♦ 9♠ | 19        | non     | 2    |
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 21 avec 9♣ 5♥ 7♠
      Et les mains de la place 1 sont
        | case | cartes | total     | naturel | issue   | rendu |
        | 1    | A♣ J♠  | 21 souple | non     | égalité | 2     |
        | 1    | A♥ 6♦  | 17 souple | non     | perte   | 0     |
        | 2    | 10♦ 9♠ | 19        | non     | perte   | 0     |
      Et la place 1 a 96 jetons

    @id:faq-drawn-21-is-ordinary
    Scénario: Un 21 de trois cartes fait égalité avec un 22 du croupier, tandis qu'un naturel à la même table gagne
      Étant donné que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 1 reçoit 7♥ 6♠ et 10♥ 9♣
      Et que la place 2 mise 2 et 2 sur un total de 100 jetons
      Et que la place 2 reçoit K♦ A♠ et 5♦ 10♠
      Et que le croupier montre 8♥ et cache 4♠
      Et que le sabot donne ensuite 8♠ 10♣
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 1 tire
      Alors la parole est à la place 1 pour la main 2
      Quand la place 1 reste
      Alors la parole est à la place 2 pour la main 2
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 22 avec 8♥ 4♠ 10♣
      Et les mains de la place 1 sont
        | cartes   | total | naturel | issue   | rendu |
        | 7♥ 6♠ 8♠ | 21    | non     | égalité | 2     |
        | 10♥ 9♣   | 19    | non     | égalité | 2     |
      Et la place 1 a 100 jetons
      Et les mains de la place 2 sont
        | cartes | total     | naturel | issue   | rendu |
        | K♦ A♠  | 21 souple | oui     | gain    | 4     |
        | 5♦ 10♠ | 15        | non     | égalité | 2     |
      Et la place 2 a 102 jetons

  @F3
  Règle: F3 Un 22 du croupier sauve-t-il une main crevée ? Non : seules les mains de 21 ou moins font égalité.

    @id:faq-dealer-22-does-not-save-a-hand-that-went-over
    Scénario: Contre un 22 du croupier, un 16 fait égalité et un 22 perd
      Étant donné que la place 1 mise 5 et 5 sur un total de 100 jetons
      Et que la place 1 reçoit 10♣ 6♥ et 9♦ 4♦
      Et que le croupier montre 7♣ et cache 8♠
      Et que le sabot donne ensuite 9♥ 7♦
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 tire
      Alors le coup est terminé
      Et le croupier finit à 22 avec 7♣ 8♠ 7♦
      Et les mains de la place 1 sont
        | cartes   | total | issue   | rendu |
        | 10♣ 6♥   | 16    | égalité | 5     |
        | 9♦ 4♦ 9♥ | 22    | perte   | 0     |
      Et la place 1 a 95 jetons

    @id:faq-dealer-22-does-not-save-a-double-that-went-over
    Scénario: Contre un 22 du croupier, une main doublée qui a crevé perd sa mise doublée
      Étant donné que la place 1 mise 4 et 4 sur un total de 100 jetons
      Et que la place 1 reçoit 8♦ 5♣ et 10♠ 7♥
      Et que le croupier montre 9♠ et cache 3♦
      Et que le sabot donne ensuite Q♥ 10♦
      Quand la place 1 garde
      Et la place 1 double
      Alors la parole est à la place 1 pour la main 2
      Et la place 1 a 88 jetons
      Quand la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 22 avec 9♠ 3♦ 10♦
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue   | rendu |
        | 8♦ 5♣ Q♥ | 23    | 8    | perte   | 0     |
        | 10♠ 7♥   | 17    | 4    | égalité | 4     |
      Et la place 1 a 92 jetons
