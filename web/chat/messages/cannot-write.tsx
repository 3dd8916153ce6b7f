import { Trans } from '@lingui/react/macro';

/** Shown instead of the message box when the account is deleted or blocked. */
export function CannotWrite({ name }: { name: string }) {
  return (
    <p className="border-line border-t bg-surface px-4 py-4 text-center text-sm text-t2">
      <Trans>You can’t message {name} any more. Your earlier messages stay here.</Trans>
    </p>
  );
}
