import { archiveLimits } from '../../../contract/work/library.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { Download } from '../../kit/http/download.ts';
import { refuse, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { renderPdf } from '../../kit/pdf/pdf.ts';
import { writeCsv } from '../../kit/storage/csv.ts';
import { openWhole } from '../../kit/storage/storage.ts';
import { type ArchiveFile, zip } from '../../kit/storage/zip.ts';
import { findDraftFiles, findStoredDrafts } from '../deliverables/draft-files.service.ts';
import { type PieceRow, selectChosen } from './library.queries.ts';
import { archiveFolder, readStanding } from './library.rules.ts';
import { filtersOf } from './library.service.ts';
import { pieceInWords, rightsFacts, tabulateRights, writeRights } from './rights-document.rules.ts';

const what = 'This piece';

interface One {
  user: User;
  id: string;
}

/** A piece of one's own library, with the date in India. */
export async function readPiece(context: Context, { user, id }: One) {
  if (user.role === 'influencer') throw refuseNotFound(what);
  const filters = filtersOf(context, user);
  const [row] = await selectChosen(context.db, filters, [rowId(id, what)]);
  if (!row) throw refuseNotFound(what);
  return { row, today: filters.today };
}

/** A signed link to the file of a piece; refused once its rights have ended, with the agreement to renew. */
export async function findLibraryFile(context: Context, asked: One) {
  const { row, today } = await readPiece(context, asked);
  demandOpen(row, today);
  const { file, video } = (await findDraftFiles(context, [row]))(row);
  if (!file) throw refuseNotFound('This file');
  return { url: file, filename: video?.filename ?? `${row.content_type}-${row.number}.webp` };
}

/** The document of the rights to a piece, also of rights that have ended. */
export async function makeRightsDocument(context: Context, asked: One, format: 'pdf' | 'text'): Promise<Download> {
  const { row, today: day } = await readPiece(context, asked);
  const name = `rights-${row.content_type}-${row.number}-${row.application_id}`;
  if (format === 'text') {
    return new Download({ type: 'text/plain; charset=utf-8', name: `${name}.txt`, bytes: writeRights(row, day) });
  }
  const { brandName, supportEmail } = context.config;
  const sheet = {
    brandName,
    supportEmail,
    day,
    piece: pieceInWords(row),
    campaign: row.title,
    facts: rightsFacts(row),
  };
  const bytes = await renderPdf<typeof import('./rights.pdf.ts')>(new URL('./rights.pdf.ts', import.meta.url), sheet);
  return new Download({ type: 'application/pdf', name: `${name}.pdf`, bytes });
}

/** The files of chosen pieces with their rights, streamed while it is made; all of them or none. */
export async function makeArchive(context: Context, { user, ids }: { user: User; ids: readonly string[] }) {
  const filters = filtersOf(context, user);
  const wanted = [...new Set(ids.map(Number))];
  const rows = await selectChosen(context.db, filters, wanted);
  if (rows.length < wanted.length) throw refuseNotFound(what);
  for (const row of rows) demandOpen(row, filters.today);
  const stored = await findStoredDrafts(context, rows);
  const bytes = [...stored.values()].reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > archiveLimits.bytes) {
    throw refuse(
      'TOO_LARGE',
      'These files are more than 2 GB together. Choose fewer pieces, or download them one by one.',
    );
  }
  return new Download({
    type: 'application/zip',
    name: `library-${filters.today}.zip`,
    bytes: zip(listFiles(context, { rows, stored, day: filters.today })),
  });
}

interface Archive {
  rows: readonly PieceRow[];
  stored: Awaited<ReturnType<typeof findStoredDrafts>>;
  /** Date in India. */
  day: string;
}

async function* listFiles(context: Context, { rows, stored, day }: Archive): AsyncGenerator<ArchiveFile> {
  yield { name: 'rights.csv', content: once(writeCsv(tabulateRights(rows))) };
  const fileOf = await findDraftFiles(context, rows);
  for (const row of rows) {
    const folder = archiveFolder(row);
    yield { name: `${folder}/rights.txt`, content: once(writeRights(row, day)) };
    const file = stored.get(row.id);
    if (!file || !(await context.storage.has(file.key))) continue;
    const ending = file.key.slice(file.key.lastIndexOf('.'));
    yield {
      name: `${folder}/${fileOf(row).video ? 'video' : 'picture'}${ending}`,
      content: bytesOf(context, file.key),
    };
  }
}

/** Opened when its turn comes, and read in parts. */
async function* bytesOf(context: Context, key: string): AsyncGenerator<Buffer> {
  const file = await openWhole(context.storage, key);
  if (file) yield* file.content;
}

async function* once(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

/** @throws RIGHTS_ENDED with the agreement to renew, where a piece may not be used today */
function demandOpen({ rights, last_day: until, campaign_id, application_id }: PieceRow, today: string): void {
  const { state } = readStanding({ hasRights: rights !== null, until }, today);
  if (state !== 'ended' && state !== 'none') return;
  const reason =
    state === 'ended'
      ? 'Your rights to this piece have ended. Propose a change order to renew them.'
      : 'You have no rights to use this piece. Agree on a term with the creator.';
  const renew = { campaign_id: String(campaign_id), application_id: String(application_id) };
  throw refuse('RIGHTS_ENDED', reason, { extras: { renew } });
}
