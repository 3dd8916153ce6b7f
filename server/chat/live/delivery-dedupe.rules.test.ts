import { expect, it } from 'vitest';
import { createDeliveryDedupe } from './delivery-dedupe.rules.ts';

const message = (id: string, accountId = 1) =>
  ({ kind: 'event', accountId, event: 'receive_message', payload: { id } }) as const;

it('recognises a message already delivered, per person and event', () => {
  const tellings = createDeliveryDedupe(10);
  expect(tellings.note(message('1'))).toBeNull();
  expect(tellings.note(message('1', 2))).toBeNull();
  expect(tellings.note({ ...message('1'), event: 'message_sent' })).toBeNull();
  expect(tellings.note(message('1'))).toBe(1);
  expect(tellings.note(message('1'))).toBe(4);
  expect(tellings.count()).toBe(5);
});

it('delivers everything else every time', () => {
  const tellings = createDeliveryDedupe(10);
  const typing = { kind: 'event', accountId: 1, event: 'typing', payload: { sender_id: '2' } } as const;
  expect([tellings.note(typing), tellings.note(typing)]).toEqual([null, null]);
});

it('forgets the oldest entries first, and keeps repeated ones', () => {
  const tellings = createDeliveryDedupe(2);
  for (const id of ['1', '2', '1', '3']) tellings.note(message(id));
  expect([tellings.note(message('1')), tellings.note(message('2'))]).toEqual([3, null]);
});
