import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { storedKeys, writeStored } from '../../lib/stored.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Unprompted } from '../../ui/overlays/unprompted.tsx';
import { pushStateQuery, switchPushMutation } from './push.queries.ts';

/** On phones it waits while a chat or a bottom bar is open, so that it covers no action; with several chat windows it is above them. */
const besideChats =
  'max-md:[body:has([data-chat],[data-at-bottom])_&]:hidden md:[body:has([data-chat]~[data-chat])_&]:bottom-[min(424px,calc(100dvh-116px))]';

/** Offers push notifications where the device supports them. A refusal is remembered. */
export default function PushPrompt({ me, onDone }: { me: string; onDone: () => void }) {
  const { data: state } = useQuery(pushStateQuery);
  if (state !== 'off') return null;
  const finish = () => {
    writeStored(storedKeys.pushAsked, 'true');
    onDone();
  };
  return (
    <Unprompted>
      <Card me={me} onDone={finish} />
    </Unprompted>
  );
}

function Card({ me, onDone }: { me: string; onDone: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(switchPushMutation(client, me));
  const turnOn = async () => {
    try {
      const state = await mutateAsync(true);
      if (state === 'on') showToast('success', t`Notifications are on for this device.`);
      onDone();
    } catch {
      showToast('error', t`Your browser didn’t allow it. Please try again in a minute.`);
    }
  };
  return (
    <section
      data-unprompted=""
      aria-label={t`Notify me about replies`}
      className={`fixed inset-x-3 bottom-[80px] z-30 flex gap-3 rounded-card border border-line bg-raised p-4 shadow-pop md:inset-x-auto md:bottom-6 md:left-6 md:w-[360px] ${besideChats}`}
    >
      <span className="grid size-10 flex-none place-items-center rounded-box bg-pea-tint text-link">
        <BellRing />
      </span>
      <div className="min-w-0 flex-1">
        <p role="status">
          <b className="h5 block">
            <Trans>Notify me about replies</Trans>
          </b>
          <span className="text-sm text-t2">
            <Trans>On this device, even when the site is closed.</Trans>
          </span>
        </p>
        <div className="mt-3 flex gap-2">
          <Button variant="primary" size="sm" onClick={turnOn}>
            <Trans>Turn on</Trans>
          </Button>
          <Button variant="text" size="sm" onClick={onDone}>
            <Trans>Not now</Trans>
          </Button>
        </div>
      </div>
    </section>
  );
}
