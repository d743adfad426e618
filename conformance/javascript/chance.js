// Numbers by chance: xoshiro128** of Blackman and Vigna, its state filled by splitmix32 from a seed.

/** A function that gives a whole number from 0 to below `limit`, each as likely; the same numbers for the same seed. */
export function chanceFrom(seed) {
  const next = xoshiro128(splitmix32(seed));
  return (limit) => {
    // What is left over above the last whole multiple of the limit would make small numbers likelier.
    const most = 2 ** 32 - (2 ** 32 % limit);
    let number = next();
    while (number >= most) number = next();
    return number % limit;
  };
}

function xoshiro128(next) {
  let [a, b, c, d] = [next(), next(), next(), next()];
  return () => {
    const result = Math.imul(turnLeft(Math.imul(b, 5), 7), 9) >>> 0;
    const kept = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= kept;
    d = turnLeft(d, 11);
    return result;
  };
}

function splitmix32(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}

function turnLeft(number, bits) {
  return (number << bits) | (number >>> (32 - bits));
}
