import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Laptop, type LucideIcon, Monitor, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SessionReply } from '../../../contract/accounts/sessions.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatAgo } from '../../lib/relative-time.ts';
import { cx } from '../../ui/cx.ts';
import { Card, CardHead } from '../../ui/data/card.tsx';
import { Dotted } from '../../ui/data/dotted.tsx';
import { SettingRow } from '../../ui/data/setting-row.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import {
  confirmSessionMutation,
  endOtherSessionsMutation,
  endSessionMutation,
  sessionsQuery,
} from './sessions.queries.ts';

interface SessionListProps {
  /** Renders the action for an unknown device. */
  disown: (session: SessionReply) => ReactNode;
}

/** Active sessions; other devices can be signed out. */
export function SessionList({ disown }: SessionListProps) {
  const { t } = useLingui();
  const { data, isPending, refetch } = useQuery(sessionsQuery);
  if (isPending) return <Skeleton className="h-40 rounded-card" />;
  if (!data) return <ErrorState title={t`Couldn’t load your devices`} onRetry={refetch} />;
  const canConfirm = data.some(({ is_current, is_new }) => is_current && !is_new);
  return (
    <Card as="section" padding="none" aria-label={t`Where you’re signed in`}>
      <CardHead
        line
        title={
          <h2 className="h4">
            <Trans>Where you’re signed in</Trans> <span className="num text-t3">{data.length}</span>
          </h2>
        }
      >
        {data.length > 1 ? <EndOthers /> : null}
      </CardHead>
      <ul className="divide-y divide-line">
        {[...data].sort(newFirst).map((session) => (
          <SessionRow key={session.id} session={session} canConfirm={canConfirm} disown={disown} />
        ))}
      </ul>
    </Card>
  );
}

/** A sign-in from an unknown browser, seen from another one. */
const isUnknown = ({ is_new, is_current }: SessionReply) => is_new && !is_current;
const newFirst = (a: SessionReply, b: SessionReply) => Number(isUnknown(b)) - Number(isUnknown(a));

function EndOthers() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(endOtherSessionsMutation(client));
  async function end() {
    try {
      await mutateAsync();
      showToast('success', t`All your other devices will be signed out.`);
    } catch (error) {
      showToast('error', reasonOf(error));
    }
  }
  return (
    <Button size="sm" onClick={end}>
      <Trans>Sign out all others</Trans>
    </Button>
  );
}

/** Devices by the system in their name, which no language translates. */
const icons: [RegExp, LucideIcon][] = [
  [/Android|iOS/, Smartphone],
  [/macOS/, Laptop],
];

interface SessionRowProps extends SessionListProps {
  session: SessionReply;
  /** False on a device that is new itself. */
  canConfirm: boolean;
}

function SessionRow({ session, canConfirm, disown }: SessionRowProps) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const { mutateAsync: end } = useMutation(endSessionMutation(client));
  const { mutateAsync: confirm } = useMutation(confirmSessionMutation(client));
  const isToConfirm = canConfirm && isUnknown(session);
  const actOn = (act: typeof end) => act(session.id).catch((error) => showToast('error', reasonOf(error)));
  const since = formatAgo(session.createdAt, { i18n });
  const icon = icons.find(([pattern]) => pattern.test(session.device))?.[1] ?? Monitor;
  return (
    <SettingRow
      icon={icon}
      isUrgent={isUnknown(session)}
      title={session.device}
      text={
        <span className="num">
          <Dotted>
            {session.address}
            {isUnknown(session) ? <Trans>first seen {since}</Trans> : null}
          </Dotted>
        </span>
      }
    >
      {session.is_current ? (
        <Tag tone="green" icon={Check}>
          <Trans>This one</Trans>
        </Tag>
      ) : (
        <>
          <span className={cx('text-sm', isUnknown(session) ? 'text-on-tint' : 'text-t3')}>
            {formatAgo(session.last_used, { i18n })}
          </span>
          <Button
            size="sm"
            variant={isToConfirm ? 'band' : 'outline'}
            onClick={() => actOn(isToConfirm ? confirm : end)}
          >
            {isToConfirm ? <Trans>It was me</Trans> : <Trans>Sign out</Trans>}
          </Button>
          {disown(session)}
        </>
      )}
    </SettingRow>
  );
}
