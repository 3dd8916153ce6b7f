import type { PushMessage } from '../../contract/notifications/push.ts';

/** Target for notifications without a valid link. */
const anyway = '/all-notifications';

/** `renotify`, which is missing in the DOM's types, alerts again when a notification replaces one of the same tag. */
export interface Notice {
  title: string;
  options: NotificationOptions & { renotify?: boolean };
}

/**
 * Notification for a push payload. An invalid payload is shown too, because browsers require a notification for each push.
 */
export function composeNotice(text: string, own: { origin: string; hostname: string }): Notice {
  const { title, body, icon, link, tag } = readMessage(text);
  return {
    title: title || own.hostname,
    options: {
      body: body ?? '',
      icon: icon ?? '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      data: { link: ownLink(link, own.origin) },
      ...(tag ? { tag, renotify: true } : {}),
    },
  };
}

function readMessage(text: string): Partial<PushMessage> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, field]) => typeof field === 'string'));
  } catch {
    return {};
  }
}

/** Reduces a link to path, query and hash; links to other origins are replaced. */
export function ownLink(link: unknown, origin: string): string {
  if (typeof link !== 'string' || !URL.canParse(link, origin)) return anyway;
  const url = new URL(link, origin);
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : anyway;
}

/** Tab to bring to the front: the one already at the address, else the focused one, else the last used. */
export function chooseTab<T extends { url: string; focused: boolean }>(tabs: readonly T[], address: string) {
  return tabs.find(({ url }) => url === address) ?? tabs.find(({ focused }) => focused) ?? tabs[0];
}
