import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, CircleAlert, Clock, PencilLine } from 'lucide-react';
import type { SocialAccountReply } from '../../../contract/social/social-accounts.ts';
import { formatClock, formatShortDate } from '../../lib/format.ts';
import { formatAgo } from '../../lib/relative-time.ts';
import { Tag } from '../../ui/data/tag.tsx';

type Connection = NonNullable<SocialAccountReply['connection']>;

/** Source of an account's figures, or the state of its connection. */
export function StatusTag({ source, connection }: Pick<SocialAccountReply, 'source' | 'connection'>) {
  if (source !== 'provider') {
    return (
      <Tag tone="amber" icon={PencilLine}>
        <Trans>Self-reported</Trans>
      </Tag>
    );
  }
  if (connection?.health === 'broken') {
    return (
      <Tag tone="red" icon={CircleAlert}>
        <Trans>Broken</Trans>
      </Tag>
    );
  }
  if (connection?.health === 'expiring') {
    return (
      <Tag tone="amber" icon={Clock}>
        <Trans>Expiring soon</Trans>
      </Tag>
    );
  }
  return (
    <Tag tone="green" icon={BadgeCheck}>
      <Trans>Connected</Trans>
    </Tag>
  );
}

/** Age of the figures: last sync, or the day they were typed in. */
export function FigureAge({ account, now }: { account: SocialAccountReply; now: Date }) {
  const { i18n } = useLingui();
  const { connection } = account;
  if (!connection) return <Trans>as of {formatShortDate(account.as_of, i18n.locale)}</Trans>;
  if (!connection.last_synced_at) return <Trans>loading first numbers</Trans>;
  return <Trans>updated: {formatAgo(connection.last_synced_at, { i18n, now })}</Trans>;
}

/** Problem of a connection and what happens next; nothing when it is fine. */
export function ConnectionTrouble({ connection, name, now }: { connection: Connection; name: string; now: Date }) {
  const words = useTroubleWords(connection, { name, now });
  if (!words) return null;
  return <p className={connection.health === 'broken' ? 'text-bad text-sm' : 'text-sm text-t2'}>{words}</p>;
}

function useTroubleWords(connection: Connection, { name, now }: { name: string; now: Date }): string | null {
  const { t, i18n } = useLingui();
  const { health, problem, next_sync_at: next, ends_at: ends } = connection;
  if (health === 'broken') {
    const reasons: Record<string, string> = {
      revoked: t`${name} withdrew the permission, or the password was changed.`,
      scope_missing: t`${name} no longer shares insights with us.`,
      gone: t`${name} no longer knows this account.`,
    };
    const reason = reasons[problem ?? ''] ?? t`The permission from ${name} has expired.`;
    return t`${reason} The numbers won’t update until you connect again.`;
  }
  if (problem) {
    const soon = next && new Date(next) > now ? formatClock(next, i18n.locale) : t`in a moment`;
    const reasons: Record<string, string> = {
      rate_limited: t`${name} is limiting our requests right now.`,
      unreadable: t`${name} sent a response we couldn’t read.`,
    };
    const reason = reasons[problem] ?? t`${name} isn’t responding right now.`;
    return t`${reason} You see the last available numbers. Next try: ${soon}.`;
  }
  if (health === 'expiring' && ends)
    return t`The permission expires on ${formatShortDate(ends, i18n.locale)}. Reconnect before then.`;
  return null;
}
