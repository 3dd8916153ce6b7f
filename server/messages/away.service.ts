import type { Context } from '../kit/context.ts';
import { notify } from '../notifications/notifications.service.ts';
import { findPeople } from '../people/people.service.ts';
import type { MessageRow } from './messages.queries.ts';

/** Notifies receivers who are away: once for all that somebody sent them at about the same time, in the words of the last. */
export function tellAway(context: Context, rows: readonly MessageRow[]): void {
  if (rows.length === 0) return;
  const latest = new Map(rows.map((row) => [`${row.sender_id}:${row.receiver_id}`, row]));
  context.afterCommit(async () => {
    const senders = await findPeople(
      context,
      rows.map((row) => row.sender_id),
    );
    for (const { sender_id: senderId, receiver_id: accountId, description } of latest.values()) {
      await notify(context, {
        accountId,
        type: 'chat',
        title: `${senders.get(senderId)?.fullname} sent you a message`,
        description: description.slice(0, 200),
        link: `/chat-section?user=${senderId}`,
        senderId,
        groupKey: `chat:${senderId}`,
      });
    }
  });
}
