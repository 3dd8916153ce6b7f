import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const AcceptDialog = lazyWithRetry(() => import('./accept-dialog.tsx'));

interface AcceptOfferProps {
  applicationId: string;
  /** True while the offer is unanswered. */
  isOffered: boolean;
  /** The price, named beside on wide screens. */
  price?: string | null;
}

/** Button that opens the terms with the accept action. */
export default function AcceptOffer({ applicationId, isOffered, price }: AcceptOfferProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isOffered ? (
        <Button variant="primary" block onClick={() => setOpen(true)}>
          {price ? (
            <span>
              <Trans>
                Accept <span className="max-md:hidden">{price}</span>
              </Trans>
            </span>
          ) : (
            <Trans>Accept offer</Trans>
          )}
        </Button>
      ) : null}
      <Suspense>
        {isOpen ? <AcceptDialog applicationId={applicationId} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
