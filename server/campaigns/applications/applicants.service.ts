import type { applicantSorts } from '../../../contract/campaigns/applications.ts';
import type { Pledge } from '../../../contract/campaigns/pledges.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { ApplicationRow, CampaignRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { Download } from '../../kit/http/download.ts';
import { type Place, pageOf } from '../../kit/http/placed-page.ts';
import { writeCsv } from '../../kit/storage/csv.ts';
import { findOwnCampaign } from '../campaign-records/campaign-records.service.ts';
import { listAllPledges } from '../pledges/listing.service.ts';
import { tabulateApplications, tabulatePledges } from './applicants.csv.views.ts';
import { selectApplicationsOf } from './applications.queries.ts';
import type { ApplicationRecord } from './applications.views.ts';
import { findApplicantCards, matchOf, presentApplications } from './present.service.ts';

/** Practically unlimited, for files, which have no pages. */
const everything = 1_000_000;

type Sort = (typeof applicantSorts)[number];

interface ApplicantsInput {
  user: User;
  campaignId: string;
  status?: readonly string[] | undefined;
  sort?: Sort | undefined;
  /** Restricts the list to this person. */
  sender?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

interface Page<T> {
  data: T[];
  total: number;
  next_cursor: string | null;
}

/** Applications to one's own campaign, or pledges to a joint one. */
export async function listApplicants(
  context: Context,
  { user, campaignId, ...input }: ApplicantsInput,
): Promise<Page<ApplicationRecord | Pledge>> {
  const campaign = await findOwnCampaign(context, { user, id: campaignId });
  if (campaign.type === 'joint') return listPledgesOf(context, { campaign, reader: user }, input);
  const all = await selectApplicationsOf(context.db, campaign.id, input.status);
  const rows = all.filter(({ influencer_id }) => isBy(input.sender, String(influencer_id)));
  const placed = await placeApplications(context, { campaign, user, rows, sort: input.sort ?? 'match' });
  const page = pageOf(placed, input);
  const data = await presentApplications(context, { campaign, reader: user }, page.rows);
  return { data, total: rows.length, next_cursor: page.next };
}

/** All of them, in the requested order, as CSV. */
export async function makeApplicantsCsv(context: Context, input: Omit<ApplicantsInput, 'cursor'>): Promise<Download> {
  const { data } = await listApplicants(context, { ...input, cursor: undefined, limit: everything });
  const applications = data.filter((one) => 'ready_by' in one);
  const pledges = data.filter((one) => 'need_id' in one);
  const { locale } = input.user;
  const rows = pledges.length > 0 ? tabulatePledges(pledges, locale) : tabulateApplications(applications, locale);
  const day = dateInIndia(context.now());
  return new Download({
    type: 'text/csv; charset=utf-8',
    name: `applicants-${input.campaignId}-${day}.csv`,
    bytes: writeCsv(rows),
  });
}

/** Filters in memory, because one campaign has few. */
async function listPledgesOf(
  context: Context,
  reading: { campaign: CampaignRow; reader: User },
  { status, limit, cursor, sender }: Omit<ApplicantsInput, 'user' | 'campaignId'>,
): Promise<Page<Pledge>> {
  if (sender === undefined) return listAllPledges(context, { ...reading, status, limit, cursor });
  const { data } = await listAllPledges(context, { ...reading, status, limit: everything });
  const own = data.filter(({ user }) => isBy(sender, user.id));
  return { data: own, total: own.length, next_cursor: null };
}

function isBy(sender: string | undefined, id: string): boolean {
  return sender === undefined || sender === id;
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
    if (sort === 'reach') return card.followers ?? -1;
    // Lowest price first, missing ones last.
    if (sort === 'price') return row.quote === null ? Number.MIN_SAFE_INTEGER : -row.quote;
    return matchOf(campaign, row, card).score;
  };
  return rows.map((row) => ({ row, place: [rankOf(row), row.id] as Place }));
}
