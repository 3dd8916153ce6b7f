import { setTimeout as delay } from 'node:timers/promises';
import { openStorage } from '../../server/kit/storage/open-storage.ts';
import { makeMp4 } from '../../tests/makers/video.ts';
import { hasS3 } from '../../tests/s3.ts';
import { findRedis } from '../../tests/services.ts';
import { idOf, sha256, tusClient } from '../../tests/tus.ts';
import { makePerson, type Person } from '../faults/person.ts';
import { settle } from '../faults/trial.ts';
import { findFaults } from '../faults/verify.ts';
import { makePeople, type Somebody } from '../faults/world.ts';
import { missRow, type Report, type Row, type RunSuite } from '../kit/rows.ts';
import { keepStarted } from '../kit/started.ts';
import { type Balanced, balance } from './balanced.ts';
import { type Cluster, startNodes } from './cluster.ts';
import { makeDeals, makeSides } from './deals.ts';
import { missingForNetwork } from './network.ts';
import { startTraffic, type Traffic } from './traffic.ts';

/** Folder of an earlier version, installed and ready to run, from which the rolling upgrade begins; without it nodes restart. */
const previous = process.env.NODES_FROM;

const sizes = {
  whole: { people: 12, messages: 400, uploadMb: 40, cutMs: 20_000, calmMs: 5_000 },
  quick: { people: 6, messages: 60, uploadMb: 8, cutMs: 6_000, calmMs: 1_000 },
};

const atMost = (name: string, unit: string, ours: number, most: number, note = ''): Row => {
  const row = { name, unit, ours, other: null, ratio: null, goal: `≤ ${most}`, holds: ours <= most };
  return note ? { ...row, note } : row;
};

export const run: RunSuite = async ({ quick, report }) => {
  const redis = findRedis();
  const missing = redis && hasS3() ? missingForNetwork() : 'there is no Redis or S3 server here';
  if (!redis || missing) return report(missRow('three nodes', 'count', missing ?? ''));
  const size = quick ? sizes.quick : sizes.whole;
  const cluster = await startNodes(redis, { root: previous ?? '.' });
  const balanced = keepStarted(balance(cluster.nodes));
  const people = await openChat(cluster, size);
  const allow = (part: number) => people.allow(Math.ceil(size.messages * part));
  allow(0.2);
  await reportDeals(cluster, balanced, report);
  await reportUpload(cluster, size.uploadMb, report);
  const persons = people.all.map(({ who }) => who);
  const traffic = keepStarted(startTraffic(cluster, balanced, persons));
  const phase = async (name: string, goals: { failed?: number }, work: () => Promise<void>) => {
    balanced.take();
    await work();
    await delay(size.calmMs);
    const { sent, failed, slowestMs, examples } = balanced.take();
    if (goals.failed !== undefined)
      report(atMost(`${name}: failed requests`, 'count', failed, goals.failed, `of ${sent}`));
    report(atMost(`${name}: slowest answer`, 'ms', Math.round(slowestMs), 10_000));
    for (const example of new Set(examples.slice(0, 5))) console.log(`  ${example}`);
  };
  await phase('calm', { failed: 0 }, async () => {});
  allow(0.4);
  await phase(previous ? 'rolling upgrade' : 'rolling restart', { failed: 0 }, async () => {
    for (const node of cluster.nodes) {
      await node.stop();
      await node.start(process.cwd());
    }
  });
  allow(0.6);
  const [, second, third] = cluster.nodes;
  if (!second || !third) throw new Error('There are fewer than three nodes');
  await phase('node cut off and healed', { failed: 0 }, async () => {
    second.machine.cut();
    await delay(size.cutMs);
    second.machine.heal();
    const healed = performance.now();
    while (!balanced.isReady(second)) await delay(100);
    report(atMost('ready after healing', 's', Math.round((performance.now() - healed) / 100) / 10, 10));
  });
  await phase('node killed', { failed: 0 }, async () => {
    await third.kill();
    await third.start(process.cwd());
  });
  allow(0.8);
  // Requests can fail until the replica took over; nothing acknowledged may be lost.
  await phase('failover of the database', {}, () => cluster.failOver());
  allow(1);
  await traffic.stop();
  await reportEnd({ cluster, balanced, people: people.all, traffic }, report);
};

