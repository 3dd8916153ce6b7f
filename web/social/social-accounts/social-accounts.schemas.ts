import { socialAccountCalls } from '../../../contract/social/social-accounts.ts';

/** Fetched with the first focus of the form: zod is no part of the first load. */
export const addSocialAccountBody = socialAccountCalls.addSocialAccount.body;
