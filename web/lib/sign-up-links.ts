import { paths } from './paths.ts';

const joinFor = (role: string, address: string) =>
  `${paths.signup}?role=${role}&callbackUrl=${encodeURIComponent(address)}`;

/** Sign-up links by purpose, which continue to a matching page; signed-in users go there at once. */
export const signUpLinks = {
  brand: joinFor('brand', paths.createCampaign()),
  influencer: joinFor('influencer', paths.campaignPosts),
  partner: joinFor('partner', paths.jointCampaigns),
} as const;
