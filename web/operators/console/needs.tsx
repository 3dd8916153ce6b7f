import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { OperatorHome } from '../../../contract/operators/operator-home.ts';
import { formatCount } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/data/card.tsx';

interface Need {
  key: keyof OperatorHome['needs'];
  name: string;
  note: string;
  /** Page where it is handled; jobs and webhooks have none. */
  to?: string;
}

/** Work waiting for an operator, most important first; zeros are left out. */
export function Needs({ needs }: { needs: OperatorHome['needs'] }) {
  const { t } = useLingui();
  const all: Need[] = [
    {
      key: 'disputes_late',
      name: t`Disputes close to their deadline`,
      note: t`Open for more than 5 of 7 days`,
      to: paths.operatorDisputes,
    },
    {
      key: 'payouts_stuck',
      name: t`Stuck payouts`,
      note: t`Retry or cancel`,
      to: `${paths.operatorPayouts}?state=stuck`,
    },
    { key: 'refunds_failed', name: t`Unconfirmed refunds`, note: t`We check with the gateway every few minutes` },
    { key: 'reports', name: t`Open reports`, note: t`Needs a decision`, to: paths.operatorReports },
    { key: 'disputes', name: t`Open disputes`, note: t`Money on hold needs a decision`, to: paths.operatorDisputes },
    { key: 'unlock_refunds', name: t`Reported contacts`, note: t`Under Reports`, to: paths.operatorReports },
    {
      key: 'referral_signals',
      name: t`Doubtful referrals`,
      note: t`One network, or many at once`,
      to: paths.operatorReferrals,
    },
    {
      key: 'contact_messages',
      name: t`Unanswered messages`,
      note: t`From the contact form`,
      to: paths.operatorMessages,
    },
    { key: 'webhooks_stuck', name: t`Stuck webhooks`, note: t`The gateway sends them again` },
    { key: 'jobs_failed', name: t`Failed jobs`, note: t`In the last 24 hours. Check the log` },
  ];
  const waiting = all.filter(({ key }) => needs[key] > 0);
  if (waiting.length === 0) {
    return (
      <Card className="flex items-center gap-3">
        <CircleCheck className="text-ok" />
        <p className="h5">
          <Trans>You’re all caught up</Trans>
        </p>
      </Card>
    );
  }
  return (
    <Card padding="none">
      <ul className="divide-y divide-line">
        {waiting.map(({ key, name, note, to }) => (
          <li key={key} className="relative flex min-h-16 items-center gap-4 px-4 py-2.5 md:px-5">
            <span className="money min-w-10 flex-none text-right text-2xl">{formatCount(needs[key])}</span>
            <span className="min-w-0 flex-1">
              {to ? (
                <Link to={to} className="h5 block after:absolute after:inset-0 hover:underline">
                  {name}
                </Link>
              ) : (
                <span className="h5 block">{name}</span>
              )}
              <span className="block text-sm text-t3">{note}</span>
            </span>
            {to ? <ChevronRight className="text-t3" /> : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
