/** Participants of a joint campaign, each in their own browser. */
import type { Browser } from 'playwright-core';
import type { Role } from '../../contract/core/roles.ts';
import type { TestApp } from '../app.ts';
import { openVisitor } from '../browser.ts';
import { makeMember } from '../members.ts';
import { giveAccount } from '../sessions.ts';
import { passTours } from './people.ts';
import type { Party } from './pooling.ts';

interface Entering {
  app: TestApp;
  browser: Browser;
}

interface Screen {
  width: number;
  colorScheme: 'light' | 'dark';
}

/** New member in their own browser. */
export async function enterAsParty(
  { app, browser }: Entering,
  role: Role,
  { width, colorScheme }: Screen,
): Promise<Party> {
  const member = await makeMember(app, role);
  if (role === 'influencer') {
    await giveAccount({ url: app.url, token: member.token, username: `creator${member.id}` });
  }
  await passTours(app.url, { token: member.token, user: { id: String(member.id) } });
  const visitor = await openVisitor(browser, app.url, width);
  const { body } = await app.api(`GET /user/${member.id}`, { token: member.token });
  const profile = body.data as { fullname: string; business_name: string | null };
  await visitor.context.addInitScript(
    ([token, user]) => {
      localStorage.setItem('auth_token', token as string);
      localStorage.setItem('brandPopupShown', 'true');
      if (!localStorage.getItem('user_profile')) localStorage.setItem('user_profile', user as string);
    },
    [member.token, JSON.stringify(profile)],
  );
  await visitor.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  return { ...visitor, ...member, name: profile.business_name ?? profile.fullname };
}
