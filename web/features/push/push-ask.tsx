import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { useLiveEvent } from '../../lib/live.ts';
import { readStored, storedKeys, writeStored } from '../../lib/stored.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { pushStateQuery, switchPushMutation } from './push.queries.ts';

/** Moves of one's own that somebody else now has to answer. */
const asking: readonly string[] = ['applied', 'offered'];

/** True once the person has written, applied or offered on this very page: an act that an answer is awaited to. */
function useAwaitsAnswer(): boolean {
  const [awaits, setAwaits] = useState(false);
  const note = () => document.hasFocus() && setAwaits(true);
  useLiveEvent('message_sent', note);
  useLiveEvent('application', ({ status }) => asking.includes(status) && note());
  return awaits;
}

/** After an act, never on load: offers to tell of the answer. Whoever says no is not asked again. */
export function PushAsk({ me }: { me: string }) {
  const awaits = useAwaitsAnswer();
  const [isDone, setDone] = useState(() => readStored(storedKeys.pushAsked) !== null);
  const { data: state } = useQuery({ ...pushStateQuery, enabled: awaits && !isDone });
  if (!awaits || isDone || state !== 'off') return null;
  const finish = () => {
    writeStored(storedKeys.pushAsked, 'true');
    setDone(true);
  };
  return <Card me={me} onDone={finish} />;
}

function Card({ me, onDone }: { me: string; onDone: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(switchPushMutation(client, me));
  const turnOn = async () => {
    try {
      const state = await mutateAsync(true);
      if (state === 'on') showToast('success', t`You will be told on this device.`);
      onDone();
    } catch {
      showToast('error', t`Your browser did not let us. Please try again in a minute.`);
    }
  };
  return (
    <section
      aria-label={t`Get told when they answer`}
      className="fixed inset-x-3 top-[72px] z-40 flex gap-3 rounded-card border border-line bg-raised p-4 shadow-pop md:inset-x-auto md:top-auto md:bottom-6 md:left-6 md:w-[360px]"
    >
      <span className="grid size-10 flex-none place-items-center rounded-box bg-pea-tint text-link">
        <BellRing />
      </span>
      <div className="min-w-0 flex-1">
        <p role="status">
          <b className="h5 block">
            <Trans>Get told when they answer</Trans>
          </b>
          <span className="text-sm text-t2">
            <Trans>On this device, also while this site is closed.</Trans>
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
