import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Card } from '../../ui/data/card.tsx';
import { Money } from '../../ui/data/money.tsx';
import { Table } from '../../ui/data/table.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { AgreedWork, AgreementPdf } from './fund-parts.tsx';
import { type FundRow, type sumRows, waitsForPosts } from './fund-rows.ts';

export interface FundListProps {
  rows: readonly FundRow[];
  chosen: readonly FundRow[];
  sums: ReturnType<typeof sumRows>;
  toggle: (id: string) => void;
  toggleAll: () => void;
}

/** Agreements with what funding releases at once and what stays held; the sum row repeats in the bar. */
export function FundTable({ rows, chosen, sums, toggle, toggleAll }: FundListProps) {
  const { t } = useLingui();
  return (
    <Card as="section" padding="none" className="overflow-clip">
      <ChosenBar rows={rows} chosen={chosen} amount={sums.amount} />
      <Table caption={t`Agreements to fund`} className="min-w-[640px]">
        <colgroup>
          <col className="w-13" />
          <col />
          <col className="w-[24%]" />
          <col className="w-29" />
          <col className="w-29" />
          <col className="w-27" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox checked={chosen.length === rows.length} onChange={toggleAll}>
                <span className="sr-only">
                  <Trans>Choose all</Trans>
                </span>
              </Checkbox>
            </th>
            <th scope="col" className="pl-0!">
              <Trans>Creator</Trans>
            </th>
            <th scope="col">
              <Trans>Agreed work</Trans>
            </th>
            <th scope="col" className="text-right">
              <Trans>Released now</Trans>
            </th>
            <th scope="col" className="text-right">
              {waitsForPosts(rows) ? <Trans>Held until live</Trans> : <Trans>Held by the plan</Trans>}
            </th>
            <th scope="col" className="text-right">
              <Trans>Together</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { application_id: id, application } = row;
            const { user } = application;
            const isChosen = chosen.includes(row);
            return (
              <tr key={id} aria-selected={isChosen}>
                <td>
                  <Checkbox checked={isChosen} onChange={() => toggle(id)}>
                    <span className="sr-only">{user.fullname}</span>
                  </Checkbox>
                </td>
                <td className="pl-0!">
                  <span className="flex items-center gap-3">
                    <Avatar id={user.id} image={user.profile_image} size={44} />
                    <span className="min-w-0">
                      <b className="block break-words font-semibold text-base leading-tight">{user.fullname}</b>
                      <AgreementPdf application={application} />
                    </span>
                  </span>
                </td>
                <td>
                  <AgreedWork row={row} />
                </td>
                <td className="text-right">{row.released_now > 0 ? <Money value={row.released_now} /> : '–'}</td>
                <td className="text-right">
                  <Money value={row.held} />
                </td>
                <td className="text-right font-bold">
                  <Money value={row.amount} />
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <td colSpan={2} className="pl-0!">
              <Trans>{chosen.length} chosen</Trans>
            </td>
            <td className="text-right">{sums.now > 0 ? <Money value={sums.now} /> : '–'}</td>
            <td className="text-right">
              <Money value={sums.held} />
            </td>
            <td className="text-right">
              <Money value={sums.amount} />
            </td>
          </tr>
        </tfoot>
      </Table>
    </Card>
  );
}
