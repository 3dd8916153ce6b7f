import { setTimeout as wait } from 'node:timers/promises';
import { dayMs } from '../../../contract/kit/calendar.ts';
import type { Database, DatabaseTarget } from '../../../database/connection.ts';
import { connectOnce } from '../../../database/connection.ts';
import { createSegmentBuilder } from '../../../search/engine/builder.ts';
import { mergeSegments } from '../../../search/engine/merge.ts';
import type { Segment } from '../../../search/engine/segment.ts';
import { isOwnMark, setMark } from './marks.queries.ts';
import { forgetGone, goneDays, readListed, readNow } from './profiles.queries.ts';
import { openSnapshotFile, writeSnapshotFile } from './snapshot-file.ts';

/** Long-running tasks of the index, for a worker thread. */
export type BuildTask =
  | { kind: 'restore'; target: DatabaseTarget; file: string }
  | { kind: 'load'; target: DatabaseTarget }
  | { kind: 'merge'; segments: Segment[] }
  | { kind: 'write'; target: DatabaseTarget; file: string; segments: Segment[]; seen: string };

/** Segments with all profiles at a snapshot; `seen` is PostgreSQL's text of it. */
export interface Built {
  segments: Segment[];
  seen: string;
}

/** Rows per statement, on a server and on the embedded database, where others wait for each statement. */
const serverBatch = 5_000;
const embeddedBatch = 250;

/** Runs a build task; null where there is no usable snapshot file. */
export async function runBuildTask(task: BuildTask): Promise<Built | null> {
  if (task.kind === 'merge') return { segments: [mergeSegments(task.segments)], seen: '' };
  const db = connectOnce(task.target);
  try {
    if (task.kind === 'restore') return await restore(db, task.file);
    if (task.kind === 'load') return await load(db, 'socketDir' in task.target);
    await forgetGone(db);
    const mark = await setMark(db, goneDays);
    writeSnapshotFile(task.file, { mark, seen: task.seen, madeAt: Date.now() }, task.segments);
    return null;
  } finally {
    await db.destroy();
  }
}

async function restore(db: Database, file: string): Promise<Built | null> {
  const snapshot = openSnapshotFile(file);
  if (!snapshot) return null;
  try {
    const { mark, seen, madeAt } = snapshot.head;
    const days = (Date.now() - madeAt) / dayMs;
    if (days > goneDays / 2 || !(await isOwnMark(db, mark))) return null;
    const segments = snapshot.readSegments();
    return segments && { segments, seen };
  } finally {
    snapshot.close();
  }
}

async function load(db: Database, isEmbedded: boolean): Promise<Built> {
  const seen = await readNow(db);
  const limit = isEmbedded ? embeddedBatch : serverBatch;
  const builder = createSegmentBuilder();
  for (let afterId = 0; ; ) {
    const records = await readListed(db, afterId, limit);
    for (const record of records) builder.add(record);
    const last = records.at(-1);
    if (!last || records.length < limit) break;
    afterId = last.id;
    if (isEmbedded) await wait(5);
  }
  return { segments: [builder.build()], seen };
}
