export const ptMessages = {
  // Values
  none: 'nada',
  value: '{kind, select, natural {natural} soft {{total} suave} other {{total}}}',
  noReason: 'sem motivo indicado',
  seatHand: 'lugar {seat}, mão {hand}',
  nobodys: 'ninguém',
  accepted: '{isAccepted, select, true {aceite} other {recusada}}',
  nothingThoughPromised: 'nada, embora describe o prometa',
  refusedTable: 'a mesa é recusada',

  // A round as a story
  stakedHand: '{hand} com aposta de {stake}',
  seatDealt: 'o lugar {seat} recebe {hands}',
  seatDealtLeft:
    'o lugar {seat} recebe {hands}; {chips, plural, =0 {restam-lhe {chips} fichas} one {resta-lhe {chips} ficha} other {restam-lhe {chips} fichas}}',
  seatOutWith:
    'o lugar {seat} está eliminado, com {chips, plural, =0 {{chips} fichas} one {{chips} ficha} other {{chips} fichas}}',
  seatStakes: 'o lugar {seat} aposta {stakes}',
  tableRefused: '{table}: mesa recusada ({reason})',
  nothingHappens: '{action}: nada acontece, a mesa foi recusada',
  actionRefused: '{action}: jogada recusada ({reason})',
  actionChanges: '{action}: {changes}',
  handIs: 'a mão {hand} é {cards}',
  chipsLeft: '{chips, plural, =0 {restam {chips} fichas} one {resta {chips} ficha} other {restam {chips} fichas}}',
  handMay: 'o lugar {seat}, na mão {hand}, pode {actions}',
  roundOverWith: 'a ronda terminou e o croupier mostra {cards}',
  dealerEndsOn: 'o croupier faz {total}',
  handResult:
    'lugar {seat}, mão {hand}: {cards} {outcome, select, win {ganha} push {empata} lose {perde} other {está por decidir}}, recebe {returned, plural, =0 {{returned} fichas} one {{returned} ficha} other {{returned} fichas}}',
  handResultStaked:
    'lugar {seat}, mão {hand}: {cards} {outcome, select, win {ganha} push {empata} lose {perde} other {está por decidir}}, recebe {returned, plural, =0 {{returned} fichas} one {{returned} ficha} other {{returned} fichas}} por uma aposta de {stake}',
  seatHas: 'o lugar {seat} tem {chips, plural, =0 {{chips} fichas} one {{chips} ficha} other {{chips} fichas}}',

  // A session
  round: 'ronda {round}',
  everySeatOut: 'depois da ronda {round}, todos os lugares estão eliminados',
  roundNotOver: 'a ronda {round} não terminou: os resultados são os que havia antes dela',
  chips: 'fichas',
  brought: 'iniciais',
  result: 'resultado',
  rank: 'classificação',
  seat: 'lugar {seat}',
  outWith: 'eliminado {chips}',

  // A fixture
  fixtureAbout: 'caso de teste {id}, sobre {clauses}, de {from}',

  // What differs
  stepCount: 'o número de passos',
  roundCount: 'o número de rondas',
  results: 'os resultados',
  resultPart:
    '{part, select, chips {as fichas finais} net {o resultado} rank {a classificação} other {{part}}} do lugar {seat}',
  isAccepted: 'se a jogada é aceite',
  phase: 'a fase',
  turn: 'de quem é a vez',
  legal: 'o que é permitido',
  reason: 'o motivo da recusa',
  dealerTotal: 'o total do croupier',
  dealerCards: 'as cartas visíveis do croupier',
  seats: 'os lugares',
  seatChips: 'as fichas disponíveis do lugar {seat}',
  seatInsurance: 'o seguro do lugar {seat}',
  seatHands: 'as mãos do lugar {seat}',
  handPart:
    '{part, select, spot {a posição da} cards {as cartas da} stake {a aposta da} total {o total da} soft {se um ás vale 11 na} natural {se é um natural a} outcome {o desfecho da} returned {as fichas recebidas pela} other {{part} da}} mão {hand} do lugar {seat}',

  // A report
  judges: 'push22 {kit} avalia {implementation} segundo o regulamento {ruleset}',
  levels:
    '{count, plural, one {nível} other {níveis}} {levels}; até {seats, plural, one {{seats} lugar} other {{seats} lugares}}, {stakes}',
  anyStakes: 'qualquer aposta',
  stakesOf: 'apostas de {stakes}',
  plays: 'joga com {choices}',
  outside:
    '{count, plural, one {{count} caso de teste fora desse âmbito não executado} other {{count} casos de teste fora desse âmbito não executados}}',
  dealOrderUnseen: 'a ordem de distribuição (lê cards)',
  notObserved: 'não observado: {parts}',
  passedOf: '{passed} de {total}',
  failed: '{count, plural, one {{count} falhou} other {{count} falharam}}',
  notSupported: '{count, plural, one {{count} não suportado} other {{count} não suportados}}',
  notRun: '{count, plural, one {{count} não executado} other {{count} não executados}}',
  moreKinds:
    '{count, plural, one {mais {count} tipo de falha não mostrado aqui} other {mais {count} tipos de falha não mostrados aqui}}',
  allTells: '--all mostra todas as falhas',
  alsoIn: 'e em mais {count, plural, one {{count} caso de teste} other {{count} casos de teste}}: {fixtures}',
  failedFixture: 'caso de teste {id}',
  failedFixtureAgain:
    'caso de teste {id}, {repeats, select, always {falha sempre} onlyafterothers {só falha depois de outros} other {nem sempre falha}}',
  again: 'repetir: {command}',
  expected: 'esperado',
  received: 'obtido',
  saysSo: '{by, select, rules {segundo as regras} other {segundo o diagrama de estados}}',
  differsAt: '{place}: {what}',
  inTheEnd: 'no fim',
  atTheDeal: 'na distribuição',
  afterStep: 'depois do passo {step} ({action})',
  inRound: 'na ronda {round}, {place}',
  behavesLike:
    'comporta-se como {mistakes, plural, one {um erro conhecido, que explica} other {dois erros conhecidos, que explicam}} {share} {of, select, rounds {{failures, plural, one {de {failures} ronda falhada} other {das {failures} rondas falhadas}}} other {{failures, plural, one {de {failures} sessão falhada} other {das {failures} sessões falhadas}}}}:',
  all: 'a totalidade',
  skipped:
    '{count, plural, one {{count} caso de teste dentro do âmbito declarado não suportado} other {{count} casos de teste dentro do âmbito declarado não suportados}}: {fixtures}',
  shuffles:
    '{shuffles} baralhamentos, nenhuma carta em falta, nenhum alarme; um baralhamento honesto dá um falso alarme uma vez em {runs} execuções. Isto não é um teste a um gerador de números aleatórios.',
  passed:
    '{passed} de {fixtures, plural, =0 {{fixtures} casos de teste} one {{fixtures} caso de teste} other {{fixtures} casos de teste}} {passed, plural, =0 {passaram} one {passou} other {passaram}}',
  allPassed:
    '{fixtures, plural, =0 {{fixtures} casos de teste passaram} one {{fixtures} caso de teste passou} other {{fixtures} casos de teste passaram}}',
  failedOf:
    '{failed} de {fixtures, plural, one {{fixtures} caso de teste} other {{fixtures} casos de teste}} {failed, plural, one {falhou} other {falharam}}',
  shuffleFailed: 'o baralhamento falhou',
  smokePassed: 'há um adaptador, e as suas respostas têm a forma certa',
  certifiesNothing: '{sentence}; isto não certifica nada',
  only: 'só {ids}',

  // The clauses
  kind: '{kind, select, rule {regra} excluded {exclusão} profile {perfil} agreement {acordo} example {exemplo} remark {observação} advice {conselho} reading {leitura} contradiction {contradição} open {em aberto} other {{kind}}}',
  door: '{door, select, round {Vê-se numa ronda com um só lugar.} table {Vê-se numa ronda com vários lugares.} session {Vê-se numa sessão de rondas.} shoe {Vê-se em sabots baralhados.} ruleset {Um ficheiro de regulamento que diga outra coisa é recusado.} other {Nada a certificar.}}',
  notJudged: 'não avaliado',
  fixtures: '{count, plural, one {{count} caso de teste} other {{count} casos de teste}}',
  walked:
    '{count, plural, one {e um obtido por percurso automático} other {e {count} obtidos por percurso automático}}; push22 coverage diz para quê',
  values: '{name}: {values}; por omissão, {default}',
  sources: 'fonte: {sources}',
  carriedOutBy: 'posto em prática por {parts}',
  mistakes: 'erros conhecidos: {names}',
  leftOpen: 'O que as regras deixam em aberto',

  // How the rules are read, as a page
  pageTitle: 'Como se leem as regras',
  pageIntro:
    'As páginas de onde vêm as regras contradizem-se em alguns pontos e noutros nada dizem. Aqui está como se lê cada um deles. Quem fizer outra leitura escreva-nos e indique o id.',
  sourceContradictions: 'Onde a fonte se contradiz',
  readings: 'O que decorre das regras, e o que todos os croupiers fazem',
  readingsIntro: 'Quem joga um destes pontos de outro modo não é certificado.',
  openIntro: 'Uma implementação declara o que joga em cada um destes pontos e é avaliada em conformidade.',
  unjudged: 'O que não é avaliado',
  unjudgedIntro: 'Ninguém passa nem falha por causa destes pontos.',
  onClauses: 'sobre {clauses}',
  wordsTitle: 'As palavras dos cenários',
  wordsIntro:
    'Todas as frases com que se pode escrever um cenário, cada uma com um exemplo. Um cenário escrito com estas palavras não exige programação.',
  tryIt:
    'Para experimentar uma alteração, ou um cenário próprio, numa cópia do projeto: `npm install` uma vez e depois `{command}`. Uma linha que não se verifica é contada com a história da ronda. Para submeter uma implementação aos mesmos cenários: `{implementation}`.',
  reasonsTitle: 'Motivos de uma recusa',
  columnsTitle: 'Colunas das tabelas',

  // Scenarios put to an implementation
  scenariosPut:
    '{passed} de {scenarios, plural, =0 {{scenarios} cenários} one {{scenarios} cenário} other {{scenarios} cenários}} {passed, plural, =0 {passaram} one {passou} other {passaram}}',
  scenariosNotPut:
    '{count, plural, one {{count} cenário não apresentado à implementação} other {{count} cenários não apresentados à implementação}}: {why, select, ruleset {sobre um ficheiro de regulamento} choices {sobre escolhas diferentes das que ela declara} session {de sessões, que ela não joga} unjudged {sobre um ponto que não é avaliado} other {fora do âmbito que ela declara}}',
  scenarioUnanswered: 'a implementação não deu resposta que se possa avaliar: {sentence}',
  scenarioElsewhere: 'todas as linhas se verificam, mas noutro ponto da resposta, {difference}',
  scenarioNotSupported: 'não o suporta, dentro do âmbito que declara: {reason}',
  hint: 'Sugestão: {hint}.',

  // A scenario that fails
  otherThanExpected: '{what}: esperado {expected}, obtido {found}',
  whatHappened: 'o que aconteceu:',
  mustBeAccepted: 'esta jogada tem de ser aceite e é recusada: {reason}',
  whetherUnchanged: 'se a recusa deixa a mesa como estava',
  handCount: 'o número de mãos do lugar {seat}',
  whetherAllowed: 'se é permitido {action}',
  seatInTurn: 'o lugar que tem a vez',
  whetherOut: 'se o lugar {seat} está eliminado',
  whetherSessionOver: 'se a sessão terminou',
  resultCount: 'o número de resultados',
  rulesetProblem: 'o que está errado no regulamento',
  nothingTried: 'nada foi tentado',
  unknownSentence: 'nenhuma frase do vocabulário se lê assim; estão em {page}',
  unknownWord: 'está lá «{word}» e espera-se uma destas palavras: {known}',
  refusalUntold: 'a linha anterior tenta uma jogada e nenhuma linha diz por que motivo é recusada',
  roundIsNotOver: 'a ronda {round} não terminou',
  nextRound: 'a próxima ronda é a {next}, não a {round}',
  noSession: 'o que se conta é uma ronda isolada, não uma sessão',
  faultyCard: '«{word}» não é uma carta; escreve-se 10♥ ou A♠',
  cardsRunOut: 'faltam cartas: o cenário dá poucas ao sabot',
  noGame: 'nenhuma etiqueta diz que jogo se conta; há {games}',
  unknownChoice: 'está lá a etiqueta {tag} e espera-se uma destas: {known}',
  seatNumber: 'os lugares vão de 1 a {most}; lê-se o lugar {seat}',
  seatWithoutStakes: 'o lugar {seat} não aposta nada, embora se fale dele',
  lastRound: 'uma sessão tem {most} rondas; a ronda {round} estaria a mais',
  roundOfNobody: 'ninguém joga a ronda {round}: a sessão termina antes',
  tableMissing: 'a esta linha deve seguir-se uma tabela',
  tableTooMany: 'a esta linha nada se deve seguir, nem tabela nem texto',
};
