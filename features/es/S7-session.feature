# language: es
@switch-us
Característica: S7 La sesión didáctica
  Lo que una plaza aún puede apostar depende de las fichas que tiene delante: toda apuesta adicional sale de ellas en el acto.

  @S7.4
  Regla: S7.4 Las fichas disponibles de la plaza deben cubrir toda apuesta adicional.

    @id:no-free-chips-hit-or-stand
    Escenario: Una plaza a la que no le queda nada tras sus apuestas solo puede pedir carta o plantarse
      Dado que la plaza 1 apuesta 2 y 2 de un total de 4 fichas
      Y que la plaza 1 recibe 8♦ 8♥ y 6♣ 5♠
      Y que el crupier muestra 9♣ y oculta 10♠
      Y que el sabot da después 4♣ 7♥
      Cuando se reparten las cartas
      Entonces la plaza 1 tiene 0 fichas
      Y la plaza 1 puede conservar o cambiar
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 intenta separar
      Entonces se rechaza el intento: fichas insuficientes
      Cuando la plaza 1 intenta doblar
      Entonces se rechaza el intento: fichas insuficientes
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 intenta doblar
      Entonces se rechaza el intento: fichas insuficientes
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♣ 10♠
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 8♦ 8♥ 4♣ | 20    | 2       | gana      | 4        |
        | 6♣ 5♠ 7♥ | 18    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 4 fichas

    @id:one-free-chip-no-double
    Escenario: Una ficha disponible es demasiado poco para doblar una apuesta de 2
      Dado que la plaza 1 apuesta 2 y 2 de un total de 5 fichas
      Y que la plaza 1 recibe 7♠ 4♦ y 10♦ 7♥
      Y que el crupier muestra 10♥ y oculta 8♣
      Y que el sabot da después 10♣
      Cuando la plaza 1 conserva
      Entonces la plaza 1 tiene 1 ficha
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 intenta doblar
      Entonces se rechaza el intento: fichas insuficientes
      Cuando la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♥ 8♣
      Y las manos de la plaza 1 son
        | cartas    | total | apuesta | resultado | devuelto |
        | 7♠ 4♦ 10♣ | 21    | 2       | gana      | 4        |
        | 10♦ 7♥    | 17    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 5 fichas

    @id:two-free-chips-one-double
    Escenario: Dos fichas disponibles bastan para doblar una vez, y la segunda mano solo puede pedir carta o plantarse
      Dado que la plaza 1 apuesta 2 y 2 de un total de 6 fichas
      Y que la plaza 1 recibe 7♠ 4♦ y 10♦ 7♥
      Y que el crupier muestra 10♥ y oculta 8♣
      Y que el sabot da después 10♣
      Cuando la plaza 1 conserva
      Entonces la plaza 1 tiene 2 fichas
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 dobla
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 tiene 0 fichas
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 intenta doblar
      Entonces se rechaza el intento: fichas insuficientes
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♥ 8♣
      Y las manos de la plaza 1 son
        | cartas    | total | apuesta | resultado | devuelto |
        | 7♠ 4♦ 10♣ | 21    | 4       | gana      | 8        |
        | 10♦ 7♥    | 17    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 8 fichas

    @id:split-takes-last-chips
    Escenario: Una plaza que separa con sus dos últimas fichas no puede doblar ni separar las manos nuevas
      Dado que la plaza 1 apuesta 2 y 2 de un total de 6 fichas
      Y que la plaza 1 recibe 9♦ 9♠ y 10♠ 7♦
      Y que el crupier muestra K♣ y oculta 8♠
      Y que el sabot da después 2♣ 8♥ 9♥
      Cuando la plaza 1 conserva
      Entonces la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 tiene 0 fichas
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 intenta doblar
      Entonces se rechaza el intento: fichas insuficientes
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 intenta separar
      Entonces se rechaza el intento: fichas insuficientes
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con K♣ 8♠
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 9♦ 2♣ 8♥ | 19    | 2       | gana      | 4        |
        | 1       | 9♠ 9♥    | 18    | 2       | empata    | 2        |
        | 2       | 10♠ 7♦   | 17    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 6 fichas

    @id:four-free-chips-split-and-double
    Escenario: Cuatro fichas disponibles bastan para separar y después doblar
      Dado que la plaza 1 apuesta 2 y 2 de un total de 8 fichas
      Y que la plaza 1 recibe 9♦ 9♠ y 10♠ 7♦
      Y que el crupier muestra K♣ y oculta 8♠
      Y que el sabot da después 2♣ 8♥ 9♥
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 tiene 2 fichas
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 dobla
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 tiene 0 fichas
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con K♣ 8♠
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 9♦ 2♣ 8♥ | 19    | 4       | gana      | 8        |
        | 1       | 9♠ 9♥    | 18    | 2       | empata    | 2        |
        | 2       | 10♠ 7♦   | 17    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 10 fichas

    @id:each-seat-covers-its-own-bets
    Escenario: Una plaza sin fichas disponibles no puede doblar, aunque su vecina tiene fichas y dobla
      Dado que la plaza 1 apuesta 2 y 2 de un total de 4 fichas
      Y que la plaza 1 recibe 6♥ 4♠ y K♣ 8♦
      Y que la plaza 2 apuesta 2 y 2 de un total de 40 fichas
      Y que la plaza 2 recibe 7♦ 4♣ y 10♥ 6♣
      Y que el crupier muestra 10♠ y oculta 7♥
      Y que el sabot da después 9♥ 5♠
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 intenta doblar
      Entonces se rechaza el intento: fichas insuficientes
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 2 con la mano 1
      Y la plaza 2 puede pedir carta, plantarse o doblar
      Cuando la plaza 2 dobla
      Entonces es el turno de la plaza 2 con la mano 2
      Y la plaza 2 tiene 34 fichas
      Cuando la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 10♠ 7♥
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 6♥ 4♠ 9♥ | 19    | 2       | gana      | 4        |
        | K♣ 8♦    | 18    | 2       | gana      | 4        |
      Y las manos de la plaza 2 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 7♦ 4♣ 5♠ | 16    | 4       | pierde    | 0        |
        | 10♥ 6♣   | 16    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 8 fichas
      Y la plaza 2 tiene 34 fichas

    @id:insurance-beyond-free-chips @D17
    Escenario: Tres fichas disponibles no bastan para asegurar del todo dos apuestas de 4
      Dado que la plaza 1 apuesta 4 y 4 de un total de 11 fichas
      Y que la plaza 1 recibe 10♠ 8♥ y 6♠ 4♣
      Y que el crupier muestra A♦ y oculta 9♣
      Y que el sabot da después 10♥
      Cuando se reparten las cartas
      Entonces se ofrece el seguro
      Y la plaza 1 tiene 3 fichas
      Cuando la plaza 1 intenta asegurarse por 2 y 2
      Entonces se rechaza el intento: fichas insuficientes
      Cuando la plaza 1 se asegura por 2 y 1
      Entonces se ofrece el cambio
      Y la plaza 1 está asegurada por 2 y 1
      Y la plaza 1 tiene 0 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con A♦ 9♣
      Y las manos de la plaza 1 son
        | cartas    | total | apuesta | resultado | devuelto |
        | 10♠ 8♥    | 18    | 4       | pierde    | 0        |
        | 6♠ 4♣ 10♥ | 20    | 4       | empata    | 4        |
      Y la plaza 1 tiene 4 fichas

    @id:insurance-takes-all-free-chips @D17
    Escenario: Cuatro fichas disponibles bastan para asegurar del todo dos apuestas de 4
      Dado que la plaza 1 apuesta 4 y 4 de un total de 12 fichas
      Y que la plaza 1 recibe 10♠ 8♥ y 6♠ 4♣
      Y que el crupier muestra A♦ y oculta 9♣
      Y que el sabot da después 10♥
      Cuando la plaza 1 se asegura por 2 y 2
      Entonces se ofrece el cambio
      Y la plaza 1 está asegurada por 2 y 2
      Y la plaza 1 tiene 0 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 intenta doblar
      Entonces se rechaza el intento: fichas insuficientes
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con A♦ 9♣
      Y las manos de la plaza 1 son
        | cartas    | total | apuesta | resultado | devuelto |
        | 10♠ 8♥    | 18    | 4       | pierde    | 0        |
        | 6♠ 4♣ 10♥ | 20    | 4       | empata    | 4        |
      Y la plaza 1 tiene 4 fichas

    @id:insured-then-no-double @D17
    Escenario: Una ficha apostada al seguro falta para doblar y no vuelve cuando el seguro se pierde
      Dado que la plaza 1 apuesta 2 y 2 de un total de 6 fichas
      Y que la plaza 1 recibe 6♦ 5♣ y 10♠ 8♣
      Y que el crupier muestra A♥ y oculta 7♣
      Y que el sabot da después 8♦
      Cuando la plaza 1 se asegura por 1 y 0
      Entonces se ofrece el cambio
      Y la plaza 1 está asegurada por 1 y 0
      Y la plaza 1 tiene 1 ficha
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 intenta doblar
      Entonces se rechaza el intento: fichas insuficientes
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con A♥ 7♣
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 6♦ 5♣ 8♦ | 19    | 2       | gana      | 4        |
        | 10♠ 8♣   | 18    | 2       | empata    | 2        |
      Y la plaza 1 tiene 7 fichas

    @id:uninsured-then-double @D17
    Escenario: Una plaza que renuncia al seguro guarda las dos fichas para doblar
      Dado que la plaza 1 apuesta 2 y 2 de un total de 6 fichas
      Y que la plaza 1 recibe 6♦ 5♣ y 10♠ 8♣
      Y que el crupier muestra A♥ y oculta 7♣
      Y que el sabot da después 8♦
      Cuando la plaza 1 renuncia al seguro
      Entonces se ofrece el cambio
      Y la plaza 1 está asegurada por 0 y 0
      Y la plaza 1 tiene 2 fichas
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 dobla
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 tiene 0 fichas
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con A♥ 7♣
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 6♦ 5♣ 8♦ | 19    | 4       | gana      | 8        |
        | 10♠ 8♣   | 18    | 2       | empata    | 2        |
      Y la plaza 1 tiene 10 fichas

    @id:insured-then-no-split @D17
    Escenario: Una ficha apostada al seguro de la segunda casilla falta para separar en la primera
      Dado que la plaza 1 apuesta 2 y 2 de un total de 6 fichas
      Y que la plaza 1 recibe 8♠ 8♦ y K♦ 10♣
      Y que el crupier muestra A♣ y oculta 8♥
      Y que el sabot da después 3♠
      Cuando la plaza 1 se asegura por 0 y 1
      Entonces la plaza 1 está asegurada por 0 y 1
      Y la plaza 1 tiene 1 ficha
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 intenta separar
      Entonces se rechaza el intento: fichas insuficientes
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con A♣ 8♥
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 8♠ 8♦ 3♠ | 19    | 2       | empata    | 2        |
        | K♦ 10♣   | 20    | 2       | gana      | 4        |
      Y la plaza 1 tiene 7 fichas

    @id:insured-with-chips-for-split @D17
    Escenario: La plaza asegurada a la que aún le quedan fichas para toda la apuesta puede separar
      Dado que la plaza 1 apuesta 2 y 2 de un total de 7 fichas
      Y que la plaza 1 recibe 8♠ 8♦ y K♦ 10♣
      Y que el crupier muestra A♣ y oculta 8♥
      Y que el sabot da después 10♥ Q♣
      Cuando la plaza 1 se asegura por 0 y 1
      Entonces la plaza 1 está asegurada por 0 y 1
      Y la plaza 1 tiene 2 fichas
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces la plaza 1 tiene 0 fichas
      Cuando la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con A♣ 8♥
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta | resultado | devuelto |
        | 1       | 8♠ 10♥ | 18    | 2       | pierde    | 0        |
        | 1       | 8♦ Q♣  | 18    | 2       | pierde    | 0        |
        | 2       | K♦ 10♣ | 20    | 2       | gana      | 4        |
      Y la plaza 1 tiene 4 fichas

    @id:last-chip-on-insurance-won @D17
    Escenario: La última ficha disponible, apostada al seguro, vuelve como tres cuando el crupier tiene un natural
      Dado que la plaza 1 apuesta 2 y 2 de un total de 5 fichas
      Y que la plaza 1 recibe 10♦ 9♠ y 8♣ 5♥
      Y que el crupier muestra A♠ y oculta K♦
      Cuando se reparten las cartas
      Entonces se ofrece el seguro
      Y la plaza 1 tiene 1 ficha
      Cuando la plaza 1 intenta asegurarse por 1 y 1
      Entonces se rechaza el intento: fichas insuficientes
      Cuando la plaza 1 se asegura por 1 y 0
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con A♠ K♦
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 10♦ 9♠ | 19    | 2       | pierde    | 0        |
        | 8♣ 5♥  | 13    | 2       | pierde    | 0        |
      Y la plaza 1 está asegurada por 1 y 0
      Y la plaza 1 tiene 3 fichas

    @id:refused-bets-take-no-chips
    Escenario: El intento de doblar o separar sin fichas suficientes no cuesta ninguna ficha, y en su lugar se pide carta con la pareja
      Dado que la plaza 1 apuesta 5 y 5 de un total de 14 fichas
      Y que la plaza 1 recibe 6♠ 6♦ y 10♥ 8♠
      Y que el crupier muestra 8♣ y oculta K♦
      Y que el sabot da después 8♦
      Cuando la plaza 1 conserva
      Entonces la plaza 1 tiene 4 fichas
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 intenta doblar
      Entonces se rechaza el intento: fichas insuficientes
      Cuando la plaza 1 intenta separar
      Entonces se rechaza el intento: fichas insuficientes
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 tiene 4 fichas
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♣ K♦
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 6♠ 6♦ 8♦ | 20    | 5       | gana      | 10       |
        | 10♥ 8♠   | 18    | 5       | empata    | 5        |
      Y la plaza 1 tiene 19 fichas

    @id:last-chips-double-the-second-hand
    Escenario: Seis fichas disponibles, exactamente la apuesta, bastan para doblar la segunda mano
      Dado que la plaza 1 apuesta 6 y 6 de un total de 18 fichas
      Y que la plaza 1 recibe 10♦ 7♣ y 5♥ 6♣
      Y que el crupier muestra 9♠ y oculta 10♣
      Y que el sabot da después 9♦
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 tiene 6 fichas
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 dobla
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♠ 10♣
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 10♦ 7♣   | 17    | 6       | pierde    | 0        |
        | 5♥ 6♣ 9♦ | 20    | 12      | gana      | 24       |
      Y la plaza 1 tiene 24 fichas

    @id:five-free-chips-do-not-double-the-second-hand
    Escenario: Cinco fichas disponibles no bastan para doblar la segunda mano cuando la apuesta es de 6, y en su lugar se pide carta
      Dado que la plaza 1 apuesta 6 y 6 de un total de 17 fichas
      Y que la plaza 1 recibe 10♦ 7♣ y 5♥ 6♣
      Y que el crupier muestra 9♠ y oculta 10♣
      Y que el sabot da después 9♦
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 intenta doblar
      Entonces se rechaza el intento: fichas insuficientes
      Y es el turno de la plaza 1 con la mano 2
      Y la plaza 1 tiene 5 fichas
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♠ 10♣
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 10♦ 7♣   | 17    | 6       | pierde    | 0        |
        | 5♥ 6♣ 9♦ | 20    | 6       | gana      | 12       |
      Y la plaza 1 tiene 17 fichas

    @id:last-chips-split-the-second-hand
    Escenario: Ocho fichas disponibles, exactamente la apuesta, bastan para separar la segunda mano
      Dado que la plaza 1 apuesta 8 y 8 de un total de 24 fichas
      Y que la plaza 1 recibe 9♥ 7♦ y 9♦ 9♣
      Y que el crupier muestra 10♠ y oculta 8♣
      Y que el sabot da después 10♥ 8♥
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 tiene 8 fichas
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 tiene 0 fichas
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♠ 8♣
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta | resultado | devuelto |
        | 1       | 9♥ 7♦  | 16    | 8       | pierde    | 0        |
        | 2       | 9♦ 10♥ | 19    | 8       | gana      | 16       |
        | 2       | 9♣ 8♥  | 17    | 8       | pierde    | 0        |
      Y la plaza 1 tiene 16 fichas

    @id:seven-free-chips-do-not-split-the-second-hand
    Escenario: Siete fichas disponibles no bastan para separar la segunda mano cuando la apuesta es de 8, y en su lugar se pide carta
      Dado que la plaza 1 apuesta 8 y 8 de un total de 23 fichas
      Y que la plaza 1 recibe 9♥ 7♦ y 9♦ 9♣
      Y que el crupier muestra 10♠ y oculta 8♣
      Y que el sabot da después 2♥
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 intenta separar
      Entonces se rechaza el intento: fichas insuficientes
      Y es el turno de la plaza 1 con la mano 2
      Y la plaza 1 tiene 7 fichas
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♠ 8♣
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 9♥ 7♦    | 16    | 8       | pierde    | 0        |
        | 2       | 9♦ 9♣ 2♥ | 20    | 8       | gana      | 16       |
      Y la plaza 1 tiene 23 fichas

  @S7.7
  Regla: S7.7 El perfil nunca se combina con naturales pagados 3 a 2 ni con un 22 del crupier que pierde ante toda mano que no se haya pasado.

    @id:even-money-and-22-go-together
    Escenario: Los naturales pagados 1 a 1 y un 22 del crupier que empata son compatibles con el cambio
      Dado que el reglamento es como switch-us, con naturalPays "1:1"
      Y que el reglamento es como switch-us, con dealer22 "push"
      Entonces ese reglamento se acepta

    @id:three-to-two-does-not-go-with-the-switch
    Escenario: Los naturales pagados 3 a 2 se rechazan junto con el cambio
      Dado que el reglamento es como switch-us, con naturalPays "3:2"
      Entonces ese reglamento se rechaza en /naturalPays según S7.7

    @id:losing-22-does-not-go-with-the-switch
    Escenario: Un 22 del crupier que pierde ante toda mano que no se haya pasado se rechaza junto con el cambio
      Dado que el reglamento es como switch-us, con dealer22 "over"
      Entonces ese reglamento se rechaza en /dealer22 según S7.7

    @id:paying-for-both-freedoms-is-refused-for-the-first
    Escenario: Si un reglamento junta los naturales pagados 3 a 2 y el 22 que pierde, el rechazo nombra lo primero
      Dado que el reglamento es como switch-us, con naturalPays "3:2"
      Y que el reglamento es como switch-us, con dealer22 "over"
      Entonces ese reglamento se rechaza en /naturalPays según S7.7
