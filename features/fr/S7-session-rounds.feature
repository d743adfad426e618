# language: fr
@switch-us
Fonctionnalité: S7 La séance d'initiation, coup après coup
  Dix coups se jouent l'un après l'autre, chacun avec un sabot complet, et les jetons d'un coup sont ceux du suivant.
  Une place qui ne peut plus payer ses deux mises est éliminée, et à la fin toutes les places sont classées d'après ce qu'elles ont gagné ou perdu.

  @S7.1
  Règle: S7.1 Le sabot entier est mélangé avant chaque coup ; aucune carte n'y manque.

    @id:session-six-tens-in-rounds-1-and-2 @S2.1
    Scénario: Les six dix de pique sont sur la table au coup 1, et de nouveau au coup 2
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 2 mise 2 et 2 sur un total de 100 jetons
      Quand le coup 1 commence
      Et la place 1 reçoit 10♠ 9♥ et 10♠ 8♥
      Et la place 2 reçoit 10♠ 7♦ et 10♠ 9♦
      Et le croupier montre 10♠ et cache 10♠
      Et la place 1 garde
      Et la place 2 garde
      Et la place 1 reste
      Et la place 1 reste
      Et la place 2 reste
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec 10♠ 10♠
      Et la place 1 a 96 jetons
      Et la place 2 a 96 jetons
      Quand le coup 2 commence
      Et la place 1 reçoit 10♠ 10♠ et 10♠ 10♠
      Et la place 2 reçoit 10♠ 9♦ et 10♠ 7♥
      Et le croupier montre 9♣ et cache 8♦
      Et la place 1 garde
      Et la place 2 garde
      Et la place 1 reste
      Et la place 1 reste
      Et la place 2 reste
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 9♣ 8♦
      Et les mains de la place 1 sont
        | cartes  | total | issue | rendu |
        | 10♠ 10♠ | 20    | gain  | 4     |
        | 10♠ 10♠ | 20    | gain  | 4     |
      Et les mains de la place 2 sont
        | cartes | total | issue   | rendu |
        | 10♠ 9♦ | 19    | gain    | 4     |
        | 10♠ 7♥ | 17    | égalité | 2     |
      Et la place 1 a 100 jetons
      Et la place 2 a 98 jetons
      Quand les coups restants finissent à égalité
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 100    | 0        | 1    |
        | 2     | 98     | -2       | 2    |

    @id:session-drawn-cards-return @S2.1
    Scénario: Les six cinq de carreau qu'une place a reçus et tirés au coup 1 sont dans le sabot du coup 2, où le croupier en tire deux
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 100 jetons
      Quand le coup 1 commence
      Et la place 1 reçoit 5♦ 5♦ et 5♦ 5♦
      Et le croupier montre 10♥ et cache 8♣
      Et le sabot donne ensuite 5♦ 5♦ K♥
      Et la place 1 garde
      Et la place 1 tire
      Et la place 1 tire
      Et la place 1 reste
      Et la place 1 tire
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♥ 8♣
      Et les mains de la place 1 sont
        | cartes      | total | issue | rendu |
        | 5♦ 5♦ 5♦ 5♦ | 20    | gain  | 4     |
        | 5♦ 5♦ K♥    | 20    | gain  | 4     |
      Et la place 1 a 104 jetons
      Quand le coup 2 commence
      Et la place 1 reçoit 5♦ 6♣ et 5♦ 9♣
      Et le croupier montre 5♦ et cache 5♦
      Et le sabot donne ensuite 5♦ 5♦
      Et la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec 5♦ 5♦ 5♦ 5♦
      Et les mains de la place 1 sont
        | cartes | total | issue | rendu |
        | 5♦ 6♣  | 11    | perte | 0     |
        | 5♦ 9♣  | 14    | perte | 0     |
      Et la place 1 a 100 jetons
      Quand les coups restants finissent à égalité
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 100    | 0        | 1    |

    @id:session-six-kings-in-rounds-1-and-10 @S2.1
    Scénario: Six rois de carreau sortent au coup 1, et après neuf coups le dixième les a encore tous les six
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 2 mise 5 et 5 sur un total de 100 jetons
      Et que la place 3 mise 10 et 10 sur un total de 100 jetons
      Quand le coup 1 commence
      Et la place 1 reçoit K♦ 9♠ et K♦ 8♠
      Et la place 2 reçoit K♦ 7♠ et K♦ 9♥
      Et la place 3 reçoit K♦ 8♥ et K♦ 6♣
      Et le croupier montre 10♥ et cache 8♣
      Et la place 1 garde
      Et la place 2 garde
      Et la place 3 garde
      Et la place 1 reste
      Et la place 1 reste
      Et la place 2 reste
      Et la place 2 reste
      Et la place 3 reste
      Et la place 3 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♥ 8♣
      Et la place 1 a 102 jetons
      Et la place 2 a 100 jetons
      Et la place 3 a 90 jetons
      Quand les coups suivants sont joués
        | coup | place 1      | place 2      | place 3      |
        | 2    | fait égalité | fait égalité | fait égalité |
        | 3    | fait égalité | fait égalité | fait égalité |
        | 4    | fait égalité | fait égalité | fait égalité |
        | 5    | fait égalité | fait égalité | fait égalité |
        | 6    | fait égalité | fait égalité | fait égalité |
        | 7    | fait égalité | fait égalité | fait égalité |
        | 8    | fait égalité | fait égalité | fait égalité |
        | 9    | fait égalité | fait égalité | fait égalité |
      Et le coup 10 commence
      Et la place 1 reçoit K♦ K♦ et 9♠ 7♠
      Et la place 2 reçoit K♦ 10♥ et 9♥ 8♥
      Et la place 3 reçoit K♦ 7♣ et 8♣ 7♥
      Et le croupier montre K♦ et cache K♦
      Et la place 1 garde
      Et la place 2 garde
      Et la place 3 garde
      Et la place 1 reste
      Et la place 1 reste
      Et la place 2 reste
      Et la place 2 reste
      Et la place 3 reste
      Et la place 3 reste
      Alors le coup est terminé
      Et le croupier finit à 20 avec K♦ K♦
      Et les mains de la place 1 sont
        | cartes | total | issue   | rendu |
        | K♦ K♦  | 20    | égalité | 2     |
        | 9♠ 7♠  | 16    | perte   | 0     |
      Et les mains de la place 2 sont
        | cartes | total | issue   | rendu |
        | K♦ 10♥ | 20    | égalité | 5     |
        | 9♥ 8♥  | 17    | perte   | 0     |
      Et les mains de la place 3 sont
        | cartes | total | issue | rendu |
        | K♦ 7♣  | 17    | perte | 0     |
        | 8♣ 7♥  | 15    | perte | 0     |
      Et la place 1 a 100 jetons
      Et la place 2 a 95 jetons
      Et la place 3 a 70 jetons
      Et la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 100    | 0        | 1    |
        | 2     | 95     | -5       | 2    |
        | 3     | 70     | -30      | 3    |

  @S7.2
  Règle: S7.2 Une séance compte 10 coups.

    @id:session-ten-rounds-are-played
    Scénario: Dix coups sont joués, et les jetons après le dixième font le résultat
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 100 jetons
      Quand les coups suivants sont joués
        | coup | place 1              |
        | 1    | gagne les deux mains |
        | 2    | perd une main        |
        | 3    | fait égalité         |
        | 4    | gagne une main       |
        | 5    | perd les deux mains  |
        | 6    | perd une main        |
        | 7    | gagne les deux mains |
        | 8    | gagne une main       |
        | 9    | fait égalité         |
      Alors la place 1 a 104 jetons
      Quand les coups suivants sont joués
        | coup | place 1              |
        | 10   | gagne les deux mains |
      Alors la place 1 a 108 jetons
      Et la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 108    | 8        | 1    |

    @id:session-tenth-round-counts
    Scénario: Après neuf coups où rien ne change, c'est le dixième qui décide
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 2 mise 2 et 2 sur un total de 100 jetons
      Quand les coups suivants sont joués
        | coup | place 1             | place 2              |
        | 1    | fait égalité        | fait égalité         |
        | 2    | fait égalité        | fait égalité         |
        | 3    | fait égalité        | fait égalité         |
        | 4    | fait égalité        | fait égalité         |
        | 5    | fait égalité        | fait égalité         |
        | 6    | fait égalité        | fait égalité         |
        | 7    | fait égalité        | fait égalité         |
        | 8    | fait égalité        | fait égalité         |
        | 9    | fait égalité        | fait égalité         |
        | 10   | perd les deux mains | gagne les deux mains |
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 96     | -4       | 2    |
        | 2     | 104    | 4        | 1    |

    @id:session-tenth-round-turns-the-ranking
    Scénario: Une main doublée et gagnée au coup 10 compte encore et fait passer la place 2 devant la place 1, en tête après neuf coups
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 2 mise 2 et 2 sur un total de 100 jetons
      Quand les coups suivants sont joués
        | coup | place 1        | place 2        |
        | 1    | gagne une main | fait égalité   |
        | 2    | fait égalité   | perd une main  |
        | 3    | fait égalité   | gagne une main |
        | 4    | fait égalité   | fait égalité   |
        | 5    | fait égalité   | fait égalité   |
        | 6    | fait égalité   | fait égalité   |
        | 7    | fait égalité   | fait égalité   |
        | 8    | fait égalité   | fait égalité   |
        | 9    | fait égalité   | fait égalité   |
      Alors la place 1 a 102 jetons
      Et la place 2 a 100 jetons
      Quand le coup 10 commence
      Et la place 1 reçoit 10♠ 7♥ et 9♠ 8♦
      Et la place 2 reçoit 6♥ 5♣ et K♠ 8♥
      Et le croupier montre 9♦ et cache 9♣
      Et le sabot donne ensuite 9♥
      Et la place 1 garde
      Et la place 2 garde
      Et la place 1 reste
      Et la place 1 reste
      Et la place 2 double
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 9♦ 9♣
      Et les mains de la place 2 sont
        | cartes   | total | mise | issue   | rendu |
        | 6♥ 5♣ 9♥ | 20    | 4    | gain    | 8     |
        | K♠ 8♥    | 18    | 2    | égalité | 2     |
      Et la place 1 a 98 jetons
      Et la place 2 a 104 jetons
      Et la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 98     | -2       | 2    |
        | 2     | 104    | 4        | 1    |

    @id:session-chips-go-on
    Scénario: Les jetons d'un coup, gagné ou perdu, paient les mises du coup suivant
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 100 jetons
      Quand le coup 1 commence
      Et la place 1 reçoit 10♠ 9♥ et 10♦ K♣
      Et le croupier montre 10♥ et cache 8♣
      Alors la place 1 a 96 jetons
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et la place 1 a 104 jetons
      Quand le coup 2 commence
      Et la place 1 reçoit 7♠ 10♦ et 9♣ 8♥
      Et le croupier montre 9♥ et cache 9♠
      Alors la place 1 a 100 jetons
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et la place 1 a 100 jetons
      Quand le coup 3 commence
      Et la place 1 reçoit K♠ 9♦ et Q♥ 8♦
      Et le croupier montre 8♣ et cache J♦
      Alors la place 1 a 96 jetons
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et la place 1 a 102 jetons
      Quand les coups restants finissent à égalité
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 102    | 2        | 1    |

    @id:session-stake-after-a-double @S5.4
    Scénario: Après avoir doublé et gagné au coup 1, la place a tous ses gains et mise de nouveau 5 et 5 au coup 2
      Étant donné que la séance commence
      Et que la place 1 mise 5 et 5 sur un total de 50 jetons
      Quand le coup 1 commence
      Et la place 1 reçoit 6♠ 5♥ et 10♦ 9♣
      Et le croupier montre 7♣ et cache 10♥
      Et le sabot donne ensuite 9♦
      Et la place 1 garde
      Et la place 1 double
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 7♣ 10♥
      Et les mains de la place 1 sont
        | cartes   | total | mise | issue | rendu |
        | 6♠ 5♥ 9♦ | 20    | 10   | gain  | 20    |
        | 10♦ 9♣   | 19    | 5    | gain  | 10    |
      Et la place 1 a 65 jetons
      Quand le coup 2 commence
      Et la place 1 reçoit 10♠ 8♦ et 9♥ 7♣
      Et le croupier montre 10♣ et cache 8♠
      Alors la place 1 a 55 jetons
      Et les mains de la place 1 sont
        | cartes | total | mise |
        | 10♠ 8♦ | 18    | 5    |
        | 9♥ 7♣  | 16    | 5    |
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et la place 1 a 60 jetons
      Quand les coups restants finissent à égalité
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 60     | 10       | 1    |

    @id:session-stake-after-a-split @S5.6
    Scénario: Après une séparation qui a fait gagner trois mains au coup 1, la place a de nouveau deux mains à 2 et 2 au coup 2
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 100 jetons
      Quand le coup 1 commence
      Et la place 1 reçoit 8♠ 8♦ et 10♣ 9♠
      Et le croupier montre 10♦ et cache 7♦
      Et le sabot donne ensuite 10♥ K♥
      Et la place 1 garde
      Et la place 1 sépare
      Et la place 1 reste
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 10♦ 7♦
      Et les mains de la place 1 sont
        | case | cartes | total | mise | issue | rendu |
        | 1    | 8♠ 10♥ | 18    | 2    | gain  | 4     |
        | 1    | 8♦ K♥  | 18    | 2    | gain  | 4     |
        | 2    | 10♣ 9♠ | 19    | 2    | gain  | 4     |
      Et la place 1 a 106 jetons
      Quand le coup 2 commence
      Et la place 1 reçoit 8♣ 8♥ et 9♦ 6♦
      Et le croupier montre 9♣ et cache 10♠
      Alors la place 1 a 102 jetons
      Et les mains de la place 1 sont
        | case | cartes | total | mise |
        | 1    | 8♣ 8♥  | 16    | 2    |
        | 2    | 9♦ 6♦  | 15    | 2    |
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et la place 1 a 102 jetons
      Quand les coups restants finissent à égalité
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 102    | 2        | 1    |

    @id:session-insurance-lost-is-gone @S3.5
    Scénario: L'assurance perdue au coup 1 manque au coup 2, qui commence sans assurance
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 100 jetons
      Quand le coup 1 commence
      Et la place 1 reçoit 10♠ 8♦ et 9♥ 9♣
      Et le croupier montre A♦ et cache 7♣
      Et la place 1 s'assure pour 1 et 1
      Et la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec A♦ 7♣
      Et la place 1 est assurée pour 1 et 1
      Et la place 1 a 98 jetons
      Quand le coup 2 commence
      Et la place 1 reçoit 10♣ 9♦ et 10♥ 7♠
      Et le croupier montre 8♠ et cache 10♦
      Alors la place 1 est assurée pour 0 et 0
      Et la place 1 a 94 jetons
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et la place 1 a 98 jetons
      Quand les coups restants finissent à égalité
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 98     | -2       | 1    |

    @id:session-insurance-won-is-there @S3.4
    Scénario: L'assurance gagnée au coup 1 est là au coup 2, que la voisine non assurée commence avec quatre jetons de moins
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 2 mise 2 et 2 sur un total de 100 jetons
      Quand le coup 1 commence
      Et la place 1 reçoit 10♦ 9♠ et 8♣ 5♥
      Et la place 2 reçoit 10♥ 7♦ et 9♣ 6♠
      Et le croupier montre A♠ et cache K♦
      Et la place 1 s'assure pour 1 et 1
      Et la place 2 décline l'assurance
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♠ K♦
      Et la place 1 a 100 jetons
      Et la place 2 a 96 jetons
      Quand le coup 2 commence
      Et la place 1 reçoit 10♠ 9♥ et 10♥ 8♦
      Et la place 2 reçoit 9♦ 8♥ et K♣ 10♦
      Et le croupier montre 10♣ et cache 8♠
      Alors la place 1 a 96 jetons
      Et la place 2 a 92 jetons
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 1 reste
      Et la place 1 reste
      Et la place 2 reste
      Et la place 2 reste
      Alors le coup est terminé
      Et la place 1 a 102 jetons
      Et la place 2 a 96 jetons
      Quand les coups restants finissent à égalité
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 102    | 2        | 1    |
        | 2     | 96     | -4       | 2    |

    @id:session-dealer-natural-is-a-round @S3.7
    Scénario: Un coup qu'un naturel du croupier termine dès la distribution est l'un des dix
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 20 jetons
      Quand le coup 1 commence
      Et la place 1 reçoit 10♠ 9♥ et 8♦ 8♣
      Et le croupier montre Q♦ et cache A♥
      Alors le coup est terminé
      Et le croupier finit à 21 avec Q♦ A♥
      Et la place 1 a 16 jetons
      Quand les coups suivants sont joués
        | coup | place 1              |
        | 2    | gagne une main       |
        | 3    | fait égalité         |
        | 4    | gagne les deux mains |
        | 5    | fait égalité         |
        | 6    | perd une main        |
        | 7    | fait égalité         |
        | 8    | fait égalité         |
        | 9    | gagne une main       |
        | 10   | gagne une main       |
      Alors la place 1 a 24 jetons
      Et la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 24     | 4        | 1    |

  @S7.3
  Règle: S7.3 Une place qui ne peut pas couvrir ses deux mises obligatoires (4 par défaut) est éliminée pour le reste de la séance.

    @id:session-four-chips-are-enough
    Scénario: Quatre jetons suffisent pour des mises de 2 et 2, et la place joue sans qu'il lui en reste
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 4 jetons
      Quand le coup 1 commence
      Et la place 1 reçoit 10♠ 9♥ et 10♦ 8♦
      Et le croupier montre 10♥ et cache 8♣
      Alors la place 1 est encore en jeu
      Et la place 1 a 0 jeton
      Et la place 1 peut garder ou échanger
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le coup est terminé
      Et la place 1 a 6 jetons
      Quand les coups restants finissent à égalité
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 6      | 2        | 1    |

    @id:session-three-chips-are-out-at-once @D19
    Scénario: Une place qui apporte trois jetons pour des mises de 2 et 2 est éliminée dès le premier coup, et sa voisine joue
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 3 jetons
      Et que la place 2 mise 2 et 2 sur un total de 100 jetons
      Quand le coup 1 commence
      Et la place 2 reçoit 10♠ 9♥ et 9♦ 9♣
      Et le croupier montre 10♥ et cache 8♣
      Alors la place 1 est éliminée
      Et la place 1 a 3 jetons
      Et la place 2 est encore en jeu
      Et la place 2 a 96 jetons
      Quand la place 2 garde
      Et la place 2 reste
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♥ 8♣
      Et la place 1 est éliminée
      Et la place 2 a 102 jetons
      Quand les coups restants finissent à égalité
      Alors la séance est terminée
      Et la place 1 est éliminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 3      | 0        | 2    |
        | 2     | 102    | 2        | 1    |

    @id:session-nobody-can-stake
    Scénario: Une séance dont la seule place n'apporte pas de jetons se termine sans que cette place joue un seul coup
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 0 jeton
      Quand les coups restants finissent à égalité
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 0      | 0        | 1    |

    @id:session-each-stake-sets-its-limit
    Scénario: Des mises de 5 demandent dix jetons et des mises de 25 en demandent cinquante ; avec un jeton de moins, la place est éliminée
      Étant donné que la séance commence
      Et que la place 1 mise 5 et 5 sur un total de 10 jetons
      Et que la place 2 mise 5 et 5 sur un total de 9 jetons
      Et que la place 3 mise 25 et 25 sur un total de 50 jetons
      Et que la place 4 mise 25 et 25 sur un total de 49 jetons
      Quand les coups suivants sont joués
        | coup | place 1              | place 2      | place 3      | place 4      |
        | 1    | gagne les deux mains | est éliminée | fait égalité | est éliminée |
      Alors la place 1 est encore en jeu
      Et la place 1 a 20 jetons
      Et la place 2 est éliminée
      Et la place 2 a 9 jetons
      Et la place 3 est encore en jeu
      Et la place 3 a 50 jetons
      Et la place 4 est éliminée
      Et la place 4 a 49 jetons
      Quand les coups restants finissent à égalité
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 20     | 10       | 1    |
        | 2     | 9      | 0        | 2    |
        | 3     | 50     | 0        | 2    |
        | 4     | 49     | 0        | 2    |

    @id:session-out-is-out-to-the-end @D19
    Scénario: Une place réduite à trois jetons après le coup 1 est éliminée pour chacun des neuf coups que sa voisine joue encore
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 7 jetons
      Et que la place 2 mise 2 et 2 sur un total de 100 jetons
      Quand les coups suivants sont joués
        | coup | place 1             | place 2              |
        | 1    | perd les deux mains | gagne une main       |
        | 2    | est éliminée        | perd une main        |
        | 3    | est éliminée        | fait égalité         |
        | 4    | est éliminée        | gagne les deux mains |
        | 5    | est éliminée        | perd les deux mains  |
        | 6    | est éliminée        | fait égalité         |
        | 7    | est éliminée        | gagne une main       |
        | 8    | est éliminée        | fait égalité         |
        | 9    | est éliminée        | perd une main        |
        | 10   | est éliminée        | gagne une main       |
      Alors la place 1 est éliminée
      Et la place 1 a 3 jetons
      Et la place 2 a 102 jetons
      Et la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 3      | -4       | 2    |
        | 2     | 102    | 2        | 1    |

    @id:session-last-chips-lost
    Scénario: Une place qui perd ses quatre derniers jetons au coup 2 a encore ses mains quand ce coup est terminé, et n'en a plus au coup 3
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 8 jetons
      Et que la place 2 mise 2 et 2 sur un total de 50 jetons
      Quand les coups suivants sont joués
        | coup | place 1             | place 2      |
        | 1    | perd les deux mains | fait égalité |
      Alors la place 1 a 4 jetons
      Quand le coup 2 commence
      Et la place 1 reçoit 10♠ 7♥ et 9♠ 8♦
      Et la place 2 reçoit 10♦ 8♥ et 9♦ 9♥
      Et le croupier montre 10♥ et cache 8♣
      Et la place 1 garde
      Et la place 2 garde
      Et la place 1 reste
      Et la place 1 reste
      Et la place 2 reste
      Et la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♥ 8♣
      Et la place 1 est encore en jeu
      Et les mains de la place 1 sont
        | cartes | total | mise | issue | rendu |
        | 10♠ 7♥ | 17    | 2    | perte | 0     |
        | 9♠ 8♦  | 17    | 2    | perte | 0     |
      Et la place 1 a 0 jeton
      Et la place 2 a 50 jetons
      Quand les coups suivants sont joués
        | coup | place 1      | place 2        |
        | 3    | est éliminée | gagne une main |
      Alors la place 1 est éliminée
      Et la place 1 a 0 jeton
      Quand les coups restants finissent à égalité
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 0      | -8       | 2    |
        | 2     | 52     | 2        | 1    |

    @id:session-down-to-four-goes-on
    Scénario: Une place réduite deux fois à quatre jetons tout juste, et qui gagne les deux fois, n'est jamais éliminée
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 10 jetons
      Quand les coups suivants sont joués
        | coup | place 1              |
        | 1    | perd les deux mains  |
        | 2    | perd une main        |
        | 3    | gagne les deux mains |
        | 4    | perd les deux mains  |
        | 5    | gagne une main       |
      Alors la place 1 est encore en jeu
      Et la place 1 a 6 jetons
      Quand les coups restants finissent à égalité
      Alors la place 1 est encore en jeu
      Et la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 6      | -4       | 1    |

    @id:session-five-chips-leave-one
    Scénario: Une place à cinq jetons joue ses mises de 2 et 2 et il lui reste un jeton ; avec ce seul jeton, elle est éliminée
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 5 jetons
      Et que la place 2 mise 2 et 2 sur un total de 20 jetons
      Quand le coup 1 commence
      Et la place 1 reçoit 10♠ 8♦ et 9♠ 9♥
      Et la place 2 reçoit 10♦ 9♦ et 10♣ 8♥
      Et le croupier montre 10♥ et cache 8♣
      Alors la place 1 est encore en jeu
      Et la place 1 a 1 jeton
      Quand la place 1 garde
      Et la place 2 garde
      Et la place 1 reste
      Et la place 1 reste
      Et la place 2 reste
      Et la place 2 reste
      Alors le coup est terminé
      Et la place 1 a 5 jetons
      Et la place 2 a 22 jetons
      Quand les coups suivants sont joués
        | coup | place 1             | place 2      |
        | 2    | perd les deux mains | fait égalité |
        | 3    | est éliminée        | fait égalité |
      Alors la place 1 est éliminée
      Et la place 1 a 1 jeton
      Quand les coups restants finissent à égalité
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 1      | -4       | 2    |
        | 2     | 22     | 2        | 1    |

    @id:session-out-seat-is-refused
    Scénario: Une place éliminée ne choisit ni ne joue : tout ce qu'elle demande est refusé, et l'autre place continue
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 50 jetons
      Et que la place 2 mise 2 et 2 sur un total de 3 jetons
      Quand le coup 1 commence
      Et la place 1 reçoit 10♠ 9♠ et 10♦ 8♦
      Et le croupier montre 10♥ et cache 8♣
      Alors le croupier propose l'échange
      Et la parole est à la place 1
      Quand la place 2 demande à garder
      Alors c'est refusé : pas à son tour
      Quand la place 2 demande à échanger
      Alors c'est refusé : pas à son tour
      Et la parole est à la place 1
      Quand la place 1 garde
      Alors la parole est à la place 1 pour la main 1
      Quand la place 2 demande à rester
      Alors c'est refusé : pas à son tour
      Quand la place 1 reste
      Alors la parole est à la place 1 pour la main 2
      Quand la place 2 demande à tirer
      Alors c'est refusé : pas à son tour
      Et la parole est à la place 1 pour la main 2
      Et la place 2 est éliminée
      Quand la place 1 reste
      Alors le coup est terminé
      Et la place 1 a 52 jetons
      Et la place 2 a 3 jetons
      Quand les coups restants finissent à égalité
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 52     | 2        | 1    |
        | 2     | 3      | 0        | 2    |

    @id:session-first-of-three-out @D19 @switchTiming=table-first
    Scénario: Quand, à trois places, la place 1 est éliminée, la place 2 est interrogée et joue la première, et garde son numéro
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 4 jetons
      Et que la place 2 mise 2 et 2 sur un total de 100 jetons
      Et que la place 3 mise 5 et 5 sur un total de 100 jetons
      Quand les coups suivants sont joués
        | coup | place 1             | place 2      | place 3      |
        | 1    | perd les deux mains | fait égalité | fait égalité |
      Et le coup 2 commence
      Et la place 2 reçoit 10♠ 9♥ et 10♦ 6♣
      Et la place 3 reçoit 9♠ 9♦ et K♣ 9♣
      Et le croupier montre 10♥ et cache 8♣
      Alors le croupier propose l'échange
      Et la place 1 est éliminée
      Et la parole est à la place 2
      Et la place 2 peut garder ou échanger
      Quand la place 2 garde
      Alors la parole est à la place 3
      Et la place 3 peut garder ou échanger
      Quand la place 3 garde
      Alors la parole est à la place 2 pour la main 1
      Quand la place 2 reste
      Alors la parole est à la place 2 pour la main 2
      Quand la place 2 reste
      Alors la parole est à la place 3 pour la main 1
      Quand la place 3 reste
      Alors la parole est à la place 3 pour la main 2
      Quand la place 3 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 10♥ 8♣
      Et la place 1 a 0 jeton
      Et la place 2 a 100 jetons
      Et la place 3 a 105 jetons
      Quand les coups restants finissent à égalité
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 0      | -4       | 3    |
        | 2     | 100    | 0        | 2    |
        | 3     | 105    | 5        | 1    |

    @id:session-middle-of-three-out @D19 @switchTiming=table-first
    Scénario: Quand, à trois places, la place 2 est éliminée, la parole va de la place 1 à la place 3, à l'échange comme au jeu
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 2 mise 2 et 2 sur un total de 5 jetons
      Et que la place 3 mise 10 et 10 sur un total de 100 jetons
      Quand les coups suivants sont joués
        | coup | place 1      | place 2             | place 3       |
        | 1    | fait égalité | perd les deux mains | perd une main |
      Et le coup 2 commence
      Et la place 1 reçoit 10♠ 8♦ et 9♥ 10♣
      Et la place 3 reçoit 7♠ 4♦ et 10♦ 9♦
      Et le croupier montre 9♣ et cache 8♥
      Et le sabot donne ensuite 8♦
      Alors la parole est à la place 1
      Et la place 2 est éliminée
      Et la place 2 a 1 jeton
      Quand la place 1 garde
      Alors la parole est à la place 3
      Et la place 3 peut garder ou échanger
      Quand la place 3 garde
      Alors la parole est à la place 1 pour la main 1
      Quand la place 1 reste
      Et la place 1 reste
      Alors la parole est à la place 3 pour la main 1
      Et la place 3 peut tirer, rester ou doubler
      Quand la place 3 tire
      Et la place 3 reste
      Et la place 3 reste
      Alors le coup est terminé
      Et le croupier finit à 17 avec 9♣ 8♥
      Et les mains de la place 3 sont
        | cartes   | total | mise | issue | rendu |
        | 7♠ 4♦ 8♦ | 19    | 10   | gain  | 20    |
        | 10♦ 9♦   | 19    | 10   | gain  | 20    |
      Et la place 1 a 104 jetons
      Et la place 3 a 110 jetons
      Quand les coups restants finissent à égalité
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 104    | 4        | 2    |
        | 2     | 1      | -4       | 3    |
        | 3     | 110    | 10       | 1    |

    @id:session-last-of-three-out @D19
    Scénario: Quand, à trois places, la place 3 est éliminée, le croupier joue dès que la place 2 reste sur sa deuxième main
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 60 jetons
      Et que la place 2 mise 2 et 2 sur un total de 60 jetons
      Et que la place 3 mise 2 et 2 sur un total de 6 jetons
      Quand les coups suivants sont joués
        | coup | place 1        | place 2       | place 3             |
        | 1    | gagne une main | perd une main | perd les deux mains |
      Et le coup 2 commence
      Et la place 1 reçoit 10♠ 9♥ et 10♥ 7♠
      Et la place 2 reçoit 9♦ 9♣ et K♦ Q♣
      Et le croupier montre 6♣ et cache 10♦
      Et le sabot donne ensuite 2♣
      Et la place 1 garde
      Et la place 2 garde
      Et la place 1 reste
      Et la place 1 reste
      Et la place 2 reste
      Alors la parole est à la place 2 pour la main 2
      Et la place 3 est éliminée
      Quand la place 2 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec 6♣ 10♦ 2♣
      Et la place 1 a 62 jetons
      Et la place 2 a 60 jetons
      Et la place 3 a 2 jetons
      Quand les coups restants finissent à égalité
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 62     | 2        | 1    |
        | 2     | 60     | 0        | 2    |
        | 3     | 2      | -4       | 3    |

    @id:session-insurance-without-the-out-seat @D19 @S3.1
    Scénario: Face à un as, les places 1 et 3 décident de l'assurance, la place 2, éliminée, n'est pas interrogée, et l'échange suit
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 2 mise 2 et 2 sur un total de 3 jetons
      Et que la place 3 mise 10 et 10 sur un total de 100 jetons
      Quand le coup 1 commence
      Et la place 1 reçoit 10♠ 9♦ et 10♣ 8♠
      Et la place 3 reçoit 9♠ 8♦ et K♦ 9♥
      Et le croupier montre A♥ et cache 7♣
      Alors le croupier propose l'assurance
      Et la place 2 est éliminée
      Quand la place 1 s'assure pour 1 et 0
      Alors le croupier propose l'assurance
      Quand la place 3 décline l'assurance
      Alors le croupier propose l'échange
      Et la parole est à la place 1
      Et la place 1 est assurée pour 1 et 0
      Et la place 2 est éliminée
      Et la place 3 est assurée pour 0 et 0
      Quand la place 1 garde
      Et la place 3 garde
      Et la place 1 reste
      Et la place 1 reste
      Et la place 3 reste
      Et la place 3 reste
      Alors le coup est terminé
      Et le croupier finit à 18 avec A♥ 7♣
      Et la place 1 a 101 jetons
      Et la place 2 a 3 jetons
      Et la place 3 a 100 jetons
      Quand les coups restants finissent à égalité
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 101    | 1        | 1    |
        | 2     | 3      | 0        | 2    |
        | 3     | 100    | 0        | 2    |

    @id:session-insurance-keeps-a-seat-in @D19 @S3.4
    Scénario: De deux places à six jetons, celle qui s'est assurée est encore en jeu après un naturel du croupier, et celle qui a décliné est éliminée
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 6 jetons
      Et que la place 2 mise 2 et 2 sur un total de 6 jetons
      Quand le coup 1 commence
      Et la place 1 reçoit 10♦ 9♠ et 8♣ 5♥
      Et la place 2 reçoit 10♥ 7♦ et 9♣ 6♠
      Et le croupier montre A♠ et cache J♣
      Et la place 1 s'assure pour 1 et 1
      Et la place 2 décline l'assurance
      Alors le coup est terminé
      Et le croupier finit à 21 avec A♠ J♣
      Et la place 1 a 6 jetons
      Et la place 2 a 2 jetons
      Quand les coups suivants sont joués
        | coup | place 1        | place 2      |
        | 2    | gagne une main | est éliminée |
      Alors la place 1 est encore en jeu
      Et la place 1 a 8 jetons
      Et la place 2 est éliminée
      Et la place 2 a 2 jetons
      Quand les coups restants finissent à égalité
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 8      | 2        | 1    |
        | 2     | 2      | -4       | 2    |

    @id:session-larger-stake-out-first @D19
    Scénario: Une place qui mise 10 et 10 est éliminée avec 19 jetons, tandis que sa voisine joue 2 et 2 avec ses quatre derniers
      Étant donné que la séance commence
      Et que la place 1 mise 10 et 10 sur un total de 39 jetons
      Et que la place 2 mise 2 et 2 sur un total de 8 jetons
      Quand les coups suivants sont joués
        | coup | place 1             | place 2             |
        | 1    | perd les deux mains | perd les deux mains |
        | 2    | est éliminée        | fait égalité        |
      Alors la place 1 est éliminée
      Et la place 1 a 19 jetons
      Et la place 2 est encore en jeu
      Et la place 2 a 4 jetons
      Quand les coups suivants sont joués
        | coup | place 1      | place 2        |
        | 3    | est éliminée | gagne une main |
        | 4    | est éliminée | perd une main  |
      Alors la place 2 est encore en jeu
      Et la place 2 a 4 jetons
      Quand les coups restants finissent à égalité
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 19     | -20      | 2    |
        | 2     | 4      | -4       | 1    |

    @id:session-two-out-at-once @D19
    Scénario: Les places 1 et 3 de quatre sont éliminées après le même coup, et les places 2 et 4 continuent
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 4 jetons
      Et que la place 2 mise 2 et 2 sur un total de 100 jetons
      Et que la place 3 mise 5 et 5 sur un total de 10 jetons
      Et que la place 4 mise 2 et 2 sur un total de 40 jetons
      Quand les coups suivants sont joués
        | coup | place 1             | place 2        | place 3             | place 4              |
        | 1    | perd les deux mains | gagne une main | perd les deux mains | fait égalité         |
        | 2    | est éliminée        | fait égalité   | est éliminée        | gagne les deux mains |
      Alors la place 1 est éliminée
      Et la place 2 est encore en jeu
      Et la place 3 est éliminée
      Et la place 4 est encore en jeu
      Et la place 2 a 102 jetons
      Et la place 4 a 44 jetons
      Quand les coups restants finissent à égalité
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 0      | -4       | 3    |
        | 2     | 102    | 2        | 2    |
        | 3     | 0      | -10      | 4    |
        | 4     | 44     | 4        | 1    |

    @id:session-everybody-out
    Scénario: Quand plus aucune place ne peut payer ses mises après le coup 2, la séance est terminée, et ce qui reste fait le résultat
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 8 jetons
      Et que la place 2 mise 2 et 2 sur un total de 9 jetons
      Quand les coups suivants sont joués
        | coup | place 1             | place 2             |
        | 1    | perd les deux mains | perd une main       |
        | 2    | perd les deux mains | perd les deux mains |
      Alors la place 1 a 0 jeton
      Et la place 2 a 3 jetons
      Quand les coups restants finissent à égalité
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 0      | -8       | 2    |
        | 2     | 3      | -6       | 1    |

  @S7.5
  Règle: S7.5 Le résultat d'une place est son nombre final de jetons moins son nombre initial (100) ; des résultats égaux restent égaux.

    @id:session-net-against-own-chips
    Scénario: Chaque résultat se compte sur les jetons de départ de la place, si bien que celle qui a le moins de jetons peut être première
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 2 mise 2 et 2 sur un total de 50 jetons
      Et que la place 3 mise 2 et 2 sur un total de 12 jetons
      Quand les coups suivants sont joués
        | coup | place 1        | place 2              | place 3              |
        | 1    | gagne une main | gagne les deux mains | gagne les deux mains |
        | 2    | fait égalité   | fait égalité         | gagne une main       |
      Et les coups restants finissent à égalité
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 102    | 2        | 3    |
        | 2     | 54     | 4        | 2    |
        | 3     | 18     | 6        | 1    |

    @id:session-nothing-won-nothing-lost
    Scénario: Une place qui fait égalité pendant dix coups finit avec les jetons qu'elle a apportés, et son résultat est 0
      Étant donné que la séance commence
      Et que la place 1 mise 5 et 5 sur un total de 60 jetons
      Quand les coups restants finissent à égalité
      Alors la séance est terminée
      Et la place 1 a 60 jetons
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 60     | 0        | 1    |

    @id:session-all-tie-at-nothing
    Scénario: Cinq places qui finissent toutes avec les jetons apportés, chacune un nombre différent, sont toutes premières avec 0
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 2 mise 5 et 5 sur un total de 50 jetons
      Et que la place 3 mise 2 et 2 sur un total de 12 jetons
      Et que la place 4 mise 10 et 10 sur un total de 40 jetons
      Et que la place 5 mise 25 et 25 sur un total de 200 jetons
      Quand les coups suivants sont joués
        | coup | place 1        | place 2        | place 3              | place 4              | place 5        |
        | 1    | gagne une main | perd une main  | gagne les deux mains | perd les deux mains  | gagne une main |
        | 2    | perd une main  | gagne une main | perd les deux mains  | gagne les deux mains | perd une main  |
      Et les coups restants finissent à égalité
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 100    | 0        | 1    |
        | 2     | 50     | 0        | 1    |
        | 3     | 12     | 0        | 1    |
        | 4     | 40     | 0        | 1    |
        | 5     | 200    | 0        | 1    |

    @id:session-three-tie-for-first
    Scénario: Trois places qui ont gagné quatre jetons chacune sont premières ensemble, et la seule place derrière elles est quatrième
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 2 mise 2 et 2 sur un total de 20 jetons
      Et que la place 3 mise 2 et 2 sur un total de 60 jetons
      Et que la place 4 mise 2 et 2 sur un total de 10 jetons
      Quand les coups suivants sont joués
        | coup | place 1              | place 2        | place 3       | place 4              |
        | 1    | gagne les deux mains | gagne une main | fait égalité  | fait égalité         |
        | 2    | fait égalité         | gagne une main | perd une main | gagne les deux mains |
      Et les coups restants finissent à égalité
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 104    | 4        | 1    |
        | 2     | 24     | 4        | 1    |
        | 3     | 58     | -2       | 4    |
        | 4     | 14     | 4        | 1    |

    @id:session-two-tie-for-second
    Scénario: Deux places au résultat égal partagent le deuxième rang, il n'y a pas de troisième, et la dernière est quatrième
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 2 mise 5 et 5 sur un total de 60 jetons
      Et que la place 3 mise 2 et 2 sur un total de 100 jetons
      Et que la place 4 mise 2 et 2 sur un total de 30 jetons
      Quand les coups suivants sont joués
        | coup | place 1              | place 2        | place 3       | place 4        |
        | 1    | gagne les deux mains | gagne une main | perd une main | gagne une main |
        | 2    | fait égalité         | gagne une main | fait égalité  | gagne une main |
      Et les coups restants finissent à égalité
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 104    | 4        | 2    |
        | 2     | 70     | 10       | 1    |
        | 3     | 98     | -2       | 4    |
        | 4     | 34     | 4        | 2    |

    @id:session-six-seats-ranked
    Scénario: Six places, dont deux fois deux à résultat égal, sont classées 1, 2, 2, 4, 4 et 6
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 2 mise 2 et 2 sur un total de 50 jetons
      Et que la place 3 mise 2 et 2 sur un total de 12 jetons
      Et que la place 4 mise 10 et 10 sur un total de 200 jetons
      Et que la place 5 mise 5 et 5 sur un total de 100 jetons
      Et que la place 6 mise 2 et 2 sur un total de 100 jetons
      Quand les coups suivants sont joués
        | coup | place 1        | place 2             | place 3        | place 4              | place 5             | place 6       |
        | 1    | gagne une main | perd les deux mains | gagne une main | gagne les deux mains | perd les deux mains | perd une main |
        | 2    | fait égalité   | fait égalité        | fait égalité   | fait égalité         | fait égalité        | perd une main |
      Et les coups restants finissent à égalité
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 102    | 2        | 2    |
        | 2     | 46     | -4       | 4    |
        | 3     | 14     | 2        | 2    |
        | 4     | 220    | 20       | 1    |
        | 5     | 90     | -10      | 6    |
        | 6     | 96     | -4       | 4    |

    @id:session-losses-in-order
    Scénario: Là où toutes les places ont perdu, la plus petite perte est première
      Étant donné que la séance commence
      Et que la place 1 mise 25 et 25 sur un total de 100 jetons
      Et que la place 2 mise 2 et 2 sur un total de 100 jetons
      Et que la place 3 mise 5 et 5 sur un total de 50 jetons
      Quand les coups suivants sont joués
        | coup | place 1       | place 2       | place 3       |
        | 1    | fait égalité  | perd une main | perd une main |
        | 2    | perd une main | fait égalité  | perd une main |
      Et les coups restants finissent à égalité
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 75     | -25      | 3    |
        | 2     | 98     | -2       | 1    |
        | 3     | 40     | -10      | 2    |

    @id:session-out-before-a-greater-loss
    Scénario: Une place éliminée à qui il ne reste rien, mais qui a perdu quatre jetons, est classée devant une place encore en jeu qui en a perdu vingt
      Étant donné que la séance commence
      Et que la place 1 mise 10 et 10 sur un total de 100 jetons
      Et que la place 2 mise 2 et 2 sur un total de 4 jetons
      Quand les coups suivants sont joués
        | coup | place 1       | place 2             |
        | 1    | perd une main | perd les deux mains |
        | 2    | perd une main | est éliminée        |
      Et les coups restants finissent à égalité
      Alors la place 1 est encore en jeu
      Et la place 2 est éliminée
      Et la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 80     | -20      | 2    |
        | 2     | 0      | -4       | 1    |

    @id:session-out-ties-with-in
    Scénario: Une place éliminée avec trois de ses sept jetons partage le deuxième rang avec une place encore en jeu qui en a 96 sur 100
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 7 jetons
      Et que la place 2 mise 2 et 2 sur un total de 100 jetons
      Et que la place 3 mise 2 et 2 sur un total de 100 jetons
      Quand les coups suivants sont joués
        | coup | place 1             | place 2       | place 3        |
        | 1    | perd les deux mains | perd une main | gagne une main |
        | 2    | est éliminée        | perd une main | fait égalité   |
      Et les coups restants finissent à égalité
      Alors la place 1 est éliminée
      Et la place 2 est encore en jeu
      Et la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 3      | -4       | 2    |
        | 2     | 96     | -4       | 2    |
        | 3     | 102    | 2        | 1    |

    @id:session-chips-count-not-rounds-won
    Scénario: Une place qui a gagné trois coups avec des mises de 2 est classée derrière une place qui a gagné une seule main avec une mise de 25
      Étant donné que la séance commence
      Et que la place 1 mise 2 et 2 sur un total de 100 jetons
      Et que la place 2 mise 25 et 25 sur un total de 100 jetons
      Quand les coups suivants sont joués
        | coup | place 1              | place 2        |
        | 1    | gagne les deux mains | fait égalité   |
        | 2    | gagne les deux mains | gagne une main |
        | 3    | gagne les deux mains | fait égalité   |
      Et les coups restants finissent à égalité
      Alors la séance est terminée
      Et les résultats sont
        | place | jetons | résultat | rang |
        | 1     | 112    | 12       | 2    |
        | 2     | 125    | 25       | 1    |
