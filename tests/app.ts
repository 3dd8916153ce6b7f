import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '../database/connection.ts';
import { isConnectionError } from '../database/errors.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import { createApp } from '../server/app.ts';
import { createLive } from '../server/chat/live/live.service.ts';
import { openFanOut } from '../server/chat/live/open-fan-out.ts';
import { createContext } from '../server/create-context.ts';
import { readConfig } from '../server/kit/config/config.ts';
import type { Context } from '../server/kit/context/context.ts';
import { createLog } from '../server/kit/context/log.ts';
import { createMailer, loadRenderer, type Mail } from '../server/kit/delivery/mail.ts';
import { checkLedger } from '../server/money/ledger/ledger.service.ts';
import { sandboxOptions } from '../server/sandbox-options.ts';
import { findFreePort } from './processes.ts';
import { newPlace } from './s3.ts';

export interface ApiReply {
  status: number;
  headers: Headers;
  // Tests read replies freely; their types are defined by the contract.
  body: Record<string, unknown> & { data?: unknown; code?: string; reason?: string; fields?: Record<string, string> };
}

interface ApiOptions {
  token?: string;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

interface Text {
  to: string;
  text: string;
  code?: string;
}

export interface TestApp {
  url: string;
  context: Context;
  /** E-mails sent so far, oldest first. */
  mails: Mail[];
  texts: Text[];
  /** `await app.api('POST /auth/login', { body })`, over real HTTP. */
  api(call: string, options?: ApiOptions): Promise<ApiReply>;
  /** The last six-digit code sent to an address or mobile. */
  codeFor(contact: string): string;
  close(): Promise<void>;
}

/** No waiting time for new payment methods, except in tests of it. */
const testSettings = { RATE_LIMITS: 'off', LOG_LEVEL: 'error', PAYOUT_TARGET_HOURS: '0' };

/**
 * The real server on a real port and database, with the sandbox; only e-mails and SMS are captured. With `buildDir` it also
 * serves the built pages.
 */
export async function startTestApp(
  database: OpenDatabase,
  overrides: Record<string, string> = {},
  pages: { buildDir?: string } = {},
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tandem-test-'));
  const port = String(await findFreePort());
  // Pages use the address the browser opens.
  const atHome = pages.buildDir ? { PUBLIC_URL: `http://127.0.0.1:${port}` } : {};
  const place = await newPlace();
  const config = readConfig({ ...testSettings, DATA_DIR: dataDir, PORT: port, ...atHome, ...place, ...overrides });
  const mails: Mail[] = [];
  const texts: Text[] = [];
  await loadRenderer();
  const log = createLog(config.logLevel);
  const fanOut = await openFanOut(config, log);
  const parts = createContext({
    config,
    db: database.db,
    ...(database.replicas ? { replicas: database.replicas } : {}),
    log,
    live: createLive(fanOut),
    push: async () => {},
  });
  const context: Context = {
    ...parts,
    mail: createMailer(config, async (mail) => void mails.push(mail)),
    sms: async (text) => void texts.push(text),
  };
  const app = await createApp(context, {
    fanOut,
    ...pages,
    ...(config.sandbox ? { sandbox: createSandbox(sandboxOptions(config)) } : {}),
  });
  await app.server.listen({ port: config.port, host: '127.0.0.1' });
  await app.open();
  const url = `http://127.0.0.1:${config.port}`;
  return {
    url,
    context,
    mails,
    texts,
    api: (call, options) => callApi(url, call, options),
    codeFor: (contact) => lastCode(mails, texts, contact),
    async close() {
      await app.server.close();
      await context.settled();
      await fanOut.close();
      const faults = await findLedgerFaults(context);
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
      if (faults.length > 0) throw new Error(`This test left a ledger that is wrong:\n${faults.join('\n')}`);
    },
  };
}

/** Ledger faults after a test; none if the test closed the database. */
async function findLedgerFaults(context: Context): Promise<string[]> {
  try {
    return (await checkLedger(context)).faults;
  } catch (error) {
    if (isConnectionError(error)) return [];
    throw error;
  }
}

async function callApi(url: string, call: string, options: ApiOptions = {}): Promise<ApiReply> {
  const [method, path] = call.split(' ');
  const reply = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...options.headers,
    },
    body: options.form ?? (options.body === undefined ? null : JSON.stringify(options.body)),
  });
  const text = await reply.text();
  const isFile = !(reply.headers.get('content-type') ?? 'application/json').startsWith('application/json');
  return { status: reply.status, headers: reply.headers, body: text && !isFile ? JSON.parse(text) : {} };
}

function lastCode(mails: Mail[], texts: Text[], contact: string): string {
  const sent = [...mails, ...texts].filter((message) => message.to.toLowerCase() === contact.toLowerCase()).at(-1);
  const code = sent?.code;
  if (!code || !sent.text.includes(code)) throw new Error(`No code was sent to ${contact}`);
  return code;
}
