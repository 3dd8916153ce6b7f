import type { Context } from '../kit/context.ts';
import { findWatchers } from '../messages/conversations.service.ts';

/** Tells those one talks with that one is here. `last_active` itself is kept by the session's use. */
export async function showPresence(context: Context, user: { id: number }): Promise<void> {
  const payload = { user_id: String(user.id), last_active: context.now().toISOString() };
  for (const watcher of await findWatchers(context, user)) context.live.toAccount(watcher, 'presence', payload);
}

/** Passes on that one is writing, to somebody one has talked with and who is not blocked. */
export async function showTyping(context: Context, user: { id: number }, receiverId: string): Promise<void> {
  const receiver = (await findWatchers(context, user)).find((id) => String(id) === receiverId);
  if (receiver !== undefined) context.live.toAccount(receiver, 'typing', { sender_id: String(user.id) });
}
