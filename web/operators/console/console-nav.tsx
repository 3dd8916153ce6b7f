import { useLingui } from '@lingui/react/macro';
import {
  Banknote,
  ContactRound,
  FileSpreadsheet,
  Flag,
  Gauge,
  Hammer,
  Inbox,
  type LucideIcon,
  MapPinned,
  Scale,
  ScrollText,
  Tags,
  UserPlus,
  Users,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';

/** Navigation of the console: a rail on wide screens, a scrolling row on phones. */
export function ConsoleNav() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  // Scrolls the current section into view on phones.
  useEffect(() => {
    const on = pathname ? row.current?.querySelector<HTMLElement>('[aria-current]') : null;
    if (row.current && on) row.current.scrollLeft = on.offsetLeft - 16;
  }, [pathname]);
  const parts: { to: string; icon: LucideIcon; name: string }[] = [
    { to: paths.operator, icon: Gauge, name: t`Overview` },
    { to: paths.operatorUsers, icon: Users, name: t`People` },
    { to: paths.operatorRoster, icon: ContactRound, name: t`Roster` },
    { to: paths.operatorImports, icon: FileSpreadsheet, name: t`Imports` },
    { to: paths.operatorReports, icon: Flag, name: t`Reports` },
    { to: paths.operatorReferrals, icon: UserPlus, name: t`Referrals` },
    { to: paths.operatorDisputes, icon: Scale, name: t`Disputes` },
    { to: paths.operatorPayouts, icon: Banknote, name: t`Payouts` },
    { to: paths.operatorMessages, icon: Inbox, name: t`Support inbox` },
    { to: paths.operatorPlans, icon: Tags, name: t`Plans` },
    { to: paths.operatorLookups, icon: MapPinned, name: t`Cities and categories` },
    { to: paths.operatorAudit, icon: ScrollText, name: t`Audit log` },
    { to: paths.operatorMaintenance, icon: Hammer, name: t`Maintenance` },
  ];
  return (
    <nav
      ref={row}
      aria-label={t`Console`}
      className="relative scrollbar-none -mx-4 mb-4 overflow-x-auto px-4 lg:sticky lg:top-20 lg:mx-0 lg:mb-0 lg:px-0"
    >
      <ul className="flex min-w-max gap-1 lg:grid lg:min-w-0">
        {parts.map(({ to, icon: Icon, name }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === paths.operator}
              className="flex min-h-11 items-center gap-2.5 whitespace-nowrap rounded-ctl px-3 pt-px font-semibold text-sm text-t2 leading-none no-underline hover:bg-sunken hover:text-t1 aria-[current]:bg-pea-tint aria-[current]:text-link forced-colors:aria-[current]:underline"
            >
              <Icon className="size-[18px] flex-none stroke-[2.1]" />
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
