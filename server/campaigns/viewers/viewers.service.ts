import * as z from 'zod/mini';
import { viewersKeptDays } from '../../../contract/campaigns/viewers.ts';
import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';
import { findPeople } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { findOwnCampaign } from '../campaign-records/campaign-records.service.ts';
import { countViewers, forgetSome, selectNamed } from './viewers.queries.ts';
import { viewViewer } from './viewers.views.ts';

const place = z.strictObject({ openedAt: z.iso.datetime(), id: z.int() });

interface Asked {
  user: User;
  /** Campaign id. */
  id: string;
  limit: number;
  cursor?: string | undefined;
}

/** Counts of the creators who saw a campaign of one's own, and those who agree to be named. */
export async function listCampaignViewers(context: Context, { user, id, limit, cursor }: Asked) {
  const after = decodeCursor(cursor, place);
  const campaign = await findOwnCampaign(context, { user, id });
  const reader = { campaignId: campaign.id, readerId: user.id };
  const counts = await countViewers(context.db, reader);
  const found = await selectNamed(context.db, { ...reader, after, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, {
    limit,
    placeOf: (row) => ({ openedAt: row.opened_at.toISOString(), id: row.influencer_id }),
  });
  const people = await findPeople(
    context,
    rows.map(({ influencer_id }) => influencer_id),
  );
  const data = rows.flatMap((row) => {
    const person = people.get(row.influencer_id);
    return person ? [viewViewer(row, person)] : [];
  });
  return { data, ...counts, next_cursor };
}

const campaignsAtOnce = 200;

/** Forgets which creators saw a campaign, some time after its last day. */
export async function forgetViewers(context: Context): Promise<void> {
  const now = context.now();
  const endedBefore = addDays(dateInIndia(now), -viewersKeptDays);
  const some = { endedBefore, now, limit: campaignsAtOnce };
  for (let forgotten = campaignsAtOnce; forgotten === campaignsAtOnce; ) forgotten = await forgetSome(context.db, some);
}
