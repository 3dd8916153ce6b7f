import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { formatClock } from '../../../lib/format.ts';
import type { SaveState } from './use-autosave.ts';

/** Save state: "Saved 10:42 am", saving, or the error. Only errors are announced, to avoid noise. */
export function SaveLine({ state, onRetry }: { state: SaveState; onRetry: () => unknown }) {
  const { i18n } = useLingui();
  return (
    <p
      aria-live={state.is === 'kept' || state.is === 'failed' ? 'polite' : 'off'}
      className="num flex min-h-6 items-center gap-1.5 text-sm text-t3"
    >
      {state.is === 'saving' ? (
        <>
          <CloudUpload className="size-4" />
          <Trans>Saving…</Trans>
        </>
      ) : null}
      {state.is === 'saved' ? (
        <>
          <CloudCheck className="size-4" />
          <Trans>Saved {formatClock(state.at, i18n.locale)}</Trans>
        </>
      ) : null}
      {state.is === 'kept' ? (
        <>
          <CloudOff className="size-4" />
          <Trans>No connection. Saved on this device.</Trans>
        </>
      ) : null}
      {state.is === 'failed' ? (
        <>
          <CircleAlert className="size-4 text-bad" />
          <span className="text-bad">
            <Trans>Not saved: {state.reason}</Trans>
          </span>
          <button type="button" className="link hit-44 cursor-pointer font-semibold" onClick={onRetry}>
            <Trans>Retry</Trans>
          </button>
        </>
      ) : null}
    </p>
  );
}
