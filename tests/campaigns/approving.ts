import { expect } from 'vitest';
import type { Approval } from '../../contract/accounts/approvals.ts';
import { dayMs } from '../../contract/kit/calendar.ts';
import type { MemberRole } from '../../contract/kit/permissions.ts';
import { openAccountToken } from '../../server/accounts/sessions/sessions.service.ts';
import type { ApiReply } from '../app.ts';
import { makeAccount, makeToken } from '../makers/account.ts';
import { joinAccount } from '../makers/membership.ts';
import { stepUp } from '../step-up.ts';
import type { Deal } from './paying.ts';
import type { Player, Stage } from './stage.ts';

interface Payer {
  token: string;
  personId: number;
  homeId: number;
  homeToken: string;
}

const longAgo = () => new Date(Date.now() - 30 * dayMs);

/** A member of an account, since thirty days unless told otherwise. */
async function makePayer(
  stage: Stage,
  account: { id: number },
  { roles = ['finance'], more = {} }: { roles?: MemberRole[]; more?: object } = {},
): Promise<Payer> {
  const { context } = stage.app;
  const own = await makeAccount(context.db);
  const sides = { account: { id: String(account.id) }, member: { id: String(own.id) } };
  const personId = await joinAccount(context, { ...sides, roles, more: { created_at: longAgo(), ...more } });
  const homeToken = await makeToken(context, own);
  const { id: sessionId } = await context.db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', own.id)
    .executeTakeFirstOrThrow();
  const token = await openAccountToken(context, { sessionId, accountId: account.id, personId });
  return { token, personId, homeId: own.id, homeToken };
}

interface Team {
  /** Registered the brand. */
  owner: Player & { personId: number };
  asker: Payer;
  approver: Payer;
  scene: Stage;
}

/** Acts of a brand's members on waiting payments. */
export function playTeams(of: () => Stage) {
  /** A brand with two finance members besides its owner, where payments above ₹10,000 wait. */
  async function makeTeam(above: number | null = 10_000): Promise<Team> {
    const brand = await of().newBrand();
    const { db } = of().app.context;
    await db.updateTable('membership').set({ created_at: longAgo() }).where('account_id', '=', brand.id).execute();
    const { id: personId } = await db
      .selectFrom('person')
      .select('id')
      .where('home_account_id', '=', brand.id)
      .executeTakeFirstOrThrow();
    const team = {
      owner: { ...brand, personId },
      asker: await makePayer(of(), brand),
      approver: await makePayer(of(), brand),
    };
    await stepUp(of().app, brand.token);
    if (above !== null) expect((await setPolicy(brand.token, above)).status).toBe(200);
    return { ...team, scene: { ...of(), brand } };
  }

  const setPolicy = (token: string, above: number | null) =>
    of().app.api('PUT /account/approvals-policy', { token, body: { above } });
  const readPolicy = async (token: string) =>
    (await of().app.api('GET /account/approvals-policy', { token })).body.data;
  const fund = ({ token }: { token: string }, { campaign, application }: Deal) =>
    of().app.api(`POST /campaign/${campaign.id}/fund`, { token, body: { application_id: application.id } });
  const answer = ({ token }: { token: string }, id: string, status: string, note?: string) =>
    of().app.api(`PUT /approvals/${id}`, { token, body: { status, ...(note ? { note } : {}) } });
  const list = async ({ token }: { token: string }) =>
    (await of().app.api('GET /approvals', { token })).body.data as unknown as Approval[];

  function waitingId(reply: ApiReply): string {
    expect(reply).toMatchObject({ status: 202, body: { result: true, code: 'APPROVAL_NEEDED' } });
    return (reply.body.data as unknown as { approval_id: string }).approval_id;
  }

  async function countOrders({ application }: Deal): Promise<number> {
    const rows = await of()
      .app.context.db.selectFrom('escrow_order')
      .select('id')
      .where('application_id', '=', Number(application.id))
      .execute();
    return rows.length;
  }

  /** Moves what was asked into the past. */
  const age = (id: string, ms: number) =>
    of()
      .app.context.db.updateTable('approval')
      .set({ created_at: new Date(Date.now() - ms), expires_at: new Date(Date.now() - ms + 3 * dayMs) })
      .where('id', '=', Number(id))
      .execute();

  const makeMember = (account: { id: number }, how: { roles?: MemberRole[]; more?: object } = {}) =>
    makePayer(of(), account, how);
  return { makeMember, makeTeam, setPolicy, readPolicy, fund, answer, list, waitingId, countOrders, age, longAgo };
}
