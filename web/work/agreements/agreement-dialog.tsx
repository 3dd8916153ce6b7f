import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDate } from '../../lib/format.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { agreementQuery, downloadAgreement } from './agreements.queries.ts';
import { HashCheck } from './hash-check.tsx';
import { TermsSheet } from './terms-sheet.tsx';

/** All versions of an agreement with their hash and PDF. */
export default function AgreementDialog({ applicationId, onClose }: { applicationId: string; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState<number>();
  const { data: agreement, error, refetch } = useQuery(agreementQuery(applicationId, chosen));
  const version = agreement?.version;

  async function save() {
    if (version === undefined) return;
    await downloadAgreement(applicationId, version).catch((problem) => showToast('error', reasonOf(problem)));
  }

  return (
    <Dialog
      title={version === undefined ? <Trans>Agreement</Trans> : <Trans>Agreement, version {version}</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button icon={Download} onClick={save}>
            <Trans>Download PDF</Trans>
          </Button>
        </>
      }
    >
      {agreement ? (
        <div className="grid gap-4">
          {agreement.versions.length > 1 ? (
            <Field label={<Trans>Version</Trans>}>
              <Select
                value={String(agreement.version)}
                onChange={(event) => setChosen(Number(event.target.value))}
                options={agreement.versions.map((each) => ({
                  id: String(each.version),
                  name: t`Version ${each.version}, ${formatDate(each.createdAt, { locale: i18n.locale })}`,
                }))}
              />
            </Field>
          ) : null}
          {/* Rendered from the exact text that was hashed. */}
          <TermsSheet terms={JSON.parse(agreement.canonical) as AgreementTerms} />
          <HashCheck agreement={agreement} />
        </div>
      ) : error ? (
        <ErrorState title={<Trans>Couldn’t load the agreement</Trans>} text={reasonOf(error)} onRetry={refetch} />
      ) : (
        <Skeleton className="h-96 rounded-box" />
      )}
    </Dialog>
  );
}
