# language: pt
@switch-us
Funcionalidade: S4 A troca
  Uma só vez, antes de jogar, um lugar pode fazer com que as segundas cartas das suas duas mãos mudem de sítio.

  @S4.1
  Regra: S4.1 A começar pela esquerda do croupier, cada lugar, na sua vez, ou mantém as suas duas mãos ou troca entre elas as segundas cartas.

    @id:a-seat-keeps-its-hands
    Cenário: Um lugar que mantém joga as mãos que recebeu
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ 8♦ e 9♣ 5♥
      E que o croupier mostra 10♥ e a carta tapada é 7♠
      Quando as cartas são dadas
      Então é oferecida a troca
      E é a vez do lugar 1
      E o lugar 1 pode manter ou trocar
      Quando o lugar 1 mantém
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 10♥ 7♠
      E as mãos do lugar 1 são
        | posição | cartas | total | desfecho | recebido |
        | 1       | 10♠ 8♦ | 18    | ganha    | 4        |
        | 2       | 9♣ 5♥  | 14    | perde    | 0        |
      E o lugar 1 tem 100 fichas

    @id:a-seat-exchanges-its-second-cards
    Cenário: Um lugar que troca joga as mãos com as segundas cartas trocadas
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ 8♦ e 9♣ 5♥
      E que o croupier mostra 10♥ e a carta tapada é 7♠
      Quando as cartas são dadas
      Então é oferecida a troca
      E é a vez do lugar 1
      E o lugar 1 pode manter ou trocar
      Quando o lugar 1 troca
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 10♥ 7♠
      E as mãos do lugar 1 são
        | posição | cartas | total | desfecho | recebido |
        | 1       | 10♠ 5♥ | 15    | perde    | 0        |
        | 2       | 9♣ 8♦  | 17    | empata   | 2        |
      E o lugar 1 tem 98 fichas

    @id:two-seats-choose-before-anybody-plays @switchTiming=table-first
    Cenário: Dois lugares escolhem um a seguir ao outro antes de se jogar a primeira mão
      Dado que o lugar 1 aposta 3 e 3 de um total de 60 fichas
      E que o lugar 1 recebe 10♣ 6♦ e 5♥ 9♠
      E que o lugar 2 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 2 recebe Q♦ 7♣ e 8♠ 3♦
      E que o croupier mostra 9♥ e a carta tapada é 9♦
      E que o sabot dá a seguir 7♠ 10♠
      Quando as cartas são dadas
      Então é oferecida a troca
      E é a vez do lugar 1
      E o lugar 1 pode manter ou trocar
      Quando o lugar 1 troca
      Então é oferecida a troca
      E é a vez do lugar 2
      E o lugar 2 pode manter ou trocar
      Quando o lugar 2 mantém
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 1
      Quando o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 2 na mão 1
      Quando o lugar 2 fica
      E o lugar 2 pede carta
      Então a ronda terminou
      E o croupier faz 18 com 9♥ 9♦
      E as mãos do lugar 1 são
        | cartas   | total | desfecho | recebido |
        | 10♣ 9♠   | 19    | ganha    | 6        |
        | 5♥ 6♦ 7♠ | 18    | empata   | 3        |
      E o lugar 1 tem 63 fichas
      E as mãos do lugar 2 são
        | cartas    | total | desfecho | recebido |
        | Q♦ 7♣     | 17    | perde    | 0        |
        | 8♠ 3♦ 10♠ | 21    | ganha    | 4        |
      E o lugar 2 tem 100 fichas

    @id:second-seat-does-not-choose-first
    Cenário: O segundo lugar nem troca nem mantém antes de o primeiro ter escolhido
      Dado que o lugar 1 aposta 3 e 3 de um total de 60 fichas
      E que o lugar 1 recebe 10♣ 6♦ e 5♥ 9♠
      E que o lugar 2 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 2 recebe Q♦ 7♣ e 8♠ 3♦
      E que o croupier mostra 9♥ e a carta tapada é 9♦
      E que o sabot dá a seguir 6♠ 3♣
      Quando o lugar 2 tenta trocar
      Então a jogada é recusada: não é a sua vez
      Quando o lugar 2 tenta manter
      Então a jogada é recusada: não é a sua vez
      E é a vez do lugar 1
      E o lugar 1 pode manter ou trocar
      Quando o lugar 1 mantém
      E o lugar 2 troca
      E o lugar 1 fica
      E o lugar 1 fica
      E o lugar 2 pede carta
      E o lugar 2 fica
      E o lugar 2 pede carta
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 18 com 9♥ 9♦
      E as mãos do lugar 1 são
        | cartas | total | desfecho | recebido |
        | 10♣ 6♦ | 16    | perde    | 0        |
        | 5♥ 9♠  | 14    | perde    | 0        |
      E o lugar 1 tem 54 fichas
      E as mãos do lugar 2 são
        | cartas   | total | desfecho | recebido |
        | Q♦ 3♦ 6♠ | 19    | ganha    | 4        |
        | 8♠ 7♣ 3♣ | 18    | empata   | 2        |
      E o lugar 2 tem 102 fichas

    @id:three-seats-choose-and-then-play @D15 @switchTiming=table-first
    Cenário: Três lugares escolhem a partir da esquerda do croupier e jogam depois, cada um, ambas as mãos pela mesma ordem
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♦ 7♠ e 9♥ 4♣
      E que o lugar 2 aposta 5 e 5 de um total de 50 fichas
      E que o lugar 2 recebe 6♠ Q♥ e 4♠ 5♦
      E que o lugar 3 aposta 10 e 10 de um total de 120 fichas
      E que o lugar 3 recebe J♣ 8♥ e 7♦ 2♣
      E que o croupier mostra 8♦ e a carta tapada é J♠
      E que o sabot dá a seguir 8♣ 9♦ A♠
      Quando as cartas são dadas
      Então é oferecida a troca
      E é a vez do lugar 1
      Quando o lugar 3 tenta trocar
      Então a jogada é recusada: não é a sua vez
      Quando o lugar 1 mantém
      Então é a vez do lugar 2
      Quando o lugar 3 tenta trocar
      Então a jogada é recusada: não é a sua vez
      Quando o lugar 2 troca
      Então é oferecida a troca
      E é a vez do lugar 3
      Quando o lugar 3 mantém
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 1
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então é a vez do lugar 2 na mão 1
      Quando o lugar 2 pede carta
      E o lugar 2 fica
      Então é a vez do lugar 2 na mão 2
      Quando o lugar 2 pede carta
      Então é a vez do lugar 3 na mão 1
      Quando o lugar 3 fica
      Então é a vez do lugar 3 na mão 2
      Quando o lugar 3 pede carta
      E o lugar 3 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♦ J♠
      E as mãos do lugar 1 são
        | cartas | total | desfecho | recebido |
        | 10♦ 7♠ | 17    | perde    | 0        |
        | 9♥ 4♣  | 13    | perde    | 0        |
      E o lugar 1 tem 96 fichas
      E as mãos do lugar 2 são
        | cartas   | total | desfecho | recebido |
        | 6♠ 5♦ 8♣ | 19    | ganha    | 10       |
        | 4♠ Q♥ 9♦ | 23    | perde    | 0        |
      E o lugar 2 tem 50 fichas
      E as mãos do lugar 3 são
        | cartas   | total    | desfecho | recebido |
        | J♣ 8♥    | 18       | empata   | 10       |
        | 7♦ 2♣ A♠ | 20 suave | ganha    | 20       |
      E o lugar 3 tem 130 fichas

    @id:two-naturals-are-offered-the-switch @D9
    Cenário: A um lugar que tem dois naturais é oferecida a troca, ele mantém, e a ronda termina
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe A♠ K♦ e Q♣ A♥
      E que o croupier mostra 9♣ e a carta tapada é 8♦
      Quando as cartas são dadas
      Então é oferecida a troca
      E é a vez do lugar 1
      E o lugar 1 pode manter ou trocar
      Quando o lugar 1 mantém
      Então a ronda terminou
      E as mãos do lugar 1 são
        | cartas | total    | natural | desfecho | recebido |
        | A♠ K♦  | 21 suave | sim     | ganha    | 10       |
        | Q♣ A♥  | 21 suave | sim     | ganha    | 10       |
      E o lugar 1 tem 110 fichas

    @id:two-naturals-choose-and-the-next-seat-plays @D9
    Cenário: Um lugar com dois naturais escolhe primeiro, e quem joga é o lugar seguinte
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe A♦ 10♠ e A♣ J♥
      E que o lugar 2 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 2 recebe 10♥ 9♠ e 8♣ 6♦
      E que o croupier mostra 7♣ e a carta tapada é K♠
      Quando as cartas são dadas
      Então é oferecida a troca
      E é a vez do lugar 1
      E o lugar 1 pode manter ou trocar
      Quando o lugar 1 mantém
      Então é oferecida a troca
      E é a vez do lugar 2
      Quando o lugar 2 mantém
      Então jogam-se as mãos
      E é a vez do lugar 2 na mão 1
      Quando o lugar 2 fica
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 17 com 7♣ K♠
      E as mãos do lugar 1 são
        | cartas | total    | natural | desfecho | recebido |
        | A♦ 10♠ | 21 suave | sim     | ganha    | 4        |
        | A♣ J♥  | 21 suave | sim     | ganha    | 4        |
      E o lugar 1 tem 104 fichas
      E as mãos do lugar 2 são
        | cartas | total | natural | desfecho | recebido |
        | 10♥ 9♠ | 19    | não     | ganha    | 4        |
        | 8♣ 6♦  | 14    | não     | perde    | 0        |
      E o lugar 2 tem 100 fichas

    @id:identical-second-cards-kept
    Cenário: Um lugar com o seis de ouros como segunda carta em ambas as mãos é consultado na mesma, e mantém
      Dado que o lugar 1 aposta 5 e 5 de um total de 60 fichas
      E que o lugar 1 recebe 10♠ 6♦ e 9♥ 6♦
      E que o croupier mostra 8♦ e a carta tapada é Q♠
      E que o sabot dá a seguir 4♣
      Quando as cartas são dadas
      Então é oferecida a troca
      E é a vez do lugar 1
      E o lugar 1 pode manter ou trocar
      Quando o lugar 1 mantém
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 1
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♦ Q♠
      E as mãos do lugar 1 são
        | posição | cartas    | total | desfecho | recebido |
        | 1       | 10♠ 6♦ 4♣ | 20    | ganha    | 10       |
        | 2       | 9♥ 6♦     | 15    | perde    | 0        |
      E o lugar 1 tem 60 fichas

    @id:identical-second-cards-switched
    Cenário: Um lugar com o seis de ouros como segunda carta em ambas as mãos pode trocá-los, e tem depois as mesmas cartas que antes
      Dado que o lugar 1 aposta 5 e 5 de um total de 60 fichas
      E que o lugar 1 recebe 10♠ 6♦ e 9♥ 6♦
      E que o croupier mostra 8♦ e a carta tapada é Q♠
      E que o sabot dá a seguir 3♥
      Quando as cartas são dadas
      Então é oferecida a troca
      E o lugar 1 pode manter ou trocar
      Quando o lugar 1 troca
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E as mãos do lugar 1 são
        | posição | cartas | total |
        | 1       | 10♠ 6♦ | 16    |
        | 2       | 9♥ 6♦  | 15    |
      Quando o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♦ Q♠
      E as mãos do lugar 1 são
        | posição | cartas   | total | desfecho | recebido |
        | 1       | 10♠ 6♦   | 16    | perde    | 0        |
        | 2       | 9♥ 6♦ 3♥ | 18    | empata   | 5        |
      E o lugar 1 tem 55 fichas

    @id:two-naturals-of-the-second-seat-switched @D9
    Cenário: O segundo lugar, com dois naturais, é consultado depois do primeiro, troca, e empata contra um 22 do croupier
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 9♣ 7♠ e K♦ 8♠
      E que o lugar 2 aposta 6 e 6 de um total de 80 fichas
      E que o lugar 2 recebe A♠ Q♥ e A♦ 10♣
      E que o croupier mostra 8♥ e a carta tapada é 4♦
      E que o sabot dá a seguir 9♦ K♣
      Quando o lugar 1 mantém
      Então é oferecida a troca
      E é a vez do lugar 2
      E o lugar 2 pode manter ou trocar
      Quando o lugar 2 troca
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 22 com 8♥ 4♦ K♣
      E as mãos do lugar 1 são
        | cartas   | total | natural | desfecho | recebido |
        | 9♣ 7♠ 9♦ | 25    | não     | perde    | 0        |
        | K♦ 8♠    | 18    | não     | empata   | 2        |
      E o lugar 1 tem 98 fichas
      E as mãos do lugar 2 são
        | cartas | total    | natural | desfecho | recebido |
        | A♠ 10♣ | 21 suave | não     | empata   | 6        |
        | A♦ Q♥  | 21 suave | não     | empata   | 6        |
      E o lugar 2 tem 80 fichas

    @id:keeping-is-for-the-whole-seat
    Cenário: Um lugar que mantém indicando a segunda mão manteve ambas
      Dado que o lugar 1 aposta 4 e 4 de um total de 40 fichas
      E que o lugar 1 recebe 7♥ 10♦ e 6♠ 5♦
      E que o croupier mostra 9♠ e a carta tapada é 10♥
      E que o sabot dá a seguir 8♣
      Quando o lugar 1 mantém na mão 2
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 1
      E as mãos do lugar 1 são
        | cartas | total |
        | 7♥ 10♦ | 17    |
        | 6♠ 5♦  | 11    |
      Quando o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 9♠ 10♥
      E as mãos do lugar 1 são
        | cartas   | total | desfecho | recebido |
        | 7♥ 10♦   | 17    | perde    | 0        |
        | 6♠ 5♦ 8♣ | 19    | empata   | 4        |
      E o lugar 1 tem 36 fichas

    @id:switching-is-for-the-whole-seat
    Cenário: Um lugar que troca indicando uma sétima mão trocou as suas duas
      Dado que o lugar 1 aposta 4 e 4 de um total de 40 fichas
      E que o lugar 1 recebe 7♥ 10♦ e 6♠ 5♦
      E que o croupier mostra 9♠ e a carta tapada é 10♥
      E que o sabot dá a seguir 8♣
      Quando o lugar 1 troca na mão 7
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 1
      E as mãos do lugar 1 são
        | cartas | total |
        | 7♥ 5♦  | 12    |
        | 6♠ 10♦ | 16    |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 9♠ 10♥
      E as mãos do lugar 1 são
        | cartas   | total | desfecho | recebido |
        | 7♥ 5♦ 8♣ | 20    | ganha    | 8        |
        | 6♠ 10♦   | 16    | perde    | 0        |
      E o lugar 1 tem 40 fichas

    @id:nobody-sits-in-seat-eight-or-zero
    Cenário: Numa mesa de um só lugar não há lugar 8 nem lugar 0 que possa agir
      Dado que o lugar 1 aposta 3 e 3 de um total de 30 fichas
      E que o lugar 1 recebe 8♦ 3♥ e 10♣ 8♠
      E que o croupier mostra 7♠ e a carta tapada é J♣
      E que o sabot dá a seguir 6♣
      Quando o lugar 8 tenta manter
      Então a jogada é recusada: não é a sua vez
      Quando o lugar 0 tenta manter
      Então a jogada é recusada: não é a sua vez
      E é a vez do lugar 1
      E o lugar 1 pode manter ou trocar
      Quando o lugar 1 mantém
      E o lugar 8 tenta pedir carta
      Então a jogada é recusada: não é a sua vez
      Quando o lugar 0 tenta pedir carta
      Então a jogada é recusada: não é a sua vez
      E é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 7♠ J♣
      E as mãos do lugar 1 são
        | cartas   | total | desfecho | recebido |
        | 8♦ 3♥ 6♣ | 17    | empata   | 3        |
        | 10♣ 8♠   | 18    | ganha    | 6        |
      E o lugar 1 tem 33 fichas

    @id:nobody-sits-in-the-third-seat-of-two
    Cenário: Numa mesa de dois lugares, um terceiro nem escolhe nem joga
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♥ 4♠ e 9♦ 8♥
      E que o lugar 2 aposta 5 e 5 de um total de 50 fichas
      E que o lugar 2 recebe K♠ 5♣ e 7♦ 3♠
      E que o croupier mostra 9♥ e a carta tapada é 9♣
      E que o sabot dá a seguir 5♥ 6♦ 6♥
      Quando o lugar 3 tenta manter
      Então a jogada é recusada: não é a sua vez
      E é a vez do lugar 1
      E o lugar 1 pode manter ou trocar
      Quando o lugar 1 mantém
      E o lugar 2 troca
      E o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      Então é a vez do lugar 2 na mão 1
      Quando o lugar 3 tenta pedir carta
      Então a jogada é recusada: não é a sua vez
      E é a vez do lugar 2 na mão 1
      Quando o lugar 2 pede carta
      E o lugar 2 fica
      E o lugar 2 pede carta
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 18 com 9♥ 9♣
      E as mãos do lugar 1 são
        | cartas    | total | desfecho | recebido |
        | 10♥ 4♠ 5♥ | 19    | ganha    | 4        |
        | 9♦ 8♥     | 17    | perde    | 0        |
      E o lugar 1 tem 100 fichas
      E as mãos do lugar 2 são
        | cartas   | total | desfecho | recebido |
        | K♠ 3♠ 6♦ | 19    | ganha    | 10       |
        | 7♦ 5♣ 6♥ | 18    | empata   | 5        |
      E o lugar 2 tem 55 fichas

  @S4.2
  Regra: S4.2 Uma troca abrange exatamente as duas segundas cartas; as primeiras permanecem onde estão.

    @id:only-second-cards-move
    Cenário: Só as duas segundas cartas mudam de sítio
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 2♠ 9♦ e J♦ 7♥
      E que o croupier mostra 8♥ e a carta tapada é K♣
      E que o sabot dá a seguir 6♣
      Quando as cartas são dadas
      Então as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 2♠ 9♦  | 11    | 2      |
        | 2       | J♦ 7♥  | 17    | 2      |
      Quando o lugar 1 troca
      Então as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 2♠ 7♥  | 9     | 2      |
        | 2       | J♦ 9♦  | 19    | 2      |
      E o lugar 1 tem 96 fichas
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♥ K♣
      E as mãos do lugar 1 são
        | posição | cartas   | total | desfecho | recebido |
        | 1       | 2♠ 7♥ 6♣ | 15    | perde    | 0        |
        | 2       | J♦ 9♦    | 19    | ganha    | 4        |
      E o lugar 1 tem 100 fichas

    @id:second-card-low-goes-across
    Cenário: Um dez seguido de um quatro manda o quatro para a outra mão
      Dado que o lugar 1 aposta 6 e 6 de um total de 100 fichas
      E que o lugar 1 recebe 10♣ 4♥ e 5♣ 9♠
      E que o croupier mostra 10♦ e a carta tapada é 8♦
      E que o sabot dá a seguir 9♥
      Quando o lugar 1 troca
      Então as mãos do lugar 1 são
        | posição | cartas | total |
        | 1       | 10♣ 9♠ | 19    |
        | 2       | 5♣ 4♥  | 9     |
      Quando o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♦ 8♦
      E as mãos do lugar 1 são
        | posição | cartas   | total | desfecho | recebido |
        | 1       | 10♣ 9♠   | 19    | ganha    | 12       |
        | 2       | 5♣ 4♥ 9♥ | 18    | empata   | 6        |
      E o lugar 1 tem 106 fichas

    @id:second-card-high-goes-across
    Cenário: Um quatro seguido de um dez manda o dez para a outra mão
      Dado que o lugar 1 aposta 6 e 6 de um total de 100 fichas
      E que o lugar 1 recebe 4♥ 10♣ e 5♣ 9♠
      E que o croupier mostra 10♦ e a carta tapada é 8♦
      E que o sabot dá a seguir 5♦
      Quando o lugar 1 troca
      Então as mãos do lugar 1 são
        | posição | cartas | total |
        | 1       | 4♥ 9♠  | 13    |
        | 2       | 5♣ 10♣ | 15    |
      Quando o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♦ 8♦
      E as mãos do lugar 1 são
        | posição | cartas    | total | desfecho | recebido |
        | 1       | 4♥ 9♠     | 13    | perde    | 0        |
        | 2       | 5♣ 10♣ 5♦ | 20    | ganha    | 12       |
      E o lugar 1 tem 100 fichas

    @id:second-cards-of-one-rank-change-places
    Cenário: Duas segundas cartas que só diferem no naipe também mudam de sítio
      Dado que o lugar 1 aposta 4 e 4 de um total de 100 fichas
      E que o lugar 1 recebe 10♥ 5♣ e 8♠ 5♦
      E que o croupier mostra 9♣ e a carta tapada é 10♠
      E que o sabot dá a seguir 4♥
      Quando o lugar 1 troca
      Então as mãos do lugar 1 são
        | posição | cartas | total |
        | 1       | 10♥ 5♦ | 15    |
        | 2       | 8♠ 5♣  | 13    |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 9♣ 10♠
      E as mãos do lugar 1 são
        | posição | cartas    | total | desfecho | recebido |
        | 1       | 10♥ 5♦ 4♥ | 19    | empata   | 4        |
        | 2       | 8♠ 5♣     | 13    | perde    | 0        |
      E o lugar 1 tem 96 fichas

    @id:third-of-three-seats-switches
    Cenário: Quando troca o terceiro de três lugares, só se movem as suas próprias segundas cartas
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♣ 8♠ e 9♠ 6♥
      E que o lugar 2 aposta 3 e 3 de um total de 40 fichas
      E que o lugar 2 recebe Q♦ 7♥ e 5♦ 9♥
      E que o lugar 3 aposta 6 e 6 de um total de 72 fichas
      E que o lugar 3 recebe 3♣ 9♦ e 10♠ 7♣
      E que o croupier mostra 8♥ e a carta tapada é J♠
      E que o sabot dá a seguir 6♣ 5♠
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 3 troca
      Então as mãos do lugar 3 são
        | posição | cartas | total |
        | 1       | 3♣ 7♣  | 10    |
        | 2       | 10♠ 9♦ | 19    |
      Quando o lugar 1 fica
      E o lugar 1 fica
      E o lugar 2 fica
      E o lugar 2 pede carta
      E o lugar 2 fica
      E o lugar 3 pede carta
      E o lugar 3 fica
      E o lugar 3 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♥ J♠
      E as mãos do lugar 1 são
        | posição | cartas | total | desfecho | recebido |
        | 1       | 10♣ 8♠ | 18    | empata   | 2        |
        | 2       | 9♠ 6♥  | 15    | perde    | 0        |
      E o lugar 1 tem 98 fichas
      E as mãos do lugar 2 são
        | posição | cartas   | total | desfecho | recebido |
        | 1       | Q♦ 7♥    | 17    | perde    | 0        |
        | 2       | 5♦ 9♥ 6♣ | 20    | ganha    | 6        |
      E o lugar 2 tem 40 fichas
      E as mãos do lugar 3 são
        | posição | cartas   | total | desfecho | recebido |
        | 1       | 3♣ 7♣ 5♠ | 15    | perde    | 0        |
        | 2       | 10♠ 9♦   | 19    | ganha    | 12       |
      E o lugar 3 tem 72 fichas

    @id:first-and-third-of-four-seats-switch
    Cenário: Quando trocam o primeiro e o terceiro de quatro lugares, as cartas do segundo e do quarto não se movem
      Dado que o lugar 1 aposta 2 e 2 de um total de 50 fichas
      E que o lugar 1 recebe 4♥ 10♦ e 9♣ 7♦
      E que o lugar 2 aposta 5 e 5 de um total de 90 fichas
      E que o lugar 2 recebe K♥ 6♠ e 8♣ 9♠
      E que o lugar 3 aposta 3 e 3 de um total de 60 fichas
      E que o lugar 3 recebe 5♥ Q♠ e J♦ 2♠
      E que o lugar 4 aposta 4 e 4 de um total de 100 fichas
      E que o lugar 4 recebe 9♥ 8♦ e 10♥ 8♣
      E que o croupier mostra 10♣ e a carta tapada é 8♥
      E que o sabot dá a seguir 8♠ 10♠
      Quando o lugar 1 troca
      E o lugar 2 mantém
      E o lugar 3 troca
      E o lugar 4 mantém
      Então as mãos do lugar 1 são
        | posição | cartas | total |
        | 1       | 4♥ 7♦  | 11    |
        | 2       | 9♣ 10♦ | 19    |
      E as mãos do lugar 3 são
        | posição | cartas | total |
        | 1       | 5♥ 2♠  | 7     |
        | 2       | J♦ Q♠  | 20    |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      E o lugar 2 fica
      E o lugar 2 fica
      E o lugar 3 pede carta
      E o lugar 3 fica
      E o lugar 3 fica
      E o lugar 4 fica
      E o lugar 4 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♣ 8♥
      E as mãos do lugar 1 são
        | posição | cartas   | total | desfecho | recebido |
        | 1       | 4♥ 7♦ 8♠ | 19    | ganha    | 4        |
        | 2       | 9♣ 10♦   | 19    | ganha    | 4        |
      E o lugar 1 tem 54 fichas
      E as mãos do lugar 2 são
        | posição | cartas | total | desfecho | recebido |
        | 1       | K♥ 6♠  | 16    | perde    | 0        |
        | 2       | 8♣ 9♠  | 17    | perde    | 0        |
      E o lugar 2 tem 80 fichas
      E as mãos do lugar 3 são
        | posição | cartas    | total | desfecho | recebido |
        | 1       | 5♥ 2♠ 10♠ | 17    | perde    | 0        |
        | 2       | J♦ Q♠     | 20    | ganha    | 6        |
      E o lugar 3 tem 60 fichas
      E as mãos do lugar 4 são
        | posição | cartas | total | desfecho | recebido |
        | 1       | 9♥ 8♦  | 17    | perde    | 0        |
        | 2       | 10♥ 8♣ | 18    | empata   | 4        |
      E o lugar 4 tem 96 fichas

  @S4.3
  Regra: S4.3 Não se podem trocar quaisquer outras duas cartas, primeiras cartas incluídas, e nada se troca com outro lugar.

    @id:first-cards-are-not-exchanged
    Cenário: Uma troca das primeiras cartas é recusada e deixa a troca em aberto
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 9♣ 2♦ e 10♦ 10♥
      E que o croupier mostra 10♣ e a carta tapada é 8♠
      Quando o lugar 1 tenta "switch-first"
      Então a jogada é recusada: ação desconhecida
      E é oferecida a troca
      E as mãos do lugar 1 são
        | posição | cartas  | total |
        | 1       | 9♣ 2♦   | 11    |
        | 2       | 10♦ 10♥ | 20    |
      E o lugar 1 pode manter ou trocar
      Quando o lugar 1 troca
      Então as mãos do lugar 1 são
        | posição | cartas | total |
        | 1       | 9♣ 10♥ | 19    |
        | 2       | 10♦ 2♦ | 12    |
      Quando o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♣ 8♠
      E as mãos do lugar 1 são
        | posição | cartas | total | desfecho | recebido |
        | 1       | 9♣ 10♥ | 19    | ganha    | 4        |
        | 2       | 10♦ 2♦ | 12    | perde    | 0        |
      E o lugar 1 tem 100 fichas

    @id:nothing-is-exchanged-with-another-seat
    Cenário: Uma troca não toca nas mãos do outro lugar
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ 3♥ e 4♦ 9♣
      E que o lugar 2 aposta 7 e 7 de um total de 100 fichas
      E que o lugar 2 recebe 8♥ J♣ e 6♣ Q♠
      E que o croupier mostra 10♥ e a carta tapada é 8♦
      E que o sabot dá a seguir K♥
      Quando o lugar 1 tenta "switch-with-seat-2"
      Então a jogada é recusada: ação desconhecida
      Quando o lugar 1 troca
      Então as mãos do lugar 1 são
        | posição | cartas | total |
        | 1       | 10♠ 9♣ | 19    |
        | 2       | 4♦ 3♥  | 7     |
      E as mãos do lugar 2 são
        | posição | cartas | total |
        | 1       | 8♥ J♣  | 18    |
        | 2       | 6♣ Q♠  | 16    |
      Quando o lugar 2 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 2 fica
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♥ 8♦
      E as mãos do lugar 1 são
        | posição | cartas   | total | desfecho | recebido |
        | 1       | 10♠ 9♣   | 19    | ganha    | 4        |
        | 2       | 4♦ 3♥ K♥ | 17    | perde    | 0        |
      E o lugar 1 tem 100 fichas
      E as mãos do lugar 2 são
        | posição | cartas | total | desfecho | recebido |
        | 1       | 8♥ J♣  | 18    | empata   | 7        |
        | 2       | 6♣ Q♠  | 16    | perde    | 0        |
      E o lugar 2 tem 93 fichas

    @id:no-other-exchange-before-the-choice
    Cenário: Antes da escolha, as palavras para qualquer outra espécie de troca são desconhecidas, e o lugar mantém as cartas como foram dadas
      Dado que o lugar 1 aposta 3 e 3 de um total de 45 fichas
      E que o lugar 1 recebe 6♥ K♣ e 10♦ 4♠
      E que o croupier mostra 8♣ e a carta tapada é J♠
      E que o sabot dá a seguir 3♦ 4♥
      Quando o lugar 1 tenta "switch-first"
      Então a jogada é recusada: ação desconhecida
      Quando o lugar 1 tenta "exchange"
      Então a jogada é recusada: ação desconhecida
      Quando o lugar 1 tenta "switch-back"
      Então a jogada é recusada: ação desconhecida
      E é oferecida a troca
      E o lugar 1 pode manter ou trocar
      Quando o lugar 1 mantém
      Então é a vez do lugar 1 na mão 1
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♣ J♠
      E as mãos do lugar 1 são
        | cartas    | total | desfecho | recebido |
        | 6♥ K♣ 3♦  | 19    | ganha    | 6        |
        | 10♦ 4♠ 4♥ | 18    | empata   | 3        |
      E o lugar 1 tem 48 fichas

    @id:no-other-exchange-in-play
    Cenário: Durante o jogo, as palavras para qualquer outra espécie de troca são desconhecidas, e as mãos trocadas continuam a jogar-se
      Dado que o lugar 1 aposta 3 e 3 de um total de 45 fichas
      E que o lugar 1 recebe 6♥ K♣ e 10♦ 4♠
      E que o croupier mostra 8♣ e a carta tapada é J♠
      E que o sabot dá a seguir 2♣ 5♦
      Quando o lugar 1 troca
      Então é a vez do lugar 1 na mão 1
      Quando o lugar 1 tenta "switch-back"
      Então a jogada é recusada: ação desconhecida
      Quando o lugar 1 tenta "switch-first"
      Então a jogada é recusada: ação desconhecida
      Quando o lugar 1 tenta "exchange"
      Então a jogada é recusada: ação desconhecida
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E as mãos do lugar 1 são
        | cartas | total |
        | 6♥ 4♠  | 10    |
        | 10♦ K♣ | 20    |
      Quando o lugar 1 pede carta
      E o lugar 1 tenta "switch-back"
      Então a jogada é recusada: ação desconhecida
      E é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♣ J♠
      E as mãos do lugar 1 são
        | cartas      | total | desfecho | recebido |
        | 6♥ 4♠ 2♣ 5♦ | 17    | perde    | 0        |
        | 10♦ K♣      | 20    | ganha    | 6        |
      E o lugar 1 tem 45 fichas

  @S4.4
  Regra: S4.4 A escolha faz-se uma só vez, antes de se pedir carta, separar ou dobrar em qualquer dessas mãos; depois já não se pode trocar nem desfazer a troca.

    @id:no-card-before-the-choice
    Cenário: Numa mão não se pede carta, não se dobra nem se separa antes de o seu lugar ter mantido ou trocado
      Dado que o lugar 1 aposta 3 e 3 de um total de 100 fichas
      E que o lugar 1 recebe 8♠ 8♦ e 10♣ 9♥
      E que o croupier mostra 7♦ e a carta tapada é Q♣
      Quando o lugar 1 tenta pedir carta
      Então a jogada é recusada: agora não
      Quando o lugar 1 tenta dobrar
      Então a jogada é recusada: agora não
      Quando o lugar 1 tenta separar
      Então a jogada é recusada: agora não
      E o lugar 1 tem 94 fichas
      Quando o lugar 1 mantém
      Então o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 7♦ Q♣
      E as mãos do lugar 1 são
        | cartas | total | desfecho | recebido |
        | 8♠ 8♦  | 16    | perde    | 0        |
        | 10♣ 9♥ | 19    | ganha    | 6        |
      E o lugar 1 tem 100 fichas

    @id:no-switch-back
    Cenário: Uma troca não se pode desfazer
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♦ 3♠ e 6♥ 8♣
      E que o croupier mostra 9♦ e a carta tapada é 10♠
      E que o sabot dá a seguir Q♦
      Quando o lugar 1 troca
      Então jogam-se as mãos
      E o lugar 1 não pode trocar
      Quando o lugar 1 tenta trocar
      Então a jogada é recusada: agora não
      Quando o lugar 1 tenta manter
      Então a jogada é recusada: agora não
      E as mãos do lugar 1 são
        | posição | cartas | total |
        | 1       | 10♦ 8♣ | 18    |
        | 2       | 6♥ 3♠  | 9     |
      Quando o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 9♦ 10♠
      E as mãos do lugar 1 são
        | posição | cartas   | total | desfecho | recebido |
        | 1       | 10♦ 8♣   | 18    | perde    | 0        |
        | 2       | 6♥ 3♠ Q♦ | 19    | empata   | 2        |
      E o lugar 1 tem 98 fichas

    @id:no-switch-after-keeping
    Cenário: Um lugar que manteve já não pode trocar
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♦ 3♠ e 6♥ 8♣
      E que o croupier mostra 9♦ e a carta tapada é 10♠
      E que o sabot dá a seguir 6♠
      Quando o lugar 1 mantém
      Então jogam-se as mãos
      E o lugar 1 não pode trocar
      Quando o lugar 1 tenta trocar
      Então a jogada é recusada: agora não
      E as mãos do lugar 1 são
        | posição | cartas | total |
        | 1       | 10♦ 3♠ | 13    |
        | 2       | 6♥ 8♣  | 14    |
      Quando o lugar 1 fica
      E o lugar 1 tenta trocar
      Então a jogada é recusada: agora não
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 9♦ 10♠
      E as mãos do lugar 1 são
        | posição | cartas   | total | desfecho | recebido |
        | 1       | 10♦ 3♠   | 13    | perde    | 0        |
        | 2       | 6♥ 8♣ 6♠ | 20    | ganha    | 4        |
      E o lugar 1 tem 100 fichas

    @id:no-switch-back-while-others-choose @switchTiming=table-first
    Cenário: Um lugar que trocou não volta a escolher enquanto o lugar seguinte escolhe
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 9♥ 5♠ e 7♣ J♦
      E que o lugar 2 aposta 4 e 4 de um total de 100 fichas
      E que o lugar 2 recebe 10♣ 7♥ e 6♦ 8♦
      E que o croupier mostra 8♠ e a carta tapada é 10♥
      Quando o lugar 1 troca
      Então é a vez do lugar 2
      Quando o lugar 1 tenta trocar
      Então a jogada é recusada: não é a sua vez
      Quando o lugar 1 tenta manter
      Então a jogada é recusada: não é a sua vez
      E é oferecida a troca
      E é a vez do lugar 2
      E as mãos do lugar 1 são
        | posição | cartas | total |
        | 1       | 9♥ J♦  | 19    |
        | 2       | 7♣ 5♠  | 12    |
      Quando o lugar 2 troca
      E o lugar 1 fica
      E o lugar 1 fica
      E o lugar 2 fica
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♠ 10♥
      E as mãos do lugar 1 são
        | posição | cartas | total | desfecho | recebido |
        | 1       | 9♥ J♦  | 19    | ganha    | 4        |
        | 2       | 7♣ 5♠  | 12    | perde    | 0        |
      E o lugar 1 tem 100 fichas
      E as mãos do lugar 2 são
        | posição | cartas | total | desfecho | recebido |
        | 1       | 10♣ 8♦ | 18    | empata   | 4        |
        | 2       | 6♦ 7♥  | 13    | perde    | 0        |
      E o lugar 2 tem 96 fichas

    @id:no-switch-after-keeping-while-others-choose @switchTiming=table-first
    Cenário: Um lugar que manteve não troca enquanto o lugar seguinte escolhe
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 9♥ 5♠ e 7♣ J♦
      E que o lugar 2 aposta 4 e 4 de um total de 100 fichas
      E que o lugar 2 recebe 10♣ 7♥ e 6♦ 8♦
      E que o croupier mostra 8♠ e a carta tapada é 10♥
      Quando o lugar 1 mantém
      Então é a vez do lugar 2
      Quando o lugar 1 tenta trocar
      Então a jogada é recusada: não é a sua vez
      E é oferecida a troca
      E é a vez do lugar 2
      E as mãos do lugar 1 são
        | posição | cartas | total |
        | 1       | 9♥ 5♠  | 14    |
        | 2       | 7♣ J♦  | 17    |
      Quando o lugar 2 troca
      Então jogam-se as mãos
      Quando o lugar 1 tenta trocar
      Então a jogada é recusada: agora não
      Quando o lugar 1 fica
      E o lugar 1 fica
      E o lugar 2 fica
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♠ 10♥
      E as mãos do lugar 1 são
        | posição | cartas | total | desfecho | recebido |
        | 1       | 9♥ 5♠  | 14    | perde    | 0        |
        | 2       | 7♣ J♦  | 17    | perde    | 0        |
      E o lugar 1 tem 96 fichas
      E as mãos do lugar 2 são
        | posição | cartas | total | desfecho | recebido |
        | 1       | 10♣ 8♦ | 18    | empata   | 4        |
        | 2       | 6♦ 7♥  | 13    | perde    | 0        |
      E o lugar 2 tem 96 fichas

    @id:no-switch-after-a-hit
    Cenário: Depois de se pedir carta, as segundas cartas já não se trocam
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe 5♦ 4♣ e 10♠ 9♦
      E que o croupier mostra 10♦ e a carta tapada é 9♠
      E que o sabot dá a seguir 6♣ 5♥
      Quando o lugar 1 mantém
      E o lugar 1 pede carta
      Então o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 tenta trocar
      Então a jogada é recusada: agora não
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 tenta trocar
      Então a jogada é recusada: agora não
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 10♦ 9♠
      E as mãos do lugar 1 são
        | posição | cartas      | total | desfecho | recebido |
        | 1       | 5♦ 4♣ 6♣ 5♥ | 20    | ganha    | 10       |
        | 2       | 10♠ 9♦      | 19    | empata   | 5        |
      E o lugar 1 tem 105 fichas

    @id:no-switch-after-a-double
    Cenário: Depois de se dobrar, as segundas cartas já não se trocam
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe 7♥ 4♠ e 10♣ 8♥
      E que o croupier mostra 9♥ e a carta tapada é 8♦
      E que o sabot dá a seguir 6♦
      Quando o lugar 1 mantém
      E o lugar 1 dobra
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 tem 85 fichas
      Quando o lugar 1 tenta trocar
      Então a jogada é recusada: agora não
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 9♥ 8♦
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 7♥ 4♠ 6♦ | 17    | 10     | empata   | 10       |
        | 2       | 10♣ 8♥   | 18    | 5      | ganha    | 10       |
      E o lugar 1 tem 105 fichas

    @id:no-switch-after-a-split
    Cenário: Depois de se separar, as segundas cartas já não se trocam
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 7♠ 7♦ e 10♥ 8♣
      E que o croupier mostra 9♣ e a carta tapada é 8♦
      E que o sabot dá a seguir 9♠ Q♥
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 tem 94 fichas
      Quando o lugar 1 tenta trocar
      Então a jogada é recusada: agora não
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 tenta trocar
      Então a jogada é recusada: agora não
      Quando o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 9♣ 8♦
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta | desfecho | recebido |
        | 1       | 7♠ 9♠  | 16    | 2      | perde    | 0        |
        | 1       | 7♦ Q♥  | 17    | 2      | empata   | 2        |
        | 2       | 10♥ 8♣ | 18    | 2      | ganha    | 4        |
      E o lugar 1 tem 100 fichas

    @id:switch-still-open-after-stand-split-and-double
    Cenário: Um lugar que tenta ficar, separar ou dobrar cedo demais ainda pode trocar
      Dado que o lugar 1 aposta 4 e 4 de um total de 80 fichas
      E que o lugar 1 recebe 7♠ 7♥ e 10♣ 4♦
      E que o croupier mostra 9♦ e a carta tapada é 8♣
      E que o sabot dá a seguir 8♥
      Quando o lugar 1 tenta ficar
      Então a jogada é recusada: agora não
      Quando o lugar 1 tenta separar
      Então a jogada é recusada: agora não
      Quando o lugar 1 tenta dobrar
      Então a jogada é recusada: agora não
      E é oferecida a troca
      E o lugar 1 pode manter ou trocar
      E o lugar 1 tem 72 fichas
      Quando o lugar 1 troca
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 9♦ 8♣
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 7♠ 4♦ 8♥ | 19    | 4      | ganha    | 8        |
        | 2       | 10♣ 7♥   | 17    | 4      | empata   | 4        |
      E o lugar 1 tem 84 fichas

    @id:switch-still-open-after-a-hit-too-early
    Cenário: Um lugar que tenta pedir carta cedo demais não recebe carta e ainda pode trocar
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 5♣ 9♦ e 10♦ 6♥
      E que o croupier mostra K♠ e a carta tapada é 10♠
      E que o sabot dá a seguir 5♠ 4♥
      Quando o lugar 1 tenta pedir carta
      Então a jogada é recusada: agora não
      E é oferecida a troca
      E o lugar 1 pode manter ou trocar
      Quando o lugar 1 troca
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 20 com K♠ 10♠
      E as mãos do lugar 1 são
        | posição | cartas      | total | aposta | desfecho | recebido |
        | 1       | 5♣ 6♥ 5♠ 4♥ | 20    | 2      | empata   | 2        |
        | 2       | 10♦ 9♦      | 19    | 2      | perde    | 0        |
      E o lugar 1 tem 98 fichas

    @id:late-switch-leaves-the-natural @S4.6 @S6.3
    Cenário: Uma troca que chega tarde demais não tira o estatuto ao natural mantido, que ganha contra um 22 do croupier
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe A♣ J♦ e 9♠ 5♦
      E que o croupier mostra 7♣ e a carta tapada é 8♦
      E que o sabot dá a seguir 4♥ 7♥
      Quando o lugar 1 mantém
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 tenta trocar
      Então a jogada é recusada: agora não
      Quando o lugar 1 pede carta
      E o lugar 1 tenta trocar
      Então a jogada é recusada: agora não
      E é a vez do lugar 1 na mão 2
      E as mãos do lugar 1 são
        | cartas   | total    | natural |
        | A♣ J♦    | 21 suave | sim     |
        | 9♠ 5♦ 4♥ | 18       | não     |
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 22 com 7♣ 8♦ 7♥
      E as mãos do lugar 1 são
        | cartas   | total    | natural | desfecho | recebido |
        | A♣ J♦    | 21 suave | sim     | ganha    | 10       |
        | 9♠ 5♦ 4♥ | 18       | não     | empata   | 5        |
      E o lugar 1 tem 105 fichas

    @id:no-choice-after-the-round
    Cenário: Terminada a ronda, já não se troca, não se mantém nem se pede carta
      Dado que o lugar 1 aposta 6 e 6 de um total de 66 fichas
      E que o lugar 1 recebe Q♣ 9♦ e 7♦ 4♥
      E que o croupier mostra 10♥ e a carta tapada é 9♥
      E que o sabot dá a seguir 9♣
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o lugar 1 tem 72 fichas
      Quando o lugar 1 tenta trocar
      Então a jogada é recusada: ronda terminada
      Quando o lugar 1 tenta manter
      Então a jogada é recusada: ronda terminada
      Quando o lugar 1 tenta pedir carta
      Então a jogada é recusada: ronda terminada
      E a ronda terminou
      E o croupier faz 19 com 10♥ 9♥
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | Q♣ 9♦    | 19    | 6      | empata   | 6        |
        | 7♦ 4♥ 9♣ | 20    | 6      | ganha    | 12       |
      E o lugar 1 tem 72 fichas

  @S4.5
  Regra: S4.5 Um ás e uma carta de valor 10 reunidos por uma troca são um 21 normal, embora sejam duas cartas.

    @id:switched-ace-and-king-are-ordinary
    Cenário: Um ás e um rei que se juntam numa troca não são um natural
      Dado que o lugar 1 aposta 4 e 4 de um total de 100 fichas
      E que o lugar 1 recebe A♠ 5♦ e 9♥ K♣
      E que o croupier mostra 10♠ e a carta tapada é 9♣
      Quando as cartas são dadas
      Então as mãos do lugar 1 são
        | posição | cartas | total    | natural |
        | 1       | A♠ 5♦  | 16 suave | não     |
        | 2       | 9♥ K♣  | 19       | não     |
      Quando o lugar 1 troca
      Então é a vez do lugar 1 na mão 2
      E as mãos do lugar 1 são
        | posição | cartas | total    | natural |
        | 1       | A♠ K♣  | 21 suave | não     |
        | 2       | 9♥ 5♦  | 14       | não     |
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 10♠ 9♣
      E as mãos do lugar 1 são
        | posição | cartas | total    | natural | desfecho | recebido |
        | 1       | A♠ K♣  | 21 suave | não     | ganha    | 8        |
        | 2       | 9♥ 5♦  | 14       | não     | perde    | 0        |
      E o lugar 1 tem 100 fichas

    @id:switched-21-pushes-against-a-dealer-22
    Cenário: Um 21 feito por uma troca empata contra um 22 do croupier
      Dado que o lugar 1 aposta 4 e 4 de um total de 100 fichas
      E que o lugar 1 recebe A♠ 5♦ e 9♥ K♣
      E que o croupier mostra 9♦ e a carta tapada é 7♠
      E que o sabot dá a seguir J♥ 6♥
      Quando o lugar 1 troca
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 pede carta
      Então a ronda terminou
      E o croupier faz 22 com 9♦ 7♠ 6♥
      E as mãos do lugar 1 são
        | posição | cartas   | total    | natural | desfecho | recebido |
        | 1       | A♠ K♣    | 21 suave | não     | empata   | 4        |
        | 2       | 9♥ 5♦ J♥ | 24       | não     | perde    | 0        |
      E o lugar 1 tem 96 fichas

    @id:switched-21-pushes-against-a-drawn-21
    Cenário: Um 21 feito por uma troca empata contra um 21 tirado pelo croupier
      Dado que o lugar 1 aposta 4 e 4 de um total de 100 fichas
      E que o lugar 1 recebe A♠ 5♦ e 9♥ K♣
      E que o croupier mostra 10♦ e a carta tapada é 6♣
      E que o sabot dá a seguir 5♠
      Quando o lugar 1 troca
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 21 com 10♦ 6♣ 5♠
      E as mãos do lugar 1 são
        | posição | cartas | total    | natural | desfecho | recebido |
        | 1       | A♠ K♣  | 21 suave | não     | empata   | 4        |
        | 2       | 9♥ 5♦  | 14       | não     | perde    | 0        |
      E o lugar 1 tem 96 fichas

    @id:natural-given-up-by-a-switch @D3
    Cenário: Um lugar que desfaz o seu natural com uma troca joga duas mãos normais
      Dado que o lugar 1 aposta 3 e 3 de um total de 100 fichas
      E que o lugar 1 recebe A♦ Q♣ e 10♥ 7♠
      E que o croupier mostra 9♠ e a carta tapada é 9♣
      Quando as cartas são dadas
      Então as mãos do lugar 1 são
        | posição | cartas | total    | natural |
        | 1       | A♦ Q♣  | 21 suave | sim     |
        | 2       | 10♥ 7♠ | 17       | não     |
      Quando o lugar 1 troca
      Então é a vez do lugar 1 na mão 1
      E as mãos do lugar 1 são
        | posição | cartas | total    | natural |
        | 1       | A♦ 7♠  | 18 suave | não     |
        | 2       | 10♥ Q♣ | 20       | não     |
      Quando o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 9♠ 9♣
      E as mãos do lugar 1 são
        | posição | cartas | total    | natural | desfecho | recebido |
        | 1       | A♦ 7♠  | 18 suave | não     | empata   | 3        |
        | 2       | 10♥ Q♣ | 20       | não     | ganha    | 6        |
      E o lugar 1 tem 103 fichas

    @id:natural-remade-by-a-switch-is-ordinary @D3
    Cenário: Um natural que, numa troca, cede o seu valete e recebe um rei é um 21 normal e empata contra um 21 tirado
      Dado que o lugar 1 aposta 4 e 4 de um total de 100 fichas
      E que o lugar 1 recebe A♠ J♥ e 9♦ K♠
      E que o croupier mostra 10♣ e a carta tapada é 4♦
      E que o sabot dá a seguir 7♥
      Quando o lugar 1 troca
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 21 com 10♣ 4♦ 7♥
      E as mãos do lugar 1 são
        | posição | cartas | total    | natural | desfecho | recebido |
        | 1       | A♠ K♠  | 21 suave | não     | empata   | 4        |
        | 2       | 9♦ J♥  | 19       | não     | perde    | 0        |
      E o lugar 1 tem 96 fichas

    @id:two-naturals-exchanged-are-ordinary @D3
    Cenário: Dois naturais que trocam entre si rei e dez são dois 21 normais e empatam contra um 22 do croupier
      Dado que o lugar 1 aposta 10 e 10 de um total de 80 fichas
      E que o lugar 1 recebe A♥ K♦ e A♣ 10♠
      E que o croupier mostra 8♦ e a carta tapada é 6♠
      E que o sabot dá a seguir 8♣
      Quando as cartas são dadas
      Então as mãos do lugar 1 são
        | posição | cartas | total    | natural |
        | 1       | A♥ K♦  | 21 suave | sim     |
        | 2       | A♣ 10♠ | 21 suave | sim     |
      Quando o lugar 1 troca
      Então a ronda terminou
      E o croupier faz 22 com 8♦ 6♠ 8♣
      E as mãos do lugar 1 são
        | posição | cartas | total    | natural | desfecho | recebido |
        | 1       | A♥ 10♠ | 21 suave | não     | empata   | 10       |
        | 2       | A♣ K♦  | 21 suave | não     | empata   | 10       |
      E o lugar 1 tem 80 fichas

  @S4.6
  Regra: S4.6 Uma mão dada como natural continua a sê-lo quando o seu lugar mantém.

    @id:kept-natural-wins-against-a-dealer-22
    Cenário: Um natural que o seu lugar mantém ganha contra um 22 do croupier, enquanto a mão normal ao lado empata
      Dado que o lugar 1 aposta 4 e 4 de um total de 100 fichas
      E que o lugar 1 recebe A♠ J♥ e 9♦ K♠
      E que o croupier mostra 10♣ e a carta tapada é 4♦
      E que o sabot dá a seguir 8♥
      Quando as cartas são dadas
      Então as mãos do lugar 1 são
        | posição | cartas | total    | natural |
        | 1       | A♠ J♥  | 21 suave | sim     |
        | 2       | 9♦ K♠  | 19       | não     |
      Quando o lugar 1 mantém
      Então é a vez do lugar 1 na mão 2
      E as mãos do lugar 1 são
        | posição | cartas | total    | natural |
        | 1       | A♠ J♥  | 21 suave | sim     |
        | 2       | 9♦ K♠  | 19       | não     |
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 22 com 10♣ 4♦ 8♥
      E as mãos do lugar 1 são
        | posição | cartas | total    | natural | desfecho | recebido |
        | 1       | A♠ J♥  | 21 suave | sim     | ganha    | 8        |
        | 2       | 9♦ K♠  | 19       | não     | empata   | 4        |
      E o lugar 1 tem 104 fichas

    @id:kept-natural-wins-against-a-drawn-21
    Cenário: Um natural que o seu lugar mantém ganha contra um 21 tirado pelo croupier
      Dado que o lugar 1 aposta 4 e 4 de um total de 100 fichas
      E que o lugar 1 recebe A♠ J♥ e 9♦ K♠
      E que o croupier mostra 10♣ e a carta tapada é 4♦
      E que o sabot dá a seguir 7♥
      Quando o lugar 1 mantém
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 21 com 10♣ 4♦ 7♥
      E as mãos do lugar 1 são
        | posição | cartas | total    | natural | desfecho | recebido |
        | 1       | A♠ J♥  | 21 suave | sim     | ganha    | 8        |
        | 2       | 9♦ K♠  | 19       | não     | perde    | 0        |
      E o lugar 1 tem 100 fichas

    @id:one-seat-keeps-its-natural-and-one-does-not
    Cenário: De dois lugares que receberam um natural, só o que o mantém ganha contra um 22 do croupier
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 8♣ 9♥ e A♦ Q♠
      E que o lugar 2 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 2 recebe A♥ 10♣ e 7♦ J♣
      E que o croupier mostra 7♠ e a carta tapada é 5♣
      E que o sabot dá a seguir K♥
      Quando o lugar 1 mantém
      E o lugar 2 troca
      E o lugar 1 fica
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 22 com 7♠ 5♣ K♥
      E as mãos do lugar 1 são
        | posição | cartas | total    | natural | desfecho | recebido |
        | 1       | 8♣ 9♥  | 17       | não     | empata   | 2        |
        | 2       | A♦ Q♠  | 21 suave | sim     | ganha    | 4        |
      E o lugar 1 tem 102 fichas
      E as mãos do lugar 2 são
        | posição | cartas | total    | natural | desfecho | recebido |
        | 1       | A♥ J♣  | 21 suave | não     | empata   | 5        |
        | 2       | 7♦ 10♣ | 17       | não     | empata   | 5        |
      E o lugar 2 tem 100 fichas
