import type { Database } from '../../../database/connection.ts';
import type { ProfileRecord } from '../../../search/engine/profile-record.ts';
import { type FeedRange, readMoment, unseenAt } from './pg-snapshot.rules.ts';
import { readChanges, readGone } from './profiles.queries.ts';

/** Rows per statement, so that an embedded database can answer others in between. */
const batch = 500;

export interface FeedBatch {
  /** Newest version of each profile by id; null if no longer listed. */
  changed: Map<number, ProfileRecord | null>;
  /** Snapshot up to which everything has been read; null while more batches follow. */
  seen: string | null;
}

/**
 * Yields changes since a snapshot, in batches. Later batches may include changes after the snapshot that the last one
 * names; the next reading repeats them.
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

/** Continues the ranges that returned a full batch after their last row; drops finished ones. */
function advance(ranges: FeedRange[], rows: { range: number; changedBy: bigint; id: number }[]): FeedRange[] {
  return ranges.flatMap((range, place) => {
    const own = rows.filter((row) => row.range === place);
    const end = own.at(-1);
    return end === undefined || own.length < batch ? [] : [{ ...range, first: end.changedBy, afterId: end.id }];
  });
}
