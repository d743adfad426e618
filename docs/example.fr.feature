# language: fr
@switch-us
Fonctionnalité: Mes propres scénarios

  @S6.2
  Règle: S6.2 Un 22 final du croupier fait égalité avec toute main ordinaire qui n'a pas crevé.

    @id:mon-scenario
    Scénario: Un 20 fait égalité avec un 22
      Étant donné que la place 1 mise 5 et 5 sur un total de 50 jetons
      Et que la place 1 reçoit 10♠ J♥ et 9♣ 8♦
      Et que le croupier montre 9♦ et cache 7♥
      Et que le sabot donne ensuite 6♣
      Quand la place 1 garde
      Et la place 1 reste
      Et la place 1 reste
      Alors le croupier finit à 22 avec 9♦ 7♥ 6♣
      Et les mains de la place 1 sont
        | cartes | total | issue   | rendu |
        | 10♠ J♥ | 20    | égalité | 5     |
        | 9♣ 8♦  | 17    | égalité | 5     |
      Et la place 1 a 50 jetons
