import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountOverview } from '../../../contract/insights/overview.ts';
import { useSwitchAccount } from '../../accounts/workspaces/use-switch-account.ts';
import { formatDay } from '../../lib/format.ts';
import { writeDate } from '../../lib/intl.ts';
import { paths } from '../../lib/paths.ts';
import { Dotted } from '../../ui/data/dotted.tsx';
import { DashboardCard } from '../dashboard/dashboard-card.tsx';
import { eventWords } from '../dashboard/event-words.ts';

const shown = 8;

/** The next event of each account within fourteen days, soonest first. */
export function ComingUp({ accounts }: { accounts: readonly AccountOverview[] }) {
  const { i18n } = useLingui();
  const open = useSwitchAccount();
  const events = accounts
    .flatMap(({ id, name, next }) => (next ? [{ id, name, next }] : []))
    .toSorted((a, b) => a.next.date.localeCompare(b.next.date))
    .slice(0, shown);
  return (
    <DashboardCard title={<Trans>Coming up</Trans>} isLined className="self-start">
      {events.length === 0 ? (
        <p className="p-4 text-sm text-t2 md:px-5">
          <Trans>No deadlines or payments in the next 14 days.</Trans>
        </p>
      ) : null}
      <ul>
        {events.map(({ id, name, next }) => (
          <li key={id} className="border-line border-b border-dashed last:border-b-0">
            <button
              type="button"
              onClick={() => void open(id, paths.campaign(next.campaign.id))}
              className="num flex min-h-15 w-full cursor-pointer items-center gap-4 px-4 py-2.5 text-left hover:bg-sunken md:px-5"
            >
              <span className="w-13 flex-none text-t3 text-xs">
                <span aria-hidden="true">
                  {writeDate(next.date, i18n.locale, { weekday: 'short', day: 'numeric' })}
                </span>
                <span className="sr-only">{formatDay(next.date, { locale: i18n.locale })}</span>
              </span>
              <span className="min-w-0 flex-1">
                <b className="block font-semibold text-sm">{eventWords(next, i18n)}</b>
                <span className="block text-t3 text-xs">
                  <Dotted isCut>{[name, next.person ?? next.campaign.title]}</Dotted>
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </DashboardCard>
  );
}
