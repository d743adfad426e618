// The four points that the rules leave open. The first value of each is its default.

export const CHOICES = {
  dealOrder: ['spot-by-spot', 'round-robin', 'players-first'], // O1
  splitDeal: ['in-turn', 'at-once'], // O2
  switchTiming: ['table-first', 'in-turn'], // O3
  splitPlace: ['next', 'last'], // O4
};

/** All four choices, the default where one is not named. Throws a RangeError for a name or value nobody knows. */
export function completeChoices(choices = {}) {
  for (const [name, value] of Object.entries(choices)) {
    if (!Object.hasOwn(CHOICES, name)) throw new RangeError(`no choice is called '${name}'`);
    if (!CHOICES[name].includes(value)) throw new RangeError(`'${value}' is no value of the choice ${name}`);
  }
  return Object.fromEntries(Object.entries(CHOICES).map(([name, values]) => [name, choices[name] ?? values[0]]));
}
