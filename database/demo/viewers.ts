import { termsVersion } from '../../contract/site/policies.ts';
import type { Database } from '../connection.ts';
import { insertRows } from '../insert.ts';
import type { DemoApplication } from './application-shape.ts';
import type { DemoCampaign } from './campaign-shape.ts';
import { hoursBefore, type StoredCreator } from './creator-rows.ts';
import { createRandom, type Random } from './random.ts';

interface Setting {
  campaigns: readonly DemoCampaign[];
  creators: readonly StoredCreator[];
  applications: readonly DemoApplication[];
  now: Date;
  seed: string;
}

/** Creators whose fields are looked at for one campaign, and how many of those who fit have seen it. */
const [lookedAt, fewest, most] = [1_200, 40, 160];
const chances = { opens: 0.2, saves: 0.15, agrees: 0.55 };

/** Inserts who saw the campaigns that are not over, and which creators agree to be named. Who applied has opened the campaign. */
export async function loadViewers(db: Database, setting: Setting): Promise<void> {
  const { campaigns, creators, now, seed } = setting;
  const random = createRandom(seed, 'viewers');
  const claimed = creators.filter(({ isClaimed }) => isClaimed);
  const rows = campaigns
    .filter(({ type, phase }) => type === 'standard' && phase !== 'draft' && phase !== 'done')
    .flatMap((campaign) => viewersOf(campaign, { ...setting, creators: claimed, random }));
  await insertRows(db, 'campaign_viewer', rows);
  const byCampaign = Map.groupBy(rows, ({ campaign_id }) => campaign_id);
  await insertRows(
    db,
    'campaign_reach',
    [...byCampaign].map(([campaign_id, seen]) => ({
      campaign_id,
      shown: seen.length,
      opened: seen.filter(({ opened_at }) => opened_at !== null).length,
      forgotten_at: null,
    })),
  );
  const saved = rows.filter(({ influencer_id, opened_at }) => {
    return opened_at !== null && influencer_id !== creators[0]?.id && random.chance(chances.saves);
  });
  await insertRows(
    db,
    'bookmark',
    saved.map(({ influencer_id, campaign_id, opened_at }) => ({
      account_id: influencer_id,
      campaign_id,
      created_at: opened_at,
    })),
  );
  const openers = new Set(rows.flatMap(({ influencer_id, opened_at }) => (opened_at ? [influencer_id] : [])));
  const agreeing = [...openers].filter(() => random.chance(chances.agrees));
  await insertRows(
    db,
    'consent',
    agreeing.map((account_id) => ({
      account_id,
      kind: 'opened_campaigns',
      version: termsVersion,
      granted_at: hoursBefore(now, 24 * 30),
    })),
  );
}

function viewersOf(campaign: DemoCampaign, { creators, applications, now, random }: Setting & { random: Random }) {
  const { id = 0, published_at } = campaign;
  const posted = published_at ?? now;
  const hours = Math.max(0, (now.getTime() - posted.getTime()) / 3_600_000);
  const applied = new Map(
    applications
      .filter((application) => application.campaign === campaign)
      .map(({ influencer, events }) => [influencer.id, events[0]?.at ?? now]),
  );
  const found = random
    .sample(creators, lookedAt)
    .filter(({ id: creatorId, categories }) => !applied.has(creatorId) && fits(categories, campaign))
    .slice(0, random.between(fewest, most));
  const row = (influencer_id: number, shown_at: Date, opened_at: Date | null) => ({
    campaign_id: id,
    influencer_id,
    shown_at,
    opened_at,
  });
  return [
    ...[...applied].map(([influencerId, at]) => row(influencerId, at, at)),
    ...found.map((creator) => {
      const at = hoursBefore(now, random.next() * hours);
      return row(creator.id, at, random.chance(chances.opens) ? at : null);
    }),
  ];
}

const fits = (topics: readonly string[], { categories }: DemoCampaign) =>
  categories.length === 0 || categories.some((topic) => topics.includes(topic));
