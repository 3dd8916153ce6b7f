import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { fillDataDir } from './database-template.ts';
import { findFreePort } from './processes.ts';
import { startSlowMail } from './slow-mail.ts';

/** Several complete server starts, on a possibly busy machine. */
vi.setConfig({ testTimeout: 300_000 });

const main = new URL('../server/main.ts', import.meta.url).pathname;
const demo = new URL('../tools/demo.ts', import.meta.url).pathname;
const running: ChildProcess[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-start-'));
  folders.push(folder);
  return folder;
}

async function makeInstallation(): Promise<string> {
  const folder = makeFolder();
  await fillDataDir(folder);
  return folder;
}

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, ENV_FILE: '', DEMO: '0', NO_OPEN: '1', LOG_LEVEL: 'silent', ...environment },
  });
  running.push(child);
  let errors = '';
  let printed = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const exited = once(child, 'exit').then(([code]) => ({ code, lines: errors.trim().split('\n') }));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      if (printed.includes('is ready')) resolve();
    });
    exited.then(({ lines }) => reject(new Error(lines.join('\n'))));
  });
  ready.catch(() => undefined);
  return { exited, ready, printed: () => printed, stop: () => child.kill('SIGTERM') };
}

test('an invalid variable: one line that names it, exit 1', async () => {
  const { code, lines } = await start({ PORT: 'eighty', DATA_DIR: makeFolder() }).exited;
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining('PORT should be a port number')]);
});

test('an unwritable data folder: one line, exit 1', async () => {
  const file = join(makeFolder(), 'file');
  writeFileSync(file, '');
  const { code, lines } = await start({ PORT: '0', DATA_DIR: join(file, 'data') }).exited;
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining('DATA_DIR=')]);
});

test('a second server on the same data, then on the same port: one line each; the first continues', async () => {
  const [port, folder] = [await findFreePort(), await makeInstallation()];
  const first = start({ PORT: String(port), DATA_DIR: folder });
  await first.ready;
  const sameData = await start({ PORT: String(await findFreePort()), DATA_DIR: folder }).exited;
  expect(sameData).toEqual({ code: 1, lines: [expect.stringMatching(/Another server.*DATA_DIR=/)] });
  const samePort = await start({ PORT: String(port), DATA_DIR: await makeInstallation() }).exited;
  expect(samePort).toEqual({ code: 1, lines: [expect.stringMatching(/Port \d+ is taken.*PORT=/)] });
  expect((await fetch(`http://127.0.0.1:${port}/api/health/ready`)).status).toBe(200);
  first.stop();
  expect(await first.exited).toMatchObject({ code: 0 });
  const again = start({ PORT: String(port), DATA_DIR: folder });
  await again.ready;
});

test('a stopping server still sends the e-mails of accepted requests', async () => {
  const [port, mail] = [await findFreePort(), await startSlowMail(2_000)];
  const server = start({ PORT: String(port), DATA_DIR: await makeInstallation(), SMTP_URL: mail.url });
  await server.ready;
  const reply = await fetch(`http://127.0.0.1:${port}/api/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'reader@example.in' }),
  });
  expect(reply.status).toBe(200);
  server.stop();
  expect(await server.exited).toMatchObject({ code: 0 });
  expect(mail.subjects).toEqual([expect.stringContaining('newsletter')]);
  mail.close();
});

test('half a request and a thousand frozen sockets hold up no stop: it ends within five seconds', async () => {
  const port = await findFreePort();
  const server = start({ PORT: String(port), DATA_DIR: await makeInstallation(), RATE_LIMITS: 'off' });
  await server.ready;
  const request = connect(port, '127.0.0.1');
  request.write('POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"user');
  const sockets = await Promise.all(Array.from({ length: 1_000 }, () => upgradeAndFreeze(port)));
  const began = performance.now();
  server.stop();
  expect(await server.exited).toMatchObject({ code: 0 });
  expect(performance.now() - began).toBeLessThan(5_000);
  for (const socket of [request, ...sockets]) socket.destroy();
});

/** Opens a WebSocket that never reads on, so that it answers no closing frame. */
async function upgradeAndFreeze(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  const [head] = await once(socket, 'data');
  expect(String(head)).toContain('101 Switching Protocols');
  socket.pause();
  return socket;
}

test('an unreachable database: the server listens, answers 503 and is not ready', async () => {
  const [port, closed] = [await findFreePort(), await findFreePort()];
  start({
    PORT: String(port),
    DATA_DIR: makeFolder(),
    DATABASE_URL: `postgres://nobody@127.0.0.1:${closed}/nothing`,
    SECRET_KEY: 'k'.repeat(32),
  });
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/api/health/live`).then(
          (reply) => reply.status,
          () => 0,
        ),
      { timeout: 120_000 },
    )
    .toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/api/health/ready`)).status).toBe(503);
});

test('a demo trial, then production on the same data: the demo is locked, logged, and removable', async () => {
  const [port, folder] = [await findFreePort(), makeFolder()];
  const trial = { PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn', DEMO: '1' };
  const real = { ...trial, PUBLIC_URL: 'https://tandem.example', SMTP_URL: 'smtp://127.0.0.1:1', TRUST_PROXY: '1' };
  const logIn = async (password: string) => {
    const reply = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'operator@demo.test', password }),
    });
    return { status: reply.status, body: await reply.json() };
  };
  const first = start(trial);
  await first.ready;
  expect((await logIn('demo-pass-1')).status).toBe(200);
  first.stop();
  await first.exited;
  const second = start(real);
  await second.ready;
  const refused = await logIn('demo-pass-1');
  expect(refused).toMatchObject({ status: 401, body: { code: 'BAD_CREDENTIALS' } });
  expect(refused).toEqual(await logIn('some other word'));
  expect(second.printed()).toContain('The accounts of the demo are locked: its password is published.');
  second.stop();
  await second.exited;
  const remove = () =>
    execFileSync(process.execPath, [demo, 'remove'], { env: { PATH: process.env.PATH, ENV_FILE: '', ...real } });
  expect(String(remove())).toMatch(
    /^Removed of the demo: [\d,]+ accounts, .* postings\.\nThe next start tells it again/,
  );
  expect(String(remove())).toMatch(/^Nothing of the demo was there\./);
});
