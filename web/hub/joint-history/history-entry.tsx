import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import {
  CalendarCog,
  CircleCheck,
  CircleX,
  FilePlus2,
  Flag,
  HandCoins,
  Handshake,
  Lock,
  Receipt,
  Scale,
  Split,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { JointHistoryEntry } from '../../../contract/hub/joint-history.ts';
import { needNames } from '../../lib/campaign-labels.ts';
import { formatClock } from '../../lib/format.ts';
import { nameOf } from '../../lib/people-names.ts';
import { sayDay } from '../../lib/time-labels.ts';
import { useNow } from '../../lib/use-now.ts';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/data/money.tsx';
import { PoolSentence } from './pool-sentence.tsx';

type Moved = NonNullable<JointHistoryEntry['pledge']>;

const moveIcons: Record<Moved['to'], LucideIcon> = {
  pledged: HandCoins,
  accepted: Handshake,
  contributed: CircleCheck,
  declined: CircleX,
  withdrawn: Undo2,
};
const otherIcons: Record<Exclude<JointHistoryEntry['what'], 'pledge'>, LucideIcon> = {
  opened: Flag,
  proposed: FilePlus2,
  spending: Receipt,
  disputed: Scale,
  withdrawn: Undo2,
  settlement: Split,
  locked: Lock,
  returned: Undo2,
  terms: CalendarCog,
};
/** Events whose amounts are shown as negative. */
const leaving: readonly string[] = ['spending', 'returned'];

/** Event with actor, time and amount. */
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
        <Money
          value={pledge?.to === 'withdrawn' || leaving.includes(what) ? -amount : amount}
          className="flex-none font-bold"
        />
      )}
    </li>
  );
}

function Name({ children }: { children: ReactNode }) {
  return <b className="font-semibold">{children}</b>;
}

function Sentence({ entry }: { entry: JointHistoryEntry }) {
  const { what, by, pledge } = entry;
  const { t } = useLingui();
  if (pledge) return <PledgeSentence pledge={pledge} by={by} />;
  const who = <Name>{by ? nameOf(by) : t`Tandem`}</Name>;
  if (what === 'opened') return <Trans>{who} started this campaign</Trans>;
  return <PoolSentence entry={entry} who={who} />;
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
          {confirmer} confirmed {who}’s {kind}
        </Trans>
      );
    }
    case 'withdrawn':
      return pledge.refunded ? (
        <Trans>{who} was refunded</Trans>
      ) : (
        <Trans>
          {who} withdrew {kind}
        </Trans>
      );
  }
}
