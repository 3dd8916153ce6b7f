import { type LoaderFunctionArgs, redirect } from 'react-router';
import { localeCookie, toLocale } from '../lib/i18n/i18n.ts';
import { ownAddress, paths } from '../lib/paths.ts';

const yearSeconds = 365 * 24 * 3600;

/** Keeps the chosen language in a cookie, so that the server renders in it, and goes back. */
export function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const locale = toLocale(url.searchParams.get('to'));
  return redirect(ownAddress(url.searchParams.get('back'), url.origin) ?? paths.home, {
    headers: { 'set-cookie': `${localeCookie}=${locale}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax` },
  });
}
