import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SessionReply } from '../../../contract/accounts/sessions.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatAgo } from '../../lib/relative-time.ts';
import { Dotted } from '../../ui/data/dotted.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { endOtherSessionsMutation, endSessionMutation, sessionsQuery } from './sessions.queries.ts';

interface SessionListProps {
  /** Renders the action for an unknown device. */
  disown: (session: SessionReply) => ReactNode;
}

/** Active sessions; other devices can be signed out. */
export function SessionList({ disown }: SessionListProps) {
  const { t } = useLingui();
  const { data, isPending, refetch } = useQuery(sessionsQuery);
  if (isPending) return <Skeleton className="h-16" />;
  if (!data) return <ErrorState title={t`Couldn’t load your devices`} onRetry={refetch} />;
  return (
    <>
      <ul className="divide-y divide-line">
        {data.map((session) => (
          <SessionRow key={session.id} session={session} disown={disown} />
        ))}
      </ul>
      {data.length > 1 ? <EndOthers /> : null}
    </>
  );
}

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
    <div className="mt-4 border-line border-t border-dashed pt-4">
      <Button className="max-md:w-full" onClick={end}>
        <Trans>Sign out all other devices</Trans>
      </Button>
    </div>
  );
}

function SessionRow({ session, disown }: SessionListProps & { session: SessionReply }) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(endSessionMutation(client));
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <MonitorSmartphone className="text-t3" />
      <div className="min-w-0 flex-1">
        <p className="h5 truncate">{session.device}</p>
        <p className="num break-words text-sm text-t3">
          <Dotted>
            {session.address}
            <Trans>last used: {formatAgo(session.last_used, { i18n })}</Trans>
          </Dotted>
        </p>
      </div>
      {session.is_current ? (
        <Tag tone="green">
          <Trans>this device</Trans>
        </Tag>
      ) : (
        <div className="flex flex-none flex-wrap justify-end gap-2">
          <Button
            size="sm"
            onClick={() => mutateAsync(session.id).catch((error) => showToast('error', reasonOf(error)))}
          >
            <Trans>Sign out</Trans>
          </Button>
          {disown(session)}
        </div>
      )}
    </li>
  );
}
