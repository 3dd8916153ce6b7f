import type { Browser } from 'playwright-core';
import { openVisitor, type Visitor } from '../browser.ts';
import type { Player, Stage } from '../campaigns/stage.ts';

export type Look = readonly [width: number, colorScheme: 'light' | 'dark'];

/** Player of a stage, signed in, in their own browser. */
export async function enterStage(
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
