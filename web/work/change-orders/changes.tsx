import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChangeOrder } from '../../../contract/work/change-orders.ts';
import { deliverablesInWords } from '../../lib/campaign-labels.ts';
import { formatDay } from '../../lib/format.ts';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { exclusivityInWords } from '../exclusivity/exclusivity-words.ts';
import { datesInWords, rightsInWords } from '../offers/offer-terms.ts';
import { ChangedPlan } from '../payments/changed-plan.tsx';

/** Changed terms, before and after, and what they move. */
export function Changes({ order }: { order: ChangeOrder }) {
  const { i18n } = useLingui();
  const { revisions, ready_by: ready, publish_by: live, amount, deliverables, payments, usage_rights: rights } = order;
  const { exclusivity, days_online: online, partnership_ad_until: ads, raw_files: raw } = order;
  const words = wordsOf(i18n);
  return (
    <dl className="num grid gap-1.5">
      {amount ? <Change name={<Trans>Price</Trans>} change={amount} words={formatRupees} /> : null}
      {deliverables ? <Change name={<Trans>Deliverables</Trans>} change={deliverables} words={words.work} /> : null}
      {revisions ? <Change name={<Trans>Revisions</Trans>} change={revisions} words={String} /> : null}
      {ready ? <Change name={<Trans>Remaining work due by</Trans>} change={ready} words={words.day} /> : null}
      {live ? <Change name={<Trans>Live by</Trans>} change={live} words={words.day} /> : null}
      {payments ? (
        <div>
          <dt>
            <Trans>Payment plan</Trans>
          </dt>
          <dd>
            <ChangedPlan from={payments.from ?? []} to={payments.to} />
          </dd>
        </div>
      ) : null}
      {rights ? <Change name={<Trans>Usage rights</Trans>} change={rights} words={words.rights} /> : null}
      {exclusivity ? <Change name={<Trans>Exclusivity</Trans>} change={exclusivity} words={words.exclusivity} /> : null}
      {online ? <Change name={<Trans>Stays online</Trans>} change={online} words={words.days} /> : null}
      {ads ? <Change name={<Trans>Partnership ads</Trans>} change={ads} words={words.until} /> : null}
      {raw ? <Change name={<Trans>Raw files</Trans>} change={raw} words={words.raw} /> : null}
    </dl>
  );
}

function wordsOf(i18n: I18n) {
  const day = (date: string) => formatDay(date, { locale: i18n.locale });
  return {
    day,
    work: (lines: NonNullable<ChangeOrder['deliverables']>['to']) =>
      [deliverablesInWords(lines, i18n), datesInWords(lines, i18n)].filter(Boolean).join('; '),
    rights: (rights: NonNullable<ChangeOrder['usage_rights']>['to']) => rightsInWords(rights, i18n),
    exclusivity: (rule: NonNullable<ChangeOrder['exclusivity']>['to']) => exclusivityInWords(rule, i18n),
    days: (days: number) => i18n._(msg`${plural(days, { one: '# day', other: '# days' })}`),
    until: (date: string | null) => (date === null ? '–' : day(date)),
    raw: (isIncluded: boolean) => (isIncluded ? <Trans>yes</Trans> : <Trans>no</Trans>),
  };
}

interface ChangeProps<T> {
  name: ReactNode;
  change: { from: T | null; to: T };
  words: (value: T) => ReactNode;
}

function Change<T>({ name, change: { from, to }, words }: ChangeProps<T>) {
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <dt>{name}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-x-1.5">
        <del className="text-t3 decoration-[1.5px]">{from === null ? '–' : words(from)}</del>
        <ArrowRight aria-hidden="true" className="size-4 flex-none" />
        <span className="sr-only">
          <Trans>becomes</Trans>
        </span>
        <ins className="font-semibold no-underline">{words(to)}</ins>
      </dd>
    </div>
  );
}

/** Effect of a new price: rupees to fund or refund with GST, and the net in hand before and after. */
export function PriceEffect({ order, isOwner }: { order: ChangeOrder; isOwner: boolean }) {
  const { difference, difference_gst: gst, net } = order;
  if (difference === null || difference === 0) return null;
  const total = formatRupees(Math.abs(difference), { paise: true });
  return (
    <div className="num rounded-ctl bg-surface px-3.5 py-3 text-t1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{difference > 0 ? <Trans>To fund in all</Trans> : <Trans>Refunded in all</Trans>}</span>
        <b className="font-bold text-lg">{total}</b>
      </p>
      {gst ? (
        <p className="text-sm text-t3">
          <Trans>with {formatRupees(Math.abs(gst), { paise: true })} GST</Trans>
        </p>
      ) : null}
      {net ? (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-t2">
          <span>{isOwner ? <Trans>Net for the creator</Trans> : <Trans>Net in your hand</Trans>}</span>
          <span>
            <del className="text-t3">{formatRupees(net.from, { paise: true })}</del>{' '}
            <ins className="font-semibold no-underline">{formatRupees(net.to, { paise: true })}</ins>
          </span>
        </p>
      ) : null}
    </div>
  );
}
