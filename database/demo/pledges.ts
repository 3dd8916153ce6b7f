import type { NeedKind } from '../../contract/campaigns/campaign-enums.ts';
import type { PledgeStatus } from '../../contract/campaigns/pledges.ts';
import type { Database } from '../connection.ts';
import { insertReturningIds, insertRows, takeIds } from '../insert.ts';
import type { Business } from './business.ts';
import type { DemoCampaign } from './campaign-shape.ts';
import type { StoredCreator } from './creator-rows.ts';
import { type DemoPledge, FEATURED_PLEDGES } from './pledges-featured.ts';
import { createRandom, type Random } from './random.ts';

interface Setting {
  campaigns: readonly DemoCampaign[];
  creators: readonly StoredCreator[];
  brands: readonly Business[];
  partners: readonly Business[];
  now: Date;
  seed: string;
}

interface Need {
  campaign: DemoCampaign;
  kind: NeedKind;
  description: string;
  /** Paise. */
  value: number;
}

const NEEDS: Record<NeedKind, string> = {
  budget: 'Paid media and creator fees',
  product: 'Things to give away',
  venue: 'A place with shade and power',
  production: 'Film crew and edit',
  reach: 'Creators, two reels each',
  travel: 'Van and driver',
  media: 'Screens and local papers',
  other: 'Hands on the day',
};

/** Inserts needs and pledges of every joint campaign, with the history of each pledge. */
export async function loadPledges(db: Database, setting: Setting): Promise<DemoPledge[]> {
  const joint = setting.campaigns.filter((campaign) => campaign.type === 'joint');
  const needs = joint.flatMap((campaign, index) => planNeeds(campaign, createRandom(setting.seed, 'needs', index)));
  const counts = new Map<DemoCampaign, number>();
  const needRows = needs.map(({ campaign, ...need }) => {
    const position = (counts.get(campaign) ?? 0) + 1;
    counts.set(campaign, position);
    return { campaign_id: campaign.id, position, ...need };
  });
  const needIds = await insertReturningIds(db, 'campaign_need', needRows);
  const plans = needs.flatMap((need, index) => planPledges(setting, { ...need, id: needIds[index] ?? 0 }, index));
  const ids = await takeIds(db, 'application_id', plans.length);
  const pledges = plans.map((plan, index) => ({ ...plan, id: ids[index] ?? 0 }));
  await insertRows(db, 'pledge', pledges.map(pledgeRow));
  await insertRows(db, 'pledge_event', pledges.flatMap(eventRows));
  await insertRows(db, 'escrow_order', pledges.filter(({ isPaid }) => isPaid).map(orderRow));
  const started = joint.filter((campaign) => !campaign.is_draft && campaign.phase !== 'open');
  await insertRows(
    db,
    'pool_lock',
    started.map((campaign) => lockRow(campaign, pledges)),
  );
  return pledges;
}

function planNeeds(campaign: DemoCampaign, random: Random): Need[] {
  const featured = FEATURED_PLEDGES.get(campaign.title);
  if (featured) return featured.needs.map((need) => ({ campaign, ...need }));
  const kinds = random.sample(Object.keys(NEEDS) as NeedKind[], random.between(3, 6));
  return kinds.map((kind) => ({ campaign, kind, description: NEEDS[kind], value: random.between(4, 48) * 500_000 }));
}

function planPledges(setting: Setting, need: Need & { id: number }, index: number): Omit<DemoPledge, 'id'>[] {
  const { campaign } = need;
  if (campaign.is_draft) return [];
  const everybody = [...setting.brands, ...setting.partners];
  const featured = FEATURED_PLEDGES.get(campaign.title);
  if (featured) {
    const idOf = (name: string) =>
      everybody.find((each) => each.name === name)?.id ??
      setting.creators.find((each) => each.fullname === name)?.id ??
      0;
    return featured.pledges
      .filter((pledge) => pledge.kind === need.kind)
      .map(({ name, rupees, ...rest }) =>
        tell(setting, need, { accountId: idOf(name), value: rupees * 100, random: createRandom(name), ...rest }),
      );
  }
  const random = createRandom(setting.seed, 'pledges', index);
  const creators = setting.creators.filter((creator) => creator.isClaimed).slice(0, 400);
  const pool = (need.kind === 'reach' ? creators : everybody).filter((each) => each.id !== campaign.creator.id);
  let open = need.value;
  return random.sample<{ id: number }>(pool, random.between(0, 3)).map(({ id }) => {
    const status = pledgeStatus(campaign, random);
    const isFilling = status === 'accepted' || status === 'contributed';
    const wanted = Math.max(100_000, Math.round((need.value * random.between(2, 6)) / 10 / 50_000) * 50_000);
    const value = isFilling ? Math.min(wanted, open) : wanted;
    if (isFilling && value <= 0)
      return tell(setting, need, { accountId: id, value: wanted, status: 'declined', message: '', random });
    if (isFilling) open -= value;
    return tell(setting, need, {
      accountId: id,
      value,
      status,
      message: 'We have done this before and can do it again.',
      random,
    });
  });
}

