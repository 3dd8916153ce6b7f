import type { Database } from '../connection.ts';
import { insertRows } from '../insert.ts';
import type { ApplicationStatus, PledgeStatus } from '../schema/campaign.ts';
import type { DemoApplication } from './application-shape.ts';
import type { DemoCampaign } from './campaign-shape.ts';
import type { StoredCreator } from './creator-rows.ts';
import type { DemoPledge } from './pledges-featured.ts';

interface Setting {
  campaigns: readonly DemoCampaign[];
  creators: readonly StoredCreator[];
  applications: readonly DemoApplication[];
  pledges: readonly DemoPledge[];
  now: Date;
}

/** As the product says it, of a campaign and of who did it. */
const TITLES: Partial<Record<ApplicationStatus, (campaign: string, who: string) => string>> = {
  applied: (campaign, who) => `${who} applied to ${campaign}`,
  shortlisted: (campaign) => `You are on the shortlist of ${campaign}`,
  offered: (campaign) => `Your offer: ${campaign}`,
  accepted: (campaign, who) => `${who} accepted: ${campaign}`,
  in_progress: (campaign) => `You can start: ${campaign}`,
  submitted: (campaign) => `Work handed in: ${campaign}`,
  changes_requested: (campaign) => `Changes asked for: ${campaign}`,
  approved: (campaign) => `Work approved: ${campaign}`,
  paid: (campaign) => `You are paid: ${campaign}`,
  declined: (campaign) => `Application declined: ${campaign}`,
  withdrawn: (campaign, who) => `${who} withdrew from ${campaign}`,
  cancelled: (campaign) => `Agreement cancelled: ${campaign}`,
};

const rupees = new Intl.NumberFormat('en-IN');

const DAYS_KEPT = 21;
const UNREAD_HOURS = 40;
const UNREAD_AT_MOST = 4;

interface Notice {
  account_id: number;
  type: string;
  title: string;
  description: string;
  link: string;
  sender_id: number;
  created_at: Date;
}

/** What everybody was told in the last three weeks; the newest few are unread. */
export async function loadNotices(db: Database, setting: Setting): Promise<void> {
  const notices = [...applicationNotices(setting), ...pledgeNotices(setting)]
    .filter((notice) => setting.now.getTime() - notice.created_at.getTime() < DAYS_KEPT * 86_400_000)
    .sort((a, b) => b.created_at.getTime() - a.created_at.getTime());
  const unread = new Map<number, number>();
  const rows = notices.map((notice) => {
    const waiting = unread.get(notice.account_id) ?? 0;
    const isNew =
      setting.now.getTime() - notice.created_at.getTime() < UNREAD_HOURS * 3_600_000 && waiting < UNREAD_AT_MOST;
    if (isNew) unread.set(notice.account_id, waiting + 1);
    return { ...notice, group_count: 1, read_at: isNew ? null : notice.created_at };
  });
  await insertRows(db, 'notification', rows.reverse());
}

function applicationNotices({ applications }: Setting): Notice[] {
  return applications.flatMap(({ campaign, influencer, events }) =>
    events.map((event): Notice => {
      const isToCreator = event.byId === influencer.id;
      return {
        account_id: isToCreator ? campaign.creator.id : influencer.id,
        type: 'application',
        title: TITLES[event.to]?.(campaign.title, isToCreator ? influencer.fullname : campaign.creator.name) ?? '',
        description: isToCreator ? influencer.fullname : campaign.creator.name,
        link: `/campaign-details/${campaign.id}${isToCreator ? '?tab=applied' : ''}`,
        sender_id: isToCreator ? influencer.id : campaign.creator.id,
        created_at: event.at,
      };
    }),
  );
}

function pledgeNotices({ pledges }: Setting): Notice[] {
  return pledges.flatMap(({ campaign, accountId, value, events }) =>
    events.map((event): Notice => {
      const isToCreator = event.byId === accountId;
      return {
        account_id: isToCreator ? campaign.creator.id : accountId,
        type: 'pledge',
        title: pledgeTitle(event.to, `₹${rupees.format(value / 100)}`, campaign.title),
        description: isToCreator ? 'Look at it on the page of the campaign.' : campaign.creator.name,
        link: `/campaign-details/${campaign.id}`,
        sender_id: isToCreator ? accountId : campaign.creator.id,
        created_at: event.at,
      };
    }),
  );
}

function pledgeTitle(to: PledgeStatus, amount: string, campaign: string): string {
  if (to === 'accepted' || to === 'declined') return `Your pledge of ${amount} is ${to}: ${campaign}`;
  if (to === 'contributed') return `Your contribution of ${amount} is confirmed: ${campaign}`;
  return to === 'pledged' ? `A partner pledged ${amount}: ${campaign}` : '';
}
