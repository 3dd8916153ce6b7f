/** Whether these bytes are a whole PDF: its marks at both ends, and at the end the place of its table of contents. */
export function isPdf(bytes: Buffer): boolean {
  return hasPdfHead(bytes) && pointsToContents(bytes);
}

/** Whether these bytes say of themselves that they are a PDF, whole or not. */
export function hasPdfHead(bytes: Buffer): boolean {
  return /^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1'));
}

/** A PDF is read from its end: there stands where its cross-reference table, or the object that holds it, begins. */
function pointsToContents(bytes: Buffer): boolean {
  const tail = bytes.subarray(-1_024).toString('latin1');
  const place = [...tail.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)].at(-1)?.[1];
  if (place === undefined) return false;
  const start = Number(place);
  const contents = bytes.subarray(start, start + 40).toString('latin1');
  return /^\s*(?:xref|\d+\s+\d+\s+obj)\b/.test(contents);
}

/** What others read as the file's name: one line, without a folder or signs that cannot be seen. */
export function readFileName(sent: string): string {
  const last = sent.split(/[\\/]/).at(-1) ?? '';
  const shown = last.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '').trim();
  return [...shown].slice(0, 120).join('').trim() || 'file';
}

/** The last part of a storage key, which a browser saves a file under: plain letters, whatever the name was. */
export function keyEndOf(name: string, ending: 'webp' | 'pdf'): string {
  const stem = name.replace(/\.[^.]*$/, '').toLowerCase();
  const plain = stem.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
  return `${plain.slice(0, 60) || 'file'}.${ending}`;
}
