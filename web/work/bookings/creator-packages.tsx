import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import type { CreatorPackage } from '../../../contract/campaigns/packages.ts';
import { PackageCard } from '../../campaigns/packages/package-card.tsx';
import { packagesQuery } from '../../campaigns/packages/packages.queries.ts';
import { Button } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const BookDialog = lazyWithRetry(() => import('./book-dialog.tsx'));

/** Packages on a creator's profile, which brands book. */
export default function CreatorPackages({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const heading = useId();
  const { data: packages, isError } = useQuery(packagesQuery(id));
  const [booked, setBooked] = useState<CreatorPackage>();
  return (
    <section aria-labelledby={heading} className="mt-10">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={heading} className="h3">
          <Trans>Packages</Trans>
        </h2>
        {packages?.length ? (
          <p className="text-sm text-t3">
            <Trans>Booking sends an offer, which {name} accepts or not.</Trans>
          </p>
        ) : null}
      </div>
      {packages?.length === 0 ? (
        <p className="text-t2">
          <Trans>No packages yet.</Trans>
        </p>
      ) : null}
      {isError && !packages ? (
        <p className="text-t2">
          <Trans>Couldn’t load the packages. Reload the page.</Trans>
        </p>
      ) : null}
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {packages?.map((each) => (
          <li key={each.id}>
            <PackageCard
              offered={each}
              by={name}
              actions={
                each.can.book === true ? (
                  <Button variant="peacock" aria-label={t`Book ${each.title}`} onClick={() => setBooked(each)}>
                    <Trans>Book</Trans>
                  </Button>
                ) : undefined
              }
            />
          </li>
        ))}
      </ul>
      {booked ? (
        <Suspense>
          <BookDialog offered={booked} creator={name} onClose={() => setBooked(undefined)} />
        </Suspense>
      ) : null}
    </section>
  );
}
