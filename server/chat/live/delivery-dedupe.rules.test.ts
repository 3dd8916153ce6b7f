import { expect, it } from 'vitest';
import { createDeliveryDedupe } from './delivery-dedupe.rules.ts';

const message = (id: string, accountId = 1) =>
  ({ kind: 'event', accountId, event: 'receive_message', payload: { id } }) as const;

it('recognises a message already delivered, per person and event', () => {
  const dedupe = createDeliveryDedupe(10);
  expect(dedupe.note(message('1'))).toBeNull();
  expect(dedupe.note(message('1', 2))).toBeNull();
  expect(dedupe.note({ ...message('1'), event: 'message_sent' })).toBeNull();
  expect(dedupe.note(message('1'))).toBe(1);
  expect(dedupe.note(message('1'))).toBe(4);
  expect(dedupe.count()).toBe(5);
});

it('delivers everything else every time', () => {
  const dedupe = createDeliveryDedupe(10);
  const typing = { kind: 'event', accountId: 1, event: 'typing', payload: { sender_id: '2' } } as const;
  expect([dedupe.note(typing), dedupe.note(typing)]).toEqual([null, null]);
});

it('forgets the oldest entries first, and keeps repeated ones', () => {
  const dedupe = createDeliveryDedupe(2);
  for (const id of ['1', '2', '1', '3']) dedupe.note(message(id));
  expect([dedupe.note(message('1')), dedupe.note(message('2'))]).toEqual([3, null]);
});
