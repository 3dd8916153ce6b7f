import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, openVisitor, type Visitor } from '../browser.ts';
import type { Deal } from '../campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../campaigns/stage.ts';

export type Look = readonly [width: number, colorScheme: 'light' | 'dark'];

/** Player of a stage, signed in, in their own browser. */
async function enterStage(
  { stage, browser }: { stage: Stage; browser: Browser },
  who: Player,
  [width, colorScheme]: Look,
): Promise<Visitor> {
  const visitor = await openVisitor(browser, stage.app.url, width);
  const { body } = await stage.call(who, `GET /user/${who.id}`);
  await visitor.context.addInitScript(
    ([token, user]) => {
      localStorage.setItem('auth_token', token as string);
      localStorage.setItem('user_profile', user as string);
      localStorage.setItem('brandPopupShown', 'true');
    },
    [who.token, JSON.stringify(body.data)],
  );
  await visitor.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  return visitor;
}

/** A stage with its pages and a browser, open while the journeys of a file run; `enter` signs a player in. */
export function openScene() {
  let opened: { stage: Stage; browser: Browser } | undefined;
  const scene = () => {
    if (!opened) throw new Error('The stage is set before the first journey');
    return opened;
  };
  beforeAll(async () => {
    const [stage, browser] = await Promise.all([setStage({ buildDir: 'build' }), openBrowser()]);
    opened = { stage, browser };
  });
  afterAll(async () => {
    await opened?.browser.close();
    await opened?.stage.app.close();
  });
  return {
    get stage() {
      return scene().stage;
    },
    enter: (who: Player, look: Look) => enterStage(scene(), who, look),
  };
}

/** Opens an applicant on the page of their campaign. */
export async function openApplicant(page: Page, { campaign, application }: Pick<Deal, 'campaign' | 'application'>) {
  await page.goto(`/campaign-details/${campaign.id}?tab=applied`);
  await page.getByRole('button', { name: application.user.fullname }).filter({ visible: true }).click();
}
