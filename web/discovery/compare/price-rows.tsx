import { Trans, useLingui } from '@lingui/react/macro';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { contentName } from '../discovery/filter-names.ts';
import { costOf, formatsOf, pricesOf } from './compare.rules.ts';
import { Band, Cell, Row } from './compare-parts.tsx';
import type { ComparedCreator, RowsProps, WantedWork } from './compared-creator.ts';

/** Price of each format, and of the work that a campaign wants. */
export function PriceRows({ creators, columns, work }: RowsProps & { work: WantedWork | undefined }) {
  const { i18n } = useLingui();
  const formats = formatsOf(creators.map(({ details }) => details));
  const priceOf = ({ details }: ComparedCreator, format: string) => pricesOf(details).get(format) ?? null;
  const costs = new Map(creators.map((one) => [one.id, costOf(pricesOf(one.details), work?.content ?? [])]));
  const totalOf = ({ id }: ComparedCreator) => costs.get(id)?.total ?? null;
  return (
    <>
      <Band columns={columns} name={<Trans>Price</Trans>}>
        <Trans>before the platform fee, set by each creator</Trans>
      </Band>
      {formats.map((format) => (
        <Row
          key={format}
          name={contentName(format, i18n)}
          items={creators}
          value={(one) => priceOf(one, format)}
          wins="lowest"
          render={(one) => {
            const price = priceOf(one, format);
            return <Cell instead={<Trans>no price yet</Trans>}>{price === null ? null : formatRupees(price)}</Cell>;
          }}
        />
      ))}
      {work && work.content.length > 0 ? (
        <Row
          name={<Trans>For your campaign</Trans>}
          items={creators}
          value={totalOf}
          wins="lowest"
          word={<Trans>lowest in full</Trans>}
          render={(one) => (
            <Cost total={totalOf(one)} missing={costs.get(one.id)?.missing ?? []} budget={work.budget} />
          )}
        />
      ) : null}
    </>
  );
}

function Cost({ total, missing, budget }: { total: number | null; missing: readonly string[]; budget: number | null }) {
  const { i18n } = useLingui();
  if (total === null) {
    const formats = missing.map((format) => contentName(format, i18n)).join(', ');
    return (
      <span className="text-sm text-t3">
        <Trans>no full price, ask for: {formats}</Trans>
      </span>
    );
  }
  const gap = budget === null ? 0 : budget - total;
  return (
    <span>
      <b className="block text-lg">{formatRupees(total)}</b>
      {gap === 0 ? null : (
        <span className="text-sm text-t2">
          {gap > 0 ? <Trans>{formatRupees(gap)} under</Trans> : <Trans>{formatRupees(-gap)} over</Trans>}
        </span>
      )}
    </span>
  );
}
