/** An upload outlives cut connections and killed servers. UPLOAD_MB=300 makes it as large as a real draft. */

import { createHash } from 'node:crypto';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, expect, it } from 'vitest';
import { fillDataDir } from './database-template.ts';
import { makeMp4 } from './makers/video.ts';
import { type Product, startProduct } from './server.ts';
import { join as signUp } from './sessions.ts';
import { idOf, sendHalf, sha256, tusClient } from './tus.ts';

const size = Number(process.env.UPLOAD_MB ?? 12) * 1_000_000;
const dataDir = mkdtempSync(join(tmpdir(), 'tandem-upload-'));
let product: Product | null = null;
afterAll(async () => {
  await product?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async () => {
  product = await startProduct({ dataDir, env: { LOG_LEVEL: 'error', DEMO: '0' } });
  return product;
};

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

it('arrives whole after five cuts and two killed servers', async () => {
  const bytes = makeMp4({ bytes: size });
  await fillDataDir(dataDir);
  const person = { fullname: 'Devika Nair', username: 'devika.uploads', email: 'devika.uploads@example.test' };
  const { token } = await signUp((await start()).url, {
    role: 'influencer',
    password: 'correct horse battery',
    ...person,
  });
  const metadata = { purpose: 'content', filename: 'film.mp4', filetype: 'video/mp4' };
  const id = idOf(await tusClient(product?.url ?? '', token).begin(size, metadata));
  const step = Math.floor(size / 8);
  const offset = () => tusClient(product?.url ?? '', token).offset(id);
  let at = 0;
  for (const [turn, isKill] of [false, true, false, false, true, false, false].entries()) {
    const part = { url: product?.url ?? '', token, id, at, announced: size - at };
    const sending = await sendHalf(part, bytes.subarray(at, at + step));
    if (isKill && product) process.kill(product.pid, 'SIGKILL');
    sending.destroy();
    if (isKill) {
      await product?.stop();
      await start();
    }
    const reached = await offset();
    expect(reached, `turn ${turn}`).toBeGreaterThanOrEqual(at);
    expect(reached).toBeLessThanOrEqual(at + step);
    at = reached;
  }
  expect(at).toBeGreaterThan(0);
  const client = tusClient(product?.url ?? '', token);
  while (at < size) {
    const reply = await client.send(id, at, bytes.subarray(at, at + 8_000_000));
    expect(reply.status).toBe(204);
    at = Number(reply.headers.get('upload-offset'));
  }
  expect(await offset()).toBe(size);
  expect(await digestOf(join(dataDir, 'files/private/upload', `${id}.mp4`))).toBe(sha256(bytes));
}, 600_000);
