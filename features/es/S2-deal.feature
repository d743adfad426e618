# language: es
@switch-us
Característica: S2 El reparto
  Quién se sienta, qué se apuesta, qué hay sobre la mesa y cuánto valen las cartas.

  @S2.2
  Regla: S2.2 Un crupier atiende de 1 a 6 plazas; se rechazan la mesa sin plazas y la séptima plaza.

    @id:one-seat-plays-alone
    Escenario: Un jugador juega solo contra el crupier
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♥ 7♣ y 8♠ 6♦
      Y que el crupier muestra 8♦ y oculta K♥
      Y que el sabot da después 4♠
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y es el turno de la plaza 1
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♦ K♥
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 10♥ 7♣   | 17    | 2       | pierde    | 0        |
        | 8♠ 6♦ 4♠ | 18    | 2       | empata    | 2        |
      Y la plaza 1 tiene 98 fichas

    @id:six-seats-play-a-round
    Escenario: Seis jugadores juegan una ronda entera contra un crupier
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ 9♦ y 7♣ 6♥
      Y que la plaza 2 apuesta 2 y 2 de un total de 50 fichas
      Y que la plaza 2 recibe Q♣ 8♦ y 10♥ 7♦
      Y que la plaza 3 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 3 recibe 9♠ 3♦ y J♠ 4♣
      Y que la plaza 4 apuesta 2 y 2 de un total de 80 fichas
      Y que la plaza 4 recibe K♥ 9♣ y 10♦ 8♥
      Y que la plaza 5 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 5 recibe 7♥ 5♠ y 6♠ 9♥
      Y que la plaza 6 apuesta 2 y 2 de un total de 60 fichas
      Y que la plaza 6 recibe J♥ 3♠ y 10♣ 9♥
      Y que el crupier muestra 8♠ y oculta K♦
      Y que el sabot da después 8♣ 7♠
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y es el turno de la plaza 1
      Y la plaza 1 tiene 96 fichas
      Y la plaza 2 tiene 46 fichas
      Y la plaza 3 tiene 96 fichas
      Y la plaza 4 tiene 76 fichas
      Y la plaza 5 tiene 96 fichas
      Y la plaza 6 tiene 56 fichas
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 3 conserva
      Y la plaza 4 conserva
      Y la plaza 5 conserva
      Entonces es el turno de la plaza 6
      Cuando la plaza 6 conserva
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 2 con la mano 1
      Cuando la plaza 2 se planta
      Y la plaza 2 se planta
      Entonces es el turno de la plaza 3 con la mano 1
      Cuando la plaza 3 pide carta
      Y la plaza 3 se planta
      Y la plaza 3 se planta
      Entonces es el turno de la plaza 4 con la mano 1
      Cuando la plaza 4 se planta
      Y la plaza 4 se planta
      Entonces es el turno de la plaza 5 con la mano 1
      Cuando la plaza 5 se planta
      Y la plaza 5 se planta
      Entonces es el turno de la plaza 6 con la mano 1
      Cuando la plaza 6 pide carta
      Y la plaza 6 se planta
      Entonces es el turno de la plaza 6 con la mano 2
      Cuando la plaza 6 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♠ K♦
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 10♠ 9♦ | 19    | 2       | gana      | 4        |
        | 7♣ 6♥  | 13    | 2       | pierde    | 0        |
      Y las manos de la plaza 2 son
        | cartas | total | apuesta | resultado | devuelto |
        | Q♣ 8♦  | 18    | 2       | empata    | 2        |
        | 10♥ 7♦ | 17    | 2       | pierde    | 0        |
      Y las manos de la plaza 3 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 9♠ 3♦ 8♣ | 20    | 2       | gana      | 4        |
        | J♠ 4♣    | 14    | 2       | pierde    | 0        |
      Y las manos de la plaza 4 son
        | cartas | total | apuesta | resultado | devuelto |
        | K♥ 9♣  | 19    | 2       | gana      | 4        |
        | 10♦ 8♥ | 18    | 2       | empata    | 2        |
      Y las manos de la plaza 5 son
        | cartas | total | apuesta | resultado | devuelto |
        | 7♥ 5♠  | 12    | 2       | pierde    | 0        |
        | 6♠ 9♥  | 15    | 2       | pierde    | 0        |
      Y las manos de la plaza 6 son
        | cartas   | total | apuesta | resultado | devuelto |
        | J♥ 3♠ 7♠ | 20    | 2       | gana      | 4        |
        | 10♣ 9♥   | 19    | 2       | gana      | 4        |
      Y la plaza 1 tiene 100 fichas
      Y la plaza 2 tiene 48 fichas
      Y la plaza 3 tiene 100 fichas
      Y la plaza 4 tiene 82 fichas
      Y la plaza 5 tiene 96 fichas
      Y la plaza 6 tiene 64 fichas

    @id:seventh-seat-is-refused
    Escenario: Un séptimo jugador está de más en la mesa
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ 9♦ y 7♣ 6♥
      Y que la plaza 2 apuesta 2 y 2 de un total de 50 fichas
      Y que la plaza 2 recibe Q♣ 8♦ y 10♥ 7♦
      Y que la plaza 3 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 3 recibe 9♠ 3♦ y J♠ 4♣
      Y que la plaza 4 apuesta 2 y 2 de un total de 80 fichas
      Y que la plaza 4 recibe K♥ 9♣ y 10♦ 8♥
      Y que la plaza 5 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 5 recibe 7♥ 5♠ y 6♠ 9♥
      Y que la plaza 6 apuesta 2 y 2 de un total de 60 fichas
      Y que la plaza 6 recibe J♥ 3♠ y 10♣ 9♥
      Y que la plaza 7 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 7 recibe Q♦ 5♦ y K♣ 7♥
      Y que el crupier muestra 8♠ y oculta K♦
      Cuando se reparten las cartas
      Entonces se rechaza la mesa: número de plazas no válido

    @id:no-seat-is-refused
    Escenario: El crupier no reparte en una mesa vacía
      Dado que el crupier muestra 8♦ y oculta K♥
      Cuando se reparten las cartas
      Entonces se rechaza la mesa: número de plazas no válido

    @id:table-of-seven-stays-refused
    Escenario: Una mesa de siete sigue rechazada, intenten lo que intenten sus plazas
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 9♠ 8♦ y 10♣ 7♥
      Y que la plaza 2 apuesta 3 y 3 de un total de 100 fichas
      Y que la plaza 2 recibe K♦ 6♠ y 9♥ 4♣
      Y que la plaza 3 apuesta 2 y 2 de un total de 40 fichas
      Y que la plaza 3 recibe Q♥ 8♣ y 7♦ 5♠
      Y que la plaza 4 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 4 recibe 10♠ 3♦ y J♦ 9♦
      Y que la plaza 5 apuesta 2 y 2 de un total de 70 fichas
      Y que la plaza 5 recibe 6♦ 5♥ y K♠ 8♥
      Y que la plaza 6 apuesta 4 y 4 de un total de 100 fichas
      Y que la plaza 6 recibe 7♠ 2♣ y Q♠ 10♦
      Y que la plaza 7 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 7 recibe J♥ 4♥ y 8♠ 6♣
      Y que el crupier muestra 10♥ y oculta 9♣
      Cuando se reparten las cartas
      Entonces se rechaza la mesa: número de plazas no válido
      Cuando la plaza 1 intenta conservar
      Entonces la mesa sigue rechazada
      Cuando la plaza 1 intenta pedir carta
      Entonces la mesa sigue rechazada
      Cuando la plaza 7 intenta cambiar
      Entonces la mesa sigue rechazada

  @S2.3
  Regla: S2.3 Cada plaza apuesta una sola cantidad, la misma en sus dos casillas, un número positivo de fichas; por defecto, 2 y 2 de un total de 100. Se rechazan las apuestas desiguales y la falta de alguna de ellas.

    @id:stakes-of-2-leave-at-once
    Escenario: Dos apuestas de 2 salen de las 100 fichas del jugador en cuanto se reparten las cartas
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♦ 9♠ y 6♠ Q♣
      Y que el crupier muestra 7♦ y oculta 10♠
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y la plaza 1 tiene 96 fichas
      Y las manos de la plaza 1 son
        | casilla | cartas | apuesta |
        | 1       | 10♦ 9♠ | 2       |
        | 2       | 6♠ Q♣  | 2       |
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Entonces la plaza 1 tiene 96 fichas
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 7♦ 10♠
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta | resultado | devuelto |
        | 1       | 10♦ 9♠ | 19    | 2       | gana      | 4        |
        | 2       | 6♠ Q♣  | 16    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 100 fichas

    @id:stakes-of-2-and-3-are-refused
    Escenario: Las apuestas de 2 y 3 son desiguales y se rechazan
      Dado que la plaza 1 apuesta 2 y 3 de un total de 100 fichas
      Y que la plaza 1 recibe 10♦ 9♠ y 6♠ Q♣
      Y que el crupier muestra 7♦ y oculta 10♠
      Cuando se reparten las cartas
      Entonces se rechaza la mesa: apuesta no válida

    @id:stake-on-one-spot-only-is-refused
    Escenario: Se rechaza una apuesta de 2 en la primera casilla sin nada en la segunda
      Dado que la plaza 1 apuesta 2 y 0 de un total de 100 fichas
      Y que la plaza 1 recibe 10♦ 9♠ y 6♠ Q♣
      Y que el crupier muestra 7♦ y oculta 10♠
      Cuando se reparten las cartas
      Entonces se rechaza la mesa: apuesta no válida

    @id:stakes-of-zero-are-refused
    Escenario: Nadie juega sin apostar
      Dado que la plaza 1 apuesta 0 y 0 de un total de 100 fichas
      Y que la plaza 1 recibe 10♦ 9♠ y 6♠ Q♣
      Y que el crupier muestra 7♦ y oculta 10♠
      Cuando se reparten las cartas
      Entonces se rechaza la mesa: apuesta no válida

    @id:negative-stakes-are-refused
    Escenario: Se rechazan dos apuestas iguales inferiores a cero
      Dado que la plaza 1 apuesta -2 y -2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♦ 9♠ y 6♠ Q♣
      Y que el crupier muestra 7♦ y oculta 10♠
      Cuando se reparten las cartas
      Entonces se rechaza la mesa: apuesta no válida

    @id:stakes-of-5-10-and-1
    Escenario: Tres jugadores apuestan 5, 10 y 1 en cada casilla
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe J♥ 8♣ y 4♠ 9♥
      Y que la plaza 2 apuesta 10 y 10 de un total de 200 fichas
      Y que la plaza 2 recibe 9♦ 10♥ y K♠ 7♠
      Y que la plaza 3 apuesta 1 y 1 de un total de 30 fichas
      Y que la plaza 3 recibe 10♣ 5♠ y Q♥ 9♣
      Y que el crupier muestra 8♥ y oculta J♣
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y la plaza 1 tiene 90 fichas
      Y la plaza 2 tiene 180 fichas
      Y la plaza 3 tiene 28 fichas
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 3 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Y la plaza 2 se planta
      Y la plaza 3 se planta
      Y la plaza 3 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♥ J♣
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | J♥ 8♣  | 18    | 5       | empata    | 5        |
        | 4♠ 9♥  | 13    | 5       | pierde    | 0        |
      Y las manos de la plaza 2 son
        | cartas | total | apuesta | resultado | devuelto |
        | 9♦ 10♥ | 19    | 10      | gana      | 20       |
        | K♠ 7♠  | 17    | 10      | pierde    | 0        |
      Y las manos de la plaza 3 son
        | cartas | total | apuesta | resultado | devuelto |
        | 10♣ 5♠ | 15    | 1       | pierde    | 0        |
        | Q♥ 9♣  | 19    | 1       | gana      | 2        |
      Y la plaza 1 tiene 95 fichas
      Y la plaza 2 tiene 200 fichas
      Y la plaza 3 tiene 30 fichas

    @id:unequal-stakes-of-the-second-of-three-seats
    Escenario: Las apuestas de 10 y 5 de uno solo de tres jugadores bastan para rechazar la mesa
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe J♥ 8♣ y 4♠ 9♥
      Y que la plaza 2 apuesta 10 y 5 de un total de 200 fichas
      Y que la plaza 2 recibe 9♦ 10♥ y K♠ 7♠
      Y que la plaza 3 apuesta 1 y 1 de un total de 30 fichas
      Y que la plaza 3 recibe 10♣ 5♠ y Q♥ 9♣
      Y que el crupier muestra 8♥ y oculta J♣
      Cuando se reparten las cartas
      Entonces se rechaza la mesa: apuesta no válida

    @id:stakes-take-the-last-chips @S5.10
    Escenario: Un jugador puede apostar sus últimas fichas y seguir jugando sin ninguna
      Dado que la plaza 1 apuesta 20 y 20 de un total de 40 fichas
      Y que la plaza 1 recibe 6♦ 5♥ y 10♥ 9♣
      Y que el crupier muestra 9♥ y oculta 8♦
      Y que el sabot da después 5♦
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y la plaza 1 tiene 0 fichas
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 9♥ 8♦
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 6♦ 5♥ 5♦ | 16    | 20      | pierde    | 0        |
        | 10♥ 9♣   | 19    | 20      | gana      | 40       |
      Y la plaza 1 tiene 40 fichas

    @id:odd-stakes-come-back-whole @D12 @S6.7
    Escenario: Las apuestas de 3 y de 7 vuelven en fichas enteras, también la de un natural
      Dado que la plaza 1 apuesta 3 y 3 de un total de 40 fichas
      Y que la plaza 1 recibe A♦ J♣ y 10♦ 8♠
      Y que la plaza 2 apuesta 7 y 7 de un total de 90 fichas
      Y que la plaza 2 recibe 10♣ 9♠ y K♠ 6♣
      Y que el crupier muestra 8♣ y oculta 10♥
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y la plaza 1 tiene 34 fichas
      Y la plaza 2 tiene 76 fichas
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♣ 10♥
      Y las manos de la plaza 1 son
        | cartas | total    | natural | apuesta | resultado | devuelto |
        | A♦ J♣  | 21 suave | sí      | 3       | gana      | 6        |
        | 10♦ 8♠ | 18       | no      | 3       | empata    | 3        |
      Y las manos de la plaza 2 son
        | cartas | total | natural | apuesta | resultado | devuelto |
        | 10♣ 9♠ | 19    | no      | 7       | gana      | 14       |
        | K♠ 6♣  | 16    | no      | 7       | pierde    | 0        |
      Y la plaza 1 tiene 43 fichas
      Y la plaza 2 tiene 90 fichas

    @id:stakes-of-one-and-a-half-are-refused @D12
    Escenario: Una ficha no se parte por la mitad: se rechazan las apuestas de 1.5 y 1.5
      Dado que la plaza 1 apuesta 1.5 y 1.5 de un total de 100 fichas
      Y que la plaza 1 recibe 10♦ 9♠ y 6♠ Q♣
      Y que el crupier muestra 7♦ y oculta 10♠
      Cuando se reparten las cartas
      Entonces se rechaza la mesa: apuesta no válida

    @id:three-stakes-of-2-are-refused
    Escenario: Se rechazan tres apuestas iguales para dos casillas
      Dado que la plaza 1 apuesta 2, 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♦ 9♠ y 6♠ Q♣
      Y que el crupier muestra 7♦ y oculta 10♠
      Cuando se reparten las cartas
      Entonces se rechaza la mesa: apuesta no válida

    @id:a-single-stake-of-2-is-refused
    Escenario: Con una sola apuesta de 2 falta una apuesta
      Dado que la plaza 1 apuesta 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♦ 9♠ y 6♠ Q♣
      Y que el crupier muestra 7♦ y oculta 10♠
      Cuando se reparten las cartas
      Entonces se rechaza la mesa: apuesta no válida

    @id:table-of-unequal-stakes-stays-refused
    Escenario: Una mesa rechazada por apuestas desiguales sigue rechazada, se intente en ella lo que se intente
      Dado que la plaza 1 apuesta 4 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♦ 9♠ y 6♠ Q♣
      Y que el crupier muestra 7♦ y oculta 10♠
      Cuando se reparten las cartas
      Entonces se rechaza la mesa: apuesta no válida
      Cuando la plaza 1 intenta conservar
      Entonces la mesa sigue rechazada
      Cuando la plaza 1 intenta cambiar
      Entonces la mesa sigue rechazada
      Cuando la plaza 1 intenta plantarse
      Entonces la mesa sigue rechazada

    @id:stakes-of-200
    Escenario: Un jugador puede apostar 200 en cada casilla
      Dado que la plaza 1 apuesta 200 y 200 de un total de 1000 fichas
      Y que la plaza 1 recibe J♣ 9♥ y 8♥ 5♦
      Y que el crupier muestra 8♣ y oculta Q♦
      Y que el sabot da después 4♣
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y la plaza 1 tiene 600 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♣ Q♦
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | J♣ 9♥    | 19    | 200     | gana      | 400      |
        | 8♥ 5♦ 4♣ | 17    | 200     | pierde    | 0        |
      Y la plaza 1 tiene 1000 fichas

    @id:stakes-of-1
    Escenario: Un jugador puede apostar una sola ficha en cada casilla
      Dado que la plaza 1 apuesta 1 y 1 de un total de 15 fichas
      Y que la plaza 1 recibe 10♥ 5♠ y 4♦ 7♣
      Y que el crupier muestra 9♠ y oculta K♥
      Y que el sabot da después 9♦
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y la plaza 1 tiene 13 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♠ K♥
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 10♥ 5♠   | 15    | 1       | pierde    | 0        |
        | 4♦ 7♣ 9♦ | 20    | 1       | gana      | 2        |
      Y la plaza 1 tiene 15 fichas

    @id:stakes-of-7
    Escenario: Un jugador puede apostar 7 en cada casilla y gana 7 en cada una
      Dado que la plaza 1 apuesta 7 y 7 de un total de 50 fichas
      Y que la plaza 1 recibe K♠ 8♥ y 9♣ 2♥
      Y que el crupier muestra 10♦ y oculta 7♠
      Y que el sabot da después 8♠
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y la plaza 1 tiene 36 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 10♦ 7♠
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | K♠ 8♥    | 18    | 7       | gana      | 14       |
        | 9♣ 2♥ 8♠ | 19    | 7       | gana      | 14       |
      Y la plaza 1 tiene 64 fichas

    @id:stakes-of-100
    Escenario: Un jugador puede apostar 100 en cada casilla y pierde 100 en cada una
      Dado que la plaza 1 apuesta 100 y 100 de un total de 330 fichas
      Y que la plaza 1 recibe 9♦ 7♥ y 6♣ 8♦
      Y que el crupier muestra 9♥ y oculta 10♣
      Y que el sabot da después 4♥
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y la plaza 1 tiene 130 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♥ 10♣
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 9♦ 7♥    | 16    | 100     | pierde    | 0        |
        | 6♣ 8♦ 4♥ | 18    | 100     | pierde    | 0        |
      Y la plaza 1 tiene 130 fichas

  @S2.4
  Regla: S2.4 Cada casilla recibe dos cartas boca arriba; el crupier recibe una boca arriba y otra boca abajo, que ningún jugador ve antes de que el crupier la descubra.

    @id:four-cards-and-the-up-card-are-seen @S2.3 @S2.5
    Escenario: Después del reparto se ven cuatro cartas y la carta visible, y las apuestas han salido de las fichas
      Dado que la plaza 1 apuesta 3 y 3 de un total de 40 fichas
      Y que la plaza 1 recibe 7♥ 4♠ y 9♦ 6♣
      Y que el crupier muestra 5♣ y oculta J♥
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y el crupier muestra 5♣
      Y la plaza 1 tiene 34 fichas
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 7♥ 4♠  | 11    | 3       |
        | 2       | 9♦ 6♣  | 15    | 3       |

    @id:hole-card-hidden-until-all-have-played
    Escenario: Todos ven las ocho cartas repartidas a los jugadores y, hasta que todos han jugado, solo una del crupier
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 8♦ 7♠ y 10♣ 9♣
      Y que la plaza 2 apuesta 8 y 8 de un total de 80 fichas
      Y que la plaza 2 recibe Q♦ 4♠ y 10♥ 8♠
      Y que el crupier muestra 9♥ y oculta 9♦
      Y que el sabot da después 6♠
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y las manos de la plaza 1 son
        | casilla | cartas | total |
        | 1       | 8♦ 7♠  | 15    |
        | 2       | 10♣ 9♣ | 19    |
      Y las manos de la plaza 2 son
        | casilla | cartas | total |
        | 1       | Q♦ 4♠  | 14    |
        | 2       | 10♥ 8♠ | 18    |
      Y el crupier muestra 9♥
      Cuando la plaza 1 conserva
      Entonces el crupier muestra 9♥
      Cuando la plaza 2 conserva
      Entonces se juegan las manos
      Y el crupier muestra 9♥
      Cuando la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces el crupier muestra 9♥
      Cuando la plaza 2 pide carta
      Entonces el crupier muestra 9♥
      Cuando la plaza 2 se planta
      Entonces es el turno de la plaza 2 con la mano 2
      Y el crupier muestra 9♥
      Cuando la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 9♥ 9♦
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta | resultado | devuelto |
        | 1       | 8♦ 7♠  | 15    | 2       | pierde    | 0        |
        | 2       | 10♣ 9♣ | 19    | 2       | gana      | 4        |
      Y las manos de la plaza 2 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | Q♦ 4♠ 6♠ | 20    | 8       | gana      | 16       |
        | 2       | 10♥ 8♠   | 18    | 8       | empata    | 8        |
      Y la plaza 1 tiene 100 fichas
      Y la plaza 2 tiene 88 fichas

    @id:hole-card-hidden-after-a-check-under-an-ace @S3.9
    Escenario: La carta bajo el as del crupier sigue oculta cuando la comprobación no ha encontrado un natural
      Dado que la plaza 1 apuesta 6 y 6 de un total de 60 fichas
      Y que la plaza 1 recibe J♠ 8♦ y 9♣ Q♥
      Y que el crupier muestra A♦ y oculta 8♣
      Cuando se reparten las cartas
      Entonces se ofrece el seguro
      Y el crupier muestra A♦
      Cuando la plaza 1 renuncia al seguro
      Entonces se ofrece el cambio
      Y el crupier muestra A♦
      Cuando la plaza 1 conserva
      Entonces se juegan las manos
      Y el crupier muestra A♦
      Cuando la plaza 1 se planta
      Entonces el crupier muestra A♦
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con A♦ 8♣
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta | resultado | devuelto |
        | 1       | J♠ 8♦  | 18    | 6       | pierde    | 0        |
        | 2       | 9♣ Q♥  | 19    | 6       | empata    | 6        |
      Y la plaza 1 tiene 54 fichas

    @id:one-card-six-times-with-one-seat
    Escenario: Entre un jugador y el crupier reciben los seis nueves de tréboles
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 9♣ 3♥ y 2♠ 9♣
      Y que el crupier muestra 9♣ y oculta 9♣
      Y que el sabot da después 9♣ 9♣
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y el crupier muestra 9♣
      Y las manos de la plaza 1 son
        | casilla | cartas | total |
        | 1       | 9♣ 3♥  | 12    |
        | 2       | 2♠ 9♣  | 11    |
      Cuando la plaza 1 conserva
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 9♣ 9♣
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 9♣ 3♥ 9♣ | 21    | 2       | gana      | 4        |
        | 2       | 2♠ 9♣ 9♣ | 20    | 2       | gana      | 4        |
      Y la plaza 1 tiene 104 fichas

    @id:one-card-six-times-over-the-table
    Escenario: El nueve de tréboles está seis veces sobre la mesa: dos con cada jugador, una con el crupier y una al pedir carta
      Dado que la plaza 1 apuesta 3 y 3 de un total de 40 fichas
      Y que la plaza 1 recibe 9♣ 8♠ y 5♥ 9♣
      Y que la plaza 2 apuesta 5 y 5 de un total de 60 fichas
      Y que la plaza 2 recibe 10♦ 9♣ y 9♣ 2♦
      Y que el crupier muestra 9♣ y oculta J♦
      Y que el sabot da después 6♦ 9♣
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Entonces es el turno de la plaza 2 con la mano 2
      Cuando la plaza 2 pide carta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♣ J♦
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 9♣ 8♠    | 17    | 3       | pierde    | 0        |
        | 2       | 5♥ 9♣ 6♦ | 20    | 3       | gana      | 6        |
      Y la plaza 1 tiene 40 fichas
      Y las manos de la plaza 2 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 10♦ 9♣   | 19    | 5       | empata    | 5        |
        | 2       | 9♣ 2♦ 9♣ | 20    | 5       | gana      | 10       |
      Y la plaza 2 tiene 65 fichas

  @S2.5
  Regla: S2.5 Se mantiene el orden en que están la primera y la segunda carta de cada casilla.

    @id:cards-lie-as-dealt-after-keeping
    Escenario: Tanto si la carta alta va antes que la baja como al revés, las cartas quedan como se repartieron y se sacaron
      Dado que la plaza 1 apuesta 3 y 3 de un total de 100 fichas
      Y que la plaza 1 recibe 9♦ 3♠ y 4♥ 10♣
      Y que el crupier muestra 10♦ y oculta 9♣
      Y que el sabot da después 7♣ 2♦ 4♠
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y las manos de la plaza 1 son
        | casilla | cartas | total |
        | 1       | 9♦ 3♠  | 12    |
        | 2       | 4♥ 10♣ | 14    |
      Cuando la plaza 1 conserva
      Entonces las manos de la plaza 1 son
        | casilla | cartas | total |
        | 1       | 9♦ 3♠  | 12    |
        | 2       | 4♥ 10♣ | 14    |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Entonces las manos de la plaza 1 son
        | casilla | cartas    | total |
        | 1       | 9♦ 3♠ 7♣  | 19    |
        | 2       | 4♥ 10♣ 2♦ | 16    |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 10♦ 9♣
      Y las manos de la plaza 1 son
        | casilla | cartas       | total | apuesta | resultado | devuelto |
        | 1       | 9♦ 3♠ 7♣     | 19    | 3       | empata    | 3        |
        | 2       | 4♥ 10♣ 2♦ 4♠ | 20    | 3       | gana      | 6        |
      Y la plaza 1 tiene 103 fichas

    @id:second-cards-lie-second-after-switching @S4.2
    Escenario: Tras un cambio, cada primera carta sigue siendo la primera, sea cual sea la más alta
      Dado que la plaza 1 apuesta 3 y 3 de un total de 100 fichas
      Y que la plaza 1 recibe 9♦ 3♠ y 4♥ 10♣
      Y que el crupier muestra 10♦ y oculta 9♣
      Y que el sabot da después 7♣ 2♦
      Cuando se reparten las cartas
      Y la plaza 1 cambia
      Entonces las manos de la plaza 1 son
        | casilla | cartas | total |
        | 1       | 9♦ 10♣ | 19    |
        | 2       | 4♥ 3♠  | 7     |
      Cuando la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Entonces las manos de la plaza 1 son
        | casilla | cartas      | total |
        | 1       | 9♦ 10♣      | 19    |
        | 2       | 4♥ 3♠ 7♣ 2♦ | 16    |
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 10♦ 9♣
      Y las manos de la plaza 1 son
        | casilla | cartas      | total | apuesta | resultado | devuelto |
        | 1       | 9♦ 10♣      | 19    | 3       | empata    | 3        |
        | 2       | 4♥ 3♠ 7♣ 2♦ | 16    | 3       | pierde    | 0        |
      Y la plaza 1 tiene 97 fichas

    @id:two-identical-cards-on-each-spot
    Escenario: Con seis barajas, una mano puede tener dos ochos de picas y la otra dos nueves de diamantes
      Dado que la plaza 1 apuesta 4 y 4 de un total de 100 fichas
      Y que la plaza 1 recibe 8♠ 8♠ y 9♦ 9♦
      Y que el crupier muestra 10♣ y oculta 7♥
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y es el turno de la plaza 1
      Y la plaza 1 tiene 92 fichas
      Y las manos de la plaza 1 son
        | casilla | cartas | total | natural | apuesta |
        | 1       | 8♠ 8♠  | 16    | no      | 4       |
        | 2       | 9♦ 9♦  | 18    | no      | 4       |

  @S2.6
  Regla: S2.6 J, Q y K valen 10; las cartas numéricas, su número. Un as vale 11 si con ello la mano queda en 21 o menos; todos los demás ases valen 1.

    @id:tens-and-faces-count-ten
    Escenario: La jota, la dama, el rey y el diez valen 10 cada uno
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe J♦ 2♣ y 3♠ Q♥
      Y que la plaza 2 apuesta 4 y 4 de un total de 100 fichas
      Y que la plaza 2 recibe K♣ 4♦ y 5♥ 10♠
      Y que el crupier muestra 8♥ y oculta 9♠
      Y que el sabot da después 8♦ 4♣ 5♦
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y las manos de la plaza 1 son
        | cartas | total |
        | J♦ 2♣  | 12    |
        | 3♠ Q♥  | 13    |
      Y las manos de la plaza 2 son
        | cartas | total |
        | K♣ 4♦  | 14    |
        | 5♥ 10♠ | 15    |
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 2 pide carta
      Y la plaza 2 se planta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 8♥ 9♠
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | J♦ 2♣ 8♦ | 20    | 2       | gana      | 4        |
        | 3♠ Q♥ 4♣ | 17    | 2       | empata    | 2        |
      Y las manos de la plaza 2 son
        | cartas   | total | apuesta | resultado | devuelto |
        | K♣ 4♦ 5♦ | 19    | 4       | gana      | 8        |
        | 5♥ 10♠   | 15    | 4       | pierde    | 0        |
      Y la plaza 1 tiene 102 fichas
      Y la plaza 2 tiene 100 fichas

    @id:number-cards-count-their-number
    Escenario: Las cartas del 2 al 10 valen su número
      Dado que la plaza 1 apuesta 2 y 2 de un total de 20 fichas
      Y que la plaza 1 recibe 2♠ 3♥ y 8♦ 9♥
      Y que el crupier muestra 7♠ y oculta 10♦
      Y que el sabot da después 4♦ 5♣ 6♥
      Cuando se reparten las cartas
      Y la plaza 1 conserva
      Entonces las manos de la plaza 1 son
        | cartas | total |
        | 2♠ 3♥  | 5     |
        | 8♦ 9♥  | 17    |
      Cuando la plaza 1 pide carta
      Entonces las manos de la plaza 1 son
        | cartas   | total |
        | 2♠ 3♥ 4♦ | 9     |
        | 8♦ 9♥    | 17    |
      Cuando la plaza 1 pide carta
      Entonces las manos de la plaza 1 son
        | cartas      | total |
        | 2♠ 3♥ 4♦ 5♣ | 14    |
        | 8♦ 9♥       | 17    |
      Cuando la plaza 1 pide carta
      Entonces la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 7♠ 10♦
      Y las manos de la plaza 1 son
        | cartas         | total | apuesta | resultado | devuelto |
        | 2♠ 3♥ 4♦ 5♣ 6♥ | 20    | 2       | gana      | 4        |
        | 8♦ 9♥          | 17    | 2       | empata    | 2        |
      Y la plaza 1 tiene 22 fichas

    @id:two-and-three-aces
    Escenario: Dos ases valen 12, tres valen 13, y un seis los convierte en 19 suave
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe A♠ A♥ y A♣ 9♠
      Y que el crupier muestra 10♠ y oculta 9♦
      Y que el sabot da después A♦ 6♣
      Cuando se reparten las cartas
      Y la plaza 1 conserva
      Entonces las manos de la plaza 1 son
        | cartas | total    |
        | A♠ A♥  | 12 suave |
        | A♣ 9♠  | 20 suave |
      Cuando la plaza 1 pide carta
      Entonces las manos de la plaza 1 son
        | cartas   | total    |
        | A♠ A♥ A♦ | 13 suave |
        | A♣ 9♠    | 20 suave |
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 10♠ 9♦
      Y las manos de la plaza 1 son
        | cartas      | total    | apuesta | resultado | devuelto |
        | A♠ A♥ A♦ 6♣ | 19 suave | 5       | empata    | 5        |
        | A♣ 9♠       | 20 suave | 5       | gana      | 10       |
      Y la plaza 1 tiene 105 fichas

    @id:ten-turns-a-soft-hand-hard
    Escenario: Un diez que se añade a un 16 suave o a un 17 suave hace que el as pase de 11 a 1
      Dado que la plaza 1 apuesta 2 y 2 de un total de 50 fichas
      Y que la plaza 1 recibe A♦ 5♠ y 6♦ A♥
      Y que el crupier muestra 8♠ y oculta J♦
      Y que el sabot da después 10♥ 3♣ K♠
      Cuando se reparten las cartas
      Y la plaza 1 conserva
      Entonces las manos de la plaza 1 son
        | cartas | total    |
        | A♦ 5♠  | 16 suave |
        | 6♦ A♥  | 17 suave |
      Cuando la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 1
      Y las manos de la plaza 1 son
        | cartas    | total    |
        | A♦ 5♠ 10♥ | 16       |
        | 6♦ A♥     | 17 suave |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♠ J♦
      Y las manos de la plaza 1 son
        | cartas       | total | apuesta | resultado | devuelto |
        | A♦ 5♠ 10♥ 3♣ | 19    | 2       | gana      | 4        |
        | 6♦ A♥ K♠     | 17    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 50 fichas

    @id:ace-drawn-to-10-and-to-11
    Escenario: Un as que se añade a un 10 vale 11, un as que se añade a un 11 vale 1
      Dado que la plaza 1 apuesta 3 y 3 de un total de 60 fichas
      Y que la plaza 1 recibe 6♥ 4♣ y 6♠ 5♦
      Y que el crupier muestra 9♦ y oculta K♥
      Y que el sabot da después A♠ A♥ 7♣
      Cuando se reparten las cartas
      Y la plaza 1 conserva
      Y la plaza 1 pide carta
      Entonces las manos de la plaza 1 son
        | cartas   | total    |
        | 6♥ 4♣ A♠ | 21 suave |
        | 6♠ 5♦    | 11       |
      Y es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 pide carta
      Entonces las manos de la plaza 1 son
        | cartas   | total    |
        | 6♥ 4♣ A♠ | 21 suave |
        | 6♠ 5♦ A♥ | 12       |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♦ K♥
      Y las manos de la plaza 1 son
        | cartas      | total    | apuesta | resultado | devuelto |
        | 6♥ 4♣ A♠    | 21 suave | 3       | gana      | 6        |
        | 6♠ 5♦ A♥ 7♣ | 19       | 3       | empata    | 3        |
      Y la plaza 1 tiene 63 fichas

    @id:two-aces-with-ten-or-nine
    Escenario: Dos ases con un diez valen 12, dos ases con un nueve valen 21
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe A♣ A♦ y 9♣ A♥
      Y que el crupier muestra 7♥ y oculta Q♦
      Y que el sabot da después 10♠ A♠
      Cuando se reparten las cartas
      Y la plaza 1 conserva
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 1
      Y las manos de la plaza 1 son
        | cartas    | total    |
        | A♣ A♦ 10♠ | 12       |
        | 9♣ A♥     | 20 suave |
      Cuando la plaza 1 se planta
      Y la plaza 1 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 7♥ Q♦
      Y las manos de la plaza 1 son
        | cartas    | total    | apuesta | resultado | devuelto |
        | A♣ A♦ 10♠ | 12       | 2       | pierde    | 0        |
        | 9♣ A♥ A♠  | 21 suave | 2       | gana      | 4        |
      Y la plaza 1 tiene 100 fichas

    @id:ace-counts-what-the-other-cards-allow
    Escenario: Junto a 2, 3 y 4 un as vale 11, junto a un rey y un nueve vale 1
      Dado que la plaza 1 apuesta 10 y 10 de un total de 100 fichas
      Y que la plaza 1 recibe A♣ 2♦ y K♦ 9♠
      Y que el crupier muestra 10♥ y oculta J♣
      Y que el sabot da después 3♥ 4♠ A♦
      Cuando se reparten las cartas
      Y la plaza 1 conserva
      Entonces las manos de la plaza 1 son
        | cartas | total    |
        | A♣ 2♦  | 13 suave |
        | K♦ 9♠  | 19       |
      Cuando la plaza 1 pide carta
      Entonces las manos de la plaza 1 son
        | cartas   | total    |
        | A♣ 2♦ 3♥ | 16 suave |
        | K♦ 9♠    | 19       |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con 10♥ J♣
      Y las manos de la plaza 1 son
        | cartas      | total    | apuesta | resultado | devuelto |
        | A♣ 2♦ 3♥ 4♠ | 20 suave | 10      | empata    | 10       |
        | K♦ 9♠ A♦    | 20       | 10      | empata    | 10       |
      Y la plaza 1 tiene 100 fichas

    @id:dealers-ace-turns-from-11-into-1 @S6.1
    Escenario: El as del crupier pasa de 11 a 1 como el de un jugador
      Dado que la plaza 1 apuesta 4 y 4 de un total de 50 fichas
      Y que la plaza 1 recibe J♥ 7♣ y 9♥ 5♦
      Y que el crupier muestra 5♠ y oculta A♥
      Y que el sabot da después 6♥ 10♦ 3♣
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 5♠ A♥ 10♦ 3♣
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | J♥ 7♣    | 17    | 4       | pierde    | 0        |
        | 9♥ 5♦ 6♥ | 20    | 4       | gana      | 8        |
      Y la plaza 1 tiene 50 fichas

    @id:four-and-five-aces-are-soft
    Escenario: Cuatro ases son 14 suave y cinco ases 15 suave, y con una carta baja siguen siendo suaves
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe A♠ A♥ y A♣ A♦
      Y que el crupier muestra 10♣ y oculta 9♦
      Y que el sabot da después A♦ A♣ 6♠ A♠ A♥ A♦ 4♣
      Cuando se reparten las cartas
      Y la plaza 1 conserva
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta o plantarse
      Y las manos de la plaza 1 son
        | cartas      | total    |
        | A♠ A♥ A♦ A♣ | 14 suave |
        | A♣ A♦       | 12 suave |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta o plantarse
      Y las manos de la plaza 1 son
        | cartas         | total    |
        | A♠ A♥ A♦ A♣ 6♠ | 20 suave |
        | A♣ A♦ A♠ A♥ A♦ | 15 suave |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 10♣ 9♦
      Y las manos de la plaza 1 son
        | cartas            | total    | apuesta | resultado | devuelto |
        | A♠ A♥ A♦ A♣ 6♠    | 20 suave | 2       | gana      | 4        |
        | A♣ A♦ A♠ A♥ A♦ 4♣ | 19 suave | 2       | empata    | 2        |
      Y la plaza 1 tiene 102 fichas

    @id:four-and-five-aces-turn-hard
    Escenario: Cuatro ases con una dama valen 14, y lo mismo cinco ases con un nueve
      Dado que la plaza 1 apuesta 6 y 6 de un total de 60 fichas
      Y que la plaza 1 recibe A♥ A♦ y A♥ A♣
      Y que el crupier muestra 10♠ y oculta 7♦
      Y que el sabot da después A♠ A♣ Q♠ 5♦ A♦ A♠ A♥ 9♣ 3♠
      Cuando se reparten las cartas
      Y la plaza 1 conserva
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 1
      Y las manos de la plaza 1 son
        | cartas         | total    |
        | A♥ A♦ A♠ A♣ Q♠ | 14       |
        | A♥ A♣          | 12 suave |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 2
      Y las manos de la plaza 1 son
        | cartas            | total |
        | A♥ A♦ A♠ A♣ Q♠ 5♦ | 19    |
        | A♥ A♣ A♦ A♠ A♥ 9♣ | 14    |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 10♠ 7♦
      Y las manos de la plaza 1 son
        | cartas               | total | apuesta | resultado | devuelto |
        | A♥ A♦ A♠ A♣ Q♠ 5♦    | 19    | 6       | gana      | 12       |
        | A♥ A♣ A♦ A♠ A♥ 9♣ 3♠ | 17    | 6       | empata    | 6        |
      Y la plaza 1 tiene 66 fichas

  @S2.7
  Regla: S2.7 La mano de un jugador que se pasa de 21 pierde en el acto, haga lo que haga después el crupier.

    @id:hand-over-21-is-finished
    Escenario: Una mano que se pasa de 21 está terminada, y el turno pasa a la otra mano
      Dado que la plaza 1 apuesta 5 y 5 de un total de 70 fichas
      Y que la plaza 1 recibe 10♣ 6♥ y 9♠ Q♦
      Y que el crupier muestra 9♦ y oculta J♠
      Y que el sabot da después 8♦
      Cuando se reparten las cartas
      Y la plaza 1 conserva
      Y la plaza 1 pide carta
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 2
      Y las manos de la plaza 1 son
        | cartas    | total | apuesta |
        | 10♣ 6♥ 8♦ | 24    | 5       |
        | 9♠ Q♦     | 19    | 5       |
      Cuando la plaza 1 intenta pedir carta con la mano 1
      Entonces se rechaza el intento: no es su turno
      Y la plaza 1 tiene 60 fichas
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♦ J♠
      Y las manos de la plaza 1 son
        | cartas    | total | apuesta | resultado | devuelto |
        | 10♣ 6♥ 8♦ | 24    | 5       | pierde    | 0        |
        | 9♠ Q♦     | 19    | 5       | empata    | 5        |
      Y la plaza 1 tiene 65 fichas

    @id:22-is-over-and-21-is-not
    Escenario: Con 22 la mano se pasa y pierde, con 21 no se pasa y gana
      Dado que la plaza 1 apuesta 4 y 4 de un total de 80 fichas
      Y que la plaza 1 recibe 10♥ 5♣ y K♠ 4♦
      Y que el crupier muestra 8♣ y oculta J♦
      Y que el sabot da después 7♦ 7♠
      Cuando se reparten las cartas
      Y la plaza 1 conserva
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 2
      Y las manos de la plaza 1 son
        | cartas    | total |
        | 10♥ 5♣ 7♦ | 22    |
        | K♠ 4♦     | 14    |
      Cuando la plaza 1 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♣ J♦
      Y las manos de la plaza 1 son
        | cartas    | total | apuesta | resultado | devuelto |
        | 10♥ 5♣ 7♦ | 22    | 4       | pierde    | 0        |
        | K♠ 4♦ 7♠  | 21    | 4       | gana      | 8        |
      Y la plaza 1 tiene 80 fichas

    @id:hand-over-21-loses-though-the-dealer-goes-over @S6.4
    Escenario: Una mano que se ha pasado de 21 ha perdido aunque el crupier también se pase
      Dado que la plaza 1 apuesta 3 y 3 de un total de 45 fichas
      Y que la plaza 1 recibe Q♠ 3♦ y 8♥ 5♠
      Y que el crupier muestra 6♣ y oculta 10♥
      Y que el sabot da después K♣ 9♦
      Cuando se reparten las cartas
      Y la plaza 1 conserva
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 25 con 6♣ 10♥ 9♦
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | Q♠ 3♦ K♣ | 23    | 3       | pierde    | 0        |
        | 8♥ 5♠    | 13    | 3       | gana      | 6        |
      Y la plaza 1 tiene 45 fichas

    @id:both-hands-over-and-the-next-seat-plays
    Escenario: Cuando las dos manos de un jugador se pasan de 21, es el turno del jugador siguiente
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe Q♣ 5♥ y 9♦ 7♣
      Y que la plaza 2 apuesta 6 y 6 de un total de 60 fichas
      Y que la plaza 2 recibe K♥ 8♠ y 10♦ 9♥
      Y que el crupier muestra 9♣ y oculta 9♠
      Y que el sabot da después J♣ 10♠
      Cuando se reparten las cartas
      Y la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 pide carta
      Entonces es el turno de la plaza 2 con la mano 1
      Y las manos de la plaza 1 son
        | cartas    | total |
        | Q♣ 5♥ J♣  | 25    |
        | 9♦ 7♣ 10♠ | 26    |
      Cuando la plaza 2 se planta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 9♣ 9♠
      Y las manos de la plaza 1 son
        | cartas    | total | apuesta | resultado | devuelto |
        | Q♣ 5♥ J♣  | 25    | 2       | pierde    | 0        |
        | 9♦ 7♣ 10♠ | 26    | 2       | pierde    | 0        |
      Y las manos de la plaza 2 son
        | cartas | total | apuesta | resultado | devuelto |
        | K♥ 8♠  | 18    | 6       | empata    | 6        |
        | 10♦ 9♥ | 19    | 6       | gana      | 12       |
      Y la plaza 1 tiene 96 fichas
      Y la plaza 2 tiene 66 fichas

    @id:last-hand-over-ends-the-round
    Escenario: La ronda termina cuando también se pasa la segunda mano del único jugador
      Dado que la plaza 1 apuesta 9 y 9 de un total de 90 fichas
      Y que la plaza 1 recibe 10♠ 2♥ y J♥ 6♣
      Y que el crupier muestra 8♦ y oculta 10♣
      Y que el sabot da después Q♥ 9♣
      Cuando se reparten las cartas
      Y la plaza 1 conserva
      Y la plaza 1 pide carta
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 pide carta
      Entonces la ronda ha terminado
      Y las manos de la plaza 1 son
        | cartas    | total | apuesta | resultado | devuelto |
        | 10♠ 2♥ Q♥ | 22    | 9       | pierde    | 0        |
        | J♥ 6♣ 9♣  | 25    | 9       | pierde    | 0        |
      Y la plaza 1 tiene 72 fichas

  @S2.8
  Regla: S2.8 Un natural es un as con una carta de valor 10, siempre que sean las dos primeras cartas repartidas a una casilla o al crupier. Cualquier otra mano y cualquier otro 21 son ordinarios.

    @id:naturals-with-the-ace-first
    Escenario: Un as seguido de un diez, una jota, una dama o un rey es un natural
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe A♠ 10♥ y A♥ J♣
      Y que la plaza 2 apuesta 5 y 5 de un total de 50 fichas
      Y que la plaza 2 recibe A♦ Q♠ y A♣ K♦
      Y que el crupier muestra 9♦ y oculta 10♣
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y las manos de la plaza 1 son
        | cartas | total    | natural |
        | A♠ 10♥ | 21 suave | sí      |
        | A♥ J♣  | 21 suave | sí      |
      Y las manos de la plaza 2 son
        | cartas | total    | natural |
        | A♦ Q♠  | 21 suave | sí      |
        | A♣ K♦  | 21 suave | sí      |
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Entonces la ronda ha terminado
      Y las manos de la plaza 1 son
        | cartas | total    | natural | apuesta | resultado | devuelto |
        | A♠ 10♥ | 21 suave | sí      | 2       | gana      | 4        |
        | A♥ J♣  | 21 suave | sí      | 2       | gana      | 4        |
      Y las manos de la plaza 2 son
        | cartas | total    | natural | apuesta | resultado | devuelto |
        | A♦ Q♠  | 21 suave | sí      | 5       | gana      | 10       |
        | A♣ K♦  | 21 suave | sí      | 5       | gana      | 10       |
      Y la plaza 1 tiene 104 fichas
      Y la plaza 2 tiene 60 fichas

    @id:naturals-with-the-ace-second
    Escenario: Un diez, una jota, una dama o un rey seguido de un as es un natural en cualquiera de las dos casillas
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ A♥ y 9♣ 7♦
      Y que la plaza 2 apuesta 5 y 5 de un total de 50 fichas
      Y que la plaza 2 recibe K♠ 8♥ y J♦ A♣
      Y que la plaza 3 apuesta 3 y 3 de un total de 30 fichas
      Y que la plaza 3 recibe Q♥ A♠ y 10♦ 9♥
      Y que la plaza 4 apuesta 4 y 4 de un total de 40 fichas
      Y que la plaza 4 recibe 7♠ 5♣ y K♣ A♦
      Y que el crupier muestra 9♦ y oculta 10♣
      Y que el sabot da después 8♦
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 3 conserva
      Y la plaza 4 conserva
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 2 con la mano 1
      Cuando la plaza 2 se planta
      Entonces es el turno de la plaza 3 con la mano 2
      Cuando la plaza 3 se planta
      Entonces es el turno de la plaza 4 con la mano 1
      Cuando la plaza 4 pide carta
      Y la plaza 4 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♦ 10♣
      Y las manos de la plaza 1 son
        | cartas | total    | natural | apuesta | resultado | devuelto |
        | 10♠ A♥ | 21 suave | sí      | 2       | gana      | 4        |
        | 9♣ 7♦  | 16       | no      | 2       | pierde    | 0        |
      Y las manos de la plaza 2 son
        | cartas | total    | natural | apuesta | resultado | devuelto |
        | K♠ 8♥  | 18       | no      | 5       | pierde    | 0        |
        | J♦ A♣  | 21 suave | sí      | 5       | gana      | 10       |
      Y las manos de la plaza 3 son
        | cartas | total    | natural | apuesta | resultado | devuelto |
        | Q♥ A♠  | 21 suave | sí      | 3       | gana      | 6        |
        | 10♦ 9♥ | 19       | no      | 3       | empata    | 3        |
      Y las manos de la plaza 4 son
        | cartas   | total    | natural | apuesta | resultado | devuelto |
        | 7♠ 5♣ 8♦ | 20       | no      | 4       | gana      | 8        |
        | K♣ A♦    | 21 suave | sí      | 4       | gana      | 8        |
      Y la plaza 1 tiene 100 fichas
      Y la plaza 2 tiene 50 fichas
      Y la plaza 3 tiene 33 fichas
      Y la plaza 4 tiene 48 fichas

    @id:three-card-21s-are-ordinary @S6.5
    Escenario: Un 21 de tres cartas es ordinario, con as y sin él, y empata con el del crupier
      Dado que la plaza 1 apuesta 3 y 3 de un total de 100 fichas
      Y que la plaza 1 recibe 7♠ 4♦ y 10♥ 2♣
      Y que la plaza 2 apuesta 2 y 2 de un total de 40 fichas
      Y que la plaza 2 recibe 8♣ 2♥ y A♠ 6♣
      Y que el crupier muestra 10♦ y oculta 5♥
      Y que el sabot da después J♥ 9♦ A♦ 4♥ 6♠
      Cuando se reparten las cartas
      Y la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 2
      Y las manos de la plaza 1 son
        | cartas   | total | natural |
        | 7♠ 4♦ J♥ | 21    | no      |
        | 10♥ 2♣   | 12    | no      |
      Cuando la plaza 1 pide carta
      Entonces es el turno de la plaza 2 con la mano 1
      Cuando la plaza 2 pide carta
      Entonces es el turno de la plaza 2 con la mano 2
      Cuando la plaza 2 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con 10♦ 5♥ 6♠
      Y las manos de la plaza 1 son
        | cartas    | total | natural | apuesta | resultado | devuelto |
        | 7♠ 4♦ J♥  | 21    | no      | 3       | empata    | 3        |
        | 10♥ 2♣ 9♦ | 21    | no      | 3       | empata    | 3        |
      Y las manos de la plaza 2 son
        | cartas   | total    | natural | apuesta | resultado | devuelto |
        | 8♣ 2♥ A♦ | 21 suave | no      | 2       | empata    | 2        |
        | A♠ 6♣ 4♥ | 21 suave | no      | 2       | empata    | 2        |
      Y la plaza 1 tiene 100 fichas
      Y la plaza 2 tiene 40 fichas

    @id:two-card-20s-are-no-naturals
    Escenario: Ni un as con un nueve ni un rey con una dama son un natural
      Dado que la plaza 1 apuesta 7 y 7 de un total de 70 fichas
      Y que la plaza 1 recibe A♥ 9♣ y K♥ Q♦
      Y que el crupier muestra 10♠ y oculta J♣
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y las manos de la plaza 1 son
        | cartas | total    | natural |
        | A♥ 9♣  | 20 suave | no      |
        | K♥ Q♦  | 20       | no      |
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con 10♠ J♣
      Y las manos de la plaza 1 son
        | cartas | total    | natural | apuesta | resultado | devuelto |
        | A♥ 9♣  | 20 suave | no      | 7       | empata    | 7        |
        | K♥ Q♦  | 20       | no      | 7       | empata    | 7        |
      Y la plaza 1 tiene 70 fichas

    @id:dealers-natural-against-a-natural @S3.8
    Escenario: Una dama con un as oculto es un natural del crupier, y el natural de un jugador solo empata
      Dado que la plaza 1 apuesta 6 y 6 de un total de 100 fichas
      Y que la plaza 1 recibe A♠ K♥ y 10♣ 9♦
      Y que el crupier muestra Q♦ y oculta A♣
      Cuando se reparten las cartas
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con Q♦ A♣
      Y las manos de la plaza 1 son
        | cartas | total    | natural | apuesta | resultado | devuelto |
        | A♠ K♥  | 21 suave | sí      | 6       | empata    | 6        |
        | 10♣ 9♦ | 19       | no      | 6       | pierde    | 0        |
      Y la plaza 1 tiene 94 fichas

    @id:dealers-three-card-21-against-a-natural @S6.6
    Escenario: Una dama con un cinco oculto y un seis es un 21 ordinario del crupier, y el natural de un jugador gana
      Dado que la plaza 1 apuesta 6 y 6 de un total de 100 fichas
      Y que la plaza 1 recibe A♠ K♥ y 10♣ 9♦
      Y que el crupier muestra Q♦ y oculta 5♣
      Y que el sabot da después 6♥
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con Q♦ 5♣ 6♥
      Y las manos de la plaza 1 son
        | cartas | total    | natural | apuesta | resultado | devuelto |
        | A♠ K♥  | 21 suave | sí      | 6       | gana      | 12       |
        | 10♣ 9♦ | 19       | no      | 6       | pierde    | 0        |
      Y la plaza 1 tiene 100 fichas

    @id:kept-natural-while-the-next-seat-chooses @switchTiming=table-first
    Escenario: Un natural conservado sigue siendo un natural mientras se pregunta a la plaza siguiente si conserva o cambia
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe A♥ 10♦ y 9♠ 6♣
      Y que la plaza 2 apuesta 5 y 5 de un total de 50 fichas
      Y que la plaza 2 recibe 8♦ 7♥ y K♠ 9♣
      Y que el crupier muestra 8♠ y oculta 10♥
      Cuando la plaza 1 conserva
      Entonces se ofrece el cambio
      Y es el turno de la plaza 2
      Y la plaza 2 puede conservar o cambiar
      Y las manos de la plaza 1 son
        | cartas | total    | natural |
        | A♥ 10♦ | 21 suave | sí      |
        | 9♠ 6♣  | 15       | no      |
      Y las manos de la plaza 2 son
        | cartas | total | natural |
        | 8♦ 7♥  | 15    | no      |
        | K♠ 9♣  | 19    | no      |

    @id:kept-natural-while-the-second-hand-plays @S5.3
    Escenario: Un natural conservado sigue siendo un natural cuando la segunda mano de su plaza tiene el turno
      Dado que la plaza 1 apuesta 3 y 3 de un total de 80 fichas
      Y que la plaza 1 recibe K♥ A♦ y 7♠ 4♣
      Y que el crupier muestra 9♠ y oculta 8♦
      Cuando la plaza 1 conserva
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y las manos de la plaza 1 son
        | cartas | total    | natural | apuesta |
        | K♥ A♦  | 21 suave | sí      | 3       |
        | 7♠ 4♣  | 11       | no      | 3       |
