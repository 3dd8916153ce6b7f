import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { PushAskDoor } from '../features/push/push-ask-door.tsx';
import { usePushDevice } from '../features/push/use-push-device.ts';
import { readFreshProfile } from '../features/shell/use-fresh-profile.ts';
import { AccountWarning } from '../features/social-accounts/account-warning.tsx';

/** What a signed-in page can do without at first: fetched once it stands. */
export default function LateLayer({ me }: { me: string }): ReactNode {
  const client = useQueryClient();
  const navigate = useNavigate();
  usePushDevice(me, (message) => {
    if (message.kind === 'open') void navigate(message.link);
    // What cannot be read now is read with the next page.
    else void readFreshProfile(client, me).catch(() => null);
  });
  return (
    <>
      <AccountWarning me={me} />
      <PushAskDoor me={me} />
    </>
  );
}
