export const esMessages = {
  // Values
  none: 'nada',
  value: '{kind, select, natural {natural} soft {{total} suave} other {{total}}}',
  noReason: 'sin motivo indicado',
  seatHand: 'plaza {seat}, mano {hand}',
  nobodys: 'nadie',
  accepted: '{isAccepted, select, true {aceptada} other {rechazada}}',
  nothingThoughPromised: 'nada, aunque «describe» lo promete',
  refusedTable: 'se rechaza la mesa',

  // A round as a story
  stakedHand: '{hand} con apuesta de {stake}',
  seatDealt: 'la plaza {seat} recibe {hands}',
  seatDealtLeft:
    'la plaza {seat} recibe {hands}; {chips, plural, one {le queda {chips} ficha} other {le quedan {chips} fichas}}',
  seatOutWith: 'la plaza {seat} está eliminada, con {chips, plural, one {{chips} ficha} other {{chips} fichas}}',
  seatStakes: 'la plaza {seat} apuesta {stakes}',
  tableRefused: '{table}: se rechaza la mesa ({reason})',
  nothingHappens: '{action}: no pasa nada, la mesa está rechazada',
  actionRefused: '{action}: se rechaza ({reason})',
  actionChanges: '{action}: {changes}',
  handIs: 'la mano {hand} es {cards}',
  chipsLeft: '{chips, plural, one {le queda {chips} ficha} other {le quedan {chips} fichas}}',
  handMay: 'la plaza {seat} puede {actions} con la mano {hand}',
  roundOverWith: 'la ronda ha terminado; el crupier muestra {cards}',
  dealerEndsOn: 'el crupier termina en {total}',
  handResult:
    'plaza {seat}, mano {hand}: {cards} {outcome, select, win {gana} push {empata} lose {pierde} other {sigue sin decidirse}}, {returned, plural, one {vuelve {returned} ficha} other {vuelven {returned} fichas}}',
  handResultStaked:
    'plaza {seat}, mano {hand}: {cards} {outcome, select, win {gana} push {empata} lose {pierde} other {sigue sin decidirse}}, {returned, plural, one {vuelve {returned} ficha} other {vuelven {returned} fichas}} por una apuesta de {stake}',
  seatHas: 'la plaza {seat} tiene {chips, plural, one {{chips} ficha} other {{chips} fichas}}',

  // A session
  round: 'ronda {round}',
  everySeatOut: 'tras la ronda {round} todas las plazas están eliminadas',
  roundNotOver: 'la ronda {round} no ha terminado: los resultados son los anteriores a ella',
  chips: 'fichas',
  brought: 'al empezar',
  result: 'balance',
  rank: 'puesto',
  seat: 'plaza {seat}',
  outWith: 'eliminada {chips}',

  // A fixture
  fixtureAbout: 'caso {id}, sobre {clauses}, de {from}',

  // What differs
  stepCount: 'el número de pasos',
  roundCount: 'el número de rondas',
  results: 'los resultados',
  resultPart:
    '{part, select, chips {las fichas finales} net {el balance} rank {el puesto} other {{part}}} de la plaza {seat}',
  isAccepted: 'si se acepta la acción',
  phase: 'la fase',
  turn: 'quién tiene el turno',
  legal: 'las acciones permitidas',
  reason: 'el motivo del rechazo',
  dealerTotal: 'el total del crupier',
  dealerCards: 'las cartas visibles del crupier',
  seats: 'las plazas',
  seatChips: 'las fichas disponibles de la plaza {seat}',
  seatInsurance: 'el seguro de la plaza {seat}',
  seatHands: 'las manos de la plaza {seat}',
  handPart:
    '{part, select, spot {la casilla de la mano {hand} de la plaza {seat}} cards {las cartas de la mano {hand} de la plaza {seat}} stake {la apuesta de la mano {hand} de la plaza {seat}} total {el total de la mano {hand} de la plaza {seat}} soft {si un as vale 11 en la mano {hand} de la plaza {seat}} natural {si la mano {hand} de la plaza {seat} es un natural} outcome {el resultado de la mano {hand} de la plaza {seat}} returned {las fichas devueltas por la mano {hand} de la plaza {seat}} other {{part} de la mano {hand} de la plaza {seat}}}',

  // A report
  judges: 'push22 {kit} evalúa {implementation} según {ruleset}',
  levels:
    '{count, plural, one {nivel} other {niveles}} {levels}; hasta {seats, plural, one {{seats} plaza} other {{seats} plazas}}, {stakes}',
  anyStakes: 'cualquier apuesta',
  stakesOf: 'apuestas de {stakes}',
  plays: 'juega con {choices}',
  outside:
    '{count, plural, one {{count} caso fuera de ese alcance no se ejecuta} other {{count} casos fuera de ese alcance no se ejecutan}}',
  dealOrderUnseen: 'el orden de reparto (lee «cards»)',
  notObserved: 'no se observa: {parts}',
  passedOf: '{passed} de {total}',
  failed: '{count} con fallo',
  notSupported: '{count} sin soporte',
  notRun: '{count} sin ejecutar',
  moreKinds:
    '{count, plural, one {queda {count} tipo de fallo} other {quedan {count} tipos de fallo}} sin mostrar aquí',
  allTells: '--all muestra todos los fallos',
  alsoIn: 'y en {count, plural, one {{count} caso más} other {{count} casos más}}: {fixtures}',
  failedFixture: 'caso {id}',
  failedFixtureAgain:
    'caso {id}, {repeats, select, always {falla siempre} onlyafterothers {solo falla después de otros} other {no falla siempre}}',
  again: 'para repetirlo: {command}',
  expected: 'esperado',
  received: 'recibido',
  saysSo: '{by, select, rules {lo dicen las reglas} other {lo dice el diagrama}}',
  differsAt: '{place}: {what}',
  inTheEnd: 'al final',
  atTheDeal: 'en el reparto',
  afterStep: 'tras el paso {step} ({action})',
  inRound: 'en la ronda {round}, {place}',
  behavesLike:
    'se comporta como {mistakes, plural, one {un error conocido, que explica} other {dos errores conocidos, que explican}} {share} de {of, select, rounds {{failures, plural, one {{failures} ronda con fallo} other {las {failures} rondas con fallo}}} other {{failures, plural, one {{failures} sesión con fallo} other {las {failures} sesiones con fallo}}}}:',
  all: 'la totalidad',
  skipped:
    '{count, plural, one {{count} caso} other {{count} casos}} dentro del alcance declarado, sin soporte: {fixtures}',
  shuffles:
    '{shuffles} mezclas: no falta ninguna carta y no salta ninguna alarma; una mezcla honesta da una falsa alarma en una ejecución de cada {runs}. Esto no es una prueba de un generador de números aleatorios.',
  passed: '{passed} de {fixtures, plural, one {{fixtures} caso superado} other {{fixtures} casos superados}}',
  allPassed: '{fixtures, plural, one {{fixtures} caso superado} other {{fixtures} casos superados}}',
  failedOf: '{failed} de {fixtures, plural, one {{fixtures} caso} other {{fixtures} casos}} con fallo',
  shuffleFailed: 'la mezcla no supera la prueba',
  smokePassed: 'hay un adaptador y sus respuestas tienen la forma correcta',
  certifiesNothing: '{sentence}; esto no certifica nada',
  only: 'solo {ids}',

  // The clauses
  kind: '{kind, select, rule {regla} excluded {exclusión} profile {perfil} agreement {acuerdo} example {ejemplo} remark {observación} advice {consejo} reading {lectura} contradiction {contradicción} open {punto abierto} other {{kind}}}',
  door: '{door, select, round {Se ve en una ronda de una sola plaza.} table {Se ve en una ronda de varias plazas.} session {Se ve en una sesión de rondas.} shoe {Se ve en muchas mezclas del sabot.} ruleset {Se rechaza todo archivo de reglamento que la incumpla.} other {No hay nada que certificar.}}',
  notJudged: 'no se evalúa',
  fixtures: '{count, plural, one {{count} caso} other {{count} casos}}',
  walked:
    '{count, plural, one {y uno obtenido al recorrer el diagrama} other {y {count} obtenidos al recorrer el diagrama}}; push22 coverage dice para qué sirve cada uno',
  values: '{name}: {values}; si se omite, {default}',
  sources: 'fuente: {sources}',
  carriedOutBy: 'lo llevan a cabo {parts}',
  mistakes: 'errores conocidos: {names}',
  leftOpen: 'Lo que las reglas dejan abierto',

  // How the rules are read, as a page
  pageTitle: 'Cómo se leen las reglas',
  pageIntro:
    'Las páginas de las que proceden las reglas se contradicen en algunos puntos y en otros no dicen nada. Aquí consta cómo se lee cada uno de ellos. Quien los lea de otro modo, que nos escriba e indique el identificador.',
  sourceContradictions: 'Dónde se contradice la fuente',
  readings: 'Lo que se deduce y lo que hace todo crupier',
  readingsIntro: 'Quien juegue de otro modo uno de estos puntos no obtiene la certificación.',
  openIntro: 'Cada implementación dice cuál de estas opciones juega y se evalúa según ella.',
  unjudged: 'Lo que no se evalúa',
  unjudgedIntro: 'Nadie aprueba ni suspende por estos puntos.',
  onClauses: 'sobre {clauses}',
  wordsTitle: 'El vocabulario de los escenarios',
  wordsIntro:
    'Todas las frases con las que se puede escribir un escenario, cada una con un ejemplo. Un escenario escrito con este vocabulario no exige programar nada.',
  tryIt:
    'Para probar un cambio, o un escenario propio, en una copia del proyecto: `npm install` una vez y después `{command}`. Una línea que no se cumple se cuenta con la historia de la ronda. Para someter a los mismos escenarios una implementación: `{implementation}`.',
  reasonsTitle: 'Motivos de un rechazo',
  columnsTitle: 'Columnas de las tablas',

  // Scenarios put to an implementation
  scenariosPut:
    '{passed} de {scenarios, plural, one {{scenarios} escenario superado} other {{scenarios} escenarios superados}}',
  scenariosNotPut:
    '{count, plural, one {{count} escenario no planteado} other {{count} escenarios no planteados}}: {why, select, ruleset {sobre un archivo de reglamento} choices {sobre opciones distintas de las que declara} session {de sesiones, que no juega} unjudged {sobre un punto que no se evalúa} other {fuera del alcance que declara}}',
  scenarioUnanswered: 'no dio ninguna respuesta que se pueda evaluar: {sentence}',
  scenarioElsewhere: 'todas las líneas se cumplen, pero en otro punto de la respuesta, {difference}',
  scenarioNotSupported: 'no lo admite, dentro del alcance que declara: {reason}',
  hint: 'Pista: {hint}.',

  // A scenario that fails
  otherThanExpected: '{what}: se esperaba {expected}; se encontró {found}',
  whatHappened: 'esto es lo que pasó:',
  mustBeAccepted: 'esto debe aceptarse y se rechaza: {reason}',
  whetherUnchanged: 'si el rechazo deja la mesa como estaba',
  handCount: 'el número de manos de la plaza {seat}',
  whetherAllowed: 'si se permite {action}',
  seatInTurn: 'la plaza que tiene el turno',
  whetherOut: 'si la plaza {seat} está eliminada',
  whetherSessionOver: 'si la sesión ha terminado',
  resultCount: 'el número de resultados',
  rulesetProblem: 'lo que está mal en el reglamento',
  nothingTried: 'no se intentó nada',
  unknownSentence: 'ninguna frase del vocabulario se lee así; están en {page}',
  unknownWord: 'ahí dice «{word}» y se espera una de estas palabras: {known}',
  refusalUntold: 'la línea anterior intenta algo y ninguna línea dice por qué se rechaza',
  roundIsNotOver: 'la ronda {round} no ha terminado',
  nextRound: 'la ronda siguiente es la {next}, no la {round}',
  noSession: 'el escenario trata de una ronda suelta, no de una sesión',
  faultyCard: '«{word}» no es una carta; se escribe 10♥ o A♠',
  cardsRunOut: 'faltan cartas: el escenario da muy pocas al sabot',
  noGame: 'ninguna etiqueta dice qué juego se cuenta; hay {games}',
  unknownChoice: 'ahí dice la etiqueta {tag} y se espera una de estas: {known}',
  seatNumber: 'las plazas van de la 1 a la {most}; se lee la plaza {seat}',
  seatWithoutStakes: 'la plaza {seat} no apuesta nada, aunque se habla de ella',
  lastRound: 'una sesión tiene {most} rondas; la ronda {round} estaría de más',
  roundOfNobody: 'nadie juega la ronda {round}: la sesión termina antes',
  tableMissing: 'a esta línea le debe seguir una tabla',
  tableTooMany: 'a esta línea no le debe seguir nada, ni tabla ni texto',
};
