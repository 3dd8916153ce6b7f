import { inRupees } from '../../../contract/kit/money.ts';
import { findName } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { type LocalizedMessage, msg, onDay, verbatim } from '../../kit/i18n/messages.ts';
import { notify, notifyAll } from '../../notifications/notifications/notifications.service.ts';
import { approvalPolicy } from './approvals.policy.ts';
import type { ApprovalRow } from './approvals.queries.ts';
import { factsFor, type Team } from './team.service.ts';

const linkOf = ({ account_id }: ApprovalRow) => (account_id === null ? '/operator' : '/approvals');

/** Asks everybody who may approve a payment, where they read their own news. */
export async function tellApprovers(tx: Context, row: ApprovalRow, team: Team): Promise<void> {
  const asked = { status: row.status, askedBy: row.asked_by, createdAt: row.created_at, expiresAt: row.expires_at };
  const approvers = team.people.filter(
    ({ person_id }) => approvalPolicy(asked, factsFor(tx, team, person_id)).approve === true,
  );
  const name = (await findName(tx, row.account_id)) ?? '';
  const areOperators = row.account_id === null;
  const [money, by] = [inRupees(row.amount), row.asker ?? ''];
  const { expires_at: until } = row;
  await notifyAll(
    tx,
    approvers.map(({ home_id: accountId }) => ({
      accountId,
      isPersonal: true,
      type: 'money',
      link: linkOf(row),
      title: areOperators
        ? msg`${{ by }} asks for a second operator: ${{ money }}`
        : msg`${{ by }} asks to pay ${{ money }} for ${{ account: name }}`,
      description: msg`It waits for your approval until ${{ day: onDay(until) }}, and nothing is paid before.`,
      email: {
        money: { amount: money, note: msg`waits for your approval` },
        facts: [
          ...(areOperators ? [] : [{ label: msg`Account`, value: verbatim(name) }]),
          ...(row.campaign ? [{ label: msg`Campaign`, value: verbatim(row.campaign) }] : []),
          { label: msg`Runs out`, value: msg`${{ day: onDay(until) }}` },
        ],
        button: msg`See the request`,
      },
    })),
  );
}

/** Tells whoever asked what became of it. */
export async function tellAsker(tx: Context, row: ApprovalRow, team: Team): Promise<void> {
  const asker = team.people.find(({ person_id }) => person_id === row.asked_by);
  if (!asker || row.decided_by === row.asked_by) return;
  const [money, by] = [inRupees(row.amount), row.decider ?? ''];
  const titles: Partial<Record<ApprovalRow['status'], LocalizedMessage>> = {
    approved: msg`${{ by }} approved your payment of ${{ money }}`,
    refused: msg`${{ by }} refused your payment of ${{ money }}`,
    expired: msg`Your request to pay ${{ money }} ran out`,
  };
  const title = titles[row.status];
  if (!title) return;
  await notify(tx, {
    accountId: asker.home_id,
    isPersonal: true,
    type: 'money',
    title,
    link: linkOf(row),
    description: row.note
      ? verbatim(row.note)
      : row.status === 'approved'
        ? 'It was carried out.'
        : 'Nothing was paid.',
  });
}
