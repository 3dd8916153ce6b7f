import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const AcceptDialog = lazyWithRetry(() => import('./accept-dialog.tsx'));

interface AcceptOfferProps {
  applicationId: string;
  /** True while the offer is unanswered. */
  isOffered: boolean;
  /** Shows its first word only on phones. */
  isShort?: boolean;
}

/** Button that opens the terms with the accept action. */
export default function AcceptOffer({ applicationId, isOffered, isShort = false }: AcceptOfferProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isOffered ? (
        <Button variant="primary" block onClick={() => setOpen(true)}>
          <span>
            <Trans>
              Accept <span className={isShort ? 'max-md:sr-only' : undefined}>offer</span>
            </Trans>
          </span>
        </Button>
      ) : null}
      <Suspense>
        {isOpen ? <AcceptDialog applicationId={applicationId} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
