import * as z from 'zod/mini';
import { messageLengthCeiling, messageMaxLength } from '../../../contract/chat/messages.ts';
import { platformTerms } from '../../../contract/core/platform-terms.ts';
import { isGstin } from '../../../contract/money/gstin.ts';
import { isProxyList } from '../http/trusted-proxies.ts';
import { databaseVariables } from './config-database.ts';
import { dealVariables } from './config-deals.ts';
import { lawVariables } from './config-law.ts';
import { limitVariables } from './config-limits.ts';
import { operatingVariables } from './config-operating.ts';
import { poolVariables } from './config-pools.ts';
import { rewardVariables } from './config-rewards.ts';

const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, 'a port number from 0 to 65535')),
  z.pipe(z.transform(Number), z.number().check(z.maximum(65535, 'a port number from 0 to 65535'))),
);
const onOff = z.pipe(
  z.enum(['0', '1'], '0 or 1'),
  z.transform((value) => value === '1'),
);
const wholeNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,6}$/, 'a whole number')),
  z.pipe(z.transform(Number), z.number()),
);
const lengths = `a number from 1 to ${messageLengthCeiling}`;
const messageLength = z.pipe(
  wholeNumber,
  z.number().check(z.minimum(1, lengths), z.maximum(messageLengthCeiling, lengths)),
);
const percent = z.pipe(
  z.string().check(z.regex(/^(?:100|\d{1,2})$/, 'a per cent from 0 to 100')),
  z.pipe(z.transform(Number), z.number()),
);
const httpUrl = z.string().check(z.regex(/^https?:\/\/[^\s/]+\/?$/, 'an address such as https://tandem.example'));

export interface Variable {
  schema: z.ZodMiniType;
  /** One line for the operating guide. */
  about: string;
  fallback?: string;
  secret?: boolean;
}

