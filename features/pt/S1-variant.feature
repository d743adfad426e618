# language: pt
@switch-us
Funcionalidade: S1 A variante
  Duas apostas, duas mãos e uma escolha: o que faz deste jogo o Blackjack Switch, e o que dele fica de fora.

  @S1.1
  Regra: S1.1 Cada jogador faz duas apostas obrigatórias, joga uma mão em cada uma e pode trocar entre si as segundas cartas das duas mãos.

    @id:two-stakes-two-hands
    Cenário: Um jogador aposta duas vezes e joga uma mão em cada aposta
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 9♠ 8♥ e 6♦ 4♣
      E que o croupier mostra 8♦ e a carta tapada é J♣
      E que o sabot dá a seguir 10♥
      Quando as cartas são dadas
      Então é oferecida a troca
      E é a vez do lugar 1
      E o lugar 1 pode manter ou trocar
      E o lugar 1 tem 96 fichas
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 9♠ 8♥  | 17    | 2      |
        | 2       | 6♦ 4♣  | 10    | 2      |
      Quando o lugar 1 mantém
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 pede carta
      Então o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♦ J♣
      E as mãos do lugar 1 são
        | posição | cartas    | total | aposta | desfecho | recebido |
        | 1       | 9♠ 8♥     | 17    | 2      | perde    | 0        |
        | 2       | 6♦ 4♣ 10♥ | 20    | 2      | ganha    | 4        |
      E o lugar 1 tem 100 fichas

    @id:player-exchanges-second-cards
    Cenário: Um jogador transforma 14 e 16 em 19 e 11 ao trocar as segundas cartas
      Dado que o lugar 1 aposta 5 e 5 de um total de 60 fichas
      E que o lugar 1 recebe 9♠ 5♦ e 6♣ Q♥
      E que o croupier mostra 9♣ e a carta tapada é J♦
      E que o sabot dá a seguir 7♥
      Quando as cartas são dadas
      Então é oferecida a troca
      E o lugar 1 tem 50 fichas
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 9♠ 5♦  | 14    | 5      |
        | 2       | 6♣ Q♥  | 16    | 5      |
      Quando o lugar 1 troca
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 1
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 9♠ Q♥  | 19    | 5      |
        | 2       | 6♣ 5♦  | 11    | 5      |
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 9♣ J♦
      E as mãos do lugar 1 são
        | posição | cartas   | total | aposta | desfecho | recebido |
        | 1       | 9♠ Q♥    | 19    | 5      | empata   | 5        |
        | 2       | 6♣ 5♦ 7♥ | 18    | 5      | perde    | 0        |
      E o lugar 1 tem 55 fichas

    @id:player-leaves-second-cards
    Cenário: Um jogador que não quer a troca joga 14 e 16 tal como foram dados
      Dado que o lugar 1 aposta 5 e 5 de um total de 60 fichas
      E que o lugar 1 recebe 9♠ 5♦ e 6♣ Q♥
      E que o croupier mostra 9♣ e a carta tapada é J♦
      Quando as cartas são dadas
      Então é oferecida a troca
      Quando o lugar 1 mantém
      Então jogam-se as mãos
      E é a vez do lugar 1 na mão 1
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta |
        | 1       | 9♠ 5♦  | 14    | 5      |
        | 2       | 6♣ Q♥  | 16    | 5      |
      Quando o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 9♣ J♦
      E as mãos do lugar 1 são
        | posição | cartas | total | aposta | desfecho | recebido |
        | 1       | 9♠ 5♦  | 14    | 5      | perde    | 0        |
        | 2       | 6♣ Q♥  | 16    | 5      | perde    | 0        |
      E o lugar 1 tem 50 fichas

  @S1.2
  Regra: S1.2 O perfil usa 6 baralhos, o croupier verifica a carta tapada e o croupier tira carta com 17 suave.

    @id:profile-as-it-stands
    Cenário: Um regulamento com seis baralhos, uma carta tapada verificada e um croupier que tira carta com 17 suave é aceite
      Dado que o regulamento é como switch-us com packs 6
      E que o regulamento é como switch-us com soft17 "hit"
      E que o regulamento é como switch-us com holeCard "checked"
      Então o regulamento é aceite

    @id:eight-packs-are-no-profile
    Cenário: Oito baralhos são recusados
      Dado que o regulamento é como switch-us com packs 8
      Então o regulamento é recusado em /packs pela regra S1.2

    @id:standing-on-soft-17-is-no-profile
    Cenário: Um croupier que fica com 17 suave é recusado
      Dado que o regulamento é como switch-us com soft17 "stand"
      Então o regulamento é recusado em /soft17 pela regra S1.2

  @S1.3
  Regra: S1.3 A aposta lateral opcional Super Match não é oferecida.

    @id:super-match-before-the-switch-choice
    Cenário: Não se pode apostar em dois pares nas primeiras quatro cartas como Super Match
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe 9♠ 4♦ e 4♣ 9♥
      E que o croupier mostra 7♥ e a carta tapada é J♠
      E que o sabot dá a seguir 6♣ 2♦
      Quando as cartas são dadas
      Então é oferecida a troca
      E o lugar 1 pode manter ou trocar
      Quando o lugar 1 tenta "super-match"
      Então a jogada é recusada: ação desconhecida
      E o lugar 1 tem 96 fichas
      Quando o lugar 1 mantém
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 7♥ J♠
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 9♠ 4♦ 6♣ | 19    | 2      | ganha    | 4        |
        | 4♣ 9♥ 2♦ | 15    | 2      | perde    | 0        |
      E o lugar 1 tem 100 fichas

    @id:super-match-while-the-hands-are-played
    Cenário: Uma aposta Super Match é recusada enquanto se jogam as mãos
      Dado que o lugar 1 aposta 3 e 3 de um total de 30 fichas
      E que o lugar 1 recebe 10♦ 8♣ e 7♣ 9♦
      E que o croupier mostra 10♠ e a carta tapada é Q♥
      E que o sabot dá a seguir 4♠
      Quando as cartas são dadas
      E o lugar 1 mantém
      Então jogam-se as mãos
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 tenta "super-match"
      Então a jogada é recusada: ação desconhecida
      E é a vez do lugar 1 na mão 1
      E o lugar 1 tem 24 fichas
      Quando o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 20 com 10♠ Q♥
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 10♦ 8♣   | 18    | 3      | perde    | 0        |
        | 7♣ 9♦ 4♠ | 20    | 3      | empata   | 3        |
      E o lugar 1 tem 27 fichas

    @id:super-match-is-no-profile
    Cenário: Um regulamento que oferece o Super Match a par da troca é recusado
      Dado que o regulamento é como switch-us com sideBets ["super-match"]
      Então o regulamento é recusado em /sideBets pela regra S1.3

    @id:super-match-tried-before-and-after-a-switch
    Cenário: Um lugar que pede o Super Match prossegue com as fichas intactas
      Dado que o lugar 1 aposta 4 e 4 de um total de 60 fichas
      E que o lugar 1 recebe 10♥ 3♣ e 7♦ 9♠
      E que o croupier mostra 9♣ e a carta tapada é 9♥
      E que o sabot dá a seguir 8♦
      Quando o lugar 1 tenta "super-match"
      Então a jogada é recusada: ação desconhecida
      E o lugar 1 tem 52 fichas
      E o lugar 1 pode manter ou trocar
      Quando o lugar 1 troca
      Então jogam-se as mãos
      Quando o lugar 1 tenta "super-match"
      Então a jogada é recusada: ação desconhecida
      E é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 tenta "super-match"
      Então a jogada é recusada: ação desconhecida
      E é a vez do lugar 1 na mão 2
      E o lugar 1 tem 52 fichas
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 9♣ 9♥
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 10♥ 9♠   | 19    | 4      | ganha    | 8        |
        | 7♦ 3♣ 8♦ | 18    | 4      | empata   | 4        |
      E o lugar 1 tem 64 fichas

  @S1.4
  Regra: S1.4 A desistência não é oferecida.

    @id:surrender-before-the-switch-choice
    Cenário: Com 16 contra um dez não se pode desistir antes da escolha entre manter e trocar
      Dado que o lugar 1 aposta 4 e 4 de um total de 40 fichas
      E que o lugar 1 recebe 10♣ 6♦ e 8♥ 5♠
      E que o croupier mostra 10♦ e a carta tapada é 8♠
      E que o sabot dá a seguir 5♣
      Quando as cartas são dadas
      Então é oferecida a troca
      E o lugar 1 pode manter ou trocar
      Quando o lugar 1 tenta "surrender"
      Então a jogada é recusada: ação desconhecida
      E o lugar 1 tem 32 fichas
      Quando o lugar 1 mantém
      E o lugar 1 fica
      E o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♦ 8♠
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 10♣ 6♦   | 16    | 4      | perde    | 0        |
        | 8♥ 5♠ 5♣ | 18    | 4      | empata   | 4        |
      E o lugar 1 tem 36 fichas

    @id:surrender-in-play
    Cenário: A desistência é recusada com duas cartas e depois de se pedir carta
      Dado que o lugar 1 aposta 6 e 6 de um total de 100 fichas
      E que o lugar 1 recebe K♣ 6♠ e 9♦ 8♦
      E que o croupier mostra 9♠ e a carta tapada é Q♥
      E que o sabot dá a seguir 3♥
      Quando as cartas são dadas
      E o lugar 1 mantém
      Então jogam-se as mãos
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 tenta "surrender"
      Então a jogada é recusada: ação desconhecida
      Quando o lugar 1 pede carta
      Então o lugar 1 pode pedir carta ou ficar
      Quando o lugar 1 tenta "surrender"
      Então a jogada é recusada: ação desconhecida
      E é a vez do lugar 1 na mão 1
      Quando o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 tenta "surrender"
      Então a jogada é recusada: ação desconhecida
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 19 com 9♠ Q♥
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | K♣ 6♠ 3♥ | 19    | 6      | empata   | 6        |
        | 9♦ 8♦    | 17    | 6      | perde    | 0        |
      E o lugar 1 tem 94 fichas

    @id:surrender-against-an-ace
    Cenário: A desistência é recusada enquanto se decide sobre o seguro
      Dado que o lugar 1 aposta 5 e 5 de um total de 50 fichas
      E que o lugar 1 recebe J♦ 5♥ e 10♠ 8♦
      E que o croupier mostra A♣ e a carta tapada é 7♠
      E que o sabot dá a seguir 5♣
      Quando as cartas são dadas
      Então é oferecido o seguro
      Quando o lugar 1 tenta "surrender"
      Então a jogada é recusada: ação desconhecida
      E é oferecido o seguro
      E o lugar 1 tem 40 fichas
      Quando o lugar 1 dispensa o seguro
      Então é oferecida a troca
      Quando o lugar 1 mantém
      E o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com A♣ 7♠
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | J♦ 5♥ 5♣ | 20    | 5      | ganha    | 10       |
        | 10♠ 8♦   | 18    | 5      | empata   | 5        |
      E o lugar 1 tem 55 fichas

    @id:words-of-no-game-are-refused
    Cenário: Uma palavra que não designa nenhuma ação do jogo é recusada e não custa nada
      Dado que o lugar 1 aposta 2 e 2 de um total de 100 fichas
      E que o lugar 1 recebe Q♠ 4♥ e 8♦ 9♣
      E que o croupier mostra 8♣ e a carta tapada é 9♥
      Quando as cartas são dadas
      Então é oferecida a troca
      Quando o lugar 1 tenta "fold"
      Então a jogada é recusada: ação desconhecida
      Quando o lugar 1 tenta "SWITCH"
      Então a jogada é recusada: ação desconhecida
      Quando o lugar 1 mantém
      Então jogam-se as mãos
      Quando o lugar 1 tenta "HIT"
      Então a jogada é recusada: ação desconhecida
      Quando o lugar 1 tenta "take-half-back"
      Então a jogada é recusada: ação desconhecida
      E é a vez do lugar 1 na mão 1
      E o lugar 1 tem 96 fichas
      Quando o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 8♣ 9♥
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | Q♠ 4♥  | 14    | 2      | perde    | 0        |
        | 8♦ 9♣  | 17    | 2      | empata   | 2        |
      E o lugar 1 tem 98 fichas

    @id:surrender-is-no-profile
    Cenário: Um regulamento que oferece a desistência a par da troca é recusado
      Dado que o regulamento é como switch-us com surrender "late"
      Então o regulamento é recusado em /surrender pela regra S1.4

    @id:surrender-refused-and-the-hand-wins
    Cenário: Um 15 sem desistência possível pede carta e ganha, e um 14 ao lado perde a aposta inteira
      Dado que o lugar 1 aposta 8 e 8 de um total de 90 fichas
      E que o lugar 1 recebe 9♣ 6♥ e 10♠ 4♣
      E que o croupier mostra 10♥ e a carta tapada é 8♦
      E que o sabot dá a seguir 5♠ 3♥
      Quando o lugar 1 mantém
      E o lugar 1 tenta "surrender"
      Então a jogada é recusada: ação desconhecida
      E é a vez do lugar 1 na mão 1
      E o lugar 1 tem 74 fichas
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 tenta "surrender"
      Então a jogada é recusada: ação desconhecida
      E o lugar 1 pode pedir carta, ficar ou dobrar
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 10♥ 8♦
      E as mãos do lugar 1 são
        | cartas    | total | aposta | desfecho | recebido |
        | 9♣ 6♥ 5♠  | 20    | 8      | ganha    | 16       |
        | 10♠ 4♣ 3♥ | 17    | 8      | perde    | 0        |
      E o lugar 1 tem 90 fichas

    @id:words-of-play-count-to-the-letter
    Cenário: Pedir carta e ficar só são aceites quando a palavra está escrita exatamente como deve ser
      Dado que o lugar 1 aposta 5 e 5 de um total de 75 fichas
      E que o lugar 1 recebe 8♣ 4♦ e K♥ 7♠
      E que o croupier mostra 10♣ e a carta tapada é 7♦
      E que o sabot dá a seguir 8♦
      Quando o lugar 1 mantém
      Então é a vez do lugar 1 na mão 1
      Quando o lugar 1 tenta "stand "
      Então a jogada é recusada: ação desconhecida
      Quando o lugar 1 tenta "Stand"
      Então a jogada é recusada: ação desconhecida
      E é a vez do lugar 1 na mão 1
      Quando o lugar 1 tenta " hit"
      Então a jogada é recusada: ação desconhecida
      Quando o lugar 1 tenta "hit!"
      Então a jogada é recusada: ação desconhecida
      Quando o lugar 1 tenta ""
      Então a jogada é recusada: ação desconhecida
      E é a vez do lugar 1 na mão 1
      E o lugar 1 pode pedir carta, ficar ou dobrar
      E o lugar 1 tem 65 fichas
      E as mãos do lugar 1 são
        | cartas | total | aposta |
        | 8♣ 4♦  | 12    | 5      |
        | K♥ 7♠  | 17    | 5      |
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 10♣ 7♦
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 8♣ 4♦ 8♦ | 20    | 5      | ganha    | 10       |
        | K♥ 7♠    | 17    | 5      | empata   | 5        |
      E o lugar 1 tem 80 fichas

    @id:words-of-the-choice-count-to-the-letter
    Cenário: Um lugar só mantém quando escreve a palavra exatamente como deve ser; até lá, ainda pode trocar
      Dado que o lugar 1 aposta 6 e 6 de um total de 30 fichas
      E que o lugar 1 recebe 9♥ 6♠ e 5♣ Q♦
      E que o croupier mostra 8♠ e a carta tapada é K♦
      E que o sabot dá a seguir 7♥
      Quando as cartas são dadas
      Então é oferecida a troca
      Quando o lugar 1 tenta "keep "
      Então a jogada é recusada: ação desconhecida
      Quando o lugar 1 tenta " keep"
      Então a jogada é recusada: ação desconhecida
      Quando o lugar 1 tenta "Keep"
      Então a jogada é recusada: ação desconhecida
      Quando o lugar 1 tenta ""
      Então a jogada é recusada: ação desconhecida
      E é oferecida a troca
      E o lugar 1 pode manter ou trocar
      Quando o lugar 1 troca
      E o lugar 1 fica
      Então é a vez do lugar 1 na mão 2
      Quando o lugar 1 tenta "double "
      Então a jogada é recusada: ação desconhecida
      E o lugar 1 tem 18 fichas
      Quando o lugar 1 pede carta
      E o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 18 com 8♠ K♦
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 9♥ Q♦    | 19    | 6      | ganha    | 12       |
        | 5♣ 6♠ 7♥ | 18    | 6      | empata   | 6        |
      E o lugar 1 tem 36 fichas

  @S1.5
  Regra: S1.5 O croupier tem sempre uma carta tapada; o jogo sem ela é outro perfil.

    @id:hole-card-lies-from-the-deal
    Cenário: A segunda carta do croupier está tapada na mesa desde a distribuição e não é tirada depois dos jogadores
      Dado que o lugar 1 aposta 5 e 5 de um total de 100 fichas
      E que o lugar 1 recebe 7♥ 5♦ e 10♥ 7♦
      E que o croupier mostra 9♣ e a carta tapada é 8♥
      E que o sabot dá a seguir 4♠
      Quando as cartas são dadas
      Então é oferecida a troca
      E o croupier mostra 9♣
      Quando o lugar 1 mantém
      Então o croupier mostra 9♣
      Quando o lugar 1 pede carta
      Então o croupier mostra 9♣
      E as mãos do lugar 1 são
        | cartas   | total |
        | 7♥ 5♦ 4♠ | 16    |
        | 10♥ 7♦   | 17    |
      Quando o lugar 1 fica
      Então o croupier mostra 9♣
      Quando o lugar 1 fica
      Então a ronda terminou
      E o croupier faz 17 com 9♣ 8♥
      E as mãos do lugar 1 são
        | cartas   | total | aposta | desfecho | recebido |
        | 7♥ 5♦ 4♠ | 16    | 5      | perde    | 0        |
        | 10♥ 7♦   | 17    | 5      | empata   | 5        |
      E o lugar 1 tem 95 fichas

    @id:ace-in-the-hole-under-a-king @S3.7
    Cenário: Com um rei aberto, um ás tapado termina a ronda antes de alguém agir
      Dado que o lugar 1 aposta 4 e 4 de um total de 50 fichas
      E que o lugar 1 recebe 8♠ 3♦ e 10♣ 9♠
      E que o croupier mostra K♦ e a carta tapada é A♥
      Quando as cartas são dadas
      Então a ronda terminou
      E o croupier faz 21 com K♦ A♥
      E as mãos do lugar 1 são
        | cartas | total | aposta | desfecho | recebido |
        | 8♠ 3♦  | 11    | 4      | perde    | 0        |
        | 10♣ 9♠ | 19    | 4      | perde    | 0        |
      E o lugar 1 tem 42 fichas

    @id:no-hole-card-is-no-profile
    Cenário: Um regulamento sem carta tapada a par da troca é recusado
      Dado que o regulamento é como switch-us com holeCard "none"
      Então o regulamento é recusado em /holeCard pela regra S1.5
