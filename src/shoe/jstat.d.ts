/** The distributions that are used here; the package has no types of its own. */
declare module 'jstat' {
  const jstat: {
    readonly jStat: {
      readonly chisquare: { readonly cdf: (x: number, degreesOfFreedom: number) => number };
      readonly normal: { readonly cdf: (x: number, mean: number, deviation: number) => number };
    };
  };
  export default jstat;
}
