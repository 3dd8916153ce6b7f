import { expect, it } from 'vitest';
import { createDeliveryDedupe } from './delivery-dedupe.rules.ts';

const message = (id: string, accountId = 1) =>
  ({ kind: 'event', accountId, event: 'receive_message', payload: { id } }) as const;

it('knows a message that was told, of each person and event alone', () => {
  const tellings = createDeliveryDedupe(10);
  expect(tellings.note(message('1'))).toBeNull();
  expect(tellings.note(message('1', 2))).toBeNull();
  expect(tellings.note({ ...message('1'), event: 'message_sent' })).toBeNull();
  expect(tellings.note(message('1'))).toBe(1);
  expect(tellings.note(message('1'))).toBe(4);
  expect(tellings.count()).toBe(5);
});

it('tells everything else as often as it comes', () => {
  const tellings = createDeliveryDedupe(10);
  const typing = { kind: 'event', accountId: 1, event: 'typing', payload: { sender_id: '2' } } as const;
  expect([tellings.note(typing), tellings.note(typing)]).toEqual([null, null]);
});

it('forgets the oldest, and keeps what came again', () => {
  const tellings = createDeliveryDedupe(2);
  for (const id of ['1', '2', '1', '3']) tellings.note(message(id));
  expect([tellings.note(message('1')), tellings.note(message('2'))]).toEqual([3, null]);
});
