import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeProvenToken } from '../../../tests/makers/account.ts';
import { makeMessage } from '../../../tests/makers/message.ts';
import { liveFully } from '../../../tests/personal-data/life.ts';
import { unzip } from '../../../tests/zip.ts';
import { register } from './register.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());

async function readArchive(account: { id: number }) {
  const token = await makeProvenToken(app.context, account);
  const reply = await fetch(`${app.url}/api/user/export`, { headers: { authorization: `Bearer ${token}` } });
  return { reply, files: unzip(Buffer.from(await reply.arrayBuffer())) };
}

const rowsOf = (file: Buffer | undefined) => JSON.parse(String(file)) as Record<string, unknown>[];

/** Files of the archive without words of a person. */
const wordless = ['unlocks', 'balances', 'wallet', 'debit-notices', 'deliverable-figures', 'tracked-links', 'disputes'];

describe('GET /user/export', () => {
  it("contains all of the person's data, explained, with their files, and nothing about anybody else", async () => {
    const { me, mark, otherMark } = await liveFully(app.context);
    const key = `private/deliverable/${mark}/reel.pdf`;
    await app.context.storage.put(key, Buffer.from('%PDF of mine'));
    const { reply, files } = await readArchive(me);
    expect(reply.headers.get('content-type')).toBe('application/zip');
    expect(reply.headers.get('content-disposition')).toMatch(/filename="[\w-]+\.zip"/);
    expect(reply.headers.get('cache-control')).toBe('no-store');

    const described = Object.values(register).flatMap((treatment) =>
      Array.isArray(treatment.exported) ? treatment.exported : [],
    );
    const readme = String(files.get('README.txt'));
    for (const { file, about } of described) {
      expect(readme).toContain(`${file}.json: ${about}`);
      expect(Array.isArray(rowsOf(files.get(`${file}.json`)))).toBe(true);
    }
    expect(rowsOf(files.get('creator-profile.json'))).toMatchObject([{ bio: mark, contact_mobile: mark }]);
    expect(rowsOf(files.get('messages.json')).map(({ from, text }) => [from === 'you', text])).toEqual([
      [true, mark],
      [false, 'Good to hear from you.'],
    ]);
    expect(rowsOf(files.get('rates.json'))).toMatchObject([{ price: 15_000 }]);
    expect([...files].find(([name]) => name.startsWith('files/'))?.[1].toString()).toBe('%PDF of mine');
    expect(rowsOf(files.get('unlocks.json'))).toHaveLength(1);
    expect(wordless.every((file) => files.has(`${file}.json`))).toBe(true);

    const everything = [...files.values()].map(String).join('\n');
    expect(everything).not.toContain(otherMark);
    for (const secret of ['password_hash"', 'token_hash', 'sealed', 'correct horse']) {
      expect(everything).not.toContain(`"${secret}`);
    }
  });

  it('contains everything the test data planted', async () => {
    const { me, mark } = await liveFully(app.context);
    const { files } = await readArchive(me);
    const unexplained = Object.entries(register).flatMap(([table, { exported, erased }]) => {
      if (typeof exported === 'string' || typeof erased === 'string') return [];
      return exported.some(({ file }) =>
        String(files.get(`${file}.json`))
          .toLowerCase()
          .includes(mark.toLowerCase()),
      )
        ? []
        : [table];
    });
    // Only tables with masked data, secrets, counts or another role's data are included without the name.
    expect(unexplained.sort()).toEqual([
      'approvals_policy',
      'business_profile',
      'campaign_invitation',
      'campaign_viewer',
      'deliverable_figure',
      'factor_recovery',
      'figure_screenshot',
      'former_owner',
      'media_kit',
      'membership',
      'notification_preference',
      'payout',
      'person',
      'rate_card',
      'referral',
      'stored_file',
      'totp',
      'unlock',
      'walkthrough',
    ]);
  });

  it('reads a long list page by page, in order', async () => {
    const { me, other } = await liveFully(app.context);
    for (let at = 0; at < 3; at += 1) await makeMessage(app.context.db, { senderId: me.id, receiverId: other.id });
    const notices = Array.from({ length: 1_203 }, (_, at) => ({
      account_id: me.id,
      type: 'chat' as const,
      title: `No. ${at}`,
    }));
    await app.context.db.insertInto('notification').values(notices).execute();
    const { files } = await readArchive(me);
    const titles = rowsOf(files.get('notifications.json')).map(({ title }) => title);
    expect(titles.slice(-1_203)).toEqual(notices.map(({ title }) => title));
  });
});
