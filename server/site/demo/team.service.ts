import { approvalDays } from '../../../contract/accounts/approvals.ts';
import { dayMs, hourMs } from '../../../contract/kit/calendar.ts';
import { fundManyCalls } from '../../../contract/work/fund-many.ts';
import { requestOf } from '../../accounts/approvals/guard.service.ts';
import { totalOf } from '../../accounts/member-payments/member-payments.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { titleOf } from '../../kit/http/payments.ts';
import { readFundingOfMany } from '../../work/escrow/fund-many.service.ts';
import { insertDemoApproval, selectAccepted, selectPayer } from './team.queries.ts';

const askedHoursAgo = 4;

/** Lets the finance member of the demo brand ask to fund two creators of one campaign, which waits for the owner. */
export async function askDemoApproval(tx: Context, brandId: number): Promise<void> {
  const payer = await selectPayer(tx.db, brandId);
  const accepted = await selectAccepted(tx.db, brandId);
  const pair = accepted.filter(({ campaign_id }) => campaign_id === accepted[0]?.campaign_id).slice(0, 2);
  if (!payer || pair.length < 2) return;
  const user: User = {
    id: brandId,
    role: 'brand',
    person: { id: payer.person_id, home: { id: payer.home_id, role: 'brand' } },
    memberRoles: ['finance'],
    campaignIds: null,
    lacksFactor: false,
    sessionId: 0,
    writtenUpTo: null,
    impersonatorId: null,
    locale: 'en',
  };
  const call = fundManyCalls.fundMany;
  const body = { application_ids: pair.map(({ id }) => String(id)) };
  const payment = await readFundingOfMany(tx, { user, applicationIds: body.application_ids });
  if (!payment) return;
  const { requestHash, askedBy, key } = requestOf(tx, {
    call,
    user,
    params: undefined as never,
    body: body as never,
    idempotencyKey: undefined,
  });
  const asked = new Date(tx.now().getTime() - askedHoursAgo * hourMs);
  await insertDemoApproval(tx.db, {
    account_id: brandId,
    asked_by: askedBy,
    call: titleOf(call),
    body: JSON.stringify(body),
    key,
    request_hash: requestHash,
    campaign: payment.campaign,
    amount: totalOf(payment),
    parts: JSON.stringify(payment.parts),
    message: 'Both briefs are approved. They need the money held by Saturday to book the kitchen.',
    created_at: asked,
    expires_at: new Date(asked.getTime() + approvalDays * dayMs),
  });
}
