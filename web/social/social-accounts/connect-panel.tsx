import { Trans } from '@lingui/react/macro';
import { LoaderCircle } from 'lucide-react';
import { FormError } from '../../ui/forms/form-error.tsx';
import { ConnectButtons } from './connect-buttons.tsx';
import { useConnectReturn } from './use-connect-return.ts';

/** Starts connections and handles the providers' callbacks. */
export function ConnectPanel() {
  const { connecting, refusal } = useConnectReturn();
  return (
    <div className="flex flex-col gap-3 *:empty:-mb-3">
      <div role="status">
        {connecting ? (
          <p className="flex items-center gap-2 rounded-box bg-info-tint px-3 py-2.5 font-semibold text-info text-sm">
            <LoaderCircle className="size-4 animate-spin" />
            <Trans>Connecting {connecting} and loading its numbers…</Trans>
          </p>
        ) : null}
      </div>
      <FormError>{refusal}</FormError>
      <ConnectButtons />
      <p className="text-sm text-t3">
        <Trans>We only read your numbers. You can withdraw access any time, here or on the platform.</Trans>
      </p>
    </div>
  );
}
