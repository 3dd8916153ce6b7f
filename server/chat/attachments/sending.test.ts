/** Pictures and PDFs sent with messages over the socket. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Attachment } from '../../../contract/chat/attachments.ts';
import type { ConversationUser, Message } from '../../../contract/chat/messages.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { connect, hangUp } from '../../../tests/chat/live-client.ts';
import { block, makeSomebody } from '../../../tests/chat/people.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeAttachment } from '../../../tests/makers/attachment.ts';
import { formOf, makePdf, makePhoto } from '../../../tests/makers/upload.ts';
import type { Member } from '../../../tests/members.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterEach(hangUp);
afterAll(() => app.close());

async function upload(who: Member, bytes: Uint8Array<ArrayBuffer>, name: string): Promise<Attachment> {
  const form = formOf('file', bytes, name);
  const reply = await app.api('POST /user/messages/attachments', { token: who.token, form });
  return reply.body.data as Attachment;
}

const meet = async () => [await makeSomebody(app), await makeSomebody(app), await makeSomebody(app)] as const;
const fetchOf = (who: Member, id: string) => app.api(`GET /user/messages/attachments/${id}`, { token: who.token });

async function listed(who: Member): Promise<ConversationUser['chat_info'] | undefined> {
  const reply = await app.api(`GET /user/get_chat_users_list/${who.id}`, { token: who.token });
  return (reply.body.data as ConversationUser[])[0]?.chat_info;
}

describe('a message with an attachment', () => {
  it('reaches the receiver with working URLs, live and in every list', async () => {
    const [me, you, stranger] = await meet();
    const [ownSocket, yours] = [await connect(app, me), await connect(app, you)];
    const photo = await upload(me, await makePhoto(), 'leaf.jpg');
    const sent = await ownSocket.say(you, '  ', { attachment_id: photo.id });
    expect(sent).toMatchObject({
      result: true,
      data: { description: '', attachment: { id: photo.id, name: 'leaf.jpg' } },
    });
    const heard = await yours.waitFor('receive_message');
    expect(heard.attachment).toMatchObject({ kind: 'image', width: 900, height: 700 });
    expect((await fetch(app.url + heard.attachment?.preview_url)).status).toBe(200);
    expect(await listed(you)).toMatchObject({ message_type: 'image', last_message: '' });
    const document = await upload(me, makePdf(), 'plan.pdf');
    await ownSocket.say(you, 'The plan', { attachment_id: document.id });
    expect(await listed(me)).toMatchObject({ message_type: 'document', last_message: 'The plan' });
    const body = { sender_id: me.id, receiver_id: you.id };
    const calls = [
      app.api('POST /user/get_user_messages', { token: you.token, body }),
      app.api(`GET /user/get_user_unread_message/${you.id}`, { token: you.token }),
      app.api('GET /user/messages/since/0', { token: you.token }),
    ];
    for (const reply of await Promise.all(calls)) {
      const kinds = (reply.body.data as Message[]).map((each) => each.attachment?.kind);
      expect(kinds).toEqual(['image', 'document']);
    }
    await ownSocket.say(you, 'only words');
    expect(await listed(you)).toMatchObject({ message_type: 'text' });
    for (const who of [me, you]) expect((await fetchOf(who, photo.id)).status).toBe(200);
    expect((await fetchOf(stranger, photo.id)).status).toBe(404);
  });

  it('stays readable for both after a block', async () => {
    const [me, you] = await meet();
    const client = await connect(app, me);
    const photo = await upload(me, await makePhoto(), 'leaf.jpg');
    await client.say(you, 'look', { attachment_id: photo.id });
    await block(app, you, me);
    expect((await fetchOf(you, photo.id)).status).toBe(200);
    const more = await upload(me, makePdf(), 'more.pdf');
    const refused = await client.say(you, '', { attachment_id: more.id });
    expect(refused).toMatchObject({ result: false, code: 'NOT_FOUND', reason: 'This person was not found.' });
    expect((await fetchOf(you, more.id)).status).toBe(404);
  });

  it('is one message however often it is sent, and its file belongs to one message only', async () => {
    const [me, you, other] = await meet();
    const client = await connect(app, me);
    const { id: attachment_id } = await upload(me, makePdf(), 'plan.pdf');
    const tries = await Promise.all([1, 2, 3].map(() => client.say(you, '', { attachment_id, clientId: 'one' })));
    const ids = new Set(tries.map((each) => (each.result ? each.data.id : each.reason)));
    expect(ids.size).toBe(1);
    expect(await client.say(you, '', { attachment_id, clientId: 'one' })).toMatchObject({ result: true });
    for (const to of [you, other]) {
      const again = await client.say(to, '', { attachment_id, clientId: `again ${to.id}` });
      expect(again).toMatchObject({ result: false, code: 'CONFLICT', reason: 'This file was already sent.' });
    }
    const { id: twice } = await upload(me, makePdf(), 'twice.pdf');
    const both = await Promise.all([you, other].map((to) => client.say(to, '', { attachment_id: twice })));
    expect(both.filter((each) => each.result)).toHaveLength(1);
  });

  it('accepts only the sender’s uploads of the last day', async () => {
    const [me, you] = await meet();
    const client = await connect(app, me);
    const theirs = await upload(you, makePdf(), 'theirs.pdf');
    const old = await makeAttachment(app.context.db, {
      owner_id: Number(me.id),
      created_at: new Date(Date.now() - 24.5 * 3_600_000),
    });
    for (const attachment_id of [theirs.id, String(old.id), '999999999', 'x', '0']) {
      const refused = await client.say(you, 'look', { attachment_id });
      expect(refused, attachment_id).toMatchObject({ result: false, code: 'NOT_FOUND' });
    }
    expect(await client.say(you, '')).toMatchObject({ result: false, code: 'BAD_INPUT' });
    expect(await client.say(you, 'words', { attachment_id: null })).toMatchObject({ result: true });
  });
});
