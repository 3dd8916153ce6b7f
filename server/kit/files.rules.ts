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
