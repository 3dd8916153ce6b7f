import type { Actor } from '../../../contract/core/people.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import type { OperatorPayout } from '../../../contract/operators/operator-payouts.ts';
import type { Person } from '../../core/people/people.views.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import { viewCan } from '../../kit/http/policy.ts';
import { payoutPolicy } from '../../money/payouts/payouts.policy.ts';
import { isStuck } from '../../money/payouts/payouts.rules.ts';
import { viewPayout } from '../../money/payouts/payouts.views.ts';

type PayoutRow = Parameters<typeof viewPayout>[0];

interface Look {
  person: Person | undefined;
  by: Actor | null;
  now: Date;
  locale: Locale;
}

export function viewOperatorPayout(row: PayoutRow, { person, by, now, locale }: Look): OperatorPayout {
  return {
    ...viewPayout(row, { by, locale }),
    person: person ? viewPersonCard(person) : null,
    is_stuck: isStuck(row, now),
    tried_at: row.tried_at?.toISOString() ?? null,
    checked_at: row.checked_at?.toISOString() ?? null,
    can: viewCan(payoutPolicy(row), locale),
  };
}
