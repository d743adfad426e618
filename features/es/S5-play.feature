# language: es
@switch-us
Característica: S5 El juego de las manos
  Después de elegir entre conservar y cambiar, con cada mano se pide carta, se dobla o se separa, hasta que la mano se planta, llega a 21 o se pasa.

  @S5.1
  Regla: S5.1 Cada plaza termina su primera mano antes de que actúe la segunda.

    @id:hands-of-a-seat-act-one-after-the-other
    Escenario: La segunda mano espera a la primera, y una mano que se ha plantado no vuelve a actuar
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 6♣ 5♥ y 10♠ 3♦
      Y que el crupier muestra 9♦ y oculta 10♣
      Y que el sabot da después 8♣ 4♥
      Cuando la plaza 1 conserva
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 intenta pedir carta con la mano 2
      Entonces se rechaza el intento: no es su turno
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 intenta plantarse con la mano 2
      Entonces se rechaza el intento: no es su turno
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 intenta pedir carta con la mano 1
      Entonces se rechaza el intento: no es su turno
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♦ 10♣
      Y las manos de la plaza 1 son
        | cartas    | total | apuesta | resultado | devuelto |
        | 6♣ 5♥ 8♣  | 19    | 2       | empata    | 2        |
        | 10♠ 3♦ 4♥ | 17    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 98 fichas

    @id:first-hand-over-gives-the-turn-to-the-second
    Escenario: Cuando la primera mano se pasa, el turno pasa a la segunda
      Dado que la plaza 1 apuesta 5 y 5 de un total de 50 fichas
      Y que la plaza 1 recibe 10♣ 4♦ y 7♥ 2♠
      Y que el crupier muestra 8♦ y oculta 10♥
      Y que el sabot da después K♠ 10♦
      Cuando la plaza 1 conserva
      Y la plaza 1 pide carta
      Entonces las manos de la plaza 1 son
        | cartas    | total | apuesta |
        | 10♣ 4♦ K♠ | 24    | 5       |
        | 7♥ 2♠     | 9     | 5       |
      Y es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♦ 10♥
      Y las manos de la plaza 1 son
        | cartas    | total | apuesta | resultado | devuelto |
        | 10♣ 4♦ K♠ | 24    | 5       | pierde    | 0        |
        | 7♥ 2♠ 10♦ | 19    | 5       | gana      | 10       |
      Y la plaza 1 tiene 50 fichas

    @id:three-seats-play-in-order
    Escenario: Tres plazas juegan una tras otra, cada una con sus dos manos
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 2 apuesta 3 y 3 de un total de 60 fichas
      Y que la plaza 3 apuesta 10 y 10 de un total de 200 fichas
      Y que la plaza 1 recibe 9♠ 8♦ y 10♥ 3♠
      Y que la plaza 2 recibe 6♦ 4♣ y 10♠ 9♥
      Y que la plaza 3 recibe 7♦ 5♠ y K♥ 7♠
      Y que el crupier muestra 8♣ y oculta 10♦
      Y que el sabot da después 7♥ 8♥ 7♣ Q♣
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 3 conserva
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 2 con la mano 1
      Cuando la plaza 2 pide carta
      Y la plaza 2 se planta
      Entonces es el turno de la plaza 2 con la mano 2
      Cuando la plaza 2 se planta
      Entonces es el turno de la plaza 3 con la mano 1
      Cuando la plaza 3 pide carta
      Y la plaza 3 se planta
      Entonces es el turno de la plaza 3 con la mano 2
      Cuando la plaza 3 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♣ 10♦
      Y las manos de la plaza 1 son
        | cartas    | total | apuesta | resultado | devuelto |
        | 9♠ 8♦     | 17    | 2       | pierde    | 0        |
        | 10♥ 3♠ 7♥ | 20    | 2       | gana      | 4        |
      Y las manos de la plaza 2 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 6♦ 4♣ 8♥ | 18    | 3       | empata    | 3        |
        | 10♠ 9♥   | 19    | 3       | gana      | 6        |
      Y las manos de la plaza 3 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 7♦ 5♠ 7♣ | 19    | 10      | gana      | 20       |
        | K♥ 7♠ Q♣ | 27    | 10      | pierde    | 0        |
      Y la plaza 1 tiene 100 fichas
      Y la plaza 2 tiene 63 fichas
      Y la plaza 3 tiene 200 fichas

    @id:seats-wait-for-their-turn-to-play
    Escenario: La plaza 2 espera hasta que la plaza 1 ha terminado sus dos manos, y la plaza 1 no vuelve a actuar
      Dado que la plaza 1 apuesta 4 y 4 de un total de 80 fichas
      Y que la plaza 2 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♦ 5♣ y 9♣ 2♦
      Y que la plaza 2 recibe 8♥ 6♠ y Q♥ 9♦
      Y que el crupier muestra 10♣ y oculta 9♥
      Y que el sabot da después 3♣ 5♦
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 2 intenta plantarse
      Entonces se rechaza el intento: no es su turno
      Y es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 2 intenta pedir carta
      Entonces se rechaza el intento: no es su turno
      Y es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 2 con la mano 1
      Cuando la plaza 1 intenta pedir carta
      Entonces se rechaza el intento: no es su turno
      Cuando la plaza 2 se planta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 10♣ 9♥
      Y las manos de la plaza 1 son
        | cartas    | total | apuesta | resultado | devuelto |
        | 10♦ 5♣ 3♣ | 18    | 4       | pierde    | 0        |
        | 9♣ 2♦ 5♦  | 16    | 4       | pierde    | 0        |
      Y las manos de la plaza 2 son
        | cartas | total | apuesta | resultado | devuelto |
        | 8♥ 6♠  | 14    | 2       | pierde    | 0        |
        | Q♥ 9♦  | 19    | 2       | empata    | 2        |
      Y la plaza 1 tiene 72 fichas
      Y la plaza 2 tiene 98 fichas

    @id:split-hands-act-before-the-second-hand
    Escenario: Las dos manos que salen de separar la primera van antes que la segunda mano original y antes que la plaza 2
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 2 apuesta 6 y 6 de un total de 60 fichas
      Y que la plaza 1 recibe 8♦ 8♣ y 10♥ 9♣
      Y que la plaza 2 recibe Q♠ 7♦ y 5♣ 4♥
      Y que el crupier muestra 8♠ y oculta K♦
      Y que el sabot da después 10♠ 2♥ 10♣ J♦
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 tiene 94 fichas
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 intenta plantarse con la mano 3
      Entonces se rechaza el intento: no es su turno
      Cuando la plaza 2 intenta pedir carta
      Entonces se rechaza el intento: no es su turno
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Y las manos de la plaza 1 son
        | casilla | cartas    | total | apuesta |
        | 1       | 8♦ 10♠    | 18    | 2       |
        | 1       | 8♣ 2♥ 10♣ | 20    | 2       |
        | 2       | 10♥ 9♣    | 19    | 2       |
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 2 con la mano 1
      Cuando la plaza 2 se planta
      Y la plaza 2 pide carta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♠ K♦
      Y las manos de la plaza 1 son
        | casilla | cartas    | total | apuesta | resultado | devuelto |
        | 1       | 8♦ 10♠    | 18    | 2       | empata    | 2        |
        | 1       | 8♣ 2♥ 10♣ | 20    | 2       | gana      | 4        |
        | 2       | 10♥ 9♣    | 19    | 2       | gana      | 4        |
      Y las manos de la plaza 2 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | Q♠ 7♦    | 17    | 6       | pierde    | 0        |
        | 2       | 5♣ 4♥ J♦ | 19    | 6       | gana      | 12       |
      Y la plaza 1 tiene 104 fichas
      Y la plaza 2 tiene 60 fichas

  @S5.2
  Regla: S5.2 Con cualquier total inferior a 21, una mano puede pedir cartas, una cada vez, o plantarse.

    @id:eight-cards-in-one-hand
    Escenario: Una mano pide una carta baja tras otra hasta tener ocho cartas
      Dado que la plaza 1 apuesta 7 y 7 de un total de 70 fichas
      Y que la plaza 1 recibe 2♣ 3♦ y J♥ 9♥
      Y que el crupier muestra 10♠ y oculta 9♦
      Y que el sabot da después 2♥ 3♣ 4♠ 2♠ A♦ 3♥
      Cuando la plaza 1 conserva
      Entonces la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 pide carta
      Entonces la plaza 1 puede pedir carta o plantarse
      Y las manos de la plaza 1 son
        | cartas   | total |
        | 2♣ 3♦ 2♥ | 7     |
        | J♥ 9♥    | 19    |
      Cuando la plaza 1 pide carta
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Entonces las manos de la plaza 1 son
        | cartas               | total |
        | 2♣ 3♦ 2♥ 3♣ 4♠ 2♠ A♦ | 17    |
        | J♥ 9♥                | 19    |
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 10♠ 9♦
      Y las manos de la plaza 1 son
        | cartas                  | total | apuesta | resultado | devuelto |
        | 2♣ 3♦ 2♥ 3♣ 4♠ 2♠ A♦ 3♥ | 20    | 7       | gana      | 14       |
        | J♥ 9♥                   | 19    | 7       | empata    | 7        |
      Y la plaza 1 tiene 77 fichas

    @id:standing-on-five
    Escenario: Una mano puede plantarse con 5, y gana cuando el crupier se pasa
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 2♥ 3♠ y 9♦ 10♠
      Y que el crupier muestra 6♠ y oculta 10♣
      Y que el sabot da después 9♠
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 25 con 6♠ 10♣ 9♠
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 2♥ 3♠  | 5     | 2       | gana      | 4        |
        | 9♦ 10♠ | 19    | 2       | gana      | 4        |
      Y la plaza 1 tiene 104 fichas

    @id:hard-20-is-hit-to-21
    Escenario: Con 20 duro aún se puede pedir carta, y un as lo convierte en 21
      Dado que la plaza 1 apuesta 2 y 2 de un total de 20 fichas
      Y que la plaza 1 recibe 10♦ 6♥ y 10♠ 7♣
      Y que el crupier muestra 7♥ y oculta 10♥
      Y que el sabot da después 4♣ A♣
      Cuando la plaza 1 conserva
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta o plantarse
      Y las manos de la plaza 1 son
        | cartas    | total |
        | 10♦ 6♥ 4♣ | 20    |
        | 10♠ 7♣    | 17    |
      Cuando la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 7♥ 10♥
      Y las manos de la plaza 1 son
        | cartas       | total | apuesta | resultado | devuelto |
        | 10♦ 6♥ 4♣ A♣ | 21    | 2       | gana      | 4        |
        | 10♠ 7♣       | 17    | 2       | empata    | 2        |
      Y la plaza 1 tiene 22 fichas

    @id:soft-20-is-hit
    Escenario: Con 20 suave se puede pedir carta: el as vale entonces 1 y la mano sigue desde 15
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe A♦ 9♣ y 10♠ 3♣
      Y que el crupier muestra 10♦ y oculta 8♥
      Y que el sabot da después 5♥ 4♦
      Cuando la plaza 1 conserva
      Entonces las manos de la plaza 1 son
        | cartas | total    |
        | A♦ 9♣  | 20 suave |
        | 10♠ 3♣ | 13       |
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 pide carta
      Entonces las manos de la plaza 1 son
        | cartas   | total |
        | A♦ 9♣ 5♥ | 15    |
        | 10♠ 3♣   | 13    |
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♦ 8♥
      Y las manos de la plaza 1 son
        | cartas      | total | apuesta | resultado | devuelto |
        | A♦ 9♣ 5♥ 4♦ | 19    | 2       | gana      | 4        |
        | 10♠ 3♣      | 13    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 100 fichas

    @id:soft-19-turns-into-hard-18
    Escenario: Una mano suave crece, se vuelve dura en lugar de pasarse, y se planta
      Dado que la plaza 1 apuesta 6 y 6 de un total de 60 fichas
      Y que la plaza 1 recibe A♠ 5♦ y Q♣ 6♦
      Y que el crupier muestra 10♥ y oculta 9♠
      Y que el sabot da después 3♥ 9♥ 3♦
      Cuando la plaza 1 conserva
      Entonces las manos de la plaza 1 son
        | cartas | total    |
        | A♠ 5♦  | 16 suave |
        | Q♣ 6♦  | 16       |
      Cuando la plaza 1 pide carta
      Entonces las manos de la plaza 1 son
        | cartas   | total    |
        | A♠ 5♦ 3♥ | 19 suave |
        | Q♣ 6♦    | 16       |
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 pide carta
      Entonces las manos de la plaza 1 son
        | cartas      | total |
        | A♠ 5♦ 3♥ 9♥ | 18    |
        | Q♣ 6♦       | 16    |
      Y es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 10♥ 9♠
      Y las manos de la plaza 1 son
        | cartas      | total | apuesta | resultado | devuelto |
        | A♠ 5♦ 3♥ 9♥ | 18    | 6       | pierde    | 0        |
        | Q♣ 6♦ 3♦    | 19    | 6       | empata    | 6        |
      Y la plaza 1 tiene 54 fichas

    @id:five-aces-in-one-hand @S2.6
    Escenario: Cinco ases son 15 suave: solo uno de ellos vale 11
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe A♥ A♣ y 10♠ 8♣
      Y que el crupier muestra 10♣ y oculta 8♦
      Y que el sabot da después A♦ A♠ A♥ 10♦ 5♠
      Cuando la plaza 1 conserva
      Entonces las manos de la plaza 1 son
        | cartas | total    |
        | A♥ A♣  | 12 suave |
        | 10♠ 8♣ | 18       |
      Cuando la plaza 1 pide carta
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Entonces las manos de la plaza 1 son
        | cartas         | total    |
        | A♥ A♣ A♦ A♠ A♥ | 15 suave |
        | 10♠ 8♣         | 18       |
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 pide carta
      Entonces las manos de la plaza 1 son
        | cartas             | total |
        | A♥ A♣ A♦ A♠ A♥ 10♦ | 15    |
        | 10♠ 8♣             | 18    |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♣ 8♦
      Y las manos de la plaza 1 son
        | cartas                | total | apuesta | resultado | devuelto |
        | A♥ A♣ A♦ A♠ A♥ 10♦ 5♠ | 20    | 2       | gana      | 4        |
        | 10♠ 8♣                | 18    | 2       | empata    | 2        |
      Y la plaza 1 tiene 102 fichas

    @id:no-switch-and-no-insurance-while-hands-are-played @S4.4
    Escenario: Mientras se juegan las manos ya no queda nada que conservar, cambiar ni asegurar
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ 2♦ y 6♥ 9♣
      Y que el crupier muestra 10♥ y oculta 9♥
      Y que el sabot da después 7♠ 3♣
      Cuando la plaza 1 conserva
      Y la plaza 1 intenta conservar
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 intenta cambiar
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 intenta asegurarse por 1 y 0
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 intenta renunciar al seguro
      Entonces se rechaza el intento: no es el momento
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 pide carta
      Y la plaza 1 intenta cambiar
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 se planta
      Y la plaza 1 intenta cambiar
      Entonces se rechaza el intento: no es el momento
      Y es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 10♥ 9♥
      Y las manos de la plaza 1 son
        | cartas    | total | apuesta | resultado | devuelto |
        | 10♠ 2♦ 7♠ | 19    | 2       | empata    | 2        |
        | 6♥ 9♣ 3♣  | 18    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 98 fichas

    @id:no-card-after-the-round
    Escenario: Terminada la ronda, ninguna mano recibe otra carta
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 9♦ 10♦ y 7♣ 5♦
      Y que el crupier muestra 7♦ y oculta 10♠
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Cuando la plaza 1 intenta pedir carta
      Entonces se rechaza el intento: ronda terminada
      Cuando la plaza 1 intenta plantarse
      Entonces se rechaza el intento: ronda terminada
      Cuando la plaza 1 intenta doblar
      Entonces se rechaza el intento: ronda terminada
      Y la ronda ha terminado
      Y el crupier termina en 17 con 7♦ 10♠
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 9♦ 10♦ | 19    | 2       | gana      | 4        |
        | 7♣ 5♦  | 12    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 100 fichas

    @id:standing-on-two-aces-and-on-four
    Escenario: Una mano puede plantarse con dos ases o con dos doses, y gana cuando el crupier se pasa
      Dado que la plaza 1 apuesta 2 y 2 de un total de 20 fichas
      Y que la plaza 1 recibe A♠ A♦ y 10♥ 9♣
      Y que la plaza 2 apuesta 5 y 5 de un total de 50 fichas
      Y que la plaza 2 recibe 2♦ 2♥ y K♦ 6♥
      Y que el crupier muestra 5♣ y oculta 10♠
      Y que el sabot da después 8♠ 9♦
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Entonces la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 2 con la mano 1
      Y la plaza 2 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 2 se planta
      Y la plaza 2 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 24 con 5♣ 10♠ 9♦
      Y las manos de la plaza 1 son
        | cartas | total    | apuesta | resultado | devuelto |
        | A♠ A♦  | 12 suave | 2       | gana      | 4        |
        | 10♥ 9♣ | 19       | 2       | gana      | 4        |
      Y las manos de la plaza 2 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 2♦ 2♥    | 4     | 5       | gana      | 10       |
        | K♦ 6♥ 8♠ | 24    | 5       | pierde    | 0        |
      Y la plaza 1 tiene 24 fichas
      Y la plaza 2 tiene 50 fichas

  @S5.3
  Regla: S5.3 Una mano cuyo total es 21 ya no toma ninguna decisión.

    @id:hit-to-soft-21-passes-the-turn
    Escenario: Una mano que llega a 21 suave pidiendo está terminada y actúa la segunda mano
      Dado que la plaza 1 apuesta 2 y 2 de un total de 10 fichas
      Y que la plaza 1 recibe A♠ 7♥ y K♠ 5♦
      Y que el crupier muestra 7♣ y oculta 10♥
      Y que el sabot da después 3♣ 2♥
      Cuando la plaza 1 conserva
      Y la plaza 1 pide carta
      Entonces las manos de la plaza 1 son
        | cartas   | total    |
        | A♠ 7♥ 3♣ | 21 suave |
        | K♠ 5♦    | 15       |
      Y es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 intenta pedir carta con la mano 1
      Entonces se rechaza el intento: no es su turno
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 7♣ 10♥
      Y las manos de la plaza 1 son
        | cartas   | total    | apuesta | resultado | devuelto |
        | A♠ 7♥ 3♣ | 21 suave | 2       | gana      | 4        |
        | K♠ 5♦ 2♥ | 17       | 2       | empata    | 2        |
      Y la plaza 1 tiene 12 fichas

    @id:21-in-the-last-hand-ends-the-round
    Escenario: Cuando la última mano llega a 21 pidiendo, la ronda termina por sí sola
      Dado que la plaza 1 apuesta 5 y 5 de un total de 30 fichas
      Y que la plaza 1 recibe 10♥ 8♦ y 6♣ 3♠
      Y que el crupier muestra 8♣ y oculta Q♦
      Y que el sabot da después 2♦ Q♠
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♣ Q♦
      Y las manos de la plaza 1 son
        | cartas      | total | apuesta | resultado | devuelto |
        | 10♥ 8♦      | 18    | 5       | empata    | 5        |
        | 6♣ 3♠ 2♦ Q♠ | 21    | 5       | gana      | 10       |
      Y la plaza 1 tiene 35 fichas

    @id:split-hand-dealt-21-passes-the-turn @S5.9
    Escenario: Un rey separado que recibe un as está terminado, y actúa el otro rey
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe K♦ K♠ y 10♦ 9♥
      Y que el crupier muestra 8♠ y oculta 10♥
      Y que el sabot da después A♥ 7♦
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 2
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | natural | apuesta |
        | 1       | K♦ A♥  | 21 suave | no      | 2       |
        | 1       | K♠ 7♦  | 17       | no      | 2       |
        | 2       | 10♦ 9♥ | 19       | no      | 2       |
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♠ 10♥
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | natural | apuesta | resultado | devuelto |
        | 1       | K♦ A♥  | 21 suave | no      | 2       | gana      | 4        |
        | 1       | K♠ 7♦  | 17       | no      | 2       | pierde    | 0        |
        | 2       | 10♦ 9♥ | 19       | no      | 2       | gana      | 4        |
      Y la plaza 1 tiene 102 fichas

    @id:natural-takes-no-decision @D4
    Escenario: Con un natural no se puede pedir carta ni doblar; la segunda mano actúa en el acto
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe A♣ K♥ y 9♠ 5♦
      Y que el crupier muestra 10♠ y oculta 8♥
      Y que el sabot da después 4♥
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 1 con la mano 2
      Y las manos de la plaza 1 son
        | cartas | total    | natural |
        | A♣ K♥  | 21 suave | sí      |
        | 9♠ 5♦  | 14       | no      |
      Cuando la plaza 1 intenta pedir carta con la mano 1
      Entonces se rechaza el intento: no es su turno
      Cuando la plaza 1 intenta doblar con la mano 1
      Entonces se rechaza el intento: no es su turno
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♠ 8♥
      Y las manos de la plaza 1 son
        | cartas   | total    | natural | apuesta | resultado | devuelto |
        | A♣ K♥    | 21 suave | sí      | 2       | gana      | 4        |
        | 9♠ 5♦ 4♥ | 18       | no      | 2       | empata    | 2        |
      Y la plaza 1 tiene 102 fichas

    @id:natural-in-the-second-spot-ends-the-round @D4
    Escenario: Con un natural en la segunda casilla, la ronda termina cuando se planta la primera mano
      Dado que la plaza 1 apuesta 8 y 8 de un total de 100 fichas
      Y que la plaza 1 recibe 10♣ 9♦ y Q♥ A♦
      Y que el crupier muestra 7♣ y oculta K♠
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 7♣ K♠
      Y las manos de la plaza 1 son
        | cartas | total    | natural | apuesta | resultado | devuelto |
        | 10♣ 9♦ | 19       | no      | 8       | gana      | 16       |
        | Q♥ A♦  | 21 suave | sí      | 8       | gana      | 16       |
      Y la plaza 1 tiene 116 fichas

    @id:switched-21-takes-no-decision @D4
    Escenario: Con un 21 formado por el cambio no se puede pedir carta ni doblar; la segunda mano actúa en el acto
      Dado que la plaza 1 apuesta 3 y 3 de un total de 9 fichas
      Y que la plaza 1 recibe A♠ 5♥ y 9♣ K♣
      Y que el crupier muestra 10♥ y oculta 7♦
      Y que el sabot da después 3♠
      Cuando la plaza 1 cambia
      Entonces es el turno de la plaza 1 con la mano 2
      Y las manos de la plaza 1 son
        | cartas | total    | natural |
        | A♠ K♣  | 21 suave | no      |
        | 9♣ 5♥  | 14       | no      |
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 intenta pedir carta con la mano 1
      Entonces se rechaza el intento: no es su turno
      Cuando la plaza 1 intenta doblar con la mano 1
      Entonces se rechaza el intento: no es su turno
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 10♥ 7♦
      Y las manos de la plaza 1 son
        | cartas   | total    | natural | apuesta | resultado | devuelto |
        | A♠ K♣    | 21 suave | no      | 3       | gana      | 6        |
        | 9♣ 5♥ 3♠ | 17       | no      | 3       | empata    | 3        |
      Y la plaza 1 tiene 12 fichas

    @id:two-switched-21s-end-the-round @D4 @S4.5
    Escenario: Dos 21 formados por un mismo cambio no dejan nada que jugar
      Dado que la plaza 1 apuesta 15 y 15 de un total de 40 fichas
      Y que la plaza 1 recibe A♥ A♦ y 10♣ K♠
      Y que el crupier muestra 9♥ y oculta J♦
      Cuando la plaza 1 cambia
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♥ J♦
      Y las manos de la plaza 1 son
        | cartas | total    | natural | apuesta | resultado | devuelto |
        | A♥ K♠  | 21 suave | no      | 15      | gana      | 30       |
        | 10♣ A♦ | 21 suave | no      | 15      | gana      | 30       |
      Y la plaza 1 tiene 70 fichas

  @S5.4
  Regla: S5.4 Una mano puede doblar con sus dos primeras cartas: una apuesta adicional igual a la primera, exactamente una carta, y después se planta.

    @id:double-takes-one-card-and-stands
    Escenario: Al doblar con 11 se apuesta otro tanto, se recibe una carta y pasa el turno
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 6♥ 5♠ y 10♣ 7♠
      Y que el crupier muestra 10♦ y oculta 8♣
      Y que el sabot da después 8♦
      Cuando la plaza 1 conserva
      Entonces la plaza 1 tiene 96 fichas
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 dobla
      Entonces la plaza 1 tiene 94 fichas
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta |
        | 6♥ 5♠ 8♦ | 19    | 4       |
        | 10♣ 7♠   | 17    | 2       |
      Y es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♦ 8♣
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 6♥ 5♠ 8♦ | 19    | 4       | gana      | 8        |
        | 10♣ 7♠   | 17    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 102 fichas

    @id:double-on-seven
    Escenario: Una mano de 7 puede doblar, y se planta con el 10 que suma
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 4♠ 3♦ y K♠ 8♥
      Y que el crupier muestra 10♥ y oculta 7♣
      Y que el sabot da después 3♠
      Cuando la plaza 1 conserva
      Y la plaza 1 dobla
      Entonces es el turno de la plaza 1 con la mano 2
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta |
        | 4♠ 3♦ 3♠ | 10    | 4       |
        | K♠ 8♥    | 18    | 2       |
      Cuando la plaza 1 intenta pedir carta con la mano 1
      Entonces se rechaza el intento: no es su turno
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 10♥ 7♣
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 4♠ 3♦ 3♠ | 10    | 4       | pierde    | 0        |
        | K♠ 8♥    | 18    | 2       | gana      | 4        |
      Y la plaza 1 tiene 98 fichas

    @id:no-double-after-a-hit
    Escenario: Una mano de 7 ya no puede doblar una vez que ha pedido carta
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 4♠ 3♦ y K♠ 8♥
      Y que el crupier muestra 10♥ y oculta 7♣
      Y que el sabot da después 3♠ 9♦
      Cuando la plaza 1 conserva
      Y la plaza 1 pide carta
      Entonces la plaza 1 puede pedir carta o plantarse
      Y la plaza 1 no puede doblar
      Cuando la plaza 1 intenta doblar
      Entonces se rechaza el intento: no son dos cartas
      Y la plaza 1 tiene 96 fichas
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 10♥ 7♣
      Y las manos de la plaza 1 son
        | cartas      | total | apuesta | resultado | devuelto |
        | 4♠ 3♦ 3♠ 9♦ | 19    | 2       | gana      | 4        |
        | K♠ 8♥       | 18    | 2       | gana      | 4        |
      Y la plaza 1 tiene 104 fichas

    @id:double-on-soft-17
    Escenario: Con un 17 suave se puede doblar, y un diez lo convierte en 17 duro
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe A♦ 6♣ y Q♠ 3♦
      Y que el crupier muestra 9♦ y oculta 8♠
      Y que el sabot da después 10♥
      Cuando la plaza 1 conserva
      Entonces la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 dobla
      Entonces es el turno de la plaza 1 con la mano 2
      Y las manos de la plaza 1 son
        | cartas    | total | apuesta |
        | A♦ 6♣ 10♥ | 17    | 4       |
        | Q♠ 3♦     | 13    | 2       |
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 9♦ 8♠
      Y las manos de la plaza 1 son
        | cartas    | total | apuesta | resultado | devuelto |
        | A♦ 6♣ 10♥ | 17    | 4       | empata    | 4        |
        | Q♠ 3♦     | 13    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 98 fichas

    @id:double-on-20
    Escenario: Una mano de 20 puede doblar, y un as la convierte en 21
      Dado que la plaza 1 apuesta 20 y 20 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ K♣ y 8♣ 4♥
      Y que el crupier muestra 9♥ y oculta J♦
      Y que el sabot da después A♥
      Cuando la plaza 1 conserva
      Entonces la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 dobla
      Entonces la plaza 1 tiene 40 fichas
      Y es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♥ J♦
      Y las manos de la plaza 1 son
        | cartas    | total | apuesta | resultado | devuelto |
        | 10♠ K♣ A♥ | 21    | 40      | gana      | 80       |
        | 8♣ 4♥     | 12    | 20      | pierde    | 0        |
      Y la plaza 1 tiene 120 fichas

    @id:double-after-a-switch @D2
    Escenario: Una mano puede doblar con el 11 que le ha dado un cambio
      Dado que la plaza 1 apuesta 10 y 10 de un total de 100 fichas
      Y que la plaza 1 recibe 7♠ 10♣ y K♥ 4♦
      Y que el crupier muestra 8♦ y oculta Q♣
      Y que el sabot da después 8♠
      Cuando la plaza 1 cambia
      Entonces las manos de la plaza 1 son
        | cartas | total | apuesta |
        | 7♠ 4♦  | 11    | 10      |
        | K♥ 10♣ | 20    | 10      |
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 dobla
      Entonces la plaza 1 tiene 70 fichas
      Y es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♦ Q♣
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 7♠ 4♦ 8♠ | 19    | 20      | gana      | 40       |
        | K♥ 10♣   | 20    | 10      | gana      | 20       |
      Y la plaza 1 tiene 130 fichas

    @id:split-of-a-switched-pair @D2 @S5.6
    Escenario: Una pareja formada por el cambio puede separarse
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 8♥ 10♦ y J♠ 8♠
      Y que el crupier muestra 9♦ y oculta 10♥
      Y que el sabot da después 10♣ 3♦ 9♣
      Cuando la plaza 1 cambia
      Entonces la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces la plaza 1 tiene 94 fichas
      Y es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♦ 10♥
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 8♥ 10♣   | 18    | 2       | pierde    | 0        |
        | 1       | 8♠ 3♦ 9♣ | 20    | 2       | gana      | 4        |
        | 2       | J♠ 10♦   | 20    | 2       | gana      | 4        |
      Y la plaza 1 tiene 102 fichas

    @id:doubled-hand-over-21-loses-it-all @D6
    Escenario: Una mano doblada que se pasa pierde toda su apuesta doblada
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♦ 5♥ y 10♠ 9♣
      Y que el crupier muestra 7♠ y oculta 10♥
      Y que el sabot da después Q♠
      Cuando la plaza 1 conserva
      Y la plaza 1 dobla
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 tiene 94 fichas
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 7♠ 10♥
      Y las manos de la plaza 1 son
        | cartas    | total | apuesta | resultado | devuelto |
        | 10♦ 5♥ Q♠ | 25    | 4       | pierde    | 0        |
        | 10♠ 9♣    | 19    | 2       | gana      | 4        |
      Y la plaza 1 tiene 98 fichas

    @id:doubled-hand-over-21-against-22 @D6 @S6.9
    Escenario: Una mano doblada que se ha pasado pierde incluso cuando el crupier termina en 22
      Dado que la plaza 1 apuesta 3 y 3 de un total de 100 fichas
      Y que la plaza 1 recibe 9♠ 7♦ y 10♦ 8♥
      Y que el crupier muestra 6♠ y oculta 10♣
      Y que el sabot da después K♣ 6♦
      Cuando la plaza 1 conserva
      Y la plaza 1 dobla
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 tiene 91 fichas
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 6♠ 10♣ 6♦
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 9♠ 7♦ K♣ | 26    | 6       | pierde    | 0        |
        | 10♦ 8♥   | 18    | 3       | empata    | 3        |
      Y la plaza 1 tiene 94 fichas

    @id:doubled-hand-over-21-against-23 @D6 @S6.4
    Escenario: Una mano doblada que se ha pasado pierde incluso cuando también se pasa el crupier
      Dado que la plaza 1 apuesta 6 y 6 de un total de 60 fichas
      Y que la plaza 1 recibe 8♣ 6♥ y 5♠ 7♥
      Y que el crupier muestra 6♣ y oculta Q♦
      Y que el sabot da después J♦ 7♠
      Cuando la plaza 1 conserva
      Y la plaza 1 dobla
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 tiene 42 fichas
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 23 con 6♣ Q♦ 7♠
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 8♣ 6♥ J♦ | 24    | 12      | pierde    | 0        |
        | 5♠ 7♥    | 12    | 6       | gana      | 12       |
      Y la plaza 1 tiene 54 fichas

    @id:double-with-exactly-the-stake-left @D7
    Escenario: Una plaza a la que le queda exactamente su apuesta puede doblar
      Dado que la plaza 1 apuesta 5 y 5 de un total de 15 fichas
      Y que la plaza 1 recibe 5♦ 6♠ y 10♣ 9♥
      Y que el crupier muestra 8♥ y oculta 10♠
      Y que el sabot da después 7♥
      Cuando la plaza 1 conserva
      Entonces la plaza 1 tiene 5 fichas
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 dobla
      Entonces la plaza 1 tiene 0 fichas
      Y es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♥ 10♠
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 5♦ 6♠ 7♥ | 18    | 10      | empata    | 10       |
        | 10♣ 9♥   | 19    | 5       | gana      | 10       |
      Y la plaza 1 tiene 20 fichas

    @id:double-with-one-chip-too-few @D7
    Escenario: Una plaza a la que le queda una ficha menos que su apuesta no puede doblar
      Dado que la plaza 1 apuesta 5 y 5 de un total de 14 fichas
      Y que la plaza 1 recibe 5♦ 6♠ y 10♣ 9♥
      Y que el crupier muestra 8♥ y oculta 10♠
      Y que el sabot da después 7♥
      Cuando la plaza 1 conserva
      Entonces la plaza 1 tiene 4 fichas
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 intenta doblar
      Entonces se rechaza el intento: fichas insuficientes
      Cuando la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♥ 10♠
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 5♦ 6♠ 7♥ | 18    | 5       | empata    | 5        |
        | 10♣ 9♥   | 19    | 5       | gana      | 10       |
      Y la plaza 1 tiene 19 fichas

    @id:double-with-one-chip-to-spare @D7
    Escenario: Una plaza a la que le queda una ficha más que su apuesta puede doblar, y le sobra esa ficha
      Dado que la plaza 1 apuesta 5 y 5 de un total de 16 fichas
      Y que la plaza 1 recibe 5♦ 6♠ y 10♣ 9♥
      Y que el crupier muestra 8♥ y oculta 10♠
      Y que el sabot da después 7♥
      Cuando la plaza 1 conserva
      Entonces la plaza 1 tiene 6 fichas
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 dobla
      Entonces la plaza 1 tiene 1 ficha
      Y es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♥ 10♠
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 5♦ 6♠ 7♥ | 18    | 10      | empata    | 10       |
        | 10♣ 9♥   | 19    | 5       | gana      | 10       |
      Y la plaza 1 tiene 21 fichas

    @id:no-double-for-less @D7
    Escenario: No se puede doblar por menos
      Dado que la plaza 1 apuesta 10 y 10 de un total de 28 fichas
      Y que la plaza 1 recibe 6♦ 4♠ y Q♠ 9♥
      Y que el crupier muestra 9♦ y oculta K♣
      Y que el sabot da después 8♥
      Cuando la plaza 1 conserva
      Entonces la plaza 1 tiene 8 fichas
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 intenta "double-for-less"
      Entonces se rechaza el intento: acción desconocida
      Y la plaza 1 tiene 8 fichas
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♦ K♣
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 6♦ 4♠ 8♥ | 18    | 10      | pierde    | 0        |
        | Q♠ 9♥    | 19    | 10      | empata    | 10       |
      Y la plaza 1 tiene 18 fichas

    @id:split-of-switched-aces @D2 @S5.8
    Escenario: Una pareja de ases formada por el cambio puede separarse, y cada as recibe una carta y se planta
      Dado que la plaza 1 apuesta 4 y 4 de un total de 40 fichas
      Y que la plaza 1 recibe A♠ 7♥ y 9♣ A♦
      Y que el crupier muestra 10♦ y oculta 8♣
      Y que el sabot da después 6♣ 9♦ 3♠
      Cuando la plaza 1 cambia
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces la plaza 1 tiene 28 fichas
      Y es el turno de la plaza 1 con la mano 3
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | apuesta |
        | 1       | A♠ 6♣  | 17 suave | 4       |
        | 1       | A♦ 9♦  | 20 suave | 4       |
        | 2       | 9♣ 7♥  | 16       | 4       |
      Cuando la plaza 1 intenta pedir carta con la mano 1
      Entonces se rechaza el intento: no es su turno
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♦ 8♣
      Y las manos de la plaza 1 son
        | casilla | cartas   | total    | apuesta | resultado | devuelto |
        | 1       | A♠ 6♣    | 17 suave | 4       | pierde    | 0        |
        | 1       | A♦ 9♦    | 20 suave | 4       | gana      | 8        |
        | 2       | 9♣ 7♥ 3♠ | 19       | 4       | gana      | 8        |
      Y la plaza 1 tiene 44 fichas

    @id:no-double-after-a-hit-in-a-split-hand
    Escenario: Una mano separada que ha pedido carta ya no puede doblar
      Dado que la plaza 1 apuesta 3 y 3 de un total de 60 fichas
      Y que la plaza 1 recibe 7♠ 7♦ y 10♥ 9♣
      Y que el crupier muestra 10♠ y oculta 8♥
      Y que el sabot da después 2♣ 3♥ 7♣ 10♣
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 pide carta
      Entonces la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 intenta doblar
      Entonces se rechaza el intento: no son dos cartas
      Y la plaza 1 tiene 51 fichas
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♠ 8♥
      Y las manos de la plaza 1 son
        | casilla | cartas      | total | apuesta | resultado | devuelto |
        | 1       | 7♠ 2♣ 3♥ 7♣ | 19    | 3       | gana      | 6        |
        | 1       | 7♦ 10♣      | 17    | 3       | pierde    | 0        |
        | 2       | 10♥ 9♣      | 19    | 3       | gana      | 6        |
      Y la plaza 1 tiene 63 fichas

    @id:no-double-after-a-hit-on-the-second-spot
    Escenario: Una mano de la segunda casilla que ha llegado a 11 pidiendo ya no puede doblar
      Dado que la plaza 1 apuesta 10 y 10 de un total de 80 fichas
      Y que la plaza 1 recibe 10♦ 9♥ y 6♠ 2♥
      Y que el crupier muestra 9♦ y oculta J♣
      Y que el sabot da después 3♦ 9♠
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 pide carta
      Entonces la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 intenta doblar
      Entonces se rechaza el intento: no son dos cartas
      Y la plaza 1 tiene 60 fichas
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♦ J♣
      Y las manos de la plaza 1 son
        | cartas      | total | apuesta | resultado | devuelto |
        | 10♦ 9♥      | 19    | 10      | empata    | 10       |
        | 6♠ 2♥ 3♦ 9♠ | 20    | 10      | gana      | 20       |
      Y la plaza 1 tiene 90 fichas

    @id:double-on-two-aces-and-on-soft-19
    Escenario: Con dos ases se puede doblar, y también con un as y un ocho
      Dado que la plaza 1 apuesta 5 y 5 de un total de 60 fichas
      Y que la plaza 1 recibe A♥ A♣ y A♦ 8♠
      Y que el crupier muestra 10♠ y oculta Q♥
      Y que el sabot da después 8♦ 5♥
      Cuando la plaza 1 conserva
      Entonces la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 dobla
      Entonces la plaza 1 tiene 45 fichas
      Y es el turno de la plaza 1 con la mano 2
      Y las manos de la plaza 1 son
        | cartas   | total    | apuesta |
        | A♥ A♣ 8♦ | 20 suave | 10      |
        | A♦ 8♠    | 19 suave | 5       |
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 dobla
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con 10♠ Q♥
      Y las manos de la plaza 1 son
        | cartas   | total    | apuesta | resultado | devuelto |
        | A♥ A♣ 8♦ | 20 suave | 10      | empata    | 10       |
        | A♦ 8♠ 5♥ | 14       | 10      | pierde    | 0        |
      Y la plaza 1 tiene 50 fichas

    @id:double-on-soft-20-and-on-four
    Escenario: Con un as y un nueve se puede doblar, y también con dos doses
      Dado que la plaza 1 apuesta 3 y 3 de un total de 30 fichas
      Y que la plaza 1 recibe A♣ 9♦ y 2♠ 2♣
      Y que el crupier muestra 10♣ y oculta 8♠
      Y que el sabot da después 8♥ 9♥
      Cuando la plaza 1 conserva
      Entonces la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 dobla
      Entonces la plaza 1 tiene 21 fichas
      Y es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 dobla
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♣ 8♠
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | A♣ 9♦ 8♥ | 18    | 6       | empata    | 6        |
        | 2♠ 2♣ 9♥ | 13    | 6       | pierde    | 0        |
      Y la plaza 1 tiene 24 fichas

  @S5.5
  Regla: S5.5 Una mano que procede de separar cartas que no sean ases puede doblar con sus dos cartas.

    @id:double-on-both-split-eights
    Escenario: Las dos manos que salen de separar una pareja de ochos pueden doblar
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 8♦ 8♠ y 10♥ 9♦
      Y que el crupier muestra 7♥ y oculta K♠
      Y que el sabot da después 3♣ 9♥ 2♣ 7♣
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 dobla
      Entonces la plaza 1 tiene 92 fichas
      Y es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 dobla
      Entonces la plaza 1 tiene 90 fichas
      Y es el turno de la plaza 1 con la mano 3
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta |
        | 1       | 8♦ 3♣ 9♥ | 20    | 4       |
        | 1       | 8♠ 2♣ 7♣ | 17    | 4       |
        | 2       | 10♥ 9♦   | 19    | 2       |
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 7♥ K♠
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 8♦ 3♣ 9♥ | 20    | 4       | gana      | 8        |
        | 1       | 8♠ 2♣ 7♣ | 17    | 4       | empata    | 4        |
        | 2       | 10♥ 9♦   | 19    | 2       | gana      | 4        |
      Y la plaza 1 tiene 106 fichas

    @id:double-on-a-split-ten
    Escenario: Una mano que sale de separar una pareja de dieces puede doblar
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe 10♣ 10♠ y 9♦ 8♥
      Y que el crupier muestra 9♥ y oculta 8♣
      Y que el sabot da después 2♥ 6♦ 9♠
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces la plaza 1 tiene 85 fichas
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 dobla
      Entonces la plaza 1 tiene 80 fichas
      Y es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 9♥ 8♣
      Y las manos de la plaza 1 son
        | casilla | cartas    | total | apuesta | resultado | devuelto |
        | 1       | 10♣ 2♥ 6♦ | 18    | 10      | gana      | 20       |
        | 1       | 10♠ 9♠    | 19    | 5       | gana      | 10       |
        | 2       | 9♦ 8♥     | 17    | 5       | empata    | 5        |
      Y la plaza 1 tiene 115 fichas

    @id:double-on-a-split-hand-with-the-last-chips @S5.10
    Escenario: Una mano separada dobla con las últimas fichas, y la otra mano separada solo puede ya pedir carta o plantarse
      Dado que la plaza 1 apuesta 2 y 2 de un total de 8 fichas
      Y que la plaza 1 recibe 8♦ 8♠ y 10♥ 9♦
      Y que el crupier muestra 7♥ y oculta K♠
      Y que el sabot da después 3♣ 9♥ 2♣ 7♣
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces la plaza 1 tiene 2 fichas
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 dobla
      Entonces la plaza 1 tiene 0 fichas
      Y es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 7♥ K♠
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 8♦ 3♣ 9♥ | 20    | 4       | gana      | 8        |
        | 1       | 8♠ 2♣ 7♣ | 17    | 2       | empata    | 2        |
        | 2       | 10♥ 9♦   | 19    | 2       | gana      | 4        |
      Y la plaza 1 tiene 14 fichas

    @id:double-on-a-split-hand-not-covered @S5.10
    Escenario: Una mano separada no puede doblar si tras separar queda una ficha menos que su apuesta
      Dado que la plaza 1 apuesta 2 y 2 de un total de 7 fichas
      Y que la plaza 1 recibe 8♦ 8♠ y 10♥ 9♦
      Y que el crupier muestra 7♥ y oculta K♠
      Y que el sabot da después 3♣ 9♥ 2♣ 7♣
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces la plaza 1 tiene 1 ficha
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 intenta doblar
      Entonces se rechaza el intento: fichas insuficientes
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 7♥ K♠
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 8♦ 3♣ 9♥ | 20    | 2       | gana      | 4        |
        | 1       | 8♠ 2♣ 7♣ | 17    | 2       | empata    | 2        |
        | 2       | 10♥ 9♦   | 19    | 2       | gana      | 4        |
      Y la plaza 1 tiene 11 fichas

    @id:second-seat-doubles-both-split-nines
    Escenario: La segunda plaza dobla con sus dos nueves separados
      Dado que la plaza 1 apuesta 2 y 2 de un total de 50 fichas
      Y que la plaza 1 recibe 10♣ 9♠ y K♥ 8♦
      Y que la plaza 2 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 2 recibe 9♣ 9♥ y Q♦ 7♠
      Y que el crupier muestra 8♥ y oculta K♠
      Y que el sabot da después 2♦ 8♣ 3♣ 6♠
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la plaza 2 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 2 separa
      Entonces la plaza 2 tiene 85 fichas
      Y es el turno de la plaza 2 con la mano 1
      Y la plaza 2 puede pedir carta, plantarse o doblar
      Cuando la plaza 2 dobla
      Entonces la plaza 2 tiene 80 fichas
      Y es el turno de la plaza 2 con la mano 2
      Y la plaza 2 puede pedir carta, plantarse o doblar
      Cuando la plaza 2 dobla
      Entonces la plaza 2 tiene 75 fichas
      Y es el turno de la plaza 2 con la mano 3
      Cuando la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♥ K♠
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta | resultado | devuelto |
        | 1       | 10♣ 9♠ | 19    | 2       | gana      | 4        |
        | 2       | K♥ 8♦  | 18    | 2       | empata    | 2        |
      Y las manos de la plaza 2 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 9♣ 2♦ 8♣ | 19    | 10      | gana      | 20       |
        | 1       | 9♥ 3♣ 6♠ | 18    | 10      | empata    | 10       |
        | 2       | Q♦ 7♠    | 17    | 5       | pierde    | 0        |
      Y la plaza 1 tiene 52 fichas
      Y la plaza 2 tiene 105 fichas

  @S5.6
  Regla: S5.6 Si las dos primeras cartas tienen el mismo valor, pueden separarse a cambio de otra apuesta igual.

    @id:split-of-two-eights
    Escenario: Dos ochos se convierten en dos manos, cada una con su propia apuesta
      Dado que la plaza 1 apuesta 4 y 4 de un total de 50 fichas
      Y que la plaza 1 recibe 8♣ 8♥ y 10♦ 6♠
      Y que el crupier muestra 9♠ y oculta 10♥
      Y que el sabot da después J♣ 4♠ 8♦
      Cuando la plaza 1 conserva
      Entonces la plaza 1 tiene 42 fichas
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces la plaza 1 tiene 38 fichas
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta |
        | 1       | 8♣ J♣    | 18    | 4       |
        | 1       | 8♥ 4♠ 8♦ | 20    | 4       |
        | 2       | 10♦ 6♠   | 16    | 4       |
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♠ 10♥
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 8♣ J♣    | 18    | 4       | pierde    | 0        |
        | 1       | 8♥ 4♠ 8♦ | 20    | 4       | gana      | 8        |
        | 2       | 10♦ 6♠   | 16    | 4       | pierde    | 0        |
      Y la plaza 1 tiene 46 fichas

    @id:split-hand-waits-with-one-card @splitDeal=in-turn
    Escenario: La segunda mano separada espera con una sola carta hasta que llega su turno
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 7♣ 7♥ y 10♠ 8♦
      Y que el crupier muestra Q♦ y oculta 8♠
      Y que el sabot da después 5♦ 6♥ 9♦ 4♥
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 7♣ 5♦  | 12    | 2       |
        | 1       | 7♥     | 7     | 2       |
        | 2       | 10♠ 8♦ | 18    | 2       |
      Cuando la plaza 1 pide carta
      Entonces las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta |
        | 1       | 7♣ 5♦ 6♥ | 18    | 2       |
        | 1       | 7♥       | 7     | 2       |
        | 2       | 10♠ 8♦   | 18    | 2       |
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta |
        | 1       | 7♣ 5♦ 6♥ | 18    | 2       |
        | 1       | 7♥ 9♦    | 16    | 2       |
        | 2       | 10♠ 8♦   | 18    | 2       |
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con Q♦ 8♠
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 7♣ 5♦ 6♥ | 18    | 2       | empata    | 2        |
        | 1       | 7♥ 9♦ 4♥ | 20    | 2       | gana      | 4        |
        | 2       | 10♠ 8♦   | 18    | 2       | empata    | 2        |
      Y la plaza 1 tiene 102 fichas

    @id:split-of-a-king-and-a-ten @D1
    Escenario: Un rey y un diez valen lo mismo y pueden separarse
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe K♠ 10♦ y 5♥ 9♣
      Y que el crupier muestra 10♣ y oculta 9♥
      Y que el sabot da después 8♣ 5♣ 2♦ 6♣
      Cuando la plaza 1 conserva
      Entonces la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces la plaza 1 tiene 94 fichas
      Y es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 10♣ 9♥
      Y las manos de la plaza 1 son
        | casilla | cartas    | total | apuesta | resultado | devuelto |
        | 1       | K♠ 8♣     | 18    | 2       | pierde    | 0        |
        | 1       | 10♦ 5♣ 2♦ | 17    | 2       | pierde    | 0        |
        | 2       | 5♥ 9♣ 6♣  | 20    | 2       | gana      | 4        |
      Y la plaza 1 tiene 98 fichas

    @id:nine-and-ten-are-no-pair @D1
    Escenario: Un nueve y un diez no valen lo mismo y no pueden separarse
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 9♠ 10♦ y 5♥ 9♣
      Y que el crupier muestra 10♣ y oculta 9♥
      Y que el sabot da después 6♣
      Cuando la plaza 1 conserva
      Entonces la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 intenta separar
      Entonces se rechaza el intento: no es una pareja
      Y la plaza 1 tiene 96 fichas
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 10♣ 9♥
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 9♠ 10♦   | 19    | 2       | empata    | 2        |
        | 2       | 5♥ 9♣ 6♣ | 20    | 2       | gana      | 4        |
      Y la plaza 1 tiene 102 fichas

    @id:split-of-a-jack-and-a-queen @D1
    Escenario: Una jota y una dama en la segunda casilla pueden separarse
      Dado que la plaza 1 apuesta 10 y 10 de un total de 100 fichas
      Y que la plaza 1 recibe 9♥ 10♠ y J♦ Q♣
      Y que el crupier muestra 8♦ y oculta K♦
      Y que el sabot da después 4♣ 3♥ 9♦
      Cuando la plaza 1 conserva
      Entonces la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces la plaza 1 tiene 70 fichas
      Y es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♦ K♦
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 9♥ 10♠   | 19    | 10      | gana      | 20       |
        | 2       | J♦ 4♣ 3♥ | 17    | 10      | pierde    | 0        |
        | 2       | Q♣ 9♦    | 19    | 10      | gana      | 20       |
      Y la plaza 1 tiene 110 fichas

    @id:split-of-two-aces @D1
    Escenario: Dos ases pueden separarse
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe A♣ A♥ y 10♦ 7♠
      Y que el crupier muestra 10♠ y oculta 8♥
      Y que el sabot da después 8♦ 3♠
      Cuando la plaza 1 conserva
      Entonces la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces la plaza 1 tiene 94 fichas
      Y es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♠ 8♥
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | apuesta | resultado | devuelto |
        | 1       | A♣ 8♦  | 19 suave | 2       | gana      | 4        |
        | 1       | A♥ 3♠  | 14 suave | 2       | pierde    | 0        |
        | 2       | 10♦ 7♠ | 17       | 2       | pierde    | 0        |
      Y la plaza 1 tiene 98 fichas

    @id:ace-pairs-only-with-an-ace @D1
    Escenario: Un as no forma pareja con un nueve, y con un rey es un natural
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe A♠ 9♥ y A♦ K♣
      Y que el crupier muestra 10♥ y oculta J♠
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 intenta separar
      Entonces se rechaza el intento: no es una pareja
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con 10♥ J♠
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | natural | apuesta | resultado | devuelto |
        | 1       | A♠ 9♥  | 20 suave | no      | 2       | empata    | 2        |
        | 2       | A♦ K♣  | 21 suave | sí      | 2       | gana      | 4        |
      Y la plaza 1 tiene 102 fichas

    @id:split-with-exactly-the-stake-left @S5.10
    Escenario: Una plaza a la que le queda exactamente su apuesta puede separar
      Dado que la plaza 1 apuesta 3 y 3 de un total de 9 fichas
      Y que la plaza 1 recibe 6♣ 6♠ y 10♣ 8♥
      Y que el crupier muestra 10♦ y oculta 7♦
      Y que el sabot da después 5♥ 9♦ 10♠
      Cuando la plaza 1 conserva
      Entonces la plaza 1 tiene 3 fichas
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces la plaza 1 tiene 0 fichas
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 10♦ 7♦
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 6♣ 5♥ 9♦ | 20    | 3       | gana      | 6        |
        | 1       | 6♠ 10♠   | 16    | 3       | pierde    | 0        |
        | 2       | 10♣ 8♥   | 18    | 3       | gana      | 6        |
      Y la plaza 1 tiene 12 fichas

    @id:split-with-one-chip-too-few @S5.10
    Escenario: Una plaza a la que le queda una ficha menos que su apuesta no puede separar
      Dado que la plaza 1 apuesta 3 y 3 de un total de 8 fichas
      Y que la plaza 1 recibe 6♣ 6♠ y 10♣ 8♥
      Y que el crupier muestra 10♦ y oculta 7♦
      Y que el sabot da después 5♥
      Cuando la plaza 1 conserva
      Entonces la plaza 1 tiene 2 fichas
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 intenta separar
      Entonces se rechaza el intento: fichas insuficientes
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 10♦ 7♦
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 6♣ 6♠ 5♥ | 17    | 3       | empata    | 3        |
        | 2       | 10♣ 8♥   | 18    | 3       | gana      | 6        |
      Y la plaza 1 tiene 11 fichas

    @id:no-split-after-a-hit
    Escenario: Una pareja con la que se ha pedido carta ya no puede separarse
      Dado que la plaza 1 apuesta 2 y 2 de un total de 30 fichas
      Y que la plaza 1 recibe 4♣ 4♦ y 9♠ 8♥
      Y que el crupier muestra 10♠ y oculta 8♦
      Y que el sabot da después 4♥ 7♠
      Cuando la plaza 1 conserva
      Entonces la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 pide carta
      Entonces la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 intenta separar
      Entonces se rechaza el intento: no son dos cartas
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♠ 8♦
      Y las manos de la plaza 1 son
        | casilla | cartas      | total | apuesta | resultado | devuelto |
        | 1       | 4♣ 4♦ 4♥ 7♠ | 19    | 2       | gana      | 4        |
        | 2       | 9♠ 8♥       | 17    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 30 fichas

    @id:split-of-two-fives
    Escenario: Dos cincos pueden separarse
      Dado que la plaza 1 apuesta 3 y 3 de un total de 30 fichas
      Y que la plaza 1 recibe 5♦ 5♠ y 10♣ 7♥
      Y que el crupier muestra 10♦ y oculta 8♥
      Y que el sabot da después 10♠ 4♥ 6♣ 9♠
      Cuando la plaza 1 conserva
      Entonces la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces la plaza 1 tiene 21 fichas
      Y es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♦ 8♥
      Y las manos de la plaza 1 son
        | casilla | cartas    | total | apuesta | resultado | devuelto |
        | 1       | 5♦ 10♠ 4♥ | 19    | 3       | gana      | 6        |
        | 1       | 5♠ 6♣ 9♠  | 20    | 3       | gana      | 6        |
        | 2       | 10♣ 7♥    | 17    | 3       | pierde    | 0        |
      Y la plaza 1 tiene 33 fichas

    @id:six-small-pairs-that-are-not-split
    Escenario: Con parejas de 2, 3, 4, 6, 7 y 9 se puede separar y también plantarse
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 2♣ 2♥ y 3♦ 3♠
      Y que la plaza 2 apuesta 5 y 5 de un total de 50 fichas
      Y que la plaza 2 recibe 4♥ 4♦ y 6♠ 6♣
      Y que la plaza 3 apuesta 3 y 3 de un total de 40 fichas
      Y que la plaza 3 recibe 7♦ 7♣ y 9♠ 9♦
      Y que el crupier muestra 10♥ y oculta 8♠
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 3 conserva
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 2 con la mano 1
      Y la plaza 2 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 2 se planta
      Entonces es el turno de la plaza 2 con la mano 2
      Y la plaza 2 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 2 se planta
      Entonces es el turno de la plaza 3 con la mano 1
      Y la plaza 3 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 3 se planta
      Entonces es el turno de la plaza 3 con la mano 2
      Y la plaza 3 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 3 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♥ 8♠
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 2♣ 2♥  | 4     | 2       | pierde    | 0        |
        | 3♦ 3♠  | 6     | 2       | pierde    | 0        |
      Y las manos de la plaza 2 son
        | cartas | total | apuesta | resultado | devuelto |
        | 4♥ 4♦  | 8     | 5       | pierde    | 0        |
        | 6♠ 6♣  | 12    | 5       | pierde    | 0        |
      Y las manos de la plaza 3 son
        | cartas | total | apuesta | resultado | devuelto |
        | 7♦ 7♣  | 14    | 3       | pierde    | 0        |
        | 9♠ 9♦  | 18    | 3       | empata    | 3        |
      Y la plaza 1 tiene 96 fichas
      Y la plaza 2 tiene 40 fichas
      Y la plaza 3 tiene 37 fichas

    @id:third-of-four-seats-splits
    Escenario: La tercera de cuatro plazas separa sus seises
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ 8♣ y J♥ 7♦
      Y que la plaza 2 apuesta 2 y 2 de un total de 40 fichas
      Y que la plaza 2 recibe 9♦ 8♥ y K♣ 9♣
      Y que la plaza 3 apuesta 4 y 4 de un total de 60 fichas
      Y que la plaza 3 recibe 6♥ 6♦ y 10♦ 9♥
      Y que la plaza 4 apuesta 1 y 1 de un total de 20 fichas
      Y que la plaza 4 recibe 10♣ 6♠ y Q♠ 8♦
      Y que el crupier muestra 8♠ y oculta 10♥
      Y que el sabot da después 7♣ 6♣ 10♠ 4♥
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 3 conserva
      Y la plaza 4 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Y la plaza 2 se planta
      Entonces es el turno de la plaza 3 con la mano 1
      Cuando la plaza 3 separa
      Entonces la plaza 3 tiene 48 fichas
      Y es el turno de la plaza 3 con la mano 1
      Cuando la plaza 3 pide carta
      Y la plaza 3 se planta
      Entonces es el turno de la plaza 3 con la mano 2
      Cuando la plaza 3 se planta
      Entonces es el turno de la plaza 3 con la mano 3
      Cuando la plaza 3 se planta
      Entonces es el turno de la plaza 4 con la mano 1
      Cuando la plaza 4 pide carta
      Y la plaza 4 se planta
      Y la plaza 4 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♠ 10♥
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta | resultado | devuelto |
        | 1       | 10♠ 8♣ | 18    | 2       | empata    | 2        |
        | 2       | J♥ 7♦  | 17    | 2       | pierde    | 0        |
      Y las manos de la plaza 2 son
        | casilla | cartas | total | apuesta | resultado | devuelto |
        | 1       | 9♦ 8♥  | 17    | 2       | pierde    | 0        |
        | 2       | K♣ 9♣  | 19    | 2       | gana      | 4        |
      Y las manos de la plaza 3 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 6♥ 7♣ 6♣ | 19    | 4       | gana      | 8        |
        | 1       | 6♦ 10♠   | 16    | 4       | pierde    | 0        |
        | 2       | 10♦ 9♥   | 19    | 4       | gana      | 8        |
      Y las manos de la plaza 4 son
        | casilla | cartas    | total | apuesta | resultado | devuelto |
        | 1       | 10♣ 6♠ 4♥ | 20    | 1       | gana      | 2        |
        | 2       | Q♠ 8♦     | 18    | 1       | empata    | 1        |
      Y la plaza 1 tiene 98 fichas
      Y la plaza 2 tiene 40 fichas
      Y la plaza 3 tiene 64 fichas
      Y la plaza 4 tiene 21 fichas

    @id:hand-plays-on-after-a-refused-split
    Escenario: Una mano cuya separación se rechazó pide carta dos veces y se planta como si no se hubiera intentado nada
      Dado que la plaza 1 apuesta 4 y 4 de un total de 40 fichas
      Y que la plaza 1 recibe 5♥ 4♠ y 9♣ 8♦
      Y que el crupier muestra 10♠ y oculta 7♦
      Y que el sabot da después 3♣ 6♠
      Cuando la plaza 1 conserva
      Y la plaza 1 intenta separar
      Entonces se rechaza el intento: no es una pareja
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y la plaza 1 tiene 32 fichas
      Cuando la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 10♠ 7♦
      Y las manos de la plaza 1 son
        | casilla | cartas      | total | apuesta | resultado | devuelto |
        | 1       | 5♥ 4♠ 3♣ 6♠ | 18    | 4       | gana      | 8        |
        | 2       | 9♣ 8♦       | 17    | 4       | empata    | 4        |
      Y la plaza 1 tiene 44 fichas

  @S5.7
  Regla: S5.7 Las manos que no son de ases pueden separarse de nuevo, hasta 4 manos por cada mano original; la quinta se rechaza. Las dos manos originales cuentan por separado.

    @id:three-splits-make-four-hands
    Escenario: Los seises de la segunda casilla se separan tres veces, y la mano que se separa de nuevo puede ser la segunda de una separación
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♣ 8♦ y 6♥ 6♣
      Y que el crupier muestra 9♥ y oculta Q♦
      Y que el sabot da después 10♠ 6♦ 6♠ 9♣ 3♣ 5♦ 8♥ 4♦ 10♦
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 3
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces la plaza 1 tiene 90 fichas
      Y es el turno de la plaza 1 con la mano 3
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 4
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 5
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♥ Q♦
      Y las manos de la plaza 1 son
        | casilla | cartas    | total | apuesta | resultado | devuelto |
        | 1       | 10♣ 8♦    | 18    | 2       | pierde    | 0        |
        | 2       | 6♥ 10♠    | 16    | 2       | pierde    | 0        |
        | 2       | 6♣ 9♣ 3♣  | 18    | 2       | pierde    | 0        |
        | 2       | 6♠ 5♦ 8♥  | 19    | 2       | empata    | 2        |
        | 2       | 6♦ 4♦ 10♦ | 20    | 2       | gana      | 4        |
      Y la plaza 1 tiene 96 fichas

    @id:fifth-hand-is-refused @D5
    Escenario: Se rechaza una quinta mano, pero si una de las cuatro es una pareja, con ella se puede pedir carta, doblar o plantarse
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 7♦ 7♠ y 10♥ 9♦
      Y que el crupier muestra 10♠ y oculta 8♣
      Y que el sabot da después 7♣ 7♥ 7♦ 5♣ 7♠ 6♦ 7♣ 10♦
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces la plaza 1 tiene 92 fichas
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces la plaza 1 tiene 90 fichas
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 intenta separar
      Entonces se rechaza el intento: límite de separaciones
      Y la plaza 1 tiene 90 fichas
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 intenta separar
      Entonces se rechaza el intento: límite de separaciones
      Cuando la plaza 1 dobla
      Entonces la plaza 1 tiene 88 fichas
      Y es el turno de la plaza 1 con la mano 3
      Y la plaza 1 no puede separar
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 4
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 5
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♠ 8♣
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 7♦ 7♦ 5♣ | 19    | 2       | gana      | 4        |
        | 1       | 7♥ 7♠ 6♦ | 20    | 4       | gana      | 8        |
        | 1       | 7♣ 7♣    | 14    | 2       | pierde    | 0        |
        | 1       | 7♠ 10♦   | 17    | 2       | pierde    | 0        |
        | 2       | 10♥ 9♦   | 19    | 2       | gana      | 4        |
      Y la plaza 1 tiene 104 fichas

    @id:four-hands-from-each-original-hand
    Escenario: Las dos manos originales se separan hasta cuatro manos cada una, y se rechaza una novena
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 2♣ 2♦ y 9♠ 9♥
      Y que el crupier muestra 10♠ y oculta 8♣
      Y que el sabot da después 2♥ 2♠ 10♦ K♥ 7♦ J♣ 10♥ 8♥ 9♣ 9♦ 9♠ 8♦ 10♣ 5♥ 6♦
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Y la plaza 1 separa
      Y la plaza 1 separa
      Entonces la plaza 1 tiene 90 fichas
      Y es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 4
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 5
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Y la plaza 1 separa
      Y la plaza 1 separa
      Entonces la plaza 1 tiene 84 fichas
      Y es el turno de la plaza 1 con la mano 5
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 intenta separar
      Entonces se rechaza el intento: límite de separaciones
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 6
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 7
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 8
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♠ 8♣
      Y las manos de la plaza 1 son
        | casilla | cartas    | total | apuesta | resultado | devuelto |
        | 1       | 2♣ 10♦    | 12    | 2       | pierde    | 0        |
        | 1       | 2♠ K♥ 7♦  | 19    | 2       | gana      | 4        |
        | 1       | 2♥ J♣     | 12    | 2       | pierde    | 0        |
        | 1       | 2♦ 10♥ 8♥ | 20    | 2       | gana      | 4        |
        | 2       | 9♠ 9♠     | 18    | 2       | empata    | 2        |
        | 2       | 9♦ 8♦     | 17    | 2       | pierde    | 0        |
        | 2       | 9♣ 10♣    | 19    | 2       | gana      | 4        |
        | 2       | 9♥ 5♥ 6♦  | 20    | 2       | gana      | 4        |
      Y la plaza 1 tiene 102 fichas

    @id:ten-value-cards-are-split-again @D13
    Escenario: Las cartas de valor 10 de distinto rango se separan de nuevo, y una dama que recibe un as no es un natural
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ J♦ y 10♣ 8♦
      Y que el crupier muestra 10♥ y oculta 8♥
      Y que el sabot da después Q♥ 7♥ A♣ 9♠
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces la plaza 1 tiene 92 fichas
      Y es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 4
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♥ 8♥
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | natural | apuesta | resultado | devuelto |
        | 1       | 10♠ 7♥ | 17       | no      | 2       | pierde    | 0        |
        | 1       | Q♥ A♣  | 21 suave | no      | 2       | gana      | 4        |
        | 1       | J♦ 9♠  | 19       | no      | 2       | gana      | 4        |
        | 2       | 10♣ 8♦ | 18       | no      | 2       | empata    | 2        |
      Y la plaza 1 tiene 102 fichas

    @id:split-king-with-an-ace-pushes-21 @D13 @S5.9
    Escenario: Un rey separado que recibe un as solo empata con un 21 que el crupier hace pidiendo, y el otro rey se separa de nuevo
      Dado que la plaza 1 apuesta 5 y 5 de un total de 40 fichas
      Y que la plaza 1 recibe K♥ K♣ y 8♠ 9♥
      Y que el crupier muestra 6♥ y oculta 9♠
      Y que el sabot da después A♦ K♦ 9♦ 2♣ 6♠ 6♣
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces la plaza 1 tiene 20 fichas
      Y es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 4
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con 6♥ 9♠ 6♣
      Y las manos de la plaza 1 son
        | casilla | cartas   | total    | natural | apuesta | resultado | devuelto |
        | 1       | K♥ A♦    | 21 suave | no      | 5       | empata    | 5        |
        | 1       | K♣ 9♦    | 19       | no      | 5       | pierde    | 0        |
        | 1       | K♦ 2♣ 6♠ | 18       | no      | 5       | pierde    | 0        |
        | 2       | 8♠ 9♥    | 17       | no      | 5       | pierde    | 0        |
      Y la plaza 1 tiene 25 fichas

    @id:new-hand-stands-next-to-its-own @splitPlace=next
    Escenario: Cuando la primera de dos manos separadas se separa de nuevo, la mano nueva juega justo después de ella
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 8♣ 8♦ y 10♦ 7♥
      Y que el crupier muestra 9♦ y oculta 10♣
      Y que el sabot da después 8♥ 3♦ 7♣ 2♠ 9♣ 6♠ 6♣
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 8♣ 3♦  | 11    | 2       |
        | 1       | 8♥     | 8     | 2       |
        | 1       | 8♦     | 8     | 2       |
        | 2       | 10♦ 7♥ | 17    | 2       |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 4
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♦ 10♣
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 8♣ 3♦ 7♣ | 18    | 2       | pierde    | 0        |
        | 1       | 8♥ 2♠ 9♣ | 19    | 2       | empata    | 2        |
        | 1       | 8♦ 6♠ 6♣ | 20    | 2       | gana      | 4        |
        | 2       | 10♦ 7♥   | 17    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 98 fichas

    @id:new-hand-stands-next-on-the-second-spot @splitPlace=next
    Escenario: También en la segunda casilla, la mano nueva de una segunda separación juega justo después de la mano de la que salió
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♣ 9♦ y 7♠ 7♥
      Y que el crupier muestra 10♦ y oculta 8♠
      Y que el sabot da después 7♣ 4♦ 8♥ 10♠ 2♦ 9♠
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 separa
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 2
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 10♣ 9♦ | 19    | 2       |
        | 2       | 7♠ 4♦  | 11    | 2       |
        | 2       | 7♣     | 7     | 2       |
        | 2       | 7♥     | 7     | 2       |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 4
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♦ 8♠
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 10♣ 9♦   | 19    | 2       | gana      | 4        |
        | 2       | 7♠ 4♦ 8♥ | 19    | 2       | gana      | 4        |
        | 2       | 7♣ 10♠   | 17    | 2       | pierde    | 0        |
        | 2       | 7♥ 2♦ 9♠ | 18    | 2       | empata    | 2        |
      Y la plaza 1 tiene 102 fichas

    @id:same-pair-on-both-spots
    Escenario: La misma pareja de ochos en ambas casillas se separa y se separa de nuevo, y cada mano se queda en su casilla
      Dado que la plaza 1 apuesta 5 y 5 de un total de 200 fichas
      Y que la plaza 1 recibe 8♠ 8♠ y 8♠ 8♠
      Y que el crupier muestra 10♣ y oculta 8♥
      Y que el sabot da después 8♠ 3♦ 9♥ 10♦ 5♣ 8♠ 2♥ 9♣ 3♥ 10♥ 4♣ K♦
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces la plaza 1 tiene 180 fichas
      Y es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 4
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Y la plaza 1 separa
      Entonces la plaza 1 tiene 170 fichas
      Y es el turno de la plaza 1 con la mano 4
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 5
      Cuando la plaza 1 dobla
      Entonces la plaza 1 tiene 165 fichas
      Y es el turno de la plaza 1 con la mano 6
      Cuando la plaza 1 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♣ 8♥
      Y las manos de la plaza 1 son
        | casilla | cartas    | total | apuesta | resultado | devuelto |
        | 1       | 8♠ 3♦ 9♥  | 20    | 5       | gana      | 10       |
        | 1       | 8♠ 10♦    | 18    | 5       | empata    | 5        |
        | 1       | 8♠ 5♣     | 13    | 5       | pierde    | 0        |
        | 2       | 8♠ 2♥ 9♣  | 19    | 5       | gana      | 10       |
        | 2       | 8♠ 3♥ 10♥ | 21    | 10      | gana      | 20       |
        | 2       | 8♠ 4♣ K♦  | 22    | 5       | pierde    | 0        |
      Y la plaza 1 tiene 210 fichas

    @id:fifth-hand-of-the-second-seat-is-refused
    Escenario: También a la segunda plaza se le rechaza una quinta mano a partir de sus cuatros
      Dado que la plaza 1 apuesta 2 y 2 de un total de 60 fichas
      Y que la plaza 1 recibe 10♠ 9♥ y K♦ 7♣
      Y que la plaza 2 apuesta 3 y 3 de un total de 100 fichas
      Y que la plaza 2 recibe 4♠ 4♥ y 10♥ 8♠
      Y que el crupier muestra 9♦ y oculta 8♦
      Y que el sabot da después 4♦ 4♣ 4♥ 10♦ 9♠ 7♥ 10♠ 10♣ 3♠
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Y la plaza 2 separa
      Y la plaza 2 separa
      Y la plaza 2 separa
      Entonces la plaza 2 tiene 85 fichas
      Y es el turno de la plaza 2 con la mano 1
      Y la plaza 2 puede pedir carta, plantarse o doblar
      Cuando la plaza 2 intenta separar
      Entonces se rechaza el intento: límite de separaciones
      Y la plaza 2 tiene 85 fichas
      Cuando la plaza 2 pide carta
      Y la plaza 2 se planta
      Entonces es el turno de la plaza 2 con la mano 2
      Cuando la plaza 2 se planta
      Entonces es el turno de la plaza 2 con la mano 3
      Cuando la plaza 2 dobla
      Entonces la plaza 2 tiene 82 fichas
      Y es el turno de la plaza 2 con la mano 4
      Cuando la plaza 2 pide carta
      Y la plaza 2 se planta
      Entonces es el turno de la plaza 2 con la mano 5
      Cuando la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 9♦ 8♦
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta | resultado | devuelto |
        | 1       | 10♠ 9♥ | 19    | 2       | gana      | 4        |
        | 2       | K♦ 7♣  | 17    | 2       | empata    | 2        |
      Y las manos de la plaza 2 son
        | casilla | cartas    | total | apuesta | resultado | devuelto |
        | 1       | 4♠ 4♥ 10♦ | 18    | 3       | gana      | 6        |
        | 1       | 4♣ 9♠     | 13    | 3       | pierde    | 0        |
        | 1       | 4♦ 7♥ 10♠ | 21    | 6       | gana      | 12       |
        | 1       | 4♥ 10♣ 3♠ | 17    | 3       | empata    | 3        |
        | 2       | 10♥ 8♠    | 18    | 3       | gana      | 6        |
      Y la plaza 1 tiene 62 fichas
      Y la plaza 2 tiene 109 fichas

    @id:hand-that-went-over-counts-among-the-four
    Escenario: Una mano que se ha pasado cuenta entre las cuatro, y los nueves de la última no se separan
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 9♠ 9♥ y 10♦ 7♣
      Y que el crupier muestra 10♥ y oculta 8♣
      Y que el sabot da después 6♦ K♣ 9♦ 9♣ 10♠ 8♦ 9♠
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces la plaza 1 tiene 90 fichas
      Y es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 4
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 intenta separar
      Entonces se rechaza el intento: límite de separaciones
      Y la plaza 1 tiene 90 fichas
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 5
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♥ 8♣
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 9♠ 6♦ K♣ | 25    | 2       | pierde    | 0        |
        | 1       | 9♥ 10♠   | 19    | 2       | gana      | 4        |
        | 1       | 9♣ 8♦    | 17    | 2       | pierde    | 0        |
        | 1       | 9♦ 9♠    | 18    | 2       | empata    | 2        |
        | 2       | 10♦ 7♣   | 17    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 96 fichas

    @id:hand-of-21-counts-among-the-four @S5.9
    Escenario: Una mano de 21 cuenta entre las cuatro, y una dama con un rey en la última no se separan
      Dado que la plaza 1 apuesta 4 y 4 de un total de 60 fichas
      Y que la plaza 1 recibe 9♣ 8♥ y 10♠ 10♥
      Y que el crupier muestra 10♦ y oculta 9♥
      Y que el sabot da después A♦ Q♦ J♣ 7♠ 8♠ K♦
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 3
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 3
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces la plaza 1 tiene 40 fichas
      Y es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 4
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 5
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 intenta separar
      Entonces se rechaza el intento: límite de separaciones
      Y la plaza 1 tiene 40 fichas
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 10♦ 9♥
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | natural | apuesta | resultado | devuelto |
        | 1       | 9♣ 8♥  | 17       | no      | 4       | pierde    | 0        |
        | 2       | 10♠ A♦ | 21 suave | no      | 4       | gana      | 8        |
        | 2       | 10♥ 7♠ | 17       | no      | 4       | pierde    | 0        |
        | 2       | J♣ 8♠  | 18       | no      | 4       | pierde    | 0        |
        | 2       | Q♦ K♦  | 20       | no      | 4       | gana      | 8        |
      Y la plaza 1 tiene 56 fichas

    @id:doubled-hand-counts-among-the-four @S5.5
    Escenario: Una mano doblada cuenta entre las cuatro, y los ochos de la última no se separan
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe 8♦ 8♥ y K♣ 7♣
      Y que el crupier muestra 10♠ y oculta 9♥
      Y que el sabot da después 3♠ 9♣ 8♣ 8♠ 10♥ 7♦ 4♣ 8♦ 4♦
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Y la plaza 1 dobla
      Entonces la plaza 1 tiene 80 fichas
      Y es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Y la plaza 1 separa
      Entonces la plaza 1 tiene 70 fichas
      Y es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 4
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 intenta separar
      Entonces se rechaza el intento: límite de separaciones
      Y la plaza 1 tiene 70 fichas
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 5
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 10♠ 9♥
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 8♦ 3♠ 9♣ | 20    | 10      | gana      | 20       |
        | 1       | 8♥ 10♥   | 18    | 5       | pierde    | 0        |
        | 1       | 8♠ 7♦ 4♣ | 19    | 5       | empata    | 5        |
        | 1       | 8♣ 8♦ 4♦ | 20    | 5       | gana      | 10       |
        | 2       | K♣ 7♣    | 17    | 5       | pierde    | 0        |
      Y la plaza 1 tiene 105 fichas

    @id:three-hands-from-each-original-hand
    Escenario: Con tres manos de cada mano original se permite una separación más en ambas casillas
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 6♣ 6♦ y 8♥ 8♠
      Y que el crupier muestra 9♠ y oculta 9♣
      Y que el sabot da después 6♥ 10♦ 5♠ 9♦ 6♠ 7♣ 8♣ J♦ 2♠ 7♥ 8♦
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 4
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Y la plaza 1 separa
      Entonces la plaza 1 tiene 88 fichas
      Y es el turno de la plaza 1 con la mano 4
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 5
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 6
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 9♠ 9♣
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 6♣ 10♦   | 16    | 2       | pierde    | 0        |
        | 1       | 6♥ 5♠ 9♦ | 20    | 2       | gana      | 4        |
        | 1       | 6♦ 6♠ 7♣ | 19    | 2       | gana      | 4        |
        | 2       | 8♥ J♦    | 18    | 2       | empata    | 2        |
        | 2       | 8♣ 2♠ 7♥ | 17    | 2       | pierde    | 0        |
        | 2       | 8♠ 8♦    | 16    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 98 fichas

    @id:three-hands-from-the-first-leave-four-to-the-second
    Escenario: Aunque la primera casilla tenga ya tres manos, la segunda puede llegar a cuatro, pero no a una quinta
      Dado que la plaza 1 apuesta 3 y 3 de un total de 100 fichas
      Y que la plaza 1 recibe 2♠ 2♦ y 7♣ 7♥
      Y que el crupier muestra Q♣ y oculta 8♠
      Y que el sabot da después 2♣ 10♣ 8♦ 9♥ 7♦ 10♠ 6♥ 7♠ 7♦ 7♥ 5♦ K♦ 4♦ 10♦ 9♣
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Y la plaza 1 separa
      Entonces la plaza 1 tiene 88 fichas
      Y es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 dobla
      Entonces la plaza 1 tiene 85 fichas
      Y es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 4
      Cuando la plaza 1 separa
      Y la plaza 1 separa
      Entonces la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces la plaza 1 tiene 76 fichas
      Y es el turno de la plaza 1 con la mano 4
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 intenta separar
      Entonces se rechaza el intento: límite de separaciones
      Y la plaza 1 tiene 76 fichas
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 5
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 6
      Cuando la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 7
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con Q♣ 8♠
      Y las manos de la plaza 1 son
        | casilla | cartas    | total | apuesta | resultado | devuelto |
        | 1       | 2♠ 10♣ 8♦ | 20    | 3       | gana      | 6        |
        | 1       | 2♣ 9♥ 7♦  | 18    | 6       | empata    | 6        |
        | 1       | 2♦ 10♠ 6♥ | 18    | 3       | empata    | 3        |
        | 2       | 7♣ 7♥ 5♦  | 19    | 3       | gana      | 6        |
        | 2       | 7♦ K♦     | 17    | 3       | pierde    | 0        |
        | 2       | 7♠ 4♦ 10♦ | 21    | 3       | gana      | 6        |
        | 2       | 7♥ 9♣     | 16    | 3       | pierde    | 0        |
      Y la plaza 1 tiene 103 fichas

  @S5.8
  Regla: S5.8 Los ases se separan una sola vez: cada uno recibe una carta y se planta, sin pedir carta y sin doblar.

    @id:split-aces-receive-one-card-each
    Escenario: Los ases separados reciben una carta cada uno, y con ellos no se puede pedir carta ni doblar
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe A♠ A♦ y 9♥ 7♣
      Y que el crupier muestra 10♦ y oculta 7♠
      Y que el sabot da después 5♣ 7♦ 4♥
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces la plaza 1 tiene 94 fichas
      Y es el turno de la plaza 1 con la mano 3
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | apuesta |
        | 1       | A♠ 5♣  | 16 suave | 2       |
        | 1       | A♦ 7♦  | 18 suave | 2       |
        | 2       | 9♥ 7♣  | 16       | 2       |
      Cuando la plaza 1 intenta pedir carta con la mano 1
      Entonces se rechaza el intento: no es su turno
      Cuando la plaza 1 intenta doblar con la mano 2
      Entonces se rechaza el intento: no es su turno
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 10♦ 7♠
      Y las manos de la plaza 1 son
        | casilla | cartas   | total    | apuesta | resultado | devuelto |
        | 1       | A♠ 5♣    | 16 suave | 2       | pierde    | 0        |
        | 1       | A♦ 7♦    | 18 suave | 2       | gana      | 4        |
        | 2       | 9♥ 7♣ 4♥ | 20       | 2       | gana      | 4        |
      Y la plaza 1 tiene 102 fichas

    @id:split-aces-in-the-second-spot-end-the-round
    Escenario: Separar los ases de la última mano termina la ronda
      Dado que la plaza 1 apuesta 5 y 5 de un total de 20 fichas
      Y que la plaza 1 recibe 10♣ 8♠ y A♥ A♣
      Y que el crupier muestra 9♦ y oculta J♠
      Y que el sabot da después 9♣ 2♦
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Entonces la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♦ J♠
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | apuesta | resultado | devuelto |
        | 1       | 10♣ 8♠ | 18       | 5       | pierde    | 0        |
        | 2       | A♥ 9♣  | 20 suave | 5       | gana      | 10       |
        | 2       | A♣ 2♦  | 13 suave | 5       | pierde    | 0        |
      Y la plaza 1 tiene 15 fichas

    @id:split-ace-with-an-ace-stands-on-12 @D10
    Escenario: Un as separado que recibe un as se planta con 12 y no se separa de nuevo
      Dado que la plaza 1 apuesta 2 y 2 de un total de 60 fichas
      Y que la plaza 1 recibe A♦ A♣ y K♣ 5♠
      Y que el crupier muestra 8♥ y oculta 10♥
      Y que el sabot da después A♥ 6♥ 3♦
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces la plaza 1 tiene 54 fichas
      Y es el turno de la plaza 1 con la mano 3
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | apuesta |
        | 1       | A♦ A♥  | 12 suave | 2       |
        | 1       | A♣ 6♥  | 17 suave | 2       |
        | 2       | K♣ 5♠  | 15       | 2       |
      Cuando la plaza 1 intenta separar con la mano 1
      Entonces se rechaza el intento: no es su turno
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♥ 10♥
      Y las manos de la plaza 1 son
        | casilla | cartas   | total    | apuesta | resultado | devuelto |
        | 1       | A♦ A♥    | 12 suave | 2       | pierde    | 0        |
        | 1       | A♣ 6♥    | 17 suave | 2       | pierde    | 0        |
        | 2       | K♣ 5♠ 3♦ | 18       | 2       | empata    | 2        |
      Y la plaza 1 tiene 56 fichas

    @id:second-split-ace-with-an-ace-wins @D10
    Escenario: El 12 de dos ases gana cuando el crupier se pasa
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe A♥ A♠ y 10♥ 6♦
      Y que el crupier muestra 5♦ y oculta 10♣
      Y que el sabot da después 4♠ A♦ 9♦
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 3
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 24 con 5♦ 10♣ 9♦
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | apuesta | resultado | devuelto |
        | 1       | A♥ 4♠  | 15 suave | 2       | gana      | 4        |
        | 1       | A♠ A♦  | 12 suave | 2       | gana      | 4        |
        | 2       | 10♥ 6♦ | 16       | 2       | gana      | 4        |
      Y la plaza 1 tiene 106 fichas

    @id:split-ace-with-a-king-pushes-21 @D10 @S5.9
    Escenario: Un as separado que recibe un rey es un 21 ordinario y empata con un 21 que el crupier hace pidiendo
      Dado que la plaza 1 apuesta 10 y 10 de un total de 100 fichas
      Y que la plaza 1 recibe A♣ A♦ y 10♠ 9♦
      Y que el crupier muestra 7♣ y oculta 8♦
      Y que el sabot da después K♥ 6♣ 6♠
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces la plaza 1 tiene 70 fichas
      Y es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con 7♣ 8♦ 6♠
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | natural | apuesta | resultado | devuelto |
        | 1       | A♣ K♥  | 21 suave | no      | 10      | empata    | 10       |
        | 1       | A♦ 6♣  | 17 suave | no      | 10      | pierde    | 0        |
        | 2       | 10♠ 9♦ | 19       | no      | 10      | pierde    | 0        |
      Y la plaza 1 tiene 80 fichas

  @S5.9
  Regla: S5.9 Todo 21 en una mano que se ha separado es un 21 ordinario.

    @id:split-two-card-21-pushes-22 @S6.2
    Escenario: Una dama y un as después de una separación no son un natural y empatan con el 22 del crupier
      Dado que la plaza 1 apuesta 4 y 4 de un total de 40 fichas
      Y que la plaza 1 recibe Q♦ Q♠ y 7♥ 10♦
      Y que el crupier muestra 6♠ y oculta 10♥
      Y que el sabot da después A♠ 8♦ 9♣ 6♥
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 6♠ 10♥ 6♥
      Y las manos de la plaza 1 son
        | casilla | cartas    | total    | natural | apuesta | resultado | devuelto |
        | 1       | Q♦ A♠     | 21 suave | no      | 4       | empata    | 4        |
        | 1       | Q♠ 8♦     | 18       | no      | 4       | empata    | 4        |
        | 2       | 7♥ 10♦ 9♣ | 26       | no      | 4       | pierde    | 0        |
      Y la plaza 1 tiene 36 fichas

    @id:split-ace-21-beside-a-natural @S6.2 @S6.3
    Escenario: Frente al 22 del crupier empata un as separado con un diez, mientras gana el natural de la otra casilla
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe A♥ A♦ y A♣ K♠
      Y que el crupier muestra 5♣ y oculta 10♠
      Y que el sabot da después 10♣ 9♠ 7♦
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 5♣ 10♠ 7♦
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | natural | apuesta | resultado | devuelto |
        | 1       | A♥ 10♣ | 21 suave | no      | 2       | empata    | 2        |
        | 1       | A♦ 9♠  | 20 suave | no      | 2       | empata    | 2        |
        | 2       | A♣ K♠  | 21 suave | sí      | 2       | gana      | 4        |
      Y la plaza 1 tiene 102 fichas

    @id:split-three-card-21-pushes-21
    Escenario: Una mano separada que llega a 21 pidiendo empata con un 21 que el crupier hace pidiendo
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 7♠ 7♦ y 10♣ 8♣
      Y que el crupier muestra 6♦ y oculta 8♥
      Y que el sabot da después 5♥ 9♥ 10♥ 7♣
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con 6♦ 8♥ 7♣
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | natural | apuesta | resultado | devuelto |
        | 1       | 7♠ 5♥ 9♥ | 21    | no      | 2       | empata    | 2        |
        | 1       | 7♦ 10♥   | 17    | no      | 2       | pierde    | 0        |
        | 2       | 10♣ 8♣   | 18    | no      | 2       | pierde    | 0        |
      Y la plaza 1 tiene 96 fichas

    @id:split-21s-win-even-money @S6.7
    Escenario: Un 21 de dos cartas y uno de tres de una misma separación ganan ambos 1 a 1
      Dado que la plaza 1 apuesta 6 y 6 de un total de 60 fichas
      Y que la plaza 1 recibe 10♥ 10♦ y 9♠ 6♣
      Y que el crupier muestra Q♠ y oculta J♥
      Y que el sabot da después 5♦ 6♥ A♣ 3♥
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con Q♠ J♥
      Y las manos de la plaza 1 son
        | casilla | cartas    | total    | natural | apuesta | resultado | devuelto |
        | 1       | 10♥ 5♦ 6♥ | 21       | no      | 6       | gana      | 12       |
        | 1       | 10♦ A♣    | 21 suave | no      | 6       | gana      | 12       |
        | 2       | 9♠ 6♣ 3♥  | 18       | no      | 6       | pierde    | 0        |
      Y la plaza 1 tiene 66 fichas

  @S5.10
  Regla: S5.10 No se puede doblar ni separar si las fichas disponibles de la plaza no lo cubren; la mano que aún puede actuar puede pedir carta o plantarse, le quede lo que le quede a la plaza.

    @id:seat-without-chips-may-hit-and-stand
    Escenario: Una plaza sin fichas juega una pareja de ochos solo pidiendo carta y plantándose
      Dado que la plaza 1 apuesta 2 y 2 de un total de 4 fichas
      Y que la plaza 1 recibe 8♠ 8♥ y 10♦ 5♣
      Y que el crupier muestra 9♦ y oculta 8♦
      Y que el sabot da después 3♣ 2♣
      Cuando la plaza 1 conserva
      Entonces la plaza 1 tiene 0 fichas
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 intenta doblar
      Entonces se rechaza el intento: fichas insuficientes
      Cuando la plaza 1 intenta separar
      Entonces se rechaza el intento: fichas insuficientes
      Cuando la plaza 1 pide carta
      Entonces la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 9♦ 8♦
      Y las manos de la plaza 1 son
        | cartas    | total | apuesta | resultado | devuelto |
        | 8♠ 8♥ 3♣  | 19    | 2       | gana      | 4        |
        | 10♦ 5♣ 2♣ | 17    | 2       | empata    | 2        |
      Y la plaza 1 tiene 6 fichas

    @id:double-takes-the-chips-from-the-second-hand
    Escenario: Cuando la primera mano ha doblado, quedan demasiado pocas fichas para doblar la segunda
      Dado que la plaza 1 apuesta 5 y 5 de un total de 17 fichas
      Y que la plaza 1 recibe 6♠ 4♥ y 7♦ 4♦
      Y que el crupier muestra 10♠ y oculta 8♥
      Y que el sabot da después 9♦ 6♣
      Cuando la plaza 1 conserva
      Entonces la plaza 1 tiene 7 fichas
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 dobla
      Entonces la plaza 1 tiene 2 fichas
      Y es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 intenta doblar
      Entonces se rechaza el intento: fichas insuficientes
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♠ 8♥
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 6♠ 4♥ 9♦ | 19    | 10      | gana      | 20       |
        | 7♦ 4♦ 6♣ | 17    | 5       | pierde    | 0        |
      Y la plaza 1 tiene 22 fichas

    @id:second-hand-doubles-with-the-chips-the-first-left
    Escenario: Cuando con la primera mano solo se pide carta, la segunda puede doblar
      Dado que la plaza 1 apuesta 5 y 5 de un total de 17 fichas
      Y que la plaza 1 recibe 6♠ 4♥ y 7♦ 4♦
      Y que el crupier muestra 10♠ y oculta 8♥
      Y que el sabot da después 9♦ 6♣
      Cuando la plaza 1 conserva
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 dobla
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♠ 8♥
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 6♠ 4♥ 9♦ | 19    | 5       | gana      | 10       |
        | 7♦ 4♦ 6♣ | 17    | 10      | pierde    | 0        |
      Y la plaza 1 tiene 12 fichas

    @id:no-resplit-without-chips
    Escenario: Una pareja que sale tras una separación no se separa de nuevo cuando las fichas no lo cubren
      Dado que la plaza 1 apuesta 3 y 3 de un total de 10 fichas
      Y que la plaza 1 recibe 9♥ 9♣ y 10♦ 6♦
      Y que el crupier muestra 10♣ y oculta 9♦
      Y que el sabot da después 9♠ 10♥
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces la plaza 1 tiene 1 ficha
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 intenta separar
      Entonces se rechaza el intento: fichas insuficientes
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 10♣ 9♦
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta | resultado | devuelto |
        | 1       | 9♥ 9♠  | 18    | 3       | pierde    | 0        |
        | 1       | 9♣ 10♥ | 19    | 3       | empata    | 3        |
        | 2       | 10♦ 6♦ | 16    | 3       | pierde    | 0        |
      Y la plaza 1 tiene 4 fichas

    @id:only-the-short-seat-may-not-double
    Escenario: A una plaza le faltan fichas, mientras su vecina puede doblar
      Dado que la plaza 1 apuesta 2 y 2 de un total de 5 fichas
      Y que la plaza 2 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 6♦ 5♦ y 10♠ 8♦
      Y que la plaza 2 recibe 7♥ 4♣ y 9♣ J♦
      Y que el crupier muestra 7♣ y oculta 10♣
      Y que el sabot da después 9♠ 6♥
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 tiene 1 ficha
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 intenta doblar
      Entonces se rechaza el intento: fichas insuficientes
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 2 con la mano 1
      Y la plaza 2 puede pedir carta, plantarse o doblar
      Cuando la plaza 2 dobla
      Entonces la plaza 2 tiene 94 fichas
      Y es el turno de la plaza 2 con la mano 2
      Cuando la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 7♣ 10♣
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 6♦ 5♦ 9♠ | 20    | 2       | gana      | 4        |
        | 10♠ 8♦   | 18    | 2       | gana      | 4        |
      Y las manos de la plaza 2 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 7♥ 4♣ 6♥ | 17    | 4       | empata    | 4        |
        | 9♣ J♦    | 19    | 2       | gana      | 4        |
      Y la plaza 1 tiene 9 fichas
      Y la plaza 2 tiene 102 fichas
