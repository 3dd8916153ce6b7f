import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths, safeCallback } from '../../lib/paths.ts';
import { useHydrated, useSession } from '../../lib/session.ts';
import { useSite } from '../../lib/site.ts';
import { PaymentReturn } from '../../money/plans/payment-return.tsx';
import { JaaliTile } from '../../ui/brand/jaali-tile.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { readFreshProfile } from '../users/use-fresh-profile.ts';

/** Maximum wait for the fresh profile. */
const patienceMs = 4_000;

/**
 * Waits for a provider's result and continues to `callbackUrl`: with `subscribedId` for a subscription payment, otherwise
 * for the current profile.
 */
export default function Loader() {
  const { t } = useLingui();
  const { brand } = useSite();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const subscribedId = query.get('subscribedId');
  const callbackUrl = query.get('callbackUrl') ?? (subscribedId ? paths.mySubscription : null);
  const target = isHydrated ? safeCallback(callbackUrl, window.location.origin) : paths.dashboard;
  const goOn = useCallback(() => void navigate(target, { replace: true }), [navigate, target]);
  const waiting = (
    <Waiting text={subscribedId ? <Trans>Checking with the payment partner…</Trans> : <Trans>One moment…</Trans>} />
  );
  return (
    <div className="grid min-h-[60dvh] place-content-center">
      <PageMeta title={t`One moment · ${brand}`} noIndex />
      <h1 className="sr-only">{t`One moment`}</h1>
      {subscribedId && isHydrated ? (
        <PaymentReturn subscribedId={subscribedId} target={target} waiting={waiting} onDone={goOn} />
      ) : (
        <>
          {waiting}
          {isHydrated ? <FreshProfile onDone={goOn} /> : null}
        </>
      )}
    </div>
  );
}

/** Reads the current profile; continues without it after a timeout. */
function FreshProfile({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const me = useSession().profile?.id;
  useEffect(() => {
    const timer = setTimeout(onDone, patienceMs);
    if (me) readFreshProfile(client, me).then(onDone, onDone);
    return () => clearTimeout(timer);
  }, [client, me, onDone]);
  return null;
}

function Waiting({ text }: { text: ReactNode }) {
  return (
    <div role="status" className="flex flex-col items-center gap-5 py-16 text-center">
      <JaaliTile id="aarohi-8" className="size-24 animate-pulse rounded-[4px_24px_24px_24px]" />
      <p className="lead">{text}</p>
    </div>
  );
}
