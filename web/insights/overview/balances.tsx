import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { ArrowUpRight, HandCoins, Lock, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AccountOverview } from '../../../contract/insights/overview.ts';
import { formatShortDate } from '../../lib/format.ts';
import { Card } from '../../ui/data/card.tsx';
import { Money } from '../../ui/data/money.tsx';
import { sumOf } from './sums.ts';

/** Balances of the accounts whose money the person sees, added for reading only: each account spends its own. */
export function Balances({ accounts, until }: { accounts: readonly AccountOverview[]; until: string }) {
  const { t, i18n } = useLingui();
  const day = formatShortDate(until, i18n.locale);
  const seen = accounts.filter(({ money }) => money !== null);
  if (seen.length === 0) return null;
  const wallets = seen.filter(({ money }) => money?.available != null);
  return (
    <Card as="section" padding="none" aria-label={t`Money of all accounts`} className="overflow-hidden">
      <ul className="-m-px grid sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1fr]">
        <Sum
          icon={Wallet}
          name={<Trans>In the wallets</Trans>}
          value={sumOf(seen, ({ money }) => money?.available)}
          note={<Plural value={wallets.length} _0="no balance" one="# balance" other="# balances, never mixed" />}
          isFirst
        />
        <Sum
          icon={Lock}
          name={<Trans>On hold</Trans>}
          value={sumOf(seen, ({ money }) => money?.held)}
          note={
            <Plural
              value={sumOf(seen, ({ money }) => money?.held_for)}
              one="for # agreement"
              other="for # agreements"
            />
          }
        />
        <Sum
          icon={ArrowUpRight}
          name={<Trans>Moves by {day}</Trans>}
          value={sumOf(seen, ({ money }) => money?.moves)}
          note={
            <Plural
              value={sumOf(seen, ({ money }) => money?.moves_for)}
              _0="no payment"
              one="# payment"
              other="# payments"
            />
          }
        />
        <Sum
          icon={HandCoins}
          name={<Trans>To be funded</Trans>}
          value={sumOf(seen, ({ money }) => money?.to_fund)}
          note={
            <Plural
              value={sumOf(seen, ({ money }) => money?.to_fund_for)}
              _0="no agreement"
              one="# agreement"
              other="# agreements"
            />
          }
        />
      </ul>
    </Card>
  );
}

interface SumProps {
  icon: LucideIcon;
  name: ReactNode;
  value: number;
  note: ReactNode;
  isFirst?: boolean;
}

function Sum({ icon: Icon, name, value, note, isFirst = false }: SumProps) {
  return (
    <li className="border-line border-t border-l p-5">
      <p className="flex items-center gap-1.5 text-sm text-t2">
        <Icon className="size-4 text-t3" />
        {name}
      </p>
      <p className="mt-1.5">
        <Money value={value} size={isFirst ? 36 : 28} />
      </p>
      <p className="num mt-1 text-sm text-t3">{note}</p>
    </li>
  );
}
