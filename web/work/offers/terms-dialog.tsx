import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FileVideo, Lightbulb, Users } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { inHandOf } from '../../../contract/work/escrow.ts';
import type { TextNames } from '../../../contract/work/terms-text-parts.ts';
import { momentInWords } from '../../lib/time-labels.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Card } from '../../ui/data/card.tsx';
import { type Stage, StageBar } from '../../ui/data/stage-bar.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { PageDialog } from '../../ui/overlays/page-dialog.tsx';
import { TermsText } from '../agreements/terms-text.tsx';
import { netQuery } from '../escrow/escrow.queries.ts';
import { ExclusivityFields } from '../exclusivity/exclusivity-fields.tsx';
import { fullyPaidOn } from '../payments/fully-paid.ts';
import { AdsUntil } from './ads-until.tsx';
import { DaysOnline } from './days-online.tsx';
import { NotIncluded } from './not-included.tsx';
import { endOf } from './open-until.tsx';
import { RightsFields } from './rights-fields.tsx';
import type { OfferForm } from './use-offer-form.ts';
import { YesNoTerm } from './yes-no-term.tsx';

interface TermsDialogProps {
  form: OfferForm;
  applicationId: string;
  /** Of the offer's form. */
  title: ReactNode;
  names: TextNames;
  isOwner: boolean;
  /** Last day of the campaign; null: not known yet. */
  endDate: string | null;
  onClose: () => void;
}

/** Terms of an offer beside price, work and payments: one row each, with none as default, and in plain sentences beside. */
export default function TermsDialog({
  form,
  applicationId,
  title,
  names,
  isOwner,
  endDate,
  onClose,
}: TermsDialogProps) {
  const { t } = useLingui();
  const heading = useId();
  const isWide = useMedia('(width >= 768px)');
  const { extras, setExtras, payments } = form;
  const yesNo = (name: 'idea_first' | 'raw_files' | 'collab_tag') => ({
    isOn: extras[name],
    onChange: (isOn: boolean) => setExtras({ ...extras, [name]: isOn }),
  });
  const begins =
    payments.length > 0 && endDate !== null
      ? fullyPaidOn({ payments, pieces: form.offered, endDate, today: dateInIndia(new Date()) })
      : null;
  const use = (
    <Button variant="primary" onClick={onClose} className="w-full">
      <Trans>Use these terms</Trans>
    </Button>
  );
  const text = <TermsText terms={form.written} names={names} isCut={!isWide} />;
  const partner = isOwner ? names.creator : names.owner;
  return (
    <PageDialog
      headingId={heading}
      title={<Trans>Terms</Trans>}
      onClose={onClose}
      head={
        <div className="mb-6 grid gap-5">
          <p className="h2">{title}</p>
          <Steps form={form} />
        </div>
      }
      foot={<div className="border-line border-t px-5 py-4">{use}</div>}
    >
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_320px] lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="min-w-0 md:rounded-card md:border md:border-line md:bg-surface">
          <div className="num flex flex-wrap items-center gap-x-4 gap-y-1 md:border-line md:border-b md:px-5 md:py-4">
            <p aria-hidden="true" className="h4 flex-1 max-md:hidden">
              <Trans>Terms</Trans>
            </p>
            <span className="text-sm text-t2 max-md:flex-1">
              <Trans>
                {form.termsSet} of {form.termsCount} set
              </Trans>
            </span>
            <Button variant="text" size="sm" onClick={form.clearTerms}>
              <Trans>Set all to none</Trans>
            </Button>
          </div>
          <div className="md:px-5">
            <RightsFields rights={form.rights} onChange={form.setRights} begins={begins} />
            <ExclusivityFields
              applicationId={applicationId}
              exclusivity={form.exclusivity}
              onChange={form.setExclusivity}
            />
            <DaysOnline days={form.daysOnline} onChange={(days) => setExtras({ ...extras, days_online: days })} />
            <AdsUntil until={form.adsUntil} onChange={form.setAdsUntil} from={endDate} />
            <YesNoTerm
              icon={FileVideo}
              label={t`Raw files`}
              line={<Trans>The uncut clips, handed over with the last piece.</Trans>}
              yes={<Trans>Hand over</Trans>}
              {...yesNo('raw_files')}
            />
            <YesNoTerm
              icon={Users}
              label={t`Collab tag`}
              line={<Trans>The post shows on the brand’s profile as well.</Trans>}
              yes={isOwner ? <Trans>Invite us</Trans> : <Trans>Invite the brand</Trans>}
              {...yesNo('collab_tag')}
            />
            <YesNoTerm
              icon={Lightbulb}
              label={t`Idea first`}
              line={<Trans>The brand approves each idea before the shoot.</Trans>}
              yes={<Trans>Before the shoot</Trans>}
              {...yesNo('idea_first')}
            />
          </div>
        </div>
        {isWide ? (
          <Card as="section" padding="none" className="sticky top-0 text-base/relaxed">
            <div className="grid gap-4 p-5">
              {text}
              <NotIncluded terms={form.written} />
            </div>
            {form.price === null ? null : (
              <SoFar form={form} applicationId={applicationId} isOwner={isOwner} partner={partner} />
            )}
            <div className="grid gap-3 border-line border-t p-5">
              {use}
              <p className="text-t2 text-xs">
                <Trans>
                  These words stand in the agreement. {partner} sees what changed, and accepts electronically.
                </Trans>
              </p>
            </div>
          </Card>
        ) : (
          <div className="rounded-card bg-sunken p-4">{text}</div>
        )}
      </div>
    </PageDialog>
  );
}

