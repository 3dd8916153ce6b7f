import { socialAccountCalls } from '../../../contract/social/social-accounts.ts';

/** Loaded with the first focus of the form, which keeps zod out of the first load. */
export const addSocialAccountBody = socialAccountCalls.addSocialAccount.body;
