import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { I18nProvider } from '@lingui/react';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { createI18n, localeOf } from '../lib/i18n/i18n.ts';
import { pageContext } from '../lib/page-context.ts';
import { deferHydration } from './defer-hydration.ts';
import { NonceContext } from './inline-script.tsx';

export { pageContext };

/** What a loader or component threw; a visitor who left is no failure. */
export function handleError(error: unknown, { request, context }: ErrorArgs): void {
  if (!request.signal.aborted) context.get(pageContext).report(error);
}

interface ErrorArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

const renderTimeoutMs = 6_000;

/** Renders a page. Public pages come whole and hydrate on intent; the others stream and hydrate at once. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(pageContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  const waits = hydratesOnIntent(router);
  const i18n = await createI18n(localeOf(request));
  const page = await render(
    <NonceContext value={nonce}>
      <I18nProvider i18n={i18n}>
        <ServerRouter context={router} url={request.url} nonce={nonce} />
      </I18nProvider>
    </NonceContext>,
    { nonce, whole: waits || isbot(request.headers.get('user-agent')) },
  );
  const body = waits ? deferHydration(await text(page), nonce) : createReadableStreamFromReadable(page);
  return new Response(body, { status, headers });
}

function hydratesOnIntent({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => {
    const handle: unknown = routeModules[route.id]?.handle;
    return typeof handle === 'object' && handle !== null && 'hydrate' in handle && handle.hydrate === 'on-intent';
  });
}

function render(page: React.ReactNode, { nonce, whole }: { nonce: string; whole: boolean }): Promise<PassThrough> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => abort(), renderTimeoutMs);
    const start = () => {
      const body = new PassThrough({
        final(done) {
          clearTimeout(timer);
          done();
        },
      });
      pipe(body);
      resolve(body);
    };
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      [whole ? 'onAllReady' : 'onShellReady']: start,
      onShellError: reject,
    });
  });
}
