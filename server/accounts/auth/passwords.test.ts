import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { signUp, signUpForm } from '../../../tests/makers/sign-up.ts';
import { decodeFilter, encodeFilter, filterHas } from './password-filter.ts';
import { judgePassword } from './passwords.service.ts';

const breached = 'quiet-otter-in-the-rain-41';
const padded = 'quiet-otter-in-the-rain-42';
const tooCommon = 'This password is too common.';
const madeOfNames = 'Choose a password that doesn’t contain your name or contact details.';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tandem-ranges-'));
  for (const [password, count, end] of [
    [breached, 3, ''],
    [padded, 0, '.txt'],
  ] as const) {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    const other = `${'0'.repeat(35)}:9`;
    writeFileSync(join(folder, hash.slice(0, 5) + end), `${other}\r\n${hash.slice(5)}:${count}\r\n`);
  }
  app = await startTestApp(await openTestDatabase(), { BREACHED_PASSWORDS_DIR: folder });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const judge = (password: string, names: string[] = []) => judgePassword(app.context, { password, names });

describe('the list of common passwords', () => {
  it.each([
    'password',
    'PassWord123',
    'ｐａｓｓｗｏｒｄ',
    'P@ssw0rd123',
    'Password123!',
    '!qwertyuiop',
    'sunshine1',
    'jaishreeram',
    'iloveyou2',
    'trustno1',
    'zzzzzzzzzz',
  ])('has %s', async (password) => expect(await judge(password)).toBe(tooCommon));

  it.each(['demo-pass-1', 'correct horse battery', 'monsoon brew 7 am', 'kT9-vv2.Lq0z', 'सही घोड़ा बैटरी'])(
    'does not contain %s',
    async (password) => expect(await judge(password)).toBeNull(),
  );

  it('has more than a hundred thousand entries, and finds its own', () => {
    const words = Array.from({ length: 2_000 }, (_, at) => `word number ${at}`);
    const filter = decodeFilter(encodeFilter(words));
    expect(filter).toHaveLength(2_000);
    expect(words.every((word) => filterHas(filter, word))).toBe(true);
    expect(words.filter((word) => filterHas(filter, `${word}!`))).toEqual([]);
  });
});

it('finds a breached password in range files, but not padding entries', async () => {
  expect(await judge(breached)).toBe(tooCommon);
  expect(await judge(padded)).toBeNull();
});

describe('every way to set a password', () => {
  const refused = [
    ['Sunshine1', tooCommon],
    [breached, tooCommon],
    ['Kochi-Rains-2026', madeOfNames],
    ['sniarihcok99', madeOfNames],
    ['Tandem!2026', madeOfNames],
    ['PuffinTea#1', madeOfNames],
  ] as const;
  const person = { fullname: 'Kochi Rains', role: 'brand', business_name: 'Puffin Tea' };

  it.each(refused)('refuses %s at sign-up', async (password, reason) => {
    const reply = await app.api('POST /auth/register', { body: signUpForm({ ...person, password }) });
    expect(reply).toMatchObject({ status: 400, body: { code: 'BAD_INPUT', fields: { password: reason } } });
  });

  it('refuses them on change and reset, and while typing', async () => {
    const form = await signUp(app, person);
    const { token } = form;
    await app.api('POST /auth/forgot-password', { body: { username: form.email } });
    const verified = await app.api('POST /auth/verifyOtp', {
      body: { username: form.email, otp: app.codeFor(form.email) },
    });
    const { reset_token } = verified.body.data as { reset_token: string };
    for (const [password, reason] of refused) {
      const change = { current_password: form.password, password, confirm_password: password };
      expect((await app.api('PUT /auth/change-password', { token, body: change })).body.fields).toEqual({
        password: reason,
      });
      const reset = { password, confirm_password: password, reset_token };
      expect((await app.api(`PUT /auth/reset-password/${form.username}`, { body: reset })).body).toMatchObject({
        result: false,
        reason,
      });
      const typed = await app.api('POST /auth/checkPassword', { token, body: { password } });
      expect(typed.body.data).toEqual({ problem: reason });
    }
  });

  it('checks a password typed at sign-up against the given names, and says when it is good', async () => {
    const check = async (body: object) => (await app.api('POST /auth/checkPassword', { body })).body.data;
    expect(await check({ password: 'puffin-tea-9', names: ['Puffin Tea'] })).toEqual({ problem: madeOfNames });
    expect(await check({ password: 'puffin-tea-9' })).toEqual({ problem: null });
    expect(await check({ password: 'short' })).toEqual({ problem: 'Use at least 8 characters.' });
  });
});
