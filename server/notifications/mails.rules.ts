import type { NotificationType } from '../../contract/notification-types.ts';

interface Waits {
  /** Minutes in which what comes is gathered into one letter. */
  minutes: number;
  /** Minutes a message may be unread before a letter tells of it. */
  chatMinutes: number;
}

/** Minutes until a notice is told by e-mail. */
export function dueAfter(type: NotificationType, { minutes, chatMinutes }: Waits): number {
  if (type === 'security') return 0;
  return type === 'chat' ? chatMinutes : minutes;
}
