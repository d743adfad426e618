/** Whether two values of JSON are the same, whatever the order of members. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    for (let at = 0; at < one.length; at += 1) if (!isSame(one[at], other[at])) return false;
    return true;
  }
  const [mine, theirs] = [one as { [name: string]: unknown }, other as { [name: string]: unknown }];
  let count = 0;
  for (const name in mine) {
    if (!Object.hasOwn(theirs, name) || !isSame(mine[name], theirs[name])) return false;
    count += 1;
  }
  return count === Object.keys(theirs).length;
}
