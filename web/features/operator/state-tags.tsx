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
  Mail,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import type { OperatorPayout } from '../../../contract/operator-payouts.ts';
import type { AccountState } from '../../../contract/operator-users.ts';
import type { Report } from '../../../contract/reports.ts';
import { Tag } from '../../ui/tag.tsx';

export function AccountTag({ state }: { state: AccountState }) {
  switch (state) {
    case 'active':
      return (
        <Tag tone="green" icon={BadgeCheck}>
          <Trans>Active</Trans>
        </Tag>
      );
    case 'unverified':
      return (
        <Tag tone="blue" icon={Mail}>
          <Trans>Not confirmed</Trans>
        </Tag>
      );
    case 'suspended':
      return (
        <Tag tone="red" icon={Ban}>
          <Trans>Suspended</Trans>
        </Tag>
      );
    default:
      return (
        <Tag icon={Trash2}>
          <Trans>Deleted</Trans>
        </Tag>
      );
  }
}

export function ReportTag({ report }: { report: Pick<Report, 'status' | 'outcome' | 'claimed_by'> }) {
  if (report.status === 'open') {
    return report.claimed_by ? (
      <Tag tone="peacock" icon={Hourglass}>
        <Trans>Taken</Trans>
      </Tag>
    ) : (
      <Tag tone="amber" icon={Flag}>
        <Trans>Open</Trans>
      </Tag>
    );
  }
  switch (report.outcome) {
    case 'warned':
      return (
        <Tag tone="blue" icon={TriangleAlert}>
          <Trans>Warned</Trans>
        </Tag>
      );
    case 'suspended':
      return (
        <Tag tone="red" icon={Ban}>
          <Trans>Suspended</Trans>
        </Tag>
      );
    default:
      return (
        <Tag icon={CircleX}>
          <Trans>Dismissed</Trans>
        </Tag>
      );
  }
}

export function PayoutTag({ payout }: { payout: Pick<OperatorPayout, 'status' | 'is_stuck'> }) {
  if (payout.is_stuck) {
    return (
      <Tag tone="red" icon={CircleAlert}>
        <Trans>Stuck</Trans>
      </Tag>
    );
  }
  switch (payout.status) {
    case 'requested':
      return (
        <Tag tone="blue" icon={CircleDashed}>
          <Trans>Requested</Trans>
        </Tag>
      );
    case 'processing':
      return (
        <Tag tone="amber" icon={Clock}>
          <Trans>Processing</Trans>
        </Tag>
      );
    case 'paid':
      return (
        <Tag tone="green" icon={CircleCheck}>
          <Trans>Paid</Trans>
        </Tag>
      );
    default:
      return (
        <Tag icon={CircleX}>
          <Trans>Failed</Trans>
        </Tag>
      );
  }
}
