import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OperatorChargeback } from '../../../contract/operators/operator-chargebacks.ts';
import { Card } from '../../ui/data/card.tsx';
import { Money } from '../../ui/data/money.tsx';
import { PagedList } from '../../ui/data/paged-list.tsx';
import { Table } from '../../ui/data/table.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { CollusionDialog } from './collusion-dialog.tsx';
import { Moment } from './moment.tsx';
import { chargebacksQuery } from './operator.queries.ts';
import { PersonLine } from './person-line.tsx';

/** Payments under dispute at a bank, by deadline for evidence. */
export function ChargebackList({ status }: { status: 'open' | 'ended' }) {
  const [found, setFound] = useState<OperatorChargeback>();
  return (
    <>
      <PagedList
        query={chargebacksQuery({ status })}
        isFiltered={false}
        onClear={() => undefined}
        empty={
          <EmptyState
            jaali="chargebacks"
            title={status === 'open' ? <Trans>No open chargebacks</Trans> : <Trans>No closed chargebacks yet</Trans>}
          />
        }
      >
        {(chargebacks) => (
          <Card padding="none">
            <ChargebackTable chargebacks={chargebacks} onFind={setFound} />
          </Card>
        )}
      </PagedList>
      {found ? <CollusionDialog chargeback={found} onClose={() => setFound(undefined)} /> : null}
    </>
  );
}

interface TableProps {
  chargebacks: OperatorChargeback[];
  onFind: (one: OperatorChargeback) => void;
}

function ChargebackTable({ chargebacks, onFind }: TableProps) {
  const { t } = useLingui();
  return (
    <Table caption={t`Chargebacks`} stacks className="md:min-w-[860px]">
      <thead>
        <tr>
          <th scope="col" className="w-[28%]">
            <Trans>Payer</Trans>
          </th>
          <th scope="col" className="w-[28%]">
            <Trans>For</Trans>
          </th>
          <th scope="col" className="w-36 text-right">
            <Trans>Amount</Trans>
          </th>
          <th scope="col" className="w-44">
            <Trans>Answer by</Trans>
          </th>
          <th scope="col" className="w-44">
            <span className="sr-only">
              <Trans>Actions</Trans>
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {chargebacks.map((one) => (
          <tr key={one.id}>
            <td className="max-md:w-full">
              <PersonLine person={one.payer} />
              <span className="block truncate text-t3">{one.payment_id}</span>
            </td>
            <td className="max-md:w-full">
              <span className="block truncate text-t3">{one.campaign?.title ?? <Trans>A subscription</Trans>}</span>
              {one.payees.map(({ person, is_colluder }, at) => (
                <span key={person?.id ?? `${at}`} className="mt-1.5 flex flex-wrap items-center gap-2">
                  <PersonLine person={person} />
                  {is_colluder ? (
                    <Tag tone="red">
                      <Trans>Collusion</Trans>
                    </Tag>
                  ) : null}
                </span>
              ))}
            </td>
            <td className="md:text-right">
              <Money value={one.amount} paise className="font-bold" />
              {one.debt > 0 ? (
                <span className="block text-bad">
                  <Trans>
                    <Money value={one.debt} /> owed
                  </Trans>
                </span>
              ) : null}
            </td>
            <td>
              <When one={one} />
            </td>
            <td>
              <span className="flex justify-end">
                {one.can.find_collusion === true ? (
                  <Button size="sm" onClick={() => onFind(one)}>
                    <Trans>Collusion found</Trans>
                  </Button>
                ) : null}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function When({ one }: { one: OperatorChargeback }) {
  return (
    <>
      {one.status === 'open' ? one.respond_by ? <Moment at={one.respond_by} /> : '–' : null}
      {one.status === 'won' ? (
        <Tag tone="green">
          <Trans>Won</Trans>
        </Tag>
      ) : null}
      {one.status === 'lost' ? (
        <Tag tone="red">
          <Trans>Lost</Trans>
        </Tag>
      ) : null}
      {one.collusion ? (
        <span className="block text-t3">
          {one.collusion === 'operator' ? (
            <Trans>Collusion found</Trans>
          ) : (
            <Trans>Both sides are the same person</Trans>
          )}
        </span>
      ) : null}
    </>
  );
}
