import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { reasonOf } from '../../lib/form-errors.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/data/card.tsx';
import { InfiniteList } from '../../ui/data/infinite-list.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { InvoiceRow } from './invoice-row.tsx';
import { invoicesQuery } from './invoices.queries.ts';

const BillingDialog = lazyWithRetry(() => import('./billing-dialog.tsx'));

/** Invoices for plans and fees, and the billing details. */
export function Invoices() {
  const [isBilling, setBilling] = useState(false);
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The section may load after the browser has looked for the anchor.
  useEffect(() => {
    if (hash === '#invoices') heading.current?.scrollIntoView();
  }, [hash]);
  return (
    <section aria-labelledby="invoices" className="mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id="invoices" className="h4 scroll-mt-24">
          <Trans>Invoices</Trans>
        </h2>
        <Button size="sm" onClick={() => setBilling(true)}>
          <Trans>Billing details</Trans>
        </Button>
      </div>
      <List />
      {isBilling ? (
        <Suspense>
          <BillingDialog onClose={() => setBilling(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}

function List() {
  const invoices = useInfiniteQuery(invoicesQuery(useSession().profile?.id));
  if (invoices.isPending) return <RowSkeletons />;
  if (!invoices.data) {
    return (
      <ErrorState
        title={<Trans>Couldn’t load your invoices</Trans>}
        text={reasonOf(invoices.error)}
        onRetry={invoices.refetch}
      />
    );
  }
  const rows = invoices.data.pages.flatMap(({ data }) => data);
  if (rows.length === 0) {
    return (
      <Card>
        <p className="h5">
          <Trans>No invoices yet</Trans>
        </p>
        <p className="text-sm text-t3">
          <Trans>You get an invoice for every plan payment and every platform fee.</Trans>
        </p>
      </Card>
    );
  }
  return (
    <InfiniteList query={invoices} skeleton={<RowSkeletons />} errorTitle={<Trans>Couldn’t load more invoices</Trans>}>
      <Card padding="none">
        <ul className="divide-y divide-line">
          {rows.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      </Card>
    </InfiniteList>
  );
}

function RowSkeletons() {
  const { t } = useLingui();
  return (
    <Card padding="none">
      <div role="status" aria-label={t`Loading`} aria-busy="true" className="divide-y divide-line">
        {[1, 2, 3].map((at) => (
          <div key={at} className="flex items-center gap-4 px-4 py-3 md:px-5">
            <div className="grid flex-1 gap-1.5">
              <Skeleton className="h-5 w-36" />
              <Skeleton className="h-4 w-44 max-w-full" />
            </div>
            <Skeleton className="h-5 w-20" />
            <Skeleton className="hidden h-9 w-28 sm:block" />
          </div>
        ))}
      </div>
    </Card>
  );
}
