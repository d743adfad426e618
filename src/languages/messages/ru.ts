export const ruMessages = {
  // Values
  none: 'ничего',
  value: '{kind, select, natural {натуральный блэкджек} soft {мягкие {total}} other {{total}}}',
  noReason: 'причина не названа',
  seatHand: 'место {seat}, рука {hand}',
  nobodys: 'ничей',
  accepted: '{isAccepted, select, true {принято} other {отклонено}}',
  nothingThoughPromised: 'ничего, хотя describe это обещает',
  refusedTable: 'стол отклонён',

  // A round as a story
  stakedHand: '{hand} со ставкой {stake}',
  seatDealt: 'месту {seat} сданы {hands}',
  seatDealtLeft:
    'месту {seat} сданы {hands}, в запасе {chips, plural, one {{chips} фишка} few {{chips} фишки} many {{chips} фишек} other {{chips} фишки}}',
  seatOutWith:
    'место {seat} выбыло, в запасе {chips, plural, one {{chips} фишка} few {{chips} фишки} many {{chips} фишек} other {{chips} фишки}}',
  seatStakes: 'место {seat} ставит {stakes}',
  tableRefused: '{table} — стол отклонён: {reason}',
  nothingHappens: '{action} — ничего не происходит: стол отклонён',
  actionRefused: '{action} — отклонено: {reason}',
  actionChanges: '{action}: {changes}',
  handIs: 'рука {hand} — {cards}',
  chipsLeft:
    'в запасе {chips, plural, one {{chips} фишка} few {{chips} фишки} many {{chips} фишек} other {{chips} фишки}}',
  handMay: 'место {seat} на руке {hand} может {actions}',
  roundOverWith: 'раунд окончен, у дилера {cards}',
  dealerEndsOn: 'дилер заканчивает на {total}',
  handResult:
    'место {seat}, рука {hand}: {cards} — {outcome, select, win {выигрыш} push {ничья} lose {проигрыш} other {исход не определён}}, {returned, plural, one {получена {returned} фишка} few {получено {returned} фишки} many {получено {returned} фишек} other {получено {returned} фишки}}',
  handResultStaked:
    'место {seat}, рука {hand}: {cards} — {outcome, select, win {выигрыш} push {ничья} lose {проигрыш} other {исход не определён}}, {returned, plural, one {получена {returned} фишка} few {получено {returned} фишки} many {получено {returned} фишек} other {получено {returned} фишки}} при ставке {stake}',
  seatHas:
    'у места {seat} в запасе {chips, plural, one {{chips} фишка} few {{chips} фишки} many {{chips} фишек} other {{chips} фишки}}',

  // A session
  round: 'раунд {round}',
  everySeatOut: 'после раунда {round} выбыли все места',
  roundNotOver: 'раунд {round} не окончен: показаны результаты до него',
  chips: 'фишки',
  brought: 'в начале',
  result: 'результат',
  rank: 'позиция',
  seat: 'место {seat}',
  outWith: 'выбыло, {chips}',

  // A fixture
  fixtureAbout: 'контрольный пример {id}: проверяет {clauses}, взят из {from}',

  // What differs
  stepCount: 'число шагов',
  roundCount: 'число раундов',
  results: 'результаты',
  resultPart: '{part, select, chips {итоговые фишки} net {результат} rank {позиция} other {{part}}} места {seat}',
  isAccepted: 'принято ли действие',
  phase: 'этап раунда',
  turn: 'чей сейчас ход',
  legal: 'что разрешено',
  reason: 'причина отказа',
  dealerTotal: 'очки дилера',
  dealerCards: 'видимые карты дилера',
  seats: 'места',
  seatChips: 'свободные фишки места {seat}',
  seatInsurance: 'страховка места {seat}',
  seatHands: 'руки места {seat}',
  handPart:
    '{part, select, spot {бокс} cards {карты} stake {ставка} total {очки} soft {считается ли туз за 11} natural {натуральный ли это блэкджек} outcome {исход} returned {полученные фишки} other {{part}}} (место {seat}, рука {hand})',

  // A report
  judges: 'push22 {kit} проверяет {implementation} по правилам {ruleset}',
  levels:
    '{count, plural, one {уровень} few {уровни} many {уровни} other {уровни}} {levels}; до {seats, plural, one {{seats} места} few {{seats} мест} many {{seats} мест} other {{seats} места}}, {stakes}',
  anyStakes: 'любые ставки',
  stakesOf: 'ставки по {stakes}',
  plays: 'играет так: {choices}',
  outside:
    '{count, plural, one {{count} контрольный пример вне этих пределов не запускался} few {{count} контрольных примера вне этих пределов не запускались} many {{count} контрольных примеров вне этих пределов не запускались} other {{count} контрольного примера вне этих пределов не запускались}}',
  dealOrderUnseen: 'порядок раздачи (адаптер читает cards)',
  notObserved: 'не наблюдается: {parts}',
  passedOf: '{passed} из {total}',
  failed: 'не пройдено: {count}',
  notSupported: 'не поддерживается: {count}',
  notRun: 'не запускалось: {count}',
  moreKinds:
    '{count, plural, one {ещё {count} вид ошибок здесь не показан} few {ещё {count} вида ошибок здесь не показаны} many {ещё {count} видов ошибок здесь не показаны} other {ещё {count} вида ошибок здесь не показаны}}',
  allTells: '--all показывает все ошибки',
  alsoIn:
    'и ещё в {count, plural, one {{count} контрольном примере} few {{count} контрольных примерах} many {{count} контрольных примерах} other {{count} контрольного примера}}: {fixtures}',
  failedFixture: 'контрольный пример {id}',
  failedFixtureAgain:
    'контрольный пример {id}, {repeats, select, always {не проходит ни разу} onlyafterothers {не проходит только после других} other {проходит не каждый раз}}',
  again: 'повторить: {command}',
  expected: 'ожидалось',
  received: 'получено',
  saysSo: '{by, select, rules {так говорят правила} other {так говорит модель}}',
  differsAt: '{place}: {what}',
  inTheEnd: 'в конце',
  atTheDeal: 'при раздаче',
  afterStep: 'после шага {step} ({action})',
  inRound: 'в раунде {round}, {place}',
  behavesLike:
    'похоже на {mistakes, plural, one {известную ошибку} few {две известные ошибки} many {две известные ошибки} other {две известные ошибки}}; из {of, select, rounds {{failures, plural, one {{failures} непройденного раунда} few {{failures} непройденных раундов} many {{failures} непройденных раундов} other {{failures} непройденного раунда}}} other {{failures, plural, one {{failures} непройденной сессии} few {{failures} непройденных сессий} many {{failures} непройденных сессий} other {{failures} непройденной сессии}}}} {mistakes, plural, one {она объясняет} few {они объясняют} many {они объясняют} other {они объясняют}} {share}:',
  all: 'все',
  skipped:
    '{count, plural, one {{count} контрольный пример в объявленных пределах не поддерживается} few {{count} контрольных примера в объявленных пределах не поддерживаются} many {{count} контрольных примеров в объявленных пределах не поддерживаются} other {{count} контрольного примера в объявленных пределах не поддерживаются}}: {fixtures}',
  shuffles:
    'Перемешиваний: {shuffles}, все карты на месте, тревог нет; при честном перемешивании ложная тревога бывает раз на {runs} запусков. Это не проверка генератора случайных чисел.',
  passed:
    'пройдено {passed} из {fixtures, plural, one {{fixtures} контрольного примера} few {{fixtures} контрольных примеров} many {{fixtures} контрольных примеров} other {{fixtures} контрольного примера}}',
  allPassed:
    '{fixtures, plural, one {пройден {fixtures} контрольный пример} few {пройдено {fixtures} контрольных примера} many {пройдено {fixtures} контрольных примеров} other {пройдено {fixtures} контрольного примера}}',
  failedOf:
    'не пройдено {failed} из {fixtures, plural, one {{fixtures} контрольного примера} few {{fixtures} контрольных примеров} many {{fixtures} контрольных примеров} other {{fixtures} контрольного примера}}',
  shuffleFailed: 'перемешивание не прошло проверку',
  smokePassed: 'адаптер есть, и его ответы правильного вида',
  certifiesNothing: '{sentence}; это ничего не удостоверяет',
  only: 'только {ids}',

  // The clauses
  kind: '{kind, select, rule {правило} excluded {исключено} profile {профиль} agreement {соглашение} example {пример} remark {замечание} advice {совет} reading {прочтение} contradiction {противоречие} open {открытый вопрос} other {{kind}}}',
  door: '{door, select, round {Это видно в раунде с одним местом.} table {Это видно в раунде с несколькими местами.} session {Это видно в сессии из нескольких раундов.} shoe {Это видно по перемешанным башмакам.} ruleset {Файл набора правил, который это нарушает, отклоняется.} other {Удостоверять здесь нечего.}}',
  notJudged: 'не оценивается',
  fixtures:
    '{count, plural, one {{count} контрольный пример} few {{count} контрольных примера} many {{count} контрольных примеров} other {{count} контрольного примера}}',
  walked:
    '{count, plural, one {и ещё {count}, полученный обходом} few {и ещё {count}, полученные обходом} many {и ещё {count}, полученных обходом} other {и ещё {count}, полученных обходом}}; для чего — показывает push22 coverage',
  values: '{name}: {values}; по умолчанию {default}',
  sources: 'источник: {sources}',
  carriedOutBy: 'где выполняется: {parts}',
  mistakes: 'известные ошибки: {names}',
  leftOpen: 'Что правила оставляют открытым',

  // How the rules are read, as a page
  pageTitle: 'Как прочитаны правила',
  pageIntro:
    'Страницы, с которых взяты правила, местами противоречат друг другу, а местами молчат. Здесь сказано, как прочитано каждое такое место. Если вы читаете его иначе, напишите нам и укажите id.',
  sourceContradictions: 'Где источник противоречит сам себе',
  readings: 'Что следует из правил и что делает любой крупье',
  readingsIntro: 'Кто играет хоть что-то из этого иначе, получает вердикт not certified.',
  openIntro: 'Реализация объявляет, какой из вариантов она играет, и оценивается по нему.',
  unjudged: 'Что не оценивается',
  unjudgedIntro: 'На вердикт это не влияет.',
  onClauses: 'к {clauses}',
  wordsTitle: 'Слова сценариев',
  wordsIntro:
    'Все фразы, из которых можно составить сценарий, — на примерах. Чтобы написать сценарий этими словами, программировать не нужно.',
  tryIt:
    'Чтобы проверить правку или собственный сценарий в копии проекта, один раз выполните `npm install`, затем `{command}`. Строка, которая не подтвердилась, показывается вместе с историей раунда. Чтобы проверить теми же сценариями реализацию: `{implementation}`.',
  reasonsTitle: 'Причины отказа',
  columnsTitle: 'Столбцы таблиц',

  // Scenarios put to an implementation
  scenariosPut:
    'пройдено {passed} из {scenarios, plural, one {{scenarios} сценария} few {{scenarios} сценариев} many {{scenarios} сценариев} other {{scenarios} сценария}}',
  scenariosNotPut:
    '{count, plural, one {{count} сценарий не проверялся} few {{count} сценария не проверялись} many {{count} сценариев не проверялись} other {{count} сценария не проверялись}}: {why, select, ruleset {речь о файле набора правил} choices {речь о вариантах, которых реализация не объявляет} session {речь о сессиях, а реализация их не играет} unjudged {речь о том, что не оценивается} other {вне пределов, которые объявляет реализация}}',
  scenarioUnanswered: 'нет ответа, который можно оценить: {sentence}',
  scenarioElsewhere: 'все строки верны, но в другом месте ответа: {difference}',
  scenarioNotSupported: 'она этого не поддерживает, хотя объявляет этот диапазон: {reason}',
  hint: 'Подсказка: {hint}.',

  // A scenario that fails
  otherThanExpected: '{what}: ожидалось «{expected}», а оказалось «{found}»',
  whatHappened: 'что произошло:',
  mustBeAccepted: 'это должно быть принято, но отклонено: {reason}',
  whetherUnchanged: 'остался ли стол прежним после отказа',
  handCount: 'число рук у места {seat}',
  whetherAllowed: 'можно ли {action}',
  seatInTurn: 'какое место сейчас ходит',
  whetherOut: 'выбыло ли место {seat}',
  whetherSessionOver: 'окончена ли сессия',
  resultCount: 'число результатов',
  rulesetProblem: 'что не так с набором правил',
  nothingTried: 'попытки не было',
  unknownSentence: 'в словаре сценариев нет такого предложения; все они в {page}',
  unknownWord: 'там стоит «{word}», а ожидается одно из: {known}',
  refusalUntold: 'в предыдущей строке — попытка, и ни одна строка не говорит, почему она отклонена',
  roundIsNotOver: 'раунд {round} не окончен',
  nextRound: 'следующий раунд — {next}, а не {round}',
  noSession: 'описан отдельный раунд, а не сессия',
  faultyCard: '«{word}» — не карта; карта пишется так: 10♥ или A♠',
  cardsRunOut: 'карты кончились: в сценарии их слишком мало в башмаке',
  noGame: 'ни один тег не говорит, о какой игре речь; есть {games}',
  unknownChoice: 'стоит тег {tag}, а ожидается один из этих: {known}',
  seatNumber: 'места нумеруются от 1 до {most}, а стоит место {seat}',
  seatWithoutStakes: 'место {seat} ничего не ставит, хотя речь о нём идёт',
  lastRound: 'в сессии {most} раундов, раунд {round} был бы лишним',
  roundOfNobody: 'в раунде {round} никто не играет: сессия окончена раньше',
  tableMissing: 'после этой строки должна идти таблица',
  tableTooMany: 'после этой строки ничего не должно идти: ни таблицы, ни текста',
};
