import { lazy, Suspense, useState } from 'react';
import { useLiveEvent } from '../../lib/live.ts';
import { readStored, storedKeys } from '../../lib/stored.ts';

/** Loaded on demand: most visits never need it. */
const PushPrompt = lazy(() => import('./push-prompt.tsx').catch(() => ({ default: () => null })));

/** Own moves after which the other side has to answer. */
const asking: readonly string[] = ['applied', 'offered'];

/** True once the user has sent a message, applied or made an offer on this page, so that an answer is expected. */
function useAwaitsAnswer(): boolean {
  const [awaits, setAwaits] = useState(false);
  const note = () => document.hasFocus() && setAwaits(true);
  useLiveEvent('message_sent', note);
  useLiveEvent('application', ({ status }) => asking.includes(status) && note());
  return awaits;
}

/** Offers push notifications after an action that expects an answer, never on page load. */
export function PushPromptTrigger({ me }: { me: string }) {
  const awaits = useAwaitsAnswer();
  const [isDone, setDone] = useState(() => readStored(storedKeys.pushAsked) !== null);
  if (!awaits || isDone) return null;
  return (
    <Suspense fallback={null}>
      <PushPrompt me={me} onDone={() => setDone(true)} />
    </Suspense>
  );
}
