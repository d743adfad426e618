declare module 'opentype.js' {
  export interface Font {
    readonly unitsPerEm: number;
    charToGlyph(sign: string): { readonly advanceWidth: number };
  }
  const opentype: { readonly parse: (buffer: ArrayBufferLike) => Font };
  export default opentype;
}
