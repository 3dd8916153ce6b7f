/**
 * Chat compared with one INSERT per message, a relay that stores nothing, ejabberd with its archive, and raw WebSockets. A
 * message counts when it is committed, acknowledged and received. docs/benches.md explains each row.
 */
import { startPostgres } from '../../tests/services.ts';
import { missRow, type RunSuite } from '../kit/rows.ts';
import { keepStarted } from '../kit/started.ts';
import { type Contender, makeDatabase, startPeer } from './contenders.ts';
import { measureMemory } from './memory.ts';
import { startOurs } from './ours.ts';
import { hasEjabberd, startEjabberd } from './peers/ejabberd.ts';
import { reportLatency, reportThroughput, takeTurns } from './throughput.ts';

/** Two groups of clients without overlap, since people receive on all of their connections. */
const crowds = [
  { from: 0, to: 200 },
  { from: 200, to: 2_200 },
];
const members = 2_200;
const perSecond = 1_000;

export const run: RunSuite = async ({ quick, report }) => {
  const { url: postgres, ...server } = await startPostgres({ durable: true });
  keepStarted(server);
  const rounds = quick ? 3 : 5;
  const contenders = await startContenders(postgres);
  const seconds = quick ? 1.5 : 3;
  for (const crowd of crowds) {
    const question = { kind: 'throughput', seconds } as const;
    const measured = await takeTurns({ contenders, ...crowd, rounds, question });
    const people = crowd.to - crowd.from;
    reportThroughput(measured, { people, report });
    if (measured.has('ejabberd')) continue;
    report(
      missRow(`${people} people, ejabberd with its archive`, 'msg/s', 'needs the packages ejabberd, erlang-p1-pgsql'),
    );
  }
  const pair = contenders.filter(({ name }) => name === 'ours' || name === 'relay');
  const question = { kind: 'latency', seconds: quick ? 2 : 4, perSecond } as const;
  reportLatency(await takeTurns({ contenders: pair, from: 0, to: 200, rounds, question }), { perSecond, report });
  for (const contender of contenders) await contender.stop();
  await measureMemory({ postgres, connections: quick ? 4_000 : 10_000, rounds: quick ? 1 : 3, report });
};

async function startContenders(postgres: string): Promise<Contender[]> {
  const contenders = [
    await startOurs({ postgres, members }),
    await startPeer('relay', { members }),
    await startPeer('insert', { members, url: await makeDatabase(postgres, 'plain') }),
    await startPeer('transaction', { members, url: await makeDatabase(postgres, 'careful') }),
  ];
  if (hasEjabberd()) contenders.push(await startEjabberd({ postgres, members }));
  return contenders;
}
