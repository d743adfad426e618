export const frMessages = {
  // Values
  none: 'rien',
  value: '{kind, select, natural {naturel} soft {{total} souple} other {{total}}}',
  noReason: 'aucun motif donné',
  seatHand: 'place {seat}, main {hand}',
  nobodys: 'personne',
  accepted: '{isAccepted, select, true {acceptée} other {refusée}}',
  nothingThoughPromised: 'rien, alors que describe le promet',
  refusedTable: 'la table est refusée',

  // A round as a story
  stakedHand: '{hand} pour une mise de {stake}',
  seatDealt: 'la place {seat} reçoit {hands}',
  seatDealtLeft:
    'la place {seat} reçoit {hands} ; il lui reste {chips, plural, one {{chips} jeton} other {{chips} jetons}}',
  seatOutWith: 'la place {seat} est éliminée, avec {chips, plural, one {{chips} jeton} other {{chips} jetons}}',
  seatStakes: 'la place {seat} mise {stakes}',
  tableRefused: '{table} : la table est refusée ({reason})',
  nothingHappens: '{action} : sans effet, la table est refusée',
  actionRefused: '{action} : refusé ({reason})',
  actionChanges: '{action} : {changes}',
  handIs: 'la main {hand} devient {cards}',
  chipsLeft: 'il reste {chips, plural, one {{chips} jeton} other {{chips} jetons}}',
  handMay: 'la place {seat} peut {actions} sur la main {hand}',
  roundOverWith: 'le coup est terminé ; le croupier a {cards}',
  dealerEndsOn: 'le croupier finit à {total}',
  handResult:
    'place {seat}, main {hand} : {cards} {outcome, select, win {gagne} push {fait égalité} lose {perd} other {reste indécise}}, {returned, plural, one {{returned} jeton rendu} other {{returned} jetons rendus}}',
  handResultStaked:
    'place {seat}, main {hand} : {cards} {outcome, select, win {gagne} push {fait égalité} lose {perd} other {reste indécise}}, {returned, plural, one {{returned} jeton rendu} other {{returned} jetons rendus}} pour une mise de {stake}',
  seatHas: 'la place {seat} a {chips, plural, one {{chips} jeton} other {{chips} jetons}}',

  // A session
  round: 'coup {round}',
  everySeatOut: 'toutes les places sont éliminées après le coup {round}',
  roundNotOver: "le coup {round} n''est pas terminé : les résultats sont arrêtés avant ce coup",
  chips: 'jetons',
  brought: 'au départ',
  result: 'résultat',
  rank: 'rang',
  seat: 'place {seat}',
  outWith: 'éliminée ({chips})',

  // A fixture
  fixtureAbout: 'cas {id}, sur {clauses}, tiré de {from}',

  // What differs
  stepCount: "le nombre d''étapes",
  roundCount: 'le nombre de coups',
  results: 'les résultats',
  resultPart:
    '{part, select, chips {les jetons de la place {seat} à la fin} net {le résultat de la place {seat}} rank {le rang de la place {seat}} other {{part} de la place {seat}}}',
  isAccepted: "l''action est-elle acceptée ?",
  phase: 'la phase',
  turn: 'qui a la parole ?',
  legal: 'ce qui est permis',
  reason: 'le motif du refus',
  dealerTotal: 'le total du croupier',
  dealerCards: 'les cartes visibles du croupier',
  seats: 'les places',
  seatChips: 'les jetons libres de la place {seat}',
  seatInsurance: "l''assurance de la place {seat}",
  seatHands: 'les mains de la place {seat}',
  handPart:
    "{part, select, spot {la case de la main {hand} de la place {seat}} cards {les cartes de la main {hand} de la place {seat}} stake {la mise de la main {hand} de la place {seat}} total {le total de la main {hand} de la place {seat}} soft {un as compte-t-il 11 dans la main {hand} de la place {seat} ?} natural {la main {hand} de la place {seat} est-elle un naturel ?} outcome {l''issue de la main {hand} de la place {seat}} returned {les jetons rendus pour la main {hand} de la place {seat}} other {{part} de la main {hand} de la place {seat}}}",

  // A report
  judges: 'push22 {kit} juge {implementation} selon {ruleset}',
  levels:
    "{count, plural, one {niveau} other {niveaux}} {levels} ; jusqu''à {seats, plural, one {{seats} place} other {{seats} places}}, {stakes}",
  anyStakes: 'mises libres',
  stakesOf: 'mises de {stakes}',
  plays: 'joue {choices}',
  outside:
    '{count, plural, one {{count} cas hors de ce périmètre, non exécuté} other {{count} cas hors de ce périmètre, non exécutés}}',
  dealOrderUnseen: "l''ordre de distribution (l''implémentation lit « cards »)",
  notObserved: 'non observé : {parts}',
  passedOf: '{passed} sur {total}',
  failed: '{count} en échec',
  notSupported: '{count} non pris en charge',
  notRun: '{count, plural, one {{count} non exécuté} other {{count} non exécutés}}',
  moreKinds:
    "{count, plural, one {{count} autre type d''échec n''est pas détaillé ici} other {{count} autres types d''échec ne sont pas détaillés ici}}",
  allTells: '--all détaille tous les échecs',
  alsoIn: 'et dans {count, plural, one {{count} autre cas} other {{count} autres cas}} : {fixtures}',
  failedFixture: 'cas {id}',
  failedFixtureAgain:
    "cas {id}, en échec {repeats, select, always {à chaque fois} onlyafterothers {seulement après d''autres cas} other {par intermittence}}",
  again: 'relancer : {command}',
  expected: 'attendu',
  received: 'obtenu',
  saysSo: "{by, select, rules {selon les règles} other {selon le diagramme d''états}}",
  differsAt: '{place} : {what}',
  inTheEnd: 'à la fin',
  atTheDeal: 'à la distribution',
  afterStep: "après l''étape {step} ({action})",
  inRound: 'au coup {round}, {place}',
  behavesLike:
    'se comporte comme {mistakes, plural, one {une erreur connue, qui explique} other {deux erreurs connues, qui expliquent}} {of, select, rounds {{failures, plural, one {le seul coup en échec} other {{share} des {failures} coups en échec}}} other {{failures, plural, one {la seule séance en échec} other {{share} des {failures} séances en échec}}}} :',
  all: 'la totalité',
  skipped:
    "{count, plural, one {{count} cas du périmètre déclaré n''est pas pris en charge} other {{count} cas du périmètre déclaré ne sont pas pris en charge}} : {fixtures}",
  shuffles:
    "{shuffles} mélanges, aucune carte manquante, aucune alerte ; un mélange honnête déclenche une fausse alerte une fois sur {runs} exécutions. Ce n''est pas un test de générateur de nombres aléatoires.",
  passed: '{passed, plural, one {{passed} cas réussi} other {{passed} cas réussis}} sur {fixtures}',
  allPassed: '{fixtures, plural, one {{fixtures} cas réussi} other {{fixtures} cas réussis}}',
  failedOf: '{failed} cas en échec sur {fixtures}',
  shuffleFailed: 'mélange en échec',
  smokePassed: "l''adaptateur est là, et ses réponses ont la bonne forme",
  certifiesNothing: '{sentence} ; cela ne certifie rien',
  only: 'seulement {ids}',

  // The clauses
  kind: '{kind, select, rule {règle} excluded {exclusion} profile {profil} agreement {convention} example {exemple} remark {remarque} advice {conseil} reading {interprétation} contradiction {contradiction} open {point ouvert} other {{kind}}}',
  door: '{door, select, round {Un coup à une seule place le montre.} table {Un coup à plusieurs places le montre.} session {Une séance de plusieurs coups le montre.} shoe {Des sabots mélangés le montrent.} ruleset {Un fichier de règlement qui y contrevient est refusé.} other {Rien à certifier.}}',
  notJudged: 'non jugé',
  fixtures: '{count} cas',
  walked:
    "{count, plural, one {et un cas trouvé par exploration ; push22 coverage dit ce qu''il couvre} other {et {count} cas trouvés par exploration ; push22 coverage dit ce qu''ils couvrent}}",
  values: '{name} : {values} ; par défaut {default}',
  sources: 'source : {sources}',
  carriedOutBy: 'mis en œuvre par {parts}',
  mistakes: 'erreurs connues : {names}',
  leftOpen: 'Ce que les règles laissent ouvert',

  // How the rules are read, as a page
  pageTitle: "L''interprétation des règles",
  pageIntro:
    "Les pages d''où viennent les règles se contredisent par endroits ; ailleurs, elles ne disent rien. Voici comment chacun de ces points est interprété. Si vous l''interprétez autrement, écrivez-nous en citant son identifiant.",
  sourceContradictions: 'Là où la source se contredit',
  readings: 'Ce qui découle des règles, et ce que fait tout croupier',
  readingsIntro: "Qui joue autrement l''un de ces points n''est pas certifié.",
  openIntro: "Une implémentation déclare ce qu''elle joue parmi ces possibilités, et elle est jugée là-dessus.",
  unjudged: "Ce qui n''est pas jugé",
  unjudgedIntro: "Personne ne réussit ni n''échoue sur ces points.",
  onClauses: 'sur {clauses}',
  wordsTitle: 'Le vocabulaire des scénarios',
  wordsIntro:
    'Toutes les phrases qui peuvent composer un scénario, chacune avec un exemple. Un scénario écrit avec ce vocabulaire ne demande aucune programmation.',
  tryIt:
    'Pour essayer une modification, ou un scénario à vous, dans une copie du projet : `npm install` une fois, puis `{command}`. Une ligne fausse est signalée avec le récit du coup. Pour soumettre les mêmes scénarios à une implémentation : `{implementation}`.',
  reasonsTitle: "Motifs d''un refus",
  columnsTitle: 'Colonnes des tableaux',

  // Scenarios put to an implementation
  scenariosPut: '{passed, plural, one {{passed} scénario réussi} other {{passed} scénarios réussis}} sur {scenarios}',
  scenariosNotPut:
    "{count, plural, one {{count} scénario non soumis à l''implémentation} other {{count} scénarios non soumis à l''implémentation}} : {why, select, ruleset {portant sur un fichier de règlement} choices {portant sur d''autres choix que ceux qu''elle déclare} session {portant sur des séances, qu''elle ne joue pas} unjudged {portant sur un point qui n''est pas jugé} other {hors du périmètre qu''elle déclare}}",
  scenarioUnanswered: "l''implémentation n''a donné aucune réponse à juger : {sentence}",
  scenarioElsewhere: 'toutes les lignes sont justes, mais ailleurs dans la réponse, {difference}',
  scenarioNotSupported: "elle ne le prend pas en charge, dans le périmètre qu''elle déclare : {reason}",
  hint: 'Conseil : {hint}.',

  // A scenario that fails
  otherThanExpected: '{what} — attendu : {expected} ; obtenu : {found}',
  whatHappened: "ce qui s''est passé :",
  mustBeAccepted: 'cette action doit être acceptée, or elle est refusée : {reason}',
  whetherUnchanged: "le refus laisse-t-il la table en l''état ?",
  handCount: 'le nombre de mains de la place {seat}',
  whetherAllowed: 'peut-on {action} ?',
  seatInTurn: 'la place qui a la parole',
  whetherOut: 'la place {seat} est-elle éliminée ?',
  whetherSessionOver: 'la séance est-elle terminée ?',
  resultCount: 'le nombre de résultats',
  rulesetProblem: 'le défaut du règlement',
  nothingTried: "rien n''a été demandé",
  unknownSentence: 'aucune phrase du vocabulaire ne se lit ainsi ; elles sont dans {page}',
  unknownWord: "on lit « {word} » ; attendu, l''un de ces mots : {known}",
  refusalUntold: 'la ligne précédente demande une action et aucune ligne ne dit pourquoi elle est refusée',
  roundIsNotOver: "le coup {round} n''est pas terminé",
  nextRound: 'le prochain coup est le coup {next}, pas le coup {round}',
  noSession: "c''est un coup isolé qui est raconté, pas une séance",
  faultyCard: "« {word} » n''est pas une carte ; on écrit 10♥ ou A♠",
  cardsRunOut: 'il manque des cartes : le scénario en donne trop peu au sabot',
  noGame: 'aucune étiquette ne dit quel jeu est raconté ; il y a {games}',
  unknownChoice: "on lit l''étiquette {tag} ; attendu, l''une de celles-ci : {known}",
  seatNumber: 'les places vont de 1 à {most} ; on lit la place {seat}',
  seatWithoutStakes: "la place {seat} ne mise rien, alors qu''il est question d''elle",
  lastRound: 'une séance compte {most} coups ; le coup {round} serait de trop',
  roundOfNobody: 'personne ne joue le coup {round} : la séance est terminée avant',
  tableMissing: 'un tableau doit suivre cette ligne',
  tableTooMany: 'rien ne doit suivre cette ligne, ni tableau ni texte',
};