/** Where the terms stand among the parts of an offer. */
function Steps({ form }: { form: OfferForm }) {
  const { t, i18n } = useLingui();
  const { keys, payments } = form;
  const until = momentInWords(endOf(form.open, new Date()), i18n);
  const pieces = keys.length;
  const count = payments.length;
  const stages: Stage[] = [
    ...(form.price === null
      ? []
      : [{ id: 'amount', name: <Trans>Amount</Trans>, line: formatRupees(form.price), isOver: form.price > 0 }]),
    {
      id: 'pieces',
      name: <Trans>Deliverables</Trans>,
      line: <Plural value={pieces} one="# piece" other="# pieces" />,
      isOver: pieces > 0,
    },
    {
      id: 'terms',
      name: <Trans>Terms</Trans>,
      line: <Trans>what the brand may do with the work</Trans>,
      isOver: false,
    },
    ...(form.price === null
      ? []
      : [
          {
            id: 'plan',
            name: <Trans>Payment plan</Trans>,
            line: <Plural value={count} one="# payment" other="# payments" />,
            isOver: false,
          },
        ]),
    { id: 'send', name: <Trans context="step">Send</Trans>, line: <Trans>open until {until}</Trans>, isOver: false },
  ];
  return <StageBar label={t`Parts of the offer`} stages={stages} />;
}

interface SoFarProps extends Pick<TermsDialogProps, 'form' | 'applicationId' | 'isOwner'> {
  partner: string;
}

/** Price of the offer, and what the creator gets of it. */
function SoFar({ form, applicationId, isOwner, partner }: SoFarProps) {
  const amount = useDebounced(form.amount);
  const { data: net } = useQuery({ ...netQuery(applicationId, amount), enabled: amount !== undefined && amount > 0 });
  const inHand = net ? formatRupees(inHandOf(net), { paise: true }) : '–';
  return (
    <div className="num border-line border-t bg-sunken px-5 py-4">
      <p className="flex items-baseline justify-between gap-3 text-sm text-t2">
        <Trans>Your offer so far</Trans>
        <span className="money text-t1 text-xl">{formatRupees(form.price ?? 0)}</span>
      </p>
      <p className="text-t2 text-xs">
        {isOwner ? (
          <Trans>
            Net for {partner}: {inHand}.
          </Trans>
        ) : (
          <Trans>Net in your hand: {inHand}.</Trans>
        )}{' '}
        <Trans>Terms have no price of their own.</Trans>
      </p>
    </div>
  );
}
