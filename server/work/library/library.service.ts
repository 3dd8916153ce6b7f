import * as z from 'zod/mini';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { type LibraryPiece, type RightsState, rightsStates } from '../../../contract/work/library.ts';
import { findPeople } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { refuse, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { findDraftFiles } from '../deliverables/draft-files.service.ts';
import { countStates, type LibraryFilters, type PieceRow, selectPiece, selectPieces } from './library.queries.ts';
import { readStanding } from './library.rules.ts';
import { viewLibraryPiece } from './library.views.ts';

interface Asked {
  state?: RightsState | undefined;
  campaign_id?: string | undefined;
  type?: string | undefined;
  q?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** Pieces that a business paid for, with what it may do with them today. */
export async function listLibrary(context: Context, { user, ...asked }: Asked & { user: User }) {
  const filters: LibraryFilters = {
    ...filtersOf(context, user),
    campaignId: asked.campaign_id === undefined ? undefined : Number(asked.campaign_id),
    type: asked.type,
    words: asked.q || undefined,
  };
  const before = decodeCursor(asked.cursor, z.object({ id: z.int() }))?.id;
  const { state, limit } = asked;
  const found = await selectPieces(context.db, filters, { state, before, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, { limit, placeOf: ({ id }) => ({ id }) });
  const counts = new Map((await countStates(context.db, filters)).map((each) => [each.state, Number(each.count)]));
  const facets = Object.fromEntries(rightsStates.map((each) => [each, counts.get(each) ?? 0])) as Record<
    RightsState,
    number
  >;
  const total = state ? facets[state] : rightsStates.reduce((sum, each) => sum + facets[each], 0);
  return { data: await present(context, rows, filters.today), total, facets, next_cursor };
}

function filtersOf(context: Context, user: User) {
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

/** A signed link to the file of a piece; refused once its rights have ended, with the agreement to renew. */
export async function findLibraryFile(context: Context, { user, id }: { user: User; id: string }) {
  const what = 'This piece';
  if (user.role === 'influencer') throw refuseNotFound(what);
  const filters = filtersOf(context, user);
  const row = await selectPiece(context.db, filters, rowId(id, what));
  if (!row) throw refuseNotFound(what);
  const { state } = readStanding({ hasRights: row.rights !== null, until: row.until }, filters.today);
  if (state === 'ended' || state === 'none') throw refuseEnded(row, state);
  const { file, video } = (await findDraftFiles(context, [row]))(row);
  if (!file) throw refuseNotFound('This file');
  return { url: file, filename: video?.filename ?? `${row.content_type}-${row.number}.webp` };
}

function refuseEnded({ campaign_id, application_id }: PieceRow, state: 'ended' | 'none') {
  const reason =
    state === 'ended'
      ? 'Your rights to this piece have ended. Propose a change order to renew them.'
      : 'You have no rights to use this piece. Agree on a term with the creator.';
  const renew = { campaign_id: String(campaign_id), application_id: String(application_id) };
  return refuse('RIGHTS_ENDED', reason, { extras: { renew } });
}
