/** An answer is no deeper than this. */
const DEPTH = 8;

/** A member that is null is read as left out, `turn` apart, where null is nobody's; a zero has no sign. */
export function plainly(value: unknown, depth = DEPTH): unknown {
  if (value === 0) return 0;
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  if (Array.isArray(value)) return value.map((item) => plainly(item, depth - 1));
  const members = Object.entries(value).filter(([name, member]) => member !== null || name === 'turn');
  return Object.fromEntries(members.map(([name, member]) => [name, plainly(member, depth - 1)]));
}
