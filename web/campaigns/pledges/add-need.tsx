import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const NeedDialog = lazyWithRetry(() => import('./need-dialog.tsx'));

/** Adds a need, while the campaign takes pledges. */
export function AddNeed({ campaignId }: { campaignId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={Plus} onClick={() => setOpen(true)}>
        <Trans>Add a need</Trans>
      </Button>
      <Suspense>{isOpen ? <NeedDialog campaignId={campaignId} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
