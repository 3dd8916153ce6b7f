import { describe, expect, it } from 'vitest';
import { noticeIn } from '../../../tests/localized-notice.ts';
import { brokenNotice, erasedNotice, expiringNotice } from './notices.rules.ts';

const account = { id: 7, owner_id: 3, handle: 'asha.eats', name: 'Instagram' };
const about = { accountId: 3, type: 'social', link: '/social-account-connect', groupKey: 'social:7' };

describe('notifications to the owner of a connected account', () => {
  it.each([
    ['revoked', 'Instagram withdrew the permission, or the password was changed.'],
    ['expired', 'The permission from Instagram has expired.'],
    ['scope_missing', 'Instagram no longer shares its insights with us.'],
    ['gone', 'Instagram no longer knows this account.'],
    ['unavailable', 'Instagram no longer gives us access.'],
    ['unreadable', 'Instagram no longer gives us access.'],
    ['rate_limited', 'Instagram no longer gives us access.'],
  ] as const)('why a connection is broken: %s', (kind, why) => {
    const notice = brokenNotice({ ...account, kind });
    expect(notice).toMatchObject(about);
    expect(noticeIn('en', notice)).toEqual({
      title: 'Instagram: connect @asha.eats again',
      description: `${why} Its numbers won’t update until you connect again.`,
    });
  });

  it('name the day in India on which a connection ends', () => {
    const notice = expiringNotice({ ...account, ends: new Date('2026-12-11T20:00:00Z') });
    expect(notice).toMatchObject(about);
    expect(noticeIn('en', notice)).toEqual({
      title: 'Instagram: the connection of @asha.eats ends on 12 December',
      description: 'Reconnect it before then, so its numbers stay up to date.',
    });
  });

  it('say that figures were erased, and how to restore them', () => {
    const notice = erasedNotice(account);
    expect(notice).toMatchObject(about);
    expect(noticeIn('en', notice)).toEqual({
      title: 'Instagram: the numbers of @asha.eats were erased',
      description:
        'Instagram requires us to erase data we couldn’t update for 30 days. Connect the account to get it back.',
    });
  });
});
