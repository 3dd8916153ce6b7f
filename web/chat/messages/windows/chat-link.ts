import { paths } from '../../../lib/paths.ts';

export interface ChatLink {
  userId: string;
  from: HTMLElement;
}

/** Width from which windows are shown side by side; below it one covers the page. Source: the specification. */
export const wideEnough = '(width >= 768px)';

/**
 * Link to a conversation that should open a window: a plain click on a wide screen; null otherwise, and for links with
 * `data-page`.
 */
export function chatLinkOf(event: MouseEvent): ChatLink | null {
  const { target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || defaultPrevented || metaKey || ctrlKey || shiftKey || altKey) return null;
  const from = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!from || from.target === '_blank' || 'page' in from.dataset || !matchMedia(wideEnough).matches) return null;
  const { origin, pathname, searchParams } = new URL(from.href);
  const userId = searchParams.get('user');
  return userId && origin === location.origin && pathname === paths.messages ? { userId, from } : null;
}
