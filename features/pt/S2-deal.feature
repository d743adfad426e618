# language: pt
@switch-us
Funcionalidade: S2 A distribuição
  Quem se senta, o que se aposta, o que está na mesa e quanto valem as cartas.

  @S2.2
  Regra: S2.2 Um croupier enfrenta 1 a 6 lugares; uma mesa sem nenhum lugar e uma mesa com um sétimo lugar são recusadas.

    @id:one-seat-plays-alone
    Cenário: Um jogador joga sozinho contra o croupier
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♥ 7♣ e 8♠ 6♦
      E que o croupier mostra 8♦ e a carta tapada é K♥
      E que o sabot dá a seguir 4♠
      Quando as cartas são dadas
      Então é oferecida a troca
      E é a vez do lugar 1
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♦ K♥
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 10♥ 7♣   | 17    | 2      | perde    | 0        |
        | 8♠ 6♦ 4♠ | 18    | 2      | empata   | 2        |
      E o lugar 1 tem 98 fichas

    @id:six-seats-play-a-round
    Cenário: Seis jogadores jogam uma ronda inteira contra um só croupier
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ 9♦ e 7♣ 6♥
      E que o lugar 2 aposta 2 e 2 de um total de 50 fichas
      E que o lugar 2 recebe Q♣ 8♦ e 10♥ 7♦
      E que o lugar 3 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 3 recebe 9♠ 3♦ e J♠ 4♣
      E que o lugar 4 aposta 2 e 2 de um total de 80 fichas
      E que o lugar 4 recebe K♥ 9♣ e 10♦ 8♥
      E que o lugar 5 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 5 recebe 7♥ 5♠ e 6♠ 9♥
      E que o lugar 6 aposta 2 e 2 de um total de 60 fichas
      E que o lugar 6 recebe J♥ 3♠ e 10♣ 9♥
      E que o croupier mostra 8♠ e a carta tapada é K♦
      E que o sabot dá a seguir 8♣ 7♠
      Quando as cartas são dadas
      Então é oferecida a troca
      E é a vez do lugar 1
      E o lugar 1 tem 96 fichas
      E o lugar 2 tem 46 fichas
      E o lugar 3 tem 96 fichas
      E o lugar 4 tem 76 fichas
      E o lugar 5 tem 96 fichas
      E o lugar 6 tem 56 fichas
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 3 mantém
      E o lugar 4 mantém
      E o lugar 5 mantém
      Então é a vez do lugar 6
      Quando o lugar 6 mantém
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 1
      Quando o lugar 1 fica
      E o lugar 1 fica
      Então é a vez do lugar 2 na mão 1
      Quando o lugar 2 fica
      E o lugar 2 fica
      Então é a vez do lugar 3 na mão 1
      Quando o lugar 3 pede carta
      E o lugar 3 fica
      E o lugar 3 fica
      Então é a vez do lugar 4 na mão 1
      Quando o lugar 4 fica
      E o lugar 4 fica
      Então é a vez do lugar 5 na mão 1
      Quando o lugar 5 fica
      E o lugar 5 fica
      Então é a vez do lugar 6 na mão 1
      Quando o lugar 6 pede carta
      E o lugar 6 fica
      Então é a vez do lugar 6 na mão 2
      Quando o lugar 6 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♠ K♦
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 10♠ 9♦ | 19    | 2      | ganha    | 4        |
        | 7♣ 6♥  | 13    | 2      | perde    | 0        |
      E as mãos do lugar 2 são
        | cartas | total | aposta | desfecho | recebido |
        | Q♣ 8♦  | 18    | 2      | empata   | 2        |
        | 10♥ 7♦ | 17    | 2      | perde    | 0        |
      E as mãos do lugar 3 são
        | cartas   | total | aposta | desfecho | recebido |
        | 9♠ 3♦ 8♣ | 20    | 2      | ganha    | 4        |
        | J♠ 4♣    | 14    | 2      | perde    | 0        |
      E as mãos do lugar 4 são
        | cartas | total | aposta | desfecho | recebido |
        | K♥ 9♣  | 19    | 2      | ganha    | 4        |
        | 10♦ 8♥ | 18    | 2      | empata   | 2        |
      E as mãos do lugar 5 são
        | cartas | total | aposta | desfecho | recebido |
        | 7♥ 5♠  | 12    | 2      | perde    | 0        |
        | 6♠ 9♥  | 15    | 2      | perde    | 0        |
      E as mãos do lugar 6 são
        | cartas   | total | aposta | desfecho | recebido |
        | J♥ 3♠ 7♠ | 20    | 2      | ganha    | 4        |
        | 10♣ 9♥   | 19    | 2      | ganha    | 4        |
      E o lugar 1 tem 100 fichas
      E o lugar 2 tem 48 fichas
      E o lugar 3 tem 100 fichas
      E o lugar 4 tem 82 fichas
      E o lugar 5 tem 96 fichas
      E o lugar 6 tem 64 fichas

    @id:seventh-seat-is-refused
    Cenário: Um sétimo jogador na mesma mesa está a mais
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ 9♦ e 7♣ 6♥
      E que o lugar 2 aposta 2 e 2 de um total de 50 fichas
      E que o lugar 2 recebe Q♣ 8♦ e 10♥ 7♦
      E que o lugar 3 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 3 recebe 9♠ 3♦ e J♠ 4♣
      E que o lugar 4 aposta 2 e 2 de um total de 80 fichas
      E que o lugar 4 recebe K♥ 9♣ e 10♦ 8♥
      E que o lugar 5 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 5 recebe 7♥ 5♠ e 6♠ 9♥
      E que o lugar 6 aposta 2 e 2 de um total de 60 fichas
      E que o lugar 6 recebe J♥ 3♠ e 10♣ 9♥
      E que o lugar 7 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 7 recebe Q♦ 5♦ e K♣ 7♥
      E que o croupier mostra 8♠ e a carta tapada é K♦
      Quando as cartas são dadas
      Então a mesa é recusada: número de lugares inválido

    @id:no-seat-is-refused
    Cenário: O croupier não dá cartas a uma mesa vazia
      Dado que o croupier mostra 8♦ e a carta tapada é K♥
      Quando as cartas são dadas
      Então a mesa é recusada: número de lugares inválido

    @id:table-of-seven-stays-refused
    Cenário: Uma mesa de sete jogadores continua recusada, tentem eles o que tentarem
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 9♠ 8♦ e 10♣ 7♥
      E que o lugar 2 aposta 3 e 3 de um total de 100 fichas
      E que o lugar 2 recebe K♦ 6♠ e 9♥ 4♣
      E que o lugar 3 aposta 2 e 2 de um total de 40 fichas
      E que o lugar 3 recebe Q♥ 8♣ e 7♦ 5♠
      E que o lugar 4 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 4 recebe 10♠ 3♦ e J♦ 9♦
      E que o lugar 5 aposta 2 e 2 de um total de 70 fichas
      E que o lugar 5 recebe 6♦ 5♥ e K♠ 8♥
      E que o lugar 6 aposta 4 e 4 de um total de 100 fichas
      E que o lugar 6 recebe 7♠ 2♣ e Q♠ 10♦
      E que o lugar 7 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 7 recebe J♥ 4♥ e 8♠ 6♣
      E que o croupier mostra 10♥ e a carta tapada é 9♣
      Quando as cartas são dadas
      Então a mesa é recusada: número de lugares inválido
      Quando o lugar 1 tenta manter
      Então a mesa continua recusada
      Quando o lugar 1 tenta pedir carta
      Então a mesa continua recusada
      Quando o lugar 7 tenta trocar
      Então a mesa continua recusada

  @S2.3
  Regra: S2.3 Cada lugar aposta um só valor, igual nas suas duas posições, um número positivo de fichas; por omissão, 2 e 2 de um total de 100. Apostas desiguais ou em falta são recusadas.

    @id:stakes-of-2-leave-at-once
    Cenário: Duas apostas de 2 saem das 100 fichas do jogador assim que as cartas são dadas
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♦ 9♠ e 6♠ Q♣
      E que o croupier mostra 7♦ e a carta tapada é 10♠
      Quando as cartas são dadas
      Então é oferecida a troca
      E o lugar 1 tem 96 fichas
      E as mãos do lugar 1 são
        | posição | cartas | aposta |
        | 1       | 10♦ 9♠ | 2      |
        | 2       | 6♠ Q♣  | 2      |
      Quando o lugar 1 mantém
      E o lugar 1 fica
      Então o lugar 1 tem 96 fichas
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 7♦ 10♠
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta | desfecho | recebido |
        | 1       | 10♦ 9♠ | 19    | 2      | ganha    | 4        |
        | 2       | 6♠ Q♣  | 16    | 2      | perde    | 0        |
      E o lugar 1 tem 100 fichas

    @id:stakes-of-2-and-3-are-refused
    Cenário: Apostas de 2 e 3 são desiguais e recusadas
      Dado que o lugar 1 aposta 2 e 3 de um total de 100 fichas
      E que o lugar 1 recebe 10♦ 9♠ e 6♠ Q♣
      E que o croupier mostra 7♦ e a carta tapada é 10♠
      Quando as cartas são dadas
      Então a mesa é recusada: aposta inválida

    @id:stake-on-one-spot-only-is-refused
    Cenário: Uma aposta de 2 na primeira posição sem nada na segunda é recusada
      Dado que o lugar 1 aposta 2 e 0 de um total de 100 fichas
      E que o lugar 1 recebe 10♦ 9♠ e 6♠ Q♣
      E que o croupier mostra 7♦ e a carta tapada é 10♠
      Quando as cartas são dadas
      Então a mesa é recusada: aposta inválida

    @id:stakes-of-zero-are-refused
    Cenário: Ninguém joga sem apostar
      Dado que o lugar 1 aposta 0 e 0 de um total de 100 fichas
      E que o lugar 1 recebe 10♦ 9♠ e 6♠ Q♣
      E que o croupier mostra 7♦ e a carta tapada é 10♠
      Quando as cartas são dadas
      Então a mesa é recusada: aposta inválida

    @id:negative-stakes-are-refused
    Cenário: Duas apostas iguais abaixo de zero são recusadas
      Dado que o lugar 1 aposta -2 e -2 de um total de 100 fichas
      E que o lugar 1 recebe 10♦ 9♠ e 6♠ Q♣
      E que o croupier mostra 7♦ e a carta tapada é 10♠
      Quando as cartas são dadas
      Então a mesa é recusada: aposta inválida

    @id:stakes-of-5-10-and-1
    Cenário: Três jogadores apostam 5, 10 e 1 em cada posição
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe J♥ 8♣ e 4♠ 9♥
      E que o lugar 2 aposta 10 e 10 de um total de 200 fichas
      E que o lugar 2 recebe 9♦ 10♥ e K♠ 7♠
      E que o lugar 3 aposta 1 e 1 de um total de 30 fichas
      E que o lugar 3 recebe 10♣ 5♠ e Q♥ 9♣
      E que o croupier mostra 8♥ e a carta tapada é J♣
      Quando as cartas são dadas
      Então é oferecida a troca
      E o lugar 1 tem 90 fichas
      E o lugar 2 tem 180 fichas
      E o lugar 3 tem 28 fichas
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 3 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      E o lugar 2 fica
      E o lugar 2 fica
      E o lugar 3 fica
      E o lugar 3 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♥ J♣
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | J♥ 8♣  | 18    | 5      | empata   | 5        |
        | 4♠ 9♥  | 13    | 5      | perde    | 0        |
      E as mãos do lugar 2 são
        | cartas | total | aposta | desfecho | recebido |
        | 9♦ 10♥ | 19    | 10     | ganha    | 20       |
        | K♠ 7♠  | 17    | 10     | perde    | 0        |
      E as mãos do lugar 3 são
        | cartas | total | aposta | desfecho | recebido |
        | 10♣ 5♠ | 15    | 1      | perde    | 0        |
        | Q♥ 9♣  | 19    | 1      | ganha    | 2        |
      E o lugar 1 tem 95 fichas
      E o lugar 2 tem 200 fichas
      E o lugar 3 tem 30 fichas

    @id:unequal-stakes-of-the-second-of-three-seats
    Cenário: As apostas de 10 e 5 de um só jogador bastam para que a mesma mesa seja recusada
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe J♥ 8♣ e 4♠ 9♥
      E que o lugar 2 aposta 10 e 5 de um total de 200 fichas
      E que o lugar 2 recebe 9♦ 10♥ e K♠ 7♠
      E que o lugar 3 aposta 1 e 1 de um total de 30 fichas
      E que o lugar 3 recebe 10♣ 5♠ e Q♥ 9♣
      E que o croupier mostra 8♥ e a carta tapada é J♣
      Quando as cartas são dadas
      Então a mesa é recusada: aposta inválida

    @id:stakes-take-the-last-chips @S5.10
    Cenário: Um jogador pode apostar as últimas fichas e continuar a jogar sem nenhuma
      Dado que o lugar 1 aposta 20 e 20 de um total de 40 fichas
      E que o lugar 1 recebe 6♦ 5♥ e 10♥ 9♣
      E que o croupier mostra 9♥ e a carta tapada é 8♦
      E que o sabot dá a seguir 5♦
      Quando as cartas são dadas
      Então é oferecida a troca
      E o lugar 1 tem 0 fichas
      Quando o lugar 1 mantém
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 9♥ 8♦
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 6♦ 5♥ 5♦ | 16    | 20     | perde    | 0        |
        | 10♥ 9♣   | 19    | 20     | ganha    | 40       |
      E o lugar 1 tem 40 fichas

    @id:odd-stakes-come-back-whole @D12 @S6.7
    Cenário: As apostas de 3 e de 7 voltam em fichas inteiras, também as de um natural
      Dado que o lugar 1 aposta 3 e 3 de um total de 40 fichas
      E que o lugar 1 recebe A♦ J♣ e 10♦ 8♠
      E que o lugar 2 aposta 7 e 7 de um total de 90 fichas
      E que o lugar 2 recebe 10♣ 9♠ e K♠ 6♣
      E que o croupier mostra 8♣ e a carta tapada é 10♥
      Quando as cartas são dadas
      Então é oferecida a troca
      E o lugar 1 tem 34 fichas
      E o lugar 2 tem 76 fichas
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 fica
      E o lugar 2 fica
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♣ 10♥
      E as mãos do lugar 1 são
        | cartas | total    | natural | aposta | desfecho | recebido |
        | A♦ J♣  | 21 suave | sim     | 3      | ganha    | 6        |
        | 10♦ 8♠ | 18       | não     | 3      | empata   | 3        |
      E as mãos do lugar 2 são
        | cartas | total | natural | aposta | desfecho | recebido |
        | 10♣ 9♠ | 19    | não     | 7      | ganha    | 14       |
        | K♠ 6♣  | 16    | não     | 7      | perde    | 0        |
      E o lugar 1 tem 43 fichas
      E o lugar 2 tem 90 fichas

    @id:stakes-of-one-and-a-half-are-refused @D12
    Cenário: Uma ficha não se parte ao meio: apostas de 1.5 e 1.5 são recusadas
      Dado que o lugar 1 aposta 1.5 e 1.5 de um total de 100 fichas
      E que o lugar 1 recebe 10♦ 9♠ e 6♠ Q♣
      E que o croupier mostra 7♦ e a carta tapada é 10♠
      Quando as cartas são dadas
      Então a mesa é recusada: aposta inválida

    @id:three-stakes-of-2-are-refused
    Cenário: Três apostas iguais para duas posições são recusadas
      Dado que o lugar 1 aposta 2, 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♦ 9♠ e 6♠ Q♣
      E que o croupier mostra 7♦ e a carta tapada é 10♠
      Quando as cartas são dadas
      Então a mesa é recusada: aposta inválida

    @id:a-single-stake-of-2-is-refused
    Cenário: Com uma única aposta de 2, falta uma aposta
      Dado que o lugar 1 aposta 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♦ 9♠ e 6♠ Q♣
      E que o croupier mostra 7♦ e a carta tapada é 10♠
      Quando as cartas são dadas
      Então a mesa é recusada: aposta inválida

    @id:table-of-unequal-stakes-stays-refused
    Cenário: Uma mesa recusada por apostas desiguais continua recusada, tente-se nela o que se tentar
      Dado que o lugar 1 aposta 4 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♦ 9♠ e 6♠ Q♣
      E que o croupier mostra 7♦ e a carta tapada é 10♠
      Quando as cartas são dadas
      Então a mesa é recusada: aposta inválida
      Quando o lugar 1 tenta manter
      Então a mesa continua recusada
      Quando o lugar 1 tenta trocar
      Então a mesa continua recusada
      Quando o lugar 1 tenta ficar
      Então a mesa continua recusada

    @id:stakes-of-200
    Cenário: Um jogador pode apostar 200 em cada posição
      Dado que o lugar 1 aposta 200 e 200 de um total de 1000 fichas
      E que o lugar 1 recebe J♣ 9♥ e 8♥ 5♦
      E que o croupier mostra 8♣ e a carta tapada é Q♦
      E que o sabot dá a seguir 4♣
      Quando as cartas são dadas
      Então é oferecida a troca
      E o lugar 1 tem 600 fichas
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♣ Q♦
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | J♣ 9♥    | 19    | 200    | ganha    | 400      |
        | 8♥ 5♦ 4♣ | 17    | 200    | perde    | 0        |
      E o lugar 1 tem 1000 fichas

    @id:stakes-of-1
    Cenário: Um jogador pode apostar uma só ficha em cada posição
      Dado que o lugar 1 aposta 1 e 1 de um total de 15 fichas
      E que o lugar 1 recebe 10♥ 5♠ e 4♦ 7♣
      E que o croupier mostra 9♠ e a carta tapada é K♥
      E que o sabot dá a seguir 9♦
      Quando as cartas são dadas
      Então é oferecida a troca
      E o lugar 1 tem 13 fichas
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 9♠ K♥
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 10♥ 5♠   | 15    | 1      | perde    | 0        |
        | 4♦ 7♣ 9♦ | 20    | 1      | ganha    | 2        |
      E o lugar 1 tem 15 fichas

    @id:stakes-of-7
    Cenário: Um jogador pode apostar 7 em cada posição e ganha 7 em cada uma
      Dado que o lugar 1 aposta 7 e 7 de um total de 50 fichas
      E que o lugar 1 recebe K♠ 8♥ e 9♣ 2♥
      E que o croupier mostra 10♦ e a carta tapada é 7♠
      E que o sabot dá a seguir 8♠
      Quando as cartas são dadas
      Então é oferecida a troca
      E o lugar 1 tem 36 fichas
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 10♦ 7♠
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | K♠ 8♥    | 18    | 7      | ganha    | 14       |
        | 9♣ 2♥ 8♠ | 19    | 7      | ganha    | 14       |
      E o lugar 1 tem 64 fichas

    @id:stakes-of-100
    Cenário: Um jogador pode apostar 100 em cada posição e perde 100 em cada uma
      Dado que o lugar 1 aposta 100 e 100 de um total de 330 fichas
      E que o lugar 1 recebe 9♦ 7♥ e 6♣ 8♦
      E que o croupier mostra 9♥ e a carta tapada é 10♣
      E que o sabot dá a seguir 4♥
      Quando as cartas são dadas
      Então é oferecida a troca
      E o lugar 1 tem 130 fichas
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 9♥ 10♣
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 9♦ 7♥    | 16    | 100    | perde    | 0        |
        | 6♣ 8♦ 4♥ | 18    | 100    | perde    | 0        |
      E o lugar 1 tem 130 fichas

  @S2.4
  Regra: S2.4 Cada posição recebe duas cartas abertas; o croupier recebe uma aberta e outra tapada, que nenhum jogador vê antes de o croupier a revelar.

    @id:four-cards-and-the-up-card-are-seen @S2.3 @S2.5
    Cenário: Depois da distribuição veem-se quatro cartas e a carta aberta, e as apostas já saíram das fichas
      Dado que o lugar 1 aposta 3 e 3 de um total de 40 fichas
      E que o lugar 1 recebe 7♥ 4♠ e 9♦ 6♣
      E que o croupier mostra 5♣ e a carta tapada é J♥
      Quando as cartas são dadas
      Então é oferecida a troca
      E o croupier mostra 5♣
      E o lugar 1 tem 34 fichas
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 7♥ 4♠  | 11    | 3      |
        | 2       | 9♦ 6♣  | 15    | 3      |

    @id:hole-card-hidden-until-all-have-played
    Cenário: Todos veem oito cartas dos jogadores e só uma do croupier até todos terem jogado
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 8♦ 7♠ e 10♣ 9♣
      E que o lugar 2 aposta 8 e 8 de um total de 80 fichas
      E que o lugar 2 recebe Q♦ 4♠ e 10♥ 8♠
      E que o croupier mostra 9♥ e a carta tapada é 9♦
      E que o sabot dá a seguir 6♠
      Quando as cartas são dadas
      Então é oferecida a troca
      E as mãos do lugar 1 são
        | posição | cartas | total |
        | 1       | 8♦ 7♠  | 15    |
        | 2       | 10♣ 9♣ | 19    |
      E as mãos do lugar 2 são
        | posição | cartas | total |
        | 1       | Q♦ 4♠  | 14    |
        | 2       | 10♥ 8♠ | 18    |
      E o croupier mostra 9♥
      Quando o lugar 1 mantém
      Então o croupier mostra 9♥
      Quando o lugar 2 mantém
      Então jogam-se as mãos
      E o croupier mostra 9♥
      Quando o lugar 1 fica
      E o lugar 1 fica
      Então o croupier mostra 9♥
      Quando o lugar 2 pede carta
      Então o croupier mostra 9♥
      Quando o lugar 2 fica
      Então é a vez do lugar 2 na mão 2
      E o croupier mostra 9♥
      Quando o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 18 com 9♥ 9♦
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta | desfecho | recebido |
        | 1       | 8♦ 7♠  | 15    | 2      | perde    | 0        |
        | 2       | 10♣ 9♣ | 19    | 2      | ganha    | 4        |
      E as mãos do lugar 2 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | Q♦ 4♠ 6♠ | 20    | 8      | ganha    | 16       |
        | 2       | 10♥ 8♠   | 18    | 8      | empata   | 8        |
      E o lugar 1 tem 100 fichas
      E o lugar 2 tem 88 fichas

    @id:hole-card-hidden-after-a-check-under-an-ace @S3.9
    Cenário: Com um ás aberto, a carta tapada do croupier continua escondida quando a verificação não encontra um natural
      Dado que o lugar 1 aposta 6 e 6 de um total de 60 fichas
      E que o lugar 1 recebe J♠ 8♦ e 9♣ Q♥
      E que o croupier mostra A♦ e a carta tapada é 8♣
      Quando as cartas são dadas
      Então é oferecido o seguro
      E o croupier mostra A♦
      Quando o lugar 1 dispensa o seguro
      Então é oferecida a troca
      E o croupier mostra A♦
      Quando o lugar 1 mantém
      Então jogam-se as mãos
      E o croupier mostra A♦
      Quando o lugar 1 fica
      Então o croupier mostra A♦
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com A♦ 8♣
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta | desfecho | recebido |
        | 1       | J♠ 8♦  | 18    | 6      | perde    | 0        |
        | 2       | 9♣ Q♥  | 19    | 6      | empata   | 6        |
      E o lugar 1 tem 54 fichas

    @id:one-card-six-times-with-one-seat
    Cenário: Os seis noves de paus calham a um jogador e ao croupier
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 9♣ 3♥ e 2♠ 9♣
      E que o croupier mostra 9♣ e a carta tapada é 9♣
      E que o sabot dá a seguir 9♣ 9♣
      Quando as cartas são dadas
      Então é oferecida a troca
      E o croupier mostra 9♣
      E as mãos do lugar 1 são
        | posição | cartas | total |
        | 1       | 9♣ 3♥  | 12    |
        | 2       | 2♠ 9♣  | 11    |
      Quando o lugar 1 mantém
      E o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 9♣ 9♣
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 9♣ 3♥ 9♣ | 21    | 2      | ganha    | 4        |
        | 2       | 2♠ 9♣ 9♣ | 20    | 2      | ganha    | 4        |
      E o lugar 1 tem 104 fichas

    @id:one-card-six-times-over-the-table
    Cenário: Há seis noves de paus na mesa: na distribuição, dois para cada jogador e um para o croupier, e depois um tirado
      Dado que o lugar 1 aposta 3 e 3 de um total de 40 fichas
      E que o lugar 1 recebe 9♣ 8♠ e 5♥ 9♣
      E que o lugar 2 aposta 5 e 5 de um total de 60 fichas
      E que o lugar 2 recebe 10♦ 9♣ e 9♣ 2♦
      E que o croupier mostra 9♣ e a carta tapada é J♦
      E que o sabot dá a seguir 6♦ 9♣
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 2 fica
      Então é a vez do lugar 2 na mão 2
      Quando o lugar 2 pede carta
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 19 com 9♣ J♦
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 9♣ 8♠    | 17    | 3      | perde    | 0        |
        | 2       | 5♥ 9♣ 6♦ | 20    | 3      | ganha    | 6        |
      E o lugar 1 tem 40 fichas
      E as mãos do lugar 2 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 10♦ 9♣   | 19    | 5      | empata   | 5        |
        | 2       | 9♣ 2♦ 9♣ | 20    | 5      | ganha    | 10       |
      E o lugar 2 tem 65 fichas

  @S2.5
  Regra: S2.5 Em cada posição, a primeira e a segunda carta conservam a sua ordem.

    @id:cards-lie-as-dealt-after-keeping
    Cenário: Alta antes de baixa ou baixa antes de alta, as cartas conservam a ordem em que foram dadas e tiradas
      Dado que o lugar 1 aposta 3 e 3 de um total de 100 fichas
      E que o lugar 1 recebe 9♦ 3♠ e 4♥ 10♣
      E que o croupier mostra 10♦ e a carta tapada é 9♣
      E que o sabot dá a seguir 7♣ 2♦ 4♠
      Quando as cartas são dadas
      Então é oferecida a troca
      E as mãos do lugar 1 são
        | posição | cartas | total |
        | 1       | 9♦ 3♠  | 12    |
        | 2       | 4♥ 10♣ | 14    |
      Quando o lugar 1 mantém
      Então as mãos do lugar 1 são
        | posição | cartas | total |
        | 1       | 9♦ 3♠  | 12    |
        | 2       | 4♥ 10♣ | 14    |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 pede carta
      Então as mãos do lugar 1 são
        | posição | cartas    | total |
        | 1       | 9♦ 3♠ 7♣  | 19    |
        | 2       | 4♥ 10♣ 2♦ | 16    |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 10♦ 9♣
      E as mãos do lugar 1 são
        | posição | cartas       | total | aposta | desfecho | recebido |
        | 1       | 9♦ 3♠ 7♣     | 19    | 3      | empata   | 3        |
        | 2       | 4♥ 10♣ 2♦ 4♠ | 20    | 3      | ganha    | 6        |
      E o lugar 1 tem 103 fichas

    @id:second-cards-lie-second-after-switching @S4.2
    Cenário: Depois de uma troca, cada primeira carta continua em primeiro, seja qual for a carta mais alta
      Dado que o lugar 1 aposta 3 e 3 de um total de 100 fichas
      E que o lugar 1 recebe 9♦ 3♠ e 4♥ 10♣
      E que o croupier mostra 10♦ e a carta tapada é 9♣
      E que o sabot dá a seguir 7♣ 2♦
      Quando as cartas são dadas
      E o lugar 1 troca
      Então as mãos do lugar 1 são
        | posição | cartas | total |
        | 1       | 9♦ 10♣ | 19    |
        | 2       | 4♥ 3♠  | 7     |
      Quando o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      Então as mãos do lugar 1 são
        | posição | cartas      | total |
        | 1       | 9♦ 10♣      | 19    |
        | 2       | 4♥ 3♠ 7♣ 2♦ | 16    |
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 10♦ 9♣
      E as mãos do lugar 1 são
        | posição | cartas      | total | aposta | desfecho | recebido |
        | 1       | 9♦ 10♣      | 19    | 3      | empata   | 3        |
        | 2       | 4♥ 3♠ 7♣ 2♦ | 16    | 3      | perde    | 0        |
      E o lugar 1 tem 97 fichas

    @id:two-identical-cards-on-each-spot
    Cenário: Com seis baralhos, uma mão pode ter dois oitos de espadas e a outra dois noves de ouros
      Dado que o lugar 1 aposta 4 e 4 de um total de 100 fichas
      E que o lugar 1 recebe 8♠ 8♠ e 9♦ 9♦
      E que o croupier mostra 10♣ e a carta tapada é 7♥
      Quando as cartas são dadas
      Então é oferecida a troca
      E é a vez do lugar 1
      E o lugar 1 tem 92 fichas
      E as mãos do lugar 1 são
        | posição | cartas | total | natural | aposta |
        | 1       | 8♠ 8♠  | 16    | não     | 4      |
        | 2       | 9♦ 9♦  | 18    | não     | 4      |

  @S2.6
  Regra: S2.6 J, Q e K valem 10 e as cartas numéricas valem o seu número. Um ás vale 11 se a mão se mantiver em 21 ou menos; todos os outros ases valem 1.

    @id:tens-and-faces-count-ten
    Cenário: Valete, dama, rei e dez valem 10 cada um
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe J♦ 2♣ e 3♠ Q♥
      E que o lugar 2 aposta 4 e 4 de um total de 100 fichas
      E que o lugar 2 recebe K♣ 4♦ e 5♥ 10♠
      E que o croupier mostra 8♥ e a carta tapada é 9♠
      E que o sabot dá a seguir 8♦ 4♣ 5♦
      Quando as cartas são dadas
      Então é oferecida a troca
      E as mãos do lugar 1 são
        | cartas | total |
        | J♦ 2♣  | 12    |
        | 3♠ Q♥  | 13    |
      E as mãos do lugar 2 são
        | cartas | total |
        | K♣ 4♦  | 14    |
        | 5♥ 10♠ | 15    |
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 2 pede carta
      E o lugar 2 fica
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 17 com 8♥ 9♠
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | J♦ 2♣ 8♦ | 20    | 2      | ganha    | 4        |
        | 3♠ Q♥ 4♣ | 17    | 2      | empata   | 2        |
      E as mãos do lugar 2 são
        | cartas   | total | aposta | desfecho | recebido |
        | K♣ 4♦ 5♦ | 19    | 4      | ganha    | 8        |
        | 5♥ 10♠   | 15    | 4      | perde    | 0        |
      E o lugar 1 tem 102 fichas
      E o lugar 2 tem 100 fichas

    @id:number-cards-count-their-number
    Cenário: As cartas de 2 a 10 valem o seu número
      Dado que o lugar 1 aposta 2 e 2 de um total de 20 fichas
      E que o lugar 1 recebe 2♠ 3♥ e 8♦ 9♥
      E que o croupier mostra 7♠ e a carta tapada é 10♦
      E que o sabot dá a seguir 4♦ 5♣ 6♥
      Quando as cartas são dadas
      E o lugar 1 mantém
      Então as mãos do lugar 1 são
        | cartas | total |
        | 2♠ 3♥  | 5     |
        | 8♦ 9♥  | 17    |
      Quando o lugar 1 pede carta
      Então as mãos do lugar 1 são
        | cartas   | total |
        | 2♠ 3♥ 4♦ | 9     |
        | 8♦ 9♥    | 17    |
      Quando o lugar 1 pede carta
      Então as mãos do lugar 1 são
        | cartas      | total |
        | 2♠ 3♥ 4♦ 5♣ | 14    |
        | 8♦ 9♥       | 17    |
      Quando o lugar 1 pede carta
      Então o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 7♠ 10♦
      E as mãos do lugar 1 são
        | cartas         | total | aposta | desfecho | recebido |
        | 2♠ 3♥ 4♦ 5♣ 6♥ | 20    | 2      | ganha    | 4        |
        | 8♦ 9♥          | 17    | 2      | empata   | 2        |
      E o lugar 1 tem 22 fichas

    @id:two-and-three-aces
    Cenário: Dois ases valem 12, três valem 13, e um seis faz deles um 19 suave
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe A♠ A♥ e A♣ 9♠
      E que o croupier mostra 10♠ e a carta tapada é 9♦
      E que o sabot dá a seguir A♦ 6♣
      Quando as cartas são dadas
      E o lugar 1 mantém
      Então as mãos do lugar 1 são
        | cartas | total    |
        | A♠ A♥  | 12 suave |
        | A♣ 9♠  | 20 suave |
      Quando o lugar 1 pede carta
      Então as mãos do lugar 1 são
        | cartas   | total    |
        | A♠ A♥ A♦ | 13 suave |
        | A♣ 9♠    | 20 suave |
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 10♠ 9♦
      E as mãos do lugar 1 são
        | cartas      | total    | aposta | desfecho | recebido |
        | A♠ A♥ A♦ 6♣ | 19 suave | 5      | empata   | 5        |
        | A♣ 9♠       | 20 suave | 5      | ganha    | 10       |
      E o lugar 1 tem 105 fichas

    @id:ten-turns-a-soft-hand-hard
    Cenário: Um dez tirado com 16 ou 17 suave faz o ás passar de 11 a 1
      Dado que o lugar 1 aposta 2 e 2 de um total de 50 fichas
      E que o lugar 1 recebe A♦ 5♠ e 6♦ A♥
      E que o croupier mostra 8♠ e a carta tapada é J♦
      E que o sabot dá a seguir 10♥ 3♣ K♠
      Quando as cartas são dadas
      E o lugar 1 mantém
      Então as mãos do lugar 1 são
        | cartas | total    |
        | A♦ 5♠  | 16 suave |
        | 6♦ A♥  | 17 suave |
      Quando o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 1
      E as mãos do lugar 1 são
        | cartas    | total    |
        | A♦ 5♠ 10♥ | 16       |
        | 6♦ A♥     | 17 suave |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♠ J♦
      E as mãos do lugar 1 são
        | cartas       | total | aposta | desfecho | recebido |
        | A♦ 5♠ 10♥ 3♣ | 19    | 2      | ganha    | 4        |
        | 6♦ A♥ K♠     | 17    | 2      | perde    | 0        |
      E o lugar 1 tem 50 fichas

    @id:ace-drawn-to-10-and-to-11
    Cenário: Um ás tirado com 10 vale 11, um ás tirado com 11 vale 1
      Dado que o lugar 1 aposta 3 e 3 de um total de 60 fichas
      E que o lugar 1 recebe 6♥ 4♣ e 6♠ 5♦
      E que o croupier mostra 9♦ e a carta tapada é K♥
      E que o sabot dá a seguir A♠ A♥ 7♣
      Quando as cartas são dadas
      E o lugar 1 mantém
      E o lugar 1 pede carta
      Então as mãos do lugar 1 são
        | cartas   | total    |
        | 6♥ 4♣ A♠ | 21 suave |
        | 6♠ 5♦    | 11       |
      E é a vez do lugar 1 na mão 2
      Quando o lugar 1 pede carta
      Então as mãos do lugar 1 são
        | cartas   | total    |
        | 6♥ 4♣ A♠ | 21 suave |
        | 6♠ 5♦ A♥ | 12       |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 9♦ K♥
      E as mãos do lugar 1 são
        | cartas      | total    | aposta | desfecho | recebido |
        | 6♥ 4♣ A♠    | 21 suave | 3      | ganha    | 6        |
        | 6♠ 5♦ A♥ 7♣ | 19       | 3      | empata   | 3        |
      E o lugar 1 tem 63 fichas

    @id:two-aces-with-ten-or-nine
    Cenário: Dois ases com um dez valem 12, dois ases com um nove valem 21
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe A♣ A♦ e 9♣ A♥
      E que o croupier mostra 7♥ e a carta tapada é Q♦
      E que o sabot dá a seguir 10♠ A♠
      Quando as cartas são dadas
      E o lugar 1 mantém
      E o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 1
      E as mãos do lugar 1 são
        | cartas    | total    |
        | A♣ A♦ 10♠ | 12       |
        | 9♣ A♥     | 20 suave |
      Quando o lugar 1 fica
      E o lugar 1 pede carta
      Então a ronda terminou
      E o croupier faz 17 com 7♥ Q♦
      E as mãos do lugar 1 são
        | cartas    | total    | aposta | desfecho | recebido |
        | A♣ A♦ 10♠ | 12       | 2      | perde    | 0        |
        | 9♣ A♥ A♠  | 21 suave | 2      | ganha    | 4        |
      E o lugar 1 tem 100 fichas

    @id:ace-counts-what-the-other-cards-allow
    Cenário: Ao lado de 2, 3 e 4 um ás vale 11, ao lado de um rei e um nove vale 1
      Dado que o lugar 1 aposta 10 e 10 de um total de 100 fichas
      E que o lugar 1 recebe A♣ 2♦ e K♦ 9♠
      E que o croupier mostra 10♥ e a carta tapada é J♣
      E que o sabot dá a seguir 3♥ 4♠ A♦
      Quando as cartas são dadas
      E o lugar 1 mantém
      Então as mãos do lugar 1 são
        | cartas | total    |
        | A♣ 2♦  | 13 suave |
        | K♦ 9♠  | 19       |
      Quando o lugar 1 pede carta
      Então as mãos do lugar 1 são
        | cartas   | total    |
        | A♣ 2♦ 3♥ | 16 suave |
        | K♦ 9♠    | 19       |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 20 com 10♥ J♣
      E as mãos do lugar 1 são
        | cartas      | total    | aposta | desfecho | recebido |
        | A♣ 2♦ 3♥ 4♠ | 20 suave | 10     | empata   | 10       |
        | K♦ 9♠ A♦    | 20       | 10     | empata   | 10       |
      E o lugar 1 tem 100 fichas

    @id:dealers-ace-turns-from-11-into-1 @S6.1
    Cenário: O ás do croupier passa de 11 a 1 como o de um jogador
      Dado que o lugar 1 aposta 4 e 4 de um total de 50 fichas
      E que o lugar 1 recebe J♥ 7♣ e 9♥ 5♦
      E que o croupier mostra 5♠ e a carta tapada é A♥
      E que o sabot dá a seguir 6♥ 10♦ 3♣
      Quando as cartas são dadas
      Então é oferecida a troca
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 5♠ A♥ 10♦ 3♣
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | J♥ 7♣    | 17    | 4      | perde    | 0        |
        | 9♥ 5♦ 6♥ | 20    | 4      | ganha    | 8        |
      E o lugar 1 tem 50 fichas

    @id:four-and-five-aces-are-soft
    Cenário: Quatro ases são um 14 suave e cinco ases um 15 suave, e uma carta baixa mantém-nos suaves
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe A♠ A♥ e A♣ A♦
      E que o croupier mostra 10♣ e a carta tapada é 9♦
      E que o sabot dá a seguir A♦ A♣ 6♠ A♠ A♥ A♦ 4♣
      Quando as cartas são dadas
      E o lugar 1 mantém
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta ou ficar
      E as mãos do lugar 1 são
        | cartas      | total    |
        | A♠ A♥ A♦ A♣ | 14 suave |
        | A♣ A♦       | 12 suave |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta ou ficar
      E as mãos do lugar 1 são
        | cartas         | total    |
        | A♠ A♥ A♦ A♣ 6♠ | 20 suave |
        | A♣ A♦ A♠ A♥ A♦ | 15 suave |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 10♣ 9♦
      E as mãos do lugar 1 são
        | cartas            | total    | aposta | desfecho | recebido |
        | A♠ A♥ A♦ A♣ 6♠    | 20 suave | 2      | ganha    | 4        |
        | A♣ A♦ A♠ A♥ A♦ 4♣ | 19 suave | 2      | empata   | 2        |
      E o lugar 1 tem 102 fichas

    @id:four-and-five-aces-turn-hard
    Cenário: Quatro ases com uma dama valem 14, e cinco ases com um nove também
      Dado que o lugar 1 aposta 6 e 6 de um total de 60 fichas
      E que o lugar 1 recebe A♥ A♦ e A♥ A♣
      E que o croupier mostra 10♠ e a carta tapada é 7♦
      E que o sabot dá a seguir A♠ A♣ Q♠ 5♦ A♦ A♠ A♥ 9♣ 3♠
      Quando as cartas são dadas
      E o lugar 1 mantém
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 1
      E as mãos do lugar 1 são
        | cartas         | total    |
        | A♥ A♦ A♠ A♣ Q♠ | 14       |
        | A♥ A♣          | 12 suave |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 2
      E as mãos do lugar 1 são
        | cartas            | total |
        | A♥ A♦ A♠ A♣ Q♠ 5♦ | 19    |
        | A♥ A♣ A♦ A♠ A♥ 9♣ | 14    |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 10♠ 7♦
      E as mãos do lugar 1 são
        | cartas               | total | aposta | desfecho | recebido |
        | A♥ A♦ A♠ A♣ Q♠ 5♦    | 19    | 6      | ganha    | 12       |
        | A♥ A♣ A♦ A♠ A♥ 9♣ 3♠ | 17    | 6      | empata   | 6        |
      E o lugar 1 tem 66 fichas

  @S2.7
  Regra: S2.7 A mão de um jogador que passa de 21 perde de imediato, faça o croupier o que fizer depois.

    @id:hand-over-21-is-finished
    Cenário: Uma mão que passa de 21 está terminada, e a vez passa à outra mão
      Dado que o lugar 1 aposta 5 e 5 de um total de 70 fichas
      E que o lugar 1 recebe 10♣ 6♥ e 9♠ Q♦
      E que o croupier mostra 9♦ e a carta tapada é J♠
      E que o sabot dá a seguir 8♦
      Quando as cartas são dadas
      E o lugar 1 mantém
      E o lugar 1 pede carta
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 2
      E as mãos do lugar 1 são
        | cartas    | total | aposta |
        | 10♣ 6♥ 8♦ | 24    | 5      |
        | 9♠ Q♦     | 19    | 5      |
      Quando o lugar 1 tenta pedir carta na mão 1
      Então a jogada é recusada: não é a sua vez
      E o lugar 1 tem 60 fichas
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 9♦ J♠
      E as mãos do lugar 1 são
        | cartas    | total | aposta | desfecho | recebido |
        | 10♣ 6♥ 8♦ | 24    | 5      | perde    | 0        |
        | 9♠ Q♦     | 19    | 5      | empata   | 5        |
      E o lugar 1 tem 65 fichas

    @id:22-is-over-and-21-is-not
    Cenário: Um 22 rebenta e perde, um 21 não rebenta e ganha
      Dado que o lugar 1 aposta 4 e 4 de um total de 80 fichas
      E que o lugar 1 recebe 10♥ 5♣ e K♠ 4♦
      E que o croupier mostra 8♣ e a carta tapada é J♦
      E que o sabot dá a seguir 7♦ 7♠
      Quando as cartas são dadas
      E o lugar 1 mantém
      E o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 2
      E as mãos do lugar 1 são
        | cartas    | total |
        | 10♥ 5♣ 7♦ | 22    |
        | K♠ 4♦     | 14    |
      Quando o lugar 1 pede carta
      Então a ronda terminou
      E o croupier faz 18 com 8♣ J♦
      E as mãos do lugar 1 são
        | cartas    | total | aposta | desfecho | recebido |
        | 10♥ 5♣ 7♦ | 22    | 4      | perde    | 0        |
        | K♠ 4♦ 7♠  | 21    | 4      | ganha    | 8        |
      E o lugar 1 tem 80 fichas

    @id:hand-over-21-loses-though-the-dealer-goes-over @S6.4
    Cenário: Uma mão acima de 21 já perdeu, embora o croupier também rebente
      Dado que o lugar 1 aposta 3 e 3 de um total de 45 fichas
      E que o lugar 1 recebe Q♠ 3♦ e 8♥ 5♠
      E que o croupier mostra 6♣ e a carta tapada é 10♥
      E que o sabot dá a seguir K♣ 9♦
      Quando as cartas são dadas
      E o lugar 1 mantém
      E o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 25 com 6♣ 10♥ 9♦
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | Q♠ 3♦ K♣ | 23    | 3      | perde    | 0        |
        | 8♥ 5♠    | 13    | 3      | ganha    | 6        |
      E o lugar 1 tem 45 fichas

    @id:both-hands-over-and-the-next-seat-plays
    Cenário: Quando ambas as mãos de um jogador passam de 21, é a vez do jogador seguinte
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe Q♣ 5♥ e 9♦ 7♣
      E que o lugar 2 aposta 6 e 6 de um total de 60 fichas
      E que o lugar 2 recebe K♥ 8♠ e 10♦ 9♥
      E que o croupier mostra 9♣ e a carta tapada é 9♠
      E que o sabot dá a seguir J♣ 10♠
      Quando as cartas são dadas
      E o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 pede carta
      Então é a vez do lugar 2 na mão 1
      E as mãos do lugar 1 são
        | cartas    | total |
        | Q♣ 5♥ J♣  | 25    |
        | 9♦ 7♣ 10♠ | 26    |
      Quando o lugar 2 fica
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 18 com 9♣ 9♠
      E as mãos do lugar 1 são
        | cartas    | total | aposta | desfecho | recebido |
        | Q♣ 5♥ J♣  | 25    | 2      | perde    | 0        |
        | 9♦ 7♣ 10♠ | 26    | 2      | perde    | 0        |
      E as mãos do lugar 2 são
        | cartas | total | aposta | desfecho | recebido |
        | K♥ 8♠  | 18    | 6      | empata   | 6        |
        | 10♦ 9♥ | 19    | 6      | ganha    | 12       |
      E o lugar 1 tem 96 fichas
      E o lugar 2 tem 66 fichas

    @id:last-hand-over-ends-the-round
    Cenário: A ronda termina quando a segunda mão do único jogador também rebenta
      Dado que o lugar 1 aposta 9 e 9 de um total de 90 fichas
      E que o lugar 1 recebe 10♠ 2♥ e J♥ 6♣
      E que o croupier mostra 8♦ e a carta tapada é 10♣
      E que o sabot dá a seguir Q♥ 9♣
      Quando as cartas são dadas
      E o lugar 1 mantém
      E o lugar 1 pede carta
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 2
      Quando o lugar 1 pede carta
      Então a ronda terminou
      E as mãos do lugar 1 são
        | cartas    | total | aposta | desfecho | recebido |
        | 10♠ 2♥ Q♥ | 22    | 9      | perde    | 0        |
        | J♥ 6♣ 9♣  | 25    | 9      | perde    | 0        |
      E o lugar 1 tem 72 fichas

  @S2.8
  Regra: S2.8 Um natural é um ás com uma carta de valor 10, sendo estas as duas primeiras cartas dadas a uma posição ou ao croupier. Qualquer outra mão, e qualquer outro 21, é normal.

    @id:naturals-with-the-ace-first
    Cenário: Um ás seguido de um dez, valete, dama ou rei é um natural
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe A♠ 10♥ e A♥ J♣
      E que o lugar 2 aposta 5 e 5 de um total de 50 fichas
      E que o lugar 2 recebe A♦ Q♠ e A♣ K♦
      E que o croupier mostra 9♦ e a carta tapada é 10♣
      Quando as cartas são dadas
      Então é oferecida a troca
      E as mãos do lugar 1 são
        | cartas | total    | natural |
        | A♠ 10♥ | 21 suave | sim     |
        | A♥ J♣  | 21 suave | sim     |
      E as mãos do lugar 2 são
        | cartas | total    | natural |
        | A♦ Q♠  | 21 suave | sim     |
        | A♣ K♦  | 21 suave | sim     |
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      Então a ronda terminou
      E as mãos do lugar 1 são
        | cartas | total    | natural | aposta | desfecho | recebido |
        | A♠ 10♥ | 21 suave | sim     | 2      | ganha    | 4        |
        | A♥ J♣  | 21 suave | sim     | 2      | ganha    | 4        |
      E as mãos do lugar 2 são
        | cartas | total    | natural | aposta | desfecho | recebido |
        | A♦ Q♠  | 21 suave | sim     | 5      | ganha    | 10       |
        | A♣ K♦  | 21 suave | sim     | 5      | ganha    | 10       |
      E o lugar 1 tem 104 fichas
      E o lugar 2 tem 60 fichas

    @id:naturals-with-the-ace-second
    Cenário: Um dez, valete, dama ou rei seguido de um ás é um natural em qualquer das posições
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ A♥ e 9♣ 7♦
      E que o lugar 2 aposta 5 e 5 de um total de 50 fichas
      E que o lugar 2 recebe K♠ 8♥ e J♦ A♣
      E que o lugar 3 aposta 3 e 3 de um total de 30 fichas
      E que o lugar 3 recebe Q♥ A♠ e 10♦ 9♥
      E que o lugar 4 aposta 4 e 4 de um total de 40 fichas
      E que o lugar 4 recebe 7♠ 5♣ e K♣ A♦
      E que o croupier mostra 9♦ e a carta tapada é 10♣
      E que o sabot dá a seguir 8♦
      Quando as cartas são dadas
      Então é oferecida a troca
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 3 mantém
      E o lugar 4 mantém
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então é a vez do lugar 2 na mão 1
      Quando o lugar 2 fica
      Então é a vez do lugar 3 na mão 2
      Quando o lugar 3 fica
      Então é a vez do lugar 4 na mão 1
      Quando o lugar 4 pede carta
      E o lugar 4 fica
      Então a ronda terminou
      E o croupier faz 19 com 9♦ 10♣
      E as mãos do lugar 1 são
        | cartas | total    | natural | aposta | desfecho | recebido |
        | 10♠ A♥ | 21 suave | sim     | 2      | ganha    | 4        |
        | 9♣ 7♦  | 16       | não     | 2      | perde    | 0        |
      E as mãos do lugar 2 são
        | cartas | total    | natural | aposta | desfecho | recebido |
        | K♠ 8♥  | 18       | não     | 5      | perde    | 0        |
        | J♦ A♣  | 21 suave | sim     | 5      | ganha    | 10       |
      E as mãos do lugar 3 são
        | cartas | total    | natural | aposta | desfecho | recebido |
        | Q♥ A♠  | 21 suave | sim     | 3      | ganha    | 6        |
        | 10♦ 9♥ | 19       | não     | 3      | empata   | 3        |
      E as mãos do lugar 4 são
        | cartas   | total    | natural | aposta | desfecho | recebido |
        | 7♠ 5♣ 8♦ | 20       | não     | 4      | ganha    | 8        |
        | K♣ A♦    | 21 suave | sim     | 4      | ganha    | 8        |
      E o lugar 1 tem 100 fichas
      E o lugar 2 tem 50 fichas
      E o lugar 3 tem 33 fichas
      E o lugar 4 tem 48 fichas

    @id:three-card-21s-are-ordinary @S6.5
    Cenário: Um 21 de três cartas é normal, com ou sem ás, e empata contra o do croupier
      Dado que o lugar 1 aposta 3 e 3 de um total de 100 fichas
      E que o lugar 1 recebe 7♠ 4♦ e 10♥ 2♣
      E que o lugar 2 aposta 2 e 2 de um total de 40 fichas
      E que o lugar 2 recebe 8♣ 2♥ e A♠ 6♣
      E que o croupier mostra 10♦ e a carta tapada é 5♥
      E que o sabot dá a seguir J♥ 9♦ A♦ 4♥ 6♠
      Quando as cartas são dadas
      E o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 2
      E as mãos do lugar 1 são
        | cartas   | total | natural |
        | 7♠ 4♦ J♥ | 21    | não     |
        | 10♥ 2♣   | 12    | não     |
      Quando o lugar 1 pede carta
      Então é a vez do lugar 2 na mão 1
      Quando o lugar 2 pede carta
      Então é a vez do lugar 2 na mão 2
      Quando o lugar 2 pede carta
      Então a ronda terminou
      E o croupier faz 21 com 10♦ 5♥ 6♠
      E as mãos do lugar 1 são
        | cartas    | total | natural | aposta | desfecho | recebido |
        | 7♠ 4♦ J♥  | 21    | não     | 3      | empata   | 3        |
        | 10♥ 2♣ 9♦ | 21    | não     | 3      | empata   | 3        |
      E as mãos do lugar 2 são
        | cartas   | total    | natural | aposta | desfecho | recebido |
        | 8♣ 2♥ A♦ | 21 suave | não     | 2      | empata   | 2        |
        | A♠ 6♣ 4♥ | 21 suave | não     | 2      | empata   | 2        |
      E o lugar 1 tem 100 fichas
      E o lugar 2 tem 40 fichas

    @id:two-card-20s-are-no-naturals
    Cenário: Nem um ás com um nove nem um rei com uma dama são um natural
      Dado que o lugar 1 aposta 7 e 7 de um total de 70 fichas
      E que o lugar 1 recebe A♥ 9♣ e K♥ Q♦
      E que o croupier mostra 10♠ e a carta tapada é J♣
      Quando as cartas são dadas
      Então é oferecida a troca
      E as mãos do lugar 1 são
        | cartas | total    | natural |
        | A♥ 9♣  | 20 suave | não     |
        | K♥ Q♦  | 20       | não     |
      Quando o lugar 1 mantém
      Então é a vez do lugar 1 na mão 1
      Quando o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 20 com 10♠ J♣
      E as mãos do lugar 1 são
        | cartas | total    | natural | aposta | desfecho | recebido |
        | A♥ 9♣  | 20 suave | não     | 7      | empata   | 7        |
        | K♥ Q♦  | 20       | não     | 7      | empata   | 7        |
      E o lugar 1 tem 70 fichas

    @id:dealers-natural-against-a-natural @S3.8
    Cenário: Uma dama aberta com um ás tapado é um natural do croupier, e o natural de um jogador só empata
      Dado que o lugar 1 aposta 6 e 6 de um total de 100 fichas
      E que o lugar 1 recebe A♠ K♥ e 10♣ 9♦
      E que o croupier mostra Q♦ e a carta tapada é A♣
      Quando as cartas são dadas
      Então a ronda terminou
      E o croupier faz 21 com Q♦ A♣
      E as mãos do lugar 1 são
        | cartas | total    | natural | aposta | desfecho | recebido |
        | A♠ K♥  | 21 suave | sim     | 6      | empata   | 6        |
        | 10♣ 9♦ | 19       | não     | 6      | perde    | 0        |
      E o lugar 1 tem 94 fichas

    @id:dealers-three-card-21-against-a-natural @S6.6
    Cenário: Uma dama aberta com um cinco tapado e um seis é um 21 normal do croupier, e o natural de um jogador ganha
      Dado que o lugar 1 aposta 6 e 6 de um total de 100 fichas
      E que o lugar 1 recebe A♠ K♥ e 10♣ 9♦
      E que o croupier mostra Q♦ e a carta tapada é 5♣
      E que o sabot dá a seguir 6♥
      Quando as cartas são dadas
      Então é oferecida a troca
      Quando o lugar 1 mantém
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 21 com Q♦ 5♣ 6♥
      E as mãos do lugar 1 são
        | cartas | total    | natural | aposta | desfecho | recebido |
        | A♠ K♥  | 21 suave | sim     | 6      | ganha    | 12       |
        | 10♣ 9♦ | 19       | não     | 6      | perde    | 0        |
      E o lugar 1 tem 100 fichas

    @id:kept-natural-while-the-next-seat-chooses @switchTiming=table-first
    Cenário: Um natural que se manteve continua a ser natural enquanto se pergunta ao lugar seguinte se mantém ou troca
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe A♥ 10♦ e 9♠ 6♣
      E que o lugar 2 aposta 5 e 5 de um total de 50 fichas
      E que o lugar 2 recebe 8♦ 7♥ e K♠ 9♣
      E que o croupier mostra 8♠ e a carta tapada é 10♥
      Quando o lugar 1 mantém
      Então é oferecida a troca
      E é a vez do lugar 2
      E o lugar 2 pode manter ou trocar
      E as mãos do lugar 1 são
        | cartas | total    | natural |
        | A♥ 10♦ | 21 suave | sim     |
        | 9♠ 6♣  | 15       | não     |
      E as mãos do lugar 2 são
        | cartas | total | natural |
        | 8♦ 7♥  | 15    | não     |
        | K♠ 9♣  | 19    | não     |

    @id:kept-natural-while-the-second-hand-plays @S5.3
    Cenário: Um natural que se manteve continua a ser natural quando é a vez da segunda mão do seu lugar
      Dado que o lugar 1 aposta 3 e 3 de um total de 80 fichas
      E que o lugar 1 recebe K♥ A♦ e 7♠ 4♣
      E que o croupier mostra 9♠ e a carta tapada é 8♦
      Quando o lugar 1 mantém
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E as mãos do lugar 1 são
        | cartas | total    | natural | aposta |
        | K♥ A♦  | 21 suave | sim     | 3      |
        | 7♠ 4♣  | 11       | não     | 3      |
