import { describe, expect, it } from 'vitest';
import { notificationTypes } from '../../../contract/notifications/notification-types.ts';
import { dueAfter, isStillNews } from './mails.rules.ts';

const waits = { minutes: 10, chatMinutes: 30 };

describe('a notification e-mail', () => {
  it.each(notificationTypes)('of %s waits as its type says, and is dropped when read before', (type) => {
    const isAtOnce = type === 'security' || type === 'pool';
    expect(dueAfter(type, waits)).toBe(isAtOnce ? 0 : type === 'chat' ? 30 : 10);
    expect(isStillNews(type, true)).toBe(isAtOnce);
    expect(isStillNews(type, false)).toBe(true);
    expect(isStillNews(type, null)).toBe(true);
  });
});
