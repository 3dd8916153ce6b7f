import { useLingui } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import {
  data,
  type HeadersArgs,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import { inlineRead, replaceBlockedStorage } from '../lib/browser-storage.ts';
import { inlineCall } from '../lib/inline-call.ts';
import { pageContext } from '../lib/page-context.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { markReader, useHydrated } from '../lib/session.ts';
import { SessionProvider } from '../lib/session-provider.tsx';
import { storedKeys } from '../lib/stored.ts';
import { showTheme } from '../lib/theme.ts';
import type { Route } from './+types/root';
import styles from './app.css?url';
import { repeatEarlyPresses } from './early-presses.ts';
import { handOverEarlyText } from './early-text.ts';
import { InlineScript } from './inline-script.tsx';
import { PageError } from './page-error.tsx';
import { arePossible } from './possible-params.ts';
import { prefetchPage } from './prefetch-page.server.ts';
import { reloadOnNewBuild } from './reload-on-new-build.ts';
import { useStorageNotice } from './storage-notice.ts';

/** Only needed in the rendered HTML, not in the browser's bundle. */
const firstScript = import.meta.env.SSR
  ? [
      inlineCall(replaceBlockedStorage),
      inlineCall(showTheme, inlineRead('local', storedKeys.theme)),
      inlineCall(markReader, inlineRead('tab', storedKeys.tabProfile), inlineRead('local', storedKeys.profile)),
    ].join(';')
  : '';

/** Linked by URL: an import would tie the file to a chunk shared with lazy components, which would request it again. */
export function links() {
  return [{ rel: 'stylesheet', href: styles }];
}

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const host = context.get(pageContext);
  if (!(await host.isReady()))
    throw data({ requestId: host.requestId }, { status: 503, headers: { 'retry-after': '10' } });
  const drawn = await prefetchPage(request, host);
  return data({ site: host.site, drawn }, { status: arePossible(params) ? 200 : 404 });
}

export function headers({ errorHeaders }: HeadersArgs) {
  return errorHeaders ?? {};
}

/** The root data does not change while the page is open. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <html lang={i18n.locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/favicon.svg" sizes="any" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fcfaf5" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#091518" />
        <Meta />
        <Links />
        <InlineScript text={firstScript} />
      </head>
      <body>
        <SessionProvider first={useRouteLoaderData<typeof loader>('root')?.drawn?.reader}>
          {children}
          <Awake />
        </SessionProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Marks the page as hydrated. */
function Awake() {
  const isAwake = useHydrated();
  useStorageNotice();
  useLayoutEffect(handOverEarlyText, []);
  useEffect(reloadOnNewBuild, []);
  useEffect(() => {
    if (isAwake) repeatEarlyPresses();
  }, [isAwake]);
  return null;
}

export default function Root({ loaderData: { drawn } }: Route.ComponentProps) {
  const [queryClient] = useState(() => createQueryClient(drawn?.answers));
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}

export { PageError as ErrorBoundary };
