import { Trans } from '@lingui/react/macro';
import { BadgeIndianRupee, MessageSquareQuote } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PledgeLine } from '../../../contract/campaigns/pledges.ts';
import { nameOf } from '../../lib/people-names.ts';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/data/money.tsx';
import { PersonAvatar } from '../../ui/data/person-avatar.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { PledgeTag } from './pledge-tag.tsx';

interface PledgeRowProps {
  pledge: PledgeLine;
  /** Displayed status, including a pending answer. */
  status: PledgeLine['status'];
  /** True if the reader has to answer. */
  isAsked: boolean;
  /** Description of the need, so that an equal description is not repeated. */
  asked: string;
  acts?: ReactNode;
}

/** Pledge with person, status, value and actions. */
export function PledgeRow({ pledge, status, isAsked, asked, acts }: PledgeRowProps) {
  const { user, value, description, confirmed_by: confirmedBy } = pledge;
  const hasEnded = status === 'declined' || status === 'withdrawn';
  return (
    <li className="flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1.5 text-sm">
      <PersonAvatar person={user} size={24} />
      <span className={cx('min-w-0 truncate', hasEnded && 'text-t3')}>{nameOf(user)}</span>
      <PledgeTag status={status} isAsked={isAsked} />
      {confirmedBy === 'payment' ? (
        <Tag tone="outline" icon={BadgeIndianRupee}>
          <Trans>paid</Trans>
        </Tag>
      ) : null}
      {confirmedBy === 'word' ? (
        <Tag tone="outline" icon={MessageSquareQuote}>
          <Trans>unverified</Trans>
        </Tag>
      ) : null}
      <span className="ml-auto flex flex-wrap items-center justify-end gap-2">
        <Money value={value} className={cx('font-bold', hasEnded && 'text-t3 line-through')} />
        {acts}
      </span>
      {description && description !== asked ? <p className="basis-full pl-8 text-t2">{description}</p> : null}
    </li>
  );
}
