# language: pt
@switch-us
Funcionalidade: S3 O seguro e a verificação da carta tapada
  Um ás aberto traz o seguro antes de tudo o resto; com um ás ou uma carta de valor 10 aberta, o croupier verifica a carta tapada.

  @S3.1
  Regra: S3.1 O seguro é oferecido quando o croupier mostra um ás, e só então.

    @id:insurance-offered-under-an-ace
    Cenário: Um ás aberto traz a oferta do seguro
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ 9♥ e 8♣ 5♦
      E que o croupier mostra A♥ e a carta tapada é 7♣
      Quando as cartas são dadas
      Então é oferecido o seguro
      E o croupier mostra A♥
      E o lugar 1 tem 96 fichas
      Quando o lugar 1 dispensa o seguro
      Então é oferecida a troca
      E o lugar 1 tem 96 fichas
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com A♥ 7♣
      E as mãos do lugar 1 são
        | cartas | total | desfecho | recebido |
        | 10♠ 9♥ | 19    | ganha    | 4        |
        | 8♣ 5♦  | 13    | perde    | 0        |
      E o lugar 1 tem 100 fichas

    @id:no-insurance-under-a-nine
    Cenário: Um nove aberto não traz seguro
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ 9♥ e 8♣ 5♦
      E que o croupier mostra 9♦ e a carta tapada é 9♣
      Quando as cartas são dadas
      Então é oferecida a troca
      Quando o lugar 1 tenta fazer seguro de 1 e 0
      Então a jogada é recusada: agora não
      Quando o lugar 1 tenta dispensar o seguro
      Então a jogada é recusada: agora não
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 9♦ 9♣
      E as mãos do lugar 1 são
        | cartas | total | desfecho | recebido |
        | 10♠ 9♥ | 19    | ganha    | 4        |
        | 8♣ 5♦  | 13    | perde    | 0        |
      E o lugar 1 tem 100 fichas

    @id:no-insurance-under-a-queen
    Cenário: Uma dama aberta não traz seguro
      Dado que o lugar 1 aposta 6 e 6 de um total de 100 fichas
      E que o lugar 1 recebe 9♠ 8♥ e 10♣ 8♦
      E que o croupier mostra Q♥ e a carta tapada é 8♠
      Quando as cartas são dadas
      Então é oferecida a troca
      Quando o lugar 1 tenta fazer seguro de 3 e 3
      Então a jogada é recusada: agora não
      E o lugar 1 tem 88 fichas
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com Q♥ 8♠
      E as mãos do lugar 1 são
        | cartas | total | desfecho | recebido |
        | 9♠ 8♥  | 17    | perde    | 0        |
        | 10♣ 8♦ | 18    | empata   | 6        |
      E o lugar 1 tem 94 fichas

    @id:no-insurance-for-an-ace-in-the-hole @D16
    Cenário: Um ás tapado com um nove aberto não traz seguro
      Dado que o lugar 1 aposta 4 e 4 de um total de 60 fichas
      E que o lugar 1 recebe 10♦ 7♥ e A♣ 9♥
      E que o croupier mostra 9♠ e a carta tapada é A♦
      Quando as cartas são dadas
      Então é oferecida a troca
      E o croupier mostra 9♠
      Quando o lugar 1 tenta fazer seguro de 2 e 2
      Então a jogada é recusada: agora não
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 20 com 9♠ A♦
      E as mãos do lugar 1 são
        | cartas | total    | desfecho | recebido |
        | 10♦ 7♥ | 17       | perde    | 0        |
        | A♣ 9♥  | 20 suave | empata   | 4        |
      E o lugar 1 tem 56 fichas

    @id:insurance-declined-before-a-dealer-natural @D16
    Cenário: Um lugar que dispensa o seguro perde as suas duas apostas contra um natural do croupier, e nada mais
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♣ 8♦ e 9♠ 6♥
      E que o croupier mostra A♦ e a carta tapada é Q♠
      Quando as cartas são dadas
      Então é oferecido o seguro
      Quando o lugar 1 dispensa o seguro
      Então a ronda terminou
      E o lugar 1 tem seguro de 0 e 0
      E o croupier faz 21 com A♦ Q♠
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 10♣ 8♦ | 18    | 2      | perde    | 0        |
        | 9♠ 6♥  | 15    | 2      | perde    | 0        |
      E o lugar 1 tem 96 fichas

    @id:insurance-declined-with-a-natural @D16
    Cenário: Um lugar que tem um natural também pode dispensar o seguro
      Dado que o lugar 1 aposta 6 e 6 de um total de 100 fichas
      E que o lugar 1 recebe A♣ K♦ e 10♥ 9♠
      E que o croupier mostra A♠ e a carta tapada é 8♥
      Quando as cartas são dadas
      Então é oferecido o seguro
      Quando o lugar 1 dispensa o seguro
      Então é oferecida a troca
      E o lugar 1 tem seguro de 0 e 0
      E o lugar 1 tem 88 fichas
      Quando o lugar 1 mantém
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com A♠ 8♥
      E as mãos do lugar 1 são
        | cartas | total    | natural | desfecho | recebido |
        | A♣ K♦  | 21 suave | sim     | ganha    | 12       |
        | 10♥ 9♠ | 19       | não     | empata   | 6        |
      E o lugar 1 tem 106 fichas

    @id:six-seats-decide-on-insurance
    Cenário: Com um ás aberto, seis lugares fazem seguro ou dispensam-no e, sem natural do croupier, perdem-se todos os seguros
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ 9♣ e 8♦ 7♣
      E que o lugar 2 aposta 4 e 4 de um total de 60 fichas
      E que o lugar 2 recebe K♥ 8♠ e 10♦ 6♥
      E que o lugar 3 aposta 6 e 6 de um total de 90 fichas
      E que o lugar 3 recebe J♠ 9♥ e 7♦ 6♠
      E que o lugar 4 aposta 2 e 2 de um total de 50 fichas
      E que o lugar 4 recebe 10♣ 7♠ e 9♦ 5♥
      E que o lugar 5 aposta 10 e 10 de um total de 200 fichas
      E que o lugar 5 recebe K♣ 9♠ e 8♥ 4♦
      E que o lugar 6 aposta 8 e 8 de um total de 100 fichas
      E que o lugar 6 recebe Q♦ 8♣ e A♥ 9♥
      E que o croupier mostra A♠ e a carta tapada é 7♥
      Quando as cartas são dadas
      Então é oferecido o seguro
      Quando o lugar 1 dispensa o seguro
      Então é oferecido o seguro
      Quando o lugar 2 faz seguro de 2 e 0
      Então é oferecido o seguro
      Quando o lugar 3 faz seguro de 3 e 3
      Então é oferecido o seguro
      Quando o lugar 4 dispensa o seguro
      Então é oferecido o seguro
      Quando o lugar 5 faz seguro de 0 e 4
      Então é oferecido o seguro
      Quando o lugar 6 faz seguro de 4 e 1
      Então é oferecida a troca
      E é a vez do lugar 1
      E o croupier mostra A♠
      E o lugar 1 tem seguro de 0 e 0
      E o lugar 2 tem seguro de 2 e 0
      E o lugar 3 tem seguro de 3 e 3
      E o lugar 4 tem seguro de 0 e 0
      E o lugar 5 tem seguro de 0 e 4
      E o lugar 6 tem seguro de 4 e 1
      E o lugar 1 tem 96 fichas
      E o lugar 2 tem 50 fichas
      E o lugar 3 tem 72 fichas
      E o lugar 4 tem 46 fichas
      E o lugar 5 tem 176 fichas
      E o lugar 6 tem 79 fichas
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
      E o lugar 4 fica
      E o lugar 4 fica
      E o lugar 5 fica
      E o lugar 5 fica
      E o lugar 6 fica
      E o lugar 6 fica
      Então a ronda terminou
      E o croupier faz 18 com A♠ 7♥
      E as mãos do lugar 1 são
        | cartas | total | desfecho | recebido |
        | 10♠ 9♣ | 19    | ganha    | 4        |
        | 8♦ 7♣  | 15    | perde    | 0        |
      E as mãos do lugar 2 são
        | cartas | total | desfecho | recebido |
        | K♥ 8♠  | 18    | empata   | 4        |
        | 10♦ 6♥ | 16    | perde    | 0        |
      E as mãos do lugar 3 são
        | cartas | total | desfecho | recebido |
        | J♠ 9♥  | 19    | ganha    | 12       |
        | 7♦ 6♠  | 13    | perde    | 0        |
      E as mãos do lugar 4 são
        | cartas | total | desfecho | recebido |
        | 10♣ 7♠ | 17    | perde    | 0        |
        | 9♦ 5♥  | 14    | perde    | 0        |
      E as mãos do lugar 5 são
        | cartas | total | desfecho | recebido |
        | K♣ 9♠  | 19    | ganha    | 20       |
        | 8♥ 4♦  | 12    | perde    | 0        |
      E as mãos do lugar 6 são
        | cartas | total    | desfecho | recebido |
        | Q♦ 8♣  | 18       | empata   | 8        |
        | A♥ 9♥  | 20 suave | ganha    | 16       |
      E o lugar 1 tem 100 fichas
      E o lugar 2 tem 54 fichas
      E o lugar 3 tem 84 fichas
      E o lugar 4 tem 46 fichas
      E o lugar 5 tem 196 fichas
      E o lugar 6 tem 103 fichas

    @id:six-seats-decide-before-a-dealer-natural @S3.4
    Cenário: De seis lugares, cada um que fez seguro é pago a 2 para 1 pelo natural do croupier, o sexto tal como o segundo
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ 9♣ e 8♦ 7♣
      E que o lugar 2 aposta 4 e 4 de um total de 60 fichas
      E que o lugar 2 recebe K♥ 8♠ e 10♦ 6♥
      E que o lugar 3 aposta 6 e 6 de um total de 90 fichas
      E que o lugar 3 recebe J♠ 9♥ e 7♦ 6♠
      E que o lugar 4 aposta 2 e 2 de um total de 50 fichas
      E que o lugar 4 recebe 10♣ 7♠ e 9♦ 5♥
      E que o lugar 5 aposta 10 e 10 de um total de 200 fichas
      E que o lugar 5 recebe K♣ 9♠ e 8♥ 4♦
      E que o lugar 6 aposta 8 e 8 de um total de 100 fichas
      E que o lugar 6 recebe Q♦ 8♣ e A♥ 9♥
      E que o croupier mostra A♠ e a carta tapada é K♦
      Quando o lugar 1 dispensa o seguro
      E o lugar 2 faz seguro de 2 e 0
      E o lugar 3 faz seguro de 3 e 3
      E o lugar 4 dispensa o seguro
      E o lugar 5 faz seguro de 0 e 4
      Então é oferecido o seguro
      E o croupier mostra A♠
      Quando o lugar 6 faz seguro de 4 e 1
      Então a ronda terminou
      E o croupier faz 21 com A♠ K♦
      E as mãos do lugar 1 são
        | cartas | total | desfecho | recebido |
        | 10♠ 9♣ | 19    | perde    | 0        |
        | 8♦ 7♣  | 15    | perde    | 0        |
      E as mãos do lugar 2 são
        | cartas | total | desfecho | recebido |
        | K♥ 8♠  | 18    | perde    | 0        |
        | 10♦ 6♥ | 16    | perde    | 0        |
      E as mãos do lugar 3 são
        | cartas | total | desfecho | recebido |
        | J♠ 9♥  | 19    | perde    | 0        |
        | 7♦ 6♠  | 13    | perde    | 0        |
      E as mãos do lugar 4 são
        | cartas | total | desfecho | recebido |
        | 10♣ 7♠ | 17    | perde    | 0        |
        | 9♦ 5♥  | 14    | perde    | 0        |
      E as mãos do lugar 5 são
        | cartas | total | desfecho | recebido |
        | K♣ 9♠  | 19    | perde    | 0        |
        | 8♥ 4♦  | 12    | perde    | 0        |
      E as mãos do lugar 6 são
        | cartas | total    | desfecho | recebido |
        | Q♦ 8♣  | 18       | perde    | 0        |
        | A♥ 9♥  | 20 suave | perde    | 0        |
      E o lugar 1 tem 96 fichas
      E o lugar 2 tem 56 fichas
      E o lugar 3 tem 90 fichas
      E o lugar 4 tem 46 fichas
      E o lugar 5 tem 188 fichas
      E o lugar 6 tem 94 fichas

  @S3.2
  Regra: S3.2 O seguro decide-se antes de qualquer troca.

    @id:no-switch-while-insurance-is-open
    Cenário: Um lugar nem troca nem mantém antes de ter decidido sobre o seguro
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe 10♦ 4♠ e 6♣ 9♥
      E que o croupier mostra A♣ e a carta tapada é 8♠
      E que o sabot dá a seguir 7♦
      Quando as cartas são dadas
      Então é oferecido o seguro
      Quando o lugar 1 tenta trocar
      Então a jogada é recusada: agora não
      Quando o lugar 1 tenta manter
      Então a jogada é recusada: agora não
      Quando o lugar 1 dispensa o seguro
      Então é oferecida a troca
      E o lugar 1 pode manter ou trocar
      Quando o lugar 1 troca
      Então as mãos do lugar 1 são
        | cartas | total | aposta |
        | 10♦ 9♥ | 19    | 5      |
        | 6♣ 4♠  | 10    | 5      |
      Quando o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com A♣ 8♠
      E as mãos do lugar 1 são
        | cartas   | total | desfecho | recebido |
        | 10♦ 9♥   | 19    | empata   | 5        |
        | 6♣ 4♠ 7♦ | 17    | perde    | 0        |
      E o lugar 1 tem 95 fichas

    @id:no-play-while-insurance-is-open
    Cenário: Não se joga nenhuma mão enquanto o seguro está em aberto
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 8♦ 8♠ e 10♥ 7♣
      E que o croupier mostra A♣ e a carta tapada é 9♦
      E que o sabot dá a seguir 5♥
      Quando as cartas são dadas
      Então é oferecido o seguro
      Quando o lugar 1 tenta pedir carta
      Então a jogada é recusada: agora não
      Quando o lugar 1 tenta ficar
      Então a jogada é recusada: agora não
      Quando o lugar 1 tenta dobrar
      Então a jogada é recusada: agora não
      Quando o lugar 1 tenta separar
      Então a jogada é recusada: agora não
      Quando o lugar 1 faz seguro de 1 e 0
      Então é oferecida a troca
      Quando o lugar 1 mantém
      Então o lugar 1 pode pedir carta, ficar, dobrar ou separar
      Quando o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 20 com A♣ 9♦
      E as mãos do lugar 1 são
        | cartas   | total | desfecho | recebido |
        | 8♦ 8♠ 5♥ | 21    | ganha    | 4        |
        | 10♥ 7♣   | 17    | perde    | 0        |
      E o lugar 1 tem 99 fichas

    @id:no-insurance-after-the-check
    Cenário: Depois de o croupier verificar a carta tapada, o seguro está encerrado
      Dado que o lugar 1 aposta 4 e 4 de um total de 100 fichas
      E que o lugar 1 recebe 7♠ 6♦ e 10♥ 8♣
      E que o croupier mostra A♦ e a carta tapada é 7♥
      E que o sabot dá a seguir 6♠
      Quando o lugar 1 dispensa o seguro
      Então é oferecida a troca
      Quando o lugar 1 tenta fazer seguro de 2 e 0
      Então a jogada é recusada: agora não
      Quando o lugar 1 tenta dispensar o seguro
      Então a jogada é recusada: agora não
      Quando o lugar 1 mantém
      E o lugar 1 tenta fazer seguro de 0 e 2
      Então a jogada é recusada: agora não
      E o lugar 1 tem 92 fichas
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com A♦ 7♥
      E as mãos do lugar 1 são
        | cartas   | total | desfecho | recebido |
        | 7♠ 6♦ 6♠ | 19    | ganha    | 8        |
        | 10♥ 8♣   | 18    | empata   | 4        |
      E o lugar 1 tem 104 fichas

    @id:switch-waits-for-every-insurance-decision
    Cenário: A troca espera até o último lugar ter decidido sobre o seguro
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♣ 6♠ e 7♥ 5♣
      E que o lugar 2 aposta 4 e 4 de um total de 80 fichas
      E que o lugar 2 recebe 10♠ 9♦ e J♦ 8♥
      E que o croupier mostra A♠ e a carta tapada é 7♦
      E que o sabot dá a seguir 4♦
      Quando o lugar 1 dispensa o seguro
      Então é oferecido o seguro
      Quando o lugar 2 tenta trocar
      Então a jogada é recusada: agora não
      Quando o lugar 2 faz seguro de 2 e 1
      Então é oferecida a troca
      E é a vez do lugar 1
      E o lugar 1 tem seguro de 0 e 0
      E o lugar 2 tem seguro de 2 e 1
      E o lugar 2 tem 69 fichas
      Quando o lugar 1 troca
      E o lugar 2 mantém
      E o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      E o lugar 2 fica
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 18 com A♠ 7♦
      E as mãos do lugar 1 são
        | cartas    | total | desfecho | recebido |
        | 10♣ 5♣ 4♦ | 19    | ganha    | 4        |
        | 7♥ 6♠     | 13    | perde    | 0        |
      E o lugar 1 tem 100 fichas
      E as mãos do lugar 2 são
        | cartas | total | desfecho | recebido |
        | 10♠ 9♦ | 19    | ganha    | 8        |
        | J♦ 8♥  | 18    | empata   | 4        |
      E o lugar 2 tem 81 fichas

    @id:check-waits-for-every-insurance-decision @D11
    Cenário: Com um ás aberto, o croupier verifica a carta tapada depois de todos os lugares terem decidido sobre o seguro
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 9♠ 7♦ e 10♦ 8♣
      E que o lugar 2 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 2 recebe J♥ 9♣ e 6♦ 5♠
      E que o croupier mostra A♣ e a carta tapada é 10♥
      Quando as cartas são dadas
      Então é oferecido o seguro
      Quando o lugar 1 dispensa o seguro
      Então é oferecido o seguro
      E o croupier mostra A♣
      Quando o lugar 2 faz seguro de 1 e 1
      Então a ronda terminou
      E o croupier faz 21 com A♣ 10♥
      E as mãos do lugar 1 são
        | cartas | total | desfecho | recebido |
        | 9♠ 7♦  | 16    | perde    | 0        |
        | 10♦ 8♣ | 18    | perde    | 0        |
      E o lugar 1 tem 96 fichas
      E as mãos do lugar 2 são
        | cartas | total | desfecho | recebido |
        | J♥ 9♣  | 19    | perde    | 0        |
        | 6♦ 5♠  | 11    | perde    | 0        |
      E o lugar 2 tem 100 fichas

    @id:jack-up-is-checked-at-once @D11
    Cenário: Um natural do croupier com um valete aberto termina a ronda na distribuição, sem seguro
      Dado que o lugar 1 aposta 3 e 3 de um total de 50 fichas
      E que o lugar 1 recebe 9♥ 8♥ e 10♠ 6♦
      E que o croupier mostra J♦ e a carta tapada é A♠
      Quando as cartas são dadas
      Então a ronda terminou
      E o lugar 1 tem seguro de 0 e 0
      E o croupier faz 21 com J♦ A♠
      E as mãos do lugar 1 são
        | cartas | total | desfecho | recebido |
        | 9♥ 8♥  | 17    | perde    | 0        |
        | 10♠ 6♦ | 16    | perde    | 0        |
      E o lugar 1 tem 44 fichas

    @id:jack-up-without-a-natural @D11
    Cenário: Um valete aberto sem natural leva diretamente à troca
      Dado que o lugar 1 aposta 3 e 3 de um total de 50 fichas
      E que o lugar 1 recebe 9♥ 8♥ e 10♠ 6♦
      E que o croupier mostra J♦ e a carta tapada é 7♠
      Quando as cartas são dadas
      Então é oferecida a troca
      E é a vez do lugar 1
      E o croupier mostra J♦
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com J♦ 7♠
      E as mãos do lugar 1 são
        | cartas | total | desfecho | recebido |
        | 9♥ 8♥  | 17    | empata   | 3        |
        | 10♠ 6♦ | 16    | perde    | 0        |
      E o lugar 1 tem 47 fichas

    @id:insurance-still-open-after-refusals
    Cenário: Um lugar que tenta manter, trocar, pedir carta ou ficar cedo demais ainda pode fazer seguro, e perde-o sem natural do croupier
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♥ 5♦ e 6♠ 9♣
      E que o croupier mostra A♦ e a carta tapada é 8♠
      E que o sabot dá a seguir 9♥
      Quando o lugar 1 tenta manter
      Então a jogada é recusada: agora não
      Quando o lugar 1 tenta trocar
      Então a jogada é recusada: agora não
      Quando o lugar 1 tenta pedir carta
      Então a jogada é recusada: agora não
      Quando o lugar 1 tenta ficar
      Então a jogada é recusada: agora não
      E é oferecido o seguro
      E o lugar 1 tem 96 fichas
      Quando o lugar 1 faz seguro de 1 e 0
      Então é oferecida a troca
      E o lugar 1 tem seguro de 1 e 0
      E o lugar 1 tem 95 fichas
      E o lugar 1 pode manter ou trocar
      Quando o lugar 1 troca
      E o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com A♦ 8♠
      E as mãos do lugar 1 são
        | cartas   | total | desfecho | recebido |
        | 10♥ 9♣   | 19    | empata   | 2        |
        | 6♠ 5♦ 9♥ | 20    | ganha    | 4        |
      E o lugar 1 tem 101 fichas

    @id:insurance-won-after-refusals
    Cenário: Um lugar que tenta manter, trocar, pedir carta ou ficar cedo demais ainda pode fazer seguro, e é pago pelo natural do croupier
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♥ 5♦ e 6♠ 9♣
      E que o croupier mostra A♦ e a carta tapada é J♠
      Quando o lugar 1 tenta trocar
      Então a jogada é recusada: agora não
      Quando o lugar 1 tenta manter
      Então a jogada é recusada: agora não
      Quando o lugar 1 tenta ficar
      Então a jogada é recusada: agora não
      Quando o lugar 1 tenta pedir carta
      Então a jogada é recusada: agora não
      E é oferecido o seguro
      E o croupier mostra A♦
      Quando o lugar 1 faz seguro de 1 e 0
      Então a ronda terminou
      E o lugar 1 tem seguro de 1 e 0
      E o croupier faz 21 com A♦ J♠
      E as mãos do lugar 1 são
        | cartas | total | desfecho | recebido |
        | 10♥ 5♦ | 15    | perde    | 0        |
        | 6♠ 9♣  | 15    | perde    | 0        |
      E o lugar 1 tem 98 fichas

  @S3.3
  Regra: S3.3 Em cada posição pode fazer-se seguro até metade da sua aposta inicial (1 para uma aposta de 2); um valor superior, ou negativo, é recusado.

    @id:insurance-of-one-at-a-stake-of-two
    Cenário: Com uma aposta de 2, um seguro de 1 é aceite
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ 7♣ e A♥ 8♦
      E que o croupier mostra A♦ e a carta tapada é 8♣
      Quando o lugar 1 faz seguro de 1 e 0
      Então é oferecida a troca
      E o lugar 1 tem seguro de 1 e 0
      E o lugar 1 tem 95 fichas
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com A♦ 8♣
      E as mãos do lugar 1 são
        | cartas | total    | desfecho | recebido |
        | 10♠ 7♣ | 17       | perde    | 0        |
        | A♥ 8♦  | 19 suave | empata   | 2        |
      E o lugar 1 tem 97 fichas

    @id:insurance-of-two-at-a-stake-of-two
    Cenário: Com uma aposta de 2, um seguro de 2 é recusado
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ 7♣ e A♥ 8♦
      E que o croupier mostra A♦ e a carta tapada é 8♣
      Quando o lugar 1 tenta fazer seguro de 2 e 0
      Então a jogada é recusada: valor inválido
      E é oferecido o seguro
      E o lugar 1 tem seguro de 0 e 0
      E o lugar 1 tem 96 fichas
      Quando o lugar 1 tenta fazer seguro de 0 e 2
      Então a jogada é recusada: valor inválido
      Quando o lugar 1 dispensa o seguro
      E o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E as mãos do lugar 1 são
        | cartas | total    | desfecho | recebido |
        | 10♠ 7♣ | 17       | perde    | 0        |
        | A♥ 8♦  | 19 suave | empata   | 2        |
      E o lugar 1 tem 98 fichas

    @id:negative-insurance
    Cenário: Um seguro negativo é recusado em qualquer das posições
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ 7♣ e A♥ 8♦
      E que o croupier mostra A♦ e a carta tapada é 8♣
      Quando o lugar 1 tenta fazer seguro de -1 e 0
      Então a jogada é recusada: valor inválido
      Quando o lugar 1 tenta fazer seguro de 1 e -1
      Então a jogada é recusada: valor inválido
      E o lugar 1 tem seguro de 0 e 0
      E o lugar 1 tem 96 fichas
      Quando o lugar 1 faz seguro de 0 e 1
      Então o lugar 1 tem seguro de 0 e 1
      E o lugar 1 tem 95 fichas
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E as mãos do lugar 1 são
        | cartas | total    | desfecho | recebido |
        | 10♠ 7♣ | 17       | perde    | 0        |
        | A♥ 8♦  | 19 suave | empata   | 2        |
      E o lugar 1 tem 97 fichas

    @id:insurance-of-five-at-a-stake-of-ten
    Cenário: Com uma aposta de 10, faz-se seguro de 5 em ambas as posições
      Dado que o lugar 1 aposta 10 e 10 de um total de 100 fichas
      E que o lugar 1 recebe 10♦ 8♠ e 7♦ 4♣
      E que o croupier mostra A♣ e a carta tapada é 9♥
      E que o sabot dá a seguir 10♠
      Quando o lugar 1 faz seguro de 5 e 5
      Então é oferecida a troca
      E o lugar 1 tem seguro de 5 e 5
      E o lugar 1 tem 70 fichas
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      Então a ronda terminou
      E o croupier faz 20 com A♣ 9♥
      E as mãos do lugar 1 são
        | cartas    | total | desfecho | recebido |
        | 10♦ 8♠    | 18    | perde    | 0        |
        | 7♦ 4♣ 10♠ | 21    | ganha    | 20       |
      E o lugar 1 tem 90 fichas

    @id:insurance-of-six-at-a-stake-of-ten
    Cenário: Com uma aposta de 10, um seguro de 6 numa posição é recusado, seja qual for o seguro da outra
      Dado que o lugar 1 aposta 10 e 10 de um total de 100 fichas
      E que o lugar 1 recebe 10♦ 8♠ e 7♦ 4♣
      E que o croupier mostra A♣ e a carta tapada é 9♥
      E que o sabot dá a seguir 10♠
      Quando o lugar 1 tenta fazer seguro de 6 e 0
      Então a jogada é recusada: valor inválido
      Quando o lugar 1 tenta fazer seguro de 5 e 6
      Então a jogada é recusada: valor inválido
      E o lugar 1 tem seguro de 0 e 0
      E o lugar 1 tem 80 fichas
      Quando o lugar 1 faz seguro de 5 e 0
      Então o lugar 1 tem seguro de 5 e 0
      E o lugar 1 tem 75 fichas
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      Então a ronda terminou
      E as mãos do lugar 1 são
        | cartas    | total | desfecho | recebido |
        | 10♦ 8♠    | 18    | perde    | 0        |
        | 7♦ 4♣ 10♠ | 21    | ganha    | 20       |
      E o lugar 1 tem 95 fichas

    @id:insurance-of-two-at-a-stake-of-five
    Cenário: Com uma aposta ímpar de 5, um seguro de 2 é aceite
      Dado que o lugar 1 aposta 5 e 5 de um total de 40 fichas
      E que o lugar 1 recebe 10♥ 9♦ e Q♣ 8♠
      E que o croupier mostra A♠ e a carta tapada é 7♥
      Quando o lugar 1 faz seguro de 2 e 2
      Então é oferecida a troca
      E o lugar 1 tem seguro de 2 e 2
      E o lugar 1 tem 26 fichas
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com A♠ 7♥
      E as mãos do lugar 1 são
        | cartas | total | desfecho | recebido |
        | 10♥ 9♦ | 19    | ganha    | 10       |
        | Q♣ 8♠  | 18    | empata   | 5        |
      E o lugar 1 tem 41 fichas

    @id:insurance-of-three-at-a-stake-of-five
    Cenário: Com uma aposta ímpar de 5, um seguro de 3 é recusado
      Dado que o lugar 1 aposta 5 e 5 de um total de 40 fichas
      E que o lugar 1 recebe 10♥ 9♦ e Q♣ 8♠
      E que o croupier mostra A♠ e a carta tapada é 7♥
      Quando o lugar 1 tenta fazer seguro de 3 e 2
      Então a jogada é recusada: valor inválido
      E é oferecido o seguro
      E o lugar 1 tem 30 fichas
      Quando o lugar 1 dispensa o seguro
      Então o lugar 1 tem seguro de 0 e 0
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E as mãos do lugar 1 são
        | cartas | total | desfecho | recebido |
        | 10♥ 9♦ | 19    | ganha    | 10       |
        | Q♣ 8♠  | 18    | empata   | 5        |
      E o lugar 1 tem 45 fichas

    @id:one-spot-insured-before-the-switch @D14
    Cenário: Um lugar faz seguro só na primeira posição, e já tem essa ficha a menos quando a troca é oferecida
      Dado que o lugar 1 aposta 2 e 2 de um total de 30 fichas
      E que o lugar 1 recebe 8♥ 5♠ e 9♣ 7♦
      E que o croupier mostra A♣ e a carta tapada é 6♠
      Quando o lugar 1 faz seguro de 1 e 0
      Então é oferecida a troca
      E o lugar 1 tem seguro de 1 e 0
      E o lugar 1 tem 25 fichas

    @id:only-the-second-spot-insured @D14
    Cenário: Um lugar faz seguro só na segunda posição
      Dado que o lugar 1 aposta 6 e 6 de um total de 90 fichas
      E que o lugar 1 recebe J♠ 9♦ e K♦ 6♣
      E que o croupier mostra A♥ e a carta tapada é 9♣
      E que o sabot dá a seguir 5♠
      Quando o lugar 1 faz seguro de 0 e 3
      Então é oferecida a troca
      E o lugar 1 tem seguro de 0 e 3
      E o lugar 1 tem 75 fichas
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      Então a ronda terminou
      E o croupier faz 20 com A♥ 9♣
      E as mãos do lugar 1 são
        | posição | cartas   | total | desfecho | recebido |
        | 1       | J♠ 9♦    | 19    | perde    | 0        |
        | 2       | K♦ 6♣ 5♠ | 21    | ganha    | 12       |
      E o lugar 1 tem 87 fichas

    @id:two-spots-insured-for-different-amounts @D14
    Cenário: Um lugar faz seguro por valores diferentes nas suas duas posições
      Dado que o lugar 1 aposta 10 e 10 de um total de 200 fichas
      E que o lugar 1 recebe 10♣ 7♦ e 5♠ 6♥
      E que o croupier mostra A♦ e a carta tapada é 8♥
      E que o sabot dá a seguir 8♦
      Quando o lugar 1 faz seguro de 4 e 1
      Então é oferecida a troca
      E o lugar 1 tem seguro de 4 e 1
      E o lugar 1 tem 175 fichas
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com A♦ 8♥
      E as mãos do lugar 1 são
        | cartas   | total | desfecho | recebido |
        | 10♣ 7♦   | 17    | perde    | 0        |
        | 5♠ 6♥ 8♦ | 19    | empata   | 10       |
      E o lugar 1 tem 185 fichas

    @id:insured-natural-without-a-dealer-natural @D8
    Cenário: Um natural pode ter seguro, e ganha embora o seguro se perca
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe A♠ J♦ e 10♥ 8♦
      E que o croupier mostra A♣ e a carta tapada é 9♠
      Quando o lugar 1 faz seguro de 1 e 0
      Então é oferecida a troca
      E o lugar 1 tem seguro de 1 e 0
      E o lugar 1 tem 95 fichas
      Quando o lugar 1 mantém
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 20 com A♣ 9♠
      E as mãos do lugar 1 são
        | cartas | total    | natural | desfecho | recebido |
        | A♠ J♦  | 21 suave | sim     | ganha    | 4        |
        | 10♥ 8♦ | 18       | não     | perde    | 0        |
      E o lugar 1 tem 99 fichas

    @id:insured-natural-against-a-dealer-natural @D8
    Cenário: Um natural com seguro empata contra um natural do croupier, e o seguro também é pago
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe A♠ J♦ e 10♥ 8♦
      E que o croupier mostra A♣ e a carta tapada é K♠
      Quando o lugar 1 faz seguro de 1 e 0
      Então a ronda terminou
      E o lugar 1 tem seguro de 1 e 0
      E o croupier faz 21 com A♣ K♠
      E as mãos do lugar 1 são
        | cartas | total    | natural | desfecho | recebido |
        | A♠ J♦  | 21 suave | sim     | empata   | 2        |
        | 10♥ 8♦ | 18       | não     | perde    | 0        |
      E o lugar 1 tem 100 fichas

    @id:one-amount-for-each-spot
    Cenário: O seguro indica-se com um valor para cada posição, nem menos nem mais
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 9♦ 8♥ e 10♣ 9♠
      E que o croupier mostra A♣ e a carta tapada é 7♥
      Quando o lugar 1 tenta fazer seguro de 1
      Então a jogada é recusada: valor inválido
      Quando o lugar 1 tenta fazer seguro de 1, 0 e 0
      Então a jogada é recusada: valor inválido
      Quando o lugar 1 tenta fazer seguro de valores não indicados
      Então a jogada é recusada: valor inválido
      E é oferecido o seguro
      E o lugar 1 tem seguro de 0 e 0
      E o lugar 1 tem 96 fichas
      Quando o lugar 1 faz seguro de 1 e 0
      Então é oferecida a troca
      E o lugar 1 tem seguro de 1 e 0
      E o lugar 1 tem 95 fichas
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com A♣ 7♥
      E as mãos do lugar 1 são
        | cartas | total | desfecho | recebido |
        | 9♦ 8♥  | 17    | perde    | 0        |
        | 10♣ 9♠ | 19    | ganha    | 4        |
      E o lugar 1 tem 99 fichas

    @id:one-amount-for-each-spot-at-a-stake-of-eight
    Cenário: Com uma aposta de 8, nem um único valor de 4 nem três valores fazem seguro algum
      Dado que o lugar 1 aposta 8 e 8 de um total de 70 fichas
      E que o lugar 1 recebe K♦ 7♣ e 10♠ 9♥
      E que o croupier mostra A♥ e a carta tapada é 9♦
      Quando o lugar 1 tenta fazer seguro de 4
      Então a jogada é recusada: valor inválido
      Quando o lugar 1 tenta fazer seguro de 4, 4 e 4
      Então a jogada é recusada: valor inválido
      Quando o lugar 1 tenta fazer seguro de 4, 0 e 0
      Então a jogada é recusada: valor inválido
      E o lugar 1 tem 54 fichas
      Quando o lugar 1 faz seguro de 1 e 0
      Então é oferecida a troca
      E o lugar 1 tem seguro de 1 e 0
      E o lugar 1 tem 53 fichas
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 20 com A♥ 9♦
      E as mãos do lugar 1 são
        | cartas | total | desfecho | recebido |
        | K♦ 7♣  | 17    | perde    | 0        |
        | 10♠ 9♥ | 19    | perde    | 0        |
      E o lugar 1 tem 53 fichas

    @id:amounts-are-numbers
    Cenário: Valores escritos como texto não fazem seguro algum, e o lugar faz seguro de 1 a tempo do natural do croupier
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe Q♥ 6♦ e 8♠ 9♦
      E que o croupier mostra A♦ e a carta tapada é 10♣
      Quando o lugar 1 tenta fazer seguro de "1" e "1"
      Então a jogada é recusada: valor inválido
      E é oferecido o seguro
      E o croupier mostra A♦
      E o lugar 1 tem seguro de 0 e 0
      E o lugar 1 tem 96 fichas
      Quando o lugar 1 faz seguro de 1 e 0
      Então a ronda terminou
      E o lugar 1 tem seguro de 1 e 0
      E o croupier faz 21 com A♦ 10♣
      E as mãos do lugar 1 são
        | cartas | total | desfecho | recebido |
        | Q♥ 6♦  | 16    | perde    | 0        |
        | 8♠ 9♦  | 17    | perde    | 0        |
      E o lugar 1 tem 98 fichas

    @id:bad-amounts-leave-insurance-open
    Cenário: Depois de valores altos demais e abaixo de zero, um seguro de 1 é aceite e pago pelo natural do croupier
      Dado que o lugar 1 aposta 2 e 2 de um total de 50 fichas
      E que o lugar 1 recebe 7♦ 9♣ e J♥ 8♣
      E que o croupier mostra A♠ e a carta tapada é Q♣
      Quando o lugar 1 tenta fazer seguro de 2 e 0
      Então a jogada é recusada: valor inválido
      Quando o lugar 1 tenta fazer seguro de 0 e 2
      Então a jogada é recusada: valor inválido
      Quando o lugar 1 tenta fazer seguro de -1 e 0
      Então a jogada é recusada: valor inválido
      E é oferecido o seguro
      E o croupier mostra A♠
      E o lugar 1 tem seguro de 0 e 0
      E o lugar 1 tem 46 fichas
      Quando o lugar 1 faz seguro de 1 e 0
      Então a ronda terminou
      E o lugar 1 tem seguro de 1 e 0
      E o croupier faz 21 com A♠ Q♣
      E as mãos do lugar 1 são
        | cartas | total | desfecho | recebido |
        | 7♦ 9♣  | 16    | perde    | 0        |
        | J♥ 8♣  | 18    | perde    | 0        |
      E o lugar 1 tem 48 fichas

  @S3.4
  Regra: S3.4 O seguro paga 2 para 1 quando o croupier tem um natural: por um seguro de 1 recebem-se 3.

    @id:insured-one-comes-back-as-three
    Cenário: Por um seguro de 1 recebem-se 3 com um natural do croupier
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♦ 9♣ e 7♠ 6♥
      E que o croupier mostra A♠ e a carta tapada é K♥
      Quando as cartas são dadas
      Então é oferecido o seguro
      Quando o lugar 1 faz seguro de 1 e 0
      Então a ronda terminou
      E o croupier faz 21 com A♠ K♥
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 10♦ 9♣ | 19    | 2      | perde    | 0        |
        | 7♠ 6♥  | 13    | 2      | perde    | 0        |
      E o lugar 1 tem 98 fichas

    @id:different-insurances-paid-two-to-one
    Cenário: Por seguros de 5 e 3 recebem-se 15 e 9
      Dado que o lugar 1 aposta 10 e 10 de um total de 150 fichas
      E que o lugar 1 recebe 6♦ 5♥ e Q♦ 7♣
      E que o croupier mostra A♦ e a carta tapada é J♣
      Quando o lugar 1 faz seguro de 5 e 3
      Então a ronda terminou
      E o lugar 1 tem seguro de 5 e 3
      E o croupier faz 21 com A♦ J♣
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 6♦ 5♥  | 11    | 10     | perde    | 0        |
        | Q♦ 7♣  | 17    | 10     | perde    | 0        |
      E o lugar 1 tem 146 fichas

    @id:one-seat-insures-and-the-other-declines
    Cenário: Só o lugar que fez seguro é pago pelo natural do croupier
      Dado que o lugar 1 aposta 4 e 4 de um total de 100 fichas
      E que o lugar 1 recebe 10♣ 9♦ e 8♠ 4♥
      E que o lugar 2 aposta 4 e 4 de um total de 100 fichas
      E que o lugar 2 recebe 9♥ 7♣ e K♣ 8♦
      E que o croupier mostra A♣ e a carta tapada é Q♦
      Quando o lugar 1 faz seguro de 2 e 2
      Então é oferecido o seguro
      E o lugar 1 tem 88 fichas
      Quando o lugar 2 dispensa o seguro
      Então a ronda terminou
      E o croupier faz 21 com A♣ Q♦
      E o lugar 1 tem seguro de 2 e 2
      E as mãos do lugar 1 são
        | cartas | total | desfecho | recebido |
        | 10♣ 9♦ | 19    | perde    | 0        |
        | 8♠ 4♥  | 12    | perde    | 0        |
      E o lugar 1 tem 100 fichas
      E o lugar 2 tem seguro de 0 e 0
      E as mãos do lugar 2 são
        | cartas | total | desfecho | recebido |
        | 9♥ 7♣  | 16    | perde    | 0        |
        | K♣ 8♦  | 18    | perde    | 0        |
      E o lugar 2 tem 92 fichas

  @S3.5
  Regra: S3.5 O seguro perde-se quando o croupier não tem um natural, seja qual for o desfecho da própria mão.

    @id:insurance-lost-though-the-hands-win
    Cenário: O seguro perde-se embora ambas as mãos com seguro ganhem
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♣ 9♠ e A♦ 8♥
      E que o croupier mostra A♥ e a carta tapada é 7♠
      Quando o lugar 1 faz seguro de 1 e 1
      Então é oferecida a troca
      E o lugar 1 tem 94 fichas
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com A♥ 7♠
      E as mãos do lugar 1 são
        | cartas | total    | desfecho | recebido |
        | 10♣ 9♠ | 19       | ganha    | 4        |
        | A♦ 8♥  | 19 suave | ganha    | 4        |
      E o lugar 1 tem 102 fichas

    @id:insurance-lost-though-the-hand-pushes
    Cenário: O seguro perde-se embora a mão com seguro empate
      Dado que o lugar 1 aposta 6 e 6 de um total de 100 fichas
      E que o lugar 1 recebe Q♥ 9♦ e 10♠ 4♦
      E que o croupier mostra A♣ e a carta tapada é 8♦
      E que o sabot dá a seguir 6♠
      Quando o lugar 1 faz seguro de 3 e 0
      Então é oferecida a troca
      E o lugar 1 tem 85 fichas
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com A♣ 8♦
      E as mãos do lugar 1 são
        | cartas    | total | desfecho | recebido |
        | Q♥ 9♦     | 19    | empata   | 6        |
        | 10♠ 4♦ 6♠ | 20    | ganha    | 12       |
      E o lugar 1 tem 103 fichas

    @id:insurance-lost-with-a-hand-that-goes-over
    Cenário: O seguro perde-se juntamente com uma mão com seguro que passa de 21
      Dado que o lugar 1 aposta 8 e 8 de um total de 64 fichas
      E que o lugar 1 recebe 10♥ 8♣ e 9♥ 7♦
      E que o lugar 2 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 2 recebe K♣ 9♣ e A♠ 9♠
      E que o croupier mostra A♠ e a carta tapada é 9♦
      E que o sabot dá a seguir Q♣
      Quando o lugar 1 faz seguro de 0 e 4
      E o lugar 2 dispensa o seguro
      Então é oferecida a troca
      E o lugar 1 tem 44 fichas
      Quando o lugar 1 mantém
      E o lugar 2 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      Então é a vez do lugar 2 na mão 1
      Quando o lugar 2 fica
      E o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 20 com A♠ 9♦
      E as mãos do lugar 1 são
        | cartas   | total | desfecho | recebido |
        | 10♥ 8♣   | 18    | perde    | 0        |
        | 9♥ 7♦ Q♣ | 26    | perde    | 0        |
      E o lugar 1 tem 44 fichas
      E as mãos do lugar 2 são
        | cartas | total    | desfecho | recebido |
        | K♣ 9♣  | 19       | perde    | 0        |
        | A♠ 9♠  | 20 suave | empata   | 2        |
      E o lugar 2 tem 98 fichas

    @id:insurance-lost-to-ace-five-five
    Cenário: O seguro perde-se quando um ás e um cinco tiram um cinco e fazem um 21 normal
      Dado que o lugar 1 aposta 4 e 4 de um total de 50 fichas
      E que o lugar 1 recebe 10♥ 9♦ e 8♣ 6♦
      E que o croupier mostra A♦ e a carta tapada é 5♠
      E que o sabot dá a seguir 7♠ 5♥
      Quando o lugar 1 faz seguro de 2 e 2
      Então é oferecida a troca
      E o lugar 1 tem seguro de 2 e 2
      E o lugar 1 tem 38 fichas
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      Então a ronda terminou
      E o croupier faz 21 com A♦ 5♠ 5♥
      E as mãos do lugar 1 são
        | cartas   | total | desfecho | recebido |
        | 10♥ 9♦   | 19    | perde    | 0        |
        | 8♣ 6♦ 7♠ | 21    | empata   | 4        |
      E o lugar 1 tem 42 fichas

    @id:insurance-lost-to-ace-three-seven
    Cenário: O seguro perde-se quando um ás e um três tiram um sete e fazem um 21 normal
      Dado que o lugar 1 aposta 6 e 6 de um total de 100 fichas
      E que o lugar 1 recebe Q♠ 7♦ e 10♣ 5♦
      E que o croupier mostra A♣ e a carta tapada é 3♦
      E que o sabot dá a seguir 4♠ 7♥
      Quando o lugar 1 faz seguro de 0 e 3
      Então é oferecida a troca
      E o lugar 1 tem 85 fichas
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o lugar 1 tem seguro de 0 e 3
      E o croupier faz 21 com A♣ 3♦ 7♥
      E as mãos do lugar 1 são
        | cartas    | total | desfecho | recebido |
        | Q♠ 7♦     | 17    | perde    | 0        |
        | 10♣ 5♦ 4♠ | 19    | perde    | 0        |
      E o lugar 1 tem 85 fichas

    @id:insurance-lost-on-a-dealer-22
    Cenário: Um 22 do croupier devolve a aposta de uma mão com seguro, mas não o seguro
      Dado que o lugar 1 aposta 2 e 2 de um total de 40 fichas
      E que o lugar 1 recebe 9♠ 8♦ e 10♦ 3♠
      E que o croupier mostra A♥ e a carta tapada é 6♣
      E que o sabot dá a seguir 10♥ 5♦ K♦
      Quando o lugar 1 faz seguro de 1 e 1
      Então é oferecida a troca
      E o lugar 1 tem 34 fichas
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      Então a ronda terminou
      E o croupier faz 22 com A♥ 6♣ 5♦ K♦
      E as mãos do lugar 1 são
        | cartas     | total | desfecho | recebido |
        | 9♠ 8♦      | 17    | empata   | 2        |
        | 10♦ 3♠ 10♥ | 23    | perde    | 0        |
      E o lugar 1 tem 36 fichas

  @S3.6
  Regra: S3.6 O croupier que mostra um ás ou uma carta de valor 10 verifica a sua carta tapada antes de haver qualquer troca ou decisão de jogo.

    @id:natural-under-a-ten
    Cenário: Com um dez aberto, um natural do croupier é descoberto antes de alguém trocar
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe A♥ 6♣ e 5♦ Q♣
      E que o croupier mostra 10♣ e a carta tapada é A♦
      Quando as cartas são dadas
      Então a ronda terminou
      E o croupier faz 21 com 10♣ A♦
      E as mãos do lugar 1 são
        | cartas | total    | desfecho | recebido |
        | A♥ 6♣  | 17 suave | perde    | 0        |
        | 5♦ Q♣  | 15       | perde    | 0        |
      E o lugar 1 tem 96 fichas

    @id:natural-under-a-queen
    Cenário: Com uma dama aberta, um natural do croupier é descoberto antes de qualquer de dois lugares decidir
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 9♣ 9♠ e 10♦ 5♥
      E que o lugar 2 aposta 10 e 10 de um total de 60 fichas
      E que o lugar 2 recebe 6♠ 5♣ e K♥ 9♦
      E que o croupier mostra Q♠ e a carta tapada é A♣
      Quando as cartas são dadas
      Então a ronda terminou
      E o croupier faz 21 com Q♠ A♣
      E as mãos do lugar 1 são
        | cartas | total | desfecho | recebido |
        | 9♣ 9♠  | 18    | perde    | 0        |
        | 10♦ 5♥ | 15    | perde    | 0        |
      E o lugar 1 tem 96 fichas
      E as mãos do lugar 2 são
        | cartas | total | desfecho | recebido |
        | 6♠ 5♣  | 11    | perde    | 0        |
        | K♥ 9♦  | 19    | perde    | 0        |
      E o lugar 2 tem 40 fichas

    @id:natural-under-an-ace-before-any-switch
    Cenário: Com um ás aberto, a ronda termina antes de um lugar com uma boa troca a poder fazer
      Dado que o lugar 1 aposta 8 e 8 de um total de 100 fichas
      E que o lugar 1 recebe 10♥ 6♣ e 4♦ 10♠
      E que o croupier mostra A♥ e a carta tapada é 10♦
      Quando as cartas são dadas
      Então é oferecido o seguro
      E o croupier mostra A♥
      Quando o lugar 1 faz seguro de 4 e 0
      Então a ronda terminou
      E o croupier faz 21 com A♥ 10♦
      E as mãos do lugar 1 são
        | cartas | total | desfecho | recebido |
        | 10♥ 6♣ | 16    | perde    | 0        |
        | 4♦ 10♠ | 14    | perde    | 0        |
      E o lugar 1 tem 92 fichas

  @S3.7
  Regra: S3.7 Um natural do croupier termina a ronda de imediato: todas as mãos normais perdem a sua aposta inicial e ninguém troca, pede carta, dobra ou separa.

    @id:nobody-acts-after-a-dealer-natural
    Cenário: Depois de um natural do croupier com um rei aberto, já ninguém age
      Dado que o lugar 1 aposta 7 e 7 de um total de 70 fichas
      E que o lugar 1 recebe 8♥ 8♣ e 6♦ 5♠
      E que o croupier mostra K♠ e a carta tapada é A♥
      Quando as cartas são dadas
      Então a ronda terminou
      Quando o lugar 1 tenta trocar
      Então a jogada é recusada: ronda terminada
      Quando o lugar 1 tenta manter
      Então a jogada é recusada: ronda terminada
      Quando o lugar 1 tenta pedir carta
      Então a jogada é recusada: ronda terminada
      Quando o lugar 1 tenta ficar
      Então a jogada é recusada: ronda terminada
      Quando o lugar 1 tenta dobrar
      Então a jogada é recusada: ronda terminada
      Quando o lugar 1 tenta separar
      Então a jogada é recusada: ronda terminada
      E o croupier faz 21 com K♠ A♥
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 8♥ 8♣  | 16    | 7      | perde    | 0        |
        | 6♦ 5♠  | 11    | 7      | perde    | 0        |
      E o lugar 1 tem 56 fichas

    @id:nobody-acts-after-a-natural-under-an-ace
    Cenário: Depois de um natural do croupier com um ás aberto, nenhum lugar troca, faz seguro ou joga
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ 5♦ e 6♥ J♠
      E que o lugar 2 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 2 recebe 7♣ 7♦ e 9♦ 2♠
      E que o croupier mostra A♠ e a carta tapada é J♥
      Quando o lugar 1 dispensa o seguro
      E o lugar 2 dispensa o seguro
      Então a ronda terminou
      Quando o lugar 1 tenta fazer seguro de 1 e 1
      Então a jogada é recusada: ronda terminada
      Quando o lugar 1 tenta trocar
      Então a jogada é recusada: ronda terminada
      Quando o lugar 2 tenta separar
      Então a jogada é recusada: ronda terminada
      Quando o lugar 2 tenta dobrar na mão 2
      Então a jogada é recusada: ronda terminada
      E o croupier faz 21 com A♠ J♥
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 10♠ 5♦ | 15    | 2      | perde    | 0        |
        | 6♥ J♠  | 16    | 2      | perde    | 0        |
      E o lugar 1 tem 96 fichas
      E as mãos do lugar 2 são
        | cartas | total | aposta | desfecho | recebido |
        | 7♣ 7♦  | 14    | 5      | perde    | 0        |
        | 9♦ 2♠  | 11    | 5      | perde    | 0        |
      E o lugar 2 tem 90 fichas

  @S3.8
  Regra: S3.8 Contra um natural do croupier, empata a mão que foi dada como ás mais carta de valor 10.

    @id:one-natural-against-a-dealer-natural
    Cenário: Um natural empata contra um natural do croupier, enquanto a mão normal ao lado perde
      Dado que o lugar 1 aposta 4 e 4 de um total de 100 fichas
      E que o lugar 1 recebe 10♠ 9♦ e Q♥ A♦
      E que o croupier mostra K♣ e a carta tapada é A♥
      Quando as cartas são dadas
      Então a ronda terminou
      E o croupier faz 21 com K♣ A♥
      E as mãos do lugar 1 são
        | cartas | total    | natural | desfecho | recebido |
        | 10♠ 9♦ | 19       | não     | perde    | 0        |
        | Q♥ A♦  | 21 suave | sim     | empata   | 4        |
      E o lugar 1 tem 96 fichas

    @id:two-naturals-against-a-dealer-natural
    Cenário: Dois naturais de um mesmo lugar empatam ambos contra um natural do croupier
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe A♣ 10♦ e J♠ A♦
      E que o croupier mostra A♥ e a carta tapada é K♦
      Quando as cartas são dadas
      Então é oferecido o seguro
      Quando o lugar 1 dispensa o seguro
      Então a ronda terminou
      E as mãos do lugar 1 são
        | cartas | total    | natural | desfecho | recebido |
        | A♣ 10♦ | 21 suave | sim     | empata   | 5        |
        | J♠ A♦  | 21 suave | sim     | empata   | 5        |
      E o lugar 1 tem 100 fichas

    @id:naturals-of-several-seats-against-a-dealer-natural
    Cenário: Todos os naturais na mesa empatam contra um natural do croupier, e só eles empatam
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 10♥ 9♠ e A♠ 9♣
      E que o lugar 2 aposta 3 e 3 de um total de 30 fichas
      E que o lugar 2 recebe A♦ K♥ e 7♠ 4♣
      E que o lugar 3 aposta 10 e 10 de um total de 90 fichas
      E que o lugar 3 recebe 8♦ 6♠ e A♣ J♦
      E que o croupier mostra 10♠ e a carta tapada é A♥
      Quando as cartas são dadas
      Então a ronda terminou
      E o croupier faz 21 com 10♠ A♥
      E as mãos do lugar 1 são
        | cartas | total    | natural | desfecho | recebido |
        | 10♥ 9♠ | 19       | não     | perde    | 0        |
        | A♠ 9♣  | 20 suave | não     | perde    | 0        |
      E o lugar 1 tem 96 fichas
      E as mãos do lugar 2 são
        | cartas | total    | natural | desfecho | recebido |
        | A♦ K♥  | 21 suave | sim     | empata   | 3        |
        | 7♠ 4♣  | 11       | não     | perde    | 0        |
      E o lugar 2 tem 27 fichas
      E as mãos do lugar 3 são
        | cartas | total    | natural | desfecho | recebido |
        | 8♦ 6♠  | 14       | não     | perde    | 0        |
        | A♣ J♦  | 21 suave | sim     | empata   | 10       |
      E o lugar 3 tem 80 fichas

    @id:naturals-of-the-fourth-and-sixth-seat
    Cenário: Numa mesa cheia, os naturais do quarto e do sexto lugar empatam contra um natural do croupier
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 9♠ 8♣ e 10♦ 6♣
      E que o lugar 2 aposta 3 e 3 de um total de 30 fichas
      E que o lugar 2 recebe K♦ 9♥ e 7♠ 5♦
      E que o lugar 3 aposta 5 e 5 de um total de 50 fichas
      E que o lugar 3 recebe 10♥ 8♦ e 9♦ 4♠
      E que o lugar 4 aposta 4 e 4 de um total de 80 fichas
      E que o lugar 4 recebe A♦ K♣ e 10♠ 7♥
      E que o lugar 5 aposta 2 e 2 de um total de 20 fichas
      E que o lugar 5 recebe 8♠ 8♥ e J♦ 5♣
      E que o lugar 6 aposta 10 e 10 de um total de 100 fichas
      E que o lugar 6 recebe 6♦ 9♣ e 10♣ A♠
      E que o croupier mostra Q♥ e a carta tapada é A♣
      Quando as cartas são dadas
      Então a ronda terminou
      E o croupier faz 21 com Q♥ A♣
      E as mãos do lugar 1 são
        | cartas | total | natural | desfecho | recebido |
        | 9♠ 8♣  | 17    | não     | perde    | 0        |
        | 10♦ 6♣ | 16    | não     | perde    | 0        |
      E as mãos do lugar 2 são
        | cartas | total | natural | desfecho | recebido |
        | K♦ 9♥  | 19    | não     | perde    | 0        |
        | 7♠ 5♦  | 12    | não     | perde    | 0        |
      E as mãos do lugar 3 são
        | cartas | total | natural | desfecho | recebido |
        | 10♥ 8♦ | 18    | não     | perde    | 0        |
        | 9♦ 4♠  | 13    | não     | perde    | 0        |
      E as mãos do lugar 4 são
        | cartas | total    | natural | desfecho | recebido |
        | A♦ K♣  | 21 suave | sim     | empata   | 4        |
        | 10♠ 7♥ | 17       | não     | perde    | 0        |
      E as mãos do lugar 5 são
        | cartas | total | natural | desfecho | recebido |
        | 8♠ 8♥  | 16    | não     | perde    | 0        |
        | J♦ 5♣  | 15    | não     | perde    | 0        |
      E as mãos do lugar 6 são
        | cartas | total    | natural | desfecho | recebido |
        | 6♦ 9♣  | 15       | não     | perde    | 0        |
        | 10♣ A♠ | 21 suave | sim     | empata   | 10       |
      E o lugar 1 tem 96 fichas
      E o lugar 2 tem 24 fichas
      E o lugar 3 tem 40 fichas
      E o lugar 4 tem 76 fichas
      E o lugar 5 tem 16 fichas
      E o lugar 6 tem 90 fichas

  @S3.9
  Regra: S3.9 Quando a verificação não encontra um natural, a ronda prossegue com a carta tapada ainda por revelar.

    @id:hole-card-hidden-after-the-check-under-an-ace
    Cenário: Um ás aberto sem natural deixa a carta tapada por virar até se jogarem todas as mãos
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 9♣ 5♠ e 4♥ 8♦
      E que o croupier mostra A♦ e a carta tapada é 9♠
      E que o sabot dá a seguir 7♣
      Quando o lugar 1 dispensa o seguro
      Então é oferecida a troca
      E o lugar 1 pode manter ou trocar
      E o croupier mostra A♦
      Quando o lugar 1 troca
      Então jogam-se as mãos
      E o croupier mostra A♦
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o croupier mostra A♦
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 20 com A♦ 9♠
      E as mãos do lugar 1 são
        | cartas   | total | desfecho | recebido |
        | 9♣ 8♦    | 17    | perde    | 0        |
        | 4♥ 5♠ 7♣ | 16    | perde    | 0        |
      E o lugar 1 tem 96 fichas

    @id:hole-card-hidden-after-the-check-under-a-king
    Cenário: Um rei aberto com um dez tapado não é um natural, e o dez continua tapado
      Dado que o lugar 1 aposta 4 e 4 de um total de 100 fichas
      E que o lugar 1 recebe 8♣ 7♦ e 10♦ 9♥
      E que o croupier mostra K♠ e a carta tapada é 10♥
      E que o sabot dá a seguir 6♥
      Quando as cartas são dadas
      Então é oferecida a troca
      E o croupier mostra K♠
      Quando o lugar 1 mantém
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 1
      E o croupier mostra K♠
      Quando o lugar 1 pede carta
      Então é a vez do lugar 1 na mão 2
      E o croupier mostra K♠
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 20 com K♠ 10♥
      E as mãos do lugar 1 são
        | cartas   | total | desfecho | recebido |
        | 8♣ 7♦ 6♥ | 21    | ganha    | 8        |
        | 10♦ 9♥   | 19    | perde    | 0        |
      E o lugar 1 tem 100 fichas

    @id:hole-card-found-harmless-is-played-later
    Cenário: Com um dez aberto, uma carta tapada baixa só é virada no fim, e só então o croupier tira carta
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 9♠ 8♠ e A♦ 9♣
      E que o croupier mostra 10♥ e a carta tapada é 4♣
      E que o sabot dá a seguir 4♠
      Quando as cartas são dadas
      Então é oferecida a troca
      E o croupier mostra 10♥
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♥ 4♣ 4♠
      E as mãos do lugar 1 são
        | cartas | total    | desfecho | recebido |
        | 9♠ 8♠  | 17       | perde    | 0        |
        | A♦ 9♣  | 20 suave | ganha    | 4        |
      E o lugar 1 tem 100 fichas

    @id:hole-card-hidden-for-two-seats-under-a-ten
    Cenário: Com um dez aberto sem natural, a carta tapada continua por virar enquanto dois lugares escolhem e jogam
      Dado que o lugar 1 aposta 3 e 3 de um total de 50 fichas
      E que o lugar 1 recebe 9♦ 4♣ e 5♠ J♥
      E que o lugar 2 aposta 4 e 4 de um total de 70 fichas
      E que o lugar 2 recebe Q♠ 7♥ e 8♣ 6♦
      E que o croupier mostra 10♠ e a carta tapada é 9♥
      E que o sabot dá a seguir 8♦ 6♥
      Quando as cartas são dadas
      Então é oferecida a troca
      E o croupier mostra 10♠
      Quando o lugar 1 troca
      Então o croupier mostra 10♠
      Quando o lugar 2 mantém
      Então jogam-se as mãos
      E o croupier mostra 10♠
      Quando o lugar 1 fica
      Então o croupier mostra 10♠
      Quando o lugar 1 pede carta
      Então o croupier mostra 10♠
      Quando o lugar 1 fica
      Então é a vez do lugar 2 na mão 1
      E o croupier mostra 10♠
      Quando o lugar 2 fica
      Então o croupier mostra 10♠
      Quando o lugar 2 pede carta
      Então é a vez do lugar 2 na mão 2
      E o croupier mostra 10♠
      Quando o lugar 2 fica
      Então a ronda terminou
      E o croupier faz 19 com 10♠ 9♥
      E as mãos do lugar 1 são
        | cartas   | total | desfecho | recebido |
        | 9♦ J♥    | 19    | empata   | 3        |
        | 5♠ 4♣ 8♦ | 17    | perde    | 0        |
      E o lugar 1 tem 47 fichas
      E as mãos do lugar 2 são
        | cartas   | total | desfecho | recebido |
        | Q♠ 7♥    | 17    | perde    | 0        |
        | 8♣ 6♦ 6♥ | 20    | ganha    | 8        |
      E o lugar 2 tem 70 fichas

  @S3.10
  Regra: S3.10 O seguro não aumenta quando uma mão é depois dobrada ou separada.

    @id:insurance-does-not-grow-with-a-double
    Cenário: Dobrar uma mão com seguro deixa o seguro como estava
      Dado que o lugar 1 aposta 4 e 4 de um total de 100 fichas
      E que o lugar 1 recebe 6♥ 5♦ e 10♠ 8♥
      E que o croupier mostra A♣ e a carta tapada é 7♦
      E que o sabot dá a seguir 9♠
      Quando o lugar 1 faz seguro de 2 e 0
      Então o lugar 1 tem 90 fichas
      Quando o lugar 1 mantém
      E o lugar 1 dobra
      Então o lugar 1 tem seguro de 2 e 0
      E o lugar 1 tem 86 fichas
      E é a vez do lugar 1 na mão 2
      Quando o lugar 1 tenta fazer seguro de 2 e 0
      Então a jogada é recusada: agora não
      Quando o lugar 1 fica
      Então a ronda terminou
      E o lugar 1 tem seguro de 2 e 0
      E o croupier faz 18 com A♣ 7♦
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 6♥ 5♦ 9♠ | 20    | 8      | ganha    | 16       |
        | 10♠ 8♥   | 18    | 4      | empata   | 4        |
      E o lugar 1 tem 106 fichas

    @id:insurance-does-not-grow-with-a-split
    Cenário: Separar uma mão com seguro deixa o seguro como estava
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 9♦ 9♣ e J♦ 5♥
      E que o croupier mostra A♠ e a carta tapada é 8♣
      E que o sabot dá a seguir 10♥ 8♠ 6♦
      Quando o lugar 1 faz seguro de 1 e 1
      Então o lugar 1 tem 94 fichas
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então o lugar 1 tem seguro de 1 e 1
      E o lugar 1 tem 92 fichas
      Quando o lugar 1 fica
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      Quando o lugar 1 pede carta
      Então a ronda terminou
      E o lugar 1 tem seguro de 1 e 1
      E o croupier faz 19 com A♠ 8♣
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 9♦ 10♥   | 19    | 2      | empata   | 2        |
        | 1       | 9♣ 8♠    | 17    | 2      | perde    | 0        |
        | 2       | J♦ 5♥ 6♦ | 21    | 2      | ganha    | 4        |
      E o lugar 1 tem 98 fichas

    @id:insurance-after-a-split-and-a-double
    Cenário: Uma mão com seguro que é separada e depois dobrada perde o seguro com que começou, e nada mais
      Dado que o lugar 1 aposta 6 e 6 de um total de 100 fichas
      E que o lugar 1 recebe 8♥ 8♦ e 10♠ 9♥
      E que o croupier mostra A♣ e a carta tapada é 7♦
      E que o sabot dá a seguir 3♣ 9♣ 10♣
      Quando o lugar 1 faz seguro de 3 e 0
      Então é oferecida a troca
      E o lugar 1 tem 85 fichas
      Quando o lugar 1 mantém
      E o lugar 1 separa
      Então o lugar 1 tem seguro de 3 e 0
      E o lugar 1 tem 79 fichas
      Quando o lugar 1 dobra
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 tem seguro de 3 e 0
      E o lugar 1 tem 73 fichas
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      Quando o lugar 1 fica
      Então a ronda terminou
      E o lugar 1 tem seguro de 3 e 0
      E o croupier faz 18 com A♣ 7♦
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 8♥ 3♣ 9♣ | 20    | 12     | ganha    | 24       |
        | 1       | 8♦ 10♣   | 18    | 6      | empata   | 6        |
        | 2       | 10♠ 9♥   | 19    | 6      | ganha    | 12       |
      E o lugar 1 tem 115 fichas

    @id:insurance-after-a-double-and-a-split
    Cenário: Um lugar dobra uma mão com seguro e separa a outra, e os seus seguros continuam a ser de 2 e 1
      Dado que o lugar 1 aposta 4 e 4 de um total de 60 fichas
      E que o lugar 1 recebe 6♠ 5♥ e 9♣ 9♠
      E que o croupier mostra A♥ e a carta tapada é 9♦
      E que o sabot dá a seguir 8♠ 7♣ A♦
      Quando o lugar 1 faz seguro de 2 e 1
      Então é oferecida a troca
      E o lugar 1 tem 49 fichas
      Quando o lugar 1 mantém
      E o lugar 1 dobra
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 tem seguro de 2 e 1
      E o lugar 1 tem 45 fichas
      Quando o lugar 1 separa
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 tem seguro de 2 e 1
      E o lugar 1 tem 41 fichas
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 3
      Quando o lugar 1 fica
      Então a ronda terminou
      E o lugar 1 tem seguro de 2 e 1
      E o croupier faz 20 com A♥ 9♦
      E as mãos do lugar 1 são
        | posição | cartas   | total    | aposta | desfecho | recebido |
        | 1       | 6♠ 5♥ 8♠ | 19       | 8      | perde    | 0        |
        | 2       | 9♣ 7♣    | 16       | 4      | perde    | 0        |
        | 2       | 9♠ A♦    | 20 suave | 4      | empata   | 4        |
      E o lugar 1 tem 45 fichas
