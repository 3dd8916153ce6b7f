import { sql } from 'kysely';
import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import type { UsageChannel } from '../../../contract/campaigns/offer-terms.ts';
import type { RightsState } from '../../../contract/work/library.ts';
import type { Database } from '../../../database/connection.ts';
import { soonDays } from './library.rules.ts';

/** Of the agreed terms. */
type Rights = NonNullable<AgreementTerms['usage_rights']>;

/** The agreement in force of an application. */
interface InForce {
  rights: Rights | null;
  version: number;
  hash: string;
  agreedAt: string;
  creator: string;
  influencer: string;
}

export interface LibraryFilters {
  creatorId: number;
  /** The only campaigns this member works on. */
  only: readonly number[] | null;
  /** A date in India. */
  today: string;
  campaignId?: number | undefined;
  influencerId?: number | undefined;
  type?: string | undefined;
  channel?: UsageChannel | undefined;
  /** Part of a name, a title or a caption. */
  words?: string | undefined;
}

type Whose = Pick<LibraryFilters, 'creatorId' | 'only'>;

/** Paid pieces of a creator's campaigns. */
function paidPieces(db: Database, { creatorId, only }: Whose) {
  return db
    .selectFrom('application as a')
    .innerJoin('campaign as c', 'c.id', 'a.campaign_id')
    .innerJoin('deliverable as d', 'd.application_id', 'a.id')
    .innerJoin('paid_piece as r', 'r.deliverable_id', 'd.id')
    .innerJoin('account as i', 'i.id', 'a.influencer_id')
    .where('a.owner_id', '=', creatorId)
    .$if(Boolean(only), (query) => query.where('c.id', 'in', [...(only ?? [])]));
}

/** Those that a filter keeps, with the rights of the agreement in force. */
function pieces(db: Database, filters: LibraryFilters) {
  const { today, campaignId, influencerId, type, channel, words } = filters;
  const like = words ? `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : null;
  return paidPieces(db, filters)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('agreement as g')
          .whereRef('g.application_id', '=', 'a.id')
          .orderBy('g.version', 'desc')
          .limit(1)
          .select([
            sql<InForce>`jsonb_build_object('rights', g.terms -> 'usage_rights', 'version', g.version, 'hash', g.hash,
              'agreedAt', g.created_at, 'creator', g.terms #>> '{creator,name}', 'influencer', g.terms #>> '{influencer,name}')`.as(
              'agreement',
            ),
            sql<Rights | null>`nullif(g.terms -> 'usage_rights', 'null'::jsonb)`.as('rights'),
          ])
          .as('t'),
      (join) => join.onTrue(),
    )
    .$if(campaignId !== undefined, (query) => query.where('c.id', '=', campaignId ?? 0))
    .$if(influencerId !== undefined, (query) => query.where('a.influencer_id', '=', influencerId ?? 0))
    .$if(type !== undefined, (query) => query.where('d.content_type', '=', type ?? ''))
    .$if(channel !== undefined, (query) =>
      // Rights that name no channel are for all.
      query.where(sql<boolean>`t.rights is not null and coalesce(t.rights -> 'channels' ? ${channel ?? ''}, true)`),
    )
    .$if(like !== null, (query) =>
      query.where((eb) =>
        eb.or([eb('i.fullname', 'ilike', like), eb('c.title', 'ilike', like), eb('d.caption', 'ilike', like)]),
      ),
    )
    .select([
      sql<RightsState>`case when t.rights is null then 'none' when r.last_day is null then 'in_use'
        when r.last_day < ${today}::date then 'ended' when r.last_day <= ${today}::date + ${soonDays}::int then 'ends_soon'
        else 'in_use' end`.as('state'),
    ]);
}

/** Most campaigns and creators to choose from. */
const mostOptions = 200;

/** Campaigns with pieces in the library, by title. */
export async function selectCampaigns(db: Database, whose: Whose) {
  return paidPieces(db, whose)
    .select(['c.id', 'c.title as name'])
    .distinct()
    .orderBy('c.title')
    .limit(mostOptions)
    .execute();
}

/** Creators with pieces in the library, by name. */
export async function selectCreators(db: Database, whose: Whose) {
  return paidPieces(db, whose)
    .select(['i.id', 'i.fullname as name'])
    .distinct()
    .orderBy('i.fullname')
    .limit(mostOptions)
    .execute();
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
  after?: Place | undefined;
  limit: number;
}

/** Place of a piece in the list; its last day only where rights that end soon are listed. */
interface Place {
  id: number;
  day?: string | undefined;
}

/** A page of pieces, newest first; those whose rights end soon by their last day, so that the most urgent comes first. */
export async function selectPieces(db: Database, filters: LibraryFilters, { state, after, limit }: Page) {
  return db
    .selectFrom(withRows(db, filters).as('p'))
    .selectAll()
    .$if(state !== undefined, (query) => query.where('p.state', '=', state ?? 'none'))
    .$if(after?.day === undefined && after !== undefined, (query) => query.where('p.id', '<', after?.id ?? 0))
    .$if(after?.day !== undefined, (query) =>
      query.where(sql<boolean>`(p.last_day, -p.id) > (${after?.day}::date, ${-(after?.id ?? 0)}::bigint)`),
    )
    .$if(state === 'ends_soon', (query) => query.orderBy('p.last_day'))
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
    .select([
      'c.id as campaign_id',
      'c.title',
      'a.influencer_id',
      't.rights',
      't.agreement',
      'r.paid_on',
      'r.last_day',
    ]);
}

/** These of the pieces, newest first. */
export async function selectChosen(db: Database, filters: LibraryFilters, ids: readonly number[]): Promise<PieceRow[]> {
  return withRows(db, filters)
    .where('d.id', 'in', [...ids])
    .orderBy('d.id', 'desc')
    .execute();
}
