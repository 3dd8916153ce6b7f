import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReferralSignal } from '../../../contract/operators/operator-referrals.ts';
import { Card } from '../../ui/data/card.tsx';
import { Money } from '../../ui/data/money.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Moment } from './moment.tsx';
import { PersonLine } from './person-line.tsx';

const rewardWords: Record<ReferralSignal['accounts'][number]['reward'], MessageDescriptor> = {
  none: msg`No reward yet`,
  pending: msg({ message: 'Pending', context: 'reward' }),
  withdrawable: msg`Withdrawable`,
  cancelled: msg({ message: 'Cancelled', context: 'reward' }),
};

interface SignalCardProps {
  signal: ReferralSignal;
  onAct: (act: 'dismiss' | 'cancel') => void;
}

/** Referral signal: referrer, sign-ups with times, and pending rewards. */
export function SignalCard({ signal, onAct }: SignalCardProps) {
  const { i18n } = useLingui();
  const { accounts, status } = signal;
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <PersonLine person={signal.referrer} />
        </div>
        <p className="flex flex-wrap items-center gap-2">
          <Tag tone="amber">
            {signal.kind === 'network' ? <Trans>Same network</Trans> : <Trans>Many within an hour</Trans>}
          </Tag>
          {status === 'dismissed' ? (
            <Tag tone="green">
              <Trans>Dismissed</Trans>
            </Tag>
          ) : null}
          {status === 'cancelled' ? (
            <Tag tone="red">
              <Trans>Rewards cancelled</Trans>
            </Tag>
          ) : null}
        </p>
      </div>
      <p className="text-t2">
        <Plural value={accounts.length} one="# account invited" other="# accounts invited" />
        {', '}
        <Trans>
          since <Moment at={signal.since} />
        </Trans>
        {' · '}
        <Trans>
          <Money value={signal.pending} /> pending
        </Trans>
      </p>
      <ul className="divide-y divide-line rounded-box border border-line">
        {accounts.map((account, at) => (
          <li
            key={account.person?.id ?? `${at}`}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-3 py-2"
          >
            <PersonLine person={account.person} />
            <span className="text-sm text-t3 md:text-right">
              <span className="block">{i18n._(rewardWords[account.reward])}</span>
              <Moment at={account.joined_at} />
            </span>
          </li>
        ))}
      </ul>
      {signal.note ? <p className="text-t2">{signal.note}</p> : null}
      {signal.can.cancel === true ? (
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => onAct('dismiss')}>
            <Trans>Dismiss</Trans>
          </Button>
          <Button variant="danger" onClick={() => onAct('cancel')}>
            <Trans>Cancel rewards</Trans>
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
