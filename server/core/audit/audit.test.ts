import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Act } from '../../../contract/core/audit.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { type Member, makeMember } from '../../../tests/members.ts';
import { recordAct } from './audit.service.ts';

let app: TestApp;
let operator: Member;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  operator = await makeMember(app, 'operator');
  const actor = { id: Number(operator.id), address: '10.0.0.1' };
  for (const [action, target] of [
    ['account.suspended', 'account:7'],
    ['account.restored', 'account:7'],
    ['plan.added', 'plan:4'],
  ] as const) {
    await recordAct(app.context, { actor, action, target, detail: { n: 1 }, reason: '=cmd()' });
  }
  await recordAct(app.context, {
    actor: { id: null, address: null },
    action: 'maintenance.on',
    target: null,
    detail: {},
  });
});
afterAll(() => app.close());

const list = async (query: string) =>
  (await app.api(`GET /operator/audit?${query}`, { token: operator.token })).body.data as Act[];
const actions = async (query: string) => (await list(query)).map(({ action }) => action);

it('is read by filter, newest first, page by page', async () => {
  expect(await actions('')).toEqual(['maintenance.on', 'plan.added', 'account.restored', 'account.suspended']);
  expect(await actions('action=account')).toEqual(['account.restored', 'account.suspended']);
  expect(await actions('action=account.suspended')).toEqual(['account.suspended']);
  expect(await actions('target=plan:4')).toEqual(['plan.added']);
  expect(await actions(`operator_id=${operator.id}`)).toHaveLength(3);
  expect(await actions('to=2020-01-01')).toEqual([]);
  const { body } = await app.api('GET /operator/audit?limit=3', { token: operator.token });
  expect(await actions(`cursor=${body.next_cursor}`)).toEqual(['account.suspended']);
  expect((await list('action=plan'))[0]).toMatchObject({
    operator: { id: operator.id },
    reason: '=cmd()',
    detail: '{"n":1}',
  });
});

it('is exported as CSV safe from formula injection', async () => {
  const reply = await fetch(`${app.url}/api/operator/audit?format=csv&action=plan`, {
    headers: { authorization: `Bearer ${operator.token}` },
  });
  expect(reply.headers.get('content-type')).toContain('text/csv');
  expect(await reply.text()).toContain("plan.added,plan:4,'=cmd()");
});

it.each([sql`update audit_log set action = 'x'`, sql`delete from audit_log`, sql`truncate audit_log`])(
  'cannot be changed: %#',
  async (statement) => {
    await expect(statement.execute(app.context.db)).rejects.toThrow('only ever added to');
  },
);
