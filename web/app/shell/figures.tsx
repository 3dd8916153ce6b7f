import { Trans } from '@lingui/react/macro';
import { Coins, Wallet } from 'lucide-react';
import { Link } from 'react-router';
import { formatCount } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { type StoredProfile, useSession } from '../../lib/session.ts';
import { cx } from '../../ui/cx.ts';
import { formatRupees, shortenRupees } from '../../ui/forms/rupees.ts';
import { useNamesAccount } from './switcher-button.tsx';

const chip =
  'hit-44 num inline-flex h-9 items-center gap-[5px] whitespace-nowrap rounded-chip border border-line px-2 md:gap-[7px] md:px-2.5 pt-px font-semibold text-sm text-t1 leading-none no-underline hover:bg-sunken';
const icon = 'size-4 stroke-2 text-t3';

/** Rupees in the wallet. Profiles stored by an earlier version have referral money only. */
const amountIn = ({ wallet_amount, referal_money }: StoredProfile): number | null => wallet_amount ?? referal_money;

/** The wallet is shown to super users and with a balance. */
function showsWallet(profile: StoredProfile): boolean {
  return profile.id !== '' && (profile.is_super_user === 1 || (amountIn(profile) ?? 0) > 0);
}

/** On phones whole rupees, and shortened only where they would not fit. */
function Amount({ amount }: { amount: number }) {
  const full = formatRupees(amount);
  const short = amount < 1_00_000 ? formatRupees(Math.trunc(amount)) : shortenRupees(amount);
  if (short === full) return <span>{full}</span>;
  return (
    <>
      <span className="max-md:hidden">{full}</span>
      <span className="md:hidden">{short}</span>
    </>
  );
}

/** Wallet and coins: two chips on wide screens, one on phones. */
export function Figures() {
  const { profile } = useSession();
  const isNamed = useNamesAccount();
  if (!profile) return null;
  const amount = showsWallet(profile) ? amountIn(profile) : null;
  const coins = profile.user_coins || null;
  const wallet = amount !== null;
  if (!wallet && coins === null) return null;
  return (
    <div
      data-tour="figures"
      className="flex items-center md:gap-1.5 max-md:rounded-chip max-md:border max-md:border-line"
    >
      {wallet ? (
        <Link to={paths.wallet} className={`${chip} max-md:border-0`}>
          <Wallet className={icon} />
          <span className="sr-only">
            <Trans>Wallet</Trans>
          </span>
          <Amount amount={amount} />
        </Link>
      ) : null}
      {coins !== null ? (
        // On a phone only one of them fits beside the name of the account, or with large text.
        <Link
          to={paths.wallet}
          className={cx(chip, 'max-md:border-0', wallet && (isNamed ? 'max-md:hidden' : '@max-[12rem]:hidden'))}
        >
          <Coins className={icon} />
          <span className="sr-only">
            <Trans>Coins</Trans>
          </span>
          <span>{formatCount(coins)}</span>
        </Link>
      ) : null}
    </div>
  );
}
