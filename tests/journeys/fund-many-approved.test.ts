/** A member asks to fund several creators at once, a second one approves it, and the money moves once. */
import { describe, expect, it } from 'vitest';
import { playTeams } from '../campaigns/approving.ts';
import type { Deal } from '../campaigns/paying.ts';
import { widthsOf } from '../looks.ts';
import { expectGoodPage } from './people.ts';
import { openScene } from './stage-visitor.ts';

const scene = openScene();
const { makeTeam, list } = playTeams(() => scene.stage);

/** Accepted offers of one campaign. */
async function agree(brand: { id: number; token: string }, title: string) {
  const { stage } = scene;
  const campaign = await stage.post(brand, { title });
  const deals: Pick<Deal, 'influencer' | 'application'>[] = [];
  for (const amount of [6_000, 7_000, 9_000]) {
    const influencer = await stage.newInfluencer();
    const application = await stage.apply(influencer, campaign, amount);
    await stage.call(brand, `POST /campaign/applications/${application.id}/offers`, { amount, confirm: true });
    await stage.move(influencer, application.id, 'accepted');
    deals.push({ influencer, application });
  }
  return { campaign, deals };
}

describe.each(widthsOf(360))('at %i px', (width) => {
  it('funding three waits for another member, is approved as one, and is paid once', { timeout: 240_000 }, async () => {
    const { owner, asker, approver, scene: team } = await makeTeam();
    const { campaign, deals } = await agree(team.brand, `Sadya for three ${width}`);
    const member = await scene.enter({ id: owner.id, token: asker.token }, [width, 'light']);
    const other = await scene.enter({ id: owner.id, token: approver.token }, [width, 'light']);
    const { page } = member;
    await page.goto(`/campaign-details/${campaign.id}?tab=applied&status=accepted`);
    await page.getByRole('link', { name: 'Fund all accepted' }).click();
    await page.getByRole('button', { name: 'Ask to approve ₹22,000' }).click();
    await page.getByText('₹22,000 waits for the approval of someone else who may pay. Nothing is paid yet.').waitFor();
    await expectGoodPage(page);
    expect(await page.getByRole('dialog', { name: 'Tandem', exact: true }).count()).toBe(0);

    await other.page.goto('/dashboard');
    await other.page.getByRole('heading', { name: /asks to pay ₹22,000/ }).waitFor();
    await other.page.goto('/approvals');
    await other.page.getByRole('button', { name: /^Review: / }).click();
    await expectGoodPage(other.page);
    await other.page.getByRole('dialog').getByRole('button', { name: 'Approve ₹22,000' }).click();
    await other.page.getByRole('heading', { name: 'How fast you answer' }).waitFor();
    await other.page.getByText('₹22,000 is on its way.').waitFor();

    await page.reload();
    await page.getByRole('button', { name: 'Fund 3 for ₹22,000' }).click();
    const checkout = page.getByRole('dialog', { name: 'Tandem', exact: true });
    await checkout.getByRole('button', { name: 'Pay', exact: true }).click();
    const done = page.getByRole('dialog', { name: '₹22,000 is on hold' });
    await done.waitFor();
    await expectGoodPage(page);
    await done.getByRole('button', { name: 'Okay' }).click();
    await page.getByRole('heading', { name: 'Nothing waits to be funded' }).waitFor();

    for (const { application, influencer } of deals) {
      const path = `GET /campaign/applications/${application.id}/escrow`;
      expect((await scene.stage.call(influencer, path)).body.data).toMatchObject({ status: 'held' });
    }
    expect((await list(approver)).filter(({ status }) => status === 'waiting')).toEqual([]);
    for (const { context, problems } of [member, other]) {
      expect(problems).toEqual([]);
      await context.close();
    }
  });
});
