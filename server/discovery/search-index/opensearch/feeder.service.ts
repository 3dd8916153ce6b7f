import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import { dayMs } from '../../../../contract/kit/calendar.ts';
import { connectOnce, type Database, type DatabaseTarget } from '../../../../database/connection.ts';
import { readFeed } from '../feed.service.ts';
import { clock } from '../indexer.service.ts';
import { isOwnMark, setMark } from '../marks.queries.ts';
import { covers, readMoment } from '../pg-snapshot.rules.ts';
import { forgetGone, goneDays, readListed, readNow } from '../profiles.queries.ts';
import {
  type Change,
  connectCluster,
  createIndex,
  layoutName,
  listIndices,
  type OpenSearchSettings,
  openForSearches,
  readOrigin,
  saveOrigin,
  writeChanges,
} from './cluster.ts';
import type { IndexOrigin } from './document.rules.ts';
import { endRebuild, giveUpLease, renewLease, type Served, saveServed } from './lease.queries.ts';

export interface FeederOptions {
  target: DatabaseTarget;
  settings: OpenSearchSettings;
}

/** Messages of the feeder, which are those of every process: only one of them feeds. */
export type FeederMessage =
  /** Everything visible in this snapshot has been searchable in the index since `at` (see `clock`). */
  | { kind: 'seen'; index: string; moment: string; at: number }
  | { kind: 'size'; profiles: number; shards: number }
  | { kind: 'said'; level: 'info' | 'warn'; text: string };

const pollMs = 400;
/** A round with many changes takes longer than the lease lasts. */
const renewMs = 5_000;
const retryMs = 2_000;
/** How often the position in the index itself and its size are brought up to date; a restart repeats what is behind it. */
const noteMs = 10_000;
/** A loaded cluster stores a bulk long after a client with a short patience has repeated it. */
const bulkTimeoutMs = 120_000;
/** Rows per statement, on a server and on the embedded database, where others wait for each statement. */
const serverBatch = 2_000;
const embeddedBatch = 250;

/** Time for every process to hear of a new index before the old one is removed. */
const retireMs = 15_000;

interface Serving extends IndexOrigin {
  index: string;
}

interface Feeder {
  db: Database;
  client: Client;
  settings: OpenSearchSettings;
  name: string;
  tell: (message: FeederMessage) => void;
  isEmbedded: boolean;
}

/** Keeps the index up to date while this process holds the lease, and tells how far it is, until `isEnding`. */
export async function runFeeder(
  { target, settings }: FeederOptions,
  { tell, isEnding }: Pick<Feeder, 'tell'> & { isEnding: () => boolean },
): Promise<void> {
  const feeder: Feeder = {
    db: connectOnce(target),
    client: connectCluster(settings, bulkTimeoutMs),
    settings,
    name: layoutName(settings),
    tell,
    isEmbedded: 'socketDir' in target,
  };
  const { db, name } = feeder;
  let term: number | null = null;
  let work: Work | null = null;
  const renewing = setInterval(() => {
    if (term !== null) renewLease(db, name, term).catch(() => {});
  }, renewMs);
  while (!isEnding()) {
    try {
      const at = clock();
      const lease = await renewLease(db, name, term);
      if (!lease.isMine || lease.term !== term) work = null;
      term = lease.isMine ? lease.term : null;
      if (lease.isMine) work ??= startWork(feeder, { term: lease.term, last: lease.served });
      const served = work ? await work.step(lease.isRebuildAsked) : lease.served;
      if (served)
        tell({ kind: 'seen', index: served.index, moment: served.seen, at: work ? at : at - lease.seenAgoMs });
      await wait(pollMs);
    } catch (error) {
      // The index may be gone: the next holder looks for it anew.
      work = null;
      tell({ kind: 'said', level: 'warn', text: `The index in OpenSearch could not be followed: ${messageOf(error)}` });
      await wait(retryMs);
    }
  }
  clearInterval(renewing);
  if (term !== null) await giveUpLease(db, name, term).catch(() => {});
  await db.destroy();
  await feeder.client.close();
}

interface Work {
  /** One round; returns the index to search, null while there is none. */
  step(isRebuildAsked: boolean): Promise<Served | null>;
}

