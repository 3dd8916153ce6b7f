import { Trans, useLingui } from '@lingui/react/macro';
import { Copyright, Minus, Plus } from 'lucide-react';
import { type ComponentProps, Suspense, useId, useState } from 'react';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Offer } from '../../../contract/work/offers.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { nameOf } from '../../lib/people-names.ts';
import { momentInWords } from '../../lib/time-labels.ts';
import { ToggleChip } from '../../ui/data/chip.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { RupeeInput } from '../../ui/forms/number-input.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { OpeningRow } from '../../ui/overlays/sheet-row.tsx';
import { WideDialog } from '../../ui/overlays/wide-dialog.tsx';
import { Clashes } from '../exclusivity/clashes.tsx';
import { exclusivityInWords } from '../exclusivity/exclusivity-words.ts';
import { rightsInWords } from './offer-terms.ts';
import { OfferTotals } from './offer-totals.tsx';
import { useMakeOffer } from './offers.queries.ts';
import { OpenUntil } from './open-until.tsx';
import { type Budget, OverBudget, overBy } from './over-budget.tsx';
import { PieceQuantities } from './piece-quantities.tsx';
import { PlanField } from './plan-field.tsx';
import { noteLength, type OfferForm, useOfferForm } from './use-offer-form.ts';

export type OfferedCampaign = Pick<Campaign, 'content' | 'usage_rights' | 'compensation' | 'creator' | 'end_date'>;

interface OfferFormDialogProps {
  campaign: OfferedCampaign;
  application: Pick<Application, 'id' | 'quote' | 'user'>;
  /** Name of the other side. */
  partner: string;
  live: Offer | undefined;
  /** Rupees of the reader's last offer. */
  mine: number | null;
  /** For the owner only. */
  budget: Budget | null;
  isOwner: boolean;
  onClose: () => void;
}

const TermsDialog = lazyWithRetry(() => import('./terms-dialog.tsx'));

