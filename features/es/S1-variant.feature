# language: es
@switch-us
Característica: S1 La variante
  Dos apuestas, dos manos y una elección: lo que hace de este juego Blackjack Switch, y lo que deja fuera.

  @S1.1
  Regla: S1.1 Cada jugador coloca dos apuestas obligatorias, juega una mano con cada una y puede cambiar entre sí las segundas cartas de ambas manos.

    @id:two-stakes-two-hands
    Escenario: Un jugador apuesta dos veces y juega una mano con cada apuesta
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 9♠ 8♥ y 6♦ 4♣
      Y que el crupier muestra 8♦ y oculta J♣
      Y que el sabot da después 10♥
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y es el turno de la plaza 1
      Y la plaza 1 puede conservar o cambiar
      Y la plaza 1 tiene 96 fichas
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 9♠ 8♥  | 17    | 2       |
        | 2       | 6♦ 4♣  | 10    | 2       |
      Cuando la plaza 1 conserva
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 pide carta
      Entonces la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♦ J♣
      Y las manos de la plaza 1 son
        | casilla | cartas    | total | apuesta | resultado | devuelto |
        | 1       | 9♠ 8♥     | 17    | 2       | pierde    | 0        |
        | 2       | 6♦ 4♣ 10♥ | 20    | 2       | gana      | 4        |
      Y la plaza 1 tiene 100 fichas

    @id:player-exchanges-second-cards
    Escenario: Un jugador convierte 14 y 16 en 19 y 11 al cambiar las segundas cartas
      Dado que la plaza 1 apuesta 5 y 5 de un total de 60 fichas
      Y que la plaza 1 recibe 9♠ 5♦ y 6♣ Q♥
      Y que el crupier muestra 9♣ y oculta J♦
      Y que el sabot da después 7♥
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y la plaza 1 tiene 50 fichas
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 9♠ 5♦  | 14    | 5       |
        | 2       | 6♣ Q♥  | 16    | 5       |
      Cuando la plaza 1 cambia
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 1
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 9♠ Q♥  | 19    | 5       |
        | 2       | 6♣ 5♦  | 11    | 5       |
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♣ J♦
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 9♠ Q♥    | 19    | 5       | empata    | 5        |
        | 2       | 6♣ 5♦ 7♥ | 18    | 5       | pierde    | 0        |
      Y la plaza 1 tiene 55 fichas

    @id:player-leaves-second-cards
    Escenario: Un jugador que no quiere cambiar juega 14 y 16 tal como se repartieron
      Dado que la plaza 1 apuesta 5 y 5 de un total de 60 fichas
      Y que la plaza 1 recibe 9♠ 5♦ y 6♣ Q♥
      Y que el crupier muestra 9♣ y oculta J♦
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Cuando la plaza 1 conserva
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 1
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 9♠ 5♦  | 14    | 5       |
        | 2       | 6♣ Q♥  | 16    | 5       |
      Cuando la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♣ J♦
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta | resultado | devuelto |
        | 1       | 9♠ 5♦  | 14    | 5       | pierde    | 0        |
        | 2       | 6♣ Q♥  | 16    | 5       | pierde    | 0        |
      Y la plaza 1 tiene 50 fichas

  @S1.2
  Regla: S1.2 El perfil usa 6 barajas; el crupier comprueba su carta oculta y pide con 17 suave.

    @id:profile-as-it-stands
    Escenario: El perfil son seis barajas y un crupier que comprueba la carta oculta y pide con 17 suave
      Dado que el reglamento es como switch-us, con packs 6
      Y que el reglamento es como switch-us, con soft17 "hit"
      Y que el reglamento es como switch-us, con holeCard "checked"
      Entonces ese reglamento se acepta

    @id:eight-packs-are-no-profile
    Escenario: Se rechazan ocho barajas
      Dado que el reglamento es como switch-us, con packs 8
      Entonces ese reglamento se rechaza en /packs según S1.2

    @id:standing-on-soft-17-is-no-profile
    Escenario: Se rechaza un crupier que se planta con 17 suave
      Dado que el reglamento es como switch-us, con soft17 "stand"
      Entonces ese reglamento se rechaza en /soft17 según S1.2

  @S1.3
  Regla: S1.3 No se ofrece la apuesta lateral opcional Super Match.

    @id:super-match-before-the-switch-choice
    Escenario: Con dos parejas en las cuatro primeras cartas no se puede apostar al Super Match
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 9♠ 4♦ y 4♣ 9♥
      Y que el crupier muestra 7♥ y oculta J♠
      Y que el sabot da después 6♣ 2♦
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y la plaza 1 puede conservar o cambiar
      Cuando la plaza 1 intenta "super-match"
      Entonces se rechaza el intento: acción desconocida
      Y la plaza 1 tiene 96 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 7♥ J♠
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 9♠ 4♦ 6♣ | 19    | 2       | gana      | 4        |
        | 4♣ 9♥ 2♦ | 15    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 100 fichas

    @id:super-match-while-the-hands-are-played
    Escenario: Una apuesta al Super Match se rechaza mientras se juegan las manos
      Dado que la plaza 1 apuesta 3 y 3 de un total de 30 fichas
      Y que la plaza 1 recibe 10♦ 8♣ y 7♣ 9♦
      Y que el crupier muestra 10♠ y oculta Q♥
      Y que el sabot da después 4♠
      Cuando se reparten las cartas
      Y la plaza 1 conserva
      Entonces se juegan las manos
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 intenta "super-match"
      Entonces se rechaza el intento: acción desconocida
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 tiene 24 fichas
      Cuando la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con 10♠ Q♥
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 10♦ 8♣   | 18    | 3       | pierde    | 0        |
        | 7♣ 9♦ 4♠ | 20    | 3       | empata    | 3        |
      Y la plaza 1 tiene 27 fichas

    @id:super-match-is-no-profile
    Escenario: Se rechaza un reglamento que ofrece el Super Match junto con el cambio
      Dado que el reglamento es como switch-us, con sideBets ["super-match"]
      Entonces ese reglamento se rechaza en /sideBets según S1.3

    @id:super-match-tried-before-and-after-a-switch
    Escenario: La plaza que intenta apostar al Super Match sigue jugando con sus fichas intactas
      Dado que la plaza 1 apuesta 4 y 4 de un total de 60 fichas
      Y que la plaza 1 recibe 10♥ 3♣ y 7♦ 9♠
      Y que el crupier muestra 9♣ y oculta 9♥
      Y que el sabot da después 8♦
      Cuando la plaza 1 intenta "super-match"
      Entonces se rechaza el intento: acción desconocida
      Y la plaza 1 tiene 52 fichas
      Y la plaza 1 puede conservar o cambiar
      Cuando la plaza 1 cambia
      Entonces se juegan las manos
      Cuando la plaza 1 intenta "super-match"
      Entonces se rechaza el intento: acción desconocida
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 intenta "super-match"
      Entonces se rechaza el intento: acción desconocida
      Y es el turno de la plaza 1 con la mano 2
      Y la plaza 1 tiene 52 fichas
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 9♣ 9♥
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 10♥ 9♠   | 19    | 4       | gana      | 8        |
        | 7♦ 3♣ 8♦ | 18    | 4       | empata    | 4        |
      Y la plaza 1 tiene 64 fichas

  @S1.4
  Regla: S1.4 No se ofrece la rendición.

    @id:surrender-before-the-switch-choice
    Escenario: Con 16 contra un diez no es posible rendirse antes de elegir entre conservar y cambiar
      Dado que la plaza 1 apuesta 4 y 4 de un total de 40 fichas
      Y que la plaza 1 recibe 10♣ 6♦ y 8♥ 5♠
      Y que el crupier muestra 10♦ y oculta 8♠
      Y que el sabot da después 5♣
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y la plaza 1 puede conservar o cambiar
      Cuando la plaza 1 intenta "surrender"
      Entonces se rechaza el intento: acción desconocida
      Y la plaza 1 tiene 32 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♦ 8♠
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 10♣ 6♦   | 16    | 4       | pierde    | 0        |
        | 8♥ 5♠ 5♣ | 18    | 4       | empata    | 4        |
      Y la plaza 1 tiene 36 fichas

    @id:surrender-in-play
    Escenario: La rendición se rechaza con dos cartas y después de pedir carta
      Dado que la plaza 1 apuesta 6 y 6 de un total de 100 fichas
      Y que la plaza 1 recibe K♣ 6♠ y 9♦ 8♦
      Y que el crupier muestra 9♠ y oculta Q♥
      Y que el sabot da después 3♥
      Cuando se reparten las cartas
      Y la plaza 1 conserva
      Entonces se juegan las manos
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 intenta "surrender"
      Entonces se rechaza el intento: acción desconocida
      Cuando la plaza 1 pide carta
      Entonces la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 intenta "surrender"
      Entonces se rechaza el intento: acción desconocida
      Y es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 intenta "surrender"
      Entonces se rechaza el intento: acción desconocida
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♠ Q♥
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | K♣ 6♠ 3♥ | 19    | 6       | empata    | 6        |
        | 9♦ 8♦    | 17    | 6       | pierde    | 0        |
      Y la plaza 1 tiene 94 fichas

    @id:surrender-against-an-ace
    Escenario: La rendición se rechaza mientras se decide el seguro
      Dado que la plaza 1 apuesta 5 y 5 de un total de 50 fichas
      Y que la plaza 1 recibe J♦ 5♥ y 10♠ 8♦
      Y que el crupier muestra A♣ y oculta 7♠
      Y que el sabot da después 5♣
      Cuando se reparten las cartas
      Entonces se ofrece el seguro
      Cuando la plaza 1 intenta "surrender"
      Entonces se rechaza el intento: acción desconocida
      Y se ofrece el seguro
      Y la plaza 1 tiene 40 fichas
      Cuando la plaza 1 renuncia al seguro
      Entonces se ofrece el cambio
      Cuando la plaza 1 conserva
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con A♣ 7♠
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | J♦ 5♥ 5♣ | 20    | 5       | gana      | 10       |
        | 10♠ 8♦   | 18    | 5       | empata    | 5        |
      Y la plaza 1 tiene 55 fichas

    @id:words-of-no-game-are-refused
    Escenario: Una palabra que no es ninguna acción del juego se rechaza y no cuesta nada
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe Q♠ 4♥ y 8♦ 9♣
      Y que el crupier muestra 8♣ y oculta 9♥
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Cuando la plaza 1 intenta "fold"
      Entonces se rechaza el intento: acción desconocida
      Cuando la plaza 1 intenta "SWITCH"
      Entonces se rechaza el intento: acción desconocida
      Cuando la plaza 1 conserva
      Entonces se juegan las manos
      Cuando la plaza 1 intenta "HIT"
      Entonces se rechaza el intento: acción desconocida
      Cuando la plaza 1 intenta "take-half-back"
      Entonces se rechaza el intento: acción desconocida
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 tiene 96 fichas
      Cuando la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 8♣ 9♥
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | Q♠ 4♥  | 14    | 2       | pierde    | 0        |
        | 8♦ 9♣  | 17    | 2       | empata    | 2        |
      Y la plaza 1 tiene 98 fichas

    @id:surrender-is-no-profile
    Escenario: Se rechaza un reglamento que ofrece la rendición junto con el cambio
      Dado que el reglamento es como switch-us, con surrender "late"
      Entonces ese reglamento se rechaza en /surrender según S1.4

    @id:surrender-refused-and-the-hand-wins
    Escenario: Con un 15 no es posible rendirse: se pide carta y gana, y un 14 a su lado pierde toda su apuesta
      Dado que la plaza 1 apuesta 8 y 8 de un total de 90 fichas
      Y que la plaza 1 recibe 9♣ 6♥ y 10♠ 4♣
      Y que el crupier muestra 10♥ y oculta 8♦
      Y que el sabot da después 5♠ 3♥
      Cuando la plaza 1 conserva
      Y la plaza 1 intenta "surrender"
      Entonces se rechaza el intento: acción desconocida
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 tiene 74 fichas
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 intenta "surrender"
      Entonces se rechaza el intento: acción desconocida
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♥ 8♦
      Y las manos de la plaza 1 son
        | cartas    | total | apuesta | resultado | devuelto |
        | 9♣ 6♥ 5♠  | 20    | 8       | gana      | 16       |
        | 10♠ 4♣ 3♥ | 17    | 8       | pierde    | 0        |
      Y la plaza 1 tiene 90 fichas

    @id:words-of-play-count-to-the-letter
    Escenario: Pedir carta y plantarse solo se aceptan si la palabra es exacta, letra por letra
      Dado que la plaza 1 apuesta 5 y 5 de un total de 75 fichas
      Y que la plaza 1 recibe 8♣ 4♦ y K♥ 7♠
      Y que el crupier muestra 10♣ y oculta 7♦
      Y que el sabot da después 8♦
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 intenta "stand "
      Entonces se rechaza el intento: acción desconocida
      Cuando la plaza 1 intenta "Stand"
      Entonces se rechaza el intento: acción desconocida
      Y es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 intenta " hit"
      Entonces se rechaza el intento: acción desconocida
      Cuando la plaza 1 intenta "hit!"
      Entonces se rechaza el intento: acción desconocida
      Cuando la plaza 1 intenta ""
      Entonces se rechaza el intento: acción desconocida
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y la plaza 1 tiene 65 fichas
      Y las manos de la plaza 1 son
        | cartas | total | apuesta |
        | 8♣ 4♦  | 12    | 5       |
        | K♥ 7♠  | 17    | 5       |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 10♣ 7♦
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 8♣ 4♦ 8♦ | 20    | 5       | gana      | 10       |
        | K♥ 7♠    | 17    | 5       | empata    | 5        |
      Y la plaza 1 tiene 80 fichas

    @id:words-of-the-choice-count-to-the-letter
    Escenario: Una plaza no ha conservado hasta que lo dice letra por letra, y aún puede cambiar
      Dado que la plaza 1 apuesta 6 y 6 de un total de 30 fichas
      Y que la plaza 1 recibe 9♥ 6♠ y 5♣ Q♦
      Y que el crupier muestra 8♠ y oculta K♦
      Y que el sabot da después 7♥
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Cuando la plaza 1 intenta "keep "
      Entonces se rechaza el intento: acción desconocida
      Cuando la plaza 1 intenta " keep"
      Entonces se rechaza el intento: acción desconocida
      Cuando la plaza 1 intenta "Keep"
      Entonces se rechaza el intento: acción desconocida
      Cuando la plaza 1 intenta ""
      Entonces se rechaza el intento: acción desconocida
      Y se ofrece el cambio
      Y la plaza 1 puede conservar o cambiar
      Cuando la plaza 1 cambia
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 intenta "double "
      Entonces se rechaza el intento: acción desconocida
      Y la plaza 1 tiene 18 fichas
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♠ K♦
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 9♥ Q♦    | 19    | 6       | gana      | 12       |
        | 5♣ 6♠ 7♥ | 18    | 6       | empata    | 6        |
      Y la plaza 1 tiene 36 fichas

  @S1.5
  Regla: S1.5 El crupier siempre tiene carta oculta; el juego sin ella es otro perfil.

    @id:hole-card-lies-from-the-deal
    Escenario: La segunda carta del crupier está boca abajo desde el reparto y no se saca del sabot cuando los jugadores han terminado
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe 7♥ 5♦ y 10♥ 7♦
      Y que el crupier muestra 9♣ y oculta 8♥
      Y que el sabot da después 4♠
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y el crupier muestra 9♣
      Cuando la plaza 1 conserva
      Entonces el crupier muestra 9♣
      Cuando la plaza 1 pide carta
      Entonces el crupier muestra 9♣
      Y las manos de la plaza 1 son
        | cartas   | total |
        | 7♥ 5♦ 4♠ | 16    |
        | 10♥ 7♦   | 17    |
      Cuando la plaza 1 se planta
      Entonces el crupier muestra 9♣
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 9♣ 8♥
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 7♥ 5♦ 4♠ | 16    | 5       | pierde    | 0        |
        | 10♥ 7♦   | 17    | 5       | empata    | 5        |
      Y la plaza 1 tiene 95 fichas

    @id:ace-in-the-hole-under-a-king @S3.7
    Escenario: Un as oculto bajo un rey termina la ronda antes de que nadie actúe
      Dado que la plaza 1 apuesta 4 y 4 de un total de 50 fichas
      Y que la plaza 1 recibe 8♠ 3♦ y 10♣ 9♠
      Y que el crupier muestra K♦ y oculta A♥
      Cuando se reparten las cartas
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con K♦ A♥
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 8♠ 3♦  | 11    | 4       | pierde    | 0        |
        | 10♣ 9♠ | 19    | 4       | pierde    | 0        |
      Y la plaza 1 tiene 42 fichas

    @id:no-hole-card-is-no-profile
    Escenario: Se rechaza un reglamento con el cambio y sin carta oculta
      Dado que el reglamento es como switch-us, con holeCard "none"
      Entonces ese reglamento se rechaza en /holeCard según S1.5
