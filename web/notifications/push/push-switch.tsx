import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Switch } from '../../ui/forms/switch.tsx';
import type { PushState } from './device.ts';
import { pushStateQuery, switchPushMutation } from './push.queries.ts';

/** Switch for push notifications on this device, with the reason if they are unavailable. */
export function PushSwitch() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { profile } = useSession();
  const { data: state } = useQuery(pushStateQuery);
  const { mutateAsync, isPending } = useMutation(switchPushMutation(client, profile?.id ?? ''));
  if (!state) return <Skeleton className="h-11" />;
  const isOn = state === 'on';
  const turn = (on: boolean) => {
    if (isPending) return;
    mutateAsync(on).catch(() => showToast('error', t`Your browser didn’t allow it. Please try again in a minute.`));
  };
  return (
    <Switch
      checked={isOn}
      disabled={state !== 'on' && state !== 'off'}
      aria-busy={isPending || undefined}
      onChange={turn}
      text={<PushNote state={state} />}
    >
      <Trans>Notifications on this device</Trans>
    </Switch>
  );
}

function PushNote({ state }: { state: PushState }) {
  switch (state) {
    case 'on':
      return <Trans>They appear even when this site is closed.</Trans>;
    case 'off':
      return <Trans>Get notified even when this site is closed.</Trans>;
    case 'denied':
      return (
        <Trans>
          Your browser blocks them. Open the site settings next to the address bar, allow notifications, then come back.
        </Trans>
      );
    case 'install':
      return <Trans>On an iPhone or iPad: tap Share, then Add to Home Screen, and open it from there.</Trans>;
    case 'unsupported':
      return <Trans>This browser can’t show them. You’ll still find everything under Notifications.</Trans>;
  }
}
