import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../database/connection.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { keepLogLines } from '../../../tests/log-lines.ts';
import { makeAccount } from '../../../tests/makers/account.ts';
import { createLog } from './log.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function logged(error: unknown): string {
  const log = createLog('error');
  const lines = keepLogLines(log);
  log.error({ err: error }, 'It failed');
  return lines.join('');
}

it('logs what the database refused, but not the row', async () => {
  const { id } = await makeAccount(database.db, { email: 'kept.out@example.in' });
  const error = await sql`update account set username = '' where id = ${id}`.execute(database.db).catch((e) => e);
  expect(String(error.detail)).toContain('kept.out@example.in');
  const line = logged(error);
  expect(line).not.toContain('kept.out@example.in');
  expect(JSON.parse(line).err).toMatchObject({ code: '23514', table: 'account', message: expect.any(String) });
});

it('logs that an e-mail bounced, but not its address', () => {
  const bounced = Object.assign(new Error("Can't send mail: 550 <kept.out+now@mail.example.in> unknown"), {
    code: 'EENVELOPE',
    rejected: ['kept.out+now@mail.example.in'],
  });
  const line = logged(bounced);
  expect(line).not.toContain('kept.out');
  expect(JSON.parse(line).err).toMatchObject({
    code: 'EENVELOPE',
    message: "Can't send mail: 550 <[kept out]> unknown",
  });
});

it("keeps the stack's locations", () => {
  expect(logged(new Error('At a place'))).toContain('log.test.ts');
});
