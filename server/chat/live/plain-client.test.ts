/** A Socket.IO client that knows only the specification's events: no acknowledgement, no client id, no cursor. */
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { makeSomebody } from '../../../tests/chat/people.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import type { Member } from '../../../tests/members.ts';

type Heard = Record<string, Record<string, unknown>[]>;

let app: TestApp;
const sockets: Socket[] = [];
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});
afterAll(() => app.close());

/** Connects as the specification says: joins with the stored profile after signing in, and again after each connect. */
async function open(who: Member): Promise<{ socket: Socket; heard: Heard }> {
  const reply = await app.api(`GET /user/${who.id}`, { token: who.token });
  const profile = reply.body.data as { id: string };
  expect(profile.id).toBe(who.id);
  const socket = io(app.url, {
    auth: { token: who.token },
    forceNew: true,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    randomizationFactor: 0.5,
    timeout: 20000,
  });
  sockets.push(socket);
  const heard: Heard = { receive_message: [], message_sent: [], message_read: [], refused: [] };
  for (const [event, payloads] of Object.entries(heard)) socket.on(event, (payload) => payloads.push(payload));
  socket.on('connect', () => socket.emit('join', profile));
  await vi.waitFor(() => expect(socket.connected).toBe(true), { timeout: 10_000 });
  return { socket, heard };
}

it('sends, receives, reads, reconnects and disconnects', async () => {
  const [brand, creator] = [await makeSomebody(app, { role: 'brand' }), await makeSomebody(app)];
  const [author, reader] = [await open(brand), await open(creator)];
  const ids = { sender_id: brand.id, receiver_id: creator.id };
  author.socket.emit('sendMessage', { senderId: brand.id, receiverId: creator.id, description: 'Namaste' });
  await expect.poll(() => reader.heard.receive_message).toHaveLength(1);
  await expect.poll(() => author.heard.message_sent).toHaveLength(1);
  const stored = { ...ids, description: 'Namaste', is_read: 0, id: expect.any(String), createdAt: expect.any(String) };
  expect(reader.heard.receive_message?.[0]).toMatchObject({ ...stored, client_id: null });
  expect(author.heard.message_sent?.[0]).toMatchObject({ ...stored, client_id: null });

  reader.socket.emit('messageRead', { senderId: brand.id, receiverId: creator.id });
  await expect.poll(() => author.heard.message_read).toEqual([ids]);

  reader.socket.io.engine.close();
  author.socket.emit('sendMessage', { senderId: brand.id, receiverId: creator.id, description: 'While away' });
  await expect.poll(() => author.heard.message_sent).toHaveLength(2);
  await vi.waitFor(() => expect(reader.socket.connected).toBe(true), { timeout: 10_000 });
  const body = { sender_id: brand.id, receiver_id: creator.id };
  const { data } = (await app.api('POST /user/get_user_messages', { token: creator.token, body })).body;
  expect((data as { description: string }[]).map((message) => message.description)).toEqual(['Namaste', 'While away']);

  author.socket.emit('sendMessage', { senderId: creator.id, receiverId: brand.id, description: 'forged' });
  await expect.poll(() => author.heard.refused).toMatchObject([{ event: 'sendMessage', code: 'FORBIDDEN' }]);
  author.socket.emit('user-disconnect', brand.id);
  await expect.poll(() => author.socket.connected).toBe(false);
});
