import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type Campaign, type Relation, relations } from '../../../contract/campaigns/campaigns.ts';
import { useSession } from '../../lib/session.ts';
import { useUrlState, whole } from '../../lib/use-url-state.ts';
import { Tabs } from '../../ui/data/tabs.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { ApplicationTag } from '../applications/application-tag.tsx';
import { useLiveMoves } from '../applications/use-live-moves.ts';
import { AllList } from '../campaigns/all-list.tsx';
import { mineQuery } from '../campaigns/campaigns.queries.ts';
import { MineEmpty } from '../campaigns/mine-empty.tsx';
import { StatusFilter, useStatusWords } from '../campaigns/status-filter.tsx';
import { useLiveChats } from '../campaigns/use-live-chats.ts';
import { PledgeTag } from '../pledges/pledge-tag.tsx';

const addressOf = (relation: Relation | undefined) => (relation ? `?as=${relation}` : '?');

/** All campaigns the reader takes part in. */
export default function AllCampaigns() {
  const { t } = useLingui();
  const { profile } = useSession();
  useLiveMoves();
  useLiveChats();
  const [search, setSearch] = useUrlState(whole);
  const relation = relations.find((one) => one === search.get('as'));
  const status = search.get('status') ?? undefined;
  const words = useStatusWords();
  const { data } = useInfiniteQuery({ ...mineQuery({}), enabled: profile !== null });
  const first = data?.pages[0];
  const countOf = (one: Relation) => first?.facets.relation.find(({ id }) => id === one)?.count;
  const names = { created: t`Created`, applied: t`Applied`, pledged: t`Joint` };
  return (
    <div className="pb-18">
      <PageMeta title={t`All campaigns`} />
      <h1 className="h1 mb-1.5">
        <Trans>All campaigns</Trans>
      </h1>
      <p className="mb-4 text-sm text-t2">
        <Trans>All your campaigns, with next steps and messages.</Trans>
      </p>
      <Tabs
        label={t`All campaigns`}
        current={relation ?? 'all'}
        tabs={[
          { id: 'all', to: addressOf(undefined), name: t`All`, count: first?.total },
          ...relations.map((id) => ({ id, to: addressOf(id), name: names[id], count: countOf(id) })),
        ]}
      />
      <StatusFilter
        status={status}
        isIdle={(relation ? countOf(relation) : first?.total) === 0}
        onChange={(next) =>
          setSearch(new URLSearchParams({ ...(relation ? { as: relation } : {}), ...(next ? { status: next } : {}) }))
        }
      />
      {profile ? (
        <AllList
          userId={profile.id}
          filters={{ ...(relation ? { relation } : {}), ...(status ? { status: [status] } : {}) }}
          standing={(campaign) => <Standing campaign={campaign} />}
          empty={
            <MineEmpty
              relation={relation ?? (profile.role === 'Influencer' ? 'applied' : 'created')}
              isInfluencer={profile.role === 'Influencer'}
              filter={status ? { name: words[status] ?? status, without: addressOf(relation) } : undefined}
            />
          }
        />
      ) : null}
    </div>
  );
}

function Standing({ campaign }: { campaign: Campaign }) {
  return (
    <>
      {campaign.my_application ? <ApplicationTag application={campaign.my_application} /> : null}
      {campaign.my_pledges.map((pledge) => (
        <PledgeTag key={pledge.id} status={pledge.status} />
      ))}
    </>
  );
}
