# language: es
@switch-us
Característica: S3 El seguro y la comprobación de la carta oculta
  Con un as a la vista se ofrece el seguro antes que nada; con un as o una carta de valor 10 a la vista, el crupier comprueba su carta oculta.

  @S3.1
  Regla: S3.1 El seguro se ofrece cuando el crupier muestra un as, y solo entonces.

    @id:insurance-offered-under-an-ace
    Escenario: Con un as a la vista se ofrece el seguro
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ 9♥ y 8♣ 5♦
      Y que el crupier muestra A♥ y oculta 7♣
      Cuando se reparten las cartas
      Entonces se ofrece el seguro
      Y el crupier muestra A♥
      Y la plaza 1 tiene 96 fichas
      Cuando la plaza 1 renuncia al seguro
      Entonces se ofrece el cambio
      Y la plaza 1 tiene 96 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con A♥ 7♣
      Y las manos de la plaza 1 son
        | cartas | total | resultado | devuelto |
        | 10♠ 9♥ | 19    | gana      | 4        |
        | 8♣ 5♦  | 13    | pierde    | 0        |
      Y la plaza 1 tiene 100 fichas

    @id:no-insurance-under-a-nine
    Escenario: Con un nueve a la vista no se ofrece el seguro
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ 9♥ y 8♣ 5♦
      Y que el crupier muestra 9♦ y oculta 9♣
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Cuando la plaza 1 intenta asegurarse por 1 y 0
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 intenta renunciar al seguro
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 9♦ 9♣
      Y las manos de la plaza 1 son
        | cartas | total | resultado | devuelto |
        | 10♠ 9♥ | 19    | gana      | 4        |
        | 8♣ 5♦  | 13    | pierde    | 0        |
      Y la plaza 1 tiene 100 fichas

    @id:no-insurance-under-a-queen
    Escenario: Con una dama a la vista no se ofrece el seguro
      Dado que la plaza 1 apuesta 6 y 6 de un total de 100 fichas
      Y que la plaza 1 recibe 9♠ 8♥ y 10♣ 8♦
      Y que el crupier muestra Q♥ y oculta 8♠
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Cuando la plaza 1 intenta asegurarse por 3 y 3
      Entonces se rechaza el intento: no es el momento
      Y la plaza 1 tiene 88 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con Q♥ 8♠
      Y las manos de la plaza 1 son
        | cartas | total | resultado | devuelto |
        | 9♠ 8♥  | 17    | pierde    | 0        |
        | 10♣ 8♦ | 18    | empata    | 6        |
      Y la plaza 1 tiene 94 fichas

    @id:no-insurance-for-an-ace-in-the-hole @D16
    Escenario: Con un as oculto bajo un nueve no se ofrece el seguro
      Dado que la plaza 1 apuesta 4 y 4 de un total de 60 fichas
      Y que la plaza 1 recibe 10♦ 7♥ y A♣ 9♥
      Y que el crupier muestra 9♠ y oculta A♦
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y el crupier muestra 9♠
      Cuando la plaza 1 intenta asegurarse por 2 y 2
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con 9♠ A♦
      Y las manos de la plaza 1 son
        | cartas | total    | resultado | devuelto |
        | 10♦ 7♥ | 17       | pierde    | 0        |
        | A♣ 9♥  | 20 suave | empata    | 4        |
      Y la plaza 1 tiene 56 fichas

    @id:insurance-declined-before-a-dealer-natural @D16
    Escenario: La plaza que renuncia al seguro pierde sus dos apuestas ante un natural del crupier y nada más
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♣ 8♦ y 9♠ 6♥
      Y que el crupier muestra A♦ y oculta Q♠
      Cuando se reparten las cartas
      Entonces se ofrece el seguro
      Cuando la plaza 1 renuncia al seguro
      Entonces la ronda ha terminado
      Y la plaza 1 está asegurada por 0 y 0
      Y el crupier termina en 21 con A♦ Q♠
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 10♣ 8♦ | 18    | 2       | pierde    | 0        |
        | 9♠ 6♥  | 15    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 96 fichas

    @id:insurance-declined-with-a-natural @D16
    Escenario: También la plaza que tiene un natural puede renunciar al seguro
      Dado que la plaza 1 apuesta 6 y 6 de un total de 100 fichas
      Y que la plaza 1 recibe A♣ K♦ y 10♥ 9♠
      Y que el crupier muestra A♠ y oculta 8♥
      Cuando se reparten las cartas
      Entonces se ofrece el seguro
      Cuando la plaza 1 renuncia al seguro
      Entonces se ofrece el cambio
      Y la plaza 1 está asegurada por 0 y 0
      Y la plaza 1 tiene 88 fichas
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con A♠ 8♥
      Y las manos de la plaza 1 son
        | cartas | total    | natural | resultado | devuelto |
        | A♣ K♦  | 21 suave | sí      | gana      | 12       |
        | 10♥ 9♠ | 19       | no      | empata    | 6        |
      Y la plaza 1 tiene 106 fichas

    @id:six-seats-decide-on-insurance
    Escenario: Con un as a la vista, seis plazas se aseguran o renuncian, y sin natural del crupier se pierden todos los seguros
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ 9♣ y 8♦ 7♣
      Y que la plaza 2 apuesta 4 y 4 de un total de 60 fichas
      Y que la plaza 2 recibe K♥ 8♠ y 10♦ 6♥
      Y que la plaza 3 apuesta 6 y 6 de un total de 90 fichas
      Y que la plaza 3 recibe J♠ 9♥ y 7♦ 6♠
      Y que la plaza 4 apuesta 2 y 2 de un total de 50 fichas
      Y que la plaza 4 recibe 10♣ 7♠ y 9♦ 5♥
      Y que la plaza 5 apuesta 10 y 10 de un total de 200 fichas
      Y que la plaza 5 recibe K♣ 9♠ y 8♥ 4♦
      Y que la plaza 6 apuesta 8 y 8 de un total de 100 fichas
      Y que la plaza 6 recibe Q♦ 8♣ y A♥ 9♥
      Y que el crupier muestra A♠ y oculta 7♥
      Cuando se reparten las cartas
      Entonces se ofrece el seguro
      Cuando la plaza 1 renuncia al seguro
      Entonces se ofrece el seguro
      Cuando la plaza 2 se asegura por 2 y 0
      Entonces se ofrece el seguro
      Cuando la plaza 3 se asegura por 3 y 3
      Entonces se ofrece el seguro
      Cuando la plaza 4 renuncia al seguro
      Entonces se ofrece el seguro
      Cuando la plaza 5 se asegura por 0 y 4
      Entonces se ofrece el seguro
      Cuando la plaza 6 se asegura por 4 y 1
      Entonces se ofrece el cambio
      Y es el turno de la plaza 1
      Y el crupier muestra A♠
      Y la plaza 1 está asegurada por 0 y 0
      Y la plaza 2 está asegurada por 2 y 0
      Y la plaza 3 está asegurada por 3 y 3
      Y la plaza 4 está asegurada por 0 y 0
      Y la plaza 5 está asegurada por 0 y 4
      Y la plaza 6 está asegurada por 4 y 1
      Y la plaza 1 tiene 96 fichas
      Y la plaza 2 tiene 50 fichas
      Y la plaza 3 tiene 72 fichas
      Y la plaza 4 tiene 46 fichas
      Y la plaza 5 tiene 176 fichas
      Y la plaza 6 tiene 79 fichas
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
      Y la plaza 4 se planta
      Y la plaza 4 se planta
      Y la plaza 5 se planta
      Y la plaza 5 se planta
      Y la plaza 6 se planta
      Y la plaza 6 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con A♠ 7♥
      Y las manos de la plaza 1 son
        | cartas | total | resultado | devuelto |
        | 10♠ 9♣ | 19    | gana      | 4        |
        | 8♦ 7♣  | 15    | pierde    | 0        |
      Y las manos de la plaza 2 son
        | cartas | total | resultado | devuelto |
        | K♥ 8♠  | 18    | empata    | 4        |
        | 10♦ 6♥ | 16    | pierde    | 0        |
      Y las manos de la plaza 3 son
        | cartas | total | resultado | devuelto |
        | J♠ 9♥  | 19    | gana      | 12       |
        | 7♦ 6♠  | 13    | pierde    | 0        |
      Y las manos de la plaza 4 son
        | cartas | total | resultado | devuelto |
        | 10♣ 7♠ | 17    | pierde    | 0        |
        | 9♦ 5♥  | 14    | pierde    | 0        |
      Y las manos de la plaza 5 son
        | cartas | total | resultado | devuelto |
        | K♣ 9♠  | 19    | gana      | 20       |
        | 8♥ 4♦  | 12    | pierde    | 0        |
      Y las manos de la plaza 6 son
        | cartas | total    | resultado | devuelto |
        | Q♦ 8♣  | 18       | empata    | 8        |
        | A♥ 9♥  | 20 suave | gana      | 16       |
      Y la plaza 1 tiene 100 fichas
      Y la plaza 2 tiene 54 fichas
      Y la plaza 3 tiene 84 fichas
      Y la plaza 4 tiene 46 fichas
      Y la plaza 5 tiene 196 fichas
      Y la plaza 6 tiene 103 fichas

    @id:six-seats-decide-before-a-dealer-natural @S3.4
    Escenario: De seis plazas, a cada una que se aseguró se le paga 2 a 1 por el natural del crupier, a la sexta igual que a la segunda
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ 9♣ y 8♦ 7♣
      Y que la plaza 2 apuesta 4 y 4 de un total de 60 fichas
      Y que la plaza 2 recibe K♥ 8♠ y 10♦ 6♥
      Y que la plaza 3 apuesta 6 y 6 de un total de 90 fichas
      Y que la plaza 3 recibe J♠ 9♥ y 7♦ 6♠
      Y que la plaza 4 apuesta 2 y 2 de un total de 50 fichas
      Y que la plaza 4 recibe 10♣ 7♠ y 9♦ 5♥
      Y que la plaza 5 apuesta 10 y 10 de un total de 200 fichas
      Y que la plaza 5 recibe K♣ 9♠ y 8♥ 4♦
      Y que la plaza 6 apuesta 8 y 8 de un total de 100 fichas
      Y que la plaza 6 recibe Q♦ 8♣ y A♥ 9♥
      Y que el crupier muestra A♠ y oculta K♦
      Cuando la plaza 1 renuncia al seguro
      Y la plaza 2 se asegura por 2 y 0
      Y la plaza 3 se asegura por 3 y 3
      Y la plaza 4 renuncia al seguro
      Y la plaza 5 se asegura por 0 y 4
      Entonces se ofrece el seguro
      Y el crupier muestra A♠
      Cuando la plaza 6 se asegura por 4 y 1
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con A♠ K♦
      Y las manos de la plaza 1 son
        | cartas | total | resultado | devuelto |
        | 10♠ 9♣ | 19    | pierde    | 0        |
        | 8♦ 7♣  | 15    | pierde    | 0        |
      Y las manos de la plaza 2 son
        | cartas | total | resultado | devuelto |
        | K♥ 8♠  | 18    | pierde    | 0        |
        | 10♦ 6♥ | 16    | pierde    | 0        |
      Y las manos de la plaza 3 son
        | cartas | total | resultado | devuelto |
        | J♠ 9♥  | 19    | pierde    | 0        |
        | 7♦ 6♠  | 13    | pierde    | 0        |
      Y las manos de la plaza 4 son
        | cartas | total | resultado | devuelto |
        | 10♣ 7♠ | 17    | pierde    | 0        |
        | 9♦ 5♥  | 14    | pierde    | 0        |
      Y las manos de la plaza 5 son
        | cartas | total | resultado | devuelto |
        | K♣ 9♠  | 19    | pierde    | 0        |
        | 8♥ 4♦  | 12    | pierde    | 0        |
      Y las manos de la plaza 6 son
        | cartas | total    | resultado | devuelto |
        | Q♦ 8♣  | 18       | pierde    | 0        |
        | A♥ 9♥  | 20 suave | pierde    | 0        |
      Y la plaza 1 tiene 96 fichas
      Y la plaza 2 tiene 56 fichas
      Y la plaza 3 tiene 90 fichas
      Y la plaza 4 tiene 46 fichas
      Y la plaza 5 tiene 188 fichas
      Y la plaza 6 tiene 94 fichas

  @S3.2
  Regla: S3.2 El seguro se decide antes de todo cambio.

    @id:no-switch-while-insurance-is-open
    Escenario: Una plaza no cambia ni conserva antes de haber decidido sobre el seguro
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe 10♦ 4♠ y 6♣ 9♥
      Y que el crupier muestra A♣ y oculta 8♠
      Y que el sabot da después 7♦
      Cuando se reparten las cartas
      Entonces se ofrece el seguro
      Cuando la plaza 1 intenta cambiar
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 intenta conservar
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 renuncia al seguro
      Entonces se ofrece el cambio
      Y la plaza 1 puede conservar o cambiar
      Cuando la plaza 1 cambia
      Entonces las manos de la plaza 1 son
        | cartas | total | apuesta |
        | 10♦ 9♥ | 19    | 5       |
        | 6♣ 4♠  | 10    | 5       |
      Cuando la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con A♣ 8♠
      Y las manos de la plaza 1 son
        | cartas   | total | resultado | devuelto |
        | 10♦ 9♥   | 19    | empata    | 5        |
        | 6♣ 4♠ 7♦ | 17    | pierde    | 0        |
      Y la plaza 1 tiene 95 fichas

    @id:no-play-while-insurance-is-open
    Escenario: No se juega ninguna mano mientras el seguro está abierto
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 8♦ 8♠ y 10♥ 7♣
      Y que el crupier muestra A♣ y oculta 9♦
      Y que el sabot da después 5♥
      Cuando se reparten las cartas
      Entonces se ofrece el seguro
      Cuando la plaza 1 intenta pedir carta
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 intenta plantarse
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 intenta doblar
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 intenta separar
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 se asegura por 1 y 0
      Entonces se ofrece el cambio
      Cuando la plaza 1 conserva
      Entonces la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con A♣ 9♦
      Y las manos de la plaza 1 son
        | cartas   | total | resultado | devuelto |
        | 8♦ 8♠ 5♥ | 21    | gana      | 4        |
        | 10♥ 7♣   | 17    | pierde    | 0        |
      Y la plaza 1 tiene 99 fichas

    @id:no-insurance-after-the-check
    Escenario: Una vez que el crupier ha hecho la comprobación, el seguro está cerrado
      Dado que la plaza 1 apuesta 4 y 4 de un total de 100 fichas
      Y que la plaza 1 recibe 7♠ 6♦ y 10♥ 8♣
      Y que el crupier muestra A♦ y oculta 7♥
      Y que el sabot da después 6♠
      Cuando la plaza 1 renuncia al seguro
      Entonces se ofrece el cambio
      Cuando la plaza 1 intenta asegurarse por 2 y 0
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 intenta renunciar al seguro
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 conserva
      Y la plaza 1 intenta asegurarse por 0 y 2
      Entonces se rechaza el intento: no es el momento
      Y la plaza 1 tiene 92 fichas
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con A♦ 7♥
      Y las manos de la plaza 1 son
        | cartas   | total | resultado | devuelto |
        | 7♠ 6♦ 6♠ | 19    | gana      | 8        |
        | 10♥ 8♣   | 18    | empata    | 4        |
      Y la plaza 1 tiene 104 fichas

    @id:switch-waits-for-every-insurance-decision
    Escenario: El cambio espera hasta que la última plaza ha decidido sobre el seguro
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♣ 6♠ y 7♥ 5♣
      Y que la plaza 2 apuesta 4 y 4 de un total de 80 fichas
      Y que la plaza 2 recibe 10♠ 9♦ y J♦ 8♥
      Y que el crupier muestra A♠ y oculta 7♦
      Y que el sabot da después 4♦
      Cuando la plaza 1 renuncia al seguro
      Entonces se ofrece el seguro
      Cuando la plaza 2 intenta cambiar
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 2 se asegura por 2 y 1
      Entonces se ofrece el cambio
      Y es el turno de la plaza 1
      Y la plaza 1 está asegurada por 0 y 0
      Y la plaza 2 está asegurada por 2 y 1
      Y la plaza 2 tiene 69 fichas
      Cuando la plaza 1 cambia
      Y la plaza 2 conserva
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con A♠ 7♦
      Y las manos de la plaza 1 son
        | cartas    | total | resultado | devuelto |
        | 10♣ 5♣ 4♦ | 19    | gana      | 4        |
        | 7♥ 6♠     | 13    | pierde    | 0        |
      Y la plaza 1 tiene 100 fichas
      Y las manos de la plaza 2 son
        | cartas | total | resultado | devuelto |
        | 10♠ 9♦ | 19    | gana      | 8        |
        | J♦ 8♥  | 18    | empata    | 4        |
      Y la plaza 2 tiene 81 fichas

    @id:check-waits-for-every-insurance-decision @D11
    Escenario: Con un as a la vista, el crupier hace la comprobación cuando todas las plazas han decidido sobre el seguro
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 9♠ 7♦ y 10♦ 8♣
      Y que la plaza 2 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 2 recibe J♥ 9♣ y 6♦ 5♠
      Y que el crupier muestra A♣ y oculta 10♥
      Cuando se reparten las cartas
      Entonces se ofrece el seguro
      Cuando la plaza 1 renuncia al seguro
      Entonces se ofrece el seguro
      Y el crupier muestra A♣
      Cuando la plaza 2 se asegura por 1 y 1
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con A♣ 10♥
      Y las manos de la plaza 1 son
        | cartas | total | resultado | devuelto |
        | 9♠ 7♦  | 16    | pierde    | 0        |
        | 10♦ 8♣ | 18    | pierde    | 0        |
      Y la plaza 1 tiene 96 fichas
      Y las manos de la plaza 2 son
        | cartas | total | resultado | devuelto |
        | J♥ 9♣  | 19    | pierde    | 0        |
        | 6♦ 5♠  | 11    | pierde    | 0        |
      Y la plaza 2 tiene 100 fichas

    @id:jack-up-is-checked-at-once @D11
    Escenario: Un natural del crupier con una jota a la vista termina la ronda justo después del reparto, sin seguro
      Dado que la plaza 1 apuesta 3 y 3 de un total de 50 fichas
      Y que la plaza 1 recibe 9♥ 8♥ y 10♠ 6♦
      Y que el crupier muestra J♦ y oculta A♠
      Cuando se reparten las cartas
      Entonces la ronda ha terminado
      Y la plaza 1 está asegurada por 0 y 0
      Y el crupier termina en 21 con J♦ A♠
      Y las manos de la plaza 1 son
        | cartas | total | resultado | devuelto |
        | 9♥ 8♥  | 17    | pierde    | 0        |
        | 10♠ 6♦ | 16    | pierde    | 0        |
      Y la plaza 1 tiene 44 fichas

    @id:jack-up-without-a-natural @D11
    Escenario: Una jota a la vista sin natural lleva directamente al cambio
      Dado que la plaza 1 apuesta 3 y 3 de un total de 50 fichas
      Y que la plaza 1 recibe 9♥ 8♥ y 10♠ 6♦
      Y que el crupier muestra J♦ y oculta 7♠
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y es el turno de la plaza 1
      Y el crupier muestra J♦
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con J♦ 7♠
      Y las manos de la plaza 1 son
        | cartas | total | resultado | devuelto |
        | 9♥ 8♥  | 17    | empata    | 3        |
        | 10♠ 6♦ | 16    | pierde    | 0        |
      Y la plaza 1 tiene 47 fichas

    @id:insurance-still-open-after-refusals
    Escenario: La plaza que intenta conservar, cambiar, pedir carta o plantarse demasiado pronto aún puede asegurarse, y pierde el seguro si no hay natural del crupier
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♥ 5♦ y 6♠ 9♣
      Y que el crupier muestra A♦ y oculta 8♠
      Y que el sabot da después 9♥
      Cuando la plaza 1 intenta conservar
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 intenta cambiar
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 intenta pedir carta
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 intenta plantarse
      Entonces se rechaza el intento: no es el momento
      Y se ofrece el seguro
      Y la plaza 1 tiene 96 fichas
      Cuando la plaza 1 se asegura por 1 y 0
      Entonces se ofrece el cambio
      Y la plaza 1 está asegurada por 1 y 0
      Y la plaza 1 tiene 95 fichas
      Y la plaza 1 puede conservar o cambiar
      Cuando la plaza 1 cambia
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con A♦ 8♠
      Y las manos de la plaza 1 son
        | cartas   | total | resultado | devuelto |
        | 10♥ 9♣   | 19    | empata    | 2        |
        | 6♠ 5♦ 9♥ | 20    | gana      | 4        |
      Y la plaza 1 tiene 101 fichas

    @id:insurance-won-after-refusals
    Escenario: La plaza que intenta conservar, cambiar, pedir carta o plantarse demasiado pronto aún puede asegurarse, y cobra por el natural del crupier
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♥ 5♦ y 6♠ 9♣
      Y que el crupier muestra A♦ y oculta J♠
      Cuando la plaza 1 intenta cambiar
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 intenta conservar
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 intenta plantarse
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 intenta pedir carta
      Entonces se rechaza el intento: no es el momento
      Y se ofrece el seguro
      Y el crupier muestra A♦
      Cuando la plaza 1 se asegura por 1 y 0
      Entonces la ronda ha terminado
      Y la plaza 1 está asegurada por 1 y 0
      Y el crupier termina en 21 con A♦ J♠
      Y las manos de la plaza 1 son
        | cartas | total | resultado | devuelto |
        | 10♥ 5♦ | 15    | pierde    | 0        |
        | 6♠ 9♣  | 15    | pierde    | 0        |
      Y la plaza 1 tiene 98 fichas

  @S3.3
  Regla: S3.3 Cada casilla puede asegurarse como máximo por la mitad de su apuesta inicial (1 con una apuesta de 2); se rechaza un importe mayor o negativo.

    @id:insurance-of-one-at-a-stake-of-two
    Escenario: Con una apuesta de 2 se acepta un seguro de 1
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ 7♣ y A♥ 8♦
      Y que el crupier muestra A♦ y oculta 8♣
      Cuando la plaza 1 se asegura por 1 y 0
      Entonces se ofrece el cambio
      Y la plaza 1 está asegurada por 1 y 0
      Y la plaza 1 tiene 95 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con A♦ 8♣
      Y las manos de la plaza 1 son
        | cartas | total    | resultado | devuelto |
        | 10♠ 7♣ | 17       | pierde    | 0        |
        | A♥ 8♦  | 19 suave | empata    | 2        |
      Y la plaza 1 tiene 97 fichas

    @id:insurance-of-two-at-a-stake-of-two
    Escenario: Con una apuesta de 2 se rechaza un seguro de 2
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ 7♣ y A♥ 8♦
      Y que el crupier muestra A♦ y oculta 8♣
      Cuando la plaza 1 intenta asegurarse por 2 y 0
      Entonces se rechaza el intento: importe no válido
      Y se ofrece el seguro
      Y la plaza 1 está asegurada por 0 y 0
      Y la plaza 1 tiene 96 fichas
      Cuando la plaza 1 intenta asegurarse por 0 y 2
      Entonces se rechaza el intento: importe no válido
      Cuando la plaza 1 renuncia al seguro
      Y la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y las manos de la plaza 1 son
        | cartas | total    | resultado | devuelto |
        | 10♠ 7♣ | 17       | pierde    | 0        |
        | A♥ 8♦  | 19 suave | empata    | 2        |
      Y la plaza 1 tiene 98 fichas

    @id:negative-insurance
    Escenario: Un seguro negativo se rechaza en ambas casillas
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ 7♣ y A♥ 8♦
      Y que el crupier muestra A♦ y oculta 8♣
      Cuando la plaza 1 intenta asegurarse por -1 y 0
      Entonces se rechaza el intento: importe no válido
      Cuando la plaza 1 intenta asegurarse por 1 y -1
      Entonces se rechaza el intento: importe no válido
      Y la plaza 1 está asegurada por 0 y 0
      Y la plaza 1 tiene 96 fichas
      Cuando la plaza 1 se asegura por 0 y 1
      Entonces la plaza 1 está asegurada por 0 y 1
      Y la plaza 1 tiene 95 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y las manos de la plaza 1 son
        | cartas | total    | resultado | devuelto |
        | 10♠ 7♣ | 17       | pierde    | 0        |
        | A♥ 8♦  | 19 suave | empata    | 2        |
      Y la plaza 1 tiene 97 fichas

    @id:insurance-of-five-at-a-stake-of-ten
    Escenario: Con una apuesta de 10 las dos casillas se aseguran por 5
      Dado que la plaza 1 apuesta 10 y 10 de un total de 100 fichas
      Y que la plaza 1 recibe 10♦ 8♠ y 7♦ 4♣
      Y que el crupier muestra A♣ y oculta 9♥
      Y que el sabot da después 10♠
      Cuando la plaza 1 se asegura por 5 y 5
      Entonces se ofrece el cambio
      Y la plaza 1 está asegurada por 5 y 5
      Y la plaza 1 tiene 70 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con A♣ 9♥
      Y las manos de la plaza 1 son
        | cartas    | total | resultado | devuelto |
        | 10♦ 8♠    | 18    | pierde    | 0        |
        | 7♦ 4♣ 10♠ | 21    | gana      | 20       |
      Y la plaza 1 tiene 90 fichas

    @id:insurance-of-six-at-a-stake-of-ten
    Escenario: Con una apuesta de 10 se rechaza un seguro de 6 en una casilla, sea cual sea el seguro de la otra
      Dado que la plaza 1 apuesta 10 y 10 de un total de 100 fichas
      Y que la plaza 1 recibe 10♦ 8♠ y 7♦ 4♣
      Y que el crupier muestra A♣ y oculta 9♥
      Y que el sabot da después 10♠
      Cuando la plaza 1 intenta asegurarse por 6 y 0
      Entonces se rechaza el intento: importe no válido
      Cuando la plaza 1 intenta asegurarse por 5 y 6
      Entonces se rechaza el intento: importe no válido
      Y la plaza 1 está asegurada por 0 y 0
      Y la plaza 1 tiene 80 fichas
      Cuando la plaza 1 se asegura por 5 y 0
      Entonces la plaza 1 está asegurada por 5 y 0
      Y la plaza 1 tiene 75 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Entonces la ronda ha terminado
      Y las manos de la plaza 1 son
        | cartas    | total | resultado | devuelto |
        | 10♦ 8♠    | 18    | pierde    | 0        |
        | 7♦ 4♣ 10♠ | 21    | gana      | 20       |
      Y la plaza 1 tiene 95 fichas

    @id:insurance-of-two-at-a-stake-of-five
    Escenario: Con una apuesta impar de 5 se acepta un seguro de 2
      Dado que la plaza 1 apuesta 5 y 5 de un total de 40 fichas
      Y que la plaza 1 recibe 10♥ 9♦ y Q♣ 8♠
      Y que el crupier muestra A♠ y oculta 7♥
      Cuando la plaza 1 se asegura por 2 y 2
      Entonces se ofrece el cambio
      Y la plaza 1 está asegurada por 2 y 2
      Y la plaza 1 tiene 26 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con A♠ 7♥
      Y las manos de la plaza 1 son
        | cartas | total | resultado | devuelto |
        | 10♥ 9♦ | 19    | gana      | 10       |
        | Q♣ 8♠  | 18    | empata    | 5        |
      Y la plaza 1 tiene 41 fichas

    @id:insurance-of-three-at-a-stake-of-five
    Escenario: Con una apuesta impar de 5 se rechaza un seguro de 3
      Dado que la plaza 1 apuesta 5 y 5 de un total de 40 fichas
      Y que la plaza 1 recibe 10♥ 9♦ y Q♣ 8♠
      Y que el crupier muestra A♠ y oculta 7♥
      Cuando la plaza 1 intenta asegurarse por 3 y 2
      Entonces se rechaza el intento: importe no válido
      Y se ofrece el seguro
      Y la plaza 1 tiene 30 fichas
      Cuando la plaza 1 renuncia al seguro
      Entonces la plaza 1 está asegurada por 0 y 0
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y las manos de la plaza 1 son
        | cartas | total | resultado | devuelto |
        | 10♥ 9♦ | 19    | gana      | 10       |
        | Q♣ 8♠  | 18    | empata    | 5        |
      Y la plaza 1 tiene 45 fichas

    @id:one-spot-insured-before-the-switch @D14
    Escenario: Una plaza asegura solo su primera casilla, y la ficha ya no está cuando se ofrece el cambio
      Dado que la plaza 1 apuesta 2 y 2 de un total de 30 fichas
      Y que la plaza 1 recibe 8♥ 5♠ y 9♣ 7♦
      Y que el crupier muestra A♣ y oculta 6♠
      Cuando la plaza 1 se asegura por 1 y 0
      Entonces se ofrece el cambio
      Y la plaza 1 está asegurada por 1 y 0
      Y la plaza 1 tiene 25 fichas

    @id:only-the-second-spot-insured @D14
    Escenario: Una plaza asegura solo su segunda casilla
      Dado que la plaza 1 apuesta 6 y 6 de un total de 90 fichas
      Y que la plaza 1 recibe J♠ 9♦ y K♦ 6♣
      Y que el crupier muestra A♥ y oculta 9♣
      Y que el sabot da después 5♠
      Cuando la plaza 1 se asegura por 0 y 3
      Entonces se ofrece el cambio
      Y la plaza 1 está asegurada por 0 y 3
      Y la plaza 1 tiene 75 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con A♥ 9♣
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | resultado | devuelto |
        | 1       | J♠ 9♦    | 19    | pierde    | 0        |
        | 2       | K♦ 6♣ 5♠ | 21    | gana      | 12       |
      Y la plaza 1 tiene 87 fichas

    @id:two-spots-insured-for-different-amounts @D14
    Escenario: Una plaza asegura sus dos casillas por importes distintos
      Dado que la plaza 1 apuesta 10 y 10 de un total de 200 fichas
      Y que la plaza 1 recibe 10♣ 7♦ y 5♠ 6♥
      Y que el crupier muestra A♦ y oculta 8♥
      Y que el sabot da después 8♦
      Cuando la plaza 1 se asegura por 4 y 1
      Entonces se ofrece el cambio
      Y la plaza 1 está asegurada por 4 y 1
      Y la plaza 1 tiene 175 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con A♦ 8♥
      Y las manos de la plaza 1 son
        | cartas   | total | resultado | devuelto |
        | 10♣ 7♦   | 17    | pierde    | 0        |
        | 5♠ 6♥ 8♦ | 19    | empata    | 10       |
      Y la plaza 1 tiene 185 fichas

    @id:insured-natural-without-a-dealer-natural @D8
    Escenario: Un natural puede asegurarse, y gana aunque se pierda su seguro
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe A♠ J♦ y 10♥ 8♦
      Y que el crupier muestra A♣ y oculta 9♠
      Cuando la plaza 1 se asegura por 1 y 0
      Entonces se ofrece el cambio
      Y la plaza 1 está asegurada por 1 y 0
      Y la plaza 1 tiene 95 fichas
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con A♣ 9♠
      Y las manos de la plaza 1 son
        | cartas | total    | natural | resultado | devuelto |
        | A♠ J♦  | 21 suave | sí      | gana      | 4        |
        | 10♥ 8♦ | 18       | no      | pierde    | 0        |
      Y la plaza 1 tiene 99 fichas

    @id:insured-natural-against-a-dealer-natural @D8
    Escenario: Un natural asegurado empata con el natural del crupier, y además se paga su seguro
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe A♠ J♦ y 10♥ 8♦
      Y que el crupier muestra A♣ y oculta K♠
      Cuando la plaza 1 se asegura por 1 y 0
      Entonces la ronda ha terminado
      Y la plaza 1 está asegurada por 1 y 0
      Y el crupier termina en 21 con A♣ K♠
      Y las manos de la plaza 1 son
        | cartas | total    | natural | resultado | devuelto |
        | A♠ J♦  | 21 suave | sí      | empata    | 2        |
        | 10♥ 8♦ | 18       | no      | pierde    | 0        |
      Y la plaza 1 tiene 100 fichas

    @id:one-amount-for-each-spot
    Escenario: El seguro se anuncia con un importe por casilla, ni menos ni más
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 9♦ 8♥ y 10♣ 9♠
      Y que el crupier muestra A♣ y oculta 7♥
      Cuando la plaza 1 intenta asegurarse por 1
      Entonces se rechaza el intento: importe no válido
      Cuando la plaza 1 intenta asegurarse por 1, 0 y 0
      Entonces se rechaza el intento: importe no válido
      Cuando la plaza 1 intenta asegurarse por importes no indicados
      Entonces se rechaza el intento: importe no válido
      Y se ofrece el seguro
      Y la plaza 1 está asegurada por 0 y 0
      Y la plaza 1 tiene 96 fichas
      Cuando la plaza 1 se asegura por 1 y 0
      Entonces se ofrece el cambio
      Y la plaza 1 está asegurada por 1 y 0
      Y la plaza 1 tiene 95 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con A♣ 7♥
      Y las manos de la plaza 1 son
        | cartas | total | resultado | devuelto |
        | 9♦ 8♥  | 17    | pierde    | 0        |
        | 10♣ 9♠ | 19    | gana      | 4        |
      Y la plaza 1 tiene 99 fichas

    @id:one-amount-for-each-spot-at-a-stake-of-eight
    Escenario: Con una apuesta de 8, ni un solo importe de 4 ni tres importes aseguran nada
      Dado que la plaza 1 apuesta 8 y 8 de un total de 70 fichas
      Y que la plaza 1 recibe K♦ 7♣ y 10♠ 9♥
      Y que el crupier muestra A♥ y oculta 9♦
      Cuando la plaza 1 intenta asegurarse por 4
      Entonces se rechaza el intento: importe no válido
      Cuando la plaza 1 intenta asegurarse por 4, 4 y 4
      Entonces se rechaza el intento: importe no válido
      Cuando la plaza 1 intenta asegurarse por 4, 0 y 0
      Entonces se rechaza el intento: importe no válido
      Y la plaza 1 tiene 54 fichas
      Cuando la plaza 1 se asegura por 1 y 0
      Entonces se ofrece el cambio
      Y la plaza 1 está asegurada por 1 y 0
      Y la plaza 1 tiene 53 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con A♥ 9♦
      Y las manos de la plaza 1 son
        | cartas | total | resultado | devuelto |
        | K♦ 7♣  | 17    | pierde    | 0        |
        | 10♠ 9♥ | 19    | pierde    | 0        |
      Y la plaza 1 tiene 53 fichas

    @id:amounts-are-numbers
    Escenario: Los importes escritos como texto no aseguran nada, y la plaza se asegura por 1 a tiempo para el natural del crupier
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe Q♥ 6♦ y 8♠ 9♦
      Y que el crupier muestra A♦ y oculta 10♣
      Cuando la plaza 1 intenta asegurarse por "1" y "1"
      Entonces se rechaza el intento: importe no válido
      Y se ofrece el seguro
      Y el crupier muestra A♦
      Y la plaza 1 está asegurada por 0 y 0
      Y la plaza 1 tiene 96 fichas
      Cuando la plaza 1 se asegura por 1 y 0
      Entonces la ronda ha terminado
      Y la plaza 1 está asegurada por 1 y 0
      Y el crupier termina en 21 con A♦ 10♣
      Y las manos de la plaza 1 son
        | cartas | total | resultado | devuelto |
        | Q♥ 6♦  | 16    | pierde    | 0        |
        | 8♠ 9♦  | 17    | pierde    | 0        |
      Y la plaza 1 tiene 98 fichas

    @id:bad-amounts-leave-insurance-open
    Escenario: Después de rechazarse importes demasiado altos y otro inferior a cero se acepta un seguro de 1, que se paga por el natural del crupier
      Dado que la plaza 1 apuesta 2 y 2 de un total de 50 fichas
      Y que la plaza 1 recibe 7♦ 9♣ y J♥ 8♣
      Y que el crupier muestra A♠ y oculta Q♣
      Cuando la plaza 1 intenta asegurarse por 2 y 0
      Entonces se rechaza el intento: importe no válido
      Cuando la plaza 1 intenta asegurarse por 0 y 2
      Entonces se rechaza el intento: importe no válido
      Cuando la plaza 1 intenta asegurarse por -1 y 0
      Entonces se rechaza el intento: importe no válido
      Y se ofrece el seguro
      Y el crupier muestra A♠
      Y la plaza 1 está asegurada por 0 y 0
      Y la plaza 1 tiene 46 fichas
      Cuando la plaza 1 se asegura por 1 y 0
      Entonces la ronda ha terminado
      Y la plaza 1 está asegurada por 1 y 0
      Y el crupier termina en 21 con A♠ Q♣
      Y las manos de la plaza 1 son
        | cartas | total | resultado | devuelto |
        | 7♦ 9♣  | 16    | pierde    | 0        |
        | J♥ 8♣  | 18    | pierde    | 0        |
      Y la plaza 1 tiene 48 fichas

  @S3.4
  Regla: S3.4 El seguro paga 2 a 1 cuando el crupier tiene un natural: un seguro de 1 vuelve como 3.

    @id:insured-one-comes-back-as-three
    Escenario: Con un natural del crupier, un seguro de 1 vuelve como 3
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♦ 9♣ y 7♠ 6♥
      Y que el crupier muestra A♠ y oculta K♥
      Cuando se reparten las cartas
      Entonces se ofrece el seguro
      Cuando la plaza 1 se asegura por 1 y 0
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con A♠ K♥
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 10♦ 9♣ | 19    | 2       | pierde    | 0        |
        | 7♠ 6♥  | 13    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 98 fichas

    @id:different-insurances-paid-two-to-one
    Escenario: Los seguros de 5 y 3 vuelven como 15 y 9
      Dado que la plaza 1 apuesta 10 y 10 de un total de 150 fichas
      Y que la plaza 1 recibe 6♦ 5♥ y Q♦ 7♣
      Y que el crupier muestra A♦ y oculta J♣
      Cuando la plaza 1 se asegura por 5 y 3
      Entonces la ronda ha terminado
      Y la plaza 1 está asegurada por 5 y 3
      Y el crupier termina en 21 con A♦ J♣
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 6♦ 5♥  | 11    | 10      | pierde    | 0        |
        | Q♦ 7♣  | 17    | 10      | pierde    | 0        |
      Y la plaza 1 tiene 146 fichas

    @id:one-seat-insures-and-the-other-declines
    Escenario: Solo a la plaza que se aseguró se le paga por el natural del crupier
      Dado que la plaza 1 apuesta 4 y 4 de un total de 100 fichas
      Y que la plaza 1 recibe 10♣ 9♦ y 8♠ 4♥
      Y que la plaza 2 apuesta 4 y 4 de un total de 100 fichas
      Y que la plaza 2 recibe 9♥ 7♣ y K♣ 8♦
      Y que el crupier muestra A♣ y oculta Q♦
      Cuando la plaza 1 se asegura por 2 y 2
      Entonces se ofrece el seguro
      Y la plaza 1 tiene 88 fichas
      Cuando la plaza 2 renuncia al seguro
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con A♣ Q♦
      Y la plaza 1 está asegurada por 2 y 2
      Y las manos de la plaza 1 son
        | cartas | total | resultado | devuelto |
        | 10♣ 9♦ | 19    | pierde    | 0        |
        | 8♠ 4♥  | 12    | pierde    | 0        |
      Y la plaza 1 tiene 100 fichas
      Y la plaza 2 está asegurada por 0 y 0
      Y las manos de la plaza 2 son
        | cartas | total | resultado | devuelto |
        | 9♥ 7♣  | 16    | pierde    | 0        |
        | K♣ 8♦  | 18    | pierde    | 0        |
      Y la plaza 2 tiene 92 fichas

  @S3.5
  Regla: S3.5 El seguro se pierde cuando el crupier no tiene un natural, haga lo que haga la propia mano.

    @id:insurance-lost-though-the-hands-win
    Escenario: El seguro se pierde aunque ganen las dos manos aseguradas
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♣ 9♠ y A♦ 8♥
      Y que el crupier muestra A♥ y oculta 7♠
      Cuando la plaza 1 se asegura por 1 y 1
      Entonces se ofrece el cambio
      Y la plaza 1 tiene 94 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con A♥ 7♠
      Y las manos de la plaza 1 son
        | cartas | total    | resultado | devuelto |
        | 10♣ 9♠ | 19       | gana      | 4        |
        | A♦ 8♥  | 19 suave | gana      | 4        |
      Y la plaza 1 tiene 102 fichas

    @id:insurance-lost-though-the-hand-pushes
    Escenario: El seguro se pierde aunque la mano asegurada empate
      Dado que la plaza 1 apuesta 6 y 6 de un total de 100 fichas
      Y que la plaza 1 recibe Q♥ 9♦ y 10♠ 4♦
      Y que el crupier muestra A♣ y oculta 8♦
      Y que el sabot da después 6♠
      Cuando la plaza 1 se asegura por 3 y 0
      Entonces se ofrece el cambio
      Y la plaza 1 tiene 85 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con A♣ 8♦
      Y las manos de la plaza 1 son
        | cartas    | total | resultado | devuelto |
        | Q♥ 9♦     | 19    | empata    | 6        |
        | 10♠ 4♦ 6♠ | 20    | gana      | 12       |
      Y la plaza 1 tiene 103 fichas

    @id:insurance-lost-with-a-hand-that-goes-over
    Escenario: El seguro se pierde junto con una mano asegurada que se pasa de 21
      Dado que la plaza 1 apuesta 8 y 8 de un total de 64 fichas
      Y que la plaza 1 recibe 10♥ 8♣ y 9♥ 7♦
      Y que la plaza 2 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 2 recibe K♣ 9♣ y A♠ 9♠
      Y que el crupier muestra A♠ y oculta 9♦
      Y que el sabot da después Q♣
      Cuando la plaza 1 se asegura por 0 y 4
      Y la plaza 2 renuncia al seguro
      Entonces se ofrece el cambio
      Y la plaza 1 tiene 44 fichas
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 2 con la mano 1
      Cuando la plaza 2 se planta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con A♠ 9♦
      Y las manos de la plaza 1 son
        | cartas   | total | resultado | devuelto |
        | 10♥ 8♣   | 18    | pierde    | 0        |
        | 9♥ 7♦ Q♣ | 26    | pierde    | 0        |
      Y la plaza 1 tiene 44 fichas
      Y las manos de la plaza 2 son
        | cartas | total    | resultado | devuelto |
        | K♣ 9♣  | 19       | pierde    | 0        |
        | A♠ 9♠  | 20 suave | empata    | 2        |
      Y la plaza 2 tiene 98 fichas

    @id:insurance-lost-to-ace-five-five
    Escenario: El seguro se pierde cuando un as y un cinco llegan con otro cinco a un 21 ordinario
      Dado que la plaza 1 apuesta 4 y 4 de un total de 50 fichas
      Y que la plaza 1 recibe 10♥ 9♦ y 8♣ 6♦
      Y que el crupier muestra A♦ y oculta 5♠
      Y que el sabot da después 7♠ 5♥
      Cuando la plaza 1 se asegura por 2 y 2
      Entonces se ofrece el cambio
      Y la plaza 1 está asegurada por 2 y 2
      Y la plaza 1 tiene 38 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con A♦ 5♠ 5♥
      Y las manos de la plaza 1 son
        | cartas   | total | resultado | devuelto |
        | 10♥ 9♦   | 19    | pierde    | 0        |
        | 8♣ 6♦ 7♠ | 21    | empata    | 4        |
      Y la plaza 1 tiene 42 fichas

    @id:insurance-lost-to-ace-three-seven
    Escenario: El seguro se pierde cuando un as y un tres llegan con un siete a un 21 ordinario
      Dado que la plaza 1 apuesta 6 y 6 de un total de 100 fichas
      Y que la plaza 1 recibe Q♠ 7♦ y 10♣ 5♦
      Y que el crupier muestra A♣ y oculta 3♦
      Y que el sabot da después 4♠ 7♥
      Cuando la plaza 1 se asegura por 0 y 3
      Entonces se ofrece el cambio
      Y la plaza 1 tiene 85 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y la plaza 1 está asegurada por 0 y 3
      Y el crupier termina en 21 con A♣ 3♦ 7♥
      Y las manos de la plaza 1 son
        | cartas    | total | resultado | devuelto |
        | Q♠ 7♦     | 17    | pierde    | 0        |
        | 10♣ 5♦ 4♠ | 19    | pierde    | 0        |
      Y la plaza 1 tiene 85 fichas

    @id:insurance-lost-on-a-dealer-22
    Escenario: Un 22 del crupier devuelve la apuesta de una mano asegurada, no su seguro
      Dado que la plaza 1 apuesta 2 y 2 de un total de 40 fichas
      Y que la plaza 1 recibe 9♠ 8♦ y 10♦ 3♠
      Y que el crupier muestra A♥ y oculta 6♣
      Y que el sabot da después 10♥ 5♦ K♦
      Cuando la plaza 1 se asegura por 1 y 1
      Entonces se ofrece el cambio
      Y la plaza 1 tiene 34 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con A♥ 6♣ 5♦ K♦
      Y las manos de la plaza 1 son
        | cartas     | total | resultado | devuelto |
        | 9♠ 8♦      | 17    | empata    | 2        |
        | 10♦ 3♠ 10♥ | 23    | pierde    | 0        |
      Y la plaza 1 tiene 36 fichas

  @S3.6
  Regla: S3.6 Si muestra un as o una carta de valor 10, el crupier comprueba su carta oculta antes de que nadie cambie o tome una decisión de juego.

    @id:natural-under-a-ten
    Escenario: Un natural del crupier con un diez a la vista se descubre antes de que nadie cambie
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe A♥ 6♣ y 5♦ Q♣
      Y que el crupier muestra 10♣ y oculta A♦
      Cuando se reparten las cartas
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con 10♣ A♦
      Y las manos de la plaza 1 son
        | cartas | total    | resultado | devuelto |
        | A♥ 6♣  | 17 suave | pierde    | 0        |
        | 5♦ Q♣  | 15       | pierde    | 0        |
      Y la plaza 1 tiene 96 fichas

    @id:natural-under-a-queen
    Escenario: Un natural del crupier con una dama a la vista se descubre antes de que decida ninguna de las dos plazas
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 9♣ 9♠ y 10♦ 5♥
      Y que la plaza 2 apuesta 10 y 10 de un total de 60 fichas
      Y que la plaza 2 recibe 6♠ 5♣ y K♥ 9♦
      Y que el crupier muestra Q♠ y oculta A♣
      Cuando se reparten las cartas
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con Q♠ A♣
      Y las manos de la plaza 1 son
        | cartas | total | resultado | devuelto |
        | 9♣ 9♠  | 18    | pierde    | 0        |
        | 10♦ 5♥ | 15    | pierde    | 0        |
      Y la plaza 1 tiene 96 fichas
      Y las manos de la plaza 2 son
        | cartas | total | resultado | devuelto |
        | 6♠ 5♣  | 11    | pierde    | 0        |
        | K♥ 9♦  | 19    | pierde    | 0        |
      Y la plaza 2 tiene 40 fichas

    @id:natural-under-an-ace-before-any-switch
    Escenario: Con un as a la vista, la ronda termina antes de que pueda cambiar una plaza a la que le convenía
      Dado que la plaza 1 apuesta 8 y 8 de un total de 100 fichas
      Y que la plaza 1 recibe 10♥ 6♣ y 4♦ 10♠
      Y que el crupier muestra A♥ y oculta 10♦
      Cuando se reparten las cartas
      Entonces se ofrece el seguro
      Y el crupier muestra A♥
      Cuando la plaza 1 se asegura por 4 y 0
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con A♥ 10♦
      Y las manos de la plaza 1 son
        | cartas | total | resultado | devuelto |
        | 10♥ 6♣ | 16    | pierde    | 0        |
        | 4♦ 10♠ | 14    | pierde    | 0        |
      Y la plaza 1 tiene 92 fichas

  @S3.7
  Regla: S3.7 Un natural del crupier termina la ronda en el acto: toda mano ordinaria pierde su apuesta inicial y nadie cambia, pide carta, dobla ni separa.

    @id:nobody-acts-after-a-dealer-natural
    Escenario: Tras un natural del crupier con un rey a la vista ya no actúa nadie
      Dado que la plaza 1 apuesta 7 y 7 de un total de 70 fichas
      Y que la plaza 1 recibe 8♥ 8♣ y 6♦ 5♠
      Y que el crupier muestra K♠ y oculta A♥
      Cuando se reparten las cartas
      Entonces la ronda ha terminado
      Cuando la plaza 1 intenta cambiar
      Entonces se rechaza el intento: ronda terminada
      Cuando la plaza 1 intenta conservar
      Entonces se rechaza el intento: ronda terminada
      Cuando la plaza 1 intenta pedir carta
      Entonces se rechaza el intento: ronda terminada
      Cuando la plaza 1 intenta plantarse
      Entonces se rechaza el intento: ronda terminada
      Cuando la plaza 1 intenta doblar
      Entonces se rechaza el intento: ronda terminada
      Cuando la plaza 1 intenta separar
      Entonces se rechaza el intento: ronda terminada
      Y el crupier termina en 21 con K♠ A♥
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 8♥ 8♣  | 16    | 7       | pierde    | 0        |
        | 6♦ 5♠  | 11    | 7       | pierde    | 0        |
      Y la plaza 1 tiene 56 fichas

    @id:nobody-acts-after-a-natural-under-an-ace
    Escenario: Tras un natural del crupier con un as a la vista ninguna plaza cambia, se asegura ni juega
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ 5♦ y 6♥ J♠
      Y que la plaza 2 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 2 recibe 7♣ 7♦ y 9♦ 2♠
      Y que el crupier muestra A♠ y oculta J♥
      Cuando la plaza 1 renuncia al seguro
      Y la plaza 2 renuncia al seguro
      Entonces la ronda ha terminado
      Cuando la plaza 1 intenta asegurarse por 1 y 1
      Entonces se rechaza el intento: ronda terminada
      Cuando la plaza 1 intenta cambiar
      Entonces se rechaza el intento: ronda terminada
      Cuando la plaza 2 intenta separar
      Entonces se rechaza el intento: ronda terminada
      Cuando la plaza 2 intenta doblar con la mano 2
      Entonces se rechaza el intento: ronda terminada
      Y el crupier termina en 21 con A♠ J♥
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 10♠ 5♦ | 15    | 2       | pierde    | 0        |
        | 6♥ J♠  | 16    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 96 fichas
      Y las manos de la plaza 2 son
        | cartas | total | apuesta | resultado | devuelto |
        | 7♣ 7♦  | 14    | 5       | pierde    | 0        |
        | 9♦ 2♠  | 11    | 5       | pierde    | 0        |
      Y la plaza 2 tiene 90 fichas

  @S3.8
  Regla: S3.8 Frente a un natural del crupier, empata la mano repartida como as y carta de valor 10.

    @id:one-natural-against-a-dealer-natural
    Escenario: Un natural empata con el natural del crupier mientras pierde la mano ordinaria a su lado
      Dado que la plaza 1 apuesta 4 y 4 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ 9♦ y Q♥ A♦
      Y que el crupier muestra K♣ y oculta A♥
      Cuando se reparten las cartas
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con K♣ A♥
      Y las manos de la plaza 1 son
        | cartas | total    | natural | resultado | devuelto |
        | 10♠ 9♦ | 19       | no      | pierde    | 0        |
        | Q♥ A♦  | 21 suave | sí      | empata    | 4        |
      Y la plaza 1 tiene 96 fichas

    @id:two-naturals-against-a-dealer-natural
    Escenario: Dos naturales de una plaza empatan ambos con el natural del crupier
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe A♣ 10♦ y J♠ A♦
      Y que el crupier muestra A♥ y oculta K♦
      Cuando se reparten las cartas
      Entonces se ofrece el seguro
      Cuando la plaza 1 renuncia al seguro
      Entonces la ronda ha terminado
      Y las manos de la plaza 1 son
        | cartas | total    | natural | resultado | devuelto |
        | A♣ 10♦ | 21 suave | sí      | empata    | 5        |
        | J♠ A♦  | 21 suave | sí      | empata    | 5        |
      Y la plaza 1 tiene 100 fichas

    @id:naturals-of-several-seats-against-a-dealer-natural
    Escenario: Todos los naturales de la mesa empatan con el natural del crupier, y solo los naturales
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♥ 9♠ y A♠ 9♣
      Y que la plaza 2 apuesta 3 y 3 de un total de 30 fichas
      Y que la plaza 2 recibe A♦ K♥ y 7♠ 4♣
      Y que la plaza 3 apuesta 10 y 10 de un total de 90 fichas
      Y que la plaza 3 recibe 8♦ 6♠ y A♣ J♦
      Y que el crupier muestra 10♠ y oculta A♥
      Cuando se reparten las cartas
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con 10♠ A♥
      Y las manos de la plaza 1 son
        | cartas | total    | natural | resultado | devuelto |
        | 10♥ 9♠ | 19       | no      | pierde    | 0        |
        | A♠ 9♣  | 20 suave | no      | pierde    | 0        |
      Y la plaza 1 tiene 96 fichas
      Y las manos de la plaza 2 son
        | cartas | total    | natural | resultado | devuelto |
        | A♦ K♥  | 21 suave | sí      | empata    | 3        |
        | 7♠ 4♣  | 11       | no      | pierde    | 0        |
      Y la plaza 2 tiene 27 fichas
      Y las manos de la plaza 3 son
        | cartas | total    | natural | resultado | devuelto |
        | 8♦ 6♠  | 14       | no      | pierde    | 0        |
        | A♣ J♦  | 21 suave | sí      | empata    | 10       |
      Y la plaza 3 tiene 80 fichas

    @id:naturals-of-the-fourth-and-sixth-seat
    Escenario: En una mesa llena, los naturales de la cuarta y la sexta plaza empatan con el natural del crupier
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 9♠ 8♣ y 10♦ 6♣
      Y que la plaza 2 apuesta 3 y 3 de un total de 30 fichas
      Y que la plaza 2 recibe K♦ 9♥ y 7♠ 5♦
      Y que la plaza 3 apuesta 5 y 5 de un total de 50 fichas
      Y que la plaza 3 recibe 10♥ 8♦ y 9♦ 4♠
      Y que la plaza 4 apuesta 4 y 4 de un total de 80 fichas
      Y que la plaza 4 recibe A♦ K♣ y 10♠ 7♥
      Y que la plaza 5 apuesta 2 y 2 de un total de 20 fichas
      Y que la plaza 5 recibe 8♠ 8♥ y J♦ 5♣
      Y que la plaza 6 apuesta 10 y 10 de un total de 100 fichas
      Y que la plaza 6 recibe 6♦ 9♣ y 10♣ A♠
      Y que el crupier muestra Q♥ y oculta A♣
      Cuando se reparten las cartas
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con Q♥ A♣
      Y las manos de la plaza 1 son
        | cartas | total | natural | resultado | devuelto |
        | 9♠ 8♣  | 17    | no      | pierde    | 0        |
        | 10♦ 6♣ | 16    | no      | pierde    | 0        |
      Y las manos de la plaza 2 son
        | cartas | total | natural | resultado | devuelto |
        | K♦ 9♥  | 19    | no      | pierde    | 0        |
        | 7♠ 5♦  | 12    | no      | pierde    | 0        |
      Y las manos de la plaza 3 son
        | cartas | total | natural | resultado | devuelto |
        | 10♥ 8♦ | 18    | no      | pierde    | 0        |
        | 9♦ 4♠  | 13    | no      | pierde    | 0        |
      Y las manos de la plaza 4 son
        | cartas | total    | natural | resultado | devuelto |
        | A♦ K♣  | 21 suave | sí      | empata    | 4        |
        | 10♠ 7♥ | 17       | no      | pierde    | 0        |
      Y las manos de la plaza 5 son
        | cartas | total | natural | resultado | devuelto |
        | 8♠ 8♥  | 16    | no      | pierde    | 0        |
        | J♦ 5♣  | 15    | no      | pierde    | 0        |
      Y las manos de la plaza 6 son
        | cartas | total    | natural | resultado | devuelto |
        | 6♦ 9♣  | 15       | no      | pierde    | 0        |
        | 10♣ A♠ | 21 suave | sí      | empata    | 10       |
      Y la plaza 1 tiene 96 fichas
      Y la plaza 2 tiene 24 fichas
      Y la plaza 3 tiene 40 fichas
      Y la plaza 4 tiene 76 fichas
      Y la plaza 5 tiene 16 fichas
      Y la plaza 6 tiene 90 fichas

  @S3.9
  Regla: S3.9 Cuando la comprobación no encuentra un natural, la ronda sigue con la carta oculta aún sin descubrir.

    @id:hole-card-hidden-after-the-check-under-an-ace
    Escenario: Un as a la vista sin natural deja la carta oculta boca abajo hasta que se han jugado todas las manos
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 9♣ 5♠ y 4♥ 8♦
      Y que el crupier muestra A♦ y oculta 9♠
      Y que el sabot da después 7♣
      Cuando la plaza 1 renuncia al seguro
      Entonces se ofrece el cambio
      Y la plaza 1 puede conservar o cambiar
      Y el crupier muestra A♦
      Cuando la plaza 1 cambia
      Entonces se juegan las manos
      Y el crupier muestra A♦
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y el crupier muestra A♦
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con A♦ 9♠
      Y las manos de la plaza 1 son
        | cartas   | total | resultado | devuelto |
        | 9♣ 8♦    | 17    | pierde    | 0        |
        | 4♥ 5♠ 7♣ | 16    | pierde    | 0        |
      Y la plaza 1 tiene 96 fichas

    @id:hole-card-hidden-after-the-check-under-a-king
    Escenario: Un rey sobre un diez no es un natural, y el diez sigue boca abajo
      Dado que la plaza 1 apuesta 4 y 4 de un total de 100 fichas
      Y que la plaza 1 recibe 8♣ 7♦ y 10♦ 9♥
      Y que el crupier muestra K♠ y oculta 10♥
      Y que el sabot da después 6♥
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y el crupier muestra K♠
      Cuando la plaza 1 conserva
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 1
      Y el crupier muestra K♠
      Cuando la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 2
      Y el crupier muestra K♠
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con K♠ 10♥
      Y las manos de la plaza 1 son
        | cartas   | total | resultado | devuelto |
        | 8♣ 7♦ 6♥ | 21    | gana      | 8        |
        | 10♦ 9♥   | 19    | pierde    | 0        |
      Y la plaza 1 tiene 100 fichas

    @id:hole-card-found-harmless-is-played-later
    Escenario: Una carta baja hallada bajo un diez se descubre al final, y el crupier pide con ella
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 9♠ 8♠ y A♦ 9♣
      Y que el crupier muestra 10♥ y oculta 4♣
      Y que el sabot da después 4♠
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y el crupier muestra 10♥
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♥ 4♣ 4♠
      Y las manos de la plaza 1 son
        | cartas | total    | resultado | devuelto |
        | 9♠ 8♠  | 17       | pierde    | 0        |
        | A♦ 9♣  | 20 suave | gana      | 4        |
      Y la plaza 1 tiene 100 fichas

    @id:hole-card-hidden-for-two-seats-under-a-ten
    Escenario: Con un diez a la vista y sin natural, la carta oculta sigue boca abajo mientras dos plazas eligen y juegan
      Dado que la plaza 1 apuesta 3 y 3 de un total de 50 fichas
      Y que la plaza 1 recibe 9♦ 4♣ y 5♠ J♥
      Y que la plaza 2 apuesta 4 y 4 de un total de 70 fichas
      Y que la plaza 2 recibe Q♠ 7♥ y 8♣ 6♦
      Y que el crupier muestra 10♠ y oculta 9♥
      Y que el sabot da después 8♦ 6♥
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y el crupier muestra 10♠
      Cuando la plaza 1 cambia
      Entonces el crupier muestra 10♠
      Cuando la plaza 2 conserva
      Entonces se juegan las manos
      Y el crupier muestra 10♠
      Cuando la plaza 1 se planta
      Entonces el crupier muestra 10♠
      Cuando la plaza 1 pide carta
      Entonces el crupier muestra 10♠
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 2 con la mano 1
      Y el crupier muestra 10♠
      Cuando la plaza 2 se planta
      Entonces el crupier muestra 10♠
      Cuando la plaza 2 pide carta
      Entonces es el turno de la plaza 2 con la mano 2
      Y el crupier muestra 10♠
      Cuando la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 10♠ 9♥
      Y las manos de la plaza 1 son
        | cartas   | total | resultado | devuelto |
        | 9♦ J♥    | 19    | empata    | 3        |
        | 5♠ 4♣ 8♦ | 17    | pierde    | 0        |
      Y la plaza 1 tiene 47 fichas
      Y las manos de la plaza 2 son
        | cartas   | total | resultado | devuelto |
        | Q♠ 7♥    | 17    | pierde    | 0        |
        | 8♣ 6♦ 6♥ | 20    | gana      | 8        |
      Y la plaza 2 tiene 70 fichas

  @S3.10
  Regla: S3.10 El seguro no aumenta cuando más tarde se dobla o se separa una mano.

    @id:insurance-does-not-grow-with-a-double
    Escenario: Doblar una mano asegurada deja su seguro como estaba
      Dado que la plaza 1 apuesta 4 y 4 de un total de 100 fichas
      Y que la plaza 1 recibe 6♥ 5♦ y 10♠ 8♥
      Y que el crupier muestra A♣ y oculta 7♦
      Y que el sabot da después 9♠
      Cuando la plaza 1 se asegura por 2 y 0
      Entonces la plaza 1 tiene 90 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 dobla
      Entonces la plaza 1 está asegurada por 2 y 0
      Y la plaza 1 tiene 86 fichas
      Y es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 intenta asegurarse por 2 y 0
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y la plaza 1 está asegurada por 2 y 0
      Y el crupier termina en 18 con A♣ 7♦
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 6♥ 5♦ 9♠ | 20    | 8       | gana      | 16       |
        | 10♠ 8♥   | 18    | 4       | empata    | 4        |
      Y la plaza 1 tiene 106 fichas

    @id:insurance-does-not-grow-with-a-split
    Escenario: Separar una mano asegurada deja su seguro como estaba
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 9♦ 9♣ y J♦ 5♥
      Y que el crupier muestra A♠ y oculta 8♣
      Y que el sabot da después 10♥ 8♠ 6♦
      Cuando la plaza 1 se asegura por 1 y 1
      Entonces la plaza 1 tiene 94 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces la plaza 1 está asegurada por 1 y 1
      Y la plaza 1 tiene 92 fichas
      Cuando la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 pide carta
      Entonces la ronda ha terminado
      Y la plaza 1 está asegurada por 1 y 1
      Y el crupier termina en 19 con A♠ 8♣
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 9♦ 10♥   | 19    | 2       | empata    | 2        |
        | 1       | 9♣ 8♠    | 17    | 2       | pierde    | 0        |
        | 2       | J♦ 5♥ 6♦ | 21    | 2       | gana      | 4        |
      Y la plaza 1 tiene 98 fichas

    @id:insurance-after-a-split-and-a-double
    Escenario: Una mano asegurada que se separa y luego se dobla pierde el seguro con el que empezó y nada más
      Dado que la plaza 1 apuesta 6 y 6 de un total de 100 fichas
      Y que la plaza 1 recibe 8♥ 8♦ y 10♠ 9♥
      Y que el crupier muestra A♣ y oculta 7♦
      Y que el sabot da después 3♣ 9♣ 10♣
      Cuando la plaza 1 se asegura por 3 y 0
      Entonces se ofrece el cambio
      Y la plaza 1 tiene 85 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces la plaza 1 está asegurada por 3 y 0
      Y la plaza 1 tiene 79 fichas
      Cuando la plaza 1 dobla
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 está asegurada por 3 y 0
      Y la plaza 1 tiene 73 fichas
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y la plaza 1 está asegurada por 3 y 0
      Y el crupier termina en 18 con A♣ 7♦
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 8♥ 3♣ 9♣ | 20    | 12      | gana      | 24       |
        | 1       | 8♦ 10♣   | 18    | 6       | empata    | 6        |
        | 2       | 10♠ 9♥   | 19    | 6       | gana      | 12       |
      Y la plaza 1 tiene 115 fichas

    @id:insurance-after-a-double-and-a-split
    Escenario: Una plaza dobla una mano asegurada y separa la otra, y sus seguros siguen en 2 y 1
      Dado que la plaza 1 apuesta 4 y 4 de un total de 60 fichas
      Y que la plaza 1 recibe 6♠ 5♥ y 9♣ 9♠
      Y que el crupier muestra A♥ y oculta 9♦
      Y que el sabot da después 8♠ 7♣ A♦
      Cuando la plaza 1 se asegura por 2 y 1
      Entonces se ofrece el cambio
      Y la plaza 1 tiene 49 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 dobla
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 está asegurada por 2 y 1
      Y la plaza 1 tiene 45 fichas
      Cuando la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 está asegurada por 2 y 1
      Y la plaza 1 tiene 41 fichas
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y la plaza 1 está asegurada por 2 y 1
      Y el crupier termina en 20 con A♥ 9♦
      Y las manos de la plaza 1 son
        | casilla | cartas   | total    | apuesta | resultado | devuelto |
        | 1       | 6♠ 5♥ 8♠ | 19       | 8       | pierde    | 0        |
        | 2       | 9♣ 7♣    | 16       | 4       | pierde    | 0        |
        | 2       | 9♠ A♦    | 20 suave | 4       | empata    | 4        |
      Y la plaza 1 tiene 45 fichas
