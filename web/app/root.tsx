import { useLingui } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  data,
  type HeadersArgs,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router';
import { createQueryClient } from '../lib/query-client.ts';
import { sessionScript } from '../lib/session.ts';
import { themeScript } from '../lib/theme.ts';
import './app.css';
import { pageContext } from '../lib/page-context.ts';
import { InlineScript } from './inline-script.tsx';
import { PageError } from './page-error.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const host = context.get(pageContext);
  if (!(await host.isReady())) throw data(null, { status: 503, headers: { 'retry-after': '10' } });
  return { site: host.site };
}

export function headers({ errorHeaders }: HeadersArgs) {
  return errorHeaders ?? {};
}

/** The operator's particulars do not change while a page is open. */
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
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fcfaf5" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#091518" />
        <Meta />
        <Links />
        <InlineScript text={`${themeScript};${sessionScript}`} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}

export { PageError as ErrorBoundary };
