import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { cutText } from '../../../contract/kit/truncate.ts';
import { profileImageFiles } from '../../accounts/users/profile-image.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { Download } from '../../kit/http/download.ts';
import { type ArchiveFile, zip } from '../../kit/storage/zip.ts';
import { writeReadme } from './export.rules.ts';
import { listPictures, readFiles, readRows } from './person.queries.ts';
import { register } from './register.queries.ts';

/** Archive of all data held about the caller, streamed while it is made. */
export function exportData(context: Context, user: User): Download {
  const today = dateInIndia(context.now());
  return new Download({
    type: 'application/zip',
    name: `${context.config.brandName.toLowerCase()}-data-${today}.zip`,
    bytes: zip(listFiles(context, user.id, today)),
  });
}

async function* listFiles(context: Context, id: number, today: string): AsyncGenerator<ArchiveFile> {
  const { brandName: brand, supportEmail: support } = context.config;
  const tables = Object.entries(register).map(([table, { exported }]) => ({ table, exported }));
  yield { name: 'README.txt', content: once(Buffer.from(writeReadme({ brand, support, today, tables }))) };
  for (const { exported } of tables) {
    if (typeof exported === 'string') continue;
    for (const { file, rows } of exported) {
      yield { name: `${file}.json`, content: writeJson(readRows(context.db, rows, id)) };
    }
  }
  yield* listOwnFiles(context, id);
}

/** Encodes rows as a JSON array, one by one. */
async function* writeJson(rows: AsyncIterable<Record<string, unknown>>): AsyncGenerator<Buffer> {
  let before = '[';
  for await (const row of rows) {
    yield Buffer.from(`${before}\n  ${JSON.stringify(row)}`);
    before = ',';
  }
  yield Buffer.from(before === '[' ? '[]\n' : '\n]\n');
}

async function* listOwnFiles(context: Context, id: number): AsyncGenerator<ArchiveFile> {
  const { profileImage, covers } = await listPictures(context.db, id);
  const largest = profileImage && profileImageFiles(profileImage).at(-1);
  if (largest) yield* storedFile(context, { key: largest, name: 'profile-picture' });
  for (const { id: campaignId, cover } of covers) {
    if (cover) yield* storedFile(context, { key: cover, name: `campaign-${campaignId}-cover` });
  }
  for await (const file of readFiles(context.db, id)) yield* storedFile(context, file);
}

/** A stored file with its stored extension; nothing if its bytes are gone. */
async function* storedFile(
  context: Context,
  { key, name }: { key: string; name: string },
): AsyncGenerator<ArchiveFile> {
  if (!(await context.storage.has(key))) return;
  const ending = key.slice(key.lastIndexOf('.'));
  const safe = cutText(name.replaceAll(/[^\p{L}\p{M}\p{N} ._-]/gu, '-'), 100);
  yield { name: `files/${safe.endsWith(ending) ? safe : `${safe}${ending}`}`, content: bytesOf(context, key) };
}

/** Opened when its turn comes, and read in parts: a video has hundreds of megabytes. */
async function* bytesOf(context: Context, key: string): AsyncGenerator<Buffer> {
  const file = await context.storage.open(key);
  if (file && file.size > 0) yield* file.stream(0, file.size - 1);
  else await file?.close();
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
