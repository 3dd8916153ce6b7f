import { Trans, useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import { platformName } from '../../../contract/core/platforms.ts';
import { platformFee, toPaise, toRupees } from '../../../contract/kit/money.ts';
import { publicationTerms } from '../../../contract/work/publication-terms.ts';
import { deliverablesInWords } from '../../lib/campaign-labels.ts';
import { formatDate, formatPercent } from '../../lib/format.ts';
import { useSite } from '../../lib/site.ts';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/data/money.tsx';
import { PaymentPlan } from '../payments/payment-plan.tsx';
import { TermsText } from './terms-text.tsx';

/** Readable form of the frozen terms. */
export function TermsSheet({ terms }: { terms: AgreementTerms }) {
  const { i18n } = useLingui();
  const day = (date: string) => formatDate(date, { locale: i18n.locale });
  const { deliverables, revisions, ready_by: ready, start_date: start, end_date: end, amends } = terms;
  return (
    <div className="grid gap-4 text-sm">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        <Line name={<Trans>Campaign owner</Trans>}>{terms.creator.name}</Line>
        <Line name={<Trans>Creator</Trans>}>{terms.influencer.name}</Line>
        <Line name={<Trans>Campaign</Trans>} wide>
          {terms.title}
        </Line>
        <Line name={<Trans>Deliverables</Trans>} wide>
          <ul className="grid gap-0.5">
            {deliverables.map((line) => (
              <li key={`${line.type}-${line.quantity}-${line.due}`} className="num">
                {deliverablesInWords([line], i18n)}
                {line.due ? <Trans>, by {day(line.due)}</Trans> : null}
                {line.publish_by ? <Trans>, live by {day(line.publish_by)}</Trans> : null}
              </li>
            ))}
            <li className="font-normal text-t2">{terms.platforms.map(platformName).join(', ')}</li>
          </ul>
        </Line>
        {ready ? (
          <Line name={<Trans>Everything due by</Trans>}>
            <span className="num">{day(ready)}</span>
          </Line>
        ) : null}
        <Line name={<Trans>Revisions</Trans>}>
          {revisions === undefined ? null : <Trans>{revisions} per piece</Trans>}
        </Line>
        <Line name={<Trans>Dates</Trans>}>
          {start && end ? (
            <span className="num">
              {day(start)} – {day(end)}
            </span>
          ) : null}
        </Line>
      </dl>
      <Pay terms={terms} />
      {terms.payments?.length ? (
        <div>
          <p className="mb-1 text-t3">
            <Trans>Payment plan</Trans>
          </p>
          <PaymentPlan payments={terms.payments} />
          {terms.payments.some(({ due }) => due === 'published') ? <PublishBy /> : null}
        </div>
      ) : null}
      <div className="rounded-box bg-sunken p-4">
        <TermsText terms={terms} names={{ owner: terms.creator.name, creator: terms.influencer.name }} />
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        <Line name={<Trans>Advertising label</Trans>}>{terms.disclosure_label}</Line>
        <Line name={<Trans>Hashtags and mentions</Trans>}>{[...terms.hashtags, ...terms.mentions].join(' ')}</Line>
        <Rules
          name={<Trans>Do</Trans>}
          rules={terms.dos}
          icon={<Check className="mt-0.5 size-4 flex-none text-ok" />}
        />
        <Rules
          name={<Trans>Don’t</Trans>}
          rules={terms.donts}
          icon={<X className="mt-0.5 size-4 flex-none text-bad" />}
        />
        <Line name={<Trans>Brief</Trans>} wide>
          {terms.brief ? <p className="whitespace-pre-line font-normal">{terms.brief}</p> : null}
        </Line>
        {amends ? (
          <Line name={<Trans>Replaces version {amends.version}</Trans>} wide>
            <p className="font-normal">“{amends.note}”</p>
          </Line>
        ) : null}
      </dl>
    </div>
  );
}

/** Dates of a publication that a payment waits for. */
function PublishBy() {
  const { publicationHours } = useSite().terms;
  const { publishDays, cancelDays, delayDays } = publicationTerms;
  return (
    <p className="num mt-2">
      <Trans>
        Each piece is live by the day named for it, or within {publishDays} days of its approval if none is named or
        that day has passed. If it’s late, the campaign owner can cancel it with {publicationHours} hours’ notice.{' '}
        {cancelDays} days after that date it’s cancelled by itself. Its part is refunded. If the campaign owner asks for
        a later day, what waits for it is paid {delayDays} days after the first one.
      </Trans>
    </p>
  );
}

function Line({ name, wide, children }: { name: ReactNode; wide?: boolean; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={wide ? 'col-span-2 min-w-0' : 'min-w-0'}>
      <dt className="text-t3">{name}</dt>
      <dd className="break-words font-semibold">{children}</dd>
    </div>
  );
}

function Rules({ name, rules, icon }: { name: ReactNode; rules: readonly string[]; icon: ReactNode }) {
  if (rules.length === 0) return null;
  return (
    <Line name={name} wide>
      <ul className="grid gap-1">
        {rules.map((rule) => (
          <li key={rule} className="flex gap-2 font-normal">
            {icon}
            <span className="min-w-0">{rule}</span>
          </li>
        ))}
      </ul>
    </Line>
  );
}

/** Price and fees, independent of the release day; the tax deducted is not included. */
function Pay({ terms }: { terms: AgreementTerms }) {
  const { price, platform_fee_percent: percent = 0, product_value: product, commission_percent: commission } = terms;
  const fee = price === null ? 0 : toRupees(platformFee(toPaise(price), percent));
  return (
    <dl className="num grid gap-2 rounded-box border border-line p-4">
      {price === null ? null : (
        <>
          <Sum name={<Trans>Price</Trans>} value={price} />
          {fee > 0 ? <Sum name={<Trans>Platform fee {formatPercent(percent)}, incl. GST</Trans>} value={-fee} /> : null}
          <Sum name={<Trans>Net, before tax (TDS)</Trans>} value={toRupees(toPaise(price) - toPaise(fee))} isSum />
        </>
      )}
      {product === null ? null : <Sum name={<Trans>Product to keep, value</Trans>} value={product} />}
      {commission === null ? null : (
        <div className="flex justify-between gap-4">
          <dt>
            <Trans>Commission on sales</Trans>
          </dt>
          <dd className="font-semibold">{formatPercent(commission)}</dd>
        </div>
      )}
    </dl>
  );
}

function Sum({ name, value, isSum }: { name: ReactNode; value: number; isSum?: boolean }) {
  return (
    <div className={cx('flex justify-between gap-4', isSum && 'border-ctl border-t border-dashed pt-2 font-semibold')}>
      <dt className="min-w-0">{name}</dt>
      <dd className="flex-none font-semibold">
        <Money value={value} paise />
      </dd>
    </div>
  );
}
