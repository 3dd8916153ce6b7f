import type { Locale } from '../../contract/languages.ts';
import type { OperatorPayout } from '../../contract/operator-payouts.ts';
import { canCancel, canRetry, isStuck } from '../payouts/payouts.rules.ts';
import { viewPayout } from '../payouts/payouts.views.ts';
import type { Person } from '../people/people.views.ts';
import { viewPersonCard } from '../people/person-card.views.ts';

type PayoutRow = Parameters<typeof viewPayout>[0];

interface Look {
  person: Person | undefined;
  now: Date;
  locale: Locale;
}

export function viewOperatorPayout(row: PayoutRow, { person, now, locale }: Look): OperatorPayout {
  return {
    ...viewPayout(row, locale),
    person: person ? viewPersonCard(person) : null,
    is_stuck: isStuck(row, now),
    tried_at: row.tried_at?.toISOString() ?? null,
    checked_at: row.checked_at?.toISOString() ?? null,
    can_retry: canRetry(row),
    can_cancel: canCancel(row),
  };
}
