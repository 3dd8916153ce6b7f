import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../ui/forms/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { WideDialog } from '../../ui/overlays/wide-dialog.tsx';
import { ExclusivityFields } from '../exclusivity/exclusivity-fields.tsx';
import { AdsUntil } from './ads-until.tsx';
import { DaysOnline } from './days-online.tsx';
import { RightsFields } from './rights-fields.tsx';
import { TermsInWords } from './terms-in-words.tsx';
import type { OfferForm } from './use-offer-form.ts';

interface TermsDialogProps {
  form: OfferForm;
  applicationId: string;
  onClose: () => void;
}

/** Terms of an offer beside price, work and payments, each a short choice with none as default, and in plain words beside. */
export default function TermsDialog({ form, applicationId, onClose }: TermsDialogProps) {
  const { t } = useLingui();
  const heading = useId();
  const { extras, setExtras } = form;
  const toggle = (name: 'idea_first' | 'raw_files' | 'collab_tag') => ({
    checked: extras[name],
    onChange: () => setExtras({ ...extras, [name]: !extras[name] }),
  });
  return (
    <WideDialog
      headingId={heading}
      title={<Trans>Terms</Trans>}
      onClose={onClose}
      foot={
        <div className="flex flex-col-reverse gap-2 border-line border-t px-5 py-4 md:flex-row md:justify-between md:gap-3 md:px-6">
          <Button onClick={form.clearTerms}>
            <Trans>Set all to none</Trans>
          </Button>
          <Button variant="primary" onClick={onClose} className="md:min-w-60">
            <Trans>Use these terms</Trans>
          </Button>
        </div>
      }
    >
      <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid gap-5 *:border-line *:border-b *:pb-5 *:last:border-b-0">
          <RightsFields rights={form.rights} onChange={form.setRights} />
          <ExclusivityFields
            applicationId={applicationId}
            exclusivity={form.exclusivity}
            onChange={form.setExclusivity}
          />
          <DaysOnline days={form.daysOnline} onChange={(days) => setExtras({ ...extras, days_online: days })} />
          <AdsUntil until={form.adsUntil} onChange={form.setAdsUntil} />
          <fieldset className="flex flex-wrap gap-x-6">
            <legend className="mb-1 font-semibold text-sm">
              <Trans>Extras</Trans>
            </legend>
            <Checkbox {...toggle('idea_first')}>
              <Trans>Idea approved before the shoot</Trans>
            </Checkbox>
            <Checkbox {...toggle('raw_files')}>
              <Trans>Raw files with the last piece</Trans>
            </Checkbox>
            <Checkbox {...toggle('collab_tag')}>
              <Trans>Collab tag</Trans>
            </Checkbox>
          </fieldset>
        </div>
        <section aria-label={t`In plain words`} className="rounded-card bg-sunken p-4 md:sticky md:top-0">
          <TermsInWords terms={form.terms} />
        </section>
      </div>
    </WideDialog>
  );
}
