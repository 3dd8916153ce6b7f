/**
 * For any sequence of sending, repeating, reading, losing and reconnecting on any number of devices: nothing is missing and
 * unread counts are right.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Message } from '../contract/chat/messages.ts';
import type { Draft } from '../server/chat/messages/send.rules.ts';
import { createPlainDevice, type PlainDevice } from './chat/plain-device.ts';
import { createPlainServer } from './chat/plain-server.ts';

const numRuns = 10_000;
const people = [1, 2, 3];
const devicesEach = 2;

const act = fc.record({
  kind: fc.constantFrom('write', 'write', 'write', 'store', 'store', 'read', 'drop', 'connect', 'repeat'),
  device: fc.nat({ max: people.length * devicesEach - 1 }),
  choice: fc.nat({ max: 20 }),
  /** Fate of events and acknowledgements in turn. */
  fate: fc.constantFrom('arrives', 'arrives', 'lost', 'doubled', 'late'),
});
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

interface Sent {
  draft: Draft;
  acknowledge: (clientId: string) => void;
}

function createWorld() {
  let fate: Act['fate'] = 'arrives';
  const late: (() => void)[] = [];
  const onItsWay = (arrive: () => void) => {
    if (fate === 'late') late.push(arrive);
    if (fate === 'arrives' || fate === 'doubled') arrive();
    if (fate === 'doubled') arrive();
  };
  let waiting: Sent[] = [];
  const owners = new Map<PlainDevice, number>();
  const tell = (accountId: number, message: Message) => {
    for (const [device, owner] of owners) if (owner === accountId) onItsWay(() => device.hear(message));
  };
  const server = createPlainServer(people, tell);
  /** Reference model: read messages. */
  const read = new Set<number>();

  for (const owner of people) {
    for (let count = 0; count < devicesEach; count += 1) {
      const device: PlainDevice = createPlainDevice({
        position: async () => server.position(owner),
        since: async (cursor) => server.since(owner, cursor),
        send: ({ receiverId, clientId }) =>
          waiting.push({
            draft: {
              senderId: owner,
              receiverId,
              clientId,
              description: clientId,
              campaignId: null,
              attachmentId: null,
              personId: null,
            },
            acknowledge: (stored) => device.isConnected() && device.acknowledge(stored),
          }),
      });
      owners.set(device, owner);
    }
  }
  const devices = [...owners.keys()];

  function storeWaiting(): void {
    const batch = waiting;
    waiting = [];
    const answers = server.store(batch.map(({ draft }) => draft));
    for (const [index, { acknowledge, draft }] of batch.entries()) {
      expect(answers[index]?.client_id).toBe(draft.clientId);
      onItsWay(() => acknowledge(draft.clientId));
    }
  }

  async function perform({ kind, device: index, choice, fate: next }: Act): Promise<void> {
    fate = next;
    const device = devices[index] as PlainDevice;
    const owner = owners.get(device) as number;
    const other = people.filter((id) => id !== owner)[choice % 2] as number;
    if (kind === 'write') device.write({ receiverId: other, clientId: `${index}:${device.written.length}` });
    if (kind === 'store') storeWaiting();
    if (kind === 'drop') device.drop();
    if (kind === 'repeat') device.repeat(choice);
    if (kind === 'connect') {
      device.drop();
      await device.connect();
    }
    if (kind === 'read') {
      server.read(owner, other);
      for (const row of server.rows) if (row.receiver_id === owner && row.sender_id === other) read.add(row.id);
    }
  }

  /** Reconnects everybody on a reliable network. */
  async function finish(): Promise<void> {
    fate = 'arrives';
    for (const arrive of late.splice(0)) arrive();
    for (const device of devices) {
      device.drop();
      await device.connect();
    }
    while (waiting.length > 0) storeWaiting();
    for (const device of devices) await device.settle();
  }
  return { server, devices, owners, read, perform, finish };
}

function check({ server, devices, owners, read }: ReturnType<typeof createWorld>): void {
  for (const reader of people) {
    const unread = server.rows.filter((row) => row.receiver_id === reader && !read.has(row.id));
    expect(server.countUnread(reader)).toBe(unread.length);
  }
  for (const device of devices) {
    const owner = owners.get(device) as number;
    const cursors = [...device.kept.values()].map(({ cursor }) => Number(cursor)).filter((at) => at > device.first());
    const end = Number(server.position(owner));
    expect(cursors.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: end - device.first() }, (_, index) => device.first() + index + 1),
    );
    expect(device.isDone()).toBe(true);
    for (const receiver of people) {
      const own = device.written.filter(({ receiverId }) => receiverId === receiver).map(({ clientId }) => clientId);
      const stored = server.rows.filter((row) => row.receiver_id === receiver && own.includes(row.client_id ?? ''));
      expect(stored.toSorted((a, b) => a.seq - b.seq).map((row) => row.client_id)).toEqual(own);
    }
  }
}

it(`holds in ${numRuns.toLocaleString('en-IN')} random sequences`, async () => {
  let lost = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 40 }), async (acts) => {
      const world = createWorld();
      for (const each of acts) await world.perform(each);
      await world.finish();
      check(world);
      lost += acts.filter(({ fate }) => fate === 'lost').length;
    }),
    { numRuns },
  );
  expect(lost).toBeGreaterThan(numRuns);
}, 120_000);
