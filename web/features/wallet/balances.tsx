import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatCount } from '../../lib/format.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/card.tsx';
import { Money } from '../../ui/money.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Referral money and coins, large: money is the ornament. */
export function Balances() {
  const { profile } = useSession();
  return (
    <div className="grid gap-4 md:grid-cols-2 md:gap-6">
      <Balance
        name={<Trans>Referral money</Trans>}
        figure={profile ? <Money value={profile.referal_money} size={44} /> : null}
        text={<Trans>Credited when somebody you invited begins for real.</Trans>}
      />
      <Balance
        name={<Trans>Coins</Trans>}
        figure={profile ? <span className="money text-4xl">{formatCount(profile.user_coins)}</span> : null}
        text={<Trans>An unlock beyond the free ones costs 10. Coins do not expire.</Trans>}
      />
    </div>
  );
}

function Balance({ name, figure, text }: { name: ReactNode; figure: ReactNode; text: ReactNode }) {
  return (
    <Card as="section" padding="lg">
      <h2 className="text-sm text-t2">{name}</h2>
      <p className="mt-1 mb-2 min-h-12">{figure ?? <Skeleton className="h-12 w-40" />}</p>
      <p className="text-sm text-t3">{text}</p>
    </Card>
  );
}
