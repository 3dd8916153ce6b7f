import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const DeletionDialog = lazyWithRetry(() => import('./deletion-dialog.tsx'));

/** Account deletion with its confirmation dialog. */
export function AccountDeletion() {
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-[52ch] text-t2">
        <Trans>
          Your profile, messages and files are deleted at once and nobody can find you. You can’t undo this. Download
          your data first if you may need it.
        </Trans>
      </p>
      <Button variant="danger" className="max-md:w-full" onClick={() => setAsking(true)}>
        <Trans>Delete my account</Trans>
      </Button>
      {asking ? (
        <Suspense>
          <DeletionDialog onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
