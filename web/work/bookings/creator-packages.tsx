import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { CreatorPackage } from '../../../contract/campaigns/packages.ts';
import { PackageCard } from '../../campaigns/packages/package-card.tsx';
import { packagesQuery } from '../../campaigns/packages/packages.queries.ts';
import { Button } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const BookDialog = lazyWithRetry(() => import('./book-dialog.tsx'));

/** Packages on a creator's profile, which brands book; nothing where there are none. */
export default function CreatorPackages({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const { data: packages = [] } = useQuery(packagesQuery(id));
  const [booked, setBooked] = useState<CreatorPackage>();
  if (packages.length === 0) return null;
  return (
    <section aria-labelledby="packages" className="mt-8">
      <h2 id="packages" className="h3 mb-3">
        <Trans>Packages</Trans>
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {packages.map((each) => (
          <li key={each.id}>
            <PackageCard
              offered={each}
              by={name}
              actions={
                each.can.book === true ? (
                  <Button variant="primary" aria-label={t`Book ${each.title}`} onClick={() => setBooked(each)}>
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
