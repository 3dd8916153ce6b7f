import * as z from 'zod/mini';

const count = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'a whole number from 1')),
  z.pipe(z.transform(Number), z.number()),
);

/** Limits that an operator can override. Source: the product's rules, "Sign-in security" and "Finding". */
export const limitVariables = {
  WRONG_SIGN_INS_A_DAY: {
    schema: count,
    fallback: '100',
    about:
      'Wrong passwords a day for one account from devices it was never signed in on; then only known devices sign in.',
  },
  EXISTENCE_ANSWERS_AN_HOUR: {
    schema: count,
    fallback: '20',
    about: 'Answers an hour that tell one network whether an account exists (checkUser, sign-up with a taken name).',
  },
  SIGN_UPS_BEFORE_MOBILE: {
    schema: count,
    fallback: '5',
    about: 'Sign-ups of one network in an hour after which the mobile number is confirmed before the email.',
  },
  NEW_ACCOUNT_CONVERSATIONS: {
    schema: count,
    fallback: '20',
    about: 'Conversations a day that an account younger than 7 days may start without a subscription.',
  },
  FURTHER_ACCOUNTS_A_DAY: {
    schema: count,
    fallback: '3',
    about: 'Further accounts that one person may open in 24 hours.',
  },
  NEW_ACCOUNT_CAMPAIGNS: {
    schema: count,
    fallback: '5',
    about: 'Campaigns a day that an account younger than 7 days may post without a subscription.',
  },
  CAMPAIGN_INVITATIONS_A_DAY: {
    schema: count,
    fallback: '50',
    about: 'Influencers that one account may invite to its campaigns in 24 hours.',
  },
  INVITATION_REMINDER_DAYS: {
    schema: count,
    fallback: '3',
    about: 'Days after which an unanswered invitation to a campaign is reminded of, once.',
  },
  CRM_MAILS_A_DAY: {
    schema: count,
    fallback: '50',
    about: 'Mails in 24 hours by which one account may ask creators without an account to join.',
  },
  CRM_MAILS_PER_ADDRESS: {
    schema: count,
    fallback: '3',
    about: 'Mails in 30 days by which all accounts together may ask one address to join.',
  },
  SOCKETS_PER_USER: {
    schema: count,
    fallback: '20',
    about: 'Live connections that one user may have at a time, to each process.',
  },
  BREACHED_PASSWORDS_DIR: {
    schema: z.optional(z.string()),
    about:
      'Folder with range files of Have I Been Pwned (SHA-1, named by the first 5 hex digits, with or without .txt). The list in the package is always used.',
  },
};
