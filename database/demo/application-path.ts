import type { ApplicationStatus } from '../../contract/campaigns/applications.ts';
import type { DemoCampaign } from './campaign-shape.ts';
import { dateInIndia } from './campaign-shape.ts';
import { type Random, weighted } from './random.ts';

const chances = (table: Partial<Record<ApplicationStatus, number>>) =>
  weighted(Object.entries(table) as [ApplicationStatus, number][], ([, weight]) => weight);

const WAITING = chances({ applied: 56, shortlisted: 18, offered: 11, declined: 9, withdrawn: 6 });
const OPEN = chances({ applied: 52, shortlisted: 17, offered: 10, accepted: 9, declined: 8, withdrawn: 4 });
const RUNNING = chances({
  accepted: 14,
  in_progress: 24,
  submitted: 16,
  changes_requested: 8,
  approved: 10,
  declined: 20,
  withdrawn: 5,
  cancelled: 3,
});
const DONE = chances({ paid: 52, declined: 34, withdrawn: 8, cancelled: 6 });

/**
 * Final status of an application to a campaign in this phase; none is unanswered more than seven days after the
 * deadline.
 */
export function finalStatus(campaign: DemoCampaign, { random, now }: { random: Random; now: Date }): ApplicationStatus {
  const isClosed = campaign.application_deadline < dateInIndia(now, -7);
  const pick = { draft: WAITING, held: WAITING, open: OPEN, running: RUNNING, done: DONE }[campaign.phase];
  const [status] = pick(random);
  const hasMoney = campaign.compensation === 'paid' || campaign.compensation === 'mixed';
  if (status === 'approved' && hasMoney) return 'paid';
  if (isClosed && (status === 'applied' || status === 'shortlisted' || status === 'offered')) return 'declined';
  return status;
}

const ROAD: ApplicationStatus[] = [
  'applied',
  'shortlisted',
  'offered',
  'accepted',
  'in_progress',
  'submitted',
  'approved',
  'paid',
];

interface Step {
  to: ApplicationStatus;
  /** Null means the system. */
  byId: number | null;
  note: string | null;
}

/** Steps that lead to a status, each by somebody permitted to make it. */
export function pathTo(
  status: ApplicationStatus,
  facts: { campaign: DemoCampaign; influencerId: number; now: Date; random: Random },
): Step[] {
  const { campaign, influencerId, random, now } = facts;
  const creatorId = campaign.creator.id;
  const by: Record<ApplicationStatus, number | null> = {
    applied: influencerId,
    shortlisted: creatorId,
    offered: creatorId,
    accepted: influencerId,
    in_progress: null,
    submitted: influencerId,
    changes_requested: creatorId,
    approved: creatorId,
    paid: null,
    declined: creatorId,
    withdrawn: influencerId,
    cancelled: random.chance(0.5) ? creatorId : influencerId,
  };
  const step = (to: ApplicationStatus, note: string | null = null, byId = by[to]): Step => ({ to, byId, note });
  const roadTo = (end: ApplicationStatus) => ROAD.slice(0, ROAD.indexOf(end) + 1).map((to) => step(to));
  if (status === 'changes_requested')
    return [...roadTo('submitted'), step(status, 'Please bring the label into the first two seconds.')];
  if (status === 'cancelled') return [...roadTo('accepted'), step(status, 'The dates no longer work for us.')];
  if (status === 'withdrawn') return [...roadTo(random.chance(0.7) ? 'applied' : 'shortlisted'), step(status)];
  if (status === 'declined') {
    const isLate = campaign.application_deadline < dateInIndia(now, -7) && random.chance(0.4);
    const before = roadTo(random.chance(0.75) ? 'applied' : 'shortlisted');
    return [
      ...before,
      isLate
        ? step(status, null, null)
        : step(status, random.chance(0.5) ? 'Our places went to people nearer to the brief.' : null),
    ];
  }
  return roadTo(status);
}

/** Ascending times for that many steps, between publishing and now or the end. */
export function spreadTimes(
  count: number,
  { campaign, now, random }: { campaign: DemoCampaign; now: Date; random: Random },
): Date[] {
  const from = (campaign.published_at ?? campaign.created_at).getTime();
  const to = Math.min(now.getTime() - 20 * 60_000, new Date(`${campaign.end_date}T12:00:00Z`).getTime());
  const span = Math.max(to - from, 3_600_000);
  const places = Array.from({ length: count }, () => random.next()).sort((a, b) => a - b);
  return places.map((place, index) => new Date(from + Math.min(place + index * 0.001, 1) * span));
}
