import { lazy, Suspense, useState } from 'react';
import { useLiveEvent } from '../../lib/live.ts';
import { readStored, storedKeys } from '../../lib/stored.ts';

/** Most pages are left without an act that an answer is awaited to: they need none of it. */
const PushAsk = lazy(() => import('./push-ask.tsx').catch(() => ({ default: () => null })));

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

/** After an act, never on load: asks whether this device should tell of the answer. */
export function PushAskDoor({ me }: { me: string }) {
  const awaits = useAwaitsAnswer();
  const [isDone, setDone] = useState(() => readStored(storedKeys.pushAsked) !== null);
  if (!awaits || isDone) return null;
  return (
    <Suspense fallback={null}>
      <PushAsk me={me} onDone={() => setDone(true)} />
    </Suspense>
  );
}