/** Work of a holder: follows the index that serves, and builds another beside it where one is needed. */
function startWork(feeder: Feeder, { term, last }: { term: number; last: Served | null }): Work {
  const { db, client, name, tell } = feeder;
  let serving: Serving | null | undefined;
  let building: { done: Serving | Error | null } | null = null;
  let retired: { index: string; at: number } | null = null;
  let notedAt = Number.NEGATIVE_INFINITY;

  const build = () => {
    const task: { done: Serving | Error | null } = { done: null };
    const end = (done: Serving | Error) => {
      task.done = done;
    };
    buildIndex(feeder, { term, besides: serving?.index }).then(end, end);
    return task;
  };

  /** Makes the new index the one that serves, once it has everything the database has. */
  const swap = async (built: Serving) => {
    const seenAt = Date.now();
    const seen = await follow(feeder, { index: built.index, term, since: built.seen });
    await openForSearches(client, built.index);
    await saveOrigin(client, built.index, { mark: built.mark, seen, seenAt });
    await endRebuild(db, name);
    tell({ kind: 'said', level: 'info', text: 'The index in OpenSearch was built from the database' });
    if (serving) retired = { index: serving.index, at: clock() };
    return { ...built, seen, seenAt };
  };

  const tidy = async ({ index, ...origin }: Serving) => {
    if (retired && clock() - retired.at > retireMs) {
      await client.indices.delete({ index: retired.index });
      retired = null;
    }
    if (clock() - notedAt < noteMs) return;
    await saveOrigin(client, index, origin);
    await forgetGone(db);
    const { body } = await client.count({ index });
    tell({ kind: 'size', profiles: body.count, shards: body._shards.total });
    notedAt = clock();
  };

  return {
    async step(isRebuildAsked) {
      if (serving === undefined) {
        serving = await findServing(feeder, last);
        if (serving === null) await saveServed(db, name, { term, served: null });
      }
      if (serving === null || isRebuildAsked) building ??= build();
      if (building?.done instanceof Error) throw building.done;
      if (building?.done) {
        serving = await swap(building.done);
        building = null;
      }
      if (!serving) return null;
      const seenAt = Date.now();
      const seen = await follow(feeder, { index: serving.index, term, since: serving.seen });
      serving = { ...serving, seen, seenAt };
      await saveServed(db, name, { term, served: serving });
      await tidy(serving);
      return serving;
    },
  };
}

/** The index that served last, if it was built from this database and is recent enough to be followed. */
async function findServing({ db, client }: Feeder, last: Served | null): Promise<Serving | null> {
  const origin = last && (await readOrigin(client, last.index));
  if (!origin || Date.now() - origin.seenAt > (goneDays / 2) * dayMs) return null;
  // A database that was put back to an earlier time has not seen what its index has.
  if (!covers(readMoment(await readNow(db)), readMoment(origin.seen))) return null;
  return (await isOwnMark(db, origin.mark)) ? { index: last.index, ...origin } : null;
}

async function buildIndex(
  feeder: Feeder,
  { term, besides }: { term: number; besides: string | undefined },
): Promise<Serving> {
  const { db, client, settings } = feeder;
  for (const { index, mark } of await listIndices(client, settings)) {
    if (index !== besides && (await isOwnMark(db, mark))) await client.indices.delete({ index });
  }
  const mark = await setMark(db, goneDays);
  const seenAt = Date.now();
  const seen = await readNow(db);
  const index = await createIndex(client, settings, mark);
  await writeChanges(client, allListed(feeder), { index, term });
  return { index, mark, seen, seenAt };
}

async function* allListed({ db, isEmbedded }: Feeder): AsyncGenerator<Change> {
  const limit = isEmbedded ? embeddedBatch : serverBatch;
  for (let afterId = 0; ; ) {
    const records = await readListed(db, afterId, limit);
    for (const record of records) yield [record.id, record];
    const last = records.at(-1);
    if (!last || records.length < limit) return;
    afterId = last.id;
    if (isEmbedded) await wait(5);
  }
}

interface Follow {
  index: string;
  term: number;
  since: string;
}

/** Writes everything changed since a snapshot, makes it visible to searches and returns the snapshot reached. */
async function follow({ db, client }: Feeder, { since, ...written }: Follow): Promise<string> {
  let seen = since;
  let isChanged = false;
  for await (const batch of readFeed(db, since)) {
    if (batch.changed.size > 0) {
      await writeChanges(client, batch.changed, written);
      isChanged = true;
    }
    seen = batch.seen ?? seen;
  }
  if (isChanged) await client.indices.refresh({ index: written.index });
  return seen;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
