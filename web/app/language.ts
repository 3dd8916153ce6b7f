import { type LoaderFunctionArgs, redirect } from 'react-router';
import { keepLocale, localeQuery, toLocale } from '../lib/i18n/i18n.ts';
import { ownAddress, paths } from '../lib/paths.ts';

/** Keeps the chosen language in a cookie, so that the server renders in it, and goes back. */
export function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const back = new URL(ownAddress(url.searchParams.get('back'), url.origin) ?? paths.home, url.origin);
  // The address of a language goes before the cookie.
  back.searchParams.delete(localeQuery);
  return redirect(back.pathname + back.search + back.hash, {
    headers: { 'set-cookie': keepLocale(toLocale(url.searchParams.get('to'))) },
  });
}
