import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Campaign } from '../../../contract/campaigns.ts';
import { Button } from '../../ui/button.tsx';

const NeedDialog = lazy(() => import('./need-dialog.tsx'));

/** A further need, while the campaign takes pledges. */
export function AddNeed({ campaign }: { campaign: Campaign }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={Plus} onClick={() => setOpen(true)}>
        <Trans>Add a need</Trans>
      </Button>
      <Suspense>{isOpen ? <NeedDialog campaign={campaign} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
