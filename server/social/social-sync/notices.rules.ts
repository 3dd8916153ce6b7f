import type { SyncError } from '../../../database/schema.ts';
import { type LocalizedMessage, msg, onNearDay } from '../../kit/i18n/messages.ts';
import type { Notice } from '../../notifications/notifications/notices.rules.ts';

const link = '/social-account-connect';

interface SyncFacts {
  id: number;
  owner_id: number;
  handle: string;
  name: string;
}

const reasons: Partial<Record<SyncError, (name: string) => LocalizedMessage>> = {
  revoked: (name) => msg`${{ name }} withdrew the permission, or the password was changed.`,
  expired: (name) => msg`The permission from ${{ name }} has expired.`,
  scope_missing: (name) => msg`${{ name }} no longer shares its insights with us.`,
  gone: (name) => msg`${{ name }} no longer knows this account.`,
};
const unknown = (name: string) => msg`${{ name }} no longer gives us access.`;

/** Notification of a broken connection: the figures stay and age; the page says how to reconnect. */
export function brokenNotice({ id, owner_id, handle, name, kind }: SyncFacts & { kind: SyncError }): Notice {
  const why = (reasons[kind] ?? unknown)(name);
  return {
    accountId: owner_id,
    type: 'social',
    title: msg`${{ name }}: connect @${{ handle }} again`,
    description: msg`${{ why }} Its numbers won’t update until you connect again.`,
    link,
    groupKey: `social:${id}`,
  };
}

export function expiringNotice({ id, owner_id, handle, name, ends }: SyncFacts & { ends: Date }): Notice {
  return {
    accountId: owner_id,
    type: 'social',
    title: msg`${{ name }}: the connection of @${{ handle }} ends on ${{ day: onNearDay(ends) }}`,
    description: 'Reconnect it before then, so its numbers stay up to date.',
    link,
    groupKey: `social:${id}`,
  };
}

/** Notification of figures erased under the provider's terms after a month without a reading. */
export function erasedNotice({ id, owner_id, handle, name }: SyncFacts): Notice {
  return {
    accountId: owner_id,
    type: 'social',
    title: msg`${{ name }}: the numbers of @${{ handle }} were erased`,
    description: msg`${{ name }} requires us to erase data we couldn’t update for 30 days. Connect the account to get it back.`,
    link,
    groupKey: `social:${id}`,
  };
}
