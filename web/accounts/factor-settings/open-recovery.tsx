import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatClock, formatDate } from '../../lib/format.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { factorsQuery, stopRecoveryMutation } from './factor-settings.queries.ts';

/** Warns that somebody is waiting to get in without a second factor, and stops it. */
export function OpenRecovery() {
  const { t, i18n } = useLingui();
  const { data } = useQuery(factorsQuery);
  const { mutateAsync } = useMutation(stopRecoveryMutation(useQueryClient()));
  if (!data?.recovery) return null;
  const { ready_at: at } = data.recovery;
  const time = `${formatDate(at, { locale: i18n.locale })}, ${formatClock(at, i18n.locale)}`;

  async function stop() {
    try {
      await mutateAsync();
      showToast('success', t`Stopped. Choose a new password if it wasn’t you who asked.`);
    } catch (failure) {
      showToast('error', reasonOf(failure));
    }
  }
  return (
    <section className="flex flex-wrap items-center gap-3 rounded-card bg-amber-tint px-4 py-4 text-amber-t md:px-5">
      <TriangleAlert className="flex-none" />
      <p className="min-w-0 flex-1 basis-60">
        <b className="block">
          <Trans>Someone wants to get in without a second factor</Trans>
        </b>
        <span className="text-sm">
          <Trans>They know your password and can get in from {time} on. Payouts are on hold until then.</Trans>
        </span>
      </p>
      <Button variant="danger-filled" onClick={stop}>
        <Trans>Stop this</Trans>
      </Button>
    </section>
  );
}
