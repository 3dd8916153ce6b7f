import { inRupees } from '../../../contract/kit/money.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { findName, findOperatorIds } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { atTime, type LocalizedMessage, type LocalizedText, msg, verbatim } from '../../kit/i18n/messages.ts';
import type { EmailDetails } from '../../notifications/notifications/notices.rules.ts';
import { notify, notifyAll } from '../../notifications/notifications/notifications.service.ts';
import { listPayers } from './payers.service.ts';
import type { SpendingRow } from './spending.queries.ts';

interface About {
  campaign: CampaignRow;
  row: SpendingRow;
}

export function pageOf({ id }: { id: number }): string {
  return `/campaign-details/${id}`;
}

/**
 * Notification that starts the working days for an objection: in the product and by e-mail, whatever is switched off.
 */
export async function notifyProposed(tx: Context, { campaign, row }: About): Promise<void> {
  const payee = (await findName(tx, row.payee_id)) ?? '';
  await notifyPayers(tx, campaign, {
    byId: row.by_id,
    title: msg`Proposed draw of ${{ money: inRupees(row.amount) }} from the pool: ${{ campaign: campaign.title }}`,
    description: msg`To ${{ payee }}, for “${{ note: row.note }}”. ${{ until: wordDeadline(row) }}`,
    email: {
      money: { amount: inRupees(row.amount), note: msg`from the pool to ${{ payee }}` },
      quote: verbatim(row.note),
      lead: wordDeadline(row),
      button: msg`Agree or object`,
    },
  });
  if (row.payee_id === row.by_id) return;
  await notify(tx, {
    accountId: row.payee_id,
    type: 'money',
    title: msg`${{ money: inRupees(row.amount) }} is proposed for you: ${{ campaign: campaign.title }}`,
    description: msg`For “${{ note: row.note }}”, from the pool. The payers decide.`,
    link: pageOf(campaign),
    senderId: row.by_id,
  });
}

function wordDeadline({ executes_at, consent }: SpendingRow): LocalizedMessage {
  if (executes_at) return msg`Agree or object. If you don’t answer, it’s approved on ${{ time: atTime(executes_at) }}.`;
  return consent === 'two_thirds'
    ? msg`Agree or object: two thirds of the money paid in must agree.`
    : msg`Agree or object: all payers have to agree.`;
}

/** Notifies every payer, the owner and the payee of a paid draw. */
export async function notifyExecuted(tx: Context, { campaign, row, net }: About & { net: number }): Promise<void> {
  await notifyPayers(tx, campaign, {
    byId: null,
    title: msg`${{ money: inRupees(row.paid) }} was drawn from the pool: ${{ campaign: campaign.title }}`,
    description: msg`For the work: “${{ note: row.note }}”`,
  });
  await notify(tx, {
    accountId: row.payee_id,
    type: 'money',
    title: msg`${{ money: inRupees(net) }} is in your wallet: ${{ campaign: campaign.title }}`,
    description: msg`From the pool, for “${{ note: row.note }}”`,
    link: pageOf(campaign),
    senderId: row.by_id,
  });
  if (row.by_id === row.payee_id) return;
  await notify(tx, {
    accountId: row.by_id,
    type: 'money',
    title: msg`Your draw of ${{ money: inRupees(row.paid) }} was paid: ${{ campaign: campaign.title }}`,
    description: msg`For “${{ note: row.note }}”`,
    link: pageOf(campaign),
  });
}

/** Notifies the payers of a draw withdrawn by its owner, or ended with its pool. */
export async function notifyWithdrawn(tx: Context, { campaign, row }: About): Promise<void> {
  await notifyPayers(tx, campaign, {
    byId: row.by_id,
    title: msg`The draw of ${{ money: inRupees(row.amount) }} was withdrawn: ${{ campaign: campaign.title }}`,
    description: 'The money stays in the pool.',
  });
}

interface Words {
  byId: number | null;
  title: LocalizedMessage;
  description: LocalizedText;
  email?: EmailDetails;
}

/** Notifies every payer of a pool except the actor. */
export async function notifyPayers(tx: Context, campaign: CampaignRow, { byId, ...words }: Words): Promise<void> {
  const payers = await listPayers(tx, campaign.id);
  await notifyAll(
    tx,
    payers
      .filter(({ accountId }) => accountId !== byId)
      .map(({ accountId }) => ({ accountId, type: 'pool', ...words, link: pageOf(campaign), senderId: byId })),
  );
}

interface Disputed {
  campaign: CampaignRow;
  disputeId: number;
  byId: number;
  /** Null for the whole pool. */
  row: SpendingRow | null;
}

/** Notifies owner, payee and payers of a frozen draw or pool, and the operators of the dispute. */
export async function notifyDisputed(tx: Context, { campaign, disputeId, byId, row }: Disputed): Promise<void> {
  const title = row
    ? msg`The draw of ${{ money: inRupees(row.amount) }} is in dispute: ${{ campaign: campaign.title }}`
    : msg`The pool is in dispute: ${{ campaign: campaign.title }}`;
  const description = row
    ? 'It’s on hold until our team has decided. The rest of the pool continues.'
    : 'Nothing is paid from it until our team has decided.';
  await notifyPayers(tx, campaign, { byId, title, description });
  const others = new Set([campaign.creator_id, ...(row ? [row.payee_id] : [])]);
  others.delete(byId);
  const about = { title, description, senderId: byId, type: 'money' as const };
  await notifyAll(
    tx,
    [...others].map((accountId) => ({ accountId, ...about, link: pageOf(campaign) })),
  );
  const operators = await findOperatorIds(tx);
  await notifyAll(
    tx,
    operators.map((accountId) => ({
      accountId,
      ...about,
      description: 'The payers and the owner are waiting for your decision.',
      link: `/operator/disputes/pool-${disputeId}`,
    })),
  );
}

/** Notifies payers, owner and payee of an operator's decision. */
export async function notifyPoolDecided(
  tx: Context,
  { campaign, row, words }: { campaign: CampaignRow; row: SpendingRow | null; words: LocalizedMessage },
): Promise<void> {
  const title = msg`Dispute decided: ${{ campaign: campaign.title }}`;
  await notifyPayers(tx, campaign, { byId: null, title, description: words });
  const others = new Set([campaign.creator_id, ...(row ? [row.payee_id] : [])]);
  await notifyAll(
    tx,
    [...others].map((accountId) => ({
      accountId,
      title,
      description: words,
      link: pageOf(campaign),
      type: 'money',
    })),
  );
}
