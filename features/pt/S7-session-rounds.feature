# language: pt
@switch-us
Funcionalidade: S7 A sessão didática, ronda a ronda
  Jogam-se dez rondas, umas a seguir às outras, cada uma com o sabot completo, e as fichas de uma ronda são as fichas da seguinte.
  Um lugar que já não pode pagar as suas duas apostas fica eliminado e, no fim, todos os lugares são classificados pelo que ganharam ou perderam.

  @S7.1
  Regra: S7.1 O sabot é baralhado por inteiro antes de cada ronda; não lhe falta nenhuma carta.

    @id:session-six-tens-in-rounds-1-and-2 @S2.1
    Cenário: Os seis dez de espadas estão todos na mesa na ronda 1 e de novo na ronda 2
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 2 aposta 2 e 2 de um total de 100 fichas
      Quando são dadas as cartas da ronda 1
      E o lugar 1 recebe 10♠ 9♥ e 10♠ 8♥
      E o lugar 2 recebe 10♠ 7♦ e 10♠ 9♦
      E o croupier mostra 10♠ e a carta tapada é 10♠
      E o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      E o lugar 2 fica
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 20 com 10♠ 10♠
      E o lugar 1 tem 96 fichas
      E o lugar 2 tem 96 fichas
      Quando são dadas as cartas da ronda 2
      E o lugar 1 recebe 10♠ 10♠ e 10♠ 10♠
      E o lugar 2 recebe 10♠ 9♦ e 10♠ 7♥
      E o croupier mostra 9♣ e a carta tapada é 8♦
      E o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      E o lugar 2 fica
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 17 com 9♣ 8♦
      E as mãos do lugar 1 são
        | cartas  | total | desfecho | recebido |
        | 10♠ 10♠ | 20    | ganha    | 4        |
        | 10♠ 10♠ | 20    | ganha    | 4        |
      E as mãos do lugar 2 são
        | cartas | total | desfecho | recebido |
        | 10♠ 9♦ | 19    | ganha    | 4        |
        | 10♠ 7♥ | 17    | empata   | 2        |
      E o lugar 1 tem 100 fichas
      E o lugar 2 tem 98 fichas
      Quando as rondas restantes acabam em empate
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 100    | 0         | 1             |
        | 2     | 98     | -2        | 2             |

    @id:session-drawn-cards-return @S2.1
    Cenário: Os seis cincos de ouros que um lugar recebeu e tirou na ronda 1 estão no sabot da ronda 2, em que o croupier tira dois deles
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      Quando são dadas as cartas da ronda 1
      E o lugar 1 recebe 5♦ 5♦ e 5♦ 5♦
      E o croupier mostra 10♥ e a carta tapada é 8♣
      E o sabot dá a seguir 5♦ 5♦ K♥
      E o lugar 1 mantém
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♥ 8♣
      E as mãos do lugar 1 são
        | cartas      | total | desfecho | recebido |
        | 5♦ 5♦ 5♦ 5♦ | 20    | ganha    | 4        |
        | 5♦ 5♦ K♥    | 20    | ganha    | 4        |
      E o lugar 1 tem 104 fichas
      Quando são dadas as cartas da ronda 2
      E o lugar 1 recebe 5♦ 6♣ e 5♦ 9♣
      E o croupier mostra 5♦ e a carta tapada é 5♦
      E o sabot dá a seguir 5♦ 5♦
      E o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 20 com 5♦ 5♦ 5♦ 5♦
      E as mãos do lugar 1 são
        | cartas | total | desfecho | recebido |
        | 5♦ 6♣  | 11    | perde    | 0        |
        | 5♦ 9♣  | 14    | perde    | 0        |
      E o lugar 1 tem 100 fichas
      Quando as rondas restantes acabam em empate
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 100    | 0         | 1             |

    @id:session-six-kings-in-rounds-1-and-10 @S2.1
    Cenário: Saem seis reis de ouros na ronda 1 e, ao fim de nove rondas, a décima continua a ter os seis
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 2 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 3 aposta 10 e 10 de um total de 100 fichas
      Quando são dadas as cartas da ronda 1
      E o lugar 1 recebe K♦ 9♠ e K♦ 8♠
      E o lugar 2 recebe K♦ 7♠ e K♦ 9♥
      E o lugar 3 recebe K♦ 8♥ e K♦ 6♣
      E o croupier mostra 10♥ e a carta tapada é 8♣
      E o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 3 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      E o lugar 2 fica
      E o lugar 2 fica
      E o lugar 3 fica
      E o lugar 3 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♥ 8♣
      E o lugar 1 tem 102 fichas
      E o lugar 2 tem 100 fichas
      E o lugar 3 tem 90 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1 | lugar 2 | lugar 3 |
        | 2     | empata  | empata  | empata  |
        | 3     | empata  | empata  | empata  |
        | 4     | empata  | empata  | empata  |
        | 5     | empata  | empata  | empata  |
        | 6     | empata  | empata  | empata  |
        | 7     | empata  | empata  | empata  |
        | 8     | empata  | empata  | empata  |
        | 9     | empata  | empata  | empata  |
      E são dadas as cartas da ronda 10
      E o lugar 1 recebe K♦ K♦ e 9♠ 7♠
      E o lugar 2 recebe K♦ 10♥ e 9♥ 8♥
      E o lugar 3 recebe K♦ 7♣ e 8♣ 7♥
      E o croupier mostra K♦ e a carta tapada é K♦
      E o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 3 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      E o lugar 2 fica
      E o lugar 2 fica
      E o lugar 3 fica
      E o lugar 3 fica
      Então a ronda terminou
      E o croupier faz 20 com K♦ K♦
      E as mãos do lugar 1 são
        | cartas | total | desfecho | recebido |
        | K♦ K♦  | 20    | empata   | 2        |
        | 9♠ 7♠  | 16    | perde    | 0        |
      E as mãos do lugar 2 são
        | cartas | total | desfecho | recebido |
        | K♦ 10♥ | 20    | empata   | 5        |
        | 9♥ 8♥  | 17    | perde    | 0        |
      E as mãos do lugar 3 são
        | cartas | total | desfecho | recebido |
        | K♦ 7♣  | 17    | perde    | 0        |
        | 8♣ 7♥  | 15    | perde    | 0        |
      E o lugar 1 tem 100 fichas
      E o lugar 2 tem 95 fichas
      E o lugar 3 tem 70 fichas
      E a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 100    | 0         | 1             |
        | 2     | 95     | -5        | 2             |
        | 3     | 70     | -30       | 3             |

  @S7.2
  Regra: S7.2 Uma sessão tem 10 rondas.

    @id:session-ten-rounds-are-played
    Cenário: Jogam-se dez rondas, e as fichas depois da décima são o resultado
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1       |
        | 1     | ganha as duas |
        | 2     | perde uma     |
        | 3     | empata        |
        | 4     | ganha uma     |
        | 5     | perde as duas |
        | 6     | perde uma     |
        | 7     | ganha as duas |
        | 8     | ganha uma     |
        | 9     | empata        |
      Então o lugar 1 tem 104 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1       |
        | 10    | ganha as duas |
      Então o lugar 1 tem 108 fichas
      E a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 108    | 8         | 1             |

    @id:session-tenth-round-counts
    Cenário: Ao fim de nove rondas em que nada muda, é a décima que decide
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 2 aposta 2 e 2 de um total de 100 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1       | lugar 2       |
        | 1     | empata        | empata        |
        | 2     | empata        | empata        |
        | 3     | empata        | empata        |
        | 4     | empata        | empata        |
        | 5     | empata        | empata        |
        | 6     | empata        | empata        |
        | 7     | empata        | empata        |
        | 8     | empata        | empata        |
        | 9     | empata        | empata        |
        | 10    | perde as duas | ganha as duas |
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 96     | -4        | 2             |
        | 2     | 104    | 4         | 1             |

    @id:session-tenth-round-turns-the-ranking
    Cenário: Uma mão dobrada e ganha na ronda 10 ainda conta e põe o lugar 2 à frente do lugar 1, que liderava ao fim de nove rondas
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 2 aposta 2 e 2 de um total de 100 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1   | lugar 2   |
        | 1     | ganha uma | empata    |
        | 2     | empata    | perde uma |
        | 3     | empata    | ganha uma |
        | 4     | empata    | empata    |
        | 5     | empata    | empata    |
        | 6     | empata    | empata    |
        | 7     | empata    | empata    |
        | 8     | empata    | empata    |
        | 9     | empata    | empata    |
      Então o lugar 1 tem 102 fichas
      E o lugar 2 tem 100 fichas
      Quando são dadas as cartas da ronda 10
      E o lugar 1 recebe 10♠ 7♥ e 9♠ 8♦
      E o lugar 2 recebe 6♥ 5♣ e K♠ 8♥
      E o croupier mostra 9♦ e a carta tapada é 9♣
      E o sabot dá a seguir 9♥
      E o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      E o lugar 2 dobra
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 18 com 9♦ 9♣
      E as mãos do lugar 2 são
        | cartas   | total | aposta | desfecho | recebido |
        | 6♥ 5♣ 9♥ | 20    | 4      | ganha    | 8        |
        | K♠ 8♥    | 18    | 2      | empata   | 2        |
      E o lugar 1 tem 98 fichas
      E o lugar 2 tem 104 fichas
      E a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 98     | -2        | 2             |
        | 2     | 104    | 4         | 1             |

    @id:session-chips-go-on
    Cenário: As fichas de uma ronda, ganhas ou perdidas, são as fichas com que se pagam as apostas seguintes
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      Quando são dadas as cartas da ronda 1
      E o lugar 1 recebe 10♠ 9♥ e 10♦ K♣
      E o croupier mostra 10♥ e a carta tapada é 8♣
      Então o lugar 1 tem 96 fichas
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o lugar 1 tem 104 fichas
      Quando são dadas as cartas da ronda 2
      E o lugar 1 recebe 7♠ 10♦ e 9♣ 8♥
      E o croupier mostra 9♥ e a carta tapada é 9♠
      Então o lugar 1 tem 100 fichas
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o lugar 1 tem 100 fichas
      Quando são dadas as cartas da ronda 3
      E o lugar 1 recebe K♠ 9♦ e Q♥ 8♦
      E o croupier mostra 8♣ e a carta tapada é J♦
      Então o lugar 1 tem 96 fichas
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o lugar 1 tem 102 fichas
      Quando as rondas restantes acabam em empate
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 102    | 2         | 1             |

    @id:session-stake-after-a-double @S5.4
    Cenário: Depois de dobrar e ganhar na ronda 1, o lugar tem todos os seus ganhos e volta a apostar 5 e 5 na ronda 2
      Dado que começa uma sessão
      E que o lugar 1 aposta 5 e 5 de um total de 50 fichas
      Quando são dadas as cartas da ronda 1
      E o lugar 1 recebe 6♠ 5♥ e 10♦ 9♣
      E o croupier mostra 7♣ e a carta tapada é 10♥
      E o sabot dá a seguir 9♦
      E o lugar 1 mantém
      E o lugar 1 dobra
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 7♣ 10♥
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 6♠ 5♥ 9♦ | 20    | 10     | ganha    | 20       |
        | 10♦ 9♣   | 19    | 5      | ganha    | 10       |
      E o lugar 1 tem 65 fichas
      Quando são dadas as cartas da ronda 2
      E o lugar 1 recebe 10♠ 8♦ e 9♥ 7♣
      E o croupier mostra 10♣ e a carta tapada é 8♠
      Então o lugar 1 tem 55 fichas
      E as mãos do lugar 1 são
        | cartas | total | aposta |
        | 10♠ 8♦ | 18    | 5      |
        | 9♥ 7♣  | 16    | 5      |
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o lugar 1 tem 60 fichas
      Quando as rondas restantes acabam em empate
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 60     | 10        | 1             |

    @id:session-stake-after-a-split @S5.6
    Cenário: Depois de uma separação que ganhou três mãos na ronda 1, o lugar volta a ter duas mãos com 2 e 2 na ronda 2
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      Quando são dadas as cartas da ronda 1
      E o lugar 1 recebe 8♠ 8♦ e 10♣ 9♠
      E o croupier mostra 10♦ e a carta tapada é 7♦
      E o sabot dá a seguir 10♥ K♥
      E o lugar 1 mantém
      E o lugar 1 separa
      E o lugar 1 fica
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 10♦ 7♦
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta | desfecho | recebido |
        | 1       | 8♠ 10♥ | 18    | 2      | ganha    | 4        |
        | 1       | 8♦ K♥  | 18    | 2      | ganha    | 4        |
        | 2       | 10♣ 9♠ | 19    | 2      | ganha    | 4        |
      E o lugar 1 tem 106 fichas
      Quando são dadas as cartas da ronda 2
      E o lugar 1 recebe 8♣ 8♥ e 9♦ 6♦
      E o croupier mostra 9♣ e a carta tapada é 10♠
      Então o lugar 1 tem 102 fichas
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 8♣ 8♥  | 16    | 2      |
        | 2       | 9♦ 6♦  | 15    | 2      |
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o lugar 1 tem 102 fichas
      Quando as rondas restantes acabam em empate
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 102    | 2         | 1             |

    @id:session-insurance-lost-is-gone @S3.5
    Cenário: O seguro perdido na ronda 1 falta na ronda 2, que começa sem seguro
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      Quando são dadas as cartas da ronda 1
      E o lugar 1 recebe 10♠ 8♦ e 9♥ 9♣
      E o croupier mostra A♦ e a carta tapada é 7♣
      E o lugar 1 faz seguro de 1 e 1
      E o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com A♦ 7♣
      E o lugar 1 tem seguro de 1 e 1
      E o lugar 1 tem 98 fichas
      Quando são dadas as cartas da ronda 2
      E o lugar 1 recebe 10♣ 9♦ e 10♥ 7♠
      E o croupier mostra 8♠ e a carta tapada é 10♦
      Então o lugar 1 tem seguro de 0 e 0
      E o lugar 1 tem 94 fichas
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o lugar 1 tem 98 fichas
      Quando as rondas restantes acabam em empate
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 98     | -2        | 1             |

    @id:session-insurance-won-is-there @S3.4
    Cenário: O seguro ganho na ronda 1 está lá na ronda 2, e o lugar ao lado, sem seguro, começa-a com quatro fichas a menos
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 2 aposta 2 e 2 de um total de 100 fichas
      Quando são dadas as cartas da ronda 1
      E o lugar 1 recebe 10♦ 9♠ e 8♣ 5♥
      E o lugar 2 recebe 10♥ 7♦ e 9♣ 6♠
      E o croupier mostra A♠ e a carta tapada é K♦
      E o lugar 1 faz seguro de 1 e 1
      E o lugar 2 dispensa o seguro
      Então a ronda terminou
      E o croupier faz 21 com A♠ K♦
      E o lugar 1 tem 100 fichas
      E o lugar 2 tem 96 fichas
      Quando são dadas as cartas da ronda 2
      E o lugar 1 recebe 10♠ 9♥ e 10♥ 8♦
      E o lugar 2 recebe 9♦ 8♥ e K♣ 10♦
      E o croupier mostra 10♣ e a carta tapada é 8♠
      Então o lugar 1 tem 96 fichas
      E o lugar 2 tem 92 fichas
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      E o lugar 2 fica
      E o lugar 2 fica
      Então a ronda terminou
      E o lugar 1 tem 102 fichas
      E o lugar 2 tem 96 fichas
      Quando as rondas restantes acabam em empate
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 102    | 2         | 1             |
        | 2     | 96     | -4        | 2             |

    @id:session-dealer-natural-is-a-round @S3.7
    Cenário: Uma ronda que um natural do croupier termina logo após a distribuição é uma das dez
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 20 fichas
      Quando são dadas as cartas da ronda 1
      E o lugar 1 recebe 10♠ 9♥ e 8♦ 8♣
      E o croupier mostra Q♦ e a carta tapada é A♥
      Então a ronda terminou
      E o croupier faz 21 com Q♦ A♥
      E o lugar 1 tem 16 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1       |
        | 2     | ganha uma     |
        | 3     | empata        |
        | 4     | ganha as duas |
        | 5     | empata        |
        | 6     | perde uma     |
        | 7     | empata        |
        | 8     | empata        |
        | 9     | ganha uma     |
        | 10    | ganha uma     |
      Então o lugar 1 tem 24 fichas
      E a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 24     | 4         | 1             |

  @S7.3
  Regra: S7.3 Um lugar que não consegue cobrir as duas apostas obrigatórias (4 por omissão) fica eliminado até ao fim da sessão.

    @id:session-four-chips-are-enough
    Cenário: Quatro fichas chegam para apostas de 2 e 2, e o lugar joga sem lhe sobrar nenhuma
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 4 fichas
      Quando são dadas as cartas da ronda 1
      E o lugar 1 recebe 10♠ 9♥ e 10♦ 8♦
      E o croupier mostra 10♥ e a carta tapada é 8♣
      Então o lugar 1 está em jogo
      E o lugar 1 tem 0 fichas
      E o lugar 1 pode manter ou trocar
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o lugar 1 tem 6 fichas
      Quando as rondas restantes acabam em empate
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 6      | 2         | 1             |

    @id:session-three-chips-are-out-at-once @D19
    Cenário: Um lugar que traz três fichas para apostas de 2 e 2 está eliminado desde a primeira ronda, e o lugar ao lado joga
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 3 fichas
      E que o lugar 2 aposta 2 e 2 de um total de 100 fichas
      Quando são dadas as cartas da ronda 1
      E o lugar 2 recebe 10♠ 9♥ e 9♦ 9♣
      E o croupier mostra 10♥ e a carta tapada é 8♣
      Então o lugar 1 está eliminado
      E o lugar 1 tem 3 fichas
      E o lugar 2 está em jogo
      E o lugar 2 tem 96 fichas
      Quando o lugar 2 mantém
      E o lugar 2 fica
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♥ 8♣
      E o lugar 1 está eliminado
      E o lugar 2 tem 102 fichas
      Quando as rondas restantes acabam em empate
      Então a sessão terminou
      E o lugar 1 está eliminado
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 3      | 0         | 2             |
        | 2     | 102    | 2         | 1             |

    @id:session-nobody-can-stake
    Cenário: Uma sessão para a qual o seu único lugar não traz fichas termina antes da primeira ronda
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 0 fichas
      Quando as rondas restantes acabam em empate
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 0      | 0         | 1             |

    @id:session-each-stake-sets-its-limit
    Cenário: Apostas de 5 precisam de dez fichas e apostas de 25 precisam de cinquenta; com uma ficha a menos, o lugar fica eliminado
      Dado que começa uma sessão
      E que o lugar 1 aposta 5 e 5 de um total de 10 fichas
      E que o lugar 2 aposta 5 e 5 de um total de 9 fichas
      E que o lugar 3 aposta 25 e 25 de um total de 50 fichas
      E que o lugar 4 aposta 25 e 25 de um total de 49 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1       | lugar 2   | lugar 3 | lugar 4   |
        | 1     | ganha as duas | eliminado | empata  | eliminado |
      Então o lugar 1 está em jogo
      E o lugar 1 tem 20 fichas
      E o lugar 2 está eliminado
      E o lugar 2 tem 9 fichas
      E o lugar 3 está em jogo
      E o lugar 3 tem 50 fichas
      E o lugar 4 está eliminado
      E o lugar 4 tem 49 fichas
      Quando as rondas restantes acabam em empate
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 20     | 10        | 1             |
        | 2     | 9      | 0         | 2             |
        | 3     | 50     | 0         | 2             |
        | 4     | 49     | 0         | 2             |

    @id:session-out-is-out-to-the-end @D19
    Cenário: Um lugar reduzido a três fichas depois da ronda 1 está eliminado em cada uma das nove rondas que o lugar ao lado continua a jogar
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 7 fichas
      E que o lugar 2 aposta 2 e 2 de um total de 100 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1       | lugar 2       |
        | 1     | perde as duas | ganha uma     |
        | 2     | eliminado     | perde uma     |
        | 3     | eliminado     | empata        |
        | 4     | eliminado     | ganha as duas |
        | 5     | eliminado     | perde as duas |
        | 6     | eliminado     | empata        |
        | 7     | eliminado     | ganha uma     |
        | 8     | eliminado     | empata        |
        | 9     | eliminado     | perde uma     |
        | 10    | eliminado     | ganha uma     |
      Então o lugar 1 está eliminado
      E o lugar 1 tem 3 fichas
      E o lugar 2 tem 102 fichas
      E a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 3      | -4        | 2             |
        | 2     | 102    | 2         | 1             |

    @id:session-last-chips-lost
    Cenário: Um lugar que perde as suas últimas quatro fichas na ronda 2 ainda tem as suas mãos quando essa ronda termina, e nenhuma na ronda 3
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 8 fichas
      E que o lugar 2 aposta 2 e 2 de um total de 50 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1       | lugar 2 |
        | 1     | perde as duas | empata  |
      Então o lugar 1 tem 4 fichas
      Quando são dadas as cartas da ronda 2
      E o lugar 1 recebe 10♠ 7♥ e 9♠ 8♦
      E o lugar 2 recebe 10♦ 8♥ e 9♦ 9♥
      E o croupier mostra 10♥ e a carta tapada é 8♣
      E o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      E o lugar 2 fica
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♥ 8♣
      E o lugar 1 está em jogo
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 10♠ 7♥ | 17    | 2      | perde    | 0        |
        | 9♠ 8♦  | 17    | 2      | perde    | 0        |
      E o lugar 1 tem 0 fichas
      E o lugar 2 tem 50 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1   | lugar 2   |
        | 3     | eliminado | ganha uma |
      Então o lugar 1 está eliminado
      E o lugar 1 tem 0 fichas
      Quando as rondas restantes acabam em empate
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 0      | -8        | 2             |
        | 2     | 52     | 2         | 1             |

    @id:session-down-to-four-goes-on
    Cenário: Um lugar que por duas vezes fica reduzido a exatamente quatro fichas, e de ambas as vezes ganha, nunca é eliminado
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 10 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1       |
        | 1     | perde as duas |
        | 2     | perde uma     |
        | 3     | ganha as duas |
        | 4     | perde as duas |
        | 5     | ganha uma     |
      Então o lugar 1 está em jogo
      E o lugar 1 tem 6 fichas
      Quando as rondas restantes acabam em empate
      Então o lugar 1 está em jogo
      E a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 6      | -4        | 1             |

    @id:session-five-chips-leave-one
    Cenário: Um lugar com cinco fichas joga as suas apostas de 2 e 2 e sobra-lhe uma ficha; quando só lhe resta essa ficha, fica eliminado
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 5 fichas
      E que o lugar 2 aposta 2 e 2 de um total de 20 fichas
      Quando são dadas as cartas da ronda 1
      E o lugar 1 recebe 10♠ 8♦ e 9♠ 9♥
      E o lugar 2 recebe 10♦ 9♦ e 10♣ 8♥
      E o croupier mostra 10♥ e a carta tapada é 8♣
      Então o lugar 1 está em jogo
      E o lugar 1 tem 1 ficha
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      E o lugar 2 fica
      E o lugar 2 fica
      Então a ronda terminou
      E o lugar 1 tem 5 fichas
      E o lugar 2 tem 22 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1       | lugar 2 |
        | 2     | perde as duas | empata  |
        | 3     | eliminado     | empata  |
      Então o lugar 1 está eliminado
      E o lugar 1 tem 1 ficha
      Quando as rondas restantes acabam em empate
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 1      | -4        | 2             |
        | 2     | 22     | 2         | 1             |

    @id:session-out-seat-is-refused
    Cenário: Um lugar eliminado nem escolhe nem joga: tudo o que tenta é recusado, e o outro lugar continua
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 50 fichas
      E que o lugar 2 aposta 2 e 2 de um total de 3 fichas
      Quando são dadas as cartas da ronda 1
      E o lugar 1 recebe 10♠ 9♠ e 10♦ 8♦
      E o croupier mostra 10♥ e a carta tapada é 8♣
      Então é oferecida a troca
      E é a vez do lugar 1
      Quando o lugar 2 tenta manter
      Então a jogada é recusada: não é a sua vez
      Quando o lugar 2 tenta trocar
      Então a jogada é recusada: não é a sua vez
      E é a vez do lugar 1
      Quando o lugar 1 mantém
      Então é a vez do lugar 1 na mão 1
      Quando o lugar 2 tenta ficar
      Então a jogada é recusada: não é a sua vez
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 2 tenta pedir carta
      Então a jogada é recusada: não é a sua vez
      E é a vez do lugar 1 na mão 2
      E o lugar 2 está eliminado
      Quando o lugar 1 fica
      Então a ronda terminou
      E o lugar 1 tem 52 fichas
      E o lugar 2 tem 3 fichas
      Quando as rondas restantes acabam em empate
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 52     | 2         | 1             |
        | 2     | 3      | 0         | 2             |

    @id:session-first-of-three-out @D19 @switchTiming=table-first
    Cenário: Eliminado o lugar 1 de três, o lugar 2 é o primeiro a ser consultado e o primeiro a jogar, e continua a ser o lugar 2
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 4 fichas
      E que o lugar 2 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 3 aposta 5 e 5 de um total de 100 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1       | lugar 2 | lugar 3 |
        | 1     | perde as duas | empata  | empata  |
      E são dadas as cartas da ronda 2
      E o lugar 2 recebe 10♠ 9♥ e 10♦ 6♣
      E o lugar 3 recebe 9♠ 9♦ e K♣ 9♣
      E o croupier mostra 10♥ e a carta tapada é 8♣
      Então é oferecida a troca
      E o lugar 1 está eliminado
      E é a vez do lugar 2
      E o lugar 2 pode manter ou trocar
      Quando o lugar 2 mantém
      Então é a vez do lugar 3
      E o lugar 3 pode manter ou trocar
      Quando o lugar 3 mantém
      Então é a vez do lugar 2 na mão 1
      Quando o lugar 2 fica
      Então é a vez do lugar 2 na mão 2
      Quando o lugar 2 fica
      Então é a vez do lugar 3 na mão 1
      Quando o lugar 3 fica
      Então é a vez do lugar 3 na mão 2
      Quando o lugar 3 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♥ 8♣
      E o lugar 1 tem 0 fichas
      E o lugar 2 tem 100 fichas
      E o lugar 3 tem 105 fichas
      Quando as rondas restantes acabam em empate
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 0      | -4        | 3             |
        | 2     | 100    | 0         | 2             |
        | 3     | 105    | 5         | 1             |

    @id:session-middle-of-three-out @D19 @switchTiming=table-first
    Cenário: Eliminado o lugar 2 de três, a vez passa do lugar 1 ao lugar 3, na troca e no jogo
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 2 aposta 2 e 2 de um total de 5 fichas
      E que o lugar 3 aposta 10 e 10 de um total de 100 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1 | lugar 2       | lugar 3   |
        | 1     | empata  | perde as duas | perde uma |
      E são dadas as cartas da ronda 2
      E o lugar 1 recebe 10♠ 8♦ e 9♥ 10♣
      E o lugar 3 recebe 7♠ 4♦ e 10♦ 9♦
      E o croupier mostra 9♣ e a carta tapada é 8♥
      E o sabot dá a seguir 8♦
      Então é a vez do lugar 1
      E o lugar 2 está eliminado
      E o lugar 2 tem 1 ficha
      Quando o lugar 1 mantém
      Então é a vez do lugar 3
      E o lugar 3 pode manter ou trocar
      Quando o lugar 3 mantém
      Então é a vez do lugar 1 na mão 1
      Quando o lugar 1 fica
      E o lugar 1 fica
      Então é a vez do lugar 3 na mão 1
      E o lugar 3 pode pedir carta, ficar ou dobrar
      Quando o lugar 3 pede carta
      E o lugar 3 fica
      E o lugar 3 fica
      Então a ronda terminou
      E o croupier faz 17 com 9♣ 8♥
      E as mãos do lugar 3 são
        | cartas   | total | aposta | desfecho | recebido |
        | 7♠ 4♦ 8♦ | 19    | 10     | ganha    | 20       |
        | 10♦ 9♦   | 19    | 10     | ganha    | 20       |
      E o lugar 1 tem 104 fichas
      E o lugar 3 tem 110 fichas
      Quando as rondas restantes acabam em empate
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 104    | 4         | 2             |
        | 2     | 1      | -4        | 3             |
        | 3     | 110    | 10        | 1             |

    @id:session-last-of-three-out @D19
    Cenário: Eliminado o lugar 3 de três, o croupier joga assim que o lugar 2 termina a sua segunda mão
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 60 fichas
      E que o lugar 2 aposta 2 e 2 de um total de 60 fichas
      E que o lugar 3 aposta 2 e 2 de um total de 6 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1   | lugar 2   | lugar 3       |
        | 1     | ganha uma | perde uma | perde as duas |
      E são dadas as cartas da ronda 2
      E o lugar 1 recebe 10♠ 9♥ e 10♥ 7♠
      E o lugar 2 recebe 9♦ 9♣ e K♦ Q♣
      E o croupier mostra 6♣ e a carta tapada é 10♦
      E o sabot dá a seguir 2♣
      E o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      E o lugar 2 fica
      Então é a vez do lugar 2 na mão 2
      E o lugar 3 está eliminado
      Quando o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 18 com 6♣ 10♦ 2♣
      E o lugar 1 tem 62 fichas
      E o lugar 2 tem 60 fichas
      E o lugar 3 tem 2 fichas
      Quando as rondas restantes acabam em empate
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 62     | 2         | 1             |
        | 2     | 60     | 0         | 2             |
        | 3     | 2      | -4        | 3             |

    @id:session-insurance-without-the-out-seat @D19 @S3.1
    Cenário: Com um ás aberto, os lugares 1 e 3 decidem sobre o seguro, o lugar 2 está eliminado e não é consultado, e segue-se a troca
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 2 aposta 2 e 2 de um total de 3 fichas
      E que o lugar 3 aposta 10 e 10 de um total de 100 fichas
      Quando são dadas as cartas da ronda 1
      E o lugar 1 recebe 10♠ 9♦ e 10♣ 8♠
      E o lugar 3 recebe 9♠ 8♦ e K♦ 9♥
      E o croupier mostra A♥ e a carta tapada é 7♣
      Então é oferecido o seguro
      E o lugar 2 está eliminado
      Quando o lugar 1 faz seguro de 1 e 0
      Então é oferecido o seguro
      Quando o lugar 3 dispensa o seguro
      Então é oferecida a troca
      E é a vez do lugar 1
      E o lugar 1 tem seguro de 1 e 0
      E o lugar 2 está eliminado
      E o lugar 3 tem seguro de 0 e 0
      Quando o lugar 1 mantém
      E o lugar 3 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      E o lugar 3 fica
      E o lugar 3 fica
      Então a ronda terminou
      E o croupier faz 18 com A♥ 7♣
      E o lugar 1 tem 101 fichas
      E o lugar 2 tem 3 fichas
      E o lugar 3 tem 100 fichas
      Quando as rondas restantes acabam em empate
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 101    | 1         | 1             |
        | 2     | 3      | 0         | 2             |
        | 3     | 100    | 0         | 2             |

    @id:session-insurance-keeps-a-seat-in @D19 @S3.4
    Cenário: De dois lugares com seis fichas, o que fez seguro continua em jogo depois de um natural do croupier, e o que o dispensou fica eliminado
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 6 fichas
      E que o lugar 2 aposta 2 e 2 de um total de 6 fichas
      Quando são dadas as cartas da ronda 1
      E o lugar 1 recebe 10♦ 9♠ e 8♣ 5♥
      E o lugar 2 recebe 10♥ 7♦ e 9♣ 6♠
      E o croupier mostra A♠ e a carta tapada é J♣
      E o lugar 1 faz seguro de 1 e 1
      E o lugar 2 dispensa o seguro
      Então a ronda terminou
      E o croupier faz 21 com A♠ J♣
      E o lugar 1 tem 6 fichas
      E o lugar 2 tem 2 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1   | lugar 2   |
        | 2     | ganha uma | eliminado |
      Então o lugar 1 está em jogo
      E o lugar 1 tem 8 fichas
      E o lugar 2 está eliminado
      E o lugar 2 tem 2 fichas
      Quando as rondas restantes acabam em empate
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 8      | 2         | 1             |
        | 2     | 2      | -4        | 2             |

    @id:session-larger-stake-out-first @D19
    Cenário: Um lugar que aposta 10 e 10 fica eliminado com 19 fichas, enquanto o lugar ao lado joga 2 e 2 com as suas últimas quatro
      Dado que começa uma sessão
      E que o lugar 1 aposta 10 e 10 de um total de 39 fichas
      E que o lugar 2 aposta 2 e 2 de um total de 8 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1       | lugar 2       |
        | 1     | perde as duas | perde as duas |
        | 2     | eliminado     | empata        |
      Então o lugar 1 está eliminado
      E o lugar 1 tem 19 fichas
      E o lugar 2 está em jogo
      E o lugar 2 tem 4 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1   | lugar 2   |
        | 3     | eliminado | ganha uma |
        | 4     | eliminado | perde uma |
      Então o lugar 2 está em jogo
      E o lugar 2 tem 4 fichas
      Quando as rondas restantes acabam em empate
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 19     | -20       | 2             |
        | 2     | 4      | -4        | 1             |

    @id:session-two-out-at-once @D19
    Cenário: Os lugares 1 e 3 de quatro ficam eliminados na mesma ronda, e os lugares 2 e 4 continuam a jogar
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 4 fichas
      E que o lugar 2 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 3 aposta 5 e 5 de um total de 10 fichas
      E que o lugar 4 aposta 2 e 2 de um total de 40 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1       | lugar 2   | lugar 3       | lugar 4       |
        | 1     | perde as duas | ganha uma | perde as duas | empata        |
        | 2     | eliminado     | empata    | eliminado     | ganha as duas |
      Então o lugar 1 está eliminado
      E o lugar 2 está em jogo
      E o lugar 3 está eliminado
      E o lugar 4 está em jogo
      E o lugar 2 tem 102 fichas
      E o lugar 4 tem 44 fichas
      Quando as rondas restantes acabam em empate
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 0      | -4        | 3             |
        | 2     | 102    | 2         | 2             |
        | 3     | 0      | -10       | 4             |
        | 4     | 44     | 4         | 1             |

    @id:session-everybody-out
    Cenário: Quando todos os lugares estão eliminados depois da ronda 2, a sessão termina, e o que resta é o resultado
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 8 fichas
      E que o lugar 2 aposta 2 e 2 de um total de 9 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1       | lugar 2       |
        | 1     | perde as duas | perde uma     |
        | 2     | perde as duas | perde as duas |
      Então o lugar 1 tem 0 fichas
      E o lugar 2 tem 3 fichas
      Quando as rondas restantes acabam em empate
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 0      | -8        | 2             |
        | 2     | 3      | -6        | 1             |

  @S7.5
  Regra: S7.5 O resultado de um lugar são as suas fichas finais menos as suas fichas iniciais (100); resultados iguais permanecem iguais.

    @id:session-net-against-own-chips
    Cenário: Cada resultado mede-se contra as fichas iniciais do próprio lugar, e por isso o lugar com menos fichas pode ser o primeiro
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 2 aposta 2 e 2 de um total de 50 fichas
      E que o lugar 3 aposta 2 e 2 de um total de 12 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1   | lugar 2       | lugar 3       |
        | 1     | ganha uma | ganha as duas | ganha as duas |
        | 2     | empata    | empata        | ganha uma     |
      E as rondas restantes acabam em empate
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 102    | 2         | 3             |
        | 2     | 54     | 4         | 2             |
        | 3     | 18     | 6         | 1             |

    @id:session-nothing-won-nothing-lost
    Cenário: Um lugar que empata durante dez rondas acaba com as fichas que trouxe, e o seu resultado é 0
      Dado que começa uma sessão
      E que o lugar 1 aposta 5 e 5 de um total de 60 fichas
      Quando as rondas restantes acabam em empate
      Então a sessão terminou
      E o lugar 1 tem 60 fichas
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 60     | 0         | 1             |

    @id:session-all-tie-at-nothing
    Cenário: Cinco lugares que acabam todos com as fichas que trouxeram, cada um com um número diferente, são todos primeiros com 0
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 2 aposta 5 e 5 de um total de 50 fichas
      E que o lugar 3 aposta 2 e 2 de um total de 12 fichas
      E que o lugar 4 aposta 10 e 10 de um total de 40 fichas
      E que o lugar 5 aposta 25 e 25 de um total de 200 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1   | lugar 2   | lugar 3       | lugar 4       | lugar 5   |
        | 1     | ganha uma | perde uma | ganha as duas | perde as duas | ganha uma |
        | 2     | perde uma | ganha uma | perde as duas | ganha as duas | perde uma |
      E as rondas restantes acabam em empate
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 100    | 0         | 1             |
        | 2     | 50     | 0         | 1             |
        | 3     | 12     | 0         | 1             |
        | 4     | 40     | 0         | 1             |
        | 5     | 200    | 0         | 1             |

    @id:session-three-tie-for-first
    Cenário: Três lugares que ganharam quatro fichas cada um são primeiros em conjunto, e o único lugar atrás deles é quarto
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 2 aposta 2 e 2 de um total de 20 fichas
      E que o lugar 3 aposta 2 e 2 de um total de 60 fichas
      E que o lugar 4 aposta 2 e 2 de um total de 10 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1       | lugar 2   | lugar 3   | lugar 4       |
        | 1     | ganha as duas | ganha uma | empata    | empata        |
        | 2     | empata        | ganha uma | perde uma | ganha as duas |
      E as rondas restantes acabam em empate
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 104    | 4         | 1             |
        | 2     | 24     | 4         | 1             |
        | 3     | 58     | -2        | 4             |
        | 4     | 14     | 4         | 1             |

    @id:session-two-tie-for-second
    Cenário: Dois lugares com resultados iguais partilham a classificação 2, nenhum tem a 3, e o último tem a 4
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 2 aposta 5 e 5 de um total de 60 fichas
      E que o lugar 3 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 4 aposta 2 e 2 de um total de 30 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1       | lugar 2   | lugar 3   | lugar 4   |
        | 1     | ganha as duas | ganha uma | perde uma | ganha uma |
        | 2     | empata        | ganha uma | empata    | ganha uma |
      E as rondas restantes acabam em empate
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 104    | 4         | 2             |
        | 2     | 70     | 10        | 1             |
        | 3     | 98     | -2        | 4             |
        | 4     | 34     | 4         | 2             |

    @id:session-six-seats-ranked
    Cenário: Seis lugares com dois pares de resultados iguais classificam-se em 1, 2, 2, 4, 4 e 6
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 2 aposta 2 e 2 de um total de 50 fichas
      E que o lugar 3 aposta 2 e 2 de um total de 12 fichas
      E que o lugar 4 aposta 10 e 10 de um total de 200 fichas
      E que o lugar 5 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 6 aposta 2 e 2 de um total de 100 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1   | lugar 2       | lugar 3   | lugar 4       | lugar 5       | lugar 6   |
        | 1     | ganha uma | perde as duas | ganha uma | ganha as duas | perde as duas | perde uma |
        | 2     | empata    | empata        | empata    | empata        | empata        | perde uma |
      E as rondas restantes acabam em empate
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 102    | 2         | 2             |
        | 2     | 46     | -4        | 4             |
        | 3     | 14     | 2         | 2             |
        | 4     | 220    | 20        | 1             |
        | 5     | 90     | -10       | 6             |
        | 6     | 96     | -4        | 4             |

    @id:session-losses-in-order
    Cenário: Quando todos os lugares perderam, a menor perda é a primeira
      Dado que começa uma sessão
      E que o lugar 1 aposta 25 e 25 de um total de 100 fichas
      E que o lugar 2 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 3 aposta 5 e 5 de um total de 50 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1   | lugar 2   | lugar 3   |
        | 1     | empata    | perde uma | perde uma |
        | 2     | perde uma | empata    | perde uma |
      E as rondas restantes acabam em empate
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 75     | -25       | 3             |
        | 2     | 98     | -2        | 1             |
        | 3     | 40     | -10       | 2             |

    @id:session-out-before-a-greater-loss
    Cenário: Um lugar eliminado a que nada resta mas que perdeu quatro fichas classifica-se acima de um lugar em jogo que perdeu vinte
      Dado que começa uma sessão
      E que o lugar 1 aposta 10 e 10 de um total de 100 fichas
      E que o lugar 2 aposta 2 e 2 de um total de 4 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1   | lugar 2       |
        | 1     | perde uma | perde as duas |
        | 2     | perde uma | eliminado     |
      E as rondas restantes acabam em empate
      Então o lugar 1 está em jogo
      E o lugar 2 está eliminado
      E a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 80     | -20       | 2             |
        | 2     | 0      | -4        | 1             |

    @id:session-out-ties-with-in
    Cenário: Um lugar eliminado com três das suas sete fichas partilha a classificação 2 com um lugar em jogo com 96 de 100
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 7 fichas
      E que o lugar 2 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 3 aposta 2 e 2 de um total de 100 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1       | lugar 2   | lugar 3   |
        | 1     | perde as duas | perde uma | ganha uma |
        | 2     | eliminado     | perde uma | empata    |
      E as rondas restantes acabam em empate
      Então o lugar 1 está eliminado
      E o lugar 2 está em jogo
      E a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 3      | -4        | 2             |
        | 2     | 96     | -4        | 2             |
        | 3     | 102    | 2         | 1             |

    @id:session-chips-count-not-rounds-won
    Cenário: Um lugar que ganhou três rondas com apostas de 2 classifica-se abaixo de um lugar que ganhou uma mão com uma aposta de 25
      Dado que começa uma sessão
      E que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 2 aposta 25 e 25 de um total de 100 fichas
      Quando são jogadas estas rondas
        | ronda | lugar 1       | lugar 2   |
        | 1     | ganha as duas | empata    |
        | 2     | ganha as duas | ganha uma |
        | 3     | ganha as duas | empata    |
      E as rondas restantes acabam em empate
      Então a sessão terminou
      E os resultados são
        | lugar | fichas | resultado | classificação |
        | 1     | 112    | 12        | 2             |
        | 2     | 125    | 25        | 1             |
