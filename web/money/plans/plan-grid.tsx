import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Plan } from '../../../contract/money/subscriptions.ts';
import { cx } from '../../ui/cx.ts';
import { Card } from '../../ui/data/card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PlanCard } from './plan-card.tsx';
import { suggestedOf, tierLabels } from './plan-words.ts';

interface PlanGridProps {
  plans: readonly Plan[];
  /** Renders a plan's button; `suggested` marks the plan with the page's primary button. */
  action: (plan: Plan, suggested: boolean) => ReactNode;
  /** Id of the reader's plan. */
  currentId?: string | undefined;
  unlocks?: boolean;
  /** Heading level of the plans. */
  level?: 2 | 3;
}

/** Plans side by side; the page provides the buttons. */
export function PlanGrid({ plans, action, currentId, unlocks = true, level = 2 }: PlanGridProps) {
  const { t } = useLingui();
  const tiers = tierLabels(plans.length);
  const offered = suggestedOf(plans, currentId);
  const raised = currentId ?? offered;
  return (
    <section aria-label={t`Plans`} className={columnsOf(plans.length)}>
      {plans.map((plan, at) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          tier={tiers[at]}
          level={level}
          raised={plan.id === raised}
          unlocks={unlocks}
          isCurrent={plan.id === currentId}
          action={action(plan, plan.id === offered)}
        />
      ))}
    </section>
  );
}

/** Three columns, or four for four plans. */
function columnsOf(count: number): string {
  return cx('grid gap-3 md:gap-6', count === 4 ? 'sm:grid-cols-2 xl:grid-cols-4' : 'lg:grid-cols-3');
}

const placeholders = ['one', 'two', 'three', 'four'];

/** Loading placeholder with four boxes. */
export function PlanPlaceholders() {
  const { t } = useLingui();
  return (
    <section aria-label={t`Plans`} aria-busy="true" className={columnsOf(placeholders.length)}>
      {placeholders.map((name) => (
        <Card key={name} padding="lg">
          <Skeleton className="h-6 w-20" />
          <Skeleton className="mt-3.5 h-7 w-40" />
          <Skeleton className="mt-4 h-11 w-36" />
          <Skeleton className="mt-5 h-36" />
          <Skeleton className="mt-5 h-11" />
        </Card>
      ))}
    </section>
  );
}
