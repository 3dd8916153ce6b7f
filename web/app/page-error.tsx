import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { paths } from '../lib/paths.ts';
import { buttonClass } from '../ui/forms/button-look.ts';

/** Error page with what happened and how to continue. */
export function PageError() {
  const error = useRouteError();
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const away = isRouteErrorResponse(error) && error.status === 503;
  const offline = !away && globalThis.navigator?.onLine === false;
  const requestId: unknown = isRouteErrorResponse(error) ? error.data?.requestId : undefined;
  const title = away ? t`Back in a moment` : offline ? t`You’re offline` : t`Something went wrong`;
  useEffect(() => {
    if (!offline) return;
    const open = () => location.reload();
    addEventListener('online', open);
    return () => removeEventListener('online', open);
  }, [offline]);
  return (
    <main className="wrap grid min-h-dvh place-content-center gap-4 py-12 text-center">
      <title>{title}</title>
      <h1 className="text-3xl font-bold">{title}</h1>
      <p>
        {away ? (
          <Trans>We can’t load your data right now. Nothing is lost: please try again in a moment.</Trans>
        ) : offline ? (
          <Trans>This page opens automatically once you’re back online.</Trans>
        ) : (
          <Trans>We couldn’t show this page. Your data is safe.</Trans>
        )}
      </p>
      <p className="flex flex-wrap items-center justify-center gap-4">
        <a className={buttonClass({ variant: 'primary' })} href={pathname + search}>
          <Trans>Retry</Trans>
        </a>
        <a href={paths.home}>
          <Trans>Go To Homepage</Trans>
        </a>
      </p>
      {typeof requestId === 'string' && <code className="text-sm text-t2">{requestId}</code>}
    </main>
  );
}
