import type { Locale } from '../../../contract/kit/languages.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { ReferralSignal } from '../../../contract/operators/operator-referrals.ts';
import type { Person } from '../../core/people/people.views.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import { viewCan } from '../../kit/http/policy.ts';
import type { Signal, Signalled } from '../../money/referrals/signalled.service.ts';
import { signalPolicy } from '../../money/referrals/signals.policy.ts';

export function viewSignal(
  signal: Signal,
  accounts: readonly Signalled[],
  { people, locale }: { people: ReadonlyMap<number, Person>; locale: Locale },
): ReferralSignal {
  const cardOf = (id: number) => {
    const person = people.get(id);
    return person ? viewPersonCard(person) : null;
  };
  return {
    id: String(signal.id),
    kind: signal.kind,
    referrer: cardOf(signal.referrer_id),
    since: (accounts[0]?.joinedAt ?? signal.created_at).toISOString(),
    latest_at: (accounts.at(-1)?.joinedAt ?? signal.created_at).toISOString(),
    accounts: accounts.map(({ invitedId, joinedAt, reward }) => ({
      person: cardOf(invitedId),
      joined_at: joinedAt.toISOString(),
      reward,
    })),
    pending: toRupees(accounts.reduce((sum, each) => sum + each.pending, 0)),
    status: signal.status,
    note: signal.note,
    decided_at: signal.decided_at?.toISOString() ?? null,
    can: viewCan(signalPolicy(signal), locale),
  };
}
