import type { MessageDescriptor } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Plan } from '../../../contract/money/subscriptions.ts';
import { wordIn } from '../../lib/i18n/i18n.ts';
import { useSite } from '../../lib/site.ts';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/data/money.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { savingOf } from './plan-words.ts';

interface PlanCardProps {
  plan: Plan;
  tier?: MessageDescriptor | undefined;
  level: 2 | 3;
  /** With a peacock border: the current plan, else the recommended one. */
  raised?: boolean;
  /** Shows the number of unlocks; influencers have none. */
  unlocks?: boolean;
  /** True for the reader's plan. */
  isCurrent?: boolean;
  /** Subscribe button or its replacement. */
  action: ReactNode;
}

/** Plan card: tier, saving, duration, price and original price, and the four benefits of every plan. */
export function PlanCard({
  plan,
  tier,
  level,
  raised = false,
  unlocks = true,
  isCurrent = false,
  action,
}: PlanCardProps) {
  const { i18n } = useLingui();
  const Heading = `h${level}` as const;
  const saving = savingOf(plan);
  return (
    <article
      className={cx(
        'flex min-w-0 flex-col rounded-card bg-surface',
        raised ? 'border-2 border-pea p-[19px] md:p-[23px]' : 'border border-line p-5 md:p-6',
      )}
    >
      <p className="flex min-h-6 items-center justify-between gap-2">
        <span className="font-semibold text-t2 text-xs tracking-wide [&:lang(hi)]:tracking-normal">
          {tier ? i18n._(tier) : null}
        </span>
        {isCurrent ? (
          <Tag tone="solid" icon={Check}>
            <Trans>ACTIVE</Trans>
          </Tag>
        ) : null}
      </p>
      <div className="mt-1 flex items-baseline justify-between gap-3">
        <Heading className="h3">{wordIn(i18n.locale, plan.title)}</Heading>
        <span className="num whitespace-nowrap text-sm text-t2">
          <PlanDuration plan={plan} />
        </span>
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Money value={plan.discount_price} size={44} />
        {plan.original_price > plan.discount_price ? (
          <s className="num text-t3">
            <Money value={plan.original_price} />
          </s>
        ) : null}
        {saving > 0 ? (
          <Tag tone="green">
            <Trans>SAVE {saving}%</Trans>
          </Tag>
        ) : null}
      </p>
      <p className="num mt-1 mb-4 text-sm text-t3">
        {unlocks ? <Plural value={plan.unlocks} one="# unlocked contact" other="# unlocked contacts" /> : null}
      </p>
      <PlanPoints />
      <div className="mt-auto">{action}</div>
    </article>
  );
}

/** For example 30 Days, 3 Months. */
export function PlanDuration({ plan }: { plan: Plan }) {
  const count = plan.subscription_duration;
  return plan.subscription_duration_type === 0 ? <Trans>{count} Days</Trans> : <Trans>{count} Months</Trans>;
}

function PlanPoints() {
  const { influencerClaim } = useSite();
  const points = [
    { name: 'data', text: <Trans>Data on {influencerClaim} social media influencers</Trans> },
    { name: 'referral', text: <Trans>Super User Referral Program</Trans> },
    { name: 'tool', text: <Trans>Campaign collaboration tool</Trans> },
    { name: 'support', text: <Trans>Priority customer support</Trans> },
  ];
  return (
    <ul className="mb-[22px] grid gap-2.5 border-line border-t border-dashed pt-4">
      {points.map(({ name, text }) => (
        <li key={name} className="flex gap-2.5 text-t2">
          <Check className="mt-1 size-4 text-ok" />
          {text}
        </li>
      ))}
    </ul>
  );
}
