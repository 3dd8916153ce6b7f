import { Trans, useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import { impersonationCalls } from '../../../contract/operators/impersonation.ts';
import { holdCalls, request } from '../../lib/api.ts';
import { formatClock } from '../../lib/format.ts';
import { readLooking, stopLooking } from '../../lib/impersonation.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/forms/button.tsx';

/** Bar that stays visible while an operator impersonates a user; ends at its expiry or by its button. */
export default function ImpersonationBar() {
  const { t, i18n } = useLingui();
  const looking = readLooking();
  const ends = looking?.ends;
  useEffect(() => {
    if (!ends) return;
    const timer = setTimeout(stop, Math.max(0, new Date(ends).getTime() - Date.now()));
    return () => clearTimeout(timer);
  }, [ends]);
  if (!looking) return null;
  return (
    <aside
      aria-label={t`Viewing as a person`}
      className="fixed inset-x-0 bottom-0 z-40 bg-band text-on-band max-md:bottom-[68px]"
    >
      <div className="wrap flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2">
        <Eye className="flex-none" />
        <p className="min-w-0 flex-1 font-semibold text-sm">
          <Trans>
            You’re viewing as {looking.name}, read-only, until {formatClock(looking.ends, i18n.locale)}.
          </Trans>
        </p>
        <Button variant="band" size="sm" onClick={stop}>
          <Trans>Back to my console</Trans>
        </Button>
      </div>
    </aside>
  );
}

/** Restores the operator's own session first, which is needed to end the other. */
async function stop(): Promise<void> {
  const looking = stopLooking();
  const stopped = looking && request(impersonationCalls.stopImpersonation, { params: { id: looking.id } });
  holdCalls();
  // It may have expired already.
  await stopped?.catch(() => null);
  window.location.assign(looking ? paths.operatorUser(looking.accountId) : paths.operator);
}
