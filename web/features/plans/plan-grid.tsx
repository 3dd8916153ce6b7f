import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Plan } from '../../../contract/subscriptions.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PlanCard } from './plan-card.tsx';
import { tierLabels } from './plan-words.ts';

interface PlanGridProps {
  plans: readonly Plan[];
  action: (plan: Plan) => ReactNode;
  /** The plan the reader has. */
  currentId?: string | undefined;
  /** Rank of the plans' headings in the page. */
  level?: 2 | 3;
}

/** The plans side by side; what each plan's button does is the page's own. */
export function PlanGrid({ plans, action, currentId, level = 2 }: PlanGridProps) {
  const { t } = useLingui();
  const tiers = tierLabels(plans.length);
  const middle = Math.floor((plans.length - 1) / 2);
  return (
    <section aria-label={t`Plans`} className="grid gap-6 lg:grid-cols-3">
      {plans.map((plan, at) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          tier={tiers[at]}
          level={level}
          raised={at === middle}
          isCurrent={plan.id === currentId}
          action={action(plan)}
        />
      ))}
    </section>
  );
}

const placeholders = ['one', 'two', 'three', 'four'];

/** Four boxes of the plans to come. */
export function PlanPlaceholders() {
  const { t } = useLingui();
  return (
    <section aria-label={t`Plans`} aria-busy="true" className="grid gap-6 lg:grid-cols-3">
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