/** Every variable the product reads. The operating guide's table is made from this list. */
export const variables = {
  ...operatingVariables,
  PORT: { schema: port, fallback: '3000', about: 'Port to listen on.' },
  HOST: {
    schema: z.string(),
    fallback: '127.0.0.1',
    about: 'Address to listen on. Anything but loopback means production.',
  },
  PUBLIC_URL: {
    schema: z.optional(httpUrl),
    fallback: 'http://localhost:PORT',
    about: 'Address people reach the product at.',
  },
  DATA_DIR: {
    schema: z.string(),
    fallback: '.data',
    about: 'Folder for the embedded database, uploads and the made secret.',
  },
  ...databaseVariables,
  REDIS_URL: {
    schema: z.optional(
      z.string().check(z.refine((value) => /^rediss?:\/\//.test(value) && URL.canParse(value), 'a redis:// address')),
    ),
    about: 'Redis that carries live events between several processes. Not needed by one.',
    secret: true,
  },
  TRUST_PROXY: {
    schema: z.optional(z.string().check(z.refine(isProxyList, 'a number of proxies, or their addresses with commas'))),
    about: 'Number or addresses of proxies whose X-Forwarded-* headers are believed. Needed with an https PUBLIC_URL.',
  },
  SECRET_KEY: {
    schema: z.optional(z.string().check(z.minLength(32, 'at least 32 characters'))),
    about: 'Key for signed links and encrypted fields. Made once in DATA_DIR; needed with DATABASE_URL.',
    secret: true,
  },
  BRAND_NAME: {
    schema: z.string().check(z.minLength(1), z.maxLength(40)),
    fallback: 'Tandem',
    about: 'Name shown to people.',
  },
  SUPPORT_EMAIL: {
    schema: z.string(),
    fallback: 'support@tandem.example',
    about: 'Contact address in the footer and in mails.',
  },
  INFLUENCER_CLAIM: {
    schema: z.string().check(z.minLength(1), z.maxLength(20)),
    fallback: '2.5M+',
    about: 'Number of influencers the plans advertise data on.',
  },
  WELCOME_COINS: {
    schema: wholeNumber,
    fallback: String(platformTerms.welcomeCoins),
    about: 'Coins given when a mobile is proven, once a number.',
  },
  UNLOCK_COINS: {
    schema: wholeNumber,
    fallback: String(platformTerms.unlockCoins),
    about: 'Coins an unlock costs once the free ones are used.',
  },
  FREE_UNLOCKS: {
    schema: wholeNumber,
    fallback: String(platformTerms.freeUnlocks),
    about: 'Free unlocks in a calendar month (Asia/Kolkata) without a subscription.',
  },
  UNLOCK_SILENT_DAYS: {
    schema: wholeNumber,
    fallback: String(platformTerms.unlockSilentDays),
    about: 'Days without a reply to a message after which an unlock comes back.',
  },
  UNLOCK_REPORT_REFUNDS: {
    schema: wholeNumber,
    fallback: '5',
    about: 'Unlocks a month that come back at once when reported as dead; an operator looks at further ones.',
  },
  SUPPLIER_NAME: {
    schema: z.optional(z.string().check(z.maxLength(120))),
    about: 'Legal name on invoices; BRAND_NAME when not set.',
  },
  SUPPLIER_ADDRESS: {
    schema: z.optional(z.string().check(z.maxLength(300))),
    about: 'Registered address on invoices.',
  },
  SUPPLIER_GSTIN: {
    schema: z.optional(z.string().check(z.refine(isGstin, 'a GSTIN of 15 characters whose check character fits'))),
    about: 'GST registration of the supplier. Without it no GST is collected and receipts stand in for tax invoices.',
  },
  GRIEVANCE_OFFICER: {
    schema: z.optional(z.string().check(z.maxLength(120))),
    about: 'Name of the grievance officer, whom the policies name; they ask for the office when not set.',
  },
  GRIEVANCE_EMAIL: {
    schema: z.optional(z.string().check(z.maxLength(254))),
    about: 'Address for complaints and questions about personal data; SUPPORT_EMAIL when not set.',
  },
  ...rewardVariables,
  INVITATIONS_A_DAY: {
    schema: wholeNumber,
    fallback: '100',
    about: 'Invitations by mail and SMS a person may send in 24 hours.',
  },
  MIN_PAYOUT: {
    schema: wholeNumber,
    fallback: String(platformTerms.minPayout),
    about: 'Smallest payout, in rupees.',
  },
  PAYOUT_TARGET_HOURS: {
    schema: wholeNumber,
    fallback: String(platformTerms.payoutTargetHours),
    about: 'Hours a new payment method waits before its first payout.',
  },
  PLATFORM_FEE: {
    schema: percent,
    fallback: String(platformTerms.platformFee),
    about: 'Per cent of a creator’s price that is kept, GST included.',
  },
  AUTO_RELEASE_DAYS: {
    schema: wholeNumber,
    fallback: String(platformTerms.autoReleaseDays),
    about: 'Days of a brand’s silence that approve handed-in work.',
  },
  ...lawVariables,
  ...poolVariables,
  ...dealVariables,
  REVISIONS_INCLUDED: {
    schema: wholeNumber,
    fallback: '2',
    about: 'How often changes may be asked for, for each piece of work, before it takes a change order.',
  },
  REVIEW_DAYS: {
    schema: wholeNumber,
    fallback: '14',
    about: 'Days the second side has for its review; then the first one is shown without it.',
  },
  MESSAGE_LENGTH: {
    schema: messageLength,
    fallback: String(messageMaxLength),
    about: `Characters a message can have, ${messageLengthCeiling} at most.`,
  },
  CHAT_AWAY_MINUTES: {
    schema: wholeNumber,
    fallback: '5',
    about: 'Minutes without a sign of life after which a new chat is notified.',
  },
  NOTICE_MAIL_MINUTES: {
    schema: wholeNumber,
    fallback: '5',
    about: 'Minutes in which notices of one kind are gathered into one email.',
  },
  CHAT_MAIL_MINUTES: {
    schema: wholeNumber,
    fallback: '15',
    about: 'Minutes a new chat may be unread before an email tells of it.',
  },
  NOTICE_DAYS: {
    schema: wholeNumber,
    fallback: String(platformTerms.noticeDays),
    about: 'Days after which notifications that were read are cleared away.',
  },
  DISK_QUOTA_MB: {
    schema: wholeNumber,
    fallback: '2000',
    about: 'Megabytes that the files of an account may take.',
  },
  DISK_QUOTA_SUBSCRIBER_MB: {
    schema: wholeNumber,
    fallback: '20000',
    about: 'The same for an account with a subscription.',
  },
  RATE_LIMITS: {
    schema: z.enum(['on', 'off'], 'on or off'),
    fallback: 'on',
    about: 'off lifts every limit of frequency, and the proof of mobile at sign-up; refused in production.',
  },
  ...limitVariables,
  SEARCH_INDEX: {
    schema: onOff,
    fallback: '1',
    about: '0 has PostgreSQL answer every search: saves about 300 bytes of memory a profile.',
  },
  SEARCH_THREADS: {
    schema: z.optional(
      z.pipe(
        wholeNumber,
        z.number().check(z.minimum(1, 'a number from 1 to 64'), z.maximum(64, 'a number from 1 to 64')),
      ),
    ),
    about: 'Threads that search the index; one less than there are processors, 1 to 4, when not set.',
  },
  SANDBOX: {
    schema: z.optional(onOff),
    about:
      'The outside world in small (mail, sign-in, payments). On by itself on loopback only; answers on its own machine only.',
  },
  DEMO: { schema: z.optional(onOff), about: 'Make the demo story at the first start. On by itself on loopback only.' },
  NO_OPEN: { schema: z.optional(onOff), about: '1 keeps the browser from being opened at the first start.' },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'a log level'),
    fallback: 'info',
    about: 'How much the log says.',
  },
  SMTP_URL: {
    schema: z.optional(z.string().check(z.regex(/^smtps?:\/\//, 'an smtp:// address'))),
    about: 'Mail server. Needed in production.',
    secret: true,
  },
  MAIL_FROM: { schema: z.optional(z.string()), about: 'Sender of mails; SUPPORT_EMAIL when not set.' },
  SMS_URL: {
    schema: z.optional(z.string().check(z.regex(/^https:\/\//, 'an https:// address'))),
    about: 'HTTP gateway that takes {to, text} for registered SMS templates.',
  },
  SMS_TOKEN: { schema: z.optional(z.string()), about: 'Bearer token of the SMS gateway.', secret: true },
  GOOGLE_CLIENT_ID: {
    schema: z.optional(z.string()),
    about: 'OAuth client for sign-in with Google, and with its secret for YouTube channels.',
  },
  GOOGLE_CLIENT_SECRET: {
    schema: z.optional(z.string()),
    about: 'Its secret. Google leads back to PUBLIC_URL/social-account-connect.',
    secret: true,
  },
  INSTAGRAM_APP_ID: {
    schema: z.optional(z.string()),
    about: 'Instagram app (Instagram Login) that accounts are connected with; leads back to the same page.',
  },
  INSTAGRAM_APP_SECRET: { schema: z.optional(z.string()), about: 'Its secret.', secret: true },
  FACEBOOK_APP_ID: {
    schema: z.optional(z.string()),
    about: 'App for sign-in with Facebook and for connecting Pages; leads back to /login and to the same page.',
  },
  FACEBOOK_APP_SECRET: { schema: z.optional(z.string()), about: 'Its secret.', secret: true },
  RAZORPAY_KEY_ID: {
    schema: z.optional(z.string()),
    about: 'Key of the payment gateway. Without it the sandbox stands in.',
  },
  RAZORPAY_KEY_SECRET: { schema: z.optional(z.string()), about: 'Its secret.', secret: true },
  RAZORPAY_WEBHOOK_SECRET: {
    schema: z.optional(z.string()),
    about: 'Secret of the webhook PUBLIC_URL/api/payments/webhook, as set at the gateway.',
    secret: true,
  },
  RAZORPAYX_ACCOUNT: {
    schema: z.optional(z.string().check(z.regex(/^\w{6,22}$/, 'the account number that RazorpayX shows'))),
    about: 'Account that payouts are made from (RazorpayX). With gateway keys but without it nobody can withdraw.',
  },
} satisfies Record<string, Variable>;
