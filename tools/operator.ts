/**
 * `npm run operator -- EMAIL`: creates an operator and prints a one-time link for setting the password.
 * `npm run operator -- maintenance on [--message "Back soon"] [--until 2026-12-01T18:30:00Z]`, `… maintenance off`: closes
 * the product for everybody but operators, and opens it. Running servers follow within seconds.
 * `npm run operator -- search rebuild`: builds the index in OpenSearch anew beside the one that answers.
 * --create makes the database where there is none.
 */

import { parseArgs } from 'node:util';
import { emailPattern } from '../contract/kit/patterns.ts';
import { cutText } from '../contract/kit/truncate.ts';
import { inviteOperator } from '../server/accounts/auth/operators.service.ts';
import { createMemoryFanOut } from '../server/chat/live/fan-out.ts';
import { createLive } from '../server/chat/live/live.service.ts';
import { switchMaintenance } from '../server/core/maintenance/maintenance.service.ts';
import { createContext } from '../server/create-context.ts';
import { askForRebuild } from '../server/discovery/search-index/opensearch/lease.queries.ts';
import type { Context } from '../server/kit/context/context.ts';
import { createLog } from '../server/kit/context/log.ts';
import { explainToolError, openConfigured } from './open-configured.ts';

const usage = `Say for whom: npm run operator -- name@example.com
or close and open the product: npm run operator -- maintenance on|off [--message TEXT] [--until TIME]
or build the index in OpenSearch anew: npm run operator -- search rebuild`;

const given = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { message: { type: 'string' }, until: { type: 'string' }, create: { type: 'boolean' } },
});

/** Parses the command; undefined if invalid. */
function readTask(): ((context: Context) => Promise<void>) | undefined {
  const [first = '', second] = given.positionals.map((word) => word.trim());
  if (emailPattern.test(first)) return (context) => invite(context, first);
  if (first === 'search' && second === 'rebuild') return rebuildIndex;
  if (first !== 'maintenance' || (second !== 'on' && second !== 'off')) return undefined;
  const { message, until } = given.values as { message?: string; until?: string };
  if (until !== undefined && Number.isNaN(Date.parse(until))) return undefined;
  return (context) => turn(context, { isOn: second === 'on', message, until });
}

async function invite(context: Context, email: string): Promise<void> {
  const token = await inviteOperator(context, email);
  if (token === null) {
    throw new Error(`${email} belongs to an account that is not an operator's. Use another e-mail.`);
  }
  console.log('Open this link within 24 hours to set the password; it works once:');
  console.log(`${context.config.publicUrl}/reset-password/${encodeURIComponent(email)}#reset_token=${token}`);
}

interface Turn {
  isOn: boolean;
  message: string | undefined;
  until: string | undefined;
}

async function turn(context: Context, { isOn, message, until }: Turn): Promise<void> {
  const ends = until === undefined ? null : new Date(until).toISOString();
  const operator = { id: null, address: null };
  await switchMaintenance(context, { operator, isOn, message: message && cutText(message, 500), until: ends });
  console.log(isOn ? 'The product is closed. Operators get in at /login.' : 'The product is open.');
}

async function rebuildIndex({ db }: Context): Promise<void> {
  if (!(await askForRebuild(db))) throw new Error('No server has used OpenSearch yet. Start one with OPENSEARCH_URL.');
  console.log('A running server builds the index anew. Searches are answered by the present one until it is ready.');
}

const task = readTask();
if (!task) {
  console.error(usage);
  process.exit(1);
}

try {
  const { config, db, close } = await openConfigured({ create: given.values.create === true });
  const parts = { config, db, log: createLog('silent'), live: createLive(createMemoryFanOut()), push: async () => {} };
  const context = createContext(parts);
  await task(context).then(context.settled).finally(close);
} catch (error) {
  console.error(explainToolError(error));
  process.exitCode = 1;
}
