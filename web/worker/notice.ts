import type { PushMessage } from '../../contract/notifications/push.ts';

/** Where a notification leads whose own link cannot be followed. */
const anyway = '/all-notifications';

/** `renotify` is in no list of the DOM's types: of one tag the newest is shown, and heard. */
export interface Notice {
  title: string;
  options: NotificationOptions & { renotify?: boolean };
}

/** The notification that a push shows. Whatever came is shown: a push without one breaks the promise of visibility. */
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

/** An address on this origin as path, query and hash; nothing else is ever opened. */
export function ownLink(link: unknown, origin: string): string {
  if (typeof link !== 'string' || !URL.canParse(link, origin)) return anyway;
  const url = new URL(link, origin);
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : anyway;
}

/** The open page that is brought to the front: the one already there, else the one looked at, else the last used. */
export function chooseTab<T extends { url: string; focused: boolean }>(tabs: readonly T[], address: string) {
  return tabs.find(({ url }) => url === address) ?? tabs.find(({ focused }) => focused) ?? tabs[0];
}
