import { cleanName } from '../../../contract/kit/clean-text.ts';
import { cutText } from '../../../contract/kit/truncate.ts';

/** What others read as the file's name: one line, without a folder or signs that cannot be seen. */
export function readFileName(sent: string): string {
  const last = sent.split(/[\\/]/).at(-1) ?? '';
  return cutText(cleanName(last.replaceAll('\0', '')).trim(), 120).trim() || 'file';
}

/** The last part of a storage key, which a browser saves a file under: plain letters, whatever the name was. */
export function keyEndOf(name: string, ending: 'webp' | 'pdf'): string {
  const stem = name.replace(/\.[^.]*$/, '').toLowerCase();
  const plain = stem.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
  return `${plain.slice(0, 60) || 'file'}.${ending}`;
}
