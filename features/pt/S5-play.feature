# language: pt
@switch-us
Funcionalidade: S5 O jogo das mãos
  Feita a escolha entre manter e trocar, em cada mão pede-se carta, fica-se, dobra-se ou separa-se, até que ela fique, chegue a 21 ou rebente.

  @S5.1
  Regra: S5.1 Cada lugar termina a sua primeira mão antes de a segunda agir.

    @id:hands-of-a-seat-act-one-after-the-other
    Cenário: A segunda mão espera pela primeira, e uma mão que ficou não volta a jogar
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 6♣ 5♥ e 10♠ 3♦
      E que o croupier mostra 9♦ e a carta tapada é 10♣
      E que o sabot dá a seguir 8♣ 4♥
      Quando o lugar 1 mantém
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 1
      Quando o lugar 1 tenta pedir carta na mão 2
      Então a jogada é recusada: não é a sua vez
      E é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 tenta ficar na mão 2
      Então a jogada é recusada: não é a sua vez
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 tenta pedir carta na mão 1
      Então a jogada é recusada: não é a sua vez
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 9♦ 10♣
      E as mãos do lugar 1 são
        | cartas    | total | aposta | desfecho | recebido |
        | 6♣ 5♥ 8♣  | 19    | 2      | empata   | 2        |
        | 10♠ 3♦ 4♥ | 17    | 2      | perde    | 0        |
      E o lugar 1 tem 98 fichas

    @id:first-hand-over-gives-the-turn-to-the-second
    Cenário: Quando a primeira mão rebenta, a vez passa à segunda
      Dado que o lugar 1 aposta 5 e 5 de um total de 50 fichas
      E que o lugar 1 recebe 10♣ 4♦ e 7♥ 2♠
      E que o croupier mostra 8♦ e a carta tapada é 10♥
      E que o sabot dá a seguir K♠ 10♦
      Quando o lugar 1 mantém
      E o lugar 1 pede carta
      Então as mãos do lugar 1 são
        | cartas    | total | aposta |
        | 10♣ 4♦ K♠ | 24    | 5      |
        | 7♥ 2♠     | 9     | 5      |
      E é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♦ 10♥
      E as mãos do lugar 1 são
        | cartas    | total | aposta | desfecho | recebido |
        | 10♣ 4♦ K♠ | 24    | 5      | perde    | 0        |
        | 7♥ 2♠ 10♦ | 19    | 5      | ganha    | 10       |
      E o lugar 1 tem 50 fichas

    @id:three-seats-play-in-order
    Cenário: Três lugares jogam um a seguir ao outro, cada um com as suas duas mãos
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 2 aposta 3 e 3 de um total de 60 fichas
      E que o lugar 3 aposta 10 e 10 de um total de 200 fichas
      E que o lugar 1 recebe 9♠ 8♦ e 10♥ 3♠
      E que o lugar 2 recebe 6♦ 4♣ e 10♠ 9♥
      E que o lugar 3 recebe 7♦ 5♠ e K♥ 7♠
      E que o croupier mostra 8♣ e a carta tapada é 10♦
      E que o sabot dá a seguir 7♥ 8♥ 7♣ Q♣
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 3 mantém
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 1
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 2 na mão 1
      Quando o lugar 2 pede carta
      E o lugar 2 fica
      Então é a vez do lugar 2 na mão 2
      Quando o lugar 2 fica
      Então é a vez do lugar 3 na mão 1
      Quando o lugar 3 pede carta
      E o lugar 3 fica
      Então é a vez do lugar 3 na mão 2
      Quando o lugar 3 pede carta
      Então a ronda terminou
      E o croupier faz 18 com 8♣ 10♦
      E as mãos do lugar 1 são
        | cartas    | total | aposta | desfecho | recebido |
        | 9♠ 8♦     | 17    | 2      | perde    | 0        |
        | 10♥ 3♠ 7♥ | 20    | 2      | ganha    | 4        |
      E as mãos do lugar 2 são
        | cartas   | total | aposta | desfecho | recebido |
        | 6♦ 4♣ 8♥ | 18    | 3      | empata   | 3        |
        | 10♠ 9♥   | 19    | 3      | ganha    | 6        |
      E as mãos do lugar 3 são
        | cartas   | total | aposta | desfecho | recebido |
        | 7♦ 5♠ 7♣ | 19    | 10     | ganha    | 20       |
        | K♥ 7♠ Q♣ | 27    | 10     | perde    | 0        |
      E o lugar 1 tem 100 fichas
      E o lugar 2 tem 63 fichas
      E o lugar 3 tem 200 fichas

    @id:seats-wait-for-their-turn-to-play
    Cenário: O lugar 2 espera até o lugar 1 terminar ambas as mãos, e o lugar 1 não volta a jogar
      Dado que o lugar 1 aposta 4 e 4 de um total de 80 fichas
      E que o lugar 2 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♦ 5♣ e 9♣ 2♦
      E que o lugar 2 recebe 8♥ 6♠ e Q♥ 9♦
      E que o croupier mostra 10♣ e a carta tapada é 9♥
      E que o sabot dá a seguir 3♣ 5♦
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 2 tenta ficar
      Então a jogada é recusada: não é a sua vez
      E é a vez do lugar 1 na mão 1
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 2 tenta pedir carta
      Então a jogada é recusada: não é a sua vez
      E é a vez do lugar 1 na mão 2
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 2 na mão 1
      Quando o lugar 1 tenta pedir carta
      Então a jogada é recusada: não é a sua vez
      Quando o lugar 2 fica
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 19 com 10♣ 9♥
      E as mãos do lugar 1 são
        | cartas    | total | aposta | desfecho | recebido |
        | 10♦ 5♣ 3♣ | 18    | 4      | perde    | 0        |
        | 9♣ 2♦ 5♦  | 16    | 4      | perde    | 0        |
      E as mãos do lugar 2 são
        | cartas | total | aposta | desfecho | recebido |
        | 8♥ 6♠  | 14    | 2      | perde    | 0        |
        | Q♥ 9♦  | 19    | 2      | empata   | 2        |
      E o lugar 1 tem 72 fichas
      E o lugar 2 tem 98 fichas

    @id:split-hands-act-before-the-second-hand
    Cenário: Ambas as mãos separadas da primeira vêm antes da segunda mão original e antes do lugar 2
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 2 aposta 6 e 6 de um total de 60 fichas
      E que o lugar 1 recebe 8♦ 8♣ e 10♥ 9♣
      E que o lugar 2 recebe Q♠ 7♦ e 5♣ 4♥
      E que o croupier mostra 8♠ e a carta tapada é K♦
      E que o sabot dá a seguir 10♠ 2♥ 10♣ J♦
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 tem 94 fichas
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 tenta ficar na mão 3
      Então a jogada é recusada: não é a sua vez
      Quando o lugar 2 tenta pedir carta
      Então a jogada é recusada: não é a sua vez
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      E as mãos do lugar 1 são
        | posição | cartas    | total | aposta |
        | 1       | 8♦ 10♠    | 18    | 2      |
        | 1       | 8♣ 2♥ 10♣ | 20    | 2      |
        | 2       | 10♥ 9♣    | 19    | 2      |
      Quando o lugar 1 fica
      Então é a vez do lugar 2 na mão 1
      Quando o lugar 2 fica
      E o lugar 2 pede carta
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♠ K♦
      E as mãos do lugar 1 são
        | posição | cartas    | total | aposta | desfecho | recebido |
        | 1       | 8♦ 10♠    | 18    | 2      | empata   | 2        |
        | 1       | 8♣ 2♥ 10♣ | 20    | 2      | ganha    | 4        |
        | 2       | 10♥ 9♣    | 19    | 2      | ganha    | 4        |
      E as mãos do lugar 2 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | Q♠ 7♦    | 17    | 6      | perde    | 0        |
        | 2       | 5♣ 4♥ J♦ | 19    | 6      | ganha    | 12       |
      E o lugar 1 tem 104 fichas
      E o lugar 2 tem 60 fichas

  @S5.2
  Regra: S5.2 Com qualquer total abaixo de 21, uma mão pode receber cartas, uma de cada vez, ou ficar.

    @id:eight-cards-in-one-hand
    Cenário: Uma mão recebe uma carta baixa atrás de outra até ter oito cartas
      Dado que o lugar 1 aposta 7 e 7 de um total de 70 fichas
      E que o lugar 1 recebe 2♣ 3♦ e J♥ 9♥
      E que o croupier mostra 10♠ e a carta tapada é 9♦
      E que o sabot dá a seguir 2♥ 3♣ 4♠ 2♠ A♦ 3♥
      Quando o lugar 1 mantém
      Então o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 pede carta
      Então o lugar 1 pode pedir carta ou ficar
      E as mãos do lugar 1 são
        | cartas   | total |
        | 2♣ 3♦ 2♥ | 7     |
        | J♥ 9♥    | 19    |
      Quando o lugar 1 pede carta
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      Então as mãos do lugar 1 são
        | cartas               | total |
        | 2♣ 3♦ 2♥ 3♣ 4♠ 2♠ A♦ | 17    |
        | J♥ 9♥                | 19    |
      E é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 10♠ 9♦
      E as mãos do lugar 1 são
        | cartas                  | total | aposta | desfecho | recebido |
        | 2♣ 3♦ 2♥ 3♣ 4♠ 2♠ A♦ 3♥ | 20    | 7      | ganha    | 14       |
        | J♥ 9♥                   | 19    | 7      | empata   | 7        |
      E o lugar 1 tem 77 fichas

    @id:standing-on-five
    Cenário: Uma mão pode ficar com 5, e ganha quando o croupier rebenta
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 2♥ 3♠ e 9♦ 10♠
      E que o croupier mostra 6♠ e a carta tapada é 10♣
      E que o sabot dá a seguir 9♠
      Quando o lugar 1 mantém
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 25 com 6♠ 10♣ 9♠
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 2♥ 3♠  | 5     | 2      | ganha    | 4        |
        | 9♦ 10♠ | 19    | 2      | ganha    | 4        |
      E o lugar 1 tem 104 fichas

    @id:hard-20-is-hit-to-21
    Cenário: Com um 20 duro ainda se pode pedir carta, e um ás faz dele 21
      Dado que o lugar 1 aposta 2 e 2 de um total de 20 fichas
      E que o lugar 1 recebe 10♦ 6♥ e 10♠ 7♣
      E que o croupier mostra 7♥ e a carta tapada é 10♥
      E que o sabot dá a seguir 4♣ A♣
      Quando o lugar 1 mantém
      E o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta ou ficar
      E as mãos do lugar 1 são
        | cartas    | total |
        | 10♦ 6♥ 4♣ | 20    |
        | 10♠ 7♣    | 17    |
      Quando o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 7♥ 10♥
      E as mãos do lugar 1 são
        | cartas       | total | aposta | desfecho | recebido |
        | 10♦ 6♥ 4♣ A♣ | 21    | 2      | ganha    | 4        |
        | 10♠ 7♣       | 17    | 2      | empata   | 2        |
      E o lugar 1 tem 22 fichas

    @id:soft-20-is-hit
    Cenário: Com um 20 suave pode pedir-se carta: o ás passa a valer 1 e a mão continua a partir de 15
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe A♦ 9♣ e 10♠ 3♣
      E que o croupier mostra 10♦ e a carta tapada é 8♥
      E que o sabot dá a seguir 5♥ 4♦
      Quando o lugar 1 mantém
      Então as mãos do lugar 1 são
        | cartas | total    |
        | A♦ 9♣  | 20 suave |
        | 10♠ 3♣ | 13       |
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 pede carta
      Então as mãos do lugar 1 são
        | cartas   | total |
        | A♦ 9♣ 5♥ | 15    |
        | 10♠ 3♣   | 13    |
      E é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♦ 8♥
      E as mãos do lugar 1 são
        | cartas      | total | aposta | desfecho | recebido |
        | A♦ 9♣ 5♥ 4♦ | 19    | 2      | ganha    | 4        |
        | 10♠ 3♣      | 13    | 2      | perde    | 0        |
      E o lugar 1 tem 100 fichas

    @id:soft-19-turns-into-hard-18
    Cenário: Uma mão suave cresce, torna-se dura em vez de rebentar, e fica
      Dado que o lugar 1 aposta 6 e 6 de um total de 60 fichas
      E que o lugar 1 recebe A♠ 5♦ e Q♣ 6♦
      E que o croupier mostra 10♥ e a carta tapada é 9♠
      E que o sabot dá a seguir 3♥ 9♥ 3♦
      Quando o lugar 1 mantém
      Então as mãos do lugar 1 são
        | cartas | total    |
        | A♠ 5♦  | 16 suave |
        | Q♣ 6♦  | 16       |
      Quando o lugar 1 pede carta
      Então as mãos do lugar 1 são
        | cartas   | total    |
        | A♠ 5♦ 3♥ | 19 suave |
        | Q♣ 6♦    | 16       |
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 pede carta
      Então as mãos do lugar 1 são
        | cartas      | total |
        | A♠ 5♦ 3♥ 9♥ | 18    |
        | Q♣ 6♦       | 16    |
      E é a vez do lugar 1 na mão 1
      Quando o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 10♥ 9♠
      E as mãos do lugar 1 são
        | cartas      | total | aposta | desfecho | recebido |
        | A♠ 5♦ 3♥ 9♥ | 18    | 6      | perde    | 0        |
        | Q♣ 6♦ 3♦    | 19    | 6      | empata   | 6        |
      E o lugar 1 tem 54 fichas

    @id:five-aces-in-one-hand @S2.6
    Cenário: Cinco ases são um 15 suave: só um deles vale 11
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe A♥ A♣ e 10♠ 8♣
      E que o croupier mostra 10♣ e a carta tapada é 8♦
      E que o sabot dá a seguir A♦ A♠ A♥ 10♦ 5♠
      Quando o lugar 1 mantém
      Então as mãos do lugar 1 são
        | cartas | total    |
        | A♥ A♣  | 12 suave |
        | 10♠ 8♣ | 18       |
      Quando o lugar 1 pede carta
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      Então as mãos do lugar 1 são
        | cartas         | total    |
        | A♥ A♣ A♦ A♠ A♥ | 15 suave |
        | 10♠ 8♣         | 18       |
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 pede carta
      Então as mãos do lugar 1 são
        | cartas             | total |
        | A♥ A♣ A♦ A♠ A♥ 10♦ | 15    |
        | 10♠ 8♣             | 18    |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♣ 8♦
      E as mãos do lugar 1 são
        | cartas                | total | aposta | desfecho | recebido |
        | A♥ A♣ A♦ A♠ A♥ 10♦ 5♠ | 20    | 2      | ganha    | 4        |
        | 10♠ 8♣                | 18    | 2      | empata   | 2        |
      E o lugar 1 tem 102 fichas

    @id:no-switch-and-no-insurance-while-hands-are-played @S4.4
    Cenário: Enquanto se jogam as mãos, já não há nada a manter nem a trocar, nem seguro a fazer
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ 2♦ e 6♥ 9♣
      E que o croupier mostra 10♥ e a carta tapada é 9♥
      E que o sabot dá a seguir 7♠ 3♣
      Quando o lugar 1 mantém
      E o lugar 1 tenta manter
      Então a jogada é recusada: agora não
      Quando o lugar 1 tenta trocar
      Então a jogada é recusada: agora não
      Quando o lugar 1 tenta fazer seguro de 1 e 0
      Então a jogada é recusada: agora não
      Quando o lugar 1 tenta dispensar o seguro
      Então a jogada é recusada: agora não
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 pede carta
      E o lugar 1 tenta trocar
      Então a jogada é recusada: agora não
      Quando o lugar 1 fica
      E o lugar 1 tenta trocar
      Então a jogada é recusada: agora não
      E é a vez do lugar 1 na mão 2
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 10♥ 9♥
      E as mãos do lugar 1 são
        | cartas    | total | aposta | desfecho | recebido |
        | 10♠ 2♦ 7♠ | 19    | 2      | empata   | 2        |
        | 6♥ 9♣ 3♣  | 18    | 2      | perde    | 0        |
      E o lugar 1 tem 98 fichas

    @id:no-card-after-the-round
    Cenário: Terminada a ronda, nenhuma mão recebe mais cartas
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 9♦ 10♦ e 7♣ 5♦
      E que o croupier mostra 7♦ e a carta tapada é 10♠
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      Quando o lugar 1 tenta pedir carta
      Então a jogada é recusada: ronda terminada
      Quando o lugar 1 tenta ficar
      Então a jogada é recusada: ronda terminada
      Quando o lugar 1 tenta dobrar
      Então a jogada é recusada: ronda terminada
      E a ronda terminou
      E o croupier faz 17 com 7♦ 10♠
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 9♦ 10♦ | 19    | 2      | ganha    | 4        |
        | 7♣ 5♦  | 12    | 2      | perde    | 0        |
      E o lugar 1 tem 100 fichas

    @id:standing-on-two-aces-and-on-four
    Cenário: Uma mão pode ficar com dois ases ou com um par de dois, e ganha quando o croupier rebenta
      Dado que o lugar 1 aposta 2 e 2 de um total de 20 fichas
      E que o lugar 1 recebe A♠ A♦ e 10♥ 9♣
      E que o lugar 2 aposta 5 e 5 de um total de 50 fichas
      E que o lugar 2 recebe 2♦ 2♥ e K♦ 6♥
      E que o croupier mostra 5♣ e a carta tapada é 10♠
      E que o sabot dá a seguir 8♠ 9♦
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      Então o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 fica
      E o lugar 1 fica
      Então é a vez do lugar 2 na mão 1
      E o lugar 2 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 2 fica
      E o lugar 2 pede carta
      Então a ronda terminou
      E o croupier faz 24 com 5♣ 10♠ 9♦
      E as mãos do lugar 1 são
        | cartas | total    | aposta | desfecho | recebido |
        | A♠ A♦  | 12 suave | 2      | ganha    | 4        |
        | 10♥ 9♣ | 19       | 2      | ganha    | 4        |
      E as mãos do lugar 2 são
        | cartas   | total | aposta | desfecho | recebido |
        | 2♦ 2♥    | 4     | 5      | ganha    | 10       |
        | K♦ 6♥ 8♠ | 24    | 5      | perde    | 0        |
      E o lugar 1 tem 24 fichas
      E o lugar 2 tem 50 fichas

  @S5.3
  Regra: S5.3 Uma mão cujo total é 21 não toma mais decisões.

    @id:hit-to-soft-21-passes-the-turn
    Cenário: Uma mão que pede carta e chega a um 21 suave está terminada, e a segunda mão age
      Dado que o lugar 1 aposta 2 e 2 de um total de 10 fichas
      E que o lugar 1 recebe A♠ 7♥ e K♠ 5♦
      E que o croupier mostra 7♣ e a carta tapada é 10♥
      E que o sabot dá a seguir 3♣ 2♥
      Quando o lugar 1 mantém
      E o lugar 1 pede carta
      Então as mãos do lugar 1 são
        | cartas   | total    |
        | A♠ 7♥ 3♣ | 21 suave |
        | K♠ 5♦    | 15       |
      E é a vez do lugar 1 na mão 2
      Quando o lugar 1 tenta pedir carta na mão 1
      Então a jogada é recusada: não é a sua vez
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 7♣ 10♥
      E as mãos do lugar 1 são
        | cartas   | total    | aposta | desfecho | recebido |
        | A♠ 7♥ 3♣ | 21 suave | 2      | ganha    | 4        |
        | K♠ 5♦ 2♥ | 17       | 2      | empata   | 2        |
      E o lugar 1 tem 12 fichas

    @id:21-in-the-last-hand-ends-the-round
    Cenário: Quando a última mão pede carta e chega a 21, a ronda termina por si
      Dado que o lugar 1 aposta 5 e 5 de um total de 30 fichas
      E que o lugar 1 recebe 10♥ 8♦ e 6♣ 3♠
      E que o croupier mostra 8♣ e a carta tapada é Q♦
      E que o sabot dá a seguir 2♦ Q♠
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 pede carta
      Então a ronda terminou
      E o croupier faz 18 com 8♣ Q♦
      E as mãos do lugar 1 são
        | cartas      | total | aposta | desfecho | recebido |
        | 10♥ 8♦      | 18    | 5      | empata   | 5        |
        | 6♣ 3♠ 2♦ Q♠ | 21    | 5      | ganha    | 10       |
      E o lugar 1 tem 35 fichas

    @id:split-hand-dealt-21-passes-the-turn @S5.9
    Cenário: Um rei separado que recebe um ás está terminado, e o outro rei age
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe K♦ K♠ e 10♦ 9♥
      E que o croupier mostra 8♠ e a carta tapada é 10♥
      E que o sabot dá a seguir A♥ 7♦
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 2
      E as mãos do lugar 1 são
        | posição | cartas | total    | natural | aposta |
        | 1       | K♦ A♥  | 21 suave | não     | 2      |
        | 1       | K♠ 7♦  | 17       | não     | 2      |
        | 2       | 10♦ 9♥ | 19       | não     | 2      |
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♠ 10♥
      E as mãos do lugar 1 são
        | posição | cartas | total    | natural | aposta | desfecho | recebido |
        | 1       | K♦ A♥  | 21 suave | não     | 2      | ganha    | 4        |
        | 1       | K♠ 7♦  | 17       | não     | 2      | perde    | 0        |
        | 2       | 10♦ 9♥ | 19       | não     | 2      | ganha    | 4        |
      E o lugar 1 tem 102 fichas

    @id:natural-takes-no-decision @D4
    Cenário: Com um natural não se pode pedir carta nem dobrar; a segunda mão age de imediato
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe A♣ K♥ e 9♠ 5♦
      E que o croupier mostra 10♠ e a carta tapada é 8♥
      E que o sabot dá a seguir 4♥
      Quando o lugar 1 mantém
      Então é a vez do lugar 1 na mão 2
      E as mãos do lugar 1 são
        | cartas | total    | natural |
        | A♣ K♥  | 21 suave | sim     |
        | 9♠ 5♦  | 14       | não     |
      Quando o lugar 1 tenta pedir carta na mão 1
      Então a jogada é recusada: não é a sua vez
      Quando o lugar 1 tenta dobrar na mão 1
      Então a jogada é recusada: não é a sua vez
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♠ 8♥
      E as mãos do lugar 1 são
        | cartas   | total    | natural | aposta | desfecho | recebido |
        | A♣ K♥    | 21 suave | sim     | 2      | ganha    | 4        |
        | 9♠ 5♦ 4♥ | 18       | não     | 2      | empata   | 2        |
      E o lugar 1 tem 102 fichas

    @id:natural-in-the-second-spot-ends-the-round @D4
    Cenário: Com um natural na segunda posição, a ronda termina quando a primeira mão fica
      Dado que o lugar 1 aposta 8 e 8 de um total de 100 fichas
      E que o lugar 1 recebe 10♣ 9♦ e Q♥ A♦
      E que o croupier mostra 7♣ e a carta tapada é K♠
      Quando o lugar 1 mantém
      Então é a vez do lugar 1 na mão 1
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 7♣ K♠
      E as mãos do lugar 1 são
        | cartas | total    | natural | aposta | desfecho | recebido |
        | 10♣ 9♦ | 19       | não     | 8      | ganha    | 16       |
        | Q♥ A♦  | 21 suave | sim     | 8      | ganha    | 16       |
      E o lugar 1 tem 116 fichas

    @id:switched-21-takes-no-decision @D4
    Cenário: Com um 21 feito pela troca não se pode pedir carta nem dobrar; a segunda mão age de imediato
      Dado que o lugar 1 aposta 3 e 3 de um total de 9 fichas
      E que o lugar 1 recebe A♠ 5♥ e 9♣ K♣
      E que o croupier mostra 10♥ e a carta tapada é 7♦
      E que o sabot dá a seguir 3♠
      Quando o lugar 1 troca
      Então é a vez do lugar 1 na mão 2
      E as mãos do lugar 1 são
        | cartas | total    | natural |
        | A♠ K♣  | 21 suave | não     |
        | 9♣ 5♥  | 14       | não     |
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 tenta pedir carta na mão 1
      Então a jogada é recusada: não é a sua vez
      Quando o lugar 1 tenta dobrar na mão 1
      Então a jogada é recusada: não é a sua vez
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 10♥ 7♦
      E as mãos do lugar 1 são
        | cartas   | total    | natural | aposta | desfecho | recebido |
        | A♠ K♣    | 21 suave | não     | 3      | ganha    | 6        |
        | 9♣ 5♥ 3♠ | 17       | não     | 3      | empata   | 3        |
      E o lugar 1 tem 12 fichas

    @id:two-switched-21s-end-the-round @D4 @S4.5
    Cenário: Dois 21 feitos por uma só troca não deixam nada para jogar
      Dado que o lugar 1 aposta 15 e 15 de um total de 40 fichas
      E que o lugar 1 recebe A♥ A♦ e 10♣ K♠
      E que o croupier mostra 9♥ e a carta tapada é J♦
      Quando o lugar 1 troca
      Então a ronda terminou
      E o croupier faz 19 com 9♥ J♦
      E as mãos do lugar 1 são
        | cartas | total    | natural | aposta | desfecho | recebido |
        | A♥ K♠  | 21 suave | não     | 15     | ganha    | 30       |
        | 10♣ A♦ | 21 suave | não     | 15     | ganha    | 30       |
      E o lugar 1 tem 70 fichas

  @S5.4
  Regra: S5.4 Uma mão pode dobrar com as suas duas primeiras cartas: mais uma aposta, igual à primeira, exatamente uma carta, e depois fica.

    @id:double-takes-one-card-and-stands
    Cenário: Uma mão que dobra com 11 aposta outro tanto, recebe uma carta e passa a vez
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 6♥ 5♠ e 10♣ 7♠
      E que o croupier mostra 10♦ e a carta tapada é 8♣
      E que o sabot dá a seguir 8♦
      Quando o lugar 1 mantém
      Então o lugar 1 tem 96 fichas
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 dobra
      Então o lugar 1 tem 94 fichas
      E as mãos do lugar 1 são
        | cartas   | total | aposta |
        | 6♥ 5♠ 8♦ | 19    | 4      |
        | 10♣ 7♠   | 17    | 2      |
      E é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♦ 8♣
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 6♥ 5♠ 8♦ | 19    | 4      | ganha    | 8        |
        | 10♣ 7♠   | 17    | 2      | perde    | 0        |
      E o lugar 1 tem 102 fichas

    @id:double-on-seven
    Cenário: Uma mão de 7 pode dobrar, e está terminada com o 10 que faz
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 4♠ 3♦ e K♠ 8♥
      E que o croupier mostra 10♥ e a carta tapada é 7♣
      E que o sabot dá a seguir 3♠
      Quando o lugar 1 mantém
      E o lugar 1 dobra
      Então é a vez do lugar 1 na mão 2
      E as mãos do lugar 1 são
        | cartas   | total | aposta |
        | 4♠ 3♦ 3♠ | 10    | 4      |
        | K♠ 8♥    | 18    | 2      |
      Quando o lugar 1 tenta pedir carta na mão 1
      Então a jogada é recusada: não é a sua vez
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 10♥ 7♣
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 4♠ 3♦ 3♠ | 10    | 4      | perde    | 0        |
        | K♠ 8♥    | 18    | 2      | ganha    | 4        |
      E o lugar 1 tem 98 fichas

    @id:no-double-after-a-hit
    Cenário: A mesma mão já não pode dobrar depois de pedir carta
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 4♠ 3♦ e K♠ 8♥
      E que o croupier mostra 10♥ e a carta tapada é 7♣
      E que o sabot dá a seguir 3♠ 9♦
      Quando o lugar 1 mantém
      E o lugar 1 pede carta
      Então o lugar 1 pode pedir carta ou ficar
      E o lugar 1 não pode dobrar
      Quando o lugar 1 tenta dobrar
      Então a jogada é recusada: não são duas cartas
      E o lugar 1 tem 96 fichas
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 10♥ 7♣
      E as mãos do lugar 1 são
        | cartas      | total | aposta | desfecho | recebido |
        | 4♠ 3♦ 3♠ 9♦ | 19    | 2      | ganha    | 4        |
        | K♠ 8♥       | 18    | 2      | ganha    | 4        |
      E o lugar 1 tem 104 fichas

    @id:double-on-soft-17
    Cenário: Um 17 suave pode dobrar, e um dez faz dele um 17 duro
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe A♦ 6♣ e Q♠ 3♦
      E que o croupier mostra 9♦ e a carta tapada é 8♠
      E que o sabot dá a seguir 10♥
      Quando o lugar 1 mantém
      Então o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 dobra
      Então é a vez do lugar 1 na mão 2
      E as mãos do lugar 1 são
        | cartas    | total | aposta |
        | A♦ 6♣ 10♥ | 17    | 4      |
        | Q♠ 3♦     | 13    | 2      |
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 9♦ 8♠
      E as mãos do lugar 1 são
        | cartas    | total | aposta | desfecho | recebido |
        | A♦ 6♣ 10♥ | 17    | 4      | empata   | 4        |
        | Q♠ 3♦     | 13    | 2      | perde    | 0        |
      E o lugar 1 tem 98 fichas

    @id:double-on-20
    Cenário: Uma mão de 20 pode dobrar, e um ás faz dela 21
      Dado que o lugar 1 aposta 20 e 20 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ K♣ e 8♣ 4♥
      E que o croupier mostra 9♥ e a carta tapada é J♦
      E que o sabot dá a seguir A♥
      Quando o lugar 1 mantém
      Então o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 dobra
      Então o lugar 1 tem 40 fichas
      E é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 9♥ J♦
      E as mãos do lugar 1 são
        | cartas    | total | aposta | desfecho | recebido |
        | 10♠ K♣ A♥ | 21    | 40     | ganha    | 80       |
        | 8♣ 4♥     | 12    | 20     | perde    | 0        |
      E o lugar 1 tem 120 fichas

    @id:double-after-a-switch @D2
    Cenário: Uma mão pode dobrar com o 11 que uma troca lhe deu
      Dado que o lugar 1 aposta 10 e 10 de um total de 100 fichas
      E que o lugar 1 recebe 7♠ 10♣ e K♥ 4♦
      E que o croupier mostra 8♦ e a carta tapada é Q♣
      E que o sabot dá a seguir 8♠
      Quando o lugar 1 troca
      Então as mãos do lugar 1 são
        | cartas | total | aposta |
        | 7♠ 4♦  | 11    | 10     |
        | K♥ 10♣ | 20    | 10     |
      E é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 dobra
      Então o lugar 1 tem 70 fichas
      E é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♦ Q♣
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 7♠ 4♦ 8♠ | 19    | 20     | ganha    | 40       |
        | K♥ 10♣   | 20    | 10     | ganha    | 20       |
      E o lugar 1 tem 130 fichas

    @id:split-of-a-switched-pair @D2 @S5.6
    Cenário: Um par feito pela troca pode ser separado
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 8♥ 10♦ e J♠ 8♠
      E que o croupier mostra 9♦ e a carta tapada é 10♥
      E que o sabot dá a seguir 10♣ 3♦ 9♣
      Quando o lugar 1 troca
      Então o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então o lugar 1 tem 94 fichas
      E é a vez do lugar 1 na mão 1
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 9♦ 10♥
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 8♥ 10♣   | 18    | 2      | perde    | 0        |
        | 1       | 8♠ 3♦ 9♣ | 20    | 2      | ganha    | 4        |
        | 2       | J♠ 10♦   | 20    | 2      | ganha    | 4        |
      E o lugar 1 tem 102 fichas

    @id:doubled-hand-over-21-loses-it-all @D6
    Cenário: Uma mão dobrada que rebenta perde toda a sua aposta dobrada
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♦ 5♥ e 10♠ 9♣
      E que o croupier mostra 7♠ e a carta tapada é 10♥
      E que o sabot dá a seguir Q♠
      Quando o lugar 1 mantém
      E o lugar 1 dobra
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 tem 94 fichas
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 7♠ 10♥
      E as mãos do lugar 1 são
        | cartas    | total | aposta | desfecho | recebido |
        | 10♦ 5♥ Q♠ | 25    | 4      | perde    | 0        |
        | 10♠ 9♣    | 19    | 2      | ganha    | 4        |
      E o lugar 1 tem 98 fichas

    @id:doubled-hand-over-21-against-22 @D6 @S6.9
    Cenário: Uma mão dobrada que rebentou perde mesmo quando o croupier faz 22
      Dado que o lugar 1 aposta 3 e 3 de um total de 100 fichas
      E que o lugar 1 recebe 9♠ 7♦ e 10♦ 8♥
      E que o croupier mostra 6♠ e a carta tapada é 10♣
      E que o sabot dá a seguir K♣ 6♦
      Quando o lugar 1 mantém
      E o lugar 1 dobra
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 tem 91 fichas
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 22 com 6♠ 10♣ 6♦
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 9♠ 7♦ K♣ | 26    | 6      | perde    | 0        |
        | 10♦ 8♥   | 18    | 3      | empata   | 3        |
      E o lugar 1 tem 94 fichas

    @id:doubled-hand-over-21-against-23 @D6 @S6.4
    Cenário: Uma mão dobrada que rebentou perde mesmo quando o croupier também rebenta
      Dado que o lugar 1 aposta 6 e 6 de um total de 60 fichas
      E que o lugar 1 recebe 8♣ 6♥ e 5♠ 7♥
      E que o croupier mostra 6♣ e a carta tapada é Q♦
      E que o sabot dá a seguir J♦ 7♠
      Quando o lugar 1 mantém
      E o lugar 1 dobra
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 tem 42 fichas
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 23 com 6♣ Q♦ 7♠
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 8♣ 6♥ J♦ | 24    | 12     | perde    | 0        |
        | 5♠ 7♥    | 12    | 6      | ganha    | 12       |
      E o lugar 1 tem 54 fichas

    @id:double-with-exactly-the-stake-left @D7
    Cenário: Um lugar a que resta exatamente o valor da sua aposta pode dobrar
      Dado que o lugar 1 aposta 5 e 5 de um total de 15 fichas
      E que o lugar 1 recebe 5♦ 6♠ e 10♣ 9♥
      E que o croupier mostra 8♥ e a carta tapada é 10♠
      E que o sabot dá a seguir 7♥
      Quando o lugar 1 mantém
      Então o lugar 1 tem 5 fichas
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 dobra
      Então o lugar 1 tem 0 fichas
      E é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♥ 10♠
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 5♦ 6♠ 7♥ | 18    | 10     | empata   | 10       |
        | 10♣ 9♥   | 19    | 5      | ganha    | 10       |
      E o lugar 1 tem 20 fichas

    @id:double-with-one-chip-too-few @D7
    Cenário: Com uma ficha a menos do que o valor da sua aposta, o mesmo lugar não pode dobrar
      Dado que o lugar 1 aposta 5 e 5 de um total de 14 fichas
      E que o lugar 1 recebe 5♦ 6♠ e 10♣ 9♥
      E que o croupier mostra 8♥ e a carta tapada é 10♠
      E que o sabot dá a seguir 7♥
      Quando o lugar 1 mantém
      Então o lugar 1 tem 4 fichas
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 tenta dobrar
      Então a jogada é recusada: fichas insuficientes
      Quando o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 1
      Quando o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♥ 10♠
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 5♦ 6♠ 7♥ | 18    | 5      | empata   | 5        |
        | 10♣ 9♥   | 19    | 5      | ganha    | 10       |
      E o lugar 1 tem 19 fichas

    @id:double-with-one-chip-to-spare @D7
    Cenário: Com uma ficha a mais do que o valor da sua aposta, o mesmo lugar pode dobrar e resta-lhe essa ficha
      Dado que o lugar 1 aposta 5 e 5 de um total de 16 fichas
      E que o lugar 1 recebe 5♦ 6♠ e 10♣ 9♥
      E que o croupier mostra 8♥ e a carta tapada é 10♠
      E que o sabot dá a seguir 7♥
      Quando o lugar 1 mantém
      Então o lugar 1 tem 6 fichas
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 dobra
      Então o lugar 1 tem 1 ficha
      E é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♥ 10♠
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 5♦ 6♠ 7♥ | 18    | 10     | empata   | 10       |
        | 10♣ 9♥   | 19    | 5      | ganha    | 10       |
      E o lugar 1 tem 21 fichas

    @id:no-double-for-less @D7
    Cenário: Não se dobra por menos
      Dado que o lugar 1 aposta 10 e 10 de um total de 28 fichas
      E que o lugar 1 recebe 6♦ 4♠ e Q♠ 9♥
      E que o croupier mostra 9♦ e a carta tapada é K♣
      E que o sabot dá a seguir 8♥
      Quando o lugar 1 mantém
      Então o lugar 1 tem 8 fichas
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 tenta "double-for-less"
      Então a jogada é recusada: ação desconhecida
      E o lugar 1 tem 8 fichas
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 9♦ K♣
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 6♦ 4♠ 8♥ | 18    | 10     | perde    | 0        |
        | Q♠ 9♥    | 19    | 10     | empata   | 10       |
      E o lugar 1 tem 18 fichas

    @id:split-of-switched-aces @D2 @S5.8
    Cenário: Um par de ases feito pela troca pode ser separado, e cada ás recebe uma carta e fica
      Dado que o lugar 1 aposta 4 e 4 de um total de 40 fichas
      E que o lugar 1 recebe A♠ 7♥ e 9♣ A♦
      E que o croupier mostra 10♦ e a carta tapada é 8♣
      E que o sabot dá a seguir 6♣ 9♦ 3♠
      Quando o lugar 1 troca
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então o lugar 1 tem 28 fichas
      E é a vez do lugar 1 na mão 3
      E as mãos do lugar 1 são
        | posição | cartas | total    | aposta |
        | 1       | A♠ 6♣  | 17 suave | 4      |
        | 1       | A♦ 9♦  | 20 suave | 4      |
        | 2       | 9♣ 7♥  | 16       | 4      |
      Quando o lugar 1 tenta pedir carta na mão 1
      Então a jogada é recusada: não é a sua vez
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♦ 8♣
      E as mãos do lugar 1 são
        | posição | cartas   | total    | aposta | desfecho | recebido |
        | 1       | A♠ 6♣    | 17 suave | 4      | perde    | 0        |
        | 1       | A♦ 9♦    | 20 suave | 4      | ganha    | 8        |
        | 2       | 9♣ 7♥ 3♠ | 19       | 4      | ganha    | 8        |
      E o lugar 1 tem 44 fichas

    @id:no-double-after-a-hit-in-a-split-hand
    Cenário: Uma mão separada que pediu carta já não pode dobrar
      Dado que o lugar 1 aposta 3 e 3 de um total de 60 fichas
      E que o lugar 1 recebe 7♠ 7♦ e 10♥ 9♣
      E que o croupier mostra 10♠ e a carta tapada é 8♥
      E que o sabot dá a seguir 2♣ 3♥ 7♣ 10♣
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 pede carta
      Então o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 tenta dobrar
      Então a jogada é recusada: não são duas cartas
      E o lugar 1 tem 51 fichas
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♠ 8♥
      E as mãos do lugar 1 são
        | posição | cartas      | total | aposta | desfecho | recebido |
        | 1       | 7♠ 2♣ 3♥ 7♣ | 19    | 3      | ganha    | 6        |
        | 1       | 7♦ 10♣      | 17    | 3      | perde    | 0        |
        | 2       | 10♥ 9♣      | 19    | 3      | ganha    | 6        |
      E o lugar 1 tem 63 fichas

    @id:no-double-after-a-hit-on-the-second-spot
    Cenário: Uma mão da segunda posição que pediu carta e chegou a 11 já não pode dobrar
      Dado que o lugar 1 aposta 10 e 10 de um total de 80 fichas
      E que o lugar 1 recebe 10♦ 9♥ e 6♠ 2♥
      E que o croupier mostra 9♦ e a carta tapada é J♣
      E que o sabot dá a seguir 3♦ 9♠
      Quando o lugar 1 mantém
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 pede carta
      Então o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 tenta dobrar
      Então a jogada é recusada: não são duas cartas
      E o lugar 1 tem 60 fichas
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 9♦ J♣
      E as mãos do lugar 1 são
        | cartas      | total | aposta | desfecho | recebido |
        | 10♦ 9♥      | 19    | 10     | empata   | 10       |
        | 6♠ 2♥ 3♦ 9♠ | 20    | 10     | ganha    | 20       |
      E o lugar 1 tem 90 fichas

    @id:double-on-two-aces-and-on-soft-19
    Cenário: Dois ases podem dobrar, e um ás com um oito também
      Dado que o lugar 1 aposta 5 e 5 de um total de 60 fichas
      E que o lugar 1 recebe A♥ A♣ e A♦ 8♠
      E que o croupier mostra 10♠ e a carta tapada é Q♥
      E que o sabot dá a seguir 8♦ 5♥
      Quando o lugar 1 mantém
      Então o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 dobra
      Então o lugar 1 tem 45 fichas
      E é a vez do lugar 1 na mão 2
      E as mãos do lugar 1 são
        | cartas   | total    | aposta |
        | A♥ A♣ 8♦ | 20 suave | 10     |
        | A♦ 8♠    | 19 suave | 5      |
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 dobra
      Então a ronda terminou
      E o croupier faz 20 com 10♠ Q♥
      E as mãos do lugar 1 são
        | cartas   | total    | aposta | desfecho | recebido |
        | A♥ A♣ 8♦ | 20 suave | 10     | empata   | 10       |
        | A♦ 8♠ 5♥ | 14       | 10     | perde    | 0        |
      E o lugar 1 tem 50 fichas

    @id:double-on-soft-20-and-on-four
    Cenário: Um ás com um nove pode dobrar, e um par de dois também
      Dado que o lugar 1 aposta 3 e 3 de um total de 30 fichas
      E que o lugar 1 recebe A♣ 9♦ e 2♠ 2♣
      E que o croupier mostra 10♣ e a carta tapada é 8♠
      E que o sabot dá a seguir 8♥ 9♥
      Quando o lugar 1 mantém
      Então o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 dobra
      Então o lugar 1 tem 21 fichas
      E é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 dobra
      Então a ronda terminou
      E o croupier faz 18 com 10♣ 8♠
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | A♣ 9♦ 8♥ | 18    | 6      | empata   | 6        |
        | 2♠ 2♣ 9♥ | 13    | 6      | perde    | 0        |
      E o lugar 1 tem 24 fichas

  @S5.5
  Regra: S5.5 Uma mão que provém da separação de cartas que não sejam ases pode dobrar com as suas duas cartas.

    @id:double-on-both-split-eights
    Cenário: Ambas as mãos de um par de oitos separado podem dobrar
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 8♦ 8♠ e 10♥ 9♦
      E que o croupier mostra 7♥ e a carta tapada é K♠
      E que o sabot dá a seguir 3♣ 9♥ 2♣ 7♣
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 dobra
      Então o lugar 1 tem 92 fichas
      E é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 dobra
      Então o lugar 1 tem 90 fichas
      E é a vez do lugar 1 na mão 3
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta |
        | 1       | 8♦ 3♣ 9♥ | 20    | 4      |
        | 1       | 8♠ 2♣ 7♣ | 17    | 4      |
        | 2       | 10♥ 9♦   | 19    | 2      |
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 7♥ K♠
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 8♦ 3♣ 9♥ | 20    | 4      | ganha    | 8        |
        | 1       | 8♠ 2♣ 7♣ | 17    | 4      | empata   | 4        |
        | 2       | 10♥ 9♦   | 19    | 2      | ganha    | 4        |
      E o lugar 1 tem 106 fichas

    @id:double-on-a-split-ten
    Cenário: Uma mão de um par de dez separado pode dobrar
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe 10♣ 10♠ e 9♦ 8♥
      E que o croupier mostra 9♥ e a carta tapada é 8♣
      E que o sabot dá a seguir 2♥ 6♦ 9♠
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então o lugar 1 tem 85 fichas
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 dobra
      Então o lugar 1 tem 80 fichas
      E é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 9♥ 8♣
      E as mãos do lugar 1 são
        | posição | cartas    | total | aposta | desfecho | recebido |
        | 1       | 10♣ 2♥ 6♦ | 18    | 10     | ganha    | 20       |
        | 1       | 10♠ 9♠    | 19    | 5      | ganha    | 10       |
        | 2       | 9♦ 8♥     | 17    | 5      | empata   | 5        |
      E o lugar 1 tem 115 fichas

    @id:double-on-a-split-hand-with-the-last-chips @S5.10
    Cenário: Uma mão separada dobra com as últimas fichas, e a outra mão separada já só pode pedir carta ou ficar
      Dado que o lugar 1 aposta 2 e 2 de um total de 8 fichas
      E que o lugar 1 recebe 8♦ 8♠ e 10♥ 9♦
      E que o croupier mostra 7♥ e a carta tapada é K♠
      E que o sabot dá a seguir 3♣ 9♥ 2♣ 7♣
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então o lugar 1 tem 2 fichas
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 dobra
      Então o lugar 1 tem 0 fichas
      E é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 7♥ K♠
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 8♦ 3♣ 9♥ | 20    | 4      | ganha    | 8        |
        | 1       | 8♠ 2♣ 7♣ | 17    | 2      | empata   | 2        |
        | 2       | 10♥ 9♦   | 19    | 2      | ganha    | 4        |
      E o lugar 1 tem 14 fichas

    @id:double-on-a-split-hand-not-covered @S5.10
    Cenário: Com uma ficha a menos, a mesma mão separada não pode dobrar
      Dado que o lugar 1 aposta 2 e 2 de um total de 7 fichas
      E que o lugar 1 recebe 8♦ 8♠ e 10♥ 9♦
      E que o croupier mostra 7♥ e a carta tapada é K♠
      E que o sabot dá a seguir 3♣ 9♥ 2♣ 7♣
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então o lugar 1 tem 1 ficha
      E é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 tenta dobrar
      Então a jogada é recusada: fichas insuficientes
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 7♥ K♠
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 8♦ 3♣ 9♥ | 20    | 2      | ganha    | 4        |
        | 1       | 8♠ 2♣ 7♣ | 17    | 2      | empata   | 2        |
        | 2       | 10♥ 9♦   | 19    | 2      | ganha    | 4        |
      E o lugar 1 tem 11 fichas

    @id:second-seat-doubles-both-split-nines
    Cenário: O segundo lugar dobra em ambos os noves que separou
      Dado que o lugar 1 aposta 2 e 2 de um total de 50 fichas
      E que o lugar 1 recebe 10♣ 9♠ e K♥ 8♦
      E que o lugar 2 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 2 recebe 9♣ 9♥ e Q♦ 7♠
      E que o croupier mostra 8♥ e a carta tapada é K♠
      E que o sabot dá a seguir 2♦ 8♣ 3♣ 6♠
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então o lugar 2 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 2 separa
      Então o lugar 2 tem 85 fichas
      E é a vez do lugar 2 na mão 1
      E o lugar 2 pode pedir carta, ficar ou dobrar
      Quando o lugar 2 dobra
      Então o lugar 2 tem 80 fichas
      E é a vez do lugar 2 na mão 2
      E o lugar 2 pode pedir carta, ficar ou dobrar
      Quando o lugar 2 dobra
      Então o lugar 2 tem 75 fichas
      E é a vez do lugar 2 na mão 3
      Quando o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♥ K♠
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta | desfecho | recebido |
        | 1       | 10♣ 9♠ | 19    | 2      | ganha    | 4        |
        | 2       | K♥ 8♦  | 18    | 2      | empata   | 2        |
      E as mãos do lugar 2 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 9♣ 2♦ 8♣ | 19    | 10     | ganha    | 20       |
        | 1       | 9♥ 3♣ 6♠ | 18    | 10     | empata   | 10       |
        | 2       | Q♦ 7♠    | 17    | 5      | perde    | 0        |
      E o lugar 1 tem 52 fichas
      E o lugar 2 tem 105 fichas

  @S5.6
  Regra: S5.6 Duas primeiras cartas do mesmo valor podem ser separadas mediante mais uma aposta igual.

    @id:split-of-two-eights
    Cenário: Dois oitos tornam-se duas mãos, cada uma com a sua própria aposta
      Dado que o lugar 1 aposta 4 e 4 de um total de 50 fichas
      E que o lugar 1 recebe 8♣ 8♥ e 10♦ 6♠
      E que o croupier mostra 9♠ e a carta tapada é 10♥
      E que o sabot dá a seguir J♣ 4♠ 8♦
      Quando o lugar 1 mantém
      Então o lugar 1 tem 42 fichas
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então o lugar 1 tem 38 fichas
      E é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta |
        | 1       | 8♣ J♣    | 18    | 4      |
        | 1       | 8♥ 4♠ 8♦ | 20    | 4      |
        | 2       | 10♦ 6♠   | 16    | 4      |
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 9♠ 10♥
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 8♣ J♣    | 18    | 4      | perde    | 0        |
        | 1       | 8♥ 4♠ 8♦ | 20    | 4      | ganha    | 8        |
        | 2       | 10♦ 6♠   | 16    | 4      | perde    | 0        |
      E o lugar 1 tem 46 fichas

    @id:split-hand-waits-with-one-card @splitDeal=in-turn
    Cenário: A segunda mão separada espera com uma carta até chegar a sua vez
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 7♣ 7♥ e 10♠ 8♦
      E que o croupier mostra Q♦ e a carta tapada é 8♠
      E que o sabot dá a seguir 5♦ 6♥ 9♦ 4♥
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 7♣ 5♦  | 12    | 2      |
        | 1       | 7♥     | 7     | 2      |
        | 2       | 10♠ 8♦ | 18    | 2      |
      Quando o lugar 1 pede carta
      Então as mãos do lugar 1 são
        | posição | cartas   | total | aposta |
        | 1       | 7♣ 5♦ 6♥ | 18    | 2      |
        | 1       | 7♥       | 7     | 2      |
        | 2       | 10♠ 8♦   | 18    | 2      |
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta |
        | 1       | 7♣ 5♦ 6♥ | 18    | 2      |
        | 1       | 7♥ 9♦    | 16    | 2      |
        | 2       | 10♠ 8♦   | 18    | 2      |
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com Q♦ 8♠
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 7♣ 5♦ 6♥ | 18    | 2      | empata   | 2        |
        | 1       | 7♥ 9♦ 4♥ | 20    | 2      | ganha    | 4        |
        | 2       | 10♠ 8♦   | 18    | 2      | empata   | 2        |
      E o lugar 1 tem 102 fichas

    @id:split-of-a-king-and-a-ten @D1
    Cenário: Um rei e um dez valem o mesmo e podem ser separados
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe K♠ 10♦ e 5♥ 9♣
      E que o croupier mostra 10♣ e a carta tapada é 9♥
      E que o sabot dá a seguir 8♣ 5♣ 2♦ 6♣
      Quando o lugar 1 mantém
      Então o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então o lugar 1 tem 94 fichas
      E é a vez do lugar 1 na mão 1
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 10♣ 9♥
      E as mãos do lugar 1 são
        | posição | cartas    | total | aposta | desfecho | recebido |
        | 1       | K♠ 8♣     | 18    | 2      | perde    | 0        |
        | 1       | 10♦ 5♣ 2♦ | 17    | 2      | perde    | 0        |
        | 2       | 5♥ 9♣ 6♣  | 20    | 2      | ganha    | 4        |
      E o lugar 1 tem 98 fichas

    @id:nine-and-ten-are-no-pair @D1
    Cenário: Na mesma mesa, um nove e um dez não podem ser separados
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 9♠ 10♦ e 5♥ 9♣
      E que o croupier mostra 10♣ e a carta tapada é 9♥
      E que o sabot dá a seguir 6♣
      Quando o lugar 1 mantém
      Então o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 tenta separar
      Então a jogada é recusada: não é um par
      E o lugar 1 tem 96 fichas
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 10♣ 9♥
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 9♠ 10♦   | 19    | 2      | empata   | 2        |
        | 2       | 5♥ 9♣ 6♣ | 20    | 2      | ganha    | 4        |
      E o lugar 1 tem 102 fichas

    @id:split-of-a-jack-and-a-queen @D1
    Cenário: Um valete e uma dama na segunda posição podem ser separados
      Dado que o lugar 1 aposta 10 e 10 de um total de 100 fichas
      E que o lugar 1 recebe 9♥ 10♠ e J♦ Q♣
      E que o croupier mostra 8♦ e a carta tapada é K♦
      E que o sabot dá a seguir 4♣ 3♥ 9♦
      Quando o lugar 1 mantém
      Então o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então o lugar 1 tem 70 fichas
      E é a vez do lugar 1 na mão 2
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♦ K♦
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 9♥ 10♠   | 19    | 10     | ganha    | 20       |
        | 2       | J♦ 4♣ 3♥ | 17    | 10     | perde    | 0        |
        | 2       | Q♣ 9♦    | 19    | 10     | ganha    | 20       |
      E o lugar 1 tem 110 fichas

    @id:split-of-two-aces @D1
    Cenário: Dois ases podem ser separados
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe A♣ A♥ e 10♦ 7♠
      E que o croupier mostra 10♠ e a carta tapada é 8♥
      E que o sabot dá a seguir 8♦ 3♠
      Quando o lugar 1 mantém
      Então o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então o lugar 1 tem 94 fichas
      E é a vez do lugar 1 na mão 3
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♠ 8♥
      E as mãos do lugar 1 são
        | posição | cartas | total    | aposta | desfecho | recebido |
        | 1       | A♣ 8♦  | 19 suave | 2      | ganha    | 4        |
        | 1       | A♥ 3♠  | 14 suave | 2      | perde    | 0        |
        | 2       | 10♦ 7♠ | 17       | 2      | perde    | 0        |
      E o lugar 1 tem 98 fichas

    @id:ace-pairs-only-with-an-ace @D1
    Cenário: Um ás não faz par com um nove, e com um rei é um natural
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe A♠ 9♥ e A♦ K♣
      E que o croupier mostra 10♥ e a carta tapada é J♠
      Quando o lugar 1 mantém
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 tenta separar
      Então a jogada é recusada: não é um par
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 20 com 10♥ J♠
      E as mãos do lugar 1 são
        | posição | cartas | total    | natural | aposta | desfecho | recebido |
        | 1       | A♠ 9♥  | 20 suave | não     | 2      | empata   | 2        |
        | 2       | A♦ K♣  | 21 suave | sim     | 2      | ganha    | 4        |
      E o lugar 1 tem 102 fichas

    @id:split-with-exactly-the-stake-left @S5.10
    Cenário: Um lugar a que resta exatamente o valor da sua aposta pode separar
      Dado que o lugar 1 aposta 3 e 3 de um total de 9 fichas
      E que o lugar 1 recebe 6♣ 6♠ e 10♣ 8♥
      E que o croupier mostra 10♦ e a carta tapada é 7♦
      E que o sabot dá a seguir 5♥ 9♦ 10♠
      Quando o lugar 1 mantém
      Então o lugar 1 tem 3 fichas
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então o lugar 1 tem 0 fichas
      E é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 10♦ 7♦
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 6♣ 5♥ 9♦ | 20    | 3      | ganha    | 6        |
        | 1       | 6♠ 10♠   | 16    | 3      | perde    | 0        |
        | 2       | 10♣ 8♥   | 18    | 3      | ganha    | 6        |
      E o lugar 1 tem 12 fichas

    @id:split-with-one-chip-too-few @S5.10
    Cenário: Com uma ficha a menos do que o valor da sua aposta, o mesmo lugar não pode separar
      Dado que o lugar 1 aposta 3 e 3 de um total de 8 fichas
      E que o lugar 1 recebe 6♣ 6♠ e 10♣ 8♥
      E que o croupier mostra 10♦ e a carta tapada é 7♦
      E que o sabot dá a seguir 5♥
      Quando o lugar 1 mantém
      Então o lugar 1 tem 2 fichas
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 tenta separar
      Então a jogada é recusada: fichas insuficientes
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 10♦ 7♦
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 6♣ 6♠ 5♥ | 17    | 3      | empata   | 3        |
        | 2       | 10♣ 8♥   | 18    | 3      | ganha    | 6        |
      E o lugar 1 tem 11 fichas

    @id:no-split-after-a-hit
    Cenário: Um par que pediu carta já não pode ser separado
      Dado que o lugar 1 aposta 2 e 2 de um total de 30 fichas
      E que o lugar 1 recebe 4♣ 4♦ e 9♠ 8♥
      E que o croupier mostra 10♠ e a carta tapada é 8♦
      E que o sabot dá a seguir 4♥ 7♠
      Quando o lugar 1 mantém
      Então o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 pede carta
      Então o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 tenta separar
      Então a jogada é recusada: não são duas cartas
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♠ 8♦
      E as mãos do lugar 1 são
        | posição | cartas      | total | aposta | desfecho | recebido |
        | 1       | 4♣ 4♦ 4♥ 7♠ | 19    | 2      | ganha    | 4        |
        | 2       | 9♠ 8♥       | 17    | 2      | perde    | 0        |
      E o lugar 1 tem 30 fichas

    @id:split-of-two-fives
    Cenário: Dois cincos podem ser separados
      Dado que o lugar 1 aposta 3 e 3 de um total de 30 fichas
      E que o lugar 1 recebe 5♦ 5♠ e 10♣ 7♥
      E que o croupier mostra 10♦ e a carta tapada é 8♥
      E que o sabot dá a seguir 10♠ 4♥ 6♣ 9♠
      Quando o lugar 1 mantém
      Então o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então o lugar 1 tem 21 fichas
      E é a vez do lugar 1 na mão 1
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♦ 8♥
      E as mãos do lugar 1 são
        | posição | cartas    | total | aposta | desfecho | recebido |
        | 1       | 5♦ 10♠ 4♥ | 19    | 3      | ganha    | 6        |
        | 1       | 5♠ 6♣ 9♠  | 20    | 3      | ganha    | 6        |
        | 2       | 10♣ 7♥    | 17    | 3      | perde    | 0        |
      E o lugar 1 tem 33 fichas

    @id:six-small-pairs-that-are-not-split
    Cenário: Com pares de 2, 3, 4, 6, 7 e 9 pode separar-se e pode ficar-se
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 2♣ 2♥ e 3♦ 3♠
      E que o lugar 2 aposta 5 e 5 de um total de 50 fichas
      E que o lugar 2 recebe 4♥ 4♦ e 6♠ 6♣
      E que o lugar 3 aposta 3 e 3 de um total de 40 fichas
      E que o lugar 3 recebe 7♦ 7♣ e 9♠ 9♦
      E que o croupier mostra 10♥ e a carta tapada é 8♠
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 3 mantém
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 fica
      Então é a vez do lugar 2 na mão 1
      E o lugar 2 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 2 fica
      Então é a vez do lugar 2 na mão 2
      E o lugar 2 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 2 fica
      Então é a vez do lugar 3 na mão 1
      E o lugar 3 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 3 fica
      Então é a vez do lugar 3 na mão 2
      E o lugar 3 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 3 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♥ 8♠
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 2♣ 2♥  | 4     | 2      | perde    | 0        |
        | 3♦ 3♠  | 6     | 2      | perde    | 0        |
      E as mãos do lugar 2 são
        | cartas | total | aposta | desfecho | recebido |
        | 4♥ 4♦  | 8     | 5      | perde    | 0        |
        | 6♠ 6♣  | 12    | 5      | perde    | 0        |
      E as mãos do lugar 3 são
        | cartas | total | aposta | desfecho | recebido |
        | 7♦ 7♣  | 14    | 3      | perde    | 0        |
        | 9♠ 9♦  | 18    | 3      | empata   | 3        |
      E o lugar 1 tem 96 fichas
      E o lugar 2 tem 40 fichas
      E o lugar 3 tem 37 fichas

    @id:third-of-four-seats-splits
    Cenário: O terceiro de quatro lugares separa os seus dois seis
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ 8♣ e J♥ 7♦
      E que o lugar 2 aposta 2 e 2 de um total de 40 fichas
      E que o lugar 2 recebe 9♦ 8♥ e K♣ 9♣
      E que o lugar 3 aposta 4 e 4 de um total de 60 fichas
      E que o lugar 3 recebe 6♥ 6♦ e 10♦ 9♥
      E que o lugar 4 aposta 1 e 1 de um total de 20 fichas
      E que o lugar 4 recebe 10♣ 6♠ e Q♠ 8♦
      E que o croupier mostra 8♠ e a carta tapada é 10♥
      E que o sabot dá a seguir 7♣ 6♣ 10♠ 4♥
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 3 mantém
      E o lugar 4 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      E o lugar 2 fica
      E o lugar 2 fica
      Então é a vez do lugar 3 na mão 1
      Quando o lugar 3 separa
      Então o lugar 3 tem 48 fichas
      E é a vez do lugar 3 na mão 1
      Quando o lugar 3 pede carta
      E o lugar 3 fica
      Então é a vez do lugar 3 na mão 2
      Quando o lugar 3 fica
      Então é a vez do lugar 3 na mão 3
      Quando o lugar 3 fica
      Então é a vez do lugar 4 na mão 1
      Quando o lugar 4 pede carta
      E o lugar 4 fica
      E o lugar 4 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♠ 10♥
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta | desfecho | recebido |
        | 1       | 10♠ 8♣ | 18    | 2      | empata   | 2        |
        | 2       | J♥ 7♦  | 17    | 2      | perde    | 0        |
      E as mãos do lugar 2 são
        | posição | cartas | total | aposta | desfecho | recebido |
        | 1       | 9♦ 8♥  | 17    | 2      | perde    | 0        |
        | 2       | K♣ 9♣  | 19    | 2      | ganha    | 4        |
      E as mãos do lugar 3 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 6♥ 7♣ 6♣ | 19    | 4      | ganha    | 8        |
        | 1       | 6♦ 10♠   | 16    | 4      | perde    | 0        |
        | 2       | 10♦ 9♥   | 19    | 4      | ganha    | 8        |
      E as mãos do lugar 4 são
        | posição | cartas    | total | aposta | desfecho | recebido |
        | 1       | 10♣ 6♠ 4♥ | 20    | 1      | ganha    | 2        |
        | 2       | Q♠ 8♦     | 18    | 1      | empata   | 1        |
      E o lugar 1 tem 98 fichas
      E o lugar 2 tem 40 fichas
      E o lugar 3 tem 64 fichas
      E o lugar 4 tem 21 fichas

    @id:hand-plays-on-after-a-refused-split
    Cenário: Uma mão cuja separação foi recusada pede carta duas vezes e fica, como se não se tivesse tentado separá-la
      Dado que o lugar 1 aposta 4 e 4 de um total de 40 fichas
      E que o lugar 1 recebe 5♥ 4♠ e 9♣ 8♦
      E que o croupier mostra 10♠ e a carta tapada é 7♦
      E que o sabot dá a seguir 3♣ 6♠
      Quando o lugar 1 mantém
      E o lugar 1 tenta separar
      Então a jogada é recusada: não é um par
      E é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E o lugar 1 tem 32 fichas
      Quando o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 10♠ 7♦
      E as mãos do lugar 1 são
        | posição | cartas      | total | aposta | desfecho | recebido |
        | 1       | 5♥ 4♠ 3♣ 6♠ | 18    | 4      | ganha    | 8        |
        | 2       | 9♣ 8♦       | 17    | 4      | empata   | 4        |
      E o lugar 1 tem 44 fichas

  @S5.7
  Regra: S5.7 As mãos que não sejam de ases podem voltar a ser separadas, até 4 mãos a partir de uma mão original; uma quinta é recusada. As duas mãos originais contam em separado.

    @id:three-splits-make-four-hands
    Cenário: O par de seis da segunda posição é separado três vezes, e também a segunda mão de uma separação pode voltar a ser separada
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♣ 8♦ e 6♥ 6♣
      E que o croupier mostra 9♥ e a carta tapada é Q♦
      E que o sabot dá a seguir 10♠ 6♦ 6♠ 9♣ 3♣ 5♦ 8♥ 4♦ 10♦
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então é a vez do lugar 1 na mão 3
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então o lugar 1 tem 90 fichas
      E é a vez do lugar 1 na mão 3
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 4
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 5
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 9♥ Q♦
      E as mãos do lugar 1 são
        | posição | cartas    | total | aposta | desfecho | recebido |
        | 1       | 10♣ 8♦    | 18    | 2      | perde    | 0        |
        | 2       | 6♥ 10♠    | 16    | 2      | perde    | 0        |
        | 2       | 6♣ 9♣ 3♣  | 18    | 2      | perde    | 0        |
        | 2       | 6♠ 5♦ 8♥  | 19    | 2      | empata   | 2        |
        | 2       | 6♦ 4♦ 10♦ | 20    | 2      | ganha    | 4        |
      E o lugar 1 tem 96 fichas

    @id:fifth-hand-is-refused @D5
    Cenário: Uma quinta mão é recusada, mas com um par entre as quatro pode pedir-se carta, dobrar ou ficar
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 7♦ 7♠ e 10♥ 9♦
      E que o croupier mostra 10♠ e a carta tapada é 8♣
      E que o sabot dá a seguir 7♣ 7♥ 7♦ 5♣ 7♠ 6♦ 7♣ 10♦
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então o lugar 1 tem 92 fichas
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então o lugar 1 tem 90 fichas
      E é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 tenta separar
      Então a jogada é recusada: limite de separações
      E o lugar 1 tem 90 fichas
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 tenta separar
      Então a jogada é recusada: limite de separações
      Quando o lugar 1 dobra
      Então o lugar 1 tem 88 fichas
      E é a vez do lugar 1 na mão 3
      E o lugar 1 não pode separar
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 4
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 5
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♠ 8♣
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 7♦ 7♦ 5♣ | 19    | 2      | ganha    | 4        |
        | 1       | 7♥ 7♠ 6♦ | 20    | 4      | ganha    | 8        |
        | 1       | 7♣ 7♣    | 14    | 2      | perde    | 0        |
        | 1       | 7♠ 10♦   | 17    | 2      | perde    | 0        |
        | 2       | 10♥ 9♦   | 19    | 2      | ganha    | 4        |
      E o lugar 1 tem 104 fichas

    @id:four-hands-from-each-original-hand
    Cenário: Ambas as mãos originais são separadas até quatro mãos cada, e uma nona mão é recusada
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 2♣ 2♦ e 9♠ 9♥
      E que o croupier mostra 10♠ e a carta tapada é 8♣
      E que o sabot dá a seguir 2♥ 2♠ 10♦ K♥ 7♦ J♣ 10♥ 8♥ 9♣ 9♦ 9♠ 8♦ 10♣ 5♥ 6♦
      Quando o lugar 1 mantém
      E o lugar 1 separa
      E o lugar 1 separa
      E o lugar 1 separa
      Então o lugar 1 tem 90 fichas
      E é a vez do lugar 1 na mão 1
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 4
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 5
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      E o lugar 1 separa
      E o lugar 1 separa
      Então o lugar 1 tem 84 fichas
      E é a vez do lugar 1 na mão 5
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 tenta separar
      Então a jogada é recusada: limite de separações
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 6
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 7
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 8
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♠ 8♣
      E as mãos do lugar 1 são
        | posição | cartas    | total | aposta | desfecho | recebido |
        | 1       | 2♣ 10♦    | 12    | 2      | perde    | 0        |
        | 1       | 2♠ K♥ 7♦  | 19    | 2      | ganha    | 4        |
        | 1       | 2♥ J♣     | 12    | 2      | perde    | 0        |
        | 1       | 2♦ 10♥ 8♥ | 20    | 2      | ganha    | 4        |
        | 2       | 9♠ 9♠     | 18    | 2      | empata   | 2        |
        | 2       | 9♦ 8♦     | 17    | 2      | perde    | 0        |
        | 2       | 9♣ 10♣    | 19    | 2      | ganha    | 4        |
        | 2       | 9♥ 5♥ 6♦  | 20    | 2      | ganha    | 4        |
      E o lugar 1 tem 102 fichas

    @id:ten-value-cards-are-split-again @D13
    Cenário: Cartas de valor 10 diferentes entre si voltam a ser separadas, e uma dama que recebe um ás não é um natural
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ J♦ e 10♣ 8♦
      E que o croupier mostra 10♥ e a carta tapada é 8♥
      E que o sabot dá a seguir Q♥ 7♥ A♣ 9♠
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então o lugar 1 tem 92 fichas
      E é a vez do lugar 1 na mão 1
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 4
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♥ 8♥
      E as mãos do lugar 1 são
        | posição | cartas | total    | natural | aposta | desfecho | recebido |
        | 1       | 10♠ 7♥ | 17       | não     | 2      | perde    | 0        |
        | 1       | Q♥ A♣  | 21 suave | não     | 2      | ganha    | 4        |
        | 1       | J♦ 9♠  | 19       | não     | 2      | ganha    | 4        |
        | 2       | 10♣ 8♦ | 18       | não     | 2      | empata   | 2        |
      E o lugar 1 tem 102 fichas

    @id:split-king-with-an-ace-pushes-21 @D13 @S5.9
    Cenário: Um rei separado que recebe um ás só empata contra um 21 tirado, enquanto o outro rei volta a ser separado
      Dado que o lugar 1 aposta 5 e 5 de um total de 40 fichas
      E que o lugar 1 recebe K♥ K♣ e 8♠ 9♥
      E que o croupier mostra 6♥ e a carta tapada é 9♠
      E que o sabot dá a seguir A♦ K♦ 9♦ 2♣ 6♠ 6♣
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então o lugar 1 tem 20 fichas
      E é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 4
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 21 com 6♥ 9♠ 6♣
      E as mãos do lugar 1 são
        | posição | cartas   | total    | natural | aposta | desfecho | recebido |
        | 1       | K♥ A♦    | 21 suave | não     | 5      | empata   | 5        |
        | 1       | K♣ 9♦    | 19       | não     | 5      | perde    | 0        |
        | 1       | K♦ 2♣ 6♠ | 18       | não     | 5      | perde    | 0        |
        | 2       | 8♠ 9♥    | 17       | não     | 5      | perde    | 0        |
      E o lugar 1 tem 25 fichas

    @id:new-hand-stands-next-to-its-own @splitPlace=next
    Cenário: Quando a primeira de duas mãos separadas volta a ser separada, a nova mão joga logo a seguir a ela
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 8♣ 8♦ e 10♦ 7♥
      E que o croupier mostra 9♦ e a carta tapada é 10♣
      E que o sabot dá a seguir 8♥ 3♦ 7♣ 2♠ 9♣ 6♠ 6♣
      Quando o lugar 1 mantém
      E o lugar 1 separa
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 8♣ 3♦  | 11    | 2      |
        | 1       | 8♥     | 8     | 2      |
        | 1       | 8♦     | 8     | 2      |
        | 2       | 10♦ 7♥ | 17    | 2      |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 4
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 9♦ 10♣
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 8♣ 3♦ 7♣ | 18    | 2      | perde    | 0        |
        | 1       | 8♥ 2♠ 9♣ | 19    | 2      | empata   | 2        |
        | 1       | 8♦ 6♠ 6♣ | 20    | 2      | ganha    | 4        |
        | 2       | 10♦ 7♥   | 17    | 2      | perde    | 0        |
      E o lugar 1 tem 98 fichas

    @id:new-hand-stands-next-on-the-second-spot @splitPlace=next
    Cenário: Também na segunda posição a nova mão de uma segunda separação joga logo a seguir à mão de que proveio
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♣ 9♦ e 7♠ 7♥
      E que o croupier mostra 10♦ e a carta tapada é 8♠
      E que o sabot dá a seguir 7♣ 4♦ 8♥ 10♠ 2♦ 9♠
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 separa
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 2
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 10♣ 9♦ | 19    | 2      |
        | 2       | 7♠ 4♦  | 11    | 2      |
        | 2       | 7♣     | 7     | 2      |
        | 2       | 7♥     | 7     | 2      |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 4
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♦ 8♠
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 10♣ 9♦   | 19    | 2      | ganha    | 4        |
        | 2       | 7♠ 4♦ 8♥ | 19    | 2      | ganha    | 4        |
        | 2       | 7♣ 10♠   | 17    | 2      | perde    | 0        |
        | 2       | 7♥ 2♦ 9♠ | 18    | 2      | empata   | 2        |
      E o lugar 1 tem 102 fichas

    @id:same-pair-on-both-spots
    Cenário: Os mesmos dois oitos em ambas as posições são separados e voltam a sê-lo, e cada mão continua na sua posição
      Dado que o lugar 1 aposta 5 e 5 de um total de 200 fichas
      E que o lugar 1 recebe 8♠ 8♠ e 8♠ 8♠
      E que o croupier mostra 10♣ e a carta tapada é 8♥
      E que o sabot dá a seguir 8♠ 3♦ 9♥ 10♦ 5♣ 8♠ 2♥ 9♣ 3♥ 10♥ 4♣ K♦
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então o lugar 1 tem 180 fichas
      E é a vez do lugar 1 na mão 1
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 4
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      E o lugar 1 separa
      Então o lugar 1 tem 170 fichas
      E é a vez do lugar 1 na mão 4
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 5
      Quando o lugar 1 dobra
      Então o lugar 1 tem 165 fichas
      E é a vez do lugar 1 na mão 6
      Quando o lugar 1 pede carta
      Então a ronda terminou
      E o croupier faz 18 com 10♣ 8♥
      E as mãos do lugar 1 são
        | posição | cartas    | total | aposta | desfecho | recebido |
        | 1       | 8♠ 3♦ 9♥  | 20    | 5      | ganha    | 10       |
        | 1       | 8♠ 10♦    | 18    | 5      | empata   | 5        |
        | 1       | 8♠ 5♣     | 13    | 5      | perde    | 0        |
        | 2       | 8♠ 2♥ 9♣  | 19    | 5      | ganha    | 10       |
        | 2       | 8♠ 3♥ 10♥ | 21    | 10     | ganha    | 20       |
        | 2       | 8♠ 4♣ K♦  | 22    | 5      | perde    | 0        |
      E o lugar 1 tem 210 fichas

    @id:fifth-hand-of-the-second-seat-is-refused
    Cenário: Também ao segundo lugar é recusada uma quinta mão a partir dos seus quatros
      Dado que o lugar 1 aposta 2 e 2 de um total de 60 fichas
      E que o lugar 1 recebe 10♠ 9♥ e K♦ 7♣
      E que o lugar 2 aposta 3 e 3 de um total de 100 fichas
      E que o lugar 2 recebe 4♠ 4♥ e 10♥ 8♠
      E que o croupier mostra 9♦ e a carta tapada é 8♦
      E que o sabot dá a seguir 4♦ 4♣ 4♥ 10♦ 9♠ 7♥ 10♠ 10♣ 3♠
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      E o lugar 2 separa
      E o lugar 2 separa
      E o lugar 2 separa
      Então o lugar 2 tem 85 fichas
      E é a vez do lugar 2 na mão 1
      E o lugar 2 pode pedir carta, ficar ou dobrar
      Quando o lugar 2 tenta separar
      Então a jogada é recusada: limite de separações
      E o lugar 2 tem 85 fichas
      Quando o lugar 2 pede carta
      E o lugar 2 fica
      Então é a vez do lugar 2 na mão 2
      Quando o lugar 2 fica
      Então é a vez do lugar 2 na mão 3
      Quando o lugar 2 dobra
      Então o lugar 2 tem 82 fichas
      E é a vez do lugar 2 na mão 4
      Quando o lugar 2 pede carta
      E o lugar 2 fica
      Então é a vez do lugar 2 na mão 5
      Quando o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 17 com 9♦ 8♦
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta | desfecho | recebido |
        | 1       | 10♠ 9♥ | 19    | 2      | ganha    | 4        |
        | 2       | K♦ 7♣  | 17    | 2      | empata   | 2        |
      E as mãos do lugar 2 são
        | posição | cartas    | total | aposta | desfecho | recebido |
        | 1       | 4♠ 4♥ 10♦ | 18    | 3      | ganha    | 6        |
        | 1       | 4♣ 9♠     | 13    | 3      | perde    | 0        |
        | 1       | 4♦ 7♥ 10♠ | 21    | 6      | ganha    | 12       |
        | 1       | 4♥ 10♣ 3♠ | 17    | 3      | empata   | 3        |
        | 2       | 10♥ 8♠    | 18    | 3      | ganha    | 6        |
      E o lugar 1 tem 62 fichas
      E o lugar 2 tem 109 fichas

    @id:hand-that-went-over-counts-among-the-four
    Cenário: Uma mão que rebentou conta entre as quatro, e os noves da última não são separados
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 9♠ 9♥ e 10♦ 7♣
      E que o croupier mostra 10♥ e a carta tapada é 8♣
      E que o sabot dá a seguir 6♦ K♣ 9♦ 9♣ 10♠ 8♦ 9♠
      Quando o lugar 1 mantém
      E o lugar 1 separa
      E o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então o lugar 1 tem 90 fichas
      E é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 4
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 tenta separar
      Então a jogada é recusada: limite de separações
      E o lugar 1 tem 90 fichas
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 5
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♥ 8♣
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 9♠ 6♦ K♣ | 25    | 2      | perde    | 0        |
        | 1       | 9♥ 10♠   | 19    | 2      | ganha    | 4        |
        | 1       | 9♣ 8♦    | 17    | 2      | perde    | 0        |
        | 1       | 9♦ 9♠    | 18    | 2      | empata   | 2        |
        | 2       | 10♦ 7♣   | 17    | 2      | perde    | 0        |
      E o lugar 1 tem 96 fichas

    @id:hand-of-21-counts-among-the-four @S5.9
    Cenário: Uma mão de 21 conta entre as quatro, e uma dama com um rei na última não são separados
      Dado que o lugar 1 aposta 4 e 4 de um total de 60 fichas
      E que o lugar 1 recebe 9♣ 8♥ e 10♠ 10♥
      E que o croupier mostra 10♦ e a carta tapada é 9♥
      E que o sabot dá a seguir A♦ Q♦ J♣ 7♠ 8♠ K♦
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 3
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então é a vez do lugar 1 na mão 3
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então o lugar 1 tem 40 fichas
      E é a vez do lugar 1 na mão 3
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 4
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 5
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 tenta separar
      Então a jogada é recusada: limite de separações
      E o lugar 1 tem 40 fichas
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 10♦ 9♥
      E as mãos do lugar 1 são
        | posição | cartas | total    | natural | aposta | desfecho | recebido |
        | 1       | 9♣ 8♥  | 17       | não     | 4      | perde    | 0        |
        | 2       | 10♠ A♦ | 21 suave | não     | 4      | ganha    | 8        |
        | 2       | 10♥ 7♠ | 17       | não     | 4      | perde    | 0        |
        | 2       | J♣ 8♠  | 18       | não     | 4      | perde    | 0        |
        | 2       | Q♦ K♦  | 20       | não     | 4      | ganha    | 8        |
      E o lugar 1 tem 56 fichas

    @id:doubled-hand-counts-among-the-four @S5.5
    Cenário: Uma mão dobrada conta entre as quatro, e os oitos da última não são separados
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe 8♦ 8♥ e K♣ 7♣
      E que o croupier mostra 10♠ e a carta tapada é 9♥
      E que o sabot dá a seguir 3♠ 9♣ 8♣ 8♠ 10♥ 7♦ 4♣ 8♦ 4♦
      Quando o lugar 1 mantém
      E o lugar 1 separa
      E o lugar 1 dobra
      Então o lugar 1 tem 80 fichas
      E é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      E o lugar 1 separa
      Então o lugar 1 tem 70 fichas
      E é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 4
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 tenta separar
      Então a jogada é recusada: limite de separações
      E o lugar 1 tem 70 fichas
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 5
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 10♠ 9♥
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 8♦ 3♠ 9♣ | 20    | 10     | ganha    | 20       |
        | 1       | 8♥ 10♥   | 18    | 5      | perde    | 0        |
        | 1       | 8♠ 7♦ 4♣ | 19    | 5      | empata   | 5        |
        | 1       | 8♣ 8♦ 4♦ | 20    | 5      | ganha    | 10       |
        | 2       | K♣ 7♣    | 17    | 5      | perde    | 0        |
      E o lugar 1 tem 105 fichas

    @id:three-hands-from-each-original-hand
    Cenário: Com três mãos de cada mão original, é permitida mais uma separação em qualquer das posições
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 6♣ 6♦ e 8♥ 8♠
      E que o croupier mostra 9♠ e a carta tapada é 9♣
      E que o sabot dá a seguir 6♥ 10♦ 5♠ 9♦ 6♠ 7♣ 8♣ J♦ 2♠ 7♥ 8♦
      Quando o lugar 1 mantém
      E o lugar 1 separa
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 4
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      E o lugar 1 separa
      Então o lugar 1 tem 88 fichas
      E é a vez do lugar 1 na mão 4
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 5
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 6
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 9♠ 9♣
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 6♣ 10♦   | 16    | 2      | perde    | 0        |
        | 1       | 6♥ 5♠ 9♦ | 20    | 2      | ganha    | 4        |
        | 1       | 6♦ 6♠ 7♣ | 19    | 2      | ganha    | 4        |
        | 2       | 8♥ J♦    | 18    | 2      | empata   | 2        |
        | 2       | 8♣ 2♠ 7♥ | 17    | 2      | perde    | 0        |
        | 2       | 8♠ 8♦    | 16    | 2      | perde    | 0        |
      E o lugar 1 tem 98 fichas

    @id:three-hands-from-the-first-leave-four-to-the-second
    Cenário: Três mãos da primeira posição deixam quatro à segunda, e nenhuma quinta
      Dado que o lugar 1 aposta 3 e 3 de um total de 100 fichas
      E que o lugar 1 recebe 2♠ 2♦ e 7♣ 7♥
      E que o croupier mostra Q♣ e a carta tapada é 8♠
      E que o sabot dá a seguir 2♣ 10♣ 8♦ 9♥ 7♦ 10♠ 6♥ 7♠ 7♦ 7♥ 5♦ K♦ 4♦ 10♦ 9♣
      Quando o lugar 1 mantém
      E o lugar 1 separa
      E o lugar 1 separa
      Então o lugar 1 tem 88 fichas
      E é a vez do lugar 1 na mão 1
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 dobra
      Então o lugar 1 tem 85 fichas
      E é a vez do lugar 1 na mão 3
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 4
      Quando o lugar 1 separa
      E o lugar 1 separa
      Então o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então o lugar 1 tem 76 fichas
      E é a vez do lugar 1 na mão 4
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 tenta separar
      Então a jogada é recusada: limite de separações
      E o lugar 1 tem 76 fichas
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 5
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 6
      Quando o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 7
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com Q♣ 8♠
      E as mãos do lugar 1 são
        | posição | cartas    | total | aposta | desfecho | recebido |
        | 1       | 2♠ 10♣ 8♦ | 20    | 3      | ganha    | 6        |
        | 1       | 2♣ 9♥ 7♦  | 18    | 6      | empata   | 6        |
        | 1       | 2♦ 10♠ 6♥ | 18    | 3      | empata   | 3        |
        | 2       | 7♣ 7♥ 5♦  | 19    | 3      | ganha    | 6        |
        | 2       | 7♦ K♦     | 17    | 3      | perde    | 0        |
        | 2       | 7♠ 4♦ 10♦ | 21    | 3      | ganha    | 6        |
        | 2       | 7♥ 9♣     | 16    | 3      | perde    | 0        |
      E o lugar 1 tem 103 fichas

  @S5.8
  Regra: S5.8 Os ases são separados uma só vez: cada um recebe uma carta e fica, sem pedir carta e sem dobrar.

    @id:split-aces-receive-one-card-each
    Cenário: Os ases separados recebem uma carta cada um, e com eles não se pode pedir carta nem dobrar
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe A♠ A♦ e 9♥ 7♣
      E que o croupier mostra 10♦ e a carta tapada é 7♠
      E que o sabot dá a seguir 5♣ 7♦ 4♥
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então o lugar 1 tem 94 fichas
      E é a vez do lugar 1 na mão 3
      E as mãos do lugar 1 são
        | posição | cartas | total    | aposta |
        | 1       | A♠ 5♣  | 16 suave | 2      |
        | 1       | A♦ 7♦  | 18 suave | 2      |
        | 2       | 9♥ 7♣  | 16       | 2      |
      Quando o lugar 1 tenta pedir carta na mão 1
      Então a jogada é recusada: não é a sua vez
      Quando o lugar 1 tenta dobrar na mão 2
      Então a jogada é recusada: não é a sua vez
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 10♦ 7♠
      E as mãos do lugar 1 são
        | posição | cartas   | total    | aposta | desfecho | recebido |
        | 1       | A♠ 5♣    | 16 suave | 2      | perde    | 0        |
        | 1       | A♦ 7♦    | 18 suave | 2      | ganha    | 4        |
        | 2       | 9♥ 7♣ 4♥ | 20       | 2      | ganha    | 4        |
      E o lugar 1 tem 102 fichas

    @id:split-aces-in-the-second-spot-end-the-round
    Cenário: Separar os ases da última mão termina a ronda
      Dado que o lugar 1 aposta 5 e 5 de um total de 20 fichas
      E que o lugar 1 recebe 10♣ 8♠ e A♥ A♣
      E que o croupier mostra 9♦ e a carta tapada é J♠
      E que o sabot dá a seguir 9♣ 2♦
      Quando o lugar 1 mantém
      E o lugar 1 fica
      Então o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então a ronda terminou
      E o croupier faz 19 com 9♦ J♠
      E as mãos do lugar 1 são
        | posição | cartas | total    | aposta | desfecho | recebido |
        | 1       | 10♣ 8♠ | 18       | 5      | perde    | 0        |
        | 2       | A♥ 9♣  | 20 suave | 5      | ganha    | 10       |
        | 2       | A♣ 2♦  | 13 suave | 5      | perde    | 0        |
      E o lugar 1 tem 15 fichas

    @id:split-ace-with-an-ace-stands-on-12 @D10
    Cenário: Um ás separado que recebe um ás fica com 12 e não volta a ser separado
      Dado que o lugar 1 aposta 2 e 2 de um total de 60 fichas
      E que o lugar 1 recebe A♦ A♣ e K♣ 5♠
      E que o croupier mostra 8♥ e a carta tapada é 10♥
      E que o sabot dá a seguir A♥ 6♥ 3♦
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então o lugar 1 tem 54 fichas
      E é a vez do lugar 1 na mão 3
      E as mãos do lugar 1 são
        | posição | cartas | total    | aposta |
        | 1       | A♦ A♥  | 12 suave | 2      |
        | 1       | A♣ 6♥  | 17 suave | 2      |
        | 2       | K♣ 5♠  | 15       | 2      |
      Quando o lugar 1 tenta separar na mão 1
      Então a jogada é recusada: não é a sua vez
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♥ 10♥
      E as mãos do lugar 1 são
        | posição | cartas   | total    | aposta | desfecho | recebido |
        | 1       | A♦ A♥    | 12 suave | 2      | perde    | 0        |
        | 1       | A♣ 6♥    | 17 suave | 2      | perde    | 0        |
        | 2       | K♣ 5♠ 3♦ | 18       | 2      | empata   | 2        |
      E o lugar 1 tem 56 fichas

    @id:second-split-ace-with-an-ace-wins @D10
    Cenário: O 12 de dois ases ganha quando o croupier rebenta
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe A♥ A♠ e 10♥ 6♦
      E que o croupier mostra 5♦ e a carta tapada é 10♣
      E que o sabot dá a seguir 4♠ A♦ 9♦
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 3
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 24 com 5♦ 10♣ 9♦
      E as mãos do lugar 1 são
        | posição | cartas | total    | aposta | desfecho | recebido |
        | 1       | A♥ 4♠  | 15 suave | 2      | ganha    | 4        |
        | 1       | A♠ A♦  | 12 suave | 2      | ganha    | 4        |
        | 2       | 10♥ 6♦ | 16       | 2      | ganha    | 4        |
      E o lugar 1 tem 106 fichas

    @id:split-ace-with-a-king-pushes-21 @D10 @S5.9
    Cenário: Um ás separado que recebe um rei é um 21 normal e empata contra um 21 tirado
      Dado que o lugar 1 aposta 10 e 10 de um total de 100 fichas
      E que o lugar 1 recebe A♣ A♦ e 10♠ 9♦
      E que o croupier mostra 7♣ e a carta tapada é 8♦
      E que o sabot dá a seguir K♥ 6♣ 6♠
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então o lugar 1 tem 70 fichas
      E é a vez do lugar 1 na mão 3
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 21 com 7♣ 8♦ 6♠
      E as mãos do lugar 1 são
        | posição | cartas | total    | natural | aposta | desfecho | recebido |
        | 1       | A♣ K♥  | 21 suave | não     | 10     | empata   | 10       |
        | 1       | A♦ 6♣  | 17 suave | não     | 10     | perde    | 0        |
        | 2       | 10♠ 9♦ | 19       | não     | 10     | perde    | 0        |
      E o lugar 1 tem 80 fichas

  @S5.9
  Regra: S5.9 Qualquer 21 numa mão que foi separada é um 21 normal.

    @id:split-two-card-21-pushes-22 @S6.2
    Cenário: Uma dama e um ás depois de uma separação não são um natural e empatam contra um 22 do croupier
      Dado que o lugar 1 aposta 4 e 4 de um total de 40 fichas
      E que o lugar 1 recebe Q♦ Q♠ e 7♥ 10♦
      E que o croupier mostra 6♠ e a carta tapada é 10♥
      E que o sabot dá a seguir A♠ 8♦ 9♣ 6♥
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      Quando o lugar 1 pede carta
      Então a ronda terminou
      E o croupier faz 22 com 6♠ 10♥ 6♥
      E as mãos do lugar 1 são
        | posição | cartas    | total    | natural | aposta | desfecho | recebido |
        | 1       | Q♦ A♠     | 21 suave | não     | 4      | empata   | 4        |
        | 1       | Q♠ 8♦     | 18       | não     | 4      | empata   | 4        |
        | 2       | 7♥ 10♦ 9♣ | 26       | não     | 4      | perde    | 0        |
      E o lugar 1 tem 36 fichas

    @id:split-ace-21-beside-a-natural @S6.2 @S6.3
    Cenário: Contra um 22 do croupier, um ás separado com um dez empata, enquanto o natural da outra posição ganha
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe A♥ A♦ e A♣ K♠
      E que o croupier mostra 5♣ e a carta tapada é 10♠
      E que o sabot dá a seguir 10♣ 9♠ 7♦
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então a ronda terminou
      E o croupier faz 22 com 5♣ 10♠ 7♦
      E as mãos do lugar 1 são
        | posição | cartas | total    | natural | aposta | desfecho | recebido |
        | 1       | A♥ 10♣ | 21 suave | não     | 2      | empata   | 2        |
        | 1       | A♦ 9♠  | 20 suave | não     | 2      | empata   | 2        |
        | 2       | A♣ K♠  | 21 suave | sim     | 2      | ganha    | 4        |
      E o lugar 1 tem 102 fichas

    @id:split-three-card-21-pushes-21
    Cenário: Uma mão separada que pede carta e chega a 21 empata contra um 21 tirado
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 7♠ 7♦ e 10♣ 8♣
      E que o croupier mostra 6♦ e a carta tapada é 8♥
      E que o sabot dá a seguir 5♥ 9♥ 10♥ 7♣
      Quando o lugar 1 mantém
      E o lugar 1 separa
      E o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 21 com 6♦ 8♥ 7♣
      E as mãos do lugar 1 são
        | posição | cartas   | total | natural | aposta | desfecho | recebido |
        | 1       | 7♠ 5♥ 9♥ | 21    | não     | 2      | empata   | 2        |
        | 1       | 7♦ 10♥   | 17    | não     | 2      | perde    | 0        |
        | 2       | 10♣ 8♣   | 18    | não     | 2      | perde    | 0        |
      E o lugar 1 tem 96 fichas

    @id:split-21s-win-even-money @S6.7
    Cenário: Um 21 de duas e um 21 de três cartas da mesma separação ganham ambos 1 para 1
      Dado que o lugar 1 aposta 6 e 6 de um total de 60 fichas
      E que o lugar 1 recebe 10♥ 10♦ e 9♠ 6♣
      E que o croupier mostra Q♠ e a carta tapada é J♥
      E que o sabot dá a seguir 5♦ 6♥ A♣ 3♥
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      Quando o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 3
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 20 com Q♠ J♥
      E as mãos do lugar 1 são
        | posição | cartas    | total    | natural | aposta | desfecho | recebido |
        | 1       | 10♥ 5♦ 6♥ | 21       | não     | 6      | ganha    | 12       |
        | 1       | 10♦ A♣    | 21 suave | não     | 6      | ganha    | 12       |
        | 2       | 9♠ 6♣ 3♥  | 18       | não     | 6      | perde    | 0        |
      E o lugar 1 tem 66 fichas

  @S5.10
  Regra: S5.10 Dobrar ou separar não é possível quando as fichas disponíveis do lugar não o cobrem; uma mão que ainda possa agir pode pedir carta ou ficar, seja o que for que reste ao lugar.

    @id:seat-without-chips-may-hit-and-stand
    Cenário: Um lugar já sem fichas joga um par de oitos só a pedir carta e a ficar
      Dado que o lugar 1 aposta 2 e 2 de um total de 4 fichas
      E que o lugar 1 recebe 8♠ 8♥ e 10♦ 5♣
      E que o croupier mostra 9♦ e a carta tapada é 8♦
      E que o sabot dá a seguir 3♣ 2♣
      Quando o lugar 1 mantém
      Então o lugar 1 tem 0 fichas
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 tenta dobrar
      Então a jogada é recusada: fichas insuficientes
      Quando o lugar 1 tenta separar
      Então a jogada é recusada: fichas insuficientes
      Quando o lugar 1 pede carta
      Então o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 9♦ 8♦
      E as mãos do lugar 1 são
        | cartas    | total | aposta | desfecho | recebido |
        | 8♠ 8♥ 3♣  | 19    | 2      | ganha    | 4        |
        | 10♦ 5♣ 2♣ | 17    | 2      | empata   | 2        |
      E o lugar 1 tem 6 fichas

    @id:double-takes-the-chips-from-the-second-hand
    Cenário: Quando a primeira mão dobrou, as fichas que restam não chegam para a segunda
      Dado que o lugar 1 aposta 5 e 5 de um total de 17 fichas
      E que o lugar 1 recebe 6♠ 4♥ e 7♦ 4♦
      E que o croupier mostra 10♠ e a carta tapada é 8♥
      E que o sabot dá a seguir 9♦ 6♣
      Quando o lugar 1 mantém
      Então o lugar 1 tem 7 fichas
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 dobra
      Então o lugar 1 tem 2 fichas
      E é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 tenta dobrar
      Então a jogada é recusada: fichas insuficientes
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♠ 8♥
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 6♠ 4♥ 9♦ | 19    | 10     | ganha    | 20       |
        | 7♦ 4♦ 6♣ | 17    | 5      | perde    | 0        |
      E o lugar 1 tem 22 fichas

    @id:second-hand-doubles-with-the-chips-the-first-left
    Cenário: Quando a primeira mão só pede carta, a segunda pode dobrar
      Dado que o lugar 1 aposta 5 e 5 de um total de 17 fichas
      E que o lugar 1 recebe 6♠ 4♥ e 7♦ 4♦
      E que o croupier mostra 10♠ e a carta tapada é 8♥
      E que o sabot dá a seguir 9♦ 6♣
      Quando o lugar 1 mantém
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 dobra
      Então a ronda terminou
      E o croupier faz 18 com 10♠ 8♥
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 6♠ 4♥ 9♦ | 19    | 5      | ganha    | 10       |
        | 7♦ 4♦ 6♣ | 17    | 10     | perde    | 0        |
      E o lugar 1 tem 12 fichas

    @id:no-resplit-without-chips
    Cenário: Um par que surge depois de uma separação não volta a ser separado quando as fichas não o cobrem
      Dado que o lugar 1 aposta 3 e 3 de um total de 10 fichas
      E que o lugar 1 recebe 9♥ 9♣ e 10♦ 6♦
      E que o croupier mostra 10♣ e a carta tapada é 9♦
      E que o sabot dá a seguir 9♠ 10♥
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então o lugar 1 tem 1 ficha
      E é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 tenta separar
      Então a jogada é recusada: fichas insuficientes
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 10♣ 9♦
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta | desfecho | recebido |
        | 1       | 9♥ 9♠  | 18    | 3      | perde    | 0        |
        | 1       | 9♣ 10♥ | 19    | 3      | empata   | 3        |
        | 2       | 10♦ 6♦ | 16    | 3      | perde    | 0        |
      E o lugar 1 tem 4 fichas

    @id:only-the-short-seat-may-not-double
    Cenário: A um lugar faltam fichas, enquanto o lugar ao lado pode dobrar
      Dado que o lugar 1 aposta 2 e 2 de um total de 5 fichas
      E que o lugar 2 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 6♦ 5♦ e 10♠ 8♦
      E que o lugar 2 recebe 7♥ 4♣ e 9♣ J♦
      E que o croupier mostra 7♣ e a carta tapada é 10♣
      E que o sabot dá a seguir 9♠ 6♥
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 tem 1 ficha
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 tenta dobrar
      Então a jogada é recusada: fichas insuficientes
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      Então é a vez do lugar 2 na mão 1
      E o lugar 2 pode pedir carta, ficar ou dobrar
      Quando o lugar 2 dobra
      Então o lugar 2 tem 94 fichas
      E é a vez do lugar 2 na mão 2
      Quando o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 17 com 7♣ 10♣
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 6♦ 5♦ 9♠ | 20    | 2      | ganha    | 4        |
        | 10♠ 8♦   | 18    | 2      | ganha    | 4        |
      E as mãos do lugar 2 são
        | cartas   | total | aposta | desfecho | recebido |
        | 7♥ 4♣ 6♥ | 17    | 4      | empata   | 4        |
        | 9♣ J♦    | 19    | 2      | ganha    | 4        |
      E o lugar 1 tem 9 fichas
      E o lugar 2 tem 102 fichas
