import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FoundMessage, Message } from '../../../contract/chat/messages.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { block, makeSomebody } from '../../../tests/chat/people.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeAttachment } from '../../../tests/makers/attachment.ts';
import { makeMessage } from '../../../tests/makers/message.ts';
import type { Member } from '../../../tests/members.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());

const meet = (fullname: string) => makeSomebody(app, { fullname });

function say(from: Member, to: Member, description: string, more: { attachmentId?: number } = {}) {
  return makeMessage(app.context.db, { senderId: Number(from.id), receiverId: Number(to.id), description, ...more });
}

async function search(who: Member, q: string, more = '') {
  const reply = await app.api(`GET /user/messages/search?q=${encodeURIComponent(q)}${more}`, { token: who.token });
  expect(reply.status, reply.body.reason).toBe(200);
  return { found: reply.body.data as FoundMessage[], next: reply.body.next_cursor as string | null };
}

const snippets = ({ found }: { found: FoundMessage[] }) => found.map((each) => each.snippet);

describe('messages/search', () => {
  it('finds sent and received messages, newest first, with the other person and the positions of the words', async () => {
    const [me, brand, other] = [await meet('Aarohi Menon'), await meet('Rohan Bhatt'), await meet('Zoya Khan')];
    await say(brand, me, 'The banana leaf from above');
    await say(me, other, 'BANANA leaves, two boxes');
    await say(brand, other, 'No word of the banana to Aarohi');
    await say(brand, me, 'Something else');
    const all = await search(me, ' banana ');
    expect(snippets(all)).toEqual(['BANANA leaves, two boxes', 'The banana leaf from above']);
    expect(all.next).toBeNull();
    expect(all.found[1]).toMatchObject({
      sender_id: brand.id,
      receiver_id: me.id,
      user: { id: brand.id, full_name: 'Rohan Bhatt' },
      marks: [{ start: 4, length: 6 }],
    });
    expect(snippets(await search(me, 'leaf banana'))).toEqual(['The banana leaf from above']);
    expect(snippets(await search(me, 'banana', `&with=${other.id}`))).toEqual(['BANANA leaves, two boxes']);
    expect((await search(me, 'banana', '&with=999999999')).found).toEqual([]);
    expect(snippets(await search(other, 'banana'))).toHaveLength(2);
  });

  it('takes wildcard characters literally, and matches any script, case and Unicode form', async () => {
    const [me, brand] = [await meet('Meera Joshi'), await meet('Kabir Sethi')];
    for (const text of ['100% sure', '100 percent', 'snake_case', 'केले का पत्ता', 'Cafe\u0301 Élan', 'a\\b']) {
      await say(brand, me, text);
    }
    expect(snippets(await search(me, '0%'))).toEqual(['100% sure']);
    expect(snippets(await search(me, 'e_c'))).toEqual(['snake_case']);
    expect(snippets(await search(me, 'a\\b'))).toEqual(['a\\b']);
    expect(snippets(await search(me, 'पत्ता'))).toEqual(['केले का पत्ता']);
    expect(snippets(await search(me, 'CAFÉ élan'))).toEqual(['Cafe\u0301 Élan']);
  });

  it('finds a file by its name together with words of its caption', async () => {
    const [me, brand] = [await meet('Asha Rao'), await meet('Studio Kalam')];
    const owner_id = Number(brand.id);
    const file = async (name: string) => (await makeAttachment(app.context.db, { owner_id, name })).id;
    await say(brand, me, '', { attachmentId: await file('Sadya shot list.pdf') });
    await say(brand, me, 'Here is the list', { attachmentId: await file('costs.pdf') });
    expect(snippets(await search(me, 'list'))).toEqual(['Here is the list', 'Sadya shot list.pdf']);
    expect(snippets(await search(me, 'costs here'))).toEqual(['Here is the list']);
  });

  it('pages by cursor, through a long history in bounded steps', async () => {
    const [me, brand] = [await meet('Ishaan Dutta'), await meet('Malabar Roasters')];
    for (const text of ['reel 1', 'reel 2', 'reel 3']) await say(brand, me, text);
    const first = await search(me, 'reel', '&limit=2');
    expect(snippets(first)).toEqual(['reel 3', 'reel 2']);
    const rest = await search(me, 'reel', `&limit=2&cursor=${first.next}`);
    expect([snippets(rest), rest.next]).toEqual([['reel 1'], null]);
    const { db } = app.context;
    await db
      .updateTable('account_inbox')
      .set({ last_position: 120_000 })
      .where('account_id', '=', Number(me.id))
      .execute();
    await say(brand, me, 'reel 4');
    const newest = await search(me, 'reel');
    expect([snippets(newest), newest.next]).toEqual([['reel 4'], '70002']);
    const middle = await search(me, 'reel', `&cursor=${newest.next}`);
    expect([snippets(middle), middle.next]).toEqual([[], '20002']);
    expect(snippets(await search(me, 'reel', `&cursor=${middle.next}`))).toEqual(['reel 3', 'reel 2', 'reel 1']);
  });

  it('still finds an old conversation after a block, but hides presence', async () => {
    const [me, brand] = [await meet('Devika Nair'), await meet('Nandini Drapes')];
    await say(brand, me, 'the saree arrived');
    await block(app, me, brand);
    const withoutPresence = [{ user: { last_active: null } }];
    expect((await search(me, 'saree')).found).toMatchObject(withoutPresence);
    expect((await search(brand, 'saree')).found).toMatchObject(withoutPresence);
  });

  it.each(['', '?q=', '?q=a', '?q=%20%20b%20', `?q=${'x'.repeat(101)}`, '?q=ok&limit=51', '?q=ok&cursor=x'])(
    'refuses %j',
    async (query) => {
      const { token } = await meet('Harpreet Gill');
      expect((await app.api(`GET /user/messages/search${query}`, { token })).status).toBe(400);
    },
  );
});

