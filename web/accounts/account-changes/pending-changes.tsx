import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import type { AccountChange } from '../../../contract/accounts/account-changes.ts';
import { formatClock, formatDate } from '../../lib/format.ts';
import { accountChangesQuery } from './account-changes.queries.ts';

/** Changes that can still be undone, and the restrictions until then. */
export function PendingChanges() {
  const { data } = useQuery(accountChangesQuery);
  if (!data || data.length === 0) return null;
  return (
    <ul className="mb-5 grid gap-2">
      {data.map((change) => (
        <li key={change.id} className="flex gap-3 rounded-box bg-amber-tint px-4 py-3 text-amber-t text-sm">
          <Clock className="mt-0.5 size-4 flex-none" />
          <span className="min-w-0">
            <Words change={change} />{' '}
            {change.kind === 'second_factor' ? null : (
              <Trans>Until then, new payout accounts can’t receive payouts.</Trans>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Words({ change: { kind, former, undo_until } }: { change: AccountChange }) {
  const { i18n } = useLingui();
  const until = `${formatDate(undo_until, { locale: i18n.locale })}, ${formatClock(undo_until, i18n.locale)}`;
  if (kind === 'password') {
    return <Trans>Your password was changed. You can undo this until {until} with the email we sent.</Trans>;
  }
  if (kind === 'second_factor') {
    return <Trans>A second factor was added. You can undo this until {until} with the email we sent.</Trans>;
  }
  if (!former) return <Trans>You added a contact. You can use it for security codes from {until}.</Trans>;
  return kind === 'email' ? (
    <Trans>
      Your email was {former}. You can undo the change from there until {until}.
    </Trans>
  ) : (
    <Trans>
      Your mobile number was {former}. You can undo the change until {until} with the email we sent.
    </Trans>
  );
}
