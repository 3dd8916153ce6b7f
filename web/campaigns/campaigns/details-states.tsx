import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '../../lib/api.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/data/card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';

/** Not found for this reader, or failed to load. */
export function DetailsProblem({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const { t } = useLingui();
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <div className="pb-18">
      <h1 className={isGone ? 'sr-only' : 'h1 mb-5'}>
        <Trans>Campaign</Trans>
      </h1>
      {isGone ? (
        <EmptyState
          jaali="gone-campaign"
          title={t`This campaign isn’t available`}
          text={t`It was deleted, or it’s still a draft.`}
          action={
            <LinkButton to={paths.campaignPosts} variant="peacock">
              <Trans>See Campaign Posts</Trans>
            </LinkButton>
          }
        />
      ) : (
        <ErrorState title={<Trans>Couldn’t load the campaign</Trans>} text={reasonOf(error)} onRetry={onRetry} />
      )}
    </div>
  );
}

export function DetailsSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} aria-busy="true" className="pb-18">
      <h1 className="sr-only">{t`Campaign`}</h1>
      <Skeleton className="h-5 w-40" />
      <Skeleton className="mt-2 h-10 w-3/4" />
      <Skeleton className="mt-3 mb-5 h-7 w-1/2" />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
        <Card padding="lg">
          <Skeleton className="h-80" />
        </Card>
        <Card>
          <Skeleton className="h-56" />
        </Card>
      </div>
    </div>
  );
}
