import { type Application, applicationStatuses } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Match } from '../../../contract/campaigns/match.ts';
import { type PledgeLine, pledgeStatuses } from '../../../contract/campaigns/pledges.ts';
import type { PersonCard } from '../../../contract/core/people.ts';
import type { Measured } from '../../../contract/discovery/track-record.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { ApplicationRow, CampaignRow, NeedRow, PledgeRow } from '../../../database/schema.ts';
import type { OwnPart, Standing } from '../applications/application-counts.service.ts';
import { viewApplicationSummary, viewPledgeSummary } from '../applications/summaries.views.ts';
import { fieldsOf } from './campaigns.body.rules.ts';
import { campaignStatus } from './campaigns.rules.ts';

export interface CampaignParts {
  row: CampaignRow;
  needs: readonly NeedRow[];
  creator: PersonCard;
  /** How long the creator took to pay; undefined without payments yet. */
  daysToPay: Measured | undefined;
  standing: Standing;
  /** The reader's own application and pledges. */
  own: OwnPart;
  match: Match | null;
  bookmarkId: number | null;
  viewerId: number;
  /** Date in Asia/Kolkata. */
  today: string;
  coverUrl: string | null;
  unreadChats: number;
  /** Progress of the reader's unpaid work. */
  unpaidOf: (row: ApplicationRow) => Pick<Application, 'arrival' | 'ends_at'>;
  /** Actions allowed to the reader on the campaign, each of its needs, and the reader's own application or pledges. */
  can: {
    campaign: Campaign['can'];
    need: (need: NeedRow) => Campaign['needs'][number]['can'];
    application: (row: ApplicationRow) => Application['can'];
    pledge: (row: PledgeRow) => PledgeLine['can'];
  };
}

export function viewCampaign(parts: CampaignParts): Campaign {
  const { row, standing, own } = parts;
  const application = own.application.get(row.id);
  return {
    ...fieldsOf(row),
    id: String(row.id),
    cover: parts.coverUrl,
    needs: parts.needs.map((need) => ({ ...viewNeed(need, standing), can: parts.can.need(need) })),
    creator: parts.creator,
    days_to_pay: parts.daysToPay ?? { value: null, n: 0 },
    status: campaignStatus({ ...row, finished: standing.finished, open: standing.open }, parts.today),
    is_held: row.held_at !== null,
    is_draft: row.is_draft,
    counts: {
      slots_taken: standing.taken,
      slots_left: row.slots === null ? null : Math.max(0, row.slots - standing.taken),
      ...(row.creator_id === parts.viewerId ? countsForCreator(row.type, standing) : {}),
    },
    my_application: application
      ? {
          ...viewApplicationSummary(application),
          ...parts.unpaidOf(application),
          can: parts.can.application(application),
        }
      : null,
    my_pledges: (own.pledges.get(row.id) ?? []).map((pledge) => ({
      ...viewPledgeSummary(pledge),
      can: parts.can.pledge(pledge),
    })),
    unread_chats: parts.unreadChats,
    match: parts.match,
    bookmark_id: parts.bookmarkId === null ? null : String(parts.bookmarkId),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    can: parts.can.campaign,
  };
}

function countsForCreator(type: CampaignRow['type'], standing: Standing): Record<string, number> {
  const statuses = type === 'joint' ? pledgeStatuses : applicationStatuses;
  return Object.fromEntries(statuses.map((status) => [status, standing.byStatus[status] ?? 0]));
}

function viewNeed(need: NeedRow, standing: Standing): Omit<Campaign['needs'][number], 'can'> {
  const sums = standing.pledges.filter((sum) => sum.need_id === need.id);
  const rupeesIn = (...statuses: string[]) =>
    toRupees(sums.filter(({ status }) => statuses.includes(status)).reduce((sum, { value }) => sum + value, 0));
  return {
    id: String(need.id),
    kind: need.kind,
    description: need.description,
    value: toRupees(need.value),
    pledged: rupeesIn('pledged', 'accepted', 'contributed'),
    accepted: rupeesIn('accepted', 'contributed'),
    contributed: rupeesIn('contributed'),
  };
}
