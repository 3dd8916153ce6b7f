import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { useMay } from '../../lib/member-roles.ts';
import { paths } from '../../lib/paths.ts';
import { useHydrated, useSession } from '../../lib/session.ts';
import { cx } from '../../ui/cx.ts';

/**
 * Subscription offer; hidden on the plans page, for subscribers, operators and members who cannot subscribe. Rendered on the server so that nothing
 * shifts; a data attribute hides it from subscribers until the session is read.
 */
export function PromoBar() {
  const { profile } = useSession();
  const maySubscribe = useMay('own');
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const { t } = useLingui();
  if (!maySubscribe || pathname === paths.subscription) return null;
  if (profile?.is_subscriber === 1 || profile?.role === 'Operator') return null;
  return (
    <aside
      aria-label={t`Offer`}
      className={cx(
        'relative overflow-hidden bg-band text-on-band print:hidden',
        !hydrated && 'in-data-subscribed:hidden in-data-[role=Operator]:hidden',
      )}
    >
      <PromoLeaves className="left-0" />
      <PromoLeaves className="right-0 -scale-x-100" />
      <p className="wrap relative flex min-h-11 items-center justify-between gap-2 py-1.5 font-semibold text-[13px] leading-[1.3] md:text-sm md:justify-center md:gap-4 md:py-0">
        <Trans>Get exclusive access at a discounted price. Don't miss out!</Trans>
        <Link
          to={paths.subscription}
          className="hit-44 inline-flex min-h-9 flex-none items-center rounded-chip border-[1.5px] border-current px-2.5 pt-px text-inherit leading-none no-underline hover:bg-[rgb(255_255_255/0.14)] md:min-h-7"
        >
          <Trans>Subscribe Now</Trans>
        </Link>
      </p>
    </aside>
  );
}

/** Ornament at the end of the bar. */
function PromoLeaves({ className }: { className: string }) {
  const leaf = 'M0 22V11A11 11 0 0 1 11 0H22V11A11 11 0 0 1 11 22z';
  const inks = ['#fea91e', '#007685', '#fea91e', '#007685', '#fea91e', '#007685', '#fea91e', '#007685'];
  return (
    <svg
      viewBox="0 0 88 44"
      aria-hidden="true"
      className={`absolute top-0 hidden h-11 w-[88px] opacity-90 md:block ${className}`}
    >
      {inks.map((ink, at) => (
        // Static drawing, so the position is a stable key.
        <path key={`${at}${ink}`} d={leaf} fill={ink} transform={`translate(${(at % 4) * 22} ${at < 4 ? 0 : 22})`} />
      ))}
    </svg>
  );
}
