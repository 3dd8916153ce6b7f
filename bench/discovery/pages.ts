import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort, startProcess, waitUntil } from '../../tests/processes.ts';
import { accepts } from '../../tests/services.ts';
import { type Program, startProgram } from '../kit/programs.ts';
import { compare, findMedian, missRow, type Report } from '../kit/rows.ts';
import { keepStarted } from '../kit/started.ts';
import { pathOf, type Site, startBare, startVisitors } from './http.ts';
import type { Asked } from './mix.ts';
import { takePart } from './questions.ts';
import type { Round } from './timing.ts';
import type { World } from './world.ts';

const clients = 8;
const groongaProgram = '/usr/bin/groonga';
/** Peers may have to load all profiles first. */
const patienceMs = 1_200_000;
const peerOf = (name: string) => fileURLToPath(new URL(`peers/${name}.program.ts`, import.meta.url));

interface Options {
  world: World;
  site: Site;
  ours: Program;
  questions: Asked[];
  rounds: number;
  report: Report;
}

/** Pages over HTTP, compared with a server that only sends the same bytes and with search engines that return ids only. */
export async function measurePages({ world, site, ours: index, questions, rounds, report }: Options): Promise<void> {
  const visitors = startVisitors();
  const { port: indexPort } = await index.ask<{ port: number }>({ kind: 'serve' });
  const asked = questions.filter(({ kind }) => kind !== 'deep' && kind !== 'typo');
  const paths = asked.map(pathOf);
  const { bodies } = await visitors.read({ port: site.port, token: site.token, paths });
  const bare = await startBare(paths, bodies);
  const groonga = existsSync(groongaProgram) ? await startGroonga(world) : null;
  const sqlite = startProgram(peerOf('sqlite'), { patienceMs });
  await sqlite.ask({ kind: 'open', url: world.url, file: join(world.folder, 'sqlite.db') });
  const figures = {
    ours: [] as number[],
    index: [] as number[],
    bare: [] as number[],
    groonga: [] as number[],
    sqlite: [] as number[],
  };
  for (let round = 0; round < rounds; round += 1) {
    const part = takePart(asked, round, rounds);
    const some = { token: site.token, paths: part.map(pathOf), clients };
    const alone = part.map((question) => `/?${encodeURIComponent(JSON.stringify(question))}`);
    const turns = [
      async () => figures.index.push((await visitors.load({ ...some, port: indexPort, paths: alone })).perSecond),
      async () => figures.ours.push((await visitors.load({ ...some, port: site.port })).perSecond),
      async () =>
        figures.bare.push(
          (
            await visitors.load({
              ...some,
              port: bare.port,
              paths: Array.from({ length: 20 }, () => some.paths).flat(),
            })
          ).perSecond,
        ),
      async () =>
        figures.groonga.push(
          groonga ? (await groonga.ask<Round>({ kind: 'round', questions: part, clients })).perSecond : 0,
        ),
      async () => figures.sqlite.push((await sqlite.ask<Round>({ kind: 'round', questions: part, clients })).perSecond),
    ];
    for (const place of turns.keys()) await turns[(place + round) % turns.length]?.();
  }
  const bytes = Math.round(bodies.reduce((sum, { length }) => sum + length, 0) / bodies.length / 1024);
  report(
    compare({
      name: 'Page with cards over HTTP; node:http sending the same bytes',
      unit: 'pages/s',
      ours: findMedian(figures.ours),
      other: findMedian(figures.bare),
      goal: { atLeast: 0.1 },
      note: `${bytes} kB a page`,
    }),
  );
  const shared = { unit: 'answers/s', ours: findMedian(figures.index), goal: { atLeast: 50 } };
  const besideGroonga = 'Ids, total, facets over HTTP; Groonga, ids alone';
  if (groonga) report(compare({ ...shared, name: besideGroonga, other: findMedian(figures.groonga) }));
  else report(missRow(besideGroonga, 'answers/s', 'needs the package groonga-bin'));
  report(
    compare({
      ...shared,
      name: 'Ids, total, facets over HTTP; SQLite FTS5, ids alone',
      other: findMedian(figures.sqlite),
    }),
  );
  for (const program of [bare, sqlite, ...(groonga ? [groonga] : [])]) await program.stop();
}

/** Groonga's server and its client; both stop together. */
async function startGroonga({ url, folder }: World): Promise<Program> {
  const asker = startProgram(peerOf('groonga'), { patienceMs });
  const data = join(folder, 'groonga');
  await asker.ask({ kind: 'make', url, folder: data });
  const port = await findFreePort();
  const args = ['-s', '--protocol', 'http', '-p', String(port), '--bind-address', '127.0.0.1', join(data, 'db')];
  const server = startProcess(groongaProgram, args);
  const { stop } = keepStarted({ stop: server.stop });
  await waitUntil(server, () => accepts(port), 30);
  await asker.ask({ kind: 'open', port });
  return { ...asker, stop: () => Promise.all([asker.stop(), stop()]).then(() => {}) };
}
