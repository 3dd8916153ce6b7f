import { Trans, useLingui } from '@lingui/react/macro';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { paths } from '../lib/paths.ts';

/** What a person sees when a page could not be drawn: what happened, and the way on. */
export function PageError() {
  const error = useRouteError();
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const away = isRouteErrorResponse(error) && error.status === 503;
  return (
    <main className="wrap grid min-h-dvh place-content-center gap-4 py-12 text-center">
      <title>{away ? t`Back in a moment` : t`Something went wrong`}</title>
      <h1 className="text-3xl font-bold">{away ? t`Back in a moment` : t`Something went wrong`}</h1>
      <p>
        {away ? (
          <Trans>We cannot reach our own records just now. Nothing of yours is lost.</Trans>
        ) : (
          <Trans>This page could not be shown. Nothing of yours is lost.</Trans>
        )}
      </p>
      <p className="flex justify-center gap-3">
        <a className="btn" href={pathname + search}>
          <Trans>Retry</Trans>
        </a>
        <a href={paths.home}>
          <Trans>Go To Homepage</Trans>
        </a>
      </p>
    </main>
  );
}
