import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { I18nProvider } from '@lingui/react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import type { Locale } from '../../contract/kit/languages.ts';
import { keepLocale, localeOf } from '../lib/i18n/i18n.ts';
import { createI18n } from '../lib/i18n/messages.server.ts';
import { pageContext } from '../lib/page-context.ts';
import { deferHydration, standIn } from './defer-hydration.ts';
import { bringFirstStyles } from './first-styles.server.ts';
import { NonceContext } from './inline-script.tsx';
import { paintFirst, scriptsFirst } from './paint-first.ts';
import { inReadersTimeZone } from './prefetch-page.server.ts';

export { localeOf, pageContext };

/** Logs an error of a loader or component; aborted requests are no errors. */
export function handleError(error: unknown, { request, context }: ErrorArgs): void {
  if (!request.signal.aborted) context.get(pageContext).report(error);
}

interface ErrorArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

const renderTimeoutMs = 6_000;

/** Renders a page. Public pages hydrate on intent, others after the first paint. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(pageContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  const hydrates = whenHydrated(router);
  const { locale, isNew } = localeOf(request);
  if (isNew) headers.append('set-cookie', keepLocale(locale));
  const i18n = await createI18n(locale);
  const tree = (
    <NonceContext value={nonce}>
      <I18nProvider i18n={i18n}>
        <ServerRouter context={router} url={request.url} nonce={nonce} />
      </I18nProvider>
    </NonceContext>
  );
  const page = await inReadersTimeZone(request, () => render(tree, nonce));
  // Contains user data: must not be cached.
  if (router.staticHandlerContext.loaderData.root?.drawn) headers.set('cache-control', 'private, no-store');
  // Identical for all readers of a language: cacheable with revalidation.
  else if (hydrates !== 'once-painted' && status === 200 && !isNew) {
    headers.set('cache-control', 'public, no-cache');
    headers.append('vary', 'cookie');
  }
  return new Response(finish(page, hydrates, { nonce, locale }), { status, headers });
}

type Hydrates = 'once-painted' | 'on-intent' | 'never';

function finish(html: string, hydrates: Hydrates, { nonce, locale }: { nonce: string; locale: Locale }): string {
  if (hydrates === 'never') return standIn(html, nonce);
  if (hydrates === 'once-painted') {
    const page = deferHydration(html, { nonce, until: 'paint' });
    return locale === 'hi' ? scriptsFirst(page, nonce) : page;
  }
  return paintFirst(bringFirstStyles(deferHydration(html, { nonce, until: 'intent' })), nonce);
}

/** Hydration mode of the page, from its route's handle; default: after the first paint. */
function whenHydrated({ staticHandlerContext, routeModules }: EntryContext): Hydrates {
  for (const { route } of staticHandlerContext.matches) {
    const handle: unknown = routeModules[route.id]?.handle;
    if (typeof handle === 'object' && handle !== null && 'hydrate' in handle) return handle.hydrate as Hydrates;
  }
  return 'once-painted';
}

function render(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => abort(), renderTimeoutMs);
    const body = new PassThrough();
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Send the page as a whole: streamed parts would need a script to be inserted.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        resolve(text(pipe(body)));
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
    });
  });
}
