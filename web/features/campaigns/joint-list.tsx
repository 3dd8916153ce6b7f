import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NeedKind } from '../../../contract/campaign-words.ts';
import type { Campaign } from '../../../contract/campaigns.ts';
import { needNames } from '../../lib/campaign-words.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { InfiniteList } from '../../ui/infinite-list.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { type Feed, PostSkeletons, postGrid } from './feed-list.tsx';
import { fitOf } from './match-line.tsx';
import { PostCard } from './post-card.tsx';

interface JointListProps {
  hub: Feed;
  kinds: readonly NeedKind[];
  onDrop: (kind: NeedKind) => void;
  heart: (campaign: Campaign) => ReactNode;
}

/** The cards of the Resource Sharing Hub. */
export function JointList({ hub, kinds, onDrop, heart }: JointListProps) {
  if (hub.isPending) return <PostSkeletons />;
  if (!hub.data) {
    const title = <Trans>The joint campaigns did not load</Trans>;
    return <ErrorState title={title} text={reasonOf(hub.error)} onRetry={hub.refetch} />;
  }
  const campaigns = hub.data.pages.flatMap(({ data }) => data);
  if (campaigns.length === 0) return <NoJoint kind={kinds[0]} onDrop={onDrop} />;
  return (
    <>
      <p className="num mb-3 text-sm text-t2" aria-live="polite">
        <Plural value={hub.data.pages[0]?.total ?? 0} one="# joint campaign" other="# joint campaigns" />
      </p>
      <InfiniteList
        hasMore={hub.hasNextPage}
        loading={hub.isFetchingNextPage}
        failed={hub.isFetchNextPageError}
        onMore={hub.fetchNextPage}
        skeleton={<PostSkeletons />}
        errorTitle={<Trans>More campaigns did not load</Trans>}
      >
        <ul className={postGrid}>
          {campaigns.map((campaign) => (
            <li key={campaign.id}>
              <PostCard campaign={campaign} heart={heart(campaign)} fit={fitOf(campaign)}>
                <LinkButton variant="peacock" className="flex-1" to={paths.campaign(campaign.id)}>
                  <Trans>See the needs</Trans>
                </LinkButton>
              </PostCard>
            </li>
          ))}
        </ul>
      </InfiniteList>
    </>
  );
}

function NoJoint({ kind, onDrop }: { kind: NeedKind | undefined; onDrop: (kind: NeedKind) => void }) {
  const { t, i18n } = useLingui();
  if (kind) {
    const name = i18n._(needNames[kind]);
    return (
      <EmptyState
        icon={SearchX}
        title={t`No joint campaign needs this just now`}
        action={
          <Button onClick={() => onDrop(kind)}>
            <Trans>Drop “{name}”</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      jaali="hub"
      title={t`No joint campaign is open just now`}
      text={t`Start one: say what you need, and others bring it.`}
    />
  );
}
