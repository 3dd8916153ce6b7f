import { paths } from './paths.ts';

const joinFor = (role: string, address: string) =>
  `${paths.signup}?role=${role}&callbackUrl=${encodeURIComponent(address)}`;

/** Sign-up by what somebody is after: there it leads on to, and who is signed in already comes there at once. */
export const joinAs = {
  brand: joinFor('brand', paths.createCampaign()),
  influencer: joinFor('influencer', paths.campaignPosts),
  partner: joinFor('partner', paths.jointCampaigns),
} as const;