function pledgeStatus(campaign: DemoCampaign, random: Random): PledgeStatus {
  if (campaign.phase === 'done')
    return random.pick(['contributed', 'contributed', 'contributed', 'declined', 'withdrawn']);
  if (campaign.phase === 'running') return random.pick(['contributed', 'contributed', 'accepted', 'declined']);
  return random.pick(['pledged', 'pledged', 'accepted', 'contributed', 'declined', 'withdrawn']);
}

const ROADS: Record<PledgeStatus, PledgeStatus[]> = {
  pledged: ['pledged'],
  accepted: ['pledged', 'accepted'],
  contributed: ['pledged', 'accepted', 'contributed'],
  declined: ['pledged', 'declined'],
  withdrawn: ['pledged', 'accepted', 'withdrawn'],
};

function tell(
  { now }: Setting,
  need: Need & { id: number },
  facts: {
    accountId: number;
    value: number;
    status: PledgeStatus;
    isPaid?: boolean;
    message: string;
    random: Random;
  },
): Omit<DemoPledge, 'id'> {
  const { campaign } = need;
  const from = (campaign.published_at ?? campaign.created_at).getTime();
  const to = Math.min(now.getTime() - 1_800_000, new Date(`${campaign.start_date}T00:00:00Z`).getTime());
  const road = ROADS[facts.status];
  const times = road.map(() => facts.random.next()).sort((a, b) => a - b);
  const { isPaid = false } = facts;
  const moverOf = (status: PledgeStatus) => {
    if (status === 'contributed' && isPaid) return null;
    return status === 'pledged' || status === 'withdrawn' ? facts.accountId : campaign.creator.id;
  };
  const events = road.map((status, index) => ({
    from: road[index - 1] ?? null,
    to: status,
    byId: moverOf(status),
    at: new Date(from + (times[index] ?? 0) * Math.max(to - from, 3_600_000)),
  }));
  return { campaign, needId: need.id, kind: need.kind, description: need.description, events, ...facts, isPaid };
}

function pledgeRow(pledge: DemoPledge) {
  return {
    id: pledge.id,
    campaign_id: pledge.campaign.id,
    need_id: pledge.needId,
    account_id: pledge.accountId,
    kind: pledge.kind,
    description: pledge.description,
    message: pledge.message,
    value: pledge.value,
    status: pledge.status,
    confirmed_by: pledge.status === 'contributed' ? (pledge.isPaid ? 'payment' : 'word') : null,
    created_at: pledge.events[0]?.at,
    updated_at: pledge.events.at(-1)?.at,
  };
}

function eventRows({ id, events }: DemoPledge) {
  return events.map((event) => ({
    pledge_id: id,
    from_status: event.from,
    to_status: event.to,
    by_id: event.byId,
    created_at: event.at,
  }));
}

/** The payment of a contribution, held since it arrived. */
function orderRow({ id, campaign, accountId, value, events }: DemoPledge) {
  return {
    pledge_id: id,
    payer_id: accountId,
    payee_id: campaign.creator.id,
    provider_id: `order_story${id}`,
    payment_id: `pay_story${id}`,
    amount: value,
    fee_basis_points: 0,
    status: 'held',
    released: 0,
    fee: 0,
    gst: 0,
    tds: 0,
    refunded: 0,
    created_at: events.find(({ to }) => to === 'accepted')?.at,
    paid_at: events.at(-1)?.at,
  };
}

/** Started campaigns of the story reached their minimum. */
function lockRow(campaign: DemoCampaign, pledges: readonly DemoPledge[]) {
  const locked_at = new Date(`${campaign.start_date}T00:00:00+05:30`);
  const paid = pledges.reduce(
    (sum, pledge) => sum + (pledge.isPaid && pledge.campaign === campaign ? pledge.value : 0),
    0,
  );
  return { campaign_id: campaign.id, outcome: 'reached', paid, minimum: paid, locked_at };
}
