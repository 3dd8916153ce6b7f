import { cutText } from '../../../contract/kit/truncate.ts';
import { isPassingError } from '../../../database/errors.ts';
import { findPeople } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { contextSingleton } from '../../kit/context/context-singleton.ts';
import { msg, verbatim } from '../../kit/i18n/messages.ts';
import { createBatches } from '../../kit/jobs/batches.ts';
import { notifyAll } from '../../notifications/notifications/notifications.service.ts';
import type { MessageRow } from './messages.queries.ts';

const limits = { gatherMs: 10, size: 500, room: 10_000, patienceMs: 60_000 };

/** Notifications are written after the messages, in batches per receiver: no message waits for them. */
const noticesOf = contextSingleton((context) =>
  createBatches<MessageRow, null>({
    ...limits,
    settle: (rows) => notifyReceivers(context, rows),
    laneOf: ({ receiver_id }) => String(receiver_id),
    isPassing: isPassingError,
  }),
);

/** Notifies the absent receiver of a message. */
export function notifyAway(context: Context, row: MessageRow): void {
  context.afterCommit(() => noticesOf(context)(row));
}

async function notifyReceivers(context: Context, rows: readonly MessageRow[]): Promise<null[]> {
  const ids = rows.map((row) => row.sender_id);
  const senders = await findPeople(context, ids);
  const notices = rows.map(({ sender_id: senderId, receiver_id: accountId, description }) => ({
    accountId,
    type: 'chat' as const,
    title: msg`${{ who: senders.get(senderId)?.fullname ?? '' }} sent you a message`,
    description: description ? verbatim(cutText(description, 200)) : msg`A picture or PDF`,
    link: `/chat-section?user=${senderId}`,
    senderId,
    groupKey: `chat:${senderId}`,
  }));
  await notifyAll(context, notices);
  return rows.map(() => null);
}
