import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Closest } from '../../../contract/discovery/discovery.ts';
import { formatCount } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { cx } from '../../ui/cx.ts';
import { filterName } from './filter-names.ts';
import { type ActiveFilter, activeFilters, type Filters, filterLists, writeFilters } from './filters.ts';

interface ClosestSearchesProps {
  filters: Filters;
  closest: readonly Closest[];
  total: number;
}

interface Meant {
  /** Empty for another city or price, which is named by itself. */
  without: readonly ActiveFilter[];
  /** The filter that is in its place, where it has a name of its own. */
  instead: ActiveFilter | undefined;
  next: Filters;
}

/** The filters of one of these searches. */
function meantBy(filters: Filters, { kind, field, values, also = [] }: Closest): Meant | undefined {
  if (kind === 'instead') {
    const next = { ...filters, [field]: isList(field) ? [...values] : values[0] };
    const instead = isList(field)
      ? undefined
      : activeFilters(next).find(({ kind: name }) => field.startsWith(`${name}_`));
    return { without: [], instead, next };
  }
  let next = filters;
  const without: ActiveFilter[] = [];
  for (const { field: left } of [{ field }, ...also]) {
    const one = activeFilters(next).find(({ kind: name }) => left === name || left.startsWith(`${name}_`));
    if (!one) return undefined;
    without.push(one);
    // A list goes as a whole.
    next = isList(left) ? { ...next, [left]: [] } : one.without;
  }
  return { without, instead: undefined, next };
}

const isList = (field: string) => filterLists.some((name) => name === field);

/** Searches close to one that found few: some filters less, or another city or a higher price, each with how many more it finds. */
export function ClosestSearches({ filters, closest, total }: ClosestSearchesProps) {
  const { i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale);
  const shown = closest.flatMap((one) => {
    const meant = meantBy(filters, one);
    return meant ? [{ ...one, ...meant, more: one.total - total }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section className="pt-2 pb-6">
      <h2 className="h4">
        <Trans>Close to what you asked</Trans>
      </h2>
      <ul className="mt-3 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {shown.map(({ kind, field, label, more, next, without, instead }) => (
          <li key={`${kind} ${field} ${label}`} className="min-w-0">
            <Link
              to={`${paths.browse}?${writeFilters(next)}`}
              preventScrollReset
              className="block h-full rounded-[4px_14px_14px_14px] border border-line bg-surface px-4 py-3 no-underline hover:bg-sunken"
            >
              <span
                className={cx('font-semibold', without.length > 1 ? 'line-clamp-3 wrap-anywhere' : 'block truncate')}
              >
                {without.length > 0 ? (
                  <Trans>Without {list.format(without.map((filter) => filterName(filter, i18n)))}</Trans>
                ) : instead ? (
                  filterName(instead, i18n)
                ) : (
                  label
                )}
              </span>
              <span className="num block text-sm text-t3">
                <b className="text-ok">
                  <Plural value={more} one={`${formatCount(more)} more`} other={`${formatCount(more)} more`} />
                </b>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
