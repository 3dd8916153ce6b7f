import type { Pledge, PledgeLine } from '../../../contract/campaigns/pledges.ts';
import type { CampaignRow, PledgeRow } from '../../../database/schema.ts';
import { actedIn } from '../../core/people/actors.rules.ts';
import { findActors } from '../../core/people/actors.service.ts';
import { findPeople } from '../../core/people/people.service.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound } from '../../kit/http/errors.ts';
import { viewCan } from '../../kit/http/policy.ts';
import { findPledgeFacts } from './facts.service.ts';
import { pledgePolicy, pledgeSideOf } from './pledges.policy.ts';
import { selectPledgeEvents } from './pledges.queries.ts';
import { viewPledge, viewPledgeLine } from './pledges.views.ts';

export interface Reading {
  campaign: CampaignRow;
  reader: Pick<User, 'id' | 'locale'>;
}

/** Pledges to one campaign as the creator and who pledged see them, in the same few queries however many there are. */
export async function presentPledges(
  context: Context,
  reading: Reading,
  rows: readonly PledgeRow[],
): Promise<Pledge[]> {
  const ids = rows.map(({ id }) => id);
  const moves = await selectPledgeEvents(context.db, ids);
  const events = Map.groupBy(moves, (event) => event.pledge_id);
  const actorOf = await findActors(context, moves.map(actedIn));
  const lines = new Map((await presentPledgeLines(context, reading, rows)).map((line) => [line.id, line]));
  const { locale } = reading.reader;
  return rows.flatMap((row) => {
    const line = lines.get(String(row.id));
    return line ? [viewPledge(row, line, { events: events.get(row.id) ?? [], locale, actorOf })] : [];
  });
}

export async function presentPledge(context: Context, reading: Reading, row: PledgeRow): Promise<Pledge> {
  const [view] = await presentPledges(context, reading, [row]);
  if (!view) throw refuseNotFound('This pledge');
  return view;
}

/** Pledges to one campaign as everybody sees them who may see them. */
export async function presentPledgeLines(
  context: Context,
  { campaign, reader }: Reading,
  rows: readonly PledgeRow[],
): Promise<PledgeLine[]> {
  const people = await findPeople(
    context,
    rows.map((row) => row.account_id),
  );
  const factsOf = await findPledgeFacts(context, campaign, rows);
  return rows.flatMap((row) => {
    const person = people.get(row.account_id);
    if (!person) return [];
    const can = viewCan(pledgePolicy(pledgeSideOf(reader.id, campaign, row), factsOf(row)), reader.locale);
    return [viewPledgeLine(row, viewPersonCard(person), can)];
  });
}
