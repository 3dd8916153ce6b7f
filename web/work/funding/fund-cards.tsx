import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Card } from '../../ui/data/card.tsx';
import { Money } from '../../ui/data/money.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { AgreedWork, AgreementPdf } from './fund-parts.tsx';
import { waitsForPosts } from './fund-rows.ts';
import type { FundListProps } from './fund-table.tsx';

/** The same on phones: one block an agreement, and the sum in the bar above. */
export function FundCards({ rows, chosen, sums, toggle }: FundListProps) {
  const isUntilLive = waitsForPosts(rows);
  return (
    <Card as="section" padding="none" className="overflow-clip">
      <ChosenBar rows={rows} chosen={chosen} amount={sums.amount} />
      <ul className="num divide-y divide-line">
        {rows.map((row) => {
          const { application_id: id, application } = row;
          const { user } = application;
          return (
            <li key={id} className="grid gap-2 px-4 py-3.5">
              <div className="flex items-center gap-3">
                <Avatar id={user.id} image={user.profile_image} size={44} />
                <div className="min-w-0 flex-1">
                  <Checkbox checked={chosen.includes(row)} onChange={() => toggle(id)} className="flex-row-reverse">
                    <b className="break-words font-semibold leading-tight">{user.fullname}</b>
                  </Checkbox>
                </div>
              </div>
              <div className="text-sm">
                <AgreedWork row={row} />
                <AgreementPdf application={application} />
              </div>
              <dl className="grid gap-1 text-sm">
                {row.released_now > 0 ? <Line name={<Trans>Released now</Trans>} value={row.released_now} /> : null}
                <Line
                  name={isUntilLive ? <Trans>Held until live</Trans> : <Trans>Held by the plan</Trans>}
                  value={row.held}
                />
                <Line name={<Trans>Together</Trans>} value={row.amount} isSum />
              </dl>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function Line({ name, value, isSum = false }: { name: ReactNode; value: number; isSum?: boolean }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-t2">{name}</dt>
      <dd className={isSum ? 'font-bold' : undefined}>
        <Money value={value} />
      </dd>
    </div>
  );
}
