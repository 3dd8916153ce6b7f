import { useEffect, useState } from 'react';

const copiedMs = 3_000;

/** Copies a text; on `failed` (blocked by the browser), `select` marks it for manual copying. */
export function useCopy(text: string, select: () => void) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), copiedMs);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      select();
      setState('failed');
    }
  }
  return { state, copy };
}
