import type { Database } from '../connection.ts';
import { insertRows } from '../insert.ts';
import type { ApplicationStatus, PledgeStatus } from '../schema/campaign.ts';
import type { DemoApplication } from './application-shape.ts';
import type { DemoCampaign } from './campaign-shape.ts';
import type { StoredCreator } from './creator-load.ts';
import type { DemoPledge } from './pledges-featured.ts';

interface Setting {
  campaigns: readonly DemoCampaign[];
  creators: readonly StoredCreator[];
  applications: readonly DemoApplication[];
  pledges: readonly DemoPledge[];
  now: Date;
}

const TITLES: Partial<Record<ApplicationStatus | PledgeStatus, string>> = {
  applied: 'New application',
  shortlisted: 'You are on the shortlist',
  offered: 'You have an offer',
  accepted: 'Offer accepted',
  in_progress: 'Work can start',
  submitted: 'Work handed in',
  changes_requested: 'Changes asked for',
  approved: 'Work approved',
  paid: 'Paid',
  declined: 'Application declined',
  withdrawn: 'Application withdrawn',
  cancelled: 'Agreement cancelled',
  pledged: 'New pledge',
  contributed: 'Contribution confirmed',
};

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
        title: TITLES[event.to] ?? '',
        description: isToCreator
          ? `${influencer.fullname} · ${campaign.title}`
          : `${campaign.creator.name} · ${campaign.title}`,
        link: `/campaign-details/${campaign.id}${isToCreator ? '?tab=applied' : ''}`,
        sender_id: isToCreator ? influencer.id : campaign.creator.id,
        created_at: event.at,
      };
    }),
  );
}

function pledgeNotices({ pledges }: Setting): Notice[] {
  return pledges.flatMap(({ campaign, accountId, events }) =>
    events.map((event): Notice => {
      const isToCreator = event.byId === accountId;
      return {
        account_id: isToCreator ? campaign.creator.id : accountId,
        type: 'pledge',
        title:
          event.to === 'accepted'
            ? 'Pledge accepted'
            : event.to === 'declined'
              ? 'Pledge declined'
              : (TITLES[event.to] ?? ''),
        description: campaign.title,
        link: `/campaign-details/${campaign.id}`,
        sender_id: isToCreator ? accountId : campaign.creator.id,
        created_at: event.at,
      };
    }),
  );
}
