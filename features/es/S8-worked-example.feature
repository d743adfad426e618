# language: es
@switch-us
Característica: S8 El ejemplo paso a paso
  Una ronda tal como la cuentan las fuentes, desde el reparto hasta la última ficha, y la misma ronda con un natural en la plaza.

  @S8.1
  Regla: S8.1 5♠ 10♥ y 10♣ 6♥ con 2 en cada una, cambiadas a 5♠ 6♥ (11) y 10♣ 10♥ (20); la primera dobla a 4 y saca K♦ (21), la segunda se planta; con 9♣ 7♦, el crupier saca 6♦ (22). Ambas empatan: vuelven 4 + 2 = 6, beneficio 0.

    @id:worked-example
    Escenario: Quince y dieciséis se convierten en once y veinte, y el 22 del crupier devuelve las seis fichas
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 5♠ 10♥ y 10♣ 6♥
      Y que el crupier muestra 9♣ y oculta 7♦
      Y que el sabot da después K♦ 6♦
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y es el turno de la plaza 1
      Y la plaza 1 puede conservar o cambiar
      Y la plaza 1 tiene 96 fichas
      Y el crupier muestra 9♣
      Y las manos de la plaza 1 son
        | casilla | cartas | total | natural | apuesta |
        | 1       | 5♠ 10♥ | 15    | no      | 2       |
        | 2       | 10♣ 6♥ | 16    | no      | 2       |
      Cuando la plaza 1 cambia
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 1
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Y la plaza 1 tiene 96 fichas
      Y el crupier muestra 9♣
      Y las manos de la plaza 1 son
        | casilla | cartas  | total | natural | apuesta |
        | 1       | 5♠ 6♥   | 11    | no      | 2       |
        | 2       | 10♣ 10♥ | 20    | no      | 2       |
      Cuando la plaza 1 dobla
      Entonces se juegan las manos
      Y es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse, doblar o separar
      Y la plaza 1 tiene 94 fichas
      Y el crupier muestra 9♣
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | natural | apuesta |
        | 1       | 5♠ 6♥ K♦ | 21    | no      | 4       |
        | 2       | 10♣ 10♥  | 20    | no      | 2       |
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier muestra 9♣ 7♦ 6♦
      Y el crupier termina en 22 con 9♣ 7♦ 6♦
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | natural | apuesta | resultado | devuelto |
        | 1       | 5♠ 6♥ K♦ | 21    | no      | 4       | empata    | 4        |
        | 2       | 10♣ 10♥  | 20    | no      | 2       | empata    | 2        |
      Y la plaza 1 tiene 100 fichas

  @S8.2
  Regla: S8.2 En la misma ronda, un natural inicial dejado como estaba habría ganado 1 a 1.

    @id:worked-example-with-natural
    Escenario: Frente al mismo 22, un natural que su plaza conserva gana 1 a 1 mientras empata la mano doblada
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe A♠ Q♥ y 5♠ 6♥
      Y que el crupier muestra 9♣ y oculta 7♦
      Y que el sabot da después K♦ 6♦
      Cuando se reparten las cartas
      Entonces se ofrece el cambio
      Y la plaza 1 puede conservar o cambiar
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | natural | apuesta |
        | 1       | A♠ Q♥  | 21 suave | sí      | 2       |
        | 2       | 5♠ 6♥  | 11       | no      | 2       |
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 puede pedir carta, plantarse o doblar
      Cuando la plaza 1 dobla
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 9♣ 7♦ 6♦
      Y las manos de la plaza 1 son
        | casilla | cartas   | total    | natural | apuesta | resultado | devuelto |
        | 1       | A♠ Q♥    | 21 suave | sí      | 2       | gana      | 4        |
        | 2       | 5♠ 6♥ K♦ | 21       | no      | 4       | empata    | 4        |
      Y la plaza 1 tiene 102 fichas
