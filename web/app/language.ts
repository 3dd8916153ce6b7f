import { type LoaderFunctionArgs, redirect } from 'react-router';
import { toLocale } from '../../contract/kit/languages.ts';
import { keepLocale, localeQuery } from '../lib/i18n/i18n.ts';
import { ownAddress, paths } from '../lib/paths.ts';

/** Stores the chosen language in a cookie and redirects back. */
export function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const back = new URL(ownAddress(url.searchParams.get('back'), url.origin) ?? paths.home, url.origin);
  // A language in the URL would override the cookie.
  back.searchParams.delete(localeQuery);
  return redirect(back.pathname + back.search + back.hash, {
    headers: { 'set-cookie': keepLocale(toLocale(url.searchParams.get('to'))) },
  });
}
