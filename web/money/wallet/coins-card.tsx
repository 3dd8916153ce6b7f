import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { Link } from 'react-router';
import { formatCount } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useSite } from '../../lib/site.ts';
import { Card } from '../../ui/data/card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { balanceQuery } from './wallet.queries.ts';

/** Coins and their use. */
export function CoinsCard() {
  const { token, profile } = useSession();
  const { unlockCoins } = useSite().terms;
  const { data } = useQuery({ ...balanceQuery, enabled: token !== null });
  const coins = data?.user_coins ?? profile?.user_coins ?? undefined;
  return (
    <Card as="section" className="flex items-start gap-4">
      <span className="grid size-10 flex-none place-items-center rounded-box bg-pea-tint text-link">
        <Coins />
      </span>
      <div className="min-w-0">
        <h2 className="h3 num">{coins === undefined ? <Skeleton className="h-7 w-24" /> : <Count coins={coins} />}</h2>
        <p className="mt-1 text-sm text-t2">
          {profile?.role === 'Influencer' ? null : (
            <>
              <Plural
                value={unlockCoins}
                one="Use them to unlock contacts after the free ones, # coin each."
                other="Use them to unlock contacts after the free ones, # coins each."
              />{' '}
            </>
          )}
          <Trans>Coins never expire and can’t be exchanged for rupees.</Trans>
        </p>
        <Link to={paths.referral} className="link mt-1 inline-flex min-h-11 items-center font-semibold text-sm">
          <Trans>Refer & Earn</Trans>
        </Link>
      </div>
    </Card>
  );
}

function Count({ coins }: { coins: number }) {
  const count = formatCount(coins);
  return <Plural value={coins} one={`${count} coin`} other={`${count} coins`} />;
}
