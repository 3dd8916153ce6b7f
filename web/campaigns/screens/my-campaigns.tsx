import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import {
  type ApplicationStanding,
  type Relation,
  relations,
  standings,
} from '../../../contract/campaigns/campaigns.ts';
import type { MyCampaign, MyCampaignFacets } from '../../../contract/work/my-campaigns.ts';
import { useOpens } from '../../lib/member-roles.ts';
import { paths } from '../../lib/paths.ts';
import { nameOf } from '../../lib/people-names.ts';
import { useSession } from '../../lib/session.ts';
import { useUrlState, whole } from '../../lib/use-url-state.ts';
import { Tabs } from '../../ui/data/tabs.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { ApplicationTag } from '../applications/application-tag.tsx';
import { useLiveMoves } from '../applications/use-live-moves.ts';
import { mineQuery } from '../campaigns/campaigns.queries.ts';
import { MineEmpty } from '../campaigns/mine-empty.tsx';
import { MineList } from '../campaigns/mine-list.tsx';
import { StandingFilter, useStandingWords } from '../campaigns/standing-filter.tsx';
import { StatusFilter, useStatusWords } from '../campaigns/status-filter.tsx';
import { MyPledges } from '../pledges/my-pledges.tsx';

/** Tab in the URL, else the default for the role. */
function readTab(search: URLSearchParams, isInfluencer: boolean): Relation {
  const named = search.get('tab');
  const tab = relations.find((relation) => relation === (named === 'joint' ? 'pledged' : named));
  return tab ?? (isInfluencer ? 'applied' : 'created');
}

function addressOf(tab: Relation): string {
  return `?tab=${tab === 'pledged' ? 'joint' : tab}`;
}

/** Only applications have this filter. */
function readStanding(search: URLSearchParams, tab: Relation): ApplicationStanding | undefined {
  return tab === 'applied' ? standings.find((one) => one === search.get('standing')) : undefined;
}

/** "My Campaigns": created, applied to, or pledged to. */
export default function MyCampaigns() {
  const { t } = useLingui();
  const { profile } = useSession();
  const opens = useOpens();
  useLiveMoves();
  const [search, setSearch] = useUrlState(whole);
  const isInfluencer = profile?.role === 'Influencer';
  const tab = readTab(search, isInfluencer);
  const status = search.get('status') ?? undefined;
  const standing = readStanding(search, tab);
  const { data } = useInfiniteQuery({ ...mineQuery({ relation: tab }), enabled: profile !== null });
  const facets = data?.pages[0]?.facets;
  const countOf = (relation: Relation) => facets?.relation.find(({ id }) => id === relation)?.count;
  const names = { created: t`Created`, applied: t`Applied`, pledged: t`Joint` };
  const filter = useFilterToDrop({ tab, status, standing });
  return (
    <div className="pb-18">
      <PageMeta title={t`My Campaigns`} />
      <div className="mb-4 flex min-h-11 flex-wrap items-end justify-between gap-3">
        <h1 className="h1">
          <Trans>My Campaigns</Trans>
        </h1>
        <span className="flex flex-wrap items-center gap-3">
          {opens(paths.performance) ? (
            <Link to={paths.performance} className="link hit-44 text-sm">
              <Trans>Performance</Trans>
            </Link>
          ) : null}
          {opens(paths.allCampaigns) ? (
            <Link to={paths.allCampaigns} className="link hit-44 text-sm">
              <Trans>All campaigns</Trans>
            </Link>
          ) : null}
          {profile && opens(paths.createCampaign()) ? <NewCampaign isInfluencer={isInfluencer} /> : null}
        </span>
      </div>
      <Tabs
        label={t`My Campaigns`}
        current={tab}
        tabs={relations.map((id) => ({ id, to: addressOf(id), name: names[id], count: countOf(id) }))}
      />
      <Choices tab={tab} facets={facets} search={search} onChange={setSearch} />
      {profile ? (
        <div data-tour="mine">
          <MineList
            userId={profile.id}
            relation={tab}
            status={status}
            applicationStanding={standing}
            standing={(campaign) => <Standing campaign={campaign} />}
            pledges={(campaign) => <MyPledges campaign={campaign} />}
            empty={<MineEmpty relation={tab} isInfluencer={isInfluencer} filter={filter} />}
          />
        </div>
      ) : null}
    </div>
  );
}

interface Chosen {
  tab: Relation;
  status: string | undefined;
  standing: ApplicationStanding | undefined;
}

/** Filter to remove when nothing matches: the status first, since the application's state is more specific. */
function useFilterToDrop({ tab, status, standing }: Chosen) {
  const statuses = useStatusWords();
  const stands = useStandingWords();
  if (status) {
    const rest = standing ? `&standing=${standing}` : '';
    return { name: statuses[status] ?? status, without: `${addressOf(tab)}${rest}` };
  }
  return standing && { name: stands[standing], without: addressOf(tab) };
}

interface ChoicesProps {
  tab: Relation;
  facets: MyCampaignFacets | undefined;
  search: URLSearchParams;
  onChange: (search: URLSearchParams) => void;
}

/** Filters of a tab. */
function Choices({ tab, facets, search, onChange }: ChoicesProps) {
  const status = search.get('status') ?? undefined;
  const standing = readStanding(search, tab);
  const choose = (chosen: { status: string | undefined; standing: string | undefined }) => {
    const next = new URLSearchParams(addressOf(tab));
    for (const [name, value] of Object.entries(chosen)) if (value) next.set(name, value);
    onChange(next);
  };
  return (
    <StatusFilter
      status={status}
      onChange={(next) => choose({ status: next, standing })}
      withDrafts={tab === 'created'}
      isIdle={facets?.relation.find(({ id }) => id === tab)?.count === 0}
    >
      {tab === 'applied' ? (
        <StandingFilter
          standing={standing}
          counts={facets?.standing}
          onChange={(next) => choose({ status, standing: next })}
        />
      ) : null}
    </StatusFilter>
  );
}

function NewCampaign({ isInfluencer }: { isInfluencer: boolean }) {
  return isInfluencer ? (
    <LinkButton icon={Plus} to={paths.createJointCampaign()}>
      <Trans>Start a joint campaign</Trans>
    </LinkButton>
  ) : (
    <LinkButton variant="primary" icon={Plus} to={paths.createCampaign()}>
      <Trans>Post a campaign</Trans>
    </LinkButton>
  );
}

/** Status of the reader's application, and partners to review. */
function Standing({ campaign }: { campaign: MyCampaign }) {
  return (
    <>
      {campaign.my_application ? <ApplicationTag application={campaign.my_application} /> : null}
      {campaign.to_review.slice(0, 3).map((partner) => (
        <Link key={partner.id} to={paths.campaignReviews(campaign.id)} className="link font-semibold text-sm">
          <Trans>Review {nameOf(partner)}</Trans>
        </Link>
      ))}
    </>
  );
}
