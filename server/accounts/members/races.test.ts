/** Removals and changes of role against payments and approvals at once, and an admin's second self: one outcome each. */
import { describe, expect, it } from 'vitest';
import { playTeams } from '../../../tests/campaigns/approving.ts';
import { openClockedStage } from '../../../tests/campaigns/clocked-stage.ts';
import { type Deal, strikeDeal } from '../../../tests/campaigns/paying.ts';
import type { Stage } from '../../../tests/campaigns/stage.ts';
import { stepUp } from '../../../tests/step-up.ts';

let stage: Stage;
openClockedStage((opened) => {
  stage = opened;
});

const { makeTeam, makeMember, fund, answer, waitingId, countOrders, list } = playTeams(() => stage);

type Team = Awaited<ReturnType<typeof makeTeam>>;
const remove = ({ owner }: Team, { personId }: { personId: number }) =>
  stage.app.api(`DELETE /members/${personId}`, { token: owner.token });
const change = ({ owner }: Team, { personId }: { personId: number }, role: string) =>
  stage.app.api(`PUT /members/${personId}`, { token: owner.token, body: { roles: [role] } });

/** The agreement was paid once if the answer was 200, else not at all, and cannot be paid any more. */
async function expectOne(deal: Deal, status: number, again: () => Promise<{ status: number }>): Promise<void> {
  expect(await countOrders(deal)).toBe(status === 200 ? 1 : 0);
  expect((await again()).status).not.toBe(200);
  expect(await countOrders(deal)).toBe(status === 200 ? 1 : 0);
}

describe('at once', () => {
  it.each([
    ['removal', remove],
    ['change of role', (team: Team, who: Team['asker']) => change(team, who, 'viewer')],
  ] as const)('a payment and the %s of who makes it leave one outcome', async (_, end) => {
    const team = await makeTeam(null);
    const [deal, next] = [await strikeDeal(team.scene), await strikeDeal(team.scene)];
    const [paid, ended] = await Promise.all([fund(team.asker, deal), end(team, team.asker)]);
    expect(ended.status).toBe(200);
    await expectOne(deal, paid.status, () => fund(team.asker, deal));
    expect((await fund(team.asker, next)).status).not.toBe(200);
    expect(await countOrders(next)).toBe(0);
  });

  it.each([
    ['removal of who approves', (team: Team) => remove(team, team.approver)],
    ['removal of who asked', (team: Team) => remove(team, team.asker)],
    ['change of role of who asked', (team: Team) => change(team, team.asker, 'viewer')],
  ] as const)('an approval and the %s leave one outcome', async (_, end) => {
    const team = await makeTeam();
    const deal = await strikeDeal(team.scene);
    const id = waitingId(await fund(team.asker, deal));
    const [approved, ended] = await Promise.all([answer(team.approver, id, 'approved'), end(team)]);
    expect(ended.status).toBe(200);
    await expectOne(deal, approved.status, () => answer(team.approver, id, 'approved'));
    const owner = (await list(team.owner)).find((one) => one.id === id);
    expect(owner?.status).toBe(approved.status === 200 ? 'approved' : 'waiting');
  });
});

describe('an admin', () => {
  it('makes no second self that pays: not by invitation, by change of role, nor by themself', async () => {
    const team = await makeTeam();
    const admin = await makeMember(team.owner, { roles: ['admin'] });
    const self = await makeMember(team.owner, { roles: ['viewer'] });
    await stepUp(stage.app, admin.homeToken);
    const call = (path: string, body: object) => stage.app.api(path, { token: admin.token, body });
    for (const role of ['finance', 'owner', 'admin']) {
      const invited = await call('POST /members/invitations', { email: 'second.self@example.test', roles: [role] });
      expect(invited.body.code, role).toBe('ROLE');
      for (const { personId } of [self, admin]) {
        expect((await call(`PUT /members/${personId}`, { roles: [role] })).body.code, role).toBe('ROLE');
      }
    }
    // Somebody they may invite gets nothing that pays by their hand either.
    expect((await call(`PUT /members/${self.personId}`, { roles: ['manager'] })).status).toBe(200);
    expect((await fund(self, await strikeDeal(team.scene))).body.code).toBe('ROLE');
  });
});
