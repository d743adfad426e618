# language: pt
@switch-us
Funcionalidade: S7 A sessão didática
  O que um lugar ainda pode apostar depende das fichas que tem à frente: cada aposta adicional sai delas de imediato.

  @S7.4
  Regra: S7.4 Qualquer aposta adicional tem de ser coberta pelas fichas disponíveis do lugar.

    @id:no-free-chips-hit-or-stand
    Cenário: Um lugar a que nada resta depois das suas apostas só pode pedir carta ou ficar
      Dado que o lugar 1 aposta 2 e 2 de um total de 4 fichas
      E que o lugar 1 recebe 8♦ 8♥ e 6♣ 5♠
      E que o croupier mostra 9♣ e a carta tapada é 10♠
      E que o sabot dá a seguir 4♣ 7♥
      Quando as cartas são dadas
      Então o lugar 1 tem 0 fichas
      E o lugar 1 pode manter ou trocar
      Quando o lugar 1 mantém
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 tenta separar
      Então a jogada é recusada: fichas insuficientes
      Quando o lugar 1 tenta dobrar
      Então a jogada é recusada: fichas insuficientes
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 tenta dobrar
      Então a jogada é recusada: fichas insuficientes
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 9♣ 10♠
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 8♦ 8♥ 4♣ | 20    | 2      | ganha    | 4        |
        | 6♣ 5♠ 7♥ | 18    | 2      | perde    | 0        |
      E o lugar 1 tem 4 fichas

    @id:one-free-chip-no-double
    Cenário: Uma ficha disponível não chega para dobrar uma aposta de 2
      Dado que o lugar 1 aposta 2 e 2 de um total de 5 fichas
      E que o lugar 1 recebe 7♠ 4♦ e 10♦ 7♥
      E que o croupier mostra 10♥ e a carta tapada é 8♣
      E que o sabot dá a seguir 10♣
      Quando o lugar 1 mantém
      Então o lugar 1 tem 1 ficha
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 tenta dobrar
      Então a jogada é recusada: fichas insuficientes
      Quando o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♥ 8♣
      E as mãos do lugar 1 são
        | cartas    | total | aposta | desfecho | recebido |
        | 7♠ 4♦ 10♣ | 21    | 2      | ganha    | 4        |
        | 10♦ 7♥    | 17    | 2      | perde    | 0        |
      E o lugar 1 tem 5 fichas

    @id:two-free-chips-one-double
    Cenário: Duas fichas disponíveis chegam para dobrar uma vez, e na segunda mão só se pode pedir carta ou ficar
      Dado que o lugar 1 aposta 2 e 2 de um total de 6 fichas
      E que o lugar 1 recebe 7♠ 4♦ e 10♦ 7♥
      E que o croupier mostra 10♥ e a carta tapada é 8♣
      E que o sabot dá a seguir 10♣
      Quando o lugar 1 mantém
      Então o lugar 1 tem 2 fichas
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 dobra
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 tem 0 fichas
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 tenta dobrar
      Então a jogada é recusada: fichas insuficientes
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♥ 8♣
      E as mãos do lugar 1 são
        | cartas    | total | aposta | desfecho | recebido |
        | 7♠ 4♦ 10♣ | 21    | 4      | ganha    | 8        |
        | 10♦ 7♥    | 17    | 2      | perde    | 0        |
      E o lugar 1 tem 8 fichas

    @id:split-takes-last-chips
    Cenário: Um lugar que separa com as suas últimas duas fichas não pode dobrar nem separar as novas mãos
      Dado que o lugar 1 aposta 2 e 2 de um total de 6 fichas
      E que o lugar 1 recebe 9♦ 9♠ e 10♠ 7♦
      E que o croupier mostra K♣ e a carta tapada é 8♠
      E que o sabot dá a seguir 2♣ 8♥ 9♥
      Quando o lugar 1 mantém
      Então o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 tem 0 fichas
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 tenta dobrar
      Então a jogada é recusada: fichas insuficientes
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 tenta separar
      Então a jogada é recusada: fichas insuficientes
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com K♣ 8♠
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 9♦ 2♣ 8♥ | 19    | 2      | ganha    | 4        |
        | 1       | 9♠ 9♥    | 18    | 2      | empata   | 2        |
        | 2       | 10♠ 7♦   | 17    | 2      | perde    | 0        |
      E o lugar 1 tem 6 fichas

    @id:four-free-chips-split-and-double
    Cenário: Quatro fichas disponíveis chegam para separar e, depois, para dobrar
      Dado que o lugar 1 aposta 2 e 2 de um total de 8 fichas
      E que o lugar 1 recebe 9♦ 9♠ e 10♠ 7♦
      E que o croupier mostra K♣ e a carta tapada é 8♠
      E que o sabot dá a seguir 2♣ 8♥ 9♥
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 tem 2 fichas
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 dobra
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 tem 0 fichas
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com K♣ 8♠
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 9♦ 2♣ 8♥ | 19    | 4      | ganha    | 8        |
        | 1       | 9♠ 9♥    | 18    | 2      | empata   | 2        |
        | 2       | 10♠ 7♦   | 17    | 2      | perde    | 0        |
      E o lugar 1 tem 10 fichas

    @id:each-seat-covers-its-own-bets
    Cenário: Um lugar sem fichas disponíveis não pode dobrar, embora o lugar ao lado tenha fichas e dobre
      Dado que o lugar 1 aposta 2 e 2 de um total de 4 fichas
      E que o lugar 1 recebe 6♥ 4♠ e K♣ 8♦
      E que o lugar 2 aposta 2 e 2 de um total de 40 fichas
      E que o lugar 2 recebe 7♦ 4♣ e 10♥ 6♣
      E que o croupier mostra 10♠ e a carta tapada é 7♥
      E que o sabot dá a seguir 9♥ 5♠
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 tenta dobrar
      Então a jogada é recusada: fichas insuficientes
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      Então é a vez do lugar 2 na mão 1
      E o lugar 2 pode pedir carta, ficar ou dobrar
      Quando o lugar 2 dobra
      Então é a vez do lugar 2 na mão 2
      E o lugar 2 tem 34 fichas
      Quando o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 17 com 10♠ 7♥
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 6♥ 4♠ 9♥ | 19    | 2      | ganha    | 4        |
        | K♣ 8♦    | 18    | 2      | ganha    | 4        |
      E as mãos do lugar 2 são
        | cartas   | total | aposta | desfecho | recebido |
        | 7♦ 4♣ 5♠ | 16    | 4      | perde    | 0        |
        | 10♥ 6♣   | 16    | 2      | perde    | 0        |
      E o lugar 1 tem 8 fichas
      E o lugar 2 tem 34 fichas

    @id:insurance-beyond-free-chips @D17
    Cenário: Três fichas disponíveis não chegam para o seguro completo de duas apostas de 4
      Dado que o lugar 1 aposta 4 e 4 de um total de 11 fichas
      E que o lugar 1 recebe 10♠ 8♥ e 6♠ 4♣
      E que o croupier mostra A♦ e a carta tapada é 9♣
      E que o sabot dá a seguir 10♥
      Quando as cartas são dadas
      Então é oferecido o seguro
      E o lugar 1 tem 3 fichas
      Quando o lugar 1 tenta fazer seguro de 2 e 2
      Então a jogada é recusada: fichas insuficientes
      Quando o lugar 1 faz seguro de 2 e 1
      Então é oferecida a troca
      E o lugar 1 tem seguro de 2 e 1
      E o lugar 1 tem 0 fichas
      Quando o lugar 1 mantém
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 20 com A♦ 9♣
      E as mãos do lugar 1 são
        | cartas    | total | aposta | desfecho | recebido |
        | 10♠ 8♥    | 18    | 4      | perde    | 0        |
        | 6♠ 4♣ 10♥ | 20    | 4      | empata   | 4        |
      E o lugar 1 tem 4 fichas

    @id:insurance-takes-all-free-chips @D17
    Cenário: Quatro fichas disponíveis chegam para o seguro completo de duas apostas de 4
      Dado que o lugar 1 aposta 4 e 4 de um total de 12 fichas
      E que o lugar 1 recebe 10♠ 8♥ e 6♠ 4♣
      E que o croupier mostra A♦ e a carta tapada é 9♣
      E que o sabot dá a seguir 10♥
      Quando o lugar 1 faz seguro de 2 e 2
      Então é oferecida a troca
      E o lugar 1 tem seguro de 2 e 2
      E o lugar 1 tem 0 fichas
      Quando o lugar 1 mantém
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 tenta dobrar
      Então a jogada é recusada: fichas insuficientes
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 20 com A♦ 9♣
      E as mãos do lugar 1 são
        | cartas    | total | aposta | desfecho | recebido |
        | 10♠ 8♥    | 18    | 4      | perde    | 0        |
        | 6♠ 4♣ 10♥ | 20    | 4      | empata   | 4        |
      E o lugar 1 tem 4 fichas

    @id:insured-then-no-double @D17
    Cenário: Uma ficha apostada no seguro falta para dobrar e não volta quando o seguro se perde
      Dado que o lugar 1 aposta 2 e 2 de um total de 6 fichas
      E que o lugar 1 recebe 6♦ 5♣ e 10♠ 8♣
      E que o croupier mostra A♥ e a carta tapada é 7♣
      E que o sabot dá a seguir 8♦
      Quando o lugar 1 faz seguro de 1 e 0
      Então é oferecida a troca
      E o lugar 1 tem seguro de 1 e 0
      E o lugar 1 tem 1 ficha
      Quando o lugar 1 mantém
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 tenta dobrar
      Então a jogada é recusada: fichas insuficientes
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com A♥ 7♣
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 6♦ 5♣ 8♦ | 19    | 2      | ganha    | 4        |
        | 10♠ 8♣   | 18    | 2      | empata   | 2        |
      E o lugar 1 tem 7 fichas

    @id:uninsured-then-double @D17
    Cenário: Um lugar que dispensa o seguro guarda as duas fichas para dobrar
      Dado que o lugar 1 aposta 2 e 2 de um total de 6 fichas
      E que o lugar 1 recebe 6♦ 5♣ e 10♠ 8♣
      E que o croupier mostra A♥ e a carta tapada é 7♣
      E que o sabot dá a seguir 8♦
      Quando o lugar 1 dispensa o seguro
      Então é oferecida a troca
      E o lugar 1 tem seguro de 0 e 0
      E o lugar 1 tem 2 fichas
      Quando o lugar 1 mantém
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 dobra
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 tem 0 fichas
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com A♥ 7♣
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 6♦ 5♣ 8♦ | 19    | 4      | ganha    | 8        |
        | 10♠ 8♣   | 18    | 2      | empata   | 2        |
      E o lugar 1 tem 10 fichas

    @id:insured-then-no-split @D17
    Cenário: Uma ficha apostada no seguro da segunda posição falta para separar na primeira
      Dado que o lugar 1 aposta 2 e 2 de um total de 6 fichas
      E que o lugar 1 recebe 8♠ 8♦ e K♦ 10♣
      E que o croupier mostra A♣ e a carta tapada é 8♥
      E que o sabot dá a seguir 3♠
      Quando o lugar 1 faz seguro de 0 e 1
      Então o lugar 1 tem seguro de 0 e 1
      E o lugar 1 tem 1 ficha
      Quando o lugar 1 mantém
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 tenta separar
      Então a jogada é recusada: fichas insuficientes
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com A♣ 8♥
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 8♠ 8♦ 3♠ | 19    | 2      | empata   | 2        |
        | K♦ 10♣   | 20    | 2      | ganha    | 4        |
      E o lugar 1 tem 7 fichas

    @id:insured-with-chips-for-split @D17
    Cenário: Com mais uma ficha, o lugar com seguro pode separar
      Dado que o lugar 1 aposta 2 e 2 de um total de 7 fichas
      E que o lugar 1 recebe 8♠ 8♦ e K♦ 10♣
      E que o croupier mostra A♣ e a carta tapada é 8♥
      E que o sabot dá a seguir 10♥ Q♣
      Quando o lugar 1 faz seguro de 0 e 1
      Então o lugar 1 tem seguro de 0 e 1
      E o lugar 1 tem 2 fichas
      Quando o lugar 1 mantém
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então o lugar 1 tem 0 fichas
      Quando o lugar 1 fica
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com A♣ 8♥
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta | desfecho | recebido |
        | 1       | 8♠ 10♥ | 18    | 2      | perde    | 0        |
        | 1       | 8♦ Q♣  | 18    | 2      | perde    | 0        |
        | 2       | K♦ 10♣ | 20    | 2      | ganha    | 4        |
      E o lugar 1 tem 4 fichas

    @id:last-chip-on-insurance-won @D17
    Cenário: A última ficha disponível, apostada no seguro, volta como três quando o croupier tem um natural
      Dado que o lugar 1 aposta 2 e 2 de um total de 5 fichas
      E que o lugar 1 recebe 10♦ 9♠ e 8♣ 5♥
      E que o croupier mostra A♠ e a carta tapada é K♦
      Quando as cartas são dadas
      Então é oferecido o seguro
      E o lugar 1 tem 1 ficha
      Quando o lugar 1 tenta fazer seguro de 1 e 1
      Então a jogada é recusada: fichas insuficientes
      Quando o lugar 1 faz seguro de 1 e 0
      Então a ronda terminou
      E o croupier faz 21 com A♠ K♦
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 10♦ 9♠ | 19    | 2      | perde    | 0        |
        | 8♣ 5♥  | 13    | 2      | perde    | 0        |
      E o lugar 1 tem seguro de 1 e 0
      E o lugar 1 tem 3 fichas

    @id:refused-bets-take-no-chips
    Cenário: Dobrar ou separar sem fichas suficientes não leva ficha nenhuma, e com o par acaba por se pedir carta
      Dado que o lugar 1 aposta 5 e 5 de um total de 14 fichas
      E que o lugar 1 recebe 6♠ 6♦ e 10♥ 8♠
      E que o croupier mostra 8♣ e a carta tapada é K♦
      E que o sabot dá a seguir 8♦
      Quando o lugar 1 mantém
      Então o lugar 1 tem 4 fichas
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 tenta dobrar
      Então a jogada é recusada: fichas insuficientes
      Quando o lugar 1 tenta separar
      Então a jogada é recusada: fichas insuficientes
      E é a vez do lugar 1 na mão 1
      E o lugar 1 tem 4 fichas
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♣ K♦
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 6♠ 6♦ 8♦ | 20    | 5      | ganha    | 10       |
        | 10♥ 8♠   | 18    | 5      | empata   | 5        |
      E o lugar 1 tem 19 fichas

    @id:last-chips-double-the-second-hand
    Cenário: Seis fichas disponíveis, exatamente a aposta, chegam para dobrar a segunda mão
      Dado que o lugar 1 aposta 6 e 6 de um total de 18 fichas
      E que o lugar 1 recebe 10♦ 7♣ e 5♥ 6♣
      E que o croupier mostra 9♠ e a carta tapada é 10♣
      E que o sabot dá a seguir 9♦
      Quando o lugar 1 mantém
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 tem 6 fichas
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 dobra
      Então a ronda terminou
      E o croupier faz 19 com 9♠ 10♣
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 10♦ 7♣   | 17    | 6      | perde    | 0        |
        | 5♥ 6♣ 9♦ | 20    | 12     | ganha    | 24       |
      E o lugar 1 tem 24 fichas

    @id:five-free-chips-do-not-double-the-second-hand
    Cenário: Cinco fichas disponíveis não chegam para dobrar a segunda mão com uma aposta de 6, e acaba por se pedir carta
      Dado que o lugar 1 aposta 6 e 6 de um total de 17 fichas
      E que o lugar 1 recebe 10♦ 7♣ e 5♥ 6♣
      E que o croupier mostra 9♠ e a carta tapada é 10♣
      E que o sabot dá a seguir 9♦
      Quando o lugar 1 mantém
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 tenta dobrar
      Então a jogada é recusada: fichas insuficientes
      E é a vez do lugar 1 na mão 2
      E o lugar 1 tem 5 fichas
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 9♠ 10♣
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 10♦ 7♣   | 17    | 6      | perde    | 0        |
        | 5♥ 6♣ 9♦ | 20    | 6      | ganha    | 12       |
      E o lugar 1 tem 17 fichas

    @id:last-chips-split-the-second-hand
    Cenário: Oito fichas disponíveis, exatamente a aposta, chegam para separar a segunda mão
      Dado que o lugar 1 aposta 8 e 8 de um total de 24 fichas
      E que o lugar 1 recebe 9♥ 7♦ e 9♦ 9♣
      E que o croupier mostra 10♠ e a carta tapada é 8♣
      E que o sabot dá a seguir 10♥ 8♥
      Quando o lugar 1 mantém
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 tem 8 fichas
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 separa
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 tem 0 fichas
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♠ 8♣
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta | desfecho | recebido |
        | 1       | 9♥ 7♦  | 16    | 8      | perde    | 0        |
        | 2       | 9♦ 10♥ | 19    | 8      | ganha    | 16       |
        | 2       | 9♣ 8♥  | 17    | 8      | perde    | 0        |
      E o lugar 1 tem 16 fichas

    @id:seven-free-chips-do-not-split-the-second-hand
    Cenário: Sete fichas disponíveis não chegam para separar a segunda mão com uma aposta de 8, e acaba por se pedir carta
      Dado que o lugar 1 aposta 8 e 8 de um total de 23 fichas
      E que o lugar 1 recebe 9♥ 7♦ e 9♦ 9♣
      E que o croupier mostra 10♠ e a carta tapada é 8♣
      E que o sabot dá a seguir 2♥
      Quando o lugar 1 mantém
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 tenta separar
      Então a jogada é recusada: fichas insuficientes
      E é a vez do lugar 1 na mão 2
      E o lugar 1 tem 7 fichas
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♠ 8♣
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 9♥ 7♦    | 16    | 8      | perde    | 0        |
        | 2       | 9♦ 9♣ 2♥ | 20    | 8      | ganha    | 16       |
      E o lugar 1 tem 23 fichas

  @S7.7
  Regra: S7.7 O perfil nunca se combina com naturais pagos a 3 para 2, nem com um 22 do croupier que perca contra todas as mãos ainda em jogo.

    @id:even-money-and-22-go-together
    Cenário: Naturais a 1 para 1 e um 22 do croupier que empata combinam-se com a troca
      Dado que o regulamento é como switch-us com naturalPays "1:1"
      E que o regulamento é como switch-us com dealer22 "push"
      Então o regulamento é aceite

    @id:three-to-two-does-not-go-with-the-switch
    Cenário: Naturais pagos a 3 para 2 são recusados a par da troca
      Dado que o regulamento é como switch-us com naturalPays "3:2"
      Então o regulamento é recusado em /naturalPays pela regra S7.7

    @id:losing-22-does-not-go-with-the-switch
    Cenário: Um 22 do croupier que perde contra todas as mãos ainda em jogo é recusado a par da troca
      Dado que o regulamento é como switch-us com dealer22 "over"
      Então o regulamento é recusado em /dealer22 pela regra S7.7

    @id:paying-for-both-freedoms-is-refused-for-the-first
    Cenário: Quando se juntam os dois, a recusa indica o primeiro
      Dado que o regulamento é como switch-us com naturalPays "3:2"
      E que o regulamento é como switch-us com dealer22 "over"
      Então o regulamento é recusado em /naturalPays pela regra S7.7
