import { paths } from './paths.ts';

const joinFor = (role: string, address: string) =>
  `${paths.signup}?role=${role}&callbackUrl=${encodeURIComponent(address)}`;

/** Sign-up as a brand that continues to a creator's profile, to invite them; signed-in users go there at once. */
export const inviteAfterSignUp = (creatorId: string) =>
  joinFor('brand', paths.influencerProfile('influencer', creatorId));

/** Sign-up links by purpose, which continue to a matching page; signed-in users go there at once. */
export const signUpLinks = {
  brand: joinFor('brand', paths.createCampaign()),
  influencer: joinFor('influencer', paths.dashboard),
  partner: joinFor('partner', paths.jointCampaigns),
} as const;
