/**
 * Discovery compared with PostgreSQL, OpenSearch, a bare HTTP server, Groonga and SQLite's FTS5, over 2.5 million profiles.
 * docs/benches.md explains each row. BENCH_DISCOVERY_PROFILES: number of profiles. BENCH_DISCOVERY_DIR: keeps the seeded
 * data there.
 */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Cluster, missingForOpenSearch, startCluster } from '../../tools/opensearch/cluster.ts';
import { type Program, startProgram } from '../kit/programs.ts';
import type { Report, RunSuite } from '../kit/rows.ts';
import { checkAnswers } from './check.ts';
import { startSite } from './http.ts';
import { measureOneCore } from './one-core.ts';
import { measurePages } from './pages.ts';
import { placeQuestions, takePart } from './questions.ts';
import { measureFullAnswers } from './speed.ts';
import { measureUpdates } from './updates.ts';
import { openWorld, type World } from './world.ts';

const programOf = (name: string) => fileURLToPath(new URL(`${name}.program.ts`, import.meta.url));

export const run: RunSuite = async ({ quick, report }) => {
  const profiles = Number(process.env.BENCH_DISCOVERY_PROFILES ?? (quick ? 250_000 : 2_500_000));
  const rounds = quick ? 3 : 5;
  const world = await openWorld(profiles);
  if (!existsSync(snapshotOf(world))) await (await makeSnapshot(world)).stop();
  const ours = await openIndex(world, report);
  const postgres = startProgram(programOf('peers/postgres'), { patienceMs: 600_000 });
  await postgres.ask({ kind: 'open', url: world.url });
  const questions = await placeQuestions(ours);
  await checkAnswers(takePart(questions, 3, quick ? 5 : 10), ours, postgres);
  const cluster = missingForOpenSearch() ? null : await startCluster({ heapMb: quick ? 1_024 : 4_096 });
  const openSearch = cluster && (await openOpenSearch(world, cluster, report));
  if (openSearch) await checkAnswers(takePart(questions, 3, quick ? 5 : 10), openSearch, postgres);
  await measureFullAnswers({ ours, postgres, openSearch, questions, rounds, report });
  await openSearch?.stop();
  await cluster?.stop();
  await postgres.stop();
  await measureUpdates({ world, ours, questions, rounds, report });
  await ours.stop();
  // The snapshot would have to catch up with all those updates, here and in the next run.
  rmSync(snapshotOf(world));
  const fresh = await makeSnapshot(world);
  const sizes = [profiles / 100, profiles / 10, profiles].map(Math.round);
  const drawing = quick ? null : 'docs/discovery-growth.svg';
  await measureOneCore({ world, questions, rounds, sizes, drawing, report });
  const site = await startSite(world);
  await measurePages({ world, site, ours: fresh, questions, rounds, report });
  await site.product.stop();
  await fresh.stop();
};

const snapshotOf = ({ folder }: World) => join(folder, 'search-index.snapshot');

/** Rebuilds the index and waits for its snapshot. */
async function makeSnapshot(world: World): Promise<Program> {
  const program = startProgram(programOf('ours'), { patienceMs: 900_000 });
  await program.ask({ kind: 'open', url: world.url, dataDir: world.folder });
  for (const end = Date.now() + 120_000; !existsSync(snapshotOf(world)); await delay(200)) {
    if (Date.now() > end) throw new Error('No snapshot was written within two minutes.');
  }
  return program;
}

/** Builds the index in OpenSearch from the database. */
async function openOpenSearch({ url, folder }: World, { nodes }: Cluster, report: Report): Promise<Program> {
  const program = startProgram(programOf('ours'), { patienceMs: 3_600_000 });
  const asked = { kind: 'open', url, dataDir: folder, nodes: nodes.map((node) => node.url) };
  const { ms } = await program.ask<{ ms: number }>(asked);
  const minutes = ms / 60_000;
  report({
    name: 'OpenSearch: built from the database',
    unit: 'min',
    ours: minutes,
    other: null,
    ratio: null,
    goal: 'measured',
    holds: true,
  });
  return program;
}

async function openIndex({ url, folder }: World, report: Report): Promise<Program> {
  const ours = startProgram(programOf('ours'), { patienceMs: 900_000 });
  const { ms, profiles } = await ours.ask<{ ms: number; profiles: number }>({ kind: 'open', url, dataDir: folder });
  const seconds = ms / 1000;
  report({
    ...{
      name: 'Restart: first answer from the snapshot',
      unit: 's',
      ours: seconds,
      other: 3,
      ratio: seconds / 3,
      goal: '≤ 3 s',
    },
    holds: seconds <= 3,
    note: `${profiles.toLocaleString('en')} profiles`,
  });
  return ours;
}
