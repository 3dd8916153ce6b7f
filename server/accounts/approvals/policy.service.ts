import { type ApprovalsPolicy, loosenedHours } from '../../../contract/accounts/approvals.ts';
import { inRupees, toPaise, toRupees } from '../../../contract/kit/money.ts';
import { lockAccount } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse } from '../../kit/http/errors.ts';
import type { PayerId } from '../../kit/http/payments.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { notifyAll } from '../../notifications/notifications/notifications.service.ts';
import { payersOf } from './approvals.policy.ts';
import { selectPolicy, storePolicy } from './approvals.queries.ts';
import { changePolicy, off, type PolicyRow, policyAt } from './approvals.rules.ts';
import { readTeam, type Team } from './team.service.ts';

/** The policy of a payer as it holds now; the operators' is a setting. */
export async function readPolicyRow(context: Context, payer: PayerId): Promise<PolicyRow> {
  if (payer === null) return { ...off, above: toPaise(context.config.operatorApprovalAbove) };
  return policyAt((await selectPolicy(context.db, payer)) ?? off, context.now());
}

const inRupeesOrOff = (paise: number | null) => (paise === null ? null : toRupees(paise));

function view(context: Context, { above, next_above, next_at }: PolicyRow, team: Team): ApprovalsPolicy {
  const payers = new Set(payersOf(team.members).map(({ personId }) => personId));
  return {
    above: inRupeesOrOff(above),
    next: next_at && { above: inRupeesOrOff(next_above), applies_at: next_at.toISOString() },
    payers: team.people
      .filter(({ person_id }) => payers.has(person_id))
      .map(({ person_id, fullname }) => ({ id: String(person_id), fullname })),
    approver_hours: context.config.approverHours,
  };
}

export async function readPolicy(context: Context, { id }: User): Promise<ApprovalsPolicy> {
  return view(context, await readPolicyRow(context, id), await readTeam(context, id));
}

/** Sets the sum in rupees; null: off. A looser one waits a day, and every owner is told. */
export async function setPolicy(
  context: Context,
  { user, above }: { user: User; above: number | null },
): Promise<ApprovalsPolicy> {
  return inTransaction(context, async (tx) => {
    await lockAccount(tx, user.id);
    const team = await readTeam(tx, user.id);
    const current = await readPolicyRow(tx, user.id);
    if (above !== null && payersOf(team.members).length < 2) {
      throw refuse('RULE', 'Approvals take two people who may pay. Give another member the finance role first.');
    }
    const now = tx.now();
    const changed = changePolicy(current, above === null ? null : toPaise(above), now);
    await storePolicy(tx.db, { accountId: user.id, ...changed, now });
    if (changed.next_at) await tellOwners(tx, user, { team, next: changed.next_above });
    return view(tx, changed, team);
  });
}

async function tellOwners(tx: Context, user: User, { team, next }: { team: Team; next: number | null }): Promise<void> {
  const title =
    next === null ? msg`Approvals of payments are being switched off` : msg`Fewer payments will need approval`;
  const by = team.people.find(({ person_id }) => person_id === user.person.id)?.fullname ?? '';
  const hours = loosenedHours;
  const description =
    next === null
      ? msg`${{ by }} switched approvals off. It holds in ${{ hours }} hours, unless an owner changes it back.`
      : msg`${{ by }} raised the sum to ${{ money: inRupees(next) }}. It holds in ${{ hours }} hours, unless an owner changes it back.`;
  const ownerIds = new Set(team.members.flatMap(({ owns, personId }) => (owns ? [personId] : [])));
  const owners = team.people.filter(({ person_id }) => ownerIds.has(person_id));
  await notifyAll(
    tx,
    owners.map(({ home_id: accountId }) => ({
      accountId,
      isPersonal: true,
      type: 'security',
      title,
      description,
      link: '/approvals',
    })),
  );
}
