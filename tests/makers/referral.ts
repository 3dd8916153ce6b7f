import type { ReferralLink } from '../../contract/money/referrals.ts';
import { qualifyReferral } from '../../server/money/referrals/qualification.service.ts';
import type { TestApp } from '../app.ts';
import { campaignBody } from '../campaigns/campaign-body.ts';
import { makeSocialAccount } from './influencer.ts';
import { signUp } from './sign-up.ts';

interface Person {
  id: string;
  token: string;
}

/** The user's referral page. */
export async function readReferrals(app: TestApp, { token }: { token: string }): Promise<ReferralLink> {
  const { status, body } = await app.api('GET /user/get_referal_link', { token });
  if (status !== 200) throw new Error(`The referral link was refused: ${body.reason}`);
  return body.data as ReferralLink;
}

/** Signs up by this person's link and enters the code. */
export async function signUpBy(
  app: TestApp,
  referrer: { token: string },
  overrides: Record<string, unknown> = {},
  options: { provesMobile?: boolean } = {},
) {
  const { code } = await readReferrals(app, referrer);
  return signUp(app, { referral_code: code, role: 'brand', ...overrides }, options);
}

export function postCampaign(app: TestApp, { token }: { token: string }, overrides = {}) {
  return app.api('POST /campaign/add', { token, body: campaignBody(overrides) });
}

/** Effect of connecting a social account through its provider. */
export async function connectSocial(app: TestApp, { id }: Person): Promise<void> {
  await makeSocialAccount(app.context.db, Number(id));
  await qualifyReferral(app.context, Number(id));
}
