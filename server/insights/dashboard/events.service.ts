import { calendarDays, type DashboardEvent } from '../../../contract/insights/dashboard.ts';
import { addDays } from '../../../contract/kit/calendar.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import { type Arriving, inHandOf } from '../../../contract/work/escrow.ts';
import { findAgreed } from '../../campaigns/applications/agreement-access.service.ts';
import { findPeople } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { type User, worksOn } from '../../kit/http/authenticate.ts';
import type { HeldOrder } from '../../work/escrow/paying.service.ts';
import { selectEvents } from './events.queries.ts';

const mostEvents = 100;

interface Money {
  upcoming: readonly Arriving[];
  paying: readonly HeldOrder[];
}

/** Events in one's campaigns within fourteen days from a day on, including payments. */
export async function listEvents(
  context: Context,
  user: User,
  { from, ...money }: Money & { from: string },
): Promise<DashboardEvent[]> {
  const to = addDays(from, calendarDays - 1);
  const rows = await selectEvents(context.db, { id: user.id, from, to, limit: mostEvents, only: user.campaignIds });
  const paying = money.paying.filter(({ on }) => on !== null && on >= from && on <= to);
  const people = await findPeople(context, [
    ...rows.flatMap(({ person_id }) => person_id ?? []),
    ...paying.map(({ payeeId }) => payeeId),
  ]);
  const nameOf = (id: number | null) => {
    const person = people.get(id ?? 0);
    return person ? (person.businessName ?? person.fullname) : null;
  };
  const planned = rows.map(({ kind, day, campaign_id, title, person_id, content_type, count }) => ({
    date: day,
    kind,
    person: nameOf(person_id),
    amount: null,
    campaign: { id: String(campaign_id), title },
    work: content_type === null ? null : { type: content_type, count },
  }));
  const agreed = await findAgreed(
    context,
    paying.map(({ applicationId }) => applicationId),
  );
  const going = paying.flatMap(({ applicationId, payeeId, amount, on }): DashboardEvent[] => {
    const found = agreed.get(applicationId);
    if (!found || on === null || !worksOn(user, found.campaign.id)) return [];
    const campaign = { id: String(found.campaign.id), title: found.campaign.title };
    return [{ date: on, kind: 'pays', campaign, person: nameOf(payeeId), amount: toRupees(amount), work: null }];
  });
  const coming = money.upcoming
    .filter(({ net }) => net.bank_by >= from && net.bank_by <= to)
    .map(({ net, campaign, creator }): DashboardEvent => {
      return { date: net.bank_by, kind: 'arrives', campaign, person: creator, amount: inHandOf(net), work: null };
    });
  return [...planned, ...going, ...coming].toSorted((a, b) => a.date.localeCompare(b.date)).slice(0, mostEvents);
}
