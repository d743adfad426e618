# language: pt
@switch-us
Funcionalidade: S6 O croupier e a liquidação das apostas
  Jogada a última mão, o croupier vira a carta tapada, tira cartas segundo uma regra fixa e liquida cada mão, que ganha 1 para 1, empata ou perde.

  @S6.1
  Regra: S6.1 O croupier revela a carta tapada, tira carta com qualquer total inferior a 17 e com 17 suave, e fica com 17 duro e com qualquer total de 18 a 21.

    @id:dealer-hits-hard-12
    Cenário: O croupier vira um dois ao lado do dez e tira carta com 12
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe K♠ 9♥ e 7♣ 10♦
      E que o croupier mostra 10♥ e a carta tapada é 2♣
      E que o sabot dá a seguir 6♠
      Quando as cartas são dadas
      Então é oferecida a troca
      E o croupier mostra 10♥
      Quando o lugar 1 mantém
      Então jogam-se as mãos
      E o croupier mostra 10♥
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o croupier mostra 10♥
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier mostra 10♥ 2♣ 6♠
      E o croupier faz 18 com 10♥ 2♣ 6♠
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | K♠ 9♥  | 19    | 2      | ganha    | 4        |
        | 7♣ 10♦ | 17    | 2      | perde    | 0        |
      E o lugar 1 tem 100 fichas

    @id:dealer-hits-hard-13
    Cenário: O croupier tira carta com 13 e fica com 21
      Dado que o lugar 1 aposta 5 e 5 de um total de 60 fichas
      E que o lugar 1 recebe Q♦ 8♠ e 9♣ 5♥
      E que o croupier mostra 3♥ e a carta tapada é J♠
      E que o sabot dá a seguir 7♠ 8♦
      Quando o lugar 1 mantém
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 pede carta
      Então a ronda terminou
      E o croupier faz 21 com 3♥ J♠ 8♦
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | Q♦ 8♠    | 18    | 5      | perde    | 0        |
        | 9♣ 5♥ 7♠ | 21    | 5      | empata   | 5        |
      E o lugar 1 tem 55 fichas

    @id:dealer-hits-hard-14
    Cenário: O croupier tira carta com 14 e fica com 17
      Dado que o lugar 1 aposta 3 e 3 de um total de 50 fichas
      E que o lugar 1 recebe 10♠ 8♥ e 9♦ 8♠
      E que o croupier mostra 8♣ e a carta tapada é 6♦
      E que o sabot dá a seguir 3♠
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 8♣ 6♦ 3♠
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 10♠ 8♥ | 18    | 3      | ganha    | 6        |
        | 9♦ 8♠  | 17    | 3      | empata   | 3        |
      E o lugar 1 tem 53 fichas

    @id:dealer-hits-hard-15
    Cenário: O croupier tira carta com 15
      Dado que o lugar 1 aposta 4 e 4 de um total de 40 fichas
      E que o lugar 1 recebe Q♠ J♦ e 10♦ 3♣
      E que o croupier mostra 6♣ e a carta tapada é K♥
      E que o sabot dá a seguir 5♦ 4♠
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta ou ficar
      E o croupier mostra 6♣
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 20 com 6♣ K♥ 4♠
      E as mãos do lugar 1 são
        | cartas    | total | aposta | desfecho | recebido |
        | Q♠ J♦     | 20    | 4      | empata   | 4        |
        | 10♦ 3♣ 5♦ | 18    | 4      | perde    | 0        |
      E o lugar 1 tem 36 fichas

    @id:dealer-hits-16-ahead-of-all
    Cenário: O croupier tira carta com 16, embora todas as mãos sejam mais baixas
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 8♦ 4♣ e 10♣ 3♥
      E que o croupier mostra J♠ e a carta tapada é 6♥
      E que o sabot dá a seguir 9♣
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 25 com J♠ 6♥ 9♣
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 8♦ 4♣  | 12    | 2      | ganha    | 4        |
        | 10♣ 3♥ | 13    | 2      | ganha    | 4        |
      E o lugar 1 tem 104 fichas

    @id:dealer-stands-hard-17-behind-all
    Cenário: O croupier fica com 17 duro, embora todas as mãos sejam mais altas
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♣ 8♦ e J♥ 9♦
      E que o croupier mostra 10♦ e a carta tapada é 7♠
      Quando o lugar 1 mantém
      E o lugar 1 fica
      Então o croupier mostra 10♦
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 10♦ 7♠
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 10♣ 8♦ | 18    | 2      | ganha    | 4        |
        | J♥ 9♦  | 19    | 2      | ganha    | 4        |
      E o lugar 1 tem 104 fichas

    @id:dealer-draws-to-six-cards
    Cenário: A partir de um dois e um três, o croupier tira cartas até à sexta
      Dado que o lugar 1 aposta 7 e 7 de um total de 70 fichas
      E que o lugar 1 recebe 10♦ 8♥ e Q♣ 10♠
      E que o croupier mostra 2♠ e a carta tapada é 3♥
      E que o sabot dá a seguir 2♦ 4♣ 3♦ 5♠
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 2♠ 3♥ 2♦ 4♣ 3♦ 5♠
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 10♦ 8♥ | 18    | 7      | perde    | 0        |
        | Q♣ 10♠ | 20    | 7      | ganha    | 14       |
      E o lugar 1 tem 70 fichas

    @id:dealer-soft-17-six-and-ace
    Cenário: O croupier tira carta com um seis aberto e um ás tapado
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 9♠ K♦ e 8♠ 3♦
      E que o croupier mostra 6♦ e a carta tapada é A♠
      E que o sabot dá a seguir 10♦ 4♥
      Quando as cartas são dadas
      Então é oferecida a troca
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      Então a ronda terminou
      E o croupier faz 21 com 6♦ A♠ 4♥
      E as mãos do lugar 1 são
        | cartas    | total | aposta | desfecho | recebido |
        | 9♠ K♦     | 19    | 2      | perde    | 0        |
        | 8♠ 3♦ 10♦ | 21    | 2      | empata   | 2        |
      E o lugar 1 tem 98 fichas

    @id:dealer-soft-17-turns-hard-17
    Cenário: O croupier tira carta com um ás e um seis e fica quando um dez os torna um 17 duro
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ 7♠ e K♥ 8♥
      E que o croupier mostra A♦ e a carta tapada é 6♣
      E que o sabot dá a seguir 10♥
      Quando as cartas são dadas
      Então é oferecido o seguro
      Quando o lugar 1 dispensa o seguro
      Então é oferecida a troca
      E o croupier mostra A♦
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com A♦ 6♣ 10♥
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 10♠ 7♠ | 17    | 2      | empata   | 2        |
        | K♥ 8♥  | 18    | 2      | ganha    | 4        |
      E o lugar 1 tem 102 fichas

    @id:dealer-soft-17-turns-hard-16
    Cenário: Um 17 suave que um nove transforma em 16 tira mais uma carta
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe Q♣ J♥ e 7♦ 8♣
      E que o croupier mostra 6♥ e a carta tapada é A♣
      E que o sabot dá a seguir 6♠ 9♠ 5♦
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      Então a ronda terminou
      E o croupier faz 21 com 6♥ A♣ 9♠ 5♦
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | Q♣ J♥    | 20    | 5      | perde    | 0        |
        | 7♦ 8♣ 6♠ | 21    | 5      | empata   | 5        |
      E o lugar 1 tem 95 fichas

    @id:dealer-soft-17-three-cards
    Cenário: Um 17 suave de três cartas tira carta, passa a 14 e volta a tirar
      Dado que o lugar 1 aposta 6 e 6 de um total de 80 fichas
      E que o lugar 1 recebe 10♣ 9♣ e J♠ 10♦
      E que o croupier mostra 2♥ e a carta tapada é A♣
      E que o sabot dá a seguir 4♦ 7♠ 6♦
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 20 com 2♥ A♣ 4♦ 7♠ 6♦
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 10♣ 9♣ | 19    | 6      | perde    | 0        |
        | J♠ 10♦ | 20    | 6      | empata   | 6        |
      E o lugar 1 tem 74 fichas

    @id:dealer-soft-17-four-cards
    Cenário: Um 17 suave de quatro cartas tira carta
      Dado que o lugar 1 aposta 4 e 4 de um total de 100 fichas
      E que o lugar 1 recebe Q♥ 10♠ e 9♦ 8♦
      E que o croupier mostra 3♠ e a carta tapada é 2♥
      E que o sabot dá a seguir 4♣ A♦ A♣ 4♦
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      Então a ronda terminou
      E o croupier faz 21 com 3♠ 2♥ A♦ A♣ 4♦
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | Q♥ 10♠   | 20    | 4      | perde    | 0        |
        | 9♦ 8♦ 4♣ | 21    | 4      | empata   | 4        |
      E o lugar 1 tem 96 fichas

    @id:dealer-soft-17-two-aces-and-five
    Cenário: Dois ases e um cinco são um 17 suave e tiram carta
      Dado que o lugar 1 aposta 8 e 8 de um total de 90 fichas
      E que o lugar 1 recebe K♣ 9♦ e J♣ 10♥
      E que o croupier mostra A♠ e a carta tapada é A♥
      E que o sabot dá a seguir 5♦ 3♣
      Quando o lugar 1 dispensa o seguro
      Então é oferecida a troca
      E o croupier mostra A♠
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 20 com A♠ A♥ 5♦ 3♣
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | K♣ 9♦  | 19    | 8      | perde    | 0        |
        | J♣ 10♥ | 20    | 8      | empata   | 8        |
      E o lugar 1 tem 82 fichas

    @id:dealer-three-aces-in-hand
    Cenário: O croupier tira mais dois ases, com 16 suave e com 17 suave, e fica com 18 suave
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ 8♣ e 10♥ 7♣
      E que o croupier mostra 5♥ e a carta tapada é A♣
      E que o sabot dá a seguir A♦ A♠
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 5♥ A♣ A♦ A♠
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 10♠ 8♣ | 18    | 2      | empata   | 2        |
        | 10♥ 7♣ | 17    | 2      | perde    | 0        |
      E o lugar 1 tem 98 fichas

    @id:dealer-hard-17-with-ace
    Cenário: Dez, seis e ás são um 17 duro, e o croupier fica
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♥ 8♣ e 9♠ 7♣
      E que o croupier mostra 10♠ e a carta tapada é 6♦
      E que o sabot dá a seguir A♣
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 10♠ 6♦ A♣
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 10♥ 8♣ | 18    | 2      | ganha    | 4        |
        | 9♠ 7♣  | 16    | 2      | perde    | 0        |
      E o lugar 1 tem 100 fichas

    @id:dealer-hard-17-with-two-aces
    Cenário: Um cinco, um ás, uma dama e outro ás são um 17 duro, e o croupier fica
      Dado que o lugar 1 aposta 9 e 9 de um total de 99 fichas
      E que o lugar 1 recebe K♦ 8♥ e 10♣ 7♦
      E que o croupier mostra 5♣ e a carta tapada é A♠
      E que o sabot dá a seguir Q♦ A♥
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 5♣ A♠ Q♦ A♥
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | K♦ 8♥  | 18    | 9      | ganha    | 18       |
        | 10♣ 7♦ | 17    | 9      | empata   | 9        |
      E o lugar 1 tem 108 fichas

    @id:dealer-stands-soft-18
    Cenário: O croupier fica com um sete aberto e um ás tapado
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe K♣ 9♠ e J♣ 7♠
      E que o croupier mostra 7♦ e a carta tapada é A♠
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 7♦ A♠
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | K♣ 9♠  | 19    | 2      | ganha    | 4        |
        | J♣ 7♠  | 17    | 2      | perde    | 0        |
      E o lugar 1 tem 100 fichas

    @id:dealer-stands-soft-18-ace-up
    Cenário: O croupier fica com um ás aberto e um sete tapado
      Dado que o lugar 1 aposta 10 e 10 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ 8♠ e J♦ 9♥
      E que o croupier mostra A♣ e a carta tapada é 7♥
      Quando as cartas são dadas
      Então é oferecido o seguro
      Quando o lugar 1 dispensa o seguro
      E o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com A♣ 7♥
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 10♠ 8♠ | 18    | 10     | empata   | 10       |
        | J♦ 9♥  | 19    | 10     | ganha    | 20       |
      E o lugar 1 tem 110 fichas

    @id:dealer-stands-soft-18-three-cards
    Cenário: O croupier fica com um 18 suave de três cartas
      Dado que o lugar 1 aposta 3 e 3 de um total de 33 fichas
      E que o lugar 1 recebe Q♣ 7♦ e 10♣ 9♠
      E que o croupier mostra 4♥ e a carta tapada é 3♣
      E que o sabot dá a seguir A♦
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 4♥ 3♣ A♦
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | Q♣ 7♦  | 17    | 3      | perde    | 0        |
        | 10♣ 9♠ | 19    | 3      | ganha    | 6        |
      E o lugar 1 tem 33 fichas

    @id:dealer-stands-soft-19
    Cenário: O croupier fica com um oito aberto e um ás tapado
      Dado que o lugar 1 aposta 5 e 5 de um total de 50 fichas
      E que o lugar 1 recebe Q♠ 9♣ e 10♦ 8♠
      E que o croupier mostra 8♥ e a carta tapada é A♣
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 8♥ A♣
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | Q♠ 9♣  | 19    | 5      | empata   | 5        |
        | 10♦ 8♠ | 18    | 5      | perde    | 0        |
      E o lugar 1 tem 45 fichas

    @id:dealer-stands-soft-20
    Cenário: O croupier fica com um nove aberto e um ás tapado
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 6♣ 5♦ e K♥ 9♦
      E que o croupier mostra 9♠ e a carta tapada é A♥
      E que o sabot dá a seguir 10♥
      Quando o lugar 1 mantém
      E o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 2
      E o croupier mostra 9♠
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 20 com 9♠ A♥
      E as mãos do lugar 1 são
        | cartas    | total | aposta | desfecho | recebido |
        | 6♣ 5♦ 10♥ | 21    | 2      | ganha    | 4        |
        | K♥ 9♦     | 19    | 2      | perde    | 0        |
      E o lugar 1 tem 100 fichas

    @id:dealer-draws-though-the-last-seat-is-over
    Cenário: Rebentadas ambas as mãos do último lugar, o croupier ainda tira carta contra os outros lugares
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ 8♥ e K♦ 10♣
      E que o lugar 2 aposta 5 e 5 de um total de 50 fichas
      E que o lugar 2 recebe 9♥ 8♠ e J♣ 9♣
      E que o lugar 3 aposta 4 e 4 de um total de 40 fichas
      E que o lugar 3 recebe 10♦ 6♣ e 9♠ 5♥
      E que o croupier mostra 10♥ e a carta tapada é 4♦
      E que o sabot dá a seguir Q♠ 8♦ 5♠
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 3 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      E o lugar 2 fica
      E o lugar 2 fica
      E o lugar 3 pede carta
      Então é a vez do lugar 3 na mão 2
      E o croupier mostra 10♥
      Quando o lugar 3 pede carta
      Então a ronda terminou
      E o croupier faz 19 com 10♥ 4♦ 5♠
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 10♠ 8♥ | 18    | 2      | perde    | 0        |
        | K♦ 10♣ | 20    | 2      | ganha    | 4        |
      E as mãos do lugar 2 são
        | cartas | total | aposta | desfecho | recebido |
        | 9♥ 8♠  | 17    | 5      | perde    | 0        |
        | J♣ 9♣  | 19    | 5      | empata   | 5        |
      E as mãos do lugar 3 são
        | cartas    | total | aposta | desfecho | recebido |
        | 10♦ 6♣ Q♠ | 26    | 4      | perde    | 0        |
        | 9♠ 5♥ 8♦  | 22    | 4      | perde    | 0        |
      E o lugar 1 tem 100 fichas
      E o lugar 2 tem 45 fichas
      E o lugar 3 tem 32 fichas

    @id:dealer-draws-against-the-later-split-hands
    Cenário: Rebentada, em cada posição, a primeira mão de uma separação, o croupier ainda tira carta contra a segunda
      Dado que o lugar 1 aposta 3 e 3 de um total de 60 fichas
      E que o lugar 1 recebe 8♦ 8♣ e 7♥ 7♠
      E que o croupier mostra 6♦ e a carta tapada é 9♠
      E que o sabot dá a seguir 6♥ K♠ 10♠ 9♣ Q♦ 10♦ 3♣
      Quando o lugar 1 mantém
      E o lugar 1 separa
      E o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      Quando o lugar 1 separa
      Então o lugar 1 tem 48 fichas
      Quando o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 4
      E o croupier mostra 6♦
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 6♦ 9♠ 3♣
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 8♦ 6♥ K♠ | 24    | 3      | perde    | 0        |
        | 1       | 8♣ 10♠   | 18    | 3      | empata   | 3        |
        | 2       | 7♥ 9♣ Q♦ | 26    | 3      | perde    | 0        |
        | 2       | 7♠ 10♦   | 17    | 3      | perde    | 0        |
      E o lugar 1 tem 51 fichas

    @id:dealer-two-aces-and-king-are-hard-12
    Cenário: O croupier tira carta com dois ases, e continua a tirar quando um rei os torna um 12 duro
      Dado que o lugar 1 aposta 6 e 6 de um total de 90 fichas
      E que o lugar 1 recebe 10♣ 9♥ e J♠ 8♠
      E que o croupier mostra A♠ e a carta tapada é A♦
      E que o sabot dá a seguir K♥ 6♣
      Quando o lugar 1 dispensa o seguro
      E o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com A♠ A♦ K♥ 6♣
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 10♣ 9♥ | 19    | 6      | ganha    | 12       |
        | J♠ 8♠  | 18    | 6      | empata   | 6        |
      E o lugar 1 tem 96 fichas

    @id:dealer-three-aces-and-hard-16
    Cenário: Um três, três ases e uma dama são um 16 duro, e o croupier continua a tirar
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 9♠ 10♦ e 8♣ 3♦
      E que o croupier mostra 3♠ e a carta tapada é A♥
      E que o sabot dá a seguir 10♠ A♦ Q♣ A♣ 4♦
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      Então a ronda terminou
      E o croupier faz 20 com 3♠ A♥ A♦ Q♣ A♣ 4♦
      E as mãos do lugar 1 são
        | cartas    | total | aposta | desfecho | recebido |
        | 9♠ 10♦    | 19    | 2      | perde    | 0        |
        | 8♣ 3♦ 10♠ | 21    | 2      | ganha    | 4        |
      E o lugar 1 tem 100 fichas

    @id:dealer-draws-a-seventh-card
    Cenário: Com 14 em seis cartas, o croupier tira uma sétima
      Dado que o lugar 1 aposta 9 e 9 de um total de 90 fichas
      E que o lugar 1 recebe 10♥ 7♥ e Q♠ 9♠
      E que o croupier mostra 2♣ e a carta tapada é 2♦
      E que o sabot dá a seguir 3♥ 2♠ 3♦ 2♥ 4♠
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 2♣ 2♦ 3♥ 2♠ 3♦ 2♥ 4♠
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 10♥ 7♥ | 17    | 9      | perde    | 0        |
        | Q♠ 9♠  | 19    | 9      | ganha    | 18       |
      E o lugar 1 tem 90 fichas

    @id:dealer-draws-an-eighth-card
    Cenário: Um dois e cinco ases são um 17 suave de seis cartas; o croupier tira uma sétima carta e uma oitava
      Dado que o lugar 1 aposta 4 e 4 de um total de 100 fichas
      E que o lugar 1 recebe K♠ 9♦ e 10♣ 3♥
      E que o croupier mostra 2♦ e a carta tapada é A♠
      E que o sabot dá a seguir 7♠ A♥ A♦ A♣ A♠ 9♥ 4♣
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 20 com 2♦ A♠ A♥ A♦ A♣ A♠ 9♥ 4♣
      E as mãos do lugar 1 são
        | cartas    | total | aposta | desfecho | recebido |
        | K♠ 9♦     | 19    | 4      | perde    | 0        |
        | 10♣ 3♥ 7♠ | 20    | 4      | empata   | 4        |
      E o lugar 1 tem 96 fichas

  @S6.2
  Regra: S6.2 Contra um 22 final do croupier, empatam todas as mãos normais que não rebentaram: volta a aposta inteira, mesmo que dobrada.

    @id:dealer-22-pushes-low-and-high
    Cenário: Um 13, um 17, um 20 e um 21 empatam todos contra um 22 do croupier
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 7♥ 6♠ e Q♦ 10♥
      E que o lugar 2 aposta 5 e 5 de um total de 50 fichas
      E que o lugar 2 recebe 8♣ 4♣ e K♠ 7♦
      E que o croupier mostra 10♣ e a carta tapada é 4♦
      E que o sabot dá a seguir 9♦ 8♠
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então é a vez do lugar 2 na mão 1
      Quando o lugar 2 pede carta
      Então é a vez do lugar 2 na mão 2
      Quando o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 22 com 10♣ 4♦ 8♠
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 7♥ 6♠  | 13    | 2      | empata   | 2        |
        | Q♦ 10♥ | 20    | 2      | empata   | 2        |
      E as mãos do lugar 2 são
        | cartas   | total | aposta | desfecho | recebido |
        | 8♣ 4♣ 9♦ | 21    | 5      | empata   | 5        |
        | K♠ 7♦    | 17    | 5      | empata   | 5        |
      E o lugar 1 tem 100 fichas
      E o lugar 2 tem 50 fichas

    @id:dealer-22-pushes-doubled-stake
    Cenário: Uma aposta dobrada volta inteira quando o croupier passa de 17 suave a 22
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe 7♠ 4♥ e 10♠ 9♥
      E que o croupier mostra 6♣ e a carta tapada é A♦
      E que o sabot dá a seguir 2♦ 5♠ K♠
      Quando o lugar 1 mantém
      E o lugar 1 dobra
      Então é a vez do lugar 1 na mão 2
      E as mãos do lugar 1 são
        | cartas   | total | aposta |
        | 7♠ 4♥ 2♦ | 13    | 10     |
        | 10♠ 9♥   | 19    | 5      |
      E o lugar 1 tem 85 fichas
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 22 com 6♣ A♦ 5♠ K♠
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 7♠ 4♥ 2♦ | 13    | 10     | empata   | 10       |
        | 10♠ 9♥   | 19    | 5      | empata   | 5        |
      E o lugar 1 tem 100 fichas

    @id:dealer-22-pushes-split-hands
    Cenário: Ambas as mãos separadas empatam contra um 22 do croupier, a que dobrou com a sua aposta inteira
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 8♠ 8♥ e K♥ 7♦
      E que o croupier mostra 7♣ e a carta tapada é 5♥
      E que o sabot dá a seguir 3♦ 10♠ 10♥ 10♦
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 dobra
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 tem 92 fichas
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 22 com 7♣ 5♥ 10♦
      E as mãos do lugar 1 são
        | posição | cartas    | total | aposta | desfecho | recebido |
        | 1       | 8♠ 3♦ 10♠ | 21    | 4      | empata   | 4        |
        | 1       | 8♥ 10♥    | 18    | 2      | empata   | 2        |
        | 2       | K♥ 7♦     | 17    | 2      | empata   | 2        |
      E o lugar 1 tem 100 fichas

    @id:dealer-22-pushes-split-21 @S5.9
    Cenário: Um ás separado com um dez empata contra um 22 do croupier
      Dado que o lugar 1 aposta 3 e 3 de um total de 60 fichas
      E que o lugar 1 recebe A♥ A♦ e 9♣ 7♠
      E que o croupier mostra K♦ e a carta tapada é 2♠
      E que o sabot dá a seguir 10♣ 6♣ Q♣
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 3
      E o lugar 1 tem 51 fichas
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 22 com K♦ 2♠ Q♣
      E as mãos do lugar 1 são
        | posição | cartas | total    | natural | aposta | desfecho | recebido |
        | 1       | A♥ 10♣ | 21 suave | não     | 3      | empata   | 3        |
        | 1       | A♦ 6♣  | 17 suave | não     | 3      | empata   | 3        |
        | 2       | 9♣ 7♠  | 16       | não     | 3      | empata   | 3        |
      E o lugar 1 tem 60 fichas

    @id:dealer-22-after-13
    Cenário: Um 12 e um 13 empatam quando um nove leva o croupier de 13 a 22
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♦ 2♣ e 8♦ 5♣
      E que o croupier mostra 9♥ e a carta tapada é 4♠
      E que o sabot dá a seguir 9♠
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 22 com 9♥ 4♠ 9♠
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 10♦ 2♣ | 12    | 2      | empata   | 2        |
        | 8♦ 5♣  | 13    | 2      | empata   | 2        |
      E o lugar 1 tem 100 fichas

    @id:dealer-22-at-a-table-of-six
    Cenário: Numa mesa de seis, todas as mãos empatam contra um 22 do croupier, salvo um natural e uma mão que rebentou
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ 8♦ e 9♥ 7♠
      E que o lugar 2 aposta 5 e 5 de um total de 50 fichas
      E que o lugar 2 recebe K♥ 9♦ e 10♥ 3♣
      E que o lugar 3 aposta 3 e 3 de um total de 60 fichas
      E que o lugar 3 recebe Q♣ 7♦ e A♠ K♦
      E que o lugar 4 aposta 10 e 10 de um total de 200 fichas
      E que o lugar 4 recebe 8♠ 6♥ e 5♦ 7♣
      E que o lugar 5 aposta 4 e 4 de um total de 40 fichas
      E que o lugar 5 recebe J♥ 5♠ e 10♦ 9♠
      E que o lugar 6 aposta 1 e 1 de um total de 30 fichas
      E que o lugar 6 recebe K♠ 8♥ e 7♥ 4♣
      E que o croupier mostra 9♣ e a carta tapada é 3♦
      E que o sabot dá a seguir Q♦ 10♠ J♠
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 3 mantém
      E o lugar 4 mantém
      E o lugar 5 mantém
      E o lugar 6 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      E o lugar 2 fica
      E o lugar 2 fica
      E o lugar 3 fica
      Então é a vez do lugar 4 na mão 1
      Quando o lugar 4 fica
      E o lugar 4 fica
      E o lugar 5 pede carta
      Então é a vez do lugar 5 na mão 2
      Quando o lugar 5 fica
      E o lugar 6 fica
      E o lugar 6 pede carta
      Então a ronda terminou
      E o croupier faz 22 com 9♣ 3♦ J♠
      E as mãos do lugar 1 são
        | cartas | total | natural | aposta | desfecho | recebido |
        | 10♠ 8♦ | 18    | não     | 2      | empata   | 2        |
        | 9♥ 7♠  | 16    | não     | 2      | empata   | 2        |
      E as mãos do lugar 2 são
        | cartas | total | natural | aposta | desfecho | recebido |
        | K♥ 9♦  | 19    | não     | 5      | empata   | 5        |
        | 10♥ 3♣ | 13    | não     | 5      | empata   | 5        |
      E as mãos do lugar 3 são
        | cartas | total    | natural | aposta | desfecho | recebido |
        | Q♣ 7♦  | 17       | não     | 3      | empata   | 3        |
        | A♠ K♦  | 21 suave | sim     | 3      | ganha    | 6        |
      E as mãos do lugar 4 são
        | cartas | total | natural | aposta | desfecho | recebido |
        | 8♠ 6♥  | 14    | não     | 10     | empata   | 10       |
        | 5♦ 7♣  | 12    | não     | 10     | empata   | 10       |
      E as mãos do lugar 5 são
        | cartas   | total | natural | aposta | desfecho | recebido |
        | J♥ 5♠ Q♦ | 25    | não     | 4      | perde    | 0        |
        | 10♦ 9♠   | 19    | não     | 4      | empata   | 4        |
      E as mãos do lugar 6 são
        | cartas    | total | natural | aposta | desfecho | recebido |
        | K♠ 8♥     | 18    | não     | 1      | empata   | 1        |
        | 7♥ 4♣ 10♠ | 21    | não     | 1      | empata   | 1        |
      E o lugar 1 tem 100 fichas
      E o lugar 2 tem 50 fichas
      E o lugar 3 tem 63 fichas
      E o lugar 4 tem 200 fichas
      E o lugar 5 tem 36 fichas
      E o lugar 6 tem 30 fichas

    @id:dealer-22-of-five-cards
    Cenário: Contra um 22 do croupier em cinco cartas, um 18 e uma mão dobrada de 20 empatam
      Dado que o lugar 1 aposta 7 e 7 de um total de 70 fichas
      E que o lugar 1 recebe 10♦ 8♣ e 6♠ 5♥
      E que o croupier mostra 2♥ e a carta tapada é 4♠
      E que o sabot dá a seguir 9♠ 3♦ 5♣ 8♦
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 dobra
      Então a ronda terminou
      E o croupier faz 22 com 2♥ 4♠ 3♦ 5♣ 8♦
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 10♦ 8♣   | 18    | 7      | empata   | 7        |
        | 6♠ 5♥ 9♠ | 20    | 14     | empata   | 14       |
      E o lugar 1 tem 70 fichas

    @id:dealer-22-of-six-cards @S6.9
    Cenário: Contra um 22 do croupier em seis cartas, um 19 empata e a mão que rebentou perde
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe K♦ 4♣ e 10♠ 9♥
      E que o croupier mostra 3♣ e a carta tapada é 2♦
      E que o sabot dá a seguir 9♦ 2♠ 4♥ 3♠ 8♠
      Quando o lugar 1 mantém
      E o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 22 com 3♣ 2♦ 2♠ 4♥ 3♠ 8♠
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | K♦ 4♣ 9♦ | 23    | 2      | perde    | 0        |
        | 10♠ 9♥   | 19    | 2      | empata   | 2        |
      E o lugar 1 tem 98 fichas

    @id:three-sevens-push-on-22 @S6.9
    Cenário: Três setes empatam contra um 22 do croupier como qualquer outro 21
      Dado que o lugar 1 aposta 4 e 4 de um total de 40 fichas
      E que o lugar 1 recebe 7♦ 7♥ e 9♣ 6♥
      E que o croupier mostra 10♥ e a carta tapada é 2♦
      E que o sabot dá a seguir 7♠ 9♦ Q♠
      Quando o lugar 1 mantém
      E o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 pede carta
      Então a ronda terminou
      E o croupier faz 22 com 10♥ 2♦ Q♠
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 7♦ 7♥ 7♠ | 21    | 4      | empata   | 4        |
        | 9♣ 6♥ 9♦ | 24    | 4      | perde    | 0        |
      E o lugar 1 tem 36 fichas

  @S6.3
  Regra: S6.3 Um natural inicial ganha contra um 22 do croupier.

    @id:natural-wins-on-22-first-spot
    Cenário: Um natural na primeira posição ganha contra um 22 do croupier, enquanto um 18 ao lado empata
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe A♠ K♥ e 10♦ 8♣
      E que o croupier mostra 9♦ e a carta tapada é 3♣
      E que o sabot dá a seguir Q♠
      Quando o lugar 1 mantém
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 22 com 9♦ 3♣ Q♠
      E as mãos do lugar 1 são
        | cartas | total    | natural | aposta | desfecho | recebido |
        | A♠ K♥  | 21 suave | sim     | 5      | ganha    | 10       |
        | 10♦ 8♣ | 18       | não     | 5      | empata   | 5        |
      E o lugar 1 tem 105 fichas

    @id:natural-wins-on-22-second-spot
    Cenário: Um natural na segunda posição ganha contra um 22 do croupier, enquanto uma mão dobrada de 21 empata
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 6♠ 5♥ e Q♣ A♦
      E que o croupier mostra 10♥ e a carta tapada é 5♦
      E que o sabot dá a seguir 10♦ 7♣
      Quando o lugar 1 mantém
      Então é a vez do lugar 1 na mão 1
      Quando o lugar 1 dobra
      Então a ronda terminou
      E o croupier faz 22 com 10♥ 5♦ 7♣
      E as mãos do lugar 1 são
        | cartas    | total    | natural | aposta | desfecho | recebido |
        | 6♠ 5♥ 10♦ | 21       | não     | 4      | empata   | 4        |
        | Q♣ A♦     | 21 suave | sim     | 2      | ganha    | 4        |
      E o lugar 1 tem 102 fichas

    @id:two-naturals-win-on-22
    Cenário: Dois naturais de um mesmo lugar ganham ambos contra um 22 do croupier
      Dado que o lugar 1 aposta 10 e 10 de um total de 100 fichas
      E que o lugar 1 recebe A♥ J♠ e 10♣ A♣
      E que o lugar 2 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 2 recebe K♦ 9♠ e 10♠ 3♥
      E que o croupier mostra 8♦ e a carta tapada é 6♣
      E que o sabot dá a seguir 8♥
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      Então é a vez do lugar 2 na mão 1
      Quando o lugar 2 fica
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 22 com 8♦ 6♣ 8♥
      E as mãos do lugar 1 são
        | cartas | total    | natural | aposta | desfecho | recebido |
        | A♥ J♠  | 21 suave | sim     | 10     | ganha    | 20       |
        | 10♣ A♣ | 21 suave | sim     | 10     | ganha    | 20       |
      E as mãos do lugar 2 são
        | cartas | total | natural | aposta | desfecho | recebido |
        | K♦ 9♠  | 19    | não     | 2      | empata   | 2        |
        | 10♠ 3♥ | 13    | não     | 2      | empata   | 2        |
      E o lugar 1 tem 120 fichas
      E o lugar 2 tem 100 fichas

  @S6.4
  Regra: S6.4 Contra um total do croupier de 23 ou mais, ganham todas as mãos ainda em jogo.

    @id:dealer-23-pays-low-hands
    Cenário: Um 12 e um 13 ganham quando um dez leva o croupier de 13 a 23
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♦ 2♣ e 8♦ 5♣
      E que o croupier mostra 9♥ e a carta tapada é 4♠
      E que o sabot dá a seguir 10♠
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 23 com 9♥ 4♠ 10♠
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 10♦ 2♣ | 12    | 2      | ganha    | 4        |
        | 8♦ 5♣  | 13    | 2      | ganha    | 4        |
      E o lugar 1 tem 104 fichas

    @id:dealer-24-pays-doubled-hand
    Cenário: Uma mão dobrada de 14 ganha a sua aposta dobrada contra um 24 do croupier
      Dado que o lugar 1 aposta 10 e 10 de um total de 200 fichas
      E que o lugar 1 recebe 5♣ 6♦ e 9♣ 7♥
      E que o croupier mostra K♣ e a carta tapada é 4♦
      E que o sabot dá a seguir 3♠ J♥
      Quando o lugar 1 mantém
      E o lugar 1 dobra
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 tem 170 fichas
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 24 com K♣ 4♦ J♥
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 5♣ 6♦ 3♠ | 14    | 20     | ganha    | 40       |
        | 9♣ 7♥    | 16    | 10     | ganha    | 20       |
      E o lugar 1 tem 230 fichas

    @id:dealer-25-pays-split-hands
    Cenário: Mãos separadas de 17 e 12 ganham contra um 25 do croupier
      Dado que o lugar 1 aposta 2 e 2 de um total de 50 fichas
      E que o lugar 1 recebe 7♦ 7♣ e 10♣ 6♠
      E que o croupier mostra 10♠ e a carta tapada é 5♥
      E que o sabot dá a seguir 10♥ 5♠ Q♦
      Quando o lugar 1 mantém
      E o lugar 1 separa
      E o lugar 1 fica
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 25 com 10♠ 5♥ Q♦
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta | desfecho | recebido |
        | 1       | 7♦ 10♥ | 17    | 2      | ganha    | 4        |
        | 1       | 7♣ 5♠  | 12    | 2      | ganha    | 4        |
        | 2       | 10♣ 6♠ | 16    | 2      | ganha    | 4        |
      E o lugar 1 tem 56 fichas

    @id:dealer-26-pays-natural-and-thirteen
    Cenário: Contra um 26 do croupier, um 13 ganha tanto como um natural
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe A♦ 10♠ e 4♣ 9♠
      E que o croupier mostra 6♥ e a carta tapada é 10♦
      E que o sabot dá a seguir K♦
      Quando o lugar 1 mantém
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 26 com 6♥ 10♦ K♦
      E as mãos do lugar 1 são
        | cartas | total    | natural | aposta | desfecho | recebido |
        | A♦ 10♠ | 21 suave | sim     | 5      | ganha    | 10       |
        | 4♣ 9♠  | 13       | não     | 5      | ganha    | 10       |
      E o lugar 1 tem 110 fichas

  @S6.5
  Regra: S6.5 Contra um total do croupier de 17 a 21, o total mais alto ganha, o mais baixo perde e os totais iguais empatam, ressalvada a regra S6.6.

    @id:settled-against-dealer-17
    Cenário: Contra um 17 do croupier, um 16 perde, um 17 empata, um 18 e um 21 ganham
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♥ 6♦ e 9♦ 8♠
      E que o lugar 2 aposta 3 e 3 de um total de 60 fichas
      E que o lugar 2 recebe K♣ 8♣ e 10♣ 4♥
      E que o croupier mostra 5♠ e a carta tapada é 4♦
      E que o sabot dá a seguir 7♥ 8♥
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      E o lugar 2 fica
      Então é a vez do lugar 2 na mão 2
      Quando o lugar 2 pede carta
      Então a ronda terminou
      E o croupier faz 17 com 5♠ 4♦ 8♥
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 10♥ 6♦ | 16    | 2      | perde    | 0        |
        | 9♦ 8♠  | 17    | 2      | empata   | 2        |
      E as mãos do lugar 2 são
        | cartas    | total | aposta | desfecho | recebido |
        | K♣ 8♣     | 18    | 3      | ganha    | 6        |
        | 10♣ 4♥ 7♥ | 21    | 3      | ganha    | 6        |
      E o lugar 1 tem 98 fichas
      E o lugar 2 tem 66 fichas

    @id:settled-against-dealer-18
    Cenário: Contra um 18 do croupier, um 17 perde, um 18 empata e um 19 ganha
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe Q♥ 7♣ e J♣ 8♥
      E que o lugar 2 aposta 2 e 2 de um total de 20 fichas
      E que o lugar 2 recebe 10♦ 9♣ e 6♠ 5♥
      E que o croupier mostra 10♠ e a carta tapada é 8♦
      E que o sabot dá a seguir 7♦
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      E o lugar 2 fica
      E o lugar 2 dobra
      Então a ronda terminou
      E o croupier faz 18 com 10♠ 8♦
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | Q♥ 7♣  | 17    | 5      | perde    | 0        |
        | J♣ 8♥  | 18    | 5      | empata   | 5        |
      E as mãos do lugar 2 são
        | cartas   | total | aposta | desfecho | recebido |
        | 10♦ 9♣   | 19    | 2      | ganha    | 4        |
        | 6♠ 5♥ 7♦ | 18    | 4      | empata   | 4        |
      E o lugar 1 tem 95 fichas
      E o lugar 2 tem 22 fichas

    @id:settled-against-dealer-19
    Cenário: Contra um ás e um oito do croupier, um 18 perde, um 19 empata, um 20 e um 21 ganham
      Dado que o lugar 1 aposta 4 e 4 de um total de 100 fichas
      E que o lugar 1 recebe 10♣ 9♥ e K♦ 8♠
      E que o lugar 2 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 2 recebe Q♠ J♦ e 7♠ 6♣
      E que o croupier mostra A♠ e a carta tapada é 8♣
      E que o sabot dá a seguir 8♦
      Quando o lugar 1 dispensa o seguro
      E o lugar 2 dispensa o seguro
      Então é oferecida a troca
      E é a vez do lugar 1
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      E o lugar 2 fica
      E o lugar 2 pede carta
      Então a ronda terminou
      E o croupier faz 19 com A♠ 8♣
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 10♣ 9♥ | 19    | 4      | empata   | 4        |
        | K♦ 8♠  | 18    | 4      | perde    | 0        |
      E as mãos do lugar 2 são
        | cartas   | total | aposta | desfecho | recebido |
        | Q♠ J♦    | 20    | 2      | ganha    | 4        |
        | 7♠ 6♣ 8♦ | 21    | 2      | ganha    | 4        |
      E o lugar 1 tem 96 fichas
      E o lugar 2 tem 104 fichas

    @id:settled-against-dealer-20
    Cenário: Contra um 20 do croupier, um 19 perde, um 20 empata e um 21 ganha
      Dado que o lugar 1 aposta 10 e 10 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ J♥ e 9♠ 10♦
      E que o lugar 2 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 2 recebe 8♥ 6♦ e 5♦ 9♣
      E que o croupier mostra Q♣ e a carta tapada é K♥
      E que o sabot dá a seguir 7♠ 4♠
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então é a vez do lugar 2 na mão 1
      Quando o lugar 2 pede carta
      Então é a vez do lugar 2 na mão 2
      Quando o lugar 2 pede carta
      Então o lugar 2 pode pedir carta ou ficar
      Quando o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 20 com Q♣ K♥
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 10♠ J♥ | 20    | 10     | empata   | 10       |
        | 9♠ 10♦ | 19    | 10     | perde    | 0        |
      E as mãos do lugar 2 são
        | cartas   | total | aposta | desfecho | recebido |
        | 8♥ 6♦ 7♠ | 21    | 2      | ganha    | 4        |
        | 5♦ 9♣ 4♠ | 18    | 2      | perde    | 0        |
      E o lugar 1 tem 90 fichas
      E o lugar 2 tem 100 fichas

    @id:settled-against-dealer-21
    Cenário: Contra um 21 tirado pelo croupier, um 20 perde e as mãos de 21 de três cartas empatam, dobradas ou não
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe K♠ 10♥ e 8♣ 4♦
      E que o lugar 2 aposta 6 e 6 de um total de 100 fichas
      E que o lugar 2 recebe 6♠ 5♠ e 10♣ 9♣
      E que o croupier mostra 7♥ e a carta tapada é 9♠
      E que o sabot dá a seguir 9♦ J♠ 5♣
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      Então é a vez do lugar 2 na mão 1
      Quando o lugar 2 dobra
      Então é a vez do lugar 2 na mão 2
      E o lugar 2 tem 82 fichas
      Quando o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 21 com 7♥ 9♠ 5♣
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | K♠ 10♥   | 20    | 2      | perde    | 0        |
        | 8♣ 4♦ 9♦ | 21    | 2      | empata   | 2        |
      E as mãos do lugar 2 são
        | cartas   | total | aposta | desfecho | recebido |
        | 6♠ 5♠ J♠ | 21    | 12     | empata   | 12       |
        | 10♣ 9♣   | 19    | 6      | perde    | 0        |
      E o lugar 1 tem 98 fichas
      E o lugar 2 tem 94 fichas

    @id:split-21-pushes-dealer-21 @S5.9
    Cenário: Um ás separado com um rei empata contra um 21 tirado pelo croupier
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe A♠ A♣ e 10♠ 8♥
      E que o croupier mostra 8♦ e a carta tapada é 7♣
      E que o sabot dá a seguir K♣ 9♥ 6♥
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então é a vez do lugar 1 na mão 3
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 21 com 8♦ 7♣ 6♥
      E as mãos do lugar 1 são
        | posição | cartas | total    | natural | aposta | desfecho | recebido |
        | 1       | A♠ K♣  | 21 suave | não     | 2      | empata   | 2        |
        | 1       | A♣ 9♥  | 20 suave | não     | 2      | perde    | 0        |
        | 2       | 10♠ 8♥ | 18       | não     | 2      | perde    | 0        |
      E o lugar 1 tem 96 fichas

    @id:doubled-hands-win-and-lose
    Cenário: Contra um 17 do croupier, uma mão dobrada de 19 ganha e uma mão dobrada de 14 perde
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe 6♥ 4♠ e 7♠ 2♦
      E que o croupier mostra 10♣ e a carta tapada é 7♦
      E que o sabot dá a seguir 9♠ 5♦
      Quando o lugar 1 mantém
      Então o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 dobra
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 tem 85 fichas
      Quando o lugar 1 dobra
      Então a ronda terminou
      E o croupier faz 17 com 10♣ 7♦
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 6♥ 4♠ 9♠ | 19    | 10     | ganha    | 20       |
        | 7♠ 2♦ 5♦ | 14    | 10     | perde    | 0        |
      E o lugar 1 tem 100 fichas

    @id:four-card-21-pushes-three-card-21
    Cenário: Um 21 de quatro cartas empata contra um 21 do croupier de três
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe 6♠ 3♥ e 10♣ 8♦
      E que o croupier mostra 10♥ e a carta tapada é 5♣
      E que o sabot dá a seguir 4♦ 8♠ 6♦
      Quando o lugar 1 mantém
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 21 com 10♥ 5♣ 6♦
      E as mãos do lugar 1 são
        | cartas      | total | aposta | desfecho | recebido |
        | 6♠ 3♥ 4♦ 8♠ | 21    | 5      | empata   | 5        |
        | 10♣ 8♦      | 18    | 5      | perde    | 0        |
      E o lugar 1 tem 95 fichas

    @id:three-card-21-pushes-four-card-21
    Cenário: Um 21 de três cartas empata contra um 21 do croupier de quatro
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ 9♣ e 8♥ 6♣
      E que o croupier mostra 4♠ e a carta tapada é 3♣
      E que o sabot dá a seguir 7♠ 9♦ 5♥
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      Então a ronda terminou
      E o croupier faz 21 com 4♠ 3♣ 9♦ 5♥
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 10♠ 9♣   | 19    | 2      | perde    | 0        |
        | 8♥ 6♣ 7♠ | 21    | 2      | empata   | 2        |
      E o lugar 1 tem 98 fichas

    @id:five-and-six-cards-against-dealer-19
    Cenário: Um 18 de cinco cartas perde e um 19 de seis cartas empata contra um 19 do croupier de duas
      Dado que o lugar 1 aposta 3 e 3 de um total de 50 fichas
      E que o lugar 1 recebe 2♠ 3♥ e 2♥ 3♣
      E que o croupier mostra 10♠ e a carta tapada é 9♥
      E que o sabot dá a seguir 4♣ 5♦ 4♥ 2♦ 4♦ 3♠ 5♠
      Quando o lugar 1 mantém
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 10♠ 9♥
      E as mãos do lugar 1 são
        | cartas            | total | aposta | desfecho | recebido |
        | 2♠ 3♥ 4♣ 5♦ 4♥    | 18    | 3      | perde    | 0        |
        | 2♥ 3♣ 2♦ 4♦ 3♠ 5♠ | 19    | 3      | empata   | 3        |
      E o lugar 1 tem 47 fichas

    @id:six-and-seven-cards-against-dealer-20
    Cenário: Um 19 de seis cartas perde e um 20 de sete cartas empata contra um 20 do croupier de duas
      Dado que o lugar 1 aposta 10 e 10 de um total de 100 fichas
      E que o lugar 1 recebe 3♦ 2♣ e 2♦ 3♠
      E que o croupier mostra 10♦ e a carta tapada é Q♥
      E que o sabot dá a seguir 2♠ 3♥ 4♠ 5♣ 2♥ 2♣ 3♣ 4♦ 4♣
      Quando o lugar 1 mantém
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 pede carta
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 20 com 10♦ Q♥
      E as mãos do lugar 1 são
        | cartas               | total | aposta | desfecho | recebido |
        | 3♦ 2♣ 2♠ 3♥ 4♠ 5♣    | 19    | 10     | perde    | 0        |
        | 2♦ 3♠ 2♥ 2♣ 3♣ 4♦ 4♣ | 20    | 10     | empata   | 10       |
      E o lugar 1 tem 90 fichas

    @id:five-and-seven-cards-against-dealer-18
    Cenário: Um 18 de cinco cartas empata e um 17 de sete cartas perde contra um 18 do croupier de duas
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 4♠ 2♦ e 2♠ 3♣
      E que o croupier mostra 10♥ e a carta tapada é 8♠
      E que o sabot dá a seguir 3♥ 4♦ 5♥ 2♦ 2♥ 3♦ 2♣ 3♠
      Quando o lugar 1 mantém
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 pede carta
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♥ 8♠
      E as mãos do lugar 1 são
        | cartas               | total | aposta | desfecho | recebido |
        | 4♠ 2♦ 3♥ 4♦ 5♥       | 18    | 2      | empata   | 2        |
        | 2♠ 3♣ 2♦ 2♥ 3♦ 2♣ 3♠ | 17    | 2      | perde    | 0        |
      E o lugar 1 tem 98 fichas

    @id:three-sevens-push-dealer-21
    Cenário: Três setes, de vários naipes ou de um só, empatam contra um 21 tirado pelo croupier
      Dado que o lugar 1 aposta 6 e 6 de um total de 60 fichas
      E que o lugar 1 recebe 7♠ 7♥ e 7♣ 7♣
      E que o lugar 2 aposta 2 e 2 de um total de 30 fichas
      E que o lugar 2 recebe 10♣ 9♠ e K♦ 8♥
      E que o croupier mostra 8♠ e a carta tapada é 5♦
      E que o sabot dá a seguir 7♦ 7♣ 8♦
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 pede carta
      Então é a vez do lugar 2 na mão 1
      Quando o lugar 2 fica
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 21 com 8♠ 5♦ 8♦
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 7♠ 7♥ 7♦ | 21    | 6      | empata   | 6        |
        | 7♣ 7♣ 7♣ | 21    | 6      | empata   | 6        |
      E as mãos do lugar 2 são
        | cartas | total | aposta | desfecho | recebido |
        | 10♣ 9♠ | 19    | 2      | perde    | 0        |
        | K♦ 8♥  | 18    | 2      | perde    | 0        |
      E o lugar 1 tem 60 fichas
      E o lugar 2 tem 26 fichas

  @S6.6
  Regra: S6.6 Um natural inicial ganha contra um 21 normal do croupier.

    @id:natural-beats-drawn-21
    Cenário: Um natural ganha contra um 21 tirado pelo croupier, enquanto um 21 de três cartas empata
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe A♥ Q♦ e 10♣ 2♠
      E que o croupier mostra 5♦ e a carta tapada é 9♠
      E que o sabot dá a seguir 9♦ 7♥
      Quando o lugar 1 mantém
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 pede carta
      Então a ronda terminou
      E o croupier faz 21 com 5♦ 9♠ 7♥
      E as mãos do lugar 1 são
        | cartas    | total    | natural | aposta | desfecho | recebido |
        | A♥ Q♦     | 21 suave | sim     | 2      | ganha    | 4        |
        | 10♣ 2♠ 9♦ | 21       | não     | 2      | empata   | 2        |
      E o lugar 1 tem 102 fichas

    @id:natural-beats-21-with-ace-up
    Cenário: Um natural ganha contra um croupier que parte de um ás e tira cartas até 21
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe 9♥ 10♥ e K♦ A♠
      E que o croupier mostra A♣ e a carta tapada é 3♠
      E que o sabot dá a seguir 7♦
      Quando o lugar 1 dispensa o seguro
      E o lugar 1 mantém
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 21 com A♣ 3♠ 7♦
      E as mãos do lugar 1 são
        | cartas | total    | natural | aposta | desfecho | recebido |
        | 9♥ 10♥ | 19       | não     | 5      | perde    | 0        |
        | K♦ A♠  | 21 suave | sim     | 5      | ganha    | 10       |
      E o lugar 1 tem 100 fichas

    @id:natural-beats-21-of-four-cards
    Cenário: Um natural ganha contra um 21 do croupier de quatro cartas, e um 21 de três cartas empata
      Dado que o lugar 1 aposta 4 e 4 de um total de 80 fichas
      E que o lugar 1 recebe A♦ 10♠ e 9♠ 4♥
      E que o croupier mostra 5♥ e a carta tapada é 2♠
      E que o sabot dá a seguir 8♥ 6♦ 8♣
      Quando o lugar 1 mantém
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 pede carta
      Então a ronda terminou
      E o croupier faz 21 com 5♥ 2♠ 6♦ 8♣
      E as mãos do lugar 1 são
        | cartas   | total    | natural | aposta | desfecho | recebido |
        | A♦ 10♠   | 21 suave | sim     | 4      | ganha    | 8        |
        | 9♠ 4♥ 8♥ | 21       | não     | 4      | empata   | 4        |
      E o lugar 1 tem 84 fichas

    @id:natural-beats-21-of-five-cards
    Cenário: Um natural ganha contra um 21 do croupier de cinco cartas, e um 19 perde
      Dado que o lugar 1 aposta 2 e 2 de um total de 50 fichas
      E que o lugar 1 recebe 10♥ 9♥ e K♣ A♥
      E que o croupier mostra 2♦ e a carta tapada é 3♠
      E que o sabot dá a seguir 4♣ 5♦ 7♠
      Quando o lugar 1 mantém
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 21 com 2♦ 3♠ 4♣ 5♦ 7♠
      E as mãos do lugar 1 são
        | cartas | total    | natural | aposta | desfecho | recebido |
        | 10♥ 9♥ | 19       | não     | 2      | perde    | 0        |
        | K♣ A♥  | 21 suave | sim     | 2      | ganha    | 4        |
      E o lugar 1 tem 50 fichas

  @S6.7
  Regra: S6.7 Todas as mãos que ganham, incluindo um natural inicial, são pagas a 1 para 1.

    @id:natural-paid-like-any-21
    Cenário: Com uma aposta de 2, um natural recebe 4, não mais do que um 21 tirado
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe A♣ J♦ e 7♥ 4♦
      E que o croupier mostra 10♥ e a carta tapada é 9♦
      E que o sabot dá a seguir 10♣
      Quando o lugar 1 mantém
      E o lugar 1 pede carta
      Então a ronda terminou
      E o croupier faz 19 com 10♥ 9♦
      E as mãos do lugar 1 são
        | cartas    | total    | natural | aposta | desfecho | recebido |
        | A♣ J♦     | 21 suave | sim     | 2      | ganha    | 4        |
        | 7♥ 4♦ 10♣ | 21       | não     | 2      | ganha    | 4        |
      E o lugar 1 tem 104 fichas

    @id:natural-stake-5-returns-10
    Cenário: Com uma aposta de 5, um natural recebe 10
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe 10♦ 6♥ e Q♠ A♥
      E que o croupier mostra 9♣ e a carta tapada é 8♠
      Quando o lugar 1 mantém
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 9♣ 8♠
      E as mãos do lugar 1 são
        | cartas | total    | natural | aposta | desfecho | recebido |
        | 10♦ 6♥ | 16       | não     | 5      | perde    | 0        |
        | Q♠ A♥  | 21 suave | sim     | 5      | ganha    | 10       |
      E o lugar 1 tem 100 fichas

    @id:natural-stake-10-returns-20
    Cenário: Com uma aposta de 10, um natural recebe 20; com uma aposta de 1, recebe 2
      Dado que o lugar 1 aposta 10 e 10 de um total de 500 fichas
      E que o lugar 1 recebe A♠ 10♥ e J♥ 7♠
      E que o lugar 2 aposta 1 e 1 de um total de 50 fichas
      E que o lugar 2 recebe 10♠ 8♣ e A♣ K♣
      E que o croupier mostra Q♦ e a carta tapada é 8♦
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então é a vez do lugar 2 na mão 1
      Quando o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 18 com Q♦ 8♦
      E as mãos do lugar 1 são
        | cartas | total    | natural | aposta | desfecho | recebido |
        | A♠ 10♥ | 21 suave | sim     | 10     | ganha    | 20       |
        | J♥ 7♠  | 17       | não     | 10     | perde    | 0        |
      E as mãos do lugar 2 são
        | cartas | total    | natural | aposta | desfecho | recebido |
        | 10♠ 8♣ | 18       | não     | 1      | empata   | 1        |
        | A♣ K♣  | 21 suave | sim     | 1      | ganha    | 2        |
      E o lugar 1 tem 500 fichas
      E o lugar 2 tem 51 fichas

    @id:wins-at-six-stakes
    Cenário: Numa mesa de seis com seis apostas diferentes, cada mão que ganha recebe o dobro da sua própria aposta
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ 7♦ e K♣ 6♠
      E que o lugar 2 aposta 3 e 3 de um total de 60 fichas
      E que o lugar 2 recebe 9♣ 7♥ e J♦ 9♠
      E que o lugar 3 aposta 5 e 5 de um total de 80 fichas
      E que o lugar 3 recebe 10♦ 8♠ e Q♥ 5♦
      E que o lugar 4 aposta 7 e 7 de um total de 70 fichas
      E que o lugar 4 recebe A♣ Q♦ e 10♥ 9♦
      E que o lugar 5 aposta 20 e 20 de um total de 200 fichas
      E que o lugar 5 recebe 8♦ 3♣ e K♠ 7♣
      E que o lugar 6 aposta 11 e 11 de um total de 50 fichas
      E que o lugar 6 recebe 6♥ 5♠ e J♠ 8♥
      E que o croupier mostra 7♠ e a carta tapada é 10♥
      E que o sabot dá a seguir 10♣ 9♥
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 3 mantém
      E o lugar 4 mantém
      E o lugar 5 mantém
      E o lugar 6 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      E o lugar 2 fica
      E o lugar 2 fica
      E o lugar 3 fica
      E o lugar 3 fica
      Então é a vez do lugar 4 na mão 2
      Quando o lugar 4 fica
      E o lugar 5 dobra
      Então é a vez do lugar 5 na mão 2
      E o lugar 5 tem 140 fichas
      Quando o lugar 5 fica
      E o lugar 6 pede carta
      E o lugar 6 fica
      E o lugar 6 fica
      Então a ronda terminou
      E o croupier faz 17 com 7♠ 10♥
      E as mãos do lugar 1 são
        | cartas | total | natural | aposta | desfecho | recebido |
        | 10♠ 7♦ | 17    | não     | 2      | empata   | 2        |
        | K♣ 6♠  | 16    | não     | 2      | perde    | 0        |
      E as mãos do lugar 2 são
        | cartas | total | natural | aposta | desfecho | recebido |
        | 9♣ 7♥  | 16    | não     | 3      | perde    | 0        |
        | J♦ 9♠  | 19    | não     | 3      | ganha    | 6        |
      E as mãos do lugar 3 são
        | cartas | total | natural | aposta | desfecho | recebido |
        | 10♦ 8♠ | 18    | não     | 5      | ganha    | 10       |
        | Q♥ 5♦  | 15    | não     | 5      | perde    | 0        |
      E as mãos do lugar 4 são
        | cartas | total    | natural | aposta | desfecho | recebido |
        | A♣ Q♦  | 21 suave | sim     | 7      | ganha    | 14       |
        | 10♥ 9♦ | 19       | não     | 7      | ganha    | 14       |
      E as mãos do lugar 5 são
        | cartas    | total | natural | aposta | desfecho | recebido |
        | 8♦ 3♣ 10♣ | 21    | não     | 40     | ganha    | 80       |
        | K♠ 7♣     | 17    | não     | 20     | empata   | 20       |
      E as mãos do lugar 6 são
        | cartas   | total | natural | aposta | desfecho | recebido |
        | 6♥ 5♠ 9♥ | 20    | não     | 11     | ganha    | 22       |
        | J♠ 8♥    | 18    | não     | 11     | ganha    | 22       |
      E o lugar 1 tem 98 fichas
      E o lugar 2 tem 60 fichas
      E o lugar 3 tem 80 fichas
      E o lugar 4 tem 84 fichas
      E o lugar 5 tem 240 fichas
      E o lugar 6 tem 72 fichas

  @S6.8
  Regra: S6.8 Um 21 feito por uma troca empata contra um 21 normal do croupier e contra um 22 do croupier.

    @id:switched-21-pushes-dealer-21
    Cenário: Um ás e um rei reunidos por uma troca empatam contra um 21 tirado pelo croupier
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe A♠ 5♦ e 9♣ K♠
      E que o croupier mostra 8♠ e a carta tapada é 6♥
      E que o sabot dá a seguir 4♦ 7♣
      Quando o lugar 1 troca
      Então é a vez do lugar 1 na mão 2
      E as mãos do lugar 1 são
        | cartas | total    | natural | aposta |
        | A♠ K♠  | 21 suave | não     | 2      |
        | 9♣ 5♦  | 14       | não     | 2      |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 21 com 8♠ 6♥ 7♣
      E as mãos do lugar 1 são
        | cartas   | total    | natural | aposta | desfecho | recebido |
        | A♠ K♠    | 21 suave | não     | 2      | empata   | 2        |
        | 9♣ 5♦ 4♦ | 18       | não     | 2      | perde    | 0        |
      E o lugar 1 tem 98 fichas

    @id:switched-21-pushes-dealer-22
    Cenário: Um 21 feito por uma troca empata contra um 22 do croupier, como o 15 ao lado
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe 6♣ A♥ e Q♥ 9♥
      E que o croupier mostra 10♦ e a carta tapada é 2♥
      E que o sabot dá a seguir 10♠
      Quando o lugar 1 troca
      Então é a vez do lugar 1 na mão 1
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 22 com 10♦ 2♥ 10♠
      E as mãos do lugar 1 são
        | cartas | total    | natural | aposta | desfecho | recebido |
        | 6♣ 9♥  | 15       | não     | 5      | empata   | 5        |
        | Q♥ A♥  | 21 suave | não     | 5      | empata   | 5        |
      E o lugar 1 tem 100 fichas

    @id:switched-21-beats-dealer-20
    Cenário: Um 21 feito por uma troca ganha 1 para 1 contra um 20 do croupier
      Dado que o lugar 1 aposta 4 e 4 de um total de 100 fichas
      E que o lugar 1 recebe 10♥ 3♦ e 8♣ A♣
      E que o croupier mostra K♣ e a carta tapada é 10♣
      E que o sabot dá a seguir 7♦
      Quando o lugar 1 troca
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 20 com K♣ 10♣
      E as mãos do lugar 1 são
        | cartas   | total    | natural | aposta | desfecho | recebido |
        | 10♥ A♣   | 21 suave | não     | 4      | ganha    | 8        |
        | 8♣ 3♦ 7♦ | 18       | não     | 4      | perde    | 0        |
      E o lugar 1 tem 100 fichas

    @id:switched-21-beats-dealer-23 @S6.4
    Cenário: Um 21 feito por uma troca ganha contra um 23 do croupier
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe J♣ 7♥ e 6♦ A♦
      E que o croupier mostra 9♠ e a carta tapada é 5♠
      E que o sabot dá a seguir 9♦
      Quando o lugar 1 troca
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 23 com 9♠ 5♠ 9♦
      E as mãos do lugar 1 são
        | cartas | total    | natural | aposta | desfecho | recebido |
        | J♣ A♦  | 21 suave | não     | 2      | ganha    | 4        |
        | 6♦ 7♥  | 13       | não     | 2      | ganha    | 4        |
      E o lugar 1 tem 104 fichas

    @id:switched-naturals-push-on-22
    Cenário: Dois naturais que trocam entre si as segundas cartas empatam contra um 22 do croupier
      Dado que o lugar 1 aposta 10 e 10 de um total de 100 fichas
      E que o lugar 1 recebe A♠ K♥ e A♦ 10♣
      E que o croupier mostra 7♦ e a carta tapada é 5♣
      E que o sabot dá a seguir K♦
      Quando o lugar 1 troca
      Então a ronda terminou
      E o croupier faz 22 com 7♦ 5♣ K♦
      E as mãos do lugar 1 são
        | cartas | total    | natural | aposta | desfecho | recebido |
        | A♠ 10♣ | 21 suave | não     | 10     | empata   | 10       |
        | A♦ K♥  | 21 suave | não     | 10     | empata   | 10       |
      E o lugar 1 tem 100 fichas

  @S6.9
  Regra: S6.9 Uma mão que passou de 21 perde mesmo quando o croupier faz 22.

    @id:over-loses-on-22
    Cenário: Uma mão de 25 perde contra um 22 do croupier, enquanto o 19 ao lado empata
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♣ 6♠ e 9♦ 10♠
      E que o croupier mostra Q♥ e a carta tapada é 4♣
      E que o sabot dá a seguir 9♥ 8♦
      Quando o lugar 1 mantém
      E o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 22 com Q♥ 4♣ 8♦
      E as mãos do lugar 1 são
        | cartas    | total | aposta | desfecho | recebido |
        | 10♣ 6♠ 9♥ | 25    | 2      | perde    | 0        |
        | 9♦ 10♠    | 19    | 2      | empata   | 2        |
      E o lugar 1 tem 98 fichas

    @id:doubled-22-loses-on-22
    Cenário: Uma mão dobrada de 22 perde a aposta inteira contra um 22 do croupier
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe 7♣ 5♠ e 10♦ 7♥
      E que o croupier mostra 8♥ e a carta tapada é 4♠
      E que o sabot dá a seguir K♥ J♠
      Quando o lugar 1 mantém
      E o lugar 1 dobra
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 tem 85 fichas
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 22 com 8♥ 4♠ J♠
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 7♣ 5♠ K♥ | 22    | 10     | perde    | 0        |
        | 10♦ 7♥   | 17    | 5      | empata   | 5        |
      E o lugar 1 tem 90 fichas

    @id:seat-over-twice-on-22
    Cenário: Um lugar que rebenta duas vezes nada recupera com um 22 do croupier, e o lugar ao lado recupera ambas as apostas
      Dado que o lugar 1 aposta 5 e 5 de um total de 60 fichas
      E que o lugar 1 recebe 10♣ 5♥ e 8♦ 6♣
      E que o lugar 2 aposta 5 e 5 de um total de 60 fichas
      E que o lugar 2 recebe 10♥ 9♠ e 9♦ 2♥
      E que o croupier mostra 9♥ e a carta tapada é 6♦
      E que o sabot dá a seguir J♦ K♣ 4♣ 7♠
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 pede carta
      Então é a vez do lugar 2 na mão 1
      E o croupier mostra 9♥
      Quando o lugar 2 fica
      E o lugar 2 pede carta
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 22 com 9♥ 6♦ 7♠
      E as mãos do lugar 1 são
        | cartas    | total | aposta | desfecho | recebido |
        | 10♣ 5♥ J♦ | 25    | 5      | perde    | 0        |
        | 8♦ 6♣ K♣  | 24    | 5      | perde    | 0        |
      E as mãos do lugar 2 são
        | cartas   | total | aposta | desfecho | recebido |
        | 10♥ 9♠   | 19    | 5      | empata   | 5        |
        | 9♦ 2♥ 4♣ | 15    | 5      | empata   | 5        |
      E o lugar 1 tem 50 fichas
      E o lugar 2 tem 60 fichas

    @id:over-loses-on-23 @D18
    Cenário: Uma mão de 26 perde contra um 23 do croupier, enquanto um 14 ganha
      Dado que o lugar 1 aposta 3 e 3 de um total de 50 fichas
      E que o lugar 1 recebe 9♣ 7♠ e 6♦ 8♣
      E que o croupier mostra 10♥ e a carta tapada é 3♣
      E que o sabot dá a seguir Q♦ K♠
      Quando o lugar 1 mantém
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 23 com 10♥ 3♣ K♠
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 9♣ 7♠ Q♦ | 26    | 3      | perde    | 0        |
        | 6♦ 8♣    | 14    | 3      | ganha    | 6        |
      E o lugar 1 tem 50 fichas

    @id:over-loses-on-26 @D18
    Cenário: Mãos de 23 e 22 perdem, embora o croupier faça 26
      Dado que o lugar 1 aposta 10 e 10 de um total de 100 fichas
      E que o lugar 1 recebe 8♥ 5♦ e 10♠ 2♣
      E que o lugar 2 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 2 recebe J♥ 5♣ e 9♠ 4♦
      E que o croupier mostra 6♠ e a carta tapada é 10♣
      E que o sabot dá a seguir 10♥ 7♦ 5♥ Q♠
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 2 na mão 1
      Quando o lugar 2 pede carta
      Então é a vez do lugar 2 na mão 2
      Quando o lugar 2 pede carta
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 26 com 6♠ 10♣ Q♠
      E as mãos do lugar 1 são
        | cartas    | total | aposta | desfecho | recebido |
        | 8♥ 5♦ 10♥ | 23    | 10     | perde    | 0        |
        | 10♠ 2♣    | 12    | 10     | ganha    | 20       |
      E as mãos do lugar 2 são
        | cartas   | total | aposta | desfecho | recebido |
        | J♥ 5♣ 7♦ | 22    | 2      | perde    | 0        |
        | 9♠ 4♦ 5♥ | 18    | 2      | ganha    | 4        |
      E o lugar 1 tem 100 fichas
      E o lugar 2 tem 100 fichas

    @id:over-loses-on-17 @D18
    Cenário: Contra um 17 do croupier, uma mão de 24 perde e um 18 ganha
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe Q♣ 6♥ e K♥ 8♦
      E que o croupier mostra 10♦ e a carta tapada é 7♣
      E que o sabot dá a seguir 8♠
      Quando o lugar 1 mantém
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 10♦ 7♣
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | Q♣ 6♥ 8♠ | 24    | 2      | perde    | 0        |
        | K♥ 8♦    | 18    | 2      | ganha    | 4        |
      E o lugar 1 tem 100 fichas

    @id:split-hand-over-loses-on-22
    Cenário: Contra um 22 do croupier, uma mão separada que rebentou perde, e uma mão do segundo lugar também
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe 8♠ 8♦ e 10♦ 9♠
      E que o lugar 2 aposta 2 e 2 de um total de 50 fichas
      E que o lugar 2 recebe 9♥ 8♣ e 10♠ 6♦
      E que o croupier mostra 7♣ e a carta tapada é 5♠
      E que o sabot dá a seguir 5♥ K♦ 10♣ J♥ 10♥
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 separa
      E o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      E o lugar 1 fica
      Então é a vez do lugar 2 na mão 1
      Quando o lugar 2 fica
      E o lugar 2 pede carta
      Então a ronda terminou
      E o croupier faz 22 com 7♣ 5♠ 10♥
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 8♠ 5♥ K♦ | 23    | 5      | perde    | 0        |
        | 1       | 8♦ 10♣   | 18    | 5      | empata   | 5        |
        | 2       | 10♦ 9♠   | 19    | 5      | empata   | 5        |
      E as mãos do lugar 2 são
        | posição | cartas    | total | aposta | desfecho | recebido |
        | 1       | 9♥ 8♣     | 17    | 2      | empata   | 2        |
        | 2       | 10♠ 6♦ J♥ | 26    | 2      | perde    | 0        |
      E o lugar 1 tem 95 fichas
      E o lugar 2 tem 48 fichas

    @id:doubled-split-hand-over-loses-on-22
    Cenário: Uma mão separada da segunda posição que dobrou e rebentou perde a aposta inteira contra um 22 do croupier
      Dado que o lugar 1 aposta 3 e 3 de um total de 60 fichas
      E que o lugar 1 recebe 10♣ 7♦ e 6♣ 6♥
      E que o croupier mostra 9♦ e a carta tapada é 4♠
      E que o sabot dá a seguir 10♦ 9♣ K♠ 9♥
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 separa
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 dobra
      Então a ronda terminou
      E o croupier faz 22 com 9♦ 4♠ 9♥
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 10♣ 7♦   | 17    | 3      | empata   | 3        |
        | 2       | 6♣ 10♦   | 16    | 3      | empata   | 3        |
        | 2       | 6♥ 9♣ K♠ | 25    | 6      | perde    | 0        |
      E o lugar 1 tem 54 fichas
