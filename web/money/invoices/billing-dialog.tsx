import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { reasonOf } from '../../lib/form-errors.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { BillingForm } from './billing-form.tsx';
import { billingQuery } from './invoices.queries.ts';

/** Billing details for future invoices. */
export default function BillingDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { data, error, isPending, refetch } = useQuery(billingQuery);
  return (
    <Dialog title={<Trans>Billing details</Trans>} onClose={onClose}>
      <p className="mb-4 text-sm text-t2">
        <Trans>Used on future invoices. Existing invoices don’t change.</Trans>
      </p>
      {isPending ? (
        <div role="status" aria-label={t`Loading`} aria-busy="true" className="grid gap-4">
          <Skeleton className="h-18" />
          <Skeleton className="h-30" />
          <Skeleton className="h-18" />
          <Skeleton className="h-24" />
        </div>
      ) : data ? (
        <BillingForm details={data} onDone={onClose} />
      ) : (
        <ErrorState
          title={<Trans>Couldn’t load your billing details</Trans>}
          text={reasonOf(error)}
          onRetry={refetch}
        />
      )}
    </Dialog>
  );
}
