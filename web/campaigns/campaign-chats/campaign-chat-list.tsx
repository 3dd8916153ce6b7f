import { Trans, useLingui } from '@lingui/react/macro';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CampaignChat } from '../../../contract/campaigns/campaign-chats.ts';
import { ApiError } from '../../lib/api.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { ToggleChip } from '../../ui/data/chip.tsx';
import { InfiniteList } from '../../ui/data/infinite-list.tsx';
import { PersonRowSkeletons } from '../../ui/data/person-row-skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { Button, LinkButton } from '../../ui/forms/button.tsx';

interface Page {
  data: CampaignChat[];
  total: number;
  unread_total: number;
}

interface CampaignChatListProps {
  campaignId: string;
  chats: Pick<
    UseInfiniteQueryResult<{ pages: Page[] }>,
    | 'data'
    | 'error'
    | 'isPending'
    | 'hasNextPage'
    | 'isFetchingNextPage'
    | 'isFetchNextPageError'
    | 'fetchNextPage'
    | 'refetch'
  >;
  /** Unread conversations only. */
  unread: boolean;
  onUnread: (unread: boolean) => void;
  row: (chat: CampaignChat) => ReactNode;
}

/** Conversations about a campaign: latest message first, then those without messages. */
export function CampaignChatList({ campaignId, chats, unread, onUnread, row }: CampaignChatListProps) {
  const { t } = useLingui();
  const loaded = chats.data?.pages.flatMap(({ data }) => data) ?? [];
  const isNoParty = chats.error instanceof ApiError && chats.error.status === 404;
  return (
    <>
      {isNoParty ? null : (
        <div className="flex gap-2 px-4 pb-3">
          <ToggleChip on={!unread} onToggle={() => onUnread(false)}>
            <Trans>All</Trans>
          </ToggleChip>
          <ToggleChip on={unread} onToggle={() => onUnread(true)}>
            <Trans>Unread</Trans>
          </ToggleChip>
        </div>
      )}
      <nav
        aria-label={t`Conversations`}
        aria-busy={chats.isPending}
        className="relative min-h-0 flex-1 md:overflow-y-auto"
      >
        {chats.isPending ? <PersonRowSkeletons rows={4} /> : null}
        {isNoParty ? <NoParty campaignId={campaignId} /> : null}
        {chats.error && !isNoParty && loaded.length === 0 ? (
          <div className="p-4">
            <ErrorState
              title={<Trans>Couldn’t load the conversations</Trans>}
              text={reasonOf(chats.error)}
              onRetry={chats.refetch}
            />
          </div>
        ) : null}
        {chats.data && loaded.length === 0 ? <NoChats unread={unread} onAll={() => onUnread(false)} /> : null}
        {loaded.length > 0 ? (
          <InfiniteList
            query={chats}
            skeleton={<PersonRowSkeletons rows={4} />}
            errorTitle={<Trans>Couldn’t load more conversations</Trans>}
          >
            <ul className="border-line border-b">
              {loaded.map((chat) => (
                <li key={chat.id}>{row(chat)}</li>
              ))}
            </ul>
          </InfiniteList>
        ) : null}
      </nav>
    </>
  );
}

function NoChats({ unread, onAll }: { unread: boolean; onAll: () => void }) {
  if (unread) {
    return (
      <EmptyState
        icon={CheckCheck}
        title={<Trans>No unread messages</Trans>}
        action={
          <Button onClick={onAll}>
            <Trans>Remove “Unread” filter</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      jaali="campaign-chats"
      title={<Trans>No conversations yet</Trans>}
      text={<Trans>Everyone who applies or pledges to this campaign appears here.</Trans>}
      action={
        <LinkButton to={paths.browse} variant="peacock">
          <Trans>Browse Influencers</Trans>
        </LinkButton>
      }
    />
  );
}

/** Shown to users without a part in the campaign. */
function NoParty({ campaignId }: { campaignId: string }) {
  return (
    <EmptyState
      jaali="campaign-chats"
      title={<Trans>You’re not part of this campaign</Trans>}
      text={<Trans>The campaign owner chats here with everyone who applies or pledges.</Trans>}
      action={
        <LinkButton to={paths.campaign(campaignId)} variant="peacock">
          <Trans>Open campaign</Trans>
        </LinkButton>
      }
    />
  );
}
