/** Reads from replicas: which calls go there, own writes, and replicas that fail. PostgreSQL only. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import type { Replicas } from '../database/replicas/replicas.ts';
import { seedDemoStory } from '../server/site/demo/demo.service.ts';
import { seedDemoMetrics } from '../server/site/demo/metrics.service.ts';
import { seedDemoMoney } from '../server/site/demo/money.service.ts';
import { startTestApp, type TestApp } from './app.ts';
import { makeTestFolder, testDatabases } from './database.ts';
import { makeToken } from './makers/account.ts';
import { asksOf } from './market/asks.ts';
import { openStory, type Side } from './market/sides.ts';
import { type Relay, startRelay } from './relay.ts';
import { everyCall } from './requests.ts';
import { type Service, startPostgres, startReplica } from './services.ts';

const laggable = everyCall.filter(({ call }) => call.mayLag);

describe('a call that may lag', () => {
  it.each(laggable)('$title reads, and nobody records who read it', ({ call }) => {
    expect(call.method).toBe('GET');
    expect(call.shows).toBeUndefined();
  });
});

describe.runIf(testDatabases.includes('postgres'))('a database with a read replica', () => {
  let primary: Service;
  let replica: Service;
  /** Between the product and the replica. */
  let relay: Relay;
  let app: TestApp;
  let replicas: Replicas;
  let side: Side;

  beforeAll(async () => {
    primary = await startPostgres({ durable: true });
    replica = await startReplica(primary.url);
    relay = await startRelay(Number(new URL(replica.url).port));
    const readUrl = Object.assign(new URL(replica.url), { port: String(relay.port) }).href;
    const options = { databaseUrl: primary.url, readUrls: [readUrl], dataDir: makeTestFolder('replicas') };
    const database = await openDatabase(options);
    await migrate(database.db);
    app = await startTestApp(database);
    await seedDemoStory(database.db);
    await seedDemoMetrics(app.context);
    await seedDemoMoney(app.context);
    side = await openStory(app.context);
    replicas = app.context.replicas as Replicas;
  }, 240_000);
  afterAll(async () => {
    await app?.close();
    await relay?.stop();
    await replica?.stop();
    await primary?.stop();
  });

  const state = () => replicas.states()[0] ?? { lag: Number.NaN, reads: Number.NaN, name: '' };
  const untilUsed = () => expect.poll(() => state().lag, { timeout: 30_000 }).toBeLessThan(5);

  /** A reply, and whether the replica gave it. */
  async function ask(path: string, token?: string) {
    const before = state().reads;
    const { status, body } = await app.api(`GET ${path}`, token ? { token } : {});
    return { status, body, isOfReplica: state().reads > before };
  }
  async function onReplica(text: string) {
    const client = new pg.Client(replica.url).on('error', () => {});
    await client.connect();
    await client.query(text);
    await client.end();
  }
  const readBio = async (token: string) => {
    const { body, isOfReplica } = await ask(`/browseinfluencers/influencerDetails/${side.ids.influencer}`, token);
    return { bio: (body.data as { bio: string }).bio, isOfReplica };
  };
  const setBio = (bio: string) =>
    app.api('PUT /user/personal-info', { token: side.readers.influencer.token, body: { bio } });

  it('answers every call that may lag on the replica', async () => {
    await untilUsed();
    const asked = asksOf(side).filter(
      (one) => laggable.some(({ title }) => title === one.call) && !one.path.includes('range=custom'),
    );
    expect(new Set(asked.map(({ call }) => call)).size).toBe(laggable.length);
    for (const { title, role, path } of asked) {
      const token = role === 'nobody' ? undefined : side.readers[role].token;
      const { status, isOfReplica } = await ask(path, token);
      expect({ title, status, isOfReplica }).toEqual({ title, status: 200, isOfReplica: true });
    }
  });

  it('answers no other call there', async () => {
    for (const path of ['/wallet', '/campaign/all/get_my_campaigns', '/dashboard'])
      expect(await ask(path, side.readers.brand.token)).toMatchObject({ status: 200, isOfReplica: false });
  });

  it('shows what the session wrote at once, and to others when the replica has it', async () => {
    const own = side.readers.influencer.token;
    const other = side.readers.brand.token;
    const { bio: before } = await readBio(other);
    await onReplica('select pg_wal_replay_pause()');
    const bio = `Cooks with ${randomBytes(4).toString('hex')}`;
    expect((await setBio(bio)).status).toBe(200);
    expect(await readBio(own)).toEqual({ bio, isOfReplica: false });
    expect(await readBio(other)).toEqual({ bio: before, isOfReplica: true });
    // A further session of the same person has signed in since, and sees it too.
    const later = await makeToken(app.context, { id: side.readers.influencer.id });
    expect(await readBio(later)).toEqual({ bio, isOfReplica: false });
    await onReplica('select pg_wal_replay_resume()');
    await expect.poll(() => readBio(own)).toEqual({ bio, isOfReplica: true });
    await expect.poll(() => readBio(other)).toEqual({ bio, isOfReplica: true });
  });

  it('leaves a replica out that is seconds behind', async () => {
    await onReplica('select pg_wal_replay_pause()');
    await setBio('Cooks with fire');
    await expect.poll(() => state().lag, { timeout: 20_000 }).toBeGreaterThan(5);
    expect(await readBio(side.readers.brand.token)).toEqual({ bio: 'Cooks with fire', isOfReplica: false });
    const { body } = await app.api('GET /health/ready');
    expect(body.data).toMatchObject({ degraded: expect.arrayContaining(['replicas']) });
    await onReplica('select pg_wal_replay_resume()');
    await untilUsed();
  });

  it('answers while the replica is killed, is silent, or starts again', async () => {
    const { token } = side.readers.brand;
    const bio = 'Cooks with rice';
    await setBio(bio);
    await expect.poll(() => readBio(token)).toEqual({ bio, isOfReplica: true });
    await replica.kill();
    expect(await readBio(token)).toEqual({ bio, isOfReplica: false });
    await replica.start();
    await untilUsed();
    expect(await readBio(token)).toEqual({ bio, isOfReplica: true });
    relay.silence();
    expect(await readBio(token)).toEqual({ bio, isOfReplica: false });
    relay.resume();
    await untilUsed();
  }, 60_000);

  it('leaves a replica out that was made a primary', async () => {
    await onReplica('select pg_promote()');
    await expect.poll(() => state().lag).toBe(Number.POSITIVE_INFINITY);
    expect(await readBio(side.readers.brand.token)).toEqual({ bio: 'Cooks with rice', isOfReplica: false });
  });
});
