# language: es
@switch-us
Característica: S4 El cambio
  Una sola vez, antes de jugar, una plaza puede hacer que las segundas cartas de sus dos manos se cambien el sitio.

  @S4.1
  Regla: S4.1 Por orden, empezando por la izquierda del crupier, cada plaza conserva sus dos manos o cambia entre sí las segundas cartas de ambas.

    @id:a-seat-keeps-its-hands
    Escenario: La plaza que conserva juega las manos que recibió
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ 8♦ y 9♣ 5♥
      Y que el crupier muestra 10♥ y oculta 7♠
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y es el turno de la plaza 1
      Y la plaza 1 puede conservar o cambiar
      Cuando la plaza 1 conserva
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 10♥ 7♠
      Y las manos de la plaza 1 son
        | casilla | cartas | total | resultado | devuelto |
        | 1       | 10♠ 8♦ | 18    | gana      | 4        |
        | 2       | 9♣ 5♥  | 14    | pierde    | 0        |
      Y la plaza 1 tiene 100 fichas

    @id:a-seat-exchanges-its-second-cards
    Escenario: La plaza que cambia juega las manos con las segundas cartas cambiadas
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ 8♦ y 9♣ 5♥
      Y que el crupier muestra 10♥ y oculta 7♠
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y es el turno de la plaza 1
      Y la plaza 1 puede conservar o cambiar
      Cuando la plaza 1 cambia
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 10♥ 7♠
      Y las manos de la plaza 1 son
        | casilla | cartas | total | resultado | devuelto |
        | 1       | 10♠ 5♥ | 15    | pierde    | 0        |
        | 2       | 9♣ 8♦  | 17    | empata    | 2        |
      Y la plaza 1 tiene 98 fichas

    @id:two-seats-choose-before-anybody-plays @switchTiming=table-first
    Escenario: Dos plazas eligen una tras otra antes de que se juegue la primera mano
      Dado que la plaza 1 apuesta 3 y 3 de un total de 60 fichas
      Y que la plaza 1 recibe 10♣ 6♦ y 5♥ 9♠
      Y que la plaza 2 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 2 recibe Q♦ 7♣ y 8♠ 3♦
      Y que el crupier muestra 9♥ y oculta 9♦
      Y que el sabot da después 7♠ 10♠
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y es el turno de la plaza 1
      Y la plaza 1 puede conservar o cambiar
      Cuando la plaza 1 cambia
      Entonces se ofrece el cambio
      Y es el turno de la plaza 2
      Y la plaza 2 puede conservar o cambiar
      Cuando la plaza 2 conserva
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 2 con la mano 1
      Cuando la plaza 2 se planta
      Y la plaza 2 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 9♥ 9♦
      Y las manos de la plaza 1 son
        | cartas   | total | resultado | devuelto |
        | 10♣ 9♠   | 19    | gana      | 6        |
        | 5♥ 6♦ 7♠ | 18    | empata    | 3        |
      Y la plaza 1 tiene 63 fichas
      Y las manos de la plaza 2 son
        | cartas    | total | resultado | devuelto |
        | Q♦ 7♣     | 17    | pierde    | 0        |
        | 8♠ 3♦ 10♠ | 21    | gana      | 4        |
      Y la plaza 2 tiene 100 fichas

    @id:second-seat-does-not-choose-first
    Escenario: La segunda plaza no cambia ni conserva antes de que haya elegido la primera
      Dado que la plaza 1 apuesta 3 y 3 de un total de 60 fichas
      Y que la plaza 1 recibe 10♣ 6♦ y 5♥ 9♠
      Y que la plaza 2 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 2 recibe Q♦ 7♣ y 8♠ 3♦
      Y que el crupier muestra 9♥ y oculta 9♦
      Y que el sabot da después 6♠ 3♣
      Cuando la plaza 2 intenta cambiar
      Entonces se rechaza el intento: no es su turno
      Cuando la plaza 2 intenta conservar
      Entonces se rechaza el intento: no es su turno
      Y es el turno de la plaza 1
      Y la plaza 1 puede conservar o cambiar
      Cuando la plaza 1 conserva
      Y la plaza 2 cambia
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Y la plaza 2 pide carta
      Y la plaza 2 se planta
      Y la plaza 2 pide carta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 9♥ 9♦
      Y las manos de la plaza 1 son
        | cartas | total | resultado | devuelto |
        | 10♣ 6♦ | 16    | pierde    | 0        |
        | 5♥ 9♠  | 14    | pierde    | 0        |
      Y la plaza 1 tiene 54 fichas
      Y las manos de la plaza 2 son
        | cartas   | total | resultado | devuelto |
        | Q♦ 3♦ 6♠ | 19    | gana      | 4        |
        | 8♠ 7♣ 3♣ | 18    | empata    | 2        |
      Y la plaza 2 tiene 102 fichas

    @id:three-seats-choose-and-then-play @D15 @switchTiming=table-first
    Escenario: Tres plazas eligen desde la izquierda del crupier y después juegan dos manos cada una en el mismo orden
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♦ 7♠ y 9♥ 4♣
      Y que la plaza 2 apuesta 5 y 5 de un total de 50 fichas
      Y que la plaza 2 recibe 6♠ Q♥ y 4♠ 5♦
      Y que la plaza 3 apuesta 10 y 10 de un total de 120 fichas
      Y que la plaza 3 recibe J♣ 8♥ y 7♦ 2♣
      Y que el crupier muestra 8♦ y oculta J♠
      Y que el sabot da después 8♣ 9♦ A♠
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y es el turno de la plaza 1
      Cuando la plaza 3 intenta cambiar
      Entonces se rechaza el intento: no es su turno
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 2
      Cuando la plaza 3 intenta cambiar
      Entonces se rechaza el intento: no es su turno
      Cuando la plaza 2 cambia
      Entonces se ofrece el cambio
      Y es el turno de la plaza 3
      Cuando la plaza 3 conserva
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 2 con la mano 1
      Cuando la plaza 2 pide carta
      Y la plaza 2 se planta
      Entonces es el turno de la plaza 2 con la mano 2
      Cuando la plaza 2 pide carta
      Entonces es el turno de la plaza 3 con la mano 1
      Cuando la plaza 3 se planta
      Entonces es el turno de la plaza 3 con la mano 2
      Cuando la plaza 3 pide carta
      Y la plaza 3 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♦ J♠
      Y las manos de la plaza 1 son
        | cartas | total | resultado | devuelto |
        | 10♦ 7♠ | 17    | pierde    | 0        |
        | 9♥ 4♣  | 13    | pierde    | 0        |
      Y la plaza 1 tiene 96 fichas
      Y las manos de la plaza 2 son
        | cartas   | total | resultado | devuelto |
        | 6♠ 5♦ 8♣ | 19    | gana      | 10       |
        | 4♠ Q♥ 9♦ | 23    | pierde    | 0        |
      Y la plaza 2 tiene 50 fichas
      Y las manos de la plaza 3 son
        | cartas   | total    | resultado | devuelto |
        | J♣ 8♥    | 18       | empata    | 10       |
        | 7♦ 2♣ A♠ | 20 suave | gana      | 20       |
      Y la plaza 3 tiene 130 fichas

    @id:two-naturals-are-offered-the-switch @D9
    Escenario: A una plaza que tiene dos naturales se le ofrece el cambio, conserva, y la ronda termina
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe A♠ K♦ y Q♣ A♥
      Y que el crupier muestra 9♣ y oculta 8♦
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y es el turno de la plaza 1
      Y la plaza 1 puede conservar o cambiar
      Cuando la plaza 1 conserva
      Entonces la ronda ha terminado
      Y las manos de la plaza 1 son
        | cartas | total    | natural | resultado | devuelto |
        | A♠ K♦  | 21 suave | sí      | gana      | 10       |
        | Q♣ A♥  | 21 suave | sí      | gana      | 10       |
      Y la plaza 1 tiene 110 fichas

    @id:two-naturals-choose-and-the-next-seat-plays @D9
    Escenario: Una plaza con dos naturales elige primero, y la que juega es la siguiente
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe A♦ 10♠ y A♣ J♥
      Y que la plaza 2 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 2 recibe 10♥ 9♠ y 8♣ 6♦
      Y que el crupier muestra 7♣ y oculta K♠
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y es el turno de la plaza 1
      Y la plaza 1 puede conservar o cambiar
      Cuando la plaza 1 conserva
      Entonces se ofrece el cambio
      Y es el turno de la plaza 2
      Cuando la plaza 2 conserva
      Entonces se juegan las manos
      Y es el turno de la plaza 2 con la mano 1
      Cuando la plaza 2 se planta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 7♣ K♠
      Y las manos de la plaza 1 son
        | cartas | total    | natural | resultado | devuelto |
        | A♦ 10♠ | 21 suave | sí      | gana      | 4        |
        | A♣ J♥  | 21 suave | sí      | gana      | 4        |
      Y la plaza 1 tiene 104 fichas
      Y las manos de la plaza 2 son
        | cartas | total | natural | resultado | devuelto |
        | 10♥ 9♠ | 19    | no      | gana      | 4        |
        | 8♣ 6♦  | 14    | no      | pierde    | 0        |
      Y la plaza 2 tiene 100 fichas

    @id:identical-second-cards-kept
    Escenario: A una plaza con el seis de diamantes como segunda carta en ambas manos se le pregunta igualmente, y conserva
      Dado que la plaza 1 apuesta 5 y 5 de un total de 60 fichas
      Y que la plaza 1 recibe 10♠ 6♦ y 9♥ 6♦
      Y que el crupier muestra 8♦ y oculta Q♠
      Y que el sabot da después 4♣
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y es el turno de la plaza 1
      Y la plaza 1 puede conservar o cambiar
      Cuando la plaza 1 conserva
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♦ Q♠
      Y las manos de la plaza 1 son
        | casilla | cartas    | total | resultado | devuelto |
        | 1       | 10♠ 6♦ 4♣ | 20    | gana      | 10       |
        | 2       | 9♥ 6♦     | 15    | pierde    | 0        |
      Y la plaza 1 tiene 60 fichas

    @id:identical-second-cards-switched
    Escenario: Una plaza con el seis de diamantes como segunda carta en ambas manos puede cambiar, y tiene las mismas cartas que antes
      Dado que la plaza 1 apuesta 5 y 5 de un total de 60 fichas
      Y que la plaza 1 recibe 10♠ 6♦ y 9♥ 6♦
      Y que el crupier muestra 8♦ y oculta Q♠
      Y que el sabot da después 3♥
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y la plaza 1 puede conservar o cambiar
      Cuando la plaza 1 cambia
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y las manos de la plaza 1 son
        | casilla | cartas | total |
        | 1       | 10♠ 6♦ | 16    |
        | 2       | 9♥ 6♦  | 15    |
      Cuando la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♦ Q♠
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | resultado | devuelto |
        | 1       | 10♠ 6♦   | 16    | pierde    | 0        |
        | 2       | 9♥ 6♦ 3♥ | 18    | empata    | 5        |
      Y la plaza 1 tiene 55 fichas

    @id:two-naturals-of-the-second-seat-switched @D9
    Escenario: A la segunda plaza, con dos naturales, se le pregunta después de la primera; cambia, y empata con el 22 del crupier
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 9♣ 7♠ y K♦ 8♠
      Y que la plaza 2 apuesta 6 y 6 de un total de 80 fichas
      Y que la plaza 2 recibe A♠ Q♥ y A♦ 10♣
      Y que el crupier muestra 8♥ y oculta 4♦
      Y que el sabot da después 9♦ K♣
      Cuando la plaza 1 conserva
      Entonces se ofrece el cambio
      Y es el turno de la plaza 2
      Y la plaza 2 puede conservar o cambiar
      Cuando la plaza 2 cambia
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 8♥ 4♦ K♣
      Y las manos de la plaza 1 son
        | cartas   | total | natural | resultado | devuelto |
        | 9♣ 7♠ 9♦ | 25    | no      | pierde    | 0        |
        | K♦ 8♠    | 18    | no      | empata    | 2        |
      Y la plaza 1 tiene 98 fichas
      Y las manos de la plaza 2 son
        | cartas | total    | natural | resultado | devuelto |
        | A♠ 10♣ | 21 suave | no      | empata    | 6        |
        | A♦ Q♥  | 21 suave | no      | empata    | 6        |
      Y la plaza 2 tiene 80 fichas

    @id:keeping-is-for-the-whole-seat
    Escenario: La plaza que conserva nombrando su segunda mano ha conservado las dos
      Dado que la plaza 1 apuesta 4 y 4 de un total de 40 fichas
      Y que la plaza 1 recibe 7♥ 10♦ y 6♠ 5♦
      Y que el crupier muestra 9♠ y oculta 10♥
      Y que el sabot da después 8♣
      Cuando la plaza 1 conserva con la mano 2
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 1
      Y las manos de la plaza 1 son
        | cartas | total |
        | 7♥ 10♦ | 17    |
        | 6♠ 5♦  | 11    |
      Cuando la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♠ 10♥
      Y las manos de la plaza 1 son
        | cartas   | total | resultado | devuelto |
        | 7♥ 10♦   | 17    | pierde    | 0        |
        | 6♠ 5♦ 8♣ | 19    | empata    | 4        |
      Y la plaza 1 tiene 36 fichas

    @id:switching-is-for-the-whole-seat
    Escenario: La plaza que cambia nombrando una séptima mano ha cambiado sus dos manos
      Dado que la plaza 1 apuesta 4 y 4 de un total de 40 fichas
      Y que la plaza 1 recibe 7♥ 10♦ y 6♠ 5♦
      Y que el crupier muestra 9♠ y oculta 10♥
      Y que el sabot da después 8♣
      Cuando la plaza 1 cambia con la mano 7
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 1
      Y las manos de la plaza 1 son
        | cartas | total |
        | 7♥ 5♦  | 12    |
        | 6♠ 10♦ | 16    |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♠ 10♥
      Y las manos de la plaza 1 son
        | cartas   | total | resultado | devuelto |
        | 7♥ 5♦ 8♣ | 20    | gana      | 8        |
        | 6♠ 10♦   | 16    | pierde    | 0        |
      Y la plaza 1 tiene 40 fichas

    @id:nobody-sits-in-seat-eight-or-zero
    Escenario: En una mesa de una plaza no hay plaza 8 ni plaza 0 que actúe
      Dado que la plaza 1 apuesta 3 y 3 de un total de 30 fichas
      Y que la plaza 1 recibe 8♦ 3♥ y 10♣ 8♠
      Y que el crupier muestra 7♠ y oculta J♣
      Y que el sabot da después 6♣
      Cuando la plaza 8 intenta conservar
      Entonces se rechaza el intento: no es su turno
      Cuando la plaza 0 intenta conservar
      Entonces se rechaza el intento: no es su turno
      Y es el turno de la plaza 1
      Y la plaza 1 puede conservar o cambiar
      Cuando la plaza 1 conserva
      Y la plaza 8 intenta pedir carta
      Entonces se rechaza el intento: no es su turno
      Cuando la plaza 0 intenta pedir carta
      Entonces se rechaza el intento: no es su turno
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 7♠ J♣
      Y las manos de la plaza 1 son
        | cartas   | total | resultado | devuelto |
        | 8♦ 3♥ 6♣ | 17    | empata    | 3        |
        | 10♣ 8♠   | 18    | gana      | 6        |
      Y la plaza 1 tiene 33 fichas

    @id:nobody-sits-in-the-third-seat-of-two
    Escenario: En una mesa de dos, una tercera plaza no elige ni juega
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♥ 4♠ y 9♦ 8♥
      Y que la plaza 2 apuesta 5 y 5 de un total de 50 fichas
      Y que la plaza 2 recibe K♠ 5♣ y 7♦ 3♠
      Y que el crupier muestra 9♥ y oculta 9♣
      Y que el sabot da después 5♥ 6♦ 6♥
      Cuando la plaza 3 intenta conservar
      Entonces se rechaza el intento: no es su turno
      Y es el turno de la plaza 1
      Y la plaza 1 puede conservar o cambiar
      Cuando la plaza 1 conserva
      Y la plaza 2 cambia
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 2 con la mano 1
      Cuando la plaza 3 intenta pedir carta
      Entonces se rechaza el intento: no es su turno
      Y es el turno de la plaza 2 con la mano 1
      Cuando la plaza 2 pide carta
      Y la plaza 2 se planta
      Y la plaza 2 pide carta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 9♥ 9♣
      Y las manos de la plaza 1 son
        | cartas    | total | resultado | devuelto |
        | 10♥ 4♠ 5♥ | 19    | gana      | 4        |
        | 9♦ 8♥     | 17    | pierde    | 0        |
      Y la plaza 1 tiene 100 fichas
      Y las manos de la plaza 2 son
        | cartas   | total | resultado | devuelto |
        | K♠ 3♠ 6♦ | 19    | gana      | 10       |
        | 7♦ 5♣ 6♥ | 18    | empata    | 5        |
      Y la plaza 2 tiene 55 fichas

  @S4.2
  Regla: S4.2 El cambio mueve exactamente las dos segundas cartas, cada una al sitio de la otra; las primeras se quedan donde están.

    @id:only-second-cards-move
    Escenario: Solo las dos segundas cartas se cambian el sitio
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 2♠ 9♦ y J♦ 7♥
      Y que el crupier muestra 8♥ y oculta K♣
      Y que el sabot da después 6♣
      Cuando se reparten las cartas
      Entonces las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 2♠ 9♦  | 11    | 2       |
        | 2       | J♦ 7♥  | 17    | 2       |
      Cuando la plaza 1 cambia
      Entonces las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 2♠ 7♥  | 9     | 2       |
        | 2       | J♦ 9♦  | 19    | 2       |
      Y la plaza 1 tiene 96 fichas
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♥ K♣
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | resultado | devuelto |
        | 1       | 2♠ 7♥ 6♣ | 15    | pierde    | 0        |
        | 2       | J♦ 9♦    | 19    | gana      | 4        |
      Y la plaza 1 tiene 100 fichas

    @id:second-card-low-goes-across
    Escenario: De un diez seguido de un cuatro pasa a la otra mano el cuatro
      Dado que la plaza 1 apuesta 6 y 6 de un total de 100 fichas
      Y que la plaza 1 recibe 10♣ 4♥ y 5♣ 9♠
      Y que el crupier muestra 10♦ y oculta 8♦
      Y que el sabot da después 9♥
      Cuando la plaza 1 cambia
      Entonces las manos de la plaza 1 son
        | casilla | cartas | total |
        | 1       | 10♣ 9♠ | 19    |
        | 2       | 5♣ 4♥  | 9     |
      Cuando la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♦ 8♦
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | resultado | devuelto |
        | 1       | 10♣ 9♠   | 19    | gana      | 12       |
        | 2       | 5♣ 4♥ 9♥ | 18    | empata    | 6        |
      Y la plaza 1 tiene 106 fichas

    @id:second-card-high-goes-across
    Escenario: De un cuatro seguido de un diez pasa a la otra mano el diez
      Dado que la plaza 1 apuesta 6 y 6 de un total de 100 fichas
      Y que la plaza 1 recibe 4♥ 10♣ y 5♣ 9♠
      Y que el crupier muestra 10♦ y oculta 8♦
      Y que el sabot da después 5♦
      Cuando la plaza 1 cambia
      Entonces las manos de la plaza 1 son
        | casilla | cartas | total |
        | 1       | 4♥ 9♠  | 13    |
        | 2       | 5♣ 10♣ | 15    |
      Cuando la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♦ 8♦
      Y las manos de la plaza 1 son
        | casilla | cartas    | total | resultado | devuelto |
        | 1       | 4♥ 9♠     | 13    | pierde    | 0        |
        | 2       | 5♣ 10♣ 5♦ | 20    | gana      | 12       |
      Y la plaza 1 tiene 100 fichas

    @id:second-cards-of-one-rank-change-places
    Escenario: También se cambian el sitio las segundas cartas del mismo rango
      Dado que la plaza 1 apuesta 4 y 4 de un total de 100 fichas
      Y que la plaza 1 recibe 10♥ 5♣ y 8♠ 5♦
      Y que el crupier muestra 9♣ y oculta 10♠
      Y que el sabot da después 4♥
      Cuando la plaza 1 cambia
      Entonces las manos de la plaza 1 son
        | casilla | cartas | total |
        | 1       | 10♥ 5♦ | 15    |
        | 2       | 8♠ 5♣  | 13    |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♣ 10♠
      Y las manos de la plaza 1 son
        | casilla | cartas    | total | resultado | devuelto |
        | 1       | 10♥ 5♦ 4♥ | 19    | empata    | 4        |
        | 2       | 8♠ 5♣     | 13    | pierde    | 0        |
      Y la plaza 1 tiene 96 fichas

    @id:third-of-three-seats-switches
    Escenario: Cuando cambia la tercera de tres plazas, solo se mueven sus propias segundas cartas
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♣ 8♠ y 9♠ 6♥
      Y que la plaza 2 apuesta 3 y 3 de un total de 40 fichas
      Y que la plaza 2 recibe Q♦ 7♥ y 5♦ 9♥
      Y que la plaza 3 apuesta 6 y 6 de un total de 72 fichas
      Y que la plaza 3 recibe 3♣ 9♦ y 10♠ 7♣
      Y que el crupier muestra 8♥ y oculta J♠
      Y que el sabot da después 6♣ 5♠
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 3 cambia
      Entonces las manos de la plaza 3 son
        | casilla | cartas | total |
        | 1       | 3♣ 7♣  | 10    |
        | 2       | 10♠ 9♦ | 19    |
      Cuando la plaza 1 se planta
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Y la plaza 2 pide carta
      Y la plaza 2 se planta
      Y la plaza 3 pide carta
      Y la plaza 3 se planta
      Y la plaza 3 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♥ J♠
      Y las manos de la plaza 1 son
        | casilla | cartas | total | resultado | devuelto |
        | 1       | 10♣ 8♠ | 18    | empata    | 2        |
        | 2       | 9♠ 6♥  | 15    | pierde    | 0        |
      Y la plaza 1 tiene 98 fichas
      Y las manos de la plaza 2 son
        | casilla | cartas   | total | resultado | devuelto |
        | 1       | Q♦ 7♥    | 17    | pierde    | 0        |
        | 2       | 5♦ 9♥ 6♣ | 20    | gana      | 6        |
      Y la plaza 2 tiene 40 fichas
      Y las manos de la plaza 3 son
        | casilla | cartas   | total | resultado | devuelto |
        | 1       | 3♣ 7♣ 5♠ | 15    | pierde    | 0        |
        | 2       | 10♠ 9♦   | 19    | gana      | 12       |
      Y la plaza 3 tiene 72 fichas

    @id:first-and-third-of-four-seats-switch
    Escenario: Cuando cambian la primera y la tercera de cuatro plazas, no se mueven las cartas de la segunda y la cuarta
      Dado que la plaza 1 apuesta 2 y 2 de un total de 50 fichas
      Y que la plaza 1 recibe 4♥ 10♦ y 9♣ 7♦
      Y que la plaza 2 apuesta 5 y 5 de un total de 90 fichas
      Y que la plaza 2 recibe K♥ 6♠ y 8♣ 9♠
      Y que la plaza 3 apuesta 3 y 3 de un total de 60 fichas
      Y que la plaza 3 recibe 5♥ Q♠ y J♦ 2♠
      Y que la plaza 4 apuesta 4 y 4 de un total de 100 fichas
      Y que la plaza 4 recibe 9♥ 8♦ y 10♥ 8♣
      Y que el crupier muestra 10♣ y oculta 8♥
      Y que el sabot da después 8♠ 10♠
      Cuando la plaza 1 cambia
      Y la plaza 2 conserva
      Y la plaza 3 cambia
      Y la plaza 4 conserva
      Entonces las manos de la plaza 1 son
        | casilla | cartas | total |
        | 1       | 4♥ 7♦  | 11    |
        | 2       | 9♣ 10♦ | 19    |
      Y las manos de la plaza 3 son
        | casilla | cartas | total |
        | 1       | 5♥ 2♠  | 7     |
        | 2       | J♦ Q♠  | 20    |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Y la plaza 2 se planta
      Y la plaza 3 pide carta
      Y la plaza 3 se planta
      Y la plaza 3 se planta
      Y la plaza 4 se planta
      Y la plaza 4 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♣ 8♥
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | resultado | devuelto |
        | 1       | 4♥ 7♦ 8♠ | 19    | gana      | 4        |
        | 2       | 9♣ 10♦   | 19    | gana      | 4        |
      Y la plaza 1 tiene 54 fichas
      Y las manos de la plaza 2 son
        | casilla | cartas | total | resultado | devuelto |
        | 1       | K♥ 6♠  | 16    | pierde    | 0        |
        | 2       | 8♣ 9♠  | 17    | pierde    | 0        |
      Y la plaza 2 tiene 80 fichas
      Y las manos de la plaza 3 son
        | casilla | cartas    | total | resultado | devuelto |
        | 1       | 5♥ 2♠ 10♠ | 17    | pierde    | 0        |
        | 2       | J♦ Q♠     | 20    | gana      | 6        |
      Y la plaza 3 tiene 60 fichas
      Y las manos de la plaza 4 son
        | casilla | cartas | total | resultado | devuelto |
        | 1       | 9♥ 8♦  | 17    | pierde    | 0        |
        | 2       | 10♥ 8♣ | 18    | empata    | 4        |
      Y la plaza 4 tiene 96 fichas

  @S4.3
  Regla: S4.3 Ningún otro par de cartas puede cambiarse entre sí, tampoco las primeras, y con otra plaza no se cambia nada.

    @id:first-cards-are-not-exchanged
    Escenario: El intento de cambiar las primeras cartas se rechaza y deja abierto el cambio
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 9♣ 2♦ y 10♦ 10♥
      Y que el crupier muestra 10♣ y oculta 8♠
      Cuando la plaza 1 intenta "switch-first"
      Entonces se rechaza el intento: acción desconocida
      Y se ofrece el cambio
      Y las manos de la plaza 1 son
        | casilla | cartas  | total |
        | 1       | 9♣ 2♦   | 11    |
        | 2       | 10♦ 10♥ | 20    |
      Y la plaza 1 puede conservar o cambiar
      Cuando la plaza 1 cambia
      Entonces las manos de la plaza 1 son
        | casilla | cartas | total |
        | 1       | 9♣ 10♥ | 19    |
        | 2       | 10♦ 2♦ | 12    |
      Cuando la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♣ 8♠
      Y las manos de la plaza 1 son
        | casilla | cartas | total | resultado | devuelto |
        | 1       | 9♣ 10♥ | 19    | gana      | 4        |
        | 2       | 10♦ 2♦ | 12    | pierde    | 0        |
      Y la plaza 1 tiene 100 fichas

    @id:nothing-is-exchanged-with-another-seat
    Escenario: Un cambio no toca las manos de la otra plaza
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ 3♥ y 4♦ 9♣
      Y que la plaza 2 apuesta 7 y 7 de un total de 100 fichas
      Y que la plaza 2 recibe 8♥ J♣ y 6♣ Q♠
      Y que el crupier muestra 10♥ y oculta 8♦
      Y que el sabot da después K♥
      Cuando la plaza 1 intenta "switch-with-seat-2"
      Entonces se rechaza el intento: acción desconocida
      Cuando la plaza 1 cambia
      Entonces las manos de la plaza 1 son
        | casilla | cartas | total |
        | 1       | 10♠ 9♣ | 19    |
        | 2       | 4♦ 3♥  | 7     |
      Y las manos de la plaza 2 son
        | casilla | cartas | total |
        | 1       | 8♥ J♣  | 18    |
        | 2       | 6♣ Q♠  | 16    |
      Cuando la plaza 2 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♥ 8♦
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | resultado | devuelto |
        | 1       | 10♠ 9♣   | 19    | gana      | 4        |
        | 2       | 4♦ 3♥ K♥ | 17    | pierde    | 0        |
      Y la plaza 1 tiene 100 fichas
      Y las manos de la plaza 2 son
        | casilla | cartas | total | resultado | devuelto |
        | 1       | 8♥ J♣  | 18    | empata    | 7        |
        | 2       | 6♣ Q♠  | 16    | pierde    | 0        |
      Y la plaza 2 tiene 93 fichas

    @id:no-other-exchange-before-the-choice
    Escenario: Antes de la elección no se admite ninguna palabra para otro cambio, y la plaza conserva sus cartas tal como se repartieron
      Dado que la plaza 1 apuesta 3 y 3 de un total de 45 fichas
      Y que la plaza 1 recibe 6♥ K♣ y 10♦ 4♠
      Y que el crupier muestra 8♣ y oculta J♠
      Y que el sabot da después 3♦ 4♥
      Cuando la plaza 1 intenta "switch-first"
      Entonces se rechaza el intento: acción desconocida
      Cuando la plaza 1 intenta "exchange"
      Entonces se rechaza el intento: acción desconocida
      Cuando la plaza 1 intenta "switch-back"
      Entonces se rechaza el intento: acción desconocida
      Y se ofrece el cambio
      Y la plaza 1 puede conservar o cambiar
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♣ J♠
      Y las manos de la plaza 1 son
        | cartas    | total | resultado | devuelto |
        | 6♥ K♣ 3♦  | 19    | gana      | 6        |
        | 10♦ 4♠ 4♥ | 18    | empata    | 3        |
      Y la plaza 1 tiene 48 fichas

    @id:no-other-exchange-in-play
    Escenario: Durante el juego no se admite ninguna palabra para otro cambio, y las manos cambiadas se siguen jugando
      Dado que la plaza 1 apuesta 3 y 3 de un total de 45 fichas
      Y que la plaza 1 recibe 6♥ K♣ y 10♦ 4♠
      Y que el crupier muestra 8♣ y oculta J♠
      Y que el sabot da después 2♣ 5♦
      Cuando la plaza 1 cambia
      Entonces es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 intenta "switch-back"
      Entonces se rechaza el intento: acción desconocida
      Cuando la plaza 1 intenta "switch-first"
      Entonces se rechaza el intento: acción desconocida
      Cuando la plaza 1 intenta "exchange"
      Entonces se rechaza el intento: acción desconocida
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y las manos de la plaza 1 son
        | cartas | total |
        | 6♥ 4♠  | 10    |
        | 10♦ K♣ | 20    |
      Cuando la plaza 1 pide carta
      Y la plaza 1 intenta "switch-back"
      Entonces se rechaza el intento: acción desconocida
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♣ J♠
      Y las manos de la plaza 1 son
        | cartas      | total | resultado | devuelto |
        | 6♥ 4♠ 2♣ 5♦ | 17    | pierde    | 0        |
        | 10♦ K♣      | 20    | gana      | 6        |
      Y la plaza 1 tiene 45 fichas

  @S4.4
  Regla: S4.4 La elección se hace una sola vez, antes de pedir carta, separar o doblar con esas manos; después no es posible ni cambiar ni deshacer el cambio.

    @id:no-card-before-the-choice
    Escenario: Con una mano no se pide carta, ni se dobla, ni se separa antes de que su plaza haya conservado o cambiado
      Dado que la plaza 1 apuesta 3 y 3 de un total de 100 fichas
      Y que la plaza 1 recibe 8♠ 8♦ y 10♣ 9♥
      Y que el crupier muestra 7♦ y oculta Q♣
      Cuando la plaza 1 intenta pedir carta
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 intenta doblar
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 intenta separar
      Entonces se rechaza el intento: no es el momento
      Y la plaza 1 tiene 94 fichas
      Cuando la plaza 1 conserva
      Entonces la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 7♦ Q♣
      Y las manos de la plaza 1 son
        | cartas | total | resultado | devuelto |
        | 8♠ 8♦  | 16    | pierde    | 0        |
        | 10♣ 9♥ | 19    | gana      | 6        |
      Y la plaza 1 tiene 100 fichas

    @id:no-switch-back
    Escenario: Un cambio no se puede deshacer
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♦ 3♠ y 6♥ 8♣
      Y que el crupier muestra 9♦ y oculta 10♠
      Y que el sabot da después Q♦
      Cuando la plaza 1 cambia
      Entonces se juegan las manos
      Y la plaza 1 no puede cambiar
      Cuando la plaza 1 intenta cambiar
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 intenta conservar
      Entonces se rechaza el intento: no es el momento
      Y las manos de la plaza 1 son
        | casilla | cartas | total |
        | 1       | 10♦ 8♣ | 18    |
        | 2       | 6♥ 3♠  | 9     |
      Cuando la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♦ 10♠
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | resultado | devuelto |
        | 1       | 10♦ 8♣   | 18    | pierde    | 0        |
        | 2       | 6♥ 3♠ Q♦ | 19    | empata    | 2        |
      Y la plaza 1 tiene 98 fichas

    @id:no-switch-after-keeping
    Escenario: La plaza que ha conservado ya no puede cambiar
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♦ 3♠ y 6♥ 8♣
      Y que el crupier muestra 9♦ y oculta 10♠
      Y que el sabot da después 6♠
      Cuando la plaza 1 conserva
      Entonces se juegan las manos
      Y la plaza 1 no puede cambiar
      Cuando la plaza 1 intenta cambiar
      Entonces se rechaza el intento: no es el momento
      Y las manos de la plaza 1 son
        | casilla | cartas | total |
        | 1       | 10♦ 3♠ | 13    |
        | 2       | 6♥ 8♣  | 14    |
      Cuando la plaza 1 se planta
      Y la plaza 1 intenta cambiar
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♦ 10♠
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | resultado | devuelto |
        | 1       | 10♦ 3♠   | 13    | pierde    | 0        |
        | 2       | 6♥ 8♣ 6♠ | 20    | gana      | 4        |
      Y la plaza 1 tiene 100 fichas

    @id:no-switch-back-while-others-choose @switchTiming=table-first
    Escenario: La plaza que ha cambiado no elige de nuevo mientras elige la siguiente
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 9♥ 5♠ y 7♣ J♦
      Y que la plaza 2 apuesta 4 y 4 de un total de 100 fichas
      Y que la plaza 2 recibe 10♣ 7♥ y 6♦ 8♦
      Y que el crupier muestra 8♠ y oculta 10♥
      Cuando la plaza 1 cambia
      Entonces es el turno de la plaza 2
      Cuando la plaza 1 intenta cambiar
      Entonces se rechaza el intento: no es su turno
      Cuando la plaza 1 intenta conservar
      Entonces se rechaza el intento: no es su turno
      Y se ofrece el cambio
      Y es el turno de la plaza 2
      Y las manos de la plaza 1 son
        | casilla | cartas | total |
        | 1       | 9♥ J♦  | 19    |
        | 2       | 7♣ 5♠  | 12    |
      Cuando la plaza 2 cambia
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♠ 10♥
      Y las manos de la plaza 1 son
        | casilla | cartas | total | resultado | devuelto |
        | 1       | 9♥ J♦  | 19    | gana      | 4        |
        | 2       | 7♣ 5♠  | 12    | pierde    | 0        |
      Y la plaza 1 tiene 100 fichas
      Y las manos de la plaza 2 son
        | casilla | cartas | total | resultado | devuelto |
        | 1       | 10♣ 8♦ | 18    | empata    | 4        |
        | 2       | 6♦ 7♥  | 13    | pierde    | 0        |
      Y la plaza 2 tiene 96 fichas

    @id:no-switch-after-keeping-while-others-choose @switchTiming=table-first
    Escenario: La plaza que ha conservado no cambia mientras elige la siguiente
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 9♥ 5♠ y 7♣ J♦
      Y que la plaza 2 apuesta 4 y 4 de un total de 100 fichas
      Y que la plaza 2 recibe 10♣ 7♥ y 6♦ 8♦
      Y que el crupier muestra 8♠ y oculta 10♥
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 2
      Cuando la plaza 1 intenta cambiar
      Entonces se rechaza el intento: no es su turno
      Y se ofrece el cambio
      Y es el turno de la plaza 2
      Y las manos de la plaza 1 son
        | casilla | cartas | total |
        | 1       | 9♥ 5♠  | 14    |
        | 2       | 7♣ J♦  | 17    |
      Cuando la plaza 2 cambia
      Entonces se juegan las manos
      Cuando la plaza 1 intenta cambiar
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 se planta
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♠ 10♥
      Y las manos de la plaza 1 son
        | casilla | cartas | total | resultado | devuelto |
        | 1       | 9♥ 5♠  | 14    | pierde    | 0        |
        | 2       | 7♣ J♦  | 17    | pierde    | 0        |
      Y la plaza 1 tiene 96 fichas
      Y las manos de la plaza 2 son
        | casilla | cartas | total | resultado | devuelto |
        | 1       | 10♣ 8♦ | 18    | empata    | 4        |
        | 2       | 6♦ 7♥  | 13    | pierde    | 0        |
      Y la plaza 2 tiene 96 fichas

    @id:no-switch-after-a-hit
    Escenario: Después de pedir carta, las segundas cartas se quedan donde están
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe 5♦ 4♣ y 10♠ 9♦
      Y que el crupier muestra 10♦ y oculta 9♠
      Y que el sabot da después 6♣ 5♥
      Cuando la plaza 1 conserva
      Y la plaza 1 pide carta
      Entonces la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 intenta cambiar
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 intenta cambiar
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 10♦ 9♠
      Y las manos de la plaza 1 son
        | casilla | cartas      | total | resultado | devuelto |
        | 1       | 5♦ 4♣ 6♣ 5♥ | 20    | gana      | 10       |
        | 2       | 10♠ 9♦      | 19    | empata    | 5        |
      Y la plaza 1 tiene 105 fichas

    @id:no-switch-after-a-double
    Escenario: Después de doblar, las segundas cartas se quedan donde están
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe 7♥ 4♠ y 10♣ 8♥
      Y que el crupier muestra 9♥ y oculta 8♦
      Y que el sabot da después 6♦
      Cuando la plaza 1 conserva
      Y la plaza 1 dobla
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 tiene 85 fichas
      Cuando la plaza 1 intenta cambiar
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 9♥ 8♦
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 7♥ 4♠ 6♦ | 17    | 10      | empata    | 10       |
        | 2       | 10♣ 8♥   | 18    | 5       | gana      | 10       |
      Y la plaza 1 tiene 105 fichas

    @id:no-switch-after-a-split
    Escenario: Después de separar, ninguna segunda carta se cambia de sitio
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 7♠ 7♦ y 10♥ 8♣
      Y que el crupier muestra 9♣ y oculta 8♦
      Y que el sabot da después 9♠ Q♥
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 tiene 94 fichas
      Cuando la plaza 1 intenta cambiar
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 intenta cambiar
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 9♣ 8♦
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta | resultado | devuelto |
        | 1       | 7♠ 9♠  | 16    | 2       | pierde    | 0        |
        | 1       | 7♦ Q♥  | 17    | 2       | empata    | 2        |
        | 2       | 10♥ 8♣ | 18    | 2       | gana      | 4        |
      Y la plaza 1 tiene 100 fichas

    @id:switch-still-open-after-stand-split-and-double
    Escenario: La plaza que intenta plantarse, separar o doblar demasiado pronto aún puede cambiar
      Dado que la plaza 1 apuesta 4 y 4 de un total de 80 fichas
      Y que la plaza 1 recibe 7♠ 7♥ y 10♣ 4♦
      Y que el crupier muestra 9♦ y oculta 8♣
      Y que el sabot da después 8♥
      Cuando la plaza 1 intenta plantarse
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 intenta separar
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 intenta doblar
      Entonces se rechaza el intento: no es el momento
      Y se ofrece el cambio
      Y la plaza 1 puede conservar o cambiar
      Y la plaza 1 tiene 72 fichas
      Cuando la plaza 1 cambia
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 9♦ 8♣
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 7♠ 4♦ 8♥ | 19    | 4       | gana      | 8        |
        | 2       | 10♣ 7♥   | 17    | 4       | empata    | 4        |
      Y la plaza 1 tiene 84 fichas

    @id:switch-still-open-after-a-hit-too-early
    Escenario: La plaza que intenta pedir carta demasiado pronto no la recibe y aún puede cambiar
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 5♣ 9♦ y 10♦ 6♥
      Y que el crupier muestra K♠ y oculta 10♠
      Y que el sabot da después 5♠ 4♥
      Cuando la plaza 1 intenta pedir carta
      Entonces se rechaza el intento: no es el momento
      Y se ofrece el cambio
      Y la plaza 1 puede conservar o cambiar
      Cuando la plaza 1 cambia
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con K♠ 10♠
      Y las manos de la plaza 1 son
        | casilla | cartas      | total | apuesta | resultado | devuelto |
        | 1       | 5♣ 6♥ 5♠ 4♥ | 20    | 2       | empata    | 2        |
        | 2       | 10♦ 9♦      | 19    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 98 fichas

    @id:late-switch-leaves-the-natural @S4.6 @S6.3
    Escenario: Un cambio que se intenta demasiado tarde no le quita su condición al natural conservado, que gana al 22 del crupier
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe A♣ J♦ y 9♠ 5♦
      Y que el crupier muestra 7♣ y oculta 8♦
      Y que el sabot da después 4♥ 7♥
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 intenta cambiar
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 1 pide carta
      Y la plaza 1 intenta cambiar
      Entonces se rechaza el intento: no es el momento
      Y es el turno de la plaza 1 con la mano 2
      Y las manos de la plaza 1 son
        | cartas   | total    | natural |
        | A♣ J♦    | 21 suave | sí      |
        | 9♠ 5♦ 4♥ | 18       | no      |
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 7♣ 8♦ 7♥
      Y las manos de la plaza 1 son
        | cartas   | total    | natural | resultado | devuelto |
        | A♣ J♦    | 21 suave | sí      | gana      | 10       |
        | 9♠ 5♦ 4♥ | 18       | no      | empata    | 5        |
      Y la plaza 1 tiene 105 fichas

    @id:no-choice-after-the-round
    Escenario: Terminada la ronda, ya no se cambia, ni se conserva, ni se pide carta
      Dado que la plaza 1 apuesta 6 y 6 de un total de 66 fichas
      Y que la plaza 1 recibe Q♣ 9♦ y 7♦ 4♥
      Y que el crupier muestra 10♥ y oculta 9♥
      Y que el sabot da después 9♣
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y la plaza 1 tiene 72 fichas
      Cuando la plaza 1 intenta cambiar
      Entonces se rechaza el intento: ronda terminada
      Cuando la plaza 1 intenta conservar
      Entonces se rechaza el intento: ronda terminada
      Cuando la plaza 1 intenta pedir carta
      Entonces se rechaza el intento: ronda terminada
      Y la ronda ha terminado
      Y el crupier termina en 19 con 10♥ 9♥
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | Q♣ 9♦    | 19    | 6       | empata    | 6        |
        | 7♦ 4♥ 9♣ | 20    | 6       | gana      | 12       |
      Y la plaza 1 tiene 72 fichas

  @S4.5
  Regla: S4.5 Un as y una carta de valor 10 reunidos por un cambio son un 21 ordinario, aunque sean dos cartas.

    @id:switched-ace-and-king-are-ordinary
    Escenario: Un as y un rey que se juntan por un cambio no son un natural
      Dado que la plaza 1 apuesta 4 y 4 de un total de 100 fichas
      Y que la plaza 1 recibe A♠ 5♦ y 9♥ K♣
      Y que el crupier muestra 10♠ y oculta 9♣
      Cuando se reparten las cartas
      Entonces las manos de la plaza 1 son
        | casilla | cartas | total    | natural |
        | 1       | A♠ 5♦  | 16 suave | no      |
        | 2       | 9♥ K♣  | 19       | no      |
      Cuando la plaza 1 cambia
      Entonces es el turno de la plaza 1 con la mano 2
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | natural |
        | 1       | A♠ K♣  | 21 suave | no      |
        | 2       | 9♥ 5♦  | 14       | no      |
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 10♠ 9♣
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | natural | resultado | devuelto |
        | 1       | A♠ K♣  | 21 suave | no      | gana      | 8        |
        | 2       | 9♥ 5♦  | 14       | no      | pierde    | 0        |
      Y la plaza 1 tiene 100 fichas

    @id:switched-21-pushes-against-a-dealer-22
    Escenario: Un 21 formado por un cambio empata con el 22 del crupier
      Dado que la plaza 1 apuesta 4 y 4 de un total de 100 fichas
      Y que la plaza 1 recibe A♠ 5♦ y 9♥ K♣
      Y que el crupier muestra 9♦ y oculta 7♠
      Y que el sabot da después J♥ 6♥
      Cuando la plaza 1 cambia
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 9♦ 7♠ 6♥
      Y las manos de la plaza 1 son
        | casilla | cartas   | total    | natural | resultado | devuelto |
        | 1       | A♠ K♣    | 21 suave | no      | empata    | 4        |
        | 2       | 9♥ 5♦ J♥ | 24       | no      | pierde    | 0        |
      Y la plaza 1 tiene 96 fichas

    @id:switched-21-pushes-against-a-drawn-21
    Escenario: Un 21 formado por un cambio empata con un 21 que el crupier hace pidiendo
      Dado que la plaza 1 apuesta 4 y 4 de un total de 100 fichas
      Y que la plaza 1 recibe A♠ 5♦ y 9♥ K♣
      Y que el crupier muestra 10♦ y oculta 6♣
      Y que el sabot da después 5♠
      Cuando la plaza 1 cambia
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con 10♦ 6♣ 5♠
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | natural | resultado | devuelto |
        | 1       | A♠ K♣  | 21 suave | no      | empata    | 4        |
        | 2       | 9♥ 5♦  | 14       | no      | pierde    | 0        |
      Y la plaza 1 tiene 96 fichas

    @id:natural-given-up-by-a-switch @D3
    Escenario: La plaza que deshace su natural con un cambio juega dos manos ordinarias
      Dado que la plaza 1 apuesta 3 y 3 de un total de 100 fichas
      Y que la plaza 1 recibe A♦ Q♣ y 10♥ 7♠
      Y que el crupier muestra 9♠ y oculta 9♣
      Cuando se reparten las cartas
      Entonces las manos de la plaza 1 son
        | casilla | cartas | total    | natural |
        | 1       | A♦ Q♣  | 21 suave | sí      |
        | 2       | 10♥ 7♠ | 17       | no      |
      Cuando la plaza 1 cambia
      Entonces es el turno de la plaza 1 con la mano 1
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | natural |
        | 1       | A♦ 7♠  | 18 suave | no      |
        | 2       | 10♥ Q♣ | 20       | no      |
      Cuando la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 9♠ 9♣
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | natural | resultado | devuelto |
        | 1       | A♦ 7♠  | 18 suave | no      | empata    | 3        |
        | 2       | 10♥ Q♣ | 20       | no      | gana      | 6        |
      Y la plaza 1 tiene 103 fichas

    @id:natural-remade-by-a-switch-is-ordinary @D3
    Escenario: Un natural cuya jota se cambia por un rey es un 21 ordinario y empata con un 21 que el crupier hace pidiendo
      Dado que la plaza 1 apuesta 4 y 4 de un total de 100 fichas
      Y que la plaza 1 recibe A♠ J♥ y 9♦ K♠
      Y que el crupier muestra 10♣ y oculta 4♦
      Y que el sabot da después 7♥
      Cuando la plaza 1 cambia
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con 10♣ 4♦ 7♥
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | natural | resultado | devuelto |
        | 1       | A♠ K♠  | 21 suave | no      | empata    | 4        |
        | 2       | 9♦ J♥  | 19       | no      | pierde    | 0        |
      Y la plaza 1 tiene 96 fichas

    @id:two-naturals-exchanged-are-ordinary @D3
    Escenario: Dos naturales que se cambian el rey y el diez son dos 21 ordinarios y empatan con el 22 del crupier
      Dado que la plaza 1 apuesta 10 y 10 de un total de 80 fichas
      Y que la plaza 1 recibe A♥ K♦ y A♣ 10♠
      Y que el crupier muestra 8♦ y oculta 6♠
      Y que el sabot da después 8♣
      Cuando se reparten las cartas
      Entonces las manos de la plaza 1 son
        | casilla | cartas | total    | natural |
        | 1       | A♥ K♦  | 21 suave | sí      |
        | 2       | A♣ 10♠ | 21 suave | sí      |
      Cuando la plaza 1 cambia
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 8♦ 6♠ 8♣
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | natural | resultado | devuelto |
        | 1       | A♥ 10♠ | 21 suave | no      | empata    | 10       |
        | 2       | A♣ K♦  | 21 suave | no      | empata    | 10       |
      Y la plaza 1 tiene 80 fichas

  @S4.6
  Regla: S4.6 Una mano repartida como natural sigue siéndolo cuando su plaza conserva.

    @id:kept-natural-wins-against-a-dealer-22
    Escenario: Un natural que su plaza conserva gana al 22 del crupier mientras empata la mano ordinaria a su lado
      Dado que la plaza 1 apuesta 4 y 4 de un total de 100 fichas
      Y que la plaza 1 recibe A♠ J♥ y 9♦ K♠
      Y que el crupier muestra 10♣ y oculta 4♦
      Y que el sabot da después 8♥
      Cuando se reparten las cartas
      Entonces las manos de la plaza 1 son
        | casilla | cartas | total    | natural |
        | 1       | A♠ J♥  | 21 suave | sí      |
        | 2       | 9♦ K♠  | 19       | no      |
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 1 con la mano 2
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | natural |
        | 1       | A♠ J♥  | 21 suave | sí      |
        | 2       | 9♦ K♠  | 19       | no      |
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 10♣ 4♦ 8♥
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | natural | resultado | devuelto |
        | 1       | A♠ J♥  | 21 suave | sí      | gana      | 8        |
        | 2       | 9♦ K♠  | 19       | no      | empata    | 4        |
      Y la plaza 1 tiene 104 fichas

    @id:kept-natural-wins-against-a-drawn-21
    Escenario: Un natural que su plaza conserva gana a un 21 que el crupier hace pidiendo
      Dado que la plaza 1 apuesta 4 y 4 de un total de 100 fichas
      Y que la plaza 1 recibe A♠ J♥ y 9♦ K♠
      Y que el crupier muestra 10♣ y oculta 4♦
      Y que el sabot da después 7♥
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con 10♣ 4♦ 7♥
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | natural | resultado | devuelto |
        | 1       | A♠ J♥  | 21 suave | sí      | gana      | 8        |
        | 2       | 9♦ K♠  | 19       | no      | pierde    | 0        |
      Y la plaza 1 tiene 100 fichas

    @id:one-seat-keeps-its-natural-and-one-does-not
    Escenario: De dos plazas que reciben un natural, solo la que lo conserva gana al 22 del crupier
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 8♣ 9♥ y A♦ Q♠
      Y que la plaza 2 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 2 recibe A♥ 10♣ y 7♦ J♣
      Y que el crupier muestra 7♠ y oculta 5♣
      Y que el sabot da después K♥
      Cuando la plaza 1 conserva
      Y la plaza 2 cambia
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 7♠ 5♣ K♥
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | natural | resultado | devuelto |
        | 1       | 8♣ 9♥  | 17       | no      | empata    | 2        |
        | 2       | A♦ Q♠  | 21 suave | sí      | gana      | 4        |
      Y la plaza 1 tiene 102 fichas
      Y las manos de la plaza 2 son
        | casilla | cartas | total    | natural | resultado | devuelto |
        | 1       | A♥ J♣  | 21 suave | no      | empata    | 5        |
        | 2       | 7♦ 10♣ | 17       | no      | empata    | 5        |
      Y la plaza 2 tiene 100 fichas
