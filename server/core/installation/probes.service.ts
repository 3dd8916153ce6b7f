import { randomUUID } from 'node:crypto';
import { MAX_LAG_MS, type Replicas } from '../../../database/replicas/replicas.ts';
import type { Context } from '../../kit/context/context.ts';
import { createMailProbe } from '../../kit/delivery/mail.ts';
import type { Probe } from '../../kit/http/probes.ts';
import { probeRead, probeWrite } from './installation.queries.ts';

interface Sources {
  /** Whether Redis answers; undefined without one. */
  isBrokerUp: (() => boolean) | undefined;
}

/** Balancers ask every few seconds; databases and disks can bear one probe a second. */
const vitalMs = 1_000;
const othersMs = 30_000;

/** Everything the product needs: the database and files to serve at all, the others for a part of it. */
export function listProbes(context: Context, { isBrokerUp }: Sources): Probe[] {
  const { config, db, replicas, discovery, now } = context;
  const vital = (name: string, check: Probe['check']) => ({ name, isVital: true, freshMs: vitalMs, check });
  const other = (name: string, check: Probe['check']) => ({ name, isVital: false, freshMs: othersMs, check });
  const checkMail = createMailProbe(config);
  return [
    vital('read', () => probeRead(db)),
    vital('write', () => probeWrite(db, now())),
    vital('files', () => checkFiles(context)),
    ...(checkMail ? [other('mail', checkMail)] : []),
    ...(replicas ? [{ ...other('replicas', async () => areUsed(replicas)), freshMs: 0 }] : []),
    ...(isBrokerUp ? [{ ...other('redis', async () => isBrokerUp()), freshMs: 0 }] : []),
    ...(config.openSearch || config.searchIndex
      ? [{ ...other('search', async () => discovery.state().isWarm), freshMs: 0 }]
      : []),
    other('pictures', () => checkPictures(context)),
  ];
}

/** Whether every read replica is close enough to the primary. */
const areUsed = (replicas: Replicas) => replicas.states().every(({ lag }) => lag * 1_000 <= MAX_LAG_MS);

/** Writes, reads and removes a private file. */
async function checkFiles({ storage }: Context): Promise<boolean> {
  const id = randomUUID();
  const key = `private/health/${id}.csv`;
  await storage.put(key, Buffer.from(id));
  const read = await storage.get(key);
  await storage.remove(key);
  return read?.toString() === id;
}

/** Reads a public file at the address where pages show pictures from. */
async function checkPictures({ storage, config }: Context): Promise<boolean> {
  const id = randomUUID();
  const key = `health/${id}.webp`;
  await storage.put(key, Buffer.from(id));
  try {
    const reply = await fetch(new URL(storage.publicUrl(key), config.ownUrl), { signal: AbortSignal.timeout(2_000) });
    return reply.ok && (await reply.text()) === id;
  } finally {
    await storage.remove(key);
  }
}
