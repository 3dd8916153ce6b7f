import type { Pledge, PledgeLine } from '../../../contract/campaigns/pledges.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import type { PledgeRow } from '../../../database/schema/campaign.ts';
import { findPeople } from '../../core/people/people.service.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuseNotFound } from '../../kit/http/errors.ts';
import { selectPledgeEvents } from './pledges.queries.ts';
import { viewPledge, viewPledgeLine } from './pledges.views.ts';

/** Pledges as seen by the creator and the pledger, in two queries however many there are. */
export async function presentPledges(context: Context, rows: readonly PledgeRow[], locale: Locale): Promise<Pledge[]> {
  const ids = rows.map(({ id }) => id);
  const events = Map.groupBy(await selectPledgeEvents(context.db, ids), (event) => event.pledge_id);
  const lines = new Map((await presentPledgeLines(context, rows)).map((line) => [line.id, line]));
  return rows.flatMap((row) => {
    const line = lines.get(String(row.id));
    return line ? [viewPledge(row, line, { events: events.get(row.id) ?? [], locale })] : [];
  });
}

export async function presentPledge(context: Context, row: PledgeRow, locale: Locale): Promise<Pledge> {
  const [view] = await presentPledges(context, [row], locale);
  if (!view) throw refuseNotFound('This pledge');
  return view;
}

/** Pledges as seen by everybody who may see them. */
export async function presentPledgeLines(context: Context, rows: readonly PledgeRow[]): Promise<PledgeLine[]> {
  const people = await findPeople(
    context,
    rows.map((row) => row.account_id),
  );
  return rows.flatMap((row) => {
    const person = people.get(row.account_id);
    return person ? [viewPledgeLine(row, viewPersonCard(person))] : [];
  });
}
