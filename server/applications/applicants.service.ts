import * as z from 'zod/mini';
import type { Application, applicantSorts, Pledge } from '../../contract/applications.ts';
import type { ApplicationRow, CampaignRow } from '../../database/schema/campaign.ts';
import { findOwnCampaign } from '../campaigns/campaigns.access.service.ts';
import type { User } from '../kit/authenticate.ts';
import type { Context } from '../kit/context.ts';
import { decodeCursor, encodeCursor } from '../kit/cursor.ts';
import { selectApplicationsOf } from './applications.queries.ts';
import { selectPledgesOf } from './pledges.queries.ts';
import { findApplicantCards, matchOf, presentApplications, presentPledges } from './present.service.ts';

type Sort = (typeof applicantSorts)[number];

interface ApplicantsInput {
  user: User;
  campaignId: string;
  status?: readonly string[] | undefined;
  sort?: Sort | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** A place in the list: the value sorted by, higher first, then the id, newer first. */
const placeSchema = z.tuple([z.number(), z.int()]);
type Place = z.infer<typeof placeSchema>;

interface Page<T> {
  data: T[];
  total: number;
  next_cursor: string | null;
}

/** Who came to a campaign of one's own: applications, or pledges to a joint one. */
export async function listApplicants(
  context: Context,
  { user, campaignId, ...input }: ApplicantsInput,
): Promise<Page<Application | Pledge>> {
  const campaign = await findOwnCampaign(context, { user, id: campaignId });
  if (campaign.type === 'joint') return listPledges(context, campaign, input);
  const rows = await selectApplicationsOf(context.db, campaign.id, input.status);
  const placed = await placeApplications(context, { campaign, user, rows, sort: input.sort ?? 'match' });
  const page = pageOf(placed, input);
  const data = await presentApplications(context, { campaign, reader: user }, page.rows);
  return { data, total: rows.length, next_cursor: page.next };
}

async function listPledges(
  context: Context,
  campaign: CampaignRow,
  input: Pick<ApplicantsInput, 'status' | 'limit' | 'cursor'>,
): Promise<Page<Pledge>> {
  const rows = await selectPledgesOf(context.db, campaign.id, input.status);
  const page = pageOf(
    rows.map((row) => ({ row, place: [0, row.id] as Place })),
    input,
  );
  return { data: await presentPledges(context, page.rows), total: rows.length, next_cursor: page.next };
}

interface Placing {
  campaign: CampaignRow;
  user: User;
  rows: ApplicationRow[];
  sort: Sort;
}

async function placeApplications(context: Context, { campaign, user, rows, sort }: Placing) {
  const cards = await findApplicantCards(context, user, rows);
  const rankOf = (row: ApplicationRow): number => {
    const card = cards.get(row.influencer_id);
    if (sort === 'newest' || !card) return 0;
    if (sort === 'reach') return card.followers;
    // Lowest price first, none at the end.
    if (sort === 'price') return row.quote === null ? Number.MIN_SAFE_INTEGER : -row.quote;
    return matchOf(campaign, row, card).score;
  };
  return rows.map((row) => ({ row, place: [rankOf(row), row.id] as Place }));
}

function pageOf<T>(placed: { row: T; place: Place }[], input: { limit: number; cursor?: string | undefined }) {
  const after = decodeCursor(input.cursor, placeSchema);
  const sorted = placed.toSorted((a, b) => comparePlaces(a.place, b.place));
  const rest = after ? sorted.filter(({ place }) => comparePlaces(after, place) < 0) : sorted;
  const shown = rest.slice(0, input.limit);
  const last = shown.at(-1);
  return {
    rows: shown.map(({ row }) => row),
    next: rest.length > shown.length && last ? encodeCursor(last.place) : null,
  };
}

function comparePlaces(a: Place, b: Place): number {
  return b[0] - a[0] || b[1] - a[1];
}
