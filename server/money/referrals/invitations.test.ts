import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase, testDatabases } from '../../../tests/database.ts';
import { makeAccount, makeToken } from '../../../tests/makers/account.ts';
import { readReferrals, signUpBy } from '../../../tests/makers/referral.ts';

const day = 24 * 3600 * 1000;

describe.each(testDatabases)('on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await openTestDatabase(kind), { INVITATIONS_A_DAY: '5' });
  });
  beforeEach(() => {
    app.mails.length = 0;
    app.texts.length = 0;
  });
  afterAll(() => app.close());

  async function newSender(fullname = 'Anjali Menon') {
    const account = await makeAccount(app.context.db, { fullname });
    return { ...account, token: await makeToken(app.context, account) };
  }
  const send = ({ token }: { token: string }, to: string[], headers = {}) =>
    app.api('POST /user/send_referal_link', { token, body: { to }, headers });
  const outcomes = ({ body }: { body: { data?: unknown } }) =>
    (body.data as { outcome: string }[]).map(({ outcome }) => outcome);
  /** Messages delivered to an address. */
  const delivered = (to: string) => [...app.mails, ...app.texts].filter((message) => message.to === to);

  describe('the link', () => {
    test('is created once, also concurrently, and opens the sign-up with its code', async () => {
      const sender = await newSender();
      const links = await Promise.all(Array.from({ length: 5 }, () => readReferrals(app, sender)));
      expect(new Set(links.map(({ code }) => code)).size).toBe(1);
      const [first] = links;
      expect(first?.code).toMatch(/^[A-Z]{7}$/);
      expect(first?.link).toBe(`${app.context.config.publicUrl}/signup?ref=${first?.code}`);
      expect(first).toMatchObject({ earned: 0, earned_coins: 0, pending: 0, is_super_user: false, people: [] });
      expect(first).toMatchObject({ counts: { sent: 0, joined: 0, qualified: 0 }, super_user_from: 10 });
      expect((await readReferrals(app, sender)).code).toBe(first?.code);
    });

    test('accepts a code in any case, and rejects an unknown one', async () => {
      const sender = await newSender();
      const { code } = await readReferrals(app, sender);
      const { counts } = await signUpBy(app, sender, { referral_code: code.toLowerCase() }).then(() =>
        readReferrals(app, sender),
      );
      expect(counts.joined).toBe(1);
      await expect(signUpBy(app, sender, { referral_code: 'NOBODYS' })).rejects.toThrow(
        'We don’t know this referral code',
      );
    });
  });

  describe('invitations', () => {
    test('send the link by mail and SMS, with an outcome per address in the given order', async () => {
      const sender = await newSender();
      const { link } = await readReferrals(app, sender);
      const reply = await send(sender, ['Meera@Example.test', 'nonsense', '+91 70120 00001', 'meera@example.test']);
      expect(reply).toMatchObject({
        status: 200,
        body: {
          data: [
            { to: 'Meera@Example.test', outcome: 'sent' },
            { to: 'nonsense', outcome: 'invalid' },
            { to: '+91 70120 00001', outcome: 'sent' },
            { to: 'meera@example.test', outcome: 'already_invited' },
          ],
        },
      });
      await app.context.settled();
      expect(delivered('meera@example.test')).toMatchObject([{ subject: 'Anjali Menon invites you to Tandem' }]);
      expect(delivered('meera@example.test')[0]?.text).toContain(link);
      expect(delivered('7012000001')[0]?.text).toBe(`Anjali Menon invites you to Tandem: ${link} - Tandem`);
      const { counts, people } = await readReferrals(app, sender);
      expect(counts).toEqual({ sent: 2, joined: 0, qualified: 0 });
      expect(people.map(({ name, status }) => [name, status])).toEqual([
        ['70120xxxxx', 'invited'],
        ['mexxx@example.test', 'invited'],
      ]);
    });

    test('do not store the address itself', async () => {
      const sender = await newSender();
      await send(sender, ['secret.address@example.test']);
      const rows = await app.context.db.selectFrom('referral_invitation').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain('secret.address');
    });

    test('answer for a member as for anybody, and send nothing', async () => {
      const sender = await newSender();
      const member = await makeAccount(app.context.db);
      const stranger = 'nobody.yet@example.test';
      const reply = await send(sender, [member.email ?? '', stranger, member.mobile ?? '']);
      expect(outcomes(reply)).toEqual(['sent', 'sent', 'sent']);
      await expect.poll(() => delivered(stranger)).toHaveLength(1);
      expect(delivered(member.email ?? '')).toEqual([]);
      expect(delivered(member.mobile ?? '')).toEqual([]);
      expect(outcomes(await send(sender, [member.email ?? '', stranger]))).toEqual([
        'already_invited',
        'already_invited',
      ]);
      const { counts, people } = await readReferrals(app, sender);
      expect(counts).toEqual({ sent: 3, joined: 0, qualified: 0 });
      expect(people.every(({ status, earned }) => status === 'invited' && earned === 0)).toBe(true);
    });

    test("reject the sender's own address", async () => {
      const sender = await newSender();
      expect(outcomes(await send(sender, [sender.email ?? '', sender.mobile ?? '']))).toEqual(['invalid', 'invalid']);
    });

    test('stop at the daily limit, also in concurrent calls, and resume a day later', async () => {
      const sender = await newSender();
      const list = (name: string) => [1, 2, 3].map((each) => `${name}${each}.day@example.test`);
      const replies = await Promise.all(['a', 'b', 'c'].map((name) => send(sender, list(name))));
      const all = replies.flatMap(outcomes);
      expect(all.filter((each) => each === 'sent')).toHaveLength(5);
      expect(all.filter((each) => each === 'not_sent')).toHaveLength(4);
      await later(1, async () => expect(outcomes(await send(sender, ['d1.day@example.test']))).toEqual(['sent']));
    });

    test('renew the same row for the same address after 30 days', async () => {
      const sender = await newSender();
      const to = ['again@example.test'];
      expect(outcomes(await send(sender, to))).toEqual(['sent']);
      await later(29, async () => expect(outcomes(await send(sender, to))).toEqual(['already_invited']));
      await later(31, async () => expect(outcomes(await send(sender, to))).toEqual(['sent']));
      expect((await readReferrals(app, sender)).counts.sent).toBe(1);
    });

    test('reach one address three times in 30 days at most, whoever sends', async () => {
      const to = 'popular@example.test';
      for (let each = 0; each < 5; each += 1) expect(outcomes(await send(await newSender(), [to]))).toEqual(['sent']);
      await expect.poll(() => delivered(to)).toHaveLength(3);
    });

    test('can be sent again when delivery failed', async () => {
      const sender = await newSender();
      const { mail, log } = app.context;
      const { error } = log;
      try {
        log.error = () => {};
        app.context.mail = async () => {
          throw new Error('The mail server is away');
        };
        await send(sender, ['unlucky@example.test']);
        await expect.poll(async () => (await readReferrals(app, sender)).counts.sent).toBe(0);
      } finally {
        app.context.mail = mail;
        log.error = error;
      }
      expect(outcomes(await send(sender, ['unlucky@example.test']))).toEqual(['sent']);
      await expect.poll(() => delivered('unlucky@example.test')).toHaveLength(1);
    });

    test("strip addresses from the sender's name", async () => {
      const sender = await newSender('Win ₹9,999 at http://evil.example now');
      await send(sender, ['careful@example.test']);
      await expect.poll(() => delivered('careful@example.test')).toHaveLength(1);
      expect(JSON.stringify(delivered('careful@example.test'))).not.toMatch(/evil|9,999/);
    });

    test('are not repeated for a repeated idempotency key', async () => {
      const sender = await newSender();
      const headers = { 'idempotency-key': 'invite-1' };
      const first = await send(sender, ['once@example.test'], headers);
      expect((await send(sender, ['once@example.test'], headers)).body).toEqual(first.body);
      expect((await send(sender, ['twice@example.test'], headers)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    });

    test('require a verified sender', async () => {
      const account = await makeAccount(app.context.db, { email_verified_at: null });
      const token = await makeToken(app.context, account);
      expect(await send({ token }, ['x@example.test'])).toMatchObject({ status: 422, body: { code: 'NOT_VERIFIED' } });
    });

    test.each([[[]], [Array.from({ length: 21 }, (_, at) => `p${at}@example.test`)]])(
      'of none or more than 20 is refused',
      async (to) => {
        expect((await send(await newSender(), to)).status).toBe(400);
      },
    );
  });

  async function later(days: number, work: () => Promise<void>): Promise<void> {
    const { now } = app.context;
    app.context.now = () => new Date(Date.now() + days * day);
    try {
      await work();
    } finally {
      app.context.now = now;
    }
  }
});
