import { readerCookie } from '../../contract/site/pages.ts';
import { zone } from './intl.ts';
import { readSession } from './session.ts';

const monthSeconds = 30 * 24 * 3600;

/**
 * Updates the cookie for server-side rendering of the user's pages; it authorizes nothing else. Whoever acts for several
 * accounts has none: tabs share the cookie, and each draws its own account.
 */
export function updateReaderCookie(): void {
  const { token, profile } = readSession();
  const value = profile && !profile.home_id ? `${profile.id}.${token}.${zone.ahead(new Date())}` : '';
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and answers later
  document.cookie = `${readerCookie}=${value}; Path=/; SameSite=Lax; Max-Age=${value ? monthSeconds : 0}${secure}`;
}
