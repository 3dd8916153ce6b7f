import { videoTypes } from '../../../contract/accounts/uploads.ts';

/** All stored types by file extension. None of them can run scripts in a page. */
const types: Record<string, string> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  ...videoTypes,
};

/** Public files never change under their key. */
export const publicCaching = 'public, max-age=31536000, immutable';

/** How browsers take the file of this key; null for a type that is never served. */
export function describeFile(key: string): { type: string; disposition: 'inline' | 'attachment' } | null {
  const type = types[key.slice(key.lastIndexOf('.') + 1).toLowerCase()];
  if (!type) return null;
  return { type, disposition: /^(?:image|video)\//.test(type) ? 'inline' : 'attachment' };
}
