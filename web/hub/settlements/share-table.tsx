import { Trans, useLingui } from '@lingui/react/macro';
import { nameOf } from '../../lib/people-names.ts';
import { roleWords } from '../../lib/role-labels.ts';
import { Money } from '../../ui/data/money.tsx';
import { PersonAvatar } from '../../ui/data/person-avatar.tsx';
import { Table } from '../../ui/data/table.tsx';
import { type PreviewedShare, percentOf } from './preview.ts';
import { ShareMark } from './share-bar.tsx';

interface ShareTableProps {
  shares: readonly PreviewedShare[];
  /** Total of confirmed contributions in rupees. */
  confirmed: number;
  /** Rupees to split; undefined without an amount. */
  amount: number | undefined;
}

/** Participants with their fraction and amount; the last row is the total. */
export function ShareTable({ shares, confirmed, amount }: ShareTableProps) {
  const { t, i18n } = useLingui();
  return (
    <Table caption={t`Who receives what`} className="min-w-150 max-md:hidden">
      <thead>
        <tr>
          <th scope="col" className="w-[36%]">
            <Trans>Party</Trans>
          </th>
          <th scope="col" className="text-right">
            <Trans>Confirmed</Trans>
          </th>
          <th scope="col" className="text-right">
            <Trans>Share</Trans>
          </th>
          <th scope="col" className="text-right">
            <Trans>In %</Trans>
          </th>
          <th scope="col" className="w-[22%] text-right">
            <Trans>Receives</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ user, confirmed: value, fraction, receives }, at) => (
          <tr key={user.id}>
            <th scope="row">
              <span className="flex items-center gap-3">
                <ShareMark at={at} />
                <PersonAvatar person={user} />
                <span className="min-w-0">
                  <span className="block truncate">{nameOf(user)}</span>
                  <span className="block font-normal text-t3">{i18n._(roleWords[user.role])}</span>
                </span>
              </span>
            </th>
            <td className="text-right">
              <Money value={value} />
            </td>
            <td className="text-right">
              {fraction.numerator}/{fraction.denominator}
            </td>
            <td className="text-right">{percentOf(fraction)}</td>
            <td className="text-right font-bold text-base">
              {receives === undefined ? '–' : <Money value={receives} paise />}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>
            <Trans>Total</Trans>
          </td>
          <td className="text-right">
            <Money value={confirmed} />
          </td>
          <td className="text-right">1</td>
          <td className="text-right">100.00%</td>
          <td className="text-right text-lg">{amount ? <Money value={amount} paise /> : '–'}</td>
        </tr>
      </tfoot>
    </Table>
  );
}

/** The same for phones, one row per participant. */
export function ShareRows({ shares, amount }: ShareTableProps) {
  return (
    <ul className="px-4 md:hidden">
      {shares.map(({ user, fraction, receives }, at) => (
        <li key={user.id} className="flex items-center gap-2.5 border-line border-t py-2.5 first:border-t-0">
          <ShareMark at={at} />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold">{nameOf(user)}</span>
            <span className="num block text-sm text-t3">
              {fraction.numerator}/{fraction.denominator} · {percentOf(fraction)}
            </span>
          </span>
          <span className="flex-none font-bold">{receives === undefined ? '–' : <Money value={receives} paise />}</span>
        </li>
      ))}
      <li className="flex items-baseline justify-between gap-3 border-ctl border-t-[1.5px] py-3 font-bold">
        <Trans>Total</Trans>
        <span className="text-lg">{amount ? <Money value={amount} paise /> : '–'}</span>
      </li>
    </ul>
  );
}
