# language: es
@switch-us
Característica: S7 La sesión didáctica, ronda tras ronda
  Se juegan diez rondas, una tras otra, cada una con un sabot completo, y las fichas de una ronda son las fichas de la siguiente.
  La plaza que ya no puede pagar sus dos apuestas queda eliminada, y al final cada plaza se clasifica por lo que ha ganado o perdido.

  @S7.1
  Regla: S7.1 Antes de cada ronda se baraja el sabot completo; no le falta ninguna carta.

    @id:session-six-tens-in-rounds-1-and-2 @S2.1
    Escenario: Los seis dieces de picas están sobre la mesa en la ronda 1 y otra vez en la ronda 2
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 2 apuesta 2 y 2 de un total de 100 fichas
      Cuando se reparte la ronda 1
      Y la plaza 1 recibe 10♠ 9♥ y 10♠ 8♥
      Y la plaza 2 recibe 10♠ 7♦ y 10♠ 9♦
      Y el crupier muestra 10♠ y oculta 10♠
      Y la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con 10♠ 10♠
      Y la plaza 1 tiene 96 fichas
      Y la plaza 2 tiene 96 fichas
      Cuando se reparte la ronda 2
      Y la plaza 1 recibe 10♠ 10♠ y 10♠ 10♠
      Y la plaza 2 recibe 10♠ 9♦ y 10♠ 7♥
      Y el crupier muestra 9♣ y oculta 8♦
      Y la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 9♣ 8♦
      Y las manos de la plaza 1 son
        | cartas  | total | resultado | devuelto |
        | 10♠ 10♠ | 20    | gana      | 4        |
        | 10♠ 10♠ | 20    | gana      | 4        |
      Y las manos de la plaza 2 son
        | cartas | total | resultado | devuelto |
        | 10♠ 9♦ | 19    | gana      | 4        |
        | 10♠ 7♥ | 17    | empata    | 2        |
      Y la plaza 1 tiene 100 fichas
      Y la plaza 2 tiene 98 fichas
      Cuando las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 100    | 0       | 1      |
        | 2     | 98     | -2      | 2      |

    @id:session-drawn-cards-return @S2.1
    Escenario: Los seis cincos de diamantes que una plaza recibió y sacó en la ronda 1 están en el sabot de la ronda 2, en la que el crupier saca dos de ellos
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Cuando se reparte la ronda 1
      Y la plaza 1 recibe 5♦ 5♦ y 5♦ 5♦
      Y el crupier muestra 10♥ y oculta 8♣
      Y el sabot da después 5♦ 5♦ K♥
      Y la plaza 1 conserva
      Y la plaza 1 pide carta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Y la plaza 1 pide carta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♥ 8♣
      Y las manos de la plaza 1 son
        | cartas      | total | resultado | devuelto |
        | 5♦ 5♦ 5♦ 5♦ | 20    | gana      | 4        |
        | 5♦ 5♦ K♥    | 20    | gana      | 4        |
      Y la plaza 1 tiene 104 fichas
      Cuando se reparte la ronda 2
      Y la plaza 1 recibe 5♦ 6♣ y 5♦ 9♣
      Y el crupier muestra 5♦ y oculta 5♦
      Y el sabot da después 5♦ 5♦
      Y la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con 5♦ 5♦ 5♦ 5♦
      Y las manos de la plaza 1 son
        | cartas | total | resultado | devuelto |
        | 5♦ 6♣  | 11    | pierde    | 0        |
        | 5♦ 9♣  | 14    | pierde    | 0        |
      Y la plaza 1 tiene 100 fichas
      Cuando las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 100    | 0       | 1      |

    @id:session-six-kings-in-rounds-1-and-10 @S2.1
    Escenario: Los seis reyes de diamantes salen en la ronda 1, y después de nueve rondas el sabot de la décima aún tiene los seis
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 2 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 3 apuesta 10 y 10 de un total de 100 fichas
      Cuando se reparte la ronda 1
      Y la plaza 1 recibe K♦ 9♠ y K♦ 8♠
      Y la plaza 2 recibe K♦ 7♠ y K♦ 9♥
      Y la plaza 3 recibe K♦ 8♥ y K♦ 6♣
      Y el crupier muestra 10♥ y oculta 8♣
      Y la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 3 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Y la plaza 2 se planta
      Y la plaza 3 se planta
      Y la plaza 3 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♥ 8♣
      Y la plaza 1 tiene 102 fichas
      Y la plaza 2 tiene 100 fichas
      Y la plaza 3 tiene 90 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1 | plaza 2 | plaza 3 |
        | 2     | empata  | empata  | empata  |
        | 3     | empata  | empata  | empata  |
        | 4     | empata  | empata  | empata  |
        | 5     | empata  | empata  | empata  |
        | 6     | empata  | empata  | empata  |
        | 7     | empata  | empata  | empata  |
        | 8     | empata  | empata  | empata  |
        | 9     | empata  | empata  | empata  |
      Y se reparte la ronda 10
      Y la plaza 1 recibe K♦ K♦ y 9♠ 7♠
      Y la plaza 2 recibe K♦ 10♥ y 9♥ 8♥
      Y la plaza 3 recibe K♦ 7♣ y 8♣ 7♥
      Y el crupier muestra K♦ y oculta K♦
      Y la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 3 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Y la plaza 2 se planta
      Y la plaza 3 se planta
      Y la plaza 3 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 20 con K♦ K♦
      Y las manos de la plaza 1 son
        | cartas | total | resultado | devuelto |
        | K♦ K♦  | 20    | empata    | 2        |
        | 9♠ 7♠  | 16    | pierde    | 0        |
      Y las manos de la plaza 2 son
        | cartas | total | resultado | devuelto |
        | K♦ 10♥ | 20    | empata    | 5        |
        | 9♥ 8♥  | 17    | pierde    | 0        |
      Y las manos de la plaza 3 son
        | cartas | total | resultado | devuelto |
        | K♦ 7♣  | 17    | pierde    | 0        |
        | 8♣ 7♥  | 15    | pierde    | 0        |
      Y la plaza 1 tiene 100 fichas
      Y la plaza 2 tiene 95 fichas
      Y la plaza 3 tiene 70 fichas
      Y la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 100    | 0       | 1      |
        | 2     | 95     | -5      | 2      |
        | 3     | 70     | -30     | 3      |

  @S7.2
  Regla: S7.2 Una sesión son 10 rondas.

    @id:session-ten-rounds-are-played
    Escenario: Se juegan diez rondas, y las fichas que quedan tras la décima son las finales
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1      |
        | 1     | gana ambas   |
        | 2     | pierde una   |
        | 3     | empata       |
        | 4     | gana una     |
        | 5     | pierde ambas |
        | 6     | pierde una   |
        | 7     | gana ambas   |
        | 8     | gana una     |
        | 9     | empata       |
      Entonces la plaza 1 tiene 104 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1    |
        | 10    | gana ambas |
      Entonces la plaza 1 tiene 108 fichas
      Y la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 108    | 8       | 1      |

    @id:session-tenth-round-counts
    Escenario: Después de nueve rondas en las que nada cambia, decide la décima
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 2 apuesta 2 y 2 de un total de 100 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1      | plaza 2    |
        | 1     | empata       | empata     |
        | 2     | empata       | empata     |
        | 3     | empata       | empata     |
        | 4     | empata       | empata     |
        | 5     | empata       | empata     |
        | 6     | empata       | empata     |
        | 7     | empata       | empata     |
        | 8     | empata       | empata     |
        | 9     | empata       | empata     |
        | 10    | pierde ambas | gana ambas |
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 96     | -4      | 2      |
        | 2     | 104    | 4       | 1      |

    @id:session-tenth-round-turns-the-ranking
    Escenario: Una mano doblada ganada en la ronda 10 aún cuenta y pone a la plaza 2 por delante de la plaza 1, que iba primera después de nueve rondas
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 2 apuesta 2 y 2 de un total de 100 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1  | plaza 2    |
        | 1     | gana una | empata     |
        | 2     | empata   | pierde una |
        | 3     | empata   | gana una   |
        | 4     | empata   | empata     |
        | 5     | empata   | empata     |
        | 6     | empata   | empata     |
        | 7     | empata   | empata     |
        | 8     | empata   | empata     |
        | 9     | empata   | empata     |
      Entonces la plaza 1 tiene 102 fichas
      Y la plaza 2 tiene 100 fichas
      Cuando se reparte la ronda 10
      Y la plaza 1 recibe 10♠ 7♥ y 9♠ 8♦
      Y la plaza 2 recibe 6♥ 5♣ y K♠ 8♥
      Y el crupier muestra 9♦ y oculta 9♣
      Y el sabot da después 9♥
      Y la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Y la plaza 2 dobla
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 9♦ 9♣
      Y las manos de la plaza 2 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 6♥ 5♣ 9♥ | 20    | 4       | gana      | 8        |
        | K♠ 8♥    | 18    | 2       | empata    | 2        |
      Y la plaza 1 tiene 98 fichas
      Y la plaza 2 tiene 104 fichas
      Y la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 98     | -2      | 2      |
        | 2     | 104    | 4       | 1      |

    @id:session-chips-go-on
    Escenario: Las fichas de una ronda, ganadas o perdidas, son las fichas de las que se pagan las apuestas siguientes
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Cuando se reparte la ronda 1
      Y la plaza 1 recibe 10♠ 9♥ y 10♦ K♣
      Y el crupier muestra 10♥ y oculta 8♣
      Entonces la plaza 1 tiene 96 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y la plaza 1 tiene 104 fichas
      Cuando se reparte la ronda 2
      Y la plaza 1 recibe 7♠ 10♦ y 9♣ 8♥
      Y el crupier muestra 9♥ y oculta 9♠
      Entonces la plaza 1 tiene 100 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y la plaza 1 tiene 100 fichas
      Cuando se reparte la ronda 3
      Y la plaza 1 recibe K♠ 9♦ y Q♥ 8♦
      Y el crupier muestra 8♣ y oculta J♦
      Entonces la plaza 1 tiene 96 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y la plaza 1 tiene 102 fichas
      Cuando las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 102    | 2       | 1      |

    @id:session-stake-after-a-double @S5.4
    Escenario: Tras ganar una mano doblada en la ronda 1, la plaza tiene todas sus ganancias y apuesta de nuevo 5 y 5 en la ronda 2
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 5 y 5 de un total de 50 fichas
      Cuando se reparte la ronda 1
      Y la plaza 1 recibe 6♠ 5♥ y 10♦ 9♣
      Y el crupier muestra 7♣ y oculta 10♥
      Y el sabot da después 9♦
      Y la plaza 1 conserva
      Y la plaza 1 dobla
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 7♣ 10♥
      Y las manos de la plaza 1 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 6♠ 5♥ 9♦ | 20    | 10      | gana      | 20       |
        | 10♦ 9♣   | 19    | 5       | gana      | 10       |
      Y la plaza 1 tiene 65 fichas
      Cuando se reparte la ronda 2
      Y la plaza 1 recibe 10♠ 8♦ y 9♥ 7♣
      Y el crupier muestra 10♣ y oculta 8♠
      Entonces la plaza 1 tiene 55 fichas
      Y las manos de la plaza 1 son
        | cartas | total | apuesta |
        | 10♠ 8♦ | 18    | 5       |
        | 9♥ 7♣  | 16    | 5       |
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y la plaza 1 tiene 60 fichas
      Cuando las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 60     | 10      | 1      |

    @id:session-stake-after-a-split @S5.6
    Escenario: Tras separar y ganar tres manos en la ronda 1, la plaza tiene otra vez dos manos con 2 y 2 en la ronda 2
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Cuando se reparte la ronda 1
      Y la plaza 1 recibe 8♠ 8♦ y 10♣ 9♠
      Y el crupier muestra 10♦ y oculta 7♦
      Y el sabot da después 10♥ K♥
      Y la plaza 1 conserva
      Y la plaza 1 separa
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 10♦ 7♦
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta | resultado | devuelto |
        | 1       | 8♠ 10♥ | 18    | 2       | gana      | 4        |
        | 1       | 8♦ K♥  | 18    | 2       | gana      | 4        |
        | 2       | 10♣ 9♠ | 19    | 2       | gana      | 4        |
      Y la plaza 1 tiene 106 fichas
      Cuando se reparte la ronda 2
      Y la plaza 1 recibe 8♣ 8♥ y 9♦ 6♦
      Y el crupier muestra 9♣ y oculta 10♠
      Entonces la plaza 1 tiene 102 fichas
      Y las manos de la plaza 1 son
        | casilla | cartas | total | apuesta |
        | 1       | 8♣ 8♥  | 16    | 2       |
        | 2       | 9♦ 6♦  | 15    | 2       |
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y la plaza 1 tiene 102 fichas
      Cuando las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 102    | 2       | 1      |

    @id:session-insurance-lost-is-gone @S3.5
    Escenario: Lo apostado al seguro y perdido en la ronda 1 falta en la ronda 2, que empieza sin seguro
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Cuando se reparte la ronda 1
      Y la plaza 1 recibe 10♠ 8♦ y 9♥ 9♣
      Y el crupier muestra A♦ y oculta 7♣
      Y la plaza 1 se asegura por 1 y 1
      Y la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con A♦ 7♣
      Y la plaza 1 está asegurada por 1 y 1
      Y la plaza 1 tiene 98 fichas
      Cuando se reparte la ronda 2
      Y la plaza 1 recibe 10♣ 9♦ y 10♥ 7♠
      Y el crupier muestra 8♠ y oculta 10♦
      Entonces la plaza 1 está asegurada por 0 y 0
      Y la plaza 1 tiene 94 fichas
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y la plaza 1 tiene 98 fichas
      Cuando las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 98     | -2      | 1      |

    @id:session-insurance-won-is-there @S3.4
    Escenario: Lo cobrado por el seguro en la ronda 1 está entre las fichas de la ronda 2, y la vecina no asegurada la empieza con cuatro fichas menos
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 2 apuesta 2 y 2 de un total de 100 fichas
      Cuando se reparte la ronda 1
      Y la plaza 1 recibe 10♦ 9♠ y 8♣ 5♥
      Y la plaza 2 recibe 10♥ 7♦ y 9♣ 6♠
      Y el crupier muestra A♠ y oculta K♦
      Y la plaza 1 se asegura por 1 y 1
      Y la plaza 2 renuncia al seguro
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con A♠ K♦
      Y la plaza 1 tiene 100 fichas
      Y la plaza 2 tiene 96 fichas
      Cuando se reparte la ronda 2
      Y la plaza 1 recibe 10♠ 9♥ y 10♥ 8♦
      Y la plaza 2 recibe 9♦ 8♥ y K♣ 10♦
      Y el crupier muestra 10♣ y oculta 8♠
      Entonces la plaza 1 tiene 96 fichas
      Y la plaza 2 tiene 92 fichas
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y la plaza 1 tiene 102 fichas
      Y la plaza 2 tiene 96 fichas
      Cuando las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 102    | 2       | 1      |
        | 2     | 96     | -4      | 2      |

    @id:session-dealer-natural-is-a-round @S3.7
    Escenario: Una ronda a la que un natural del crupier pone fin justo después del reparto es una de las diez
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 20 fichas
      Cuando se reparte la ronda 1
      Y la plaza 1 recibe 10♠ 9♥ y 8♦ 8♣
      Y el crupier muestra Q♦ y oculta A♥
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con Q♦ A♥
      Y la plaza 1 tiene 16 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1    |
        | 2     | gana una   |
        | 3     | empata     |
        | 4     | gana ambas |
        | 5     | empata     |
        | 6     | pierde una |
        | 7     | empata     |
        | 8     | empata     |
        | 9     | gana una   |
        | 10    | gana una   |
      Entonces la plaza 1 tiene 24 fichas
      Y la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 24     | 4       | 1      |

  @S7.3
  Regla: S7.3 La plaza que no puede cubrir las dos apuestas obligatorias (4 por defecto) queda eliminada para el resto de la sesión.

    @id:session-four-chips-are-enough
    Escenario: Cuatro fichas bastan para apuestas de 2 y 2, y la plaza juega sin que le quede ninguna
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 4 fichas
      Cuando se reparte la ronda 1
      Y la plaza 1 recibe 10♠ 9♥ y 10♦ 8♦
      Y el crupier muestra 10♥ y oculta 8♣
      Entonces la plaza 1 sigue en juego
      Y la plaza 1 tiene 0 fichas
      Y la plaza 1 puede conservar o cambiar
      Cuando la plaza 1 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces la ronda ha terminado
      Y la plaza 1 tiene 6 fichas
      Cuando las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 6      | 2       | 1      |

    @id:session-three-chips-are-out-at-once @D19
    Escenario: Una plaza que trae tres fichas para apuestas de 2 y 2 está eliminada desde la primera ronda, y su vecina juega
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 3 fichas
      Y que la plaza 2 apuesta 2 y 2 de un total de 100 fichas
      Cuando se reparte la ronda 1
      Y la plaza 2 recibe 10♠ 9♥ y 9♦ 9♣
      Y el crupier muestra 10♥ y oculta 8♣
      Entonces la plaza 1 está eliminada
      Y la plaza 1 tiene 3 fichas
      Y la plaza 2 sigue en juego
      Y la plaza 2 tiene 96 fichas
      Cuando la plaza 2 conserva
      Y la plaza 2 se planta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♥ 8♣
      Y la plaza 1 está eliminada
      Y la plaza 2 tiene 102 fichas
      Cuando las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y la plaza 1 está eliminada
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 3      | 0       | 2      |
        | 2     | 102    | 2       | 1      |

    @id:session-nobody-can-stake
    Escenario: Una sesión cuya única plaza no trae fichas ha terminado antes de su primera ronda
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 0 fichas
      Cuando las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 0      | 0       | 1      |

    @id:session-each-stake-sets-its-limit
    Escenario: Las apuestas de 5 necesitan diez fichas y las de 25 necesitan cincuenta; con una ficha menos la plaza queda eliminada
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 5 y 5 de un total de 10 fichas
      Y que la plaza 2 apuesta 5 y 5 de un total de 9 fichas
      Y que la plaza 3 apuesta 25 y 25 de un total de 50 fichas
      Y que la plaza 4 apuesta 25 y 25 de un total de 49 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1    | plaza 2        | plaza 3 | plaza 4        |
        | 1     | gana ambas | está eliminada | empata  | está eliminada |
      Entonces la plaza 1 sigue en juego
      Y la plaza 1 tiene 20 fichas
      Y la plaza 2 está eliminada
      Y la plaza 2 tiene 9 fichas
      Y la plaza 3 sigue en juego
      Y la plaza 3 tiene 50 fichas
      Y la plaza 4 está eliminada
      Y la plaza 4 tiene 49 fichas
      Cuando las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 20     | 10      | 1      |
        | 2     | 9      | 0       | 2      |
        | 3     | 50     | 0       | 2      |
        | 4     | 49     | 0       | 2      |

    @id:session-out-is-out-to-the-end @D19
    Escenario: Una plaza que se queda con tres fichas después de la ronda 1 está eliminada en cada una de las nueve rondas que su vecina sigue jugando
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 7 fichas
      Y que la plaza 2 apuesta 2 y 2 de un total de 100 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1        | plaza 2      |
        | 1     | pierde ambas   | gana una     |
        | 2     | está eliminada | pierde una   |
        | 3     | está eliminada | empata       |
        | 4     | está eliminada | gana ambas   |
        | 5     | está eliminada | pierde ambas |
        | 6     | está eliminada | empata       |
        | 7     | está eliminada | gana una     |
        | 8     | está eliminada | empata       |
        | 9     | está eliminada | pierde una   |
        | 10    | está eliminada | gana una     |
      Entonces la plaza 1 está eliminada
      Y la plaza 1 tiene 3 fichas
      Y la plaza 2 tiene 102 fichas
      Y la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 3      | -4      | 2      |
        | 2     | 102    | 2       | 1      |

    @id:session-last-chips-lost
    Escenario: Una plaza que pierde sus últimas cuatro fichas en la ronda 2 aún tiene sus manos al terminar esa ronda, y ninguna en la ronda 3
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 8 fichas
      Y que la plaza 2 apuesta 2 y 2 de un total de 50 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1      | plaza 2 |
        | 1     | pierde ambas | empata  |
      Entonces la plaza 1 tiene 4 fichas
      Cuando se reparte la ronda 2
      Y la plaza 1 recibe 10♠ 7♥ y 9♠ 8♦
      Y la plaza 2 recibe 10♦ 8♥ y 9♦ 9♥
      Y el crupier muestra 10♥ y oculta 8♣
      Y la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♥ 8♣
      Y la plaza 1 sigue en juego
      Y las manos de la plaza 1 son
        | cartas | total | apuesta | resultado | devuelto |
        | 10♠ 7♥ | 17    | 2       | pierde    | 0        |
        | 9♠ 8♦  | 17    | 2       | pierde    | 0        |
      Y la plaza 1 tiene 0 fichas
      Y la plaza 2 tiene 50 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1        | plaza 2  |
        | 3     | está eliminada | gana una |
      Entonces la plaza 1 está eliminada
      Y la plaza 1 tiene 0 fichas
      Cuando las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 0      | -8      | 2      |
        | 2     | 52     | 2       | 1      |

    @id:session-down-to-four-goes-on
    Escenario: Una plaza que se queda dos veces con cuatro fichas exactas, y ambas veces gana, no queda eliminada nunca
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 10 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1      |
        | 1     | pierde ambas |
        | 2     | pierde una   |
        | 3     | gana ambas   |
        | 4     | pierde ambas |
        | 5     | gana una     |
      Entonces la plaza 1 sigue en juego
      Y la plaza 1 tiene 6 fichas
      Cuando las rondas restantes acaban en empate
      Entonces la plaza 1 sigue en juego
      Y la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 6      | -4      | 1      |

    @id:session-five-chips-leave-one
    Escenario: Una plaza con cinco fichas juega sus apuestas de 2 y 2 y le sobra una, y con esa sola ficha queda eliminada
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 5 fichas
      Y que la plaza 2 apuesta 2 y 2 de un total de 20 fichas
      Cuando se reparte la ronda 1
      Y la plaza 1 recibe 10♠ 8♦ y 9♠ 9♥
      Y la plaza 2 recibe 10♦ 9♦ y 10♣ 8♥
      Y el crupier muestra 10♥ y oculta 8♣
      Entonces la plaza 1 sigue en juego
      Y la plaza 1 tiene 1 ficha
      Cuando la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Y la plaza 2 se planta
      Entonces la ronda ha terminado
      Y la plaza 1 tiene 5 fichas
      Y la plaza 2 tiene 22 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1        | plaza 2 |
        | 2     | pierde ambas   | empata  |
        | 3     | está eliminada | empata  |
      Entonces la plaza 1 está eliminada
      Y la plaza 1 tiene 1 ficha
      Cuando las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 1      | -4      | 2      |
        | 2     | 22     | 2       | 1      |

    @id:session-out-seat-is-refused
    Escenario: Una plaza eliminada no elige ni juega: se rechaza todo lo que intenta, y la otra plaza sigue
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 50 fichas
      Y que la plaza 2 apuesta 2 y 2 de un total de 3 fichas
      Cuando se reparte la ronda 1
      Y la plaza 1 recibe 10♠ 9♠ y 10♦ 8♦
      Y el crupier muestra 10♥ y oculta 8♣
      Entonces se ofrece el cambio
      Y es el turno de la plaza 1
      Cuando la plaza 2 intenta conservar
      Entonces se rechaza el intento: no es su turno
      Cuando la plaza 2 intenta cambiar
      Entonces se rechaza el intento: no es su turno
      Y es el turno de la plaza 1
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 1 con la mano 1
      Cuando la plaza 2 intenta plantarse
      Entonces se rechaza el intento: no es su turno
      Cuando la plaza 1 se planta
      Entonces es el turno de la plaza 1 con la mano 2
      Cuando la plaza 2 intenta pedir carta
      Entonces se rechaza el intento: no es su turno
      Y es el turno de la plaza 1 con la mano 2
      Y la plaza 2 está eliminada
      Cuando la plaza 1 se planta
      Entonces la ronda ha terminado
      Y la plaza 1 tiene 52 fichas
      Y la plaza 2 tiene 3 fichas
      Cuando las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 52     | 2       | 1      |
        | 2     | 3      | 0       | 2      |

    @id:session-first-of-three-out @D19 @switchTiming=table-first
    Escenario: Con la plaza 1 de tres eliminada, a la plaza 2 se le pregunta primero, juega primero y sigue siendo la plaza 2
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 4 fichas
      Y que la plaza 2 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 3 apuesta 5 y 5 de un total de 100 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1      | plaza 2 | plaza 3 |
        | 1     | pierde ambas | empata  | empata  |
      Y se reparte la ronda 2
      Y la plaza 2 recibe 10♠ 9♥ y 10♦ 6♣
      Y la plaza 3 recibe 9♠ 9♦ y K♣ 9♣
      Y el crupier muestra 10♥ y oculta 8♣
      Entonces se ofrece el cambio
      Y la plaza 1 está eliminada
      Y es el turno de la plaza 2
      Y la plaza 2 puede conservar o cambiar
      Cuando la plaza 2 conserva
      Entonces es el turno de la plaza 3
      Y la plaza 3 puede conservar o cambiar
      Cuando la plaza 3 conserva
      Entonces es el turno de la plaza 2 con la mano 1
      Cuando la plaza 2 se planta
      Entonces es el turno de la plaza 2 con la mano 2
      Cuando la plaza 2 se planta
      Entonces es el turno de la plaza 3 con la mano 1
      Cuando la plaza 3 se planta
      Entonces es el turno de la plaza 3 con la mano 2
      Cuando la plaza 3 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 10♥ 8♣
      Y la plaza 1 tiene 0 fichas
      Y la plaza 2 tiene 100 fichas
      Y la plaza 3 tiene 105 fichas
      Cuando las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 0      | -4      | 3      |
        | 2     | 100    | 0       | 2      |
        | 3     | 105    | 5       | 1      |

    @id:session-middle-of-three-out @D19 @switchTiming=table-first
    Escenario: Con la plaza 2 de tres eliminada, el turno va de la plaza 1 a la plaza 3, en el cambio y en el juego
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 2 apuesta 2 y 2 de un total de 5 fichas
      Y que la plaza 3 apuesta 10 y 10 de un total de 100 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1 | plaza 2      | plaza 3    |
        | 1     | empata  | pierde ambas | pierde una |
      Y se reparte la ronda 2
      Y la plaza 1 recibe 10♠ 8♦ y 9♥ 10♣
      Y la plaza 3 recibe 7♠ 4♦ y 10♦ 9♦
      Y el crupier muestra 9♣ y oculta 8♥
      Y el sabot da después 8♦
      Entonces es el turno de la plaza 1
      Y la plaza 2 está eliminada
      Y la plaza 2 tiene 1 ficha
      Cuando la plaza 1 conserva
      Entonces es el turno de la plaza 3
      Y la plaza 3 puede conservar o cambiar
      Cuando la plaza 3 conserva
      Entonces es el turno de la plaza 1 con la mano 1
      Cuando la plaza 1 se planta
      Y la plaza 1 se planta
      Entonces es el turno de la plaza 3 con la mano 1
      Y la plaza 3 puede pedir carta, plantarse o doblar
      Cuando la plaza 3 pide carta
      Y la plaza 3 se planta
      Y la plaza 3 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 17 con 9♣ 8♥
      Y las manos de la plaza 3 son
        | cartas   | total | apuesta | resultado | devuelto |
        | 7♠ 4♦ 8♦ | 19    | 10      | gana      | 20       |
        | 10♦ 9♦   | 19    | 10      | gana      | 20       |
      Y la plaza 1 tiene 104 fichas
      Y la plaza 3 tiene 110 fichas
      Cuando las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 104    | 4       | 2      |
        | 2     | 1      | -4      | 3      |
        | 3     | 110    | 10      | 1      |

    @id:session-last-of-three-out @D19
    Escenario: Con la plaza 3 de tres eliminada, el crupier juega en cuanto la plaza 2 se ha plantado con su segunda mano
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 60 fichas
      Y que la plaza 2 apuesta 2 y 2 de un total de 60 fichas
      Y que la plaza 3 apuesta 2 y 2 de un total de 6 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1  | plaza 2    | plaza 3      |
        | 1     | gana una | pierde una | pierde ambas |
      Y se reparte la ronda 2
      Y la plaza 1 recibe 10♠ 9♥ y 10♥ 7♠
      Y la plaza 2 recibe 9♦ 9♣ y K♦ Q♣
      Y el crupier muestra 6♣ y oculta 10♦
      Y el sabot da después 2♣
      Y la plaza 1 conserva
      Y la plaza 2 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Y la plaza 2 se planta
      Entonces es el turno de la plaza 2 con la mano 2
      Y la plaza 3 está eliminada
      Cuando la plaza 2 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con 6♣ 10♦ 2♣
      Y la plaza 1 tiene 62 fichas
      Y la plaza 2 tiene 60 fichas
      Y la plaza 3 tiene 2 fichas
      Cuando las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 62     | 2       | 1      |
        | 2     | 60     | 0       | 2      |
        | 3     | 2      | -4      | 3      |

    @id:session-insurance-without-the-out-seat @D19 @S3.1
    Escenario: Con un as a la vista, las plazas 1 y 3 deciden sobre el seguro, a la plaza 2, eliminada, no se le pregunta, y después viene el cambio
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 2 apuesta 2 y 2 de un total de 3 fichas
      Y que la plaza 3 apuesta 10 y 10 de un total de 100 fichas
      Cuando se reparte la ronda 1
      Y la plaza 1 recibe 10♠ 9♦ y 10♣ 8♠
      Y la plaza 3 recibe 9♠ 8♦ y K♦ 9♥
      Y el crupier muestra A♥ y oculta 7♣
      Entonces se ofrece el seguro
      Y la plaza 2 está eliminada
      Cuando la plaza 1 se asegura por 1 y 0
      Entonces se ofrece el seguro
      Cuando la plaza 3 renuncia al seguro
      Entonces se ofrece el cambio
      Y es el turno de la plaza 1
      Y la plaza 1 está asegurada por 1 y 0
      Y la plaza 2 está eliminada
      Y la plaza 3 está asegurada por 0 y 0
      Cuando la plaza 1 conserva
      Y la plaza 3 conserva
      Y la plaza 1 se planta
      Y la plaza 1 se planta
      Y la plaza 3 se planta
      Y la plaza 3 se planta
      Entonces la ronda ha terminado
      Y el crupier termina en 18 con A♥ 7♣
      Y la plaza 1 tiene 101 fichas
      Y la plaza 2 tiene 3 fichas
      Y la plaza 3 tiene 100 fichas
      Cuando las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 101    | 1       | 1      |
        | 2     | 3      | 0       | 2      |
        | 3     | 100    | 0       | 2      |

    @id:session-insurance-keeps-a-seat-in @D19 @S3.4
    Escenario: De dos plazas con seis fichas, la que se aseguró sigue en juego tras un natural del crupier, y la que renunció está eliminada
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 6 fichas
      Y que la plaza 2 apuesta 2 y 2 de un total de 6 fichas
      Cuando se reparte la ronda 1
      Y la plaza 1 recibe 10♦ 9♠ y 8♣ 5♥
      Y la plaza 2 recibe 10♥ 7♦ y 9♣ 6♠
      Y el crupier muestra A♠ y oculta J♣
      Y la plaza 1 se asegura por 1 y 1
      Y la plaza 2 renuncia al seguro
      Entonces la ronda ha terminado
      Y el crupier termina en 21 con A♠ J♣
      Y la plaza 1 tiene 6 fichas
      Y la plaza 2 tiene 2 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1  | plaza 2        |
        | 2     | gana una | está eliminada |
      Entonces la plaza 1 sigue en juego
      Y la plaza 1 tiene 8 fichas
      Y la plaza 2 está eliminada
      Y la plaza 2 tiene 2 fichas
      Cuando las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 8      | 2       | 1      |
        | 2     | 2      | -4      | 2      |

    @id:session-larger-stake-out-first @D19
    Escenario: Una plaza que apuesta 10 y 10 está eliminada con 19 fichas, mientras su vecina juega 2 y 2 con sus últimas cuatro
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 10 y 10 de un total de 39 fichas
      Y que la plaza 2 apuesta 2 y 2 de un total de 8 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1        | plaza 2      |
        | 1     | pierde ambas   | pierde ambas |
        | 2     | está eliminada | empata       |
      Entonces la plaza 1 está eliminada
      Y la plaza 1 tiene 19 fichas
      Y la plaza 2 sigue en juego
      Y la plaza 2 tiene 4 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1        | plaza 2    |
        | 3     | está eliminada | gana una   |
        | 4     | está eliminada | pierde una |
      Entonces la plaza 2 sigue en juego
      Y la plaza 2 tiene 4 fichas
      Cuando las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 19     | -20     | 2      |
        | 2     | 4      | -4      | 1      |

    @id:session-two-out-at-once @D19
    Escenario: Las plazas 1 y 3 de cuatro quedan eliminadas después de la misma ronda, y las plazas 2 y 4 siguen jugando
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 4 fichas
      Y que la plaza 2 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 3 apuesta 5 y 5 de un total de 10 fichas
      Y que la plaza 4 apuesta 2 y 2 de un total de 40 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1        | plaza 2  | plaza 3        | plaza 4    |
        | 1     | pierde ambas   | gana una | pierde ambas   | empata     |
        | 2     | está eliminada | empata   | está eliminada | gana ambas |
      Entonces la plaza 1 está eliminada
      Y la plaza 2 sigue en juego
      Y la plaza 3 está eliminada
      Y la plaza 4 sigue en juego
      Y la plaza 2 tiene 102 fichas
      Y la plaza 4 tiene 44 fichas
      Cuando las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 0      | -4      | 3      |
        | 2     | 102    | 2       | 2      |
        | 3     | 0      | -10     | 4      |
        | 4     | 44     | 4       | 1      |

    @id:session-everybody-out
    Escenario: Cuando todas las plazas están eliminadas tras la ronda 2, la sesión ha terminado, y las fichas que quedan son las finales
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 8 fichas
      Y que la plaza 2 apuesta 2 y 2 de un total de 9 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1      | plaza 2      |
        | 1     | pierde ambas | pierde una   |
        | 2     | pierde ambas | pierde ambas |
      Entonces la plaza 1 tiene 0 fichas
      Y la plaza 2 tiene 3 fichas
      Cuando las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 0      | -8      | 2      |
        | 2     | 3      | -6      | 1      |

  @S7.5
  Regla: S7.5 El balance de una plaza son sus fichas finales menos sus fichas iniciales (100); los balances iguales quedan iguales.

    @id:session-net-against-own-chips
    Escenario: Cada balance se calcula a partir de las fichas iniciales de la propia plaza, de modo que la plaza con menos fichas puede ser primera
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 2 apuesta 2 y 2 de un total de 50 fichas
      Y que la plaza 3 apuesta 2 y 2 de un total de 12 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1  | plaza 2    | plaza 3    |
        | 1     | gana una | gana ambas | gana ambas |
        | 2     | empata   | empata     | gana una   |
      Y las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 102    | 2       | 3      |
        | 2     | 54     | 4       | 2      |
        | 3     | 18     | 6       | 1      |

    @id:session-nothing-won-nothing-lost
    Escenario: Una plaza que empata durante diez rondas termina con las fichas que trajo, y su balance es 0
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 5 y 5 de un total de 60 fichas
      Cuando las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y la plaza 1 tiene 60 fichas
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 60     | 0       | 1      |

    @id:session-all-tie-at-nothing
    Escenario: Cinco plazas que terminan con las fichas que trajeron, cada una con un número distinto, son todas primeras con 0
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 2 apuesta 5 y 5 de un total de 50 fichas
      Y que la plaza 3 apuesta 2 y 2 de un total de 12 fichas
      Y que la plaza 4 apuesta 10 y 10 de un total de 40 fichas
      Y que la plaza 5 apuesta 25 y 25 de un total de 200 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1    | plaza 2    | plaza 3      | plaza 4      | plaza 5    |
        | 1     | gana una   | pierde una | gana ambas   | pierde ambas | gana una   |
        | 2     | pierde una | gana una   | pierde ambas | gana ambas   | pierde una |
      Y las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 100    | 0       | 1      |
        | 2     | 50     | 0       | 1      |
        | 3     | 12     | 0       | 1      |
        | 4     | 40     | 0       | 1      |
        | 5     | 200    | 0       | 1      |

    @id:session-three-tie-for-first
    Escenario: Tres plazas que ganaron cuatro fichas cada una comparten el primer puesto, y la única que va detrás es cuarta
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 2 apuesta 2 y 2 de un total de 20 fichas
      Y que la plaza 3 apuesta 2 y 2 de un total de 60 fichas
      Y que la plaza 4 apuesta 2 y 2 de un total de 10 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1    | plaza 2  | plaza 3    | plaza 4    |
        | 1     | gana ambas | gana una | empata     | empata     |
        | 2     | empata     | gana una | pierde una | gana ambas |
      Y las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 104    | 4       | 1      |
        | 2     | 24     | 4       | 1      |
        | 3     | 58     | -2      | 4      |
        | 4     | 14     | 4       | 1      |

    @id:session-two-tie-for-second
    Escenario: Dos plazas con el mismo balance comparten el segundo puesto, no hay tercero, y la última es cuarta
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 2 apuesta 5 y 5 de un total de 60 fichas
      Y que la plaza 3 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 4 apuesta 2 y 2 de un total de 30 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1    | plaza 2  | plaza 3    | plaza 4  |
        | 1     | gana ambas | gana una | pierde una | gana una |
        | 2     | empata     | gana una | empata     | gana una |
      Y las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 104    | 4       | 2      |
        | 2     | 70     | 10      | 1      |
        | 3     | 98     | -2      | 4      |
        | 4     | 34     | 4       | 2      |

    @id:session-six-seats-ranked
    Escenario: Seis plazas con dos pares de balances iguales ocupan los puestos 1, 2, 2, 4, 4 y 6
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 2 apuesta 2 y 2 de un total de 50 fichas
      Y que la plaza 3 apuesta 2 y 2 de un total de 12 fichas
      Y que la plaza 4 apuesta 10 y 10 de un total de 200 fichas
      Y que la plaza 5 apuesta 5 y 5 de un total de 100 fichas
      Y que la plaza 6 apuesta 2 y 2 de un total de 100 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1  | plaza 2      | plaza 3  | plaza 4    | plaza 5      | plaza 6    |
        | 1     | gana una | pierde ambas | gana una | gana ambas | pierde ambas | pierde una |
        | 2     | empata   | empata       | empata   | empata     | empata       | pierde una |
      Y las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 102    | 2       | 2      |
        | 2     | 46     | -4      | 4      |
        | 3     | 14     | 2       | 2      |
        | 4     | 220    | 20      | 1      |
        | 5     | 90     | -10     | 6      |
        | 6     | 96     | -4      | 4      |

    @id:session-losses-in-order
    Escenario: Cuando todas las plazas han perdido, la que menos ha perdido es la primera
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 25 y 25 de un total de 100 fichas
      Y que la plaza 2 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 3 apuesta 5 y 5 de un total de 50 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1    | plaza 2    | plaza 3    |
        | 1     | empata     | pierde una | pierde una |
        | 2     | pierde una | empata     | pierde una |
      Y las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 75     | -25     | 3      |
        | 2     | 98     | -2      | 1      |
        | 3     | 40     | -10     | 2      |

    @id:session-out-before-a-greater-loss
    Escenario: Una plaza eliminada a la que no le queda nada pero que solo ha perdido cuatro fichas va por delante de una plaza en juego que ha perdido veinte
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 10 y 10 de un total de 100 fichas
      Y que la plaza 2 apuesta 2 y 2 de un total de 4 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1    | plaza 2        |
        | 1     | pierde una | pierde ambas   |
        | 2     | pierde una | está eliminada |
      Y las rondas restantes acaban en empate
      Entonces la plaza 1 sigue en juego
      Y la plaza 2 está eliminada
      Y la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 80     | -20     | 2      |
        | 2     | 0      | -4      | 1      |

    @id:session-out-ties-with-in
    Escenario: Una plaza eliminada con tres de sus siete fichas comparte el segundo puesto con una plaza en juego con 96 de 100
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 7 fichas
      Y que la plaza 2 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 3 apuesta 2 y 2 de un total de 100 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1        | plaza 2    | plaza 3  |
        | 1     | pierde ambas   | pierde una | gana una |
        | 2     | está eliminada | pierde una | empata   |
      Y las rondas restantes acaban en empate
      Entonces la plaza 1 está eliminada
      Y la plaza 2 sigue en juego
      Y la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 3      | -4      | 2      |
        | 2     | 96     | -4      | 2      |
        | 3     | 102    | 2       | 1      |

    @id:session-chips-count-not-rounds-won
    Escenario: Una plaza que ganó tres rondas con apuestas de 2 va por detrás de una plaza que ganó una mano con una apuesta de 25
      Dado que se juega una sesión
      Y que la plaza 1 apuesta 2 y 2 de un total de 100 fichas
      Y que la plaza 2 apuesta 25 y 25 de un total de 100 fichas
      Cuando se juegan estas rondas
        | ronda | plaza 1    | plaza 2  |
        | 1     | gana ambas | empata   |
        | 2     | gana ambas | gana una |
        | 3     | gana ambas | empata   |
      Y las rondas restantes acaban en empate
      Entonces la sesión ha terminado
      Y los resultados son
        | plaza | fichas | balance | puesto |
        | 1     | 112    | 12      | 2      |
        | 2     | 125    | 25      | 1      |
