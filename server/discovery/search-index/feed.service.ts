import type { Database } from '../../../database/connection.ts';
import type { ProfileRecord } from '../../../search/engine/profile-record.ts';
import { type FeedRange, readMoment, unseenAt } from './pg-snapshot.rules.ts';
import { readChanges, readGone } from './profiles.queries.ts';

/** Rows of one statement, so that an embedded database can answer others in between. */
const batch = 500;

export interface FeedBatch {
  /** By id the newest version; null: not listed any more. */
  changed: Map<number, ProfileRecord | null>;
  /** The moment that everything has been read up to, as PostgreSQL writes it; null: more batches follow. */
  seen: string | null;
}

/**
 * What changed since a moment, in batches. Later batches may hold what came after the moment that the last one names; the
 * next reading gives it once more.
 */
export async function* readFeed(db: Database, since: string): AsyncGenerator<FeedBatch> {
  const from = unseenAt(readMoment(since));
  let profiles = from;
  let gone = from;
  let seen: string | null = null;
  do {
    const found = await readChanges(db, profiles, batch);
    const left = await readGone(db, gone, batch);
    seen ??= found.now;
    const changed = new Map<number, ProfileRecord | null>(found.changes.map(({ id, record }) => [id, record]));
    for (const { id, isBack } of left) if (!isBack) changed.set(id, null);
    profiles = advance(profiles, found.changes);
    gone = advance(gone, left);
    yield { changed, seen: profiles.length + gone.length === 0 ? seen : null };
  } while (profiles.length + gone.length > 0);
}

/** The ranges of which a whole batch came, so that there may be more, from where it ended. */
function advance(ranges: FeedRange[], rows: { range: number; changedBy: bigint; id: number }[]): FeedRange[] {
  return ranges.flatMap((range, place) => {
    const own = rows.filter((row) => row.range === place);
    const end = own.at(-1);
    return end === undefined || own.length < batch ? [] : [{ ...range, first: end.changedBy, afterId: end.id }];
  });
}
