import type { Checklist } from '../../../contract/insights/checklist.ts';
import { changeAccount } from '../../core/account-records/account-records.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { selectChecklistFacts } from './checklist.queries.ts';
import { checklistOf } from './checklist.rules.ts';

/** A newcomer's first steps; null once they are done or closed, and for people who already work. */
export async function readChecklist(context: Context, accountId: number): Promise<Checklist | null> {
  const facts = await selectChecklistFacts(context.db, accountId);
  return facts ? checklistOf(facts) : null;
}

export async function dismissChecklist(context: Context, { id }: { id: number }, dismissed: boolean) {
  await changeAccount(context, id, { checklist_dismissed_at: dismissed ? context.now() : null });
  return { dismissed };
}
