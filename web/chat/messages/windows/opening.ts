import type { QueryClient } from '@tanstack/react-query';
import type { ConversationUser, Message } from '../../../../contract/chat/messages.ts';
import { threadKey, threadQuery } from '../messages.queries.ts';
import type { Thread } from '../thread.ts';
import { unreadMessagesQuery } from '../unread-messages.ts';
import { type ChatLink, wideEnough } from './chat-link.ts';
import { askFocus } from './focus.ts';
import type { Person } from './windows.rules.ts';
import { changeWindows } from './windows.state.ts';

interface Reader {
  client: QueryClient;
  me: string;
}

/** Delay of hidden tabs, so that a visible tab handles a message first; ms. */
const hiddenMs = 1000;

/** Opens the sender's window, unless the message was read elsewhere meanwhile. */
export async function openForMessage({ client, me }: Reader, message: Message): Promise<void> {
  if (document.visibilityState === 'hidden') await new Promise((resolve) => setTimeout(resolve, hiddenMs));
  const partnerId = message.sender_id;
  const thread = await client.fetchQuery(threadQuery({ me, partnerId })).catch(() => null);
  if (!thread || thread.messages.find(({ id }) => id === message.id)?.is_read === 1) return;
  changeWindows(me, {
    is: 'message',
    from: personOf(thread.user),
    place: Number(message.cursor),
    busy: document.activeElement?.closest<HTMLElement>('[data-chat]')?.dataset.chat ?? null,
    phone: !matchMedia(wideEnough).matches,
  });
}

/** Opens a window on request and focuses its message box. */
export function openByHand({ client, me }: Reader, { userId, from }: ChatLink): void {
  const menu = from.closest<HTMLElement>('[popover]');
  menu?.hidePopover();
  const who = findPerson({ client, me }, userId);
  changeWindows(me, { is: 'open', who, phone: !matchMedia(wideEnough).matches });
  const opener = menu ? document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(menu.id)}"]`) : from;
  askFocus(userId, opener ?? from);
}

export function personOf({ id, full_name, profile_image }: ConversationUser): Person {
  return { user_id: id, name: full_name, profile_image };
}

/** Cached details of a person; the window fetches the rest. */
function findPerson({ client, me }: Reader, userId: string): Person {
  const user = client.getQueryData<Thread>(threadKey(userId))?.user;
  if (user) return personOf(user);
  const unread = client.getQueryData(unreadMessagesQuery(me).queryKey)?.data;
  const message = unread?.find(({ sender_id }) => sender_id === userId);
  return { user_id: userId, name: message?.fullname ?? '', profile_image: message?.profile_image ?? null };
}
