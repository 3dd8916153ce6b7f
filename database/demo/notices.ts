import type { ApplicationStatus } from '../../contract/campaigns/applications.ts';
import type { PledgeStatus } from '../../contract/campaigns/pledges.ts';
import type { Database } from '../connection.ts';
import { insertRows } from '../insert.ts';
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

interface NoticeFacts {
  campaign: string;
  /** Name of the other person. */
  who: string;
  /** Whether the change was automatic. */
  isBySystem: boolean;
}

/** Notification texts as the product writes them. */
const WORDS: Partial<Record<ApplicationStatus, (facts: NoticeFacts) => [title: string, description: string]>> = {
  applied: ({ campaign, who }) => [`${who} applied to ${campaign}`, `Read what ${who} has to say, and answer.`],
  shortlisted: ({ campaign, who }) => [
    `You are on the shortlist of ${campaign}`,
    `${who} looks at your application more closely.`,
  ],
  offered: ({ campaign, who }) => [`Your offer: ${campaign}`, `${who} waits for your answer.`],
  accepted: ({ campaign, who }) => [`${who} accepted: ${campaign}`, 'The work starts once the money is held.'],
  in_progress: ({ campaign }) => [`You can start: ${campaign}`, 'The money is held.'],
  submitted: ({ campaign, who }) => [`Work handed in: ${campaign}`, `${who} waits for your word on it.`],
  changes_requested: ({ campaign, who }) => [
    `Changes asked for: ${campaign}`,
    `${who} wants something done differently.`,
  ],
  approved: ({ campaign }) => [`Work approved: ${campaign}`, 'All of your work is approved.'],
  paid: ({ campaign }) => [`You are paid: ${campaign}`, 'The money is in your wallet.'],
  declined: ({ campaign, who, isBySystem }) =>
    isBySystem
      ? [`Application closed: ${campaign}`, 'You had no answer in time, so it was closed for you.']
      : [`Application declined: ${campaign}`, `${who} has chosen others this time.`],
  withdrawn: ({ campaign, who }) => [`${who} withdrew from ${campaign}`, 'The application is closed.'],
  cancelled: ({ campaign, who, isBySystem }) => [
    `Agreement cancelled: ${campaign}`,
    isBySystem ? 'It was not funded in time, so it ended by itself.' : `${who} cancelled it.`,
  ],
};

const PLEDGE_ENDS: Partial<Record<PledgeStatus, string>> = {
  pledged: 'Accept or decline it.',
  accepted: 'Bring it in as you have promised.',
  declined: 'You may pledge towards another need.',
  contributed: 'It counts towards your share.',
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

/** Inserts notifications of the last three weeks; the newest few are unread. */
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
      const who = isToCreator ? influencer.fullname : campaign.creator.name;
      const facts = { campaign: campaign.title, who, isBySystem: event.byId === null };
      const [title, description] = WORDS[event.to]?.(facts) ?? ['', ''];
      return {
        account_id: isToCreator ? campaign.creator.id : influencer.id,
        type: 'application',
        title,
        description,
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
        description: PLEDGE_ENDS[event.to] ?? '',
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
