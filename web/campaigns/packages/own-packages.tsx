import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { type CreatorPackage, mostPackages } from '../../../contract/campaigns/packages.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { PackageCard } from './package-card.tsx';
import { packagesQuery, useRemovePackage } from './packages.queries.ts';

const PackageDialog = lazyWithRetry(() => import('./package-dialog.tsx'));

/** One's own packages: add, change and remove. */
export function OwnPackages({ userId, name }: { userId: string; name: string }) {
  const { t } = useLingui();
  const { data: packages, error, refetch } = useQuery(packagesQuery(userId));
  const remove = useRemovePackage();
  const [edited, setEdited] = useState<CreatorPackage | 'new'>();
  if (error) {
    return <ErrorState title={<Trans>Couldn’t load your packages</Trans>} text={reasonOf(error)} onRetry={refetch} />;
  }
  if (!packages) return <Skeleton className="h-44 rounded-card" />;
  const count = packages.length;
  return (
    <div className="grid gap-5">
      {packages.length > 0 ? (
        <ul className="grid gap-4 md:grid-cols-2">
          {packages.map((each) => (
            <li key={each.id}>
              <PackageCard
                offered={each}
                by={name}
                actions={
                  <span className="flex items-center gap-1">
                    <Button size="sm" aria-label={t`Edit ${each.title}`} onClick={() => setEdited(each)}>
                      <Trans>Edit</Trans>
                    </Button>
                    <IconButton
                      icon={Trash2}
                      label={t`Remove ${each.title}`}
                      onClick={() =>
                        remove.mutateAsync(each.id).then(
                          () => showToast('success', t`Package removed.`),
                          (reason) => showToast('error', reasonOf(reason)),
                        )
                      }
                    />
                  </span>
                }
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-t2">
          <Trans>Nothing here yet. Offer what you make most often, at a price a brand can book at once.</Trans>
        </p>
      )}
      {packages.length < mostPackages ? (
        <Button icon={Plus} className="justify-self-start" onClick={() => setEdited('new')}>
          <Trans>Add a package</Trans>
        </Button>
      ) : null}
      <p className="num text-sm text-t3">
        <Trans>
          {count} of {mostPackages} packages
        </Trans>
      </p>
      {edited ? (
        <Suspense>
          <PackageDialog
            userId={userId}
            edited={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
