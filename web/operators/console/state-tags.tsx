import { Trans } from '@lingui/react/macro';
import {
  BadgeCheck,
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  Flag,
  Hourglass,
  type LucideIcon,
  Mail,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { OperatorPayout } from '../../../contract/operators/operator-payouts.ts';
import type { AccountState } from '../../../contract/operators/operator-users.ts';
import type { Report } from '../../../contract/operators/reports.ts';
import { Tag, type Tone } from '../../ui/data/tag.tsx';

interface Look {
  tone: Tone;
  icon: LucideIcon;
  name: ReactNode;
}

function StateTag({ tone, icon, name }: Look) {
  return (
    <Tag tone={tone} icon={icon}>
      {name}
    </Tag>
  );
}

const accountLooks: Record<AccountState, Look> = {
  active: { tone: 'green', icon: BadgeCheck, name: <Trans>Active</Trans> },
  unverified: { tone: 'blue', icon: Mail, name: <Trans>Not confirmed</Trans> },
  suspended: { tone: 'red', icon: Ban, name: <Trans>Suspended</Trans> },
  deleted: { tone: 'grey', icon: Trash2, name: <Trans>Deleted</Trans> },
};

export function AccountTag({ state }: { state: AccountState }) {
  return <StateTag {...accountLooks[state]} />;
}

const reportLooks = {
  open: { tone: 'amber', icon: Flag, name: <Trans context="state">Open</Trans> },
  taken: { tone: 'peacock', icon: Hourglass, name: <Trans>Taken</Trans> },
  warned: { tone: 'blue', icon: TriangleAlert, name: <Trans>Warned</Trans> },
  withheld: { tone: 'red', icon: Ban, name: <Trans>Campaign taken down</Trans> },
  suspended: { tone: 'red', icon: Ban, name: <Trans>Suspended</Trans> },
  dismissed: { tone: 'grey', icon: CircleX, name: <Trans>Dismissed</Trans> },
} satisfies Record<string, Look>;

export function ReportTag({ report }: { report: Pick<Report, 'status' | 'outcome' | 'claimed_by'> }) {
  const state = report.status === 'open' ? (report.claimed_by ? 'taken' : 'open') : (report.outcome ?? 'dismissed');
  return <StateTag {...reportLooks[state]} />;
}

const payoutLooks: Record<OperatorPayout['status'] | 'stuck', Look> = {
  requested: { tone: 'blue', icon: CircleDashed, name: <Trans>Requested</Trans> },
  processing: { tone: 'amber', icon: Clock, name: <Trans>Processing</Trans> },
  paid: { tone: 'green', icon: CircleCheck, name: <Trans>Paid</Trans> },
  failed: { tone: 'red', icon: CircleX, name: <Trans>Failed</Trans> },
  stuck: { tone: 'red', icon: CircleAlert, name: <Trans>Stuck</Trans> },
};

export function PayoutTag({
  payout: { status, is_stuck: isStuck },
}: {
  payout: Pick<OperatorPayout, 'status' | 'is_stuck'>;
}) {
  return <StateTag {...payoutLooks[isStuck ? 'stuck' : status]} />;
}
