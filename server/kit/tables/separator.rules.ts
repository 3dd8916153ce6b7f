const separators = [',', ';', '\t', '|'] as const;
const mostLines = 30;

export interface TextLayout {
  separator: string;
  /** Byte at the end of a line; CR alone as old Mac programs write it. */
  lineEnd: 0x0a | 0x0d;
  /** Excel's first line `sep=;`, which is no record. */
  namesSeparator: boolean;
}

/** How a text is laid out, by its beginning: the separator that most of its lines have equally often. */
export function detectLayout(head: string): TextLayout {
  const text = head.replace(/^\ufeff/, '');
  const lines = splitOutsideQuotes(text);
  const lineEnd = /\r(?!\n)/.test(text) && !lines.some(({ end }) => end === '\n') ? 0x0d : 0x0a;
  const named = /^sep=(.)\s*$/i.exec(lines[0]?.text ?? '')?.[1];
  if (named) return { separator: named, lineEnd, namesSeparator: true };
  const scored = separators.map((separator) => ({ separator, ...scoreOf(lines, separator) }));
  const [best] = scored.toSorted((a, b) => b.score - a.score || b.count - a.count);
  return { separator: best && best.score > 0 ? best.separator : ',', lineEnd, namesSeparator: false };
}

/** The more lines have a separator, and the more equally often, the likelier it is; the first line names the columns. */
function scoreOf(lines: readonly { text: string }[], separator: string): { score: number; count: number } {
  const each = lines.map(({ text }) => countOutsideQuotes(text, separator));
  const having = each.filter((count) => count > 0);
  const [count = 0, found = []] =
    [...Map.groupBy(having, (times) => times)].toSorted((a, b) => b[1].length - a[1].length || b[0] - a[0])[0] ?? [];
  return { score: found.length + having.length / 2 + ((each[0] ?? 0) > 0 ? 2 : 0), count };
}

function countOutsideQuotes(text: string, separator: string): number {
  let count = 0;
  let isQuoted = false;
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) count += 1;
  }
  return count;
}

function splitOutsideQuotes(text: string): { text: string; end: string }[] {
  const lines: { text: string; end: string }[] = [];
  let isQuoted = false;
  let start = 0;
  for (let at = 0; at < text.length && lines.length < mostLines; at += 1) {
    const letter = text[at];
    if (letter === '"') isQuoted = !isQuoted;
    if (isQuoted || (letter !== '\n' && letter !== '\r')) continue;
    if (at > start)
      lines.push({ text: text.slice(start, at), end: letter === '\r' && text[at + 1] === '\n' ? '\n' : letter });
    start = at + 1;
  }
  // The last line of a longer text may be cut off.
  if (start < text.length && lines.length === 0) lines.push({ text: text.slice(start), end: '' });
  return lines;
}
