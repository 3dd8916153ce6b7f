import { Trans, useLingui } from '@lingui/react/macro';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { WalletEntry } from '../../../contract/money/wallet.ts';
import { formatDate } from '../../lib/format.ts';
import { Table } from '../../ui/data/table.tsx';
import { Amount, EntryAmount, EntryIcon } from './entry-parts.tsx';
import { kindNames } from './kinds.ts';

/** Statement for wide screens, with the balance after each entry. */
export function StatementTable({ entries }: { entries: readonly WalletEntry[] }) {
  const { t } = useLingui();
  return (
    <Table caption={t`Transactions`} className="min-w-[640px]">
      <colgroup>
        <col className="w-28" />
        <col />
        <col className="w-32" />
        <col className="w-36" />
        <col className="w-36" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Date</Trans>
          </th>
          <th scope="col">
            <Trans>Description</Trans>
          </th>
          <th scope="col">
            <Trans>Reference</Trans>
          </th>
          <th scope="col" className="text-right">
            <Trans>Amount</Trans>
          </th>
          <th scope="col" className="text-right">
            <Trans>Balance</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ entry }: { entry: WalletEntry }) {
  const { i18n } = useLingui();
  return (
    <tr className="h-16">
      <td className="num whitespace-nowrap text-t2">
        {formatDate(dateInIndia(new Date(entry.createdAt)), { locale: i18n.locale })}
      </td>
      <td>
        <span className="flex items-center gap-3">
          <EntryIcon entry={entry} />
          <span className="min-w-0">
            <span className="block font-semibold text-t1">{entry.description}</span>
            <span className="block text-t3">{i18n._(kindNames[entry.kind])}</span>
          </span>
        </span>
      </td>
      <td className="text-t2 [overflow-wrap:anywhere]">{entry.reference}</td>
      <td className="text-right">
        <EntryAmount entry={entry} />
      </td>
      <td className="whitespace-nowrap text-right">
        <Amount value={entry.balance} currency={entry.currency} />
      </td>
    </tr>
  );
}

/** Statement for phones. */
export function StatementRows({ entries }: { entries: readonly WalletEntry[] }) {
  const { i18n } = useLingui();
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry.id} className="flex items-start gap-3 px-4 py-3">
          <EntryIcon entry={entry} />
          <div className="min-w-0 flex-1">
            <p className="h5">{entry.description}</p>
            <p className="num text-sm text-t3 [overflow-wrap:anywhere]">
              {formatDate(dateInIndia(new Date(entry.createdAt)), { locale: i18n.locale })} · {entry.reference}
            </p>
          </div>
          <div className="flex-none text-right">
            <p>
              <EntryAmount entry={entry} />
            </p>
            <p className="num text-sm text-t3">
              <span className="sr-only">
                <Trans>Balance</Trans>{' '}
              </span>
              <Amount value={entry.balance} currency={entry.currency} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
