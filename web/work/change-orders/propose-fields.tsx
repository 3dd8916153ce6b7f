import { Trans, useLingui } from '@lingui/react/macro';
import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import type { Payment } from '../../../contract/campaigns/offer-terms.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { publicationTerms } from '../../../contract/work/publication-terms.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { DateInput } from '../../ui/forms/date-input.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { NumberInput, RupeeInput } from '../../ui/forms/number-input.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { ExclusivityFields } from '../exclusivity/exclusivity-fields.tsx';
import { AdsUntil } from '../offers/ads-until.tsx';
import { DaysOnline } from '../offers/days-online.tsx';
import { PieceQuantities } from '../offers/piece-quantities.tsx';
import { PlanField } from '../offers/plan-field.tsx';
import { RightsFields } from '../offers/rights-fields.tsx';
import { ChangedPlan } from '../payments/changed-plan.tsx';
import type { ChangeForm } from './use-change-form.ts';

const noteLength = 1_000;

export function Price({ form, agreed }: { form: ChangeForm; agreed: number }) {
  return (
    <Field label={<Trans>Price</Trans>} aside={<Trans>agreed: {formatRupees(agreed)}</Trans>}>
      <RupeeInput isLarge whole={false} value={form.amount} onChange={form.setAmount} />
    </Field>
  );
}

interface PaymentsProps {
  form: ChangeForm;
  agreed: readonly Payment[];
  /** Shows what keeps the proposal from being sent. */
  isShown: boolean;
}

/** Payments after the change; those that were released or are earned stay as they are. */
export function Payments({ form, agreed, isShown }: PaymentsProps) {
  const { t } = useLingui();
  return (
    <div>
      <PlanField
        rows={form.plan}
        onChange={form.setPlan}
        total={form.amount ?? 0}
        pieces={form.keys}
        payments={form.payments}
      />
      {form.isPlanChanged ? (
        <section aria-label={t`Changed payments`} className="mt-2 rounded-ctl bg-sunken px-3.5 py-3 text-sm">
          <ChangedPlan from={agreed} to={form.payments} />
        </section>
      ) : null}
      <FormError>
        {isShown && !form.isPlanned ? t`The payments don’t make up the new price yet. Check each of them.` : undefined}
      </FormError>
    </div>
  );
}

/** Pieces, rounds of changes and the due day. */
export function Work({ form, agreed }: { form: ChangeForm; agreed: AgreementTerms }) {
  const { t } = useLingui();
  const { revisions } = agreed;
  return (
    <>
      <PieceQuantities
        pieces={form.pieces}
        onChange={form.setPieces}
        error={form.hasWork ? undefined : t`Keep at least one piece.`}
      />
      <Field
        label={<Trans>Revisions per piece</Trans>}
        aside={revisions === undefined ? undefined : <Trans>agreed: {revisions}</Trans>}
      >
        <NumberInput value={form.revisions} onChange={form.setRevisions} />
      </Field>
      <Field label={<Trans>Remaining work due by</Trans>} aside={<Trans>optional</Trans>}>
        <DateInput
          value={form.day}
          min={dateInIndia(new Date())}
          onChange={(event) => form.setDay(event.target.value)}
        />
      </Field>
    </>
  );
}

/** Last day for what is not published yet, and what a later one brings. */
export function LiveBy({ form }: { form: ChangeForm }) {
  const { delayDays } = publicationTerms;
  return (
    <Field
      label={<Trans>Everything else live by</Trans>}
      aside={<Trans>optional</Trans>}
      hint={
        <Trans>
          If the campaign owner asks for a later day, what waits for publication is paid {delayDays} days after the
          first one.
        </Trans>
      }
    >
      <DateInput
        value={form.liveBy}
        min={dateInIndia(new Date())}
        onChange={(event) => form.setLiveBy(event.target.value)}
      />
    </Field>
  );
}

/** Usage rights, exclusivity, days online, partnership ads and raw files. */
export function Rights({ form, applicationId }: { form: ChangeForm; applicationId: string }) {
  return (
    <>
      <RightsFields rights={form.rights} onChange={form.setRights} />
      <ExclusivityFields applicationId={applicationId} exclusivity={form.exclusivity} onChange={form.setExclusivity} />
      <DaysOnline days={form.daysOnline} onChange={form.setDaysOnline} />
      <AdsUntil until={form.adsUntil} onChange={form.setAdsUntil} />
      <Checkbox checked={form.raw} onChange={() => form.setRaw(!form.raw)}>
        <Trans>Raw files with the last piece</Trans>
      </Checkbox>
    </>
  );
}

/** The reason, and what keeps the proposal from being sent. */
export function Note({ form, isShown }: { form: ChangeForm; isShown: boolean }) {
  const { t } = useLingui();
  const missing = form.isNoted ? undefined : t`Tell the other side why.`;
  return (
    <Field
      label={<Trans>Reason</Trans>}
      hint={<Trans>The other side can read this. It’s added to the new version.</Trans>}
      error={isShown ? (form.isChanged ? missing : t`Change at least one term.`) : undefined}
      required
    >
      <Textarea
        maxLength={noteLength}
        rows={3}
        value={form.note}
        onChange={(event) => form.setNote(event.target.value)}
      />
    </Field>
  );
}