describe('a conversation around a message', () => {
  it('opens there, and pages in both directions', async () => {
    const [me, brand, other] = [await meet('Lalrinpuii Hmar'), await meet('Sattva Foods'), await meet('Kabir')];
    for (let count = 1; count <= 9; count += 1) {
      await say(count % 2 ? me : brand, count % 2 ? brand : me, String(count));
      await say(other, me, 'between');
    }
    const read = async (more: object) => {
      const body = { sender_id: brand.id, receiver_id: me.id, ...more };
      const { status, body: reply } = await app.api('POST /user/get_user_messages', { token: me.token, body });
      expect(status).toBe(200);
      const { data, next_cursor, later_cursor } = reply as {
        data: Message[];
        next_cursor: string;
        later_cursor: string;
      };
      return { texts: data.map((each) => each.description).join(''), data, next_cursor, later_cursor };
    };
    const all = await read({});
    expect([all.texts, all.next_cursor, all.later_cursor]).toEqual(['123456789', null, null]);
    const fifth = all.data[4]?.cursor;
    const middle = await read({ around: fifth, limit: 3 });
    expect(middle.texts).toBe('456');
    expect((await read({ before: middle.next_cursor, limit: 2 })).texts).toBe('23');
    const after = await read({ after: middle.later_cursor, limit: 2 });
    expect(after.texts).toBe('78');
    const end = await read({ after: after.later_cursor, limit: 2 });
    expect([end.texts, end.later_cursor]).toEqual(['9', null]);
    expect((await read({ around: '1', limit: 4 })).texts).toBe('12');
    expect((await read({ around: '900000', limit: 4 })).texts).toBe('89');
    const both = { sender_id: brand.id, receiver_id: me.id, before: '3', around: '3' };
    const refused = await app.api('POST /user/get_user_messages', { token: me.token, body: both });
    expect(refused).toMatchObject({ status: 400, body: { fields: { around: expect.any(String) } } });
  });
});
