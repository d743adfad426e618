// The points that the rules of a game leave open, and what is chosen there.

/** All choices of one game, the default where one is not named. Throws a RangeError for a name or value it has not. */
export function completeChoices(rules, choices = {}) {
  checkChoices([rules], choices);
  return Object.fromEntries(Object.entries(rules.open).map(([name, values]) => [name, choices[name] ?? values[0]]));
}

/** Choices for several games, as a Map from the name of each to all of its own. Throws where none of them knows one. */
export function shareChoices(games, choices) {
  checkChoices(games, choices);
  return new Map(games.map((rules) => [rules.name, completeChoices(rules, pickOwn(rules, choices))]));
}

function checkChoices(games, choices) {
  for (const [name, value] of Object.entries(choices)) {
    const values = games.flatMap((rules) => listValues(rules, name));
    if (values.length === 0) throw new RangeError(`no choice is called '${name}'`);
    if (!values.includes(value)) throw new RangeError(`'${value}' is no value of the choice ${name}`);
  }
}

function pickOwn(rules, choices) {
  return Object.fromEntries(Object.entries(choices).filter(([name, value]) => listValues(rules, name).includes(value)));
}

function listValues({ open }, name) {
  return Object.hasOwn(open, name) ? open[name] : [];
}
