import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { late } from '../../ui/late.ts';

const AcceptDialog = late(() => import('./accept-dialog.tsx'));

/** The way to an agreement: its words first, the act below them. */
export default function AcceptOffer({ applicationId }: { applicationId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" block onClick={() => setOpen(true)}>
        <Trans>Accept offer</Trans>
      </Button>
      <Suspense>
        {isOpen ? <AcceptDialog applicationId={applicationId} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
