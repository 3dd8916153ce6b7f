import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
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
  useLostAccount();
}

/** Keeps the stored roles as they are now: others may have changed them. */
function useFreshRoles(): void {
  const { profile } = useSession();
  const { data } = useQuery({ ...accountsQuery, enabled: profile?.home_id !== undefined });
  const roles = data?.find(({ id }) => id === profile?.id)?.member_roles;
  const isOld = roles !== undefined && String(roles) !== String(profile?.member_roles);
  useEffect(() => {
    if (isOld) updateProfile({ member_roles: roles });
  }, [isOld, roles]);
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
