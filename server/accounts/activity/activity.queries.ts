import type { Insertable } from 'kysely';
import type { ActivityKind } from '../../../contract/accounts/activity.ts';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';

export async function insertActivity(db: Database, act: Insertable<Schema['activity']>): Promise<void> {
  await db.insertInto('activity').values(act).execute();
}

export interface ActivityFilter {
  accountId: number;
  personId?: number | undefined;
  kind?: ActivityKind | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
}

/** Position in the log: time, then id. */
export interface ActivityPlace {
  at: Date;
  id: number;
}

/** Acts in an account, the newest first, older than `before`, with the title of the campaign they belong to. */
export async function selectActivity(
  db: Database,
  { accountId, personId, kind, since, until }: ActivityFilter,
  { before, limit }: { before: ActivityPlace | undefined; limit: number },
) {
  let found = db
    .selectFrom('activity as a')
    .innerJoin('person as p', 'p.id', 'a.person_id')
    .innerJoin('account as home', 'home.id', 'p.home_account_id')
    .leftJoin('application as ap', (join) =>
      join.on('a.target_type', '=', 'application').onRef('ap.id', '=', 'a.target_id'),
    )
    .leftJoin('deliverable as d', (join) =>
      join.on('a.target_type', '=', 'deliverable').onRef('d.id', '=', 'a.target_id'),
    )
    .leftJoin('application as worked', 'worked.id', 'd.application_id')
    .leftJoin('campaign as c', (join) =>
      join.on((eb) =>
        eb(
          'c.id',
          '=',
          eb.fn.coalesce(
            'ap.campaign_id',
            'worked.campaign_id',
            eb.case().when('a.target_type', '=', 'campaign').then(eb.ref('a.target_id')).end(),
          ),
        ),
      ),
    )
    .select(['a.id', 'a.person_id', 'home.fullname', 'a.act', 'a.target_type', 'a.target_id', 'a.created_at'])
    .select((eb) => [eb.ref('a.kind').$castTo<ActivityKind>().as('kind'), 'c.id as campaign_id', 'c.title'])
    .where('a.account_id', '=', accountId);
  if (personId !== undefined) found = found.where('a.person_id', '=', personId);
  if (kind) found = found.where('a.kind', '=', kind);
  if (since) found = found.where('a.created_at', '>=', since);
  if (until) found = found.where('a.created_at', '<', until);
  if (before) {
    found = found.where((eb) => eb(eb.refTuple('a.created_at', 'a.id'), '<', eb.tuple(before.at, before.id)));
  }
  return found.orderBy('a.created_at', 'desc').orderBy('a.id', 'desc').limit(limit).execute();
}
export type ActivityRow = Awaited<ReturnType<typeof selectActivity>>[number];

/** Deletes acts before a time. */
export async function deleteActivityBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('activity').where('created_at', '<', time).execute();
}
