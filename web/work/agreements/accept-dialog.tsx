import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import { ApiError } from '../../lib/api.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { agreementQuery, useAcceptOffer } from './agreements.queries.ts';
import { BirthDateDialog } from './birth-date-dialog.tsx';
import { HashCheck } from './hash-check.tsx';
import { TermsSheet } from './terms-sheet.tsx';

/** Terms that accepting would freeze; if they change meanwhile, the server refuses and the new terms are shown. */
export default function AcceptDialog({ applicationId, onClose }: { applicationId: string; onClose: () => void }) {
  const { t } = useLingui();
  const { data: draft, error, refetch } = useQuery(agreementQuery(applicationId));
  const accept = useAcceptOffer(applicationId);
  const [isAskingAge, setAskingAge] = useState(false);
  const close = accept.isPending ? undefined : onClose;

  async function confirm() {
    if (!draft) return;
    const short = draft.hash.slice(0, 12);
    try {
      await accept.mutateAsync(draft.hash);
      showToast('success', t`Accepted. Agreement version 1, fingerprint ${short}…`);
      onClose();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'BIRTH_DATE') setAskingAge(true);
      // The dialog stays open with the error, beside the current terms.
    }
  }

  if (isAskingAge) {
    const goOn = () => {
      setAskingAge(false);
      void confirm();
    };
    return <BirthDateDialog onKept={goOn} onClose={() => setAskingAge(false)} />;
  }
  return (
    <Dialog
      title={<Trans>Review the terms</Trans>}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={!close}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="primary" disabled={!draft} onClick={confirm}>
            <Trans>Accept these terms</Trans>
          </Button>
        </>
      }
    >
      {draft ? (
        <div className="grid gap-4">
          <p>
            <Trans>If you accept, these terms become binding. After that, they only change if both sides agree.</Trans>
          </p>
          <TermsSheet terms={JSON.parse(draft.canonical) as AgreementTerms} />
          <HashCheck agreement={draft} />
          <FormError>{accept.error ? reasonOf(accept.error) : undefined}</FormError>
        </div>
      ) : error ? (
        <ErrorState title={<Trans>Couldn’t load the terms</Trans>} text={reasonOf(error)} onRetry={refetch} />
      ) : (
        <Skeleton className="h-96 rounded-box" />
      )}
    </Dialog>
  );
}
