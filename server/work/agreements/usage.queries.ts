import { sql } from 'kysely';
import { usageTerms } from '../../../contract/work/usage-terms.ts';
import type { Database } from '../../../database/connection.ts';
import type { UsageMoment } from './usage.rules.ts';

const lastDay = (
  paidOn: ReturnType<typeof sql>,
) => sql`case when g.rights ->> 'until' is not null then (g.rights ->> 'until')::date
  when g.rights ->> 'days' is not null then ${paidOn} + (g.rights ->> 'days')::int end`;

const inForce = sql`(select nullif(terms -> 'usage_rights', 'null'::jsonb) as rights from agreement
  where application_id = a.id order by version desc limit 1)`;

/** Records the finished pieces of an agreement of which no payment is open any more, each once; `today` is the date in India. */
export async function insertPaidPieces(
  db: Database,
  { applicationId, today }: { applicationId: number; today: string },
) {
  await sql`
    insert into paid_piece (deliverable_id, application_id, paid_on, last_day)
    select d.id, a.id, ${today}::date, ${lastDay(sql`${today}::date`)}
    from application a join deliverable d on d.application_id = a.id join lateral ${inForce} g on true
    where a.id = ${applicationId} and d.status in ('approved', 'published') and d.cancelled_at is null
      and (a.status = 'paid' or exists (select from agreement_payment p where p.application_id = a.id and p.released > 0))
      and not exists (select from agreement_payment p where p.application_id = a.id
        and p.amount + p.gst > p.released + p.refunded
        and (p.pieces = '[]'::jsonb or p.pieces ? (d.content_type || '-' || d.number)))
    on conflict do nothing`.execute(db);
}

/** Moves the ends of rights to those of the agreement in force; where one moved, it is announced anew. */
export async function updateLastDays(db: Database, applicationId: number): Promise<void> {
  await sql`
    update paid_piece r set last_day = t.last_day, month_told_at = null, week_told_at = null, ended_at = null
    from (
      select s.deliverable_id, ${lastDay(sql`s.paid_on`)} as last_day
      from paid_piece s join application a on a.id = s.application_id join lateral ${inForce} g on true
      where a.id = ${applicationId}
    ) t
    where t.deliverable_id = r.deliverable_id and t.last_day is distinct from r.last_day`.execute(db);
}

/** Latest last day of the rights to paid pieces of an agreement; null without one. */
export async function selectLastDay(db: Database, applicationId: number): Promise<string | null> {
  const row = await db
    .selectFrom('paid_piece')
    .select((eb) => eb.fn.max('last_day').as('last_day'))
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row?.last_day ?? null;
}

interface Days {
  /** Dates in India: today, and the latest last days that are announced. */
  today: string;
  week: string;
  month: string;
  limit: number;
}

/** Agreements with rights to pieces that end soon or have ended on one day, and were not announced yet. */
export async function selectEnding(db: Database, { today, week, month, limit }: Days) {
  return db
    .selectFrom('paid_piece as r')
    .innerJoin('application as a', 'a.id', 'r.application_id')
    .innerJoin('campaign as c', 'c.id', 'a.campaign_id')
    .select(['r.application_id', sql<string>`r.last_day`.as('last_day')])
    .select(['a.campaign_id', 'a.influencer_id', 'c.creator_id'])
    .distinct()
    .where('r.ended_at', 'is', null)
    .where('r.last_day', '<=', month)
    .where((eb) =>
      eb.or([
        eb('r.last_day', '<', today),
        eb.and([eb('r.week_told_at', 'is', null), eb('r.last_day', '<=', week)]),
        // Rights for a month or less would be announced on their first day.
        eb.and([eb('r.month_told_at', 'is', null), sql<boolean>`r.last_day - r.paid_on > ${usageTerms.monthDays}`]),
      ]),
    )
    .orderBy('r.application_id')
    .limit(limit)
    .execute();
}
export type EndingRow = Awaited<ReturnType<typeof selectEnding>>[number];

const columns = { month: 'month_told_at', week: 'week_told_at', ended: 'ended_at' } as const;

/** Marks them announced; false if another process was first. */
export async function markTold(
  db: Database,
  { application_id, last_day }: Pick<EndingRow, 'application_id' | 'last_day'>,
  { moment, now }: { moment: UsageMoment; now: Date },
): Promise<boolean> {
  const earlier = moment === 'month' ? {} : { month_told_at: now };
  const { numUpdatedRows } = await db
    .updateTable('paid_piece')
    .set({ ...earlier, [columns[moment]]: now })
    .where('application_id', '=', application_id)
    .where('last_day', '=', last_day)
    .where(columns[moment], 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
