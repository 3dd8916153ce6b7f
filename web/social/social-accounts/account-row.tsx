import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw, Trash2, Unplug } from 'lucide-react';
import { Suspense, useState } from 'react';
import { isPlatform, platformName } from '../../../contract/core/platforms.ts';
import type { SocialAccountReply } from '../../../contract/social/social-accounts.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatClock, formatPercent } from '../../lib/format.ts';
import { lookupQuery } from '../../lib/lookups.ts';
import { platformMark } from '../../lib/platforms.ts';
import { useNow } from '../../lib/use-now.ts';
import { Dotted } from '../../ui/data/dotted.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { groupIndian } from '../../ui/forms/rupees.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { ConnectionTrouble, FigureAge, StatusTag } from './connection-status.tsx';
import { refreshAccountMutation, removeSocialAccountMutation } from './social-accounts.queries.ts';
import { beginConnect } from './social-connect.calls.ts';

const DisconnectDialog = lazyWithRetry(() => import('./disconnect-dialog.tsx'));

/** Social account with figures, source, age and actions. */
export function AccountRow({ account }: { account: SocialAccountReply }) {
  const { data: platforms = [] } = useQuery(lookupQuery('platforms'));
  const now = useNow();
  const { connection } = account;
  const name = platforms.find(({ id }) => id === account.platform)?.name ?? platformName(account.platform);
  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-10 flex-none place-items-center rounded-box bg-pea-tint font-bold text-sm text-link"
        >
          {platformMark(account.platform)}
        </span>
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2">
            <span className="h5 min-w-0 truncate">@{account.handle}</span>
            <StatusTag source={account.source} connection={connection} />
          </p>
          <p className="num text-sm text-t3">
            <Dotted>
              {name}
              <Followers account={account} />
              {account.engagement_rate === null ? null : (
                <Trans>{formatPercent(account.engagement_rate)} engagement</Trans>
              )}
              <FigureAge account={account} now={now} />
            </Dotted>
          </p>
        </div>
        <TakeOut account={account} name={name} />
      </div>
      {connection ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 md:pl-13">
          <ConnectionTrouble connection={connection} name={name} now={now} />
          <Mending account={account} now={now} />
        </div>
      ) : null}
    </li>
  );
}

function Followers({ account }: { account: SocialAccountReply }) {
  if (account.connection?.followers_hidden) return <Trans>followers hidden</Trans>;
  if (account.followers === null) return <Trans>followers unknown</Trans>;
  const followers = groupIndian(account.followers);
  return <Plural value={account.followers} one={`${followers} follower`} other={`${followers} followers`} />;
}

/** Manual sync, or when it is possible again; reconnect when the connection ends or has ended. */
function Mending({ account, now }: { account: SocialAccountReply; now: Date }) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const { mutateAsync: refresh } = useMutation(refreshAccountMutation(client));
  const { connection, platform, can } = account;
  if (!connection) return null;
  const fail = (error: unknown) => showToast('error', reasonOf(error));
  const again = connection.refresh_at;
  return (
    <>
      {connection.health !== 'connected' && isPlatform(platform) ? (
        <Button size="sm" variant="peacock" onClick={() => beginConnect(platform).catch(fail)}>
          <Trans>Reconnect</Trans>
        </Button>
      ) : null}
      {again && new Date(again) > now ? (
        <p className="num text-sm text-t3">
          <Trans>You can update again at {formatClock(again, i18n.locale)}</Trans>
        </p>
      ) : can.refresh === true || again ? (
        <Button size="sm" variant="text" icon={RefreshCw} onClick={() => refresh(account.id).catch(fail)}>
          <Trans>Update now</Trans>
        </Button>
      ) : null}
    </>
  );
}

/** Removes an account: manual ones at once, connected ones after a confirmation. */
function TakeOut({ account, name }: { account: SocialAccountReply; name: string }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(removeSocialAccountMutation(client));
  const [isAsking, setAsking] = useState(false);
  const remove = () => mutateAsync(account.id).catch((error) => showToast('error', reasonOf(error)));
  const { handle } = account;
  if (!account.connection) return <IconButton icon={Trash2} label={t`Remove @${handle}`} onClick={remove} />;
  return (
    <>
      <IconButton icon={Unplug} label={t`Disconnect @${handle}`} onClick={() => setAsking(true)} />
      {isAsking ? (
        <Suspense fallback={null}>
          <DisconnectDialog handle={handle} name={name} onClose={() => setAsking(false)} onDone={remove} />
        </Suspense>
      ) : null}
    </>
  );
}
