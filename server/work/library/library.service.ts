import * as z from 'zod/mini';
import type { UsageChannel } from '../../../contract/campaigns/offer-terms.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { date } from '../../../contract/kit/fields.ts';
import { type LibraryPiece, type RightsState, rightsStates } from '../../../contract/work/library.ts';
import { findPeople } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { Download } from '../../kit/http/download.ts';
import { refuse } from '../../kit/http/errors.ts';
import { writeCsv } from '../../kit/storage/csv.ts';
import { findDraftFiles } from '../deliverables/draft-files.service.ts';
import {
  countStates,
  type LibraryFilters,
  type PieceRow,
  selectCampaigns,
  selectCreators,
  selectPieces,
} from './library.queries.ts';
import { viewLibraryPiece } from './library.views.ts';
import { tabulateRights } from './rights-document.rules.ts';

interface Asked {
  user: User;
  state?: RightsState | undefined;
  campaign_id?: string | undefined;
  influencer_id?: string | undefined;
  type?: string | undefined;
  channel?: UsageChannel | undefined;
  q?: string | undefined;
}

const place = z.object({ id: z.int() });
const placeByDay = z.object({ id: z.int(), day: date });

/** Pieces that a business paid for, with what it may do with them today. */
export async function listLibrary(context: Context, { limit, cursor, ...asked }: Asked & Page) {
  const filters = filtersIn(context, asked);
  const { state } = asked;
  const isByDay = state === 'ends_soon';
  const after = decodeCursor(cursor, isByDay ? placeByDay : place);
  const found = await selectPieces(context.db, filters, { state, after, limit: limit + 1 });
  const placeOf = ({ id, last_day }: PieceRow) => (isByDay ? { id, day: last_day } : { id });
  const { rows, next_cursor } = cutPage(found, { limit, placeOf });
  const counts = new Map((await countStates(context.db, filters)).map((each) => [each.state, Number(each.count)]));
  const facets = Object.fromEntries(rightsStates.map((each) => [each, counts.get(each) ?? 0])) as Record<
    RightsState,
    number
  >;
  const total = state ? facets[state] : rightsStates.reduce((sum, each) => sum + facets[each], 0);
  return {
    data: await present(context, rows, filters.today),
    total,
    facets,
    next_cursor,
    campaigns: (await selectCampaigns(context.db, filters)).map(viewOption),
    creators: (await selectCreators(context.db, filters)).map(viewOption),
  };
}

interface Page {
  limit: number;
  cursor?: string | undefined;
}

const viewOption = ({ id, name }: { id: number; name: string }) => ({ id: String(id), name });

/** Most rows of the list as a file. */
const mostRows = 10_000;

/** The rights to the newest pieces as CSV, filtered like the list. */
export async function makeRightsList(context: Context, asked: Asked): Promise<Download> {
  const filters = filtersIn(context, asked);
  const rows = await selectPieces(context.db, filters, { state: asked.state, limit: mostRows });
  return new Download({
    type: 'text/csv; charset=utf-8',
    name: `rights-${filters.today}.csv`,
    bytes: writeCsv(tabulateRights(rows)),
  });
}

function filtersIn(context: Context, { user, ...asked }: Asked): LibraryFilters {
  const idIn = (id: string | undefined) => (id === undefined ? undefined : Number(id));
  return {
    ...filtersOf(context, user),
    campaignId: idIn(asked.campaign_id),
    influencerId: idIn(asked.influencer_id),
    type: asked.type,
    channel: asked.channel,
    words: asked.q || undefined,
  };
}

/** The library of this account. @throws ROLE for influencers, who have none */
export function filtersOf(context: Context, user: User): LibraryFilters {
  if (user.role === 'influencer') throw refuse('ROLE', 'Only brands and partners have a content library.');
  return { creatorId: user.id, only: user.campaignIds, today: dateInIndia(context.now()) };
}

async function present(context: Context, rows: readonly PieceRow[], today: string): Promise<LibraryPiece[]> {
  const people = await findPeople(
    context,
    rows.map(({ influencer_id }) => influencer_id),
  );
  const fileOf = await findDraftFiles(context, rows);
  return rows.flatMap((row) => {
    const person = people.get(row.influencer_id);
    return person ? [viewLibraryPiece(row, { person, today, ...fileOf(row) })] : [];
  });
}
