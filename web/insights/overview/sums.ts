import type { AccountOverview } from '../../../contract/insights/overview.ts';

/** Tasks of all accounts, worst first: those with a deadline by its day, then the oldest. */
export function worstFirst(accounts: readonly AccountOverview[]) {
  return accounts
    .flatMap((account) => account.todos.map((todo) => ({ account, todo })))
    .toSorted(
      (a, b) => (a.todo.due ?? '9999').localeCompare(b.todo.due ?? '9999') || a.todo.since.localeCompare(b.todo.since),
    );
}

/** Sum over accounts; null values, which the role does not show, are left out. */
export function sumOf(
  accounts: readonly AccountOverview[],
  pick: (account: AccountOverview) => number | null | undefined,
): number {
  // In paise, so that rupees with a fraction add up.
  return Math.round(accounts.reduce((sum, account) => sum + (pick(account) ?? 0) * 100, 0)) / 100;
}
