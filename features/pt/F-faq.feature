# language: pt
@switch-us
Funcionalidade: F As perguntas frequentes
  Três perguntas que todas as mesas de principiantes fazem, respondidas com cartas.

  @F1
  Regra: F1 Podem trocar-se as primeiras cartas? Não: só as segundas cartas das duas mãos originais, e uma só vez.

    @id:faq-first-cards-stay
    Cenário: Um jogador que quer mudar as primeiras cartas ouve um não, e ainda pode trocar as segundas
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 3♣ 8♦ e 9♠ Q♦
      E que o croupier mostra 8♣ e a carta tapada é 9♦
      E que o sabot dá a seguir 5♣
      Quando o lugar 1 tenta "switch-first"
      Então a jogada é recusada: ação desconhecida
      Quando o lugar 1 troca
      Então as mãos do lugar 1 são
        | posição | cartas | total |
        | 1       | 3♣ Q♦  | 13    |
        | 2       | 9♠ 8♦  | 17    |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 8♣ 9♦
      E as mãos do lugar 1 são
        | posição | cartas   | total | desfecho | recebido |
        | 1       | 3♣ Q♦ 5♣ | 18    | ganha    | 4        |
        | 2       | 9♠ 8♦    | 17    | empata   | 2        |
      E o lugar 1 tem 102 fichas

    @id:faq-switch-only-once
    Cenário: Um jogador que se arrepende da troca não recupera as mãos anteriores
      Dado que o lugar 1 aposta 10 e 10 de um total de 100 fichas
      E que o lugar 1 recebe 9♦ 10♥ e 6♣ 5♠
      E que o croupier mostra 10♠ e a carta tapada é 7♣
      E que o sabot dá a seguir 2♦
      Quando o lugar 1 troca
      E o lugar 1 tenta trocar
      Então a jogada é recusada: agora não
      E as mãos do lugar 1 são
        | posição | cartas | total |
        | 1       | 9♦ 5♠  | 14    |
        | 2       | 6♣ 10♥ | 16    |
      Quando o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 10♠ 7♣
      E as mãos do lugar 1 são
        | posição | cartas    | total | desfecho | recebido |
        | 1       | 9♦ 5♠     | 14    | perde    | 0        |
        | 2       | 6♣ 10♥ 2♦ | 18    | ganha    | 20       |
      E o lugar 1 tem 100 fichas

  @F2
  Regra: F2 Qualquer 21 é um natural? Não: depois de uma troca, de uma separação ou de uma carta tirada, é um 21 normal.

    @id:faq-switched-21-is-ordinary
    Cenário: Um dez e um ás reunidos por uma troca só empatam contra um 22 do croupier
      Dado que o lugar 1 aposta 6 e 6 de um total de 100 fichas
      E que o lugar 1 recebe 10♦ 3♥ e 6♣ A♦
      E que o croupier mostra 6♦ e a carta tapada é 10♣
      E que o sabot dá a seguir 9♥ 6♠
      Quando o lugar 1 troca
      Então é a vez do lugar 1 na mão 2
      E as mãos do lugar 1 são
        | posição | cartas | total    | natural |
        | 1       | 10♦ A♦ | 21 suave | não     |
        | 2       | 6♣ 3♥  | 9        | não     |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 22 com 6♦ 10♣ 6♠
      E as mãos do lugar 1 são
        | posição | cartas   | total    | natural | desfecho | recebido |
        | 1       | 10♦ A♦   | 21 suave | não     | empata   | 6        |
        | 2       | 6♣ 3♥ 9♥ | 18       | não     | empata   | 6        |
      E o lugar 1 tem 100 fichas

    @id:faq-split-21-is-ordinary
    Cenário: Um ás separado que recebe um valete só empata contra um 21 tirado pelo croupier
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe A♣ A♥ e 10♦ 9♠
      E que o croupier mostra 9♣ e a carta tapada é 5♥
      E que o sabot dá a seguir J♠ 6♦ 7♠
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 3
      E as mãos do lugar 1 são
        | posição | cartas | total    | natural | aposta |
        | 1       | A♣ J♠  | 21 suave | não     | 2      |
        | 1       | A♥ 6♦  | 17 suave | não     | 2      |
        | 2       | 10♦ 9♠ | 19       | não     | 2      |
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 21 com 9♣ 5♥ 7♠
      E as mãos do lugar 1 são
        | posição | cartas | total    | natural | desfecho | recebido |
        | 1       | A♣ J♠  | 21 suave | não     | empata   | 2        |
        | 1       | A♥ 6♦  | 17 suave | não     | perde    | 0        |
        | 2       | 10♦ 9♠ | 19       | não     | perde    | 0        |
      E o lugar 1 tem 96 fichas

    @id:faq-drawn-21-is-ordinary
    Cenário: Um 21 de três cartas empata contra um 22 do croupier, enquanto um natural na mesma mesa ganha
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 7♥ 6♠ e 10♥ 9♣
      E que o lugar 2 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 2 recebe K♦ A♠ e 5♦ 10♠
      E que o croupier mostra 8♥ e a carta tapada é 4♠
      E que o sabot dá a seguir 8♠ 10♣
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então é a vez do lugar 2 na mão 2
      Quando o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 22 com 8♥ 4♠ 10♣
      E as mãos do lugar 1 são
        | cartas   | total | natural | desfecho | recebido |
        | 7♥ 6♠ 8♠ | 21    | não     | empata   | 2        |
        | 10♥ 9♣   | 19    | não     | empata   | 2        |
      E o lugar 1 tem 100 fichas
      E as mãos do lugar 2 são
        | cartas | total    | natural | desfecho | recebido |
        | K♦ A♠  | 21 suave | sim     | ganha    | 4        |
        | 5♦ 10♠ | 15       | não     | empata   | 2        |
      E o lugar 2 tem 102 fichas

  @F3
  Regra: F3 Um 22 do croupier salva uma mão que rebentou? Não: só as mãos de 21 ou menos empatam.

    @id:faq-dealer-22-does-not-save-a-hand-that-went-over
    Cenário: Contra um 22 do croupier, um 16 empata e um 22 perde
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe 10♣ 6♥ e 9♦ 4♦
      E que o croupier mostra 7♣ e a carta tapada é 8♠
      E que o sabot dá a seguir 9♥ 7♦
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      Então a ronda terminou
      E o croupier faz 22 com 7♣ 8♠ 7♦
      E as mãos do lugar 1 são
        | cartas   | total | desfecho | recebido |
        | 10♣ 6♥   | 16    | empata   | 5        |
        | 9♦ 4♦ 9♥ | 22    | perde    | 0        |
      E o lugar 1 tem 95 fichas

    @id:faq-dealer-22-does-not-save-a-double-that-went-over
    Cenário: Contra um 22 do croupier, uma mão dobrada que rebentou perde a sua aposta dobrada
      Dado que o lugar 1 aposta 4 e 4 de um total de 100 fichas
      E que o lugar 1 recebe 8♦ 5♣ e 10♠ 7♥
      E que o croupier mostra 9♠ e a carta tapada é 3♦
      E que o sabot dá a seguir Q♥ 10♦
      Quando o lugar 1 mantém
      E o lugar 1 dobra
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 tem 88 fichas
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 22 com 9♠ 3♦ 10♦
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 8♦ 5♣ Q♥ | 23    | 8      | perde    | 0        |
        | 10♠ 7♥   | 17    | 4      | empata   | 4        |
      E o lugar 1 tem 92 fichas
