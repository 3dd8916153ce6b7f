import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type AccountOverview, type OverviewPeriod, overviewPeriods } from '../../../contract/insights/overview.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { useRoleWords } from '../../accounts/workspaces/use-role-words.ts';
import { useSwitchAccount } from '../../accounts/workspaces/use-switch-account.ts';
import { formatShortDate, formatSpan } from '../../lib/format.ts';
import { monthOf } from '../../lib/month.ts';
import { cx } from '../../ui/cx.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Money } from '../../ui/data/money.tsx';
import { ProgressBar } from '../../ui/data/progress-bar.tsx';
import { Table } from '../../ui/data/table.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { DashboardCard } from '../dashboard/dashboard-card.tsx';
import { eventWords } from '../dashboard/event-words.ts';
import { sumOf } from './sums.ts';

interface AccountTableProps {
  accounts: readonly AccountOverview[];
  period: OverviewPeriod;
  /** First and last day of the period. */
  span: { from: string; to: string };
  onPeriod: (period: OverviewPeriod) => void;
}

const columns = {
  onGoing: <Trans>On going</Trans>,
  slots: <Trans>Slots taken</Trans>,
  spent: <Trans>Funded of budget</Trans>,
  toAnswer: <Trans>To answer</Trans>,
  next: <Trans>Next</Trans>,
  days: <Trans>Days to pay</Trans>,
};

/** One row an account with its campaigns, and their sums; rupees of campaigns that run in the period. */
export function AccountTable({ accounts, period, span, onPeriod }: AccountTableProps) {
  const { t, i18n } = useLingui();
  const names: Record<OverviewPeriod, string> = {
    month: monthOf(dateInIndia(new Date()).slice(0, 7), i18n.locale, 'long'),
    quarter: t`Quarter`,
    year: t`Year`,
  };
  const days = formatSpan(span.from, span.to, i18n.locale);
  return (
    <DashboardCard
      title={<Trans>Campaigns by account</Trans>}
      note={<Trans>Budgets of campaigns that run in {days}</Trans>}
      acts={
        <Segmented
          label={t`Period`}
          name="overview-period"
          value={period}
          onChange={onPeriod}
          segments={overviewPeriods.map((id) => ({ id, name: names[id] }))}
          className="max-md:w-full"
        />
      }
      isLined
    >
      <Table caption={t`All accounts`} stacks className="md:min-w-[960px]">
        <thead>
          <tr>
            <th scope="col" className="w-[24%]">
              <Trans>Account</Trans>
            </th>
            <th scope="col" className="text-right">
              {columns.onGoing}
            </th>
            <th scope="col" className="text-right">
              {columns.slots}
            </th>
            <th scope="col" className="w-[20%]">
              {columns.spent}
            </th>
            <th scope="col" className="text-right">
              {columns.toAnswer}
            </th>
            <th scope="col" className="w-[18%]">
              {columns.next}
            </th>
            <th scope="col" className="text-right">
              {columns.days}
            </th>
            <th scope="col" className="w-18">
              <span className="sr-only">
                <Trans>Open</Trans>
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <Row key={account.id} account={account} />
          ))}
        </tbody>
        <tfoot>
          <SumRow accounts={accounts} />
        </tfoot>
      </Table>
    </DashboardCard>
  );
}

function Row({ account }: { account: AccountOverview }) {
  const { t, i18n } = useLingui();
  const { nameOf } = useRoleWords();
  const open = useSwitchAccount();
  const { id, name, role, campaigns, money, next } = account;
  const days = money?.days_to_pay.value ?? null;
  return (
    <tr>
      <th scope="row" className="max-md:min-w-0 max-md:flex-1">
        <span className="flex items-center gap-3">
          <Avatar
            id={id}
            image={account.profile_image}
            shape={role === 'Influencer' ? 'person' : 'organisation'}
            size={40}
          />
          <span className="min-w-0">
            <span className="block truncate font-semibold text-base">{name}</span>
            <span className="block truncate font-normal text-t3 text-xs">
              {account.needs_factor ? t`Second factor needed` : account.member_roles.map(nameOf).join(' · ')}
            </span>
          </span>
        </span>
      </th>
      <Cell name={columns.onGoing} isFigure>
        {campaigns.on_going}
      </Cell>
      <Cell name={columns.slots} isFigure>
        <Slots {...campaigns} />
      </Cell>
      <Cell name={columns.spent}>
        <Spent {...campaigns} />
      </Cell>
      <Cell name={columns.toAnswer} isFigure>
        {campaigns.to_answer > 0 ? (
          <b>{campaigns.to_answer}</b>
        ) : (
          <span className="text-t3">
            <Trans>none</Trans>
          </span>
        )}
      </Cell>
      <Cell name={columns.next}>
        {next ? `${eventWords(next, i18n)}, ${formatShortDate(next.date, i18n.locale)}` : '–'}
      </Cell>
      <Cell name={columns.days} isFigure>
        {days === null ? '–' : days}
      </Cell>
      <td className="text-right max-md:order-1">
        <IconButton icon={ArrowRight} label={t`Open ${name}`} onClick={() => void open(id)} />
      </td>
    </tr>
  );
}

interface CellProps {
  /** Heading of its column, which phones show beside the value. */
  name: ReactNode;
  isFigure?: boolean;
  children: ReactNode;
}

function Cell({ name, isFigure = false, children }: CellProps) {
  return (
    <td
      className={cx(
        'max-md:order-2 max-md:flex max-md:basis-full max-md:items-baseline max-md:justify-between max-md:gap-4',
        isFigure && 'text-right',
      )}
    >
      <span className="flex-none text-t3 text-xs md:hidden">{name}</span>
      <span className="min-w-0 max-md:text-right">{children}</span>
    </td>
  );
}

function Slots({ slots, slots_taken: taken }: Pick<AccountOverview['campaigns'], 'slots' | 'slots_taken'>) {
  if (slots > 0) {
    return (
      <Trans>
        {taken} of {slots}
      </Trans>
    );
  }
  return (
    <span className="text-t3">
      <Trans>none yet</Trans>
    </span>
  );
}

function Spent({ spent, planned }: AccountOverview['campaigns']) {
  if (spent === null || planned === null) return '–';
  return (
    <>
      <span className="flex justify-between gap-3 md:mb-1.5">
        <b>
          <Money value={spent} />
        </b>
        <span className="text-t3">
          <Money value={planned} />
        </span>
      </span>
      <span className="block max-md:hidden">
        <ProgressBar parts={[{ value: spent }]} total={planned} height={6} />
      </span>
    </>
  );
}

function SumRow({ accounts }: { accounts: readonly AccountOverview[] }) {
  const sum = (pick: (campaigns: AccountOverview['campaigns']) => number | null) =>
    sumOf(accounts, ({ campaigns }) => pick(campaigns));
  const [spent, planned] = [sum((of) => of.spent), sum((of) => of.planned)];
  return (
    <tr>
      <td className="max-md:basis-full">
        <Plural value={accounts.length} one="# account" other="# accounts" />
      </td>
      <Cell name={columns.onGoing} isFigure>
        {sum((of) => of.on_going)}
      </Cell>
      <Cell name={columns.slots} isFigure>
        <Slots slots={sum((of) => of.slots)} slots_taken={sum((of) => of.slots_taken)} />
      </Cell>
      <Cell name={columns.spent}>
        <Trans>
          <Money value={spent} /> of <Money value={planned} />
        </Trans>
      </Cell>
      <Cell name={columns.toAnswer} isFigure>
        {sum((of) => of.to_answer)}
      </Cell>
      <td colSpan={3} className="max-md:hidden" />
    </tr>
  );
}
