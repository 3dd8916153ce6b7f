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
    about: 'Wrong passwords per day for one account from unknown devices; after that only known devices can sign in.',
  },
  EXISTENCE_ANSWERS_AN_HOUR: {
    schema: count,
    fallback: '20',
    about: 'Answers per hour and network that reveal whether an account exists (checkUser, sign-up with a taken name).',
  },
  SIGN_UPS_BEFORE_MOBILE: {
    schema: count,
    fallback: '5',
    about: 'Sign-ups per network and hour after which the mobile number must be confirmed before the email address.',
  },
  NEW_ACCOUNT_CONVERSATIONS: {
    schema: count,
    fallback: '20',
    about: 'Conversations per day that an account younger than 7 days can start without a subscription.',
  },
  FURTHER_ACCOUNTS_A_DAY: {
    schema: count,
    fallback: '3',
    about: 'Additional accounts one person can open in 24 hours.',
  },
  NEW_ACCOUNT_CAMPAIGNS: {
    schema: count,
    fallback: '5',
    about: 'Campaigns per day that an account younger than 7 days can post without a subscription.',
  },
  CAMPAIGN_INVITATIONS_A_DAY: {
    schema: count,
    fallback: '50',
    about: 'Influencers one account can invite to its campaigns in 24 hours.',
  },
  INVITATION_REMINDER_DAYS: {
    schema: count,
    fallback: '3',
    about: 'Days after which one reminder is sent for an unanswered campaign invitation.',
  },
  CRM_MAILS_A_DAY: {
    schema: count,
    fallback: '50',
    about: 'Invitation emails one account can send to creators without an account in 24 hours.',
  },
  CRM_MAILS_PER_ADDRESS: {
    schema: count,
    fallback: '3',
    about: 'Invitation emails one address can receive from all accounts together in 30 days.',
  },
  SOCKETS_PER_USER: {
    schema: count,
    fallback: '20',
    about: 'Maximum live connections per user, counted across processes that share a Redis.',
  },
  BREACHED_PASSWORDS_DIR: {
    schema: z.optional(z.string()),
    about:
      'Folder with Have I Been Pwned range files (SHA-1, named by the first 5 hex digits, with or without .txt), used in addition to the bundled list.',
  },
};