/** A first offer or a counter-offer: price, pieces, rights, payments, end and note, with the net on every key. */
export default function OfferFormDialog(props: OfferFormDialogProps) {
  const { campaign, application, partner, live, mine, budget, isOwner, onClose } = props;
  const { t } = useLingui();
  const form = useOfferForm({ campaign, live, quote: application.quote });
  const make = useMakeOffer(application.id);
  const [isConfirmed, setConfirmed] = useState(false);
  const heading = useId();
  const over = overBy(form.price ?? 0, budget);
  const isOpen = form.isReady && (over === 0 || isConfirmed);
  const price = form.price === null ? null : formatRupees(form.price);
  const close = make.isPending ? undefined : onClose;

  async function send() {
    await make.mutateAsync({ ...form.body(new Date()), ...(over > 0 ? { confirm: true } : {}) });
    showToast('success', live ? t`Counter-offer sent.` : t`Offer sent.`);
    onClose();
  }
  const title = live ? <Trans>Counter {partner}’s offer</Trans> : <Trans>Offer to {partner}</Trans>;
  const names = { owner: nameOf(campaign.creator), creator: nameOf(application.user) };
  return (
    <WideDialog
      headingId={heading}
      title={title}
      line={live ? <Theirs live={live} partner={partner} isOwner={isOwner} /> : undefined}
      onClose={close}
      foot={
        <>
          {price === null ? null : (
            <OfferTotals
              applicationId={application.id}
              amount={form.amount}
              budget={budget}
              isOwner={isOwner}
              partner={partner}
              theirs={live?.amount ?? null}
            />
          )}
          {over > 0 ? <OverBudget over={over} isConfirmed={isConfirmed} onConfirm={setConfirmed} /> : null}
          {make.error ? (
            <div className="px-5 pt-3 md:px-6">
              <FormError>{reasonOf(make.error)}</FormError>
            </div>
          ) : null}
          <div className="flex flex-col-reverse gap-2 px-5 py-4 md:flex-row md:items-center md:gap-3 md:px-6 md:py-3.5">
            <span className="flex-1 text-sm text-t3 max-md:hidden">
              {live ? <Trans>Their offer ends when you send yours.</Trans> : null}
            </span>
            <Button onClick={close} disabled={!close} className="max-md:hidden">
              <Trans>Cancel</Trans>
            </Button>
            <Button variant="primary" disabled={!isOpen} onClick={send} className="md:min-w-60">
              <SendWords price={price} isCounter={live !== undefined} />
            </Button>
          </div>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 md:grid-cols-2">
        <div className="grid content-start gap-5 md:gap-4">
          {price === null ? null : (
            <Amount form={form} live={live} quote={application.quote} {...{ mine, budget, isOwner }} />
          )}
          <PieceQuantities pieces={form.pieces} onChange={form.setPieces} />
          <Terms
            form={form}
            applicationId={application.id}
            {...{ title, names, isOwner }}
            endDate={campaign.end_date}
          />
        </div>
        <div className="grid content-start gap-5 md:gap-3">
          {form.price === null ? null : (
            <PlanField
              rows={form.plan}
              onChange={form.setPlan}
              total={form.price}
              pieces={form.keys}
              payments={form.payments}
            />
          )}
          <Clashes applicationId={application.id} exclusivity={form.exclusivity} />
          <OpenUntil open={form.open} onChange={form.setOpen} />
          <Field
            label={<Trans>Note</Trans>}
            aside={
              <Trans>
                {form.note.length} of {noteLength}
              </Trans>
            }
          >
            <Textarea
              maxLength={noteLength}
              rows={2}
              className="max-h-80 min-h-16"
              value={form.note}
              onChange={(event) => form.setNote(event.target.value)}
            />
          </Field>
        </div>
      </div>
    </WideDialog>
  );
}

/** The offer that this one answers. */
function Theirs({ live, partner, isOwner }: { live: Offer; partner: string; isOwner: boolean }) {
  const { i18n } = useLingui();
  const until = momentInWords(live.expires_at, i18n);
  if (live.amount === null) return <Trans>Open until {until}</Trans>;
  const amount = formatRupees(live.amount);
  return isOwner ? (
    <Trans>
      {partner} asks for {amount}, open until {until}
    </Trans>
  ) : (
    <Trans>
      {partner} offers {amount}, open until {until}
    </Trans>
  );
}

function SendWords({ price, isCounter }: { price: string | null; isCounter: boolean }) {
  if (price === null) return isCounter ? <Trans>Send counter-offer</Trans> : <Trans>Send offer</Trans>;
  return isCounter ? <Trans>Send counter of {price}</Trans> : <Trans>Send offer of {price}</Trans>;
}

interface AmountProps {
  form: OfferForm;
  live: Offer | undefined;
  mine: number | null;
  quote: number | null;
  budget: Budget | null;
  isOwner: boolean;
}

/** Rupees by which a thumb raises or lowers the amount. */
const step = 500;
const stepWords = formatRupees(step);
const stepAbove = (amount: number) => (Math.floor(amount / step) + 1) * step;
const stepBelow = (amount: number) => (Math.ceil(amount / step) - 1) * step;

function Amount({ form, live, mine, quote, budget, isOwner }: AmountProps) {
  const { t } = useLingui();
  const asked = live ? live.amount : isOwner ? quote : null;
  const own = isOwner ? (budget?.per_creator ?? null) : live ? (mine ?? quote) : null;
  const said = mine ?? own;
  const { amount = 0 } = form;
  const middle =
    asked !== null && said !== null && (isOwner ? asked > said : asked < said) ? Math.round((asked + said) / 2) : null;
  const chips = [
    { id: 'middle', value: middle, name: <Trans>Middle</Trans> },
    {
      id: 'own',
      value: own === asked ? null : own,
      name: isOwner ? <Trans>Your limit</Trans> : <Trans>You asked</Trans>,
    },
    { id: 'asked', value: asked, name: <Trans>Theirs</Trans> },
  ];
  return (
    <div>
      <Field label={<Trans>Amount</Trans>} required>
        <div className="flex items-start gap-2">
          <IconButton
            bordered
            icon={Minus}
            label={t`${stepWords} less`}
            onClick={() => form.setAmount(Math.max(0, stepBelow(amount)))}
            className="h-15! md:hidden"
          />
          <div className="min-w-0 flex-1">
            <RupeeInput isLarge whole={false} value={form.amount} onChange={form.setAmount} />
          </div>
          <IconButton
            bordered
            icon={Plus}
            label={t`${stepWords} more`}
            onClick={() => form.setAmount(stepAbove(amount))}
            className="h-15! md:hidden"
          />
        </div>
      </Field>
      <div className="num mt-2 flex flex-wrap gap-2">
        {chips.map(({ id, value, name }) =>
          value === null ? null : (
            <ToggleChip key={id} on={value === amount} onToggle={() => form.setAmount(value)}>
              {name} {formatRupees(value)}
            </ToggleChip>
          ),
        )}
      </div>
    </div>
  );
}

/** Terms beside price, work and payments: a row that says what is chosen, and opens their dialog. */
function Terms(props: Omit<ComponentProps<typeof TermsDialog>, 'onClose'>) {
  const { form } = props;
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { exclusivity } = form;
  const words = [rightsInWords(form.rights, i18n), ...(exclusivity ? [exclusivityInWords(exclusivity, i18n)] : [])];
  return (
    <>
      <OpeningRow icon={Copyright} title={<Trans>Terms</Trans>} words={words.join('; ')} onOpen={() => setOpen(true)} />
      <Suspense>{isOpen ? <TermsDialog {...props} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
