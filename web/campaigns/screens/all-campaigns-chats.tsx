import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { ChatPane } from '../../chat/messages/chat-pane.tsx';
import { ConversationRow } from '../../chat/messages/conversation-row.tsx';
import { useChatFilters } from '../../chat/messages/use-chat-filters.ts';
import { useTypists } from '../../chat/messages/use-typing.ts';
import { ChatPage } from '../../chat/screens/sections/chat-page.tsx';
import { ChatSide, ChatSideSheet } from '../../chat/screens/sections/chat-side.tsx';
import { ChatStatus } from '../../chat/screens/sections/chat-status.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useNow } from '../../lib/use-now.ts';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { useLiveMoves } from '../applications/use-live-moves.ts';
import { CampaignChatList } from '../campaign-chats/campaign-chat-list.tsx';
import { campaignChatsQuery } from '../campaign-chats/campaign-chats.queries.ts';
import { campaignQuery } from '../campaigns/campaigns.queries.ts';
import { DetailsProblem } from '../campaigns/details-states.tsx';
import { StatusTag } from '../campaigns/status-tag.tsx';

/** Conversations about a campaign, the open one, and the campaign's side panel. */
export default function AllCampaignsChats() {
  const { id = '' } = useParams();
  const { t } = useLingui();
  const { profile } = useSession();
  useLiveMoves();
  const query = useQuery({ ...campaignQuery(id), enabled: profile !== null });
  const title = query.data?.title || t`Chats`;
  return (
    <ChatPage>
      <PageMeta title={title} />
      {query.error && !query.data ? (
        <DetailsProblem error={query.error} onRetry={query.refetch} />
      ) : (
        <Panes id={id} me={profile?.id} isSubscriber={profile?.is_subscriber === 1} campaign={query.data} />
      )}
    </ChatPage>
  );
}

interface PanesProps {
  id: string;
  me: string | undefined;
  isSubscriber: boolean;
  campaign: Campaign | undefined;
}

function Panes({ id, me, isSubscriber, campaign }: PanesProps) {
  const [search] = useSearchParams();
  const filters = useChatFilters();
  const chats = useInfiniteQuery({ ...campaignChatsQuery(id, filters.unread), enabled: me !== undefined });
  const now = useNow();
  const typists = useTypists();
  const opened = search.get('user');
  const loaded = chats.data?.pages.flatMap(({ data }) => data) ?? [];
  // A single conversation is opened automatically; phones still show the list.
  const selected = opened ?? (loaded.length === 1 && !filters.unread ? (loaded[0]?.id ?? null) : null);
  const chat = loaded.find((one) => one.id === selected);
  const side = campaign && chat ? { campaign, chat, isOwn: campaign.creator.id === me } : null;
  // The list shows the empty state, so leave out the pane.
  const isNobody = !selected && !filters.unread && loaded.length === 0 && !chats.isPending;
  return (
    <div
      className={cx(
        'flex min-h-[420px] overflow-hidden border-line bg-surface max-md:-mx-4 max-md:-mt-4 md:-mt-2 md:mb-6 md:rounded-card md:border',
        isSubscriber
          ? 'md:h-[calc(100dvh-112px)] md:[body:has([data-offline])_&]:h-[calc(100dvh-156px)]'
          : 'md:h-[calc(100dvh-156px)] md:[body:has([data-offline])_&]:h-[calc(100dvh-200px)]',
      )}
    >
      <section
        className={cx(
          'flex w-full flex-col bg-surface',
          !isNobody && 'md:w-[300px] md:flex-none md:border-line md:border-r xl:w-[350px]',
          opened && 'max-md:hidden',
        )}
      >
        <ListHead campaign={campaign} />
        <CampaignChatList
          campaignId={id}
          chats={chats}
          unread={filters.unread}
          onUnread={(unread) => filters.change({ unread })}
          row={(chat) => (
            <ConversationRow
              user={chat}
              to={filters.addressOf(chat.id)}
              selected={chat.id === selected}
              typing={typists.has(chat.id)}
              now={now}
              standing={<ChatStatus chat={chat} />}
            />
          )}
        />
      </section>
      <section
        data-at-bottom={opened ? '' : undefined}
        className={cx(
          'flex min-w-0 flex-1 flex-col bg-bg',
          isNobody && 'md:hidden',
          opened ? 'max-md:fixed max-md:inset-0 max-md:z-30 max-md:h-dvh' : 'max-md:hidden',
        )}
      >
        {me && selected ? (
          <ChatPane
            key={selected}
            me={me}
            partnerId={selected}
            campaignId={id}
            act={side ? <ChatSideSheet {...side} /> : null}
          />
        ) : loaded.length > 0 || filters.unread ? (
          <Choose />
        ) : null}
      </section>
      {side ? (
        <aside className="hidden w-[340px] flex-none overflow-y-auto border-line border-l p-5 xl:block">
          <ChatSide {...side} />
        </aside>
      ) : null}
    </div>
  );
}

function ListHead({ campaign }: { campaign: Campaign | undefined }) {
  return (
    <div className="grid gap-2 px-4 pt-3 pb-3">
      <Link to={paths.allCampaigns} className="link hit-44 inline-flex items-center gap-1.5 justify-self-start text-sm">
        <ArrowLeft className="size-4" />
        <Trans>All campaigns</Trans>
      </Link>
      {campaign ? (
        <>
          <h1 className="h3 line-clamp-2">{campaign.title || <Trans>Untitled draft</Trans>}</h1>
          <p className="flex items-center justify-between gap-2">
            <StatusTag campaign={campaign} />
            <Link to={paths.campaign(campaign.id)} className="link hit-44 text-sm">
              <Trans>Open campaign</Trans>
            </Link>
          </p>
        </>
      ) : (
        <>
          <h1 className="sr-only">
            <Trans>Chats</Trans>
          </h1>
          <Skeleton className="h-7 w-3/4" />
          <Skeleton className="h-6 w-24" />
        </>
      )}
    </div>
  );
}

function Choose() {
  return (
    <p className="m-auto max-w-[46ch] px-6 py-12 text-center text-t2">
      <Trans>Select a conversation. Messages you send here are tagged with this campaign.</Trans>
    </p>
  );
}
