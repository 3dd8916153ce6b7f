import { type WalletEntry, type WalletKind, walletKinds } from '../../../contract/money/wallet.ts';

/** Filters of the statement, named as in the call and the URL. */
export interface StatementFilters {
  kind?: WalletKind;
  currency?: WalletEntry['currency'];
  /** First and last day, `YYYY-MM-DD`. */
  from?: string;
  to?: string;
}

const currencies = ['INR', 'COIN'] as const;

/** Whether the call accepts a day; an incomplete year is refused. */
export function isDay(value: string): boolean {
  return /^(19|2[01])\d{2}-\d{2}-\d{2}$/.test(value);
}

/** Filters of a URL without invalid values. */
export function readStatementFilters(search: URLSearchParams): StatementFilters {
  const kind = walletKinds.find((each) => each === search.get('kind'));
  const currency = currencies.find((each) => each === search.get('currency'));
  const [from, to] = ['from', 'to'].map((name) => search.get(name) ?? '');
  return {
    ...(kind ? { kind } : {}),
    ...(currency ? { currency } : {}),
    ...(from && isDay(from) ? { from } : {}),
    ...(to && isDay(to) ? { to } : {}),
  };
}

/** Drops a last day before the first, which the call would refuse; the form shows the problem. */
export function dropReversed(filters: StatementFilters): StatementFilters {
  const { to, ...rest } = filters;
  return to && rest.from && to < rest.from ? rest : filters;
}

/** Changes one filter; an empty value drops it. */
export function changeFilter(filters: StatementFilters, name: keyof StatementFilters, value: string): StatementFilters {
  const { [name]: _, ...rest } = filters;
  return value ? { ...rest, [name]: value } : rest;
}
