import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { CircleCheck, CircleX, Flag, HandCoins, Handshake, Receipt, Split, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { JointHistoryEntry } from '../../../contract/joint-history.ts';
import { needNames } from '../../lib/campaign-words.ts';
import { sayDay } from '../../lib/clock-words.ts';
import { formatClock } from '../../lib/format.ts';
import { nameOf } from '../../lib/people-names.ts';
import { useNow } from '../../lib/use-now.ts';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/money.tsx';

type Moved = NonNullable<JointHistoryEntry['pledge']>;

const moveIcons: Record<Moved['to'], LucideIcon> = {
  pledged: HandCoins,
  accepted: Handshake,
  contributed: CircleCheck,
  declined: CircleX,
  withdrawn: Undo2,
};
const otherIcons = { opened: Flag, spending: Receipt, settlement: Split } as const;

/** One line of the history: who did what, when, and the rupees of it. */
export function HistoryEntry({ entry }: { entry: JointHistoryEntry }) {
  const { i18n } = useLingui();
  const now = useNow();
  const { what, pledge, amount, createdAt, note } = entry;
  const Icon = pledge ? moveIcons[pledge.to] : what === 'pledge' ? Flag : otherIcons[what];
  const isGood = pledge?.to === 'contributed';
  const day = sayDay(createdAt, { i18n, now });
  return (
    <li className="flex gap-3 py-2 text-sm leading-[1.35]">
      <span
        className={cx(
          'grid size-7 flex-none place-items-center rounded-full',
          isGood ? 'bg-ok-tint text-ok' : 'bg-sunken text-t2',
        )}
      >
        <Icon className="size-4" />
      </span>
      <p className="min-w-0 flex-1">
        <Sentence entry={entry} />
        {note ? <span className="block text-t2">“{note}”</span> : null}
        <time dateTime={createdAt} className="block text-t3 text-xs">
          {day}, {formatClock(createdAt, i18n.locale)}
        </time>
      </p>
      {amount === null ? null : (
        <Money value={pledge?.to === 'withdrawn' ? -amount : amount} className="flex-none font-bold" />
      )}
    </li>
  );
}

function Name({ children }: { children: ReactNode }) {
  return <b className="font-semibold">{children}</b>;
}

function Sentence({ entry: { what, by, pledge, number, source } }: { entry: JointHistoryEntry }) {
  const { t } = useLingui();
  const who = <Name>{by ? nameOf(by) : t`Tandem`}</Name>;
  if (pledge) return <PledgeSentence pledge={pledge} by={by} />;
  if (what === 'spending') return <Trans>{who} drew from the pool for the work</Trans>;
  if (what === 'settlement') {
    return source === 'pool' ? (
      <Trans>
        {who} shared out what was left in the pool, settlement {number}
      </Trans>
    ) : (
      <Trans>
        {who} recorded revenue, settlement {number}
      </Trans>
    );
  }
  return <Trans>{who} opened this campaign</Trans>;
}

function PledgeSentence({ pledge, by }: { pledge: Moved; by: JointHistoryEntry['by'] }) {
  const { i18n } = useLingui();
  const who = <Name>{nameOf(pledge.user)}</Name>;
  const kind = i18n._(needNames[pledge.kind]).toLocaleLowerCase(i18n.locale);
  switch (pledge.to) {
    case 'pledged':
      return (
        <Trans>
          {who} pledged {kind}
        </Trans>
      );
    case 'accepted':
      return (
        <Trans>
          {who} was accepted for {kind}
        </Trans>
      );
    case 'declined':
      return (
        <Trans>
          {who} was declined for {kind}
        </Trans>
      );
    case 'contributed': {
      if (pledge.confirmed_by === 'payment' || !by) {
        return (
          <Trans>
            {who} paid {kind}
          </Trans>
        );
      }
      const confirmer = nameOf(by);
      return (
        <Trans>
          {who}’s {kind} was confirmed by {confirmer}
        </Trans>
      );
    }
    case 'withdrawn':
      return pledge.refunded ? (
        <Trans>{who} withdrew before the lock and was refunded</Trans>
      ) : (
        <Trans>
          {who} withdrew {kind}
        </Trans>
      );
  }
}
