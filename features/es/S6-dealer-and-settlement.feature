# language: es
@switch-us
Característica: S6 El crupier y la liquidación
  Jugada la última mano, el crupier da la vuelta a la carta oculta, pide según una regla fija y liquida cada mano, 1 a 1 o como empate.

  @S6.1
  Regla: S6.1 El crupier descubre la carta oculta, pide con 17 suave y con todo total inferior a 17, y se planta con cualquier total de 18 a 21 y con 17 duro.

    @id:dealer-hits-hard-12
    Escenario: El crupier descubre un dos junto al diez y pide con 12
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe K♠ 9♥ y 7♣ 10♦
      Y que el crupier muestra 10♥ y oculta 2♣
      Y que el sabot da después 6♠
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y el crupier muestra 10♥
      Cuando la plaza 1 conserva
      Entonces se juegan las manos
      Y el crupier muestra 10♥
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y el crupier muestra 10♥
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier muestra 10♥ 2♣ 6♠
      Y el crupier termina en 18 con 10♥ 2♣ 6♠
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | K♠ 9♥  | 19    | 2       | gana      | 4        |
        | 7♣ 10♦ | 17    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 100 fichas

    @id:dealer-hits-hard-13
    Escenario: El crupier pide con 13 y se planta con 21
      Dado que la plaza 1 apuesta 5 y 5 de un total de 60 fichas
      Y que la plaza 1 recibe Q♦ 8♠ y 9♣ 5♥
      Y que el crupier muestra 3♥ y oculta J♠
      Y que el sabot da después 7♠ 8♦
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con 3♥ J♠ 8♦
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | Q♦ 8♠    | 18    | 5       | pierde    | 0        |
        | 9♣ 5♥ 7♠ | 21    | 5       | empata    | 5        |
      Y la plaza 1 tiene 55 fichas

    @id:dealer-hits-hard-14
    Escenario: El crupier pide con 14 y se planta con 17
      Dado que la plaza 1 apuesta 3 y 3 de un total de 50 fichas
      Y que la plaza 1 recibe 10♠ 8♥ y 9♦ 8♠
      Y que el crupier muestra 8♣ y oculta 6♦
      Y que el sabot da después 3♠
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 8♣ 6♦ 3♠
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 10♠ 8♥ | 18    | 3       | gana      | 6        |
        | 9♦ 8♠  | 17    | 3       | empata    | 3        |
      Y la plaza 1 tiene 53 fichas

    @id:dealer-hits-hard-15
    Escenario: El crupier pide con 15
      Dado que la plaza 1 apuesta 4 y 4 de un total de 40 fichas
      Y que la plaza 1 recibe Q♠ J♦ y 10♦ 3♣
      Y que el crupier muestra 6♣ y oculta K♥
      Y que el sabot da después 5♦ 4♠
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta o plantarse
      Y el crupier muestra 6♣
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con 6♣ K♥ 4♠
      Y las manos de la plaza 1 son
        | cartas    | total | apuesta | resultado | devuelto |
        | Q♠ J♦     | 20    | 4       | empata    | 4        |
        | 10♦ 3♣ 5♦ | 18    | 4       | pierde    | 0        |
      Y la plaza 1 tiene 36 fichas

    @id:dealer-hits-16-ahead-of-all
    Escenario: El crupier pide con 16 aunque todas las manos sean más bajas
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 8♦ 4♣ y 10♣ 3♥
      Y que el crupier muestra J♠ y oculta 6♥
      Y que el sabot da después 9♣
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 25 con J♠ 6♥ 9♣
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 8♦ 4♣  | 12    | 2       | gana      | 4        |
        | 10♣ 3♥ | 13    | 2       | gana      | 4        |
      Y la plaza 1 tiene 104 fichas

    @id:dealer-stands-hard-17-behind-all
    Escenario: El crupier se planta con 17 duro aunque todas las manos sean más altas
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♣ 8♦ y J♥ 9♦
      Y que el crupier muestra 10♦ y oculta 7♠
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Entonces el crupier muestra 10♦
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 10♦ 7♠
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 10♣ 8♦ | 18    | 2       | gana      | 4        |
        | J♥ 9♦  | 19    | 2       | gana      | 4        |
      Y la plaza 1 tiene 104 fichas

    @id:dealer-draws-to-six-cards
    Escenario: Desde un dos y un tres, el crupier pide hasta la sexta carta
      Dado que la plaza 1 apuesta 7 y 7 de un total de 70 fichas
      Y que la plaza 1 recibe 10♦ 8♥ y Q♣ 10♠
      Y que el crupier muestra 2♠ y oculta 3♥
      Y que el sabot da después 2♦ 4♣ 3♦ 5♠
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 2♠ 3♥ 2♦ 4♣ 3♦ 5♠
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 10♦ 8♥ | 18    | 7       | pierde    | 0        |
        | Q♣ 10♠ | 20    | 7       | gana      | 14       |
      Y la plaza 1 tiene 70 fichas

    @id:dealer-soft-17-six-and-ace
    Escenario: El crupier pide con un seis y un as oculto
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 9♠ K♦ y 8♠ 3♦
      Y que el crupier muestra 6♦ y oculta A♠
      Y que el sabot da después 10♦ 4♥
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con 6♦ A♠ 4♥
      Y las manos de la plaza 1 son
        | cartas    | total | apuesta | resultado | devuelto |
        | 9♠ K♦     | 19    | 2       | pierde    | 0        |
        | 8♠ 3♦ 10♦ | 21    | 2       | empata    | 2        |
      Y la plaza 1 tiene 98 fichas

    @id:dealer-soft-17-turns-hard-17
    Escenario: El crupier pide con un as y un seis y se planta en cuanto un diez los convierte en 17 duro
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ 7♠ y K♥ 8♥
      Y que el crupier muestra A♦ y oculta 6♣
      Y que el sabot da después 10♥
      Cuando se reparten las cartas
      Entonces se ofrece el seguro
      Cuando la plaza 1 renuncia al seguro
      Entonces se ofrece el cambio
      Y el crupier muestra A♦
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con A♦ 6♣ 10♥
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 10♠ 7♠ | 17    | 2       | empata    | 2        |
        | K♥ 8♥  | 18    | 2       | gana      | 4        |
      Y la plaza 1 tiene 102 fichas

    @id:dealer-soft-17-turns-hard-16
    Escenario: Con un 17 suave que un nueve convierte en 16, el crupier pide una vez más
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe Q♣ J♥ y 7♦ 8♣
      Y que el crupier muestra 6♥ y oculta A♣
      Y que el sabot da después 6♠ 9♠ 5♦
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con 6♥ A♣ 9♠ 5♦
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | Q♣ J♥    | 20    | 5       | pierde    | 0        |
        | 7♦ 8♣ 6♠ | 21    | 5       | empata    | 5        |
      Y la plaza 1 tiene 95 fichas

    @id:dealer-soft-17-three-cards
    Escenario: Con un 17 suave de tres cartas el crupier pide, pasa a 14 y pide de nuevo
      Dado que la plaza 1 apuesta 6 y 6 de un total de 80 fichas
      Y que la plaza 1 recibe 10♣ 9♣ y J♠ 10♦
      Y que el crupier muestra 2♥ y oculta A♣
      Y que el sabot da después 4♦ 7♠ 6♦
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con 2♥ A♣ 4♦ 7♠ 6♦
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 10♣ 9♣ | 19    | 6       | pierde    | 0        |
        | J♠ 10♦ | 20    | 6       | empata    | 6        |
      Y la plaza 1 tiene 74 fichas

    @id:dealer-soft-17-four-cards
    Escenario: Con un 17 suave de cuatro cartas el crupier pide
      Dado que la plaza 1 apuesta 4 y 4 de un total de 100 fichas
      Y que la plaza 1 recibe Q♥ 10♠ y 9♦ 8♦
      Y que el crupier muestra 3♠ y oculta 2♥
      Y que el sabot da después 4♣ A♦ A♣ 4♦
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con 3♠ 2♥ A♦ A♣ 4♦
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | Q♥ 10♠   | 20    | 4       | pierde    | 0        |
        | 9♦ 8♦ 4♣ | 21    | 4       | empata    | 4        |
      Y la plaza 1 tiene 96 fichas

    @id:dealer-soft-17-two-aces-and-five
    Escenario: Dos ases y un cinco son 17 suave, y el crupier pide
      Dado que la plaza 1 apuesta 8 y 8 de un total de 90 fichas
      Y que la plaza 1 recibe K♣ 9♦ y J♣ 10♥
      Y que el crupier muestra A♠ y oculta A♥
      Y que el sabot da después 5♦ 3♣
      Cuando la plaza 1 renuncia al seguro
      Entonces se ofrece el cambio
      Y el crupier muestra A♠
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con A♠ A♥ 5♦ 3♣
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | K♣ 9♦  | 19    | 8       | pierde    | 0        |
        | J♣ 10♥ | 20    | 8       | empata    | 8        |
      Y la plaza 1 tiene 82 fichas

    @id:dealer-three-aces-in-hand
    Escenario: Con 16 suave y con 17 suave el crupier saca otros dos ases; con 18 suave se planta
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ 8♣ y 10♥ 7♣
      Y que el crupier muestra 5♥ y oculta A♣
      Y que el sabot da después A♦ A♠
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 5♥ A♣ A♦ A♠
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 10♠ 8♣ | 18    | 2       | empata    | 2        |
        | 10♥ 7♣ | 17    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 98 fichas

    @id:dealer-hard-17-with-ace
    Escenario: Un diez, un seis y un as son 17 duro, y el crupier se planta
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♥ 8♣ y 9♠ 7♣
      Y que el crupier muestra 10♠ y oculta 6♦
      Y que el sabot da después A♣
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 10♠ 6♦ A♣
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 10♥ 8♣ | 18    | 2       | gana      | 4        |
        | 9♠ 7♣  | 16    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 100 fichas

    @id:dealer-hard-17-with-two-aces
    Escenario: Un cinco, un as, una dama y otro as son 17 duro, y el crupier se planta
      Dado que la plaza 1 apuesta 9 y 9 de un total de 99 fichas
      Y que la plaza 1 recibe K♦ 8♥ y 10♣ 7♦
      Y que el crupier muestra 5♣ y oculta A♠
      Y que el sabot da después Q♦ A♥
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 5♣ A♠ Q♦ A♥
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | K♦ 8♥  | 18    | 9       | gana      | 18       |
        | 10♣ 7♦ | 17    | 9       | empata    | 9        |
      Y la plaza 1 tiene 108 fichas

    @id:dealer-stands-soft-18
    Escenario: El crupier se planta con un siete y un as oculto
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe K♣ 9♠ y J♣ 7♠
      Y que el crupier muestra 7♦ y oculta A♠
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 7♦ A♠
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | K♣ 9♠  | 19    | 2       | gana      | 4        |
        | J♣ 7♠  | 17    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 100 fichas

    @id:dealer-stands-soft-18-ace-up
    Escenario: El crupier se planta con un as y un siete oculto
      Dado que la plaza 1 apuesta 10 y 10 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ 8♠ y J♦ 9♥
      Y que el crupier muestra A♣ y oculta 7♥
      Cuando se reparten las cartas
      Entonces se ofrece el seguro
      Cuando la plaza 1 renuncia al seguro
      Y la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con A♣ 7♥
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 10♠ 8♠ | 18    | 10      | empata    | 10       |
        | J♦ 9♥  | 19    | 10      | gana      | 20       |
      Y la plaza 1 tiene 110 fichas

    @id:dealer-stands-soft-18-three-cards
    Escenario: El crupier se planta con un 18 suave de tres cartas
      Dado que la plaza 1 apuesta 3 y 3 de un total de 33 fichas
      Y que la plaza 1 recibe Q♣ 7♦ y 10♣ 9♠
      Y que el crupier muestra 4♥ y oculta 3♣
      Y que el sabot da después A♦
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 4♥ 3♣ A♦
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | Q♣ 7♦  | 17    | 3       | pierde    | 0        |
        | 10♣ 9♠ | 19    | 3       | gana      | 6        |
      Y la plaza 1 tiene 33 fichas

    @id:dealer-stands-soft-19
    Escenario: El crupier se planta con un ocho y un as oculto
      Dado que la plaza 1 apuesta 5 y 5 de un total de 50 fichas
      Y que la plaza 1 recibe Q♠ 9♣ y 10♦ 8♠
      Y que el crupier muestra 8♥ y oculta A♣
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 8♥ A♣
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | Q♠ 9♣  | 19    | 5       | empata    | 5        |
        | 10♦ 8♠ | 18    | 5       | pierde    | 0        |
      Y la plaza 1 tiene 45 fichas

    @id:dealer-stands-soft-20
    Escenario: El crupier se planta con un nueve y un as oculto
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 6♣ 5♦ y K♥ 9♦
      Y que el crupier muestra 9♠ y oculta A♥
      Y que el sabot da después 10♥
      Cuando la plaza 1 conserva
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 2
      Y el crupier muestra 9♠
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con 9♠ A♥
      Y las manos de la plaza 1 son
        | cartas    | total | apuesta | resultado | devuelto |
        | 6♣ 5♦ 10♥ | 21    | 2       | gana      | 4        |
        | K♥ 9♦     | 19    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 100 fichas

    @id:dealer-draws-though-the-last-seat-is-over
    Escenario: Aunque se han pasado las dos manos de la última plaza, el crupier aún pide contra las demás plazas
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ 8♥ y K♦ 10♣
      Y que la plaza 2 apuesta 5 y 5 de un total de 50 fichas
      Y que la plaza 2 recibe 9♥ 8♠ y J♣ 9♣
      Y que la plaza 3 apuesta 4 y 4 de un total de 40 fichas
      Y que la plaza 3 recibe 10♦ 6♣ y 9♠ 5♥
      Y que el crupier muestra 10♥ y oculta 4♦
      Y que el sabot da después Q♠ 8♦ 5♠
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 3 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Y la plaza 2 se planta
      Y la plaza 3 pide carta
      Entonces es el turno de la plaza 3 con la mano 2
      Y el crupier muestra 10♥
      Cuando la plaza 3 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 10♥ 4♦ 5♠
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 10♠ 8♥ | 18    | 2       | pierde    | 0        |
        | K♦ 10♣ | 20    | 2       | gana      | 4        |
      Y las manos de la plaza 2 son
        | cartas | total | apuesta | resultado | devuelto |
        | 9♥ 8♠  | 17    | 5       | pierde    | 0        |
        | J♣ 9♣  | 19    | 5       | empata    | 5        |
      Y las manos de la plaza 3 son
        | cartas    | total | apuesta | resultado | devuelto |
        | 10♦ 6♣ Q♠ | 26    | 4       | pierde    | 0        |
        | 9♠ 5♥ 8♦  | 22    | 4       | pierde    | 0        |
      Y la plaza 1 tiene 100 fichas
      Y la plaza 2 tiene 45 fichas
      Y la plaza 3 tiene 32 fichas

    @id:dealer-draws-against-the-later-split-hands
    Escenario: Aunque en cada casilla se ha pasado la primera mano de una separación, el crupier aún pide contra la segunda
      Dado que la plaza 1 apuesta 3 y 3 de un total de 60 fichas
      Y que la plaza 1 recibe 8♦ 8♣ y 7♥ 7♠
      Y que el crupier muestra 6♦ y oculta 9♠
      Y que el sabot da después 6♥ K♠ 10♠ 9♣ Q♦ 10♦ 3♣
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 separa
      Entonces la plaza 1 tiene 48 fichas
      Cuando la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 4
      Y el crupier muestra 6♦
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 6♦ 9♠ 3♣
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 8♦ 6♥ K♠ | 24    | 3       | pierde    | 0        |
        | 1       | 8♣ 10♠   | 18    | 3       | empata    | 3        |
        | 2       | 7♥ 9♣ Q♦ | 26    | 3       | pierde    | 0        |
        | 2       | 7♠ 10♦   | 17    | 3       | pierde    | 0        |
      Y la plaza 1 tiene 51 fichas

    @id:dealer-two-aces-and-king-are-hard-12
    Escenario: El crupier pide con dos ases, y sigue pidiendo cuando un rey los convierte en 12 duro
      Dado que la plaza 1 apuesta 6 y 6 de un total de 90 fichas
      Y que la plaza 1 recibe 10♣ 9♥ y J♠ 8♠
      Y que el crupier muestra A♠ y oculta A♦
      Y que el sabot da después K♥ 6♣
      Cuando la plaza 1 renuncia al seguro
      Y la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con A♠ A♦ K♥ 6♣
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 10♣ 9♥ | 19    | 6       | gana      | 12       |
        | J♠ 8♠  | 18    | 6       | empata    | 6        |
      Y la plaza 1 tiene 96 fichas

    @id:dealer-three-aces-and-hard-16
    Escenario: Un tres, tres ases y una dama son 16 duro, y el crupier sigue pidiendo
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 9♠ 10♦ y 8♣ 3♦
      Y que el crupier muestra 3♠ y oculta A♥
      Y que el sabot da después 10♠ A♦ Q♣ A♣ 4♦
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con 3♠ A♥ A♦ Q♣ A♣ 4♦
      Y las manos de la plaza 1 son
        | cartas    | total | apuesta | resultado | devuelto |
        | 9♠ 10♦    | 19    | 2       | pierde    | 0        |
        | 8♣ 3♦ 10♠ | 21    | 2       | gana      | 4        |
      Y la plaza 1 tiene 100 fichas

    @id:dealer-draws-a-seventh-card
    Escenario: Con 14 en seis cartas, el crupier pide una séptima
      Dado que la plaza 1 apuesta 9 y 9 de un total de 90 fichas
      Y que la plaza 1 recibe 10♥ 7♥ y Q♠ 9♠
      Y que el crupier muestra 2♣ y oculta 2♦
      Y que el sabot da después 3♥ 2♠ 3♦ 2♥ 4♠
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 2♣ 2♦ 3♥ 2♠ 3♦ 2♥ 4♠
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 10♥ 7♥ | 17    | 9       | pierde    | 0        |
        | Q♠ 9♠  | 19    | 9       | gana      | 18       |
      Y la plaza 1 tiene 90 fichas

    @id:dealer-draws-an-eighth-card
    Escenario: Un dos y cinco ases son un 17 suave de seis cartas; el crupier pide una séptima carta y una octava
      Dado que la plaza 1 apuesta 4 y 4 de un total de 100 fichas
      Y que la plaza 1 recibe K♠ 9♦ y 10♣ 3♥
      Y que el crupier muestra 2♦ y oculta A♠
      Y que el sabot da después 7♠ A♥ A♦ A♣ A♠ 9♥ 4♣
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con 2♦ A♠ A♥ A♦ A♣ A♠ 9♥ 4♣
      Y las manos de la plaza 1 son
        | cartas    | total | apuesta | resultado | devuelto |
        | K♠ 9♦     | 19    | 4       | pierde    | 0        |
        | 10♣ 3♥ 7♠ | 20    | 4       | empata    | 4        |
      Y la plaza 1 tiene 96 fichas

  @S6.2
  Regla: S6.2 Un 22 final del crupier empata con toda mano ordinaria que no se haya pasado: se devuelve la apuesta completa, también la doblada.

    @id:dealer-22-pushes-low-and-high
    Escenario: Trece, diecisiete, veinte y veintiuno empatan todos con el 22 del crupier
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 7♥ 6♠ y Q♦ 10♥
      Y que la plaza 2 apuesta 5 y 5 de un total de 50 fichas
      Y que la plaza 2 recibe 8♣ 4♣ y K♠ 7♦
      Y que el crupier muestra 10♣ y oculta 4♦
      Y que el sabot da después 9♦ 8♠
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 2 con la mano 1
      Cuando la plaza 2 pide carta
      Entonces es el turno de la plaza 2 con la mano 2
      Cuando la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 10♣ 4♦ 8♠
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 7♥ 6♠  | 13    | 2       | empata    | 2        |
        | Q♦ 10♥ | 20    | 2       | empata    | 2        |
      Y las manos de la plaza 2 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 8♣ 4♣ 9♦ | 21    | 5       | empata    | 5        |
        | K♠ 7♦    | 17    | 5       | empata    | 5        |
      Y la plaza 1 tiene 100 fichas
      Y la plaza 2 tiene 50 fichas

    @id:dealer-22-pushes-doubled-stake
    Escenario: Una apuesta doblada vuelve entera cuando el crupier pasa de 17 suave a 22
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe 7♠ 4♥ y 10♠ 9♥
      Y que el crupier muestra 6♣ y oculta A♦
      Y que el sabot da después 2♦ 5♠ K♠
      Cuando la plaza 1 conserva
      Y la plaza 1 dobla
      Entonces es el turno de la plaza 1 con la mano 2
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta |
        | 7♠ 4♥ 2♦ | 13    | 10      |
        | 10♠ 9♥   | 19    | 5       |
      Y la plaza 1 tiene 85 fichas
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 6♣ A♦ 5♠ K♠
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 7♠ 4♥ 2♦ | 13    | 10      | empata    | 10       |
        | 10♠ 9♥   | 19    | 5       | empata    | 5        |
      Y la plaza 1 tiene 100 fichas

    @id:dealer-22-pushes-split-hands
    Escenario: Las dos manos separadas empatan con el 22 del crupier, la doblada con toda su apuesta
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 8♠ 8♥ y K♥ 7♦
      Y que el crupier muestra 7♣ y oculta 5♥
      Y que el sabot da después 3♦ 10♠ 10♥ 10♦
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 dobla
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 tiene 92 fichas
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 7♣ 5♥ 10♦
      Y las manos de la plaza 1 son
        | casilla | cartas    | total | apuesta | resultado | devuelto |
        | 1       | 8♠ 3♦ 10♠ | 21    | 4       | empata    | 4        |
        | 1       | 8♥ 10♥    | 18    | 2       | empata    | 2        |
        | 2       | K♥ 7♦     | 17    | 2       | empata    | 2        |
      Y la plaza 1 tiene 100 fichas

    @id:dealer-22-pushes-split-21 @S5.9
    Escenario: Un as separado con un diez empata con el 22 del crupier
      Dado que la plaza 1 apuesta 3 y 3 de un total de 60 fichas
      Y que la plaza 1 recibe A♥ A♦ y 9♣ 7♠
      Y que el crupier muestra K♦ y oculta 2♠
      Y que el sabot da después 10♣ 6♣ Q♣
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 3
      Y la plaza 1 tiene 51 fichas
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con K♦ 2♠ Q♣
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | natural | apuesta | resultado | devuelto |
        | 1       | A♥ 10♣ | 21 suave | no      | 3       | empata    | 3        |
        | 1       | A♦ 6♣  | 17 suave | no      | 3       | empata    | 3        |
        | 2       | 9♣ 7♠  | 16       | no      | 3       | empata    | 3        |
      Y la plaza 1 tiene 60 fichas

    @id:dealer-22-after-13
    Escenario: Doce y trece empatan cuando un nueve lleva al crupier de 13 a 22
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♦ 2♣ y 8♦ 5♣
      Y que el crupier muestra 9♥ y oculta 4♠
      Y que el sabot da después 9♠
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 9♥ 4♠ 9♠
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 10♦ 2♣ | 12    | 2       | empata    | 2        |
        | 8♦ 5♣  | 13    | 2       | empata    | 2        |
      Y la plaza 1 tiene 100 fichas

    @id:dealer-22-at-a-table-of-six
    Escenario: En una mesa de seis todas las manos empatan con el 22 del crupier, salvo un natural y una mano que se ha pasado
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ 8♦ y 9♥ 7♠
      Y que la plaza 2 apuesta 5 y 5 de un total de 50 fichas
      Y que la plaza 2 recibe K♥ 9♦ y 10♥ 3♣
      Y que la plaza 3 apuesta 3 y 3 de un total de 60 fichas
      Y que la plaza 3 recibe Q♣ 7♦ y A♠ K♦
      Y que la plaza 4 apuesta 10 y 10 de un total de 200 fichas
      Y que la plaza 4 recibe 8♠ 6♥ y 5♦ 7♣
      Y que la plaza 5 apuesta 4 y 4 de un total de 40 fichas
      Y que la plaza 5 recibe J♥ 5♠ y 10♦ 9♠
      Y que la plaza 6 apuesta 1 y 1 de un total de 30 fichas
      Y que la plaza 6 recibe K♠ 8♥ y 7♥ 4♣
      Y que el crupier muestra 9♣ y oculta 3♦
      Y que el sabot da después Q♦ 10♠ J♠
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 3 conserva
      Y la plaza 4 conserva
      Y la plaza 5 conserva
      Y la plaza 6 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Y la plaza 2 se planta
      Y la plaza 3 se planta
      Entonces es el turno de la plaza 4 con la mano 1
      Cuando la plaza 4 se planta
      Y la plaza 4 se planta
      Y la plaza 5 pide carta
      Entonces es el turno de la plaza 5 con la mano 2
      Cuando la plaza 5 se planta
      Y la plaza 6 se planta
      Y la plaza 6 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 9♣ 3♦ J♠
      Y las manos de la plaza 1 son
        | cartas | total | natural | apuesta | resultado | devuelto |
        | 10♠ 8♦ | 18    | no      | 2       | empata    | 2        |
        | 9♥ 7♠  | 16    | no      | 2       | empata    | 2        |
      Y las manos de la plaza 2 son
        | cartas | total | natural | apuesta | resultado | devuelto |
        | K♥ 9♦  | 19    | no      | 5       | empata    | 5        |
        | 10♥ 3♣ | 13    | no      | 5       | empata    | 5        |
      Y las manos de la plaza 3 son
        | cartas | total    | natural | apuesta | resultado | devuelto |
        | Q♣ 7♦  | 17       | no      | 3       | empata    | 3        |
        | A♠ K♦  | 21 suave | sí      | 3       | gana      | 6        |
      Y las manos de la plaza 4 son
        | cartas | total | natural | apuesta | resultado | devuelto |
        | 8♠ 6♥  | 14    | no      | 10      | empata    | 10       |
        | 5♦ 7♣  | 12    | no      | 10      | empata    | 10       |
      Y las manos de la plaza 5 son
        | cartas   | total | natural | apuesta | resultado | devuelto |
        | J♥ 5♠ Q♦ | 25    | no      | 4       | pierde    | 0        |
        | 10♦ 9♠   | 19    | no      | 4       | empata    | 4        |
      Y las manos de la plaza 6 son
        | cartas    | total | natural | apuesta | resultado | devuelto |
        | K♠ 8♥     | 18    | no      | 1       | empata    | 1        |
        | 7♥ 4♣ 10♠ | 21    | no      | 1       | empata    | 1        |
      Y la plaza 1 tiene 100 fichas
      Y la plaza 2 tiene 50 fichas
      Y la plaza 3 tiene 63 fichas
      Y la plaza 4 tiene 200 fichas
      Y la plaza 5 tiene 36 fichas
      Y la plaza 6 tiene 30 fichas

    @id:dealer-22-of-five-cards
    Escenario: Un 22 del crupier con cinco cartas empata con un dieciocho y con un veinte doblado
      Dado que la plaza 1 apuesta 7 y 7 de un total de 70 fichas
      Y que la plaza 1 recibe 10♦ 8♣ y 6♠ 5♥
      Y que el crupier muestra 2♥ y oculta 4♠
      Y que el sabot da después 9♠ 3♦ 5♣ 8♦
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 dobla
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 2♥ 4♠ 3♦ 5♣ 8♦
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 10♦ 8♣   | 18    | 7       | empata    | 7        |
        | 6♠ 5♥ 9♠ | 20    | 14      | empata    | 14       |
      Y la plaza 1 tiene 70 fichas

    @id:dealer-22-of-six-cards @S6.9
    Escenario: Un 22 del crupier con seis cartas empata con un diecinueve, y la mano que se ha pasado pierde
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe K♦ 4♣ y 10♠ 9♥
      Y que el crupier muestra 3♣ y oculta 2♦
      Y que el sabot da después 9♦ 2♠ 4♥ 3♠ 8♠
      Cuando la plaza 1 conserva
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 3♣ 2♦ 2♠ 4♥ 3♠ 8♠
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | K♦ 4♣ 9♦ | 23    | 2       | pierde    | 0        |
        | 10♠ 9♥   | 19    | 2       | empata    | 2        |
      Y la plaza 1 tiene 98 fichas

    @id:three-sevens-push-on-22 @S6.9
    Escenario: Tres sietes empatan con el 22 del crupier como cualquier otro 21
      Dado que la plaza 1 apuesta 4 y 4 de un total de 40 fichas
      Y que la plaza 1 recibe 7♦ 7♥ y 9♣ 6♥
      Y que el crupier muestra 10♥ y oculta 2♦
      Y que el sabot da después 7♠ 9♦ Q♠
      Cuando la plaza 1 conserva
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 10♥ 2♦ Q♠
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 7♦ 7♥ 7♠ | 21    | 4       | empata    | 4        |
        | 9♣ 6♥ 9♦ | 24    | 4       | pierde    | 0        |
      Y la plaza 1 tiene 36 fichas

  @S6.3
  Regla: S6.3 Un natural inicial gana al 22 del crupier.

    @id:natural-wins-on-22-first-spot
    Escenario: Un natural en la primera casilla gana al 22 del crupier mientras empata un dieciocho a su lado
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe A♠ K♥ y 10♦ 8♣
      Y que el crupier muestra 9♦ y oculta 3♣
      Y que el sabot da después Q♠
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 9♦ 3♣ Q♠
      Y las manos de la plaza 1 son
        | cartas | total    | natural | apuesta | resultado | devuelto |
        | A♠ K♥  | 21 suave | sí      | 5       | gana      | 10       |
        | 10♦ 8♣ | 18       | no      | 5       | empata    | 5        |
      Y la plaza 1 tiene 105 fichas

    @id:natural-wins-on-22-second-spot
    Escenario: Un natural en la segunda casilla gana al 22 del crupier mientras empata un 21 doblado
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 6♠ 5♥ y Q♣ A♦
      Y que el crupier muestra 10♥ y oculta 5♦
      Y que el sabot da después 10♦ 7♣
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 dobla
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 10♥ 5♦ 7♣
      Y las manos de la plaza 1 son
        | cartas    | total    | natural | apuesta | resultado | devuelto |
        | 6♠ 5♥ 10♦ | 21       | no      | 4       | empata    | 4        |
        | Q♣ A♦     | 21 suave | sí      | 2       | gana      | 4        |
      Y la plaza 1 tiene 102 fichas

    @id:two-naturals-win-on-22
    Escenario: Dos naturales de una plaza ganan ambos al 22 del crupier
      Dado que la plaza 1 apuesta 10 y 10 de un total de 100 fichas
      Y que la plaza 1 recibe A♥ J♠ y 10♣ A♣
      Y que la plaza 2 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 2 recibe K♦ 9♠ y 10♠ 3♥
      Y que el crupier muestra 8♦ y oculta 6♣
      Y que el sabot da después 8♥
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Entonces es el turno de la plaza 2 con la mano 1
      Cuando la plaza 2 se planta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 8♦ 6♣ 8♥
      Y las manos de la plaza 1 son
        | cartas | total    | natural | apuesta | resultado | devuelto |
        | A♥ J♠  | 21 suave | sí      | 10      | gana      | 20       |
        | 10♣ A♣ | 21 suave | sí      | 10      | gana      | 20       |
      Y las manos de la plaza 2 son
        | cartas | total | natural | apuesta | resultado | devuelto |
        | K♦ 9♠  | 19    | no      | 2       | empata    | 2        |
        | 10♠ 3♥ | 13    | no      | 2       | empata    | 2        |
      Y la plaza 1 tiene 120 fichas
      Y la plaza 2 tiene 100 fichas

  @S6.4
  Regla: S6.4 Frente a un total del crupier de 23 o más gana toda mano que no se haya pasado.

    @id:dealer-23-pays-low-hands
    Escenario: Doce y trece ganan cuando un diez lleva al crupier de 13 a 23
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♦ 2♣ y 8♦ 5♣
      Y que el crupier muestra 9♥ y oculta 4♠
      Y que el sabot da después 10♠
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 23 con 9♥ 4♠ 10♠
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 10♦ 2♣ | 12    | 2       | gana      | 4        |
        | 8♦ 5♣  | 13    | 2       | gana      | 4        |
      Y la plaza 1 tiene 104 fichas

    @id:dealer-24-pays-doubled-hand
    Escenario: Un catorce doblado gana su apuesta doblada frente al 24 del crupier
      Dado que la plaza 1 apuesta 10 y 10 de un total de 200 fichas
      Y que la plaza 1 recibe 5♣ 6♦ y 9♣ 7♥
      Y que el crupier muestra K♣ y oculta 4♦
      Y que el sabot da después 3♠ J♥
      Cuando la plaza 1 conserva
      Y la plaza 1 dobla
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 tiene 170 fichas
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 24 con K♣ 4♦ J♥
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 5♣ 6♦ 3♠ | 14    | 20      | gana      | 40       |
        | 9♣ 7♥    | 16    | 10      | gana      | 20       |
      Y la plaza 1 tiene 230 fichas

    @id:dealer-25-pays-split-hands
    Escenario: Dos manos separadas, de diecisiete y de doce, ganan al 25 del crupier
      Dado que la plaza 1 apuesta 2 y 2 de un total de 50 fichas
      Y que la plaza 1 recibe 7♦ 7♣ y 10♣ 6♠
      Y que el crupier muestra 10♠ y oculta 5♥
      Y que el sabot da después 10♥ 5♠ Q♦
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 25 con 10♠ 5♥ Q♦
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta | resultado | devuelto |
        | 1       | 7♦ 10♥ | 17    | 2       | gana      | 4        |
        | 1       | 7♣ 5♠  | 12    | 2       | gana      | 4        |
        | 2       | 10♣ 6♠ | 16    | 2       | gana      | 4        |
      Y la plaza 1 tiene 56 fichas

    @id:dealer-26-pays-natural-and-thirteen
    Escenario: Frente al 26 del crupier, un trece gana tanto como un natural
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe A♦ 10♠ y 4♣ 9♠
      Y que el crupier muestra 6♥ y oculta 10♦
      Y que el sabot da después K♦
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 26 con 6♥ 10♦ K♦
      Y las manos de la plaza 1 son
        | cartas | total    | natural | apuesta | resultado | devuelto |
        | A♦ 10♠ | 21 suave | sí      | 5       | gana      | 10       |
        | 4♣ 9♠  | 13       | no      | 5       | gana      | 10       |
      Y la plaza 1 tiene 110 fichas

  @S6.5
  Regla: S6.5 Frente a un total del crupier de 17 a 21 gana el total más alto, pierde el más bajo y los totales iguales empatan, salvo lo que dice S6.6.

    @id:settled-against-dealer-17
    Escenario: Frente al 17 del crupier, dieciséis pierde, diecisiete empata, dieciocho y veintiuno ganan
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♥ 6♦ y 9♦ 8♠
      Y que la plaza 2 apuesta 3 y 3 de un total de 60 fichas
      Y que la plaza 2 recibe K♣ 8♣ y 10♣ 4♥
      Y que el crupier muestra 5♠ y oculta 4♦
      Y que el sabot da después 7♥ 8♥
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Entonces es el turno de la plaza 2 con la mano 2
      Cuando la plaza 2 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 5♠ 4♦ 8♥
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 10♥ 6♦ | 16    | 2       | pierde    | 0        |
        | 9♦ 8♠  | 17    | 2       | empata    | 2        |
      Y las manos de la plaza 2 son
        | cartas    | total | apuesta | resultado | devuelto |
        | K♣ 8♣     | 18    | 3       | gana      | 6        |
        | 10♣ 4♥ 7♥ | 21    | 3       | gana      | 6        |
      Y la plaza 1 tiene 98 fichas
      Y la plaza 2 tiene 66 fichas

    @id:settled-against-dealer-18
    Escenario: Frente al 18 del crupier, diecisiete pierde, dieciocho empata y diecinueve gana
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe Q♥ 7♣ y J♣ 8♥
      Y que la plaza 2 apuesta 2 y 2 de un total de 20 fichas
      Y que la plaza 2 recibe 10♦ 9♣ y 6♠ 5♥
      Y que el crupier muestra 10♠ y oculta 8♦
      Y que el sabot da después 7♦
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Y la plaza 2 dobla
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♠ 8♦
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | Q♥ 7♣  | 17    | 5       | pierde    | 0        |
        | J♣ 8♥  | 18    | 5       | empata    | 5        |
      Y las manos de la plaza 2 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 10♦ 9♣   | 19    | 2       | gana      | 4        |
        | 6♠ 5♥ 7♦ | 18    | 4       | empata    | 4        |
      Y la plaza 1 tiene 95 fichas
      Y la plaza 2 tiene 22 fichas

    @id:settled-against-dealer-19
    Escenario: Frente al as y el ocho del crupier, dieciocho pierde, diecinueve empata, veinte y veintiuno ganan
      Dado que la plaza 1 apuesta 4 y 4 de un total de 100 fichas
      Y que la plaza 1 recibe 10♣ 9♥ y K♦ 8♠
      Y que la plaza 2 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 2 recibe Q♠ J♦ y 7♠ 6♣
      Y que el crupier muestra A♠ y oculta 8♣
      Y que el sabot da después 8♦
      Cuando la plaza 1 renuncia al seguro
      Y la plaza 2 renuncia al seguro
      Entonces se ofrece el cambio
      Y es el turno de la plaza 1
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Y la plaza 2 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con A♠ 8♣
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 10♣ 9♥ | 19    | 4       | empata    | 4        |
        | K♦ 8♠  | 18    | 4       | pierde    | 0        |
      Y las manos de la plaza 2 son
        | cartas   | total | apuesta | resultado | devuelto |
        | Q♠ J♦    | 20    | 2       | gana      | 4        |
        | 7♠ 6♣ 8♦ | 21    | 2       | gana      | 4        |
      Y la plaza 1 tiene 96 fichas
      Y la plaza 2 tiene 104 fichas

    @id:settled-against-dealer-20
    Escenario: Frente al 20 del crupier, diecinueve pierde, veinte empata y veintiuno gana
      Dado que la plaza 1 apuesta 10 y 10 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ J♥ y 9♠ 10♦
      Y que la plaza 2 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 2 recibe 8♥ 6♦ y 5♦ 9♣
      Y que el crupier muestra Q♣ y oculta K♥
      Y que el sabot da después 7♠ 4♠
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 2 con la mano 1
      Cuando la plaza 2 pide carta
      Entonces es el turno de la plaza 2 con la mano 2
      Cuando la plaza 2 pide carta
      Entonces la plaza 2 puede pedir carta o plantarse
      Cuando la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con Q♣ K♥
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 10♠ J♥ | 20    | 10      | empata    | 10       |
        | 9♠ 10♦ | 19    | 10      | pierde    | 0        |
      Y las manos de la plaza 2 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 8♥ 6♦ 7♠ | 21    | 2       | gana      | 4        |
        | 5♦ 9♣ 4♠ | 18    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 90 fichas
      Y la plaza 2 tiene 100 fichas

    @id:settled-against-dealer-21
    Escenario: Frente al 21 que el crupier hace pidiendo, veinte pierde, y los veintiunos de tres cartas empatan, doblados o no
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe K♠ 10♥ y 8♣ 4♦
      Y que la plaza 2 apuesta 6 y 6 de un total de 100 fichas
      Y que la plaza 2 recibe 6♠ 5♠ y 10♣ 9♣
      Y que el crupier muestra 7♥ y oculta 9♠
      Y que el sabot da después 9♦ J♠ 5♣
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 2 con la mano 1
      Cuando la plaza 2 dobla
      Entonces es el turno de la plaza 2 con la mano 2
      Y la plaza 2 tiene 82 fichas
      Cuando la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con 7♥ 9♠ 5♣
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | K♠ 10♥   | 20    | 2       | pierde    | 0        |
        | 8♣ 4♦ 9♦ | 21    | 2       | empata    | 2        |
      Y las manos de la plaza 2 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 6♠ 5♠ J♠ | 21    | 12      | empata    | 12       |
        | 10♣ 9♣   | 19    | 6       | pierde    | 0        |
      Y la plaza 1 tiene 98 fichas
      Y la plaza 2 tiene 94 fichas

    @id:split-21-pushes-dealer-21 @S5.9
    Escenario: Un as separado con un rey empata con el 21 que el crupier hace pidiendo
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe A♠ A♣ y 10♠ 8♥
      Y que el crupier muestra 8♦ y oculta 7♣
      Y que el sabot da después K♣ 9♥ 6♥
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con 8♦ 7♣ 6♥
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | natural | apuesta | resultado | devuelto |
        | 1       | A♠ K♣  | 21 suave | no      | 2       | empata    | 2        |
        | 1       | A♣ 9♥  | 20 suave | no      | 2       | pierde    | 0        |
        | 2       | 10♠ 8♥ | 18       | no      | 2       | pierde    | 0        |
      Y la plaza 1 tiene 96 fichas

    @id:doubled-hands-win-and-lose
    Escenario: Frente al 17 del crupier, un diecinueve doblado gana y un catorce doblado pierde
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe 6♥ 4♠ y 7♠ 2♦
      Y que el crupier muestra 10♣ y oculta 7♦
      Y que el sabot da después 9♠ 5♦
      Cuando la plaza 1 conserva
      Entonces la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 dobla
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 tiene 85 fichas
      Cuando la plaza 1 dobla
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 10♣ 7♦
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 6♥ 4♠ 9♠ | 19    | 10      | gana      | 20       |
        | 7♠ 2♦ 5♦ | 14    | 10      | pierde    | 0        |
      Y la plaza 1 tiene 100 fichas

    @id:four-card-21-pushes-three-card-21
    Escenario: Un 21 de cuatro cartas empata con un 21 del crupier de tres
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe 6♠ 3♥ y 10♣ 8♦
      Y que el crupier muestra 10♥ y oculta 5♣
      Y que el sabot da después 4♦ 8♠ 6♦
      Cuando la plaza 1 conserva
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con 10♥ 5♣ 6♦
      Y las manos de la plaza 1 son
        | cartas      | total | apuesta | resultado | devuelto |
        | 6♠ 3♥ 4♦ 8♠ | 21    | 5       | empata    | 5        |
        | 10♣ 8♦      | 18    | 5       | pierde    | 0        |
      Y la plaza 1 tiene 95 fichas

    @id:three-card-21-pushes-four-card-21
    Escenario: Un 21 de tres cartas empata con un 21 del crupier de cuatro
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ 9♣ y 8♥ 6♣
      Y que el crupier muestra 4♠ y oculta 3♣
      Y que el sabot da después 7♠ 9♦ 5♥
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con 4♠ 3♣ 9♦ 5♥
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 10♠ 9♣   | 19    | 2       | pierde    | 0        |
        | 8♥ 6♣ 7♠ | 21    | 2       | empata    | 2        |
      Y la plaza 1 tiene 98 fichas

    @id:five-and-six-cards-against-dealer-19
    Escenario: Frente a un 19 del crupier de dos cartas, un dieciocho de cinco cartas pierde y un diecinueve de seis empata
      Dado que la plaza 1 apuesta 3 y 3 de un total de 50 fichas
      Y que la plaza 1 recibe 2♠ 3♥ y 2♥ 3♣
      Y que el crupier muestra 10♠ y oculta 9♥
      Y que el sabot da después 4♣ 5♦ 4♥ 2♦ 4♦ 3♠ 5♠
      Cuando la plaza 1 conserva
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 10♠ 9♥
      Y las manos de la plaza 1 son
        | cartas            | total | apuesta | resultado | devuelto |
        | 2♠ 3♥ 4♣ 5♦ 4♥    | 18    | 3       | pierde    | 0        |
        | 2♥ 3♣ 2♦ 4♦ 3♠ 5♠ | 19    | 3       | empata    | 3        |
      Y la plaza 1 tiene 47 fichas

    @id:six-and-seven-cards-against-dealer-20
    Escenario: Frente a un 20 del crupier de dos cartas, un diecinueve de seis cartas pierde y un veinte de siete empata
      Dado que la plaza 1 apuesta 10 y 10 de un total de 100 fichas
      Y que la plaza 1 recibe 3♦ 2♣ y 2♦ 3♠
      Y que el crupier muestra 10♦ y oculta Q♥
      Y que el sabot da después 2♠ 3♥ 4♠ 5♣ 2♥ 2♣ 3♣ 4♦ 4♣
      Cuando la plaza 1 conserva
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 pide carta
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con 10♦ Q♥
      Y las manos de la plaza 1 son
        | cartas               | total | apuesta | resultado | devuelto |
        | 3♦ 2♣ 2♠ 3♥ 4♠ 5♣    | 19    | 10      | pierde    | 0        |
        | 2♦ 3♠ 2♥ 2♣ 3♣ 4♦ 4♣ | 20    | 10      | empata    | 10       |
      Y la plaza 1 tiene 90 fichas

    @id:five-and-seven-cards-against-dealer-18
    Escenario: Frente a un 18 del crupier de dos cartas, un dieciocho de cinco cartas empata y un diecisiete de siete pierde
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 4♠ 2♦ y 2♠ 3♣
      Y que el crupier muestra 10♥ y oculta 8♠
      Y que el sabot da después 3♥ 4♦ 5♥ 2♦ 2♥ 3♦ 2♣ 3♠
      Cuando la plaza 1 conserva
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 pide carta
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♥ 8♠
      Y las manos de la plaza 1 son
        | cartas               | total | apuesta | resultado | devuelto |
        | 4♠ 2♦ 3♥ 4♦ 5♥       | 18    | 2       | empata    | 2        |
        | 2♠ 3♣ 2♦ 2♥ 3♦ 2♣ 3♠ | 17    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 98 fichas

    @id:three-sevens-push-dealer-21
    Escenario: Tres sietes, de varios palos o de uno solo, empatan con el 21 que el crupier hace pidiendo
      Dado que la plaza 1 apuesta 6 y 6 de un total de 60 fichas
      Y que la plaza 1 recibe 7♠ 7♥ y 7♣ 7♣
      Y que la plaza 2 apuesta 2 y 2 de un total de 30 fichas
      Y que la plaza 2 recibe 10♣ 9♠ y K♦ 8♥
      Y que el crupier muestra 8♠ y oculta 5♦
      Y que el sabot da después 7♦ 7♣ 8♦
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 pide carta
      Entonces es el turno de la plaza 2 con la mano 1
      Cuando la plaza 2 se planta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con 8♠ 5♦ 8♦
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 7♠ 7♥ 7♦ | 21    | 6       | empata    | 6        |
        | 7♣ 7♣ 7♣ | 21    | 6       | empata    | 6        |
      Y las manos de la plaza 2 son
        | cartas | total | apuesta | resultado | devuelto |
        | 10♣ 9♠ | 19    | 2       | pierde    | 0        |
        | K♦ 8♥  | 18    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 60 fichas
      Y la plaza 2 tiene 26 fichas

  @S6.6
  Regla: S6.6 Un natural inicial gana al 21 ordinario del crupier.

    @id:natural-beats-drawn-21
    Escenario: Un natural gana al 21 que el crupier hace pidiendo mientras empata un veintiuno de tres cartas
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe A♥ Q♦ y 10♣ 2♠
      Y que el crupier muestra 5♦ y oculta 9♠
      Y que el sabot da después 9♦ 7♥
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con 5♦ 9♠ 7♥
      Y las manos de la plaza 1 son
        | cartas    | total    | natural | apuesta | resultado | devuelto |
        | A♥ Q♦     | 21 suave | sí      | 2       | gana      | 4        |
        | 10♣ 2♠ 9♦ | 21       | no      | 2       | empata    | 2        |
      Y la plaza 1 tiene 102 fichas

    @id:natural-beats-21-with-ace-up
    Escenario: Un natural gana a un crupier que con su as llega a 21 pidiendo
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe 9♥ 10♥ y K♦ A♠
      Y que el crupier muestra A♣ y oculta 3♠
      Y que el sabot da después 7♦
      Cuando la plaza 1 renuncia al seguro
      Y la plaza 1 conserva
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con A♣ 3♠ 7♦
      Y las manos de la plaza 1 son
        | cartas | total    | natural | apuesta | resultado | devuelto |
        | 9♥ 10♥ | 19       | no      | 5       | pierde    | 0        |
        | K♦ A♠  | 21 suave | sí      | 5       | gana      | 10       |
      Y la plaza 1 tiene 100 fichas

    @id:natural-beats-21-of-four-cards
    Escenario: Un natural gana a un 21 del crupier de cuatro cartas, y un veintiuno de tres cartas empata
      Dado que la plaza 1 apuesta 4 y 4 de un total de 80 fichas
      Y que la plaza 1 recibe A♦ 10♠ y 9♠ 4♥
      Y que el crupier muestra 5♥ y oculta 2♠
      Y que el sabot da después 8♥ 6♦ 8♣
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con 5♥ 2♠ 6♦ 8♣
      Y las manos de la plaza 1 son
        | cartas   | total    | natural | apuesta | resultado | devuelto |
        | A♦ 10♠   | 21 suave | sí      | 4       | gana      | 8        |
        | 9♠ 4♥ 8♥ | 21       | no      | 4       | empata    | 4        |
      Y la plaza 1 tiene 84 fichas

    @id:natural-beats-21-of-five-cards
    Escenario: Un natural gana a un 21 del crupier de cinco cartas, y un diecinueve pierde
      Dado que la plaza 1 apuesta 2 y 2 de un total de 50 fichas
      Y que la plaza 1 recibe 10♥ 9♥ y K♣ A♥
      Y que el crupier muestra 2♦ y oculta 3♠
      Y que el sabot da después 4♣ 5♦ 7♠
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con 2♦ 3♠ 4♣ 5♦ 7♠
      Y las manos de la plaza 1 son
        | cartas | total    | natural | apuesta | resultado | devuelto |
        | 10♥ 9♥ | 19       | no      | 2       | pierde    | 0        |
        | K♣ A♥  | 21 suave | sí      | 2       | gana      | 4        |
      Y la plaza 1 tiene 50 fichas

  @S6.7
  Regla: S6.7 Toda mano ganadora, incluido un natural inicial, se paga 1 a 1.

    @id:natural-paid-like-any-21
    Escenario: Con una apuesta de 2, por un natural vuelven 4, no más que por un 21 hecho pidiendo
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe A♣ J♦ y 7♥ 4♦
      Y que el crupier muestra 10♥ y oculta 9♦
      Y que el sabot da después 10♣
      Cuando la plaza 1 conserva
      Y la plaza 1 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 10♥ 9♦
      Y las manos de la plaza 1 son
        | cartas    | total    | natural | apuesta | resultado | devuelto |
        | A♣ J♦     | 21 suave | sí      | 2       | gana      | 4        |
        | 7♥ 4♦ 10♣ | 21       | no      | 2       | gana      | 4        |
      Y la plaza 1 tiene 104 fichas

    @id:natural-stake-5-returns-10
    Escenario: Con una apuesta de 5, por un natural vuelven 10
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe 10♦ 6♥ y Q♠ A♥
      Y que el crupier muestra 9♣ y oculta 8♠
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 9♣ 8♠
      Y las manos de la plaza 1 son
        | cartas | total    | natural | apuesta | resultado | devuelto |
        | 10♦ 6♥ | 16       | no      | 5       | pierde    | 0        |
        | Q♠ A♥  | 21 suave | sí      | 5       | gana      | 10       |
      Y la plaza 1 tiene 100 fichas

    @id:natural-stake-10-returns-20
    Escenario: Con una apuesta de 10, por un natural vuelven 20; con una apuesta de 1, vuelven 2
      Dado que la plaza 1 apuesta 10 y 10 de un total de 500 fichas
      Y que la plaza 1 recibe A♠ 10♥ y J♥ 7♠
      Y que la plaza 2 apuesta 1 y 1 de un total de 50 fichas
      Y que la plaza 2 recibe 10♠ 8♣ y A♣ K♣
      Y que el crupier muestra Q♦ y oculta 8♦
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 2 con la mano 1
      Cuando la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con Q♦ 8♦
      Y las manos de la plaza 1 son
        | cartas | total    | natural | apuesta | resultado | devuelto |
        | A♠ 10♥ | 21 suave | sí      | 10      | gana      | 20       |
        | J♥ 7♠  | 17       | no      | 10      | pierde    | 0        |
      Y las manos de la plaza 2 son
        | cartas | total    | natural | apuesta | resultado | devuelto |
        | 10♠ 8♣ | 18       | no      | 1       | empata    | 1        |
        | A♣ K♣  | 21 suave | sí      | 1       | gana      | 2        |
      Y la plaza 1 tiene 500 fichas
      Y la plaza 2 tiene 51 fichas

    @id:wins-at-six-stakes
    Escenario: En una mesa de seis con seis apuestas distintas, por cada mano ganadora vuelve el doble de su propia apuesta
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ 7♦ y K♣ 6♠
      Y que la plaza 2 apuesta 3 y 3 de un total de 60 fichas
      Y que la plaza 2 recibe 9♣ 7♥ y J♦ 9♠
      Y que la plaza 3 apuesta 5 y 5 de un total de 80 fichas
      Y que la plaza 3 recibe 10♦ 8♠ y Q♥ 5♦
      Y que la plaza 4 apuesta 7 y 7 de un total de 70 fichas
      Y que la plaza 4 recibe A♣ Q♦ y 10♥ 9♦
      Y que la plaza 5 apuesta 20 y 20 de un total de 200 fichas
      Y que la plaza 5 recibe 8♦ 3♣ y K♠ 7♣
      Y que la plaza 6 apuesta 11 y 11 de un total de 50 fichas
      Y que la plaza 6 recibe 6♥ 5♠ y J♠ 8♥
      Y que el crupier muestra 7♠ y oculta 10♥
      Y que el sabot da después 10♣ 9♥
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 3 conserva
      Y la plaza 4 conserva
      Y la plaza 5 conserva
      Y la plaza 6 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Y la plaza 2 se planta
      Y la plaza 3 se planta
      Y la plaza 3 se planta
      Entonces es el turno de la plaza 4 con la mano 2
      Cuando la plaza 4 se planta
      Y la plaza 5 dobla
      Entonces es el turno de la plaza 5 con la mano 2
      Y la plaza 5 tiene 140 fichas
      Cuando la plaza 5 se planta
      Y la plaza 6 pide carta
      Y la plaza 6 se planta
      Y la plaza 6 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 7♠ 10♥
      Y las manos de la plaza 1 son
        | cartas | total | natural | apuesta | resultado | devuelto |
        | 10♠ 7♦ | 17    | no      | 2       | empata    | 2        |
        | K♣ 6♠  | 16    | no      | 2       | pierde    | 0        |
      Y las manos de la plaza 2 son
        | cartas | total | natural | apuesta | resultado | devuelto |
        | 9♣ 7♥  | 16    | no      | 3       | pierde    | 0        |
        | J♦ 9♠  | 19    | no      | 3       | gana      | 6        |
      Y las manos de la plaza 3 son
        | cartas | total | natural | apuesta | resultado | devuelto |
        | 10♦ 8♠ | 18    | no      | 5       | gana      | 10       |
        | Q♥ 5♦  | 15    | no      | 5       | pierde    | 0        |
      Y las manos de la plaza 4 son
        | cartas | total    | natural | apuesta | resultado | devuelto |
        | A♣ Q♦  | 21 suave | sí      | 7       | gana      | 14       |
        | 10♥ 9♦ | 19       | no      | 7       | gana      | 14       |
      Y las manos de la plaza 5 son
        | cartas    | total | natural | apuesta | resultado | devuelto |
        | 8♦ 3♣ 10♣ | 21    | no      | 40      | gana      | 80       |
        | K♠ 7♣     | 17    | no      | 20      | empata    | 20       |
      Y las manos de la plaza 6 son
        | cartas   | total | natural | apuesta | resultado | devuelto |
        | 6♥ 5♠ 9♥ | 20    | no      | 11      | gana      | 22       |
        | J♠ 8♥    | 18    | no      | 11      | gana      | 22       |
      Y la plaza 1 tiene 98 fichas
      Y la plaza 2 tiene 60 fichas
      Y la plaza 3 tiene 80 fichas
      Y la plaza 4 tiene 84 fichas
      Y la plaza 5 tiene 240 fichas
      Y la plaza 6 tiene 72 fichas

  @S6.8
  Regla: S6.8 Un 21 formado por un cambio empata con el 21 ordinario del crupier y con el 22 del crupier.

    @id:switched-21-pushes-dealer-21
    Escenario: Un as y un rey reunidos por un cambio empatan con el 21 que el crupier hace pidiendo
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe A♠ 5♦ y 9♣ K♠
      Y que el crupier muestra 8♠ y oculta 6♥
      Y que el sabot da después 4♦ 7♣
      Cuando la plaza 1 cambia
      Entonces es el turno de la plaza 1 con la mano 2
      Y las manos de la plaza 1 son
        | cartas | total    | natural | apuesta |
        | A♠ K♠  | 21 suave | no      | 2       |
        | 9♣ 5♦  | 14       | no      | 2       |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con 8♠ 6♥ 7♣
      Y las manos de la plaza 1 son
        | cartas   | total    | natural | apuesta | resultado | devuelto |
        | A♠ K♠    | 21 suave | no      | 2       | empata    | 2        |
        | 9♣ 5♦ 4♦ | 18       | no      | 2       | pierde    | 0        |
      Y la plaza 1 tiene 98 fichas

    @id:switched-21-pushes-dealer-22
    Escenario: Un 21 formado por un cambio empata con el 22 del crupier, igual que el quince a su lado
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe 6♣ A♥ y Q♥ 9♥
      Y que el crupier muestra 10♦ y oculta 2♥
      Y que el sabot da después 10♠
      Cuando la plaza 1 cambia
      Entonces es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 10♦ 2♥ 10♠
      Y las manos de la plaza 1 son
        | cartas | total    | natural | apuesta | resultado | devuelto |
        | 6♣ 9♥  | 15       | no      | 5       | empata    | 5        |
        | Q♥ A♥  | 21 suave | no      | 5       | empata    | 5        |
      Y la plaza 1 tiene 100 fichas

    @id:switched-21-beats-dealer-20
    Escenario: Un 21 formado por un cambio gana 1 a 1 frente al 20 del crupier
      Dado que la plaza 1 apuesta 4 y 4 de un total de 100 fichas
      Y que la plaza 1 recibe 10♥ 3♦ y 8♣ A♣
      Y que el crupier muestra K♣ y oculta 10♣
      Y que el sabot da después 7♦
      Cuando la plaza 1 cambia
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con K♣ 10♣
      Y las manos de la plaza 1 son
        | cartas   | total    | natural | apuesta | resultado | devuelto |
        | 10♥ A♣   | 21 suave | no      | 4       | gana      | 8        |
        | 8♣ 3♦ 7♦ | 18       | no      | 4       | pierde    | 0        |
      Y la plaza 1 tiene 100 fichas

    @id:switched-21-beats-dealer-23 @S6.4
    Escenario: Un 21 formado por un cambio gana al 23 del crupier
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe J♣ 7♥ y 6♦ A♦
      Y que el crupier muestra 9♠ y oculta 5♠
      Y que el sabot da después 9♦
      Cuando la plaza 1 cambia
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 23 con 9♠ 5♠ 9♦
      Y las manos de la plaza 1 son
        | cartas | total    | natural | apuesta | resultado | devuelto |
        | J♣ A♦  | 21 suave | no      | 2       | gana      | 4        |
        | 6♦ 7♥  | 13       | no      | 2       | gana      | 4        |
      Y la plaza 1 tiene 104 fichas

    @id:switched-naturals-push-on-22
    Escenario: Dos naturales que se cambian las segundas cartas empatan con el 22 del crupier
      Dado que la plaza 1 apuesta 10 y 10 de un total de 100 fichas
      Y que la plaza 1 recibe A♠ K♥ y A♦ 10♣
      Y que el crupier muestra 7♦ y oculta 5♣
      Y que el sabot da después K♦
      Cuando la plaza 1 cambia
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 7♦ 5♣ K♦
      Y las manos de la plaza 1 son
        | cartas | total    | natural | apuesta | resultado | devuelto |
        | A♠ 10♣ | 21 suave | no      | 10      | empata    | 10       |
        | A♦ K♥  | 21 suave | no      | 10      | empata    | 10       |
      Y la plaza 1 tiene 100 fichas

  @S6.9
  Regla: S6.9 Una mano que se ha pasado de 21 pierde incluso cuando el crupier termina en 22.

    @id:over-loses-on-22
    Escenario: Una mano de 25 pierde ante el 22 del crupier mientras empata el diecinueve a su lado
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♣ 6♠ y 9♦ 10♠
      Y que el crupier muestra Q♥ y oculta 4♣
      Y que el sabot da después 9♥ 8♦
      Cuando la plaza 1 conserva
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con Q♥ 4♣ 8♦
      Y las manos de la plaza 1 son
        | cartas    | total | apuesta | resultado | devuelto |
        | 10♣ 6♠ 9♥ | 25    | 2       | pierde    | 0        |
        | 9♦ 10♠    | 19    | 2       | empata    | 2        |
      Y la plaza 1 tiene 98 fichas

    @id:doubled-22-loses-on-22
    Escenario: Una mano doblada de 22 pierde toda su apuesta ante el 22 del crupier
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe 7♣ 5♠ y 10♦ 7♥
      Y que el crupier muestra 8♥ y oculta 4♠
      Y que el sabot da después K♥ J♠
      Cuando la plaza 1 conserva
      Y la plaza 1 dobla
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 tiene 85 fichas
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 8♥ 4♠ J♠
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 7♣ 5♠ K♥ | 22    | 10      | pierde    | 0        |
        | 10♦ 7♥   | 17    | 5       | empata    | 5        |
      Y la plaza 1 tiene 90 fichas

    @id:seat-over-twice-on-22
    Escenario: A una plaza que se pasa dos veces el 22 del crupier no le devuelve nada; su vecina recupera sus dos apuestas
      Dado que la plaza 1 apuesta 5 y 5 de un total de 60 fichas
      Y que la plaza 1 recibe 10♣ 5♥ y 8♦ 6♣
      Y que la plaza 2 apuesta 5 y 5 de un total de 60 fichas
      Y que la plaza 2 recibe 10♥ 9♠ y 9♦ 2♥
      Y que el crupier muestra 9♥ y oculta 6♦
      Y que el sabot da después J♦ K♣ 4♣ 7♠
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 pide carta
      Entonces es el turno de la plaza 2 con la mano 1
      Y el crupier muestra 9♥
      Cuando la plaza 2 se planta
      Y la plaza 2 pide carta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 9♥ 6♦ 7♠
      Y las manos de la plaza 1 son
        | cartas    | total | apuesta | resultado | devuelto |
        | 10♣ 5♥ J♦ | 25    | 5       | pierde    | 0        |
        | 8♦ 6♣ K♣  | 24    | 5       | pierde    | 0        |
      Y las manos de la plaza 2 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 10♥ 9♠   | 19    | 5       | empata    | 5        |
        | 9♦ 2♥ 4♣ | 15    | 5       | empata    | 5        |
      Y la plaza 1 tiene 50 fichas
      Y la plaza 2 tiene 60 fichas

    @id:over-loses-on-23 @D18
    Escenario: Una mano de 26 pierde ante el 23 del crupier mientras gana un catorce
      Dado que la plaza 1 apuesta 3 y 3 de un total de 50 fichas
      Y que la plaza 1 recibe 9♣ 7♠ y 6♦ 8♣
      Y que el crupier muestra 10♥ y oculta 3♣
      Y que el sabot da después Q♦ K♠
      Cuando la plaza 1 conserva
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 23 con 10♥ 3♣ K♠
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 9♣ 7♠ Q♦ | 26    | 3       | pierde    | 0        |
        | 6♦ 8♣    | 14    | 3       | gana      | 6        |
      Y la plaza 1 tiene 50 fichas

    @id:over-loses-on-26 @D18
    Escenario: Las manos de 23 y 22 pierden aunque el crupier termine en 26
      Dado que la plaza 1 apuesta 10 y 10 de un total de 100 fichas
      Y que la plaza 1 recibe 8♥ 5♦ y 10♠ 2♣
      Y que la plaza 2 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 2 recibe J♥ 5♣ y 9♠ 4♦
      Y que el crupier muestra 6♠ y oculta 10♣
      Y que el sabot da después 10♥ 7♦ 5♥ Q♠
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 2 con la mano 1
      Cuando la plaza 2 pide carta
      Entonces es el turno de la plaza 2 con la mano 2
      Cuando la plaza 2 pide carta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 26 con 6♠ 10♣ Q♠
      Y las manos de la plaza 1 son
        | cartas    | total | apuesta | resultado | devuelto |
        | 8♥ 5♦ 10♥ | 23    | 10      | pierde    | 0        |
        | 10♠ 2♣    | 12    | 10      | gana      | 20       |
      Y las manos de la plaza 2 son
        | cartas   | total | apuesta | resultado | devuelto |
        | J♥ 5♣ 7♦ | 22    | 2       | pierde    | 0        |
        | 9♠ 4♦ 5♥ | 18    | 2       | gana      | 4        |
      Y la plaza 1 tiene 100 fichas
      Y la plaza 2 tiene 100 fichas

    @id:over-loses-on-17 @D18
    Escenario: Frente a un 17 del crupier, una mano de 24 pierde y un dieciocho gana
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe Q♣ 6♥ y K♥ 8♦
      Y que el crupier muestra 10♦ y oculta 7♣
      Y que el sabot da después 8♠
      Cuando la plaza 1 conserva
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 10♦ 7♣
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | Q♣ 6♥ 8♠ | 24    | 2       | pierde    | 0        |
        | K♥ 8♦    | 18    | 2       | gana      | 4        |
      Y la plaza 1 tiene 100 fichas

    @id:split-hand-over-loses-on-22
    Escenario: Ante el 22 del crupier pierde una mano separada que se ha pasado, y también una mano de la segunda plaza
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe 8♠ 8♦ y 10♦ 9♠
      Y que la plaza 2 apuesta 2 y 2 de un total de 50 fichas
      Y que la plaza 2 recibe 9♥ 8♣ y 10♠ 6♦
      Y que el crupier muestra 7♣ y oculta 5♠
      Y que el sabot da después 5♥ K♦ 10♣ J♥ 10♥
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 separa
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 2 con la mano 1
      Cuando la plaza 2 se planta
      Y la plaza 2 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 7♣ 5♠ 10♥
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 8♠ 5♥ K♦ | 23    | 5       | pierde    | 0        |
        | 1       | 8♦ 10♣   | 18    | 5       | empata    | 5        |
        | 2       | 10♦ 9♠   | 19    | 5       | empata    | 5        |
      Y las manos de la plaza 2 son
        | casilla | cartas    | total | apuesta | resultado | devuelto |
        | 1       | 9♥ 8♣     | 17    | 2       | empata    | 2        |
        | 2       | 10♠ 6♦ J♥ | 26    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 95 fichas
      Y la plaza 2 tiene 48 fichas

    @id:doubled-split-hand-over-loses-on-22
    Escenario: Una mano separada de la segunda casilla que dobló y se pasó pierde toda su apuesta ante el 22 del crupier
      Dado que la plaza 1 apuesta 3 y 3 de un total de 60 fichas
      Y que la plaza 1 recibe 10♣ 7♦ y 6♣ 6♥
      Y que el crupier muestra 9♦ y oculta 4♠
      Y que el sabot da después 10♦ 9♣ K♠ 9♥
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 separa
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 dobla
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 9♦ 4♠ 9♥
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 10♣ 7♦   | 17    | 3       | empata    | 3        |
        | 2       | 6♣ 10♦   | 16    | 3       | empata    | 3        |
        | 2       | 6♥ 9♣ K♠ | 25    | 6       | pierde    | 0        |
      Y la plaza 1 tiene 54 fichas
