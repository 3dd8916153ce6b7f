import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { LinkButton } from '../../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import { campaignQuery } from '../campaigns.queries.ts';
import { DetailsProblem, DetailsSkeleton } from '../details-states.tsx';
import { Composer } from './composer.tsx';
import { useDraftAddress } from './use-draft-address.ts';

const WrongRole = lazyWithRetry(() => import('./wrong-role.tsx'));

/** Composer for `new`, a draft or a posted campaign, or the reason why it cannot be edited. */
export function ComposeScreen({ type }: { type: 'standard' | 'joint' }) {
  const { t } = useLingui();
  const { id = 'new' } = useParams();
  const { profile } = useSession();
  const client = useQueryClient();
  const isNew = id === 'new';
  const { goTo, giveId } = useDraftAddress({ isNew });
  const { key, bear } = useComposerKey(id);
  const query = useQuery({ ...campaignQuery(id), enabled: profile !== null && !isNew, staleTime: 0 });

  function onDraft(campaign: Campaign) {
    client.setQueryData(campaignQuery(campaign.id).queryKey, { result: true, data: campaign });
    if (!isNew) return;
    bear(campaign.id);
    giveId(campaign);
  }

  if (!profile) return <DetailsSkeleton />;
  if (type === 'standard' && profile.role === 'Influencer') {
    return (
      <Suspense fallback={<DetailsSkeleton />}>
        <WrongRole />
      </Suspense>
    );
  }
  if (!isNew && !query.data) {
    return query.error ? <DetailsProblem error={query.error} onRetry={query.refetch} /> : <DetailsSkeleton />;
  }
  const campaign = isNew ? null : (query.data ?? null);
  if (campaign && campaign.creator.id !== profile.id) {
    return (
      <EmptyState
        jaali="not-mine"
        title={t`Only the owner can edit this campaign`}
        action={
          <LinkButton to={paths.campaign(campaign.id)} variant="peacock">
            <Trans>View details</Trans>
          </LinkButton>
        }
      />
    );
  }
  return <Composer key={key} type={type} campaign={campaign} onDraft={onDraft} onStep={goTo} />;
}

/**
 * React key of the composer: stable when a new draft gets its id on the first save, new when the user returns to `new`
 * later.
 */
function useComposerKey(id: string) {
  const [count, setCount] = useState(0);
  const [seen, setSeen] = useState(id);
  const [born, setBorn] = useState<{ id: string; key: string }>();
  if (seen !== id) {
    setSeen(id);
    if (id === 'new') setCount(count + 1);
  }
  const newKey = `new-${count}`;
  return {
    key: id === 'new' ? newKey : id === born?.id ? born.key : id,
    bear: (bornId: string) => setBorn({ id: bornId, key: newKey }),
  };
}
