import { type WalletEntry, type WalletKind, walletKinds } from '../../../contract/money/wallet.ts';

/** What of the statement is wanted; the names are the call's and the address's own. */
export interface StatementFilters {
  kind?: WalletKind;
  currency?: WalletEntry['currency'];
  /** First and last day, `YYYY-MM-DD`. */
  from?: string;
  to?: string;
}

const currencies = ['INR', 'COIN'] as const;

/** A day the call takes; a year that is still being typed is none. */
export function isDay(value: string): boolean {
  return /^(19|2[01])\d{2}-\d{2}-\d{2}$/.test(value);
}

/** The filters of an address; what the call would not take is left out. */
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

/** Without a last day that is before the first: the call would refuse it, and the form says so. */
export function dropReversed(filters: StatementFilters): StatementFilters {
  const { to, ...rest } = filters;
  return to && rest.from && to < rest.from ? rest : filters;
}

/** The filters with one of them changed; an empty value drops it. */
export function changeFilter(filters: StatementFilters, name: keyof StatementFilters, value: string): StatementFilters {
  const { [name]: _, ...rest } = filters;
  return value ? { ...rest, [name]: value } : rest;
}
