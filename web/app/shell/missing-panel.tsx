import { Trans } from '@lingui/react/macro';

/** Error state of a menu. */
export function MissingPanel({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="flex items-center gap-3 p-4 text-sm text-t2">
      <span className="flex-1">
        <Trans>Couldn’t load this.</Trans>
      </span>
      <button type="button" onClick={onRetry} className="link hit-44 cursor-pointer font-semibold">
        <Trans>Retry</Trans>
      </button>
    </p>
  );
}
