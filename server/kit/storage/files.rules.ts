import { cleanName } from '../../../contract/kit/clean-text.ts';
import { cutText } from '../../../contract/kit/truncate.ts';

/** A file's name for display: one line, without folders and invisible characters. */
export function readFileName(sent: string): string {
  const last = sent.replace(/^.*[\\/]/s, '');
  return cutText(cleanName(last.replaceAll('\0', '')).trimStart(), 120).trim() || 'file';
}

/** The last part of a storage key, under which a browser saves the file: ASCII letters only, whatever the name was. */
export function keyEndOf(name: string, ending: 'webp' | 'pdf'): string {
  const stem = name.replace(/\.[^.]*$/, '').toLowerCase();
  const plain = stem.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  return `${plain.slice(0, 60) || 'file'}.${ending}`;
}