async function openChat(cluster: Cluster, { people, messages }: { people: number; messages: number }) {
  const who = await makePeople(cluster.context, people);
  let allowed = 0;
  const all = who.map((each, index) =>
    keepPerson({
      url: cluster.nodes[index % cluster.nodes.length]?.url ?? '',
      who: each,
      partners: [who[(index + 1) % people], who[(index + people - 1) % people]].flatMap((other) => other?.id ?? []),
      allowance: () => allowed,
      recovers: true,
    }),
  );
  await Promise.all(all.map(({ ready }) => ready));
  return {
    all,
    /** Messages of each to each partner that may be written so far. */
    allow(count: number) {
      allowed = Math.min(messages, count);
      for (const person of all) person.write();
    },
  };
}

function keepPerson(options: Parameters<typeof makePerson>[0]) {
  const person = makePerson(options);
  keepStarted({ stop: async () => person.leave() });
  return person;
}

const exactly = (name: string, unit: string, ours: number, goal: number, note = ''): Row => {
  const row = { name, unit, ours, other: null, ratio: null, goal: String(goal), holds: ours === goal };
  return note ? { ...row, note } : row;
};

/** Each agreement is paid beside another node, and all of its calls go to any. */
async function reportDeals(cluster: Cluster, balanced: Balanced, report: Report): Promise<void> {
  const { fund, finish } = makeDeals(balanced);
  let finished = 0;
  for (const node of cluster.nodes) {
    await finish(await fund(await makeSides(cluster), node));
    finished += 1;
  }
  report(exactly('agreements from post to payout', 'count', finished, cluster.nodes.length));
}

/** A video sent in parts to one node after another. */
async function reportUpload(cluster: Cluster, megabytes: number, report: Report): Promise<void> {
  const bytes = makeMp4({ bytes: megabytes * 1_000_000 });
  const metadata = { purpose: 'content', filename: 'film.mp4', filetype: 'video/mp4' };
  const { creator } = await makeSides(cluster);
  const clientAt = (turn: number) => tusClient(cluster.nodes[turn % cluster.nodes.length]?.url ?? '', creator.token);
  const id = idOf(await clientAt(0).begin(bytes.length, metadata));
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const reply = await clientAt(turn).send(id, at, bytes.subarray(at, at + 4_000_000));
    if (reply.status !== 204) throw new Error(`A part of an upload was answered ${reply.status}`);
    at = Number(reply.headers.get('upload-offset'));
  }
  const { config, secretKey } = cluster.context;
  const stored = await openStorage({ config, secretKey }).get(`private/upload/${id}.mp4`);
  const equal = stored && sha256(stored) === sha256(bytes) ? megabytes : 0;
  report(exactly('upload in parts over three nodes, bytes equal', 'MB', equal, megabytes));
}

interface Played {
  cluster: Cluster;
  balanced: Balanced;
  people: readonly Person[];
  traffic: Traffic;
}

async function countCreators(url: string, who: Somebody | undefined): Promise<number> {
  const headers = { authorization: `Bearer ${who?.token}` };
  const reply = await fetch(`${url}/api/browseInfluencers?limit=1`, { headers });
  return ((await reply.json()) as { total: number }).total;
}

/** Everything that was acknowledged is there, once and in order. */
async function reportEnd({ cluster, balanced, people, traffic }: Played, report: Report): Promise<void> {
  const { isHeld } = makeDeals(balanced);
  const held = await Promise.all(traffic.funded.map(isHeld));
  const note = `${traffic.brokenOff()} broke off before their payment`;
  report(exactly('payments acknowledged and held', 'count', held.filter(Boolean).length, held.length, note));
  const url = cluster.nodes[0]?.url ?? '';
  const totals = await Promise.all(cluster.nodes.map((node) => countCreators(node.url, people[0]?.who)));
  const engine = cluster.hasSearch ? 'by OpenSearch' : 'by PostgreSQL, as OpenSearch cannot run here';
  report(exactly('different totals of a search', 'count', new Set(totals).size, 1, engine));
  const findings = await settle(people, { seconds: 90, look: () => findFaults(cluster, people, url) });
  for (const kind of ['lost', 'doubled', 'disordered', 'unread', 'ledger'] as const) {
    report(exactly(kind, 'count', findings[kind], 0));
  }
  for (const example of findings.examples) console.log(`  ${example}`);
}
