import { sql } from 'kysely';
import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import type { RightsState } from '../../../contract/work/library.ts';
import type { Database } from '../../../database/connection.ts';
import { soonDays } from './library.rules.ts';

/** Of the agreed terms. */
type Rights = NonNullable<AgreementTerms['usage_rights']>;

export interface LibraryFilters {
  creatorId: number;
  /** The only campaigns this member works on. */
  only: readonly number[] | null;
  /** A date in India. */
  today: string;
  campaignId?: number | undefined;
  type?: string | undefined;
  /** Part of a name, a title or a caption. */
  words?: string | undefined;
}

/** Paid pieces of a creator's campaigns, with the rights of the agreement in force. */
function pieces(db: Database, { creatorId, only, today, campaignId, type, words }: LibraryFilters) {
  const like = words ? `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : null;
  return db
    .selectFrom('campaign as c')
    .innerJoin('application as a', 'a.campaign_id', 'c.id')
    .innerJoin('deliverable as d', 'd.application_id', 'a.id')
    .innerJoin('account as i', 'i.id', 'a.influencer_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('agreement as g')
          .whereRef('g.application_id', '=', 'a.id')
          .orderBy('g.version', 'desc')
          .limit(1)
          .select([
            sql<Rights | null>`nullif(g.terms -> 'usage_rights', 'null'::jsonb)`.as('rights'),
            sql<string | null>`g.terms -> 'usage_rights' ->> 'until'`.as('until'),
          ])
          .as('t'),
      (join) => join.onTrue(),
    )
    .where('c.creator_id', '=', creatorId)
    .$if(Boolean(only), (query) => query.where('c.id', 'in', [...(only ?? [])]))
    .where('a.status', '=', 'paid')
    .where('d.status', 'in', ['approved', 'published'])
    .$if(campaignId !== undefined, (query) => query.where('c.id', '=', campaignId ?? 0))
    .$if(type !== undefined, (query) => query.where('d.content_type', '=', type ?? ''))
    .$if(like !== null, (query) =>
      query.where((eb) =>
        eb.or([eb('i.fullname', 'ilike', like), eb('c.title', 'ilike', like), eb('d.caption', 'ilike', like)]),
      ),
    )
    .select([
      sql<RightsState>`case when t.rights is null then 'none' when t.until is null then 'in_use'
        when t.until < ${today} then 'ended' when t.until::date <= ${today}::date + ${soonDays}::int then 'ends_soon'
        else 'in_use' end`.as('state'),
    ]);
}

/** Number of pieces by state. */
export async function countStates(db: Database, filters: LibraryFilters) {
  return db
    .selectFrom(pieces(db, filters).as('p'))
    .select(['p.state', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('p.state')
    .execute();
}

interface Page {
  state?: RightsState | undefined;
  before?: number | undefined;
  limit: number;
}

/** A page of pieces, newest first. */
export async function selectPieces(db: Database, filters: LibraryFilters, { state, before, limit }: Page) {
  return db
    .selectFrom(withRows(db, filters).as('p'))
    .selectAll()
    .$if(state !== undefined, (query) => query.where('p.state', '=', state ?? 'none'))
    .$if(before !== undefined, (query) => query.where('p.id', '<', before ?? 0))
    .orderBy('p.id', 'desc')
    .limit(limit)
    .execute();
}
export type PieceRow = Awaited<ReturnType<typeof selectPieces>>[number];

function withRows(db: Database, filters: LibraryFilters) {
  return pieces(db, filters)
    .select(['d.id', 'd.application_id', 'd.content_type', 'd.number', 'd.caption', 'd.url', 'd.file_id'])
    .select((eb) =>
      eb.fn
        .coalesce(
          eb
            .selectFrom('deliverable_event as e')
            .whereRef('e.deliverable_id', '=', 'd.id')
            .where('e.to_status', '=', 'approved')
            .select((of) => of.fn.max('e.created_at').as('at')),
          'd.updated_at',
        )
        .as('approved_at'),
    )
    .select(['c.id as campaign_id', 'c.title', 'a.influencer_id', 't.rights', 't.until']);
}

export async function selectPiece(db: Database, filters: LibraryFilters, id: number): Promise<PieceRow | undefined> {
  return withRows(db, filters).where('d.id', '=', id).executeTakeFirst();
}
