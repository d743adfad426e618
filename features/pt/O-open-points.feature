# language: pt
@switch-us
Funcionalidade: O O que as regras deixam em aberto
  As regras não decidem estes quatro pontos; por isso, uma implementação declara que valor de cada um joga e é avaliada segundo ele.
  Um cenário sobre um destes valores indica-o numa etiqueta e acaba da mesma maneira, seja qual for a escolha nos outros pontos.

  @O1
  Regra: O1 Fica em aberto por que ordem saem do sabot as cartas da distribuição.

    @id:deal-spot-by-spot-one-seat @dealOrder=spot-by-spot
    Cenário: Posição a posição, cada posição do único lugar recebe as suas duas cartas antes da seguinte, e o croupier vem no fim
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o sabot contém 5♣ 6♦ 10♠ 8♥ 8♣ K♦ 9♥
      Quando as cartas são dadas
      Então é oferecida a troca
      E é a vez do lugar 1
      E o croupier mostra 8♣
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 5♣ 6♦  | 11    | 2      |
        | 2       | 10♠ 8♥ | 18    | 2      |
      Quando o lugar 1 mantém
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♣ K♦
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 5♣ 6♦ 9♥ | 20    | 2      | ganha    | 4        |
        | 2       | 10♠ 8♥   | 18    | 2      | empata   | 2        |
      E o lugar 1 tem 102 fichas

    @id:deal-spot-by-spot-two-seats @dealOrder=spot-by-spot
    Cenário: Posição a posição, as duas posições do lugar 1 recebem cartas antes das do lugar 2, e o croupier vem no fim
      Dado que o lugar 1 aposta 5 e 5 de um total de 50 fichas
      E que o lugar 2 aposta 4 e 4 de um total de 40 fichas
      E que o sabot contém 10♣ 7♠ 9♦ 3♥ Q♠ 4♦ 6♥ 9♠ 8♦ 10♥ 7♣ 8♣
      Quando as cartas são dadas
      Então é oferecida a troca
      E é a vez do lugar 1
      E o croupier mostra 8♦
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 10♣ 7♠ | 17    | 5      |
        | 2       | 9♦ 3♥  | 12    | 5      |
      E as mãos do lugar 2 são
        | posição | cartas | total | aposta |
        | 1       | Q♠ 4♦  | 14    | 4      |
        | 2       | 6♥ 9♠  | 15    | 4      |
      Quando o lugar 1 mantém
      E o lugar 2 troca
      Então as mãos do lugar 2 são
        | posição | cartas | total | aposta |
        | 1       | Q♠ 9♠  | 19    | 4      |
        | 2       | 6♥ 4♦  | 10    | 4      |
      Quando o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 2 fica
      E o lugar 2 pede carta
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♦ 10♥
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 10♣ 7♠   | 17    | 5      | perde    | 0        |
        | 2       | 9♦ 3♥ 7♣ | 19    | 5      | ganha    | 10       |
      E o lugar 1 tem 50 fichas
      E as mãos do lugar 2 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | Q♠ 9♠    | 19    | 4      | ganha    | 8        |
        | 2       | 6♥ 4♦ 8♣ | 18    | 4      | empata   | 4        |
      E o lugar 2 tem 44 fichas

    @id:deal-round-robin-one-seat @dealOrder=round-robin
    Cenário: Volta a volta, a carta aberta do croupier segue-se à primeira carta de cada posição e a carta tapada vem no fim
      Dado que o lugar 1 aposta 10 e 10 de um total de 100 fichas
      E que o sabot contém 6♥ 10♦ 9♣ 5♠ 7♣ 10♠ 9♦
      Quando as cartas são dadas
      Então é oferecida a troca
      E é a vez do lugar 1
      E o croupier mostra 9♣
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 6♥ 5♠  | 11    | 10     |
        | 2       | 10♦ 7♣ | 17    | 10     |
      Quando o lugar 1 mantém
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 dobra
      Então o lugar 1 tem 70 fichas
      E é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 9♣ 10♠
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 6♥ 5♠ 9♦ | 20    | 20     | ganha    | 40       |
        | 2       | 10♦ 7♣   | 17    | 10     | perde    | 0        |
      E o lugar 1 tem 110 fichas

    @id:deal-round-robin-three-seats @dealOrder=round-robin
    Cenário: Volta a volta com três lugares, as seis posições e o croupier recebem uma carta antes de alguém receber a segunda
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 2 aposta 6 e 6 de um total de 60 fichas
      E que o lugar 3 aposta 3 e 3 de um total de 30 fichas
      E que o sabot contém 10♥ 6♣ J♦ 5♥ K♣ 9♠ 10♠ 9♦ 7♦ 8♦ 4♣ 7♥ 3♦ 8♣ 5♠ Q♣ 8♥
      Quando as cartas são dadas
      Então é oferecida a troca
      E é a vez do lugar 1
      E o croupier mostra 10♠
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 10♥ 9♦ | 19    | 2      |
        | 2       | 6♣ 7♦  | 13    | 2      |
      E as mãos do lugar 2 são
        | posição | cartas | total | aposta |
        | 1       | J♦ 8♦  | 18    | 6      |
        | 2       | 5♥ 4♣  | 9     | 6      |
      E as mãos do lugar 3 são
        | posição | cartas | total | aposta |
        | 1       | K♣ 7♥  | 17    | 3      |
        | 2       | 9♠ 3♦  | 12    | 3      |
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 3 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 2 fica
      E o lugar 2 pede carta
      E o lugar 2 fica
      E o lugar 3 fica
      E o lugar 3 pede carta
      E o lugar 3 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♠ 8♣
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 10♥ 9♦   | 19    | 2      | ganha    | 4        |
        | 2       | 6♣ 7♦ 5♠ | 18    | 2      | empata   | 2        |
      E o lugar 1 tem 102 fichas
      E as mãos do lugar 2 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | J♦ 8♦    | 18    | 6      | empata   | 6        |
        | 2       | 5♥ 4♣ Q♣ | 19    | 6      | ganha    | 12       |
      E o lugar 2 tem 66 fichas
      E as mãos do lugar 3 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | K♣ 7♥    | 17    | 3      | perde    | 0        |
        | 2       | 9♠ 3♦ 8♥ | 20    | 3      | ganha    | 6        |
      E o lugar 3 tem 30 fichas

    @id:deal-players-first-one-seat @dealOrder=players-first
    Cenário: Primeiro os jogadores, as posições recebem uma primeira e depois uma segunda carta, e as duas do croupier vêm no fim
      Dado que o lugar 1 aposta 4 e 4 de um total de 80 fichas
      E que o sabot contém 10♦ 4♠ 9♥ 6♣ 8♠ J♥ 3♦ 5♣
      Quando as cartas são dadas
      Então é oferecida a troca
      E é a vez do lugar 1
      E o croupier mostra 8♠
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 10♦ 9♥ | 19    | 4      |
        | 2       | 4♠ 6♣  | 10    | 4      |
      Quando o lugar 1 mantém
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 pede carta
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♠ J♥
      E as mãos do lugar 1 são
        | posição | cartas      | total | aposta | desfecho | recebido |
        | 1       | 10♦ 9♥      | 19    | 4      | ganha    | 8        |
        | 2       | 4♠ 6♣ 3♦ 5♣ | 18    | 4      | empata   | 4        |
      E o lugar 1 tem 84 fichas

    @id:deal-players-first-two-seats @dealOrder=players-first
    Cenário: Primeiro os jogadores, com dois lugares, as quatro posições têm duas cartas antes de o croupier receber alguma
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 2 aposta 3 e 3 de um total de 90 fichas
      E que o sabot contém 9♣ 7♥ 6♠ 8♥ 10♣ 5♦ 5♥ 2♠ K♠ 9♦ 10♥ 8♣ J♦
      Quando as cartas são dadas
      Então é oferecida a troca
      E é a vez do lugar 1
      E o croupier mostra K♠
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 9♣ 10♣ | 19    | 5      |
        | 2       | 7♥ 5♦  | 12    | 5      |
      E as mãos do lugar 2 são
        | posição | cartas | total | aposta |
        | 1       | 6♠ 5♥  | 11    | 3      |
        | 2       | 8♥ 2♠  | 10    | 3      |
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 2 dobra
      E o lugar 2 pede carta
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 19 com K♠ 9♦
      E as mãos do lugar 1 são
        | posição | cartas    | total | aposta | desfecho | recebido |
        | 1       | 9♣ 10♣    | 19    | 5      | empata   | 5        |
        | 2       | 7♥ 5♦ 10♥ | 22    | 5      | perde    | 0        |
      E o lugar 1 tem 95 fichas
      E as mãos do lugar 2 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 6♠ 5♥ 8♣ | 19    | 6      | empata   | 6        |
        | 2       | 8♥ 2♠ J♦ | 20    | 3      | ganha    | 6        |
      E o lugar 2 tem 93 fichas

  @O2
  Regra: O2 Fica em aberto se uma mão separada que não seja de ases espera pela segunda carta até à sua vez, ou se ambas a recebem logo após a separação.

    @id:in-turn-first-hand-draws-before-the-second-is-dealt @splitDeal=in-turn
    Cenário: À vez, o primeiro de dois seis tira a terceira carta antes de o segundo seis receber a segunda
      Dado que o lugar 1 aposta 4 e 4 de um total de 80 fichas
      E que o lugar 1 recebe 6♠ 6♦ e 10♥ 9♣
      E que o croupier mostra 9♠ e a carta tapada é 10♦
      E que o sabot dá a seguir 5♣ 8♦ 4♥ 10♣
      Quando o lugar 1 mantém
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 6♠ 5♣  | 11    | 4      |
        | 1       | 6♦     | 6     | 4      |
        | 2       | 10♥ 9♣ | 19    | 4      |
      Quando o lugar 1 pede carta
      Então o lugar 1 pode pedir carta ou ficar
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta |
        | 1       | 6♠ 5♣ 8♦ | 19    | 4      |
        | 1       | 6♦       | 6     | 4      |
        | 2       | 10♥ 9♣   | 19    | 4      |
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta |
        | 1       | 6♠ 5♣ 8♦ | 19    | 4      |
        | 1       | 6♦ 4♥    | 10    | 4      |
        | 2       | 10♥ 9♣   | 19    | 4      |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 9♠ 10♦
      E as mãos do lugar 1 são
        | posição | cartas    | total | aposta | desfecho | recebido |
        | 1       | 6♠ 5♣ 8♦  | 19    | 4      | empata   | 4        |
        | 1       | 6♦ 4♥ 10♣ | 20    | 4      | ganha    | 8        |
        | 2       | 10♥ 9♣    | 19    | 4      | empata   | 4        |
      E o lugar 1 tem 84 fichas

    @id:in-turn-split-on-the-second-spot-of-seat-one @D15 @splitDeal=in-turn
    Cenário: À vez, o segundo oito de uma separação na posição 2 recebe a sua carta depois de o primeiro ficar, e antes de o lugar 2 jogar
      Dado que o lugar 1 aposta 3 e 3 de um total de 60 fichas
      E que o lugar 1 recebe 10♠ 9♦ e 8♥ 8♣
      E que o lugar 2 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 2 recebe Q♣ 8♦ e 5♠ 6♣
      E que o croupier mostra 8♠ e a carta tapada é Q♥
      E que o sabot dá a seguir 2♦ 9♠ 3♣ 6♥ 9♣
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 10♠ 9♦ | 19    | 3      |
        | 2       | 8♥ 2♦  | 10    | 3      |
        | 2       | 8♣     | 8     | 3      |
      Quando o lugar 1 pede carta
      Então as mãos do lugar 1 são
        | posição | cartas   | total | aposta |
        | 1       | 10♠ 9♦   | 19    | 3      |
        | 2       | 8♥ 2♦ 9♠ | 19    | 3      |
        | 2       | 8♣       | 8     | 3      |
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta |
        | 1       | 10♠ 9♦   | 19    | 3      |
        | 2       | 8♥ 2♦ 9♠ | 19    | 3      |
        | 2       | 8♣ 3♣    | 11    | 3      |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 2 fica
      E o lugar 2 pede carta
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♠ Q♥
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 10♠ 9♦   | 19    | 3      | ganha    | 6        |
        | 2       | 8♥ 2♦ 9♠ | 19    | 3      | ganha    | 6        |
        | 2       | 8♣ 3♣ 6♥ | 17    | 3      | perde    | 0        |
      E o lugar 1 tem 63 fichas
      E as mãos do lugar 2 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | Q♣ 8♦    | 18    | 2      | empata   | 2        |
        | 2       | 5♠ 6♣ 9♣ | 20    | 2      | ganha    | 4        |
      E o lugar 2 tem 102 fichas

    @id:in-turn-two-hands-wait-after-a-second-split @S5.7 @splitDeal=in-turn
    Cenário: À vez, uma mão separada duas vezes joga-se até ao fim enquanto dois oitos esperam, e o último espera pelas duas mãos anteriores
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe 8♠ 8♠ e K♥ 7♠
      E que o croupier mostra J♣ e a carta tapada é 9♣
      E que o sabot dá a seguir 8♠ 3♣ 7♥ 2♦ 9♦ 2♦ 9♦
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 8♠ 8♠  | 16    | 5      |
        | 1       | 8♠     | 8     | 5      |
        | 2       | K♥ 7♠  | 17    | 5      |
      Quando o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 8♠ 3♣  | 11    | 5      |
        | 1       | 8♠     | 8     | 5      |
        | 1       | 8♠     | 8     | 5      |
        | 2       | K♥ 7♠  | 17    | 5      |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta |
        | 1       | 8♠ 3♣ 7♥ | 18    | 5      |
        | 1       | 8♠ 2♦    | 10    | 5      |
        | 1       | 8♠       | 8     | 5      |
        | 2       | K♥ 7♠    | 17    | 5      |
      Quando o lugar 1 pede carta
      Então as mãos do lugar 1 são
        | posição | cartas   | total | aposta |
        | 1       | 8♠ 3♣ 7♥ | 18    | 5      |
        | 1       | 8♠ 2♦ 9♦ | 19    | 5      |
        | 1       | 8♠       | 8     | 5      |
        | 2       | K♥ 7♠    | 17    | 5      |
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta |
        | 1       | 8♠ 3♣ 7♥ | 18    | 5      |
        | 1       | 8♠ 2♦ 9♦ | 19    | 5      |
        | 1       | 8♠ 2♦    | 10    | 5      |
        | 2       | K♥ 7♠    | 17    | 5      |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 4
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com J♣ 9♣
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 8♠ 3♣ 7♥ | 18    | 5      | perde    | 0        |
        | 1       | 8♠ 2♦ 9♦ | 19    | 5      | empata   | 5        |
        | 1       | 8♠ 2♦ 9♦ | 19    | 5      | empata   | 5        |
        | 2       | K♥ 7♠    | 17    | 5      | perde    | 0        |
      E o lugar 1 tem 90 fichas

    @id:in-turn-first-hand-goes-over-while-the-second-waits @splitDeal=in-turn
    Cenário: À vez, o primeiro nove tira carta e rebenta, e só então o segundo nove recebe a sua segunda carta
      Dado que o lugar 1 aposta 10 e 10 de um total de 100 fichas
      E que o lugar 1 recebe 9♥ 9♦ e J♥ 6♠
      E que o croupier mostra 10♦ e a carta tapada é 7♠
      E que o sabot dá a seguir 5♠ J♣ 2♥ 6♦
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 9♥ 5♠  | 14    | 10     |
        | 1       | 9♦     | 9     | 10     |
        | 2       | J♥ 6♠  | 16    | 10     |
      Quando o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta |
        | 1       | 9♥ 5♠ J♣ | 24    | 10     |
        | 1       | 9♦ 2♥    | 11    | 10     |
        | 2       | J♥ 6♠    | 16    | 10     |
      Quando o lugar 1 pede carta
      Então o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 10♦ 7♠
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 9♥ 5♠ J♣ | 24    | 10     | perde    | 0        |
        | 1       | 9♦ 2♥ 6♦ | 17    | 10     | empata   | 10       |
        | 2       | J♥ 6♠    | 16    | 10     | perde    | 0        |
      E o lugar 1 tem 80 fichas

    @id:at-once-both-split-hands-hold-two-cards @splitDeal=at-once
    Cenário: De imediato, ambos os setes recebem a segunda carta logo após a separação, o primeiro sete antes do segundo
      Dado que o lugar 1 aposta 6 e 6 de um total de 90 fichas
      E que o lugar 1 recebe 7♠ 7♥ e 10♦ 9♣
      E que o croupier mostra 9♦ e a carta tapada é 9♠
      E que o sabot dá a seguir 4♣ 2♠ 6♦ 10♥
      Quando o lugar 1 mantém
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 7♠ 4♣  | 11    | 6      |
        | 1       | 7♥ 2♠  | 9     | 6      |
        | 2       | 10♦ 9♣ | 19    | 6      |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta |
        | 1       | 7♠ 4♣ 6♦ | 17    | 6      |
        | 1       | 7♥ 2♠    | 9     | 6      |
        | 2       | 10♦ 9♣   | 19    | 6      |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 9♦ 9♠
      E as mãos do lugar 1 são
        | posição | cartas    | total | aposta | desfecho | recebido |
        | 1       | 7♠ 4♣ 6♦  | 17    | 6      | perde    | 0        |
        | 1       | 7♥ 2♠ 10♥ | 19    | 6      | ganha    | 12       |
        | 2       | 10♦ 9♣    | 19    | 6      | ganha    | 12       |
      E o lugar 1 tem 96 fichas

    @id:at-once-second-jack-receives-an-ace @S5.3 @D13 @splitDeal=at-once
    Cenário: De imediato, o segundo de dois valetes separados recebe um ás, é saltado e empata como 21 normal
      Dado que o lugar 1 aposta 3 e 3 de um total de 40 fichas
      E que o lugar 1 recebe J♠ J♦ e 9♥ 6♥
      E que o croupier mostra 10♠ e a carta tapada é 5♣
      E que o sabot dá a seguir 4♥ A♣ 5♦ 3♣ 6♣
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E as mãos do lugar 1 são
        | posição | cartas | total    | natural | aposta |
        | 1       | J♠ 4♥  | 14       | não     | 3      |
        | 1       | J♦ A♣  | 21 suave | não     | 3      |
        | 2       | 9♥ 6♥  | 15       | não     | 3      |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 21 com 10♠ 5♣ 6♣
      E as mãos do lugar 1 são
        | posição | cartas   | total    | natural | aposta | desfecho | recebido |
        | 1       | J♠ 4♥ 5♦ | 19       | não     | 3      | perde    | 0        |
        | 1       | J♦ A♣    | 21 suave | não     | 3      | empata   | 3        |
        | 2       | 9♥ 6♥ 3♣ | 18       | não     | 3      | perde    | 0        |
      E o lugar 1 tem 34 fichas

    @id:at-once-first-hand-is-split-again @S5.7 @splitDeal=at-once
    Cenário: De imediato, o primeiro nove volta a ser separado e as suas duas mãos são completadas, enquanto o terceiro nove conserva a carta que tem
      Dado que o lugar 1 aposta 5 e 5 de um total de 75 fichas
      E que o lugar 1 recebe 9♣ 9♣ e 10♣ 8♦
      E que o croupier mostra 10♥ e a carta tapada é 7♦
      E que o sabot dá a seguir 9♣ 8♥ 2♠ 8♥ 7♥
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 9♣ 9♣  | 18    | 5      |
        | 1       | 9♣ 8♥  | 17    | 5      |
        | 2       | 10♣ 8♦ | 18    | 5      |
      Quando o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 9♣ 2♠  | 11    | 5      |
        | 1       | 9♣ 8♥  | 17    | 5      |
        | 1       | 9♣ 8♥  | 17    | 5      |
        | 2       | 10♣ 8♦ | 18    | 5      |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 4
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 10♥ 7♦
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 9♣ 2♠ 7♥ | 18    | 5      | ganha    | 10       |
        | 1       | 9♣ 8♥    | 17    | 5      | empata   | 5        |
        | 1       | 9♣ 8♥    | 17    | 5      | empata   | 5        |
        | 2       | 10♣ 8♦   | 18    | 5      | ganha    | 10       |
      E o lugar 1 tem 85 fichas

    @id:at-once-second-hand-is-split-again @S5.7 @splitDeal=at-once
    Cenário: De imediato, o segundo seis recebe um seis, espera como par até o primeiro ficar, e volta então a ser separado
      Dado que o lugar 1 aposta 2 e 2 de um total de 50 fichas
      E que o lugar 1 recebe 6♦ 6♣ e K♠ 7♣
      E que o croupier mostra 10♥ e a carta tapada é 9♥
      E que o sabot dá a seguir 5♥ 6♠ 8♠ 9♦ 4♣ 3♦ 10♠
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 6♦ 5♥  | 11    | 2      |
        | 1       | 6♣ 6♠  | 12    | 2      |
        | 2       | K♠ 7♣  | 17    | 2      |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta |
        | 1       | 6♦ 5♥ 8♠ | 19    | 2      |
        | 1       | 6♣ 9♦    | 15    | 2      |
        | 1       | 6♠ 4♣    | 10    | 2      |
        | 2       | K♠ 7♣    | 17    | 2      |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 4
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 10♥ 9♥
      E as mãos do lugar 1 são
        | posição | cartas    | total | aposta | desfecho | recebido |
        | 1       | 6♦ 5♥ 8♠  | 19    | 2      | empata   | 2        |
        | 1       | 6♣ 9♦ 3♦  | 18    | 2      | perde    | 0        |
        | 1       | 6♠ 4♣ 10♠ | 20    | 2      | ganha    | 4        |
        | 2       | K♠ 7♣     | 17    | 2      | perde    | 0        |
      E o lugar 1 tem 48 fichas

    @id:at-once-split-on-the-second-spot-of-seat-two @D15 @splitDeal=at-once
    Cenário: De imediato, ambos os cincos da posição 2 do lugar 2 são completados logo após a separação, depois de o lugar 1 ter tirado carta
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ 6♦ e 9♥ 10♦
      E que o lugar 2 aposta 4 e 4 de um total de 60 fichas
      E que o lugar 2 recebe Q♥ 9♦ e 5♣ 5♠
      E que o croupier mostra 8♠ e a carta tapada é K♥
      E que o sabot dá a seguir 2♥ 6♥ 7♥ 9♠ 5♦
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      E o lugar 2 fica
      Então é a vez do lugar 2 na mão 2
      E o lugar 2 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 2 separa
      Então é a vez do lugar 2 na mão 2
      E o lugar 2 pode pedir carta, ficar ou dobrar
      E as mãos do lugar 2 são
        | posição | cartas | total | aposta |
        | 1       | Q♥ 9♦  | 19    | 4      |
        | 2       | 5♣ 6♥  | 11    | 4      |
        | 2       | 5♠ 7♥  | 12    | 4      |
      Quando o lugar 2 pede carta
      E o lugar 2 fica
      Então é a vez do lugar 2 na mão 3
      E o lugar 2 pode pedir carta, ficar ou dobrar
      Quando o lugar 2 pede carta
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♠ K♥
      E as mãos do lugar 1 são
        | posição | cartas    | total | aposta | desfecho | recebido |
        | 1       | 10♠ 6♦ 2♥ | 18    | 2      | empata   | 2        |
        | 2       | 9♥ 10♦    | 19    | 2      | ganha    | 4        |
      E o lugar 1 tem 102 fichas
      E as mãos do lugar 2 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | Q♥ 9♦    | 19    | 4      | ganha    | 8        |
        | 2       | 5♣ 6♥ 9♠ | 20    | 4      | ganha    | 8        |
        | 2       | 5♠ 7♥ 5♦ | 17    | 4      | perde    | 0        |
      E o lugar 2 tem 64 fichas

    @id:at-once-both-split-hands-double @S5.5 @splitDeal=at-once
    Cenário: De imediato, ambos os oitos separados têm duas cartas e cada um é depois dobrado na sua vez
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe 8♦ 8♠ e Q♠ 6♥
      E que o croupier mostra 10♣ e a carta tapada é 8♥
      E que o sabot dá a seguir 3♣ 2♣ 7♦ 9♥
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E o lugar 1 tem 85 fichas
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 8♦ 3♣  | 11    | 5      |
        | 1       | 8♠ 2♣  | 10    | 5      |
        | 2       | Q♠ 6♥  | 16    | 5      |
      Quando o lugar 1 dobra
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E o lugar 1 tem 80 fichas
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta |
        | 1       | 8♦ 3♣ 7♦ | 18    | 10     |
        | 1       | 8♠ 2♣    | 10    | 5      |
        | 2       | Q♠ 6♥    | 16    | 5      |
      Quando o lugar 1 dobra
      Então é a vez do lugar 1 na mão 3
      E o lugar 1 tem 75 fichas
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♣ 8♥
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 8♦ 3♣ 7♦ | 18    | 10     | empata   | 10       |
        | 1       | 8♠ 2♣ 9♥ | 19    | 10     | ganha    | 20       |
        | 2       | Q♠ 6♥    | 16    | 5      | perde    | 0        |
      E o lugar 1 tem 105 fichas

  @O3
  Regra: O3 Fica em aberto se todos os lugares mantêm ou trocam antes de alguém jogar, ou se cada um o faz logo antes de jogar as suas próprias mãos.

    @id:table-first-seat-two-switches-before-seat-one-hits @S4.1 @switchTiming=table-first
    Cenário: Primeiro a mesa, o lugar 1 não pede carta antes de o lugar 2 trocar
      Dado que o lugar 1 aposta 4 e 4 de um total de 100 fichas
      E que o lugar 1 recebe 8♣ 5♦ e 10♥ 7♦
      E que o lugar 2 aposta 2 e 2 de um total de 60 fichas
      E que o lugar 2 recebe 9♠ 4♥ e 5♣ 8♦
      E que o croupier mostra 7♠ e a carta tapada é J♠
      E que o sabot dá a seguir 6♥ 3♠ K♣
      Quando as cartas são dadas
      Então é oferecida a troca
      E é a vez do lugar 1
      E o lugar 1 pode manter ou trocar
      Quando o lugar 1 mantém
      Então é oferecida a troca
      E é a vez do lugar 2
      E o lugar 2 pode manter ou trocar
      Quando o lugar 1 tenta pedir carta
      Então a jogada é recusada: agora não
      E é oferecida a troca
      E é a vez do lugar 2
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 8♣ 5♦  | 13    | 4      |
        | 2       | 10♥ 7♦ | 17    | 4      |
      Quando o lugar 2 troca
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E as mãos do lugar 2 são
        | posição | cartas | total | aposta |
        | 1       | 9♠ 8♦  | 17    | 2      |
        | 2       | 5♣ 4♥  | 9     | 2      |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então jogam-se as mãos
      E é a vez do lugar 2 na mão 1
      E o lugar 2 pode pedir carta, ficar ou dobrar
      Quando o lugar 2 fica
      Então é a vez do lugar 2 na mão 2
      Quando o lugar 2 pede carta
      E o lugar 2 pede carta
      Então a ronda terminou
      E o croupier faz 17 com 7♠ J♠
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 8♣ 5♦ 6♥ | 19    | 4      | ganha    | 8        |
        | 2       | 10♥ 7♦   | 17    | 4      | empata   | 4        |
      E o lugar 1 tem 104 fichas
      E as mãos do lugar 2 são
        | posição | cartas      | total | aposta | desfecho | recebido |
        | 1       | 9♠ 8♦       | 17    | 2      | empata   | 2        |
        | 2       | 5♣ 4♥ 3♠ K♣ | 22    | 2      | perde    | 0        |
      E o lugar 2 tem 58 fichas

    @id:table-first-nobody-hits-before-the-third-choice @D15 @switchTiming=table-first
    Cenário: Primeiro a mesa, com três lugares, nem o lugar 1 nem o lugar 2 pedem carta antes de o lugar 3 escolher
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♣ 4♠ e 6♦ 9♣
      E que o lugar 2 aposta 3 e 3 de um total de 30 fichas
      E que o lugar 2 recebe Q♦ 8♥ e 7♣ 5♥
      E que o lugar 3 aposta 5 e 5 de um total de 50 fichas
      E que o lugar 3 recebe K♥ 3♣ e 8♦ 9♥
      E que o croupier mostra 8♠ e a carta tapada é 10♠
      E que o sabot dá a seguir 8♣ 5♠ 10♦
      Quando o lugar 1 troca
      Então é oferecida a troca
      E é a vez do lugar 2
      E o lugar 2 pode manter ou trocar
      Quando o lugar 1 tenta pedir carta
      Então a jogada é recusada: agora não
      E é oferecida a troca
      E é a vez do lugar 2
      Quando o lugar 2 mantém
      Então é oferecida a troca
      E é a vez do lugar 3
      E o lugar 3 pode manter ou trocar
      Quando o lugar 2 tenta pedir carta
      Então a jogada é recusada: agora não
      E é oferecida a troca
      E é a vez do lugar 3
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 10♣ 9♣ | 19    | 2      |
        | 2       | 6♦ 4♠  | 10    | 2      |
      E as mãos do lugar 2 são
        | posição | cartas | total | aposta |
        | 1       | Q♦ 8♥  | 18    | 3      |
        | 2       | 7♣ 5♥  | 12    | 3      |
      Quando o lugar 3 troca
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então jogam-se as mãos
      E é a vez do lugar 2 na mão 1
      Quando o lugar 2 fica
      E o lugar 2 pede carta
      E o lugar 2 fica
      Então jogam-se as mãos
      E é a vez do lugar 3 na mão 1
      Quando o lugar 3 fica
      Então é a vez do lugar 3 na mão 2
      E o lugar 3 pode pedir carta, ficar ou dobrar
      Quando o lugar 3 dobra
      Então a ronda terminou
      E o croupier faz 18 com 8♠ 10♠
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 10♣ 9♣   | 19    | 2      | ganha    | 4        |
        | 2       | 6♦ 4♠ 8♣ | 18    | 2      | empata   | 2        |
      E o lugar 1 tem 102 fichas
      E as mãos do lugar 2 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | Q♦ 8♥    | 18    | 3      | empata   | 3        |
        | 2       | 7♣ 5♥ 5♠ | 17    | 3      | perde    | 0        |
      E o lugar 2 tem 27 fichas
      E as mãos do lugar 3 são
        | posição | cartas    | total | aposta | desfecho | recebido |
        | 1       | K♥ 9♥     | 19    | 5      | ganha    | 10       |
        | 2       | 8♦ 3♣ 10♦ | 21    | 10     | ganha    | 20       |
      E o lugar 3 tem 65 fichas

    @id:in-turn-seat-two-switches-after-seat-one-has-played @S4.1 @switchTiming=in-turn
    Cenário: À vez, o lugar 1 mantém e joga de imediato, e o lugar 2 troca depois de ver o que o lugar 1 tirou
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 9♦ 4♣ e 10♠ 8♣
      E que o lugar 2 aposta 5 e 5 de um total de 60 fichas
      E que o lugar 2 recebe 10♥ 5♠ e 6♣ 9♥
      E que o croupier mostra 9♣ e a carta tapada é 10♣
      E que o sabot dá a seguir 6♠ 10♦
      Quando as cartas são dadas
      Então é oferecida a troca
      E é a vez do lugar 1
      E o lugar 1 pode manter ou trocar
      Quando o lugar 1 mantém
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 pede carta
      Então o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 fica
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então é oferecida a troca
      E é a vez do lugar 2
      E o lugar 2 pode manter ou trocar
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta |
        | 1       | 9♦ 4♣ 6♠ | 19    | 2      |
        | 2       | 10♠ 8♣   | 18    | 2      |
      E as mãos do lugar 2 são
        | posição | cartas | total | aposta |
        | 1       | 10♥ 5♠ | 15    | 5      |
        | 2       | 6♣ 9♥  | 15    | 5      |
      Quando o lugar 2 troca
      Então jogam-se as mãos
      E é a vez do lugar 2 na mão 1
      E o lugar 2 pode pedir carta, ficar ou dobrar
      E as mãos do lugar 2 são
        | posição | cartas | total | aposta |
        | 1       | 10♥ 9♥ | 19    | 5      |
        | 2       | 6♣ 5♠  | 11    | 5      |
      Quando o lugar 2 fica
      E o lugar 2 pede carta
      Então a ronda terminou
      E o croupier faz 19 com 9♣ 10♣
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 9♦ 4♣ 6♠ | 19    | 2      | empata   | 2        |
        | 2       | 10♠ 8♣   | 18    | 2      | perde    | 0        |
      E o lugar 1 tem 98 fichas
      E as mãos do lugar 2 são
        | posição | cartas    | total | aposta | desfecho | recebido |
        | 1       | 10♥ 9♥    | 19    | 5      | empata   | 5        |
        | 2       | 6♣ 5♠ 10♦ | 21    | 5      | ganha    | 10       |
      E o lugar 2 tem 65 fichas

    @id:in-turn-no-switch-while-seat-one-plays @S4.1 @switchTiming=in-turn
    Cenário: À vez, o lugar 2 não pode trocar enquanto o lugar 1 joga, e mantém quando é consultado
      Dado que o lugar 1 aposta 3 e 3 de um total de 45 fichas
      E que o lugar 1 recebe 10♦ 6♥ e 4♠ 8♥
      E que o lugar 2 aposta 2 e 2 de um total de 80 fichas
      E que o lugar 2 recebe J♦ 8♦ e 9♠ 2♠
      E que o croupier mostra 7♣ e a carta tapada é K♣
      E que o sabot dá a seguir 7♦ 6♣
      Quando o lugar 1 troca
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 2 tenta trocar
      Então a jogada é recusada: agora não
      E jogam-se as mãos
      E é a vez do lugar 1 na mão 1
      E as mãos do lugar 2 são
        | posição | cartas | total | aposta |
        | 1       | J♦ 8♦  | 18    | 2      |
        | 2       | 9♠ 2♠  | 11    | 2      |
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 pede carta
      E o lugar 2 tenta trocar
      Então a jogada é recusada: agora não
      E jogam-se as mãos
      E é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então é oferecida a troca
      E é a vez do lugar 2
      E o lugar 2 pode manter ou trocar
      Quando o lugar 2 mantém
      Então jogam-se as mãos
      E é a vez do lugar 2 na mão 1
      Quando o lugar 2 fica
      E o lugar 2 pede carta
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 17 com 7♣ K♣
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 10♦ 8♥   | 18    | 3      | ganha    | 6        |
        | 2       | 4♠ 6♥ 7♦ | 17    | 3      | empata   | 3        |
      E o lugar 1 tem 48 fichas
      E as mãos do lugar 2 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | J♦ 8♦    | 18    | 2      | ganha    | 4        |
        | 2       | 9♠ 2♠ 6♣ | 17    | 2      | empata   | 2        |
      E o lugar 2 tem 82 fichas

    @id:in-turn-no-hit-while-seat-two-is-asked @S4.1 @switchTiming=in-turn
    Cenário: À vez, ninguém pede carta enquanto se pergunta ao lugar 2 se mantém ou troca, nem o lugar 1 nem o próprio lugar 2
      Dado que o lugar 1 aposta 6 e 6 de um total de 60 fichas
      E que o lugar 1 recebe K♦ 7♠ e 5♦ 4♦
      E que o lugar 2 aposta 3 e 3 de um total de 50 fichas
      E que o lugar 2 recebe 10♠ 3♥ e 7♥ 9♠
      E que o croupier mostra 10♦ e a carta tapada é 8♠
      E que o sabot dá a seguir 9♣ J♠
      Quando o lugar 1 mantém
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 1
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é oferecida a troca
      E é a vez do lugar 2
      E o lugar 2 pode manter ou trocar
      Quando o lugar 1 tenta pedir carta
      Então a jogada é recusada: agora não
      Quando o lugar 2 tenta pedir carta
      Então a jogada é recusada: agora não
      E é oferecida a troca
      E é a vez do lugar 2
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta |
        | 1       | K♦ 7♠    | 17    | 6      |
        | 2       | 5♦ 4♦ 9♣ | 18    | 6      |
      E as mãos do lugar 2 são
        | posição | cartas | total | aposta |
        | 1       | 10♠ 3♥ | 13    | 3      |
        | 2       | 7♥ 9♠  | 16    | 3      |
      Quando o lugar 2 troca
      Então jogam-se as mãos
      E é a vez do lugar 2 na mão 1
      E o lugar 2 pode pedir carta, ficar ou dobrar
      Quando o lugar 2 fica
      E o lugar 2 pede carta
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♦ 8♠
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | K♦ 7♠    | 17    | 6      | perde    | 0        |
        | 2       | 5♦ 4♦ 9♣ | 18    | 6      | empata   | 6        |
      E o lugar 1 tem 54 fichas
      E as mãos do lugar 2 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 10♠ 9♠   | 19    | 3      | ganha    | 6        |
        | 2       | 7♥ 3♥ J♠ | 20    | 3      | ganha    | 6        |
      E o lugar 2 tem 56 fichas

    @id:in-turn-two-switched-21s-pass-to-the-next-choice @S4.5 @S5.3 @switchTiming=in-turn
    Cenário: À vez, um lugar que troca e faz 21 em ambas as posições não tem nada para jogar, e o lugar seguinte é consultado de imediato
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♥ 6♣ e 9♦ 10♣
      E que o lugar 2 aposta 4 e 4 de um total de 40 fichas
      E que o lugar 2 recebe A♠ A♥ e K♣ Q♦
      E que o lugar 3 aposta 5 e 5 de um total de 90 fichas
      E que o lugar 3 recebe 8♠ 4♣ e J♣ 9♠
      E que o croupier mostra 9♥ e a carta tapada é Q♠
      E que o sabot dá a seguir 4♦ 6♦
      Quando o lugar 1 mantém
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 1
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      Então é oferecida a troca
      E é a vez do lugar 2
      E o lugar 2 pode manter ou trocar
      Quando o lugar 2 troca
      Então é oferecida a troca
      E é a vez do lugar 3
      E o lugar 3 pode manter ou trocar
      E as mãos do lugar 2 são
        | posição | cartas | total    | natural | aposta |
        | 1       | A♠ Q♦  | 21 suave | não     | 4      |
        | 2       | K♣ A♥  | 21 suave | não     | 4      |
      Quando o lugar 3 mantém
      Então jogam-se as mãos
      E é a vez do lugar 3 na mão 1
      E o lugar 3 pode pedir carta, ficar ou dobrar
      Quando o lugar 3 pede carta
      E o lugar 3 fica
      E o lugar 3 fica
      Então a ronda terminou
      E o croupier faz 19 com 9♥ Q♠
      E as mãos do lugar 1 são
        | posição | cartas    | total | aposta | desfecho | recebido |
        | 1       | 10♥ 6♣ 4♦ | 20    | 2      | ganha    | 4        |
        | 2       | 9♦ 10♣    | 19    | 2      | empata   | 2        |
      E o lugar 1 tem 102 fichas
      E as mãos do lugar 2 são
        | posição | cartas | total    | natural | aposta | desfecho | recebido |
        | 1       | A♠ Q♦  | 21 suave | não     | 4      | ganha    | 8        |
        | 2       | K♣ A♥  | 21 suave | não     | 4      | ganha    | 8        |
      E o lugar 2 tem 48 fichas
      E as mãos do lugar 3 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 8♠ 4♣ 6♦ | 18    | 5      | perde    | 0        |
        | 2       | J♣ 9♠    | 19    | 5      | empata   | 5        |
      E o lugar 3 tem 85 fichas

    @id:in-turn-insurance-of-both-seats-comes-first @S3.2 @S3.9 @switchTiming=in-turn
    Cenário: À vez, com um ás aberto, ambos os lugares decidem sobre o seguro antes de o lugar 1 escolher, e o lugar 2 escolhe depois de o lugar 1 jogar
      Dado que o lugar 1 aposta 4 e 4 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ 9♥ e 6♠ 5♦
      E que o lugar 2 aposta 2 e 2 de um total de 60 fichas
      E que o lugar 2 recebe Q♥ 4♠ e 7♦ 8♥
      E que o croupier mostra A♦ e a carta tapada é 8♣
      E que o sabot dá a seguir 9♣ 8♠
      Quando as cartas são dadas
      Então é oferecido o seguro
      Quando o lugar 1 faz seguro de 2 e 0
      Então é oferecido o seguro
      Quando o lugar 2 dispensa o seguro
      Então é oferecida a troca
      E é a vez do lugar 1
      E o lugar 1 pode manter ou trocar
      E o croupier mostra A♦
      E o lugar 1 tem seguro de 2 e 0
      E o lugar 1 tem 90 fichas
      Quando o lugar 1 mantém
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então é oferecida a troca
      E é a vez do lugar 2
      E o lugar 2 pode manter ou trocar
      Quando o lugar 2 troca
      Então jogam-se as mãos
      E é a vez do lugar 2 na mão 1
      E o lugar 2 pode pedir carta, ficar ou dobrar
      Quando o lugar 2 fica
      E o lugar 2 pede carta
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 19 com A♦ 8♣
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 10♠ 9♥   | 19    | 4      | empata   | 4        |
        | 2       | 6♠ 5♦ 9♣ | 20    | 4      | ganha    | 8        |
      E o lugar 1 tem 102 fichas
      E as mãos do lugar 2 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | Q♥ 8♥    | 18    | 2      | perde    | 0        |
        | 2       | 7♦ 4♠ 8♠ | 19    | 2      | empata   | 2        |
      E o lugar 2 tem 58 fichas

    @id:in-turn-three-seats-choose-and-play-by-turns @D15 @S4.6 @switchTiming=in-turn
    Cenário: À vez, com três lugares, cada um escolhe logo antes de jogar, e o lugar 2 mantém o seu natural quando o lugar 1 termina
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 9♣ 4♥ e 5♠ 10♥
      E que o lugar 2 aposta 10 e 10 de um total de 70 fichas
      E que o lugar 2 recebe A♣ J♠ e 7♠ 6♥
      E que o lugar 3 aposta 3 e 3 de um total de 30 fichas
      E que o lugar 3 recebe Q♣ 3♠ e 6♦ 8♠
      E que o croupier mostra 10♠ e a carta tapada é 8♦
      E que o sabot dá a seguir 9♦ 5♣ 10♦
      Quando as cartas são dadas
      Então é oferecida a troca
      E é a vez do lugar 1
      Quando o lugar 1 troca
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então é oferecida a troca
      E é a vez do lugar 2
      E o lugar 2 pode manter ou trocar
      E as mãos do lugar 2 são
        | posição | cartas | total    | natural | aposta |
        | 1       | A♣ J♠  | 21 suave | sim     | 10     |
        | 2       | 7♠ 6♥  | 13       | não     | 10     |
      Quando o lugar 2 mantém
      Então jogam-se as mãos
      E é a vez do lugar 2 na mão 2
      E o lugar 2 pode pedir carta, ficar ou dobrar
      Quando o lugar 2 pede carta
      E o lugar 2 fica
      Então é oferecida a troca
      E é a vez do lugar 3
      E o lugar 3 pode manter ou trocar
      Quando o lugar 3 troca
      Então jogam-se as mãos
      E é a vez do lugar 3 na mão 1
      E o lugar 3 pode pedir carta, ficar ou dobrar
      Quando o lugar 3 fica
      E o lugar 3 pede carta
      E o lugar 3 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♠ 8♦
      E as mãos do lugar 1 são
        | posição | cartas   | total | natural | aposta | desfecho | recebido |
        | 1       | 9♣ 10♥   | 19    | não     | 2      | ganha    | 4        |
        | 2       | 5♠ 4♥ 9♦ | 18    | não     | 2      | empata   | 2        |
      E o lugar 1 tem 102 fichas
      E as mãos do lugar 2 são
        | posição | cartas   | total    | natural | aposta | desfecho | recebido |
        | 1       | A♣ J♠    | 21 suave | sim     | 10     | ganha    | 20       |
        | 2       | 7♠ 6♥ 5♣ | 18       | não     | 10     | empata   | 10       |
      E o lugar 2 tem 80 fichas
      E as mãos do lugar 3 são
        | posição | cartas    | total | natural | aposta | desfecho | recebido |
        | 1       | Q♣ 8♠     | 18    | não     | 3      | empata   | 3        |
        | 2       | 6♦ 3♠ 10♦ | 19    | não     | 3      | ganha    | 6        |
      E o lugar 3 tem 33 fichas

  @O4
  Regra: O4 Fica em aberto se a nova mão de uma separação se joga logo a seguir à mão de que proveio, ou depois de todas as mãos da mesma mão original.

    @id:new-hand-plays-next-and-the-third-seven-comes-last @splitPlace=next
    Cenário: A seguir, a nova mão de uma segunda separação joga antes do sete que estava à espera, e esse sete tira carta no fim
      Dado que o lugar 1 aposta 4 e 4 de um total de 60 fichas
      E que o lugar 1 recebe 7♠ 7♦ e Q♠ 9♥
      E que o croupier mostra 10♦ e a carta tapada é 8♦
      E que o sabot dá a seguir 7♣ 6♥ 6♥ 10♣ 6♥ 5♣
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 pede carta
      Então o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta |
        | 1       | 7♠ 6♥ 6♥ | 19    | 4      |
        | 1       | 7♣ 10♣   | 17    | 4      |
        | 1       | 7♦ 6♥    | 13    | 4      |
        | 2       | Q♠ 9♥    | 19    | 4      |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 4
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♦ 8♦
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 7♠ 6♥ 6♥ | 19    | 4      | ganha    | 8        |
        | 1       | 7♣ 10♣   | 17    | 4      | perde    | 0        |
        | 1       | 7♦ 6♥ 5♣ | 18    | 4      | empata   | 4        |
        | 2       | Q♠ 9♥    | 19    | 4      | ganha    | 8        |
      E o lugar 1 tem 64 fichas

    @id:new-hand-plays-next-after-a-doubled-five @S5.5 @splitPlace=next
    Cenário: A seguir, na posição 2 dobra a mão do primeiro cinco, depois joga a do cinco que saiu do sabot, e a do segundo cinco da distribuição vem no fim
      Dado que o lugar 1 aposta 3 e 3 de um total de 90 fichas
      E que o lugar 1 recebe J♥ 9♣ e 5♣ 5♦
      E que o croupier mostra 9♠ e a carta tapada é 9♦
      E que o sabot dá a seguir 5♠ 6♦ 6♦ 10♥ 6♦ 6♦ 8♣
      Quando o lugar 1 mantém
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 separa
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 dobra
      Então é a vez do lugar 1 na mão 3
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E o lugar 1 tem 75 fichas
      Quando o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 4
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E as mãos do lugar 1 são
        | posição | cartas    | total | aposta |
        | 1       | J♥ 9♣     | 19    | 3      |
        | 2       | 5♣ 6♦ 6♦  | 17    | 6      |
        | 2       | 5♠ 10♥ 6♦ | 21    | 3      |
        | 2       | 5♦ 6♦     | 11    | 3      |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 9♠ 9♦
      E as mãos do lugar 1 são
        | posição | cartas    | total | aposta | desfecho | recebido |
        | 1       | J♥ 9♣     | 19    | 3      | ganha    | 6        |
        | 2       | 5♣ 6♦ 6♦  | 17    | 6      | perde    | 0        |
        | 2       | 5♠ 10♥ 6♦ | 21    | 3      | ganha    | 6        |
        | 2       | 5♦ 6♦ 8♣  | 19    | 3      | ganha    | 6        |
      E o lugar 1 tem 93 fichas

    @id:new-hand-plays-last @splitPlace=last
    Cenário: No fim, a nova mão de uma segunda separação joga depois do oito que estava à espera
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 8♥ 8♣ e K♣ 9♥
      E que o croupier mostra 10♦ e a carta tapada é 9♣
      E que o sabot dá a seguir 8♦ 10♠ 10♠ 3♥ 9♦
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 8♥ 10♠ | 18    | 2      |
        | 1       | 8♣ 10♠ | 18    | 2      |
        | 1       | 8♦ 3♥  | 11    | 2      |
        | 2       | K♣ 9♥  | 19    | 2      |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 4
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 10♦ 9♣
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 8♥ 10♠   | 18    | 2      | perde    | 0        |
        | 1       | 8♣ 10♠   | 18    | 2      | perde    | 0        |
        | 1       | 8♦ 3♥ 9♦ | 20    | 2      | ganha    | 4        |
        | 2       | K♣ 9♥    | 19    | 2      | empata   | 2        |
      E o lugar 1 tem 98 fichas

    @id:fourth-hand-plays-last @S5.7 @splitPlace=last
    Cenário: No fim, a quarta mão é separada da segunda e, ainda assim, joga depois da terceira
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe 9♥ 9♣ e K♥ 8♦
      E que o croupier mostra 10♥ e a carta tapada é 8♠
      E que o sabot dá a seguir 9♠ 9♦ 9♦ 10♣ 10♣ 6♠ 2♦
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então o lugar 1 tem 75 fichas
      E é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 4
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 9♥ 9♦  | 18    | 5      |
        | 1       | 9♣ 10♣ | 19    | 5      |
        | 1       | 9♠ 10♣ | 19    | 5      |
        | 1       | 9♦ 6♠  | 15    | 5      |
        | 2       | K♥ 8♦  | 18    | 5      |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 5
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♥ 8♠
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 9♥ 9♦    | 18    | 5      | empata   | 5        |
        | 1       | 9♣ 10♣   | 19    | 5      | ganha    | 10       |
        | 1       | 9♠ 10♣   | 19    | 5      | ganha    | 10       |
        | 1       | 9♦ 6♠ 2♦ | 17    | 5      | perde    | 0        |
        | 2       | K♥ 8♦    | 18    | 5      | empata   | 5        |
      E o lugar 1 tem 105 fichas

    @id:new-hand-plays-last-on-the-second-spot @splitPlace=last
    Cenário: No fim, na posição 2 o sete tirado depois da separação joga quando ambos os setes dados no início já ficaram
      Dado que o lugar 1 aposta 3 e 3 de um total de 80 fichas
      E que o lugar 1 recebe 10♣ 4♦ e 7♥ 7♣
      E que o croupier mostra 10♦ e a carta tapada é 9♥
      E que o sabot dá a seguir 3♠ 7♦ 8♠ 8♠ 4♣ 4♣ 9♦
      Quando o lugar 1 mantém
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 separa
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 pede carta
      Então o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 4
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E as mãos do lugar 1 são
        | posição | cartas    | total | aposta |
        | 1       | 10♣ 4♦ 3♠ | 17    | 3      |
        | 2       | 7♥ 8♠     | 15    | 3      |
        | 2       | 7♣ 8♠ 4♣  | 19    | 3      |
        | 2       | 7♦ 4♣     | 11    | 3      |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 10♦ 9♥
      E as mãos do lugar 1 são
        | posição | cartas    | total | aposta | desfecho | recebido |
        | 1       | 10♣ 4♦ 3♠ | 17    | 3      | perde    | 0        |
        | 2       | 7♥ 8♠     | 15    | 3      | perde    | 0        |
        | 2       | 7♣ 8♠ 4♣  | 19    | 3      | empata   | 3        |
        | 2       | 7♦ 4♣ 9♦  | 20    | 3      | ganha    | 6        |
      E o lugar 1 tem 77 fichas

    @id:last-of-its-spot-plays-before-the-second-spot @D15 @D13 @splitPlace=last
    Cenário: No fim, o rei da segunda separação é o último a jogar na posição 1, e ainda antes de ambos os oitos da posição 2
      Dado que o lugar 1 aposta 2 e 2 de um total de 60 fichas
      E que o lugar 1 recebe 10♣ J♥ e 8♦ 8♥
      E que o croupier mostra 10♦ e a carta tapada é 8♠
      E que o sabot dá a seguir K♠ 7♥ 7♥ 2♦ 8♣ 10♠ 5♣ 4♥
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 10♣ 7♥ | 17    | 2      |
        | 1       | J♥ 7♥  | 17    | 2      |
        | 1       | K♠ 2♦  | 12    | 2      |
        | 2       | 8♦ 8♥  | 16    | 2      |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 4
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então é a vez do lugar 1 na mão 4
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 5
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♦ 8♠
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 10♣ 7♥   | 17    | 2      | perde    | 0        |
        | 1       | J♥ 7♥    | 17    | 2      | perde    | 0        |
        | 1       | K♠ 2♦ 8♣ | 20    | 2      | ganha    | 4        |
        | 2       | 8♦ 10♠   | 18    | 2      | empata   | 2        |
        | 2       | 8♥ 5♣ 4♥ | 17    | 2      | perde    | 0        |
      E o lugar 1 tem 56 fichas

    @id:waiting-seven-doubles-before-the-new-hand @S5.5 @splitPlace=last
    Cenário: No fim, o sete que estava à espera joga no meio e dobra antes de a nova mão agir
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe 7♠ 7♥ e Q♠ 9♦
      E que o croupier mostra 9♣ e a carta tapada é J♣
      E que o sabot dá a seguir 7♣ A♦ A♦ 2♥ 2♥ 10♦
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E o lugar 1 tem 80 fichas
      Quando o lugar 1 dobra
      Então é a vez do lugar 1 na mão 3
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E o lugar 1 tem 75 fichas
      E as mãos do lugar 1 são
        | posição | cartas   | total    | aposta |
        | 1       | 7♠ A♦    | 18 suave | 5      |
        | 1       | 7♥ A♦ 2♥ | 20 suave | 10     |
        | 1       | 7♣ 2♥    | 9        | 5      |
        | 2       | Q♠ 9♦    | 19       | 5      |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 4
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 9♣ J♣
      E as mãos do lugar 1 são
        | posição | cartas    | total    | aposta | desfecho | recebido |
        | 1       | 7♠ A♦     | 18 suave | 5      | perde    | 0        |
        | 1       | 7♥ A♦ 2♥  | 20 suave | 10     | ganha    | 20       |
        | 1       | 7♣ 2♥ 10♦ | 19       | 5      | empata   | 5        |
        | 2       | Q♠ 9♦     | 19       | 5      | empata   | 5        |
      E o lugar 1 tem 105 fichas
