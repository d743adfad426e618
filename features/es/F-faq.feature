# language: es
@switch-us
Característica: F Las preguntas frecuentes
  Tres preguntas que hace toda mesa de principiantes, respondidas con cartas.

  @F1
  Regla: F1 ¿Pueden cambiarse entre sí las primeras cartas? No: solo las segundas cartas de las dos manos originales, y una vez.

    @id:faq-first-cards-stay
    Escenario: A un jugador que quiere mover las primeras cartas se le dice que no, y aún puede cambiar las segundas
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 3♣ 8♦ y 9♠ Q♦
      Y que el crupier muestra 8♣ y oculta 9♦
      Y que el sabot da después 5♣
      Cuando la plaza 1 intenta "switch-first"
      Entonces se rechaza el intento: acción desconocida
      Cuando la plaza 1 cambia
      Entonces las manos de la plaza 1 son
        | casilla | cartas | total |
        | 1       | 3♣ Q♦  | 13    |
        | 2       | 9♠ 8♦  | 17    |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 8♣ 9♦
      Y las manos de la plaza 1 son
        | casilla | cartas   | total | resultado | devuelto |
        | 1       | 3♣ Q♦ 5♣ | 18    | gana      | 4        |
        | 2       | 9♠ 8♦    | 17    | empata    | 2        |
      Y la plaza 1 tiene 102 fichas

    @id:faq-switch-only-once
    Escenario: Un jugador que se arrepiente e intenta cambiar otra vez no recupera las manos de antes
      Dado que la plaza 1 apuesta 10 y 10 de un total de 100 fichas
      Y que la plaza 1 recibe 9♦ 10♥ y 6♣ 5♠
      Y que el crupier muestra 10♠ y oculta 7♣
      Y que el sabot da después 2♦
      Cuando la plaza 1 cambia
      Y la plaza 1 intenta cambiar
      Entonces se rechaza el intento: no es el momento
      Y las manos de la plaza 1 son
        | casilla | cartas | total |
        | 1       | 9♦ 5♠  | 14    |
        | 2       | 6♣ 10♥ | 16    |
      Cuando la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 10♠ 7♣
      Y las manos de la plaza 1 son
        | casilla | cartas    | total | resultado | devuelto |
        | 1       | 9♦ 5♠     | 14    | pierde    | 0        |
        | 2       | 6♣ 10♥ 2♦ | 18    | gana      | 20       |
      Y la plaza 1 tiene 100 fichas

  @F2
  Regla: F2 ¿Es un natural todo 21? No: después de cambiar, separar o pedir carta es un 21 ordinario.

    @id:faq-switched-21-is-ordinary
    Escenario: Un diez y un as reunidos por un cambio solo empatan con el 22 del crupier
      Dado que la plaza 1 apuesta 6 y 6 de un total de 100 fichas
      Y que la plaza 1 recibe 10♦ 3♥ y 6♣ A♦
      Y que el crupier muestra 6♦ y oculta 10♣
      Y que el sabot da después 9♥ 6♠
      Cuando la plaza 1 cambia
      Entonces es el turno de la plaza 1 con la mano 2
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | natural |
        | 1       | 10♦ A♦ | 21 suave | no      |
        | 2       | 6♣ 3♥  | 9        | no      |
      Cuando la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 6♦ 10♣ 6♠
      Y las manos de la plaza 1 son
        | casilla | cartas   | total    | natural | resultado | devuelto |
        | 1       | 10♦ A♦   | 21 suave | no      | empata    | 6        |
        | 2       | 6♣ 3♥ 9♥ | 18       | no      | empata    | 6        |
      Y la plaza 1 tiene 100 fichas

    @id:faq-split-21-is-ordinary
    Escenario: Un as separado que recibe una jota solo empata con un 21 que el crupier hace pidiendo
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe A♣ A♥ y 10♦ 9♠
      Y que el crupier muestra 9♣ y oculta 5♥
      Y que el sabot da después J♠ 6♦ 7♠
      Cuando la plaza 1 conserva
      Y la plaza 1 separa
      Entonces es el turno de la plaza 1 con la mano 3
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | natural | apuesta |
        | 1       | A♣ J♠  | 21 suave | no      | 2       |
        | 1       | A♥ 6♦  | 17 suave | no      | 2       |
        | 2       | 10♦ 9♠ | 19       | no      | 2       |
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con 9♣ 5♥ 7♠
      Y las manos de la plaza 1 son
        | casilla | cartas | total    | natural | resultado | devuelto |
        | 1       | A♣ J♠  | 21 suave | no      | empata    | 2        |
        | 1       | A♥ 6♦  | 17 suave | no      | pierde    | 0        |
        | 2       | 10♦ 9♠ | 19       | no      | pierde    | 0        |
      Y la plaza 1 tiene 96 fichas

    @id:faq-drawn-21-is-ordinary
    Escenario: Un 21 de tres cartas empata con el 22 del crupier mientras gana un natural en la misma mesa
      Dado que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 1 recibe 7♥ 6♠ y 10♥ 9♣
      Y que la plaza 2 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 2 recibe K♦ A♠ y 5♦ 10♠
      Y que el crupier muestra 8♥ y oculta 4♠
      Y que el sabot da después 8♠ 10♣
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 pide carta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 2 con la mano 2
      Cuando la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 8♥ 4♠ 10♣
      Y las manos de la plaza 1 son
        | cartas   | total | natural | resultado | devuelto |
        | 7♥ 6♠ 8♠ | 21    | no      | empata    | 2        |
        | 10♥ 9♣   | 19    | no      | empata    | 2        |
      Y la plaza 1 tiene 100 fichas
      Y las manos de la plaza 2 son
        | cartas | total    | natural | resultado | devuelto |
        | K♦ A♠  | 21 suave | sí      | gana      | 4        |
        | 5♦ 10♠ | 15       | no      | empata    | 2        |
      Y la plaza 2 tiene 102 fichas

  @F3
  Regla: F3 ¿Salva el 22 del crupier a una mano que se ha pasado? No: solo empatan las manos de 21 o menos.

    @id:faq-dealer-22-does-not-save-a-hand-that-went-over
    Escenario: Frente al 22 del crupier, un 16 empata y un 22 pierde
      Dado que la plaza 1 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 1 recibe 10♣ 6♥ y 9♦ 4♦
      Y que el crupier muestra 7♣ y oculta 8♠
      Y que el sabot da después 9♥ 7♦
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 7♣ 8♠ 7♦
      Y las manos de la plaza 1 son
        | cartas   | total | resultado | devuelto |
        | 10♣ 6♥   | 16    | empata    | 5        |
        | 9♦ 4♦ 9♥ | 22    | pierde    | 0        |
      Y la plaza 1 tiene 95 fichas

    @id:faq-dealer-22-does-not-save-a-double-that-went-over
    Escenario: Frente al 22 del crupier, una mano doblada que se ha pasado pierde su apuesta doblada
      Dado que la plaza 1 apuesta 4 y 4 de un total de 100 fichas
      Y que la plaza 1 recibe 8♦ 5♣ y 10♠ 7♥
      Y que el crupier muestra 9♠ y oculta 3♦
      Y que el sabot da después Q♥ 10♦
      Cuando la plaza 1 conserva
      Y la plaza 1 dobla
      Entonces es el turno de la plaza 1 con la mano 2
      Y la plaza 1 tiene 88 fichas
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 22 con 9♠ 3♦ 10♦
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 8♦ 5♣ Q♥ | 23    | 8       | pierde    | 0        |
        | 10♠ 7♥   | 17    | 4       | empata    | 4        |
      Y la plaza 1 tiene 92 fichas
