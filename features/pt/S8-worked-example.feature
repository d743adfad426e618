# language: pt
@switch-us
Funcionalidade: S8 O exemplo resolvido
  Uma ronda tal como as fontes a contam, da distribuição à última ficha, e a mesma ronda com um natural numa das mãos do lugar.

  @S8.1
  Regra: S8.1 5♠ 10♥ e 10♣ 6♥, com 2 em cada, passam por troca a 5♠ 6♥ (11) e 10♣ 10♥ (20); a primeira dobra para 4 e tira K♦ (21), a segunda fica; o croupier, com 9♣ 7♦, tira 6♦ (22). Ambas empatam: voltam 4 + 2 = 6, lucro 0.

    @id:worked-example
    Cenário: 15 e 16 passam a 11 e 20, e o 22 do croupier devolve as seis fichas
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 5♠ 10♥ e 10♣ 6♥
      E que o croupier mostra 9♣ e a carta tapada é 7♦
      E que o sabot dá a seguir K♦ 6♦
      Quando as cartas são dadas
      Então é oferecida a troca
      E é a vez do lugar 1
      E o lugar 1 pode manter ou trocar
      E o lugar 1 tem 96 fichas
      E o croupier mostra 9♣
      E as mãos do lugar 1 são
        | posição | cartas | total | natural | aposta |
        | 1       | 5♠ 10♥ | 15    | não     | 2      |
        | 2       | 10♣ 6♥ | 16    | não     | 2      |
      Quando o lugar 1 troca
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E o lugar 1 tem 96 fichas
      E o croupier mostra 9♣
      E as mãos do lugar 1 são
        | posição | cartas  | total | natural | aposta |
        | 1       | 5♠ 6♥   | 11    | não     | 2      |
        | 2       | 10♣ 10♥ | 20    | não     | 2      |
      Quando o lugar 1 dobra
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar, dobrar ou separar
      E o lugar 1 tem 94 fichas
      E o croupier mostra 9♣
      E as mãos do lugar 1 são
        | posição | cartas   | total | natural | aposta |
        | 1       | 5♠ 6♥ K♦ | 21    | não     | 4      |
        | 2       | 10♣ 10♥  | 20    | não     | 2      |
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier mostra 9♣ 7♦ 6♦
      E o croupier faz 22 com 9♣ 7♦ 6♦
      E as mãos do lugar 1 são
        | posição | cartas   | total | natural | aposta | desfecho | recebido |
        | 1       | 5♠ 6♥ K♦ | 21    | não     | 4      | empata   | 4        |
        | 2       | 10♣ 10♥  | 20    | não     | 2      | empata   | 2        |
      E o lugar 1 tem 100 fichas

  @S8.2
  Regra: S8.2 Na mesma ronda, um natural inicial deixado intacto teria ganho 1 para 1.

    @id:worked-example-with-natural
    Cenário: Contra o mesmo 22, um natural que o seu lugar mantém ganha 1 para 1, enquanto a mão dobrada empata
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe A♠ Q♥ e 5♠ 6♥
      E que o croupier mostra 9♣ e a carta tapada é 7♦
      E que o sabot dá a seguir K♦ 6♦
      Quando as cartas são dadas
      Então é oferecida a troca
      E o lugar 1 pode manter ou trocar
      E as mãos do lugar 1 são
        | posição | cartas | total    | natural | aposta |
        | 1       | A♠ Q♥  | 21 suave | sim     | 2      |
        | 2       | 5♠ 6♥  | 11       | não     | 2      |
      Quando o lugar 1 mantém
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 dobra
      Então a ronda terminou
      E o croupier faz 22 com 9♣ 7♦ 6♦
      E as mãos do lugar 1 são
        | posição | cartas   | total    | natural | aposta | desfecho | recebido |
        | 1       | A♠ Q♥    | 21 suave | sim     | 2      | ganha    | 4        |
        | 2       | 5♠ 6♥ K♦ | 21       | não     | 4      | empata   | 4        |
      E o lugar 1 tem 102 fichas
