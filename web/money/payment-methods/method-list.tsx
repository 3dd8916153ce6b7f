import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { reasonOf } from '../../lib/form-errors.ts';
import { useMay } from '../../lib/member-roles.ts';
import { useSession } from '../../lib/session.ts';
import { Card, CardHead } from '../../ui/data/card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { MethodRow } from './method-row.tsx';
import { paymentMethodsQuery } from './payment-methods.queries.ts';

const AddDialog = lazyWithRetry(() => import('./add-dialog.tsx'));

/** Payout accounts with their actions. */
export function MethodList() {
  const { t } = useLingui();
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const mayChange = useMay('own');
  const { token } = useSession();
  const { data, error, refetch } = useQuery({ ...paymentMethodsQuery, enabled: token !== null });
  const close = () => setAdding(false);
  if (error && !data) {
    return <ErrorState title={t`Couldn’t load your payout accounts`} text={reasonOf(error)} onRetry={refetch} />;
  }
  return (
    <Card as="section" padding="none" aria-labelledby="payout-accounts">
      <CardHead
        title={
          <h2 id="payout-accounts" className="h4 scroll-mt-24">
            <Trans>Payout accounts</Trans>
          </h2>
        }
      >
        {mayChange ? (
          <Button
            ref={addButton}
            variant="text"
            size="sm"
            icon={Plus}
            onClick={() => setAdding(true)}
            className="-mr-2.5"
          >
            <Trans>Add</Trans>
            <span className="sr-only">
              {' '}
              <Trans>a payout account</Trans>
            </span>
          </Button>
        ) : null}
      </CardHead>
      {data ? null : <Skeleton className="mx-4 mt-2 mb-4 h-12 md:mx-5" />}
      {data?.length === 0 ? (
        <p className="px-4 pt-1 pb-5 text-sm text-t2 md:px-5">
          {mayChange ? (
            <Trans>None yet. Add a bank account or UPI ID so we can pay you.</Trans>
          ) : (
            <Trans>None yet. An owner of this account adds them.</Trans>
          )}
        </p>
      ) : null}
      {data && data.length > 0 ? (
        <ul className="mt-1 divide-y divide-line">
          {data.map((method) => (
            <MethodRow
              key={method.id}
              method={method}
              mayChange={mayChange}
              onRemoved={() => addButton.current?.focus()}
            />
          ))}
        </ul>
      ) : null}
      <Suspense>{isAdding ? <AddDialog onAdded={close} onClose={close} /> : null}</Suspense>
    </Card>
  );
}
