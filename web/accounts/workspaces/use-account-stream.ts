import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../lib/api.ts';
import { useCatchUp, useLiveEvent } from '../../lib/live.ts';
import { updateProfile, useSession } from '../../lib/session.ts';
import { readStored, storedKeys, writeStored } from '../../lib/stored.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { accountsQuery } from './workspaces.queries.ts';

/** Keeps the unread counts of the person's accounts up to date, and tells of one they were removed from. Mounted once. */
export function useAccountStream(): void {
  const client = useQueryClient();
  const renew = () => void client.invalidateQueries({ queryKey: accountsQuery.queryKey });
  useLiveEvent('other_account', renew);
  useLiveEvent('notification', renew);
  useLiveEvent('notification_read', renew);
  useCatchUp(renew);
  useFreshRoles();
  useFactorRefusals();
  useLostAccount();
}

/** Keeps what the person may do here as it is now: others may have changed it. */
function useFreshRoles(): void {
  const { profile } = useSession();
  const { data } = useQuery({
    ...accountsQuery,
    enabled: profile?.home_id !== undefined || profile?.needs_factor === true,
  });
  const { member_roles: roles, needs_factor: needsFactor } = data?.find(({ id }) => id === profile?.id) ?? {};
  const isOld =
    roles !== undefined &&
    (String(roles) !== String(profile?.member_roles) || needsFactor !== (profile?.needs_factor ?? false));
  useEffect(() => {
    if (isOld) updateProfile({ member_roles: roles, needs_factor: needsFactor });
  }, [isOld, roles, needsFactor]);
}

/** Asks again what the person may do here once a call was refused for want of a second factor. */
function useFactorRefusals(): void {
  const client = useQueryClient();
  useEffect(() => {
    const renew = (event: { type: string; action?: { type: string; error?: unknown } }) => {
      const error = event.type === 'updated' && event.action?.type === 'error' ? event.action.error : null;
      if (!(error instanceof ApiError) || error.code !== 'SECOND_FACTOR_NEEDED') return;
      // If it fails, the next refusal asks again.
      client.fetchQuery({ ...accountsQuery, staleTime: 0 }).catch(() => undefined);
    };
    const caches = [client.getQueryCache().subscribe(renew), client.getMutationCache().subscribe(renew)];
    return () => {
      for (const leave of caches) leave();
    };
  }, [client]);
}

/** Says once which account this tab had to leave. A session that ended altogether is told by the login page instead. */
function useLostAccount(): void {
  const { t } = useLingui();
  const client = useQueryClient();
  const tell = useEffectEvent(async (lost: { id: string; name: string }) => {
    const accounts = await client.fetchQuery({ ...accountsQuery, staleTime: 0 });
    writeStored(storedKeys.lostAccount, null);
    const { id, name } = lost;
    if (accounts.some((account) => account.id === id)) return;
    showToast('error', t`You no longer act for ${name}. Anything you had not sent there was not saved.`);
  });
  useEffect(() => {
    const lost = readStored(storedKeys.lostAccount);
    // Without a reply it is told on the next page.
    if (lost !== null) tell(JSON.parse(lost)).catch(() => undefined);
  }, []);
}
