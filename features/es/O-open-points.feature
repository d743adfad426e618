# language: es
@switch-us
Característica: O Lo que las reglas dejan abierto
  Las reglas no deciden estos cuatro puntos, así que una implementación declara por cuál de las opciones de cada uno se rige y se evalúa según ella.
  Un escenario sobre una opción la nombra en una etiqueta; se elija lo que se elija en los demás puntos, termina igual.

  @O1
  Regla: O1 Queda abierto en qué orden salen del sabot las cartas del reparto.

    @id:deal-spot-by-spot-one-seat @dealOrder=spot-by-spot
    Escenario: Casilla a casilla: cada casilla de la única plaza recibe sus dos cartas antes que la siguiente, y el crupier va el último
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que el sabot contiene 5♣ 6♦ 10♠ 8♥ 8♣ K♦ 9♥
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y es el turno de la plaza 1
      Y el crupier muestra 8♣
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 5♣ 6♦  | 11    | 2       |
        | 2       | 10♠ 8♥ | 18    | 2       |
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♣ K♦
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 5♣ 6♦ 9♥ | 20    | 2       | gana      | 4        |
        | 2       | 10♠ 8♥   | 18    | 2       | empata    | 2        |
      Y la plaza 1 tiene 102 fichas

    @id:deal-spot-by-spot-two-seats @dealOrder=spot-by-spot
    Escenario: Casilla a casilla: se reparte a las dos casillas de la plaza 1 antes que a las de la plaza 2, y el crupier va el último
      Dado que la plaza 1 apuesta 5 y 5 de un total de 50 fichas
      Y que la plaza 2 apuesta 4 y 4 de un total de 40 fichas
      Y que el sabot contiene 10♣ 7♠ 9♦ 3♥ Q♠ 4♦ 6♥ 9♠ 8♦ 10♥ 7♣ 8♣
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y es el turno de la plaza 1
      Y el crupier muestra 8♦
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 10♣ 7♠ | 17    | 5       |
        | 2       | 9♦ 3♥  | 12    | 5       |
      Y las manos de la plaza 2 son
        | casilla | cartas | total | apuesta |
        | 1       | Q♠ 4♦  | 14    | 4       |
        | 2       | 6♥ 9♠  | 15    | 4       |
      Cuando la plaza 1 conserva
      Y la plaza 2 cambia
      Entonces las manos de la plaza 2 son
        | casilla | cartas | total | apuesta |
        | 1       | Q♠ 9♠  | 19    | 4       |
        | 2       | 6♥ 4♦  | 10    | 4       |
      Cuando la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Y la plaza 2 pide carta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♦ 10♥
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 10♣ 7♠   | 17    | 5       | pierde    | 0        |
        | 2       | 9♦ 3♥ 7♣ | 19    | 5       | gana      | 10       |
      Y la plaza 1 tiene 50 fichas
      Y las manos de la plaza 2 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | Q♠ 9♠    | 19    | 4       | gana      | 8        |
        | 2       | 6♥ 4♦ 8♣ | 18    | 4       | empata    | 4        |
      Y la plaza 2 tiene 44 fichas

    @id:deal-round-robin-one-seat @dealOrder=round-robin
    Escenario: Por vueltas: la carta visible del crupier sigue a la primera carta de cada casilla y la carta oculta va la última
      Dado que la plaza 1 apuesta 10 y 10 de un total de 100 fichas
      Y que el sabot contiene 6♥ 10♦ 9♣ 5♠ 7♣ 10♠ 9♦
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y es el turno de la plaza 1
      Y el crupier muestra 9♣
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 6♥ 5♠  | 11    | 10      |
        | 2       | 10♦ 7♣ | 17    | 10      |
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 dobla
      Entonces la plaza 1 tiene 70 fichas
      Y es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♣ 10♠
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 6♥ 5♠ 9♦ | 20    | 20      | gana      | 40       |
        | 2       | 10♦ 7♣   | 17    | 10      | pierde    | 0        |
      Y la plaza 1 tiene 110 fichas

    @id:deal-round-robin-three-seats @dealOrder=round-robin
    Escenario: Por vueltas con tres plazas: las seis casillas y el crupier reciben una carta antes de que nadie reciba la segunda
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 2 apuesta 6 y 6 de un total de 60 fichas
      Y que la plaza 3 apuesta 3 y 3 de un total de 30 fichas
      Y que el sabot contiene 10♥ 6♣ J♦ 5♥ K♣ 9♠ 10♠ 9♦ 7♦ 8♦ 4♣ 7♥ 3♦ 8♣ 5♠ Q♣ 8♥
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y es el turno de la plaza 1
      Y el crupier muestra 10♠
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 10♥ 9♦ | 19    | 2       |
        | 2       | 6♣ 7♦  | 13    | 2       |
      Y las manos de la plaza 2 son
        | casilla | cartas | total | apuesta |
        | 1       | J♦ 8♦  | 18    | 6       |
        | 2       | 5♥ 4♣  | 9     | 6       |
      Y las manos de la plaza 3 son
        | casilla | cartas | total | apuesta |
        | 1       | K♣ 7♥  | 17    | 3       |
        | 2       | 9♠ 3♦  | 12    | 3       |
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 3 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Y la plaza 2 pide carta
      Y la plaza 2 se planta
      Y la plaza 3 se planta
      Y la plaza 3 pide carta
      Y la plaza 3 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♠ 8♣
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 10♥ 9♦   | 19    | 2       | gana      | 4        |
        | 2       | 6♣ 7♦ 5♠ | 18    | 2       | empata    | 2        |
      Y la plaza 1 tiene 102 fichas
      Y las manos de la plaza 2 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | J♦ 8♦    | 18    | 6       | empata    | 6        |
        | 2       | 5♥ 4♣ Q♣ | 19    | 6       | gana      | 12       |
      Y la plaza 2 tiene 66 fichas
      Y las manos de la plaza 3 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | K♣ 7♥    | 17    | 3       | pierde    | 0        |
        | 2       | 9♠ 3♦ 8♥ | 20    | 3       | gana      | 6        |
      Y la plaza 3 tiene 30 fichas

    @id:deal-players-first-one-seat @dealOrder=players-first
    Escenario: Primero los jugadores: las casillas reciben una primera carta y luego una segunda, y las dos del crupier van las últimas
      Dado que la plaza 1 apuesta 4 y 4 de un total de 80 fichas
      Y que el sabot contiene 10♦ 4♠ 9♥ 6♣ 8♠ J♥ 3♦ 5♣
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y es el turno de la plaza 1
      Y el crupier muestra 8♠
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 10♦ 9♥ | 19    | 4       |
        | 2       | 4♠ 6♣  | 10    | 4       |
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 pide carta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♠ J♥
      Y las manos de la plaza 1 son
        | casilla | cartas      | total | apuesta | resultado | devuelto |
        | 1       | 10♦ 9♥      | 19    | 4       | gana      | 8        |
        | 2       | 4♠ 6♣ 3♦ 5♣ | 18    | 4       | empata    | 4        |
      Y la plaza 1 tiene 84 fichas

    @id:deal-players-first-two-seats @dealOrder=players-first
    Escenario: Primero los jugadores con dos plazas: las cuatro casillas tienen dos cartas antes de que el crupier reciba ninguna
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 2 apuesta 3 y 3 de un total de 90 fichas
      Y que el sabot contiene 9♣ 7♥ 6♠ 8♥ 10♣ 5♦ 5♥ 2♠ K♠ 9♦ 10♥ 8♣ J♦
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y es el turno de la plaza 1
      Y el crupier muestra K♠
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 9♣ 10♣ | 19    | 5       |
        | 2       | 7♥ 5♦  | 12    | 5       |
      Y las manos de la plaza 2 son
        | casilla | cartas | total | apuesta |
        | 1       | 6♠ 5♥  | 11    | 3       |
        | 2       | 8♥ 2♠  | 10    | 3       |
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 2 dobla
      Y la plaza 2 pide carta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con K♠ 9♦
      Y las manos de la plaza 1 son
        | casilla | cartas    | total | apuesta | resultado | devuelto |
        | 1       | 9♣ 10♣    | 19    | 5       | empata    | 5        |
        | 2       | 7♥ 5♦ 10♥ | 22    | 5       | pierde    | 0        |
      Y la plaza 1 tiene 95 fichas
      Y las manos de la plaza 2 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 6♠ 5♥ 8♣ | 19    | 6       | empata    | 6        |
        | 2       | 8♥ 2♠ J♦ | 20    | 3       | gana      | 6        |
      Y la plaza 2 tiene 93 fichas

  @O2
  Regla: O2 Queda abierto si una mano separada que no es de ases espera su segunda carta hasta su turno, o si ambas la reciben justo después de la separación.

    @id:in-turn-first-hand-draws-before-the-second-is-dealt @splitDeal=in-turn
    Escenario: Por turno: la mano del primero de dos seises recibe su tercera carta antes de que el segundo seis reciba su segunda
      Dado que la plaza 1 apuesta 4 y 4 de un total de 80 fichas
      Y que la plaza 1 recibe 6♠ 6♦ y 10♥ 9♣
      Y que el crupier muestra 9♠ y oculta 10♦
      Y que el sabot da después 5♣ 8♦ 4♥ 10♣
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 6♠ 5♣  | 11    | 4       |
        | 1       | 6♦     | 6     | 4       |
        | 2       | 10♥ 9♣ | 19    | 4       |
      Cuando la plaza 1 pide carta
      Entonces la plaza 1 puede pedir carta o plantarse
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta |
        | 1       | 6♠ 5♣ 8♦ | 19    | 4       |
        | 1       | 6♦       | 6     | 4       |
        | 2       | 10♥ 9♣   | 19    | 4       |
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta |
        | 1       | 6♠ 5♣ 8♦ | 19    | 4       |
        | 1       | 6♦ 4♥    | 10    | 4       |
        | 2       | 10♥ 9♣   | 19    | 4       |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♠ 10♦
      Y las manos de la plaza 1 son
        | casilla | cartas    | total | apuesta | resultado | devuelto |
        | 1       | 6♠ 5♣ 8♦  | 19    | 4       | empata    | 4        |
        | 1       | 6♦ 4♥ 10♣ | 20    | 4       | gana      | 8        |
        | 2       | 10♥ 9♣    | 19    | 4       | empata    | 4        |
      Y la plaza 1 tiene 84 fichas

    @id:in-turn-split-on-the-second-spot-of-seat-one @D15 @splitDeal=in-turn
    Escenario: Por turno: el segundo ocho de una separación en la casilla 2 recibe su carta después de que se haya plantado el primero, y antes de que juegue la plaza 2
      Dado que la plaza 1 apuesta 3 y 3 de un total de 60 fichas
      Y que la plaza 1 recibe 10♠ 9♦ y 8♥ 8♣
      Y que la plaza 2 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 2 recibe Q♣ 8♦ y 5♠ 6♣
      Y que el crupier muestra 8♠ y oculta Q♥
      Y que el sabot da después 2♦ 9♠ 3♣ 6♥ 9♣
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 10♠ 9♦ | 19    | 3       |
        | 2       | 8♥ 2♦  | 10    | 3       |
        | 2       | 8♣     | 8     | 3       |
      Cuando la plaza 1 pide carta
      Entonces las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta |
        | 1       | 10♠ 9♦   | 19    | 3       |
        | 2       | 8♥ 2♦ 9♠ | 19    | 3       |
        | 2       | 8♣       | 8     | 3       |
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta |
        | 1       | 10♠ 9♦   | 19    | 3       |
        | 2       | 8♥ 2♦ 9♠ | 19    | 3       |
        | 2       | 8♣ 3♣    | 11    | 3       |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Y la plaza 2 pide carta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♠ Q♥
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 10♠ 9♦   | 19    | 3       | gana      | 6        |
        | 2       | 8♥ 2♦ 9♠ | 19    | 3       | gana      | 6        |
        | 2       | 8♣ 3♣ 6♥ | 17    | 3       | pierde    | 0        |
      Y la plaza 1 tiene 63 fichas
      Y las manos de la plaza 2 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | Q♣ 8♦    | 18    | 2       | empata    | 2        |
        | 2       | 5♠ 6♣ 9♣ | 20    | 2       | gana      | 4        |
      Y la plaza 2 tiene 102 fichas

    @id:in-turn-two-hands-wait-after-a-second-split @S5.7 @splitDeal=in-turn
    Escenario: Por turno: una mano que se separa dos veces se juega hasta el final mientras esperan dos ochos, y el último espera a los dos anteriores
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe 8♠ 8♠ y K♥ 7♠
      Y que el crupier muestra J♣ y oculta 9♣
      Y que el sabot da después 8♠ 3♣ 7♥ 2♦ 9♦ 2♦ 9♦
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 8♠ 8♠  | 16    | 5       |
        | 1       | 8♠     | 8     | 5       |
        | 2       | K♥ 7♠  | 17    | 5       |
      Cuando la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 8♠ 3♣  | 11    | 5       |
        | 1       | 8♠     | 8     | 5       |
        | 1       | 8♠     | 8     | 5       |
        | 2       | K♥ 7♠  | 17    | 5       |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta |
        | 1       | 8♠ 3♣ 7♥ | 18    | 5       |
        | 1       | 8♠ 2♦    | 10    | 5       |
        | 1       | 8♠       | 8     | 5       |
        | 2       | K♥ 7♠    | 17    | 5       |
      Cuando la plaza 1 pide carta
      Entonces las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta |
        | 1       | 8♠ 3♣ 7♥ | 18    | 5       |
        | 1       | 8♠ 2♦ 9♦ | 19    | 5       |
        | 1       | 8♠       | 8     | 5       |
        | 2       | K♥ 7♠    | 17    | 5       |
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta |
        | 1       | 8♠ 3♣ 7♥ | 18    | 5       |
        | 1       | 8♠ 2♦ 9♦ | 19    | 5       |
        | 1       | 8♠ 2♦    | 10    | 5       |
        | 2       | K♥ 7♠    | 17    | 5       |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 4
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con J♣ 9♣
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 8♠ 3♣ 7♥ | 18    | 5       | pierde    | 0        |
        | 1       | 8♠ 2♦ 9♦ | 19    | 5       | empata    | 5        |
        | 1       | 8♠ 2♦ 9♦ | 19    | 5       | empata    | 5        |
        | 2       | K♥ 7♠    | 17    | 5       | pierde    | 0        |
      Y la plaza 1 tiene 90 fichas

    @id:in-turn-first-hand-goes-over-while-the-second-waits @splitDeal=in-turn
    Escenario: Por turno: se pide carta con el primer nueve y la mano se pasa, y solo entonces recibe el segundo nueve su segunda carta
      Dado que la plaza 1 apuesta 10 y 10 de un total de 100 fichas
      Y que la plaza 1 recibe 9♥ 9♦ y J♥ 6♠
      Y que el crupier muestra 10♦ y oculta 7♠
      Y que el sabot da después 5♠ J♣ 2♥ 6♦
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 9♥ 5♠  | 14    | 10      |
        | 1       | 9♦     | 9     | 10      |
        | 2       | J♥ 6♠  | 16    | 10      |
      Cuando la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta |
        | 1       | 9♥ 5♠ J♣ | 24    | 10      |
        | 1       | 9♦ 2♥    | 11    | 10      |
        | 2       | J♥ 6♠    | 16    | 10      |
      Cuando la plaza 1 pide carta
      Entonces la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 10♦ 7♠
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 9♥ 5♠ J♣ | 24    | 10      | pierde    | 0        |
        | 1       | 9♦ 2♥ 6♦ | 17    | 10      | empata    | 10       |
        | 2       | J♥ 6♠    | 16    | 10      | pierde    | 0        |
      Y la plaza 1 tiene 80 fichas

    @id:at-once-both-split-hands-hold-two-cards @splitDeal=at-once
    Escenario: En el acto: los dos sietes reciben su segunda carta justo después de la separación, el primer siete antes que el segundo
      Dado que la plaza 1 apuesta 6 y 6 de un total de 90 fichas
      Y que la plaza 1 recibe 7♠ 7♥ y 10♦ 9♣
      Y que el crupier muestra 9♦ y oculta 9♠
      Y que el sabot da después 4♣ 2♠ 6♦ 10♥
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 7♠ 4♣  | 11    | 6       |
        | 1       | 7♥ 2♠  | 9     | 6       |
        | 2       | 10♦ 9♣ | 19    | 6       |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta |
        | 1       | 7♠ 4♣ 6♦ | 17    | 6       |
        | 1       | 7♥ 2♠    | 9     | 6       |
        | 2       | 10♦ 9♣   | 19    | 6       |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 9♦ 9♠
      Y las manos de la plaza 1 son
        | casilla | cartas    | total | apuesta | resultado | devuelto |
        | 1       | 7♠ 4♣ 6♦  | 17    | 6       | pierde    | 0        |
        | 1       | 7♥ 2♠ 10♥ | 19    | 6       | gana      | 12       |
        | 2       | 10♦ 9♣    | 19    | 6       | gana      | 12       |
      Y la plaza 1 tiene 96 fichas

    @id:at-once-second-jack-receives-an-ace @S5.3 @D13 @splitDeal=at-once
    Escenario: En el acto: la segunda de dos jotas separadas recibe un as, queda terminada y empata como 21 ordinario
      Dado que la plaza 1 apuesta 3 y 3 de un total de 40 fichas
      Y que la plaza 1 recibe J♠ J♦ y 9♥ 6♥
      Y que el crupier muestra 10♠ y oculta 5♣
      Y que el sabot da después 4♥ A♣ 5♦ 3♣ 6♣
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | natural | apuesta |
        | 1       | J♠ 4♥  | 14       | no      | 3       |
        | 1       | J♦ A♣  | 21 suave | no      | 3       |
        | 2       | 9♥ 6♥  | 15       | no      | 3       |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con 10♠ 5♣ 6♣
      Y las manos de la plaza 1 son
        | casilla | cartas   | total    | natural | apuesta | resultado | devuelto |
        | 1       | J♠ 4♥ 5♦ | 19       | no      | 3       | pierde    | 0        |
        | 1       | J♦ A♣    | 21 suave | no      | 3       | empata    | 3        |
        | 2       | 9♥ 6♥ 3♣ | 18       | no      | 3       | pierde    | 0        |
      Y la plaza 1 tiene 34 fichas

    @id:at-once-first-hand-is-split-again @S5.7 @splitDeal=at-once
    Escenario: En el acto: el primer nueve se separa de nuevo y sus dos manos se completan, mientras el tercer nueve sigue con la segunda carta que ya tenía
      Dado que la plaza 1 apuesta 5 y 5 de un total de 75 fichas
      Y que la plaza 1 recibe 9♣ 9♣ y 10♣ 8♦
      Y que el crupier muestra 10♥ y oculta 7♦
      Y que el sabot da después 9♣ 8♥ 2♠ 8♥ 7♥
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 9♣ 9♣  | 18    | 5       |
        | 1       | 9♣ 8♥  | 17    | 5       |
        | 2       | 10♣ 8♦ | 18    | 5       |
      Cuando la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 9♣ 2♠  | 11    | 5       |
        | 1       | 9♣ 8♥  | 17    | 5       |
        | 1       | 9♣ 8♥  | 17    | 5       |
        | 2       | 10♣ 8♦ | 18    | 5       |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 4
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 10♥ 7♦
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 9♣ 2♠ 7♥ | 18    | 5       | gana      | 10       |
        | 1       | 9♣ 8♥    | 17    | 5       | empata    | 5        |
        | 1       | 9♣ 8♥    | 17    | 5       | empata    | 5        |
        | 2       | 10♣ 8♦   | 18    | 5       | gana      | 10       |
      Y la plaza 1 tiene 85 fichas

    @id:at-once-second-hand-is-split-again @S5.7 @splitDeal=at-once
    Escenario: En el acto: el segundo seis recibe un seis, espera como pareja hasta que se ha plantado el primero, y entonces se separa de nuevo
      Dado que la plaza 1 apuesta 2 y 2 de un total de 50 fichas
      Y que la plaza 1 recibe 6♦ 6♣ y K♠ 7♣
      Y que el crupier muestra 10♥ y oculta 9♥
      Y que el sabot da después 5♥ 6♠ 8♠ 9♦ 4♣ 3♦ 10♠
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 6♦ 5♥  | 11    | 2       |
        | 1       | 6♣ 6♠  | 12    | 2       |
        | 2       | K♠ 7♣  | 17    | 2       |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta |
        | 1       | 6♦ 5♥ 8♠ | 19    | 2       |
        | 1       | 6♣ 9♦    | 15    | 2       |
        | 1       | 6♠ 4♣    | 10    | 2       |
        | 2       | K♠ 7♣    | 17    | 2       |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 4
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 10♥ 9♥
      Y las manos de la plaza 1 son
        | casilla | cartas    | total | apuesta | resultado | devuelto |
        | 1       | 6♦ 5♥ 8♠  | 19    | 2       | empata    | 2        |
        | 1       | 6♣ 9♦ 3♦  | 18    | 2       | pierde    | 0        |
        | 1       | 6♠ 4♣ 10♠ | 20    | 2       | gana      | 4        |
        | 2       | K♠ 7♣     | 17    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 48 fichas

    @id:at-once-split-on-the-second-spot-of-seat-two @D15 @splitDeal=at-once
    Escenario: En el acto: los dos cincos de la casilla 2 de la plaza 2 se completan justo después de la separación, cuando la plaza 1 ya ha pedido
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ 6♦ y 9♥ 10♦
      Y que la plaza 2 apuesta 4 y 4 de un total de 60 fichas
      Y que la plaza 2 recibe Q♥ 9♦ y 5♣ 5♠
      Y que el crupier muestra 8♠ y oculta K♥
      Y que el sabot da después 2♥ 6♥ 7♥ 9♠ 5♦
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Entonces es el turno de la plaza 2 con la mano 2
      Y la plaza 2 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 2 separa
      Entonces es el turno de la plaza 2 con la mano 2
      Y la plaza 2 puede pedir carta, plantarse o doblar
      Y las manos de la plaza 2 son
        | casilla | cartas | total | apuesta |
        | 1       | Q♥ 9♦  | 19    | 4       |
        | 2       | 5♣ 6♥  | 11    | 4       |
        | 2       | 5♠ 7♥  | 12    | 4       |
      Cuando la plaza 2 pide carta
      Y la plaza 2 se planta
      Entonces es el turno de la plaza 2 con la mano 3
      Y la plaza 2 puede pedir carta, plantarse o doblar
      Cuando la plaza 2 pide carta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♠ K♥
      Y las manos de la plaza 1 son
        | casilla | cartas    | total | apuesta | resultado | devuelto |
        | 1       | 10♠ 6♦ 2♥ | 18    | 2       | empata    | 2        |
        | 2       | 9♥ 10♦    | 19    | 2       | gana      | 4        |
      Y la plaza 1 tiene 102 fichas
      Y las manos de la plaza 2 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | Q♥ 9♦    | 19    | 4       | gana      | 8        |
        | 2       | 5♣ 6♥ 9♠ | 20    | 4       | gana      | 8        |
        | 2       | 5♠ 7♥ 5♦ | 17    | 4       | pierde    | 0        |
      Y la plaza 2 tiene 64 fichas

    @id:at-once-both-split-hands-double @S5.5 @splitDeal=at-once
    Escenario: En el acto: los dos ochos separados tienen dos cartas y cada uno se dobla después en su turno
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe 8♦ 8♠ y Q♠ 6♥
      Y que el crupier muestra 10♣ y oculta 8♥
      Y que el sabot da después 3♣ 2♣ 7♦ 9♥
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y la plaza 1 tiene 85 fichas
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 8♦ 3♣  | 11    | 5       |
        | 1       | 8♠ 2♣  | 10    | 5       |
        | 2       | Q♠ 6♥  | 16    | 5       |
      Cuando la plaza 1 dobla
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y la plaza 1 tiene 80 fichas
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta |
        | 1       | 8♦ 3♣ 7♦ | 18    | 10      |
        | 1       | 8♠ 2♣    | 10    | 5       |
        | 2       | Q♠ 6♥    | 16    | 5       |
      Cuando la plaza 1 dobla
      Entonces es el turno de la plaza 1 con la mano 3
      Y la plaza 1 tiene 75 fichas
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♣ 8♥
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 8♦ 3♣ 7♦ | 18    | 10      | empata    | 10       |
        | 1       | 8♠ 2♣ 9♥ | 19    | 10      | gana      | 20       |
        | 2       | Q♠ 6♥    | 16    | 5       | pierde    | 0        |
      Y la plaza 1 tiene 105 fichas

  @O3
  Regla: O3 Queda abierto si todas las plazas conservan o cambian antes de que nadie juegue, o si cada una lo hace justo antes de jugar sus propias manos.

    @id:table-first-seat-two-switches-before-seat-one-hits @S4.1 @switchTiming=table-first
    Escenario: Primero toda la mesa: la plaza 1 no pide carta antes de que la plaza 2 haya cambiado
      Dado que la plaza 1 apuesta 4 y 4 de un total de 100 fichas
      Y que la plaza 1 recibe 8♣ 5♦ y 10♥ 7♦
      Y que la plaza 2 apuesta 2 y 2 de un total de 60 fichas
      Y que la plaza 2 recibe 9♠ 4♥ y 5♣ 8♦
      Y que el crupier muestra 7♠ y oculta J♠
      Y que el sabot da después 6♥ 3♠ K♣
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y es el turno de la plaza 1
      Y la plaza 1 puede conservar o cambiar
      Cuando la plaza 1 conserva
      Entonces se ofrece el cambio
      Y es el turno de la plaza 2
      Y la plaza 2 puede conservar o cambiar
      Cuando la plaza 1 intenta pedir carta
      Entonces se rechaza el intento: no es el momento
      Y se ofrece el cambio
      Y es el turno de la plaza 2
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 8♣ 5♦  | 13    | 4       |
        | 2       | 10♥ 7♦ | 17    | 4       |
      Cuando la plaza 2 cambia
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y las manos de la plaza 2 son
        | casilla | cartas | total | apuesta |
        | 1       | 9♠ 8♦  | 17    | 2       |
        | 2       | 5♣ 4♥  | 9     | 2       |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces se juegan las manos
      Y es el turno de la plaza 2 con la mano 1
      Y la plaza 2 puede pedir carta, plantarse o doblar
      Cuando la plaza 2 se planta
      Entonces es el turno de la plaza 2 con la mano 2
      Cuando la plaza 2 pide carta
      Y la plaza 2 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 7♠ J♠
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 8♣ 5♦ 6♥ | 19    | 4       | gana      | 8        |
        | 2       | 10♥ 7♦   | 17    | 4       | empata    | 4        |
      Y la plaza 1 tiene 104 fichas
      Y las manos de la plaza 2 son
        | casilla | cartas      | total | apuesta | resultado | devuelto |
        | 1       | 9♠ 8♦       | 17    | 2       | empata    | 2        |
        | 2       | 5♣ 4♥ 3♠ K♣ | 22    | 2       | pierde    | 0        |
      Y la plaza 2 tiene 58 fichas

    @id:table-first-nobody-hits-before-the-third-choice @D15 @switchTiming=table-first
    Escenario: Primero toda la mesa con tres plazas: ni la plaza 1 ni la plaza 2 piden carta antes de que la plaza 3 haya elegido
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♣ 4♠ y 6♦ 9♣
      Y que la plaza 2 apuesta 3 y 3 de un total de 30 fichas
      Y que la plaza 2 recibe Q♦ 8♥ y 7♣ 5♥
      Y que la plaza 3 apuesta 5 y 5 de un total de 50 fichas
      Y que la plaza 3 recibe K♥ 3♣ y 8♦ 9♥
      Y que el crupier muestra 8♠ y oculta 10♠
      Y que el sabot da después 8♣ 5♠ 10♦
      Cuando la plaza 1 cambia
      Entonces se ofrece el cambio
      Y es el turno de la plaza 2
      Y la plaza 2 puede conservar o cambiar
      Cuando la plaza 1 intenta pedir carta
      Entonces se rechaza el intento: no es el momento
      Y se ofrece el cambio
      Y es el turno de la plaza 2
      Cuando la plaza 2 conserva
      Entonces se ofrece el cambio
      Y es el turno de la plaza 3
      Y la plaza 3 puede conservar o cambiar
      Cuando la plaza 2 intenta pedir carta
      Entonces se rechaza el intento: no es el momento
      Y se ofrece el cambio
      Y es el turno de la plaza 3
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 10♣ 9♣ | 19    | 2       |
        | 2       | 6♦ 4♠  | 10    | 2       |
      Y las manos de la plaza 2 son
        | casilla | cartas | total | apuesta |
        | 1       | Q♦ 8♥  | 18    | 3       |
        | 2       | 7♣ 5♥  | 12    | 3       |
      Cuando la plaza 3 cambia
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces se juegan las manos
      Y es el turno de la plaza 2 con la mano 1
      Cuando la plaza 2 se planta
      Y la plaza 2 pide carta
      Y la plaza 2 se planta
      Entonces se juegan las manos
      Y es el turno de la plaza 3 con la mano 1
      Cuando la plaza 3 se planta
      Entonces es el turno de la plaza 3 con la mano 2
      Y la plaza 3 puede pedir carta, plantarse o doblar
      Cuando la plaza 3 dobla
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 8♠ 10♠
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 10♣ 9♣   | 19    | 2       | gana      | 4        |
        | 2       | 6♦ 4♠ 8♣ | 18    | 2       | empata    | 2        |
      Y la plaza 1 tiene 102 fichas
      Y las manos de la plaza 2 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | Q♦ 8♥    | 18    | 3       | empata    | 3        |
        | 2       | 7♣ 5♥ 5♠ | 17    | 3       | pierde    | 0        |
      Y la plaza 2 tiene 27 fichas
      Y las manos de la plaza 3 son
        | casilla | cartas    | total | apuesta | resultado | devuelto |
        | 1       | K♥ 9♥     | 19    | 5       | gana      | 10       |
        | 2       | 8♦ 3♣ 10♦ | 21    | 10      | gana      | 20       |
      Y la plaza 3 tiene 65 fichas

    @id:in-turn-seat-two-switches-after-seat-one-has-played @S4.1 @switchTiming=in-turn
    Escenario: Plaza a plaza: la plaza 1 conserva y juega en el acto, y la plaza 2 cambia después de ver lo que ha sacado la plaza 1
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 9♦ 4♣ y 10♠ 8♣
      Y que la plaza 2 apuesta 5 y 5 de un total de 60 fichas
      Y que la plaza 2 recibe 10♥ 5♠ y 6♣ 9♥
      Y que el crupier muestra 9♣ y oculta 10♣
      Y que el sabot da después 6♠ 10♦
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y es el turno de la plaza 1
      Y la plaza 1 puede conservar o cambiar
      Cuando la plaza 1 conserva
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 pide carta
      Entonces la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 se planta
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces se ofrece el cambio
      Y es el turno de la plaza 2
      Y la plaza 2 puede conservar o cambiar
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta |
        | 1       | 9♦ 4♣ 6♠ | 19    | 2       |
        | 2       | 10♠ 8♣   | 18    | 2       |
      Y las manos de la plaza 2 son
        | casilla | cartas | total | apuesta |
        | 1       | 10♥ 5♠ | 15    | 5       |
        | 2       | 6♣ 9♥  | 15    | 5       |
      Cuando la plaza 2 cambia
      Entonces se juegan las manos
      Y es el turno de la plaza 2 con la mano 1
      Y la plaza 2 puede pedir carta, plantarse o doblar
      Y las manos de la plaza 2 son
        | casilla | cartas | total | apuesta |
        | 1       | 10♥ 9♥ | 19    | 5       |
        | 2       | 6♣ 5♠  | 11    | 5       |
      Cuando la plaza 2 se planta
      Y la plaza 2 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♣ 10♣
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 9♦ 4♣ 6♠ | 19    | 2       | empata    | 2        |
        | 2       | 10♠ 8♣   | 18    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 98 fichas
      Y las manos de la plaza 2 son
        | casilla | cartas    | total | apuesta | resultado | devuelto |
        | 1       | 10♥ 9♥    | 19    | 5       | empata    | 5        |
        | 2       | 6♣ 5♠ 10♦ | 21    | 5       | gana      | 10       |
      Y la plaza 2 tiene 65 fichas

    @id:in-turn-no-switch-while-seat-one-plays @S4.1 @switchTiming=in-turn
    Escenario: Plaza a plaza: la plaza 2 no puede cambiar mientras juega la plaza 1, y conserva cuando se le pregunta
      Dado que la plaza 1 apuesta 3 y 3 de un total de 45 fichas
      Y que la plaza 1 recibe 10♦ 6♥ y 4♠ 8♥
      Y que la plaza 2 apuesta 2 y 2 de un total de 80 fichas
      Y que la plaza 2 recibe J♦ 8♦ y 9♠ 2♠
      Y que el crupier muestra 7♣ y oculta K♣
      Y que el sabot da después 7♦ 6♣
      Cuando la plaza 1 cambia
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 2 intenta cambiar
      Entonces se rechaza el intento: no es el momento
      Y se juegan las manos
      Y es el turno de la plaza 1 con la mano 1
      Y las manos de la plaza 2 son
        | casilla | cartas | total | apuesta |
        | 1       | J♦ 8♦  | 18    | 2       |
        | 2       | 9♠ 2♠  | 11    | 2       |
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 pide carta
      Y la plaza 2 intenta cambiar
      Entonces se rechaza el intento: no es el momento
      Y se juegan las manos
      Y es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces se ofrece el cambio
      Y es el turno de la plaza 2
      Y la plaza 2 puede conservar o cambiar
      Cuando la plaza 2 conserva
      Entonces se juegan las manos
      Y es el turno de la plaza 2 con la mano 1
      Cuando la plaza 2 se planta
      Y la plaza 2 pide carta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 7♣ K♣
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 10♦ 8♥   | 18    | 3       | gana      | 6        |
        | 2       | 4♠ 6♥ 7♦ | 17    | 3       | empata    | 3        |
      Y la plaza 1 tiene 48 fichas
      Y las manos de la plaza 2 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | J♦ 8♦    | 18    | 2       | gana      | 4        |
        | 2       | 9♠ 2♠ 6♣ | 17    | 2       | empata    | 2        |
      Y la plaza 2 tiene 82 fichas

    @id:in-turn-no-hit-while-seat-two-is-asked @S4.1 @switchTiming=in-turn
    Escenario: Plaza a plaza: nadie pide carta mientras se pregunta a la plaza 2 si conserva o cambia, ni la plaza 1 ni la propia plaza 2
      Dado que la plaza 1 apuesta 6 y 6 de un total de 60 fichas
      Y que la plaza 1 recibe K♦ 7♠ y 5♦ 4♦
      Y que la plaza 2 apuesta 3 y 3 de un total de 50 fichas
      Y que la plaza 2 recibe 10♠ 3♥ y 7♥ 9♠
      Y que el crupier muestra 10♦ y oculta 8♠
      Y que el sabot da después 9♣ J♠
      Cuando la plaza 1 conserva
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces se ofrece el cambio
      Y es el turno de la plaza 2
      Y la plaza 2 puede conservar o cambiar
      Cuando la plaza 1 intenta pedir carta
      Entonces se rechaza el intento: no es el momento
      Cuando la plaza 2 intenta pedir carta
      Entonces se rechaza el intento: no es el momento
      Y se ofrece el cambio
      Y es el turno de la plaza 2
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta |
        | 1       | K♦ 7♠    | 17    | 6       |
        | 2       | 5♦ 4♦ 9♣ | 18    | 6       |
      Y las manos de la plaza 2 son
        | casilla | cartas | total | apuesta |
        | 1       | 10♠ 3♥ | 13    | 3       |
        | 2       | 7♥ 9♠  | 16    | 3       |
      Cuando la plaza 2 cambia
      Entonces se juegan las manos
      Y es el turno de la plaza 2 con la mano 1
      Y la plaza 2 puede pedir carta, plantarse o doblar
      Cuando la plaza 2 se planta
      Y la plaza 2 pide carta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♦ 8♠
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | K♦ 7♠    | 17    | 6       | pierde    | 0        |
        | 2       | 5♦ 4♦ 9♣ | 18    | 6       | empata    | 6        |
      Y la plaza 1 tiene 54 fichas
      Y las manos de la plaza 2 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 10♠ 9♠   | 19    | 3       | gana      | 6        |
        | 2       | 7♥ 3♥ J♠ | 20    | 3       | gana      | 6        |
      Y la plaza 2 tiene 56 fichas

    @id:in-turn-two-switched-21s-pass-to-the-next-choice @S4.5 @S5.3 @switchTiming=in-turn
    Escenario: Plaza a plaza: una plaza que cambia y llega a 21 en las dos casillas no tiene nada que jugar, y a la siguiente plaza se le pregunta en el acto
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 10♥ 6♣ y 9♦ 10♣
      Y que la plaza 2 apuesta 4 y 4 de un total de 40 fichas
      Y que la plaza 2 recibe A♠ A♥ y K♣ Q♦
      Y que la plaza 3 apuesta 5 y 5 de un total de 90 fichas
      Y que la plaza 3 recibe 8♠ 4♣ y J♣ 9♠
      Y que el crupier muestra 9♥ y oculta Q♠
      Y que el sabot da después 4♦ 6♦
      Cuando la plaza 1 conserva
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces se ofrece el cambio
      Y es el turno de la plaza 2
      Y la plaza 2 puede conservar o cambiar
      Cuando la plaza 2 cambia
      Entonces se ofrece el cambio
      Y es el turno de la plaza 3
      Y la plaza 3 puede conservar o cambiar
      Y las manos de la plaza 2 son
        | casilla | cartas | total    | natural | apuesta |
        | 1       | A♠ Q♦  | 21 suave | no      | 4       |
        | 2       | K♣ A♥  | 21 suave | no      | 4       |
      Cuando la plaza 3 conserva
      Entonces se juegan las manos
      Y es el turno de la plaza 3 con la mano 1
      Y la plaza 3 puede pedir carta, plantarse o doblar
      Cuando la plaza 3 pide carta
      Y la plaza 3 se planta
      Y la plaza 3 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♥ Q♠
      Y las manos de la plaza 1 son
        | casilla | cartas    | total | apuesta | resultado | devuelto |
        | 1       | 10♥ 6♣ 4♦ | 20    | 2       | gana      | 4        |
        | 2       | 9♦ 10♣    | 19    | 2       | empata    | 2        |
      Y la plaza 1 tiene 102 fichas
      Y las manos de la plaza 2 son
        | casilla | cartas | total    | natural | apuesta | resultado | devuelto |
        | 1       | A♠ Q♦  | 21 suave | no      | 4       | gana      | 8        |
        | 2       | K♣ A♥  | 21 suave | no      | 4       | gana      | 8        |
      Y la plaza 2 tiene 48 fichas
      Y las manos de la plaza 3 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 8♠ 4♣ 6♦ | 18    | 5       | pierde    | 0        |
        | 2       | J♣ 9♠    | 19    | 5       | empata    | 5        |
      Y la plaza 3 tiene 85 fichas

    @id:in-turn-insurance-of-both-seats-comes-first @S3.2 @S3.9 @switchTiming=in-turn
    Escenario: Plaza a plaza con un as a la vista: las dos plazas deciden sobre el seguro antes de que elija la plaza 1, y la plaza 2 elige después de que haya jugado la plaza 1
      Dado que la plaza 1 apuesta 4 y 4 de un total de 100 fichas
      Y que la plaza 1 recibe 10♠ 9♥ y 6♠ 5♦
      Y que la plaza 2 apuesta 2 y 2 de un total de 60 fichas
      Y que la plaza 2 recibe Q♥ 4♠ y 7♦ 8♥
      Y que el crupier muestra A♦ y oculta 8♣
      Y que el sabot da después 9♣ 8♠
      Cuando se reparten las cartas
      Entonces se ofrece el seguro
      Cuando la plaza 1 se asegura por 2 y 0
      Entonces se ofrece el seguro
      Cuando la plaza 2 renuncia al seguro
      Entonces se ofrece el cambio
      Y es el turno de la plaza 1
      Y la plaza 1 puede conservar o cambiar
      Y el crupier muestra A♦
      Y la plaza 1 está asegurada por 2 y 0
      Y la plaza 1 tiene 90 fichas
      Cuando la plaza 1 conserva
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces se ofrece el cambio
      Y es el turno de la plaza 2
      Y la plaza 2 puede conservar o cambiar
      Cuando la plaza 2 cambia
      Entonces se juegan las manos
      Y es el turno de la plaza 2 con la mano 1
      Y la plaza 2 puede pedir carta, plantarse o doblar
      Cuando la plaza 2 se planta
      Y la plaza 2 pide carta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con A♦ 8♣
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 10♠ 9♥   | 19    | 4       | empata    | 4        |
        | 2       | 6♠ 5♦ 9♣ | 20    | 4       | gana      | 8        |
      Y la plaza 1 tiene 102 fichas
      Y las manos de la plaza 2 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | Q♥ 8♥    | 18    | 2       | pierde    | 0        |
        | 2       | 7♦ 4♠ 8♠ | 19    | 2       | empata    | 2        |
      Y la plaza 2 tiene 58 fichas

    @id:in-turn-three-seats-choose-and-play-by-turns @D15 @S4.6 @switchTiming=in-turn
    Escenario: Plaza a plaza en una mesa de tres: cada una elige justo antes de jugar, y la plaza 2 conserva su natural cuando ha acabado la plaza 1
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 9♣ 4♥ y 5♠ 10♥
      Y que la plaza 2 apuesta 10 y 10 de un total de 70 fichas
      Y que la plaza 2 recibe A♣ J♠ y 7♠ 6♥
      Y que la plaza 3 apuesta 3 y 3 de un total de 30 fichas
      Y que la plaza 3 recibe Q♣ 3♠ y 6♦ 8♠
      Y que el crupier muestra 10♠ y oculta 8♦
      Y que el sabot da después 9♦ 5♣ 10♦
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y es el turno de la plaza 1
      Cuando la plaza 1 cambia
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces se ofrece el cambio
      Y es el turno de la plaza 2
      Y la plaza 2 puede conservar o cambiar
      Y las manos de la plaza 2 son
        | casilla | cartas | total    | natural | apuesta |
        | 1       | A♣ J♠  | 21 suave | sí      | 10      |
        | 2       | 7♠ 6♥  | 13       | no      | 10      |
      Cuando la plaza 2 conserva
      Entonces se juegan las manos
      Y es el turno de la plaza 2 con la mano 2
      Y la plaza 2 puede pedir carta, plantarse o doblar
      Cuando la plaza 2 pide carta
      Y la plaza 2 se planta
      Entonces se ofrece el cambio
      Y es el turno de la plaza 3
      Y la plaza 3 puede conservar o cambiar
      Cuando la plaza 3 cambia
      Entonces se juegan las manos
      Y es el turno de la plaza 3 con la mano 1
      Y la plaza 3 puede pedir carta, plantarse o doblar
      Cuando la plaza 3 se planta
      Y la plaza 3 pide carta
      Y la plaza 3 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♠ 8♦
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | natural | apuesta | resultado | devuelto |
        | 1       | 9♣ 10♥   | 19    | no      | 2       | gana      | 4        |
        | 2       | 5♠ 4♥ 9♦ | 18    | no      | 2       | empata    | 2        |
      Y la plaza 1 tiene 102 fichas
      Y las manos de la plaza 2 son
        | casilla | cartas   | total    | natural | apuesta | resultado | devuelto |
        | 1       | A♣ J♠    | 21 suave | sí      | 10      | gana      | 20       |
        | 2       | 7♠ 6♥ 5♣ | 18       | no      | 10      | empata    | 10       |
      Y la plaza 2 tiene 80 fichas
      Y las manos de la plaza 3 son
        | casilla | cartas    | total | natural | apuesta | resultado | devuelto |
        | 1       | Q♣ 8♠     | 18    | no      | 3       | empata    | 3        |
        | 2       | 6♦ 3♠ 10♦ | 19    | no      | 3       | gana      | 6        |
      Y la plaza 3 tiene 33 fichas

  @O4
  Regla: O4 Queda abierto si la mano nueva de una separación juega justo después de la mano de la que salió, o después de todas las manos de la misma mano original.

    @id:new-hand-plays-next-and-the-third-seven-comes-last @splitPlace=next
    Escenario: Justo después: la mano nueva de una segunda separación juega antes que el siete que esperaba, y con ese siete se pide en último lugar
      Dado que la plaza 1 apuesta 4 y 4 de un total de 60 fichas
      Y que la plaza 1 recibe 7♠ 7♦ y Q♠ 9♥
      Y que el crupier muestra 10♦ y oculta 8♦
      Y que el sabot da después 7♣ 6♥ 6♥ 10♣ 6♥ 5♣
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 pide carta
      Entonces la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta |
        | 1       | 7♠ 6♥ 6♥ | 19    | 4       |
        | 1       | 7♣ 10♣   | 17    | 4       |
        | 1       | 7♦ 6♥    | 13    | 4       |
        | 2       | Q♠ 9♥    | 19    | 4       |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 4
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♦ 8♦
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 7♠ 6♥ 6♥ | 19    | 4       | gana      | 8        |
        | 1       | 7♣ 10♣   | 17    | 4       | pierde    | 0        |
        | 1       | 7♦ 6♥ 5♣ | 18    | 4       | empata    | 4        |
        | 2       | Q♠ 9♥    | 19    | 4       | gana      | 8        |
      Y la plaza 1 tiene 64 fichas

    @id:new-hand-plays-next-after-a-doubled-five @S5.5 @splitPlace=next
    Escenario: Justo después: en la casilla 2 se dobla el primer cinco, luego juega el cinco que salió del sabot, y el cinco repartido junto al primero va el último
      Dado que la plaza 1 apuesta 3 y 3 de un total de 90 fichas
      Y que la plaza 1 recibe J♥ 9♣ y 5♣ 5♦
      Y que el crupier muestra 9♠ y oculta 9♦
      Y que el sabot da después 5♠ 6♦ 6♦ 10♥ 6♦ 6♦ 8♣
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 dobla
      Entonces es el turno de la plaza 1 con la mano 3
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y la plaza 1 tiene 75 fichas
      Cuando la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 4
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y las manos de la plaza 1 son
        | casilla | cartas    | total | apuesta |
        | 1       | J♥ 9♣     | 19    | 3       |
        | 2       | 5♣ 6♦ 6♦  | 17    | 6       |
        | 2       | 5♠ 10♥ 6♦ | 21    | 3       |
        | 2       | 5♦ 6♦     | 11    | 3       |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 9♠ 9♦
      Y las manos de la plaza 1 son
        | casilla | cartas    | total | apuesta | resultado | devuelto |
        | 1       | J♥ 9♣     | 19    | 3       | gana      | 6        |
        | 2       | 5♣ 6♦ 6♦  | 17    | 6       | pierde    | 0        |
        | 2       | 5♠ 10♥ 6♦ | 21    | 3       | gana      | 6        |
        | 2       | 5♦ 6♦ 8♣  | 19    | 3       | gana      | 6        |
      Y la plaza 1 tiene 93 fichas

    @id:new-hand-plays-last @splitPlace=last
    Escenario: Al final: la mano nueva de una segunda separación juega después del ocho que esperaba
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 8♥ 8♣ y K♣ 9♥
      Y que el crupier muestra 10♦ y oculta 9♣
      Y que el sabot da después 8♦ 10♠ 10♠ 3♥ 9♦
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 8♥ 10♠ | 18    | 2       |
        | 1       | 8♣ 10♠ | 18    | 2       |
        | 1       | 8♦ 3♥  | 11    | 2       |
        | 2       | K♣ 9♥  | 19    | 2       |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 4
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 10♦ 9♣
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 8♥ 10♠   | 18    | 2       | pierde    | 0        |
        | 1       | 8♣ 10♠   | 18    | 2       | pierde    | 0        |
        | 1       | 8♦ 3♥ 9♦ | 20    | 2       | gana      | 4        |
        | 2       | K♣ 9♥    | 19    | 2       | empata    | 2        |
      Y la plaza 1 tiene 98 fichas

    @id:fourth-hand-plays-last @S5.7 @splitPlace=last
    Escenario: Al final: la cuarta mano se separa de la segunda y sin embargo juega después de la tercera
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe 9♥ 9♣ y K♥ 8♦
      Y que el crupier muestra 10♥ y oculta 8♠
      Y que el sabot da después 9♠ 9♦ 9♦ 10♣ 10♣ 6♠ 2♦
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces la plaza 1 tiene 75 fichas
      Y es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 4
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 9♥ 9♦  | 18    | 5       |
        | 1       | 9♣ 10♣ | 19    | 5       |
        | 1       | 9♠ 10♣ | 19    | 5       |
        | 1       | 9♦ 6♠  | 15    | 5       |
        | 2       | K♥ 8♦  | 18    | 5       |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 5
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♥ 8♠
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 9♥ 9♦    | 18    | 5       | empata    | 5        |
        | 1       | 9♣ 10♣   | 19    | 5       | gana      | 10       |
        | 1       | 9♠ 10♣   | 19    | 5       | gana      | 10       |
        | 1       | 9♦ 6♠ 2♦ | 17    | 5       | pierde    | 0        |
        | 2       | K♥ 8♦    | 18    | 5       | empata    | 5        |
      Y la plaza 1 tiene 105 fichas

    @id:new-hand-plays-last-on-the-second-spot @splitPlace=last
    Escenario: Al final: en la casilla 2 el siete que salió después de la separación juega cuando se han plantado los dos sietes repartidos
      Dado que la plaza 1 apuesta 3 y 3 de un total de 80 fichas
      Y que la plaza 1 recibe 10♣ 4♦ y 7♥ 7♣
      Y que el crupier muestra 10♦ y oculta 9♥
      Y que el sabot da después 3♠ 7♦ 8♠ 8♠ 4♣ 4♣ 9♦
      Cuando la plaza 1 conserva
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 pide carta
      Entonces la plaza 1 puede pedir carta o plantarse
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 4
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y las manos de la plaza 1 son
        | casilla | cartas    | total | apuesta |
        | 1       | 10♣ 4♦ 3♠ | 17    | 3       |
        | 2       | 7♥ 8♠     | 15    | 3       |
        | 2       | 7♣ 8♠ 4♣  | 19    | 3       |
        | 2       | 7♦ 4♣     | 11    | 3       |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 10♦ 9♥
      Y las manos de la plaza 1 son
        | casilla | cartas    | total | apuesta | resultado | devuelto |
        | 1       | 10♣ 4♦ 3♠ | 17    | 3       | pierde    | 0        |
        | 2       | 7♥ 8♠     | 15    | 3       | pierde    | 0        |
        | 2       | 7♣ 8♠ 4♣  | 19    | 3       | empata    | 3        |
        | 2       | 7♦ 4♣ 9♦  | 20    | 3       | gana      | 6        |
      Y la plaza 1 tiene 77 fichas

    @id:last-of-its-spot-plays-before-the-second-spot @D15 @D13 @splitPlace=last
    Escenario: Al final: el rey que se separa en segundo lugar juega el último de la casilla 1, y aun así antes que los dos ochos de la casilla 2
      Dado que la plaza 1 apuesta 2 y 2 de un total de 60 fichas
      Y que la plaza 1 recibe 10♣ J♥ y 8♦ 8♥
      Y que el crupier muestra 10♦ y oculta 8♠
      Y que el sabot da después K♠ 7♥ 7♥ 2♦ 8♣ 10♠ 5♣ 4♥
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 3
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 10♣ 7♥ | 17    | 2       |
        | 1       | J♥ 7♥  | 17    | 2       |
        | 1       | K♠ 2♦  | 12    | 2       |
        | 2       | 8♦ 8♥  | 16    | 2       |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 4
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 4
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 5
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♦ 8♠
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | apuesta | resultado | devuelto |
        | 1       | 10♣ 7♥   | 17    | 2       | pierde    | 0        |
        | 1       | J♥ 7♥    | 17    | 2       | pierde    | 0        |
        | 1       | K♠ 2♦ 8♣ | 20    | 2       | gana      | 4        |
        | 2       | 8♦ 10♠   | 18    | 2       | empata    | 2        |
        | 2       | 8♥ 5♣ 4♥ | 17    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 56 fichas

    @id:waiting-seven-doubles-before-the-new-hand @S5.5 @splitPlace=last
    Escenario: Al final: el siete que esperaba juega en medio y se dobla antes de que actúe la mano nueva
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe 7♠ 7♥ y Q♠ 9♦
      Y que el crupier muestra 9♣ y oculta J♣
      Y que el sabot da después 7♣ A♦ A♦ 2♥ 2♥ 10♦
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Cuando la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y la plaza 1 tiene 80 fichas
      Cuando la plaza 1 dobla
      Entonces es el turno de la plaza 1 con la mano 3
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y la plaza 1 tiene 75 fichas
      Y las manos de la plaza 1 son
        | casilla | cartas   | total    | apuesta |
        | 1       | 7♠ A♦    | 18 suave | 5       |
        | 1       | 7♥ A♦ 2♥ | 20 suave | 10      |
        | 1       | 7♣ 2♥    | 9        | 5       |
        | 2       | Q♠ 9♦    | 19       | 5       |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 4
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 19 con 9♣ J♣
      Y las manos de la plaza 1 son
        | casilla | cartas    | total    | apuesta | resultado | devuelto |
        | 1       | 7♠ A♦     | 18 suave | 5       | pierde    | 0        |
        | 1       | 7♥ A♦ 2♥  | 20 suave | 10      | gana      | 20       |
        | 1       | 7♣ 2♥ 10♦ | 19       | 5       | empata    | 5        |
        | 2       | Q♠ 9♦     | 19       | 5       | empata    | 5        |
      Y la plaza 1 tiene 105 fichas
