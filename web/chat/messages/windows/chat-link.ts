import { paths } from '../../../lib/paths.ts';

export interface ChatLink {
  userId: string;
  from: HTMLElement;
}

/** Where floating windows stand beside each other; below it one shows, over the page. Source: the specification. */
export const wideEnough = '(width >= 768px)';

/** The link to a conversation that a plain click on a wide screen follows; null for any other, and `data-page` keeps one. */
export function chatLinkOf(event: MouseEvent): ChatLink | null {
  const { target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || defaultPrevented || metaKey || ctrlKey || shiftKey || altKey) return null;
  const from = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!from || from.target === '_blank' || 'page' in from.dataset || !matchMedia(wideEnough).matches) return null;
  const { origin, pathname, searchParams } = new URL(from.href);
  const userId = searchParams.get('user');
  return userId && origin === location.origin && pathname === paths.messages ? { userId, from } : null;
}
