import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, CircleAlert, Clock, PencilLine } from 'lucide-react';
import type { SocialAccountReply } from '../../../contract/social/social-accounts.ts';
import { formatClock, formatShortDate } from '../../lib/format.ts';
import { formatAgo } from '../../lib/relative-time.ts';
import { Tag } from '../../ui/data/tag.tsx';

type Connection = NonNullable<SocialAccountReply['connection']>;

/** Where an account's figures come from, and how its connection is. */
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
        <Trans>Expiring</Trans>
      </Tag>
    );
  }
  return (
    <Tag tone="green" icon={BadgeCheck}>
      <Trans>Connected</Trans>
    </Tag>
  );
}

/** How old the figures are: read at the provider, or typed in on a day. */
export function FigureAge({ account, now }: { account: SocialAccountReply; now: Date }) {
  const { i18n } = useLingui();
  const { connection } = account;
  if (!connection) return <Trans>as of {formatShortDate(account.as_of, i18n.locale)}</Trans>;
  if (!connection.last_synced_at) return <Trans>first figures are on their way</Trans>;
  return <Trans>synced: {formatAgo(connection.last_synced_at, { i18n, now })}</Trans>;
}

/** What is wrong with a connection, and what happens next; nothing where all is well. */
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
      revoked: t`${name} has taken the permission back, or the password was changed.`,
      scope_missing: t`${name} no longer shares the insights with us.`,
      gone: t`${name} no longer knows this account.`,
    };
    const reason = reasons[problem ?? ''] ?? t`The permission at ${name} has run out.`;
    return t`${reason} The figures stay as they were; connect again to have them read.`;
  }
  if (problem) {
    const soon = next && new Date(next) > now ? formatClock(next, i18n.locale) : t`in a moment`;
    const reasons: Record<string, string> = {
      rate_limited: t`${name} lets us ask less often just now.`,
      unreadable: t`${name} sent an answer that we cannot read.`,
    };
    const reason = reasons[problem] ?? t`${name} does not answer just now.`;
    return t`${reason} The last good figures are shown. Next try: ${soon}.`;
  }
  if (health === 'expiring' && ends)
    return t`The permission ends on ${formatShortDate(ends, i18n.locale)}. Connect again before.`;
  return null;
}
