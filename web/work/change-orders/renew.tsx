import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FilePen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { agreementQuery } from '../agreements/agreements.queries.ts';

const ProposeDialog = lazyWithRetry(() => import('./propose-dialog.tsx'));

interface RenewProps {
  applicationId: string;
  variant: 'primary' | 'outline';
}

/** Opens a change order for another term of rights to paid work. */
export function Renew({ applicationId, variant }: RenewProps) {
  const [isOpen, setOpen] = useState(false);
  const { data: agreement } = useQuery({ ...agreementQuery(applicationId), enabled: isOpen });
  const close = () => setOpen(false);
  return (
    <>
      <Button variant={variant} icon={FilePen} onClick={() => setOpen(true)}>
        <Trans>Renew the rights</Trans>
      </Button>
      <Suspense>
        {isOpen && agreement ? (
          <ProposeDialog agreement={agreement} side="creator" scope="renewal" onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}
