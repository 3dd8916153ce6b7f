/** Starts the servers tests need (PostgreSQL, Redis, the product) and stops them by their process id. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export interface Running {
  process: ChildProcess;
  /** Last 20,000 characters of its output. */
  log: () => string;
  stop: () => Promise<void>;
}

/** Below the ephemeral port range, so that a probed port stays free. */
const firstPort = 10_240;
const ports = 20_000;
let nextPort = (process.pid * 97) % ports;

/** Free port on loopback; processes probe from different offsets. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < ports; tries += 1) {
    const port = firstPort + nextPort;
    nextPort = (nextPort + 1) % ports;
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free');
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}

/** Output goes to a file: a pipe would block once nobody reads it. */
export function startProcess(command: string, args: string[], options: SpawnOptions = {}): Running {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-log-'));
  const file = join(folder, 'log');
  const output = openSync(file, 'a');
  const child = spawn(command, args, { ...options, stdio: ['ignore', output, output] });
  closeSync(output);
  let failure = '';
  child.on('error', (error) => {
    failure = error.message;
  });
  const log = () => `${existsSync(file) ? readFileSync(file, 'utf8').slice(-20_000) : ''}${failure}`;
  const stop = async () => {
    await stopProcess(child);
    rmSync(folder, { recursive: true, force: true });
  };
  return { process: child, log, stop };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(late);
}

/** Polls until ready; throws with the log if the process ended. */
export async function waitUntil(running: Running, isReady: () => Promise<boolean>, seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if (hasEnded(running.process)) throw new Error(`it ended before it was ready:\n${running.log()}`);
    if (await isReady().catch(() => false)) return;
    await delay(100);
  }
  const log = running.log();
  await running.stop();
  throw new Error(`it was not ready after ${seconds} s:\n${log}`);
}
