/** Foreign text fit for one line of a report: shortened, and nothing in it that could move a cursor or hide a letter. */
export function quote(text: string, most = 120): string {
  const shown = [...text.slice(0, 2 * most)].slice(0, most).join('');
  const rest = text.length - shown.length;
  const escaped = shown.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, spellOut);
  return rest > 0 ? `\`${escaped}…\` (${rest} more characters)` : `\`${escaped}\``;
}

const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function spellOut(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16);
  return SHORT[character] ?? (code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`);
}
