/** The page of a campaign on a phone: its content, and so its scripts, depend on the reader. */
import { expect, it } from 'vitest';
import type { Campaign } from '../../contract/campaigns/campaigns.ts';
import { paths } from '../../web/lib/paths.ts';
import { expectLightPage, seeAll } from '../browser.ts';
import { callApi } from '../sessions.ts';
import { budgetOf, openPage, startDemoVisitor } from './app-pages.ts';
import { expectGoodPage } from './people.ts';
import { product } from './product.ts';

const visitor = startDemoVisitor({ role: 'influencer', width: 360 });

it.each([
  ['can be applied to', 'get_user_post_campaigns', undefined, 'Apply'],
  ['was applied to', 'get_my_campaigns?relation=applied&standing=waiting', 'offered', 'You receive'],
  ['was agreed on', 'get_my_campaigns?relation=applied&standing=agreed', 'in_progress', 'You receive'],
  ['is paid', 'get_my_campaigns?relation=applied&standing=closed', 'paid', 'You receive'],
  ['was pledged to', 'get_my_campaigns?relation=pledged', undefined, 'Chat with the owner'],
])(
  'a campaign that %s keeps to the budget of its page on an influencer’s phone',
  async (standing, list, status, sign) => {
    const { token } = visitor().session;
    const found = await callApi<Campaign[]>(product.url, `/campaign/all/${list}`, { token });
    const campaign = found.find(({ my_application: own }) => own?.status === status);
    if (!campaign) throw new Error(`The story has no campaign that ${standing}.`);
    const { page, problems, lost, traffic } = await openPage(visitor(), paths.campaign(campaign.id), 'light');
    await page.getByRole('main').getByText(sign, { exact: true }).first().waitFor();
    expect(lost).toEqual([]);
    await expectLightPage(traffic, budgetOf('/campaign-details/:id'));
    await seeAll(page);
    await expectGoodPage(page);
    expect(problems).toEqual([]);
    await page.close();
  },
);
