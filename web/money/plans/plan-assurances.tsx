import { Trans } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { CalendarX2, Headset, ShieldCheck, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';

interface Assurance {
  icon: LucideIcon;
  name: string;
  title: ReactNode;
  text: ReactNode;
}

const assurances: readonly Assurance[] = [
  {
    icon: ShieldCheck,
    name: 'secure',
    title: <Trans>Secure Transactions</Trans>,
    text: <Trans>You pay on our payment partner’s page. We never see your card number.</Trans>,
  },
  {
    icon: CalendarX2,
    name: 'cancel',
    title: <Trans>Easy Cancellation</Trans>,
    text: (
      <Trans>
        Cancel any time from{' '}
        <Link to={paths.mySubscription} className="link">
          your account
        </Link>
        .
      </Trans>
    ),
  },
  {
    icon: Headset,
    name: 'support',
    title: <Trans>24/7 Support</Trans>,
    text: <Trans>Write to us at any time.</Trans>,
  },
  {
    icon: Zap,
    name: 'instant',
    title: <Trans>Instant Access</Trans>,
    text: <Trans>You get access as soon as the payment is confirmed.</Trans>,
  },
];

/** Benefits of all plans. */
export function PlanAssurances() {
  return (
    <ul className="grid gap-x-6 gap-y-5 rounded-card bg-sunken p-5 sm:grid-cols-2 md:p-6 lg:grid-cols-4">
      {assurances.map(({ icon: Icon, name, title, text }) => (
        <li key={name} className="flex gap-3">
          <Icon className="mt-0.5 text-link" />
          <span>
            <b className="h5 block">{title}</b>
            <span className="block text-sm text-t2">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
